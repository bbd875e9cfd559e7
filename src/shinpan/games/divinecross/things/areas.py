"""Units entering, leaving and changing areas: 302.3, 306, 908, 912."""

from __future__ import annotations

from ....table.cards import Body, Card
from ....table.decisions import Decision, Option
from ....table.events import Event
from ....table.zones import Zone
from ..book.continuous import now, reset_unit
from .causes import Cause, caused, would
from .modifiers import clash
from .piles import in_order
from .state import DECK, KO, MAIN, NO_KO, NO_SWAP, STANDBY, STANDBY_AREAS, DivineCrossTable, Unit


def enter(t: DivineCrossTable, card: Card, controller: int, zone: int, rule: str, face_up: bool = True) -> Unit:
    """A card becomes a unit in an area of a player."""
    origin = card.zone
    t.lift(card)
    unit = Unit(t.next_bid, card, controller)
    t.next_bid += 1
    place = t.zones[controller * 6 + zone]
    card.zone = place.index
    card.host = unit
    card.incarnation += 1
    card.face_up = face_up
    card.shown = 0
    unit.zone = place.index
    unit.stamp = t.tick()
    unit.rebuild()
    reset_unit(unit)
    t.bodies[unit.bid] = unit
    place.bodies.append(unit)
    if face_up:
        t.version += 1
        event = Event("entered", rule, controller, body=unit, card=card)
        event.origin = origin
        event.target = place.index
        if t.continuous:
            t.cite("809.4")
            now(t)
        t.happened(event)
    return unit


def leave(t: DivineCrossTable, unit: Unit) -> Card:
    """Takes a unit off the table. What was attached stays in the area until rule processing (1005)."""
    unit.alive = False
    t.zones[unit.zone].bodies.remove(unit)
    del t.bodies[unit.bid]
    t.gone[unit.bid] = unit
    for card in unit.energy:
        card.host = None
        t.orphans.append(card)
        t.orphan_hosts[card.uid] = unit
    if unit.assist is not None:
        unit.assist.host = None
        t.orphans.append(unit.assist)
        t.orphan_hosts[unit.assist.uid] = unit
    card = unit.top
    card.host = None
    card.face_up = True
    t.version += 1
    return card


def send(
    t: DivineCrossTable, units: list[Unit], zone: int, causes: list[Cause], rule: str, kind: str, bottom: bool = False
) -> int:
    """Units leave the areas together for a zone of their owners; then those who watched react."""
    if t.guarding:
        staying: list[Unit] = []
        for i, unit in enumerate(units):
            if would(t, caused(Event("would leave", rule, unit.controller, body=unit), causes[i]), unit.controller):
                staying.append(unit)
        if staying:
            causes = [cause for unit, cause in zip(units, causes) if unit not in staying]
            units = [unit for unit in units if unit not in staying]
    if not units:
        return 0
    now(t)
    cards = [unit.top for unit in units]
    by_uid = {card.uid: i for i, card in enumerate(cards)}
    if len(cards) > 1 and zone == DECK:
        for player in (t.turn_player, 1 - t.turn_player):
            mine = [card for card in cards if card.owner == player]
            if len(mine) > 1:
                t.cite("302.4", player=player)
                ordered = in_order(t, player, mine, "302.4", "deck bottom" if bottom else "deck top")
                if not bottom:
                    ordered.reverse()
                cards = [card for card in cards if card.owner != player] + ordered
    for unit in units:
        leave(t, unit)
    events: list[Event] = []
    for card in cards:
        i = by_uid[card.uid]
        unit, cause = units[i], causes[i]
        target = t.zones[card.owner * 6 + zone]
        t.lay(card, target, bottom)
        t.cite("302.5", player=card.owner)
        unit.new_ref = card.ref
        if unit.damage or unit.stunned:
            t.cite("907.6")
        for name, player in ((kind, unit.controller), ("left", unit.controller), ("moved", card.owner)):
            event = caused(Event(name, rule, player, body=unit, card=card), cause)
            event.origin = unit.zone
            event.target = target.index
            if kind == "ko" and rule != "908.1":
                event.also = unit.hurt_by
            events.append(event)
    before = t.leaving
    t.leaving = before + units
    for event in events:
        if event.kind == kind:
            t.happened(event)
        else:
            t.react(event)
    t.leaving = before
    return len(units)


def knock_out(t: DivineCrossTable, units: list[Unit], cause: Cause, rule: str = "908.1") -> int:
    """908: units go to the KO zone, together. 813.5a: what was just damaged was KO'd by who damaged it."""
    now(t)
    doomed: list[Unit] = []
    causes: list[Cause] = []
    for unit in units:
        if not unit.alive:
            continue
        if unit.flags & NO_KO:
            t.cite("104.4")
            continue
        blame = cause
        if cause.kind == "rule" and unit.hurt_by:
            last = unit.hurt_by[-1]
            by = last.by
            assert by is None or isinstance(by, Unit)
            blame = Cause(last.cause, last.by_player, by, last.by_card)
            blame.skill = last.by_skill
        if t.guarding:
            event = caused(Event("would ko", rule, unit.controller, body=unit), blame)
            if would(t, event, unit.controller):
                continue
        doomed.append(unit)
        causes.append(blame)
    return send(t, doomed, KO, causes, rule, "ko")


