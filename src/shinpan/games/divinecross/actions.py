"""Chapter 900: what the words of a text make players do. Every change of the table is made here."""

from __future__ import annotations

from ...effects.context import Context
from ...effects.replace import replaced
from ...table.cards import Body, Card, Thing
from ...table.decisions import Decision, Option
from ...table.events import Event
from ...table.zones import Zone
from .continuous import attributes_of, now, reset_unit
from .state import (
    DECK,
    DISCARD,
    HAND,
    KO,
    MAIN,
    NO_DISCARD,
    NO_CHARGE,
    NO_DRAW,
    NO_EFFECT_DAMAGE,
    NO_HEAL,
    NO_ASSIST,
    NO_KO,
    NO_RULE_DAMAGE,
    NO_SHUFFLE,
    NO_SKILL_DAMAGE,
    NO_STUN,
    NO_SWAP,
    NO_TICKET,
    STANDBY,
    STANDBY_AREAS,
    Change,
    DivineCrossTable,
    Unit,
)

REPLACE = ("810.1", "810.2", "810.3")


class Cause:
    """Who does it: a skill, an effect or a rule, of which unit, card and player."""

    def __init__(self, kind: str, player: int = -1, unit: Unit | None = None, card: Card | None = None) -> None:
        self.kind = kind
        self.player = player
        self.unit = unit
        self.card = card
        self.skill = kind == "skill"


RULE = Cause("rule")


def cause_of(c: Context) -> Cause:
    """The cause of what a running effect does (813)."""
    unit = c.source
    assert unit is None or isinstance(unit, Unit)
    cause = Cause(c.cause, c.controller, unit, c.card)
    cause.skill = c.skill != ""
    return cause


def would(t: DivineCrossTable, event: Event, affected: int) -> bool:
    """810: offers what is about to happen to replacement effects; true if something else happened."""
    if not t.guarding:
        return False
    now(t)
    return replaced(Context(t, affected, None, None), event, affected, REPLACE)


def _by(event: Event, cause: Cause) -> Event:
    event.by = cause.unit
    event.by_card = cause.card
    event.by_player = cause.player
    event.cause = cause.kind
    event.by_skill = cause.skill
    return event


# -------------------------------------------------------------------- decks and hands


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
            event = _by(Event("would draw", rule, player, amount=1), cause)
            if would(t, event, player):
                continue
        deck = t.deck(player)
        if not deck:
            missed += 1
            continue
        card = deck.pop()
        origin = card.zone
        t.lay(card, t.zones[player * 6 + HAND])
        event = _by(Event("drew", rule, player, card=card, amount=1), cause)
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
            t.react(_by(Event("drew", "1102.1a", player, amount=1), cause))
    return True


def shuffle(t: DivineCrossTable, player: int, rule: str = "911.1") -> bool:
    """911: put a deck into an order nobody knows."""
    if t.player_flags[player] & NO_SHUFFLE:
        t.cite("104.4", player=player)
        return False
    t.cite("911.2", player=player)
    t.shuffling = True
    for card in t.deck(player):
        if card in t.revealed:
            t.revealed.remove(card)
    t.shuffle(t.zones[player * 6 + DECK])
    t.cite("911.1a", player=player)
    t.happened(Event("shuffled", rule, player))
    t.shuffling = False
    return True


def reveal(t: DivineCrossTable, cards: list[Card], rule: str = "903.1") -> None:
    """903: show cards to everyone until the effect is over or they move."""
    for card in cards:
        if t.sees(0, card) and t.sees(1, card):
            t.cite("903.2")
            continue
        card.shown = 3
        t.revealed.append(card)
        t.happened(Event("revealed", rule, card.owner, card=card))


def hide_revealed(t: DivineCrossTable) -> None:
    """The effect that showed cards is over."""
    if t.revealed:
        for card in t.revealed:
            card.shown = 0
        t.revealed = []


