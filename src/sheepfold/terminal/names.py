"""What players are called in a sentence."""

import re
import unicodedata
from collections.abc import Sequence

from sheepfold.locales import say

SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)
"""Names before which the Spanish "and" is another: "Ana e Inés", but "Ana y Hielo"."""


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
