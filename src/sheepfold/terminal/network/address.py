"""Where a table is: addresses and codes, and opening a table at a server."""

import asyncio
import urllib.error
import urllib.parse
import urllib.request
from typing import NamedTuple

import msgspec

from sheepfold.games.contract import Refusal
from sheepfold.server import protocol
from sheepfold.server.app import OpenTable, TableOpened
from sheepfold.server.problem import Problem
from sheepfold.terminal.network.connection import CommandRefused, is_here

DEFAULT_SERVER = "http://127.0.0.1:8000"
PATIENCE = 10.0
"""Seconds to wait for a server."""


class NoTable(Refusal):
    """An address at which no table can be found."""


class Address(NamedTuple):
    """A server, and the code of a table there."""

    server: str
    code: str

    @property
    def socket(self) -> str:
        """Where the table is played. Balancers lead all who name the same table to one node."""
        scheme, _, rest = self.server.partition("://")
        return f"{'wss' if scheme == 'https' else 'ws'}://{rest}/ws?table={self.code}"

    def __str__(self) -> str:
        """Where a browser finds the table; `find` takes it, too."""
        return f"{self.server}/t/{self.code}"


def find(join: str, server: str | None) -> Address:
    """The table that a person means: a code at a server, or a whole address.

    >>> find("http://192.0.2.7:8000/t/qk7b2m", None)
    Address(server='http://192.0.2.7:8000', code='QK7B2M')
    >>> find("192.0.2.7:8000/qk7b2m", None).server
    'http://192.0.2.7:8000'
    >>> find("QK7B2M", "192.0.2.7:8000").socket
    'ws://192.0.2.7:8000/ws?table=QK7B2M'
    """
    base, code = (server or DEFAULT_SERVER).rstrip("/"), join
    if "/" in join:
        base, _, code = join.rstrip("/").rpartition("/")
    if not (code.isascii() and code.isalnum()) or base.endswith(("/", ":")):
        raise NoTable("not-an-address", text=join[:60])
    return Address(root(base), code.upper())


def root(server: str) -> str:
    """The address of a server as it is used here: with a scheme, and no slash at the end.

    >>> root("example.org/"), root("https://example.org/games/t")
    ('http://example.org', 'https://example.org/games')
    """
    try:
        parts = urllib.parse.urlsplit(server if "://" in server else f"http://{server}")
        is_known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # a port or an IPv6 address that is none
        is_known = False
    if not is_known:
        raise NoTable("not-an-address", text=server[:60])
    return f"{parts.scheme}://{parts.netloc}{parts.path}".rstrip("/").removesuffix("/t")


async def open_table(server: str, asked: OpenTable, language: str) -> Address:
    """A new table. Raises `CommandRefused` if the server does not want it, or `NoTable`."""
    data = await asyncio.to_thread(
        _request, f"{server}/api/tables", msgspec.json.encode(asked), language
    )
    return Address(server, msgspec.json.decode(data, type=TableOpened).code)


async def look_up(address: Address, language: str) -> None:
    """Make sure that there is such a table. Raises `CommandRefused`, or `NoTable`."""
    code = urllib.parse.quote(address.code, safe="")
    await asyncio.to_thread(_request, f"{address.server}/api/tables/{code}", None, language)


async def reach(server: str, language: str) -> None:
    """Make sure that there is such a server. Raises `NoTable`."""
    await asyncio.to_thread(_request, f"{server}/health", None, language)


async def record_of(address: Address, language: str) -> bytes:
    """The record of the last game of a table. Raises `CommandRefused`, or `NoTable`."""
    code = urllib.parse.quote(address.code, safe="")
    url = f"{address.server}/api/tables/{code}/record"
    return await asyncio.to_thread(_request, url, None, language)


def _request(url: str, body: bytes | None, language: str) -> bytes:
    headers = {"Accept-Language": language, "Content-Type": "application/json"}
    request = urllib.request.Request(url, body, headers)
    try:
        with _opener(url).open(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            raise _refused(error.read(), url) from None
    except (OSError, ValueError):
        raise NoTable("no-server", server=url[:60]) from None


def _opener(url: str) -> urllib.request.OpenerDirector:
    if is_here(url):
        return urllib.request.build_opener(urllib.request.ProxyHandler({}))
    return urllib.request.build_opener()


def _refused(answer: bytes, url: str) -> Exception:
    try:
        why = msgspec.json.decode(answer, type=Problem)
    except msgspec.DecodeError:
        return NoTable("no-server", server=url[:60])
    return CommandRefused(protocol.Refused(why.reason, why.facts, why.text))
