"""Nothing hidden is ever sent: everything a client receives is held against what its player may know.

What is proved, and how, stands in ``eavesdropping``: in every game all that is sent to both players and to a spectator is
searched for words of hidden cards, and one of the three is sent the very same bytes when the cards that this viewer has
not seen are dealt otherwise. The games are played in memory; a part of them is played over real sockets by real clients,
who must receive the same bytes as the table in memory sends, so that what holds for the one holds for the other.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from eavesdropping import (
    VIEWERS,
    Deal,
    Ear,
    Found,
    Leak,
    as_kept,
    by_chance,
    compare,
    dealt,
    examine,
    examine_many,
    listen,
    table_with,
)
from helpers import DIGIMON, DIVINECROSS, fuzz_decks
from interference import Rules, positions, scramble
from serving import FULL, Client, Server, at_table, play_out, run
from shinpan.library import game, game_names, starter_decks
from shinpan.match import Match
from shinpan.server import seeing
from shinpan.server.hall import head
from shinpan.server.live import LiveTable
from shinpan.table.decisions import Decision, Option
from shinpan.table.events import Event

GAMES = 200 if FULL else 6
"""Games that are read whole, those over sockets among them."""
SOCKETS = 12 if FULL else 3
PARTS = 12 if FULL else 1
"""Parts in which those in memory are read, so that several processes can share the work."""
TURN = ("digimon", "divinecross", "fftcg", "digimon", "divinecross")
"""Games that are played in turn; those of FF-TCG are the longest."""
POSITIONS = 3 if FULL else 1
FFTCG = game("fftcg")
RULES = {
    "digimon": Rules(DIGIMON, lambda seed: fuzz_decks(seed, DIGIMON), 80, sort=lambda card: card.face.kind == "egg"),
    "divinecross": Rules(DIVINECROSS, lambda seed: fuzz_decks(seed, DIVINECROSS), 110, fixed=False),
    "fftcg": Rules(FFTCG, lambda seed: fuzz_decks(seed, FFTCG), 110, blind=lambda option: option.verb == "auto"),
}


def enough(found: Found, games: int) -> None:
    """Whether something was looked at, so that a leak could have been found."""
    assert found.games == games
    assert found.ended > 0.8 * games
    assert found.secrets > found.messages > 60 * games, "in every state something must be hidden"
    assert found.compared > 20 * games


@pytest.mark.parametrize("part", range(PARTS))
def test_no_hidden_card_could_be_known_from_what_is_sent(part: int) -> None:
    numbers = [(number, TURN[number % len(TURN)]) for number in range(part, GAMES - SOCKETS, PARTS)]
    found = examine_many(numbers)
    enough(found, len(numbers))
    assert found.whole > 0.6 * len(numbers), "most games must be followed as far as was wanted"


# ------------------------------------------------------------------ the same over real sockets


def kept_deal(server: Server, match: str) -> tuple[Deal, list[int]]:
    """The game as it is in the database: what was dealt, and all choices."""
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as database:
        header = json.loads(database.execute("SELECT header FROM matches WHERE id = ?", [match]).fetchone()[0])
        rows = database.execute("SELECT value FROM choices WHERE match = ? ORDER BY number", [match]).fetchall()
    database.close()
    rules = game(header["game"])
    faces = {identity: rules.face(data, identity) for identity, data in header["cards"].items()}
    decks = [[faces[identity] for identity in deck] for deck in header["decks"]]
    return Deal(rules.name, decks, header["seed"], header["edition"]), [row[0] for row in rows]


def states(sent: list[str]) -> list[str]:
    """The tables that were sent after a choice."""
    return [text for text in sent if text.startswith('{"t":"state"') and json.loads(text)["n"] > 0]


def test_clients_receive_just_that_over_sockets(server: Server) -> None:
    tables = []
    for number in range(SOCKETS):
        name = game_names()[number % 3]
        mine, theirs = Random(number).sample(starter_decks(game(name)), 2)
        tables.append(server.pair(name, (mine, theirs), seed=number))

    async def play(number: int) -> list[Client]:
        match, first, second = tables[number]
        async with (
            at_table(server, match, first) as ada,
            at_table(server, match, second) as bo,
            at_table(server, match, None) as eve,
        ):
            clients = [ada, bo, eve]
            while any(not seat["connected"] for client in clients for seat in client.state["seats"]):
                await next(client for client in clients if not client.state["seats"][1]["connected"]).kind("state")
            await asyncio.gather(*(play_out(client, Random(number), 1500) for client in clients))
            return clients

    async def play_all() -> list[list[Client]]:
        return await asyncio.gather(*map(play, range(SOCKETS)))

    found = Found()
    for number, clients in enumerate(run(play_all())):
        match, *tokens = tables[number]
        deal, choices = kept_deal(server, match)
        heard = listen(deal, as_kept(choices), len(choices))
        for viewer, client in zip(VIEWERS, clients, strict=True):
            assert states(client.seen) == states(heard.sent[viewer]), f"game {number}, seen by {viewer}"
            assert not any(token in text for token in tokens for text in client.seen)
        try:
            found.add(examine(heard, Random(number)))
        except Leak as leak:
            leak.add_note(f"game {number}: {deal.name}, seed {deal.seed}, choices {choices}")
            raise
    enough(found, SOCKETS)


# ------------------------------------------------------------------ a leak is found


def number_of_a_card(sight: seeing.Sight, event: Event, i: int, n: int, text: str) -> dict[str, Any]:
    """An event that tells the number of its card under a harmless name."""
    card = event.card
    return {**EVENT(sight, event, i, n, text), "shade": card.uid * 7919 % 65521 if card is not None else 0}


def name_in_a_text(sight: seeing.Sight, decision: Decision, index: int, option: Option) -> dict[str, Any]:
    """An option whose text names the top card of a deck."""
    pile = next(zone.cards for zone in sight.table.zones if zone.kind.name == "deck" and zone.owner == decision.player)
    return {**OPTION(sight, decision, index, option), "name": pile[-1].face.name[::-1] if pile else None}


def order_of_a_hand(sight: seeing.Sight, match: Match, viewer: int | None, lang: str = "en") -> None:
    """A view in which the cards of a hidden hand stand in the order of their names."""
    SIGHT(sight, match, viewer, lang)
    for seat, side in enumerate(sight.view["players"]):
        hand = [card.face.name for zone in hands(match, seat) for card in zone]
        side["sorted"] = sorted(range(len(hand)), key=lambda place: hand[place])


def count_in_a_hand(sight: seeing.Sight, match: Match, viewer: int | None, lang: str = "en") -> None:
    """A view that counts what costs little in a hidden hand."""
    SIGHT(sight, match, viewer, lang)
    for seat, side in enumerate(sight.view["players"]):
        side["cheap"] = sum(len(card.face.name) % 2 for zone in hands(match, seat) for card in zone)


def what_is_asked(decision: Decision | None) -> dict[str, Any] | None:
    """Tells everybody what a player is asked in the midst of an action."""
    return {"player": decision.player, "kind": decision.kind} if decision is not None else None


def everybody_is_asked(table: LiveTable, *given: Any) -> dict[str, Any]:
    """Sends the options of a decision to everybody."""
    data = SEEN(table, *given)
    decision = table.decision
    return data if decision is None else {**data, "decision": {"options": len(decision.options)}}


def hands(match: Match, seat: int) -> list[list[Any]]:
    return [zone.cards for zone in match.table.zones if zone.kind.name == "hand" and zone.owner == seat]


EVENT, OPTION, SIGHT, SEEN = seeing.Sight.event, seeing.Sight.option, seeing.Sight.__init__, LiveTable._seen
PLANTED: list[tuple[object, str, Callable[..., Any]]] = [
    (seeing.Sight, "event", number_of_a_card),
    (seeing.Sight, "option", name_in_a_text),
    (seeing.Sight, "__init__", order_of_a_hand),
    (seeing.Sight, "__init__", count_in_a_hand),
    (seeing, "waiting", what_is_asked),
    (LiveTable, "_seen", everybody_is_asked),
]


@pytest.mark.parametrize("place", PLANTED, ids=lambda place: place[2].__name__)
@pytest.mark.parametrize("name", game_names())
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, name: str, place: tuple[object, str, Any]) -> None:
    clean(name)
    monkeypatch.setattr(place[0], place[1], place[2])
    with pytest.raises(Leak):
        search(name)


@cache
def clean(name: str) -> None:
    """Nothing is found where nothing was planted."""
    search(name)


@cache
def beginnings(name: str) -> list[int]:
    """Choices of a game, made once."""
    match, choose = dealt(1, name).start(), by_chance(Random(name))
    while match.decision is not None and len(match.choices) < 40:
        match.choose(choose(match, match.decision))
    return match.choices


def search(name: str) -> None:
    """Looks for a leak at the beginning of a game."""
    dice = Random(name)
    heard = listen(dealt(1, name), as_kept(beginnings(name)), 30)
    for viewer in VIEWERS:
        for most in (8, 30):
            compare(heard, viewer, most, dice)


# ------------------------------------------------------------------ hidden cards change places in the midst of a game


@pytest.mark.parametrize("name", game_names())
def test_hidden_cards_can_change_places_and_a_state_stays_the_same(name: str) -> None:
    rules = RULES[name]
    count = changed = 0
    for seed in range(POSITIONS):
        dice = Random(seed)
        for match in positions(rules, seed):
            count += 1
            for seat in VIEWERS:
                copy = match.fork()
                before, after = Ear(seat), Ear(seat)
                table_with(copy).tell(only=before)
                changed += scramble(rules, copy.table, seat if seat != "both" else None, dice, match.decision) > 1
                table_with(copy).tell(only=after)
                assert before.sent == after.sent, f"seed {seed}, after {len(match.choices)} choices, seen by {seat}"
    assert changed > 2 * count > 0


def test_cards_in_a_hidden_hand_cannot_be_told_apart() -> None:
    """What looks alike is chosen among by chance, so that the order of a hand cannot be made use of."""
    rules = RULES["divinecross"]
    match = rules.start(1, rules.decks(1))
    decision = match.decision
    assert decision is not None
    table = match.table
    hand = [card for card in table.cards if card.zone >= 0 and table.zones[card.zone].kind.name == "hand"]
    theirs = [card for card in hand if table.zones[card.zone].owner == 1]
    asked = Decision(0, "choose", [*(Option("choose", card.uid) for card in theirs), Option("none")])
    sight = seeing.Sight(match, 0)
    offered = sight.decision(asked)["options"]
    assert len({json.dumps({**option, "i": 0}) for option in offered[:-1]}) == 1
    taken = set()
    for match.seed in range(200):
        taken.add(seeing.alike(match, asked, 0))
        assert seeing.alike(match, asked, 0) == seeing.alike(match, asked, 1), "whoever takes back finds the same luck again"
    assert taken == set(range(len(theirs)))
    assert seeing.alike(match, asked, len(theirs)) == len(theirs)
    assert head(match).keys() >= {"seed", "decks"}


# ------------------------------------------------------------------ taking back


@pytest.mark.parametrize("name", game_names())
def test_when_choices_are_taken_back_everybody_is_told_what_they_were_told_then(name: str) -> None:
    """What was seen meanwhile was seen; but a table that went back sends nothing that it would not have sent before."""
    dice = Random(name)
    choose = by_chance(dice)
    match = dealt(2, name).start()
    ears = [Ear(seat) for seat in VIEWERS]
    table = table_with(match, ears)
    table.tell()
    for _ in range(3):
        for _ in range(dice.randrange(1, 7)):
            table._make(choose(match, present(match)))
            table.tell()
        before, newcomers = table.n, [Ear(seat) for seat in VIEWERS]
        for ear in newcomers:
            table.tell(only=ear)
        for _ in range(dice.randrange(1, 6)):
            table._make(choose(match, present(match)))
            table.tell()
        table._forget(before)
        table.tell(full=True)
        assert [ear.sent[-1] for ear in ears] == [ear.sent[-1] for ear in newcomers]


def present(match: Match) -> Decision:
    """What is to be decided in a game that is not over."""
    assert match.decision is not None
    return match.decision
