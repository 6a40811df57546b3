"""The rulebook's example of Wooolf!! (WO-29) as the record of a whole game."""

from typing import Any

from sheepfold.games import GAMES
from sheepfold.games.record import Record, Writer
from tests.rules.deals import again, deal, quiet, read, table

NAMES = ("Eva", "Thomas", "Paul", "Jason", "Kenneth")
HANDS = (
    "wolf/wolf sheep/sheep, boy/? dog/?, hunter/? dog/dog, sheep/sheep sheep/sheep,"
    " hunter/hunter sheep/sheep"
)
QUESTIONS = "dog whb, hunter shb, dog whb, hunter whb, sheep shb"

ROUND = (
    "1: peek 4 left sees sheep/sheep",
    "2: peek 5 left sees hunter/hunter",
    "3: peek 2 right sees boy/?",
    "4: ask 3 whb",
    # Not printed: in these turns Thomas marks Jason too.
    "5: peek 1 left sees sheep/sheep",
    "1: ask 3 dog",
    "2: peek 4 right sees sheep/sheep",
    "3: peek 1 right sees sheep/sheep",
    "4: peek 5 left sees hunter/hunter",
    "5: ask 4 sheep",
    "1: guess 4 x",
    "2: guess 1 3",
    "3: guess 0 4",
    "4: guess 0 3",  # not printed either
    "5: abstain",
)
BLUFF = 7
"""The entry with which Thomas, the boy, announces a wolf where the sheep is."""


def example_game() -> Record:
    """The example, and two quiet rounds of which the book tells nothing."""
    state = table(HANDS, questions=QUESTIONS)
    dealt = deal(HANDS, questions=QUESTIONS, starter=1)
    writer: Any = Writer(GAMES["wooolf"], state.options, NAMES, dealt, lambda: "5a" * 32)
    for line in ROUND:
        _play(writer, line)
    while GAMES["wooolf"].result(writer.state) is None:
        state = writer.state
        (seat, *_) = GAMES["wooolf"].actors(state)
        may_guess = state.phase == "turns" and state.taken[seat - 1] and seat not in state.barred
        guess = f"{seat}: {RIGHT[seat]}" if may_guess else quiet(seat)[0]
        _play(writer, f"{seat}: abstain" if state.phase == "final" else guess)
    record: Record = writer.record()
    return record


RIGHT = {1: "guess 4 x", 2: "guess 1 4", 3: "guess 0 1", 4: "guess 0 3", 5: "guess 0 1"}
"""Right guesses, for those hands."""


def _play(writer: Any, line: str) -> None:
    state = writer.state
    seat, move, outcome = read(state, line)
    ends = GAMES["wooolf"].round_end(state, seat, move) is not None
    writer.play(seat, move, again(state) if ends else outcome)
