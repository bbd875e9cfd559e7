"""One form for what texts say in several ways, made before anything is built: rules, and the lines of a printed effect.

Rules that are about the shape of one meaning alone stand in the phrasebook files (``%rewrite``).
"""

from __future__ import annotations

from functools import reduce

from ....meaning.node import Node
from ....meaning.pieces import nodes, refuse, strings
from ....meaning.rewrite import Rewriting, each, made, replaced, rewriting
from .vocabulary import declarations, doing, turns_of, words

rules = rewriting(declarations()[1])
words.rewritten.add(("Act", "Place", "or"))

COST_VERBS = {"ReduceCost", "IncreaseCost", "SetCost", "ReduceCostBy", "SetCostCount"}
PAID_EVENTS = {"Played", "Digivolves", "DNADigivolves", "DigivolvedInto", "Used", "Linked"}
CONDITIONAL = ("While", "If")


def walk_here(node: Node) -> list[Node]:
    """A node and all below it, but not what is in quotation marks."""
    found = [node]
    for _, value in node.slots:
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Node) and item.kind not in ("Quoted", "Has", "Quote"):
                found += walk_here(item)
    return found


# ------------------------------------------------------------------ rules


@rules("Play")
def token(node: Node) -> Node | None:
    """4-18: a token that is played with the information the text gives it."""
    found: list[Node] = []
    for x in nodes(node.get("x")):
        of = x.get("of")
        told = {f.kind: f for f in nodes(of.get("f"))} if isinstance(of, Node) and of.kind == "Thing" else {}
        if "TokenFacts" in told and "Named" in told:
            facts = replaced(told["TokenFacts"].node("x"), name=strings(told["Named"].get("t"))[0])
            found.append(made("PlayToken", n=x.get("n"), facts=facts, as_=node.get("as")))
    if not found or len(found) != len(nodes(node.get("x"))):
        return None
    return reduce(lambda rest, one: made("And", a=one, b=rest), reversed(found))


@rules("Thing")
def cards_besides(node: Node) -> Node | None:
    """“Tamer cards and/or cards with …”: what is said of the cards is not said of the kind before them."""
    kinds, tests = nodes(node.get("k")), node.get("f")
    others = tuple(kind for kind in kinds if kind.kind != "Card")
    if not others or len(others) == len(kinds) or tests is None:
        return None
    return made("Either", a=made("Thing", k=others), b=made("Thing", f=tests, k=(Node("Card"),)))


@rules("Mod")
def deleted_later(node: Node) -> Node | None:
    """“… and is deleted at the end of the turn”: what else is said of it holds until then."""
    ends = [p for p in nodes(node.get("p")) if p.kind == "DeletedAt"]
    others = tuple(p for p in nodes(node.get("p")) if p.kind != "DeletedAt")
    if not ends:
        return None
    again = others and any(x.kind == "Sel" for x in nodes(node.get("x")))
    later = made("DeletedLater", x=(Node("It"),) if again else node.get("x"), t=ends[0].get("t"))
    return made("And", a=replaced(node, p=others), b=later) if others else later


@rules("Next")
def before_payment(node: Node) -> Node | None:
    """15-8-5: the trigger of what changes what is paid comes before the payment, however it is worded."""
    if not changes_payment(node.node("do")):
        return None
    return replaced(node, on=tuple(early(trigger) for trigger in nodes(node.get("on"))))


@rules("Lasting")
def lasting_payment(node: Node) -> Node | None:
    """The same of a “when” that works for a while."""
    inner = node.node("do")
    return replaced(node, do=before_payment(inner) or inner) if inner.kind == "When" else None


def changes_payment(node: Node) -> bool:
    """Whether a clause changes the very cost of what triggered it, not something that comes later."""
    if node.kind in COST_VERBS:
        return node.get("d") is None
    if node.kind in ("XrosAlso", "XrosFrom", "AddSelfToXros"):
        return True
    if node.kind in ("Next", "Lasting", "At"):
        return False
    inner = (node.get(name) for name in ("do", "a", "b"))
    return any(changes_payment(one) for one in inner if isinstance(one, Node))


def early(trigger: Node) -> Node:
    """The same trigger, just before it."""
    if trigger.kind == "Does":
        return Node("WouldDo", tuple(pair for pair in trigger.slots if pair[0] != "by"))
    if trigger.kind not in ("On", "OnHaving"):
        return trigger
    events = (replaced(e, would=1) if e.kind in PAID_EVENTS else e for e in nodes(trigger.get("e")))
    return replaced(trigger, e=tuple(events))


# ------------------------------------------------------------------ the lines of a printed effect


def lines_of(sentences: list[Node], place: str) -> list[list[Node]]:
    """One printed effect as its lines: each a head and the sentences that go on from it."""
    return [finished(line, place) for line in apart(restrained(sentences))]


def restrained(sentences: list[Node]) -> list[Node]:
    """What a later sentence forbids this effect is a limit of the choice it is about."""
    found: list[Node] = []
    for node in sentences:
        if node.kind == "EffectCant":
            kind = node.node("do").kind
            limits = [limit for x in nodes(node.node("do").get("x")) for limit in limits_of(x)]
        elif node.kind == "MustTotal":
            kind = "Choose"
            limits = [made("Total", n=node.get("n"), s=node.get("s"), shared=1)]
        else:
            found.append(node)
            continue
        said = any(inner.kind == kind for before in found for inner in walk_here(before))
        refuse(f"a limit of {kind}, which is not said before", not said)
        found = [limited(kind, limits).apply(before) for before in found]
    return found


