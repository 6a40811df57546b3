from typing import Any

import pytest

from sheepfold.games import GAMES, RULES
from sheepfold.games.registry import checked
from tests.terminal.general import hidden_heap


@pytest.fixture
def third_game(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game of another package, beside ours."""
    game = checked(hidden_heap, GAMES)
    monkeypatch.setitem(GAMES, game.NAME, game)
    monkeypatch.setitem(RULES, (game.NAME, game.VERSION), game)
    return game
