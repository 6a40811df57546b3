"""`sheepfold show` and `sheepfold verify`."""

import os
from typing import TYPE_CHECKING, NamedTuple

import click

from sheepfold.cli import output
from sheepfold.cli.complaints import WRONG, WRONG_USE, complain
from sheepfold.cli.games import PLAYERS
from sheepfold.cli.options import COUNT, NumberType, examples, json_option, lang_option, language
from sheepfold.cli.progress import progress
from sheepfold.cli.reading import text_of, texts
from sheepfold.locales import say, sentence

if TYPE_CHECKING:
    from sheepfold.games.contract import State
    from sheepfold.games.verify import Checked, Moment


FILE = click.Path(allow_dash=True)


@click.command(
    epilog=examples(
        "sheepfold show game.json",
        "sheepfold show game.json --as 2 --step 12",
        "sheepfold show games.jsonl --game 17",
    )
)
@click.argument("file", type=FILE)
@click.option(
    "--as",
    "viewer",
    type=PLAYERS,
    metavar="SEAT",
    show_default="with nothing hidden",
    help="Show it as the player in this seat saw it.",
)
@click.option(
    "--step",
    type=NumberType(0, 1_000_000),
    metavar="K",
    show_default="every move, and the last position",
    help="Show only the position after entry K; 0 is the deal.",
)
@click.option(
    "--game",
    type=COUNT,
    metavar="N",
    default=1,
    show_default=True,
    help="Of a file with a record on every line, show the Nth.",
)
@lang_option
def show(file: str, viewer: int | None, step: int | None, game: int) -> None:
    """Show a record, move by move.

    FILE holds one record, or one on every line; - is stdin.
    """
    from sheepfold.games.declared import redact
    from sheepfold.games.record import BadRecord, load, rules_of_record
    from sheepfold.games.verify import replay
    from sheepfold.table.names import unique_names
    from sheepfold.terminal.registry import display_of, event_text

    record = load(text_of(file, game))
    rules = rules_of_record(record)
    names, lang, display = unique_names(record.names), language(), display_of(rules)
    if viewer is not None and viewer > len(names):
        raise BadRecord("record-no-seat", seat=viewer, most=len(names))
    if step is not None and step >= len(record.entries):
        raise BadRecord("record-no-step", step=step, most=len(record.entries) - 1)
    last: Moment[State] | None = None
    for moment in replay(record):
        last = moment
        if step is None:
            view = rules.view(moment.state, viewer)
            for event in moment.events:
                known = event if viewer is None else redact(event, viewer)
                if known is not None:
                    line = event_text(rules.sentence(known, view), known, view, names, lang)
                    output.show(f"{moment.entry:>4}  {line}")
        elif moment.entry == step:
            break
    assert last is not None
    if viewer is None:
        output.show(display.draw_open(rules, last.state, names, lang))
    else:
        output.show(display.draw(rules.view(last.state, viewer), names, lang))


class Finding(NamedTuple):
    """The result of checking one record, or of failing to read a file."""

    file: str
    line: int | None
    """Where the record is, if there is one on every line; else 1. None if it cannot be read."""
    checked: "Checked | None"
    """What was checked, if it is right."""
    wrong: str = ""
    """What is wrong with it, in a sentence."""

    @property
    def is_right(self) -> bool:
        """Whether nothing is wrong with it."""
        return self.checked is not None

    def as_dict(self) -> dict[str, object]:
        """For other programs."""
        found = {"file": self.file, "line": self.line, "right": self.is_right}
        more = {"wrong": self.wrong} if self.checked is None else self.checked._asdict()
        return {**found, **more}


@click.command(
    epilog=examples(
        "sheepfold verify game.json",
        "sheepfold verify *.json --json",
        "sheepfold tables export K7QXMA | sheepfold verify -",
    )
)
@click.argument("files", type=FILE, nargs=-1, required=True, metavar="FILE...")
@json_option
@lang_option
def verify(files: tuple[str, ...], as_json: bool) -> int:
    """Check records: moves, result, seals.

    A FILE holds one record, or one on every line; - is stdin. The exit code is 0 if all of them
    are right, 1 if one is wrong, and 2 if a file cannot be read.
    """
    from sheepfold.games.record import BadRecord

    files = tuple(dict.fromkeys(files))
    found: list[Finding] = []
    total, done = sum(map(_size, files)), 0
    with progress() as show_progress:
        for file in files:
            try:
                for line, text in enumerate(texts(file), 1):
                    found.append(_check(file, line, text))
                    done += len(text)
                    show_progress(min(done, total), total)
            except BadRecord as refused:
                found.append(Finding(file, None, None, sentence(refused, language())))
    unread = [one for one in found if one.line is None]
    for missing in unread:
        complain(missing.wrong)
    wrong = sum(not one.is_right for one in found)
    if as_json:
        records = [one.as_dict() for one in found]
        output.show_json({"right": len(found) - wrong, "wrong": wrong, "records": records})
    elif len(files) == len(found) == wrong == 1:
        if not unread:
            complain(found[0].wrong)
    else:
        _report(files, found)
    return WRONG_USE if unread else WRONG if wrong else 0


def _check(file: str, line: int, text: bytes) -> Finding:
    from sheepfold.games.record import BadRecord, load
    from sheepfold.games.verify import verify

    try:
        return Finding(file, line, verify(load(text)))
    except BadRecord as refused:
        return Finding(file, line, None, sentence(refused, language()))


def _report(files: tuple[str, ...], found: list[Finding]) -> None:
    """Details of a single record; for many, a line for each file and the counts."""
    if len(files) == len(found) == 1 and found[0].checked is not None:
        output.show("\n".join(verdict(found[0].checked, language())))
        return
    for file in files:
        here = [one for one in found if one.file == file and one.line is not None]
        for one in here:
            if len(here) == 1:
                output.show(output.one_line(f"{file}: {_line(one)}"))
            elif not one.is_right:
                output.show(output.one_line(f"{file}:{one.line}: {_line(one)}"))
        if len(here) > 1:
            output.show(output.one_line(f"{file}: {_count(here)}"))
    if len(files) > 1:
        output.show(_count(found))


def verdict(checked: "Checked", language: str) -> list[str]:
    """What was checked of a record that is right, and what cannot be."""
    entries, seals, closed = checked.entries, checked.seals, checked.closed
    lines = [
        say(language, "verify-moves", entries=entries, over=str(checked.is_over).lower()),
        say(language, "verify-seals", seals=seals, open=seals - closed, closed=closed),
    ]
    if checked.unsealed:
        lines.append(say(language, f"{checked.game}-verify-unsealed", count=checked.unsealed))
    if checked.contributions is None:
        lines.append(say(language, "verify-program"))
    elif checked.is_over:
        lines.append(say(language, "verify-draw", count=checked.contributions))
    else:
        lines.append(say(language, "verify-draw-closed"))
    if checked.fingerprint:
        lines.append(say(language, "verify-fingerprint", fingerprint=checked.fingerprint))
    else:
        lines.append(say(language, "verify-old"))
    return lines


def _line(found: Finding) -> str:
    if found.checked is None:
        return found.wrong
    return say(language(), "verify-line", fingerprint=found.checked.fingerprint or "none")


def _count(found: list[Finding]) -> str:
    right = sum(one.is_right for one in found)
    return say(language(), "verify-count", right=str(right), count=str(len(found)))


def _size(file: str) -> int:
    try:
        return os.stat(file).st_size
    except OSError:
        return 0
