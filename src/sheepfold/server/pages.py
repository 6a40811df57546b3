"""The browser client: built files, served with the headers that keep them safe and fast.

The page names the path below which it is served, and the address that other devices should use.
`web/` is built into `sheepfold/web` by the hatchling hook; without it the server still works, and
its home page says how to build.
"""

import html
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from sheepfold.server.addressing import PAGE_ADDRESS, PageAddress
from sheepfold.server.cached_answer import CachedAnswer

PAGE = "index.html"

BUILT = Path(__file__).parents[1] / "web"
"""Where the hook puts the files."""

BASE = b'<base href="/" />'
META = b'<meta name="public-url" content="" />'
"""The placeholders in web/index.html for the path and the public address."""

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
"""For files whose name contains a hash of their content."""

A_DAY = "public, max-age=86400"


def pages(built: Path = BUILT) -> list[BaseRoute]:
    """The routes of the client; put them after all others.

    >>> [route.path for route in pages()]  # doctest: +NORMALIZE_WHITESPACE
    ['/assets/{name}', '/icons/{name}', '/', '/t/{code}', '/t/{code}/', '/t/{code}/board',
    '/t/{code}/board/', '/t/{code}/replay', '/t/{code}/replay/', '/lookback', '/lookback/',
    '/puzzles', '/puzzles/', '/statistics', '/statistics/', '/learn/{game}', '/learn/{game}/',
    '/sw.js', '/manifest.webmanifest']
    """
    files = _Files()

    def file(name: str, kind: str) -> Callable[[Request], Awaitable[Response]]:
        """A built file that keeps its name, so a browser must ask each time whether it changed."""

        async def answer(request: Request) -> Response:
            address = request.scope.get(PAGE_ADDRESS, PageAddress()) if name == PAGE else None
            kept = files.find(built / name, kind, "no-cache", address)
            if kept is None:
                said = "The browser client is not built: run `make web`.\n"
                return PlainTextResponse(said, 503, headers={**HEADERS, "retry-after": "60"})
            return await kept.answer(request)

        return answer

    def folder(name: str, cache: str) -> Callable[[Request], Awaitable[Response]]:
        """The files of a folder, under their own names."""

        async def answer(request: Request) -> Response:
            file = built / name / Path(request.path_params["name"]).name
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            kept = files.find(file, kind, cache)
            if kept is None:
                return PlainTextResponse("Not Found", 404, headers=HEADERS)
            return await kept.answer(request)

        return answer

    page = file(PAGE, "text/html")
    # The client reads the code, and which page of the table to show, from its address.
    tables = [f"/t/{{code}}{what}{end}" for what in ("", "/board", "/replay") for end in ("", "/")]
    others = ("/lookback", "/puzzles", "/statistics", "/learn/{game}")
    alone = [f"{what}{end}" for what in others for end in ("", "/")]

    return [
        Route("/assets/{name}", folder("assets", FOREVER)),
        Route("/icons/{name}", folder("icons", A_DAY)),
        Route("/", page),
        *(Route(path, page) for path in (*tables, *alone)),
        Route("/sw.js", file("sw.js", "text/javascript")),
        Route("/manifest.webmanifest", file("manifest.webmanifest", "application/manifest+json")),
    ]


def not_found(built: Path = BUILT) -> Callable[[Request, Exception], Awaitable[Response]]:
    """The answer where there is no route: a browser gets the page, which says so."""
    files = _Files()

    async def answer(request: Request, _: Exception) -> Response:
        address = request.scope.get(PAGE_ADDRESS, PageAddress())
        wants_page = "text/html" in request.headers.get("accept", "")
        kept = files.find(built / PAGE, "text/html", "no-cache", address) if wants_page else None
        if kept is None:
            return PlainTextResponse("Not Found", 404, headers=HEADERS)
        return await kept.answer(request, 404)

    return answer


class _Files:
    """Files as answers, cached until they change on disk."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Path, PageAddress | None], tuple[int, CachedAnswer]] = {}

    def find(
        self, file: Path, kind: str, cache: str, address: PageAddress | None = None
    ) -> CachedAnswer | None:
        """The answer with this file; a page gets the address at which it is."""
        try:
            if not file.is_file():
                return None
            changed = file.stat().st_mtime_ns
            kept = self._kept.get((file, address))
            if kept is None or kept[0] != changed:
                content = file.read_bytes()
                if address is not None:
                    content = with_address(content, address)
                kept = changed, CachedAnswer(content, kind, HEADERS, cache)
                self._kept[file, address] = kept
        except (OSError, ValueError):  # it was just deleted, or the name is not valid
            return None
        return kept[1]


def with_address(page: bytes, address: PageAddress) -> bytes:
    """The page with the path below which it is served, and the public address if there is one.

    >>> with_address(b'<base href="/" />', PageAddress("/games"))
    b'<base href="/games/" />'
    """
    base = f'<base href="{html.escape(address.path)}/" />'
    meta = f'<meta name="public-url" content="{html.escape(address.public_url)}" />'
    return page.replace(BASE, base.encode()).replace(META, meta.encode())
