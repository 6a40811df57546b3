"""`sheepfold solve`."""

import math
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sheepfold.cli import output
from sheepfold.cli.games import GameCommand
from sheepfold.cli.options import (
    NumberType,
    dask_option,
    examples,
    jobs_option,
    json_option,
    lang_option,
    language,
)
from sheepfold.cli.together import refuse_together
from sheepfold.locales import say

if TYPE_CHECKING:
    from sheepfold.lab.proved import ProvedUpper
    from sheepfold.lab.registry import Certificate


@click.command(
    cls=GameCommand,
    epilog=examples(
        "sheepfold solve --rows 3 --cols 3 --flips 3 --patience 1 --minutes 1",
        "sheepfold solve --rows 4 --cols 4 --flips 8 --patience 2 --minutes 30 --jobs 4",
        "sheepfold solve --check solution/4x4-8-2-solution.npz",
        "sheepfold solve --check solution/wolf-4x4-8-2.npz",
    ),
)
@click.option(
    "--rows",
    type=NumberType(2, 6),
    default=4,
    show_default=True,
    metavar="N",
    help="Rows of the board.",
)
@click.option(
    "--cols",
    type=NumberType(2, 6),
    default=4,
    show_default=True,
    metavar="N",
    help="Columns of the board.",
)
@click.option(
    "--flips",
    type=NumberType(1, 35),
    default=8,
    show_default=True,
    metavar="N",
    help="How many tiles the dog may turn.",
)
@click.option(
    "--patience",
    type=NumberType(1, 1000),
    default=2,
    show_default=True,
    metavar="N",
    help="How many steps in a row may turn nothing.",
)
@click.option(
    "--minutes",
    type=NumberType(0, 100_000),
    default=10,
    show_default=True,
    metavar="M",
    help="How long to work; the next run goes on from there.",
)
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("solution"),
    show_default=True,
    metavar="FOLDER",
    help="Where checkpoints and the solution are kept.",
)
@click.option(
    "--check",
    "checked",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Only prove what a file claims, from the file alone: a solution, or a wolf's plan.",
)
@click.option(
    "--from-nothing",
    is_flag=True,
    help="Leave aside what the package has for the board; checkpoints in FOLDER still count.",
)
@jobs_option
@dask_option
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw how both bounds moved into this file, an .svg or .png.",
)
@json_option
@lang_option
def solve(
    rows: int,
    cols: int,
    flips: int,
    patience: int,
    minutes: float,
    folder: Path,
    checked: Path | None,
    from_nothing: bool,
    jobs: int,
    dask: str | None,
    plot: Path | None,
    as_json: bool,
) -> int:
    """Bound the value of a round under perfect play, and prove the bound.

    It needs the extra `lab`. What it finds is kept in FOLDER; a run that is stopped at any moment
    loses two minutes at most.
    """
    from sheepfold.lab.contest import optional
    from sheepfold.lab.registry import check_solution, solve_round
    from sheepfold.lab.report import check_plot
    from sheepfold.lab.workers import workers

    optional("numba")
    refuse_together("dask", "jobs")
    if plot is not None:
        check_plot(plot)
    if checked is not None:
        proved = check_solution(checked)
        if as_json:
            output.show_json(proved)
        else:
            output.show(_proved(proved))
        return 0
    options = {"rows": rows, "columns": cols, "flips": flips, "patience": patience}
    with workers(jobs, dask) as processes:
        done = solve_round(options, minutes, folder, output.note, processes, plot, from_nothing)
    if as_json:
        output.show_json(done)
    else:
        output.show(_proved(done.proved))
        output.show(done.file)
        output.show(_proved(done.upper))
        output.show(done.plan)
    return 0


def _proved(what: "Certificate | ProvedUpper") -> str:
    """What was proved, with a lower bound rounded down and an upper one rounded up."""
    from sheepfold.lab.proved import ProvedUpper

    if isinstance(what, ProvedUpper):
        shown = f"{math.ceil(what.most * 1e5) / 1e5:.5f}"
        facts = {"value": shown, "lots": str(what.lots), "covers": str(what.covers)}
        return say(language(), "solve-proved-most", **facts)
    shown = f"{math.floor(what.value * 1e5) / 1e5:.5f}"
    facts = {"value": shown, "vectors": str(what.vectors), "steps": str(what.mixtures)}
    return say(language(), "solve-proved", **facts)
