"""What tests and tools share: decks, seats that play by chance, and what must be true of a table at every decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from shinpan.games.base import CardError, Game
from shinpan.library import Deck, clauses, game, pool, read_decks, starter_deck, starter_decks, starter_faces
from shinpan.library.kept import kept_rows
from shinpan.library.names import names
from shinpan.match.outcome import Outcome, outcome_of, walk
from shinpan.scenarios import ScenarioError, find, read
from shinpan.table.cards import Card, Face
from shinpan.table.decisions import Decision, Seat
from shinpan.table.table import Table

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"
"""The folder beside the project that holds the rule books; not part of a clone."""

DIVINECROSS: Game = game("divinecross")
DIGIMON: Game = game("digimon")
FFTCG: Game = game("fftcg")
VIEWERS = (0, 1, None)
FEW = 1000
"""Up to so many cards, random decks are drawn from all of them."""


# ------------------------------------------------------------------ decks


def starter_pair(first: str, second: str, rules: Game = DIVINECROSS) -> list[list[Face]]:
    """Two starter decks by name."""
    return [starter_deck(rules, first).cards, starter_deck(rules, second).cards]


def random_digimon_deck(dice: Random, faces: Mapping[str, Face] | None = None) -> list[Face]:
    """A legal deck of 50 Digimon cards and up to 5 Digi-Eggs; of any colours, or mostly of two."""
    pool = list((faces if faces is not None else starter_faces(DIGIMON)).values())
    eggs = [face for face in pool if face.kind == "egg"]
    cards = [face for face in pool if face.kind != "egg"]
    wanted = dice.choice((0, 0, 3)) and dice.choice((1, 2, 4, 8, 16, 32)) | dice.choice((1, 2, 4, 8, 16, 32))
    deck: list[Face] = []
    sizes = ((50, cards), (50 + dice.choice((0, 3, 4, 5, 5)), eggs))
    for size, choice in sizes:
        fitting = [face for face in choice if face.colors & wanted]  # type: ignore[attr-defined]
        tries = 0
        while len(deck) < size and tries < 5000:
            tries += 1
            face = dice.choice(fitting if fitting and tries < 300 else choice)
            if deck.count(face) < face.copies:
                deck.append(face)
    assert DIGIMON.illegal(deck) == []
    return deck


def random_fftcg_deck(dice: Random, faces: Mapping[str, Face] | None = None, edition: str = "") -> list[Face]:
    """A legal deck of 50 FF-TCG cards: of all Elements, or mostly of one, two or three; with many Backups or few.

    Of more than ``FEW`` cards some are drawn first, so that a deck has the same card more than once. Where what is newer than
    the book is played, it often has cards with Priming and what they are primed into, and cards with Limit Break beside it.
    """
    from shinpan.games.fftcg.book.editions import FFEdition
    from shinpan.games.fftcg.book.legality import is_limit, newer, number_of

    rules = FFTCG
    book = rules.book(edition)
    assert isinstance(book, FFEdition)
    every = [face for face in (faces if faces is not None else starter_faces(rules)).values() if not newer([face], book)]
    pool = [face for face in every if not is_limit(face)]
    limits: list[Face] = []
    deck: list[Face] = []
    if book.priming:
        primers = [face for face in pool if any(skill.kind == "priming" for skill in face.skills)]  # type: ignore[attr-defined]
        pairs = [(face, other) for face in primers for other in pool if f'"{other.name}"' in face.text]
        for pair in dice.sample(pairs, min(len(pairs), dice.choice((0, 2, 3)))):
            deck += [face for face in pair if face not in deck for _ in range(3)]
    if book.limit_break:
        extra = [face for face in every if is_limit(face) for _ in range(3)]
        limits = dice.sample(extra, min(len(extra), dice.choice((0, 5, 8, 8))))
    wanted = sum(1 << bit for bit in dice.sample(range(6), dice.choice((1, 2, 2, 3, 6))))
    share = dice.choice((0.1, 0.3, 0.4, 0.6))
    if len(pool) > FEW:
        fitting = [face for face in pool if face.elements & (wanted | 64 | 128)]  # type: ignore[attr-defined]
        pool = dice.sample(fitting if len(fitting) >= 30 else pool, 30)
    backups = [face for face in pool if face.kind == "backup"]
    others = [face for face in pool if face.kind != "backup"]
    tries = 0
    while len(deck) < 50 and tries < 5000:
        tries += 1
        choice = backups if backups and dice.random() < share else others
        fitting = [face for face in choice if face.elements & wanted]  # type: ignore[attr-defined]
        face = dice.choice(fitting if fitting and tries < 300 else choice)
        same = sum(number_of(other.id) == number_of(face.id) for other in deck)
        if same < face.copies:
            deck.append(face)
    assert rules.illegal(deck + limits, book) == []
    return deck + limits


def random_deck(dice: Random, faces: Mapping[str, Face] | None = None, must: Sequence[Face] = ()) -> list[Face]:
    """A legal deck of 30 Divine Cross cards drawn from ``faces``; from hardly any units to hardly anything else."""
    pool = list((faces if faces is not None else starter_faces(DIVINECROSS)).values())
    units = [face for face in pool if face.kind == "unit"]
    commands = [face for face in pool if face.kind != "unit"]
    share = dice.choice((0.1, 0.4, 0.5, 0.6, 0.7, 1.0))
    deck = list(must)
    if not any(face.kind == "unit" for face in deck):
        deck.append(dice.choice(units))
    while len(deck) < 30:
        face = dice.choice(units if dice.random() < share else commands)
        same = [other for other in deck if other.name == face.name and (other.kind == "unit") == (face.kind == "unit")]
        if len(same) < min(other.copies for other in [*same, face]):
            deck.append(face)
    assert DIVINECROSS.illegal(deck) == []
    return deck


def scenario_rows(rules: Game, beyond: bool = False) -> list[dict[str, Any]]:
    """Every card that stands in a scenario of a game: by its rule books, or with what is played on top of them."""
    rows: list[dict[str, Any]] = []
    for path in find([ROOT / "tests" / "scenarios" / rules.name]):
        if (path.parent.name == "beyond") != beyond:
            continue
        try:
            rows += read(path).inline
        except ScenarioError:
            continue
    return rows


@cache
def workshop() -> Mapping[str, Face]:
    """Every card of a scenario, and a card for every text of the phrasebook's corpus: all kinds of wordings."""
    rows = scenario_rows(DIVINECROSS)
    corpus = ROOT / "tests" / "phrases" / "divinecross_ja.txt"
    for line in corpus.read_text("utf-8").splitlines() if corpus.exists() else ():
        place, bar, text = line.partition(" | ")
        if bar and not line.startswith("#"):
            rows.append(card_for(place, text, len(rows)))
    faces: dict[str, Face] = {}
    for number, row in enumerate(rows, 1):
        try:
            face = DIVINECROSS.face({key: value for key, value in row.items() if key != "back"} | {"id": f"W-{number}"})
        except CardError:
            continue
        # A unit that can never be KO'd takes damage for ever, so no position returns and the game need not end.
        endless = any("KOされない" in text for text in DIVINECROSS.texts(face, face.lang).values())
        if not endless and not DIVINECROSS.unread(face):
            faces[face.id] = face
    return faces


