"""Damage and stun markers: 907, 914, 915, 918."""

from __future__ import annotations

from ....table.events import Event
from ..book.continuous import now
from .causes import Cause, caused, would
from .modifiers import any_damage_changes, shields_damage
from .state import NO_EFFECT_DAMAGE, NO_HEAL, NO_RULE_DAMAGE, NO_SKILL_DAMAGE, NO_STUN, DivineCrossTable, SkillChange, Unit


def damage(t: DivineCrossTable, unit: Unit, amount: int, cause: Cause, rule: str = "914.2") -> bool:
    """914: put damage markers on a unit, all at once."""
    if amount <= 0 or not unit.alive:
        t.cite("104.2")
        return False
    now(t)
    if cause.kind == "skill" and unit.flags & NO_SKILL_DAMAGE:
        t.cite("924.1", player=unit.controller)
        return False
    if (cause.kind == "effect" and unit.flags & NO_EFFECT_DAMAGE) or (cause.kind == "rule" and unit.flags & NO_RULE_DAMAGE):
        t.cite("104.4", player=unit.controller)
        return False
    if t.continuous and cause.kind != "skill":
        amount = effect_damage(t, unit, amount, cause.unit)
        if amount <= 0:
            return False
    if t.continuous and cause.kind != "rule":
        if _shielded(t, unit, cause):
            t.cite("104.4", player=unit.controller)
            return False
    if t.guarding:
        event = caused(Event("would damage", rule, unit.controller, body=unit, amount=amount), cause)
        if would(t, event, unit.controller):
            return False
    unit.damage += amount
    event = caused(Event("damage", rule, unit.controller, body=unit, amount=amount), cause)
    unit.hurt_by.append(event)
    t.hurt.append(unit)
    t.happened(event)
    return True


def _shielded(t: DivineCrossTable, unit: Unit, cause: Cause) -> bool:
    return shields_damage(t, unit, cause.unit, cause.card, cause.kind)


def effect_damage(t: DivineCrossTable, unit: Unit, amount: int, by: Unit | None) -> int:
    """914.3: changes to any damage a unit takes or deals also change the damage of effects."""
    for change in any_damage_changes(t, by, unit):
        t.cite("914.3")
        amount = changed_by(change, amount)
    return amount


def changed_by(change: SkillChange, amount: int) -> int:
    """One change to an amount of damage."""
    if change.how == "up":
        return amount + change.amount
    if change.how == "down":
        return amount - change.amount
    if change.how == "times":
        return amount * change.amount
    if change.how == "half":
        return amount // 2
    return change.amount


def heal(t: DivineCrossTable, unit: Unit, amount: int, rule: str = "915.1") -> bool:
    """915: take damage markers off a unit. Amount -1 takes all."""
    if not unit.alive or amount == 0:
        return False
    now(t)
    if unit.flags & NO_HEAL:
        t.cite("104.4", player=unit.controller)
        return False
    if unit.damage == 0:
        t.cite("915.2a" if amount < 0 else "915.1b", player=unit.controller)
        return False
    if t.guarding:
        event = Event("would heal", rule, unit.controller, body=unit, amount=amount)
        if would(t, event, unit.controller):
            return False
    if amount < 0:
        t.cite("915.2", player=unit.controller)
        amount = unit.damage
    elif amount > unit.damage:
        t.cite("915.1a", player=unit.controller)
        amount = unit.damage
    unit.damage -= amount
    t.cite("907.5")
    t.happened(Event("healed", rule, unit.controller, body=unit, amount=amount))
    return True


def stun(t: DivineCrossTable, unit: Unit, cause: Cause, rule: str = "918.1") -> bool:
    """918: put a stun marker on a unit."""
    if not unit.alive:
        return False
    now(t)
    if unit.flags & NO_STUN:
        t.cite("104.4", player=unit.controller)
        return False
    if unit.stunned:
        t.cite("104.3", player=unit.controller)
        return False
    if t.guarding and would(t, caused(Event("would stun", rule, unit.controller, body=unit), cause), unit.controller):
        return False
    unit.stunned = True
    t.cite("907.3")
    t.happened(caused(Event("stunned", rule, unit.controller, body=unit), cause))
    return True


def unstun(t: DivineCrossTable, unit: Unit, rule: str = "907.5") -> bool:
    """Takes the stun marker off a unit."""
    if not unit.alive or not unit.stunned:
        return False
    unit.stunned = False
    t.happened(Event("recovered", rule, unit.controller, body=unit))
    return True
