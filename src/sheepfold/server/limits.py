"""How much one client may ask for, and how an operator changes that."""

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
    """What a server puts up with; generous for people, tight for a flood."""

    message_bytes: Annotated[Size, Meta(description="size of one message or request")] = 8 * 1024
    messages_per_second: Annotated[
        Positive, Meta(description="messages from one connection, in the long run")
    ] = 20.0
    burst: Annotated[Burst, Meta(description="messages from one connection at once")] = 60.0
    refusals: Annotated[
        Count, Meta(description="refusals in a row until the connection is closed")
    ] = 200
    hello_seconds: Annotated[
        Positive, Meta(description="time for a new connection to say which table it wants")
    ] = 10.0
    tables_per_minute: Annotated[
        Positive, Meta(description="new tables from one address, in the long run")
    ] = 30.0
    tables_burst: Annotated[Burst, Meta(description="new tables from one address at once")] = 60.0
    looks_per_minute: Annotated[
        Positive, Meta(description="records, replays and reasons for one address, in the long run")
    ] = 60.0
    looks_burst: Annotated[
        Burst, Meta(description="records, replays and reasons for one address at once")
    ] = 60.0
    connections: Annotated[
        Count, Meta(description="connections to one table by people without a seat there")
    ] = 64


def limits_from(settings: Iterable[str]) -> Limits:
    """The usual limits, with those changed that are named.

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


class Bucket:
    """Lets through a rate, and a burst above it."""

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self._level = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more may pass now.

        >>> bucket = Bucket(per_second=1, burst=2, now=0)
        >>> [bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1)]
        [True, True, False, True]
        """
        self._level = min(self.burst, self._level + (now - self._at) * self.per_second)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def wait(self) -> float:
        """How many seconds after the last `take` the next one may pass.

        >>> bucket = Bucket(per_second=0.5, burst=1, now=0)
        >>> bucket.take(0), bucket.wait()
        (True, 2.0)
        """
        return max(0.0, (1 - self._level) / self.per_second)
