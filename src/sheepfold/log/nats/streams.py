"""The streams of a NATS log, made when they are not there."""

import asyncio
from typing import Any

from sheepfold.log import DamagedLog, LogFailure, NewerLog
from sheepfold.log.nats.address import NatsAddress
from sheepfold.log.nats.connection import NatsConnection, with_retries
from sheepfold.log.nats.failures import (
    NO_CLUSTER,
    NO_PEERS,
    NOT_FOUND,
    JetStreamRefusal,
    NoJetStream,
    NoLeader,
    NoLog,
    TooFewServers,
)
from sheepfold.log.nats.messages import FORMAT, Names

Json = Any
"""A stream's configuration as JSON, of which only a few fields are read."""

USUAL_REPLICAS = 3
START_SECONDS = 3.0
"""How long a server may take to start JetStream; after that, it counts as disabled."""

DUPLICATE_SECONDS = 120
"""How long NATS itself detects duplicates. We do not rely on that."""


async def open_streams(connection: NatsConnection, address: NatsAddress, make: bool) -> Names:
    """The names of a log whose streams are all there. Raises `LogFailure`."""
    try:
        await with_retries(lambda: connection.api("INFO"), START_SECONDS)
    except NoLeader as nobody:
        raise NoJetStream(str(nobody)) from nobody
    first = await _found(connection, Names(address.name, 1).stream(0))
    if first is None:
        if not make:
            raise NoLog("there are no tables")
        names = Names(address.name, address.shards)
        first = await _make(connection, names, 0, address)
    names = Names(address.name, _number(first, "shards"))
    if (found := _number(first, "format")) > FORMAT:
        raise NewerLog(found)
    replicas = address._replace(replicas=first["num_replicas"])

    async def have(shard: int) -> None:
        if await _found(connection, names.stream(shard)) is None:
            await _make(connection, names, shard, replicas)

    await asyncio.gather(*(have(shard) for shard in range(1, names.shards)))
    return names


async def _found(connection: NatsConnection, stream: str) -> Json:
    try:
        return (await connection.with_retries(f"STREAM.INFO.{stream}"))["config"]
    except JetStreamRefusal as refused:
        if refused.code in NOT_FOUND:
            return None
        raise


async def _make(connection: NatsConnection, names: Names, shard: int, address: NatsAddress) -> Json:
    replicas = address.replicas or USUAL_REPLICAS
    config = {
        "name": names.stream(shard),
        "subjects": [
            names.tables(shard),
            f"{names.name}.snapshot.{shard}.*",
            names.check(shard),
            names.pruned(shard),
        ],
        "storage": "file",
        "num_replicas": replicas,
        "discard": "new",
        "allow_direct": True,
        "allow_rollup_hdrs": True,
        "allow_msg_ttl": True,
        "duplicate_window": DUPLICATE_SECONDS * 10**9,
        "republish": {
            "src": names.tables(shard),
            "dest": f"{names.name}.news.{shard}.{{{{wildcard(1)}}}}",
        },
        "metadata": {"sheepfold-format": str(FORMAT), "sheepfold-shards": str(names.shards)},
    }
    try:
        made = await connection.with_retries(f"STREAM.CREATE.{config['name']}", **config)
    except JetStreamRefusal as refused:
        if refused.code == NO_CLUSTER and address.replicas is None:
            return await _make(connection, names, shard, address._replace(replicas=1))
        if refused.code in (NO_CLUSTER, NO_PEERS):
            raise TooFewServers(replicas) from None
        found = await _found(connection, names.stream(shard))  # another node may have created it
        if found is None:
            raise
        return found
    return made["config"]


def _number(config: Json, key: str) -> int:
    """What a stream of ours says of itself."""
    try:
        return int(config["metadata"][f"sheepfold-{key}"])
    except (KeyError, TypeError, ValueError):
        raise DamagedLog(f"the stream {config.get('name')} is not one of Sheepfold") from None


async def used_bytes(connection: NatsConnection, names: Names) -> int:
    """How much of a disk the tables take, on each server that has them."""

    async def used(shard: int) -> int:
        info = await connection.api(f"STREAM.INFO.{names.stream(shard)}")
        return int(info["state"]["bytes"])

    return sum(await asyncio.gather(*(used(shard) for shard in range(names.shards))))


async def subjects_of(connection: NatsConnection, names: Names, shard: int) -> list[str]:
    """The subjects of the tables in a stream."""
    found: list[str] = []
    while True:
        info = await connection.with_retries(
            f"STREAM.INFO.{names.stream(shard)}",
            subjects_filter=names.tables(shard),
            offset=len(found),
        )
        here = info["state"].get("subjects") or {}
        found += here
        if not here or len(found) >= info.get("total", 0):
            return found


async def free_bytes(connection: NatsConnection) -> int | None:
    """How much more this account may store; `None` if NATS has no limit for it."""
    try:
        info = await connection.api("INFO")
    except LogFailure:
        return None
    most = info["limits"]["max_storage"]
    return None if most < 0 else max(0, most - int(info["storage"]))
