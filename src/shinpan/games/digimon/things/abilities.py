"""Instructions that only some texts need: put-off processing, tokens, “instead”, winning."""

from __future__ import annotations

from typing import Final

from ....effects.context import Context
from ....effects.continuous import Modifier
from ....effects.ops import Cond, Filter, Op, Select, Value
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ....table.table import Table
from ..book.playing import cannot_play
from ..book.values import NUMBERS, Change
from ..book.waiting import Later
from .card_verbs import held_under, put, touchable
from .context import Ctx
from .faces import COLORS, NONE, DigimonFace
from .joining import ByOp
from .modifiers import ColorsAre, Fixed, add_lasting, last_turn
from .moves import place
from .selectors import ask_for, sides
from .state import BATTLE, NOWHERE, REMOVED, SECURITY, TRASH, ZONES, Effect, Happening, Stack
from .verbs import Do, OnThings


class PutOff(Do):
    """18-1: something to be done at a later moment."""

    def __init__(self, effect: Effect, kind: str, whose: int, skip: int) -> None:
        self.effect = effect
        self.kind = kind
        self.whose = whose
        self.skip = skip

    def act(self, c: Ctx) -> bool:
        t = c.t
        kept = c.frozen()
        player = -1 if self.whose < 0 else c.controller if self.whose == 0 else 1 - c.controller
        first = t.turn
        mine = player < 0 or t.turn_player == player
        if self.skip and mine:
            first = t.turn + 2 if player >= 0 else t.turn + 1
        last = first if mine or self.skip and player < 0 else first + 1
        if self.kind in ("battle end", "attack end"):
            last = t.turn
        t.cite("18-1-1", player=c.controller)
        t.later.append(Later(self.effect, kept, self.kind, player, first, last))
        return True


class WatchFor(Do):
    """An effect that waits for something for a while: “the next time …”, “for the turn, when …”."""

    def __init__(self, effect: Effect, until: str, once: bool) -> None:
        self.effect = effect
        self.until = until
        self.once = once

    def act(self, c: Ctx) -> bool:
        t = c.t
        kept = c.frozen()
        later = Later(self.effect, kept, "", -1, t.turn, last_turn(t, c.controller, self.until))
        later.lasts = not self.once
        t.later.append(later)
        t.version += 1
        return True


class SetCostOp(Do):
    """Sets the cost that is being paid; 1-3-8: what has been added to it or taken off it stays so."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def act(self, c: Ctx) -> bool:
        for event in c.events:
            if event.kind.startswith("would") and not event.locked:
                price = max(0, self.value.of(c))
                event.cost += price - event.price
                event.price = price
                return True
        return False


class BackOp(OnThings):
    """Security cards that were looked through stay in the stack; others are put there."""

    verb = "Place"

    def act(self, c: Ctx) -> bool:
        inside: list[Card] = []
        others: list[Thing] = []
        for thing in self.chosen(c):
            if isinstance(thing, Card) and thing.host is None and thing.zone != NOWHERE and thing.zone % ZONES == SECURITY:
                inside.append(thing)
            else:
                others.append(thing)
        for card in inside:
            card.face_up = False
            card.shown = 0
        if others:
            put(c, others, SECURITY, "Place", "3-1-3-5")
        c.t.version += 1
        return bool(inside or others)


class RecolorOp(OnThings):
    """Another colour, as the player likes, for a while (15-12-2)."""

    verb = "Choose"

    def __init__(self, select: Select, without: int, until: str) -> None:
        super().__init__(select)
        self.without = without
        self.until = until

    def act(self, c: Ctx) -> bool:
        t = c.t
        refs = [t.ref(thing) for thing in self.chosen(c) if isinstance(thing, Stack) and thing.alive]
        if not refs:
            return False
        names = [name for name, bit in COLORS.items() if not bit & self.without]
        options = [Option("mode", number=i, name=name) for i, name in enumerate(names, 1)]
        uid = c.card.uid if c.card is not None else -1
        answer = t.ask(Decision(c.actor, "mode", options, "15-10-2-1", False, uid, "color"))
        add_lasting(c, [ColorsAre(COLORS[answer.name])], None, refs, self.until, -1)
        return True


class StackCost(Change):
    """The play cost of a card on the field, up or down, never below 0."""

    def __init__(self, value: Value) -> None:
        super().__init__(NUMBERS)
        self.value = value

    def change(self, c: Ctx, stack: Stack) -> None:
        if stack.cost != NONE:
            stack.cost = max(0, stack.cost + self.value.of(c))

    def frozen(self, c: Context) -> Modifier:
        assert isinstance(c, Ctx)
        return StackCost(Fixed(self.value.of(c) * c.times))

    def multiplied(self) -> bool:
        return True


class Battling(Cond):
    """14-1: this Digimon battles one that passes a test."""

    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        stack = c.stack
        if stack is None or stack.bid not in c.t.battling:
            return False
        for bid in c.t.battling:
            other = c.t.stack(bid)
            if other is not None and other is not stack and self.filter.test(c, other):
                return True
        return False


PLENTY: Final = 900
"""Cards in one game after which tokens that left are used again."""


class TokenFace(DigimonFace):
    """4-18-1: the information a text gives to a token."""

    def __init__(self, name: str) -> None:
        super().__init__(f"token {name}", name, "digimon", "", "en", 0)
        self.token = True


class Token(Do):
    """4-18: play tokens from outside the game."""

    def __init__(self, face: TokenFace, n: int, suspended: bool, side: int = 0) -> None:
        self.face = face
        self.n = n
        self.suspended = suspended
        self.side = side
        """1 to the opponent's battle area."""
        self.filter: Filter | None = None
        """What a token must be to be played."""

    def able(self, c: Ctx) -> bool:
        return True

    def act(self, c: Ctx) -> bool:
        return at_once(c, [self])

    def bring(self, c: Ctx) -> list[Happening]:
        """Puts them into play; what happened is told by whoever plays them."""
        t = c.t
        events: list[Happening] = []
        owner = 1 - c.actor if self.side else c.actor
        for _ in range(self.n * c.times):
            card = make_token(t, self.face, owner)
            if cannot_play(t, c.actor, card, c.why) or self.filter is not None and not self.filter.test(c, card):
                t.cite("15-1-3", player=c.actor)
                continue
            t.lift(card)
            stack = place(t, card, owner, BATTLE, "4-18-1")
            stack.played_turn = t.turn
            stack.suspended = self.suspended
            t.cite("1-4-4-5", player=c.actor)
            played = Happening("played", "4-18-1", c.actor, body=stack, card=card)
            played.why = c.why
            events.append(played)
            c.did_to("Play", stack)
        return events


