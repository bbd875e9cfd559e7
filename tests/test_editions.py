"""A rule book in force: a made-up edition of Digimon is played, told and saved by its own numbers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from shinpan.games.base import CardError
from shinpan.games.crosswalk import crosswalk, read
from shinpan.games.digimon.book.editions import DigimonEdition
from shinpan.games.digimon.game import Digimon
from shinpan.games.fftcg.game import FFTCG
from shinpan.library import clauses, game, game_names, registry, starter_deck
from shinpan.match import BadSave, Match
from shinpan.match.outcome import play
from shinpan.players.randomly import RandomPlayer
from shinpan.scenarios import coverage, run_each, run_file, show_clause
from shinpan.server.hall import revive
from shinpan.server.positions import position_yaml
from shinpan.server.seeing import Sight
from shinpan.table.edition import Edition
from shinpan.table.events import Event

NUMBERS = {"6-2-1": ["6-3-1"], "6-1-1": ["6-1-1", "6-1-9"], "6-2-1-1": [], "6-5-1-7": ["6-6-6"]}
OLD = DigimonEdition("digimon-0.5", lambda: NUMBERS, unsuspends_breeding=False)
BOOK = [
    {"id": "6-3-1", "kind": "procedure", "testable": True, "summary": "cards are turned up"},
    {"id": "6-1-1", "kind": "procedure", "testable": True, "summary": "a turn begins"},
    {"id": "6-1-9", "kind": "timing", "testable": True, "summary": "it begins"},
]
PHASE = """
game: digimon
cards: [{id: T-1, name: Nestling, kind: digimon, colors: [red], level: 3, cost: 3, dp: 1000}]
p2:
  battle: [{card: T-1, as: A, suspended: true}]
  breeding: [{card: T-1, as: B, suspended: true}]
