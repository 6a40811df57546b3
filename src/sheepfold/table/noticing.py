"""What the server itself notices: connections, deadlines, and the moves of bots."""

from typing import assert_never

from sheepfold.table import drawing
from sheepfold.table.actions import Abandoned, BotPlays, Connected, Disconnected, Notice, Tick
from sheepfold.table.entries import EntryBody, Lent, WentAway
from sheepfold.table.moving import move_entries
from sheepfold.table.queries import any_present, bots_to_act, bots_to_propose, people_to_act
from sheepfold.table.seating import abandon, came_back
from sheepfold.table.source import Source
from sheepfold.table.table import ChairState, Table


def notice_entries(table: Table, notice: Notice, now: float, source: Source) -> list[EntryBody]:
    """What happens when the server notices this."""
    match notice:
        case Connected(chair):
            place = table.places[chair - 1]
            return came_back(table, chair) if place.away_since is not None else []
        case Disconnected(chair):
            place = table.places[chair - 1]
            gone = place.who == "person" and place.away_since is None
            return [WentAway(chair)] if gone else []
        case Tick():
            return _tick(table, now, source)
        case BotPlays(seat, move, asked):
            # Only what concerns this seat may delay the bot, or its timing would reveal other
            # events.
            is_proposal = isinstance(move, table.game.FREE)
            if seat not in (bots_to_propose(table) if is_proposal else bots_to_act(table)):
                return []
            if asked != table.asked[seat] and not is_proposal:
                return []
            return move_entries(table, seat, move, source, now)
        case Abandoned(chair, token):
            claim = table.places[chair - 1].claim
            return abandon(table, chair) if claim is not None and claim.token == token else []
        case _:
            assert_never(notice)


def _tick(table: Table, now: float, source: Source) -> list[EntryBody]:
    """Lend the seats whose grace time or turn has run out, and restart a draw that is late."""
    if table.draw is not None:
        return drawing.restart_late_draw(table, now, source)
    if table.phase != "playing" or table.paused or not any_present(table):
        return []
    settings = table.settings
    if settings.away == "bot":
        for n, place in enumerate(table.places, 1):
            if _is_overdue(place, now - settings.grace):
                return [Lent(n, "away")]
    if settings.clock is not None and now >= table.turn_since + settings.clock:
        for seat in people_to_act(table):
            move = table.game.timeout(table.game.view(table.state, seat))
            if move is not None:
                return move_entries(table, seat, move, source, now)
            return [Lent(seat, "clock")]
    return []


def _is_overdue(place: ChairState, since: float) -> bool:
    return place.away_since is not None and not place.lent and place.away_since <= since
