"""15-5 … 15-7, 18: how instructions are joined, and the sentences of an effect."""

from __future__ import annotations

from ....effects.conditions import Both, Either
from ....effects.ops import Cond, Op
from ....meaning.node import Node
from ....meaning.pieces import joined, nodes, only, refuse
from ..book.costs import PLAY
from ..book.keywords import Keyword
from ..book.playing import Discount
from ..things import conds, game_verbs, joining
from ..things.abilities import InsteadBy, InsteadIf, PutOff, Token, Tokens, WatchFor
from ..things.state import Effect
from .acts import xros_places
from .builder import Builder, Moment, choices
from .conditions import did, of_sort
from .playing import ANY_COST
from .rewrites import walk_here
from .words import kind_names

HEADERS = {"ChooseEffects", "AllEffects", "Below", "Delay", "DigiBurst"}
DONE = {"Played": "Play", "Deleted": "Delete", "Trashed": "Trash", "Suspends": "Suspend", "Digivolves": "Digivolve"}


def one_after_the_other(b: Builder, a: Node, b_: Node) -> Op:
    """In a row of changes one that names no duration has that of its neighbour. Tokens are played all at once."""
    with b.within(duration=duration_of(b_) or duration_of(a) or b.duration):
        ops = [b.op(a), b.op(b_)]
    tokens = [token for op in ops for token in (op.tokens if isinstance(op, Tokens) else [op])]
    if all(isinstance(token, Token) for token in tokens):
        return Tokens([token for token in tokens if isinstance(token, Token)])
    return joining.AndOp(ops)


def one_or_the_other(b: Builder, a: Node, b_: Node) -> Op:
    """What the first way chooses is not “it” in the second."""
    before = b.chosen
    ops = [b.op(a)]
    chosen, b.chosen = b.chosen, before
    ops.append(b.op(b_))
    b.chosen = [*chosen, *b.chosen[len(before) :]]
    return joining.OrOp(ops)


def duration_of(node: Node) -> str:
    """The duration a clause names, for its neighbour that names none."""
    if node.kind == "And":
        return duration_of(node.node("a")) or duration_of(node.node("b"))
    d = node.get("d")
    return d.kind if isinstance(d, Node) else ""


def chooses(do: Node) -> bool:
    """Whether an instruction chooses anything, that is “it” in what follows."""
    return any(choices(inner) for inner in walk_here(do))


def may(op: Op, names: bool) -> Op:
    """15-9-2: what the player may do; a keyword effect that is optional by itself asks but once."""
    return op if isinstance(op, Keyword) and op.optional else joining.OptionalOp(op, names)


def instead(b: Builder, do: Node) -> Op:
    """18-2-1: in place of what is about to happen."""
    refuse("instead of nothing", not b.would)
    may = do.kind == "May"
    whole = joining.ReplaceOp([game_verbs.PreventOp(None), b.op(do.node("do") if may else do)], may)
    return joining.OptionalOp(whole) if may else whole


def repeated(op: Op, n: int) -> Op:
    """The same several times."""
    return joining.AndOp([op] * n)


# ------------------------------------------------------------------ later


def put_off(b: Builder, t: Moment, sentences: list[Node] | Node) -> Op:
    """18-1-1: what is done at a later moment, with the sentences that go on from it."""
    effect = Effect("triggered", f"[{t.name}]")
    effect.program = program(b, nodes(sentences), effect)
    return PutOff(effect, t.event, t.whose, t.skip)


def for_a_while(b: Builder, do: Node, d: str) -> Op:
    """A “when” or “the next time” that works so long."""
    only(do, "When", "Next")
    return watch_for(b, nodes(do.get("on")), do.node("do"), nodes(do.get("c")), d, do.kind == "Next")


def watch_for(b: Builder, on: list[Node], do: Node, c: list[Node], d: str, once: bool) -> Op:
    """An effect that waits for something for a while."""
    effect = Effect("triggered", "[later]")
    effect.trigs, effect.would = b.triggers(on)
    with b.within(would=effect.would, reduces=0):
        effect.program = b.op(do)
        if c:
            effect.program = joining.IfOp(b.cond(c), effect.program)
        b.close(effect)
    effect.loose = False
    return WatchFor(effect, d, once)


