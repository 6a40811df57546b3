"""The games in OpenSpiel: its own tests, perfect recall, golden playthroughs, known values."""

import pickle
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")

from open_spiel.python.algorithms import cfr, exploitability, gambit  # noqa: E402
from open_spiel.python.policy import tabular_policy_from_callable  # noqa: E402

import sheepfold.lab.openspiel  # noqa: E402
from sheepfold.games.contract import BadOptions, replay_twin  # noqa: E402
from tests.effort import times  # noqa: E402
from tests.lab.playthroughs import FOLDER, GAMES, actions_in, played  # noqa: E402

SMALL = "sheepfold_uly_polly(rows=2,columns=2,flips=2,patience=1)"
games = pytest.mark.parametrize("name", [*GAMES.values(), "sheepfold_wooolf(advanced=true)"])


@games
def test_openspiel_accepts_it(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(name)
    for serialize in (False, True):
        pyspiel.random_sim_test(game, num_sims=times(2, 5), serialize=serialize, verbose=False)
    capfd.readouterr()  # it prints a lot


def random_state(game: Any, rng: Random, moves: int) -> Any:
    """A state after so many moves of players, or at the end of the game."""
    state = game.new_initial_state()
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        moves -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_recall_is_perfect() -> None:
    """Whoever is in an information state came there by the same own states and actions."""
    ways: dict[tuple[int, str], list[tuple[str, int]]] = {}
    states = Counter[int]()

    def walk(state: Any, before: list[list[tuple[str, int]]]) -> None:
        if state.is_terminal():
            return
        player = state.current_player()
        known = state.information_state_string(player)
        if not state.is_chance_node():
            states[player] += 1
            assert ways.setdefault((player, known), before[player]) == before[player]
        for action in state.legal_actions():
            own = [*before[player], (known, action)]
            walk(state.child(action), [own if p == player else before[p] for p in (0, 1)])

    walk(pyspiel.load_game(SMALL).new_initial_state(), [[], []])
    sets = Counter(player for player, _ in ways)
    assert sets[0] == states[0]  # the wolf knows everything
    assert sets[1] < states[1]


def test_information_states_grow_and_remember_rounds() -> None:
    game, rng = pyspiel.load_game("sheepfold_wooolf(players=4,round_limit=1)"), Random(1)
    state = game.new_initial_state()
    known = [""] * 4
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        for player in range(4):
            now = state.information_state_string(player)
            assert now.startswith(known[player])
            known[player] = now
    assert known[0].count('"dealt"') > 1


@games
def test_a_twin_looks_the_same_to_its_viewer(name: str) -> None:
    """Non-interference, in round 1: what a seat may not know changes nothing that it is shown."""
    game, rng = pyspiel.load_game(name), Random(f"twins {name}")
    others = 0
    for _ in range(times(15, 15)):
        state = random_state(game, rng, rng.randrange(1, 12))
        now = state.position.state
        if state.is_terminal() or now.round > 1:
            continue
        for player in range(game.num_players()):
            twin = state.clone()
            rules = game.rules
            made = rules.redeal(rules.view(now, player + 1), rng)
            twin.position = state.position._replace(state=list(replay_twin(rules, made))[-1])
            others += twin.position.state != now
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions(player) == state.legal_actions(player)
            history = rules.view(twin.position.state, player + 1).history
            told = "".join(f"{msgspec.json.encode(event).decode()}\n" for event in history)
            assert state.information_state_string(player) == f"{player + 1}\n{told}"
    assert others > 5 or "rows=2" in name


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_are_as_they_were(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert played(GAMES[name], actions_in(text)) == text


def test_copies_and_pickles_go_on_alike() -> None:
    game, rng = pyspiel.load_game("sheepfold_wooolf"), Random(3)
    state = random_state(game, rng, 9)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
        assert other.legal_actions() == state.legal_actions()


def always_first(state: Any) -> list[tuple[int, float]]:
    return [(action, float(not n)) for n, action in enumerate(state.legal_actions())]


def test_cfr_and_exploitability() -> None:
    game = pyspiel.load_game("sheepfold_uly_polly(rows=2,columns=2,flips=1,patience=1)")
    foolish = tabular_policy_from_callable(game, always_first)
    assert exploitability.exploitability(game, foolish) > 0.5
    solver = cfr.CFRPlusSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.25


def exported(game: Any, file: Path) -> Any:
    """The same game as one of OpenSpiel's own in C++, by Gambit's format."""
    file.write_text(gambit.export_gambit(game), "utf-8")
    return pyspiel.load_game(f"efg_game(filename={file})")


@pytest.mark.parametrize(("flips", "value"), [(1, 0.25), (2, 0.5)])
def test_solved_in_cpp(tmp_path: Path, flips: int, value: float) -> None:
    name = f"sheepfold_uly_polly(rows=2,columns=2,flips={flips},patience=1)"
    game = exported(pyspiel.load_game(name), tmp_path / "small.efg")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(300):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.02
    assert root_value(game, solver) == pytest.approx(value, abs=0.005)


@pytest.mark.full
def test_a_larger_board_solved_in_cpp(tmp_path: Path) -> None:
    name = "sheepfold_uly_polly(rows=2,columns=3,flips=2,patience=1)"
    game = exported(pyspiel.load_game(name), tmp_path / "larger.efg")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(500):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.02
    assert 1 / 6 < root_value(game, solver) < 0.5  # at best, a wolf that tells nothing: 2/6


def root_value(game: Any, solver: Any) -> float:
    """How often the dog wins if both play the average policies."""
    policy = solver.average_policy()
    returns = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    return float(1 + returns[1]) / 2


@pytest.mark.parametrize(
    "name",
    [
        "sheepfold_uly_polly(flips=16)",
        "sheepfold_uly_polly(rows=7)",
        "sheepfold_uly_polly(patience=0)",
        "sheepfold_wooolf(players=9)",
        "sheepfold_wooolf(round_limit=0)",
    ],
)
def test_wrong_parameters_are_refused(name: str) -> None:
    with pytest.raises((BadOptions, pyspiel.SpielError)):
        pyspiel.load_game(name)


def test_they_are_registered_once() -> None:
    assert {*sheepfold.lab.openspiel.GAMES} <= {*pyspiel.registered_names()}
