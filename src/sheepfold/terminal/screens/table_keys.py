"""What can be done at the table during a game, apart from moves: each by one key."""

from collections.abc import Callable

from textual.widget import Widget

from sheepfold.locales import say
from sheepfold.table.actions import (
    Action,
    AnswerTakeback,
    AnswerTakeover,
    AskTakeback,
    AskTakeover,
    DropClaim,
    Pause,
    Reclaim,
    Rematch,
    Reopen,
)
from sheepfold.table.entries import Chair
from sheepfold.table.table import game_of
from sheepfold.terminal.device import Device
from sheepfold.terminal.notes import may_take_notes
from sheepfold.terminal.position import Position
from sheepfold.terminal.registry import display_of
from sheepfold.terminal.screens.advice import may_be_advised
from sheepfold.terminal.screens.page_keys import page_key, page_keys
from sheepfold.terminal.widgets.keys import KeyAction


def table_keys(
    source: Widget,
    device: Device,
    position: Position,
    write: Callable[[], None],
    save: Callable[[], None],
) -> list[KeyAction]:
    """The keys of a match; `write` goes to the line on which a move can be typed."""
    language, me = device.language, device.me
    keys = [] if me is None else _seated(me, device, position, write)
    if device.connection.claims:
        keys = _waiting_for_a_seat(device)
    if device.is_shared and device.seat is not None:
        keys.append(KeyAction("c", say(language, "action-cover"), device.pass_on))
    if display_of(game_of(position.table.options)).reveal and position.view.rounds:
        keys.append(page_key(source, "reveal", "v", say(language, "action-last-round")))
    if may_be_advised(position):
        keys.append(page_key(source, "advice", "i", say(language, "action-advice")))
    game = game_of(position.table.options)
    if display_of(game).notes and may_take_notes(position):
        label = say(language, f"{game.NAME}-terminal-notes")
        keys.append(page_key(source, "notes", "w", label))
    if position.table.phase == "over":
        keys.append(KeyAction("s", say(language, "action-save"), save))
    return [*keys, *page_keys(source, language, me is not None)]


def _waiting_for_a_seat(device: Device) -> list[KeyAction]:
    """For a newcomer who has a seat from the next round on."""
    language, ask = device.language, device.ask
    return [
        KeyAction("j", say(language, "action-takeover"), lambda: ask(AskTakeover())),
        KeyAction("n", say(language, "action-drop-claim"), lambda: ask(DropClaim())),
    ]


def _seated(
    me: Chair, device: Device, position: Position, write: Callable[[], None]
) -> list[KeyAction]:
    """For a person who sits here; what cannot be done now is hidden, and refused if asked for."""
    table, language, ask = position.table, device.language, device.ask
    playing, over = table.phase == "playing", table.phase == "over"
    host, paused = device.is_host, table.paused
    asked = table.asking not in (None, me) and me not in table.agreed
    mine = playing and table.takeback == me
    yes: Action = AnswerTakeback(True)
    no: Action = AnswerTakeback(False)
    if (newcomer := position.newcomer) is not None and me not in newcomer.claim.agreed:
        asked = asked or me != newcomer.chair
        yes, no = AnswerTakeover(newcomer.chair, True), AnswerTakeover(newcomer.chair, False)
    pause = say(language, "action-resume") if paused else say(language, "action-pause")
    return [
        KeyAction("y", say(language, "action-allow"), lambda: ask(yes), asked),
        KeyAction("n", say(language, "action-refuse"), lambda: ask(no), asked),
        KeyAction("k", say(language, "action-reclaim"), lambda: ask(Reclaim()), device.is_lent),
        KeyAction("m", say(language, "action-rematch"), lambda: ask(Rematch()), host and over),
        KeyAction("h", say(language, "action-to-lobby"), lambda: ask(Reopen()), host and over),
        KeyAction("slash", say(language, "action-type-move"), write, playing),
        KeyAction("u", say(language, "action-takeback"), lambda: ask(AskTakeback()), mine),
        KeyAction("p", pause, lambda: ask(Pause(not paused)), host and playing),
    ]
