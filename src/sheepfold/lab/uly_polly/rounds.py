"""Single rounds of Uly & Polly: how often a dog finds a wolf."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from sheepfold.bots import Bot, bots_of
from sheepfold.bots.uly_polly import DOGS, WOLVES
from sheepfold.games import uly_polly
from sheepfold.lab.arena import CHUNK, chunks, collected, seeded, spread
from sheepfold.lab.contest import BadContest, Contest, Named, named
from sheepfold.lab.figures import wilson
from sheepfold.lab.report import Shares
from sheepfold.locales import say


class Rounds(msgspec.Struct, frozen=True):
    """The result of single rounds: how often the dog found the wolf."""

    dog: str
    wolf: str
    patience: int | None
    rounds: int
    seed: int
    found: int
    win_rate: float
    interval: tuple[float, float]
    """The 99 percent confidence interval of the dog's win rate."""
    slipped_away: int
    """How many rounds ended because the dog ran out of patience (UP-21)."""
    options: uly_polly.Options = uly_polly.Options()

    def table(self, language: str) -> str:
        """The result as text to read."""
        title = say(
            language,
            "uly_polly-arena-rounds",
            rounds=str(self.rounds),
            seed=str(self.seed),
            patience="none" if self.patience is None else str(self.patience),
        )
        low, high = self.interval
        found = say(
            language,
            "uly_polly-arena-rounds-found",
            dog=self.dog,
            wolf=self.wolf,
            share=f"{self.win_rate:.4f}",
            low=f"{low:.4f}",
            high=f"{high:.4f}",
            slipped=str(self.slipped_away),
        )
        return f"{title}\n{found}"

    def shares(self) -> Shares:
        """What to plot."""
        bar = f"{self.dog} against {self.wolf}", self.win_rate, self.interval
        return Shares([bar], 0.5, f"rounds that the dog wins, 99 percent, {self.rounds} rounds")


def single_rounds(
    contest: Contest, options: uly_polly.Options
) -> Callable[[int, Callable[[int], None]], Rounds]:
    """Check a contest of single rounds, and return what plays it. Raises `BadContest`."""
    if contest.players not in (None, 2):
        raise BadContest("uly_polly-rounds-players")
    dog, wolf = dog_and_wolf(contest.bots)
    uly_polly.check(options, 2)

    def play(jobs: int, progress: Callable[[int], None]) -> Rounds:
        count, seed, first = contest.games, contest.seed, contest.first
        return rounds(dog, wolf, options, count, seed, jobs, progress, first)

    return play


def dog_and_wolf(words: tuple[str, ...]) -> tuple[Named, Named]:
    """The two sides. An opponent that is meant as a dog cannot be the wolf, nor the reverse.

    >>> dog, wolf = dog_and_wolf(("greedy", "owl"))
    >>> dog[0], wolf[0]
    ('greedy', 'owl')
    """
    if len(words) != 2:
        raise BadContest("uly_polly-rounds-two-names")
    bots = bots_of("uly_polly").all
    dogs = {name: bot for name, bot in bots.items() if name not in WOLVES}
    wolves = {name: bot for name, bot in bots.items() if name not in DOGS}
    return named("uly_polly", words[0], dogs), named("uly_polly", words[1], wolves)


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
    """Play single rounds between a dog and a wolf, each given by name and bot.

    Ctrl-C raises `Stopped` with what was played until then.

    >>> from sheepfold.bots.uly_polly import LEVELS
    >>> lamb = "lamb", LEVELS["lamb"]
    >>> rounds(lamb, lamb, uly_polly.Options(), count=20, seed=1).rounds
    20
    """
    parts = chunks(first, count, CHUNK if jobs == 1 else min(max(CHUNK, count // 100), 500))
    work = ((_round_chunk, (dog[1], wolf[1], options, seed, chunk)) for chunk in parts)

    def report(ends: Sequence[str]) -> Rounds:
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
            options=options,
        )

    return collected(spread(work, jobs), report, progress)


def _round_chunk(
    dog: Bot, wolf: Bot, options: uly_polly.Options, seed: int, numbers: range
) -> list[str]:
    """How the rounds with these numbers ended."""
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
