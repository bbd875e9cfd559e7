"""A game being played: the public API.

>>> from shinpan.library import game, starter_deck
>>> from shinpan.match import Match
>>> divinecross = game("divinecross")
>>> match = Match(divinecross, [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards], seed=7)
>>> while match.decision:
...     match.choose(len(match.decision.options) - 1)
>>> match.outcome is not None
True
"""

from .errors import BadSave, Differs, GameIsOver, IllegalChoice, MatchError
from .match import Match
from .outcome import Outcome, play

__all__ = ["BadSave", "Differs", "GameIsOver", "IllegalChoice", "Match", "MatchError", "Outcome", "play"]
