"""Instructions: about Characters, cards and players, and about instructions (several, by somebody, later)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....effects.filters import AllOf
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Value
from ....effects.picking import Union
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import having, nodes, refuse
from ....meaning.rewrite import replaced
from ..book.targets import ChooseOp, ModesOp
from ..things import card_verbs, character_verbs, filters, flow, modifiers, numbers, selectors, verbs
from ..things.picks import ALL, ANY, EXACT, UP_TO, OnThings, Pick
from ..things.state import FIELD, HAND, Skill, Trig
from ..things.trigs import Moment
from .vocabulary import THIS, times
from .words import Where

if TYPE_CHECKING:
    from .builder import Builder

Number = tuple[int, Value | None]
"""How many are taken: which way, and the number."""

# ------------------------------------------------------------------ by somebody, one after the other


def done_by(o: int, do: Op) -> Op:
    """What a player does."""
    if o == -1 and isinstance(do, verbs.Select_):
        return verbs.SelectEach(do.what)
    return having(do, opponent=True) if o == 1 and isinstance(do, ModesOp) else flow.ByPlayer(do, o)


def and_(b: Builder, a: Node, then: Node) -> Op:
    """One instruction and another."""
    first, second = b.op(a), b.op(then)
    if isinstance(first, card_verbs.Search) and then.kind in ("Play", "PlayFrom"):
        # 15.1.1.8: what follows must be possible for what is found
        how = expect(second, card_verbs.Play)
        first.usable = card_verbs.Play(Pick(selectors.It()), how.dull, how.whose)
    return flow.OneAndOther([first, second])


# ------------------------------------------------------------------ 11.8.17: later


def delayed(b: Builder, do: Node, trigs: Sequence[Trig] = ()) -> Skill:
    """An auto-ability that an effect makes."""
    skill = having(Skill("auto"), number=b.number, effect=b.effect(do), trigs=list(trigs))
    for trig in trigs:
        skill.kinds |= trig.kinds
    return skill


def moment(what: str, o: int | None, next: int | None = None, turn: int | None = None) -> tuple[str, int, bool, bool]:
    """When a delayed ability happens: at what, in whose turn, whether in the next, and whether in that very turn or never."""
    return what, o if o in (0, 1) else -1, next is not None, turn is not None


def at(b: Builder, t: tuple[str, int, bool, bool], do: Node) -> Op:
    """At a moment."""
    what, side, next, turn = t
    ends = what == "turn end"
    lasts = "Turn" if ends and not next and side < 0 else "Game"
    if turn:
        refuse("a phase of a turn that is not your next", not next or side != 0)
        lasts = "EndOfYourNextTurn"
    return having(modifiers.MakeDelayed(delayed(b, do, [Moment(what, side)]), lasts, False), next_turn=ends and next)


# ------------------------------------------------------------------ what is chosen and selected


def choose(b: Builder, x: Node) -> Op:
    """11.3: what is chosen when the ability is put on the stack."""
    base = b.next_choice
    b.next_choice += 10
    b.choices = []
    for index, part in enumerate(nodes(x.get("of")) if x.kind == "Both" else [x]):
        others = tuple(item for item in nodes(part.get("f")) if not index or item.kind != "Other")
        found = b.pick(replaced(part, f=others or None))
        refuse("choosing all", found.how == ALL)
        op = ChooseOp(base + index, found.select, found.count or Const(1), found.how == UP_TO)
        b.picks.append(having(op, every=found.how == ANY, fits=found.fit))
        b.choices.append(op.number)
    return b.picks[-1] if len(b.choices) == 1 else verbs.ChoseAll(b.choices[:])


def select(x: Pick, per: Value | None) -> Op:
    """Selected when it is carried out; so many for each of something."""
    if per is not None and x.how != EXACT:
        return flow.Repeat(verbs.Select_(x), per)
    if per is not None and x.count is not None:
        x.count = numbers.Arithmetic("times", x.count, per)
    return verbs.Select_(x)


def modes(b: Builder, of: list[Node], n: Number, upgrade: list[tuple[Cond, Number]]) -> Op:
    """Actions to select from."""
    refuse("actions to select from, twice or none", b.modes, not of)
    effects = [b.effect(mode) for mode in of]

    def number(how: int, count: Value | None) -> tuple[Value, bool]:
        return Const(len(effects)) if how in (ALL, ANY) else count or Const(1), how in (UP_TO, ANY)

    b.modes = ModesOp(effects, *number(*n))
    b.modes.instead += [(cond, *number(*more)) for cond, more in upgrade]
    return b.modes


def name_one(s: Op, e: int) -> Op:
    """Something is named: of Elements not these."""
    element = s.ops[0] if isinstance(s, flow.OneAndOther) else s
    if e:
        having(expect(element, verbs.NameElement, "naming anything but these"), without=e)
    return s


# ------------------------------------------------------------------ Characters


def dull_and_freeze(x: Pick) -> Op:
    """Both, of the same Characters: what was active is dull when it is frozen."""
    tests = x.select.tests if isinstance(x.select, selectors.Sel) else []
    if x.fresh and (x.how != ALL or any(isinstance(test, filters.State) for test in tests)):
        return character_verbs.DullFreeze(x)
    return flow.OneAndOther([character_verbs.Dull(x), character_verbs.Freeze(x)])


def divided_damage(b: Builder, x: Pick, n: Value) -> Op:
    """Damage divided among chosen Characters is divided when they are chosen."""
    made = character_verbs.DividedDamage(x, n)
    chosen = b.picks[-1] if b.picks else None
    if chosen is not None and chosen.number in b.choices and chosen.shared is None:
        chosen.shared = made.amount
        made.choice = chosen
    return made


def damage_ones(b: Builder, amounts: list[int]) -> Op:
    """So much damage to one of the chosen ones, so much to another: which is declared when they are chosen."""
    made = character_verbs.DamageOnes(Pick(selectors.It()), amounts)
    chosen = b.picks[-1] if b.picks else None
    if chosen is not None and chosen.number in b.choices and chosen.shared is None:
        chosen.amounts = amounts
        made.choice = chosen
    return made


def one_or_other(b: Builder, ops: list[Op]) -> Op:
    """One or the other; where several were chosen and it is about one of them, it is declared which when they are chosen."""
    made = flow.OneOrOther(ops)
    about = [op.what.select for op in ops if isinstance(op, OnThings)]
    numbers_ = {select.number for select in about if isinstance(select, selectors.Group)}
    chosen = [op for op in b.picks if {op.number} == numbers_ and op.number in b.choices and len(b.choices) > 1]
    if chosen and len(about) == len(ops) and isinstance(chosen[0].count, Const) and chosen[0].count.n == 1:
        chosen[0].ways = len(ops)
        made.choice = chosen[0]
    return made


def fight(b: Builder, x: Node) -> Op:
    """They deal damage to each other: two of a sort are the chosen ones."""
    chosen = x.kind == "Sel" and b.choices
    return character_verbs.Fight(Pick(Union([selectors.Group(number) for number in b.choices])) if chosen else b.pick(x))


def remove_counters(x: Pick, c: str, n: Value | Number, per: Value | None) -> Op:
    """So many counters, or all of them."""
    if not isinstance(n, tuple):
        return character_verbs.RemoveCounters(x, c, times(n, per))
    refuse("so many counters in such a way", n[0] not in (ALL, ANY), per)
    return character_verbs.RemoveAnyCounters(x, c) if n[0] == ANY else character_verbs.RemoveCounters(x, c, None)


def gain_control(b: Builder, x: Node, d: str) -> Op:
    """“This Forward” is the one that was chosen."""
    return modifiers.TakeControl(Pick(selectors.ItOnField()) if x == THIS and b.choices else b.on_field(x), d)


# ------------------------------------------------------------------ cards


def give_back(b: Builder, to: tuple[str, int], x: Node) -> Op:
    """Cards without a zone are those of the hand."""
    cards = x.kind == "Sel" and x.get("z") is None and x.get("o") is None and nodes(x.get("k")) == [Node("Card")]
    return card_verbs.Return(b.pick(x, HAND if cards else FIELD), *to)


def top_removed(z: Where, n: Value) -> Op:
    """So many cards from the top of a deck are removed from the game."""
    top = selectors.TopOf(4 if z.whose is None else z.whose, n)
    return card_verbs.RemoveFromGame(having(Pick(selectors.Sel(top, [])), fresh=True))


def select_discard(b: Builder, x: Node) -> Op:
    """Cards that you select in your opponent's hand."""
    pick = b.pick(x, HAND)
    tests = expect(pick.select, selectors.Sel, "selecting such cards in the opponent's hand").tests
    return card_verbs.Discard(Pick(selectors.Sel(selectors.InPile(1, HAND), tests), pick.how, pick.count))


