"""Tests of any game in the terminal."""
