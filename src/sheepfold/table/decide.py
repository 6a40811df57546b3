"""What a table does when asked: from an action to entries. Only here is anything drawn."""

import hashlib
import unicodedata
from collections.abc import Callable
from random import Random
from typing import NamedTuple, assert_never, get_args

from msgspec.structs import replace

from sheepfold.games.game import BadOptions, Refusal
from sheepfold.games.seals import VERSION, fixed_facts
from sheepfold.table.actions import (
    Action,
    AnswerTakeback,
    AskTakeback,
    BotPlays,
    Configure,
    Connected,
    Disconnected,
    HandOver,
    Introduce,
    MakeLink,
    Notice,
    Order,
    Pause,
    Play,
    Ready,
    Reclaim,
    Rematch,
    Remove,
    Reopen,
    Say,
    SeatBot,
    SetChair,
    Sit,
    Stand,
    Start,
    Tick,
    UseLink,
    Write,
)
from sheepfold.table.entries import (
    AnyMove,
    AnyOptions,
    BackToLobby,
    BotSat,
    CameBack,
    Chair,
    ChairSet,
    Colour,
    Configured,
    Happening,
    HostChanged,
    Introduced,
    Lent,
    LinkMade,
    Opened,
    Ordered,
    Paused,
    Played,
    Readied,
    Said,
    Sat,
    SeatMoved,
    Settings,
    Started,
    Stood,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
    WentAway,
    Wrote,
)
from sheepfold.table.table import (
    Place,
    Table,
    any_present,
    bots_to_act,
    bots_to_wish,
    game_of,
    is_host_gone,
    people,
    people_to_act,
    seated,
)

COLOURS: tuple[Colour, ...] = get_args(Colour)


class NotAllowed(Refusal):
    """The table does not allow this now, or not to this person."""


class Source(NamedTuple):
    """Where chance comes from: the draws of a game, and salts of 256 bits from elsewhere."""

    rng: Random
    new_salt: Callable[[], str]


