"""What a learner is shown does not depend on what its player cannot see."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from extras import needs

needs("numpy", "pyspiel")

import numpy as np

from helpers import fuzz_decks
from interference import Rules, hidden, piles, scramble
from shinpan.library import game, game_names
from shinpan.research.dealing import Dealer
from shinpan.research.places import Place
from shinpan.research.single import ACTIONS, ROWS, arrays
from shinpan.table.decisions import Decision, Option
from shinpan.table.table import Table

GAMES = 5
"""Games looked at, each at about a hundred decisions."""


def seen(place: Place, player: int) -> tuple[str, dict[str, bytes]]:
    """All that a player is shown, in words and in numbers."""
    found = arrays(place.dealer, place.table, place.decision, place.pages, player, ROWS)
    return place.known(player), {name: part.tobytes() for name, part in found.items()}


def walk(name: str, seed: int) -> Iterator[Place]:
    """A random game, at each of its decisions."""
    rules = game(name)
    dice = Random(seed)
    place = Place(Dealer(rules, fuzz_decks(seed, rules)), str(seed), ACTIONS).begin()
    while place.decision is not None and len(place.deeds) < 160:
        yield place
        place.answer(dice.randrange(len(place.decision.options)))


def faces(table: Table) -> list[str]:
    return [card.face.id for card in table.cards]


def test_what_lies_on_the_stack_stays_when_its_card_is_hidden_and_dealt_anew() -> None:
    """Its card may be back in a hand or a deck; whoever deals anew must not take the ability for another card's."""
    dice = Random(1)
    found = 0
    for seed in range(0, 30, 2):
        for place in walk("fftcg", seed):
            stack = place.table.stack  # type: ignore[attr-defined]
            for player in (0, 1):
                if stack and not place.table.sees(player, place.table.cards[stack[-1].uid]):
                    assert place.dealt(player, dice.getrandbits(30)).known(player) == place.known(player)
                    found += 1
        if found >= 4:
            return
    assert found


@pytest.mark.parametrize("name", game_names())
def test_hidden_cards_dealt_anew_change_nothing(name: str) -> None:
    dice = Random(name)
    looked = changed = 0
    for seed in range(GAMES):
        for place in walk(name, seed):
            assert place.decision is not None
            player = place.decision.player if dice.random() < 0.8 else 1 - place.decision.player
            other = place.dealt(player, dice.getrandbits(40))
            where = f"seed {seed}, after {len(place.deeds)} choices, seen by {player}"
            assert seen(other, player) == seen(place, player), where
            looked += 1
            changed += faces(other.table) != faces(place.table)
            if player == place.decision.player and place.decision.free:
                asked = other.running().decision
                assert asked is not None
                assert [option.key() for option in asked.options] == [option.key() for option in place.decision.options], where
    assert looked > 80 * GAMES
    assert changed > 0.95 * looked


def unseen(place: Place) -> list[Option]:
    """The options that name a card which the player cannot see."""
    assert place.decision is not None
    table, player = place.table, place.decision.player
    return [option for option in place.decision.options if option.card >= 0 and hidden(table, player, table.cards[option.card])]


def other_cards(place: Place, dice: Random) -> Place:
    """The same place with other physical cards wherever the player cannot look, also where options name them."""
    rules = Rules(place.dealer.game, lambda seed: [], 0, sort=lambda card: card.face.kind == "egg")
    other = place.fork()
    decision = place.decision
    assert decision is not None
    lay = [list(pile) for pile in piles(other.table)]
    known = {id(option) for option in unseen(place)}
    scramble(rules, other.table, decision.player, dice, None)
    moved = {
        old.uid: new.uid for one, two in zip(lay, piles(other.table), strict=True) for old, new in zip(one, two, strict=True)
    }
    options = [
        Option(one.verb, moved[one.card], one.body, one.number, one.name) if id(one) in known else one
        for one in decision.options
    ]
    source = decision.source
    other.decision = Decision(decision.player, decision.kind, options, decision.rule, decision.free, source, decision.about)
    other.pages.open(other.decision)
    return other


@pytest.mark.parametrize("name", game_names())
def test_which_physical_card_lies_where_changes_nothing(name: str) -> None:
    """The cards that are hidden change places with all that names them: their numbers would tell the order of the list."""
    dice = Random(name)
    looked = 0
    for seed in range(100, 100 + GAMES):
        for place in walk(name, seed):
            assert place.decision is not None
            player = place.decision.player
            where = f"seed {seed}, after {len(place.deeds)} choices, seen by {player}"
            assert seen(other_cards(place, dice), player) == seen(place, player), where
            looked += 1
    assert looked > 80 * GAMES


