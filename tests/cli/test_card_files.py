"""Card files as they come, on every command that takes them: several, repeated, supplements, and rows that cannot be used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

BASE = {
    "id": "77-001R",
    "name": "Ember",
    "element": "fire",
    "type": "forward",
    "cost": 3,
    "power": 8000,
    "job": "Knight",
    "category": "OURS",
    "text": "",
}
"""A row of the layout official-api, but for its number."""
BAD = "card 77-099R: left out, elements: 'mud' is not one of fire"


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str, str]:
    """Two halves of a set, the first with a row of an unknown element, and a supplement with more elements."""
    rows = [{**BASE, "cardNumber": f"77-{n:03}R", "name": f"Ember {n}"} for n in range(1, 18)]
    first, second, more = tmp_path / "first.json", tmp_path / "second.json", tmp_path / "more.json"
    first.write_text(json.dumps([*rows[:9], {**BASE, "cardNumber": "77-099R", "element": "mud"}]), "utf-8")
    second.write_text(json.dumps(rows[9:]), "utf-8")
    more.write_text(json.dumps([{"code": "77-001R", "elements": ["fire", "wind"]}]), "utf-8")
    return str(first), str(second), str(more)


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """Three of each card of both halves."""
    path = tmp_path / "deck.json"
    path.write_text(json.dumps({"cards": {f"77-{n:03}R": 3 if n < 17 else 2 for n in range(1, 18)}}), "utf-8")
    return str(path)


def both(files: tuple[str, str, str]) -> list[str]:
    """The files, partly in one ``--cards`` and partly in another."""
    return ["--cards", files[0], files[2], "--cards", files[1]]


def test_cards_read(shinpan, files):
    ran = shinpan("cards", "read", *files, "--game", "fftcg", "--json")
    data = json.loads(ran.out)
    assert (ran.code, data["cards"], data["full"]) == (0, 17, 17)
    assert [note for note in data["notes"] if BAD in note] and BAD in ran.err


def test_cards_show(shinpan, files):
    ran = shinpan("cards", "show", "77-001R", "--game", "fftcg", *both(files), "--json")
    assert ran.code == 0 and json.loads(ran.out)["facts"]["elements"] == ["fire", "wind"]
    assert ran.err.count("\n") == 1 and BAD in ran.err
    assert shinpan("cards", "show", "77-017R", "--game", "fftcg", *both(files)).code == 0
    ran = shinpan("cards", "show", "77-099R", "--game", "fftcg", *both(files))
    assert ran.code == 2 and BAD in ran.err.splitlines()[-1]


def test_play(shinpan, files, deck):
    ran = shinpan("play", "--game", "fftcg", *both(files), "--deck", deck, "--their-deck", deck, "--seed", "1", typed="quit\n")
    assert ran.code == 0 and BAD in ran.err
    ran = shinpan("play", "--game", "fftcg", *both(files)[:3], "--deck", deck)
    assert ran.code == 2 and "unknown card '77-010R'" in ran.err


def test_a_deck_with_a_row_that_was_left_out_says_why(shinpan, files, tmp_path):
    list_of_it = tmp_path / "deck.txt"
    list_of_it.write_text("3 77-099R\n", "utf-8")
    ran = shinpan("play", "--game", "fftcg", *both(files), "--deck", str(list_of_it))
    assert ran.code == 2
    assert "line 1: unknown card '77-099R' (left out of its file: elements: 'mud'" in ran.err.splitlines()[-1]


@pytest.mark.parametrize("chosen", [[], ["--game", "fftcg"]])
def test_bench(shinpan, files, deck, chosen):
    ran = shinpan("bench", "--seconds", "0.1", "--json", *both(files), "--decks", deck, *chosen)
    assert ran.code == 0, ran.err
    assert list(json.loads(ran.out)["games"]) == ["fftcg"] and BAD in ran.err


def test_scenario_run(shinpan, files, tmp_path):
    scenario = tmp_path / "a.yaml"
    scenario.write_text(
        "title: t\ngame: fftcg\np1: {field: [{card: 77-001R, as: A}, {card: 77-017R, as: B}]}\n"
        "expect: {A.power: 8000, B.power: 8000}\n",
        "utf-8",
    )
    ran = shinpan("scenario", "run", str(scenario), *both(files), "--json")
    assert (ran.code, json.loads(ran.out)["result"]) == (0, "pass"), ran.out
    assert ran.err.count(BAD) == 1
    scenario.write_text("title: t\ngame: fftcg\np1: {field: [{card: 77-099R, as: A}]}\nexpect: {A.power: 1}\n", "utf-8")
    ran = shinpan("scenario", "run", str(scenario), *both(files))
    assert ran.code == 2 and "card 77-099R: left out of its file, elements: 'mud'" in ran.err


def test_scenarios_of_two_games_with_the_cards_of_both(shinpan, files, tmp_path):
    cards = tmp_path / "digimon.json"
    cards.write_text(
        json.dumps([{"id": "T-1", "name": "Emberpup", "kind": "digimon", "colors": ["red"], "cost": 3, "dp": 3000}])
    )
    for game, zone, card in (("fftcg", "field", "77-001R"), ("digimon", "battle", "T-1")):
        (tmp_path / f"{game}.yaml").write_text(
            f"title: t\ngame: {game}\np1: {{{zone}: [{{card: {card}, as: A}}]}}\nexpect: {{}}\n"
        )
    paths = [str(tmp_path / "fftcg.yaml"), str(tmp_path / "digimon.yaml")]
    ran = shinpan("scenario", "run", *paths, *both(files), "--cards", str(cards))
    assert (ran.code, ran.out) == (0, "2 of 2 scenarios pass\n"), ran.err
    assert [line for line in ran.err.splitlines() if BAD not in line] == []


def test_notes_do_not_flood_the_terminal(shinpan, files, tmp_path):
    rows = [{**BASE, "cardNumber": f"78-{n:03}R", "element": "mud"} for n in range(50)]
    many = tmp_path / "many.json"
    many.write_text(json.dumps(rows), "utf-8")
    ran = shinpan("cards", "show", "77-001R", "--game", "fftcg", "--cards", files[1], files[0], str(many))
    assert ran.code == 0 and ran.err.count("\n") == 21
    assert "31 more rows are left out (shinpan cards read names them)" in ran.err
    assert shinpan("cards", "read", str(many), "--game", "fftcg").err.count("\n") == 50


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.json", "{", "not valid JSON"),
        ("a.yaml", "- {a: [", "not valid YAML"),
        ("a.json", "[]", "no cards in this file"),
        ("a.json", "null", "a card file is a list of cards"),
        ("a.json", '["T-1"]', "entry 1: a card is a set of fields"),
        ("a.json", '[{"x": 1}]', "unknown layout"),
    ],
)
def test_what_is_no_card_file_is_refused_everywhere(shinpan, deck, tmp_path, name, content, says):
    file = tmp_path / name
    file.write_text(content, "utf-8")
    scenario = tmp_path / "s.yml"
    scenario.write_text("title: t\ngame: fftcg\nexpect: {}\n", "utf-8")
    given = ["--cards", str(file)]
    shinpan("cards", "read", str(file), "--game", "fftcg").refused(says)
    shinpan("cards", "show", "S1-001", "--game", "fftcg", *given).refused(says)
    shinpan("play", "--game", "fftcg", *given).refused(says)
    shinpan("bench", "--game", "fftcg", *given).refused(says)
    shinpan("scenario", "run", str(scenario), *given).refused(says)
    shinpan("serve", *given, "--database", f"sqlite:///{tmp_path / 'a.sqlite3'}").refused(says)
