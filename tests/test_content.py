"""Nothing printed is dropped: the words that matter of a text are those of its meaning (``tools/content.py``)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from shinpan.library import game

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import content  # noqa: E402  (a tool, not a package)

import oracle  # noqa: E402

EVERY = 4
"""One card in so many is looked at here; the tool looks at all."""


@pytest.mark.parametrize("name", list(oracle.POOLS))
def test_no_word_that_matters_is_dropped(name: str) -> None:
    if not (oracle.SHARED / oracle.POOLS[name][0]).exists():
        pytest.skip("needs the public card files in ../shared")
    known = content.looked_at(name)
    new = [one for one in content.differences(game(name), EVERY) if (one.sentence, one.words) not in known]
    assert not new, "look at these (tools/content.py), then: python tools/content.py record"


def test_words_that_matter_are_told_apart() -> None:
    a = content.content("Delete 1 of your opponent's Digimon with 5000 DP or less", "digimon")
    b = content.content("Delete 1 of your Digimon with 5000 DP or less", "digimon")
    assert set(a) - set(b) == {"opponent"}
    assert content.content("Delete one of your Digimon", "digimon") == content.content("Delete 1 of your Digimon", "digimon")
