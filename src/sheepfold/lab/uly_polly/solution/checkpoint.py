"""The progress of a solver as bytes, for a file or for another process."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray


class NotACheckpoint(ValueError):
    """These bytes are not a checkpoint, are damaged, or belong to another board."""


def pack(what: msgspec.Struct, facts: dict[str, Any], **arrays: Any) -> bytes:
    """Facts and arrays as bytes, marked with the round that they belong to."""
    encoded = msgspec.json.encode({"what": what, **facts})
    file = BytesIO()
    np.savez(file, facts=np.frombuffer(encoded, np.uint8), **arrays)
    return file.getvalue()


@contextmanager
def unpacked(
    data: bytes, what: msgspec.Struct
) -> Iterator[tuple[dict[str, Any], dict[str, NDArray[Any]]]]:
    """The facts and arrays of a checkpoint.

    Any error while they are read, also in the caller's block, raises `NotACheckpoint`.
    """
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        facts = msgspec.json.decode(arrays.pop("facts").tobytes())
        if same := facts["what"] == msgspec.to_builtins(what):
            yield facts, arrays
    except Exception as problem:  # damaged bytes can fail in any way
        raise NotACheckpoint("this is no checkpoint of this program") from problem
    if not same:
        raise NotACheckpoint("this checkpoint belongs to another round")


def save(data: bytes, path: Path) -> None:
    """Replace a file atomically, so that a killed process never leaves half a checkpoint."""
    beside = path.with_suffix(".new")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
