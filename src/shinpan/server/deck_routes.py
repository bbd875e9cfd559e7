"""What is asked about decks over HTTP: checked, dealt from, kept; and reports of a card that does not do what it says."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from fastapi import APIRouter, Header, Request, Response
from pydantic import BaseModel, Field

from ..games.base import CardError
from ..library import game
from . import store
from .api import ERRORS, Body, Problem, address, bearer, hall_of, plain
from .decking import days_of, in_force
from .jobs import faces_from
from .limits import TooMuch, home
from .protocol import Line
from .reports import report_yaml
from .seating import hashed, new_id, new_seed
from .store import now

DECKS = 200
"""Decks one owner may keep."""

router = APIRouter(prefix="/api")


class DeckText(Body):
    """A deck as players paste it."""

    game: str
    text: Annotated[str, Field(max_length=20_000)]


class DeckQuestion(DeckText):
    """A deck to look at, by a rule book, and by the restriction lists of a day (today, where none is named)."""

    edition: Annotated[str, Field(max_length=40)] = ""
    on: date | None = None


class DeckLine(BaseModel):
    """So many copies of a card; its name as printed, and by language."""

    id: str
    name: str
    names: dict[str, str]
    kind: str
    count: int
    trust: str = ""
    unread: list[str] = []
    """Its sentences that the engine does not understand."""
    copies: int = 0
    """How many of it a deck may hold by the rules."""


class DeckProblem(BaseModel):
    """Why a deck may not be played."""

    clause: str
    text: str


class ChartColumn(BaseModel):
    """So many cards of a value, by kind; and how likely one of them is in the opening hand, and after a redraw."""

    value: str
    count: int
    kinds: dict[str, int]
    chance: float | None
    redrawn: float | None


class Chart(BaseModel):
    """The cards of a deck by a field."""

    by: str
    columns: list[ChartColumn]


class OpeningFacts(BaseModel):
    """How many cards the first hand has, where one that is given up goes, and how many cards it is drawn from."""

    hand: int = 0
    redraw: str = ""
    drawn: int = 0


class DemandFacts(BaseModel):
    """A colour that cards ask for, of a level or of any, and how many there are that have or pay it."""

    colour: str
    level: int | None
    wanting: int
    giving: int
    lasting: int


class StuckCard(BaseModel):
    """A card, and what nothing in the deck lets a player do with it."""

    id: str
    why: Literal["digivolve", "use", "pay"]


class Base(BaseModel):
    """A card of the deck that another can be laid on, for a cost."""

    id: str
    cost: int


class DeckFacts(BaseModel):
    """A deck as a deck builder shows it; ``error`` where the list could not be read."""

    cards: list[DeckLine] = []
    count: int = 0
    legal: bool = False
    problems: list[DeckProblem] = []
    notes: list[str] = []
    """What its cards print that the rule book does not know."""
    curve: dict[str, int] = {}
    colours: dict[str, int] = {}
    kinds: dict[str, int] = {}
    charts: list[Chart] = []
    opening: OpeningFacts = OpeningFacts()
    demands: list[DemandFacts] = []
    stuck: list[StuckCard] = []
    bases: dict[str, list[Base]] = {}
    restricted: dict[str, int] = {}
    """The cards of the deck that a restriction list limits: to how many."""
    breaks: list[str] = []
    """How it breaks the restriction lists. They say nothing about tables: only whoever plays by them must keep to them."""
    text: str = ""
    error: str = ""


@router.post("/decks/check", tags=["decks"], responses=ERRORS)
async def check_deck(request: Request, wish: DeckQuestion) -> DeckFacts:
    """Reads a deck and says whether it is legal, with clauses; its curves and chances, what it lacks and what is restricted."""
    rules = game(wish.game)
    edition, on = rules.book(wish.edition).name, (wish.on or date.today()).isoformat()
    shop = hall_of(request).shop
    return DeckFacts(**await shop.do("check", address(request), name=rules.name, text=wish.text, edition=edition, on=on))


class ListDays(BaseModel):
    """The restriction lists of a game: whether there are any, and the days from which something changes, newest first."""

    lists: int
    days: list[str]


@router.get("/restrictions/{game_name}", tags=["decks"], responses=ERRORS)
async def restriction_days(request: Request, game_name: str) -> ListDays:
    """Whether the server knows a restriction list for cards of a game, and the days on which it changes."""
    hall = hall_of(request)
    rows = {identity.lower() for identity in hall.catalogue.rows(game(game_name)).rows}
    paths = hall.settings.restrictions
    fitting = [path for path, each in zip(paths, in_force(paths, date.max), strict=True) if rows & set(each.limits)]
    return ListDays(lists=len(fitting), days=days_of(fitting))


class HandWish(DeckText):
    """An opening hand to deal: the same seed deals the same one."""

    edition: Annotated[str, Field(max_length=40)] = ""
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None
    redraw: bool = False


class HandDealt(BaseModel):
    """An opening hand by card numbers, whether it may be given up, and what lies elsewhere and comes next."""

    seed: int
    hand: list[str]
    redraw: bool
    given: list[str]
    laid: dict[str, list[str]]
    deck: list[str]


@router.post("/decks/hand", tags=["decks"], responses=ERRORS)
async def deal_hand(request: Request, wish: HandWish) -> HandDealt:
    """Deals an opening hand as the rules do; with ``redraw``, the hand after the first was given up."""
    rules = game(wish.game)
    edition = rules.book(wish.edition).name
    seed = wish.seed if wish.seed is not None else new_seed() >> 11
    wanted = {"name": rules.name, "text": wish.text, "edition": edition, "seed": seed, "redraw": wish.redraw}
    return HandDealt(**await hall_of(request).shop.do("hand", address(request), **wanted))


# ------------------------------------------------------------------ decks that are kept


class DeckWish(DeckText):
    """A deck to keep; with ``id``, in place of one that is kept."""

    name: Annotated[Line, Field(min_length=1, max_length=60)]
    id: Annotated[str, Field(max_length=32)] | None = None
    since: float | None = None
    """When the deck that is replaced was last kept, as far as the owner knows: a newer one is not replaced."""


class DeckKept(BaseModel):
    """A deck that is kept here."""

    id: str
    game: str
    name: str
    text: str
    updated: float


Owner = Annotated[str, Header(alias="X-Owner", min_length=20, max_length=80)]
"""A secret of the owner's own making: whoever has it has the decks."""


