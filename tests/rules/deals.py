"""Deals of Wooolf!! laid out by hand, and moves written the way a person writes them.

A hand is two cards, and hands are separated by commas: `wolf/wolf sheep/sheep, boy/? dog/?`.
A line of play is `seat: move`; a peek may end in `sees` and the card that comes up, else the first
card of a hand lies on the left.
"""

from collections.abc import Mapping

import msgspec
import pytest

from sheepfold.games import wooolf
from sheepfold.games.contract import IllegalMove, Viewer
from sheepfold.games.wooolf.cards import RANK, Card, Hand, Options, Question, hand
from sheepfold.games.wooolf.pieces import Deal, Move, Peek, Peeked, Round, Shuffle, Which
from sheepfold.games.wooolf.state import State

USUAL = (
    "wolf/wolf sheep/sheep",
    "boy/? hunter/?",
    "hunter/hunter dog/dog",
    "sheep/sheep sheep/sheep",
    "dog/? sheep/sheep",
    "sheep/sheep sheep/sheep",
    "dog/dog sheep/sheep",
    "wolf/wolf hunter/hunter",
)
"""Players 1 to 8: wolf, boy, hunter, sheep, dog, sheep, dog, wolf."""

FIVE = ", ".join(USUAL[:5])
ADVANCED_FIVE = (
    "wolf/wolf sheep/sheep, boy/hunter sheep/sheep, hunter/sheep dog/dog, sheep/dog hunter/hunter,"
    " dog/wolf sheep/sheep"
)
"""Wolf, boy, hunter, hunter and dog."""

RIGHT = {
    1: "guess 4 x",
    2: "guess 1 4",
    3: "guess 5 1",
    4: "guess 5 3",
    5: "guess 3 1",
    6: "guess 5 3",
    7: "guess 3 1",
    8: "guess 4 x",
}
"""A right guess of every seat, when the usual hands are dealt."""

WRONG = {seat: "guess 0 x" if seat in (1, 8) else "guess 0 0" for seat in RIGHT}
"""A wrong guess of every seat, when the usual hands are dealt; it names nobody."""

QUESTIONS = "dog whb, hunter shb, dog whb, hunter shb, sheep whb, sheep shb, dog whb, hunter shb"
"""The question cards of seats 1 to 8, unless a test deals its own."""


def read_hands(text: str) -> tuple[Hand, ...]:
    pairs = msgspec.convert([pair.split() for pair in text.split(",")], list[tuple[Card, Card]])
    return tuple(hand(one, two) for one, two in pairs)


def read_questions(text: str) -> tuple[tuple[Question, Question], ...]:
    pairs = [sorted(pair.split()) for pair in text.split(",")]
    return msgspec.convert(pairs, tuple[tuple[Question, Question], ...])


def deal(
    hands: str, *, seats: int | None = None, questions: str = QUESTIONS, starter: int | None = None
) -> Deal:
    dealt = read_hands(hands)
    return Deal(dealt, read_questions(questions)[: seats or len(dealt)], starter)


def table(
    hands: str,
    *,
    seats: int | None = None,
    questions: str = QUESTIONS,
    starter: int = 1,
    advanced: bool = False,
    round_limit: int | None = 10,
) -> State:
    """A game in which these hands have been dealt; its deck is made of just these cards."""
    dealt = deal(hands, seats=seats, questions=questions, starter=starter)
    cards = sorted((card for pair in dealt.hands for card in pair), key=RANK.__getitem__)
    options = Options(advanced=advanced, deck=tuple(cards), round_limit=round_limit)
    return wooolf.start(options, len(dealt.questions), dealt)


def usual(seats: int, *, starter: int = 1, round_limit: int | None = 10) -> State:
    """The usual hands for this number of seats."""
    hands = ", ".join(USUAL[: max(seats, 5)])
    return table(hands, seats=seats, starter=starter, round_limit=round_limit)


def read(state: State, line: str) -> tuple[int, Move, Shuffle | None]:
    """The seat, the move and, for a peek, how the owner's cards lay."""
    seat, _, rest = line.partition(": ")
    text, _, card = rest.partition(" sees ")
    move = wooolf.parse(text, state.options)
    return int(seat), move, _cards_lie(state, move, card) if isinstance(move, Peek) else None


