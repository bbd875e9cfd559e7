"""15.1: what an effect does: one instruction per verb of a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...effects.abilities import Code
from ...effects.context import Context
from ...effects.ops import Cond, Filter, Op, Select, Value
from ...table.cards import Card, Thing
from ...table.decisions import Decision, Option
from . import facts
from .context import Ctx, new_card
from .costs import Costs, able, arrange, carry_out
from .faces import ELEMENTS, FFFace
from .moves import (
    Blow,
    activate,
    can_enter,
    characters_of,
    damage_player,
    deal,
    discard,
    draw,
    dull,
    enter,
    freeze,
    gain_crystals,
    lay_down,
    leave,
    move,
    place_counters,
    power_of,
    put_aside,
    remove_counters,
    shuffle,
    zone_of,
)
from .numbers import quotient
from .rules import forbidden_of
from .selectors import Sel, TopOf, Union, sides
from .state import (
    ASIDE,
    BREAK,
    DAMAGE,
    DECK,
    HAND,
    REMOVED,
    ZONES,
    Cause,
    Character,
    Deed,
    StackItem,
)
from .targets import ChooseOp, Fit, option_of, pick, shares
from .values import now

if TYPE_CHECKING:
    from .casting import CastLater

EXACT = 0
UP_TO = 1
ALL = 2
ANY = 3


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


# ------------------------------------------------------------------ damage


def doing_of(c: Ctx, thing: Thing) -> Cause:
    """11.11.8: what a card does because an ability says so is done by the card, not by the ability."""
    c.t.cite("11.11.8", player=c.controller)
    body = thing if isinstance(thing, Character) else None
    card = body.top if body is not None else thing if isinstance(thing, Card) else None
    why = Cause("card", facts.controller(thing, c.t), body, card)
    why.sid = c.why.sid
    return why


class Damage(OnThings):
    """Deal damage to Forwards."""

    verb = "damage"

    def __init__(self, what: Pick, amount: Value, by: Select | None = None) -> None:
        super().__init__(what)
        self.amount = amount
        self.by = by
        self.sure = False
        """Whether the damage cannot be reduced."""

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        blows: list[Blow] = []
        if not characters_of(things) and all(isinstance(thing, Card) for thing in things):
            # cards that were revealed in between are dealt no damage: what was chosen is
            things = [thing for chosen in c.groups.values() for thing in chosen]
        source = c.body
        why = c.why
        if self.by is not None:
            found = self.by.find(c)
            if not found:
                return False
            doer = found[0]
            source = doer if isinstance(doer, Character) else None
            why = doing_of(c, doer)
        for body in characters_of(things):
            before = c.subject
            c.subject = body
            blows.append(Blow(body, self.amount.of(c), source, why))
            c.subject = before
        deal(c.t, blows, "11.12.3.1", self.sure)
        return self.done(c, [blow.target for blow in blows])


class DividedDamage(OnThings):
    """11.3.6: damage shared out as the player likes, as declared beforehand; what was not declared is shared out now."""

    verb = "damage"

    def __init__(self, what: Pick, amount: Value) -> None:
        super().__init__(what)
        self.amount = amount
        self.choice: ChooseOp | None = None
        """The choice with which it is shared out."""
        self.sure = False
        """Whether it cannot be reduced."""

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        found = c.shares if self.choice is not None else shares(c, c.actor, things, self.amount.of(c), "11.11.5.1")
        blows: list[Blow] = []
        for body in bodies:
            ref = c.t.ref(body)
            blows += [Blow(body, share, c.body, c.why) for at, share in found if at == ref and share > 0]
        deal(c.t, blows, "11.12.3.1", self.sure)
        return self.done(c, [blow.target for blow in blows])


class EqualDamage(OnThings):
    """Damage shared out equally; 4.2: what does not divide is rounded up."""

    verb = "damage"

    def __init__(self, what: Pick, amount: Value) -> None:
        super().__init__(what)
        self.amount = amount
        self.unit = 1

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        if not bodies:
            return False
        share = quotient(self.amount.of(c), len(bodies), self.unit, True)
        deal(c.t, [Blow(body, share, c.body, c.why) for body in bodies], "11.12.3.1")
        return self.done(c, list(bodies))


class Fight(OnThings):
    """Each of two Forwards deals damage equal to its power to the other."""

    verb = "damage"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        if len(bodies) < 2:
            return False
        one, other = bodies[0], bodies[1]
        blows = [
            Blow(other, power_of(one), one, doing_of(c, one)),
            Blow(one, power_of(other), other, doing_of(c, other)),
        ]
        deal(c.t, blows, "11.12.3.1")
        return self.done(c, list(bodies[:2]))


class DamagePlayer(Do):
    """6.5.1: deal points of damage to a player."""

    def __init__(self, whose: int, amount: Value, by: Select | None = None) -> None:
        self.whose = whose
        self.amount = amount
        self.by = by
        self.quiet = False
        """Whether EX Bursts cannot be used."""

    def do(self, c: Ctx) -> bool:
        done = False
        source = c.body
        why = c.why
        if self.by is not None:
            for thing in self.by.find(c):
                source = thing if isinstance(thing, Character) else None
                why = doing_of(c, thing)
        for player in sides(c, self.whose):
            done = damage_player(c.t, player, self.amount.of(c), why, source, "6.5.1", self.quiet) > 0 or done
        return done


# ------------------------------------------------------------------ leaving the field


class Break(OnThings):
    """15.1.1.3.1: break."""

    verb = "break"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = leave(c.t, characters_of(things), BREAK, c.why, "15.1.1.3.1", broken=True)
        return self.done(c, list(bodies))


class PutBreak(OnThings):
    """15.1.1.3.2: put into the Break Zone, from the field or from elsewhere; that is no breaking."""

    verb = "put"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, put_away(c, things, BREAK, "15.1.1.3.2"))


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


class Dull(OnThings):
    """15.1.1.2.1: dull."""

    verb = "dull"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, list(dull(c.t, characters_of(things), c.why)))


class Activate(OnThings):
    """15.1.1.1.1: activate."""

    verb = "activate"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        dulled = [body for body in bodies if body.dull]
        turned = activate(c.t, bodies, c.why)
        for body in dulled:
            if not body.dull:
                c.did_to("turn active", body)
        return self.done(c, list(turned))


class Freeze(OnThings):
    """15.2.4.1: freeze."""

    verb = "freeze"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, list(freeze(c.t, characters_of(things), c.why)))


class Return(OnThings):
    """Return to the owner's hand, or put on top or at the bottom of the deck."""

    verb = "return"

    def __init__(self, what: Pick, to: str, depth: int = 0) -> None:
        super().__init__(what)
        self.to = to
        """hand, top, bottom, either, under, deck."""
        self.depth = depth

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        t = c.t
        if self.to == "hand":
            return self.done(c, put_away(c, things, HAND, "7.3"))
        to = self.to
        if to == "either":
            options = [Option("mode", number=1, name="top"), Option("mode", number=2, name="bottom")]
            to = t.ask(Decision(c.actor, "mode", options, "11.11.5.1", about="top or bottom")).name
        if len(things) > 1 and to != "deck":
            things = in_order(c, things, "order")
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


