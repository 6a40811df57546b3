"""Records of a table's games, made from its log."""

from typing import Any

import msgspec

from sheepfold.games.game import Viewer
from sheepfold.games.record import Writer, dump
from sheepfold.table.entries import Played, Started, TakenBack, decode
from sheepfold.table.table import Table, evolve


class Seen(msgspec.Struct, frozen=True):
    """A running game as one viewer has seen it so far."""

    format: str
    version: int
    game: str
    viewer: Viewer
    events: tuple[Any, ...]
    view: Any


def last_game(lines: list[bytes]) -> tuple[Table, Started, list[Played]]:
    """The last game of a log: the table as it began, its deal, and the moves that stand."""
    table: Table | None = None
    begun: tuple[Table, Started] | None = None
    played: list[Played] = []
    for line in lines:
        entry = decode(line)
        table = evolve(table, entry)
        if isinstance(entry.what, Started):
            begun, played = (table, entry.what), []
        elif isinstance(entry.what, Played):
            played.append(entry.what)
        elif isinstance(entry.what, TakenBack):
            played.pop()
    assert begun is not None
    return *begun, played


def open_record(lines: list[bytes]) -> bytes:
    """The record of the last game, with nothing hidden; for a game that is over."""
    table, started, played = last_game(lines)
    salts = [salt for made in played for salt in made.salts]
    supply = iter([*started.salts, *salts])
    names = tuple(p.name or f"Bot {n}" for n, p in enumerate(table.places, 1))
    writer = Writer(table.game, table.options, names, started.deal, lambda: next(supply))
    for made in played:
        writer.play(made.seat, made.move, made.outcome)
    return dump(writer.record())


def seen_record(lines: list[bytes], viewer: Viewer) -> bytes:
    """The last game as this viewer has seen it."""
    table, _, played = last_game(lines)
    game, state = table.game, table.state
    events = [game.tell(event, viewer) for event in state.history]
    for made in played:
        state, happened = game.play(state, made.seat, made.move, made.outcome)
        events += [game.tell(event, viewer) for event in happened]
    told = tuple(event for event in events if event is not None)
    seen = Seen("sheepfold-seen", 1, game.NAME, viewer, told, game.view(state, viewer))
    return msgspec.json.encode(seen)
