"""Learning Wooolf!!."""
