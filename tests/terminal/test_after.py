"""After a game: the keys that are shown work, and the game can be saved."""

from pathlib import Path
from random import Random

import pytest
from textual.widgets import Input

from sheepfold.games import uly_polly
from sheepfold.games.record import load
from sheepfold.games.verify import verify
from sheepfold.terminal.saving import free_file
from tests.terminal.person import Person, a_person, a_table, choose, flat

SHORT = uly_polly.Options(flips=1, patience=1)


async def play_to_the_end(person: Person) -> None:
    """Type the last move, so that the focus is on the line when the game is over."""
    rng = Random(2)
    while await person.turn():
        before, move = person.device.connection.frame, choose(person, rng)
        if not isinstance(person.client.focused, Input):
            await person.press("slash")
        await person.press(*uly_polly.write(move, SHORT), "enter")
        screen = person.client.screen
        await person.press(*["enter"] * (getattr(screen, "pending", None) is not None))
        await person.until(lambda before=before: person.device.connection.frame > before)  # type: ignore[misc]


async def test_the_keys_that_are_shown_work_after_a_typed_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async with a_table("uly_polly", 2, SHORT) as address, a_person(address, fill=True) as anna:
        await play_to_the_end(anna)
        await anna.press("tab")  # there is nothing to type any more
        await anna.press("s")
        file = tmp_path / f"uly_polly-{address.code}-1.json"
        await anna.until(lambda: "The game is saved:" in flat(anna.screen))
        mark = verify(load(file.read_bytes())).fingerprint
        await anna.press("escape")
        await anna.until_seen(f"the same for everyone who played: {mark}")
        await anna.press("m")
        await anna.until(lambda: anna.device.table and anna.device.table.games == 2)


async def test_a_spectator_saves_a_game_of_a_server_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async with (
        a_table("uly_polly", 2, SHORT) as address,
        a_person(address, fill=True) as anna,
        a_person(address, (), language="es") as watcher,
    ):
        await play_to_the_end(anna)
        await watcher.until_seen("guardar la partida")
        await watcher.press("s")
        await watcher.until(lambda: list(tmp_path.glob("uly_polly-*-1.json")))


async def test_a_record_that_cannot_be_written_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async with (
        a_table("uly_polly", 2, SHORT) as address,
        a_person(address, fill=True, language="fr") as anna,
    ):
        await play_to_the_end(anna)
        tmp_path.rmdir()
        monkeypatch.setattr(Path, "cwd", lambda: tmp_path)
        await anna.press("s")
        await anna.until_seen("Impossible d’écrire le fichier")


def test_no_other_file_is_touched(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert free_file(tmp_path, "game", b"new") == file
    file.write_bytes(b"old")
    assert free_file(tmp_path, "game", b"new") == tmp_path / "game-2.json"
    assert free_file(tmp_path, "game", b"old") == file
