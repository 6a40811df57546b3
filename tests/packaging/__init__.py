"""What is handed to people: the package, its metadata, the licences in it, and the docs site."""
