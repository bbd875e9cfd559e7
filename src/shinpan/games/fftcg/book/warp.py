"""15.2.7: Warp: cards that wait outside the game and come onto the field when their counters are gone."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.context import Context
from ....effects.ops import Op
from ..things.context import Ctx
from ..things.moves import enter
from ..things.state import Deed, FFTable, Skill
from .targets import StackEffect
from .waiting import Waiting


class TakeWarpCounter(Op):
    """15.2.7.4: one Warp counter is removed; 15.2.7.5: with the last one the card is to enter."""

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx) and c.card is not None
        t = c.t
        return take_counter(t, c.card.uid)


def take_counter(t: FFTable, uid: int) -> bool:
    """Removes a Warp counter from a card that is removed from the game."""
    known = t.warping.get(uid)
    card = t.cards[uid]
    if known is None or card.ref != known[0] or known[1] <= 0:
        return False
    left = known[1] - 1
    t.warping[uid] = (known[0], left)
    event = Deed("counters off", "15.2.7.4", card.owner, None, card, 1)
    event.note = "Warp"
    t.happened(event)
    t.version += 1
    if left == 0:
        t.cite("15.2.7.5", player=card.owner)
        t.waiting.append(Waiting(Use(ENTER, uid, 0), None, card, card.owner, None))
    return True


class EnterByWarp(Op):
    """15.2.7.5: the card is put onto the field, if it still can be (15.2.7.5.1)."""

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx) and c.card is not None
        t = c.t
        card = c.card
        known = t.warping.pop(card.uid, None)
        if known is None or card.ref != known[0]:
            return False
        return bool(enter(t, [card], c.controller, c.why, "15.2.7.5", "warp"))


def built_in(program: Op, number: int) -> Skill:
    """An auto-ability that the keyword stands for."""
    skill = Skill("auto", "Warp")
    skill.effect = StackEffect(program, [], None)
    skill.number = number
    return skill


TICK: Final = built_in(TakeWarpCounter(), 1)
ENTER: Final = built_in(EnterByWarp(), 2)


def start_of_main1(t: FFTable) -> None:
    """15.2.7.4: at the start of its owner's Main Phase 1 each card with Warp counters triggers."""
    for uid, (ref, left) in list(t.warping.items()):
        card = t.cards[uid]
        if card.ref != ref:
            del t.warping[uid]
        elif left > 0 and card.owner == t.turn_player:
            t.cite("15.2.7.4", player=card.owner)
            t.waiting.append(Waiting(Use(TICK, uid, 0), None, card, card.owner, None))
