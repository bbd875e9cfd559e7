"""15-6: processing conditions, and what is counted."""

from __future__ import annotations

from typing import Final

from ....effects.conditions import Both, Either, compare
from ....effects.context import Context
from ....effects.ops import Cond, Filter, Select, Value
from ....table.cards import Thing
from ..book.rules import By, caused
from ..book.values import now
from . import facts
from .context import Ctx
from .filters import level_counts
from .selectors import Count, MadeThings, Pick, most_together, passed_by, sides, together
from .state import BATTLE, KIND_BITS, Happening, Stack


class Exists(Cond):
    """So many things there are."""

    def __init__(self, select: Select, count: Count | None) -> None:
        self.select = select
        self.count = count

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        trying = c.trying
        c.trying = True
        have = together(c, self.select)
        c.trying = trying
        return have >= 1 if self.count is None else self.count.fits(have)


def overlooked(c: Ctx, cond: Cond) -> bool:
    """3-4-5-7, 3-4-5-8: whether a card in a breeding area would have met a condition that does not name that area."""
    if isinstance(cond, Both | Either):
        return any(overlooked(c, part) for part in cond.conds)
    return isinstance(cond, Exists) and passed_by(c, cond.select)


class Fits(Cond):
    """A thing that is meant passes a test: “if this Digimon has …”. It is what “it” means in what follows."""

    def __init__(self, select: Select, filter: Filter, every: bool = False) -> None:
        self.select = select
        self.filter = filter
        self.every = every

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        things = self.select.find(c)
        if c.t.recording and c.events:
            seen_then_or_now(c, things)
        c.named = []
        fit = [thing for thing in things if facts.fits(self.filter, c, thing)]
        c.named = things
        if self.every:
            return len(fit) == len(things) and bool(things)
        return bool(fit)


def seen_then_or_now(c: Ctx, things: list[Thing]) -> None:
    """15-8-3-9-3, 15-8-3-9-4: a condition looks at what is there now, or at what has left as it last was."""
    for thing in things:
        if isinstance(thing, Stack):
            c.once("15-8-3-9-3" if thing.alive else "15-8-3-9-4")


class Memory(Cond):
    """4-1-2: so much memory or less, or more."""

    def __init__(self, whose: int, how: str, n: int) -> None:
        self.whose = whose
        self.how = how
        self.n = n

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        player = c.controller if self.whose == 0 else 1 - c.controller
        return compare(c.t.memory_of(player), self.how, self.n)


GOING: Final = KIND_BITS["deleted"] | KIND_BITS["left"] | KIND_BITS["would delete"] | KIND_BITS["would leave"]
"""What a cause of a deletion is asked of: an effect may be activated at another timing."""


class EventIs(Cond):
    """Something is true of the event that triggered the effect."""

    def __init__(self, what: str, n: int = 0) -> None:
        self.what = what
        self.n = n
        self.places = 0
        self.by: list[By] = []
        self.filter: Filter | None = None

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        for event in c.events:
            if self.test(c, event):
                return True
        return False

    def test(self, c: Ctx, event: Happening) -> bool:
        """Whether it is true of one event."""
        what = self.what
        if what == "dna":
            return event.how == "dna"
        if what == "assembly":
            return event.how == "assembly"
        if what == "xros":
            return event.how == "xros" and event.number >= self.n
        if what == "by effect":
            return event.why.is_effect
        if what == "from":
            return event.place >= 0 and bool(self.places >> event.place & 1)
        if what == "digivolving from":
            return event.kind == "digivolved" and event.place >= 0 and bool(self.places >> event.place & 1)
        if what == "cause":
            return bool(event.bit & GOING) and caused(self.by, c.controller, event.why)
        if what == "by of":
            stack = event.why.stack
            card = event.why.card
            thing: Thing | None = stack if stack is not None else card
            return event.why.is_effect and thing is not None and self.filter is not None and facts.fits(self.filter, c, thing)
        raise AssertionError(what)


class Did(Cond):
    """What this effect did so far."""

    def __init__(self, verbs: list[str], filter: Filter | None, whose: int, negate: bool) -> None:
        self.verbs = verbs
        self.filter = filter
        self.whose = whose
        self.negate = negate
        self.least = 1
        """How many there must be."""

    def holds(self, c: Context) -> bool:
        have = 0
        for made in c.made:
            if made.verb in self.verbs:
                if self.whose >= 0 and (made.player == c.controller) != (self.whose == 0):
                    continue
                if self.filter is None or facts.fits(self.filter, c, made.thing):
                    have += 1
        return (have >= self.least) != self.negate


class Answered(Cond):
    """Whether the optional part before was done."""

    def __init__(self, negate: bool) -> None:
        self.negate = negate

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return (c.answered if c.asked else c.did) != self.negate


class Gained(Cond):
    """So much memory was gained by this effect."""

    def __init__(self, count: Count) -> None:
        self.count = count

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.count.fits(c.gained)


class SourcesTogether(Filter):
    """Has so many such digivolution cards that all differ, or are all the same, in something (4-22)."""

    def __init__(self, pick: Pick, count: Count) -> None:
        self.pick = pick
        self.count = count

    def test(self, c: Context, thing: Thing) -> bool:
        assert isinstance(c, Ctx)
        filter = self.pick.filter
        fit: list[Thing] = [card for card in facts.sources(thing) if filter is None or facts.fits(filter, c, card)]
        return self.count.fits(most_together(c, fit, self.pick.bounds))


