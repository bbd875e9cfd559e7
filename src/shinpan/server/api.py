"""What is asked over HTTP: tables, decks, cards, rules, replays and scenarios. Errors are ``{"error": "one line"}``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Header, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from pydantic_core import to_json

from .. import __version__
from ..games.base import CardError, Game, summaries_of
from ..library import clauses, game, game_names
from ..library.differences import between
from ..phrases.languages import LANGUAGES
from ..players import bots
from . import protocol
from .catalogue import citing
from .hall import Hall, another_deck, bot_title, known_bot
from .live import LiveTable, Refuse
from .positions import position_yaml
from .protocol import Line
from .refusing import Trouble
from .seating import new_seed

TOLD = 3000
"""Answers that are always the same that are remembered."""
AT_ONCE = 40
"""Cards that are told in one answer."""
JSON: Final[Mapping[str, Any]] = {"media_type": "application/json"}
NAME = re.compile(r"[\w.-]{1,40}")

router = APIRouter(prefix="/api")


class Body(BaseModel):
    """Any body of a request."""

    model_config = ConfigDict(extra="forbid")


class Problem(Exception):
    """An answer that says what is wrong, with its status."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text


class Error(BaseModel):
    """Every answer that is not the one that was asked for."""

    error: str


ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": Error, "description": text}
    for status, text in (
        (400, "The request cannot be understood"),
        (403, "The token is not good for this"),
        (404, "There is no such thing"),
        (409, "Not now"),
        (413, "The request is too large"),
        (422, "The request is not as described"),
        (429, "Too often"),
        (503, "The database is in trouble: later"),
    )
}


def hall_of(request: Request) -> Hall:
    """The tables of this server."""
    hall = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall


async def table_of(request: Request, identity: str) -> LiveTable:
    """A table by its name."""
    try:
        table = await hall_of(request).find(identity)
    except Refuse as refusal:
        raise Problem(503 if isinstance(refusal, Trouble) else 409, refusal.reason) from None
    if table is None:
        raise Problem(404, "there is no such table")
    return table


def plain(data: object) -> Response:
    """An answer that was made elsewhere and needs no other check."""
    return Response(to_json(data), media_type="application/json")


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""


# ------------------------------------------------------------------ tables


class ClockWish(Body):
    """Seconds for the whole game, and some more whenever the game comes to wait for a player."""

    bank: Annotated[float, Field(ge=2, le=86_400)]
    increment: Annotated[float, Field(ge=0, le=3600)] = 0


class TableWish(Body):
    """A table to open."""

    game: str
    deck: Annotated[str, Field(max_length=20_000)]
    """The name of a starter deck, or a list of cards as players paste it."""
    mode: Literal["bot", "invite", "hotseat"] = "bot"
    bot: str = "greedy"
    bot_name: Annotated[Line, Field(max_length=40)] = ""
    """What the bot is called at the table; by its strength where nothing is said."""
    opponent_deck: Annotated[str, Field(max_length=20_000)] | None = None
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] | None = None
    """Only where nobody else plays: who knows the seed knows the shuffles."""
    edition: Annotated[str, Field(max_length=40)] = ""
    """The rule book to play by; the first of the game where none is named."""
    clock: ClockWish | None = None
    name: Annotated[Line, Field(max_length=40)] = "Player 1"


class TableOpened(BaseModel):
    """A table, and the token of the own seat, which nobody else must know."""

    match: str
    seat: Literal[0, 1, "both"]
    token: str
    invite: str | None
    """Whoever has this may take the other seat."""
    spectate: str
    """Where spectators watch."""


class JoinWish(Body):
    """Takes the open seat."""

    invite: Annotated[str, Field(max_length=80)]
    deck: Annotated[str, Field(max_length=20_000)]
    name: Annotated[Line, Field(max_length=40)] = "Player 2"


def opened(request: Request, table: LiveTable, seat: Literal[0, 1, "both"], token: str, invite: str | None) -> TableOpened:
    """What whoever sits down is told."""
    base = hall_of(request).settings.base_url.rstrip("/")
    return TableOpened(match=table.id, seat=seat, token=token, invite=invite, spectate=f"{base}/#/table/{table.id}?watch")


