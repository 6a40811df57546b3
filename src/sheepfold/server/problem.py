"""A refusal as an HTTP answer: a status, a reason and a sentence in the reader's language."""

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sheepfold.games.contract import Refusal
from sheepfold.locales import LANGUAGES, sentence

STATUS = {
    "not-your-seat": 403,
    "no-spectators": 403,
    "other-origin": 403,
    "no-such-game": 404,
    "no-such-table": 404,
    "unknown-rules": 404,
    "not-playing": 409,
    "not-over": 409,
    "too-large": 413,
    "record-too-long": 413,
    "not-json": 415,
    "other-host": 421,
    "too-fast": 429,
    "table-damaged": 500,
    "server-busy": 503,
    "cannot-write": 503,
    "server-full": 507,
}
"""The HTTP status of a refusal; any other is a bad request."""

RETRY_SECONDS = "1"
"""Seconds after which to retry when the server restarts or its disk fails."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    reason: str
    facts: dict[str, str | int]
    text: str


def problem_response(
    refused: Refusal, language: str, retry_after: str = RETRY_SECONDS, as_text: bool = False
) -> Response:
    """The answer to a refused request: JSON for a program, or the sentence alone for a person."""
    text = sentence(refused, language)
    status = STATUS.get(refused.reason, 400)
    headers = {"retry-after": retry_after} if status in (429, 503) else {}
    if as_text:
        return Response(f"{text}\n", status, headers, media_type="text/plain")
    problem = Problem(refused.reason, refused.facts, text)
    body = msgspec.json.encode(problem)
    return Response(body, status, headers, media_type="application/json")


def asked_language(request: HTTPConnection) -> str:
    """The language that a request asks for, English if it is not one of ours."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"
