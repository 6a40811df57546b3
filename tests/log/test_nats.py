"""What only the log in NATS promises: several writers, lost answers, dying servers."""

import asyncio
import contextlib
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from sheepfold.log import LogFailure, NewerLog, Snapshot, Stale
from sheepfold.log.nats import connection, reader
from sheepfold.log.nats.address import BadAddress, NatsAddress, parse_address
from sheepfold.log.nats.connection import NatsConnection
from sheepfold.log.nats.failures import (
    NOT_NOW,
    Denied,
    JetStreamRefusal,
    NoJetStream,
    Outdated,
    TooFewServers,
    Unanswered,
    Unencrypted,
    Unreachable,
    Untrusted,
)
from sheepfold.log.nats.log import NatsLog
from tests.coroutines import run
from tests.log.following import follow
from tests.log.nats_servers import NatsServers, free_port, servers


@contextlib.asynccontextmanager
async def logs(count: int, address: NatsAddress) -> AsyncIterator[list[NatsLog]]:
    """Several processes would have a log each."""
    opened = [await NatsLog.open(address) for _ in range(count)]
    try:
        yield opened
    finally:
        for log in opened:
            await log.close()


async def write(log: NatsLog, table: str, entry: bytes) -> int:
    """Append an entry, whatever others do; the version with it."""
    version = 0
    while True:
        try:
            return await log.append(table, version, [entry])
        except Stale as stale:
            version = stale.version


async def test_a_cluster_that_never_finds_a_leader_is_given_up_as_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """NATS says that it cannot now: it refuses nothing, and nothing is missing there."""
    monkeypatch.setattr(connection, "GIVE_UP_SECONDS", 0.1)
    asked = 0

    async def ask() -> None:
        nonlocal asked
        asked += 1
        raise JetStreamRefusal(NOT_NOW[0], "JetStream system temporarily unavailable")

    with pytest.raises(Unanswered, match="nobody leads"):
        await connection.with_retries(ask)
    assert asked > 1


@pytest.mark.parametrize("count", [1, 3])
def test_writers_of_several_processes_all_get_in_and_none_twice(count: int) -> None:
    async def play() -> None:
        async with logs(4, servers(count).address()) as nodes:
            versions = await asyncio.gather(
                *(write(log, "t", b"%d %d" % (who, n)) for who, log in enumerate(nodes)
                  for n in range(15))
            )  # fmt: skip
            assert sorted(versions) == list(range(1, 61))
            assert await nodes[0].version("t") == 60  # else a server that is behind may answer
            everything = await nodes[0].read("t")
            assert sorted(everything) == sorted(
                b"%d %d" % (w, n) for w in range(4) for n in range(15)
            )
            for log in nodes[1:]:
                assert await log.version("t") == 60
                assert await log.read("t") == everything

    run(play())


class LosingAnswers(NatsConnection):
    """A connection on which an answer is sometimes lost, after or before the message is stored."""

    rng = Random(7)
    lost = 0

    async def publish(self, subject: str, data: bytes, headers: dict[str, str]) -> int:
        """Store it, and perhaps say nothing of it."""
        fate = self.rng.random()
        if ".table." in subject and fate < 0.3:
            self.lost += 1
            raise Unanswered("lost on purpose, before it was stored")
        seq = await super().publish(subject, data, headers)
        if ".table." in subject and fate > 0.6:
            self.lost += 1
            raise Unanswered("lost on purpose, after it was stored")
        return seq


def test_an_append_without_an_answer_is_neither_lost_nor_doubled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sheepfold.log.nats.log.NatsConnection", LosingAnswers)
    monkeypatch.setattr("sheepfold.log.nats.log.PAUSE", 0.001)

    async def play() -> None:
        async with logs(3, servers(1).address()) as nodes:

            async def many(who: int, log: NatsLog) -> None:
                for n in range(20):
                    await write(log, "t", b"%d %d" % (who, n))

            await asyncio.gather(*(many(who, log) for who, log in enumerate(nodes)))
            entries = await nodes[0].read("t")
            assert len(entries) == len(set(entries)) == 60
            for who in range(3):
                mine = [entry for entry in entries if entry.startswith(b"%d " % who)]
                assert mine == [b"%d %d" % (who, n) for n in range(20)]
            assert all(log._connection.lost for log in nodes)  # type: ignore[attr-defined]

    run(play())