@router.post("/tables", tags=["tables"], status_code=201, responses=ERRORS)
async def open_table(request: Request, wish: TableWish) -> TableOpened:
    """Opens a table against a bot, for a guest with an invitation, or for two people at one screen."""
    hall = hall_of(request)
    rules = game(wish.game)
    edition = rules.table_book(wish.edition)
    if wish.mode == "invite" and wish.seed is not None and not hall.settings.open_seeds:
        raise Problem(400, "a seed can be given only where nobody else plays")
    seed = wish.seed if wish.seed is not None else new_seed()
    bot = known_bot(wish.bot, rules) if wish.mode == "bot" else None
    mine = await hall.deck(rules, wish.deck, edition, address(request))
    theirs = None
    if wish.mode != "invite":
        given = wish.opponent_deck
        theirs = await hall.deck(rules, given, edition, address(request)) if given else another_deck(rules, mine, seed)
    hall.admit(address(request))
    other = (wish.bot_name or bot_title(bot)) if bot is not None else "" if wish.mode == "invite" else "Player 2"
    table, token, invite = await hall.open(
        rules,
        wish.mode,
        (wish.name or "Player 1", other),
        (mine, theirs),
        seed,
        bot,
        wish.clock.model_dump() if wish.clock is not None else None,
        edition=edition.name,
    )
    return opened(request, table, "both" if table.shared else 0, token, invite)


@router.post("/tables/{identity}/join", tags=["tables"], responses=ERRORS)
async def join_table(request: Request, identity: str, wish: JoinWish) -> TableOpened:
    """Takes the open seat with an invitation; the game begins."""
    hall = hall_of(request)
    table = await table_of(request, identity)
    deck = await hall.deck(table.game, wish.deck, table.edition, address(request))
    token = await hall.join(table, wish.invite, deck, wish.name or "Player 2")
    return opened(request, table, 1, token, None)


@router.get("/tables/{identity}", tags=["tables"], responses=ERRORS)
async def show_table(request: Request, identity: str) -> protocol.MatchData:
    """What everybody may know of a table."""
    return protocol.MatchData(**(await table_of(request, identity)).facts())


@router.get("/matches/{identity}/save", tags=["replays"], responses=ERRORS)
async def save(request: Request, identity: str, authorization: Annotated[str, Header()] = "") -> dict[str, Any]:
    """The match as a file for ``shinpan play --load``: for its players, when it is over or nobody else plays it."""
    table = await table_of(request, identity)
    if table.match is None or table.seat_of(bearer(authorization)) is None:
        raise Problem(403, "only a player of this game may have it")
    if "scenario" in table.header:
        raise Problem(409, "a table from a scenario is saved as a scenario")
    settled(table)
    if table.decision is not None and not table.shared:
        raise Problem(409, "the game is not over")
    async with hall_of(request).limits.question("saved games", address(request)):
        return table.saved()


def settled(table: LiveTable) -> None:
    """Refuses while a choice is being kept: if that fails, it was never made, and the game may not be over after all."""
    if table.writing:
        raise Problem(409, "a choice is just being kept: try again in a moment")


def bearer(authorization: str) -> str:
    """The token of a header ``Authorization: Bearer TOKEN``."""
    return authorization.removeprefix("Bearer ").strip()[:80]


# ------------------------------------------------------------------ replays


class Replay(BaseModel):
    """A game to look at again: states 0 to ``choices``."""

    match: protocol.MatchData
    choices: int
    turns: list[int]
    """How many choices had been made when each turn began."""
    log: list[protocol.LogLine]


@router.get("/replays/{identity}", tags=["replays"], responses=ERRORS)
async def replay(
    request: Request, identity: str, lang: protocol.Lang = "en", authorization: Annotated[str, Header()] = ""
) -> Replay:
    """What happened in a finished game, as a spectator (or, with a token, the player) knows it."""
    table = await table_of(request, identity)
    viewer = replay_eyes(table, authorization)
    async with hall_of(request).limits.question("replays", address(request), table.id, "replay"):
        return Replay(
            match=protocol.MatchData(**table.facts()),
            choices=table.n,
            turns=table.turns(),
            log=[protocol.LogLine(**line) for line in table.lines(viewer, lang)],
        )


@router.get("/replays/{identity}/states/{n}", tags=["replays"], responses=ERRORS)
async def replay_state(
    request: Request, identity: str, n: int, lang: protocol.Lang = "en", authorization: Annotated[str, Header()] = ""
) -> protocol.AtAnswer:
    """The table of a finished game after so many choices."""
    table = await table_of(request, identity)
    viewer = replay_eyes(table, authorization)
    if n < 0:
        raise Problem(404, "there is no such state")
    async with hall_of(request).limits.question("past positions", address(request), table.id, "replay"):
        return protocol.AtAnswer(**table.at(viewer, n, lang))


