"""What the words of a text make players do (chapter 900): drawing, attaching, charging, throws and the ticket."""

from __future__ import annotations

from ....table.cards import Card, Thing
from ....table.events import Event
from .causes import RULE, Cause, caused, would
from .marks import damage
from .piles import detach
from .state import HAND, NO_ASSIST, NO_CHARGE, NO_DRAW, NO_ENERGY, NO_TICKET, DivineCrossTable, Unit


def draw(t: DivineCrossTable, player: int, n: int, cause: Cause, rule: str = "904.1") -> bool:
    """904, 1102: draw cards one by one; what cannot be drawn hurts the main unit instead."""
    if n <= 0:
        t.cite("104.2", player=player)
        return False
    if t.player_flags[player] & NO_DRAW:
        t.cite("104.4", player=player)
        return False
    if n > 1:
        t.cite("904.2", player=player)
    missed = 0
    for _ in range(n):
        if t.guarding:
            event = caused(Event("would draw", rule, player, amount=1), cause)
            if would(t, event, player):
                continue
        deck = t.deck(player)
        if not deck:
            missed += 1
            continue
        card = deck.pop()
        origin = card.zone
        t.lay(card, t.zones[player * 6 + HAND])
        event = caused(Event("drew", rule, player, card=card, amount=1), cause)
        event.origin = origin
        event.target = card.zone
        event.seen = 1 << player
        t.happened(event)
    if missed:
        t.cite("1102.1", player=player)
        unit = t.main(player)
        if unit is not None:
            damage(t, unit, 100 * missed, RULE, "1102.1a")
        for _ in range(missed):
            t.react(caused(Event("drew", "1102.1a", player, amount=1), cause))
    return True


def attach_energy(t: DivineCrossTable, card: Card, unit: Unit, cause: Cause, rule: str = "905.2") -> bool:
    """905.2: a card goes face down to a unit as energy, seen by its controller only (306.6)."""
    if not unit.alive:
        return False
    if unit.flags & NO_ENERGY:
        t.cite("104.4", player=unit.controller)
        return False
    before = t.seen_mask(card)
    origin = card.zone
    if card.host is not None:
        detach(t, card)
    elif card in t.orphans:
        t.orphans.remove(card)
    else:
        t.lift(card)
    card.zone = unit.zone
    card.host = unit
    card.incarnation += 1
    card.face_up = False
    card.shown = 0
    unit.energy.append(card)
    t.cite("905.1")
    t.cite("306.6a")
    t.version += 1
    event = caused(Event("energy", rule, unit.controller, body=unit, card=card, amount=1), cause)
    event.origin = origin
    event.target = unit.zone
    event.seen = before | t.seen_mask(card)
    t.happened(event)
    return True


def attach_assist(t: DivineCrossTable, card: Card, unit: Unit, cause: Cause, rule: str = "905.3") -> bool:
    """905.3: an assist goes face up to a unit."""
    if not unit.alive or unit.assist is not None:
        return False
    if unit.flags & NO_ASSIST:
        t.cite("104.4", player=unit.controller)
        return False
    origin = card.zone
    if card.host is not None:
        detach(t, card)
    else:
        t.lift(card)
    card.zone = unit.zone
    card.host = unit
    card.incarnation += 1
    card.face_up = True
    card.shown = 0
    unit.assist = card
    unit.assist_stamp = t.tick()
    unit.rebuild()
    t.cite("905.1")
    t.version += 1
    event = caused(Event("assist", rule, unit.controller, body=unit, card=card), cause)
    event.origin = origin
    event.target = unit.zone
    t.happened(event)
    return True


def charge(t: DivineCrossTable, player: int, card: Card, unit: Unit, cause: Cause, rule: str) -> bool:
    """906: a card from hand becomes energy, then a card is drawn."""
    if t.player_flags[player] & NO_CHARGE:
        t.cite("104.4", player=player)
        return False
    if not attach_energy(t, card, unit, cause):
        return False
    t.happened(caused(Event("charged", rule, player, body=unit), cause))
    draw(t, player, 1, cause)
    return True


def janken(t: DivineCrossTable, player: int, rule: str = "916.1") -> int:
    """916: a throw between the players; who won. The winning ticket wins it without a throw."""
    threw = t.ticket < 0
    if t.ticket >= 0:
        winner = t.ticket
        t.cite("916.1a", player=winner)
        lose_ticket(t, winner, "916.1a")
    elif t.fixed:
        winner = t.fixed.pop(0)
    else:
        winner = t.chance.below(2)
    if threw:
        t.react(Event("threw", rule, player))
    t.happened(Event("janken", rule, winner))
    lost = Event("janken lost", rule, 1 - winner)
    t.react(lost)
    return winner


def gain_ticket(t: DivineCrossTable, player: int, cause: Cause, rule: str = "926.1") -> bool:
    """106, 926: only one player can hold the winning ticket, and only once."""
    if t.player_flags[player] & NO_TICKET:
        t.cite("104.4", player=player)
        return False
    if t.ticket == player:
        t.cite("106.3", player=player)
        return False
    if t.guarding and would(t, caused(Event("would ticket", rule, player), cause), player):
        return False
    if t.ticket == 1 - player:
        t.cite("106.2", player=player)
        lose_ticket(t, 1 - player, "106.2a")
    t.ticket = player
    t.happened(caused(Event("ticket", rule, player), cause))
    return True


def lose_ticket(t: DivineCrossTable, player: int, rule: str) -> bool:
    """The ticket is gone."""
    if t.ticket != player:
        return False
    if t.guarding and would(t, Event("would lose ticket", rule, player), player):
        return False
    t.ticket = -1
    t.happened(Event("ticket lost", rule, player))
    return True


def bodies(things: list[Thing]) -> list[Unit]:
    """The units among things, alive."""
    return [thing for thing in things if isinstance(thing, Unit) and thing.alive]
