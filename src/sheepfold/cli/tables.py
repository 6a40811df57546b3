"""`sheepfold tables` and `sheepfold backup`: looking after the tables that a server keeps."""

import sys
import time
from pathlib import Path

import click
import msgspec

from sheepfold.cli.options import EXAMPLES, data_option, lang_option
from sheepfold.cli.output import show as print_text
from sheepfold.cli.progress import progress


@click.group(
    no_args_is_help=False,
    epilog=EXAMPLES.format(
        "sheepfold tables list",
        "sheepfold tables export K7QXMA > game.json",
        "sheepfold tables prune --days 30",
    ),
)
def tables() -> None:
    """Look after the tables of a server."""


@tables.command("list")
@data_option
@lang_option
def list_tables(data: Path) -> None:
    """List the tables."""
    from sheepfold.server import keeping

    for one in keeping.kept(data):
        last = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.last))
        print_text(f"{one.table}  {one.version:>6} entries, last {last}")


@tables.command()
@click.argument("code")
@data_option
@lang_option
def show(code: str, data: Path) -> None:
    """Show what everyone may know of a table."""
    from sheepfold.server import keeping

    shown = msgspec.json.encode(keeping.show(data, code))
    print_text(msgspec.json.format(shown).decode())


@tables.command()
@click.argument("code")
@data_option
@lang_option
def export(code: str, data: Path) -> None:
    """Print the record of a table's last game, once it is over."""
    from sheepfold.server import keeping

    sys.stdout.buffer.write(keeping.export(data, code))


@tables.command()
@click.argument("code")
@data_option
@lang_option
def delete(code: str, data: Path) -> None:
    """Forget a table."""
    from sheepfold.server import keeping

    keeping.delete(data, [code.upper()])


@tables.command()
@click.option(
    "--days", type=float, default=30.0, show_default=True, help="Without a move for longer."
)
@data_option
@lang_option
def prune(days: float, data: Path) -> None:
    """Forget the tables at which nothing has happened for long."""
    from sheepfold.server import keeping

    print_text("\n".join(keeping.prune(data, days, time.time())))


@click.command(
    epilog=EXAMPLES.format(
        "sheepfold backup sunday.db",
        "sheepfold backup /mnt/copies/today.db --data /srv/sheepfold",
        "SHEEPFOLD_DATA=/srv/sheepfold sheepfold backup today.db",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@data_option
@lang_option
def backup(file: Path, data: Path) -> None:
    """Copy all tables into FILE, also while the server runs."""
    from sheepfold.server.keeping import back_up

    with progress() as tell:
        back_up(data, file, tell)
