"""Pictures and sentences: what is drawn for a viewer keeps everyone else's secrets."""

from random import Random
from typing import Any

import pytest

from sheepfold.games.contract import replay_twin
from sheepfold.games.declared import redact
from sheepfold.locales import LANGUAGES
from sheepfold.terminal.picture import WIDTH
from sheepfold.terminal.registry import display_of, event_text
from tests.games.random_play import CASES, case_name, random_game, setting

NAMES = ["Anna", "Ben", "Carla", "David", "Eva", "Finn", "Gina", "Hugo"]


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
            *_, twin = replay_twin(game, game.redeal(view, rng))
            assert display_of(game).draw(game.view(twin, viewer), names, "fr") == picture


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
