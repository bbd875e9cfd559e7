"""2-3-5 … 2-3-12, 8-1-2: requirements printed as lines, and what a card says of itself wherever it is."""

from __future__ import annotations

from ....effects.conditions import Both, TurnOf
from ....effects.continuous import Part
from ....effects.filters import AllOf, AnyOf, IsNot
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import having, joined, nodes, refuse, strings
from ....meaning.rewrite import replaced
from ..book.costs import CostChange
from ..things import filters, modifiers, needs, selectors
from ..things import state as st
from ..things.conds import Fits
from ..things.timings import TIMINGS
from .builder import Builder, also
from .playing import ANY_COST, counts_as
from .rewrites import CONDITIONAL
from .vocabulary import SET_FILTERS, own
from .words import about_this, together

# ------------------------------------------------------------------ requirements


def need(b: Builder, f: list[Node], w: list[Node], no: list[Node]) -> Filter:
    """2-3-6-3: all of some tests, and not others."""
    refuse("a requirement of several cards together", any(one.kind in SET_FILTERS for one in (*f, *w, *no)))
    return fixed(together(*(b.every([one]) for one in (*f, *w)), IsNot(b.every(no)) if no else None))


def fixed(test: Filter) -> Filter:
    """15-15-5: what raises the maximums of an effect does not raise those of a requirement."""
    if isinstance(test, filters.Number):
        test.raises = ""
    elif isinstance(test, AllOf | AnyOf):
        for inner in test.filters:
            fixed(inner)
    return test


def need_thing(b: Builder, of: Node) -> Filter:
    """The same, of a kind that is named."""
    refuse("a requirement of several cards together", any(one.kind in SET_FILTERS for one in nodes(of.get("f"))))
    return fixed(b.what(of, True))


def each_named(t: list[str]) -> list[Filter]:
    """A card for each name."""
    return [filters.Named([name]) for name in t]


def materials(b: Builder, way: str, n: int, m: list[Node], w: list[Node]) -> None:
    """7-2, 7-3: what a DigiXros or Assembly takes; w is what all of them must be."""
    with b.within(xros=way == "xros"):
        row = [expect(b.make("Material", entry), needs.Material) for entry in m]
    for entry in row if w else ():
        entry.need = AllOf([entry.need, fixed(b.every(w))])
    b.face.special.append(needs.MaterialLine(way, n, row))


DIFFERENT = {"Number": "number", "Name": "name"}


def material(b: Builder, f: Node | None, of: Node | None, n: int) -> needs.Material:
    """One entry of such requirements; in a DigiXros another card may stand for one that is named."""
    of = f.node("of") if f is not None and f.kind == "NeedThing" else of
    if of is not None:
        ways = [test.node("s").kind for test in nodes(of.get("f")) if test.kind == "Different"]
        others = tuple(test for test in nodes(of.get("f")) if test.kind != "Different")
        refuse("cards that differ in something else", len(ways) > 1, any(way not in DIFFERENT for way in ways))
        test = fixed(b.what(replaced(of, f=others or None), True))
        return needs.Material(test, n, DIFFERENT[ways[0]] if ways else "")
    found: Filter | None = b.make("Req", f) if f is not None else None
    names = [name for need in ways_to_meet(f) for name in only_named(need)] if f is not None and b.xros else []
    return having(needs.Material(together(found), n), names=names)


def ways_to_meet(req: Node) -> list[Node]:
    """The requirements one of which must be met."""
    return [inner for one in nodes(req.get("x")) for inner in ways_to_meet(one)] if req.kind == "ReqOr" else [req]


def only_named(req: Node) -> list[str]:
    """The names a requirement asks for, if that is all it asks for."""
    tests = nodes(req.get("f"))
    bare = len(tests) == 1 and tests[0].kind == "Named" and req.get("w") is None
    return strings(tests[0].get("t")) if bare else []


# ------------------------------------------------------------------ rules of the card itself


def printed(b: Builder, **more: object) -> None:
    """What is on the card besides: its traits, names …"""
    for field, value in more.items():
        before = getattr(b.face, field)
        setattr(b.face, field, before + [one for one in value if one not in before] if isinstance(value, list) else value)


def own_rule(b: Builder, node: Node, timings: list[str]) -> bool:
    """Whether a sentence is what a card says of itself: its cost, its colour requirements, its names for DigiXros."""
    inner = node.node("do") if node.kind in CONDITIONAL else node
    said = inner.node("do") if inner.kind == "Each" else inner
    if is_own(said):
        held = [b.cond(node.get("c"))] if node.kind in CONDITIONAL else []
        held += [TurnOf(TIMINGS[name].turns - 1) for name in timings if TIMINGS[name].turns in (1, 2)]
        named = {p.kind for p in nodes(said.get("p"))} & ALSO
        refuse("a name or trait that a card has now and then", held and named)
        per = b.make("Counted", inner.node("per")) if inner.kind == "Each" else None
        with b.within(while_=joined(held, Both) if held else None, per=per):
            b.make("Act", said, own)
    return is_own(said)