def swap(t: DivineCrossTable, main: Unit, standby: Unit, cause: Cause, rule: str = "912.1") -> bool:
    """912: a standby unit and the main unit change places."""
    if not main.alive or not standby.alive or main.controller != standby.controller:
        return False
    if t.zones[main.zone].kind.name != "main":
        main, standby = standby, main
    if t.zones[main.zone].kind.name != "main" or t.zones[standby.zone].kind.name != "standby":
        return False
    now(t)
    if (main.flags | standby.flags) & NO_SWAP:
        t.cite("104.4", player=main.controller)
        return False
    if t.guarding:
        event = caused(Event("would swap", rule, main.controller, body=main), cause)
        if would(t, event, main.controller):
            return False
    applied = applying(t, main)
    area, spot = t.zones[main.zone], t.zones[standby.zone]
    area.bodies[0] = standby
    spot.bodies[spot.bodies.index(standby)] = main
    rezone(standby, area)
    rezone(main, spot)
    to_standby(t, main, applied)
    t.version += 1
    event = caused(Event("swapped", rule, main.controller, body=main), cause)
    t.happened(event)
    other = caused(Event("swapped", rule, main.controller, body=standby), cause)
    other.note = "in"
    t.react(other)
    t.react(caused(Event("became main", rule, main.controller, body=standby), cause))
    t.react(caused(Event("became standby", rule, main.controller, body=main), cause))
    return True


def rezone(unit: Unit, zone: Zone) -> None:
    """A unit and all that is attached to it are in another area now."""
    unit.zone = zone.index
    unit.top.zone = zone.index
    for card in unit.energy:
        card.zone = zone.index
    if unit.assist is not None:
        unit.assist.zone = zone.index


def applying(t: DivineCrossTable, unit: Unit) -> list[int]:
    """The timestamps of the lasting effects that apply to a unit now."""
    if not t.lasting:
        return []
    now(t)
    found: list[int] = []
    for instance in t.instances:
        if instance.lasting is not None and instance.part.player < 0 and any(thing is unit for thing in instance.bodies()):
            found.append(instance.lasting.stamp)
    return found


def to_standby(t: DivineCrossTable, unit: Unit, applied: list[int]) -> None:
    """302.3: a main unit that goes to a standby area keeps its cards and damage, and little else."""
    t.cite("302.3a")
    if unit.stunned:
        t.cite("907.7")
        unit.stunned = False
    ref = t.ref(unit)
    if t.lasting:
        for i, lasting in enumerate(t.lasting):
            if ref in lasting.refs or lasting.stamp in applied:
                t.cite("302.3b")
                t.lasting[i] = lasting.without(ref)
        t.lasting = [lasting for lasting in t.lasting if not lasting.fixed or lasting.refs]


def to_main(t: DivineCrossTable, unit: Unit, cause: Cause, rule: str) -> None:
    """A standby unit moves to the empty main area."""
    t.zones[unit.zone].bodies.remove(unit)
    area = t.zones[unit.controller * 6 + MAIN]
    area.bodies.append(unit)
    rezone(unit, area)
    t.version += 1
    t.happened(caused(Event("became main", rule, unit.controller, body=unit), cause))


def take_over(t: DivineCrossTable, unit: Unit, controller: int, cause: Cause, rule: str) -> bool:
    """306.7: a unit put into a player's area is controlled by that player."""
    spot = t.zones[controller * 6 + STANDBY]
    if not unit.alive or len(spot.bodies) >= STANDBY_AREAS:
        return False
    was_main = t.zones[unit.zone].kind.name == "main"
    applied = applying(t, unit)
    t.zones[unit.zone].bodies.remove(unit)
    spot.bodies.append(unit)
    rezone(unit, spot)
    unit.controller = controller
    if was_main:
        to_standby(t, unit, applied)
    t.version += 1
    t.happened(caused(Event("became standby", rule, controller, body=unit), cause))
    return True


def settle_order(t: DivineCrossTable, units: list[Unit]) -> None:
    """809.3b: continuous abilities that begin in one moment, where their order matters: the turn player decides."""
    left = [unit for unit in units if unit.has_static]
    if not any(clash(a, b) for a in left for b in left if a is not b):
        return
    t.cite("809.3b", player=t.turn_player)
    while left:
        options = [Option("order", unit.top.uid, unit.bid) for unit in left]
        answer = t.ask(Decision(t.turn_player, "order", options, "809.3b", about="effects"))
        chosen = next(unit for unit in left if unit.bid == answer.body)
        left.remove(chosen)
        chosen.stamp = t.tick()
        chosen.rebuild()
        t.version += 1


def free_standby(t: DivineCrossTable, player: int) -> int:
    """How many standby areas are empty."""
    spots: list[Body] = t.standby(player)
    return STANDBY_AREAS - len(spots)
