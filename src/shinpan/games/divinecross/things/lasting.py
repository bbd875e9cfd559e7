"""807.6, 809: instructions that make something for later: continuous effects that last, and delayed triggers."""

from __future__ import annotations

from ....effects.abilities import Ability
from ....effects.context import Context
from ....effects.continuous import Lasting, Part
from ....effects.ops import Cond, Op, Select, Value
from ....table.cards import Body
from ....table.events import Event
from .filters import table_of
from .modifiers import told_of
from .triggers import Delayed, Trigger


class Last(Op):
    """Make a continuous effect that lasts for a while."""

    def __init__(
        self, parts: list[Part], targets: Select | None, first: Value, last: Value, rule: str, watch: Cond | None = None
    ) -> None:
        self.parts = parts
        self.targets = targets
        self.first = first
        self.last = last
        self.rule = rule
        self.watch = watch

    def run(self, c: Context) -> bool:
        table = c.table
        if self.watch is not None and not self.watch.holds(c):
            table.cite("809.7")
            return False
        refs: list[int] = []
        fixed = self.targets is not None
        if self.targets is not None:
            for thing in self.targets.find(c):
                if isinstance(thing, Body) and thing.alive:
                    refs.append(table.ref(thing))
            if not refs:
                return False
        parts = [Part(part.modifier.frozen(c), part.scope, part.cond, part.player) for part in self.parts]
        stamp = table.tick()
        table.lasting.append(Lasting(parts, c.frozen(), refs, fixed, stamp, self.first.of(c), self.last.of(c), self.watch))
        table.version += 1
        table.cite(self.rule)
        if table.recording:
            self.tell(c, parts, refs)
        return True

    def tell(self, c: Context, parts: list[Part], refs: list[int]) -> None:
        """Tells what becomes of the numbers and abilities of each unit it is on as it begins."""
        table = c.table
        for part in parts:
            if part.player >= 0:
                continue
            table.recording = False
            things = [table.thing(ref) for ref in refs] if refs else part.scope.find(c) if part.scope is not None else []
            said = [
                (one, words) for one in things if isinstance(one, Body) and one.alive for words in told_of(c, part.modifier)
            ]
            table.recording = True
            for body, (kind, amount, note) in said:
                event = Event(kind, self.rule, body.controller, body, body.top, amount)
                event.note = note
                event.by_card = c.card
                table.record(event)

    def can(self, c: Context) -> bool:
        return self.targets is None or any(isinstance(t, Body) and t.alive for t in self.targets.find(c))


class Delay(Op):
    """Make a delayed trigger."""

    def __init__(self, trigger: Trigger, op: Op, rule: str, ability: Ability) -> None:
        self.trigger = trigger
        self.op = op
        self.rule = rule
        self.ability = ability
        ability.trigger = trigger
        ability.program = op
        self.from_turn = 0
        """Turns from now on which it listens first."""
        self.lasts = False
        """Whether it stays after it triggered (as long as its period says)."""
        self.period = -1
        """Turns from now after which it is gone; -1 is never."""

    def run(self, c: Context) -> bool:
        table = table_of(c)
        table.cite(self.rule)
        first = table.turn + self.from_turn
        last = 1 << 30 if self.period < 0 else table.turn + self.period
        table.delayed.append(Delayed(self.ability, c.frozen(), not self.lasts, first, last))
        table.version += 1
        return True
