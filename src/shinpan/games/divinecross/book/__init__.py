"""The rule book, a module for each chapter."""
