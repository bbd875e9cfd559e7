"""What is asked over HTTP about grading a game: begun, asked about, stopped."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Header, Query, Request
from pydantic import BaseModel, Field

from . import protocol
from .analyses import EFFORTS, Analysis, Assignment
from .api import ERRORS, Body, Problem, address, bearer, hall_of, replay_eyes, table_of

router = APIRouter(prefix="/api")


class AnalysisWish(Body):
    """A finished game to grade."""

    match: Annotated[str, Field(max_length=40)]
    effort: Literal["quick", "usual", "deep"] = "usual"
    both: bool = False
    """Whether the other player's decisions are graded too, with all cards open as in the saved game."""
    lang: protocol.Lang = "en"


class GradedOption(BaseModel):
    """An option: what it is thought to be worth to who decides, and what that player goes on to do."""

    index: int
    text: str
    wins: float
    line: list[str]
    """The first is the option itself; empty where no line was kept."""
    proven: bool
    """Whether it wins in this turn whatever the opponent answers, in all deals that were tried."""
    cards: list[str]
    """The cards that are named, by number."""


class GradedDecision(BaseModel):
    """A decision: the best options, what was chosen, and by how much that made the share of wins smaller."""

    at: int
    """How many choices were made before."""
    turn: int
    player: int
    kind: str
    wins: float
    best: list[GradedOption]
    taken: GradedOption | None
    """What was chosen; nothing where the search did not try it."""
    chosen: str
    loss: float
    word: Literal["", "slip", "mistake", "blunder"]


class AnalysisFacts(BaseModel):
    """How far an analysis is, and what was found since."""

    id: str
    match: str
    state: Literal["waiting", "working", "done", "stopped", "failed"]
    error: str
    players: list[int]
    """Whose decisions are graded."""
    open: bool
    """Whether both lists are taken as open."""
    seconds: float
    """Search for each decision, counted as so much work."""
    lang: str
    done: int
    """Choices looked at, of ``choices``."""
    choices: int
    since: int
    rows: list[GradedDecision]
    """The graded decisions from number ``since`` on."""


def analysis_of(request: Request, identity: str) -> Analysis:
    """An analysis by its name."""
    found = hall_of(request).analyses.find(identity)
    if found is None:
        raise Problem(404, "there is no such analysis")
    return found


@router.post("/analyses", tags=["replays"], status_code=201, responses=ERRORS)
async def begin_analysis(request: Request, wish: AnalysisWish, authorization: Annotated[str, Header()] = "") -> AnalysisFacts:
    """Has a search grade a finished game for one of its players. Who does not ask about it for a while gives it up.

    It speaks of what a player held, so it is for players only: of their own decisions as in the replay, of both players' if
    they wish, as in the saved game.
    """
    table = await table_of(request, wish.match)
    replay_eyes(table, authorization)
    seat = table.seat_of(bearer(authorization))
    if seat is None:
        raise Problem(403, "only a player of this game may have it analysed: it speaks of what was held")
    assert table.match is not None
    both = wish.both or seat == "both"
    players = (0, 1) if both or seat == "both" else (seat,)
    game = Assignment(table.header, table.match.choices, players, both, wish.lang, EFFORTS[wish.effort])
    analysis = hall_of(request).analyses.start(table.id, game, address(request))
    return AnalysisFacts(**analysis.data())


@router.get("/analyses/{identity}", tags=["replays"], responses=ERRORS)
async def show_analysis(request: Request, identity: str, since: Annotated[int, Query(ge=0)] = 0) -> AnalysisFacts:
    """How far it is."""
    return AnalysisFacts(**analysis_of(request, identity).data(since))


@router.delete("/analyses/{identity}", tags=["replays"], responses=ERRORS)
async def stop_analysis(request: Request, identity: str, since: Annotated[int, Query(ge=0)] = 0) -> AnalysisFacts:
    """Stops it; what is known by then stays for a while."""
    analysis = analysis_of(request, identity)
    hall_of(request).analyses.stop(analysis)
    return AnalysisFacts(**analysis.data(since))
