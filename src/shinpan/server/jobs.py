"""What is done in the workshop: everything that reads texts which others wrote, or looks through all cards.

Each piece of work takes and gives plain data. Cards that are read there are told to the server as *readings*, from which it
builds the same cards in a moment: the server itself never reads a text.
"""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import yaml

from ..games.base import CardError, Game
from ..library import Deck, game, game_names, starter_decks
from ..library.files import Loader, yaml_problem
from ..library.names import names
from ..match import Match, MatchError
from ..phrases.cache import Cache, Table, Unknown, lent
from ..scenarios import Scenario, ScenarioError, parse
from ..scenarios.running import faces_of
from ..table.cards import Face
from . import seeing
from .catalogue import PAGE, Catalogue, abroad, everything
from .decking import check, hand
from .headers import head, lay, revive
from .live import forced
from .settings import Settings
from .studying import study
from .thinking import catch_up
from .workshop import TooHard, Workshop, benches

LONGEST = 5000
"""Choices in a saved game that is laid again."""
LAID = 500
"""Cards that a scenario or a saved game may lay."""
OWN = 250
"""Cards of its own that it may bring."""
LONG = 0.25
"""Seconds that one choice may take at a table whose cards somebody wrote."""
REHEARSED = 100
"""Such tables that the workshop remembers."""
BREATH = 0.004
"""Seconds after which others get their turn while cards are built or a game is played again."""

REPLAYED = 12.0
"""Seconds after which a rehearsal is given up: it may have to lay the table and play it again first."""

Rows = Mapping[str, Mapping[str, Any]]
Readings = Mapping[str, list[Any]]
"""By language, what texts were read as."""


def workshop(settings: Settings, catalogue: Catalogue) -> Workshop:
    """The workshop with all that is done in it."""
    jobs = Jobs(catalogue, settings.restrictions)
    quick, slow, trial = "cards", "texts", "tables"
    return Workshop(
        settings,
        benches(
            [
                (quick, "search", jobs.search),
                (quick, "card", jobs.card),
                (quick, "check", jobs.check),
                (quick, "hand", jobs.hand),
                (quick, "deck", jobs.deck),
                (trial, "own", jobs.own),
                (slow, "scenario", jobs.scenario),
                (slow, "study", jobs.study),
                (slow, "saved", jobs.saved),
                (slow, "readings", jobs.readings),
                (trial, "rehearse", jobs.rehearse),
            ]
        ),
        {trial: REPLAYED},
        {quick: 200, trial: 200},
        books if settings.preload else None,
        {"search", "card", "own"},
    )


def books() -> None:
    """Makes all phrasebooks, which takes some seconds; with them cards are read, and worded in every language, at once."""
    for name in game_names():
        rules = game(name)
        for lang in (*rules.languages, *rules.begun):
            _ = rules.reader(lang).book


