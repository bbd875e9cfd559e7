"""Positions that are edited, shared and played from, and games that are branched, over HTTP."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Request
from pydantic import BaseModel, Field
from sqlalchemy import Connection, select

from ..match import Match
from . import store
from .api import (
    ERRORS,
    Body,
    Problem,
    ScenarioText,
    ScenarioYaml,
    TableOpened,
    address,
    bearer,
    hall_of,
    opened,
    settled,
    table_of,
)
from .hall import Hall, bot_title, known_bot
from .jobs import LONGEST
from .limits import TooMuch, home
from .live import LiveTable, SeatName
from .positions import position_yaml
from .protocol import Lang
from .seating import hashed, new_token
from .store import now

router = APIRouter(prefix="/api")


# ------------------------------------------------------------------ reading and sharing


class Trouble(BaseModel):
    """What is wrong with a scenario: one line, and where it stands, as far as that is known."""

    text: str
    line: int | None
    part: str


class Studied(BaseModel):
    """A scenario as an editor needs it."""

    game: str | None
    edition: str
    title: str
    sheet: dict[str, Any] | None
    """What a scenario of this game may say: phases, places, and marks of cards, players and the table."""
    data: Any
    """What the text says."""
    block: bool
    """Whether a part can be written anew without the others."""
    parts: dict[str, tuple[int, int]]
    """Where the parts stand in the text, in UTF-16 units: ``script``, ``p1``, ``p1.battle``."""
    cards: list[dict[str, Any]]
    """The cards that it brings with it."""
    known: list[str]
    """The other cards that it names and that there are."""
    problem: Trouble | None
    notes: list[str]
    """What happens as soon as the table is laid."""
    decides: int | None
    """Who is asked first."""


class ScenarioDraft(ScenarioText):
    """A scenario that is being written."""

    lang: Lang = "en"
    """In which language is told what happens at once."""


@router.post("/positions/read", tags=["scenarios"], responses=ERRORS)
async def read_position(request: Request, wish: ScenarioDraft) -> Studied:
    """Reads a scenario: what it says, where, and whether its table can be laid."""
    return Studied(**await study(request, wish.yaml, wish.lang))


async def study(request: Request, text: str, lang: str = "en") -> dict[str, Any]:
    """A scenario as an editor needs it, looked at in the workshop."""
    found: dict[str, Any] = await hall_of(request).shop.do("study", address(request), text=text, lang=lang)
    return found


class PositionKept(BaseModel):
    """A position that is kept here: whoever has its name can open it."""

    id: str


async def kept_position(hall: Hall, identity: str) -> str | None:
    """The text of a position that is kept."""

    def work(connection: Connection) -> str | None:
        row = connection.execute(select(store.POSITIONS.c.text).where(store.POSITIONS.c.id == identity)).first()
        return None if row is None else str(row.text)

    return await hall.store.read(work)


@router.post("/positions", tags=["scenarios"], status_code=201, responses=ERRORS)
async def share_position(request: Request, wish: ScenarioText) -> PositionKept:
    """Keeps a position for whoever has the link. The same text has the same name."""
    hall = hall_of(request)
    text = wish.yaml.replace("\x00", "")
    identity = urlsafe_b64encode(sha256(text.encode("utf-8", "replace")).digest()[:15]).decode()
    if await kept_position(hall, identity) is None:
        found = await study(request, text)
        if found["problem"] is not None:
            raise Problem(400, f"this position cannot be laid: {found['problem']['text']}")
        wait = hall.shared.take(home(address(request)))
        if wait:
            raise TooMuch("too many positions were shared from this address within an hour", wait)
        await hall.store.write((store.NEW_POSITION, {"id": identity, "text": text, "kept": now()}))
    return PositionKept(id=identity)


@router.get("/positions/{identity}", tags=["scenarios"], responses=ERRORS)
async def shared_position(request: Request, identity: str) -> ScenarioYaml:
    """A position that somebody shared."""
    text = await kept_position(hall_of(request), identity[:40])
    if text is None:
        raise Problem(404, "there is no position of this name here")
    return ScenarioYaml(yaml=text)


# ------------------------------------------------------------------ playing from a position, and branching


class Opponent(Body):
    """Who plays the other side: nobody (one client plays both), or a bot."""

    bot: Annotated[str, Field(max_length=40)] | None = None
    seat: Literal[0, 1] = 0
    """The own side, against a bot."""


class PlayWish(Opponent):
    """A scenario to play from."""

    yaml: Annotated[str, Field(max_length=30_000)]


class BranchWish(Opponent):
    """A game to play on from an earlier moment."""

    n: Annotated[int, Field(ge=0)]
    """How many choices of it are kept."""


@router.post("/positions/table", tags=["scenarios"], status_code=201, responses=ERRORS)
async def play_position(request: Request, wish: PlayWish) -> TableOpened:
    """Lays the position of a scenario, to be played from both sides or against a bot."""
    hall = hall_of(request)
    known_bot(wish.bot) if wish.bot is not None else None
    found = await study(request, wish.yaml)
    if found["problem"] is not None:
        trouble = found["problem"]
        line = f"line {trouble['line']}: " if trouble["line"] and "line " not in trouble["text"] else ""
        raise Problem(400, f"scenario: {line}{trouble['text']}")
    if found["decides"] is None:
        raise Problem(409, "the game is over there: there is nothing to play")
    table, token = await hall.open_scenario(wish.yaml, address(request))
    if wish.bot is None:
        return opened(request, table, "both", token, None)
    return await against(request, table, 0, wish, table.setting["title"])


@router.post("/matches/{identity}/branch", tags=["tables"], status_code=201, responses=ERRORS)
async def branch(
    request: Request, identity: str, wish: BranchWish, authorization: Annotated[str, Header()] = ""
) -> TableOpened:
    """A new table with the first choices of a game, for one of its players: when it is over or nobody else plays it."""
    table = await table_of(request, identity)
    async with hall_of(request).limits.question("past positions", address(request), identity, "player"):
        then = past(table, bearer(authorization), wish.n)
    if then.decision is None:
        raise Problem(409, "the game is over there: play on from an earlier moment")
    known_bot(wish.bot) if wish.bot is not None else None
    hall_of(request).admit(address(request))
    return await against(request, table, wish.n, wish, branched(table, wish.n))


def branched(table: LiveTable, n: int) -> str:
    """What a branch is called."""
    names = " – ".join(chair.name for chair in table.chairs if chair.name)
    return f"{table.setting.get('title') or names}, from choice {n}"[:120]


async def against(request: Request, table: LiveTable, n: int, wish: Opponent, title: str) -> TableOpened:
    """Lays a match again up to a choice, for one client or against a bot."""
    hall = hall_of(request)
    assert table.match is not None
    header, choices = table.header, table.match.choices[:n]
    rules, token = table.game, new_token()
    names = (table.chairs[0].name or "Player 1", table.chairs[1].name or "Player 2")
    setting: dict[str, Any] = {"clock": None, "bot": wish.bot, "title": title, "alone": True}
    kinds: list[str] = ["person", "person"]
    keys: list[str | None] = [hashed(token), None]
    seat: SeatName = "both"
    mode = "scenario" if "scenario" in header else "hotseat"
    if wish.bot is not None:
        seat, mode = wish.seat, "bot"
        kinds[1 - seat] = "bot"
        keys = [hashed(token) if each == seat else None for each in (0, 1)]
        mine = names[seat]
        bot = bot_title(wish.bot)
        names = (mine, bot) if seat == 0 else (bot, mine)
    match = await hall.revive(rules, header, address(request))
    laid = await hall._keep(rules, mode, setting, header, match, kinds, names, keys, None, choices)
    return opened(request, laid, seat, token, None)


@router.get("/matches/{identity}/position", tags=["scenarios"], responses=ERRORS)
async def position(
    request: Request,
    identity: str,
    n: Annotated[int, Query(ge=0)],
    authorization: Annotated[str, Header()] = "",
) -> ScenarioYaml:
    """The position of a game after so many choices, as a scenario file, for whom it may be branched."""
    table = await table_of(request, identity)
    async with hall_of(request).limits.question("past positions", address(request), identity, "player"):
        then = past(table, bearer(authorization), n)
        names = " – ".join(chair.name for chair in table.chairs if chair.name)
        return ScenarioYaml(yaml=position_yaml(then, f"{names}, turn {then.table.turn}"))


def past(table: LiveTable, token: str, n: int) -> Match:
    """The match as it stood after so many choices, with all its cards.

    Only a player gets that, and never while another person plays: a game between people must be over.
    """
    seat = table.seat_of(token)
    if table.match is None or seat is None:
        raise Problem(403, "only a player of this game may play on from it")
    settled(table)
    others = not table.shared and seat != "both" and table.chairs[1 - seat].kind != "bot"
    if others and table.decision is not None:
        raise Problem(409, "a game between two people can be played on from when it is over")
    if n > min(table.n, LONGEST):
        raise Problem(404, f"there is no such moment: {table.n} choices have been made")
    return table.match.past(n)
