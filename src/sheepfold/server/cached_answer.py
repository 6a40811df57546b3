"""Responses that are the same for everyone: built once, cached, and revalidated by ETag."""

import gzip
import hashlib
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

WORTH_COMPRESSING = 1000
"""Bytes."""

COMPRESSIBLE = ("text/", "application/", "image/svg+xml")


class CachedAnswer:
    """Some bytes, plain and compressed, with an ETag."""

    def __init__(
        self,
        content: bytes,
        kind: str,
        headers: Mapping[str, str] | None = None,
        cache: str = "no-cache",
    ) -> None:
        self._content = content
        self._kind = kind
        self._short: bytes | None = None
        if len(content) >= WORTH_COMPRESSING and kind.startswith(COMPRESSIBLE):
            self._short = gzip.compress(content, mtime=0)
        mark = hashlib.sha256(content).hexdigest()[:16]
        self._headers = {**(headers or {}), "cache-control": cache, "etag": f'W/"{mark}"'}
        if self._short is not None:
            self._headers["vary"] = "Accept-Encoding"

    async def answer(self, request: Request, status: int = 200) -> Response:
        """The content, or 304 if the client has it already."""
        known = request.headers.get("if-none-match", "")
        if status == 200 and self._headers["etag"] in known.split(", "):
            return Response(None, 304, self._headers)
        if self._short is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**self._headers, "content-encoding": "gzip"}
            return Response(self._short, status, headers, media_type=self._kind)
        return Response(self._content, status, self._headers, media_type=self._kind)
