"""`sheepfold lookback`: what turned a game, and what could have been known."""

import click

from sheepfold.cli import output
from sheepfold.cli.complaints import WRONG, complain
from sheepfold.cli.options import COUNT, examples, json_option, lang_option, language
from sheepfold.cli.progress import progress
from sheepfold.cli.reading import text_of
from sheepfold.cli.records import FILE
from sheepfold.locales import say, sentence


@click.command(
    epilog=examples(
        "sheepfold lookback game.json",
        "sheepfold lookback games.jsonl --game 17 --json",
    )
)
@click.argument("file", type=FILE)
@click.option(
    "--game",
    type=COUNT,
    metavar="N",
    default=1,
    show_default=True,
    help="Of a file with a record on every line, look back on the Nth.",
)
@json_option
@lang_option
def lookback(file: str, game: int, as_json: bool) -> int:
    """Look back on a record: what turned the game.

    FILE holds one record, or one on every line; - is stdin. Of a damaged record, the part that is
    sound is looked back on, and the exit code is 1. With --json there is also what each seat could
    have known after every entry.
    """
    import msgspec

    from sheepfold.games.salvage import salvage
    from sheepfold.learn import look_back
    from sheepfold.table.names import unique_names
    from sheepfold.terminal.names import name_of
    from sheepfold.terminal.sentences import named_sentence

    record, wrong = salvage(text_of(file, game))
    with progress() as show_progress:
        found = look_back(record, show_progress)
    lang = language()
    if wrong is not None:
        complain(sentence(wrong, lang))
    if as_json:
        known = msgspec.to_builtins(found)
        problem = None if wrong is None else sentence(wrong, lang)
        output.show_json({**known, "names": record.names, "wrong": problem})
    else:
        if not found.points:
            output.show(say(lang, "lookback-none"))
        names = unique_names(record.names)
        for point in sorted(found.points, key=lambda one: one.entry):
            text = named_sentence(point, lambda seat: name_of(seat, names, lang), lang)
            output.show(f"{point.entry:>4}  {text}")
        if found.steps:
            output.show(say(lang, f"{record.game}-known-about"))
    return 0 if wrong is None else WRONG
