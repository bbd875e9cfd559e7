"""Crosswalks: which clauses of one edition say what those of another say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from ..table.edition import Crosswalk


@cache
def read(path: Path) -> Crosswalk:
    """A crosswalk file: ``clauses`` has a number of the base and that of this book, several, or none (null).

    A clause that is not listed has the same number in both.
    """
    data: Any = yaml.load(path.read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    found: dict[str, list[str]] = {}
    for rule, own in data["clauses"].items():
        listed = own if isinstance(own, list) else [] if own is None else [own]
        if not isinstance(rule, str) or not all(isinstance(number, str) for number in listed):
            raise ValueError(f"{path}: clause numbers must be quoted: {rule!r}: {own!r}")
        found[rule] = listed
    return found


def crosswalk(path: Path) -> Callable[[], Crosswalk]:
    """The crosswalk in a file, read when it is first needed."""
    return lambda: read(path)
