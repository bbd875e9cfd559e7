"""Instructions made of instructions, as they are where a book orders nothing else."""

from __future__ import annotations

from .context import Context
from .ops import Cond, Op
from .picking import source_uid


class Seq(Op):
    """Instructions in the order they are written."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, c: Context) -> bool:
        done = True
        for op in self.ops:
            if not op.run(c):
                done = False
        c.did = done
        return done

    def can(self, c: Context) -> bool:
        for op in self.ops:
            if not op.can(c):
                return False
            if op.picks():
                break
        return True

    def picks(self) -> bool:
        return any(op.picks() for op in self.ops)


class If(Op):
    """An instruction under a condition that is asked when it is reached, and another one otherwise."""

    def __init__(self, cond: Cond, then: Op, other: Op | None = None) -> None:
        self.cond = cond
        self.then = then
        self.other = other
        self.keeps = False
        """Whether the next sentence asks about the same thing."""

    def run(self, c: Context) -> bool:
        it = c.it
        c.held = self.cond.holds(c)
        done = False
        if c.held:
            done = self.then.run(c)
        elif self.other is not None:
            done = self.other.run(c)
        if self.keeps:
            c.it = it
        return done

    def can(self, c: Context) -> bool:
        if self.cond.holds(c):
            return self.then.can(c)
        return self.other is not None and self.other.can(c)


class Otherwise(Op):
    """What is done if the condition before did not hold."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        return False if c.held else self.op.run(c)

    def can(self, c: Context) -> bool:
        return self.op.can(c)


class May(Op):
    """An instruction a player may choose not to follow. Only offered where it can be followed in full."""

    def __init__(self, op: Op, rule: str, whose: int = 0) -> None:
        self.op = op
        self.rule = rule
        self.whose = whose
        """0: the controller decides, 1: the opponent."""

    def run(self, c: Context) -> bool:
        c.table.cite(self.rule)
        if not self.op.can(c):
            return False
        player = c.controller if self.whose == 0 else 1 - c.controller
        if not c.table.yes(player, self.rule, source_uid(c)):
            return False
        return self.op.run(c)


class AsOpponent(Op):
    """An instruction the opponent carries out: “your opponent …”. Inside it, “you” is the opponent."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        c.controller = 1 - c.controller
        done = self.op.run(c)
        c.controller = 1 - c.controller
        return done

    def can(self, c: Context) -> bool:
        c.controller = 1 - c.controller
        able = self.op.can(c)
        c.controller = 1 - c.controller
        return able
