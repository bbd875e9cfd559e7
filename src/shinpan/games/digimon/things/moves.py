"""Chapter 4: how cards and stacks change place and state."""

from __future__ import annotations

from typing import Final

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..book.rules import affected, forbidden, forbidden_of
from ..book.values import now, reset_stack
from .faces import NONE, DigimonFace
from .state import (
    BATTLE,
    BREEDING,
    DECK,
    EGGS,
    HAND,
    LINK,
    NO_BE_SUSPENDED,
    NO_SUSPEND,
    NO_UNSUSPEND,
    NOWHERE,
    REMOVED,
    RULE,
    SECURITY,
    TRASH,
    UNDER,
    ZONES,
    Cause,
    DigimonTable,
    Happening,
    Stack,
)


class Origin:
    """Where a card was before it was taken up."""

    def __init__(self, place: int, player: int, host: Stack | None) -> None:
        self.place = place
        self.player = player
        self.host = host
        self.revealed = False
        """15-15-3-2: whether the card was being revealed, so that it does not come from that area."""


def origin(t: DigimonTable, card: Card) -> Origin:
    """Where a card is: its area and player, or the stack it is under or linked to."""
    host = card.host
    if isinstance(host, Stack) and host.alive:
        if host.top is card:
            return Origin(host.zone % ZONES, host.controller, host)
        return Origin(LINK if card in host.links else UNDER, host.controller, host)
    if card.zone == NOWHERE:
        if card.uid in t.revealed_from:
            zone = t.zones[t.revealed_from[card.uid]]
            was = Origin(zone.index % ZONES, zone.owner, None)
            was.revealed = True
            return was
        return Origin(NOWHERE, card.owner, None)
    was = Origin(card.zone % ZONES, t.zones[card.zone].owner, None)
    was.revealed = card.uid in t.revealed_from
    return was


def take(t: DigimonTable, card: Card) -> Origin:
    """Takes up a card from a pile, from under a card or from its links. A top card is taken by :func:`take_apart`."""
    was = origin(t, card)
    host = was.host
    if host is None:
        t.lift(card)
        if card.uid in t.revealed_from:
            t.cite("15-15-3-3", player=card.owner)
            del t.revealed_from[card.uid]
    else:
        if was.place == LINK:
            host.links.remove(card)
        elif was.place == UNDER:
            host.under.remove(card)
        else:
            raise AssertionError("a top card leaves with its stack")
        card.host = None
        host.rebuild()
        reset_stack(host)
    t.version += 1
    return was


def hold(t: DigimonTable, card: Card) -> None:
    """9-1-4, 13-1-5: a card that was taken up now belongs to no area."""
    t.lay(card, t.zones[NOWHERE])


def lay(
    t: DigimonTable, card: Card, zone: int, was: Origin, why: Cause, rule: str, bottom: bool = False, face_up: bool = False
) -> Happening:
    """Lays a card that was taken up onto a pile of its owner (3-1-3-8); tokens leave the game, Digi-Eggs go to their deck."""
    face = card.face
    assert isinstance(face, DigimonFace)
    wanted = zone
    if face.token:
        t.cite("4-18-5", player=card.owner)
        zone = REMOVED
    elif face.kind == "egg" and zone in (DECK, HAND, SECURITY):
        t.cite("3-1-3-9", player=card.owner)
        t.cite("3-1-3-9-1" if zone == DECK else "3-1-3-9-2", player=card.owner)
        bottom = zone != DECK or bottom or t.book.eggs_to_bottom
        zone = EGGS
    known = t.seen_mask(card) if was.place in (HAND, DECK, SECURITY, EGGS, NOWHERE) else 3
    target = t.zones[card.owner * ZONES + zone]
    t.lay(card, target, bottom)
    if zone == SECURITY and face_up:
        t.cite("3-7-4", player=card.owner)
        card.face_up = True
        card.shown = 3
    event = Happening("moved", rule, card.owner, card=card)
    event.why = why
    event.place = NOWHERE if was.revealed else was.place
    event.lost = was.place
    event.place_player = was.player
    event.host = was.host
    event.goal = zone
    event.goal_player = card.owner
    event.bottom = bottom
    event.amount = wanted
    if was.place == zone and was.player == card.owner:
        event.bit = 0
    event.facing = face_up
    event.target = target.index
    event.seen = 3 if target.kind.public or face_up else known | (1 << card.owner if zone == HAND else 0)
    return event


