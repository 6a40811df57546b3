"""`python -m tests.chaos.jumpy serve ...`: as `sheepfold`, on a machine whose clock is set.

SIGUSR1 sets it a day ahead, SIGUSR2 two days back.
"""

import signal
import sys
import time

_real = time.time
_offset = 0.0


def _time() -> float:
    return _real() + _offset


def _jump(number: int, _: object) -> None:
    global _offset
    _offset += 86400.0 if number == signal.SIGUSR1 else -2 * 86400.0


def main() -> None:
    """Serve."""
    time.time = _time
    signal.signal(signal.SIGUSR1, _jump)
    signal.signal(signal.SIGUSR2, _jump)
    from sheepfold.cli import main as sheepfold

    sys.exit(sheepfold(sys.argv[1:]))


if __name__ == "__main__":
    main()
