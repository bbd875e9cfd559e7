"""11.8.2: what an auto-ability or a replacement effect waits for."""

from __future__ import annotations

from ....effects.ops import Cond, Filter, Select, Value
from ....table.cards import Body, Card, Thing
from ..book.rules import By
from .context import Ctx
from .selectors import sides
from .state import KIND_BITS, Character, Deed, FFTable, Skill, Trig


class Pattern(Trig):
    """One pattern of events, seen with the bindings of a text."""

    def __init__(self, kind: str) -> None:
        super().__init__(KIND_BITS[kind])
        self.kind = kind
        self.this = False
        """Only about the very card with the ability."""
        self.refs: Select | None = None
        """Only about what a text refers to."""
        self.test: Filter | None = None
        """What the thing it is about must be."""
        self.whose = -1
        """Whose thing or whose doing: 0 you, 1 your opponent."""
        self.by: list[By] = []
        self.doer_this = False
        self.doer_refs: Select | None = None
        self.doer: Filter | None = None
        """What did it: the Forward that deals the damage."""
        self.doer_whose = -1
        self.other: Filter | None = None
        """The other side: whom it blocks, by whom it is blocked."""
        self.also: list[Filter] = []
        """Of the others there must be one of each of these sorts too."""
        self.place = -1
        """The zone it came from."""
        self.not_place = -1
        self.goal = -1
        self.how = ""
        self.note = ""
        self.least = 0
        self.most = 1 << 40
        self.first = False
        """Only the first time in a turn; kept by the ability that waits for it."""
        self.members = 0
        """Only if so many of the party are such Forwards."""
        self.below: Value | None = None
        """Only with less than this."""
        self.cond: Cond | None = None
        self.turn_whose = -1
        self.owner = -1
        """Whose card it is: 0 yours, 1 your opponent's."""
        self.alone = False
        """Only without others: an attack that is no party's."""
        self.battle = 0
        """1: battle damage only; -1: other damage only."""
        self.items = ""
        """Only with such a thing on the stack: summon, auto, action, special."""

    def met(self, t: FFTable, skill: Skill, body: Character | None, card: Card, player: int, event: Deed) -> bool:
        c = Ctx(t, player, body, card)
        return self.match(c, event)

    def bound(self, c: Ctx, event: Deed) -> bool:
        return self.match(c, event)

    def match(self, c: Ctx, event: Deed) -> bool:
        """Whether this event is meant."""
        if not self.kinds & event.bit:
            return False
        if self.turn_whose >= 0 and (c.t.turn_player == c.controller) != (self.turn_whose == 0):
            return False
        thing: Thing | None = event.body if event.body is not None else event.card
        if self.this and not self.is_this(c, event):
            return False
        if self.whose >= 0 and event.player not in sides(c, self.whose):
            return False
        if self.place >= 0 and event.place != self.place or self.not_place >= 0 and event.place == self.not_place:
            return False
        if self.goal >= 0 and event.goal != self.goal or self.alone and event.others:
            return False
        if self.owner >= 0 and (event.card is None or event.card.owner not in sides(c, self.owner)):
            return False
        if self.how and event.how != self.how or self.note and event.note != self.note:
            return False
        if not self.least <= event.amount <= self.most and (self.least or self.most < 1 << 40):
            return False
        if self.items and (event.item is None or event.item.kind not in self.items.split()):
            return False
        if self.battle and (event.why.kind == "battle") != (self.battle > 0):
            return False
        if self.by and not any(by.covers(c, event.why) for by in self.by):
            return False
        if self.doer_this or self.doer is not None or self.doer_whose >= 0 or self.doer_refs is not None:
            if not any(self.done_by(c, one) for one in doers(event)):
                return False
        if self.refs is not None and (thing is None or not any(same_thing(one, event) for one in self.refs.find(c))):
            return False
        if self.test is not None and (thing is None or not self.test.test(c, thing)):
            return False
        if self.members and self.test is not None:
            if sum(1 for one in event.others if self.test.test(c, one)) + 1 < self.members:
                return False
        if self.other is not None and not any(self.other.test(c, one) for one in event.others):
            return False
        if self.also and not all(any(test.test(c, one) for one in event.others) for test in self.also):
            return False
        if self.below is not None:
            c.subject = thing
            c.that = thing
            if event.amount >= self.below.of(c):
                return False
        if self.cond is not None:
            c.deed = event
            c.that = thing
            return self.cond.holds(c)
        return True

    def done_by(self, c: Ctx, one: Body) -> bool:
        """Whether this is what must have done it."""
        if self.doer_this and one is not c.body:
            return False
        if self.doer is not None and not self.doer.test(c, one):
            return False
        if self.doer_whose >= 0 and one.controller not in sides(c, self.doer_whose):
            return False
        return self.doer_refs is None or any(one is other for other in self.doer_refs.find(c))

    def is_this(self, c: Ctx, event: Deed) -> bool:
        """Whether the event is about the card with the ability."""
        if event.body is not None:
            if c.body is None:
                return event.body.top is c.card and not event.body.alive and event.body.new_ref == event.body.top.ref
            return event.body is c.body
        return event.card is not None and event.card is c.card


class Moment(Pattern):
    """The start or end of a phase."""

    def __init__(self, kind: str, whose: int) -> None:
        super().__init__(kind)
        self.whose = whose


def doers(event: Deed) -> list[Body]:
    """What did it; 15.1.1.9.8: a party that breaks a Forward does so with all its members."""
    found: list[Body] = [event.by] if event.by is not None else []
    if event.kind == "broken":
        found += [one for one in event.others if isinstance(one, Body) and one is not event.by]
    return found


def same_thing(one: Thing, event: Deed) -> bool:
    """Whether an event is about this thing, whatever has become of it."""
    if isinstance(one, Character):
        return event.body is one or event.body is not None and isinstance(event.body, Character) and event.body.bid == one.bid
    return event.card is one and event.body is None or event.body is not None and event.body.top is one
