"""4: numbers of a text: printed, counted, read from cards, or chosen."""

from __future__ import annotations

from ....effects.context import Context, Made
from ....effects.ops import Cond, Filter, Select, Value
from ....table.cards import Card
from . import facts
from .context import Ctx
from .faces import NONE
from .selectors import sides
from .state import BREAK, HAND, Character


class Num(Value):
    """A number of this game."""

    def of(self, c: Context) -> int:
        assert isinstance(c, Ctx)
        return self.number(c)

    def number(self, c: Ctx) -> int:
        """The number now."""
        raise NotImplementedError


class X(Num):
    """4.5: the value of X."""

    def number(self, c: Ctx) -> int:
        return c.x


class Depends(Num):
    """One number under a condition, else another."""

    def __init__(self, cond: Cond, then: Value, other: Value) -> None:
        self.cond = cond
        self.then = then
        self.other = other

    def number(self, c: Ctx) -> int:
        return self.then.of(c) if self.cond.holds(c) else self.other.of(c)


class PutAway(Num):
    """How many such Characters were put from a player's field into the Break Zone this turn."""

    def __init__(self, test: Filter, whose: int) -> None:
        self.test = test
        self.whose = whose

    def number(self, c: Ctx) -> int:
        found = [c.t.gone[bid] for bid, goal, _ in c.t.left if goal == BREAK and bid in c.t.gone]
        return sum(1 for body in found if body.controller in sides(c, self.whose) and self.test.test(c, body))


class StatOf(Num):
    """The cost, power or damage of a thing; of several the sum, the highest or the lowest. 4.4: of nothing it is 0."""

    def __init__(self, which: str, select: Select, how: str = "sum") -> None:
        self.which = which
        self.select = select
        self.how = how

    def number(self, c: Ctx) -> int:
        found = [self.one(c, thing) for thing in self.select.find(c)]
        found = [n for n in found if n != NONE]
        if not found:
            c.t.cite("4.4")
            return 0
        if self.how == "highest":
            return max(found)
        if self.how == "lowest":
            return min(found)
        return sum(found)

    def one(self, c: Ctx, thing: object) -> int:
        """The number of one thing."""
        if isinstance(thing, Character):
            if not thing.alive:
                c.t.cite("11.11.7", player=c.controller)
            if self.which == "power":
                if thing.power < NONE:
                    c.t.cite("4.3", player=thing.controller)
                return max(0, thing.power)
            if self.which == "damage":
                return thing.damage
            if self.which == "cost":
                return thing.cost
            return sum(thing.counters.values())
        if isinstance(thing, Card):
            if self.which == "power":
                return max(0, facts.power(thing, c.t))
            return facts.cost(thing, c.t) if self.which == "cost" else 0
        return 0


class CountersOn(Num):
    """6.7: how many counters of a name lie on something."""

    def __init__(self, name: str, select: Select) -> None:
        self.name = name
        self.select = select

    def number(self, c: Ctx) -> int:
        total = 0
        for thing in self.select.find(c):
            if isinstance(thing, Character):
                total += thing.counters.get(self.name, 0) if self.name else sum(thing.counters.values())
            elif isinstance(thing, Card) and self.name in ("", "Warp"):
                known = c.t.warping.get(thing.uid)
                total += known[1] if known is not None and known[0] == thing.ref else 0
        return total


class Arithmetic(Num):
    """A number made of two others."""

    def __init__(self, how: str, left: Value, right: Value) -> None:
        self.how = how
        self.left = left
        self.right = right
        self.unit = 1
        """Where a text says so, the quotient is rounded to thousands."""
        self.up = True

    def number(self, c: Ctx) -> int:
        a = self.left.of(c)
        b = self.right.of(c)
        if self.how == "plus":
            return a + b
        if self.how == "less":
            return a - b
        if self.how == "times":
            return a * b
        if self.how == "each":
            return a // b
        if self.how == "least":
            return min(a, b)
        if self.how == "modulo":
            return a % b
        c.t.cite("4.2")
        return quotient(a, b, self.unit, self.up)


