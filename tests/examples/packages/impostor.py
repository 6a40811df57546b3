"""A game that calls itself one of ours."""

from coin import *  # noqa: F403

NAME = "wooolf"
