"""Non-interference: what a player cannot see changes nothing in that player's view, options or log.

Three ways to look for a leak:

- the hidden cards of a position change places, and chance gets another future: view, log and events stay the same;
- the same at a free action, which is then worked out anew: so do the options and what is withheld;
- cards the player has never seen are others from the start of the game, and the same choices are made again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from helpers import DIGIMON, fuzz_decks, misplaced
from shinpan.games.digimon.state import DECK, EGGS, HAND, SECURITY, ZONES, DigimonTable, Stack
from shinpan.match import Match
from shinpan.match.telling import event_data, hears
from shinpan.table.cards import Card, Face
from shinpan.table.decisions import Decision, Option, Seat

GAMES = 48
POSITIONS = 14
"""Positions looked at in each game."""
VIEWERS = (0, 1, None)


def start(seed: int, decks: list[list[Face]]) -> Match:
    return Match(DIGIMON, decks, seed=seed)


def hidden(table: DigimonTable, viewer: int | None, card: Card) -> bool:
    if viewer is None:
        return not (table.sees(0, card) and table.sees(1, card))
    return not table.sees(viewer, card)


def scramble(table: DigimonTable, viewer: int | None, dice: Random, decision: Decision | None) -> int:
    """Lets the cards a viewer cannot see change places, as cards: how many there were. What can be chosen now stays."""
    moved = 0
    offered = {option.card for option in decision.options} if decision is not None else set()
    for owner in (0, 1):
        for kinds in ((DECK, HAND, SECURITY), (EGGS,)):
            slots: list[tuple[list[Card], int, Card]] = []
            for kind in kinds:
                cards = table.zones[owner * ZONES + kind].cards
                slots += [
                    (cards, i, card) for i, card in enumerate(cards) if card.uid not in offered and hidden(table, viewer, card)
                ]
            for body in table.bodies.values() if kinds != (EGGS,) else ():
                assert isinstance(body, Stack)
                slots += [
                    (body.under, i, card)
                    for i, card in enumerate(body.under)
                    if card.owner == owner
                    and card.uid not in offered
                    and card.face.kind != "egg"
                    and hidden(table, viewer, card)
                ]
            mixed = [card for _, _, card in slots]
            dice.shuffle(mixed)
            # What a card knows of its place stays with the place.
            known = [(card.zone, card.host, card.face_up, card.shown, card.incarnation) for _, _, card in slots]
            for (cards, i, _), card, facts in zip(slots, mixed, known, strict=True):
                cards[i] = card
                card.zone, card.host, card.face_up, card.shown, card.incarnation = facts
            moved += len(slots)
    table.chance.state = dice.getrandbits(64)
    table.version += 1
    assert misplaced(table) == []
    return moved


def plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def asked(match: Match, viewer: int | None) -> list[Any]:
    """The decision as its player meets it: in words, and what makes the options different."""
    decision = match.decision
    if decision is None or decision.player != viewer:
        return []
    words = [DIGIMON.describe(match.table, decision, option) for option in decision.options]
    return [decision.kind, decision.rule, decision.about, words]


def positions(seed: int, decks: list[list[Face]], wanted: int = POSITIONS) -> Iterator[Match]:
    """A random game, stopped at some of its decisions; a game has about 110."""
    dice = Random(seed)
    match = start(seed, decks)
    while match.decision is not None and wanted:
        if dice.random() < POSITIONS / 80:
            wanted -= 1
            yield match
        match.choose(dice.randrange(len(match.decision.options)))


@pytest.mark.parametrize("part", range(4))
def test_a_position_shows_only_what_may_be_seen(part: int) -> None:
    count = changed = 0
    for seed in range(part, GAMES, 4):
        dice = Random(seed)
        for match in positions(seed, fuzz_decks(seed, DIGIMON)):
            count += 1
            listener = dice.choice(VIEWERS)
            for viewer in VIEWERS:
                copy = match.fork()
                table = copy.table
                assert isinstance(table, DigimonTable)
                before = [plain(copy.view(viewer)), plain(asked(copy, viewer))]
                changed += scramble(table, viewer, dice, match.decision) > 1
                where = f"seed {seed}, after {len(match.choices)} choices, seen by {viewer}"
                assert plain(copy.view(viewer)) == before[0], where
                assert plain(asked(copy, viewer)) == before[1], where
                if viewer == listener:
                    assert copy.events(viewer) == match.events(viewer), where
                    assert copy.log(viewer) == match.log(viewer), where
    assert count >= 110, "some 500 positions in all"
    assert changed > 2.5 * count, "nearly everywhere something is hidden from everybody"


class Stop(Exception):
    """The decision is met."""


class Meet(Seat):
    """Meets the first decision of a table and leaves."""

    def __init__(self) -> None:
        self.decision: Decision | None = None

    def choose(self, table: object, decision: Decision) -> int:
        self.decision = decision
        raise Stop


def again(table: DigimonTable) -> tuple[Decision, list[Any]]:
    """The decision a copied table stands at, worked out anew, and the events told meanwhile."""
    meet = Meet()
    table.seats = [meet, meet]
    known = len(table.events)
    with pytest.raises(Stop):
        table.run()
    assert meet.decision is not None
    viewer = meet.decision.player
    told = [event_data(table, event, viewer) for event in table.events[known:] if hears(event, viewer)]
    return meet.decision, told


@pytest.mark.parametrize("part", range(2))
def test_free_actions_depend_only_on_what_may_be_seen(part: int) -> None:
    count = 0
    for seed in range(1000 + part, 1000 + GAMES // 2, 2):
        dice = Random(seed)
        for match in positions(seed, fuzz_decks(seed, DIGIMON)):
            decision = match.decision
            assert decision is not None
            if not decision.free:
                continue
            count += 1
            tables = [match.fork().table, match.fork().table]
            assert isinstance(tables[0], DigimonTable)
            assert isinstance(tables[1], DigimonTable)
            tables[0].version += 1  # as scrambling does: what the cards are is worked out anew
            first, told = again(tables[0])
            scramble(tables[1], decision.player, dice, decision)
            second, retold = again(tables[1])
            where = f"seed {seed}, after {len(match.choices)} choices"
            assert [option.key() for option in second.options] == [option.key() for option in first.options], where
            assert second.withheld == first.withheld, where
            assert retold == told, where
    assert count > 60


# ------------------------------------------------------------------ cards that were never seen are others


class Witness:
    """Which cards a player has ever been able to see."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.seen: set[int] = set()
        self.read = 0

    def look(self, match: Match) -> None:
        table = match.table
        self.seen |= {card.uid for card in table.cards if table.sees(self.player, card)}
        for event in table.events[self.read :]:
            for card in (event.card, event.body.top if event.body is not None else None, event.by_card):
                if card is not None and event.seen >> self.player & 1:
                    self.seen.add(card.uid)
        self.read = len(table.events)


