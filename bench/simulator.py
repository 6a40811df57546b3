"""Steps a second of the compiled simulator on one core, beside compiled peers in the same run.

One step is one player's action, chosen uniformly among the legal ones. All run in one process that
is pinned to one core, taken in turns, and are timed by the CPU time of that process.

- Fused: whole games in one compiled loop. Beside it OpenSpiel's own C++ loop, as far as Python
  reaches it: a search of two simulations, each of which has `RandomRolloutEvaluator` play as many
  games as asked for, the first from the first decision, the second from one move later. It counts
  no steps; how many a game has on average is measured beforehand.
- Batched: 4,096 games, a step on each. Ours has one call for the choice and one for the step, which
  checks legality and writes masks and observations. pgx has both and many steps in one compiled
  loop (`fori_loop` over the vectorised step with `auto_reset`), which suits it best.

The peers are optional: those missing are named.
"""

import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any, NamedTuple

LANES = 4096
ULY_POLLY, WOOOLF = "Sheepfold uly_polly, 4 players", "Sheepfold wooolf, 5 players"


class Entrant(NamedTuple):
    """What is timed: plays about so many steps, and returns how many."""

    name: str
    version: str
    play: Callable[[int], float]


class Goal(NamedTuple):
    """A speed, or a ratio of two, that has to be reached."""

    least: float
    name: str
    peer: str | None = None


GOALS = [
    Goal(30e6, f"{ULY_POLLY}, fused"),
    Goal(10e6, f"{ULY_POLLY}, batched"),
    Goal(3e6, f"{WOOOLF}, fused"),
    Goal(1e6, f"{WOOOLF}, batched"),
    Goal(10, f"{ULY_POLLY}, fused", "OpenSpiel phantom_ttt, C++ loop"),
    Goal(3, f"{ULY_POLLY}, batched", "pgx leduc_holdem, batched"),
]


def main() -> None:
    """Measure in a process of its own, so that it can be pinned before anything is imported."""
    one_core = {**os.environ, "OMP_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu"}
    subprocess.run([sys.executable, "-m", "bench.simulator"], env=one_core, check=True)


def _fused(game: Any, players: int) -> Callable[[int], float]:
    from sheepfold.lab.playouts import playouts

    a_game = playouts(game, game.Options(), players, games=1000, seed=0).moves / 1000

    def play(steps: int) -> float:
        games = max(1, int(steps / a_game))
        return playouts(game, game.Options(), players, games, seed=1).moves

    return play


def _batched(game: Any, players: int) -> Callable[[int], float]:
    from sheepfold.lab.simulator import Batch

    batch = Batch(game, game.Options(), players, LANES, seed=1)

    def play(steps: int) -> float:
        rounds = -(-steps // LANES)
        for _ in range(rounds):
            batch.step(batch.random_actions())
        return rounds * LANES

    return play


def _openspiel(name: str) -> Callable[[int], float]:
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    a_game = statistics.mean(_length(_first_decision(game, rng), rng) for _ in range(5_000))

    def play(steps: int) -> float:
        games = max(1, int(steps / (2 * a_game - 1)))
        evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 100, False, 1, False)
        bot.step(_first_decision(game, rng))
        return games * (2 * a_game - 1)

    return play


def _first_decision(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _draw(state, rng)
    return state


def _draw(state: Any, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def _length(state: Any, rng: random.Random) -> int:
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _draw(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


def _pgx(name: str) -> Callable[[int], float]:
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    env = pgx.make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))
    log = jax.numpy.log

    def one(_: int, carried: Any) -> Any:
        states, key = carried
        key, choice, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choice, log(states.legal_action_mask), axis=-1)
        return step(states, actions, jax.random.split(chance, LANES)), key

    many = jax.jit(lambda carried, rounds: jax.lax.fori_loop(0, rounds, one, carried))
    key = jax.random.PRNGKey(1)
    carried = jax.jit(jax.vmap(env.init))(jax.random.split(key, LANES)), key

    def play(steps: int) -> float:
        nonlocal carried
        rounds = -(-steps // LANES)
        carried = jax.block_until_ready(many(carried, rounds))
        return rounds * LANES

    return play


def entrants() -> tuple[list[Entrant], list[str]]:
    """Ours and the peers that import, and a sentence for each one that is not installed."""
    from sheepfold import __version__
    from sheepfold.games import uly_polly, wooolf

    found = [
        Entrant(f"{ULY_POLLY}, fused", __version__, _fused(uly_polly, 4)),
        Entrant(f"{WOOOLF}, fused", __version__, _fused(wooolf, 5)),
        Entrant(f"{ULY_POLLY}, batched", __version__, _batched(uly_polly, 4)),
        Entrant(f"{WOOOLF}, batched", __version__, _batched(wooolf, 5)),
    ]
    missing: list[str] = []
    for label, package, make, name in (
        ("OpenSpiel phantom_ttt, C++ loop", "open_spiel", _openspiel, "phantom_ttt"),
        ("OpenSpiel leduc_poker, C++ loop", "open_spiel", _openspiel, "leduc_poker"),
        ("pgx leduc_holdem, batched", "pgx", _pgx, "leduc_holdem"),
        ("pgx tic_tac_toe, batched", "pgx", _pgx, "tic_tac_toe"),
    ):
        try:
            found.append(Entrant(label, version(package), make(name)))
        except ImportError as error:
            missing.append(f"{label} is not installed: {error}.")
    return found, missing


def measure(seconds: float = 0.5, runs: int = 5) -> None:
    """Print the median speed of each, and whether the goals are met."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found, missing = entrants()
    sizes = {entrant.name: _size(entrant, seconds) for entrant in found}
    speeds: dict[str, list[float]] = {entrant.name: [] for entrant in found}
    for _ in range(runs):
        for entrant in found:
            speeds[entrant.name].append(_speed(entrant, sizes[entrant.name]))
    medians = {name: statistics.median(measured) for name, measured in speeds.items()}
    print(f"Compiled random play, one core, batches of {LANES}")
    print(f"{'':<42} {'version':>8} {'steps/s':>12}")
    for entrant in found:
        print(f"{entrant.name:<42} {entrant.version:>8} {medians[entrant.name]:>12,.0f}")
    for goal in GOALS:
        if goal.peer is not None and goal.peer not in medians:
            continue
        reached = medians[goal.name] / (medians[goal.peer] if goal.peer else 1)
        beside = f" to {goal.peer}" if goal.peer else ""
        word = "reached" if reached >= goal.least else "NOT reached"
        print(f"{goal.name}{beside}: {reached:,.1f}, goal {goal.least:,.0f} {word}")
    for sentence in missing:
        print(sentence)


def _size(entrant: Entrant, seconds: float) -> int:
    """How many steps take about so many seconds; what has to be compiled is compiled before."""
    steps = LANES
    entrant.play(steps)
    while True:
        started = process_time()
        entrant.play(steps)
        if (took := process_time() - started) > seconds / 4:
            return int(steps * seconds / took)
        steps *= 4


def _speed(entrant: Entrant, steps: int) -> float:
    started = process_time()
    done = entrant.play(steps)
    return done / (process_time() - started)


if __name__ == "__main__":
    measure()
