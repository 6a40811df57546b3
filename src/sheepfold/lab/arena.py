"""Measures how good bots are: tournaments with rotating seats.

Every game draws from a random source of its own, seeded with the tournament's seed and the game's
number, so the same seed gives the same result on any number of jobs.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any, TypeVar

import msgspec
import numpy as np
from msgspec.structs import replace

from sheepfold.bots import Bot
from sheepfold.games import GAMES
from sheepfold.games.contract import Game, Options, Outcome, Played
from sheepfold.games.record import Writer, dump
from sheepfold.lab.figures import bradley_terry, wilson
from sheepfold.lab.report import Report, Shares, columns
from sheepfold.locales import say

T = TypeVar("T")
R = TypeVar("R", bound=Report)

CHUNK = 25
"""How many games a job plays before it reports, if there are several jobs."""


class ArenaGame(msgspec.Struct, frozen=True):
    """How one game ended. Tuples are by seat, from 1."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    errors: tuple[int, ...]
    """Error tokens, if the game has them."""
    moves: int
    record: bytes | None = None
    """The record of the game, on one line, if it was asked for."""


class BotResult(msgspec.Struct, frozen=True):
    """The result of one bot, over all its seats and games."""

    name: str
    seats: int
    """How many seats it had, over all games."""
    win_share: float
    """A win that is shared counts as a fraction."""
    interval: tuple[float, float]
    """The 99 percent confidence interval of the win share."""
    mean_score: float
    mean_errors: float
    rating: float
    """Bradley-Terry rating in Elo's units; the mean of all bots is 0."""


class Tournament(msgspec.Struct, frozen=True):
    """The result of a tournament."""

    game: str
    players: int
    games: int
    seed: int
    mean_moves: float
    standings: tuple[BotResult, ...]
    """In the order in which the bots were named."""
    options: Options | None = None
    """The options of the game."""

    def table(self, language: str) -> str:
        """The result as a table to read."""
        title = say(
            language,
            "arena-games",
            game=say(language, f"{self.game}-name"),
            players=self.players,
            games=str(self.games),
            seed=str(self.seed),
            moves=f"{self.mean_moves:.1f}",
        )
        rows = [
            [
                one.name,
                f"{one.win_share:.4f}",
                f"{one.interval[0]:.4f} - {one.interval[1]:.4f}",
                f"{one.mean_score:.2f}",
                f"{one.mean_errors:.2f}",
                f"{one.rating:.0f}",
            ]
            for one in self.standings
        ]
        return f"{title}\n{columns(headings(language), rows)}"

    def shares(self) -> Shares:
        """What to plot."""
        label = f"games won, 99 percent, {self.games} games of {self.game}"
        bars = [(one.name, one.win_share, one.interval) for one in self.standings]
        return Shares(bars, 1 / self.players, label)


def headings(language: str) -> list[str]:
    """The column headings of a tournament."""
    return [
        "",
        say(language, "lab-wins"),
        say(language, "lab-interval"),
        say(language, "lab-points"),
        say(language, "lab-errors"),
        say(language, "lab-rating"),
    ]


class Stopped(KeyboardInterrupt):
    """Ctrl-C, with the result so far."""

    def __init__(self, so_far: Report) -> None:
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
    options: Options,
    bots: Sequence[Bot],
    rng: Random,
    names: tuple[str, ...] | None = None,
) -> ArenaGame:
    """Play one game; `bots` are by seat, and each sees its own view only.

    With the players' names, by seat, the game is recorded too.

    >>> from sheepfold.bots import bots_of
    >>> game, lamb = GAMES["uly_polly"], bots_of("uly_polly").levels["lamb"]
    >>> played = play(game, game.Options(), [lamb, lamb], Random(1))
    >>> sum(played.scores) >= 4
    True
    """
    seats = len(bots)
    # Each bot has a source of its own, so that none can predict what the game will draw.
    sources = [Random(rng.getrandbits(64)) for _ in bots]
    deal = game.deal(options, seats, rng)
    state = game.start(options, seats, deal)
    made: list[Played] = []
    while actors := game.actors(state):
        seat = actors[0] if len(actors) == 1 else rng.choice(actors)
        move = bots[seat - 1](game.view(state, seat), sources[seat - 1])
        outcome = game.chance(state, seat, move, rng)
        state, _ = game.play(state, seat, move, outcome)
        made.append(Played(seat, move, outcome))
    result = game.result(state)
    assert result is not None
    errors = getattr(result, "errors", (0,) * seats)
    record = None if names is None else _record(game, options, names, deal, made, rng)
    return ArenaGame(result.winners, result.scores, errors, len(made), record)


