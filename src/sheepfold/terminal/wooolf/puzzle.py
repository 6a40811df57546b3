"""A puzzle of Wooolf!! as text."""

from collections import Counter
from collections.abc import Iterator

from sheepfold.games.wooolf import sentence
from sheepfold.games.wooolf.cards import deck
from sheepfold.games.wooolf.pieces import Asked
from sheepfold.learn.wooolf.puzzles import (
    OPTIONS,
    OWN_CARDS,
    Puzzle,
    Reasoning,
    read_seen,
    view_of,
)
from sheepfold.locales import say
from sheepfold.terminal.names import name_of, names_of
from sheepfold.terminal.puzzles import NAMES, PuzzleText
from sheepfold.terminal.sentences import event_sentence
from sheepfold.terminal.wooolf.display import DISPLAY
from sheepfold.terminal.wooolf.formats import card_name


def question(puzzle: Puzzle, language: str) -> str:
    """The cards in play and those one holds, and all that one has seen."""
    counts = Counter(deck(OPTIONS, puzzle.seats))
    in_play = [f"{count} × {card_name(card, language)}" for card, count in counts.items()]
    own = [card_name(card, language) for card in puzzle.cards]
    lines = [_line(puzzle, text, language) for text in puzzle.seen]
    return "\n".join(
        [
            say(language, "wooolf-puzzle"),
            say(language, "wooolf-puzzle-about", name=NAMES[puzzle.viewer - 1]),
            say(language, "wooolf-puzzle-deck", cards=", ".join(in_play)),
            say(language, "wooolf-puzzle-hand", cards=", ".join(own)),
            "",
            *(f"{number:>3}  {line}" for number, line in enumerate(lines, 1)),
            "",
            ", ".join(f"{n} {NAMES[n - 1]}" for n in range(1, puzzle.seats + 1)),
        ]
    )


def why(puzzle: Puzzle, language: str) -> list[str]:
    """Each observation that is needed, and what follows from it."""
    lines = [" ".join(_step(puzzle, one, language)) for one in puzzle.why]
    who = name_of(puzzle.wolf, NAMES, language)
    return [*lines, say(language, "wooolf-puzzle-answer", who=who)]


def _step(puzzle: Puzzle, one: Reasoning, language: str) -> Iterator[str]:
    if one.seen == OWN_CARDS:
        yield say(language, "wooolf-puzzle-own")
        return
    text = puzzle.seen[one.seen]
    yield _line(puzzle, text, language)
    if one.boy:
        yield say(language, "wooolf-puzzle-boy", who=name_of(one.boy, NAMES, language))
    if one.not_boy:
        who = names_of(one.not_boy, NAMES, language)
        yield say(language, "wooolf-puzzle-not-boy", who=who, count=len(one.not_boy))
    if one.can_be:
        event = read_seen(text)
        about = event.to if isinstance(event, Asked) else event.owner
        names = [say(language, f"wooolf-character-{kind}") for kind in one.can_be]
        who, characters = name_of(about, NAMES, language), ", ".join(names)
        yield say(language, "wooolf-puzzle-can-be", who=who, characters=characters)
    if one.not_wolf:
        who = names_of(one.not_wolf, NAMES, language)
        yield say(language, "wooolf-puzzle-not-wolf", who=who, count=len(one.not_wolf))
    if not (one.boy or one.not_boy or one.can_be or one.not_wolf):
        yield say(language, "wooolf-puzzle-remember")


def _line(puzzle: Puzzle, text: str, language: str) -> str:
    event, view = read_seen(text), view_of(puzzle)
    key = sentence(event, view)
    return event_sentence(key, event, view, NAMES, language, DISPLAY.formats)


def _answers(puzzle: Puzzle) -> list[str]:
    return [str(n) for n in range(1, puzzle.seats + 1) if n != puzzle.viewer]


TEXT = PuzzleText(question, _answers, lambda puzzle: str(puzzle.wolf), why)
