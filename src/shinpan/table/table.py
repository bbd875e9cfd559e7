"""The table: every card of a game, where it is, who is asked, and what happened.

Games change state only through this class, so that every change has an event and a clause.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .cards import REF, Body, Card, Face, Thing
from .chance import Chance
from .decisions import NONE, Decision, Option, Seat
from .edition import PLAIN, Edition
from .events import Event
from .zones import Zone, ZoneKind

NOBODY: Final = -1
DRAW: Final = 2


class GameOver(Exception):
    """Unwinds the procedures of a game that has ended. The outcome is on the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """State of one game between two players, 0 and 1."""

    def __init__(self, kinds: list[ZoneKind], shared: list[ZoneKind], seed: int, edition: Edition = PLAIN) -> None:
        self.edition: Final = edition
        """The rule book in force."""
        self.zones: list[Zone] = []
        self.kinds = kinds
        self.shared = shared
        for player in (0, 1):
            for kind in kinds:
                self.zones.append(Zone(len(self.zones), kind, player))
        for kind in shared:
            self.zones.append(Zone(len(self.zones), kind, NOBODY))
        self.cards: list[Card] = []
        self.bodies: dict[int, Body] = {}
        self.gone: dict[int, Body] = {}
        self.next_bid = 0
        self.chance = Chance(seed)
        self.fixed: list[int] = []
        """Outcomes of chance laid down by a scenario, next first."""
        self.seats: list[Seat] = []
        self.legal = [True, True]
        """Whether each player's deck is legal, where that was looked at."""
        self.first_player = NOBODY
        """Who goes first, once that is decided."""
        self.turn_player = 0
        self.turn = 0
        self.phase = "setup"
        self.over = False
        self.winner = NOBODY
        self.ending = ""
        self.clock = 0
        self.version = 0
        self.recording = False
        self.explain = False
        self.events: list[Event] = []
        self.choices: list[int] = []
        self.asked = 0
        self.thorough = False
        """Whether players are asked where they can only pass but hidden cards might have let them do more."""
        self.resume = False
        self.judged: list[tuple[str, int, str]] = []
        self.forced: list[Option] = []
        """While explaining: choices that were no choice, because there was one option only."""
        self.deciders = 0
        """Bit per player who was asked since a loop detector last cleared it."""
        self.refusing = 0
        """Bit per player who must decline now, to leave a loop."""
        self.asker: object | None = None
        """What asks the next question, where a text does."""

    # ---------------------------------------------------------------- looking up

    def zone(self, player: int, kind: int) -> Zone:
        """The player's zone of that kind (index into ``kinds``)."""
        return self.zones[player * len(self.kinds) + kind]

    def thing(self, ref: int) -> Thing | None:
        """What a kept reference points at: a body (also one that is gone) or this very incarnation of a card."""
        if ref < 0:
            bid = -1 - ref
            body = self.bodies.get(bid)
            return body if body is not None else self.gone.get(bid)
        card = self.cards[ref % REF]
        return card if card.ref == ref else None

    def ref(self, thing: Thing) -> int:
        """A number that keeps pointing at this object, and only as long as it is this object."""
        if isinstance(thing, Body):
            return -1 - thing.bid
        assert isinstance(thing, Card)
        return thing.ref

    def sees(self, player: int, card: Card) -> bool:
        """May this player see the face of this card now? (An allow-list: anything else is hidden.)"""
        if card.shown >> player & 1:
            return True
        if card.zone < 0:
            return False
        zone = self.zones[card.zone]
        if zone.kind.public and card.face_up:
            return True
        return zone.kind.owner_sees and zone.owner == player

    def seen_mask(self, card: Card) -> int:
        """Bit per player who may see the card."""
        return (1 if self.sees(0, card) else 0) | (2 if self.sees(1, card) else 0)

    # ---------------------------------------------------------------- making and moving

    def make(self, face: Face, owner: int, zone: Zone) -> Card:
        """Brings a physical card into the game, on top of a zone. Only set-up and tokens do this."""
        if len(self.cards) >= REF:
            raise OverflowError(f"there is room for no more than {REF} cards on a table")
        card = Card(len(self.cards), face, owner)
        card.zone = zone.index
        card.face_up = zone.kind.public
        self.cards.append(card)
        zone.cards.append(card)
        return card

    def lift(self, card: Card) -> None:
        """Takes a card out of the pile it lies in (not off a body)."""
        zone = self.zones[card.zone]
        if zone.cards and zone.cards[-1] is card:
            zone.cards.pop()
        else:
            zone.cards.remove(card)

    def lay(self, card: Card, zone: Zone, bottom: bool = False) -> None:
        """Puts a lifted card into a zone, as a new card there."""
        card.zone = zone.index
        card.host = None
        card.incarnation += 1
        card.face_up = zone.kind.public
        card.shown = 0
        if bottom:
            zone.cards.insert(0, card)
        else:
            zone.cards.append(card)
        self.version += 1

    def shuffle(self, zone: Zone) -> None:
        """Puts the cards of a zone into an order nobody knows."""
        cards = zone.cards
        for i in range(len(cards) - 1, 0, -1):
            j = self.chance.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for card in cards:
            card.shown = 0
            card.incarnation += 1
        self.version += 1

    def tick(self) -> int:
        """The next timestamp."""
        self.clock += 1
        return self.clock

    # ---------------------------------------------------------------- saying

    def cite(self, rule: str, note: str = "", player: int = NOBODY) -> None:
        """Writes down that a clause was followed, where no card changed."""
        if self.recording and rule:
            event = Event("rule", rule, player)
            event.note = note
            event.turn = self.turn
            self.events.append(event)

    def record(self, event: Event) -> None:
        """Writes an event into the log."""
        if self.recording:
            event.turn = self.turn
            self.events.append(event)

    # ---------------------------------------------------------------- asking

    def ask(self, decision: Decision) -> Option:
        """Puts a question to its player. A single legal answer is taken without asking."""
        options = decision.options
        decision.asker = self.asker
        self.asker = None
        if len(options) == 1 and not decision.free and not decision.always:
            if self.explain:
                self.forced.append(options[0])
            return options[0]
        assert options, f"decision without options: {decision.kind} {decision.rule}"
        if self.judged:
            decision.withheld = self.judged
            self.judged = []
        self.asked += 1
        if len(options) > 1:
            self.deciders |= 1 << decision.player
        if decision.free:
            self.seats[1 - decision.player].watch(self)
        index = self.seats[decision.player].choose(self, decision)
        if index < 0:
            self.choices.append(index)
            self.concede(-1 - index)
        self.choices.append(index)
        return options[index]

    def withhold(self, verb: str, uid: int, rule: str, player: int) -> None:
        """Notes, while explaining, that something is not offered and which clause forbids it."""
        self.judged.append((verb, uid, rule))
        if self.recording:
            event = Event("withheld", rule, player)
            if uid >= 0:
                event.card = self.cards[uid]
                event.ref = event.card.ref
                event.seen = self.seen_mask(event.card)
            event.note = verb
            event.turn = self.turn
            event.seen &= 1 << player
            self.events.append(event)

    def yes(self, player: int, rule: str, source: int = NONE, about: str = "") -> bool:
        """A yes-or-no question."""
        if self.refusing >> player & 1:
            return False
        return self.ask(Decision(player, "yesno", [Option("yes"), Option("no")], rule, False, source, about)).verb == "yes"

    def concede(self, player: int) -> None:
        """A player leaves the game. Overridden where the book has a clause for it."""
        self.end(1 - player, "", "concede")

    def end(self, winner: int, rule: str, why: str) -> None:
        """Ends the game."""
        self.over = True
        self.winner = winner
        self.ending = why
        event = Event("over", rule, winner)
        event.note = why
        self.record(event)
        raise GameOver

    # ---------------------------------------------------------------- copying

    def copy_into(self, other: Table) -> None:
        """Fills a fresh table with a copy of this one. Only valid at a free action."""
        cards = other.cards
        for card in self.cards:
            cards.append(Card(card.uid, card.face, card.owner, card.zone, card.incarnation, card.face_up, card.shown))
        for body in self.bodies.values():
            other.bodies[body.bid] = self.copy_body(body, cards)
        zones = other.zones
        for zone in self.zones:
            if zone.cards:
                zones[zone.index].cards = [cards[card.uid] for card in zone.cards]
            if zone.bodies:
                zones[zone.index].bodies = [other.bodies[body.bid] for body in zone.bodies]
        if self.gone:
            other.gone = self.gone.copy()
        other.next_bid = self.next_bid
        other.chance.word = self.chance.word
        if self.fixed:
            other.fixed = self.fixed.copy()
        other.legal = self.legal
        other.first_player = self.first_player
        other.turn_player = self.turn_player
        other.turn = self.turn
        other.phase = self.phase
        other.over = self.over
        other.winner = self.winner
        other.ending = self.ending
        other.clock = self.clock
        other.version = self.version
        other.recording = self.recording
        other.explain = self.explain
        if self.events:
            other.events = self.events.copy()
        other.choices = self.choices.copy()
        other.asked = self.asked
        other.thorough = self.thorough
        other.seats = self.seats
        other.resume = True

    def copy_body(self, body: Body, cards: list[Card]) -> Body:
        """A copy of a body among the copied cards. Games override it for their own bodies."""
        raise NotImplementedError

    def fork(self) -> Table:
        """An independent copy, to be run on from the free action this table stands at."""
        raise NotImplementedError

    def rest(self) -> None:
        """Lets go of what was worked out from this table and points back at it: then it goes as soon as nobody holds it.

        For a copy that has been run as far as it will be. It may still be looked at and copied: what is missing is worked out
        anew.
        """

    def __del__(self) -> None:
        """Cards and bodies hold each other. Nobody holds the table: without this only the garbage collector would find them."""
        for card in self.cards:
            card.host = None

    def run(self) -> None:
        """Walks the phases until the game is over."""
        raise NotImplementedError
