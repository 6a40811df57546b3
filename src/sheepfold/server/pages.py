"""The browser client: built files, served with the headers that keep them safe and fast.

The page names the path below which it is served, and the address that other devices should use.
`web/` is built into `sheepfold/web` by the hatchling hook; without it the server plays on, and
its home page says how to build.
"""

import html
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from sheepfold.server.addressing import PLACE, Place

PAGE = "index.html"

BUILT = Path(__file__).parents[1] / "web"
"""Where the hook puts the files."""

BASE = b'<base href="/" />'
META = b'<meta name="public-url" content="" />'
"""Where web/index.html leaves room for the two."""

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""Nothing from elsewhere, no script in the page itself, and no frame around it."""

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name has the hash of what is in them."""


def pages(built: Path = BUILT) -> list[BaseRoute]:
    """The routes of the client; put them after all others.

    >>> [route.path for route in pages()]  # doctest: +NORMALIZE_WHITESPACE
    ['/assets', '/icons', '/', '/t/{code}', '/t/{code}/', '/t/{code}/board', '/t/{code}/board/',
    '/t/{code}/replay', '/t/{code}/replay/', '/sw.js', '/manifest.webmanifest']
    """

    def file(name: str, kind: str) -> Callable[[Request], Awaitable[Response]]:
        """A built file that keeps its name, so a browser must ask each time whether it changed."""

        async def answer(request: Request) -> Response:
            try:
                content = (built / name).read_bytes()
            except FileNotFoundError:
                said = "The browser client is not built: run `make web`.\n"
                return PlainTextResponse(said, 503, headers={**HEADERS, "retry-after": "60"})
            if name == PAGE:
                content = placed(content, request.scope.get(PLACE, Place()))
            headers = {**HEADERS, "cache-control": "no-cache"}
            return Response(content, media_type=kind, headers=headers)

        return answer

    page = file(PAGE, "text/html")
    # The client finds the code, and what of the table is wanted, in its own address.
    tables = [f"/t/{{code}}{what}{end}" for what in ("", "/board", "/replay") for end in ("", "/")]

    return [
        Mount("/assets", GZipMiddleware(_Assets(directory=built / "assets", check_dir=False))),
        Mount("/icons", _Icons(directory=built / "icons", check_dir=False)),
        Route("/", page),
        *(Route(path, page) for path in tables),
        Route("/sw.js", file("sw.js", "text/javascript")),
        Route("/manifest.webmanifest", file("manifest.webmanifest", "application/manifest+json")),
    ]


def placed(page: bytes, place: Place) -> bytes:
    """The page with the path below which it is served, and the public address if there is one.

    >>> placed(b'<base href="/" />', Place("/games"))
    b'<base href="/games/" />'
    """
    base = f'<base href="{html.escape(place.path)}/" />'
    meta = f'<meta name="public-url" content="{html.escape(place.public_url)}" />'
    return page.replace(BASE, base.encode()).replace(META, meta.encode())


class _Icons(StaticFiles):
    """Pictures of the installed page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update({**HEADERS, "cache-control": "public, max-age=86400"})
        return response


class _Assets(StaticFiles):
    """Built files, which never change under their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(HEADERS)
        if response.status_code in (200, 304):
            response.headers["cache-control"] = FOREVER
        return response
