"""Over real sockets: nobody talks the table out of a hand, with however many of them."""

import json
from collections.abc import Iterator
from itertools import count

import httpx
import pytest

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.pieces import Hide
from sheepfold.log.memory import MemoryLog
from sheepfold.server import protocol
from sheepfold.server.room import Room
from sheepfold.table.actions import (
    AnswerTakeover,
    AskTakeover,
    MakeLink,
    Play,
    Ready,
    Remove,
    Say,
    SeatBot,
    Sit,
    Stand,
    StartGame,
    UseLink,
)
from sheepfold.table.configuring import open_table as opened_table
from sheepfold.table.entries import Entry, Settings
from sheepfold.table.entry_codec import encode_entry
from sheepfold.terminal.network.connection import CommandRefused
from tests.server.players import Player, game, open_table, start_game
from tests.server.process import ServerProcess
from tests.server.racing import CODE, NOW, setting, token

SECOND = "ab" * 16
"""The token of a second seat on one device."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process
        assert "Traceback" not in process.stderr()


def knows_the_wolf(player: Player) -> bool:
    """Whether anything that this device was ever told names the wolf's place."""
    view = player.link.view
    return view is not None and json.loads(protocol.encode(view))["wolf"] is not None


async def arrive(server: ServerProcess, code: str, name: str) -> Player:
    """A new device, without a seat."""
    player = Player(server.ws, code, name, 77)
    await player.until(lambda: player.link.connected)
    return player


async def refused(player: Player, action: object) -> str:
    try:
        await player.link.do(action)  # type: ignore[arg-type]
    except CommandRefused as problem:
        return problem.reason
    return ""


async def test_a_host_who_removes_the_wolf_does_not_learn_where_it_is(
    server: ServerProcess,
) -> None:
    async with game(server, ("Ben", "Ada", "Cleo"), first_wolf=2) as (code, players):
        host, wolf, _ = players
        await wolf.until(lambda: wolf.link.legal)
        await wolf.link.do(Play(Hide(6)))
        await host.link.do(Remove(2))
        spy = await arrive(server, code, "spy")
        await spy.link.do(Sit("Nobody", spy.token, chair=2))
        await spy.until(lambda: spy.link.claims == (2,))
        assert spy.link.chairs == ()
        assert not knows_the_wolf(spy)
        spy.link.tokens = [spy.token]
        await spy.drop()
        await spy.until(lambda: not spy.link.connected)
        await spy.until(lambda: spy.link.connected)
        assert (spy.link.viewer, spy.link.claims) == (None, ()), "it ends with its connection"
        assert not knows_the_wolf(spy)
        record = await get(server, f"/api/tables/{code}/record", spy.token)
        assert record.status_code == 403
        await spy.leave()


async def test_who_was_removed_comes_back_by_no_link_either(server: ServerProcess) -> None:
    async with game(server, ("Ben", "Ada", "Cleo")) as (_, players):
        host, ada, removed = players
        await host.link.do(Remove(3))
        await removed.until(lambda: not removed.link.chairs)
        assert await refused(removed, Sit("Cleo", "cd" * 16)) == "was-removed"
        link = "ef" * 16
        await ada.link.do(MakeLink(link))
        assert await refused(removed, UseLink(link, "cd" * 16)) == "was-removed"
        assert ada.link.chairs == (2,)


async def get(server: ServerProcess, path: str, token: str) -> httpx.Response:
    async with httpx.AsyncClient() as http:
        return await http.get(server.url + path, headers={"Authorization": f"Bearer {token}"})


async def test_a_second_socket_does_not_read_a_bots_hand(server: ServerProcess) -> None:
    """Sit down on the wolf bot's chair, read, stand up: the oldest of the tricks."""

    code = await open_table(server.url, "uly_polly", 3, first_wolf=3)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(2)]
    await start_game(players, 1)
    first = players[0]
    await first.until(lambda: first.link.view and first.link.view.actors == (1,))
    second = await arrive(server, code, "second socket")
    await second.link.do(Sit("Me again", second.token, chair=3))
    await second.until(lambda: second.link.claims)
    assert not knows_the_wolf(second)
    # Who gets up does not come back on another chair either.
    await first.link.do(Stand())
    assert await refused(first, Sit("Other", "ab" * 16, chair=3)) == "own-seat-only"
    for player in (*players, second):
        await player.leave()


