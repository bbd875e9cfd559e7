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

from ..games.base import CardError, Game
from ..library import Deck, game, game_names, starter_deck, starter_decks
from ..match import BadSave, Match, MatchError
from ..match.errors import differs
from ..match.saves import read_fingerprints
from ..players import BOTS, bots
from ..scenarios import parse
from ..table.edition import Edition
from . import store
from .analyses import Analyses
from .catalogue import Catalogue
from .headers import head, laid, revive
from .jobs import deck_of, faces_from, is_starter, known_faces, workshop
from .limits import Limits, TooMuch, home
from .live import VOID, LiveTable, Refuse, SeatName
from .pictures import Pictures
from .protocol import tidy
from .refusing import Trouble
from .seating import Hourly, fits, hashed, new_id, new_seed, new_token
from .settings import Settings
from .store import Job, Store, Stored, now
from .thinking import Thinkers
from .trials import Trials
from .workshop import TooHard, Workshop

LOG = logging.getLogger("shinpan.server")
SWEEP = 30.0
"""Seconds between two looks for tables nobody is at."""
COLLECT = 600.0
"""Seconds between two collections of everything: rare, as each is a pause for everybody."""


class Hall:
    """The tables."""

    def __init__(self, settings: Settings, catalogue: Catalogue | None = None, shop: Workshop | None = None) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.catalogue = catalogue or Catalogue(settings.cards, settings.translations)
        self.limits = Limits(settings)
        self.shop = shop or workshop(settings, self.catalogue)
        """Where texts are worked on; in threads of this process if nobody opened it."""
        self.shop.limits = self.limits
        self.pictures = Pictures(settings.pictures, game_names()) if settings.pictures is not None else None
        self.thinkers = Thinkers(settings.thinkers)
        self.trials = Trials(settings)
        self.analyses = Analyses(settings)
        self.told: dict[str, bytes] = {}
        """Answers that are always the same."""
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.created = Hourly(settings.tables_per_address)
        self.shared = Hourly(settings.positions_per_address)
        self.kept = Hourly(settings.decks_per_address)

    def close(self) -> None:
        """Puts everything away."""
        for table in self.tables.values():
            table.close()
        self.thinkers.stop()
        self.trials.close()
        self.analyses.close()
        self.shop.close()
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
        if len(self.tables) >= self.settings.tables:
            raise TooMuch("there are too many tables here already", 60)
        rules = game(kept.game)
        table = LiveTable(kept, rules, self.store, self.settings, self.thinkers)
        self._careful(table)
        if kept.header is not None:
            try:
                match = await self.revive(rules, kept.header)
            except (MatchError, CardError) as error:
                LOG.error("table %s cannot be laid again: %s", identity, error)
                raise Refuse(f"this game cannot be laid again: {error}") from None
            await table.begin(match, kept.header, kept.choices, kept.clocks, kept.prints)
            await self._judge(table, kept)
        self.tables[identity] = table
        return table

    async def _judge(self, table: LiveTable, kept: Stored) -> None:
        """Closes a game that cannot go on as void, and opens it again if it can after all, by the version it was played by."""
        void = kept.result is not None and kept.result["ending"] == VOID
        if (table.agreed is not None) == void or table.result is not None:
            return
        how = None if void else json.dumps(table.over)
        try:
            await self.store.write((store.FINISH, {"match": table.id, "how": how, "at": now()}))
        except Trouble as trouble:
            LOG.error("table %s: %s", table.id, trouble.reason)  # it will be found out again

    def _careful(self, table: LiveTable) -> None:
        """At a table whose cards somebody wrote every choice is tried in the workshop before it is made here."""
        if not self.shop.benches or not table.setting.get("title"):
            return

        async def rehearse(choice: int) -> None:
            match = table.match
            assert match is not None
            given = {"table": table.id, "name": table.game.name, "choices": match.choices, "choice": choice}
            try:
                if await self.shop.do("rehearse", "", **given) is False:
                    await self.shop.do("rehearse", "", **given, header=table.header)
            except TooHard as error:
                raise Refuse(f"{error.reason}: choose something else", table.n) from None
            except (MatchError, CardError, RuntimeError) as error:
                LOG.error("table %s: a choice could not be tried: %s", table.id, error)
                raise Refuse("the engine broke here: choose something else", table.n) from None

        table.rehearse = rehearse

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
            raise TooMuch("there are too many tables here already", 60)
        wait = self.created.take(home(address))
        if wait:
            raise TooMuch("too many tables were opened from this address within an hour", wait)

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
        title: str = "",
    ) -> tuple[LiveTable, str, str | None]:
        """Opens a table: the table, the token of the first seat and, where the other is open, an invitation.

        ``tokens`` are given for a game between two who sat at another table; a seat without one is a bot's.
        """
        token, invite = new_token(), None
        setting: dict[str, Any] = {"clock": dict(clock) if clock else None, "bot": bot}
        if title:
            setting["title"] = title
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

    async def deck(self, rules: Game, text: str, edition: Edition | None, address: str) -> Deck:
        """A deck that may be played: the name of a starter deck, or a list as players paste it."""
        if is_starter(rules, text):
            return starter_deck(rules, text.strip())
        told = await self.shop.do("deck", address, name=rules.name, text=text, edition=edition.name if edition else "")
        known = self.catalogue.pool(rules)
        if known is not None:
            rows = {each: known.merged.rows[each] for each in told["ids"] if each in known and each not in known.built}
            known.built.update(await faces_from(self.shop, rules, rows, ""))
        return deck_of(self.catalogue, rules, told["ids"], told["name"])

    async def open_saved(self, data: dict[str, Any], address: str = "") -> tuple[LiveTable, str]:
        """A table from a saved match, where it stood, of which one client plays both sides."""
        prints = read_fingerprints(data.get("fingerprints", []))
        told = await self.shop.do("saved", address, data={**data, "fingerprints": []})
        prints = {number: mark for number, mark in prints.items() if number <= len(told["choices"])}
        rules, header, token = game(told["game"]), told["header"], new_token()
        match = await self.revive(rules, header, address, told)
        self.admit(address)
        setting = {"clock": None, "bot": None, "title": "a saved game"}
        kinds, keys = ["person", "person"], [hashed(token), None]
        names = (tidy(told["names"][0])[:40], tidy(told["names"][1])[:40])
        table = await self._keep(rules, "hotseat", setting, header, match, kinds, names, keys, None, told["choices"], prints)
        return table, token

    async def open_scenario(self, text: str, address: str = "") -> tuple[LiveTable, str]:
        """A table from a scenario, of which one client plays both sides."""
        told = await self.shop.do("scenario", address, text=text)
        rules, header, token = game(told["game"]), told["header"], new_token()
        match = await self.revive(rules, header, address, told)
        self.admit(address)
        setting = {"clock": None, "bot": None, "title": told["title"]}
        kinds, keys = ["person", "person"], [hashed(token), None]
        table = await self._keep(rules, "scenario", setting, header, match, kinds, ("Player 1", "Player 2"), keys, None)
        return table, token

    async def revive(self, rules: Game, header: dict[str, Any], address: str = "", told: dict[str, Any] | None = None) -> Match:
        """The match a header describes, at its beginning; ``told`` is what the workshop said of it, if it was asked."""
        if not self.shop.benches:
            return revive(rules, header)
        if "scenario" in header and told is None:
            told = await self.shop.do("readings", address, name=rules.name, rows=header["cards"], text=header["scenario"])
        faces = await faces_from(self.shop, rules, header["cards"], address, told and told["readings"])
        if "scenario" not in header:
            match = Match.load({**header, "choices": []}, known_faces(rules, faces))
            match.game = rules
            return match
        said = told and told["laid"]
        if not said:
            scenario = await asyncio.to_thread(parse, header["scenario"], "scenario")
            said = {"spec": scenario.spec, "seed": scenario.seed, "edition": scenario.edition}
        return Match(laid(rules, said["spec"], faces), [[], []], seed=said["seed"], edition=said["edition"])

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
        prints: Mapping[int, str] | None = None,
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
        self._careful(table)
        if header is not None and match is not None:
            await table.begin(match, header, list(choices), [], dict(prints or {}))
            if table.broke is not None and not any(number > table.broke[0] for number in table.prints):
                raise BadSave(f"saved match: choice {table.broke[0] + 1}: {table.broke[1]}")
            if table.agreed is not None:
                # Laid as far as it is the same game, from where its owner may go on otherwise.
                choices, setting["title"] = choices[: table.agreed], f"a saved game: {differs(table.agreed)}"
                table.prints = {number: mark for number, mark in table.prints.items() if number <= table.agreed}
                table.agreed = None
                row["setting"] = json.dumps(setting)
        jobs: list[Job] = [(store.NEW_MATCH, row), *((store.NEW_SEAT, seat) for seat in seats)]
        for number, value in enumerate(choices):
            made = {"match": identity, "number": number, "value": value, "clock": None, "made": at}
            jobs.append((store.NEW_CHOICE, made))
        for number, mark in table.prints.items():
            jobs.append((store.NEW_PRINT, {"match": identity, "number": number, "value": mark}))
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
            first = await self._unwritten(rules, table.setting["first"])
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

    async def _unwritten(self, rules: Game, data: dict[str, Any]) -> Deck:
        """A deck that was written out."""
        faces = await faces_from(self.shop, rules, data["cards"], "")
        return Deck("deck", [faces[identity] for identity in data["ids"]])

    # -------------------------------------------------------------- once more

    async def rematch(self, table: LiveTable, seat: SeatName | None, address: str = "") -> None:
        """A player wants another game with sides changed; it begins when the other does too."""
        if seat is None:
            raise Refuse("spectators only watch")
        if table.match is None or table.decision is not None:
            raise Refuse("the game is not over", table.n)
        if "scenario" in table.header:
            raise Refuse("a table from a scenario has no rematch: open it again")
        async with table.lock:
            if table.next is not None:
                raise Refuse("the other game has begun already")
            table.wishes |= {0, 1} if seat == "both" else {seat}
            people = {number for number, chair in enumerate(table.chairs) if chair.kind == "person"}
            if not people <= table.wishes:
                table.tell()
                return
            self.admit(address)
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
            title=table.setting.get("title", ""),
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


def written(rules: Game, deck: Deck) -> dict[str, Any]:
    """A deck with its cards written out."""
    return {"ids": [face.id for face in deck.cards], "cards": {face.id: rules.data(face) for face in deck.cards}}


def another_deck(rules: Game, mine: Deck, seed: int) -> Deck:
    """A starter deck for a bot, not the player's own."""
    names = [name for name in starter_decks(rules) if name != mine.name]
    return starter_deck(rules, Random(seed).choice(names))


def known_bot(name: str, rules: Game | None = None) -> str:
    """The name of a bot, of those that can play a game."""
    there = list(BOTS) if rules is None else bots(rules)
    if name not in there:
        raise CardError(f"unknown bot {name!r} (there is: {', '.join(there)})")
    return name


def bot_title(name: str) -> str:
    """What a bot is called at the table: by its strength, where it has one.

    >>> bot_title("greedy"), bot_title("search-strong"), bot_title("search")
    ('Greedy', 'Strong', 'Best')
    """
    return (name.removeprefix("search-") if name != "search" else "best").capitalize()
