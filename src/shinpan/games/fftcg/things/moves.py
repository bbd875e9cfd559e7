"""Chapters 6, 7 and 15.1: how cards change place and state, and how damage is dealt."""

from __future__ import annotations

from typing import Final

from ....table.cards import Body, Card, Thing
from ....table.decisions import Decision, Option
from ..book.replacing import replaced
from ..book.rules import forbidden, forbidden_of
from ..book.values import now, reset
from .context import Ctx
from .faces import BACKUP, CHARACTER, LIGHT_DARK, NONE, FFFace
from .state import (
    ASIDE,
    BREAK,
    DAMAGE,
    DECK,
    FIELD,
    HAND,
    LB,
    REMOVED,
    RULE,
    ZONES,
    Cause,
    Character,
    Deed,
    FFTable,
    out_of_battle,
)

ARRIVED: Final = {HAND: "to hand", BREAK: "to break", REMOVED: "to removed", DAMAGE: "to damage"}


def zone_of(t: FFTable, card: Card) -> int:
    """The zone a card is in, whoever's it is."""
    return card.zone if card.zone >= 2 * ZONES else card.zone % ZONES


# ------------------------------------------------------------------ cards


def move(
    t: FFTable, card: Card, goal: int, why: Cause, rule: str, bottom: bool = False, seen: int = -1, face_down: bool = False
) -> Deed:
    """Moves a card that is not on the field to a zone of its owner (7.3), as a new card there (7.4); the event is only made."""
    place = zone_of(t, card)
    known = t.seen_mask(card)
    player = t.zones[card.zone].owner
    t.lift(card)
    target = t.zones[card.owner * ZONES + goal] if goal < ZONES else t.zones[goal]
    t.lay(card, target, bottom)
    if face_down:
        card.face_up = False
        card.shown = 1 << card.owner
    if t.limits and goal != LB and goal < ZONES:
        stray(t, card)
    event = Deed(ARRIVED.get(goal, "move"), rule, card.owner, card=card)
    event.place = place
    event.goal = goal
    event.by_player = player
    event.why = why
    event.target = target.index
    event.seen = 3 if target.kind.public and not face_down else known | (1 << card.owner if goal == HAND else 0)
    if seen >= 0:
        event.seen = seen
    if place == DECK and goal == BREAK:
        event.how = "milled"
    if place == ASIDE and card.uid in t.searched:
        t.searched = [uid for uid in t.searched if uid != card.uid]
        event.how = "search"
    return event


def stray(t: FFTable, card: Card) -> None:
    """A card with Limit Break came where it does not stay: it goes back as soon as abilities have seen it there."""
    face = card.face
    assert isinstance(face, FFFace)
    if face.limit >= 0:
        t.strays.append(card.uid)


def draw(t: FFTable, player: int, n: int, rule: str, why: Cause = RULE) -> int:
    """Draws cards one after the other; who cannot loses at the next check (12.4.2)."""
    drawn = 0
    for _ in range(n):
        event = Deed("draw", rule, player)
        event.why = why
        if replaced(t, event, player):
            continue
        deck = t.cards_in(player, DECK)
        if not deck:
            t.lost[player] = 1
            t.version += 1
            t.record(Deed("no card", "3.1.2", player))
            break
        moved = move(t, deck[-1], HAND, why, rule, seen=1 << player)
        t.count("drawn", player)
        drawn += 1
        event.card = moved.card
        event.seen = 1 << player
        event.target = moved.target
        t.happened(event)
    return drawn


def discard(t: FFTable, cards: list[Card], why: Cause, rule: str = "15.1.1.4.1") -> list[Deed]:
    """15.1.1.4.1: from the hand into the Break Zone."""
    events: list[Deed] = []
    for card in cards:
        event = move(t, card, BREAK, why, rule)
        twin = Deed("discard", rule, card.owner, card=card)
        twin.why = why
        twin.place = HAND
        twin.goal = BREAK
        events.append(twin)
        events.append(event)
        t.count("discarded", card.owner)
        if why.is_effect and why.player != card.owner:
            t.count("made discard", why.player)
    t.moment(events)
    return events


