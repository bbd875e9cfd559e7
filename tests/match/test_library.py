"""A match in the hands of other programs: threads, copies, pickles, and very many cards."""

from __future__ import annotations

import copy
import pickle
import threading
from collections.abc import Callable
from random import Random

import pytest

from helpers import starter_pair
from shinpan.games.base import Game
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.match import Match, MatchError
from shinpan.scenarios import parse
from shinpan.server.hall import laid
from shinpan.table.cards import REF


def new(rules: Game, seed: int = 7) -> Match:
    names = starter_decks(rules)
    return Match(rules, starter_pair(names[0], names[1], rules), seed=seed)


def in_a_thread(work: Callable[[], None]) -> None:
    """Does something in a thread of its own, which has ended when this returns."""
    errors: list[BaseException] = []

    def safely() -> None:
        try:
            work()
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=safely)
    thread.start()
    thread.join()
    if errors:
        raise errors[0]


@pytest.mark.parametrize("name", game_names())
def test_every_choice_may_be_made_in_a_new_thread(name: str) -> None:
    """A new thread often has the number of one that has ended: it is another thread all the same."""
    rules = game(name)
    match, twin, dice = new(rules), new(rules), Random(1)
    for _ in range(60):
        if match.decision is None:
            break
        index = dice.randrange(len(match.decision.options))
        in_a_thread(lambda index=index: match.choose(index))  # type: ignore[misc]
        twin.choose(index)
        assert match.choices == twin.choices
    assert match.view(0) == twin.view(0) and match.log() == twin.log()


def some(match: Match, dice: Random, count: int) -> None:
    for _ in range(count):
        if match.decision is not None:
            match.choose(dice.randrange(len(match.decision.options)))


COPIES: dict[str, Callable[[Match], Match]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),  # type: ignore[no-any-return]
}


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", game_names())
def test_copies_are_matches_of_their_own(name: str, way: str) -> None:
    match, dice = new(game(name)), Random(5)
    for _ in range(12):
        some(match, dice, 3)
        before = match.fingerprint()
        twin = COPIES[way](match)
        assert twin is not match and twin.fingerprint() == before and twin.log() == match.log() and twin.names == match.names
        some(twin, Random(9), 4)
        assert match.fingerprint() == before, "playing the copy must not change the match"
        third = match.fork()
        some(third, Random(9), 4)
        assert third.fingerprint() == twin.fingerprint()


def test_a_quiet_match_stays_quiet_in_a_pickle() -> None:
    match = Match(game("divinecross"), new(game("divinecross")).decks, seed=3, quiet=True)
    some(match, Random(1), 9)
    twin = pickle.loads(pickle.dumps(match))
    assert twin.quiet and twin.events(0) == [] and twin.fingerprint() == match.fingerprint()


def test_a_match_from_a_position_is_not_pickled() -> None:
    rules = game("divinecross")
    scenario = parse("title: t\ngame: divinecross\nscript: []\n", "scenario")
    match = Match(laid(rules, scenario.spec, {}), [[], []])
    assert copy.deepcopy(match).fingerprint() == match.fingerprint()
    with pytest.raises(MatchError, match="began from a position"):
        pickle.dumps(match)


@pytest.mark.parametrize("count", [600, 2000])
@pytest.mark.parametrize("name", game_names())
def test_very_many_cards(name: str, count: int) -> None:
    """Decks that no rule book allows are still played rightly: a reference never leads to another card."""
    rules = game(name)
    names = starter_decks(rules)
    decks = []
    for deck in (starter_deck(rules, names[0]).cards, starter_deck(rules, names[1]).cards):
        decks.append((deck * (count // len(deck) + 1))[:count])
    match, dice = Match(rules, decks, seed=1), Random(2)
    assert len(match.table.cards) >= 2 * count
    for _ in range(40):
        if match.decision is None:
            break
        match.choose(dice.randrange(len(match.decision.options)))
    for card in match.table.cards:
        assert match.table.thing(card.ref) is card


def test_more_cards_than_there_are_numbers() -> None:
    """The numbers of cards are a part of the references to them; there are a million."""
    rules = game("divinecross")
    deck = new(rules).decks[0]
    with pytest.raises(MatchError, match="no more than 1048576 cards"):
        Match(rules, [deck * (REF // len(deck) + 1), deck])
