"""How good bots are, measured: tournaments with rotating seats, and single rounds of Uly & Polly.

Every game draws from a random source of its own, seeded by the tournament's seed and the game's
number, so the same seed gives the same result on any number of jobs.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from sheepfold.bots import Bot
from sheepfold.games import GAMES, uly_polly
from sheepfold.games.contract import Game
from sheepfold.games.contract import Played as Made
from sheepfold.games.record import Writer, dump
from sheepfold.lab.figures import bradley_terry, wilson

CHUNK = 25
"""Games that one of several jobs plays before it reports."""


class Played(msgspec.Struct, frozen=True):
    """How one game ended. Tuples are by seat, from 1."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    errors: tuple[int, ...]
    """Error tokens, where the game has them."""
    moves: int
    record: bytes | None = None
    """The game written down on one line, if that was asked for."""


class Standing(msgspec.Struct, frozen=True):
    """What one bot came to, over all its seats and games."""

    name: str
    seats: int
    """How many times it sat at a table."""
    win_share: float
    """A shared win counts in parts."""
    interval: tuple[float, float]
    """Where the win share lies with 99 percent."""
    mean_score: float
    mean_errors: float
    rating: float
    """Bradley-Terry in Elo's units; the mean of all bots is 0."""


class Tournament(msgspec.Struct, frozen=True):
    """What a tournament came to."""

    game: str
    players: int
    games: int
    seed: int
    mean_moves: float
    standings: tuple[Standing, ...]
    """In the order that the bots were named."""


class Rounds(msgspec.Struct, frozen=True):
    """What single rounds of Uly & Polly came to: how often the dog found the wolf."""

    dog: str
    wolf: str
    patience: int | None
    rounds: int
    seed: int
    found: int
    win_rate: float
    interval: tuple[float, float]
    """Where the dog's win rate lies with 99 percent."""
    slipped_away: int
    """How many rounds ended because the dog's patience did (UP-21)."""


class Stopped(KeyboardInterrupt):
    """Ctrl-C, and what was played until then."""

    def __init__(self, so_far: Tournament | Rounds) -> None:
        super().__init__()
        self.so_far = so_far


def seeded(seed: int, number: int) -> Random:
    """The random source of one game.

    >>> seeded(1, 2).random() == seeded(1, 2).random() != seeded(1, 3).random()
    True
    """
    return Random(f"arena {seed} {number}")


def play(
    game: Game,
    options: Any,
    bots: Sequence[Bot],
    rng: Random,
    names: tuple[str, ...] | None = None,
) -> Played:
    """Play one game; `bots` are by seat, and each sees its own view only.

    With the players' names, by seat, the game is written down too.

    >>> from sheepfold.bots import bots_of
    >>> lamb = bots_of("uly_polly").levels["lamb"]
    >>> played = play(uly_polly, uly_polly.Options(), [lamb, lamb], Random(1))  # type: ignore
    >>> sum(played.scores) >= 4
    True
    """
    seats = len(bots)
    # The bots must not see what chance will draw, so each has a source of its own.
    sources = [Random(rng.getrandbits(64)) for _ in bots]
    deal = game.deal(options, seats, rng)
    state = game.start(options, seats, deal)
    made: list[Made] = []
    while actors := game.actors(state):
        seat = actors[0] if len(actors) == 1 else rng.choice(actors)
        move = bots[seat - 1](game.view(state, seat), sources[seat - 1])
        outcome = game.chance(state, seat, move, rng)
        state, _ = game.play(state, seat, move, outcome)
        made.append(Made(seat, move, outcome))
    result = game.result(state)
    assert result is not None
    errors = getattr(result, "errors", (0,) * seats)
    record = None if names is None else _record(game, options, names, deal, made, rng)
    return Played(result.winners, result.scores, errors, len(made), record)


