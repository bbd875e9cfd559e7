"""810: replacement effects: something else happens instead, once for each event."""

from __future__ import annotations

from ....effects.abilities import Code
from ....effects.context import Context
from ....effects.continuous import Instance, Modifier
from ....effects.ops import Op
from ....table.decisions import Decision, Option
from ....table.events import Event
from .state import DivineCrossTable
from .triggers import Trigger


class Shield(Code):
    """“If … would happen, … instead.”"""

    def __init__(self, trigger: Trigger, op: Op | None, optional: bool) -> None:
        self.trigger = trigger
        self.op = op
        """What happens instead; None changes the event's amount only."""
        self.optional = optional


class Shielding(Modifier):
    """Carries a replacement effect as a continuous one: it changes no facts, it waits for events."""

    def __init__(self, shield: Shield) -> None:
        super().__init__(0, 0, 0)
        self.shield = shield


def replaced(table: DivineCrossTable, event: Event, affected: int, rules: tuple[str, str, str]) -> bool:
    """Offers an event that is about to happen to the replacement effects. True if something else happened.

    ``rules`` are the clauses for: it is replaced, one of several is chosen, each applies once.
    """
    if not table.guarding and not table.lasting:
        return False
    waiting: list[tuple[Instance, Shield, int]] = []
    for instance in table.instances:
        modifier = instance.part.modifier
        if isinstance(modifier, Shielding):
            key = hash((id(modifier), _uid(instance), instance.stamp))
            if key in table.applied:
                table.cite(rules[2])
                continue
            shield = modifier.shield
            inner = Context(table, instance.c.controller, instance.c.source, instance.c.card, instance.use, event)
            if instance.active() and shield.trigger.matches(inner, event):
                waiting.append((instance, shield, key))
    while waiting:
        chosen = 0
        if len(waiting) > 1:
            table.cite(rules[1])
            options = [Option("resolve", _uid(i), number=n) for n, (i, _, _) in enumerate(waiting)]
            chosen = table.ask(Decision(affected, "resolve", options, rules[1])).number
        instance, shield, key = waiting.pop(chosen)
        if shield.optional and not table.yes(instance.c.controller, rules[2], _uid(instance)):
            continue
        table.cite(rules[0])
        table.cite(rules[2])
        before = table.applied
        table.applied = [*before, key]
        inner = Context(table, instance.c.controller, instance.c.source, instance.c.card, instance.use, event)
        inner.that = event.body if event.body is not None else event.card
        inner.count = event.amount
        if shield.op is not None:
            shield.op.run(inner)
        table.applied = before
        return True
    return False


def _uid(instance: Instance) -> int:
    if instance.c.card is not None:
        return instance.c.card.uid
    return instance.use.uid if instance.use is not None else 0
