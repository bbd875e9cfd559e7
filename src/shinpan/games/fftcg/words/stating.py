"""11.9.1, 11.12: what holds, as long as a field ability works or for a while: changes of Characters, rules for players,
and what happens instead. A statement is built into parts, or into a change for its player (:meth:`Builder.state`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.conditions import Not, TurnOf
from ....effects.continuous import Part
from ....effects.filters import IsNot
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Select, Value
from ....effects.picking import ThisBody
from ....meaning.build import expect
from ....meaning.node import Node, Slot
from ....meaning.pieces import flat, having, nodes, refuse, strings
from ....meaning.rewrite import made, replaced
from ..book.costs import Costs
from ..book.rules import By
from ..book.values import GENERAL, LATE, R_POWER, Change
from ..things import conds, flow, modifiers, selectors
from ..things import state as st
from ..things.picks import Pick
from ..things.trigs import Pattern
from .events import subject
from .pronouns import swapped
from .rewrites import CP_EACH
from .vocabulary import IT, THAT, THIS, both, parts, rule, side
from .words import whose as side_of

if TYPE_CHECKING:
    from .builder import Builder

TURNS = {"YourTurn": 0, "OpponentsTurn": 1}
RULES = {"Can", "Cant", "Must", "MustEach", "OnlyBlockedBy"}
"""What Characters may, must and cannot do: no information on a card, so said of “all” it also binds those that come later."""
TAGS = {"Job": "job", "Name": "name", "Category": "category"}


def bodies(b: Builder, x: Node) -> Select:
    """The Characters a statement is about."""
    return ThisBody() if x == THIS else b.ref(x)


def during(d: Node | None) -> Cond | None:
    """“During your turn”, of what holds all the time."""
    refuse("a field ability that lasts for a while", d is not None and d.kind not in TURNS)
    return None if d is None else TurnOf(TURNS[d.kind])


def standing(x: Node) -> Node:
    """“The Forward …” where nothing was chosen: whatever is such a Forward."""
    if x.kind == "ChosenOf" and x.node("of").kind == "What":
        return replaced(Node("Sel", x.node("of").slots), n=Node("All"))
    if x.kind != "Both":
        return x
    parts = [standing(part) for part in nodes(x.get("of"))]
    owner = parts[-1].get("o")
    return made("Both", of=tuple(replaced(one, o=one.get("o") or owner) if one.kind == "Sel" else one for one in parts))


def phase(whose: Node | None) -> Cond | None:
    """“During your Attack Phase”: what is asked beside whose turn it is."""
    return conds.InPhase(("attack",)) if whose is not None and whose.kind == "AttackPhaseOf" else None


def lasts(found: object, d: str) -> Op:
    """An effect that states something for a while."""
    return modifiers.MakeLasting(parts(found), None, d)


# ------------------------------------------------------------------ under conditions


def while_(b: Builder, c: Cond | None, turn: Cond | None, do: Node) -> list[Part]:
    """As long as something is so, in somebody's turn."""
    with b.within(under=both(b.under, both(turn, c))):
        return b.state(do)


def holds_otherwise(b: Builder, c: Cond, do: Node) -> list[Part]:
    """“If …, they gain +2000 power instead”: what stands before holds otherwise."""
    unless = Not(c)
    for part in b.skill.parts:
        part = expect(part, Part)
        part.cond = both(part.cond, unless)
    with b.within(under=c):
        return b.state(do)


def round_half(b: Builder, how: str) -> None:
    """4.2: the half of a field ability before this sentence is rounded up to thousands."""
    changes = [part.modifier for part in b.skill.parts if isinstance(part, Part)]
    halves = [one.op for one in changes if isinstance(one, modifiers.Replacing) and isinstance(one.op, modifiers.SetDamage)]
    half = next((op for op in halves if op.how == "half"), None)
    refuse("rounding of nothing, or rounding down", half is None, how != "up")
    having(half, unit=1000)


# ------------------------------------------------------------------ changes of Characters


def changes(b: Builder, p: list[Node], per: Value | None) -> list[Change]:
    """What is said of Characters, every number so many times."""
    with b.within(times=per):
        return flat(b.make("Pred", pred) for pred in p)


