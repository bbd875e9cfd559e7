"""Every word matters: what may be taken out of a meaning without any effect is listed with its reason."""

from __future__ import annotations

import doctest

import ablate
import pytest

import oracle

GAME = "digimon"
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
    """A sample; ``python tools/ablate.py digimon`` tries all."""
    assert quiet(every=30) == {}


def test_what_is_ignored_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A builder that drops whom a card is trashed from under is found out."""
    monkeypatch.setattr("shinpan.games.digimon.words.events.from_host", lambda b, zones: None)
    row = {"id": "A-1", "name": "Ash", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 4, "dp": 5000}
    text = "When this card is trashed from the digivolution cards of a Digimon with the [Beast] trait, gain 2 memory."
    monkeypatch.setattr(oracle, "rows", lambda game, pools: [("own:A-1", {**row, "inherited": text})])
    assert any(what.endswith("Trashed.z/Sources.x/Sel.of/Thing.f=Trait(text)") for what in quiet())


def test_every_line_of_the_list_has_a_reason() -> None:
    assert all(ablate.listed(GAME).values())


def test_examples_of_the_tool() -> None:
    assert doctest.testmod(ablate).failed == 0