@pytest.mark.parametrize("name", game_names())
def test_a_choice_among_cards_that_are_not_seen_does_not_tell_them_apart(name: str) -> None:
    """Few texts ask for one; here every hidden card in a pile can be chosen."""
    dice = Random(1)
    looked = 0
    for place in walk(name, 3):
        if dice.random() < 0.7:
            continue
        assert place.decision is not None
        player = place.decision.player
        cards = [card for zone in place.table.zones for card in zone.cards if hidden(place.table, player, card)]
        if len(cards) < 2:
            continue  # decks run out
        asked = place.fork()
        asked.decision = Decision(player, "choose", [Option("choose", card.uid) for card in cards])
        asked.pages.open(asked.decision)
        assert len(unseen(asked)) == len(cards)
        other = other_cards(asked, dice)
        assert seen(other, player)[1] == seen(asked, player)[1]
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("name", game_names())
def test_all_that_is_seen_is_shown(name: str) -> None:
    """Every card that a player may see has a row with its face, and no other card has one."""
    looked = 0
    for seed in range(200, 200 + GAMES // 2):
        for place in walk(name, seed):
            assert place.decision is not None
            player = place.decision.player
            table = place.table
            features = place.dealer.features
            features.write(table, place.decision)
            rows = np.frombuffer(b"".join(features.rows), "<i2").reshape(-1, 6)
            shown = sorted(features.faces[number].id for number in rows[:, 1] if number)  # type: ignore[union-attr]
            lying = [card for zone in table.zones for card in zone.cards]
            lying += [card for card in table.cards if card.host is not None and card.host.alive]
            assert shown == sorted(card.face.id for card in lying if table.sees(player, card))
            assert len(b"".join(features.bodies)) == 2 * features.bodied * len(features.body_names())
            assert len(features.options) == 2 * len(place.decision.options) * 11
            looked += 1
    assert looked > 80


@pytest.mark.parametrize("name", game_names())
def test_what_was_shown_in_passing_stays_known(name: str) -> None:
    """Two pasts that a player could tell apart never become one: a card of a pile that was searched, and then not chosen."""
    looked = 0
    for place in walk(name, 4):
        assert place.decision is not None
        player = place.decision.player
        one, two = place.fork(), place.fork()
        hid = [card for card in two.table.cards if hidden(two.table, player, card)]
        if not hid or looked > 20:
            continue
        hid[0].shown |= 1 << player
        assert one.known(player) != two.known(player)
        for copy in (one, two):
            copy.answer(0)
        hid[0].shown = 0
        assert one.known(player) != two.known(player)
        looked += 1
    assert looked > 10


@pytest.mark.parametrize("name", game_names())
def test_turning_pages_is_part_of_the_past(name: str) -> None:
    """Else a player who turns all pages would be where they were before: an information state would follow upon itself."""
    from shinpan.research.openspiel import dealer_of

    width, checked = 3, 0
    place = Place(dealer_of(name, "", "", False), "3", width).begin()
    while place.decision is not None and checked < 5:
        player = place.decision.player
        if place.pages.many:
            checked += 1
            past = place.known(player)
            page = place.seen(player)
            while True:
                place.act(width - 1)
                assert place.known(player) != past
                again = pickle.loads(pickle.dumps(place))
                assert seen(again, player) == seen(place, player)
                if place.seen(player) == page:
                    break
        place.act(0)
    assert checked == 5


@pytest.mark.parametrize("name", game_names())
def test_places_are_copied_and_written_down(name: str) -> None:
    """A copy, and one that was pickled, goes on as the place itself does."""
    from shinpan.research.openspiel import dealer_of

    dice = Random(name)
    place = Place(dealer_of(name, "", "", False), "3", ACTIONS).begin()
    checked = 0
    while place.decision is not None and checked < 12:
        if dice.random() < 0.15:
            checked += 1
            copies = [place.fork(), pickle.loads(pickle.dumps(place)), place.dealt(0, 5).fork()]
            first = dice.randrange(len(place.decision.options))
            assert seen(copies[2], 0) == seen(place, 0)
            for copy in copies[:2]:
                assert [seen(copy, player) for player in (0, 1)] == [seen(place, player) for player in (0, 1)]
                copy.answer(first)
            assert seen(copies[0], 1) == seen(copies[1], 1)
        place.answer(dice.randrange(len(place.decision.options)))
    assert checked > 5
