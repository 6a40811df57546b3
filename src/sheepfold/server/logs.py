"""What the server writes about itself: one line for each message, with time and level.

There is no access log. Addresses are written only at the level debug; seat tokens never are.
"""

import logging
from datetime import UTC, datetime
from textwrap import indent
from typing import Literal

import msgspec

LogLevel = Literal["debug", "info", "warning", "error"]


def set_up_logs(level: LogLevel = "warning", as_json: bool = False) -> None:
    """Write messages of this level and above to stderr, those of the web server too."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else TextLines())
    if level != "debug":
        handler.addFilter(_is_about_the_server)
    least = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=least, handlers=[handler], force=True)
    # Below this it would write whole WebSocket messages, and with them the tokens of seats.
    logging.getLogger("uvicorn.error").setLevel(max(least, logging.INFO))


class TextLines(logging.Formatter):
    """For people.

    >>> shown = logging.makeLogRecord({"created": 0, "levelname": "ERROR", "name": "sheepfold"})
    >>> shown.msg = "no space left"
    >>> TextLines().format(shown)
    '1970-01-01T00:00:00.000+00:00 ERROR sheepfold: no space left'
    """

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback below it if there is one."""
        message = record.getMessage().replace("\n", r"\n")
        line = f"{_time(record)} {record.levelname} {_name(record)}: {message}"
        if record.exc_info:
            # Indented, so that nothing in it can look like a line of the log.
            line += "\n" + indent(self.formatException(record.exc_info), "  ")
        return "".join([_visible(letter) for letter in line])


class JsonLines(logging.Formatter):
    """For programs: a JSON object for each message."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever the message has in it."""
        facts = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": _name(record),
            "message": record.getMessage(),
        }
        if record.exc_info:
            facts["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(facts).decode()


def _visible(letter: str) -> str:
    """A character that neither moves the cursor nor changes the text direction; line breaks stay.

    >>> [_visible(letter) for letter in "a\x1b\u202e"]
    ['a', '\\\\x1b', '\\\\u202e']
    """
    if letter.isprintable() or letter == "\n":
        return letter
    return letter.encode("unicode_escape").decode()


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _name(record: logging.LogRecord) -> str:
    return record.name.removesuffix(".error")  # Uvicorn calls its own log so, whatever the level


def _is_about_the_server(record: logging.LogRecord) -> bool:
    """Whether a message is about the server, not about one connection and who is behind it."""
    if record.msg == "Invalid HTTP request received.":  # anybody could fill the log with it
        return False
    return record.levelno > logging.INFO or "websockets" not in record.pathname
