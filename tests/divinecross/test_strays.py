"""Every card is somewhere, also in the midst of an action, and whoever looks at the table can count them all.

When a unit leaves its area, its energy and its assist stay there until rule processing comes to them (1005), which is after
a new main unit has been chosen (1001.2, 1004): at that choice they are on no unit and in no pile.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from helpers import fuzz_decks, misplaced, workshop_decks
from shinpan.library import game
from shinpan.match import Match
from shinpan.table.events import Event
from shinpan.table.table import Table

RULES = game("divinecross")
GAMES = 5


def counted(view: dict[str, Any]) -> int:
    """How many cards a view shows, face up or not."""
    total = len(view["resolution"])
    for side in view["players"]:
        for zone in side.values():
            if isinstance(zone, dict):
                total += zone["count"]
            elif isinstance(zone, list):
                for unit in zone:
                    total += 1 + unit.get("energy", 0) + (unit.get("assist") is not None)
    return total


@pytest.mark.parametrize("decks_of", [fuzz_decks, workshop_decks], ids=["starter cards", "all wordings"])
def test_a_view_accounts_for_every_card(decks_of: Any) -> None:
    strays = 0
    for seed in range(GAMES):
        match, dice = Match(RULES, decks_of(seed, RULES), seed=seed), Random(seed)
        while match.decision is not None:
            for viewer in (0, 1, None):
                view = match.view(viewer)
                assert counted(view) == len(match.table.cards), (seed, len(match.choices), match.decision)
                strays += any("stray" in side for side in view["players"])
            match.choose(dice.randrange(len(match.decision.options)))
    assert strays, "such moments must have been met"


def test_every_card_is_in_one_place_at_every_event(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only where somebody is asked: whenever something happens."""
    if not hasattr(Table.record, "__code__"):
        pytest.skip("compiled tables cannot be listened to")
    record = Table.record
    seen = 0
    wrong: list[str] = []

    def listen(self: Table, event: Event) -> None:
        nonlocal seen
        record(self, event)
        if self.recording and event.kind != "withheld":
            seen += 1
            wrong.extend(f"{event}: {problem}" for problem in misplaced(self))

    monkeypatch.setattr(Table, "record", listen)
    for seed in range(GAMES):
        match, dice = Match(RULES, fuzz_decks(seed, RULES), seed=seed), Random(seed)
        while match.decision is not None and len(match.choices) < 150:
            match.choose(dice.randrange(len(match.decision.options)))
    assert seen > 500 and wrong == []