async def test_a_moment_without_connection_gives_the_host_nothing(server: ServerProcess) -> None:
    async with game(server, ("Ben", "Ada", "Cleo"), first_wolf=2) as (code, players):
        host, wolf, _ = players
        await wolf.until(lambda: wolf.link.legal)
        await wolf.link.do(Play(Hide(6)))
        link, spare = "cd" * 16, "ef" * 16
        assert await refused(host, MakeLink(link, 2)) == "still-there"
        await wolf.leave()
        await host.until(lambda: host.link.table and host.link.table.places[1].away_since)
        await host.link.do(MakeLink(link, 2))
        assert await refused(host, UseLink(link, spare)) == "already-seated"
        other = await arrive(server, code, "the host's other device")
        await other.link.do(UseLink(link, spare))
        await other.until(lambda: other.link.claims)
        assert not any(knows_the_wolf(one) for one in (host, other))
        again = Player(server.ws, code, "Ada", 5)
        again.link.tokens, again.link.look = [wolf.token], 0
        await again.until(lambda: again.link.chairs == (2,))
        assert knows_the_wolf(again)
        await host.until(lambda: host.link.table and host.link.table.places[1].claim is None)
        for player in (again, other):
            await player.leave()


async def test_a_friend_may_help_out_at_once_if_everybody_agrees(server: ServerProcess) -> None:
    code = await open_table(server.url, "uly_polly", 4, first_wolf=4)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(3)]
    await start_game(players, 1)
    await players[0].until(lambda: players[0].link.view and players[0].link.view.actors == (1,))
    friend = await arrive(server, code, "friend")
    await friend.link.do(Sit("Zoe", friend.token, chair=4))
    await friend.until(lambda: friend.link.claims)
    await friend.link.do(AskTakeover())
    for player in players:
        await player.until(lambda p=player: p.link.table and p.link.table.places[3].claim.is_asked)
        assert not knows_the_wolf(friend)
        await player.link.do(AnswerTakeover(4, True))
    await friend.until(lambda: friend.link.chairs == (4,))
    assert friend.link.viewer == 4, "it is shown the seat without asking, as after sitting down"
    assert knows_the_wolf(friend)
    for player in (*players, friend):
        await player.leave()


async def test_a_host_who_removes_whoever_says_no_sees_no_hand(server: ServerProcess) -> None:
    """Two devices of the host's, and a third for whoever comes, are not all the others."""
    code = await open_table(server.url, "uly_polly", 4, first_wolf=3)
    players = [Player(server.ws, code, f"P{n}", n) for n in range(4)]
    host, accomplice, wolf, honest = players
    await start_game(players, 0)
    await wolf.until(lambda: wolf.link.legal)
    await wolf.link.do(Play(Hide(6)))
    await host.link.do(Remove(3))
    spy = await arrive(server, code, "spy")
    await spy.link.do(Sit("Nobody", spy.token, chair=3))
    await spy.until(lambda: spy.link.claims == (3,))
    assert await refused(spy, AskTakeover()) == "somebody-removed"
    await host.link.do(Remove(4))
    assert await refused(spy, AskTakeover()) == "somebody-removed"
    assert not any(knows_the_wolf(one) for one in (spy, host, accomplice, honest))
    for player in (*players, spy):
        await player.leave()


async def test_two_seats_on_one_device_cannot_hand_over_a_third(server: ServerProcess) -> None:
    _, shared, friend = await two_on_one_device(server)
    assert await refused(friend, AskTakeover()) == "too-few-to-agree"
    for player in (shared, friend):
        await player.leave()


