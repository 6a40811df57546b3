"""The Fluent files of the package and of the page, and what is in them."""

from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse as parse_fluent

from sheepfold.games import OURS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sheepfold"
GAME_FOLDERS = {game.NAME: SOURCE / "games" / game.NAME / "locales" for game in OURS}
SHARED_FOLDERS = {"shared": SOURCE / "locales", "page": ROOT / "web" / "src" / "locales"}
FOLDERS = SHARED_FOLDERS | GAME_FOLDERS


@cache
def entries(folder: Path, language: str) -> list[ftl.EntryType]:
    return parse_fluent((folder / f"{language}.ftl").read_text("utf-8")).body


def keys_of(folder: Path, language: str = "en") -> list[str]:
    """The keys of a file, in its order."""
    return [e.id.name for e in entries(folder, language) if isinstance(e, ftl.Message)]
