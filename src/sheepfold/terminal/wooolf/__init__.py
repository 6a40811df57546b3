"""Wooolf!! in the terminal."""
