"""Games on this device alone outlive the client, however it ends."""

import stat
from pathlib import Path

from sheepfold.games.uly_polly.pieces import Hide, Swap
from sheepfold.log.sqlite import SqliteLog
from sheepfold.table.entries import Entry, MovePlayed
from sheepfold.table.entry_codec import read_entries
from sheepfold.table.fold import fold
from sheepfold.terminal import local_games
from tests.terminal.real import RealClient


async def entries(data: Path) -> list[Entry]:
    """What is on disk of the only game that is kept here."""

    (file,) = (data / "local").glob("*.db")
    log = SqliteLog(file)
    try:
        seats = await local_games.read_seats(log)
        assert seats is not None
        return list(read_entries(await log.read(seats.code)))
    finally:
        await log.close()


async def moves(data: Path) -> list[object]:
    return [
        entry.what.move for entry in (await entries(data)) if isinstance(entry.what, MovePlayed)
    ]


async def a_legal_move(data: Path) -> str:
    """Something that player 1 can type."""
    table = fold(await entries(data))
    legal = table.game.legal(table.game.view(table.state, 1))
    return table.game.write(legal[0], table.options)


async def test_a_killed_client_loses_no_move(tmp_path: Path) -> None:
    with RealClient(tmp_path, "uly_polly", first_wolf=1) as client:
        client.until_seen("hide the wolf")
        client.press("/hide b2\r")
        client.until_seen("Your turn: swap")
        client.kill()
    before = await moves(tmp_path)
    assert before[0] == Hide(5)
    with RealClient(tmp_path, "uly_polly") as client:
        client.until_seen("Continue")
        client.press("\r")
        client.until_seen("Your turn: swap")
        assert "on b2" in client.all
        client.press(f"/{(await a_legal_move(tmp_path))}\r")
        client.until_seen("Anna swaps")
        client.kill()
    after = await moves(tmp_path)
    assert after[: len(before)] == before
    assert isinstance(after[len(before)], Swap)
    assert stat.S_IMODE((tmp_path / "local").stat().st_mode) == 0o700
    for file in (tmp_path / "local").iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


async def test_ctrl_c_asks_and_a_second_one_leaves_a_game_that_is_kept(tmp_path: Path) -> None:
    with RealClient(tmp_path, "uly_polly", first_wolf=1) as client:
        client.until_seen("hide the wolf")
        client.press("/hide b2\r")
        client.until_seen("Your turn: swap")
        client.press("\x03")
        client.until_seen("Leave the game? It’s kept")
        client.press("\x03")
        assert client.until_gone() == 0
    with RealClient(tmp_path, None) as client:
        client.until_seen("Continue")
        client.until_seen("Anna and Bot\xa02")
        client.press("\x03")
        assert client.until_gone() == 0
    assert (await moves(tmp_path))[0] == Hide(5)
