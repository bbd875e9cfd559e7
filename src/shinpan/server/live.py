"""A table that people sit at: a match, who plays it, clocks, wishes to take back, and everybody who watches.

All engine work is done in the thread of the event loop. Whatever changes the match holds the table's lock, is written to
the database, and only then told.
"""

from __future__ import annotations

import asyncio
import json
import logging
from bisect import bisect_right
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import monotonic, thread_time
from typing import Any, Literal, Protocol

from ..games.base import Game, summaries_of
from ..library import clauses
from ..match import Differs, Match, MatchError
from ..match.errors import differs
from ..match.fingerprint import EVERY
from ..table.decisions import Decision
from ..table.edition import Edition
from ..table.events import Event
from . import seeing, store
from .clocks import Clock
from .refusing import Refuse as Refuse
from .refusing import Trouble
from .seating import fits, luck
from .settings import Settings
from .store import Job, Store, Stored, now
from .thinking import Thinkers

LOG = logging.getLogger("shinpan.server")
SeatName = Literal[0, 1, "both"]
Sights = dict[tuple[int | None, str], seeing.Sight]
"""What a table looks like, by viewer and language."""


@dataclass
class Alike:
    """What several listeners are told in the same words: it is worked out once."""

    told: dict[tuple[object, ...], tuple[list[dict[str, Any]], list[dict[str, Any]], int, int]] = field(default_factory=dict)
    asked: dict[tuple[int | None, str], dict[str, Any]] = field(default_factory=dict)


ASKED = ("main", "priority", "counter")
"""What is asked even if there is only one option: to answer at once would tell of hidden cards."""
ALONE = -1
"""Who made a choice that was none: there was one option."""
THIN = 16
"""After so many choices, tables kept to go back to are thinned out."""
AGAIN = 0.2
"""Seconds after which a bot whose choice was refused tries again, longer each time."""
BREATH = 0.004
"""Seconds after which others get their turn while a game is played again."""
PASTS = 12
"""Past positions that a table remembers having shown."""
VOID = "void"
"""How a game ends that cannot go on: nobody has won."""
LATER = 1.0
"""Seconds after which it is tried again to end a game by the clock that could not be kept."""
ADVISED = ("text", "wins", "line", "proven", "cards")
"""What is told of an option that a search thought about."""
CHATS = 200
"""Chat lines that are kept for whoever comes later."""


class Listener(Protocol):
    """Whoever is connected to a table."""

    seat: SeatName | None
    muted: bool
    told: int
    """How many events of the table it has been told, counting those it does not hear of."""
    heard: int
    """How many of them it heard of."""
    viewer: int | None
    """Through whose eyes it looked last."""
    lang: str
    """The language in which it is told things."""

    def send(self, data: dict[str, Any]) -> None:
        """Sends a message, some time soon."""


