"""What people are called at a table."""

import pytest

from sheepfold.table.actions import (
    Introduce,
    Sit,
)
from sheepfold.table.entries import (
    Sat,
)
from tests.table.host import Host, token, uly

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"
SCOTLAND = "\U0001f3f4" + "".join(chr(0xE0000 + ord(c)) for c in "gbsct") + "\U000e007f"


def test_names_are_cleaned() -> None:
    host = Host(uly())
    sat = host.ask(Sit("  A\u0000\u202e  b\n", token(1)))[0]
    assert isinstance(sat, Sat)
    assert sat.name == "A b"
    assert host.refused(Sit("\u200b \n", token(2))) == "empty-text"


@pytest.mark.parametrize(
    "name", [FAMILY, SCOTLAND, "\u2764\ufe0f\u200d\U0001f525", "A\U0001f44b\U0001f3fd"]
)
def test_an_emoji_of_several_code_points_stays_whole(name: str) -> None:
    host = Host(uly())
    host.ask(Sit(name, token(1)))
    assert host.table.places[0].name == name
    host.ask(Sit(name, token(2)))
    assert host.table.places[1].name == f"{name} 2"


@pytest.mark.parametrize("hidden", ["\u200d", "\U000e0067", "\u202e"])
def test_what_joins_no_emoji_is_not_kept(hidden: str) -> None:
    host = Host(uly())
    host.ask(Sit(f"An{hidden}na", token(1)))
    assert host.table.places[0].name == "An na"


def test_equal_names_are_told_apart() -> None:
    host = Host(uly())
    for number, name in enumerate(["Anna", "anna", "Anna", "A" * 20, "A" * 20], 1):
        host.ask(Sit(name, token(number)))
    names = [place.name for place in host.table.places]
    assert names == ["Anna", "anna 2", "Anna 3", "A" * 20, "A" * 18 + " 2"]
    host.ask(Introduce("Anna", "red"), 1)
    assert host.table.places[0].name == "Anna"
    host.ask(Introduce("Anna", "pink"), 4)
    assert host.table.places[3].name == "Anna 4"


def test_a_name_that_gets_a_number_loses_no_half_of_an_emoji() -> None:
    host = Host(uly())
    name = "A" * 15 + FAMILY
    for number in (1, 2):
        host.ask(Sit(name, token(number)))
    assert host.table.places[1].name == "A" * 15 + " 2"
