"""What a table does when asked: from an action to entries. Only here is anything drawn."""

from collections.abc import Collection
from typing import assert_never

from msgspec.structs import replace

from sheepfold.bots import at_tables, bots_of
from sheepfold.games.codec import AnyMove, AnyOptions, game_of
from sheepfold.games.contract import BadOptions
from sheepfold.games.history import without_history
from sheepfold.games.options import with_option
from sheepfold.games.seals import fixed_facts
from sheepfold.table import drawing
from sheepfold.table.actions import (
    Abandoned,
    Action,
    AnswerTakeback,
    AnswerTakeover,
    AskTakeback,
    AskTakeover,
    BotPlays,
    Configure,
    Connected,
    Disconnected,
    DropClaim,
    HandOver,
    Introduce,
    MakeLink,
    Notice,
    OpenDraw,
    Order,
    Pause,
    Play,
    Ready,
    Reclaim,
    Rematch,
    Remove,
    Reopen,
    Say,
    SealDraw,
    SeatBot,
    SetChair,
    SetOption,
    Sit,
    Stand,
    StartGame,
    Tick,
    UseLink,
    Write,
)
from sheepfold.table.allowed import NotAllowed, chair_at, hash_of, need
from sheepfold.table.budget import has_spent_all, next_turn_at, payer
from sheepfold.table.entries import (
    BackToLobby,
    BotSat,
    Chair,
    ChairSet,
    Configured,
    Entry,
    EntryBody,
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
    Settings,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
    WentAway,
    Wrote,
)
from sheepfold.table.fold import evolve
from sheepfold.table.names import clean, told_apart
from sheepfold.table.queries import (
    any_present,
    bots_to_act,
    bots_to_propose,
    is_host_gone,
    people,
    people_to_act,
    seated,
)
from sheepfold.table.seating import (
    Sockets,
    abandon,
    answer_takeover,
    ask_takeover,
    came_back,
    drop_claim,
    leave,
    let_in,
    sit,
    use_link,
    without_claim,
)
from sheepfold.table.source import Source
from sheepfold.table.table import ChairState, Table, TakebackPoint


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
    holds: Collection[str] = (),
    sockets: Sockets = (),
    allowed_bots: Collection[str] = (),
) -> list[EntryBody]:
    """What happens when the person on this chair (`None`: nobody who sits) asks for this.

    `seen` is the number of the last frame that the sender had been shown, `holds` the hashes of all
    tokens that its connection has given, for seats that it has or had, `sockets` the same for every
    connection to the table. `allowed_bots` are the plug-ins that the server's operator allows, as
    `<game>.<name>`. Raises a `Refusal`; then nothing happens.
    """
    whats = _decide(table, action, chair, now, source, seen, holds, sockets, allowed_bots)
    if not isinstance(action, Notice):
        _check_budget(table, whats, now)
    return whats


def _check_budget(table: Table, whats: list[EntryBody], now: float) -> None:
    """See that whoever pays for what is about to happen has not spent everything."""
    for what in whats:
        chair = payer(table, what)
        if chair is not None:
            need(not has_spent_all(table, chair, now), NotAllowed("enough-for-now"))
        if len(whats) > 1:
            table = evolve(table, Entry(now, what))


def _decide(
    table: Table,
    action: Action | Notice,
    chair: Chair | None,
    now: float,
    source: Source,
    seen: int | None,
    holds: Collection[str],
    sockets: Sockets,
    allowed_bots: Collection[str],
) -> list[EntryBody]:
    if isinstance(action, Play) and chair is not None:
        return _play(table, action, chair, now, source, seen)
    if isinstance(action, Notice):
        return _notice(table, action, now, source)
    if table.draw is not None and not isinstance(action, WHILE_DRAWING):
        raise NotAllowed("drawing")
    if isinstance(action, Sit):
        return sit(table, action, holds)
    if isinstance(action, UseLink):
        return use_link(table, action)
    if isinstance(action, DropClaim):
        return drop_claim(table, holds)
    if isinstance(action, AskTakeover):
        return ask_takeover(table, holds, sockets, now)
    if chair is None:
        raise NotAllowed("not-your-seat")
    if isinstance(action, AnswerTakeover):
        return answer_takeover(table, chair, action, seen, sockets, now)
    if isinstance(action, HOST_ONLY) or _is_for_another(table, action, chair):
        if chair != table.host:
            need(is_host_gone(table, now), NotAllowed("not-host"))
            table = replace(table, host=chair)
            then = _decide(table, action, chair, now, source, seen, holds, sockets, allowed_bots)
            return [HostChanged(chair), *then]
        if isinstance(action, HOST_ONLY):
            return _host(table, action, source, allowed_bots)
    return _person(table, action, chair, seen, source)


def _is_for_another(table: Table, action: Action, chair: Chair) -> bool:
    if not isinstance(action, MakeLink) or action.chair is None:
        return False
    return chair_at(table, action.chair) != chair


WHILE_DRAWING = (SealDraw, OpenDraw, Say, Write)
"""What can be asked for while a game's draw is made; all else would change who is in it."""

