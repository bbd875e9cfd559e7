"""What Japanese sentences mean, beyond their words: what they say once and mean of all that follows.

“Of them” is said of the first cards only, a cause of the first thing that cannot be done, and where something comes from
before what it is. What does not happen when it would happen is prevented, this once.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....meaning.node import Node, Slot
from ....phrases.book import Senseless, ordered
from .selecting import held, is_this, placed

DONE_BY = frozenset({"BeDeleted", "BeReturned", "BeReturnedHand", "BeReturnedDeck", "DpReduced", "BeSuspended", "BeTrashed"})
"""What cannot be done to something, by somebody."""

ANYONE = (Node("Anyone"), Node("Either"))
"""Both players, or either: what is chosen among their things is anybody's."""

THAT = Node("That", (("k", "Digimon"),))


def meant(value: Node) -> Node:
    """The meaning of a Japanese sentence; raises :class:`Senseless` where it cannot be meant, or is not told apart yet."""
    found = _in_japanese(_doing(_of_them(value, None)[0], "You"))
    for node in found.walk():
        if node.kind == "Mod" and _half_caused(node) or node.kind == "Opponent" and _yours_in(node) or _face_down(node):
            raise Senseless
        if node.kind == "Exists" and _under_several(node):
            raise Senseless
    return found


def _doing(value: Node, who: str) -> Node:
    """“手札”, of whoever does something: it is theirs, in what the opponent does."""
    if value == Node("Doer"):
        return Node(who)
    who = "Opponent" if value.kind == "Opponent" and value.slots else who
    slots: list[tuple[str, Slot]] = []
    for name, slot in value.slots:
        if isinstance(slot, tuple):
            slot = tuple(_doing(item, who) if isinstance(item, Node) else item for item in slot)
        elif isinstance(slot, Node):
            slot = _doing(slot, who)
        slots.append((name, slot))
    return Node(value.kind, tuple(slots), value.spelling)


def _in_japanese(value: Node) -> Node:
    """From where is said of what happens, and what does not happen when it would is prevented."""
    inner: list[tuple[str, Slot]] = []
    for name, slot in value.slots:
        if isinstance(slot, tuple):
            inner.append((name, _one_of_names(_whose(_items(slot))) if name == "into" else _whose(_items(slot))))
        else:
            inner.append((name, _in_japanese(slot) if isinstance(slot, Node) else slot))
    slots = tuple(inner)
    node = value if slots == value.slots else Node(value.kind, slots, value.spelling)
    if node.kind in ("Sel", "SelWith") and node.get("o") in ANYONE:
        node = Node(node.kind, tuple(pair for pair in node.slots if pair[0] != "o"), node.spelling)
    if node.kind in TOLD:
        return _told(node)
    if node.kind == "Held":
        node = _held(node)
    if node.kind == "Mod":
        node = _one_ban(_each_its_own(node))
    if node.kind == "Mod" and node.get("per") is not None and not _counted(node):
        rest = tuple(pair for pair in node.slots if pair[0] != "per")
        return Node("Each", (("do", Node("Mod", rest)), ("per", dict(node.slots)["per"])))
    if node.kind == "On":
        return _from_where(caused_alike(node))
    if node.kind in EITHER and any(zone.get("o") == Node("Either") for zone in node.walk() if zone.kind == "Zone"):
        each = tuple(_of(node, who) for who in ("Opponent", "You"))
        return Node(EITHER[node.kind], (("c" if node.kind == "Exists" else "f", each),))
    return _done_inside(node) if node.kind == "When" and _would(node) else node


def _each_its_own(node: Node) -> Node:
    """“For each card under that Digimon, all Digimon …”: for each, those under it."""
    per = node.get("per")
    every = all(isinstance(x, Node) and x.get("n") == Node("All") for x in held(node.get("x")))
    if not every or not isinstance(per, Node) or per.get("x") != THAT:
        return node
    own = Node(per.kind, tuple((name, Node("Them") if name == "x" else slot) for name, slot in per.slots))
    return Node("Mod", tuple((name, own if name == "per" else slot) for name, slot in node.slots), node.spelling)


