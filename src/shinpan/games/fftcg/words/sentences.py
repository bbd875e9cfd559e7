"""What an effect does, sentence by sentence: some sentences only say more of what the ones before do."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ....effects.flow import If
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Value
from ....meaning.node import Node
from ..things import card_verbs, flow, modifiers, numbers
from ..things.character_verbs import Damage, DamagePlayer, DividedDamage, EqualDamage
from ..things.state import REMOVED
from .itself import CostShift
from .vocabulary import IT, THAT, following, refuse
from .words import nodes

if TYPE_CHECKING:
    from .builder import Builder

Kind = TypeVar("Kind", bound=Op)


def steps(b: Builder, do: Node | list[Node]) -> flow.Steps:
    """Sentences in printed order."""
    row = do if isinstance(do, list) else nodes(do.get("of")) if do.kind == "Sentences" else [do]
    ops: list[Op] = []
    repeated = -1
    with b.within(before=ops):
        for index, sentence in enumerate(row):
            if index == repeated:
                continue
            if says_more(b, sentence):
                if replacing(sentence) and 1 < len(ops) == index < len(row) - 1 and row[index + 1] == row[index - 1]:
                    repeated = index + 1  # what is said again after the other way is done once in either
                    last = ops.pop()
                    b.make("Following", sentence)
                    ops.append(last)
                else:
                    b.make("Following", sentence)
                continue
            if sentence.kind in ("WhenDo", "IfDo", "IfNotDo") and ops and not isinstance(ops[-1], flow.MayOp):
                ops[-1] = flow.DoneOp(ops[-1])
            made = b.op(sentence)
            if isinstance(made, If) and index + 1 < len(row) and asks_of_it(row[index + 1]):
                made.keeps = True
            ops.append(made)
    return flow.Steps(ops)


def says_more(b: Builder, sentence: Node) -> bool:
    """Whether a sentence is about what the ones before do."""
    if sentence.kind in ("CostChange", "CostAny"):
        return sentence.get("x") in (IT, THAT) and bool(of_kind(b.before[-1:], card_verbs.Cast))
    return replacing(sentence) or sentence.kind in ("NotReduced", "NoExOf", "Rounding", "Replace", "AfterCast")


def replacing(sentence: Node) -> bool:
    """Whether a sentence says that the one before is done otherwise under a condition."""
    return sentence.kind == "If" and sentence.node("do").kind == "Replace"


def asks_of_it(sentence: Node) -> bool:
    """Whether a sentence asks what “it” is, like the one before: then it is the same thing."""
    return sentence.kind == "If" and any(c.kind == "IsA" and c.get("x") == IT for c in nodes(sentence.get("c")))


def every(ops: list[Op]) -> list[Op]:
    """Instructions and what they are made of."""
    found: list[Op] = []
    for op in ops:
        found.append(op)
        if isinstance(op, flow.OneAndOther | flow.Steps | flow.OneOrOther):
            found += every(op.ops)
        elif isinstance(op, If):
            found += every([op.then])
        elif isinstance(op, flow.MayOp | flow.DoneOp | flow.ByPlayer | flow.IfDoOp):
            found += every([op.op])
        elif isinstance(op, flow.OrInstead):
            found += every([op.op, *[other for _, other in op.instead]])
    return found


def of_kind(ops: list[Op], kind: type[Kind]) -> list[Kind]:
    """Those of a kind among them."""
    return [op for op in every(ops) if isinstance(op, kind)]


# ------------------------------------------------------------------ more about damage


@following("Line", "NotReduced")
def not_reduced(b: Builder) -> None:
    found = [op for op in every(b.before) if isinstance(op, Damage | DividedDamage)]
    refuse("damage that cannot be reduced, and nothing deals damage", not found)
    for op in found:
        op.sure = True


@following("Line", "NoExOf")
def no_burst(b: Builder, x: Node) -> None:
    found = of_kind(b.before, DamagePlayer)
    refuse(f"no EX Burst of {x.kind}, and nothing deals damage to a player", not found)
    for op in found:
        op.quiet = True


@following("Line", "Rounding")
def rounding(b: Builder, how: str) -> None:
    """4.2: a text says how a half is rounded."""
    found = [rounded(op, how == "up") for op in every(b.before)]
    refuse("rounding of nothing", not any(found))


def rounded(op: Op, up: bool) -> bool:
    """Whether an instruction halves something: it is rounded to thousands."""
    if isinstance(op, EqualDamage):
        op.unit = 1000
        return True
    if isinstance(op, Damage) and isinstance(op.amount, numbers.Arithmetic) and op.amount.how == "divide":
        op.amount.unit, op.amount.up = 1000, up
        return True
    if isinstance(op, modifiers.MakeLasting):
        for part in op.parts:
            if isinstance(part.modifier, modifiers.PowerHalf):
                part.modifier.unit, part.modifier.up = 1000, up
                return True
    return False


# ------------------------------------------------------------------ 11.3.11: the terms of casting


@following("Act", "CostAny")
def any_element(b: Builder, x: Node, d: str | None = None) -> None:
    refuse(f"for how long the cost of {x.kind} is paid otherwise", d)
    of_kind(b.before[-1:], card_verbs.Cast)[-1].any_element = True


@following("Act", "CostChange")
def cast_for(
    b: Builder,
    by: CostShift,
    x: Node,
    d: str | None = None,
    per: Value | None = None,
    o: int | None = None,
    next: int | None = None,
    first: int | None = None,
) -> None:
    cast = of_kind(b.before[-1:], card_verbs.Cast)[-1]
    refuse(f"such a cost of {x.kind} that is cast", per, o is not None, next, first, d, by.sign >= 0, cast.way != "normal")
    cast.way = "reduced"
    cast.amount, cast.floor, cast.any_element = by.value, by.floor, by.any_element


# ------------------------------------------------------------------ 11.12.5.6: self-replacement


@following("Act", "If")
def otherwise(b: Builder, c: Cond, do: Node) -> None:
    refuse("a replacement of nothing", not b.before)
    ops, instead = b.before, do.node("do")
    if instead.kind == "Repeat":
        again = flow.Steps(ops[:])
        ops[:] = [If(c, flow.Repeat(again, Const(instead.number("n"))), again)]
        return
    op, last = b.op(instead), ops[-1]
    share_instead(last.op if isinstance(last, flow.OrInstead) else last, c, op)
    if isinstance(last, flow.OrInstead):
        last.instead.append((c, op))
    else:
        ops[-1] = flow.OrInstead(last, [(c, op)])


following.cannot("Act", "Replace", why="a replacement without a condition")


def share_instead(last: Op, cond: Cond, op: Op) -> None:
    """11.3.6: how much is shared out is known when it is declared, also if a condition makes it another number."""
    if isinstance(last, DividedDamage) and isinstance(op, DividedDamage) and last.choice and last.choice.shared:
        last.choice.shared = numbers.Depends(cond, op.amount, last.choice.shared)
        op.choice = last.choice


@following("Act", "AfterCast")
def after_cast(b: Builder) -> None:
    """“If you cast it, remove that Summon from the game after use”, whether it is cast at once or later."""
    refuse("what is cast, and nothing says so", not b.before)
    last = b.before[-1]
    if isinstance(last, modifiers.AllowCast):
        last.goal = REMOVED
    else:
        b.before.append(card_verbs.AfterUse(REMOVED))
