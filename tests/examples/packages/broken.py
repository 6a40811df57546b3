"""A game that fails at import."""

raise RuntimeError("out of coins")
