"""A table as everyone may see it, built up field by field: no `Table` is sent as it is."""

from collections.abc import Collection

from sheepfold.bots import at_tables
from sheepfold.games.draw import sealed
from sheepfold.server.protocol import (
    ClaimInfo,
    DrawInfo,
    PlaceInfo,
    SeatSummary,
    SettingsInfo,
    TableInfo,
)
from sheepfold.table.entries import Chair, Settings
from sheepfold.table.queries import due
from sheepfold.table.table import Claim, Table


def table_info(table: Table, now: float, allowed_bots: Collection[str] = ()) -> TableInfo:
    """A table as everyone may see it; `allowed_bots` as for `at_tables`."""
    return TableInfo(
        code=table.code,
        rules=table.rules,
        options=table.options,
        settings=_settings_info(table.settings),
        places=tuple(
            PlaceInfo(
                who=place.who,
                name=place.name,
                colour=place.colour,
                ready=place.ready,
                level=place.level,
                lent=place.lent,
                away_since=place.away_since,
                wins=place.wins,
                claim=None if place.claim is None else _claim_info(place.claim),
            )
            for place in table.places
        ),
        host=table.host,
        phase=table.phase,
        games=table.games,
        paused=table.paused,
        takeback=table.takebacks[0].seat if table.takebacks else None,
        asking=None if table.asking is None else table.asking.seat,
        agreed=() if table.asking is None else table.asking.agreed,
        now=now,
        due=due(table),
        draw=_draw_info(table),
        bots=at_tables(table.game.NAME, allowed_bots),
    )


def seat_summary(table: Table, chair: Chair, now: float) -> SeatSummary:
    """The state of the table for whoever has this chair.

    It has the time since when it is somebody's turn, not the time of the last entry: that would
    reveal secret moves.
    """
    game, state = table.game, table.state
    result = game.result(state) if table.phase == "over" else None
    return SeatSummary(
        table=table_info(table, now),
        chair=chair,
        actors=tuple(game.view(state, chair).actors) if table.phase == "playing" else (),
        since=table.turn_since,
        winners=() if result is None else tuple(result.winners),
    )


def _draw_info(table: Table) -> DrawInfo | None:
    draw = table.draw or table.fair
    if draw is None:
        return None
    is_open = table.draw is None and table.phase == "over"
    return DrawInfo(
        sealed(draw.seed),
        draw.chairs,
        draw.seals,
        draw.values,
        draw.seed if is_open else None,
    )


def outside_info(table: Table, now: float, allowed_bots: Collection[str] = ()) -> TableInfo:
    """What a stranger may know of a table without spectators: that it exists, and whether it is
    full. None of it changes with a move, or when people come and go.
    """
    return TableInfo(
        code=table.code,
        rules=table.rules,
        options=table.options,
        settings=_settings_info(table.settings),
        places=tuple(
            PlaceInfo(
                who=place.who,
                name="",
                colour=None,
                ready=False,
                level=None,
                lent=False,
                away_since=None,
                wins=0.0,
            )
            for place in table.places
        ),
        host=None,
        phase=table.phase,
        games=0,
        paused=False,
        takeback=None,
        asking=None,
        agreed=(),
        now=now,
        due=None,
        bots=at_tables(table.game.NAME, allowed_bots),
    )


def _settings_info(settings: Settings) -> SettingsInfo:
    return SettingsInfo(
        chairs=settings.chairs,
        spectators=settings.spectators,
        free_text=settings.free_text,
        grace=settings.grace,
        away=settings.away,
        clock=settings.clock,
        notes=settings.notes,
        advice=settings.advice,
    )


def _claim_info(claim: Claim) -> ClaimInfo:
    return ClaimInfo(claim.name, claim.colour, claim.is_asked, claim.agreed, claim.by_link)
