"""How far somebody has come in the lessons of `sheepfold learn`: kept in the data folder."""

import os
from pathlib import Path

import msgspec

from sheepfold.log.folder import data_folder, make_private_folder


def frame_reached(game: str) -> int:
    """The frame at which a lesson was left; 0 is its beginning."""
    return max(0, _all().get(game, 0))


def keep_frame(game: str, frame: int) -> None:
    """Keep how far somebody has come; 0 is forgotten. Where nothing can be kept, nothing is."""
    found = {**_all(), game: frame}
    if frame == 0:
        del found[game]
    if found == _all():
        return
    try:
        file = _file()
        make_private_folder(file.parent)
        file.write_bytes(msgspec.json.encode(found))
    except (OSError, RuntimeError):
        pass


def _all() -> dict[str, int]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, int])
    except (OSError, RuntimeError, ValueError):
        return {}


def _file() -> Path:
    """Raises `RuntimeError` for a user without a home folder."""
    return data_folder(os.environ) / "local" / "lessons.json"
