"""The process that bots think in: it reads a question from its input and writes the answer.

It ends, without a word, as soon as there is nobody to ask or to answer: the server was stopped, or
died, perhaps before it had asked a first question to its end.
"""

import os
import pickle
import signal
import sys
from typing import Any


def main() -> None:
    """Answer until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server to handle
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # should anything print, it does not disturb the answers
    while True:
        try:
            function, arguments = pickle.load(sys.stdin.buffer)
        except (EOFError, pickle.UnpicklingError):
            return
        answer: tuple[Any, Exception | None]
        try:
            answer = (function(*arguments), None)
        except Exception as problem:  # the one who asked is told
            answer = (None, problem)
        try:
            pickle.dump(answer, answers)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # not by way of a last flush, which would fail again


if __name__ == "__main__":
    main()
