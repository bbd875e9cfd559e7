"""Every word matters: what may be taken out of a meaning without any effect is listed with its reason."""

from __future__ import annotations

import doctest

import ablate
import pytest

import oracle
from shinpan.games.fftcg.words.builder import names
from shinpan.games.fftcg.words.vocabulary import schema, words
from shinpan.library.registry import game_names
from shinpan.meaning.rows import Written


def quiet(game: str, **which: object) -> dict[str, list[str]]:
    """What has no effect and is not listed, with the cards."""
    tried, found = ablate.idle(game, **which)
    assert tried
    return {"/".join(what): sorted(names) for what, names in ablate.unlisted(game, found).items()}


@pytest.mark.parametrize("game", game_names())
def test_every_piece_of_a_starter_card_has_an_effect(game: str) -> None:
    assert quiet(game, pools=False) == {}


@pytest.mark.parametrize("game", oracle.POOLS)
def test_every_piece_of_a_scenario_card_has_an_effect(game: str) -> None:
    assert quiet(game, pools=False, scenarios=True, every=15) == {}


@pytest.mark.parametrize("game", oracle.POOLS)
def test_every_piece_of_a_card_of_the_pool_has_an_effect(game: str) -> None:
    """A sample; ``python tools/ablate.py GAME`` tries all."""
    if not (oracle.SHARED / oracle.POOLS[game][0]).is_file():
        pytest.skip("the card pool is not here (../shared)")
    assert quiet(game, every=30) == {}


def test_what_a_function_of_digimon_ignores_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A builder that drops whom a card is trashed from under is found out."""
    monkeypatch.setattr("shinpan.games.digimon.words.events.from_host", lambda b, zones: None)
    row = {"id": "A-1", "name": "Ash", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 4, "dp": 5000}
    text = "When this card is trashed from the digivolution cards of a Digimon with the [Beast] trait, gain 2 memory."
    monkeypatch.setattr(oracle, "rows", lambda game, pools: [("own:A-1", {**row, "inherited": text})])
    assert any(what.endswith("FromZone.z/Sources.x/Sel.of/Thing.f=Trait(text)") for what in quiet("digimon"))


def test_what_a_row_of_fftcg_ignores_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that drops whose deck cards come from is found out."""
    key = ("Event", "IntoBreakFrom")
    monkeypatch.setitem(words.table, key, Written(schema().kinds[key], "event('to break', place=z.pile)", names()))
    row = {"id": "A-1", "name": "Ash", "kind": "forward", "elements": ["fire"], "cost": 4, "power": 5000}
    text = "When a card is put from your opponent's deck into the Break Zone, draw 1 card."
    monkeypatch.setattr(oracle, "rows", lambda game, pools: [("own:A-1", {**row, "text": text})])
    assert any(what.endswith("IntoBreakFrom.z/Zone.o=Opponent") for what in quiet("fftcg"))


@pytest.mark.parametrize("game", game_names())
def test_every_line_of_the_list_has_a_reason(game: str) -> None:
    assert all(ablate.listed(game).values())


def test_examples_of_the_tool() -> None:
    assert doctest.testmod(ablate).failed == 0
