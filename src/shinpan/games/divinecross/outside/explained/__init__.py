"""What a card will do, in plain words (``explain``): the wordings of this game, by what they are about."""

from . import doing
from .cards import explain
from .vocabulary import SAYINGS

__all__ = ["SAYINGS", "doing", "explain"]
