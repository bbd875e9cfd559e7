"""``shinpan simulate``: its JSON, the same games whoever plays them, going on after a kill, and what is refused."""

from __future__ import annotations

import csv
import gc
import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shinpan.cli import main
from shinpan.games.base import CardError
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.players import RandomPlayer
from shinpan.simulation import plan, tables
from shinpan.simulation import worker as working
from shinpan.table.decisions import Seat

QUICK = ("--game", "divinecross", "--decks", "ember", "tide", "--players", "random", "--seed", "7")
"""Two decks, random players: some milliseconds a game."""


@pytest.fixture
def simulate(capsys):
    def run(*argv, code=0):
        assert main(["simulate", *argv, "--json"]) == code
        return json.loads(capsys.readouterr().out)

    return run


@pytest.fixture
def refused(capsys):
    def run(*argv):
        assert main(["simulate", *argv]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.count("\n") == 1 and "Traceback" not in printed.err
        return printed.err

    return run


def timeless(found):
    return {key: value for key, value in found.items() if key not in ("seconds", "games_per_s")}


def read(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def outside(*argv, **more):
    command = [sys.executable, "-m", "shinpan", "simulate", *argv]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)


def test_the_json_has_the_shape_of_the_contract(simulate):
    found = simulate(*QUICK, "--games", "8", "--workers", "1")
    assert found["game"] == "divinecross"
    players = found["players"]
    assert players["names"] == ["random", "random"]
    assert players["games"] == 8 == sum(players["wins"]) + players["draws"]
    [pair] = found["pairs"]
    assert pair["decks"] == ["ember", "tide"]
    assert pair["games"] == 8 == sum(pair["wins"]) + pair["draws"]
    assert 0 <= pair["low"] <= (pair["wins"][0] + pair["draws"] / 2) / 8 <= pair["high"] <= 1
    assert 0 <= pair["first_player_wins"] <= 1
    assert pair["turns"] > 1
    assert found["seconds"] > 0 and found["games_per_s"] > 0
    assert found["complete"] is True and found["faults"] == 0


@pytest.mark.parametrize("name", game_names())
def test_every_game_with_its_starter_decks(simulate, name, tmp_path):
    found = simulate("--game", name, "--players", "random", "--games", "12", "--workers", "1", "--csv", str(tmp_path))
    assert len(found["pairs"]) == 6
    assert all(pair["games"] == 2 for pair in found["pairs"])
    rows = read(tmp_path / "games.csv")
    assert len(rows) == 12
    for row in rows:
        assert row["winner"] in "012" and row["first"] in ("1", "2") and int(row["turns"]) > 0
        for seat in "12":
            assert 1 <= len(row[f"opening{seat}"].split()) <= game(name).opening.hand
            assert row[f"drawn{seat}"] and row[f"played{seat}"]
    cards = read(tmp_path / "cards.csv")
    assert {row["deck"] for row in cards} == set(starter_decks(game(name)))
    assert sum(int(row["opening_games"]) for row in cards) > 12 * 2


def test_two_players_meet_with_every_deck_from_both_sides():
    made = plan(["A", "B"], ["p", "q"], games=12)
    assert made.games == 12
    mirror, different = made.meetings[0], made.meetings[1]
    games = made.block(different, 3)
    assert len({setup.seed for setup in games}) == 1
    seats = {tuple(zip(setup.decks, setup.players)) for setup in games}
    assert seats == {((0, 0), (1, 1)), ((1, 1), (0, 0)), ((0, 1), (1, 0)), ((1, 0), (0, 1))}
    games = made.block(mirror, 3)
    assert [setup.players for setup in games] == [(0, 1), (1, 0)] * 2
    assert len({setup.seed for setup in games}) == 2
    more = plan(["C", "A", "B"], ["p", "q"], games=12)
    again = next(meeting for meeting in more.meetings if {more.decks[deck] for deck in meeting.decks} == {"A", "B"})
    assert {setup.seed for setup in more.block(again, 3)} == {made.block(different, 3)[0].seed}


def test_which_decks_meet():
    def pairs(*decks, players=("p",), **more):
        made = plan(decks, players, games=10, **more)
        return [tuple(made.decks[deck] for deck in pair) for pair in made.pairs]

    assert pairs("A", "B", "C") == [("A", "B"), ("A", "C"), ("B", "C")]
    assert pairs("A", "B", players=("p", "q")) == [("A", "A"), ("A", "B"), ("B", "B")]
    assert pairs("A", "B", players=("p", "q"), pairs="different") == [("A", "B")]
    assert pairs("A", "B", pairs="mirrors") == [("A", "A"), ("B", "B")]
    assert pairs("A") == pairs("A", "A") == [("A", "A")]
    assert pairs("A", gauntlet=["B", "C"]) == [("A", "B"), ("A", "C")]
    assert pairs("A", "B", gauntlet=["A", "B", "C"]) == [("A", "B"), ("A", "C"), ("B", "C")]
    with pytest.raises(CardError):
        pairs("A", pairs="different")


def test_how_many_games():
    assert plan(["A", "B", "C", "D"], ["p", "q"], games=400).games == 400
    assert plan(["A", "B"], ["p"], games=5).games == 6
    assert plan(["A", "B", "C"], ["p"], each=10).games == 30
    assert plan(["A", "B"], ["p", "q", "r"], games=10).games == 9 * 4


def test_the_same_on_one_and_two_workers(simulate, tmp_path):
    one = simulate(*QUICK, "--games", "30", "--workers", "1", "--csv", str(tmp_path / "one.csv"))
    two = simulate(*QUICK, "--games", "30", "--workers", "2", "--csv", str(tmp_path / "two.csv"))
    assert timeless(one) == timeless(two)
    assert (tmp_path / "one.csv").read_text("utf-8") == (tmp_path / "two.csv").read_text("utf-8")
    assert timeless(simulate(*QUICK[:-1], "8", "--games", "30", "--workers", "1")) != timeless(one)


def test_search_plays_the_same_whoever_plays_it(simulate):
    asked = ("--game", "divinecross", "--decks", "ember", "tide", "--players", "search", "--seconds-per-move", "0.002")
    one = simulate(*asked, "--games", "4", "--workers", "1")
    assert timeless(simulate(*asked, "--games", "4", "--workers", "2")) == timeless(one)


def test_what_bots_are_told(simulate, refused, monkeypatch, tmp_path):
    """Of unknown lists they know the starter decks and what was studied, never the other's deck as such."""
    told = []
    true = working.bot

    def bot(name, seed, *, seconds, study):
        told.append((seconds, study))
        return true("random", seed)

    monkeypatch.setattr(working, "bot", bot)
    starters = [starter_deck(game("divinecross"), name).cards for name in starter_decks(game("divinecross"))]
    mine = tmp_path / "mine.yaml"
    text = (game("divinecross").starter_decks() / "ember.yaml").read_text("utf-8")
    mine.write_text(text, "utf-8")
    asked = ("--game", "divinecross", "--decks", "ember", "tide", "--games", "2", "--workers", "1")

    def ids(decks):
        return [sorted(face.id for face in deck) for deck in decks]

    assert simulate(*asked, "--seconds-per-move", "0.5")["lists"] == "unknown"
    assert len(told) == 4 and all(seconds == 0.5 and ids(study) == ids(starters) for seconds, study in told)
    told.clear()
    simulate(*asked, "--study", str(mine))
    assert all(ids(study) == ids([*starters, starters[0]]) for _, study in told)
    told.clear()
    assert simulate(*asked, "--open-lists")["lists"] == "open"
    assert told and all(study is None for _, study in told)
    assert "not allowed with" in refused(*asked, "--open-lists", "--study", str(mine))
    assert "neither a starter deck" in refused(*asked, "--study", "nothing")


def test_a_player_may_watch_the_other(simulate, monkeypatch):
    """Search keeps the table at the other's last free action: looking on at the game must not take that from it."""
    seen = []

    class Looking(Seat):
        def __init__(self, seed):
            self.player = RandomPlayer(seed)

        def choose(self, table, decision):
            return self.player.choose(table, decision)

        def watch(self, table):
            seen.append(table.turn_player)

    monkeypatch.setattr(working, "bot", lambda name, seed, **more: Looking(seed) if name == "greedy" else RandomPlayer(seed))
    asked = ("--game", "divinecross", "--decks", "ember", "--pairs", "mirrors")
    simulate(*asked, "--players", "random", "greedy", "--games", "2", "--workers", "1")
    assert set(seen) == {0, 1}


def test_the_collector_rests_during_games_only(simulate, monkeypatch):
    states = []
    true = working.walk
    monkeypatch.setattr(working, "walk", lambda table: (states.append(gc.isenabled()), true(table)))
    assert gc.isenabled()
    simulate(*QUICK, "--games", "4", "--workers", "1")
    assert states == [False] * 4
    assert gc.isenabled() and gc.get_freeze_count() == 0


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed (requirements/ray.txt)")
def test_the_same_on_ray(simulate):
    process = outside(*QUICK, "--games", "30", "--on", "ray", "--json")
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert timeless(json.loads(out)) == timeless(simulate(*QUICK, "--games", "30", "--workers", "1"))


def test_a_killed_run_goes_on(simulate, tmp_path):
    store = tmp_path / "run.jsonl"
    asked = (*QUICK, "--games", "400", "--out", str(store))
    process = outside(*asked, "--workers", "2")
    for _ in range(600):
        if store.exists() and store.read_bytes().count(b"\n") > 20:
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    kept = store.read_bytes().count(b"\n") - 1
    assert 20 <= kept < 200
    with store.open("ab") as file:
        file.write(b"[0,199,[[1,")  # as if the last line had been cut in the middle
    found = simulate(*asked, "--workers", "1")
    assert timeless(found) == timeless(simulate(*QUICK, "--games", "400", "--workers", "1"))
    assert store.read_bytes().count(b"\n") == 201
    again = simulate(*asked)
    assert timeless(again) == timeless(found) and again["games_per_s"] == 0
    assert simulate(*QUICK, "--games", "404", "--out", str(store))["pairs"][0]["games"] == 404


def test_ctrl_c_tells_what_was_played(tmp_path):
    store = tmp_path / "run.jsonl"
    process = outside(*QUICK, "--games", "100000", "--workers", "2", "--json", "--out", str(store))
    while not (store.exists() and store.read_bytes().count(b"\n") > 5):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "the same command goes on" in err and "Traceback" not in err
    found = json.loads(out)
    assert found["complete"] is False and 8 < found["players"]["games"] < 100_000


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc to find the worker")
def test_a_worker_that_dies_is_told(tmp_path):
    store = tmp_path / "run.jsonl"
    process = outside(*QUICK, "--games", "100000", "--workers", "2", "--out", str(store), env={**os.environ, "COLUMNS": "200"})
    while not (store.exists() and store.read_bytes().count(b"\n") > 5):
        time.sleep(0.05)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    workers = [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    os.kill(workers[0], signal.SIGKILL)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 1
    assert "a worker process ended before its work did (signal 9)" in err and "goes on" in err


def test_a_fault_of_the_engine_stops_nothing(simulate, monkeypatch):
    true = working.walk
    broken = iter([False, True, *[False] * 99])

    def walk(table):
        if next(broken):
            raise ZeroDivisionError("made up")
        true(table)

    monkeypatch.setattr(working, "walk", walk)
    found = simulate(*QUICK, "--games", "6", "--workers", "1", code=1)
    assert found["faults"] == 1 and found["players"]["games"] == 5


def test_several_players(simulate):
    found = simulate(*QUICK[:4], "--players", "random", "greedy", "--games", "4", "--workers", "1")
    players = found["players"]
    assert players["names"] == ["random", "greedy"] and players["games"] == 4
    assert players["wins"][1] >= 3
    assert players["mirrors"]["games"] == 4
    assert found["pairs"][0]["decks"] == ["ember", "ember"]


def test_it_stops_when_it_is_decided(simulate):
    asked = ("--game", "divinecross", "--decks", "ember", "grove", "--players", "random", "--games", "4000", "--decide", "2")
    found = simulate(*asked, "--workers", "1")
    [decided] = found["decided"]
    assert decided["decks"] == ["ember", "grove"]
    assert decided["better"] in ("first", "second")
    assert found["pairs"][0]["games"] == decided["games"] < 2000
    assert found["complete"] is True
    assert timeless(simulate(*asked, "--workers", "2")) == timeless(found)


def test_the_report_is_one_file(simulate, tmp_path):
    path = tmp_path / "out.html"
    simulate(*QUICK, "--games", "20", "--workers", "1", "--report", str(path), "--decide", "2")
    text = path.read_text("utf-8")
    assert "What these figures do not prove" in text
    assert "ember" in text and "SP1-001" in text and "<svg" in text
    assert "http" not in text and "$" not in text and "src=" not in text


@pytest.mark.skipif(importlib.util.find_spec("pyarrow") is None, reason="pyarrow is not installed (requirements/simulate.txt)")
def test_parquet(simulate, tmp_path):
    simulate(*QUICK, "--games", "6", "--workers", "1", "--parquet", str(tmp_path), "--csv", str(tmp_path))
    modules = tables.parquet()
    rows = modules[1].read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == 6
    assert all(isinstance(row["opening1"], list) for row in rows)
    assert [int(row["seed"]) for row in read(tmp_path / "games.csv")] == [row["seed"] for row in rows]


def test_bad_input(refused, tmp_path, monkeypatch):
    assert "unknown player 'nobody'" in refused(*QUICK[:4], "--players", "nobody")
    assert "neither a starter deck" in refused("--decks", "nothing")
    assert "--games must be" in refused(*QUICK, "--games", "0")
    assert "--each must be" in refused(*QUICK, "--each", "-3")
    assert "--workers must be" in refused(*QUICK, "--workers", "0")
    assert "not allowed with" in refused(*QUICK, "--workers", "2", "--on", "ray")
    assert "--seconds-per-move" in refused(*QUICK, "--seconds-per-move", "-1")
    assert "--decide" in refused(*QUICK, "--decide", "100")
    assert "--pairs" in refused(*QUICK, "--pairs", "some")
    assert "no folder" in refused(*QUICK, "--report", str(tmp_path / "no" / "out.html"))
    assert "no folder" in refused(*QUICK, "--csv", str(tmp_path / "no" / "out.csv"))
    assert "unknown game" in refused("--game", "chess")
    assert "edition" in refused(*QUICK, "--edition", "9.9")
    deck = tmp_path / "mine.txt"
    deck.write_text("2 SP1-001\n", "utf-8")
    assert "not legal" in refused("--decks", "ember", str(deck))
    monkeypatch.setattr(importlib, "import_module", missing)
    assert "shinpan[ray]" in refused(*QUICK, "--on", "ray")
    assert "shinpan[simulate]" in refused(*QUICK, "--parquet", str(tmp_path / "games.parquet"))


def missing(name):
    raise ImportError(name)


def test_a_store_of_something_else_is_refused(simulate, refused, tmp_path):
    store = tmp_path / "run.jsonl"
    simulate(*QUICK, "--games", "4", "--workers", "1", "--out", str(store))
    for change, said in (
        ("--seed 8", "another seed"),
        ("--decks ember grove", "other decks"),
        ("--players greedy", "other players"),
    ):
        assert said in refused(*QUICK, *change.split(), "--games", "4", "--out", str(store))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir,\n", "utf-8")
    assert "holds no simulation" in refused(*QUICK, "--out", str(letter))
    assert letter.read_text("utf-8") == "Dear Sir,\n"
    assert "cannot be written" in refused(*QUICK, "--out", str(tmp_path))


def lines(path):
    return path.read_bytes().splitlines(keepends=True)


def test_damage_costs_no_more_than_what_is_damaged(simulate, tmp_path, capsys):
    store = tmp_path / "run.jsonl"
    whole = simulate(*QUICK, "--games", "20", "--workers", "1", "--out", str(store))
    kept = lines(store)
    store.write_bytes(b"".join([*kept[:4], b"\x00\xff{[\n", *kept[5:]]))
    assert main(["simulate", *QUICK, "--games", "20", "--workers", "1", "--out", str(store), "--json"]) == 0
    printed = capsys.readouterr()
    assert timeless(json.loads(printed.out)) == timeless(whole)
    assert "1 line is damaged" in printed.err and printed.err.count("\n") == 1
    assert [line for line in lines(store) if line not in kept] == [b"\x00\xff{[\n"]
    assert sorted(line for line in lines(store) if line in kept) == sorted(kept)


@pytest.mark.parametrize("size", [0, 1, 60, -1])
def test_a_run_that_ended_in_its_first_line_goes_on(simulate, tmp_path, size):
    store = tmp_path / "run.jsonl"
    simulate(*QUICK, "--games", "4", "--workers", "1", "--out", str(store))
    kept = lines(store)
    store.write_bytes(kept[0][:size])
    simulate(*QUICK, "--games", "4", "--workers", "1", "--out", str(store))
    assert lines(store) == kept
    assert simulate(*QUICK, "--games", "4", "--out", str(store))["games_per_s"] == 0


@pytest.mark.parametrize(
    "line",
    [
        "[0,0,[]]",
        '[0,0,["abcdefghijklm"]]',
        '[0,0,[[1,[0,9],[0,0],[0,0],[[99],[]],[[],[]],[[],[]],5,"x",3,0,4,""]]]',
        "[-1,0,[]]",
        "[0,0.5,[]]",
        '[0,"a",[]]',
        "{}",
    ],
)
def test_what_is_no_block_of_the_run_counts_nowhere(simulate, tmp_path, line):
    store = tmp_path / "run.jsonl"
    whole = simulate(*QUICK, "--games", "4", "--workers", "1", "--out", str(store))
    store.write_bytes(lines(store)[0] + line.encode() + b"\n")
    again = simulate(*QUICK, "--games", "4", "--workers", "1", "--out", str(store), "--csv", str(tmp_path))
    assert timeless(again) == timeless(whole)


def test_results_are_told_when_a_file_cannot_be_written(simulate, monkeypatch, tmp_path, capsys):
    """What would be wrong was looked for before the games; a disk may be full after hours of them, though."""

    def full(path, text):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("shinpan.cli.simulate.keep", full)
    files = ("--report", str(tmp_path / "out.html"), "--csv", str(tmp_path / "games.csv"))
    assert main(["simulate", *QUICK, "--games", "4", "--workers", "1", "--json", *files]) == 2
    printed = capsys.readouterr()
    assert json.loads(printed.out)["players"]["games"] == 4
    assert "out.html: cannot be written" in printed.err and printed.err.count("\n") == 1
    assert len(read(tmp_path / "games.csv")) == 4


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a limit on the size of files")
def test_a_full_disk_stops_a_run_that_is_kept(tmp_path):
    store = tmp_path / "run.jsonl"
    code = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000)); sys.argv[0] = 'shinpan'"
    code += "; from shinpan.cli import main; sys.exit(main(sys.argv[1:]))"
    asked = ["simulate", *QUICK, "--games", "200", "--workers", "1", "--out", str(store), "--json"]
    found = subprocess.run([sys.executable, "-c", code, *asked], capture_output=True, text=True, timeout=120)
    assert found.returncode != 0 and found.stderr.count("\n") == 1, found.stderr
    assert "after" in found.stderr and "the same command goes on" in found.stderr
    told = json.loads(found.stdout)
    assert told["complete"] is False and told["players"]["games"] > 4


