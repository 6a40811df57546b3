"""A game on the screen: the board, whose turn it is, the log, and a line to type moves on."""

from pathlib import Path
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Input

from sheepfold.games.contract import BadNotation, Refusal
from sheepfold.locales import say, sentence
from sheepfold.table.actions import Play
from sheepfold.table.entries import AnyMove
from sheepfold.table.table import game_of
from sheepfold.terminal.device import Device
from sheepfold.terminal.names import game_title, name_of
from sheepfold.terminal.network.connection import CommandRefused
from sheepfold.terminal.picture import todo
from sheepfold.terminal.position import Position
from sheepfold.terminal.registry import display_of
from sheepfold.terminal.saving import save_record
from sheepfold.terminal.screens.page_keys import OpenPage
from sheepfold.terminal.screens.status import status
from sheepfold.terminal.screens.table_keys import table_keys
from sheepfold.terminal.widgets.board import AskWhyNot, Chosen, Hint
from sheepfold.terminal.widgets.keys import KeyAction, KeyBar
from sheepfold.terminal.widgets.text import Text


class Match(Screen[None]):
    """One seat's game, or a spectator's."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,shift+tab", "other_side", show=False),
    ]

    def __init__(self, device: Device, position: Position) -> None:
        super().__init__()
        self.device = device
        self.position = position
        self.game = game_of(position.table.options)
        self.game_display = display_of(self.game)
        self.board = self.game_display.board(position)
        self.pending: AnyMove | None = None
        """A move that waits for a second Enter."""
        self.hint = ""
        self._lacks = (0, 0)
        """How many columns and lines the window is too small."""
        self._lines: list[str] = []
        self._what, self._where = Text(id="what"), Text(id="where")
        self._standing, self._log = Text(id="standing"), Text(id="log")
        self._todo, self._note = Text(id="todo"), Text(id="note")
        self._log_pane = VerticalScroll(self._log, id="log-pane", can_focus=False)
        self._middle = Container(id="middle", classes="-below" if self.board.IS_WIDE else "")
        self._moves, self._keys = KeyBar("moves"), KeyBar("keys")
        self._line = Input(placeholder=say(device.language, "terminal-prompt"), id="typed")
        self._entry = Horizontal(Text("›", id="prompt"), self._line, id="line")

    def compose(self) -> ComposeResult:
        """The board with the standing and the log, then what to do, and the keys for it."""
        yield Horizontal(self._what, self._where, id="title")
        with self._middle:
            yield self.board
            with Container(id="side"):
                yield VerticalScroll(self._standing, id="own", can_focus=False)
                yield self._log_pane
        yield self._todo
        yield self._note
        yield self._moves
        if self.device.me is not None:
            yield self._entry
        yield self._keys

    def on_mount(self) -> None:
        """Draw for the first time, then every second: somebody may be away."""
        self.set_focus(self.board.home())
        # Whenever the log has grown, which is after its new line was laid out.
        self.watch(self._log_pane, "virtual_size", self._show_last_line, init=False)
        self.draw()
        self.set_interval(1.0, self._tick)

    def on_resize(self, resized: events.Resize) -> None:
        """Give the board the room that is left."""
        self.board.fit(Size(resized.size.width, resized.size.height - 7))
        self.call_after_refresh(self._measure)

    def draw(self) -> None:
        """Draw what may be drawn now."""
        position = self.device.position
        if position is None or not self.is_attached:
            return
        if position.view is not self.position.view and self.pending not in position.legal:
            self.pending = None
        self.position = position
        self.board.show(position)
        self._write_texts()
        self._write_log()
        self._moves.show(self._move_keys())
        keys = table_keys(self, self.device, self.position, self._type, self._save)
        self._keys.show(keys)
        if not self._may_type and isinstance(self.focused, Input):
            self._line.clear()
            self.set_focus(self.board.home())
        self._entry.display = self._may_type
        self.call_after_refresh(self._measure)

    def on_key(self, key: events.Key) -> None:
        """A key that neither the board nor the line has handled."""
        if isinstance(self.focused, Input) and key.key not in ("escape", "f2"):
            return
        if key.key in ("tab", "shift+tab"):
            return  # a binding handles it
        key.stop()
        if key.key == "enter":
            self._enter()
            return
        self._leave_end()
        if key.key == "escape":
            if not self._drop_choice():
                self.set_focus(self.board.home())
        elif key.key in ("pageup", "pagedown"):
            pane = self._log_pane
            pane.scroll_page_up() if key.key == "pageup" else pane.scroll_page_down()
        else:
            self.pending = None
            if not self._moves.press(key.key):
                self._keys.press(key.key)
        self.draw()

    def on_descendant_focus(self) -> None:
        """Moving the focus cancels a move that waits for a second Enter."""
        if self.pending is not None:
            self._drop_choice()
            self.draw()

    def on_chosen(self, chosen: Chosen) -> None:
        """A move was chosen on the board."""
        chosen.stop()
        if not self._leave_end():
            self._choose(chosen.move)

    def on_ask_why_not(self, asked: AskWhyNot) -> None:
        """Something was chosen on the board that cannot be done."""
        asked.stop()
        self.hint, self.pending = "", None
        self.device.ask_why_not(asked.move)
        self.draw()

    def on_hint(self, hint: Hint) -> None:
        """The board says what comes next."""
        hint.stop()
        self.device.note = ""
        self.hint = hint.text
        self.draw()

    @on(Input.Submitted)
    def typed(self, line: Input.Submitted) -> None:
        """A move in notation, or a command."""
        text = line.value.strip()
        line.input.clear()
        match text.lower():
            case "":
                self._enter()
            case "?":
                self.post_message(OpenPage("help"))
            case "rules":
                self.post_message(OpenPage("rules"))
            case "quit":
                self.post_message(OpenPage("leave"))
            case _:
                self._leave_end()
                try:
                    move = self.game.parse(text, self.position.view.options)
                except BadNotation as refused:
                    self._drop_choice()
                    self.device.note = sentence(refused, self.device.language)
                    self.draw()
                else:
                    self._choose(move)

    def action_other_side(self) -> None:
        """From the board to the line, and back."""
        if isinstance(self.focused, Input):
            self.set_focus(self.board.home())
        else:
            self._type()

    def _choose(self, move: AnyMove) -> None:
        """Make this move; one that can never be taken back has to be chosen twice."""
        self.hint = ""
        is_sure, self.pending = move == self.pending, None
        if move not in (*self.position.legal, *self.position.free):
            self.device.ask_why_not(move)
        elif not is_sure and self.game_display.confirm(move, self.position):
            self.device.note = ""
            self.pending = move
        else:
            self.device.ask(Play(move))
        self.draw()

    def _enter(self) -> None:
        if self.pending is not None:
            self._choose(self.pending)
        elif self._next_person:
            self.device.pass_on()
        elif not self._leave_end():
            self.board.enter()
            self.draw()

    def _leave_end(self) -> bool:
        """Go on from the end of a round to the next one; says whether it was on the screen."""
        if not self.device.shows_end:
            return False
        self.device.go_on()
        self.draw()
        return True

    def _drop_choice(self) -> bool:
        """Drop a choice that was begun; says whether there was one."""
        begun = self.pending is not None or bool(self.hint)
        self.pending, self.hint = None, ""
        return self.board.cancel() or begun

    @property
    def _may_type(self) -> bool:
        return self.position.table.phase == "playing" and self.device.me is not None

    def _type(self) -> None:
        if self._may_type:
            self.set_focus(self._line)

    def _save(self) -> None:
        self.run_worker(self._save_record())

    async def _save_record(self) -> None:
        """Save the game where this client was started, and say where that is."""
        device, table = self.device, self.position.table
        device.note = self.hint = ""
        name = f"{self.game.NAME}-{table.code}-{table.games}"
        try:
            file = await save_record(device.plan.address, name, Path.cwd(), device.language)
        except CommandRefused as refused:
            device.note = refused.text
        except Refusal as refused:
            device.note = sentence(refused, device.language)
        else:
            self.hint = say(device.language, "terminal-saved", file=str(file))
        self.draw()

    def _tick(self) -> None:
        waited_for = any(place.away_since for place in self.position.table.places)
        if waited_for or self.position.clock:
            self.draw()

    @property
    def _next_person(self) -> str:
        """The name of the person who gets the device next, if it has to be passed on."""
        device = self.device
        chair = device.waiting
        if not device.is_shared or device.seat is None or chair in (None, device.seat):
            return ""
        assert chair is not None
        return name_of(chair, self.position.names, device.language)

    def _write_texts(self) -> None:
        position, device = self.position, self.device
        self._write_title()
        self._standing.write(self.board.standing())
        self._todo.write(self._to_do())
        asked = ""
        if self.pending is not None:
            asked = self.game_display.confirm(self.pending, position)
        note = self._note
        refused = device.trouble or device.note
        if device.rule and refused == device.note:
            refused = f"{refused} {say(device.language, 'terminal-rule-key')}"
        note.write(asked or self.hint or refused or status(device, position))
        note.set_class(bool(asked or self.hint), "-asks")
        note.set_class(bool(refused) and not (asked or self.hint), "-refused")

    def _write_title(self) -> None:
        """Which game, round and table; or that the window is too small for them."""
        language, device, position = self.device.language, self.device, self.position
        if any(self._lacks):
            across, down = self._lacks
            needed = {"columns": self.size.width + across, "rows": self.size.height + down}
            small = say(language, "terminal-too-small", **needed)
            self._what.write(Content.styled(small, "bold $warning"))
            self._where.write("")
            return
        game = game_title(self.game.NAME, language)
        self._what.write(Content.assemble((game, "bold"), f" · {self.board.title()}"))
        lost = "" if device.connection.connected else say(language, "table-reconnecting")
        where = say(language, "table-title", code=position.table.code)
        parts = [(position.clock, "bold"), (lost, "bold $warning"), (where, "")]
        said = [Content.styled(text, style) for text, style in parts if text]
        self._where.write(Content(" · ").join(said))

    def _measure(self) -> None:
        """Find out, once everything is laid out, how much the window is too small."""
        room, least = self._middle.size, self.board.least()
        lacks = (max(0, least.width - room.width), max(0, least.height - room.height))
        if self._lacks != lacks:
            self._lacks = lacks
            self._write_title()

    def _to_do(self) -> str:
        position, language = self.position, self.device.language
        if position.view.result is not None:
            return self.board.result()
        if position.table.paused:
            return say(language, "table-paused")
        if self.device.shows_end:
            return self.device.event_log.ending
        return todo(position.view, position.names, language)

    def _write_log(self) -> None:
        lines = self.device.event_log.lines
        if lines == self._lines:
            return
        self._lines = lines
        old, new = lines[:-1], lines[-1:]
        parts = [*(Content.styled(line, "$quiet") for line in old), *map(Content, new)]
        self._log.write(Content("\n").join(parts))
        self._show_last_line()

    def _show_last_line(self) -> None:
        self._log_pane.scroll_end(animate=False)

    def _move_keys(self) -> list[KeyAction]:
        language = self.device.language
        if self.pending is not None:
            return [
                KeyAction("enter", say(language, "action-confirm"), self._enter),
                KeyAction("escape", say(language, "action-cancel"), self._cancel),
            ]
        if name := self._next_person:
            return [KeyAction("enter", say(language, "action-pass-device", name=name), self._enter)]
        if self.device.shows_end:
            return [KeyAction("enter", say(language, "action-resume"), self._enter)]
        return self.board.keys()

    def _cancel(self) -> None:
        self._drop_choice()
        self.draw()