def _items(row: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """The members of a list; of what would happen, each by itself."""
    found: list[Slot] = []
    for item in row:
        node = _in_japanese(item) if isinstance(item, Node) else item
        if not isinstance(node, Node) or node.kind != "Would":
            found.append(node)
            continue
        for event in held(node.get("e")):
            for name, told in (("would", 1), *(pair for pair in node.slots if pair[0] != "e")):
                event = _with(event, name, told) if isinstance(event, Node) else event
            found.append(event)
    return tuple(found)


def _one_of_names(row: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """“「A」か「B」に”: one of two names, however they are joined."""
    names: list[Slot] = []
    for item in row:
        of = item.get("of") if isinstance(item, Node) and item.kind == "Sel" and len(item.slots) == 1 else None
        tests = held(of.get("f")) if isinstance(of, Node) and len(of.slots) == 1 else ()
        if len(tests) != 1 or not isinstance(tests[0], Node) or tests[0].kind != "Named":
            return row
        names += held(tests[0].get("t"))
    return (Node("Sel", (("of", Node("Thing", (("f", (Node("Named", (("t", ordered(names)),)),)),))),)),)


TOLD = {"Eventful": "e", "CondOf": "c"}
"""What is said before what happened, or of what it is said, and belongs to it."""
CAUSED = frozenset(
    {
        "Digivolves",
        "Played",
        "Suspends",
        "Unsuspends",
        "Linked",
        "Placed",
        "Deleted",
        "Leaves",
        "Returned",
        "Trashed",
        "ReturnedAny",
    }
)
"""Events that something brings about."""
HAVE = {
    "would": CAUSED | {"DNADigivolves"},
    "by": CAUSED,
    "z": frozenset({"Played", "Placed", "Returned", "Trashed"}),
    "x": frozenset({"DeletedBy", "PlayedByEffect", "PlayedFrom", "WasDone"}),
}
"""What may be said of which event or condition."""


def _with(node: Node, name: str, told: Slot) -> Node:
    """The same with something that is said of it."""
    if node.kind not in HAVE[name] or node.get(name) is not None:
        raise Senseless
    return Node(node.kind, tuple(sorted((*node.slots, (name, told)))))


def _told(node: Node) -> Node:
    """“By effects”, “from the hand”, said before what happened: that of the event. Who, before a condition: that of it."""
    inner = TOLD[node.kind]
    found = node.node(inner)
    for name, told in node.slots:
        if name != inner:
            found = _with(found, name, told)
    return found


def _held(node: Node) -> Node:
    """How long, or for each of what, said before what holds: that of what holds."""
    inner = dict(node.node("do").slots)
    for name in ("d", "per"):
        if (told := node.get(name)) is not None:
            if name in inner:
                raise Senseless
            inner[name] = told
    return Node("Mod", tuple(sorted(inner.items())))


def apart(node: Node) -> Iterator[Node]:
    """What holds, with how long or for each of what before it; what happens, with by what and from where."""
    if node.kind == "CountSources" and node.get("x") == Node("Them"):
        yield Node(node.kind, tuple((name, THAT if name == "x" else slot) for name, slot in node.slots))
    if node.kind == "Mod":
        for name in ("d", "per"):
            if (told := node.get(name)) is not None:
                rest = Node("Mod", tuple(pair for pair in node.slots if pair[0] != name))
                yield Node("Held", tuple(sorted((("do", rest), (name, told)))))
    for name, inner, kind in (("would", "e", "Would"), ("by", "e", "Eventful"), ("z", "e", "Eventful"), ("x", "c", "CondOf")):
        if node.kind in HAVE[name] and (told := node.get(name)) is not None:
            rest = Node(node.kind, tuple(pair for pair in node.slots if pair[0] != name))
            yield (
                Node("Would", (("e", (rest,)),))
                if name == "would"
                else Node(kind, tuple(sorted(((inner, rest), (name, told)))))
            )


EITHER = {"Exists": "AnyCond", "Cmp": "AnyOf"}
"""What is counted in “your or your opponent's” pile is counted in one of them, not in both together."""


def _of(node: Node, who: str) -> Node:
    """The same of the piles of one player."""
    slots: list[tuple[str, Slot]] = []
    for name, slot in node.slots:
        if node.kind == "Zone" and name == "o":
            slot = Node(who)
        elif isinstance(slot, tuple):
            slot = tuple(_of(item, who) if isinstance(item, Node) else item for item in slot)
        elif isinstance(slot, Node):
            slot = _of(slot, who)
        slots.append((name, slot))
    return Node(node.kind, tuple(slots))


def _would(when: Node) -> bool:
    """Whether something is waited for that would happen, before it does."""
    return any(one.get("would") for on in held(when.get("on")) if isinstance(on, Node) for one in on.walk())


def _done_inside(node: Node) -> Node:
    """A clause in which what is done, if it is that something stays, prevents what would happen."""
    slots: list[tuple[str, Slot]] = []
    for name, slot in node.slots:
        slots.append((name, _prevented(slot) if name == "do" and isinstance(slot, Node) else slot))
    return Node(node.kind, tuple(slots), node.spelling)


def _one_ban(node: Node) -> Node:
    """All that something cannot do, as one."""
    preds = [pred for pred in held(node.get("p")) if isinstance(pred, Node)]
    bans = [pred for pred in preds if pred.kind == "Cant"]
    if len(bans) < 2:
        return node
    verbs = tuple(sorted({verb for ban in bans for verb in held(ban.get("v"))}, key=repr))
    found = tuple(sorted([pred for pred in preds if pred.kind != "Cant"] + [Node("Cant", (("v", verbs),))], key=repr))
    return Node("Mod", tuple((name, found if name == "p" else slot) for name, slot in node.slots), node.spelling)


def is_hand(zones: set[Slot]) -> bool:
    """Whether it is a hand, where cards are without a word."""
    piles = [pile for zone in zones for one in held(zone) if isinstance(one, Node) for pile in held(one.get("p"))]
    return piles == [Node("Hand")]


def _counted(node: Node) -> bool:
    """Whether something that is so “for each” has a number to be multiplied."""
    return any(isinstance(pred, Node) and pred.kind in NUMBERED for pred in held(node.get("p")))


NUMBERED = frozenset({"DpUp", "DpDown", "Gain", "DpDeletionUp", "ChecksUp"})
"""What can be so much for each."""
LATER = frozenset({"Sources", "Under"})


def _whose(row: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """“自分のトラッシュかデジモンの進化元”, “相手のデジモンとセキュリティデジモン”: whose it is, is said once."""
    found: list[Slot] = []
    owners = {item.get("o") for item in row if isinstance(item, Node) and item.kind in ("Zone", "Sel")} - {None}
    owner = next(iter(owners)) if len(owners) == 1 else None
    for item in row:
        if isinstance(item, Node):
            inner = item.get("x")
            bare = isinstance(inner, Node) and inner.kind == "Sel" and inner.get("o") is None
            if owner is not None and item.kind in LATER and bare and isinstance(inner, Node):
                item = Node(item.kind, (("x", Node("Sel", tuple(sorted((*inner.slots, ("o", owner)))))),))
            elif owner is not None and item.kind == "Sel" and item.get("o") is None and _security_digimon(item):
                item = Node("Sel", tuple(sorted((*item.slots, ("o", owner)))))
        found.append(item)
    return tuple(found)


def _security_digimon(item: Node) -> bool:
    of = item.get("of")
    return isinstance(of, Node) and of.get("k") == (Node("SecurityDigimon"),)


RETURNED = frozenset({"Returned", "ReturnedAny"})


def caused_alike(on: Node) -> Node:
    """“効果で消滅するときか、手札に戻るとき”: a cause that is named once counts for what it is returned by too."""
    events = [e for e in held(on.get("e")) if isinstance(e, Node)]
    causes = {e.get("by") for e in events if e.kind == "Deleted" and e.get("by") is not None}
    if len(causes) != 1:
        return on
    (by,) = causes
    if by is None or any(isinstance(one, Node) and one.kind != "ByEffects" for one in held(by)):
        return on
    found = tuple(
        Node(e.kind, tuple(sorted((*e.slots, ("by", by))))) if e.kind in RETURNED and e.get("by") is None else e for e in events
    )
    return Node("On", tuple(sorted({**dict(on.slots), "e": found}.items())))


MOVED = frozenset({"Played", "Returned", "Trashed", "Placed"})
"""Events of cards that come from somewhere."""


def _from_where(on: Node) -> Node:
    """“自分の手札から、カードが登場するとき”: where it comes from is said of the event."""
    things = [x for x in held(on.get("x")) if isinstance(x, Node)]
    events = [e for e in held(on.get("e")) if isinstance(e, Node)]
    zones = {x.get("z") for x in things if x.kind == "Sel"}
    zone = next(iter(zones), None)
    if len(zones) != 1 or zone is None or any(e.kind not in MOVED or e.get("z") is not None for e in events):
        return on
    bare = tuple(Node(x.kind, tuple(pair for pair in x.slots if pair[0] != "z")) for x in things)
    moved = tuple(Node(e.kind, tuple(sorted((*e.slots, ("z", zone))))) for e in events)
    return Node("On", (("e", moved), ("x", bare)))


def _prevented(do: Node) -> Node:
    """“このデジモンは消滅しない” of what would happen: it does not happen, this once."""
    if do.kind in ("By", "If", "May"):
        return _done_inside(do)
    if do.kind != "Mod" or {name for name, _ in do.slots} != {"p", "x"}:
        return do
    preds = [pred for pred in held(do.get("p")) if isinstance(pred, Node)]
    verbs = [verb for pred in preds for verb in held(pred.get("v")) if isinstance(verb, Node)]
    stays = all(verb.kind in ("BeDeleted", "BeReturned", "Leave") and not verb.slots for verb in verbs)
    if not verbs or not stays or any(pred.kind != "Cant" for pred in preds):
        return do
    if any(not is_this(x) for x in held(do.get("x"))):
        return do
    return Node("Prevent", (("e", "deletion" if [verb.kind for verb in verbs] == ["BeDeleted"] else "leaving"),))


def _face_down(node: Node) -> bool:
    """Whether something is said to lie face down and to have cards under it: those lie face down."""
    return {Node("FaceDown"), Node("HasSources")} <= {test for test in held(node.get("f")) if isinstance(test, Node)}


def _under_several(node: Node) -> bool:
    """Whether cards are counted under all of several: under one of them is meant, which is not told apart yet."""
    counted = node.get("x")
    if not isinstance(counted, Node) or not isinstance(counted.get("n"), Node):
        return False
    under = [zone.get("x") for zone in held(counted.get("z")) if isinstance(zone, Node) and zone.kind == "Sources"]
    return any(isinstance(x, Node) and x.kind == "Sel" and x.get("n") is None for x in under)


def _yours_in(node: Node) -> bool:
    """Whether “your” is said within what the opponent does: a bare “hand” is theirs there, which is not told apart yet."""
    zones = [zone for one in node.walk() if one.kind in ("Sel", "SelWith") for zone in held(one.get("z"))]
    return any(isinstance(zone, Node) and zone.kind == "Zone" and zone.get("o") == Node("You") for zone in zones)


def _half_caused(node: Node) -> bool:
    """“By effects it is not deleted, not returned”: a cause that is named counts for what follows it too."""
    verbs = [verb for pred in held(node.get("p")) if isinstance(pred, Node) for verb in held(pred.get("v"))]
    said = {verb.get("by") is not None for verb in verbs if isinstance(verb, Node) and verb.kind in DONE_BY}
    return len(said) > 1


def _of_them(value: Node, told: Slot | None) -> tuple[Node, Slot | None]:
    """A deed, or a row of them, about cards in the place that was told before; and which that is."""
    if value.kind == "And":
        a, told = _of_them(value.node("a"), told)
        b, told = _of_them(value.node("b"), told)
        return Node("And", (("a", a), ("b", b))), told
    slots: list[tuple[str, Slot]] = []
    for name, slot in value.slots:
        if name == "x" and isinstance(slot, tuple):
            zones = {zone for x in slot if isinstance(x, Node) and (zone := x.get("z")) is not None}
            if told is not None and not zones:
                slot = tuple(placed(x, told) for x in slot)
            told = next(iter(zones)) if len(zones) == 1 and not is_hand(zones) else told
        elif isinstance(slot, Node) and name == "do":
            slot, told = _of_them(slot, told)
        slots.append((name, slot))
    return Node(value.kind, tuple(slots), value.spelling), told