def limited(kind: str, limits: list[Node]) -> Rewriting:
    """Further tests on everything that one verb is about."""
    limiting = Rewriting()
    limiting(kind)(lambda node: replaced(node, x=tuple(tested(x, limits) for x in nodes(node.get("x")))))
    return limiting


def limits_of(x: Node) -> list[Node]:
    """“This effect can't play …” as tests of what it may play."""
    refuse("a limit of an effect that is not a sort of card", x.kind != "Sel", x.get("of") is None)
    of = x.node("of")
    same = [made("Different", s=f.get("s")) for f in nodes(of.get("f")) if f.kind == "Same"]
    return same or [made("Without", f=(made("Is", x=made("Sel", of=of)),))]


INNER = {"OneOf": ["x"], "Sel": ["of"], "Either": ["a", "b"]}
"""Where what is selected stands."""


def tested(x: Node, limits: list[Node]) -> Node:
    """A selector, or what it selects, with further tests."""
    if x.kind == "Thing":
        return replaced(x, f=(*nodes(x.get("f")), *(limit for limit in limits if limit not in nodes(x.get("f")))))
    refuse(f"a limit on {x.kind}", x.kind not in INNER)
    return replaced(
        x, **{name: each(value, lambda one: tested(one, limits)) for name, value in x.slots if name in INNER[x.kind]}
    )


def apart(sentences: list[Node]) -> list[list[Node]]:
    """The lines of a chain: keywords and rules about the card itself stand on their own wherever they are printed."""
    lines: list[list[Node]] = []
    line: list[Node] = []
    timed: Node | None = None
    for node in sentences:
        if timed is not None:
            node, timed = replaced(timed, do=node), None
        elif color_rule(node.node("do") if node.kind == "Effect" else node):
            lines.append([made("Effect", do=node.get("do") if node.kind == "Effect" else node)])
            timed = node if node.get("timing") is not None else None
            continue
        if line and (node.kind == "KeywordEffect" and not acted(line[0], node) or rule_line(line[0], node)):
            lines.append(line)
            line = []
        if not line and node.kind in ("When", "While", "If", "Each", "ReduceCost", "May", "Mod"):
            node = made("Effect", do=node)
        line.append(node)
    return [*lines, line] if line else lines


def acted(head: Node, node: Node) -> bool:
    """Whether a keyword after other sentences is something to do, not something the card has."""
    timed = head.kind == "Effect" and head.get("timing") is not None
    return timed and all(("Keyword", k.kind) in doing.table for k in nodes(node.get("k")))


def color_rule(node: Node) -> bool:
    """Whether a sentence is about this card's colour requirements."""
    return color_rule(node.node("do")) if node.kind in CONDITIONAL else node.kind in ("IgnoreColors", "ColorsMet")


def rule_line(head: Node, node: Node) -> bool:
    """Whether a sentence after one without a timing is a rule of its own."""
    if head.kind == "CopiesRule":
        return True
    if head.kind != "Effect" or head.get("timing") is not None or head.get("place") is not None:
        return False
    inner = head.node("do")
    while inner.kind in ("While", "If", "May"):
        inner = inner.node("do")
    return inner.kind in ("Digivolve", "DigivolveAs", "Mod") and node.kind in ("Each", "ReduceCost", "When")


def finished(line: list[Node], place: str) -> list[Node]:
    """A line whose head says all that its place and its kind imply."""
    head, *rest = line
    if head.kind != "Effect":
        return line
    if place == "security" and head.get("timing") is None:
        head = replaced(head, timing=(Node("Security"),))
    do = head.node("do")
    if is_when(do):
        return [replaced(head, do=paid_early(do)), *rest]
    if all(turns_of(timing) for timing in nodes(head.get("timing"))):
        return [replaced(head, do=about_itself(do)), *(about_itself(node) for node in rest)]
    return [head, *rest]


def is_when(do: Node) -> bool:
    """Whether a clause names a trigger."""
    return do.kind == "When" or do.kind in CONDITIONAL and do.node("do").kind == "When"


def paid_early(do: Node) -> Node:
    """The “when” of a whole effect, before the payment that it changes."""
    if not is_when(do):
        return do
    do = before_payment(do) or do if do.kind == "When" else do
    return replaced(do, do=paid_early(do.node("do")))


def about_itself(node: Node) -> Node:
    """“While this Digimon …, it …”: the same change, of this card."""
    if node.kind == "And":
        return replaced(node, a=about_itself(node.node("a")), b=about_itself(node.node("b")))
    if node.kind not in CONDITIONAL:
        return node
    inner = about_itself(node.node("do"))
    own = all(x.kind == "This" for c in nodes(node.get("c")) for x in nodes(c.get("x")))
    if own and inner.kind == "Mod" and inner.get("x") == (Node("It"),):
        inner = replaced(inner, x=(made("This", k="Digimon"),))
    return replaced(node, do=inner)
