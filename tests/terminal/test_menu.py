"""The menu: games to go on with, new ones, a table by its code."""

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sheepfold.games.contract import BadOptions
from sheepfold.games.uly_polly.pieces import Hidden, Hide
from sheepfold.locales import sentence
from sheepfold.terminal.device import Device
from sheepfold.terminal.local_games import (
    MOST_FINISHED,
    LocalGame,
    LocalGames,
    Unplayable,
    claimed,
    kept,
)
from sheepfold.terminal.play import PlayRequest, choose, go_on, prepare
from sheepfold.terminal.request import LessonRequest, playable
from sheepfold.terminal.screens.client import ClientWindow
from sheepfold.terminal.screens.curtain import Curtain
from sheepfold.terminal.screens.menu import Menu
from tests.terminal.person import SIZE, Person, flat, letters
from tests.terminal.person import choose as choose_move

NONE = LocalGames([], [], [])


def alone(data: Path, **asked: Any) -> PlayRequest:
    """A game of Anna's on her own device, in which she is the first wolf."""
    how = PlayRequest("uly_polly", options={"first_wolf": 1}, data=data, name="Anna", bot_delay=0.0)
    return how._replace(**asked)


@asynccontextmanager
async def playing(how: PlayRequest, again: LocalGame | None = None) -> AsyncIterator[Person]:
    """Somebody who plays on this device: a new game, or one that was kept."""
    async with AsyncExitStack() as stack:
        plan = await (prepare(how, stack) if again is None else go_on(again, how, stack))
        client = ClientWindow(Device(plan))
        pilot = await stack.enter_async_context(client.run_test(size=SIZE))
        person = Person(client, pilot)
        await person.until(lambda: client.device.is_settled)
        yield person


async def choosing(how: PlayRequest, games: LocalGames, *keys: str) -> tuple[Any, str]:
    """What is chosen with these keys, and what was on the screen then."""
    menu = Menu(how, games)
    async with menu.run_test(size=SIZE) as pilot:
        await pilot.press(*keys[:-1])
        await pilot.pause()
        seen = flat(letters(menu))
        await pilot.press(*keys[-1:])
    return menu.return_value, seen


async def one_move(how: PlayRequest) -> None:
    """Begin a game, make a move, and go."""
    async with playing(how) as person:
        await person.turn()
        await person.play(person.position.legal[5])
        await person.turn()


async def test_a_new_game_is_chosen_with_players_and_level() -> None:
    how = PlayRequest(language="it")
    assert (await choosing(how, NONE, "enter"))[0].game == "uly_polly"
    chosen, seen = await choosing(how, NONE, "down", "right", "right", "l", "enter")
    assert (chosen.game, chosen.players, chosen.level) == ("wooolf", 6, "owl")
    assert "Wooolf!! · 6 giocatori · bot: Gufo (difficilissimo)" in seen
    chosen, _ = await choosing(how, NONE, "left", *["right"] * 9, "enter")
    assert (chosen.game, chosen.players) == ("uly_polly", 5)
    assert (await choosing(how, NONE, "q"))[0] is None
    assert (await choosing(how, NONE, "ctrl+c"))[0] is None


def test_only_games_that_fit_what_was_asked_are_offered() -> None:
    assert [one.game for one in playable(PlayRequest(options={"patience": 4}))] == ["uly_polly"]
    with pytest.raises(BadOptions):
        playable(PlayRequest(players=9))


async def test_a_table_is_joined_by_its_code() -> None:
    to_join = ["down", "down", "enter"]
    chosen, seen = await choosing(PlayRequest(), NONE, *to_join, *"qk7b2m", "enter")
    assert (chosen.join, chosen.game) == ("qk7b2m", None)
    assert "qk7b2m" in seen
    chosen, _ = await choosing(PlayRequest(), NONE, *to_join, *"qk", "escape", "up", "enter")
    assert (chosen.join, chosen.game) == (None, "wooolf")


async def test_a_newcomer_finds_the_lessons() -> None:
    chosen, seen = await choosing(PlayRequest(language="de"), NONE, *["down"] * 4, "enter")
    assert chosen == LessonRequest("wooolf")
    assert "Lektion Uly & Polly" in " ".join(seen.split())


async def test_at_a_server_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    await one_move(alone(tmp_path))
    how = PlayRequest(server="http://127.0.0.1:1", data=tmp_path)
    _, seen = await choosing(how, NONE, "down", "enter")
    assert "Uly & Polly" in seen
    assert "bots" not in seen
    assert await choose(how._replace(game="wooolf")) == how._replace(game="wooolf")


