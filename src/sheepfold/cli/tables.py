"""`sheepfold tables` and `sheepfold backup`: administering the tables of a server."""

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sheepfold.cli import output
from sheepfold.cli.asking import confirmed, yes_option
from sheepfold.cli.options import (
    CommandsInOrder,
    NumberType,
    data_option,
    examples,
    json_option,
    lang_option,
    language,
    location_of,
    log_option,
)
from sheepfold.cli.progress import progress
from sheepfold.cli.together import refuse_together
from sheepfold.locales import say

if TYPE_CHECKING:
    from sheepfold.log import StoredTable
    from sheepfold.log.locations import LogLocation
    from sheepfold.log.nats.address import NatsAddress

dry_run_option = click.option(
    "--dry-run", is_flag=True, help="Only show which tables would be deleted."
)


@click.group(
    cls=CommandsInOrder,
    no_args_is_help=False,
    epilog=examples(
        "sheepfold tables list",
        "sheepfold tables export K7QXMA > game.json",
        "sheepfold tables prune --days 30",
    ),
)
def tables() -> None:
    """Look after the tables of a server.

    Each has a CODE of six letters and digits, the one that players join with.
    """


@tables.command(
    "list",
    epilog=examples(
        "sheepfold tables list",
        "sheepfold tables list --data /srv/sheepfold --json",
    ),
)
@data_option
@log_option
@json_option
@lang_option
def list_tables(data: Path, log: "NatsAddress | None", as_json: bool) -> None:
    """List the tables."""
    from sheepfold.server import maintenance

    print_tables(maintenance.stored_tables(location_of(data, log)), as_json)


@tables.command(epilog=examples("sheepfold tables show K7QXMA"))
@click.argument("code")
@data_option
@log_option
@lang_option
def show(code: str, data: Path, log: "NatsAddress | None") -> None:
    """Show what everyone may know of a table, as JSON."""
    from sheepfold.server import maintenance

    output.show_json(maintenance.show(location_of(data, log), code), indent=2)


@tables.command(
    epilog=examples(
        "sheepfold tables export K7QXMA > game.json",
        "sheepfold tables export K7QXMA | sheepfold verify -",
    )
)
@click.argument("code")
@data_option
@log_option
@lang_option
def export(code: str, data: Path, log: "NatsAddress | None") -> None:
    """Print the record of a table's last game, once it is over."""
    from sheepfold.server import maintenance

    record = maintenance.export(location_of(data, log), code)
    if sys.stdout.isatty():
        output.show(record.decode())
    else:
        sys.stdout.buffer.write(record)


@tables.command(
    epilog=examples("sheepfold tables delete K7QXMA", "sheepfold tables delete K7QXMA B2D4F6 --yes")
)
@click.argument("codes", nargs=-1, required=True, metavar="CODE...")
@dry_run_option
@yes_option
@data_option
@log_option
@json_option
@lang_option
def delete(
    codes: tuple[str, ...],
    dry_run: bool,
    yes: bool,
    data: Path,
    log: "NatsAddress | None",
    as_json: bool,
) -> None:
    """Delete the tables with these codes.

    It shows them and asks first. The server may run meanwhile.
    """
    from sheepfold.server import maintenance

    location = location_of(data, log)
    _delete(location, maintenance.find(location, codes), dry_run, yes, as_json)


@tables.command(
    epilog=examples(
        "sheepfold tables prune --dry-run",
        "sheepfold tables prune --days 90",
        "sheepfold tables prune --days 90 --yes",
    )
)
@click.option(
    "--days",
    type=NumberType(0, 100_000, fraction=True),
    metavar="N",
    default=30,
    show_default=True,
    help="Delete tables at which nothing has happened for so many days.",
)
@dry_run_option
@yes_option
@data_option
@log_option
@json_option
@lang_option
def prune(
    days: float, dry_run: bool, yes: bool, data: Path, log: "NatsAddress | None", as_json: bool
) -> None:
    """Delete the tables that nobody has played at for long.

    It shows them and asks first. The server may run meanwhile.

    A server does the same by itself, unless its clock seems to have jumped far ahead; after this
    command it takes the time for right.
    """
    from sheepfold.server import maintenance

    location, now = location_of(data, log), time.time()
    if _delete(location, maintenance.idle(location, days, now), dry_run, yes, as_json):
        maintenance.trust_clock(location, now)


@click.command(
    epilog=examples(
        "sheepfold backup sunday.db",
        "sheepfold backup /mnt/copies/today.db --data /srv/sheepfold",
        "sheepfold backup today.db --log nats://a.club.example",
        "SHEEPFOLD_DATA=/srv/sheepfold sheepfold backup today.db",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@log_option
@lang_option
def backup(file: Path, data: Path, log: "NatsAddress | None") -> None:
    """Copy all tables into a new FILE, also while the server runs.

    To restore it, put it into the data folder as sheepfold.db before the server starts. If the
    server ran with --workers, move nats and all nats.* out of the folder first.
    """
    from sheepfold.server.maintenance import back_up

    with progress() as show_progress:
        back_up(location_of(data, log), file, show_progress)
    output.show(say(language(), "backup-done", file=str(file)))


def _delete(
    location: "LogLocation", unwanted: "list[StoredTable]", dry_run: bool, yes: bool, as_json: bool
) -> bool:
    """Delete these tables after confirmation; returns whether they were deleted."""
    from sheepfold.server import maintenance

    refuse_together("dry_run", "yes")
    if not as_json:
        print_tables(unwanted, as_json)
    sure = False
    if dry_run:
        gone, text = unwanted, say(language(), "tables-would-be-deleted", count=len(unwanted))
    else:
        sure = yes or not unwanted
        sure = sure or confirmed(say(language(), "tables-sure", count=len(unwanted)))
        gone = maintenance.delete(location, unwanted) if sure else []
        text = say(language(), "tables-deleted", count=len(gone))
    if as_json:
        print_tables(gone, as_json)
    else:
        output.show(text)
    return sure


def print_tables(kept: "list[StoredTable]", as_json: bool) -> None:
    """Print these tables."""
    if as_json:
        output.show_json([_as_json(one) for one in kept])
        return
    for one in kept:
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.last))
        text = say(language(), "tables-line", entries=f"{one.version:>6}", last=last)
        output.show(f"{one.table}  {text}")


def _as_json(one: "StoredTable") -> dict[str, str | int]:
    first, last = _utc(one.first), _utc(one.last)
    return {"code": one.table, "entries": one.version, "first": first, "last": last}


def _utc(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))
