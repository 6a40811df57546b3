"""What the kernels of all games share, compiled: the streams of `stream.py`, seats, legality."""

import numpy as np

from sheepfold.lab import stream
from sheepfold.lab.compiled import Masks, Numbers, Streams, compiled, inlined

STEP = np.uint64(stream.STEP)
FIRST = np.uint64(stream.FIRST)
SECOND = np.uint64(stream.SECOND)
THIRTY, TWENTY_SEVEN, THIRTY_ONE, HALF = (np.uint64(bits) for bits in (30, 27, 31, 32))
ELEVEN = np.uint64(11)
LOWER_HALF = 2**32 - 1


@compiled
def mixed(word: np.uint64) -> np.uint64:
    """SplitMix64's output function."""
    word = (word ^ (word >> THIRTY)) * FIRST
    word = (word ^ (word >> TWENTY_SEVEN)) * SECOND
    return word ^ (word >> THIRTY_ONE)


@compiled
def seeded(seed: np.uint64) -> np.uint64:
    """Where the stream of this seed begins."""
    return mixed(seed + STEP)


@compiled
def drawn(position: np.uint64, n: int) -> tuple[np.uint64, int]:
    """Where the stream is after a draw, and one of 0 to n-1."""
    while True:
        position = position + STEP
        product = int(mixed(position) >> HALF) * n
        rest = product & LOWER_HALF
        # The bound is below n, so that the slow modulo is almost never computed.
        if rest >= n or rest >= 2**32 % n:
            return position, product >> 32


@inlined
def below(streams: Streams, lane: int, n: int) -> int:
    """One of 0 to n-1, from the stream of this lane."""
    streams[lane], value = drawn(streams[lane], n)
    return value


@inlined
def fraction(streams: Streams, lane: int) -> float:
    """A number from 0 to below 1, from the stream of this lane."""
    streams[lane] = streams[lane] + STEP
    return float(mixed(streams[lane]) >> ELEVEN) * 2.0**-53


@inlined
def left_of(seat: int, seats: int) -> int:
    """The next seat clockwise; without a modulo, which would take longer than a whole move."""
    return seat + 1 if seat < seats else 1


@compiled
def first_illegal(masks: Masks, actors: Numbers, actions: Numbers) -> int:
    """The first lane whose move is not legal, or -1; where nobody acts, any number will do."""
    for lane in range(len(actions)):
        action = actions[lane]
        if actors[lane] and not (0 <= action < masks.shape[1] and masks[lane, action]):
            return lane
    return -1
