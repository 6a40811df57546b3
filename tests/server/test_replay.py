"""A game once more: every view as it was, nothing that a viewer may not know, and not much."""

import json
import zlib
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import sheepfold.server.replay
from sheepfold.games import GAMES, history, uly_polly
from sheepfold.games.contract import Event, Game, RoundEnded, State, Viewer
from sheepfold.games.contract import Played as Made
from sheepfold.games.declared import redact
from sheepfold.games.record import load
from sheepfold.games.uly_polly.pieces import Hide, Propose, Start, Step, Swap
from sheepfold.games.verify import verify
from sheepfold.games.wooolf.pieces import Abstain, Peek
from sheepfold.server.reasons import questions
from sheepfold.server.records import last_game, open_record, seen_record
from sheepfold.server.replay import Replay, open_replay, seen_replay
from sheepfold.table.actions import Play, SeatBot, Sit
from sheepfold.table.entries import Entry, EntryBody, MovePlayed, Settings, TakenBack
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.work import finish
from tests.games.random_play import CASES, case_name, random_game, setting
from tests.server.twin_tables import begin, pair_of_logs, played
from tests.states import meadow_in
from tests.table.host import Host, token

PAIRS = 40
"""For each case."""

LARGEST = 400_000
"""Bytes of the longest replay."""

SENT = 16_000
"""Bytes of it on the way, where it is compressed."""


def written(log: list[EntryBody]) -> list[bytes]:
    return [encode_entry(Entry(float(n), what)) for n, what in enumerate(log)]


def whole_game(case: tuple[str, int, dict[str, Any]], rng: Random, free: float = 0.3) -> Any:
    """The lines of a whole game, and its moments."""
    game, options, seats = setting(case)
    moments = list(random_game(game, options, seats, rng, free=free))
    log = begin(options, seats, moments[0].deal, game)
    log += [played(game, moment.played) for moment in moments[1:]]
    return game, written(log), moments


def views(replay: Replay) -> Iterator[Any]:
    """Every view of a replay, one after the other, as a client puts them together."""
    fields = msgspec.to_builtins(replay.view)
    yield msgspec.convert(fields, type(replay.view))
    for step in replay.steps:
        kept = () if step.is_free else step.events
        history = [*fields["history"], *msgspec.to_builtins(kept)]
        fields = {**fields, "history": history, **msgspec.to_builtins(step.changed)}
        yield msgspec.convert(fields, type(replay.view))


class Picture(NamedTuple):
    """What there is to see after a move, or as a round ended with it."""

    state: State
    events: tuple[Event, ...]


def pictures(game: Game, moments: list[Any]) -> list[Picture]:
    """Every picture of a game; a move that ends a round has two."""
    found = [Picture(moments[0].state, ())]
    for before, moment in pairwise(moments):
        made = moment.played
        ended = game.round_end(before.state, made.seat, made.move)
        events = list(moment.events)
        assert (ended is not None) == (before.state.round != moment.state.round)
        if ended is not None:
            last = [isinstance(event, RoundEnded) for event in events].index(True) + 1
            found.append(Picture(ended, tuple(events[:last])))
            events = events[last:]
        found.append(Picture(moment.state, tuple(events)))
    return found


def visible(pictures: list[Picture], viewer: Viewer) -> Iterator[Picture]:
    """Those that this viewer may know of: a new round, or one with an event it may know."""
    yield pictures[0]
    for before, picture in pairwise(pictures):
        is_new = before.state.round != picture.state.round
        if is_new or any(redact(event, viewer) is not None for event in picture.events):
            yield picture


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_a_replay_shows_every_view_as_it_was(case: tuple[str, int, dict[str, Any]]) -> None:
    game, lines, moments = whole_game(case, Random(f"replay {case}"))
    last = last_game(lines)
    for viewer in (None, *range(1, case[1] + 1)):
        replay = seen_replay(last, viewer)
        assert (replay.viewer, replay.is_open, replay.is_over) == (viewer, False, True)
        shown = list(visible(pictures(game, moments), viewer))
        assert list(views(replay)) == [game.view(picture.state, viewer) for picture in shown]
        for step, picture in zip(replay.steps, shown[1:], strict=True):
            view = game.view(picture.state, viewer)
            assert step.sentences == tuple(game.sentence(event, view) for event in step.events)
            assert step.closing == (view.phase == "ended")


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_an_open_replay_hides_nothing(case: tuple[str, int, dict[str, Any]]) -> None:
    game, lines, moments = whole_game(case, Random(f"open {case}"))
    replay = open_replay(last_game(lines))
    assert replay.is_open
    all_pictures = pictures(game, moments)
    assert [step.events for step in replay.steps] == [one.events for one in all_pictures[1:]]
    for shown, picture in zip(views(replay), all_pictures, strict=True):
        assert shown == game.open_view(picture.state)
        assert shown.history == picture.state.history
        assert getattr(shown, "wolf", None) == getattr(picture.state, "wolf", None)


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_twin_tables_give_the_same_replay(
    case: tuple[str, int, dict[str, Any]], effort: int
) -> None:
    rng = Random(f"twins {case}")
    differing = 0
    for number in range(PAIRS * min(effort, 5)):
        viewer: Viewer = number % (case[1] + 1) or None
        one, two = (last_game(written(log)) for log in pair_of_logs(case, viewer, rng))
        assert msgspec.json.encode(seen_replay(one, viewer)) == msgspec.json.encode(
            seen_replay(two, viewer)
        )
        differing += msgspec.json.encode(open_replay(one)) != msgspec.json.encode(open_replay(two))
    assert differing > PAIRS // 3  # lest there was nothing to hide


