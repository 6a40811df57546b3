"""Pictures and sentences: what is drawn for a viewer keeps everyone else's secrets."""

from random import Random
from typing import Any

import pytest

from sheepfold.games import GAMES, uly_polly
from sheepfold.games.contract import replay
from sheepfold.games.declared import redact
from sheepfold.locales import LANGUAGES
from sheepfold.terminal.picture import WIDTH
from sheepfold.terminal.registry import display_of, event_text
from sheepfold.terminal.uly_polly.picture import draw, draw_open
from tests.games.random_play import CASES, case_name, random_game, setting

NAMES = ["Anna", "Ben", "Carla", "David", "Eva", "Finn", "Gina", "Hugo"]


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
Tiles turned: 1 of 2 · Moves without a turned tile: 0 of 6

  Anna (you)  wolf  0 bones
► Ben         dog   0 bones

Proposals: Ben b1
It is Ben's turn to move Polly."""
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


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_a_picture_shows_no_more_than_its_viewer_knows(case: Any) -> None:
    game, options, seats = setting(case)
    rng = Random(11)
    names = NAMES[:seats]
    for moment in random_game(game, options, seats, rng, free=0.1):
        if rng.random() > 0.2:
            continue
        for viewer in (None, rng.randint(1, seats)):
            view = game.view(moment.state, viewer)
            picture = display_of(game).draw(view, names, "fr")
            assert max(len(line) for line in picture.splitlines()) <= WIDTH
            *_, twin = replay(game, game.redeal(view, rng))
            assert display_of(game).draw(game.view(twin, viewer), names, "fr") == picture
            if isinstance(view, uly_polly.View) and viewer != view.wolf_seat and not view.result:
                assert "U" not in meadow_of(picture)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_every_event_can_be_told_to_everyone(case: Any, language: str) -> None:
    game, options, seats = setting(case)
    names = [f"{name} \x1b[2J" for name in NAMES[:seats]]
    for moment in random_game(game, options, seats, Random(5), free=0.3):
        whole = display_of(game).draw_open(game, moment.state, names, language)
        assert "\x1b" not in whole
        for event in moment.events:
            open_view = game.open_view(moment.state)
            key = game.sentence(event, open_view)
            everything = event_text(key, event, open_view, names, language)
            assert "\x1b" not in everything
            for viewer in (None, *range(1, seats + 1)):
                told = redact(event, viewer)
                if told is not None:
                    view = game.view(moment.state, viewer)
                    event_text(game.sentence(told, view), told, view, names, language)
