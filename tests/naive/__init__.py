"""A naive reading of docs/rules.md, used to cross-check the real rules."""
