"""The vocabulary of the Digimon Card Game: what each kind of meaning is built into.

Most rows stand beside the declarations in the phrasebook files; the functions they name are in the modules beside this one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....meaning.build import Build, Vocabulary
from ....meaning.node import Node
from ....meaning.schema import Schema, declared

words, deeds, cannot, players_cannot, effects_cannot, statements, own, doing = (Vocabulary() for _ in range(8))
"""The vocabulary; and others for types that mean several things: instructions as something to wait for, what cannot be done to
something, by players, by effects, what holds all the time, what a card says of itself, keyword effects as something to do."""

HOW = {"eq": "=", "max": "<=", "min": ">=", "less": "<", "more": ">"}
SET_FILTERS = {"Extreme", "Total", "TotalVersus", "Same", "Different", "SameLevel"}
"""Filters that are about several things together: they bound a choice."""
THEIRS = -2
"""Of whoever the clause is about."""


def turns_of(timing: Node) -> int:
    """In whose turns a timing lets an effect work, if that is all it says; else 0."""
    return int(Build(words, schema()).make("Timing", timing).turns)


@cache
def declarations() -> tuple[Schema, list[str]]:
    """What the phrasebook declares: kinds of nodes, and rules of rewriting."""
    return declared(Path(__file__).parent)


def schema() -> Schema:
    """The kinds of nodes that the phrasebook declares."""
    return declarations()[0]
