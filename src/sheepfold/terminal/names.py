"""What games and players are called in a sentence."""

import re
import unicodedata
from collections.abc import Sequence

from sheepfold.locales import is_known, say

SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)
"""Names before which the Spanish "and" is another: "Ana e Inés", but "Ana y Hielo"."""


def game_title(game: str, language: str) -> str:
    """What a game is called; one without a text for that, by the name of its package.

    >>> game_title("wooolf", "en"), game_title("tic_tac_toe", "en")
    ('Wooolf!!', 'tic tac toe')
    """
    if is_known(language, f"{game}-name"):
        return say(language, f"{game}-name")
    return game.replace("_", " ")


def name_of(player: int, names: Sequence[str], language: str) -> str:
    """What a player is called; one without a name, by its number.

    >>> name_of(2, ["Anna", "Ben"], "en"), name_of(3, ["Anna", "Ben"], "de")
    ('Ben', 'Spieler\\xa03')
    """
    if player > len(names):
        return say(language, "player", seat=player)
    return visible(names[player - 1])


def visible(text: str) -> str:
    """What somebody else has written, without the characters that a terminal would obey.

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
