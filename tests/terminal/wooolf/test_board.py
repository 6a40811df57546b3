"""The board of Wooolf!!: own cards, moves that cannot be undone, and the end of a round."""

import asyncio
from random import Random

from sheepfold.games import wooolf
from sheepfold.games.wooolf.pieces import Arrange, Guess
from sheepfold.table.actions import Play, Ready
from sheepfold.terminal.screens.match import Match
from sheepfold.terminal.wooolf.formats import hand_name
from tests.terminal.person import a_friend, a_person, a_table

WIDE = (120, 30)
"""Room for the longest name of a hand."""


async def test_own_cards_are_arranged_by_one_key() -> None:
    async with a_table("wooolf", 5) as address, a_person(address, fill=True) as person:
        await person.turn()
        for left in (0, 1, None):
            await person.press("o")
            await person.until(lambda left=left: person.position.view.left == left)  # type: ignore[attr-defined, misc]
        await person.write("arrange 2")
        await person.until_seen("You’ve put")
        assert Arrange(None) in person.position.free


async def test_a_move_that_cannot_be_undone_is_asked_for_twice() -> None:
    async with a_table("wooolf", 5) as address, a_person(address, fill=True) as person:
        await person.turn()
        frame = person.device.connection.frame
        other = 2 if person.device.me != 2 else 3
        whose = f"{person.position.name(other)}’s"
        sure = "You can’t take that back: press Enter again."
        await person.press(str(other), "l")
        await person.until_seen(f"Peek at {whose} left card? {sure}")
        await person.press("escape")
        assert "take that back" not in person.screen
        await person.press("l", "up", "enter")  # whoever looks elsewhere has not said yes
        assert person.device.connection.frame == frame
        await person.press(str(other), "r")
        await person.until_seen(f"Peek at {whose} right card? {sure}")
        await person.until_seen("Enter yes")
        await person.click("#moves", (3, 0))  # on the first offer, which is to say yes
        await person.until(lambda: person.device.connection.frame > frame)


async def test_why_one_may_not_guess_is_asked_and_nothing_is_played() -> None:
    async with a_table("wooolf", 5) as address, a_person(address, fill=True) as person:
        await person.turn()
        assert not any(isinstance(move, Guess) for move in person.position.legal)
        person.device.connection.do = None  # type: ignore[method-assign, assignment]
        await person.press("g")
        await person.until_seen("You can’t guess early in your first turn of the round.")


async def test_the_end_of_a_round_lays_all_cards_open() -> None:
    rng = Random(2)
    async with (
        a_table("wooolf", 4, wooolf.Options(round_limit=1)) as address,
        a_person(address, size=WIDE) as person,
        a_friend(address, "Ben") as ben,
        a_friend(address, "Eva") as eva,
        a_friend(address, "Leo") as leo,
    ):
        for friend in (ben, eva, leo):
            await friend.do(Ready())
        await person.until_seen("Leo is ready.")
        await person.press("s")
        await person.until(lambda: isinstance(person.client.screen, Match))
        while not person.device.shows_end:
            if person.position.legal:
                await person.turn()
                await person.play(rng.choice(person.position.legal))
            for friend in (ben, eva, leo):
                if friend.legal and not person.device.shows_end:
                    await friend.do(Play(rng.choice(friend.legal)))
            await asyncio.sleep(0.01)
        await person.until_seen("Round 1, all cards open:")
        await person.press("enter")
        await person.until_seen("Enter go on")
        view = person.position.view
        assert isinstance(view, wooolf.View)
        for hand in view.rounds[-1].hands:
            assert hand_name(hand, "en") in person.screen
        await person.press("enter")
        await person.until_seen("Round 2 of")
