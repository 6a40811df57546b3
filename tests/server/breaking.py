"""A disk that does not work: `broken_disk.c` is loaded into the process of a server."""

import contextlib
import resource
from collections.abc import Iterator
from pathlib import Path

from tests.server.process import ServerProcess


class Disk:
    """The disk of one server; `broken` is a block in which it does not work."""

    def __init__(self, server: ServerProcess, markers: Path) -> None:
        self.server = server
        self._markers = markers

    @contextlib.contextmanager
    def broken(self, how: str) -> Iterator[None]:
        """Until the end of the block (or of the process) the disk does not work."""
        if how == "limit":
            pid = self.server.pid
            size = (self.server.data / "sheepfold.db-wal").stat().st_size
            before = resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            yield
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        else:
            marker = self._markers / how
            marker.touch()
            yield
            marker.unlink()
