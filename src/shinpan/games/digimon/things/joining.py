"""How instructions are joined: in turn, under a condition, by choice, by whom, how often (15-1-2, 15-6, 15-7, 15-9)."""

from __future__ import annotations

from ....effects.abilities import Code
from ....effects.context import NOTHING_MADE, Context
from ....effects.ops import Cond, Op, Value
from ....effects.picking import asking
from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..book.values import now, out_of_dp
from . import facts
from .card_verbs import RevealOp
from .conds import overlooked
from .context import Ctx
from .selectors import Meant, RestOf, SomeOf, all_of_one
from .state import KeywordWithin, Stack
from .verbs import Do, OnThings, in_full


def keywords_within(op: Code | None, conds: list[Cond]) -> list[KeywordWithin]:
    """2-3-3-3: the keyword effects among instructions, with the conditions they are under; not those that must be paid for."""
    if isinstance(op, Do):
        return [KeywordWithin(op.icon, conds)] if op.icon else []
    if isinstance(op, IfOp):
        return keywords_within(op.op, [*conds, op.cond])
    if isinstance(op, OptionalOp):
        return keywords_within(op.op, conds)
    found: list[KeywordWithin] = []
    if isinstance(op, (Sentences, AndOp)):
        for one in op.ops:
            found += keywords_within(one, conds)
    return found


class Sentences(Op):
    """15-1-2: the sentences of an effect in order. 15-6-3: one none of whose conditions holds is not activated."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if all(isinstance(op, IfOp) and not op.met(c) for op in self.ops):
            c.t.cite("15-6-3", player=c.controller)
            condition_asked(c)
            if c.t.recording and any(isinstance(op, IfOp) and overlooked(c, op.cond) for op in self.ops):
                c.once("3-4-5-7")
            return False
        if len(self.ops) > 1:
            c.t.cite("15-1-2", player=c.controller)
            c.t.cite("15-1-4", player=c.controller)
        done = False
        for index, op in enumerate(self.ops):
            if c.stopped:
                c.t.cite("15-7-2", player=c.controller)
                break
            if index and c.t.recording:
                put_off_check(c)
            done = op.run(c) or done
        return done

    def open(self, c: Context) -> bool:
        return any(op.open(c) for op in self.ops)

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if all(isinstance(op, IfOp) and not op.met(c) for op in self.ops):
            c.unmet = True
            return False
        first = self.ops[0]
        if isinstance(first, ByOp):
            return first.can(c)
        return any(op.can(c) for op in self.ops)

    def finds(self, c: Context) -> bool:
        return any(op.finds(c) for op in self.ops)


def put_off_check(c: Ctx) -> None:
    """17-1-2-2: says so where a Digimon without DP left stays until the effect is over."""
    if out_of_dp(c.t):
        c.once("17-1-2")
        c.once("17-1-2-2")


def condition_asked(c: Ctx) -> None:
    """15-8-3-9, 15-8-5-5: an effect triggers whatever its conditions are; they are asked now, when it would be activated."""
    effect = c.effect
    if c.t.recording and c.events and effect is not None:
        if effect.would:
            c.once("15-8-5-5-1")
        else:
            c.once("15-8-3-9-1")
            c.once("15-8-3-9-2")


class AndOp(Op):
    """One after the other, each whether or not the other could be done."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        done = False
        for index, op in enumerate(self.ops):
            if index and c.t.recording:
                put_off_check(c)
            done = op.run(c) and not (index == 0 and looks_first(self.ops)) or done
        c.did = done
        return done

    def can(self, c: Context) -> bool:
        return any(op.can(c) for op in self.ops)

    def finds(self, c: Context) -> bool:
        return any(op.finds(c) for op in self.ops)


def looks_first(ops: list[Op]) -> bool:
    """15-15-4: whether cards are looked at for something to be done with them: looking alone is not doing it."""
    return len(ops) > 1 and isinstance(ops[0], RevealOp) and ops[0].private


class ReplaceOp(AndOp):
    """18-2-4: what an immediate effect does in place of something: no other replacement cuts in on it."""

    def __init__(self, ops: list[Op], optional: bool = False) -> None:
        super().__init__(ops)
        self.optional = optional

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.t.cite("18-2-1", player=c.controller)
        c.t.cite("18-2-2" if self.optional else "18-2-3", player=c.controller)
        c.t.replacing += 1
        done = AndOp.run(self, c)
        c.t.replacing -= 1
        return done


