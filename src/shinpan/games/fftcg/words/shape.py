"""What sentences mean, brought to the flat form that is executed.

:func:`sense` is what the book calls on every reading: it joins what was only printed in another order and refuses what
cannot be meant. :func:`shaped` makes one node of an ability's sentences.
"""

from __future__ import annotations

from ....meaning.node import Node, Slot
from ....phrases.book import Senseless, ordered

BARE = frozenset({"Keywords", "Warp", "LimitBreak", "Priming"})
"""Lines without a full stop."""
BARE_COUNT = Node("Bare")
"""The count of a noun without an article."""


def sense(node: Node) -> Node:
    """A meaning with every Either in one form; raises :class:`Senseless` for what cannot be meant."""
    if node.kind in ("OneOf", "Both"):
        _group(node)
    slots = tuple((name, _sense(value)) for name, value in node.slots)
    found = node if slots == node.slots else Node(node.kind, slots)
    of = found.get("of")
    if isinstance(of, Node) and found.kind != "Sel" and _joined(of):
        found = replaced(found, of=_any(of))
    if {"SummonsOf", "AbilitiesOf"} <= {item.kind for item in items(found, "by")}:
        raise Senseless
    return RULES[found.kind](found) if found.kind in RULES else found


def _sense(value: Slot) -> Slot:
    if isinstance(value, Node):
        return sense(value)
    if isinstance(value, tuple):
        return tuple(_sense(item) for item in value)
    return value


TAGS = frozenset({"Job", "Name", "Category", "AnyOf", "AnyOfAnd"})


def _what(node: Node) -> Node:
    """A thing without a kind needs a name, a job or a category."""
    if node.get("k") is None and not any(item.kind in TAGS for item in items(node, "f")):
        raise Senseless
    kinds = {item.kind for item in items(node, "f")}
    if {"Of", "In"} <= kinds:
        raise Senseless
    owners = [item for item in items(node, "f") if item.kind in ("Of", "In")]
    if len({item.kind for item in owners}) < len(owners):
        raise Senseless
    if (owners or "RemovedByIt" in kinds) and any(_unowned(item) for item in items(node, "f")):
        raise Senseless
    return replaced(node, f=ordered([*items(node, "f")])) if len(items(node, "f")) > 1 else node


def _unowned(node: Node) -> bool:
    """Whether a filter counts or names things whose owner follows, and so is theirs."""
    if node.kind in ("Cost", "Power"):
        value = node.node("n")
        counted = value.get("c")
        return isinstance(counted, Node) and counted.kind == "Sel" and not _placed(counted.node("of"))
    if node.kind in ("ThatChooses", "ThatChoosesOnly", "SameAs", "DifferentFrom"):
        chosen = node.node("x")
        return chosen.kind == "Sel" and not _placed(chosen.node("of"))
    return False


def _placed(node: Node) -> bool:
    return any(item.kind in ("Of", "In") for item in items(node, "f") or items(node, "a"))


def _group(node: Node) -> None:
    """A noun without an article does not follow one with a count: “1 [Job:A] or [Name:B]” is one of either."""
    first, *others = items(node, "of")
    if node.kind == "Both" and others[-1].get("n") != BARE_COUNT:
        others = [other for other in others if other.kind != "Sel" or other.node("of").get("f") is not None]
    if first.kind == "Sel" and first.get("n") != BARE_COUNT and any(other.get("n") == BARE_COUNT for other in others):
        raise Senseless


def _except(node: Node) -> Node:
    """What follows an exception belongs to the thing, not to the exception."""
    for thing in node.walk():
        if thing.kind in ("Of", "In", "OtherThan", "PutFromField", "RemovedByIt"):
            raise Senseless
    of = node.node("of")
    if of.kind == "What" and of.get("k") is None and any(item.kind not in BEFORE for item in items(of, "f")):
        raise Senseless
    return node


def _extreme(node: Node) -> Node:
    """“The highest cost Forward” is the one with the highest cost."""
    of = node.node("of")
    if of.kind != "What":
        raise Senseless
    extreme = make("Extreme", s=node.get("s"), **{"is": node.get("is")})
    return make("Sel", n=Node("A"), of=replaced(of, f=ordered([*items(of, "f"), extreme])))


def _any_of(node: Node) -> Node:
    """Several elements are one filter."""
    if all(item.kind == "Element" for item in items(node, "f")):
        raise Senseless
    return node


