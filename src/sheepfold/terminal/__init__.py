"""Play in a terminal: the picture of a view, the sentence of an event, a game line by line."""
