"""The vocabulary of the Digimon Card Game: what each kind of meaning is built into, and what a builder knows meanwhile."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....meaning.build import Vocabulary
from ....meaning.schema import Schema, declared
from ..things.faces import COLORS

words = Vocabulary()
"""The modules beside this one add their rows to it."""

HOW = {"eq": "=", "max": "<=", "min": ">=", "less": "<", "more": ">"}


@cache
def schema() -> Schema:
    """The kinds of nodes that the phrasebook declares."""
    return declared(Path(__file__).parent)[0]


words.values("Who", You=0, Opponent=1, Either=-1, Anyone=-1, EachPlayer=-1, Theirs=-1)
words.values("Color", **{name.title(): bit for name, bit in COLORS.items()})
words.names("Stat", "DP", "Level", "PlayCost", "UseCost", "Number", "Sources", "Name")
