"""The text picture of a meadow: only the wolf's seat sees the wolf."""

from random import Random

import pytest

from sheepfold.games import GAMES, uly_polly
from sheepfold.terminal.uly_polly.picture import draw, draw_open
from tests.games.random_play import random_game

NAMES = ["Anna", "Ben", "Carla", "David", "Eva"]


def test_the_picture_of_a_meadow() -> None:
    options = uly_polly.Options(rows=2, columns=3, flips=2)
    state = uly_polly.start(options, 2, uly_polly.Outcome(1))
    for seat, move in ((1, "hide c2"), (2, "start a1"), (1, "b1-c1"), (2, "b2"), (1, "b1-c2")):
        state, _ = uly_polly.play(state, seat, uly_polly.parse(move, options))
    state, _ = uly_polly.play(state, 2, uly_polly.parse("propose b1", options))
    picture = """\
Uly & Polly · Round 1 of 4

       a     b     c
    ┌─────┬─────┬─────┐
  1 │░░░░░│░░U░░│░░░░░│
    ├─────┼─────┼─────┤
  2 │░░░░░│P 1  │░░░░░│
    └─────┴─────┴─────┘

░ face down · 1, 2, 3 … sheep, as turned · P Polly · U Uly, if you know
Tiles turned: 1 of 2 · Steps without a turned tile: 0 of 6

  Anna (you)  wolf  0 bones
► Ben         dog   0 bones

Proposals: Ben b1
It’s Ben’s turn to move Polly."""
    assert draw(uly_polly.view(state, 1), NAMES[:2], "en") == picture
    whole = draw_open(GAMES["uly_polly"], state, NAMES[:2], "en")
    assert meadow_of(whole) == meadow_of(picture)


def meadow_of(picture: str) -> str:
    return "\n".join(line for line in picture.splitlines() if "│" in line)


def test_only_the_wolf_sees_where_it_hides() -> None:
    options = uly_polly.Options()
    start = uly_polly.start(options, 3, uly_polly.Outcome(1))
    pictures: dict[int | None, set[str]] = {1: set(), 2: set(), 3: set(), None: set()}
    for move in uly_polly.legal(uly_polly.view(start, 1)):
        state, _ = uly_polly.play(start, 1, move)
        for viewer, drawn in pictures.items():
            drawn.add(draw(uly_polly.view(state, viewer), NAMES[:3], "de"))
    assert [len(drawn) for drawn in pictures.values()] == [16, 1, 1, 1]


@pytest.mark.parametrize("seats", uly_polly.SEATS)
def test_nobody_else_sees_the_wolf_before_the_end(seats: int) -> None:
    game, options = GAMES["uly_polly"], uly_polly.Options()
    for moment in random_game(game, options, seats, Random(seats)):
        for viewer in (None, *range(1, seats + 1)):
            view = uly_polly.view(moment.state, viewer)
            if viewer != view.wolf_seat and view.result is None:
                assert "U" not in meadow_of(draw(view, NAMES[:seats], "en"))
