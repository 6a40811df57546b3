"""What every window in the terminal has: its colours, keys in order, and a key to leave."""

import asyncio
from typing import ClassVar, TypeVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.message_pump import MessagePump
from textual.theme import Theme

T = TypeVar("T")

MEADOW = Theme(
    name="sheepfold",
    primary="#5c9e5c",
    secondary="#74a9ff",
    accent="#f5d547",
    warning="#ff9f45",
    error="#ff6b6b",
    success="#7bd88f",
    foreground="#e6ebe0",
    background="#141a16",
    surface="#1b231d",
    panel="#27332a",
    dark=True,
)

TRIPS = 3
"""How often a key may travel from the focus up to the app: as a key, a submitted line, a page."""


class Window(App[T]):
    """A full-screen app.

    Each key is handled before the next one is looked at. Textual would send a whole burst (a paste,
    a slow connection) to the widget that had the focus when it came: to pages that are closing, or
    to the board as single keys, when a line was meant.
    """

    TITLE = "Sheepfold"
    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._typed: asyncio.Queue[events.Key] = asyncio.Queue()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """A colour for less important texts."""
        return {"quiet": "#93a598"}

    def on_mount(self) -> None:
        """Put the colours on, and take keys; Textual calls this after a subclass's own."""
        self.register_theme(MEADOW)
        self.theme = MEADOW.name
        self.run_worker(self._take_keys())

    async def on_event(self, event: events.Event) -> None:
        """Let a key wait until the one before has been handled."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            self._typed.put_nowait(event)
        else:
            await super().on_event(event)

    async def _take_keys(self) -> None:
        while True:
            key = await self._typed.get()
            concerned = (self.focused or self.screen).ancestors_with_self
            await super().on_event(key)
            for _ in range(TRIPS):
                for pump in concerned:
                    await self._handled(pump)

    async def _handled(self, pump: MessagePump) -> None:
        """Wait until this has handled all messages that it was sent before, or is gone."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if not pump.call_later(_finish, done):
            return
        lives = set() if pump is self else {pump.task}  # this ends with the app itself
        await asyncio.wait({done, *lives}, return_when=asyncio.FIRST_COMPLETED)


def _finish(done: "asyncio.Future[None]") -> None:
    done.set_result(None)
