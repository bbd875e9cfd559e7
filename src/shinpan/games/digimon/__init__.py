"""The Digimon Card Game, rule book 3.6: one module per chapter, its phrasebook and its cards."""
