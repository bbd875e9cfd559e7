"""The engine of ``explain``: templates, what is not said, what is declared silent."""

from __future__ import annotations

from typing import Any

from shinpan.games.explaining import Explainer, Sayings, attributes, bits, lines_of, steps, under


class Draw:
    """An instruction with a number and a flag."""

    def __init__(self, n: int, twice: bool = False) -> None:
        self.n = n
        self.twice = twice
        self.rule = "1-2"


class Both:
    """Two instructions."""

    def __init__(self, ops: list[Draw]) -> None:
        self.ops = ops


def words() -> Sayings:
    made = Sayings()
    made.templates({"Draw": "draw {n:card}", "Both": "{ops}"})
    made.silent("Draw", rule="a citation")
    made.ways["card"] = lambda e, n: f"{n} card(s)"
    return made


def test_a_template_says_attributes_and_what_is_inside() -> None:
    assert Explainer(words()).say(Both([Draw(1), Draw(2)])) == "draw 1 card(s) and draw 2 card(s)"


def test_an_attribute_that_nobody_looked_at_is_reported() -> None:
    e = Explainer(words())
    e.say(Draw(1, True))
    assert e.unsaid() == ["Draw.twice=True"]


def test_a_class_without_a_wording_is_shown_as_it_is() -> None:
    made = words()
    del made.wordings["Draw"]
    e = Explainer(made)
    assert e.say(Draw(1, True)) == "Draw(n=1, twice=True)"
    assert e.unsaid() == []


def test_a_subclass_has_no_wording_of_its_base() -> None:
    class Mill(Draw):
        """Does something else."""

    assert Explainer(words()).say(Mill(3)).startswith("Mill(")


def test_what_no_wording_spoke_of_is_found() -> None:
    made = words()
    made.wordings["Both"] = lambda e, x: f"{len(x.ops)} things"
    e = Explainer(made)
    root = Both([Draw(1)])
    assert e.say(root) == "1 things"
    assert e.unsaid() == []
    assert e.unmet(root) == ["Both.ops: Draw"]


def test_what_decides_nothing_is_declared() -> None:
    def says(e: Explainer, x: Any) -> str:
        e.unasked(x, "never asked", "twice")
        return f"draw {x.n}"

    made = words()
    made.wordings["Draw"] = says
    e = Explainer(made)
    draw = Draw(1, True)
    e.say(draw)
    assert e.unsaid() == []
    assert (id(draw), "twice") in e.idle


def test_attributes_are_found_on_any_class() -> None:
    assert attributes(Draw(1)) == [("n", 1), ("rule", "1-2"), ("twice", False)]


def test_a_value_without_a_word_is_shown() -> None:
    assert bits(5, {1: "red", 2: "blue"}) == "red or bit 0x4"


def test_steps_stand_below_their_heading() -> None:
    text = under("when played", steps(["draw 1", under("if so", steps(["a", "b"]))]))
    assert lines_of(text) == [
        "When played:",
        "  - draw 1.",
        "  - if so:",
        "      - a.",
        "      - b.",
    ]
