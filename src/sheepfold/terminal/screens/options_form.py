"""How a table plays: each choice with a line about it. The host changes, the others read."""

from typing import NamedTuple

from msgspec.structs import replace
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sheepfold.games import uly_polly, wooolf
from sheepfold.locales import say
from sheepfold.server.protocol import TableInfo
from sheepfold.table.actions import Configure
from sheepfold.table.entries import AnyOptions
from sheepfold.table.questions import seated
from sheepfold.table.table import game_of
from sheepfold.terminal.device import Device
from sheepfold.terminal.names import name_of
from sheepfold.terminal.position import chair_names
from sheepfold.terminal.screens.pages import Sheet
from sheepfold.terminal.widgets.keys import KeyAction, KeyBar
from sheepfold.terminal.widgets.text import Text

LIMITS = {"patience": (4, 6, 8, 12, None), "round_limit": (5, 10, 15, None)}
LENGTHS = range(2, 7)
"""Of a meadow's sides."""

Value = int | bool | None


class Choice(NamedTuple):
    """Something to choose, and what is offered."""

    name: str
    offered: tuple[Value, ...]

    def after(self, value: Value, step: int) -> Value:
        """The next value that is offered, or the one before.

        >>> patience = Choice("patience", (4, 6, None))
        >>> patience.after(6, 1), patience.after(None, 1), patience.after(5, 1)
        (None, 4, 4)
        """
        if value not in self.offered:
            return self.offered[0]
        return self.offered[(self.offered.index(value) + step) % len(self.offered)]


def choices(table: TableInfo) -> list[Choice]:
    """What can be chosen at this table."""
    options = table.options
    if isinstance(options, uly_polly.Options):
        return [
            Choice("first_wolf", (None, *range(1, len(seated(table)) + 1))),
            Choice("patience", LIMITS["patience"]),
            Choice("rows", tuple(LENGTHS)),
            Choice("columns", tuple(LENGTHS)),
            Choice("flips", tuple(range(1, options.rows * options.columns))),
        ]
    return [Choice("advanced", (False, True)), Choice("round_limit", LIMITS["round_limit"])]


def changed(options: AnyOptions, name: str, value: Value) -> AnyOptions:
    """The options with another choice; what depends on it goes along.

    >>> changed(uly_polly.Options(), "rows", 3).flips
    6
    """
    after = replace(options, **{name: value})
    if isinstance(after, uly_polly.Options) and name in ("rows", "columns"):
        return replace(after, flips=after.rows * after.columns // 2)
    if isinstance(after, wooolf.Options) and name == "advanced":
        return replace(after, deck=None)
    return after


class OptionsForm(Sheet[None]):
    """The choices of a table; left and right go through what is offered."""

    def __init__(self, device: Device) -> None:
        super().__init__()
        self._device = device
        self._list, self._about, self._note = OptionList(), Text(), Text(classes="note")
        self._keys = KeyBar("option-keys")

    @property
    def _table(self) -> TableInfo:
        assert self._device.table is not None
        return self._device.table

    def compose(self) -> ComposeResult:
        """A line a choice, what the one in focus is about, and what was refused."""
        with Vertical(classes="box"):
            heading = say(self._device.language, "offer-options")
            yield Static(Content.styled(heading, "bold"), classes="heading")
            yield self._list
            yield self._about
            yield self._note
            yield self._keys

    def on_mount(self) -> None:
        """Show the first choice."""
        language = self._device.language
        self._list.add_options([Option("") for _ in choices(self._table)])
        self._list.highlighted = 0
        self._list.focus()
        other, close = say(language, "offer-other"), say(language, "offer-close")
        self._keys.show(
            [
                KeyAction("enter", other, lambda: self._choose(1)),
                KeyAction("escape", close, lambda: self._close()),
            ]
        )
        self.draw()

    def draw(self) -> None:
        """Draw what is chosen now."""
        language, offered = self._device.language, choices(self._table)
        if len(offered) != self._list.option_count:  # another game
            self._close()
            return
        game = game_of(self._table.options).NAME
        for line, choice in enumerate(offered):
            title = say(language, f"{game}-option-{choice.name}")
            value = self._told(choice.name, getattr(self._table.options, choice.name))
            shown = Content.assemble(f"{title:<28}", (value, "bold"))
            self._list.replace_option_prompt_at_index(line, shown)
        focused = offered[self._list.highlighted or 0].name
        self._about.write(say(language, f"{game}-option-{focused}-about"))
        self._note.write(self._device.note)

    def on_option_list_option_highlighted(self) -> None:
        """Tell what the next one is about."""
        self.draw()

    def on_option_list_option_selected(self) -> None:
        """Enter, or a click on the line."""
        self._choose(1)

    def on_key(self, key: events.Key) -> None:
        """Another value, or the way back."""
        if key.key in ("left", "right"):
            key.stop()
            self._choose(1 if key.key == "right" else -1)
        elif key.key in ("escape", "q", "o"):
            key.stop()
            self._close()

    def _choose(self, step: int) -> None:
        choice, table = choices(self._table)[self._list.highlighted or 0], self._table
        value = choice.after(getattr(table.options, choice.name), step)
        options = changed(table.options, choice.name, value)
        self._device.ask(Configure(options, table.settings))

    def _close(self) -> None:
        self._device.note = ""
        self.close_with(None)

    def _told(self, name: str, value: Value) -> str:
        language = self._device.language
        if isinstance(value, bool):
            return say(language, "option-yes") if value else say(language, "option-no")
        if name == "first_wolf":
            if value is None:
                return say(language, "option-random")
            # Empty chairs go when the game begins: the wolf is the one who sits there then.
            chairs = seated(self._table)
            if value > len(chairs):
                return str(value)
            return name_of(chairs[value - 1], chair_names(self._table, language), language)
        return say(language, "option-no-limit") if value is None else str(value)
