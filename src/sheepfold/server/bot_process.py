"""The process in which bots run: it reads calls from its input and writes their results.

It ends silently as soon as its input or output is closed, because then the server was stopped or
has crashed, perhaps in the middle of a call.
"""

import os
import pickle
import signal
import sys

NICE = 5
"""The niceness of the low-priority process."""


def main() -> None:
    """Answer until the input ends."""
    if sys.argv[1:] == ["yields"] and hasattr(os, "nice"):
        os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server to handle
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # if a bot prints something, it must not end up among the answers
    while True:
        try:
            function, arguments = pickle.load(sys.stdin.buffer)
        except (EOFError, pickle.UnpicklingError):
            return
        answer: tuple[object, Exception | None]
        try:
            answer = (function(*arguments), None)
        except Exception as problem:  # raised again in the server
            answer = (None, problem)
        try:
            pickle.dump(answer, answers)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # a normal exit would flush once more, and fail again


if __name__ == "__main__":
    main()
