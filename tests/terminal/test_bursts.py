"""Keys that come all at once, as from a paste or over a slow line, do what each does alone."""

from pathlib import Path
from random import Random

import pytest
from textual import events

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.pieces import Hidden
from sheepfold.locales import say
from sheepfold.server.protocol import Language
from sheepfold.terminal.screens.pages import Leave
from tests.terminal.person import Person, a_person, a_table
from tests.terminal.real import RealClient

LETTERS = "?tqoslrabgxcuvpkmhyn/0123 "
NAMED = ["enter", "escape", "tab", "up", "down", "left", "right", "f2", "pageup"]
CODES = ["\r", "\t", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1bOQ", "\x1b[5~"]
SIGNS = {"?": "question_mark", "/": "slash", " ": "space"}


def burst(person: Person, *keys: str) -> None:
    """Send these keys before any of them can be seen to."""
    for key in keys:
        letter = key if len(key) == 1 else None
        person.client.post_message(events.Key(SIGNS.get(key, key), letter))


@pytest.mark.parametrize("opening", ["f2", "?", "t", "q"])
async def test_a_page_is_closed_only_once(opening: str) -> None:
    async with a_table("wooolf", 4) as address, a_person(address, fill=True) as person:
        await person.turn()
        match = person.client.screen
        burst(person, opening, "escape", "escape", "escape", "/", *"zzz", "enter")
        await person.until_seen("“zzz” isn’t a move.")
        assert person.client.screen is match


async def test_a_line_that_is_pasted_is_a_line() -> None:
    options = uly_polly.Options(first_wolf=1)
    async with (
        a_table("uly_polly", 2, options) as address,
        a_person(address, fill=True) as person,
    ):
        await person.turn()
        burst(person, "/", *"hide c3", "enter")
        await person.until(lambda: Hidden(1, 10) in person.position.view.history)
        assert not person.position.table.paused  # as a single p would do


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [
        ("uly_polly", 2, "fr"),
        ("wooolf", 4, "en"),
        pytest.param("uly_polly", 2, "en", marks=pytest.mark.full),
        pytest.param("wooolf", 4, "fr", marks=pytest.mark.full),
    ],
)
async def test_any_burst_is_safe(game: str, players: int, language: Language, effort: int) -> None:
    rng = Random(f"{game} {language}")
    async with (
        a_table(game, players) as address,
        a_person(address, fill=True, language=language) as person,
    ):
        await person.turn()
        for _ in range(40 * effort):
            keys = [key for key in [*NAMED, *LETTERS] if key != "q"]
            burst(person, *rng.choices(keys, k=rng.randrange(2, 9)))
            await person.pilot.pause()
            assert not person.device.connection.ended
        burst(person, "escape", "escape", "escape", "escape", "q")
        await person.until(lambda: isinstance(person.client.screen, Leave))
        await person.until_seen(say(language, "action-stay"))
        burst(person, "escape", "q", "enter")
        await person.until(lambda: not person.client.is_running)


def test_a_real_terminal_survives_bursts_and_so_does_the_game(tmp_path: Path, effort: int) -> None:
    rng = Random(5)
    with RealClient(tmp_path, "uly_polly", first_wolf=1) as client:
        client.until_seen("hide the wolf")
        client.press("\x1bOQ\r\r/hide b2\r")
        for _ in range(20 * effort):
            keys = rng.choices([*CODES, *LETTERS.replace("q", "")], k=rng.randrange(2, 9))
            client.press("".join(keys))
            client.read(0.05)
        client.press("\x03\x03")
        assert client.until_gone() == 0
        assert "Error" not in client.all
    with RealClient(tmp_path, None) as client:
        client.until_seen("Continue")
