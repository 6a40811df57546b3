"""Tests of Wooolf!! in the terminal."""