def hash_of(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def open_table(code: str, options: AnyOptions, settings: Settings) -> Opened:
    """The first entry of a new table. Raises `BadOptions` if no number of players fits."""
    game = game_of(options)
    for seats in reversed(game.SEATS):
        try:
            game.check(options, seats)
        except BadOptions as refused:
            problem = refused
        else:
            return Opened(code, game.VERSION, options, settings)
    raise problem


def decide(
    table: Table,
    action: Action | Notice,
    chair: Chair | None,
    now: float,
    source: Source,
    seen: int | None = None,
) -> list[Happening]:
    """What happens when the person on this chair (`None`: nobody who sits) asks for this.

    `seen` is the number of the last frame that the sender had been shown. Raises a `Refusal`; then
    nothing happens.
    """
    if isinstance(action, Play) and chair is not None:
        return _play(table, action, chair, source, seen)
    if isinstance(action, Connected | Disconnected | Tick | BotPlays):
        return _notice(table, action, now, source)
    if isinstance(action, Sit):
        return _sit(table, action, chair)
    if isinstance(action, UseLink):
        return _use_link(table, action)
    if chair is None:
        raise NotAllowed("not-your-seat")
    if isinstance(action, HOST_ONLY) or _is_for_another(table, action, chair):
        if chair != table.host:
            _need(is_host_gone(table, now), NotAllowed("not-host"))
            table = replace(table, host=chair)
            return [HostChanged(chair), *decide(table, action, chair, now, source, seen)]
        if isinstance(action, HOST_ONLY):
            return _host(table, action, source)
    return _person(table, action, chair, seen)


def _is_for_another(table: Table, action: Action, chair: Chair) -> bool:
    if not isinstance(action, MakeLink) or action.chair is None:
        return False
    return _chair(table, action.chair) != chair


HOST_ONLY = (
    SeatBot,
    Remove,
    SetChair,
    Order,
    HandOver,
    Configure,
    Start,
    Rematch,
    Reopen,
    Pause,
)


def _person(table: Table, action: Action, chair: Chair, seen: int | None) -> list[Happening]:
    match action:
        case Stand():
            return _leave(table, chair, removed=False)
        case Ready(ready):
            _need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            return [Readied(chair, ready)]
        case Introduce(name, colour):
            _need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            others = {p.colour for n, p in enumerate(table.places, 1) if n != chair}
            _need(colour not in others, NotAllowed("colour-taken"))
            return [Introduced(chair, _clean(name), colour)]
        case AskTakeback():
            return _ask_takeback(table, chair, seen)
        case AnswerTakeback(yes):
            return _answer_takeback(table, chair, yes, seen)
        case Reclaim():
            _need(table.places[chair - 1].lent, NotAllowed("seat-not-lent"))
            return [CameBack(chair)]
        case MakeLink(link, other):
            target = chair if other is None else other
            by_host, place = target != chair, table.places[target - 1]
            _need(place.who == "person", NotAllowed("chair-empty"))
            # Or the host could look at the hand of somebody who plays.
            is_playing = table.phase == "playing" and place.away_since is None
            _need(not by_host or not is_playing, NotAllowed("still-there"))
            return [LinkMade(target, hash_of(link), by_host)]
        case Say(phrase):
            return [Said(chair, phrase)]
        case Write(text):
            _need(table.settings.free_text, NotAllowed("free-text-off"))
            return [Wrote(chair, _clean(text))]
        case _:
            raise AssertionError(action)


def _host(table: Table, action: Action, source: Source) -> list[Happening]:
    match action:
        case SeatBot(chair, level):
            _need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            _need(table.places[_chair(table, chair) - 1].who != "person", NotAllowed("chair-taken"))
            return [BotSat(chair, level)]
        case Remove(chair):
            who = table.places[_chair(table, chair) - 1].who
            _need(who in ("person", "bot"), NotAllowed("chair-empty"))
            _need(who == "person" or table.phase == "lobby", NotAllowed("not-in-lobby"))
            return _leave(table, chair, removed=True)
        case SetChair(chair, is_open):
            _need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            _need(
                table.places[_chair(table, chair) - 1].who in ("open", "closed"),
                NotAllowed("chair-taken"),
            )
            return [ChairSet(chair, is_open)]
        case Order(order):
            _need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            chairs = list(range(1, len(table.places) + 1))
            _need(sorted(order) == chairs, NotAllowed("not-an-order"))
            return [Ordered(order)]
        case HandOver(chair):
            _need(table.places[_chair(table, chair) - 1].who == "person", NotAllowed("chair-empty"))
            return [HostChanged(chair)]
        case Configure(options, settings):
            _need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            opened = open_table(table.code, options, settings)
            _need(len(seated(table)) <= game_of(options).SEATS[-1], NotAllowed("too-many-seated"))
            return [Configured(opened.options, settings, opened.rules)]
        case Start():
            _need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            waiting = [
                c for c in people(table) if c != table.host and not table.places[c - 1].ready
            ]
            _need(not waiting, NotAllowed("not-ready"))
            return [_begin(table, source, rematch=False)]
        case Rematch():
            _need(table.phase == "over", NotAllowed("not-over"))
            return [_begin(table, source, rematch=True)]
        case Reopen():
            _need(table.phase == "over", NotAllowed("not-over"))
            return [BackToLobby()]
        case Pause(paused):
            _need(table.phase == "playing", NotAllowed("not-playing"))
            return [Paused(paused)] if paused != table.paused else []
        case _:
            raise AssertionError(action)


def _begin(table: Table, source: Source, rematch: bool) -> Started:
    seats = len(seated(table))
    game = table.game
    game.check(table.options, seats)
    deal = game.deal(table.options, seats, source.rng)
    facts = fixed_facts(game, None, deal, 1, 1)
    return Started(deal, tuple(source.new_salt() for _ in facts), rematch, VERSION)


def _play(
    table: Table, action: Play, chair: Chair, source: Source, seen: int | None
) -> list[Happening]:
    game, move = table.game, action.move
    if not isinstance(move, game.Move):
        raise NotAllowed("not-a-message")  # a move of the other game is no move here
    if table.phase != "playing":
        raise NotAllowed("not-playing")
    if table.paused:
        raise NotAllowed("game-paused")
    if seen is not None and seen < table.asked[chair] and not isinstance(move, game.FREE):
        # Whoever had not yet been asked when it chose this move meant it for an earlier turn.
        raise NotAllowed("stale")
    played = _move(table, chair, move, source)
    return [CameBack(chair), played] if table.places[chair - 1].lent else [played]


def _move(table: Table, seat: Chair, move: AnyMove, source: Source) -> Played:
    """Check a move, draw what it needs, and seal what it hides."""
    game, state = table.game, table.state
    if move not in game.moves(state, seat):
        refused = game.refusal(game.view(replace(state, history=()), seat), move)
        if refused is not None:
            raise refused
    outcome = game.chance(state, seat, move, source.rng)
    facts = fixed_facts(game, move, outcome, 0, 0, table.format)
    return Played(seat, move, outcome, tuple([source.new_salt() for _ in facts]))


def _ask_takeback(table: Table, chair: Chair, seen: int | None) -> list[Happening]:
    before = table.before
    _need(table.phase == "playing" and before is not None, NotAllowed("no-takeback"))
    assert before is not None
    _need(before.seat == chair, NotAllowed("no-takeback"))
    # Meant for an earlier move, if this one had not been shown yet.
    _need(seen is None or seen >= before.frames[chair], NotAllowed("stale"))
    agreed = table.asking.agreed if table.asking is not None else ()
    if before.how == "free" or set(_who_must_agree(table, chair)) <= set(agreed):
        return [TakenBack(chair)]
    return [TakebackAsked(chair)] if table.asking is None else []


def _answer_takeback(table: Table, chair: Chair, yes: bool, seen: int | None) -> list[Happening]:
    asking = table.asking
    _need(asking is not None, NotAllowed("takeback-over"))
    assert asking is not None
    _need(chair != asking.seat, NotAllowed("own-takeback"))
    _need(seen is None or seen >= asking.frames[chair], NotAllowed("stale"))
    if chair in asking.agreed:
        return []
    answered = TakebackAnswered(chair, yes)
    if yes and set(_who_must_agree(table, asking.seat)) <= {*asking.agreed, chair}:
        return [answered, TakenBack(asking.seat)]
    return [answered]


def _who_must_agree(table: Table, asker: Chair) -> list[Chair]:
    """The other persons who are there; nobody waits for a bot or for one who is away."""
    return [c for c in people(table) if c != asker and table.places[c - 1].away_since is None]


def _sit(table: Table, action: Sit, sender: Chair | None) -> list[Happening]:
    # Who plays already must not learn a bot's secrets by taking its seat as well.
    _need(table.phase != "playing" or sender is None, NotAllowed("already-seated"))
    free = "open" if table.phase != "playing" else "bot"
    chairs = [n for n, place in enumerate(table.places, 1) if place.who == free]
    chair = action.chair if action.chair is not None else next(iter(chairs), None)
    _need(chair is not None and bool(chairs), NotAllowed("table-full"))
    assert chair is not None
    _need(_chair(table, chair) in chairs, NotAllowed("chair-taken"))
    token = hash_of(action.token)
    _need(all(place.token != token for place in table.places), NotAllowed("token-used"))
    others = {p.colour for n, p in enumerate(table.places, 1) if n != chair}
    left = [colour for colour in COLOURS if colour not in others]
    colour = action.colour if action.colour in left else left[0]
    assert colour is not None
    return [Sat(chair, _clean(action.name)[:20], colour, token)]


def _use_link(table: Table, action: UseLink) -> list[Happening]:
    link, token = hash_of(action.link), hash_of(action.token)
    _need(all(place.token != token for place in table.places), NotAllowed("token-used"))
    for n, place in enumerate(table.places, 1):
        if place.who == "person" and place.link == link:
            return [SeatMoved(n, token)]
    raise NotAllowed("unknown-link")


def _leave(table: Table, chair: Chair, removed: bool) -> list[Happening]:
    left: list[Happening] = [Stood(chair, removed)]
    if chair == table.host:
        rest = [c for c in people(table) if c != chair]
        present = [c for c in rest if table.places[c - 1].away_since is None]
        left.append(HostChanged(next(iter(present or rest), None)))
    return left


def _notice(table: Table, notice: Notice, now: float, source: Source) -> list[Happening]:
    match notice:
        case Connected(chair):
            place = table.places[chair - 1]
            return [CameBack(chair)] if place.away_since is not None else []
        case Disconnected(chair):
            place = table.places[chair - 1]
            gone = place.who == "person" and place.away_since is None
            return [WentAway(chair)] if gone else []
        case Tick():
            return _tick(table, now, source)
        case BotPlays(seat, move, asked):
            # Only what concerns the seat may hold it up: else its timing would tell of the rest.
            is_wish = isinstance(move, table.game.FREE)
            if seat not in (bots_to_wish(table) if is_wish else bots_to_act(table)):
                return []
            if asked != table.asked[seat] and not is_wish:
                return []
            return [_move(table, seat, move, source)]
        case _:
            assert_never(notice)


def _tick(table: Table, now: float, source: Source) -> list[Happening]:
    """Lend the seats whose grace time, or whose turn, has run out."""
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
                return [_move(table, seat, move, source)]
            return [Lent(seat, "clock")]
    return []


def _is_overdue(place: Place, since: float) -> bool:
    return place.away_since is not None and not place.lent and place.away_since <= since


def _chair(table: Table, chair: Chair) -> Chair:
    _need(1 <= chair <= len(table.places), NotAllowed("no-such-chair"))
    return chair


def _clean(text: str) -> str:
    """A text without control characters and surplus spaces; what is left must be something."""
    visible = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    cleaned = " ".join(visible.split())
    _need(bool(cleaned), NotAllowed("empty-text"))
    return cleaned


def _need(condition: bool, otherwise: NotAllowed) -> None:
    if not condition:
        raise otherwise
