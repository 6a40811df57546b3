"""What each viewer is shown: everything at once (`sync`), or what has just happened (`frames`).

Only what a viewer may know is put in, so nothing has to be taken out.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from sheepfold.games.contract import Event, Game, Move, State, View, Viewer
from sheepfold.games.declared import is_open
from sheepfold.games.history import redacted, without_history
from sheepfold.games.registry import is_ours
from sheepfold.games.seals import seal
from sheepfold.games.viewing import ShownState, own_parts, shown_states
from sheepfold.server.news import news
from sheepfold.server.protocol import VERSION, Frame, Opening, Sync, encode
from sheepfold.server.table_info import outside_info, table_info
from sheepfold.table.entries import Chair, EntryBody, GameStarted, MovePlayed, TakenBack
from sheepfold.table.queries import due
from sheepfold.table.table import Table

ABOUT_THE_GAME = (MovePlayed, GameStarted, TakenBack)
"""The entries that change the game itself."""

HIDES_FACTS = (MovePlayed, GameStarted)

Events = tuple[Event, ...]
Sentences = tuple[str, ...]


def sync(
    table: Table,
    viewer: Viewer,
    chairs: tuple[Chair, ...],
    now: float,
    may_see: bool = True,
    allowed_bots: Collection[str] = (),
) -> Sync:
    """Everything this viewer knows; of the game nothing, if it may not see it."""
    info = table_info if may_see else outside_info
    shown = Sync(
        version=VERSION,
        viewer=viewer,
        frame=table.frames[viewer or 0] if may_see else 0,
        chairs=chairs,
        table=info(table, now, allowed_bots),
        view=None,
        legal=(),
        free=(),
        seals=(),
    )
    if not may_see or table.state is None:
        return shown
    game, over = table.game, table.phase == "over"
    view = game.view(table.state, viewer)
    public = view if viewer is None else game.view(table.state, None)
    closed = [s for s in table.sealed if not s.is_open(table.state, over)]
    everyones = _sentences(game, public.history, public)
    own = _sentences(game, view.history, view)
    history = ShownEvents.of(view, view.history, own, public.history, everyones)
    ending = game.ending(view)
    legal, free = tuple(game.legal(view)), tuple(game.free(view))
    return replace(
        shown,
        view=view,
        legal=legal,
        free=free,
        seals=tuple(seal(s.secret, str(s.salt)) for s in closed),
        moves=table.moves,
        transcript=table.transcript.hex(),
        sentences=history.sentences,
        public=history.public,
        public_sentences=history.public_sentences,
        ending=ending,
        ending_sentences=_sentences(game, ending, view),
        notation=_notation(game, view, legal + free),
        open_moves=_open_moves(game, view),
    )


def _notation(game: Game, view: View, moves: tuple[Move, ...]) -> tuple[str, ...]:
    """How these moves are written, where a client may not know the game."""
    return () if is_ours(game) else tuple([game.write(move, view.options) for move in moves])


def _open_moves(game: Game, view: View) -> tuple[Move, ...]:
    """What can be chosen in front of everyone, for whoever sees what everyone sees."""
    return tuple(game.open_moves(view)) if view.viewer is None else ()


class ShownEvents(NamedTuple):
    """Events with their sentences for one viewer; and as everyone may know them, where that
    differs.
    """

    events: Events
    sentences: Sentences
    public: Events | None
    public_sentences: Sentences

    @classmethod
    def of(
        cls,
        view: View,
        events: Events,
        sentences: Sentences,
        public: Events,
        public_sentences: Sentences,
    ) -> "ShownEvents":
        """These events, which are redacted already, beside what everyone is told of them."""
        if view.viewer is None or (events == public and sentences == public_sentences):
            return cls(events, sentences, None, ())
        return cls(events, sentences, public, public_sentences)


def _sentences(game: Game, events: Events, view: View) -> Sentences:
    return tuple([game.sentence(event, view) for event in events])


FramesFor = Callable[[Viewer], tuple[Frame, ...]]
"""The frames for a viewer. Those who know the same are given the very same frames."""


def frames(
    before: Table,
    after: Table,
    what: EntryBody,
    events: Events,
    now: float,
    allowed_bots: Collection[str] = (),
) -> FramesFor:
    """What each viewer is shown of one entry; what is the same for all is made once."""
    if not isinstance(what, ABOUT_THE_GAME):
        return _table_frame(after, what, now, allowed_bots)
    if isinstance(what, MovePlayed) and before.state.round != after.state.round:
        game, made = after.game, (what.seat, what.move)
        ended, begun = shown_states(game, before.state, *made, after.state, events)
        closing = _closing_frame(before, after, what, ended)
        opening = _game_frame(before, after, what, begun.events, now, allowed_bots)
        return lambda viewer: closing(viewer) + opening(viewer)
    return _game_frame(before, after, what, events, now, allowed_bots)


def _table_frame(
    after: Table, what: EntryBody, now: float, allowed_bots: Collection[str]
) -> FramesFor:
    """News of the table, which differ in their number at most."""
    numbers, happened = after.frames, news(what)
    info = table_info(after, now, allowed_bots)
    made: dict[int, tuple[Frame, ...]] = {}

    def frame(viewer: Viewer) -> tuple[Frame, ...]:
        number = numbers[viewer or 0]
        if number not in made:
            made[number] = (Frame(number, news=happened, table=info),)
        return made[number]

    return frame


def _closing_frame(before: Table, after: Table, what: MovePlayed, ended: ShownState) -> FramesFor:
    """How a round ended, with all of it that is open now."""
    numbers = tuple([number - 1 for number in after.frames])
    same_for_all = Frame(
        0, fresh=True, closing=True, moves=before.moves, opened=_opened(before, after, what)
    )
    return _with_game(after.game, ended.state, ended.events, numbers, same_for_all)


def _game_frame(
    before: Table,
    after: Table,
    what: MovePlayed | GameStarted | TakenBack,
    events: Events,
    now: float,
    allowed_bots: Collection[str],
) -> FramesFor:
    """The game after a move, as one begins, or with a move taken back."""
    moved = isinstance(what, MovePlayed)
    fresh = not moved or _round_of(before) != _round_of(after)
    changed = not moved or before.phase != after.phase or before.asking is not None
    is_new_round = moved and before.state.round != after.state.round
    same_for_all = Frame(
        0,
        fresh=fresh,
        news=news(what),
        table=table_info(after, now, allowed_bots) if changed else None,
        moves=after.moves,
        transcript=after.transcript.hex() if type(what) is TakenBack else "",
        takeback=after.takebacks[0].seat if after.takebacks else None,
        due=due(after),
        seals=_new_seals(after, what),
        opened=() if is_new_round else _opened(before, after, what),
    )
    state = after.state if fresh else without_history(after.state)
    return _with_game(after.game, state, events, after.frames, same_for_all)


def _with_game(
    game: Game,
    state: State,
    events: Events,
    numbers: tuple[int, ...],
    same_for_all: Frame,
) -> FramesFor:
    """Frames that show the game: what is the same for all, and what this viewer may know."""
    public = game.view(state, None)
    all_open = all([is_open(event) for event in events])
    public_events = events if all_open else redacted(events, None)
    public_sentences = _sentences(game, public_events, public)
    shared = replace(
        same_for_all,
        events=public_events,
        sentences=public_sentences,
        view=msgspec.Raw(encode(public)),
    )
    own_of = own_parts(game, state)
    actors, has_free_moves, needs_notation = public.actors, bool(game.FREE), not is_ours(game)
    made: list[tuple[tuple[object, ...], tuple[Frame]]] = []

    def frame(viewer: Viewer) -> tuple[Frame]:
        own = own_of(viewer)
        view = replace(public, viewer=viewer, **own)
        known, sentences = public_events, public_sentences
        if not all_open:  # else everyone is told the same
            known = redacted(events, viewer)
            sentences = _sentences(game, known, view)
        legal = tuple(game.legal(view)) if viewer in actors else ()
        free = tuple(game.free(view)) if has_free_moves else ()
        number = numbers[viewer or 0]
        differing = (number, own, known, sentences, legal, free, viewer is None)
        for others, same in made:
            if others == differing:
                return same
        new = replace(shared, frame=number, own=own, legal=legal, free=free)
        if not all_open:
            shown = ShownEvents.of(view, known, sentences, public_events, public_sentences)
            new = replace(new, **shown._asdict())
        if needs_notation:
            new = replace(new, notation=_notation(game, view, legal + free))
        if viewer is None:
            new = replace(new, open_moves=_open_moves(game, view))
        made.append((differing, (new,)))
        return (new,)

    return frame


def _round_of(table: Table) -> tuple[int, str]:
    return table.state.round, table.phase


def _new_seals(after: Table, what: MovePlayed | GameStarted | TakenBack) -> tuple[str, ...]:
    if not isinstance(what, HIDES_FACTS) or not what.salts:
        return ()
    return tuple(seal(s.secret, str(s.salt)) for s in after.sealed.last(len(what.salts)))


def _opened(before: Table, after: Table, what: EntryBody) -> tuple[Opening, ...]:
    if not isinstance(what, MovePlayed):
        return ()
    over = after.phase == "over"
    if not over and after.state.round == before.state.round:
        return ()
    old = len(before.sealed)
    return tuple(
        Opening(seal(s.secret, str(s.salt)), str(s.salt), s.secret.name, s.secret.value)
        for number, s in enumerate(after.sealed)
        if s.is_open(after.state, over) and not (number < old and s.is_open(before.state, False))
    )
