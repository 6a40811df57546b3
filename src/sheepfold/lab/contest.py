"""The `sheepfold arena` command: who plays whom, by name, and what is printed of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from sheepfold.bots import Bot, bots_of
from sheepfold.bots.uly_polly import DOGS, WOLVES
from sheepfold.games import GAMES
from sheepfold.games.contract import Refusal
from sheepfold.lab.arena import Rounds, Tournament, rounds, tournament
from sheepfold.locales import say, system_error

Named = tuple[str, Bot]


class BadContest(Refusal):
    """What was asked for cannot be played."""


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
    known = bots_of(game).all if names is None else names
    name = bots_of(game).strongest if word == "bot" else word.removeprefix("bot:")
    if name not in known:
        raise BadContest("no-such-bot", text=word[:40], bots=", ".join(known))
    return name, known[name]


def seated(game: str, words: tuple[str, ...], players: int | None = None) -> list[Named]:
    """The bots of one table; the last one named takes the seats that are left.

    >>> [name for name, _ in seated("wooolf", ("owl", "fox"), 5)]
    ['owl', 'fox', 'fox', 'fox', 'fox']
    """
    bots = [named(game, word) for word in words]
    missing = (players or len(bots)) - len(bots)
    if missing < 0:
        raise BadContest("too-many-bots", bots=len(bots), players=players or 0)
    return bots + bots[-1:] * missing


def dog_and_wolf(words: tuple[str, ...]) -> tuple[Named, Named]:
    """The two sides of single rounds.

    >>> dog, wolf = dog_and_wolf(("greedy", "owl"))
    >>> dog[0], wolf[0]
    ('greedy', 'owl')
    """
    if len(words) != 2:
        raise BadContest("rounds-two-names")
    levels, others = bots_of("uly_polly").levels, bots_of("uly_polly").opponents
    dogs = {**levels, **{name: others[name] for name in DOGS}}
    wolves = {**levels, **{name: others[name] for name in WOLVES}}
    return named("uly_polly", words[0], dogs), named("uly_polly", words[1], wolves)


def run(
    contest: Contest,
    progress: Callable[[int], None],
    keep: Callable[[bytes], None] | None = None,
) -> Tournament | Rounds:
    """Play it. The same contest comes to the same on any number of jobs.

    `keep` is given the record of each game. Ctrl-C raises `Stopped`.
    """
    game = GAMES[contest.game]
    if contest.single_rounds and contest.game != "uly_polly":
        raise BadContest("rounds-game")
    if contest.single_rounds and contest.players not in (None, 2):
        raise BadContest("rounds-players")
    for key in contest.options:
        if key not in game.Options.__struct_fields__:
            raise BadContest("other-game", option=key)
    options: Any = game.Options(**contest.options)
    jobs = -1 if contest.dask else contest.jobs
    count, seed, first = contest.games, contest.seed, contest.first
    if contest.single_rounds:
        dog, wolf = dog_and_wolf(contest.bots)
        game.check(options, 2)
        with _workers(contest):
            return rounds(dog, wolf, options, count, seed, jobs, progress, first)
    table = seated(contest.game, contest.bots, contest.players)
    game.check(options, len(table))
    with _workers(contest):
        return tournament(game, options, table, count, seed, jobs, progress, first, keep)


def table_of(done: Tournament | Rounds, language: str) -> str:
    """What it came to, for reading."""
    if isinstance(done, Rounds):
        title = say(
            language,
            "arena-rounds",
            rounds=str(done.rounds),
            seed=str(done.seed),
            patience="none" if done.patience is None else str(done.patience),
        )
        low, high = done.interval
        found = say(
            language,
            "arena-rounds-found",
            dog=done.dog,
            wolf=done.wolf,
            share=f"{done.win_rate:.4f}",
            low=f"{low:.4f}",
            high=f"{high:.4f}",
            slipped=str(done.slipped_away),
        )
        return f"{title}\n{found}"
    title = say(
        language,
        "arena-games",
        game=say(language, f"{done.game}-name"),
        players=done.players,
        games=str(done.games),
        seed=str(done.seed),
        moves=f"{done.mean_moves:.1f}",
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
        for one in done.standings
    ]
    return f"{title}\n{columns(headings(language), rows)}"


def headings(language: str) -> list[str]:
    """What stands above the columns of a tournament."""
    return [
        "",
        say(language, "lab-wins"),
        say(language, "lab-interval"),
        say(language, "lab-points"),
        say(language, "lab-errors"),
        say(language, "lab-rating"),
    ]


def columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column is aligned to the left and the others to the right.

    >>> print(columns(["", "wins"], [["owl", "0.61"], ["lamb", "0.39"]]))
          wins
    owl   0.61
    lamb  0.39
    """
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])])
        for row in (heads, *rows)
    )


def check_plot(file: Path) -> None:
    """Refuse a file that cannot be drawn into, before the games and not after."""
    canvas = optional("matplotlib.figure").Figure().canvas
    known = sorted(canvas.get_supported_filetypes())
    if file.suffix.removeprefix(".") not in known:
        raise BadContest("plot-ending", file=file.name, endings=", ".join(known))
    if not file.absolute().parent.is_dir():
        raise BadContest("file-unwritable", file=str(file), error="ENOENT")


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
    except OSError as error:
        raise BadContest("file-unwritable", file=str(file), error=system_error(error)) from None


def optional(module: str, extra: str = "lab") -> Any:
    """A module of an extra; imported late, for it is slow to."""
    try:
        return import_module(module)
    except ImportError:
        raise BadContest("not-installed", package=module.partition(".")[0], extra=extra) from None


@contextmanager
def _workers(contest: Contest) -> Iterator[None]:
    """Where the games are played: here, in other processes, or on a Dask cluster."""
    if contest.dask is None:
        if contest.jobs != 1:
            optional("joblib")
        yield
        return
    joblib, distributed = optional("joblib", "cluster"), optional("distributed", "cluster")
    try:
        client = distributed.Client(contest.dask, timeout="10s")
    except (OSError, ValueError):
        raise BadContest("no-cluster", address=contest.dask[:60]) from None
    with client, joblib.parallel_config("dask"):
        yield
