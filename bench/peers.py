"""Random-play speed of peer game libraries, in steps per second on one core.

Each peer plays whole games, one after another, through its own ordinary Python API, with moves
drawn uniformly from the legal ones by the same `random.Random`. One step is one player's action.
What else a game costs is timed but not counted as steps: starting it, resolving its chance nodes
(OpenSpiel gives these to the caller; RLCard and PettingZoo deal inside), reading the result at
its end, and PettingZoo's closing `step(None)` for each finished agent.

The figures are not like for like. RLCard and PettingZoo build an observation at every step;
OpenSpiel builds one only when asked, and is not asked here. RLCard's Leduc also differs from
OpenSpiel's: it has blinds, a random first player, and lets a player fold when checking is free,
so its games are shorter.

The peers are optional: those missing are named.
"""

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import perf_counter
from typing import Any, NamedTuple

Play = Callable[[random.Random, float], tuple[int, float]]


class Peer(NamedTuple):
    """A library and game to time.

    `play` plays for about that many seconds; returns (steps, elapsed seconds).
    """

    name: str
    version: str
    play: Play


def timed(play_game: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Play whole games, at least one, until `seconds` have passed; the clock is read per game."""
    steps = 0
    start = perf_counter()
    while True:
        steps += play_game()
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return steps, elapsed


def _openspiel(game_name: str, module: str | None = None) -> Play:
    """OpenSpiel's state API: legal_actions, apply_action, chance_outcomes; no observations.

    `module` is the Python module that registers the game, for a game written in Python.
    """
    pyspiel: Any = import_module("pyspiel")
    if module is not None:
        import_module(module)
    game = pyspiel.load_game(game_name)

    def play(rng: random.Random, seconds: float) -> tuple[int, float]:
        def play_game() -> int:
            steps = 0
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    steps += 1
            state.returns()
            return steps

        return timed(play_game, seconds)

    return play


def _rlcard() -> Play:
    """RLCard's env.step on Leduc hold'em, choosing among the state's legal actions.

    The draw is made here, as for the other peers: its RandomAgent's is slower.
    """
    rlcard: Any = import_module("rlcard")

    def play(rng: random.Random, seconds: float) -> tuple[int, float]:
        env = rlcard.make("leduc-holdem", config={"seed": rng.getrandbits(31)})

        def play_game() -> int:
            steps = 0
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                steps += 1
            env.get_payoffs()
            return steps

        return timed(play_game, seconds)

    return play


def _pettingzoo() -> Play:
    """PettingZoo's AEC loop (agent_iter, last, step) on Leduc hold'em, which wraps RLCard's.

    The env has its usual wrappers. It is seeded once per run: a seeded reset rebuilds it.
    """
    pettingzoo: Any = import_module("pettingzoo")
    for needed in ("pygame", "rlcard"):  # for want of these, make raises no ImportError
        import_module(needed)
    env = pettingzoo.make("aec", "classic/leduc_holdem_v4")

    def play(rng: random.Random, seconds: float) -> tuple[int, float]:
        env.reset(seed=rng.getrandbits(31))

        def play_game() -> int:
            steps = 0
            env.reset()
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    mask = observation["action_mask"].tolist()
                    env.step(rng.choice([move for move, legal in enumerate(mask) if legal]))
                    steps += 1
            return steps

        return timed(play_game, seconds)

    return play


_GAMES = "open_spiel.python.games"

# (name, distribution, maker). Of the two games registered with OpenSpiel from Python, Kuhn poker
# has 2 deals and 2 or 3 steps a game, liar's poker 20 deals and about 8 steps.
_MAKERS: list[tuple[str, str, Callable[[], Play]]] = [
    ("OpenSpiel leduc_poker (C++)", "open_spiel", lambda: _openspiel("leduc_poker")),
    (
        "OpenSpiel python_kuhn_poker (Python)",
        "open_spiel",
        lambda: _openspiel("python_kuhn_poker", f"{_GAMES}.kuhn_poker"),
    ),
    (
        "OpenSpiel python_liars_poker (Python)",
        "open_spiel",
        lambda: _openspiel("python_liars_poker", f"{_GAMES}.liars_poker"),
    ),
    ("RLCard leduc-holdem", "rlcard", _rlcard),
    ("PettingZoo leduc_holdem_v4 (AEC)", "pettingzoo", _pettingzoo),
]


def peers() -> tuple[list[Peer], list[str]]:
    """Return the peers that import, and a sentence for each one that is not installed."""
    found: list[Peer] = []
    missing: list[str] = []
    for name, distribution, maker in _MAKERS:
        try:
            found.append(Peer(name, version(distribution), maker()))
        except ImportError as error:
            missing.append(f"{name} is not installed: {error}.")
    return found, missing
