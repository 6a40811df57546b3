"""Makes the plan that the owl's wolf plays from, and puts it into the package once it is checked.

    python -m tools.wolf_plan 4 4 8 2               splits alone; the wolf shuns one corner
    python -m tools.wolf_plan 4 4 8 2 SEARCH.npz    as good as a search has become (its checkpoint)

A plan for one patience serves for every shorter one too.
"""

import sys
from pathlib import Path

from sheepfold.bots.uly_polly.plan import load, save
from sheepfold.bots.uly_polly.planned import FOLDER
from sheepfold.lab.uly_polly.solution.upper import proof, whole_number_proof
from sheepfold.lab.uly_polly.solution.upper_check import check
from sheepfold.lab.uly_polly.solution.upper_checkpoint import load_search


def main(words: list[str]) -> None:
    """Make a plan, write it, read it again and check it."""
    rows, columns, flips, patience = map(int, words[:4])
    if len(words) > 4:
        search = load_search(Path(words[4]), rows, columns, flips, patience)
        if search is None:
            raise SystemExit(f"there is no {words[4]}")
        plan = proof(search)
    else:
        plan = whole_number_proof(rows, columns, flips, patience, (1 << rows * columns - 1) - 1)
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"wolf-{rows}x{columns}-{flips}-{patience}.npz"
    save(plan, path)
    bound = check(load(path)).bound
    print(f"{path.name}: {len(plan.states)} nodes, {path.stat().st_size} bytes")
    print(f"no dog finds this wolf more often than {bound} = {float(bound):.5f}")


if __name__ == "__main__":
    main(sys.argv[1:])
