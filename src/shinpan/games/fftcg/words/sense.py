"""What was only spelled differently, in one form, and what cannot be meant, refused: the book calls :func:`sense` on every
reading. Plain rules are in the phrasebook (``%rewrite … => …``)."""

from __future__ import annotations

from pathlib import Path

from ....meaning.node import Node, Slot
from ....meaning.pieces import nodes
from ....meaning.rewrite import inside, made, replaced, rewriting
from ....meaning.schema import declared
from ....phrases.book import Senseless, ordered

BARE = Node("Bare")
"""The count of a noun without an article."""
TAGS = frozenset({"Job", "Name", "Category", "AnyOf", "AnyOfAnd"})
BEFORE = TAGS | {"Element", "MultiElement", "Dull", "Active", "Damaged", "Attacking", "Blocking", "Blocked", "Frozen", "Other"}
"""Filters that are printed before the noun."""
DECLARED = declared(Path(__file__).parent)
"""The kinds of nodes, and the rules of rewriting, that the phrasebook declares."""
spelling = rewriting(DECLARED[1], read=True)


def sense(node: Node) -> Node:
    """A meaning with everything in one form; raises :class:`Senseless` for what cannot be meant."""
    if node.kind in ("OneOf", "Both"):
        group(node)
    found = inside(node, sense)
    of = found.get("of")
    if isinstance(of, Node) and found.kind != "Sel" and joined(of):
        found = replaced(found, of=either_of(of))
    causes = [one.node("of") if one.kind == "SuchCause" else one for one in items(found, "by")]
    refuse({"SummonsOf", "AbilitiesOf"} <= {one.kind for one in causes})
    return spelling.here(found)


def refuse(senseless: bool) -> None:
    """What cannot be meant."""
    if senseless:
        raise Senseless


def items(node: Node, name: str) -> list[Node]:
    """The nodes of a slot, one or several."""
    return nodes(node.get(name))


def kinds(node: Node, name: str) -> set[str]:
    """Their kinds."""
    return {item.kind for item in items(node, name)}


def with_filters(what: Node, *more: Slot) -> Node:
    """A thing with more filters."""
    return replaced(what, f=ordered([*items(what, "f"), *more]))


# ---------------------------------------------------------------- things


def group(node: Node) -> None:
    """A noun without an article does not follow one with a count: “1 [Job:A] or [Name:B]” is one of either."""
    first, *others = items(node, "of")
    if node.kind == "Both" and others[-1].get("n") != BARE:
        others = [other for other in others if other.kind != "Sel" or other.node("of").get("f") is not None]
    refuse(first.kind == "Sel" and first.get("n") != BARE and any(other.get("n") == BARE for other in others))


@spelling("What")
def what(node: Node) -> Node:
    """A thing without a kind needs a name, a job or a category; it has one owner or zone."""
    found = kinds(node, "f")
    refuse(node.get("k") is None and not found & TAGS)
    owners = [item for item in items(node, "f") if item.kind in ("Of", "In")]
    refuse(len(owners) > 1)
    refuse(bool(owners or "RemovedByIt" in found) and any(unowned(item) for item in items(node, "f")))
    return with_filters(node) if len(items(node, "f")) > 1 else node


def unowned(node: Node) -> bool:
    """Whether a filter counts or names things whose owner follows, and so is theirs."""
    other = node.node("n").get("c") if node.kind == "OfStat" else None
    if node.kind in ("ThatChooses", "ThatChoosesOnly", "SameAs", "DifferentFrom"):
        other = node.node("x")
    if not isinstance(other, Node) or other.kind != "Sel":
        return False
    of = other.node("of")
    return not any(item.kind in ("Of", "In") for item in items(of, "f") or items(of, "a"))


@spelling("ExceptWhat")
def excepted(node: Node) -> None:
    """What follows an exception belongs to the thing, not to the exception."""
    refuse(any(thing.kind in ("Of", "In", "OtherThan", "PutFromField", "RemovedByIt") for thing in node.walk()))
    of = node.node("of")
    refuse(of.kind == "What" and of.get("k") is None and not kinds(of, "f") <= BEFORE)


