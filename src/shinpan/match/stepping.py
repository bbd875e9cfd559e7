"""Games that stand at a decision, as light as can be: no log, no way back, and a line of bytes for what is seen.

What studies many games (``research``) steps them here; it is compiled, so it knows nothing of arrays.
"""

from __future__ import annotations

from typing import Final

from greenlet import getcurrent, greenlet  # type: ignore[import-untyped]

from ..games.features import Features
from ..table.decisions import Decision, Seat
from ..table.table import Table
from .outcome import walk


class Standing(Seat):
    """Both seats of a game: hands every decision to whoever steps it. It does not know the game, so that one can be dropped."""

    def __init__(self) -> None:
        self.hub: object = None

    def choose(self, table: object, decision: Decision) -> int:
        """The choice made outside."""
        answer = self.hub.switch(decision)  # type: ignore[attr-defined]
        assert isinstance(answer, int)
        return answer


class Desk:
    """One game. It stands at ``decision``, which is None when the game is over. It stays in the thread that began it."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.seat: Final = Standing()
        table.seats = [self.seat, self.seat]
        self.fiber = greenlet(walk)
        self.decision: Decision | None = None
        self.go(table)

    def go(self, message: object) -> None:
        """Runs to the next decision. The first message is the table, then come answers."""
        hub = getcurrent()
        if self.seat.hub is not hub:
            self.seat.hub = hub
            self.fiber.parent = hub
        answer = self.fiber.switch(message)
        self.decision = answer if isinstance(answer, Decision) else None

    def answer(self, index: int) -> None:
        """Answers the decision with the option of that number."""
        decision = self.decision
        if decision is None:
            raise IndexError("the game is over: there is nothing to choose")
        if not 0 <= index < len(decision.options):
            raise IndexError(f"there is no option {index}: the options are 0 to {len(decision.options) - 1}")
        self.go(index)


class Written:
    """What the players of a batch see, as bytes, a line for each game."""

    def __init__(self, features: Features, count: int) -> None:
        self.features: Final = features
        self.players = [0] * count
        self.scalars = [b""] * count
        self.rows = [b""] * count
        self.many = [0] * count
        self.bodies = [b""] * count
        self.bodied = [0] * count
        self.options = [b""] * count
        self.offered = [0] * count

    def write(self, place: int, desk: Desk) -> None:
        """Writes down what the player who decides sees."""
        decision = desk.decision
        assert decision is not None
        features = self.features
        features.write(desk.table, decision)
        self.players[place] = decision.player
        self.scalars[place] = features.scalars
        self.rows[place] = b"".join(features.rows)
        self.many[place] = features.many
        self.bodies[place] = b"".join(features.bodies)
        self.bodied[place] = features.bodied
        self.options[place] = features.options
        self.offered[place] = len(decision.options)

    def answer(self, desks: list[Desk], actions: list[int]) -> list[int]:
        """Answers each decision and writes down the next one while that table is at hand; says which games are over."""
        over: list[int] = []
        for place, desk in enumerate(desks):
            desk.answer(actions[place])
            if desk.decision is None:
                over.append(place)
            else:
                self.write(place, desk)
        return over