def put(t: DivineCrossTable, cards: list[Card], zone: int, cause: Cause, rule: str, bottom: bool = False, kind: str = "moved") -> int:
    """302: move cards to a zone of their owner (302.5); together, the owner decides their order (302.4)."""
    if not cards:
        return 0
    for player in (t.turn_player, 1 - t.turn_player):
        mine = [card for card in cards if card.owner == player]
        if len(mine) > 1 and (zone == DECK or (zone == DISCARD and t.discard_order)):
            t.cite("302.4" if zone == DECK else "310.3", player=player)
            mine = in_order(t, player, mine, "302.4" if zone == DECK else "310.3")
            mine.reverse()
            if bottom:
                mine.reverse()
        for card in mine:
            move(t, card, zone, cause, rule, bottom, kind)
    return len(cards)


def in_order(t: DivineCrossTable, player: int, cards: list[Card], rule: str) -> list[Card]:
    """Lets a player put cards in order, top first."""
    left = cards[:]
    result: list[Card] = []
    while len(left) > 1:
        options = [Option("order", card.uid) for card in left]
        answer = t.ask(Decision(player, "order", options, rule))
        card = t.cards[answer.card]
        left.remove(card)
        result.append(card)
    return result + left


def move(t: DivineCrossTable, card: Card, zone: int, cause: Cause, rule: str, bottom: bool = False, kind: str = "moved") -> None:
    """Moves one card that is not a unit in an area to a zone of its owner."""
    target = t.zones[card.owner * 6 + zone]
    before = t.seen_mask(card)
    origin = card.zone
    host = card.host
    was = attributes_of(t, card)
    attached = ""
    if host is None and card in t.orphans:
        t.orphans.remove(card)
        host = t.orphan_hosts.pop(card.uid, None)
        attached = "assist" if card.face_up else "energy"
    elif host is not None:
        attached = "assist" if card.face_up else "energy"
        detach(t, card)
    else:
        t.lift(card)
    t.lay(card, target, bottom)
    event = _by(Event(kind, rule, card.owner, card=card, amount=1), cause)
    event.host = host
    if t.continuous:
        now(t)
        from_kind, to_kind = t.zones[origin].kind, target.kind
        event.facts = was if from_kind.field or (from_kind.public and not to_kind.public) else attributes_of(t, card)
    event.origin = origin
    event.target = target.index
    event.seen = before | t.seen_mask(card)
    if attached:
        event.note = attached
    elif t.zones[origin].kind.name == "hand":
        event.note = "hand"
    t.happened(event)
    if kind != "moved":
        event.kind = "moved"
        t.react(event)
        event.kind = kind


def detach(t: DivineCrossTable, card: Card) -> None:
    """Takes energy or an assist off its unit."""
    unit = card.host
    assert isinstance(unit, Unit)
    if unit.assist is card:
        unit.assist = None
        unit.rebuild()
    else:
        unit.energy.remove(card)
    card.host = None
    t.version += 1


def discard(t: DivineCrossTable, cards: list[Card], cause: Cause, rule: str = "910.1") -> int:
    """910: cards from a hand or an area go to their owner's discard pile."""
    allowed: list[Card] = []
    for card in cards:
        if t.player_flags[card.owner] & NO_DISCARD and t.zones[card.zone].kind.name == "hand":
            t.cite("104.4", player=card.owner)
            continue
        if t.guarding:
            event = _by(Event("would discard", rule, card.owner, card=card, amount=1), cause)
            event.host = card.host if card.host is not None else t.orphan_hosts.get(card.uid)
            event.note = "hand" if event.host is None else "assist" if card.face_up else "energy"
            if would(t, event, card.owner):
                continue
        allowed.append(card)
    return put(t, allowed, DISCARD, cause, rule, kind="discarded")


# -------------------------------------------------------------------- units


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


