"""One form for meanings that two languages say in their own ways, made where they are compared (and nowhere else).

What is equated here does the same in play: the order of alternatives, “when you play a Digimon” and “when one of your
Digimon is played”, one change with two parts and two changes. The engine plays a card as it is printed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import reduce

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


@alike("Either")
def of_either_sort(node: Node) -> Node | None:
    """Sorts in one order; two that differ in their kind alone, or in what is asked of one kind, are one."""
    if not node.slots:
        return None
    found = one_sort(parts_of(node))
    return found if found != node else None


def one_sort(sorts: Iterable[Node]) -> Node:
    """What is of one of some sorts."""
    parts = in_order(sorts)
    if len(parts) == 2 and all(part.kind == "Thing" and part.get("k") for part in parts):
        a, b = parts
        if a.get("f") == b.get("f"):
            return replaced(a, k=in_order((*nodes(a.get("k")), *nodes(b.get("k")))))
        if a.get("k") == b.get("k") and len(nodes(a.get("f"))) == len(nodes(b.get("f"))) == 1:
            return replaced(a, f=(made("AnyOf", f=in_order((*nodes(a.get("f")), *nodes(b.get("f"))))),))
    return reduce(lambda rest, one: made("Either", a=one, b=rest), reversed(parts))


@alike("AnyCond")
def any_of_the_conditions(node: Node) -> Node | None:
    """“If there is an A, or a B” in one place: if there is one of either sort; else in one order."""
    conds = in_order(nodes(node.get("c")))
    if {one.kind for one in conds} == {"In"} and len({one.get("z") for one in conds}) == 1:
        found = either([replaced(one.node("x"), n=Node("One")) for one in conds])
        if found is not None:
            return made("In", x=replaced(found, n=None), z=conds[0].get("z"))
    if {one.kind for one in conds} == {"Exists"}:
        found = either([one.node("x") for one in conds])
        if found is not None:
            return made("Exists", x=found)
    return replaced(node, c=conds) if conds != node.get("c") else None


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
    return replaced(a, p=in_order((*nodes(a.get("p")), *nodes(b.get("p")))))


@alike("Digivolves", "Digivolve")
def into_a_card(node: Node) -> Node | None:
    """What something digivolves into is a Digimon card (8-1-1): “into a Digimon”; where it is done, “into a card” too."""
    kinds = ("Digimon", "Card") if node.kind == "Digivolve" else ("Digimon",)

    def as_cards(x: Node) -> Node:
        of = x.get("of")
        if x.kind != "Sel" or not isinstance(of, Node) or of.kind != "Thing":
            return x
        return replaced(x, of=replaced(of, k=(Node("DigimonCard"),))) if of.get("k") in [(Node(k),) for k in kinds] else x

    found = tuple(each(x, as_cards) for x in nodes(node.get("into")))
    return replaced(node, into=found) if found and found != tuple(nodes(node.get("into"))) else None


@alike("Sources")
def of_a_digimon(node: Node) -> Node | None:
    """Digivolution cards “of 1 of your Digimon cards”: of a Digimon, since no other card has any."""
    x = node.get("x")
    of = x.get("of") if isinstance(x, Node) and x.kind == "Sel" and x.get("z") is None else None
    if not isinstance(x, Node) or not isinstance(of, Node) or of.get("k") != (Node("DigimonCard"),):
        return None
    return replaced(node, x=replaced(x, of=replaced(of, k=(Node("Digimon"),))))


@alike("UpTo")
def one_at_least(node: Node) -> Node | None:
    """“Up to 1”: 1, because at least one must be chosen (1-3-6)."""
    return made("Exactly", n=1) if node.get("n") == 1 else None


@alike("When")
def it_must_survive(node: Node) -> Node | None:
    """“When this Digimon deletes only …, unsuspend this Digimon”: if it does not survive, there is nothing to unsuspend."""
    this = (made("This", k="Digimon"),)
    if node.get("do") not in (made("Unsuspend", x=this), made("Unsuspend", x=(Node("It"),))):
        return None
    found = tuple(
        replaced(on, e=tuple(map(_deletes, nodes(on.get("e"))))) for on in nodes(node.get("on")) if on.get("x") == this
    )
    if len(found) != len(nodes(node.get("on"))) or not any(
        x.kind == "DeletesInBattle" for on in found for x in nodes(on.get("e"))
    ):
        return None
    one = replaced(node, on=found, do=made("Unsuspend", x=this))
    return one if one != node else None


def _deletes(event: Node) -> Node:
    return made("DeletesInBattle", x=event.get("x")) if event.kind == "DeletesAndSurvives" else event


@alike("When")
def not_by_this_card(node: Node) -> Node | None:
    """“When this card is trashed, if it wasn't by [X]'s effect”: when it is trashed other than by effects of [X]."""
    do, on = node.node("do"), nodes(node.get("on"))
    conds = nodes(do.get("c")) if do.kind == "If" else []
    events = nodes(on[0].get("e")) if len(on) == 1 else []
    if [cond.kind for cond in conds] != ["NotMadeBy"] or [event.kind for event in events] != ["Trashed"]:
        return None
    by, tests = conds[0].node("y"), nodes(conds[0].node("y").get("of")) if conds[0].get("y") is not None else []
    names = [test for thing in tests for test in nodes(thing.get("f"))]
    if conds[0].get("v") != Node("Trash") or [name.kind for name in names] != ["Named"] or by.get("o") or events[0].get("by"):
        return None
    cause = made("NotByEffects", s=made("NamedEffects", t=names[0].get("t")))
    return replaced(node, do=do.get("do"), on=(replaced(on[0], e=(replaced(events[0], by=(cause,)),)),))


@alike("By")
def what_was_deleted_for_it(node: Node) -> Node | None:
    """“By deleting 1 Digimon, … as that Digimon”: the Digimon deleted so, which is gone and known as it was."""
    price, do = nodes(node.get("cost")), node.node("do")
    if [one.kind for one in price] != ["Delete"] or len(nodes(price[0].get("x"))) != 1 or do.kind != "Delete":
        return None
    that = Rewriting()
    deleted = made("Made", k=Node("Digimon"), v=Node("Delete"))
    that("Versus")(lambda test: replaced(test, x=deleted) if test.get("x") == made("That", k="Digimon") else None)
    found = that.apply(do)
    return replaced(node, do=found) if found != do else None


@alike("Effect")
def at_will(node: Node) -> Node | None:
    """“[Trash] [Main] You may …”: what is used at will, as often as one likes, and for no price may be left anyway."""
    if node.get("timing") != (Node("Main"),) or not node.get("place") or set(dict(node.slots)) > {"do", "place", "timing"}:
        return None
    found = _not_asked_again(node.node("do"))
    return replaced(node, do=found) if found is not None else None


def _not_asked_again(do: Node) -> Node | None:
    if do.kind == "May":
        return do.node("do")
    inner = _not_asked_again(do.node("do")) if do.kind == "If" else None
    return replaced(do, do=inner) if inner is not None else None


ONE = (Node("One"), made("Exactly", n=1), made("AtLeast", n=1))


def shape(node: Node) -> str:
    """What a meaning looks like without its names: the same in every language."""
    return re.sub(r"'[^']*'", "", repr(node))


def in_order(found: Iterable[Node]) -> tuple[Node, ...]:
    """Nodes in an order that does not depend on the language."""
    return tuple(sorted(found, key=lambda node: (shape(node), repr(node))))


def either(sorts: Sequence[Node]) -> Node | None:
    """One selector for several of one place and owner: of what is of either sort."""
    first = sorts[0]
    if any(x.kind != "Sel" or x.get("n") not in ONE or x.get("of") is None for x in sorts):
        return None
    if len({(x.get("o"), x.get("z")) for x in sorts}) > 1:
        return None
    return replaced(first, of=one_sort(part for x in sorts for part in parts_of(x.node("of"))))


def parts_of(of: Node) -> list[Node]:
    """The sorts that something may be of."""
    return [*parts_of(of.node("a")), *parts_of(of.node("b"))] if of.kind == "Either" else [of]


@alike("OneOf")
def one_of_two_sorts(node: Node) -> Node | None:
    """“1 Tamer card or 1 card with …” of the same place: one card that is of either sort; else in one order."""
    sorts = nodes(node.get("x"))
    found = in_order(sorts)
    return either(sorts) or (replaced(node, x=found) if found != node.get("x") else None)


@alike("If")
def both_conditions(node: Node) -> Node | None:
    """“If A, if B”: if both."""
    inner = node.node("do")
    if inner.kind != "If":
        return None
    return made("If", c=in_order((*nodes(node.get("c")), *nodes(inner.get("c")))), do=inner.get("do"))


@alike("Have")
def there_is(node: Node) -> Node | None:
    """“If you have a Tamer”: if there is one on your side."""
    whose, x = node.get("o"), node.get("x")
    if whose not in (Node("You"), Node("Opponent")) or not isinstance(x, Node):
        return None
    sorts = nodes(x.get("x")) if x.kind == "OneOf" else [x]
    if any(one.kind != "Sel" or one.get("o") or one.get("z") or "SecurityCard" in repr(one.get("of")) for one in sorts):
        return None
    if any(one.get("n") == Node("Another") for one in sorts):
        return None
    owned = tuple(at_least_one(replaced(one, o=whose)) for one in sorts)
    return made("Exists", x=replaced(x, x=owned) if x.kind == "OneOf" else owned[0])


def at_least_one(x: Node) -> Node:
    """A selector that says nothing of how many is of one, where something must be there."""
    return replaced(x, n=Node("One")) if x.kind == "Sel" and x.get("n") is None else x


@alike("In", "Exists")
def one_is_there(node: Node) -> Node | None:
    """“If [A] or a card with [B] is in …”: if there is at least one card that is the one or the other."""
    x = node.get("x")
    if not isinstance(x, Node):
        return None
    sorts = [at_least_one(one) for one in (nodes(x.get("x")) if x.kind == "OneOf" else [x])]
    found = (either(sorts) or replaced(x, x=tuple(sorts))) if x.kind == "OneOf" else sorts[0]
    return replaced(node, x=found) if found != x else None


@alike("When")
def such_a_card(node: Node) -> Node | None:
    """“When a card with [A] would be played or a Digimon would digivolve into such a card”: into a card with [A]."""
    on = nodes(node.get("on"))
    sorts = [x for trigger in on for x in nodes(trigger.get("x")) if x.kind == "Sel" and x.get("of") is not None]
    meant = {x.node("of") for x in sorts if nodes(x.node("of").get("k")) == [Node("Card")]}
    if len(meant) != 1 or not any(inner.kind == "Such" for trigger in on for inner in trigger.walk()):
        return None
    (of,) = meant
    such = Rewriting()
    such("Such")(lambda one: made("Sel", n=one.get("n"), of=of) if one.get("k") == of.get("k") else None)
    return replaced(node, on=tuple(such.apply(trigger) for trigger in on))


UNORDERED = {"AnyOf": "f", "Cant": "v", "Add": "x", "Return": "x", "Delete": "x", "Trash": "x", "When": "on", "Mod": "p"}
UNORDERED |= {"Suspend": "x", "If": "c", "While": "c"}
BACK = frozenset({"It", "That", "Them", "Those", "Such", "Again"})
"""What points back at something that was said before."""


@alike(*UNORDERED)
def in_an_order(node: Node) -> Node | None:
    """What may be told in any order, in one that does not depend on the language."""
    slot = UNORDERED[node.kind]
    value = node.get(slot)
    if slot in ("c", "on") and any(inner.kind in BACK for one in nodes(value)[1:] for inner in one.walk()):
        return None
    found = in_order(nodes(value))
    return replaced(node, **{slot: found}) if isinstance(value, tuple) and found != value else None


@alike("Need")
def needed_together(node: Node) -> Node | None:
    """“Lv.4 w/[X] trait”: a level and a trait, in one order."""
    without = (made("Without", f=node.get("no")),) if node.get("no") is not None else ()
    found = in_order((*nodes(node.get("f")), *nodes(node.get("w")), *without))
    return made("Need", f=found) if found != tuple(nodes(node.get("f"))) or len(node.slots) > 1 else None


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
    inner = [Node("Other") if test.kind == "Not" and test.get("x") == made("This", k="Digimon") else test for test in inner]
    found = in_order(inner)
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
    tests = in_order([*nodes(thing.get("f")), Node("FaceUp")])
    zone = replaced(zones[0], p=(Node("Security"),))
    return replaced(node, z=(zone,), of=replaced(thing, f=tests))


@alike("On")
def one_trigger(node: Node) -> Node | None:
    """Events and what they happen to, in one order; of two sorts of the same owner, one."""
    events, sorts = in_order(nodes(node.get("e"))), nodes(node.get("x"))
    if len(sorts) == 1 and sorts[0].kind == "OneOf":
        sorts = nodes(sorts[0].get("x"))
    joined = either(sorts) if len(sorts) > 1 else None
    found = (joined,) if joined is not None else tuple(sorted(sorts, key=lambda x: shape(replaced(x, n=None))))
    return replaced(node, e=events, x=found) if (events, found) != (node.get("e"), node.get("x")) else None