class IfOp(Op):
    """15-6: a process under a processing condition, asked when the effect is carried out."""

    def __init__(self, cond: Cond, op: Op, names: bool = False) -> None:
        self.cond = cond
        self.op = op
        self.names = names
        """Whether it names something to choose: if it is not carried out, “it” is nothing in what follows."""

    def met(self, c: Ctx) -> bool:
        """Whether the condition holds now."""
        now(c.t)
        return self.cond.holds(c)

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.held = self.met(c)
        c.t.cite("15-6-1", player=c.controller)
        condition_asked(c)
        if not c.held:
            if self.names:
                c.mean([])
            c.stopped = c.stopped or isinstance(self.op, ByOp)
            c.t.cite("15-6-2", player=c.controller)
            if c.t.recording and overlooked(c, self.cond):
                c.once("3-4-5-7")
            return False
        return self.op.run(c)

    def open(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.met(c)

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if not self.met(c):
            c.unmet = True
            return False
        return self.op.can(c)

    def finds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.met(c) and self.op.finds(c)


class OptionalOp(Op):
    """15-9-2: optional processing: the player chooses whether it is carried out."""

    def __init__(self, op: Op, names: bool = False) -> None:
        self.op = op
        self.names = names
        """Whether it names something to choose: if it is not carried out, “it” is nothing in what follows."""

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        done = self.chosen(c)
        if not done and self.names:
            c.mean([])
        return done

    def chosen(self, c: Ctx) -> bool:
        """Carries it out if it can be done and the player wants it."""
        c.answered, c.asked = False, True
        c.t.cite("15-9-2-1", player=c.actor)
        if not self.op.can(c):
            return False
        c.t.cite("15-9-2-2", player=c.actor)
        if c.actor != c.controller:
            c.begin()
        if not c.t.yes(c.actor, "15-9-2-2", asking(c)):
            return False
        c.optional += 1
        c.answered = self.op.run(c)
        c.optional -= 1
        c.asked = True
        return c.answered

    def can(self, c: Context) -> bool:
        return self.op.can(c)


def awaits_choice(op: Op) -> bool:
    """Whether an instruction is about what one before it chooses or reveals."""
    if not isinstance(op, OnThings):
        return False
    select = op.select.inner if isinstance(op.select, SomeOf) else op.select
    return isinstance(select, RestOf) or isinstance(select, Meant) and select.chosen


def emptied(c: Ctx, op: Op) -> bool:
    """1-3-2: whether “all cards under 1 Digimon” were dealt with as far as there were any."""
    return isinstance(op, OnThings) and all_of_one(op.select) and bool(c.hosts)


class ByOp(Op):
    """15-7: “by doing …”: the player chooses to do it, and only if all of it was done the rest follows."""

    def __init__(self, costs: list[Op], op: Op) -> None:
        self.costs = costs
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        t = c.t
        t.cite("15-7-1", player=c.actor)
        c.answered, c.asked = False, True
        if t.book.by_needs_possible and not self.payable(c):
            t.cite("15-7-4", player=c.actor)
            c.stopped = True
            return False
        if not c.declared and not c.bound and not t.yes(c.actor, "15-7-1", asking(c), "by"):
            c.stopped = True
            return False
        c.begin()
        if not self.payable(c):
            t.cite("15-7-4", player=c.actor)
            t.cite("15-7-3", player=c.actor)
            c.stopped = True
            return False
        c.optional += 1
        c.paying += 1
        done = all(cost.run(c) or emptied(c, cost) for cost in self.costs)
        c.paying -= 1
        c.optional -= 1
        if not done:
            t.cite("15-7-2", player=c.actor)
            c.stopped = True
            return False
        if t.recording:
            moved_in_name(c)
        self.paid(c)
        c.answered = True
        if not self.op.can(c):
            t.cite("15-7-5", player=c.actor)
        self.op.run(c)
        c.answered = c.asked = True
        return True

    def paid(self, c: Ctx) -> None:
        """What was to be done first has been done."""

    def payable(self, c: Ctx) -> bool:
        """Whether everything that has to be done first can be done in full; what one of it chooses is not looked for yet."""
        return all(in_full(cost, c) or index and awaits_choice(cost) for index, cost in enumerate(self.costs))

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return not (c.declared or c.t.book.by_needs_possible) or self.payable(c)


class DelayOp(ByOp):
    """16-16-1: by trashing this card from the battle area, what it says is carried out."""

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        done = ByOp.run(self, c)
        if done:
            c.t.cite("16-16-1", player=c.actor)
            c.t.cite("16-16-2", player=c.actor)
        return done

    def paid(self, c: Ctx) -> None:
        """16-16-2: the effect it carries out begins here: the card trashed for it is none that effect trashed."""
        c.made = NOTHING_MADE


def moved_in_name(c: Ctx) -> None:
    """15-1-9: a Digi-Egg or token that could not be put where a condition says was put there all the same."""
    for made in c.made:
        card = made.thing.top if isinstance(made.thing, Stack) else made.thing
        if isinstance(card, Card) and made.verb in ("Return", "Add", "Place") and card.host is None:
            face = facts.face_of(card)
            if face.token or face.kind == "egg":
                c.once("15-1-9")


def ask_mode(c: Ctx, modes: list[int], rule: str) -> int:
    """The player chooses one of these instructions."""
    options = [Option("mode", number=i + 1) for i in modes]
    return c.t.ask(Decision(c.actor, "mode", options, rule, False, asking(c))).number - 1


class OrOp(Op):
    """One of several instructions, as the player likes among those that can be done."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        able = [i for i, op in enumerate(self.ops) if op.can(c)]
        if not able:
            able = list(range(len(self.ops)))
        c.begin()
        return self.ops[ask_mode(c, able, "15-10-2-1")].run(c)

    def can(self, c: Context) -> bool:
        return any(op.can(c) for op in self.ops)


def activated(c: Ctx) -> bool:
    """4.2 15-15-7-4: what an effect activates that has to: what is to be done first in it has to be done too."""
    if not c.t.book.activation_binds or c.optional:
        return False
    c.once("4.2:15-15-7-4")
    return True


class ListedOp(Op):
    """Some of the effects listed below it."""

    def __init__(self, ops: list[Op], n: int) -> None:
        self.ops = ops
        self.n = n

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.begin()
        left = list(range(len(self.ops)))
        done = False
        c.once("15-15-9-1")
        if min(len(left), self.n * c.times) > 1 and not c.t.book.listed_in_order:
            c.t.cite("15-15-9-2", player=c.actor)
        wanted = min(len(left), self.n * c.times)
        first = left[:] if c.t.book.listed_in_order and wanted == len(left) else []
        while c.t.book.listed_in_order and len(first) < wanted:
            first.append(ask_mode(c, [mode for mode in left if mode not in first], "15-15-9-1"))
        first.sort()
        for index in range(wanted):
            mode = first[index] if first else ask_mode(c, left, "15-15-9-2")
            left.remove(mode)
            stopped = c.stopped
            bound = c.bound
            c.bound = bound or activated(c)
            done = self.ops[mode].run(c) or done
            c.bound = bound
            c.stopped = stopped
        return done

    def can(self, c: Context) -> bool:
        return any(op.can(c) for op in self.ops)


class EachOp(Op):
    """15-15-7: with its numbers multiplied by how many there are of something."""

    def __init__(self, count: Value, op: Op) -> None:
        self.count = count
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        now(c.t)
        n = self.count.of(c)
        c.t.cite("15-15-7-1", player=c.controller)
        if len(c.events) > 1:
            c.once("15-15-7-4")
        if n <= 0:
            c.begin()
            c.t.cite("1-3-4", player=c.controller)
            return False
        if isinstance(self.op, AndOp):
            c.t.cite_newest("4-27-4", c.controller)
        before = c.times
        c.times = n
        done = self.op.run(c)
        c.times = before
        return done

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        n = self.count.of(c)
        if n <= 0:
            return False
        before = c.times
        c.times = n
        able = self.op.can(c)
        c.times = before
        return able


class TimesOp(Op):
    """Carried out anew as many times as there are of something."""

    def __init__(self, count: Value, op: Op) -> None:
        self.count = count
        self.op = op

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        now(c.t)
        n = self.count.of(c)
        c.t.cite("15-15-7-1", player=c.controller)
        if n <= 0:
            c.begin()
            c.t.cite("1-3-4", player=c.controller)
        done = False
        for _ in range(n):
            if c.stopped:
                break
            done = self.op.run(c) or done
        return done

    def can(self, c: Context) -> bool:
        return self.count.of(c) > 0 and self.op.can(c)


class OpponentOp(Op):
    """15-10-1-2-1: the opponent does it."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        c.actor = 1 - c.actor
        c.table.cite("15-10-1-2-1", player=c.actor)
        done = self.op.run(c)
        c.actor = 1 - c.actor
        return done

    def can(self, c: Context) -> bool:
        c.actor = 1 - c.actor
        able = self.op.can(c)
        c.actor = 1 - c.actor
        return able


class BothOp(Op):
    """15-10-1-3-1: each player does it to their own, the turn player first (1-3-5)."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        c.table.cite("15-10-1-3-1")
        c.table.cite("1-3-5")
        before = c.actor
        owner = c.controller
        done = False
        for player in (c.table.turn_player, 1 - c.table.turn_player):
            c.actor = player
            c.controller = player
            done = self.op.run(c) or done
        c.actor = before
        c.controller = owner
        return done

    def can(self, c: Context) -> bool:
        return True