# ------------------------------------------------------------------ cards


class Draw(Do):
    """Draw cards."""

    def __init__(self, amount: Value, whose: int = 0) -> None:
        self.amount = amount
        self.whose = whose

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


class OutOfBattle(OnThings):
    """10.1.3.3: remove Forwards from the battle."""

    verb = "out"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        from .attack import out_of_battle

        bodies = characters_of(things)
        for body in bodies:
            out_of_battle(c.t, body)
        return self.done(c, list(bodies))


class Discard(OnThings):
    """15.1.1.4.1: the player who acts discards."""

    verb = "discard"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        cards = [thing for thing in things if isinstance(thing, Card)]
        discard(c.t, cards, c.why)
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


class Add(OnThings):
    """Put cards into the hand."""

    verb = "add"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, put_away(c, things, HAND, "7.11.1"))


class Play(OnThings):
    """Put cards onto the field without paying; only what can enter (15.1.1.8.1, 7.7.3)."""

    verb = "play"

    def __init__(self, what: Pick, dull: bool = False, whose: int = 0) -> None:
        super().__init__(what)
        self.dull = dull
        self.whose = whose
        """Under whose control: 0 the player who acts, 1 the opponent, 3 its owner."""
        self.active = False

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

    def later(self, c: Ctx, card: Card) -> CastLater:
        """The terms on which it is cast."""
        from .casting import CastLater

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
        from .casting import castable_by

        found = self.what.select.find(c)
        return [thing for thing in found if isinstance(thing, Card) and castable_by(c.t, thing, self.later(c, thing))]

    def possible(self, c: Ctx) -> bool:
        return bool(self.castable(c))

    def do(self, c: Ctx) -> bool:
        found = self.castable(c)
        things = self.what.among(c, list(found), self.verb)
        return self.apply(c, things) if things else False


