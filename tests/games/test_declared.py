"""What nobody has declared open reaches nobody: a new field, a new event, a new entry."""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, get_args

import msgspec
import pytest

from sheepfold.games import OURS, uly_polly
from sheepfold.games.contract import Event, Game, Options, Seat
from sheepfold.games.declared import (
    EACH_OWN,
    Kind,
    KnownTo,
    Open,
    Own,
    facts,
    own_fields,
    redact,
    undeclared,
)
from sheepfold.games.registry import UnusableGame, checked, events_of
from sheepfold.games.uly_polly.pieces import Hide, Start, Started, Step, Stepped, Swap
from sheepfold.server import frames
from sheepfold.server.news import news
from sheepfold.server.protocol import encode
from sheepfold.server.table_info import outside_info, seat_summary, table_info
from sheepfold.table.actions import Play, Say
from sheepfold.table.entries import EntryBody, Said, Settings
from tests.table.host import Host, at_play

SECRET = 8675309


class Noted(Event, frozen=True, tag_field="type", tag="noted"):
    """An event that somebody has just thought of."""

    seat: Seat
    secret: int = SECRET


class Marked(Stepped, frozen=True, tag_field="type", tag="stepped"):
    """A known event with a field that somebody has just thought of."""

    secret: int = SECRET


class Dealt(Event, frozen=True, tag_field="type", tag="dealt"):
    by: Open[Seat]
    cards: Annotated[tuple[int | None, ...], EACH_OWN]
    best: Annotated[int | None, KnownTo("by")] = None


def test_a_field_is_known_to_those_it_is_declared_for() -> None:
    event = Dealt(2, (10, 20, 30), 5)
    assert redact(event, None) == Dealt(2, (None, None, None))
    assert redact(event, 1) == Dealt(2, (10, None, None))
    assert redact(event, 2) == Dealt(2, (None, 20, None), 5)


def test_a_new_event_and_a_new_field_are_secret() -> None:
    for viewer in (None, 1, 2):
        assert redact(Noted(1), viewer) is None
        told = redact(Marked(1, 5, None, 7), viewer)
        assert told is not None
        assert told.secret == SECRET  # its default, not the 7 of this event


class Inner(msgspec.Struct, frozen=True):
    plain: Open[int]
    secret: int = SECRET


class Outer(Event, frozen=True, tag_field="type", tag="outer"):
    seat: Open[Seat]
    inner: Open[Inner | None] = None


def test_a_new_field_deep_within_an_event_closes_what_it_is_in() -> None:
    assert redact(Outer(1, Inner(1, 2)), None) == Outer(1, None)
    assert undeclared(Outer) == ["Inner.secret"]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.NAME)
def test_our_games_declare_everything(game: Game) -> None:
    for kind in (game.View, *events_of(game)):
        assert undeclared(kind, Options) == []
    state = game.start(game.Options(), game.SEATS[0], game.deal(game.Options(), 4, Random(1)))
    assert {*game.private(state, 1)} == {*own_fields(game.View)} - {"viewer", "history"}


def test_a_game_with_a_field_that_is_not_declared_is_not_played() -> None:
    class Careless:
        def __getattr__(self, name: str) -> Any:
            return getattr(uly_polly, name)

        Event = uly_polly.Event | Noted

    game: Any = Careless()
    with pytest.raises(UnusableGame, match=r"Noted\.seat"):
        checked(game, known=())


def sent(host: Host, moves: list[tuple[int, Any]]) -> Iterator[bytes]:
    for seat, move in moves:
        before = host.table
        host.ask(Play(move), seat)
        what = host.log[-1].what
        _, events = before.game.play(before.state, seat, move, None)
        marked = [
            Marked(e.seat, e.to, e.turned, 7) if isinstance(e, Stepped) else e for e in events
        ]
        shown = frames.frames(before, host.table, what, (*marked, Noted(seat)), host.now)
        for viewer in (None, 1, 2):
            for frame in shown(viewer):
                yield encode(frame)
            yield encode(frames.sync(host.table, viewer, (), host.now))


def test_neither_a_new_event_nor_a_new_field_is_in_any_frame() -> None:
    host = Host(uly_polly.Options(first_wolf=1)).seat(2).start()
    moves = [(1, Hide(0)), (2, Start(5)), (1, Swap(14, 15)), (2, Step(6))]
    found = list(sent(host, moves))
    assert any(b'"stepped"' in one for one in found)
    assert not [one for one in found if b'"noted"' in one or b'"secret":7' in one]


class Guarded(Settings, frozen=True):
    """The settings of a table with a field that somebody has just thought of."""

    door_code: int = SECRET


def test_a_new_setting_is_in_no_answer() -> None:
    chosen = Settings(3, False, True, 60, "wait", 90, "always", "never")
    known = msgspec.to_builtins(chosen)
    host = at_play(3, chosen)
    table = msgspec.structs.replace(host.table, settings=Guarded(**known))
    for info in (table_info(table, host.now), outside_info(table, host.now)):
        assert msgspec.to_builtins(info.settings) == known
    what = host.ask(Say("aha"), 1)[0]
    answers = [
        *(
            frames.sync(table, viewer, (), host.now, see)
            for viewer in (None, 1)
            for see in (True, False)
        ),
        *(frames.frames(table, table, what, (), host.now)(viewer) for viewer in (None, 1)),
        seat_summary(table, 1, host.now),
    ]
    for answer in answers:
        assert b"door_code" not in encode(answer)
        assert b'"settings"' in encode(answer)


class Whispered(Said, frozen=True, tag_field="type", tag="whispered"):
    """A known entry with a field that somebody has just thought of."""

    to: int = 3


def test_a_new_field_of_an_entry_is_not_in_the_news() -> None:
    told = news(Whispered(1, "aha"))
    assert told is not None
    assert {name for name in told.__struct_fields__ if getattr(told, name)} == {
        *("what", "chair", "phrase")
    }


def test_an_entry_that_has_no_news_is_told_to_nobody() -> None:
    class Overheard(msgspec.Struct, frozen=True, tag="overheard"):
        chair: int = 1
        text: str = "secret"

    what: Any = Overheard()
    with pytest.raises(AssertionError):
        news(what)
    assert all(kind.__struct_config__.tag for kind in get_args(EntryBody))


def test_no_two_declarations_are_taken_for_each_other() -> None:
    assert Open[int] != Own[int]
    assert Annotated[int, KnownTo("seat")] != Annotated[int, Kind("seat")]


def test_facts_are_the_fields_of_an_event_by_kind() -> None:
    assert facts(Started) == {"seat": "seat", "at": "place"}
    kinds = {kind for game in OURS for event in events_of(game) for kind in facts(event).values()}
    assert kinds == {
        *("seat", "seats", "flags", "choice", "yes-no", "number", "numbers"),
        *("place", "card", "own-cards", "own_card", "pointer"),
    }
