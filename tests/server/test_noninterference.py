"""On the wire: twin games that differ only in what V may not know send V the same bytes."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from sheepfold.games.contract import Refusal, Viewer
from sheepfold.locales import sentence
from sheepfold.log.memory import MemoryLog
from sheepfold.server import frames, protocol
from sheepfold.server.advising import Advising
from sheepfold.server.environment import Environment
from sheepfold.server.room import Room
from sheepfold.server.table_info import seat_summary
from sheepfold.server.watcher import Watcher
from sheepfold.table.actions import Play, Say
from sheepfold.table.allowed import NotAllowed, hash_of
from sheepfold.table.entries import (
    Entry,
    EntryBody,
    GameStarted,
    Said,
)
from sheepfold.table.entry_codec import encode_entry, read_entries
from sheepfold.table.fold import fold
from sheepfold.table.source import Source
from tests.effort import times
from tests.games.random_play import CASES, case_name, setting
from tests.server.twin_tables import SALT, begin, hide_commitments, pair_of_logs, token

PAIRS = 90
"""For each case, five times, so that all cases together make more than five thousand."""

QUICKLY = 24
"""For each case in the short run."""

ADVISED = 0.04
"""How often V asks for advice when it has seen something."""


async def received(
    log: list[EntryBody], viewer: Viewer, seed: str, summaries: list[bytes]
) -> list[bytes]:
    """All bytes that this viewer's device gets, with its own questionable requests in between.

    `summaries` is filled with what it would be told of its seat over HTTP.
    """
    rng = Random(seed)
    kept = MemoryLog()
    source = Source(Random(1), lambda: SALT)
    lobby = next(n for n, what in enumerate(log) if isinstance(what, GameStarted))
    entries = [Entry(float(n if n < lobby else lobby), what) for n, what in enumerate(log)]
    await kept.append("TESTED", 0, [encode_entry(entry) for entry in entries[:lobby]])
    room = await Room.load(Environment(kept, clock=lambda: 7.0, source=source), "TESTED")
    assert room is not None
    got: list[bytes] = []
    hashes = [] if viewer is None else [hash_of(token(viewer))]
    watcher = Watcher(hashes, got.append)
    watcher.looking = hashes[0] if hashes else None
    for chair in range(1, len(room.table.places) + 1):
        room.watchers.add(Watcher([hash_of(token(chair))], lambda _: None))
    room.join(watcher)
    advising = Advising(at_once, source)
    for entry in entries[lobby:]:
        await kept.append("TESTED", room.table.version, [encode_entry(entry)])
        before = len(got)
        await room.catch_up()
        if len(got) > before:  # V acts on what it sees, so only after it has seen something
            await ask(room, viewer, got, rng)
            if viewer is not None:
                told = seat_summary(room.table, viewer, room.now())
                summaries.append(msgspec.json.encode(told))
            if rng.random() < 0.1:
                room.sync(watcher)
            if rng.random() < ADVISED:
                got.append(await advice(advising, room, watcher))
    await room.close()
    return got


async def at_once(work: Callable[..., Any], *arguments: Any) -> Any:
    return work(*arguments)


async def advice(advising: Advising, room: Room, watcher: Watcher) -> bytes:
    """What V is told when it asks for advice."""
    try:
        return bytes(protocol.encode(protocol.AdviceGiven("a", await advising.ask(room, watcher))))
    except NotAllowed as refused:
        told = protocol.Refused(refused.reason, refused.facts, sentence(refused, "it"), "a")
        return bytes(protocol.encode(told))


async def ask(room: Room, viewer: Viewer, got: list[bytes], rng: Random) -> None:
    """V tries something that may be refused; what it is told must not depend on secrets."""
    table = room.table
    if viewer is None or table.paused:
        return
    game = table.game
    moves = [m for seat in range(1, table.state.seats + 1) for m in game.moves(table.state, seat)]
    mine = set(game.legal(game.view(table.state, viewer)))
    common = [m for m in moves if m not in mine and not is_secret(m)]
    if not common:
        return
    move = sorted(common, key=repr)[0]
    seen = rng.choice([None, 1, table.frames[viewer]])
    try:
        await room.act(Play(move), viewer, f"x{rng.random()}", seen)
    except Refusal as refused:
        told = protocol.Refused(refused.reason, refused.facts, sentence(refused, "it"), "x")
        got.append(protocol.encode(told))
    else:
        raise AssertionError("that was legal")


def is_secret(move: Any) -> bool:
    """Whether the move would itself tell what another seat holds (its questions, its character)."""
    return type(move).__name__ in ("Ask", "Guess")


@pytest.mark.parametrize("case", CASES, ids=case_name)
async def test_twin_tables_send_the_same_bytes(
    case: tuple[str, int, dict[str, Any]], effort: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_commitments(monkeypatch)
    rng = Random(f"wire {case}")
    differing = 0
    pairs = times(QUICKLY, PAIRS, min(effort, 5))
    for number in range(pairs):
        viewer: Viewer = number % (case[1] + 1) or None
        one, two = pair_of_logs(case, viewer, rng)
        seed = str(rng.random())
        of_one: list[bytes] = []
        of_two: list[bytes] = []
        bytes_one = await received(one, viewer, seed, of_one)
        bytes_two = await received(two, viewer, seed, of_two)
        assert bytes_one == bytes_two
        assert of_one == of_two
        differing += one != two
    assert differing > pairs // 3  # lest the twins were no twins


async def test_the_test_notices_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame that tells everything to everyone must fail the comparison."""
    true_frames = frames.frames

    def leaky(before: Any, after: Any, what: Any, events: Any, *rest: Any) -> Any:
        shown = true_frames(before, after, what, events, *rest)
        return lambda viewer: shown(getattr(what, "seat", viewer))

    hide_commitments(monkeypatch)
    monkeypatch.setattr(frames, "frames", leaky)
    rng = Random("leak")
    found = 0
    for _ in range(30):
        one, two = pair_of_logs(CASES[2], None, rng)
        of_one = await received(one, None, "1", [])
        found += of_one != await received(two, None, "1", [])
    assert found > 10


async def test_a_hidden_entry_leaves_no_gap_in_anybodys_numbers() -> None:
    """Arranging cards is shown to its player alone; all numbers stay contiguous."""
    case = next(c for c in CASES if c[0] == "wooolf")
    rng = Random("numbers")
    for _ in range(20):
        log, _ = pair_of_logs(case, None, rng)
        for viewer in (None, 1, 2, 3, 4):
            got = await received(log, viewer, "n", [])
            numbers = [
                message.frame
                for message in map(protocol.decode_server, got)
                if isinstance(message, protocol.Frame)
            ]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_refusals_of_the_table_do_not_depend_on_the_game() -> None:
    """A request that only the host may make is refused before the game is looked at."""
    game, options, seats = setting(CASES[2])
    rng = Random(3)
    log = begin(options, seats, game.deal(options, seats, rng), game)
    table = fold(read_entries(encode_entry(Entry(0.0, what)) for what in log))
    from sheepfold.table.actions import Pause
    from sheepfold.table.decide import decide

    source = Source(rng, lambda: SALT)
    with pytest.raises(NotAllowed, match="not-host"):
        decide(table, Pause(), 2, 0.0, source)
    assert decide(table, Say("hello"), 2, 0.0, source) == [Said(2, "hello")]