class Search(OnThings):
    """15.1.1.8: look through the deck, show what was found, lay it aside, shuffle. Nothing need be found (15.1.1.8.2)."""

    verb = "search"

    def __init__(self, what: Pick, usable: Play | None) -> None:
        super().__init__(what)
        self.usable = usable
        """15.1.1.8.1: what is to be played must be able to enter."""

    def possible(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.actor, DECK)) and not forbidden_of(c.t, c.actor, "search", c.why)

    def do(self, c: Ctx) -> bool:
        t = c.t
        if forbidden_of(t, c.actor, "search", c.why):
            t.cite("2.2", player=c.actor)
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
            taken += pick(c, c.actor, left, want, True, "search", "15.1.1.8.2", part.fit)
        for card in looked:
            card.shown &= ~(1 << c.actor)
        cards = [thing for thing in taken if isinstance(thing, Card)]
        for card in cards:
            put_aside(t, card)
            event = Deed("searched", "15.1.1.8.1", c.actor, None, card)
            event.why = c.why
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


class Shuffle(Do):
    """15.1.1.6.1: shuffle the deck."""

    def do(self, c: Ctx) -> bool:
        shuffle(c.t, c.actor, c.why)
        return True


class ShuffleThese(OnThings):
    """Shuffle certain cards, so that nobody knows their order."""

    verb = "shuffle"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        left = things[:]
        mixed: list[Thing] = []
        while left:
            mixed.append(left.pop(c.t.chance.below(len(left))))
        c.looked = [thing for thing in mixed if isinstance(thing, Card)]
        c.it = mixed
        c.t.cite("15.1.1.6.1", player=c.actor)
        return bool(mixed)


# ------------------------------------------------------------------ the stack, counters, crystals


class Cancel(OnThings):
    """The effect of a Summon or ability on the stack does not come about."""

    verb = "cancel"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        from .stack import cancel

        done: list[Thing] = []
        for thing in things:
            if isinstance(thing, StackItem):
                if thing.sid == -2 or forbidden_cancel(c, thing):
                    c.t.cite("2.2", player=c.controller)
                    continue
                cancel(c.t, thing, c)
                done.append(thing)
        c.count = len(done)
        return bool(done)


def forbidden_cancel(c: Ctx, item: StackItem) -> bool:
    """2.2: whether its effect cannot be cancelled."""
    return any(rule.kind == "cancel" and rule.against(c.why) and rule.about(item) for rule in c.t.rules_of[item.controller])


class PlaceCounters(OnThings):
    """6.7.1: place counters."""

    verb = "counters"

    def __init__(self, what: Pick, name: str, amount: Value) -> None:
        super().__init__(what)
        self.name = name
        self.amount = amount

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        for thing in things:
            if isinstance(thing, Character):
                place_counters(c.t, thing, self.name, self.amount.of(c), c.why)
            elif isinstance(thing, Card) and self.name == "Warp":
                known = c.t.warping.get(thing.uid)
                have = known[1] if known is not None and known[0] == thing.ref else 0
                c.t.warping[thing.uid] = (thing.ref, have + self.amount.of(c))
                c.t.version += 1
        return self.done(c, things)


