"""What is asked over HTTP about trying a deck: begun, asked about, stopped."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from ..library import game
from .api import ERRORS, Body, Problem, address, hall_of
from .hall import known_bot
from .trials import Trial, job_for

MOST = 200
"""Games against each starter deck, at most."""

router = APIRouter(prefix="/api")


class TrialWish(Body):
    """A deck to try against all starter decks of its game."""

    game: str
    text: Annotated[str, Field(max_length=20_000)]
    """The name of a starter deck, or a list of cards as players paste it."""
    edition: Annotated[str, Field(max_length=40)] = ""
    player: str = "greedy"
    """The bot that plays both sides."""
    games: Annotated[int, Field(ge=2, le=MOST)] = 20
    """How many games against each of them: sides are changed, so an even number."""


class TrialShare(BaseModel):
    """Games of the deck: wins and losses, draws, and the 95 % interval of its share."""

    games: int
    wins: tuple[int, int]
    draws: int
    low: float
    high: float


class TrialRow(TrialShare):
    """Against one starter deck."""

    deck: str
    first_player_wins: float | None
    turns: float | None


class TrialFacts(BaseModel):
    """How far a trial is, and what is known so far."""

    id: str
    state: Literal["waiting", "working", "done", "stopped", "failed"]
    error: str
    games: int
    wanted: int
    player: str
    rows: list[TrialRow]
    total: TrialShare


def trial_of(request: Request, identity: str) -> Trial:
    """A trial by its name."""
    trial = hall_of(request).trials.find(identity)
    if trial is None:
        raise Problem(404, "there is no such trial")
    return trial


@router.post("/trials", tags=["decks"], status_code=201, responses=ERRORS)
async def begin_trial(request: Request, wish: TrialWish) -> TrialFacts:
    """Has a bot play a deck against all starter decks. Who does not ask about it for a while gives it up."""
    hall = hall_of(request)
    rules = game(wish.game)
    edition = rules.table_book(wish.edition)
    player = known_bot(wish.player, rules)
    deck = await hall.deck(rules, wish.text, edition, address(request))
    trial = hall.trials.start(job_for(rules, edition.name, deck, player, wish.games), address(request))
    return TrialFacts(**trial.data())


@router.get("/trials/{identity}", tags=["decks"], responses=ERRORS)
async def show_trial(request: Request, identity: str) -> TrialFacts:
    """How far it is."""
    return TrialFacts(**trial_of(request, identity).data())


@router.delete("/trials/{identity}", tags=["decks"], responses=ERRORS)
async def stop_trial(request: Request, identity: str) -> TrialFacts:
    """Stops it; what is known by then stays for a while."""
    trial = trial_of(request, identity)
    hall_of(request).trials.stop(trial)
    return TrialFacts(**trial.data())
