"""The interpreter's neutral instructions, conditions, values and selectors.

Each game adds its verbs. An instruction returns whether it was carried out in full, which is
what “if you do” asks; ``can`` tells beforehand whether that is possible.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ..table.cards import Body, Card, Thing
from ..table.decisions import NONE, Decision, Option
from .abilities import Code
from .context import Context


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Code):
    """An instruction."""

    def run(self, c: Context) -> bool:
        """Carries it out as far as possible; true if in full."""
        raise NotImplementedError

    def can(self, c: Context) -> bool:
        """Whether it could be carried out in full now."""
        return True

    def picks(self) -> bool:
        """Whether it chooses something that the next instructions are about."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Cond(Code):
    """A condition."""

    def holds(self, c: Context) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(Code):
    """A number."""

    def of(self, c: Context) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Select(Code):
    """A set of things: candidates for a choice, or all that an effect applies to."""

    def find(self, c: Context) -> list[Thing]:
        raise NotImplementedError

    def hidden(self, c: Context) -> bool:
        """Whether some player cannot check that the candidates are all there are."""
        return False

    def looks(self, c: Context) -> list[Card]:
        """The cards of a hidden zone that whoever chooses may look through meanwhile."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter(Code):
    """A test of one thing."""

    def test(self, c: Context, thing: Thing) -> bool:
        raise NotImplementedError


# -------------------------------------------------------------------- values


class Const(Value):
    """A printed number."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, c: Context) -> int:
        return self.n


