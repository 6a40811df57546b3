"""The board of Uly & Polly: tiles, proposals, refusals, and the end of a round."""

import pytest

from sheepfold.games import uly_polly
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Hide, Start, Step, Swap
from sheepfold.server.protocol import Reason
from sheepfold.table.actions import Play, Ready
from tests.terminal.person import a_friend, a_person, a_table, flat

OPTIONS = uly_polly.Options(first_wolf=1)


@pytest.mark.parametrize("size", [(80, 24), (150, 50)])
async def test_the_largest_meadow_fits(size: tuple[int, int]) -> None:
    options = uly_polly.Options(rows=6, columns=6)
    async with (
        a_table("uly_polly", 2, options) as address,
        a_person(address, fill=True, size=size) as person,
    ):
        await person.turn()
        await person.until_seen("f6")
        await person.until_seen("Anna (you)")


async def test_proposals_are_made_by_choosing_a_tile_out_of_turn() -> None:
    async with (
        a_table("uly_polly", 3, uly_polly.Options(first_wolf=2)) as address,
        a_person(address) as person,
        a_friend(address) as friend,
        a_friend(address, "Eva") as other,
    ):
        for link in (friend, other):
            await link.do(Ready())
        await person.until_seen("Eva is ready.")
        await person.press("s")
        await person.until(lambda: friend.legal)
        await friend.do(Play(Hide(5)))
        await person.until_seen("It’s Eva’s turn to put Polly on a tile.")
        await person.click("#tile-b2")
        await person.until_seen("Proposals: Anna b2")
        await person.press("enter")
        await person.until_seen("Anna takes the proposal back.")


async def test_a_refused_move_explains_itself() -> None:
    async with (
        a_table("uly_polly", 2, OPTIONS) as address,
        a_person(address, fill=True, language="fr") as person,
    ):
        await person.turn()
        await person.write("coucou")
        await person.until_seen("« coucou » n’est pas un coup.")
        await person.write("c3")
        await person.until_seen("Tu ne peux pas jouer ce coup")
        await person.play(Hide(5))
        await person.turn()
        view = person.position.view
        assert isinstance(view, uly_polly.View)
        assert view.dog is not None
        await person.click(f"#tile-{'abcd'[view.dog % 4]}{view.dog // 4 + 1}")
        await person.until_seen("Polly est sur")
        far = 15 if view.dog != 15 and view.dog != 0 else 11
        near = 0 if far == 15 else 1
        await person.write(uly_polly.write(Swap(near, far), view.options))
        await person.until_seen("ne se touchent pas.")
        move = person.position.legal[0]
        await person.play(move)
        assert "ne se touchent pas" not in flat(person.screen)


async def test_a_round_that_has_ended_stays_open_until_somebody_acts() -> None:
    options = uly_polly.Options(first_wolf=2, flips=1)
    async with (
        a_table("uly_polly", 2, options) as address,
        a_person(address) as person,
        a_friend(address) as friend,
    ):
        await friend.do(Ready())
        await person.until_seen("Ben is ready.")
        await person.press("s")
        await person.until(lambda: friend.legal)
        await friend.do(Play(Hide(15)))
        await person.turn()
        await person.play(Start(0))
        await person.until(lambda: friend.legal)
        await friend.do(Play(Swap(2, 3)))
        await person.turn()
        assert "Uly" not in person.screen.replace("Uly & Polly", "")
        await person.play(Step(1))
        await person.until(lambda: person.device.shows_end)
        await person.until_seen("The wolf has escaped! He was on d4")
        await person.until_seen("Enter go on")
        view = person.position.view
        assert isinstance(view, uly_polly.View)
        assert (view.phase, view.wolf, view.tiles[1]) == ("ended", 15, 1)
        assert "Uly" in person.screen.replace("Uly & Polly", "")
        await person.click(f"#tile-{place_name(5, 4)}")  # goes on, and hides nothing
        await person.until_seen("Your turn: hide the wolf")
        assert person.position.legal
        assert "Uly" not in person.screen.replace("Uly & Polly", "")


async def test_a_tile_that_cannot_be_swapped_is_asked_about_and_not_played() -> None:
    async with (
        a_table("uly_polly", 2, OPTIONS) as address,
        a_person(address, fill=True) as person,
    ):
        await person.turn()
        await person.play(Hide(5))
        await person.turn()
        asked = []
        why_not = person.device.connection.why_not

        async def asking(move: Swap) -> Reason:
            asked.append(move)
            return await why_not(move)

        person.device.connection.why_not = asking  # type: ignore[method-assign, assignment]
        person.device.connection.do = None  # type: ignore[method-assign, assignment]
        view = person.position.view
        assert isinstance(view, uly_polly.View)
        assert view.dog is not None
        await person.click(f"#tile-{place_name(view.dog, 4)}")
        await person.until_seen(f"Polly is on {place_name(view.dog, 4)}")
        assert asked == [Swap(view.dog, view.dog)]
