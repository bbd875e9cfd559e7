"""2-3, 15-2: whole lines: what a printed effect waits for, where it works, and what it amounts to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.conditions import Both
from ....effects.ops import Cond, Op
from ....meaning.build import CannotRun
from ....meaning.node import Node
from ..book.keywords import bit
from ..things import joining
from ..things.state import Effect
from ..things.timings import Timing
from ..things.trigs import MetBy, Pattern, Together
from .events import names_of
from .language import unchain
from .lasting import also, continuous, static
from .marks import TIMINGS
from .programs import by_this, program
from .rewrites import about_this, is_when, lines_of, walk_here
from .special import own_rule, own_ways, way_of_this
from .words import nodes

if TYPE_CHECKING:
    from .builder import Builder


def effects_of(b: Builder, node: Node | None) -> list[Effect]:
    """The effects of a text in quotation marks, or of one of its effects."""
    return [] if node is None else b.make("Quote" if node.kind == "Quote" else "Chain", node)


def printed_effect(b: Builder, first: Node, rest: Node | None) -> list[Effect]:
    """One printed effect, as the effects it amounts to."""
    found: list[Effect] = []
    for head, *more in lines_of([first, *unchain(rest)], b.place):
        if more and head.kind not in ("Effect", "KeywordEffect"):
            raise CannotRun(f"{head.kind} and more")
        with b.within(such=None, reduces=0, paid=[], attacks=[], would=False, rest=more, items=[], said=""):
            found += b.make("Line", head) or []
    return found


def dressed(place: list[int], timing: list[Timing], limit: int) -> Effect:
    """An effect with its timing, place and limit."""
    effect = Effect("triggered")
    effect.limit = limit
    effect.places = sum(1 << zone for zone in set(place))
    effect.timings = names_of(timing)
    for one in timing:
        if one.turns:
            effect.turns = one.turns
        elif one.main:
            effect.main = True
        elif one.trig is not None:
            effect.trigs.append(one.trig)
    effect.name = " ".join(TIMINGS[name] for name in effect.timings) or effect.name
    return effect


def says_this_card(node: Node) -> bool:
    """15-3-3: whether a part of a text means the card it is printed on."""
    k = node.get("k")
    return node.kind in ("Save", "Fortitude") or node.kind == "This" and (k.kind if isinstance(k, Node) else k) == "Card"


def effect_line(b: Builder, place: list[int], timing: list[Timing], limit: int, do: Node) -> list[Effect]:
    """[Timing] clause. More sentences."""
    effect = dressed(place, timing, limit)
    on: list[list[Node]] = []
    outer: list[Cond] = []
    while is_when(do):
        if do.kind == "When":
            on.append(nodes(do.get("on")))
        if do.get("c") is not None:
            outer.append(b.cond(do.get("c")))
        do = do.node("do")
    if not on and all(one.turns for one in timing):
        return untimed(b, effect, do)
    for triggers in on:
        trigs, effect.would = b.triggers(triggers)
        effect.trigs = [Together(x, y) for x in effect.trigs for y in trigs if x.kinds & y.kinds] if effect.trigs else trigs
        if not effect.trigs:
            raise CannotRun("a timing and a trigger that never meet")
    with b.within(would=effect.would, awaits=awaited(effect)):
        if on and any(node.kind == "When" and not by_this(nodes(node.get("on"))) for node in b.rest):
            return [several_whens(b, effect, do)]
        said = [inner for node in (do, *b.rest) for inner in walk_here(node)]
        effect.recalls = any(inner.kind == "Made" for inner in said)
        effect.this_card = any(says_this_card(inner) for inner in said)
        effect.replaces = effect.would and any(inner.kind == "Instead" for inner in said)
        effect.program = program(b, [do, *b.rest], effect)
        if outer:
            effect.program = joining.IfOp(outer[0] if len(outer) == 1 else Both(outer), effect.program)
        return [b.close(effect)]


def awaited(effect: Effect) -> int:
    """What an effect waits for."""
    kinds = 0
    for trig in effect.trigs:
        kinds |= trig.kinds
    return kinds


def several_whens(b: Builder, effect: Effect, do: Node) -> Effect:
    """Each sentence has its own trigger: the effect triggers on any of them, and only what was met is done."""
    ops: list[Op] = [joining.IfOp(MetBy(effect.trigs), program(b, [do], effect))]
    every = effect.trigs
    for node in b.rest:
        trigs, would = b.triggers(node.get("on"))
        if node.kind != "When" or node.get("c") is not None or would != effect.would:
            raise CannotRun("several triggers in one effect")
        ops.append(joining.IfOp(MetBy(trigs), program(b, [node.node("do")], effect)))
        every = every + trigs
    effect.trigs = every
    effect.program = joining.Sentences(ops)
    return b.close(effect)


def untimed(b: Builder, effect: Effect, do: Node) -> list[Effect]:
    """What is printed without a timing: a rule of the card, a continuous effect, or something it lets be done."""
    if not b.rest and own_rule(b, do, effect.timings):
        return []
    whole = [do, *b.rest]
    if all(continuous(b, node) for node in whole):
        effect.kind = "static"
        for node in whole:
            effect.parts += static(b, node)
        return [b.close(effect)] if effect.parts else []
    if b.rest:
        raise CannotRun(f"{do.kind} without a timing")
    cond: Cond | None = None
    while do.kind in ("While", "If", "May"):
        if do.kind != "May":
            cond = also(cond, b.cond(do.get("c")))
        do = do.node("do")
    inner = do.node("do") if do.kind == "By" else do
    if inner.kind == "DigivolveAs" or do.kind == "Digivolve" and about_this(do.get("into")):
        costs = [b.op(cost) for cost in nodes(do.get("cost"))]
        for line in own_ways(b, inner, cond):
            line.costs = costs
            b.face.special.append(line)
        return []
    if do.kind == "Digivolve":
        effect.kind = "static"
        effect.parts += way_of_this(b, do, cond)
        return [b.close(effect)]
    if do.kind in ("XrosFrom", "AddSelfToXros") and not effect.timings:
        played = Pattern(bit("would play"))
        played.about, played.player, played.this_card, played.own = "card", 0, True, True
        effect.trigs, effect.would = [played], True
        with b.within(would=True):
            effect.program = b.op(do)
        if cond is not None:
            effect.program = joining.IfOp(cond, effect.program)
        return [b.close(effect)]
    raise CannotRun(f"{do.kind} without a timing")
