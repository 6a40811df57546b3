"""What each entry other than a move changes at a table."""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from sheepfold.bots import bots_of
from sheepfold.games import RULES
from sheepfold.games.contract import tag_of
from sheepfold.games.draw import sealed as draw_seal
from sheepfold.games.seals import Sealed, fixed_facts, seal
from sheepfold.games.transcript import opening
from sheepfold.table.append_only import AppendOnly
from sheepfold.table.budget import refilled
from sheepfold.table.entries import (
    BackToLobby,
    BotSat,
    CameBack,
    Chair,
    ChairSet,
    ClaimDropped,
    Claimed,
    Configured,
    DrawBegun,
    DrawMissed,
    DrawOpened,
    DrawSealed,
    EntryBody,
    GameStarted,
    HostChanged,
    Introduced,
    Lent,
    LinkMade,
    MovePlayed,
    Opened,
    Ordered,
    Paused,
    Readied,
    Said,
    Sat,
    SeatMoved,
    Stood,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
    TakenOver,
    TakeoverAnswered,
    TakeoverAsked,
    WentAway,
    Wrote,
)
from sheepfold.table.entry_codec import UnknownRules
from sheepfold.table.queries import record_names, seated
from sheepfold.table.table import ChairState, Claim, Draw, Table, TakebackRequest

MOST_REMOVED = 1000
"""How many tokens of removed people a table remembers."""

MOST_EARLIER = 64
"""How many earlier tokens of a person it remembers."""


def opened(what: Opened, at: float) -> Table:
    """A new table."""
    rules = tag_of(type(what.options)), what.rules
    if rules not in RULES:
        raise UnknownRules(*rules)
    game = RULES[rules]
    chairs = min(what.settings.chairs, game.SEATS[-1])
    return Table(
        code=what.code,
        rules=what.rules,
        options=what.options,
        settings=what.settings,
        version=1,
        at=at,
        places=(ChairState(),) * chairs,
        frames=(1,) * (chairs + 1),
        asked=(0,) * (chairs + 1),
        spent=(0.0,) * (chairs + 1),
    )


def changed(table: Table, what: EntryBody, at: float) -> Table:
    """The table after an entry other than a move; versions, frames and budgets are updated in
    `fold.py`.
    """
    match what:
        case Configured():
            return _configure(table, what)
        case Sat(chair, name, colour, token, back):
            taken = table.places[chair - 1]
            since = taken.since if back else _round(table)
            person = ChairState("person", name, colour, token=token, since=since, wins=taken.wins)
            if back:
                person = replace(person, earlier=_with_earlier(taken, taken.former))
            after = replace(_put(table, chair, person), host=table.host or chair)
            return after if back else _as_new(after, chair)
        case Claimed(chair, name, colour, token, by_link):
            link = "" if by_link else table.places[chair - 1].rescue_link
            claimed = Claim(name, colour, token, by_link)
            return with_place(table, chair, claim=claimed, rescue_link=link)
        case ClaimDropped(chair):
            return with_place(table, chair, claim=None)
        case TakeoverAsked(chair):
            claim = table.places[chair - 1].claim
            assert claim is not None
            return with_place(table, chair, claim=replace(claim, is_asked=True, agreed=()))
        case TakeoverAnswered(chair, yes):
            return _answer_takeover(table, chair, yes)
        case TakenOver(chair):
            return _take_over(table, chair)
        case Introduced(chair, name, colour):
            return with_place(table, chair, name=name, colour=colour)
        case BotSat(chair, level):
            return _put(table, chair, ChairState("bot", level=level, colour=None, ready=True))
        case Stood(chair, removed):
            return _stand(table, chair, removed)
        case ChairSet(chair, is_open):
            return _put(table, chair, ChairState("open" if is_open else "closed"))
        case Readied(chair, ready):
            return with_place(table, chair, ready=ready)
        case Ordered(order):
            return _reorder(table, order)
        case HostChanged(chair):
            return replace(table, host=chair)
        case DrawBegun(seed, chairs, rotates):
            nothing = ("",) * len(chairs)
            return replace(table, draw=Draw(seed, chairs, nothing, nothing, at, rotates))
        case DrawSealed(chair, sealed):
            return _add_to_draw(table, chair, "seals", sealed, at)
        case DrawOpened(chair, value):
            return _add_to_draw(table, chair, "values", value, at)
        case GameStarted():
            return _start(table, what, at)
        case TakebackAsked(seat):
            return replace(table, asking=TakebackRequest(seat))
        case TakebackAnswered(seat, yes):
            asking = table.asking
            agreed = (*asking.agreed, seat) if asking else ()
            return replace(table, asking=replace(asking, agreed=agreed) if asking and yes else None)
        case TakenBack(_, moves):
            [then] = [point for point in table.takebacks if point.moves == table.moves - moves]
            return replace(
                table,
                state=then.state,
                sealed=then.sealed,
                transcript=then.transcript,
                moves=then.moves,
                takebacks=(),
                asking=None,
                turn_since=at,
            )
        case WentAway(chair):
            return with_place(table, chair, away_since=at)
        case CameBack(chair):
            return with_place(table, chair, away_since=None, lent=False, rescue_link="")
        case Lent(chair):
            return with_place(table, chair, lent=True)
        case Paused(paused):
            return replace(table, paused=paused, turn_since=at)
        case LinkMade(chair, link, by_host):
            return with_place(table, chair, **{"rescue_link" if by_host else "link": link})
        case SeatMoved(chair, token):
            return _move_seat(table, chair, token)
        case BackToLobby():
            return _to_lobby(table)
        case Said() | Wrote() | DrawMissed():
            return table
        case Opened() | MovePlayed():
            raise AssertionError("handled before")
        case _:
            assert_never(what)


