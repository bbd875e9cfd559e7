"""Divine Cross TCG, rule book 1.0.16. One module per chapter of the book."""