def _record(
    game: Game, options: Any, names: tuple[str, ...], deal: Any, made: list[Made], rng: Random
) -> bytes:
    """A finished game on one line; its salts hide nothing, so the same seed may give the same."""
    writer = Writer(game, options, names, deal, lambda: rng.randbytes(32).hex(), bots=names)
    for one in made:
        writer.play(one.seat, one.move, one.outcome, bot=names[one.seat - 1])
    return dump(writer.record()).replace(b"\n", b"")


def tournament(
    game: Game,
    options: Any,
    bots: Sequence[tuple[str, Bot]],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
    first: int = 0,
    keep: Callable[[bytes], None] | None = None,
) -> Tournament:
    """Play so many games with these bots at one table; they move one seat on with each.

    Bots of the same name count together. Any `jobs` but 1 need joblib, -1 are all there are; on a
    Dask cluster, call this within `joblib.parallel_config("dask")`. `first` is the number of the
    first game: games 0 to 9 and games 10 to 19 of a seed are what its games 0 to 19 are. `keep` is
    given the record of each game. Ctrl-C raises `Stopped` with what was played until then.

    >>> from sheepfold.bots import bots_of
    >>> lamb = bots_of("uly_polly").levels["lamb"]
    >>> options = uly_polly.Options()
    >>> table = [("a", lamb), ("b", lamb)]
    >>> done = tournament(uly_polly, options, table, games=4, seed=1)  # type: ignore
    >>> round(sum(standing.win_share for standing in done.standings), 6)
    1.0
    """
    game.check(options, len(bots))
    names = [name for name, _ in bots]
    players = [bot for _, bot in bots]
    chunks = _chunks(first, games, 1 if jobs == 1 else CHUNK)
    known = None if keep is None else tuple(names)
    work = ((_chunk, (game.NAME, options, players, seed, chunk, known)) for chunk in chunks)
    done: list[Played] = []

    def so_far() -> Tournament:
        tally = _Tally(names)
        for number, played in enumerate(done, first):
            tally.add(seating(number, len(bots)), played)
        return Tournament(
            game=game.NAME,
            players=len(bots),
            games=len(done),
            seed=seed,
            mean_moves=tally.moves / len(done),
            standings=tally.standings(),
        )

    try:
        for results in spread(work, jobs):
            for played in results:
                if keep is not None and played.record is not None:
                    keep(played.record)
                done.append(replace(played, record=None))
            progress(len(done))
    except KeyboardInterrupt:
        if done:
            raise Stopped(so_far()) from None
        raise
    return so_far()


