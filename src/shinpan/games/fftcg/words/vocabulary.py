"""The vocabulary of FF-TCG: what each kind of meaning is built into."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....meaning.build import Vocabulary
from ....meaning.schema import Schema, declared

words = Vocabulary()
"""The modules beside this one add their rows to it."""


@cache
def schema() -> Schema:
    """The kinds of nodes that the phrasebook declares."""
    return declared(Path(__file__).parent)[0]
