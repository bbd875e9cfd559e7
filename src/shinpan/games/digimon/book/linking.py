"""Chapter 10: linking; 4-7: link cards and their limit."""

from __future__ import annotations

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..things.context import Ctx
from ..things.faces import DigimonFace
from ..things.moves import Origin, before_leaving, hold, lay, origin, overflow, take, take_apart
from ..things.needs import LinkLine
from ..things.state import BATTLE, BREEDING, LINK, RULE, TRASH, UNDER, ZONES, Cause, DigimonTable, Happening, Stack
from .costs import LINKING, pay, summed
from .playing import FULL, Payment
from .rules import affected
from .values import now, reset_stack


def link_ways(t: DigimonTable, player: int, card: Card, stack: Stack, how: Payment = FULL) -> list[int]:
    """10-1-3-1: the costs for which a card can be linked to this Digimon."""
    face = card.face
    assert isinstance(face, DigimonFace)
    if not stack.is_digimon or not stack.alive or stack.face.token or face.token:
        if stack.face.token or face.token:
            t.cite("4-18-4", player=player)
        return []
    if card is stack.top or card in stack.links:
        return []
    host = card.host
    if isinstance(host, Stack) and any(rule.kind == "link" for rule in host.rules):
        t.cite("15-1-3", player=player)
        return []
    costs: list[int] = []
    c = Ctx(t, player, None, card)
    for special in face.special:
        if isinstance(special, LinkLine) and special.cost not in costs and special.fits(c, stack):
            costs.append(special.cost)
    return costs


def link(t: DigimonTable, player: int, card: Card, stack: Stack, cost: int, why: Cause, how: Payment = FULL) -> bool:
    """10-1-3: show the card, pay, plug it in sideways; beyond the limit present links are trashed (4-7-5)."""
    now(t)
    t.cite("10-1-3", player=player)
    shown = card.shown
    card.shown = 3
    t.record(Happening("revealed", "10-1-3-1", player, card=card))
    event = Happening("would link", "10-1-2-3", player, body=stack, card=card)
    event.why = why
    event.cost = 0 if how.free else summed(t, player, card, LINKING, how.base(cost)) - how.less
    event.price = how.base(cost)
    event.locked = how.free
    ref = card.ref
    t.would([event])
    event.cost -= how.more()
    price = max(0, event.cost)
    if card.ref != ref or not stack.alive or event.prevented or not how.free and not t.can_pay(player, price):
        if card.ref == ref:
            card.shown = shown
        return False
    if how.free:
        t.cite("10-1-3-2", "without paying the cost", player)
    else:
        pay(t, player, price, "10-1-3-2")
    plug(t, player, card, stack, why)
    return True


def plug(t: DigimonTable, player: int, card: Card, stack: Stack, why: Cause) -> bool:
    """10-1-3-3: the card becomes a link card of the Digimon."""
    now(t)
    if why.is_effect and not affected(stack, why):
        t.cite("15-15-6-1", player=player)
        return False
    events: list[Happening] = []
    spilled: list[Card] = []
    host = card.host
    if isinstance(host, Stack) and host.top is card:
        if not before_leaving(t, [host], why, "10-1-3-3", "placed", LINK) or not stack.alive:
            return False
        was = Origin(host.zone % ZONES, host.controller, host)
        links = host.links
        for other in take_apart(t, host)[1:]:
            place = LINK if other in links else UNDER
            events.append(lay(t, other, TRASH, Origin(place, host.controller, host), why, "4-5-8"))
            if place == UNDER:
                spilled.append(other)
        gone = Happening("left", "10-1-3-3", host.controller, body=host, card=card)
        gone.why, gone.place, gone.place_player, gone.goal = why, was.place, was.player, LINK
        events.append(gone)
    else:
        was = origin(t, card)
        take(t, card)
    hold(t, card)
    now(t)
    over = len(stack.links) + 1 - stack.link_max
    while over > 0 and stack.links:
        t.cite("4-7-5", player=player)
        old = choose_link(t, player, stack)
        stack.links.remove(old)
        old.host = None
        events.append(lay(t, old, TRASH, Origin(LINK, stack.controller, stack), RULE, "4-7-5"))
        over -= 1
    t.lift(card)
    card.zone = stack.zone
    card.host = stack
    card.incarnation += 1
    card.face_up = True
    card.shown = 0
    stack.links.append(card)
    stack.rebuild()
    reset_stack(stack)
    t.cite("10-1-2-2", player=player)
    done = Happening("linked", "10-1-3-3", player, body=stack, card=card)
    done.why = why
    done.onto = stack
    done.place, done.place_player, done.host = was.place, was.player, was.host
    moved = Happening("moved", "10-1-3-3", card.owner, card=card)
    moved.why = why
    moved.place, moved.place_player, moved.host = was.place, was.player, was.host
    moved.goal, moved.goal_player, moved.onto = LINK, player, stack
    t.moment([*events, moved, done])
    if was.place in (BATTLE, BREEDING, UNDER):
        spilled.append(card)
        t.cite("4-7-4", player=player)
    overflow(t, spilled)
    return True


def choose_link(t: DigimonTable, player: int, stack: Stack) -> Card:
    """Which of the present link cards is trashed."""
    if len(stack.links) == 1:
        return stack.links[0]
    options = [Option("choose", card.uid) for card in stack.links]
    answer = t.ask(Decision(player, "choose", options, "4-7-5", about="link"))
    return t.cards[answer.card]


def linked_stacks(t: DigimonTable, player: int) -> list[Stack]:
    """The player's cards on the field that have link cards."""
    found: list[Stack] = []
    for zone in (BATTLE, BREEDING):
        for body in t.zones[player * ZONES + zone].bodies:
            assert isinstance(body, Stack)
            if body.links:
                found.append(body)
    return found


def check_links(t: DigimonTable) -> bool:
    """17-1-3-6, 17-1-3-7: link cards that no longer fit, or are too many, are trashed; whether any was."""
    events: list[Happening] = []
    for player in (0, 1):
        for body in linked_stacks(t, player):
            for card in body.links[:]:
                face = card.face
                assert isinstance(face, DigimonFace)
                c = Ctx(t, player, None, card)
                lines = [special for special in face.special if isinstance(special, LinkLine)]
                if not body.is_digimon or lines and not any(line.fits(c, body) for line in lines):
                    rule = "4.2:17-1-3-2-7" if t.book.links_by_category and not body.is_digimon else "17-1-3-6"
                    t.cite(rule, player=player)
                    unplug(t, card, body, rule, events)
            while len(body.links) > body.link_max:
                t.cite("17-1-3-7", player=player)
                unplug(t, choose_link(t, player, body), body, "17-1-3-7", events)
    if events:
        t.moment(events)
    return bool(events)


def unplug(t: DigimonTable, card: Card, stack: Stack, rule: str, events: list[Happening]) -> None:
    """A link card is trashed by the rules."""
    stack.links.remove(card)
    card.host = None
    events.append(lay(t, card, TRASH, Origin(LINK, stack.controller, stack), RULE, rule))
    stack.rebuild()
    reset_stack(stack)
    t.version += 1
