"""What people write is shown as it stands: it is no markup, no key and no command to a terminal."""

import unicodedata

import pytest

from sheepfold.games import uly_polly
from sheepfold.server.protocol import News
from sheepfold.table.actions import Ready, Say, Write
from sheepfold.terminal.event_log import news_text
from sheepfold.terminal.widgets.text import Text
from tests.terminal.person import a_friend, a_person, a_table

OPTIONS = uly_polly.Options(first_wolf=1)

MARKUP = ["[red]Bob[/red]", "[@click=app.quit]hi", "[/]", "{ $who }{ -x }", "\\[b]", "<b>&amp;"]
"""Names that Textual, Fluent or a browser would take for more than letters."""
COMMANDS = ["\x1b[2J", "\x1b]0;Bob\x07", "\r\n\x08", "\u202eboB", "\u2066x", "\x9b31mx", "\u2028x"]
"""Those that a terminal would obey, or that turn the direction of what follows."""


def obeyed(screen: str) -> str:
    """The letters of a screen that are more than letters."""
    return "".join(c for c in screen if unicodedata.category(c)[0] == "C" and c != "\n")


@pytest.mark.parametrize("name", MARKUP)
async def test_a_name_is_shown_as_it_stands(name: str) -> None:
    async with (
        a_table("uly_polly", 2, OPTIONS, free_text=True) as address,
        a_person(address, size=(100, 40)) as person,
        a_friend(address, name) as friend,
    ):
        await person.until_seen(f"2 {name}")
        await friend.do(Ready())
        await person.until_seen(f"{name} is ready.")
        await friend.do(Write(f"{name} {name}"))
        await person.until_seen(f"{name}: {name} {name}")
        await person.press("s")
        await person.turn()
        await friend.do(Say("aha"))
        await person.until_seen(f"{name}: ")
        assert obeyed(person.screen) == ""
        assert person.client.is_running


@pytest.mark.parametrize("name", COMMANDS)
async def test_a_server_takes_commands_to_a_terminal_out_of_names_and_texts(name: str) -> None:
    async with (
        a_table("uly_polly", 2, OPTIONS, free_text=True) as address,
        a_person(address, size=(100, 40)) as person,
        a_friend(address, f"Bob{name}") as friend,
    ):
        await friend.do(Write(f"over{name}"))
        await person.until_seen(": over")
        assert friend.table is not None
        assert obeyed(friend.table.places[1].name) == ""
        assert obeyed(person.screen) == ""


def test_a_terminal_obeys_no_server_either() -> None:
    """One that is not ours may send anything."""
    for nasty in COMMANDS:
        names = (nasty, "Anna")
        told = [
            news_text(News("wrote", chair=1, text=nasty), names, (), "en"),
            news_text(News("claimed", chair=1, name=nasty), names, (), "en"),
            news_text(News("taken_over", chair=2, name=nasty, by_link=True), names, (), "en"),
        ]
        assert obeyed("".join(told)) == ""
        shown = Text()
        shown.write(f"no,\nnot you {nasty}")
        assert shown._written is not None
        assert obeyed(shown._written.plain) == ""