class RemoveCounters(OnThings):
    """15.1.1.10.1: remove counters."""

    verb = "counters off"

    def __init__(self, what: Pick, name: str, amount: Value | None) -> None:
        super().__init__(what)
        self.name = name
        self.amount = amount
        """None: all of them."""

    def possible(self, c: Ctx) -> bool:
        for thing in self.what.select.find(c):
            if isinstance(thing, Character):
                have = sum(thing.counters.values()) if not self.name else thing.counters.get(self.name, 0)
                if have >= (self.amount.of(c) if self.amount is not None else 1):
                    return True
            elif isinstance(thing, Card) and thing.uid in c.t.warping:
                return True
        return False

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        total = 0
        for thing in things:
            if isinstance(thing, Character):
                n = self.amount.of(c) if self.amount is not None else 1 << 20
                total += remove_counters(c.t, thing, self.name, n, c.why)
            elif isinstance(thing, Card) and self.name in ("Warp", ""):
                from .warp import take_counter

                for _ in range(self.amount.of(c) if self.amount is not None else 1 << 10):
                    if not take_counter(c.t, thing.uid):
                        break
                    total += 1
        c.count = total
        return total > 0


class GainCrystals(Do):
    """6.8.1: gain crystals."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def do(self, c: Ctx) -> bool:
        gain_crystals(c.t, c.actor, self.amount.of(c), c.why)
        return True


class LoseCrystals(Do):
    """Lose crystals."""

    def __init__(self, amount: Value | None) -> None:
        self.amount = amount

    def do(self, c: Ctx) -> bool:
        have = c.t.crystals[c.actor]
        n = min(have, self.amount.of(c) if self.amount is not None else have)
        c.t.crystals[c.actor] -= n
        c.t.version += 1
        c.count = n
        return n > 0


class PayCost(Do):
    """Pay something while the effect is carried out: “pay 《1》”, “discard 1 card” as the price of what follows."""

    def __init__(self, costs: Costs) -> None:
        self.costs = costs

    def possible(self, c: Ctx) -> bool:
        before = c.actor
        able_ = able(c.t, c, self.costs, 0, [])
        c.actor = before
        return able_

    def do(self, c: Ctx) -> bool:
        x = 0
        if not self.possible(c):
            return False
        if self.costs.x:
            most = 0
            while able(c.t, c, self.costs, most + 1, []):
                most += 1
            options = [Option("number", number=n) for n in range(most + 1)]
            source = c.card.uid if c.card is not None else -1
            x = c.t.ask(Decision(c.actor, "number", options, "11.8.11", False, source, "x")).number
            c.x = x
            c.t.cite("11.8.11", player=c.actor)
        if self.costs.amount is not None:
            c.t.cite("11.8.8", player=c.actor)
        plan = arrange(c.t, c, self.costs, x, [], "11.2.1")
        carry_out(c.t, c, self.costs, plan, "11.2.1")
        return True


# ------------------------------------------------------------------ choosing and naming


class Select_(OnThings):
    """11.11.5.1: selected while it is carried out; it becomes “it”."""

    verb = "select"

    def do(self, c: Ctx) -> bool:
        things = self.what.take(c, "select")
        c.it = things
        c.count = len(things)
        for thing in things:
            c.did_to("select", thing)
        return bool(things)


class ChoseAll(Do):
    """What the several choices of one sentence chose is what follows is about."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def do(self, c: Ctx) -> bool:
        c.it = [thing for number in self.numbers for thing in c.groups.get(number, [])]
        c.count = len(c.it)
        return bool(c.it)


class SelectEach(Do):
    """11.11.6: each player selects, the turn player first; what was selected is dealt with at the same time."""

    def __init__(self, what: Pick) -> None:
        self.what = what

    def do(self, c: Ctx) -> bool:
        found: list[Thing] = []
        c.t.cite("6.1.4")
        c.t.cite("11.11.6")
        actor = c.actor
        they = c.they
        for player in (c.t.turn_player, 1 - c.t.turn_player):
            c.actor = player
            c.they = player
            found += self.what.take(c, "select", "11.11.6")
        c.actor = actor
        c.they = they
        c.it = found
        c.count = len(found)
        return bool(found)