def card_for(place: str, text: str, number: int) -> dict[str, Any]:
    """A card with this text: c command, s skill, x skill with n×, e EX power, a assist."""
    colour = ("red", "green", "blue", "none")[number % 4]
    card: dict[str, Any] = {"name": f"試し{number}", "attributes": [colour]}
    if place == "c":
        return card | {"kind": "action" if number % 2 else "event", "text": text}
    if place == "a":
        return card | {"kind": "assist", "text": text}
    skill: dict[str, Any] = {"name": "火花", "cost": number % 2, "damage": "200×" if place == "x" else 100}
    card |= {"kind": "unit", "hp": 300 + number % 5 * 100, "retreat": number % 3, "skills": [skill]}
    if place == "e":
        return card | {"ex": {"name": f"力{number}", "text": text}}
    skill["text"] = text
    return card


@cache
def fftcg_workshop(beyond: bool = False) -> Mapping[str, Face]:
    """Every card of an FF-TCG scenario that is read in full, and the starter cards."""
    rules = FFTCG
    faces = dict(starter_faces(rules))
    for number, row in enumerate(scenario_rows(rules, beyond), 1):
        try:
            face = rules.face(row | {"id": f"W-{number}", "copies": 3})
        except CardError:
            continue
        if not rules.unread(face):
            faces[face.id] = face
    return faces


