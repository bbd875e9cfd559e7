"""shinpan: a referee for trading card games that reads cards as printed and cites the rule book."""

__version__ = "0.1.0"
