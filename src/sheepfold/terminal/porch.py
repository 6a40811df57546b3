"""The porch: what is seen before a table is there, and after the server has said goodbye."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen

from sheepfold.locales import say
from sheepfold.terminal.offers import Offers
from sheepfold.terminal.sitting import Sitting
from sheepfold.terminal.wishes import wish_for
from sheepfold.terminal.words import Words


class Porch(Screen[None]):
    """Where this device tries to go, or why it cannot."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._why = Words(id="why")
        self._keys = Offers("porch-keys")

    def compose(self) -> ComposeResult:
        """A line or two."""
        yield Vertical(self._why, self._keys, classes="box")

    def on_mount(self) -> None:
        """Draw for the first time."""
        quit_ = say(self.sitting.language, "offer-quit")
        self._keys.show([wish_for(self, "leave", "q", quit_)])
        self.draw()

    def draw(self) -> None:
        """Say how it stands."""
        sitting = self.sitting
        text = sitting.note
        if sitting.is_shut_out:
            text = say(sitting.language, "refused-no-spectators")
        elif sitting.link.ended is None:
            address = str(sitting.plan.address)
            text = sitting.trouble or say(sitting.language, "table-connecting", address=address)
        self._why.write(text)

    def on_key(self, key: events.Key) -> None:
        """Leave."""
        if self._keys.press(key.key):
            key.stop()
