"""1-3-11: whether a card can be declared: what would still have to be paid once everything that lowers it is counted."""

from __future__ import annotations

from typing import Final

from ....effects.ops import Op
from ....table.cards import Card
from ..things.abilities import InsteadBy, InsteadIf, XrosMore
from ..things.context import Ctx
from ..things.faces import DigimonFace
from ..things.game_verbs import CostOp
from ..things.joining import AndOp, ByOp, EachOp, IfOp, ListedOp, OptionalOp, OrOp, Sentences
from ..things.moves import origin
from ..things.needs import MaterialLine
from ..things.state import HAND, Cause, DigimonTable, Effect, Happening, Stack
from .costs import KIND_OF, PLAY, no_reduction
from .materials import candidates, fits, most
from .waiting import Waiting, context_of, immediate, ready


class Hope:
    """What immediate effects of a declaration could do for its cost."""

    def __init__(self) -> None:
        self.less = 0
        self.places = 0
        """1-3-11-4: bit per further place of materials."""
        self.rule = "1-3-11-1"
        """The clause by which something could be lowered, whether or not it can be now."""


def affordable(
    t: DigimonTable,
    player: int,
    cost: int,
    kind: str,
    card: Card,
    stack: Stack | None = None,
    how: str = "",
    why: Cause | None = None,
    also_from: int = 0,
) -> bool:
    """1-3-11-1: whether a cost can be paid, also with what the declaration (by ``why``) itself can take off it."""
    if t.can_pay(player, cost):
        return True
    face = card.face
    assert isinstance(face, DigimonFace)
    event = Happening(kind, "1-3-11-3", player, body=stack, card=card)
    event.place, event.place_player = HAND, player
    if why is not None:
        was = origin(t, card)
        event.why = why
        event.place, event.place_player, event.host = was.place, was.player, was.host
    event.cost = cost
    event.how = how
    hope = hopes(t, event)
    less = hope.less
    if kind == "would play" and face.special and not no_reduction(t, player, PLAY):
        event.also_from |= hope.places | also_from
        less += materials_worth(t, player, card, face, event)
    able = t.can_pay(player, max(0, cost - less))
    if t.explain and not able:
        t.withhold(DECLARED[kind], card.uid, hope.rule, player)
    return able


DECLARED: Final = {"would play": "play", "would use": "use", "would digivolve": "digivolve", "would link": "link"}


def hopes(t: DigimonTable, event: Happening) -> Hope:
    """1-3-11-2, 1-3-11-3: what the player's immediate effects that this declaration sets off could do."""
    return hope_of(t, event, immediate(t, [event]))


def hope_of(t: DigimonTable, event: Happening, found: list[Waiting]) -> Hope:
    """What these effects could do for the cost of a declaration."""
    hope = Hope()
    for waiting in found:
        effect = waiting.use.ability
        assert isinstance(effect, Effect)
        program = effect.program
        if waiting.player != event.player or not isinstance(program, Op):
            continue
        hope.rule = "1-3-11-3" if effect.keyword and effect.reduces else rule_of(program, "1-3-11-1") or hope.rule
        if ready(t, waiting):
            c = context_of(t, waiting)
            c.trying = True
            if not no_reduction(t, event.player, KIND_OF[event.kind]):
                hope.less += effect.reduces if effect.keyword else lowered(program, c)
            hope.places |= opened(program, c)
    return hope


def owed(t: DigimonTable, chosen: Waiting, others: list[Waiting]) -> bool:
    """4.2 1-3-11-3: whether a cost that is about to be paid needs what this effect takes off it, whatever the others do."""
    event = chosen.events[0]
    player = event.player
    if event.locked or chosen.player != player or t.can_pay(player, event.cost):
        return False
    own = hope_of(t, event, [chosen])
    if not own.less and not own.places:
        return False
    hope = hope_of(t, event, others)
    less = hope.less
    card = event.card
    if event.kind == "would play" and card is not None and not no_reduction(t, player, PLAY):
        face = card.face
        assert isinstance(face, DigimonFace)
        before = event.also_from
        event.also_from |= hope.places
        less += materials_worth(t, player, card, face, event) if face.special else 0
        event.also_from = before
    if t.can_pay(player, event.cost - less):
        return False
    t.cite("1-3-11-3", player=player)
    return True


def rule_of(op: Op, rule: str) -> str:
    """1-3-11-2 for what a condition lowers, 1-3-11-3 for what is lowered by doing something; nothing for other effects."""
    if isinstance(op, CostOp):
        return rule if op.sign < 0 else ""
    if isinstance(op, ByOp):
        return rule_of(op.op, "1-3-11-3")
    if isinstance(op, IfOp):
        return rule_of(op.op, "1-3-11-2")
    if isinstance(op, OptionalOp | EachOp):
        return rule_of(op.op, rule)
    if isinstance(op, Sentences | AndOp):
        for inner in op.ops:
            found = rule_of(inner, rule)
            if found:
                return found
    return ""


def lowered(op: Op, c: Ctx) -> int:
    """By how much an instruction could lower the cost if it were carried out now, as its player likes best."""
    if isinstance(op, CostOp):
        return op.value.of(c) * c.times if op.sign < 0 else 0
    if isinstance(op, Sentences | AndOp):
        total = 0
        for inner in op.ops:
            if isinstance(inner, ByOp) and not inner.payable(c):
                break
            total += lowered(inner, c)
        return total
    if isinstance(op, IfOp):
        return lowered(op.op, c) if op.met(c) else 0
    if isinstance(op, OptionalOp):
        return lowered(op.op, c) if op.can(c) else 0
    if isinstance(op, ByOp):
        return lowered(op.op, c) if op.payable(c) else 0
    if isinstance(op, OrOp):
        return max(lowered(inner, c) for inner in op.ops)
    if isinstance(op, ListedOp):
        return sum(sorted((lowered(inner, c) for inner in op.ops), reverse=True)[: op.n])
    if isinstance(op, EachOp):
        before = c.times
        c.times = max(0, op.count.of(c))
        total = lowered(op.op, c)
        c.times = before
        return total
    if isinstance(op, InsteadIf):
        return lowered(op.op if op.cond.holds(c) else op.before, c)
    if isinstance(op, InsteadBy):
        return max(lowered(op.by, c), lowered(op.before, c))
    return 0


def opened(op: Op, c: Ctx) -> int:
    """1-3-11-4: from which further places an instruction lets materials be taken."""
    if isinstance(op, XrosMore):
        return op.places
    if isinstance(op, Sentences | AndOp):
        mask = 0
        for inner in op.ops:
            mask |= opened(inner, c)
        return mask
    if isinstance(op, IfOp):
        return opened(op.op, c) if op.met(c) else 0
    if isinstance(op, ByOp):
        return opened(op.op, c) if op.payable(c) else 0
    if isinstance(op, OptionalOp):
        return opened(op.op, c)
    return 0


def materials_worth(t: DigimonTable, player: int, card: Card, face: DigimonFace, event: Happening) -> int:
    """1-3-11-4: the most that DigiXros or Assembly takes off with the cards that are there."""
    best = 0
    c = Ctx(t, player, None, card)
    for line in face.special:
        if isinstance(line, MaterialLine):
            xros = line.kind == "xros"
            found = candidates(t, player, card, event, xros)
            pool = [other for other in found if any(fits(c, entry, other) for entry in line.materials)]
            whole = sum(entry.count for entry in line.materials)
            n = most(c, line, pool)
            best = max(best, line.less * n if xros else line.less if n == whole else 0)
    if best:
        t.cite("1-3-11-4", player=player)
    return best
