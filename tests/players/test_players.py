"""The bots: fair chance, a clear plan, and no eyes for what is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from shinpan.games.base import CardError
from shinpan.library import game, starter_deck, starter_decks
from shinpan.match import Match, play
from shinpan.players import GreedyPlayer, RandomPlayer, bot
from shinpan.table.decisions import Decision, Option


@pytest.fixture
def divinecross():
    return game("divinecross")


def test_the_random_player_is_uniform_and_repeatable():
    decision = Decision(0, "choose", [Option("choose", n) for n in range(5)])
    first, second = RandomPlayer(3), RandomPlayer(3)
    picks = [first.choose(None, decision) for _ in range(5000)]
    assert picks == [second.choose(None, decision) for _ in range(5000)]
    assert all(850 < count < 1150 for count in Counter(picks).values())
    assert len(Counter(picks)) == 5


def test_bots_by_name():
    assert isinstance(bot("random"), RandomPlayer)
    assert isinstance(bot("greedy"), GreedyPlayer)
    with pytest.raises(CardError, match="unknown player"):
        bot("genius")


def test_greedy_beats_random(divinecross):
    names = starter_decks(divinecross)
    games, won = 16, 0
    for seed in range(games):
        deck = starter_deck(divinecross, names[seed % len(names)]).cards
        greedy = seed % 2
        bots = [RandomPlayer(seed), RandomPlayer(seed)]
        bots[greedy] = GreedyPlayer(seed)
        won += play(divinecross, [deck, deck], bots, seed).winner == greedy
    assert won >= 13


def test_greedy_plays_the_same_game_again(divinecross):
    decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "tide").cards]

    def choices() -> list[int]:
        match = Match(divinecross, decks, seed=5, quiet=True)
        bots = [GreedyPlayer(1), RandomPlayer(2)]
        while match.decision is not None and len(match.choices) < 40:
            match.choose(bots[match.decision.player].choose(match.table, match.decision))
        return match.choices

    assert choices() == choices()


def test_greedy_does_not_look_at_hidden_cards(divinecross):
    """Its choice is the same whatever the order of the decks and the opponent's hand."""
    decks = [starter_deck(divinecross, "ember").cards, starter_deck(divinecross, "fortune").cards]
    looked = 0
    for seed in range(6):
        match = Match(divinecross, decks, seed=seed, quiet=True)
        player = RandomPlayer(seed)
        while match.decision is not None and not (len(match.choices) > 25 and match.decision.free):
            match.choose(player.choose(None, match.decision))
        if match.decision is None:
            continue
        me = match.decision.player
        chosen = GreedyPlayer(9).choose(match.table, match.decision)
        other = match.table.fork()
        hidden = [card for card in other.cards if card.owner != me and not other.sees(me, card)]
        faces = [card.face for card in hidden]
        for card, face in zip(hidden, reversed(faces), strict=True):
            card.face = face
        before = match.game.view(match.table, me)
        assert match.game.view(other, me) == before
        assert GreedyPlayer(9).choose(other, match.decision) == chosen
        looked += 1
    assert looked >= 3