def quotient(a: int, b: int, unit: int, up: bool) -> int:
    """4.2: a divided by b in whole units, rounded up unless a text says down.

    >>> quotient(7000, 2, 1, True), quotient(7000, 2, 1000, True), quotient(7000, 2, 1000, False)
    (3500, 4000, 3000)
    """
    whole = b * unit
    return (-(-a // whole) if up else a // whole) * unit


class Points(Num):
    """Points of damage players have received."""

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def number(self, c: Ctx) -> int:
        return sum(c.t.damage_of(player) for player in sides(c, self.whose))


class HandSize(Num):
    """Cards in hand."""

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def number(self, c: Ctx) -> int:
        return sum(len(c.t.cards_in(player, HAND)) for player in sides(c, self.whose))


class Crystals(Num):
    """6.8: crystals a player has."""

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def number(self, c: Ctx) -> int:
        return sum(c.t.crystals[player] for player in sides(c, self.whose))


class ThisTurn(Num):
    """How often something was done this turn."""

    def __init__(self, what: str, whose: int) -> None:
        self.what = what
        self.whose = whose

    def number(self, c: Ctx) -> int:
        return sum(c.t.counted(self.what, player) for player in sides(c, self.whose))


class CastThisTurn(Num):
    """How many such cards a player cast this turn; -2: the player of the event."""

    def __init__(self, whose: int, test: Filter | None) -> None:
        self.whose = whose
        self.test = test

    def number(self, c: Ctx) -> int:
        players = sides(c, self.whose) if self.whose > -2 else [c.deed.player] if c.deed is not None else []
        total = 0
        for player, uid in c.t.casts:
            if player in players and (self.test is None or self.test.test(c, c.t.cards[uid])):
                total += 1
        return total


class Done(Num):
    """How many this effect (or its costs) did something to."""

    def __init__(self, verbs: tuple[str, ...], test: Filter | None = None) -> None:
        self.verbs = verbs
        self.test = test

    def number(self, c: Ctx) -> int:
        before = self.among(c, c.made[: c.inherited])
        return before or self.among(c, [*c.made, *c.paid])

    def among(self, c: Ctx, done: list[Made]) -> int:
        """How many of these things done are meant."""
        total = 0
        for made in done:
            if made.verb in self.verbs and (self.test is None or self.test.test(c, made.thing)):
                total += 1
        return total


class DoneOf(Done):
    """The same, of the cards and Characters of one player."""

    def __init__(self, verbs: tuple[str, ...], test: Filter | None, whose: int) -> None:
        super().__init__(verbs, test)
        self.whose = whose

    def number(self, c: Ctx) -> int:
        players = sides(c, self.whose)
        return self.among(c, [made for made in c.made if made.player in players])


class DeedAmount(Num):
    """The damage or number of the event."""

    def number(self, c: Ctx) -> int:
        return c.deed.amount if c.deed is not None else 0


class Different(Num):
    """How many different Elements, names, costs … there are among things."""

    def __init__(self, what: str, select: Select) -> None:
        self.what = what
        self.select = select

    def number(self, c: Ctx) -> int:
        found: list[str] = []
        for thing in self.select.find(c):
            if self.what == "element":
                mask = facts.elements(thing, c.t)
                values = [str(1 << bit) for bit in range(8) if mask >> bit & 1]
            elif self.what == "name":
                values = facts.names(thing, c.t)[:1]
            elif self.what == "job":
                values = facts.jobs(thing, c.t)
            elif self.what == "category":
                values = facts.categories(thing, c.t)
            elif self.what == "cost":
                values = [str(facts.cost(thing, c.t))]
            else:
                values = [str(facts.kinds(thing, c.t))]
            for one in values:
                if one not in found:
                    found.append(one)
        return len(found)


class ElementsPaid(Num):
    """How many different Elements of CP were paid to cast this."""

    def number(self, c: Ctx) -> int:
        paid = c.body.paid if c.body is not None else c.elements
        return bin(paid).count("1")
