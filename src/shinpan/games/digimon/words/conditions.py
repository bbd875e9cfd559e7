"""15-5, 15-6: conditions."""

from __future__ import annotations

from ....effects.conditions import Both, Compare, Either
from ....effects.ops import Cond, Filter
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ....meaning.pieces import having, joined, nodes, only, refuse
from ....meaning.rewrite import made, replaced
from ..things import conds, filters, selectors
from ..things.conds import Exists, Fits, Talking
from ..things.faces import DIGIMON
from ..things.filters import MASKS
from ..things.selectors import Count
from .vocabulary import HOW
from .words import Words, about_this, kind_names


def yours(o: int | None) -> int:
    """A player, you where nobody is named."""
    return max(0, o or 0)


def alternatives(things: Node) -> list[Node]:
    """What one of is meant."""
    return nodes(things.get("x")) if things.kind == "OneOf" else [things]


# ------------------------------------------------------------------ what there is


def exists(b: Words, node: Node, whose: int) -> Cond:
    """So many such things there are."""
    apart = alternatives(node) if node.kind == "OneOf" else each_apart(node)
    if apart:
        return Either([exists(b, item, whose) for item in apart])
    if b.where and kind_names(node.get("of")) == {"Card"} and node.get("z") is None and node.get("o") is None and whose < 0:
        node = replaced(node, z=b.where)
    select = b.select(node, whose)
    b.asked = b.such
    b.where = tuple(nodes(node.get("z")))
    return Exists(select, select.count if isinstance(select, selectors.Pick) else None)


def each_apart(node: Node) -> list[Node]:
    """“In either … or …”: the same thing in each place on its own."""
    return [
        replaced(node, z=(replaced(zone, p=(pile,), each=None),))
        for zone in nodes(node.get("z"))
        if zone.get("each") is not None
        for pile in nodes(zone.get("p"))
    ]


def have(b: Words, o: Node, x: list[Node]) -> Cond:
    """A player has so many such things."""
    if o.kind != "Either" or b.either >= 0:
        return joined([exists(b, item, b.whose(o)) for item in x], Both)
    found: list[Cond] = []
    for either in (0, 1):
        with b.within(either=either, relative=True):
            found.append(have(b, o, x))
    return Either(found)


def counted_again(b: Words, n: Count, whose: int) -> Cond:
    """So many of what the condition before counted."""
    if b.asked is None:
        raise CannotRun("so many of what was counted before, and nothing was")
    if b.asked.kind == "Memory":
        return conds.Memory(yours(whose), "<=" if n.kind == selectors.MOST else ">=", n.n)
    asked = b.asked
    found = Exists(b.hosts(asked, whose), n)
    b.asked = asked
    return found


def memory(b: Words, is_: str, o: int, n: int) -> Cond:
    """So much memory."""
    b.asked = Node("Memory")
    return conds.Memory(yours(o), HOW[is_], n)


def so_many(b: Words, things: Node, places: list[selectors.Place]) -> Cond:
    """So many such cards are in these places."""
    count, of = b.count(things.get("n")), things.get("of")
    return Exists(b.bounded(selectors.Pick(count, places, b.what(of, True)), of), count)


def so_many_below(b: Words, x: Node, q: Node) -> Cond:
    """So many such cards are among the digivolution cards of something."""
    return joined([so_many(b, one, [selectors.Below(b.hosts(x), False)]) for one in alternatives(q)], Either)


def is_in(b: Words, x: Node, z: list[Node]) -> Cond:
    """So many such cards are in some zones; the thing whose digivolution cards these are is “it” in what follows."""
    inner = joined([so_many(b, one, b.places(z, -1)) for one in alternatives(x)], Either)
    b.such = b.asked = alternatives(x)[-1]
    b.where = tuple(z)
    hosts = [zone.node("x") for zone in z if zone.kind == "Sources" and zone.node("x").kind in ("This", "It", "That")]
    return Talking(inner, b.select(hosts[0])) if hosts else inner


def in_each(b: Words, t: list[str], z: list[Node]) -> Cond:
    """Each of some names is there."""
    places = b.places(z, -1)
    found: list[Cond] = [Exists(selectors.Pick(None, places, filters.Named([name])), None) for name in t]
    return joined(found, Both)


