"""One form for meanings that are the same: where a text leaves its subject out or counts inside a clause.

The rules that are only a matter of shape stand in the phrasebook (``%rewrite``); here are those that look at more.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....meaning.node import Node, Slot
from ....meaning.rewrite import Rewriting, made, replaced, rewriting
from ....meaning.schema import declared
from .vocabulary import COUNTED

IT = Node("It")


@cache
def rules() -> Rewriting:
    """All rules of this game."""
    found = rewriting(declared(Path(__file__).parent)[1])
    found.sorts = True
    for function, *kinds in FUNCTIONS:
        found(*kinds)(function)
    found.everywhere += [together, multiplied]
    return found


def canonical(node: Node) -> Node:
    """Applies every rewriting, from the inside out."""
    return rules().apply(node)


def put_in(value: Slot, old: Node, new: Node) -> Slot:
    """The same with one meaning in place of another."""
    if isinstance(value, tuple):
        return tuple(put_in(item, old, new) for item in value)
    if not isinstance(value, Node):
        return value
    return new if value == old else Node(value.kind, tuple((name, put_in(item, old, new)) for name, item in value.slots))


def with_it(node: Node, it: Node | None) -> Node:
    """The same with “it” named."""
    found = put_in(node, IT, it) if it is not None else node
    return found if isinstance(found, Node) else node


def subject(q: Node) -> Node | None:
    """The unit a condition is about."""
    u = subject(q.node("a")) if q.kind in ("QAnd", "QOr", "QNot") else q.get("u")
    return u if isinstance(u, Node) else None


def topic(node: Node) -> Node:
    """“These units: …” said once for several clauses."""
    t, m = node.node("t"), node.node("m")
    return made("Pick", x=t, c=m) if t.kind in ("Some", "SomeUpTo") else canonical(with_it(m, t))


def if_it(node: Node) -> Node:
    """“It” in a clause is what its condition is about."""
    return made("If", q=node.node("q"), c=with_it(node.node("c"), subject(node.node("q"))))


def if_its(node: Node) -> Node | None:
    """The same for “its assist”."""
    about = subject(node.node("q"))
    its = made("Assist", u=IT)
    if about is None or about == IT or all(inner != its for inner in node.node("c").walk()):
        return None
    return replaced(node, c=put_in(node.node("c"), its, made("Assist", u=about)))


def and_it(node: Node) -> Node:
    """“It” in a second condition or clause is what the first is about."""
    a, b = node.node("a"), node.node("b")
    if node.kind == "QAndIt":
        return made("QAnd", a=a, b=with_it(b, subject(a)))
    t = a.get("t")
    return made("And", a=a, b=with_it(b, t if isinstance(t, Node) and t.kind not in ("Some", "SomeUpTo") else None))


def against_opponent(node: Node) -> Node:
    """Fewer or more than your opponent has of the same."""
    x = node.node("x")
    return made(node.kind[:-3], x=replaced(x, o=Node("Own")), y=replaced(x, o=Node("Opp")))


def own(value: Slot) -> Slot:
    """Inside what a player does, “the main unit” is that player's."""
    if isinstance(value, tuple):
        return tuple(own(item) for item in value)
    if not isinstance(value, Node):
        return value
    node = Node(value.kind, tuple((name, own(item)) for name, item in value.slots))
    named = node.kind != "UnitSet" or node.get("o") is not None or node.node("w").kind == "Unit"
    return node if named else replaced(node, o=Node("Own"))


def by_player(node: Node) -> Node:
    """What a player does is about that player's units; “your opponent: cannot …” is about the opponent's."""
    name = "a" if node.kind == "OppMay" else "c"
    inner = own(node.node(name))
    if node.kind == "Opponent" and isinstance(inner, Node) and inner.kind.startswith("Cannot"):
        other = put_in(inner, Node("Own"), Node("Opp"))
        return other if isinstance(other, Node) else node
    return replaced(node, **{name: inner})


def same_side(node: Node) -> Node | None:
    """A swap is between units of one player, so the owner need be said only once."""
    first, second = ("t", "u") if node.kind == "Swap" else ("x", "u")
    owners = owner_of(node.node(first)), owner_of(node.node(second))
    if owners[0] is None and owners[1] is not None:
        return replaced(node, **{first: owned(node.node(first), owners[1])})
    if owners[1] is None and owners[0] is not None:
        return replaced(node, **{second: owned(node.node(second), owners[0])})
    return None


def owner_of(node: Node) -> Slot | None:
    """Whose units these are said to be."""
    if node.kind in COUNTED and node.get("x") is not None:
        return owner_of(node.node("x"))
    return Node("Own") if node.kind in ("This", "Holder") else node.get("o")


def owned(node: Node, owner: Slot) -> Node:
    """The same units, of an owner."""
    if node.kind in COUNTED:
        return replaced(node, x=owned(node.node("x"), owner))
    return replaced(node, o=owner) if node.kind == "UnitSet" else node


def failing(node: Node) -> Node | None:
    """“When … uses a skill, … that skill fails” is a rule by which skills fail."""
    use = node.node("t").get("t")
    if not isinstance(use, Node) or use.kind not in ("UsesSkill", "PlayerUsesSkill") or node.node("t").kind != "Upon":
        return None
    if all(inner.kind != "FailsThat" for inner in node.node("c").walk()):
        return None
    rule = made("Fails", t=use.node("u")) if use.kind == "UsesSkill" else made("Fails", o=use.node("o"))
    found = put_in(node.node("c"), Node("FailsThat"), rule)
    return found if isinstance(found, Node) else None


def together(node: Node) -> Node | None:
    """What is done to two things together is done to the one and to the other."""
    t = node.get("t")
    if not isinstance(t, Node) or t.kind != "Together":
        return None
    return made("And", a=canonical(replaced(node, t=t.node("a"))), b=canonical(replaced(node, t=t.node("b"))))


def multiplied(node: Node) -> Node | None:
    """A number times a count is the number once for each."""
    n = node.get("n")
    if not isinstance(n, Node) or n.kind != "Mul":
        return None
    return made("Each", k=n.node("k"), n=n.number("m"), c=replaced(node, n=n.number("n")))


FUNCTIONS = (
    (topic, "Topic"),
    (if_it, "IfIt"),
    (if_its, "If"),
    (and_it, "QAndIt", "AndIt"),
    (against_opponent, "FewerThanOpp", "MoreThanOpp"),
    (by_player, "Opponent", "Everyone", "TurnPlayer", "NonTurnPlayer", "OppMay"),
    (same_side, "Swap", "SwapChosen"),
    (failing, "When"),
)
