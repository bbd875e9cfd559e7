"""18-3: endless loops."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...table.table import DRAW
from .state import DigimonTable, Stack

if TYPE_CHECKING:
    from .waiting import Waiting

PATIENCE: Final = 60
"""How many effects in a row are carried out before positions are compared."""


def position(t: DigimonTable, extra: int) -> int:
    """Everything the further course depends on, as one number."""
    parts: list[object] = [t.memory, t.turn_player, t.phase, extra]
    for zone in t.zones:
        parts.append(tuple(card.uid for card in zone.cards))
        for body in zone.bodies:
            assert isinstance(body, Stack)
            parts.append((body.top.uid, body.suspended, body.dp, tuple(card.uid for card in body.under), tuple(c.uid for c in body.links)))
    parts.append(tuple(sorted(t.used.values())))
    parts.append(tuple(waiting.use.uid for waiting in t.waiting))
    return hash(tuple(parts))


def note_loop(t: DigimonTable, chosen: Waiting) -> None:
    """18-3-2: a position that comes back without anybody having had a choice comes back for ever: a draw."""
    if t.resolved < PATIENCE:
        return
    if t.resolved == PATIENCE:
        t.seen_positions = {}
        t.deciders = 0
    here = position(t, chosen.use.uid)
    if here in t.seen_positions:
        if t.deciders == 0:
            t.cite("18-3-1")
            t.end(DRAW, "18-3-2", "loop")
        t.refusing |= t.deciders
    t.seen_positions[here] = t.resolved


def note_action(t: DigimonTable) -> None:
    """A free action: nothing was pending, so no chain of effects goes on."""
    t.refusing = 0
