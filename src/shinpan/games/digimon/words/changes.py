"""15-8-2, 15-11 to 15-13: what holds: for a while after an effect did it, or as long as a continuous effect says so."""

from __future__ import annotations

from ....effects.continuous import Part
from ....effects.filters import AllOf
from ....effects.numbers import Const
from ....effects.ops import Filter, Op, Select, Value
from ....effects.picking import Union
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import flat, having, nodes, refuse
from ...explaining import attributes
from ..book.rules import By
from ..book.values import EFFECTS, LATE, NUMBERS, Change
from ..things import filters, joining, modifiers, selectors, stack_verbs, verbs
from ..things.abilities import Battling, PutOff
from ..things.conds import Product
from ..things.modifiers import RuleChange
from ..things.state import Effect, Trig
from ..things.timings import Timing
from .builder import Builder, Holding, Moment, all_of, also, kinds_of
from .events import names_of
from .rewrites import CONDITIONAL, walk_here
from .things import counted, keyword_name
from .vocabulary import cannot, effects_cannot, players_cannot, statements


def rule(name: str, by: list[By] | None = None, test: Filter | None = None, n: int = 0, **fields: object) -> RuleChange:
    """A rule about something."""
    return having(RuleChange(name, by or [], test, n), **fields)


# ------------------------------------------------------------------ predicates: the changes each makes


def gain(b: Builder, k: list[Node], per: Value | None) -> list[Change]:
    """Keyword effects (some of them for each), effects in quotation marks, effects of others, colours."""
    found: list[Change] = []
    given: list[Effect] = []
    for one in k:
        made = b.make("Grant", one)
        if per is not None and counted(made):
            found.append(modifiers.KeywordTimes(made, per))
        elif isinstance(made, Change):
            found.append(made)
        else:
            given += flat([made])
    return [*found, modifiers.KeywordChange(given)] if given else found


def lose(k: list[Node]) -> list[Change]:
    """Keyword effects that are lost."""
    return [modifiers.KeywordLoss(keyword_name(word)) for word in k]


def cant(b: Builder, v: list[Node]) -> list[Change]:
    """What something cannot do, and what cannot be done to it."""
    return [change for verb in v for change in b.make("Verb", verb, cannot)]


def leaving(by: list[Node]) -> str:
    """The rule by which it cannot leave the battle area, or only by deletion."""
    return "leave but deleted" if any(one.kind.endswith("ByDeletion") for one in by) else "leave"


def certain(b: Builder, x: Node) -> Filter | None:
    """The cards a prohibition is about, and where they are."""
    if x.kind != "Sel":
        return None
    test = b.what(x.get("of"), True)
    return AllOf([test, filters.LiesIn(b.place_mask(x.get("z")))]) if x.get("z") is not None else test


def play_or_move(b: Builder, x: Node) -> list[Change]:
    """Such cards cannot be played, by effects neither, nor moved out of the breeding area."""
    test = certain(b, x)
    return [rule("play", test=test), rule("play by effect", test=test), rule("move", test=b.tester(x))]


def kept_cards(b: Builder, x: Node) -> tuple[Change, Node]:
    """Effects cannot trash it, or its digivolution cards."""
    zones = nodes(x.get("z"))
    if len(zones) == 1 and zones[0].kind == "Sources":
        return rule("trash source", by=b.causes, test=b.what(x.get("of"), True)), zones[0].node("x")
    return RuleChange("trashed", b.causes), x


def attach_timing(b: Builder, t: list[Timing], of: list[Timing]) -> Change:
    """Effects with some timings have others too."""
    trigs = [expect(timing.trig, Trig, f"the timing {timing.name}") for timing in t]
    b.all_kinds |= kinds_of(trigs)
    return modifiers.AttachTiming(names_of(of), names_of(t), trigs)


# ------------------------------------------------------------------ prohibitions, and other single changes


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
    """What effects cannot do: to things, or else of players."""
    with b.within(causes=causes):
        found: list[tuple[Change, Node | None]] = [b.make("Verb", verb, effects_cannot) for verb in v]
    players = {x is None for _, x in found}
    refuse("what effects cannot do to things, and to players", len(players) > 1)
    return Holding(found, d, side_of(b, by) if True in players else -1)


def not_played(b: Builder, x: Node) -> tuple[Change, None]:
    """Effects of a player cannot play it, perhaps only from somewhere."""
    there = filters.LiesIn(b.place_mask(x.get("z"))) if x.get("z") is not None else None
    return rule("play by effect", by=b.causes, test=AllOf(flat([b.what(x.get("of"), True), there]))), None


def side_of(b: Builder, by: list[Node]) -> int:
    """Whose effects a prohibition is about: 2 anyone's."""
    sides = {b.whose(source.get("o")) for source in by}
    return sides.pop() if sides in ({0}, {1}) else 2


# ------------------------------------------------------------------ changes of things, for a while