async def test_a_device_is_remembered_when_its_socket_is_closed(server: ServerProcess) -> None:
    """Two sockets, each with one of the seats, do not make two devices of it."""
    code, shared, friend = await two_on_one_device(server)
    tokens = [shared.token, SECOND]
    await shared.leave()
    apart = []
    for number, one in enumerate(tokens):
        player = Player(server.ws, code, f"P{number}", number)
        player.link.tokens, player.link.look = [one], 0
        await player.until(lambda p=player: p.link.chairs)
        apart.append(player)
    assert await refused(friend, AskTakeover()) == "too-few-to-agree"
    # Nor does a socket that gave the claim's token and that of a seat, once it is closed.
    both = Player(server.ws, code, "P1", 7)
    both.link.tokens, both.link.look = [tokens[1], friend.token], 0
    await both.until(lambda: both.link.claims)
    await both.leave()
    assert await refused(friend, AskTakeover()) == "already-seated"
    # Nor a link to another socket.
    link = "cd" * 16
    await apart[1].link.do(MakeLink(link))
    moved = await arrive(server, code, "moved")
    await moved.link.do(UseLink(link, moved.token))
    await moved.until(lambda: moved.link.chairs)
    assert await refused(friend, AskTakeover()) == "already-seated"
    for player in (*apart, friend, moved):
        await player.leave()


async def two_on_one_device(server: ServerProcess) -> tuple[str, Player, Player]:
    """The code of a table whose wolf is a bot, a device with the two other seats, and a newcomer
    with a claim to the wolf's."""
    code = await open_table(server.url, "uly_polly", 3, first_wolf=3)
    shared = Player(server.ws, code, "P0", 0)
    await shared.sit()
    await shared.link.do(Sit("P1", SECOND))
    await shared.until(lambda: shared.link.chairs == (1, 2))
    await shared.link.do(Ready(), 2)
    await shared.link.do(SeatBot(3), 1)
    await shared.link.do(StartGame(), 1)
    await shared.until(lambda: shared.link.view and shared.link.view.actors == (1,))
    friend = await arrive(server, code, "friend")
    await friend.link.do(Sit("Zoe", friend.token, chair=3))
    await friend.until(lambda: friend.link.claims)
    return code, shared, friend


async def test_a_stranger_learns_nothing_that_moves_where_nobody_may_watch(
    server: ServerProcess,
) -> None:
    body = {"options": {"game": "uly_polly"}, "settings": {"chairs": 2, "spectators": False}}
    async with httpx.AsyncClient() as http:
        opened = await http.post(f"{server.url}/api/tables", json=body)
        code = opened.json()["code"]
        players = [Player(server.ws, code, f"P{n}", n) for n in range(2)]
        await start_game(players, 0)
        stranger = await arrive(server, code, "stranger")
        seen: set[bytes] = set()
        answers: set[bytes] = set()
        for player in players * 2:
            before = len(player.acknowledged)
            while len(player.acknowledged) == before:
                await players[0].until(lambda: players[0].to_act or players[1].to_act)
                mover = next(p for p in players if p.to_act)
                await mover.move()
                if mover is not player:
                    break
            await stranger.link.show(None)
            table = stranger.link.table
            assert table is not None
            seen.add(protocol.encode([stranger.link.frame, table.places, table.due]))
            answer = (await http.get(f"{server.url}/api/tables/{code}")).json()
            del answer["now"]
            answers.add(json.dumps(answer).encode())
        assert len(seen) == len(answers) == 1
        assert stranger.link.view is None
        assert b"P0" not in next(iter(answers))
        for player in (*players, stranger):
            await player.leave()


async def test_a_command_sent_again_after_very_many_others_is_done_once() -> None:
    log = MemoryLog()
    opened = opened_table(CODE, uly_polly.Options(first_wolf=1), Settings(2))
    await log.append(CODE, 0, [encode_entry(Entry(NOW, opened))])
    shared = setting(log, 1)
    shared.clock = count(NOW, 60.0).__next__  # so that nothing is too much at once
    room = await Room.load(shared, CODE)
    assert room is not None
    await room.act(Sit("Ada", token(1)))
    for number in range(1000):
        await room.act(Say("aha"), 1, f"command {number}")
    version = room.table.version
    for number in (0, 1, 500, 999):
        await room.act(Say("aha"), 1, f"command {number}")
    assert room.table.version == version
    again = await Room.load(setting(log, 1), CODE)
    assert again is not None
    await again.act(Say("aha"), 1, "command 0")
    assert again.table.version == version
    await room.close()
    await again.close()