def _round(table: Table) -> int:
    """The round that is being played; 0 before a game."""
    return int(table.state.round) if table.phase == "playing" else 0


def _stand(table: Table, chair: Chair, removed: bool) -> Table:
    """Somebody has left; during a game a bot takes over, and nobody else sees the hand."""
    place = table.places[chair - 1]
    if removed and place.token:
        gone = _with_earlier(place, place.token)
        table = replace(table, removed=(*table.removed, *gone)[-MOST_REMOVED:])
    if table.phase != "playing":
        return _put(table, chair, ChairState())
    # Whoever leaves had a vote, so open requests end; after a removal there are no others.
    closed = table.are_takeovers_closed or removed
    table = replace(
        table,
        places=without_takeover_requests(table.places),
        knew=(*table.knew, place.token),
        are_takeovers_closed=closed,
    )
    bot = ChairState(
        "bot",
        place.name,
        place.colour,
        ready=True,
        level=bots_of(table.game.NAME).filler,
        former="" if removed else place.token,
        earlier=() if removed else place.earlier,
        since=place.since,
        wins=place.wins,
    )
    return _put(table, chair, bot)


def _move_seat(table: Table, chair: Chair, token: str) -> Table:
    """Somebody plays on at another device; the one before has seen the hand of this round."""
    place = table.places[chair - 1]
    if table.phase == "playing":
        table = replace(table, knew=(*table.knew, place.token))
    earlier = _with_earlier(place, place.token)
    moved = with_place(table, chair, token=token, earlier=earlier, away_since=None, lent=False)
    return with_place(moved, chair, link="", rescue_link="", claim=None)


def _with_earlier(place: ChairState, token: str) -> tuple[str, ...]:
    """The earlier tokens of whoever has this chair, and this one."""
    return (*[one for one in place.earlier if one != token], token)[-MOST_EARLIER:]


def _answer_takeover(table: Table, answering: Chair, yes: bool) -> Table:
    """One of the others has answered a request to take a chair at once."""
    for chair, place in enumerate(table.places, 1):
        claim = place.claim
        if claim is not None and claim.is_asked:
            agreed = (*claim.agreed, answering) if yes else ()
            return with_place(table, chair, claim=replace(claim, is_asked=yes, agreed=agreed))
    return table


def _take_over(table: Table, chair: Chair) -> Table:
    place = table.places[chair - 1]
    claim = place.claim
    assert claim is not None
    person = ChairState(
        "person",
        claim.name,
        claim.colour,
        token=claim.token,
        since=_round(table),
        wins=place.wins,
    )
    if place.token and claim.is_asked:  # in this round it was somebody's who had a vote
        table = replace(
            table,
            places=without_takeover_requests(table.places),
            knew=(*table.knew, place.token),
            are_takeovers_closed=True,
        )
    return _as_new(replace(_put(table, chair, person), host=table.host or chair), chair)


def _as_new(table: Table, chair: Chair) -> Table:
    """Another person has this chair: the numbers of the last one's frames no longer count."""
    now = table.frames[0]

    def renumbered(frames: tuple[int, ...]) -> tuple[int, ...]:
        # With the old numbers the new person would learn how much the last one was shown, and its
        # moves would be refused as stale.
        return (*frames[:chair], now, *frames[chair + 1 :]) if frames else frames

    asking = table.asking
    places = [
        replace(p, claim=replace(p.claim, frames=renumbered(p.claim.frames))) if p.claim else p
        for p in table.places
    ]
    return replace(
        table,
        frames=renumbered(table.frames),
        asked=renumbered(table.asked),
        asking=asking and replace(asking, frames=renumbered(asking.frames)),
        takebacks=tuple([replace(p, frames=renumbered(p.frames)) for p in table.takebacks]),
        places=tuple(places),
    )


