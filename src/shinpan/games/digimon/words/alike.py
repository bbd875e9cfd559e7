"""One form for meanings that two languages say in their own ways, made where they are compared (and nowhere else).

What is equated here does the same in play: the order of alternatives, “when you play a Digimon” and “when one of your
Digimon is played”, one change with two parts and two changes. The engine plays a card as it is printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ....meaning.node import Node
from ....meaning.pieces import nodes
from ....meaning.rewrite import Rewriting, each, made, replaced, rewriting
from .rewrites import outright

alike: Rewriting = rewriting([])
_comparing: list[bool] = []


@contextmanager
def one_form() -> Iterator[None]:
    """Within this, cards are built in the one form, to be compared."""
    _comparing.append(True)
    try:
        yield
    finally:
        _comparing.pop()


def formed(node: Node) -> Node:
    """A meaning in the one form, where meanings are compared."""
    return alike.apply(node) if _comparing else node


@alike("Does")
def done_by_whom(node: Node) -> Node | None:
    """“When you play a Digimon” is what Japanese and newer English say as “when one of your Digimon is played”."""
    do, who = node.node("do"), node.get("o")
    sorts = nodes(do.get("x"))
    event = {"Play": "Played", "Attack": "Attacks"}.get(do.kind)
    if event is None or who not in (Node("You"), Node("Opponent")) or not sorts or len(do.slots) > 1:
        return None
    if any(x.kind != "Sel" or x.get("o") is not None or x.get("z") is not None for x in sorts):
        return None
    if event == "Attacks" and node.get("by") is not None:
        return None
    return made("On", x=tuple(replaced(x, o=who) for x in sorts), e=(made(event, by=node.get("by")),))


@alike("WouldDo")
def about_to_be_played(node: Node) -> Node | None:
    """“When you would play this card” is when it would be played: nobody else plays it; nor a card of yours."""
    do = node.node("do")
    event = {"Play": "Played", "Use": "Used"}.get(do.kind)
    x = nodes(do.get("x"))
    if event is None or node.get("o") != Node("You") or len(x) != 1 or len(do.slots) > 1:
        return None
    if x[0].kind == "Sel" and event == "Played" and x[0].get("o") is None and x[0].get("z") is None:
        return made("On", x=(replaced(x[0], o=Node("You")),), e=(made(event, would=1),))
    if x[0].kind != "This":
        return None
    from_hand = x[0].get("z") if event == "Played" else None
    return made("On", x=(replaced(x[0], z=None),), e=(made(event, would=1, z=from_hand),))


@alike("Either", "AnyCond")
def in_any_order(node: Node) -> Node | None:
    """Alternatives, in an order that does not depend on the language."""
    if node.kind == "AnyCond":
        found = tuple(sorted(nodes(node.get("c")), key=repr))
        return replaced(node, c=found) if found != node.get("c") else None
    if not node.slots:
        return None
    a, b = sorted((node.node("a"), node.node("b")), key=repr)
    return replaced(node, a=a, b=b) if a != node.get("a") else None


@alike("And")
def holds_together(node: Node) -> Node | None:
    """“It gains <Rush>, and it gets +1000 DP” for as long: one change with two parts."""
    a, b = node.node("a"), node.node("b")
    if a.kind != "Mod" or b.kind != "Mod" or a.get("per") or b.get("per") or a.get("vs") or b.get("vs"):
        return None
    same = b.get("x") == (Node("It"),) or b.get("x") == a.get("x") and all(outright(x) for x in nodes(a.get("x")))
    if not same or b.get("d") not in (None, a.get("d")):
        return None
    kinds = [p.kind for p in (*nodes(a.get("p")), *nodes(b.get("p")))]
    if len(set(kinds)) < len(kinds) or "DeletedAt" in kinds:
        return None
    return replaced(a, p=tuple(sorted((*nodes(a.get("p")), *nodes(b.get("p"))), key=repr)))


@alike("Digivolves")
def into_a_card(node: Node) -> Node | None:
    """What something digivolves into is a card: “into a Digimon” is “into a Digimon card”."""
    found = tuple(each(x, _as_cards) for x in nodes(node.get("into")))
    return replaced(node, into=found) if found and found != tuple(nodes(node.get("into"))) else None


def _as_cards(x: Node) -> Node:
    of = x.get("of")
    if x.kind != "Sel" or not isinstance(of, Node) or of.kind != "Thing" or of.get("k") != (Node("Digimon"),):
        return x
    return replaced(x, of=replaced(of, k=(Node("DigimonCard"),)))


@alike("OneOf")
def one_of_two_sorts(node: Node) -> Node | None:
    """“1 Tamer card or 1 card with …” of the same place: one card that is of either sort."""
    sorts = nodes(node.get("x"))
    if len(sorts) != 2 or any(x.kind != "Sel" or x.get("n") != made("Exactly", n=1) or x.get("o") for x in sorts):
        return None
    a, b = sorts
    if a.get("z") is None or a.get("z") != b.get("z") or any(x.get("of") is None for x in sorts):
        return None
    return replaced(a, of=made("Either", a=a.get("of"), b=b.get("of")))


@alike("Has")
def among_its_cards(node: Node) -> Node | None:
    """“While this Digimon has [X] in its digivolution cards”: while it is there."""
    x, tests = nodes(node.get("x")), nodes(node.get("f"))
    if len(x) != 1 or x[0].kind != "This" or len(tests) != 1 or tests[0].kind != "SourceIs":
        return None
    return made("In", x=tests[0].get("x"), z=(made("Sources", x=x[0]),))


@alike("Thing")
def told_of_a_thing(node: Node) -> Node | None:
    """Filters that are said as a clause of their own are filters, in an order that does not depend on the language."""
    tests = nodes(node.get("f"))
    inner = [one for test in tests for one in (nodes(test.get("f")) if test.kind == "That" else [test])]
    found = tuple(sorted(inner, key=repr))
    return replaced(node, f=found) if found != tuple(tests) else None


@alike("Sel")
def face_up_in_security(node: Node) -> Node | None:
    """“Your face-up security cards” are those of your security stack that are face up."""
    zones, of = nodes(node.get("z")), node.get("of")
    if [pile.kind for zone in zones for pile in nodes(zone.get("p"))] != ["FaceUpSecurity"]:
        return None
    if of is not None and (not isinstance(of, Node) or of.kind != "Thing"):
        return None
    thing = of if isinstance(of, Node) else made("Thing", k=(Node("Card"),))
    tests = tuple(sorted([*nodes(thing.get("f")), Node("FaceUp")], key=repr))
    zone = replaced(zones[0], p=(Node("Security"),))
    return replaced(node, z=(zone,), of=replaced(thing, f=tests))


@alike("On")
def in_one_order(node: Node) -> Node | None:
    """Events of one trigger, in an order that does not depend on the language."""
    events = tuple(sorted(nodes(node.get("e")), key=repr))
    sorts = nodes(node.get("x"))
    if len(sorts) == 1 and sorts[0].kind == "OneOf":
        sorts = nodes(sorts[0].get("x"))
    alike = {(x.kind, x.get("o"), x.get("z")) for x in sorts}
    if len(sorts) == 2 and len(alike) == 1 and all(x.kind == "Sel" and x.get("of") is not None for x in sorts):
        sorts = [replaced(sorts[0], of=made("Either", a=sorts[0].get("of"), b=sorts[1].get("of")))]
    found = tuple(sorted(sorts, key=repr))
    return replaced(node, e=events, x=found) if (events, found) != (node.get("e"), node.get("x")) else None
