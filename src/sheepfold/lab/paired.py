"""Compares two bots on the same deals: every game is played twice, once with each of them."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from sheepfold.bots import Bot
from sheepfold.games import GAMES
from sheepfold.games.contract import Game, Options, Result
from sheepfold.lab.arena import CHUNK, chunks, collected, seating, spread
from sheepfold.lab.contest import Named
from sheepfold.lab.figures import Z
from sheepfold.lab.report import Shares
from sheepfold.locales import say


class SameDeals:
    """Draws for a pair of games that get the same deals.

    Deals (shuffles) depend on the round alone, not on earlier draws; so both games have the same
    cards in every round, however they are played.

    >>> one, two = SameDeals("1 7"), SameDeals("1 7")
    >>> _ = one.below(2)
    >>> one.shuffle(16) == two.shuffle(16)
    True
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self.begin(0)

    def begin(self, number: int) -> None:
        """Another round begins."""
        self._deals = Random(f"deals {self._seed} {number}")
        self._rest = Random(f"rest {self._seed} {number}")

    def below(self, n: int) -> int:
        """One of 0 to n-1."""
        return self._rest.randrange(n)

    def shuffle(self, n: int) -> list[int]:
        """The numbers 0 to n-1 in random order."""
        order = list(range(n))
        self._deals.shuffle(order)
        return order


class Paired(msgspec.Struct, frozen=True):
    """How much better one bot does than another in the same seat, on the same deals."""

    game: str
    players: int
    bot: str
    other: str
    against: tuple[str, ...]
    games: int
    """How many pairs of games."""
    seed: int
    win_share: float
    other_share: float
    difference: float
    interval: tuple[float, float]
    """The 99 percent confidence interval of the difference."""
    score_difference: float
    options: Options

    def table(self, language: str) -> str:
        """The result as text to read."""
        low, high = self.interval
        return say(
            language,
            "arena-paired",
            game=say(language, f"{self.game}-name"),
            players=self.players,
            games=str(self.games),
            seed=str(self.seed),
            bot=self.bot,
            other=self.other,
            share=f"{self.win_share:.4f}",
            instead=f"{self.other_share:.4f}",
            difference=f"{self.difference:+.4f}",
            low=f"{low:+.4f}",
            high=f"{high:+.4f}",
        )

    def shares(self) -> Shares:
        """What to plot."""
        bar = f"{self.bot} instead of {self.other}", self.difference, self.interval
        return Shares([bar], 0.0, f"difference of win shares, 99 percent, {self.games} pairs")


def paired(
    game: Game,
    options: Options,
    table: Sequence[Named],
    other: Named,
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
    first: int = 0,
) -> Paired:
    """Play this many games with these bots, and all of them again with `other` as the first bot.

    >>> from sheepfold.bots import bots_of
    >>> game, lamb = GAMES["uly_polly"], bots_of("uly_polly").levels["lamb"]
    >>> same = paired(game, game.Options(), [("a", lamb), ("b", lamb)], ("c", lamb), 4, seed=1)
    >>> same.difference, same.interval
    (0.0, (0.0, 0.0))
    """
    game.check(options, len(table))
    bots = [bot for _, bot in table]
    parts = chunks(first, games, 1 if jobs == 1 else CHUNK)
    work = ((_chunk, (game.NAME, options, bots, other[1], seed, chunk)) for chunk in parts)

    def report(done: Sequence[tuple[float, float, int]]) -> Paired:
        differences = [one - two for one, two, _ in done]
        spread_out = stdev(differences) / sqrt(len(done)) if len(done) > 1 else 0.0
        mean = fmean(differences)
        return Paired(
            game=game.NAME,
            players=len(table),
            bot=table[0][0],
            other=other[0],
            against=tuple(name for name, _ in table[1:]),
            games=len(done),
            seed=seed,
            win_share=fmean(one for one, _, _ in done),
            other_share=fmean(two for _, two, _ in done),
            difference=mean,
            interval=(mean - Z * spread_out, mean + Z * spread_out),
            score_difference=fmean(scores for _, _, scores in done),
            options=options,
        )

    return collected(spread(work, jobs), report, progress)


def _chunk(
    name: str, options: Options, bots: Sequence[Bot], other: Bot, seed: int, numbers: range
) -> list[tuple[float, float, int]]:
    """Of each game: the win shares of both, and how many points more the first one made."""
    found = []
    for number in numbers:
        seats = seating(number, len(bots))
        mine = seats.index(0)
        ends = [
            paired_play(GAMES[name], options, [line[index] for index in seats], f"{seed} {number}")
            for line in (bots, [other, *bots[1:]])
        ]
        won = [(mine + 1 in end.winners) / len(end.winners) for end in ends]
        found.append((won[0], won[1], ends[0].scores[mine] - ends[1].scores[mine]))
    return found


def paired_play(game: Game, options: Options, bots: Sequence[Bot], seed: str) -> Result:
    """The result of one game; who acts first of several is the same in both versions."""
    draws = SameDeals(seed)
    sources = [Random(f"bot {seed} {seat}") for seat in range(len(bots))]
    state = game.start(options, len(bots), game.deal(options, len(bots), draws))
    draws.begin(state.round)
    while actors := game.actors(state):
        seat = actors[0]
        move = bots[seat - 1](game.view(state, seat), sources[seat - 1])
        before = state.round
        state, _ = game.play(state, seat, move, game.chance(state, seat, move, draws))
        if state.round != before:
            draws.begin(state.round)
    result = game.result(state)
    assert result is not None
    return result
