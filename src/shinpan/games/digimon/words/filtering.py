"""2, 15-10: tests of one thing, and limits on several things together, which bound a choice."""

from __future__ import annotations

import re

from ....effects.filters import AllOf, AnyOf
from ....effects.numbers import Const
from ....effects.ops import Filter, Select
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ....meaning.pieces import joined, nodes
from ..things import conds, filters, selectors
from ..things.selectors import EXACT, LEAST, MOST, NO, Count
from ..things.state import Effect
from .marks import KEYWORDS
from .vocabulary import HOW, words
from .words import Words

NUMBERED = re.compile(r"([A-Z]+[0-9]*-[0-9]+) (.+)")
"""A name with the card number before it."""


def number(stat: str, how: str, n: int, raises: str | None = None) -> Filter:
    """A number of a thing against a fixed one; ``raises`` is the maximum that effects may raise."""
    return filters.Number(stat, HOW[how], Const(n), stat if raises is None else raises)


def level_any(levels: list[int]) -> Filter:
    """One of some levels."""
    return AnyOf([filters.Number("Level", "=", Const(n)) for n in levels])


def named(names: list[str]) -> Filter:
    """One of some names, each perhaps with its card number."""
    numbered = [NUMBERED.match(name) for name in names]
    if not any(numbered):
        return filters.Named(names)
    return AnyOf(
        [
            AllOf([filters.Numbered(match[1]), filters.Named([match[2]])]) if match else filters.Named([name])
            for name, match in zip(names, numbered)
        ]
    )


def text_has(t: list[str], k: Node | None) -> Filter:
    """Words, or a keyword effect, in the text."""
    return filters.TextHas(t if k is None else [f"<{KEYWORDS.get(k.kind, k.kind)}"])


def keyword_name(k: Node) -> str:
    """The printed name of a keyword effect."""
    if k.kind not in KEYWORDS:
        raise CannotRun(f"the keyword effect {k.kind}")
    return KEYWORDS[k.kind]


def counted(made: object) -> Effect | None:
    """16-3: a keyword effect that is nothing but a number, which adds up; none if this is anything else."""
    return made if isinstance(made, Effect) and made.keyword and made.program is None and made.amount else None


def has(b: Words, k: list[Node]) -> Filter:
    """Has one of some keyword effects, perhaps with its number."""
    names: list[str] = []
    exact: list[Filter] = []
    for word in k:
        numbered = word.get("n") is not None and ("Keyword", word.kind) in words.table
        effect = counted(b.make("Keyword", word)) if numbered else None
        if effect is not None:
            exact.append(filters.HasAmount(effect.keyword, effect.amount))
        else:
            names.append(keyword_name(word))
    if names:
        exact.append(filters.Has(names))
    return joined(exact, AnyOf)


def source_is(b: Words, x: Node) -> Filter:
    """Has such cards among its digivolution cards."""
    if x.kind == "OneOf":
        return AnyOf([source_is(b, item) for item in nodes(x.get("x"))])
    count = b.count(x.get("n"))
    pick = b.bounded(selectors.Pick(count, [], b.thing_filter(x.get("of"), cards=True)), x.get("of"))
    if pick.bounds or pick.extreme:
        return conds.SourcesTogether(pick, count or Count(LEAST, 1))
    ways = {EXACT: ">=", LEAST: ">=", NO: "=", MOST: "<="}
    if pick.filter is None or count is not None and count.kind not in ways:
        raise CannotRun("so many digivolution cards")
    return filters.SourceIs(pick.filter, ways[count.kind], count.n) if count else filters.SourceIs(pick.filter, ">=", 1)


def versus_count(b: Words, s: str, how: str, x: list[Node]) -> Filter:
    """A number against how many there are."""
    zones = b.schema.find("Zone", x[0].kind) is not None
    counted: Select = selectors.Pick(None, b.places(x, -1), None) if zones else b.select(x[0])
    return filters.Number(s, HOW[how], selectors.HowMany(counted, 1))


# ------------------------------------------------------------------ limits on several things together


def limit(b: Words, bound: selectors.Bound) -> None:
    """One more limit."""
    b.choice.bounds.append(bound)


def same(b: Words, s: Node) -> None:
    """The same as each other, or as what was chosen before."""
    pick = b.choice
    if pick.count is not None and (pick.count.kind, pick.count.n) == (EXACT, 1):
        test = filters.SameInformation(s.kind, selectors.Meant(), False)
        pick.filter = test if pick.filter is None else AllOf([pick.filter, test])
    else:
        limit(b, selectors.Bound("same", s.kind))
