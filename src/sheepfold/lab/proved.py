"""What was proved of a bound from above, in a round that can be solved."""

import msgspec


class ProvedUpper(msgspec.Struct, frozen=True):
    """What was proved of the upper bound."""

    most: float
    """A dog wins with at most this probability; rounded up."""
    lots: int
    covers: int
    """How many covers of the remains of a lot were verified."""
