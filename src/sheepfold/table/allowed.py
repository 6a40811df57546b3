"""What a table refuses, and the checks that every request goes through."""

import hashlib
import hmac

from sheepfold.games.contract import Refusal
from sheepfold.table.entries import Chair
from sheepfold.table.table import Table


class NotAllowed(Refusal):
    """The table does not allow this now, or not to this person."""

    def __init__(self, reason: str, *, is_open: bool = False, **facts: str | int) -> None:
        super().__init__(reason, **facts)
        self.is_open = is_open


def hash_of(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_secret(kept: str, given: str) -> bool:
    """Whether a stored hash equals a given one; an empty stored string matches nothing.

    A timing attack on hashes of 128-bit secrets is hopeless. They are compared in constant time
    all the same, so that nobody has to argue about it.
    """
    return bool(kept) and hmac.compare_digest(kept, given)


def chair_at(table: Table, chair: Chair) -> Chair:
    """This chair. Raises `NotAllowed` if the table has no such chair."""
    need(1 <= chair <= len(table.places), NotAllowed("no-such-chair"))
    return chair


def need(condition: bool, otherwise: NotAllowed) -> None:
    """Raise `otherwise` unless the condition holds."""
    if not condition:
        raise otherwise
