"""Why a bot moved: the reasons are those of its level, and they are true."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from sheepfold.bots import bots_of
from sheepfold.bots import uly_polly as uly_polly_bots
from sheepfold.bots.policy import Reason
from sheepfold.bots.wooolf.play import Deduction
from sheepfold.bots.wooolf.simple import PATIENCE
from sheepfold.games import GAMES, uly_polly, wooolf
from sheepfold.games.contract import Game, replay_twin
from sheepfold.games.uly_polly.pieces import RoundEnded, Step, meadow
from sheepfold.games.wooolf.pieces import Peek
from sheepfold.locales import LANGUAGES, say
from tests.bots.uly_polly import changes_of_mind as uly_polly_changes
from tests.bots.uly_polly import truth as uly_polly_truth
from tests.bots.uly_polly.plans import BOARD, CORNERS
from tests.bots.uly_polly.positions import OPTIONS, acting, last_flips, walk
from tests.bots.wooolf import changes_of_mind as wooolf_changes
from tests.bots.wooolf import truth as wooolf_truth
from tests.bots.wooolf.positions import views
from tests.games.random_play import random_game

BOARDS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (2, {"patience": 2}),
    (4, {"patience": 3}),
    (2, {"rows": 3, "columns": 3, "flips": 4, "patience": 4}),
    (2, {"rows": 5, "columns": 4, "flips": 9, "patience": None}),
]
CIRCLES: list[tuple[int, dict[str, Any]]] = [
    (5, {}),
    (4, {"round_limit": 3}),
    (5, {"advanced": True}),
    (7, {}),
    (4, {"round_limit": None}),
]
ULY_POLLY_CHECKS = uly_polly_truth.CHECKS | uly_polly_changes.CHECKS
WOOOLF_CHECKS = wooolf_truth.CHECKS | wooolf_changes.CHECKS
DEALS = 0.05
"""The share of moves at a small table for which all deals are tried."""


class Moment(NamedTuple):
    """A move of a bot."""

    view: Any
    move: Any
    seed: int
    events: tuple[Any, ...]


def bot_game(game: Game, level: str, options: Any, seats: int, rng: Random) -> Iterator[Moment]:
    """A game among bots of one level; every move is drawn with a seed of its own."""
    state = game.start(options, seats, game.deal(options, seats, rng))
    while actors := game.actors(state):
        seat = rng.choice(actors)
        state = with_proposals(game, state, rng)
        view, seed = game.view(state, seat), rng.getrandbits(32)
        move = bots_of(game.NAME).levels[level](view, Random(seed))
        state, events = game.play(state, seat, move, game.chance(state, seat, move, rng))
        yield Moment(view, move, seed, events)


def with_proposals(game: Game, state: Any, rng: Random) -> Any:
    """What bots propose to each other before the dog is put on a tile, now and then."""
    propose = bots_of(game.NAME).propose
    for seat in range(1, state.seats + 1):
        move = None if propose is None else propose(game.view(state, seat), rng)
        if move is not None and rng.random() < 0.3:
            state, _ = game.play(state, seat, move, None)
    return state


@pytest.mark.parametrize("level", bots_of("uly_polly").levels)
def test_reasons_in_uly_polly_are_true(level: str, effort: int) -> None:
    rng = Random(f"truth {level}")
    for number in range(6 * effort):
        seats, options = BOARDS[number % len(BOARDS)]
        safe = False
        for view, move, seed, events in bot_game(
            GAMES["uly_polly"], level, uly_polly.Options(**options), seats, rng
        ):
            told = bots_of("uly_polly").levels[level].why(view, move)
            assert told
            for key, facts in told:
                fact = uly_polly_truth.Told(level, view, move, seed, facts)
                assert ULY_POLLY_CHECKS[key](fact), (key, fact)
                safe = safe or key == "uly_polly-gathered"
            for event in events:
                if isinstance(event, RoundEnded):
                    assert not (safe and event.round.found)  # it was kept away to the end
                    safe = False


@pytest.mark.parametrize("level", bots_of("wooolf").levels)
def test_reasons_in_wooolf_are_true(level: str, effort: int) -> None:
    rng = Random(f"truth {level}")
    for number in range(5 * effort):
        seats, options = CIRCLES[number % len(CIRCLES)]
        for view, move, seed, _ in bot_game(
            GAMES["wooolf"], level, wooolf.Options(**options), seats, rng
        ):
            told = bots_of("wooolf").levels[level].why(view, move)
            assert told
            by_deals = seats <= 5 and rng.random() < DEALS
            for key, facts in told:
                fact = wooolf_truth.Told(level, view, move, seed, facts, by_deals)
                assert WOOOLF_CHECKS[key](fact), (key, fact)


def reasons(count: int) -> Iterator[Reason]:
    """The reasons for moves in all kinds of positions of both games."""
    rng = Random("why")
    for options in OPTIONS:
        for state in walk(options, 2, rng, steps=40 * count):
            if state.turn is not None:
                view = acting(state)
                for level, bot in bots_of("uly_polly").levels.items():
                    yield from bots_of("uly_polly").levels[level].why(view, bot(view, rng))
    for seen in views(42 * count, "why"):
        for level, bot in bots_of("wooolf").levels.items():
            yield from bots_of("wooolf").levels[level].why(seen, bot(seen, rng))


def a_proposed_start() -> list[Reason]:
    """A start tile that a partner proposed."""
    options = uly_polly.Options(first_wolf=1)
    state = uly_polly.start(options, 3, uly_polly.Outcome(1))
    for seat, text in [(1, "hide a1"), (3, "propose c4")]:
        state, _ = uly_polly.play(state, seat, uly_polly.parse(text, options))
    view = uly_polly.view(state, 2)
    return (
        bots_of("uly_polly")
        .levels["owl"]
        .why(view, bots_of("uly_polly").levels["owl"](view, Random(1)))
    )


def guarding() -> Iterator[Reason]:
    """The owl's wolf gathers at the last flip; the dog walks on, and the wolf swaps again."""
    rng = Random("guard")
    owl = uly_polly_bots.LEVELS["owl"]
    for state in last_flips(uly_polly.Options(), rng, 20):
        swap = owl(acting(state), rng)
        yield from owl.why(acting(state), swap)
        state, _ = uly_polly.play(state, state.wolf_seat, swap)
        assert state.dog is not None
        walks = [to for to in meadow(4, 4).neighbours[state.dog] if state.tiles[to]]
        if walks:
            state, _ = uly_polly.play(state, state.dog_seat, Step(walks[0]))
            yield from owl.why(acting(state), owl(acting(state), rng))


