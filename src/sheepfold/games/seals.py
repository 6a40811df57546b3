"""Seals: a commitment to a hidden fact, given when it is fixed and checked when it is known.

A seal is the SHA-256 of a salt (256 random bits) and the fact. It can be shown at once; the salt
is given when everyone may learn the fact. So whoever saw the seal can check that the fact was not
changed in between.
"""

import hashlib
from typing import NamedTuple

import msgspec

from sheepfold.games.contract import Game, Move, Outcome, Secret, State

VERSION = 2
"""Of the record format, which says what is sealed: since version 2 also how cards lay at a peek."""


class Sealed(NamedTuple):
    """A hidden fact, the round it belongs to, and its salt if that is known."""

    secret: Secret
    round: int
    salt: str | None

    def is_open(self, state: State, over: bool) -> bool:
        """Whether everyone may learn the fact once the game has come to this state."""
        return over or (self.secret.opens == "round" and self.round < state.round)


def seal(secret: Secret, salt: str) -> str:
    """The commitment to a hidden fact.

    >>> seal(Secret("wolf", 5, "round"), "00" * 32)[:16]
    '83611b1ccb49ffce'
    """
    fact = msgspec.json.encode([secret.name, secret.value])
    return hashlib.sha256(bytes.fromhex(salt) + fact).hexdigest()


def fixed_facts(
    game: Game,
    move: Move | None,
    outcome: Outcome | None,
    round_before: int,
    round_after: int,
    version: int = VERSION,
) -> list[tuple[Secret, int]]:
    """The hidden facts that an entry fixes: a move's belong to its round, a deal's to the next."""
    return [
        *[(fact, round_before) for fact in game.secrets(move, None) if fact.since <= version],
        *[(fact, round_after) for fact in game.secrets(None, outcome) if fact.since <= version],
    ]
