"""Chapter 8: digivolving."""

from __future__ import annotations

from typing import Final

from ....table.cards import Card
from ..things.context import Ctx
from ..things.faces import DIGIMON, NONE, WAYS, DigimonFace
from ..things.facts import level_kept
from ..things.modifiers import FlagChange
from ..things.moves import draw, given, origin, send, take
from ..things.needs import DigivolveLine
from ..things.state import BREEDING, HAND, NO_DIGIVOLVE, RULE, ZONES, Cause, DigimonTable, Happening, Stack
from ..things.verbs import in_full
from .costs import DIGIVOLVE, pay, summed
from .playing import FULL, Payment
from .rules import affected, forbidden_of
from .values import now, reset_stack, works
from .waiting import would

DIGIVOLVING: Final = WAYS["digivolve"]
NO_COSTS: Final[list[int]] = []


def ways(t: DigimonTable, player: int, card: Card, stack: Stack, how: Payment = FULL, known: Ctx | None = None) -> list[int]:
    """8-1-2-1: the printed costs for which a card can digivolve from this stack, each once.

    ``known`` are bindings that were made for this card before, if its lines leave them as they are.
    """
    face = card.face
    assert isinstance(face, DigimonFace)
    if face.kind != "digimon" and face.option is None or not stack.alive:
        return NO_COSTS
    if how is FULL and not stack.rules and not face.ways & DIGIVOLVING:
        plain = NO_COSTS
        level = stack.level
        for requirement in face.requirements:
            if requirement.level == level and stack.colors & requirement.colors and requirement.cost not in plain:
                plain = [*plain, requirement.cost]
        return plain if plain and allowed(t, player, card, stack) else NO_COSTS
    costs: list[int] = []
    if not allowed(t, player, card, stack):
        return costs
    strict = forbidden_of(t, player, "ignore requirements", RULE)
    if how.ignoring and not strict:
        t.cite("8-1-2-2", player=player)
        first = face.requirements[0].cost if face.requirements else 0
        return [first]
    own_level = how.as_level if how.as_level != NONE else stack.level
    own_colors = how.as_colors or stack.colors
    for requirement in face.requirements:
        fits = requirement.level == own_level or how.ignoring_level and not strict
        if fits and own_colors & requirement.colors and requirement.cost not in costs and own_level != NONE:
            costs.append(requirement.cost)
    for rule in stack.rules:
        if rule.kind == "digivolve into" and not strict and rule.number not in costs and rule.about(card, DIGIMON):
            t.cite("8-1-2-2", player=player)
            costs.append(rule.number)
    if face.ways & DIGIVOLVING:
        c = known if known is not None else Ctx(t, player, None, card)
        for special in face.special:
            if isinstance(special, DigivolveLine) and special.cost not in costs and special.fits(c, stack):
                if special.ignoring and stack.zone % ZONES == BREEDING:
                    t.cite("3-4-5-3", player=player)
                    continue
                if special.as_digimon and not stack.is_digimon and held_as_digimon(t, stack):
                    t.cite("15-12-1-4", player=player)
                    continue
                if special.ignoring and strict:
                    t.cite("15-1-3", player=player)
                    continue
                if special.costs and not payable(c, special, how):
                    continue
                t.cite("2-3-6-3", player=player)
                costs.append(special.cost)
    return costs


def unbinding(face: DigimonFace) -> bool:
    """Whether none of its ways to digivolve asks for more than what it digivolves from: testing them binds nothing."""
    for special in face.special:
        if isinstance(special, DigivolveLine) and (special.cond is not None or special.costs):
            return False
    return True


def held_as_digimon(t: DigimonTable, stack: Stack) -> bool:
    """15-1-3, 15-12-1-4: whether something that forbids Digimon to digivolve would hold for this card if it were one."""
    for instance in t.instances:
        part = instance.part
        change = part.modifier
        if not isinstance(change, FlagChange) or not change.bits & NO_DIGIVOLVE or part.scope is None or not works(t, instance):
            continue
        if part.cond is not None and not part.cond.holds(instance.c):
            continue
        category = stack.category
        stack.category |= DIGIMON
        held = stack in part.scope.find(instance.c)
        stack.category = category
        if held:
            return True
    return False