def test_an_append_is_one_message() -> None:
    async def play() -> None:
        address = servers(1).address(shards=1)
        async with logs(1, address) as (log,):
            for n in range(5):
                await log.append("t", 3 * n, [b"a", b"b", b"c"])
            info = await log._connection.api(f"STREAM.INFO.{address.name}-0")
            assert info["state"]["messages"] == 5

    run(play())


def test_tables_are_spread_over_all_streams() -> None:
    async def play() -> None:
        address = servers(1).address(shards=4)
        async with logs(1, address) as (log,):
            for n in range(40):
                await log.append(f"T{n}", 0, [b"x"])
            for shard in range(4):
                info = await log._connection.api(f"STREAM.INFO.{address.name}-{shard}")
                assert 3 <= info["state"]["num_subjects"] <= 20
        async with logs(1, address._replace(shards=7)) as (log,):  # what is there stays
            assert len(await log.tables()) == 40
            assert await log.read("T17") == [b"x"]

    run(play())


def test_any_part_of_a_long_table_is_found_by_who_knows_nothing_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reader, "PAGE", 5)

    async def play() -> None:
        rng = Random(3)
        address = servers(1).address(shards=1)
        async with logs(1, address) as (log,):
            everything: list[bytes] = []
            while len(everything) < 300:
                more = [b"%d" % (len(everything) + k) for k in range(rng.randint(1, 4))]
                await log.append("t", len(everything), more)
                everything += more
                for _ in range(rng.randint(0, 3)):
                    await write(log, "other", b"x")
        for since in [0, 1, 4, 150, 299, 300, 301, *(rng.randrange(300) for _ in range(20))]:
            async with logs(1, address) as (log,):
                assert await log.read("t", since, 7) == everything[since : since + 7]
                assert await log.read("t", since) == everything[since:]

    run(play())


def test_what_others_write_is_followed_and_read() -> None:
    async def play() -> None:
        async with logs(2, servers(3).address()) as (here, there):
            await here.append("t", 0, [b"0"])
            assert await there.read("t") == [b"0"]

            async def followed() -> list[bytes]:
                found = []
                async with contextlib.aclosing(follow(there, "t")) as entries:  # type: ignore[type-var]
                    async for entry in entries:
                        found.append(entry)
                        if len(found) == 40:
                            break
                return found

            following = asyncio.create_task(followed())
            for n in range(1, 40):
                await here.append("t", n, [b"%d" % n])
            assert await following == [b"%d" % n for n in range(40)]

    run(play())


def test_news_that_are_lost_are_found_by_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sheepfold.log.nats.notifications.SELDOM", 0.2)

    async def play() -> None:
        async with logs(2, servers(1).address()) as (here, there):
            entries = follow(there, "t")
            await here.append("t", 0, [b"0"])
            assert await anext(entries) == b"0"
            for followed in there._news._followed.values():
                await (await followed.subscribing)()  # it hears nothing any more
            await here.append("t", 1, [b"1"])
            assert await anext(entries) == b"1"
            await entries.aclose()  # type: ignore[attr-defined]

    run(play())


def test_a_client_that_gives_up_is_replaced() -> None:
    async def play() -> None:
        async with logs(2, servers(1).address()) as (here, there):
            entries = follow(there, "t")
            await here.append("t", 0, [b"0"])
            assert await anext(entries) == b"0"
            client = there._connection._client
            await client._process_err("'Maximum Connections Exceeded'")
            while not client.is_closed:
                await asyncio.sleep(0.01)
            assert await there.append("t", 1, [b"1"]) == 2
            await here.append("t", 2, [b"2"])
            assert [await anext(entries), await anext(entries)] == [b"1", b"2"]
            await entries.aclose()  # type: ignore[attr-defined]

    run(play())


