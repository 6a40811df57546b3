"""A puzzle of Uly & Polly as text."""

from sheepfold.games.uly_polly import sentence
from sheepfold.games.uly_polly.notation import place_name
from sheepfold.games.uly_polly.pieces import Place, Swapped
from sheepfold.learn.uly_polly.puzzles import DOG, OPTIONS, Puzzle, round_of, view_of
from sheepfold.locales import say
from sheepfold.terminal.names import names_of
from sheepfold.terminal.puzzles import NAMES, PuzzleText
from sheepfold.terminal.sentences import event_sentence
from sheepfold.terminal.uly_polly.display import DISPLAY

PLAYERS = ("Uly", NAMES[DOG - 1])


def question(puzzle: Puzzle, language: str) -> str:
    """Uly's habit, every move, and the meadow as it lies now."""
    view = view_of(puzzle)
    lines = [
        event_sentence(sentence(event, view), event, view, PLAYERS, language, DISPLAY.formats)
        for event in view.history
    ]
    return "\n".join(
        [
            say(language, "uly_polly-puzzle"),
            say(language, "uly_polly-puzzle-about"),
            say(language, "uly_polly-puzzle-habit", habit=puzzle.habit),
            "",
            *(f"{number:>3}  {line}" for number, line in enumerate(lines)),
            "",
            DISPLAY.draw(view, PLAYERS, language),
        ]
    )


def why(puzzle: Puzzle, language: str) -> list[str]:
    """What each swap rules out."""
    swaps = [event for event in round_of(puzzle).history if isinstance(event, Swapped)]
    lines = [
        say(
            language,
            "uly_polly-puzzle-why",
            objection=one.objection,
            number=one.swap + 1,
            a=_name(swaps[one.swap].a),
            b=_name(swaps[one.swap].b),
            places=_listed(one.places, language),
        )
        for one in puzzle.why
    ]
    return [*lines, say(language, "uly_polly-puzzle-answer", place=_name(puzzle.wolf))]


def _listed(places: tuple[Place, ...], language: str) -> str:
    names = [_name(place) for place in places]
    return names_of(range(1, len(names) + 1), names, language)


def _name(place: Place) -> str:
    return place_name(place, OPTIONS.columns)


def _answers(puzzle: Puzzle) -> list[str]:
    return [_name(place) for place, tile in enumerate(view_of(puzzle).tiles) if tile == 0]


TEXT = PuzzleText(question, _answers, lambda puzzle: _name(puzzle.wolf), why)