def workshop_decks(seed: int, rules: Game = DIVINECROSS, edition: str = "") -> list[list[Face]]:
    """Random legal decks of whatever there is."""
    dice = Random(seed)
    if rules.name == "fftcg":
        return [random_fftcg_deck(dice, fftcg_workshop("+" in edition), edition) for _ in range(2)]
    return [random_deck(dice, workshop()), random_deck(dice, workshop())]


def fuzz_decks(seed: int, rules: Game = DIVINECROSS) -> list[list[Face]]:
    """The decks of a fuzzed game: starter decks in a third of the games, else random legal ones."""
    dice = Random(seed)
    names = starter_decks(rules)
    if seed % 3 == 0:
        return starter_pair(dice.choice(names), dice.choice(names), rules)
    make = MAKERS[rules.name]
    return [make(dice), make(dice)]


MAKERS = {"digimon": random_digimon_deck, "divinecross": random_deck, "fftcg": random_fftcg_deck}
"""Makes a random legal deck, by game."""


def pool_decks(seed: int, faces: Mapping[str, Face], rules: Game, edition: str = "") -> list[list[Face]]:
    """Two random legal decks of these cards."""
    dice = Random(seed)
    if rules.name == "fftcg":
        return [random_fftcg_deck(dice, faces, edition) for _ in range(2)]
    make = MAKERS[rules.name]
    return [make(dice, faces), make(dice, faces)]


def read_in_full(cards: Sequence[Path], rules: Game) -> tuple[dict[str, Face], int]:
    """The cards of some files that are read in full, and how many cards the files have."""
    every = pool(rules, cards)
    return {identity: face for identity, face in every.items() if not rules.unread(face)}, len(every)


def real_decks(cards: Sequence[Path], lists: Path, rules: Game = DIGIMON) -> tuple[list[Deck], int]:
    """The decks of a file whose cards are all read in full, and how many decks the file has."""
    decks = read_decks(lists, pool(rules, cards))
    return [deck for deck in decks if not any(rules.unread(face) for face in deck.cards)], len(decks)


def spoken_pools(cards: Sequence[Path], langs: Sequence[str], rules: Game = DIGIMON) -> dict[str, dict[str, Face]]:
    """The cards of some files that are read in full, by language."""
    found: dict[str, dict[str, Face]] = {}
    pools = {lang: kept_rows(cards, lang, None, rules) for lang in langs}
    for lang, merged in pools.items():
        built = {number: rules.face(names(rules).row(row, lang)) for number, row in merged.rows.items()}
        found[lang] = {number: face for number, face in built.items() if not rules.unread(face)}
    return found


def spoken_decks(seed: int, decks: Sequence[Sequence[Face]], pools: Mapping[str, Mapping[str, Face]]) -> list[list[Face]]:
    """Two decks with their cards in several languages: both in one, one against another, or each card in any.

    A card that a language has not, or has not in full, stays as it is.
    """
    dice = Random(seed)
    langs = list(pools)
    one, other = (dice.choice(langs) for _ in range(2))
    ways = ((one, one), (one, other), ("", ""), (one, ""))[seed % 4]
    found: list[list[Face]] = []
    for deck, way in zip(decks, ways):
        chosen = [way or dice.choice(langs) for _ in deck]
        found.append([pools[lang].get(face.id, face) for face, lang in zip(deck, chosen)])
    return found


def in_language(face: Face, lang: str) -> Face:
    """The card with its texts as shown in another language, read as a card of that language."""
    shown = DIVINECROSS.texts(face, lang)
    data: dict[str, Any] = DIVINECROSS.data(face) | {"lang": lang}
    data["skills"] = [
        skill | {"text": shown[f"skill {skill['name']}"]} if "text" in skill else skill for skill in data.get("skills", [])
    ]
    if "ex" in data and data["ex"]["text"]:
        data["ex"] = data["ex"] | {"text": shown[f"ex {data['ex']['name']}".strip()]}
    if "text" in data:
        data["text"] = shown["text"]
    return DIVINECROSS.face(data)


# ------------------------------------------------------------------ what must be true


