"""What Chinese sentences mean, beyond their words: a cause that is named once counts for all that is not done by it."""

from __future__ import annotations

from ....meaning.node import Node, Slot
from .japanese import DONE_BY, caused_alike
from .selecting import held


def meant(value: Node) -> Node:
    """The meaning of a Chinese sentence."""
    slots: list[tuple[str, Slot]] = []
    for name, slot in value.slots:
        if isinstance(slot, tuple):
            slots.append((name, tuple(meant(item) if isinstance(item, Node) else item for item in slot)))
        else:
            slots.append((name, meant(slot) if isinstance(slot, Node) else slot))
    node = Node(value.kind, tuple(slots), value.spelling)
    if node.kind == "On":
        return caused_alike(node)
    return _one_cause(node) if node.kind == "Mod" else node


def _one_cause(node: Node) -> Node:
    """“不会由于效果被消灭，DP不会减少”: neither happens by effects."""
    preds = [pred for pred in held(node.get("p")) if isinstance(pred, Node)]
    verbs = [verb for pred in preds if pred.kind == "Cant" for verb in held(pred.get("v")) if isinstance(verb, Node)]
    found = {cause for verb in verbs if verb.kind in DONE_BY for cause in held(verb.get("by"))}
    effects = {cause.node("s") if isinstance(cause, Node) and cause.kind == "ByEffects" else cause for cause in found}
    if len(effects) != 1 or all(verb.get("by") is not None for verb in verbs):
        return node
    (cause,) = effects

    def caused(verb: Slot) -> Slot:
        if not isinstance(verb, Node) or verb.kind not in DONE_BY or verb.get("by") is not None:
            return verb
        by = Node("ByEffects", (("s", cause),)) if verb.kind in ("BeDeleted", "BeSuspended") else cause
        return Node(verb.kind, tuple(sorted((*verb.slots, ("by", (by,))))))

    told = tuple(
        Node("Cant", (("v", tuple(caused(verb) for verb in held(pred.get("v")))),)) if pred.kind == "Cant" else pred
        for pred in preds
    )
    return Node("Mod", tuple((name, told if name == "p" else slot) for name, slot in node.slots), node.spelling)
