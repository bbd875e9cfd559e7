"""Instructions that are made of others, or look at what stands around them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.abilities import Ability
from ....effects.continuous import Part
from ....effects.flow import If, May, Seq
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Select, Value
from ....effects.picking import Choose, Picked
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node
from ....meaning.rewrite import made
from ..things import card_verbs, conditions, filters, unit_verbs
from ..things import selectors as s
from ..things import state as st
from ..things import verbs as v
from ..things.lasting import Delay, Last
from ..things.replace import Shield, Shielding
from ..things.triggers import Trigger
from . import changes
from .timing import period
from .vocabulary import COUNTED, is_change
from .words import some, targets

if TYPE_CHECKING:
    from .builder import Builder

GAME = ["now", "game"]
MOVES = {"Put", "Discard", "MoveEnergy", "AttachEnergy", "AttachAssist", "Reveal", "PlayIt", "Deploy"}


def both(b: Builder, first: Node, second: Node) -> Op:
    """One instruction after another; what was moved is shuffled with the rest."""
    ops = [b.op(first), b.op(second)]
    if first.kind == "Shuffle":
        return card_verbs.ShuffleThenPut(*ops)
    shuffle = second.node("a") if second.kind == "And" else second
    if first.kind == "Put" and shuffle.kind == "Shuffle" and shuffle.get("o") is None:
        mixed = Seq([ops[0], card_verbs.ShuffleMoved()])
        return Seq([mixed, b.op(second.node("b"))]) if second.kind == "And" else mixed
    return Seq(ops)


def may(b: Builder, a: Node) -> Op:
    """925.2: an instruction that need not be done; a throw before it is."""
    if a.kind == "And" and a.node("a").kind in ("Janken", "JankenTimes"):
        return Seq([b.op(a.node("a")), may(b, a.node("b"))])
    return v.IfWon(a.kind == "Won", may(b, a.node("c"))) if a.kind in ("Won", "Lost") else May(b.op(a), "925.2")


def each(b: Builder, k: Node, n: int, c: Node) -> Op:
    """An instruction whose numbers are once for each of something."""
    with b.within(scale=b.count(k), per=n):
        return b.op(c)


# ------------------------------------------------------------------ what lasts


def fixed(t: Node | None) -> bool:
    """Whether these words mean certain units, not whatever fits later."""
    if t is None or t.kind in ("This", "It", "Some", "SomeUpTo", "Holder"):
        return t is not None
    return t.kind == "UnitSet" and t.node("w").kind == "Main" and t.get("o") is not None and t.get("f") is None


def leaves(node: Node) -> list[Node]:
    """The single changes a clause makes."""
    return leaves(node.node("a")) + leaves(node.node("b")) if node.kind == "And" else [node]


def last(parts: list[Part], targets: Select | None, d: list[str], rule: str, watch: Cond | None = None) -> Op:
    """Parts that last for a time."""
    return Last(parts, targets, v.TurnValue(d[0]), v.TurnValue(d[1]), rule, watch)


def joined(ops: list[Op]) -> Op:
    """Instructions one after another."""
    return ops[0] if len(ops) == 1 else Seq(ops)


def lasting(b: Builder, node: Node, d: list[str]) -> Op:
    """A change that lasts: to certain units as they are now, or to whatever fits while it lasts (809.3b-3)."""
    ops: list[Op] = []
    for leaf in leaves(node):
        t = leaf.get("t")
        found: Select | None = None
        picked: list[Op] = []
        if isinstance(t, Node) and fixed(t):
            found = b.units(t)
            if t.kind in ("Some", "SomeUpTo"):
                picked = [Choose(found, Const(t.number("n")), t.kind == "SomeUpTo", "choose", "909.1", "909.2")]
                found = Picked()
        rule = "809.8" if d[1] in ("this", "opp", "own") else "801.2b"
        ops.append(joined([*picked, last(changes.parts(b, leaf, None), found, d, rule)]))
    return joined(ops)


def lasts_while(b: Builder, q: Cond, c: Node) -> Op:
    """An effect that lasts as long as something is true (809.7)."""
    ops: list[Op] = []
    for leaf in leaves(c):
        t = leaf.get("t")
        found = b.units(t) if isinstance(t, Node) and fixed(t) else None
        ops.append(last(changes.parts(b, leaf, q), found, GAME, "801.2b", q))
    return Seq(ops)


def within(b: Builder, inner: Node, d: list[str]) -> Op:
    """What lasts for a time, in whatever it is wrapped; other instructions are simply done."""
    kind = inner.kind
    if kind == "Instead":
        return last([shield(b, inner.node("t"), inner.node("c"))], None, d, "809.8")
    if kind == "Each":
        with b.within(scale=b.count(inner.node("k")), per=inner.number("n")):
            return within(b, inner.node("c"), d)
    if kind == "And":
        if inner.node("a").kind == "Janken":
            test, leaf = changes.fail_test(b, inner)
            if leaf is not None:
                with b.within(test=test):
                    return last([b.make("Change", leaf)], None, d, "809.8")
        return Seq([within(b, inner.node("a"), d), within(b, inner.node("b"), d)])
    if kind == "If":
        return If(b.condition(inner.node("q")), within(b, inner.node("c"), d))
    if kind in ("Won", "Lost"):
        return v.IfWon(kind == "Won", within(b, inner.node("c"), d))
    if kind == "Pick":
        return picked(b, inner.node("x"), inner.node("c"), d)
    if is_change(kind):
        return lasting(b, inner, d)
    if any(is_change(below.kind) for below in inner.walk()):
        raise CannotRun(f"for a while: {kind}")
    return b.op(inner)


def shield(b: Builder, t: Trigger | Node, c: Node, once: bool = False) -> Part:
    """810: “if … would …, instead …”."""
    trigger = expect(b.make("Event", t) if isinstance(t, Node) else t, Trigger)
    op = b.op(c.node("a")) if c.kind == "May" else b.op(c)
    made_shield = Shield(trigger, op, c.kind == "May")
    part = Part(Shielding(made_shield), None)
    if once:
        made_shield.op = Seq([v.Forget(part.modifier), op])
    return part


def lasting_part(part: Part) -> Op:
    """A part that lasts for the game."""
    return last([part], None, GAME, "801.2b")


def next_instead(b: Builder, c: Node) -> Op:
    """The same, once."""
    return lasting_part(shield(b, c.node("t"), c.node("c"), True))


# ------------------------------------------------------------------ choosing


def picked(b: Builder, x: Node, c: Node | None, d: list[str] | None = None) -> Op:
    """Choose, then do something with what was chosen."""
    moves = c is None or any(
        below.kind in MOVES and isinstance(below.get("x"), Node) and below.node("x").kind == "It" for below in c.walk()
    )
    named = x.kind in COUNTED and x.node("x").kind == "NamedThings"
    select = b.units(x) if named and not moves else b.things(x)
    count, up_to = how_many(x)
    if x.kind == "All":
        choose: Op = card_verbs.TakeAll(select)
    elif x.kind == "SomeRandom":
        choose = card_verbs.PickRandom(select, count)
    elif c is not None and c.kind in ("Heal", "HealAll") and c.node("t").kind == "It":
        choose = unit_verbs.ChooseHurt(select, count, up_to)
    else:
        choose = Choose(select, count, up_to, c.kind.lower() if c is not None else "choose", "909.1", "909.2")
    if c is None:
        return choose
    if c.kind == "Put" and c.node("x").kind == "It" and c.node("z").kind == "KOs" and x.kind == "Some":
        return Seq([choose, card_verbs.Put(card_verbs.Cards(s.ItCards()), "KOs", count)])
    if c.kind == "Swap" and c.node("u").kind == "UnitSet" and c.node("u").get("o") is None:
        return Seq([choose, unit_verbs.Swap(card_verbs.Targets(Picked()), s.SameSideMain())])
    return Seq([choose, within(b, c, d) if d else b.op(c)])


def how_many(x: Node) -> tuple[Value, bool]:
    """How many are chosen, and whether fewer may be."""
    if x.kind in ("SomeAny", "All"):
        return Const(99), x.kind == "SomeAny"
    if x.kind in ("Some", "SomeUpTo", "SomeRandom"):
        return Const(x.number("n")), x.kind == "SomeUpTo"
    raise CannotRun(f"choose {x.kind}")


def search(b: Builder, x: Node, c: Node | None) -> Op:
    """Look for cards in a pile, then do something with them."""
    found = card_verbs.Search(expect(b.cards(x), s.ZoneCards), *how_many(x))
    return Seq([found, b.op(c)]) if c is not None else found


# ------------------------------------------------------------------ cards and units


def discard_to(n: int) -> Op:
    """Discard down to so many cards in hand."""
    hand = s.ZoneCards(filters.OWN, st.HAND, "", [])
    return card_verbs.Discard(card_verbs.Cards(hand, conditions.Over(hand, n)), False)


def discard(b: Builder, x: Node) -> Op:
    """910.2: the whole hand is discarded however many cards it has."""
    inner = x.node("x") if x.kind == "All" else x
    hand = inner.kind == "ZoneCards" and inner.node("z").kind == "Hand" and inner.get("k") is None
    return card_verbs.Discard(some(b, x), hand)


def damage(b: Builder, t: Node | None, n: Node | int) -> Op:
    """Damage to units, or what a skill deals."""
    if t is None and b.base:
        return v.SetBase(b.amount(n), None)
    hurt = targets(b, t) if t is not None else card_verbs.Targets(s.Units(filters.OPP, "Main", []))
    return unit_verbs.Hurt(hurt, b.amount(n))


def damage_times(b: Builder) -> Op:
    """So many times the printed damage."""
    if not b.base or b.scale is None:
        raise CannotRun("times the damage, of nothing")
    return v.SetBase(None, b.scale)


def charges(b: Builder, t: Node, n: int) -> Op:
    """So many charges."""
    return Seq([unit_verbs.Charge(targets(b, t)) for _ in range(n)])


def put(b: Builder, x: Node, z: Node) -> Op:
    """Cards go somewhere; of the top of the deck it is known how many there should be."""
    expected = b.amount(x.number("n")) if x.kind in ("TopCards", "BottomCards") else None
    return card_verbs.Put(some(b, x), z.kind, expected)


def delayed(b: Builder, t: Node, c: Node, moment: bool) -> Op:
    """807.6: a trigger inside an effect is a delayed one."""
    ability = Ability("triggered", (made("At" if moment else "When", c=c, t=t),), "")
    ability.group = "skill" if b.skill else "delayed"
    inner = t.node("t") if t.kind in ("NextEvent", "EventWithin") else t
    type = "Moment" if moment and inner is t else "Trigger" if b.schema.find("Trigger", inner.kind) else "Event"
    later = Delay(expect(b.make(type, inner), Trigger), b.op(c), "807.6", ability)
    later.lasts = any(below.kind == "EachTime" for below in t.walk())
    if t.kind == "EventWithin":
        first, until = b.make("Duration", t.node("d"))
        return v.DelayWithin(later, v.TurnValue(first), v.TurnValue(until))
    later.from_turn, later.period = period(t.kind)
    if any(below.kind == "KOsBySkill" for below in t.walk()):
        later.period = 0
    return later
