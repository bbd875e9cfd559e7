"""Instructions about cards: trashing, putting, turning, revealing, shuffling, drawing (3-1-3, 4-14, 15-15-3, 16-5, 16-7)."""

from __future__ import annotations

from itertools import groupby

from ....effects.ops import Select
from ....effects.picking import asking
from ....table.cards import REF, Card, Thing
from ....table.decisions import Decision, Option
from ..book.materials import gather
from ..book.rules import affected, forbidden_of
from ..book.waiting import would
from . import facts
from .context import Ctx
from .filters import anything
from .moves import (
    allowed_to_leave,
    draw,
    in_order,
    move_cards,
    origin,
    overflow,
    place,
    present,
    put_under,
    send,
    spills,
    stack_under,
    strip_top,
    take,
    top_under,
)
from .selectors import ALL, Ends, Meant, Pick, SomeOf, SourceEnds, StackTop, This, ask_for, choose_apart, enough, possible
from .state import BATTLE, DECK, HAND, KIND_BITS, NOWHERE, SECURITY, TRASH, UNDER, ZONES, Happening, Stack
from .verbs import Do, OnThings, split


def touchable(c: Ctx, card: Card) -> bool:
    """15-15-6-1: cards under a card that is not affected stay."""
    host = card.host
    return not (isinstance(host, Stack) and host.alive and not affected(host, c.why))


def held_under(c: Ctx, card: Card) -> bool:
    """15-1-3: whether something keeps effects from trashing this card from under its card."""
    host = card.host
    if not isinstance(host, Stack) or not host.alive or not host.rules:
        return False
    for rule in host.rules:
        if rule.kind in ("trash source", "trash stack") and rule.against(c.why) and rule.about(card):
            c.t.cite("15-1-3", player=host.controller)
            return True
    return False


Manner = tuple[str, int]
"""How an effect says which digivolution cards it trashes: so many from the top or bottom, all, or any so many."""


def put(
    c: Ctx,
    things: list[Thing],
    zone: int,
    verb: str,
    rule: str,
    bottom: bool = False,
    face_up: bool = False,
    manner: Manner = ("any", 0),
) -> bool:
    """Puts things into piles of their owners: stacks leave the field, cards move."""
    t = c.t
    stacks, cards = split(things)
    done = 0
    wanted = len(stacks)
    if stacks and zone == SECURITY:
        stacks = [stack for stack in stacks if not forbidden_of(t, stack.top.owner, "add security", c.why)]
        if len(stacks) < wanted:
            t.cite("15-1-3", player=c.actor)
    if stacks:
        gone = send(t, stacks, zone, c.why, rule, bottom, face_up)
        for stack in gone:
            c.did_to(verb, stack)
        done += len(gone)
    tops: list[Card] = []
    stripped: list[Card] = []
    raised: list[Card] = []
    events: list[Happening] = []
    for card in cards:
        host = card.host
        if isinstance(host, Stack) and host.top is card:
            tops.append(card)
            if affected(host, c.why) and host.under:
                event = strip_top(t, host, c.why, rule, zone, bottom, face_up)
                if event is not None:
                    events.append(event)
                    stripped.append(card)
                    if not spills(t, host):
                        raised.append(card)
    if events:
        t.moment(events)
        overflow(t, [card for card in stripped if card not in raised])
        for card in stripped:
            c.did_to(verb, card)
        done += len(stripped)
    cards = [card for card in cards if card not in tops]
    fit = [card for card in cards if touchable(c, card)]
    if zone == SECURITY:
        fit = [card for card in fit if not forbidden_of(t, card.owner, "add security", c.why)]
    if zone == TRASH and fit:
        before = [card for card in fit if not held_under(c, card)]
        planned = cut_before(c, before, manner)
        refs = {card.uid: card.ref for card in before}
        would(t, list(planned.values()))
        done += sum(1 for event in planned.values() if event.replaced)
        fit = [card for card in before if card.ref == refs[card.uid] and not spared(planned, card)]
    if fit:
        moved = move_cards(t, fit, zone, c.why, rule, bottom, face_up)
        for card in moved:
            c.did_to(verb, card)
        done += len(moved)
    return done > 0 and done >= wanted + len(tops) + len(cards)


