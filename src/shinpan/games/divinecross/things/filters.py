"""Tests of one unit or card: attributes, numbers, states, names (204, 205, 902, 907.8)."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Code as Code
from ....effects.conditions import compare
from ....effects.context import Context
from ....effects.ops import Filter
from ....table.cards import Card, Thing
from ..book.continuous import attributes_of
from .faces import DivineCrossFace
from .state import DivineCrossTable, Unit

OWN: Final = 0
OPP: Final = 1
ANY: Final = 2


def table_of(c: Context) -> DivineCrossTable:
    """The table, as what it is."""
    t = c.table
    assert isinstance(t, DivineCrossTable)
    return t


def players(c: Context, owner: int) -> list[int]:
    """The players an owner word means, seen from the effect's controller."""
    if owner == OWN:
        return [c.controller]
    if owner == OPP:
        return [1 - c.controller]
    return [c.table.turn_player, 1 - c.table.turn_player]


def is_kind(card: Card, kind: str) -> bool:
    """201.3: is a card of this kind?"""
    face = card.face.kind
    if kind == "" or kind == "Any":
        return True
    if kind == "UnitCards":
        return face == "unit"
    if kind == "CommandCards":
        return face != "unit"
    return face == {"EventCards": "event", "ActionCards": "action", "AssistCards": "assist"}[kind]


class HasAttribute(Filter):
    """204: has (or lacks) attributes."""

    def __init__(self, mask: int, lacks: bool = False, either: bool = False) -> None:
        self.mask = mask
        self.lacks = lacks
        self.either = either

    def test(self, c: Context, thing: Thing) -> bool:
        have = 0
        if isinstance(thing, Unit):
            have = thing.attributes
        elif isinstance(thing, Card):
            event = c.event
            if event is not None and event.card is thing and event.facts >= 0:
                have = event.facts
            else:
                have = attributes_of(table_of(c), thing)
        if self.lacks:
            return not have & self.mask
        if self.either:
            return have & self.mask != 0
        return have & self.mask == self.mask


class HasAdvantage(Filter):
    """205: has certain advantages, or none at all (mask 0)."""

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def test(self, c: Context, thing: Thing) -> bool:
        if not isinstance(thing, Unit):
            return False
        return thing.advantage == 0 if self.mask == 0 else thing.advantage & self.mask == self.mask


class HasNumber(Filter):
    """A number of a unit compared: hp (left), printed hp, damage, energy, retreat."""

    def __init__(self, what: str, how: str, n: int) -> None:
        self.what = what
        self.how = how
        self.n = n

    def test(self, c: Context, thing: Thing) -> bool:
        if isinstance(thing, Unit):
            return compare(number_of(thing, self.what), self.how, self.n)
        if isinstance(thing, Card):
            face = thing.face
            assert isinstance(face, DivineCrossFace)
            return face.is_unit and compare(face.hp, self.how, self.n)
        return False


def number_of(unit: Unit, what: str) -> int:
    """A number of a unit by name."""
    if what == "hp":
        return unit.left()
    if what == "printed":
        return unit.face.hp
    if what == "damage":
        return unit.damage
    if what == "energy":
        return len(unit.energy)
    if what == "full":
        return unit.hp
    return unit.retreat


class HasState(Filter):
    """stunned, damaged, afflicted (907.8), assist, energy, ex, or the opposite."""

    def __init__(self, what: str, lacks: bool = False) -> None:
        self.what = what
        self.lacks = lacks

    def test(self, c: Context, thing: Thing) -> bool:
        return self._has(thing) != self.lacks

    def _has(self, thing: Thing) -> bool:
        if isinstance(thing, Unit):
            if self.what == "stunned" or self.what == "afflicted":
                return thing.stunned
            if self.what == "damaged":
                return thing.damage > 0
            if self.what == "assist":
                return thing.assist is not None
            if self.what == "energy":
                return bool(thing.energy)
            if thing.active is thing.uses:
                return thing.face.has_ex or (thing.assist is not None and has_ex(thing.assist))
            return any(use.ability.group == "ex" for use in thing.active)
        if isinstance(thing, Card) and self.what == "ex":
            face = thing.face
            assert isinstance(face, DivineCrossFace)
            return face.has_ex
        return False


def has_ex(card: Card) -> bool:
    """Whether an EX power is printed on a card."""
    face = card.face
    assert isinstance(face, DivineCrossFace)
    return face.has_ex


class HasName(Filter):
    """902.2: a name that contains another."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, c: Context, thing: Thing) -> bool:
        if isinstance(thing, Unit):
            return any(self.name in name for name in thing.names)
        return isinstance(thing, Card) and self.name in thing.face.name


class HasSkill(Filter):
    """902.1: has the skill (or EX power) of that name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, c: Context, thing: Thing) -> bool:
        if isinstance(thing, Unit):
            return any(use.skill.name == self.name for use in thing.skills) or any(
                use.ability.group == "ex" and use.ability.name == self.name for use in thing.active
            )
        if isinstance(thing, Card):
            face = thing.face
            assert isinstance(face, DivineCrossFace)
            return any(skill.name == self.name for skill in face.skills) or face.ex_name == self.name
        return False


class IsOther(Filter):
    """Not the unit or card the text is on."""

    def test(self, c: Context, thing: Thing) -> bool:
        return thing is not c.source and thing is not c.card
