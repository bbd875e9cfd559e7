"""The layouts of public card files, each brought to the fields of our own."""

from . import fftcg_api
from .digimon import aegis, finished, tcg_lab
from .fftcg import completed, multi_element, official_api

__all__ = ["aegis", "completed", "fftcg_api", "finished", "multi_element", "official_api", "tcg_lab"]