def cut_before(c: Ctx, cards: list[Card], manner: Manner) -> dict[int, Happening]:
    """15-8-5: what is about to happen when an effect trashes digivolution cards, for what cuts in, by card."""
    events: dict[int, Happening] = {}
    if not c.t.kinds_watched & KIND_BITS["would move"]:
        return events
    for card in cards:
        host = card.host
        if isinstance(host, Stack) and card in host.under:
            events[card.uid] = trashing(c, host, card, manner)
    return events


def trashing(c: Ctx, host: Stack, card: Card | None, manner: Manner) -> Happening:
    """An effect is about to trash a digivolution card of a stack, or those it has not."""
    event = Happening("would move", "15-8-5-1", host.controller, card=card)
    event.why = c.why
    event.place, event.place_player, event.host, event.goal = UNDER, host.controller, host, TRASH
    event.how, event.amount = manner
    return event


def spared(events: dict[int, Happening], card: Card) -> bool:
    """Whether what was about to happen to a card was prevented."""
    return card.uid in events and events[card.uid].prevented


class TrashOp(OnThings):
    """Trash (4-14)."""

    verb = "Trash"

    def act(self, c: Ctx) -> bool:
        things = self.chosen(c)
        if isinstance(self.select, Ends) and len(things) < self.select.n * c.times:
            c.t.cite("1-3-2", player=c.actor)
        if isinstance(self.select, SourceEnds) and not things:
            return self.in_vain(c)
        return put(c, things, TRASH, "Trash", "4-14-1", manner=self.manner(c, things)) and bool(things)

    def manner(self, c: Ctx, things: list[Thing]) -> Manner:
        """How it says which cards it trashes."""
        if isinstance(self.select, SourceEnds):
            return "bottom" if self.select.bottom else "top", self.select.n * c.times
        everything = isinstance(self.select, Pick) and self.select.count is not None and self.select.count.kind == ALL
        return "all" if everything else "any", len(things)

    def in_vain(self, c: Ctx) -> bool:
        """18-2-2: also where the Digimon has no digivolution cards, others can be trashed instead."""
        hosts = [thing for thing in c.it if isinstance(thing, Stack)]
        if not hosts or not c.t.kinds_watched & KIND_BITS["would move"]:
            return False
        events = [trashing(c, host, None, self.manner(c, [])) for host in hosts]
        would(c.t, events)
        return any(event.replaced for event in events)


class TrimBoth(Do):
    """Trash the top cards of a pile of each player until so many are left: all at the same moment (15-5-2)."""

    def __init__(self, zone: int, n: int) -> None:
        self.zone = zone
        self.n = n

    def surplus(self, c: Ctx) -> list[Thing]:
        """What there is too much, the turn player's first."""
        found: list[Thing] = []
        for player in (c.t.turn_player, 1 - c.t.turn_player):
            cards = c.t.cards_in(player, self.zone)
            found += reversed(cards[self.n :])
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.surplus(c))

    def act(self, c: Ctx) -> bool:
        things = self.surplus(c)
        return put(c, things, TRASH, "Trash", "4-14-1", manner=("any", len(things))) and bool(things)


class TrashAsMany(Do):
    """18-2-1: this Digimon's digivolution cards in place of those that were to be trashed, as the effect says it of them."""

    def act(self, c: Ctx) -> bool:
        stack = c.stack
        if stack is None or not stack.alive or not stack.under:
            return False
        how, n = c.events[0].how, c.events[0].amount
        if how == "all":
            things: list[Thing] = [*stack.under]
        elif how == "top":
            things = [*stack.under[:n]]
        elif how == "bottom":
            things = [*stack.under[-n:]]
        else:
            things = ask_for(c, [*stack.under], n or len(c.events), False, [], "trash", False)
        done = put(c, things, TRASH, "Trash", "4-14-1")
        for event in c.events[: len(c.events) if how == "all" else len(things)] if done else ():
            event.replaced = True
        return done


def ask_end(c: Ctx, rule: str) -> str:
    """The player chooses the top or the bottom."""
    options = [Option("mode", number=1, name="top"), Option("mode", number=2, name="bottom")]
    return c.t.ask(Decision(c.actor, "mode", options, rule, False, asking(c), "end")).name


