"""11.9.1, 11.12: what holds, as long as a field ability works or for a while: changes of Characters, rules for players,
and what happens instead. A statement is built into parts, or into a change for its player (:meth:`Builder.state`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....effects.conditions import Not, TurnOf
from ....effects.continuous import Part
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter, Op, Select, Value
from ....effects.picking import ThisBody
from ....meaning.build import Absent, Ask, Is, Or, Via, expect
from ....meaning.node import Node
from ..book.costs import Costs
from ..book.rules import By
from ..book.values import GENERAL, LATE, R_POWER, Change
from ..things import conds, flow, modifiers, selectors
from ..things import state as st
from ..things.faces import ALL_ELEMENTS
from ..things.picks import Pick
from ..things.trigs import Pattern
from .clauses import Clauses
from .rewrites import CP_EACH
from .vocabulary import IT, SIDES, THAT, THIS, both, flat, parts, refuse, rule, side, statements, times, words
from .words import Words
from .words import whose as side_of

if TYPE_CHECKING:
    from .builder import Builder

TURNS = {"YourTurn": 0, "OpponentsTurn": 1}


def bodies(b: Builder, x: Node) -> Select:
    """The Characters a statement is about."""
    return ThisBody() if x == THIS else b.ref(x)


def during(d: Node | None) -> Cond | None:
    """“During your turn”, of what holds all the time."""
    refuse("a field ability that lasts for a while", d is not None and d.kind not in TURNS)
    return None if d is None else TurnOf(TURNS[d.kind])


def phase(whose: Node | None) -> Cond | None:
    """“During your Attack Phase”: what is asked beside whose turn it is."""
    return conds.InPhase(("attack",)) if whose is not None and whose.kind == "AttackPhaseOf" else None


# ------------------------------------------------------------------ under conditions, and several


@statements("Act", "While")
def while_(b: Builder, c: Cond | None, whose: Node | None, do: Node) -> list[Part]:
    turn = None if whose is None else both(TurnOf(side_of(whose.get("o"))), phase(whose))
    with b.within(under=both(b.under, both(turn, c))):
        return b.state(do)


@statements("Act", "And")
def and_(builder: Builder, a: Node, b: Node) -> list[Part]:
    return [*builder.state(a), *builder.state(b)]


@statements("Act", "If")
def otherwise(b: Builder, c: Cond, do: Node) -> list[Part]:
    """“If …, they gain +2000 power instead”: what stands before holds otherwise."""
    refuse("a field ability with “if”", do.kind != "Replace")
    unless = Not(c)
    for part in b.skill.parts:
        part = expect(part, Part)
        part.cond = both(part.cond, unless)
    with b.within(under=c):
        return b.state(do.node("do"))


@statements("Line", "Rounding")
def rounding(b: Builder, how: str) -> None:
    """4.2: the half of a field ability before this sentence is rounded up to thousands."""
    changes = [part.modifier for part in b.skill.parts if isinstance(part, Part)]
    halves = [one.op for one in changes if isinstance(one, modifiers.Replacing) and isinstance(one.op, modifiers.SetDamage)]
    half = next((op for op in halves if op.how == "half"), None)
    refuse("rounding of nothing, or rounding down", half is None, how != "up")
    expect(half, modifiers.SetDamage).unit = 1000


# ------------------------------------------------------------------ changes of Characters


def changes(b: Builder, p: list[Node], per: Value | None) -> list[Change]:
    """What is said of Characters, every number so many times."""
    with b.within(times=per):
        return flat(b.make("Pred", pred) for pred in p)


@words("Act", "Mod")
def change_for(b: Builder, per: Node | None, p: list[Node], x: Node, d: str = "Game") -> Op:
    """A change that an effect makes for a while."""
    found = [Part(change, None) for change in changes(b, p, None if per is None else b.countable(per))]
    if per == CP_EACH:
        return modifiers.LastEach(found, b.pick(x), d)
    return modifiers.MakeLasting(found, b.on_field(x), d)


@words("Act", "GainOneOf")
def gain_one_of(b: Builder, x: Pick, k: list[int], d: str = "Game") -> Op:
    return flow.OneOrOther([modifiers.MakeLasting([Part(modifiers.Words(bit, True), None)], x, d) for bit in k])


@statements("Act", "Mod")
def change(b: Builder, d: Node | None, per: Value | None, x: Node, p: list[Node]) -> list[Part]:
    """What a field ability changes, and for whom."""
    cond, x = both(during(d), b.under), b.standing(x)
    scope, how = bodies(b, x), x.get("n")
    some = x.kind == "Sel" and isinstance(how, Node) and how.kind not in ("All", "A", "Exactly", "Each")
    refuse("a field ability about some of several", some)
    reads = scope.facts()
    reads |= cond.facts() if cond is not None else 0
    found = changes(b, p, per)
    for one in found:
        one.reads |= reads
        if reads & R_POWER and one.layer == GENERAL:
            one.layer = LATE
    return [Part(one, scope, cond) for one in found]


@statements("Act", "OnlyIf")
def only_if(b: Builder, x: Node, c: Cond, v: list[Change]) -> list[Part]:
    """“Can only attack if …”."""
    scope, unless = bodies(b, b.standing(x)), both(b.under, Not(c))
    return [Part(one, scope, unless) for one in v]


# ------------------------------------------------------------------ rules for Characters and players


def ability_cost(i: Costs, names: list[str], scope: Select) -> Part:
    """“The cost required for … to use action abilities is increased by …”"""
    refuse("such an increase", i.elements, i.x, i.crystals, i.dull, i.special)
    return Part(rule("use cost", number=Const(i.generic), names=names), scope)


def produces_for(cards: Filter | None, scope: Select, e: int) -> Part:
    """While such a card is paid for, they can produce CP of these Elements, or of any."""
    return Part(rule("produces for", filter=cards, number=Const(e or ALL_ELEMENTS)), scope)


def sure(by: list[By]) -> modifiers.RuleFor:
    """Damage that cannot be reduced."""
    return rule("sure", by)


about, sure_by = Ask(bodies, "x"), Via(sure, "by")
words.cannot("Act", "WhilePaying", why="what holds while paying")
no_burst = (lambda scope: Part(rule("no burst"), scope)), about
words.values("AbilityKind", ActionAbility=["action"], SpecialAbility=["special"], Ability=["action", "special"])
words.rows(
    "Act", NoReducing=(lambda made, x, d: modifiers.MakeLasting([Part(made, None)], x, d), sure_by, "x", Or("d", "Turn"))
)
statements.rows("Line", NoExOf=no_burst)
statements.rows(
    "Act",
    NoExOf=no_burst,
    NoReducing=(Part, sure_by, about, Absent("d")),
    AbilityCost=(ability_cost, "i", "v", about),
    ProducesFor=(produces_for, Ask(Clauses.card_test, "x"), Ask(bodies, "y"), "e"),
    DiscardForCp=(lambda e: rule("light dark cp", number=Const(e)), "e"),
)


# ------------------------------------------------------------------ what happens instead


def as_was(pattern: Pattern) -> Pattern:
    """An event that an effect waits for: “this” is the very thing, also when it has left."""
    if pattern.this:
        pattern.this = False
        pattern.refs = selectors.SelfAsWas()
    return pattern


def instead(b: Builder, whose: Node | None, on: Node, do: Node) -> list[modifiers.Replacing]:
    """What replaces an event; optional where a player may do so."""
    refuse("what happens instead in an Attack Phase", phase(whose))
    with b.within(would=True):
        patterns = b.triggers(on, -1 if whose is None else side_of(whose.get("o")))
    may = do.kind == "May"
    return [modifiers.Replacing(one, in_place_of(b, one, do.node("do") if may else do), may) for one in patterns]


def in_place_of(b: Builder, pattern: Pattern, do: Node) -> Op:
    """What happens instead of an event."""
    if b.schema.find("DamageChange", do.kind) is not None:
        return expect(b.make("DamageChange", do), Op)
    if do.get("x") in (THAT, IT, THIS) and pattern.kind in ("leave", "to break"):
        goal = {"RemoveFromGame": st.REMOVED, "PutBreak": st.BREAK, "Return": st.HAND}.get(do.kind)
        if goal == st.REMOVED or goal is not None and pattern.kind == "leave" and do.get("to") in (None, Node("Hand")):
            refuse("removing from the game in such a way instead", do.get("how"), do.get("d"))
            return modifiers.GoElsewhere(goal)
    return modifiers.InsteadDo(b.op(do))


replaced = Ask(instead, "whose", "on", "do")
statements.rows("Act", Instead=(lambda found: found, replaced, Absent("d")))


@words("Act", "Instead")
def instead_for(b: Builder, whose: Node | None, on: Node, do: Node, d: str = "Turn") -> Op:
    found = instead(b, whose, on, do)
    for one in found:
        as_was(one.pattern)
    return modifiers.MakeLasting(parts(found), None, d)


words.rows(
    "DamageChange",
    DamageIs=(modifiers.SetDamage, Is("is"), "n"),
    DamageIsAmount=(modifiers.SetDamage, Is("is"), "n"),
    DamageLess=(modifiers.SetDamage, Is("less"), "n"),
    DamageMore=(modifiers.SetDamage, Is("more"), "n"),
    DamageLessPer=(modifiers.SetDamage, Is("less"), Via(times, "n", "c")),
    DamageMorePer=(modifiers.SetDamage, Is("more"), Via(times, "n", "c")),
    DamageDouble=(lambda: modifiers.SetDamage("double", Const(0))),
    DamageHalf=(lambda: modifiers.SetDamage("half", Const(0))),
    DamageTo=(modifiers.Redirect, Ask(Words.ref, "x")),
)


def once(pattern: Pattern, do: Op) -> list[Part]:
    """A replacement of the next such event."""
    return [Part(modifiers.Replacing(pattern, do, once=True), None, None, 0)]


@words("Act", "NextDamage")
def next_damage(b: Builder, do: Op, from_: Node | None, by: list[By], x: Pick, d: str = "Turn") -> Op:
    """“The next damage dealt to it … instead.” One for each of the things it is about."""
    pattern = Pattern("damaged")
    pattern.refs = selectors.It()
    if from_ is not None:
        b.doer(pattern, from_)
    pattern.by = by or pattern.by
    return modifiers.EachLast(once(pattern, do), x, d)


@words("Act", "NextDamageBy")
def next_damage_by(b: Builder, do: Op, y: Node | None, x: Pick, d: str) -> Op:
    pattern = Pattern("damaged") if y is None else b.subject(Pattern("damaged"), y)
    pattern.doer_refs = selectors.It()
    return modifiers.EachLast(once(pattern, do), x, d)


@words("Act", "NextDamagePlayer")
def next_damage_to_player(b: Builder, do: Op, o: int, d: str, then: Node | None = None) -> Op:
    refuse("what is done after the next damage", then)
    pattern = Pattern("player damage")
    pattern.whose = o
    return modifiers.MakeLasting(once(pattern, do), None, d)


# ------------------------------------------------------------------ what an effect can state too, for a while


def all_damage(pattern: Pattern, by: list[By], do: Op) -> Change:
    """Every damage dealt to such things."""
    as_was(pattern).by = by
    return modifiers.Replacing(pattern, do)


LASTING: dict[str, tuple[Any, ...]] = {
    "MustChoose": (lambda by, scope: Part(rule("must choose", by), scope), "by", about),
    "MustBlock": (lambda scope: Part(modifiers.Flags(st.MUST_BLOCKED), scope), about),
    "CastLimit": (lambda o, n: Part(rule("cast limit", number=n), None, None, SIDES.get(o, 2)), "o", "n"),
    "HandLimit": (lambda n: rule("hand limit", number=n), "n"),
}
TIMED: dict[str, tuple[Any, ...]] = {
    "PlayerCant": (lambda v, o: [Part(one, None, None, side(o)) for one in v], "v", "o"),
    "AllDamage": (all_damage, Ask(lambda b, x: b.subject(Pattern("damaged"), x), "x"), "by", "do"),
}


def lasts(make: Any) -> Any:
    """An effect that states something for a while."""
    return lambda d, *given: modifiers.MakeLasting(parts(make(*given)), None, d)


statements.rows("Act", **LASTING, **{kind: (*row, Absent("d")) for kind, row in TIMED.items()})
words.rows("Act", **{kind: (lasts(make), Is("Turn"), *row) for kind, (make, *row) in LASTING.items()})
words.rows("Act", **{kind: (lasts(make), Or("d", "Turn"), *row) for kind, (make, *row) in TIMED.items()})