def misplaced(table: Table) -> list[str]:
    """What is wrong with where the cards are: every card must be in exactly one place, and know it."""
    wrong: list[str] = []
    places: dict[int, list[str]] = {card.uid: [] for card in table.cards}

    def at(card: Card, place: str, zone: int, host: object) -> None:
        if card is not table.cards[card.uid]:
            wrong.append(f"{card!r} at {place} is not the table's own card {card.uid}")
        places[card.uid].append(place)
        if card.zone != zone:
            wrong.append(f"{card!r} at {place} says it is in zone {card.zone}, not {zone}")
        if card.host is not host:
            wrong.append(f"{card!r} at {place} says its host is {card.host!r}, not {host!r}")

    bodies: list[int] = []
    for zone in table.zones:
        for card in zone.cards:
            at(card, f"{zone!r}", zone.index, None)
        for body in zone.bodies:
            bodies.append(body.bid)
            if not body.alive:
                wrong.append(f"{body!r} is on the field but not alive")
            if body.zone != zone.index:
                wrong.append(f"{body!r} in {zone!r} says it is in zone {body.zone}")
            if table.bodies.get(body.bid) is not body:
                wrong.append(f"{body!r} is not among the bodies of the table")
            if body.bid in table.gone:
                wrong.append(f"{body!r} is on the field and gone")
            at(body.top, f"top of {body.bid}", zone.index, body)
            for place in ("energy", "under", "links"):
                for card in getattr(body, place, ()):
                    at(card, f"{place} of {body.bid}", zone.index, body)
                    if card.face_up and place == "energy":
                        wrong.append(f"{card!r} is energy of {body.bid} but face up")
            assist = getattr(body, "assist", None)
            if assist is not None:
                at(assist, f"assist of {body.bid}", zone.index, body)
    for card in getattr(table, "orphans", ()):
        at(card, "stray", card.zone, None)
        if not table.zones[card.zone].kind.field:
            wrong.append(f"{card!r} is astray outside an area: {table.zones[card.zone]!r}")
    if sorted(bodies) != sorted(table.bodies):
        wrong.append(f"bodies on the field {sorted(bodies)}, bodies of the table {sorted(table.bodies)}")
    for uid, found in places.items():
        if len(found) != 1:
            wrong.append(f"{table.cards[uid]!r} is in {len(found)} places: {', '.join(found) or 'nowhere'}")
    return wrong


def is_token(card: Card) -> bool:
    """Whether a card was brought from outside the game."""
    return bool(getattr(card.face, "token", False))


def lost(table: Table, count: int) -> list[str]:
    """What is wrong with how many cards there are, if ``count`` were brought in decks: only tokens may join them."""
    brought = sum(not is_token(card) for card in table.cards)
    return [] if brought == count else [f"{brought} cards, there were {count}"]


def unsound(table: Table, decision: Decision) -> list[str]:
    """What is wrong with a decision."""
    wrong: list[str] = []
    options = decision.options
    if not options:
        wrong.append("a decision without an option")
    if len({option.key() for option in options}) != len(options):
        wrong.append(f"an option is offered twice: {options}")
    if decision.player not in (0, 1):
        wrong.append(f"player {decision.player} is asked")
    if not decision.rule:
        wrong.append(f"the decision {decision.kind} names no clause")
    for option in options:
        if option.card >= len(table.cards):
            wrong.append(f"{option} names no card")
        # Effects that wait or counter are told apart by their place among them.
        if option.body >= 0 and option.verb not in ("resolve", "counter") and option.body not in table.bodies:
            wrong.append(f"{option} names no body on the field")
    return wrong


def replaces_breaking(face: Face) -> bool:
    """Whether its own text puts something else in the place of breaking it: it then stands there with its damage."""
    return any("would be broken" in text and "instead" in text for text in FFTCG.texts(face, "en").values())


