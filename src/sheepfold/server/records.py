"""Records of a table's games, made from its log."""

import time
from typing import NamedTuple

import msgspec

from sheepfold.games.contract import Event, State, View, Viewer
from sheepfold.games.declared import redact
from sheepfold.games.history import whole_history
from sheepfold.games.record import SEEN, Writer, dump_parts
from sheepfold.log import Log
from sheepfold.server.opening import entries_of
from sheepfold.server.slices import Slices
from sheepfold.table.allowed import NotAllowed
from sheepfold.table.drawing import fair_draw
from sheepfold.table.entries import Entry, GameStarted, Level, MovePlayed, TakenBack
from sheepfold.table.entry_codec import read_entries
from sheepfold.table.fold import advance
from sheepfold.table.queries import bot_seats, level_of, record_names
from sheepfold.table.table import Table
from sheepfold.table.work import Work, finish


class SeenGame(msgspec.Struct, frozen=True):
    """A running game as one viewer has seen it so far."""

    format: str
    version: int
    game: str
    viewer: Viewer
    events: tuple[Event, ...]
    view: View


class LastGame(NamedTuple):
    """The last game of a table, as its log has it."""

    table: Table
    """As the game began."""
    at: float
    """When that was."""
    deal: GameStarted
    played: list[MovePlayed]
    """The moves that stand."""
    states: list[State]
    """By move: the game after it."""
    events: list[tuple[Event, ...]]
    """By move: what happened, in full."""
    levels: list[Level | None]
    """By move: the level of the bot that chose it, for itself or for one who was away."""
    times: list[float]
    """By move: when it was made."""
    over: Table
    """As the game ended, or as it is now."""


def last_game(lines: list[bytes]) -> LastGame:
    """The last game of a log, in which one was started."""
    reader = GameReader()
    for entry in read_entries(lines):
        reader.take(entry)
    assert reader.game is not None
    return reader.game


async def read_last_game(log: Log, began: Table, slices: Slices) -> LastGame:
    """The last game of a table, read from the log: another process may have added entries.

    `began` is the table as some game of it began; entries are read from there on.
    """
    reader = GameReader()
    async for entry, version in entries_of(log, began.code, slices, began.version - 1, began.game):
        reader.take(entry, began if version == began.version else None)
    if reader.game is None:  # the table was deleted
        raise NotAllowed("no-such-table", code=began.code)
    return reader.game


class GameReader:
    """Reads entries and knows the last game in them."""

    def __init__(self) -> None:
        self.game: LastGame | None = None
        self._table: Table | None = None

    def take(self, entry: Entry, after: Table | None = None) -> None:
        """Read one more entry; `after` is the table after it, if that is known already."""
        what, levels = entry.what, _levels(self._table)
        events: tuple[Event, ...] = ()
        if after is None:
            after, events, _ = advance(self._table, entry)
        self._table = table = after
        game = self.game
        if isinstance(what, GameStarted):
            game = LastGame(table, entry.at, what, [], [], [], [], [], table)
        elif game is not None and isinstance(what, MovePlayed):
            game.played.append(what)
            game.states.append(table.state)
            game.events.append(events)
            game.levels.append(levels.get(what.seat))
            game.times.append(entry.at)
        elif game is not None and isinstance(what, TakenBack):
            for _ in range(what.moves):
                # The free moves made since then are taken back with it.
                while isinstance(game.played.pop().move, table.game.FREE):
                    pass
            for one in (game.states, game.events, game.levels, game.times):
                del one[len(game.played) :]
        if game is not None and table.phase != "lobby":
            game = game._replace(over=table)
        self.game = game


def _levels(table: Table | None) -> dict[int, Level]:
    """By seat that a bot plays: its level."""
    return {} if table is None else {seat: level_of(table, seat) for seat in bot_seats(table)}


def open_record(last: LastGame) -> bytes:
    """The record of a game with nothing hidden; for one that is over."""
    return finish(write_open_record(last))


def write_open_record(last: LastGame) -> Work[bytes]:
    """The same, as work that can be interrupted."""
    table = last.table
    salts = [salt for made in last.played for salt in made.salts]
    supply = iter([*last.deal.salts, *salts])
    writer = Writer(
        table.game,
        table.options,
        record_names(table),
        last.deal.deal,
        lambda: next(supply),
        version=last.deal.format,
        bots=tuple(place.level if place.who == "bot" else None for place in table.places),
        date=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(last.at)),
        draw=fair_draw(table, is_open=True),
    )
    for made, at, level in zip(last.played, last.times, last.levels, strict=True):
        writer.play(made.seat, made.move, made.outcome, max(0.0, at - last.at), level)
        yield
    entries = []
    for entry in writer.entries():
        entries.append(entry)
        yield
    parts = []
    for part in dump_parts(writer.record(entries)):
        parts.append(part)
        yield
    return "".join(parts).encode()


def viewer_at(last: LastGame, viewer: Viewer, state: State) -> Viewer:
    """The viewer as whom a state is shown: a spectator, if the seat was taken over later.

    Once a game is over, nothing of it is hidden any more.
    """
    if viewer is None or last.over.phase == "over":
        return viewer
    return viewer if state.round >= last.over.places[viewer - 1].since else None


def first_round(last: LastGame, viewer: Viewer) -> int:
    """The first round that this viewer may look back to.

    At a table without spectators, rounds in which somebody else had the seat stay hidden.
    """
    if viewer is None or last.over.phase == "over" or last.over.settings.spectators:
        return 0
    return last.over.places[viewer - 1].since


def seen_record(last: LastGame, viewer: Viewer) -> bytes:
    """A game as this viewer has seen it."""
    return finish(write_seen_record(last, viewer))


def write_seen_record(last: LastGame, viewer: Viewer) -> Work[bytes]:
    """The same, as work that can be interrupted."""
    game, state = last.table.game, last.table.state
    since = first_round(last, viewer)
    seen_as = viewer_at(last, viewer, state)
    events = [redact(event, seen_as) for event in whole_history(state)]
    for after, happened in zip(last.states, last.events, strict=True):
        is_before, state = state.round < since, after
        seen_as = viewer_at(last, viewer, state)
        if is_before:
            events, happened = [], whole_history(state)
        events += [redact(event, seen_as) for event in happened]
        yield
    known = tuple(event for event in events if event is not None)
    seen = SeenGame(SEEN, 1, game.NAME, viewer, known, game.view(state, viewer))
    return msgspec.json.encode(seen)
