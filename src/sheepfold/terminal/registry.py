"""How each game is shown in the terminal."""

from collections.abc import Mapping, Sequence

from sheepfold.games.contract import Event, View
from sheepfold.terminal.sentences import Format, event_sentence
from sheepfold.terminal.uly_polly.words import FORMATS as ULY_POLLY
from sheepfold.terminal.wooolf.words import FORMATS as WOOOLF

FORMATS: dict[str, Mapping[str, Format]] = {"uly_polly": ULY_POLLY, "wooolf": WOOOLF}
"""By game: how its own kinds of facts are put into a sentence."""


def tell(key: str, event: Event, view: View, names: Sequence[str], language: str) -> str:
    """The sentence of an event in any game.

    >>> from sheepfold.games import uly_polly
    >>> from sheepfold.games.uly_polly.pieces import Swapped
    >>> view = uly_polly.view(uly_polly.start(uly_polly.Options(), 2, uly_polly.Outcome(1)), 2)
    >>> tell("uly_polly-event-swapped", Swapped(1, 0, 5), view, ["Anna", "Ben"], "en")
    'Anna swaps a1 and b2.'
    """
    formats = FORMATS.get(str(view.__struct_config__.tag), {})
    return event_sentence(key, event, view, names, language, formats)
