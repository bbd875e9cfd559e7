"""What all instructions of texts have in common: carrying them out, and what they are about (15-9)."""

from __future__ import annotations

from ....effects.context import Context
from ....effects.ops import Op, Select
from ....table.cards import Card, Thing
from .context import Ctx
from .selectors import choose, enough, possible
from .state import Stack


class Do(Op):
    """An instruction of an effect."""

    icon = ""
    """16-1: the keyword effect that it is, within a longer effect."""

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.begin()
        if c.t.recording and not c.optional:
            c.once("15-9-1-2")
        c.did = self.act(c)
        c.asked = False
        return c.did

    def act(self, c: Ctx) -> bool:
        """Carries it out as far as possible; true if anything was done."""
        raise NotImplementedError

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.able(c)

    def able(self, c: Ctx) -> bool:
        """Whether any of it could be done now."""
        return True

    def full(self, c: Ctx) -> bool:
        """15-7-3: whether it could be done in full now."""
        return self.able(c)


def in_full(op: Op, c: Ctx) -> bool:
    """Whether an instruction could be carried out in full."""
    return op.full(c) if isinstance(op, Do) else op.can(c)


def split(things: list[Thing]) -> tuple[list[Stack], list[Card]]:
    """Stacks and other cards."""
    stacks = [thing for thing in things if isinstance(thing, Stack)]
    return stacks, [thing for thing in things if isinstance(thing, Card)]


class OnThings(Do):
    """An instruction about things that are chosen or meant."""

    verb = "Choose"

    def __init__(self, select: Select) -> None:
        self.select = select

    def able(self, c: Ctx) -> bool:
        return possible(c, self.select) > 0

    def full(self, c: Ctx) -> bool:
        return enough(c, self.select)

    def finds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return possible(c, self.select) > 0

    def chosen(self, c: Ctx) -> list[Thing]:
        """What it is carried out on."""
        return choose(c, self.select, self.verb.lower())


class ChooseNow(OnThings):
    """Choose."""

    def act(self, c: Ctx) -> bool:
        return bool(self.chosen(c))
