"""Cards, clues, guesses and players of Wooolf!! in words."""

from collections.abc import Sequence

from sheepfold.games import wooolf
from sheepfold.games.wooolf.cards import (
    ASKED_FOR,
    SIMULATED,
    TARGETS,
    Card,
    Character,
    Clue,
    Question,
)
from sheepfold.games.wooolf.pieces import Abstain, Laid
from sheepfold.locales import say
from sheepfold.terminal.sentences import Format


def card_name(card: Card, language: str) -> str:
    """A character card: the character, and what a peek at it announces if that is something else.

    >>> card_name("dog/?", "it"), card_name("dog/dog", "it")
    ('cane (annuncia:\\xa0?)', 'cane')
    """
    image, aspect = card.split("/")
    character = say(language, f"wooolf-character-{image}")
    if aspect == image:
        return character
    return say(language, "wooolf-card", character=character, clue=clue_name(aspect, language))


def hand_name(cards: Sequence[Card], language: str) -> str:
    """Several cards."""
    return ", ".join([card_name(card, language) for card in cards])


def clue_name(clue: Clue | str, language: str) -> str:
    """An aspect, as it is announced."""
    return say(language, f"wooolf-aspect-{'unknown' if clue == '?' else clue}")


def question_name(question: Question, language: str) -> str:
    """What a question asks for, in short.

    >>> question_name("whb", "it")
    'lupo/cacciatore/pastorello'
    """
    return "/".join(say(language, f"wooolf-character-{name}") for name in ASKED_FOR[question])


def target_names(character: Character, language: str) -> tuple[str, str]:
    """Whom the two pointers of a character's guess have to find."""
    first, second = (
        "X" if target is None else say(language, f"wooolf-character-{target}")
        for target in TARGETS[character]
    )
    return first, second


def pointer_name(pointer: int | None, language: str) -> str:
    """Whom a pointer of a guess names.

    >>> pointer_name(3, "en"), pointer_name(0, "en"), pointer_name(None, "en")
    ('3', 'nobody', 'X')
    """
    return say(language, "wooolf-action-nobody") if pointer == 0 else _digit(pointer)


def guess_name(laid: Laid, language: str) -> str:
    """A guess that is open, or an abstention.

    >>> guess_name(wooolf.parse("guess 3 x", wooolf.Options()), "en")
    '< 3 << X'
    """
    if isinstance(laid, Abstain):
        return say(language, "wooolf-verdict", verdict="abstained")
    return f"< {_digit(laid.first)} << {_digit(laid.second)}"


def _digit(pointer: int | None) -> str:
    """Where a pointer of a guess stands."""
    return "X" if pointer is None else str(pointer)


def guess_status(player: int, view: wooolf.View, language: str) -> str:
    """What everyone knows about the guess of a player in this round, until all is revealed."""
    if view.phase in ("ended", "over"):
        return ""
    if player in view.early:
        return say(language, "wooolf-early")
    if player in view.laid:
        return say(language, "wooolf-laid")
    return say(language, "wooolf-barred") if player in view.barred else ""


def player_names(names: Sequence[str], players: int, language: str) -> tuple[str, ...]:
    """The names by player number; when four play, the fifth is simulated (WO-08).

    >>> player_names(["Anna", "Ben", "Eva", "Leo"], 5, "de")[-1]
    'Spieler\\xa05 (Strohmann)'
    """
    if players == len(names):
        return tuple(names)
    return (*names, say(language, "wooolf-simulated", seat=SIMULATED))


def _card(card: Card | None, _: object, language: str) -> str:
    return "none" if card is None else card_name(card, language)


def _cards(cards: tuple[Card, ...] | None, _: object, language: str) -> str:
    return hand_name(cards or (), language)


def _own_card(which: int | None, view: wooolf.View, language: str) -> str:
    """One of the viewer's own cards; of somebody else's, only which of the two."""
    if which is None:
        return "none"
    if view.cards is None:
        return ("first", "second")[which]
    return card_name(view.cards[which], language)


FORMATS: dict[str, Format] = {
    "card": _card,
    "own-cards": _cards,
    "own_card": _own_card,
    "pointer": lambda pointer, _, language: pointer_name(pointer, language),
}
"""How the kinds of facts that only this game has are put into a sentence."""
