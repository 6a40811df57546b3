"""What a solver has found so far, as bytes: kept in a file, or sent to another process."""

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
    """Bytes that are none of ours, are damaged, or belong to another board."""


def pack(what: msgspec.Struct, facts: dict[str, Any], **arrays: Any) -> bytes:
    """The facts and arrays of what is being solved."""
    said = msgspec.json.encode({"what": what, **facts})
    file = BytesIO()
    np.savez(file, facts=np.frombuffer(said, np.uint8), **arrays)
    return file.getvalue()


@contextmanager
def unpacked(
    data: bytes, what: msgspec.Struct
) -> Iterator[tuple[dict[str, Any], dict[str, NDArray[Any]]]]:
    """The facts and arrays again. Whatever fails while they are read raises `NotACheckpoint`."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        facts = msgspec.json.decode(arrays.pop("facts").tobytes())
        if same := facts["what"] == msgspec.to_builtins(what):
            yield facts, arrays
    except Exception as problem:  # whatever is wrong with it, one sentence is enough
        raise NotACheckpoint("this is no checkpoint of this program") from problem
    if not same:
        raise NotACheckpoint("this checkpoint belongs to another round")


def keep(data: bytes, path: Path) -> None:
    """Replace a file in one step: a process that is killed at any moment loses little."""
    beside = path.with_suffix(".new")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
