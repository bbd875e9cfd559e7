"""Cards that print what a rule book does not know yet are named when a deck is looked at by it."""

from __future__ import annotations

import pytest

from shinpan.library import game

GAME = game("digimon")
GALE = {
    "id": "T-1",
    "name": "Galehound",
    "kind": "digimon",
    "colors": ["green"],
    "level": 4,
    "cost": 5,
    "dp": 6000,
    "text": "＜Vortex＞\n[When Moving] Gain 1 memory.",
}
GIVER = {
    "id": "T-2",
    "name": "Vera Moss",
    "kind": "tamer",
    "colors": ["green"],
    "cost": 3,
    "text": "[Your Turn] All of your Digimon gain ＜Collision＞.",
}
PLAIN = {**GALE, "id": "T-3", "name": "Stillhound", "text": "＜Blocker＞"}


@pytest.mark.parametrize(
    ("edition", "said"),
    [
        (
            "en-1.0",
            [
                "T-1 Galehound prints <Vortex> and [When Moving], which are newer than digimon-en-1.0: they do nothing there",
                "T-2 Vera Moss prints <Collision>, which is newer than digimon-en-1.0: it does nothing there",
            ],
        ),
        (
            "zh-1.2",
            ["T-1 Galehound prints <Vortex> and [When Moving], which are newer than digimon-zh-1.2: they do nothing there"],
        ),
        ("3.6", []),
    ],
)
def test_what_is_newer_than_the_book_is_named_once(edition: str, said: list[str]) -> None:
    deck = [GAME.face(row) for row in (GALE, GALE, GIVER, PLAIN)]
    assert GAME.newer(deck, GAME.book(edition)) == said
    assert not any("newer" in message for _, message in GAME.illegal(deck, GAME.book(edition)))


def test_a_game_of_one_book_has_nothing_newer() -> None:
    assert game("divinecross").newer([]) == []
