"""A game once more in the browser: as one saw it, no more than that; all of it only afterwards."""

import asyncio
import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Route, expect

from sheepfold.games.contract import Viewer
from sheepfold.games.declared import redact
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import RoundEnded
from sheepfold.games.wooolf.pieces import Peeked
from sheepfold.games.wooolf.pieces import RoundEnded as Revealed
from sheepfold.server.records import LastGame, last_game
from sheepfold.table.actions import SeatBot
from sheepfold.table.actions import StartGame as StartGame
from sheepfold.table.entry_codec import encode_entry
from tests.browser.conftest import Invite
from tests.browser.evidence import CARD, Evidence, told
from tests.browser.person import Person
from tests.browser.play import meadow, names, rival
from tests.server.players import open_table
from tests.server.process import ServerProcess
from tests.server.witness import entries_in
from tests.states import round_table_in

MEADOW = {"rows": 3, "columns": 3, "flips": 1, "first_wolf": 1}
SEAT = 2
"""Whose eyes are tried: not those of the first wolf."""

OPEN = ("ended", "over")
"""Phases in which nothing of the round is hidden any more."""


class Replayed(NamedTuple):
    """A game to look at once more, on the device of one or both who played it."""

    code: str
    evidence: Evidence
    game: LastGame
    """As it really was."""


async def replayed(
    server: ServerProcess, person: Person, name: str, moves: int | None = None, both: bool = False
) -> Replayed:
    """Ada and Rolf play, to the end or so many moves; then Rolf (or both) opens the replay."""
    bots = 0 if name == "uly_polly" else 2
    code = await open_table(server.url, name, bots + 2, **(MEADOW if not bots else {}))
    async with rival(person, code, "Ada") as ada, rival(person, code) as rolf:
        for chair in range(3, bots + 3):
            await ada.link.do(SeatBot(chair))
        await ada.link.do(StartGame())
        await rolf.until(lambda: rolf.link.view is not None)
        if moves is None:
            await asyncio.gather(ada.play(), rolf.play())
        else:
            for number in range(moves):
                await (ada, rolf)[number % 2].move()
    tokens = json.dumps([ada.token, rolf.token] if both else [rolf.token])
    kept = f"localStorage.setItem('sheepfold.seats.{code}', '{tokens}')"
    await person.page.add_init_script(kept)
    evidence = Evidence(person.page)
    await person.go_to(f"{server.url}/t/{code}/replay")
    game = last_game([encode_entry(entry) for entry in entries_in(server.data, code)])
    return Replayed(code, evidence, game)


def wolves(game: LastGame, viewer: Viewer, is_open: bool = False) -> list[int | None]:
    """Where the wolf may be seen in each picture: one's own, and that of a round that is over."""
    state = game.table.state
    pictures: list[int | None] = [None]
    for made in game.played:
        after: tuple[Any, Any] = game.table.game.play(state, made.seat, made.move, made.outcome)
        state, events = after
        ends = [event.round.wolf for event in events if isinstance(event, RoundEnded)]
        known = is_open or state.wolf_seat == viewer
        pictures += ends or [state.wolf if known else None]
    return pictures


async def shown(person: Person) -> list[str]:
    """The places where the page shows a wolf."""
    every = await names(meadow(person).get_by_role("button"))
    wolf = person.say("uly_polly-wolf")
    return [name.split(",")[0] for name in every if wolf in name.split(", ")]


async def choose(person: Person, eyes: str) -> None:
    """See it through these eyes."""
    chosen = person.page.get_by_label(person.say("web-replay-eyes"))
    await chosen.select_option(label=person.say(eyes))
    await expect(person.page.get_by_role("slider")).to_be_visible()


async def walk(person: Person, expected: list[int | None]) -> None:
    """Look at every picture, from the first to the last: the wolf is where it is expected."""
    slider = person.page.get_by_role("slider")
    await slider.press("Home")
    for step, wolf in enumerate(expected):
        await expect(slider).to_have_value(str(step))
        assert await shown(person) == ([] if wolf is None else [place_name(wolf, 3)])
        await slider.press("ArrowRight")
    await expect(slider).to_have_attribute("max", str(len(expected) - 1))


async def test_the_wolf_is_where_one_saw_it(server: ServerProcess, invite: Invite) -> None:
    """In "as I saw it", "all revealed", and again in "as I saw it"."""
    rolf = await invite(server.url, "Rolf")
    code, evidence, game = await replayed(server, rolf, "uly_polly")
    own, everything = wolves(game, SEAT), wolves(game, None, is_open=True)
    assert own.count(None) > everything.count(None)
    await walk(rolf, own)
    body = (await evidence.bodies())[f"api/tables/{code}/replay"]
    for step in sent_views(body):
        assert step["wolf"] is None or step["wolf_seat"] == SEAT or step["phase"] in OPEN
        hidden = [event for event in step["history"] if event["type"] == "hidden"]
        assert all(one["at"] is None for one in hidden if one["seat"] != SEAT)
    assert f"api/tables/{code}/replay/open" not in await evidence.bodies()
    await choose(rolf, "web-replay-open")
    await walk(rolf, everything)
    await choose(rolf, "web-replay-own")
    await walk(rolf, own)


