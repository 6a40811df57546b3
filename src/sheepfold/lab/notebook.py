"""The lab for notebooks: contests in one call, their results as NumPy arrays, frames and figures.

>>> result = arena("uly_polly", "sheep", "lamb", games=4, seed=1, patience=2)
>>> arrays(result)["name"].tolist(), arrays(result)["patience"].tolist()
(['sheep', 'lamb'], [2, 2])
"""

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from sheepfold.games import GAMES
from sheepfold.games.exact import Json
from sheepfold.lab.contest import Contest
from sheepfold.lab.extras import required
from sheepfold.lab.report import Report, figure
from sheepfold.lab.run import exploited, run
from sheepfold.lab.simulate import Summary
from sheepfold.lab.simulate import simulate as _simulate

__all__ = ["arena", "arrays", "exploit", "figure", "frame", "simulate"]


def arena(
    game: str,
    *bots: str,
    games: int = 1000,
    seed: int = 1,
    players: int | None = None,
    single_rounds: bool = False,
    paired: str | None = None,
    jobs: int = 1,
    **options: object,
) -> Report:
    """Let bots play each other, like `sheepfold arena`; options of the game are arguments."""
    asked = Contest(
        game=game,
        bots=bots,
        games=games,
        seed=seed,
        players=players,
        single_rounds=single_rounds,
        paired=paired,
        options=options,
        jobs=jobs,
    )
    return run(asked, lambda _: None)


def exploit(
    bot: str, game: str | None = None, games: int = 200, seed: int = 1, **options: object
) -> Report:
    """How far a bot can be exploited, like `sheepfold exploit`."""
    return exploited(bot, game, options, games, seed)


def simulate(
    game: str, players: int, games: int = 1000, seed: int = 1, **options: object
) -> Summary:
    """Random games, like `sheepfold simulate`."""
    rules = GAMES[game]
    return _simulate(rules, rules.Options(**options), players, games, seed)


def arrays(result: Report | Summary) -> dict[str, NDArray[Any]]:
    """A result by columns, with one row for each bot, role or seat.

    >>> arrays(simulate("wooolf", 5, games=3))["seat"].tolist()
    [1, 2, 3, 4, 5]
    """
    rows = _rows(msgspec.to_builtins(result))
    return {key: np.array([row[key] for row in rows]) for key in rows[0]}


def frame(result: Report | Summary) -> Any:
    """The same as a Polars frame."""
    rows = _rows(msgspec.to_builtins(result))
    return required("polars").DataFrame(rows)


def _rows(fields: dict[str, Json]) -> list[dict[str, Json]]:
    """One row for each bot, role or seat; the other fields are repeated in every row."""
    several = {key: value for key, value in fields.items() if _is_several(key, value, fields)}
    same = _flat({key: value for key, value in fields.items() if key not in several})
    for parts in several.values():
        if isinstance(parts[0], dict):
            return [{**_flat(part), **same} for part in parts]
    count = max(map(len, several.values()), default=0)
    if not count:
        return [same]
    seats = range(count)
    return [{"seat": n + 1, **{key: v[n] for key, v in several.items()}, **same} for n in seats]


def _is_several(key: str, value: object, fields: dict[str, Json]) -> bool:
    if not isinstance(value, list | tuple) or key == "interval" or not value:
        return False
    return isinstance(value[0], dict) or len(value) == fields.get("players")


def _flat(fields: dict[str, Json]) -> dict[str, Json]:
    """Intervals become two columns, options one column each, other lists a string."""
    row: dict[str, Json] = {}
    for key, value in fields.items():
        if key == "interval":
            row["low"], row["high"] = value
        elif isinstance(value, dict):
            row |= _flat({name: one for name, one in value.items() if name != "game"})
        elif isinstance(value, list | tuple):
            row[key] = ", ".join(map(str, value))
        else:
            row[key] = value
    return row
