"""Run every benchmark: `python -m bench`."""

from bench import random_play

random_play.main()
