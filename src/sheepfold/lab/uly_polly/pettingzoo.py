"""Uly & Polly as PettingZoo environments; `sheepfold.lab.pettingzoo` says how to use them."""

from functools import partial

from sheepfold.lab.pettingzoo.aec import GameEnv, wrapped
from sheepfold.lab.pettingzoo.parallel import GameParallelEnv

raw_env = partial(GameEnv, "uly_polly", "uly_polly_v1")
env = partial(wrapped, "uly_polly", "uly_polly_v1")
parallel_env = partial(GameParallelEnv, "uly_polly", "uly_polly_v1")
