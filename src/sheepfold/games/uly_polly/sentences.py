"""Which sentence tells a viewer what happened in Uly & Polly."""

from sheepfold.games.contract import tag_of
from sheepfold.games.uly_polly.pieces import Event, Hidden
from sheepfold.games.uly_polly.view import View


def sentence(event: Event, view: View) -> str:
    """The key of the sentence; its facts are the fields of the event.

    `-own` speaks to the one who hid the wolf, `-open` to readers of a game without secrets.
    """
    key = f"uly_polly-event-{tag_of(type(event))}"
    if type(event) is Hidden and event.at is not None:
        return f"{key}-own" if event.seat == view.viewer else f"{key}-open"
    return key
