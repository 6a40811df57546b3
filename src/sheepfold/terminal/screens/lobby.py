"""Before a game: who sits where, who is ready, and what the host can do about it."""

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen

from sheepfold.games.codec import game_of
from sheepfold.locales import say
from sheepfold.server.protocol import PlaceInfo, TableInfo
from sheepfold.table.actions import HandOver, Order, Ready, Remove, SeatBot, SetChair, StartGame
from sheepfold.table.entries import Chair
from sheepfold.table.queries import chair_names
from sheepfold.terminal.device import Device
from sheepfold.terminal.names import game_title, name_of
from sheepfold.terminal.people import HUES, absence, level_label, next_level
from sheepfold.terminal.screens.page_keys import page_key, page_keys
from sheepfold.terminal.widgets.keys import KeyAction, KeyBar
from sheepfold.terminal.widgets.text import Text, in_cells


class ChairLine(Text, can_focus=True):
    """One chair and who sits on it."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(id=f"chair-{chair}")
        self.chair = chair


class Lobby(Screen[None]):
    """All chairs of a table."""

    def __init__(self, device: Device) -> None:
        super().__init__()
        self.device = device
        self._title, self._invitation = Text(id="title"), Text(id="invitation")
        self._log, self._note = Text(id="log"), Text(id="note")
        self._lines = [ChairLine(chair) for chair in range(1, len(self.table.places) + 1)]
        self._keys = KeyBar("keys")

    @property
    def table(self) -> TableInfo:
        """The table as everyone may see it."""
        assert self.device.table is not None
        return self.device.table

    def compose(self) -> ComposeResult:
        """The chairs, and what happens around them."""
        yield self._title
        yield self._invitation
        yield Vertical(*self._lines, id="chairs")
        yield self._log
        yield self._note
        yield self._keys

    def on_mount(self) -> None:
        """Draw for the first time."""
        self.set_focus(self._lines[0])
        self.draw()

    def draw(self) -> None:
        """Draw what is known now."""
        device, language, table = self.device, self.device.language, self.table
        if len(self._lines) != len(table.places):
            return  # a lobby with as many chairs is about to be shown
        game = game_title(game_of(table.options).NAME, language)
        title = say(language, "table-title", code=table.code)
        state = "" if device.connection.connected else say(language, "table-reconnecting")
        self._title.write(Content.assemble((f"{game} · {title}", "bold"), f"   {state}"))
        if device.plan.fill is None:  # nobody can join a table on this device alone
            invite = say(language, "terminal-invite", address=str(device.plan.address))
            self._invitation.write(invite)
        for line in self._lines:
            line.write(self._line(line.chair, table.places[line.chair - 1]))
        self._log.write("\n".join(device.event_log.lines[-6:]))
        self._note.write(device.trouble or device.note)
        self._keys.show(self._key_actions())

    def on_key(self, key: events.Key) -> None:
        """One of the keys, or another chair."""
        focused = self.focused
        if key.key in ("up", "down") and isinstance(focused, ChairLine):
            chair = focused.chair + (1 if key.key == "down" else -1)
            if 1 <= chair <= len(self.table.places):
                self.set_focus(self._lines[chair - 1])
            key.stop()
        elif self._keys.press(key.key):
            key.stop()

    def on_descendant_focus(self) -> None:
        """What can be done depends on the chair."""
        self.draw()

    def _key_actions(self) -> list[KeyAction]:
        device, language = self.device, self.device.language
        keys: list[KeyAction] = []
        if device.is_host:
            chair = self._focused()
            who = self.table.places[chair - 1].who
            empty, taken = who in ("open", "closed"), who in ("person", "bot")
            closed = who == "closed"
            shut = (
                say(language, "action-open-chair")
                if closed
                else say(language, "action-close-chair")
            )
            set_chair = SetChair(chair, closed)
            other = who == "person" and chair not in device.connection.chairs
            keys = [
                KeyAction("s", say(language, "action-start"), lambda: device.ask(StartGame())),
                KeyAction("b", say(language, "action-add-bot"), self._seat_bot),
                KeyAction("l", say(language, "action-other-level"), self._next_level, who == "bot"),
                KeyAction("c", shut, lambda: device.ask(set_chair), empty),
                KeyAction(
                    "d",
                    say(language, "action-remove"),
                    lambda: device.ask(Remove(chair)),
                    taken and chair != device.me,
                ),
                KeyAction(
                    "h",
                    say(language, "action-make-host"),
                    lambda: device.ask(HandOver(chair)),
                    other,
                ),
                KeyAction("u", say(language, "action-move-up"), self._move_up, taken and chair > 1),
            ]
        elif device.me is not None:
            ready = self.table.places[device.me - 1].ready
            label = say(language, "action-not-ready") if ready else say(language, "action-ready")
            keys = [KeyAction("r", label, lambda: device.ask(Ready(not ready)))]
        options = page_key(self, "options", "o", say(language, "action-options"))
        return [*keys, options, *page_keys(self, language, device.me is not None)]

    def _seat_bot(self) -> None:
        """On the chair that has the focus, or else on the first that is free."""
        places = self.table.places
        free = [n for n, place in enumerate(places, 1) if place.who == "open"]
        chair = self._focused()
        self.device.ask(SeatBot(chair if chair in free or not free else free[0]))

    def _move_up(self) -> None:
        """The person in focus changes places with the one before."""
        chair = self._focused()
        if chair > 1:
            order = list(range(1, len(self.table.places) + 1))
            order[chair - 2], order[chair - 1] = chair, chair - 1
            self.device.ask(Order(tuple(order)))
            self.set_focus(self._lines[chair - 2])

    def _next_level(self) -> None:
        """The bot that has the focus plays at the next level, the weakest after the strongest."""
        chair = self._focused()
        level = self.table.places[chair - 1].level
        if level is not None:
            self.device.ask(SeatBot(chair, next_level(level, self.table.bots)))

    def _focused(self) -> Chair:
        return self.focused.chair if isinstance(self.focused, ChairLine) else 1

    def _line(self, chair: Chair, place: PlaceInfo) -> Content:
        table, language = self.table, self.device.language
        if place.who in ("open", "closed"):
            is_open = place.who == "open"
            said = say(language, "chair-open") if is_open else say(language, "chair-closed")
            return Content.assemble(f" {chair}  ", (said, "italic $quiet"))
        name = name_of(chair, chair_names(table, language), language)
        if chair in self.device.connection.chairs:
            name = say(language, "player-you", name=name)
        notes = [
            level_label(game_of(table.options).NAME, place.level, language) if place.level else "",
            say(language, "chair-host") if chair == table.host else "",
            say(language, "chair-ready") if place.ready and place.who == "person" else "",
            absence(table, place, table.now, language),
            say(language, "chair-wins", wins=f"{place.wins:g}") if place.wins else "",
        ]
        hue = HUES[place.colour] if place.colour else "$foreground"
        return Content.assemble(
            f" {chair}  ", (in_cells(name, 28), hue), (" · ".join(n for n in notes if n), "$quiet")
        )
