"""Who and what a text is about: things that are found, counted, chosen or referred to."""

from __future__ import annotations

from ....effects.abilities import Code
from ....effects.context import Context
from ....effects.filters import reads_of
from ....effects.ops import Filter, Select, Value
from ....table.cards import Card, Thing
from ..book.values import now
from . import facts
from .context import Ctx, new_card
from .state import ASIDE, DECK, FIELD, HAND, ZONES, Character, StackItem


def sides(c: Ctx, whose: int) -> list[int]:
    """The players meant: 0 you, 1 your opponent, 2 whoever is talked of, 4 whoever acts, -1 both."""
    if whose == 0:
        return [c.controller]
    if whose == 1:
        return [1 - c.controller]
    if whose == 2:
        return [they(c)]
    if whose == 4:
        return [c.actor]
    return [c.controller, 1 - c.controller]


def they(c: Ctx) -> int:
    """“They”: the player who acts, or the player of what triggered or was chosen."""
    if c.they >= 0:
        return c.they
    if c.actor != c.controller:
        return c.actor
    if c.spoken >= 0:
        return c.spoken
    if c.deed is not None and c.deed.player >= 0:
        return c.deed.player
    for thing in c.it:
        return facts.controller(thing, c.t)
    return 1 - c.controller


class Find(Select):
    """A selector of this game."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        return self.things(c)

    def things(self, c: Ctx) -> list[Thing]:
        """What it finds now."""
        raise NotImplementedError


class Place(Code):
    """Where candidates are looked for."""

    def things(self, c: Ctx) -> list[Thing]:
        raise NotImplementedError


class OnField(Place):
    """Characters on the field."""

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def things(self, c: Ctx) -> list[Thing]:
        now(c.t)
        found: list[Thing] = []
        for player in sides(c, self.whose):
            found += c.t.zones[player * ZONES + FIELD].bodies
        return found


class InPile(Place):
    """Cards in a zone of a player."""

    def __init__(self, whose: int, zone: int) -> None:
        self.whose = whose
        self.zone = zone

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for player in sides(c, self.whose):
            found += reversed(c.t.zones[player * ZONES + self.zone].cards)
        return found


class OnStack(Place):
    """Summons and abilities on the stack, the newest first; not what is being put there."""

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def things(self, c: Ctx) -> list[Thing]:
        players = sides(c, self.whose)
        found: list[Thing] = []
        for item in reversed(c.t.stack):
            if item.controller in players and item.sid != c.why.sid:
                found.append(item)
        return found


class Shown(Place):
    """The cards this effect revealed, looked at or found."""

    def things(self, c: Ctx) -> list[Thing]:
        if not c.looked and c.groups:
            return [thing for things in c.groups.values() for thing in things]
        return list(shown(c))


def shown(c: Ctx) -> list[Card]:
    """The revealed cards that have not been put anywhere yet."""
    return [card for card in c.looked if card.zone == ASIDE or card.zone % ZONES in (DECK, HAND)]


class TopOf(Place):
    """The top cards of a deck."""

    def __init__(self, whose: int, n: Value) -> None:
        self.whose = whose
        self.n = n

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        n = max(0, self.n.of(c))
        for player in sides(c, self.whose):
            found += list(reversed(c.t.zones[player * ZONES + DECK].cards))[:n]
        return found


class Many(Place):
    """Several places."""

    def __init__(self, places: list[Place]) -> None:
        self.places = places

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for place in self.places:
            found += place.things(c)
        return found


class Sel(Find):
    """Things in a place that pass all tests."""

    def __init__(self, place: Place, tests: list[Filter]) -> None:
        self.place = place
        self.tests = tests

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for thing in self.place.things(c):
            for test in self.tests:
                if not test.test(c, thing):
                    break
            else:
                found.append(thing)
        return found

    def facts(self) -> int:
        return reads_of(self.tests)


class It(Find):
    """What the effect last chose, selected, found or did something to; a card it put onto the field is that Character."""

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for thing in c.it:
            host = thing.host if isinstance(thing, Card) else None
            found.append(host if host is not None and host.alive else thing)
        return found


class Within(Find):
    """Those of some things that pass tests."""

    def __init__(self, of: Select, tests: list[Filter]) -> None:
        self.of = of
        self.tests = tests

    def things(self, c: Ctx) -> list[Thing]:
        return [thing for thing in self.of.find(c) if all(test.test(c, thing) for test in self.tests)]


class That(Find):
    """The thing of the trigger, or of the event that is replaced: where it is now (11.8.16.1), else as it last was."""

    def things(self, c: Ctx) -> list[Thing]:
        that = c.that
        if that is None:
            return c.named[:]
        if isinstance(that, Character) and not that.alive:
            card = new_card(c.t, that)
            return [card] if card is not None else [that]
        return [that]


class ThatAsWas(Find):
    """The thing of the trigger as it last was."""

    def things(self, c: Ctx) -> list[Thing]:
        return [c.that] if c.that is not None else c.named[:]


class Self(Find):
    """6.4.2, 11.8.16.1: the card with the ability: on the field, or the card it became there where it went."""

    def things(self, c: Ctx) -> list[Thing]:
        body = c.body
        if body is not None:
            if body.alive:
                return [body]
            card = new_card(c.t, body) or moved_on(c, body)
            return [card] if card is not None else []
        if c.card is None:
            return []
        if c.card.ref != c.home and c.why.kind != "summon" and not any(made.ref == c.card.ref for made in c.made):
            c.t.cite("11.8.16.1", player=c.controller)
            return []
        host = c.card.host
        if isinstance(host, Character) and host.alive:
            return [host]
        return [c.card]


def moved_on(c: Ctx, body: Character) -> Card | None:
    """The card of a Character that left, if this very effect moved it on to where everyone can see it."""
    for made in reversed(c.made):
        if isinstance(made.thing, Card) and made.thing.uid == body.top.uid:
            card = c.t.thing(made.ref)
            if isinstance(card, Card) and card.zone < 2 * ZONES and c.t.zones[card.zone].kind.public:
                return card
    return None


class SelfAsWas(Find):
    """The card with the ability, as it last was."""

    def things(self, c: Ctx) -> list[Thing]:
        if c.body is not None:
            return [c.body]
        return [c.card] if c.card is not None else []


class NamedBefore(Find):
    """What “the other Forwards” leaves out: what was chosen or selected before, else the card with the ability."""

    def things(self, c: Ctx) -> list[Thing]:
        found = [thing for things in c.groups.values() for thing in things]
        if not found:
            found = [made.thing for made in c.made if made.verb == "select"]
        return found if found else SelfAsWas().things(c)


class Group(Find):
    """The things of one choice, by its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def things(self, c: Ctx) -> list[Thing]:
        return c.groups.get(self.number, [])[:]


