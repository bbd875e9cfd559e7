"""What an effect does, sentence by sentence: some sentences only say more of what the ones before do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....effects.flow import If
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Value
from ....meaning.node import Node
from ....meaning.pieces import flat, having, nodes, refuse
from ..book.costs import CostsOfElement
from ..things import card_verbs, flow, modifiers, numbers, verbs
from ..things.character_verbs import Damage, DividedDamage, EqualDamage
from ..things.state import REMOVED
from .costs import CostShift, together
from .vocabulary import IT, THAT, following

if TYPE_CHECKING:
    from .builder import Builder


def steps(b: Builder, do: Node | list[Node]) -> flow.Steps:
    """Sentences in printed order."""
    row = do if isinstance(do, list) else nodes(do.get("of")) if do.kind == "Sentences" else [do]
    ops: list[Op] = []
    with b.within(before=ops):
        for sentence, *after in (row[index : index + 2] for index in range(len(row))):
            if says_more(b, sentence):
                b.make("Following", sentence)
                continue
            if sentence.kind in ("WhenDo", "IfDo", "IfNotDo") and ops and not isinstance(ops[-1], flow.MayOp):
                ops[-1] = flow.DoneOp(ops[-1])
            made = b.op(sentence)
            if isinstance(made, If) and any(asks_of_it(next) for next in after):
                made.keeps = True
            ops.append(made)
    return flow.Steps(ops)


def whole_of(b: Builder, do: Node) -> Op:
    """One instruction, or several sentences as one."""
    return steps(b, do) if do.kind == "Sentences" else b.op(do)


def says_more(b: Builder, sentence: Node) -> bool:
    """Whether a sentence is about what the ones before do."""
    if sentence.kind in ("CostChange", "CostAny"):
        return bool(casts_before(b, sentence.node("x")))
    return ("Line", sentence.kind) in following.table or ("Act", sentence.kind) in following.table


def asks_of_it(sentence: Node) -> bool:
    """Whether a sentence asks what “it” is, like the one before: then it is the same thing."""
    asks = sentence.kind in ("If", "ReplaceIf")
    return asks and any(c.kind == "IsA" and c.get("x") == IT for c in nodes(sentence.get("c")))


def whole(ops: list[Op]) -> list[Op]:
    """Instructions and what they are made of."""
    found: list[Op] = []
    for op in ops:
        found.append(op)
        if isinstance(op, flow.OneAndOther | flow.Steps | flow.OneOrOther):
            found += whole(op.ops)
        elif isinstance(op, If):
            found += whole([op.then])
        elif isinstance(op, flow.MayOp | flow.DoneOp | flow.ByPlayer | flow.IfDoOp):
            found += whole([op.op])
        elif isinstance(op, flow.OrInstead):
            found += whole([op.op, *[other for _, other in op.instead]])
    return found


def casts_before(b: Builder, x: Node) -> list[card_verbs.Cast | modifiers.AllowCast]:
    """What the sentence before lets be cast, at once or later, where it is this that is spoken of."""
    found = whole(b.before[-1:]) if x in (IT, THAT) else []
    return [op for op in found if isinstance(op, card_verbs.Cast | modifiers.AllowCast)]


# ------------------------------------------------------------------ more about damage


def say_more(b: Builder, what: str, kinds: tuple[type[Op], ...], **fields: object) -> None:
    """More about all that the sentences before do of some kinds."""
    found = [op for op in whole(b.before) if isinstance(op, kinds)]
    refuse(f"{what}, and nothing does that", not found)
    for op in found:
        having(op, **fields)


def rounding(b: Builder, how: str) -> None:
    """4.2: a text says how a half is rounded: to thousands."""
    found = flat(halves(op) for op in whole(b.before))
    refuse("rounding of nothing", not found)
    for half in found:
        half.unit = 1000
        if not isinstance(half, EqualDamage):
            half.up = how == "up"


def draws_at_most(b: Builder, n: int) -> None:
    """“You can only draw up to 4 cards with this ability.”"""
    found = [op for op in whole(b.before) if isinstance(op, card_verbs.Draw)]
    refuse("a limit on drawing, and nobody draws", not found)
    for op in found:
        op.amount = numbers.Arithmetic("least", op.amount, Const(n))


def paid_x(b: Builder, most: Value | None, e: int = 0) -> None:
    """What may be paid as X by the sentences before: at most so much, or of one Element only."""
    found = [op for op in whole(b.before) if isinstance(op, verbs.PayCost) and op.costs.x]
    refuse("X, and nobody pays it, or of several Elements", not found, e.bit_count() > 1)
    for op in found:
        op.costs = together([op.costs], CostsOfElement(e)) if e else op.costs
        op.costs.most_x = most or op.costs.most_x


def seen_by_owner(b: Builder) -> None:
    """What a player removed face down that player may look at: so it is of all that lies there."""
    found = [op for op in whole(b.before) if isinstance(op, card_verbs.RemoveFromGame) and op.face_down]
    refuse("cards that are looked at, and none lies face down", not found)
    for op in found:
        op.seen = True


def unless_cast(b: Builder, do: Op) -> Op:
    """What becomes of a card that is not cast: so the player may leave it uncast."""
    for op in whole(b.before):
        if isinstance(op, card_verbs.Cast):
            op.may = True
    return flow.UnlessCast(do)


def halves(op: Op) -> list[Any]:
    """What an instruction halves."""
    if isinstance(op, EqualDamage):
        return [op]
    if isinstance(op, modifiers.MakeLasting):
        return [part.modifier for part in op.parts if isinstance(part.modifier, modifiers.PowerHalf)]
    amount = op.amount if isinstance(op, Damage) else None
    return [amount] if isinstance(amount, numbers.Arithmetic) and amount.how == "divide" else []


# ------------------------------------------------------------------ 11.3.11: the terms of casting


def cast_for(cast: card_verbs.Cast | modifiers.AllowCast, by: CostShift) -> None:
    """Cast for less."""
    if isinstance(cast, modifiers.AllowCast):
        refuse("such a cost of what may be cast", by.sign >= 0, cast.free)
        having(cast, less=by.value, floor=by.floor, any_element=cast.any_element or by.any_element)
        return
    refuse("such a cost of what is cast", by.sign >= 0, cast.way != "normal")
    having(cast, way="reduced", amount=by.value, floor=by.floor, any_element=by.any_element)


# ------------------------------------------------------------------ 11.12.5.6: self-replacement


def done_otherwise(b: Builder, c: Cond, do: Node) -> None:
    """What is done before is done otherwise under a condition."""
    refuse("a replacement of nothing", not b.before)
    if do.kind == "Repeat":
        again = flow.Steps(b.before[:])
        b.before[:] = [If(c, flow.Repeat(again, Const(do.number("n"))), again)]
        return
    op, last = b.op(do), b.before[-1]
    either = last if isinstance(last, flow.OrInstead) else flow.OrInstead(last, [])
    share_instead(either.op, c, op)
    either.instead.append((c, op))
    b.before[-1] = either


def share_instead(last: Op, cond: Cond, op: Op) -> None:
    """11.3.6: how much is shared out is known when it is declared, also if a condition makes it another number."""
    if isinstance(last, DividedDamage) and isinstance(op, DividedDamage) and last.choice and last.choice.shared:
        last.choice.shared = numbers.Depends(cond, op.amount, last.choice.shared)
        op.choice = last.choice


def after_cast(b: Builder) -> None:
    """“If you cast it, remove that Summon from the game after use”, whether it is cast at once or later."""
    refuse("what is cast, and nothing says so", not b.before)
    last = b.before[-1]
    if isinstance(last, modifiers.AllowCast):
        last.goal = REMOVED
    else:
        b.before.append(card_verbs.AfterUse(REMOVED))