def spills(t: DigimonTable, stack: Stack) -> bool:
    """4-17-1: whether Overflow is done for the top card of a stack that leaves; in some books not in the breeding area."""
    return stack.zone % ZONES != BREEDING or t.book.overflow_in_breeding


def overflow(t: DigimonTable, cards: list[Card]) -> None:
    """4-17: ACE cards that leave the field cost their player memory, at once, the turn player's first."""
    first = True
    for player in (t.turn_player, 1 - t.turn_player):
        for card in cards:
            face = card.face
            assert isinstance(face, DigimonFace)
            if face.overflow and card.owner == player:
                if first and len(cards) > 1:
                    t.cite("4-17-5")
                    first = False
                t.cite("4-17-5-1" if player == t.turn_player else "4-17-5-2", player=player)
                t.cite("4-17-2", player=player)
                t.move_memory(player, -face.overflow, "4-17-1")


ONE_BY_ONE: Final = {DECK: ["3-2-3", "3-2-4"], EGGS: ["3-3-3", "3-3-4"], SECURITY: ["3-7-3", "3-7-5"]}
"""Piles whose order stays as it is, and from which several cards go together, one by one."""


def move_cards(
    t: DigimonTable, cards: list[Card], zone: int, why: Cause, rule: str, bottom: bool = False, face_up: bool = False
) -> list[Card]:
    """Cards that are no top cards go to piles of their owners, all at the same moment (3-1-3-3)."""
    events: list[Happening] = []
    spilled: list[Card] = []
    pile = cards[0].zone if cards and cards[0].host is None else NOWHERE
    if t.closed:
        cards = [card for card in cards if not shut(t, card, zone, why)]
    for card in cards:
        was = take(t, card)
        if was.place == UNDER:
            spilled.append(card)
        events.append(lay(t, card, zone, was, why, rule, bottom, face_up))
    if not events:
        return []
    if len(events) > 1 and t.recording:
        t.cite("3-1-3-3")
        for clause in ONE_BY_ONE.get(pile % ZONES, []) if pile != NOWHERE else []:
            t.cite(clause)
    t.moment(events)
    if spilled:
        overflow(t, spilled)
    return cards


def shut(t: DigimonTable, card: Card, zone: int, why: Cause) -> bool:
    """15-15-3-4, 15-15-4-5: whether the area is shown as a whole, so that this effect cannot add to it."""
    area = card.owner * ZONES + zone
    if area not in t.closed or t.closed[area][0] is why or card.zone == area and card.host is None:
        return False
    t.cite(t.closed[area][1], player=card.owner)
    return True


def present(t: DigimonTable, player: int, zone: int) -> list[Card]:
    """The cards of a pile, the bottom one first; 4.2 15-15-3-1: without those that are looked at."""
    cards = t.cards_in(player, zone)
    if t.revealed_from and t.book.looked_leave:
        cards = [card for card in cards if card.uid not in t.revealed_from]
    return cards


def draw(t: DigimonTable, player: int, n: int, rule: str = "4-12-1", why: Cause = RULE) -> int:
    """4-12: cards from the top of the deck to the hand; how many there were."""
    deck = present(t, player, DECK)
    cards = deck[: -n - 1 : -1] if n > 0 else []
    if len(cards) < n:
        t.cite("1-3-2", player=player)
    for card in cards:
        card.shown = 0
    if cards:
        t.cite("4-12-2", player=player)
        passed = t.recording and not t.book.revealed_stay
        if passed and any(zone == player * ZONES + DECK for zone in t.revealed_from.values()):
            t.cite("15-15-3-6", player=player)
        cards = move_cards(t, cards, HAND, why, rule)
    return len(cards)


def place(t: DigimonTable, card: Card, player: int, zone: int, rule: str) -> Stack:
    """A card that was taken up is put into an area as a new stack of its own, unsuspended (3-4-3)."""
    stack = Stack(t.next_bid, card, player)
    t.next_bid += 1
    area = t.zones[player * ZONES + zone]
    card.zone = area.index
    card.host = stack
    card.incarnation += 1
    card.face_up = True
    card.shown = 0
    stack.zone = area.index
    stack.stamp = t.tick()
    stack.placed_turn = t.turn
    if t.book.placed_is_new:
        stack.played_turn = t.turn
    stack.rebuild()
    reset_stack(stack)
    t.bodies[stack.bid] = stack
    area.bodies.append(stack)
    t.version += 1
    t.cite("3-4-3", player=player)
    return stack


