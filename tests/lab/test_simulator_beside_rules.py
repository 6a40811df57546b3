"""The kernels of the simulator against the rules in `games/`: states, masks, views and results."""

from typing import Any

import numpy as np
import pytest

from sheepfold.games import GAMES
from sheepfold.lab.playouts import playouts
from sheepfold.lab.registry import ACTIONS
from sheepfold.lab.simulator import Batch
from sheepfold.lab.stream import Stream
from tests.lab.lanes_beside_rules import CASES, KINDS, Case, Lane, compare


def case_name(case: Case) -> str:
    name, seats, options = case
    return "-".join([name, str(seats), *options])


cases = pytest.mark.parametrize("case", CASES, ids=case_name)
GAMES_OF_EACH_KIND = 100_000


@cases
def test_lanes_play_as_the_rules_do(case: Case) -> None:
    assert compare(case, games=5, lanes=4, seed=1, auto_reset=True, looks=3) > 60


@cases
def test_a_lane_without_reset_stays_as_its_game_has_ended(case: Case) -> None:
    assert compare(case, games=2, lanes=2, seed=2, auto_reset=False, looks=5) > 20


@pytest.mark.full
@pytest.mark.parametrize("kind", KINDS)
def test_a_hundred_thousand_games_of_each_kind(kind: str) -> None:
    for number, case in enumerate(KINDS[kind]):
        games = -(-GAMES_OF_EACH_KIND // len(KINDS[kind]))
        compare(case, games, lanes=64, seed=1_000_000 * number, auto_reset=True, looks=16)


@cases
def test_whole_games_in_one_loop_are_those_of_the_rules(case: Case) -> None:
    name, seats, options = case
    game, games, seed = GAMES[name], 6, 77
    made = playouts(game, game.Options(**options), seats, games, seed)
    numbered = ACTIONS[name](game.Options(**options), seats)
    moves, rounds, scores, shares = 0, 0, np.zeros(seats), np.zeros(seats)
    for number in range(games):
        lane = Lane(case, seed + number)
        while actors := game.actors(lane.state):
            legal = sorted(numbered.numbers[move] for move in game.moves(lane.state, actors[0]))
            move = numbered.moves[legal[lane.stream.below(len(legal))]]
            outcome = game.chance(lane.state, actors[0], move, lane.stream)
            lane.state, _ = game.play(lane.state, actors[0], move, outcome)
            moves += 1
        result = game.result(lane.state)
        assert result is not None
        rounds += len(lane.state.rounds)
        scores += result.scores
        for winner in result.winners:
            shares[winner - 1] += 1 / len(result.winners)
    assert (made.games, made.moves, made.rounds) == (games, moves, rounds)
    assert made.mean_score == pytest.approx(scores / games)
    assert made.win_share == pytest.approx(shares / games)


@pytest.mark.parametrize("name", ["uly_polly", "wooolf"])
def test_many_games_in_one_loop_are_those_of_the_lanes(name: str) -> None:
    game, lanes = GAMES[name], 2_000
    seats = game.SEATS[1]
    batch = Batch(game, game.Options(), seats, lanes, seed=5, auto_reset=False)
    moves, shares = 0, np.zeros(seats)
    while batch.actors.any():
        moves += int((batch.actors > 0).sum())
        batch.step(batch.random_actions())
        shares += batch.shares.sum(axis=0)
    made = playouts(game, game.Options(), seats, lanes, seed=5)
    assert made.moves == moves
    assert made.win_share == pytest.approx(shares / lanes)
    assert made.mean_score == pytest.approx(batch.scores.mean(axis=0))


def test_the_stream_of_a_lane_is_that_of_the_rules() -> None:
    from sheepfold.lab.compiled import compiled_here
    from sheepfold.lab.shared_kernels import below, seeded

    @compiled_here
    def drawn(streams: Any, out: Any) -> None:
        for number in range(len(out)):
            out[number] = below(streams, 0, number % 40 + 1)

    for seed in (0, 1, 2**63, 2**64 - 1):
        stream = Stream(seed)
        assert int(seeded(np.uint64(seed))) == stream.position
        streams, out = np.array([stream.position], np.uint64), np.zeros(400, np.int64)
        drawn(streams, out)
        assert out.tolist() == [stream.below(number % 40 + 1) for number in range(400)]
        assert int(streams[0]) == stream.position


def test_every_number_of_a_stream_is_equally_likely() -> None:
    stream = Stream(3)
    counts = np.bincount([stream.below(7) for _ in range(70_000)], minlength=7)
    assert ((counts - 10_000) ** 2 / 10_000).sum() < 22.5  # chi-square, 6 degrees, 99.9 percent


@cases
def test_every_turn_move_has_one_number(case: Case) -> None:
    name, seats, options = case
    game = GAMES[name]
    numbered = ACTIONS[name](game.Options(**options), seats)
    assert len(set(numbered.moves)) == numbered.count == len(numbered.numbers)
    assert [numbered.numbers[move] for move in numbered.moves] == list(range(numbered.count))
    assert not any(isinstance(move, game.FREE) for move in numbered.moves)
    texts = [game.write(move, game.Options(**options)) for move in numbered.moves]
    assert [game.parse(text, game.Options(**options)) for text in texts] == list(numbered.moves)
