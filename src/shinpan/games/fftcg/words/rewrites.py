"""One form for meanings that are said in several ways, before anything is built. Rules that are plain are in the phrasebook
(``%rewrite``); these depend on what stands around."""

from __future__ import annotations

from pathlib import Path

from ....meaning.node import Node, Slot
from ....meaning.rewrite import made, replaced, rewriting
from ....meaning.schema import declared
from .pronouns import PER_SIDE, per_side
from .vocabulary import IT, THAT, THIS

ITSELF = Node("Itself")
CP_EACH = made("CpCost", x=ITSELF)
"""How much each of the things a change is about costs."""


rules = rewriting(declared(Path(__file__).parent)[1])
"""Those of the phrasebook, and the functions of this module."""


def items(node: Node, name: str) -> list[Node]:
    """The nodes of a slot, one or several."""
    value = node.get(name)
    return [item for item in (value if isinstance(value, tuple) else (value,)) if isinstance(item, Node)]


def swapped(value: Slot, found: tuple[Node, ...], other: Node, within: tuple[str, ...] = ()) -> Slot:
    """A meaning with some references replaced (where kinds are given: only in slots of these). Quotes speak for themselves."""
    if isinstance(value, tuple):
        return tuple(swapped(item, found, other, within) for item in value)
    if not isinstance(value, Node) or value.kind == "Quote":
        return value
    if value in found and not within:
        return other
    slots = [
        (name, other if inner in found and value.kind in within else swapped(inner, found, other, within))
        for name, inner in value.slots
    ]
    return Node(value.kind, tuple(slots), value.spelling)


# ------------------------------------------------------------------ sentences


def told(block: Node) -> Node:
    """Sentences as they belong together."""
    row = items(block, "of")
    found = watching(gathered(row))
    return block if found == row else replaced(block, of=tuple(found))


@rules("Auto", "Action", "Effect", "StateAuto")
def sentences(node: Node) -> Node | None:
    """The sentences of an ability."""
    return replaced(node, do=told(node.node("do")))


@rules("Modes")
def modes(node: Node) -> Node | None:
    """Those of the actions to select from."""
    return replaced(node, of=tuple(told(one) for one in items(node, "of")) or None)


def delayed(node: Node, *after: Node) -> Node:
    """A delayed ability with what follows it."""
    do = node.node("do")
    row = (*(items(do, "of") if do.kind == "Sentences" else [do]), *after)
    return replaced(node, do=told(made("Sentences", of=row)))


def gathered(row: list[Node]) -> list[Node]:
    """11.8.17: what follows “When you do so” or a delayed choice is part of that ability, but for “if you don't do so”."""
    for index, sentence in enumerate(row):
        after = row[index + 1 :]
        if sentence.kind == "When" and sentence.get("do") == made("Play", x=THIS) and after and after[0].get("x") == THAT:
            whole = delayed(sentence, replaced(after[0], x=Node("PlayedThing")))
            return [*row[:index], whole, *gathered(after[1:])]
        if sentence.kind == "WhenDo" or sentence.kind in ("When", "WhenDone", "At") and sentence.node("do").kind == "Choose":
            end = next((n for n, one in enumerate(after) if one.kind == "IfNotDo"), len(after))
            if end:
                return [*row[:index], delayed(sentence, *after[:end]), *gathered(after[end:])]
    return row


def watching(row: list[Node]) -> list[Node]:
    """11.11.5: “Break it. When it is put into the Break Zone this turn, …” also waits for that very breaking."""
    found = row[:]
    for index, (first, second) in enumerate(zip(row, row[1:])):
        if first != made("Break", x=IT) or second.kind != "When" or second.get("d") != Node("Turn"):
            continue
        if all(on.get("x") == IT and items(on, "e") == [Node("ToBreak")] for on in items(second, "on")):
            found[index], found[index + 1] = second, first
    return found


# ------------------------------------------------------------------ references


@rules("And")
def joined(node: Node) -> Node | None:
    """What the second of two instructions speaks of is what the first is about."""
    a, b = node.node("a"), node.node("b")
    first = a.get("x")
    if b.get("x") == Node("Rest") and isinstance(first, Node) and any(f.kind == "RemovedBy" for f in items(first, "f")):
        return replaced(node, b=replaced(b, x=Node("RemovedByThis")))
    if b.kind == "NextDamage" and first == THIS and b.get("x") in (IT, THAT):
        return replaced(node, b=replaced(b, x=THIS))
    return node


@rules("Mod")
def each_its_own(node: Node) -> Node | None:
    """“… for each CP it costs”, of several things: each by its own cost."""
    own = node.node("x").kind == "Sel" and node.get("per") == made("CpCost", x=THAT)
    return replaced(node, per=CP_EACH) if own else node


@rules("MustControl")
def must_control(node: Node) -> Node | None:
    """“All of the Forwards of cost 1, 2 and 3”: one of each."""
    found: list[Node] = []
    for x in items(node, "x"):
        costs = next((item for item in items(x, "f") if item.kind == "CostAny"), None)
        numbers = costs.get("n") if costs is not None and x.get("n") == Node("All") else None
        if not isinstance(numbers, tuple) or len(numbers) < 2:
            found.append(x)
            continue
        for number in numbers:
            one = tuple(made("CostAny", n=(number,)) if item is costs else item for item in items(x, "f"))
            found.append(replaced(x, f=one))
    return replaced(node, x=tuple(found))


@rules("Field")
def field(node: Node) -> Node | None:
    """What a field ability says: “it” is the Character that a change is about."""
    do = node.get("do")
    if not isinstance(do, Node):
        return node  # the zone
    return replaced(node, do=replaced(do, of=tuple(statement(one) for one in items(do, "of"))))


def statement(node: Node) -> Node:
    """One statement of it, with those inside."""
    if node.kind == "While":
        do, asked = node.node("do"), [one.node("x") for one in items(node, "c") if one.kind == "AllTag"]
        if do.get("x") in (IT, THAT):
            if any(one.get("x") == THIS for one in items(node, "c")):
                do = replaced(do, x=THIS)
            elif len(asked) == 1:
                do = replaced(do, x=asked[0])
        return replaced(node, do=statement(do))
    if node.kind == "And":
        return replaced(node, a=statement(node.node("a")), b=statement(node.node("b")))
    if node.kind in ("If", "Replace"):
        return replaced(node, do=statement(node.node("do")))
    if node.kind == "Mod":
        per, said = node.get("per"), node.get("p")
        if per is not None:
            node = replaced(node, per=swapped(per, (IT, THAT), ITSELF))
        if said is not None and node.get("x") == THIS:
            node = replaced(node, p=swapped(said, (IT, THAT), THIS, ("PowerOf", "CostOf")))
    return node


rules(*PER_SIDE)(per_side)
