"""A table as bytes, so that it need not be folded from its first entry again.

A snapshot is a cache, valid only for the code that made it. So it is named by a digest of all the
source that a fold depends on. A reader that finds another name, or bytes that do not decode, folds
the entries instead. It holds the secrets of a running game, as the log does.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import GenericAlias
from typing import TypeVar

import msgspec
from msgspec import Raw
from msgspec.msgpack import Decoder, decode, encode
from msgspec.structs import replace

from sheepfold.bots import bots_of
from sheepfold.games import GAMES, RULES
from sheepfold.games.codec import Undecoded
from sheepfold.games.contract import Game
from sheepfold.games.seals import Sealed
from sheepfold.installed import InstalledGame, installed_games
from sheepfold.table.append_only import AppendOnly
from sheepfold.table.table import Table
from sheepfold.table.work import Work

T = TypeVar("T")

CHECKSUM = 16
"""Bytes of the digest that a snapshot begins with."""


class BadSnapshot(Exception):
    """Bytes that are no snapshot, or a damaged one."""


class _Part(msgspec.Struct, frozen=True, array_like=True):
    """One table; the game's own values are separate, because their types depend on the game."""

    game: str
    rules: int
    table: Raw
    """Without the states, and without the older commands."""
    commands: tuple[Raw, ...]
    state: Raw
    earlier: tuple[Raw, ...]
    """The older events of the round, which may be many."""
    before: tuple[tuple[Raw, int], ...]
    """The states before moves that can be taken back, and how many blocks of `earlier` each
    shares."""


class _Snapshot(msgspec.Struct, frozen=True, array_like=True):
    now: _Part
    began: _Part | None


@cache
def fold_version() -> str:
    """The name of this fold, which changes whenever the code it depends on does."""
    digest = hashlib.sha256(msgspec.__version__.encode())
    for package in ("sheepfold.table", "sheepfold.games"):
        for name, source in sorted(_sources(files(package), package)):
            digest.update(f"{name} {len(source)} ".encode() + source)
    for game in installed_games().values():
        if not game.is_ours:
            for name, source in sorted(_sources_of(game)):
                digest.update(f"{name} {len(source)} ".encode() + source)
    fillers = sorted((game, bots_of(game).filler) for game in GAMES)
    digest.update(repr(fillers).encode())  # such a bot replaces a player who leaves
    return digest.hexdigest()


def _sources_of(game: InstalledGame) -> list[tuple[str, bytes]]:
    """The source of a game of another package."""
    if game.source.is_dir():
        return _sources(game.source, game.name)
    return [(game.name, game.source.read_bytes())]


def _sources(folder: Traversable, name: str) -> list[tuple[str, bytes]]:
    found = []
    for file in folder.iterdir():
        if file.is_dir():
            found += _sources(file, f"{name}/{file.name}")
        elif file.name.endswith(".py"):
            found.append((f"{name}/{file.name}", file.read_bytes()))
    return found


def write_snapshot(now: Table, began: Table | None) -> Work[bytes]:
    """A table, and the table as its last game began, as bytes."""
    first = yield from _write(now)
    second = None if began is None else (yield from _write(began))
    body = encode(_Snapshot(first, second))
    return _checksum(body) + body


def read_snapshot(data: bytes) -> Work[tuple[Table, Table | None]]:
    """The table, and the table as its last game began. Raises `BadSnapshot`."""
    body = data[CHECKSUM:]
    if _checksum(body) != data[:CHECKSUM]:
        raise BadSnapshot("it is damaged")
    try:
        kept = decode(body, type=_Snapshot)
        now = yield from _read(kept.now)
        return now, None if kept.began is None else (yield from _read(kept.began))
    except (msgspec.DecodeError, KeyError) as problem:
        raise BadSnapshot(str(problem)) from problem


def _checksum(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()[:CHECKSUM]


def _write(table: Table) -> Work[_Part]:
    state = table.state
    older = () if state is None else state.earlier
    before = []
    for point in table.takebacks:
        own = point.state.earlier
        shared = sum(a is b for a, b in zip(own, older, strict=False))
        before.append((Raw(encode(replace(point.state, earlier=own[shared:]))), shared))
    stateless = tuple([replace(point, state=None) for point in table.takebacks])
    bare = replace(table, state=None, takebacks=stateless, done=replace(table.done, older=()))
    return _Part(
        game=table.game.NAME,
        rules=table.rules,
        table=Raw(encode(bare)),
        commands=(yield from _write_blocks(table.done.older)),
        state=Raw(encode(None if state is None else replace(state, earlier=()))),
        earlier=(yield from _write_blocks(older)),
        before=tuple(before),
    )


def _write_blocks(blocks: Sequence[object]) -> Work[tuple[Raw, ...]]:
    written = []
    for block in blocks:
        written.append(Raw(encode(block)))
        yield
    return tuple(written)


def _read(part: _Part) -> Work[Table]:
    game = RULES[part.game, part.rules]
    table = decode(part.table, type=Table)
    options: Undecoded = table.options
    table = replace(table, options=decode(options, type=game.Options))
    commands = yield from _read_blocks(part.commands, Decoder(frozenset[int]))
    events = Decoder(GenericAlias(tuple, (game.Event, ...)))
    earlier = yield from _read_blocks(part.earlier, events)
    state = decode(part.state, type=game.State | None)
    takebacks = []
    for point, (written, shared) in zip(table.takebacks, part.before, strict=True):
        old = decode(written, type=game.State)
        old = replace(old, earlier=(*earlier[:shared], *old.earlier))
        takebacks.append(replace(point, state=old, sealed=_typed(point.sealed, game)))
    return replace(
        table,
        state=None if state is None else replace(state, earlier=earlier),
        takebacks=tuple(takebacks),
        sealed=_typed(table.sealed, game),
        done=replace(table.done, older=commands),
    )


def _read_blocks(blocks: tuple[Raw, ...], decoder: Decoder[T]) -> Work[tuple[T, ...]]:
    read = []
    for block in blocks:
        read.append(decoder.decode(block))
        yield
    return tuple(read)


def _typed(sealed: AppendOnly[Sealed], game: Game) -> AppendOnly[Sealed]:
    """Sealed facts with their values decoded by the game, which knows their types."""

    def typed(block: tuple[Sealed, ...]) -> tuple[Sealed, ...]:
        return tuple(
            one._replace(secret=replace(one.secret, value=_value(one.secret.value, game)))
            for one in block
        )

    return AppendOnly(typed(sealed.newest), tuple(map(typed, sealed.blocks)))


def _value(value: object, game: Game) -> object:
    if isinstance(value, list):
        return tuple(_value(one, game) for one in value)
    return msgspec.convert(value, game.Move) if isinstance(value, dict) else value