def test_a_replay_plays_every_move_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fold of the log has all states and events: nothing is played a second time."""
    _, lines, moments = whole_game(("uly_polly", 3, {}), Random(7))
    made = 0

    def counted(*arguments: Any) -> Any:
        nonlocal made
        made += 1
        return play(*arguments)

    play = uly_polly.play
    monkeypatch.setattr(uly_polly, "play", counted)
    last = last_game(lines)
    assert made == len(moments) - 1
    for make in (seen_replay, seen_record):
        make(last, 1)
    open_replay(last)
    finish(questions(last))
    assert made == len(moments) - 1


def test_a_long_game_is_not_long_to_send() -> None:
    """Eight players who peek at every turn of every lap, and never guess."""
    game, rng = GAMES["wooolf"], Random(1)
    options = game.Options()
    deal = game.deal(options, 8, rng)
    state = game.start(options, 8, deal)
    log = begin(options, 8, deal, game)
    while game.result(state) is None:
        seat = game.actors(state)[0]
        move = rng.choice([m for m in game.moves(state, seat) if isinstance(m, Peek | Abstain)])
        outcome = game.chance(state, seat, move, rng)
        log.append(played(game, Made(seat, move, outcome)))
        state, _ = game.play(state, seat, move, outcome)
    last = last_game(written(log))
    assert len(last.played) == 3 * (8 * 10 + 8)
    for replay in (seen_replay(last, None), seen_replay(last, 1), open_replay(last)):
        sent = msgspec.json.encode(replay)
        assert len(sent) < LARGEST
        assert len(zlib.compress(sent)) < SENT


def test_with_a_move_taken_back_goes_what_was_proposed_since() -> None:
    game = GAMES["uly_polly"]
    options = game.Options(first_wolf=1)
    log = begin(options, 2, game.deal(options, 2, Random(1)), game)
    salt = ("5a" * 32,)
    log += [MovePlayed(1, Hide(5), None, salt), MovePlayed(2, Start(0), None)]
    log += [MovePlayed(1, Swap(6, 7), None), MovePlayed(2, Propose(1), None), TakenBack(1)]
    log += [MovePlayed(1, Swap(10, 11), None)]
    lines = written(log)
    last = last_game(lines)
    assert [made.move for made in last.played] == [Hide(5), Start(0), Swap(10, 11)]
    assert meadow_in(last.over.state).tiles == list(views(seen_replay(last, None)))[-1].tiles
    assert verify(load(open_record(last))).closed == 1
    assert b'"wolf":null' in seen_record(last, None)


def test_a_replay_of_a_long_round_tells_each_event_a_few_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Not all of the round again for every step of it."""
    host = Host(uly_polly.Options(first_wolf=1, patience=None)).seat(2).start()
    for move, seat in ((Hide(0), 1), (Start(5), 2)):
        host.ask(Play(move), seat)
    for number in range(200):
        host.ask(Play(Swap(14, 15)), 1)
        host.ask(Play(Step(6 - number % 2)), 2)
    last = last_game([encode_entry(entry) for entry in host.log])
    count = 0

    def counted(event: Any, viewer: Any) -> Any:
        nonlocal count
        count += 1
        return redact(event, viewer)

    monkeypatch.setattr(history, "redact", counted)
    monkeypatch.setattr(sheepfold.server.replay, "redact", counted)
    seen_replay(last, None)
    assert count < 5 * len(last.played)


@pytest.mark.parametrize("spectators", [True, False])
def test_where_nobody_may_watch_a_newcomer_looks_back_to_its_first_round(spectators: bool) -> None:
    host = Host(uly_polly.Options(first_wolf=1), Settings(spectators=spectators)).seat(3)
    host.ask(SeatBot(4), 1)
    host.start()
    while host.table.state.round < 3:
        host.play_on(1)
    host.ask(Sit("Zoe", token(99), chair=4))
    host.play_on(2)
    last = last_game([encode_entry(entry) for entry in host.log])
    zoe, ann = seen_replay(last, 4), seen_replay(last, 2)
    assert zoe.view.round == (1 if spectators else 3)
    assert len(zoe.steps) == (len(ann.steps) if spectators else 2)
    events = json.loads(seen_record(last, 4))["events"]
    everything = json.loads(seen_record(last, 2))["events"]
    assert (len(events) == len(everything)) == spectators
    assert events[-2:] == everything[-2:]
    host.play_on()
    last = last_game([encode_entry(entry) for entry in host.log])
    assert seen_replay(last, 4).view.round == 1  # nothing is hidden any more
