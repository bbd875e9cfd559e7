"""What an effect knows while it is carried out: whose it is, what triggered it, what it chose and did."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.context import NO_THINGS, Context, Frozen, Made
from ....effects.state import EffectTable
from ....table.cards import REF, Card, Thing
from ....table.events import Event
from .state import BREEDING, ZONES, Cause, DigimonTable, Effect, Happening, Stack

NO_PHOTOS: Final[dict[int, Stack]] = {}
NO_EVENTS: Final[list[Happening]] = []
NO_REFS: Final[list[int]] = []
NO_STACKS: Final[list[Stack]] = []
NO_CLAUSES: Final[list[str]] = []
NO_UPS: Final[dict[str, int]] = {}
"""What new bindings begin with, shared by all: whoever has something to put in makes a list of its own."""


class Ctx(Context):
    """The bindings of one effect under way."""

    def __init__(
        self, t: DigimonTable, controller: int, source: Stack | None, card: Card | None, use: Use | None = None
    ) -> None:
        super().__init__(t, controller, source, card, use, None)
        self.t = t
        self.stack = source
        """“This Digimon”: the stack the effect is on, alive or as it last was."""
        self.card_ref = card.ref if card is not None else -1
        self.events = NO_EVENTS
        """What triggered it: all events of that moment that met its condition."""
        self.why = Cause("effect", controller, 0, source, card)
        self.looked_refs = NO_REFS
        """The revealed cards as they were then: what became a new card is no longer among the rest."""
        self.stopped = False
        """15-7-2: what was to be done first was not: nothing after it happens."""
        self.activated = False
        self.key = 0
        """Which limited effect this is; 0 if it is not limited."""
        self.ups = NO_UPS
        """By how much this effect's maximums are raised."""
        self.trying = False
        """Whether it is only asked whether something could be done."""
        self.gained = 0
        """How much memory this effect gave its player."""
        self.paid = 0
        """How much memory was paid by this effect."""
        self.declared = False
        """15-8-4-4-1: a [Main] effect that was declared: its “by doing” must be done."""
        self.bound = False
        """4.2 1-3-11-3, 15-15-7-4: its “by doing” must be done, though nobody declared it."""
        self.asked = False
        """Whether the part before was one that its player could leave."""
        self.unmet = False
        """Whether a processing condition failed while it was asked what could be done."""
        self.named = NO_THINGS
        self.hosts = NO_STACKS
        """Where “it” is cards: the stacks they were under, or were put under: “it” where something in play is meant."""
        self.about = NO_THINGS
        """What the effect that put this one off was triggered by."""
        self.optional = 0
        """15-9: how deep in what the player chose to do."""
        self.paying = 0
        """15-7-3: how deep in what has to be done first, all of it."""
        self.cited = NO_CLAUSES
        """Clauses that are cited once for the whole effect."""
        self.photos = NO_PHOTOS
        """15-8-3-8: the stacks of its trigger as they were when it triggered."""
        self.looking = False
        """15-15-4: whether its cards are looked at rather than revealed."""
        self.mixed = False
        """1-3-10: whether its cards were shuffled, so that nobody chooses their order."""

    @property
    def effect(self) -> Effect | None:
        """The printed effect that is carried out."""
        ability = self.use.ability if self.use is not None else None
        return ability if isinstance(ability, Effect) else None

    def begin(self) -> None:
        """15-1-6, 15-14-1-1: from here on it counts as activated, and one of its uses is spent."""
        if self.activated:
            return
        self.activated = True
        t = self.t
        if t.recording:
            t.cite("15-1-6", player=self.controller)
        if self.key:
            t.used[self.key] = t.used.get(self.key, 0) + 1
            if t.recording:
                t.cite("15-14-1-1", player=self.controller)
                t.cite("15-14-1-5", player=self.controller)
                self.count_use()

    def count_use(self) -> None:
        """15-14-1-3, 15-14-1-4: says where a use is counted apart from one of the same turn."""
        t = self.t
        card = self.card
        if card is None or self.use is None:
            return
        effect = id(self.use.ability)
        for other, uid, _ in t.spent:
            if other == effect and uid != card.uid:
                t.cite("15-14-1-3", player=self.controller)
                break
        for other, uid, ref in t.spent:
            if other == effect and uid == card.uid and ref != card.ref:
                t.cite("15-14-1-4", player=self.controller)
                break
        t.spent.append((effect, card.uid, card.ref))

    def once(self, rule: str) -> None:
        """Cites a clause, once in the whole effect to everybody, and once to a player to whom it is whispered."""
        mark = rule if self.t.whisper < 0 else f"{rule} {self.t.whisper}"
        if self.t.recording and mark not in self.cited:
            self.cited = [*self.cited, mark]
            self.t.cite(rule, player=self.controller)

    def did_to(self, verb: str, thing: Thing) -> None:
        """Remembers what this effect did: “the Digimon this effect played”."""
        if isinstance(thing, Stack):
            self.add_made(Made(verb, thing, thing.top.ref, thing.controller))
        else:
            assert isinstance(thing, Card)
            self.add_made(Made(verb, thing, thing.ref, thing.owner))

    def raise_by(self, which: str, n: int) -> None:
        """15-15-5: raises a maximum in this effect."""
        if self.ups is NO_UPS:
            self.ups = {which: n}
        else:
            self.ups[which] = self.ups.get(which, 0) + n

    def mean(self, things: list[Thing], hosts: list[Stack] | None = None) -> None:
        """What is “it” from here on."""
        self.it = things
        self.named = NO_THINGS
        self.hosts = hosts if hosts else NO_STACKS

    def subjects(self, other: bool = False) -> list[Thing]:
        """What the events that triggered the effect were about; or, where that is its own Digimon, the other one in them."""
        found = self.about[:]
        for event in self.events if not found else ():
            thing = self.subject(event)
            if other and thing is not None and thing is self.stack:
                parts = (event.body, event.onto, event.card)
                thing = next((one for one in parts if one is not None and one is not thing), thing)
            if thing is not None and thing not in found:
                found.append(thing)
        return found

    def subject(self, event: Happening) -> Thing | None:
        """What an event was about: what the trigger condition that it met asks for."""
        for trig in self.effect.trigs if self.effect is not None else ():
            if trig.kinds & event.bit:
                return trig.part(event)
        return event.body if event.body is not None else event.card

    def moved_on(self, card: Card) -> bool:
        """3-1-3-1-2: whether a card that the trigger told of has been put somewhere else since: it is a new card."""
        for event in self.events:
            if event.card is card and event.ref != card.ref and event.kind in ("moved", "checked"):
                self.t.cite("3-1-3-1-2", player=self.controller)
                return True
        return False

    def about_this(self) -> bool:
        """Whether what triggered the effect is told of its own Digimon, which is “this Digimon” then and never “that” one."""
        return self.effect is None or not self.effect.trigs or any(trig.this for trig in self.effect.trigs)

    def rest(self) -> list[Card]:
        """The revealed cards that have not been put anywhere yet."""
        found: list[Card] = []
        for ref in self.looked_refs:
            card = self.t.cards[ref % REF]
            if card.ref == ref:
                found.append(card)
        return found

    def frozen(self) -> Kept:
        """The bindings as numbers, to be kept until later."""
        return Kept(self)


