"""Chapter 9: using options."""

from __future__ import annotations

from ...effects.abilities import Use
from ...effects.context import Context
from ...effects.ops import Op
from ...table.cards import Card
from ...table.events import Event
from .faces import DigimonFace
from .moves import to_pile
from .state import NOWHERE, TRASH, DigimonTable, Stack


def colors_met(t: DigimonTable, player: int, face: DigimonFace) -> bool:
    """4-19: own Digimon or Tamers in the areas have every colour of the option."""
    have = 0
    for body in [*t.battle(player), t.breeding(player)]:
        if isinstance(body, Stack) and not body.category & 8:
            have |= body.colors
    return have & face.colors == face.colors


def use_option(t: DigimonTable, player: int, card: Card) -> bool:
    """9-1-9: show the card, pay its cost, carry out its first [Main] effect, then it is trashed."""
    face = card.face
    assert isinstance(face, DigimonFace)
    t.cite("9-1-9", player=player)
    card.shown = 3
    t.happened(Event("revealed", "9-1-9-1", player, card=card))
    if not t.can_pay(player, face.cost):
        t.cite("9-1-8", player=player)
        card.shown = 0
        return False
    t.move_memory(player, -face.cost, "9-1-9-2")
    t.lift(card)
    t.lay(card, t.zones[NOWHERE])
    t.happened(Event("used", "9-1-9-3", player, card=card))
    if face.main is not None and face.main.program is not None:
        program = face.main.program
        assert isinstance(program, Op)
        program.run(Context(t, player, None, card, Use(face.main, card.uid, 0)))
    if card.zone == NOWHERE:
        t.lift(card)
        to_pile(t, card, TRASH, "9-1-5", kind="trashed")
    return True
