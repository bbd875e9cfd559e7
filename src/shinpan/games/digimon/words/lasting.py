"""15-8-2, 15-11, 15-13: what holds: for a while after an effect did it, or as long as a continuous effect says so."""

from __future__ import annotations

from ....effects.conditions import Both
from ....effects.continuous import Part
from ....effects.numbers import Const
from ....effects.ops import Cond, Op, Select, Value
from ....effects.picking import Union
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import nodes, refuse
from ..book.rules import By
from ..book.values import EFFECTS, LATE, NUMBERS, Change
from ..things import joining, modifiers, selectors, stack_verbs, verbs
from ..things.abilities import PutOff
from ..things.selectors import Count
from ..things.state import Effect
from .builder import Builder, Holding
from .changes import effects_cannot_play, rule, side_of
from .programs import Moment
from .rewrites import CONDITIONAL, walk_here
from .vocabulary import effects_cannot, players_cannot, statements


def holding(
    change: Change, x: list[Node] | Node | None, d: str | None = None, who: int = -1, usual: str = "ThisTurn"
) -> Holding:
    """One change of things, or else of players."""
    return Holding([(change, one) for one in nodes(x)] or [(change, None)], d, who, usual)


def players_cant(b: Builder, x: int, v: list[Node], d: str | None) -> Holding:
    """What players cannot do."""
    changes = [change for verb in v for change in b.make("Verb", verb, players_cannot)]
    return Holding([(change, None) for change in changes], d, x if x in (0, 1) else 2)


def effects_cant(b: Builder, by: list[Node], causes: list[By], v: list[Node], d: str | None) -> Holding:
    """What effects cannot do."""
    with b.within(causes=causes):
        if all(verb.kind == "Play" for verb in v):
            return Holding([(change, None) for change in effects_cannot_play(b, v)], d, side_of(b, by))
        return Holding([b.make("Verb", verb, effects_cannot) for verb in v], d)


# ------------------------------------------------------------------ changes of things


def changed(b: Builder, per: Value | None, p: list[Node], x: list[Node], d: str | None, vs: Node | None) -> Op:
    """A change that lasts (15-11, 15-13); 15-11-2-1: “your opponent's Digimon”, where no number is given, are all of them."""
    refuse("while battling, for a while", vs is not None)
    changes = [change for one in p for change in b.changes(one, per)]
    until = b.until(d, phase_end(b, p, x) or "Game")
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


def static(b: Builder, do: Node, **known: object) -> list[Part]:
    """15-8-2: the parts of a continuous effect, under the condition of the statement."""
    with b.within(**known):
        if ("Act", do.kind) in statements.table:
            return expect(b.make("Act", do, statements), list)
        return expect(b.make("Act", do), Holding, f"{do.kind} as a continuous effect").parts(b)


def static_if(b: Builder, c: list[Node], do: Node) -> list[Part]:
    """Under one more condition; 15-8-2: what depends on a DP is looked at when all DP have been added up."""
    found = static(b, do, while_=also(b.while_, b.cond(c)))
    if any(inner.kind in ("Dp", "DP") for one in c for inner in one.walk()):
        for part in found:
            part.modifier.layer = LATE if part.modifier.layer in (EFFECTS, NUMBERS) else part.modifier.layer
    return found


def also(cond: Cond | None, own: Cond) -> Cond:
    """One more condition."""
    return own if cond is None else Both([cond, own])


def static_max(b: Builder, m: Node, n: int) -> list[Part]:
    """15-15-5: the maximum of a player's effects that delete by DP, or of one card's."""
    x = m.get("x")
    change = rule("dp deletion", test=b.tester(x) if isinstance(x, Node) else None, value=b.amount(n))
    return [Part(change, None, b.while_, max(0, b.whose(m.get("o"))))]


def static_cost(b: Builder, k: int, n: int, x: list[Node]) -> list[Part]:
    """What some cards cost."""
    refuse("a continuous change of the cost of more than one sort of cards", len(x) != 1 or x[0].kind != "Sel")
    change = rule("cost", test=b.thing_filter(x[0].get("of"), True), n=k, value=Const(n))
    return [Part(change, None, b.while_, max(0, b.whose(x[0].get("o"))))]