def unsound_fftcg(table: Table, decision: Decision) -> list[str]:
    """What is wrong with an FF-TCG table when a player may act freely: then nothing is half done (11.1.3, 11.1.4, 12.4)."""
    from shinpan.games.fftcg.things.faces import NONE
    from shinpan.games.fftcg.things.state import ASIDE, STACK, Character, FFTable

    assert isinstance(table, FFTable)
    if not decision.free:
        return []
    wrong: list[str] = []
    summons = sorted(item.uid for item in table.stack if item.kind == "summon")
    if summons != sorted(card.uid for card in table.zones[STACK].cards):
        wrong.append(f"Summons {summons} are on the stack, but the cards {table.zones[STACK].cards} lie there")
    if table.zones[ASIDE].cards:
        wrong.append(f"cards still lie aside: {table.zones[ASIDE].cards}")
    if table.waiting or table.held or table.holding:
        wrong.append("a player may act while auto-abilities wait to go onto the stack")
    if decision.kind in ("main", "attack") and table.stack:
        wrong.append(f"{decision.kind} with {len(table.stack)} things on the stack")
    for player in (0, 1):
        field = table.field(player)
        if table.crystals[player] < 0:
            wrong.append(f"player {player} has {table.crystals[player]} crystals")
        if table.damage_of(player) >= table.damage_limit:
            wrong.append(f"player {player} has {table.damage_of(player)} points of damage and still plays")
        if sum(body.is_backup for body in field if isinstance(body, Character)) > 5:
            wrong.append(f"player {player} has more than five Backups")
        for body in field:
            assert isinstance(body, Character)
            if body.controller != player:
                wrong.append(f"{body!r} of player {body.controller} is on the field of player {player}")
            # 12.3: rule processes wait for priority, and there is none between two attacks.
            checked = decision.kind != "attack" and body.is_forward and body.power != NONE and not replaces_breaking(body.face)
            if checked and body.power <= max(0, body.damage) and not body.rules:
                wrong.append(f"{body!r} has power {body.power} and damage {body.damage}")
            if any(count <= 0 for count in body.counters.values()):
                wrong.append(f"{body!r} has counters {body.counters}")
    return wrong


UNSOUND = {"fftcg": unsound_fftcg}
"""What else must be true at a decision, by game."""


class Audit(Seat):
    """Both players: chooses by chance, and looks at everything before."""

    def __init__(self, rules: Game, seed: int, views: float = 1.0, most: int = 200_000) -> None:
        self.rules = rules
        self.dice = Random(seed)
        self.eyes = Random(seed + 1)
        self.views = views
        """At how many of the decisions views and descriptions are made: a share."""
        self.most = most
        self.decisions = 0
        self.count = 0

    def choose(self, table: object, decision: Decision) -> int:
        assert isinstance(table, Table)
        self.decisions += 1
        if self.decisions > self.most:
            raise AssertionError(f"the game does not end: {self.most} decisions")
        self.count = self.count or len(table.cards)
        wrong = misplaced(table) + unsound(table, decision) + lost(table, self.count)
        if self.rules.name in UNSOUND:
            wrong += UNSOUND[self.rules.name](table, decision)
        if wrong:
            raise AssertionError(f"{decision!r} ({decision.rule}, turn {table.turn}): " + "; ".join(wrong))
        if self.eyes.random() < self.views:
            for viewer in VIEWERS:
                self.rules.view(table, viewer)
            for option in decision.options:
                self.rules.describe(table, decision, option)
        return int(self.dice.random() * len(decision.options))


@dataclass
class Fuzzed:
    """What came of a fuzzed game."""

    seed: int
    outcome: Outcome
    decisions: int
    turns: int
    told: list[list[str]] = field(default_factory=list)


def fuzz(
    seed: int,
    views: float = 1.0,
    record: bool = False,
    decks: Sequence[Sequence[Face]] | None = None,
    rules: Game = DIVINECROSS,
    edition: str = "",
) -> Fuzzed:
    """Plays one random game with everything looked at. Raises AssertionError where something is wrong."""
    book = rules.book(edition)
    table = rules.table(decks if decks is not None else fuzz_decks(seed, rules), seed, book)
    table.recording = table.explain = record
    audit = Audit(rules, seed, views)
    table.seats = [audit, audit]
    walk(table)
    assert table.over, "the engine stopped, but the game is not over"
    outcome = outcome_of(table)
    assert outcome.reason, f"the game ended without a reason: {outcome}"
    assert outcome.winner in (0, 1, None)
    wrong = misplaced(table) + lost(table, audit.count or len(table.cards))
    assert not wrong, f"after the end: {wrong}"
    fuzzed = Fuzzed(seed, outcome, audit.decisions, table.turn)
    if record:
        assert outcome.rule, f"the game ended without a clause: {outcome}"
        fuzzed.told = [[rules.tell(event, viewer, edition=book) for event in table.events] for viewer in VIEWERS]
        foreign = {
            rule for event in table.events for rule in book.numbers(event.rule) if rule and rule not in clauses(rules, book)
        }
        assert not foreign, f"{book.name} has no clause {', '.join(sorted(foreign))}"
    return fuzzed


# ------------------------------------------------------------------ scenarios written in Python


def scenario(folder: Path, text: str, cards: Sequence[Path] = ()) -> Any:
    """Runs a scenario given as text; its result."""
    from shinpan.scenarios import run_file

    path = folder / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    return run_file(path, cards)