def _instead(node: Node) -> Node:
    """To select more actions replaces what is selected, not an event."""
    if any(inner.kind == "Modes" for inner in node.walk()):
        raise Senseless
    return node


def _want(node: Node) -> Node:
    """“As many Forwards as you want with a total cost of 9 or less”: the filter is theirs."""
    of = node.node("of")
    if of.kind != "What":
        raise Senseless
    return make("Sel", n=Node("Any"), of=_what(replaced(of, f=ordered([*items(of, "f"), *items(node, "f")]))))


def _owned(node: Node) -> Node:
    """“Your opponent's Forward” is a Forward your opponent controls."""
    of = node.node("of")
    if of.kind != "What" or any(item.kind in ("Of", "In") for item in items(of, "f")):
        raise Senseless
    what = replaced(of, f=ordered([*items(of, "f"), make("Of", o=node.get("o"))]))
    return make("Sel", n=node.get("n") or Node("A"), of=what)


def _gain(node: Node) -> Node:
    """Quoted abilities that are joined are so many abilities."""
    gains: list[Slot] = []
    for gain in items(node, "g"):
        quotes = items(gain, "q") if gain.kind == "Granted" else []
        gains += [make("Granted", q=quote) for quote in quotes] if quotes else [gain]
    return make("Gain", g=ordered(gains))


def _dealt(node: Node) -> Node:
    """Damage by a Summon or an ability is told by its source."""
    if any(thing.kind == "What" and _spell(thing) for thing in node.walk()):
        raise Senseless
    return node


def _spell(node: Node) -> bool:
    """Whether a thing is just a Summon or an ability, of whomever."""
    only_owner = all(item.kind == "Of" for item in items(node, "f"))
    return only_owner and any(kind.kind in ("Summon", "Ability") for kind in items(node, "k"))


def _none_can(node: Node) -> Node:
    """“No Forward can attack”: all of them cannot."""
    what = make("Sel", n=Node("All"), of=node.get("of"))
    return make("Mod", x=what, p=(make("Cant", v=node.get("v")),), d=node.get("d"))


def _excepts(node: Node) -> Node:
    """“Other than [Job:A] or [Name:B]” is one exception."""
    if all(part.kind == "ExceptWhat" for part in items(node, "x")):
        raise Senseless
    return node


def _points(node: Node) -> Node:
    """The damage a player has received is the number of its points."""
    return make("Count", c=Node("PointsOf", node.slots))


def _by(node: Node) -> Node:
    """“You draw” is “draw”."""
    return node.node("do") if node.get("o") == Node("You") else node


BEFORE = TAGS | {"Element", "MultiElement", "Dull", "Active", "Damaged", "Attacking", "Blocking", "Blocked", "Frozen", "Other"}
"""Filters that are printed before the noun."""


def _either(node: Node) -> Node:
    """“[Job:A] or [Name:B] Forward” is a Forward of the one or the other; a bare kind is no alternative of its own."""
    things = items(node, "a")
    for number, thing in enumerate(things):
        if thing.get("f") is None and any(other.get("k") is not None for other in things if other is not thing):
            before, after = things[number - 1] if number else None, things[1] if not number else None
            if not (before and any(f.kind not in BEFORE for f in items(before, "f"))):
                if not (after and any(f.kind in BEFORE for f in items(after, "f"))):
                    raise Senseless
    bare = [thing for thing in things[:-1] if thing.get("k") is None and all(f.kind in TAGS for f in items(thing, "f"))]
    last = things[-1]
    tags = [f for f in items(last, "f") if f.kind in TAGS]
    if len(bare) == len(things) - 1 and len(tags) == 1 and all(len(items(thing, "f")) == 1 for thing in bare):
        rest = [f for f in items(last, "f") if f not in tags]
        choice = Node("AnyOf", (("f", ordered([*(items(thing, "f")[0] for thing in bare), *tags])),))
        slots: list[tuple[str, Slot]] = [("f", ordered([choice, *rest]))]
        if last.get("k") is not None:
            slots.append(("k", last.get("k")))  # type: ignore[arg-type]
        return Node("What", tuple(slots))
    return node


