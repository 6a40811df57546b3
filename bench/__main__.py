"""Run every benchmark, or those named: `python -m bench [random_play] [server]`."""

import sys

from bench import random_play, server

PARTS = {"random_play": random_play.main, "server": server.main}

for name in sys.argv[1:] or PARTS:
    PARTS[name]()
