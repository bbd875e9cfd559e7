"""The layouts of public card files, each brought to the fields of our own."""

from .digimon import aegis, finished, tcg_lab

__all__ = ["aegis", "finished", "tcg_lab"]
