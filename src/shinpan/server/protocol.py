"""The messages of the WebSocket, both ways.

Every message is one JSON object with its kind in ``t``. What a client sends is checked against these models before
anything looks at it; what the server sends has exactly these shapes, which the tests check.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

PROTOCOL = 1
"""Grows when a client of an older version would no longer understand."""

CHAT = 300

Lang = Literal["en", "ja", "zh"]
"""The languages in which a game is told."""


def tidy(text: str) -> str:
    """Text in one line without control characters.

    >>> tidy(" a\\x00b \\n c ")
    'ab c'
    """
    kept = "".join(" " if c in "\r\n\t" else c for c in text if c in "\r\n\t" or unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())


Line = Annotated[str, AfterValidator(tidy)]


class Message(BaseModel):
    """Any message."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ------------------------------------------------------------------ from the client


class Hello(Message):
    """Comes first: who is there. Without a token, a spectator."""

    t: Literal["hello"]
    token: Annotated[str, Field(max_length=80)] | None = None
    since: Annotated[int, Field(ge=0)] | None = None
    """The number of the last log line the client has: earlier ones need not be sent again."""
    lang: Lang = "en"
    """In which language the log and the options are told."""


class Choose(Message):
    """An option of the decision that was sent with ``n`` choices made."""

    t: Literal["choose"]
    n: Annotated[int, Field(ge=0)]
    option: Annotated[int, Field(ge=0)]


class Concede(Message):
    """Gives the game up."""

    t: Literal["concede"]


class Undo(Message):
    """Asks to take back everything since this player's own last choice."""

    t: Literal["undo"]
    n: Annotated[int, Field(ge=0)]


class Consent(Message):
    """Answers the other player's wish to take back."""

    t: Literal["consent"]
    undo: Annotated[int, Field(ge=0)]
    yes: bool


class Chat(Message):
    """Says something to everybody at the table."""

    t: Literal["chat"]
    text: Annotated[Line, Field(min_length=1, max_length=CHAT)]


class Mute(Message):
    """No chat is sent to this client any more, or again."""

    t: Literal["mute"]
    on: bool


class Rematch(Message):
    """Another game with sides changed, as soon as both want it."""

    t: Literal["rematch"]


class Why(Message):
    """Why can nothing (or not more) be done with this thing?"""

    t: Literal["why"]
    ref: Annotated[str, Field(max_length=80)]


class Clause(Message):
    """What a clause says."""

    t: Literal["clause"]
    id: Annotated[str, Field(max_length=160)]


class At(Message):
    """The table as it was after ``n`` choices, as this viewer sees it."""

    t: Literal["at"]
    n: Annotated[int, Field(ge=0)]


class Hint(Message):
    """What would a search do in this player's place, with ``n`` choices made? Only where nobody else plays."""

    t: Literal["hint"]
    n: Annotated[int, Field(ge=0)]


class Ping(Message):
    """Is anybody there?"""

    t: Literal["ping"]


Said = Annotated[
    Hello | Choose | Concede | Undo | Consent | Chat | Mute | Rematch | Why | Clause | At | Hint | Ping,
    Field(discriminator="t"),
]
SAID: TypeAdapter[Said] = TypeAdapter(Said)
"""Checks what a client sends."""


# ------------------------------------------------------------------ from the server


class PaidData(Message):
    """Something a payment is made with."""

    ref: str | None
    card: str | None
    verb: str
    """How: ``dull``, ``discard``, ``put``."""
    element: str
    amount: int


class ThenData(Message):
    """What an option costs and does, as far as it can be told beforehand."""

    memory: int | None
    """The memory after it, for who is asked."""
    cost: int | None
    pays: list[PaidData]
    """What the referee would pay with."""
    numbers: list[int] | None
    """Two numbers that will be compared, one's own first."""
    damage: list[int] | None
    """The damage it deals, and what is left then of whom it is dealt to."""


class PlaceData(Message):
    """An effect of a card: the place of its text, and which of the effects there, from 0; -1 if it is all of it."""

    place: str
    part: int


