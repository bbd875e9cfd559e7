"""8-2 to 8-4: DNA digivolution, Burst Digivolve and App Fusion."""

from __future__ import annotations

from typing import Final

from ....effects.ops import Filter, Op
from ....effects.picking import option_of, picked
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..things.context import Ctx
from ..things.faces import DIGIMON, TAMER, DigimonFace
from ..things.moves import Origin, lay, origin, overflow, place, spills, strip_top, take
from ..things.needs import BurstLine, DnaLine, FusionLine
from ..things.state import BATTLE, LINK, RULE, TRASH, ZONES, Cause, DigimonTable, Effect, Happening, Stack, in_hand
from .costs import DIGIVOLVE, changed, pay, summed
from .declaring import affordable
from .digivolution import allowed, digivolve, finish, put_on_top
from .playing import FULL, Payment
from .values import now, reset_stack
from .waiting import Later, would

Two = tuple[Thing, Thing]
Pool = list[list[Thing]]
"""What an effect lets DNA digivolve: any two of one group, or one of each of two groups; also cards that are not in play."""


def pairs(t: DigimonTable, player: int, card: Card, line: DnaLine, pool: Pool | None) -> list[Two]:
    """8-2-3-1: which two of these (of all own Digimon, if there is no pool) meet a DNA requirement, the upper one first."""
    c = Ctx(t, player, None, card)
    found: list[Two] = []
    groups: Pool = [[*own_digimon(t, player)]] if pool is None else pool
    groups = [[thing for thing in group if material(t, player, card, thing)] for group in groups]
    for a, b in ((0, 0),) if len(groups) == 1 else ((0, 1), (1, 0)):
        for upper in groups[a]:
            if stands(c, line.needs[0], upper, card):
                for lower in groups[b]:
                    if upper is not lower and stands(c, line.needs[1], lower, card) and (upper, lower) not in found:
                        found.append((upper, lower))
    return found


def material(t: DigimonTable, player: int, card: Card, thing: Thing) -> bool:
    """Whether a Digimon in the battle area, or a Digimon card that an effect names, can DNA digivolve into a card."""
    if isinstance(thing, Stack):
        return may_become(t, thing) and thing.in_battle and allowed(t, player, card, thing)
    face = thing.face if isinstance(thing, Card) else None
    return thing is not card and isinstance(face, DigimonFace) and bool(face.category & DIGIMON)


def stands(c: Ctx, need: Filter, stack: Thing, card: Card) -> bool:
    """15-12-1: whether a Digimon meets a DNA requirement, also as what it is treated as for this card."""
    if need.test(c, stack):
        return True
    for rule in stack.rules if isinstance(stack, Stack) else ():
        assert isinstance(stack, Stack)
        if rule.kind == "dna as" and rule.about(card):
            level, names = stack.level, stack.names
            stack.level = rule.number
            stack.names = [*names, *c.t.in_all(rule.names)]
            fits = need.test(c, stack)
            stack.level, stack.names = level, names
            if fits:
                return True
    return False


def own_digimon(t: DigimonTable, player: int) -> list[Stack]:
    """The player's Digimon in the battle area, or all cards there that may become one."""
    return [body for body in t.battle(player) if isinstance(body, Stack) and may_become(t, body)]


def dna_lines(t: DigimonTable, player: int, card: Card, pool: Pool | None = None, how: Payment = FULL) -> list[int]:
    """8-2-3-1: the DNA requirements of a card that some own Digimon meet and whose cost can be paid."""
    face = card.face
    assert isinstance(face, DigimonFace)
    found: list[int] = []
    for index, special in enumerate(face.special):
        if isinstance(special, DnaLine):
            price = how.cost(changed(t, player, card, DIGIVOLVE, special.cost))
            for first, second in pairs(t, player, card, special, pool):
                if how.free or payable(t, player, card, in_play(first, second)[0], price, "dna"):
                    found.append(index)
                    break
    return found


def payable(t: DigimonTable, player: int, card: Card, stack: Stack | None, cost: int, how: str) -> bool:
    """1-3-11-1: whether the cost of a declaration can be paid, also with what it would itself take off."""
    if t.can_pay(player, cost):
        return True
    return affordable(t, player, cost, "would digivolve", card, stack, how)


