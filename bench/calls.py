"""How many functions of ours a move calls, by layer: a figure that a busy machine does not change.

Games of Uly & Polly are played at one table of five, in this process and with a log in memory; what
is counted begins with a request to the room and ends with the bytes for five connections. Draws and
rematches are in it, as part of the moves they make possible.
"""

import asyncio
import cProfile
import pstats
from collections import Counter
from pathlib import Path

import sheepfold
from bench.floor import Recorder

GAMES = 10
PACKAGE = Path(sheepfold.__file__).parent


def main() -> None:
    """Print a line for each layer."""
    asyncio.run(Recorder().play(1))  # so that what is remembered between calls is there
    profile = cProfile.Profile()
    games = profile.runcall(asyncio.run, Recorder().play(GAMES))
    moves = sum(b'"type":"played"' in entry for game in games for step in game for entry in step[0])
    calls: Counter[str] = Counter()
    for (file, _, _), (_, count, *_) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        if Path(file).is_relative_to(PACKAGE):
            calls[Path(file).relative_to(PACKAGE).parts[0]] += count
    print(f"\nFunctions that a move calls, {moves:,} moves of Uly & Polly with five seats")
    for layer, count in calls.most_common():
        print(f"{layer:<10} {count / moves:>8.1f}")
    print(f"{'all':<10} {calls.total() / moves:>8.1f}")
