"""Chapter 5: before the game."""

from __future__ import annotations

from typing import Final

from ..things.faces import DigimonFace
from ..things.moves import draw
from ..things.state import DECK, EGGS, HAND, SECURITY, ZONES, DigimonTable, Happening

OPENING_HAND: Final = 5
"""5-2-1-4: how many cards a player draws before the game, and again where they are given up."""


def set_up(t: DigimonTable, ordered: bool, first: int) -> None:
    """5-2-1: shuffle, who goes first, five cards, one redraw each, security, memory at 0.

    ``ordered`` says that the decks lie in the order wanted; ``first`` is the first player or -1 for the throw.
    """
    if t.recording:
        for card in t.cards:
            face = card.face
            assert isinstance(face, DigimonFace)
            if face.tokens:
                t.cite("5-1-2", player=card.owner)
                break
    t.cite("5-2-1")
    for player in (0, 1):
        for zone, rule in ((DECK, "5-2-1-1"), (EGGS, "5-2-1-2")):
            t.cite(rule, player=player)
            if not ordered:
                t.shuffle(t.zones[player * ZONES + zone])
    if first < 0:
        first = t.fixed.pop(0) if t.fixed else t.chance.below(2)
    t.turn_player = first
    t.first_player = first
    t.happened(Happening("first", "5-2-1-3", first))
    for player in (first, 1 - first):
        t.cite("5-2-1-4", player=player)
        draw(t, player, OPENING_HAND, "5-2-1-4")
    for player in (first, 1 - first):
        if t.yes(player, "5-2-1-4", about="mulligan"):
            redraw(t, player)
    for player in (first, 1 - first):
        t.cite("5-2-1-6", player=player)
        for _ in range(5):
            deck = t.cards_in(player, DECK)
            if deck:
                card = deck.pop()
                t.lay(card, t.zones[player * ZONES + SECURITY])
                event = Happening("security", "5-2-1-6", player, card=card)
                event.seen = 0
                t.record(event)
    t.memory = 0
    t.cite("5-2-1-7")
    t.cite("5-2-1-8", player=first)
    t.phase = "turn"


def redraw(t: DigimonTable, player: int) -> None:
    """5-2-1-5: the whole hand back, shuffle, five new cards; once."""
    t.cite("5-2-1-5", player=player)
    for card in t.cards_in(player, HAND)[:]:
        t.lift(card)
        t.lay(card, t.zones[player * ZONES + DECK])
    t.shuffle(t.zones[player * ZONES + DECK])
    draw(t, player, OPENING_HAND, "5-2-1-5")
