"""What new bindings, events and bodies begin with is shared by all of them, and stays empty whatever is played."""

from __future__ import annotations

from collections.abc import Sized

import pytest

from shinpan.effects import abilities, context
from shinpan.games.digimon.book import digivolution, loops
from shinpan.games.digimon.things import context as digimon_context
from shinpan.games.digimon.things import selectors
from shinpan.games.digimon.things import state as digimon_state
from shinpan.games.fftcg.things import context as fftcg_context
from shinpan.games.fftcg.things import state as fftcg_state
from shinpan.library import game, starter_deck, starter_decks
from shinpan.match import play
from shinpan.players import RandomPlayer
from shinpan.table import events

SHARED: list[Sized] = [
    abilities.NO_USES,
    context.NO_CARDS,
    context.NO_THINGS,
    context.NOTHING_MADE,
    digimon_context.NO_CLAUSES,
    digimon_context.NO_EVENTS,
    digimon_context.NO_PHOTOS,
    digimon_context.NO_REFS,
    digimon_context.NO_STACKS,
    digimon_context.NO_UPS,
    digimon_state.NO_CARDS,
    digimon_state.NO_KEYWORDS,
    digimon_state.NO_RULES,
    digimon_state.NO_STACKS,
    digimon_state.NO_WORDS,
    digivolution.NO_COSTS,
    events.NOTHING_ELSE,
    fftcg_context.NO_GROUPS,
    fftcg_context.NO_LEADS,
    fftcg_context.NO_NUMBERS,
    fftcg_state.NO_OTHERS,
    fftcg_state.NONE_APPLIED,
    loops.NO_USES,
]


@pytest.mark.parametrize("name", ["divinecross", "digimon", "fftcg"])
def test_what_is_shared_stays_empty(name: str) -> None:
    rules = game(name)
    decks = [starter_deck(rules, deck).cards for deck in sorted(starter_decks(rules))]
    for seed in range(4):
        play(rules, [decks[seed], decks[-1 - seed]], [RandomPlayer(seed), RandomPlayer(seed + 1)], seed=seed)
    assert [len(shared) for shared in SHARED] == [0] * len(SHARED)
    assert selectors.BOTH == [[0, 1], [1, 0]] and selectors.ALONE == [[0], [1]]


ROWS = [
    ([], True),
    ([["a"], ["b"]], True),
    ([["a"], ["a"]], False),
    ([["a"], ["a", "b"]], True),
    ([["a", "b"], ["a"], ["b"]], False),
    ([["a", "b"], ["a", "b"]], True),
    ([["a", "b"], ["a", "b"], ["b", "a"]], False),
    ([["a", "b"], ["b", "c"], ["a", "c"]], True),
    ([[]], False),
]


@pytest.mark.parametrize(("rows", "differ"), ROWS)
def test_each_is_told_by_a_part_that_no_other_is_told_by(rows: list[list[str]], differ: bool) -> None:
    assert selectors.differ(rows, []) == differ
    assert selectors.differ(rows, ["z"]) == differ
    assert not rows or not selectors.differ(rows, ["a", "b", "c"])
