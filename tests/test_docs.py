"""What the documentation shows is true: its scenarios pass, its cards are read, its commands, links and clauses exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from shinpan.cli.app import parser
from shinpan.games.base import CardError
from shinpan.games.divinecross.cards import build_face, meanings
from shinpan.library import clauses, game, starter_faces
from shinpan.library.decks import deck_of
from shinpan.scenarios import run_file

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
GAME = game("divinecross")


def blocks(page: Path, kind: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page, each with the line it begins in."""
    text = page.read_text("utf-8")
    found = re.finditer(rf"^```{kind}\n(.*?)^```$", text, re.M | re.S)
    return [(f"{page.name}:{text[: match.start()].count(chr(10)) + 2}", match[1]) for match in found]


YAML = [block for page in PAGES for block in blocks(page, "yaml")]
SCENARIOS = [(where, text) for where, text in YAML if re.search(r"^game:", text, re.M)]
CARDS = [(where, text) for where, text in YAML if re.search(r"^- ", text, re.M) and (where, text) not in SCENARIOS]
DECKS = [block for block in YAML if block not in SCENARIOS and block not in CARDS]


def ids(found: list[tuple[str, str]]) -> list[str]:
    return [where for where, _ in found]


@pytest.mark.parametrize(("where", "text"), SCENARIOS, ids=ids(SCENARIOS))
def test_scenario(where: str, text: str, tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_text(text, "utf-8")
    result = run_file(file)
    assert result.failed == []
    assert result.unread == []
    assert result.result == "pass"
    assert set(result.rules) <= clauses(GAME).keys()


@pytest.mark.parametrize(("where", "text"), CARDS, ids=ids(CARDS))
def test_cards(where: str, text: str) -> None:
    for row in yaml.safe_load(text):
        face = build_face(row)
        if text.startswith("# not full"):
            assert GAME.unread(face)
        else:
            assert GAME.unread(face) == []
            assert meanings(translated(row)) == meanings(face)


def translated(row: dict[str, Any]) -> Any:
    """The card written in the other language."""
    other = "ja" if row.get("lang") == "en" else "en"
    texts = GAME.texts(build_face(row), other)
    made = {**row, "lang": other}
    if "text" in texts:
        made["text"] = texts["text"]
    if "ex" in row:
        made["ex"] = {**row["ex"], "text": texts[f"ex {row['ex']['name']}"]}
    if "skills" in row:
        made["skills"] = [{**s, "text": texts.get(f"skill {s['name']}", "")} for s in row["skills"]]
    return build_face(made)


@pytest.mark.parametrize(("where", "text"), DECKS, ids=ids(DECKS))
def test_decks(where: str, text: str) -> None:
    assert deck_of(yaml.safe_load(text), where, starter_faces(GAME)).cards


def test_there_is_something_of_each_kind() -> None:
    assert len(SCENARIOS) >= 5
    assert len(CARDS) >= 4
    assert DECKS


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_commands_exist(page: Path) -> None:
    for where, text in blocks(page, "console"):
        for line in re.findall(r"^\$ (.*)$", text, re.M):
            words = shlex.split(line, comments=True)
            if words[0] == "shinpan":
                parser().parse_args(words[1:])
            elif words[0] == "make":
                assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text("utf-8"), re.M), f"{where}: {line}"


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if not link.startswith("http"):
            assert (page.parent / link).exists(), link


def test_rulings_name_clauses_that_exist() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    named = set(re.findall(r"\b\d{3,4}\.\d+[a-z]?(?:-\d+)?\b", text))
    assert named
    assert named - clauses(GAME).keys() == set()


def test_rulings_name_scenarios_that_exist() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    files = set(re.findall(r"`(\d+/[a-z0-9-]+)`", text))
    assert files
    suite = ROOT / "tests" / "scenarios" / "divinecross"
    assert [file for file in sorted(files) if not (suite / f"{file}.yaml").is_file()] == []


def test_planned_games_are_refused_as_the_readme_says() -> None:
    with pytest.raises(CardError, match="not yet part of this version"):
        game("fftcg")
