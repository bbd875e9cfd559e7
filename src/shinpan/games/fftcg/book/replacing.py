"""11.12.5: replacement effects: something else happens instead, once for each event."""

from __future__ import annotations

from ....table.decisions import Decision, Option
from ..things.state import Character, Deed, FFTable
from .rules import Replace
from .values import now


def replaced(t: FFTable, event: Deed, affected: int) -> bool:
    """Offers an event that is about to happen to the replacement effects; true if one of them changed it.

    11.12.5.7: the controller of what is affected (or the player) chooses their order.
    """
    changed = False
    while not event.prevented:
        found = waiting(t, event)
        if not found:
            break
        chosen = found[0]
        if len(found) > 1:
            t.cite("11.12.5.7", player=affected)
            options = [Option("resolve", uid_of(rule), number=index) for index, rule in enumerate(found)]
            chosen = found[t.ask(Decision(affected, "replace", options, "11.12.5.7", about="replacement")).number]
        event.applied = [*event.applied, chosen.key]
        if chosen.optional and not t.yes(chosen.c.controller, "11.12.5.1", uid_of(chosen)):
            continue
        t.cite("11.12.5.1", player=chosen.c.controller)
        t.cite("11.12.5.3", player=chosen.c.controller)
        t.cite("11.12.5.5", player=chosen.c.controller)
        if chosen.once >= 0:
            t.lasting = [lasting for lasting in t.lasting if lasting.stamp != chosen.once]
            t.version += 1
        chosen.apply(t, event)
        t.cite("11.12.5.4", player=chosen.c.controller)
        t.cite("11.8.15", player=chosen.c.controller)
        changed = True
    return changed


def uid_of(rule: Replace) -> int:
    """The card whose text replaces something."""
    return rule.c.card.uid if rule.c.card is not None else -1


def waiting(t: FFTable, event: Deed) -> list[Replace]:
    """11.12.5.3: the replacement effects that are there now and fit the event."""
    found: list[Replace] = []
    now(t)
    body = event.body
    if isinstance(body, Character):
        for rule in body.rules:
            if isinstance(rule, Replace) and rule.bits & event.bit and rule.key not in event.applied:
                if rule.applies(t, event):
                    found.append(rule)
    for player in (0, 1):
        for rule in t.rules_of[player]:
            if isinstance(rule, Replace) and rule.bits & event.bit and rule.key not in event.applied:
                if rule.applies(t, event):
                    found.append(rule)
    return found
