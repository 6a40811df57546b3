"""Makes the plan that the owl's wolf plays from, and puts it into the package once it is checked.

    python -m tools.wolf_plan 4 4 8 6 solution/4x4-8-6-upper.npz

The file is the checkpoint of `sheepfold solve`. A plan for one patience serves for every shorter
one too.
"""

import sys
from pathlib import Path

from sheepfold.bots.uly_polly.plan import load, save
from sheepfold.bots.uly_polly.planned import FOLDER
from sheepfold.lab.uly_polly.solution import upper
from sheepfold.lab.uly_polly.solution.solver import RoundToSolve
from sheepfold.lab.uly_polly.solution.upper_check import check
from sheepfold.lab.uly_polly.solution.upper_plan import plan_of


def main(words: list[str]) -> None:
    """Make a plan, write it, read it again and check it."""
    rows, columns, flips, patience = map(int, words[:4])
    bound = upper.unpack(Path(words[4]).read_bytes(), RoundToSolve(rows, columns, flips, patience))
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"wolf-{rows}x{columns}-{flips}-{patience}.npz"
    save(plan_of(bound), path)
    checked = check(load(path))
    print(f"{path.name}: {checked.lots} lots, {path.stat().st_size} bytes")
    print(f"no dog finds this wolf more often than {float(checked.bound):.5f}")


if __name__ == "__main__":
    main(sys.argv[1:])
