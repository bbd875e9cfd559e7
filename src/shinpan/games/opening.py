"""How a game begins, and what a deck needs to work: what a deck builder asks a game for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Opening:
    """The hand a game begins with. Set-up itself follows these numbers."""

    hand: int = 0
    """How many cards are drawn; 0 where nobody has said it."""
    redraw: str = ""
    """Where a hand goes that a player gives up once: ``shuffled`` into the deck, to its ``bottom``; empty: none may be."""
    must: str = ""
    """The kind of card without which a hand is drawn anew by the rules; empty: any hand will do."""


@dataclass(frozen=True)
class Demand:
    """A colour that cards of a deck ask for, and what there is of it."""

    colour: str
    level: int | None
    """The level that is asked for with it; None where the colour alone counts."""
    wanting: int
    """How many cards of the deck ask for it."""
    giving: int
    """How many have it or pay it."""
    lasting: int = 0
    """Those that pay it turn after turn, where there are such."""


@dataclass(frozen=True)
class Needs:
    """What the cards of a deck ask for, and what of it the deck cannot give."""

    demands: Sequence[Demand] = ()
    stuck: Sequence[tuple[str, str]] = ()
    """Card numbers, and what nothing in this deck lets a player do with them: ``digivolve``, ``use`` or ``pay``."""
    bases: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    """By card number, the cards of this deck that it can be laid on, each with the printed cost."""
