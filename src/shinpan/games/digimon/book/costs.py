"""1-3-9, 1-3-11, 2-6, 2-7: what has to be paid for a card, and what changes it."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Code
from ....effects.ops import Cond, Value
from ....table.cards import Card, Thing
from ..things.context import Ctx
from ..things.faces import DIGIMON, NONE, OPTION, DigimonFace
from ..things.state import DigimonTable, Happening, Stack
from .values import now

PLAY: Final = 1
DIGIVOLVE: Final = 2
USE: Final = 4
LINKING: Final = 8
EVERY: Final = 15
SIDES: Final = {DIGIVOLVE: DIGIMON, USE: OPTION}
"""4.2 4-6-2: the side of a DUAL card for which such a cost is paid."""


class CostChange(Code):
    """“Reduce this card's play cost by …”: as long as a condition holds."""

    def __init__(self, kinds: int, amount: Value, cond: Cond | None) -> None:
        self.kinds = kinds
        self.amount = amount
        """Negative is a reduction."""
        self.cond = cond


KIND_OF: Final = {"would play": PLAY, "would digivolve": DIGIVOLVE, "would use": USE, "would link": LINKING}
"""Which cost is paid for what is about to be done."""


def no_reduction(t: DigimonTable, player: int, kind: int) -> bool:
    """15-1-3: whether something forbids this player to reduce costs of this kind."""
    return any(rule.kind == "reduce costs" and rule.number & kind for rule in t.rules_of[player])


def lower(t: DigimonTable, event: Happening, n: int) -> bool:
    """1-3-9, 15-1-3: takes so much off the cost that is about to be paid, unless that is forbidden."""
    if no_reduction(t, event.player, KIND_OF[event.kind]):
        t.cite("15-1-3", player=event.player)
        return False
    event.cost -= n
    if event.cost < 0:
        t.cite("1-3-9", player=event.player)
    return True


def own_change(t: DigimonTable, player: int, card: Card, kind: int) -> int:
    """By how much a card's own text changes its cost now."""
    face = card.face
    assert isinstance(face, DigimonFace)
    if kind == USE:
        face = face.used
    if not face.cost_changes:
        return 0
    total = 0
    for change in face.cost_changes:
        assert isinstance(change, CostChange)
        if change.kinds & kind:
            c = Ctx(t, player, None, card)
            if change.cond is None or change.cond.holds(c):
                total += change.amount.of(c)
    return total


def cost_now(t: DigimonTable, card: Card) -> int:
    """2-6, 2-7: the play or use cost of a card that is not on the field, as its own text makes it; NONE without one."""
    face = card.face
    assert isinstance(face, DigimonFace)
    face = face.used
    if face.cost == NONE or not face.cost_changes:
        return face.cost
    return max(0, face.cost + own_change(t, card.owner, card, PLAY if face.kind in ("digimon", "tamer") else USE))


def changed(t: DigimonTable, player: int, card: Card, kind: int, cost: int, stack: Stack | None = None) -> int:
    """1-3-9: a cost with everything that changes it now, never below 0."""
    return max(0, summed(t, player, card, kind, cost, stack))


def summed(t: DigimonTable, player: int, card: Card, kind: int, cost: int, stack: Stack | None = None) -> int:
    """1-3-8: a cost with everything that changes it added up; below 0 as long as more may be added."""
    now(t)
    total = own_change(t, player, card, kind)
    lower = min(total, 0)
    for rule in t.rules_of[player]:
        if rule.kind == "cost" and rule.number & kind:
            thing: Thing = stack if stack is not None and rule.names else card
            if rule.about(thing, SIDES.get(kind, 0)):
                total += rule.value
                lower += min(rule.value, 0)
    if lower and no_reduction(t, player, kind):
        t.cite("15-1-3", player=player)
        total -= lower
    if total < 0 and cost + total < 0:
        t.cite("1-3-9", player=player)
    return cost + total


def play_cost(t: DigimonTable, player: int, card: Card) -> int:
    """2-6: what playing a card costs now."""
    face = card.face
    assert isinstance(face, DigimonFace)
    return changed(t, player, card, PLAY, max(0, face.cost)) if face.cost != NONE else 0


def use_cost(t: DigimonTable, player: int, card: Card) -> int:
    """2-7: what using an option costs now."""
    face = card.face
    assert isinstance(face, DigimonFace)
    return changed(t, player, card, USE, max(0, face.used.cost))


def pay(t: DigimonTable, player: int, cost: int, rule: str) -> bool:
    """4-1-1: move the memory towards the opponent by the cost; false if the gauge is too short."""
    if not t.can_pay(player, cost):
        t.cite("1-3-11-1", player=player)
        return False
    t.cite("4-1-1", player=player)
    if cost > 0:
        t.move_memory(player, -cost, rule)
    else:
        t.cite(rule, player=player)
    return True
