"""Nothing hidden is ever sent: everything a client receives is held against what its player may know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

import pytest

from helpers import DIGIMON, DIVINECROSS, fuzz_decks
from interference import Rules, Witness, index_of, other_decks, positions, scramble
from serving import FULL, Client, Server, at_table, play_out, run
from shinpan.games.base import Game
from shinpan.library import game, game_names, starter_decks
from shinpan.match import Match
from shinpan.server import seeing
from shinpan.server.hall import head
from shinpan.server.live import LiveTable, SeatName
from shinpan.server.settings import Settings
from shinpan.server.store import Stored
from shinpan.server.thinking import Thinkers
from shinpan.table.cards import Face

GAMES = 200 if FULL else 3
TWINS = 40 if FULL else 4
POSITIONS = 12 if FULL else 2
FFTCG = game("fftcg")
RULES = {
    "digimon": Rules(DIGIMON, lambda seed: fuzz_decks(seed, DIGIMON), 80, sort=lambda card: card.face.kind == "egg"),
    "divinecross": Rules(DIVINECROSS, lambda seed: fuzz_decks(seed, DIVINECROSS), 110, fixed=False),
    "fftcg": Rules(FFTCG, lambda seed: fuzz_decks(seed, FFTCG), 110, blind=lambda option: option.verb == "auto"),
}
FORBIDDEN = {"uid", "seed", "token", "header", "choices_made", "incarnation", "cards_of"}


# ------------------------------------------------------------------ whole games over real sockets


def stripped(value: Any) -> Any:
    """A view without the server's names for things."""
    if isinstance(value, dict):
        return {key: stripped(item) for key, item in value.items() if key != "ref"}
    return [stripped(item) for item in value] if isinstance(value, list) else value


