"""Which clauses of a rule book are shown by scenarios, and what stands on a clause."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any, Final

from ..games.base import CardError, Game
from ..library import EDITIONS, Clause, clauses, starter_faces
from ..library import game as find_game
from ..table.edition import Edition
from .loading import ScenarioError, find, read
from .running import Result, run_paths

CITED: Final = frozenset({"procedure", "timing", "state-check", "prohibition"})
"""Kinds of clauses that order, time, check or forbid something: shown only where the log cites them too."""


@dataclass
class Coverage:
    """How much of a rule book the scenarios show."""

    edition: str
    testable: int = 0
    shown: set[str] = field(default_factory=set)
    cited: set[str] = field(default_factory=set)
    """Testable clauses that the log of some scenario cites."""
    missing: list[str] = field(default_factory=list)
    failing: list[str] = field(default_factory=list)
    """Scenarios that did not pass, and so show nothing."""
    uncited: dict[str, list[str]] = field(default_factory=dict)
    """Clauses that are only missing because no log of the scenarios that name them cites them."""
    unknown: dict[str, list[str]] = field(default_factory=dict)
    """Clause numbers that scenarios name and the rule book does not have."""

    def json(self) -> dict[str, Any]:
        """The public shape, and more."""
        return {
            "testable": self.testable,
            "shown": len(self.shown),
            "cited": len(self.cited),
            "missing": self.missing,
            "failing": self.failing,
            "uncited": self.uncited,
            "unknown": self.unknown,
        }


def suite() -> Path:
    """The folder of the project's scenarios: in the working directory, or beside the sources."""
    here = Path("tests/scenarios")
    if here.is_dir():
        return here
    beside = Path(__file__).resolve().parents[3] / "tests" / "scenarios"
    if beside.is_dir():
        return beside
    raise ScenarioError("there is no folder tests/scenarios here: give the folder of the scenarios")


def coverage(games: Iterable[str], paths: Sequence[str | Path] = ()) -> dict[str, Coverage]:
    """Runs the suite and says what it shows, by edition."""
    results = run_paths(paths or [suite()])
    return {edition.name: cover(game, results, edition) for game in map(find_game, games) for edition in game.editions}


def cover(game: Game, results: Sequence[Result], edition: Edition | None = None) -> Coverage:
    """What the results of scenarios show of the rule book they are played by."""
    edition = edition or game.book()
    book = clauses(game, edition)
    found = Coverage(edition.name, sum(clause.testable for clause in book.values()))
    for result in results:
        if result.game != game.name or (result.edition or game.edition) != edition.name:
            continue
        for clause in result.rules:
            if clause not in book:
                found.unknown.setdefault(clause, []).append(result.scenario)
        if not result.passed:
            found.failing.append(result.scenario)
            continue
        found.cited |= {clause for clause in result.cited if clause in book and book[clause].testable}
        for clause in result.rules:
            if clause not in book or not book[clause].testable:
                continue
            if book[clause].kind not in CITED or clause in result.cited:
                found.shown.add(clause)
            else:
                found.uncited.setdefault(clause, []).append(result.scenario)
    found.missing = [clause.id for clause in book.values() if clause.testable and clause.id not in found.shown]
    found.uncited = {clause: files for clause, files in found.uncited.items() if clause not in found.shown}
    return found


@dataclass
class Standing:
    """A clause, and what stands on it."""

    clause: Clause
    scenarios: list[str]
    code: list[str]
    """``file:line`` of the sources that cite it."""
    cards: list[str]

    def json(self) -> dict[str, Any]:
        """The clause as plain data."""
        return {
            "clause": self.clause.id,
            "kind": self.clause.kind,
            "testable": self.clause.testable,
            "summary": self.clause.summary,
            "scenarios": self.scenarios,
            "code": self.code,
            "cards": self.cards,
        }


def show_clause(name: str, clause: str, paths: Sequence[str | Path] = ()) -> Standing:
    """What a clause says, and which scenarios, code and cards stand on it. The name is of a game or an edition."""
    game = find_game(name)
    edition = game.book(name if name in EDITIONS else "")
    book = clauses(game, edition)
    if clause not in book:
        near = [other for other in book if other.startswith(clause.rstrip("."))][:5]
        hint = f" (there is: {', '.join(near)})" if near and clause else ""
        raise CardError(f"the rule book {edition.name} has no clause {clause!r}{hint}")
    spellings = edition.spellings(clause)
    return Standing(book[clause], naming(game, clause, paths, edition), citing(spellings), cards_of(game, spellings))


def naming(game: Game, clause: str, paths: Sequence[str | Path], edition: Edition) -> list[str]:
    """The scenarios of an edition that name a clause."""
    try:
        files = find(paths or [suite()])
    except ScenarioError:
        return []
    named: list[str] = []
    for path in files:
        try:
            scenario = read(path)
        except ScenarioError:
            continue
        if scenario.game != game.name:
            continue
        own = (scenario.edition or game.edition).partition("+")[0] in (edition.name, edition.short)
        if clause in (scenario.rules if own else scenario.editions.get(edition.short, ())):
            named.append(str(path))
    return named


def citing(spellings: Sequence[str]) -> list[str]:
    """Where the sources of the package cite a clause in quotes, one way or another, as ``games/…/file.py:line``."""
    quoted = [f'"{spelling}"' for spelling in spellings]
    root = Path(str(resources.files("shinpan")))
    found: list[str] = []
    for path in sorted(root.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if not any(cited in text for cited in quoted):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if any(cited in line for cited in quoted):
                found.append(f"{path.relative_to(root).as_posix()}:{number}")
    return found


def cards_of(game: Game, spellings: Sequence[str]) -> list[str]:
    """The starter cards whose compiled abilities cite a clause."""
    found: list[str] = []
    for identity, face in starter_faces(game).items():
        if not cited_by(face).isdisjoint(spellings):
            found.append(f"{identity} {face.name}")
    return found


def cited_by(thing: object, depth: int = 0) -> set[str]:
    """The clause numbers kept in the abilities of a card (their attributes named ``rule``)."""
    if depth > 12 or thing is None or isinstance(thing, (str, int, float, bool)):
        return set()
    if isinstance(thing, (list, tuple)):
        return set().union(*(cited_by(item, depth + 1) for item in thing))
    if not type(thing).__module__.startswith("shinpan."):
        return set()
    found: set[str] = set()
    for name in dir(thing):
        if name.startswith("_"):
            continue
        value = getattr(thing, name, None)
        if isinstance(value, str):
            if name == "rule" or name.endswith("_rule"):
                found.add(value)
        elif not callable(value):
            found |= cited_by(value, depth + 1)
    return found