def poses(t: DigimonTable, player: int, card: Card, stack: Stack, cost: int, how: Payment) -> bool:
    """15-12-1-4: whether a card that is no Digimon digivolves as if it were one."""
    if stack.is_digimon:
        return False
    if how.as_level != NONE:
        return True
    face = card.face
    assert isinstance(face, DigimonFace)
    c = Ctx(t, player, None, card)
    for special in face.special:
        if isinstance(special, DigivolveLine) and special.as_digimon and special.cost == cost and special.fits(c, stack):
            return True
    return False


def may_pose(t: DigimonTable, player: int, card: Card, stack: Stack) -> bool:
    """15-12-1-4: whether a card that is no Digimon may be taken for one by another requirement than that which says so."""
    if stack.is_digimon:
        return False
    face = card.face
    assert isinstance(face, DigimonFace)
    c = Ctx(t, player, None, card)
    return any(isinstance(line, DigivolveLine) and line.as_digimon and line.fits(c, stack) for line in face.special)


def pose(t: DigimonTable, bid: int, level: int = NONE) -> None:
    """From now on this stack counts as a Digimon, of a level if one is said; -1 for none."""
    t.as_digimon = bid
    t.as_level = level
    t.version += 1
    now(t)


def payable(c: Ctx, line: DigivolveLine, how: Payment) -> bool:
    """15-7-3: whether what this way of digivolving demands besides can be done in full."""
    return all(in_full(cost, c) for cost in line.costs)


def pay_besides(t: DigimonTable, player: int, card: Card, stack: Stack, cost: int) -> bool:
    """15-7-1: does what only this way of digivolving demands besides its cost; false if it could not be done."""
    face = card.face
    assert isinstance(face, DigimonFace)
    lines = [line for line in face.special if isinstance(line, DigivolveLine) and line.costs and line.cost == cost]
    if not lines:
        return True
    c = Ctx(t, player, None, card)
    for requirement in face.requirements:
        if requirement.cost == cost and requirement.level == stack.level and requirement.colors & stack.colors:
            return True
    for line in face.special:
        if isinstance(line, DigivolveLine) and not line.costs and line.cost == cost and line.fits(c, stack):
            return True
    c.declared = True
    for op in lines[0].costs:
        if not op.run(c):
            t.cite("15-7-4", player=player)
            return False
    return True


def allowed(t: DigimonTable, player: int, card: Card, stack: Stack) -> bool:
    """4-18-3, 15-1-3: whether anything forbids stacking this card here."""
    if stack.face.token:
        if t.explain:
            t.cite("4-18-3", player=player)
        return False
    if stack.flags & NO_DIGIVOLVE:
        return False
    for rule in stack.rules:
        about = (rule.kind == "only digivolve" or rule.kind == "digivolve") and rule.about(card, DIGIMON)
        if rule.kind == "only digivolve" and not about or rule.kind == "digivolve" and about:
            return False
    return True


def digivolve(
    t: DigimonTable,
    player: int,
    card: Card,
    stack: Stack,
    cost: int,
    why: Cause,
    how: Payment = FULL,
    note: str = "",
    tamer: Stack | None = None,
) -> bool:
    """8-1-3: show the card, pay, put it on top, draw a card. ``cost`` is that of the chosen requirement.

    A Burst Digivolve returns its Tamer after what cuts in and before the payment (8-3-3-2).
    """
    now(t)
    if not poses(t, player, card, stack, cost, how) and not (
        may_pose(t, player, card, stack) and t.yes(player, "15-12-1-4", card.uid)
    ):
        return stack_up(t, player, card, stack, cost, why, how, note, tamer)
    t.cite("15-12-1-4", player=player)
    pose(t, stack.bid, how.as_level)
    done = stack_up(t, player, card, stack, cost, why, how, note, tamer)
    pose(t, -1)
    return done