def _record(
    game: Game,
    options: Options,
    names: tuple[str, ...],
    deal: Outcome,
    made: list[Played],
    rng: Random,
) -> bytes:
    """A finished game on one line. Nothing is hidden any more, so the seed decides its salts."""
    writer = Writer(game, options, names, deal, lambda: rng.randbytes(32).hex(), bots=names)
    for one in made:
        writer.play(one.seat, one.move, one.outcome, bot=names[one.seat - 1])
    return dump(writer.record()).replace(b"\n", b"")


def tournament(
    game: Game,
    options: Options,
    bots: Sequence[tuple[str, Bot]],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
    first: int = 0,
    keep: Callable[[bytes], None] | None = None,
) -> Tournament:
    """Play this many games with these bots at one table; the seats rotate with every game.

    Bots with the same name are counted together. `jobs` other than 1 need joblib; -1 uses all
    cores. On a Dask cluster, call this within `joblib.parallel_config("dask")`. `first` is the
    number of the first game: games 0 to 9 and then 10 to 19 of a seed are the same games as 0 to
    19. `keep` is given the record of each game. Ctrl-C raises `Stopped` with the result so far.

    >>> from sheepfold.bots import bots_of
    >>> game, lamb = GAMES["uly_polly"], bots_of("uly_polly").levels["lamb"]
    >>> table = [("a", lamb), ("b", lamb)]
    >>> done = tournament(game, game.Options(), table, games=4, seed=1)
    >>> round(sum(standing.win_share for standing in done.standings), 6)
    1.0
    """
    game.check(options, len(bots))
    names = [name for name, _ in bots]
    players = [bot for _, bot in bots]
    parts = chunks(first, games, 1 if jobs == 1 else CHUNK)
    known = None if keep is None else tuple(names)
    work = ((_chunk, (game.NAME, options, players, seed, chunk, known)) for chunk in parts)

    def without_records() -> Iterator[list[ArenaGame]]:
        for results in spread(work, jobs):
            for played in results:
                if keep is not None and played.record is not None:
                    keep(played.record)
            yield [replace(played, record=None) for played in results]

    def report(done: Sequence[ArenaGame]) -> Tournament:
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
            options=options,
        )

    return collected(without_records(), report, progress)


def collected(
    parts: Iterable[Sequence[T]],
    report: Callable[[Sequence[T]], R],
    progress: Callable[[int], None],
) -> R:
    """Collect results part by part, and report on all of them.

    Ctrl-C raises `Stopped` with the report so far.
    """
    done: list[T] = []
    try:
        for part in parts:
            done += part
            progress(len(done))
    except KeyboardInterrupt:
        if done:
            raise Stopped(report(done)) from None
        raise
    return report(done)


def seating(number: int, seats: int) -> tuple[int, ...]:
    """The index of the bot on each seat in this game: the seats rotate with every game.

    >>> [seating(number, 3) for number in range(4)]
    [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    """
    return tuple((seat - number) % seats for seat in range(seats))


def spread(work: Iterable[tuple[Callable[..., Any], tuple[Any, ...]]], jobs: int) -> Iterator[Any]:
    """The results of these calls, in order, computed by this many processes."""
    if jobs == 1:
        return (call(*arguments) for call, arguments in work)
    joblib = import_module("joblib")  # optional, and slow to import
    parallel = joblib.Parallel(n_jobs=jobs, return_as="generator")
    results: Iterator[Any] = parallel(joblib.delayed(call)(*given) for call, given in work)
    return results


def chunks(first: int, count: int, size: int) -> list[range]:
    """The numbers of this many games, in parts of this size."""
    end = first + count
    return [range(at, min(at + size, end)) for at in range(first, end, size)]


def _chunk(
    name: str,
    options: Options,
    bots: Sequence[Bot],
    seed: int,
    numbers: range,
    names: tuple[str, ...] | None,
) -> list[ArenaGame]:
    """Play the games with these numbers; with the names of the bots, they are recorded too."""
    found = []
    for number in numbers:
        seats = seating(number, len(bots))
        table = [bots[index] for index in seats]
        called = None if names is None else tuple(names[index] for index in seats)
        found.append(play(GAMES[name], options, table, seeded(seed, number), called))
    return found


class _Tally:
    """The bots' results so far."""

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

    def add(self, seated: tuple[int, ...], played: ArenaGame) -> None:
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

    def standings(self) -> tuple[BotResult, ...]:
        ratings = bradley_terry(self.beat) if len(self.order) > 1 else (0.0,)
        found = []
        for index, name in enumerate(self.order):
            seats = self.of.count(index) * self.games
            found.append(
                BotResult(
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
