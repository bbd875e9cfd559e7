"""Every word matters: what may be taken out of a meaning without any effect is listed with its reason."""

from __future__ import annotations

import ablate
import pytest

import oracle
from shinpan.games.fftcg.words.builder import names
from shinpan.games.fftcg.words.vocabulary import schema, words
from shinpan.meaning.rows import Written

GAME = "fftcg"
POOL = oracle.SHARED / oracle.POOLS[GAME][0]


def quiet(**which: object) -> dict[str, list[str]]:
    """What has no effect and is not listed, with the cards."""
    tried, found = ablate.idle(GAME, **which)
    assert tried
    return {"/".join(what): sorted(names) for what, names in ablate.unlisted(GAME, found).items()}


def test_every_piece_of_a_starter_card_has_an_effect() -> None:
    assert quiet(pools=False) == {}


def test_every_piece_of_a_scenario_card_has_an_effect() -> None:
    assert quiet(pools=False, scenarios=True, every=15) == {}


@pytest.mark.skipif(not POOL.is_file(), reason="the card pool is not here (../shared)")
def test_every_piece_of_a_card_of_the_pool_has_an_effect() -> None:
    """A sample; ``python tools/ablate.py fftcg`` tries all."""
    assert quiet(every=30) == {}


def test_what_is_ignored_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that drops whose deck cards come from is found out."""
    key = ("Event", "IntoBreakFrom")
    monkeypatch.setitem(words.table, key, Written(schema().kinds[key], "event('to break', place=z.pile)", names()))
    row = {"id": "A-1", "name": "Ash", "kind": "forward", "elements": ["fire"], "cost": 4, "power": 5000}
    text = "When a card is put from your opponent's deck into the Break Zone, draw 1 card."
    monkeypatch.setattr(oracle, "rows", lambda game, pools: [("own:A-1", {**row, "text": text})])
    assert any(what.endswith("IntoBreakFrom.z/Zone.o=Opponent") for what in quiet())


def test_every_line_of_the_list_has_a_reason() -> None:
    assert all(ablate.listed(GAME).values())
