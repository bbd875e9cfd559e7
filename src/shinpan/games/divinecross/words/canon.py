"""One form for meanings that are the same: where a text leaves its subject out or counts inside a clause."""

from __future__ import annotations

from ....meaning.node import Node, Slot


def put_in(value: Slot, it: Node) -> Slot:
    """The same with “it” replaced."""
    if isinstance(value, tuple):
        return tuple(put_in(item, it) for item in value)
    if isinstance(value, Node):
        if value.kind == "It" and not value.slots:
            return it
        return Node(value.kind, tuple((name, put_in(item, it)) for name, item in value.slots))
    return value


def with_slot(node: Node, **changed: Slot | None) -> Node:
    """The same with some slots replaced (None removes one)."""
    slots = dict(node.slots)
    for name, value in changed.items():
        if value is None:
            slots.pop(name, None)
        else:
            slots[name] = value
    return Node(node.kind, tuple(sorted(slots.items(), key=lambda pair: pair[0])))


def make(kind: str, **slots: Slot) -> Node:
    """A node."""
    return Node(kind, tuple(sorted(slots.items(), key=lambda pair: pair[0])))


def canonical(node: Node) -> Node:
    """Applies every rewriting, from the inside out."""
    slots: list[tuple[str, Slot]] = []
    for name, value in node.slots:
        slots.append((name, _inner(value)))
    return rewrite(Node(node.kind, tuple(slots)))


def _inner(value: Slot) -> Slot:
    if isinstance(value, Node):
        return canonical(value)
    if isinstance(value, tuple):
        return tuple(sorted((_inner(item) for item in value), key=repr))
    return value


def rewrite(node: Node) -> Node:
    """One step at one node."""
    kind = node.kind
    if kind == "Topic":
        return topic(node.node("t"), node.node("m"))
    if kind == "IfIt":
        q, c = node.node("q"), node.node("c")
        u = _subject(q)
        if u is not None:
            put = put_in(c, u)
            assert isinstance(put, Node)
            c = put
        return make("If", q=q, c=c)
    if kind == "And" and node.node("a").kind == "And":
        first = node.node("a")
        return make("And", a=first.node("a"), b=rewrite(make("And", a=first.node("b"), b=node.node("b"))))
    if kind == "If":
        subject = _subject(node.node("q"))
        if subject is not None and subject.kind != "It":
            its = make("Assist", u=Node("It"))
            if any(inner == its for inner in node.node("c").walk()):
                return with_slot(node, c=_swap(node.node("c"), its, make("Assist", u=subject)))
    if kind in ("SideDealsUp", "SideDealsDown"):
        units = make("UnitSet", o=node.node("o"), w=Node("Unit"))
        return make(kind[4:], t=units, n=node.number("n"))
    if kind == "QAndIt":
        about = _subject(node.node("a"))
        b = put_in(node.node("b"), about) if about is not None else node.node("b")
        return make("QAnd", a=node.node("a"), b=b)
    if kind == "AndIt":
        first, second = node.node("a"), node.node("b")
        t = first.get("t")
        if isinstance(t, Node) and t.kind not in ("Some", "SomeUpTo"):
            put = put_in(second, t)
            assert isinstance(put, Node)
            second = put
        return make("And", a=first, b=second)
    if kind == "May" and node.node("a").kind == "Opponent":
        return make("OppMay", a=node.node("a").node("c"))
    if kind in ("HpUpPer", "DealsUpPer"):
        did = make(kind[:-3], t=node.node("t"), n=node.number("n"))
        return make("Each", k=node.node("k"), n=node.number("m"), c=did)
    if kind == "You":
        return node.node("c")
    if kind == "NamedAt":
        return make("UnitSet", o=node.node("o"), w=node.node("w"), f=(make("Named", s=node.text("s")),))
    if kind == "NamedIn":
        named = (make("Named", s=node.text("s")),)
        slots: dict[str, Slot] = {"z": node.node("z"), "k": Node("Any"), "f": named}
        o = node.get("o")
        if o is not None:
            slots["o"] = o
        return Node("ZoneCards", tuple(sorted(slots.items(), key=lambda pair: pair[0])))
    if kind in ("AnyAttribute", "AttributeAny"):
        a = node.get("a")
        if isinstance(a, tuple) and len(a) == 1:
            return make("Attribute", a=a) if kind == "AnyAttribute" else make("AttributeIs", a=a, u=node.node("u"))
    if kind == "SideEnergy":
        return make("Energy", u=make("UnitSet", o=node.node("o"), w=Node("Unit")))
    if kind in ("SideCostUp", "SideCostDown"):
        units = make("UnitSet", o=node.node("o"), w=Node("Unit"))
        return make("SkillCostUp" if kind == "SideCostUp" else "SkillCostDown", t=units, n=node.number("n"))
    if kind in ("FewerThanOpp", "MoreThanOpp"):
        x = node.node("x")
        y = with_slot(x, o=Node("Opp"))
        return make(kind[:-3], x=with_slot(x, o=Node("Own")), y=y)
    if kind in ("DamagePer", "HealPer"):
        did = make("Damage" if kind == "DamagePer" else "Heal", t=node.node("t"), n=node.number("n"))
        return make("Each", k=_count(node.node("k")), n=node.number("m"), c=did)
    if kind == "DrawCount":
        o = node.get("o")
        did = make("Draw", n=1, o=o) if o is not None else make("Draw", n=1)
        return make("Each", k=_count(node.node("k")), n=1, c=did)
    if kind == "DrawThat":
        return make("Draw", n=1)
    if kind == "ShuffleIn":
        o = node.get("o")
        return make("And", a=make("Put", x=node.node("x"), z=Node("Deck")), b=make("Shuffle"))
    if kind == "DamageOnN":
        return make("DamageLeast", u=node.node("u"), n=node.number("n"))
    if kind == "All" and node.get("z") is not None:
        return make("All", x=make("ZoneCards", o=node.node("o"), z=node.node("z"), k=node.node("k")))
    if kind == "All" and node.get("w") is not None:
        return make("All", x=make("UnitSet", o=node.node("o"), w=node.node("w")))
    if kind == "While" and node.node("c").kind == "When":
        when = node.node("c")
        return make("When", t=make("Given", q=node.node("q"), t=when.node("t")), c=when.node("c"))
    if kind in ("Opponent", "Everyone", "TurnPlayer", "NonTurnPlayer", "OppMay"):
        name = "a" if kind == "OppMay" else "c"
        inner = own(node.node(name))
        assert isinstance(inner, Node)
        if kind == "Opponent" and inner.kind.startswith("Cannot"):
            other = _replace(inner, "Own", Node("Opp"))
            assert isinstance(other, Node)
            return other
        return with_slot(node, **{name: inner})
    if kind in ("Swap", "SwapChosen"):
        return same_side(node)
    if kind == "When" and node.node("t").kind == "Upon" and any(inner.kind == "FailsThat" for inner in node.node("c").walk()):
        use = node.node("t").node("t")
        if use.kind in ("UsesSkill", "PlayerUsesSkill"):
            rule = make("Fails", t=use.node("u")) if use.kind == "UsesSkill" else make("Fails", o=use.node("o"))
            swapped = _replace(node.node("c"), "FailsThat", rule)
            assert isinstance(swapped, Node)
            return swapped
    t = node.get("t")
    if isinstance(t, Node) and t.kind == "Together":
        return make("And", a=canonical(with_slot(node, t=t.node("a"))), b=canonical(with_slot(node, t=t.node("b"))))
    n = node.get("n")
    if isinstance(n, Node) and n.kind == "Mul":
        return make("Each", k=n.node("k"), n=n.number("m"), c=with_slot(node, n=n.number("n")))
    return node


