"""The web: sockets, pages, limits, metrics."""
