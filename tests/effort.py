"""How long the checks may go on: `make test` makes do with little, `make test-full` does not."""

import os

EFFORT = 20 if os.environ.get("SHEEPFOLD_FULL") else 1
"""How many times as long a statistical or random check may go on."""


def times(quickly: int, at_length: int, effort: int = EFFORT) -> int:
    """How often something random is tried in the short run, and in the long one for each effort."""
    return quickly if effort == 1 else at_length * effort
