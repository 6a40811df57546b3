"""A real server in a process of its own, that tests can connect to, kill and start again."""

import os
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from sheepfold.log.nats.address import NatsAddress

STARTED = re.compile(r"^Sheepfold .*http://127\.0\.0\.1:(\d+)(/.*)?/$")
PAUSE = 0.01
PATIENCE = 20.0
"""Seconds to wait for a process that hangs before it is given up."""


class ServerProcess:
    """`sheepfold serve` on a free port, from entering to leaving the context.

    `command` is what Python is told to run, and gets `--port`, `--data` or `--log`, and `options`;
    what the process writes to stderr is kept over restarts.
    """

    def __init__(
        self,
        data: Path,
        command: tuple[str, ...] = ("-m", "sheepfold", "serve", "--bot-delay", "0"),
        options: tuple[str, ...] = (),
        log: NatsAddress | None = None,
        source: Path | None = None,
    ) -> None:
        self.data = data
        self.log = log
        self.source = source
        """The folder of the package that runs, if it is not the one that is tested."""
        self.port = 0
        self.path = ""
        self._command = (*command, *options)
        self._process: subprocess.Popen[str] | None = None
        self._errors = tempfile.TemporaryFile("w+b")  # noqa: SIM115

    def __enter__(self) -> Self:
        self._start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.stop()
        finally:
            self._errors.close()

    @property
    def url(self) -> str:
        """Where its HTTP API is, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}{self.path}"

    @property
    def ws(self) -> str:
        """Where its socket is."""
        return f"ws://127.0.0.1:{self.port}{self.path}/ws"

    @property
    def pid(self) -> int:
        """The number of the process that runs now."""
        return self._running.pid

    def rss_kb(self) -> int:
        """How much of its memory is resident now."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0])

    def stderr(self) -> str:
        """What it has written to stderr so far."""
        size = os.fstat(self._errors.fileno()).st_size
        return os.pread(self._errors.fileno(), size, 0).decode(errors="replace")

    def stop(self) -> int:
        """End it with SIGTERM and return its exit code; one that hangs is killed, and fails."""
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(signal.SIGTERM)
        try:
            code = process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        finally:
            assert process.stdout is not None
            process.stdout.close()
        return code

    def kill(self) -> None:
        """End it with SIGKILL, without a chance to finish anything."""
        process, self._process = self._running, None
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()

    def restart(self) -> None:
        """Start it again on the same data and the same port; stop it first if it still runs."""
        self.stop()
        self._start()

    @property
    def _running(self) -> subprocess.Popen[str]:
        assert self._process is not None, "the server does not run"
        return self._process

    def _start(self) -> None:
        place = ("--data", str(self.data)) if self.log is None else ("--log", str(self.log))
        where = ("--port", str(self.port), *place)
        other = {} if self.source is None else {"PYTHONPATH": str(self.source)}
        self._process = process = subprocess.Popen(
            [sys.executable, *self._command, *where],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env={**os.environ, **other},
        )
        assert process.stdout is not None
        ready, _, _ = select.select([process.stdout], [], [], PATIENCE)
        line = process.stdout.readline().rstrip("\n") if ready else ""
        started = STARTED.match(line)
        if started is None:
            self.kill()
            raise RuntimeError(f"the server did not start: {line!r}\n{self.stderr()}")
        self.port, self.path = int(started[1]), started[2] or ""
        self._reach()

    def _reach(self) -> None:
        """Wait until it takes connections, which is a moment after it says where it is."""
        for _ in range(int(PATIENCE / PAUSE)):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
            except ConnectionRefusedError:
                time.sleep(PAUSE)
            else:
                return
        self.kill()
        raise RuntimeError(f"the server takes no connections\n{self.stderr()}")
