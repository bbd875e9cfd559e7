"""Nobody learns from a view, an option or the log of an FF-TCG game what the rules hide (7.6)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from shinpan.games.fftcg.game import FFTCG
from shinpan.match import Match
from shinpan.match.telling import hears
from shinpan.players import RandomPlayer
from shinpan.table.cards import Face

GAME = FFTCG()
NAMES = re.compile(r"\b[AB](?:ward|store)\d+x\b")


def deck(letter: str, limits: bool) -> list[Face]:
    """Cards of which no two are alike: a name tells which physical card it is. Some have Limit Break, if that is played."""
    found: list[Face] = []
    for n in range(50):
        backup = n % 3 == 0
        row: dict[str, Any] = {
            "id": f"{letter}-{n}x",
            "name": f"{letter}{'store' if backup else 'ward'}{n}x",
            "elements": ["fire"],
        }
        row |= {"kind": "backup", "cost": 2} if backup else {"kind": "forward", "cost": 1 + n % 4, "power": 1000 * (2 + n % 7)}
        found.append(GAME.face(row))
    for n in range(50, 58) if limits else ():
        row = {"id": f"{letter}-{n}x", "name": f"{letter}ward{n}x", "elements": ["fire"], "kind": "forward", "cost": 1}
        found.append(GAME.face(row | {"power": 4000, "text": f"Limit Break -- {1 + n % 2}"}))
    return found


@pytest.mark.parametrize(("seed", "edition"), [(1, ""), (2, ""), (3, ""), (4, "2.1.9+limit-break"), (5, "2.1.9+limit-break")])
def test_hidden_cards_are_in_no_view_option_or_line(seed: int, edition: str) -> None:
    match = Match(GAME, [deck("A", bool(edition)), deck("B", bool(edition))], seed=seed, edition=edition)
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
                    said = set(NAMES.findall(GAME.tell(event, viewer)))
                    assert said <= known[viewer], (event, said - known[viewer])
        told = len(table.events)
        for option in decision.options:
            assert set(NAMES.findall(GAME.describe(table, decision, option))) <= known[decision.player]
        match.choose(player.choose(table, decision))
    assert hidden_seen
    assert told
