"""docs/protocol.md says what is so: a client can be written from it alone."""

import ast
import json
import re
from collections import defaultdict
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args

import jsonschema
import msgspec
import pytest
from msgspec.structs import FieldInfo
from tools import transcript

from sheepfold.bots import OUR_LEVELS
from sheepfold.games import uly_polly, wooolf
from sheepfold.games.declared import ViewField
from sheepfold.games.exact import difference
from sheepfold.games.options import OptionField
from sheepfold.learn import KnownStep, LookBack, TurningPoint
from sheepfold.server import protocol
from sheepfold.server.app import OpenTable, TableOpened
from sheepfold.server.game_info import GameInfo, GameName
from sheepfold.server.limits import Limits
from sheepfold.server.look_backs import LookBackReport, Progress
from sheepfold.server.news import news
from sheepfold.server.problem import STATUS, Problem
from sheepfold.server.reasons import ExplainedMove, ReasonText
from sheepfold.server.records import SeenGame
from sheepfold.server.replay import Replay, ReplayStep
from sheepfold.table.actions import Action
from sheepfold.table.entries import (
    Colour,
    DrawOpened,
    DrawSealed,
    EntryBody,
    Opened,
    Phrase,
    Settings,
)
from sheepfold.table.entries import MovePlayed as PlayedEntry
from tests.mutants import ROOT
from tests.server.protocol_page import blocks, defaults, fields, section, table, tables, text, words

SOURCE = ROOT / "src/sheepfold"
GAMES: dict[str, Any] = {"Uly & Polly": uly_polly, "Wooolf!!": wooolf}
MOVES = [kind for game in GAMES.values() for kind in get_args(game.Move)]


def struct_fields(kind: Any) -> list[FieldInfo]:
    return list(msgspec.structs.fields(kind))


def names(kind: Any) -> list[str]:
    return [field.name for field in struct_fields(kind)]


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def given(kind: Any) -> dict[str, str]:
    """The fields that have a default, and which, as JSON."""
    return {
        field.name: msgspec.json.encode(field.default).decode()
        if field.default is not msgspec.NODEFAULT
        else "{}"
        for field in struct_fields(kind)
        if not field.required
    }


async def test_the_transcript_is_that_of_a_real_game() -> None:
    """If this fails: `make types`, and look whether the change of the protocol is meant."""

    assert transcript.page(await transcript.transcript()) == text()


# What is left out


def test_fields_with_their_default_are_left_out_of_frames_and_news_only() -> None:
    parts = [protocol.TableInfo, protocol.PlaceInfo, protocol.ClaimInfo, protocol.Opening]
    others = [*get_args(protocol.FromServer), *parts, *MOVES]
    others += [kind for game in GAMES.values() for kind in (game.View, *get_args(game.Event))]
    leaving_out = [kind for kind in others if kind.__struct_config__.omit_defaults]
    assert leaving_out == [protocol.Frame]
    assert protocol.News.__struct_config__.omit_defaults


def test_every_field_of_a_frame_and_its_default() -> None:
    rows = table("`frame`", "field")
    assert list(rows) == names(protocol.Frame)
    shown = {name: row["default"].strip("`") for name, row in rows.items() if row["default"]}
    assert shown == given(protocol.Frame)
    assert set(fields(rows["opened"]["meaning"])) == set(names(protocol.Opening))


def test_every_field_of_a_sync() -> None:
    assert list(table("`sync`", "field")) == names(protocol.Sync)


@pytest.mark.parametrize(
    ("column", "kinds"),
    [("to the server", protocol.FromClient), ("from the server", protocol.FromServer)],
)
def test_every_message(column: str, kinds: Any) -> None:
    rows = table("Messages", column)
    assert list(rows) == [tag(kind) for kind in get_args(kinds)]
    for kind in get_args(kinds):
        cell = rows[tag(kind)]["fields"]
        if "see below" not in cell:
            assert fields(cell) == names(kind)
            if column == "to the server":
                assert defaults(cell) == given(kind)


# The table


