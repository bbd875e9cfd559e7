"""Chapter 7: playing cards, with DigiXros and Assembly."""

from __future__ import annotations

from typing import Final

from ....effects.context import Context
from ....effects.ops import Cond, Value
from ....table.cards import Card
from ..things.context import Ctx
from ..things.faces import DIGIMON, NONE, DigimonFace
from ..things.moves import origin, place, take
from ..things.state import BATTLE, BREEDING, NOWHERE, UNDER, Cause, DigimonTable, Happening, Stack
from .costs import PLAY, no_reduction, pay, summed
from .materials import assembly, digixros, drop_materials
from .rules import forbidden_of
from .values import now, reset_stack


class Discount:
    """What an effect takes off the cost of what it plays or digivolves into, under a condition."""

    def __init__(self, value: Value, cond: Cond | None) -> None:
        self.value = value
        self.cond = cond


class Payment:
    """How a card that an effect plays, uses, digivolves or links is paid for."""

    def __init__(self, free: bool = False, less: int = 0, fixed: int = -1) -> None:
        self.free = free
        self.less = less
        self.fixed = fixed
        self.ignoring = False
        """8-1-2-2: digivolution requirements are not looked at."""
        self.ignoring_level = False
        self.any_colors = False
        """4-19: colour requirements are not looked at."""
        self.as_level = NONE
        """The level a card counts as having for this."""
        self.as_colors = 0
        self.kind = 0
        """Which sort of cost this is."""
        self.discounts: list[Discount] = []
        """What the effect itself takes off, counted when it is carried out."""
        self.also_from = 0
        """1-3-11-4: from which further places a DigiXros may take cards."""

    def at(self, c: Context) -> Payment:
        """How it is paid now, with what the effect takes off."""
        assert isinstance(c, Ctx)
        locked = (self.less > 0 or self.discounts) and no_reduction(c.t, c.actor, self.kind)
        if not self.discounts and not locked:
            return self
        less = self.less
        for discount in self.discounts:
            if discount.cond is None or discount.cond.holds(c):
                less += discount.value.of(c)
        if locked and less > 0:
            c.t.cite("15-1-3", player=c.actor)
            less = 0
        found = Counted(self, c, less) if self.discounts else Payment(self.free, less, self.fixed)
        found.ignoring, found.ignoring_level, found.any_colors = self.ignoring, self.ignoring_level, self.any_colors
        found.as_level, found.as_colors, found.kind = self.as_level, self.as_colors, self.kind
        found.also_from = self.also_from
        return found

    def more(self) -> int:
        """8-1-2-5: by how much more the effect lowers the cost after what has cut in since it was counted."""
        return 0

    def cost(self, printed: int) -> int:
        """What is to be paid instead of the printed cost."""
        if self.free:
            return 0
        return max(0, self.base(printed) - self.less)

    def base(self, printed: int) -> int:
        """What the changes are counted from: the printed cost, or what the effect sets in its place."""
        return self.fixed if self.fixed >= 0 else printed


class Counted(Payment):
    """A payment with what the effect takes off counted; it is counted again when it is paid."""

    def __init__(self, source: Payment, c: Ctx, less: int) -> None:
        super().__init__(source.free, less, source.fixed)
        self.source = source
        self.c = c

    def more(self) -> int:
        now(self.c.t)
        return 0 if self.free else self.source.at(self.c).less - self.less


FULL: Final = Payment()


def can_play(t: DigimonTable, player: int, card: Card, why: Cause, zone: int = BATTLE) -> bool:
    """7-1-1: a card with a play cost (1-4-4-5: or a token) can be put on the field."""
    face = card.face
    assert isinstance(face, DigimonFace)
    if face.kind not in ("digimon", "tamer") and not face.token:
        return False
    if face.cost == NONE and not face.token:
        return False
    if zone == BREEDING and t.full(player):
        t.cite("3-4-5-2", player=player)
        return False
    return not cannot_play(t, player, card, why)


def cannot_play(t: DigimonTable, player: int, card: Card, why: Cause) -> bool:
    """15-1-3: whether this is forbidden to who plays it: to the player whose effect does, whoever it lets do it."""
    if not why.is_effect:
        return forbidden_of(t, player, "play", why, card)
    return forbidden_of(t, why.player, "play by effect", why, card) or forbidden_of(t, why.player, "play", why, card)


