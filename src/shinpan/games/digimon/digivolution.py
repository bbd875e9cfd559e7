"""Chapter 8: digivolving."""

from __future__ import annotations

from ...table.cards import Card
from ...table.events import Event
from .faces import DigimonFace
from .moves import draw
from .state import DigimonTable, Stack
from .values import reset_stack


def ways(t: DigimonTable, face: DigimonFace, stack: Stack) -> list[int]:
    """8-1-2-1: the costs for which a card can digivolve from this stack, each once."""
    costs: list[int] = []
    for requirement in face.requirements:
        if stack.level == requirement.level and stack.colors & requirement.colors and requirement.cost not in costs:
            costs.append(requirement.cost)
    return costs


def digivolve(t: DigimonTable, player: int, card: Card, stack: Stack, cost: int) -> bool:
    """8-1-3: show the card, pay, put it on top, draw a card."""
    t.cite("8-1-3", player=player)
    card.shown = 3
    t.happened(Event("revealed", "8-1-3-1", player, card=card))
    if not t.can_pay(player, cost):
        t.cite("8-1-2-7", player=player)
        card.shown = 0
        return False
    t.move_memory(player, -cost, "8-1-3-2")
    put_on_top(t, card, stack)
    draw(t, player, 1, "8-1-3-3")
    t.happened(Event("digivolved", "8-1-3-3", player, body=stack, card=card))
    return True


def put_on_top(t: DigimonTable, card: Card, stack: Stack) -> None:
    """8-1-2-3, 8-1-2-4: the stack stays one and the same, suspended or not, with another card on top."""
    t.lift(card)
    card.zone = stack.zone
    card.host = stack
    card.incarnation += 1
    card.face_up = True
    card.shown = 0
    stack.under.insert(0, stack.top)
    stack.top = card
    stack.rebuild()
    reset_stack(stack)
    t.version += 1
