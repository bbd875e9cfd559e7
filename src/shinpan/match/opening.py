"""Opening hands of a deck: one dealt by the rules themselves, and how likely a hand has what it needs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from math import comb
from typing import Final

from ..games.base import CardError, Game
from ..games.opening import Opening
from ..table.cards import Card, Face
from ..table.edition import Edition
from ..table.table import Table
from .match import Match

MOST: Final = 200
"""Cards of a deck that hands are dealt from: no deck is larger."""
STEPS: Final = 400
"""Decisions before the first turn: there are far fewer."""


@dataclass
class Dealt:
    """An opening hand, and what would come next."""

    hand: list[str] = field(default_factory=list)
    """The numbers of its cards."""
    redraw: bool = False
    """Whether the rules let the player give it up."""
    given: list[str] = field(default_factory=list)
    """The hand that was given up for it."""
    laid: dict[str, list[str]] = field(default_factory=dict)
    """Cards that set-up laid somewhere else, by zone."""
    deck: list[str] = field(default_factory=list)
    """The cards that would be drawn next, in their order."""


def deal(game: Game, deck: Sequence[Face], seed: int, edition: Edition | None = None, redraw: bool = False) -> Dealt:
    """Sets a game up by its rules and shows the hand a player gets; with ``redraw``, the one after giving up the first."""
    if len(deck) > MOST:
        raise CardError(f"deck: hands are dealt from at most {MOST} cards, this deck has {len(deck)}")
    book = edition or game.table_book()
    first = game.table([deck, deck], seed, book)
    apart = {kind.name for index, kind in enumerate(first.kinds) if first.zone(0, index).cards}
    match = Match(game, [deck, deck], seed, quiet=True, edition=book.name)
    found = Dealt()
    steps = 0

    def step(choice: int | None = None) -> None:
        nonlocal steps
        steps += 1
        assert match.decision is not None
        match.choose(game.default(match.table, match.decision) if choice is None else choice)

    while match.decision is not None and steps < STEPS and (match.decision.player != 0 or not held(match.table)):
        if match.decision.free:
            break
        step()
    kept = held(match.table)
    decision = match.decision
    if decision is None or decision.free:  # nothing was asked before the first turn: what it drew is not part of the hand
        kept = kept[: game.opening.hand or None]
    found.redraw = decision is not None and decision.player == 0 and decision.about == "mulligan"
    if redraw and found.redraw and decision is not None:
        found.given, found.redraw = [card.face.id for card in kept], False
        step(next(i for i, option in enumerate(decision.options) if option.verb == "yes"))
        while match.decision is not None and steps < STEPS and match.decision.kind == "order" and match.decision.player == 0:
            step()
        kept = held(match.table)
    found.hand = [card.face.id for card in kept]
    known = {card.uid for card in kept}
    while match.decision is not None and steps < STEPS and not match.decision.free:
        step()
    drawn = [card for card in pile(match.table, "hand") if card.uid not in known]
    found.deck = [card.face.id for card in [*drawn, *reversed(pile(match.table, "deck"))]]
    apart |= {"hand", "deck"}
    for index, kind in enumerate(match.table.kinds):
        cards = match.table.zone(0, index).cards
        if cards and not kind.field and kind.name not in apart:
            found.laid[kind.name] = [card.face.id for card in reversed(cards)]
    return found


def pile(table: Table, name: str) -> list[Card]:
    """The cards of the first player in a zone."""
    return next((table.zone(0, index).cards[:] for index, kind in enumerate(table.kinds) if kind.name == name), [])


def held(table: Table) -> list[Card]:
    """The hand of the first player, with what of it the rules have laid on the field already because nothing else could be."""
    field = [body.top for index, kind in enumerate(table.kinds) if kind.field for body in table.zone(0, index).bodies]
    return [*field, *pile(table, "hand")]


def drawn_from(game: Game, deck: Sequence[Face], edition: Edition | None = None) -> list[Face]:
    """The cards of a deck that hands are drawn from: without those of a second deck beside it."""
    return [card.face for card in pile(game.table([deck, deck], 0, edition or game.table_book()), "deck")]


@dataclass(frozen=True)
class Chance:
    """How likely an opening hand has at least one of some cards: the first hand, and where one without is given up."""

    first: float
    redrawn: float


def chance(opening: Opening, deck: Sequence[Face], wanted: Collection[str]) -> Chance:
    """The chance of at least one card with one of these numbers, worked out exactly from how the game begins.

    >>> deck = [Face(str(i), "", "unit" if i < 30 else "event", "", "en", 2) for i in range(50)]
    >>> chance(Opening(5, "shuffled"), deck, ["0"])
    Chance(first=0.1, redrawn=0.19)
    >>> chance(Opening(5, "bottom"), deck, ["0"])
    Chance(first=0.1, redrawn=0.2)
    >>> chance(Opening(5, must="unit"), deck, [str(i) for i in range(30)])
    Chance(first=1.0, redrawn=1.0)
    """
    n, size = len(deck), min(opening.hand, len(deck))
    if size == 0:
        return Chance(0.0, 0.0)
    numbers = frozenset(wanted)
    fitting = sum(face.id in numbers for face in deck)
    none = without(n, fitting, size)
    if opening.must:
        either = sum(face.id in numbers or face.kind == opening.must for face in deck)
        hopeless = without(n, sum(face.kind == opening.must for face in deck), size)
        none = (none - without(n, either, size)) / (1 - hopeless) if hopeless < 1 else 1.0
    again = none
    if opening.redraw == "bottom":
        again = without(n - size, fitting, min(size, n - size)) if n > size else 1.0
    redrawn = none * again if opening.redraw else none
    return Chance(round(1 - none, 6), round(1 - redrawn, 6))


def without(n: int, fitting: int, size: int) -> float:
    """The chance that so many cards drawn from n have none of the fitting ones."""
    return comb(n - fitting, size) / comb(n, size) if n >= size else 0.0