def _sel(node: Node) -> Node:
    """A noun without an article is all of that kind, or one of that name, job or category."""
    count, of = node.node("n"), node.node("of")
    things = items(of, "a") if of.kind in ("Either", "EitherAnd") else [of]
    kinds = any(thing.get("k") is not None for thing in things)
    if count.kind in ("Bare", "A") and not kinds and _joined(of):
        return make("Both", of=tuple(make("Sel", n=Node("A"), of=part) for part in _parts(of)))
    if count == BARE_COUNT:
        count = Node("All" if kinds else "A")
    return make("Sel", n=count, of=_any(of))


def _joined(node: Node) -> bool:
    """Whether names are joined by “and”."""
    return node.kind == "EitherAnd" or any(item.kind == "AnyOfAnd" for item in items(node, "f"))


def _parts(node: Node) -> list[Node]:
    """The things that “and” joins."""
    if node.kind == "EitherAnd":
        return [_any(thing) for thing in items(node, "a")]
    joined = next(item for item in items(node, "f") if item.kind == "AnyOfAnd")
    rest = [item for item in items(node, "f") if item is not joined]
    return [replaced(node, f=ordered([tag, *rest])) for tag in items(joined, "f")]


def _any(node: Node) -> Node:
    """Things joined by “and” of which each may be meant: “all the [Job:A] and [Job:B] you control”."""
    if node.kind == "EitherAnd":
        return _either(make("Either", a=tuple(_any(thing) for thing in items(node, "a"))))
    filters = [Node("AnyOf", item.slots) if item.kind == "AnyOfAnd" else item for item in items(node, "f")]
    return replaced(node, f=ordered([*filters])) if filters and node.kind == "What" else node


RULES = {
    "What": _what,
    "Either": _either,
    "ExceptWhat": _except,
    "By": _by,
    "AlsoDo": lambda node: node.node("do"),
    "DamageTaken": _points,
    "Sel": _sel,
}
RULES |= {
    "WithJob": lambda node: Node("Job", node.slots),
    "WithName": lambda node: Node("Name", node.slots),
    "WithCategory": lambda node: Node("Category", node.slots),
    "OfElement": lambda node: Node("Element", node.slots),
    "SelMore": lambda node: make("Sel", n=make("AtLeast", n=node.get("n")), of=node.get("of")),
    "SelLess": lambda node: make("Sel", n=make("AtMost", n=node.get("n")), of=node.get("of")),
    "SelOf": _owned,
    "SelWant": _want,
    "NoneCan": _none_can,
    "Instead": _instead,
    "SelHigh": _extreme,
    "AnyOf": _any_of,
    "BrokenBy": _dealt,
    "DamagePer": lambda node: make("Damage", x=node.get("x"), n=make("Per", n=node.get("n"), c=node.get("per"))),
    "Gain": _gain,
    "DealtDamageBy": _dealt,
    "Excepts": _excepts,
}
"""What only tells how something was spelled, and what cannot be meant."""


def items(node: Node, name: str) -> list[Node]:
    """The nodes of a slot that is a tuple, or none."""
    value = node.get(name)
    return [item for item in value if isinstance(item, Node)] if isinstance(value, tuple) else []


# ---------------------------------------------------------------- one ability


def make(kind: str, **slots: Slot | None) -> Node:
    """A node with those of the slots that are given."""
    return Node(kind, tuple((name, slots[name]) for name in sorted(slots) if slots[name] is not None))  # type: ignore[misc]


def replaced(node: Node, **slots: Slot | None) -> Node:
    """A node with some slots changed (None: taken away)."""
    return make(node.kind, **{**dict(node.slots), **slots})


def shaped(sentences: list[Node]) -> Node:
    """One ability from its sentences, with flat selectors, actions to select from in their place, and pronouns resolved."""
    first, *rest = sentences
    if first.kind in ("AtDamage", "Ex"):
        return replaced(first, of=shaped([first.node("of"), *rest]))
    if first.kind in BARE:
        return flat(first)
    do = first.node("do")
    only: list[Slot] = [*items(first, "once")]
    later: list[Node] = []
    for sentence in rest:
        if sentence.kind == "Only":
            only += items(sentence, "r")
        else:
            later.append(sentence)
    row = told_apart(under_conditions([flat(sentence) for sentence in with_modes([do, *later])]))
    if first.kind != "Field":
        row = [spread(sentence) for sentence in row]
    head = flat(replaced(first, do=None, once=None))
    head, row = each_its_condition(head, row)
    found = Pronouns(head).row(row)
    return replaced(
        Pronouns(head).trigger(), do=make("Sentences", of=tuple(found)), only=tuple(flat_slot(r) for r in only) or None
    )


