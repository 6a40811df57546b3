"""The state of a game of Liar's Dice, and what it tells: whose turn, which moves, who won."""

from functools import cache, lru_cache

from liars_dice.pieces import (
    FACES,
    Bid,
    Doubt,
    Event,
    Face,
    Hand,
    LastBid,
    Move,
    Options,
    Phase,
    Roll,
    Rolled,
    Round,
)
from sheepfold.games.contract import Moves, Result, Seat, left_of
from sheepfold.games.contract import State as AnyState


class State(AnyState, frozen=True, kw_only=True):
    """The whole truth. Tuples are by seat, from 1.

    A round has at most one bid for each number of dice and face, so its history stays short and
    never fills a block (`sheepfold/games/history.py`).
    """

    options: Options
    phase: Phase
    starter: Seat
    turn: Seat | None
    """Who must act now; `None` when the dice are shown."""
    dice: tuple[Hand, ...]
    bid: LastBid | None
    scores: tuple[int, ...]
    """How many dice everyone has left."""
    history: tuple[Event, ...]
    rounds: tuple[Round, ...]
    earlier: tuple[tuple[Event, ...], ...] = ()


def fresh_round(
    options: Options, seats: int, starter: Seat, roll: Roll, rounds: tuple[Round, ...]
) -> State:
    """The start of the round that follows these rounds (LD-03)."""
    number = len(rounds) + 1
    return State(
        options=options,
        seats=seats,
        round=number,
        phase="bids",
        starter=starter,
        turn=starter,
        dice=roll.dice,
        bid=None,
        scores=dice_left(options, seats, rounds),
        history=(Rolled(number, starter, roll.dice),),
        rounds=rounds,
    )


def dice_left(options: Options, seats: int, rounds: tuple[Round, ...]) -> tuple[int, ...]:
    """How many dice everyone has after these rounds (LD-08).

    >>> dice_left(Options(dice=3), 2, ())
    (3, 3)
    """
    losers = [ended.loser for ended in rounds]
    return tuple([options.dice - losers.count(seat) for seat in range(1, seats + 1)])


def next_in_play(seat: Seat, scores: tuple[int, ...]) -> Seat:
    """The next seat clockwise that has dice (LD-05, LD-09).

    >>> next_in_play(1, (2, 0, 1)), next_in_play(3, (2, 0, 1))
    (3, 1)
    """
    following = left_of(seat, len(scores))
    while not scores[following - 1]:
        following = left_of(following, len(scores))
    return following


def actors(state: State) -> tuple[Seat, ...]:
    """The one seat that must act now."""
    return () if state.turn is None else (state.turn,)


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every move of this seat, in a fixed order."""
    if state.turn is None or seat != state.turn:
        return ()
    return choices(sum(state.scores), state.bid).listed


def choices(dice: int, bid: LastBid | None) -> Moves[Move]:
    """The moves of whoever must act, with so many dice in play and this bid to beat (LD-05, LD-06).

    >>> choices(2, LastBid(1, 2, 5)).listed
    (Bid(count=2, face=6), Doubt())
    """
    return _opening(dice) if bid is None else _raising(dice, bid.count, bid.face)


@cache
def _opening(dice: int) -> Moves[Move]:
    return Moves.of([Bid(count, face) for count in range(1, dice + 1) for face in FACES])


@lru_cache(maxsize=1024)
def _raising(dice: int, count: int, face: Face) -> Moves[Move]:
    bids = (move for move in _opening(dice).listed if isinstance(move, Bid))
    higher = [bid for bid in bids if (bid.count, bid.face) > (count, face)]
    return Moves.of((*higher, Doubt()))


def result(state: State) -> Result | None:
    """The last one with dice wins (LD-10); `None` while the game goes on."""
    if state.phase != "over":
        return None
    winners = tuple(seat for seat, left in enumerate(state.scores, 1) if left)
    return Result(winners, state.scores)
