"""The coin game with a field that nobody has declared."""

import coin
from coin import *  # noqa: F403

NAME = "careless"


class Options(coin.Options, frozen=True, tag_field="game", tag=NAME):
    pass


class View(coin.View, frozen=True, kw_only=True, tag_field="game", tag=NAME):
    lucky: str
