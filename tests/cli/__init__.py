"""The sheepfold command as a person types it."""
