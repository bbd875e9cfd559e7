"""What each player may see, built up from nothing (7.6)."""

from __future__ import annotations

from typing import Any

from ....table.cards import Card, Thing
from ....table.decisions import Decision
from ....table.events import Event
from ...base import Payment, Staged
from ...telling import area
from ..book.payment import Paying
from ..things.faces import NAMES, element_names, kind_names
from ..things.state import BREAK, DAMAGE, DECK, HAND, LB, REMOVED, ZONES, Character, Deed, FFTable, StackItem
from .script import face_of, keyword_names, look, shown_power, table_fact, warp_counters

PILES = {"deck": DECK, "hand": HAND, "damage": DAMAGE, "break": BREAK, "removed": REMOVED}


def may_see(t: FFTable, card: Card, viewer: int | None) -> bool:
    """Whether the viewer may see a card; a spectator sees what both players see."""
    if viewer is None:
        return t.sees(0, card) and t.sees(1, card)
    return t.sees(viewer, card)


def tag(uid: int, tags: bool) -> dict[str, Any]:
    """Which physical card it is, where that is asked for."""
    return {"uid": uid} if tags else {}


def card_view(card: Card, tags: bool) -> dict[str, Any]:
    """A card whose face the viewer may see."""
    face = face_of(card)
    return {
        **tag(card.uid, tags),
        "card": face.id,
        "name": face.name,
        "kind": face.kind,
        "elements": element_names(face.elements),
        "cost": face.cost,
        "power": shown_power(face.power),
        "ex": face.ex,
    }


def character_view(t: FFTable, body: Character, viewer: int | None, tags: bool) -> dict[str, Any]:
    """A Character as it is now."""
    if not may_see(t, body.top, viewer):
        return {"hidden": True, "body": body.bid, "dull": body.dull, "frozen": body.frozen, **tag(body.uid, tags)}
    return {
        **card_view(body.top, tags),
        "body": body.bid,
        "name": body.names[0] if body.names else "",
        "names": list(body.names),
        "kinds": kind_names(body.kinds),
        "elements": element_names(body.elements),
        "cost": body.cost,
        "power": shown_power(body.power),
        "jobs": list(body.jobs),
        "categories": list(body.categories),
        "generic": body.face.generic,
        "keywords": keyword_names(body.words),
        "dull": body.dull,
        "frozen": body.frozen,
        "damage": body.damage,
        "counters": {name: count for name, count in sorted(body.counters.items()) if count},
        "new": body.since == t.turn,
        "owner": body.top.owner,
        **({"under": [card_view(card, tags) for card in reversed(body.under)]} if body.under else {}),
    }


def pile_view(t: FFTable, player: int, kind: int, viewer: int | None, tags: bool) -> dict[str, Any]:
    """How many cards lie there and those the viewer may see: of a deck with their place, damage in the order it came."""
    zone = t.zones[player * ZONES + kind]
    cards = zone.cards if kind == DAMAGE else list(reversed(zone.cards))
    seen: list[dict[str, Any]] = []
    for position, card in enumerate(cards, 1):
        if may_see(t, card, viewer):
            found = card_view(card, tags)
            if kind == LB:
                found["spent"] = card.face_up
            if kind == REMOVED:
                found["counters"] = warp_counters(t, card)
            if zone.kind.ordered:
                found["position"] = position
            seen.append(found)
    if not zone.kind.ordered:
        seen.sort(key=lambda item: str(item["card"]))
    return {"count": len(zone.cards), "cards": seen}


def item_view(t: FFTable, item: StackItem, viewer: int | None, tags: bool) -> dict[str, Any]:
    """7.12.2: a Summon or ability on the stack: what, whose, and what it chose."""
    card = t.cards[item.uid]
    return {
        **tag(item.uid, tags),
        "item": item.sid,
        "kind": item.kind,
        "player": item.controller,
        "card": card.face.id,
        "name": card.face.name,
        "ability": item.skill.number,
        "called": item.skill.name,
        "text": item.skill.text,
        "targets": [target_view(t, ref, viewer) for _, refs in item.chosen for ref in refs],
        "modes": [mode + 1 for mode in item.modes],
        "x": item.x,
    }


