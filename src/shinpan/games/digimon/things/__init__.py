"""What there is in the game, and what can be done with it."""