ALSO = {"AlsoNamed", "AlsoNameHas", "AlsoTrait"}
CARDS = ("Card", "CardOrDigimon", "CardOrTamer")
"""What a card is called that has something wherever it is, not only in play."""


def is_own(node: Node) -> bool:
    """Whether an instruction is about this card itself."""
    if node.kind == "Mod":
        said, slots = {p.kind for p in nodes(node.get("p"))}, dict(node.slots)
        if len(said) == 1 and said <= ALSO:
            return [x.get("k") in CARDS for x in nodes(node.get("x"))] == [True] and "d" not in slots
        return said == {"CostOf"} or len(said) == 1 and said <= {"TreatLevelFor", "AlsoXros"} and about_this(node.get("x"))
    if node.kind in ("ReduceCost", "IncreaseCost"):
        return about_this(node.get("x"))
    return node.kind in ("IgnoreColors", "ColorsMet")


def own_mod(b: Builder, x: list[Node], p: list[Node]) -> None:
    """What a card says of itself."""
    for one in p if len(x) == 1 else ():
        b.make("Pred", one, own)


def own_cost(b: Builder, k: int, n: int, x: list[Node]) -> None:
    """This card costs so much more or less, perhaps only where it is said to be."""
    for one in x:
        cond, areas = b.while_, one.get("z")
        if areas is not None:
            cond = also(cond, Fits(selectors.This(True), filters.LiesIn(b.place_mask(areas))))
        b.face.cost_changes.append(CostChange(k, b.amount(n), cond))


def own_price(b: Builder, n: int) -> None:
    """“This card costs n.”"""
    b.face.cost_changes.append(CostChange(ANY_COST, Const(n - max(0, b.face.cost)), b.while_))


# ------------------------------------------------------------------ ways to digivolve


def cost_of_way(node: Node, *others: str) -> tuple[int, bool]:
    """What a way to digivolve costs (-1: not said), and whether it ignores requirements."""
    pays = {pay.kind: pay for pay in nodes(node.get("pay"))}
    refuse("a way to digivolve that is paid otherwise", pays.keys() - {"CostIs", "Ignoring", *others})
    return pays["CostIs"].number("n") if "CostIs" in pays else -1, "Ignoring" in pays


def own_ways(b: Builder, node: Node, cond: Cond | None) -> list[needs.DigivolveLine]:
    """8-1-2: ways in which this card can digivolve from certain cards, as its own text says."""
    cost, ignoring = cost_of_way(node, "Normal")
    areas = [zone for one in nodes(node.get("into")) for zone in nodes(one.get("z"))]
    if areas:
        cond = also(cond, Fits(selectors.This(True), filters.LiesIn(b.place_mask(areas))))
    test = joined([b.tester(x, 0) for x in nodes(node.get("x"))], AnyOf)
    if node.kind == "Digivolve":
        refuse("a way to digivolve without a cost", cost < 0, not ignoring)
        return [having(needs.DigivolveLine(test, cost, cond), ignoring=True)]
    level, mask = counts_as(b, node.node("of"))
    found: list[needs.DigivolveLine] = []
    for requirement in b.face.requirements:
        if requirement.level == level and (not mask or requirement.colors & mask):
            colored = test if mask else AllOf([test, filters.Color(requirement.colors)])
            found.append(needs.DigivolveLine(colored, cost if cost >= 0 else requirement.cost, cond))
    refuse("a way to digivolve without a cost", not found and cost < 0)
    return [having(line, as_digimon=True) for line in found or [needs.DigivolveLine(test, cost, cond)]]


def way_of_this(b: Builder, node: Node, cond: Cond | None) -> list[Part]:
    """“This Digimon can digivolve into … for a cost of n”: as long as it holds, one more way (8-1-2)."""
    cost, ignoring = cost_of_way(node)
    refuse("a way to digivolve without a cost", cost < 0, not ignoring)
    into = nodes(node.get("into"))
    piles = [[pile.kind for pile in nodes(zone.get("p"))] for one in into for zone in nodes(one.get("z"))]
    refuse("a way to digivolve from elsewhere", any(pile != ["Hand"] for pile in piles))
    test = joined([b.what(one.get("of"), True) for one in into], AnyOf)
    if piles:
        test = AllOf([test, filters.LiesIn(1 << st.HAND)])
    change = modifiers.RuleChange("digivolve into", [], test, cost)
    return [Part(change, b.scope(x), cond) for x in nodes(node.get("x"))]
