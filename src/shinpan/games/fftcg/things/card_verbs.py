"""15.1: instructions about cards: where they are put, drawing, discarding, playing, casting, searching, revealing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.ops import Filter, Value
from ....effects.picking import asking
from ....table.cards import Card, Thing
from ....table.decisions import NONE, Decision, Option
from ..book.casting import CastLater, castable_by
from ..book.limit import turn_up
from ..book.rules import forbidden_of
from ..book.targets import option_of, pick
from ..book.values import now
from . import facts
from .context import Ctx, new_card
from .moves import can_enter, characters_of, discard, draw, enter, lay_down, leave, move, put_aside, shuffle, zone_of
from .picks import ALL, ANY, EXACT, Do, OnThings, Pick, Several
from .state import ASIDE, BREAK, DAMAGE, DECK, HAND, REMOVED, ZONES, Character, Deed, FFTable

if TYPE_CHECKING:
    from ..book.casting import CastLater


# ------------------------------------------------------------------ from one zone to another


def put_away(c: Ctx, things: list[Thing], goal: int, rule: str, bottom: bool = False) -> list[Thing]:
    """Moves things from wherever they are to a zone of their owners, at one moment. Those that moved."""
    c.t.hold()
    bodies = characters_of(things)
    moved: list[Thing] = []
    if bodies:
        moved += leave(c.t, bodies, goal, c.why, rule, bottom=bottom)
    cards: list[Card] = []
    for thing in things:
        if isinstance(thing, Character):
            if not thing.alive and not any(thing is other for other in moved):
                card = new_card(c.t, thing)
                if card is not None:
                    cards.append(card)
        elif isinstance(thing, Card):
            host = thing.host
            if host is None and thing.zone != ASIDE or thing.zone == ASIDE:
                cards.append(thing)
    if cards:
        moved += lay_down(c.t, cards, goal, c.why, rule, bottom)
    c.t.release()
    return moved


class PutBreak(OnThings):
    """15.1.1.3.2: put into the Break Zone, from the field or from elsewhere; that is no breaking."""

    verb = "put"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, put_away(c, things, BREAK, "15.1.1.3.2"))


class Return(OnThings):
    """Return to the owner's hand, or put on top or at the bottom of the deck."""

    verb = "return"

    def __init__(self, what: Pick, to: str, depth: int = 0) -> None:
        super().__init__(what)
        self.to = to
        """hand, top, bottom, either, sort, under, deck."""
        self.depth = depth

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        t = c.t
        if self.to == "hand":
            return self.done(c, put_away(c, things, HAND, "7.3"))
        to = self.to
        if to == "either":
            to = which_end(c, NONE)
        if to == "sort":
            return self.done(c, self.sorted(c, things))
        if len(things) > 1 and to != "deck" and not shuffled(c.t, things):
            things = in_order(c, things, f"deck {to}")
        moved: list[Thing] = []
        for thing in reversed(things) if to == "top" else things:
            moved += put_away(c, [thing], DECK, "7.3", bottom=to == "bottom")
        if to == "under":
            for thing in moved:
                card = thing.top if isinstance(thing, Character) else thing
                assert isinstance(card, Card)
                deck = t.zones[card.zone].cards
                deck.remove(card)
                deck.insert(max(0, len(deck) - self.depth), card)
        if to == "deck":
            for player in {facts.owner(thing, t) for thing in moved}:
                shuffle(t, player, c.why)
        return self.done(c, moved)

    def sorted(self, c: Ctx, things: list[Thing]) -> list[Thing]:
        """“On the top and/or bottom, in any order”: which end is said for each card, then the order at either end."""
        ends: dict[str, list[Thing]] = {"top": [], "bottom": []}
        for thing in things:
            ends[which_end(c, thing.uid if isinstance(thing, Card) else NONE)].append(thing)
        moved: list[Thing] = []
        for thing in reversed(in_order(c, ends["top"], "deck top")):
            moved += put_away(c, [thing], DECK, "7.3")
        for thing in in_order(c, ends["bottom"], "deck bottom"):
            moved += put_away(c, [thing], DECK, "7.3", bottom=True)
        return moved


def which_end(c: Ctx, card: int) -> str:
    """Whether something, or a certain card, goes to the top or to the bottom."""
    options = [Option("mode", card, number=1, name="top"), Option("mode", card, number=2, name="bottom")]
    return c.t.ask(Decision(c.actor, "mode", options, "11.11.5.1", about="top or bottom")).name


