"""Rows of large card files are kept between runs, and never outlive the files and the code they came from."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from helpers import SHARED
from shinpan.games.base import CardError
from shinpan.library import game, kept
from shinpan.library.cards import Merged, read_rows
from shinpan.library.kept import kept_rows

POOLS = {
    "digimon": [SHARED / "cards" / "digimon" / "en" / name for name in ("aegis.json", "tcg-lab.json")],
    "fftcg": [SHARED / "cards" / "fftcg" / "en" / name for name in ("official-api.json", "multi-element.json")],
}
HERE = all(path.is_file() for paths in POOLS.values() for path in paths)
WITHOUT = "no card files (they are not part of a clone)"
SECONDS = 2.0
"""Of one core, in which a run with a pool must have started and ended."""


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of its own."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("SHINPAN_CACHE", str(folder))
    kept._rows.cache_clear()
    return folder


def large(file: Path, name: str = "Emberpup") -> Path:
    rows = [{"id": f"T-{n}", "name": name, "kind": "digimon", "text": "x" * 400} for n in range(600)]
    file.write_text(json.dumps(rows), "utf-8")
    return file


def again(file: Path) -> Merged:
    """As another run would read it."""
    kept._rows.cache_clear()
    return kept_rows([file])


def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> Merged:
        raise AssertionError("the file is read")

    monkeypatch.setattr(kept, "read_rows", refuse)


def test_the_rows_are_the_same_and_are_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = large(tmp_path / "cards.json")
    assert kept_rows([file]) == read_rows([file])
    expected = read_rows([file])
    unread(monkeypatch)
    assert again(file) == expected


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = large(tmp_path / "cards.json")
    kept_rows([file])
    times = file.stat()
    large(file, "Otherpup")
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert file.stat().st_size == times.st_size, "only what is in it tells"
    assert again(file).rows["T-1"]["name"] == "Otherpup"


@pytest.mark.parametrize("wrong", ["", "[]", '["x", 1]', '{"rows": 3}', "\0"])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, place: Path, wrong: str) -> None:
    file = large(tmp_path / "cards.json")
    expected = kept_rows([file])
    (held,) = place.glob("rows-*.json")
    head = held.read_bytes().split(b"\n")[0]
    for data in (wrong.encode(), head + b"\n" + wrong.encode()):
        held.write_bytes(data)
        assert again(file) == expected


def test_small_files_and_files_that_json_cannot_hold_are_not_kept(tmp_path: Path, place: Path) -> None:
    small = tmp_path / "small.json"
    small.write_text('[{"id": "T-1", "name": "Emberpup", "kind": "egg"}]', "utf-8")
    assert list(kept_rows([small]).rows) == ["T-1"]
    dated = tmp_path / "dated.yaml"
    dated.write_text(
        "".join(f"- {{id: T-{n}, name: A, kind: egg, since: 2020-01-01, text: {'x' * 400}}}\n" for n in range(600)), "utf-8"
    )
    assert kept_rows([dated]) == read_rows([dated])
    assert not list(place.glob("rows-*.json"))


def test_a_file_that_cannot_be_read_is_complained_of(tmp_path: Path) -> None:
    with pytest.raises(CardError):
        kept_rows([tmp_path / "none.json"])
    bad = large(tmp_path / "bad.json")
    bad.write_text(bad.read_text("utf-8") + "]", "utf-8")
    for _ in range(2):
        with pytest.raises(CardError, match="not valid JSON"):
            again(bad)


@pytest.mark.skipif(not HERE, reason=WITHOUT)
@pytest.mark.parametrize("name", list(POOLS))
def test_the_public_pools_are_kept_as_they_are(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game(name)
    expected = read_rows(POOLS[name], None, None, rules)
    kept_rows(POOLS[name], None, None, rules)
    unread(monkeypatch)
    kept._rows.cache_clear()
    found = kept_rows(POOLS[name], None, None, rules)
    assert found == expected
    assert list(found.rows) == list(expected.rows), "in the same order"


@pytest.mark.skipif(not HERE, reason=WITHOUT)
@pytest.mark.parametrize("name", list(POOLS))
def test_a_run_with_a_pool_starts_at_once(name: str, tmp_path: Path) -> None:
    row = next(row for row in read_rows(POOLS[name]).rows.values() if row["kind"] in ("digimon", "forward"))
    field = "battle" if name == "digimon" else "field"
    scenario = tmp_path / "scenario.yaml"
    scenario.write_text(
        f"game: {name}\np1: {{{field}: [{{card: {row['id']}, as: A}}]}}\nexpect: {{A.zone: p1.{field}}}\n", "utf-8"
    )
    command = [sys.executable, "-m", "shinpan", "scenario", "run", str(scenario), "--cards", *map(str, POOLS[name])]
    times = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    assert min(times[1:]) < SECONDS, times
