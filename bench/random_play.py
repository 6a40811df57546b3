"""Random-play steps a second on one core, full legality checks included, beside the peers."""

import random
import statistics

from bench.peers import Peer, Play, peers, timed
from sheepfold import __version__
from sheepfold.games import GAMES
from sheepfold.lab.simulate import random_game


def _ours(name: str, players: int) -> Play:
    game = GAMES[name]
    options = game.Options()

    def play(rng: random.Random, seconds: float) -> tuple[int, float]:
        return timed(lambda: random_game(game, options, players, rng)[1], seconds)

    return play


def main(seconds: float = 1.0, runs: int = 5) -> None:
    """Print the median speed of each, taken in turns so that a slow moment hits all alike."""
    entrants = [
        Peer("Sheepfold uly_polly, 4 players", __version__, _ours("uly_polly", 4)),
        Peer("Sheepfold wooolf, 5 players", __version__, _ours("wooolf", 5)),
    ]
    found, missing = peers()
    entrants += found
    speeds: dict[str, list[float]] = {entrant.name: [] for entrant in entrants}
    for run in range(runs + 1):
        for entrant in entrants:
            steps, elapsed = entrant.play(random.Random(run), seconds if run else 0.2)
            if run:  # the first run warms up
                speeds[entrant.name].append(steps / elapsed)
    reference = statistics.median(speeds[entrants[0].name])
    print("Random play, one core (ratio: Sheepfold's uly_polly to each)")
    print(f"{'':<38} {'version':>8} {'steps/s':>10} {'ratio':>8}")
    for entrant in entrants:
        speed = statistics.median(speeds[entrant.name])
        print(f"{entrant.name:<38} {entrant.version:>8} {speed:>10,.0f} {reference / speed:>8.1f}")
    for sentence in missing:
        print(sentence)
