"""How the simulator is used: seeds, resets, bad input, policies, and what happens without Numba."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sheepfold.games import GAMES, uly_polly, wooolf
from sheepfold.games.contract import BadOptions
from sheepfold.lab.playouts import playouts
from sheepfold.lab.registry import ACTIONS
from sheepfold.lab.simulator import BadActions, Batch

ROOT = Path(__file__).parents[2]


def meadow(**settings: Any) -> Batch:
    return Batch(GAMES["uly_polly"], uly_polly.Options(), 3, **{"lanes": 4, **settings})


def test_the_same_seed_leads_to_the_same_games() -> None:
    one, two, other = meadow(seed=5), meadow(seed=[5, 6, 7, 8]), meadow(seed=6)
    for _ in range(200):
        for batch in (one, two, other):
            batch.step(batch.random_actions())
    np.testing.assert_array_equal(one.rows, two.rows)
    np.testing.assert_array_equal(one.rows[1:], other.rows[:3])
    assert not np.array_equal(one.rows[0], one.rows[1])


def test_an_illegal_number_moves_no_lane() -> None:
    batch = meadow()
    before = batch.rows.copy()
    for wrong in (90, -1, 16):  # no number, no number, a start while the wolf has yet to hide
        with pytest.raises(BadActions, match=f"{wrong} is not a legal move on lane 2"):
            batch.step([0, 0, wrong, 0])
    for wrong_kind in ([0, 0, 0], [0.0] * 4, [[0] * 4]):
        with pytest.raises(BadActions, match="4 whole numbers"):
            batch.step(wrong_kind)
    np.testing.assert_array_equal(batch.rows, before)


def test_nobody_can_change_what_the_batch_shows() -> None:
    batch = meadow()
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(BadOptions):
        Batch(GAMES["uly_polly"], uly_polly.Options(), 6, lanes=1)
    with pytest.raises(BadOptions):
        playouts(GAMES["wooolf"], wooolf.Options(round_limit=0), 5, games=1, seed=1)
    with pytest.raises(ValueError, match="4 lanes and 2 seeds"):
        meadow(seed=[1, 2])
    with pytest.raises(ValueError, match="from 1 to 3"):
        meadow().observe(4)
    small = uly_polly.Options(rows=3, columns=3, flips=4, first_wolf=1)
    with pytest.raises(ValueError, match="another board"):
        meadow().load(0, uly_polly.start(small, 3, uly_polly.Outcome(1)))


def first_legal(observation: Any, mask: Any, chance: float) -> int:
    """The first legal move; but the third seat always makes number 5."""
    if observation[-1] == 3:
        return 5
    for number in range(len(mask)):
        if mask[number]:
            return number
    return -1


def test_a_policy_plays_whole_games() -> None:
    options = uly_polly.Options(first_wolf=1)
    made = playouts(GAMES["uly_polly"], options, 2, games=3, seed=1, policy=first_legal)
    state, moves = uly_polly.start(options, 2, uly_polly.Outcome(1)), 0
    numbers = ACTIONS["uly_polly"](options, 2).numbers
    while actors := uly_polly.actors(state):
        first = min(uly_polly.moves(state, actors[0]), key=numbers.__getitem__)
        state, _ = uly_polly.play(state, actors[0], first)
        moves += 1
    assert made.moves == 3 * moves
    assert made.mean_score == tuple(map(float, state.scores))


def test_a_policy_that_chooses_no_legal_move_is_refused() -> None:
    options = uly_polly.Options(first_wolf=2)
    with pytest.raises(ValueError, match="chose number 5, which is not a legal move"):
        playouts(GAMES["uly_polly"], options, 3, games=3, seed=1, policy=first_legal)


def test_the_example_in_the_docs_runs() -> None:
    page = (ROOT / "docs/research.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(from sheepfold\.games import .*?)```", page, re.DOTALL)
    facts: dict[str, Any] = {}
    exec(example, facts)
    assert facts["finished"] > 0


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from sheepfold.games import uly_polly
from sheepfold.lab.registry import ACTIONS
from sheepfold.lab.simulator import Batch
assert ACTIONS["uly_polly"](uly_polly.Options(), 2).count == 90
try:
    Batch(uly_polly, uly_polly.Options(), 2, lanes=1)
except Exception as refused:
    print(refused)
"""


def test_without_numba_the_lab_imports_and_the_simulator_says_what_is_missing() -> None:
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=False
    )
    sentence = "The simulator needs Numba, which is not installed: pip install 'sheepfold[lab]'"
    assert (run.stdout.strip(), run.returncode) == (sentence, 0), run.stderr
