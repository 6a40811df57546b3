"""Real inputs to begin with: the messages of played games, their logs, the golden records."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from sheepfold.games import GAMES, uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Step
from sheepfold.server import frames, protocol
from sheepfold.server.app import OpenTable
from sheepfold.table import actions
from sheepfold.table.entries import Settings
from sheepfold.table.entry_codec import encode_entry
from sheepfold.table.fold import advance
from sheepfold.table.table import Table
from tests.server.hostile import some_action
from tests.table.host import Host, token

GOLDEN = Path(__file__).parent.parent / "golden"


@cache
def logs() -> list[list[bytes]]:
    """The logs of a game of each kind, with some talk, a link and somebody who comes back."""
    return [[encode_entry(entry) for entry in host.log] for host in _hosts()]


@cache
def _hosts() -> list[Host]:
    hosts = []
    for options in (uly_polly.Options(rows=3, columns=3, flips=2), wooolf.Options()):
        host = Host(options, Settings(free_text=True), seed=7).seat(4)
        host.ask(actions.Write("hello"), 1)
        host.ask(actions.Say("good-luck"), 2)
        host.start().play_on(6)
        host.ask(actions.MakeLink(token(50)), 2)
        host.ask(actions.UseLink(token(50), token(51)))
        host.ask(actions.Disconnected(3))
        host.ask(actions.Connected(3))
        hosts.append(host.play_on())
    return hosts


@cache
def from_server() -> list[bytes]:
    """What four players and a spectator were sent in those games, and the rarer messages."""
    sent = [message for host in _hosts() for message in _sent(host)]
    return sent + [
        protocol.encode(one)
        for one in (
            protocol.Ack("c1"),
            protocol.Refused(
                "stale", {"place": "b2", "most": 3}, "That was an earlier turn.", "c1"
            ),
            protocol.Bye("server-closing", "The server restarts.", 1.0),
            protocol.Pong(),
        )
    ]


def _sent(host: Host) -> Iterator[bytes]:
    table: Table | None = None
    for entry in host.log:
        before = table
        table, events, viewers = advance(before, entry)
        if before is None:
            continue
        shown = frames.frames(before, table, entry.what, events, entry.at)
        for viewer in viewers:
            yield from map(protocol.encode, shown(viewer))
        if table.version % 8 == 0:
            yield protocol.encode(frames.sync(table, 1, (1,), host.now))


@cache
def from_client() -> list[bytes]:
    """A message of each kind, and commands with every kind of action."""
    rng = Random(3)
    messages: list[protocol.FromClient] = [
        protocol.Hello(2, "QK7B2M", (token(1), token(2)), 0, "it"),
        protocol.Look(1),
        protocol.Resync(),
        protocol.Ping(),
        protocol.WhyNot("w1", Step(6)),
        protocol.Advise("a1"),
    ]
    messages += [protocol.Do(f"c{n}", some_action(rng), 1 + n % 4, n) for n in range(80)]
    return [protocol.encode(message) for message in messages]


@cache
def new_tables() -> list[bytes]:
    """Requests for a table of each game, with and without options."""
    asked = [
        OpenTable(uly_polly.Options(rows=3, columns=5), Settings(chairs=3, clock=60)),
        OpenTable(wooolf.Options(), Settings(spectators=False, away="wait")),
    ]
    return [*(msgspec.json.encode(one) for one in asked), b'{"options": {"game": "wooolf"}}']


@cache
def records() -> list[bytes]:
    """The golden records."""
    return [file.read_bytes() for file in sorted(GOLDEN.glob("*.json"))]


def moves(game: str) -> list[bytes]:
    """Every move that came up in the golden records of this game, as it is written."""
    written = [
        entry["move"]
        for record in map(msgspec.json.decode, records())
        for entry in record["entries"]
        if record["game"] == game and "move" in entry
    ]
    assert game in GAMES
    return [move.encode() for move in sorted(set(written))]
