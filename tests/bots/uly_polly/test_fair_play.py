"""Bots make legal moves everywhere, know only what their seat knows, and refuse the impossible."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sheepfold.bots.uly_polly import LEVELS, OPPONENTS, propose
from sheepfold.bots.uly_polly.levels import DOGS, Player
from sheepfold.bots.uly_polly.owl_wolf import gathers
from sheepfold.bots.uly_polly.planned import plan_for
from sheepfold.bots.uly_polly.wolves import still, waller
from sheepfold.games import GAMES, uly_polly
from sheepfold.games.contract import ImpossibleView, Twin, replay_twin
from sheepfold.games.uly_polly import Options, View
from sheepfold.games.uly_polly.pieces import Propose
from sheepfold.lab.arena import play
from tests.bots.uly_polly.plans import BOARD
from tests.bots.uly_polly.positions import OPTIONS, acting, moved, walk
from tests.bots.work import worked

PLAYERS = {**LEVELS, **OPPONENTS}


def option_name(options: Options) -> str:
    return f"{options.rows}x{options.columns}-{options.flips}-{options.patience}"


@pytest.mark.parametrize("options", OPTIONS, ids=option_name)
def test_every_move_is_legal(options: Options, effort: int) -> None:
    rng = Random(1)
    for game in range(2 * effort):
        for state in walk(options, 2 + game % 4, rng, steps=40):
            if state.turn is None:
                break
            view = acting(state)
            for name, bot in PLAYERS.items():
                if (
                    name == "reader" and rng.random() < 0.9
                ):  # it is slow, because it evaluates every swap
                    continue
                assert bot(view, rng) in uly_polly.legal(view), name


def twin_of(view: View, rng: Random) -> View:
    """What the same seat sees in a game that differs in what it may not know."""
    twin: Twin = uly_polly.redeal(view, rng)
    last: Any
    *_, last = replay_twin(GAMES["uly_polly"], twin)
    return uly_polly.view(last, view.viewer)


@pytest.mark.parametrize("name", [*LEVELS, *DOGS])
def test_twins_are_played_the_same(name: str, effort: int) -> None:
    rng = Random(2)
    met = 0
    for _ in range(2 * effort):
        for state in walk(Options(patience=2 + met % 5), 3, rng):
            if state.turn is None or state.phase not in ("start", "step"):
                continue
            met += 1
            view = acting(state)
            seed = rng.random()
            PLAYERS[name](view, Random(seed))  # fill the caches, which hold no secrets
            assert worked(PLAYERS[name], view, seed) == worked(
                PLAYERS[name], twin_of(view, rng), seed
            )
    assert met > 20


@pytest.mark.parametrize("options", OPTIONS, ids=option_name)
def test_wolves_that_give_nothing_away_ignore_their_place(options: Options, effort: int) -> None:
    """Without a plan, the strongest wolf is one of them until one flip is left, and after it has
    gathered."""
    rng = Random(3)
    for _ in range(2 * effort):
        for state in walk(options, 2, rng, steps=40):
            if state.phase != "swap":
                continue
            view = acting(state)
            elsewhere = moved(view, rng)
            seed = rng.random()
            quiet: list[Player] = [still, waller]
            if options.flips - view.turned > 1 or view.idle > 0:
                quiet.append(gathers)
            for wolf in quiet:
                wolf(view, Random(seed))
                assert worked(wolf, view, seed) == worked(wolf, elsewhere, seed)


@pytest.mark.usefixtures("plans")
def test_a_wolf_with_a_plan_works_as_much_wherever_it_is(effort: int) -> None:
    """Its swap may depend on its place, but not how long it takes, nor how much luck it needs."""
    rng = Random(4)
    options = BOARD
    assert plan_for(options)
    owl, met = LEVELS["owl"], 0
    for _ in range(3 * effort):
        state = uly_polly.start(options, 2, uly_polly.Outcome(1))
        while state.turn is not None and not state.rounds:
            view = acting(state)
            move = owl(view, rng)
            if state.phase == "swap":
                elsewhere, seed = moved(view, rng), rng.random()
                owl(elsewhere, Random(seed))
                assert worked(owl, view, seed)[1:] == worked(owl, elsewhere, seed)[1:]
                met += 1
            state, _ = uly_polly.play(state, state.turn, move)
    assert met > 10


def test_a_proposal_is_legal_and_follows_the_others() -> None:
    options = Options(first_wolf=1)
    state = uly_polly.start(options, 3, uly_polly.Outcome(1))
    state, _ = uly_polly.play(state, 1, uly_polly.parse("hide a1", options))
    assert propose(uly_polly.view(state, 2), Random(1)) in uly_polly.free(uly_polly.view(state, 2))
    state, _ = uly_polly.play(state, 2, Propose(3))
    assert propose(uly_polly.view(state, 3), Random(1)) == Propose(3)
    for seat in (1, 2, None):  # the wolf, one that has proposed, and a spectator
        assert propose(uly_polly.view(state, seat), Random(1)) is None


@pytest.mark.parametrize("name", PLAYERS)
def test_an_impossible_view_is_refused(name: str) -> None:
    bot = PLAYERS[name]
    options = Options(first_wolf=1)
    state = uly_polly.start(options, 2, uly_polly.Outcome(1))
    moves = [(1, "hide a1"), (2, "start b2"), (1, "c3-c4"), (2, "c3"), (1, "a1-a2"), (2, "c2")]
    for seat, text in moves[:-1]:
        state, _ = uly_polly.play(state, seat, uly_polly.parse(text, options))
    seen = uly_polly.view(state, 2)
    for wrong in (
        replace(seen, viewer=1),
        replace(seen, viewer=None),
        replace(seen, dog=None),
        replace(seen, tiles=(0,) * 16),
        replace(seen, tiles=(0,) * 9),
        replace(seen, history=seen.history[:-1]),
        replace(seen, actors=()),
    ):
        with pytest.raises(ImpossibleView):
            bot(wrong, Random(1))
    state, _ = uly_polly.play(state, *_last(moves, options))
    mine = uly_polly.view(state, 1)
    for wrong in (replace(mine, wolf=None), replace(mine, wolf=mine.dog), replace(mine, wolf=99)):
        with pytest.raises(ImpossibleView):
            bot(wrong, Random(1))


def _last(moves: list[tuple[int, str]], options: Options) -> tuple[int, uly_polly.Move]:
    seat, text = moves[-1]
    return seat, uly_polly.parse(text, options)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("patience", [None, 1000])
def test_games_with_much_patience_come_to_an_end(name: str, patience: int | None) -> None:
    """A dog must not wait for the wolf forever."""
    played = play(GAMES["uly_polly"], Options(patience=patience), [LEVELS[name]] * 2, Random(1))
    assert played.moves < 1000
