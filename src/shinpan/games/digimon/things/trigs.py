"""15-5: trigger conditions, as patterns of what happens."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.context import Context
from ....effects.ops import Cond, Filter
from ....table.cards import Card, Thing
from ..book.rules import By, caused
from . import facts
from .context import Ctx
from .faces import DIGIMON, OPTION
from .state import BREEDING, NOWHERE, RULE, TRASH, UNDER, ZONES, DigimonTable, Effect, Happening, Stack, Trig

SIDES: Final = {"used": OPTION, "would use": OPTION, "digivolved": DIGIMON, "would digivolve": DIGIMON}
"""4.2 4-6-2: the side of a DUAL card that an event is about."""


class Pattern(Trig):
    """One kind of happening, to or by something, from somewhere, because of something."""

    def __init__(self, kinds: int) -> None:
        super().__init__(kinds)
        self.this_card = False
        """About the very card the effect is printed on."""
        self.subject: Filter | None = None
        self.about = "body"
        """body, card or onto: which part of the event is tested."""
        self.player = -1
        """0 your event, 1 your opponent's."""
        self.by: list[By] = []
        self.places = 0
        """Bit per area it must come from."""
        self.place_whose = -1
        self.goals = 0
        """Bit per area it must go to."""
        self.goal_whose = -1
        self.bottom = -1
        """1 it goes to the bottom of a pile, 0 to its top."""
        self.onto: Filter | None = None
        """What it was put under, linked to, attacked, deleted."""
        self.card: Filter | None = None
        """The card it digivolved into, checked …"""
        self.how = ""
        self.was = -1
        """1 what digivolved was a Digimon, 0 it was not."""
        self.survived = False
        self.to_player = -1
        """1 the player is attacked, 0 a Digimon is."""
        self.breeding = False
        """Whether cards in the breeding area meet it too (3-4-5-6)."""
        self.cond: Cond | None = None
        self.face_up = -1
        self.doer_this = False
        """Done by this very stack: in battle, or by its effect."""
        self.doer: Filter | None = None
        self.source: Filter | None = None
        """The stack a card came from under."""
        self.phase = ""
        """The phase it must happen in."""
        self.phase_whose = -1
        self.mine = False
        """Only if this very effect's card did it."""

    def met(self, t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, event: Happening) -> bool:
        if self.player >= 0 and (event.player == player) != (self.player == 0):
            return False
        if self.how and event.how != self.how:
            return False
        if self.was >= 0 and event.facing != bool(self.was):
            return False
        if self.survived and not event.facing:
            return False
        if self.places:
            place = event.lost if event.place == NOWHERE and event.lost >= 0 and not self.goals else event.place
            if not (place >= 0 and self.places >> place & 1):
                return False
        if event.place == UNDER and event.goal == TRASH and event.why is RULE and self.goals:
            t.cite("4-5-8", player=player)
            return False
        if self.place_whose >= 0 and (event.place_player == player) != (self.place_whose == 0):
            return False
        if self.goals and not (event.goal >= 0 and self.goals >> event.goal & 1):
            if t.recording and event.kind == "moved" and event.amount != event.goal and self.goals >> event.amount & 1:
                t.cite("15-1-10", player=player)
            return False
        if t.recording and self.goals and event.kind == "left":
            card_left = event.card
            if card_left is not None and card_left.host is None and card_left.zone % ZONES != event.goal:
                t.cite("15-1-9", player=player)
        if self.goal_whose >= 0 and (event.goal_player == player) != (self.goal_whose == 0):
            return False
        if self.bottom >= 0 and event.bottom != bool(self.bottom):
            return False
        if self.face_up >= 0 and event.facing != bool(self.face_up):
            return False
        if self.to_player >= 0:
            if (event.amount == -1) != bool(self.to_player):
                return False
            if t.recording and event.kind == "attacked":
                t.cite("11-2-7-6", player=player)
        if self.phase and not t.phase.startswith(self.phase):
            return False
        if self.phase and self.phase_whose >= 0 and (t.turn_player == player) != (self.phase_whose == 0):
            return False
        thing = self.part(event)
        if self.this:
            effect = use.ability
            if stack is not None:
                if thing is not stack:
                    return False
            elif thing is not card:
                return False
            if isinstance(effect, Effect) and event.kind == "digivolved" and not effect.inherited and not effect.linked:
                if event.card is not None and event.card.uid != use.uid and not use.granted:
                    return False
        if self.this_card and event.card is not card:
            return False
        if self.by and not caused(self.by, player, event.why):
            return False
        if self.mine and (event.why.card is None or event.why.card.uid != card.uid):
            return False
        if not self.breeding and not self.this and isinstance(thing, Stack) and thing.alive and thing.zone % ZONES == BREEDING:
            t.cite("3-4-5-6", player=player)
            return False
        if self.doer_this and (event.why.stack is None or event.why.stack is not stack):
            return False
        if self.subject is None and self.onto is None and self.card is None and self.cond is None:
            if self.doer is None and self.source is None:
                return True
        c = Ctx(t, player, stack, card, use)
        c.events = [event]
        if t.duals:
            before = t.side
            t.side = SIDES.get(event.kind, 0)
            fits = self.told(c, event, thing)
            t.side = before
            return fits
        return self.told(c, event, thing)

    def told(self, c: Ctx, event: Happening, thing: Thing | None) -> bool:
        """Whether what the event tells of is what the condition asks for."""
        if self.doer is not None and (event.why.stack is None or not self.doer.test(c, event.why.stack)):
            return False
        if self.source is not None and (event.host is None or not self.source.test(c, event.host)):
            return False
        if event.kind == "played" and self.subject is not None and c.t.book.played_as_printed and isinstance(thing, Stack):
            if not played_as(c, self.subject, thing):
                return False
        elif self.subject is not None:
            if event.others:
                if not any(facts.fits(self.subject, c, other) for other in event.others) and not (
                    thing is not None and facts.fits(self.subject, c, thing)
                ):
                    return False
            elif thing is None or not facts.fits(self.subject, c, thing):
                return False
        if self.onto is not None and (event.onto is None or not self.onto.test(c, event.onto)):
            return False
        if self.card is not None and (event.card is None or not facts.fits(self.card, c, event.card)):
            return False
        return self.cond is None or self.cond.holds(c)

    def part(self, event: Happening) -> Thing | None:
        if self.about == "card":
            return event.card
        if self.about == "onto":
            return event.onto
        if self.about == "host":
            host = event.host
            return host
        return Trig.part(self, event)


