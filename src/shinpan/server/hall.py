"""All tables of a server: opened, found again in the database, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections.abc import Mapping, Sequence
from random import Random
from time import monotonic
from typing import Any

import yaml

from ..games.base import CardError, Game
from ..library import Deck, game, game_names, starter_deck, starter_decks
from ..library.files import Loader, yaml_problem
from ..match import Match, MatchError
from ..players import BOTS
from ..scenarios import ScenarioError, parse
from ..scenarios.running import faces_of
from ..table.cards import Face
from ..table.edition import Edition
from ..table.table import Table
from . import store
from .catalogue import Catalogue
from .live import LiveTable, Refuse, SeatName
from .pictures import Pictures
from .protocol import tidy
from .seating import Hourly, fits, hashed, new_id, new_seed, new_token
from .settings import Settings
from .store import Job, Store, Stored, now
from .thinking import Thinkers

LOG = logging.getLogger("shinpan.server")
LONGEST = 5000
"""Choices in a saved game that is laid again."""
SWEEP = 30.0
"""Seconds between two looks for tables nobody is at."""
COLLECT = 600.0
"""Seconds between two collections of everything: rare, as each is a pause for everybody."""


class Hall:
    """The tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.catalogue = Catalogue(settings.cards, settings.translations)
        self.pictures = Pictures(settings.pictures, game_names()) if settings.pictures is not None else None
        self.thinkers = Thinkers(settings.thinkers)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.created = Hourly(settings.tables_per_address)

    def close(self) -> None:
        """Puts everything away."""
        for table in self.tables.values():
            table.close()
        self.thinkers.stop()
        self.store.close()

    # -------------------------------------------------------------- finding

    async def find(self, identity: str) -> LiveTable | None:
        """A table in memory or in the database."""
        table = self.tables.get(identity)
        if table is not None:
            return table
        if identity not in self.loading:
            self.loading[identity] = asyncio.create_task(self._load(identity))
            self.loading[identity].add_done_callback(lambda _: self.loading.pop(identity, None))
        return await asyncio.shield(self.loading[identity])

    async def _load(self, identity: str) -> LiveTable | None:
        kept = await self.store.match(identity)
        if kept is None:
            return None
        rules = game(kept.game)
        table = LiveTable(kept, rules, self.store, self.settings, self.thinkers)
        if kept.header is not None:
            try:
                await table.begin(revive(rules, kept.header), kept.header, kept.choices, kept.clocks)
            except (MatchError, CardError) as error:
                LOG.error("table %s cannot be laid again: %s", identity, error)
                raise Refuse(f"this game cannot be laid again: {error}") from None
        self.tables[identity] = table
        return table

    async def sweep(self) -> None:
        """Puts tables away that nobody has been at for a while, again and again, and now and then what they left behind."""
        collected = monotonic()
        while True:
            await asyncio.sleep(SWEEP)
            if monotonic() - collected > COLLECT:
                gc.collect()
                collected = monotonic()
            limit = monotonic() - self.settings.idle
            for table in list(self.tables.values()):
                if not table.listeners and table.busy < limit and not table.lock.locked() and not table.tasks:
                    table.close()
                    del self.tables[table.id]

    # -------------------------------------------------------------- opening

    def admit(self, address: str) -> None:
        """Whether one more table may be opened."""
        if len(self.tables) >= self.settings.tables:
            raise Refuse("there are too many tables here already: try again later")
        if not self.created.take(address):
            raise Refuse("too many tables were opened from this address within an hour")

    async def open(
        self,
        rules: Game,
        mode: str,
        names: tuple[str, str],
        decks: tuple[Deck, Deck | None],
        seed: int | None = None,
        bot: str | None = None,
        clock: Mapping[str, float] | None = None,
        tokens: tuple[str | None, str | None] | None = None,
        edition: str = "",
    ) -> tuple[LiveTable, str, str | None]:
        """Opens a table: the table, the token of the first seat and, where the other is open, an invitation.

        ``tokens`` are given for a game between two who sat at another table; a seat without one is a bot's.
        """
        token, invite = new_token(), None
        setting: dict[str, Any] = {"clock": dict(clock) if clock else None, "bot": bot}
        kinds = ["person", "bot" if mode == "bot" else "person"]
        keys: list[str | None] = [hashed(token), None]
        match: Match | None = None
        if tokens is not None:
            kinds = ["person" if given is not None else "bot" for given in tokens]
            keys = [hashed(given) if given is not None else None for given in tokens]
        second = decks[1]
        seed = new_seed() if seed is None else seed
        if second is None:
            invite = new_token()
            kinds[1] = "open"
            setting["first"] = written(rules, decks[0])
            setting["seed"] = seed
            setting["edition"] = edition
        else:
            lists = [decks[0].cards, second.cards]
            match = Match(rules, lists, seed=seed, names=names, thorough=mode == "invite", edition=edition)
        header = head(match) if match is not None else None
        table = await self._keep(rules, mode, setting, header, match, kinds, names, keys, invite)
        return table, token, invite

    async def open_saved(self, data: dict[str, Any]) -> tuple[LiveTable, str]:
        """A table from a saved match, where it stood, of which one client plays both sides."""
        choices = data.get("choices")
        if not isinstance(choices, list) or not all(type(choice) is int for choice in choices):
            raise CardError("saved match: choices must be a list of whole numbers")
        if len(choices) > LONGEST:
            raise CardError(f"saved match: a game of more than {LONGEST} choices is not taken here")
        match = Match.load({**data, "choices": []})
        header, token = head(match), new_token()
        setting = {"clock": None, "bot": None, "title": "a saved game"}
        kinds, keys = ["person", "person"], [hashed(token), None]
        names = (tidy(match.names[0])[:40], tidy(match.names[1])[:40])
        table = await self._keep(match.game, "hotseat", setting, header, match, kinds, names, keys, None, choices)
        return table, token

    async def open_scenario(self, text: str) -> tuple[LiveTable, str]:
        """A table from a scenario, of which one client plays both sides."""
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
        rules = game(scenario.game)
        faces = faces_of(rules, scenario, self.catalogue.files[rules.name], None)
        header = {"scenario": text, "cards": {identity: rules.data(face) for identity, face in faces.items()}}
        token = new_token()
        setting = {"clock": None, "bot": None, "title": scenario.title}
        kinds, keys = ["person", "person"], [hashed(token), None]
        match = revive(rules, header)
        table = await self._keep(rules, "scenario", setting, header, match, kinds, ("Player 1", "Player 2"), keys, None)
        return table, token

    async def _keep(
        self,
        rules: Game,
        mode: str,
        setting: dict[str, Any],
        header: dict[str, Any] | None,
        match: Match | None,
        kinds: list[str],
        names: tuple[str, str],
        keys: list[str | None],
        invite: str | None,
        choices: Sequence[int] = (),
    ) -> LiveTable:
        """Writes a new table and lays it."""
        identity, at = new_id(), now()
        row = {
            "id": identity,
            "game": rules.name,
            "mode": mode,
            "created": at,
            "updated": at,
            "setting": json.dumps(setting),
            "header": json.dumps(header) if header is not None else None,
            "result": None,
        }
        seats = [
            {
                "match": identity,
                "seat": seat,
                "kind": kinds[seat],
                "name": names[seat],
                "token": keys[seat],
                "invite": hashed(invite) if invite is not None and seat == 1 else None,
            }
            for seat in (0, 1)
        ]
        kept = Stored(identity, rules.name, mode, at, setting, header, None, seats, [], [], [])
        table = LiveTable(kept, rules, self.store, self.settings, self.thinkers)
        if header is not None and match is not None:
            await table.begin(match, header, list(choices), [])
        jobs: list[Job] = [(store.NEW_MATCH, row), *((store.NEW_SEAT, seat) for seat in seats)]
        for number, value in enumerate(choices):
            made = {"match": identity, "number": number, "value": value, "clock": None, "made": at}
            jobs.append((store.NEW_CHOICE, made))
        await self.store.write(*jobs)
        self.tables[identity] = table
        return table

    async def join(self, table: LiveTable, invite: str, deck: Deck, name: str) -> str:
        """Somebody takes the open seat: the token of it."""
        async with table.lock:
            chair = table.chairs[1]
            if chair.kind != "open" or not fits(invite, chair.invite):
                raise Refuse("this invitation is not (or no longer) good for a seat")
            rules = table.game
            first = Deck("deck", unwritten(rules, table.setting["first"]))
            names = (table.chairs[0].name, name)
            seed, edition = table.setting["seed"], table.setting.get("edition", "")
            match = Match(rules, [first.cards, deck.cards], seed=seed, names=names, thorough=True, edition=edition)
            header, token = head(match), new_token()
            jobs: list[Job] = [
                (store.BEGIN, {"match": table.id, "head": json.dumps(header), "at": now()}),
                (
                    store.SIT,
                    {"in_match": table.id, "at_seat": 1, "now": "person", "called": name, "hashed": hashed(token)},
                ),
            ]
            await self.store.write(*jobs)
            chair.kind, chair.name, chair.token, chair.invite = "person", name, hashed(token), None
            await table.begin(match, header, [], [])
            table._wind()
            table.tell(full=True)
        return token

    # -------------------------------------------------------------- once more

    async def rematch(self, table: LiveTable, seat: SeatName | None) -> None:
        """A player wants another game with sides changed; it begins when the other does too."""
        if seat is None:
            raise Refuse("spectators only watch")
        if table.match is None or table.decision is not None:
            raise Refuse("the game is not over", table.n)
        if table.mode == "scenario":
            raise Refuse("a table from a scenario has no rematch: open it again")
        async with table.lock:
            if table.next is not None:
                raise Refuse("the other game has begun already")
            table.wishes |= {0, 1} if seat == "both" else {seat}
            people = {number for number, chair in enumerate(table.chairs) if chair.kind == "person"}
            if not people <= table.wishes:
                table.tell()
                return
            await self._again(table)

    async def _again(self, table: LiveTable) -> None:
        match = table.match
        assert match is not None
        decks = (Deck("deck", match.decks[1]), Deck("deck", match.decks[0]))
        names = (table.chairs[1].name, table.chairs[0].name)
        given: list[str | None] = [new_token() if table.chairs[1 - seat].kind == "person" else None for seat in (0, 1)]
        if table.shared:
            given[1] = None
        opened, _, _ = await self.open(
            table.game,
            table.mode,
            names,
            decks,
            bot=table.setting.get("bot"),
            clock=table.setting.get("clock"),
            tokens=(given[0], given[1]),
            edition=match.edition.name,
        )
        if table.shared:
            for chair in opened.chairs:
                chair.kind = "person"
            await self.store.write(
                (store.SIT, {"in_match": opened.id, "at_seat": 1, "now": "person", "called": names[1], "hashed": None})
            )
        table.next = opened.id
        for listener in list(table.listeners):
            new: SeatName | None = listener.seat
            token = given[0]
            if listener.seat == 0 or listener.seat == 1:
                new = 1 if listener.seat == 0 else 0
                token = given[new]
            listener.send({"t": "rematch", "match": opened.id, "seat": new, "token": token if new is not None else None})


