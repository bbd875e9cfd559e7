"""What docs/simulation.md shows works: every command is run, with fewer games."""

from __future__ import annotations

import importlib.util
import re
import shlex
from pathlib import Path

import pytest

from shinpan.cli import main
from shinpan.library import game

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "simulation.md").read_text("utf-8")
COMMANDS = [shlex.split(line, comments=True)[1:] for line in re.findall(r"^\$ (shinpan simulate .*)$", PAGE, re.M)]
HERE = [words for words in COMMANDS if "ray" not in words]
"""Ray is tried in a process of its own (test_the_same_on_ray)."""


@pytest.mark.parametrize("words", HERE, ids=" ".join)
def test_command(words, tmp_path, monkeypatch, capsys):
    if "--parquet" in words and importlib.util.find_spec("pyarrow") is None:
        pytest.skip("pyarrow is not installed (requirements/simulate.txt)")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mydeck.yaml").write_text((game("divinecross").starter_decks() / "tide.yaml").read_text("utf-8"), "utf-8")
    few = ["--each", "2"] if "--each" in words else ["--games", "2"]
    quick = ["--seconds-per-move", "0.001"] if "search" in " ".join(words) else ["--players", "random"]
    assert main([*words, *few, *quick, "--workers", "1"]) == 0
    for option in ("--report", "--out", "--csv"):
        if option in words:
            assert (tmp_path / words[words.index(option) + 1]).exists()
    printed = capsys.readouterr().out
    heads = re.search(r"```text\ndecks\n(.*)\n```", PAGE)
    assert heads is not None and heads[1].split() == re.search(r"^decks *\n(.*)$", printed, re.M)[1].split()


def test_there_are_commands():
    assert len(COMMANDS) == len(HERE) + 1 >= 7


def test_python():
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    exec(compile(code, "docs/simulation.md", "exec"), {})


@pytest.mark.parametrize("field", ["standard_error", "first_player_wins", "complete", "lists", "mirrors"])
def test_fields_that_are_named_exist(field, capsys):
    asked = ["--game", "divinecross", "--decks", "ember", "--players", "random", "--games", "2", "--workers", "1"]
    assert main(["simulate", *asked, "--json"]) == 0
    assert f"`{field}`" in PAGE and f'"{field}"' in capsys.readouterr().out