def can_suspend(t: DigimonTable, stack: Stack, why: Cause) -> bool:
    """4-11-1-2-1: whether the card can be turned sideways now."""
    if not stack.alive or stack.suspended or stack.flags & NO_SUSPEND:
        return False
    return not (why.is_effect and (stack.flags & NO_BE_SUSPENDED or forbidden(stack, "suspended", why)))


def suspend(t: DigimonTable, stacks: list[Stack], rule: str, why: Cause = RULE) -> list[Stack]:
    """4-11: turn cards sideways; what is suspended already does not become it again (1-3-3)."""
    now(t)
    done: list[Stack] = []
    events: list[Happening] = []
    for stack in stacks:
        if not affected(stack, why):
            t.cite("15-15-6-1", player=stack.controller)
            continue
        if not can_suspend(t, stack, why):
            t.cite("1-3-3" if stack.suspended else "15-1-3", player=stack.controller)
            continue
        stack.suspended = True
        done.append(stack)
        event = Happening("suspended", rule, stack.controller, body=stack)
        event.why = why
        events.append(event)
    if events:
        t.moment(events)
    return done


def can_unsuspend(stack: Stack, why: Cause) -> bool:
    """4-11-1-1-1: whether the card can be turned upright now."""
    if not stack.alive or not stack.suspended or stack.flags & NO_UNSUSPEND:
        return False
    return not (why.is_effect and forbidden(stack, "unsuspended", why))


def unsuspend(t: DigimonTable, stacks: list[Stack], rule: str, why: Cause = RULE) -> list[Stack]:
    """4-11: turn cards upright."""
    now(t)
    done: list[Stack] = []
    events: list[Happening] = []
    for stack in stacks:
        if not affected(stack, why):
            t.cite("15-15-6-1", player=stack.controller)
            continue
        if not stack.alive or not stack.suspended:
            t.cite("1-3-3", player=stack.controller)
            continue
        if not can_unsuspend(stack, why):
            t.cite("15-1-3", player=stack.controller)
            continue
        stack.suspended = False
        done.append(stack)
        event = Happening("unsuspended", rule, stack.controller, body=stack)
        event.why = why
        events.append(event)
    if events:
        t.moment(events)
    return done


def given(t: DigimonTable, stack: Stack) -> bool:
    """Whether a lasting effect was given to this very stack."""
    ref = t.ref(stack)
    return any(lasting.fixed and ref in lasting.refs for lasting in t.lasting)


def take_apart(t: DigimonTable, stack: Stack) -> list[Card]:
    """A stack leaves its area: its cards, the top one first (4-5-8, 4-7-6). The dead stack is its own last information."""
    stack.alive = False
    stack.instances = None
    t.zones[stack.zone].bodies.remove(stack)
    del t.bodies[stack.bid]
    t.gone[stack.bid] = stack
    cards = stack.cards()
    for card in cards:
        card.host = None
    if t.recording and given(t, stack):
        t.cite("15-11-1-2", player=stack.controller)
    attack = t.attack
    if attack is not None and attack.target == stack.bid:
        t.cite("11-2-6", player=stack.controller)
    t.version += 1
    return cards