async def test_an_unfinished_game_is_offered_and_goes_on(tmp_path: Path) -> None:
    how = alone(tmp_path)
    async with playing(how) as person:
        await person.turn()
        await person.play(Hide(6))
        await person.turn()
        history = person.position.view.history
    games = await kept(tmp_path)
    assert [game.names for game in games.unfinished] == [("Anna", "")]
    chosen, seen = await choosing(PlayRequest(language="de"), games, "enter")
    assert "Weiterspielen Uly & Polly · Anna und Bot 2 · 20" in seen
    assert chosen == games.unfinished[0]
    async with playing(how, chosen) as person:
        await person.turn()
        assert person.position.view.history == history
        assert person.position.view.history[0] == Hidden(1, 6)
        await person.play(person.position.legal[0])
    assert await choose(how._replace(game="wooolf")) == how._replace(game="wooolf")


async def test_several_people_sit_down_again_behind_the_curtain(tmp_path: Path) -> None:
    how = alone(tmp_path, hot_seat=2, name="Anna,Ben")
    async with playing(how) as person:
        await person.until(lambda: isinstance(person.client.screen, Curtain))
        await person.press("enter")
        await person.until(lambda: person.device.position and person.position.view.viewer == 1)
        await person.play(Hide(6))
        await person.until_seen("Enter pass to Ben")
    (game,) = (await kept(tmp_path)).unfinished
    async with playing(how._replace(name=None, hot_seat=1), game) as person:
        await person.until_seen("pass the device to Ben")
        assert "Uly" not in person.screen
        await person.press("enter")
        await person.until(lambda: person.device.position and person.position.view.viewer == 2)


async def test_a_game_in_which_nobody_moved_is_not_kept(tmp_path: Path) -> None:
    async with playing(alone(tmp_path)) as person:
        await person.turn()
        assert await kept(tmp_path) == NONE  # it is being played: nothing happens to it
        assert len(list((tmp_path / "local").glob("*.db"))) == 1
    assert await kept(tmp_path) == NONE
    assert list((tmp_path / "local").iterdir()) == []


async def test_a_game_is_played_in_one_window_only(tmp_path: Path) -> None:
    await one_move(alone(tmp_path))
    (game,) = (await kept(tmp_path)).unfinished
    with claimed(game.file):
        assert await kept(tmp_path) == NONE
        with pytest.raises(Unplayable) as refused:
            async with playing(alone(tmp_path), game):
                pass
    assert sentence(refused.value, "es") == "Esta partida se está jugando en otra ventana."
    assert (await kept(tmp_path)).unfinished == [game]


async def test_an_unreadable_game_is_named_and_left_alone(tmp_path: Path) -> None:
    await one_move(alone(tmp_path))
    (file,) = (tmp_path / "local").glob("*.db")
    file.write_bytes(b"This is not a database. " * 100)
    games = await kept(tmp_path)
    assert games == LocalGames([], [], [file])
    _, seen = await choosing(PlayRequest(), games, "enter")
    assert "These games can’t be read:" in seen
    assert file.exists()


async def test_a_game_is_thrown_away_by_two_keys(tmp_path: Path) -> None:
    for _ in range(2):
        await one_move(alone(tmp_path))
    games = await kept(tmp_path)
    assert len(games.unfinished) == 2
    _, seen = await choosing(PlayRequest(), games, "d", "down", "d", "q")
    assert "Throw this game away?" in seen
    assert len((await kept(tmp_path)).unfinished) == 2
    _, seen = await choosing(PlayRequest(), games, "d", "d", "q")
    assert (await kept(tmp_path)).unfinished == games.unfinished
    assert len(games.unfinished) == 1


async def test_games_that_are_over_can_still_be_looked_at_and_the_oldest_go(tmp_path: Path) -> None:
    how = alone(tmp_path, options={"first_wolf": 1, "flips": 1, "patience": 1})
    rng = Random(1)
    async with playing(how) as person:
        while await person.turn():
            await person.play(choose_move(person, rng))
    games = await kept(tmp_path)
    assert (len(games.unfinished), len(games.finished)) == (0, 1)
    chosen, seen = await choosing(PlayRequest(), games, *["down"] * 3, "enter", "enter")
    assert chosen == games.finished[0]
    assert "Anna and Bot 2" in seen
    for n in range(MOST_FINISHED + 3):
        shutil.copy(chosen.file, chosen.file.with_name(f"copy{n}.db"))
    assert len((await kept(tmp_path)).finished) == MOST_FINISHED
    assert len(list((tmp_path / "local").glob("*.db"))) == MOST_FINISHED
    async with playing(how, chosen) as person:
        assert not await person.turn()
        await person.until_seen("save this game")
        await person.press("m")
        await person.until(lambda: person.device.table and person.device.table.games == 2)


async def test_where_nothing_can_be_kept_one_can_still_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")

    async with playing(alone(tmp_path / "file")) as person:
        await person.turn()
        await person.until_seen("This game can’t be kept for later")
        await person.press("q")
        await person.until_seen("It won’t be kept")