def test_every_field_of_the_table() -> None:
    assert list(table("The table", "field of `table`")) == names(protocol.TableInfo)
    places = table("The table", "field of a place")
    assert list(places) == names(protocol.PlaceInfo)
    assert fields(places["claim"]["meaning"]) == names(protocol.ClaimInfo)
    listed = re.findall(r"[a-z]+", places["colour"]["meaning"].split(";")[0])
    assert [word for word in listed if word != "or"] == list(get_args(Colour))
    for level in OUR_LEVELS:
        assert level in places["level"]["meaning"]


def test_every_setting() -> None:
    rows = table("The table", "setting")
    assert {name: row["default"].strip("`") for name, row in rows.items()} == given(Settings)


def an_example_of(kind: Any) -> Any:
    """An entry in which no field is empty."""
    values = {"chair": 3, "seat": 3, "chairs": (3,), "order": (1,), "text": "hello"}
    return kind(**{name: values.get(name, True) for name in names(kind)})


UNTOLD = (Opened, PlayedEntry, DrawSealed, DrawOpened)
"""What has no news: the first entry, moves, and what devices add to a draw."""


def test_all_news() -> None:
    rows = table("News", "`what`")
    told = [kind for kind in get_args(EntryBody) if kind not in UNTOLD]
    assert set(rows) == {tag(kind) for kind in told}
    for kind in told:
        shown = news(an_example_of(kind))
        assert shown is not None
        public = [name for name in names(protocol.News) if getattr(shown, name) not in (None, "")]
        public = [name for name in public if name != "what" and getattr(shown, name) is not False]
        assert set(fields(rows[tag(kind)]["with"])) == set(public), tag(kind)
    before = section("News").split("|")[0]
    assert defaults(before) == given(protocol.News)


# Commands


def test_every_action_with_its_fields_and_defaults() -> None:
    rows = table("Commands", "action")
    assert set(rows) == {tag(kind) for kind in get_args(Action)}
    for kind in get_args(Action):
        cell = rows[tag(kind)]["fields"]
        assert fields(cell) == names(kind), tag(kind)
        assert defaults(cell) == given(kind), tag(kind)
    said = re.findall(r"[a-z-]+", rows["say"]["what"])
    assert [word for word in said if word != "or"] == list(get_args(Phrase))


# The games


@pytest.mark.parametrize("heading", GAMES)
def test_views_events_and_options_of_the_games(heading: str) -> None:
    game = GAMES[heading]
    both, own = table("The games", "field"), table(heading, "field of the view")
    assert set(both) | set(own) == {"game", *names(game.View)}
    assert set(both) & set(own) == {"phase"}
    events = table(heading, "event")
    assert set(events) == {tag(kind) for kind in get_args(game.Event)}
    for kind in get_args(game.Event):
        assert fields(events[tag(kind)]["fields"]) == names(kind), tag(kind)
        for field in struct_fields(kind):
            (inner, *_) = get_args(field.type)
            if field.name == "round" and inner is not int:
                listed = words(events[tag(kind)]["fields"])
                assert set(names(inner)) <= set(listed)
    options = section(heading).split("Options: ")[1].split("\n\n")[0]
    assert defaults(options.replace("\n", " ")) == given(game.Options)


def test_every_move_is_shown_as_it_is_sent() -> None:
    shown = [word for word in words(section("The games")) if word.startswith("{")]
    moves = [msgspec.json.decode(one, type=reduce(or_, MOVES)) for one in shown]
    assert [type(move) for move in moves] == MOVES
    for example, move in zip(shown, moves, strict=True):
        assert json.loads(example) == json.loads(msgspec.json.encode(move))


# Examples


@pytest.mark.parametrize("example", blocks("json"))
def test_every_example_is_a_message(example: str) -> None:
    value = json.loads(example)
    if "type" in value:
        schema = json.loads((ROOT / "docs/protocol.schema.json").read_text())
        jsonschema.validate(value, schema)
        clients = [tag(kind) for kind in get_args(protocol.FromClient)]
        kind: Any = protocol.FromClient if value["type"] in clients else protocol.FromServer
    else:
        first = next(iter(value))
        kind = {"options": OpenTable, "code": TableOpened, "reason": Problem}[first]
    assert_known(value, json.loads(msgspec.json.encode(msgspec.json.decode(example, type=kind))))


