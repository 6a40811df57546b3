"""Tests of the five languages."""
