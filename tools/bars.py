"""How strong the bots are, measured: every figure of docs/bots.md, and the bar it has to clear.

`python -m tools.bars` plays on where it was left, a part of every bar in turn, until all have their
games; stop it whenever you like. What was found is kept in docs/bars.json, and the tables of
docs/bots.md are written from it.
"""

import argparse
from math import isclose
from pathlib import Path
from typing import Literal, get_args

import msgspec

from sheepfold.lab.arena import Tournament
from sheepfold.lab.contest import Contest
from sheepfold.lab.figures import wilson
from sheepfold.lab.run import run
from sheepfold.lab.uly_polly.rounds import Rounds

DOCS = Path(__file__).parents[1] / "docs"
KEPT = DOCS / "bars.json"
PAGE = DOCS / "bots.md"
SEED = 5001
"""Nothing was tuned on it."""
PARTS = 40
"""In how many parts each bar is played."""

FIRST_GAMES, FIRST_ROUNDS = 3, 30
"""How many first games and rounds are kept apart: see `Found.began`."""

Table = Literal["wooolf", "strangers", "wolf", "dog", "levels"]
TABLES: tuple[Table, ...] = get_args(Table)

STRANGERS = ("bold", "forgetful", "contrary", "mimic", "colluder")
"""Opponents whose choices are not those that the owl of Wooolf!! has counted."""
COST_OF_READING = 0.02
"""How much less than without it an owl may win because it reads the choices of strangers."""


class Bar(msgspec.Struct, frozen=True):
    """One figure: the share of the first bot named, or of the dog."""

    table: Table
    game: str
    bots: tuple[str, str]
    goal: int
    players: int | None = None
    patience: int | None = None
    least: float | None = None
    most: float | None = None

    @property
    def command(self) -> str:
        """What to type for it."""
        how = (
            f"--players {self.players}" if self.players else f"--rounds --patience {self.patience}"
        )
        words = [self.game, *self.bots, how, f"--games {self.goal}", f"--seed {SEED}"]
        return f"sheepfold arena {' '.join(words)}"

    def contest(self, first: int, games: int) -> Contest:
        """A part of its games."""
        options = {} if self.patience is None else {"patience": self.patience}
        rounds = self.players is None
        return Contest(
            self.game, self.bots, games, SEED, self.players, rounds, options, first=first
        )


class Found(msgspec.Struct):
    """What a bar has come to so far."""

    played: int = 0
    won: float = 0.0
    began: float | None = None
    """What was won of its first games: the mark by which bots that play otherwise are known."""


def _bars() -> list[Bar]:
    found: list[Bar] = []
    floors = {5: (0.80, 0.38, 0.26), 8: (0.55, 0.17, 0.15)}
    for players, bars in floors.items():
        for other, least in zip(("token_counter", "trusting", "fox"), bars, strict=True):
            found.append(Bar("wooolf", "wooolf", ("owl", other), 4000, players, least=least))
    for pair in (("literal", "trusting"), ("literal", "fox"), ("fox", "trusting")):
        found.append(Bar("wooolf", "wooolf", pair, 1000, 5))
    for other in STRANGERS:
        found += [Bar("strangers", "wooolf", (bot, other), 4000, 5) for bot in ("owl", "literal")]
    models = ("still", "waller", "flees", "flees-half", "flees-late")
    dogs = ("random", "greedy", *(f"bayes-{model}" for model in models), "owl", "knower")
    for patience in (2, 6):
        for dog in ("random", "greedy"):
            found.append(Bar("wolf", "uly_polly", (dog, "still"), 40_000, None, patience))
        for dog in dogs:
            bar = Bar("wolf", "uly_polly", (dog, "owl"), 40_000, None, patience, most=0.51)
            found.append(bar)
        for wolf in (*models, "decoy", "corner-decoy"):
            bar = Bar("dog", "uly_polly", ("owl", wolf), 40_000, None, patience, least=0.44)
            found.append(bar)
        found.append(Bar("dog", "uly_polly", ("owl", "bluffer"), 40_000, None, patience))
        for wolf in ("reader", "white-box"):
            found.append(Bar("dog", "uly_polly", ("owl", wolf), 1000, None, patience))
    for one, two in (("sheep", "lamb"), ("fox", "sheep"), ("owl", "fox")):
        for seats in (2, 3, 5):
            found.append(Bar("levels", "uly_polly", (one, two), 1000, seats, least=1 / seats))
        for seats in (4, 5, 8):
            found.append(Bar("levels", "wooolf", (one, two), 1000, seats, least=1 / seats))
    return found


