"""The tokens of this person's seats at tables of servers, kept in a file to come back with.

Nobody should lose a seat because a terminal was closed or a machine went to sleep. A token is all
that it takes to have a seat, so only the owner may read the file.
"""

import os
from pathlib import Path

import msgspec

from sheepfold.terminal.network.address import Address

MOST = 100
"""How many tables are remembered; those of long ago go first."""


def file() -> Path:
    """Where they are kept."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "sheepfold" / "seats.json"


def kept(address: Address) -> list[str]:
    """The tokens that this person has at that table."""
    return _read().get(_key(address), [])


def keep(address: Address, tokens: list[str]) -> None:
    """Keep these tokens, or (none) forget the table. Raises `OSError` if that cannot be done."""
    seats = _read()
    seats.pop(_key(address), None)
    if tokens:
        seats[_key(address)] = tokens
    path, newest = file(), dict(list(seats.items())[-MOST:])
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        out.write(msgspec.json.encode(newest))
    draft.replace(path)


def _key(address: Address) -> str:
    return f"{address.server}/{address.code}"


def _read() -> dict[str, list[str]]:
    try:
        return msgspec.json.decode(file().read_bytes(), type=dict[str, list[str]])
    except (FileNotFoundError, NotADirectoryError, msgspec.DecodeError):
        return {}  # none yet, or a file that cannot be read
