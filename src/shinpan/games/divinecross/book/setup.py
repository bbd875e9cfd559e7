"""Chapter 400: before the game."""

from __future__ import annotations

from typing import Final

from ....table.decisions import Decision, Option
from ....table.events import Event
from ..things.actions import draw
from ..things.areas import enter, settle_order
from ..things.causes import RULE
from ..things.state import DECK, HAND, MAIN, DivineCrossTable

OPENING_HAND: Final = 5
"""403.2: how many cards a player draws before the game."""


def set_up(t: DivineCrossTable, shuffled: bool, first: int) -> None:
    """403: shuffle, five cards, a unit face down, who goes first, units turned up.

    ``shuffled`` says that the decks lie in the order wanted; ``first`` is the first player or -1 for chance.
    """
    todo = [0, 1]
    placed = [False, False]
    rounds = 0
    while todo:
        rounds += 1
        for player in todo:
            if not shuffled or rounds > 1:
                t.shuffle(t.zones[player * 6 + DECK])
                t.happened(Event("shuffled", "403.1", player))
            else:
                t.cite("403.1", player=player)
            for _ in range(min(OPENING_HAND, len(t.deck(player)))):
                card = t.deck(player).pop()
                t.lay(card, t.zones[player * 6 + HAND])
                event = Event("drew", "403.2", player, card=card)
                event.seen = 1 << player
                t.record(event)
        without = [player for player in todo if not _units(t, player)]
        if rounds > 200 or any(not _any_unit(t, player) for player in without):
            lost = without[0]
            t.cite("402.2d", "no unit in the deck", player=lost)
            t.end(1 - lost if len(without) == 1 else 2, "402.2d", "no unit")
        for player in without:
            t.cite("403.3a", player=player)
            for card in t.hand(player):
                card.shown = 3
                t.record(Event("revealed", "403.3a-1" if len(without) == 1 else "403.3a-2", player, card=card))
        if len(without) == 1:
            player = without[0]
            t.cite("403.3a-1", player=player)
            if t.yes(1 - player, "403.3a-1", about="draw"):
                draw(t, 1 - player, 1, RULE, "403.3a-1")
            if not placed[1 - player]:
                _place(t, 1 - player)
                placed[1 - player] = True
        elif len(without) == 2:
            t.cite("403.3a-2")
        for player in todo:
            if player not in without and not placed[player]:
                _place(t, player)
                placed[player] = True
        for player in without:
            for card in t.hand(player)[:]:
                t.lift(card)
                t.lay(card, t.zones[player * 6 + DECK])
                event = Event("moved", "403.3a-1" if len(without) == 1 else "403.3a-2", player, card=card)
                event.seen = 3
                t.record(event)
        todo = without
    if first < 0:
        first = t.fixed.pop(0) if t.fixed else t.chance.below(2)
    t.turn_player = first
    t.happened(Event("first", "403.4", first))
    for player in (first, 1 - first):
        unit = t.main(player)
        if unit is not None and not unit.top.face_up:
            unit.top.face_up = True
            t.version += 1
            t.happened(Event("turned up", "403.5", player, body=unit, card=unit.top))
    settle_order(t, [unit for unit in (t.main(first), t.main(1 - first)) if unit is not None])
    t.cite("403.6", player=first)
    t.turn = 0
    t.phase = "turn"
    t.setup_done = True


def _units(t: DivineCrossTable, player: int) -> list[Option]:
    return [Option("choose", card.uid) for card in t.hand(player) if card.face.kind == "unit"]


def _any_unit(t: DivineCrossTable, player: int) -> bool:
    return any(card.face.kind == "unit" for card in t.deck(player) + t.hand(player))


def _place(t: DivineCrossTable, player: int) -> None:
    """403.3: one unit from hand, face down, to the main area."""
    options = _units(t, player)
    answer = t.ask(Decision(player, "choose", options, "403.3", about="main"))
    card = t.cards[answer.card]
    enter(t, card, player, MAIN, "403.3", face_up=False)
    event = Event("placed", "403.3", player, card=card)
    event.seen = 1 << player
    t.record(event)
