"""A server with card files as they come: of several games, with supplements, and with rows that cannot be used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shinpan.cli.app import parser
from shinpan.library import game
from shinpan.server.catalogue import Catalogue

OFFICIAL = {
    "id": "77-001R",
    "name": "Ember",
    "element": "fire",
    "type": "forward",
    "cost": 3,
    "power": 8000,
    "cardNumber": "77-001R",
}
DIGIMON = {"id": "T-1", "name": "Emberpup", "kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 3000}


def written(path: Path, *rows: object) -> Path:
    path.write_text(json.dumps(rows), "utf-8")
    return path


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """The supplements come first: the order of files does not matter for them."""
    return [
        written(tmp_path / "elements.json", {"code": "77-001R", "elements": ["fire", "wind"]}),
        written(tmp_path / "traits.json", {"id": "T-1", "traits": ["Rookie"]}),
        written(tmp_path / "official.json", OFFICIAL, {**OFFICIAL, "cardNumber": "77-002R", "cost": None}),
        written(tmp_path / "digimon.json", DIGIMON, {**DIGIMON, "id": "T-2", "colors": ["mud"]}),
    ]


def test_supplements_and_files_of_two_games(files: list[Path]) -> None:
    catalogue = Catalogue(files)
    assert catalogue.files == {
        "digimon": [files[1], files[3]],
        "fftcg": [files[0], files[2]],
        "divinecross": [],
    }
    fftcg, digimon = game("fftcg"), game("digimon")
    assert catalogue.card(fftcg, "77-001R")["facts"]["elements"] == ["fire", "wind"]
    assert catalogue.card(digimon, "T-1")["facts"]["traits"] == ["Rookie"]
    assert catalogue.short(digimon, "T-1")["status"] == "full"
    for rules, bad in ((fftcg, "77-002R"), (digimon, "T-2")):
        assert bad not in catalogue.faces(rules) and bad not in catalogue.rows(rules).rows
    assert sorted(str(left) for left in catalogue.left()) == sorted(
        [
            f"{files[2]}: card 77-002R: left out, cost is missing (5.2.1.2)",
            f"{files[3]}: card T-2: left out, colors: 'mud' is not one of red, blue, yellow, green, black, purple, white",
        ]
    )


def test_a_supplement_to_nothing_and_a_file_of_no_game_are_noted(tmp_path: Path) -> None:
    files = [
        written(tmp_path / "a.json", {"id": "T-9", "traits": ["Rookie"]}),
        written(tmp_path / "b.json", {"id": "T-8", "name": "?"}),
    ]
    catalogue = Catalogue(files)
    assert not any(catalogue.files.values())
    assert [str(left) for left in catalogue.left()] == [
        f"{file}: left out, its cards are of no game that is known here" for file in files
    ]


def test_a_deck_with_a_row_that_was_left_out_says_why_but_not_where(files: list[Path]) -> None:
    deck = "4 T-1\n4 T-2"
    with pytest.raises(Exception, match="unknown card 'T-2' .left out of its file: colors: 'mud'") as caught:
        Catalogue(files).parse(game("digimon"), deck)
    assert str(files[3].parent) not in str(caught.value)


def test_a_running_server_has_the_cards_of_all_files(files: list[Path], tmp_path: Path) -> None:
    from serving import Server

    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path, cards=files)
    try:
        assert running.get("/api/cards/fftcg/77-001R")["facts"]["elements"] == ["fire", "wind"]
        assert running.get("/api/cards/digimon/T-1")["facts"]["traits"] == ["Rookie"]
        assert running.request("GET", "/api/cards/digimon/T-2")[0] == 404
        assert [card["id"] for card in running.get("/api/cards?game=digimon&q=emberpup")["cards"]] == ["T-1"]
    finally:
        running.stop()
    assert "card T-2: left out, colors: 'mud'" in running.told()


def test_the_command_takes_cards_several_times() -> None:
    given = parser().parse_args(["serve", "--cards", "a", "b", "--cards", "c", "--translations", "x", "--translations", "y"])
    assert (given.cards, given.translations) == (["a", "b", "c"], ["x", "y"])
