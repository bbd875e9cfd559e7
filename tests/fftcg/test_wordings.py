"""Whole texts nobody printed, in the official style: each must be read in full, and the engine must be able to carry it out."""

from __future__ import annotations

from pathlib import Path

from shinpan.games.fftcg.things.cards import build_face
from shinpan.games.fftcg.things.faces import FFFace
from shinpan.games.fftcg.words.language import reader
from shinpan.games.fftcg.words.sense import items
from shinpan.meaning.node import Node

HERE = Path(__file__).parent


def face(kind: str, text: str) -> FFFace:
    data: dict[str, object] = {"id": "T-1", "name": "Ember", "kind": kind, "elements": ["fire"], "cost": 3, "text": text}
    return build_face({**data, "power": 5000} if kind == "forward" else data)


def ability(text: str, kind: str = "forward") -> Node:
    """The one ability of a text, as it is executed."""
    read = reader("en").card(text, "Ember", kind)
    assert read.full, [(sentence.text, sentence.problem) for sentence in read.sentences if sentence.meaning is None]
    (found,) = read.effects()
    return found


def first(text: str, kind: str = "forward") -> Node:
    """The first sentence of what an ability does."""
    return items(ability(text, kind).node("do"), "of")[0]


def test_whole_texts() -> None:
    unread: list[str] = []
    lines = (HERE / "wordings.txt").read_text("utf-8").splitlines()
    assert len(lines) > 700
    for line in lines:
        kind, _, text = line.partition(" | ")
        unread += face(kind, text.replace("\\n", "\n")).unread
    assert unread == []


def test_a_noun_without_an_article_belongs_to_the_one_before() -> None:
    text = "If you control a dull Forward or Monster of cost 3 or less or 2 or more Backups, Ember gains Haste."
    (condition,) = items(first(text), "c")
    one, other = items(condition.node("x"), "of")
    assert [kind.kind for kind in items(one, "k")] == ["Forward", "Monster"]
    assert [kind.kind for kind in items(other, "k")] == ["Backup"]


def test_what_follows_an_excepted_name_is_asked_of_the_thing() -> None:
    what = first("Choose 1 Forward other than Card Name Oak of cost 3 or less. Break it.", "summon").node("x")
    assert [item.kind for item in items(what, "f")] == ["Cost"]
    assert [item.kind for item in items(items(what, "other")[0], "f")] == ["Name"]


def test_only_one_is_not_one_or_more() -> None:
    (only,) = items(ability("When Ember attacks, if you control only 1 Backup, draw 1 card."), "c")
    (one,) = items(ability("When Ember attacks, if you control 1 or more Backups, draw 1 card."), "c")
    assert only.node("x").node("n").kind == "Just"
    assert one.node("x").node("n").kind == "AtLeast"


def test_whose_break_zone() -> None:
    def owner(text: str) -> object:
        (on,) = items(ability(text), "t")
        return items(on, "e")[0].get("o")

    assert owner("When a card is put into your Break Zone, draw 1 card.") == Node("You")
    assert owner("When a card is put into your opponent's Break Zone, draw 1 card.") == Node("Opponent")


def test_nothing_that_is_said_is_dropped() -> None:
    """Texts of which a part cannot be carried out are listed, not played without that part."""
    assert face("forward", "When Ember attacks, if you have discarded a Summon this turn, draw 1 card.").unread
    assert face("forward", "When Ember attacks, whistle a merry tune.").unread
