"""What holds for cards and players while an effect works, beyond numbers: immunities, prohibitions, permissions."""

from __future__ import annotations

import re
from typing import Final

from ....effects.ops import Filter
from ....table.cards import Thing
from ..things import facts
from ..things.context import Ctx
from ..things.faces import OPTION
from ..things.state import Cause, DigimonTable, Stack

NUMBERED: Final = re.compile(r"((?:BT|EX|ST|RB|AD)[0-9]+-[0-9]+|(?:LM|P)-[0-9]+) (.+)")
"""A name with its card number."""


class By:
    """A kind of cause a text names: “by your opponent's Digimon effects”, “in battle”."""

    def __init__(self, kind: str, whose: int = -1, categories: int = 0, keyword: str = "") -> None:
        self.kind = kind
        """effect, battle, rule, any; not effect and not battle for what happens otherwise."""
        self.whose = whose
        """0 yours, 1 your opponent's, -1 anyone's."""
        self.categories = categories
        self.keyword = keyword
        self.security = False
        self.names: list[str] = []
        """By effects of a card with one of these names; one with a card number is that card."""
        self.inverse = False
        """“Other than by …”"""

    def covers(self, controller: int, cause: Cause) -> bool:
        """Whether this cause is meant, seen from the player whose text it is."""
        return self.meant(controller, cause) != self.inverse

    def meant(self, controller: int, cause: Cause) -> bool:
        """The same, whether or not “other than” stands before it."""
        if self.kind == "any":
            return True
        if cause.kind != self.kind:
            return False
        if self.whose >= 0 and (cause.player == controller) != (self.whose == 0):
            return False
        if self.categories and not cause.category & self.categories:
            return False
        if self.security and not cause.security:
            return False
        if self.names and not self._named(cause):
            return False
        return not self.keyword or cause.keyword == self.keyword

    def _named(self, cause: Cause) -> bool:
        """2-3-1-2: whether the card whose effect it is has one of the names or numbers."""
        thing: Thing | None = cause.stack if cause.stack is not None else cause.card
        numbers = [match[1] for name in self.names if (match := NUMBERED.match(name))]
        if thing is not None and any(number in facts.face_of(thing).numbers for number in numbers):
            return True
        side = facts.option_of(thing) if thing is not None and cause.category & OPTION else None
        named = [side.name] if side is not None else facts.names(thing) if thing is not None else []
        have = [facts.plain_name(name) for name in named]
        return any(facts.plain_name(name) in have for name in self.names)


def caused(by: list[By], controller: int, cause: Cause) -> bool:
    """Whether a cause is one of those a text names; “other than” stands before a whole list: then it is none of them."""
    if any(one.inverse for one in by):
        return not any(one.meant(controller, cause) for one in by)
    return any(one.covers(controller, cause) for one in by)


class Rule:
    """Something that holds for a card or a player now."""

    def __init__(self, kind: str, c: Ctx) -> None:
        self.kind = kind
        self.c = c
        self.by: list[By] = []
        """Against which causes; none is any."""
        self.filter: Filter | None = None
        """About which things."""
        self.number = 0
        self.value = 0
        self.names: list[str] = []

    def against(self, cause: Cause) -> bool:
        """Whether it holds against this cause."""
        if not self.by:
            return True
        return caused(self.by, self.c.controller, cause)

    def about(self, thing: Thing, side: int = 0) -> bool:
        """Whether this thing is one it is about; of a DUAL card, by the side that is meant (4.2 4-6-2)."""
        if self.filter is None:
            return True
        t = self.c.t
        if not t.duals:
            return self.filter.test(self.c, thing)
        before = t.side
        t.side = side
        found = facts.fits(self.filter, self.c, thing)
        t.side = before
        return found


def affected(stack: Stack, cause: Cause) -> bool:
    """15-15-6-1: whether effects of this cause do anything to the card."""
    if cause.kind != "effect" or not stack.rules:
        return True
    return all(rule.kind != "unaffected" or not rule.against(cause) for rule in stack.rules)


def forbidden(stack: Stack, kind: str, cause: Cause) -> bool:
    """15-1-3: whether something forbids this to be done to the card by this cause."""
    return any(rule.kind == kind and rule.against(cause) for rule in stack.rules)


def forbidden_of(t: DigimonTable, player: int, kind: str, cause: Cause, thing: Thing | None = None, side: int = 0) -> bool:
    """15-1-3: whether something forbids this to a player."""
    for rule in t.rules_of[player]:
        if rule.kind == kind and rule.against(cause) and (thing is None or rule.about(thing, side)):
            return True
    return False