@spelling("Excepts")
def exceptions(node: Node) -> None:
    """“Other than [Job:A] or [Name:B]” is one exception."""
    refuse(kinds(node, "x") == {"ExceptWhat"})


@spelling("SelHigh")
def extreme(node: Node) -> Node:
    """“The highest cost Forward” is the one with the highest cost."""
    of = node.node("of")
    refuse(of.kind != "What")
    return made("Sel", n=Node("A"), of=with_filters(of, made("Extreme", s=node.get("s"), is_=node.get("is"))))


@spelling("SelWant")
def wanted(node: Node) -> Node:
    """“As many Forwards as you want with a total cost of 9 or less”: the filter is theirs."""
    of = node.node("of")
    refuse(of.kind != "What")
    return made("Sel", n=Node("Any"), of=what(with_filters(of, *items(node, "f"))))


@spelling("SelOf")
def owned(node: Node) -> Node:
    """“Your opponent's Forward” is a Forward your opponent controls."""
    of = node.node("of")
    refuse(of.kind != "What" or bool({"Of", "In"} & kinds(of, "f")))
    return made("Sel", n=node.get("n") or Node("A"), of=with_filters(of, made("Of", o=node.get("o"))))


@spelling("AnyOf")
def elements(node: Node) -> None:
    """Several elements are one filter."""
    refuse(kinds(node, "f") == {"Element"})


@spelling("Either")
def either(node: Node) -> Node:
    """“[Job:A] or [Name:B] Forward” is a Forward of the one or the other; a bare kind is no alternative of its own."""
    things = items(node, "a")
    for number, thing in enumerate(things):
        if thing.get("f") is None and any(other.get("k") is not None for other in things if other is not thing):
            before, after = things[number - 1] if number else None, things[1] if not number else None
            refuse(not (before and kinds(before, "f") - BEFORE) and not (after and kinds(after, "f") & BEFORE))
    *bare, last = things
    tags = [f for f in items(last, "f") if f.kind in TAGS]
    if len(tags) != 1 or any(
        thing.get("k") is not None or len(items(thing, "f")) != 1 or not kinds(thing, "f") <= TAGS for thing in bare
    ):
        return node
    choice = made("AnyOf", f=ordered([*(items(thing, "f")[0] for thing in bare), *tags]))
    return made("What", f=ordered([choice, *(f for f in items(last, "f") if f not in tags)]), k=last.get("k"))


@spelling("Sel")
def sel(node: Node) -> Node:
    """A noun without an article is all of that kind, or one of that name, job or category."""
    count, of = node.node("n"), node.node("of")
    things = items(of, "a") if of.kind in ("Either", "EitherAnd") else [of]
    kind = any(thing.get("k") is not None for thing in things)
    if count.kind in ("Bare", "A") and not kind and joined(of):
        return made("Both", of=tuple(made("Sel", n=Node("A"), of=part) for part in parts(of)))
    if count == BARE:
        count = Node("All" if kind else "A")
    return made("Sel", n=count, of=either_of(of))


def joined(node: Node) -> bool:
    """Whether names are joined by “and”."""
    return node.kind == "EitherAnd" or "AnyOfAnd" in kinds(node, "f")


def parts(node: Node) -> list[Node]:
    """The things that “and” joins."""
    if node.kind == "EitherAnd":
        return [either_of(thing) for thing in items(node, "a")]
    both = next(item for item in items(node, "f") if item.kind == "AnyOfAnd")
    rest = [item for item in items(node, "f") if item is not both]
    return [replaced(node, f=ordered([tag, *rest])) for tag in items(both, "f")]


def either_of(node: Node) -> Node:
    """Things joined by “and” of which each may be meant: “all the [Job:A] and [Job:B] you control”."""
    if node.kind == "EitherAnd":
        return either(made("Either", a=tuple(either_of(thing) for thing in items(node, "a"))))
    filters = [Node("AnyOf", item.slots) if item.kind == "AnyOfAnd" else item for item in items(node, "f")]
    return replaced(node, f=ordered([*filters])) if filters and node.kind == "What" else node


# ---------------------------------------------------------------- what is done


@spelling("Instead")
def instead(node: Node) -> None:
    """To select more actions replaces what is selected, not an event."""
    refuse(any(inner.kind == "Modes" for inner in node.walk()))


