"""Instructions that bring cards into play: playing, using, digivolving, linking (7 to 10)."""

from __future__ import annotations

from typing import Final

from ....effects.context import Context
from ....effects.ops import Select
from ....effects.picking import Union, asking
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..book.costs import DIGIVOLVE, LINKING, PLAY, USE, summed
from ..book.declaring import affordable
from ..book.digivolution import can_by_effect, digivolve, pay_besides, ways
from ..book.fusions import dna, dna_lines, fuse, fusion_ways
from ..book.linking import link, link_ways
from ..book.options import can_use, colors_met, use_option
from ..book.playing import Payment, announce, can_play, complete
from ..book.values import now
from . import facts
from .context import Ctx
from .faces import DIGIMON, OPTION
from .selectors import OneOf, Pick, ask_for, choose, looked_for
from .state import BATTLE, Happening, Stack
from .verbs import Do, OnThings

WOULD: Final = {PLAY: "would play", DIGIVOLVE: "would digivolve", USE: "would use", LINKING: "would link"}


def payable(c: Ctx, how: Payment, kind: int, cost: int, card: Card, stack: Stack | None = None) -> bool:
    """1-3-11-1 for what an effect plays, uses, links or digivolves into."""
    if how.free:
        return True
    due = max(0, summed(c.t, c.actor, card, kind, how.base(cost), stack) - how.less)
    return affordable(c.t, c.actor, due, WOULD[kind], card, stack, "", c.why, how.also_from)


class PlayOp(OnThings):
    """Play cards by an effect (7-1)."""

    verb = "Play"

    def __init__(self, select: Select, how: Payment, zone: int = BATTLE, suspended: bool = False) -> None:
        super().__init__(select)
        self.how = how
        self.zone = zone
        self.suspended = suspended

    def playable(self, c: Ctx, thing: Thing) -> bool:
        """Whether this card can be played and paid for."""
        if not isinstance(thing, Card) or c.moved_on(thing) or not can_play(c.t, c.actor, thing, c.why, self.zone):
            return False
        return payable(c, self.how.at(c), PLAY, max(0, facts.cost(thing)), thing)

    def able(self, c: Ctx) -> bool:
        trying = c.trying
        c.trying = True
        found = self.select.find(c)
        c.trying = trying
        return any(self.playable(c, thing) for thing in found)

    def full(self, c: Ctx) -> bool:
        return self.able(c)

    def act(self, c: Ctx) -> bool:
        t = c.t
        things = choose(c, playables(self.select, self), "play")
        stacks: list[Thing] = []
        events: list[Happening] = []
        how = self.how.at(c)
        coming = [announce(t, c.actor, thing, c.why, how, self.zone) for thing in things if isinstance(thing, Card)]
        announced = [event for event in coming if event is not None]
        if announced:
            t.would(announced)
        for event in announced:
            stack = complete(t, event, how, self.zone, self.suspended, events)
            if stack is not None:
                c.did_to("Play", stack)
                stacks.append(stack)
        if len(stacks) > 1:
            c.once("3-1-3-3")
        if events:
            t.moment(events)
        if stacks:
            c.mean(stacks)
        return bool(stacks)


def playables(select: Select, op: PlayOp) -> Select:
    """The same selector, of what can be played only."""
    if isinstance(select, Union):
        return Union([playables(part, op) for part in select.parts])
    if isinstance(select, OneOf):
        return OneOf([playables(part, op) for part in select.picks])
    return Playable(select, op)


class Playable(Pick):
    """Of the things a selector finds, those that can be played."""

    def __init__(self, inner: Select, op: PlayOp) -> None:
        super().__init__(inner.count if isinstance(inner, Pick) else None, [], None)
        self.inner = inner
        self.op = op
        if isinstance(inner, Pick):
            self.bounds = inner.bounds
            self.one_host = inner.one_host
            self.particular = inner.particular

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        return [thing for thing in self.inner.find(c) if self.op.playable(c, thing)]

    def want(self, c: Ctx) -> tuple[int, bool, bool]:
        if isinstance(self.inner, Pick):
            return self.inner.want(c)
        return 1 << 20, False, True