class Lead(Find):
    """Of several things chosen together the first, or the others, whether or not the first is still there."""

    def __init__(self, number: int, others: bool) -> None:
        self.number = number
        self.others = others

    def things(self, c: Ctx) -> list[Thing]:
        lead = c.leads.get(self.number, -1)
        return [thing for thing in c.groups.get(self.number, []) if (c.t.ref(thing) == lead) != self.others]


class Chosen(Find):
    """Everything that was chosen for this effect."""

    def things(self, c: Ctx) -> list[Thing]:
        return [thing for things in c.groups.values() for thing in things]


class ChosenOrIt(Find):
    """“The chosen Forward”: what was chosen for this effect, whatever was revealed or selected since."""

    def things(self, c: Ctx) -> list[Thing]:
        found = [thing for things in c.groups.values() for thing in things]
        return found if found else It().things(c)


class RevealedOrIt(Find):
    """“The revealed card”: what this effect revealed or looked at last."""

    def things(self, c: Ctx) -> list[Thing]:
        return list(c.looked) if c.looked else It().things(c)


class ItOnField(Find):
    """“It” where only a Character can be meant: not a card that was revealed since something was chosen."""

    def things(self, c: Ctx) -> list[Thing]:
        found = It().things(c)
        if any(isinstance(thing, Character) for thing in found):
            return found
        chosen: list[Thing] = []
        for things in c.groups.values():
            chosen += [thing for thing in things if isinstance(thing, Character)]
        return chosen if chosen else found


class Rest(Find):
    """The other revealed cards: those that were not taken. Where nothing was revealed, the other chosen things."""

    def things(self, c: Ctx) -> list[Thing]:
        if not c.looked and c.groups:
            chosen = [thing for things in c.groups.values() for thing in things]
            return [thing for thing in chosen if not any(made.thing is thing for made in c.made)]
        cast = [later.ref for later in c.t.cast_after]
        back = [made.ref for made in c.made if made.verb == "return"]
        return [
            card
            for card in c.looked
            if (card.zone == ASIDE or card.zone % ZONES == DECK and card.zone < 2 * ZONES)
            and card.ref not in cast
            and card.ref not in back
        ]


class OtherOne(Find):
    """“The other”: of the cards revealed, else of what was chosen, what nothing was done to yet."""

    def things(self, c: Ctx) -> list[Thing]:
        if c.looked:
            return Rest().things(c)
        return [thing for thing in ChosenOrIt().things(c) if not any(made.thing is thing for made in c.made)]


class MadeBy(Find):
    """What this effect did something to, as it is now (or, for what left, the card it became)."""

    def __init__(self, verbs: tuple[str, ...]) -> None:
        self.verbs = verbs

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for made in c.made:
            if made.verb in self.verbs:
                thing = c.t.thing(made.ref)
                if isinstance(made.thing, Character) and made.thing.alive:
                    found.append(made.thing)
                elif thing is not None:
                    found.append(thing)
        return found


class MadeNow(MadeBy):
    """What this effect did something to, with all that it has changed."""

    def things(self, c: Ctx) -> list[Thing]:
        now(c.t)
        return super().things(c)


