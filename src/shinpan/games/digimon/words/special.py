"""2-3-5 … 2-3-12, 8-1-2: requirements printed as lines, and what a card says of itself wherever it is."""

from __future__ import annotations

from ....effects.conditions import Both, TurnOf
from ....effects.continuous import Part
from ....effects.filters import AllOf, AnyOf, IsNot
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import flat, having, joined, nodes, refuse, strings
from ..book.costs import CostChange
from ..things import filters, modifiers, needs, selectors
from ..things.abilities import StandsFor
from ..things.conds import Fits
from ..things.faces import DIGIMON
from ..things.timings import TIMINGS
from .builder import Builder, also
from .playing import ANY_COST, counts_as
from .rewrites import CONDITIONAL
from .vocabulary import own
from .words import about_this, together

# ------------------------------------------------------------------ requirements


def need(*tests: Filter | None, w: list[Filter] | None = None, no: Filter | None = None) -> Filter:
    """2-3-6-3: all of some tests, one of a further description, and not another."""
    return together(*tests, AnyOf(w) if w else None, IsNot(no) if no is not None else None)


def each_named(t: list[str]) -> list[Filter]:
    """A card for each name."""
    return [filters.Named([name]) for name in t]


def materials(b: Builder, way: str, n: int, m: list[Node], w: list[Node]) -> None:
    """7-2, 7-3: what a DigiXros or Assembly takes; w is what all of them must be."""
    with b.within(xros=way == "xros"):
        row = [expect(b.make("Material", entry), needs.Material) for entry in m]
    for entry in row if w else ():
        entry.need = AllOf([entry.need, AnyOf([b.make("ReqWith", item) for item in w])])
    b.face.special.append(needs.MaterialLine(way, n, row))


def material(b: Builder, f: Node | None, w: list[Filter], n: int) -> needs.Material:
    """One entry of such requirements; in a DigiXros another card may stand for one that is named."""
    found: Filter | None = b.make("Req", f) if f is not None else None
    said = [inner for inner in f.walk() if inner.kind == "ReqName"] if f is not None and b.xros else []
    names = [name for inner in said for name in strings(inner.get("t"))]
    if found is not None and names:
        found = AnyOf([found, StandsFor(names)])
    return having(needs.Material(need(found, w=w), n), named=bool(names))


def different(f: Filter | None, level: int | None, t: list[str], w: list[Filter], n: int) -> needs.Material:
    """Cards that differ in their names, or in their numbers."""
    exact = filters.Number("Level", "=", Const(level)) if level is not None else None
    tests = [filters.Kinds(DIGIMON), f, exact, filters.Trait(t) if t else None, AnyOf(w) if w else None]
    return needs.Material(AllOf(flat(tests)), n, "number" if level is None else "name")


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
        per = b.make("Counted", inner.node("per")) if inner.kind == "Each" else None
        with b.within(while_=joined(held, Both) if held else None, per=per):
            b.make("Act", said, own)
    return is_own(said)


def is_own(node: Node) -> bool:
    """Whether an instruction is about this card itself."""
    if node.kind == "Mod":
        said = {p.kind for p in nodes(node.get("p"))}
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
    change = modifiers.RuleChange("digivolve into", [], test, cost)
    return [Part(change, b.scope(x), cond) for x in nodes(node.get("x"))]
