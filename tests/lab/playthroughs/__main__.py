"""Writes the playthroughs anew, after a change: `python -m tests.lab.playthroughs`."""

import sheepfold.lab.openspiel  # noqa: F401
from tests.lab.playthroughs import FOLDER, GAMES, played

if __name__ == "__main__":
    for name, game in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(played(game, []), "utf-8")
