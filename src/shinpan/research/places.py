"""A place in a game that can be copied, written down, come back to, and dealt anew for somebody who does not see all of it."""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random
from typing import Any, Final

from ..match.stepping import Desk
from ..match.telling import event_data, hears
from ..table.decisions import Decision
from ..table.table import Table
from .dealing import Dealer, redeal
from .single import Pages

Deed = int | tuple[int, int]
"""What was done: an option chosen, or for which player the hidden cards were dealt anew, and by which number."""
TURNED: Final = -1
"""In place of an option: further options were turned to."""


class Place:
    """A game at a decision. What each player has heard so far is kept as a digest: equal pasts are equal strings."""

    def __init__(self, dealer: Dealer, seed: str, width: int) -> None:
        self.dealer: Final = dealer
        self.seed: Final = seed
        self.pages: Final = Pages(width)
        self.heard = ["", ""]
        """Digests of what the players heard and chose."""
        self.deeds: list[Deed] = []
        self.base: Table | None = None
        """The table at the last free action, and how much had been done until then: copies go on from there."""
        self.based = 0
        self.laid: Table = dealer.table(seed)
        self.laid.recording = True
        self.due = False
        """Whether it is a copy in the midst of an action that nobody has made use of yet: its table is not laid."""
        self.desk: Desk | None = None
        self.decision: Decision | None = None

    def begin(self) -> Place:
        """Runs to the first decision."""
        self.desk = Desk(self.table)
        self.stand(self.desk.decision)
        self.hear()
        return self

    def stand(self, decision: Decision | None) -> None:
        """Notes the decision that was come to."""
        self.decision = decision
        self.pages.open(decision)
        if decision is not None and decision.free:
            self.base = None  # copied when the game goes on: until then the table itself stands here
            self.based = len(self.deeds)

    @property
    def table(self) -> Table:
        """The table as it stands here."""
        if self.due:
            self.follow()
        return self.laid

    # -------------------------------------------------------------- going on

    def act(self, action: int) -> None:
        """Chooses an action, or turns to further options."""
        index = self.pages.chosen(action)
        if index is not None:
            self.answer(index)
            return
        assert self.decision is not None
        self.deeds.append(TURNED)
        self.note(self.decision.player, "turned")

    def answer(self, index: int) -> None:
        """Answers the decision."""
        decision = self.decision
        assert decision is not None
        if decision.free:
            self.base = copied(self.table)
        desk = self.running()
        player = decision.player
        if any(card.shown >> player & 1 for card in self.table.cards):
            # A pile that is searched: no event tells of all its cards, and they may be hidden again when next one is asked.
            self.note(player, self.seen(player))
        self.note(player, f"chose {index}")
        self.deeds.append(index)
        desk.answer(index)
        self.stand(desk.decision)
        self.hear()

    def running(self) -> Desk:
        """The game as it runs; a copied table is run to the decision at which it was copied."""
        table = self.table
        if self.desk is None:
            self.desk = awake(table)
            asked, decision = self.desk.decision, self.decision
            if asked is None or decision is None or len(asked.options) != len(decision.options):
                raise AssertionError(f"a copy stands at another decision: {asked} instead of {decision}")
        return self.desk

    # -------------------------------------------------------------- copies

    def fork(self) -> Place:
        """An independent copy."""
        twin = Place.__new__(Place)
        twin.__dict__.update(self.__dict__)
        twin.__dict__["pages"] = Pages(self.pages.width)
        twin.heard = self.heard.copy()
        twin.deeds = self.deeds.copy()
        decision = self.decision
        if decision is not None:
            if decision.free:
                twin.laid = copied(self.table)
                twin.desk = None
            else:
                twin.due = True
                twin.desk = None
        twin.pages.open(twin.decision)
        twin.pages.page = self.pages.page
        return twin

    def follow(self) -> None:
        """Lays the table of this place anew, from the last free action or from the start; what is asked here is known."""
        if self.base is None:
            table = self.dealer.table(self.seed)
            desk, deeds = Desk(table), self.deeds
        else:
            table = copied(self.base)
            desk, deeds = awake(table), self.deeds[self.based :]
        for deed in deeds:
            if isinstance(deed, tuple):
                redeal(self.dealer.game, table, deed[0], Random(deed[1]))
            elif deed != TURNED:
                desk.answer(deed)
        table.events = []
        table.recording = True
        self.laid, self.desk = table, desk
        self.due = False

    def dealt(self, player: int, number: int) -> Place:
        """A copy in which all that the player cannot see is dealt anew. What the other one heard is not known there."""
        twin = self.fork()
        if twin.decision is not None:
            redeal(twin.dealer.game, twin.table, player, Random(number))
            twin.deeds.append((player, number))
            twin.heard[1 - player] = f"dealt {number}"
            if twin.decision.free:
                twin.based = len(twin.deeds)
        return twin

    def __deepcopy__(self, memo: object) -> Place:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        """A place is pickled as how to come there."""
        return again, (self.dealer, self.seed, self.pages.width, self.deeds)

    # -------------------------------------------------------------- what is known

    def note(self, player: int, what: str) -> None:
        """Adds to what a player knows of the past."""
        self.heard[player] = blake2b((self.heard[player] + "\n" + what).encode(), digest_size=16).hexdigest()

    def hear(self) -> None:
        """Lets both players hear what has happened."""
        table = self.table
        for player in (0, 1):
            told = [event_data(table, event, player) for event in table.events if hears(event, player)]
            if told:
                self.note(player, json.dumps(told, sort_keys=True, ensure_ascii=False, default=str))
        table.events = []

    def seen(self, player: int) -> str:
        """What the player sees: the table, and the options if it is theirs to decide."""
        game, table = self.dealer.game, self.table
        recording, table.recording = table.recording, False
        view = game.view(table, player)
        asked = ""
        if self.decision is not None and self.decision.player == player:
            options = [game.describe(table, self.decision, option) for option in self.decision.options]
            asked = json.dumps([self.decision.kind, self.decision.about, self.pages.page, options], ensure_ascii=False)
        table.recording = recording
        return f"{json.dumps(view, sort_keys=True, ensure_ascii=False)}\n{asked}"

    def known(self, player: int) -> str:
        """What the player sees, and a digest of all that the player has heard and chosen: the information state."""
        return f"{self.heard[player]}\n{self.seen(player)}"


def copied(table: Table) -> Table:
    """A copy of a table at a free action, without its log."""
    twin = table.fork()
    twin.events = []
    return twin


def awake(table: Table) -> Desk:
    """Runs a copied table to the decision at which it was copied. What is told on the way was told before."""
    recording, table.recording = table.recording, False
    desk = Desk(table)
    table.asked -= 1
    table.events = []
    table.recording = recording
    return desk


def again(dealer: Dealer, seed: str, width: int, deeds: list[Deed]) -> Place:
    """The place to which these deeds lead."""
    place = Place(dealer, seed, width).begin()
    for deed in deeds:
        if isinstance(deed, tuple):
            place = place.dealt(*deed)
        elif deed == TURNED:
            place.act(width - 1)
        else:
            place.answer(deed)
    return place
