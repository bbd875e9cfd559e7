"""11.11.5: instructions made of instructions: in printed order, one of several, under a condition, by another player."""

from __future__ import annotations

from ....effects.ops import Cond, Op, Value
from ....effects.picking import asking
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..book.targets import ChooseOp
from . import facts
from .card_verbs import Discard, PutBreak, RemoveFromGame, Return, tidy
from .character_verbs import Activate, Break, Dull, Freeze
from .context import Ctx
from .picks import Do, OnThings
from .selectors import sides


class Steps(Do):
    """11.11.5: sentences in printed order."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def do(self, c: Ctx) -> bool:
        done = False
        for op in self.ops:
            done = op.run(c) or done
        if c.looked:
            tidy(c)
        return done

    def possible(self, c: Ctx) -> bool:
        return not self.ops or self.ops[0].can(c)


class OneAndOther(Do):
    """One thing and another; both are done as far as they can be."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def do(self, c: Ctx) -> bool:
        done = True
        for op in self.ops:
            done = op.run(c) and done
        return done

    def possible(self, c: Ctx) -> bool:
        return all(op.can(c) for op in self.ops[:1])


class OneOrOther(Do):
    """One of several things, as the player likes."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops
        self.choice: ChooseOp | None = None
        """The choice with which it was declared which one (11.8.12)."""

    def do(self, c: Ctx) -> bool:
        if self.choice is not None:
            declared = dict(c.shares)
            found = [declared.get(c.t.ref(thing), 0) for thing in c.groups.get(self.choice.number, [])]
            return any(self.ops[number - 1].run(c) for number in found if number > 0)
        able_ = [index for index, op in enumerate(self.ops) if op.can(c)]
        if not able_:
            return False
        options = [Option("mode", number=index + 1) for index in able_]
        source = asking(c)
        index = c.t.ask(Decision(c.actor, "mode", options, "11.11.5.1", False, source)).number - 1
        return self.ops[index].run(c)

    def possible(self, c: Ctx) -> bool:
        return any(op.can(c) for op in self.ops)


class MayOp(Do):
    """11.8.14: the player decides when it resolves, and only where it can be done."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def do(self, c: Ctx) -> bool:
        t = c.t
        t.cite("11.8.14", player=c.actor)
        c.answered = False
        if not self.op.can(c):
            return False
        source = asking(c)
        if not t.yes(c.actor, "11.8.14", source):
            return False
        c.answered = self.op.run(c)
        return c.answered


class DoneOp(Do):
    """An instruction whose success the next sentence asks for."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def do(self, c: Ctx) -> bool:
        c.answered = self.op.run(c)
        return c.answered

    def possible(self, c: Ctx) -> bool:
        return self.op.can(c)


class IfDoOp(Do):
    """“If you do so”, “if you don't do so”: asks whether the part before was done."""

    def __init__(self, op: Op, wanted: bool) -> None:
        self.op = op
        self.wanted = wanted

    def do(self, c: Ctx) -> bool:
        if c.answered != self.wanted:
            return False
        return self.op.run(c)


class UnlessCast(Do):
    """“If you do not cast it”: what becomes of a card that was found to be cast right after this effect, and is not."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def do(self, c: Ctx) -> bool:
        cast = [later.ref for later in c.t.cast_after]
        if any(isinstance(thing, Card) and thing.ref in cast for thing in c.it):
            return False
        return self.op.run(c)


class ByPlayer(Do):
    """Another player does it: “your opponent discards 1 card”."""

    def __init__(self, op: Op, whose: int) -> None:
        self.op = op
        self.whose = whose
        """1 the opponent, 2 whoever is talked of, -1 each player, 3 the controller of it."""

    def players(self, c: Ctx) -> list[int]:
        """Who does it, the turn player first (6.1.4)."""
        if self.whose == 3:
            for thing in c.it:
                return [facts.controller(thing, c.t)]
            if c.deed is not None and c.deed.by is not None and c.that is c.body:
                return [facts.controller(c.deed.by, c.t)]  # “that Character” is not this one but what did it to this one
            if c.that is not None:
                return [facts.controller(c.that, c.t)]
            return []
        if self.whose < 0:
            c.t.cite("6.1.4")
            return [c.t.turn_player, 1 - c.t.turn_player]
        return sides(c, self.whose)

    def do(self, c: Ctx) -> bool:
        done = False
        before = c.actor
        they = c.they
        players = self.players(c)
        several = len(players) > 1
        if several:
            c.t.cite("11.11.6")
            c.t.hold()
        if several and isinstance(self.op, Break | PutBreak | Dull | Activate | Freeze | Return | RemoveFromGame | Discard):
            done = self.together(c, self.op, players)
        else:
            for player in players:
                c.actor = player
                c.they = player
                done = self.op.run(c) or done
        if several:
            c.t.release()
        elif players:
            c.spoken = players[0]
        c.actor = before
        c.they = they
        return done

    def together(self, c: Ctx, op: OnThings, players: list[int]) -> bool:
        """11.11.6: everybody says what they take before anything is done to it."""
        taken: list[list[Thing]] = []
        for player in players:
            c.actor = player
            c.they = player
            taken.append(op.what.take(c, op.verb, "11.11.6"))
        done = False
        for index, player in enumerate(players):
            c.actor = player
            c.they = player
            if taken[index]:
                done = op.apply(c, taken[index]) or done
        return done

    def possible(self, c: Ctx) -> bool:
        before = c.actor
        they = c.they
        found = False
        for player in self.players(c):
            c.actor = player
            c.they = player
            found = self.op.can(c) or found
        c.actor = before
        c.they = they
        return found


class OrInstead(Do):
    """11.12.5.6: an instruction, or under a condition another one in its place."""

    def __init__(self, op: Op, instead: list[tuple[Cond, Op]]) -> None:
        self.op = op
        self.instead = instead

    def do(self, c: Ctx) -> bool:
        for cond, op in reversed(self.instead):
            if cond.holds(c):
                c.t.cite("11.12.5.6", player=c.controller)
                return op.run(c)
        return self.op.run(c)

    def possible(self, c: Ctx) -> bool:
        return self.op.can(c)


class Repeat(Do):
    """So many times."""

    def __init__(self, op: Op, times: Value) -> None:
        self.op = op
        self.times = times

    def do(self, c: Ctx) -> bool:
        done = False
        for _ in range(max(0, self.times.of(c))):
            done = self.op.run(c) or done
        return done

    def possible(self, c: Ctx) -> bool:
        return self.times.of(c) > 0 and self.op.can(c)


class Nothing(Do):
    """Does nothing."""

    def do(self, c: Ctx) -> bool:
        return True
