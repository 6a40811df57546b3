"""What a game may leave out: the registry completes it."""

from types import SimpleNamespace
from typing import Any

import pytest

from sheepfold.games import uly_polly
from sheepfold.games.contract import BadOptions, GameEnded, Refusal
from sheepfold.games.defaults import PARTS, REQUIRED, complete
from sheepfold.games.refusals import SHARED_REASONS
from sheepfold.games.registry import UnusableGame, checked
from sheepfold.locales import LANGUAGES, sentence

LEFT_OUT = sorted(PARTS - set(REQUIRED))


def only(*names: str, **others: Any) -> Any:
    """Uly & Polly as a module that has these parts and no more."""
    return SimpleNamespace(**{name: getattr(uly_polly, name) for name in names} | others)


def test_the_required_parts_are_enough() -> None:
    game = checked(only(*REQUIRED), known=())
    assert (game.OLDER, game.FREE, game.FACTS) == ((), (), {})
    options = uly_polly.Options(first_wolf=1, rows=2, columns=2, flips=1)
    assert game.settle(options, "rows") is options
    state = game.start(options, 2, uly_polly.Outcome(1))
    first = game.view(state, 1)
    assert game.moves(state, 1) == game.legal(first) != ()
    assert (game.free(first), game.timeout(first), game.ending(first)) == ((), None, ())
    assert game.open_moves(game.view(state, None)) == ()
    hide = uly_polly.parse("hide a1", options)
    assert game.round_end(state, 1, hide) is None
    _, events = game.play(state, 1, hide, None)
    assert game.takeback(events) == "never"
    assert game.sentence(events[0], first) == "uly_polly-event-hidden"


def test_the_default_end_names_the_winners() -> None:
    game = complete(only(*REQUIRED))
    over: Any = SimpleNamespace(result=SimpleNamespace(winners=(2,)))
    assert game.ending(over) == (GameEnded((2,)),)


@pytest.mark.parametrize("options", [{"rows": 99}, {"flips": 0}, {"patience": 0}, {"rows": "4"}])
def test_by_default_options_must_be_in_their_range(options: dict[str, Any]) -> None:
    game = complete(only(*REQUIRED))
    game.check(uly_polly.Options(), 2)
    with pytest.raises(BadOptions, match="options"):
        game.check(uly_polly.Options(**options), 2)
    with pytest.raises(BadOptions, match="seats"):
        game.check(uly_polly.Options(), 9)


@pytest.mark.parametrize("name", LEFT_OUT)
def test_what_a_game_brings_is_its_own(name: str) -> None:
    own = getattr(uly_polly, name)
    assert getattr(complete(only(*REQUIRED, name)), name) == own


def test_older_rules_are_completed_too() -> None:
    game = complete(only(*REQUIRED, OLDER=(only(*REQUIRED),)))
    assert game.OLDER[0].FREE == ()


@pytest.mark.parametrize("name", REQUIRED)
def test_what_is_missing_is_named(name: str) -> None:
    with pytest.raises(UnusableGame, match=f"it lacks {name}$"):
        checked(only(*(one for one in REQUIRED if one != name)), known=())


def of_the_state(state: Any, seat: int) -> None: ...


def test_a_part_with_other_parameters_is_refused() -> None:
    wrong = only(*REQUIRED, timeout=of_the_state)
    with pytest.raises(
        UnusableGame, match=r"timeout\(state, seat\), which should be timeout\(view\)"
    ):
        checked(wrong, known=())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", SHARED_REASONS)
def test_every_shared_reason_has_its_sentence(reason: str, language: str) -> None:
    facts: dict[str, str | int] = dict.fromkeys(SHARED_REASONS[reason], 3)
    text = sentence(Refusal(reason, **facts), language)
    assert text.split(" ", 1)[0] not in (reason, f"refused-{reason}")
    assert "{" not in text
    assert text.count("3") >= len(facts)
