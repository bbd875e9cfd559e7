"""Replacement effects: something else happens instead, once for each event."""

from __future__ import annotations

from ..table.decisions import Decision, Option
from ..table.events import Event
from .abilities import Code
from .context import Context
from .continuous import Instance, Modifier
from .ops import Op
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


def replaced(c: Context, event: Event, affected: int, rules: tuple[str, str, str]) -> bool:
    """Offers an event that is about to happen to the replacement effects. True if something else happened.

    ``rules`` are the clauses for: it is replaced, one of several is chosen, each applies once.
    """
    table = c.table
    if not table.guarding and not table.lasting:
        return False
    waiting: list[tuple[Instance, Shield]] = []
    for instance in table.instances:
        modifier = instance.part.modifier
        if isinstance(modifier, Shielding):
            if id(modifier) in table.applied:
                table.cite(rules[2])
                continue
            shield = modifier.shield
            if instance.active() and shield.trigger.matches(instance.c, event):
                waiting.append((instance, shield))
    if not waiting:
        return False
    chosen = 0
    if len(waiting) > 1:
        table.cite(rules[1])
        options = [Option("resolve", table.cards[_uid(i)].uid, number=n) for n, (i, _) in enumerate(waiting)]
        chosen = table.ask(Decision(affected, "resolve", options, rules[1])).number
    instance, shield = waiting[chosen]
    if shield.optional and not table.yes(instance.c.controller, rules[2], _uid(instance)):
        return False
    table.cite(rules[0])
    table.cite(rules[2])
    before = table.applied
    table.applied = [*before, id(instance.part.modifier)]
    inner = Context(table, instance.c.controller, instance.c.source, instance.c.card, instance.use, event)
    inner.that = event.body if event.body is not None else event.card
    inner.it = []
    inner.count = event.amount
    if shield.op is not None:
        shield.op.run(inner)
    table.applied = before
    return True


def _uid(instance: Instance) -> int:
    if instance.c.card is not None:
        return instance.c.card.uid
    return instance.use.uid if instance.use is not None else 0