def sent_views(body: bytes) -> list[dict[str, Any]]:
    """Every view of a replay, put together as the protocol says."""
    replay = json.loads(body)
    views = [replay["view"]]
    for step in replay["steps"]:
        history = [*views[-1]["history"], *step["events"]]
        views.append({**views[-1], "history": history, **step["changed"]})
    return views


async def test_what_all_know_does_not_linger_in_what_one_saw(
    server: ServerProcess, invite: Invite
) -> None:
    """Over a slow line: what was chosen last is shown, and nothing else meanwhile."""
    rolf = await invite(server.url, "Rolf")
    _, _, game = await replayed(server, rolf, "uly_polly")
    own = wolves(game, SEAT)
    slider = rolf.page.get_by_role("slider")
    await slider.press("Home")
    for _ in range(3):
        await slider.press("ArrowRight")
    assert own[3] is None
    await choose(rolf, "web-replay-open")
    await expect(slider).to_have_value("3")
    await expect_wolf(rolf, 1)
    gates = {"replay": asyncio.Event(), "open": asyncio.Event()}

    async def slowly(route: Route) -> None:
        await gates[route.request.url.rsplit("/", 1)[1]].wait()
        await route.continue_()

    await rolf.page.route(re.compile("/replay(/open)?$"), slowly)
    eyes = rolf.page.get_by_label(rolf.say("web-replay-eyes"))
    await eyes.select_option(label=rolf.say("web-replay-own"))
    await expect_wolf(rolf, 0)
    gates["open"].set()
    await choose(rolf, "web-replay-open")
    await expect_wolf(rolf, 1)
    gates["open"].clear()
    gates["replay"].set()
    await eyes.select_option(label=rolf.say("web-replay-open"))
    await choose(rolf, "web-replay-own")
    await expect(slider).to_have_value("3")
    async with rolf.page.expect_event("requestfinished", lambda one: one.url.endswith("/open")):
        gates["open"].set()
    await rolf.page.evaluate("new Promise((done) => setTimeout(done))")
    await expect(eyes.locator("option:checked")).to_have_text(rolf.say("web-replay-own"))
    await expect_wolf(rolf, 0)


async def expect_wolf(person: Person, number: int) -> None:
    """Wait until so many wolves are shown."""
    named = person.page.get_by_role("button", name=re.compile(person.say("uly_polly-wolf")))
    await expect(named).to_have_count(number)


async def test_cards_are_open_as_one_saw_them(server: ServerProcess, invite: Invite) -> None:
    """Until a round is over one sees one's own two cards, and knows of those one peeked at."""
    rolf = await invite(server.url, "Rolf")
    code, evidence, game = await replayed(server, rolf, "wooolf")
    state = game.table.state
    known: set[str | None] = set(round_table_in(state).hands[SEAT - 1])
    slider = rolf.page.get_by_role("slider")
    await slider.press("Home")
    step = 0
    for made in game.played:
        await expect(slider).to_have_value(str(step))
        assert await open_cards(rolf) == {SEAT: 2}
        state, events = game.table.game.play(state, made.seat, made.move, made.outcome)
        if any(isinstance(event, Revealed) for event in events):
            break
        known |= {one.card for one in events if isinstance(one, Peeked) and one.by == SEAT}
        if any(redact(event, SEAT) for event in events):
            step += 1
            await slider.press("ArrowRight")
    await slider.press("ArrowRight")
    await expect(slider).to_have_value(str(step + 1))
    assert await open_cards(rolf) == dict.fromkeys(range(1, 6), 2)
    body = (await evidence.bodies())[f"api/tables/{code}/replay"]
    views = sent_views(body)
    first = [view for view in views if view["round"] == 1 and view["phase"] not in OPEN]
    assert set(CARD.findall(str(first))) == known


async def open_cards(person: Person) -> dict[int, int]:
    """How many cards lie open in front of each player who has any."""
    circle = person.page.get_by_role("group", name=person.say("wooolf-web-circle"))
    await circle.wait_for()
    counts = await circle.get_by_role("button").evaluate_all(
        "all => all.map((one) => one.querySelectorAll('.card:not(.back)').length)"
    )
    return {player: count for player, count in enumerate(counts, 1) if count}


@pytest.mark.parametrize("both", [False, True])
async def test_all_is_revealed_only_afterwards(
    server: ServerProcess, invite: Invite, both: bool
) -> None:
    """While a game goes on there is what one saw, and on a device of several what all saw."""
    rolf = await invite(server.url, "Rolf")
    code, evidence, game = await replayed(server, rolf, "uly_polly", 3, both)
    choices = rolf.page.get_by_label(rolf.say("web-replay-eyes")).get_by_role("option")
    eyes = rolf.say("web-replay-watching" if both else "web-replay-own")
    await expect(choices).to_have_text([eyes])
    await walk(rolf, wolves(game, None if both else SEAT))
    answer = await rolf.page.request.get(f"{server.url}/api/tables/{code}/replay/open")
    assert answer.status == 409
    sent = (await evidence.bodies())[f"api/tables/{code}/replay"]
    assert not [found for view in sent_views(sent) for found in told(view, SEAT)]