class Chair:
    """A seat: who sits there."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind: Literal["person", "bot", "open"] = row["kind"]
        self.name: str = row["name"]
        self.token: str | None = row["token"]
        self.invite: str | None = row["invite"]
        self.away: float = monotonic()
        """Since when nobody has been connected."""


class LiveTable:
    """A table in memory."""

    def __init__(self, kept: Stored, game: Game, keeper: Store, settings: Settings, thinkers: Thinkers) -> None:
        self.id = kept.id
        self.game = game
        self.mode = kept.mode
        self.created = kept.created
        self.setting = kept.setting
        self.chairs = [Chair(row) for row in kept.seats]
        self.chat = kept.chat
        self.store = keeper
        self.settings = settings
        self.thinkers = thinkers
        self.match: Match | None = None
        self.header: dict[str, Any] = {}
        self.marks: list[int] = []
        """How many events there were after so many choices."""
        self.makers: list[int] = []
        """Who made each choice; ALONE where there was nothing to choose."""
        self.result = kept.result if kept.result is not None and kept.result["ending"] != VOID else None
        """How the game ended before it was laid again."""
        self.ending: str | None = (self.result or {}).get("ending")
        self.prints: dict[int, str] = {}
        """The fingerprints that are kept, by how many choices had been made."""
        self.agreed: int | None = None
        """After how many choices the game that is kept is no longer what these rules make of it; None: it all is."""
        self.broke: tuple[int, str] | None = None
        """Of such a game, the choice that cannot be made again, and why."""
        self.record: tuple[list[int], dict[int, str]] = ([], {})
        """Of such a game, what is kept of it."""
        clock = self.setting.get("clock")
        self.clock = Clock(float(clock["bank"]), float(clock["increment"])) if clock else None
        self.flag: asyncio.TimerHandle | None = None
        self.lock = asyncio.Lock()
        self.talk = asyncio.Lock()
        self.mumbled = False
        """Whether a chat line may have been written that was refused."""
        self.listeners: set[Listener] = set()
        self.writing = False
        """Whether the last choice is being written: until it is kept, nobody is told of it."""
        self.untold: dict[Listener, int | None] = {}
        """Who came meanwhile, and the last log line they know."""
        self.unsure = False
        """Whether choices may have been written that were refused: the connection broke off."""
        self.undo: dict[str, int] | None = None
        self.undos = 0
        self.numbered = not kept.choices
        """Whether log lines still have the numbers they had: not if something was taken back, now or before a restart."""
        self.wishes: set[int] = set()
        self.next: str | None = None
        """The game after this one."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.busy = monotonic()
        self.rehearse: Callable[[int], Awaitable[None]] | None = None
        """Tries a choice elsewhere first: at a table whose cards somebody wrote, who knows what it does."""
        self.owed = 0.0
        """Seconds of everybody's time that choosing and telling have taken here, and nobody has been charged with."""
        self.pasts: dict[tuple[int, int | None], dict[str, Any]] = {}
        """Past positions shown of late, by number and viewer."""

    # -------------------------------------------------------------- where it stands

    @property
    def n(self) -> int:
        """How many choices were made."""
        return len(self.match.table.choices) if self.match is not None else 0

    @property
    def decision(self) -> Decision | None:
        """What is to be decided."""
        return self.match.decision if self.match is not None and self.agreed is None else None

    @property
    def over(self) -> dict[str, Any] | None:
        """How the game ended."""
        return self.ended("en")

    def ended(self, lang: str) -> dict[str, Any] | None:
        """How the game ended, told in a language."""
        if self.agreed is not None:
            return seeing.void(self.game, self.agreed, self.result, lang)
        return seeing.over(self.match, self.ending, lang) if self.match is not None else None

    @property
    def shared(self) -> bool:
        """Whether one client plays both sides."""
        return self.mode in ("hotseat", "scenario")

    @property
    def alone(self) -> bool:
        """Whether a player's haste tells nobody anything: the other side is a bot, or the same person's."""
        return self.mode in ("bot", "scenario")

    def seat_of(self, token: str) -> SeatName | None:
        """The seat a token is for."""
        for seat, chair in enumerate(self.chairs):
            if fits(token, chair.token):
                return "both" if self.shared else 0 if seat == 0 else 1
        return None

    def connected(self, seat: int) -> bool:
        """Whether somebody is connected to a seat."""
        return any(listener.seat in (seat, "both") for listener in self.listeners)

    @property
    def attended(self) -> bool:
        """Whether a player is there, and not only people who watch."""
        return any(listener.seat is not None for listener in self.listeners)

    @property
    def edition(self) -> Edition:
        """The rule book that is, or will be, played by."""
        return self.match.edition if self.match is not None else self.game.book(self.setting.get("edition", ""))

    def facts(self) -> dict[str, Any]:
        """What everybody may know of the table."""
        return {
            "id": self.id,
            "game": self.game.name,
            "edition": self.edition.name,
            "mode": self.mode,
            "seats": self.seats(),
            "begun": self.match is not None,
            "over": self.over,
            "choices": self.n,
            "created": self.created,
            "clock": self.setting.get("clock"),
            "bot": self.setting.get("bot"),
            "title": self.setting.get("title", ""),
        }

    def seats(self) -> list[dict[str, Any]]:
        """Who sits where."""
        return [
            {"name": chair.name, "kind": chair.kind, "connected": chair.kind == "bot" or self.connected(seat)}
            for seat, chair in enumerate(self.chairs)
        ]

    # -------------------------------------------------------------- laying and replaying

    async def begin(
        self,
        match: Match,
        header: dict[str, Any],
        choices: list[int],
        clocks: list[str | None],
        prints: dict[int, str] | None = None,
    ) -> None:
        """Sits down at a match and plays what was chosen before; others get their turn meanwhile.

        A game that is no longer the same by these choices is laid as far as it certainly is, and goes no further.
        """
        self.header = header
        self.marks = [len(match.table.events)]
        self.makers = []
        self.prints = dict(prints or {})
        try:
            await self._follow(match, choices)
        except Differs as error:
            LOG.error("table %s: %s", self.id, error)
            self.agreed = error.agreed
            self.record = (choices, self.prints)
            extra = len(match.table.choices) - error.agreed
            if extra > 0:
                match.undo(extra)
            del self.makers[error.agreed :]
            del self.marks[error.agreed + 1 :]
        if self.clock is not None and clocks and clocks[-1]:
            self.clock.restore(clocks[-1])
        self.match = match

    async def _follow(self, match: Match, choices: list[int]) -> None:
        """Plays what was chosen before. Differs, where it is not what was played then."""
        agreed = 0
        begun = monotonic()
        for index, choice in enumerate(choices):
            agreed = self._same(match, agreed)
            decision = match.decision
            try:
                if decision is None:
                    raise MatchError(f"the game is over after {index} choices, but there are {len(choices)}")
                if choice < 0:
                    match.concede(-1 - choice)
                else:
                    match.choose(choice)
            except Exception as error:
                LOG.error("table %s: choice %s cannot be made again: %s", self.id, index + 1, store.one_line(error))
                self.broke = (index, store.one_line(error))
                raise Differs(agreed) from None
            self.makers.append(-1 - choice if choice < 0 else maker(decision))
            self.marks.append(len(match.table.events))
            if index % THIN == THIN - 1:
                match.thin()
            if monotonic() - begun > BREATH:
                await asyncio.sleep(0)
                begun = monotonic()
        agreed = self._same(match, agreed)
        if self.result is not None:
            outcome = match.outcome
            if outcome is None or outcome.winner != self.result.get("winner"):
                raise Differs(agreed)

    def _same(self, match: Match, agreed: int) -> int:
        """Looks at the fingerprint that is kept of this moment, if there is one: up to where everything is the same."""
        made = len(match.table.choices)
        kept = self.prints.get(made)
        if kept is None:
            return agreed
        if kept != match.fingerprint():
            raise Differs(agreed)
        return made

    # -------------------------------------------------------------- choosing

    def _make(self, choice: int) -> None:
        """Makes one choice, and then those that are none."""
        match = self.match
        assert match is not None
        decision = match.decision
        assert decision is not None
        if self.clock is not None:
            self.clock.stop()
        if choice < 0:
            match.concede(-1 - choice)
            self._made(-1 - choice)
        else:
            match.choose(choice)
            self._made(maker(decision))
        while match.decision is not None and forced(match, self.mode == "bot"):
            alone = maker(match.decision)
            match.choose(0)
            self._made(alone)

    def _made(self, maker: int) -> None:
        assert self.match is not None
        self.makers.append(maker)
        self.marks.append(len(self.match.table.events))
        if len(self.makers) % THIN == 0:
            self.match.thin()

    async def _play(self, choice: int, ending: str | None = None) -> None:
        """Makes a choice, keeps it, and tells everybody. The lock is held."""
        match = self.match
        assert match is not None
        before = self.n
        self.undo = None
        if self.rehearse is not None and choice >= 0:
            await self.rehearse(choice)
        begun = thread_time()
        try:
            self._make(choice)
        except MatchError as error:
            self._forget(before)
            self._wind()
            raise Refuse(str(error), before) from None
        except Exception as error:
            LOG.exception("table %s: the engine broke at choice %s after %s", self.id, choice, before)
            self._forget(before)
            self._wind()
            raise Refuse(f"the engine broke here ({type(error).__name__}): choose something else", before) from None
        self.ending = ending
        jobs = self._jobs(before)
        self.owed += thread_time() - begun
        self.writing = True
        try:
            try:
                await self._keep(before, *jobs)
            finally:
                self.writing = False
        except Trouble as trouble:
            self.ending = None
            self._forget(before)
            self._wind()
            self.tell()
            raise Trouble(trouble.reason, before) from None
        self._wind()
        self.tell()
        self.wake()

    async def _keep(self, first: int, *jobs: Job) -> None:
        """Writes what comes after some choices. After trouble nobody knows what is there: it is taken away first."""
        if self.unsure:
            jobs = (*self._back(first), *jobs)
        try:
            await self.store.write(*jobs)
        except Trouble:
            self.unsure = True
            raise
        self.unsure = False

    def _back(self, length: int) -> list[Job]:
        """What must be written to go back to so many choices."""
        return [
            (store.TAKE_BACK, {"in_match": self.id, "first": length}),
            (store.DROP_PRINTS, {"in_match": self.id, "last": length}),
            (store.FINISH, {"match": self.id, "how": None, "at": now()}),
        ]

    def _jobs(self, first: int) -> list[Job]:
        """What must be written after some choices."""
        assert self.match is not None
        kept = self.clock.kept() if self.clock is not None else None
        at = now()
        jobs: list[Job] = [
            (store.NEW_CHOICE, {"match": self.id, "number": number, "value": value, "clock": kept, "made": at})
            for number, value in enumerate(self.match.table.choices[first:], first)
        ]
        result = self.over
        if result is not None or self.n >= max(self.prints, default=0) + EVERY:
            mark = self.prints[self.n] = self.match.fingerprint()
            jobs.append((store.NEW_PRINT, {"match": self.id, "number": self.n, "value": mark}))
        if result is not None:
            jobs.append((store.FINISH, {"match": self.id, "how": json.dumps(result), "at": at}))
        return jobs

    def _forget(self, length: int) -> None:
        """Goes back to so many choices, in memory only."""
        assert self.match is not None
        extra = self.n - length
        if extra > 0:
            self.match.undo(extra)
        del self.makers[length:]
        del self.marks[length + 1 :]
        self.pasts.clear()
        self.prints = {number: mark for number, mark in self.prints.items() if number <= length}

    async def choose(self, seat: SeatName | None, n: int, option: int) -> None:
        """A player chooses."""
        async with self.lock:
            decision = self._awaits(seat, n)
            if option >= len(decision.options):
                raise Refuse(f"there is no option {option}: the options are 0 to {len(decision.options) - 1}", self.n)
            assert self.match is not None
            await self._play(seeing.alike(self.match, decision, option))

    def _awaits(self, seat: SeatName | None, n: int) -> Decision:
        """The decision a player may answer now."""
        decision = self._pending(seat)
        if n != self.n:
            raise Refuse(f"this answers what was asked after {n} choices: the table has moved on", self.n)
        if seat != "both" and decision.player != seat:
            raise Refuse("it is the other player who has to choose now", self.n)
        return decision

    def _pending(self, seat: SeatName | None) -> Decision:
        """The decision the table stands at, for one of its players."""
        self._seated(seat)
        if self.match is None:
            raise Refuse("the game has not begun: the other seat is open")
        if self.agreed is not None:
            raise Refuse(differs(self.agreed), self.n)
        if self.decision is None:
            raise Refuse("the game is over", self.n)
        return self.decision

    def _seated(self, seat: SeatName | None) -> None:
        if seat is None:
            raise Refuse("spectators only watch")

    async def concede(self, seat: SeatName | None) -> None:
        """A player gives up."""
        async with self.lock:
            decision = self._pending(seat)
            await self._play(-1 - (decision.player if seat == "both" else 0 if seat == 0 else 1))

    # -------------------------------------------------------------- taking back

    def target(self, seat: SeatName) -> int | None:
        """How many choices are left when a player takes back to that player's own last one; None if there is none.

        A game between two people that is over stays over: its players may have read the saved game, with all cards.
        """
        if self.agreed is not None:
            return None
        if self.decision is None and seat != "both" and self.chairs[1 - seat].kind == "person":
            return None
        for number in range(len(self.makers) - 1, -1, -1):
            maker = self.makers[number]
            if maker == seat or (seat == "both" and maker >= 0):
                return number
        return None

    async def ask_undo(self, seat: SeatName | None, n: int) -> None:
        """A player wants to take back: done at once where nobody else plays, otherwise the other is asked."""
        async with self.lock:
            self._seated(seat)
            assert seat is not None
            if n != self.n:
                raise Refuse("the table has moved on", self.n)
            if self.ending == "clock":
                raise Refuse("a game that ended by the clock stays ended", self.n)
            target = self.target(seat)
            if target is None:
                raise Refuse("there is nothing to take back", self.n)
            if seat == "both" or self.chairs[1 - seat].kind == "bot":
                await self._take_back(target)
                return
            self.undos += 1
            self.undo = {"id": self.undos, "by": seat, "to": target}
            self.tell()

    async def consent(self, seat: SeatName | None, identity: int, yes: bool) -> None:
        """The other player answers."""
        async with self.lock:
            self._seated(seat)
            wish = self.undo
            if wish is None or wish["id"] != identity:
                raise Refuse("nobody asks to take back", self.n)
            if wish["by"] == seat:
                if yes:
                    raise Refuse("the other player has to consent", self.n)
            elif yes:
                await self._take_back(wish["to"])
                return
            self.undo = None
            self.tell()

    async def _take_back(self, length: int) -> None:
        """Goes back. The lock is held."""
        await self.store.write(*self._back(length))
        self.unsure = False
        if self.clock is not None:
            self.clock.stop()
            self.clock.last = None
        self.undo = None
        self.ending = None
        self.numbered = False
        self.wishes.clear()
        self._forget(length)
        self._wind()
        self.tell(full=True)
        self.wake()

    # -------------------------------------------------------------- clocks

    def _wind(self) -> None:
        """Starts the clock of whoever must choose; not before what was chosen is kept."""
        if self.writing:
            return
        if self.flag is not None:
            self.flag.cancel()
            self.flag = None
        decision = self.decision
        if self.clock is None or decision is None:
            return
        if self.chairs[decision.player].kind == "bot" or not self.attended:
            self.clock.stop()
            return
        if self.clock.running != decision.player:
            self.clock.start(decision.player)
        wait = self.clock.remaining(decision.player)
        self.flag = asyncio.get_running_loop().call_later(wait + 0.01, self._spawn_flag, decision.player, self.n)

    def _spawn_flag(self, seat: int, n: int) -> None:
        self.spawn(self._flag(seat, n))

    async def _flag(self, seat: int, n: int) -> None:
        """The time of a player has run out: that loses the game, unless the player is away and may still come back."""
        async with self.lock:
            if self.clock is None or self.decision is None or n != self.n or self.clock.running != seat:
                return
            if self.clock.remaining(seat) > 0:
                self._wind()
                return
            away = 0.0 if self.connected(seat) else monotonic() - self.chairs[seat].away
            if not self.connected(seat) and away < self.settings.grace:
                later = self.settings.grace - away + 0.01
                self.flag = asyncio.get_running_loop().call_later(later, self._spawn_flag, seat, n)
                return
            try:
                await self._play(-1 - seat, "clock")
            except Trouble:
                self.flag = asyncio.get_running_loop().call_later(LATER, self._spawn_flag, seat, n)
                raise

    def bill(self) -> float:
        """What choosing and telling have taken here since this was last asked, in seconds of everybody's time."""
        owed, self.owed = self.owed, 0.0
        return owed

    def spawn(self, work: Any) -> asyncio.Task[None]:
        """Does something beside everything else."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._safely(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _safely(self, work: Any) -> None:
        try:
            await work
        except Refuse as refusal:
            LOG.warning("table %s: %s", self.id, refusal.reason)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("table %s", self.id)

    # -------------------------------------------------------------- bots

    def wake(self) -> None:
        """Lets a bot choose, if it is its turn and somebody is there to see it."""
        decision = self.decision
        if decision is None or self.chairs[decision.player].kind != "bot" or not self.listeners:
            return
        if self.thinking is None or self.thinking.done():
            self.thinking = self.spawn(self._bots())

    async def _bots(self) -> None:
        """Bots choose until it is somebody else's turn."""
        refused = waits = 0
        while True:
            decision = self.decision
            if decision is None or self.chairs[decision.player].kind != "bot" or not self.listeners:
                return
            if self.settings.bot_pause > 0:
                await asyncio.sleep(self.settings.bot_pause)
            n = self.n
            index = await self._thought(decision)
            async with self.lock:
                if n != self.n or self.decision is not decision:
                    continue
                try:
                    await self._play((index + refused) % len(decision.options))
                    refused = waits = 0
                except Trouble:
                    waits += 1  # it could not be kept: the same, a moment later
                except Refuse:
                    refused += 1  # the engine broke there: something else, a moment later
            if refused or waits:
                await asyncio.sleep(min(refused + waits, 25) * AGAIN)

    async def _thought(self, decision: Decision) -> int:
        """What a bot would choose."""
        match = self.match
        assert match is not None
        if len(decision.options) == 1:
            return 0
        bot = self.setting.get("bot") or "greedy"
        if bot != "random":
            strange = self.rehearse is not None
            index = await self.thinkers.think(self.id, self.header, match.choices, decision.player, bot, strange)
            if index is not None and index < len(decision.options):
                return index
        return luck(match.seed, self.n).randrange(len(decision.options))

    async def hint(self, seat: SeatName | None, n: int, lang: str) -> dict[str, Any]:
        """What a search would do in a player's place; it knows what that player knows."""
        decision = self._awaits(seat, n)
        if not self.alone:
            raise Refuse("there are no hints where another person plays", self.n)
        assert self.match is not None
        strange = self.rehearse is not None
        found = await self.thinkers.hint(self.id, self.header, self.match.choices, decision.player, lang, strange)
        rows = [{"i": row["index"], **{key: row[key] for key in ADVISED}} for row in found["best"]] if found else []
        return {"t": "answer", "to": "hint", "n": n, "i": found["index"] if found else None, "best": rows, "why": ""}

    # -------------------------------------------------------------- telling

    def viewer(self, listener: Listener) -> int | None:
        """Through whose eyes a listener looks: at a hot seat, those of whoever is to choose."""
        if listener.seat != "both":
            return listener.seat
        decision = self.decision
        return decision.player if decision is not None else listener.viewer or 0

    def tell(self, full: bool = False, only: Listener | None = None, since: int | None = None) -> None:
        """Sends the table to everybody, or to one listener, each as that one may see it."""
        self.busy = monotonic()
        if self.writing:
            if only is not None and only.told < 0:
                self.untold[only] = since
            return
        begun = thread_time()
        sights: Sights = {}
        shared: dict[str, Any] = {
            "t": "state",
            "n": self.n,
            "waiting": seeing.waiting(self.decision),
            "clocks": self.clock.data() if self.clock is not None else None,
            "seats": self.seats(),
            "undo": self.undo,
            "rematch": sorted(self.wishes),
        }
        alike = Alike()
        for listener in [only] if only is not None else list(self.listeners):
            viewer = self.viewer(listener)
            again = full or listener.told < 0 or viewer != listener.viewer
            listener.viewer = viewer
            known = self.untold.pop(listener, since)
            over = self.ended(listener.lang)
            fresh = None if full or listener.told < 0 else listener.told
            listener.send({**shared, "over": over, **self._seen(listener, viewer, sights, alike, again, known, fresh)})
        self.owed += thread_time() - begun

    def _seen(
        self,
        listener: Listener,
        viewer: int | None,
        sights: Sights,
        alike: Alike,
        full: bool,
        since: int | None,
        fresh: int | None,
    ) -> dict[str, Any]:
        """What one listener sees of it; ``fresh`` is the first event that it has not been told of."""
        match = self.match
        blank: dict[str, Any] = {"full": full, "view": None, "decision": None, "events": [], "log": [], "can_undo": False}
        if match is None:
            return blank
        if (viewer, listener.lang) not in sights:
            sights[viewer, listener.lang] = seeing.Sight(match, viewer, listener.lang)
        sight = sights[viewer, listener.lang]
        decision = self.decision
        if full:
            listener.told = listener.heard = 0
        key = (viewer, listener.lang, listener.told, listener.heard, full, since, fresh)
        if key not in alike.told:
            events, log = self._happened(listener, sight, full, since, fresh)
            alike.told[key] = events, log, listener.told, listener.heard
        events, log, listener.told, listener.heard = alike.told[key]
        asked = None
        if decision is not None and (listener.seat == "both" or listener.seat == decision.player):
            asked = alike.asked.get((viewer, listener.lang)) or sight.decision(decision, self.alone)
            alike.asked[viewer, listener.lang] = asked
        return {
            "full": full,
            "view": sight.view,
            "decision": asked,
            "events": events,
            "log": log,
            "can_undo": listener.seat is not None and self.ending != "clock" and self.target(listener.seat) is not None,
        }

    def _happened(
        self, listener: Listener, sight: seeing.Sight, full: bool, since: int | None, fresh: int | None
    ) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """The events and log lines a listener has not been told; of a whole game the lines, and the fresh events."""
        assert self.match is not None
        events: list[dict[str, Any]] = []
        log: list[dict[str, Any]] = []
        number = bisect_right(self.marks, listener.told)
        for index, event in seeing.heard(self.match, sight.viewer, listener.told):
            listener.heard += 1
            i = listener.heard
            new = not full or (fresh is not None and index >= fresh)
            if not new and (not seeing.is_told(event) or (since is not None and i <= since)):
                continue
            while number < len(self.marks) - 1 and self.marks[number] <= index:
                number += 1
            text = self.game.line(event, sight.viewer, sight.lang, self.match.edition)
            if new:
                events.append(sight.event(event, i, number, text))
            if text and seeing.is_told(event):
                log.append(log_line(i, number, event, text, self.match.edition))
        listener.told = len(self.match.table.events)
        return events, log

    def lines(self, viewer: int | None, lang: str) -> list[dict[str, Any]]:
        """The whole log, as a viewer reads it."""
        assert self.match is not None
        found: list[dict[str, Any]] = []
        number = 0
        for i, (index, event) in enumerate(seeing.heard(self.match, viewer, 0), 1):
            text = self.game.line(event, viewer, lang, self.match.edition) if seeing.is_told(event) else ""
            while number < len(self.marks) - 1 and self.marks[number] <= index:
                number += 1
            if text:
                found.append(log_line(i, number, event, text, self.match.edition))
        return found

    def saved(self) -> dict[str, Any]:
        """The match as a file. Of a game that is no longer the same, all that is kept: the version that played it reads it."""
        assert self.match is not None
        if self.agreed is None:
            return self.match.save()
        choices, prints = self.record
        return {**self.header, "choices": choices, "fingerprints": [[number, prints[number]] for number in sorted(prints)]}

    def turns(self) -> list[int]:
        """How many choices had been made when each turn was first heard of."""
        assert self.match is not None
        found: dict[int, int] = {}
        number = 0
        for index, event in enumerate(self.match.table.events):
            while number < len(self.marks) - 1 and self.marks[number] <= index:
                number += 1
            found.setdefault(event.turn, number)
        return [found[turn] for turn in sorted(found)]

    def why(self, listener: Listener, ref: str) -> dict[str, Any]:
        """Why can't I?"""
        if self.match is None:
            raise Refuse("the game has not begun: the other seat is open")
        sight = seeing.Sight(self.match, self.viewer(listener), listener.lang)
        if not sight.uids(ref):
            raise Refuse("there is nothing of that name on the table", self.n)
        return {"t": "answer", "to": "why", **seeing.why(sight, self.decision, ref)}

    def clause(self, identity: str, lang: str = "en") -> dict[str, Any]:
        """What a clause says; or several, written as the log cites them (``1-2, 3-4``), each on a line of its own."""
        edition = self.edition
        known = clauses(self.game, edition)
        numbers = identity.split(", ")
        for number in numbers:
            if number not in known:
                raise Refuse(f"the rule book {edition.name} has no clause {number!r}")
        first = known[numbers[0]]
        words = summaries_of(self.game.rulebook(edition), lang)
        said = "\n".join(f"{number}: {words[number]}" for number in numbers) if len(numbers) > 1 else words[numbers[0]]
        return {"t": "answer", "to": "clause", "id": identity, "summary": said, "kind": first.kind}

    def at(self, viewer: int | None, n: int, lang: str) -> dict[str, Any]:
        """The table as it was after so many choices."""
        match = self.match
        if match is None:
            raise Refuse("the game has not begun: the other seat is open")
        if n > self.n:
            raise Refuse(f"only {self.n} choices have been made", self.n)
        ended = self.ended(lang) if n == self.n else None  # nothing comes after the end
        known = self.pasts.pop((n, viewer), None)
        if known is None:
            then = match.past(n)
            known = {"view": seeing.Sight(then, viewer).view, "waiting": seeing.waiting(then.decision)}
            if len(self.pasts) >= PASTS:
                del self.pasts[next(iter(self.pasts))]
        self.pasts[n, viewer] = known
        return {"t": "answer", "to": "at", "n": n, **known, "over": ended}

    # -------------------------------------------------------------- coming, going and talking

    def enter(self, listener: Listener, since: int | None = None) -> None:
        """Somebody comes to the table."""
        listener.told = -1
        self.listeners.add(listener)
        listener.send({"t": "welcome", "protocol": 1, "seat": listener.seat, "match": self.facts()})
        self._wind()
        self.tell(only=listener, since=since if self.numbered and listener.seat != "both" else None)
        for line in self.chat[-CHATS:]:
            listener.send(self._spoken(line))
        if listener.seat is not None:
            for other in self.listeners - {listener}:
                self.tell(only=other)
        self.wake()

    def leave(self, listener: Listener) -> None:
        """Somebody goes."""
        self.listeners.discard(listener)
        self.untold.pop(listener, None)
        self.busy = monotonic()
        for seat in (0, 1):
            if listener.seat in (seat, "both") and not self.connected(seat):
                self.chairs[seat].away = monotonic()
        if not self.attended:
            self._wind()
        if listener.seat is not None:
            for other in list(self.listeners):
                self.tell(only=other)

    def _spoken(self, line: dict[str, Any]) -> dict[str, Any]:
        name = self.chairs[line["seat"]].name
        return {
            "t": "chat",
            "i": line["number"],
            "seat": line["seat"],
            "name": name,
            "text": line["text"],
            "at": line["said"],
        }

    async def say(self, seat: SeatName | None, text: str) -> None:
        """A player says something."""
        self._seated(seat)
        assert seat is not None
        if not text:
            raise Refuse("there is nothing in this message")
        async with self.talk:
            number = self.chat[-1]["number"] + 1 if self.chat else 0
            row = {"match": self.id, "number": number, "seat": 0 if seat == "both" else seat, "text": text, "said": now()}
            unsaid: list[Job] = [(store.UNSAY, {"in_match": self.id, "first": number})] if self.mumbled else []
            self.mumbled = True
            await self.store.write(*unsaid, (store.NEW_CHAT, row))
            self.mumbled = False
            self.chat.append(row)
            del self.chat[:-CHATS]
            for listener in list(self.listeners):
                if not listener.muted:
                    listener.send(self._spoken(row))

    def close(self) -> None:
        """Stops everything that goes on here."""
        if self.flag is not None:
            self.flag.cancel()
        for task in list(self.tasks):
            task.cancel()


def log_line(i: int, n: int, event: Event, text: str, edition: Edition) -> dict[str, Any]:
    """A line of the log: its number, after how many choices, and what happened."""
    rule = edition.cited(event.rule)
    return {"i": i, "n": n, "event": event.kind, "rule": rule, "text": text}


def forced(match: Match, alone: bool) -> bool:
    """Whether the server answers: there is one option, and answering at once tells no other person of hidden cards.

    So it passes priority for who has no cards in hand, and where nobody can do anything; and it declines a counter that
    cannot be made for who plays ``alone``, against a bot.
    """
    decision, table = match.decision, match.table
    if decision is None or len(decision.options) > 1:
        return False
    if decision.kind == "priority":
        hands = (zone.cards for zone in table.zones if zone.owner == decision.player and zone.kind.name == "hand")
        return match.game.idle(table) or not any(hands)
    return decision.kind not in ASKED or (alone and decision.kind == "counter")


def maker(decision: Decision) -> int:
    """Who makes the choice, if there is one to make."""
    return decision.player if len(decision.options) > 1 or decision.kind == "main" else ALONE
