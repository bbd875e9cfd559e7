"""The vocabulary of Divine Cross: what each kind of meaning is built into.

The rows stand beside the declarations in the phrasebook; the functions they name are in the modules beside this one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....meaning.build import Vocabulary
from ....meaning.schema import Schema, declared

words, as_units, as_cards = Vocabulary(), Vocabulary(), Vocabulary()
"""The vocabulary; and things as units, and as cards."""
COUNTED = {"All", "Some", "SomeUpTo", "SomeAny", "SomeRandom"}


@cache
def schema() -> Schema:
    """The kinds of nodes that the phrasebook declares."""
    return declared(Path(__file__).parent)[0]


def is_change(kind: str) -> bool:
    """Whether a clause of this kind only changes what things are."""
    return ("Change", kind) in words.table
