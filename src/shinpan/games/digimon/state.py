"""Chapters 3 and 4: areas, stacks of cards, and the table of a Digimon game."""

from __future__ import annotations

from typing import Final

from ...effects.abilities import ActiveBody, Use
from ...effects.state import EffectTable
from ...table.cards import Body, Card
from ...table.events import Event
from ...table.zones import ZoneKind
from .faces import DIGIMON, EGG, NONE, DigimonFace

DECK: Final = 0
EGGS: Final = 1
HAND: Final = 2
BREEDING: Final = 3
BATTLE: Final = 4
TRASH: Final = 5
SECURITY: Final = 6
ZONES: Final = 7
NOWHERE: Final = 14
"""9-1-4, 13-1-5: a card that is being used or checked belongs to no area."""

AREAS: Final = [
    ZoneKind("deck", "3-2-2", public=False, ordered=True, owner_sees=False),
    ZoneKind("eggs", "3-3-2", public=False, ordered=True, owner_sees=False),
    ZoneKind("hand", "3-5-3", public=False, ordered=False, owner_sees=True),
    ZoneKind("breeding", "3-4-2", public=True, ordered=False, owner_sees=True, field=True),
    ZoneKind("battle", "3-4-2", public=True, ordered=False, owner_sees=True, field=True),
    ZoneKind("trash", "3-6-3", public=True, ordered=False, owner_sees=True),
    ZoneKind("security", "3-7-2", public=False, ordered=True, owner_sees=False),
]
SHARED: Final = [ZoneKind("nowhere", "9-1-4", public=True, ordered=True, owner_sees=True)]

MEMORY_MAX: Final = 10


class Stack(ActiveBody):
    """What stands in an area as one: a top card, the cards under it, and link cards (4-5, 4-7)."""

    def __init__(self, bid: int, top: Card, controller: int) -> None:
        super().__init__(bid, top, controller)
        self.under: list[Card] = []
        """4-6: digivolution cards, the topmost first."""
        self.links: list[Card] = []
        self.suspended = False
        self.played_turn = -1
        """7-1-2-1: the turn in which it was played."""
        self.by_effect = False
        """17-1-3-3: an option that an effect put here stays."""
        # computed
        self.category = 0
        self.names: list[str] = []
        self.colors = 0
        self.level = NONE
        self.dp = NONE
        self.traits: list[str] = []
        self.keywords: dict[str, int] = {}
        self.flags = 0

    @property
    def face(self) -> DigimonFace:
        """What is printed on the top card."""
        face = self.top.face
        assert isinstance(face, DigimonFace)
        return face

    @property
    def is_digimon(self) -> bool:
        """4-2: Digimon cards and Digi-Eggs in an area are Digimon."""
        return bool(self.category & (DIGIMON | EGG))

    def rebuild(self) -> None:
        """Collects the effects printed on the top card, inherited from the cards under it, and of its links (4-2-4, 4-2-6)."""
        uses = [Use(ability, self.top.uid, self.stamp) for ability in self.face.effects]
        if self.face.category & (DIGIMON | EGG):
            for card in self.under:
                if card.face_up:
                    face = card.face
                    assert isinstance(face, DigimonFace)
                    for ability in face.inherited_effects:
                        uses.append(Use(ability, card.uid, self.stamp))
        self.uses = uses
        self.active = uses


class Attack:
    """Chapter 11: the attack under way."""

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target
        """The body attacked, or -1 for the player."""
        self.countered = False
        self.blocked = False
        self.ended = False


class DigimonTable(EffectTable):
    """The table of one game."""

    def __init__(self, seed: int) -> None:
        super().__init__(AREAS, SHARED, seed)
        self.memory = 0
        """1-4-2: the gauge, seen from the first player: negative is on the other side."""
        self.first_player = -1
        self.first_turn = True
        self.attack: Attack | None = None
        self.legal = [True, True]
        self.resume_phase = ""
        """6-6-4: the phase to go on in if the turn does not end after all."""
        self.leaving: list[Stack] = []
        """Stacks that left in the very moment now being told: they still watch it."""

    def memory_of(self, player: int) -> int:
        """4-1-2: the memory as this player counts it."""
        return self.memory if player == 0 else -self.memory

    def move_memory(self, player: int, amount: int, rule: str) -> None:
        """4-1-4: move the counter towards a player (or away, if negative), at most to 10 (1-4-2-2)."""
        if amount == 0:
            return
        now = self.memory_of(player) + amount
        now = max(-MEMORY_MAX, min(MEMORY_MAX, now))
        self.memory = now if player == 0 else -now
        self.happened(Event("memory", rule, player, amount=amount))

    def set_memory(self, player: int, amount: int, rule: str) -> None:
        """Set the counter to a number on a player's side."""
        self.move_memory(player, amount - self.memory_of(player), rule)

    def can_pay(self, player: int, cost: int) -> bool:
        """1-3-11-1, 1-4-2-2: the gauge ends at 10 on the other side."""
        return self.memory_of(player) - cost >= -MEMORY_MAX

    def battle(self, player: int) -> list[Body]:
        """The player's cards in the battle area."""
        return self.zones[player * ZONES + BATTLE].bodies

    def breeding(self, player: int) -> Stack | None:
        """The player's Digimon in the breeding area."""
        bodies = self.zones[player * ZONES + BREEDING].bodies
        if bodies:
            stack = bodies[0]
            assert isinstance(stack, Stack)
            return stack
        return None

    def cards_in(self, player: int, zone: int) -> list[Card]:
        """The cards of a pile, top card last."""
        return self.zones[player * ZONES + zone].cards

    def react(self, event: Event) -> None:
        """15-4-2: effects trigger whenever their condition is met."""
        from .waiting import trigger

        trigger(self, event)

    def run(self) -> None:
        """Walks the phases until the game is over."""
        from .turn import run

        run(self)

    def concede(self, player: int) -> None:
        """1-2-4: a player may give up at any time."""
        self.end(1 - player, "1-2-4", "concede")

    def copy_body(self, body: Body, cards: list[Card]) -> Body:
        """A copy of a stack among the copied cards."""
        assert isinstance(body, Stack)
        twin = Stack(body.bid, cards[body.top.uid], body.controller)
        twin.zone = body.zone
        twin.stamp = body.stamp
        twin.under = [cards[card.uid] for card in body.under]
        twin.links = [cards[card.uid] for card in body.links]
        for card in [twin.top, *twin.under, *twin.links]:
            card.host = twin
        twin.suspended = body.suspended
        twin.played_turn = body.played_turn
        twin.by_effect = body.by_effect
        twin.uses = body.uses
        twin.active = body.active
        twin.category = body.category
        twin.names = body.names
        twin.colors = body.colors
        twin.level = body.level
        twin.dp = body.dp
        twin.traits = body.traits
        twin.keywords = body.keywords
        twin.flags = body.flags
        return twin

    def fork(self) -> DigimonTable:
        """An independent copy, to go on from the free action this table stands at."""
        other = DigimonTable(0)
        self.copy_effects_into(other)
        other.resume = True
        other.memory = self.memory
        other.first_player = self.first_player
        other.resume_phase = self.resume_phase
        return other
