"""2-3-6-3: what a card must be, in the special lines and in the icons of keywords."""

from __future__ import annotations

from ....effects.ops import Const, Filter
from ..things import filters
from ..things.faces import DIGIMON, EGG
from ..things.filters import ColorCount, Named, SourceIs
from .filtering import number, text_has
from .vocabulary import HOW, words
from .words import every

words.rows(
    "ReqWith",
    NameHas=(filters.NameHas, "t"),
    TraitHas=(filters.TraitHas, "t", []),
    Trait=(filters.Trait, "t"),
    SourceNamed=(lambda t: SourceIs(Named([t]), ">=", 1), "t"),
    Cost=number("PlayCost"),
    Dp=number("DP"),
)


words("ReqWith", "TextHas")(text_has)


def level(n: int | None, how: str = "=") -> Filter | None:
    """The level it must have, if one is named."""
    return None if n is None else filters.Number("Level", how, Const(n))


def cost(m: int, how: str) -> Filter:
    """The play cost it must have."""
    return filters.Number("PlayCost", how, Const(m))


def color(c: int) -> Filter | None:
    """The colour it must have, if one is named."""
    return filters.Color(c) if c else None


def need(*tests: Filter | None, w: list[Filter] | None = None, no: Filter | None = None) -> Filter:
    """All of some tests, one of a further description, and not another."""
    found = [test for test in tests if test is not None]
    if w:
        found.append(filters.AnyFilter(w))
    if no is not None:
        found.append(filters.NotFilter(no))
    return every(found)


words.rows(
    "Req",
    ReqOr=(filters.AnyFilter, "x"),
    ReqAll=(filters.Kinds, DIGIMON | EGG),
    ReqName=(lambda t, no: need(Named(t), no=no), "t", "no"),
    ReqNameHas=(filters.NameHas, "t"),
    ReqText=(filters.TextHas, "t"),
    ReqTrait=(filters.Trait, "t"),
    ReqWith=(lambda w: need(w=w), "w"),
    ReqLevel=(lambda how, n, w, no: need(level(n, HOW[how]), w=w, no=no), "is", "n", "w", "no"),
    ReqLevelName=(lambda n, t: need(level(n), Named(t)), "n", "t"),
    ReqLevelCost=(lambda n, m, w: need(level(n), cost(m, ">="), w=w), "n", "m", "w"),
    ReqColor=(lambda c, n, w: need(filters.Color(c), level(n), w=w), "c", "n", "w"),
    ReqColorName=(lambda c, t: need(filters.Color(c), Named(t)), "c", "t"),
    ReqColorCount=(lambda m, w: need(ColorCount("=", m), w=w), "m", "w"),
    ReqColors=(lambda m, n, c, w: need(ColorCount("=", m), level(n), color(c), w=w), "m", "n", "c", "w"),
    ReqColorCountName=(lambda m, t: need(ColorCount("=", m), Named(t)), "m", "t"),
    ReqCost=(lambda how, m, t, w: need(cost(m, HOW[how]), Named(t) if t else None, w=w), "is", "m", "t", "w"),
    ReqUnder=(lambda t, n, u: need(Named(t), SourceIs(filters.Trait(u), ">=", n)), "t", "n", "u"),
    ReqSource=(lambda t, u: need(Named([t]), SourceIs(Named([u]), ">=", 1)), "t", "u"),
)
