"""Who may ask for the last game of a table, and as whom."""

from starlette.requests import Request

from sheepfold.games.contract import Viewer
from sheepfold.server.request_limits import address_of
from sheepfold.server.room import Room
from sheepfold.server.rooms import Server
from sheepfold.server.watcher import chair_of
from sheepfold.table.allowed import NotAllowed, hash_of
from sheepfold.table.entries import Chair
from sheepfold.table.queries import may_watch
from sheepfold.table.table import Table


async def admitted(
    server: Server, request: Request, to_strangers: NotAllowed
) -> tuple[Room, Table]:
    """The room of a table, and the table as its last game began.

    Raises `NotAllowed`; `to_strangers` if nobody may watch and the request has no seat.
    """
    room = await server.find(request.path_params["code"], address_of(request.scope))
    # Before anything is read: the time that a refusal takes must not reveal a game's length.
    if not may_watch(room.table) and chair_in(request, room.table) is None:
        raise to_strangers
    if room.began is None:
        raise NotAllowed("not-playing")
    return room, room.began


def chair_in(request: Request, table: Table) -> Chair | None:
    """The chair whose token the request bears."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return chair_of(table, hash_of(token)) if kind.lower() == "bearer" and token else None


def viewer_in(request: Request, table: Table) -> Viewer:
    """The seat whose token the request bears; without one a spectator, if the table allows them."""
    chair = chair_in(request, table)
    given = " " in request.headers.get("authorization", "")
    if chair is None and (given or not may_watch(table)):
        raise NotAllowed("not-your-seat")
    return chair
