"""2-3, 15-2, 16-1: whole lines: what a printed effect waits for, where it works, what it amounts to; and keyword effects."""

from __future__ import annotations

from ....effects.conditions import Both
from ....effects.continuous import Part
from ....effects.filters import AllOf
from ....effects.ops import Cond, Filter, Op, Select
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node
from ....meaning.pieces import having, joined, nodes, refuse
from ..book.keywords import Attacking, effect_of
from ..book.values import Change
from ..things import filters, joining, needs, selectors
from ..things import state as st
from ..things.abilities import DigiBurstCost
from ..things.conds import Exists
from ..things.filters import MASKS
from ..things.state import Effect, Trig
from ..things.timings import Timing
from ..things.trigs import MetBy, Together
from .builder import Builder, also, kinds_of
from .changes import continuous, static
from .events import names_of, pattern
from .language import unchain
from .marks import KEYWORDS, TIMINGS
from .programs import by_this, program
from .rewrites import is_when, lines_of, walk_here
from .special import own_rule, own_ways, way_of_this
from .things import keyword_name
from .vocabulary import doing, words
from .words import about_this

YOURS = 1
"""The turns an effect works in: its player's."""


def printed_effect(b: Builder, first: Node, rest: Node | None) -> list[Effect]:
    """One printed effect, as the effects it amounts to."""
    found: list[Effect] = []
    for head, *more in lines_of([first, *unchain(rest)], b.place):
        refuse(f"{head.kind} and more", more and head.kind not in ("Effect", "KeywordEffect"))
        if head.kind.endswith("Req"):
            if head in b.required:
                continue
            b.required.append(head)
        known: dict[str, object] = {
            "such": None,
            "asked": None,
            "deed": "",
            "deeds": set(),
            "chosen": [],
            "where": (),
            "stripped": False,
            "paid": [],
            "attacks": [],
            "items": [],
        }
        with b.within(reduces=0, would=False, rest=more, said="", **known):
            found += b.make("Line", head) or []
    return found


def dressed(place: list[int], timing: list[Timing], limit: int) -> Effect:
    """An effect with its timing, place and limit."""
    places = sum(1 << zone for zone in set(place))
    effect = having(Effect("triggered"), limit=limit, places=places, timings=names_of(timing))
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
    if node.kind in ("Save", "Fortitude", "Ascension"):
        return True
    k = node.get("k")
    return node.kind == "This" and (k.kind if isinstance(k, Node) else k) == "Card"


def uses_this(node: Node) -> bool:
    """Whether a part of a text is to use the card it is printed on."""
    return node.kind == "Use" and about_this(node.get("x"))


def effect_line(b: Builder, place: list[int], timing: list[Timing], limit: int, do: Node) -> list[Effect]:
    """[Timing] clause. More sentences. An Option that lets itself be used at some moment does so in the hand."""
    if not place and b.face.kind == "option" and any(uses_this(inner) for node in (do, *b.rest) for inner in walk_here(node)):
        place = [st.HAND]
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
        refuse("a timing and a trigger that never meet", not effect.trigs)
    if effect.would and effect.main:  # what cuts in on a payment of the main phase is nothing to use at will
        effect.main, effect.turns = False, YOURS
    with b.within(would=effect.would, awaits=kinds_of(effect.trigs), in_turn=any(one.turns in (1, 2) for one in timing)):
        if on and any(node.kind == "When" and not by_this(nodes(node.get("on"))) for node in b.rest):
            return [several_whens(b, effect, do)]
        said = [inner for node in (do, *b.rest) for inner in walk_here(node)]
        effect.recalls = any(inner.kind == "Made" for inner in said)
        effect.this_card = any(says_this_card(inner) for inner in said)
        effect.replaces = effect.would and any(inner.kind == "Instead" for inner in said)
        effect.program = program(b, [do, *b.rest], effect)
        if outer:
            effect.program = joining.IfOp(joined(outer, Both), effect.program)
        return [b.close(effect)]


def several_whens(b: Builder, effect: Effect, do: Node) -> Effect:
    """Each sentence has its own trigger: the effect triggers on any of them, and only what was met is done."""
    ops: list[Op] = [joining.IfOp(MetBy(effect.trigs), program(b, [do], effect))]
    every = effect.trigs
    for node in b.rest:
        trigs, would = b.triggers(node.get("on"))
        refuse("several triggers in one effect", node.kind != "When", node.get("c") is not None, would != effect.would)
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
    if all(continuous(node) for node in whole):
        refuse("so many times per turn, of what is always on", effect.limit)
        effect.kind = "static"
        for node in whole:
            effect.parts += static(b, node)
        return [b.close(effect)] if effect.parts else []
    refuse(f"{do.kind} without a timing", b.rest)
    cond: Cond | None = None
    while do.kind in ("While", "If", "May"):
        if do.kind != "May":
            cond = also(cond, b.cond(do.get("c")))
        do = do.node("do")
    inner = do.node("do") if do.kind == "By" else do
    if inner.kind == "DigivolveAs" or do.kind == "Digivolve" and about_this(do.get("into")):
        costs = [b.op(cost) for cost in nodes(do.get("cost"))]
        b.face.special += [having(line, costs=costs) for line in own_ways(b, inner, cond)]
        return []
    if do.kind == "Digivolve":
        effect.kind = "static"
        effect.parts += way_of_this(b, do, cond)
        return [b.close(effect)]
    if do.kind in ("XrosFrom", "AddSelfToXros") and not effect.timings:
        effect.trigs = [pattern("played", 1, about="card", player=0, this_card=True, own=True)]
        effect.would = True
        with b.within(would=True):
            effect.program = b.op(do)
        if cond is not None:
            effect.program = joining.IfOp(cond, effect.program)
        return [b.close(effect)]
    raise CannotRun(f"{do.kind} without a timing")


