"""Whether a player wins in this turn whatever the opponent answers: a search through all answers, in one deal.

It begins with a line that wins against the usual answers. Where the opponent answers otherwise, all that the player can do
is tried, as far as the lines go; what they do not reach is not called a win.
"""

from __future__ import annotations

from contextlib import suppress

from ..games.judging import Judge
from ..table.decisions import Decision, Seat
from ..table.table import GameOver, Table
from .greedy import Stop, different


class Probe(Seat):
    """Sits on both seats of a copy: gives the answers laid down, and stops at the next question that has several."""

    def __init__(self, judge: Judge, script: list[int]) -> None:
        self.judge = judge
        self.script = script
        self.said: list[int] = []
        """All its answers."""
        self.decision: Decision | None = None
        """What it stopped at."""

    def choose(self, table: object, decision: Decision) -> int:
        """The next answer."""
        assert isinstance(table, Table)
        step = len(self.said)
        if step < len(self.script):
            index = self.script[step]
        elif len(decision.options) == 1:
            index = 0
        else:
            index = self.judge.plain(table, decision)
            if index < 0:
                self.decision = decision
                raise Stop
        self.said.append(index)
        return index

    def follow(self, base: Table) -> Table:
        """The copy of a table where it stopped."""
        table = base.fork()
        table.recording = False
        table.explain = False
        table.seats = [self, self]
        with suppress(Stop, GameOver):
            table.run()
        table.rest()
        return table


class Prover:
    """Looks for a win in this turn."""

    def __init__(self, judge: Judge, player: int, turn: int, left: int) -> None:
        self.judge = judge
        self.player = player
        self.turn = turn
        self.left = left
        """Lines it may still look at."""

    def wins(self, root: Table, script: list[int], hint: list[int]) -> bool:
        """Whether the player wins from a free action on after these answers; ``hint`` are answers that may do it."""
        if self.left <= 0:
            return False
        self.left -= 1
        probe = Probe(self.judge, script)
        table = probe.follow(root)
        if table.over:
            return table.winner == self.player
        decision = probe.decision
        if decision is None or table.turn != self.turn:
            return False
        said = probe.said
        if hint[: len(said)] != said:
            hint = []
        if decision.free:
            root, hint, said = table, hint[len(said) :], []
        likely = hint[len(said)] if len(hint) > len(said) else -1
        mine = decision.player == self.player
        order = different(table, decision)
        if likely >= 0:
            order = [likely, *(index for index in order if index != likely)]
        for index in order:
            if self.wins(root, [*said, index], hint if index == likely else []) == mine:
                return mine
        return not mine