def following_a_plan() -> Iterator[Reason]:
    """The owl's wolf on boards that it has a plan for; every reason is checked."""
    for number, options in enumerate((BOARD, CORNERS)):
        for seed in range(6):
            for view, move, drawn, _ in bot_game(
                GAMES["uly_polly"], "owl", options, 2, Random(f"plan {number} {seed}")
            ):
                for key, facts in uly_polly_bots.LEVELS["owl"].why(view, move):
                    fact = uly_polly_truth.Told("owl", view, move, drawn, facts)
                    assert ULY_POLLY_CHECKS[key](fact), (key, fact)
                    yield key, facts


def undecided() -> list[Reason]:
    """For nine turns everyone has looked at one and the same player: hardly anything is known."""
    rng = Random("late")
    options = wooolf.Options(round_limit=None)
    state = wooolf.start(options, 5, wooolf.deal(options, 5, rng))
    (seat,) = wooolf.actors(state)
    while state.taken[seat - 1] < PATIENCE or wooolf.actors(state) != (seat,):
        (by,) = wooolf.actors(state)
        move = Peek(1 if by != 1 else 2, "left")
        state, _ = wooolf.play(state, by, move, wooolf.chance(state, by, move, rng))
    view = wooolf.view(state, seat)
    return bots_of("wooolf").levels["fox"].why(view, bots_of("wooolf").levels["fox"](view, rng))


def nearly_sure() -> list[Reason]:
    """A fox that wants only a little more than it has."""
    for view in views(42, "nearly"):
        thought = bots_of("wooolf").levels["fox"].think(view)
        assert isinstance(thought, Deduction)
        if thought.refused() is None and not thought.late:
            wanting = thought._replace(enough=thought.best + 0.0001)
            return wanting.why(wanting.draw(Random(1)))
    return []


def among_lambs(wanted: set[str]) -> Iterator[Reason]:
    """What an owl would say in place of a lamb: others peek at its cards, and guess early."""
    owl = bots_of("wooolf").levels["owl"]
    missing = set(wanted)
    for seed in range(20):
        for view, _, drawn, _ in bot_game(
            GAMES["wooolf"], "lamb", wooolf.Options(), 4, Random(f"lambs {seed}")
        ):
            told = owl.why(view, owl(view, Random(drawn)))
            yield from told
            missing -= {key for key, _ in told}
            if not missing:
                return


@pytest.mark.usefixtures("plans")
def test_every_reason_can_be_said_and_every_sentence_is_needed(effort: int) -> None:
    found = [*reasons(effort), *a_proposed_start(), *guarding(), *undecided(), *nearly_sure()]
    found += following_a_plan()
    found += among_lambs({"wooolf-changed-mine", "wooolf-changed-guess"})
    assert {key for key, _ in found} == {*ULY_POLLY_CHECKS, *WOOOLF_CHECKS}
    for key, facts in found:
        shares = ("percent", "enough", "known", "before")
        chances = [facts[name] for name in shares if name in facts]
        assert all(0 <= int(chance) <= 100 for chance in chances)
        for language in LANGUAGES:
            assert say(language, f"why-{key}", **facts)


@pytest.mark.parametrize("name", GAMES)
def test_twins_are_given_the_same_reasons(name: str, effort: int) -> None:
    rng = Random(f"twins {name}")
    game: Game = GAMES[name]
    for number in range(6 * effort):
        seats = (
            (5, 4, 3)[number % 3] if name == "uly_polly" else game.SEATS[number % len(game.SEATS)]
        )
        states = [m.state for m in random_game(game, game.Options(), seats, rng, 0.0)][:-1]
        state = rng.choice(states)
        seat = rng.choice(game.actors(state))
        view = game.view(state, seat)
        *_, twin = replay_twin(game, game.redeal(view, rng))
        for level in bots_of(name).levels:
            move = bots_of(name).levels[level](view, Random(1))
            told = bots_of(name).levels[level].why(view, move)
            assert told
            assert told == bots_of(name).levels[level].why(game.view(twin, seat), move)


def test_a_move_that_a_level_would_not_make_is_not_explained() -> None:
    """For example when a bot failed and any move was made for it."""
    options = uly_polly.Options(first_wolf=1)
    state = uly_polly.start(options, 2, uly_polly.Outcome(1))
    for seat, text in [(1, "hide a1"), (2, "start b2"), (1, "a1-a2"), (2, "b1"), (1, "c3-c4")]:
        state, _ = uly_polly.play(state, seat, uly_polly.parse(text, options))
    view = uly_polly.view(state, 2)
    back = uly_polly.parse("b2", options), uly_polly.parse("a1", options)
    assert any(bots_of("uly_polly").levels["sheep"].why(view, move) for move in back)
    dull = [
        move
        for move in uly_polly.legal(view)
        if not bots_of("uly_polly").levels["fox"].why(view, move)
    ]
    assert 0 < len(dull) < len(uly_polly.legal(view))
