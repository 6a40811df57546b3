"""Plays a contest: here, in other processes, or on other machines."""

from collections.abc import Callable, Mapping

from sheepfold.games import GAMES
from sheepfold.games.contract import Options
from sheepfold.lab.arena import tournament
from sheepfold.lab.contest import BadContest, Contest, named, seated
from sheepfold.lab.paired import paired
from sheepfold.lab.registry import EXPLOITS, SINGLE_ROUNDS
from sheepfold.lab.report import Report
from sheepfold.lab.workers import workers


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
    options = _options(contest.game, contest.options)
    if contest.single_rounds:
        play = SINGLE_ROUNDS[contest.game](contest, options)
        with workers(contest.jobs, contest.dask) as jobs:
            return play(jobs, progress)
    table = seated(contest.game, contest.bots, contest.players)
    game.check(options, len(table))
    count, seed, first = contest.games, contest.seed, contest.first
    if contest.paired is not None:
        other = named(contest.game, contest.paired)
        with workers(contest.jobs, contest.dask) as jobs:
            return paired(game, options, table, other, count, seed, jobs, progress, first)
    with workers(contest.jobs, contest.dask) as jobs:
        return tournament(game, options, table, count, seed, jobs, progress, first, keep)


def exploited(
    bot: str,
    game: str | None,
    options: Mapping[str, object],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """How far a bot can be exploited; `game` defaults to the first one that supports it.

    >>> small = {"rows": 2, "columns": 2, "flips": 1, "patience": 1}
    >>> print(exploited("greedy", None, small, games=1, seed=1).table("en"))
    The dog of greedy finds a wolf that knows it in 0.2500 of the rounds (exact).
    """
    name = next(iter(EXPLOITS)) if game is None else game
    if name not in EXPLOITS:
        raise BadContest("exploit-game", games=", ".join(EXPLOITS))
    return EXPLOITS[name](named(name, bot), _options(name, options), games, seed, progress)


def _options(game: str, given: Mapping[str, object]) -> Options:
    """The options of a game; those of another are refused."""
    for key in given:
        if key not in GAMES[game].Options.__struct_fields__:
            raise BadContest("other-game", option=key)
    return GAMES[game].Options(**given)
