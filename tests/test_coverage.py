"""The rule book: every testable clause is shown, none is missing from our list, and none of its sentences is here."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from helpers import DIVINECROSS, ROOT, SHARED
from shinpan.library import clauses
from shinpan.scenarios import find, run_file
from shinpan.scenarios.coverage import cover

RULES = SHARED / "rules"
BOOK = RULES / "divinecross-1.0.16.jsonl"
WRITTEN = {".py", ".yaml", ".yml", ".md", ".ts", ".svelte", ".tsx", ".json", ".pb", ".lark", ".txt", ".toml"}

needs_the_books = pytest.mark.skipif(
    not BOOK.exists(), reason=f"the rule books are not at {RULES} (they are not part of a clone)"
)


def book(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]


def test_all_368_testable_clauses_are_shown() -> None:
    found = cover(DIVINECROSS, [run_file(file) for file in find([ROOT / "tests" / "scenarios" / "divinecross"])])
    assert found.edition == "divinecross-1.0.16"
    assert found.failing == []
    assert found.unknown == {}
    assert found.missing == [], f"not shown; of these only a citation is missing: {sorted(found.uncited)}"
    assert (len(found.shown), found.testable) == (368, 368)


def test_summaries_are_there_and_our_own() -> None:
    for clause in clauses(DIVINECROSS).values():
        assert clause.summary.strip(), f"{clause.id} has no summary"
        assert clause.summary.isascii() or not re.search(r"[ぁ-ん]{4}", clause.summary), f"{clause.id}: not our own English"


@needs_the_books
def test_the_clauses_are_those_of_the_book() -> None:
    ours = clauses(DIVINECROSS)
    theirs = {clause["id"]: clause for clause in book(BOOK)}
    assert list(ours) == list(theirs), "the same clauses in the same order"
    kinds = {id: (clause.kind, theirs[id]["kind"]) for id, clause in ours.items() if clause.kind != theirs[id]["kind"]}
    assert kinds == {}
    testable = {id: clause.testable for id, clause in ours.items() if clause.testable != theirs[id]["testable"]}
    assert testable == {}


def said(path: Path) -> set[str]:
    """The sentences of a rule book that are long enough to be its own."""
    found: set[str] = set()
    for clause in book(path):
        if not clause["heading"]:
            for sentence in re.split(r"[。.](?=\s|$)|。", clause["text"]):
                if len(sentence.strip()) >= (60 if sentence.isascii() else 24):
                    found.add(sentence.strip())
    return found


@needs_the_books
def test_no_sentence_of_a_rule_book_is_in_the_project() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("this is not a git checkout, so there is no list of the project's files")
    files = [ROOT / name for name in listed.stdout.splitlines()]
    texts = {file: file.read_text("utf-8", "ignore") for file in files if file.suffix in WRITTEN and file.is_file()}
    assert len(texts) > 100
    sentences = set().union(*(said(path) for path in RULES.glob("*.jsonl")))
    assert len(sentences) > 1000
    whole = "\n".join(texts.values())
    hits = [s for s in sentences if s in whole]
    assert [(str(file.relative_to(ROOT)), s[:40]) for s in hits for file, text in texts.items() if s in text] == []