def change_for(b: Builder, per: Node | None, p: list[Node], x: Node, d: str) -> Op:
    """A change that an effect makes for a while: 11.12.4.2 of card information only for those that are there now."""
    if per is None and x.kind == "Sel" and x.get("n") == Node("All") and all(pred.kind in RULES for pred in p):
        return modifiers.MakeLasting(change(b, None, None, x, p), None, d)
    found = [Part(change, None) for change in changes(b, p, None if per is None else b.countable(per))]
    if per == CP_EACH:
        return modifiers.LastEach(found, b.pick(x), d)
    return modifiers.MakeLasting(found, b.on_field(x), d)


def change(b: Builder, d: Node | None, per: Value | None, x: Node, p: list[Node]) -> list[Part]:
    """What a field ability changes, and for whom."""
    turn = b.granted and d == Node("Turn")  # what is gained until the end of the turn says so again
    cond, x = both(None if turn else during(d), b.under), standing(x)
    scope, how = bodies(b, x), x.get("n")
    some = x.kind == "Sel" and isinstance(how, Node) and how.kind not in ("All", "A", "Exactly", "Each")
    refuse("a field ability about some of several", some)
    reads = scope.facts() | (cond.facts() if cond is not None else 0)
    found = changes(b, p, per)
    for one in found:
        one.reads |= reads
        if reads & R_POWER and one.layer == GENERAL:
            one.layer = LATE
    return [Part(one, scope, cond) for one in found]


def only_if(b: Builder, x: Node, c: Cond, v: list[Change]) -> list[Part]:
    """“Can only attack if …”."""
    scope, unless = bodies(b, standing(x)), both(b.under, Not(c))
    return [Part(one, scope, unless) for one in v]


def gained(g: list[int | Change | list[Change]]) -> list[Change]:
    """What is gained; keywords come as bits."""
    return flat(modifiers.Words(one, True) if isinstance(one, int) else one for one in g)


def as_with_haste(v: list[list[str]]) -> Change:
    """“Can use special abilities … as though it had Haste”."""
    bits = {"action": st.ACTION_AS_HASTE, "special": st.SPECIAL_AS_HASTE}
    return modifiers.Flags(sum(bits[name] for name in sorted({name for names in v for name in names})))


def gain_one_of(x: Pick, k: list[int], d: str) -> Op:
    """One of some keywords."""
    return flow.OneOrOther([modifiers.MakeLasting([Part(modifiers.Words(bit, True), None)], x, d) for bit in k])


def tags(t: list[Node]) -> list[Change]:
    """Further jobs, names and categories."""
    return [modifiers.Tags(TAGS[tag.kind], strings(tag.get("t"))) for tag in t]


# ------------------------------------------------------------------ what it cannot, must and can do


def cannot_block(b: Builder, x: Node) -> Change:
    """It cannot block such things: those with less power than its own are compared with it."""
    if not any(inner.kind == "PowerOf" and inner.get("x") in (IT, THAT) for inner in x.walk()):
        return rule("block", filter=b.one_of(x))
    return rule("block", filter=b.one_of(swapped(x, ("It",), THAT)), relative=True)


def be_blocked(b: Builder, x: Node | None) -> Change:
    """It cannot be blocked: by anything, by such things, or by others."""
    if x is None:
        return modifiers.Flags(st.NO_BLOCKED)
    return rule("blocked", filter=IsNot(b.one_of(x.node("x"))) if x.kind == "Except" else b.one_of(x))


def forbidden(v: list[list[str]], by: list[By]) -> list[Change]:
    """What cannot be done to it, because of what."""
    return [rule(kind, by) for kind in flat(v)]


def party_any(b: Builder, x: Node) -> Change:
    """It can form a party with any Forward, or with such."""
    if x.kind == "Sel" and x.get("f") is None and x.get("a") is None:
        return modifiers.Words(st.PARTY_ANY, True)
    return rule("party", filter=b.one_of(x))


# ------------------------------------------------------------------ rules for players


