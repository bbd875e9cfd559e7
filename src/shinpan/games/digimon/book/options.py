"""Chapter 9: using options."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Ability, Use
from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..things.conds import overlooked
from ..things.context import Ctx
from ..things.faces import DIGIMON, OPTION, DigimonFace
from ..things.joining import ByOp, IfOp, Sentences
from ..things.moves import Origin, hold, lay, origin, take
from ..things.needs import ColorRule, DigivolveLine
from ..things.state import HAND, NOWHERE, RULE, TRASH, Cause, DigimonTable, Effect, Happening, Stack
from .costs import USE, own_change, pay, summed
from .digivolution import digivolve, pay_besides, ways
from .playing import FULL, Payment
from .rules import forbidden_of
from .values import now
from .waiting import carry_out, would


def colors_met(t: DigimonTable, player: int, card: Card) -> bool:
    """4-19: own Digimon or Tamers on the field have every colour of the option."""
    face = card.face
    assert isinstance(face, DigimonFace)
    face = face.used
    colors = face.asks or face.colors
    need = colors
    for rule in face.ignore_colors:
        assert isinstance(rule, ColorRule)
        cond = rule.cond
        c = Ctx(t, player, None, card)
        if cond is None or cond.holds(c):
            if rule.colors == 0:
                return True
            need = rule.colors
        elif t.explain and overlooked(c, cond):
            t.cite("3-4-5-8", player=player)
    for held in t.rules_of[player]:
        if held.kind == "ignore colors" and held.about(card, OPTION):
            return True
    have = 0
    for body in [*t.battle(player), t.breeding(player)]:
        if isinstance(body, Stack) and body.category & ~OPTION:
            have |= body.colors
    if need != colors and have & need:
        return True
    return have & colors == colors


def can_use(t: DigimonTable, player: int, card: Card, why: Cause) -> bool:
    """9-1-1: an option whose colour requirements are met, and nothing forbids it."""
    face = card.face
    assert isinstance(face, DigimonFace)
    return face.used.category == OPTION and not forbidden_of(t, player, "use", why, card, OPTION)


def use_option(t: DigimonTable, player: int, card: Card, why: Cause, how: Payment = FULL) -> bool:
    """9-1-9: show the card, pay its cost, carry out its first [Main] effect, then it is trashed (9-1-5)."""
    face = card.face
    assert isinstance(face, DigimonFace)
    dual = face.option is not None
    face = face.used
    if dual:
        t.cite("4.2:4-6-2", player=player)
    t.cite("9-1-9", player=player)
    t.cite("9-1-7", player=player)
    shown = card.shown
    card.shown = 3
    t.record(Happening("revealed", "9-1-9-1", player, card=card))
    event = Happening("would use", "9-1-6", player, card=card)
    event.why = why
    was = origin(t, card)
    event.place, event.place_player, event.host = was.place, was.player, was.host
    event.cost = 0 if how.free else summed(t, player, card, USE, how.base(max(0, face.cost))) - how.less
    event.price = how.base(max(0, face.cost))
    event.locked = how.free
    ref = card.ref
    would(t, [event])
    event.cost -= how.more()
    cost = max(0, event.cost)
    if card.ref != ref or event.prevented or not how.free and not t.can_pay(player, cost):
        t.cite("9-1-8", player=player)
        if card.ref == ref:
            card.shown = shown
        return False
    if how.free:
        t.cite("9-1-9-2", "without paying the cost", player)
    else:
        pay(t, player, cost, "9-1-9-2")
    was = origin(t, card)
    own = max(0, face.cost + (own_change(t, player, card, USE) if was.place == HAND else 0))
    take(t, card)
    hold(t, card)
    t.cite("9-1-4", player=player)
    used = Happening("used", "9-1-9-3", player, card=card)
    used.why = why
    used.cost = own
    used.place, used.place_player, used.host = was.place, was.player, was.host
    t.deeds[f"used {player}"] = t.deeds.get(f"used {player}", 0) + 1
    t.happened(used)
    now(t)
    t.cite("9-1-2", player=player)
    if t.recording and has_condition(face.main):
        t.cite("9-1-3", player=player)
    activate_card(t, player, card, face.main)
    if not dual or not arts_digivolve(t, player, card):
        trash_used(t, player, card, was)
    return True


ARTS: Final = Payment(free=True)
"""4.2 4-20-1: without paying the cost; the requirements hold."""


def arts_digivolve(t: DigimonTable, player: int, card: Card) -> bool:
    """4.2 4-20-1, 4-20-2: instead of being trashed, a used DUAL card may be digivolved into by a card on the player's field.

    It is a digivolution by the rules, from no area (9-1-4), and nothing comes before it (9-1-5).
    """
    face = card.face
    assert isinstance(face, DigimonFace)
    if not face.arts or card.zone != NOWHERE or card.host is not None:
        return False
    now(t)
    if forbidden_of(t, player, "digivolve", RULE, card, DIGIMON):
        t.cite("15-1-3", player=player)
        return False
    options: list[Option] = []
    for body in [*t.battle(player), t.breeding(player)]:
        if isinstance(body, Stack):
            costs = ways(t, player, card, body, ARTS)
            if costs:
                options.append(Option("digivolve", card.uid, body.bid, plainest(face, costs)))
    if not options:
        t.cite("4.2:4-20-1", player=player)
        return False
    t.cite("4.2:2-11-1", player=player)
    t.cite("18-2-2", player=player)
    answer = t.ask(Decision(player, "arts", [*options, Option("no")], "4.2:4-20-1", False, card.uid, "arts"))
    stack = t.stack(answer.body)
    if answer.verb == "no" or stack is None:
        return False
    t.cite("4.2:4-20-2", player=player)
    t.cite("9-1-5", player=player)
    return pay_besides(t, player, card, stack, answer.number) and digivolve(
        t, player, card, stack, answer.number, RULE, ARTS, "arts"
    )


def plainest(face: DigimonFace, costs: list[int]) -> int:
    """Of several ways to digivolve, of which none is paid for, one that asks for nothing besides."""
    asking = [line.cost for line in face.special if isinstance(line, DigivolveLine) and line.costs]
    return next((cost for cost in costs if cost not in asking), costs[0])


def has_condition(effect: Ability | None) -> bool:
    """9-1-3: whether what an option does depends on a condition."""
    program = effect.program if effect is not None else None
    parts = program.ops if isinstance(program, Sentences) else [program]
    return any(isinstance(part, IfOp | ByOp) for part in parts)


def trash_used(t: DigimonTable, player: int, card: Card, was: Origin) -> None:
    """9-1-5: a used card that is still in no area is trashed."""
    if card.zone == NOWHERE and card.host is None:
        t.lift(card)
        t.cite("9-1-5", player=player)
        t.moment([lay(t, card, TRASH, Origin(NOWHERE, player, None), RULE, "9-1-5")])


def activate_card(
    t: DigimonTable, player: int, card: Card, effect: object, security: bool = False, hidden: bool = False
) -> None:
    """Carries out an effect of a card that is not on the field."""
    if not isinstance(effect, Effect):
        return
    face = card.face
    assert isinstance(face, DigimonFace)
    c = Ctx(t, player, None, card, Use(effect, card.uid, 0))
    c.why.category = OPTION if effect.option else face.category
    c.why.security = security
    c.why.hidden = hidden
    if t.recording and security and face.kind == "option":
        t.cite("4-19-5", player=player)
    carry_out(t, effect, c)
