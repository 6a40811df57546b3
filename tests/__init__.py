"""Tests; tests/rules carries the rule ids of docs/rules.md."""
