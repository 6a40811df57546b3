"""The curtain: nothing but a name, while a shared device is handed over."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from sheepfold.locales import say
from sheepfold.table.queries import chair_names
from sheepfold.terminal.device import Device
from sheepfold.terminal.names import name_of
from sheepfold.terminal.widgets.keys import KeyAction, KeyBar
from sheepfold.terminal.widgets.text import Text


class Curtain(Screen[None]):
    """Whose turn it is to take the device."""

    def __init__(self, device: Device) -> None:
        super().__init__()
        self.device = device
        self._whose = Text(id="whose")
        self._keys = KeyBar("curtain-keys")

    def compose(self) -> ComposeResult:
        """A name, and a key to go on."""
        yield Vertical(self._whose, self._keys, classes="box")

    def on_mount(self) -> None:
        """Draw for the first time."""
        self.draw()

    def draw(self) -> None:
        """Say who gets the device."""
        device, language = self.device, self.device.language
        chair, table = device.waiting, device.table
        if chair is None or table is None:
            self._whose.write("")
            self._keys.show([])
            return
        name = name_of(chair, chair_names(table, language), language)
        text = say(language, "curtain", name=name)
        self._whose.write(Content.styled(text, "bold"))
        ready = say(language, "action-open-curtain")
        self._keys.show([KeyAction("enter", ready, device.open_curtain)])

    def on_key(self, key: events.Key) -> None:
        """The next person is ready."""
        if self._keys.press(key.key):
            key.stop()
