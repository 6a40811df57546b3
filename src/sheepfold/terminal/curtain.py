"""The curtain: nothing but a name, while a shared device goes from hand to hand."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from sheepfold.locales import say
from sheepfold.terminal.names import name_of
from sheepfold.terminal.offers import Offer, Offers
from sheepfold.terminal.shown import chair_names
from sheepfold.terminal.sitting import Sitting
from sheepfold.terminal.words import Words


class Curtain(Screen[None]):
    """Whose turn it is to take the device."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self._whose = Words(id="whose")
        self._keys = Offers("curtain-keys")

    def compose(self) -> ComposeResult:
        """A name, and the way on."""
        yield Vertical(self._whose, self._keys, classes="box")

    def on_mount(self) -> None:
        """Draw for the first time."""
        self.draw()

    def draw(self) -> None:
        """Say who is to have the device."""
        sitting, language = self.sitting, self.sitting.language
        chair, table = sitting.waiting, sitting.table
        if chair is None or table is None:
            self._whose.write("")
            self._keys.show([])
            return
        name = name_of(chair, chair_names(table, language), language)
        text = say(language, "curtain", name=name)
        self._whose.write(Content.styled(text, "bold"))
        ready = say(language, "offer-curtain")
        self._keys.show([Offer("enter", ready, sitting.open_curtain)])

    def on_key(self, key: events.Key) -> None:
        """The next one is ready."""
        if self._keys.press(key.key):
            key.stop()
