"""The words that each game brings itself, ours too, in the folder `locales` of its package.

It has a Fluent file for each language (`en.ftl`) and the rules as a page (`rules.en.md`). Its keys
begin with the name of the game: `<game>-...`, `refused-<game>-...` and `why-<game>-...`. Where a
game of another package lacks a language, it speaks English.

What cannot be used of another package's words costs a line in the log; the rest is used.
"""

import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sheepfold.installed import InstalledGame, installed_games

if TYPE_CHECKING:
    from fluent.syntax.ast import Message, Resource, Term

    FluentEntry = Message | Term

logger = logging.getLogger("sheepfold")

FluentName = tuple[type, str]
"""The class (message or term) and the name."""

FALLBACK = "en"
PREFIXES = ("", "refused-", "why-")
"""What may stand before the name of a game in a key."""


class UnusableText(Exception):
    """A text that cannot be read."""


def game_sentences(language: str, taken: frozenset[str] = frozenset()) -> "Iterator[Resource]":
    """The sentences of all games that bring their own; a game does not get keys that are taken."""
    for game in installed_games().values():
        if game.texts.is_dir():
            yield _sentences(game, language, taken)


def own_sentences(game: str, language: str, taken: frozenset[str]) -> "Resource":
    """The sentences that this game brings itself; none if it is not there."""
    from fluent.syntax.ast import Resource

    found = installed_games().get(game)
    if found is None or not found.texts.is_dir():
        return Resource([])
    return _sentences(found, language, taken)


def game_rules(game: str, language: str) -> str | None:
    """The rules of a game that brings its own page; `None` if it does not."""
    found = installed_games().get(game)
    if found is None:
        return None
    for wanted in (language,) if found.is_ours else (language, FALLBACK):
        page = _text(found, found.texts / f"rules.{wanted}.md")
        if page is not None:
            return page
    return None


def game_text(key: str, language: str) -> str:
    """The Fluent file, as it is, of the game that a key belongs to; empty if there is none."""
    game = installed_games().get(game_of_key(key))
    return "" if game is None else _text(game, game.texts / f"{language}.ftl") or ""


def game_of_key(key: str) -> str:
    """The name of the game that a key belongs to, if it is a game's at all.

    >>> game_of_key("wooolf-name"), game_of_key("refused-tic_tac_toe-taken")
    ('wooolf', 'tic_tac_toe')
    """
    for prefix in PREFIXES[1:]:
        key = key.removeprefix(prefix)
    return key.partition("-")[0]


def is_of_a_plug_in(key: str) -> bool:
    """Whether the words of another package are meant."""
    game = installed_games().get(game_of_key(key))
    return game is not None and not game.is_ours


def _sentences(game: InstalledGame, language: str, taken: frozenset[str]) -> "Resource":
    """The sentences of one game, and the English ones for those that are missing."""
    from fluent.syntax.ast import Resource

    found: dict[FluentName, FluentEntry] = {}
    for wanted in (language,) if game.is_ours else (FALLBACK, language):
        found |= _entries(game, game.texts / f"{wanted}.ftl", taken)
    return Resource(list(found.values()))


@cache  # so that what is wrong with the English file is said once, not for every language
def _entries(
    game: InstalledGame, path: Path, taken: frozenset[str]
) -> "dict[FluentName, FluentEntry]":
    """The messages and terms of a file, by kind and name."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message, Term

    found: dict[FluentName, FluentEntry] = {}
    junk, foreign = [], []
    for entry in FluentResource(_text(game, path) or "").body:
        if isinstance(entry, Junk):
            junk.append(str(entry.content).strip().splitlines()[0])
        elif isinstance(entry, Message | Term):
            name = entry.id.name
            if game_of_key(name) != game.name or name in taken:
                foreign.append(name)
            else:
                found[type(entry), name] = entry
    if junk:
        _complain(game, path, f"{junk[0]!r} cannot be read")
    if foreign:
        _complain(game, path, f"{foreign[0]!r} is not a key of this game")
    return found


def _text(game: InstalledGame, path: Path) -> str | None:
    if not path.is_file():
        return None
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:  # which includes text that is not UTF-8
        _complain(game, path, str(problem))
        return None


def _complain(game: InstalledGame, path: Path, problem: str) -> None:
    """Say what is wrong; with our own words nothing may be."""
    if game.is_ours:
        raise UnusableText(f"{path}: {problem}")
    logger.warning("%s of %s: %s", path.name, game.name, problem)
