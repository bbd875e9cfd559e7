"""What tests of the server's secrets share: a table that is listened to, and the same game with hidden cards dealt otherwise.

A game is played in memory at the server's own table, and every byte that it would send to both players and a spectator is
kept. Then it is played again as it might also have been dealt: the decks are the same, but cards that a viewer has never
seen lie where others of them lay. The same choices are made, and the viewer must be sent the very same bytes. So whatever
could be worked out from what was sent, the other deal fits it as well: no hidden card is known. This finds a name, a
number, an order or a count that depends on a hidden card, whatever the words and keys it is put in.

The other deal can come to ask the other player something else, because the options of that player depend on cards of their
own. There the two games part, and what was sent until then has been compared.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from pydantic_core import to_json

from interference import Witness, index_of
from shinpan.games.base import Game
from shinpan.library import game, starter_deck, starter_decks
from shinpan.match import Match
from shinpan.server.live import LiveTable, SeatName
from shinpan.server.settings import Settings
from shinpan.server.store import Stored
from shinpan.server.thinking import Thinkers
from shinpan.table.cards import Card, Face
from shinpan.table.decisions import Decision
from shinpan.table.edition import Edition
from shinpan.table.table import Table

VIEWERS: tuple[SeatName | None, ...] = (0, 1, None)
FORBIDDEN = re.compile(r'"(uid|seed|token|header|choices_made|incarnation|cards_of)":')
IDLE = ("pass", "skip", "done", "no")
LONGEST = 700
"""Choices after which a game is no longer followed."""


class Leak(AssertionError):
    """A viewer was sent what depends on a hidden card."""


class Ear:
    """A listener that keeps what it is sent, in the bytes a socket would send."""

    def __init__(self, seat: SeatName | None, lang: str = "en") -> None:
        self.seat: SeatName | None = seat
        self.lang = lang
        self.muted = False
        self.told = -1
        self.heard = 0
        self.viewer: int | None = None
        self.sent: list[str] = []

    def send(self, data: dict[str, Any]) -> None:
        self.sent.append(to_json(data).decode())


def table_with(match: Match, ears: Sequence[Ear] = ()) -> LiveTable:
    """A table in memory only, with some who listen."""
    seats = [{"kind": "person", "name": name, "token": None, "invite": None} for name in ("Ada", "Bo")]
    kept = Stored("id", match.game.name, "invite", 0.0, {}, {}, None, seats, [], [], [])
    table = LiveTable(kept, match.game, None, Settings(database=""), Thinkers(0))  # type: ignore[arg-type]
    table.match = match
    table.marks = [len(match.table.events)]
    table.listeners = set(ears)
    return table


# ------------------------------------------------------------------ words that must not be said


@cache
def told_by(rules: Game, face: Face) -> str:
    """All that is printed on a card: names that stand there give nothing away."""
    return " ".join([face.name, face.id, *rules.texts(face, face.lang).values()])


class Secrets:
    """The names and numbers of cards that a viewer has never been able to see and that nothing seen speaks of."""

    def __init__(self, viewer: SeatName | None, eyes: Sequence[Witness]) -> None:
        self.viewer = viewer
        self.eyes = [eye for eye in eyes if viewer is None or eye.player == viewer]
        self.known: frozenset[int] = frozenset()
        self.words: list[str] = []

    def seen(self) -> frozenset[int]:
        """Cards whose faces the viewer has seen."""
        return frozenset.intersection(*(frozenset(eye.seen) for eye in self.eyes))

    def look(self, match: Match) -> list[str]:
        """The words that must not be said now; both players have looked."""
        seen = self.seen()
        if seen == self.known:
            return self.words
        self.known = seen
        cards, rules = match.table.cards, match.game
        known = {cards[uid].face for uid in seen}
        if isinstance(self.viewer, int):
            known |= set(match.decks[self.viewer])
        text = "\n".join(told_by(rules, face) for face in known)
        hidden = {card.face for card in cards if card.uid not in seen} - known
        self.words = [word for face in hidden for word in (face.name, face.id) if word and word not in text]
        return self.words


# ------------------------------------------------------------------ a game that is listened to


@dataclass
class Deal:
    """A game to be played: its cards, and its chance."""

    name: str
    decks: list[list[Face]]
    seed: int
    edition: str = ""
    """What it is played by; what is usual at a table where none is named."""

    def start(self, rules: Game | None = None) -> Match:
        """The game as two people play it on the server."""
        played = rules or game(self.name)
        edition = self.edition or played.table_book().name
        return Match(played, self.decks, seed=self.seed, names=("Ada", "Bo"), thorough=True, edition=edition)


Question = tuple[int, str, int, str, int]
"""Who is asked what: player, kind, the card whose text asks, what for, and how many choices were made before."""


def question(match: Match) -> Question | None:
    """What a match stands at."""
    asked = match.decision
    return None if asked is None else (asked.player, asked.kind, asked.source, asked.about, len(match.choices))


@dataclass
class Step:
    """A choice that was made."""

    question: Question
    key: tuple[str, int, int, int, str]

    @property
    def player(self) -> int:
        return self.question[0]


@dataclass
class Heard:
    """All that was sent in a game, and which choices were made."""

    deal: Deal
    steps: list[Step] = field(default_factory=list)
    sent: dict[SeatName | None, list[str]] = field(default_factory=dict)
    seen: dict[SeatName | None, list[frozenset[int]]] = field(default_factory=dict)
    """The cards each viewer had seen after so many choices."""
    secrets: int = 0
    """Words that were looked for and not found."""
    over: bool = False


Chooser = Callable[[Match, Decision], int]


def by_chance(dice: Random) -> Chooser:
    """Chooses by chance, but would rather do something than nothing, and leaves no payment to the engine: that would be
    made with other cards in the other deal."""

    def choose(match: Match, decision: Decision) -> int:
        asked = [i for i, option in enumerate(decision.options) if option.verb != "auto"]
        busy = [i for i in asked if decision.options[i].verb not in IDLE]
        return dice.choice(busy if busy and dice.random() < 0.7 else asked)

    return choose


def as_kept(choices: Sequence[int]) -> Chooser:
    """Makes the choices that were made before."""
    return lambda match, decision: choices[len(match.choices)]


def dealt(number: int, name: str) -> Deal:
    """A game with two starter decks."""
    rules = game(name)
    dice = Random(f"{name} {number}")
    found = dice.sample(starter_decks(rules), 2)
    return Deal(name, [starter_deck(rules, deck).cards for deck in found], dice.getrandbits(32))


def listen(deal: Deal, chooser: Chooser, most: int = LONGEST) -> Heard:
    """Plays a game and reads all that is sent: no forbidden key, no word of a hidden card, no question that is another's."""
    heard = Heard(deal)
    match = deal.start()
    ears = [Ear(seat) for seat in VIEWERS]
    eyes = [Witness(0), Witness(1)]
    secrets = [Secrets(seat, eyes) for seat in VIEWERS]
    table = table_with(match, ears)
    while True:
        table.tell()
        for eye in eyes:
            eye.look(match)
        for ear, known in zip(ears, secrets, strict=True):
            heard.secrets += read(match, ear, known.look(match))
            heard.seen.setdefault(ear.seat, []).append(known.known)
        decision = match.decision
        if decision is None or len(heard.steps) >= most:
            break
        index = chooser(match, decision)
        if index < 0:
            table._make(index)
            continue
        asked = question(match)
        assert asked is not None
        heard.steps.append(Step(asked, decision.options[index].key()))
        table._make(index)
    heard.sent = {ear.seat: ear.sent for ear in ears}
    heard.over = match.decision is None
    return heard


