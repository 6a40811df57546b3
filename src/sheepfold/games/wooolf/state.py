"""The state of a game of Wooolf!!, and what it tells: whose turn, which moves, who won."""

from functools import lru_cache
from typing import Literal

from sheepfold.games.contract import Moves, Seat, left_of
from sheepfold.games.contract import State as AnyState
from sheepfold.games.wooolf.cards import Hand, Options, Question, character, players
from sheepfold.games.wooolf.pieces import (
    Abstain,
    Answer,
    Ask,
    Deal,
    Dealt,
    Event,
    Guess,
    Laid,
    Move,
    Peek,
    Phase,
    Result,
    Round,
    Token,
    Which,
)

ROUNDS = 3  # WO-24
ERRORS = 2  # WO-24


class State(AnyState, frozen=True, kw_only=True):
    """The whole truth. Tuples are by seat or by player number, from 1."""

    options: Options
    seats: int
    round: int
    phase: Phase
    starter: Seat
    turn: Seat | None
    taken: tuple[int, ...]
    """Turns taken this round, by seat."""
    hands: tuple[Hand, ...]
    left: tuple[Which | None, ...]
    """By seat: the card laid on the left by hand; `None` is on auto-shuffle (WO-13)."""
    questions: tuple[tuple[Question, ...], ...]
    """By seat: the question cards still held."""
    tokens: tuple[tuple[Token, ...], ...]
    answers: tuple[tuple[Answer, ...], ...]
    guesses: tuple[Laid | None, ...]
    early: tuple[Seat, ...]
    barred: tuple[Seat, ...]
    scores: tuple[int, ...]
    errors: tuple[int, ...]
    history: tuple[Event, ...]
    rounds: tuple[Round, ...]
    earlier: tuple[tuple[Event, ...], ...] = ()
    """The events of this round before those of `history` (`games/history.py`)."""


def fresh_round(
    options: Options, seats: int, starter: Seat, deal: Deal, rounds: tuple[Round, ...]
) -> State:
    """The start of the round that follows these rounds (WO-23)."""
    return State(
        options=options,
        seats=seats,
        round=len(rounds) + 1,
        phase="turns",
        starter=starter,
        turn=starter,
        taken=(0,) * seats,
        hands=deal.hands,
        left=(None,) * seats,
        questions=deal.questions,
        tokens=((),) * players(seats),
        answers=((),) * players(seats),
        guesses=(None,) * seats,
        early=(),
        barred=barred(rounds[-1]) if rounds else (),
        scores=scores(seats, rounds),
        errors=errors(seats, rounds),
        history=(Dealt(len(rounds) + 1, starter, deal.hands, deal.questions),),
        rounds=rounds,
    )


def scores(seats: int, rounds: tuple[Round, ...]) -> tuple[int, ...]:
    """The points of every seat after these rounds (WO-19, WO-20)."""
    return tuple([sum([r.points[i] + r.bonus[i] for r in rounds]) for i in range(seats)])


def errors(seats: int, rounds: tuple[Round, ...]) -> tuple[int, ...]:
    """The error tokens of every seat after these rounds (WO-21)."""
    return tuple([sum([r.right[i] is False for r in rounds]) for i in range(seats)])


def barred(last: Round) -> tuple[Seat, ...]:
    """Whose error token lies red side up after this round (WO-22).

    A red token lies there for one round only, so the last round tells it all.
    """
    return tuple(sorted(seat for seat in last.early if last.right[seat - 1] is False))


def next_starter(last: Round, seats: int) -> Seat:
    """Left of the last early guess (WO-23), else left of the last starter (WO-28)."""
    return left_of(last.early[-1] if last.early else last.starter, seats)


def lap(taken: tuple[int, ...], early: tuple[Seat, ...]) -> int:
    """Completed laps: turns that every seat which still takes turns has had (WO-28).

    >>> lap((2, 1, 1, 2), ()), lap((2, 1, 1, 2), (2, 3))
    (1, 2)
    """
    return min([turns for seat, turns in enumerate(taken, 1) if seat not in early])


def early_guesses(seats: int) -> int:
    """How many early guesses end the turns (WO-17)."""
    return 2 if seats <= 5 else 3


def actors(state: State) -> tuple[Seat, ...]:
    """Whose turn it is, or everyone who has yet to make a final guess (WO-18)."""
    if state.turn is not None:
        return (state.turn,)
    if state.phase in ("ended", "over"):
        return ()
    return tuple([seat for seat, laid in enumerate(state.guesses, 1) if laid is None])


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every turn move of this seat, in a fixed order."""
    return choices(state, seat).listed


def choices(state: State, seat: Seat) -> Moves[Move]:
    """The turn moves of this seat, to list and to look up."""
    if state.turn is None:
        if seat not in actors(state):
            return NOTHING
        return final_moves(state.seats, seat, character(state.hands[seat - 1]) == "wolf")
    if state.turn != seat:
        return NOTHING
    wolf = character(state.hands[seat - 1]) == "wolf"
    may_guess = early_guess_barrier(state.taken, state.barred, seat) is None
    return turn_moves(state.seats, seat, wolf, may_guess, state.questions[seat - 1])


NOTHING: Moves[Move] = Moves.of(())


def early_guess_barrier(
    taken: tuple[int, ...], barred: tuple[Seat, ...], seat: Seat
) -> Literal["first-turn", "barred"] | None:
    """Why a seat may not guess early in its turn (WO-09, WO-22); `None` if it may."""
    if taken[seat - 1] == 0:
        return "first-turn"
    return "barred" if seat in barred else None


@lru_cache(maxsize=4096)
def turn_moves(
    seats: int, seat: Seat, wolf: bool, may_guess: bool, questions: tuple[Question, ...]
) -> Moves[Move]:
    """Peeks, questions and, if allowed, early guesses (WO-09, WO-10, WO-14, WO-15)."""
    others = [player for player in range(1, players(seats) + 1) if player != seat]
    listed: list[Move] = []
    listed += [Peek(owner, "left") for owner in others]
    listed += [Peek(owner, "right") for owner in others]
    listed += [Ask(to, kind) for kind in dict.fromkeys(questions) for to in others if to <= seats]
    if may_guess:
        listed += guesses(seats, seat, wolf)
    return Moves.of(listed)


@lru_cache(maxsize=256)
def final_moves(seats: int, seat: Seat, wolf: bool) -> Moves[Move]:
    """Every final guess, and abstaining (WO-18)."""
    return Moves.of((*guesses(seats, seat, wolf), Abstain()))


def guesses(seats: int, seat: Seat, wolf: bool) -> list[Guess]:
    """Every guess of this seat: both pointers at others or at 0; the wolf's second is X (WO-15)."""
    marks = [player for player in range(players(seats) + 1) if player != seat]
    return [Guess(first, second) for first in marks for second in ([None] if wolf else marks)]


def result(state: State) -> Result | None:
    """Most points wins, then fewest error tokens, then the win is shared (WO-25)."""
    if state.phase != "over":
        return None
    ranks = [(-points, wrong) for points, wrong in zip(state.scores, state.errors, strict=True)]
    winners = tuple(seat for seat, rank in enumerate(ranks, 1) if rank == min(ranks))
    return Result(winners, state.scores, state.errors)