def _replace(value: Slot, kind: str, other: Node) -> Slot:
    if isinstance(value, tuple):
        return tuple(_replace(item, kind, other) for item in value)
    if isinstance(value, Node):
        if value.kind == kind:
            return other
        return Node(value.kind, tuple((name, _replace(item, kind, other)) for name, item in value.slots))
    return value


def _swap(value: Slot, old: Node, new: Node) -> Slot:
    if isinstance(value, tuple):
        return tuple(_swap(item, old, new) for item in value)
    if isinstance(value, Node):
        if value == old:
            return new
        return Node(value.kind, tuple((name, _swap(item, old, new)) for name, item in value.slots))
    return value


def _subject(q: Node) -> Node | None:
    """The unit a condition is about."""
    if q.kind in ("QAnd", "QOr", "QNot"):
        return _subject(q.node("a"))
    u = q.get("u")
    return u if isinstance(u, Node) else None


def _count(k: Node) -> Node:
    """A number of things, counted: the things."""
    return k.node("x") if k.kind == "CountOf" else k


def own(value: Slot) -> Slot:
    """Inside what a player does, “the main unit” is that player's."""
    if isinstance(value, tuple):
        return tuple(own(item) for item in value)
    if isinstance(value, Node):
        node = Node(value.kind, tuple((name, own(item)) for name, item in value.slots))
        if node.kind == "UnitSet" and node.get("o") is None and node.node("w").kind != "Unit":
            return with_slot(node, o=Node("Own"))
        return node
    return value


def same_side(node: Node) -> Node:
    """A swap is between units of one player, so the owner need be said only once."""
    sides = ("t", "u") if node.kind == "Swap" else ("x", "u")
    first, second = node.node(sides[0]), node.node(sides[1])
    owners = [_owner(first), _owner(second)]
    if owners[0] is None and owners[1] is not None:
        return with_slot(node, **{sides[0]: _owned(first, owners[1])})
    if owners[1] is None and owners[0] is not None:
        return with_slot(node, **{sides[1]: _owned(second, owners[0])})
    return node


def _owner(node: Node) -> Slot | None:
    if node.kind in ("Some", "SomeUpTo", "All"):
        return _owner(node.node("x"))
    if node.kind in ("This", "Holder"):
        return Node("Own")
    return node.get("o")


def _owned(node: Node, owner: Slot) -> Node:
    if node.kind in ("Some", "SomeUpTo", "All"):
        return with_slot(node, x=_owned(node.node("x"), owner))
    if node.kind == "UnitSet":
        return with_slot(node, o=owner)
    return node


def topic(t: Node, m: Node) -> Node:
    """“These units: …” said once for several clauses."""
    if t.kind in ("Some", "SomeUpTo"):
        return make("Pick", x=t, c=m)
    put = put_in(m, t)
    assert isinstance(put, Node)
    return canonical(put)
