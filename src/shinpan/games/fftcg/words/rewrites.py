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
    found = said_once(watching(gathered(otherwise_next(after_this_turn(paid_before(row))))))
    return block if found == row else replaced(block, of=tuple(found))


ABOUT_X = ("MaxX", "OnlyPayX")
"""Sentences about what is paid as X."""


def paid_before(row: list[Node]) -> list[Node]:
    """What is said of X stands behind the sentence that has it paid."""
    pays = next((n for n, one in enumerate(row) if any(inner.kind == "PayAct" for inner in one.walk())), None)
    if pays is None or not any(one.kind in ABOUT_X for one in row[pays + 1 :]):
        return row
    later = row[pays + 1 :]
    return [
        *row[: pays + 1],
        *(one for one in later if one.kind in ABOUT_X),
        *(one for one in later if one.kind not in ABOUT_X),
    ]


@rules("Auto", "Action", "Effect", "StateAuto")
def sentences(node: Node) -> Node | None:
    """The sentences of an ability."""
    return replaced(node, do=told(node.node("do")))


@rules("Action")
def dulled_for_it(node: Node) -> Node | None:
    """“Dull 1 active Forward: … the power of the dull Forward”: the one that was dulled for it."""
    if not any(cost.kind == "Dull" and cost.node("x").kind == "Sel" for cost in items(node, "k")):
        return node

    def told(inner: Node) -> Node:
        of = inner.get("of") if inner.kind == "ChosenOf" else None
        if not isinstance(of, Node) or Node("Dull") not in items(of, "f"):
            return inside(inner, told)
        return made("DulledOf", of=replaced(of, f=ordered([one for one in items(of, "f") if one != Node("Dull")]) or None))

    return replaced(node, do=told(node.node("do")))


PUT = {"ToBreak", "IntoBreak", "IntoBreakFrom", "Broken"}
"""Events in which something is put into the Break Zone."""


@rules("Auto", "Action", "StateAuto", "Effect")
def what_was_put(node: Node) -> Node | None:
    """“The Forward put into the Break Zone” is the one whose being put set this off; where the card itself is put there by
    its name, the other; and else whatever the cost or the effect put there, which may be the card itself."""
    events = [event.kind for on in items(node, "t") for event in items(on, "e")]
    if events and PUT.issuperset(events):
        return swapped(node, ("PutThing",), THAT)
    itself = any(THIS in x.walk() for one in node.walk() if one.kind == "PutBreak" for x in items(one, "x"))
    return swapped(node, ("PutThing",), Node("PutOther")) if itself else node


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
    """11.8.17: what follows “When you do so” or a delayed choice is part of that ability, but for “if you don't do so”.

    What follows “If you do so” is only done if so.
    """
    for index, said in enumerate(row):
        sentence = as_it_enters(row[index - 1], said) if index else said
        row, after = [*row[:index], sentence, *row[index + 1 :]], row[index + 1 :]
        if sentence.kind == "When" and sentence.get("do") == made("Play", x=THIS) and after and after[0].get("x") == THAT:
            whole = delayed(sentence, replaced(after[0], x=Node("PlayedThing")))
            return [*row[:index], whole, *gathered(after[1:])]
        if (
            sentence.kind in ("WhenDo", "IfDo")
            or sentence.kind in ("When", "WhenDone", "At")
            and sentence.node("do").kind == "Choose"
        ):
            stop = ("IfNotDo", "Otherwise", *(("WhenDone",) if sentence.kind == "WhenDone" else ()))
            end = next((n for n, one in enumerate(after) if one.kind in stop), len(after))
            if end:
                return [*row[:index], delayed(sentence, *after[:end]), *gathered(after[end:])]
    return row


def as_it_enters(before: Node, sentence: Node) -> Node:
    """11.8.17.1: “Play it. When it enters the field, if …”: the entering that is waited for is the one before."""
    played = before.node("do") if before.kind == "May" and before.get("do") is not None else before
    entering = [made("On", x=IT, e=(Node("Enters"),))]
    if sentence.kind != "When" or items(sentence, "on") != entering or played.kind not in ("Play", "PlayFrom"):
        return sentence
    do = sentence.node("do")
    return made("WhenDo", c=do.get("c"), do=do.get("do")) if do.kind == "If" else made("WhenDo", do=do)


def watching(row: list[Node]) -> list[Node]:
    """11.11.5: “Break it. When it is put into the Break Zone this turn, …” also waits for that very breaking."""
    found = row[:]
    for index, (first, second) in enumerate(zip(row, row[1:])):
        if first != made("Break", x=IT) or second.kind != "When" or second.get("d") != Node("Turn"):
            continue
        if all(on.get("x") == IT and items(on, "e") == [Node("ToBreak")] for on in items(second, "on")):
            found[index], found[index + 1] = second, first
    return found


