"""What an effect knows while it is carried out: whose it is, what triggered it, what it chose and did."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.context import Context, Frozen, Made
from ....effects.state import EffectTable
from ....table.cards import Body, Card, Thing
from ....table.events import Event
from .state import ZONES, Cause, Character, Deed, FFTable, Skill

NO_LEADS: Final[dict[int, int]] = {}
NO_NUMBERS: Final[list[int]] = []
NO_GROUPS: Final[list[list[Thing]]] = []
"""What new bindings begin with, shared by all: whoever has something to put in makes a list of its own."""


class Ctx(Context):
    """The bindings of one effect under way."""

    def __init__(
        self, t: FFTable, controller: int, source: Character | None, card: Card | None, use: Use | None = None
    ) -> None:
        super().__init__(t, controller, source, card, use, None)
        self.t = t
        self.they = -1
        """Who “they” are, where a text tells a player to do something."""
        self.spoken = -1
        """The one player a sentence before told to do something: “their hand” is theirs."""
        self.body = source
        """The Character the ability is on, alive or as it last was (6.4.2)."""
        self.home = card.ref if card is not None and source is None else -1
        """7.4: as which card an ability that works off the field began: once it has moved it is another."""
        self.deed: Deed | None = None
        """What triggered it."""
        self.groups: dict[int, list[Thing]] = {}
        """What was chosen when it was put on the stack, by the number of the choice."""
        self.leads = NO_LEADS
        """Which of them was chosen first, as a reference."""
        self.modes = NO_NUMBERS
        self.shares: list[tuple[int, int]] = []
        """11.3.6: how damage was shared out: what, and how much."""
        self.x = 0
        self.why = Cause("ability", controller, source, card)
        self.inherited = 0
        """How much of that the effect did that made this one (11.8.17)."""
        self.paid: list[Made] = []
        """What its costs took: the cards discarded, the Characters dulled or put into the Break Zone."""
        self.subject: Thing | None = None
        """The thing a change or a filter is being applied to."""
        self.elements = 0
        """Elements named while it is carried out."""
        self.word = ""
        """A name, job or Element (in words) named while it is carried out."""
        self.numbers = NO_NUMBERS
        """The numbers named while it is carried out."""
        self.divided = NO_GROUPS
        """15.1.1.11: the groups it has made."""
        self.kept_group = -1
        """Which of them was selected."""

    @property
    def ability(self) -> Skill | None:
        """The ability that is carried out."""
        ability = self.use.ability if self.use is not None else None
        return ability if isinstance(ability, Skill) else None

    def did_to(self, verb: str, thing: Thing) -> None:
        """Remembers what this effect did."""
        if isinstance(thing, Character):
            self.add_made(Made(verb, thing, thing.new_ref if not thing.alive else thing.top.ref, thing.controller))
        elif isinstance(thing, Card):
            self.add_made(Made(verb, thing, thing.ref, thing.owner))

    def frozen(self) -> Kept:
        """The bindings as numbers, to be kept until later."""
        return Kept(self)


class Kept(Frozen):
    """Bindings that outlive their effect. Immutable: copies of a table share it."""

    def __init__(self, c: Ctx) -> None:
        super().__init__(c)
        t = c.t
        self.actor = c.actor
        self.home = c.home
        self.deed = c.deed
        self.groups = [(number, [t.ref(thing) for thing in things]) for number, things in c.groups.items()]
        self.leads = {number: refs[0] for number, refs in self.groups if refs} | c.leads
        self.modes = c.modes
        self.shares = c.shares
        self.x = c.x
        self.kind = c.why.kind
        self.sid = c.why.sid
        self.made = [(made.verb, t.ref(made.thing), made.ref, made.player) for made in c.made]
        self.paid = [(made.verb, t.ref(made.thing), made.ref, made.player) for made in c.paid]
        self.word = c.word
        self.elements = c.elements

    def thaw(self, table: EffectTable, event: Event | None = None) -> Ctx:
        """The bindings as objects of this table again."""
        assert isinstance(table, FFTable)
        source = self.body(table)
        assert source is None or isinstance(source, Character)
        c = Ctx(table, self.controller, source, table.cards[self.card] if self.card >= 0 else None, self.use)
        self.fill(c)
        c.actor = self.actor
        c.home = self.home
        c.deed = here(table, self.deed) if self.deed is not None else None
        for number, refs in self.groups:
            found: list[Thing] = []
            for ref in refs:
                thing = table.thing(ref)
                if thing is not None:
                    found.append(thing)
            c.groups[number] = found
        c.leads = self.leads
        for verb, at, ref, player in self.made:
            thing = table.thing(at)
            if thing is not None:
                c.add_made(Made(verb, thing, ref, player))
        c.inherited = len(c.made)
        for verb, at, ref, player in self.paid:
            thing = table.thing(at)
            if thing is None:
                thing = table.thing(ref)
            if thing is not None:
                c.paid.append(Made(verb, thing, ref, player))
        c.modes = self.modes
        c.shares = self.shares
        c.x = self.x
        c.why.kind = self.kind
        c.why.sid = self.sid
        c.why.skill = c.ability
        c.word = self.word
        c.elements = self.elements
        return c


def own(t: FFTable, body: Body | None) -> Body | None:
    """The Character of this table that stands for one of the table it was copied from."""
    if body is None:
        return None
    mine = t.bodies.get(body.bid)
    if mine is None:
        mine = t.gone.get(body.bid)
    return mine if mine is not None else body


def here(t: FFTable, deed: Deed) -> Deed:
    """An event that is kept, with the things of this table in it: a copied table has its own."""
    body = own(t, deed.body)
    by = own(t, deed.by)
    same = body is deed.body and by is deed.by and (deed.card is None or t.cards[deed.card.uid] is deed.card)
    if same and not deed.others and (deed.item is None or t.item(deed.item.sid) is deed.item):
        return deed
    twin = Deed(deed.kind, deed.rule, deed.player, body, t.cards[deed.card.uid] if deed.card is not None else None, deed.amount)
    twin.by = by
    twin.by_player = deed.by_player
    twin.by_card = t.cards[deed.by_card.uid] if deed.by_card is not None else None
    twin.why = Cause(deed.why.kind, deed.why.player)
    cause = own(t, deed.why.body)
    twin.why.body = cause if isinstance(cause, Character) else None
    twin.why.card = t.cards[deed.why.card.uid] if deed.why.card is not None else None
    twin.why.skill = deed.why.skill
    twin.why.sid = deed.why.sid
    twin.place = deed.place
    twin.goal = deed.goal
    twin.sid = deed.sid
    twin.how = deed.how
    twin.note = deed.note
    if deed.item is not None:
        twin.item = t.item(deed.item.sid)
    for other in deed.others:
        mine: Thing | None = other
        if isinstance(other, Character):
            mine = own(t, other)
        elif isinstance(other, Card):
            mine = t.cards[other.uid]
        if mine is not None:
            twin.others = [*twin.others, mine]
    return twin


def new_card(t: FFTable, body: Character) -> Card | None:
    """11.8.16.1, 11.8.16.2: the card a Character became when it left, if it is still there and everyone can see it."""
    t.cite("11.8.16.1", player=body.controller)
    thing = t.thing(body.new_ref)
    if not isinstance(thing, Card) or thing.zone >= 2 * ZONES:
        return None
    if t.zones[thing.zone].kind.public:
        return thing
    t.cite("11.8.16.2", player=body.controller)
    return None