class Times(Value):
    """A number once for each of something."""

    def __init__(self, base: Value, count: Value, per: int) -> None:
        self.base = base
        self.count = count
        self.per = per

    def of(self, c: Context) -> int:
        return self.base.of(c) * (self.count.of(c) // self.per)


class CountOf(Value):
    """How many things a selector finds."""

    def __init__(self, select: Select) -> None:
        self.select = select

    def of(self, c: Context) -> int:
        return len(self.select.find(c))


class ThatMany(Value):
    """How many the last instruction handled."""

    def of(self, c: Context) -> int:
        return c.count


class Wins(Value):
    """How many of the throws just made were won."""

    def of(self, c: Context) -> int:
        return c.wins


class Losses(Value):
    """How many of the throws just made were lost."""

    def of(self, c: Context) -> int:
        return c.losses


class EventAmount(Value):
    """The amount of the event that triggered."""

    def of(self, c: Context) -> int:
        return c.event.amount if c.event is not None else 0


# -------------------------------------------------------------------- conditions


class Compare(Cond):
    """A comparison. ``how`` is one of = < > <= >= !=."""

    def __init__(self, left: Value, how: str, right: Value) -> None:
        self.left = left
        self.how = how
        self.right = right

    def holds(self, c: Context) -> bool:
        return compare(self.left.of(c), self.how, self.right.of(c))


def compare(a: int, how: str, b: int) -> bool:
    """Compares two numbers the way a text says."""
    if how == ">=":
        return a >= b
    if how == "<=":
        return a <= b
    if how == "=":
        return a == b
    if how == ">":
        return a > b
    if how == "<":
        return a < b
    return a != b


class Both(Cond):
    """All of several conditions."""

    def __init__(self, conds: list[Cond]) -> None:
        self.conds = conds

    def holds(self, c: Context) -> bool:
        return all(cond.holds(c) for cond in self.conds)


class Either(Cond):
    """At least one of several conditions."""

    def __init__(self, conds: list[Cond]) -> None:
        self.conds = conds

    def holds(self, c: Context) -> bool:
        return any(cond.holds(c) for cond in self.conds)


class Not(Cond):
    """The opposite of a condition."""

    def __init__(self, cond: Cond) -> None:
        self.cond = cond

    def holds(self, c: Context) -> bool:
        return not self.cond.holds(c)


# -------------------------------------------------------------------- selectors


class It(Select):
    """What the text last picked: “it”, “those”."""

    def find(self, c: Context) -> list[Thing]:
        if c.it:
            return c.it[:]
        return [c.that] if c.that is not None else []


class This(Select):
    """“This unit”: the body the text stands on."""

    def find(self, c: Context) -> list[Thing]:
        return [c.source] if c.source is not None else []


# -------------------------------------------------------------------- control


class Seq(Op):
    """Instructions in the order they are written."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def run(self, c: Context) -> bool:
        done = True
        for op in self.ops:
            if not op.run(c):
                done = False
        c.did = done
        return done

    def can(self, c: Context) -> bool:
        for op in self.ops:
            if not op.can(c):
                return False
            if op.picks():
                break
        return True

    def picks(self) -> bool:
        return any(op.picks() for op in self.ops)


class If(Op):
    """An instruction under a condition, with another one otherwise."""

    def __init__(self, cond: Cond, then: Op, other: Op | None = None) -> None:
        self.cond = cond
        self.then = then
        self.other = other

    def run(self, c: Context) -> bool:
        if self.cond.holds(c):
            return self.then.run(c)
        if self.other is not None:
            return self.other.run(c)
        return False

    def can(self, c: Context) -> bool:
        return self.then.can(c) if self.cond.holds(c) else self.other is not None and self.other.can(c)


class IfDone(Op):
    """An instruction, and another one if the first was (or was not) carried out in full."""

    def __init__(self, first: Op, then: Op | None, other: Op | None, rule: str) -> None:
        self.first = first
        self.then = then
        self.other = other
        self.rule = rule

    def run(self, c: Context) -> bool:
        done = self.first.run(c)
        c.table.cite(self.rule)
        if done:
            return self.then.run(c) if self.then is not None else True
        return self.other.run(c) if self.other is not None else False

    def can(self, c: Context) -> bool:
        return self.first.can(c)


class May(Op):
    """An instruction a player may choose not to follow. Only offered where it can be followed in full."""

    def __init__(self, op: Op, rule: str, whose: int = 0) -> None:
        self.op = op
        self.rule = rule
        self.whose = whose
        """0: the controller decides, 1: the opponent."""

    def run(self, c: Context) -> bool:
        c.table.cite(self.rule)
        if not self.op.can(c):
            return False
        player = c.controller if self.whose == 0 else 1 - c.controller
        if not c.table.yes(player, self.rule, source_uid(c)):
            return False
        return self.op.run(c)


class AsOpponent(Op):
    """An instruction the opponent carries out: “your opponent …”. Inside it, “you” is the opponent."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        c.controller = 1 - c.controller
        done = self.op.run(c)
        c.controller = 1 - c.controller
        return done

    def can(self, c: Context) -> bool:
        c.controller = 1 - c.controller
        able = self.op.can(c)
        c.controller = 1 - c.controller
        return able


class Modes(Op):
    """Choose one (or some) of several instructions."""

    def __init__(self, ops: list[Op], count: int, rule: str) -> None:
        self.ops = ops
        self.count = count
        self.rule = rule

    def run(self, c: Context) -> bool:
        left = list(range(len(self.ops)))
        chosen: list[int] = []
        for _ in range(min(self.count, len(self.ops))):
            options = [Option("mode", number=i + 1) for i in left]
            pick = c.table.ask(Decision(c.controller, "mode", options, self.rule, False, source_uid(c)))
            left.remove(pick.number - 1)
            chosen.append(pick.number - 1)
        done = True
        for i in sorted(chosen):
            done = self.ops[i].run(c) and done
        return done


class Nothing(Op):
    """Does nothing, in full."""

    def run(self, c: Context) -> bool:
        return True


class Choose(Op):
    """Pick things. They become “it”."""

    def __init__(self, select: Select, count: Value, up_to: bool, about: str, rule: str, hidden_rule: str) -> None:
        self.select = select
        self.count = count
        self.up_to = up_to
        self.about = about
        self.rule = rule
        self.hidden_rule = hidden_rule

    def run(self, c: Context) -> bool:
        want = self.count.of(c)
        if want <= 0:
            c.it = []
            return False
        candidates = self.select.find(c)
        hidden = self.select.hidden(c)
        looked = look_through(c, c.controller, self.select)
        if c.table.recording:
            c.table.passed_over()
        c.table.cite(self.hidden_rule if hidden or looked else self.rule)
        c.it = pick(c, c.controller, candidates, want, self.up_to, hidden, self.about, self.rule)
        look_away(c.controller, looked)
        c.count = len(c.it)
        return len(c.it) == want or self.up_to

    def can(self, c: Context) -> bool:
        return self.up_to or len(self.select.find(c)) >= self.count.of(c)

    def picks(self) -> bool:
        return True


def source_uid(c: Context) -> int:
    """The card whose text asks, for the player who is asked."""
    if c.card is not None:
        return c.card.uid
    if c.source is not None:
        return c.source.top.uid
    return NONE


def _option(thing: Thing) -> Option:
    if isinstance(thing, Body):
        return Option("choose", thing.top.uid, thing.bid)
    assert isinstance(thing, Card)
    return Option("choose", thing.uid)


def pick(
    c: Context, player: int, candidates: list[Thing], want: int, up_to: bool, may_fail: bool, about: str, rule: str
) -> list[Thing]:
    """Lets a player pick things one by one. A player who alone can see the cards need not find any."""
    table = c.table
    left = candidates[:]
    chosen: list[Thing] = []
    if len(left) < want and not up_to:
        table.cite(c.table.clauses.get("partial", ""), player=player)
    if len(left) <= want and not up_to and not may_fail:
        if table.explain:
            table.forced += [_option(thing) for thing in left]
        return left
    for _ in range(want):
        if not left:
            break
        options = [_option(thing) for thing in left]
        if up_to or may_fail:
            options.append(Option("done" if up_to else "none"))
        answer = table.ask(Decision(player, "choose", options, rule, False, source_uid(c), about))
        if answer.card < 0:
            break
        for thing in left:
            if isinstance(thing, Body):
                if thing.bid == answer.body:
                    break
            elif isinstance(thing, Card) and thing.uid == answer.card and answer.body == NONE:
                break
        chosen.append(thing)
        left.remove(thing)
    return chosen


def look_through(c: Context, player: int, select: Select) -> list[Card]:
    """Shows a player the hidden zone in which to choose; the cards that were not visible before."""
    looked = [card for card in select.looks(c) if not c.table.sees(player, card)]
    for card in looked:
        card.shown |= 1 << player
    return looked


def look_away(player: int, looked: list[Card]) -> None:
    """The choice is made: what was hidden is hidden again."""
    for card in looked:
        card.shown &= ~(1 << player)