class UseOp(OnThings):
    """Use an option by an effect (9-1)."""

    verb = "Use"

    def __init__(self, select: Select, how: Payment) -> None:
        super().__init__(select)
        self.how = how

    def usable(self, c: Ctx, thing: Thing) -> bool:
        """9-1-1: colour requirements hold for using by an effect too, unless it says otherwise."""
        if not isinstance(thing, Card) or not can_use(c.t, c.actor, thing, c.why):
            return False
        how = self.how.at(c)
        if not how.any_colors and not colors_met(c.t, c.actor, thing):
            return False
        return payable(c, how, USE, max(0, facts.face_of(thing).used.cost), thing)

    def able(self, c: Ctx) -> bool:
        return bool(self.options(c))

    def options(self, c: Ctx) -> list[Thing]:
        """What can be used; a DUAL card by its Option side (4.2 4-6-2)."""
        side = c.t.side
        c.t.side = OPTION
        found = self.select.find(c)
        c.t.side = side
        return [thing for thing in found if self.usable(c, thing)]

    def act(self, c: Ctx) -> bool:
        things = self.options(c)
        if not things or not looked_for(c, self.select, things):
            return False
        for thing in ask_for(c, things, 1, False, [], "use", False):
            if isinstance(thing, Card):
                c.did_to("Use", thing)
                return use_option(c.t, c.actor, thing, c.why, self.how.at(c))
        return False


Pair = tuple[Thing, Thing, list[int]]
"""Two things that fit each other, and the costs for which they do."""


class OnPairs(Do):
    """An instruction about something and what it goes with, where the two have to fit each other."""

    first = ""
    second = ""
    """What the player is asked for: something that fits, then what it goes with."""

    def __init__(self, who: Select, to: Select, how: Payment) -> None:
        self.who = who
        self.to = to
        self.how = how

    def pairs(self, c: Ctx) -> list[Pair]:
        """All that fit each other, with the costs."""
        raise NotImplementedError

    def on_pair(self, c: Ctx, one: Thing, other: Thing, costs: list[int]) -> bool:
        """Carries it out on the two that were chosen."""
        raise NotImplementedError

    def finds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.able(c)

    def able(self, c: Ctx) -> bool:
        return bool(self.pairs(c))

    def act(self, c: Ctx) -> bool:
        pairs = self.pairs(c)
        if not pairs or not looked_for(c, self.who, [pair[0] for pair in pairs]):
            return False
        if not looked_for(c, self.to, [pair[1] for pair in pairs]):
            return False
        things: list[Thing] = []
        for thing, _, _ in pairs:
            if thing not in things:
                things.append(thing)
        chosen = ask_for(c, things, 1, False, [], self.first, False)[0]
        fitting = [pair for pair in pairs if pair[0] is chosen]
        other = ask_for(c, [pair[1] for pair in fitting], 1, False, [], self.second, False)[0]
        costs = next(pair[2] for pair in fitting if pair[1] is other)
        return self.on_pair(c, chosen, other, costs)


class DigivolveOp(OnPairs):
    """Digivolve by an effect (8-1)."""

    first = "digivolve"
    second = "into"

    def pairs(self, c: Ctx) -> list[Pair]:
        """Every stack and card that fit each other, with the costs."""
        t = c.t
        now(t)
        how = self.how.at(c)
        found: list[Pair] = []
        cards: list[Card] = []
        side = t.side
        t.side = DIGIMON
        for thing in self.to.find(c):
            if isinstance(thing, Card) and not c.moved_on(thing):
                cards.append(thing)
        t.side = side
        for stack in self.who.find(c):
            if not isinstance(stack, Stack) or not stack.alive:
                continue
            for card in cards:
                if card.host is stack and card is stack.top:
                    continue
                before = t.hush(card)
                if can_by_effect(t, c.actor, card, stack, c.why):
                    costs = ways(t, c.actor, card, stack, how)
                    costs = [n for n in costs if payable(c, how, DIGIVOLVE, n, card, stack)]
                    if costs:
                        found.append((stack, card, costs))
                    elif t.recording and not c.trying:
                        other_ways(c, card)
                t.whisper = before
        return found

    def on_pair(self, c: Ctx, one: Thing, other: Thing, costs: list[int]) -> bool:
        assert isinstance(one, Stack) and isinstance(other, Card)
        t = c.t
        cost = costs[0]
        if len(costs) > 1 and not self.how.free and self.how.fixed < 0:
            options = [Option("number", number=n) for n in costs]
            t.cite("8-1-2-1", player=c.actor)
            cost = t.ask(Decision(c.actor, "number", options, "8-1-2-1", False, other.uid, "cost")).number
        if not pay_besides(t, c.actor, other, one, cost):
            return False
        if not digivolve(t, c.actor, other, one, cost, c.why, self.how.at(c)):
            return False
        c.did_to("Digivolve", one)
        c.mean([one])
        return True


def other_ways(c: Ctx, card: Card) -> None:
    """8-2-2-4, 8-3-2-4, 8-4-2-2: what only says to digivolve makes no DNA digivolution, Burst Digivolve or App Fusion."""
    for special in facts.face_of(card).special:
        if special.kind in OTHER_WAYS:
            c.once(OTHER_WAYS[special.kind])


