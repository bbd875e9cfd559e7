"""8.2: how a game begins."""

from __future__ import annotations

from typing import Final

from ....table.decisions import Decision, Option
from ..things.moves import draw
from ..things.state import DECK, HAND, RULE, ZONES, Deed, FFTable

OPENING_HAND: Final = 5
"""8.2.1.3: how many cards a player draws before the game, and again where they are given up."""


def set_up(t: FFTable, ordered: bool, first: int) -> None:
    """8.2.1: shuffle, who chooses to go first, five cards, one redraw each.

    ``ordered`` says that the decks lie in the order wanted; ``first`` is the first player or -1 for the throw.
    """
    t.phase = "setup"
    t.cite("8.2.1")
    for player in (0, 1):
        t.cite("8.2.1.1", player=player)
        if not ordered:
            t.shuffle(t.zones[player * ZONES + DECK])
    if first < 0:
        winner = t.fixed.pop(0) if t.fixed else t.chance.below(2)
        t.cite("8.2.1.2", player=winner)
        options = [Option("first"), Option("second")]
        answer = t.ask(Decision(winner, "first", options, "8.2.1.2"))
        first = winner if answer.verb == "first" else 1 - winner
    t.turn_player = first
    t.first_player = first
    t.happened(Deed("first", "8.2.1.2", first))
    for player in (first, 1 - first):
        t.cite("8.2.1.3", player=player)
        draw(t, player, OPENING_HAND, "8.2.1.3")
    for player in (first, 1 - first):
        t.cite("8.2.1.4", player=player)
        if t.yes(player, "8.2.1.4", about="mulligan"):
            redraw(t, player)
    t.lost = [0, 0]
    t.cite("8.2.1.5", player=first)
    t.deeds = {}
    t.step = "turn"


def redraw(t: FFTable, player: int) -> None:
    """8.2.1.4: the five cards go to the bottom of the deck in any order, and five new ones are drawn."""
    left = t.cards_in(player, HAND)[:]
    while left:
        options = [Option("order", card.uid) for card in left]
        uid = t.ask(Decision(player, "order", options, "8.2.1.4", about="bottom")).card
        card = t.cards[uid]
        left.remove(card)
        t.lift(card)
        t.lay(card, t.zones[player * ZONES + DECK], bottom=True)
        event = Deed("move", "8.2.1.4", player, None, card)
        event.place = HAND
        event.goal = DECK
        event.target = card.zone
        event.why = RULE
        event.seen = 1 << player
        t.record(event)
    draw(t, player, OPENING_HAND, "8.2.1.4")
