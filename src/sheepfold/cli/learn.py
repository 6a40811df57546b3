"""`sheepfold learn`: a game by playing it, step by step."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import click

from sheepfold.cli.games import GameCommand, GameNameType, typed_name
from sheepfold.cli.options import examples, lang_option, language
from sheepfold.cli.output import one_line, show
from sheepfold.locales import is_known, say

if TYPE_CHECKING:
    from sheepfold.learn.lessons import Lesson, LessonFrame


@click.command(
    cls=GameCommand,
    epilog=examples("sheepfold learn {game}", "sheepfold learn {other} --lang it"),
)
@click.argument("game", type=GameNameType(), metavar="GAME")
@click.option("--again", is_flag=True, help="Begin at the beginning, wherever you stopped.")
@lang_option
def learn(game: str, again: bool) -> None:
    """Learn a game by playing it.

    GAME is {games}. It is a short game against bots: what to do is said before each move. If you
    stop, you go on from there the next time.
    """
    from sheepfold.cli.lesson_progress import frame_reached, keep_frame
    from sheepfold.games.contract import BadOptions
    from sheepfold.learn.lessons import frames, load_record
    from sheepfold.learn.lessons.registry import LESSONS
    from sheepfold.terminal.registry import display_of

    if game not in LESSONS:
        raise BadOptions("no-lesson", games=", ".join(LESSONS))
    lesson, lang = LESSONS[game], language()
    draw = display_of(lesson.game).draw
    shown = list(frames(lesson, load_record(lesson)))
    begin = 0 if again else frame_reached(game)
    if begin >= len(shown):  # of a longer lesson
        begin = 0
    if begin:
        show(say(lang, "learn-resumed", command=f"sheepfold learn {typed_name(game)} --again"))
    for number, frame in enumerate(shown[begin:], begin):
        keep_frame(game, number)
        if not _is_done(game, lesson, frame, draw, lang):
            return
    keep_frame(game, 0)


def _is_done(
    game: str, lesson: "Lesson", frame: "LessonFrame", draw: Callable[..., str], lang: str
) -> bool:
    """Show a frame; whether the learner did what it asks for, and did not stop."""
    from sheepfold.games.contract import BadNotation
    from sheepfold.terminal.registry import event_text

    for key, event in zip(frame.sentences, frame.events, strict=True):
        show(event_text(key, event, frame.view, lesson.names, lang))
    if frame.expected is not None or frame.is_last:
        show("\n" + draw(frame.view, lesson.names, lang) + "\n")
    for number, said in enumerate(frame.said, 1):
        show("\n" + _said(game, said.key, frame.notation, lang))
        is_own = frame.expected is not None and number == len(frame.said)
        if not is_own and not frame.is_last and _line(say(lang, "learn-on")) is None:
            return False
    while frame.expected is not None:
        typed = _line(f"{say(lang, 'learn-move')} ({frame.notation})")
        if typed is None:
            return False
        try:
            if lesson.game.parse(typed, lesson.options) == frame.expected:
                return True
        except BadNotation:
            pass  # treated like any other wrong move
        mistake = _said(game, frame.mistake, frame.notation, lang)
        show(say(lang, "learn-mistake", mistake=mistake))
    return True


def _said(game: str, key: str, notation: str, lang: str) -> str:
    """What a lesson says. The page marks the tile to choose; a terminal names it."""
    if is_known(lang, f"{game}-terminal-lesson-{key}"):
        place = notation.split()[-1]
        return say(lang, f"{game}-terminal-lesson-{key}", place=place)
    return say(lang, f"{game}-lesson-{key}")


def _line(question: str) -> str | None:
    """A line of the input, or `None` at its end."""
    print(one_line(question), end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        show("")
        return None
    return line.strip()
