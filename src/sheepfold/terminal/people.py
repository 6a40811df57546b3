"""The people at a table as every screen shows them: their colours, and whether they are away."""

from collections.abc import Sequence

from sheepfold.bots import OUR_LEVELS
from sheepfold.locales import is_known, say
from sheepfold.server.protocol import PlaceInfo, TableInfo
from sheepfold.table.entries import Colour

HUES: dict[Colour, str] = {
    "red": "#ff6b6b",
    "orange": "#ff9f45",
    "yellow": "#f5d547",
    "green": "#7bd88f",
    "teal": "#4fd1c5",
    "blue": "#74a9ff",
    "purple": "#b794f6",
    "pink": "#f78fb3",
}
"""The colours of the chairs, readable on a dark ground."""


def absence(table: TableInfo, place: PlaceInfo, now: float, language: str) -> str:
    """What is said of a person who is away, or whose seat is lent to a bot."""
    if place.lent:
        return say(language, "chair-lent")
    if place.away_since is None:
        return ""
    if table.phase != "playing" or table.settings.away == "wait":
        return say(language, "chair-away")
    left = minutes(place.away_since + table.settings.grace - now)
    return say(language, "chair-away-until", left=left)


def minutes(seconds: float) -> str:
    """A span of time as a clock shows it.

    >>> minutes(90), minutes(-3)
    ('1:30', '0:00')
    """
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02}"


def level_label(game: str, level: str, language: str) -> str:
    """What a bot is called: by its game, else as our levels are, else by its name.

    >>> level_label("wooolf", "owl", "it"), level_label("wooolf", "hare", "it")
    ('Gufo (difficilissimo)', 'hare')
    """
    if is_known(language, f"{game}-level-{level}"):
        return say(language, f"{game}-level-{level}")
    return say(language, f"level-{level}") if level in OUR_LEVELS else level


def next_level(level: str, levels: Sequence[str]) -> str:
    """The level after this one, the weakest after the strongest.

    >>> next_level("fox", ["fox", "owl"]), next_level("owl", ["fox", "owl"])
    ('owl', 'fox')
    """
    return levels[(levels.index(level) + 1) % len(levels)] if level in levels else levels[0]
