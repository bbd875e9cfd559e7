"""Limit Break, newer than the book: a second deck, whose cards are cast by also turning others of it face up.

No clause of the book is about it: what is done is done because cards say so (2.1).
"""

from __future__ import annotations

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..things.faces import FFFace
from ..things.state import LB, STACK, ZONES, Deed, FFTable


def is_limit(card: Card) -> bool:
    """Whether it is a card with Limit Break."""
    face = card.face
    assert isinstance(face, FFFace)
    return face.limit >= 0


def face_down(t: FFTable, player: int) -> list[Card]:
    """The cards of a player's LB deck that can still be cast, or pay."""
    return [card for card in t.cards_in(player, LB) if not card.face_up]


def ready(t: FFTable, player: int, card: Card) -> bool:
    """Whether the card lies face down in the player's own LB deck: only from there is such a card cast."""
    return t.limits and card.zone == player * ZONES + LB and not card.face_up


def others(t: FFTable, player: int, card: Card) -> list[Card]:
    """The cards that could be turned face up for a card with Limit Break: not itself."""
    return [other for other in face_down(t, player) if other is not card]


def enough(t: FFTable, player: int, card: Card) -> bool:
    """Whether as many others can be turned face up as the card asks for."""
    face = card.face
    assert isinstance(face, FFFace)
    return len(others(t, player, card)) >= face.limit


def choose(t: FFTable, player: int, card: Card, rule: str) -> list[Card]:
    """The player says which cards will be turned face up; nothing is turned yet."""
    face = card.face
    assert isinstance(face, FFFace)
    left = others(t, player, card)
    taken: list[Card] = []
    while len(taken) < face.limit:
        options = [Option("choose", other.uid) for other in left]
        uid = t.ask(Decision(player, "cost", options, rule, False, card.uid, "turn")).card
        taken.append(t.cards[uid])
        left = [other for other in left if other.uid != uid]
    return taken


def turn_up(t: FFTable, player: int, cards: list[Card]) -> None:
    """Cards of the LB deck are turned face up: from now on they can neither be cast nor pay, and everybody sees them."""
    for card in cards:
        card.face_up = True
        event = Deed("turned", "2.1", player, None, card)
        event.place = LB
        event.seen = 3
        t.happened(event)


def go_home(t: FFTable) -> None:
    """A card with Limit Break that came anywhere but onto the field or the stack goes to its LB deck, face up."""
    strays = t.strays
    t.strays = []
    for uid in strays:
        card = t.cards[uid]
        if card.host is not None or card.zone == STACK or card.zone == card.owner * ZONES + LB:
            continue
        place = card.zone if card.zone >= 2 * ZONES else card.zone % ZONES
        t.lift(card)
        target = t.zones[card.owner * ZONES + LB]
        t.lay(card, target)
        event = Deed("move", "2.1", card.owner, None, card)
        event.place = place
        event.goal = LB
        event.target = target.index
        event.seen = 3
        t.record(event)