HOST_ONLY = (
    SeatBot,
    Remove,
    SetChair,
    Order,
    HandOver,
    Configure,
    SetOption,
    StartGame,
    Rematch,
    Reopen,
    Pause,
)


def _configure(
    table: Table, options: AnyOptions, settings: Settings, allowed_bots: Collection[str]
) -> list[EntryBody]:
    need(table.phase == "lobby", NotAllowed("not-in-lobby"))
    opened = open_table(table.code, options, settings)
    need(len(seated(table)) <= game_of(options).SEATS[-1], NotAllowed("too-many-seated"))
    configured = Configured(opened.options, settings, opened.rules)
    return [configured, *_other_bots(table, game_of(options).NAME, allowed_bots)]


def _person(
    table: Table, action: Action, chair: Chair, seen: int | None, source: Source
) -> list[EntryBody]:
    match action:
        case SealDraw():
            return drawing.seal(table, action, chair)
        case OpenDraw():
            return drawing.open_(table, action, chair, source)
        case Stand():
            return leave(table, chair, removed=False)
        case Ready(ready):
            need(table.phase != "playing", NotAllowed("not-in-lobby"))
            return [Readied(chair, ready)] if ready != table.places[chair - 1].ready else []
        case Introduce(name, colour):
            need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            others = {p.colour for n, p in enumerate(table.places, 1) if n != chair}
            need(colour not in others, NotAllowed("colour-taken"))
            return [Introduced(chair, told_apart(table, clean(name), chair), colour)]
        case AskTakeback():
            return _ask_takeback(table, chair, seen)
        case AnswerTakeback(yes):
            return _answer_takeback(table, chair, yes, seen)
        case Reclaim():
            need(table.places[chair - 1].lent, NotAllowed("seat-not-lent"))
            return came_back(table, chair)
        case MakeLink(link, other):
            target = chair if other is None else other
            by_host, place = target != chair, table.places[target - 1]
            need(place.who == "person", NotAllowed("chair-empty"))
            # Before a game who has lost the device simply sits down again.
            need(not by_host or table.phase == "playing", NotAllowed("not-playing"))
            need(not by_host or place.away_since is not None, NotAllowed("still-there"))
            return [LinkMade(target, hash_of(link), by_host)]
        case Say(phrase):
            return [Said(chair, phrase)]
        case Write(text):
            need(table.settings.free_text, NotAllowed("free-text-off"))
            return [Wrote(chair, clean(text))]
        case _:
            raise AssertionError(type(action))  # the action itself may have a token in it


def _host(
    table: Table, action: Action, source: Source, allowed_bots: Collection[str]
) -> list[EntryBody]:
    match action:
        case SeatBot(chair, level):
            need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            need(
                table.places[chair_at(table, chair) - 1].who != "person", NotAllowed("chair-taken")
            )
            return [BotSat(chair, _seated_bot(table, level, allowed_bots))]
        case Remove(chair):
            who = table.places[chair_at(table, chair) - 1].who
            need(who in ("person", "bot"), NotAllowed("chair-empty"))
            if who == "bot" and table.places[chair - 1].claim is not None:
                return abandon(table, chair)
            need(who == "person" or table.phase == "lobby", NotAllowed("not-in-lobby"))
            return leave(table, chair, removed=True)
        case SetChair(chair, is_open):
            need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            need(
                table.places[chair_at(table, chair) - 1].who in ("open", "closed"),
                NotAllowed("chair-taken"),
            )
            return [ChairSet(chair, is_open)]
        case Order(order):
            need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            chairs = list(range(1, len(table.places) + 1))
            need(sorted(order) == chairs, NotAllowed("not-an-order"))
            return [Ordered(order)]
        case HandOver(chair):
            need(
                table.places[chair_at(table, chair) - 1].who == "person", NotAllowed("chair-empty")
            )
            return [HostChanged(chair)]
        case Configure(options, settings):
            return _configure(table, options, settings, allowed_bots)
        case SetOption(name, value):
            # An option of the present rules, which the table is played under from then on.
            options = with_option(game_of(table.options), table.options, name, value)
            return _configure(table, options, table.settings, allowed_bots)
        case StartGame():
            need(table.phase == "lobby", NotAllowed("not-in-lobby"))
            waiting = [
                c for c in people(table) if c != table.host and not table.places[c - 1].ready
            ]
            need(not waiting, NotAllowed("not-ready"))
            return drawing.begin(table, source)
        case Rematch():
            need(table.phase == "over", NotAllowed("not-over"))
            return drawing.begin(table, source)
        case Reopen():
            need(table.phase == "over", NotAllowed("not-over"))
            return [BackToLobby()]
        case Pause(paused):
            need(table.phase == "playing", NotAllowed("not-playing"))
            return [Paused(paused)] if paused != table.paused else []
        case _:
            raise AssertionError(type(action))  # the action itself may have a token in it


def _seated_bot(table: Table, name: str | None, allowed: Collection[str]) -> str:
    """The bot that is to sit here; the game's filler if none is named."""
    name = bots_of(table.game.NAME).filler if name is None else name
    need(name in at_tables(table.game.NAME, allowed), NotAllowed("bot-not-offered", bot=name))
    return name


