"""A game that no room of the house knows: it shows what a game must bring, and that it may do with that."""
