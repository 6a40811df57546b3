"""Whole games at the keyboard and with the mouse, against bots, in a terminal of 80 by 24."""

import re
from random import Random

import pytest

from sheepfold.games import GAMES, uly_polly, wooolf
from sheepfold.locales import say
from sheepfold.server.protocol import Language
from sheepfold.table.entries import AnyOptions
from sheepfold.table.table import game_of
from sheepfold.terminal.screens.match import Match
from tests.terminal.person import a_person, a_table, choose


@pytest.mark.parametrize(
    ("options", "players", "language"),
    [(uly_polly.Options(flips=4), 2, "it"), (wooolf.Options(), 4, "de")],
    ids=["uly_polly", "wooolf"],
)
async def test_a_whole_game_against_bots(
    options: AnyOptions, players: int, language: Language
) -> None:
    rng = Random(3)
    game = game_of(options)
    async with (
        a_table(game.NAME, players, options) as address,
        a_person(address, fill=True, language=language) as person,
    ):
        moves = 0
        while await person.turn():
            assert say(language, f"{game.NAME}-name") in person.screen
            move = choose(person, rng)
            if moves % 8 == 7:
                await person.write(game.write(move, options))
            else:
                await person.play(move, mouse=moves % 3 > 0)
            moves += 1
        assert moves > 3
        assert isinstance(person.client.screen, Match)
        await person.until_seen(person.client.screen.board.result())
        await person.press("m")  # the host wants a rematch
        await person.until(lambda: person.device.table and person.device.table.games == 2)
        await person.turn()


@pytest.mark.parametrize(("game", "language"), [("uly_polly", "es"), ("wooolf", "fr")])
async def test_every_page(game: str, language: Language) -> None:
    players = GAMES[game].SEATS[-1]
    async with (
        a_table(game, players) as address,
        a_person(address, fill=True, language=language) as person,
    ):
        await person.turn()
        pages = {
            "question_mark": say(language, "terminal-keys").splitlines()[0],
            "f2": say(language, f"{game}-name"),
            "t": say(language, "phrase-well-played"),
            "q": say(language, "terminal-stop"),
        }
        for key, text in pages.items():
            await person.press(key)
            await person.until_seen(text)
            await person.press("escape")
            await person.until(lambda: isinstance(person.client.screen, Match))
        await person.press("t", "down", "enter")
        await person.until_seen(f"Anna: {say(language, 'phrase-good-luck')}")
        await person.write("quit")
        await person.press("enter")
        await person.until(lambda: not person.client.is_running)


@pytest.mark.parametrize(("game", "players"), [("uly_polly", 2), ("wooolf", 8)])
async def test_a_window_that_is_too_small_says_what_is_needed(game: str, players: int) -> None:
    async with (
        a_table(game, players) as address,
        a_person(address, fill=True, language="de", size=(56, 14)) as person,
    ):
        await person.turn()
        await person.until_seen("Fenster zu klein: nötig")
        while needed := re.search(r"nötig (\d+)×(\d+)", person.screen):
            await person.pilot.resize_terminal(int(needed[1]), int(needed[2]))
            await person.pilot.pause(0.1)
        assert person.client.size.width < 80
        assert person.client.size.height <= 24
        assert say("de", f"{game}-name") in person.screen


async def test_tab_goes_to_the_line_and_back() -> None:
    async with a_table("uly_polly", 2) as address, a_person(address, fill=True) as person:
        await person.turn()
        await person.press("tab", *"zzz", "enter", "tab")
        await person.until_seen("“zzz” isn’t a move.")
        await person.press("t")
        await person.until_seen("Well played!")