script: [{p1: pass}]
"""


class Old(Digimon):
    """The game with a second rule book."""

    parts = replace(Digimon.parts, editions=(*Digimon.parts.editions, OLD))
    file = Path()

    def rulebook(self, edition: Edition | None = None) -> Path:
        return self.file if edition is OLD else super().rulebook(edition)


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Old:
    made = Old()
    made.file = tmp_path / "book" / "old.yml"
    made.file.parent.mkdir()
    made.file.write_text(yaml.safe_dump({"clauses": BOOK}), "utf-8")
    monkeypatch.setattr(registry, "_load", lambda name: made)
    return made


def new(rules: Digimon, edition: str = "0.5") -> Match:
    deck = starter_deck(game("digimon"), "cinder").cards
    return Match(rules, [deck, deck], seed=3, edition=edition)


def written(folder: Path, text: str) -> Path:
    path = folder / "scenario.yaml"
    path.write_text(text, "utf-8")
    return path


def by_turn(match: Match) -> None:
    """Goes on into the second turn."""
    while match.table.turn < 2:
        assert match.decision is not None
        match.choose(len(match.decision.options) - 1)


@pytest.mark.parametrize("name", game_names())
def test_every_edition_has_its_rule_book(name: str) -> None:
    rules = game(name)
    assert rules.book().name == rules.edition
    for edition in rules.editions:
        assert edition.name.startswith(f"{name}-")
        assert rules.book(edition.short) is rules.book(edition.name) is edition
        assert clauses(rules, edition)
        numbers = edition.crosswalk() if edition.crosswalk is not None else {}
        assert {number for own in numbers.values() for number in own} <= clauses(rules, edition).keys()


def test_an_edition_that_is_not_there_is_refused(old: Old) -> None:
    with pytest.raises(
        CardError, match=r"edition 9 of digimon is not part of this version \(there is: digimon-3.6, .*, digimon-0.5\)"
    ):
        old.book("9")
    with pytest.raises(CardError, match="not part of this version"):
        new(old, "en-0.9")
    with pytest.raises(CardError, match="fftcg-2.1.9 is no edition of digimon"):
        old.table([[], []], 1, FFTCG().book())


def test_the_flag_of_an_edition_decides(old: Old, tmp_path: Path) -> None:
    ends = 'expect: {A.suspended: false, B.suspended: %s, cites: ["%s"]}'
    assert run_file(written(tmp_path, PHASE + ends % ("false", "6-2-1"))).failed == []
    assert run_file(written(tmp_path, PHASE + 'edition: "0.5"\n' + ends % ("true", "6-3-1"))).failed == []


def test_the_result_of_a_scenario_has_the_numbers_of_its_edition(old: Old, tmp_path: Path) -> None:
    text = PHASE + 'edition: digimon-0.5\nrules: [6-3-1, 6-1-9, 6-2-1]\nexpect: {cites: ["6-1-9", "3.6:6-2-1-1"]}'
    result = run_file(written(tmp_path, text))
    assert result.failed == []
    assert result.edition == "digimon-0.5"
    assert {"6-3-1", "6-1-1", "6-1-9", "3.6:6-2-1-1"} <= result.cited
    assert not {"6-2-1", "6-2-1-1"} & result.cited
    told = {entry["event"]: entry["rule"] for entry in result.log}
    assert told["turn"] == "6-1-1, 6-1-9"
    assert told["turn start"] == "3.6:6-2-1-1"
    found = coverage(["digimon"], [tmp_path])
    assert found["digimon-0.5"].shown == {"6-3-1", "6-1-9"}
    assert list(found["digimon-0.5"].unknown) == ["6-2-1"]
    assert found["digimon-0.5"].missing == ["6-1-1"]
    assert found["digimon-3.6"].shown == set()


def test_one_scenario_shows_a_rule_of_several_books(old: Old, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = PHASE + 'rules: [6-2-1]\neditions: {0.5: [6-3-1, 6-1-9]}\nexpect: {A.suspended: false, cites: ["6-2-1"]}\n'
    file = written(tmp_path, both)
    results = run_each(file)
    assert [(result.edition, result.rules, result.failed) for result in results] == [
        ("digimon-3.6", ["6-2-1"], []),
        ("digimon-0.5", ["6-3-1", "6-1-9"], []),
    ]
    assert "edition" not in results[0].json()
    assert results[1].json()["edition"] == "digimon-0.5"
    found = coverage(["digimon"], [tmp_path])
    assert (found["digimon-3.6"].shown, found["digimon-0.5"].shown) == ({"6-2-1"}, {"6-3-1", "6-1-9"})
    monkeypatch.setitem(registry.EDITIONS, "digimon-0.5", "digimon")
    assert show_clause("digimon-0.5", "6-1-9", [tmp_path]).scenarios == [str(file)]
    differs = written(tmp_path, both.replace("A.suspended: false", "B.suspended: false"))
    assert [result.failed for result in run_each(differs)] == [[], ["B.suspended: expected false, got true"]]


@pytest.mark.parametrize(
    ("editions", "message"),
    [
        ("[0.5]", "editions must be rule books with their clauses"),
        ("{9.9: []}", "editions: edition 9.9 of digimon is not part of this version"),
        ("{3.6: []}", "editions: 3.6 is named twice, it is the scenario's own"),
        ("{0.5: [], digimon-0.5: []}", "editions: 0.5 is named twice"),
        ("{0.5: [6.3]}", 'editions: 0.5: the clause number 6.3 must be in quotes: "6.3"'),
        ("{true: []}", "editions must be text, not true"),
    ],
)
def test_editions_of_a_scenario_are_looked_at(old: Old, tmp_path: Path, editions: str, message: str) -> None:
    (result,) = run_each(written(tmp_path, PHASE + f"editions: {editions}\n"))
    assert result.result == "error"
    assert message in result.failed[0]


def test_a_match_is_told_by_its_edition(old: Old) -> None:
    match, usual = new(old), new(old, "")
    by_turn(match)
    by_turn(usual)
    assert (match.edition.name, usual.edition.name) == ("digimon-0.5", "digimon-3.6")
    assert match.choices == usual.choices
    assert "[6-1-1, 6-1-9] turn 2: Player " in "\n".join(match.log(0))
    assert "[6-1-1] turn 2: Player " in "\n".join(usual.log(0))
    followed = [line for line in match.log(-1) if line.startswith("[6-3-1]")]
    assert followed[0] == "[6-3-1] cards are turned up"
    summary = clauses(game("digimon"))["6-2-1-1"].summary
    assert old.summary("6-2-1-1", OLD) == f"{summary} (digimon-0.5 has no such clause)"
    assert {"6-3-1", "3.6:6-2-1-1"} <= {entry["rule"] for entry in match.events(0)}


def test_the_edition_is_shared_by_copies_and_kept_by_saves(old: Old) -> None:
    match = new(old)
    by_turn(match)
    copy = match.fork()
    assert copy.table.edition is copy.edition is match.table.edition is OLD
    assert match.table.fork().edition is OLD
    copy.undo(2)
    assert copy.table.edition is OLD
    data = match.save()
    assert data["edition"] == "digimon-0.5"
    again = Match.load(data)
    assert again.edition is OLD
    assert again.log(0) == match.log(0)
    with pytest.raises(BadSave, match=r"'digimon-0.4' is not the edition played here \(digimon-3.6, .*, digimon-0.5\)"):
        Match.load(data | {"edition": "digimon-0.4"})


def test_the_end_of_a_game_names_its_clause(old: Old) -> None:
    match = new(old)
    assert match.decision is not None
    match.concede(0)
    assert match.outcome is not None
    usual = match.outcome.rule
    assert usual
    NUMBERS[usual] = ["77-7"]
    try:
        assert match.outcome.rule == "77-7"
    finally:
        del NUMBERS[usual]


def test_bots_play_by_an_edition(old: Old) -> None:
    deck = starter_deck(game("digimon"), "cinder").cards
    assert play(old, [deck, deck], [RandomPlayer(1), RandomPlayer(2)], 1, "0.5").reason


def test_questions_and_options_name_the_clauses_of_the_edition(old: Old) -> None:
    match = new(old)
    while match.decision is None or match.decision.kind != "main":
        assert match.decision is not None
        match.choose(0)
    passing = next(option for option in match.decision.options if option.verb == "pass")
    for lang in ("en", "ja", "zh"):
        assert "(6-6-6)" in old.describe(match.table, match.decision, passing, lang)
        assert "(6-5-1-7)" in old.describe(new_main(old).table, match.decision, passing, lang)
    NUMBERS[match.decision.rule] = ["66-6"]
    try:
        assert Sight(match, match.decision.player).decision(match.decision)["rule"] == "66-6"
    finally:
        del NUMBERS[match.decision.rule]


def new_main(rules: Digimon) -> Match:
    """The same position by the usual book."""
    match = new(rules, "3.6")
    while match.decision is None or match.decision.kind != "main":
        assert match.decision is not None
        match.choose(0)
    return match


def test_what_stands_on_a_clause_of_an_edition(old: Old, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.EDITIONS, "digimon-0.5", "digimon")
    written(tmp_path, PHASE + 'edition: "0.5"\nrules: [6-3-1]')
    found = show_clause("digimon-0.5", "6-3-1", [tmp_path])
    assert found.clause.summary == "cards are turned up"
    assert any("games/digimon/book/turn.py" in place for place in found.code)
    assert len(found.scenarios) == 1
    assert show_clause("digimon", "6-3-1", [tmp_path]).scenarios == []
    with pytest.raises(CardError, match="the rule book digimon-0.5 has no clause '6-2-1'"):
        show_clause("digimon-0.5", "6-2-1", [tmp_path])


def test_each_book_shows_its_own_clauses() -> None:
    assert show_clause("digimon-en-1.0", "6-3-1").clause != show_clause("digimon", "6-3-1").clause
    with pytest.raises(CardError, match="the rule book digimon-en-1.0 has no clause '18-3-2'"):
        show_clause("digimon-en-1.0", "18-3-2")


def test_a_crosswalk_is_read_when_it_is_first_needed(tmp_path: Path) -> None:
    path = tmp_path / "crosswalk-2.yaml"
    edition = Edition("fftcg-2", "1", crosswalk(path))
    path.write_text('clauses: {"11.1": "11.10", "11.2": ["3.1", "3.2"], "11.3": null}', "utf-8")
    assert [edition.cited(rule) for rule in ("11.1", "11.2", "11.3", "11.4", "")] == ["11.10", "3.1, 3.2", "1:11.3", "11.4", ""]


@pytest.mark.parametrize("wrong", ["{11.1: '11.10'}", "{'11.1': 11.10}", "{'11.1': ['1', 2.1]}"])
def test_clauses_that_yaml_takes_for_numbers_are_refused(tmp_path: Path, wrong: str) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(f"clauses: {wrong}", "utf-8")
    with pytest.raises(ValueError, match="must be quoted"):
        read(path)


def test_a_clause_of_one_book_only_is_cited_by_its_own_number() -> None:
    old, newer = Edition("chess-1"), Edition("chess-2", "1", lambda: {"3:8-8": ["9-1"]})
    assert (old.cited("2:8-8"), newer.cited("2:8-8"), newer.cited("3:8-8"), newer.cited("3:8-9")) == (
        "2:8-8",
        "8-8",
        "9-1",
        "3:8-9",
    )


def test_a_line_is_told_by_the_edition_that_is_asked_for(old: Old) -> None:
    event: Any = Event("rule", "6-2-1")
    assert old.tell(event, 0) == f"[6-2-1] {clauses(game('digimon'))['6-2-1'].summary}"
    assert old.tell(event, 0, edition=OLD) == "[6-3-1] cards are turned up"


def test_a_table_in_the_browser_is_laid_by_the_edition_of_its_scenario(old: Old) -> None:
    cards = {row["id"]: row for row in yaml.safe_load(PHASE)["cards"]}
    match = revive(old, {"scenario": PHASE + 'edition: "0.5"', "cards": cards})
    assert match.table.edition is match.edition is OLD
    assert yaml.safe_load(position_yaml(match))["edition"] == "0.5"
    usual = revive(old, {"scenario": PHASE, "cards": cards})
    assert usual.edition.name == "digimon-3.6"
    assert "edition" not in yaml.safe_load(position_yaml(usual))
    with pytest.raises(CardError, match="edition 0.9 of digimon is not part of this version"):
        revive(old, {"scenario": PHASE + 'edition: "0.9"', "cards": cards})
