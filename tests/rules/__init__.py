"""One test or more for every rule of docs/rules.md."""
