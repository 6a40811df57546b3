"""What the games' plain-text pictures share: lines of 80 columns, names, whose turn it is."""

import textwrap
from collections.abc import Sequence

from sheepfold.games.contract import View
from sheepfold.locales import is_known, say
from sheepfold.terminal.names import name_of, names_of

WIDTH = 80


def fill(text: str, indent: str = "", width: int = WIDTH) -> str:
    """A text broken into lines that fit, all but the first with this indent."""
    return textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False)


def label(player: int, view: View, names: Sequence[str], language: str) -> str:
    """The name of a player; the viewer's own is marked."""
    name = name_of(player, names, language)
    return say(language, "player-you", name=name) if player == view.viewer else name


def widest(texts: Sequence[str]) -> int:
    """The length of the longest of these."""
    return max(len(text) for text in texts)


def todo(view: View, names: Sequence[str], language: str) -> str:
    """Who must do what now, in a sentence to the viewer."""
    game = view.__struct_config__.tag
    is_own = view.viewer in view.actors
    who = names_of(view.actors, names, language)
    if not is_known(language, f"{game}-todo-{view.phase}"):
        if is_own:
            return say(language, "general-todo-own")
        return say(language, "general-todo", who=who)
    if is_own:
        return say(language, f"{game}-todo-{view.phase}-own")
    return say(language, f"{game}-todo-{view.phase}", who=who)
