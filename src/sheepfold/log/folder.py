"""The folder in which tables are kept: where it is, and that it is its owner's alone.

The files in it hold the secrets of running games.
"""

import contextlib
import os
import re
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


_OURS = re.compile(r"sheepfold\.(db|lock)\b.*|sheepfold-before-nats.*|nats|nats\..*|local")


def make_data_folder(folder: Path) -> None:
    """Make a folder for tables, or restrict an existing one to its owner if it is ours alone.

    Somebody may keep other files in the folder that `--data` names, or name a home folder: who can
    look into that is not ours to decide, and our files in it are private anyway.
    """
    make_private_folder(folder)
    if all(_OURS.fullmatch(path.name) for path in folder.iterdir()):
        with contextlib.suppress(PermissionError):  # a folder of another user, who lets us write
            restrict(folder, 0o700)


def make_private_file(file: Path) -> None:
    """Create an empty file that only its owner can read, or restrict an existing one to its owner.

    SQLite gives new files beside a database the same mode.
    """
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    restrict(file)


def restrict(path: Path, mode: int = 0o600) -> None:
    """Let nobody but its owner look into what is at this path."""
    if path.stat().st_mode & 0o077:
        path.chmod(mode)