def leave(
    t: DigimonTable,
    stacks: list[Stack],
    zone: int,
    why: Cause,
    rule: str,
    kind: str = "",
    bottom: bool = False,
    face_up: bool = False,
) -> list[Stack]:
    """Stacks leave the field together: the top cards to a pile, what was under and linked to the trash (4-5-8)."""
    present = [stack for stack in stacks if stack.alive]
    if not present:
        return []
    events: list[Happening] = []
    left: list[Card] = []
    for stack in present:
        area = stack.zone % ZONES
        links = stack.links
        spilling = spills(t, stack)
        cards = take_apart(t, stack)
        for card in cards[1:]:
            place = LINK if card in links else UNDER
            t.cite("4-7-6" if place == LINK else "4-5-8", player=stack.controller)
            if card.zone != NOWHERE:
                events.append(lay(t, card, TRASH, Origin(place, stack.controller, stack), RULE, "4-5-8"))
            if place == UNDER:
                left.append(card)
        if spilling:
            left.append(cards[0])
        moved = lay(t, cards[0], zone, Origin(area, stack.controller, stack), why, rule, bottom, face_up)
        stack.new_ref = cards[0].ref
        gone = Happening("left", rule, stack.controller, body=stack, card=cards[0])
        gone.why = why
        gone.place = area
        gone.place_player = stack.controller
        gone.goal = zone
        gone.goal_player = cards[0].owner
        gone.bottom = bottom
        if kind == "deleted":
            t.cite("4-13-1", player=stack.controller)
            fell = Happening("deleted", rule, stack.controller, body=stack, card=cards[0])
            fell.why = why
            fell.place = area
            fell.place_player = stack.controller
            events.append(fell)
        events += [gone, moved]
    if len(present) > 1:
        t.cite("3-1-3-3")
    t.moment(events)
    overflow(t, left)
    return present


def allowed_to_leave(t: DigimonTable, stacks: list[Stack], why: Cause, verb: str) -> list[Stack]:
    """15-15-6-1, 15-1-3: those that this cause can make leave: not immune, and nothing forbids it."""
    now(t)
    found: list[Stack] = []
    for stack in stacks:
        if not stack.alive or stack in found:
            continue
        if not affected(stack, why):
            t.cite("15-15-6-1", player=stack.controller)
        elif (
            forbidden(stack, verb, why)
            or forbidden(stack, "leave", why)
            or verb != "deleted"
            and forbidden(stack, "leave but deleted", why)
        ):
            t.cite("15-1-3", player=stack.controller)
        else:
            found.append(stack)
    return found


def before_leaving(t: DigimonTable, stacks: list[Stack], why: Cause, rule: str, verb: str, zone: int) -> list[Stack]:
    """15-8-5: what cuts in before cards leave; those that still leave after it."""
    if not stacks:
        return []
    pairs: list[tuple[Stack, list[Happening]]] = []
    events: list[Happening] = []
    for stack in stacks:
        own: list[Happening] = []
        if verb == "deleted":
            event = Happening("would delete", rule, stack.controller, body=stack)
            own.append(event)
        if stack.in_battle:
            own.append(Happening("would leave", rule, stack.controller, body=stack))
        for event in own:
            event.why = why
            event.goal = zone
            event.place = stack.zone % ZONES
            event.place_player = stack.controller
            event.note = verb
        events += own
        pairs.append((stack, own))
    t.would(events)
    found: list[Stack] = []
    for stack, own in pairs:
        if any(event.prevented for event in own):
            t.cite("15-8-5-2", player=stack.controller)
        elif stack.alive:
            found.append(stack)
    return found


def delete(t: DigimonTable, stacks: list[Stack], why: Cause, rule: str) -> list[Stack]:
    """4-13: deleted cards are trashed, unless something keeps them; those that were deleted."""
    fit = allowed_to_leave(t, stacks, why, "deleted")
    fit = before_leaving(t, fit, why, rule, "deleted", TRASH)
    return leave(t, fit, TRASH, why, rule, "deleted")


def send(
    t: DigimonTable, stacks: list[Stack], zone: int, why: Cause, rule: str, bottom: bool = False, face_up: bool = False
) -> list[Stack]:
    """Stacks go to a pile: to the hand, the deck, the security stack, or the trash without being deleted (4-14-3)."""
    verb = "trashed" if zone == TRASH else "returned" if zone in (HAND, DECK) else "placed"
    fit = allowed_to_leave(t, stacks, why, verb)
    if verb == "returned":
        goal = "returned to hand" if zone == HAND else "returned to deck"
        held = [stack for stack in fit if stack.rules and forbidden(stack, goal, why)]
        if held:
            t.cite("15-1-3", player=held[0].controller)
            fit = [stack for stack in fit if stack not in held]
    if t.closed:
        fit = [stack for stack in fit if not shut(t, stack.top, zone, why)]
    fit = before_leaving(t, fit, why, rule, verb, zone)
    if zone == TRASH and fit:
        t.cite("4-14-3")
    return leave(t, fit, zone, why, rule, "", bottom, face_up)


