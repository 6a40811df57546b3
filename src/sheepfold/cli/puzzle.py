"""`sheepfold puzzle`: the puzzle of the day."""

import sys
from datetime import date, datetime
from typing import TYPE_CHECKING

import click

from sheepfold.cli.games import GameCommand, GameNameType
from sheepfold.cli.options import examples, lang_option, language
from sheepfold.cli.output import one_line, show
from sheepfold.locales import say

if TYPE_CHECKING:
    from sheepfold.terminal.puzzles import AnyPuzzleText


class Day(click.ParamType[date]):
    """A day, as in 2026-12-24."""

    name = "date"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> date:
        """The day."""
        try:
            return datetime.strptime(str(value), "%Y-%m-%d").date()
        except ValueError:
            from sheepfold.games.contract import BadOptions

            option = "" if param is None else param.opts[0]
            raise BadOptions("not-a-date", option=option, text=str(value)[:40]) from None


@click.command(
    cls=GameCommand,
    epilog=examples("sheepfold puzzle", "sheepfold puzzle {other} --date 2026-12-24"),
)
@click.argument("game", type=GameNameType(), metavar="[GAME]", required=False)
@click.option(
    "--date",
    "day",
    type=Day(),
    metavar="DATE",
    show_default="today",
    help="The puzzle of this day.",
)
@lang_option
def puzzle(game: str | None, day: date | None) -> None:
    """Solve the puzzle of the day.

    GAME is {games}; without it, there is a puzzle of each. The answer is read from stdin, and then
    the reasoning is shown. Everyone has the same puzzle on the same day.
    """
    from sheepfold.games.contract import BadOptions
    from sheepfold.learn.puzzles import load, number_on
    from sheepfold.learn.puzzles.registry import PUZZLES
    from sheepfold.terminal.puzzles.registry import TEXTS

    if game is not None and game not in PUZZLES:
        raise BadOptions("no-puzzles", games=", ".join(PUZZLES))
    when = date.today() if day is None else day
    for name in PUZZLES if game is None else [game]:
        puzzles = load(PUZZLES[name])
        today = puzzles[number_on(when, len(puzzles))]
        level = say(language(), "puzzle-level", level=PUZZLES[name].level(today))
        show(f"{when} · {level}\n")
        show(TEXTS[name].question(today, language()))
        show("")
        given = _ask(TEXTS[name], today)
        if given is None:
            return
        answer = TEXTS[name].answer(today)
        if given == answer:
            show(say(language(), "puzzle-right"))
        else:
            show(say(language(), "puzzle-wrong", answer=answer))
        show("\n" + say(language(), "puzzle-why"))
        show("\n".join(TEXTS[name].why(today, language())) + "\n")


def _ask(text: "AnyPuzzleText", today: object) -> str | None:
    """What is answered, or `None` at the end of the input."""
    answers = text.answers(today)
    while True:
        print(one_line(say(language(), "puzzle-ask")), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line:
            show("")
            return None
        given = line.strip().casefold()
        if given in answers:
            return given
        show(say(language(), "puzzle-not-an-answer", answers=", ".join(answers)))
