"""Where a NATS log is, as a person writes it."""

import re
from typing import NamedTuple
from urllib.parse import parse_qsl, urlsplit

SCHEMES = ("nats", "tls")
PORT = 4222
NAME = "sheepfold"
SHARDS = 8
MOST_SHARDS = 256


class BadAddress(ValueError):
    """This is no address of a NATS log."""


class NatsAddress(NamedTuple):
    """The servers of a cluster, and what the tables are called there."""

    servers: tuple[str, ...]
    """As the client takes them, with names and passwords; never to be shown."""
    name: str = NAME
    """Begins every subject and stream, so that several logs may share a cluster."""
    replicas: int | None = None
    """On how many servers everything is kept; if not said, three in a cluster, one without."""
    shards: int = SHARDS
    """Over how many streams new tables are spread; what is there already stays as it is."""

    def __str__(self) -> str:
        """The address without passwords, for people."""
        scheme = urlsplit(self.servers[0]).scheme
        hosts = ",".join(urlsplit(server).netloc.rpartition("@")[2] for server in self.servers)
        return f"{scheme}://{hosts}" + (f"/{self.name}" if self.name != NAME else "")


def is_nats(text: str) -> bool:
    """Whether this is meant as the address of a NATS log."""
    return text.partition("://")[0].lower() in SCHEMES and "://" in text


def parse_address(text: str) -> NatsAddress:
    """Read an address. Raises `BadAddress`.

    >>> address = parse_address("nats://ada:secret@a,b:4300/club?replicas=1")
    >>> address.servers
    ('nats://ada:secret@a:4222', 'nats://ada:secret@b:4300')
    >>> address.name, address.replicas, str(address)
    ('club', 1, 'nats://a:4222,b:4300/club')
    """
    scheme, _, rest = text.partition("://")
    scheme = scheme.lower()
    # Some Pythons refuse a list of hosts with an IPv6 address in it, so each host is read alone.
    hosts, *path = re.split(r"(?=[/?#])", rest, maxsplit=1)
    user, at, hosts = hosts.rpartition("@")
    try:
        parts = urlsplit("//hosts" + "".join(path))
        asked = dict(parse_qsl(parts.query, strict_parsing=True)) if parts.query else {}
        replicas = asked.pop("replicas", None)
        shards = asked.pop("shards", str(SHARDS))
        servers = tuple(
            f"{scheme}://{user}{at}{_with_port(host, scheme)}" for host in hosts.split(",")
        )
        address = NatsAddress(
            servers,
            parts.path.strip("/") or NAME,
            None if replicas is None else int(replicas),
            int(shards),
        )
    except ValueError as error:
        raise BadAddress(text) from error
    is_good = (
        scheme in SCHEMES
        and not asked
        and not parts.fragment
        and re.fullmatch(r"[A-Za-z0-9_-]{1,40}", address.name) is not None
        and address.replicas in (None, 1, 3, 5)
        and 1 <= address.shards <= MOST_SHARDS
    )
    if not is_good:
        raise BadAddress(text)
    return address


def _with_port(host: str, scheme: str) -> str:
    parts = urlsplit(f"{scheme}://{host}")
    if not parts.hostname:
        raise ValueError(host)
    return host if parts.port is not None else f"{host}:{PORT}"
