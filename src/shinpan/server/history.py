"""The games somebody played here, over HTTP.

Seats are held by tokens, and a browser has a key of its own (``X-Owner``). Whoever shows a key and the token of a seat has
that game in the list of the key; of both only hashes are kept.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field
from sqlalchemy import Connection, func, select

from . import store
from .api import ERRORS, Body, Problem, hall_of
from .deck_routes import Owner
from .live import VOID
from .seating import hashed
from .store import CHOICES, MATCHES, PLAYED, SEATS

PAGE = 40
MOST = 5000
"""Games that are listed for one owner."""

router = APIRouter(prefix="/api")
Result = Literal["won", "lost", "draw", "over", "running", "waiting"]


class Seat(Body):
    """A seat that somebody holds."""

    match: Annotated[str, Field(max_length=32)]
    token: Annotated[str, Field(max_length=80)]


class Seats(Body):
    """Seats that somebody holds."""

    seats: Annotated[list[Seat], Field(max_length=60)]


class Claimed(BaseModel):
    """How many games are new in the list."""

    new: int


class Played(BaseModel):
    """A game that somebody played."""

    match: str
    game: str
    mode: str
    title: str
    created: float
    updated: float
    names: list[str]
    seat: int | None
    """The own one; nothing where one client plays both sides."""
    bot: str | None
    result: Result
    winner: int | None
    text: str
    """How it ended."""
    choices: int


class History(BaseModel):
    """A page of games, the latest first."""

    count: int
    page: int
    pages: int
    games: list[Played]


@router.post("/history", tags=["replays"], responses=ERRORS)
async def claim(request: Request, wish: Seats, owner: Owner) -> Claimed:
    """Puts games into the list of an owner who holds a seat in them. Tokens that fit nothing are passed over."""
    hall, whose = hall_of(request), hashed(owner)
    given = {seat.match: hashed(seat.token) for seat in wish.seats}

    def work(connection: Connection) -> tuple[list[dict[str, Any]], int]:
        rows = connection.execute(
            select(SEATS.c.match, SEATS.c.seat, SEATS.c.token).where(SEATS.c.match.in_(list(given)))
        ).all()
        known = set(connection.execute(select(PLAYED.c.match).where(PLAYED.c.owner == whose)).scalars())
        fitting = {row.match: row.seat for row in rows if row.token is not None and given[row.match] == row.token}
        found = [{"owner": whose, "match": match, "seat": seat} for match, seat in fitting.items() if match not in known]
        return found, len(known)

    found, before = await hall.store.read(work)
    if before + len(found) > MOST:
        raise Problem(409, f"no more than {MOST} games are listed for one owner")
    if found:
        await hall.store.write(*((store.NEW_PLAYED, row) for row in found))
    return Claimed(new=len(found))


@router.get("/history", tags=["replays"], responses=ERRORS)
async def history(
    request: Request,
    owner: Owner,
    q: Annotated[str, Query(max_length=100)] = "",
    game: Annotated[str, Query(max_length=40)] = "",
    result: Annotated[str, Query(max_length=20)] = "",
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> History:
    """The games of an owner: every word of ``q`` must be in their names, title, game or ending."""
    whose, words = hashed(owner), q.lower().split()

    def work(connection: Connection) -> tuple[int, list[Played]]:
        rows = connection.execute(
            select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.mode, MATCHES.c.created, MATCHES.c.updated)
            .add_columns(MATCHES.c.setting, MATCHES.c.header.is_not(None).label("begun"), MATCHES.c.result, PLAYED.c.seat)
            .join(PLAYED, PLAYED.c.match == MATCHES.c.id)
            .where(PLAYED.c.owner == whose, *([MATCHES.c.game == game] if game else []))
            .order_by(MATCHES.c.created.desc(), MATCHES.c.id)
        ).mappings()
        names: dict[str, list[str]] = {}
        own = select(PLAYED.c.match).where(PLAYED.c.owner == whose)
        seats = select(SEATS.c.match, SEATS.c.name).where(SEATS.c.match.in_(own)).order_by(SEATS.c.match, SEATS.c.seat)
        for match, name in connection.execute(seats):
            names.setdefault(match, []).append(name)
        found = [played(dict(row), names.get(row["id"], [])) for row in rows]
        found = [one for one in found if (not result or one.result == result) and fits(one, words)]
        shown = found[page * PAGE : (page + 1) * PAGE]
        ids = [one.match for one in shown]
        counted = connection.execute(
            select(CHOICES.c.match, func.count()).where(CHOICES.c.match.in_(ids)).group_by(CHOICES.c.match)
        )
        numbers = {match: count for match, count in counted}
        for one in shown:
            one.choices = numbers.get(one.match, 0)
        return len(found), shown

    count, found = await hall_of(request).store.read(work)
    return History(count=count, page=page, pages=(count + PAGE - 1) // PAGE, games=found)


def played(row: dict[str, Any], names: list[str]) -> Played:
    """A row of the list."""
    setting, over = json.loads(row["setting"]), json.loads(row["result"]) if row["result"] else None
    shared = row["mode"] in ("hotseat", "scenario")
    winner = over["winner"] if over is not None else None
    result: Result
    if over is None:
        result = "running" if row["begun"] else "waiting"
    elif winner is None:
        result = "over" if over["ending"] == VOID else "draw"
    elif shared:
        result = "over"
    else:
        result = "won" if winner == row["seat"] else "lost"
    return Played(
        match=row["id"],
        game=row["game"],
        mode=row["mode"],
        title=setting.get("title") or "",
        created=row["created"],
        updated=row["updated"],
        names=names,
        seat=None if shared else row["seat"],
        bot=setting.get("bot"),
        result=result,
        winner=winner,
        text=over["text"] if over is not None else "",
        choices=0,
    )


def fits(one: Played, words: list[str]) -> bool:
    """Whether every word is somewhere in what is told of a game."""
    text = " ".join([*one.names, one.title, one.game, one.text]).lower()
    return all(word in text for word in words)


@router.delete("/history/{identity}", tags=["replays"], status_code=204, responses=ERRORS)
async def forget(request: Request, identity: str, owner: Owner) -> Response:
    """Takes a game out of the list; the game itself stays."""
    await hall_of(request).store.write((store.FORGET_PLAYED, {"whose": hashed(owner), "which": identity}))
    return Response(status_code=204)