def put_under(
    t: DigimonTable, cards: list[Card], host: Stack, why: Cause, rule: str, top: bool = False, face_down: bool = False
) -> list[Card]:
    """4-5: cards that are no top cards go under a card, to the very bottom unless told otherwise, face-up (4-5-4)."""
    now(t)
    if not host.alive or not affected(host, why):
        return []
    face = host.face
    if face.token:
        t.cite("4-18-3", player=host.controller)
        return []
    if not host.is_digimon and host.under and not top:
        t.cite("4-3-2", player=host.controller)
    if not host.is_digimon and any(isinstance(card.face, DigimonFace) and card.face.inherited for card in cards):
        t.cite("15-3-1", player=host.controller)
    events: list[Happening] = []
    for card in cards:
        own = card.face
        assert isinstance(own, DigimonFace)
        if own.token:
            continue
        was = take(t, card)
        events.append(slide(t, card, host, was, why, rule, len(events) if top else len(host.under), face_down))
    if not events:
        return []
    t.cite("4-5-4" if not face_down else "4-5-10", player=host.controller)
    host.rebuild()
    reset_stack(host)
    t.moment(events)
    return cards


def slide(t: DigimonTable, card: Card, host: Stack, was: Origin, why: Cause, rule: str, at: int, face_down: bool) -> Happening:
    """A card that was taken up goes into a stack, at a place counted from the top."""
    face = card.face
    assert isinstance(face, DigimonFace)
    if face.overflow and was.place in (BATTLE, BREEDING, UNDER):
        t.cite("4-17-4", player=card.owner)
    card.zone = host.zone
    card.host = host
    card.incarnation += 1
    card.face_up = not face_down
    card.shown = 1 << card.owner if face_down else 0
    host.under.insert(at, card)
    event = Happening("moved", rule, card.owner, card=card)
    event.why = why
    event.place = was.place
    event.place_player = was.player
    event.host = was.host
    event.goal = UNDER
    event.goal_player = host.controller
    event.onto = host
    event.facing = not face_down
    if face_down:
        event.seen = 1 << card.owner
    return event


def stack_under(t: DigimonTable, stack: Stack, host: Stack, why: Cause, rule: str, top: bool = False) -> bool:
    """4-5-7: a card on the field goes under another one: it leaves the field, what was under it is trashed (4-5-8)."""
    if stack is host or not host.alive:
        return False
    fit = before_leaving(t, allowed_to_leave(t, [stack], why, "placed"), why, rule, "placed", UNDER)
    if not fit or t.stack(host.bid) is None or host.face.token or not affected(host, why):
        return False
    area = stack.zone % ZONES
    links = stack.links
    cards = take_apart(t, stack)
    events: list[Happening] = []
    spilled: list[Card] = []
    for card in cards[1:]:
        where = LINK if card in links else UNDER
        t.cite("4-7-6" if where == LINK else "4-5-8", player=stack.controller)
        events.append(lay(t, card, TRASH, Origin(where, stack.controller, stack), RULE, "4-5-8"))
        if where == UNDER:
            spilled.append(card)
    t.cite("4-5-7", player=stack.controller)
    if stack.face.token:
        moved = lay(t, cards[0], TRASH, Origin(area, stack.controller, stack), why, rule)
    else:
        moved = slide(t, cards[0], host, Origin(area, stack.controller, stack), why, rule, 0 if top else len(host.under), False)
        host.rebuild()
        reset_stack(host)
    stack.new_ref = cards[0].ref
    gone = Happening("left", rule, stack.controller, body=stack, card=cards[0])
    gone.why = why
    gone.place = area
    gone.place_player = stack.controller
    gone.goal = UNDER
    events += [gone, moved]
    t.moment(events)
    overflow(t, spilled)
    return True


def top_under(t: DigimonTable, card: Card, host: Stack, why: Cause, top: bool) -> bool:
    """The top card of a stack goes under a card: the one below comes up (4-5-6). In its own stack it stays the same card."""
    source = card.host
    if not isinstance(source, Stack) or not source.under or not affected(source, why) or host.face.token:
        return False
    source.top = source.under.pop(0)
    t.cite("4-5-6", player=source.controller)
    if source is host:
        t.cite("3-1-3-1-3", player=host.controller)
        host.under.insert(0 if top else len(host.under), card)
        event = Happening("moved", "4-5-4", card.owner, card=card)
        event.why = why
        event.place, event.place_player, event.host = source.zone % ZONES, source.controller, source
        event.goal, event.goal_player, event.onto = UNDER, host.controller, host
        events = [event]
    else:
        card.host = None
        was = Origin(source.zone % ZONES, source.controller, source)
        events = [slide(t, card, host, was, why, "4-5-4", 0 if top else len(host.under), False)]
        source.rebuild()
        reset_stack(source)
    host.rebuild()
    reset_stack(host)
    t.version += 1
    if events:
        t.moment(events)
    return True


