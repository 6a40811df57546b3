"""A game that brings no board of its own is played on the general one."""

import asyncio
from random import Random
from typing import Any

import pytest

from sheepfold.locales import LANGUAGES
from sheepfold.table.actions import Play, Ready
from sheepfold.terminal.general.board import GeneralBoard
from sheepfold.terminal.network.connection import ServerConnection
from sheepfold.terminal.picture import WIDTH
from sheepfold.terminal.registry import display_of, event_text
from sheepfold.terminal.screens.match import Match
from tests.games.random_play import random_game
from tests.terminal.general.hidden_heap import Options, Take
from tests.terminal.person import Person, a_friend, a_person, a_table

NAMES = ["Anna", "Ben", "Carla"]


async def start(person: Person, friend: ServerConnection) -> None:
    await friend.do(Ready())
    await person.until_seen("Ben is ready.")
    await person.press("s")
    await person.until(lambda: isinstance(person.client.screen, Match))


async def friend_takes(friend: ServerConnection, count: int) -> None:
    while Take(count) not in friend.legal:
        await asyncio.sleep(0.005)
    await friend.do(Play(Take(count)))


async def test_a_third_game_is_played_to_its_end(third_game: Any) -> None:
    async with (
        a_table(third_game.NAME, 2, Options()) as address,
        a_person(address) as person,
        a_friend(address) as friend,
    ):
        await person.until_seen("hidden heap · Table")
        await person.press("o")
        await person.until_seen("last loses")
        await person.press("right")
        await person.until(lambda: person.device.table.options.stones == 5)  # type: ignore[union-attr]
        await person.press("left", "escape")
        await start(person, friend)
        screen = person.client.screen
        assert isinstance(screen, Match)
        assert isinstance(screen.board, GeneralBoard)
        await person.until_seen("It’s your turn.")
        await person.until_seen("heap: 4")
        await person.until_seen(f"lucky number: {person.position.view.lucky_number}")  # type: ignore[attr-defined]
        await person.until_seen("Score: 0 · taken: 0")
        await person.press("down", "enter")  # take 2
        await person.until_seen("taken: seat Anna, count 2")
        await person.until_seen("It’s Ben’s turn.")
        await person.write("take 1")
        await person.until_seen("It’s not your turn, it’s Ben’s.")
        await friend_takes(friend, 1)
        await person.turn()
        await person.press("enter")  # take 1
        await person.until_seen("heap: 0")  # the round that has ended, until somebody acts
        await person.until_seen("round ended: round-winner Anna")
        await person.press("enter")
        await person.until_seen("heap: 4")
        await person.turn()
        await person.press("question_mark")
        await person.until_seen("nod 2")
        await person.press("escape", "f2")
        await person.until_seen("This game has no rules page.")
        await person.press("escape")
        await person.click("#buttons", (2, 1))  # take 2
        await friend_takes(friend, 2)
        await person.until_seen("Anna and Ben share the win!")
        assert person.position.view.result is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_third_game_can_be_drawn_and_told(third_game: Any, language: str) -> None:
    display = display_of(third_game)
    for moment in random_game(third_game, Options(), 3, Random(4), free=0.3):
        for viewer in (None, 1, 2, 3):
            view = third_game.view(moment.state, viewer)
            picture = display.draw(view, NAMES, language)
            assert max(map(len, picture.splitlines())) <= WIDTH
            assert f"heap: {view.heap}" in picture
            assert ("lucky number" in picture) == (viewer is not None)
            for event in view.history:
                assert event_text("no-such-key", event, view, NAMES, language)
        assert display.draw_open(third_game, moment.state, NAMES, language)


def test_the_picture_of_a_third_game(third_game: Any) -> None:
    options = Options()
    state = third_game.start(options, 2, third_game.Outcome((1, 2)))
    state, _ = third_game.play(state, 1, Take(2))
    picture = """\
hidden heap · Round 1

  Anna       Score: 0 · taken: 2
► Ben (you)  Score: 0 · taken: 0

heap: 2
turn: Ben
lucky number: 2
It’s your turn."""
    assert display_of(third_game).draw(third_game.view(state, 2), NAMES[:2], "en") == picture
