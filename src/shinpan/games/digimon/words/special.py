"""2-3-5 … 2-3-12, 8-1-2: requirements printed as lines, and what a card says of itself wherever it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.conditions import Both, TurnOf
from ....effects.continuous import Part
from ....effects.filters import AllOf, AnyOf
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node
from ..book.costs import CostChange
from ..things import filters, modifiers, needs, selectors
from ..things.abilities import StandsFor
from ..things.conds import Fits
from ..things.faces import DIGIMON, Special
from ..things.timings import TIMINGS
from .playing import ANY_COST, counts_as
from .rewrites import CONDITIONAL, about_this
from .vocabulary import own, words
from .words import any_of, every, met, nodes, words_of

if TYPE_CHECKING:
    from .builder import Builder

# ------------------------------------------------------------------ requirements


def special_line(b: Builder, line: Special) -> None:
    """A requirement printed as a line."""
    b.face.special.append(line)


def cond_if(b: Builder, c: list[Node]) -> Cond | None:
    """A condition, if one is named."""
    return b.cond(c) if c else None


def each_named(t: list[str]) -> list[Filter]:
    """A card for each name."""
    return [filters.Named([name]) for name in t]


def materials(b: Builder, way: str, n: int, m: list[Node], w: list[Node]) -> None:
    """7-2, 7-3: what a DigiXros or Assembly takes; w is what all of them must be."""
    with b.within(xros=way == "xros"):
        row = [expect(b.make("Material", entry), needs.Material) for entry in m]
    for entry in row if w else ():
        entry.need = AllOf([entry.need, AnyOf([b.with_filter(item) for item in w])])
    b.face.special.append(needs.MaterialLine(way, n, row))


def material(b: Builder, f: Node | None, w: Filter | None, n: int) -> needs.Material:
    """One entry of such requirements; in a DigiXros another card may stand for one that is named."""
    found = [b.need(f)] if f is not None else []
    names = [name for inner in f.walk() if inner.kind == "ReqName" for name in words_of(inner.get("t"))] if f and b.xros else []
    if names:
        found = [AnyOf([*found, StandsFor(names)])]
    entry = needs.Material(every([*found, *further(w)]), n)
    entry.named = bool(names)
    return entry


def different(f: Filter | None, level: int | None, t: list[str], w: Filter | None, n: int) -> needs.Material:
    """Cards that differ in their names, or in their numbers."""
    found: list[Filter] = [filters.Kinds(DIGIMON), *([f] if f is not None else [])]
    found += [filters.Number("Level", "=", Const(level))] if level is not None else []
    found += [filters.Trait(t)] if t else []
    return needs.Material(AllOf([*found, *further(w)]), n, "number" if level is None else "name")


def further(w: Filter | None) -> list[Filter]:
    """A further description, if there is one."""
    return [AnyOf([w])] if w is not None else []


# ------------------------------------------------------------------ rules of the card itself

words.cannot("Act", "IgnoreColors", "ColorsMet", why="only a rule of the card itself")


def printed(b: Builder, **more: object) -> None:
    """What is on the card besides: its traits, names …"""
    for field, value in more.items():
        before = getattr(b.face, field)
        setattr(b.face, field, before + [one for one in value if one not in before] if isinstance(value, list) else value)


def level_for(n: int, u: str) -> tuple[int, str]:
    """The level it counts as having for something."""
    return n, u


def own_rule(b: Builder, node: Node, timings: list[str]) -> bool:
    """Whether a sentence is what a card says of itself: its cost, its colour requirements, its names for DigiXros."""
    inner = node.node("do") if node.kind in CONDITIONAL else node
    said = inner.node("do") if inner.kind == "Each" else inner
    if is_own(said):
        held = [b.cond(node.get("c"))] if node.kind in CONDITIONAL else []
        held += [TurnOf(TIMINGS[name].turns - 1) for name in timings if TIMINGS[name].turns in (1, 2)]
        cond = met(held) if held else None
        with b.within(while_=cond, per=b.counting(inner.node("per")) if inner.kind == "Each" else None):
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


def own_colors(b: Builder, c: int) -> None:
    """4-19: its colour requirements are met by these too; none: they are ignored."""
    b.face.ignore_colors.append(needs.ColorRule(c, b.while_))


def own_cost(b: Builder, k: int, n: int, x: list[Node]) -> None:
    """This card costs so much more or less, perhaps only where it is said to be."""
    for one in x:
        cond, areas = b.while_, one.get("z")
        if areas is not None:
            there = Fits(selectors.This(True), filters.LiesIn(b.place_mask(areas)))
            cond = there if cond is None else Both([cond, there])
        b.face.cost_changes.append(CostChange(k, b.amount(n, b.per), cond))


def own_price(b: Builder, n: int) -> None:
    """“This card costs n.”"""
    b.face.cost_changes.append(CostChange(ANY_COST, Const(n - max(0, b.face.cost)), b.while_))


# ------------------------------------------------------------------ ways to digivolve


def cost_of_way(node: Node, *others: str) -> tuple[int, bool]:
    """What a way to digivolve costs (-1: not said), and whether it ignores requirements."""
    pays = {pay.kind: pay for pay in nodes(node.get("pay"))}
    if pays.keys() - {"CostIs", "Ignoring", *others}:
        raise CannotRun("a way to digivolve that is paid otherwise")
    return pays["CostIs"].number("n") if "CostIs" in pays else -1, "Ignoring" in pays


def own_ways(b: Builder, node: Node, cond: Cond | None) -> list[needs.DigivolveLine]:
    """8-1-2: ways in which this card can digivolve from certain cards, as its own text says."""
    cost, ignoring = cost_of_way(node, "Normal")
    need = any_of([b.tester(x, 0) for x in nodes(node.get("x"))])
    if node.kind == "Digivolve":
        if cost < 0 or not ignoring:
            raise CannotRun("a way to digivolve without a cost")
        line = needs.DigivolveLine(need, cost, cond)
        line.ignoring = True
        return [line]
    level, mask = counts_as(node.node("of"))
    found: list[needs.DigivolveLine] = []
    for requirement in b.face.requirements:
        if requirement.level == level and (not mask or requirement.colors & mask):
            test = need if mask else AllOf([need, filters.Color(requirement.colors)])
            found.append(needs.DigivolveLine(test, cost if cost >= 0 else requirement.cost, cond))
    if not found and cost < 0:
        raise CannotRun("a way to digivolve without a cost")
    found = found or [needs.DigivolveLine(need, cost, cond)]
    for line in found:
        line.as_digimon = True
    return found


def way_of_this(b: Builder, node: Node, cond: Cond | None) -> list[Part]:
    """“This Digimon can digivolve into … for a cost of n”: as long as it holds, one more way (8-1-2)."""
    cost, ignoring = cost_of_way(node)
    if cost < 0 or not ignoring:
        raise CannotRun("a way to digivolve without a cost")
    into = nodes(node.get("into"))
    for zone in (zone for one in into for zone in nodes(one.get("z"))):
        if zone.kind != "Zone" or [pile.kind for pile in nodes(zone.get("p"))] != ["Hand"]:
            raise CannotRun("a way to digivolve from elsewhere")
    test = any_of([b.thing_filter(one.get("of"), True) for one in into])
    change = modifiers.RuleChange("digivolve into", [], test, cost)
    return [Part(change, b.scope(x), cond) for x in nodes(node.get("x"))]