def reveal_until(b: Builder, x: Node) -> Op:
    """Until so many of a sort are revealed."""
    refuse(f"revealing until {x.kind}", x.kind != "Sel")
    return card_verbs.RevealUntil(AllOf(b.tests(x)), b.amount(x.get("n"))[1])


def play(b: Builder, x: Node, how: list[tuple[bool, int]], z: Where | None = None) -> Op:
    """Played onto the field, from a certain zone if that is said."""
    what = b.pick(x, HAND)
    if z is not None:
        what = Pick(selectors.Within(what.select, [filters.InZones(1 << z.pile)]))
    return card_verbs.Play(what, any(dull for dull, _ in how), sum(whose for _, whose in how))


def allow_cast(x: Pick, d: str, pay: tuple[str, Value | None] | None = None, c: Cond | None = None) -> modifiers.AllowCast:
    """Cards that may be cast from where they are, on certain terms."""
    way, amount = pay or ("normal", None)
    made = modifiers.AllowCast(x, d)
    return having(made, free=way == "free", any_element=way == "any element", less=amount, cond=c)


def cast(b: Builder, pay: tuple[str, Value | None] | None, x: Node) -> Op:
    """Also “as though you owned it”: the player who casts it controls it (6.2.3)."""
    return card_verbs.Cast(b.pick(x, HAND), *(pay or ("normal", None)))
