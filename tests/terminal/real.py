"""A real client in a process of its own, at a pseudo-terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 60.0
"""Seconds after which a client hangs; on a busy machine it may be slow."""

ESCAPES = re.compile(r"\x1b(?:\[[0-9;?<>=]*[a-zA-Z~$]?|[\]P][^\x07\x1b]*(?:\x07|\x1b\\)|[()].|.)")

PLAY = """
import sys
from pathlib import Path
from sheepfold.games.contract import Refusal
from sheepfold.locales import sentence
from sheepfold.terminal.play import PlayRequest, play
{given}
try:
    play(PlayRequest(game, options=options, data=Path(sys.argv[1]), name="Anna", bot_delay=0.01))
except Refusal as refused:
    print(sentence(refused, "en"))
    sys.exit(2)
"""


class RealClient:
    """`play` in a terminal of 80 by 24, from entering to leaving the context."""

    def __init__(
        self,
        data: Path,
        game: str | None,
        environment: dict[str, str] | None = None,
        **options: int,
    ) -> None:
        given = f"game, options = {game!r}, {options!r}"
        usual = {"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        self._terminal, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAY.format(given=given), data],
            stdin=far,
            stdout=far,
            stderr=far,
            env=os.environ | usual | (environment or {}),
            cwd=data,
            start_new_session=True,
        )
        os.close(far)
        self.drawn = ""
        """All that was written to the terminal since the last keys, without colours and places."""
        self.all = self.raw = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._terminal)

    def press(self, keys: str) -> None:
        """Send these keys in one go."""
        self.drawn = ""
        os.write(self._terminal, keys.encode())

    def until_seen(self, words: str) -> None:
        """Wait until this was drawn; words of one line."""
        start = time.monotonic()
        while words not in self.drawn:
            assert time.monotonic() < start + PATIENCE, f"{words!r} is not in {self.drawn}"
            assert self.read(0.1) or self.process.poll() is None, self.all

    def read(self, seconds: float) -> bool:
        """Read what is drawn within this time; says whether there was anything."""
        ready, _, _ = select.select([self._terminal], [], [], seconds)
        if not ready:
            return False
        try:
            drawn = os.read(self._terminal, 65536).decode(errors="replace")
        except OSError:  # the process has closed its end
            return False
        self.raw += drawn
        text = ESCAPES.sub(" ", drawn)
        self.drawn += text
        self.all += text
        return bool(drawn)

    def kill(self) -> None:
        """End the process at once, as a full memory or a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def until_gone(self) -> int:
        """Wait until the process has ended; its exit code."""
        start = time.monotonic()
        while self.process.poll() is None:
            assert time.monotonic() < start + PATIENCE, self.drawn
            self.read(0.1)
        while self.read(0):
            pass
        return self.process.returncode
