"""Whoever wants the games as a library needs neither the terminal's nor the server's packages."""

import subprocess
import sys

import pytest

CHECK = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
{work}
"""

HEAVY = {
    "textual",
    "rich",
    "starlette",
    "uvicorn",
    "uvloop",
    "websockets",
    "click",
    "segno",
    "fluent",
}

GAMES = """
from random import Random
from sheepfold.games import GAMES
from sheepfold.games.record import Writer, dump, load
from sheepfold.games.verify import verify
for game in GAMES.values():
    options = game.Options()
    deal = game.deal(options, game.SEATS[0], Random(1))
    state = game.start(options, game.SEATS[0], deal)
    names = [f"P{n}" for n in range(game.SEATS[0])]
    verify(load(dump(Writer(game, options, tuple(names), deal, lambda: "5a" * 32).record())))
"""

BOTS = """
from random import Random
from sheepfold.bots import bots_of
from sheepfold.games import uly_polly
from sheepfold.lab.simulate import simulate
simulate(uly_polly, uly_polly.Options(), 2, games=2, seed=1)
options = uly_polly.Options(first_wolf=1)
state = uly_polly.start(options, 2, uly_polly.deal(options, 2, Random(1)))
bots_of("uly_polly").levels["owl"](uly_polly.view(state, 1), Random(1))
"""


@pytest.mark.parametrize("work", [GAMES, BOTS], ids=["games", "bots"])
def test_a_library_user_needs_only_msgspec_and_numpy(work: str) -> None:
    code = CHECK.format(missing=HEAVY, work=work)
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
