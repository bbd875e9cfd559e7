"""What a bot does depends on nothing that its player cannot see, and with unknown lists not on the opponent's list either.

Decisions of played games are met again from the last free action: with the hidden cards dealt anew, or with other cards in
place of all that the opponent has hidden. Where the player sees the same, every bot has to answer the same.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest

from shinpan import players
from shinpan.games.base import Game
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.players import Effort, GreedyPlayer, Lists, SearchPlayer
from shinpan.players.greedy import judge_of
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Seat
from shinpan.table.table import GameOver, Table

DECISIONS = int(os.environ.get("SHINPAN_DECISIONS", "80"))
"""Decisions each bot is asked twice; ``make fair`` asks two thousand."""
SIMPLE = 0.8
"""How many of the decisions in the games are answered by chance: positions of all kinds, and in little time."""


class Met(Exception):
    """The decision has been met again."""


class Again(Seat):
    """Sits on both seats: gives the answers of a game again up to a decision, which it puts to a bot."""

    def __init__(self, rules: Game, bot: Seat, player: int, past: list[int]) -> None:
        self.rules, self.bot, self.player, self.past = rules, bot, player, past
        self.step = 0
        self.answer = -1
        self.seen = ""

    def watch(self, table: object) -> None:
        if self.step == 0:
            self.bot.watch(table)

    def choose(self, table: object, decision: Decision) -> int:
        assert isinstance(table, Table)
        index = self.bot.choose(table, decision) if decision.player == self.player else -1
        if self.step == len(self.past):
            self.answer = index
            options = [option.key() for option in decision.options]
            self.seen = json.dumps([self.rules.view(table, self.player), decision.kind, options], default=str)
            raise Met
        self.step += 1
        return self.past[self.step - 1]


class Recorder(Seat):
    """Plays mostly by chance, and keeps what was decided: the last free action, the answers since, and who decides."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.inner = GreedyPlayer(seed)
        self.base: Table | None = None
        self.met: list[tuple[Table, list[int], int]] = []

    def choose(self, table: object, decision: Decision) -> int:
        assert isinstance(table, Table)
        if decision.free:
            self.base = table.fork()
            self.base.seats = []
        base = self.base
        if base is not None and len(decision.options) > 1 and judge_of(table).plain(table, decision) < 0:
            past = table.choices[len(base.choices) :]
            if min(past, default=0) >= 0:
                self.met.append((base, past, decision.player))
        if self.dice.random() < SIMPLE:
            return self.dice.randrange(len(decision.options))
        return self.inner.choose(table, decision)


def met(rules: Game, decks: list[list[Face]]) -> Iterator[tuple[Table, list[int], int, int]]:
    """Decisions of games, without end."""
    seed = 0
    while True:
        seed += 1
        recorder = Recorder(seed)
        table = rules.table((decks[seed % len(decks)], decks[seed // 2 % len(decks)]), seed, None)
        table.seats = [recorder, recorder]
        with suppress(GameOver):
            table.run()
        for base, past, player in recorder.met:
            yield base, past, player, seed


def again(rules: Game, bot: Seat, base: Table, past: list[int], player: int) -> Again:
    """A bot at that decision."""
    table = base.fork()
    seat = Again(rules, bot, player, past)
    table.seats = [seat, seat]
    with suppress(Met, GameOver, IndexError):
        table.run()
    return seat


def other_cards(table: Table, player: int, dice: Random, faces: list[Face]) -> None:
    """Other cards wherever the opponent has some that the player cannot see."""
    judge = judge_of(table)
    pools: dict[int, list[Face]] = {}
    for face in faces:
        pools.setdefault(judge.pool(face), []).append(face)
    for card in table.cards:
        if card.owner != player and not table.sees(player, card) and card.face.copies > 0:
            card.face = dice.choice(pools[judge.pool(card.face)])
    table.version += 1
    judge.meet(table)
    judge.renew(table)


def never_differs(name: str, make: Callable[[int], Seat], change: Callable[[Table, int, Random], None], most: int) -> None:
    rules = game(name)
    decks = [starter_deck(rules, deck).cards for deck in starter_decks(rules)]
    dice = Random(name)
    asked = 0
    inside = 0
    for base, past, player, seed in met(rules, decks):
        first = again(rules, make(seed), base, past, player)
        other = base.fork()
        change(other, player, dice)
        second = again(rules, make(seed), other, past, player)
        if first.seen and first.seen == second.seen:
            assert first.answer == second.answer, f"seed {seed}, after {len(base.choices)} choices and {past}"
            asked += 1
            inside += bool(past)
        if asked >= most:
            break
    assert inside > most / 50


def dealt_anew(table: Table, player: int, dice: Random) -> None:
    judge_of(table).redeal(table, player, Random(dice.getrandbits(32)))


def search(seed: int, lists: Lists | None) -> SearchPlayer:
    return SearchPlayer(seed, Effort(24, 2, 2, 3, True), lists)


BOTS: dict[str, Callable[[int, Lists | None], Seat]] = {
    "greedy": lambda seed, lists: GreedyPlayer(seed, lists=lists),
    "search": search,
}
if "learned" in players.BOTS:
    BOTS["learned"] = lambda seed, lists: players.bot("learned", seed)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", game_names())
def test_what_a_player_cannot_see_changes_no_choice(name: str, bot: str) -> None:
    never_differs(name, lambda seed: BOTS[bot](seed, None), dealt_anew, DECISIONS)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("name", game_names())
def test_an_unknown_list_changes_no_choice(name: str, bot: str) -> None:
    rules = game(name)
    decks = [starter_deck(rules, deck).cards for deck in starter_decks(rules)]
    faces = [face for deck in decks for face in deck]
    never_differs(
        name,
        lambda seed: BOTS[bot](seed, Lists(decks[:2])),
        lambda table, player, dice: other_cards(table, player, dice, faces),
        DECISIONS,
    )