def test_a_table_that_is_deleted_elsewhere_is_gone_here_too() -> None:
    async def play() -> None:
        async with logs(2, servers(1).address()) as (here, there):
            await here.append("t", 0, [b"one", b"two"])
            await here.save_snapshot("t", Snapshot(2, "fold", b"1 2"))
            assert await there.read("t") == [b"one", b"two"]
            assert not there.changed_elsewhere()
            await here.delete("t")
            assert await there.read("t") == []
            assert not here.changed_elsewhere()
            while not there.changed_elsewhere():
                await asyncio.sleep(0.01)
            with pytest.raises(Stale) as refused:
                await there.append("t", 2, [b"three"])
            assert refused.value.version == 0
            await there.append("t", 0, [b"anew", b"and", b"more"])
            assert await here.read("t") == [b"anew", b"and", b"more"]
            assert await here.snapshot("t") is None

    run(play())


def test_no_acknowledged_entry_is_lost_or_doubled_when_leaders_are_killed(tmp_path: Path) -> None:
    """The leader of each stream in turn dies while four nodes write, and comes back."""
    cluster = NatsServers(3, tmp_path / "cluster")

    async def play() -> None:
        async with logs(4, cluster.address(shards=2)) as nodes:
            acknowledged: dict[str, list[tuple[int, bytes]]] = {f"T{k}": [] for k in range(6)}
            done = asyncio.Event()
            failures = 0

            async def play_at(table: str, who: int, log: NatsLog) -> None:
                nonlocal failures
                version, n = 0, 0
                while not done.is_set():
                    entry = b"%d %d" % (who, n)
                    try:
                        version = await log.append(table, version, [entry])
                    except Stale as stale:
                        version = stale.version
                        continue
                    except LogFailure:
                        failures += 1
                    else:
                        acknowledged[table].append((version, entry))
                    n += 1  # after a failure nobody knows: it may be there once

            players = [
                asyncio.create_task(play_at(table, who, log))
                for table in acknowledged
                for who, log in enumerate(nodes)
            ]

            async def grown(by: int) -> None:
                known = {table: len(entries) for table, entries in acknowledged.items()}
                async with asyncio.timeout(60):
                    while any(len(acknowledged[table]) < known[table] + by for table in known):
                        await asyncio.sleep(0.05)

            await grown(5)
            for shard in range(2):
                info = await nodes[0]._connection.with_retries(
                    f"STREAM.INFO.{nodes[0]._names.stream(shard)}"
                )
                leader = int(info["cluster"]["leader"].removeprefix("n"))
                await asyncio.to_thread(cluster.kill, leader)
                await grown(5)
                await asyncio.to_thread(cluster.start, leader)
                await grown(5)
            done.set()
            await asyncio.gather(*players)
            for table, told in acknowledged.items():
                entries = await nodes[0].read(table)
                assert len(entries) == len(set(entries)), "an entry is there twice"
                for version, entry in told:
                    assert entries[version - 1] == entry, "an acknowledged entry is lost"
                assert len(entries) - len(told) <= failures

    try:
        run(play())
    finally:
        cluster.stop()


@pytest.mark.full
def test_everything_is_there_after_all_servers_were_killed(tmp_path: Path) -> None:
    cluster = NatsServers(3, tmp_path / "cluster")

    async def play() -> None:
        address = cluster.address()
        async with logs(1, address) as (log,):
            for n in range(50):
                await log.append("t", n, [b"%d" % n])
            for number in range(3):
                await asyncio.to_thread(cluster.kill, number)
            for number in range(3):
                await asyncio.to_thread(cluster.start, number)
        async with logs(1, address) as (log,):
            assert await log.read("t") == [b"%d" % n for n in range(50)]

    try:
        run(play())
    finally:
        cluster.stop()


def test_a_full_store_is_a_failure_of_its_own_and_can_be_read(tmp_path: Path) -> None:
    server = NatsServers(1, tmp_path / "one", more=", max_file_store: 3MB")

    async def play() -> None:
        async with logs(1, server.address(shards=1)) as (log,):
            version = 0

            async def fill() -> None:
                nonlocal version
                while True:
                    version = await log.append("t", version, [b"x" * 200_000])

            with pytest.raises(LogFailure) as failed:
                await fill()
            assert failed.value.system is not None
            assert failed.value.system.strerror == "No space left on device"
            with pytest.raises(LogFailure):
                await log.check()
            assert len(await log.read("t")) == version

    try:
        run(play())
    finally:
        server.stop()