class EventOthers(Find):
    """The other side of the event: the blocker of an attacker, the attacker that was blocked."""

    def things(self, c: Ctx) -> list[Thing]:
        return c.deed.others[:] if c.deed is not None else []


class InBattle(Find):
    """The attacking or the blocking Forwards."""

    def __init__(self, blocking: bool) -> None:
        self.blocking = blocking

    def things(self, c: Ctx) -> list[Thing]:
        attack = c.t.attack
        if attack is None:
            return []
        bids = [attack.blocker] if self.blocking else attack.members
        return [c.t.bodies[bid] for bid in bids if bid in c.t.bodies]


class Opposed(Find):
    """The Forwards that block this Character, or that it blocks, in the battle under way."""

    def things(self, c: Ctx) -> list[Thing]:
        attack = c.t.attack
        if attack is None or c.body is None or not attack.blocked:
            return []
        attacks = c.body.bid in attack.members
        if not attacks and c.body.bid != attack.blocker:
            return []
        return [c.t.bodies[bid] for bid in ([attack.blocker] if attacks else attack.members) if bid in c.t.bodies]


class Damager(Find):
    """What dealt, or is about to deal, the damage of the event."""

    def things(self, c: Ctx) -> list[Thing]:
        if c.deed is None:
            return []
        if c.deed.by is not None:
            return [c.deed.by]
        return [c.deed.by_card] if c.deed.by_card is not None else []


class Counterpart(Find):
    """Of an event between this card and another, whichever side this card was on: the other."""

    def things(self, c: Ctx) -> list[Thing]:
        if c.deed is None:
            return []
        sides: list[Thing | None] = [c.deed.body, c.deed.by, *c.deed.others]
        return [thing for thing in sides if thing is not None and thing is not c.body][:1]


class SourceItem(Find):
    """The Summon or ability talked of: the one that chose it, or that triggered."""

    def things(self, c: Ctx) -> list[Thing]:
        if c.deed is not None and c.deed.item is not None:
            return [c.deed.item]
        return [thing for thing in c.it if isinstance(thing, StackItem)]


class UserOf(Find):
    """“That Forward” of an ability that was chosen: the Character it came from, if it is on the field."""

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for item in c.it:
            body = item.kept.thaw(c.t).body if isinstance(item, StackItem) and item.kept is not None else None
            if body is not None and body.alive:
                found.append(body)
        return found


class Subject(Find):
    """The thing a change or test is being applied to."""

    def things(self, c: Ctx) -> list[Thing]:
        return [c.subject] if c.subject is not None else []


class BottomOf(Place):
    """The bottom cards of a deck."""

    def __init__(self, whose: int, n: int) -> None:
        self.whose = whose
        self.n = n

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for player in sides(c, self.whose):
            found += c.t.zones[player * ZONES + DECK].cards[: self.n]
        return found


class RemovedByThis(Find):
    """What the abilities of the Character removed from the game, whenever that was."""

    def things(self, c: Ctx) -> list[Thing]:
        if c.body is None:
            return []
        mine = [(uid, ref) for uid, (ref, bid) in c.t.removed_by.items() if bid == c.body.bid]
        return [c.t.cards[uid] for uid, ref in mine if c.t.cards[uid].ref == ref]


class RemovedCards(RemovedByThis):
    """“The removed cards”: what this effect or its costs removed from the game, else what the Character's abilities did."""

    def __init__(self, own: bool) -> None:
        self.own = own
        """Whether the ability itself removes cards: then only those are meant, even if there were none to remove."""

    def things(self, c: Ctx) -> list[Thing]:
        made = [made for made in [*c.paid, *c.made] if made.verb == "remove"]
        if not made and not self.own:
            return super().things(c)
        found = [c.t.thing(one.ref) for one in made]
        return [card for card in found if isinstance(card, Card)]


class OtherGroups(Find):
    """15.1.1.11: what is in the groups that were not selected."""

    def things(self, c: Ctx) -> list[Thing]:
        return [thing for index, group in enumerate(c.divided) if index != c.kept_group for thing in group]


class PaidOrMade(Find):
    """What the costs or this effect did something to, as it last was."""

    def __init__(self, verbs: tuple[str, ...]) -> None:
        self.verbs = verbs

    def things(self, c: Ctx) -> list[Thing]:
        return [made.thing for made in [*c.paid, *c.made] if made.verb in self.verbs]


class PaidCards(Find):
    """The cards that were discarded for CP to cast this Character."""

    def things(self, c: Ctx) -> list[Thing]:
        return [made.thing for made in c.body.payment if made.verb == "cp"] if c.body is not None else []


class PutOther(PaidOrMade):
    """“Put X and 1 Forward into the Break Zone: … the Forward put into the Break Zone”: the one beside this very card."""

    def things(self, c: Ctx) -> list[Thing]:
        return [thing for thing in super().things(c) if thing is not c.body and thing is not c.card]
