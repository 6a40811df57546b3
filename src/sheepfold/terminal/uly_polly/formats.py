"""Places of Uly & Polly in words: `b2`."""

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Place
from sheepfold.terminal.sentences import Format


def _place(place: Place | None, view: uly_polly.View, _: str) -> str:
    return "none" if place is None else place_name(place, view.options.columns)


FORMATS: dict[str, Format] = {"place": _place}
"""How the kinds of facts that only this game has are put into a sentence."""