def each_its_condition(head: Node, row: list[Node]) -> tuple[Node, list[Node]]:
    """“When …, if Fire CP was paid, A. If Ice CP was paid, B”: each condition is that of its own sentence."""
    asked = {cond.kind for cond in items(head, "c")}
    again = {cond.kind for sentence in row[1:] if sentence.kind == "If" for cond in items(sentence, "c")}
    replacing = any(sentence.kind == "If" and sentence.node("do").kind == "Replace" for sentence in row[1:])
    if asked != {"PaidIncluded"} or again != asked or replacing:
        return head, row
    return replaced(head, c=None), [make("If", c=head.get("c"), do=row[0]), *row[1:]]


def with_modes(row: list[Node]) -> list[Node]:
    """Sentences in which the actions to select from stand in the Modes that selects, and so do its upgrades."""
    bullets: list[list[Node]] = []
    plain: list[Node] = []
    for sentence in row:
        if sentence.kind == "Item":
            bullets.append([sentence.node("do")])
        elif bullets:
            bullets[-1].append(sentence)
        else:
            plain.append(sentence)
    if not bullets:
        return row
    where = next((n for n, sentence in enumerate(plain) if _modes(sentence) is not None), None)
    if where is None:
        return row
    upgrades: list[Slot] = []
    kept = plain[: where + 1]
    for sentence in plain[where + 1 :]:
        better = _modes(sentence)
        if sentence.kind == "If" and better is not None:
            upgrades.append(make("Upgrade", c=sentence.get("c"), n=better.get("n")))
        else:
            kept.append(sentence)
    modes: list[Slot] = [make("Sentences", of=tuple(sentence for sentence in mode)) for mode in bullets]
    kept[where] = _fill_modes(kept[where], tuple(modes), tuple(upgrades))
    return kept


def spread(node: Node) -> Node:
    """What an effect says of things with one duration: “it cannot attack, and it cannot block this turn” is both this turn."""
    found = make(node.kind, **{name: _spread(value) for name, value in node.slots})
    if found.kind != "And":
        return found
    first, second = found.node("a"), found.node("b")
    if first.kind == second.kind == "Mod" and (first.get("d") is None) != (second.get("d") is None):
        duration = first.get("d") or second.get("d")
        return make("And", a=replaced(first, d=duration), b=replaced(second, d=duration))
    return found


def _spread(value: Slot) -> Slot:
    if isinstance(value, tuple):
        return tuple(_spread(item) for item in value)
    return spread(value) if isinstance(value, Node) and value.kind != "Quote" else value


def _each_its_own(chosen: Node, then: Node) -> bool:
    """Whether a clause turns the one and moves the other of two things of different kinds."""
    parts = items(chosen, "of")
    if then.kind != "And" or len(parts) != 2 or parts[0].get("k") == parts[1].get("k"):
        return False
    first, second = then.node("a"), then.node("b")
    turned = first.kind in ("Dull", "Activate", "Freeze", "DullFreeze") and first.get("x") == IT
    return turned and second.kind in ("Return", "Break", "PutBreak", "RemoveFromGame") and second.get("x") == IT


def told_apart(row: list[Node]) -> list[Node]:
    """Sentences in which what is said of several chosen things is told apart.

    Things that are to be played or added to the hand are all in the zone that is named last; of a Forward and a Backup
    nobody dulls both and moves both, but the one and the other.
    """
    found = row[:]
    for number, (sentence, then) in enumerate(zip(row, row[1:])):
        what = sentence.get("x")
        if sentence.kind == "Choose" and isinstance(what, Node) and what.kind == "Both":
            if then.kind in ("Play", "Add") and then.get("x") == IT:
                found[number] = replaced(sentence, x=_same_zone(what))
            elif _each_its_own(what, then):
                first, second = then.node("a"), then.node("b")
                found[number + 1] = replaced(then, a=replaced(first, x=Node("First")), b=replaced(second, x=Node("Second")))
    return found


