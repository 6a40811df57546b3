"""What can go wrong between a server of ours and NATS."""

import errno
import os

from sheepfold.log import LogFailure

WRONG_LAST = (10071, 10164)
"""Another message of the subject came first, or one is on its way."""

FULL = (10023, 10028, 10047, 10077)
"""There is no space for the message."""

NOT_FOUND = (10037, 10059)
"""No such message, no such stream."""

NO_CLUSTER = 10074
"""There can be no replicas: this server is alone."""

NO_PEERS = 10005
"""There are too few servers for that many replicas."""

NOT_NOW = (10008, 10009)
"""Nobody leads at the moment."""

DISABLED = (10039, 10076)
"""JetStream is not switched on, for this account or at all."""


class CannotUse(LogFailure):
    """The log cannot be opened; the reason is a key of what a person is told."""

    def __init__(self, reason: str, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.reason = reason
        self.facts = facts


class Unanswered(LogFailure):
    """No answer came: what was asked for may have been done, or not."""


class NoLeader(LogFailure):
    """Nobody could be asked, so nothing was done."""


class Refused(LogFailure):
    """JetStream refused."""

    def __init__(self, code: int, description: str) -> None:
        super().__init__(f"NATS: {description} ({code})")
        self.code = code
        if code in FULL:
            self.system = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
