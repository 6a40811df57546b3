"""The PettingZoo environments: PettingZoo's own tests, and what it does not test: leaks, copies."""

import copy
import pickle
import warnings
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from sheepfold.games.contract import IllegalMove, replay_twin
from sheepfold.lab import pettingzoo
from sheepfold.lab.pettingzoo import ENVIRONMENTS
from tests.effort import times

with warnings.catch_warnings():  # its tests import its own games, the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
    from pettingzoo.test.max_cycles_test import max_cycles_test

MODULES = {name: getattr(pettingzoo, name) for name in ENVIRONMENTS}
modules = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)
SETTINGS: dict[str, list[dict[str, Any]]] = {
    "uly_polly_v1": [{"players": 2}, {"players": 3, "patience": 2, "rows": 3}],
    "wooolf_v1": [{"players": 4}, {"players": 5, "advanced": True, "rewards": "scores"}],
}
CASES = [(name, settings) for name in SETTINGS for settings in SETTINGS[name]]
cases = pytest.mark.parametrize(("name", "settings"), CASES, ids=str)

NOT_LISTED = [
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box",
]
"""PettingZoo warns so of every environment with masks that it did not bring itself."""


def play_on(env: Any, rng: Random, moves: int) -> list[Any]:
    """Up to so many random moves; returns what the agents were shown."""
    shown = []
    for _ in range(moves):
        seen, reward, terminated, truncated, info = env.last()
        shown.append((env.agent_selection, seen, reward, terminated, truncated, info))
        if terminated or truncated:
            break
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return shown


def same(one: Any, two: Any) -> bool:
    """Whether what was shown is equal to the byte."""
    return bool(in_bytes(one) == in_bytes(two))


def in_bytes(shown: Any) -> Any:
    if isinstance(shown, np.ndarray):
        return shown.dtype, shown.shape, shown.tobytes()
    if isinstance(shown, dict):
        return {key: in_bytes(value) for key, value in shown.items()}
    return list(map(in_bytes, shown)) if isinstance(shown, list | tuple) else shown


@cases
def test_pettingzoo_accepts_it(name: str, settings: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        for message in NOT_LISTED:
            warnings.filterwarnings("ignore", message)
        api_test(MODULES[name].env(**settings), num_cycles=times(100, 100))


@modules
def test_the_same_seed_gives_the_same_game(module: Any) -> None:
    seed_test(module.env, num_cycles=times(20, 20))
    one, two = module.env(), module.env()
    one.reset(seed=1)
    two.reset(seed=2)
    assert not same(play_on(one, Random(1), 60), play_on(two, Random(1), 60))


@modules
def test_it_is_rendered_in_all_modes(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "round 1" in capsys.readouterr().out


@modules
def test_games_are_broken_off_after_so_many_cycles(module: Any) -> None:
    """PettingZoo counts on all agents acting in every cycle, as they do in `parallel_env`."""
    every = module.parallel_env
    max_cycles_test(
        SimpleNamespace(parallel_env=every, env=lambda **given: parallel_to_aec(every(**given)))
    )
    env = module.env(max_cycles=1)
    env.reset(seed=1)
    shown = play_on(env, Random(1), 100)
    assert len(shown) == env.num_agents + 1
    assert shown[-1][4]


@modules
def test_its_speed_is_measured(module: Any, monkeypatch: pytest.MonkeyPatch, effort: int) -> None:
    """PettingZoo measures for five seconds; in the short run its clock runs ahead."""
    if effort == 1:
        clock = iter(range(1, 1000))
        measure = __import__("sys").modules[performance_benchmark.__module__]
        monkeypatch.setattr(measure, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(module.env())


@cases
def test_rewards_and_results(name: str, settings: dict[str, Any]) -> None:
    env = MODULES[name].raw_env(**settings)
    for seed in range(5):
        env.reset(seed=seed)
        total = dict.fromkeys(env.agents, 0.0)
        while not any(env.terminations.values()):
            play_on(env, Random(seed), 1)
            for agent, reward in env.rewards.items():
                total[agent] += reward
        result = env.rules.result(env.game_state)
        if settings.get("rewards") == "scores":
            assert tuple(total.values()) == result.scores
        else:
            assert sum(total.values()) == pytest.approx(0)
            best = [env.seat(agent) for agent in total if total[agent] == max(total.values())]
            assert tuple(best) == result.winners


@cases
def test_a_twin_looks_the_same_to_its_viewer(name: str, settings: dict[str, Any]) -> None:
    """Non-interference: what a seat may not know changes nothing that its agent is given."""
    env, twin = (MODULES[name].raw_env(render_mode="ansi", **settings) for _ in range(2))
    rng = Random(f"twins {name}")
    others = 0
    for number in range(times(30, 30)):
        env.reset(seed=number)
        play_on(env, rng, rng.randrange(1, 40))
        for seat, agent in enumerate(env.possible_agents, 1):
            state = env.game_state
            made = env.rules.redeal(env.rules.view(state, seat), rng)
            twin.reset()
            twin.restore(env.snapshot()._replace(state=list(replay_twin(env.rules, made))[-1]))
            others += twin.game_state != state
            assert same(twin.observe(agent), env.observe(agent))
            assert twin.infos[agent] == env.infos[agent] == {}
            spectated = env.rules.view(state, None) == env.rules.view(twin.game_state, None)
            assert not spectated or twin.render() == env.render()
    assert others > 20


@cases
def test_pictures_show_what_a_spectator_may_know(name: str, settings: dict[str, Any]) -> None:
    env, twin = (MODULES[name].raw_env(render_mode="ansi", **settings) for _ in range(2))
    rng = Random(f"pictures {name}")
    others = 0
    for number in range(20):
        env.reset(seed=number)
        play_on(env, rng, rng.randrange(1, 30))
        made = env.rules.redeal(env.rules.view(env.game_state, None), rng)
        twin.reset()
        twin.restore(env.snapshot()._replace(state=list(replay_twin(env.rules, made))[-1]))
        others += twin.game_state != env.game_state
        assert twin.render() == env.render()
    assert others > 5


@cases
def test_it_can_be_copied_pickled_and_restored(name: str, settings: dict[str, Any]) -> None:
    for number, make in enumerate((MODULES[name].env, MODULES[name].raw_env)):
        env = make(**settings)
        env.reset(seed=number)
        play_on(env, Random(number), 7)
        kept = pickle.loads(pickle.dumps(env.snapshot()))
        others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), make(**settings)]
        others[-1].reset()
        others[-1].restore(kept)
        shown = play_on(env, Random(5), 500)
        for other in others:
            assert same(play_on(other, Random(5), 500), shown)
        env.restore(kept)
        assert same(play_on(env, Random(5), 500), shown)


@modules
def test_an_illegal_action_is_refused(module: Any) -> None:
    raw = module.raw_env()
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        raw.step(wrong)
    env = module.env()
    env.reset(seed=1)
    env.step(wrong)
    assert all(env.terminations.values())
    every = module.parallel_env()
    every.reset(seed=1)
    *_, infos = every.step(dict.fromkeys(every.agents, wrong))
    assert [info for info in infos.values() if info] == [{"replaced": True}]


def test_there_is_no_other_environment() -> None:
    with pytest.raises(AttributeError, match="there is no environment chess_v1"):
        _ = pettingzoo.chess_v1
    assert {*ENVIRONMENTS} <= {*dir(pettingzoo)}
