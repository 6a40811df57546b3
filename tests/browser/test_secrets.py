"""Held against the truth: what nobody may know is in no message, on no page, and kept nowhere."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable

import pytest

from sheepfold.games.wooolf.pieces import Peeked
from sheepfold.table.allowed import hash_of
from tests.browser.conftest import Invite
from tests.browser.evidence import CARD, FACE_UP, Evidence, tokens, told
from tests.browser.person import Person
from tests.browser.play import SHORT, begin, go_on, play, what_now, whole_game
from tests.browser.truth import table_in
from tests.server.players import open_table
from tests.server.process import ServerProcess
from tests.states import round_table_in


def looking_at_turns(evidence: dict[str, Evidence]) -> Callable[[Person, str], Awaitable[None]]:
    """Before each turn, keeps what its player and Zoe, who only watches, have on their screens."""

    async def look(person: Person, now: str) -> None:
        if now == "turn":
            await evidence[person.name].look()
            await evidence["Zoe"].look()

    return look


async def test_in_uly_and_polly_only_the_wolf_knows(server: ServerProcess, invite: Invite) -> None:
    """Ada hides the wolf, and Bea, a spectator and all their devices do not know where."""
    code = await open_table(server.url, "uly_polly", 3, first_wolf=1)
    ada, bea, zoe = [await invite(server.url, name) for name in ("Ada", "Bea", "Zoe")]
    evidence = {person.name: Evidence(person.page) for person in (ada, bea, zoe)}
    await begin("uly_polly", ada, bea, bots=1, code=code)
    await zoe.visit(code)
    look = looking_at_turns(evidence)

    await play(ada, look, turns=1)
    await play(bea, look, turns=1)
    await play(ada, look, turns=1)
    assert table_in(server, code).state.round == 1
    for person in (bea, zoe):
        assert not [
            found for message in evidence[person.name].messages() for found in told(message, None)
        ]
    assert any(told(message, None) for message in evidence["Ada"].messages())  # she must know
    wolf = re.compile(rf'aria-label=\\?"[a-d][1-4], {ada.say("uly_polly-wolf")}')
    for one in evidence.values():
        assert one.screens
        assert not wolf.search("".join(one.screens))  # not even hers, unless she holds the button
    ada.keyboard = True
    await ada.reach(ada.button(ada.say("uly_polly-web-hold-wolf")))
    await ada.page.keyboard.down("Enter")
    assert wolf.search(await evidence["Ada"].look())
    await ada.page.keyboard.up("Enter")
    assert not wolf.search(await evidence["Ada"].look())


async def test_in_wooolf_a_card_is_known_to_its_holder_and_who_peeked(
    server: ServerProcess, invite: Invite
) -> None:
    code = await open_table(server.url, "wooolf", 5)
    ada, bea, zoe = [await invite(server.url, name) for name in ("Ada", "Bea", "Zoe")]
    evidence = {person.name: Evidence(person.page) for person in (ada, bea, zoe)}
    await begin("wooolf", ada, bea, bots=3, code=code)
    await zoe.visit(code)
    look = looking_at_turns(evidence)

    await asyncio.gather(play(ada, look, turns=1), play(bea, look, turns=1))
    state = round_table_in(table_in(server, code).state)
    assert state.round == 1
    for seat, person in ((1, ada), (2, bea), (None, zoe)):
        own = set() if seat is None else set(state.hands[seat - 1])
        peeks = [event for event in state.history if isinstance(event, Peeked)]
        known = own | {event.card for event in peeks if event.by == seat}
        found = set(CARD.findall("\n".join(evidence[person.name].frames)))
        assert found == known
    assert not FACE_UP.search("".join(evidence["Zoe"].screens))
    for person in (ada, bea):
        assert FACE_UP.search("".join(evidence[person.name].screens))
        if await person.page.get_by_role("dialog").count():  # a card that was just peeked at
            await go_on(person)
        await person.press(person.button(person.say("wooolf-web-own-hide")))
        assert not FACE_UP.search(await person.page.content())


@pytest.mark.parametrize("game", ["uly_polly", "wooolf"])
async def test_who_leaves_and_comes_back_to_watch_has_forgotten(
    server: ServerProcess, invite: Invite, game: str
) -> None:
    """Ada knows her secret, leaves her seat to a bot, and returns as a spectator."""
    options = {"first_wolf": 1} if game == "uly_polly" else {}
    code = await open_table(server.url, game, 4, **options)
    ada, bea = await invite(server.url, "Ada"), await invite(server.url, "Bea")
    before = Evidence(ada.page)
    await begin(game, ada, bea, bots=2, code=code)
    if game == "uly_polly":
        await play(ada, turns=1)
    else:
        await ada.button(ada.say("wooolf-web-own-hide")).wait_for()
    await before.look()
    assert any(told(message, None) for message in before.messages())
    [token] = await tokens(ada)
    assert token in await before.all()
    await ada.press(ada.button(ada.say("web-menu")))
    await ada.press(ada.button(ada.say("web-leave")))
    await ada.page.wait_for_url(f"{server.url}/")
    await ada.page.get_by_text(ada.say("web-game-left")).wait_for()
    after = Evidence(ada.page)
    await ada.visit(code)
    await ada.page.get_by_text(ada.say("web-watching")).wait_for()
    await after.look()
    assert not [found for message in after.messages() for found in told(message, None)]
    assert not CARD.search("\n".join([*after.frames, *after.screens]))
    assert token not in await after.all()
    assert hash_of(token) not in await after.all()
    assert await what_now(bea) == "turn"


async def test_nobody_has_the_secret_of_anothers_seat(
    server: ServerProcess, invite: Invite, effort: int
) -> None:
    """After some turns, with a round that has ended; at length after the whole game."""
    code = await open_table(server.url, "uly_polly", 2, **SHORT["uly_polly"])
    people = [await invite(server.url, name) for name in ("Ada", "Bea")]
    zoe = await invite(server.url, "Zoe")
    evidence = [Evidence(person.page) for person in (*people, zoe)]
    await begin("uly_polly", *people, code=code)
    await zoe.visit(code)
    if effort == 1:
        await asyncio.gather(*(play(person, turns=3) for person in people))
    else:
        await whole_game(*people, zoe)
    secrets = [await tokens(person) for person in people]
    assert [len(those) for those in secrets] == [1, 1]
    assert not await tokens(zoe)
    for number, one in enumerate(evidence):
        await one.look()
        everything = await one.all()
        for owner, [token] in enumerate(secrets):
            assert (token in everything) == (owner == number)
            assert hash_of(token) not in everything


def test_a_secret_would_be_found() -> None:
    """The search finds what it is for, and leaves alone what is open."""
    view = {
        "view": {
            "wolf": None,
            "history": [{"type": "hidden", "seat": 1, "at": None}],
            "rounds": [{"wolf": 3}],
        }
    }
    assert told(view, 2) == []
    leaky = json.loads(json.dumps(view).replace('"at": null', '"at": 7'))
    assert told(leaky, 2) == ["/view/history: hidden at 7"]
    assert told({"own": {"wolf": 0}}, 2) == ["/own: wolf 0"]
    assert told({"events": [{"type": "peeked", "card": "boy/?"}]}, 2) == ["/events/card: boy/?"]
    assert told({"events": [{"type": "revealed", "round": {"hands": ["boy/?"]}}]}, 2) == []
    opened = {"opened": [{"value": "boy/?"}], "events": [{"type": "peeked"}]}
    assert told(opened, 2) == ["/opened/value: boy/?"]
    assert told(opened | {"events": [{"type": "revealed"}]}, 2) == []
    assert told({"view": {"phase": "over", "wolf": 3}}, 2) == []
    assert told({"closing": True, "view": {"phase": "ended", "wolf": 3}}, 2) == []
    assert told({"view": {"phase": "ended", "wolf": 3}}, 2)
