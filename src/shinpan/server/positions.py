"""A table written down as a scenario: where the cards are and what state they are in."""

from __future__ import annotations

from typing import Any

import yaml

from ..library import starter_faces
from ..match import Match
from ..table.cards import Card, Face
from .live import Refuse

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
    if match.edition.book != rules.edition:
        data["edition"] = match.edition.book.partition("-")[2]
    if match.edition.beyond:
        data["beyond"] = list(match.edition.beyond)
    if inline:
        data["cards"] = inline
    data["turn"] = f"p{table.turn_player + 1}"
    data["phase"] = str(rules.table_fact(table, "phase"))
    if getattr(table, "first_turn", table.turn == 1):
        data["first_turn"] = True
    data |= rules.table_state(table)
    data |= {"p1": sides[0], "p2": sides[1], "script": []}
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120, default_flow_style=None)


def side(match: Match, player: int, used: dict[str, Face]) -> dict[str, Any]:
    """The zones of a player, top cards first."""
    table, rules = match.table, match.game
    found: dict[str, Any] = {}
    for index, kind in enumerate(table.kinds):
        zone = table.zone(player, index)
        if kind.name in rules.unlaid:
            continue
        if kind.field:
            found[kind.name] = [entry(body.top, rules.body_state(table, body), used) for body in zone.bodies]
        else:
            found[kind.name] = [entry(card, rules.card_state(table, card), used) for card in reversed(zone.cards)]
    return found | rules.player_state(table, player)


def entry(card: Card, state: dict[str, Any], used: dict[str, Face]) -> Any:
    """A card with what is said of it, or its number alone."""
    return numbered({"card": card, **state} if state else card, used)


def numbered(value: Any, used: dict[str, Face]) -> Any:
    """What is said of a card, with numbers for cards."""
    if isinstance(value, Card):
        used[value.face.id] = value.face
        return value.face.id
    if isinstance(value, dict):
        return {key: numbered(item, used) for key, item in value.items()}
    if isinstance(value, list):
        return [numbered(item, used) for item in value]
    return value


def plain(value: Any) -> Any:
    """Data that a YAML file can hold."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value