def lay_down(t: FFTable, cards: list[Card], goal: int, why: Cause, rule: str, bottom: bool = False) -> list[Card]:
    """Moves cards that are not on the field at one moment; what would leave for the Break Zone may be replaced."""
    events: list[Deed] = []
    moved: list[Card] = []
    for card in cards:
        goes = goal
        if goal == BREAK:
            about = Deed("to break", rule, card.owner, card=card)
            about.place = zone_of(t, card)
            about.goal = BREAK
            about.why = why
            if replaced(t, about, card.owner) and about.prevented:
                continue
            goes = about.goal
        events.append(move(t, card, goes, why, rule, bottom))
        moved.append(card)
    if goal == BREAK:
        milled = [event for event in events if event.place == DECK]
        for event in milled:
            t.count("milled", event.player)
    t.moment(events)
    return moved


def put_aside(t: FFTable, card: Card) -> None:
    """15.1.1.8.1: a card that was found lies beside the deck, for all to see."""
    t.lift(card)
    t.lay(card, t.zones[ASIDE])


# ------------------------------------------------------------------ entering


def name_clash(t: FFTable, player: int, face: FFFace) -> str:
    """7.7.3, 7.7.4, 7.7.5: the clause that keeps a card from being put onto a player's field, or nothing."""
    now(t)
    backups = 0
    for body in t.field(player):
        assert isinstance(body, Character)
        if body.kinds & BACKUP:
            backups += 1
        if not face.generic and not body.face.generic and shares_name(body.names, face):
            if not many_allowed(t, player, face, body):
                return "7.7.3"
        if face.elements & LIGHT_DARK and body.elements & LIGHT_DARK and not light_dark_allowed(t, player, face, body):
            return "7.7.5"
    if face.kind == "backup" and backups >= 5:
        return "7.7.4"
    for rule in t.rules_of[player]:
        if rule.kind == "not both" and face.name in rule.names:
            for body in t.field(player):
                assert isinstance(body, Character)
                if any(name in rule.names for name in body.names):
                    return "2.2"
    return ""


def shares_name(names: list[str], face: FFFace) -> bool:
    """5.2.2.1: whether one of these names is one of the card's."""
    return face.name in names or any(name in names for name in face.also_names)


def many_allowed(t: FFTable, player: int, face: FFFace, body: Character) -> bool:
    """Whether a text lets the player have several cards of one name."""
    return any(rule.kind == "many" and rule.about(body) for rule in t.rules_of[player])


def light_dark_allowed(t: FFTable, player: int, face: FFFace, body: Character) -> bool:
    """Whether a text lets the player have several Light or Dark Characters."""
    for rule in t.rules_of[player]:
        if rule.kind == "light dark" and rule.number & face.elements & LIGHT_DARK and rule.number & body.elements & LIGHT_DARK:
            return True
    return bool(face.joins & body.elements & LIGHT_DARK)


def can_enter(t: FFTable, player: int, card: Card, why: Cause = RULE) -> bool:
    """Whether a card can be put onto this player's field now."""
    face = card.face
    assert isinstance(face, FFFace)
    if not face.type & CHARACTER:
        return False
    if name_clash(t, player, face):
        return False
    if forbidden_of(t, player, "enter", why, card):
        return False
    if not why.is_effect:
        return True
    return not face.not_by_effects >> zone_of(t, card) & 1 and all(
        cond.holds(Ctx(t, player, None, card)) for cond in face.play_if
    )