# ------------------------------------------------------------------ what this effect does


def by_this(on: list[Node]) -> bool:
    """Whether a “when” in a later sentence is about what this effect does."""
    return all(
        trigger.kind in ("DigivolvingByThis", "Does")
        or trigger.kind == "On"
        and all(any(by.kind == "ByThis" for by in nodes(event.get("by"))) for event in nodes(trigger.get("e")))
        for trigger in on
    )


def done_by_this(b: Builder, on: list[Node]) -> Cond:
    """What this effect did so far."""
    found: list[Cond] = []
    for trigger in on:
        if trigger.kind == "Does":
            found.append(did(b, trigger.node("do"), False))
        for event in nodes(trigger.get("e")):
            refuse(f"when this effect {event.kind}", event.kind not in DONE, event.get("would") is not None)
            for x in nodes(trigger.get("x")):
                found.append(conds.Did([DONE[event.kind]], of_sort(b, x), b.whose(x.get("o")), False))
    refuse("when this effect does something else", not found)
    return joined(found, Either)


# ------------------------------------------------------------------ sentences


def program(b: Builder, sentences: list[Node], effect: Effect) -> Op:
    """The sentences of an effect; what replaces a sentence takes its place."""
    ops: list[Op] = []
    told: list[Node] = []
    rest = list(sentences)
    b.said = ""
    while rest:
        node = rest.pop(0)
        if node.kind == "At" and node.node("t").kind == "EndOfBattle" and "Security" in effect.timings:
            ops.append(put_off(b, b.make("Moment", node.node("t")), [node.node("do"), *rest]))
            break
        front = [node]
        if is_header(node):
            while rest and rest[0].kind != "Item":
                front.append(rest.pop(0))
            b.items = bullets(b, rest, effect)
        for own in front:
            sentence(b, own, ops, told, effect)
    return joining.Sentences(ops)


def is_header(node: Node) -> bool:
    """Whether a sentence is about bullets below it."""
    return any(inner.kind in HEADERS for inner in walk_here(node))


def bullets(b: Builder, rest: list[Node], effect: Effect) -> list[Op]:
    """The bullets that come next, each with the sentences that go on from it."""
    items: list[Op] = []
    while rest and rest[0].kind == "Item":
        own = [rest.pop(0).node("do")]
        while rest and rest[0].kind != "Item" and not is_header(rest[0]):
            own.append(rest.pop(0))
        with b.within(items=[], deed="", deeds=set(), chosen=[], stripped=False):
            items.append(program(b, own, effect))
    refuse("nothing is listed below", not items)
    return items


def sentence(b: Builder, node: Node, ops: list[Op], told: list[Node], effect: Effect) -> None:
    """One more sentence of an effect, after those that were told."""
    within = walk_here(node)
    if any(inner.kind == "Delay" for inner in within):
        effect.delay = True
    if replacing(node) and ops:
        first = replaced_from(told)
        before = ops[-1] if first == len(ops) - 1 else joining.Sentences(ops[first:])
        ops[first:] = [replacement(b, node, before, told[-1])]
        del told[first:]
        told.append(node)
    elif not cheapened(b, node):
        afterwards = {"Made", "That", "It"} & {inner.kind for inner in within}
        refuse("what is said of the next time afterwards", afterwards and any(isinstance(op, WatchFor) for op in ops))
        goes_on = node.kind == "Mod" and all(x.kind in ("It", "That") for x in nodes(node.get("x")))
        with b.within(duration=b.duration or (b.said if goes_on and node.get("d") is None else "")):
            op = b.doing(node)
        if op is not None:
            ops.append(joining.IfOp(conds.Answered(False), op) if goes_further(node, told) else op)
            told.append(node)
    b.said = next((inner.node("d").kind for inner in within if isinstance(inner.get("d"), Node)), "")


