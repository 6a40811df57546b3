"""What is published, made from the types: `python -m tools.published` writes it anew."""

import json
from collections.abc import Callable
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

import msgspec

from sheepfold.server import protocol
from sheepfold.server.app import OpenTable, TableOpened
from sheepfold.server.game_info import GameInfo, GameName
from sheepfold.server.limits import Limits
from sheepfold.server.look_backs import LookBackReport, Progress
from sheepfold.server.openapi import openapi
from sheepfold.server.problem import Problem
from sheepfold.server.reasons import ExplainedMove
from sheepfold.server.replay import Replay
from sheepfold.server.schemas import components
from tools.facts import facts_module
from tools.notebook_rounds import rounds_file
from tools.record_schema import schema as record_schema
from tools.typescript import module

ROOT = Path(__file__).parents[1]
LIMITS_BEGIN = "<!-- limits, made by `make types` -->"
LIMITS_END = "<!-- end of limits -->"


def protocol_schema() -> dict[str, Any]:
    """The JSON Schema of every message on the socket."""
    messages = [*get_args(protocol.FromClient), *get_args(protocol.FromServer)]
    found, parts = components(messages, "#/$defs/{name}")
    dialect = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": dialect, "anyOf": found, "$defs": parts}


def typescript() -> str:
    """The same messages as TypeScript types."""
    clients = [kind.__name__ for kind in get_args(protocol.FromClient)]
    servers = [kind.__name__ for kind in get_args(protocol.FromServer)]
    messages = [*get_args(protocol.FromClient), *get_args(protocol.FromServer)]
    answers = [
        OpenTable,
        TableOpened,
        Problem,
        protocol.SeatSummary,
        Replay,
        ExplainedMove,
        GameName,
        GameInfo,
        LookBackReport,
        Progress,
    ]
    _, parts = components([*messages, *answers], "#/$defs/{name}")
    return module(parts, {"FromClient": clients, "FromServer": servers})


def _json(schema: dict[str, Any]) -> str:
    return json.dumps(tidy(schema), indent=1) + "\n"


def tidy(part: Any) -> Any:
    """The same without the indentation of docstrings, which Python keeps only before 3.13.

    >>> tidy({"anyOf": [{"description": "One line.\\n\\n    Another."}]})
    {'anyOf': [{'description': 'One line.\\n\\nAnother.'}]}
    """
    if isinstance(part, list):
        return [tidy(one) for one in part]
    if not isinstance(part, dict):
        return part
    return {
        name: cleandoc(value) if name == "description" and isinstance(value, str) else tidy(value)
        for name, value in part.items()
    }


def limits_table() -> str:
    """What stands between the marks of docs/hosting.md, made from the class."""
    lines = ["| limit | usually | of what |", "|---|---|---|"]
    for field in msgspec.structs.fields(Limits):
        about = msgspec.inspect.type_info(field.type)
        assert isinstance(about, msgspec.inspect.Metadata)
        meaning = (about.extra_json_schema or {})["description"]
        lines.append(f"| `{field.name}` | {field.default:g} | {meaning} |")
    return "\n".join(lines)


def hosting() -> str:
    """The page as it is, with the table of limits made anew."""
    page = (ROOT / "docs/hosting.md").read_text()
    before, rest = page.split(LIMITS_BEGIN)
    _, after = rest.split(LIMITS_END)
    return f"{before}{LIMITS_BEGIN}\n{limits_table()}\n{LIMITS_END}{after}"


PUBLISHED: dict[str, Callable[[], str]] = {
    "docs/record.schema.json": lambda: _json(record_schema()),
    "docs/protocol.schema.json": lambda: _json(protocol_schema()),
    "docs/openapi.json": lambda: _json(openapi(OpenTable, TableOpened, Problem)),
    "docs/hosting.md": hosting,
    "web/src/protocol.ts": typescript,
    "web/src/facts.ts": facts_module,
    "web/tests/fixtures/wooolf-rounds.json": rounds_file,
}


if __name__ == "__main__":
    for path, make in PUBLISHED.items():
        target = ROOT / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(make())
