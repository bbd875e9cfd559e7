"""Every command: help with an example, its output, and bad input in one line with exit code 2."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from shinpan.library import game, starter_faces

COMMANDS = [
    ("play",),
    ("serve",),
    ("scenario", "run"),
    ("cards", "read"),
    ("cards", "names"),
    ("cards", "show"),
    ("cards", "get"),
    ("rules", "show"),
    ("rules", "coverage"),
    ("bench",),
]

CARD = {
    "id": "T-1",
    "name": "試しのタメ",
    "kind": "unit",
    "attributes": ["red"],
    "hp": 300,
    "advantage": [],
    "retreat": 1,
    "skills": [{"name": "一打", "cost": 0, "damage": 100}],
}


@pytest.fixture
def cards(tmp_path):
    path = tmp_path / "cards.json"
    unread = {**CARD, "id": "T-2", "name": "謎", "skills": [{"name": "謎", "cost": 0, "text": "空を見上げて歌う。"}]}
    path.write_text(json.dumps([CARD, unread], ensure_ascii=False), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("command", [(), ("scenario",), ("cards",), ("rules",), *COMMANDS], ids=" ".join)
def test_help_has_an_example(shinpan, command):
    ran = shinpan(*command, "--help")
    assert ran.code == 0
    assert "example:\n  shinpan" in ran.out
    assert ran.err == ""


@pytest.mark.parametrize("command", [(), ("scenario",), ("cards",), ("rules",)], ids=" ".join)
def test_a_command_is_needed(shinpan, command):
    shinpan(*command).refused()
    shinpan(*command, "nonsense").refused("nonsense")


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_an_unknown_option_is_refused(shinpan, command):
    shinpan(*command, "--nonsense").refused()


def test_version(shinpan):
    assert shinpan("--version").out.startswith("shinpan ")


def test_python_dash_m():
    ran = subprocess.run(
        [sys.executable, "-m", "shinpan", "rules", "show", "chess", "1"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert "unknown game 'chess'" in ran.stderr


def test_a_reader_who_leaves_early_is_no_error():
    command = f"{sys.executable} -m shinpan cards show SP1-001 | true"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert ran.stderr == ""


# ------------------------------------------------------------------ serve


def test_serve_says_what_it_cannot_use(shinpan, tmp_path):
    pytest.importorskip("fastapi", reason="the extra 'server' is not installed")
    shinpan("serve", "--pictures", str(tmp_path / "none")).refused("no such folder or zip file of pictures")
    (tmp_path / "broken.zip").write_text("no zip at all")
    shinpan("serve", "--pictures", str(tmp_path / "broken.zip")).refused("not a zip file that can be read")
    shinpan("serve", "--database", "mysql://x/y").refused("databases of the kind 'mysql' are not known")
    shinpan("serve", "--database", "nonsense").refused("not the URL of a database")
    shinpan("serve", "--database", f"sqlite:///{tmp_path}").refused("the database cannot be used")
    shinpan("serve", "--cards", str(tmp_path / "none.yaml")).refused("no such file")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        shinpan("serve", "--database", f"sqlite:///{tmp_path / 'a.db'}", "--port", str(port)).refused(f"port {port}:")
    shinpan("serve", "--database", f"sqlite:///{tmp_path / 'a.db'}", "--port", "99999").refused("port 99999:")


# ------------------------------------------------------------------ cards


def test_cards_read_prints_the_contract_object(shinpan, cards):
    ran = shinpan("cards", "read", cards, "--game", "divinecross", "--lang", "ja", "--json")
    assert ran.code == 0
    data = json.loads(ran.out)
    assert (data["game"], data["lang"], data["cards"], data["full"]) == ("divinecross", "ja", 2, 1)
    assert data["items"][1]["id"] == "T-2"
    assert data["items"][1]["status"] == "none"


def test_cards_read_ranks_what_is_unread(shinpan, cards):
    ran = shinpan("cards", "read", cards, "--game", "divinecross", "--lang", "ja")
    assert ran.code == 0
    assert "1 of 2 cards full" in ran.out
    assert "空を見上げて歌う" in ran.out


def test_a_text_that_is_refused_says_why(shinpan, tmp_path):
    file = tmp_path / "long.json"
    file.write_text(json.dumps([{**CARD, "id": "T-9", "text": "勝てば、" * 6_000}]), encoding="utf-8")
    reason = "this text is too long to be read: 24,000 characters, at most 800"
    ran = shinpan("cards", "read", str(file), "--game", "divinecross", "--lang", "ja", "--json")
    assert ran.code == 0 and ran.err == ""
    (unread,) = json.loads(ran.out)["items"][0]["unread"]
    assert unread.endswith(f"… ({reason})") and "\n" not in unread
    shown = shinpan("cards", "show", "T-9", "--cards", str(file), "--game", "divinecross")
    assert shown.code == 0 and reason in shown.out.replace("\n", " ").replace("  ", " ")


def test_cards_read_reports_contradictions(shinpan, cards, tmp_path):
    other = tmp_path / "other.json"
    other.write_text(json.dumps([{**CARD, "hp": 400}]), encoding="utf-8")
    ran = shinpan("cards", "read", cards, str(other), "--game", "divinecross", "--lang", "ja", "--json")
    assert ran.code == 0
    assert "hp is 400, but 300" in ran.err
    assert json.loads(ran.out)["notes"]


def test_cards_read_bad_input(shinpan, cards, tmp_path):
    def read(*argv: str):
        return shinpan("cards", "read", *argv)

    read().refused("PATH")
    read(str(tmp_path / "none.yaml")).refused("no such file")
    read(str(tmp_path / "empty")).refused("no such file")
    (tmp_path / "folder").mkdir()
    read(str(tmp_path / "folder")).refused("no card files")
    read(cards, "--game", "chess").refused("unknown game 'chess'")
    read(cards, "--game", "fftcg").refused("its cards are of divinecross (fftcg was asked for)")
    read(cards, "--lang", "xx").refused("languages: ")
    read(cards, "--format", "excel").refused("unknown card file format")
    broken = tmp_path / "broken.yaml"
    broken.write_text("- {id: [", encoding="utf-8")
    read(str(broken)).refused("not valid YAML", "line 2")
    broken = tmp_path / "broken.json"
    broken.write_text("[{", encoding="utf-8")
    read(str(broken)).refused("not valid JSON", "line 1")
    broken.write_bytes(b"\xff\xfe\xfa")
    read(str(broken)).refused("not a text file")


def test_cards_show(shinpan):
    ran = shinpan("cards", "show", "SP1-001")
    assert ran.code == 0
    for text in ("SP1-001", "hp: 600", "as printed (ja)", "meaning:", "in ja", "in en"):
        assert text in ran.out
    by_name = shinpan("cards", "show", "Kohaku the Lantern Keeper")
    assert by_name.out == ran.out


def test_cards_show_in_one_language(shinpan):
    ran = shinpan("cards", "show", "SP1-091", "--lang", "zh")
    for text in ("as printed (ja)", "in zh (a translation made for showing, not read by the engine)", "抽福签"):
        assert text in ran.out
    assert "in en" not in ran.out
    data = json.loads(shinpan("cards", "show", "SD1-002", "--game", "digimon", "--lang", "ja", "--json").out)
    assert data["texts"].keys() == {"ja"} and data["texts"]["ja"].keys() == data["printed"].keys()
    assert data["translations"]["ja"]["texts"].keys() == data["printed"].keys()
    assert data["names"] == {"en": "Clinkling", "ja": "クリンクリング", "zh": data["names"]["zh"]}


def test_cards_show_in_each_language_or_says_what_is_missing(shinpan, tmp_path):
    texts = {"text": "[On Play] Delete 1 of your opponent's [Sootpip].", "inherited": "[Your Turn] This Digimon gets +1000 DP."}
    row = {"id": "T-9", "name": "Ashling", "kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 3000, **texts}
    (tmp_path / "own.json").write_text(json.dumps([row]), "utf-8")
    ran = shinpan("cards", "show", "T-9", "--game", "digimon", "--cards", str(tmp_path / "own.json"))
    assert "「スートピップ」" in ran.out, "names in a text are those of its language"
    data = json.loads(shinpan("cards", "show", "SD1-014", "--json").out)
    for lang, shown in data["texts"].items():
        assert shown.keys() == data["printed"].keys(), lang
        assert all(text is None or text for text in shown.values()), lang
    ran = shinpan("cards", "show", "SD1-014")
    missing = sum(text is None for shown in data["texts"].values() for text in shown.values())
    assert ran.out.count("(there is no wording in") == missing


def test_cards_names(shinpan, tmp_path):
    row = {"id": "T-9", "kind": "digimon", "colors": ["red"], "level": 3, "cost": 3, "dp": 3000}
    rows = (
        [{**row, "name": "Ashling"}],
        [{**row, "name": "灰の子", "lang": "ja"}, {**row, "id": "T-8", "name": "煤の子", "lang": "ja"}],
    )
    files = [str(tmp_path / name) for name in ("en.json", "ja.json")]
    for file, some in zip(files, rows):
        Path(file).write_text(json.dumps(some), "utf-8")
    data = json.loads(shinpan("cards", "names", *files, "--game", "digimon", "--langs", "ja,en", "--json").out)
    assert data["pairs"]["Name"]["灰の子"] == "Ashling"
    assert data["unpaired"] == ["煤の子"]
    assert "煤の子" in shinpan("cards", "names", "--game", "digimon", "--langs", "ja,en").out, "it was noted in this run"
    shinpan("cards", "names", "--game", "digimon", "--langs", "ja").refused("two languages")
    shinpan("cards", "names", "--game", "digimon", "--langs", "ja,xx").refused("no names of digimon cards are known in 'xx'")


def test_cards_show_as_json(shinpan, cards):
    data = json.loads(shinpan("cards", "show", "SP1-001", "--json").out)
    assert data["facts"]["hp"] == 600
    assert data["status"] == "full"
    assert set(data["texts"]) == {"ja", "en"}
    data = json.loads(shinpan("cards", "show", "T-2", "--cards", cards, "--json").out)
    assert data["status"] == "none"
    assert data["unread"]


def test_cards_show_bad_input(shinpan, tmp_path):
    shinpan("cards", "show").refused("ID")
    shinpan("cards", "show", "NOPE-1").refused("unknown card 'NOPE-1'")
    shinpan("cards", "show", "SP1-001", "--game", "chess").refused("unknown game 'chess'")
    shinpan("cards", "show", "SP1-001", "--lang", "xx").refused("no text in 'xx' (languages: ja, en, zh)")
    shinpan("cards", "show", "SP1-001", "--game", "fftcg").refused("unknown card 'SP1-001'")
    shinpan("cards", "show", "SP1-001", "--cards", str(tmp_path / "none.yaml")).refused("no such file")


# ------------------------------------------------------------------ rules and scenarios


def test_rules_show(shinpan):
    ran = shinpan("rules", "show", "divinecross", "103.4")
    assert ran.code == 0
    assert "103.4" in ran.out
    assert "concede" in ran.out
    data = json.loads(shinpan("rules", "show", "divinecross-1.0.16", "103.4", "--json").out)
    assert data["id"] == "103.4"


def test_rules_show_bad_input(shinpan):
    shinpan("rules", "show").refused()
    shinpan("rules", "show", "divinecross").refused("CLAUSE")
    shinpan("rules", "show", "divinecross", "999.9").refused("999.9")
    shinpan("rules", "show", "chess", "1").refused("unknown game 'chess'")
    shinpan("rules", "show", "fftcg", "1-1").refused("1-1")
    shinpan("rules", "show", "divinecross", "103.4", "--lang", "xx").refused("no summaries in 'xx' (languages:")


def test_rules_show_in_another_language(shinpan):
    said = {lang: shinpan("rules", "show", "divinecross", "103.4", "--lang", lang).out for lang in ("en", "ja", "zh")}
    assert len(set(said.values())) == 3
    data = json.loads(shinpan("rules", "show", "divinecross", "103.4", "--lang", "ja", "--json").out)
    assert data["summary"] in said["ja"]


def test_rules_coverage_bad_input(shinpan, tmp_path):
    shinpan("rules", "coverage", "--scenarios", str(tmp_path / "none")).refused("none")


SCENARIO = """
title: Ending the turn hands it over
game: divinecross
rules: ["105.1"]
script:
  - p1: end
  - p1: {skill: 1}
