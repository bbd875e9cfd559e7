"""What the tree of a selector says of itself: whether it is of cards, one thing that was named, and where."""

from __future__ import annotations

from ....meaning.node import Node, Slot

CARDS = frozenset({"Card", "DigimonCard", "TamerCard", "OptionCard", "EggCard"})


REVEALED = (Node("Revealed"),)
SOURCES = Node("Thing", (("k", (Node("Source"),)),))


def is_cards(node: Slot) -> bool:
    """Whether a selector chooses cards (and so needs a zone), not things in play."""
    if isinstance(node, Node) and node.kind == "OneOf":
        return all(is_cards(item) for item in held(node.get("x")))
    if isinstance(node, Node) and node.kind == "OrFilter":
        return True
    if not isinstance(node, Node) or node.kind not in ("Sel", "Such") or node.get("o") is not None:
        return False
    what = node.get("of") if node.kind == "Sel" else node
    while isinstance(what, Node) and what.kind == "Either":
        what = what.get("b")
    if not isinstance(what, Node):
        return False
    kinds = what.get("k")
    return kinds is None or isinstance(kinds, tuple) and any(isinstance(kind, Node) and kind.kind in CARDS for kind in kinds)


def is_this(node: Slot) -> bool:
    """Whether a selector is a reference to one thing that was named, whose place is known."""
    return isinstance(node, Node) and node.kind in ("This", "ThisWith", "It", "That")


def held(value: Slot | None) -> tuple[Slot, ...]:
    """What a slot holds: several, one, or nothing."""
    return value if isinstance(value, tuple) else () if value is None else (value,)


def placed(item: Slot, zone: Slot) -> Slot:
    """A selector of cards in a zone, if it names none."""
    if not isinstance(item, Node) or not is_cards(item):
        return item
    if item.kind == "OneOf":
        return Node("OneOf", (("x", tuple(placed(inner, zone) for inner in held(item.get("x")))),))
    return Node(item.kind, tuple(sorted((*item.slots, ("z", zone))))) if item.get("z") is None else item
