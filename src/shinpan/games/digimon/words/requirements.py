"""2-3-6-3: what a card must be, in the special lines and in the icons of keywords."""

from __future__ import annotations

from ....effects.filters import AnyOf, IsNot
from ....effects.numbers import Const
from ....effects.ops import Filter
from ..things import filters
from ..things.filters import Named, SourceIs
from .vocabulary import HOW
from .words import every


def level(n: int | None, how: str = "eq") -> Filter | None:
    """The level it must have, if one is named."""
    return None if n is None else filters.Number("Level", HOW[how], Const(n))


def cost(m: int, how: str) -> Filter:
    """The play cost it must have."""
    return filters.Number("PlayCost", HOW[how], Const(m))


def color(c: int) -> Filter | None:
    """The colour it must have, if one is named."""
    return filters.Color(c) if c else None


def named_if(t: list[str]) -> Filter | None:
    """The name it must have, if one is named."""
    return Named(t) if t else None


def source(test: Filter, n: int = 1) -> Filter:
    """So many such digivolution cards."""
    return SourceIs(test, ">=", n)


def need(*tests: Filter | None, w: list[Filter] | None = None, no: Filter | None = None) -> Filter:
    """All of some tests, one of a further description, and not another."""
    found = [test for test in tests if test is not None]
    if w:
        found.append(AnyOf(w))
    if no is not None:
        found.append(IsNot(no))
    return every(found)
