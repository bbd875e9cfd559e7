"""What an effect knows while it runs: who, from what, because of what, and what it has picked."""

from __future__ import annotations

from typing import Final

from ..table.cards import Card, Thing
from ..table.events import Event
from .abilities import ActiveBody, Use
from .state import EffectTable

NOTHING: Final = 1 << 60
"""In place of a reference, where there is none."""


class Made:
    """One thing an effect did: the verb, what it did it to, the card that has become, and whose it is."""

    def __init__(self, verb: str, thing: Thing, ref: int, player: int) -> None:
        self.verb = verb
        self.thing = thing
        self.ref = ref
        """The card it has become."""
        self.player = player


NO_THINGS: Final[list[Thing]] = []
NO_CARDS: Final[list[Card]] = []
"""What new bindings begin with, shared by all: whoever has something to put in makes a list of its own."""
NOTHING_MADE: Final[list[Made]] = []
"""Shared by all effects that have done nothing yet; the first deed makes a list of its own."""


class Context:
    """The bindings of one running effect. Lives only while the effect runs."""

    def __init__(
        self,
        table: EffectTable,
        controller: int,
        source: ActiveBody | None,
        card: Card | None,
        use: Use | None = None,
        event: Event | None = None,
    ) -> None:
        self.table = table
        self.controller = controller
        self.source = source
        """“This unit”: the body the text stands on, alive or as it last was."""
        self.card = card
        """“This card”: the physical card the text is printed on."""
        self.use = use
        self.event = event
        self.it = NO_THINGS
        """What the text last picked or moved: “it”, “those cards”."""
        self.that: Thing | None = None
        """What triggered it: “that unit”."""
        self.count = 0
        """How many the last instruction handled: “that many”."""
        self.wins = 0
        self.losses = 0
        self.did = False
        """Whether the last instruction was carried out in full: “if you do”."""
        self.actor = controller
        """Who chooses and does it now: the controller, or the opponent where the text says so."""
        self.held = False
        """Whether the last condition held: “otherwise”."""
        self.answered = False
        """Whether the last optional part was done: “if you did”."""
        self.times = 1
        """By how much the numbers of the instruction are multiplied: “for each”."""
        self.named = NO_THINGS
        """What the last condition or count was about, for “it” in what follows."""
        self.made = NOTHING_MADE
        """What this effect did so far: “the Digimon this effect played”."""
        self.cause = "effect"
        self.looked = NO_CARDS
        """Cards the text revealed or looked at: “among them”, “the rest”."""
        self.stamp = 0
        """Timestamp of the continuous effect being applied."""
        self.skill = ""
        """The name of the skill under way, where the text belongs to one."""

    def add_made(self, made: Made) -> None:
        """Remembers one thing it did."""
        if self.made is NOTHING_MADE:
            self.made = [made]
        else:
            self.made.append(made)

    def frozen(self) -> Frozen:
        """The bindings as numbers, to be kept until later."""
        return Frozen(self)


class Frozen:
    """Bindings that outlive the effect that made them. Immutable: copies of a table share it."""

    def __init__(self, c: Context) -> None:
        table = c.table
        self.controller = c.controller
        self.source = table.ref(c.source) if c.source is not None else NOTHING
        self.card = c.card.uid if c.card is not None else -1
        self.it = [table.ref(thing) for thing in c.it]
        self.that = table.ref(c.that) if c.that is not None else NOTHING
        self.count = c.count
        self.use = c.use
        self.cause = c.cause
        self.skill = c.skill

    def body(self, table: EffectTable) -> ActiveBody | None:
        """The body the text stands on, in this table."""
        thing = table.thing(self.source) if self.source != NOTHING else None
        return thing if isinstance(thing, ActiveBody) else None

    def thaw(self, table: EffectTable, event: Event | None = None) -> Context:
        """The bindings as objects of this table again."""
        card = table.cards[self.card] if self.card >= 0 else None
        c = Context(table, self.controller, self.body(table), card, self.use, event)
        self.fill(c)
        return c

    def fill(self, c: Context) -> None:
        """Gives fresh bindings what all games keep."""
        table = c.table
        if self.it:
            c.it = []
            for ref in self.it:
                thing = table.thing(ref)
                if thing is not None:
                    c.it.append(thing)
        if self.that != NOTHING:
            c.that = table.thing(self.that)
        c.count = self.count
        c.cause = self.cause
        c.skill = self.skill
