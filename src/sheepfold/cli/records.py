"""`sheepfold show` and `sheepfold verify`: what is done with a record."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from sheepfold.cli.options import examples, lang_option, language
from sheepfold.cli.output import show as print_text
from sheepfold.locales import say, system_error

if TYPE_CHECKING:
    from sheepfold.games.record import Record
    from sheepfold.games.verify import Checked, Moment

FILE = click.Path(path_type=Path)


@click.command(
    epilog=examples(
        "sheepfold show game.json",
        "sheepfold show game.json --as 2",
        "sheepfold show game.json --as 2 --step 12",
    )
)
@click.argument("file", type=FILE)
@click.option("--as", "viewer", type=int, metavar="SEAT", help="As this seat saw it.")
@click.option("--step", type=int, metavar="K", help="Only the position after entry K.")
@lang_option
def show(file: Path, viewer: int | None, step: int | None) -> None:
    """Show a record, move by move."""
    from sheepfold.games.record import BadRecord, game_of
    from sheepfold.games.verify import replay
    from sheepfold.terminal.draw import draw, draw_open, tell_event

    record = _read(file)
    game = game_of(record)
    if viewer is not None and not 1 <= viewer <= len(record.names):
        raise BadRecord("record-no-seat", seat=viewer, most=len(record.names))
    if step is not None and not 0 <= step < len(record.entries):
        raise BadRecord("record-no-step", step=step, most=len(record.entries) - 1)
    last: Moment | None = None
    for moment in replay(record):
        last = moment
        if step is None:
            view = game.view(moment.state, viewer)
            told = (
                moment.events if viewer is None else [game.tell(e, viewer) for e in moment.events]
            )
            for event in told:
                if event is not None:
                    sentence = tell_event(event, view, record.names, language())
                    print_text(f"{moment.entry:>4}  {sentence}")
        elif moment.entry == step:
            break
    assert last is not None
    if viewer is None:
        print_text(draw_open(game, last.state, record.names, language()))
    else:
        print_text(draw(game.view(last.state, viewer), record.names, language()))


@click.command(
    epilog=examples(
        "sheepfold verify game.json",
        "sheepfold verify game.json --lang it",
        "sheepfold tables export K7QXMA > game.json && sheepfold verify game.json",
    )
)
@click.argument("file", type=FILE)
@lang_option
def verify(file: Path) -> None:
    """Check a record: moves, result, seals."""
    from sheepfold.games.verify import verify

    print_text("\n".join(verdict(verify(_read(file)), language())))


def verdict(checked: "Checked", language: str) -> list[str]:
    """What was checked of a record that is right, and what cannot be."""
    entries, seals, closed = checked.entries, checked.seals, checked.closed
    lines = [
        say(language, "verify-moves", entries=entries, over=str(checked.is_over).lower()),
        say(language, "verify-seals", seals=seals, open=seals - closed, closed=closed),
    ]
    if checked.unsealed:
        lines.append(say(language, "verify-unsealed", count=checked.unsealed))
    if checked.fingerprint:
        lines.append(say(language, "verify-fingerprint", fingerprint=checked.fingerprint))
    else:
        lines.append(say(language, "verify-old"))
    return lines


def _read(path: Path) -> "Record":
    from sheepfold.games.record import LARGEST, BadRecord, load

    try:
        with path.open("rb") as file:
            return load(file.read(LARGEST + 1))
    except OSError as error:
        raise BadRecord("file-unreadable", file=str(path), error=system_error(error)) from None