def read(match: Match, ear: Ear, hidden: list[str]) -> int:
    """Reads the last message to a viewer: how many words were looked for."""
    text, decision = ear.sent[-1], match.decision
    if FORBIDDEN.search(text):
        raise Leak(f"a key that is the server's own is sent to {ear.seat}")
    for word in hidden:
        if word in text:
            raise Leak(f"{word} is told after {len(match.choices)} choices to {ear.seat}")
    if decision is None:
        return len(hidden)
    if decision.player != ear.seat and '"decision":null' not in text:
        raise Leak("only who decides is told what there is to decide")
    if not decision.free and f'"waiting":{{"player":{decision.player},"kind":"choice"}}' not in text:
        raise Leak("what is asked may tell of a hand")
    return len(hidden)


# ------------------------------------------------------------------ the same game, dealt otherwise


def sort_of(card: Card) -> object:
    """Cards change places only with those that lie in the same pile before the game."""
    return (card.owner, card.zone)


def mixed(deal: Deal, seen: frozenset[int], dice: Random) -> tuple[Match, dict[int, int]]:
    """The game with unseen cards in other places of the decks before they are shuffled, and which card lies in whose place."""
    rules = game(deal.name)
    places: dict[int, int] = {}

    class Otherwise(type(rules)):  # type: ignore[misc]
        """The game, dealt otherwise."""

        def table(self, decks: Sequence[Sequence[Face]], seed: int, edition: Edition | None = None) -> Table:
            table = rules.table(decks, seed, edition)
            piles: dict[object, list[int]] = {}
            for card in table.cards:
                if card.uid not in seen:
                    piles.setdefault(sort_of(card), []).append(card.uid)
            for uids in piles.values():
                others = uids.copy()
                dice.shuffle(others)
                places.update(zip(uids, others, strict=True))
            for zone in table.zones:
                zone.cards = [table.cards[places.get(card.uid, card.uid)] for card in zone.cards]
            return table

    return deal.start(Otherwise()), places


