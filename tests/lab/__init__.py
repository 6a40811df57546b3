"""The laboratory: what it measures can be repeated."""
