"""What the documentation shows is true: its scenarios pass, its cards are read, its commands, links and clauses exist."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from shinpan.cli.app import parser
from shinpan.games.digimon.things.cards import readings
from shinpan.games.digimon.things.faces import DigimonFace
from shinpan.games.divinecross.things.cards import build_face, meanings
from shinpan.games.fftcg.things.faces import FFFace
from shinpan.library import about, clauses, game, game_names, starter_decks, starter_faces
from shinpan.library.decks import deck_of
from shinpan.library.registry import sources
from shinpan.library.restrictions import restrictions_of
from shinpan.scenarios import run_file

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
GAME = game("divinecross")
DIGIMON = game("digimon")
FFTCG = game("fftcg")


def blocks(page: Path, kind: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page, each with the line it begins in."""
    text = page.read_text("utf-8")
    found = re.finditer(rf"^```{kind}\n(.*?)^```$", text, re.M | re.S)
    return [(f"{page.name}:{text[: match.start()].count(chr(10)) + 2}", match[1]) for match in found]


YAML = [block for page in PAGES for block in blocks(page, "yaml")]
SCENARIOS = [(where, text) for where, text in YAML if re.search(r"^game:", text, re.M)]
CARDS = [(where, text) for where, text in YAML if re.search(r"^- ", text, re.M) and (where, text) not in SCENARIOS]
LISTS = [(where, text) for where, text in YAML if re.match(r"banned:|limited:", text)]
DECKS = [block for block in YAML if block not in SCENARIOS and block not in CARDS and block not in LISTS]


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
    assert set(result.rules) <= clauses(game(result.game)).keys()


@pytest.mark.parametrize(("where", "text"), CARDS, ids=ids(CARDS))
def test_cards(where: str, text: str) -> None:
    for row in yaml.safe_load(text):
        rules = DIGIMON if "colors" in row else FFTCG if "elements" in row else GAME
        face = rules.face(row)
        if text.startswith("# not full"):
            assert rules.unread(face)
            continue
        assert rules.unread(face) == []
        if isinstance(face, DigimonFace):
            assert all(reading.sentences for reading in readings(face).values())
        elif isinstance(face, FFFace):
            assert FFTCG.sentences(face)
        else:
            assert meanings(translated(row)) == meanings(build_face(row))


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
    faces = {number: face for name in game_names() for number, face in starter_faces(game(name)).items()}
    assert deck_of(yaml.safe_load(text), where, faces).cards


@pytest.mark.parametrize(("where", "text"), LISTS, ids=ids(LISTS))
def test_restriction_lists(where: str, text: str) -> None:
    limits = restrictions_of(yaml.safe_load(text), where).limits
    assert limits
    assert limits.keys() <= {number.lower() for number in starter_faces(DIGIMON)}


def test_there_is_something_of_each_kind() -> None:
    assert len(SCENARIOS) >= 11
    assert len(CARDS) >= 8
    assert DECKS
    assert LISTS
    for name in game_names():
        assert any(f"game: {name}\n" in text for _, text in SCENARIOS), name


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


def rulings(name: str) -> str:
    """The part of the rulings that is about one game."""
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    parts = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", text, re.M | re.S))
    return str(parts[{"divinecross": "Divine Cross", "digimon": "Digimon Card Game", "fftcg": "FF-TCG"}[name]])


CLAUSE = {
    "divinecross": r"\b\d{3,4}\.\d+[a-z]?(?:-\d+)?\b",
    "digimon": r"(?<=[ (|])\d{1,2}(?:-\d{1,2})+(?=[ ,;:)|])",
    "fftcg": r"(?<=[ (|])\d{1,2}(?:\.\d{1,2})+(?=[ ,;:)|])",
}


@pytest.mark.parametrize("name", game_names())
def test_rulings_name_clauses_that_exist(name: str) -> None:
    first, *others = re.split(r"^### Edition (\S+)\n(.*?)(?=^### |\Z)", rulings(name), flags=re.M | re.S)
    named = set(re.findall(CLAUSE[name], first + "".join(others[2::3])))
    assert len(named) > 20
    rules = game(name)
    assert named - {clause for book in rules.editions for clause in clauses(rules, book)} == set()
    for edition, part in zip(others[::3], others[1::3]):
        found = set(re.findall(CLAUSE[name], part))
        assert found and found - clauses(rules, rules.book(edition)).keys() == set()


@pytest.mark.parametrize("name", game_names())
def test_rulings_name_scenarios_that_exist(name: str) -> None:
    files = set(re.findall(r"`((?:\d+[ab]?|[a-z]+)/[a-z0-9.-]+)`", rulings(name)))
    assert len(files) > 20
    suite = ROOT / "tests" / "scenarios" / name
    assert [file for file in sorted(files) if not (suite / f"{file}.yaml").is_file()] == []