def under_conditions(row: list[Node]) -> list[Node]:
    """Sentences in which what is done to a thing that was only selected under a condition is under that condition too."""
    found: list[Node] = []
    for sentence in row:
        last = found[-1] if found else None
        if (
            last is not None
            and last.kind == "If"
            and (_about_it(sentence) and _ends(last.node("do")).kind in ("Select", "Search") or _goes_on(last, sentence))
        ):
            found[-1] = replaced(last, do=make("And", a=last.node("do"), b=sentence))
        else:
            found.append(sentence)
    return found


def _ends(node: Node) -> Node:
    if node.kind == "By":
        return _ends(node.node("do"))
    return _ends(node.node("b")) if node.kind == "And" else node


def _goes_on(last: Node, sentence: Node) -> bool:
    """“If …, search for a Summon and remove it from the game. Then, cast it”: it is what was found."""
    searched = any(inner.kind == "Search" for inner in last.node("do").walk())
    return searched and sentence.kind == "Then" and _about_it(sentence.node("do"))


def _about_it(node: Node) -> bool:
    return node.kind not in ("If", "Then", "Only") and node.get("x") == IT


def _modes(node: Node) -> Node | None:
    return next((inner for inner in node.walk() if inner.kind in ("Modes", "ModesAs")), None)


def _fill_modes(node: Node, of: tuple[Slot, ...], upgrades: tuple[Slot, ...]) -> Node:
    if node.kind == "ModesAs":
        return make("Modes", n=make(node.node("n").kind, c=node.get("c")), of=of, upgrade=upgrades or None)
    if node.kind == "Modes":
        return make("Modes", n=node.get("n"), of=of, upgrade=upgrades or None)
    slots = tuple((name, _fill_modes(value, of, upgrades) if isinstance(value, Node) else value) for name, value in node.slots)
    return Node(node.kind, slots)


# ---------------------------------------------------------------- flat selectors


ZONED = frozenset({"HaveIn", "Control", "Add", "Play", "RemoveFromGame", "Return"})
"""Where a zone that is named once is that of all things before it."""


def flat(node: Node) -> Node:
    """A node in the form that is executed: owner, zone and exclusions of a selector are slots of their own."""
    if node.kind == "Quote":
        return make("Quote", of=tuple(shaped(items(chain, "of")) for chain in items(node, "of")))
    if node.kind == "Sel":
        return _flat_sel(node)
    if node.kind == "SelAs":
        return _flat_sel(make("Sel", n=make(node.node("n").kind, c=node.get("c")), of=node.get("of")))
    if node.kind == "YourCards":
        return replaced(_flat_sel(make("Sel", n=Node("All"), of=node.get("of"))), o=Node("You"))
    if node.kind in ("What", "Either"):
        return _flat_what(node)
    slots = tuple((name, flat_slot(value)) for name, value in node.slots)
    node = Node(node.kind, slots)
    if node.kind == "WhileInstead":
        return make("While", c=node.get("c"), do=make("Instead", on=node.get("on"), do=node.get("do")))
    if node.kind in ("When", "Instead"):
        return _timed(node)
    if node.kind == "Lasting":
        return _lasting(node.node("do"), node.node("d"))
    x = node.get("x")
    if node.kind in ZONED and isinstance(x, Node) and x.kind == "Both":
        return replaced(node, x=_same_zone(x))
    if node.kind == "PossSel":
        return node.node("x")
    if node.kind == "HaveDifferent" and node.get("of") is not None:
        return replaced(node, of=None, x=make("Sel", **{**dict(node.node("of").slots), "n": Node("All"), "o": Node("You")}))
    if node.kind == "Becomes":
        return _becomes(node)
    return node


def flat_slot(value: Slot) -> Slot:
    """The same for whatever stands in a slot."""
    if isinstance(value, Node):
        return flat(value)
    return tuple(flat_slot(item) for item in value) if isinstance(value, tuple) else value


def _timed(node: Node) -> Node:
    """“… this turn” of an event is how long it is waited for."""
    on = node.get("on")
    events = [on] if isinstance(on, Node) else items(node, "on")
    if not any(event.kind == "OnTurn" for event in events):
        return node
    plain = tuple(Node("On", event.slots) if event.kind == "OnTurn" else event for event in events)
    return replaced(node, on=plain if isinstance(on, tuple) else plain[0], d=Node("Turn"))