def shuffled(t: FFTable, things: list[Thing]) -> bool:
    """Whether these cards lie face down for everybody: then nobody has an order to choose."""
    return all(isinstance(thing, Card) and thing.zone == ASIDE and not t.seen_mask(thing) for thing in things)


def in_order(c: Ctx, things: list[Thing], about: str) -> list[Thing]:
    """Lets the player say in which order things are put somewhere."""
    left = things[:]
    order: list[Thing] = []
    while len(left) > 1:
        options = [option_of(c.t, thing, "order") for thing in left]
        answer = c.t.ask(Decision(c.actor, "order", options, "11.11.5.1", False, -1, about))
        for thing in left:
            if option_of(c.t, thing, "order").key() == answer.key():
                break
        order.append(thing)
        left = [other for other in left if other is not thing]
    return order + left


class RemoveFromGame(OnThings):
    """15.1.1.5.1: remove from the game, perhaps only for as long as a Character is on the field."""

    verb = "remove"

    def __init__(self, what: Pick, while_this: bool = False, face_down: bool = False) -> None:
        super().__init__(what)
        self.while_this = while_this
        self.face_down = face_down
        self.seen = False
        """Whether the text says that their owner may look at them: so it is of all cards that lie there face down."""

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        if self.while_this and (c.body is None or not c.body.alive):
            return False
        if self.face_down:
            moved: list[Thing] = []
            for thing in things:
                if isinstance(thing, Card):
                    c.t.moment([move(c.t, thing, REMOVED, c.why, "15.1.1.5.1", face_down=True)])
                    moved.append(thing)
        else:
            moved = put_away(c, things, REMOVED, "15.1.1.5.1")
        for thing in moved:
            card = thing.top if isinstance(thing, Character) else thing
            assert isinstance(card, Card)
            if c.body is not None:
                if self.while_this:
                    c.t.removed_until[card.uid] = (card.ref, c.body.bid)
                c.t.removed_by[card.uid] = (card.ref, c.body.bid)
        return self.done(c, moved)


class ToDamage(OnThings):
    """Put cards into the damage zone: that is no damage."""

    verb = "to damage"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, put_away(c, things, DAMAGE, "7.8.1"))


class Add(OnThings):
    """Put cards into the hand."""

    verb = "add"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, put_away(c, things, HAND, "7.11.1"))


# ------------------------------------------------------------------ hand and deck


class Draw(Do):
    """Draw cards."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def do(self, c: Ctx) -> bool:
        n = self.amount.of(c)
        drawn = draw(c.t, c.actor, n, "7.11.1", c.why)
        c.count = drawn
        return drawn >= n and n > 0


class DrawTo(Do):
    """Draw cards until there are so many in the hand."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def do(self, c: Ctx) -> bool:
        n = self.amount.of(c) - len(c.t.cards_in(c.actor, HAND))
        drawn = draw(c.t, c.actor, n, "7.11.1", c.why) if n > 0 else 0
        c.count = drawn
        return drawn > 0


class Discard(OnThings):
    """15.1.1.4.1: the player who acts discards."""

    verb = "discard"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        cards = [thing for thing in things if isinstance(thing, Card)]
        discard(c.t, cards, c.why)
        return self.done(c, list(cards))


class TurnUp(OnThings):
    """Cards of the LB deck are turned face up."""

    verb = "turn"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        cards = [thing for thing in things if isinstance(thing, Card) and not thing.face_up]
        turn_up(c.t, c.actor, cards)
        return self.done(c, list(cards))


class DiscardTo(Do):
    """Discard until so many are left."""

    def __init__(self, n: Value) -> None:
        self.n = n

    def do(self, c: Ctx) -> bool:
        hand = c.t.cards_in(c.actor, HAND)
        more = len(hand) - self.n.of(c)
        if more <= 0:
            return False
        taken = pick(c, c.actor, list(hand), more, False, "discard", "11.11.5.1")
        discard(c.t, [thing for thing in taken if isinstance(thing, Card)], c.why)
        for thing in taken:
            c.did_to("discard", thing)
        c.count = len(taken)
        return True


class Shuffle(Do):
    """15.1.1.6.1: shuffle the deck."""

    def do(self, c: Ctx) -> bool:
        shuffle(c.t, c.actor, c.why)
        return True


class ShuffleThese(OnThings):
    """Shuffle certain cards, face down, so that nobody knows their order any more."""

    verb = "shuffle"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        left = things[:]
        mixed: list[Thing] = []
        while left:
            mixed.append(left.pop(c.t.chance.below(len(left))))
        c.looked = [thing for thing in mixed if isinstance(thing, Card)]
        for card in c.looked:
            if card.zone == ASIDE:
                lying = c.t.zones[ASIDE].cards
                lying.remove(card)
                lying.append(card)
                card.face_up = False
                card.shown = 0
        c.it = mixed
        c.t.cite("15.1.1.6.1", player=c.actor)
        return bool(mixed)


