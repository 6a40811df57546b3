"""Starting the server: one process, and no configuration."""

import asyncio
import contextlib
import gc
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import segno
import uvicorn

from sheepfold.locales import say
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.own import is_kept_by_nats
from sheepfold.server.accept import Acceptor
from sheepfold.server.addressing import Addressing
from sheepfold.server.app import make_app
from sheepfold.server.clock import SteadyClock
from sheepfold.server.connections import RESERVED_FILES, Connection, raise_file_limit
from sheepfold.server.disk import GIGABYTE, Disk
from sheepfold.server.hosts import PublicUrl, own_names
from sheepfold.server.limits import Limits
from sheepfold.server.listen import CannotServe, check_certificate, listen, url
from sheepfold.server.logs import LogLevel, set_up_logs
from sheepfold.server.look_backs import PART_SECONDS
from sheepfold.server.nodes import Nodes
from sheepfold.server.pruning import Retention
from sheepfold.server.rooms import Server
from sheepfold.server.safe_headers import SafeHeaders
from sheepfold.server.storage import open_log, own_folder
from sheepfold.server.thinking import REASONS_SECONDS, Thinker
from sheepfold.server.timed_http import TimedHttp
from sheepfold.server.upkeep import run_upkeep
from sheepfold.server.wire import Wire

DISK_LIMIT = 4 * GIGABYTE
GARBAGE = 10_000
"""How many new objects trigger the garbage collector: those of a few dozen moves. Moves leave
hardly any cycles, so collecting more often only costs time."""


class Serving(NamedTuple):
    """How to serve."""

    host: str
    port: int
    data: Path
    log: NatsAddress | None = None
    """The cluster in which the tables are kept, if not in the folder."""
    lan: bool = False
    tls_cert: Path | None = None
    tls_key: Path | None = None
    bot_delay: float = 1.2
    bots: frozenset[str] = frozenset()
    """The plug-in bots that may sit at tables, as `<game>.<name>`."""
    limits: Limits = Limits()
    public_url: PublicUrl | None = None
    """The public address, if there is a proxy or a domain name."""
    trusted_proxy: str | None = None
    """The IP address of the proxy whose `X-Forwarded-For` is trusted."""
    log_level: LogLevel = "warning"
    log_json: bool = False
    language: str = "en"
    """The language of the lines printed at the start."""
    retention: Retention = Retention()
    disk_limit: int = DISK_LIMIT
    """How many bytes the tables may take before no new ones are opened."""
    shares_port: bool = False
    """Whether other processes listen at the same port."""


def serve(how: Serving, started: Callable[[], None] | None = None) -> None:
    """Serve until stopped; on SIGTERM finish writing and tell clients to reconnect.

    Raises `CannotServe` if it cannot start. When it has started, `started` is called; without it,
    the address is printed.
    """
    set_up_logs(how.log_level, how.log_json)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(how, started))


async def _serve(how: Serving, started: Callable[[], None] | None) -> None:
    if how.tls_cert is not None:
        check_certificate(how.tls_cert, how.tls_key)
    if how.log is None and is_kept_by_nats(how.data):
        raise CannotServe("data-in-nats", folder=str(how.data))
    listening = listen(where_to_listen(how), how.port, is_shared=how.shares_port)
    folder = own_folder(how.data) if how.log is None else contextlib.nullcontext()
    with listening, folder:
        port = listening.getsockname()[1]
        await _serve_at(listening, how, started or (lambda: announce(how, port)))


def where_to_listen(how: Serving) -> str:
    """The address to listen on."""
    return "0.0.0.0" if how.lan else how.host


def announce(how: Serving, port: int) -> None:
    """Print where the server is."""
    scheme = "https" if how.tls_cert else "http"
    path = how.public_url.path if how.public_url else ""
    here = f"{url(scheme, how.host, port).rstrip('/')}{path}/"
    print(say(how.language, "serve-at", address=here), flush=True)
    if how.public_url:
        print(say(how.language, "serve-public", address=str(how.public_url)), flush=True)
    if how.lan:
        lan_url = url(scheme, lan_address(), port)
        _invite(str(how.public_url or lan_url), how.language)


async def _serve_at(listening: socket.socket, how: Serving, started: Callable[[], None]) -> None:
    clock = SteadyClock()
    log = await open_log(how.log or how.data, clock)
    # Reasons take longer than moves, so they have their own process. So has looking back, at low
    # priority, because it is for games that are over.
    thinker, explainer = Thinker(), Thinker(REASONS_SECONDS)
    student = Thinker(PART_SECONDS, yields=True)
    nodes = Nodes(log.channel, clock=clock) if log.channel is not None else None
    app = make_app(
        log,
        how.limits,
        clock=clock,
        bot_delay=how.bot_delay,
        bots=how.bots,
        think=thinker,
        explain=explainer,
        study=student,
        disk=Disk(log.space, how.disk_limit),
        presence=nodes,
    )
    if nodes is not None:
        nodes.on_change = lambda: app.state.server.share_limits(nodes.nodes)
        await nodes.start()
    connections = app.state.server.connections
    connections.exempt = how.trusted_proxy
    files = raise_file_limit(how.limits.all_connections + RESERVED_FILES)
    connections.most = min(how.limits.all_connections, max(1, files - RESERVED_FILES))
    port = listening.getsockname()[1]
    scheme = "https" if how.tls_cert else "http"
    lan_url = url(scheme, lan_address(), port) if how.lan else None
    addressed = Addressing(
        app,
        names=own_names() | {how.host.lower()},
        public_url=how.public_url,
        lan_url=lan_url,
        trusted_proxy=how.trusted_proxy,
    )
    config = uvicorn.Config(
        SafeHeaders(addressed),
        log_config=None,
        access_log=False,
        proxy_headers=False,  # it would trust the headers of every local program
        ws=Wire,
        ws_max_size=how.limits.message_bytes,
        ws_per_message_deflate=False,
        ssl_certfile=how.tls_cert,
        ssl_keyfile=how.tls_key,
        timeout_graceful_shutdown=5,
    )
    gc.freeze()  # modules are never freed, so the garbage collector need not scan them
    gc.set_threshold(GARBAGE)

    upkeep = asyncio.create_task(run_upkeep(app.state.server, how.retention))
    try:
        await _Server(config, app.state.server, listening, started).serve(sockets=[])
    finally:
        if threading.current_thread() is threading.main_thread():
            # A second Ctrl-C would only interrupt closing the threads below.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        upkeep.cancel()
        thinker.close()
        explainer.close()
        student.close()


class _Server(uvicorn.Server):
    """Accepts connections within its own limits; prints its address, and says goodbye when it
    stops.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        ours: Server,
        listening: socket.socket,
        announce: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._ours = ours
        self._announce = announce
        self._listening = listening
        self._acceptor: Acceptor

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return

        def protocol(connection: Connection) -> TimedHttp:
            return TimedHttp(
                connection,
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )

        connections = self._ours.connections
        self._acceptor = Acceptor(self._listening, connections, protocol, self.config.ssl)
        self._acceptor.start()
        self._announce()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at the first signal. It takes seconds at most, so that a second one, to which
        Uvicorn would leave the tables unclosed, changes nothing.
        """
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._ours.say_goodbye()
        await self._acceptor.close()
        await super().shutdown(sockets)


def _invite(address: str, language: str) -> None:
    """Print the address and a QR code for phones on the same network."""
    segno.make(address).terminal(compact=True)
    print(say(language, "serve-lan", address=address), flush=True)
    if address.startswith("http:"):
        print(say(language, "serve-plain"), flush=True)


def lan_address() -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop
