"""11.11.5.1: what an instruction takes when it is carried out, and what every instruction is."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Code
from ....effects.context import Context
from ....effects.ops import Op, Select, Value
from ....effects.picking import Union
from ....table.cards import Thing
from ..book.targets import Fit, pick
from ..book.values import now
from .context import Ctx
from .selectors import Sel, TopOf, sides
from .state import StackItem

EXACT: Final = 0
UP_TO: Final = 1
ALL: Final = 2
ANY: Final = 3


def top_cards(c: Ctx, select: Select) -> int:
    """How many cards from the top of decks are meant, or 0 where it is about something else."""
    if not isinstance(select, Sel) or select.tests:
        return 0
    place = select.place
    return place.n.of(c) * len(sides(c, place.whose)) if isinstance(place, TopOf) else 0


class Pick(Code):
    """Things an instruction takes when it is carried out: all there are, or so many as its player selects."""

    def __init__(self, select: Select, how: int = ALL, count: Value | None = None) -> None:
        self.select = select
        self.how = how
        self.count = count
        self.fit: Fit | None = None
        self.random = False
        self.fresh = False
        """Whether it takes things that were not named before: then they are what “it” means, if nothing was chosen."""

    def want(self, c: Ctx) -> int:
        """How many."""
        return self.count.of(c) if self.count is not None else 1

    def take(self, c: Ctx, about: str, rule: str = "11.11.5.1") -> list[Thing]:
        """Takes them, asking where there is a choice."""
        now(c.t)
        found = self.select.find(c)
        if self.how == ALL:
            if c.t.recording and len(found) < top_cards(c, self.select):
                c.t.cite("2.3", player=c.actor)
            return found
        return self.among(c, found, about, rule)

    def among(self, c: Ctx, found: list[Thing], about: str, rule: str = "11.11.5.1") -> list[Thing]:
        """Takes some of these."""
        if self.how == ALL:
            return found
        want = len(found) if self.how == ANY else self.want(c)
        if want <= 0:
            return []
        if len(found) < want and self.how == EXACT:
            c.t.cite("2.3", player=c.actor)
        if self.random:
            taken: list[Thing] = []
            left = found[:]
            while left and len(taken) < want:
                taken.append(left.pop(c.t.chance.below(len(left))))
            return taken
        if len(found) > want or self.how != EXACT:
            c.t.cite(rule, player=c.actor)
        return pick(c, c.actor, found, want, self.how != EXACT, about, rule, self.fit)

    def enough(self, c: Ctx) -> bool:
        """Whether there is as much as is asked for."""
        now(c.t)
        found = self.select.find(c)
        if self.how == EXACT:
            return len(found) >= self.want(c)
        return bool(found)


class Several(Pick):
    """Things of several sorts, so many of each; none of them twice."""

    def __init__(self, parts: list[Pick]) -> None:
        super().__init__(Union([part.select for part in parts]))
        self.parts = parts

    def take(self, c: Ctx, about: str, rule: str = "11.11.5.1") -> list[Thing]:
        now(c.t)
        return self.among(c, self.select.find(c), about, rule)

    def among(self, c: Ctx, found: list[Thing], about: str, rule: str = "11.11.5.1") -> list[Thing]:
        taken: list[Thing] = []
        for part in self.parts:
            left = [thing for thing in self.of(c, part, found) if not any(thing is other for other in taken)]
            taken += part.among(c, left, about, rule)
        return taken

    def of(self, c: Ctx, part: Pick, found: list[Thing]) -> list[Thing]:
        """Which of these are of one sort."""
        mine = part.select.find(c)
        return [thing for thing in found if any(thing is other for other in mine)]

    def enough(self, c: Ctx) -> bool:
        return all(part.enough(c) for part in self.parts)


class Do(Op):
    """An instruction of this game."""

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.do(c)

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.possible(c)

    def do(self, c: Ctx) -> bool:
        """Carries it out."""
        raise NotImplementedError

    def possible(self, c: Ctx) -> bool:
        """Whether it could be carried out in full now."""
        return True


def user_of(c: Ctx, thing: Thing) -> Thing:
    """What is done to an ability that was used is done to the Character that used it, except cancelling."""
    if isinstance(thing, StackItem) and thing.kind != "summon" and thing.kept is not None:
        body = thing.kept.thaw(c.t).body
        if body is not None:
            return body
    return thing


class OnThings(Do):
    """An instruction about things."""

    verb = ""

    def __init__(self, what: Pick) -> None:
        self.what = what

    def possible(self, c: Ctx) -> bool:
        return self.what.enough(c)

    def do(self, c: Ctx) -> bool:
        things = self.what.take(c, self.verb)
        if not things:
            c.count = 0
            if self.what.fresh and not c.groups:
                c.it = []
            return False
        if self.verb != "cancel":
            things = [user_of(c, thing) for thing in things]
        return self.apply(c, things)

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        """Does it to these things."""
        raise NotImplementedError

    def done(self, c: Ctx, things: list[Thing]) -> bool:
        """Remembers to what it was done."""
        for thing in things:
            c.did_to(self.verb, thing)
        c.count = len(things)
        if self.what.fresh and things and not c.groups:
            c.it = list(things)
        return bool(things)
