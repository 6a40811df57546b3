"""How a table plays: each option with a line about it. The host changes, the others read.

The form is made from what the game declares (`games/options.py`); its last lines are settings of
the table: when notes may be kept, and when advice may be asked for.
"""

from typing import get_args

from msgspec.structs import asdict
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sheepfold.games.options import OptionField, Value, option_fields
from sheepfold.learn.registry import advice_of
from sheepfold.locales import is_known, say
from sheepfold.server.protocol import TableInfo
from sheepfold.table.actions import Configure, SetOption
from sheepfold.table.entries import Settings, When
from sheepfold.table.queries import chair_names, seated
from sheepfold.table.table import game_of
from sheepfold.terminal.device import Device
from sheepfold.terminal.names import name_of
from sheepfold.terminal.screens.pages import Sheet
from sheepfold.terminal.widgets.keys import KeyAction, KeyBar
from sheepfold.terminal.widgets.text import Text

WHEN: tuple[str, ...] = get_args(When)
"""When a table allows something that helps a player."""


def simple_fields(table: TableInfo) -> list[OptionField]:
    """The options that can be chosen here: all but those that need a form of the game's own."""
    return [field for field in option_fields(type(table.options)) if field.kind != "pieces"]


def helping_settings(table: TableInfo) -> list[str]:
    """The settings that say when something is allowed: notes, and advice if the game has any."""
    return ["notes"] if advice_of(game_of(table.options).NAME) is None else ["notes", "advice"]


def next_value(field: OptionField, table: TableInfo, step: int) -> Value:
    """The value after the present one in the order of the form, or (-1) the one before."""
    offered = field.offered(table.options, len(seated(table)))
    value = getattr(table.options, field.name)
    if value not in offered:
        return offered[0]
    return offered[(offered.index(value) + step) % len(offered)]


class OptionsForm(Sheet[None]):
    """The options of a table; left and right go through what is offered."""

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
        """A line for each option, what the one in focus is about, and what was refused."""
        with Vertical(classes="box"):
            heading = say(self._device.language, "action-options")
            yield Static(Content.styled(heading, "bold"), classes="heading")
            yield self._list
            yield self._about
            yield self._note
            yield self._keys

    def on_mount(self) -> None:
        """Show the first option."""
        language = self._device.language
        lines = [*simple_fields(self._table), *helping_settings(self._table)]
        self._list.add_options([Option("") for _ in lines])
        self._list.highlighted = 0
        self._list.focus()
        other, close = say(language, "action-other-choice"), say(language, "action-close")
        self._keys.show(
            [
                KeyAction("enter", other, lambda: self._choose(1)),
                KeyAction("escape", close, self._close),
            ]
        )
        self.draw()

    def draw(self) -> None:
        """Draw what is chosen now."""
        fields, settings = simple_fields(self._table), helping_settings(self._table)
        if len(fields) + len(settings) != self._list.option_count:  # another game
            self._close()
            return
        language, options = self._device.language, self._table.options
        lines = [(self._title(f), self._value_text(f, getattr(options, f.name))) for f in fields]
        lines += [
            (say(language, f"setting-{name}"), say(language, f"setting-when-{self._when(name)}"))
            for name in settings
        ]
        for line, (title, value) in enumerate(lines):
            text = Content.assemble(f"{title:<28}", (value, "bold"))
            self._list.replace_option_prompt_at_index(line, text)
        field = self._field()
        self._about.write(
            self._about_text(field) if field else say(language, f"setting-{self._setting()}-about")
        )
        self._note.write(self._device.note)

    def on_option_list_option_highlighted(self) -> None:
        """Say what this option is about."""
        self.draw()

    def on_option_list_option_selected(self) -> None:
        """Enter, or a click on the line."""
        self._choose(1)

    def on_key(self, key: events.Key) -> None:
        """Another value, or close."""
        if key.key in ("left", "right"):
            key.stop()
            self._choose(1 if key.key == "right" else -1)
        elif key.key in ("escape", "q", "o"):
            key.stop()
            self._close()

    def _choose(self, step: int) -> None:
        field, table = self._field(), self._table
        if field is not None:
            self._device.ask(SetOption(field.name, next_value(field, table, step)))
            return
        name = self._setting()
        when = WHEN[(WHEN.index(self._when(name)) + step) % len(WHEN)]
        settings = Settings(**{**asdict(table.settings), name: when})
        self._device.ask(Configure(table.options, settings))

    def _field(self) -> OptionField | None:
        """The option in focus; `None` on the line of a setting."""
        fields, line = simple_fields(self._table), self._list.highlighted or 0
        return fields[line] if line < len(fields) else None

    def _setting(self) -> str:
        """The setting in focus, if no option is."""
        line = (self._list.highlighted or 0) - len(simple_fields(self._table))
        return helping_settings(self._table)[line]

    def _when(self, setting: str) -> str:
        return str(getattr(self._table.settings, setting))

    def _close(self) -> None:
        self._device.note = ""
        self.close_with(None)

    def _title(self, field: OptionField) -> str:
        language, game = self._device.language, game_of(self._table.options).NAME
        if is_known(language, f"{game}-option-{field.name}"):
            return say(language, f"{game}-option-{field.name}")
        return field.name.replace("_", " ")

    def _about_text(self, field: OptionField) -> str:
        language, game = self._device.language, game_of(self._table.options).NAME
        if is_known(language, f"{game}-option-{field.name}-about"):
            return say(language, f"{game}-option-{field.name}-about")
        return ""

    def _value_text(self, field: OptionField, value: Value) -> str:
        language = self._device.language
        match field.kind, value:
            case "switch", _:
                return say(language, "option-yes") if value else say(language, "option-no")
            case "seat", None:
                return say(language, "option-random")
            case "seat", int():
                # Empty chairs go when the game begins, so seats are counted without them.
                chairs = seated(self._table)
                if value > len(chairs):
                    return str(value)
                return name_of(chairs[value - 1], chair_names(self._table, language), language)
            case _, None:
                return say(language, "option-no-limit")
            case _:
                return str(value)
