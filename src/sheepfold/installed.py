"""Which games are installed, by name and place, without importing any of them.

So the words of a game can be found by whoever does not play it. `games/registry.py` says which of
them can be played.
"""

import logging
from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

logger = logging.getLogger("sheepfold")

GROUP = "sheepfold.games"
"""The entry points by which other packages bring games. Each has the name of its game."""

_HERE = Path(__file__).parent / "games"


class InstalledGame(NamedTuple):
    """Where a game is."""

    name: str
    source: Path
    """Its package, or its one module."""
    is_ours: bool

    @property
    def texts(self) -> Path:
        """The folder of its words: `<language>.ftl` and `rules.<language>.md`."""
        package = self.source if self.source.is_dir() else self.source.parent
        return package / "locales"


@cache
def installed_games() -> dict[str, InstalledGame]:
    """All games by name: ours, then those of other packages.

    >>> list(installed_games())[:2]
    ['uly_polly', 'wooolf']
    """
    return with_plug_ins(entry_points(group=GROUP))


def with_plug_ins(points: Iterable[EntryPoint]) -> dict[str, InstalledGame]:
    """Our games and those that these entry points name; of two with one name, the first."""
    ours = sorted(folder.name for folder in _HERE.iterdir() if (folder / "__init__.py").is_file())
    found = {name: InstalledGame(name, _HERE / name, True) for name in ours}
    for point in points:
        source = _source(point)
        if source is not None:
            found.setdefault(point.name, InstalledGame(point.name, source, False))
    return found


def _source(point: EntryPoint) -> Path | None:
    """The package of a game, or its one module; `None` if there is none: the registry says so."""
    try:
        spec = find_spec(point.module)
    except Exception:  # the package around it may fail in any way
        logger.debug("The game %s cannot be found", point.value, exc_info=True)
        return None
    if spec is None:
        return None
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    return None if spec.origin is None else Path(spec.origin)
