"""How instructions are joined: in order, if it was done, by choice, by the opponent (909, 925)."""

from __future__ import annotations

from ....effects.context import Context
from ....effects.ops import Op
from ....effects.picking import source_uid
from ....table.decisions import Decision, Option


class IfDone(Op):
    """An instruction, and another one if the first was (or was not) carried out in full."""

    def __init__(self, first: Op, then: Op | None, other: Op | None, rule: str) -> None:
        self.first = first
        self.then = then
        self.other = other
        self.rule = rule

    def run(self, c: Context) -> bool:
        done = self.first.run(c)
        c.table.cite(self.rule)
        if done:
            return self.then.run(c) if self.then is not None else True
        return self.other.run(c) if self.other is not None else False

    def can(self, c: Context) -> bool:
        return self.first.can(c)


class Modes(Op):
    """Choose one (or some) of several instructions."""

    def __init__(self, ops: list[Op], count: int, rule: str) -> None:
        self.ops = ops
        self.count = count
        self.rule = rule

    def run(self, c: Context) -> bool:
        left = list(range(len(self.ops)))
        chosen: list[int] = []
        for _ in range(min(self.count, len(self.ops))):
            options = [Option("mode", number=i + 1) for i in left]
            pick = c.table.ask(Decision(c.controller, "mode", options, self.rule, False, source_uid(c)))
            left.remove(pick.number - 1)
            chosen.append(pick.number - 1)
        done = True
        for i in sorted(chosen):
            done = self.ops[i].run(c) and done
        return done