class PutOp(OnThings):
    """Add, return or place cards: to the hand, the deck, the security stack."""

    def __init__(self, select: Select, zone: int, verb: str, end: str, face_up: bool = False) -> None:
        super().__init__(select)
        self.zone = zone
        self.verb = verb
        self.end = end
        """top, bottom, or either where the player chooses."""
        self.face_up = face_up

    def act(self, c: Ctx) -> bool:
        t = c.t
        things = self.chosen(c)
        if not things:
            return False
        end = self.end
        if end == "either":
            end = ask_end(c, "3-1-3-4")
        stacks, cards = split(things)
        if self.zone in (DECK, SECURITY) and len(things) > 1 and not c.mixed:
            whole = [x.top for x in stacks] + cards
            shown = any(card.ref in c.looked_refs for card in cards)
            rule = ("15-15-4-7" if c.looking else "15-15-3-7") if shown else "3-1-3-4"
            order = in_order(t, c.actor, whole, rule, f"{'deck' if self.zone == DECK else 'security'} {end}")
            if all(t.seen_mask(card) == 3 for card in whole):
                t.cite("3-1-3-6", player=c.actor)
            hosts = {stack.top.uid: stack for stack in stacks}
            row: list[Thing] = [hosts.get(card.uid, card) for card in order]
            if end == "top":
                row.reverse()
            things = row
        if not self.face_up and any(isinstance(x, Card) and not t.sees(1 - c.actor, x) for x in things):
            self.show(c, things)
        if any(facts.owner_of(x) != c.actor for x in things):
            t.cite("3-1-3-8", player=c.actor)
        return put(c, things, self.zone, self.verb, "3-1-3-5", end == "bottom", self.face_up)

    def show(self, c: Ctx, things: list[Thing]) -> None:
        """3-1-3-7: a card that must fit a description is revealed before it goes to a private area."""
        if isinstance(self.select, Pick) and not anything(self.select.filter):
            for thing in things:
                if isinstance(thing, Card):
                    c.t.cite("3-1-3-7", player=c.actor)
                    event = Happening("revealed", "3-1-3-7", c.actor, card=thing)
                    c.t.record(event)


class UnderOp(OnThings):
    """Place cards under a card, as digivolution cards or under a Tamer."""

    verb = "Place"

    def __init__(self, select: Select, host: Select, end: str, face_down: bool) -> None:
        super().__init__(select)
        self.host = host
        self.end = end
        """top, bottom, or either."""
        self.face_down = face_down

    def able(self, c: Ctx) -> bool:
        return possible(c, self.select) > 0 and self.receivers(c) > 0

    def full(self, c: Ctx) -> bool:
        return enough(c, self.select) and self.receivers(c) > 0

    def receivers(self, c: Ctx) -> int:
        """How many cards there are to put it under; “its” is the stack whose top card goes."""
        named = c.named
        if isinstance(self.select, StackTop):
            c.named = self.select.hosts.find(c)
        n = possible(c, self.host)
        c.named = named
        return n

    def act(self, c: Ctx) -> bool:
        t = c.t
        before = c.it, c.hosts, c.named
        things = self.chosen(c)
        if not things:
            return False
        it, above, named = c.it, c.hosts, c.named
        if isinstance(self.select, StackTop):
            c.named = [thing.host for thing in things if isinstance(thing, Card) and thing.host is not None]
        elif isinstance(self.host, SomeOf):
            c.it, c.hosts, c.named = before  # “any of their”: of those that were told of, not of what is placed
        hosts = [thing for thing in choose_apart(c, self.host, "host", things) if isinstance(thing, Stack) and thing.alive]
        c.it, c.hosts, c.named = it, above, named
        if not hosts:
            coming = [event for event in c.events if event.kind == "would play" and event.card is c.card]
            return isinstance(self.host, This | Meant) and any(self.beforehand(c, event, things) for event in coming)
        host = hosts[0]
        if not affected(host, c.why):
            t.cite("15-15-6-1", player=host.controller)
            return False
        end = self.end
        if end == "either" and host.under:
            end = ask_end(c, "4-5-3")
        stacks, cards = split(things)
        moved = [card for card in cards if isinstance(card.host, Stack) and card.host.top is card]
        laid: list[Thing] = [card for card in moved if top_under(t, card, host, c.why, end == "top")]
        fit = [card for card in cards if touchable(c, card) and card not in moved]
        laid += self.lay(c, host, stacks, in_order(t, c.actor, [*[x.top for x in stacks], *fit], "3-1-3-4"), end == "top")
        for thing in laid:
            c.did_to("Place", thing)
        if laid:
            c.did_to("Receive", host)
            c.mean(laid, [host])
        return bool(laid) and len(laid) >= len(things)

    def beforehand(self, c: Ctx, event: Happening, things: list[Thing]) -> bool:
        """7-1-2-2: under a card that is about to be played: they are held until it is on the field."""
        free = [x for x in things if not isinstance(x, Stack) or allowed_to_leave(c.t, [x], c.why, "placed")]
        cards = [x.top if isinstance(x, Stack) else x for x in free if isinstance(x, Stack | Card)]
        if len(cards) > 1:
            cards = in_order(c.t, c.actor, cards, "3-1-3-4")
        laid = gather(c.t, c.actor, cards, list(range(len(cards))), "4-5-4", c.why)
        event.held = event.held + laid
        for card in laid:
            c.did_to("Place", card)
        if laid:
            c.mean(list(laid))
        return bool(laid) and len(laid) >= len(things)

    def lay(self, c: Ctx, host: Stack, stacks: list[Stack], order: list[Card], top: bool) -> list[Thing]:
        """Lays them in this order, from the top: cards beside each other at once, each stack on its own."""
        if not stacks:
            return [*put_under(c.t, order, host, c.why, "4-5-4", top, self.face_down)] if order else []
        laid: list[Thing] = []
        whole = {stack.top.uid: stack for stack in stacks}
        for stacked, row in groupby(reversed(order) if top else order, key=lambda card: card.uid in whole):
            together = [*row]
            if not stacked:
                laid += put_under(c.t, together[::-1] if top else together, host, c.why, "4-5-4", top, self.face_down)
            for card in together if stacked else ():
                if stack_under(c.t, whole[card.uid], host, c.why, "4-5-7", top):
                    laid.append(card)
        return laid