@spelling("Gain")
def gain(node: Node) -> Node:
    """Quoted abilities that are joined are so many abilities."""
    gains: list[Slot] = []
    for one in items(node, "g"):
        quotes = items(one, "q") if one.kind == "Granted" else []
        gains += [made("Granted", q=quote) for quote in quotes] or [one]
    return made("Gain", g=ordered(gains))


@spelling("BrokenBy", "DealtDamageBy")
def dealt(node: Node) -> None:
    """Damage by a Summon or an ability, of whomever, is told by its source."""
    for thing in node.walk():
        if thing.kind == "What" and kinds(thing, "f") <= {"Of"}:
            refuse(bool(kinds(thing, "k") & {"Summon", "Ability"}))


STATES = BEFORE - TAGS | {"AttackingAlone", "InBattle", "RemovedState", "InParty", "OfStat", "CostAny", "Extreme"}
STATES |= {"SameAs", "Same", "OfNamed"}
"""What can be said of things with “is”, beside what they are."""


@spelling("Is")
def said_of(node: Node) -> None:
    """“It is of cost 3 or less”, “they are of different Elements”: not all that stands behind a noun can be said so."""
    kind = node.node("s").kind
    refuse(kind not in STATES and (kind != "Different" or node.get("no") is not None))


CAUSED = frozenset({"EntersField", "AddedToHand", "PutInBreak", "GoesToBreak", "Leaves", "Harmed", "Harms", "BecomesDull"})
CAUSED |= {"BecomesActive", "Turned", "RemovedFrom", "ReturnedTo", "Discarded", "DiscardedFrom", "Broken"}
"""Events whose cause may be said."""
HARM = frozenset({"Harmed", "Harms"})


def event_in(node: Node) -> Node:
    """The event in what is said of it."""
    return event_in(node.node("e")) if node.kind in ("Be", "Caused", "WhileDull") else node


@spelling("Caused", "WhileDull")
def more_of_event(node: Node) -> None:
    """Not every event has a cause that can be said, and only of damage it is said that it is dealt while dull."""
    refuse(event_in(node).kind not in (CAUSED if node.kind == "Caused" else HARM))


@spelling("Harms")
def harms(node: Node) -> None:
    """Of damage that is dealt nobody asks how much."""
    refuse(node.node("d").get("n") is not None)


def pile(node: Node) -> str:
    """What zone it is about."""
    zone = node.node("z")
    return zone.node("p").kind if zone.kind == "Zone" else ""


@spelling("IntoBreakFrom", "IntoDamage", "LeavesZone")
def moved(node: Node) -> None:
    """From or into which zones such a thing moves: of the field there are other words."""
    there = ("DamageZone",) if node.kind == "IntoDamage" else ("Hand", "Deck", "AnyZone")
    refuse(pile(node) not in (*there, *(("BreakZone",) if node.kind == "LeavesZone" else ())))


@spelling("Happened")
def so_far(node: Node) -> None:
    """How much damage something has received is what is on it, not an event; what has been removed is there to be counted."""
    refuse(any(event_in(event).kind == "RemovedFrom" for event in items(node, "e")))
    refuse(any(event_in(event).kind == "Harmed" and event_in(event).node("d").slots for event in items(node, "e")))


@spelling("Lasting")
def lasting(node: Node) -> None:
    """“During this turn, if it is dealt damage, … instead” replaces that damage."""
    do = node.node("do")
    refuse(do.kind == "When" and do.node("do").kind == "Replace")


@spelling("Turned")
def turned(node: Node) -> None:
    """What becomes so."""
    refuse(node.node("s").kind not in ("Active", "Dull"))


@spelling("DuringTurn")
def in_turns(node: Node) -> None:
    """“During this turn” is how long something lasts."""
    refuse(node.node("w").get("o") is None)
    refuse(node.node("p").kind not in ("Turn", "AttackPhase"))


@spelling("DoneThing")
def done_thing(node: Node) -> None:
    """Of the rest of what is done nobody says “the card that was …”."""
    refuse(node.node("v").kind not in ("Discard", "PutBreak", "Reveal", "Add", "RemoveFromGame"))