def dna(
    t: DigimonTable,
    player: int,
    card: Card,
    index: int,
    why: Cause,
    how: Payment = FULL,
    pool: Pool | None = None,
) -> Stack | None:
    """8-2-3: the materials with all under them are stacked, the upper one first, and the card is put on top."""
    face = card.face
    assert isinstance(face, DigimonFace)
    line = face.special[index]
    assert isinstance(line, DnaLine)
    now(t)
    t.cite("8-2-3", player=player)
    card.shown = 3
    t.record(Happening("revealed", "8-2-3-1", player, card=card))
    fit = pairs(t, player, card, line, pool)
    first = pick_material(t, player, [a for a, _ in fit], card)
    second = pick_material(t, player, [b for a, b in fit if a is first], card)
    stacks = in_play(first, second)
    others = [thing for thing in (first, second) if isinstance(thing, Card)]
    for other in others:
        other.shown = 3
        t.record(Happening("revealed", "8-2-3-1", player, card=other))
    refs = [other.ref for other in others]
    event = Happening("would digivolve", "8-2-2-5", player, body=stacks[0], card=card)
    event.why = why
    event.how = "dna"
    event.others = stacks
    was = origin(t, card)
    event.place, event.place_player, event.host = was.place, was.player, was.host
    event.cost = 0 if how.free else summed(t, player, card, DIGIVOLVE, how.base(line.cost), stacks[0]) - how.less
    event.price = how.base(line.cost)
    event.locked = how.free
    ref = card.ref
    would(t, [event])
    event.cost -= how.more()
    price = max(0, event.cost)
    if (
        card.ref != ref
        or event.prevented
        or not all(stack.alive for stack in stacks)
        or [other.ref for other in others] != refs
        or not how.free
        and not t.can_pay(player, price)
    ):
        t.cite("8-1-2-7", player=player)
        for shown in [card, *others]:
            if in_hand(shown):
                shown.shown = 0
        return None
    if how.free:
        t.cite("8-2-3-2", "without paying the cost", player)
    else:
        pay(t, player, price, "8-2-3-2")
    materials: list[Stack] = []
    for thing in (first, second):
        if isinstance(thing, Card):
            take(t, thing)
            materials.append(place(t, thing, player, BATTLE, "8-2-3-3"))
        else:
            assert isinstance(thing, Stack)
            materials.append(thing)
    stack = merge(t, player, card, materials, why)
    event.body = stack
    finish(t, player, stack, card, why, event, True, "dna")
    return stack


def in_play(first: Thing, second: Thing) -> list[Stack]:
    """Those of two materials that are Digimon in play."""
    return [thing for thing in (first, second) if isinstance(thing, Stack)]


def pick_material(t: DigimonTable, player: int, things: list[Thing], card: Card) -> Thing:
    """Which Digimon, or card that is not in play, is a material."""
    apart: list[Thing] = []
    for thing in things:
        if thing not in apart:
            apart.append(thing)
    options = [option_of(thing) for thing in apart]
    return picked(things, t.ask(Decision(player, "choose", options, "8-2-3-1", source=card.uid, about="dna")))


def pick_stack(t: DigimonTable, player: int, stacks: list[Stack], card: Card) -> Stack:
    """Which Digimon is a material."""
    options: list[Option] = []
    seen: list[int] = []
    for stack in stacks:
        if stack.bid not in seen:
            seen.append(stack.bid)
            options.append(Option("choose", stack.top.uid, stack.bid))
    answer = t.ask(Decision(player, "choose", options, "8-2-3-1", source=card.uid, about="dna"))
    found = t.stack(answer.body)
    assert found is not None
    return found


