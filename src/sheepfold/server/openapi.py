"""The OpenAPI document of the HTTP API, generated from the types that it speaks."""

from sheepfold import __version__
from sheepfold.games.exact import Json
from sheepfold.locales import LANGUAGES
from sheepfold.server.game_info import GameInfo, GameName
from sheepfold.server.look_backs import LookBackReport, Progress
from sheepfold.server.protocol import SeatSummary, TableInfo
from sheepfold.server.reasons import ExplainedMove
from sheepfold.server.replay import Replay
from sheepfold.server.schemas import components


def openapi(open_table: type, table_opened: type, problem: type) -> dict[str, Json]:
    """The document."""
    types = [
        open_table,
        table_opened,
        problem,
        TableInfo,
        SeatSummary,
        Replay,
        ExplainedMove,
        GameName,
        GameInfo,
        LookBackReport,
        Progress,
    ]
    found, parts = components(types, "#/components/schemas/{name}")
    asked, opened, refused, info, summary, replay, why, game_name, game_info, report, progress = (
        found
    )

    def body(schema: dict[str, Json], about: str) -> dict[str, Json]:
        return {"description": about, "content": {"application/json": {"schema": schema}}}

    code = {
        "name": "code",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "maxLength": 16},
    }
    seat = {
        "name": "seat",
        "in": "path",
        "required": True,
        "schema": {"type": "integer", "minimum": 1, "maximum": 999},
    }
    of_round = {
        "name": "round",
        "in": "query",
        "required": False,
        "schema": {"type": "integer", "minimum": 1, "maximum": 999},
    }
    language = {
        "name": "language",
        "in": "query",
        "schema": {"type": "string", "enum": list(LANGUAGES), "default": LANGUAGES[0]},
    }
    game = {
        "name": "name",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "maxLength": 32},
    }
    no_language = body(refused, "there is no such language")
    no_table = body(refused, "there is no such table")
    damaged = body(refused, "what is kept of this table is damaged")
    retry = {"Retry-After": {"description": "seconds to wait", "schema": {"type": "integer"}}}
    too_fast = body(refused, "too many requests from this address") | {"headers": retry}
    busy = body(refused, "too much else is being looked up") | {"headers": retry}
    other_host = body(refused, "the request is for a host with another name")
    cannot_report = {"421": other_host, "429": too_fast, "500": damaged, "503": busy}
    none_yet = body(refused, "no game was played yet")
    no_last_game = {"404": no_table, "409": none_yet, **cannot_report}
    not_over = body(refused, "no game was played yet, or it is not over")
    no_open_game = {"404": no_table, "409": not_over, **cannot_report}
    of_record = {
        "requestBody": body({"type": "object"}, "the record") | {"required": True},
    }
    of_record_refused = {
        "400": body(refused, "the file is not a record, or not even its deal is sound"),
        "413": body(refused, "the file is too large, or the game too long"),
        "415": body(refused, "the request is not JSON"),
        "429": too_fast,
        "503": busy,
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sheepfold", "version": __version__},
        "paths": {
            "/api/games": {
                "get": {
                    "summary": "The games that there are",
                    "parameters": [language],
                    "responses": {
                        "200": body({"type": "array", "items": game_name}, "the games, ours first"),
                        "400": no_language,
                        "421": other_host,
                        "429": too_fast,
                    },
                }
            },
            "/api/games/{name}": {
                "get": {
                    "summary": "A game as it declares itself, for a client that does not know it",
                    "parameters": [game, language],
                    "responses": {
                        "200": body(game_info, "the game"),
                        "400": no_language,
                        "404": body(refused, "there is no such game"),
                        "421": other_host,
                        "429": too_fast,
                    },
                }
            },
            "/api/tables": {
                "post": {
                    "summary": "Open a table",
                    "requestBody": body(asked, "the game with its options, and settings")
                    | {"required": True},
                    "responses": {
                        "201": body(opened, "the code of the new table"),
                        "400": body(refused, "it cannot be played so"),
                        "403": body(refused, "a page of another site asks"),
                        "413": body(refused, "the request is too large"),
                        "415": body(refused, "the request is not JSON"),
                        "421": other_host,
                        "429": body(refused, "too many tables from this address")
                        | {"headers": retry},
                        "503": body(refused, "the disk cannot be written") | {"headers": retry},
                        "507": body(refused, "the server has no space for more tables"),
                    },
                }
            },
            "/api/tables/{code}": {
                "get": {
                    "summary": "What everyone may know of a table",
                    "parameters": [code],
                    "responses": {
                        "200": body(info, "the table"),
                        "404": no_table,
                        "421": other_host,
                        "429": too_fast,
                        "500": damaged,
                    },
                }
            },
            "/api/tables/{code}/seat": {
                "get": {
                    "summary": "How the table stands, for whoever has a seat at it",
                    "parameters": [code],
                    "security": [{"seat": []}],
                    "responses": {
                        "200": body(summary, "the table, whose turn it is, or who has won"),
                        "403": body(refused, "this is nobody's token"),
                        "404": no_table,
                        "421": other_host,
                        "429": too_fast,
                        "500": damaged,
                    },
                }
            },
            "/api/tables/{code}/record": {
                "get": {
                    "summary": "The last game: open when it is over, else as one's seat saw it",
                    "parameters": [code],
                    "security": [{}, {"seat": []}],
                    "responses": {
                        "200": body({"type": "object"}, "the record"),
                        "403": body(refused, "this is nobody's token"),
                        **no_last_game,
                    },
                }
            },
            "/api/tables/{code}/why": {
                "get": {
                    "summary": "Why the bots moved as they did, in a round or the last open one",
                    "parameters": [code, of_round],
                    "security": [{}, {"seat": []}],
                    "responses": {
                        "200": body({"type": "array", "items": why}, "their moves and reasons"),
                        "403": body(refused, "nobody may watch here while a game goes on"),
                        **no_last_game,
                    },
                }
            },
            "/api/tables/{code}/replay": {
                "get": {
                    "summary": "The last game step by step, as one's seat saw it",
                    "parameters": [code],
                    "security": [{}, {"seat": []}],
                    "responses": {
                        "200": body(replay, "the game, for a seat or for a spectator"),
                        "403": body(refused, "this is nobody's token"),
                        **no_last_game,
                    },
                }
            },
            "/api/tables/{code}/replay/open": {
                "get": {
                    "summary": "The last game step by step, with nothing hidden",
                    "parameters": [code],
                    "responses": {
                        "200": body(replay, "the game"),
                        **no_open_game,
                    },
                }
            },
            "/api/tables/{code}/replay/seat/{seat}": {
                "get": {
                    "summary": "The last game step by step, as any seat saw it",
                    "parameters": [code, seat],
                    "responses": {
                        "200": body(replay, "the game"),
                        "400": body(refused, "the game has no such seat"),
                        **no_open_game,
                    },
                }
            },
            "/api/tables/{code}/lookback": {
                "get": {
                    "summary": "What each seat could have known in the last game, what turned it",
                    "parameters": [code],
                    "responses": {
                        "200": body(report, "the look back"),
                        "202": body(progress, "it is being made: ask again"),
                        "404": no_table,
                        "409": not_over,
                        "413": body(refused, "the game is too long"),
                        **cannot_report,
                    },
                }
            },
            "/api/lookback": {
                "post": {
                    "summary": "The same for a record that is sent",
                    **of_record,
                    "responses": {
                        "200": body(report, "the look back, of the part that is sound"),
                        "202": body(progress, "it is being made: ask again"),
                        "421": other_host,
                        **of_record_refused,
                    },
                }
            },
            "/api/lookback/replay": {
                "post": {
                    "summary": "A record step by step: as a seat saw it, or with nothing hidden",
                    "parameters": [{**seat, "in": "query", "required": False}],
                    **of_record,
                    "responses": {
                        "200": body(replay, "the game, as far as it is sound"),
                        "421": other_host,
                        **of_record_refused,
                    },
                }
            },
            "/api/lookback/why": {
                "post": {
                    "summary": "Why the bots of a record moved as they did, in a round of it",
                    "parameters": [of_round],
                    **of_record,
                    "responses": {
                        "200": body({"type": "array", "items": why}, "their moves and reasons"),
                        "421": other_host,
                        **of_record_refused,
                    },
                }
            },
        },
        "components": {
            "schemas": dict(parts),
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }
