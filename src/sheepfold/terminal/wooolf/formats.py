"""Cards, clues and guesses of Wooolf!! in words."""

from typing import Any

from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import Card, Clue
from sheepfold.locales import say
from sheepfold.terminal.sentences import Format


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


def guessing(player: int, view: wooolf.View, language: str) -> str:
    """What everyone knows about the guess of a player in this round, until all is revealed."""
    if view.phase == "over":
        return ""
    if player in view.early:
        return say(language, "wooolf-early")
    if player in view.laid:
        return say(language, "wooolf-laid")
    return say(language, "wooolf-barred") if player in view.barred else ""


def _card(card: Card | None, _: Any, language: str) -> str:
    return "none" if card is None else card_name(card, language)


def _cards(cards: tuple[Card, ...] | None, _: Any, language: str) -> str:
    return ", ".join([card_name(card, language) for card in cards or ()])


def _own_card(which: int | None, view: wooolf.View, language: str) -> str:
    """One of the viewer's own cards; of somebody else's, only which of the two."""
    if which is None:
        return "none"
    return (
        ("first", "second")[which] if view.cards is None else card_name(view.cards[which], language)
    )


FORMATS: dict[str, Format] = {
    "card": _card,
    "own-cards": _cards,
    "own_card": _own_card,
    "pointer": lambda pointer, _, __: pointer_name(pointer),
}
"""How the kinds of facts that only this game has are put into a sentence."""
