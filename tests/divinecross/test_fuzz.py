"""Random games: at every decision all is in order, and every game ends by the rules.

A longer run of the same: ``python tools/fuzz.py --help``.
"""

from __future__ import annotations

from random import Random

import pytest

from helpers import DIVINECROSS, Audit, fuzz, fuzz_decks, random_deck, workshop, workshop_decks
from shinpan.match.outcome import outcome_of, walk
from shinpan.table.table import Table

BATCH = 30
ENDINGS = {"three KOs", "no unit", "both", "loop", "card"}
"""How a game that nobody concedes may end."""


@pytest.mark.parametrize("first", range(0, 300, BATCH))
def test_random_games(first: int) -> None:
    for seed in range(first, first + BATCH):
        try:
            result = fuzz(seed, views=0.1, record=seed % 10 == 7)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}") from error
        assert result.outcome.reason in ENDINGS, f"seed {seed}: {result.outcome}"
        assert result.decisions > 1, f"seed {seed}: over before it began"
        for told in result.told:
            assert all("None" not in line and "{" not in line for line in told), f"seed {seed}: a line of the log is unfinished"


def test_random_games_with_every_wording_there_is() -> None:
    """Decks made of all the cards of the scenarios, and of the phrasebook's corpus."""
    assert len(workshop()) > 500
    for seed in range(150):
        try:
            fuzz(seed, views=0.03, record=seed % 10 == 7, decks=workshop_decks(seed))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}") from error


def test_cards_are_somewhere_while_their_order_is_asked() -> None:
    """302.4: found by the fuzzer, when units on their way to the deck were nowhere."""
    card = {"id": "F-3", "name": "帰り道", "kind": "action", "text": "自分のスタンバイ・ユニットすべてをデッキに戻す。"}
    side = {"hand": ["F-3"], "standby": [{"card": "blank", "energy": 1}, "blank", "blank"]}
    for seed in range(5):
        table, _ = DIVINECROSS.position({"p1": side}, {"F-3": DIVINECROSS.face(card)}, seed)
        audit = Audit(DIVINECROSS, seed)
        table.seats = [audit, audit]
        walk(table)
        assert table.over


def test_looking_changes_nothing() -> None:
    """A game with views, log and reasons at every decision is the same game as one without."""
    for seed in range(400, 412):
        silent = fuzz(seed, views=0.0)
        watched = fuzz(seed, views=1.0, record=True)
        assert (silent.decisions, silent.turns) == (watched.decisions, watched.turns), f"seed {seed}"
        assert (silent.outcome.winner, silent.outcome.reason) == (watched.outcome.winner, watched.outcome.reason)


def test_random_decks_are_legal_and_different() -> None:
    dice = Random(5)
    decks = [random_deck(dice) for _ in range(50)]
    assert all(DIVINECROSS.illegal(deck) == [] for deck in decks)
    assert len({tuple(sorted(face.id for face in deck)) for deck in decks}) == 50
    units = sorted(sum(face.kind == "unit" for face in deck) for deck in decks)
    assert units[0] <= 6
    assert units[-1] == 30


def stalemate() -> Table:
    """Both decks are empty, nobody can hurt anybody, and each player heals what not drawing costs."""
    cards = [
        {"id": "F-1", "name": "眠る岩", "kind": "unit", "hp": 500, "retreat": 3, "skills": [{"name": "眠る", "cost": 0}]},
        {
            "id": "F-2", "name": "夜露", "kind": "unit", "hp": 500, "retreat": 3, "skills": [{"name": "眠る", "cost": 0}],
            "ex": {"name": "しずく", "text": "自分のターン終了時、自分のメイン・ユニットのHPを100回復する。"},
        },
    ]  # fmt: skip
    faces = {str(card["id"]): DIVINECROSS.face(card) for card in cards}
    assert not any(DIVINECROSS.unread(face) for face in faces.values())
    side = {"deck": 0, "main": ["F-1"], "standby": ["F-2"]}
    table, _ = DIVINECROSS.position({"p1": side, "p2": side}, faces, 1)
    return table


@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_only_repeats_itself_is_a_draw(seed: int) -> None:
    """1101: found by the fuzzer, when turns went round and round for ever."""
    table = stalemate()
    table.recording = True
    audit = Audit(DIVINECROSS, seed, most=2000)
    table.seats = [audit, audit]
    walk(table)
    outcome = outcome_of(table)
    assert (outcome.winner, outcome.reason, outcome.rule) == (None, "loop", "1101.1c")


def test_the_same_seed_is_the_same_game() -> None:
    for seed in (3, 4, 5):
        first, second = fuzz(seed, views=0.0), fuzz(seed, views=0.0)
        assert (first.decisions, first.turns, first.outcome) == (second.decisions, second.turns, second.outcome)
        assert [[face.id for face in deck] for deck in fuzz_decks(seed)] == [
            [face.id for face in deck] for deck in fuzz_decks(seed)
        ]