def enter(
    t: FFTable, cards: list[Card], player: int, why: Cause, rule: str, how: str = "effect", dull: bool = False, x: int = 0
) -> list[Character]:
    """Puts cards onto the field under a player's control (6.2.4), all at one moment."""
    events: list[Deed] = []
    made: list[Character] = []
    for card in cards:
        face = card.face
        assert isinstance(face, FFFace)
        clause = name_clash(t, player, face)
        if clause or not can_enter(t, player, card, why):
            t.cite(clause or "2.2", player=player)
            if how == "warp":
                t.cite("15.2.7.5.1", player=player)
                t.cite("15.2.7.5.2", player=player)
            continue
        about = Deed("enter", rule, player, card=card)
        about.why = why
        about.dull = dull or face.enters == 1 or face.kind == "backup" and face.enters != 2
        about.how = how
        about.controller = player
        if (
            t.recording
            and not face.generic
            and any(body.face.generic and shares_name(body.names, face) for body in characters_of(list(t.field(player))))
        ):
            t.cite("7.7.3.1", player=player)
        if face.kind == "backup":
            t.cite("5.2.3.1.1.3", player=player)
        if replaced(t, about, player) and about.prevented:
            continue
        place = zone_of(t, card)
        known = place != HAND and place != DECK
        t.lift(card)
        t.lay(card, t.zones[about.controller * ZONES + FIELD])
        t.zones[about.controller * ZONES + FIELD].cards.pop()
        body = Character(t.next_bid, card, about.controller)
        t.next_bid += 1
        card.host = body
        body.zone = about.controller * ZONES + FIELD
        body.stamp = t.tick()
        body.since = t.turn
        body.entered = t.turn
        body.how = how
        body.dull = about.dull
        body.x = x
        for name, n in face.counters:
            body.counters[name] = body.counters.get(name, 0) + n
        t.bodies[body.bid] = body
        t.zones[body.zone].bodies.append(body)
        body.rebuild()
        reset(body)
        event = Deed("enter", rule, about.controller, body, card)
        event.why = why
        event.place = place
        event.goal = FIELD
        event.how = how
        event.others = []
        event.amount = 1 if known else 0
        event.target = body.zone
        event.dull = body.dull
        t.entered.append(-1 - body.bid)
        t.count("entered", about.controller)
        events.append(event)
        made.append(body)
        t.cite("7.4", player=player)
    if len(made) > 1:
        stamps(t, made)
    t.moment(events)
    if t.recording:
        now(t)
        if any(body.touched for body in made):
            t.cite("11.9.2", player=player)
    return made


def stamps(t: FFTable, made: list[Character]) -> None:
    """11.12.4.11: the turn player orders the timestamps of what comes at the same time, where it can matter."""
    if sum(1 for body in made if any(use.ability.parts for use in body.uses)) < 2:
        return
    t.cite("11.12.4.11", player=t.turn_player)
    left = made[:]
    order: list[Character] = []
    while len(left) > 1:
        options = [Option("order", body.uid, body.bid) for body in left]
        bid = t.ask(Decision(t.turn_player, "order", options, "11.12.4.11", about="timestamp")).body
        chosen = next(body for body in left if body.bid == bid)
        left.remove(chosen)
        order.append(chosen)
    for body in [*order, *left]:
        body.stamp = t.tick()
        body.rebuild()


# ------------------------------------------------------------------ leaving


def leave(
    t: FFTable, bodies: list[Character], goal: int, why: Cause, rule: str, broken: bool = False, bottom: bool = False
) -> list[Character]:
    """Characters leave the field for a zone of their owners, all at one moment. Those that did."""
    return depart(t, departures(t, bodies, goal, why, rule, broken), bottom)


def departures(
    t: FFTable, bodies: list[Character], goal: int, why: Cause, rule: str, broken: bool
) -> list[tuple[Character, Deed]]:
    """Which of these Characters will leave, after all that forbids or replaces it, and how."""
    now(t)
    going: list[tuple[Character, Deed]] = []
    for body in bodies:
        if not body.alive or any(body is other for other, _ in going):
            continue
        if not may_leave(t, body, goal, why, broken):
            continue
        about = Deed("leave", rule, body.controller, body, body.top)
        about.why = why
        about.place = FIELD
        about.goal = goal
        about.note = "broken" if broken else ""
        if replaced(t, about, body.controller) and about.prevented:
            continue
        going.append((body, about))
    return going


def depart(t: FFTable, going: list[tuple[Character, Deed]], bottom: bool) -> list[Character]:
    """They leave at one moment, unless something that was done instead took them away already."""
    events: list[Deed] = []
    left: list[Character] = []
    for body, about in going:
        if not body.alive:
            continue
        left.append(body)
        events += take_off(t, body, about, bottom)
    t.moment(events)
    if t.removed_until:
        come_back(t)
    return left


