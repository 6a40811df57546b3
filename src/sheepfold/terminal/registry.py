"""How each game is shown in the terminal: a display of its own, or the general one."""

from collections.abc import Sequence

from sheepfold.games.contract import Event, Game, View
from sheepfold.games.registry import GAMES
from sheepfold.terminal.display import GameDisplay
from sheepfold.terminal.general.display import general_display
from sheepfold.terminal.sentences import event_sentence
from sheepfold.terminal.uly_polly.display import DISPLAY as ULY_POLLY
from sheepfold.terminal.wooolf.display import DISPLAY as WOOOLF

DISPLAYS: dict[str, GameDisplay] = {"uly_polly": ULY_POLLY, "wooolf": WOOOLF}


def display_of(game: Game) -> GameDisplay:
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
