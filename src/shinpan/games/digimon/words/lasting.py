"""15-8-2, 15-11, 15-13: what holds: for a while after an effect did it, or as long as a continuous effect says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ....effects.conditions import Both
from ....effects.continuous import Part
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Select, Value
from ....effects.picking import Union
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node
from ..book.values import EFFECTS, LATE, NUMBERS, Change
from ..things import joining, modifiers, selectors, stack_verbs, verbs
from ..things.abilities import PutOff
from ..things.selectors import Count
from ..things.state import Effect
from .changes import SIDES, effects_cannot_play, rule, side_of
from .programs import Moment
from .rewrites import CONDITIONAL, walk_here
from .vocabulary import effects_cannot, players_cannot, statements

if TYPE_CHECKING:
    from .builder import Builder


@dataclass
class Holding:
    """Changes, and whom they are about: things, or else players."""

    changes: list[tuple[Change, Node | None]]
    d: str | None = None
    """The duration that is named."""
    players: int | None = None
    usual: str = "ThisTurn"
    """The duration where none is named; none: it can only hold continuously."""

    def parts(self, b: Builder) -> list[Part]:
        """As a continuous effect."""
        who = () if self.players is None else (self.players,)
        return [Part(change, None if x is None else b.scope(x), b.while_, *who) for change, x in self.changes]

    def lasting(self, b: Builder) -> Op:
        """As something that was done."""
        until = self.d or b.duration or self.usual
        first = self.changes[0][1]
        changes = [change for change, _ in self.changes]
        if not until:
            raise CannotRun("a change without a duration")
        if first is None:
            return modifiers.LastOp(changes, None, until, -1 if self.players is None else self.players)
        if all(x == first or x is not None and x.kind in ("It", "That") for _, x in self.changes):
            return modifiers.LastOp(changes, b.select(first), until)
        return joining.AndOp([modifiers.LastOp([change], b.select(x), until) for change, x in self.changes if x is not None])


def holding(change: Change, x: Node | None, d: str | None = None, who: int | None = None, usual: str = "ThisTurn") -> Holding:
    """One change."""
    return Holding([(change, x)], d, who, usual)


def holding_each(change: Change, x: list[Node], d: str | None) -> Holding:
    """One change of several things."""
    return Holding([(change, one) for one in x], d)


def players_cant(b: Builder, x: int, v: list[Node], d: str | None) -> Holding:
    """What players cannot do."""
    return Holding([(change, None) for verb in v for change in b.make("Verb", verb, players_cannot)], d, SIDES.get(x, 2))


def effects_cant(b: Builder, by: list[Node], v: list[Node], d: str | None) -> Holding:
    """What effects cannot do."""
    if all(verb.kind == "Play" for verb in v):
        return Holding([(change, None) for change in effects_cannot_play(b, by, v)], d, side_of(b, by))
    with b.within(causes=b.by(tuple(by))):
        return Holding([b.make("Verb", verb, effects_cannot) for verb in v], d)


# ------------------------------------------------------------------ changes of things


def until(b: Builder, d: str | None) -> str:
    """How long something holds."""
    return d or b.duration or "ThisTurn"


def changed(b: Builder, per: Value | None, p: list[Node], x: list[Node], d: str | None, vs: Node | None) -> Op:
    """A change that lasts (15-11, 15-13); 15-11-2-1: “your opponent's Digimon”, where no number is given, are all of them."""
    if vs is not None:
        raise CannotRun("while battling, for a while")
    changes = [change for one in p for change in b.changes(one, per)]
    until = d or b.duration or phase_end(b, p, x) or "Game"
    select = b.selects(x)
    picks = select.parts if isinstance(select, Union) else [select]
    for one in picks:
        if type(one) is selectors.Pick and one.count is None:
            one.count = Count(selectors.ALL, 0)
    if len({modifiers.is_all(one) for one in picks}) > 1:
        return joining.AndOp([modifiers.LastOp(changes, one, until) for one in picks])
    return modifiers.LastOp(changes, select, until)


