"""The games as PettingZoo environments, each as `<game>_v1`.

>>> from sheepfold.lab.pettingzoo import uly_polly_v1  # doctest: +SKIP
>>> env = uly_polly_v1.env(players=3, patience=2)  # doctest: +SKIP

The version changes when observations, actions or rewards do.
"""

from importlib import import_module
from typing import Any

from sheepfold.lab.extras import required
from sheepfold.lab.registry import ADAPTERS

ENVIRONMENTS = {f"{game}_v1": game for game in ADAPTERS}


def __getattr__(name: str) -> Any:
    """The module with the environments of a game: `env`, `raw_env`, `parallel_env`."""
    if name not in ENVIRONMENTS:
        raise AttributeError(f"there is no environment {name}; there are {', '.join(ENVIRONMENTS)}")
    required("pettingzoo")
    return import_module(f"sheepfold.lab.{ENVIRONMENTS[name]}.pettingzoo")


def __dir__() -> list[str]:
    return [*globals(), *ENVIRONMENTS]
