"""Nobody learns from a view, an option or the log of a Digimon game what the rules hide."""

from __future__ import annotations

import json
import re

import pytest

from shinpan.games.digimon.game import Digimon
from shinpan.match import Match
from shinpan.match.telling import hears
from shinpan.players import RandomPlayer
from shinpan.table.cards import Face

GAME = Digimon()
LEVELS = {3: (3, 2000), 4: (5, 5000), 5: (7, 7000), 6: (11, 11000)}


def deck(letter: str) -> list[Face]:
    """Cards of which no two are alike: a name tells which physical card it is."""
    found = [
        GAME.face({"id": f"{letter}E-{n}x", "name": f"{letter}egg{n}x", "kind": "egg", "colors": ["red"], "level": 2})
        for n in range(4)
    ]
    for n in range(44):
        level = 3 + n % 4
        cost, dp = LEVELS[level]
        row = {"id": f"{letter}D-{n}x", "name": f"{letter}mon{n}x", "kind": "digimon", "colors": ["red"], "level": level}
        row |= {"cost": cost, "dp": dp, "digivolve": [{"color": "red", "level": level - 1, "cost": level - 2}]}
        found.append(GAME.face(row))
    for n in range(6):
        row = {"id": f"{letter}O-{n}x", "name": f"{letter}trick{n}x", "kind": "option", "colors": ["red"], "cost": 2}
        found.append(GAME.face(row))
    return found


@pytest.mark.parametrize(("seed", "edition"), [(1, ""), (2, ""), (3, ""), *((4, book.short) for book in GAME.editions[1:])])
def test_hidden_cards_are_in_no_view_option_or_line(seed: int, edition: str) -> None:
    match = Match(GAME, [deck("A"), deck("B")], seed=seed, edition=edition)
    names = {card.face.name: card for card in match.table.cards}
    known: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    player = RandomPlayer(seed)
    told = 0
    hidden_seen = 0
    while (decision := match.decision) is not None:
        table = match.table
        for viewer in (0, 1, None):
            viewers = (0, 1) if viewer is None else (viewer,)
            shown = {card.face.name for card in table.cards if all(table.sees(one, card) for one in viewers)}
            known[viewer] |= shown
            view = json.dumps(match.view(viewer))
            hidden = [name for name in names if name not in shown]
            hidden_seen += len(hidden)
            assert not [name for name in hidden if f'"{name}"' in view or f'"{names[name].face.id}"' in view]
            for event in table.events[told:]:
                if event.kind != "withheld" and hears(event, viewer):
                    if event.card is not None and (event.seen & 3 == 3 if viewer is None else event.seen >> viewer & 1):
                        known[viewer].add(event.card.face.name)
                    if event.body is not None:
                        known[viewer].add(event.body.top.face.name)
                    said = set(re.findall(r"\b[AB](?:egg|mon|trick)\d+x\b", GAME.tell(event, viewer)))
                    assert said <= known[viewer], (event, said - known[viewer])
        told = len(table.events)
        for option in decision.options:
            said = set(re.findall(r"\b[AB](?:egg|mon|trick)\d+x\b", GAME.describe(table, decision, option)))
            assert said <= known[decision.player]
        match.choose(player.choose(table, decision))
    assert hidden_seen
    assert told