def _lasting(node: Node, duration: Node) -> Node:
    """What a duration before several clauses covers: all of them."""
    if node.kind == "And":
        return make("And", a=_lasting(node.node("a"), duration), b=_lasting(node.node("b"), duration))
    return replaced(node, d=duration)


def _same_zone(node: Node) -> Node:
    """Things of which only the last has a zone are all in it."""
    things = items(node, "of")
    zone = things[-1].get("z")
    if zone is None or any(thing.get("z") is not None or thing.get("o") is not None for thing in things[:-1]):
        return node
    return replaced(node, of=tuple(replaced(thing, z=zone) if thing.kind == "Sel" else thing for thing in things))


def _becomes(node: Node) -> Node:
    """“Becomes a Forward with 7000 power and Haste”: the power is not a gain."""
    gains = items(node, "g")
    power = next((gain.get("n") for gain in gains if gain.kind == "Plus"), None)
    rest = tuple(gain for gain in gains if gain.kind != "Plus")
    return make("Becomes", k=node.get("k"), power=power, g=rest or None)


def _flat_sel(node: Node) -> Node:
    what = _flat_what(node.node("of"))
    if node.node("n") in (Node("A"), make("Exactly", n=1), make("UpTo", n=1)):
        same = [make("SameAs", s=item.get("s"), x=IT) if item.kind == "Same" else item for item in items(what, "f")]
        what = replaced(what, f=ordered([*same]) or None)
    return make("Sel", **{**dict(what.slots), "n": flat_slot(node.node("n"))})


def _flat_what(node: Node) -> Node:
    """A thing with its filters, owner, zone and exclusions apart; several sorts of things share owner and zone."""
    if node.kind == "Either":
        things = [_flat_what(thing) for thing in items(node, "a")]
        owners = [thing.get("o") for thing in things if thing.get("o") is not None]
        zones = [thing.get("z") for thing in things if thing.get("z") is not None]
        shared_owner = owners[0] if len(set(owners)) == 1 else None
        shared_zone = zones[0] if len(set(zones)) == 1 else None
        things = _alike(things)
        excepted = things[-1].get("other") if all(thing.get("other") is None for thing in things[:-1]) else None
        bare: list[Slot] = [
            replaced(
                thing,
                o=None if shared_owner else thing.get("o"),
                z=None if shared_zone else thing.get("z"),
                other=None if excepted else thing.get("other"),
            )
            for thing in things
        ]
        return make("What", a=tuple(bare), o=shared_owner, z=shared_zone, other=excepted)
    filters: list[Slot] = []
    other: list[Slot] = []
    slots: dict[str, Slot | None] = {"k": node.get("k")}
    for item in items(node, "f"):
        if item.kind == "Of":
            slots["o"] = item.get("o")
        elif item.kind == "In":
            slots["z"] = flat_slot(item.node("z"))
        elif item.kind == "OtherThan":
            for one in _exceptions(item.node("x")):
                (filters if one.kind in ("NotElement", "NotCost") else other).append(one)
        else:
            filters.append(flat(item))
    return make("What", f=ordered(filters) or None, other=tuple(other) or None, **slots)


def _alike(things: list[Node]) -> list[Node]:
    """“A Wind Character or Earth Character of cost 5 or less”: what is behind the last of two of a kind is said of both."""
    last = things[-1]
    if last.get("k") is None and any(f.kind == "OfNamed" for thing in things[:-1] for f in items(thing, "f")):
        things[-1] = last = replaced(last, k=things[0].get("k"))  # “Forwards with the named Job and [Job:A]” are all Forwards
    behind = [item for item in items(last, "f") if item.kind in ("Cost", "Power", "CostAny")]
    for thing in things[:-1]:
        if thing.get("k") != last.get("k") or last.get("k") is None or any(f.kind not in BEFORE for f in items(thing, "f")):
            return things
    return [replaced(thing, f=ordered([*items(thing, "f"), *behind])) for thing in things[:-1]] + [last] if behind else things


def _exceptions(node: Node) -> list[Node]:
    if node.kind == "Excepts":
        return [one for part in items(node, "x") for one in _exceptions(part)]
    if node.kind == "ExceptElement":
        return [Node("NotElement", node.slots)]
    if node.kind == "ExceptCost":
        return [Node("NotCost", node.slots)]
    return [flat(node.node("of") if node.kind == "ExceptWhat" else node)]


# ---------------------------------------------------------------- pronouns

