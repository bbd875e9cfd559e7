"""Instructions about the game itself: throws, the ticket, the damage of the skill under way, time."""

from __future__ import annotations

from typing import Final

from ....effects.context import Context
from ....effects.continuous import Modifier
from ....effects.ops import Op, Value
from ....effects.picking import source_uid
from ....table.decisions import Decision, Option
from .actions import gain_ticket, janken, lose_ticket
from .causes import Cause, cause_of
from .filters import table_of
from .lasting import Delay
from .marks import damage
from .state import NO_TICKET, SkillChange, Unit
from .triggers import Delayed


class SetBase(Op):
    """704.6a-1: the base of an ``n×`` skill."""

    def __init__(self, amount: Value | None, count: Value | None) -> None:
        self.amount = amount
        self.count = count

    def run(self, c: Context) -> bool:
        t = table_of(c)
        if self.amount is not None:
            t.base = max(0, t.base) + self.amount.of(c)
        elif self.count is not None:
            t.base = max(0, t.base) + t.base_unit * self.count.of(c)
        t.cite("914.5")
        t.cite("914.5a")
        return True


class Ticket(Op):
    """926: gain or lose the winning ticket."""

    def __init__(self, gain: bool) -> None:
        self.gain = gain

    def run(self, c: Context) -> bool:
        t = table_of(c)
        return gain_ticket(t, c.controller, cause_of(c)) if self.gain else lose_ticket(t, c.controller, "106.1")

    def can(self, c: Context) -> bool:
        t = table_of(c)
        if self.gain:
            return t.ticket != c.controller and not t.player_flags[c.controller] & NO_TICKET
        return t.ticket == c.controller


class Janken(Op):
    """916: throw, once or several times; wins and losses are remembered."""

    def __init__(self, times: Value) -> None:
        self.times = times

    def run(self, c: Context) -> bool:
        t = table_of(c)
        n = self.times.of(c)
        c.wins = 0
        c.losses = 0
        for _ in range(n):
            if janken(t, c.controller) == c.controller:
                c.wins += 1
            else:
                c.losses += 1
        c.count = c.wins
        return n > 0


class IfWon(Op):
    """What follows if the throw was won (or lost)."""

    def __init__(self, won: bool, op: Op) -> None:
        self.won = won
        self.op = op

    def run(self, c: Context) -> bool:
        if (c.wins > 0) == self.won:
            return self.op.run(c)
        return False

    def can(self, c: Context) -> bool:
        return self.op.can(c)


class ChangeDamage(Op):
    """914.3: the damage of the skill under way is raised, lowered, multiplied, halved or set."""

    def __init__(self, how: str, amount: Value | None) -> None:
        self.how = how
        self.amount = amount

    def run(self, c: Context) -> bool:
        t = table_of(c)
        n = self.amount.of(c) if self.amount is not None else 0
        if self.how in ("up", "down") and n <= 0:
            return False
        t.changes.append(SkillChange(self.how, n, c.controller, source_uid(c)))
        return True


class Fail(Op):
    """917: the skill being judged fails."""

    def run(self, c: Context) -> bool:
        table_of(c).skill_failing = True
        return True


class NameAttribute(Op):
    """An attribute is named: red, green, blue or neutral."""

    def run(self, c: Context) -> bool:
        options = [Option("mode", number=n) for n in (1, 2, 3, 4)]
        answer = table_of(c).ask(Decision(c.controller, "mode", options, "204.2", source=source_uid(c), about="attribute"))
        c.count = 1 << (answer.number - 1)
        return True


class AsTurnPlayer(Op):
    """What the turn player (or the other one) does."""

    def __init__(self, op: Op, turn: bool) -> None:
        self.op = op
        self.turn = turn

    def run(self, c: Context) -> bool:
        me = c.controller
        c.controller = c.table.turn_player if self.turn else 1 - c.table.turn_player
        done = self.op.run(c)
        c.controller = me
        return done


class Forget(Op):
    """A replacement effect for the next time only is used up."""

    def __init__(self, modifier: Modifier) -> None:
        self.modifier = modifier

    def run(self, c: Context) -> bool:
        t = c.table
        for lasting in t.lasting:
            if any(part.modifier is self.modifier for part in lasting.parts):
                t.lasting = [other for other in t.lasting if other is not lasting]
                t.version += 1
                return True
        return False


class ChangeThat(Op):
    """810: damage about to be dealt becomes another amount. ``how`` is down, half or set."""

    def __init__(self, how: str, amount: Value) -> None:
        self.how = how
        self.amount = amount

    def run(self, c: Context) -> bool:
        event = c.event
        if event is None or not isinstance(event.body, Unit):
            return False
        n = self.amount.of(c)
        left = event.amount - n if self.how == "down" else event.amount // 2 if self.how == "half" else n
        by = event.by
        if left > 0:
            cause = Cause(event.cause, event.by_player, by if isinstance(by, Unit) else None, event.by_card)
            damage(table_of(c), event.body, left, cause, event.rule)
        return True


class DelayWithin(Op):
    """A delayed trigger that listens in certain turns only."""

    def __init__(self, delay: Delay, first: Value, last: Value) -> None:
        self.delay = delay
        self.first = first
        self.last = last

    def run(self, c: Context) -> bool:
        t = table_of(c)
        t.cite("807.6")
        made = Delayed(self.delay.ability, c.frozen(), not self.delay.lasts, self.first.of(c), self.last.of(c))
        t.delayed.append(made)
        t.version += 1
        return True


class EndGame(Op):
    """A text that wins or loses the game."""

    def __init__(self, wins: bool) -> None:
        self.wins = wins

    def run(self, c: Context) -> bool:
        c.table.end(c.controller if self.wins else 1 - c.controller, "104.1", "card")
        return True


class NameNumber(Op):
    """104.5: a number is chosen: whole and not below zero."""

    def run(self, c: Context) -> bool:
        t = table_of(c)
        t.cite("104.5", player=c.controller)
        options = [Option("number", number=n) for n in range(1000)]
        c.count = t.ask(Decision(c.controller, "number", options, "104.5", source=source_uid(c))).number
        return True


class Everyone(Op):
    """Each player does it, the turn player first."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        me = c.controller
        done = True
        for player in (c.table.turn_player, 1 - c.table.turn_player):
            c.controller = player
            done = self.op.run(c) and done
        c.controller = me
        return done


class EndTheTurn(Op):
    """The turn ends when this is over."""

    def run(self, c: Context) -> bool:
        table_of(c).turn_ending = True
        return True


FOREVER: Final = 1 << 30


class TurnValue(Value):
    """A turn number counted from now: the next turn of a player, or this one."""

    def __init__(self, which: str) -> None:
        self.which = which

    def of(self, c: Context) -> int:
        t = c.table
        mine = t.turn_player == c.controller
        if self.which == "this":
            return t.turn
        if self.which == "now":
            return 0
        if self.which == "opp":
            return t.turn + 1 if mine else t.turn + 2
        if self.which == "before own":
            return t.turn + 1 if mine else t.turn
        if self.which == "before opp":
            return t.turn if mine else t.turn + 1
        if self.which == "own":
            return t.turn + 2 if mine else t.turn + 1
        return FOREVER