class Tokens(Do):
    """15-5-2: tokens of several sorts, all played at the same time."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens

    def act(self, c: Ctx) -> bool:
        return at_once(c, self.tokens)


def at_once(c: Ctx, tokens: list[Token]) -> bool:
    """Plays tokens at the same time; true if any was played."""
    events = [event for token in tokens for event in token.bring(c)]
    if events:
        c.t.moment(events)
        c.mean([event.body for event in events if event.body is not None])
    return bool(events)


def make_token(t: Table, face: TokenFace, player: int) -> Card:
    """A card from outside the game. In a very long game one that left comes again, as a new card."""
    removed = t.zones[player * ZONES + REMOVED]
    if len(t.cards) > PLENTY:
        for card in removed.cards:
            if card.face is face:
                card.incarnation += 1
                return card
    return t.make(face, player, removed)


class InsteadIf(Op):
    """18-2: what is said “instead” if a condition holds, else what it would replace."""

    def __init__(self, cond: Cond, op: Op, before: Op, optional: bool = False) -> None:
        self.cond = cond
        self.op = op
        self.before = before
        self.optional = optional
        """18-2-2: the player chooses whether it is replaced at all."""

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if self.cond.holds(c) and (not self.optional or self.wanted(c)):
            c.t.cite("18-2-1", player=c.controller)
            if not self.optional:
                c.t.cite("18-2-3", player=c.controller)
            return self.op.run(c)
        c.named = []
        return self.before.run(c)

    def wanted(self, c: Ctx) -> bool:
        """Whether the player replaces."""
        c.t.cite("18-2-2", player=c.actor)
        return c.t.yes(c.actor, "18-2-2", c.card.uid if c.card is not None else -1)

    def can(self, c: Context) -> bool:
        if self.cond.holds(c):
            return self.op.can(c) or self.optional and self.before.can(c)
        return self.before.can(c)


class InsteadBy(Op):
    """18-2-2: by doing something, what is said “instead”, else what it would replace."""

    def __init__(self, by: ByOp, before: Op) -> None:
        self.by = by
        self.before = before

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if self.by.payable(c) and self.by.run(c):
            c.t.cite("18-2-2", player=c.controller)
            return True
        c.stopped = False
        return self.before.run(c)

    def can(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.before.can(c) or self.by.payable(c)


class Surplus(Value):
    """By how many cards a pile is above a number."""

    def __init__(self, zone: int, whose: int, n: int) -> None:
        self.zone = zone
        self.whose = whose
        self.n = n

    def of(self, c: Context) -> int:
        assert isinstance(c, Ctx)
        player = sides(c, self.whose)[0]
        return len(c.t.cards_in(player, self.zone)) - self.n


class XrosMore(Do):
    """1-3-11-4: materials may also be taken from these places."""

    def __init__(self, places: int, most: dict[int, int] | None = None) -> None:
        self.places = places
        self.most = most or {}
        """How many from each place, where that is said."""

    def act(self, c: Ctx) -> bool:
        for event in c.events:
            event.also_from |= self.places
            if self.most:
                before = event.also_most or {}
                event.also_most = {area: n + before.get(area, 0) for area, n in self.most.items()}
        c.t.cite("1-3-11-4", player=c.controller)
        return True


class Win(Do):
    """1-2-6: an effect makes a player win or lose."""

    def __init__(self, wins: bool) -> None:
        self.wins = wins

    def act(self, c: Ctx) -> bool:
        player = c.actor if self.wins else 1 - c.actor
        c.t.end(player, "1-2-6", "effect")
        return True


class DigiBurstCost(Do):
    """16-13-1: trash so many digivolution cards of this Digimon, or up to so many."""

    def __init__(self, n: int, up_to: bool = False) -> None:
        self.n = n
        self.up_to = up_to

    def able(self, c: Ctx) -> bool:
        return c.stack is not None and c.stack.alive and len(self.cards(c.stack, c)) >= (1 if self.up_to else self.n)

    def cards(self, stack: Stack, c: Ctx) -> list[Thing]:
        """15-1-3: those of its digivolution cards that an effect can trash."""
        return [card for card in stack.under if touchable(c, card) and not held_under(c, card)]

    def act(self, c: Ctx) -> bool:
        stack = c.stack
        if stack is None or not self.able(c):
            return False
        c.t.cite("16-13-1", player=c.controller)
        c.t.cite("16-13-2", player=c.controller)
        chosen = ask_for(c, self.cards(stack, c), self.n, self.up_to, [], "digi-burst", False)
        c.why.keyword = "Digi-Burst"
        done = put(c, chosen, TRASH, "Trash", "16-13-1")
        c.why.keyword = ""
        if not done:
            return False
        c.t.happened(Happening("digi-burst", "16-13-1", c.controller, body=stack))
        return True