def _cards_lie(state: State, peek: Peek, card: str) -> Shuffle | None:
    if not 1 <= peek.owner <= len(state.hands):
        return None
    laid = state.left[peek.owner - 1] if peek.owner <= state.seats else None
    if not card:
        return Shuffle(laid or 0)
    cards = state.hands[peek.owner - 1]
    lefts: tuple[Which, Which] = (0, 1)
    for left in lefts:
        if cards[left if peek.side == "left" else 1 - left] == card:
            return Shuffle(left)
    raise AssertionError(f"player {peek.owner} has no {card}")


def play(state: State, *lines: str, then: Deal | None = None) -> State:
    """Play these lines; `then` is dealt when the last of them ends a round."""
    for number, line in enumerate(lines, 1):
        seat, move, shuffle = read(state, line)
        outcome = then if number == len(lines) and shuffle is None else shuffle
        state, _ = wooolf.play(state, seat, move, outcome)
    return state


def refused(state: State, line: str) -> str:
    """Why this move is refused, to the player who asks and to the player who tries."""
    seat, move, shuffle = read(state, line)
    own = wooolf.view(state, seat)
    assert move not in (*wooolf.legal(own), *wooolf.free(own), *wooolf.moves(state, seat))
    told = wooolf.refusal(own, move)
    assert told is not None
    with pytest.raises(IllegalMove) as tried:
        wooolf.play(state, seat, move, shuffle)
    assert told.reason == tried.value.reason
    return told.reason


def allowed(state: State, line: str) -> bool:
    """Whether this move is among the legal ones, however they are listed."""
    seat, move, _ = read(state, line)
    own = wooolf.view(state, seat)
    listed = move in wooolf.legal(own)
    assert listed == (wooolf.refusal(own, move) is None) == (move in wooolf.moves(state, seat))
    return listed


def quiet(*seats: int) -> list[str]:
    """Turns that fool nobody: player 1 peeks at 2, the others peek at 1."""
    return [f"{seat}: peek {2 if seat == 1 else 1} left" for seat in seats]


def around(state: State, laps: int = 1) -> State:
    """Everybody who still takes turns takes a quiet one, this many times."""
    for _ in range(laps * (state.seats - len(state.early))):
        state = play(state, *quiet(*wooolf.actors(state)))
    return state


def to_final(state: State, early: Mapping[int, str] = {}) -> State:
    """Play the turns quietly; whoever has an early guess lays it when it may."""
    for _ in range(100):
        if state.phase != "turns":
            return state
        (seat,) = wooolf.actors(state)
        if seat in early and state.taken[seat - 1]:
            state = play(state, f"{seat}: {early[seat]}")
        else:
            state = play(state, *quiet(seat))
    raise AssertionError("the turns do not end")


def whole_round(
    state: State,
    early: Mapping[int, str] = {},
    final: Mapping[int, str] = {},
    *,
    then: Deal | None = None,
) -> State:
    """Play a round; whoever has no guess in it abstains."""
    state = to_final(state, early)
    lines = [f"{seat}: {final.get(seat, 'abstain')}" for seat in wooolf.actors(state)]
    return play(state, *lines, then=then)


def again(state: State) -> Deal:
    """The same cards, dealt to the same players once more."""
    return Deal(state.hands, read_questions(QUESTIONS)[: state.seats])


def reveal(state: State, *lines: str) -> Round:
    """Play the last lines of a round that is not the last, and see how it ended."""
    return play(state, *lines, then=again(state)).rounds[-1]


def last_peek(state: State, viewer: Viewer) -> Peeked:
    """The last thing that this viewer saw, a peek."""
    event = wooolf.view(state, viewer).history[-1]
    assert isinstance(event, Peeked)
    return event


def sight(state: State, viewer: Viewer) -> bytes:
    """Everything a viewer knows, to the byte."""
    return msgspec.json.encode(wooolf.view(state, viewer))
