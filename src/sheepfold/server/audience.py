"""The connections that watch one table, and what each of them is shown."""

from collections.abc import Callable, Collection

from msgspec.structs import replace

from sheepfold.games.contract import Event, Viewer
from sheepfold.server import frames, protocol
from sheepfold.server.requests import Request
from sheepfold.server.table_info import outside_info
from sheepfold.server.watcher import Watcher
from sheepfold.table.entries import Chair, Entry, TakenOver
from sheepfold.table.queries import may_watch
from sheepfold.table.table import Table


class Audience:
    """Everyone who is connected to a table, with a seat or without."""

    def __init__(self, allowed_bots: Collection[str] = ()) -> None:
        self.watchers: set[Watcher] = set()
        self._allowed_bots = allowed_bots

    def tokens(self) -> set[str]:
        """The hashes of all tokens that somebody here has."""
        return {token for watcher in self.watchers for token in watcher.hashes}

    def chairs(self, table: Table) -> set[Chair]:
        """The chairs of those who are here."""
        return {chair for watcher in self.watchers for chair in watcher.chairs(table)}

    def sync(self, watcher: Watcher, table: Table, now: float) -> None:
        """Send a connection everything it may know."""
        viewer, chairs = watcher.viewer(table), watcher.chairs(table)
        may_see = watcher.may_see(table)
        message = frames.sync(table, viewer, chairs, now, may_see, self._allowed_bots)
        watcher.send(protocol.encode(replace(message, claims=watcher.claims(table))))

    def show(
        self,
        before: Table,
        after: Table,
        entry: Entry,
        events: tuple[Event, ...],
        viewers: tuple[Viewer, ...],
        request: Request | None,
        now: Callable[[], float],
    ) -> None:
        """Show everyone what they may know of an entry; it acknowledges the request behind it."""
        if type(entry.what) is TakenOver:
            self._look_at_new_chair(after, entry.what.chair)
        if not self.watchers:
            return
        bots = self._allowed_bots
        shown = frames.frames(before, after, entry.what, events, entry.at, bots)
        encoded: dict[int, bytes] = {}
        """By the identity of the frame: who knows the same is given the same one."""
        has_moved_chairs = before.places is not after.places
        all_may_see = may_watch(before) and may_watch(after)
        for watcher in self.watchers:
            if has_moved_chairs and _seats(watcher, before) != _seats(watcher, after):
                self.sync(watcher, after, now())  # its chairs have other numbers now
                continue
            if not all_may_see:
                could, can = watcher.may_see(before), watcher.may_see(after)
                if not (could and can):
                    if could != can or _outside(before) != _outside(after):
                        self.sync(watcher, after, now())
                    continue
            viewer = watcher.viewer(after)
            if viewer not in viewers:
                continue
            made = shown(viewer)
            for frame in made:
                message = encoded.get(id(frame))
                if message is None:
                    message = encoded[id(frame)] = protocol.encode(frame)
                if request is not None and watcher is request.watcher and frame is made[-1]:
                    request.acknowledged = True
                    message = protocol.acknowledging(message, request.id)
                watcher.send(message)

    def _look_at_new_chair(self, table: Table, chair: Chair) -> None:
        """Show a device the chair that it has taken over, if it has no other."""
        for watcher in self.watchers:
            if watcher.chairs(table) == (chair,):
                watcher.look(table.places[chair - 1].token)


def _outside(table: Table) -> protocol.TableInfo:
    return outside_info(table, 0.0)


def _seats(watcher: Watcher, table: Table) -> tuple[tuple[Chair, ...], tuple[Chair, ...]]:
    return watcher.chairs(table), watcher.claims(table)
