"""Any game with an adapter as a PettingZoo environment in which seats act one after the other."""

import sys
from random import Random
from typing import Any, Literal, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sheepfold.games import GAMES
from sheepfold.games.contract import Game, State
from sheepfold.lab.adapter import AnyAdapter, picture
from sheepfold.lab.registry import ADAPTERS

Rewards = Literal["wins", "scores"]

Observation = dict[str, NDArray[Any]]
"""By name: a view as numbers (`observation`), and which moves are legal (`action_mask`)."""
Infos = dict[str, dict[str, object]]
"""By agent."""


class SavedGame(NamedTuple):
    """A saved state of an environment. It contains all secrets, and can be pickled."""

    state: State
    chance: tuple[object, ...]
    """The state of the random source."""
    agents: tuple[str, ...]
    selection: str
    moves: int
    rewards: tuple[tuple[float, ...], tuple[float, ...]]
    """Of the last move, and those that each agent has not seen yet; by seat."""
    ended: tuple[bool, bool]
    """Whether the game is over, and whether it was truncated."""


class GameEnv(AECEnv):  # type: ignore[misc]
    """One game, seat k being the agent `player_k`.

    An observation has the seat's view as numbers and the mask of its legal actions, which is empty
    out of turn. Final guesses that are simultaneous are asked for by seat, and stay secret.

    `rewards`: with `wins`, the last move gives each seat its share of the win minus 1 / players, so
    rewards add up to 0. With `scores`, every point counts when it is made. `max_cycles` truncates a
    game after so many moves for every player. Any option of the game may be given. `render` shows
    what a spectator sees.
    """

    metadata = {  # noqa: RUF012
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        name: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        rewards: Rewards = "wins",
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {**GameEnv.metadata, "name": name}
        self.name = game
        self.options = self.rules.Options(**options)
        self.players = players or default_players(self.rules)
        self.rules.check(self.options, self.players)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.reward_kind = rewards
        self.possible_agents = [f"player_{seat}" for seat in range(1, self.players + 1)]
        self.actions = self.adapter.actions(self.options, self.players)
        self._rng = Random()
        size = len(self.observe_seat(self._dealt(Random(0)), 1)["observation"])
        self.action_spaces = {
            agent: spaces.Discrete(self.actions.count) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.actions.count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0.0, 1.0, (size * self.players,), np.float32)

    # A game is a module, which cannot be copied or pickled; so it is looked up.
    @property
    def rules(self) -> Game:
        """The game."""
        return GAMES[self.name]

    @property
    def adapter(self) -> AnyAdapter:
        """The game as numbers and pictures."""
        return ADAPTERS[self.name]

    def observation_space(self, agent: str) -> Any:
        """What `observe` gives this agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        """Deal a new game; the same seed gives the same deals."""
        if seed is not None:
            self._rng = Random(seed)
        self.game_state = self._dealt(self._rng)
        self.agents = list(self.possible_agents)
        self.moves = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._next_agent()

    def step(self, action: int | None) -> None:
        """Make the move with this number for `agent_selection`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        seat = self.seat(agent)
        before = self.game_state
        move = self.actions.moves[int(action)]
        outcome = self.rules.chance(before, seat, move, self._rng)
        self.game_state, _ = self.rules.play(before, seat, move, outcome)
        self.moves += 1
        self._clear_rewards()
        for index, reward in enumerate(self._rewards(before)):
            self.rewards[self.possible_agents[index]] = reward
        if not self.rules.actors(self.game_state):
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.moves >= self.max_cycles * self.players:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._next_agent()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """The agent's view as numbers, and the mask of its legal actions."""
        return self.observe_seat(self.game_state, self.seat(agent))

    def observe_seat(self, state: State, seat: int) -> Observation:
        """What a seat observes in a state. All of it follows from the seat's view."""
        view = self.rules.view(state, seat)
        mask = np.zeros(self.actions.count, np.int8)
        mask[[self.actions.numbers[move] for move in self.rules.legal(view)]] = 1
        return {"observation": self.adapter.observe(view), "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """What all seats observe, one after the other: for critics that may know everything."""
        seats = range(1, self.players + 1)
        seen = [self.observe_seat(self.game_state, seat)["observation"] for seat in seats]
        return np.concatenate(seen)

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.possible_agents.index(agent) + 1

    def snapshot(self) -> SavedGame:
        """The current state, for `restore` in this or another environment."""
        seen = tuple(self._cumulative_rewards.get(agent, 0.0) for agent in self.possible_agents)
        last = tuple(self.rewards.get(agent, 0.0) for agent in self.possible_agents)
        ended = any(self.terminations.values()), any(self.truncations.values())
        return SavedGame(
            self.game_state,
            self._rng.getstate(),
            tuple(self.agents),
            self.agent_selection,
            self.moves,
            (last, seen),
            ended,
        )

    def restore(self, snapshot: SavedGame) -> None:
        """Go back to a snapshot; the random source continues as it did then."""
        self.game_state = snapshot.state
        self._rng.setstate(snapshot.chance)
        self.agents = list(snapshot.agents)
        self.agent_selection = snapshot.selection
        self.moves = snapshot.moves
        last, seen = (dict(zip(self.possible_agents, of, strict=True)) for of in snapshot.rewards)
        self.rewards = {agent: last[agent] for agent in self.agents}
        self._cumulative_rewards = {agent: seen[agent] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, snapshot.ended[0])
        self.truncations = dict.fromkeys(self.agents, snapshot.ended[1])
        self.infos = {agent: {} for agent in self.agents}

    def draw_from(self, actions: list[int]) -> int:
        """One of these actions, drawn by the environment's own chance."""
        return actions[int(self._rng.random() * len(actions))]

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees: as text (`ansi`), as an image (`rgb_array`), or printed."""
        view = self.rules.view(self.game_state, None)
        if self.render_mode == "rgb_array":
            return picture(self.adapter, view)
        if self.render_mode == "ansi":
            return self.adapter.text(view)
        if self.render_mode == "human":
            sys.stdout.write(f"{self.adapter.text(view)}\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _dealt(self, rng: Random) -> State:
        deal = self.rules.deal(self.options, self.players, rng)
        return self.rules.start(self.options, self.players, deal)

    def _next_agent(self) -> str:
        actors = self.rules.actors(self.game_state)
        return self.possible_agents[actors[0] - 1] if actors else self.agents[0]

    def _rewards(self, before: State) -> list[float]:
        """What the last move gave each seat."""
        if self.reward_kind == "scores":
            states = before, self.game_state
            old, new = [self.rules.view(state, None).scores for state in states]
            return [float(now - then) for now, then in zip(new, old, strict=True)]
        result = self.rules.result(self.game_state)
        if result is None:
            return [0.0] * self.players
        return [
            (1 / len(result.winners) if seat in result.winners else 0.0) - 1 / self.players
            for seat in range(1, self.players + 1)
        ]


def wrapped(*arguments: Any, **options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action costs 1 and ends it."""
    env = wrappers.TerminateIllegalWrapper(GameEnv(*arguments, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def default_players(game: Game) -> int:
    """Two if two can play, else five."""
    return next(count for count in (2, 5, game.SEATS[0]) if count in game.SEATS)
