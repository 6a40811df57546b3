"""Limits on what one client may do, and how an operator changes them."""

import time
from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from sheepfold.table.allowed import NotAllowed

Size = Annotated[int, Meta(ge=1024, le=2**24)]
Count = Annotated[int, Meta(ge=1, le=10**9)]
Positive = Annotated[float, Meta(gt=0, le=1e9)]
Burst = Annotated[float, Meta(ge=1, le=1e9)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of a server: generous for people, tight for a flood."""

    message_bytes: Annotated[Size, Meta(description="size of one message or request")] = 8 * 1024
    record_bytes: Annotated[Size, Meta(description="size of a record to look back on")] = 256 * 1024
    messages_per_second: Annotated[
        Positive, Meta(description="messages from one connection or one seat, in the long run")
    ] = 20.0
    burst: Annotated[
        Burst, Meta(description="messages from one connection or one seat at once")
    ] = 60.0
    address_messages_per_second: Annotated[
        Positive, Meta(description="messages from one address, in the long run")
    ] = 200.0
    address_burst: Annotated[Burst, Meta(description="messages from one address at once")] = 400.0
    refusals: Annotated[
        Count, Meta(description="refusals in a row until the connection is closed")
    ] = 200
    controls_per_second: Annotated[
        Positive, Meta(description="pings and pongs from one connection, in the long run")
    ] = 2.0
    controls_burst: Annotated[
        Burst, Meta(description="pings and pongs from one connection at once")
    ] = 30.0
    bytes_per_second: Annotated[
        Positive, Meta(description="bytes from one connection, in the long run")
    ] = 60_000.0
    bytes_burst: Annotated[Burst, Meta(description="bytes from one connection at once")] = 500_000.0
    hello_seconds: Annotated[
        Positive, Meta(description="time for a new connection to say which table it wants")
    ] = 10.0
    request_seconds: Annotated[
        Positive, Meta(description="time for a request to arrive, from connecting to its last byte")
    ] = 20.0
    answer_seconds: Annotated[
        Positive, Meta(description="time for a part of an answer, or a goodbye, to be read")
    ] = 30.0
    requests_per_second: Annotated[
        Positive, Meta(description="requests from one address, in the long run")
    ] = 100.0
    requests_burst: Annotated[Burst, Meta(description="requests from one address at once")] = 2000.0
    tables_per_minute: Annotated[
        Positive, Meta(description="new tables from one address, in the long run")
    ] = 30.0
    tables_burst: Annotated[Burst, Meta(description="new tables from one address at once")] = 60.0
    looks_per_minute: Annotated[
        Positive,
        Meta(
            description="records, replays, look backs and reasons for one address, in the long run"
        ),
    ] = 60.0
    looks_burst: Annotated[
        Burst, Meta(description="records, replays, look backs and reasons for one address at once")
    ] = 60.0
    unknown_per_minute: Annotated[
        Positive, Meta(description="codes that no table has, from one address, in the long run")
    ] = 30.0
    unknown_burst: Annotated[
        Burst, Meta(description="codes that no table has, from one address at once")
    ] = 60.0
    sits_per_minute: Annotated[
        Positive, Meta(description="people sitting down from one address, in the long run")
    ] = 30.0
    sits_burst: Annotated[
        Burst, Meta(description="people sitting down from one address at once")
    ] = 200.0
    connections: Annotated[
        Count, Meta(description="connections to one table by people without a seat there")
    ] = 64
    seat_connections: Annotated[Count, Meta(description="connections that hold one seat")] = 16
    address_connections: Annotated[Count, Meta(description="connections from one address")] = 500
    all_connections: Annotated[Count, Meta(description="connections in all")] = 10_000


def limits_from(settings: Iterable[str]) -> Limits:
    """The default limits, with these changes.

    >>> limits_from(["burst=100", "refusals=50"]).burst
    100.0
    """
    usual = msgspec.structs.asdict(Limits())
    chosen: dict[str, str] = {}
    for setting in settings:
        name, _, value = setting.partition("=")
        if name not in usual:
            raise NotAllowed("unknown-limit", name=name[:60], names=", ".join(usual))
        chosen[name] = value.strip()
        try:
            msgspec.convert({name: chosen[name]}, Limits, strict=False)
        except msgspec.ValidationError:
            best = f"{usual[name]:g}"
            raise NotAllowed("bad-limit", name=name, value=value[:60], usual=best) from None
    return msgspec.convert(chosen, Limits, strict=False)


class TooFast(NotAllowed):
    """A refusal that says when to retry."""

    def __init__(self, reason: str, wait: float) -> None:
        super().__init__(reason)
        self.wait = wait


class Bucket:
    """A token bucket: it lets through a rate, and a burst above it."""

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._level = burst
        self._at = now

    def take(self, now: float, count: float = 1) -> bool:
        """Whether one more, or so many, may pass now.

        >>> bucket = Bucket(per_second=1, burst=2, now=0)
        >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
        [True, True, False, True]
        """
        level = self._level + (now - self._at) * self.per_second
        if level > self.burst:
            level = self.burst
        self._at = now
        may_pass = level >= count
        self._level = level - count if may_pass else level
        return may_pass

    def has(self, now: float, count: float = 1) -> bool:
        """Whether one more, or so many, could pass now."""
        self._level = min(self.burst, self._level + (now - self._at) * self.per_second)
        self._at = now
        return self._level >= count

    def reserve(self, now: float, most: float) -> float | None:
        """In how many seconds one more may pass; `None` if that is more than `most`.

        >>> bucket = Bucket(per_second=1, burst=1, now=0)
        >>> [bucket.reserve(0, most=2) for _ in range(4)]
        [0.0, 1.0, 2.0, None]
        """
        wait = 0.0 if self.has(now) else self.wait()
        if wait > most:
            return None
        self._level -= 1
        return wait

    def put_back(self) -> None:
        """Return the last token."""
        self._level += 1

    def wait(self) -> float:
        """How many seconds after the last call the next one may pass.

        >>> bucket = Bucket(per_second=0.5, burst=1, now=0)
        >>> bucket.take(0), bucket.wait()
        (True, 2.0)
        """
        return max(0.0, (1 - self._level) / self.per_second)


MOST_BUCKETS = 10_000


class Buckets:
    """A bucket for each address, or for each seat."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._all_per_second = self._per_second = per_second
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def share(self, parts: int) -> None:
        """Divide the rate by the number of nodes; bursts stay the same.

        >>> buckets = Buckets(per_second=6, burst=1)
        >>> bucket = buckets.of("192.0.2.7", now=0)
        >>> buckets.share(3)
        >>> bucket.per_second, buckets.of("192.0.2.8", now=0).per_second
        (2.0, 2.0)
        """
        self._per_second = self._all_per_second / parts
        for bucket in self._buckets.values():
            bucket.per_second = self._per_second

    def of(self, whose: str, now: float) -> Bucket:
        """The bucket of this address or seat."""
        found = self._buckets.get(whose)
        if found is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget(now)
            found = self._buckets[whose] = Bucket(self._per_second, self._burst, now)
        return found

    def wait(self, whose: str) -> float:
        """How many seconds this address or seat must wait; 0 takes a token.

        >>> buckets = Buckets(per_second=1e-9, burst=1)
        >>> buckets.wait("192.0.2.7"), buckets.wait("192.0.2.8"), buckets.wait("192.0.2.7") > 0
        (0.0, 0.0, True)
        """
        now = time.monotonic()
        bucket = self.of(whose, now)
        return 0.0 if bucket.take(now) else bucket.wait()

    def _forget(self, now: float) -> None:
        """Drop full buckets: a new one would be the same."""
        kept = {who: one for who, one in self._buckets.items() if not one.has(now, one.burst)}
        self._buckets = kept if len(kept) < MOST_BUCKETS // 2 else {}