def send(t: DivineCrossTable, units: list[Unit], zone: int, causes: list[Cause], rule: str, kind: str, bottom: bool = False) -> int:
    """Units leave the areas together for a zone of their owners; then those who watched react."""
    if t.guarding:
        staying: list[Unit] = []
        for i, unit in enumerate(units):
            if would(t, _by(Event("would leave", rule, unit.controller, body=unit), causes[i]), unit.controller):
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
                ordered = in_order(t, player, mine, "302.4")
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
            event = _by(Event(name, rule, player, body=unit, card=card), cause)
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
            event = _by(Event("would ko", rule, unit.controller, body=unit), blame)
            if would(t, event, unit.controller):
                continue
        doomed.append(unit)
        causes.append(blame)
    return send(t, doomed, KO, causes, rule, "ko")


def damage(t: DivineCrossTable, unit: Unit, amount: int, cause: Cause, rule: str = "914.2") -> bool:
    """914: put damage markers on a unit, all at once."""
    if amount <= 0 or not unit.alive:
        t.cite("104.2")
        return False
    now(t)
    if cause.kind == "skill" and unit.flags & NO_SKILL_DAMAGE:
        t.cite("924.1", player=unit.controller)
        return False
    if (cause.kind == "effect" and unit.flags & NO_EFFECT_DAMAGE) or (cause.kind == "rule" and unit.flags & NO_RULE_DAMAGE):
        t.cite("104.4", player=unit.controller)
        return False
    if t.continuous and cause.kind != "skill":
        amount = effect_damage(t, unit, amount, cause.unit)
        if amount <= 0:
            return False
    if t.continuous and cause.kind != "rule":
        if _shielded(t, unit, cause):
            t.cite("104.4", player=unit.controller)
            return False
    if t.guarding:
        event = _by(Event("would damage", rule, unit.controller, body=unit, amount=amount), cause)
        if would(t, event, unit.controller):
            return False
    unit.damage += amount
    event = _by(Event("damage", rule, unit.controller, body=unit, amount=amount), cause)
    unit.hurt_by.append(event)
    t.hurt.append(unit)
    t.happened(event)
    return True


def _shielded(t: DivineCrossTable, unit: Unit, cause: Cause) -> bool:
    from .modifiers import shields_damage

    return shields_damage(t, unit, cause.unit, cause.card, cause.kind)


def effect_damage(t: DivineCrossTable, unit: Unit, amount: int, by: Unit | None) -> int:
    """914.3: changes to any damage a unit takes or deals also change the damage of effects."""
    from .modifiers import any_damage_changes

    for change in any_damage_changes(t, by, unit):
        t.cite("914.3")
        amount = changed_by(change, amount)
    return amount


def changed_by(change: Change, amount: int) -> int:
    """One change to an amount of damage."""
    if change.how == "up":
        return amount + change.amount
    if change.how == "down":
        return amount - change.amount
    if change.how == "times":
        return amount * change.amount
    if change.how == "half":
        return amount // 2
    return change.amount


def heal(t: DivineCrossTable, unit: Unit, amount: int, rule: str = "915.1") -> bool:
    """915: take damage markers off a unit. Amount -1 takes all."""
    if not unit.alive or amount == 0:
        return False
    now(t)
    if unit.flags & NO_HEAL:
        t.cite("104.4", player=unit.controller)
        return False
    if unit.damage == 0:
        t.cite("915.2a" if amount < 0 else "915.1b", player=unit.controller)
        return False
    if t.guarding:
        event = Event("would heal", rule, unit.controller, body=unit, amount=amount)
        if would(t, event, unit.controller):
            return False
    if amount < 0:
        t.cite("915.2", player=unit.controller)
        amount = unit.damage
    elif amount > unit.damage:
        t.cite("915.1a", player=unit.controller)
        amount = unit.damage
    unit.damage -= amount
    t.cite("907.5")
    t.happened(Event("healed", rule, unit.controller, body=unit, amount=amount))
    return True


