"""The Final Fantasy Trading Card Game by rule book 2.1.9: a game of priority and a stack."""
