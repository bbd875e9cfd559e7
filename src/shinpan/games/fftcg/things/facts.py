"""What is true of a thing: a Character as it is now, a card as it is printed, something on the stack as its card."""

from __future__ import annotations

from ....table.cards import Card, Thing
from .faces import NONE, FFFace
from .state import ZONES, Character, FFTable, StackItem


def face_of(thing: Thing, t: FFTable) -> FFFace:
    """The printed card."""
    if isinstance(thing, Character):
        return thing.face
    card = t.cards[thing.uid] if isinstance(thing, StackItem) else thing
    assert isinstance(card, Card)
    face = card.face
    assert isinstance(face, FFFace)
    return face


def kinds(thing: Thing, t: FFTable) -> int:
    """Card types, as bits."""
    return thing.kinds if isinstance(thing, Character) else face_of(thing, t).type


def elements(thing: Thing, t: FFTable) -> int:
    """Elements, as bits."""
    return thing.elements if isinstance(thing, Character) else face_of(thing, t).elements


def cost(thing: Thing, t: FFTable) -> int:
    """The printed cost, or as an effect has changed it."""
    return thing.cost if isinstance(thing, Character) else face_of(thing, t).cost


def power(thing: Thing, t: FFTable) -> int:
    """The power, NONE where there is none."""
    if isinstance(thing, Character):
        return max(0, thing.power) if thing.power != NONE else NONE
    face = face_of(thing, t)
    return face.power


def jobs(thing: Thing, t: FFTable) -> list[str]:
    """6.6.3: its jobs."""
    return thing.jobs if isinstance(thing, Character) else face_of(thing, t).jobs


def categories(thing: Thing, t: FFTable) -> list[str]:
    """5.2.2.2: its categories."""
    return thing.categories if isinstance(thing, Character) else face_of(thing, t).categories


def names(thing: Thing, t: FFTable) -> list[str]:
    """Its names."""
    if isinstance(thing, Character):
        return thing.names
    face = face_of(thing, t)
    return [face.name, *face.also_names] if face.also_names else [face.name]


def controller(thing: Thing, t: FFTable) -> int:
    """6.2: who controls it; the owner of the zone for a card elsewhere."""
    if isinstance(thing, Character):
        return thing.controller
    if isinstance(thing, StackItem):
        return thing.controller
    assert isinstance(thing, Card)
    return t.zones[thing.zone].owner if thing.zone < 2 * ZONES else thing.owner


def owner(thing: Thing, t: FFTable) -> int:
    """6.2.1: whose card it is."""
    if isinstance(thing, Character):
        return thing.top.owner
    if isinstance(thing, StackItem):
        return t.cards[thing.uid].owner
    assert isinstance(thing, Card)
    return thing.owner
