"""Notes in the terminal: the notebook and the trails where the table allows them; and rules."""

from typing import Any

import pytest
from textual.content import Content

from sheepfold.games import uly_polly, wooolf
from sheepfold.games.uly_polly.pieces import Swap, Swapped
from sheepfold.games.wooolf.pieces import Peek
from sheepfold.learn.wooolf.notebook import notebook
from sheepfold.locales import LANGUAGES, say
from sheepfold.terminal.screens.match import Match
from sheepfold.terminal.screens.pages import Page
from sheepfold.terminal.wooolf.notes import notes
from tests.terminal.person import a_person, a_table


@pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(one, marks=pytest.mark.full) for one in LANGUAGES if one != "en")],
)
async def test_the_notebook_fills_in_what_was_seen_and_says_why(language: Any) -> None:
    async with (
        a_table("wooolf", 5) as address,
        a_person(address, fill=True, language=language) as person,
    ):
        await person.turn()
        await person.press("w")
        await person.until(lambda: isinstance(person.client.screen, Page))
        view = person.position.view
        assert isinstance(view, wooolf.View)
        assert view.cards is not None
        own = say(language, f"wooolf-character-{view.character}")
        await person.until_seen(f"{own} ✓")
        await person.press("escape")
        peek = next(move for move in person.position.legal if isinstance(move, Peek))
        await person.play(peek)
        await person.turn()
        await person.press("w")
        await person.until(lambda: isinstance(person.client.screen, Page))
        page = person.client.screen
        assert isinstance(page, Page)
        view = person.position.view
        assert isinstance(view, wooolf.View)
        shown = notes(view, person.position.names, language)
        assert shown is not None
        assert page.text.is_same(shown)
        cells = [cell for player in notebook(view) for cell in player.values()]
        assert shown.plain.count("✓") + shown.plain.count("✗") == 2 * sum(
            cell.verdict is not None for cell in cells
        )  # once in the table, and once where it says why


async def test_the_trail_of_a_tile_is_told() -> None:
    options = uly_polly.Options(first_wolf=1)
    async with (
        a_table("uly_polly", 2, options) as address,
        a_person(address, fill=True) as person,
    ):
        await person.turn()
        await person.write("hide a1")
        await person.until(lambda: any(isinstance(m, Swap) for m in person.position.legal))
        await person.press("w")
        await person.until_seen("No tile has been swapped in this round yet.")
        await person.press("escape")
        swap = next(move for move in person.position.legal if isinstance(move, Swap))
        await person.play(swap)
        await person.until(
            lambda: any(isinstance(event, Swapped) for event in person.position.view.history)
        )
        await person.press("w")
        await person.until_seen("came from")


async def test_a_table_may_do_without_notes() -> None:
    async with (
        a_table("wooolf", 5, notes="never") as address,
        a_person(address, fill=True) as person,
    ):
        await person.turn()
        assert "notebook" not in person.screen
        await person.press("w")
        assert isinstance(person.client.screen, Match)


async def test_a_refusal_leads_to_its_rule() -> None:
    async with a_table("wooolf", 5) as address, a_person(address, fill=True) as person:
        await person.turn()
        await person.press("g")
        await person.until_seen("You can’t guess early in your first turn of the round. F2 opens")
        await person.press("f2")
        await person.until_seen("From your second turn of the round on, you may do this instead")


@pytest.mark.parametrize("game", ["uly_polly", "wooolf"])
async def test_a_screen_that_is_taken_down_can_still_be_drawn(game: str) -> None:
    """News may come in at any moment; what is drawn then is drawn on nothing."""
    async with a_table(game, 5) as address, a_person(address, fill=True) as person:
        await person.turn()
        match = person.client.screen
        assert isinstance(match, Match)
        drawn = []

        def draw_all(_: Any = None) -> None:
            match.draw()
            match.board.show(person.position)
            match.board.cancel()
            match.board.enter()
            match._measure()
            match._tick()
            drawn.append(match.is_attached)

        match.board._on_unmount = draw_all  # type: ignore[method-assign]
        await person.client.switch_screen(Page("", Content(""), "en"))
        draw_all()
        assert drawn
        assert person.client.is_running