def after_this_turn(row: list[Node]) -> list[Node]:
    """“Take 1 more turn after this one. At the end of that turn, …”: of the one that is taken."""
    then = made("EndOfTurn", o=Node("You"), next=1)
    found = row[:1]
    for first, second in zip(row, row[1:]):
        ends = first.kind == "ExtraTurn" and second.kind == "At" and second.get("t") == Node("EndOfTurn")
        found.append(replaced(second, t=then) if ends else second)
    return found


def otherwise_next(row: list[Node]) -> list[Node]:
    """“The next damage is reduced by 1000 instead. If it is A, … by 3000 instead”: the one or the other."""
    found = row[:1]
    for first, second in zip(row, row[1:]):
        do = second.get("do")
        shields = first.kind == "NextDamage" and second.kind == "If" and isinstance(do, Node) and do.kind == "NextDamage"
        same = shields and isinstance(do, Node) and replaced(do, do=None) == replaced(first, do=None)
        found.append(made("ReplaceIf", c=second.get("c"), do=do) if same else second)
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
    if a.kind == "Add" and isinstance(first, Node) and first.get("z") == Node("Among"):
        return replaced(node, b=of_those(b))
    if b.kind == "NextDamage" and first == THIS and b.get("x") in (IT, THAT):
        return replaced(node, b=replaced(b, x=THIS))
    return node


def of_those(node: Node) -> Node:
    """“Add 1 card among them to your hand and put 1 card at the bottom of your deck”: it is one of them too."""
    if node.kind == "And":
        return replaced(node, a=of_those(node.node("a")), b=of_those(node.node("b")))
    x = node.get("x")
    bare = isinstance(x, Node) and x.kind == "Sel" and items(x, "k") == [Node("Card")]
    if node.kind != "Return" or not bare or not isinstance(x, Node) or any(x.get(name) for name in ("z", "o", "f")):
        return node
    return replaced(node, x=replaced(x, z=Node("Among")))


@rules("Action")
def opposed_now(node: Node) -> Node | None:
    """“The Forward that blocks or is blocked by this”, of no event: whichever does so now."""
    return swapped(node, ("Opposed",), Node("OpposedNow"))


@rules("DamageEach")
def damage_each(node: Node) -> Node:
    """“Deal each of them damage equal to its power”: to each by its own."""
    return made("Damage", x=IT, n=swapped(node.node("n"), ("It", "That"), ITSELF))


@rules("Is")
def such_a_thing(node: Node) -> Node | None:
    """“If any cards you own are removed from the game”: there are such. “While a party is attacking”: one of a party is."""
    x = node.node("x")
    if x.kind == "Party" and node.get("no") is None:
        forward = made(
            "Sel", n=Node("A"), k=(Node("Forward"),), f=ordered([Node("InParty"), node.node("s")]), o=x.get("o") or Node("You")
        )
        return made("There", x=forward)
    if x.kind != "Sel" or x.get("n") != Node("A") or node.get("no") is not None:
        return node
    return made("There", x=replaced(x, f=ordered([*items(x, "f"), node.node("s")])))


@rules("If")
def what_was_asked_for(node: Node) -> Node | None:
    """“If there are 5 or more cards removed by it, add them to your hand”: them all."""
    asked = [one.node("x") for one in items(node, "c") if one.kind == "There"]
    if len(asked) != 1 or not any(one.kind == "RemovedBy" for one in items(asked[0], "f")):
        return node
    return replaced(node, do=swapped(node.node("do"), ("It",), replaced(asked[0], n=Node("All"))))


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
        controlled = [
            replaced(one.node("x"), n=Node("All"), o=one.get("o"))
            for one in items(node, "c")
            if one.kind == "Control" and one.node("x").kind == "Sel"
        ]
        if do.get("x") in (IT, THAT):
            if any(one.get("x") == THIS for one in items(node, "c")):
                do = replaced(do, x=THIS)
            elif len(asked) == 1:
                do = replaced(do, x=asked[0])
            elif len(controlled) == 1:
                do = replaced(do, x=controlled[0])
        return replaced(node, do=statement(do))
    if node.kind == "And":
        first, second = node.node("a"), node.node("b")
        if second.kind == "Instead" and second.node("on").get("x") in (IT, THAT) and first.kind == "Mod":
            second = replaced(second, on=replaced(second.node("on"), x=first.get("x")))
        return replaced(node, a=statement(first), b=statement(second))
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
    *("HasDone",),
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
