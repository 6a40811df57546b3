"""What the screens are made of: a text, a bar of keys, and what every board can do."""
