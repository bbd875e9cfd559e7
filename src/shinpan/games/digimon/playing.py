"""7-1: playing cards."""

from __future__ import annotations

from ...table.cards import Card
from ...table.events import Event
from .faces import DigimonFace
from .moves import place
from .state import BATTLE, DigimonTable, Stack


def play(t: DigimonTable, player: int, card: Card, rule: str) -> Stack | None:
    """7-1-3: show the card, pay its cost, put it into the battle area."""
    face = card.face
    assert isinstance(face, DigimonFace)
    t.cite("7-1-3", player=player)
    card.shown = 3
    t.happened(Event("revealed", "7-1-3-1", player, card=card))
    if not t.can_pay(player, face.cost):
        t.cite("7-1-2-3", player=player)
        card.shown = 0
        return None
    t.move_memory(player, -face.cost, "7-1-3-2")
    stack = place(t, card, player, BATTLE, "7-1-3-3")
    stack.played_turn = t.turn
    t.happened(Event("played", "7-1-3-3", player, body=stack, card=card))
    return stack
