"""The bots of Wooolf!! move legally everywhere, use no secrets, and refuse impossible views."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sheepfold.bots.wooolf.levels import LEVELS, OPPONENTS, WooolfBot
from sheepfold.bots.wooolf.simple import DESPAIR
from sheepfold.games import GAMES, wooolf
from sheepfold.games.contract import IllegalMove, ImpossibleView, replay_twin
from sheepfold.games.wooolf.cards import Card
from sheepfold.games.wooolf.pieces import Answer, Asked, Peek, Peeked, Token
from tests.bots.wooolf.positions import views
from tests.bots.work import worked

BOTS: dict[str, WooolfBot] = LEVELS | OPPONENTS
bots = pytest.mark.parametrize("name", BOTS)


@bots
def test_a_bot_makes_legal_moves_everywhere(name: str, effort: int) -> None:
    rng = Random(name)
    for view in views(42 if effort == 1 else 150 * effort, "legal"):
        assert BOTS[name](view, rng) in wooolf.legal(view)


@bots
def test_a_bot_knows_only_what_its_seat_knows(name: str, effort: int) -> None:
    """Twin tables that differ in what the seat may not know: the same move and the same work."""
    rng = Random(f"twins {name}")
    for view in views(14 * effort, "twins"):
        twin: Any = list(replay_twin(GAMES["wooolf"], wooolf.redeal(view, rng)))[-1]
        other = wooolf.view(twin, view.viewer)
        BOTS[name](view, Random(7))  # fill the caches, which hold no secrets
        assert worked(BOTS[name], view) == worked(BOTS[name], other)


@bots
def test_a_bot_is_a_function_of_view_and_seed(name: str) -> None:
    for view in views(14, "again"):
        assert BOTS[name](view, Random(1)) == BOTS[name](view, Random(1))


@bots
@pytest.mark.parametrize("limit", [10, None])
def test_bots_among_themselves_end_the_game(name: str, limit: int | None) -> None:
    rng = Random(f"end {name}")
    options = wooolf.Options(round_limit=limit)
    state = wooolf.start(options, 4, wooolf.deal(options, 4, rng))
    moves = 0
    while seats := wooolf.actors(state):
        seat = rng.choice(seats)
        move = BOTS[name](wooolf.view(state, seat), rng)
        state, _ = wooolf.play(state, seat, move, wooolf.chance(state, seat, move, rng))
        moves += 1
        assert moves < 1000


@bots
def test_a_bot_refuses_an_impossible_view(name: str) -> None:
    options = wooolf.Options()
    state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    seat = wooolf.actors(state)[0]
    owner = 1 + seat % 5
    said = tuple(
        Peeked(by, owner, "left", clue)
        for clue in ("sheep", "dog", "hunter")
        for by in range(1, 6)
        if by not in (seat, owner)
    )
    view = wooolf.view(state, seat)
    with pytest.raises(ImpossibleView):
        BOTS[name](replace(view, history=view.history + said), Random(1))


CONTRADICTIONS: dict[str, Callable[[wooolf.View], dict[str, Any]]] = {
    "another character": lambda view: {"character": "boy" if view.character != "boy" else "dog"},
    "no cards": lambda _: {"cards": None, "character": None},
    "a token out of nowhere": lambda view: {
        "tokens": ((*view.tokens[0], Token(2, "wolf")), *view.tokens[1:])
    },
    "an answer out of nowhere": lambda view: {
        "answers": ((*view.answers[0], Answer(2, "dog", True)), *view.answers[1:])
    },
    "turns that nobody took": lambda view: {"taken": tuple(n + 1 for n in view.taken)},
    "an early guess that nobody laid": lambda view: {"early": (*view.early, 3)},
    "a player too many": lambda view: {"players": view.players + 1},
    "a seat too many": lambda _: {"seats": 9},
    "a stranger asked": lambda view: _with(view, Asked(1, 9, "dog", True)),
    "nobody peeked at": lambda view: _with(view, Peeked(1, 0, "left", "?")),
    "one who peeks at itself": lambda view: _with(view, Peeked(2, 2, "left", "?")),
    "a peek with closed eyes": lambda view: _with(
        view, Peeked(view.viewer or 1, 1 + (view.viewer or 1) % 5, "left", "sheep")
    ),
    "more questions than cards": lambda view: _with(view, *[Asked(1, 2, "sheep", True)] * 3),
}


def _with(view: wooolf.View, *happened: Asked | Peeked) -> dict[str, Any]:
    """The history and what follows from it, so that only the event itself is wrong."""
    tokens, answers, taken = list(view.tokens), list(view.answers), list(view.taken)
    for event in happened:
        taken[event.by - 1] += 1
        if isinstance(event, Peeked) and event.owner in range(1, view.players + 1):
            tokens[event.owner - 1] += (Token(event.by, event.announced),)
        if isinstance(event, Asked) and event.to in range(1, view.players + 1):
            answers[event.to - 1] += (Answer(event.by, event.question, event.yes),)
    told = {"tokens": tuple(tokens), "answers": tuple(answers), "taken": tuple(taken)}
    return {"history": (*view.history, *happened), **told}


@bots
@pytest.mark.parametrize("wrong", CONTRADICTIONS)
def test_a_view_that_contradicts_itself_is_refused(name: str, wrong: str) -> None:
    options = wooolf.Options()
    state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    view = wooolf.view(state, wooolf.actors(state)[0])
    assert BOTS[name](view, Random(1)) in wooolf.legal(view)
    with pytest.raises(ImpossibleView, match="history-does-not-fit"):
        BOTS[name](replace(view, **CONTRADICTIONS[wrong](view)), Random(1))


def test_no_seat_is_preferred() -> None:
    """Before anything is known, a bot has no reason to prefer a player."""
    for name in ("fox", "owl"):
        looked = [0] * 6
        for seed in range(150):
            options = wooolf.Options()
            state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(seed)))
            move = BOTS[name](wooolf.view(state, wooolf.actors(state)[0]), Random(seed))
            looked[move.owner if isinstance(move, Peek) else move.to] += 1  # type: ignore[union-attr]
        assert max(looked[1:]) < 2 * min(looked[1:])


@pytest.mark.parametrize("seats", [4, 5])
def test_sheep_without_a_limit_end_the_game_even_if_nobody_plays_their_targets(seats: int) -> None:
    deck: tuple[Card, ...] = ("wolf/wolf", "hunter/hunter", "hunter/?", *("sheep/sheep",) * 7)
    options = wooolf.Options(round_limit=None, deck=deck)
    rng = Random(seats)
    state = wooolf.start(options, seats, wooolf.deal(options, seats, rng))
    for _ in range(3 * 5 * (DESPAIR + 2)):
        if actors := wooolf.actors(state):
            move = LEVELS["sheep"](wooolf.view(state, actors[0]), rng)
            chance = wooolf.chance(state, actors[0], move, rng)
            state, _ = wooolf.play(state, actors[0], move, chance)
    assert wooolf.result(state) is not None


@bots
def test_a_bot_that_is_not_to_move_says_so(name: str) -> None:
    options = wooolf.Options()
    state = wooolf.start(options, 5, wooolf.deal(options, 5, Random(1)))
    with pytest.raises(IllegalMove, match="not-your-turn"):
        BOTS[name](wooolf.view(state, 1 + wooolf.actors(state)[0] % 5), Random(1))
    with pytest.raises(IllegalMove, match="not-seated"):
        BOTS[name](wooolf.view(state, None), Random(1))
