"""Plays a contest: here, in other processes, or on other machines."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sheepfold.games import GAMES
from sheepfold.lab.arena import tournament
from sheepfold.lab.contest import BadContest, Contest, optional, seated
from sheepfold.lab.registry import SINGLE_ROUNDS
from sheepfold.lab.report import Report


def run(
    contest: Contest,
    progress: Callable[[int], None],
    keep: Callable[[bytes], None] | None = None,
) -> Report:
    """Play it. The same contest has the same result on any number of jobs.

    `keep` is given the record of each game. Ctrl-C raises `Stopped`.
    """
    game = GAMES[contest.game]
    if contest.single_rounds and contest.game not in SINGLE_ROUNDS:
        raise BadContest("rounds-game", games=", ".join(SINGLE_ROUNDS))
    for key in contest.options:
        if key not in game.Options.__struct_fields__:
            raise BadContest("other-game", option=key)
    options: Any = game.Options(**contest.options)
    jobs = -1 if contest.dask else contest.jobs
    if contest.single_rounds:
        play = SINGLE_ROUNDS[contest.game](contest, options)
        with _workers(contest):
            return play(jobs, progress)
    table = seated(contest.game, contest.bots, contest.players)
    game.check(options, len(table))
    count, seed, first = contest.games, contest.seed, contest.first
    with _workers(contest):
        return tournament(game, options, table, count, seed, jobs, progress, first, keep)


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