class FieldOp(OnThings):
    """Place a card in the battle area, where an option stays because an effect put it there (17-1-3-3)."""

    verb = "Place"

    def act(self, c: Ctx) -> bool:
        t = c.t
        done = False
        _, cards = split(self.chosen(c))
        for card in cards:
            was = origin(t, card)
            take(t, card)
            stack = place(t, card, card.owner, BATTLE, "17-1-3-3")
            stack.by_effect = True
            event = Happening("moved", "17-1-3-3", card.owner, card=card)
            event.why = c.why
            event.place, event.place_player, event.host = was.place, was.player, was.host
            event.goal, event.goal_player = BATTLE, card.owner
            t.moment([event])
            c.did_to("Place", stack)
            done = True
        return done


class FlipOp(OnThings):
    """Turn security cards face up or face down (3-7-4)."""

    verb = "Flip"

    def __init__(self, select: Select, face_up: bool) -> None:
        super().__init__(select)
        self.face_up = face_up

    def act(self, c: Ctx) -> bool:
        done = False
        for thing in self.chosen(c):
            if isinstance(thing, Card) and thing.face_up != self.face_up:
                thing.face_up = self.face_up
                thing.shown = 3 if self.face_up else 0
                event = Happening("flipped", "3-7-4", thing.owner, card=thing)
                event.why = c.why
                event.facing = self.face_up
                c.t.happened(event)
                done = True
        return done


class RevealOp(OnThings):
    """15-15-3: reveal cards: they count as not in their area until they are put somewhere."""

    verb = "Reveal"

    def __init__(self, select: Select, private: bool) -> None:
        super().__init__(select)
        self.private = private

    def act(self, c: Ctx) -> bool:
        t = c.t
        _, cards = split(self.chosen(c))
        looked_enough(c)
        c.looked_refs = [card.ref for card in cards]
        c.looking = self.private
        whole = isinstance(self.select, Pick) and self.select.count is not None and self.select.count.kind == ALL
        if whole and not t.book.revealed_stay:
            shut_off(c, cards)
        for card in cards:
            away = t.book.looked_leave if self.private else t.book.revealed_stay or t.book.looked_leave
            if away and card.host is None and card.zone % ZONES in (DECK, SECURITY) and card.zone != NOWHERE:
                t.revealed_from[card.uid] = card.zone
            if self.private:
                card.shown |= 1 << c.actor
                continue
            card.shown = 3
            if card.host is None and card.zone % ZONES == DECK and card.zone != NOWHERE and not t.book.revealed_stay:
                t.revealed_from[card.uid] = card.zone
                t.lift(card)
                card.zone = NOWHERE
                t.zones[NOWHERE].cards.append(card)
            t.record(Happening("revealed", "15-15-3-1", c.actor, card=card))
        if self.private:
            t.cite("15-15-4-1", player=c.actor)
            t.cite("15-15-4-2", player=c.actor)
            t.cite("15-15-4-3", player=c.actor)
        else:
            t.cite("15-15-3-2", player=c.actor)
            t.cite("15-15-3-5", player=c.actor)
        c.mean(list(cards))
        t.version += 1
        return bool(cards)


