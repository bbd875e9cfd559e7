"""What the browser needs to draw a move or a payment: where a card came from, and what is still owed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from helpers import fuzz_decks
from shinpan.games.fftcg.book.payment import Paying
from shinpan.library import game
from shinpan.match import Match
from shinpan.server.protocol import DecisionData, EventData
from shinpan.server.seeing import Sight, heard

PLACE = re.compile(r"p[12]\.[a-z]+|b\d+|nowhere|stack|aside|resolution")


def states(name: str, seed: int, most: int = 160) -> Iterator[Match]:
    """A game by chance, at every decision."""
    match, chance = Match(game(name), fuzz_decks(seed, game(name)), seed), Random(seed)
    while match.decision is not None and len(match.choices) < most:
        yield match
        match.choose(chance.randrange(len(match.decision.options)))


def told(name: str, seed: int, viewer: int | None) -> Iterator[dict[str, Any]]:
    """Everything a viewer hears of, as it is heard."""
    known = 0
    for match in states(name, seed):
        sight = Sight(match, viewer)
        for index, event in heard(match, viewer, known):
            data = sight.event(event, index, 0, "")
            EventData.model_validate(data)
            yield data
        known = len(match.table.events)


@pytest.mark.parametrize("name", ["digimon", "divinecross", "fftcg"])
@pytest.mark.parametrize("viewer", [0, None])
def test_a_card_that_moves_is_told_with_where_it_came_from(name: str, viewer: int | None) -> None:
    moved = [
        data
        for seed in range(2)
        for data in told(name, seed, viewer)
        if "to" in data and data["event"] not in ("draw", "stacked")
    ]
    assert len(moved) > 40
    for data in moved:
        assert PLACE.fullmatch(data["from"]), data
        assert PLACE.fullmatch(data["to"]), data
    assert any(re.fullmatch(r"p[12]\.hand", data["from"]) for data in moved)
    if name != "divinecross":
        assert any(data["from"].startswith("b") for data in moved), "what left the field lay in a body"


@pytest.mark.parametrize("name", ["digimon", "fftcg"])
def test_a_hidden_card_is_told_by_its_zones_only(name: str) -> None:
    hidden = [data for seed in range(2) for data in told(name, seed, None) if "to" in data and "card" not in data]
    assert len(hidden) > 10
    for data in hidden:
        assert data["ref"] is None
        assert re.fullmatch(r"p[12]\.[a-z]+|nowhere|aside|b\d+", data.get("from", "p1.deck")), data
        assert "id" not in data


def test_a_payment_says_what_is_owed_and_what_was_put_in() -> None:
    steps = 0
    for seed in range(6):
        before: tuple[int, int] | None = None
        match, chance = Match(game("fftcg"), fuzz_decks(seed, game("fftcg")), seed), Random(seed)
        while match.decision is not None and len(match.choices) < 250:
            decision = match.decision
            sent = DecisionData.model_validate(Sight(match, decision.player).decision(decision))
            pick = chance.randrange(len(decision.options))
            if not isinstance(decision, Paying):
                assert sent.owed is None and sent.paid is None
                before = None
            else:
                assert sent.owed and sent.paid is not None
                owed = sum(sent.owed.values())
                if not sent.paid:
                    assert owed == decision.need.total
                elif before is not None:
                    assert owed <= before[0]
                    assert len(sent.paid) > before[1]
                    assert all(one.ref and one.amount in (1, 2) for one in sent.paid)
                    steps += owed < before[0]
                before = owed, len(sent.paid)
                pick = max(1, pick)
            match.choose(pick)
    assert steps > 20