def play(
    t: DigimonTable,
    player: int,
    card: Card,
    why: Cause,
    how: Payment = FULL,
    zone: int = BATTLE,
    suspended: bool = False,
    together: list[Happening] | None = None,
) -> Stack | None:
    """7-1-3: show the card, pay its cost, put it into the battle area; with others, all is told together (3-1-3-3)."""
    event = announce(t, player, card, why, how, zone)
    if event is None:
        return None
    t.would([event])
    return complete(t, event, how, zone, suspended, together)


def announce(t: DigimonTable, player: int, card: Card, why: Cause, how: Payment, zone: int) -> Happening | None:
    """7-1-3-1: the card is shown, and about to be played."""
    face = card.face
    assert isinstance(face, DigimonFace)
    now(t)
    if not can_play(t, player, card, why, zone):
        t.cite("7-1-2-3", player=player)
        return None
    t.cite("7-1-3", player=player)
    event = Happening("would play", "7-1-2-2", player, card=card)
    event.shown = card.shown
    card.shown = 3
    t.record(Happening("revealed", "7-1-3-1", player, card=card))
    event.why = why
    was = origin(t, card)
    event.place, event.place_player, event.host = was.place, was.player, was.host
    event.cost = 0 if how.free else summed(t, player, card, PLAY, how.base(max(0, face.cost))) - how.less
    event.price = how.base(max(0, face.cost))
    event.locked = how.free
    event.also_from = how.also_from
    return event


def complete(
    t: DigimonTable, event: Happening, how: Payment, zone: int, suspended: bool, together: list[Happening] | None
) -> Stack | None:
    """7-1-3-2, 7-1-3-3: after what cuts in, the cost is paid and the card put into its area."""
    card = event.card
    assert card is not None
    face = card.face
    assert isinstance(face, DigimonFace)
    player, why, ref, shown = event.player, event.why, event.ref, event.shown
    event.cost -= how.more()
    if card.ref != ref or event.prevented or not can_play(t, player, card, why, zone):
        t.cite("7-1-2-3", player=player)
        drop_materials(t, event.held, "")
        if card.ref == ref:
            card.shown = shown
        return None
    held: list[Card] = []
    for special in face.special:
        if special.kind == "xros" and not held:
            held = digixros(t, player, card, event)
        elif special.kind == "assembly" and not held:
            held = assembly(t, player, card, event)
    held = [*event.held, *held]
    cost = max(0, event.cost)
    now(t)
    if card.ref != ref or not can_play(t, player, card, why, zone) or not how.free and not t.can_pay(player, cost):
        t.cite("7-1-2-3", player=player)
        drop_materials(t, held, event.how)
        if card.ref == ref:
            card.shown = shown
        return None
    if how.free:
        t.cite("7-1-3-2", "without paying the cost", player)
    else:
        pay(t, player, cost, "7-1-3-2")
    was = origin(t, card)
    if face.overflow and was.place == UNDER:
        t.cite("4-17-3", player=card.owner)
    take(t, card)
    stack = place(t, card, player, zone, "7-1-3-3")
    if not t.book.attacks_unless_digimon or face.category & DIGIMON:
        stack.played_turn = t.turn
    stack.suspended = suspended
    for below in held:
        t.zones[NOWHERE].cards.remove(below)
        below.zone = stack.zone
        below.host = stack
        below.face_up = True
        below.shown = 0
        stack.under.append(below)
    if held:
        if event.how:
            t.cite("7-2-3-4" if event.how == "xros" else "7-3-3-4", player=player)
        stack.rebuild()
        reset_stack(stack)
    played = Happening("played", "7-1-3-3", player, body=stack, card=card)
    played.why = why
    played.place, played.place_player, played.host = was.place, was.player, was.host
    played.how = event.how
    played.number = event.number
    played.amount = cost
    moved = Happening("moved", "7-1-3-3", card.owner, card=card)
    moved.why = why
    moved.place, moved.place_player, moved.host = was.place, was.player, was.host
    moved.goal, moved.goal_player = zone, player
    t.deeds[f"played {player}"] = t.deeds.get(f"played {player}", 0) + 1
    t.cite("7-1-2-1", player=player)
    if together is None:
        t.moment([played, moved])
    else:
        together += [played, moved]
    return stack