def may_leave(t: FFTable, body: Character, goal: int, why: Cause, broken: bool) -> bool:
    """2.2: whether nothing forbids that the Character goes there for this cause."""
    if not body.rules:
        return True
    if broken and forbidden(body, "break", why) or forbidden(body, "leave", why):
        t.cite("2.2", player=body.controller)
        return False
    if goal == BREAK and not broken and forbidden(body, "put", why):
        t.cite("2.2", player=body.controller)
        return False
    if goal == HAND and forbidden(body, "return", why) or goal == REMOVED and forbidden(body, "remove", why):
        t.cite("2.2", player=body.controller)
        return False
    return True


def take_off(t: FFTable, body: Character, about: Deed, bottom: bool) -> list[Deed]:
    """One Character leaves: the dead body stays as its own last information (6.4.2)."""
    card = body.top
    goal = about.goal
    t.zones[body.zone].bodies.remove(body)
    del t.bodies[body.bid]
    t.gone[body.bid] = body
    body.alive = False
    body.instances = None
    card.host = None
    if body.counters:
        t.cite("6.7.3", player=body.controller)
    if card.owner != body.controller and goal != FIELD:
        t.cite("7.3", player=card.owner)
    events = uncover(t, body, about, bottom) if body.under else []
    target = t.zones[card.owner * ZONES + goal]
    t.lay(card, target, bottom)
    body.new_ref = card.ref
    if t.limits:
        stray(t, card)
    t.left.append((body.bid, goal, about.note == "broken"))
    if t.attack is not None:
        out_of_battle(t, body)
    kinds = ["leave"]
    if goal == BREAK:
        kinds.append("put")
        t.count("broken" if about.note == "broken" else "put", body.controller)
        if body.is_forward:
            t.count("forward put", body.controller)
    if about.note == "broken" and goal == BREAK:
        kinds.append("broken")
    elif goal != BREAK and goal in ARRIVED:
        kinds.append(ARRIVED[goal])
    for kind in kinds:
        event = Deed(kind, about.rule, body.controller, body, card)
        event.why = about.why
        event.place = FIELD
        event.goal = goal
        event.target = target.index
        event.note = about.note
        if kind == "broken":
            event.by = about.why.body
            event.others = list(about.why.party)
        events.append(event)
    return events


def uncover(t: FFTable, body: Character, about: Deed, bottom: bool) -> list[Deed]:
    """The cards under a Character that was primed go where it goes, each to the zone of its owner (7.3)."""
    events: list[Deed] = []
    for card in body.under:
        target = t.zones[card.owner * ZONES + about.goal]
        t.lay(card, target, bottom)
        if t.limits:
            stray(t, card)
        event = Deed(ARRIVED.get(about.goal, "move"), about.rule, card.owner, None, card)
        event.why = about.why
        event.place = FIELD
        event.goal = about.goal
        event.target = target.index
        event.how = "under"
        event.seen = 3
        events.append(event)
    return events


def come_back(t: FFTable) -> None:
    """Cards that were removed for as long as a Character is on the field come back when it is gone."""
    for uid, (ref, bid) in list(t.removed_until.items()):
        if bid in t.bodies:
            continue
        del t.removed_until[uid]
        card = t.cards[uid]
        if card.ref == ref:
            enter(t, [card], card.owner, RULE, "11.12.4.4")


# ------------------------------------------------------------------ states


def dull(t: FFTable, bodies: list[Character], why: Cause, rule: str = "15.1.1.2.1") -> list[Character]:
    """15.1.1.2.1, 15.1.1.2.2: turns Characters dull; those that already are stay so. Those that were told to be."""
    done: list[Character] = []
    events: list[Deed] = []
    for body in bodies:
        if not body.alive:
            continue
        if forbidden(body, "dull", why):
            t.cite("2.2", player=body.controller)
            continue
        done.append(body)
        if body.dull:
            t.cite("15.1.1.2.2", player=body.controller)
            continue
        body.dull = True
        event = Deed("dulled", rule, body.controller, body, body.top)
        event.why = why
        events.append(event)
    if events:
        t.moment(events)
    return done


def activate(t: FFTable, bodies: list[Character], why: Cause, rule: str = "15.1.1.1.1") -> list[Character]:
    """15.1.1.1.1, 15.1.1.1.2: turns Characters active."""
    done: list[Character] = []
    events: list[Deed] = []
    for body in bodies:
        if not body.alive:
            continue
        if forbidden(body, "activate", why):
            t.cite("2.2", player=body.controller)
            continue
        done.append(body)
        if not body.dull:
            t.cite("15.1.1.1.2", player=body.controller)
            continue
        body.dull = False
        event = Deed("activated", rule, body.controller, body, body.top)
        event.why = why
        events.append(event)
    if events:
        t.moment(events)
    return done


