"""A round that lasts very long costs no more a move than a short one."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.contract import Game
from sheepfold.games.declared import redact
from sheepfold.games.history import BLOCK, count_history, whole_history
from sheepfold.games.uly_polly.pieces import Hide, Start, Step, Swap
from sheepfold.games.wooolf.pieces import Peek

MOVES = 3 * BLOCK


def walk(state: Any) -> Any:
    """The dog walks to and fro, and the wolf waits: with no patience set this has no end."""
    match state.phase:
        case "hide":
            return Hide(0)
        case "start":
            return Start(5)
        case "swap":
            return Swap(14, 15)
    return Step(6 if state.dog == 5 else 5)


def peek(state: Any) -> Any:
    """Everybody peeks and nobody guesses."""
    seat = wooolf.actors(state)[0]
    return next(move for move in wooolf.moves(state, seat) if isinstance(move, Peek))


@pytest.mark.parametrize(
    ("game", "options", "choose"),
    [
        (uly_polly, uly_polly.Options(patience=None, first_wolf=1), walk),
        (wooolf, wooolf.Options(round_limit=None), peek),
    ],
)
def test_a_move_copies_a_block_of_events_at_most(
    game: Game, options: Any, choose: Callable[[Any], Any]
) -> None:
    rng = Random(1)
    state = game.start(options, 5, game.deal(options, 5, rng))
    happened = list(whole_history(state))
    for _ in range(MOVES):
        seat = game.actors(state)[0]
        move = choose(state)
        before = state
        state, events = game.play(state, seat, move, game.chance(state, seat, move, rng))
        happened += events
        assert len(state.history) <= BLOCK + 1
        # What is older is the same, not a copy.
        assert all(a is b for a, b in zip(before.earlier, state.earlier, strict=False))
    assert whole_history(state) == tuple(happened)
    assert count_history(state) == len(happened)
    assert len(state.earlier) == 3 or len(state.earlier) == 2
    for viewer in (None, 1, 2):
        told = [redact(event, viewer) for event in happened]
        assert game.view(state, viewer).history == tuple(e for e in told if e is not None)
