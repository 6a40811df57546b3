"""The screen before a table is there, and after the server has said goodbye."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen

from sheepfold.locales import say
from sheepfold.terminal.device import Device
from sheepfold.terminal.screens.page_keys import page_key
from sheepfold.terminal.widgets.keys import KeyBar
from sheepfold.terminal.widgets.text import Text


class Connecting(Screen[None]):
    """Which table this device tries to reach, or why it cannot."""

    def __init__(self, device: Device) -> None:
        super().__init__()
        self.device = device
        self._status = Text(id="status")
        self._keys = KeyBar("connecting-keys")

    def compose(self) -> ComposeResult:
        """A line or two."""
        yield Vertical(self._status, self._keys, classes="box")

    def on_mount(self) -> None:
        """Draw for the first time."""
        quit_ = say(self.device.language, "action-quit")
        self._keys.show([page_key(self, "leave", "q", quit_)])
        self.draw()

    def draw(self) -> None:
        """Say how things stand."""
        device = self.device
        text = device.note
        if device.is_shut_out:
            text = say(device.language, "refused-no-spectators")
        elif device.connection.ended is None:
            address = str(device.plan.address)
            text = device.trouble or say(device.language, "table-connecting", address=address)
        self._status.write(text)

    def on_key(self, key: events.Key) -> None:
        """Leave."""
        if self._keys.press(key.key):
            key.stop()
