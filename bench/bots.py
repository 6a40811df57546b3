"""How long bots think: the time a move of each level, and how the server's loop does meanwhile.

A fresh process for each level, so that the first move counts with all that is worked out once.
"""

import asyncio
import os
import subprocess
import sys
import time
from random import Random
from statistics import median, quantiles
from typing import Any

MOVES = 300
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("uly_polly", 4, {}),
    ("wooolf", 5, {}),
    ("wooolf", 8, {"advanced": True}),
)


def main() -> None:
    """Print the table."""
    from sheepfold.bots import bots_of

    print(f"Time a bot thinks on one core, {MOVES} moves of games among themselves, in ms")
    print(
        f"{'':<12} {'players':>7} {'level':>6} {'first':>7} {'median':>7} {'99 %':>7} {'most':>7}"
    )
    one_core = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    for game, players, _ in TABLES:
        for level in bots_of(game).levels:
            ask = [sys.executable, "-m", "bench.bots", game, str(players), level]
            done = subprocess.run(ask, env=one_core, check=True, capture_output=True, text=True)
            first, middle, late, most = map(float, done.stdout.split())
            print(
                f"{game:<12} {players:>7} {level:>6} "
                f"{first:>7.1f} {middle:>7.1f} {late:>7.1f} {most:>7.1f}"
            )
    print("Delay of the server's loop, in ms: while nobody thinks, and while an owl does")
    for name, delays in asyncio.run(_delays()).items():
        print(f"{name:<12} median {median(delays):.2f}, 99 % {quantiles(delays, n=100)[98]:.2f}")


def measure(game_name: str, players: int, level: str) -> list[float]:
    """How long each of so many moves took, in ms; CPU time, for other processes are none of it."""
    from sheepfold.bots import bots_of
    from sheepfold.games import GAMES

    game, bot = GAMES[game_name], bots_of(game_name).levels[level]
    options = game.Options(**next(o for g, n, o in TABLES if (g, n) == (game_name, players)))
    rng = Random("bench")
    times: list[float] = []
    while len(times) < MOVES:
        state = game.start(options, players, game.deal(options, players, rng))
        while (seats := game.actors(state)) and len(times) < MOVES:
            seat = rng.choice(seats)
            view = game.view(state, seat)
            started = time.process_time()
            move = bot(view, rng)
            times.append(1000 * (time.process_time() - started))
            state, _ = game.play(state, seat, move, game.chance(state, seat, move, rng))
    return times


async def _delays() -> dict[str, list[float]]:
    from sheepfold.games import wooolf
    from sheepfold.server.thinking import Thinker, choose, in_thread

    options = wooolf.Options()
    state = wooolf.start(options, 8, wooolf.deal(options, 8, Random(1)))
    view = wooolf.view(state, wooolf.actors(state)[0])
    thinker = Thinker()
    await thinker(choose, "wooolf", "owl", view, 0)

    async def busy(think: Any) -> None:
        for seed in range(40):
            await think(choose, "wooolf", "owl", view, seed)

    found = {"nobody": await _delay(asyncio.ensure_future(asyncio.sleep(1.0)))}
    found["a process"] = await _delay(asyncio.ensure_future(busy(thinker)))
    found["a thread"] = await _delay(asyncio.ensure_future(busy(in_thread)))
    thinker.close()
    return found


async def _delay(until: "asyncio.Future[None]") -> list[float]:
    """How much later than it should the loop comes round, again and again."""
    delays = []
    while not until.done():
        started = time.perf_counter()
        await asyncio.sleep(0.002)
        delays.append(1000 * (time.perf_counter() - started - 0.002))
    return delays


if __name__ == "__main__":
    took = measure(sys.argv[1], int(sys.argv[2]), sys.argv[3])
    print(took[0], median(took), quantiles(took, n=100)[98], max(took))