def replay_eyes(table: LiveTable, authorization: str) -> int | None:
    """Through whose eyes a finished game is looked at."""
    settled(table)
    if table.match is None or table.decision is not None:
        raise Problem(409, "the game is not over")
    token = bearer(authorization)
    if not token:
        return None
    seat = table.seat_of(token)
    if seat is None:
        raise Problem(403, "this token is not for a seat at this table")
    return 0 if seat == "both" else seat


@router.post("/replays/file", tags=["replays"], responses=ERRORS)
async def replay_file(request: Request, data: dict[str, Any]) -> TableOpened:
    """Lays a saved match again, for whoever has the file: one client sees and plays both sides."""
    hall = hall_of(request)
    table, token = await hall.open_saved(data, address(request))
    return opened(request, table, "both", token, None)


# ------------------------------------------------------------------ games, cards, rules


class Zone(BaseModel):
    """A zone of a game."""

    name: str
    public: bool
    ordered: bool
    owner_sees: bool
    field: bool
    shared: bool


class StarterDeck(BaseModel):
    """A deck that ships with a game; ``titles`` and ``plans`` are those in other languages."""

    name: str
    title: str
    plan: str
    titles: dict[str, str]
    plans: dict[str, str]
    cards: dict[str, int]
    text: str


class EditionFacts(BaseModel):
    """A rule book: its name, and what people call it."""

    name: str
    title: str


class Meaning(BaseModel):
    """What a keyword does, in our own words, and the clause that says so."""

    text: str
    texts: dict[str, str] = {}
    """The same in other languages: what the clause says."""
    clause: str


class GameFacts(BaseModel):
    """What a client must know of a game to draw it."""

    name: str
    title: str
    edition: str
    editions: list[EditionFacts]
    """The rule books it can be played by, the usual one first."""
    languages: list[str]
    """In which there are cards to show."""
    worded: list[str]
    """In which the engine words a card that it understands."""
    decks: list[StarterDeck]
    cards: int
    kinds: list[str]
    colours: list[str]
    phases: list[str]
    curve: str
    """The field of a card that the curve of a deck is drawn from."""
    searched: list[str]
    """The fields with a number that cards are looked for by."""
    zones: list[Zone]
    keywords: dict[str, dict[str, str]]
    """What keywords are called in other languages, by what they are called in English."""
    icons: dict[str, dict[str, str]] = {}
    """What timings and keywords are shown as in other languages, by what they are shown as in English."""
    meanings: dict[str, Meaning]
    """What keywords do, by what they are called in English."""
    bots: list[str]


@router.get("/games", tags=["cards"], response_model=list[GameFacts])
async def games(request: Request) -> Response:
    """The games that can be played here."""
    hall = hall_of(request)
    if "games" not in hall.told:
        facts = [GameFacts(**hall.catalogue.about(name), bots=bots(game(name))) for name in game_names()]
        hall.told["games"] = to_json(facts)
    return Response(hall.told["games"], media_type="application/json")


class CardPage(BaseModel):
    """A page of cards, each with its facts, its texts as printed and as translated, and how much of it is understood."""

    count: int
    page: int
    pages: int
    cards: list[dict[str, Any]]


