"""Instructions about instructions: several, under conditions, by somebody, later; and what is chosen and selected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.flow import If, Otherwise
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Value
from ....meaning.build import Absent, Ask, Is, expect
from ....meaning.node import Node
from ..book.targets import ChooseOp, ModesOp, StackEffect
from ..things import card_verbs, flow, modifiers, numbers, selectors, verbs
from ..things.picks import ALL, ANY, EXACT, UP_TO, Pick
from ..things.state import Skill
from ..things.trigs import Moment
from .sentences import steps
from .stating import as_was
from .vocabulary import later, refuse, words
from .words import nodes, without

if TYPE_CHECKING:
    from .builder import Builder

Number = tuple[int, Value | None]
"""How many are taken: which way, and the number."""


def delayed(b: Builder, do: Node) -> Skill:
    """11.8.17: an auto-ability that an effect makes."""
    skill = Skill("auto")
    skill.number = b.number
    skill.effect = b.effect(do)
    return skill


def if_not_doing(o: int, act: Op, do: Op) -> Op:
    """“If your opponent doesn't pay 《1》, …”: they may do it, and if they do not, the rest happens."""
    first: Op = flow.MayOp(act)
    return flow.OneAndOther([flow.DoneOp(flow.ByPlayer(first, 1) if o else first), flow.IfDoOp(do, False)])


def by(o: int, do: Op) -> Op:
    """What a player does."""
    if o == -1 and isinstance(do, verbs.Select_):
        return verbs.SelectEach(do.what)
    if o == 1 and isinstance(do, ModesOp):
        do.opponent = True
        return do
    return flow.ByPlayer(do, o)


def select(x: Pick, per: Value | None) -> Op:
    """Selected when it is carried out; so many for each of something."""
    if per is not None and x.how != EXACT:
        return flow.Repeat(verbs.Select_(x), per)
    if per is not None and x.count is not None:
        x.count = numbers.Arithmetic("times", x.count, per)
    return verbs.Select_(x)


def named(what: Op, without: int) -> Op:
    """Something is named; an Element other than these."""
    if isinstance(what, verbs.NameElement):
        what.without = without
    return what


def moment(what: str, o: int | None, next: int | None = None) -> tuple[str, int, bool]:
    """When a delayed ability happens: at what, in whose turn, and whether in the next."""
    return what, o if o in (0, 1) else -1, next is not None


words.rows(
    "Act",
    Or=(lambda a, b: flow.OneOrOther([a, b]), "a", "b"),
    May=(flow.MayOp, "do", Absent("n")),
    By=(by, "o", "do"),
    If=(If, "c", "do"),
    Otherwise=(Otherwise, "do"),
    IfDo=(flow.IfDoOp, "do", True),
    IfNotDo=(flow.IfDoOp, "do", False),
    IfNotDoing=(if_not_doing, "o", "act", "do"),
    UnlessCast=(flow.UnlessCast, "do"),
    WhenDo=(modifiers.TriggerNow, Ask(delayed, "do")),
    WhenDone=(modifiers.TriggerNow, Ask(delayed, "do"), "c"),
    ForEach=(flow.Repeat, "do", "c"),
    Nothing=flow.Nothing,
    Select=(select, "x", "per"),
    SelectGroup=verbs.SelectGroup,
    Divide=(verbs.Divide, "x", "n"),
    NameOne=(named, "s", "e"),
)
words.rows("Line", Then=(lambda do: do, "do"))
words.rows("Upgrade", Upgrade=(lambda c, n: (c, n), "c", "n"))
words.rows(
    "Nameable",
    ElementName=(verbs.NameElement, 0),
    JobName=(verbs.NameWord, Is("job")),
    CardName=(verbs.NameWord, Is("name")),
    NumberName=verbs.NameNumber,
)
words.cannot("Nameable", "CategoryName", "JobAndElement", "JobOrElement", "KindName", why="naming that")
words.cannot("Act", "WhenIf", why="“when …, if …”")
words.cannot("Act", "Replace", "Repeat", "AfterCast", why="more about nothing")
later.rows(
    "Moment",
    EndOfTurn=(moment, Is("turn end"), "o", "next"),
    BeginMain1=(moment, Is("main1"), "o", "next"),
    BeginMain2=(moment, Is("main2"), "o"),
    BeginAttack=(moment, Is("attack phase"), "o", "next"),
)


@words("Act", "And")
def and_(builder: Builder, a: Node, b: Node) -> Op:
    first, second = builder.op(a), builder.op(b)
    if isinstance(first, card_verbs.Search) and b.kind in ("Play", "PlayFrom"):
        # 15.1.1.8: what follows must be possible for what is found
        how = expect(second, card_verbs.Play)
        first.usable = card_verbs.Play(Pick(selectors.It()), how.dull, how.whose)
    return flow.OneAndOther([first, second])


@words("Act", "When")
def when(b: Builder, on: list[Node], do: Node, d: str | None) -> Op:
    patterns = b.triggers(tuple(on))
    skill = delayed(b, do)
    for pattern in patterns:
        skill.trigs.append(as_was(pattern))
        skill.kinds |= pattern.kinds
    return modifiers.MakeDelayed(skill, d or "Turn", d is not None)


@words("Act", "At")
def at(b: Builder, t: tuple[str, int, bool], do: Node) -> Op:
    what, side, next = t
    skill = delayed(b, do)
    skill.trigs.append(Moment(what, side))
    skill.kinds = skill.trigs[0].kinds
    ends = what == "turn end"
    made = modifiers.MakeDelayed(skill, "Turn" if ends and not next and side < 0 else "Game", False)
    made.next_turn = ends and next
    return made


@words("Act", "Choose")
def choose(b: Builder, x: Node) -> Op:
    """11.3: what is chosen when the ability is put on the stack."""
    base = b.next_choice
    b.next_choice += 10
    ops: list[ChooseOp] = []
    b.choices = []
    for index, part in enumerate(nodes(x.get("of")) if x.kind == "Both" else [x]):
        found = b.pick(without(part, "Other") if index else part)
        refuse("choosing all", found.how == ALL)
        op = ChooseOp(base + index, found.select, found.count or Const(1), found.how == UP_TO)
        op.every, op.fits = found.how == ANY, found.fit
        b.choices.append(op.number)
        b.picks.append(op)
        ops.append(op)
    return ops[0] if len(ops) == 1 else verbs.ChoseAll(b.choices[:])


@words("Act", "Modes")
def modes(b: Builder, of: list[Node], n: Number, upgrade: list[tuple[Cond, Number]]) -> Op:
    """Actions to select from."""
    refuse("actions to select from, twice or none", b.modes, not of)
    effects: list[StackEffect] = []
    for mode in of:
        with b.within(picks=[], choices=[]):
            effects.append(StackEffect(steps(b, mode), b.picks, None))

    def number(how: int, count: Value | None) -> Value:
        return Const(len(effects)) if how in (ALL, ANY) else count or Const(1)

    b.modes = ModesOp(effects, number(*n), n[0] in (UP_TO, ANY))
    b.modes.instead += [(cond, number(*more), more[0] in (UP_TO, ANY)) for cond, more in upgrade]
    return b.modes
