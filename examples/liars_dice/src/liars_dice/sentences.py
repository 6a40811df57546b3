"""Which sentence tells a viewer what happened in Liar's Dice."""

from liars_dice.pieces import Event, Rolled
from liars_dice.view import View


def sentence(event: Event, view: View) -> str:
    """The key of the sentence; its facts are the fields of the event.

    `-own` tells a viewer which dice it has rolled.
    """
    key = f"liars_dice-event-{event.__struct_config__.tag}"
    if isinstance(event, Rolled) and view.viewer is not None and event.dice[view.viewer - 1]:
        return f"{key}-own"
    return key