def freeze(t: FFTable, bodies: list[Character], why: Cause) -> list[Character]:
    """15.2.4: they will not become active in their player's next Active Phase."""
    done: list[Character] = []
    events: list[Deed] = []
    for body in bodies:
        if not body.alive or forbidden(body, "freeze", why):
            continue
        done.append(body)
        body.frozen = True
        event = Deed("frozen", "15.2.4.1", body.controller, body, body.top)
        event.why = why
        events.append(event)
    if events:
        t.moment(events)
    return done


def place_counters(t: FFTable, body: Character, name: str, n: int, why: Cause) -> None:
    """6.7: counters of one name are the same whatever made them."""
    if n <= 0 or not body.alive:
        return
    if body.counters.get(name):
        t.cite("6.7.2", player=body.controller)
    body.counters[name] = body.counters.get(name, 0) + n
    event = Deed("counters", "6.7.1", body.controller, body, body.top, n)
    event.note = name
    event.why = why
    t.happened(event)


def remove_counters(t: FFTable, body: Character, name: str, n: int, why: Cause) -> int:
    """15.1.1.10.1: counters leave the game."""
    have = sum(body.counters.values()) if not name else body.counters.get(name, 0)
    n = min(n, have)
    if n <= 0:
        return 0
    left = n
    for key in [name] if name else list(body.counters):
        taken = min(left, body.counters[key])
        body.counters[key] -= taken
        left -= taken
        if not body.counters[key]:
            del body.counters[key]
        if taken:
            event = Deed("counters off", "15.1.1.10.1", body.controller, body, body.top, taken)
            event.note = key
            event.why = why
            t.happened(event)
    return n


def gain_crystals(t: FFTable, player: int, n: int, why: Cause) -> None:
    """6.8.1: a player gets crystals."""
    if n <= 0:
        return
    t.crystals[player] += n
    event = Deed("crystal", "6.8.1", player, amount=n)
    event.why = why
    t.happened(event)


# ------------------------------------------------------------------ damage


class Blow:
    """Damage that is about to be dealt to a Character."""

    def __init__(self, target: Character, amount: int, source: Character | None, why: Cause) -> None:
        self.target = target
        self.amount = amount
        self.source = source
        self.why = why


def deal(t: FFTable, blows: list[Blow], rule: str, sure: bool = False) -> int:
    """Deals damage to Characters at one moment, after all replacements. How much was dealt."""
    now(t)
    events: list[Deed] = []
    total = 0
    for blow in blows:
        target = blow.target
        if not target.alive or not target.is_forward:
            continue
        about = Deed("damaged", rule, target.controller, target, target.top, max(0, blow.amount))
        about.by = blow.source
        about.why = blow.why
        about.by_player = blow.why.player
        about.by_card = blow.why.card
        replaced(t, about, target.controller)
        if (sure or forbidden(target, "sure", blow.why)) and not about.prevented:
            about.amount = max(about.amount, blow.amount)
        body = about.body
        if about.prevented or about.amount <= 0 or not isinstance(body, Character) or not body.alive:
            continue
        body.damage += about.amount
        body.hit += about.amount
        body.damaged_by = [*body.damaged_by, blow.why]
        if blow.source is not None and blow.source.bid not in body.hurt_by:
            body.hurt_by = [*body.hurt_by, blow.source.bid]
        total += about.amount
        event = Deed("damaged", rule, body.controller, body, body.top, about.amount)
        event.by = blow.source
        event.why = blow.why
        event.by_player = blow.why.player
        event.by_card = blow.why.card
        events.append(event)
    by_effect = next((event for event in events if event.why.kind != "battle"), None)
    t.moment([*events, *(party_deeds(t, by_effect.by, "forward") if by_effect is not None else [])])
    return total


