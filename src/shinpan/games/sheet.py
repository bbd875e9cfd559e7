"""What a scenario of a game may say: its places, and what can be said of cards, players and tables. For those who edit one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Mark:
    """Something that can be said of a card, a player or a table."""

    name: str
    """The key in a scenario."""
    kind: str
    """``flag``, ``number``, ``counters`` (numbers by name), ``cards``, ``card`` or ``choice``."""
    label: str = ""
    """For people, in English."""
    low: int = 0
    high: int | None = None
    step: int = 1
    options: Sequence[str] = ()
    """Of a choice."""
    marks: Sequence[Mark] = ()
    """What may be said of the cards that it names."""
    instead: str = ""
    """Another flag of the same card that cannot be true with this one."""


@dataclass(frozen=True)
class Place:
    """A zone of a player."""

    name: str
    field: bool = False
    """Whether cards stand here as bodies, beside each other; elsewhere they are a pile, top first."""
    most: int | None = None
    """So many cards at most."""
    blanks: int = 0
    """So many blanks lie here if nothing is said."""
    marks: Sequence[Mark] = ()


@dataclass(frozen=True)
class Sheet:
    """What a scenario of a game may say."""

    phases: Sequence[str] = ()
    places: Sequence[Place] = ()
    player: Sequence[Mark] = ()
    """Of a player, beside the zones."""
    table: Sequence[Mark] = ()
    """Of the table, beside whose turn it is, the phase and the rule book."""


def bare(places: Iterable[Place], *names: str) -> list[Place]:
    """Places of which some have no blanks of their own: before a game begins.

    >>> bare([Place("deck", blanks=20), Place("main", blanks=1)], "main")[1].blanks
    0
    """
    return [replace(place, blanks=0) if place.name in names else place for place in places]
