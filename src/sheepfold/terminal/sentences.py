"""Events as sentences: the game names the sentence, and its facts are the fields of the event."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from sheepfold.games.contract import Event, View
from sheepfold.games.declared import facts
from sheepfold.locales import is_known, say
from sheepfold.terminal.names import name_of, names_of, visible

if TYPE_CHECKING:
    from sheepfold.learn.advice import Sentence
    from sheepfold.learn.game_learning import TurningPoint

Format = Callable[[Any, Any, str], str]
"""How a value is put into a sentence: given the value, the view and the language."""


def event_sentence(
    key: str,
    event: Event,
    view: View,
    names: Sequence[str],
    language: str,
    formats: Mapping[str, Format],
) -> str:
    """The sentence of one event, which is already in the form that the viewer may know."""
    values: dict[str, str | int] = {}
    for fact, kind in _facts_of(type(event)).items():
        values |= _formatted(fact, kind, _value(event, fact), view, names, language, formats)
    if is_known(language, key):
        return say(language, key, **values)
    return _without_words(event, values)


def _without_words(event: Event, values: Mapping[str, str | int]) -> str:
    """An event for which its game has no sentence in this language."""
    named = [f"{fact} {value}" for fact, value in values.items() if not fact.endswith("-count")]
    tag = str(event.__struct_config__.tag).replace("_", " ")
    return f"{tag}: {', '.join(named)}" if named else tag


@cache
def _facts_of(kind: type[Struct]) -> dict[str, str]:
    return facts(kind)


def _value(event: object, fact: str) -> Any:
    for name in fact.split("-"):
        event = getattr(event, name, None)
    return event


def _formatted(
    fact: str,
    kind: str,
    value: Any,
    view: View,
    names: Sequence[str],
    language: str,
    formats: Mapping[str, Format],
) -> dict[str, str | int]:
    if kind.startswith("own-"):
        value = value[view.viewer - 1] if view.viewer is not None else None
    if kind in formats:
        return {fact: formats[kind](value, view, language)}
    match kind, value:
        case _, None:
            return {fact: "none"}
        case "seat", _:
            return {fact: name_of(value, names, language)}
        case "seats", _:
            return {fact: names_of(value, names, language), f"{fact}-count": len(value)}
        case "flags", _:
            seats = [seat for seat, is_set in enumerate(value, 1) if is_set]
            return {fact: names_of(seats, names, language), f"{fact}-count": len(seats)}
        case "yes-no", _:
            return {fact: "yes" if value else "no"}
        case "number", _:
            return {fact: value}
        case "numbers" | "own-numbers", _:
            return {fact: ", ".join(map(str, value))}
        case "choice", Struct():
            return {fact: str(value.__struct_config__.tag)}
        case _:
            return {fact: visible(str(value))}


def named_sentence(
    named: "Sentence | TurningPoint", name: Callable[[int], str], language: str
) -> str:
    """A sentence whose key the game names; `name` says what a player is called.

    >>> from sheepfold.learn.advice import Sentence
    >>> asked = Sentence("wooolf-advice-is", {"player": 2}, {"character": "wolf"})
    >>> named_sentence(asked, "Player {}".format, "en")
    'Player 2 is a wolf.'
    """
    players = {fact: name(player) for fact, player in named.players.items()}
    return say(language, named.key, **players, **named.facts)
