"""How each game is shown in the terminal: a display of its own, or the general one.

A package that brings a game can bring its display too, with an entry point of the group
`sheepfold.terminal`. It has the name of the game, and its object is a `GameDisplay`. One that
cannot be used costs a line in the log, and the game has the general display.
"""

import logging
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import EntryPoint, entry_points

from sheepfold.games.contract import Event, Game, View
from sheepfold.games.registry import GAMES, PROVIDERS
from sheepfold.terminal.display import AnyDisplay, GameDisplay
from sheepfold.terminal.general.display import general_display
from sheepfold.terminal.sentences import event_sentence
from sheepfold.terminal.uly_polly.display import DISPLAY as ULY_POLLY
from sheepfold.terminal.wooolf.display import DISPLAY as WOOOLF

logger = logging.getLogger("sheepfold")

GROUP = "sheepfold.terminal"

OUR_DISPLAYS: dict[str, AnyDisplay] = {"uly_polly": ULY_POLLY, "wooolf": WOOOLF}


class UnusableDisplay(Exception):
    """Something that is no display, or of a game of another package."""


def with_plug_ins(
    points: Iterable[EntryPoint], providers: Mapping[str, str] = PROVIDERS
) -> dict[str, AnyDisplay]:
    """Our displays and those that these entry points bring, by game.

    `providers` has, for each game of another package, the name of its distribution.
    """
    displays = dict(OUR_DISPLAYS)
    for point in points:
        try:
            displays[point.name] = _loaded(point, providers)
        except Exception as problem:  # whatever is wrong with it, the game can be shown
            name, why = point.name, problem or repr(problem)
            logger.warning("The display of %s cannot be used: %s", name, why)
    return displays


def _loaded(point: EntryPoint, providers: Mapping[str, str]) -> AnyDisplay:
    if point.dist is None or providers.get(point.name) != point.dist.name:
        raise UnusableDisplay(f"only the package of {point.name} can bring its display")
    display = point.load()
    if not isinstance(display, GameDisplay):
        raise UnusableDisplay("it is not a GameDisplay")
    return display


DISPLAYS: dict[str, AnyDisplay] = with_plug_ins(entry_points(group=GROUP))


def display_of(game: Game) -> AnyDisplay:
    """How this game is shown; the general display for one that has none of its own."""
    found = DISPLAYS.get(game.NAME)
    return general_display(game) if found is None else found


def event_text(key: str, event: Event, view: View, names: Sequence[str], language: str) -> str:
    """The sentence of an event in any game; the game has named its key.

    >>> from sheepfold.games import uly_polly
    >>> from sheepfold.games.uly_polly.pieces import Swapped
    >>> view = uly_polly.view(uly_polly.start(uly_polly.Options(), 2, uly_polly.Outcome(1)), 2)
    >>> event_text("uly_polly-event-swapped", Swapped(1, 0, 5), view, ["Anna", "Ben"], "en")
    'Anna swaps a1 and b2.'
    """
    display = display_of(GAMES[str(view.__struct_config__.tag)])
    everyone = display.player_names(names, view, language)
    return event_sentence(key, event, view, everyone, language, display.formats)