def stun(t: DivineCrossTable, unit: Unit, cause: Cause, rule: str = "918.1") -> bool:
    """918: put a stun marker on a unit."""
    if not unit.alive:
        return False
    now(t)
    if unit.flags & NO_STUN:
        t.cite("104.4", player=unit.controller)
        return False
    if unit.stunned:
        t.cite("104.3", player=unit.controller)
        return False
    if t.guarding and would(t, _by(Event("would stun", rule, unit.controller, body=unit), cause), unit.controller):
        return False
    unit.stunned = True
    t.cite("907.3")
    t.happened(_by(Event("stunned", rule, unit.controller, body=unit), cause))
    return True


def unstun(t: DivineCrossTable, unit: Unit, rule: str = "907.5") -> bool:
    """Takes the stun marker off a unit."""
    if not unit.alive or not unit.stunned:
        return False
    unit.stunned = False
    t.happened(Event("recovered", rule, unit.controller, body=unit))
    return True


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
        event = _by(Event("would swap", rule, main.controller, body=main), cause)
        if would(t, event, main.controller):
            return False
    applied = applying(t, main)
    area, spot = t.zones[main.zone], t.zones[standby.zone]
    area.bodies[0] = standby
    spot.bodies[spot.bodies.index(standby)] = main
    _rezone(standby, area)
    _rezone(main, spot)
    to_standby(t, main, applied)
    t.version += 1
    event = _by(Event("swapped", rule, main.controller, body=main), cause)
    t.happened(event)
    other = _by(Event("swapped", rule, main.controller, body=standby), cause)
    other.note = "in"
    t.react(other)
    t.react(_by(Event("became main", rule, main.controller, body=standby), cause))
    t.react(_by(Event("became standby", rule, main.controller, body=main), cause))
    return True


def _rezone(unit: Unit, zone: Zone) -> None:
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
    _rezone(unit, area)
    t.version += 1
    t.happened(_by(Event("became main", rule, unit.controller, body=unit), cause))


def take_over(t: DivineCrossTable, unit: Unit, controller: int, cause: Cause, rule: str) -> bool:
    """306.7: a unit put into a player's area is controlled by that player."""
    spot = t.zones[controller * 6 + STANDBY]
    if not unit.alive or len(spot.bodies) >= STANDBY_AREAS:
        return False
    was_main = t.zones[unit.zone].kind.name == "main"
    applied = applying(t, unit)
    t.zones[unit.zone].bodies.remove(unit)
    spot.bodies.append(unit)
    _rezone(unit, spot)
    unit.controller = controller
    if was_main:
        to_standby(t, unit, applied)
    t.version += 1
    t.happened(_by(Event("became standby", rule, controller, body=unit), cause))
    return True


# -------------------------------------------------------------------- attaching


def attach_energy(t: DivineCrossTable, card: Card, unit: Unit, cause: Cause, rule: str = "905.2") -> bool:
    """905.2: a card goes face down to a unit as energy, seen by its controller only (306.6)."""
    from .state import NO_ENERGY

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
    event = _by(Event("energy", rule, unit.controller, body=unit, card=card, amount=1), cause)
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
    event = _by(Event("assist", rule, unit.controller, body=unit, card=card), cause)
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
    t.happened(_by(Event("charged", rule, player, body=unit), cause))
    draw(t, player, 1, cause)
    return True


# -------------------------------------------------------------------- chance and the ticket


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
    if t.guarding and would(t, _by(Event("would ticket", rule, player), cause), player):
        return False
    if t.ticket == 1 - player:
        t.cite("106.2", player=player)
        lose_ticket(t, 1 - player, "106.2a")
    t.ticket = player
    t.happened(_by(Event("ticket", rule, player), cause))
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


def settle_order(t: DivineCrossTable, units: list[Unit]) -> None:
    """809.3b: continuous abilities that begin in one moment, where their order matters: the turn player decides."""
    from .modifiers import clash

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
