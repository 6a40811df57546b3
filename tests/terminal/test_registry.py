"""Displays that other packages bring for their games."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, distributions
from pathlib import Path

import pytest

from sheepfold.terminal.registry import GROUP, OUR_DISPLAYS, with_plug_ins
from tests.bots.distributions import importable, install

COIN_DISPLAY = """
from sheepfold.games import uly_polly
from sheepfold.terminal.general.display import general_display

DISPLAY = general_display(uly_polly)._replace(help=lambda language: ("flip it",))
NO_DISPLAY = 7
"""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    with importable(tmp_path):
        yield tmp_path


def points(folder: Path, **displays: str) -> list[EntryPoint]:
    """What a package called the-coin brings for the terminal."""
    install(folder, "the-coin", {"coin_display": COIN_DISPLAY}, terminal=displays)
    return [
        point
        for one in distributions(path=[str(folder)])
        for point in one.entry_points
        if point.group == GROUP
    ]


def test_a_package_brings_the_display_of_its_game(folder: Path) -> None:
    found = with_plug_ins(points(folder, coin="coin_display:DISPLAY"), {"coin": "the-coin"})
    assert found.keys() == {*OUR_DISPLAYS, "coin"}
    assert found["coin"].help("en") == ("flip it",)


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("coin", "coin_display:NO_DISPLAY", "it is not a GameDisplay"),
        ("coin", "coin_display:MISSING", "has no attribute 'MISSING'"),
        ("wooolf", "coin_display:DISPLAY", "only the package of wooolf can bring its display"),
        ("dice", "coin_display:DISPLAY", "only the package of dice can bring its display"),
    ],
)
def test_one_that_cannot_be_used_costs_a_line(
    folder: Path, name: str, value: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    given = {"coin": "the-coin", "dice": "the-dice"}
    assert with_plug_ins(points(folder, **{name: value}), given) == OUR_DISPLAYS
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert said[0].startswith(f"The display of {name} cannot be used: ")
    assert why in said[0]
