"""Several people, one device: the curtain shows nothing of the seat before it."""

import re

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Hide
from sheepfold.games.wooolf.pieces import Peek, Peeked
from sheepfold.server.app import OpenTable
from sheepfold.table.entries import Settings
from sheepfold.terminal.network.address import open_table
from sheepfold.terminal.network.loopback import loopback
from sheepfold.terminal.screens.curtain import Curtain
from sheepfold.terminal.screens.match import Match
from sheepfold.terminal.wooolf.formats import card_name
from tests.terminal.person import Person, a_person, a_table, flat, make_server


async def at_curtain(person: Person) -> str:
    """Wait for the curtain; what it says is all that is on the screen."""
    await person.until(lambda: isinstance(person.client.screen, Curtain))
    await person.until_seen("pass the device to")
    await person.pilot.pause()
    return flat(re.sub("[─│╭╮╰╯]", " ", person.screen))


async def at_board(person: Person) -> str:
    """Open the curtain."""
    await person.press("enter")
    await person.until(lambda: isinstance(person.client.screen, Match))
    await person.pilot.pause()
    return person.screen


async def test_the_dog_learns_nothing_of_the_wolf() -> None:
    options = uly_polly.Options(first_wolf=1)
    async with (
        a_table("uly_polly", 2, options) as address,
        a_person(address, ("Anna", "Ben"), fill=True) as person,
    ):
        neutral = "Please pass the device to {}. Enter I’m here"
        assert await at_curtain(person) == neutral.format("Anna")
        assert person.device.connection.viewer is None
        assert "Uly" not in (await at_board(person)).replace("Uly & Polly", "")
        await person.play(Hide(6))
        await person.until_seen("Enter pass to Ben")
        assert "Uly" in person.screen.replace("Uly & Polly", "")
        secret = place_name(6, 4)
        assert f"on {secret}" in flat(person.screen)

        await person.press("enter")
        curtain = await at_curtain(person)
        assert curtain == neutral.format("Ben")
        await person.until(lambda: person.device.connection.viewer is None)
        view = person.device.connection.view
        assert isinstance(view, uly_polly.View)
        assert view.wolf is None

        board = await at_board(person)
        assert person.position.view.viewer == 2
        assert "Uly" not in board.replace("Uly & Polly", "")
        assert f"on {secret}" not in flat(board)

        # What was typed, asked or refused stays with the seat, too.
        await person.press("slash", *"zzz", "c")
        await person.press("escape", "c")
        assert await at_curtain(person) == curtain
        assert "zzz" not in await at_board(person)


async def test_cards_and_peeks_stay_behind_the_curtain() -> None:
    async with (
        a_table("wooolf", 4) as address,
        a_person(address, ("Anna", "Ben", "Eva", "Leo"), fill=True) as person,
    ):
        for _ in range(3):
            curtain = await at_curtain(person)
            for word in ("wolf", "sheep", "dog", "hunter", "boy", "card", "?"):
                assert word not in curtain
            await at_board(person)
            view = person.position.view
            assert isinstance(view, wooolf.View)
            assert view.cards is not None
            seat = view.viewer
            shown, _, _ = card_name(view.cards[0], "en").partition(" ")  # the rest may be cut off
            assert shown in person.screen
            await person.play(Peek(1 if seat != 1 else 2, "left"))
            await person.until(lambda: isinstance(person.position.view.history[-1], Peeked))
            await person.until_seen("Enter pass to")
            assert person.device.seat == seat  # until the device is passed on, one may read
            await person.press("enter")
        await at_curtain(person)
        lines = "\n".join(person.device.event_log.lines)
        assert "You peek" not in lines


async def test_the_curtain_falls_even_if_the_server_does_not_answer() -> None:
    async with loopback(make_server(bot_delay=3.0)) as server:
        asked = OpenTable(uly_polly.Options(first_wolf=2), Settings(chairs=3))
        address = await open_table(server, asked, "en")
        async with a_person(address, ("Anna", "Ben"), fill=True) as person:
            await at_curtain(person)
            await at_board(person)
            await person.play(Hide(6))
            await person.until_seen("Bot 3’s turn")
            assert "Uly" in person.screen.replace("Uly & Polly", "")

            async def silence(chair: int | None) -> None:
                """Nothing is asked, so nothing is answered."""

            person.device.connection.show = silence  # type: ignore[method-assign]
            await person.press("c")
            assert person.device.connection.viewer == 2
            assert not re.sub(r"[─│╭╮╰╯\s]", "", person.screen)


async def test_after_a_lost_connection_no_other_seat_is_shown() -> None:
    options = uly_polly.Options(first_wolf=1)
    async with (
        a_table("uly_polly", 2, options) as address,
        a_person(address, ("Anna", "Ben"), fill=True) as person,
    ):
        await at_curtain(person)
        await at_board(person)
        await person.play(Hide(6))
        await drop(person)
        await person.until(lambda: person.device.position and person.position.view.viewer == 1)
        await person.press("enter")
        curtain = await at_curtain(person)
        await drop(person)
        assert await at_curtain(person) == curtain
        assert person.device.connection.viewer is None


async def drop(person: Person) -> None:
    """Tear the socket, and wait until there is another."""
    link = person.device.connection
    socket = link._socket
    assert socket is not None
    socket.transport.abort()
    await person.until(lambda: link._socket is not socket and link.connected)
