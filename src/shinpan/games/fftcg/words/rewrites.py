"""One form for meanings that are said in several ways, before anything is built. Rules that are plain are in the phrasebook
(``%rewrite``); these depend on what stands around."""

from __future__ import annotations

from ....meaning.node import Node
from ....meaning.rewrite import each, inside, made, replaced, rewriting
from ....phrases.book import ordered
from .pronouns import swapped
from .sense import DECLARED, items
from .vocabulary import IT, THAT, THIS

ITSELF = Node("Itself")
CP_EACH = made("CpCost", x=ITSELF)
"""How much each of the things a change is about costs."""


rules = rewriting(DECLARED[1])
"""Those of the phrasebook, and the functions of this module."""


# ------------------------------------------------------------------ sentences


def told(block: Node) -> Node:
    """Sentences as they belong together."""
    row = items(block, "of")
    found = said_once(watching(gathered(row)))
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


def said_once(row: list[Node]) -> list[Node]:
    """“Do A. Do B. If …, do C instead. Do B”: what is said again after the other way is done once in either."""
    for index, (first, second, third) in enumerate(zip(row, row[1:], row[2:])):
        if index and second.kind == "ReplaceIf" and first == third:
            return [*row[:index], *row[index + 1 :]]
    return row


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
    return replaced(node, x=tuple(one for x in items(node, "x") for one in by_cost(x)))


def by_cost(x: Node) -> list[Node]:
    """All things of several costs, each cost on its own."""
    costs = next((item for item in items(x, "f") if item.kind == "CostAny"), None)
    numbers = costs.get("n") if costs is not None and x.get("n") == Node("All") else None
    if not isinstance(numbers, tuple) or len(numbers) < 2:
        return [x]
    others = [item for item in items(x, "f") if item is not costs]
    return [replaced(x, f=ordered([*others, made("CostAny", n=(number,))])) for number in numbers]


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
    if node.kind == "ReplaceIf":
        return replaced(node, do=statement(node.node("do")))
    if node.kind == "Mod":
        said = node.get("p")
        if node.get("per") is not None:
            node = replaced(node, per=swapped(node.node("per"), ("It", "That"), ITSELF))
        if said is not None and node.get("x") == THIS:
            node = replaced(node, p=each(said, of_this_card))
    return node


def of_this_card(node: Node) -> Node:
    """What is said of a card with its own power and cost for those of “it”."""
    if node.kind in ("PowerOf", "CostOf") and node.get("x") in (IT, THAT):
        return replaced(node, x=THIS)
    return node if node.kind == "Quote" else inside(node, of_this_card)


PER_SIDE = (
    *("Control", "NotControl", "ControlOnly", "HaveIn", "HandIs", "Received", "ReceivedThisTurn", "CrystalIs"),
    *("HasCast", "HasDrawn", "HasDiscarded"),
)
"""Conditions that “either player” or “each player” must meet on their own."""


@rules(*PER_SIDE)
def per_side(node: Node) -> Node:
    """A condition that players meet on their own: “they” inside it is that player."""
    who = node.node("o")
    if who.kind in ("Each", "EachPlayer"):
        sides = tuple(per_side(replaced(node, o=Node(side))) for side in ("You", "Opponent"))
        return made("Any" if who.kind == "Each" else "All", c=sides)
    return swapped(node, ("They",), who) if who.kind in ("You", "Opponent") else node
