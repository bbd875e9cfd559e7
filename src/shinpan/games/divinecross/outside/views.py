"""What each player may see, built up from nothing (302.2, 303, 306.6)."""

from __future__ import annotations

from typing import Any

from ....table.cards import Card
from ....table.events import Event
from ...base import Staged
from ..book.continuous import now, skill_cost
from ..things.faces import DivineCrossFace, attribute_names
from ..things.state import DivineCrossTable, Unit
from .script import table_fact


def tag(card: Card, tags: bool) -> dict[str, Any]:
    """Which physical card it is, where that is asked for."""
    return {"uid": card.uid} if tags else {}


def card_view(card: Card, tags: bool) -> dict[str, Any]:
    """A card whose face the viewer may see."""
    face = card.face
    assert isinstance(face, DivineCrossFace)
    shown = {"card": face.id, "name": face.name, "kind": face.kind, "attributes": attribute_names(face.attributes)}
    return {**shown, **tag(card, tags)}


def unit_view(t: DivineCrossTable, unit: Unit, viewer: int | None, tags: bool) -> dict[str, Any]:
    """A unit with what is on it. Energy is seen by those who may; the others see how much there is."""
    if not may_see(t, unit.top, viewer):
        return {"hidden": True, **tag(unit.top, tags)}
    known = [card_view(card, tags) for card in unit.energy if may_see(t, card, viewer)]
    known.sort(key=lambda item: str(item["card"]))
    return {
        **card_view(unit.top, tags),
        "unit": unit.bid,
        "name": unit.name,
        "attributes": attribute_names(unit.attributes),
        "advantage": attribute_names(unit.advantage),
        "hp": unit.left(),
        "full_hp": unit.hp,
        "damage": unit.damage,
        "stunned": unit.stunned,
        "retreat": max(0, unit.retreat),
        "energy": len(unit.energy),
        "energy_seen": known,
        "assist": card_view(unit.assist, tags) if unit.assist is not None else None,
        "skills": [
            {
                "name": use.skill.name,
                "cost": skill_cost(unit, use),
                "damage": damage_text(use.skill.damage, use.skill.times, use.skill.has_damage),
            }
            for use in unit.skills
        ],
        "powers": [use.ability.name for use in unit.active if use.ability.group == "ex"],
    }


def damage_text(damage: int, times: bool, has: bool) -> str:
    """A skill's damage as printed."""
    if not has:
        return "-"
    return f"{damage}×" if times else str(damage)


def may_see(t: DivineCrossTable, card: Card, viewer: int | None) -> bool:
    """Whether the viewer may see a card; a spectator sees what both players see."""
    if viewer is None:
        return t.sees(0, card) and t.sees(1, card)
    return t.sees(viewer, card)


PRINTED = {"declared": "skill", "skill use": "skill", "reckoned": "skill", "ex": "ex", "effect": "ex"}
"""What the events are about that name something printed."""


def staged(event: Event, found: Staged) -> Staged:
    """Where on its card the skill, EX power or text stands that acts."""
    if event.kind in PRINTED:
        found.place = f"{PRINTED[event.kind]} {event.note}" if event.note else "text"
    elif event.kind == "played":
        found.place = "text"
    return found


def view(t: DivineCrossTable, viewer: int | None, tags: bool = False) -> dict[str, Any]:
    """The table as this player sees it."""
    now(t)
    sides: list[dict[str, Any]] = []
    for player in (0, 1):
        side: dict[str, Any] = {"ticket": t.ticket == player}
        for index, kind in enumerate(t.kinds):
            zone = t.zone(player, index)
            if kind.field:
                side[kind.name] = [unit_view(t, unit, viewer, tags) for unit in zone.bodies if isinstance(unit, Unit)]
                continue
            seen = [card_view(card, tags) for card in reversed(zone.cards) if may_see(t, card, viewer)]
            if not kind.ordered:
                seen.sort(key=lambda item: str(item["card"]))
            side[kind.name] = {"count": len(zone.cards), "cards": seen}
        strays = [card for card in t.orphans if t.zones[card.zone].owner == player]
        if strays:  # 1001.2, 1005: until rule processing comes to them they lie in the area, on no unit
            seen = [card_view(card, tags) for card in strays if may_see(t, card, viewer)]
            seen.sort(key=lambda item: str(item["card"]))
            side["stray"] = {"count": len(strays), "cards": seen}
        sides.append(side)
    return {
        "game": "divinecross",
        "viewer": viewer,
        "turn": t.turn,
        "turn_player": t.turn_player,
        "phase": table_fact(t, "phase"),
        "first_turn": t.first_turn,
        "charged": t.charged,
        "retreated": t.retreated,
        "event_played": t.event_played,
        "resolution": [card_view(card, tags) for card in reversed(t.zones[-1].cards)],
        "over": t.over,
        "winner": t.winner if t.over else None,
        "players": sides,
    }