def fits(b: Words, x: list[Node] | Node, f: list[Node], tests: Filter) -> Cond:
    """The subject of a condition passes tests."""
    b.where = (made("Sources", x=nodes(x)[0]),) if any(one.kind == "SourceIs" for one in f) and len(nodes(x)) == 1 else ()
    stacked = any(inner.kind in ("HasSources", "NoSources", "HasLinks") for one in f for inner in one.walk())
    if stacked and about_this(x):
        return Fits(selectors.This(False), tests)
    every = all(one.kind in ("Sel", "SomeOf") and isinstance(n := one.get("n"), Node) and n.kind == "All" for one in nodes(x))
    return Fits(b.selects(x), tests, every)


# ------------------------------------------------------------------ what happened, and what this effect did


def of_event(what: str, x: Node | None, verb: str = "Trash", **fields: object) -> conds.EventIs:
    """Something about the event that is looked at."""
    only(x, "It", "This", "That")
    refuse(f"by what something was {verb}", verb != "Trash")
    return having(conds.EventIs(what), **fields)


def of_sort(b: Words, x: Node, cards: bool = False) -> Filter:
    """Is of the sort that is named, whoever has it; or one of what was named before."""
    return b.what(x.get("of"), cards) if x.kind == "Sel" else filters.Among(b.select(x), False)


def verbs_of(verb: str) -> list[str]:
    """What counts as having done something: to DNA digivolve is to digivolve (8-2)."""
    return ["Digivolve", "DNADigivolve"] if verb == "Digivolve" else [verb]


def did(b: Words, do: Node, negate: bool) -> Cond:
    """What this effect did (or did not)."""
    if do.kind == "DidntAny":
        return conds.Did(verbs_of(do.node("v").kind), None, -1, negate)
    x = nodes(do.get("x"))
    found = conds.Did(verbs_of(do.kind), None, -1, negate)
    if x:
        found.filter = of_sort(b, x[0]) if len(x) == 1 else filters.Among(b.select(x[0]), False)
    if len(x) == 1 and x[0].kind == "Sel":
        found.whose = b.whose(x[0].get("o"))
        count = b.count(x[0].get("n"))
        if count is not None and count.kind not in (selectors.NO, selectors.MOST):
            found.least = max(1, count.n)
    return found


def made_so_many(b: Words, x: Node, verb: str, negate: bool) -> Cond:
    """So many of some sort this effect did something to, or not."""
    found = conds.Did(verbs_of(verb), of_sort(b, x, verb == "Place"), b.whose(x.get("o")), negate)
    count = b.count(x.get("n")) if x.kind == "Sel" else None
    if count is not None:
        refuse("how many this effect did something to", count.kind not in (selectors.EXACT, selectors.LEAST))
        found.least = max(1, count.n)
    return found


DEEDS = {"Attack": "attacked", "Play": "played", "Use": "used", "Digivolve": "digivolved"}
PLAIN = {"Attack": {"Digimon"}, "Use": {"Option", "OptionCard"}, "Digivolve": {"Digimon"}}


def player_did(o: int, deed: str) -> Cond:
    """A player did something this turn."""
    refuse(f"a player did {deed}", deed not in DEEDS)
    return conds.Deeds(DEEDS[deed], max(-1, o), False)


def player_did_not(o: int, do: Node) -> Cond:
    """A player did not do something this turn."""
    for of in (x.get("of") for x in nodes(do.get("x"))):
        certain = isinstance(of, Node) and (of.get("f") is not None or kind_names(of) - PLAIN.get(do.kind, set()))
        refuse("a player did not do something with certain cards", certain)
    refuse(f"a player did not {do.kind}", do.kind not in DEEDS)
    return conds.Deeds(DEEDS[do.kind], max(-1, o), True)


# ------------------------------------------------------------------ numbers of both players


def against(how: str, o: int, kinds: list[str]) -> Cond:
    """How many of some kinds a player has, against the other."""
    mask = 0 if kinds else DIGIMON
    for kind in kinds:
        mask |= MASKS[kind]
    return Compare(conds.Stacks(yours(o), mask), how, conds.Stacks(1 - yours(o), mask))


def pile_against(how: str, o: int, pile: int) -> Cond:
    """How many cards a player has in a pile, against the other."""
    return Compare(selectors.PileSize([pile], yours(o), 1), how, selectors.PileSize([pile], 1 - yours(o), 1))
