"""How long it takes to look back on a game that bots have played: CPU time on one core.

A fresh process for each table, so that what is worked out once counts too.
"""

import os
import subprocess
import sys
import time
from random import Random
from typing import Any

GAMES = 5
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("uly_polly", 5, {}),
    ("wooolf", 5, {}),
    ("wooolf", 8, {}),
    ("wooolf", 8, {"advanced": True}),
)


def main() -> None:
    """Print the table."""
    print(f"Time to look back on a game of bots on one core, {GAMES} games each, in s")
    print(f"{'':<12} {'players':>7} {'':>9} {'entries':>8} {'first':>6} {'most':>6}")
    one_core = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    for number, (game, players, options) in enumerate(TABLES):
        ask = [sys.executable, "-m", "bench.lookback", str(number)]
        done = subprocess.run(ask, env=one_core, check=True, capture_output=True, text=True)
        entries, first, most = done.stdout.split()
        kind = "advanced" if options else ""
        print(f"{game:<12} {players:>7} {kind:>9} {entries:>8} {first:>6} {most:>6}")


def measure(game_name: str, players: int, options: dict[str, Any]) -> tuple[int, list[float]]:
    """The entries of the longest game, and how long it took to look back on each game."""
    from sheepfold.bots import bots_of
    from sheepfold.games import GAMES as RULES
    from sheepfold.games.record import Writer
    from sheepfold.learn import look_back

    game, bot = RULES[game_name], bots_of(game_name).all["fox"]
    chosen = game.Options(**options)
    longest, times = 0, []
    for seed in range(GAMES):
        rng = Random(f"bench {seed}")
        names = tuple(f"Bot {seat}" for seat in range(1, players + 1))
        deal = game.deal(chosen, players, rng)
        writer = Writer(game, chosen, names, deal, lambda: "5a" * 32)
        while seats := game.actors(writer.state):
            seat = rng.choice(seats)
            move = bot(game.view(writer.state, seat), rng)
            writer.play(seat, move, game.chance(writer.state, seat, move, rng))
        record = writer.record()
        began = time.process_time()
        look_back(record)
        times.append(time.process_time() - began)
        longest = max(longest, len(record.entries))
    return longest, times


if __name__ == "__main__":
    entries, took = measure(*TABLES[int(sys.argv[1])])
    print(entries, f"{took[0]:.2f}", f"{max(took):.2f}")