@pytest.mark.parametrize("size", [150, 5_000])
def test_a_full_store_is_emptied_by_deleting(tmp_path: Path, size: int) -> None:
    server = NatsServers(1, tmp_path / "one", more=", max_file_store: 1MB")

    async def play() -> None:
        async with logs(2, server.address(shards=4)) as (here, there):
            await here.check()
            versions = dict.fromkeys("abcdefg", 0)

            async def fill() -> None:
                while True:
                    for table in versions:
                        versions[table] = await here.append(table, versions[table], [bytes(size)])

            with pytest.raises(LogFailure, match="insufficient"):
                await fill()
            assert len(await there.read("a")) == versions["a"]
            with pytest.raises(Stale):  # a condition is kept, and nothing is lost by it
                await there.delete("b", versions["b"] - 1)
            assert len(await there.read("b")) == versions["b"]
            await there.delete("a", versions["a"])
            with pytest.raises(Stale):
                await here.append("a", versions["a"], [b"late"])
            assert await here.append("b", versions["b"], [b"more"]) == versions["b"] + 1
            assert len(await here.tables()) == len(versions) - 1

    try:
        run(play())
    finally:
        server.stop()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that does not let one in is given up soon."""
    monkeypatch.setattr("sheepfold.log.nats.connection.CONNECT_SECONDS", 1.5)


def reason(address: NatsAddress) -> type[LogFailure]:
    """Why a log cannot be opened."""
    with pytest.raises(LogFailure) as refused:
        run(NatsLog.open(address))
    return refused.type


@pytest.mark.usefixtures("impatient")
def test_nobody_is_there() -> None:
    assert reason(NatsAddress((f"nats://127.0.0.1:{free_port()}",))) is Unreachable


def test_a_password_is_wanted(tmp_path: Path) -> None:
    server = NatsServers(1, tmp_path / "one", beside="authorization { user: ada, password: x }")
    try:
        address = server.address()
        assert reason(address) is Denied
        wrong = tuple(one.replace("//", "//ada:y@") for one in address.servers)
        assert reason(address._replace(servers=wrong)) is Denied
        right = tuple(one.replace("//", "//ada:x@") for one in address.servers)

        async def enter() -> None:
            await (await NatsLog.open(address._replace(servers=right))).close()

        run(enter())
    finally:
        server.stop()


@pytest.mark.usefixtures("impatient")
def test_a_server_without_tls_hears_no_password() -> None:
    """Whoever sits between could take the offer of TLS out of what the server says."""
    heard = b""

    async def answer(reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
        nonlocal heard
        writing.write(b'INFO {"version":"2.11.0","headers":true,"max_payload":1048576}\r\n')
        with contextlib.suppress(OSError):
            while line := await reading.readline():
                heard += line
                if line.startswith(b"PING"):
                    writing.write(b"PONG\r\n")
        writing.close()

    async def enter(scheme: str) -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await NatsLog.open(NatsAddress((f"{scheme}://ada:secret@127.0.0.1:{port}",)))
        finally:
            server.close()

    with pytest.raises(Unencrypted):
        run(enter("tls"))
    assert heard == b""
    with pytest.raises(LogFailure):
        run(enter("nats"))
    assert b"secret" in heard  # else this would have shown nothing


@pytest.mark.usefixtures("impatient")
def test_a_certificate_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt"),
            *("ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj", "/CN=localhost"),
            *("-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )
    tls = f'tls {{ cert_file: "{certificate}", key_file: "{key}" }}'
    server = NatsServers(1, tmp_path / "one", beside=tls)
    address = server.address(shards=1)
    address = address._replace(servers=(f"tls://localhost:{server.ports[0]}",))
    try:
        with pytest.raises(Untrusted, match="self-signed certificate"):
            run(NatsLog.open(address))
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))

        async def enter() -> None:
            await (await NatsLog.open(address)).close()

        run(enter())
        nameless = (f"tls://127.0.0.1:{server.ports[0]}",)
        with pytest.raises(Untrusted, match="not valid for"):
            run(NatsLog.open(address._replace(servers=nameless)))
    finally:
        server.stop()


def test_three_replicas_need_three_servers() -> None:
    assert reason(servers(1).address(replicas=3)) is TooFewServers
    assert reason(servers(3).address(replicas=5)) is TooFewServers


def test_a_server_without_jetstream(tmp_path: Path) -> None:
    server = NatsServers(1, tmp_path / "one", jetstream=False)
    try:
        assert reason(server.address()) is NoJetStream
    finally:
        server.stop()


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("info", "why"),
    [
        (b'INFO {"version":"2.9.25","headers":true,"max_payload":1048576}', Outdated),
        (b'INFO {"version":"new","headers":true,"max_payload":1048576}', Outdated),
        (b"INFO []", Unreachable),
        (b"HTTP/1.1 400 Bad Request", Unreachable),
    ],
)
def test_another_server_is_there(info: bytes, why: type[LogFailure]) -> None:
    async def play() -> type[LogFailure]:
        async def answer(reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
            writing.write(info + b"\r\n")
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                while line := await reading.readline():
                    if line.startswith(b"PING"):
                        writing.write(b"PONG\r\n")
            writing.close()

        old = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = old.sockets[0].getsockname()[1]
        with pytest.raises(LogFailure) as refused:
            await NatsLog.open(NatsAddress((f"nats://127.0.0.1:{port}",)))
        old.close()
        return refused.type

    assert run(play()) is why


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("pongs", [0, 1], ids=["at once", "after a pong"])
def test_a_server_that_hangs_up_is_not_there(pongs: int, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async def answer(reading: asyncio.StreamReader, writing: asyncio.StreamWriter) -> None:
            writing.write(b'INFO {"version":"2.11.0","headers":true,"max_payload":1048576}\r\n')
            with contextlib.suppress(OSError):
                await reading.readline()
                for _ in range(pongs):
                    await reading.readline()
                    writing.write(b"PONG\r\n")
            writing.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            await NatsLog.open(NatsAddress((f"nats://127.0.0.1:{port}",)))
        server.close()

    run(play())
    assert not [record.message for record in caplog.records]


def test_a_log_of_a_newer_release_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    address = servers(1).address()

    async def make() -> None:
        await (await NatsLog.open(address)).close()

    monkeypatch.setattr("sheepfold.log.nats.streams.FORMAT", 2)
    run(make())
    monkeypatch.undo()
    with pytest.raises(NewerLog):
        run(make())


def test_an_append_that_is_too_large_is_refused_and_harms_nothing() -> None:
    async def play() -> None:
        async with logs(1, servers(1).address()) as (log,):
            with pytest.raises(LogFailure, match="max_payload"):
                await log.append("t", 0, [b"x" * 9_000_000])
            assert await log.append("t", 0, [b"small"]) == 1

    run(play())


@pytest.mark.parametrize(
    "text",
    [
        "nats://", "nats://:1", "nats://a:b", "nats://a/b/c", "nats://a?replicas=2", "http://a",
        "nats://a?shards=0", "nats://a?what=1", "nats://a/x.y", "nats://a,,b", "nats", "",
        "nats://a?replicas", "nats://[::1", "nats://a#b",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(BadAddress):
        parse_address(text)


def test_an_address_is_shown_without_its_password() -> None:
    address = parse_address("tls://ada:secret@a:1,[::1]/club?replicas=3&shards=4")
    assert address.servers == ("tls://ada:secret@a:1", "tls://ada:secret@[::1]:4222")
    assert (address.name, address.replicas, address.shards) == ("club", 3, 4)
    assert str(address) == "tls://a:1,[::1]:4222/club"


async def test_connecting_ends_in_time_even_if_a_cancellation_is_lost() -> None:
    """As `asyncio.wait_for` may lose it, in a loop that tries again and again."""
    cancelled: list[bool] = []

    async def tries_again() -> None:
        while len(cancelled) < 3:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                cancelled.append(True)

    with pytest.raises(TimeoutError):
        await connection._within(0.01, tries_again())
    assert len(cancelled) == 3
