"""The server over real sockets, in a process of its own."""
