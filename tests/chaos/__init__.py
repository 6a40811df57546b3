"""Faults on purpose while people play, and what became of every move."""
