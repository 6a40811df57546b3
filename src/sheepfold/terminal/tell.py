"""Events as sentences, as their viewer knows them.

The key of a sentence is the tag of the event and its form: `-own` speaks to the one who did it,
`-mine` to the one it was done to, `-open` to readers of a record that hides nothing.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import assert_never

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.contract import Event, GameEnded, View
from sheepfold.games.uly_polly import pieces as up
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.wooolf import pieces as wo
from sheepfold.games.wooolf.cards import Card, Clue, character
from sheepfold.locales import say

Facts = dict[str, str | int]

SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)
"""Names before which the Spanish "and" is another: "Ana e Inés", but "Ana y Hielo"."""


def tell_event(event: Event, view: View, names: Sequence[str], language: str) -> str:
    """The sentence of one event, which is already in the form that the viewer may know.

    >>> view = uly_polly.view(uly_polly.start(uly_polly.Options(), 2, uly_polly.Outcome(1)), 2)
    >>> tell_event(up.Swapped(1, 0, 5), view, ["Anna", "Ben"], "en")
    'Anna swaps a1 and b2.'
    """
    if isinstance(view, uly_polly.View):
        form, facts = _uly_polly(event, view, names, language)  # type: ignore[arg-type]
        game = uly_polly.NAME
    else:
        assert isinstance(view, wooolf.View)
        form, facts = _wooolf(event, view, names, language)  # type: ignore[arg-type]
        game = wooolf.NAME
    return say(language, f"{game}-event-{event.__struct_config__.tag}{form}", **facts)


def name_of(player: int, names: Sequence[str], language: str) -> str:
    """What a player is called; whoever has no name is the simulated player.

    >>> name_of(2, ["Anna", "Ben"], "en"), name_of(5, ["Anna", "Ben", "Eva", "Leo"], "de")
    ('Ben', 'Spieler 5 (Strohmann)')
    """
    if player > len(names):
        return say(language, "wooolf-simulated", seat=player)
    return visible(names[player - 1])


def visible(text: str) -> str:
    """What somebody else has written, with nothing in it that a terminal would obey.

    >>> visible("\\x1b[2J\\u202eAnna"), visible("où\\u202f?")
    ('?[2J?Anna', 'où\\u202f?')
    """
    return "".join(["?" if _is_obeyed(letter) else letter for letter in text])


def _is_obeyed(letter: str) -> bool:
    return not letter.isprintable() and unicodedata.category(letter) != "Zs"


def names_of(players: Sequence[int], names: Sequence[str], language: str) -> str:
    """Several players as a list in a sentence.

    >>> names_of((1, 3, 2), ["Anna", "Ben", "Eva"], "fr")
    'Anna, Eva et Ben'
    >>> names_of((1, 2), ["Ana", "Inés"], "es"), names_of((1, 2), ["Ana", "Hielo"], "es")
    ('Ana e Inés', 'Ana y Hielo')
    """
    called = [name_of(player, names, language) for player in players]
    if len(called) < 2:
        return "".join(called)
    others, last = ", ".join(called[:-1]), called[-1]
    if SOUNDS_LIKE_I.match(last):
        return say(language, "names-and-i", others=others, last=last)
    return say(language, "names-and", others=others, last=last)


def card_name(card: Card, language: str) -> str:
    """A character card: what it shows, and its aspect.

    >>> card_name("dog/?", "it")
    'cane/?'
    """
    image, aspect = card.split("/")
    return f"{say(language, f'wooolf-character-{image}')}/{clue_name(aspect, language)}"


def clue_name(clue: Clue | str, language: str) -> str:
    """An aspect, as it is announced."""
    return say(language, f"wooolf-aspect-{'unknown' if clue == '?' else clue}")


def pointer_name(pointer: int | None) -> str:
    """Where a pointer of a guess stands."""
    return "X" if pointer is None else str(pointer)


def _uly_polly(
    event: uly_polly.Event, view: uly_polly.View, names: Sequence[str], language: str
) -> tuple[str, Facts]:
    def who(seat: int) -> str:
        return name_of(seat, names, language)

    def place(at: int | None) -> str:
        return "none" if at is None else place_name(at, view.options.columns)

    match event:
        case up.Hidden(seat=seat, at=at):
            form = "" if at is None else "-own" if seat == view.viewer else "-open"
            return form, {"who": who(seat), "place": place(at)}
        case up.Proposed(seat=seat, at=at):
            return "", {"who": who(seat), "place": place(at)}
        case up.Started(seat=seat, at=at):
            return "", {"who": who(seat), "place": place(at)}
        case up.Swapped(seat=seat, a=a, b=b):
            return "", {"who": who(seat), "a": place(a), "b": place(b)}
        case up.Stepped(seat=seat, to=to, turned=turned):
            return "", {"who": who(seat), "place": place(to), "turned": turned or "nothing"}
        case up.RoundEnded(round=ended):
            facts: Facts = {"who": who(ended.wolf_seat), "place": place(ended.wolf)}
            return "", {**facts, "how": ended.how}
        case GameEnded(winners=winners):
            return "", {"winners": names_of(winners, names, language), "count": len(winners)}
        case _:
            assert_never(event)


def _wooolf(
    event: wooolf.Event, view: wooolf.View, names: Sequence[str], language: str
) -> tuple[str, Facts]:
    def who(player: int) -> str:
        return name_of(player, names, language)

    match event:
        case wo.Dealt(round=number, starter=starter, hands=hands):
            facts: Facts = {"round": number, "starter": who(starter)}
            own = hands[view.viewer - 1] if view.viewer else None
            if own is None:
                return "", facts
            cards = ", ".join(card_name(card, language) for card in own)
            return "-own", {**facts, "character": character(own), "cards": cards}
        case wo.Peeked(by=by, owner=owner, side=side, announced=announced):
            facts = {"who": who(by), "whom": who(owner), "side": side, "announced": announced}
            if event.which is not None and owner == view.viewer and view.cards is not None:
                return "-mine", {**facts, "card": card_name(view.cards[event.which], language)}
            if event.card is None:
                return "", facts
            form = "-own" if by == view.viewer else "-open"
            return form, {**facts, "card": card_name(event.card, language)}
        case wo.Asked(by=by, to=to, question=question, yes=yes):
            facts = {"who": who(by), "whom": who(to), "question": question}
            return "", {**facts, "answer": "yes" if yes else "no"}
        case wo.Guessed(by=by, early=early, guess=guess):
            facts = {"who": who(by), "when": "early" if early else "final"}
            form = "-own" if by == view.viewer else "-open"
            if guess is None:
                return "", facts
            if isinstance(guess, wo.Abstain):
                return form, {**facts, "when": "abstained", "first": "X", "second": "X"}
            first, second = pointer_name(guess.first), pointer_name(guess.second)
            return form, {**facts, "first": first, "second": second}
        case wo.Arranged(seat=seat, left=left):
            if seat == view.viewer and view.cards is not None:
                laid = None if left is None else view.cards[left]
                return "", {"card": "none" if laid is None else card_name(laid, language)}
            which = "none" if left is None else ("first", "second")[left]
            return "-open", {"who": who(seat), "which": which}
        case wo.TurnsEnded(why=why):
            return "", {"why": why}
        case wo.RoundEnded(round=ended):
            right = [seat for seat, was in enumerate(ended.right, 1) if was]
            facts = {"round": len(view.rounds), "count": len(right)}
            return "", {**facts, "right": names_of(right, names, language)}
        case GameEnded(winners=winners):
            return "", {"winners": names_of(winners, names, language), "count": len(winners)}
        case _:
            assert_never(event)


def guessing(player: int, view: wooolf.View, language: str) -> str:
    """What everyone knows about the guess of a player in this round, until all is revealed."""
    if view.phase == "over":
        return ""
    if player in view.early:
        return say(language, "wooolf-early")
    if player in view.laid:
        return say(language, "wooolf-laid")
    return say(language, "wooolf-barred") if player in view.barred else ""