OTHER_WAYS: Final = {"dna": "8-2-2-4", "burst": "8-3-2-4", "fusion": "8-4-2-2"}


class DnaOp(Do):
    """8-2-2-4: DNA digivolve by an effect that says so."""

    def __init__(self, who: list[Select], into: Select, how: Payment) -> None:
        self.who = who
        """Two of one sort, or one of each of two sorts."""
        self.into = into
        self.how = how

    def pool(self, c: Ctx) -> list[list[Thing]]:
        """The Digimon, or other cards where the effect names them, that may be materials."""
        found: list[list[Thing]] = []
        for part in self.who:
            found.append([thing for thing in part.find(c) if not isinstance(thing, Stack) or thing.alive])
        return found

    def cards(self, c: Ctx) -> list[Thing]:
        """The cards that can be DNA digivolved into."""
        pool = self.pool(c)
        found: list[Thing] = []
        for card in self.into.find(c):
            if isinstance(card, Card):
                before = c.t.hush(card)
                if dna_lines(c.t, c.actor, card, pool, self.how.at(c)):
                    found.append(card)
                c.t.whisper = before
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.cards(c))

    def act(self, c: Ctx) -> bool:
        cards = self.cards(c)
        if not cards or not looked_for(c, self.into, cards):
            return False
        card = ask_for(c, cards, 1, False, [], "into", False)[0]
        assert isinstance(card, Card)
        pool = self.pool(c)
        index = dna_lines(c.t, c.actor, card, pool, self.how.at(c))[0]
        c.t.cite("8-2-2-4", player=c.actor)
        stack = dna(c.t, c.actor, card, index, c.why, self.how.at(c), pool)
        if stack is None:
            return False
        c.did_to("DNADigivolve", stack)
        c.mean([stack])
        return True


class FuseOp(OnPairs):
    """8-4-2-2: App Fuse by an effect that says so."""

    first = "fusion"
    second = "into"

    def pairs(self, c: Ctx) -> list[Pair]:
        """Every linked Digimon and card that fit each other."""
        found: list[Pair] = []
        for stack in self.who.find(c):
            if isinstance(stack, Stack) and stack.alive:
                for card in self.to.find(c):
                    if isinstance(card, Card):
                        before = c.t.hush(card)
                        costs = fusion_ways(c.t, c.actor, card, stack, self.how)
                        if costs:
                            found.append((stack, card, costs))
                        c.t.whisper = before
        return found

    def on_pair(self, c: Ctx, one: Thing, other: Thing, costs: list[int]) -> bool:
        assert isinstance(one, Stack) and isinstance(other, Card)
        c.t.cite("8-4-2-2", player=c.actor)
        if not fuse(c.t, c.actor, other, one, costs[0], c.why, self.how.at(c)):
            return False
        c.did_to("Digivolve", one)
        c.mean([one])
        return True


class LinkOp(OnPairs):
    """Link a card by an effect (10-1)."""

    first = "link"
    second = "link to"

    def act(self, c: Ctx) -> bool:
        """One card after the other where a text names several; “up to” so many may be fewer (15-10-2-2)."""
        most, up_to, _ = self.who.want(c) if isinstance(self.who, Pick) else (1, False, False)
        linked = 0
        while linked < most:
            if linked and (not self.able(c) or up_to and not c.t.yes(c.actor, "15-10-2-2", asking(c))):
                break
            if not super().act(c):
                break
            linked += 1
        return linked > 0

    def pairs(self, c: Ctx) -> list[Pair]:
        """Every card and Digimon that fit each other."""
        found: list[Pair] = []
        for thing in self.who.find(c):
            card = thing.top if isinstance(thing, Stack) else thing
            if not isinstance(card, Card):
                continue
            for stack in self.to.find(c):
                if isinstance(stack, Stack) and stack.alive and card is not stack.top:
                    before = c.t.hush(card)
                    costs = link_ways(c.t, c.actor, card, stack, self.how)
                    how = self.how.at(c)
                    costs = [n for n in costs if payable(c, how, LINKING, n, card, stack)]
                    if costs:
                        found.append((thing, stack, costs))
                    c.t.whisper = before
        return found

    def on_pair(self, c: Ctx, one: Thing, other: Thing, costs: list[int]) -> bool:
        card = one.top if isinstance(one, Stack) else one
        assert isinstance(card, Card) and isinstance(other, Stack)
        if not link(c.t, c.actor, card, other, costs[0], c.why, self.how.at(c)):
            return False
        c.did_to("Link", card)
        c.mean([other])
        return True
