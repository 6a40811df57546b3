"""The lab: its measurements can be repeated."""