def without_takeover_requests(places: tuple[ChairState, ...]) -> tuple[ChairState, ...]:
    """These chairs; nobody asks any more to take one of them at once."""
    return tuple(
        replace(p, claim=replace(p.claim, is_asked=False, agreed=())) if p.claim else p
        for p in places
    )


def of_new_round(places: Iterable[ChairState]) -> tuple[ChairState, ...]:
    """These chairs; none is any more that of somebody who has left it to a bot."""
    gone = [replace(p, former="", earlier=p.earlier if p.who == "person" else ()) for p in places]
    return tuple(gone)


def _put(table: Table, chair: Chair, place: ChairState) -> Table:
    places = (*table.places[: chair - 1], place, *table.places[chair:])
    return replace(table, places=places)


def with_place(table: Table, chair: Chair, **changes: object) -> Table:
    """The table with something changed on one of its chairs."""
    return _put(table, chair, replace(table.places[chair - 1], **changes))


def _reorder(table: Table, order: tuple[Chair, ...]) -> Table:
    """The table with its chairs reordered, or fewer of them; `order` lists the old numbers."""
    host = order.index(table.host) + 1 if table.host in order else None
    return replace(
        table,
        places=tuple(table.places[old - 1] for old in order),
        frames=(table.frames[0], *(table.frames[old] for old in order)),
        asked=(0,) * (len(order) + 1),
        spent=(table.spent[0], *(table.spent[old] for old in order)),
        host=host,
    )


def _add_to_draw(table: Table, chair: Chair, field: str, answer: str, at: float) -> Table:
    draw = table.draw
    assert draw is not None
    answers = list(getattr(draw, field))
    answers[draw.chairs.index(chair)] = answer
    draw = replace(draw, **{field: tuple(answers)})
    if field == "seals" and all(draw.seals):
        draw = replace(draw, since=at)  # now they are asked to open
    return replace(table, draw=draw)


def _start(table: Table, what: GameStarted, at: float) -> Table:
    order = seated(table)
    if what.rotates:
        order = [*order[1:], order[0]]
    fair = table.draw
    if fair is not None:
        fair = replace(fair, chairs=tuple([order.index(chair) + 1 for chair in fair.chairs]))
    table = _reorder(table, tuple(order))
    # A link that was made before the game, perhaps by the host, must not lead to a hand.
    unlinked = [replace(p, link="", rescue_link="") for p in table.places]
    places = tuple([replace(p, since=0, lent=False, claim=None) for p in of_new_round(unlinked)])
    table = replace(table, places=places, knew=(), are_takeovers_closed=False)
    game = table.game
    state = game.start(table.options, len(order), what.deal)
    facts = fixed_facts(game, None, what.deal, state.round, state.round, what.format)
    sealed = [Sealed(*fact, salt) for fact, salt in zip(facts, what.salts, strict=True)]
    seals = [seal(one.secret, str(one.salt)) for one in sealed]
    return replace(
        table,
        phase="playing",
        draw=None,
        fair=fair,
        games=table.games + 1,
        state=state,
        takebacks=(),
        asking=None,
        paused=False,
        turn_since=at,
        sealed=AppendOnly(tuple(sealed)),
        format=what.format,
        moves=0,
        furthest=0,
        spent=refilled(table.spent, at),
        transcript=opening(
            game.NAME,
            table.rules,
            table.options,
            record_names(table),
            seals,
            [] if fair is None else [draw_seal(fair.seed), *fair.values],
        ),
    )


def _configure(table: Table, what: Configured) -> Table:
    rules = table.rules if what.rules is None else what.rules
    table = replace(table, rules=rules, options=what.options, settings=what.settings)
    return _with_chairs(table, table.settings.chairs)


def _to_lobby(table: Table) -> Table:
    places = tuple(
        replace(p, ready=p.who == "bot", lent=False, claim=None) for p in of_new_round(table.places)
    )
    table = replace(
        table,
        phase="lobby",
        state=None,
        takebacks=(),
        sealed=AppendOnly(),
        fair=None,
        places=places,
    )
    return _with_chairs(table, table.settings.chairs)


def _with_chairs(table: Table, wanted: int) -> Table:
    """The table with that many chairs: empty ones are removed first, nobody loses a seat."""
    wanted = min(wanted, table.game.SEATS[-1])
    keep = seated(table)
    empty = [n for n in range(1, len(table.places) + 1) if n not in keep]
    order = sorted(keep + empty[: max(0, wanted - len(keep))])
    table = _reorder(table, tuple(order))
    more = max(0, wanted - len(order))
    return replace(
        table,
        places=(*table.places, *(ChairState(),) * more),
        frames=(*table.frames, *(table.frames[0],) * more),
        asked=(0,) * (len(order) + more + 1),
        spent=(*table.spent, *(0.0,) * more),
    )
