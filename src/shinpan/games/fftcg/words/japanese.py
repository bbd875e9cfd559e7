"""What Japanese says in one way and the book in two, or the other way round.

Japanese has one wording for “until the end of the turn, it gains” and “it gains until the end of the turn”, for “your opponent
has 3 cards or more in their hand” and “3 or more cards”; what filters all things of a list stands before the first of them.
:func:`apart` gives the tree by which such a meaning is printed. A hand or a deck without an owner is that of whoever acts:
:func:`meant` says whose, and :func:`told` leaves it out again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....meaning.node import Node, Slot
from ....meaning.rewrite import each, made, replaced
from ....phrases.book import ordered
from .sense import items, kinds, refuse, sense

Other = Callable[[Node], Node | None]
OTHERS: dict[str, Other] = {}
OWNERS = frozenset({"Of", "In"})
"""Whose a thing is, and where it is."""
SHARED = OWNERS | {"OfStat", "CostAny", "OtherThan"}
"""What is said once of several things."""
SELF = Node("Self")
"""Whoever acts."""
YOU, THEY = Node("You"), Node("They")
OWNED = ("Zone", "Of")
"""What says whose something is."""
OTHER_PLAYERS = (Node("Opponent"), Node("EachPlayer"), THEY, Node("ItsController"))
DEEDS = {"By": ("o", "do"), "IfNotDoing": ("o", "act"), "On": ("x", "e")}
"""Where a player other than you may be the one who acts: the slot that says who, and that of what they do."""


def meant(node: Node) -> Node:
    """A meaning in one form (:func:`.sense.sense`), in which every zone has its owner.

    In English what stands behind the last thing of a list is said of all, and shape.py takes it so; in Japanese it is said
    before the first. What is said of a later one only is refused.
    """
    found = sense(node)
    for one in found.walk():
        if one.kind in ("Either", "OneOf"):
            things = items(one, "a") or [thing.node("of") for thing in items(one, "of") if thing.kind == "Sel"]
            refuse(any(kinds(thing, "f") & SHARED - kinds(things[0], "f") for thing in things[1:]))
    return owned(found, YOU)


def owned(node: Node, who: Node) -> Node:
    """A node in which what nobody named has is that of this player."""
    if node.kind in OWNED and node.get("o") == SELF:
        return replaced(node, o=who)
    return acted(node, who, owned)


def told(node: Node) -> Node:
    """A meaning as it is told: the hand of whoever acts is just the hand, and what another player controls is their own."""
    return disowned(node, YOU)


def disowned(node: Node, who: Node) -> Node:
    """The inverse of :func:`owned`, for what would be clumsy otherwise."""
    if node.kind in OWNED and node.get("o") == who and (who == THEY or node.kind == "Zone" and node.node("p").kind == "Hand"):
        return replaced(node, o=SELF)
    return acted(node, who, disowned)


def acted(node: Node, who: Node, change: Callable[[Node, Node], Node]) -> Node:
    """A node with its parts changed, each by the player who acts there."""
    if node.kind == "Quote" or node.kind == "HaveIn":
        return node
    doer, deed = DEEDS.get(node.kind, ("", ""))
    other = node.get(doer) in OTHER_PLAYERS
    slots: list[tuple[str, Slot]] = []
    for name, value in node.slots:
        actor = THEY if other and name == deed else who
        slots.append((name, each(value, lambda inner, actor=actor: change(inner, actor))))  # type: ignore[misc]
    return Node(node.kind, tuple(slots))


def apart(node: Node) -> Iterable[Node]:
    """Another tree of this meaning, if Japanese has its wording for that one."""
    other = OTHERS.get(node.kind)
    found = other(node) if other is not None else None
    return () if found is None else (found,)


def _of(*names: str) -> Callable[[Other], Other]:
    """What is said otherwise, by its kind."""

    def entered(other: Other) -> Other:
        OTHERS.update(dict.fromkeys(names, other))
        return other

    return entered


@_of("Lasting")
def lasting(node: Node) -> Node | None:
    """How long it lasts is part of what is said to last."""
    do, duration = node.node("do"), node.node("d")
    if do.kind == "PerMod":
        do = replaced(do.node("do"), per=do.get("per"))
    if do.kind == "Instead" and duration.get("t") == Node("ThisTurn") and do.get("d") is None:
        return replaced(do, on=made("OnTurn", t=do.get("on")))
    if do.kind in ("Mod", "NextDamageTo", "CostChange") and do.get("d") is None:
        return replaced(do, d=duration)
    return None


@_of("Mod")
def mod(node: Node) -> Node | None:
    """What is said of its power is said of it."""
    x = node.node("x")
    return replaced(node, x=x.get("x")) if x.kind == "PossSel" else None


@_of("Discard")
def discard(node: Node) -> Node | None:
    """“1 card from their hand” is “1 card”."""
    x = node.node("x")
    what = x.get("of")
    if x.kind != "Sel" or not isinstance(what, Node) or kinds(what, "k") != {"Card"} or kinds(what, "f") != {"In"}:
        return None
    zone = items(what, "f")[0].node("z")
    if zone.kind != "Zone" or zone.node("p").kind != "Hand" or zone.get("o") not in (YOU, THEY, SELF):
        return None
    return replaced(node, x=replaced(x, of=replaced(what, f=None)))


@_of("Harmed")
def harmed(node: Node) -> Node | None:
    """To receive damage is to be dealt damage."""
    return made("Be", e=node)


@_of("PerMod")
def for_each(node: Node) -> Node | None:
    """So often is part of what is said so often."""
    do = node.node("do")
    return replaced(do, per=node.get("per")) if do.kind == "Mod" and do.get("per") is None else None


@_of("Damage")
def damage(node: Node) -> Node | None:
    """So much for each of something: what is counted stands first."""
    n = node.node("n")
    per = n.get("n") if n.kind == "Harm" else None
    if not isinstance(per, Node) or per.kind != "Per" or node.get("by") is not None:
        return None
    return made("DamagePer", x=node.get("x"), n=per.get("n"), per=per.get("c"))


@_of("HaveIn")
def in_hand(node: Node) -> Node | None:
    """“2 or less cards in their hand” is “2 cards or less”."""
    x = node.node("x")
    what = x.get("of") if x.kind == "Sel" else None
    if not isinstance(what, Node) or what.kind != "What" or kinds(what, "k") != {"Card"} or kinds(what, "f") != {"In"}:
        return None
    zone = items(what, "f")[0].node("z")
    if zone.kind != "Zone" or zone.node("p").kind != "Hand" or x.node("n").kind != "AtMost":
        return None
    return made("HandIs", o=node.get("o"), q=x.get("n"))


@_of("HandIs")
def hand(node: Node) -> Node | None:
    """“3 cards or more in their hand” is “3 or more cards”, and so it is with none."""
    if node.node("q").kind not in ("AtLeast", "No"):
        return None
    zone = made("Zone", o=node.get("o") if node.node("o").kind == "You" else Node("They"), p=Node("Hand"))
    what = made("What", f=(made("In", z=zone),), k=(Node("Card"),))
    return made("HaveIn", o=node.get("o"), x=made("Sel", n=node.get("q"), of=what))


@_of("NotControl")
def none(node: Node) -> Node | None:
    """Not one is none at all."""
    x = node.node("x")
    if x.kind == "Sel" and x.node("n").kind == "A":
        return replaced(node, x=replaced(x, n=Node("All")))
    return None


@_of("Either")
def either(node: Node) -> Node | None:
    """Whose they are, and where, is said before the first of them."""
    first, *others = items(node, "a")
    owners = [one for thing in others for one in items(thing, "f") if one.kind in OWNERS]
    if len(owners) != 1 or kinds(first, "f") & OWNERS:
        return None
    rest = [_without(thing, owners) for thing in others]
    return made("Either", a=(replaced(first, f=ordered([*items(first, "f"), *owners])), *rest))


@_of("Both")
def both(node: Node) -> Node | None:
    """Whose they are is said of each, where the words do not tell two of a kind apart."""
    *before, last = items(node, "of")
    if last.kind != "Sel" or any(one.kind != "Sel" for one in before):
        return None
    owner = [one for one in items(last.node("of"), "f") if one.kind == "Of"]
    if not owner or any(kinds(one.node("of"), "f") & OWNERS or _alike(one, last) for one in before):
        return None
    each = [replaced(one, of=replaced(one.node("of"), f=ordered([*items(one.node("of"), "f"), *owner]))) for one in before]
    return made("Both", of=(*each, last))


def _without(thing: Node, some: list[Node]) -> Node:
    kept: list[Slot] = [one for one in items(thing, "f") if one not in some]
    return replaced(thing, f=ordered(kept) or None)


def _alike(one: Node, other: Node) -> bool:
    """Whether nothing but whose they are tells two things apart."""
    first, second = ({*items(thing.node("of"), "k")} for thing in (one, other))
    mine, theirs = ([f for f in items(thing.node("of"), "f") if f.kind not in OWNERS] for thing in (one, other))
    return first == second and mine == theirs
