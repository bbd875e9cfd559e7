"""Cards that mean something else in another language, as their printings or the public files have them: each with its reason.

What our own reading makes different is not here: that is to be mended.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import yaml

PRINTINGS: Final = Path(__file__).parents[1] / "words" / "printings.yaml"


@cache
def listed() -> Mapping[str, Mapping[str, str]]:
    """By the other language: the cards that differ from their English print in it, and why."""
    data = yaml.safe_load(PRINTINGS.read_text("utf-8"))
    found: dict[str, dict[str, str]] = {}
    for langs, families in data.items():
        for family in families:
            for lang in langs.split():
                for number, more in family["cards"].items():
                    found.setdefault(lang, {})[number] = f"{family['why']}: {more}" if more else str(family["why"])
    return found


def printings(langs: tuple[str, str]) -> Mapping[str, str]:
    """The cards that differ in two languages, one of which is English, and why."""
    others = [lang for lang in langs if lang != "en"]
    return listed().get(others[0], {}) if len(others) == 1 else {}