class Divide(Do):
    """15.1.1.11.2: everything is put into one of so many groups; 15.1.1.11.3: a group may be empty."""

    def __init__(self, what: Pick, n: Value) -> None:
        self.what = what
        self.n = n

    def do(self, c: Ctx) -> bool:
        t = c.t
        left = self.what.take(c, "group")
        c.divided = []
        c.kept_group = -1
        t.cite("15.1.1.11.1", player=c.actor)
        for _ in range(self.n.of(c) - 1):
            group = pick(c, c.actor, left, len(left), True, "group", "15.1.1.11.2")
            left = [thing for thing in left if not any(thing is other for other in group)]
            c.divided.append(group)
        c.divided.append(left)
        t.cite("15.1.1.11.2", player=c.actor)
        if not all(c.divided):
            t.cite("15.1.1.11.3", player=c.actor)
        c.count = len(c.divided)
        return True


class SelectGroup(Do):
    """A player selects one of the groups; it becomes “it”."""

    def do(self, c: Ctx) -> bool:
        if not c.divided:
            return False
        options = [Option("mode", number=index + 1) for index in range(len(c.divided))]
        source = c.card.uid if c.card is not None else -1
        c.kept_group = c.t.ask(Decision(c.actor, "mode", options, "11.11.5.1", False, source, "group")).number - 1
        c.it = c.divided[c.kept_group][:]
        c.count = len(c.it)
        return True

    def possible(self, c: Ctx) -> bool:
        return bool(c.divided)


class NameElement(Do):
    """Name an Element."""

    def __init__(self, without: int) -> None:
        self.without = without

    def do(self, c: Ctx) -> bool:
        options = [Option("choose", name=name) for name, bit in ELEMENTS.items() if not bit & self.without]
        source = c.card.uid if c.card is not None else -1
        name = c.t.ask(Decision(c.actor, "choose", options, "11.11.5.1", False, source, "element")).name
        c.elements = ELEMENTS[name]
        c.word = name
        return True


class NameWord(Do):
    """Name a job or a card name: of those on the player's own cards and on cards they can see."""

    def __init__(self, what: str) -> None:
        self.what = what

    def do(self, c: Ctx) -> bool:
        words: list[str] = []
        for card in c.t.cards:
            if card.owner != c.actor and not c.t.sees(c.actor, card):
                continue
            face = card.face
            assert isinstance(face, FFFace)
            for word in face.jobs if self.what == "job" else [face.name]:
                if word and word not in words:
                    words.append(word)
        words.sort()
        if not words:
            return False
        options = [Option("choose", name=word) for word in words]
        source = c.card.uid if c.card is not None else -1
        c.word = c.t.ask(Decision(c.actor, "choose", options, "11.11.5.1", False, source, self.what)).name
        return True


class NameNumber(Do):
    """Name a number."""

    def do(self, c: Ctx) -> bool:
        options = [Option("number", number=n) for n in range(21)]
        source = c.card.uid if c.card is not None else -1
        c.x = c.t.ask(Decision(c.actor, "number", options, "4.1", False, source, "name")).number
        return True


class EndGame(Do):
    """A player wins or loses the game."""

    def __init__(self, wins: bool) -> None:
        self.wins = wins

    def do(self, c: Ctx) -> bool:
        c.t.end(c.actor if self.wins else 1 - c.actor, "2.1", "effect")
        return True


# ------------------------------------------------------------------ control


class Steps(Do):
    """11.11.5: sentences in printed order."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def do(self, c: Ctx) -> bool:
        done = False
        for op in self.ops:
            done = op.run(c) or done
        if c.looked:
            tidy(c)
        return done

    def possible(self, c: Ctx) -> bool:
        return not self.ops or self.ops[0].can(c)


class AndOp(Do):
    """One thing and another; both are done as far as they can be."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def do(self, c: Ctx) -> bool:
        done = True
        for op in self.ops:
            done = op.run(c) and done
        return done

    def possible(self, c: Ctx) -> bool:
        return all(op.can(c) for op in self.ops[:1])