# ------------------------------------------------------------------ playing and casting


class Play(OnThings):
    """Put cards onto the field without paying; only what can enter (15.1.1.8.1, 7.7.3)."""

    verb = "play"

    def __init__(self, what: Pick, dull: bool = False, whose: int = 0) -> None:
        super().__init__(what)
        self.dull = dull
        self.whose = whose
        """Under whose control: 0 the player who acts, 1 the opponent, 3 its owner."""

    def player(self, c: Ctx, card: Card) -> int:
        """6.2.4: whose field it comes to."""
        if self.whose == 3:
            return card.owner
        return c.actor if self.whose == 0 else 1 - c.actor

    def fits(self, c: Ctx, found: list[Thing]) -> list[Thing]:
        """Those that can enter."""
        able_: list[Thing] = []
        for thing in found:
            card = thing
            if isinstance(thing, Character):
                if thing.alive:
                    continue
                now_card = new_card(c.t, thing)
                if now_card is None:
                    continue
                card = now_card
            if isinstance(card, Card) and card.host is None and can_enter(c.t, self.player(c, card), card, c.why):
                able_.append(card)
        return able_

    def possible(self, c: Ctx) -> bool:
        found = self.fits(c, self.what.select.find(c))
        return len(found) >= (self.what.want(c) if self.what.how == EXACT else 1)

    def do(self, c: Ctx) -> bool:
        now(c.t)
        found = self.what.select.find(c)
        able_ = self.fits(c, found)
        if found and not able_:
            c.t.cite("7.7.3", player=c.actor)
        things = self.what.among(c, able_, self.verb)
        if not things:
            return False
        return self.apply(c, things)

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        made: list[Thing] = []
        c.t.hold()
        for player in (0, 1):
            cards = [thing for thing in things if isinstance(thing, Card) and self.player(c, thing) == player]
            if cards:
                made += enter(c.t, cards, player, c.why, "6.2.4", "effect", self.dull)
        c.t.release()
        if self.what.fresh and not c.groups:
            c.it = list(made)
        for thing in made:
            c.did_to("play", thing)
            if isinstance(thing, Character) and thing.top is c.card and (c.body is None or not c.body.alive):
                c.body = thing  # from here on the text's own name is what it has just played
                c.source = thing
        c.count = len(made)
        return bool(made)


class Cast(OnThings):
    """11.3.11, 11.4.1.1: the player casts a card right after this effect."""

    verb = "cast"

    def __init__(self, what: Pick, way: str, amount: Value | None = None) -> None:
        super().__init__(what)
        self.way = way
        self.amount = amount
        self.floor = 0
        """The least the cost can become."""
        self.any_element = False
        """Whether CP of any Element will do."""
        self.may = False
        """Whether the player may leave it uncast."""

    def later(self, c: Ctx, card: Card) -> CastLater:
        """The terms on which it is cast."""
        made = CastLater(c.actor, card.ref, self.way, self.amount.of(c) if self.amount is not None else 0)
        made.floor = self.floor
        made.any_element = made.any_element or self.any_element
        return made

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        for thing in things:
            if isinstance(thing, Card):
                c.t.cast_after.append(self.later(c, thing))
        return self.done(c, things)

    def castable(self, c: Ctx) -> list[Thing]:
        """What could be cast on these terms."""
        found = self.what.select.find(c)
        return [thing for thing in found if isinstance(thing, Card) and castable_by(c.t, thing, self.later(c, thing))]

    def possible(self, c: Ctx) -> bool:
        return bool(self.castable(c))

    def do(self, c: Ctx) -> bool:
        found = self.castable(c)
        if self.may and (not found or not c.t.yes(c.actor, "11.8.14", asking(c))):
            return False
        things = self.what.among(c, list(found), self.verb)
        return self.apply(c, things) if things else False


class AfterUse(Do):
    """A Summon that is cast by this effect goes elsewhere than the Break Zone when it is done."""

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def do(self, c: Ctx) -> bool:
        for later in c.t.cast_after:
            later.goal = self.goal
        return True


# ------------------------------------------------------------------ looking at cards


