"""What the subjects and messages of a NATS log look like."""

import base64
import functools
import re
import zlib
from typing import NamedTuple

import msgspec

from sheepfold.log import DamagedLog

FORMAT = 1
"""What this release writes; the streams have it in their metadata."""

REMEMBERED = 20_000
"""For how many tables the subjects are cached."""

EXPECTED = "Nats-Expected-Last-Subject-Sequence"
IDENT = "Nats-Msg-Id"
ROLLUP = "Nats-Rollup"
TTL = "Nats-TTL"
SEQUENCE = "Nats-Sequence"
SUBJECT = "Nats-Subject"
LEFT = "Nats-Num-Pending"


class EntryBatch(msgspec.Struct, frozen=True, array_like=True):
    """The entries of one append; without any, it says that the table was deleted."""

    since: int
    """How many entries there were before."""
    first: float
    at: float
    """When the first entry of the table, and these, were appended."""
    entries: list[bytes]

    @property
    def version(self) -> int:
        """How many entries there are with these."""
        return self.since + len(self.entries)


class KeptSnapshot(msgspec.Struct, frozen=True, array_like=True):
    """A snapshot, and when its table was opened: a later table may have the same code."""

    first: float
    version: int
    fold: str
    state: bytes


class Stored(NamedTuple):
    """A message of a stream."""

    seq: int
    subject: str
    ident: str
    data: bytes


class Portion(NamedTuple):
    """Messages, and how many more there are of those that were asked for."""

    messages: list[Stored]
    left: int


_encoder = msgspec.msgpack.Encoder()
_batches = msgspec.msgpack.Decoder(EntryBatch)
_snapshots = msgspec.msgpack.Decoder(KeptSnapshot)


def encode(message: EntryBatch | KeptSnapshot) -> bytes:
    """A message as bytes."""
    return _encoder.encode(message)


def read_batch(data: bytes) -> EntryBatch:
    """The append in these bytes. Raises `DamagedLog`."""
    try:
        return _batches.decode(data)
    except msgspec.DecodeError as error:
        raise DamagedLog(f"a message of the log cannot be read ({error})") from error


def read_snapshot(data: bytes) -> KeptSnapshot | None:
    """The snapshot in these bytes, if it is one that can be used."""
    try:
        return _snapshots.decode(data)
    except msgspec.DecodeError:
        return None


class Names:
    """The streams and subjects of one log."""

    def __init__(self, name: str, shards: int) -> None:
        self.name = name
        self.shards = shards
        self.of_table = functools.lru_cache(REMEMBERED)(self._of_table)
        """The number and the name of a table's stream, and its subject there."""

    def stream(self, shard: int) -> str:
        """The stream of this number."""
        return f"{self.name}-{shard}"

    def _of_table(self, table: str) -> tuple[int, str, str]:
        shard = zlib.crc32(table.encode("utf-8", "surrogatepass")) % self.shards
        return shard, self.stream(shard), f"{self.name}.table.{shard}.{token(table)}"

    def shard(self, table: str) -> int:
        """The number of the stream in which a table is."""
        return self.of_table(table)[0]

    def stream_of(self, table: str) -> str:
        """The stream in which a table is."""
        return self.of_table(table)[1]

    def table(self, table: str) -> str:
        """The subject of a table's entries."""
        return self.of_table(table)[2]

    def snapshot(self, table: str) -> str:
        """The subject of a table's snapshot."""
        return f"{self.name}.snapshot.{self.shard(table)}.{token(table)}"

    def news(self, table: str) -> str:
        """The subject on which a stream republishes what it stores of a table."""
        return f"{self.name}.news.{self.shard(table)}.{token(table)}"

    def check(self, shard: int) -> str:
        """The subject of messages that show that a stream can be written, and take some space."""
        return f"{self.name}.check.{shard}"

    def pruned(self, shard: int) -> str:
        """The subject of the time when old tables were last looked for; in the first stream."""
        return f"{self.name}.pruned.{shard}"

    def tables(self, shard: int) -> str:
        """All subjects of tables in this stream."""
        return f"{self.name}.table.{shard}.*"

    @property
    def deleted(self) -> str:
        """The subject on which servers tell each other that a table was deleted."""
        return f"{self.name}.deleted"


def token(table: str) -> str:
    """The name of a table as a part of a subject.

    >>> token("K7QXMA"), token("a b")
    ('K7QXMA', '_YSBi')
    """
    if re.fullmatch(r"[A-Za-z0-9]{1,64}", table):
        return table
    written = base64.urlsafe_b64encode(table.encode("utf-8", "surrogatepass"))
    return "_" + written.decode().rstrip("=")


def table_in(subject: str) -> str:
    """The table that a subject is about.

    >>> table_in("sheepfold.table.3._YSBi")
    'a b'
    """
    last = subject.rpartition(".")[2]
    if not last.startswith("_"):
        return last
    padded = last[1:] + "=" * (-len(last[1:]) % 4)
    return base64.urlsafe_b64decode(padded).decode("utf-8", "surrogatepass")
