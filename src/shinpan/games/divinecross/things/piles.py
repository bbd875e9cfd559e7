"""Decks, hands and piles: shuffling, revealing, moving and discarding cards (302, 903, 910, 911)."""

from __future__ import annotations

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ....table.events import Event
from ..book.continuous import attributes_of, now
from .causes import Cause, caused, would
from .state import DECK, DISCARD, NO_DISCARD, NO_SHUFFLE, DivineCrossTable, Unit


def shuffle(t: DivineCrossTable, player: int, rule: str = "911.1") -> bool:
    """911: put a deck into an order nobody knows."""
    if t.player_flags[player] & NO_SHUFFLE:
        t.cite("104.4", player=player)
        return False
    t.cite("911.2", player=player)
    t.shuffling = True
    for card in t.deck(player):
        if card in t.revealed:
            t.revealed.remove(card)
    t.shuffle(t.zones[player * 6 + DECK])
    t.cite("911.1a", player=player)
    t.happened(Event("shuffled", rule, player))
    t.shuffling = False
    return True


def reveal(t: DivineCrossTable, cards: list[Card], rule: str = "903.1") -> None:
    """903: show cards to everyone until the effect is over or they move."""
    for card in cards:
        if t.sees(0, card) and t.sees(1, card):
            t.cite("903.2")
            continue
        card.shown = 3
        t.revealed.append(card)
        t.happened(Event("revealed", rule, card.owner, card=card))


def hide_revealed(t: DivineCrossTable) -> None:
    """The effect that showed cards is over."""
    if t.revealed:
        for card in t.revealed:
            card.shown = 0
        t.revealed = []


def put(
    t: DivineCrossTable, cards: list[Card], zone: int, cause: Cause, rule: str, bottom: bool = False, kind: str = "moved"
) -> int:
    """302: move cards to a zone of their owner (302.5); together, the owner decides their order (302.4)."""
    if not cards:
        return 0
    for player in (t.turn_player, 1 - t.turn_player):
        mine = [card for card in cards if card.owner == player]
        if len(mine) > 1 and (zone == DECK or (zone == DISCARD and t.discard_order)):
            t.cite("302.4" if zone == DECK else "310.3", player=player)
            goal = "discard pile" if zone == DISCARD else "deck bottom" if bottom else "deck top"
            mine = in_order(t, player, mine, "302.4" if zone == DECK else "310.3", goal)
            mine.reverse()
            if bottom:
                mine.reverse()
        for card in mine:
            move(t, card, zone, cause, rule, bottom, kind)
    return len(cards)


def in_order(t: DivineCrossTable, player: int, cards: list[Card], rule: str, goal: str) -> list[Card]:
    """Lets a player put cards in order, top first; the goal is where they go."""
    left = cards[:]
    result: list[Card] = []
    while len(left) > 1:
        options = [Option("order", card.uid) for card in left]
        answer = t.ask(Decision(player, "order", options, rule, about=goal))
        card = t.cards[answer.card]
        left.remove(card)
        result.append(card)
    return result + left


def move(
    t: DivineCrossTable, card: Card, zone: int, cause: Cause, rule: str, bottom: bool = False, kind: str = "moved"
) -> None:
    """Moves one card that is not a unit in an area to a zone of its owner."""
    target = t.zones[card.owner * 6 + zone]
    before = t.seen_mask(card)
    origin = card.zone
    host = card.host
    was = attributes_of(t, card)
    attached = ""
    if host is None and card in t.orphans:
        t.orphans.remove(card)
        host = t.orphan_hosts.pop(card.uid, None)
        attached = "assist" if card.face_up else "energy"
    elif host is not None:
        attached = "assist" if card.face_up else "energy"
        detach(t, card)
    else:
        t.lift(card)
    t.lay(card, target, bottom)
    event = caused(Event(kind, rule, card.owner, card=card, amount=1), cause)
    event.host = host
    if t.continuous:
        now(t)
        from_kind, to_kind = t.zones[origin].kind, target.kind
        event.facts = was if from_kind.field or (from_kind.public and not to_kind.public) else attributes_of(t, card)
    event.origin = origin
    event.target = target.index
    event.seen = before | t.seen_mask(card)
    if attached:
        event.note = attached
    elif t.zones[origin].kind.name == "hand":
        event.note = "hand"
    t.happened(event)
    if kind != "moved":
        event.kind = "moved"
        t.react(event)
        event.kind = kind


def detach(t: DivineCrossTable, card: Card) -> None:
    """Takes energy or an assist off its unit."""
    unit = card.host
    assert isinstance(unit, Unit)
    if unit.assist is card:
        unit.assist = None
        unit.rebuild()
    else:
        unit.energy.remove(card)
    card.host = None
    t.version += 1


def discard(t: DivineCrossTable, cards: list[Card], cause: Cause, rule: str = "910.1") -> int:
    """910: cards from a hand or an area go to their owner's discard pile."""
    allowed: list[Card] = []
    for card in cards:
        if t.player_flags[card.owner] & NO_DISCARD and t.zones[card.zone].kind.name == "hand":
            t.cite("104.4", player=card.owner)
            continue
        if t.guarding:
            event = caused(Event("would discard", rule, card.owner, card=card, amount=1), cause)
            event.host = card.host if card.host is not None else t.orphan_hosts.get(card.uid)
            event.note = "hand" if event.host is None else "assist" if card.face_up else "energy"
            if would(t, event, card.owner):
                continue
        allowed.append(card)
    return put(t, allowed, DISCARD, cause, rule, kind="discarded")
