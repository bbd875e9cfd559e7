"""All that others ask of the game."""