IT, THAT = Node("It"), Node("That")
BINDERS = frozenset({"Choose", "Select", "Search", "Reveal", "Look", "RevealUntil"})
"""After these “it” is what they took."""
TAKERS = frozenset(
    {
        "Discard",
        "DiscardRandom",
        "PutBreak",
        "RemoveFromGame",
        "RemoveRandom",
        "Play",
        "PlayFrom",
        "Return",
        "Add",
        "Dull",
        "Activate",
        "Cast",
        "Break",
    }
)
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


def _other(event: Node) -> str | None:
    """What else than its subject an event tells about."""
    if event.kind == "Chosen" and not any(by.kind in ("AbilitiesOfKind", "AbilitiesOfThing") for by in items(event, "by")):
        return None
    return OTHERS.get(event.kind) if event.slots else None


def _is_thing(x: Slot | None) -> bool:
    return isinstance(x, Node) and x.kind == "Sel"


class Pronouns:
    """Turns “it” into That, the thing of the trigger, as long as the ability has taken nothing that it could mean."""

    def __init__(self, head: Node) -> None:
        self.head = head
        self.bound = False
        subjects = [on.get("x") for on in items(head, "t") if on.kind == "On"]
        events = {event.kind for on in items(head, "t") for event in items(on, "e")}
        self.about = any(isinstance(x, Node) and x.kind in ("Sel", "OneOf", "Both") for x in subjects)
        self.chosen = bool(events & USES)
        others = {_other(event) for on in items(head, "t") for event in items(on, "e")}
        other = next(iter(others)) if len(others) == 1 else "Counterpart" if others & set(OTHERS.values()) else None
        self.that = Node(other) if other is not None and not any(_is_thing(x) for x in subjects) else THAT

    def trigger(self) -> Node:
        """The ability without its text; in its trigger and conditions “it” is the thing of the trigger."""
        return _swapped(self.head, THAT)

    def row(self, sentences: list[Node]) -> list[Node]:
        """The sentences in their order."""
        return [self.node(sentence) for sentence in sentences]

    def node(self, node: Node) -> Node:
        """A node with its pronouns resolved, in the order in which it is read."""
        if node.kind == "It" or node.kind in ("TheChosen", "TheRevealed") and not self.bound:
            return IT if self.bound else self.that
        if node.kind == "Quote":
            return node
        if node.kind == "Is" and node.node("s").kind == "Same" and not self.bound and node.get("x") == IT:
            return replaced(node, x=Node("BrokenThing"))
        if node.kind == "Cancel" and self.chosen and not self.bound and node.get("x") in (IT, None):
            return make("Cancel", x=Node("Source"))
        if node.kind == "Damage" and node.get("by") is not None:
            node = replaced(node, n=_swapped(node.node("n"), node.node("by")))
        if node.kind == "Damage" and not self.bound and node.node("x").kind == "Sel":
            node = replaced(node, n=_swapped(node.node("n"), Node("Itself")))
        slots: list[tuple[str, Slot]] = []
        for name, value in sorted(node.slots, key=lambda slot: (slot[0] in LATE, slot[0])):
            slots.append((name, self.slot(value)))
        if node.kind in BINDERS or node.kind in TAKERS and not self.about and not self.chosen and _takes(node):
            self.bound = True
        return Node(node.kind, tuple(sorted(slots)))

    def slot(self, value: Slot) -> Slot:
        """The same for whatever stands in a slot."""
        if isinstance(value, Node):
            return self.node(value)
        return tuple(self.slot(item) for item in value) if isinstance(value, tuple) else value


LATE = ("b", "do", "of")
"""Slots that are read after the others."""


def _takes(node: Node) -> bool:
    what = node.get("x")
    return isinstance(what, Node) and what.kind in ("Sel", "Top", "Both", "OneOf")


def _swapped(node: Node, ref: Node) -> Node:
    """A node in which every “it” is that reference."""
    if node.kind == "It":
        return ref
    if node.kind == "Quote":
        return node
    return Node(node.kind, tuple((name, _swapped_slot(value, ref)) for name, value in node.slots))


def _swapped_slot(value: Slot, ref: Node) -> Slot:
    if isinstance(value, Node):
        return _swapped(value, ref)
    return tuple(_swapped_slot(item, ref) for item in value) if isinstance(value, tuple) else value
