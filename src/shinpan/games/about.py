"""What files and screens must know of a game to name and show it: words and lists, no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .layouts import Layout


@dataclass(frozen=True)
class Source:
    """Where the cards of a game are fetched, and what is asked there."""

    url: str
    layout: str
    """The layout of the rows that come."""
    number: str
    """The field with the card number, in small letters."""
    ask: Mapping[str, Any]
    """What asks for every card."""
    part: str
    """The field of the question that asks for some of the cards only …"""
    parts: tuple[str, ...]
    """… and with which values; used when a reply says that it is not all."""


@dataclass(frozen=True)
class About:
    """A game for those who list it, draw it or read files about it. It is at hand without loading the game."""

    title: str
    """The name of the game, for people."""
    phases: Sequence[str] = ()
    """The phases of a turn, as scenarios write them."""
    colours: str = ""
    """The field of a card that holds its colours, or what stands for them."""
    curve: str = ""
    """The field of a card that the curve of a deck is drawn from …"""
    curveless: Sequence[str] = ()
    """… and the kinds of cards that are in no curve: they make a deck of their own beside the main one."""
    searched: Sequence[str] = ()
    """The fields with a number that cards are looked for by."""
    facts: Sequence[str] | None = None
    """The fields that are told of a card besides its texts, in this order; None for all there are."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """What a card only has or has not: the field, and what is said of a card that has it."""
    headings: Sequence[str] = ()
    """Words above the parts of a deck list, in the singular."""
    aimed: Sequence[str] = ()
    """Verbs whose options say by their number which body they are aimed at; the player, if it is none."""
    plays: Sequence[str] = ("play",)
    """Verbs whose options say by their card which one is played, cast or used."""
    layouts: Sequence[Layout] = ()
    """The layouts in which others write its cards."""
    source: Source | None = None
    """Where the publisher's cards can be fetched."""
