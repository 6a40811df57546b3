"""The state of a game of Uly & Polly, and what it tells: whose turn, which moves, who won."""

from sheepfold.games.contract import Moves, Seat, left_of
from sheepfold.games.contract import State as AnyState
from sheepfold.games.uly_polly.pieces import (
    Event,
    Hide,
    Move,
    Options,
    Phase,
    Place,
    Result,
    Round,
    Start,
    Step,
    Swap,
    Tile,
    meadow,
)


class State(AnyState, frozen=True, kw_only=True):
    """The whole truth: `wolf` is the hidden place, `history` the newest events of this round."""

    options: Options
    seats: int
    round: int
    phase: Phase
    wolf_seat: Seat
    dog_seat: Seat
    """The dog player whose step is next."""
    turn: Seat | None
    """Who must act now; `None` when the game is over."""
    tiles: tuple[Tile, ...]
    wolf: Place | None
    dog: Place | None
    turned: int
    idle: int
    """Dog moves in a row that turned no tile (UP-21)."""
    scores: tuple[int, ...]
    proposals: tuple[Place | None, ...]
    history: tuple[Event, ...]
    rounds: tuple[Round, ...]
    earlier: tuple[tuple[Event, ...], ...] = ()
    """The events of this round before those of `history` (`games/history.py`)."""


def fresh_round(options: Options, seats: int, wolf_seat: Seat, rounds: tuple[Round, ...]) -> State:
    """The start of the round that follows these rounds (UP-03, UP-17)."""
    return State(
        options=options,
        seats=seats,
        round=len(rounds) + 1,
        phase="hide",
        wolf_seat=wolf_seat,
        dog_seat=left_of(wolf_seat, seats),  # UP-12
        turn=wolf_seat,
        tiles=(0,) * (options.rows * options.columns),
        wolf=None,
        dog=None,
        turned=0,
        idle=0,
        scores=tokens(seats, rounds),
        proposals=(None,) * seats,
        history=(),
        rounds=rounds,
    )


def tokens(seats: int, rounds: tuple[Round, ...]) -> tuple[int, ...]:
    """The reward tokens of every seat after these rounds (UP-15, UP-16)."""
    scores = [0] * seats
    for ended in rounds:
        if ended.found:
            scores = [score + 1 for score in scores]
            scores[ended.wolf_seat - 1] -= 1
        else:
            scores[ended.wolf_seat - 1] += 1
    return tuple(scores)


def actors(state: State) -> tuple[Seat, ...]:
    """The one seat that must act now; none when the game is over (UP-07)."""
    return () if state.turn is None else (state.turn,)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every turn move of this seat, in a fixed order."""
    if state.turn is None or seat != state.turn:
        return ()
    return choices(state.options, state.phase, state.dog).listed


def choices(
    options: Options, phase: Phase, dog: Place | None
) -> Moves[Hide] | Moves[Start] | Moves[Swap] | Moves[Step]:
    """The moves of whoever must act in this phase."""
    field = meadow(options.rows, options.columns)
    if dog is None:
        return field.hides if phase == "hide" else field.starts
    return field.swaps[dog] if phase == "swap" else field.steps[dog]


def result(state: State) -> Result | None:
    """Most reward tokens wins, a tie is a shared win (UP-19); `None` while the game goes on."""
    if state.phase != "over":
        return None
    best = max(state.scores)
    winners = tuple(seat for seat, score in enumerate(state.scores, 1) if score == best)
    return Result(winners, state.scores)
