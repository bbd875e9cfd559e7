"""Positions are valued and games graded from what the players could know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shinpan.analysis import grade, share, study, weighed
from shinpan.analysis.grading import Choice, Grades
from shinpan.cli.app import main
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.match import Match
from shinpan.players import LEVELS, RandomPlayer, SearchPlayer

SECONDS = 0.01


def played(name: str, choices: int) -> Match:
    rules = game(name)
    decks = [starter_deck(rules, deck).cards for deck in starter_decks(rules)[:2]]
    match = Match(rules, decks, seed=4)
    player = RandomPlayer(1)
    while match.decision is not None and len(match.choices) < choices:
        match.choose(player.choose(match.table, match.decision))
    return match


def test_giving_up_is_no_option(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever gave up chose nothing that could be compared with the best, least of all what stands last in the list."""
    match = next(match for at in range(4, 40) if study(match := played("divinecross", at), SECONDS) is not None)
    at = len(match.choices)
    assert match.decision is not None
    match.concede(match.decision.player)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.save()), "utf-8")
    assert main(["analyse", str(file), "--seconds", "0.01", "--at", str(at), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["best"] and found["taken"] is None and found["chosen"] == ""


def test_a_value_is_a_share_of_wins() -> None:
    assert share(0.0) == 0.5
    assert share(10_000.0) > 0.999
    assert share(25.0) == pytest.approx(1.0 - share(-25.0))


@pytest.mark.parametrize(
    ("loss", "word"), [(0.196, "blunder"), (0.194, "mistake"), (0.096, "mistake"), (0.046, "slip"), (0.044, "")]
)
def test_a_mistake_is_called_by_the_points_that_are_told(loss: float, word: str) -> None:
    """What is told as −20 is a blunder, also where it is 19.6."""
    best, taken = Choice(0, "a", 0.5), Choice(1, "b", 0.5 - loss)
    assert Grades(at=0, turn=1, player=0, kind="main", best=[best], taken=taken).word == word


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_graded(name: str) -> None:
    match = played(name, 24)
    before = match.save()
    found = list(grade(match, SECONDS))
    assert found
    assert match.save() == before
    for row in found:
        wins = [choice.wins for choice in row.best]
        assert wins == sorted(wins, reverse=True)
        assert row.taken is None or 0.0 <= row.loss <= row.wins
        past = match.past(row.at)
        assert past.decision is not None
        assert past.decision.player == row.player
    assert any(len(choice.line) > 1 for row in found for choice in row.best)
    assert any(row.taken is not None for row in found)


@pytest.mark.parametrize("name", game_names())
def test_one_player_is_graded_without_the_other_list(name: str) -> None:
    """What a player could know does not depend on the other's list; what they chose is compared with the best."""
    match = played(name, 24)
    rules = game(name)
    met = [starter_deck(rules, deck).cards for deck in starter_decks(rules)]
    found = list(grade(match, SECONDS, players=(0,), met=met))
    assert found and {row.player for row in found} == {0}
    assert all(row.chosen for row in found)
    for row in found:
        assert row.taken is None or row.taken.wins <= row.wins
        for choice in row.best:
            assert all(number in {face.id for deck in met for face in deck} for number in choice.cards)
    assert any(choice.cards for row in found for choice in row.best)


def test_what_was_chosen_is_looked_at_as_far_as_the_best() -> None:
    """An option that promises little is still valued after the opponent's turn, as the best are: only so they compare."""
    match = played("digimon", 60)
    looked = 0
    for at, chosen in enumerate(match.choices):
        past = match.past(at)
        decision = past.decision
        if decision is None or not decision.free or len(decision.options) < 8:
            continue
        seat = SearchPlayer(at, LEVELS["best"].within(60))
        _, row = weighed(past, seat, chosen=chosen)
        if row is None:
            continue
        looked += 1
        assert len(seat.values) <= 5 or row.wins > 0.999, "those that were not looked at so far are not compared"
        assert row.taken is not None and row.taken.index in seat.values
    assert looked > 2


def test_a_win_at_hand_is_found() -> None:
    """Whoever can win this turn is told so, and whoever passes instead is told what it cost."""
    match = played("digimon", 10_000)
    last = next(row for row in reversed(list(positions(match))) if row is not None)
    assert last.wins > 0.9


def positions(match: Match):
    for at in range(max(0, len(match.choices) - 4), len(match.choices)):
        yield study(match.past(at), SECONDS, chosen=match.choices[at])


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("divinecross", 20).save()), "utf-8")
    assert main(["analyse", str(file), "--seconds", "0.01"]) == 0
    assert "points lost at each" in capsys.readouterr().out
    assert main(["analyse", str(file), "--seconds", "0.01", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["decisions"]
    assert main(["analyse", str(file), "--seconds", "0.01", "--json", "--at", str(rows[0]["at"])]) == 0
    assert json.loads(capsys.readouterr().out) == rows[0]


@pytest.mark.parametrize(
    ("more", "said"),
    [(["--at", "99"], "20 choices were made"), (["--seconds", "0"], "--seconds 0"), (["--lang", "xx"], "not told in 'xx'")],
)
def test_bad_input_is_answered(tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], said: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("divinecross", 20).save()), "utf-8")
    assert main(["analyse", str(file), *more]) == 2
    assert said in capsys.readouterr().err
    assert main(["analyse", str(tmp_path / "none.json")]) == 2
