"""Abilities: what a card can do, ready to run."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..meaning.node import Node
from ..table.cards import Body, Card


@mypyc_attr(allow_interpreted_subclasses=True)
class Code:
    """Anything a meaning node is built into: an instruction, a condition, a value, a selector, a modifier."""


class Ability:
    """One ability of a printed card, or one that an effect grants. Immutable and shared by all copies.

    ``kind`` is one of activated, triggered, static, replacement, command, skill.
    """

    def __init__(self, kind: str, meaning: tuple[Node, ...], name: str = "") -> None:
        self.kind = kind
        self.meaning = meaning
        self.name = name
        self.limit = 0
        """How often a turn it may be used; 0 is any number."""
        self.cumulative = True
        self.group = ""
        """What the card calls it: ex, text, skill."""
        self.zone = ""
        """The zone outside the field where it works, or empty for the field."""
        self.trigger: Code | None = None
        self.program: Code | None = None
        self.parts: list[Code] = []
        """Parts of a continuous ability."""
        self.replacement: Code | None = None
        self.optional = any(inner.kind in ("May", "OppMay") for node in meaning for inner in node.walk())
        """Whether somebody may decline what it does."""

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name} {self.meaning}>"


class Use:
    """An ability as it stands on a body: which card carries it and since when."""

    def __init__(self, ability: Ability, uid: int, stamp: int, granted: bool = False, giver: int = 0) -> None:
        self.ability = ability
        self.uid = uid
        self.stamp = stamp
        self.granted = granted
        self.giver = giver
        """By what it was given, so that the same ability given by two things is there twice."""

    def __repr__(self) -> str:
        return f"<use {self.ability!r} of {self.uid}>"


NO_USES: Final[list[Use]] = []
"""Shared by all bodies without abilities; whoever gives one makes a list of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ActiveBody(Body):
    """A body with abilities: those printed on its cards, and those it has now."""

    def __init__(self, bid: int, top: Card, controller: int) -> None:
        super().__init__(bid, top, controller)
        self.uses = NO_USES
        self.active = NO_USES
