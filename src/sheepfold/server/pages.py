"""The browser client: built files, served with the headers that keep them safe and fast.

`web/` is built into `sheepfold/web` by the hatchling hook; without it the server plays on, and
its home page says how to build.
"""

from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT = Path(__file__).parents[1] / "web"
"""Where the hook puts the files."""

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
        "base-uri 'none'",
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

    >>> [route.path for route in pages()]
    ['/assets', '/', '/t/{code}']
    """

    async def page(_: Request) -> Response:
        try:
            text = (built / "index.html").read_bytes()
        except FileNotFoundError:
            said = "The browser client is not built: run `make web`.\n"
            return PlainTextResponse(said, 503, headers=HEADERS)
        headers = {**HEADERS, "cache-control": "no-cache"}
        return Response(text, media_type="text/html", headers=headers)

    return [
        Mount("/assets", GZipMiddleware(_Assets(directory=built / "assets", check_dir=False))),
        Route("/", page),
        Route("/t/{code}", page),  # the client finds the code in its own address
    ]


class _Assets(StaticFiles):
    """Built files, which never change under their name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(HEADERS)
        if response.status_code in (200, 304):
            response.headers["cache-control"] = FOREVER
        return response
