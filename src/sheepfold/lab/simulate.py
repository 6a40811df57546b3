"""Random play: whole games at full speed, and statistics of their results."""

from collections.abc import Callable
from random import Random

import msgspec

from sheepfold.games.contract import Game, Options, State


class Summary(msgspec.Struct, frozen=True):
    """Statistics of random games. Tuples are by seat, from 1."""

    game: str
    players: int
    games: int
    seed: int
    win_share: tuple[float, ...]
    """A win that is shared counts as a fraction for each winner, so these add up to 1."""
    mean_score: tuple[float, ...]
    mean_moves: float
    fewest_moves: int
    most_moves: int
    mean_rounds: float


def random_game(game: Game, options: Options, players: int, rng: Random) -> tuple[State, int]:
    """Play one game with uniformly random moves; returns its last state and the number of moves.

    >>> from sheepfold.games import GAMES
    >>> state, moves = random_game(GAMES["uly_polly"], GAMES["uly_polly"].Options(), 2, Random(1))
    >>> state.phase
    'over'
    """
    actors, moves, chance, play = game.actors, game.moves, game.chance, game.play
    state = game.start(options, players, game.deal(options, players, rng))
    count = 0
    while seats := actors(state):
        seat = seats[0] if len(seats) == 1 else seats[int(rng.random() * len(seats))]
        choices = moves(state, seat)
        move = choices[int(rng.random() * len(choices))]
        state, _ = play(state, seat, move, chance(state, seat, move, rng))
        count += 1
    return state, count


def simulate(
    game: Game,
    options: Options,
    players: int,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda _: None,
) -> Summary:
    """Play random games and summarise them; the same seed gives the same summary.

    >>> from sheepfold.games import GAMES
    >>> summary = simulate(GAMES["wooolf"], GAMES["wooolf"].Options(), 5, games=10, seed=1)
    >>> summary.games, round(sum(summary.win_share), 6)
    (10, 1.0)
    """
    rng = Random(seed)
    wins = [0.0] * players
    scores = [0] * players
    lengths: list[int] = []
    rounds = 0
    for done in range(games):
        state, count = random_game(game, options, players, rng)
        result = game.result(state)
        assert result is not None
        for seat in result.winners:
            wins[seat - 1] += 1 / len(result.winners)
        for index, score in enumerate(result.scores):
            scores[index] += score
        lengths.append(count)
        rounds += len(game.view(state, None).rounds)
        progress(done + 1)
    return Summary(
        game=game.NAME,
        players=players,
        games=games,
        seed=seed,
        win_share=tuple(won / games for won in wins),
        mean_score=tuple(score / games for score in scores),
        mean_moves=sum(lengths) / games,
        fewest_moves=min(lengths),
        most_moves=max(lengths),
        mean_rounds=rounds / games,
    )
