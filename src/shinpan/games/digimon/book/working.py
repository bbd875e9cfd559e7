"""15-8-2, 15-11: while a game is recorded, says which continuous effects begin and cease to work, and on what."""

from __future__ import annotations

from ....effects.continuous import Instance
from ..things.selectors import Pick
from ..things.state import DigimonTable, Effect, Stack
from ..things.timings import TIMINGS
from .values import key_of, works


def note_work(t: DigimonTable, found: list[Instance], at_work: dict[tuple[int, int, int], list[int]]) -> None:
    """Compares what works now with what worked before."""
    before = t.at_work
    present: dict[tuple[int, int, int], Instance] = {}
    for instance in found:
        present[key_of(instance)] = instance
    new = False
    for key, bids in at_work.items():
        if key not in present:
            continue
        instance = present[key]
        if key not in before:
            new = True
            begins(t, instance, bids)
        elif bids != before[key]:
            shifts(t, instance, before[key], bids)
    for key in before:
        if key in present and key not in at_work:
            ceases(t, present[key])
    if new:
        add_up(t, present, at_work)
    if t.picked_by:
        kept_anyway(t, present, at_work)
    t.at_work = at_work
    t.standing = list(t.bodies)


def effect_of(instance: Instance) -> Effect | None:
    """The printed continuous effect, None for what an effect made last."""
    use = instance.use
    return use.ability if use is not None and isinstance(use.ability, Effect) else None


def particular(instance: Instance) -> bool:
    """15-11-2-3-1: whether it is about all that fit a condition."""
    scope = instance.part.scope
    return isinstance(scope, Pick) and scope.particular


def begins(t: DigimonTable, instance: Instance, bids: list[int]) -> None:
    """15-8-2-2: it works from the moment its conditions are met."""
    effect = effect_of(instance)
    player = instance.c.controller
    if effect is not None:
        t.cite("15-8-2-2", player=player)
        for name in effect.timings:
            if TIMINGS[name].turns:
                t.cite(TIMINGS[name].clause, player=player)
        if instance.part.cond is not None:
            t.cite("15-8-2-6-1", player=player)
    if bids and particular(instance):
        t.cite("15-11-2-3-1", player=player)


def ceases(t: DigimonTable, instance: Instance) -> None:
    """15-8-2-3, 15-8-2-6-2: from the moment a condition fails it does not work, though its card is still there."""
    effect = effect_of(instance)
    if effect is None:
        return
    t.cite("15-8-2-3", player=instance.c.controller)
    if effect.inherited:
        t.cite("15-3-1", player=instance.c.controller)
    if instance.part.cond is not None and works(t, instance):
        t.cite("15-8-2-6-2", player=instance.c.controller)


def shifts(t: DigimonTable, instance: Instance, old: list[int], bids: list[int]) -> None:
    """15-11-2-3: whom it is about follows who fits its condition."""
    player = instance.c.controller
    gained = [bid for bid in bids if bid not in old]
    if any(bid not in t.standing for bid in gained):
        t.cite("15-11-2-2", player=player)
    if not particular(instance):
        return
    if gained:
        t.cite("15-11-2-3-1", player=player)
    if any(bid in t.standing for bid in gained):
        t.cite("15-11-2-3-3", player=player)
    if any(bid not in bids and bid in t.bodies for bid in old):
        t.cite("15-11-2-3-2", player=player)


def add_up(
    t: DigimonTable, present: dict[tuple[int, int, int], Instance], at_work: dict[tuple[int, int, int], list[int]]
) -> None:
    """15-8-2-4: several continuous effects that change the same all count."""
    seen: list[tuple[str, int]] = []
    for key, bids in at_work.items():
        if key in present and effect_of(present[key]) is not None:
            name = type(present[key].part.modifier).__name__
            for bid in bids:
                if (name, bid) in seen:
                    t.cite("15-8-2-4", player=present[key].c.controller)
                    return
                seen.append((name, bid))


def kept_anyway(
    t: DigimonTable, present: dict[tuple[int, int, int], Instance], at_work: dict[tuple[int, int, int], list[int]]
) -> None:
    """15-11-1-3-2: what was given to a chosen card stays when it no longer fits the choice."""
    for key, bids in at_work.items():
        instance = present.get(key)
        if instance is None or instance.lasting is None or instance.stamp not in t.picked_by:
            continue
        fit = t.picked_by[instance.stamp].find(instance.c)
        for bid in bids:
            stack = t.stack(bid)
            if isinstance(stack, Stack) and stack not in fit:
                t.cite("15-11-1-3-2", player=stack.controller)
                del t.picked_by[instance.stamp]
                break
