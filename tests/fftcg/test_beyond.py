"""Limit Break and Priming, which are newer than the book: how they are asked for, kept, dealt and told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from helpers import FFTCG, fuzz, scenario, workshop_decks
from shinpan.games.base import CardError
from shinpan.games.telling import TOLD_IN
from shinpan.library import clauses, starter_deck
from shinpan.library.decks import Deck, legality, parse_deck
from shinpan.match import BadSave, Match
from shinpan.players.randomly import RandomPlayer
from shinpan.scenarios import run_file
from shinpan.server.positions import position_yaml
from shinpan.table.cards import Face

BOTH = "2.1.9+limit-break+priming"
FULL = FFTCG.book(BOTH)


def face(id: str, name: str, text: str = "", **more: Any) -> Face:
    row = {"id": id, "name": name, "kind": "forward", "elements": ["fire"], "cost": 1, "power": 3000, "text": text}
    return FFTCG.face(row | more)


LIMIT = face("L-1", "Deep One", "Limit Break -- 1")
OTHER = face("L-2", "Deep Two", "Limit Break -- 2")
THIRD = face("L-3", "Deep Three", "Limit Break -- 1")
PAGE = face("P-1", "Ember Page", 'Priming "Flame Titan" -- 《F》')
TITAN = face("P-2", "Flame Titan", cost=6, power=9000)


def deck() -> list[Face]:
    """A starter deck with three pages and three titans, and an LB deck."""
    main = starter_deck(FFTCG, "ember").cards[:44]
    return [*main, *[PAGE] * 3, *[TITAN] * 3, *[LIMIT] * 3, *[OTHER] * 3, *[THIRD] * 2]


def match(seed: int = 3, edition: str = BOTH) -> Match:
    return Match(FFTCG, [deck(), deck()], seed=seed, edition=edition)


def test_the_editions_and_their_names() -> None:
    assert [book.name for book in FFTCG.editions] == ["fftcg-2.1.9"]
    assert FFTCG.book("2.1.9", ["priming", "limit-break"]) is FULL is FFTCG.table_book()
    assert FULL.title == "2.1.9 + Limit Break and Priming"
    assert FULL.book == FFTCG.edition
    assert FFTCG.book("", ["priming"]).name == "fftcg-2.1.9+priming"
    assert not FFTCG.book().beyond, "the book alone where nothing is said"
    assert clauses(FFTCG, FULL) == clauses(FFTCG)
    assert [book.name for book in FFTCG.offered()] == [FULL.name, "fftcg-2.1.9"], "what players choose from"
    assert FFTCG.table_book("2.1.9") is FFTCG.book()


def test_what_is_unknown_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(CardError, match=r"^beyond: overdrive is nothing that can be played on top of fftcg-2.1.9 \(there is: "):
        FFTCG.book("", ["overdrive"])
    result = scenario(tmp_path, "game: fftcg\nbeyond: [limit-break, overdrive]\n")
    assert result.result == "error"
    assert "beyond: overdrive is nothing that can be played on top of fftcg-2.1.9" in result.failed[0]
    result = scenario(tmp_path, "game: fftcg\nbeyond: limit-break\n")
    assert "beyond must be a list of names" in result.failed[0]
    result = scenario(tmp_path, "game: digimon\nbeyond: [priming]\n")
    assert "beyond: priming is nothing that can be played on top of digimon-3.6 (there is nothing)" in result.failed[0]
    result = scenario(tmp_path, "game: fftcg\np1: {lb: 3}\n")
    assert "p1.lb: fftcg has no such zone" in result.failed[0]


def test_a_scenario_counts_for_its_book(tmp_path: Path) -> None:
    result = scenario(tmp_path, "game: fftcg\nbeyond: [limit-break]\np1: {lb: 3}\nexpect: {p1.lb: 3}\n")
    assert result.passed
    assert result.edition == "fftcg-2.1.9"


def test_lb_cards_lie_face_down_in_their_own_deck() -> None:
    first = match()
    assert [first.view(viewer)["players"][0]["lb"]["count"] for viewer in (0, 1, None)] == [8, 8, 8]
    assert len(first.view(0)["players"][0]["lb"]["cards"]) == 8
    assert first.view(1)["players"][0]["lb"]["cards"] == []
    assert first.view(None)["players"][0]["lb"]["cards"] == []
    plain = Match(FFTCG, [starter_deck(FFTCG, "ember").cards] * 2, seed=1)
    assert "lb" not in plain.view(0)["players"][0]


def test_a_list_needs_no_section_for_the_lb_deck() -> None:
    faces = {one.id: one for one in deck()}
    text = "\n".join(f"{count} {id}" for id, count in Deck("x", deck()).counts().items())
    pasted = parse_deck(text, faces)
    assert legality(FFTCG, pasted, edition=FULL) == []
    sections = parse_deck(text.replace("3 L-1", "LB Deck (8)\n3 L-1"), faces)
    assert sections.counts() == pasted.counts()


def test_decks_that_are_not_legal() -> None:
    assert FFTCG.illegal(deck(), FULL) == []
    assert FFTCG.illegal([*deck(), THIRD], FULL) == [("", "an LB deck has at most 8 cards, this one has 9")]
    four = [one for one in deck() if one is not OTHER] + [LIMIT]
    assert FFTCG.illegal(four, FULL) == [("8.1.1.2", "at most 3 copies of L-1 Deep One, this deck has 4")]
    assert FFTCG.illegal(deck()[1:], FULL) == [("8.1.1.1", "a deck has exactly 50 cards, this one has 49")]
    newer = FFTCG.illegal(deck(), FFTCG.book())
    assert ("", "P-1 Ember Page has Priming, which is newer than the rule book fftcg-2.1.9") in newer
    assert ("", "L-1 Deep One has Limit Break, which is newer than the rule book fftcg-2.1.9") in newer
    assert len(newer) == 4
    assert FFTCG.illegal(deck(), FFTCG.book("", ["limit-break"])) == newer[:1]


@pytest.mark.parametrize("seed", range(6))
def test_games_are_copied_taken_back_and_saved(seed: int) -> None:
    game = match(seed)
    player = RandomPlayer(seed)
    turned = primed = 0
    while (decision := game.decision) is not None:
        if len(game.choices) % 25 == 24:
            twin, data = game.fork(), game.save()
            assert data["edition"] == FULL.name
            assert twin.view(0) == game.view(0) == Match.load(data).view(0)
            before = game.view(1)
            game.choose(0)
            game.undo()
            assert game.view(1) == before
            decision = game.decision
        game.choose(player.choose(game.table, decision))
    for event in game.table.events:
        turned += event.kind == "turned"
        primed += event.kind == "primed"
    assert turned
    for lang in TOLD_IN:
        lines = game.log(0, lang)
        assert all("{" not in line and "None" not in line for line in lines)


def test_an_unknown_edition_in_a_save() -> None:
    data = match().save()
    with pytest.raises(BadSave, match="is not the edition played here"):
        Match.load({**data, "edition": "fftcg-2.1.9+overdrive"})


def test_a_position_is_written_down_and_laid_again(tmp_path: Path) -> None:
    written = 0
    for seed in range(4):
        game = match(seed)
        player = RandomPlayer(seed)
        while (decision := game.decision) is not None and written < 8:
            if game.table.turn > 6 and FFTCG.settled(game.table, decision):
                text = position_yaml(game)
                data = yaml.safe_load(text)
                assert data["beyond"] == ["limit-break", "priming"]
                assert "edition" not in data
                path = tmp_path / "position.yaml"
                path.write_text(text, "utf-8")
                result = run_file(path)
                assert result.passed, result.failed
                written += 1
            game.choose(player.choose(game.table, decision))
    assert written


def test_random_games_end() -> None:
    for seed in range(8):
        fuzz(seed, 0.05, record=seed == 7, decks=workshop_decks(seed, FFTCG, BOTH), rules=FFTCG, edition=BOTH)
    for seed in range(6):
        fuzz(seed, 0.2, record=True, decks=[deck(), deck()], rules=FFTCG, edition=BOTH)
