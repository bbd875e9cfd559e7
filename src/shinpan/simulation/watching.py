"""Looking on while a game is played: opening hands, draws and plays, as cheaply as it goes. This module is compiled."""

from __future__ import annotations

from ..table.decisions import Decision, Seat
from ..table.table import Table
from ..table.zones import Zone


class Watcher(Seat):
    """Sits on both seats, lets the players choose, and looks at hands and fields whenever one is asked."""

    def __init__(self, players: list[Seat], verbs: frozenset[str], hand: int) -> None:
        self.players = players
        self.verbs = verbs
        """By which cards are played."""
        self.size = hand
        """How many cards an opening hand has; 0 where nobody has said it."""
        self.hands: list[Zone] = []
        self.fields: list[Zone] = []
        self.mulligans = [0, 0]
        self.first = -1
        self.opening: set[int] = set()
        """The cards both players began with."""
        self.held: set[int] = set()
        """All cards that were in a hand since."""
        self.stood: set[int] = set()
        """All that were on the field, or used."""
        self.version = -1
        self.begun = False

    def sit(self, table: Table) -> None:
        """Sits down at a table."""
        for zone in table.zones:
            if zone.owner >= 0 and zone.kind.name == "hand":
                self.hands.append(zone)
            elif zone.owner >= 0 and zone.kind.field:
                self.fields.append(zone)
        table.seats = [self, self]

    def choose(self, table: object, decision: Decision) -> int:
        """What the player who is asked chooses."""
        assert isinstance(table, Table)
        if decision.free:
            self.players[1 - decision.player].watch(table)  # whom the table cannot reach past us
        if not self.begun:
            self.begin(table, decision)
        elif self.version != table.version:
            self.look(table)
        index = self.players[decision.player].choose(table, decision)
        option = decision.options[index]
        if option.card >= 0 and option.verb in self.verbs:
            self.stood.add(option.card)
        elif not self.begun and decision.about == "mulligan" and option.verb == "yes":
            self.mulligans[decision.player] += 1
        return index

    def look(self, table: Table) -> None:
        """Notes who is where."""
        self.version = table.version
        for zone in self.hands:
            for card in zone.cards:
                self.held.add(card.uid)
        for zone in self.fields:
            for body in zone.bodies:
                self.stood.add(body.top.uid)

    def begin(self, table: Table, decision: Decision) -> None:
        """At the first free action the opening hands are what lies on the field, and the hand without what was drawn since."""
        if not decision.free:
            return
        self.begun = True
        self.first = table.first_player if table.first_player >= 0 else table.turn_player
        for hand in self.hands:
            cards = [body.top.uid for zone in self.fields if zone.owner == hand.owner for body in zone.bodies]
            cards += [card.uid for card in hand.cards]
            self.opening.update(cards[: self.size] if self.size else cards)
        self.look(table)
