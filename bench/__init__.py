"""What is measured, with the peers beside it in one run."""
