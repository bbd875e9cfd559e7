"""Playing in the terminal: a scripted person, and everything that person may mistype."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

PLAY = ("play", "--game", "divinecross", "--deck", "ember", "--against", "random", "--seed", "3")


def test_a_game_can_be_played_to_its_end(shinpan):
    ran = shinpan(*PLAY, typed="1\n" * 4000)
    assert ran.code == 0
    assert "in turn" in ran.out
    assert re.search(r"(You win|Random wins|draw)", ran.out)
    assert "Traceback" not in ran.err


def test_the_end_of_the_input_keeps_the_game(shinpan):
    ran = shinpan(*PLAY, typed="1\n1\n")
    assert ran.code == 0
    kept = re.search(r"shinpan play --load (\S+)", ran.out.replace("\n", ""))
    assert kept is not None
    again = shinpan("play", "--load", kept[1], typed="quit\n")
    assert again.code == 0
    assert "choose" in again.out


def test_ctrl_c_keeps_the_game(shinpan, monkeypatch):
    def stop(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", stop)
    ran = shinpan(*PLAY)
    assert ran.code == 0
    assert "Go on with" in ran.out


def test_every_command_answers(shinpan, tmp_path):
    file = tmp_path / "game.json"
    typed = [
        "help",
        "board",
        "why",
        "log",
        "log 3",
        "log all",
        "look 1",
        "look SP1-001",
        "1",
        "why",
        "undo",
        "1",
        f"save {file}",
    ]
    ran = shinpan(*PLAY, typed="\n".join([*typed, f"load {file}", "concede", "no", "concede", "yes"]) + "\n")
    assert ran.code == 0
    for text in ("Type the number of a choice", "Taken back.", "Saved.", "Loaded.", "The game goes on.", "Random wins"):
        assert text in ran.out
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "divinecross"


@pytest.mark.parametrize(
    "typed",
    [
        "99999999999999999",
        "0",
        "-1",
        "hello",
        "log many",
        "look",
        "look 9999",
        "look zzz",
        "save",
        "load",
        "load /nowhere",
        "save /",
        "é😀",
    ],
)
def test_wrong_input_is_answered_kindly(shinpan, typed):
    ran = shinpan(*PLAY, typed=f"{typed}\nquit\n")
    assert ran.code == 0
    assert ran.err == ""
    assert "Go on with" in ran.out


def test_a_file_that_is_no_saved_game_is_not_overwritten(shinpan, tmp_path):
    precious = tmp_path / "diary.txt"
    precious.write_text("dear diary", encoding="utf-8")
    ran = shinpan(*PLAY, typed=f"save {precious}\nquit\n")
    assert "not a saved game" in ran.out.replace("\n", " ")
    assert precious.read_text(encoding="utf-8") == "dear diary"


def test_nothing_to_take_back(shinpan):
    ran = shinpan(*PLAY, typed="undo\nundo\nundo\nquit\n")
    assert "There is nothing to take back." in ran.out


def test_two_people_at_one_screen(shinpan):
    ran = shinpan("play", "--hotseat", "--deck", "tide", "--their-deck", "grove", "--seed", "1", typed="1\n\n" * 40)
    assert ran.code == 0
    assert "Player 2" in ran.out
    assert "press Enter" in ran.out


def test_japanese_texts(shinpan):
    ran = shinpan(*PLAY, "--lang", "ja", typed="look SP1-001\nquit\n")
    assert "灯守りのコハク" in ran.out


TOLD = [("divinecross", "ja"), ("digimon", "ja"), ("fftcg", "zh")]


@pytest.mark.parametrize(("game", "lang"), TOLD)
def test_a_game_is_told_in_the_language_of_the_player(shinpan, game, lang):
    ran = shinpan("play", "--game", game, "--against", "random", "--seed", "1", "--lang", lang, typed="1\n1\n1\nwhy\nquit\n")
    assert ran.code == 0
    assert "先攻" in ran.out and "goes first" not in ran.out


@pytest.mark.parametrize("columns", ["20", "40", "200"])
def test_any_width(shinpan, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("TERM", "dumb")
    ran = shinpan(*PLAY, typed="1\n1\nboard\nwhy\nquit\n")
    assert ran.code == 0
    assert "\x1b" not in ran.out


def test_greedy_in_the_terminal(shinpan):
    ran = shinpan("play", "--seed", "2", typed="1\n" * 30)
    assert ran.code == 0
    assert "Greedy" in ran.out


# ------------------------------------------------------------------ bad input


def test_bad_arguments(shinpan, tmp_path):
    shinpan("play", "--game", "chess").refused("unknown game 'chess'")
    shinpan("play", "--against", "genius").refused("unknown player 'genius'")
    shinpan("play", "--lang", "xx").refused("languages: ")
    shinpan("play", "--seed", "x").refused("seed")
    shinpan("play", "--deck", "nothing").refused("neither a starter deck")
    shinpan("play", "--deck", str(tmp_path)).refused("folder")
    shinpan("play", "--their-deck", "nothing").refused("neither a starter deck")
    shinpan("play", "--cards", str(tmp_path / "none.yaml")).refused("no such file")
    deck = tmp_path / "deck.txt"
    deck.write_text("2 SP1-001\n", encoding="utf-8")
    shinpan("play", "--deck", str(deck)).refused("not legal", "402")
    deck.write_text("2 NOPE-1\n", encoding="utf-8")
    shinpan("play", "--deck", str(deck)).refused("line 1: unknown card")


def saved(shinpan, path: Path) -> dict[str, object]:
    shinpan(*PLAY, typed=f"1\n1\n1\nsave {path}\nquit\n")
    data: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize(
    "change",
    [
        {"format": 99},
        {"format": None},
        {"game": "chess"},
        {"game": 7},
        {"edition": "0"},
        {"seed": "x"},
        {"names": "x"},
        {"decks": []},
        {"decks": [["NOPE-1"], ["NOPE-1"]]},
        {"cards": {}},
        {"cards": {"SP1-001": 3}},
        {"choices": "x"},
        {"choices": [10**9]},
        {"choices": [-7]},
        {"choices": [True]},
        {"choices": [0] * 10_000},
    ],
    ids=repr,
)
def test_a_bad_save_is_refused(shinpan, tmp_path, change):
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**saved(shinpan, path), **change}), encoding="utf-8")
    shinpan("play", "--load", str(path)).refused(str(path))


@pytest.mark.parametrize("content", ["", "[]", "3", "{", "null", '{"a": 1}'])
def test_a_file_that_is_no_save_is_refused(shinpan, tmp_path, content):
    path = tmp_path / "game.json"
    path.write_text(content, encoding="utf-8")
    shinpan("play", "--load", str(path)).refused(str(path))


def test_a_missing_save_is_refused(shinpan, tmp_path):
    shinpan("play", "--load", str(tmp_path / "none.json")).refused("no such file")
    shinpan("play", "--load", str(tmp_path)).refused("folder")
