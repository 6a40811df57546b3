"""What contributors run: making what is published from the types."""
