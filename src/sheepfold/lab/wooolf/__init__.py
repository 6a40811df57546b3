"""What the lab has for Wooolf!! only."""
