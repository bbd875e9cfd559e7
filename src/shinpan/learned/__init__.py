"""A player that has learned: a small network scores the options by attention over the cards that its player sees.

The network knows cards by their facts and operations, so one serves every deck. It thinks in numpy; what it knows was
learned with torch (:mod:`shinpan.training`) and lies in ``learned.npz`` beside the judge of each game.
"""

from __future__ import annotations

try:
    import numpy  # noqa: F401
except ImportError:
    raise ImportError("the player 'learned' needs numpy: pip install 'shinpan[learned]'") from None