def merge(t: DigimonTable, player: int, card: Card, materials: list[Stack], why: Cause) -> Stack:
    """8-2-2: a new body that takes over nothing: unsuspended, without links, attacks and given effects."""
    events: list[Happening] = []
    under: list[Card] = []
    for stack in materials:
        for other in stack.links:
            t.cite("8-2-2-1-2", player=player)
            events.append(lay(t, other, TRASH, Origin(LINK, player, stack), why, "8-2-2-1-2"))
    for stack in materials:
        if stack.under:
            t.cite("4-5-3", player=player)
        under += [stack.top, *stack.under]
        stack.alive = False
        stack.instances = None
        t.zones[stack.zone].bodies.remove(stack)
        del t.bodies[stack.bid]
        t.gone[stack.bid] = stack
        attack = t.attack
        if attack is not None and attack.attacker == stack.bid:
            t.cite("8-2-2-1-3", player=player)
        if attack is not None and attack.target == stack.bid:
            t.cite("8-2-2-1-4", player=player)
    for rule in ("8-2-2-1", "8-2-2-1-1", "8-2-2-1-5", "8-2-2-1-6", "8-2-2-2", "8-2-2-3", "8-2-3-3"):
        t.cite(rule, player=player)
    take(t, card)
    stack = Stack(t.next_bid, card, player)
    t.next_bid += 1
    area = t.zones[player * ZONES + BATTLE]
    stack.zone = area.index
    stack.stamp = t.tick()
    stack.under = under
    for other in [card, *under]:
        other.zone = area.index
        other.host = stack
        other.incarnation += 1
        other.shown = 0 if other.face_up or other is card else other.shown
    card.face_up = True
    t.bodies[stack.bid] = stack
    area.bodies.append(stack)
    stack.rebuild()
    reset_stack(stack)
    t.version += 1
    if events:
        t.moment(events)
    return stack


# ------------------------------------------------------------------ Burst Digivolve


def burst_ways(t: DigimonTable, player: int, card: Card, stack: Stack, how: Payment = FULL) -> list[int]:
    """8-3-3-1: the costs for which a card can Burst Digivolve from this Digimon."""
    face = card.face
    assert isinstance(face, DigimonFace)
    found: list[int] = []
    c = Ctx(t, player, None, card)
    for special in face.special:
        if isinstance(special, BurstLine) and may_become(t, stack) and allowed(t, player, card, stack):
            if special.need.test(c, stack) and tamers(t, player, c, special, stack) and special.cost not in found:
                price = how.cost(changed(t, player, card, DIGIVOLVE, special.cost, stack))
                if how.free or payable(t, player, card, stack, price, "burst"):
                    found.append(special.cost)
    return found


def may_become(t: DigimonTable, stack: Stack) -> bool:
    """8-3-1, 8-4-1: whether it is a Digimon, where the book asks for one."""
    return stack.is_digimon or t.book.joins_any_card


def tamers(t: DigimonTable, player: int, c: Ctx, line: BurstLine, stack: Stack) -> list[Stack]:
    """The Tamers a Burst Digivolve of this card can return."""
    found: list[Stack] = []
    for body in t.battle(player):
        if isinstance(body, Stack) and body is not stack and body.category & TAMER and line.tamer.test(c, body):
            found.append(body)
    return found


def burst(t: DigimonTable, player: int, card: Card, stack: Stack, cost: int, why: Cause, how: Payment = FULL) -> bool:
    """8-3-3: the named Tamer returns to the hand, then the Digimon digivolves; its top card goes at the end of the turn."""
    face = card.face
    assert isinstance(face, DigimonFace)
    c = Ctx(t, player, None, card)
    for line in face.special:
        if isinstance(line, BurstLine) and line.cost == cost and line.need.test(c, stack):
            t.cite("8-3-3", player=player)
            t.cite("8-3-3-1", player=player)
            options = tamers(t, player, c, line, stack)
            tamer = options[0] if len(options) == 1 else pick_stack(t, player, options, card)
            if not digivolve(t, player, card, stack, cost, why, how, "burst", tamer):
                return False
            t.cite("8-3-3-3", player=player)
            t.cite("8-3-3-4", player=player)
            t.cite("8-3-2-5", player=player)
            put_off_burst(t, player, stack)
            return True
    return False


class BurstEnd(Op):
    """8-3-2-1: the top card of a Digimon that Burst Digivolved is trashed at the end of that turn."""

    def run(self, c: object) -> bool:
        assert isinstance(c, Ctx)
        t = c.t
        stack = c.stack
        if stack is None or not stack.alive:
            return False
        t.cite("8-3-2-1", player=c.controller)
        now(t)
        if not stack.under:
            t.cite("8-3-2-2", player=c.controller)
            return False
        if not stack.is_digimon and not t.book.burst_ends_for_all:
            t.cite("8-3-2-3", player=c.controller)
            return False
        if not stack.is_digimon:
            t.cite_early("8-1-4-15", c.controller, "en-1.0")
            t.cite_early("8-3-15", c.controller, "zh-1.2")
        top = stack.top
        event = strip_top(t, stack, RULE, "8-3-2-1")
        if event is not None:
            t.moment([event])
            overflow(t, [top] if spills(t, stack) else [])
        return True


