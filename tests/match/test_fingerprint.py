"""A game from before a rule or a card was corrected is recognised: it never silently becomes another game."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from shinpan.games.base import Game
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.match import BadSave, Match
from shinpan.match.fingerprint import EVERY
from shinpan.table.table import Table

SEEDS = range(4)


def played(rules: Game, seed: int, most: int = 60) -> tuple[Match, list[str]]:
    """A game by chance, and its fingerprints after every choice."""
    names = starter_decks(rules)
    decks = [starter_deck(rules, names[(seed + player) % len(names)]).cards for player in (0, 1)]
    match, dice = Match(rules, decks, seed=seed), Random(seed)
    marks = [match.fingerprint()]
    while match.decision is not None and len(match.choices) < most:
        match.choose(dice.randrange(len(match.decision.options)))
        marks.append(match.fingerprint())
    return match, marks


def corrected(data: dict[str, Any]) -> dict[str, Any]:
    """The same game after every card has been corrected a little: each can take, or costs, more than it did."""
    data = copy.deepcopy(data)
    for card in data["cards"].values():
        for field, more in (("dp", 1000), ("power", 1000), ("hp", 100)):
            if isinstance(card.get(field), int):
                card[field] += more
    return data


def tells(data: dict[str, Any]) -> BadSave | None:
    """What loading a saved game says."""
    try:
        Match.load(data)
    except BadSave as error:
        return error
    return None


@pytest.mark.parametrize("name", game_names())
def test_a_game_with_corrected_cards_is_recognised(name: str) -> None:
    for seed in SEEDS:
        match, _ = played(game(name), seed, 120)
        data = json.loads(json.dumps(match.save()))
        assert tells(data) is None
        error = tells(corrected(data))
        assert error is not None, f"seed {seed}: it has silently become another game"
        assert "this game was played by an earlier version of the rules: from choice" in str(error)
        assert "\n" not in str(error)


def test_a_game_by_a_corrected_rule_is_recognised(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once shuffles went the other way round: from the first shuffle on it is another game."""
    rules = game("divinecross")
    match, _ = played(rules, 1)
    data = match.save()
    before = Table.shuffle

    def shuffle(self: Table, zone: Any) -> None:
        before(self, zone)
        zone.cards.reverse()

    if "build" in str(sys.modules["shinpan.table.table"].__file__) or not hasattr(before, "__code__"):
        pytest.skip("compiled rules cannot be changed here")
    monkeypatch.setattr(Table, "shuffle", shuffle)
    error = tells(data)
    assert error is not None and "from choice 1 it goes on differently" in str(error)


@pytest.mark.parametrize("name", game_names())
def test_it_can_be_watched_as_far_as_it_is_the_same(name: str) -> None:
    match, marks = played(game(name), 2, 120)
    data = match.save()
    numbers = [number for number, _ in data["fingerprints"]]
    assert numbers[-1] == len(match.choices) and len(numbers) >= 3
    assert all(later - earlier >= EVERY for earlier, later in zip(numbers[:-1], numbers[1:-1], strict=False))
    assert all(marks[number] == mark for number, mark in data["fingerprints"])
    spoiled = copy.deepcopy(data)
    spoiled["fingerprints"][-1][1] = "0" * 16
    error = tells(spoiled)
    assert error is not None and f"from choice {numbers[-2] + 1} it goes on differently" in str(error)
    partly = Match.load(spoiled, partly=True)
    assert len(partly.choices) == numbers[-2] and partly.fingerprint() == marks[numbers[-2]]
    assert "from choice" in partly.differs and match.differs == ""
    assert Match.load(data, partly=True).differs == ""


@pytest.mark.parametrize("name", game_names())
def test_a_fingerprint_is_that_of_the_state(name: str) -> None:
    """However the table came to stand there: played, copied, taken back, loaded; with a log and without."""
    for seed in SEEDS:
        match, marks = played(game(name), seed)
        data = match.save()
        for twin in (match.fork(), match.fork(quiet=True), Match.load(data), Match.load(data, quiet=True)):
            assert twin.fingerprint() == marks[-1]
            for back in (1, 2, 5):
                twin.undo(back)
                assert twin.fingerprint() == marks[len(twin.choices)]
        assert Match.load(data).save() == data
        assert len(set(marks)) > len(marks) * 0.8


def test_a_fingerprint_is_that_of_no_process() -> None:
    """Python mixes its sets anew in every process."""
    code = (
        "from shinpan.library import game, starter_deck as d; from shinpan.match import Match\n"
        "for name, decks in (('divinecross', ('ember', 'tide')), ('digimon', ('cinder', 'gadget'))):\n"
        "    m = Match(game(name), [d(game(name), x).cards for x in decks], seed=3)\n"
        "    while len(m.choices) < 40: m.choose(len(m.decision.options) - 1); print(m.fingerprint())\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code], check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(told) == 1 and len(told.pop().split()) == 80


def test_saves_from_before_there_were_fingerprints_are_read() -> None:
    match, marks = played(game("divinecross"), 1)
    data = match.save()
    del data["fingerprints"]
    assert Match.load(data).fingerprint() == marks[-1]


BAD: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("no list", lambda data: {}),
    ("no pair", lambda data: [3]),
    ("a number that is none", lambda data: [["1", "x"]]),
    ("a mark that is no text", lambda data: [[1, 2]]),
]


@pytest.mark.parametrize("spoil", [spoil for _, spoil in BAD], ids=[name for name, _ in BAD])
def test_bad_fingerprints_get_one_clear_line(spoil: Callable[[dict[str, Any]], object]) -> None:
    match, _ = played(game("divinecross"), 1, 5)
    with pytest.raises(BadSave, match="fingerprint") as caught:
        Match.load({**match.save(), "fingerprints": spoil(match.save())})
    assert "\n" not in str(caught.value)