class Kept(Frozen):
    """Bindings that outlive their effect. Immutable: copies of a table share it."""

    def __init__(self, c: Ctx) -> None:
        super().__init__(c)
        t = c.t
        self.actor = c.actor
        self.card_ref = c.card_ref
        self.category = c.why.category
        self.subjects = [t.ref(thing) for thing in c.subjects()]
        self.made = [(made.verb, t.ref(made.thing), made.ref, made.player) for made in c.made]
        self.times = c.times
        self.raised = [stack.bid for stack in (t.breeding(0), t.breeding(1)) if stack is not None]
        """3-4-5-3: what stood in a breeding area then: anything else is out of its reach when it is there."""

    def reaches(self, stack: Stack) -> bool:
        """3-4-5-3: whether a stack is affected: not one that has moved to the breeding area since it was meant."""
        return stack.zone % ZONES != BREEDING or stack.bid in self.raised or not stack.alive

    def thaw(self, table: EffectTable, event: Event | None = None) -> Ctx:
        """The bindings as objects of this table again."""
        assert isinstance(table, DigimonTable)
        source = self.body(table)
        assert source is None or isinstance(source, Stack)
        c = Ctx(table, self.controller, source, table.cards[self.card] if self.card >= 0 else None, self.use)
        self.fill(c)
        if c.it:
            c.it = [thing for thing in c.it if not isinstance(thing, Stack) or self.reaches(thing)]
        c.actor = self.actor
        c.card_ref = self.card_ref
        c.why.category = self.category
        for verb, at, ref, player in self.made:
            thing = table.thing(at)
            if thing is not None:
                c.add_made(Made(verb, thing, ref, player))
        for ref in self.subjects if not self.it else ():
            thing = table.thing(ref)
            if thing is not None:
                c.about = [*c.about, thing]
        c.times = self.times
        return c