class OptionData(Message):
    """One legal answer: ``ref`` is what it is about, ``to`` what it is aimed at."""

    i: int
    verb: str
    text: str
    ref: str | None
    to: str | None
    number: int | None
    name: str | None
    card: str | None
    """The card number, where the player may know it."""
    place: str | None = None
    """For a card that lies face down in an ordered pile: where, as ``p2.security.3`` (1 is the top)."""
    same: int | None = None
    """The first option that looks like this one, if there is one before it."""
    then: ThenData | None = None
    quote: PlaceData | None = None
    """The effect that is used."""


class WithheldData(Message):
    """Something that is not offered, and the clause that forbids it."""

    verb: str
    ref: str | None
    rule: str
    text: str
    facts: list[str]
    """What on this table is in the way, in words."""


class AsksData(Message):
    """The words of the source that ask, in the text as it is printed."""

    place: str
    part: int
    """The effect in the text of that place, from 0; -1 if it is all of it."""
    sentence: int
    """The sentence in that, from 0; -1 if it is not known."""
    start: int
    end: int


class AutoData(Message):
    """The one sensible answer: the index of the option, and a word for why it is."""

    i: int
    why: Literal["pay", "discard", "party", "hatch", "order", "alike", "nothing"]


class AheadData(Message):
    """What will be asked next if option ``i`` is chosen: both can be answered at once."""

    i: int
    kind: str
    about: str
    options: list[OptionData]


class DecisionData(Message):
    """What is asked. Only the deciding seat is sent this."""

    player: int
    kind: str
    rule: str
    clause: str
    about: str
    source: str | None
    source_card: str | None
    """The card whose text asks, where the player may see it."""
    free: bool
    options: list[OptionData]
    withheld: list[WithheldData]
    owed: dict[str, int] | None = None
    """While a cost is paid: what is still owed, by Element; ``any`` may be of every Element."""
    paid: list[PaidData] | None = None
    """And what it is paid with so far."""
    asks: AsksData | None = None
    auto: AutoData | None = None
    """What the client may answer by itself, if the player likes."""
    ahead: AheadData | None = None


class WaitingData(Message):
    """Whom the table waits for."""

    player: int
    kind: str


class PartData(Message):
    """A part of a sum: how much, how (``printed``, ``up``, ``times``, ``half``, ``set``, ``advantage``, ``rest``), whose."""

    n: int
    how: str
    by: str | None


class SumData(Message):
    """A number as it was then, and what it is made of."""

    ref: str | None
    id: str | None
    what: str
    """``DP``, ``cards``, ``power``, ``damage``."""
    n: int
    parts: list[PartData]


class EventData(BaseModel):
    """Something that happened; ``i`` numbers what this viewer has heard of, ``n`` is how many choices had been made."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    i: int
    n: int
    event: str
    rule: str
    turn: int
    text: str
    ref: str | None = None
    by_ref: str | None = None
    player: str | None = None
    card: str | None = None
    id: str | None = None
    amount: int | None = None
    from_: str | None = Field(default=None, alias="from")
    """Where a card lay before: a zone (``p1.hand``), or the body it was or belonged to (``b7``)."""
    to: str | None = None
    by: str | None = None
    by_player: str | None = None
    cause: str | None = None
    note: str | None = None
    body: str | None = None
    """The body it is about, where ``ref`` names something else or nothing: it may have left since."""
    by_id: str | None = None
    onto: str | None = None
    """At whom it is aimed: a body, also one that has left since, or a player (``p2``)."""
    others: list[str] | None = None
    """Bodies that take part."""
    sums: list[SumData] | None = None
    """Numbers that are compared or dealt."""
    place: str | None = None
    """Which of its card's texts acts, as the texts of a card are named."""
    number: int | None = None
    """The how manieth line of it; 0 for all of it."""


class LogLine(Message):
    """A line of the log as a judge would say it."""

    i: int
    n: int
    event: str
    """What kind of thing happened."""
    rule: str
    text: str


class ClockData(Message):
    """Seconds left for each seat, and for whom they run now."""

    left: list[float]
    increment: float
    running: int | None


