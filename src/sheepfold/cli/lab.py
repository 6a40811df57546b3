"""`sheepfold simulate` and `sheepfold arena`."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sheepfold.cli import output
from sheepfold.cli.complaints import INTERRUPTED
from sheepfold.cli.games import PLAYERS, GameCommand, GameNameType, GameOptionsCommand, chosen
from sheepfold.cli.options import (
    COUNT,
    dask_option,
    examples,
    jobs_option,
    json_option,
    lang_option,
    language,
    plot_option,
)
from sheepfold.cli.progress import progress
from sheepfold.cli.together import refuse_together
from sheepfold.locales import say, system_error

if TYPE_CHECKING:
    from sheepfold.lab.report import Report

games_option = click.option(
    "--games",
    type=COUNT,
    default=1000,
    show_default=True,
    metavar="K",
    help="How many games to play.",
)
seed_option = click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    metavar="S",
    help="The same seed gives the same games.",
)


@click.command(
    cls=GameCommand,
    epilog=examples(
        "sheepfold simulate {game} --players 3",
        "sheepfold simulate {other} --players 5 --games 1000 --seed 7",
        "sheepfold simulate {other} --players 8 --json",
    ),
)
@click.argument("game", type=GameNameType(), metavar="GAME")
@click.option("--players", type=PLAYERS, required=True, metavar="N", help="How many play.")
@games_option
@seed_option
@json_option
@lang_option
def simulate(game: str, players: int, games: int, seed: int, as_json: bool) -> None:
    """Play many random games and sum them up.

    GAME is {games}.
    """
    from sheepfold.games import GAMES
    from sheepfold.lab.report import columns
    from sheepfold.lab.simulate import simulate

    rules = GAMES[game]
    rules.check(rules.Options(), players)
    with progress() as show_progress:
        found = simulate(
            rules, rules.Options(), players, games, seed, lambda done: show_progress(done, games)
        )
    if as_json:
        output.show_json(found)
        return
    title = say(
        language(),
        "simulate-games",
        game=say(language(), f"{found.game}-name"),
        players=found.players,
        games=str(found.games),
        seed=str(found.seed),
    )
    heads = [
        say(language(), "lab-seat"),
        say(language(), "lab-wins"),
        say(language(), "lab-points"),
    ]
    rows = [
        [str(seat), f"{won:.1%}", f"{score:.2f}"]
        for seat, (won, score) in enumerate(zip(found.win_share, found.mean_score, strict=True), 1)
    ]
    moves = say(
        language(),
        "simulate-moves",
        mean=f"{found.mean_moves:.1f}",
        fewest=found.fewest_moves,
        most=found.most_moves,
        rounds=f"{found.mean_rounds:.2f}",
    )
    output.show(f"{title}\n{columns(heads, rows)}\n{moves}")


def _bots(ctx: click.Context, _: click.Parameter, incomplete: str) -> list[str]:
    from sheepfold.bots import bots_of
    from sheepfold.games import GAMES

    game = ctx.params.get("game")
    names = bots_of(game).all if game in GAMES else {}
    return [name for name in names if name.startswith(incomplete)]


@click.command(
    cls=GameOptionsCommand,
    epilog=examples(
        "sheepfold arena {other} owl trusting --players 5 --games 1000 --seed 7",
        "sheepfold arena {game} owl fox --jobs 2",
        "sheepfold arena {game} --rounds greedy owl --patience 2 --games 40000",
        "sheepfold arena {other} owl fox --paired literal --players 5",
        "sheepfold arena {game} my_bots:hunter owl --rows 3 --columns 3 --flips 4",
    ),
)
@click.argument("game", type=GameNameType(), metavar="GAME")
@click.argument("bots", nargs=-1, metavar="[BOT]...", shell_complete=_bots)
@games_option
@seed_option
@click.option(
    "--players",
    type=PLAYERS,
    metavar="N",
    show_default="as many as bots are named",
    help="How many play; the last bot named takes the seats that are left.",
)
@click.option(
    "--rounds",
    is_flag=True,
    help="Play single rounds, in a game whose bots can do that; --games says how many.",
)
@click.option(
    "--paired",
    metavar="BOT",
    shell_complete=_bots,
    help="Play every game again, on the same deals, with this bot in the place of the first one.",
)
@jobs_option
@dask_option
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write every game into this new file, a record on every line, for verify and show.",
)
@plot_option
@json_option
@lang_option
def arena(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    players: int | None,
    rounds: bool,
    paired: str | None,
    jobs: int,
    dask: str | None,
    records: Path | None,
    plot: Path | None,
    as_json: bool,
    **options: object,
) -> int:
    """Let bots play each other and say how good they are.

    GAME is {games}. A BOT is a level (lamb, sheep, fox, owl), one of the opponents of
    docs/bots.md, a bot of another package, or module:function for one of your own; without any, all
    of them are listed. The seats rotate from game to game. Ctrl-C stops, and shows what was played
    until then.
    """
    if not bots:
        _list_bots(game, as_json)
        return 0
    from sheepfold.lab.arena import Stopped
    from sheepfold.lab.contest import Contest
    from sheepfold.lab.report import check_plot
    from sheepfold.lab.run import run

    refuse_together("dask", "jobs")
    refuse_together("rounds", "records")
    refuse_together("rounds", "paired")
    refuse_together("paired", "records")
    asked = Contest(
        game=game,
        bots=bots,
        games=games,
        seed=seed,
        players=players,
        single_rounds=rounds,
        options=chosen(options),
        jobs=jobs,
        dask=dask,
        paired=paired,
    )
    if plot is not None:
        check_plot(plot)
    stopped = False
    with hearing_one_interrupt():
        with lines_into(records) as keep, progress() as show_progress:
            try:
                done = run(asked, lambda played: show_progress(played, games), keep)
            except Stopped as stop:
                done, stopped = stop.so_far, True
        show_report(done, as_json, plot)
        if stopped:
            output.note(say(language(), "arena-stopped", games=games))
            return INTERRUPTED
    return 0


@contextmanager
def hearing_one_interrupt() -> Iterator[None]:
    """Ignore Ctrl-C after the first one, so that a second one does not prevent the result.

    It stays ignored until the process has written everything and ends.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield  # somebody else decides: a shell lets its background jobs ignore it
        return

    def heard(_number: int, _frame: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, heard)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def show_report(done: "Report", as_json: bool, plot: Path | None) -> None:
    """Print the result of a contest, and plot it into a file if one is named."""
    from sheepfold.lab.report import plot as draw_plot

    if as_json:
        output.show_json(done)
    else:
        output.show(done.table(language()))
    if plot is not None:
        draw_plot(done, plot)


def _list_bots(game: str, as_json: bool) -> None:
    """Print the names of all bots of this game."""
    from sheepfold.bots import bots_of

    found = bots_of(game)
    levels, opponents, plug_ins = map(list, (found.levels, found.opponents, found.plug_ins))
    if as_json:
        output.show_json({"levels": levels, "opponents": opponents, "plug_ins": plug_ins})
        return
    lines = [say(language(), "arena-levels", bots=", ".join(levels))]
    if opponents:
        lines.append(say(language(), "arena-opponents", bots=", ".join(opponents)))
    if plug_ins:
        lines.append(say(language(), "arena-plug-ins", bots=", ".join(plug_ins)))
    output.show("\n".join(lines))


@contextmanager
def lines_into(file: Path | None) -> Iterator[Callable[[bytes], None] | None]:
    """What writes a line into a new file; an existing file is never touched."""
    if file is None:
        yield None
        return
    from sheepfold.games.contract import BadOptions

    try:
        with file.open("xb") as lines:

            def write(line: bytes) -> None:
                lines.write(line + b"\n")

            yield write
    except FileExistsError:
        raise BadOptions("file-exists", file=str(file)) from None
    except OSError as error:
        raise BadOptions("file-unwritable", file=str(file), error=system_error(error)) from None