def test_mechanics_the_book_does_not_know_are_named() -> None:
    text = rulings("fftcg").partition("### Mechanics newer than the book")[2]
    lines = {"Limit Break": "Limit Break -- 1", "Priming": 'Priming "Kiln Ghost" -- 《F》'}
    assert all(f"beyond/{edition}" in text for book in FFTCG.extended for edition in book.beyond)
    for name, line in lines.items():
        assert name in text
        row = {"id": "T-1", "name": "Kiln", "kind": "forward", "elements": ["fire"], "cost": 2, "power": 4000, "text": line}
        face = FFTCG.face(row)
        assert not FFTCG.unread(face)
        assert any(f"T-1 Kiln has {name}" in message for _, message in FFTCG.illegal([face]))


def test_no_game_knows_another() -> None:
    games = ROOT / "src" / "shinpan" / "games"
    for name in game_names():
        for file in (games / name).rglob("*.py"):
            for other in set(game_names()) - {name}:
                assert not re.search(rf"^\s*(?:from|import)\b.*\b{other}\b", file.read_text("utf-8"), re.M), file


def outspoken(path: Path) -> str:
    """A file of code without what only its readers see: comments and docstrings."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return re.sub(
            r"/\*.*?\*/|(?<!:)//[^\n]*" if path.suffix in (".ts", ".tsx", ".css") else r"^\s*#[^\n]*",
            "",
            text,
            flags=re.M | re.S,
        )
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if isinstance(body, list):
                kept = [one for one in body if not (isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant))]
                setattr(node, field, kept or [ast.Pass()])
    return ast.unparse(tree)


def test_only_the_registry_names_games() -> None:
    source, client = ROOT / "src" / "shinpan", ROOT / "web" / "src"
    rooms = [*(source / "games" / name for name in game_names()), client / "games"]
    names = [re.escape(word) for name in game_names() for word in (name, about(name).title)]
    naming = re.compile("|".join(names).replace(r"\ ", r"[\s_-]*").replace(r"\-", r"[\s_-]*"), re.IGNORECASE)
    files = [*source.rglob("*.py"), *client.rglob("*.*"), ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "Makefile"]
    looked = 0
    for file in files:
        if file == source / "library" / "registry.py" or any(file.is_relative_to(room) for room in rooms):
            continue
        if file.suffix not in (".py", ".ts", ".tsx", ".css", ".toml", ""):
            continue
        looked += 1
        assert not naming.search(str(file.relative_to(ROOT))), file
        found = naming.search(outspoken(file))
        assert found is None, f"{file} names {found and found[0]}"
    assert looked > 100
    assert naming.search("DivineCrossTable")
    assert naming.search("ff_tcg")


def test_the_rooms_import_one_way() -> None:
    source = ROOT / "src" / "shinpan"
    order = ["meaning", "phrases", "table", "effects", "games", "library", "match"]
    last = ["scenarios", "players", "simulation", "research", "learned", "training", "analysis", "cli", "server"]
    for place, room in enumerate(order):
        for file in (source / room).rglob("*.py"):
            depth = len(file.relative_to(source).parts)
            for later in [*order[place + 1 :], *last]:
                assert not re.search(rf"^\s*from {re.escape('.' * depth)}{later}\b", file.read_text("utf-8"), re.M), file
    for file in (source / "server").glob("*.py"):
        assert not re.search(r"^\s*from \.\.cli\b", file.read_text("utf-8"), re.M), file


LAZY = {
    *("cli/app.py", "cli/bench.py", "cli/serve.py", "games/base.py", "research/__init__.py"),
    *(f"games/{name}/game.py" for name in game_names()),
}
"""What is not always needed is imported late: the server, the terminal, another engine, what learners need."""


def test_no_import_inside_a_function_breaks_a_circle() -> None:
    package = ROOT / "src" / "shinpan"
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        if any(isinstance(node, ast.Import | ast.ImportFrom) for node in ast.walk(function))
    }
    assert found == LAZY


def test_the_modules_of_a_game_are_listed() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    for name in game_names():
        part = re.search(rf"^### games/{name}\n(.*?)^###", text, re.M | re.S)
        assert part is not None, name
        rows = re.findall(r"^\| (?:`([\w/]+/)`)? *\| (`.*?) \|", part[1], re.M)
        listed = [room + file for room, modules in rows for file in re.findall(r"`(\w+\.py)`", modules)]
        home = ROOT / "src" / "shinpan" / "games" / name
        there = {file.relative_to(home).as_posix() for file in home.rglob("*.py") if file.name != "__init__.py"}
        assert sorted(listed) == sorted(there), name


def test_the_modules_of_the_server_are_listed() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    part = re.search(r"^### server\n(.*?)^###", text, re.M | re.S)
    assert part is not None
    there = {file.name for file in (ROOT / "src" / "shinpan" / "server").glob("*.py")} - {"__init__.py"}
    assert set(re.findall(r"^\| `(\w+\.py)`", part[1], re.M)) == there


def test_the_starter_decks_are_named() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for name in game_names():
        for deck in starter_decks(game(name)):
            assert f"`{deck}`" in text


def test_where_cards_are_fetched_is_told() -> None:
    text = (ROOT / "docs" / "cards.md").read_text("utf-8")
    for name, source in sources().items():
        assert f"shinpan cards get {name}" in text
        assert f"`{source.layout}`" in text