def phase_end(b: Builder, p: list[Node], x: list[Node]) -> str:
    """How long something holds that names only the unsuspend phase it is about."""
    phases = [inner.node("t").kind for one in p for inner in walk_here(one) if inner.kind == "UnsuspendIn"]
    if not phases:
        return ""
    if phases[0] == "OwnersUnsuspend":
        return "OpponentsUnsuspend" if any(b.whose(one.get("o")) == 1 for one in x) else "YourNextTurnEnd"
    return "YourNextTurnEnd" if phases[0].startswith("Your") else "OpponentsUnsuspend"


def deleted_at(t: Moment, x: Select) -> Op:
    """“… is deleted at the end of the turn.”"""
    effect = Effect("triggered", "[deleted later]")
    effect.program = joining.Sentences([stack_verbs.DeleteOp(selectors.Meant())])
    return joining.AndOp([verbs.ChooseNow(x), PutOff(effect, t.event, t.whose, t.skip)])


# ------------------------------------------------------------------ continuous effects


def continuous(b: Builder, node: Node) -> bool:
    """Whether a clause holds continuously rather than being done."""
    if node.kind in CONDITIONAL:
        return continuous(b, node.node("do"))
    if node.kind == "And":
        return continuous(b, node.node("a")) and continuous(b, node.node("b"))
    inner = node.node("do") if node.kind == "Each" else node
    if inner.kind in ("RaiseMax", "LowerMax"):
        return inner.node("m").kind == "DpDeletionMax"
    return node.kind in ("ReduceCost", "IncreaseCost") or node.kind in HOLDING and node.get("d") is None


HOLDING = {"Mod", "PlayerCant", "EffectsCant", "TargetLocked", "DpLocked", "OriginalDpSet", "TurnEndAt", "TimingLocked"}
HOLDING |= {"AttachTiming", "CheckedLocked", "CostUp", "TreatLevel", "SecurityLocked", "ChangeColor", "ChangeInto"}
HOLDING |= {"XrosReplace", "BlitzUnsuspended"}
"""Instructions that hold continuously where no duration is named."""


def static(b: Builder, node: Node) -> list[Part]:
    """15-8-2: the parts of a continuous effect, under the condition of the statement."""
    if ("Act", node.kind) in statements.table:
        return expect(b.make("Act", node, statements), list)
    return expect(b.make("Act", node), Holding, f"{node.kind} as a continuous effect").parts(b)


def static_if(b: Builder, c: list[Node], do: Node) -> list[Part]:
    """Under one more condition; 15-8-2: what depends on a DP is looked at when all DP have been added up."""
    with b.within(while_=also(b.while_, b.cond(c))):
        found = static(b, do)
    if any(inner.kind in ("Dp", "DP") for one in c for inner in one.walk()):
        for part in found:
            part.modifier.layer = LATE if part.modifier.layer in (EFFECTS, NUMBERS) else part.modifier.layer
    return found


def also(cond: Cond | None, own: Cond) -> Cond:
    """One more condition."""
    return own if cond is None else Both([cond, own])


def static_each(b: Builder, per: Value, do: Node) -> list[Part]:
    """For each of something."""
    with b.within(per=per):
        return static(b, do)


def static_max(b: Builder, m: Node, n: int) -> list[Part]:
    """15-15-5: the maximum of a player's effects that delete by DP, or of one card's."""
    x = m.get("x")
    change = rule("dp deletion", test=b.tester(x) if isinstance(x, Node) else None, value=b.amount(n, b.per))
    return [Part(change, None, b.while_, max(0, b.whose(m.get("o"))))]


def static_cost(b: Builder, k: int, n: int, x: list[Node]) -> list[Part]:
    """What some cards cost."""
    if len(x) != 1 or x[0].kind != "Sel":
        raise CannotRun("a continuous change of the cost of more than one sort of cards")
    change = rule("cost", test=b.thing_filter(x[0].get("of"), True), n=k, value=Const(n))
    return [Part(change, None, b.while_, max(0, b.whose(x[0].get("o"))))]
