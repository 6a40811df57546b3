"""Bots at the table: they think elsewhere, show their moves on a schedule, and propose tiles."""

import asyncio
import os
import pickle
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from sheepfold.bots import bots_of
from sheepfold.bots.registry import BOTS
from sheepfold.games import GAMES, uly_polly, wooolf
from sheepfold.games.contract import IllegalMove, ImpossibleView
from sheepfold.log.memory import MemoryLog
from sheepfold.server.environment import MOST_HANGS, Environment
from sheepfold.server.room import Room
from sheepfold.server.thinking import NoAnswer, Offload, Thinker, choose, in_thread, until_shown
from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Play
from sheepfold.table.allowed import hash_of
from sheepfold.table.entries import MovePlayed as Moved
from sheepfold.table.entry_codec import read_entries
from sheepfold.table.source import Source
from tests.server.racing import CODE, NOW, begun, token


def opening(name: str) -> tuple[Any, int]:
    game = GAMES[name]
    options = game.Options()
    state = game.start(options, 4, game.deal(options, 4, Random(1)))
    return state, game.actors(state)[0]


@pytest.mark.parametrize("name", GAMES)
async def test_a_process_chooses_what_the_bot_chooses(name: str) -> None:
    thinker = Thinker()
    state, seat = opening(name)
    view = GAMES[name].view(state, seat)
    try:
        for seed in range(3):
            level = bots_of(name).strongest
            move = await thinker(choose, name, level, view, seed)
            assert move == choose(name, level, view, seed)
            assert move == await in_thread(choose, name, level, view, seed)
    finally:
        thinker.close()


async def test_a_process_that_dies_is_replaced_and_after_the_end_a_thread_will_do() -> None:
    thinker = Thinker()
    state, seat = opening("uly_polly")
    asked = (choose, "uly_polly", "owl", uly_polly.view(state, seat), 1)
    first = await thinker(*asked)
    process = thinker._process
    assert process is not None
    process.kill()
    assert await thinker(*asked) == first
    other = thinker._process
    assert other is not None
    assert other.pid != process.pid
    thinker.close()
    await asyncio.to_thread(other.wait)
    assert await thinker(*asked) == first


async def test_a_bot_that_fails_says_so_and_the_next_one_thinks_on() -> None:
    thinker = Thinker()
    state, seat = opening("uly_polly")
    view = uly_polly.view(state, seat)
    with pytest.raises(KeyError, match="cow"):
        await thinker(choose, "uly_polly", "cow", view, 1)
    asked = asyncio.ensure_future(thinker(choose, "uly_polly", "owl", view, 1))
    await asyncio.sleep(0)
    asked.cancel()  # its answer comes all the same, and is nobody else's
    for seed in (2, 3):
        move = await thinker(choose, "uly_polly", "owl", view, seed)
        assert move == choose("uly_polly", "owl", view, seed)
    thinker.close()


async def test_a_refusal_comes_back_from_the_process_and_the_next_one_thinks_on() -> None:
    """With its facts, and as what it is: the two kinds that a bot can meet."""

    thinker = Thinker()
    state, seat = opening("wooolf")
    view = wooolf.view(state, seat)
    with pytest.raises(IllegalMove, match="not-your-turn") as refused:
        await thinker(choose, "wooolf", "owl", wooolf.view(state, 1 + seat % 4), 1)
    assert refused.value.facts == choose_refused("owl", wooolf.view(state, 1 + seat % 4)).facts
    with pytest.raises(ImpossibleView, match="history-does-not-fit"):
        await thinker(choose, "wooolf", "owl", replace(view, early=(3,)), 1)
    process = thinker._process
    assert await thinker(choose, "wooolf", "owl", view, 1) == choose("wooolf", "owl", view, 1)
    assert thinker._process is process
    thinker.close()


def choose_refused(level: str, view: wooolf.View) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        choose("wooolf", level, view, 1)
    return refused.value


