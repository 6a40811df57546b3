"""`sheepfold archive` and `sheepfold migrate`: games as files, and tables at another location."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sheepfold.cli import output
from sheepfold.cli.asking import confirmed, yes_option
from sheepfold.cli.options import (
    ClusterAddressType,
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
from sheepfold.cli.tables import print_tables
from sheepfold.cli.together import refuse_together
from sheepfold.locales import say
from sheepfold.log.nats.address import NatsAddress, is_nats

if TYPE_CHECKING:
    from sheepfold.log.locations import LogLocation

FOLDER = click.Path(path_type=Path)


class LocationType(click.ParamType["LogLocation"]):
    """A folder, or the address of a cluster."""

    name = "location"

    def convert(
        self, value: "str | LogLocation", param: click.Parameter | None, ctx: click.Context | None
    ) -> "LogLocation":
        """The location."""
        if isinstance(value, Path | NatsAddress):
            return value
        return ClusterAddressType().convert(value, param, ctx) if is_nats(value) else Path(value)


@click.command(
    epilog=examples(
        "sheepfold archive records --dry-run",
        "sheepfold archive /srv/records --days 90 --yes",
        "sheepfold archive records --log nats://a.club.example",
    )
)
@click.argument("folder", type=FOLDER)
@click.option(
    "--days",
    type=NumberType(0, 100_000, fraction=True),
    metavar="N",
    default=30,
    show_default=True,
    help="Archive finished tables at which nothing has happened for so many days.",
)
@click.option("--dry-run", is_flag=True, help="Only show which tables would be archived.")
@yes_option
@data_option
@log_option
@json_option
@lang_option
def archive(
    folder: Path,
    days: float,
    dry_run: bool,
    yes: bool,
    data: Path,
    log: NatsAddress | None,
    as_json: bool,
) -> None:
    """Write the records of finished tables into FOLDER, and delete the tables.

    A table becomes one file, with a record on every line. It shows the tables and asks first. The
    server may run meanwhile.
    """
    from sheepfold.server import maintenance

    refuse_together("dry_run", "yes")
    location = location_of(data, log)
    old = maintenance.finished(location, days, time.time())
    if dry_run or not as_json:
        print_tables(old, as_json)
    if dry_run:
        if not as_json:
            output.show(say(language(), "archive-would-be-done", count=len(old)))
        return
    sure = yes or not old or confirmed(say(language(), "archive-sure", count=len(old)))
    with progress() as show_progress:
        gone = maintenance.archive(location, old, folder, show_progress) if sure and old else []
    if as_json:
        print_tables(gone, as_json)
    else:
        output.show(say(language(), "archive-done", count=len(gone), folder=str(folder)))


@click.command(
    epilog=examples(
        "sheepfold migrate ~/.local/share/sheepfold nats://a.club.example,b.club.example",
        "sheepfold migrate nats://a.club.example /srv/sheepfold",
    )
)
@click.argument("source", type=LocationType(), metavar="FROM")
@click.argument("target", type=LocationType(), metavar="TO")
@lang_option
def migrate(source: "LogLocation", target: "LogLocation") -> None:
    """Copy all tables from one location to another.

    FROM and TO are each the data folder of a server or a NATS cluster (nats://host:4222). End the
    servers first. The tables stay in the old location, too; if it is broken off, begin it again.
    """
    from sheepfold.server.maintenance import migrate_tables

    with progress() as show_progress:
        count = migrate_tables(source, target, show_progress)
    output.show(say(language(), "migrate-done", count=count, place=str(target)))