BARS = _bars()


def measure(kept: dict[str, Found], bar: Bar) -> None:
    """Play one more part of a bar."""
    found = kept.setdefault(bar.command, Found())
    if found.began is None:
        found.began = began(bar)
    games = min(bar.goal // PARTS, bar.goal - found.played)
    found.won += _won(bar, found.played, games)
    found.played += games


def began(bar: Bar) -> float:
    """What is won of a bar's first games, as the bots play now."""
    return _won(bar, 0, FIRST_GAMES if bar.players else FIRST_ROUNDS)


def _won(bar: Bar, first: int, games: int) -> float:
    done = run(bar.contest(first, games), lambda _: None)
    if isinstance(done, Rounds):
        return float(done.found)
    assert isinstance(done, Tournament)
    return done.standings[0].win_share * games


def verdict(bar: Bar, found: Found) -> str:
    """Whether the figure clears its bar; levels must do so with 99 percent."""
    if bar.least is None and bar.most is None:
        return ""
    if found.played < bar.goal:
        return "open"
    low, _ = wilson(found.won, found.played)
    share = low if bar.table == "levels" else found.won / found.played
    met = (bar.least is None or share >= bar.least) and (bar.most is None or share <= bar.most)
    return "yes" if met else "no"


def lines(table: Table, kept: dict[str, Found]) -> list[str]:
    """A table of the page."""
    head = "| who, against whom | | games | share | 99 percent | bar | met |"
    found = [head, "|---|---|---|---|---|---|---|"]
    for bar in BARS:
        if bar.table != table:
            continue
        done = kept.get(bar.command, Found())
        low, high = wilson(done.won, done.played)
        span = f"{low:.3f} to {high:.3f}" if done.played else ""
        where = f"{bar.players} players" if bar.players else f"patience {bar.patience}"
        if table == "levels":
            where = f"{bar.game}, {where}"
        share = f"{done.won / done.played:.3f}" if done.played else ""
        wanted = "" if bar.least is None else f"≥ {bar.least:.3g}"
        wanted = wanted if bar.most is None else f"≤ {bar.most:.3g}"
        found.append(
            f"| {bar.bots[0]}, {bar.bots[1]} | {where} | {done.played} | {share} | "
            f"{span} | {wanted} | {verdict(bar, done)} |"
        )
    return found


def write(kept: dict[str, Found]) -> None:
    """Keep what was found, and write the page's tables."""
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    page = PAGE.read_text("utf-8")
    for table in TABLES:
        start, end = f"<!-- {table} -->\n", f"<!-- /{table} -->"
        before, _, rest = page.partition(start)
        _, _, after = rest.partition(end)
        page = before + start + "\n".join(lines(table, kept)) + "\n" + end + after
    PAGE.write_text(page, "utf-8")


def kept_so_far() -> dict[str, Found]:
    """What was measured before; nothing at first."""
    if not KEPT.exists():
        return {}
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Found])


def still_true(kept: dict[str, Found]) -> dict[str, Found]:
    """The figures of bots that play as they did when they were measured."""
    return {
        bar.command: found
        for bar in BARS
        if (found := kept.get(bar.command)) and isclose(found.began or 0.0, began(bar))
    }


def main() -> None:
    """Measure until everything is, a part of the least measured bar at a time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help=f"tables: {', '.join(TABLES)}")
    parser.add_argument("--write", action="store_true", help="only write the tables")
    parser.add_argument(
        "--changed", action="store_true", help="first drop the figures of bots that changed since"
    )
    asked = parser.parse_args()
    kept = kept_so_far()
    bars = [bar for bar in BARS if not asked.only or bar.table in asked.only]
    if asked.changed:
        kept = still_true(kept)
        write(kept)
    while not asked.write:
        left = [b for b in bars if kept.get(b.command, Found()).played < b.goal]
        if not left:
            break
        measure(kept, min(left, key=lambda b: kept.get(b.command, Found()).played / b.goal))
        write(kept)
    write(kept)


if __name__ == "__main__":
    main()
