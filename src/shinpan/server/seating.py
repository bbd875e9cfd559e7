"""Who may sit where: tokens nobody can guess, and limits on how often something may be asked."""

from __future__ import annotations

import secrets
from collections import deque
from hashlib import sha256
from random import Random
from time import monotonic


def new_token() -> str:
    """A token for a seat, an invitation or an owner of decks."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a match, which is also the link for spectators: nobody finds it by trying."""
    return secrets.token_urlsafe(12)


def new_seed() -> int:
    """A seed for chance that nobody knows."""
    return secrets.randbits(63)


def luck(seed: int, n: int) -> Random:
    """Chance at the nth choice of a game: unknown to all who do not know the seed, and the same after something was taken
    back, so that nobody takes back for better luck."""
    return Random(f"{seed} {n}")


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str | None, kept: str | None) -> bool:
    """Whether a token is the one whose hash is kept."""
    return token is not None and kept is not None and secrets.compare_digest(hashed(token), kept)


class Bucket:
    """Lets through so many a second in the long run, and some more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Hourly:
    """Counts what each address did within the last hour."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.times: dict[str, deque[float]] = {}

    def take(self, address: str) -> float:
        """Does it once more: 0, or the seconds after which this address may."""
        now = monotonic()
        if len(self.times) > 10_000:
            self.times = {known: times for known, times in self.times.items() if times and times[-1] > now - 3600}
        times = self.times.setdefault(address, deque())
        while times and times[0] <= now - 3600:
            times.popleft()
        if len(times) >= self.most:
            return times[0] + 3600 - now if times else 3600.0
        times.append(now)
        return 0.0
