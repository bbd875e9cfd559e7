"""A table written down as a scenario: where the cards are and what state they are in."""

from __future__ import annotations

from typing import Any

import yaml

from ..library import starter_faces
from ..match import Match
from ..table.cards import Body, Card, Face
from ..table.table import Table
from .live import Refuse

STATES = ("suspended", "dull", "frozen", "stunned", "damage")
"""States of a body that a scenario writes by their own names, if they are not zero or false."""
NOT_ZONES = {"digimon": ("removed",)}
"""Zones that a scenario cannot fill."""
NOTE = "Written from a table: effects that last and what was already done this turn are not part of it."


def position_yaml(match: Match, title: str = "A position from the table") -> str:
    """The position as a scenario file. Only where a player may act freely: what is half done cannot be written down."""
    decision, table, rules = match.decision, match.table, match.game
    if decision is None or not rules.settled(table, decision):
        raise Refuse("a position can be written down where a player may act freely, not in the midst of something")
    used: dict[str, Face] = {}
    sides = [side(match, player, used) for player in (0, 1)]
    starter = starter_faces(rules)
    inline = [plain(rules.data(face)) for face in used.values() if face.id not in starter and face.id != "blank"]
    data: dict[str, Any] = {"title": title, "game": rules.name, "note": NOTE}
    if inline:
        data["cards"] = inline
    data["turn"] = f"p{table.turn_player + 1}"
    data["phase"] = str(rules.table_fact(table, "phase"))
    if getattr(table, "first_turn", table.turn == 1):
        data["first_turn"] = True
    if hasattr(table, "memory"):
        data["memory"] = table.memory
    data |= {"p1": sides[0], "p2": sides[1], "script": []}
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120, default_flow_style=None)


def side(match: Match, player: int, used: dict[str, Face]) -> dict[str, Any]:
    """The zones of a player, top cards first."""
    table, name = match.table, match.game.name
    found: dict[str, Any] = {}
    for index, kind in enumerate(table.kinds):
        zone = table.zone(player, index)
        if kind.name in NOT_ZONES.get(name, ()):
            continue
        if kind.field:
            found[kind.name] = [body_entry(table, body, used) for body in zone.bodies]
        else:
            found[kind.name] = [pile_entry(table, card, name, used) for card in reversed(zone.cards)]
    if name == "divinecross" and getattr(table, "ticket", -1) == player:
        found["ticket"] = True
    if name == "fftcg":
        found["crystals"] = table.crystals[player]  # type: ignore[attr-defined]
    return found


def number(card: Card, used: dict[str, Face]) -> str:
    """A card's number."""
    used[card.face.id] = card.face
    return card.face.id


def pile_entry(table: Table, card: Card, game: str, used: dict[str, Face]) -> Any:
    """A card in a pile."""
    entry: dict[str, Any] = {"card": number(card, used)}
    zone = table.zones[card.zone].kind
    if game == "digimon" and zone.name == "security" and card.face_up:
        entry["face_up"] = True
    if game == "fftcg" and zone.name == "removed":
        if not card.face_up:
            entry["face_down"] = True
        ref, count = table.warping.get(card.uid, (-1, 0))  # type: ignore[attr-defined]
        if ref == card.ref and count:
            entry["counters"] = {"Warp": count}
    return entry if len(entry) > 1 else entry["card"]


def body_entry(table: Table, body: Body, used: dict[str, Face]) -> Any:
    """A body with what is attached to it."""
    entry: dict[str, Any] = {"card": number(body.top, used)}
    for state in STATES:
        if getattr(body, state, False):
            entry[state] = getattr(body, state)
    for place in ("under", "links", "energy"):
        cards = getattr(body, place, None)
        if cards:
            entry[place] = [attached_entry(card, place, used) for card in cards]
    assist = getattr(body, "assist", None)
    if assist is not None:
        entry["assist"] = number(assist, used)
    counters = {name: count for name, count in getattr(body, "counters", {}).items() if count}
    if counters:
        entry["counters"] = counters
    if getattr(body, "played_turn", -2) == table.turn:
        entry["played_this_turn"] = True
    if getattr(body, "since", -2) == table.turn:
        entry["new"] = True
    return entry if len(entry) > 1 else entry["card"]


def attached_entry(card: Card, place: str, used: dict[str, Face]) -> Any:
    """A card under or beside another; energy always lies face down."""
    if place == "energy" or card.face_up:
        return number(card, used)
    return {"card": number(card, used), "face_down": True}


def plain(value: Any) -> Any:
    """Data that a YAML file can hold."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value
