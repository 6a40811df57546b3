"""The folder in which tables are kept: where it is, and that it is its owner's alone.

The files in it hold the secrets of running games.
"""

import os
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where tables are kept unless a command says otherwise.

    >>> data_folder({"SHEEPFOLD_DATA": "/srv/games"}).as_posix()
    '/srv/games'
    >>> data_folder({"XDG_DATA_HOME": "/home/ada/data"}).as_posix()
    '/home/ada/data/sheepfold'
    """
    if chosen := environment.get("SHEEPFOLD_DATA"):
        return Path(chosen)
    data = environment.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(data) / "sheepfold"


def tables_file(folder: Path) -> Path:
    """The file of a data folder in which a server keeps its tables."""
    return folder / "sheepfold.db"


def lock_file(folder: Path) -> Path:
    """The file of a data folder that a running server holds, so that no other one starts there."""
    return folder / "sheepfold.lock"


def make_private_folder(folder: Path) -> None:
    """Make a folder, if it is not there, that nobody but its owner can look into."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    for path in reversed(missing):
        path.mkdir(mode=0o700, exist_ok=True)


def make_private_file(file: Path) -> None:
    """Create an empty file that only its owner can read, or restrict an existing one to its owner.

    SQLite gives the files beside a database the same mode.
    """
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    if file.stat().st_mode & 0o077:
        file.chmod(0o600)
