"""The fold: from a table and an entry to the next table."""

from collections.abc import Iterable

from msgspec.structs import replace

from sheepfold.games.contract import Event, Takeback
from sheepfold.games.declared import redact
from sheepfold.games.history import redacted
from sheepfold.games.seals import Sealed, fixed_facts, seal
from sheepfold.games.transcript import extended
from sheepfold.table.budget import Spent, charged, payer, refilled, with_welcome
from sheepfold.table.changes import (
    changed,
    of_new_round,
    opened,
    with_place,
    without_takeover_requests,
)
from sheepfold.table.commands import Commands
from sheepfold.table.entries import (
    Chair,
    Configured,
    Entry,
    EntryBody,
    GameStarted,
    LinkMade,
    MovePlayed,
    Opened,
    Ordered,
    Sat,
    TakenBack,
    TakenOver,
    TakeoverAsked,
)
from sheepfold.table.frame_counts import Viewers, counted, everyone
from sheepfold.table.queries import any_present, bot_seats
from sheepfold.table.table import ChairState, Table, TakebackPoint


def fold(entries: Iterable[Entry]) -> Table:
    """The table after these entries, the first of which opened it."""
    table = None
    for entry in entries:
        table = evolve(table, entry)
    assert table is not None
    return table


def evolve(table: Table | None, entry: Entry) -> Table:
    """The table after one more entry."""
    return advance(table, entry)[0]


def advance(table: Table | None, entry: Entry) -> tuple[Table, tuple[Event, ...], Viewers]:
    """The table after one more entry, the game's events in full, and who is shown a frame."""
    what = entry.what
    if table is None:
        assert isinstance(what, Opened)
        return opened(what, entry.at), (), (None,)
    if isinstance(what, MovePlayed):
        return _play(table, what, entry)
    after = changed(table, what, entry.at)
    if any_present(after) and not any_present(table):
        after = replace(after, turn_since=entry.at)  # nobody's time runs while nobody is there
    viewers = everyone(len(after.places))
    if isinstance(what, LinkMade) and not what.by_host:
        viewers = (what.chair,)
    frames = counted(after.frames, viewers)
    asking = after.asking
    if asking is not None and table.asking is None:
        asking = replace(asking, frames=frames)
    if isinstance(what, TakeoverAsked):
        claim = after.places[what.chair - 1].claim
        assert claim is not None
        after = with_place(after, what.chair, claim=replace(claim, frames=frames))
    asked = after.asked
    if isinstance(what, GameStarted | TakenBack):
        asked = _asked(after, frames, after.game.actors(after.state))
    return (
        replace(
            after,
            version=table.version + 1,
            at=entry.at,
            frames=frames,
            asking=asking,
            asked=asked,
            spent=_spent(table, what, after, entry.at),
            done=_done(table, entry),
        ),
        (),
        viewers,
    )


def _spent(table: Table, what: EntryBody, after: Table, at: float) -> Spent:
    """The budgets after this entry, for which one chair may be charged."""
    if isinstance(what, Sat | TakenOver):
        is_new = after.phase == "playing" and not (isinstance(what, Sat) and what.back)
        return with_welcome(after.spent, what.chair, at, is_new)
    # The host that changes the chairs may sit on another one now.
    chair = after.host if isinstance(what, Configured | Ordered) else payer(table, what)
    return after.spent if chair is None else charged(after.spent, chair, at)


def _done(table: Table, entry: Entry) -> Commands:
    done = table.done
    if type(entry.what) is GameStarted:  # what was asked for long before may be forgotten
        done = Commands(done.newest, done.older[-1:])
    return done.with_one(entry.command) if entry.command else done


def _play(table: Table, what: MovePlayed, entry: Entry) -> tuple[Table, tuple[Event, ...], Viewers]:
    game, seat, old = table.game, what.seat, table.state
    state, events = game.play(old, seat, what.move, what.outcome)
    viewers = everyone(len(table.places))
    changes: dict[str, object] = {}
    if type(what.move) in game.FREE:
        viewers = tuple([v for v in viewers if any([redact(e, v) is not None for e in events])])
        frames = counted(table.frames, viewers)
        if table.takebacks and (last := table.takebacks[-1]).how == "free" and last.seat in viewers:
            if seat != last.seat:  # somebody else has learned something: now the others must agree
                changes["takebacks"] = (*table.takebacks[:-1], replace(last, how="consent"))
        changes["spent"] = charged(table.spent, seat, entry.at)
    else:  # that a turn was played is never hidden, even if its content is
        frames = counted(table.frames, viewers)
        if state.round != old.round:  # the end of a round is a frame of its own
            frames = counted(frames, viewers)
        takebacks = _takebacks(table, seat, game.takeback(events), frames)
        changes = {"takebacks": takebacks, "asking": None, "moves": table.moves + 1}
        still = game.actors(old)
        if called := [s for s in game.actors(state) if s == seat or s not in still]:
            changes["turn_since"] = entry.at
            changes["asked"] = _asked(table, frames, called)
        if table.moves == table.furthest:
            changes["furthest"] = table.moves + 1
            changes["spent"] = refilled(table.spent, entry.at)
    seals: list[str] = []
    if what.salts:
        facts = fixed_facts(game, what.move, what.outcome, old.round, state.round, table.format)
        new = [Sealed(*fact, salt) for fact, salt in zip(facts, what.salts, strict=True)]
        changes["sealed"] = table.sealed.plus(new)
        seals = [seal(one.secret, str(one.salt)) for one in new]
    if "moves" in changes:
        changes["transcript"] = extended(table.transcript, redacted(events, None), seals)
    result = game.result(state)
    if result is not None:
        changes["phase"] = "over"
        changes["places"] = _after_game(table.places, result.winners)
    elif state.round != old.round:
        changes["places"] = without_takeover_requests(of_new_round(table.places))
        changes["knew"] = ()
        changes["are_takeovers_closed"] = False
        changes["takebacks"] = ()  # nobody goes back to a round in which others had the chairs
    after = replace(
        table,
        version=table.version + 1,
        at=entry.at,
        state=state,
        frames=frames,
        done=_done(table, entry),
        **changes,
    )
    return after, events, viewers


def _takebacks(
    table: Table, seat: Chair, how: Takeback, frames: tuple[int, ...]
) -> tuple[TakebackPoint, ...]:
    """What can be taken back after a move of this seat."""
    if how == "never":
        return ()
    last = TakebackPoint(
        table.state, table.sealed, table.transcript, table.moves, seat, how, frames
    )
    if table.takebacks and (bots := bot_seats(table)):
        if seat in bots and table.takebacks[0].seat not in bots:
            return replace(table.takebacks[0], how="consent"), last
    return (last,)


def _after_game(places: tuple[ChairState, ...], winners: tuple[int, ...]) -> tuple[ChairState, ...]:
    """The chairs with one more win; no person has asked for a rematch yet."""
    return tuple(
        replace(
            place,
            wins=place.wins + (1 / len(winners) if n in winners else 0),
            rescue_link="",
            ready=place.who == "bot",
        )
        for n, place in enumerate(places, 1)
    )


def _asked(table: Table, frames: tuple[int, ...], called: Iterable[Chair]) -> tuple[int, ...]:
    """By seat, the frame that asked it to act, after these were asked."""
    asked = list(table.asked)
    for seat in called:
        asked[seat] = frames[seat]
    return tuple(asked)
