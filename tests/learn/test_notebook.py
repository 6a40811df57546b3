"""The notebook of Wooolf!!: never wrong, no more than the seat knows, and as in the browser."""

import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from sheepfold.games import GAMES, wooolf
from sheepfold.games.contract import replay_twin
from sheepfold.games.wooolf.cards import character
from sheepfold.games.wooolf.pieces import Asked, Peeked
from sheepfold.games.wooolf.view import View
from sheepfold.learn.wooolf.notebook import notebook

FIXTURES = Path(__file__).parents[2] / "web/tests/fixtures"
SIGNS = {"sure": "s", "no": "n", None: "."}


def some_turns(seed: int, seats: int, advanced: bool, turns: int) -> wooolf.State:
    """A round of chance, without guesses."""
    rng = Random(seed)
    options = wooolf.Options(advanced=advanced)
    state = wooolf.start(options, seats, wooolf.deal(options, seats, rng))
    for _ in range(turns):
        seat = wooolf.actors(state)[0]
        legal = wooolf.legal(wooolf.view(state, seat))
        move = rng.choice([one for one in legal if type(one).__name__ in ("Peek", "Ask")])
        state, _ = wooolf.play(state, seat, move, wooolf.chance(state, seat, move, rng))
    return state


CASES = [(seats, advanced) for seats in (4, 5, 8) for advanced in (False, True)]


@pytest.mark.parametrize(("seats", "advanced"), CASES)
def test_what_is_filled_in_is_true(seats: int, advanced: bool, effort: int) -> None:
    filled = 0
    for seed in range(2 * effort):
        state = some_turns(seed, seats, advanced, 2 * seats)
        who = [character(cards) for cards in state.hands]
        for seat in range(1, seats + 1):
            for player, page in enumerate(notebook(wooolf.view(state, seat)), 1):
                for one, cell in page.items():
                    if cell.verdict is None:
                        continue
                    assert (cell.verdict == "sure") == (who[player - 1] == one)
                    assert cell.reasons
                    filled += player != seat
    assert filled


@pytest.mark.parametrize(("seats", "advanced"), CASES)
def test_a_twin_game_has_the_same_notebook(seats: int, advanced: bool) -> None:
    """Whatever the seat cannot know may be otherwise: the notebook stays as it is."""
    state = some_turns(3, seats, advanced, 2 * seats)
    others = 0
    for seat in range(1, seats + 1):
        seen = wooolf.view(state, seat)
        twin: Any = list(replay_twin(GAMES["wooolf"], wooolf.redeal(seen, Random(seat))))[-1]
        assert notebook(wooolf.view(twin, seat)) == notebook(seen)
        others += twin.hands != state.hands
    assert others


def test_a_spectator_is_sure_of_nothing_but_what_was_said() -> None:
    state = some_turns(1, 5, False, 5)
    for page in notebook(wooolf.view(state, None)):
        for cell in page.values():
            assert all(reason.why not in ("own", "saw", "lied") for reason in cell.reasons)


def sight(rounds: Any, seat: Any) -> View:
    """What a seat of a stored round has seen: all that the notebook is made from."""
    history = [seat["known"].get(str(n), event) for n, event in enumerate(rounds["history"])]
    told = [event for event in history if event["type"] in ("peeked", "asked")]
    seen = SimpleNamespace(
        viewer=seat["viewer"],
        options=msgspec.convert(rounds["options"], wooolf.Options),
        seats=len(rounds["seats"]),
        players=rounds["players"],
        cards=tuple(seat["cards"]),
        history=tuple(msgspec.convert(event, Peeked | Asked) for event in told),
    )
    return cast("View", seen)


def test_the_browser_makes_the_same() -> None:
    """The browser's test reads the same files (web/tests/games/wooolf/notebook.test.ts)."""
    rounds = json.loads((FIXTURES / "wooolf-rounds.json").read_bytes())
    found = [
        [
            ["".join(SIGNS[cell.verdict] for cell in page.values()) for page in notebook(seen)]
            for seen in (sight(one, seat) for seat in one["seats"])
        ]
        for one in rounds
    ]
    expected = json.loads((FIXTURES / "wooolf-notebooks.json").read_bytes())
    assert found == expected
