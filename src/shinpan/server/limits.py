"""Budgets: how much of the server's time an address, a table, or all of them together may take.

What costs is counted in the seconds it took, not in how often it was asked: so a budget means the same for a cheap question
and for a dear one. Whoever has used theirs up is told when to come again.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager, nullcontext
from ipaddress import AddressValueError, IPv6Address
from math import ceil
from time import monotonic, thread_time

from .live import Refuse
from .settings import Settings

KNOWN = 20_000
"""Budgets that are remembered before the full ones among them are forgotten."""
DELAY = 15.0
"""Seconds that a choice waits at most because its table has taken too much time; past that it is refused."""


class TooMuch(Refuse):
    """Refused because it was too much; ``seconds`` says when to come again."""

    def __init__(self, reason: str, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        wait = f"{self.seconds} s" if self.seconds < 120 else f"{ceil(self.seconds / 60)} min"
        super().__init__(f"{reason}: try again in {wait}")


class Budget:
    """Fills up by ``share`` a second, to at most ``burst``. It may be overdrawn: then it has to fill up again."""

    def __init__(self, share: float, burst: float) -> None:
        self.share = share
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def wait(self) -> float:
        """Seconds until there is something left."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.share)
        self.at = now
        return 0.0 if self.left > 0 else -self.left / self.share + 0.001

    def spend(self, cost: float) -> None:
        """Takes something out."""
        self.left -= cost


class Budgets:
    """A budget for each address, table or whatever else it is that has one."""

    def __init__(self, share: float, burst: float) -> None:
        self.share = share
        self.burst = burst
        self.known: dict[Hashable, Budget] = {}

    def of(self, key: Hashable) -> Budget:
        """The budget of somebody."""
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KNOWN:
                self.known = {one: each for one, each in self.known.items() if each.wait() or each.left < each.burst}
            found = self.known[key] = Budget(self.share, self.burst)
        return found


def home(address: str) -> str:
    """Whose an address is: of the newer kind everybody has a whole street of them (/64).

    >>> home("192.0.2.7"), home("2001:db8:1:2:3:4:5:6"), home("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = IPv6Address(address)
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


class Limits:
    """All budgets of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.asking = Budgets(settings.ask_share, settings.ask_burst)
        self.watchers = Budget(4 * settings.ask_share, 2 * settings.ask_burst)
        """What the questions of all who only watch may take together."""
        self.players = Budget(4 * settings.ask_share, 2 * settings.ask_burst)
        """The same for those of the players."""
        self.arriving = Budgets(2 * settings.ask_share, 8 * settings.ask_burst)
        self.working = Budgets(settings.work_share, settings.work_burst)
        self.playing = Budgets(settings.play_share, settings.play_burst)
        self.hinting = Budgets(settings.hint_share, settings.hint_burst)
        self.requests = Budgets(settings.requests, settings.requests_burst)
        self.sockets: dict[str, int] = {}
        self.turn = asyncio.Lock()
        """One question after the other, and everybody else in between."""

    # -------------------------------------------------------------- questions

    @asynccontextmanager
    async def question(
        self, what: str, address: str, table: str = "", seat: object = None, lock: asyncio.Lock | None = None
    ) -> AsyncIterator[None]:
        """A question about a table, worked out within (with its ``lock``, if it is given) without a pause.

        Those of the players are not counted with those of who watches.
        """
        watching = seat in (None, "replay")
        budgets = [self.asking.of((home(address), watching))]
        if table:
            budgets.append(self.asking.of((table, "watching" if seat is None else seat)))
        everybody = self.watchers if watching else self.players

        def look() -> None:
            for budget, whose in zip(budgets, ("from this address", "at this table")):
                wait = budget.wait()
                if wait:
                    raise TooMuch(f"too many questions {whose} ({what})", wait)
            wait = everybody.wait()
            if wait:
                raise TooMuch(f"the server has too many questions to answer ({what})", wait)

        look()
        async with lock or nullcontext(), self.turn:  # in this order a table waits for the others with one question only
            await asyncio.sleep(0)
            look()  # what waited before it has been paid for by now
            begun = thread_time()
            try:
                yield
            finally:
                cost = thread_time() - begun
                for budget in (*budgets, everybody):
                    budget.spend(cost)

    def arrive(self, address: str) -> None:
        """Somebody comes to a table and will be told all that has happened there."""
        wait = self.arriving.of(home(address)).wait()
        if wait:
            raise TooMuch("too many come to tables from this address", wait)

    def arrived(self, address: str, cost: float) -> None:
        """What telling it cost."""
        self.arriving.of(home(address)).spend(cost)

    # -------------------------------------------------------------- playing

    async def pace(self, address: str, table: str) -> None:
        """Waits as long as the table, or the address, has had too much of everybody's time."""
        wait = max(self.playing.of(table).wait(), self.playing.of(home(address)).wait())
        if wait > DELAY:
            raise TooMuch("what was chosen at this table took too long to work out", wait)
        if wait:
            await asyncio.sleep(wait)

    def played(self, address: str, table: str, cost: float) -> None:
        """What a choice took. A whole address may take what five tables may."""
        self.playing.of(table).spend(cost)
        self.playing.of(home(address)).spend(cost / 5)

    @asynccontextmanager
    async def hint(self, address: str) -> AsyncIterator[None]:
        """A hint, thought about within: it costs the seconds it takes."""
        budget = self.hinting.of(home(address))
        wait = budget.wait()
        if wait:
            raise TooMuch("too many hints were asked for from this address", wait)
        begun = monotonic()
        try:
            yield
        finally:
            budget.spend(monotonic() - begun)

    # -------------------------------------------------------------- requests, sockets

    def request(self, address: str) -> None:
        """One more request."""
        budget = self.requests.of(home(address))
        wait = budget.wait()
        if wait:
            raise TooMuch("too many requests from this address", wait)
        budget.spend(1)

    def enter(self, address: str) -> None:
        """One more socket."""
        key = home(address)
        if self.sockets.get(key, 0) >= self.settings.sockets_per_address:
            raise Refuse(f"there are {self.settings.sockets_per_address} connections from this address already")
        self.sockets[key] = self.sockets.get(key, 0) + 1

    def leave(self, address: str) -> None:
        """One socket less."""
        key = home(address)
        self.sockets[key] -= 1
        if not self.sockets[key]:
            del self.sockets[key]