def rounds(
    dog: tuple[str, Bot],
    wolf: tuple[str, Bot],
    options: uly_polly.Options,
    count: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
    first: int = 0,
) -> Rounds:
    """Play single rounds of Uly & Polly between a dog and a wolf, each given by name and bot.

    Ctrl-C raises `Stopped` with what was played until then.

    >>> from sheepfold.bots import bots_of
    >>> lamb = "lamb", bots_of("uly_polly").levels["lamb"]
    >>> rounds(lamb, lamb, uly_polly.Options(), count=20, seed=1).rounds
    20
    """
    chunks = _chunks(first, count, CHUNK if jobs == 1 else min(max(CHUNK, count // 100), 500))
    work = ((_round_chunk, (dog[1], wolf[1], options, seed, chunk)) for chunk in chunks)
    ends: list[str] = []

    def so_far() -> Rounds:
        found = ends.count("found")
        return Rounds(
            dog=dog[0],
            wolf=wolf[0],
            patience=options.patience,
            rounds=len(ends),
            seed=seed,
            found=found,
            win_rate=found / len(ends),
            interval=wilson(found, len(ends)),
            slipped_away=ends.count("slipped-away"),
        )

    try:
        for more in spread(work, jobs):
            ends += more
            progress(len(ends))
    except KeyboardInterrupt:
        if ends:
            raise Stopped(so_far()) from None
        raise
    return so_far()


def seating(number: int, seats: int) -> tuple[int, ...]:
    """Which bot sits where in this game, by seat: the bots move one seat on with every game.

    >>> [seating(number, 3) for number in range(4)]
    [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    """
    return tuple((seat - number) % seats for seat in range(seats))


def spread(work: Iterable[tuple[Callable[..., Any], tuple[Any, ...]]], jobs: int) -> Iterator[Any]:
    """The results of this work in its order, done by so many processes."""
    if jobs == 1:
        return (call(*arguments) for call, arguments in work)
    joblib = import_module("joblib")  # optional, and slow to import
    parallel = joblib.Parallel(n_jobs=jobs, return_as="generator")
    results: Iterator[Any] = parallel(joblib.delayed(call)(*given) for call, given in work)
    return results


def _chunks(first: int, count: int, size: int) -> list[range]:
    """The numbers of so many games, in parts."""
    end = first + count
    return [range(at, min(at + size, end)) for at in range(first, end, size)]


def _chunk(
    name: str,
    options: Any,
    bots: Sequence[Bot],
    seed: int,
    numbers: range,
    names: tuple[str, ...] | None,
) -> list[Played]:
    """The games of these numbers, written down if the names of the bots are given."""
    found = []
    for number in numbers:
        seats = seating(number, len(bots))
        table = [bots[index] for index in seats]
        called = None if names is None else tuple(names[index] for index in seats)
        found.append(play(GAMES[name], options, table, seeded(seed, number), called))
    return found


def _round_chunk(
    dog: Bot, wolf: Bot, options: uly_polly.Options, seed: int, numbers: range
) -> list[str]:
    """How the rounds of these numbers ended."""
    options = replace(options, first_wolf=1)
    first = uly_polly.start(options, 2, uly_polly.Outcome(1))
    ends: list[str] = []
    for number in numbers:
        rng = seeded(seed, number)
        bots = (wolf, dog)
        sources = (Random(rng.getrandbits(64)), Random(rng.getrandbits(64)))
        state = first
        while (seat := state.turn) is not None and not state.rounds:
            move: Any = bots[seat - 1](uly_polly.view(state, seat), sources[seat - 1])
            state, _ = uly_polly.play(state, seat, move)
        ends.append(state.rounds[0].how)
    return ends


class _Tally:
    """What the bots have come to so far."""

    def __init__(self, names: Sequence[str]) -> None:
        self.order = list(dict.fromkeys(names))
        self.of = [self.order.index(name) for name in names]
        size = len(self.order)
        self.wins = [0.0] * size
        self.scores = [0] * size
        self.errors = [0] * size
        self.beat = np.zeros((size, size))
        self.games = 0
        self.moves = 0

    def add(self, seated: tuple[int, ...], played: Played) -> None:
        who = [self.of[bot] for bot in seated]
        self.games += 1
        self.moves += played.moves
        for index, score in enumerate(played.scores):
            self.scores[who[index]] += score
            self.errors[who[index]] += played.errors[index]
        for seat in played.winners:
            self.wins[who[seat - 1]] += 1 / len(played.winners)
        for i, mine in enumerate(who):
            for j, theirs in enumerate(who):
                if mine != theirs:
                    won, lost = i + 1 in played.winners, j + 1 in played.winners
                    self.beat[mine, theirs] += 1.0 if won > lost else 0.5 if won == lost else 0.0

    def standings(self) -> tuple[Standing, ...]:
        ratings = bradley_terry(self.beat) if len(self.order) > 1 else (0.0,)
        found = []
        for index, name in enumerate(self.order):
            seats = self.of.count(index) * self.games
            found.append(
                Standing(
                    name=name,
                    seats=seats,
                    win_share=self.wins[index] / seats,
                    interval=wilson(self.wins[index], seats),
                    mean_score=self.scores[index] / seats,
                    mean_errors=self.errors[index] / seats,
                    rating=ratings[index],
                )
            )
        return tuple(found)
