"""The people at a table as every screen shows them: their colours, and whether they are away."""

from sheepfold.locales import say
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
    """What is said of a person who is away, or whose seat a bot looks after."""
    if place.lent:
        return say(language, "terminal-lent")
    if place.away_since is None:
        return ""
    if table.phase != "playing" or table.settings.away == "wait":
        return say(language, "terminal-away")
    left = minutes(place.away_since + table.settings.grace - now)
    return say(language, "terminal-away-until", left=left)


def minutes(seconds: float) -> str:
    """A span of time as a clock shows it.

    >>> minutes(90), minutes(-3)
    ('1:30', '0:00')
    """
    whole = max(0, round(seconds))
    return f"{whole // 60}:{whole % 60:02}"
