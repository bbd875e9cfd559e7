"""Instructions that only some texts need: put-off processing, tokens, “instead”, winning."""

from __future__ import annotations

from ...effects.context import Context
from ...effects.ops import Cond, Filter, Op, Value
from ...table.cards import Card, Thing
from ...table.table import Table
from . import facts
from .context import Ctx, Kept
from .faces import DigimonFace
from .moves import move_cards, place
from .rules import forbidden_of
from .selectors import ask_for, sides
from .state import BATTLE, REMOVED, TRASH, ZONES, Effect, Happening
from .verbs import ByOp, Do
from .waiting import Later


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
        assert isinstance(kept, Kept)
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


class TokenFace(DigimonFace):
    """4-18-1: the information a text gives to a token."""

    def __init__(self, name: str) -> None:
        super().__init__(f"token {name}", name, "digimon", "", "en", 0)
        self.token = True


class Token(Do):
    """4-18: play tokens from outside the game."""

    def __init__(self, face: TokenFace, n: int, suspended: bool) -> None:
        self.face = face
        self.n = n
        self.suspended = suspended

    def able(self, c: Ctx) -> bool:
        return True

    def act(self, c: Ctx) -> bool:
        t = c.t
        stacks: list[Thing] = []
        events: list[Happening] = []
        for _ in range(self.n * c.times):
            card = make_token(t, self.face, c.actor)
            if forbidden_of(t, c.actor, "play by effect", c.why, card) or forbidden_of(t, c.actor, "play", c.why, card):
                t.cite("15-1-3", player=c.actor)
                continue
            t.lift(card)
            stack = place(t, card, c.actor, BATTLE, "4-18-1")
            stack.played_turn = t.turn
            stack.suspended = self.suspended
            t.cite("1-4-4-5", player=c.actor)
            played = Happening("played", "4-18-1", c.actor, body=stack, card=card)
            played.why = c.why
            events.append(played)
            stacks.append(stack)
            c.did_to("Play", stack)
        if events:
            t.moment(events)
            c.it = stacks
            c.named = []
        return bool(stacks)


def make_token(t: Table, face: TokenFace, player: int) -> Card:
    """A card from outside the game; those that left may be used again."""
    removed = t.zones[player * ZONES + REMOVED]
    return t.make(face, player, removed)


class InsteadIf(Op):
    """18-2: what is said “instead” if a condition holds, else what it would replace."""

    def __init__(self, cond: Cond, op: Op, before: Op) -> None:
        self.cond = cond
        self.op = op
        self.before = before

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if self.cond.holds(c):
            c.t.cite("18-2-1", player=c.controller)
            c.t.cite("18-2-3", player=c.controller)
            return self.op.run(c)
        c.named = []
        return self.before.run(c)

    def can(self, c: Context) -> bool:
        return self.op.can(c) if self.cond.holds(c) else self.before.can(c)


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


class StandsFor(Filter):
    """15-15-8-1: a card that can be placed by DigiXros in place of a named one."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def test(self, c: Context, thing: Thing) -> bool:
        return facts.known(thing) and any(name in self.names for name in facts.face_of(thing).xros_also)


class XrosMore(Do):
    """1-3-11-4: materials may also be taken from these places."""

    def __init__(self, places: int) -> None:
        self.places = places

    def act(self, c: Ctx) -> bool:
        for event in c.events:
            event.also_from |= self.places
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
    """16-13-1: trash so many digivolution cards of this Digimon."""

    def __init__(self, n: int) -> None:
        self.n = n

    def able(self, c: Ctx) -> bool:
        return c.stack is not None and c.stack.alive and len(c.stack.under) >= self.n

    def act(self, c: Ctx) -> bool:
        stack = c.stack
        if stack is None or not self.able(c):
            return False
        c.t.cite("16-13-1", player=c.controller)
        c.t.cite("16-13-2", player=c.controller)
        chosen = ask_for(c, list(stack.under), self.n, False, [], "digi-burst", False)
        c.why.keyword = "Digi-Burst"
        move_cards(c.t, [x for x in chosen if isinstance(x, Card)], TRASH, c.why, "16-13-1")
        c.why.keyword = ""
        return True
