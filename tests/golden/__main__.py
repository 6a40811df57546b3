"""Write the golden records that are missing; those that exist are never touched."""

from sheepfold.games.record import dump
from tests.golden import CASES, golden_game

for case in CASES:
    if not case.path.exists():
        case.path.write_bytes(dump(golden_game(case)))
        print(f"wrote {case.path.name}")
