"""Where rule books differ, the scenarios that show it come out differently by them.

Each scenario of a difference is played by all four books. ``books_differ.yaml`` has the books by which it passes beside its
own; for a difference in outcome that is never all of them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from helpers import DIGIMON
from shinpan.scenarios import run_file

FOLDER = Path(__file__).parents[1] / "scenarios" / "digimon" / "editions"
FILES = sorted(FOLDER.glob("*.yaml"))
BOOKS = [book.short for book in DIGIMON.editions]


@cache
def kept() -> dict[str, Any]:
    """What is known of them."""
    found: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("books_differ.yaml").read_text("utf-8"))
    return found


def row(name: str) -> str:
    """The difference a scenario is for: the first part of its name."""
    return name.partition("-")[0]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_it_passes_by_the_books_that_agree_and_by_no_other(file: Path) -> None:
    own = DIGIMON.book(str(yaml.safe_load(file.read_text("utf-8")).get("edition", ""))).short
    others = [book for book in BOOKS if book != own]
    assert [book for book in others if run_file(file, (), None, book).passed] == kept()["passes_by"][file.stem]


def test_every_difference_fails_by_another_book_unless_it_is_one_of_words() -> None:
    assert kept()["passes_by"].keys() == {file.stem for file in FILES}
    differing = {row(name) for name, books in kept()["passes_by"].items() if len(books) < len(BOOKS) - 1}
    assert {row(file.stem) for file in FILES} - differing == kept()["alike"].keys()