class Riddle(Exception):
    """Cannot be read again: it needs two words and keeps one."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one + two)


def riddle() -> None:
    raise Riddle("a", "b")


async def test_an_answer_that_cannot_be_read_costs_the_process_and_nothing_else() -> None:
    thinker = Thinker()
    state, seat = opening("uly_polly")
    view = uly_polly.view(state, seat)
    with pytest.raises(NoAnswer, match="died twice"):
        await thinker(riddle)
    move = await thinker(choose, "uly_polly", "owl", view, 1)
    assert move == choose("uly_polly", "owl", view, 1)
    thinker.close()


def hang(marker: str, *_: Any) -> None:
    """Write down which process this is, and never answer."""
    with Path(marker).open("a") as file:
        file.write(f"{os.getpid()}\n")
    while True:
        pass


async def test_a_call_that_hangs_is_given_up_and_the_next_one_has_a_new_process(
    tmp_path: Path,
) -> None:
    """It is not made again, neither in another process nor in this one."""
    thinker = Thinker(seconds=3.0)
    marker = tmp_path / "processes"
    with pytest.raises(NoAnswer, match="no answer within 3 seconds"):
        await thinker(hang, str(marker))
    hung = [int(line) for line in marker.read_text().splitlines()]
    assert len(hung) == 1
    with pytest.raises(ProcessLookupError):  # it has been ended, and waited for
        os.kill(hung[0], 0)
    assert await thinker(os.getpid) not in (hung[0], os.getpid())
    thinker.close()


async def test_a_bot_that_hangs_makes_any_move_and_after_some_times_is_not_asked_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked: list[str] = []

    async def hanging(_: object, *arguments: object) -> Any:
        asked.append(f"{arguments[0]}.{arguments[1]}")
        raise NoAnswer("no answer within 3 seconds")

    moves = await played(people=1, bots=2, wolf=1, think=hanging)
    assert [type(move.move).__name__ for move in moves] == ["Hide", "Start"]
    said = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert len(said) == len(asked) == 1
    assert all("gives no answer: any move is made" in line for line in said)
    setting = Environment(MemoryLog())
    for _ in range(MOST_HANGS):
        assert setting.has_bot("uly_polly", "owl")
        setting.note_hang("uly_polly", "owl")
    assert not setting.has_bot("uly_polly", "owl")
    assert setting.has_bot("uly_polly", "fox")
    assert "not asked again" in caplog.records[-1].getMessage()


async def test_a_bot_that_fails_makes_any_move_and_the_game_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def failing(*_: Any) -> Any:
        raise ImpossibleView("history-does-not-fit")

    moves = await played(people=1, bots=2, wolf=1, think=failing)
    assert [type(move.move).__name__ for move in moves] == ["Hide", "Start"]
    assert "cannot choose a move" in caplog.text


def test_a_process_ends_without_a_word_when_the_server_has_gone() -> None:
    """Before a question, in the midst of one, and before the answer can be given."""
    state, seat = opening("wooolf")
    question = pickle.dumps((choose, ("wooolf", "owl", wooolf.view(state, seat), 1)))
    for said in (b"", question[: len(question) // 2], question):
        process = subprocess.Popen(
            [sys.executable, "-m", "sheepfold.server.bot_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(said)
        process.stdin.close()
        with process.stderr:
            assert process.stderr.read() == b""
        assert process.wait() == 0


async def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    """The thought ends only when the loop lets it: were the loop waiting, neither would end."""

    thinker = Thinker()
    state, seat = opening("wooolf")
    thought = asyncio.ensure_future(thinker(choose, "wooolf", "owl", wooolf.view(state, seat), 1))
    turns = 0
    while not thought.done():
        turns += 1
        await asyncio.sleep(0)
    assert turns > 100
    thinker.close()


@pytest.mark.parametrize("delay", [0.4, 1.2])
def test_a_move_appears_at_the_same_time_however_long_the_thought(delay: float) -> None:
    rng = Random(1)
    for _ in range(100):
        thought = rng.random() * delay
        assert thought + until_shown(thought, delay) == pytest.approx(delay)
        assert until_shown(thought, delay) >= 0


async def played(
    people: int, bots: int, wolf: int, at: int = 3, think: Offload = in_thread
) -> list[Moved]:
    """A room in which the wolf hides; then what bots do until a person must act, or a swap."""
    log = MemoryLog()
    await begun(log, uly_polly.Options(first_wolf=wolf), people, bots)
    source = Source(Random(3), lambda: "5a" * 32)
    room = await Room.load(
        Environment(log, clock=lambda: NOW, bot_delay=0.0, source=source, think=think), CODE
    )
    assert room is not None
    for seat in range(1, people + 1):
        room.join(Watcher([hash_of(token(seat))], lambda _: None))
    if wolf <= people:
        await room.act(Play(uly_polly.pieces.Hide(at)), wolf)
    while room.busy:
        await asyncio.sleep(0)
    await room.close()
    moves = [entry.what for entry in read_entries(await log.read(CODE))]
    return [move for move in moves if isinstance(move, Moved)]


async def test_bots_propose_a_start_tile_to_the_person_on_their_side() -> None:
    """Seat 1 is a person and places the dog; the bots on 2 and 3 are its partner and the wolf."""
    moves = await played(people=1, bots=2, wolf=3)
    assert [type(move.move).__name__ for move in moves] == ["Hide", "Propose"]
    assert moves[-1].seat == 2


async def test_a_bot_that_proposes_what_it_may_not_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It said that it would propose something, and then does not: it proposes any tile."""
    good = bots_of("uly_polly")
    assert good.propose is not None
    propose = good.propose

    def moody(view: Any, rng: Random) -> Any:
        agreed = rng.getstate() == Random(0).getstate()
        return propose(view, rng) if agreed else None

    monkeypatch.setitem(BOTS, "uly_polly", good._replace(propose=moody))
    moves = await played(people=1, bots=2, wolf=3)
    assert [type(move.move).__name__ for move in moves] == ["Hide", "Propose"]
    assert "proposed None" in caplog.text


async def test_bots_among_themselves_just_begin() -> None:
    moves = await played(people=1, bots=2, wolf=1)
    assert [type(move.move).__name__ for move in moves] == ["Hide", "Start"]


async def test_proposals_do_not_depend_on_where_the_wolf_is() -> None:
    one, two = [await played(people=2, bots=2, wolf=2, at=at) for at in (3, 12)]
    assert one[0] != two[0]
    assert one[1:] == two[1:]
    assert [move.seat for move in one if isinstance(move.move, uly_polly.pieces.Propose)] == [3, 4]