def assert_known(example: Any, decoded: Any) -> None:
    """The decoder ignores a field that it does not know; the page must have none."""
    if isinstance(example, dict):
        for name, value in example.items():
            assert name in decoded
            assert_known(value, decoded[name])
    else:
        assert difference(example, decoded) is None


def test_what_http_answers_is_described() -> None:
    http = set(words(section("HTTP")))
    kinds = (GameName, GameInfo, OptionField, ViewField)
    looking_back = (LookBackReport, Progress, LookBack, KnownStep, TurningPoint)
    for kind in (
        *(OpenTable, SeenGame, Replay, ReplayStep, ExplainedMove, ReasonText),
        *(*kinds, *looking_back),
    ):
        assert set(names(kind)) <= http, kind
    paths = json.loads((ROOT / "docs/openapi.json").read_text())["paths"]
    shown = {re.sub(r"{(\w+)}", lambda part: part[1].upper(), path) for path in paths}
    listed = {request.split()[-1].partition("?")[0] for request in table("HTTP", "request")}
    assert shown <= listed


# Refusals

SENT = {"NotAllowed", "IllegalMove", "BadOptions"}
"""The refusals that reach a client; others are about records, notation, or starting a server."""

OFFLINE = {"server/archive.py", "server/maintenance.py", "server/migration.py"}
"""Commands about the files of a server, which no client can give."""

NEVER_SENT = {
    *("game-over", "not-a-move", "not-seated", "options"),  # a server has refused it before
    # Options of `serve`.
    *("bad-limit", "bad-proxy", "bad-public-url", "no-such-plug-in", "unknown-limit"),
}
"""Reasons that no client meets."""


def refused() -> dict[str, set[str]]:
    """Every reason that can reach a client, and its facts, found in the source."""
    found: dict[str, set[str]] = defaultdict(set)
    for part in ("table", "server", "games"):
        for path in sorted((SOURCE / part).rglob("*.py")):
            if str(path.relative_to(SOURCE)) not in OFFLINE:
                for call in _refusals(path):
                    reason = ast.literal_eval(call.args[0])
                    facts = {str(keyword.arg) for keyword in call.keywords}
                    found[reason] |= facts - {"rule", "is_open"}
    return {reason: facts for reason, facts in found.items() if reason not in NEVER_SENT}


def _refusals(path: Path) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SENT
    ]


def refusals_of_the_page() -> dict[str, dict[str, str]]:
    rows = [row for rows in tables("Refusals") for row in rows]
    listed = {words(row["reason"])[0]: row for row in rows}
    assert len(listed) == len(rows), "a reason stands there twice"
    return listed


def test_every_refusal_with_its_facts() -> None:
    """A new reason gets a row in "Refusals", or, if no client ever meets it, in `NEVER_SENT`."""
    listed, found = refusals_of_the_page(), refused()
    assert set(found) - set(listed) == set(), "docs/protocol.md lacks these"
    assert set(listed) - set(found) == set(), "nothing refuses with these"
    assert {reason: set(words(row["facts"])) for reason, row in listed.items()} == found


def test_every_refusal_says_what_to_do() -> None:
    said = re.findall(r"^- \*\*(\w+)\*\*", section("Refusals"), re.MULTILINE)
    assert {row["do"] for row in refusals_of_the_page().values()} == set(said)


def test_the_http_status_of_each() -> None:
    listed = refusals_of_the_page()
    shown = {reason: int(row["HTTP"]) for reason, row in listed.items() if row.get("HTTP")}
    assert shown == {reason: STATUS.get(reason, 400) for reason in shown}
    assert set(STATUS) <= set(shown)


# Limits


def test_the_usual_limits() -> None:
    usual = msgspec.structs.asdict(Limits())
    shown: dict[str, float] = {}
    for row in tables("Limits")[0]:
        figures = [float(figure) for figure in row["usually"].split(", ")]
        shown |= dict(zip(words(row["limit"]), figures, strict=True))
    assert shown == usual
