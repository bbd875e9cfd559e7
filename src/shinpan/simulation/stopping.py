"""When it is decided who is better: a test that may be looked at after every block, and still errs as rarely as it says.

It is testing by betting (Waudby-Smith and Ramdas, *Estimating means of bounded random variables by betting*, 2024): a
gambler bets against “the share is at most m” on every block, with a stake that depends on earlier blocks only. If the
claim is true, the capital is a supermartingale that starts at 1, so by Ville's inequality it ever reaches 1/a with a
probability of at most a, however often one looks and whenever one stops. The stakes are those authors' aGRAPA: about
those that make the capital grow fastest if the mean and variance so far are the true ones. Nothing is assumed of a
block but that its score lies between 0 and 1: so games on the same seed may depend on each other as they like.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, log1p
from typing import Final

ERROR: Final = 0.05
"""How often a verdict may be wrong."""
BOLD: Final = 0.75
"""The largest part of the capital that is put at risk at once."""
STEPS: Final = 20
"""Halvings by which a limit is found."""

FIRST: Final = "first"
SECOND: Final = "second"
NEITHER: Final = "neither"


class Bet:
    """Bets against the claim that a share is at most ``bound`` (or, ``above``, at least that)."""

    def __init__(self, bound: float, above: bool = False) -> None:
        self.above = above
        self.bound = 1 - bound if above else bound
        self.seen = 0
        self.total = 0.5
        self.spread = 0.25
        self.capital = 0.0
        """Its logarithm, so far …"""
        self.most = 0.0
        """… and at its highest."""

    def add(self, score: float) -> None:
        """Another block."""
        if self.above:
            score = 1 - score
        self.seen += 1
        mean, variance = self.total / self.seen, self.spread / self.seen
        edge = mean - self.bound
        if edge > 0:
            stake = edge / (variance + edge * edge)
            if self.bound > 0:
                stake = min(stake, BOLD / self.bound)
            gain = stake * (score - self.bound)
            self.capital += log1p(gain) if gain > -1 else -inf
            self.most = max(self.most, self.capital)
        self.total += score
        self.spread += (score - self.total / (self.seen + 1)) ** 2

    def won(self, error: float) -> bool:
        """Whether the claim is refuted."""
        return self.most >= -log(error)


class Decider:
    """Is the first better than the second by more than so many points, or the second, or neither?

    A point is a hundredth of the games: 51 to 49 of 100 is a lead of two points.

    >>> decider = Decider(2)
    >>> for _ in range(40):
    ...     decider.add(1.0)
    >>> decider.verdict()
    'first'
    """

    def __init__(self, points: float, error: float = ERROR) -> None:
        self.points = points
        self.error = error / 2  # both sides may err
        high, low = 0.5 + points / 200, 0.5 - points / 200
        self.first, self.second = Bet(high), Bet(low, above=True)
        self.not_first, self.not_second = Bet(high, above=True), Bet(low)

    def add(self, score: float) -> None:
        """Another block: the first one's share of it."""
        for bet in (self.first, self.second, self.not_first, self.not_second):
            bet.add(score)

    def verdict(self) -> str:
        """Who is better, ``neither`` by more than that, or nothing while it is open."""
        if self.first.won(self.error):
            return FIRST
        if self.second.won(self.error):
            return SECOND
        if self.not_first.won(self.error) and self.not_second.won(self.error):
            return NEITHER
        return ""


def always(scores: Sequence[float], error: float = ERROR) -> tuple[float, float]:
    """Limits of the share that hold at whatever block one stops: a confidence sequence, by the same bets.

    >>> [round(limit, 2) for limit in always([1.0, 0.5, 0.5, 0.0] * 100)]
    [0.44, 0.56]
    """
    if not scores:
        return 0.0, 1.0
    mean = sum(scores) / len(scores)

    def limit(above: bool) -> float:
        inside, outside = mean, 1.0 if above else 0.0
        for _ in range(STEPS):
            middle = (inside + outside) / 2
            bet = Bet(middle, above)
            for score in scores:
                bet.add(score)
            inside, outside = (inside, middle) if bet.won(error / 2) else (middle, outside)
        return outside

    return limit(False), limit(True)