class Search(OnThings):
    """15.1.1.8: look through the deck, show what was found, lay it aside, shuffle. Nothing need be found (15.1.1.8.2)."""

    verb = "search"

    def __init__(self, what: Pick, usable: Play | None) -> None:
        super().__init__(what)
        self.usable = usable
        """15.1.1.8.1: what is to be played must be able to enter."""
        self.whole = False
        """Whether all of them are found or none."""

    def possible(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.actor, DECK)) and not forbidden_of(c.t, c.actor, "search", c.why)

    def do(self, c: Ctx) -> bool:
        t = c.t
        if forbidden_of(t, c.actor, "search", c.why):
            t.cite("2.2", player=c.actor)
            c.it, c.looked, c.count = [], [], 0
            return False
        t.cite("15.1.1.8.1", player=c.actor)
        deck = t.cards_in(c.actor, DECK)
        looked = deck[:]
        for card in looked:
            card.shown |= 1 << c.actor
        found = self.what.select.find(c)
        if self.usable is not None:
            found = self.usable.fits(c, found)
        taken: list[Thing] = []
        for part in self.what.parts if isinstance(self.what, Several) else [self.what]:
            mine = self.what.of(c, part, found) if isinstance(self.what, Several) else found
            left = [thing for thing in mine if not any(thing is other for other in taken)]
            want = len(left) if part.how in (ALL, ANY) else part.want(c)
            mine = pick(c, c.actor, left, want, True, "search", "15.1.1.8.2", part.fit)
            taken += mine if len(mine) == want or not self.whole else []
        for card in looked:
            card.shown &= ~(1 << c.actor)
        cards = [thing for thing in taken if isinstance(thing, Card)]
        for card in cards:
            put_aside(t, card)
            t.searched.append(card.uid)
            event = Deed("searched", "15.1.1.8.1", c.actor, None, card)
            event.why = c.why
            event.by = c.body
            t.happened(event)
        if not cards:
            t.cite("15.1.1.8.2", player=c.actor)
        shuffle(t, c.actor, c.why, "15.1.1.8.1")
        c.it = list(cards)
        c.looked = list(cards)
        for card in cards:
            c.did_to("search", card)
        c.count = len(cards)
        return bool(cards)


class Reveal(Do):
    """Show cards from the top of a deck, or of a hand; they are what follows is about."""

    def __init__(self, what: Pick, everyone: bool) -> None:
        self.what = what
        self.everyone = everyone

    def possible(self, c: Ctx) -> bool:
        return bool(self.what.select.find(c))

    def do(self, c: Ctx) -> bool:
        t = c.t
        cards = [thing for thing in self.what.take(c, "reveal") if isinstance(thing, Card)]
        for card in cards:
            if zone_of(t, card) == DECK:
                put_aside(t, card)
                if not self.everyone:
                    card.face_up = False
                    card.shown = 1 << c.actor
            else:
                card.shown = 3 if self.everyone else card.shown | 1 << c.actor
            event = Deed("reveal" if self.everyone else "look", "7.6.1", c.actor, None, card)
            event.seen = 3 if self.everyone else 1 << c.actor
            event.why = c.why
            t.happened(event)
            c.did_to("reveal", card)
        lying = [card for card in c.looked if card.zone == ASIDE]
        c.looked = lying + [card for card in cards if not any(card is other for other in lying)]
        c.it = list(cards)
        c.count = len(cards)
        return bool(cards)


class RevealUntil(Do):
    """Turn over cards from the top of the deck one by one until so many such cards have come."""

    def __init__(self, test: Filter, n: Value) -> None:
        self.test = test
        self.n = n

    def do(self, c: Ctx) -> bool:
        t = c.t
        found: list[Card] = []
        looked: list[Card] = []
        want = self.n.of(c)
        while len(found) < want:
            deck = t.cards_in(c.actor, DECK)
            if not deck:
                break
            card = deck[-1]
            put_aside(t, card)
            t.happened(Deed("reveal", "7.6.1", c.actor, None, card))
            looked.append(card)
            if self.test.test(c, card):
                found.append(card)
        c.looked = looked
        c.it = list(found)
        for card in found:
            c.did_to("reveal", card)
        return bool(found)


def tidy(c: Ctx) -> None:
    """7.9.2: what was looked at and not put anywhere goes back on top of its deck, in the order it lay."""
    t = c.t
    for card in reversed(c.looked):
        if card.zone == ASIDE and not any(later.ref == card.ref for later in t.cast_after):
            t.lift(card)
            t.lay(card, t.zones[card.owner * ZONES + DECK])
    for card in c.looked:
        if card.zone % ZONES == HAND and card.zone < 2 * ZONES:
            card.shown = 0