class SeatData(Message):
    """Who sits where."""

    name: str
    kind: Literal["person", "bot", "open"]
    connected: bool


class UndoData(Message):
    """A player wants to take back to the table as it was after ``to`` choices."""

    id: int
    by: int
    to: int


class OverData(Message):
    """How the game ended; no winner is a draw."""

    winner: int | None
    ending: str
    rule: str
    text: str


class MatchData(Message):
    """What everybody may know of a table."""

    id: str
    game: str
    edition: str
    mode: Literal["bot", "invite", "hotseat", "scenario"]
    seats: list[SeatData]
    begun: bool
    over: OverData | None
    choices: int
    created: float
    clock: dict[str, float] | None
    bot: str | None
    title: str


class Welcome(Message):
    """The answer to hello. ``seat`` is 0, 1, ``both`` at a hot seat, or nothing for a spectator."""

    t: Literal["welcome"]
    protocol: int
    seat: Literal[0, 1, "both"] | None
    match: MatchData


class State(Message):
    """The table after every change, as this viewer sees it. ``full``: forget what was known before."""

    t: Literal["state"]
    n: int
    full: bool
    view: dict[str, Any] | None
    """The game's own view; nothing while a seat is still open."""
    decision: DecisionData | None
    waiting: WaitingData | None
    events: list[EventData]
    log: list[LogLine]
    clocks: ClockData | None
    seats: list[SeatData]
    undo: UndoData | None
    can_undo: bool
    rematch: list[int]
    """The seats that want another game."""
    over: OverData | None


class Reason(Message):
    """Why something cannot be done."""

    verb: str
    rule: str
    text: str
    facts: list[str]


class WhyAnswer(Message):
    """What forbids doing something with a thing; ``offered`` is what can be done with it."""

    t: Literal["answer"]
    to: Literal["why"]
    ref: str
    reasons: list[Reason]
    offered: list[str]
    text: str


class ClauseAnswer(Message):
    """A clause in our own words."""

    t: Literal["answer"]
    to: Literal["clause"]
    id: str
    summary: str
    kind: str


class AtAnswer(Message):
    """The table as it was."""

    t: Literal["answer"]
    to: Literal["at"]
    n: int
    view: dict[str, Any]
    waiting: WaitingData | None
    over: OverData | None


class Advised(Message):
    """An option: the share of wins a search expects with it, and how its player would go on."""

    i: int
    text: str
    wins: float
    line: list[str]
    """In words; the first is the option itself."""
    proven: bool
    """Whether it wins in this turn whatever the opponent answers, in all deals that were tried."""
    cards: list[str]
    """The cards that are named, by number."""


class HintAnswer(Message):
    """What a search would do, from what the player knows."""

    t: Literal["answer"]
    to: Literal["hint"]
    n: int
    i: int | None
    """The option; nothing if there was no time to think."""
    best: list[Advised]
    """The best options, best first; none where there is nothing to think about."""
    why: str = ""
    """Why there is no hint."""


class Spoken(Message):
    """Something somebody said."""

    t: Literal["chat"]
    i: int
    seat: int
    name: str
    text: str
    at: float


class Again(Message):
    """The other game: where it is and, for its player, with which seat and token."""

    t: Literal["rematch"]
    match: str
    seat: Literal[0, 1, "both"] | None
    token: str | None


class Refused(Message):
    """What was sent was not done, and changed nothing."""

    t: Literal["refused"]
    reason: str
    n: int | None = None
    """How many choices have been made, where that was the point."""


class Bye(Message):
    """The server closes the socket."""

    t: Literal["bye"]
    reason: str


class Pong(Message):
    """Somebody is there."""

    t: Literal["pong"]


Told = Annotated[
    Welcome
    | State
    | Annotated[WhyAnswer | ClauseAnswer | AtAnswer | HintAnswer, Field(discriminator="to")]
    | Spoken
    | Again
    | Refused
    | Bye
    | Pong,
    Field(discriminator="t"),
]
TOLD: TypeAdapter[Told] = TypeAdapter(Told)
"""What a server sends."""
