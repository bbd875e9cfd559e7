"""What “it”, “that Forward” and “they” are."""

from __future__ import annotations

from ....meaning.node import Node
from ....meaning.rewrite import each, inside, made, replaced
from .sense import items

IT, THAT = Node("It"), Node("That")
BINDERS = frozenset({"Choose", "Select", "Search", "Reveal", "RevealRandom", "Look", "RevealUntil", "RevealNamed"})
"""After these “it” is what they took."""
TAKERS = {
    *("Discard", "DiscardRandom", "PutBreak", "RemoveFromGame", "RemoveRandom", "Play", "PlayFrom", "Return", "Add"),
    *("Dull", "Activate", "Cast", "Break"),
}
"""After these too, if they took something that was not named before and the trigger is not about another thing."""
USES = frozenset({"Chosen", "UsesAction", "UsesSpecial", "UsesAbility", "Triggers"})
"""Events that tell of a Summon or ability: “its effect” is its."""
OTHERS = {
    "DealtDamageBy": "Damager",
    "BrokenBy": "Damager",
    "IsBlocked": "Blocker",
    "Blocks": "BlockedOne",
    "Chosen": "SourceCard",
}
"""What “that Forward” is when this card is dealt damage by a Forward, is blocked by one …"""
LATE = ("b", "do", "of")
"""Slots that are read after the others."""


def other_side(event: Node) -> str | None:
    """What else than its subject an event tells about."""
    if event.kind == "Chosen" and not any(by.kind in ("AbilitiesOfKind", "AbilitiesOfThing") for by in items(event, "by")):
        return None
    return OTHERS.get(event.kind) if event.slots else None


def swapped(node: Node, kinds: tuple[str, ...], other: Node) -> Node:
    """A node in which every such reference is another. Quotes speak for themselves."""
    if node.kind in kinds:
        return other
    return node if node.kind == "Quote" else inside(node, lambda inner: swapped(inner, kinds, other))


class Pronouns:
    """Turns “it” into That, the thing of the trigger, as long as the ability has taken nothing that it could mean."""

    def __init__(self, head: Node) -> None:
        self.head = head
        self.bound = False
        triggers = items(head, "t")
        events = [event for on in triggers for event in items(on, "e")]
        subjects = {on.node("x").kind for on in triggers if on.kind == "On"}
        self.about = bool(subjects & {"Sel", "OneOf", "Both"})
        self.blocked = any(event.kind == "IsBlocked" for event in events)
        self.chosen = any(event.kind in USES for event in events)
        others = {other_side(event) for event in events}
        other = others.pop() if len(others) == 1 else "Counterpart" if others & set(OTHERS.values()) else None
        self.that = THAT if other is None or "Sel" in subjects else Node(other)
        if [event.kind for event in events] == ["Searches"] and "Sel" in subjects:
            self.that = Node("Damager")  # “that Character” is the one that searched

    def trigger(self) -> Node:
        """The ability without its text; in its trigger and conditions “it” is the thing of the trigger."""
        return swapped(self.head, ("It",), THAT)

    def node(self, node: Node) -> Node:
        """A node with its pronouns resolved, in the order in which it is read."""
        if node.kind == "It" or node.kind in ("TheChosen", "TheRevealed") and not self.bound:
            return IT if self.bound else self.that
        if node.kind == "BlockerOfThis" and self.blocked:
            return Node("Blocker")  # that it blocked is what set this off, whatever has become of this card since
        if node.kind == "Quote" or not node.slots and node.kind != "Cancel":
            self.bound = self.bound or node.kind in BINDERS
            return node
        same = node.kind == "AllSame" or node.kind == "Is" and node.node("s").kind == "Same"
        if same and not self.bound and node.get("x") == IT:
            return replaced(node, x=Node("BrokenThing"))
        if node.kind == "Cancel" and self.chosen and not self.bound and node.get("x") in (IT, None):
            return made("Cancel", x=Node("Source"))
        if node.kind == "Damage" and node.get("by") is not None:
            node = replaced(node, n=swapped(node.node("n"), ("It",), node.node("by")))
        if node.kind == "Damage" and not self.bound and node.node("x").kind == "Sel":
            node = replaced(node, n=swapped(node.node("n"), ("It",), Node("Itself")))
        slots = dict(node.slots)
        for name in sorted(slots, key=lambda name: (name in LATE, name)):
            slots[name] = each(slots[name], self.node)
        if node.kind in BINDERS or node.kind in TAKERS and not self.about and not self.chosen and takes(node):
            self.bound = True
        return Node(node.kind, tuple(sorted(slots.items())))


def takes(node: Node) -> bool:
    """Whether an instruction takes something that was not named before."""
    what = node.get("x")
    return isinstance(what, Node) and what.kind in ("Sel", "Top", "Both", "OneOf")
