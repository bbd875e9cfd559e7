"""English wordings that were read wrongly until the same cards in another language were laid beside them."""

from __future__ import annotations

from typing import Any

import pytest

from shinpan.games.digimon.things import cards
from shinpan.library import game

CARD: dict[str, Any] = {"id": "T-1", "name": "Test", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 5, "dp": 4000}
SAID = {
    "one effect of one card": (
        "[On Play] Activate 1 of your [Cinder]'s [When Attacking] effects.",
        "activate 1 [When Attacking] effect of 1 card in your battle area that has the name [Cinder]",
    ),
    "every effect of a card": (
        "[On Play] Activate the [When Attacking] effects of 1 of your [Cinder].",
        "activate every [When Attacking] effect of 1 card in your battle area that has the name [Cinder]",
    ),
    "what is paid, not the play cost": (
        "While your opponent has a Digimon with 7000 DP or more, reduce the memory cost to play this card from your hand by 4.",
        "right before this very card would be played from your hand, where you do it (it cuts in): if there is at least 1 "
        "Digimon in your opponent's battle area that has 7000 DP or more: reduce the cost that is being paid by 4",
    ),
    "what is paid, for each": (
        "For every 7 cards in your trash, reduce the memory cost when playing this card from your hand by 2.",
        "right before this very card would be played from your hand, where you do it (it cuts in): with its numbers multiplied "
        "by the number of cards in your trash (for every 7 of them): reduce the cost that is being paid by 2",
    ),
    "to be deleted is not to be trashed": (
        "[All Turns] When an effect would delete this Digimon or return it to its owner's hand or deck, by trashing 4 cards in "
        "your hand, prevent it from leaving play.",
        "right before this Digimon would be deleted, where it happens by effects or this Digimon would leave the battle area "
        "to a deck or a hand, where it happens by effects (it cuts in)",
    ),
    "removed, wherever to": (
        "[All Turns] When an effect would remove this Digimon from the battle area, by trashing 4 cards in your hand, prevent "
        "that removal.",
        "right before this Digimon would leave the battle area from a battle area, where it happens by effects (it cuts in)",
    ),
    "digivolution cards are a Digimon's": (
        "When effects trash this card from digivolution cards, gain 3 memory.",
        "when this very card goes from under a card from under a Digimon to a trash, where it happens by effects",
    ),
    "the card, wherever it is": (
        "When one of your effects trashes this card in your hand, you may place it under 1 of your red Digimon as its bottom "
        "digivolution card.",
        "place it (this card) under 1 Digimon in your battle area that is red",
    ),
}


def told(text: str, **facts: Any) -> str:
    """What a card with this text will do."""
    face = game("digimon").face({**CARD, **facts, "text": text, "lang": "en"}, "here")
    (reading,) = cards.readings(face).values()  # type: ignore[arg-type]
    assert reading.full, reading.unread
    return "\n".join(game("digimon").explain(face))


@pytest.mark.parametrize(("text", "says"), SAID.values(), ids=SAID)
def test_what_the_second_witness_found(text: str, says: str) -> None:
    assert says in told(text)


def test_for_each_of_what_has_no_number_is_not_dropped() -> None:
    text = "[Your Turn] This Digimon can't be blocked for each of your Tamers."
    assert game("digimon").unread(game("digimon").face({**CARD, "text": text, "lang": "en"}))
    assert "for each of" not in told("[Your Turn] This Digimon can't be blocked.")
    assert "number of" in told("[Your Turn] This Digimon gets +2000 DP for each of your Tamers.")
