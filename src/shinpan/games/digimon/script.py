"""Scenario words: which option a step means, and what may be expected of cards and players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...table.decisions import Decision, Option
from .faces import NONE, DigimonFace, color_names
from .state import DigimonTable, Stack
from .values import now

PICKS = ("choose", "resolve", "order")
PLAIN = ("hatch", "move", "skip", "pass")


def stack_of(t: DigimonTable, uid: int) -> Stack | None:
    """The stack this card is the top card of."""
    host = t.cards[uid].host
    return host if isinstance(host, Stack) and host.top.uid == uid else None


def matches(
    t: DigimonTable,
    decision: Decision,
    option: Option,
    verb: str,
    value: Any,
    extra: Mapping[str, Any],
    cards: Mapping[str, int],
) -> bool:
    """Whether this option is what the step means."""
    if verb == "mulligan":
        return decision.kind == "yesno" and option.verb == "yes" and decision.about == "mulligan"
    if verb == "no":
        return option.verb in ("no", "done", "none", "pass") and decision.kind != "main"
    if verb == "yes":
        return option.verb == "yes"
    if verb in PLAIN:
        return option.verb == verb
    if verb in ("number", "mode"):
        return option.verb == verb and option.number == value
    if option.verb != verb and not (verb in PICKS and option.verb in PICKS):
        return False
    if not isinstance(value, str) or value not in cards:
        return False
    uid = cards[value]
    if verb == "attack":
        stack = stack_of(t, uid)
        if stack is None or stack.bid != option.card:
            return False
        target = extra.get("target")
        if target in (None, "player"):
            return option.body == -1
        return isinstance(target, str) and target in cards and named(t, option.body, cards[target])
    if verb == "digivolve":
        if option.card != uid:
            return False
        onto = extra.get("onto")
        if isinstance(onto, str) and not (onto in cards and named(t, option.body, cards[onto])):
            return False
        return "cost" not in extra or extra["cost"] == option.number
    return option.card == uid or named(t, option.body, uid)


def named(t: DigimonTable, bid: int, uid: int) -> bool:
    """Whether this stack has that card on top."""
    body = t.bodies.get(bid)
    return body is not None and body.top.uid == uid


def default(t: DigimonTable, decision: Decision) -> int:
    """Decline what is optional, else the first legal choice."""
    for i, option in enumerate(decision.options):
        if option.verb in ("no", "done", "none", "skip", "pass"):
            return i
    return 0


def fact(t: DigimonTable, uid: int, key: str) -> Any:
    """What is true of a card now."""
    card = t.cards[uid]
    now(t)
    face = card.face
    assert isinstance(face, DigimonFace)
    if key == "zone":
        zone = t.zones[card.zone]
        return zone.kind.name if zone.owner < 0 else f"p{zone.owner + 1}.{zone.kind.name}"
    if key == "seen_by":
        return [f"p{player + 1}" for player in (0, 1) if t.sees(player, card)]
    if key == "owner":
        return f"p{card.owner + 1}"
    if key == "controller":
        return f"p{(card.host.controller if card.host is not None else card.owner) + 1}"
    if key in ("face_up", "face_down"):
        return card.face_up == (key == "face_up")
    if key == "cost":
        return face.cost
    stack = stack_of(t, uid)
    if key == "on":
        return card.host.top.uid if card.host is not None and stack is None else -1
    if stack is None:
        plain: dict[str, Any] = {
            "name": face.name,
            "colors": color_names(face.colors),
            "traits": face.traits,
            "under": [],
            "links": [],
        }
        plain |= {"dp": face.dp, "level": face.level, "suspended": False, "has": []}
        return plain[key]
    if key == "dp":
        return None if stack.dp == NONE else max(0, stack.dp)
    if key == "level":
        return None if stack.level == NONE else stack.level
    values: dict[str, Any] = {
        "suspended": stack.suspended,
        "name": stack.names[0],
        "colors": color_names(stack.colors),
        "traits": stack.traits,
        "under": [other.uid for other in stack.under],
        "links": [other.uid for other in stack.links],
        "has": list(stack.keywords),
    }
    return values[key]


def player_fact(t: DigimonTable, player: int, key: str) -> Any:
    """What is true of a player now: an area's cards, top first."""
    if key == "legal":
        return t.legal[player]
    for index, kind in enumerate(t.kinds):
        if kind.name == key:
            zone = t.zone(player, index)
            if kind.field:
                return [body.top.uid for body in zone.bodies]
            return [card.uid for card in reversed(zone.cards)]
    raise KeyError(key)


def table_fact(t: DigimonTable, key: str) -> Any:
    """What is true of the game."""
    if key == "memory":
        return t.memory
    if key == "phase":
        return {"turn": "unsuspend", "setup ordered": "setup", "end": t.resume_phase}.get(t.phase, t.phase)
    raise KeyError(key)
