"""Advice in the terminal: one key shows it, where the table allows it."""

import pytest

from tests.terminal.person import a_person, a_table


@pytest.mark.parametrize(
    ("game", "seats", "seen"),
    [("wooolf", 5, "shepherd boy"), ("uly_polly", 2, "a1 6%")],
)
async def test_a_key_shows_advice(game: str, seats: int, seen: str) -> None:
    async with a_table(game, seats) as address, a_person(address, fill=True) as person:
        await person.turn()
        await person.until_seen("i advice")
        await person.press("i")
        await person.until_seen("What would the owl do?")
        assert "The owl would" in person.screen
        assert seen in person.screen
        await person.press("escape")
        await person.turn()
