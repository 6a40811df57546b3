"""What can go wrong between a server of ours and NATS."""

import errno
import os

from sheepfold.log import LogFailure

WRONG_LAST = (10071, 10164)
"""Another message of the subject came first, or is being stored."""

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


class NotInstalled(LogFailure):
    """The package with which Python speaks to NATS is missing."""


class Unreachable(LogFailure):
    """There is no NATS at the address."""


class Denied(LogFailure):
    """NATS wants another name or password."""


class Unencrypted(LogFailure):
    """TLS is wanted, and NATS has none; so nothing was sent there."""


class Untrusted(LogFailure):
    """The certificate of NATS cannot be trusted."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the certificate of NATS cannot be trusted: {reason}")
        self.reason = reason


class Outdated(LogFailure):
    """NATS is too old."""

    def __init__(self, found: str, needed: str) -> None:
        super().__init__(f"NATS {found} is too old, {needed} is needed")
        self.found = found
        self.needed = needed


class NoJetStream(LogFailure):
    """NATS is running, but without JetStream."""


class TooFewServers(LogFailure):
    """The cluster is too small."""

    def __init__(self, replicas: int) -> None:
        super().__init__(f"there are no {replicas} servers of NATS")
        self.replicas = replicas


class NoLog(LogFailure):
    """No tables are kept in this cluster."""


class Unanswered(LogFailure):
    """No answer came: what was asked for may have been done, or not."""


class Forbidden(Unanswered):
    """NATS lets this user in, but not do what was asked for."""


class NoLeader(LogFailure):
    """There was no leader to ask, so nothing was done."""


class JetStreamRefusal(LogFailure):
    """JetStream refused."""

    def __init__(self, code: int, description: str) -> None:
        super().__init__(f"NATS: {description} ({code})")
        self.code = code
        if code in FULL:
            self.system = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