def replacing(node: Node) -> bool:
    """Whether a sentence stands in for the one before: “… instead”."""
    return node.kind in ("If", "By") and node.node("do").kind == "Instead"


def goes_further(node: Node, told: list[Node]) -> bool:
    """Whether a sentence only adds to a reduction that the player could choose before: “further reduce it by …”."""
    while node.kind == "Each":
        node = node.node("do")
    return node.kind == "ReduceCost" and node.get("k") is None and bool(told) and told[-1].kind == "May"


def replaced_from(told: list[Node]) -> int:
    """The first of the sentences that “instead” replaces: the last one, or all about the cards that were revealed."""
    last = len(told) - 1
    if any(inner.kind in ("Rest", "Revealed") for inner in walk_here(told[last])):
        shown = [i for i, one in enumerate(told) if any(inner.kind in ("Reveal", "Look") for inner in walk_here(one))]
        return shown[-1] if shown else last
    return last


def replacement(b: Builder, node: Node, before: Op, told: Node) -> Op:
    """18-2: under its condition, this is done in place of the sentence before, with cards from where that takes them."""
    done = node.node("do").node("do")
    cond = b.cond(node.get("c")) if node.kind == "If" else None
    zones = {z for inner in walk_here(told) for x in nodes(inner.get("x")) if isinstance(z := x.get("z"), tuple)}
    from_zones = nodes(zones.pop()) if len(zones) == 1 else b.from_zones
    with b.within(from_zones=from_zones, duration=b.duration or b.said):
        inner = b.op(done)
    if cond is None:
        return InsteadBy(joining.ByOp([b.op(cost) for cost in nodes(node.get("cost"))], inner), before)
    return InsteadIf(cond, inner, before, done.kind == "May")


def cheapened(b: Builder, node: Node) -> bool:
    """Whether a sentence only changes what an instruction before it costs; if so, that costs so much more or less."""
    if xros_widened(b, node):
        return True
    around: list[Node] = []
    while node.kind in ("If", "Each") or node.kind == "When" and by_this(nodes(node.get("on"))):
        around.append(node)
        node = node.node("do")
    if b.would or not b.paid or node.kind not in ("ReduceCost", "IncreaseCost") or {"d", "x"} & dict(node.slots).keys():
        return False
    held = [b.cond(one.get("c")) for one in around if one.kind == "If"]
    per = [b.make("Counted", one.node("per")) for one in around if one.kind == "Each"]
    with b.within(per=per[-1] if per else None):
        value = b.amount(node.number("n") * (1 if node.kind == "ReduceCost" else -1))
    k = node.get("k")
    fit = [paid for paid in b.paid if paid.kind & (b.make("CostKind", k) if isinstance(k, Node) else ANY_COST)]
    refuse("another cost of nothing that is paid", not fit)
    for paid in fit:
        paid.discounts.append(Discount(value, joined(held, Both) if held else None))
    return True


def xros_widened(b: Builder, node: Node) -> bool:
    """“If this effect plays a card with DigiXros requirements, you may also place …”: that play takes cards from there."""
    c = nodes(node.get("c")) if node.kind == "If" else []
    do = c[0].get("do") if len(c) == 1 and c[0].kind == "EffectDid" else None
    if b.would or not isinstance(do, Node) or do.kind != "Play" or node.node("do").kind != "XrosFrom":
        return False
    played = [of for x in nodes(do.get("x")) if isinstance(of := x.get("of"), Node)]
    asked = [kind_names(of) <= {"Digimon", "DigimonCard"} and nodes(of.get("f")) == [Node("XrosRequirements")] for of in played]
    fit = [paid for paid in b.paid if paid.kind == PLAY]
    refuse("further cards for the DigiXros of some cards only", asked != [True])
    refuse("further cards for a DigiXros of nothing that is played", not fit)
    for paid in fit:
        paid.also_from |= xros_places(b, nodes(node.node("do").get("z")))
    return True