def keys(value: Any) -> Iterable[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from keys(item)
    elif isinstance(value, list):
        for item in value:
            yield from keys(item)


@cache
def told_by(rules: Game, face: Face) -> str:
    """All that is printed on a card: names that stand there give nothing away."""
    return " ".join([face.name, face.id, *rules.texts(face, face.lang).values()])


class Truth:
    """The whole game, played again beside what a client received."""

    def __init__(self, saved: dict[str, Any], viewer: int | None) -> None:
        self.match = Match.load({**saved, "choices": []})
        self.choices: list[int] = saved["choices"]
        self.viewer = viewer
        self.known: frozenset[int] = frozenset()
        self.words: list[str] = []
        self.eyes = [Witness(seat) for seat in ((0, 1) if viewer is None else (viewer,))]
        self.look()

    def look(self) -> None:
        for eye in self.eyes:
            eye.look(self.match)

    def go_to(self, n: int) -> None:
        while len(self.match.choices) < n:
            choice = self.choices[len(self.match.choices)]
            if choice < 0:
                self.match.concede(-1 - choice)
            else:
                self.match.choose(choice)
            self.look()

    def secret(self) -> list[str]:
        """Names and numbers of cards that this viewer has never been able to see and that nothing seen speaks of."""
        seen = frozenset.intersection(*(frozenset(eye.seen) for eye in self.eyes))
        if seen == self.known:
            return self.words
        self.known = seen
        cards, rules = self.match.table.cards, self.match.game
        known = {cards[uid].face for uid in seen}
        if self.viewer is not None:
            known |= set(self.match.decks[self.viewer])
        text = "\n".join(told_by(rules, face) for face in known)
        hidden = {card.face for card in cards if card.uid not in seen} - known
        self.words = [word for face in hidden for word in (face.name, face.id) if word and word not in text]
        return self.words


def check(received: list[str], saved: dict[str, Any], viewer: int | None) -> tuple[int, int]:
    """Messages and secrets looked at."""
    truth = Truth(saved, viewer)
    looked = secrets = 0
    for text in received:
        message = json.loads(text)
        assert not FORBIDDEN & set(keys(message)), text[:300]
        if message["t"] != "state":
            continue
        truth.go_to(message["n"])
        assert stripped(message["view"]) == json.loads(json.dumps(truth.match.view(viewer))), message["n"]
        decision = truth.match.decision
        if decision is None or decision.player != viewer:
            assert message["decision"] is None, "only who decides is told what there is to decide"
        if decision is not None and not decision.free:
            assert message["waiting"] == {"player": decision.player, "kind": "choice"}, "what is asked may tell of a hand"
        hidden = truth.secret()
        for word in hidden:
            assert word not in text, f"{word} is told after {message['n']} choices to {viewer}"
        looked += 1
        secrets += len(hidden)
    return looked, secrets


@pytest.mark.parametrize("number", range(GAMES))
def test_a_client_receives_nothing_it_may_not_know(server: Server, number: int) -> None:
    name = game_names()[number % 3]
    found = starter_decks(game(name))
    dice = Random(number)
    mine, theirs = dice.sample(found, 2)
    match, first, second = server.pair(name, (mine, theirs))

    async def play() -> list[Client]:
        async with (
            at_table(server, match, first) as ada,
            at_table(server, match, second) as bo,
            at_table(server, match, None) as eve,
        ):
            clients = [ada, bo, eve]
            await asyncio.gather(*(play_out(client, dice, 1500) for client in clients))
            return clients

    clients = run(play())
    saved = server.get(f"/api/matches/{match}/save", Authorization=f"Bearer {first}")
    for viewer, client in zip((0, 1, None), clients, strict=True):
        looked, secrets = check(client.seen, saved, viewer)
        assert looked > 10
        assert secrets > looked, "in every state something must be hidden"
    for token in (first, second):
        assert all(token not in text for client in clients for text in client.seen)


# ------------------------------------------------------------------ other cards where a player cannot look


class Ear:
    """A listener that keeps what it is sent."""

    def __init__(self, seat: SeatName | None) -> None:
        self.seat: SeatName | None = seat
        self.muted = False
        self.told = -1
        self.heard = 0
        self.viewer: int | None = None
        self.sent: list[str] = []

    def send(self, data: dict[str, Any]) -> None:
        self.sent.append(json.dumps(data, ensure_ascii=False))


def table_with(match: Match) -> LiveTable:
    """A table in memory only."""
    seats = [{"kind": "person", "name": name, "token": None, "invite": None} for name in ("Ada", "Bo")]
    kept = Stored("id", match.game.name, "invite", 0.0, {}, {}, None, seats, [], [], [])
    table = LiveTable(kept, match.game, None, Settings(database=""), Thinkers(0))  # type: ignore[arg-type]
    table.match = match
    table.marks = [len(match.table.events)]
    return table


@pytest.mark.parametrize("name", game_names())
def test_hidden_cards_can_change_places_and_a_state_stays_the_same(name: str) -> None:
    rules = RULES[name]
    count = changed = 0
    for seed in range(POSITIONS):
        dice = Random(seed)
        for match in positions(rules, seed):
            count += 1
            for seat in (0, 1, None):
                copy = match.fork()
                before, after = Ear(seat), Ear(seat)
                table_with(copy).tell(only=before)
                changed += scramble(rules, copy.table, seat, dice, match.decision) > 1
                table_with(copy).tell(only=after)
                assert before.sent == after.sent, f"seed {seed}, after {len(match.choices)} choices, seen by {seat}"
    assert changed > 2 * count > 0


@pytest.mark.parametrize("name", game_names())
def test_unseen_cards_can_be_others_and_every_message_stays_the_same(name: str) -> None:
    rules = RULES[name]
    compared = 0
    for seed in range(TWINS):
        dice = Random(seed)
        viewer: SeatName = 1 if seed % 2 else 0
        decks = rules.decks(seed)
        match = rules.start(seed, decks)
        ear, witness = Ear(viewer), Witness(1 if seed % 2 else 0)
        table = table_with(match)
        table.tell(only=ear)
        made: list[tuple[Any, ...]] = []
        asked: list[Any] = []
        wanted = dice.randrange(5, 90)
        while match.decision is not None and len(made) < wanted:
            witness.look(match)
            decision = match.decision
            mine = decision.player == viewer
            option = dice.choice([option for option in decision.options if mine or not rules.blind(option)])
            asked.append((decision.player, decision.kind, len(match.choices)))
            made.append(option.key())
            table._make(index_of(decision, option.key()))
            table.tell(only=ear)
        witness.look(match)
        unseen = [card for card in match.table.cards if card.uid not in witness.seen]
        again = rules.start(seed, other_decks(decks, unseen, dice, rules.sort))
        other, twin = Ear(viewer), table_with(again)
        twin.tell(only=other)
        for step, key in enumerate(made):
            now = again.decision
            if now is None or (now.player, now.kind, len(again.choices)) != asked[step]:
                break  # the other player has other cards, and so is asked other things
            assert other.sent[step] == ear.sent[step], f"seed {seed}, message {step} to player {viewer}"
            compared += 1
            index = index_of(now, key)
            if index < 0:
                assert now.player != viewer
                break
            twin._make(index)
            twin.tell(only=other)
    assert compared > 5 * TWINS


def test_cards_in_a_hidden_hand_cannot_be_told_apart() -> None:
    """What looks alike is chosen among by chance, so that the order of a hand cannot be made use of."""
    rules = RULES["divinecross"]
    match = rules.start(1, rules.decks(1))
    decision = match.decision
    assert decision is not None
    table = match.table
    hand = [card for card in table.cards if card.zone >= 0 and table.zones[card.zone].kind.name == "hand"]
    from shinpan.table.decisions import Decision, Option

    theirs = [card for card in hand if table.zones[card.zone].owner == 1]
    asked = Decision(0, "choose", [*(Option("choose", card.uid) for card in theirs), Option("none")])
    sight = seeing.Sight(match, 0)
    offered = sight.decision(asked)["options"]
    assert len({json.dumps({**option, "i": 0}) for option in offered[:-1]}) == 1
    assert {seeing.alike(match, asked, 0) for _ in range(200)} == set(range(len(theirs)))
    assert seeing.alike(match, asked, len(theirs)) == len(theirs)
    assert head(match).keys() >= {"seed", "decks"}
