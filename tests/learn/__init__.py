"""Looking back on games."""
