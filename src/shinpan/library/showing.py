"""A card as it is shown to people: its facts, and what its texts were read as."""

from __future__ import annotations

from typing import Any

from ..games.layouts import Row
from ..meaning.node import Node, Slot

TEXT_FIELDS = ("text", "inherited", "security", "also", "abroad")
PARTS = ("text", "requirement")
"""Fields of a part of a card (a skill, a link) that are texts."""


def facts_of(row: Row) -> dict[str, Any]:
    """What is printed on a card besides its texts."""
    facts: dict[str, Any] = {}
    for key, value in row.items():
        if key in TEXT_FIELDS:
            continue
        if isinstance(value, dict):
            value = {k: v for k, v in value.items() if k not in PARTS}
        elif isinstance(value, list):
            value = [{k: v for k, v in item.items() if k not in PARTS} if isinstance(item, dict) else item for item in value]
        facts[key] = value
    return facts


def node_json(value: Slot) -> Any:
    """A meaning as JSON."""
    if isinstance(value, Node):
        return {"node": value.kind, **{name: node_json(slot) for name, slot in value.slots}}
    if isinstance(value, tuple):
        return [node_json(item) for item in value]
    return value
