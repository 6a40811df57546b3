"""`sheepfold learn`: a game by playing it, step by step."""

import sys

import click

from sheepfold.cli.games import GameCommand, GameNameType
from sheepfold.cli.options import examples, lang_option, language
from sheepfold.cli.output import one_line, show
from sheepfold.locales import is_known, say


@click.command(
    cls=GameCommand,
    epilog=examples("sheepfold learn {game}", "sheepfold learn {other} --lang it"),
)
@click.argument("game", type=GameNameType(), metavar="GAME")
@lang_option
def learn(game: str) -> None:
    """Learn a game by playing it.

    GAME is {games}. It is a short game against bots: what to do is said before each move.
    """
    from sheepfold.games.contract import BadNotation, BadOptions
    from sheepfold.learn.lessons import frames, load_record
    from sheepfold.learn.lessons.registry import LESSONS
    from sheepfold.terminal.registry import display_of, event_text

    if game not in LESSONS:
        raise BadOptions("no-lesson", games=", ".join(LESSONS))
    lesson, lang = LESSONS[game], language()
    draw = display_of(lesson.game).draw
    for frame in frames(lesson, load_record(lesson)):
        for key, event in zip(frame.sentences, frame.events, strict=True):
            show(event_text(key, event, frame.view, lesson.names, lang))
        if frame.expected is not None or frame.is_last:
            show("\n" + draw(frame.view, lesson.names, lang) + "\n")
        for number, said in enumerate(frame.said, 1):
            show("\n" + _said(game, said.key, frame.notation, lang))
            is_own = frame.expected is not None and number == len(frame.said)
            if not is_own and not frame.is_last and _line(say(lang, "learn-on")) is None:
                return
        if frame.expected is None:
            continue
        while True:
            typed = _line(f"{say(lang, 'learn-move')} ({frame.notation})")
            if typed is None:
                return
            try:
                if lesson.game.parse(typed, lesson.options) == frame.expected:
                    break
            except BadNotation:
                pass  # treated like any other wrong move
            mistake = _said(game, frame.mistake, frame.notation, lang)
            show(say(lang, "learn-mistake", mistake=mistake))


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