class OrOp(Do):
    """One of several things, as the player likes."""

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops

    def do(self, c: Ctx) -> bool:
        able_ = [index for index, op in enumerate(self.ops) if op.can(c)]
        if not able_:
            return False
        options = [Option("mode", number=index + 1) for index in able_]
        source = c.card.uid if c.card is not None else -1
        index = c.t.ask(Decision(c.actor, "mode", options, "11.11.5.1", False, source)).number - 1
        return self.ops[index].run(c)

    def possible(self, c: Ctx) -> bool:
        return any(op.can(c) for op in self.ops)


class MayOp(Do):
    """11.8.14: the player decides when it resolves, and only where it can be done."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def do(self, c: Ctx) -> bool:
        t = c.t
        t.cite("11.8.14", player=c.actor)
        c.answered = False
        if not self.op.can(c):
            return False
        source = c.card.uid if c.card is not None else -1
        if not t.yes(c.actor, "11.8.14", source):
            return False
        c.answered = self.op.run(c)
        return c.answered


class DoneOp(Do):
    """An instruction whose success the next sentence asks for."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def do(self, c: Ctx) -> bool:
        c.answered = self.op.run(c)
        return c.answered

    def possible(self, c: Ctx) -> bool:
        return self.op.can(c)


class IfDoOp(Do):
    """“If you do so”, “if you don't do so”: asks whether the part before was done."""

    def __init__(self, op: Op, wanted: bool) -> None:
        self.op = op
        self.wanted = wanted

    def do(self, c: Ctx) -> bool:
        if c.answered != self.wanted:
            return False
        return self.op.run(c)


class UnlessCast(Do):
    """“If you do not cast it”: what becomes of a card that was found to be cast right after this effect, and is not."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def do(self, c: Ctx) -> bool:
        cast = [later.ref for later in c.t.cast_after]
        if any(isinstance(thing, Card) and thing.ref in cast for thing in c.it):
            return False
        return self.op.run(c)


class ByOp(Do):
    """Another player does it: “your opponent discards 1 card”."""

    def __init__(self, op: Op, whose: int) -> None:
        self.op = op
        self.whose = whose
        """1 the opponent, 2 whoever is talked of, -1 each player, 3 the controller of it."""

    def players(self, c: Ctx) -> list[int]:
        """Who does it, the turn player first (6.1.4)."""
        if self.whose == 3:
            for thing in c.it:
                return [facts.controller(thing, c.t)]
            if c.deed is not None and c.deed.by is not None and c.that is c.body:
                return [facts.controller(c.deed.by, c.t)]  # “that Character” is not this one but what did it to this one
            if c.that is not None:
                return [facts.controller(c.that, c.t)]
            return []
        if self.whose < 0:
            c.t.cite("6.1.4")
            return [c.t.turn_player, 1 - c.t.turn_player]
        return sides(c, self.whose)

    def do(self, c: Ctx) -> bool:
        done = False
        before = c.actor
        they = c.they
        players = self.players(c)
        several = len(players) > 1
        if several:
            c.t.cite("11.11.6")
            c.t.hold()
        if several and isinstance(self.op, Break | PutBreak | Dull | Activate | Freeze | Return | RemoveFromGame | Discard):
            done = self.together(c, self.op, players)
        else:
            for player in players:
                c.actor = player
                c.they = player
                done = self.op.run(c) or done
        if several:
            c.t.release()
        elif players:
            c.spoken = players[0]
        c.actor = before
        c.they = they
        return done

    def together(self, c: Ctx, op: OnThings, players: list[int]) -> bool:
        """11.11.6: everybody says what they take before anything is done to it."""
        taken: list[list[Thing]] = []
        for player in players:
            c.actor = player
            c.they = player
            taken.append(op.what.take(c, op.verb, "11.11.6"))
        done = False
        for index, player in enumerate(players):
            c.actor = player
            c.they = player
            if taken[index]:
                done = op.apply(c, taken[index]) or done
        return done

    def possible(self, c: Ctx) -> bool:
        before = c.actor
        they = c.they
        found = False
        for player in self.players(c):
            c.actor = player
            c.they = player
            found = self.op.can(c) or found
        c.actor = before
        c.they = they
        return found


class IfOp(Do):
    """An instruction under a condition that is asked when it is reached, and another one otherwise."""

    def __init__(self, cond: Cond, op: Op, other: Op | None = None) -> None:
        self.cond = cond
        self.op = op
        self.other = other
        self.keeps = False
        """Whether the next sentence asks about the same thing."""

    def do(self, c: Ctx) -> bool:
        it = c.it
        c.held = self.cond.holds(c)
        done = False
        if c.held:
            done = self.op.run(c)
        elif self.other is not None:
            done = self.other.run(c)
        if self.keeps:
            c.it = it
        return done

    def possible(self, c: Ctx) -> bool:
        if self.cond.holds(c):
            return self.op.can(c)
        return self.other is not None and self.other.can(c)


class OtherwiseOp(Do):
    """What happens if the condition before did not hold."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def do(self, c: Ctx) -> bool:
        return False if c.held else self.op.run(c)


