"""A cluster for tests: NATS servers, nodes that serve the same tables, a balancer in front."""

import asyncio
import contextlib
import os
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from sheepfold.log.nats.log import NatsLog
from sheepfold.table.entries import Entry
from sheepfold.table.entry_codec import read_entries
from tests.chaos.namespace import Namespace, NamespaceCable
from tests.chaos.wires import Wire
from tests.log.nats_servers import NatsServers, made
from tests.server.process import ServerProcess

PATIENCE = 60.0


class Cluster:
    """Three NATS servers and some nodes; people connect to `ws`, which leads to any of them."""

    def __init__(
        self,
        nodes: int = 2,
        servers: int = 3,
        command: tuple[str, ...] = ("-m", "sheepfold", "serve", "--bot-delay", "0.02"),
        options: tuple[str, ...] = (),
        has_small_disk: bool = False,
        in_namespace: bool = False,
        source: Path | None = None,
    ) -> None:
        """`source` is the folder of the package that the nodes run at first, if it is another."""
        self._folder = tempfile.TemporaryDirectory(prefix="cluster-")
        self.folder = Path(self._folder.name)
        self.small_disk = None
        """The disk of the last NATS server, if it has one of its own."""
        if has_small_disk:
            self.small_disk = _small_disk(self.folder / "nats" / f"n{servers - 1}")
        self.namespace = Namespace(nodes) if in_namespace else None
        """Where the NATS servers are, if not here."""
        if self.namespace is None:
            self.nats = NatsServers(servers, self.folder / "nats")
        else:
            within, host = self.namespace.command, self.namespace.host
            self.nats = NatsServers(servers, self.folder / "nats", within=within, host=host)
        self.address = self.nats.address(shards=2)
        self.cables: list[Wire | NamespaceCable] = []
        """From each node to NATS."""
        self.nodes: list[ServerProcess] = []
        self.balancer = Wire([])
        self._checking: asyncio.Task[None] | None = None
        self.said: list[str] = []
        """What the nodes have written to stderr, in the end."""
        self._count = nodes
        self._command = command
        self._options = options
        self._source = source

    async def __aenter__(self) -> Self:
        try:
            await (await made(self.address)).close()  # makes the streams
            for number in range(self._count):
                await self._start(number)
            self.balancer.targets = [node.port for node in self.nodes]
            await self.balancer.open()
            self._checking = asyncio.create_task(self._check_health())
            await self.acquainted()
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def _start(self, number: int) -> None:
        cable, servers = await self._connect(number)
        address = self.address._replace(servers=servers)
        node = ServerProcess(
            self.folder / f"node{number}", self._command, self._options, address, self._source
        )
        self.cables.append(cable)
        self.nodes.append(node)
        await asyncio.to_thread(node.__enter__)

    async def _connect(self, number: int) -> tuple[Wire | NamespaceCable, tuple[str, ...]]:
        """A node's cable, and where it finds the NATS servers by it."""
        # Each node has a server of its own that it prefers.
        ports = self.nats.ports[number % len(self.nats.ports) :] + self.nats.ports
        ports = list(dict.fromkeys(ports))
        if self.namespace is not None:
            laid = self.namespace.cables[number]
            return laid, tuple(f"nats://{laid.host}:{port}" for port in ports)
        cable = Wire(ports)
        await cable.open()
        return cable, (f"nats://127.0.0.1:{cable.port}",)

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, node in enumerate(self.nodes):
            with contextlib.suppress(AssertionError, ProcessLookupError):
                os.kill(node.pid, signal.SIGCONT)
            self.cables[number].is_cut = False
        if self._checking is not None:
            self._checking.cancel()
        await self.balancer.close()
        await asyncio.gather(*(asyncio.to_thread(node.stop) for node in self.nodes))
        for cable in self.cables:
            await cable.close()
        for number in range(len(self.nats.ports)):
            self.nats.kill(number)
        if self.small_disk is not None:
            subprocess.run(["umount", self.small_disk], check=True)
        self.nats.stop()
        if self.namespace is not None:
            self.namespace.close()
        self.said = [node.stderr() for node in self.nodes]
        for node in self.nodes:
            node._errors.close()
        self._folder.cleanup()

    @property
    def ws(self) -> str:
        """Where people connect to: any node."""
        return f"ws://127.0.0.1:{self.balancer.port}/ws"

    @property
    def url(self) -> str:
        """Where the HTTP API is: at any node."""
        return f"http://127.0.0.1:{self.balancer.port}"

    async def _check_health(self) -> None:
        """Lead nobody to a node that does not say that it is well, as balancers do."""

        async def is_well(http: httpx.AsyncClient, node: ServerProcess) -> bool:
            try:
                return (await http.get(f"{node.url}/health")).status_code == 200
            except httpx.HTTPError:
                return False

        async with httpx.AsyncClient(timeout=1.0) as http:
            while True:
                well = await asyncio.gather(*(is_well(http, node) for node in self.nodes))
                up = [node.port for node, good in zip(self.nodes, well, strict=True) if good]
                self.balancer.targets = up or [node.port for node in self.nodes]
                await asyncio.sleep(0.5)

    async def spread(self) -> None:
        """Let people be at every node: whoever was at one that failed has left it."""
        async with httpx.AsyncClient() as http, asyncio.timeout(PATIENCE):
            while True:
                self.balancer.drop()
                await asyncio.sleep(1.0)
                figures = [(await http.get(f"{node.url}/metrics")).text for node in self.nodes]
                if not any("sheepfold_connections 0\n" in one for one in figures):
                    return

    async def acquainted(self) -> None:
        """Wait until every node can write."""
        async with httpx.AsyncClient() as http, asyncio.timeout(PATIENCE):
            for node in self.nodes:
                while (await http.get(f"{node.url}/health")).text != "ok\n":
                    await asyncio.sleep(0.1)

    @contextlib.asynccontextmanager
    async def log(self) -> AsyncIterator[NatsLog]:
        """The log itself, for the checker."""
        log = await NatsLog.open(self.address)
        try:
            yield log
        finally:
            await log.close()

    async def entries(self, log: NatsLog, code: str) -> list[Entry]:
        """What is written of a table."""
        await log.version(code)
        return list(read_entries(await log.read(code)))

    async def leader(self) -> int:
        """The number of the NATS server that leads the first stream."""
        async with self.log() as log:
            stream = f"{self.address.name}-0"
            info = await log._connection.with_retries(f"STREAM.INFO.{stream}")
        return int(info["cluster"]["leader"].removeprefix("n"))


def _small_disk(folder: Path) -> Path | None:
    """A disk of 64 MB in memory, if we may have one."""
    folder.mkdir(parents=True)
    mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except OSError:
        return None
    return folder if done else None
