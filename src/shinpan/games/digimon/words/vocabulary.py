"""The vocabulary of the Digimon Card Game: what each kind of meaning is built into."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....meaning.build import Vocabulary
from ....meaning.schema import Schema, declared
from ..things import state as st
from ..things.faces import COLORS
from ..things.selectors import ALL, ANY, EXACT, LEAST, MOST, NO, UP_TO, Count

words = Vocabulary()
"""The modules beside this one add their rows to it."""

HOW = {"eq": "=", "max": "<=", "min": ">=", "less": "<", "more": ">"}
SET_FILTERS = {"Extreme", "Total", "TotalVersus", "Same", "Different", "SameLevel"}
"""Filters that are about several things together: they bound a choice."""
THEIRS = -2
"""Of whoever the clause is about."""


@cache
def schema() -> Schema:
    """The kinds of nodes that the phrasebook declares."""
    return declared(Path(__file__).parent)[0]


words.values("Color", **{name.title(): bit for name, bit in COLORS.items()})
words.names("Stat", "DP", "Level", "PlayCost", "UseCost", "Number", "Sources", "Name", "Cost")
words.names("Did", "Delete", "Play", "Suspend", "Trash", "Return", "Digivolve", "Place", "Add", "Link")
words.names("Did", "DNADigivolve", "Use", "Choose")
words.values(
    "Pile",
    Hand=st.HAND,
    Trash=st.TRASH,
    Deck=st.DECK,
    Security=st.SECURITY,
    FaceUpSecurity=st.SECURITY,
    EggDeck=st.EGGS,
    Breeding=st.BREEDING,
    Battle=st.BATTLE,
)
words.rows(
    "Count",
    One=(Count, EXACT, 1),
    Another=(Count, EXACT, 1),
    AnyOf=(Count, EXACT, 1),
    Exactly=(Count, EXACT, "n"),
    AnyExactly=(Count, EXACT, "n"),
    UpTo=(Count, UP_TO, "n"),
    AtLeast=(Count, LEAST, "n"),
    AtMost=(Count, MOST, "n"),
    All=(Count, ALL, 0),
    AnyNumber=(Count, ANY, 0),
    No=(Count, NO, 0),
    NoOther=(Count, NO, 0),
)
