"""Reaching a table: its address, the connection, and what a device checks by itself."""
