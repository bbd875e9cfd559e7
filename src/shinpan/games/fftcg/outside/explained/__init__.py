"""What a card will do, in plain words (``explain``): the wordings of this game, by what they are about."""

from . import asking, changing, doing, lasting, selecting
from .cards import explain
from .vocabulary import SAYINGS

__all__ = ["SAYINGS", "asking", "changing", "doing", "explain", "lasting", "selecting"]
