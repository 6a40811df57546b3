"""The `sheepfold arena` command: who plays whom, by name, and what is printed of it."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from sheepfold.bots import BOTS, LEVELS, OPPONENTS, Bot
from sheepfold.bots.uly_polly import DOGS, WOLVES
from sheepfold.games import GAMES
from sheepfold.lab.arena import Rounds, Tournament, rounds, tournament

Named = tuple[str, Bot]


class BadContest(Exception):
    """What was asked for cannot be played; the message says why and what can."""


class Contest(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    bots: tuple[str, ...]
    """Their names; the last one takes the seats that are left."""
    games: int
    seed: int
    players: int | None = None
    single_rounds: bool = False
    """A dog against a wolf in single rounds of Uly & Polly."""
    options: dict[str, Any] = {}
    jobs: int = 1
    first: int = 0
    """The number of the first game."""
    dask: str | None = None
    """The address of a Dask cluster's scheduler."""


def named(game: str, word: str, names: Mapping[str, Bot] | None = None) -> Named:
    """A bot by its name; `bot:owl` is the level `owl`, and `bot` the strongest.

    >>> named("wooolf", "bot:fox")[0], named("wooolf", "bot")[0], named("wooolf", "trusting")[0]
    ('fox', 'owl', 'trusting')
    """
    known = {**BOTS[game], **OPPONENTS[game]} if names is None else names
    name = LEVELS[-1] if word == "bot" else word.removeprefix("bot:")
    if name not in known:
        raise BadContest(f"no bot of {game} here is called {word!r}; there are: {', '.join(known)}")
    return name, known[name]


def seated(game: str, words: tuple[str, ...], players: int | None = None) -> list[Named]:
    """The bots of one table; the last one named takes the seats that are left.

    >>> [name for name, _ in seated("wooolf", ("owl", "fox"), 5)]
    ['owl', 'fox', 'fox', 'fox', 'fox']
    """
    bots = [named(game, word) for word in words]
    missing = (players or len(bots)) - len(bots)
    if missing < 0:
        raise BadContest(f"{len(bots)} bots are too many for {players} players")
    return bots + bots[-1:] * missing


def dog_and_wolf(words: tuple[str, ...]) -> tuple[Named, Named]:
    """The two sides of single rounds.

    >>> dog, wolf = dog_and_wolf(("greedy", "owl"))
    >>> dog[0], wolf[0]
    ('greedy', 'owl')
    """
    if len(words) != 2:
        raise BadContest("single rounds need two names: a dog, then a wolf")
    levels, others = BOTS["uly_polly"], OPPONENTS["uly_polly"]
    dogs = {**levels, **{name: others[name] for name in DOGS}}
    wolves = {**levels, **{name: others[name] for name in WOLVES}}
    return named("uly_polly", words[0], dogs), named("uly_polly", words[1], wolves)


def run(contest: Contest, progress: Callable[[int], None]) -> Tournament | Rounds:
    """Play it. The same contest comes to the same on any number of jobs."""
    game = GAMES[contest.game]
    if contest.single_rounds and contest.game != "uly_polly":
        raise BadContest("single rounds are of uly_polly only")
    if contest.single_rounds and contest.players not in (None, 2):
        raise BadContest("single rounds are between a dog and a wolf: leave out --players")
    for key in contest.options:
        if key not in game.Options.__struct_fields__:
            raise BadContest(f"{contest.game} has no option {key!r}")
    options = game.Options(**contest.options)
    jobs = -1 if contest.dask else contest.jobs
    if contest.single_rounds:
        dog, wolf = dog_and_wolf(contest.bots)
        game.check(options, 2)
        with _workers(contest):
            return rounds(
                dog, wolf, options, contest.games, contest.seed, jobs, progress, contest.first
            )
    table = seated(contest.game, contest.bots, contest.players)
    game.check(options, len(table))
    with _workers(contest):
        return tournament(
            game, options, table, contest.games, contest.seed, jobs, progress, contest.first
        )