def stack_up(
    t: DigimonTable,
    player: int,
    card: Card,
    stack: Stack,
    cost: int,
    why: Cause,
    how: Payment,
    note: str,
    tamer: Stack | None,
) -> bool:
    """8-1-3-1 … 8-1-3-3: the steps of a digivolution."""
    t.cite("8-1-3", player=player)
    shown = card.shown
    card.shown = 3
    t.record(Happening("revealed", "8-1-3-1", player, card=card))
    event = Happening("would digivolve", "8-1-2-5", player, body=stack, card=card)
    event.why = why
    event.how = note
    was = origin(t, card)
    event.place, event.place_player, event.host = was.place, was.player, was.host
    event.cost = 0 if how.free else summed(t, player, card, DIGIVOLVE, how.base(cost), stack) - how.less
    event.price = how.base(cost)
    event.locked = how.free
    ref = card.ref
    would(t, [event])
    event.cost -= how.more()
    if card.ref != ref or not stack.alive or event.prevented or not allowed(t, player, card, stack):
        t.cite("8-1-2-7", player=player)
        if card.ref == ref:
            card.shown = shown
        return False
    if tamer is not None and not send(t, [tamer], HAND, Cause("cost", player), "8-3-3-2"):
        card.shown = shown
        return False
    price = max(0, event.cost)
    if t.stack(stack.bid) is None or card.ref != ref or not how.free and not t.can_pay(player, price):
        t.cite("8-1-2-7", player=player)
        if card.ref == ref:
            card.shown = shown
        return False
    if how.free:
        t.cite("8-1-3-2", "without paying the cost", player)
    else:
        pay(t, player, price, "8-1-3-2")
    was_digimon = stack.is_digimon
    put_on_top(t, card, stack)
    finish(t, player, stack, card, why, event, was_digimon, note)
    return True


def finish(
    t: DigimonTable, player: int, stack: Stack, card: Card, why: Cause, event: Happening, was_digimon: bool, note: str
) -> None:
    """8-1-3-3: the digivolution is complete: it is told, and a card is drawn."""
    done = Happening("digivolved", "8-1-3-3", player, body=stack, card=card)
    done.why = why
    done.how = note
    done.place, done.place_player, done.host = event.place, event.place_player, event.host
    done.facing = was_digimon
    done.kept = level_kept(stack)
    done.others = event.others
    moved = Happening("moved", "8-1-3-3", card.owner, card=card)
    moved.why = why
    moved.place, moved.place_player, moved.host = event.place, event.place_player, event.host
    moved.goal, moved.goal_player = stack.zone % ZONES, player
    moved.onto = stack
    if t.recording:
        t.cite("8-1-2-3", player=player)
        t.cite("8-1-2-4", player=player)
        t.cite("8-1-2-8", player=player)
        t.cite("8-1-2-9", player=player)
        if stack.zone % ZONES == BREEDING:
            t.cite("3-4-5-4", player=player)
    if stack.zone % ZONES != BREEDING:
        t.deeds[f"digivolved {player}"] = t.deeds.get(f"digivolved {player}", 0) + 1
    t.moment([done, moved])
    if not draw(t, player, 1, "8-1-3-3"):
        t.cite("8-1-2-10", player=player)


def put_on_top(t: DigimonTable, card: Card, stack: Stack) -> None:
    """8-1-2-3, 8-1-2-4: the stack stays one and the same, suspended or not, with another card on top."""
    take(t, card)
    card.zone = stack.zone
    card.host = stack
    card.incarnation += 1
    card.face_up = True
    card.shown = 0
    if stack.face.overflow:
        t.cite("4-17-4", player=stack.controller)
    stack.under.insert(0, stack.top)
    stack.top = card
    stack.rebuild()
    reset_stack(stack)
    if t.recording and given(t, stack):
        t.cite("15-13-2", player=stack.controller)
    t.version += 1


def can_by_effect(t: DigimonTable, player: int, card: Card, stack: Stack, why: Cause) -> bool:
    """15-15-6: an effect cannot digivolve what it does not affect; nor what is forbidden."""
    return affected(stack, why) and not forbidden_of(t, player, "digivolve", why, card, DIGIMON)
