"""What tests of hidden information share: the same game with other cards where a player cannot look.

Three ways to look for a leak:

- the hidden cards of a position change places, and chance gets another future: view, log and events stay the same;
- the same at a free action, which is then worked out anew: so do the options and what is withheld;
- cards the player has never seen are others from the start of the game, and the same choices are made again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from helpers import VIEWERS, misplaced
from shinpan.games.base import Game
from shinpan.match import Match
from shinpan.match.telling import event_data, hears
from shinpan.table.cards import Card, Face
from shinpan.table.decisions import Decision, Option, Seat
from shinpan.table.table import Table

POSITIONS = 14
"""Positions looked at in each game."""


@dataclass(frozen=True)
class Rules:
    """What one game needs to be looked at."""

    game: Game
    decks: Callable[[int], list[list[Face]]]
    """The decks of the game with a seed."""
    length: int
    """About how many decisions into a game positions are taken from."""
    sort: Callable[[Card], object] = lambda card: None
    """Cards change places only with cards of the same sort."""
    fixed: bool = True
    """Whether cards that the viewer can choose now stay where they are."""
    named: Callable[[Option], int] = lambda option: -1
    """The card that a choice makes known before it is turned up; -1 if none."""
    blind: Callable[[Option], bool] = lambda option: False
    """Whether a choice leaves it to the engine what is done with hidden cards: others do not tell what it will be."""

    edition: str = ""
    """The rule book to play by."""

    def start(self, seed: int, decks: list[list[Face]]) -> Match:
        """A game with these decks."""
        return Match(self.game, decks, seed=seed, edition=self.edition)


def hidden(table: Table, viewer: int | None, card: Card) -> bool:
    """Whether a viewer cannot see a card; None sees what everyone sees."""
    if viewer is None:
        return not (table.sees(0, card) and table.sees(1, card))
    return not table.sees(viewer, card)


def piles(table: Table) -> Iterator[list[Card]]:
    """Everywhere cards lie in a list: in zones, and at Characters."""
    for zone in table.zones:
        yield zone.cards
    for body in table.bodies.values():
        for place in ("energy", "under", "links"):
            cards = getattr(body, place, None)
            if cards:
                yield cards


def scramble(rules: Rules, table: Table, viewer: int | None, dice: Random, decision: Decision | None) -> int:
    """Lets the cards a viewer cannot see change places: how many there were."""
    offered = {option.card for option in decision.options} if rules.fixed and decision is not None else set()
    slots: dict[tuple[int, object], list[tuple[list[Card], int, Card]]] = {}
    for cards in piles(table):
        for index, card in enumerate(cards):
            if card.uid not in offered and hidden(table, viewer, card):
                slots.setdefault((card.owner, rules.sort(card)), []).append((cards, index, card))
    for places in slots.values():
        mixed = [card for _, _, card in places]
        dice.shuffle(mixed)
        # What a card knows of its place stays with the place.
        known = [(card.zone, card.host, card.face_up, card.shown, card.incarnation) for _, _, card in places]
        for (cards, index, _), card, facts in zip(places, mixed, known, strict=True):
            cards[index] = card
            card.zone, card.host, card.face_up, card.shown, card.incarnation = facts
    table.chance.state = dice.getrandbits(64)
    table.version += 1
    assert misplaced(table) == []
    return sum(map(len, slots.values()))


def plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def asked(match: Match, viewer: int | None) -> list[Any]:
    """The decision as its player meets it: in words, and what makes the options different."""
    decision = match.decision
    if decision is None or decision.player != viewer:
        return []
    words = [match.game.describe(match.table, decision, option) for option in decision.options]
    return [decision.kind, decision.rule, decision.about, words]


def positions(rules: Rules, seed: int) -> Iterator[Match]:
    """A random game, stopped at some of its decisions."""
    dice = Random(seed)
    match = rules.start(seed, rules.decks(seed))
    wanted = POSITIONS
    while match.decision is not None and wanted:
        if dice.random() < POSITIONS / rules.length:
            wanted -= 1
            yield match
        match.choose(dice.randrange(len(match.decision.options)))


# ------------------------------------------------------------------ hidden cards change places


def shows_only_what_may_be_seen(rules: Rules, seeds: Iterable[int]) -> tuple[int, int]:
    """Positions looked at, and how often (three viewers each) something was hidden that could change places."""
    count = changed = 0
    for seed in seeds:
        dice = Random(seed)
        for match in positions(rules, seed):
            count += 1
            listener = dice.choice(VIEWERS)
            for viewer in VIEWERS:
                copy = match.fork()
                before = [plain(copy.view(viewer)), plain(asked(copy, viewer))]
                changed += scramble(rules, copy.table, viewer, dice, match.decision) > 1
                where = f"seed {seed}, after {len(match.choices)} choices, seen by {viewer}"
                assert plain(copy.view(viewer)) == before[0], where
                assert plain(asked(copy, viewer)) == before[1], where
                if viewer == listener:
                    assert copy.events(viewer) == match.events(viewer), where
                    assert copy.log(viewer) == match.log(viewer), where
    return count, changed


class Stop(Exception):
    """The decision is met."""


class Meet(Seat):
    """Meets the first decision of a table and leaves."""

    def __init__(self) -> None:
        self.decision: Decision | None = None

    def choose(self, table: object, decision: Decision) -> int:
        self.decision = decision
        raise Stop


def again(table: Table) -> tuple[Decision, list[Any]]:
    """The decision a copied table stands at, worked out anew, and the events told meanwhile."""
    meet = Meet()
    table.seats = [meet, meet]
    known = len(table.events)
    try:
        table.run()
    except Stop:
        pass
    else:
        raise AssertionError("no decision was met")
    assert meet.decision is not None
    viewer = meet.decision.player
    told = [event_data(table, event, viewer) for event in table.events[known:] if hears(event, viewer)]
    return meet.decision, told


def free_actions_depend_only_on_what_may_be_seen(rules: Rules, seeds: Iterable[int]) -> int:
    """How many free actions were looked at."""
    count = 0
    for seed in seeds:
        dice = Random(seed)
        for match in positions(rules, seed):
            decision = match.decision
            assert decision is not None
            if not decision.free:
                continue
            count += 1
            tables = [match.fork().table, match.fork().table]
            tables[0].version += 1  # as scrambling does: what the cards are is worked out anew
            first, told = again(tables[0])
            scramble(rules, tables[1], decision.player, dice, decision)
            second, retold = again(tables[1])
            where = f"seed {seed}, after {len(match.choices)} choices"
            assert [option.key() for option in second.options] == [option.key() for option in first.options], where
            assert second.withheld == first.withheld, where
            assert retold == told, where
    return count


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


def other_decks(decks: list[list[Face]], unseen: list[Card], dice: Random, sort: Callable[[Card], object]) -> list[list[Face]]:
    """The same decks with faces of unseen cards changed among those of one sort."""
    result = [list(deck) for deck in decks]
    for owner in (0, 1):
        # uids count from the last card of the first deck to the first of the second.
        last = sum(len(deck) for deck in decks[: owner + 1]) - 1
        groups: dict[object, list[Card]] = {}
        for card in unseen:
            if card.owner == owner:
                groups.setdefault(sort(card), []).append(card)
        for cards in groups.values():
            faces = [card.face for card in cards]
            dice.shuffle(faces)
            for card, face in zip(cards, faces, strict=True):
                assert result[owner][last - card.uid] is card.face
                result[owner][last - card.uid] = face
    return result


def asks(match: Match) -> tuple[int, str] | None:
    """Who is asked what kind of thing."""
    return (match.decision.player, match.decision.kind) if match.decision is not None else None


def heard(match: Match, viewer: int) -> int:
    """How many events the player has heard of."""
    return sum(hears(event, viewer) for event in match.table.events)


def cards_never_seen_may_be_any_others(rules: Rules, seeds: Iterable[int], most: int) -> tuple[int, int]:
    """How many games (of up to ``most`` choices) were the same with other unseen cards, and how many went another way."""
    same = other_ways = 0
    for seed in seeds:
        dice = Random(seed)
        viewer = seed // 4 % 2
        decks = rules.decks(seed)
        match = rules.start(seed, decks)
        witness = Witness(viewer)
        wanted = dice.randrange(5, most)
        made: list[tuple[Any, ...]] = []
        met: list[list[Any]] = []
        told: list[int] = []
        while match.decision is not None and len(made) < wanted:
            witness.look(match)
            mine = match.decision.player == viewer
            option = dice.choice([option for option in match.decision.options if mine or not rules.blind(option)])
            if rules.named(option) >= 0:
                witness.seen.add(rules.named(option))
            met.append([*offered(match.decision), "" if mine else plain(match.view(viewer))])
            told.append(heard(match, viewer))
            made.append(option.key())
            match.choose(option)
        witness.look(match)
        unseen = [card for card in match.table.cards if card.uid not in witness.seen]
        sort = rules.sort if dice.random() < 0.5 else lambda card: (rules.sort(card), card.face.kind)
        other = rules.start(seed, other_decks(decks, unseen, dice, sort))
        where = f"seed {seed}, {wanted} choices, seen by player {viewer + 1}"
        known = 0
        for key, then, count in zip(made, met, told, strict=True):
            decision = other.decision
            if decision is None or decision.player != then[0] or (decision.player != viewer and index_of(decision, key) < 0):
                break  # the other player has other cards, and so other choices
            if decision.player != viewer and plain(other.view(viewer)) != then[-1]:
                break  # what was forced is now asked, or the other way round: the table is seen to be another
            if decision.player != viewer:
                assert heard(other, viewer) == count, where
            if decision.player == viewer:
                assert offered(decision) == then[:-1], where
            known = count
            other.choose(index_of(decision, key))
        else:
            if asks(other) != asks(match) and (not met or met[-1][0] != viewer):
                other_ways += 1  # the last choice was the other player's, and now leads to a question
                assert other.events(viewer)[:known] == match.events(viewer)[:known], where
                continue
            same += 1
            assert plain(other.view(viewer)) == plain(match.view(viewer)), where
            assert other.log(viewer) == match.log(viewer), where
            assert other.events(viewer) == match.events(viewer), where
            continue
        other_ways += 1
        assert other.events(viewer)[:known] == match.events(viewer)[:known], where
    return same, other_ways