class Jobs:
    """Pieces of work, with the cards at hand."""

    def __init__(self, catalogue: Catalogue, lists: Sequence[Path] = ()) -> None:
        self.catalogue = catalogue
        self.lists = lists
        """Files with restrictions."""
        self.matches: OrderedDict[str, Match] = OrderedDict()
        """Tables that are rehearsed at."""

    # -------------------------------------------------------------- cards and decks

    def search(
        self, name: str, q: str, kind: str, colour: str, cost: int | None, level: int | None, page: int
    ) -> dict[str, Any]:
        """A page of cards."""
        count, found = self.catalogue.search(game(name), q, kind, colour, cost, level, page)
        return {"count": count, "page": page, "pages": (count + PAGE - 1) // PAGE, "cards": found}

    def card(self, name: str, identity: str) -> dict[str, Any]:
        """Everything about a card."""
        return self.catalogue.card(game(name), identity)

    def own(self, name: str, identity: str, row: dict[str, Any]) -> dict[str, Any]:
        """Everything about a card that a table brought."""
        rules = game(name)
        known = self.catalogue.faces(rules).get(identity)
        if known is not None and rules.data(known) == row:
            return self.catalogue.card(rules, identity)
        row = names(rules).row(row)
        return everything(rules, rules.face(row, f"card {identity}"), row, abroad(rules, row))

    def check(self, name: str, text: str, edition: str, on: str) -> dict[str, Any]:
        """A deck with what a deck builder shows, by the restrictions of a day; an error where the list cannot be read."""
        return check(self.catalogue, name, text, edition, on, [str(path) for path in self.lists])

    def hand(self, name: str, text: str, edition: str, seed: int, redraw: bool) -> dict[str, Any]:
        """An opening hand."""
        return hand(self.catalogue, name, text, edition, seed, redraw)

    def deck(self, name: str, text: str, edition: str) -> dict[str, Any]:
        """A deck that may be played, by the numbers of its cards, with their readings."""
        rules = game(name)
        deck = self.catalogue.deck(rules, text, rules.book(edition) if edition else None)
        return {"name": deck.name, "ids": [face.id for face in deck.cards]}

    # -------------------------------------------------------------- tables

    def scenario(self, text: str) -> dict[str, Any]:
        """A scenario as a table needs it, laid for a try."""
        scenario = scenario_of(text)
        rules = game(scenario.game)
        with recording(rules) as told:
            faces = faces_of(rules, scenario, self.catalogue.files[rules.name], None)
            if len(faces) > OWN:
                raise CardError(f"scenario: no more than {OWN} different cards are taken here")
            cards = {identity: rules.data(face) for identity, face in faces.items()}
        match = lay(rules, scenario, faces)
        bounded(match, "scenario")
        header = {"scenario": text, "cards": cards}
        return {"game": rules.name, "title": scenario.title, "header": header, "laid": told_of(scenario), "readings": told()}

    def study(self, text: str, lang: str) -> dict[str, Any]:
        """A scenario as an editor needs it."""
        return study(text, self.catalogue.files, revive, lang)

    def saved(self, data: dict[str, Any]) -> dict[str, Any]:
        """A saved match without its choices, played to its end for a try."""
        choices = data.get("choices")
        if not isinstance(choices, list) or not all(type(choice) is int for choice in choices):
            raise CardError("saved match: choices must be a list of whole numbers")
        if len(choices) > LONGEST:
            raise CardError(f"saved match: a game of more than {LONGEST} choices is not taken here")
        cards = data.get("cards")
        if isinstance(cards, dict) and len(cards) > OWN:
            raise CardError(f"saved match: no more than {OWN} different cards are taken here")
        rules = game(data["game"]) if isinstance(data.get("game"), str) else None
        with recording(*([rules] if rules is not None else [])) as told:
            match = Match.load({**data, "choices": []})
        bounded(match, "saved match")
        header = head(match)
        for index, choice in enumerate(choices):
            begun = process_time()
            if match.decision is None:
                break  # the table will say so
            try:
                if choice < 0:
                    match.concede(-1 - choice)
                else:
                    match.choose(choice)
            except MatchError:
                break
            if process_time() - begun > LONG:
                raise CardError(f"saved match: choice {index + 1} takes too long to work out")
            if index % 16 == 15:
                match.thin()
        return {"game": match.game.name, "header": header, "names": match.names, "choices": choices, "readings": told()}

    def rehearse(self, table: str, name: str, choices: list[int], choice: int, header: dict[str, Any] | None = None) -> bool:
        """Makes a choice for a try; false where the table is not known. Refuses one that takes too long."""
        match = self.matches.pop(table, None)  # one that breaks is not kept
        if match is None:
            if header is None:
                return False
            match = revive(game(name), header)
        catch_up(match, choices)
        begun = process_time()
        match.choose(choice)
        while match.decision is not None and forced(match, False):
            match.choose(0)
        for viewer in (0, 1):
            seeing.Sight(match, viewer)
        if process_time() - begun > LONG:
            match.undo(len(match.choices) - len(choices))
            self.matches[table] = match
            raise TooHard("this takes too long to work out")
        if len(match.table.choices) % 16 == 0:
            match.thin()
        self.matches[table] = match
        if len(self.matches) > REHEARSED:
            self.matches.popitem(last=False)
        return True

    def readings(self, name: str, rows: Rows, text: str | None = None) -> dict[str, Any]:
        """What the texts of cards are read as; with the text of a scenario, what it says too."""
        rules = game(name)
        with recording(rules) as told:
            for identity, row in rows.items():
                rules.face(row, f"card {identity}")
        return {"readings": told(), "laid": told_of(scenario_of(text)) if text is not None else None}


def scenario_of(text: str) -> Scenario:
    """A scenario as somebody sent it: in one piece, without references."""
    try:
        if any(isinstance(token, yaml.AliasToken) for token in yaml.scan(text, Loader)):
            raise CardError("scenario: write everything out: references to other parts (*name) are not taken here")
        scenario = parse(text, "scenario")
    except ScenarioError as error:
        raise CardError(str(error)) from None
    except yaml.YAMLError as error:
        raise CardError(f"scenario: not valid YAML: {yaml_problem(error)}") from None
    if scenario.files:
        raise CardError("scenario: cards must be written in the scenario itself, not named by a file")
    return scenario


def told_of(scenario: Scenario) -> dict[str, Any] | None:
    """What lays a scenario, if JSON can hold it as it is: YAML knows more."""
    data = {"spec": scenario.spec, "seed": scenario.seed, "edition": scenario.edition}
    try:
        return data if json.loads(json.dumps(data)) == data else None
    except (TypeError, ValueError, RecursionError):
        return None


def bounded(match: Match, what: str) -> None:
    """Refuses a table that is too large to be looked at again and again."""
    if len(match.table.cards) > LAID:
        raise CardError(f"{what}: no more than {LAID} cards are laid here")
    seeing.Sight(match, 0)


# ------------------------------------------------------------------ readings


def caches(rules: Game) -> dict[str, Cache]:
    """What is known of texts in the languages of a game."""
    found = {lang: rules.reader(lang).keep for lang in rules.languages}
    return {lang: cache for lang, cache in found.items() if cache is not None}


def keep_readings() -> None:
    """Writes what this run has read for the next one: a server seldom ends in a way that leaves time for it."""
    for name in game_names():
        for cache in caches(game(name)).values():
            cache.save()


@contextmanager
def recording(*games: Game) -> Iterator[Any]:
    """Keeps what is read within, and tells it."""
    kept = {lang: cache for rules in games for lang, cache in caches(rules).items()}
    for cache in kept.values():
        cache.recorded = {}
    told: dict[str, list[Any]] = {}
    try:
        yield lambda: told
        told.update({lang: cache.told() for lang, cache in kept.items() if cache.recorded})
    finally:
        for cache in kept.values():
            cache.recorded = None


def build(rules: Game, identity: str, row: Mapping[str, Any], tables: Mapping[str, Table]) -> Face:
    """A card of which all texts have been read. Raises Unknown where one has not."""
    kept = caches(rules)
    for lang, cache in kept.items():
        cache.closed = True
        cache.lent = [tables[lang]] if lang in tables else []
    try:
        return rules.face(row, f"card {identity}")
    finally:
        for cache in kept.values():
            cache.closed, cache.lent = False, []


async def faces_from(shop: Workshop, rules: Game, rows: Rows, address: str, given: Readings | None = None) -> dict[str, Face]:
    """Cards from the fields of card files, whoever wrote them; others get their turn meanwhile."""
    if not shop.benches:
        return {identity: rules.face(row, f"card {identity}") for identity, row in rows.items()}
    tables = {lang: lent(data) for lang, data in (given or {}).items()}
    found: dict[str, Face] = {}
    missing: dict[str, Mapping[str, Any]] = {}
    breath = Breath()
    for more in (False, True):
        for identity, row in missing.items() if more else rows.items():
            try:
                found[identity] = build(rules, identity, row, tables)
            except Unknown:
                if more:
                    raise CardError(f"card {identity}: its text cannot be read now") from None
                missing[identity] = row
            await breath.take()
        if not missing:
            break
        if not more:
            answer = await shop.do("readings", address, name=rules.name, rows=missing)
            tables = {lang: lent(data) for lang, data in answer["readings"].items()}
    return {identity: found[identity] for identity in rows}


class Breath:
    """Lets others have their turn every few thousandths of a second."""

    def __init__(self) -> None:
        self.since = perf_counter()

    async def take(self) -> None:
        """Comes after every piece of a longer work."""
        if perf_counter() - self.since > BREATH:
            await asyncio.sleep(0)
            self.since = perf_counter()


def known_faces(rules: Game, faces: Mapping[str, Face]) -> Game:
    """The game, but its cards are already built."""

    class Known(type(rules)):  # type: ignore[misc]
        """A game whose cards are at hand."""

        def face(self, data: Mapping[str, Any], where: str = "") -> Face:
            return faces[str(data.get("id"))]

    made = Known()
    assert isinstance(made, Game)
    return made


def deck_of(catalogue: Catalogue, rules: Game, ids: Sequence[str], name: str) -> Deck:
    """A deck of cards that are built."""
    faces = catalogue.faces(rules)
    return Deck(name, [faces[identity] for identity in ids])


def is_starter(rules: Game, text: str) -> bool:
    """Whether somebody means a deck that ships with the game."""
    return text.strip() in starter_decks(rules)
