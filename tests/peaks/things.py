"""What there is in Peaks: printed cards, peaks, and the table with its procedures."""

from __future__ import annotations

from shinpan.effects.abilities import ActiveBody
from shinpan.effects.context import Context
from shinpan.effects.ops import Op
from shinpan.effects.state import EffectTable
from shinpan.table.cards import Body, Card, Face
from shinpan.table.decisions import Decision, Option
from shinpan.table.edition import Edition
from shinpan.table.events import Event
from shinpan.table.table import DRAW
from shinpan.table.zones import ZoneKind

DECK, HAND, RANGE, RUINS = range(4)
KINDS = [
    ZoneKind("deck", "1", public=False, ordered=True, owner_sees=False),
    ZoneKind("hand", "1", public=False, ordered=False, owner_sees=True),
    ZoneKind("range", "2", public=True, ordered=False, owner_sees=True, field=True),
    ZoneKind("ruins", "4.5", public=True, ordered=True, owner_sees=True),
]
TURNS = 8


class PeakFace(Face):
    """A card: its height, and what happens when it is raised."""

    height = 0
    program: tuple[Op, ...] = ()


class Peak(ActiveBody):
    """A card that was raised, and by how much it was lifted since."""

    lifted = 0

    @property
    def height(self) -> int:
        """How high it is now."""
        assert isinstance(self.top.face, PeakFace)
        return self.top.face.height + self.lifted


class PeakTable(EffectTable):
    """Two decks, hands, ranges and ruins."""

    def __init__(self, seed: int, edition: Edition) -> None:
        super().__init__(KINDS, [], seed, edition)

    def copy_body(self, body: Body, cards: list[Card]) -> Body:
        """A copy of a peak."""
        assert isinstance(body, Peak)
        twin = Peak(body.bid, cards[body.top.uid], body.controller)
        twin.zone, twin.lifted, twin.top.host = body.zone, body.lifted, twin
        return twin

    def fork(self) -> PeakTable:
        """A copy of the table."""
        other = PeakTable(0, self.edition)
        self.copy_effects_into(other)
        return other

    def react(self, event: Event) -> None:
        """Nothing waits for anything in this game."""

    def peaks(self, player: int) -> list[Peak]:
        """The peaks of a player."""
        return [body for body in self.zone(player, RANGE).bodies if isinstance(body, Peak)]

    def heights(self, player: int) -> int:
        """How high a player has come."""
        return sum(peak.height for peak in self.peaks(player))

    # -------------------------------------------------------------- what changes, with its clause

    def tell(self, kind: str, rule: str, player: int, card: Card, came_from: int, amount: int = 0) -> None:
        """What happened to a card, which was in that zone before."""
        event = Event(kind, rule, player, None, card, amount)
        event.origin, event.target, event.seen = came_from, card.zone, self.seen_mask(card)
        self.happened(event)

    def draw(self, player: int, rule: str) -> bool:
        """The top card of the deck goes to the hand."""
        cards = self.zone(player, DECK).cards
        if not cards:
            return False
        card = cards[-1]
        came_from = card.zone
        self.lift(card)
        self.lay(card, self.zone(player, HAND))
        self.tell("drawn", rule, player, card, came_from)
        return True

    def stand(self, card: Card, player: int) -> Peak:
        """A card that lies nowhere becomes a peak."""
        zone = self.zone(player, RANGE)
        peak = Peak(self.next_bid, card, player)
        self.next_bid += 1
        card.zone = peak.zone = zone.index
        card.host, card.face_up = peak, True
        card.incarnation += 1
        self.bodies[peak.bid] = peak
        zone.bodies.append(peak)
        self.version += 1
        return peak

    def raised(self, card: Card, player: int) -> None:
        """2.1: a card of the hand becomes a peak, and what it says happens."""
        came_from = card.zone
        self.lift(card)
        peak = self.stand(card, player)
        self.tell("raised", "2.1", player, card, came_from)
        assert isinstance(card.face, PeakFace)
        for op in card.face.program:
            op.run(Context(self, player, peak, card))

    def toppled(self, peak: Peak, rule: str) -> None:
        """A peak falls: its card goes to the ruins of its owner."""
        card, came_from = peak.top, peak.zone
        self.zones[came_from].bodies.remove(peak)
        self.gone[peak.bid] = self.bodies.pop(peak.bid)
        peak.alive = False
        self.lay(card, self.zone(card.owner, RUINS))
        peak.new_ref = card.ref
        self.tell("toppled", rule, peak.controller, card, came_from)

    # -------------------------------------------------------------- the game

    def run(self) -> None:
        """Turn after turn; 3: then the greater sum of heights wins."""
        if not self.resume and self.phase == "setup":
            for player in (0, 1):
                self.shuffle(self.zone(player, DECK))
                for _ in range(3):
                    self.draw(player, "1.1")
            self.turn, self.phase = 1, "main"
        self.turn_of(self.turn_player)
        while self.turn < TURNS:
            self.turn += 1
            self.turn_player = 1 - self.turn_player
            self.turn_of(self.turn_player)
        mine, theirs = self.heights(0), self.heights(1)
        self.end(DRAW if mine == theirs else int(theirs > mine), "3.1", "heights")

    def turn_of(self, player: int) -> None:
        """2: one peak or a rest, then a card."""
        options = [Option("raise", card.uid) for card in self.zone(player, HAND).cards]
        option = self.ask(Decision(player, "main", [*options, Option("pass")], "2.1", free=True))
        if option.verb == "raise":
            self.raised(self.cards[option.card], player)
        self.draw(player, "2.2")

    def concede(self, player: int) -> None:
        """3.2: who gives up loses."""
        self.end(1 - player, "3.2", "concede")