def played_as(c: Ctx, subject: Filter, stack: Stack) -> bool:
    """en-1.0 and zh-1.2 13-4-3: whether a card is meant as what it was played as, whatever it counts as by now."""
    category = stack.category
    stack.category = stack.face.category
    meant = subject.test(c, stack)
    stack.category = category
    if not meant and category != stack.face.category and c.t.recording and subject.test(c, stack):
        c.t.cite_early("13-4-3", c.controller)
        c.t.cite_early("2-3-3", c.controller, "en-1.0")
    return meant


class Together(Trig):
    """A timing that says more: one and the same event must meet both conditions."""

    def __init__(self, a: Trig, b: Trig) -> None:
        super().__init__(a.kinds & b.kinds)
        self.a = a
        self.b = b
        self.own = a.own and b.own

    def met(self, t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, event: Happening) -> bool:
        return self.a.met(t, use, stack, card, player, event) and self.b.met(t, use, stack, card, player, event)

    def part(self, event: Happening) -> Thing | None:
        return self.b.part(event)


class MetBy(Cond):
    """One of the events that triggered the effect meets a further trigger condition."""

    def __init__(self, trigs: list[Trig]) -> None:
        self.trigs = trigs

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        use, card = c.use, c.card
        if use is None or card is None:
            return False
        for event in c.events:
            for trig in self.trigs:
                if trig.kinds & event.bit and trig.met(c.t, use, c.stack, card, c.controller, event):
                    return True
        return False


class AnyTurnOf(Trig):
    """A timing of the turn: its start, its end, the start of its main phase."""

    def __init__(self, kinds: int, whose: int) -> None:
        super().__init__(kinds)
        self.whose = whose

    def met(self, t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, event: Happening) -> bool:
        return self.whose < 0 or (event.player == player) == (self.whose == 0)