def index_of(decision: Decision, wanted: tuple[Any, ...]) -> int:
    for index, option in enumerate(decision.options):
        if option.key() == wanted:
            return index
    return -1


def offered(decision: Decision) -> list[Any]:
    """What is offered, with cards the player cannot see named by nothing but their number."""
    return [decision.player, decision.kind, decision.rule, decision.about, sorted(option.key() for option in decision.options)]


def other_decks(decks: list[list[Face]], unseen: list[Card], dice: Random) -> list[list[Face]]:
    """The same decks with faces of unseen cards changed among themselves; Digi-Eggs only with Digi-Eggs."""
    result = [list(deck) for deck in decks]
    for owner in (0, 1):
        # uids count from the last card of the first deck to the first of the second.
        last = sum(len(deck) for deck in decks[: owner + 1]) - 1
        for egg in (True, False):
            cards = [card for card in unseen if card.owner == owner and (card.face.kind == "egg") == egg]
            faces = [card.face for card in cards]
            dice.shuffle(faces)
            for card, face in zip(cards, faces, strict=True):
                assert result[owner][last - card.uid] is card.face
                result[owner][last - card.uid] = face
    return result


def heard(match: Match, viewer: int) -> int:
    """How many events the player has heard of."""
    return sum(hears(event, viewer) for event in match.table.events)


@pytest.mark.parametrize("part", range(4))
def test_cards_never_seen_may_be_any_others(part: int) -> None:
    same = other_ways = 0
    for seed in range(2000 + part, 2000 + GAMES, 4):
        dice = Random(seed)
        viewer = seed // 4 % 2
        decks = fuzz_decks(seed, DIGIMON)
        match = start(seed, decks)
        witness = Witness(viewer)
        wanted = dice.randrange(5, 100)
        made: list[tuple[Any, ...]] = []
        met: list[list[Any]] = []
        told: list[int] = []
        while match.decision is not None and len(made) < wanted:
            witness.look(match)
            option: Option = dice.choice(match.decision.options)
            met.append(offered(match.decision))
            told.append(heard(match, viewer))
            made.append(option.key())
            match.choose(option)
        witness.look(match)
        unseen = [card for card in match.table.cards if card.uid not in witness.seen]
        other = start(seed, other_decks(decks, unseen, dice))
        where = f"seed {seed}, {wanted} choices, seen by player {viewer + 1}"
        known = 0
        for key, then, count in zip(made, met, told, strict=True):
            decision = other.decision
            if decision is None or decision.player != then[0] or (decision.player != viewer and index_of(decision, key) < 0):
                break  # the other player has other cards, and so other choices
            if decision.player == viewer:
                assert offered(decision) == then, where
            known = count
            other.choose(index_of(decision, key))
        else:
            same += 1
            assert plain(other.view(viewer)) == plain(match.view(viewer)), where
            assert other.log(viewer) == match.log(viewer), where
            assert other.events(viewer) == match.events(viewer), where
            continue
        other_ways += 1
        assert other.events(viewer)[:known] == match.events(viewer)[:known], where
    assert same > 2, f"{same} games were the same, {other_ways} went another way"
