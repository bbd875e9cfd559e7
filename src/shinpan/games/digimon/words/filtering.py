"""2, 15-10: tests of one thing. (What is about several things together, :data:`SET_FILTERS`, bounds a choice instead.)"""

from __future__ import annotations

import re

from ....effects.ops import Const, Filter, Select
from ....meaning.build import CannotRun, Is, Via
from ....meaning.node import Node
from ..book.keywords import BY_NODE
from ..things import conds, filters, selectors
from ..things.selectors import EXACT, LEAST, MOST, NO, Count
from .vocabulary import HOW, words
from .words import Words, nodes

NUMBERED = re.compile(r"([A-Z]+[0-9]*-[0-9]+) (.+)")
"""A name with the card number before it."""


def number(stat: str, raises: str | None = None) -> tuple[object, ...]:
    """A number of a thing against a fixed one; ``raises`` is the maximum that effects may raise."""
    return (filters.Number, Is(stat), how, Via(Const, "n"), Is(stat if raises is None else raises))


how = Via(HOW.__getitem__, "is")


words.rows(
    "Filter",
    **{
        name: (filters.State, Is(name))
        for name in (
            "Suspended",
            "Unsuspended",
            "Attacking",
            "FaceUp",
            "FaceDown",
            "Linked",
            "NonEgg",
            "NotDigimon",
            "HasLevel",
            "HasLinks",
            "HasInherited",
            "HasLinkEffects",
            "XrosRequirements",
            "NoSources",
            "HasSources",
            "FaceDownSources",
        )
    },
    Level=number("Level"),
    Dp=number("DP"),
    OriginalDp=number("OriginalDP", ""),
    Cost=number("PlayCost"),
    UseCost=number("UseCost"),
    PlayOrUseCost=number("PlayCost"),
    SourceCount=number("Sources"),
    LevelAny=(lambda levels: filters.AnyFilter([filters.Number("Level", "=", Const(n)) for n in levels]), "n"),
    Colors=(filters.ColorCount, how, "n"),
    Color=(filters.Color, "c"),
    NonColor=(filters.Color, "c", True),
    NameHas=(filters.NameHas, "t"),
    Trait=(filters.Trait, "t"),
    AllTraits=(filters.Trait, "t", True),
    TraitHas=(filters.TraitHas, "t", "no"),
    FormOrTypeHas=(filters.TraitHas, "t", []),
    NameOrTextHas=(lambda t: filters.AnyFilter([filters.NameHas(t), filters.TextHas(list(t))]), "t"),
    NameOrTraitHas=(lambda t: filters.AnyFilter([filters.NameHas(t), filters.TraitHas(list(t), [])]), "t"),
    AnyOf=(filters.AnyFilter, "f"),
    Other=filters.Other,
)


@words("Filter", "Named")
def named(b: Words, t: list[str]) -> Filter:
    numbered = [NUMBERED.match(name) for name in t]
    if not any(numbered):
        return filters.Named(t)
    return filters.AnyFilter(
        [
            filters.Every([filters.Numbered(match[1]), filters.Named([match[2]])]) if match else filters.Named([name])
            for name, match in zip(t, numbered)
        ]
    )


@words("Filter", "TextHas")
def text_has(b: Words, t: list[str], k: Node | None = None) -> Filter:
    return filters.TextHas(t if k is None else [f"<{BY_NODE.get(k.kind, k.kind)}"])


@words("Filter", "Without")
def without(b: Words, f: list[Node]) -> Filter:
    return filters.NotFilter(b.every(f))


@words("Filter", "That")
def that(b: Words, f: list[Node]) -> Filter:
    return b.every(f)


@words("Filter", "Not")
def is_not(b: Words, x: Node) -> Filter:
    return filters.NotFilter(b.tester(x)) if x.kind == "Sel" else filters.Among(b.select(x), True)


@words("Filter", "Is")
def is_one(b: Words, x: Node) -> Filter:
    return b.tester(x) if x.kind == "Sel" else filters.Among(b.select(x), False)


@words("Filter", "Has")
def has(b: Words, k: list[Node]) -> Filter:
    names: list[str] = []
    exact: list[Filter] = []
    for word in k:
        if word.kind not in BY_NODE:
            raise CannotRun(f"has {word.kind}")
        n = word.get("n")
        if isinstance(n, int) and word.kind in ("SecurityAttackUp", "SecurityAttackDown", "LinkPlus"):
            exact.append(filters.HasAmount(BY_NODE[word.kind], -n if word.kind == "SecurityAttackDown" else n))
        else:
            names.append(BY_NODE[word.kind])
    if names:
        exact.append(filters.Has(names))
    return exact[0] if len(exact) == 1 else filters.AnyFilter(exact)


@words("Filter", "HasTiming")
def has_timing(b: Words, t: Node) -> Filter:
    return filters.HasTiming([t.kind])


@words("Filter", "SourceIs")
def source_is(b: Words, x: Node) -> Filter:
    if x.kind == "OneOf":
        return filters.AnyFilter([one_source(b, item) for item in nodes(x.get("x"))])
    return one_source(b, x)


def one_source(b: Words, x: Node) -> Filter:
    """Has such a card among its digivolution cards."""
    count = b.count(x.get("n"))
    inner = b.thing_filter(x.get("of"), cards=True)
    pick = b.bounded(selectors.Pick(count, [], inner), x.get("of"))
    if pick.bounds or pick.extreme:
        return conds.SourcesTogether(pick, count if count is not None else Count(LEAST, 1))
    if count is None or count.kind in (EXACT, LEAST):
        return filters.SourceIs(inner, ">=", count.n if count is not None else 1)
    if count.kind == NO:
        return filters.SourceIs(inner, "=", 0)
    if count.kind == MOST:
        return filters.SourceIs(inner, "<=", count.n)
    raise CannotRun("SourceIs")


@words("Filter", "SameLevelInStack")
def same_level_in_stack(b: Words, n: Count) -> Filter:
    return filters.SameLevelInStack(">=", n.n)


@words("Filter", "Versus")
def versus(b: Words, s: str, is_: str, x: Node) -> Filter:
    test = filters.Versus(s, HOW[is_], b.select(x))
    test.then = x.kind == "Made"
    return test


@words("Filter", "VersusStat")
def versus_stat(b: Words, s: str, is_: str, x: Node, y: str) -> Filter:
    return filters.Versus(s, HOW[is_], b.select(x), y)


@words("Filter", "VersusCount")
def versus_count(b: Words, s: str, is_: str, x: list[Node]) -> Filter:
    zones = b.schema.find("Zone", x[0].kind) is not None
    counted: Select = selectors.Pick(None, b.places(x, -1), None) if zones else b.select(x[0])
    return filters.Number(s, HOW[is_], selectors.HowMany(counted, 1))


@words("Filter", "SameAs")
def same_as(b: Words, s: Node, x: Node) -> Filter:
    return compared(b, s, x, False)


@words("Filter", "DifferentFrom")
def different_from(b: Words, s: Node, x: Node) -> Filter:
    return compared(b, s, x, True)


def compared(b: Words, s: Node, x: Node, different: bool) -> Filter:
    """The same information as another thing, or different."""
    test = filters.SameAs(s.kind, b.select(x), different)
    test.then = x.kind == "Made"
    return test
