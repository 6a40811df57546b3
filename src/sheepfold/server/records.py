"""Records of a table's games, made from its log."""

import time
from typing import Any, NamedTuple

import msgspec

from sheepfold.games.game import Viewer
from sheepfold.games.history import whole_history
from sheepfold.games.record import Writer, dump
from sheepfold.table.entries import Level, Played, Started, TakenBack, decode
from sheepfold.table.table import Table, bot_seats, evolve, level_of, record_names


class Seen(msgspec.Struct, frozen=True):
    """A running game as one viewer has seen it so far."""

    format: str
    version: int
    game: str
    viewer: Viewer
    events: tuple[Any, ...]
    view: Any


class LastGame(NamedTuple):
    """The last game of a table, as its log has it."""

    table: Table
    """As the game began."""
    at: float
    """When that was."""
    deal: Started
    played: list[Played]
    """The moves that stand."""
    levels: list[Level | None]
    """By move: the level of the bot that chose it, for itself or for one who was away."""
    times: list[float]
    """By move: when it was made."""
    over: Table
    """As the game ended, or as it is now."""


def last_game(lines: list[bytes]) -> LastGame:
    """The last game of a log, in which one was started."""
    table: Table | None = None
    game: LastGame | None = None
    for line in lines:
        entry = decode(line)
        what, levels = entry.what, _levels(table)
        table = evolve(table, entry)
        if isinstance(what, Started):
            game = LastGame(table, entry.at, what, [], [], [], table)
        elif game is not None and isinstance(what, Played):
            game.played.append(what)
            game.levels.append(levels.get(what.seat))
            game.times.append(entry.at)
        elif game is not None and isinstance(what, TakenBack):
            # With the move went what was done out of turn since.
            while isinstance(game.played.pop().move, table.game.FREE):
                pass
            del game.levels[len(game.played) :]
            del game.times[len(game.played) :]
        if game is not None and table.phase != "lobby":
            game = game._replace(over=table)
    assert game is not None
    return game


def _levels(table: Table | None) -> dict[int, Level]:
    """By seat that a bot plays for: how well."""
    return {} if table is None else {seat: level_of(table, seat) for seat in bot_seats(table)}


def open_record(last: LastGame) -> bytes:
    """The record of a game with nothing hidden; for one that is over."""
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
    )
    for made, at, level in zip(last.played, last.times, last.levels, strict=True):
        writer.play(made.seat, made.move, made.outcome, max(0.0, at - last.at), level)
    return dump(writer.record())


def viewer_at(last: LastGame, viewer: Viewer, state: Any) -> Viewer:
    """As whom this viewer saw a moment: who took its seat later was not the one who sat there.

    When a game is over, nothing of it is hidden any more.
    """
    if viewer is None or last.over.phase == "over":
        return viewer
    return viewer if state.round >= last.over.places[viewer - 1].since else None


def seen_record(last: LastGame, viewer: Viewer) -> bytes:
    """A game as this viewer has seen it."""
    game, state = last.table.game, last.table.state
    seen_as = viewer_at(last, viewer, state)
    events = [game.tell(event, seen_as) for event in whole_history(state)]
    for made in last.played:
        state, happened = game.play(state, made.seat, made.move, made.outcome)
        seen_as = viewer_at(last, viewer, state)
        events += [game.tell(event, seen_as) for event in happened]
    told = tuple(event for event in events if event is not None)
    seen = Seen("sheepfold-seen", 1, game.NAME, viewer, told, game.view(state, viewer))
    return msgspec.json.encode(seen)