# ------------------------------------------------------------------ 16-1: keyword effects


def keyword_effect(
    b: Builder,
    kind: str,
    program: Op | None = None,
    trig: Trig | None = None,
    would: bool = False,
    amount: int = 0,
    **fields: object,
) -> Effect:
    """A keyword effect that is always on or triggers by itself: its operation, what it waits for, the number in its icon."""
    effect = having(effect_of(KEYWORDS[kind], program, trig, would, amount), **fields)
    b.all_kinds |= effect.kinds
    return effect


def use_req(b: Builder, kind: str, need: Filter) -> Effect:
    """4.2 16-42-1, 16-42-3: with such a Digimon or Tamer on the field this card is used whatever its colours are."""
    whose = filters.Kinds(MASKS["Digimon"] | MASKS["Tamer"])
    such = selectors.Pick(None, [selectors.Field(0, [st.BATTLE, st.BREEDING])], AllOf([whose, need]))
    effect = keyword_effect(b, kind)
    b.face.ignore_colors.append(having(needs.ColorRule(0, Exists(such, None)), keyword=effect.keyword))
    return effect


def asks_for_a_name(need: Node | None) -> bool:
    """Whether what is needed is said by a name."""
    return need is not None and any(test.kind == "Named" for test in nodes(need.get("f")))


def while_attacking(effect: Effect, change: Change, scope: Select | None = None) -> Effect:
    """A keyword effect that changes something while its Digimon attacks."""
    effect.parts.append(Part(change, scope, Attacking()))
    return effect


def persistent(effect: Effect, change: Change) -> Effect:
    """A keyword effect that changes its Digimon as long as it has it."""
    effect.parts.append(Part(change, None))
    return effect


def needed(needs: list[Filter | None]) -> list[Filter]:
    """The requirements in an icon, which must be there for it to do anything."""
    return [expect(need, Filter, "a keyword without its requirement") for need in needs]


# ------------------------------------------------------------------ lines of keywords


def keyword_line(b: Builder, place: list[int], timing: list[Timing], limit: int, k: list[Node]) -> list[Effect]:
    """Keywords printed as a line, with or without a timing before them."""
    if any(word.kind.startswith("DigiBurst") for word in k):
        return [digi_burst(b, dressed(place, timing, limit), k[0].number("n"), k[0].kind.endswith("UpTo"))]
    if all(one.turns for one in timing):
        refuse("a keyword at a place, or and more", b.rest, place)
        return [always(b, word, timing) for word in k]
    acts = [(word, b.make("Keyword", word, doing) if ("Keyword", word.kind) in doing.table else None) for word in k]
    refuse(f"{k[0].kind} at a timing", all(act is None for _, act in acts))
    found: list[Effect] = []
    for word, act in acts:
        if act is None:
            found.append(always(b, word, []))
            continue
        effect = dressed(place, timing, limit)
        effect.program = joining.Sentences([act, program(b, b.rest, effect)]) if b.rest else act
        effect.name = f"{effect.name} <{keyword_name(word)}>".strip()
        alone = ("Keyword", word.kind) in words.table
        effect.keyword = "" if alone else keyword_name(word)
        found.append(b.close(effect))
    return found


def always(b: Builder, word: Node, turns: list[Timing]) -> Effect:
    """A keyword effect that the card has, in some turns or always."""
    effect = expect(b.make("Keyword", word), Effect)
    for timing in turns:
        effect.turns = timing.turns
    with b.within(reduces=effect.reduces):
        b.close(effect)
    effect.loose = effect.loose or bool(effect.places >> st.HAND & 1)
    return effect


def digi_burst(b: Builder, effect: Effect, n: int, up_to: bool) -> Effect:
    """16-13: by trashing digivolution cards, what follows."""
    refuse("Digi-Burst without an effect", not b.rest)
    b.deeds.add("Trash")
    inner = program(b, [node.node("do") if node.kind == "Item" else node for node in b.rest], effect)
    effect.program = joining.ByOp([DigiBurstCost(n, up_to)], inner)
    icon = f"<Digi-Burst {'up to ' if up_to else ''}{n}>"
    return b.close(having(effect, keyword="Digi-Burst", amount=n, name=f"{effect.name} {icon}".strip()))