def party_deeds(t: FFTable, source: Body | None, whom: str) -> list[Deed]:
    """15.1.1.9.10: damage that one of a party deals is dealt by the party: to a Forward, or to the opponent."""
    attack = t.attack
    if attack is None or not attack.party or not isinstance(source, Character) or source.bid not in attack.members:
        return []
    event = Deed("party damage", "15.1.1.9.10", source.controller, source, source.top)
    event.note = whom
    return [event]


def damage_player(
    t: FFTable, player: int, n: int, why: Cause, source: Character | None, rule: str = "6.5.1", quiet_bursts: bool = False
) -> int:
    """6.5: a player takes points of damage: cards from the deck one by one, then the EX Bursts in that order."""
    about = Deed("player damage", rule, player, amount=n)
    about.why = why
    about.by = source
    about.by_player = why.player
    about.by_card = why.card
    replaced(t, about, player)
    if about.prevented or about.amount <= 0:
        return 0
    t.cite("6.5.1", player=player)
    bursts: list[Card] = []
    events: list[Deed] = []
    taken = 0
    for _ in range(about.amount):
        deck = t.cards_in(player, DECK)
        if not deck:
            t.lost[player] = 2
            t.version += 1
            t.record(Deed("no card", "3.1.3", player))
            t.cite("12.4.3", player=player)
            break
        card = deck[-1]
        event = move(t, card, DAMAGE, why, "6.5.2")
        events.append(event)
        t.record(event)
        taken += 1
        if not quiet_bursts and not silenced(source, card) and has_burst(t, card, player):
            bursts.append(card)
        t.cite("6.5.3", player=player)
    t.count("damage", player, taken)
    if t.over:
        return taken
    if len(bursts) > 1 or bursts and taken > 1:
        t.cite("6.5.2.1", player=player)
    for card in bursts:
        t.offer_burst(card, player)
    done = Deed("player damage", rule, player, amount=taken)
    done.why = why
    done.by = source
    done.by_player = why.player
    done.by_card = why.card
    party = party_deeds(t, source, "player") if taken and why.kind != "battle" and player != why.player else []
    t.moment([*[quiet(event) for event in events], done, *party])
    return taken


def quiet(event: Deed) -> Deed:
    """An event that is in the log already, for abilities that wait for it."""
    twin = Deed(event.kind, "", event.player, event.body, event.card, event.amount)
    twin.place = event.place
    twin.goal = event.goal
    twin.why = event.why
    return twin


def silenced(source: Character | None, card: Card) -> bool:
    """Whether a text keeps the EX Burst of a card from being used for the damage this Character deals."""
    rules = source.rules if source is not None else []
    return any(rule.kind == "no burst" or rule.kind == "no burst of" and rule.about(card) for rule in rules)


def has_burst(t: FFTable, card: Card, player: int) -> bool:
    """11.10.2, 15.2.6.3: whether the card has an EX Burst, with the damage there is at this very moment."""
    face = card.face
    assert isinstance(face, FFFace)
    if face.effect is not None and face.effect.ex:
        return True
    for skill in face.skills:
        if skill.ex:
            if not skill.damage:
                return True
            if t.damage_of(player) >= skill.damage:
                t.cite("15.2.6.3", player=player)
                return True
            t.cite("15.2.6.3.1", player=player)
    return False


def cards_of(things: list[Thing]) -> list[Card]:
    """The cards among things."""
    return [thing for thing in things if isinstance(thing, Card)]


def characters_of(things: list[Thing]) -> list[Character]:
    """The Characters among things that are still on the field."""
    return [thing for thing in things if isinstance(thing, Character) and thing.alive]


def power_of(thing: Thing) -> int:
    """4.3: a power as a number to be used: never below 0."""
    if isinstance(thing, Character):
        return max(0, thing.power)
    if isinstance(thing, Card):
        face = thing.face
        assert isinstance(face, FFFace)
        return face.power if face.power != NONE else 0
    return 0


def shuffle(t: FFTable, player: int, why: Cause, rule: str = "15.1.1.6.1") -> None:
    """15.1.1.6.1: the order becomes unknown to both players."""
    t.shuffle(t.zones[player * ZONES + DECK])
    event = Deed("shuffle", rule, player)
    event.why = why
    t.record(event)


def cause_of(c: Ctx) -> Cause:
    """The cause of what an effect does."""
    return c.why