def _other_bots(table: Table, game: str, allowed: Collection[str]) -> list[EntryBody]:
    """If another game is chosen: its filler replaces the bots that it does not have."""
    if game == table.game.NAME:
        return []
    levels = [(n, place.level) for n, place in enumerate(table.places, 1) if place.who == "bot"]
    known = at_tables(game, allowed)
    return [BotSat(n, bots_of(game).filler) for n, level in levels if level not in known]


def _play(
    table: Table, action: Play, chair: Chair, now: float, source: Source, seen: int | None
) -> list[EntryBody]:
    game, move = table.game, action.move
    if not isinstance(move, game.Move):
        raise NotAllowed("not-a-message")  # a move of the other game is no move here
    if table.phase != "playing":
        raise NotAllowed("not-playing")
    if table.paused:
        raise NotAllowed("game-paused", is_open=True)
    if seen is not None and seen < table.asked[chair] and not isinstance(move, game.FREE):
        # Whoever had not yet been asked when it chose this move meant it for an earlier turn.
        raise NotAllowed("stale", is_open=True)
    if now < next_turn_at(table) and not isinstance(move, game.FREE):
        raise NotAllowed("long-round")
    place = table.places[chair - 1]
    if not place.lent and place.away_since is None:
        return _move(table, chair, move, source, now)
    # Who plays is there, and nobody else takes over the chair.
    unclaimed = replace(table, places=without_claim(table.places, chair))
    return [*came_back(table, chair), *_move(unclaimed, chair, move, source, now)]


def _move(table: Table, seat: Chair, move: AnyMove, source: Source, now: float) -> list[EntryBody]:
    """Check a move, draw what it needs, seal what it hides; and let in who waits for a round."""
    game, state = table.game, table.state
    if move not in game.moves(state, seat):
        refused = game.refusal(game.view(without_history(state), seat), move)
        if refused is not None:
            raise refused
    outcome = game.chance(state, seat, move, drawing.chance_of(table, source))
    facts = fixed_facts(game, move, outcome, 0, 0, table.format)
    played = MovePlayed(seat, move, outcome, tuple([source.new_salt() for _ in facts]))
    return [played, *let_in(table, played, now)]


def _ask_takeback(table: Table, chair: Chair, seen: int | None) -> list[EntryBody]:
    point = _takeback_of(table, chair)
    need(point is not None, NotAllowed("no-takeback", is_open=True))
    assert point is not None
    # Meant for an earlier move, if this one had not been shown yet.
    need(seen is None or seen >= point.frames[chair], NotAllowed("stale", is_open=True))
    agreed = table.asking.agreed if table.asking is not None else ()
    if point.how == "free" or set(_who_must_agree(table, chair)) <= set(agreed):
        return [TakenBack(chair, table.moves - point.moves)]
    return [TakebackAsked(chair)] if table.asking is None else []


def _takeback_of(table: Table, chair: Chair) -> TakebackPoint | None:
    """The game before this chair's last move, if that can be taken back."""
    if table.phase != "playing":
        return None
    return next((point for point in table.takebacks if point.seat == chair), None)


def _answer_takeback(table: Table, chair: Chair, yes: bool, seen: int | None) -> list[EntryBody]:
    asking = table.asking
    need(asking is not None, NotAllowed("takeback-over"))
    assert asking is not None
    need(chair != asking.seat, NotAllowed("own-takeback"))
    need(seen is None or seen >= asking.frames[chair], NotAllowed("stale", is_open=True))
    if chair in asking.agreed:
        return []
    answered = TakebackAnswered(chair, yes)
    point = _takeback_of(table, asking.seat)
    assert point is not None  # a move ends the matter
    if yes and set(_who_must_agree(table, asking.seat)) <= {*asking.agreed, chair}:
        return [answered, TakenBack(asking.seat, table.moves - point.moves)]
    return [answered]


def _who_must_agree(table: Table, asker: Chair) -> list[Chair]:
    """The other persons who are there; nobody waits for a bot or for one who is away."""
    return [c for c in people(table) if c != asker and table.places[c - 1].away_since is None]


def _notice(table: Table, notice: Notice, now: float, source: Source) -> list[EntryBody]:
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
            # Only what concerns the seat may hold it up: else its timing would tell of the rest.
            is_proposal = isinstance(move, table.game.FREE)
            if seat not in (bots_to_propose(table) if is_proposal else bots_to_act(table)):
                return []
            if asked != table.asked[seat] and not is_proposal:
                return []
            return _move(table, seat, move, source, now)
        case Abandoned(chair):
            return abandon(table, chair)
        case _:
            assert_never(notice)


def _tick(table: Table, now: float, source: Source) -> list[EntryBody]:
    """Lend the seats whose grace time, or whose turn, has run out; go on with a draw."""
    if table.draw is not None:
        return drawing.hurry(table, now, source)
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
                return _move(table, seat, move, source, now)
            return [Lent(seat, "clock")]
    return []


def _is_overdue(place: ChairState, since: float) -> bool:
    return place.away_since is not None and not place.lent and place.away_since <= since
