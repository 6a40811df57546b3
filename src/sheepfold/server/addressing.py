"""How requests are addressed: to which host, from which page, below which path, for whom.

Another site can make its own name resolve to this machine, and then send requests as if they came
from here (DNS rebinding). So a request must name a host of ours: the public name, a name of this
machine, or any IP address, which cannot be rebound.

Another site can also make a browser open a socket here, or send a form. The browser then names the
page's host and port (`Origin`), and only our own pages may do so. A request without `Origin` is not
from a page.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from sheepfold.server.hosts import (
    DEFAULT_PORTS,
    PublicUrl,
    host_of,
    is_address,
    is_loopback,
    plain_address,
    port_of,
)
from sheepfold.server.problem import asked_language, problem_response
from sheepfold.table.allowed import NotAllowed

PAGE_ADDRESS = "sheepfold.page_address"
"""The key in a request's scope for the `PageAddress`."""

FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via")
"""Headers that show that a request came through a proxy."""

READING = ("GET", "HEAD", "OPTIONS")
"""Methods that any page may use: its browser does not let it read the answer."""


class PageAddress(NamedTuple):
    """What the page is told about its own address."""

    path: str = ""
    """Below which it is served, without a slash at its end."""
    public_url: str = ""
    """The address for other devices, if that differs from the reader's."""


class Addressing:
    """Middleware: checks the host, strips the path prefix, and determines the client.

    It does not matter whether a proxy has stripped the prefix already.
    """

    def __init__(
        self,
        app: ASGIApp,
        names: Iterable[str],
        public_url: PublicUrl | None = None,
        lan_url: str | None = None,
        trusted_proxy: str | None = None,
    ) -> None:
        self._app = app
        self._names = set(names)
        self._public_url = public_url
        self._page_address = PageAddress()
        self._loopback_page_address = PageAddress("", lan_url or "")
        if public_url:
            self._names.add(public_url.host)
            self._page_address = self._loopback_page_address = PageAddress(
                public_url.path, str(public_url)
            )
        self._trusted = trusted_proxy and plain_address(trusted_proxy)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = host_of(headers.get("host", ""))
        if not is_address(host) and host not in self._names:
            if (await receive())["type"] != "http.disconnect":  # for example with a malformed body
                refused = NotAllowed("other-host", host=host[:60])
                await _refusal(scope, refused)(scope, receive, send)
            return
        if (scope["type"] == "websocket" or scope["method"] not in READING) and not is_own_page(
            headers, self._public_url
        ):
            await _refusal(scope, NotAllowed("other-origin"))(scope, receive, send)
            return
        path = self._page_address.path
        if path and scope["path"] == path:
            await RedirectResponse(f"{path}/")(scope, receive, send)
            return
        if scope["path"].startswith(f"{path}/"):
            scope["root_path"] = path
        scope[PAGE_ADDRESS] = (
            self._loopback_page_address if is_loopback(host) else self._page_address
        )
        scope["client"] = self._client(scope.get("client"), headers.getlist("x-forwarded-for"))
        await self._app(scope, receive, send)

    def _client(
        self, peer: tuple[str, int] | None, forwarded: Sequence[str]
    ) -> tuple[str, int] | None:
        """The client: the peer, or behind the trusted proxy the last address in the header, which
        is the one that the proxy itself has added.
        """
        if peer is None:
            return None
        address = plain_address(peer[0])
        if forwarded and address == self._trusted:
            named = plain_address(forwarded[-1].rpartition(",")[2].strip())
            if is_address(named):
                return named, 0
        return address, peer[1]


def is_own_page(headers: Headers, public_url: PublicUrl | None = None) -> bool:
    """Whether a page of this server sends the request, or no page at all.

    Its host and port are those of the request, or of the public address. A proxy may leave out the
    port, which is then that of HTTP or HTTPS. Pages of this machine may use any port of it: whoever
    serves one could also send requests without `Origin`.

    >>> is_own_page(Headers({"host": "localhost:8000"}))
    True
    >>> is_own_page(Headers({"host": "192.0.2.7:8000", "origin": "http://192.0.2.7:8000"}))
    True
    >>> is_own_page(Headers({"host": "192.0.2.7:8000", "origin": "http://192.0.2.7:9000"}))
    False
    """
    if "origin" not in headers:
        return True
    try:
        origin = urlsplit(headers["origin"])
        page = host_of(origin.netloc)
        port = port_of(origin.netloc) or DEFAULT_PORTS[origin.scheme]
        asked = headers.get("host", "")
        ports = {port_of(asked)} - {None} or set(DEFAULT_PORTS.values())
    except (ValueError, KeyError):
        return False
    if public_url and (page, port) == (public_url.host, public_url.port):
        return True
    host = host_of(asked)
    return (page == host and port in ports) or (is_loopback(page) and is_loopback(host))


def _refusal(scope: Scope, refused: NotAllowed) -> Response:
    """The answer to a request for another host, or from another site."""
    language = asked_language(HTTPConnection(scope))
    answer = problem_response(refused, language, as_text="/api/" not in scope["path"])
    answer.headers["x-content-type-options"] = "nosniff"
    return answer


def is_from_here(request: HTTPConnection) -> bool:
    """Whether the request comes from this machine itself, not through a proxy on it."""
    return (
        request.client is not None
        and is_loopback(request.client.host)
        and is_loopback(host_of(request.headers.get("host", "")))
        and not any(name in request.headers for name in FORWARDED)
        and is_own_page(request.headers)
    )