def for_player(v: list[Change], o: int) -> list[Part]:
    """What a player cannot do."""
    return [Part(one, None, None, side(o)) for one in v]


def any_kind(k: list[int]) -> int:
    """Several card types as one."""
    found = 0
    for kind in k:
        found |= kind
    return found


PHASES: dict[tuple[str, Slot | None], str] = {("MainOf", 1): "main1", ("MainOf", 2): "main2", ("AttackPhase", None): "attack"}
"""The phases that can be skipped."""


def phases_of(said: list[Node]) -> list[str]:
    """The phases that a text names."""
    found = [PHASES.get((one.kind, one.get("n"))) for one in said]
    refuse("skipping such a phase", None in found)
    return sorted(phase for phase in found if phase is not None)


def ability_cost(i: Costs, names: list[str], scope: Select) -> Part:
    """“The cost required for … to use action abilities is increased by …”"""
    refuse("such an increase", i.elements, i.x, i.crystals, i.dull, i.special)
    return Part(rule("use cost", number=Const(i.generic), names=names), scope)


# ------------------------------------------------------------------ what happens instead


def remembered(patterns: list[Pattern]) -> list[Pattern]:
    """Events that an effect waits for: “this” is the very thing, also when it has left."""
    return [having(one, this=False, refs=selectors.SelfAsWas()) if one.this else one for one in patterns]


def instead(b: Builder, whose: Node | None, on: Node, do: Node, by_effect: bool = False) -> list[modifiers.Replacing]:
    """What replaces an event; optional where a player may do so."""
    refuse("what happens instead in an Attack Phase", phase(whose))
    with b.within(would=True):
        patterns = in_turn(flat([b.make("Trigger", on)]), whose)
    may = do.kind == "May"
    meant = remembered(patterns) if by_effect else patterns
    return [modifiers.Replacing(one, in_place_of(b, one, do.node("do") if may else do), may) for one in meant]


def in_turn(patterns: list[Pattern], whose: Node | None) -> list[Pattern]:
    """Events in the turn of a player, if that is said."""
    turn = None if whose is None else side_of(whose.get("o"))
    return [having(pattern, turn_whose=turn) for pattern in patterns]


def in_place_of(b: Builder, pattern: Pattern, do: Node) -> Op:
    """What happens instead of an event."""
    if b.schema.find("DamageChange", do.kind) is not None:
        return expect(b.make("DamageChange", do), Op)
    if do.kind == "And" and any(b.schema.find("DamageChange", do.node(name).kind) is not None for name in ("a", "b")):
        return flow.OneAndOther([part_in_place(b, do.node(name)) for name in ("a", "b")])
    if do.get("x") in (THAT, IT, THIS) and pattern.kind in ("leave", "to break"):
        goal = {"RemoveFromGame": st.REMOVED, "PutBreak": st.BREAK, "Return": st.HAND}.get(do.kind)
        if goal == st.REMOVED or goal is not None and pattern.kind == "leave" and do.get("to") in (None, Node("Hand")):
            refuse("removing from the game in such a way instead", do.get("how"), do.get("d"))
            return modifiers.GoElsewhere(goal)
    return modifiers.InsteadDo(b.op(do))


def part_in_place(b: Builder, do: Node) -> Op:
    """One of two things that happen with an event: the damage changes, or something is done besides."""
    changes = b.schema.find("DamageChange", do.kind) is not None
    return expect(b.make("DamageChange", do), Op) if changes else b.op(do)


def and_then(do: Op, then: Op | None) -> Op:
    """A change of damage, and what is done besides."""
    return do if then is None else flow.OneAndOther([do, then])


def next_time(pattern: Pattern, do: Op, **fields: object) -> list[Part]:
    """A replacement of the next such event."""
    return [Part(modifiers.Replacing(having(pattern, **fields), do, once=True), None, None, 0)]


def all_damage(b: Builder, x: Node, by: list[By], do: Op) -> Change:
    """Every damage dealt to such things."""
    with b.within(would=True):
        (pattern,) = remembered([subject(b, Pattern("damaged"), x)])
    return modifiers.Replacing(having(pattern, by=by), do)
