"""What a puzzle leaves possible, by brute force and without the code that found it."""

from itertools import combinations

from sheepfold.learn.uly_polly.puzzles import Puzzle as MeadowPuzzle
from sheepfold.learn.wooolf.puzzles import Puzzle as TablePuzzle
from tests.naive.wooolf import answer_to, aspect_of, character_of

DECKS = {5: (4, 1, 1, 1, 1, 1, 1), 6: (6, 1, 1, 1, 1, 1, 1)}
KINDS = ("sheep/sheep", "dog/dog", "dog/?", "hunter/hunter", "hunter/?", "boy/?", "wolf/wolf")

Pair = tuple[str, str]


def table_deals(puzzle: TablePuzzle) -> list[tuple[Pair, ...]]:
    """Every deal of labelled cards around the viewer's own; equal ones once."""
    cards = [
        kind for kind, count in zip(KINDS, DECKS[puzzle.seats], strict=True) for _ in range(count)
    ]
    for own in puzzle.cards:
        cards.remove(own)
    found: set[tuple[Pair, ...]] = set()

    def deal(left: tuple[str, ...], dealt: tuple[Pair, ...]) -> None:
        if not left:
            found.add(dealt)
            return
        for i, j in {
            (left[a], left[b]): (a, b) for a, b in combinations(range(len(left)), 2)
        }.values():
            rest = tuple(card for k, card in enumerate(left) if k not in (i, j))
            deal(rest, (*dealt, (left[i], left[j])))

    deal(tuple(sorted(cards)), ())
    at = puzzle.viewer - 1
    return [(*one[:at], puzzle.cards, *one[at:]) for one in sorted(found)]


def could_be_seen(text: str, dealt: tuple[Pair, ...]) -> bool:
    """Whether this observation fits a deal, read from its text alone."""
    if "?" in text[:2]:
        asked, said = text.split("=")
        return answer_to(asked[4:], dealt[int(asked[2]) - 1]) == said
    by, owner = int(text[0]), int(text[2])
    announced, _, card = text[5:].partition("#")[0].partition("=")
    which = text.partition("#")[2]
    cries = character_of(dealt[by - 1]) == "boy"
    for place, shown in enumerate(dealt[owner - 1]):
        said = aspect_of(shown)
        if cries and said != "?":
            said = "wolf"
        if said == announced and card in ("", shown) and which in ("", str(place)):
            return True
    return False


def wolves(puzzle: TablePuzzle, seen: tuple[str, ...]) -> set[int]:
    """Who can be the wolf after these observations."""
    return {who(dealt).index("wolf") + 1 for dealt in left_deals(puzzle, seen)}


def left_deals(puzzle: TablePuzzle, seen: tuple[str, ...]) -> list[tuple[Pair, ...]]:
    return [one for one in table_deals(puzzle) if all(could_be_seen(text, one) for text in seen)]


def who(dealt: tuple[Pair, ...]) -> list[str]:
    return [character_of(pair) for pair in dealt]


def xy(place: int) -> tuple[int, int]:
    return place % 4, place // 4


def apart(one: int, other: int) -> int:
    """How many steps of a king."""
    (a, b), (c, d) = xy(one), xy(other)
    return max(abs(a - c), abs(b - d))


def named(text: str) -> int:
    return "abcd".index(text[0]) + 4 * (int(text[1]) - 1)


def meadow_places(puzzle: MeadowPuzzle, counted: set[int] | None = None) -> set[int]:
    """Where Uly can be now, if only these swaps tell of his habit; `None` for all of them."""
    found = set()
    for hidden in range(16):
        wolf, dog, swaps, fits = hidden, -1, 0, True
        for number, text in enumerate(puzzle.moves.split()):
            if "-" not in text:
                dog = named(text)
                fits &= number == 0 or dog != wolf  # whatever Polly steps on was a sheep
                continue
            one, other = map(named, text.split("-"))
            if counted is None or swaps in counted:
                fits &= keeps_habit(puzzle.habit, swaps, wolf, dog, one, other)
            swaps += 1
            wolf = {one: other, other: one}.get(wolf, wolf)
        if fits:
            found.add(wolf)
    return found


def keeps_habit(habit: str, swaps: int, wolf: int, dog: int, one: int, other: int) -> bool:
    """The habits as their sentences say them."""
    if wolf == dog:
        return True
    moves = wolf in (one, other)
    if habit == "restless":
        return moves
    if habit == "every-other":
        return moves == (swaps in (0, 2, 4, 6, 8))
    if habit == "diagonal":
        return moves == (xy(one)[0] != xy(other)[0] and xy(one)[1] != xy(other)[1])
    if habit == "shy":
        return moves == (apart(wolf, dog) == 1)
    assert habit == "flees"
    if apart(wolf, dog) > 1:
        return True
    can_leave = any(apart(wolf, q) == 1 and apart(q, dog) > 1 for q in range(16))
    after = {one: other, other: one}.get(wolf, wolf)
    return not can_leave or apart(after, dog) > 1
