"""The browser client's side of things, as far as it can be checked without a browser."""