def table_of(done: Tournament | Rounds) -> str:
    """What it came to, for reading."""
    if isinstance(done, Rounds):
        patience = "no end of" if done.patience is None else done.patience
        low, high = done.interval
        return (
            f"uly_polly, patience {patience}: {done.rounds} single rounds, seed {done.seed}\n"
            f"{done.dog} (dog) finds {done.wolf} (wolf) in {done.win_rate:.4f} of them "
            f"({low:.4f} to {high:.4f}); the wolf slipped away in {done.slipped_away}"
        )
    width = max(len(one.name) for one in done.standings)
    lines = [
        f"{done.game}, {done.players} players: {done.games} games, seed {done.seed}, "
        f"{done.mean_moves:.1f} moves a game",
        f"{'':<{width}} {'wins':>7} {'99 percent':>17} {'points':>7} {'errors':>7} {'rating':>7}",
    ]
    for one in done.standings:
        low, high = one.interval
        lines.append(
            f"{one.name:<{width}} {one.win_share:>7.4f} {low:>8.4f} {high:>8.4f} "
            f"{one.mean_score:>7.2f} {one.mean_errors:>7.2f} {one.rating:>7.0f}"
        )
    return "\n".join(lines)


def check_plot(file: Path) -> None:
    """Refuse a file that cannot be drawn into, before the games and not after."""
    canvas = optional("matplotlib.figure").Figure().canvas
    known = sorted(canvas.get_supported_filetypes())
    if file.suffix.removeprefix(".") not in known:
        raise BadContest(f"a plot ends in one of {', '.join(known)}, not in {file.name!r}")
    if not file.absolute().parent.is_dir():
        raise BadContest(f"there is no folder {file.parent}")


def plot(done: Tournament | Rounds, file: Path) -> None:
    """Draw the shares with their intervals into a file; its ending says the format."""
    drawing = optional("matplotlib.figure")
    shown: list[tuple[str, float, tuple[float, float]]]
    if isinstance(done, Rounds):
        shown, fair = [(f"{done.dog} against {done.wolf}", done.win_rate, done.interval)], 0.5
        label = f"rounds that the dog wins, 99 percent, {done.rounds} rounds"
    else:
        shown = [(one.name, one.win_share, one.interval) for one in done.standings]
        fair = 1 / done.players
        label = f"games won, 99 percent, {done.games} games of {done.game}"
    figure = drawing.Figure(figsize=(6.0, 1.2 + 0.4 * len(shown)), layout="constrained")
    axes = figure.subplots()
    shares = [share for _, share, _ in shown]
    below = [share - low for _, share, (low, _) in shown]
    above = [high - share for _, share, (_, high) in shown]
    axes.errorbar(shares, [name for name, *_ in shown], xerr=[below, above], fmt="o", capsize=4)
    axes.axvline(fair, linestyle=":", color="grey")
    axes.set_xlabel(label)
    axes.margins(y=0.3)
    axes.invert_yaxis()
    try:
        figure.savefig(file)
    except (OSError, ValueError) as problem:
        raise BadContest(f"the plot cannot be written: {problem}") from None


def optional(module: str) -> Any:
    """A module of the `lab` extra; imported late, for it is slow to."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        extra = "cluster" if package == "distributed" else "lab"
        raise BadContest(
            f"this needs {package}, which is not installed: pip install 'sheepfold[{extra}]'"
        ) from None


@contextmanager
def _workers(contest: Contest) -> Iterator[None]:
    """Where the games are played: here, in other processes, or on a Dask cluster."""
    if contest.dask is None:
        if contest.jobs != 1:
            optional("joblib")
        yield
        return
    joblib, distributed = optional("joblib"), optional("distributed")
    try:
        client = distributed.Client(contest.dask, timeout="10s")
    except (OSError, ValueError) as problem:
        raise BadContest(f"no Dask cluster answers at {contest.dask}: {problem}") from None
    with client, joblib.parallel_config("dask"):
        yield