def burst_effect() -> Effect:
    """The pending processing of a Burst Digivolve."""
    effect = Effect("triggered", "Burst Digivolve")
    effect.program = BurstEnd()
    return effect


BURST: Final = burst_effect()


def put_off_burst(t: DigimonTable, player: int, stack: Stack) -> None:
    """18-1-1: the trashing waits for the end of this turn."""
    kept = Ctx(t, player, stack, stack.top).frozen()
    t.later.append(Later(BURST, kept, "turn end", -1, t.turn, t.turn))


# ------------------------------------------------------------------ App Fusion


def fusion_ways(t: DigimonTable, player: int, card: Card, stack: Stack, how: Payment = FULL) -> list[int]:
    """8-4-2-1: the costs for which a linked Digimon and its link card can fuse into a card."""
    face = card.face
    assert isinstance(face, DigimonFace)
    found: list[int] = []
    for special in face.special:
        if isinstance(special, FusionLine) and stack.in_battle and may_become(t, stack) and allowed(t, player, card, stack):
            if fusing_links(t, player, card, stack, special) and special.cost not in found:
                price = how.cost(changed(t, player, card, DIGIVOLVE, special.cost, stack))
                if how.free or payable(t, player, card, stack, price, "fusion"):
                    found.append(special.cost)
    return found


def fusing_links(t: DigimonTable, player: int, card: Card, stack: Stack, line: FusionLine) -> list[Card]:
    """The link cards that make up two different of the named cards together with their Digimon."""
    c = Ctx(t, player, None, card)
    found: list[Card] = []
    for link in stack.links:
        for i, a in enumerate(line.names):
            if a.test(c, stack) and any(b.test(c, link) for j, b in enumerate(line.names) if i != j):
                found.append(link)
                break
    return found


def fuse(t: DigimonTable, player: int, card: Card, stack: Stack, cost: int, why: Cause, how: Payment = FULL) -> bool:
    """8-4-3: the named link card is stacked on the Digimon and the card on top of it."""
    face = card.face
    assert isinstance(face, DigimonFace)
    now(t)
    for line in face.special:
        if isinstance(line, FusionLine) and line.cost == cost and fusing_links(t, player, card, stack, line):
            t.cite("8-4-3", player=player)
            t.cite("8-4-3-1", player=player)
            links = fusing_links(t, player, card, stack, line)
            link = links[0]
            if len(links) > 1:
                options = [Option("choose", other.uid) for other in links]
                link = t.cards[t.ask(Decision(player, "choose", options, "8-4-3-1", source=card.uid, about="fusion")).card]
            card.shown = 3
            t.record(Happening("revealed", "8-4-3-1", player, card=card))
            event = Happening("would digivolve", "8-4-2-3", player, body=stack, card=card)
            event.why = why
            event.how = "fusion"
            was = origin(t, card)
            event.place, event.place_player, event.host = was.place, was.player, was.host
            event.cost = 0 if how.free else summed(t, player, card, DIGIVOLVE, how.base(cost), stack) - how.less
            event.price = how.base(cost)
            event.locked = how.free
            ref = card.ref
            would(t, [event])
            event.cost -= how.more()
            price = max(0, event.cost)
            gone = not stack.alive or link not in stack.links
            if card.ref != ref or gone or event.prevented or not how.free and not t.can_pay(player, price):
                t.cite("8-1-2-7", player=player)
                if card.ref == ref:
                    card.shown = 0
                return False
            if how.free:
                t.cite("8-4-3-2", "without paying the cost", player)
            else:
                pay(t, player, price, "8-4-3-2")
            put_on_top(t, link, stack)
            put_on_top(t, card, stack)
            t.cite("8-4-3-3", player=player)
            finish(t, player, stack, card, why, event, True, "fusion")
            return True
    return False