def changed(b: Builder, per: Value | None, p: list[Node], x: list[Node], d: str | None, vs: Node | None) -> Op:
    """A change that lasts (15-11, 15-13)."""
    refuse("while battling, for a while", vs is not None)
    changes = multiplied([change for one in p for change in b.changes(one, per)], per)
    until = b.until(d, phase_end(b, p, x) or usual_end(b, x))
    select = b.selects(x)
    picks = select.parts if isinstance(select, Union) else [select]
    for one in picks:
        all_of(one)
        if isinstance(one, selectors.Meant):
            one.one = b.priced and one.other and not one.chosen
    if len({modifiers.is_all(one) for one in picks}) > 1:
        return joining.AndOp([modifiers.LastOp(changes, one, until) for one in picks])
    return modifiers.LastOp(changes, select, until)


def multiplied(changes: list[Change], per: Value | None) -> list[Change]:
    """Changes, at least one of which is so much “for each”, where that is said: nothing that is said is dropped."""
    refuse("for each, of what has no number", per is not None and not any(counts(change, per) for change in changes))
    return changes


def counts(change: Change, per: Value) -> bool:
    """Whether a change is so much for each of those."""
    held = [value for _, value in attributes(change)]
    return any(one is per or isinstance(one, Product) and one.per is per for one in held)


def usual_end(b: Builder, x: list[Node]) -> str:
    """How long something holds that names no time: in certain turns, what an effect gives its own card goes with the effect."""
    if not b.in_turn:
        return "Game"
    return "ThisTurnWith" if all(one.kind in ("This", "It") for one in x) else "ThisTurn"


def phase_end(b: Builder, p: list[Node], x: list[Node]) -> str:
    """How long something holds that names only the unsuspend phase it is about."""
    phases = [b.make("Phase", inner.node("t")) for one in p for inner in walk_here(one) if inner.kind == "UnsuspendIn"]
    if not phases:
        return ""
    if phases[0].whose == 2 and any(one.kind != "Sel" for one in x):
        return "OwnersUnsuspend"
    yours = phases[0].whose == 0 or phases[0].whose == 2 and all(b.whose(one.get("o")) != 1 for one in x)
    return "YourNextTurnEnd" if yours else "OpponentsUnsuspend"


def deleted_at(t: Moment, x: Select) -> Op:
    """“… is deleted at the end of the turn.”"""
    effect = Effect("triggered", "[deleted later]")
    chosen = isinstance(x, selectors.Pick | selectors.OneOf | Union)
    later = having(selectors.Meant(), chosen=True) if chosen else x
    effect.program = joining.Sentences([stack_verbs.DeleteOp(later)])
    put_off = PutOff(effect, t.event, t.whose, t.skip)
    return joining.AndOp([verbs.ChooseNow(x), put_off]) if chosen else put_off


# ------------------------------------------------------------------ continuous effects


def continuous(node: Node) -> bool:
    """Whether a clause holds continuously rather than being done."""
    if node.kind in CONDITIONAL:
        return continuous(node.node("do"))
    if node.kind == "And":
        return continuous(node.node("a")) and continuous(node.node("b"))
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
    """Under one more condition."""
    found = static(b, do, while_=also(b.while_, b.cond(c)))
    return [late(part) for part in found] if by_dp(c) else found


def by_dp(things: list[Node]) -> bool:
    """Whether a DP is asked for."""
    return any(inner.kind in ("Dp", "DP") for one in things for inner in one.walk())


def late(part: Part) -> Part:
    """15-8-2: looked at when all DP have been added up."""
    if part.modifier.layer in (EFFECTS, NUMBERS):
        part.modifier.layer = LATE
    return part


def static_max(b: Builder, m: Node, n: int) -> list[Part]:
    """15-15-5: the maximum of a player's effects that delete by DP, or of one card's."""
    x = m.get("x")
    change = rule("dp deletion", test=b.tester(x) if isinstance(x, Node) else None, value=b.amount(n))
    return [Part(change, None, b.while_, max(0, b.whose(m.get("o"))))]


def static_cost(b: Builder, k: int, n: int, x: list[Node]) -> list[Part]:
    """What some cards cost."""
    refuse("a continuous change of the cost of more than one sort of cards", len(x) != 1 or x[0].kind != "Sel")
    change = rule("cost", test=b.what(x[0].get("of"), True), n=k, value=Const(n))
    return [Part(change, None, b.while_, max(0, b.whose(x[0].get("o"))))]


def mod(b: Builder, x: list[Node], p: list[Node], per: Node | None, vs: Node | None) -> list[Part]:
    """Predicates that hold for something, perhaps for each, perhaps while it battles another."""
    value = b.make("Counted", per) if per is not None else None
    cond = b.while_
    if vs is not None:
        refuse("while another is battling", any(one.kind != "This" for one in x))
        cond = also(cond, Battling(b.tester(vs)))
    own = per is not None and all(inner.kind == "This" for inner in nodes(per.get("x")))
    found: list[Part] = []
    for change in multiplied([change for predicate in p for change in b.changes(predicate, value)], value):
        for one in x:
            part = Part(change, None if own and one.kind == "It" else b.scope(one), cond)
            found.append(late(part) if by_dp([one]) else part)
    return found
