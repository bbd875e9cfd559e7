"""Random games among real decks, held against the explanations of their cards (``tools/watch.py``)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import watch  # noqa: E402

import oracle  # noqa: E402  (a tool, not a package)

GAMES = ("digimon", "fftcg")


@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_chosen_is_what_the_explanation_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not (oracle.SHARED / name / watch.DECKS).exists():
        pytest.skip("needs the public card files in ../shared")
    monkeypatch.setattr(sys, "argv", ["watch.py", name, "--games", "12", "--from", "500"])
    assert watch.main() == 0


def test_an_explanation_is_read_as_text() -> None:
    said = "delete 1 Digimon in your opponent's battle area that is Lv.4 or lower (you choose)."
    (choice,) = watch.choices("digimon", [f"Effect: [On Play] when this Digimon is played: {said}"]) or []
    assert len(choice.tests) == 3
    assert watch.choices("digimon", ["delete 1 Digimon in your battle area that hums a tune (you choose)."]) is None