until: next turn
expect: {turn: TURN}
"""


@pytest.fixture
def scenario(tmp_path):
    def write(name: str, text: str = SCENARIO.replace("TURN", "p2")) -> str:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def test_scenario_run(shinpan, scenario):
    good, bad = scenario("good.yaml"), scenario("bad.yaml", SCENARIO.replace("TURN", "p1"))
    ran = shinpan("scenario", "run", good)
    assert ran.code == 0
    ran = shinpan("scenario", "run", good, bad)
    assert ran.code == 1
    assert "1 of 2" in ran.out
    ran = shinpan("scenario", "run", good, bad, "--json")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert [row["result"] for row in rows] == ["pass", "fail"]
    assert {"scenario", "result", "failed", "unread", "state", "log"} <= set(rows[0])
    assert rows[1]["failed"] == ["turn: expected p1, got p2"]
    ran = shinpan("scenario", "run", good, "--json", "--brief")
    assert set(json.loads(ran.out)) == {"scenario", "result", "failed", "unread", "state"}


def test_scenario_run_notes(shinpan, scenario):
    looking = "game: divinecross\nscript: [{p2: {cannot: end}}]\n"
    ran = shinpan("scenario", "run", scenario("looking.yaml", looking))
    assert ran.code == 0
    assert "note: step 1, line 2 (p2: cannot end) holds because p2 had nothing to decide" in ran.out


def test_scenario_run_bad_input(shinpan, scenario, tmp_path):
    shinpan("scenario", "run").refused("PATH")
    shinpan("scenario", "run", str(tmp_path / "none.yaml")).refused("none.yaml")
    (tmp_path / "folder").mkdir()
    shinpan("scenario", "run", str(tmp_path / "folder")).refused("folder")
    shinpan("scenario", "run", scenario("good.yaml"), "--cards", str(tmp_path / "none.yaml")).refused("none.yaml")


@pytest.mark.parametrize("text", ["{", "", "[1, 2]", "title: x", "game: chess", "game: [", "game: divinecross\nscript: 3"])
def test_a_broken_scenario_is_an_error_of_its_own(shinpan, scenario, text):
    ran = shinpan("scenario", "run", scenario("broken.yaml", text), scenario("good.yaml"), "--json")
    assert ran.code == 2
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert [row["result"] for row in rows] == ["error", "pass"]
    assert "Traceback" not in ran.err


# ------------------------------------------------------------------ bench


PLAUSIBLE = {
    **dict.fromkeys(("fork_us", "fork_used_us", "fork_inside_us", "fork_inside_used_us", "redeal_us"), (0, 1000000.0)),
    **dict.fromkeys(("match_ratio", "batch_ratio"), (0, 100)),
    "pause_ms": (0, 60_000),
}
"""Between what a figure must lie on any machine, however busy."""


def test_bench_prints_the_contract_object(shinpan):
    ran = shinpan("bench", "--seconds", "0.3", "--json")
    assert ran.code == 0
    data = json.loads(ran.out)
    assert set(data) == {"compiled", "games", "yardstick"}
    assert set(data["games"]) == {"digimon", "divinecross", "fftcg"}
    for row in data["games"].values():
        first = {"games_per_s", "decisions_per_s", "decisions_per_game", "fork_us", "ratio", "finished", "decks"}
        assert set(row) == first | set(PLAUSIBLE)
        assert row["finished"] == 1.0
        for key, (least, most) in PLAUSIBLE.items():
            if key == "batch_ratio" and find_spec("numpy") is None:
                assert row[key] is None
            else:
                assert least < row[key] < most, (key, row[key])
        assert row["fork_inside_us"] < row["fork_inside_used_us"]
        assert (row["ratio"] is None) == (data["yardstick"]["decisions_per_s"] is None)
    assert data["yardstick"]["name"] == "pyspiel gin_rummy"


def test_bench_prints_a_table(shinpan):
    ran = shinpan("bench", "--seconds", "0.1")
    assert ran.code == 0
    assert "divinecross" in ran.out
    assert "digimon" in ran.out
    assert "decisions/s" in ran.out
    assert all(name in ran.out for name in ("Match", "batch", "inside used µs", "redeal µs", "pause ms"))
    assert max(len(line) for line in ran.out.splitlines()) <= 120


def test_bench_without_numpy(shinpan, monkeypatch):
    monkeypatch.setitem(sys.modules, "shinpan.research", None)  # importing it fails, as where numpy is missing
    ran = shinpan("bench", "--seconds", "0.1", "--game", "divinecross", "--json")
    assert json.loads(ran.out)["games"]["divinecross"]["batch_ratio"] is None
    ran = shinpan("bench", "--seconds", "0.1", "--game", "divinecross")
    assert "no batch: it needs numpy" in ran.out


def digimon_rows(text: str) -> list[dict[str, object]]:
    """Thirteen cards for a deck of fifty, one of which has this text."""
    row = {"kind": "digimon", "colors": ["red"], "level": 3, "cost": 2, "dp": 3000}
    rows: list[dict[str, object]] = [{"id": f"T-{n}", "name": f"Tester {n}", **row} for n in range(1, 14)]
    rows[0]["text"] = text
    return rows


DECK_OF_TESTERS = {"main": {f"T-{n}": 4 if n < 13 else 2 for n in range(1, 14)}}


def test_bench_with_decks_of_other_cards(shinpan, tmp_path):
    (tmp_path / "cards.json").write_text(json.dumps(digimon_rows("")), encoding="utf-8")
    (tmp_path / "decks.json").write_text(json.dumps([DECK_OF_TESTERS, DECK_OF_TESTERS]), encoding="utf-8")
    for chosen in ([], ["--game", "digimon"]):
        paths = ["--cards", str(tmp_path / "cards.json"), "--decks", str(tmp_path / "decks.json")]
        ran = shinpan("bench", "--seconds", "0.1", "--json", *paths, *chosen)
        assert ran.code == 0, ran.err
        assert ran.err == ""
        data = json.loads(ran.out)
        assert list(data["games"]) == ["digimon"]
        assert data["games"]["digimon"]["decks"] == 2


def test_bench_leaves_out_decks_that_are_not_read_in_full(shinpan, tmp_path):
    (tmp_path / "cards.json").write_text(json.dumps(digimon_rows("Frobnicate the whole table.")), encoding="utf-8")
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "odd.json").write_text(json.dumps(DECK_OF_TESTERS), encoding="utf-8")
    paths = ["--cards", str(tmp_path / "cards.json"), "--decks", str(tmp_path / "decks")]
    shinpan("bench", "--seconds", "0.1", *paths).refused("not read in full")
    starters = starter_faces(game("digimon"))
    filler = next(face.id for face in starters.values() if face.kind == "digimon")
    plain = {"main": {f"T-{n}": 4 for n in range(2, 14)} | {filler: 2}}
    (tmp_path / "decks" / "plain.json").write_text(json.dumps(plain), encoding="utf-8")
    ran = shinpan("bench", "--seconds", "0.1", "--json", *paths)
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["games"]["digimon"]["decks"] == 1
    assert "1 of 2 decks are left out" in ran.err


def test_bench_bad_input(shinpan, tmp_path):
    shinpan("bench", "--seconds", "soon").refused("seconds")
    shinpan("bench", "--seconds", "-1").refused("seconds")
    shinpan("bench", "--seconds", "nan").refused("seconds")
    shinpan("bench", "--decks", str(tmp_path / "none")).refused("no such folder")
    (tmp_path / "decks").mkdir()
    shinpan("bench", "--decks", str(tmp_path / "decks")).refused("no decks")
    (tmp_path / "decks" / "small.txt").write_text("2 SP1-001\n", encoding="utf-8")
    shinpan("bench", "--decks", str(tmp_path / "decks")).refused("not a legal deck")
    shinpan("bench", "--cards", str(tmp_path / "none.yaml")).refused("no such file")
    shinpan("bench", "--game", "chess").refused("unknown game 'chess'")


def test_play_notes_what_is_newer_than_the_rule_book(shinpan):
    ran = shinpan("play", "--game", "digimon", "--deck", "cinder", "--edition", "en-1.0", "--seed", "3", typed="quit\n")
    notes = [line for line in ran.err.splitlines() if "newer than digimon-en-1.0" in line]
    assert notes and all(line.startswith("note: SD1-") for line in notes)
    assert "newer" not in shinpan("play", "--game", "digimon", "--deck", "cinder", "--seed", "3", typed="quit\n").err
