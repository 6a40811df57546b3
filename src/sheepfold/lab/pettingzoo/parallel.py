"""Any game with an adapter as a PettingZoo environment in which all seats act in every cycle."""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from sheepfold.lab.pettingzoo.aec import GameEnv, Infos, Observation


class GameParallelEnv(ParallelEnv):  # type: ignore[misc]
    """One game in cycles: every agent names an action, and the seats whose turn it is make theirs.

    The other actions are ignored; several seats act in one cycle only where the rules have them act
    simultaneously. An illegal action is replaced by a random legal one, and `infos` of its agent
    says so (`replaced`). `max_cycles` truncates a game.
    """

    def __init__(
        self, game: str, name: str, max_cycles: int | None = None, **settings: Any
    ) -> None:
        self.aec = GameEnv(game, name, **settings)
        self.metadata = self.aec.metadata
        self.render_mode = self.aec.render_mode
        self.possible_agents = self.aec.possible_agents
        self.max_cycles = max_cycles
        self.cycles = 0

    def observation_space(self, agent: str) -> Any:
        """What this agent observes."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        """The numbers of all moves."""
        return self.aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: Any = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a new game."""
        self.aec.reset(seed, options)
        self.agents = list(self.aec.agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Make the moves of those who must act."""
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: Infos = {agent: {} for agent in self.agents}
        for seat in self.aec.rules.actors(self.aec.game_state):
            agent = self.possible_agents[seat - 1]
            legal = np.flatnonzero(self.aec.observe(agent)["action_mask"]).tolist()
            action = actions[agent]
            if action not in legal:
                action = self.aec.draw_from(legal)
                infos[agent]["replaced"] = True
            self.aec.step(action)
            for one in self.agents:
                rewards[one] += self.aec.rewards[one]
        self.cycles += 1
        ended = all(self.aec.terminations.values())
        cut = not ended and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen = self._observations()
        terminations = dict.fromkeys(self.agents, ended)
        truncations = dict.fromkeys(self.agents, cut)
        if ended or cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def state(self) -> Any:
        """What all seats observe, one after the other."""
        return self.aec.state()

    def render(self) -> Any:
        """What a spectator sees."""
        return self.aec.render()

    def close(self) -> None:
        """Nothing is open."""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.aec.observe(agent) for agent in self.agents}
