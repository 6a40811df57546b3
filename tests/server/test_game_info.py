"""What a client is told of games, so that it can show one it has never heard of."""

import httpx
import msgspec
import pytest

from sheepfold.games import GAMES
from sheepfold.games.contract import View
from sheepfold.games.options import option_fields
from sheepfold.locales import LANGUAGES
from sheepfold.log.memory import MemoryLog
from sheepfold.server.app import make_app
from sheepfold.server.game_info import GameInfo, GameName
from sheepfold.server.limits import Limits
from tests.coroutines import run


def get(
    *paths: str, limits: Limits | None = None, headers: dict[str, str] | None = None
) -> list[httpx.Response]:
    """What one server answers, to one request after the other."""

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(make_app(MemoryLog(), limits))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return [await http.get(path, headers=headers) for path in paths]

    return run(ask())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_are_listed(language: str) -> None:
    (answer,) = get(f"/api/games?language={language}")
    listed = msgspec.json.decode(answer.content, type=list[GameName])
    assert [one.name for one in listed] == list(GAMES)
    for one in listed:
        seats = GAMES[one.name].SEATS
        assert one.seats == (seats[0], seats[-1])
        assert one.title


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_as_it_is_declared(game: str, language: str) -> None:
    (answer,) = get(f"/api/games/{game}?language={language}")
    told = msgspec.json.decode(answer.content, type=GameInfo)
    rules = GAMES[game]
    assert told.options == option_fields(rules.Options)
    own = [name for name in rules.View.__struct_fields__ if name not in View.__struct_fields__]
    assert [field.name for field in told.view] == own
    assert f"{game}-name = {told.title}" in told.texts
    assert told.rules_page.startswith("# ")
    assert told.round_ends
    assert set(told.round_ends) <= set(told.events)


def test_what_is_not_for_everyone_is_marked() -> None:
    (answer,) = get("/api/games/wooolf")
    told = msgspec.json.decode(answer.content, type=GameInfo)
    hidden = {field.name for field in told.view if field.is_own}
    assert {"cards", "guess", "left", "questions"} <= hidden
    assert not {"tokens", "taken", "starter"} & hidden


def test_the_words_of_one_game_are_its_own() -> None:
    (answer,) = get("/api/games/uly_polly")
    texts = answer.json()["texts"]
    assert "uly_polly-name" in texts
    assert "wooolf" not in texts


def test_english_is_spoken_to_whoever_does_not_ask() -> None:
    asked, plain = get("/api/games/wooolf?language=en", "/api/games/wooolf")
    assert asked.content == plain.content


def test_an_unknown_game_is_refused() -> None:
    (answer,) = get("/api/games/chess?language=it", headers={"accept-language": "de"})
    told = answer.json()
    assert (answer.status_code, told["reason"]) == (404, "no-such-game")
    assert told["facts"] == {"text": "chess", "games": ", ".join(GAMES)}
    assert told["text"].startswith("Ein Spiel „chess“ gibt es hier nicht")


@pytest.mark.parametrize("path", ["/api/games", "/api/games/wooolf"])
def test_an_unknown_language_is_refused(path: str) -> None:
    (answer,) = get(f"{path}?language=tlh")
    told = answer.json()
    assert (answer.status_code, told["reason"]) == (400, "no-such-language")
    assert told["text"].startswith("There’s no language “tlh” here, but there are: en, it")


def test_an_answer_is_made_once_and_known_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def count(game: str, language: str) -> str:
        made.append(language)
        return f"{game}-name = {game}"

    monkeypatch.setattr("sheepfold.server.game_info.fluent_of", count)
    answers = get(*["/api/games/wooolf?language=de"] * 5, "/api/games/wooolf?language=it")
    assert made == ["de", "it"]
    assert {one.headers["cache-control"] for one in answers} == {"no-cache"}
    mark = answers[0].headers["etag"]
    (known,) = get("/api/games/wooolf?language=de", headers={"if-none-match": mark})
    assert (known.status_code, known.content) == (304, b"")


def test_it_counts_like_any_request() -> None:
    limits = Limits(requests_per_second=0.01, requests_burst=2)
    answers = get(*["/api/games"] * 3, limits=limits)
    assert [one.status_code for one in answers] == [200, 200, 429]