def strip_top(
    t: DigimonTable, stack: Stack, why: Cause, rule: str, zone: int = TRASH, bottom: bool = False, face_up: bool = False
) -> Happening | None:
    """4-5-6: the top card of a stack goes to a pile, the one below takes its place and state. Not yet announced."""
    if not stack.under:
        t.cite("4-5-2", player=stack.controller)
        return None
    if zone == TRASH and stack.rules and forbidden(stack, "trash stack", why):
        t.cite("15-1-3", player=stack.controller)
        return None
    card = stack.top
    stack.top = stack.under.pop(0)
    t.cite("4-5-6", player=stack.controller)
    card.host = None
    event = lay(t, card, zone, Origin(stack.zone % ZONES, stack.controller, stack), why, rule, bottom, face_up)
    stack.rebuild()
    reset_stack(stack)
    if t.recording and given(t, stack):
        t.cite("15-13-2", player=stack.controller)
    t.version += 1
    return event


def hatch(t: DigimonTable, player: int) -> Stack | None:
    """4-16: the top card of the Digi-Egg deck goes to the breeding area."""
    eggs = t.cards_in(player, EGGS)
    if not eggs or t.full(player):
        t.cite("4-16-2" if not eggs else "4-16-3", player=player)
        if eggs:
            t.cite("3-4-5-2", player=player)
        return None
    card = eggs[-1]
    take(t, card)
    stack = place(t, card, player, BREEDING, "4-16-1")
    t.happened(Happening("hatched", "4-16-1", player, body=stack, card=stack.top))
    return stack


def move_area(t: DigimonTable, stack: Stack, zone: int, rule: str) -> bool:
    """4-15: a Digimon with DP moves between the breeding and the battle area as it is."""
    if not can_move_to(t, stack, zone):
        return False
    was = stack.zone % ZONES
    t.zones[stack.zone].bodies.remove(stack)
    area = t.zones[stack.controller * ZONES + zone]
    area.bodies.append(stack)
    stack.zone = area.index
    for card in stack.cards():
        card.zone = area.index
    t.cite("4-15-3", player=stack.controller)
    t.cite("4-15-4", player=stack.controller)
    t.version += 1
    moved = Happening("moved out", rule, stack.controller, body=stack)
    moved.place, moved.place_player, moved.goal, moved.goal_player = was, stack.controller, zone, stack.controller
    t.happened(moved)
    return True


def can_move_to(t: DigimonTable, stack: Stack, zone: int) -> bool:
    """4-15-2, 3-4-5-2: whether it is a Digimon with DP, the breeding area is empty, and nothing forbids it."""
    now(t)
    if stack.dp == NONE or not stack.is_digimon:
        t.cite("4-15-2", player=stack.controller)
        return False
    if zone == BREEDING and t.full(stack.controller):
        t.cite("3-4-5-2", player=stack.controller)
        return False
    if not can_move(t, stack):
        t.cite("15-1-3", player=stack.controller)
        return False
    return True


def can_move(t: DigimonTable, stack: Stack) -> bool:
    """15-1-3: whether nothing forbids this Digimon to move between areas."""
    return not forbidden(stack, "move", RULE) and not forbidden_of(t, stack.controller, "move", RULE, stack)


def in_order(t: DigimonTable, player: int, cards: list[Card], rule: str, goal: str = "under") -> list[Card]:
    """3-1-3-4, 15-15-3-7: the player whose card caused it chooses the order of several cards, top first."""
    if len(cards) < 2:
        return cards
    t.cite(rule, player=player)
    left = cards[:]
    found: list[Card] = []
    while len(left) > 1:
        options = [Option("order", card.uid) for card in left]
        answer = t.ask(Decision(player, "order", options, rule, about=goal))
        for card in left:
            if card.uid == answer.card:
                break
        found.append(card)
        left.remove(card)
    return found + left
