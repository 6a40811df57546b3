"""What an earlier release has left behind."""

from pathlib import Path

OLD = Path(__file__).with_name("release-0.1.0.db")
"""Kept by release 0.1.0: two running games; the token of seat n is n as 32 hexadecimal digits."""