class ReplaceOp(Do):
    """11.12.5.6: an instruction, or under a condition another one in its place."""

    def __init__(self, op: Op, instead: list[tuple[Cond, Op]]) -> None:
        self.op = op
        self.instead = instead

    def do(self, c: Ctx) -> bool:
        for cond, op in reversed(self.instead):
            if cond.holds(c):
                c.t.cite("11.12.5.6", player=c.controller)
                return op.run(c)
        return self.op.run(c)

    def possible(self, c: Ctx) -> bool:
        return self.op.can(c)


class NegateDamage(OnThings):
    """All damage dealt to it is taken away."""

    verb = "heal"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        bodies = characters_of(things)
        for body in bodies:
            body.damage = 0
            c.t.happened(Deed("healed", "11.12.3.1", body.controller, body, body.top))
        return self.done(c, list(bodies))


class CancelChoosing(OnThings):
    """Everything on the stack that chose it is cancelled."""

    verb = "cancel"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        from .stack import cancel

        refs = [c.t.ref(thing) for thing in things]
        done = False
        for item in c.t.stack[:]:
            if any(ref in refs for _, chosen in item.chosen for ref in chosen) and not forbidden_cancel(c, item):
                cancel(c.t, item, c)
                done = True
        return done


class ExtraTurn(Do):
    """9: one more turn after this one."""

    def do(self, c: Ctx) -> bool:
        c.t.extra_turns.append(c.actor)
        return True


class AfterUse(Do):
    """A Summon that is cast by this effect goes elsewhere than the Break Zone when it is done."""

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def do(self, c: Ctx) -> bool:
        for later in c.t.cast_after:
            later.goal = self.goal
        return True


class Silently(Do):
    """What was just put onto the field does not set off its auto-abilities."""

    def do(self, c: Ctx) -> bool:
        played = [made.thing for made in c.made if made.verb == "play"]
        c.t.waiting = [one for one in c.t.waiting if not any(one.body is body for body in played)]
        return True


class UseAgain(Do):
    """The same effect once more, without paying."""

    def do(self, c: Ctx) -> bool:
        skill = c.ability
        if skill is None or skill.effect is None:
            return False
        from .waiting import push

        effect = skill.effect
        again = Ctx(c.t, c.controller, c.body, c.card, c.use)
        again.why.skill = skill
        if not effect.able(again):
            return False
        effect.declare(again, "11.7.5", "11.7.6")
        assert c.use is not None and c.card is not None
        push(c.t, again, skill.kind, c.use, c.card)
        return True


class ToDamage(OnThings):
    """Put cards into the damage zone: that is no damage."""

    verb = "to damage"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        return self.done(c, put_away(c, things, DAMAGE, "7.8.1"))


class Repeat(Do):
    """So many times."""

    def __init__(self, op: Op, times: Value) -> None:
        self.op = op
        self.times = times

    def do(self, c: Ctx) -> bool:
        done = False
        for _ in range(max(0, self.times.of(c))):
            done = self.op.run(c) or done
        return done

    def possible(self, c: Ctx) -> bool:
        return self.times.of(c) > 0 and self.op.can(c)


class Nothing(Do):
    """Does nothing."""

    def do(self, c: Ctx) -> bool:
        return True
