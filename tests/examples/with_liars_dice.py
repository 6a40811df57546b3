"""Scenes at a server where the example is installed; `test_liars_dice.py` runs them."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from sheepfold.games import GAMES
from sheepfold.games.record import load
from sheepfold.games.verify import verify
from sheepfold.table.actions import Play, Rematch, SeatBot, StartGame
from sheepfold.terminal.network.connection import CommandRefused
from tests.server.players import Player, open_table
from tests.server.process import ServerProcess

DICE = GAMES["liars_dice"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process
        assert process.stderr() == ""


async def get(server: ServerProcess, path: str, who: Player | None = None) -> Any:
    headers = {} if who is None else {"Authorization": f"Bearer {who.token}"}
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{server.url}/api/tables/{path}", headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.content


async def seated(server: ServerProcess, **options: Any) -> tuple[str, list[Player]]:
    """Two people and an expert, as a game begins."""
    code = await open_table(server.url, "liars_dice", 3, **options)
    people = [Player(server.ws, code, name, seed) for seed, name in enumerate(("Ada", "Ben"))]
    for person in people:
        await person.sit()
    await people[0].link.do(SeatBot(3, "expert"))
    await people[0].link.do(StartGame())
    for person in people:
        await person.until(lambda p=person: p.link.view is not None)
    return code, people


async def test_a_table_from_the_first_roll_to_the_rematch(server: ServerProcess) -> None:
    code, people = await seated(server, dice=2, wild_ones=False)
    await asyncio.gather(*(person.play() for person in people))
    assert [person.refusals for person in people] == [[], []]
    record = load(await get(server, f"{code}/record"))
    checked = verify(record)
    assert checked.is_over
    assert checked.contributions == 2
    assert checked.closed == 0
    assert record.bots == (None, None, "expert")
    for path in ("replay", "replay/open"):
        replay = json.loads(await get(server, f"{code}/{path}", people[0]))
        sentences = {key for step in replay["steps"] for key in step["sentences"]}
        assert {"liars_dice-event-bid", "liars_dice-event-game_ended"} <= sentences
    told = json.loads(await get(server, f"{code}/why?lang=it"))
    reasons = [reason["text"] for move in told for reason in move["reasons"]]
    assert not [text for text in reasons if "liars_dice" in text]
    await people[0].link.do(Rematch())
    for person in people:
        await person.until(lambda p=person: p.link.table and p.link.table.games == 2)
        await person.leave()


async def test_nobody_is_sent_the_dice_of_others(server: ServerProcess) -> None:
    code, people = await seated(server)
    for person in people:
        view: Any = person.link.view
        known = [hand is not None for hand in view.dice]
        assert known == [seat == view.viewer for seat in (1, 2, 3)]
    seen = json.loads(await get(server, f"{code}/record", people[0]))
    assert [hand is None for hand in seen["events"][0]["dice"]].count(False) == 1
    for person in people:
        await person.leave()


async def test_a_refusal_says_why_in_the_words_of_the_game(server: ServerProcess) -> None:
    _, people = await seated(server)
    view: Any = people[0].link.view
    while view.viewer not in view.actors:
        mover = next(one for one in people if one.to_act) if view.actors[0] < 3 else None
        if mover is not None:
            move = DICE.legal(mover.link.view)[0]  # type: ignore[arg-type]
            await mover.link.do(Play(move))
        await asyncio.sleep(0.01)
        view = people[0].link.view
    with pytest.raises(CommandRefused, match="liars_dice-count") as refused:
        await people[0].link.do(Play(DICE.parse("99x6", view.options)))
    assert refused.value.text == "You can bid 1 to 15 dice: no more are in play."
    for person in people:
        await person.leave()
