"""Any game in the terminal: what its view declares, and its moves by their notation."""
