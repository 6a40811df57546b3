"""The coin game again, under an entry point with another name."""

from coin import *  # noqa: F403