def test_no_file_is_two_things(refused, tmp_path):
    store, deck = tmp_path / "run.jsonl", tmp_path / "mine.yaml"
    deck.write_text((game("divinecross").starter_decks() / "ember.yaml").read_text("utf-8"), "utf-8")
    assert "--report" in refused(*QUICK, "--out", str(store), "--report", str(store))
    assert "--csv" in refused(*QUICK, "--out", str(tmp_path / "games.csv"), "--csv", str(tmp_path))
    assert "read from" in refused("--decks", "tide", str(deck), "--report", str(deck))
    assert "neither a folder" in refused(*QUICK, "--csv", str(deck))
    assert not store.exists()
    if Path("/dev/zero").exists():
        assert "no file" in refused(*QUICK, "--out", "/dev/zero")


def test_more_games_than_could_be_listed(simulate):
    """Whoever wants to know who is better need not know beforehand how many games that takes."""
    asked = ("--game", "divinecross", "--decks", "ember", "grove", "--players", "random", "--decide", "2")
    found = simulate(*asked, "--games", str(10**12), "--workers", "1")
    assert found["complete"] is True and found["decided"][0]["better"] != "undecided"
    assert found["decided"][0]["points"] == 2


def test_all_decks_are_in_the_report(simulate, tmp_path):
    source = (game("divinecross").starter_decks() / "ember.yaml").read_text("utf-8")
    for number in range(9):
        (tmp_path / f"list{number}.yaml").write_text(source, "utf-8")
    page = tmp_path / "out.html"
    asked = ("--game", "divinecross", "--decks", str(tmp_path), "--players", "random", "--games", "2", "--workers", "1")
    simulate(*asked, "--report", str(page))
    text = page.read_text("utf-8")
    assert all(f"<title>list{number} {place}: " in text for number in range(9) for place in ("1st", "2nd"))
    assert all(f"<title>list{number} kept: " in text for number in range(9))


def test_folders_can_be_studied(simulate, tmp_path):
    (tmp_path / "ember.yaml").write_text((game("divinecross").starter_decks() / "ember.yaml").read_text("utf-8"), "utf-8")
    assert simulate(*QUICK, "--games", "2", "--workers", "1", "--study", str(tmp_path))["lists"] == "unknown"


def test_decks_of_one_name_and_folders(simulate, tmp_path):
    source = game("divinecross").starter_decks() / "ember.yaml"
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "ember.yaml").write_text(source.read_text("utf-8"), "utf-8")
    given = ("--decks", str(tmp_path / "a" / "ember.yaml"), str(tmp_path / "b"), "--players", "random", "--games", "2")
    assert simulate("--game", "divinecross", *given, "--workers", "1")["pairs"][0]["decks"] == ["ember", "ember (2)"]
