"""The fair draw before a game: nobody can choose the cards.

The server fixes a secret seed and shows its seal. Every connected device seals a contribution of
its own; when all have, the contributions are opened. All chance of the game is derived from the
seed and the contributions, so one honest device is enough to make it fair. A device that does not
answer within a second is left out, and the draw starts over: otherwise a device could block a draw
that it does not like.
"""

from functools import lru_cache

from msgspec.structs import replace

from sheepfold.games.draw import Chance, Contribution, Derived, FairDraw, key_of, sealed
from sheepfold.games.seals import VERSION, fixed_facts
from sheepfold.table.actions import OpenDraw, SealDraw
from sheepfold.table.allowed import NotAllowed, need
from sheepfold.table.entries import (
    Chair,
    DrawBegun,
    DrawMissed,
    DrawOpened,
    DrawSealed,
    EntryBody,
    GameStarted,
)
from sheepfold.table.queries import people, seated
from sheepfold.table.source import Source
from sheepfold.table.table import DRAW_SECONDS, Draw, Table


def begin(table: Table, source: Source) -> list[EntryBody]:
    """Ask every connected device to add to the draw; if there is none, start at once."""
    table.game.check(table.options, len(seated(table)))
    there = [c for c in people(table) if table.places[c - 1].away_since is None]
    return _restarted(table, source, tuple(there))


def seal(table: Table, action: SealDraw, chair: Chair) -> list[EntryBody]:
    """A device seals its contribution."""
    draw = _draw(table, chair, action.draw)
    at = draw.chairs.index(chair)
    need(draw.seals[at] in ("", action.seal), NotAllowed("draw-sealed"))
    others = draw.seals[:at] + draw.seals[at + 1 :]
    need(action.seal not in others, NotAllowed("draw-copied"))
    return [] if draw.seals[at] else [DrawSealed(chair, action.seal)]


def open_(table: Table, action: OpenDraw, chair: Chair, source: Source) -> list[EntryBody]:
    """A device opens its contribution; when all have, the game begins."""
    draw = _draw(table, chair, action.draw)
    at = draw.chairs.index(chair)
    need(all(draw.seals), NotAllowed("draw-not-sealed"))
    need(sealed(action.value) == draw.seals[at], NotAllowed("draw-other"))
    if draw.values[at]:
        return []
    opened = DrawOpened(chair, action.value)
    values = (*draw.values[:at], action.value, *draw.values[at + 1 :])
    if not all(values):
        return [opened]
    return [opened, _started(table, replace(draw, values=values), source)]


def restart_late_draw(table: Table, now: float, source: Source) -> list[EntryBody]:
    """Start over without the devices that have not answered in time."""
    draw = table.draw
    if draw is None or now < draw.since + DRAW_SECONDS:
        return []
    done = draw.values if all(draw.seals) else draw.seals
    there = tuple([c for c, answer in zip(draw.chairs, done, strict=True) if answer])
    missed = [DrawMissed(chair) for chair in draw.chairs if chair not in there]
    return [*missed, *_restarted(table, source, there, draw.rotates)]


def chance_of(table: Table, source: Source) -> Chance:
    """What the next move draws from: the game's fair draw, at this move, if there is one."""
    if table.fair is None:
        return source.rng
    return Derived(_key(table.fair), table.game.NAME, table.state.round, table.moves)


def fair_draw(table: Table, is_open: bool) -> FairDraw | None:
    """What the chance of this game is derived from; with the seed only if that is open."""
    draw = table.fair
    if draw is None:
        return None
    added = zip(draw.chairs, draw.values, strict=True)
    contributions = tuple([Contribution(chair, value) for chair, value in added])
    return FairDraw(sealed(draw.seed), contributions, draw.seed if is_open else None)


def _restarted(
    table: Table, source: Source, chairs: tuple[Chair, ...], rotates: bool = False
) -> list[EntryBody]:
    begun = DrawBegun(source.new_salt(), chairs, rotates)
    if chairs:
        return [begun]
    return [begun, _started(table, Draw(begun.seed, (), (), (), 0.0, rotates), source)]


def _started(table: Table, draw: Draw, source: Source) -> GameStarted:
    game, seats = table.game, len(seated(table))
    deal = game.deal(table.options, seats, Derived(_key(draw), game.NAME, 0, 0))
    facts = fixed_facts(game, None, deal, 1, 1)
    return GameStarted(deal, tuple(source.new_salt() for _ in facts), draw.rotates, VERSION)


def _key(draw: Draw) -> bytes:
    return _key_of(draw.seed, draw.values)


@lru_cache(1024)  # every move of a game asks for it
def _key_of(seed: str, values: tuple[str, ...]) -> bytes:
    return key_of(bytes.fromhex(seed), [bytes.fromhex(value) for value in values])


def _draw(table: Table, chair: Chair, seal_of_seed: str) -> Draw:
    """The draw that is being made, if it is the one that this chair means."""
    draw = table.draw
    need(draw is not None and chair in draw.chairs, NotAllowed("no-draw"))
    assert draw is not None
    need(sealed(draw.seed) == seal_of_seed, NotAllowed("no-draw"))  # it was started over
    return draw
