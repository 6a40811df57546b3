"""A game on the screen: the board, what is to be done, what has happened, and a line to type on."""

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
from sheepfold.terminal.choice import Chosen, Hint, question
from sheepfold.terminal.chronicle import newcomer_name
from sheepfold.terminal.circle import Circle
from sheepfold.terminal.draw import todo
from sheepfold.terminal.link import CommandRefused
from sheepfold.terminal.meadow import Meadow
from sheepfold.terminal.names import name_of
from sheepfold.terminal.offers import Offer, Offers
from sheepfold.terminal.saving import save_record
from sheepfold.terminal.shown import Shown
from sheepfold.terminal.sitting import Sitting
from sheepfold.terminal.table_keys import table_offers
from sheepfold.terminal.wishes import Wish
from sheepfold.terminal.words import Words

BOARDS: dict[str, type[Meadow] | type[Circle]] = {"uly_polly": Meadow, "wooolf": Circle}
"""What each game draws, and lets choose from, in its own way."""


class Match(Screen[None]):
    """One seat's game, or a spectator's."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,shift+tab", "other_side", show=False),
    ]

    def __init__(self, sitting: Sitting, shown: Shown) -> None:
        super().__init__()
        self.sitting = sitting
        self.shown = shown
        self.game = game_of(shown.table.options)
        self.board = BOARDS[self.game.NAME](shown)
        self.pending: AnyMove | None = None
        """A move that waits for a second Enter."""
        self.hint = ""
        self._lacks = (0, 0)
        """Columns and lines that the window would have to have besides."""
        self._lines: list[str] = []
        self._what, self._where = Words(id="what"), Words(id="where")
        self._standing, self._told = Words(id="standing"), Words(id="told")
        self._todo, self._note = Words(id="todo"), Words(id="note")
        self._chronicle = VerticalScroll(self._told, id="chronicle", can_focus=False)
        self._middle = Container(id="middle", classes="-stacked" if self.board.STACKED else "")
        self._moves, self._keys = Offers("moves"), Offers("keys")
        self._line = Input(placeholder=say(sitting.language, "terminal-prompt"), id="typed")
        self._entry = Horizontal(Words("›", id="prompt"), self._line, id="line")

    def compose(self) -> ComposeResult:
        """Board, standing and chronicle, then what to do and how."""
        yield Horizontal(self._what, self._where, id="title")
        with self._middle:
            yield self.board
            with Container(id="side"):
                yield VerticalScroll(self._standing, id="own", can_focus=False)
                yield self._chronicle
        yield self._todo
        yield self._note
        yield self._moves
        if self.sitting.me is not None:
            yield self._entry
        yield self._keys

    def on_mount(self) -> None:
        """Draw for the first time, then every second: somebody may be away."""
        self.set_focus(self.board.home())
        self.draw()
        self.set_interval(1.0, self._tick)

    def on_resize(self, resized: events.Resize) -> None:
        """Let the board have what is left."""
        self.board.fit(Size(resized.size.width, resized.size.height - 7))
        self.call_after_refresh(self._measure)

    def draw(self) -> None:
        """Draw what may be drawn now."""
        shown = self.sitting.shown
        if shown is None or not self.is_attached:
            return
        if shown.view is not self.shown.view and self.pending not in shown.legal:
            self.pending = None
        self.shown = shown
        self.board.show(shown)
        self._write_words()
        self._write_chronicle()
        self._moves.show(self._move_offers())
        keys = table_offers(self, self.sitting, self.shown, self._type, self._save)
        self._keys.show(keys)
        if not self._may_type and isinstance(self.focused, Input):
            self._line.clear()
            self.set_focus(self.board.home())
        self._entry.display = self._may_type
        self.call_after_refresh(self._measure)

    def on_key(self, key: events.Key) -> None:
        """A key that neither the board nor the line has use for."""
        if isinstance(self.focused, Input) and key.key not in ("escape", "f2"):
            return
        if key.key in ("tab", "shift+tab"):
            return  # a binding has it
        key.stop()
        if key.key == "enter":
            self._enter()
            return
        if key.key == "escape":
            if not self._give_up():
                self.set_focus(self.board.home())
        elif key.key in ("pageup", "pagedown"):
            pane = self._chronicle
            pane.scroll_page_up() if key.key == "pageup" else pane.scroll_page_down()
        else:
            self.pending = None
            if not self._moves.press(key.key):
                self._keys.press(key.key)
        self.draw()

    def on_descendant_focus(self) -> None:
        """Whoever looks elsewhere has not said yes."""
        if self.pending is not None:
            self._give_up()
            self.draw()

    def on_chosen(self, chosen: Chosen) -> None:
        """A move was chosen on the board."""
        chosen.stop()
        self._choose(chosen.move)

    def on_hint(self, hint: Hint) -> None:
        """The board says what comes next."""
        hint.stop()
        self.sitting.note = ""
        self.hint = hint.text
        self.draw()

    @on(Input.Submitted)
    def typed(self, line: Input.Submitted) -> None:
        """A move in notation, or a word."""
        text = line.value.strip()
        line.input.clear()
        match text.lower():
            case "":
                self._enter()
            case "?":
                self.post_message(Wish("help"))
            case "rules":
                self.post_message(Wish("rules"))
            case "quit":
                self.post_message(Wish("leave"))
            case _:
                try:
                    move = self.game.parse(text, self.shown.view.options)
                except BadNotation as refused:
                    self._give_up()
                    self.sitting.note = sentence(refused, self.sitting.language)
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
        """Make this move; one that can never be taken back only when it is chosen again."""
        self.hint = ""
        if move != self.pending and move in self.shown.legal and question(move, self.shown):
            self.sitting.note = ""
            self.pending = move
        else:
            self.pending = None
            self.sitting.ask(Play(move))
        self.draw()

    def _enter(self) -> None:
        if self.pending is not None:
            self._choose(self.pending)
        elif self._next_hands:
            self.sitting.pass_on()
        else:
            self.board.enter()
            self.draw()

    def _give_up(self) -> bool:
        """Let go of whatever was begun; says whether anything was."""
        begun = self.pending is not None or bool(self.hint)
        self.pending, self.hint = None, ""
        return self.board.cancel() or begun

    @property
    def _may_type(self) -> bool:
        return self.shown.table.phase == "playing" and self.sitting.me is not None

    def _type(self) -> None:
        if self._may_type:
            self.set_focus(self._line)

    def _save(self) -> None:
        self.run_worker(self._save_record())

    async def _save_record(self) -> None:
        """Save the game where this client was started, and say where that is."""
        sitting, table = self.sitting, self.shown.table
        sitting.note = self.hint = ""
        name = f"{self.game.NAME}-{table.code}-{table.games}"
        try:
            file = await save_record(sitting.plan.address, name, Path.cwd(), sitting.language)
        except CommandRefused as refused:
            sitting.note = refused.text
        except Refusal as refused:
            sitting.note = sentence(refused, sitting.language)
        else:
            self.hint = say(sitting.language, "terminal-saved", file=str(file))
        self.draw()

    def _tick(self) -> None:
        waited_for = any(place.away_since for place in self.shown.table.places)
        if waited_for or self.shown.clock:
            self.draw()

    @property
    def _next_hands(self) -> str:
        """Who gets the device next, if it is not who has it now."""
        sitting = self.sitting
        chair = sitting.waiting
        if not sitting.is_shared or sitting.seat is None or chair in (None, sitting.seat):
            return ""
        assert chair is not None
        return name_of(chair, self.shown.names, sitting.language)

    def _write_words(self) -> None:
        shown, sitting = self.shown, self.sitting
        self._write_title()
        self._standing.write(self.board.standing())
        self._todo.write(self._to_do())
        asked = question(self.pending, shown) if self.pending is not None else ""
        note = self._note
        refused = sitting.trouble or sitting.note
        note.write(asked or self.hint or refused or self._status())
        note.set_class(bool(asked or self.hint), "-asks")
        note.set_class(bool(refused) and not (asked or self.hint), "-refused")

    def _write_title(self) -> None:
        """Which game, which round, which table; or that the window is too small for it."""
        language, sitting, shown = self.sitting.language, self.sitting, self.shown
        if any(self._lacks):
            across, down = self._lacks
            needed = {"columns": self.size.width + across, "rows": self.size.height + down}
            small = say(language, "terminal-too-small", **needed)
            self._what.write(Content.styled(small, "bold $warning"))
            self._where.write("")
            return
        game = say(language, f"{self.game.NAME}-name")
        self._what.write(Content.assemble((game, "bold"), f" · {self.board.title()}"))
        lost = "" if sitting.link.connected else say(language, "table-reconnecting")
        where = say(language, "table-title", code=shown.table.code)
        parts = [(shown.clock, "bold"), (lost, "bold $warning"), (where, "")]
        said = [Content.styled(text, style) for text, style in parts if text]
        self._where.write(Content(" · ").join(said))

    def _measure(self) -> None:
        """See, once everything is laid out, by how much the window is too small for the board."""
        room, least = self._middle.size, self.board.least()
        lacks = (max(0, least.width - room.width), max(0, least.height - room.height))
        if self._lacks != lacks:
            self._lacks = lacks
            self._write_title()

    def _to_do(self) -> str:
        shown, language = self.shown, self.sitting.language
        if shown.view.result is not None:
            return self.board.result()
        if shown.table.paused:
            return say(language, "table-paused")
        return todo(shown.view, shown.names, language)

    def _status(self) -> str:
        """What everyone should know, as long as nothing else is to be said."""
        table, language, me = self.shown.table, self.sitting.language, self.sitting.me
        if table.asking is not None and table.asking != me:
            who = name_of(table.asking, self.shown.names, language)
            return say(language, "news-takeback_asked", who=who)
        if newcomer := self.shown.newcomer:
            if self.sitting.link.claims:
                return say(language, "claim-asked")
            who = name_of(newcomer.chair, self.shown.names, language)
            name = newcomer_name(newcomer.claim.name, newcomer.claim.by_link, language)
            return say(language, "news-takeover_asked", name=name, who=who)
        if claims := self.sitting.link.claims:
            who = name_of(claims[0], self.shown.names, language)
            return say(language, "claim-waiting", who=who)
        if self.sitting.is_lent:
            return say(language, "terminal-own-lent")
        if self.shown.view.round == 1 and me is not None and len(self.shown.view.history) < 2:
            name, seats = self.shown.names[me - 1], self.shown.view.seats
            game = say(language, f"{self.game.NAME}-name")
            return say(language, "terminal-welcome", game=game, seats=seats, name=name)
        ending = self.sitting.chronicle.ending
        if self.shown.view.result is None:
            return ending
        mark = str(self.sitting.link.fingerprint)
        return f"{ending} {say(language, 'terminal-fingerprint', fingerprint=mark)}".strip()

    def _write_chronicle(self) -> None:
        lines = self.sitting.chronicle.lines
        if lines == self._lines:
            return
        self._lines = lines
        old, new = lines[:-1], lines[-1:]
        parts = [*(Content.styled(line, "$quiet") for line in old), *map(Content, new)]
        self._told.write(Content("\n").join(parts))
        self._chronicle.scroll_end(animate=False)

    def _move_offers(self) -> list[Offer]:
        language = self.sitting.language
        if self.pending is not None:
            return [
                Offer("enter", say(language, "offer-sure"), self._enter),
                Offer("escape", say(language, "offer-cancel"), self._cancel),
            ]
        if name := self._next_hands:
            return [Offer("enter", say(language, "offer-pass", name=name), self._enter)]
        return self.board.offers()

    def _cancel(self) -> None:
        self._give_up()
        self.draw()
