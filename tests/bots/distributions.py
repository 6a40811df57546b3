"""Small distributions, as pip would leave them in a folder of the path."""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, distributions
from pathlib import Path


def install(
    folder: Path, name: str, modules: dict[str, str], **groups: dict[str, str]
) -> list[EntryPoint]:
    """Put a distribution there; `groups` are its entry points of the groups `sheepfold.<group>`."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = []
    for group, points in groups.items():
        lines.append(f"[sheepfold.{group}]")
        lines += [f"{point} = {value}" for point, value in points.items()]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    for module, source in modules.items():
        (folder / f"{module}.py").write_text(source)
    return bots_in(folder)


@contextmanager
def importable(folder: Path) -> Iterator[None]:
    """Let modules be imported from there; afterwards they are forgotten."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
                del sys.modules[name]


def bots_in(folder: Path) -> list[EntryPoint]:
    """The entry points of bots that are installed there."""
    return [
        point
        for one in distributions(path=[str(folder)])
        for point in one.entry_points
        if point.group == "sheepfold.bots"
    ]


HARE = """
from sheepfold.games import uly_polly


def policy(view, rng):
    '''The last of its moves.'''
    return uly_polly.legal(view)[-1]
"""
"""A plain function as a bot of Uly & Polly, which draws nothing."""