@router.get("/cards", tags=["cards"], responses=ERRORS, response_model=CardPage)
async def cards(
    request: Request,
    game_name: Annotated[str, Query(alias="game")],
    q: Annotated[str, Query(max_length=100)] = "",
    kind: Annotated[str, Query(max_length=40)] = "",
    colour: Annotated[str, Query(max_length=40)] = "",
    cost: int | None = None,
    level: int | None = None,
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> Response:
    """Searches all loaded cards of a game: every word of ``q`` must be somewhere on the card."""
    wish = {"q": q, "kind": kind, "colour": colour, "cost": cost, "level": level, "page": page}
    return plain(await hall_of(request).shop.do("search", address(request), name=game(game_name).name, **wish))


class CardFacts(BaseModel):
    """Everything about a card: facts, printed texts, what the engine reads in them, and the texts in every language."""

    game: str
    facts: dict[str, Any]
    lang: str
    printed: dict[str, str]
    status: str
    trust: str = ""
    """How far it can be trusted: ruled, checked or read; nothing where it is not read in full."""
    unread: list[str]
    explain: list[str] = []
    """What the engine will do, in plain words."""
    meaning: dict[str, list[Any]]
    texts: dict[str, dict[str, str]]
    names: dict[str, str]
    labels: dict[str, dict[str, str]]
    """By language, the names of skills and the like, each by what is printed."""
    translated: list[str]
    """The languages whose texts were translated for showing: the engine does not read them."""
    official: list[str] = []
    """The languages whose texts are those of a card file, as they are printed there: the engine plays what is ``printed``."""
    unworded: dict[str, list[str]] = {}
    """By language, the places whose text cannot be worded in it yet: they are as printed."""


@router.get("/cards/{game_name}/{identity:path}", tags=["cards"], responses=ERRORS, response_model=CardFacts)
async def card(request: Request, game_name: str, identity: str, table: str = "") -> Response:
    """One card; with ``table``, as that table has it: a scenario or a saved game may bring cards of its own."""
    try:
        return Response(await told(request, game(game_name), identity, await own_cards(request, game_name, table)), **JSON)
    except CardError as error:
        raise Problem(404, str(error)) from None


@router.get("/cards/{game_name}", tags=["cards"], responses=ERRORS, response_model=list[CardFacts])
async def some_cards(
    request: Request,
    game_name: str,
    ids: str = Query(max_length=2000, description=f"Card numbers with commas between them, at most {AT_ONCE}"),
    table: str = "",
) -> Response:
    """Several cards at once, each as the request for it alone tells it; those that are not there are left out."""
    rules = game(game_name)
    wanted = list(dict.fromkeys(each for each in ids.split(",") if each))
    if len(wanted) > AT_ONCE:
        raise Problem(400, f"at most {AT_ONCE} cards at once: these are {len(wanted)}")
    own = await own_cards(request, game_name, table)
    found: list[bytes] = []
    for identity in wanted:
        with suppress(CardError):
            found.append(await told(request, rules, identity, own))
    return Response(b"[" + b",".join(found) + b"]", **JSON)


async def own_cards(request: Request, game_name: str, table: str) -> Mapping[str, Any]:
    """The cards that a table has brought, if everybody at it may read them."""
    laid = await hall_of(request).find(table) if table else None
    if laid is None or laid.game is not game(game_name) or not (laid.shared or laid.setting.get("alone")):
        return {}
    cards: Mapping[str, Any] = laid.header.get("cards", {})
    return cards


async def told(request: Request, rules: Game, identity: str, own: Mapping[str, Any]) -> bytes:
    """A card as it is told, as JSON. CardError if there is none."""
    hall = hall_of(request)
    wish = {"name": rules.name, "identity": identity}
    if identity in own:
        return to_json(await hall.shop.do("own", address(request), row=own[identity], **wish))
    key = f"card {rules.name} {identity}"
    if key not in hall.told:
        answer = to_json(await hall.shop.do("card", address(request), **wish))
        if len(hall.told) > TOLD:
            hall.told.clear()
        hall.told[key] = answer
    return hall.told[key]


class ClauseFacts(BaseModel):
    """A clause in our own words, and the starter cards that cite it."""

    id: str
    kind: str
    testable: bool
    summary: str
    cards: list[str]


@router.get("/rules/{game_name}/{clause}", tags=["rules"], responses=ERRORS)
async def rule(game_name: str, clause: str, lang: str = "en") -> ClauseFacts:
    """What a clause says: of a game's usual rule book, or of the edition that is named in its place."""
    rules = game(game_name)
    edition = rules.book(game_name if game_name != rules.name else "")
    found = clauses(rules, edition).get(clause)
    if found is None:
        raise Problem(404, f"the rule book {edition.name} has no clause {clause[:40]!r}")
    said = summaries_of(rules.rulebook(edition), lang if lang in LANGUAGES else "en")[found.id]
    by_clause = citing(rules.name)
    cards = [*dict.fromkeys(card for spelling in edition.spellings(clause) for card in by_clause.get(spelling, []))]
    return ClauseFacts(id=found.id, kind=found.kind, testable=found.testable, summary=said, cards=cards)


class SayingFacts(BaseModel):
    """What a rule book says of a topic."""

    clauses: list[str]
    says: str


class DifferenceFacts(BaseModel):
    """A topic on which two rule books do not agree."""

    id: str
    topic: str
    books: dict[str, SayingFacts]
    """By edition; one that is not there says nothing of it."""
    scenarios: dict[str, str]
    """A position that shows it, as a scenario for each of the two books."""


@router.get("/differences/{first}/{second}", tags=["rules"], responses=ERRORS)
async def rule_differences(request: Request, first: str, second: str) -> list[DifferenceFacts]:
    """What two rule books of a game decide differently."""
    rules = game(first)
    pair = (rules.book(first), rules.book(second))
    found = []
    async with hall_of(request).limits.question("rule books", address(request)):
        for row in between(rules, *pair):
            scenarios = {edition.name: row.scenario(rules, edition) for edition in pair} if row.position else {}
            told = row.json(*pair)
            found.append(DifferenceFacts(id=row.id, topic=row.topic, books=told["books"], scenarios=scenarios))
    return found


class PictureList(BaseModel):
    """The cards of a game of which the server has a picture."""

    cards: list[str]


@router.get("/pictures/{game_name}", tags=["cards"], responses=ERRORS)
def pictures(request: Request, game_name: str) -> PictureList:
    """Of which cards the pack that the server was given has pictures."""
    rules, hall = game(game_name), hall_of(request)
    known = hall.pictures.numbers(rules.name, hall.catalogue.rows(rules).rows) if hall.pictures else []
    return PictureList(cards=known)


@router.get("/pictures/{game_name}/{identity}", tags=["cards"], responses=ERRORS, response_class=Response)
def picture(request: Request, game_name: str, identity: str) -> Response:
    """A picture from the pack the server was given."""
    pack = hall_of(request).pictures
    if pack is not None and NAME.fullmatch(identity) and game_name in game_names():
        found = pack.read(game_name, identity)
        if found is not None:
            data, kind = found
            return Response(data, media_type=kind, headers={"Cache-Control": "private, max-age=3600"})
    raise Problem(404, "there is no picture of this card")


# ------------------------------------------------------------------ scenarios


class ScenarioText(Body):
    """A scenario file."""

    yaml: Annotated[str, Field(max_length=30_000)]


class ScenarioYaml(BaseModel):
    """A position as a scenario file."""

    yaml: str


@router.post("/scenarios/table", tags=["scenarios"], status_code=201, responses=ERRORS)
async def scenario_table(request: Request, wish: ScenarioText) -> TableOpened:
    """Lays the position of a scenario; one client plays both sides."""
    hall = hall_of(request)
    table, token = await hall.open_scenario(wish.yaml, address(request))
    return opened(request, table, "both", token, None)


@router.get("/scenarios/table/{identity}/yaml", tags=["scenarios"], responses=ERRORS)
async def scenario_yaml(request: Request, identity: str, authorization: Annotated[str, Header()] = "") -> ScenarioYaml:
    """The position of a table whose both sides are one's own, as a scenario file."""
    table = await table_of(request, identity)
    if table.match is None or table.seat_of(bearer(authorization)) != "both":
        raise Problem(403, "only whoever plays both sides may have the position")
    async with hall_of(request).limits.question("positions", address(request), table.id, "both"):
        return ScenarioYaml(yaml=position_yaml(table.match))


# ------------------------------------------------------------------ the server


class Health(BaseModel):
    """How the server is."""

    ok: bool
    reason: str = ""
    """What is the matter, where something is."""
    version: str
    protocol: int
    tables: int
    sockets: int


@router.get("/health", tags=["server"], responses={503: {"model": Health, "description": "Not well"}})
async def health(request: Request, response: Response) -> Health:
    """Whether the server is well and its database can be written to."""
    hall = hall_of(request)
    trouble = await hall.store.trouble()
    response.status_code = 503 if trouble else 200
    return Health(
        ok=not trouble,
        reason=trouble,
        version=__version__,
        protocol=protocol.PROTOCOL,
        tables=len(hall.tables),
        sockets=sum(len(table.listeners) for table in hall.tables.values()),
    )


class Messages(BaseModel):
    """JSON Schemas of the messages of ``/ws/{match}``."""

    protocol: int
    client: dict[str, Any]
    server: dict[str, Any]


@router.get("/protocol", tags=["server"], response_model=Messages)
async def messages(request: Request) -> Response:
    """The messages of the WebSocket ``/ws/{match}``, both ways, as JSON Schemas."""
    hall = hall_of(request)
    if "protocol" not in hall.told:
        facts = Messages(
            protocol=protocol.PROTOCOL,
            client=protocol.SAID.json_schema(),
            server=protocol.TOLD.json_schema(mode="serialization"),
        )
        hall.told["protocol"] = to_json(facts)
    return Response(hall.told["protocol"], media_type="application/json")
