"""Nothing is passed over in silence: every class has a wording, every attribute is said or declared silent with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest

from explain.cards_at_hand import explained, of_pool, of_scenarios, pool_files, sayings, starters
from shinpan.effects.abilities import Ability, Code
from shinpan.library import game_names
from shinpan.table.cards import Face

BARE = {"DigimonFace", "TokenFace", "FFFace", "DivineCrossFace"}
"""Cards as a whole: said by ``explain`` itself."""
ABSTRACT = {
    "digimon": {"Place", "Change", "Do", "OnThings", "OnPairs", "Keyword", "LateAttack", "BurstEnd", "Playable"},
    "fftcg": {"Place", "Change", "Do", "OnThings", "Ask", "Test", "Num", "Find"},
    "divinecross": set[str](),
}
"""Bases of what is built, what the rules make (BurstEnd), and what is made while a game runs (Playable)."""


def faults(name: str, cards: Iterator[tuple[str, Face]]) -> list[str]:
    """What is not said of these cards, each fault once."""
    found: dict[str, str] = {}
    words = sayings(name)
    for identity, face in cards:
        lines, explainer = explained(name, face)
        said = [f"no wording: {type(thing).__name__}" for thing, _ in explainer.met.values()]
        said = [f for f in said if f.removeprefix("no wording: ") not in BARE]
        known = {type(thing).__name__ for thing, _ in explainer.met.values() if words.wording(type(thing)) is not None}
        for fault in [
            *(f for f in said if f.removeprefix("no wording: ") not in known),
            *(f"not said: {one}" for one in explainer.unsaid()),
            *(f"never spoken of: {one}" for one in explainer.unmet(face)),
            *(f"a value without a word: {line.strip()}" for line in lines if "«" in line or "bit 0x" in line),
        ]:
            found.setdefault(fault, identity)
    return [f"{fault} ({identity})" for fault, identity in found.items()]


@pytest.mark.parametrize("name", game_names())
def test_starter_cards(name: str) -> None:
    assert faults(name, starters(name)) == []


@pytest.mark.parametrize("name", game_names())
def test_cards_of_scenarios(name: str) -> None:
    assert faults(name, of_scenarios(name)) == []


@pytest.mark.parametrize("name", ["digimon", "fftcg"])
def test_pools(name: str) -> None:
    if not pool_files(name):
        pytest.skip("the pools are in ../shared")
    assert faults(name, of_pool(name)) == []


@pytest.mark.parametrize("name", game_names())
def test_every_class_has_a_wording(name: str) -> None:
    words = sayings(name)
    classes = set()
    for room in ("things", "book"):
        package = import_module(f"shinpan.games.{name}.{room}")
        for module in iter_modules(package.__path__):
            for cls in vars(import_module(f"{package.__name__}.{module.name}")).values():
                if isinstance(cls, type) and issubclass(cls, Code | Ability) and cls.__module__.startswith("shinpan.games"):
                    classes.add(cls)
    missing = {cls.__name__ for cls in classes if words.wording(cls) is None}
    assert missing - ABSTRACT[name] == set()
    assert len(classes) > 90


@pytest.mark.parametrize("name", game_names())
def test_no_reason_is_empty(name: str) -> None:
    assert [(cls, attr) for cls, row in sayings(name).quiet.items() for attr, reason in row.items() if not reason] == []
