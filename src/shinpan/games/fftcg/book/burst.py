"""11.10: EX Bursts: what a card does at once when it is put into the damage zone."""

from __future__ import annotations

from ....effects.abilities import Use
from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..things.context import Ctx
from ..things.faces import FFFace
from ..things.state import Deed, FFTable, Skill, StackItem
from .casting import cast_now
from .values import now
from .waiting import chosen_events


def offer(t: FFTable, card: Card, player: int) -> None:
    """11.10.2: the player may use it; nobody can respond."""
    skill = burst_of(t, card, player)
    if skill is None or skill.effect is None:
        return
    effect = skill.effect
    now(t)
    c = Ctx(t, player, None, card, Use(skill, card.uid, 0))
    c.why.kind = "summon" if skill.kind == "summon" else "ability"
    c.why.skill = skill
    c.why.burst = True
    if skill.cond is not None and not skill.cond.holds(c):
        return
    if not effect.able(c):
        t.cite("11.3.3" if skill.kind == "summon" else "11.8.9", player=player)
        return
    options = [Option("burst", card.uid), Option("no")]
    if t.ask(Decision(player, "burst", options, "11.10.2", False, card.uid)).verb == "no":
        t.cite("11.10.2", player=player)
        return
    event = Deed("burst", "11.10.2", player, None, card)
    event.why = c.why
    t.happened(event)
    t.cite("11.10.3", player=player)
    t.cite("6.5.2.1", player=player)
    effect.declare(c, "11.3.3" if skill.kind == "summon" else "11.8.9", "11.3.4" if skill.kind == "summon" else "11.8.10")
    item = StackItem(-2, "summon" if skill.kind == "summon" else "auto", player, c.use or Use(skill, card.uid, 0), card.uid)
    chosen_events(t, c, item)
    pending = t.cast_after
    t.cast_after = []
    effect.program.run(c)
    while t.cast_after:
        cast_now(t)
    t.cast_after = pending


def burst_of(t: FFTable, card: Card, player: int) -> Skill | None:
    """11.10.1: the text that is its EX Burst."""
    face = card.face
    assert isinstance(face, FFFace)
    if face.effect is not None and face.effect.ex:
        return face.effect
    for skill in face.skills:
        if skill.ex and (not skill.damage or t.damage_of(player) >= skill.damage):
            return skill
    return None