class Digivolving(Select):
    """What is about to digivolve."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        return [event.body for event in c.events if event.body is not None]


class Held(Cond):
    """The condition before did not hold."""

    def holds(self, c: Context) -> bool:
        return not c.held


class AttackOn(Cond):
    """An attack is under way, made by such a Digimon. 11-2-7-6: what triggered on it asks what it was declared on."""

    def __init__(self, who: Select | None, player: bool, filter: Filter | None) -> None:
        self.who = who
        self.player = player
        self.filter = filter

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        attack = c.t.attack
        if attack is None:
            return False
        if self.who is not None:
            attacker = c.t.stack(attack.attacker)
            if attacker is None or attacker not in self.who.find(c):
                return False
        aimed = next((event.amount for event in c.events if event.kind == "attacked"), attack.target)
        if self.player:
            return aimed == -1
        if self.filter is not None:
            target = c.t.stack(aimed)
            return target is not None and self.filter.test(c, target)
        return True


class ValueFits(Cond):
    """A number is what a count asks for."""

    def __init__(self, value: Value, count: Count) -> None:
        self.value = value
        self.count = count

    def holds(self, c: Context) -> bool:
        return self.count.fits(self.value.of(c))


class ColorsOf(Value):
    """How many different colours some things have together."""

    def __init__(self, select: Select, per: int, sources: bool = False) -> None:
        self.select = select
        self.per = per
        self.sources = sources

    def of(self, c: Context) -> int:
        mask = 0
        for thing in self.select.find(c):
            if self.sources:
                for card in facts.sources(thing):
                    if facts.known(card):
                        mask |= facts.colors(card)
            elif facts.known(thing):
                mask |= facts.colors(thing)
        return bin(mask).count("1") // self.per


class SameLevels(Value):
    """The most cards of one level in a stack; for every so many, all levels of which there are so many."""

    def __init__(self, select: Select, per: int) -> None:
        self.select = select
        self.per = per

    def of(self, c: Context) -> int:
        found = [count // self.per for thing in self.select.find(c) for count in level_counts(thing)]
        return max(found, default=0) if self.per == 1 else sum(found)


class SourceCounts(Value):
    """How many digivolution cards some things have, those that pass a test."""

    def __init__(self, select: Select, per: int, filter: Filter | None) -> None:
        self.select = select
        self.per = per
        self.filter = filter
        self.most = False
        """Whether those of one of the things count: of the one with the most."""

    def of(self, c: Context) -> int:
        found: list[int] = []
        for thing in self.select.find(c):
            found.append(sum(1 for card in facts.sources(thing) if self.filter is None or facts.fits(self.filter, c, card)))
        return (max(found, default=0) if self.most else sum(found)) // self.per


class MadeCount(Value):
    """How many things this effect did something to; where it does no such thing, how many were in its trigger."""

    def __init__(self, verb: str, per: int, whose: int, own: bool = True) -> None:
        self.verb = verb
        self.per = per
        self.whose = whose
        self.own = own
        """Whether this effect itself does it."""

    def of(self, c: Context) -> int:
        assert isinstance(c, Ctx)
        found = 0
        for made in c.made:
            if made.verb == self.verb and (self.whose < 0 or (made.player == c.controller) == (self.whose == 0)):
                found += 1
        if not self.own and not found:
            found = len(MadeThings(self.verb, 0, self.whose, False).find(c))
        return found // self.per


class HighestStat(Value):
    """A number of a thing that is meant: its play cost, level, DP; 0 without one."""

    def __init__(self, select: Select, which: str) -> None:
        self.select = select
        self.which = which

    def of(self, c: Context) -> int:
        return max((max(0, facts.stat(thing, self.which)) for thing in self.select.find(c)), default=0)


class LimitOf(HighestStat):
    """The same as a limit: without a thing that is meant nothing keeps to it."""

    def of(self, c: Context) -> int:
        return super().of(c) if self.select.find(c) else -1


class SumOf(Value):
    """Two numbers together."""

    def __init__(self, a: Value, b: Value) -> None:
        self.a = a
        self.b = b

    def of(self, c: Context) -> int:
        return self.a.of(c) + self.b.of(c)


class Paid(Value):
    """How much memory was paid by this effect."""

    def of(self, c: Context) -> int:
        assert isinstance(c, Ctx)
        return c.paid


class Excess(Value):
    """By how much one number is above another."""

    def __init__(self, a: Value, b: Value) -> None:
        self.a = a
        self.b = b

    def of(self, c: Context) -> int:
        return max(0, self.a.of(c) - self.b.of(c))


class Stacks(Value):
    """How many stacks of some kind a player has in the battle area."""

    def __init__(self, whose: int, mask: int) -> None:
        self.whose = whose
        self.mask = mask

    def of(self, c: Context) -> int:
        assert isinstance(c, Ctx)
        now(c.t)
        total = 0
        for player in sides(c, self.whose):
            for body in c.t.zones[player * 8 + BATTLE].bodies:
                if isinstance(body, Stack) and body.category & self.mask:
                    total += 1
        return total


class Deeds(Cond):
    """What a player did this turn. 3-4-5-7: what was done in the breeding area does not count."""

    def __init__(self, what: str, whose: int, negate: bool) -> None:
        self.what = what
        self.whose = whose
        self.negate = negate

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return any(c.t.deeds.get(f"{self.what} {player}", 0) > 0 for player in sides(c, self.whose)) != self.negate


class Product(Value):
    """A number for each of something."""

    def __init__(self, n: int, per: Value) -> None:
        self.n = n
        self.per = per

    def of(self, c: Context) -> int:
        return self.n * self.per.of(c)


class Talking(Cond):
    """A condition about something that is “it” in what follows."""

    def __init__(self, inner: Cond, about: Select) -> None:
        self.inner = inner
        self.about = about

    def holds(self, c: Context) -> bool:
        result = self.inner.holds(c)
        c.named = self.about.find(c)
        return result