def target_view(t: FFTable, ref: int, viewer: int | None) -> dict[str, Any]:
    """Something that was chosen."""
    thing: Thing | None = t.thing(ref)
    if isinstance(thing, Character):
        return {"body": thing.bid, "name": thing.top.face.name, "there": thing.alive}
    if isinstance(thing, StackItem):
        return {"item": thing.sid, "name": t.cards[thing.uid].face.name, "there": True}
    if isinstance(thing, Card):
        name = {"name": thing.face.name} if may_see(t, thing, viewer) else {"hidden": True}
        return {**name, "there": True}
    return {"there": False}


def attack_view(t: FFTable) -> dict[str, Any] | None:
    """10.1: the attack under way: who attacks, whether as a party, and who blocks."""
    attack = t.attack
    if attack is None:
        return None
    return {
        "player": attack.player,
        "attackers": list(attack.members),
        "party": attack.party,
        "blocker": attack.blocker if attack.blocker >= 0 else None,
        "blocked": attack.blocked,
    }


def view(t: FFTable, viewer: int | None, tags: bool = False) -> dict[str, Any]:
    """The table as this player sees it."""
    look(t)
    sides: list[dict[str, Any]] = []
    for player in (0, 1):
        side: dict[str, Any] = {name: pile_view(t, player, kind, viewer, tags) for name, kind in PILES.items()}
        side["field"] = [character_view(t, body, viewer, tags) for body in t.field(player) if isinstance(body, Character)]
        side["crystals"] = t.crystals[player]
        if t.limits:
            side["lb"] = pile_view(t, player, LB, viewer, tags)
        sides.append(side)
    return {
        "game": "fftcg",
        "viewer": viewer,
        "turn": t.turn,
        "turn_player": t.turn_player,
        "phase": table_fact(t, "phase"),
        "step": t.step,
        "priority": t.priority if t.window else None,
        "attack": attack_view(t),
        "stack": [item_view(t, item, viewer, tags) for item in reversed(t.stack)],
        "aside": [card_view(card, tags) for card in reversed(t.zones[-1].cards) if may_see(t, card, viewer)],
        "damage_limit": t.damage_limit,
        "over": t.over,
        "winner": t.winner if t.over else None,
        "players": sides,
    }


def places(t: FFTable, event: Event) -> tuple[str | None, str | None]:
    """From where the card of an event came."""
    if not isinstance(event, Deed):
        return None, None
    owner = event.player if event.card is None else event.card.owner
    return area(t, event.place, owner, ZONES, event.body), None


def staged(t: FFTable, event: Event, found: Staged) -> Staged:
    """At whom an attack or a block is aimed, who attacks together, and where the ability stands that is used or resolved."""
    if not isinstance(event, Deed):
        return found
    bodies = [other for other in event.others if isinstance(other, Character)]
    if event.kind == "attack":
        found.player, found.others = 1 - event.player, bodies
    elif event.kind == "block":
        found.onto, found.others = bodies[0] if bodies else None, bodies[1:]
    elif event.kind == "player damage":
        found.player = event.player
    if event.item is not None:
        found.place, found.number = "text", event.item.skill.number
        targets = (t.thing(ref) for _, refs in event.item.chosen for ref in refs)
        found.others = [one for one in targets if isinstance(one, Character)]
    return found


def payment(t: FFTable, decision: Decision) -> Payment | None:
    """11.2.1: how far a payment in CP is."""
    if not isinstance(decision, Paying):
        return None
    paid = [(one.source.uid, one.source.kind, NAMES[one.element], one.source.amount) for one in decision.given]
    return Payment(decision.owed(), paid)