# ------------------------------------------------------------------ headers


def head(match: Match) -> dict[str, Any]:
    """A match without its choices."""
    data = match.save()
    del data["choices"]
    return data


def revive(rules: Game, header: dict[str, Any]) -> Match:
    """The match a header describes, at its beginning."""
    if "scenario" not in header:
        return Match.load({**header, "choices": []}, rules)
    scenario = parse(header["scenario"], "scenario")
    faces = {identity: rules.face(data, f"card {identity}") for identity, data in header["cards"].items()}
    return Match(laid(rules, scenario.spec, faces), [[], []], seed=scenario.seed, edition=scenario.edition)


def laid(rules: Game, spec: Mapping[str, Any], faces: Mapping[str, Face]) -> Game:
    """The game, but its tables are laid as a scenario says."""

    class Laid(type(rules)):  # type: ignore[misc]
        """A game from a position on."""

        def table(self, decks: object, seed: int, edition: Edition | None = None) -> Table:
            return rules.position(spec, faces, seed, edition)[0]

    made = Laid()
    assert isinstance(made, Game)
    return made


def written(rules: Game, deck: Deck) -> dict[str, Any]:
    """A deck with its cards written out."""
    return {"ids": [face.id for face in deck.cards], "cards": {face.id: rules.data(face) for face in deck.cards}}


def unwritten(rules: Game, data: dict[str, Any]) -> list[Face]:
    """The cards of a deck that was written out."""
    faces = {identity: rules.face(row, f"card {identity}") for identity, row in data["cards"].items()}
    return [faces[identity] for identity in data["ids"]]


def another_deck(rules: Game, mine: Deck, seed: int) -> Deck:
    """A starter deck for a bot, not the player's own."""
    names = [name for name in starter_decks(rules) if name != mine.name]
    return starter_deck(rules, Random(seed).choice(names))


def known_bot(name: str) -> str:
    """The name of a bot."""
    if name not in BOTS:
        raise CardError(f"unknown bot {name!r} (there is: {', '.join(BOTS)})")
    return name