@router.get("/decks", tags=["decks"], response_model=list[DeckKept], responses=ERRORS)
async def decks(request: Request, owner: Owner) -> Response:
    """The decks of an owner."""
    hall = hall_of(request)
    kept = await hall.store.decks(hashed(owner))
    async with hall.limits.question("decks", address(request)):
        return plain([{key: value for key, value in row.items() if key != "owner"} for row in kept])


@router.post("/decks", tags=["decks"], status_code=201, responses=ERRORS)
async def keep_deck(request: Request, wish: DeckWish, owner: Owner) -> DeckKept:
    """Keeps a deck, finished or not."""
    hall = hall_of(request)
    rules = game(wish.game)
    whose, at = hashed(owner), now()
    wait = hall.kept.take(home(address(request)))
    if wait:
        raise TooMuch("too many decks were saved from this address within an hour", wait)
    kept = await hall.store.decks(whose)
    text = wish.text.replace("\x00", "")
    if wish.id is not None:
        old = next((row for row in kept if row["id"] == wish.id), None)
        if old is None:
            raise Problem(404, "there is no such deck")
        if wish.since is not None and old["updated"] > wish.since + 0.001 and (old["text"], old["name"]) != (text, wish.name):
            raise Problem(409, "this deck was changed elsewhere in the meantime")
        changed = {"deck": wish.id, "whose": whose, "called": wish.name, "list": text, "of": rules.name, "at": at}
        await hall.store.write((store.CHANGE_DECK, changed))
        return DeckKept(id=wish.id, game=rules.name, name=wish.name, text=text, updated=at)
    if len(kept) >= DECKS:
        raise Problem(409, f"no more than {DECKS} decks are kept for one owner")
    row = {"id": new_id(), "owner": whose, "game": rules.name, "name": wish.name, "text": text, "updated": at}
    await hall.store.write((store.NEW_DECK, row))
    return DeckKept(id=str(row["id"]), game=rules.name, name=wish.name, text=text, updated=at)


@router.delete("/decks/{identity}", tags=["decks"], status_code=204, responses=ERRORS)
async def drop_deck(request: Request, identity: str, owner: Owner) -> Response:
    """Throws a deck away."""
    hall = hall_of(request)
    whose = hashed(owner)
    if not any(row["id"] == identity for row in await hall.store.decks(whose)):
        raise Problem(404, "there is no such deck")
    await hall.store.write((store.DROP_DECK, {"deck": identity, "whose": whose}))
    return Response(status_code=204)


# ------------------------------------------------------------------ reports


class Report(BaseModel):
    """A scenario file to report a card with. ``position`` says whether it is that of the table, or the least there can be."""

    yaml: str
    position: Literal["table", "least"]


@router.get("/reports/{game_name}/{identity:path}", tags=["cards"], responses=ERRORS)
async def report(
    request: Request, game_name: str, identity: str, table: str = "", authorization: Annotated[str, Header()] = ""
) -> Report:
    """A scenario of a card's text and a position, with a place for what should happen. With ``table``, the position there, as
    far as the player whose token it is may see it. Nothing is kept or sent anywhere."""
    hall = hall_of(request)
    rules = game(game_name)
    laid = await hall.find(table) if table else None
    match, seat, own = None, None, None
    if laid is not None and laid.match is not None and laid.game is rules:
        seat = laid.seat_of(bearer(authorization))
        match = laid.match if seat is not None else None
        own = laid.header.get("cards", {}).get(identity) if seat is not None and laid.shared else None
    brought = await faces_from(hall.shop, rules, {identity: own}, address(request)) if own is not None else {}
    async with hall.limits.question("reports", address(request), table, "player"):
        try:
            face = brought[identity] if own is not None else hall.catalogue.faces(rules)[identity]
        except (KeyError, CardError):
            raise Problem(404, f"unknown card {identity[:40]!r}") from None
        text, position = report_yaml(rules, face, match, None if seat == "both" else seat)
        return Report(yaml=text, position="table" if position else "least")