def compare(heard: Heard, viewer: SeatName | None, most: int, dice: Random) -> tuple[int, bool]:
    """Deals the cards otherwise that a viewer had not seen after ``most`` choices: how many messages were compared, and
    whether that was all of them. For a spectator those are dealt otherwise that neither player had seen."""
    most = min(most, len(heard.steps))
    seen = heard.seen[viewer][most] if viewer is not None else heard.seen[0][most] | heard.seen[1][most]
    match, places = mixed(heard.deal, seen, dice)
    ear = Ear(viewer)
    table = table_with(match, [ear, *(Ear(seat) for seat in VIEWERS if seat != viewer)])
    for number in range(most + 1):
        table.tell(only=ear)
        if number < len(heard.steps) and question(match) != moved(heard.steps[number].question, places):
            return number, False
        if ear.sent[number] != heard.sent[viewer][number]:
            where = difference(heard.sent[viewer][number], ear.sent[number])
            raise Leak(f"message {number} to {viewer} tells of hidden cards: {where}")
        if number == most:
            break
        step = heard.steps[number]
        assert match.decision is not None
        verb, card, *rest = step.key
        index = index_of(match.decision, (verb, places.get(card, card), *rest))
        if index < 0 or (verb == "auto" and viewer is not None and step.player != viewer):
            if step.player == viewer or viewer is None:
                raise Leak(f"what {viewer} can choose after {number} choices depends on hidden cards")
            return number + 1, False
        table._make(index)
    return most + 1, True


def moved(asked: Question, places: dict[int, int]) -> Question:
    """The question as it is in the other deal, where another card may lie in the place of the one that asks."""
    player, kind, source, about, length = asked
    return player, kind, places.get(source, source), about, length


def difference(wanted: str, text: str) -> str:
    """Where a message differs from the one it should be."""
    at = len(shared(text, wanted))
    return f"…{wanted[max(0, at - 120) : at + 120]}… but …{text[max(0, at - 120) : at + 120]}…"


def shared(one: str, other: str) -> str:
    """How two texts begin alike."""
    length = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return one[:length]


@dataclass
class Found:
    """What was looked at."""

    games: int = 0
    ended: int = 0
    messages: int = 0
    secrets: int = 0
    compared: int = 0
    whole: int = 0
    """Games dealt otherwise that could be followed as far as was wanted."""

    def add(self, other: Found) -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def examine(heard: Heard, dice: Random) -> Found:
    """Deals a game otherwise for one of those who heard it, up to any of its choices, rather a late one."""
    most = max(dice.randrange(len(heard.steps)) for _ in range(2))
    compared, whole = compare(heard, dice.choice(VIEWERS), most, dice)
    messages = sum(map(len, heard.sent.values()))
    return Found(1, int(heard.over), messages, heard.secrets, compared, int(whole))


def examine_many(numbers: Sequence[tuple[int, str]]) -> Found:
    """Plays and examines games."""
    found = Found()
    for number, name in numbers:
        dice = Random(f"chance {number}")
        found.add(examine(listen(dealt(number, name), by_chance(dice)), dice))
    return found
