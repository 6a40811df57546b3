"""Hosts, as they stand in addresses and headers: public names, own names, IP addresses."""

import ipaddress
import re
import socket
from functools import lru_cache
from typing import NamedTuple, Self

from sheepfold.table.allowed import NotAllowed

LOCAL_DOMAINS = ("", ".local", ".lan", ".home.arpa", ".internal")
"""Domains that networks append to a machine's name; nobody can register a name in them."""

DEFAULT_PORTS = {"http": 80, "https": 443}
"""The ports that a browser leaves out of an address."""

_URL = re.compile(
    r"""(?P<scheme> https?) ://
    (?P<netloc> ([a-z0-9._-]+ | \[[0-9a-f:.]+\]) (:[0-9]{1,5})?)
    (?P<path> (/[a-z0-9_~-][a-z0-9._~-]*)* /?)""",
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)

_BRACKETS = re.compile(r"\[([^\]]*)\](?::.*)?")


class PublicUrl(NamedTuple):
    """The address under which people reach the server."""

    scheme: str
    netloc: str
    path: str
    """Without a slash at its end; empty for the root."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read an address.

        >>> PublicUrl.parse("https://club.example/games")
        PublicUrl(scheme='https', netloc='club.example', path='/games')
        """
        found = _URL.fullmatch(text)
        if found is None:
            raise NotAllowed("bad-public-url", text=text[:60])
        return cls(found["scheme"].lower(), found["netloc"].lower(), found["path"].rstrip("/"))

    @property
    def host(self) -> str:
        """The name alone."""
        return host_of(self.netloc)

    @property
    def port(self) -> int:
        """The port, also if the address leaves it out."""
        return port_of(self.netloc) or DEFAULT_PORTS[self.scheme]

    def __str__(self) -> str:
        return f"{self.scheme}://{self.netloc}{self.path}/"


def host_of(netloc: str) -> str:
    """The host without its port, in the form in which hosts are compared.

    >>> host_of("Club.Example.:8000"), host_of("[::1]:8000"), host_of("192.0.2.7")
    ('club.example', '::1', '192.0.2.7')
    >>> host_of("[::1")  # no host at all
    ''
    """
    if netloc.startswith("["):
        found = _BRACKETS.fullmatch(netloc)
        return found[1].lower() if found else ""
    return netloc.partition(":")[0].lower().removesuffix(".")


def port_of(netloc: str) -> int | None:
    """The port of a host, or `None` if it names none. Raises `ValueError` if it is no number.

    >>> port_of("club.example:8000"), port_of("[::1]:80"), port_of("192.0.2.7")
    (8000, 80, None)
    """
    port = netloc.rpartition("]")[2].partition(":")[2]
    return int(port) if port else None


def plain_address(text: str) -> str:
    """An IP address in its canonical form; any other text unchanged.

    >>> plain_address("::ffff:192.0.2.7"), plain_address("0:0::1"), plain_address("unknown")
    ('192.0.2.7', '::1', 'unknown')
    """
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(address)


@lru_cache(4096)
def counted_address(text: str) -> str:
    """The address that rate limits count for: of an IPv6 address its /64 network, all of which one
    client may have.

    >>> counted_address("::ffff:192.0.2.7"), counted_address("2001:db8:0:1:2:3:4:5")
    ('192.0.2.7', '2001:db8:0:1::')
    """
    plain = plain_address(text.partition("%")[0])
    if ":" not in plain or not is_address(plain):
        return plain
    return str(ipaddress.ip_network(f"{plain}/64", strict=False).network_address)


def is_address(host: str) -> bool:
    """Whether this is an IP address.

    >>> is_address("192.0.2.7"), is_address("fe80::1"), is_address("club.example"), is_address("")
    (True, True, False, False)
    """
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether this is this machine, as seen from itself.

    >>> is_loopback("localhost"), is_loopback("127.0.0.2"), is_loopback("192.0.2.7")
    (True, True, False)
    """
    return host == "localhost" or (is_address(host) and ipaddress.ip_address(host).is_loopback)


def check_proxy(text: str) -> str:
    """The address of a trusted proxy in its usual form. Raises `NotAllowed` if it is none."""
    if not is_address(text):
        raise NotAllowed("bad-proxy", text=text[:60])
    return plain_address(text)


def own_names() -> set[str]:
    """The names of this machine on its network, without any look-up."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {"localhost", name, *(f"{short}{domain}" for domain in LOCAL_DOMAINS)}