def shut_off(c: Ctx, cards: list[Card]) -> None:
    """15-15-3-4, 15-15-4-5: where all cards of an area are shown, no other effect adds to it until this one is over."""
    zones = {card.zone for card in cards if card.host is None and card.zone != NOWHERE}
    for zone in zones:
        if len(c.t.zones[zone].cards) == sum(1 for card in cards if card.zone == zone):
            c.t.closed[zone] = (c.why, "15-15-4-5" if c.looking else "15-15-3-4")


def looked_enough(c: Ctx) -> None:
    """15-15-3-9-3 of 4.2: cards that this effect looked at and that still lie in their area are there again."""
    for ref in c.looked_refs:
        if c.t.cards[ref % REF].zone != NOWHERE:
            c.t.revealed_from.pop(ref % REF, -1)


class ShuffleOp(Do):
    """1-3-10: shuffle."""

    def __init__(self, whose: int, zone: int) -> None:
        self.whose = whose
        self.zone = zone

    def act(self, c: Ctx) -> bool:
        player = c.controller if self.whose == 0 else 1 - c.controller
        zone = c.t.zones[player * ZONES + self.zone]
        c.t.cite("1-3-10", player=player)
        faces = [card for card in zone.cards if card.face_up and self.zone == SECURITY]
        for card in faces:
            card.face_up = False
        c.t.shuffle(zone)
        looked_enough(c)
        c.looked_refs = []
        return True


class MixOp(OnThings):
    """1-3-10: shuffle some cards, before they are put back: nobody chooses their order."""

    verb = "Shuffle"

    def act(self, c: Ctx) -> bool:
        t = c.t
        things = self.chosen(c)
        for i in range(len(things) - 1, 0, -1):
            j = t.chance.below(i + 1)
            things[i], things[j] = things[j], things[i]
        t.cite("1-3-10", player=c.actor)
        c.mean(things)
        c.mixed = True
        return bool(things)


class DrawOp(Do):
    """16-7: draw cards."""

    def __init__(self, n: int, until: bool = False) -> None:
        self.n = n
        self.until = until

    def count(self, c: Ctx) -> int:
        """How many cards."""
        if self.until:
            return self.n - len(c.t.cards_in(c.actor, HAND))
        return self.n * c.times

    def act(self, c: Ctx) -> bool:
        n = self.count(c)
        if n <= 0:
            c.t.cite("1-3-4", player=c.actor)
            return False
        if forbidden_of(c.t, c.actor, "draw", c.why):
            return False
        c.t.cite("16-7-3", player=c.actor)
        drawn = draw(c.t, c.actor, n, "16-7-1", c.why)
        c.count = drawn
        return drawn == n

    def able(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.actor, DECK))

    def full(self, c: Ctx) -> bool:
        return len(c.t.cards_in(c.actor, DECK)) >= self.count(c)


class RecoveryOp(Do):
    """16-5: cards from the top of the deck onto the security stack."""

    def __init__(self, n: int, until: int = -1) -> None:
        self.n = n
        self.until = until
        self.most = -1
        """How many cards the security stack may have by it."""

    def act(self, c: Ctx) -> bool:
        t = c.t
        n = self.n * c.times
        if self.until >= 0:
            n = self.until - len(t.cards_in(c.actor, SECURITY))
        if self.most >= 0:
            n = min(n, self.most - len(t.cards_in(c.actor, SECURITY)))
        cards = present(t, c.actor, DECK)[: -n - 1 : -1] if n > 0 else []
        if forbidden_of(t, c.actor, "add security", c.why):
            t.cite("15-1-3", player=c.actor)
            return False
        for card in cards:
            card.shown = 0
        t.cite("16-5-3", player=c.actor)
        if cards:
            cards = move_cards(t, cards, SECURITY, c.why, "16-5-1")
        return bool(cards)

    def able(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.actor, DECK))
