"""1-3-9, 1-3-11, 2-6, 2-7: what has to be paid for a card, and what changes it."""

from __future__ import annotations

from ...effects.ops import Cond, Value
from ...table.cards import Card
from .context import Ctx
from .faces import NONE, Code, DigimonFace
from .state import DigimonTable, Happening, Stack
from .values import now

PLAY = 1
DIGIVOLVE = 2
USE = 4
LINKING = 8
EVERY = 15


class CostChange(Code):
    """“Reduce this card's play cost by …”: as long as a condition holds."""

    def __init__(self, kinds: int, amount: Value, cond: Cond | None) -> None:
        self.kinds = kinds
        self.amount = amount
        """Negative is a reduction."""
        self.cond = cond


def own_change(t: DigimonTable, player: int, card: Card, kind: int) -> int:
    """By how much a card's own text changes its cost now."""
    face = card.face
    assert isinstance(face, DigimonFace)
    total = 0
    for change in face.cost_changes:
        assert isinstance(change, CostChange)
        if change.kinds & kind:
            c = Ctx(t, player, None, card)
            if change.cond is None or change.cond.holds(c):
                total += change.amount.of(c)
    return total


def changed(t: DigimonTable, player: int, card: Card, kind: int, cost: int, stack: Stack | None = None) -> int:
    """1-3-8, 1-3-9: a cost with everything that changes it now, never below 0."""
    now(t)
    total = own_change(t, player, card, kind)
    locked = any(rule.kind == "reduce costs" and rule.number & kind for rule in t.rules_of[player])
    for rule in t.rules_of[player]:
        if rule.kind == "cost" and rule.number & kind and rule.about(stack if stack is not None and rule.names else card):
            total += rule.value
    if locked and total < 0:
        t.cite("15-1-3", player=player)
        total = 0
    if total < 0 and cost + total < 0:
        t.cite("1-3-9", player=player)
    return max(0, cost + total)


def play_cost(t: DigimonTable, player: int, card: Card) -> int:
    """2-6: what playing a card costs now."""
    face = card.face
    assert isinstance(face, DigimonFace)
    return changed(t, player, card, PLAY, max(0, face.cost)) if face.cost != NONE else 0


def use_cost(t: DigimonTable, player: int, card: Card) -> int:
    """2-7: what using an option costs now."""
    face = card.face
    assert isinstance(face, DigimonFace)
    return changed(t, player, card, USE, max(0, face.cost))


def hoped(t: DigimonTable, event: Happening) -> int:
    """1-3-11-2, 1-3-11-3: by how much immediate effects that this declaration would set off could lower the cost."""
    from .waiting import reductions

    return reductions(t, event)


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
