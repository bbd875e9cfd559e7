"""11.11: how what lies on the stack is resolved."""

from __future__ import annotations

from typing import Final

from ....table.cards import Thing
from ..things.context import Ctx
from ..things.moves import move
from ..things.state import STACK, Character, Deed, FFTable, StackItem
from .casting import cast_now
from .loops import note_loop
from .targets import ChooseOp
from .values import now
from .waiting import forget_state

FAILED: Final = {"summon": "11.3.9", "action": "11.6.12", "special": "11.7.12", "auto": "11.8.19"}


def resolve_top(t: FFTable) -> None:
    """11.11.1: the topmost Summon or ability is resolved; then the turn player gets priority (11.1.5)."""
    item = t.stack[-1]
    note_loop(t, item)
    t.cite("11.11.1", player=item.controller)
    t.resolving = item.sid
    c = thawed(t, item)
    carry_out(t, item, c)
    t.resolving = -1
    finish(t, item)
    t.priority = t.turn_player
    t.passes = 0
    t.cite("11.1.5", player=t.turn_player)
    while t.cast_after:
        cast_now(t)


def thawed(t: FFTable, item: StackItem) -> Ctx:
    """What it knows now."""
    assert item.kept is not None
    c = item.kept.thaw(t)
    c.why.sid = item.sid
    c.why.kind = "summon" if item.kind == "summon" else "ability"
    if c.body is not None and not c.body.alive and t.recording:
        t.cite("11.11.4", player=item.controller)
        t.cite("11.5.5", player=item.controller)
    if item.kind == "auto" and c.it:
        t.cite("11.8.17.3", player=item.controller)
    return c


def carry_out(t: FFTable, item: StackItem, c: Ctx) -> None:
    """Checks conditions and choices again, then follows the text (11.11.5)."""
    skill = item.skill
    effect = skill.effect
    assert effect is not None
    now(t)
    if item.kind == "auto" and skill.cond is not None:
        t.cite("11.11.3", player=c.controller)
        if not skill.cond.holds(c):
            t.record(told(t, "fizzled", "11.11.3", item))
            return
    if not still_legal(t, item, c, effect.all_picks(item.modes)):
        t.cite(FAILED[item.kind], player=c.controller)
        t.record(told(t, "fizzled", "11.11.2", item))
        return
    t.cite("11.11.5", player=c.controller)
    effect.program.run(c)


def still_legal(t: FFTable, item: StackItem, c: Ctx, picks: list[ChooseOp]) -> bool:
    """11.11.2, 11.11.2.1.1: only what is still legal is affected; if nothing is, the whole effect is void."""
    chosen = sum(len(refs) for _, refs in item.chosen)
    if not chosen:
        return True
    left = 0
    for pick in picks:
        things = c.groups.get(pick.number, [])
        if not things:
            continue
        kept: list[Thing] = []
        found = pick.candidates(c)
        for thing in things:
            if any(thing is other for other in found) and not (isinstance(thing, Character) and not thing.alive):
                kept.append(thing)
        c.groups[pick.number] = kept
        left += len(kept)
    if left < chosen and left and t.recording:
        t.cite("11.11.2.1.1", player=c.controller)
    return left > 0


def told(t: FFTable, kind: str, rule: str, item: StackItem) -> Deed:
    """An event about something on the stack."""
    event = Deed(kind, rule, item.controller, None, t.cards[item.uid])
    event.item = item
    event.note = item.kind
    return event


def finish(t: FFTable, item: StackItem) -> None:
    """11.11.10: a Summon goes to its owner's Break Zone, an ability ceases to exist."""
    t.stack = [other for other in t.stack if other is not item]
    t.version += 1
    if item.kind == "summon":
        card = t.cards[item.uid]
        if card.zone == STACK:
            assert item.kept is not None
            why = item.kept.thaw(t).why
            t.moment([move(t, card, item.goal, why, "11.11.10")])
    elif item.state:
        assert item.kept is not None
        forget_state(t, item.use, item.kept.thaw(t).body)
    t.record(told(t, "resolved", "11.11.10", item))


def cancel(t: FFTable, item: StackItem, c: Ctx) -> None:
    """A Summon or ability loses its effect: it leaves the stack without doing anything."""
    if not any(other is item for other in t.stack):
        return
    event = told(t, "cancelled", "11.12.1", item)
    event.why = c.why
    finish(t, item)
    t.happened(event)
