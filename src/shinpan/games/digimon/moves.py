"""Chapter 4: how cards and stacks change place and state."""

from __future__ import annotations

from ...table.cards import Card
from ...table.events import Event
from .faces import DigimonFace
from .state import BATTLE, DECK, EGGS, HAND, SECURITY, TRASH, ZONES, DigimonTable, Stack
from .values import reset_stack


def draw(t: DigimonTable, player: int, n: int, rule: str = "4-12-1") -> int:
    """4-12: cards from the top of the deck to the hand; how many there were."""
    count = 0
    for _ in range(n):
        deck = t.cards_in(player, DECK)
        if not deck:
            break
        card = deck.pop()
        t.lay(card, t.zones[player * ZONES + HAND])
        event = Event("drew", rule, player, card=card, amount=1)
        event.seen = 1 << player
        t.happened(event)
        count += 1
    return count


def place(t: DigimonTable, card: Card, player: int, zone: int, rule: str) -> Stack:
    """A card is put into an area as a new stack of its own, unsuspended (3-4-3)."""
    t.lift(card)
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
    stack.rebuild()
    reset_stack(stack)
    t.bodies[stack.bid] = stack
    area.bodies.append(stack)
    t.version += 1
    return stack


def suspend(t: DigimonTable, stack: Stack, rule: str) -> bool:
    """4-11: turn a card sideways; what is suspended already does not become it again (1-3-3)."""
    if not stack.alive or stack.suspended:
        t.cite("1-3-3")
        return False
    stack.suspended = True
    t.happened(Event("suspended", rule, stack.controller, body=stack))
    return True


def unsuspend(t: DigimonTable, stack: Stack, rule: str) -> bool:
    """4-11: turn a card upright."""
    if not stack.alive or not stack.suspended:
        t.cite("1-3-3")
        return False
    stack.suspended = False
    t.happened(Event("unsuspended", rule, stack.controller, body=stack))
    return True


def take_apart(t: DigimonTable, stack: Stack) -> list[Card]:
    """A stack leaves its area: its cards, the top one first (4-5-8, 4-7-6). The dead stack is its own last information."""
    stack.alive = False
    t.zones[stack.zone].bodies.remove(stack)
    del t.bodies[stack.bid]
    t.gone[stack.bid] = stack
    cards = [stack.top, *stack.under, *stack.links]
    for card in cards:
        card.host = None
    t.version += 1
    return cards


def to_pile(t: DigimonTable, card: Card, zone: int, rule: str, bottom: bool = False, kind: str = "moved") -> None:
    """A card that lies nowhere goes to a pile of its owner (3-1-3-8); Digi-Eggs go to their deck (3-1-3-9)."""
    if card.face.kind == "egg" and zone in (DECK, HAND, SECURITY):
        t.cite("3-1-3-9", player=card.owner)
        bottom = zone != DECK or bottom
        zone = EGGS
    target = t.zones[card.owner * ZONES + zone]
    t.lay(card, target, bottom)
    event = Event(kind, rule, card.owner, card=card)
    event.target = target.index
    event.seen = 3 if target.kind.public else 1 << card.owner
    t.happened(event)


def overflow(t: DigimonTable, cards: list[Card]) -> None:
    """4-17: ACE cards that leave the field cost their player memory, at once, the turn player's first."""
    for player in (t.turn_player, 1 - t.turn_player):
        for card in cards:
            face = card.face
            assert isinstance(face, DigimonFace)
            if face.overflow and card.owner == player:
                t.cite("4-17-2", player=player)
                t.move_memory(player, -face.overflow, "4-17-1")


def leave_field(t: DigimonTable, stacks: list[Stack], zone: int, rule: str, kind: str, bottom: bool = False) -> int:
    """Stacks leave together: the top cards to a pile, what was under and linked to the trash (4-5-8)."""
    present = [stack for stack in stacks if stack.alive]
    if not present:
        return 0
    lost = [(stack, take_apart(t, stack)) for stack in present]
    before = t.leaving
    t.leaving = before + present
    for stack, cards in lost:
        for card in cards[1:]:
            to_pile(t, card, TRASH, "4-5-8", kind="trashed")
        to_pile(t, cards[0], zone, rule, bottom, "trashed" if zone == TRASH else "moved")
        stack.new_ref = stack.top.ref
        event = Event(kind, rule, stack.controller, body=stack, card=stack.top)
        event.origin = stack.zone
        t.happened(event)
    overflow(t, [card for _, cards in lost for card in cards])
    t.leaving = before
    return len(present)


def delete(t: DigimonTable, stacks: list[Stack], cause: str, by: Stack | None, rule: str) -> int:
    """4-13: deleted cards are trashed."""
    if stacks:
        t.cite("4-13-1")
    return leave_field(t, stacks, TRASH, rule, "deleted")


def trash_body(t: DigimonTable, stack: Stack, rule: str) -> None:
    """4-14-3: trashing a card in an area is no deletion."""
    leave_field(t, [stack], TRASH, rule, "trashed from field")


def hatch(t: DigimonTable, player: int) -> Stack | None:
    """4-16: the top card of the Digi-Egg deck goes to the breeding area."""
    from .state import BREEDING

    eggs = t.cards_in(player, EGGS)
    if not eggs or t.breeding(player) is not None:
        t.cite("4-16-2" if not eggs else "4-16-3", player=player)
        return None
    stack = place(t, eggs[-1], player, BREEDING, "4-16-1")
    t.happened(Event("hatched", "4-16-1", player, body=stack, card=stack.top))
    return stack


def move_out(t: DigimonTable, stack: Stack) -> bool:
    """4-15: a Digimon with DP moves from the breeding to the battle area as it is."""
    from .faces import NONE

    if stack.dp == NONE:
        t.cite("4-15-2", player=stack.controller)
        return False
    t.zones[stack.zone].bodies.remove(stack)
    area = t.zones[stack.controller * ZONES + BATTLE]
    area.bodies.append(stack)
    stack.zone = area.index
    for card in [stack.top, *stack.under, *stack.links]:
        card.zone = area.index
    t.cite("4-15-3", player=stack.controller)
    t.happened(Event("moved out", "4-15-1", stack.controller, body=stack))
    return True
