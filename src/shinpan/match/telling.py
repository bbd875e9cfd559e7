"""Events as plain data, showing each viewer only what that viewer may know."""

from __future__ import annotations

from typing import Any, Final

from ..table.edition import Edition
from ..table.events import Event
from ..table.table import Table

EVERYTHING: Final = -1
"""A viewer who sees all: the judge, and the log of a scenario."""
UNTOLD: Final = frozenset(
    {"rule", "withheld", "game start", "turn start", "main start", "main over", "battle start", "battle end"}
    | {"skill use", "skill used", "turn end", "turn over", "effects end", "action", "attack end", "check over", "counter"}
    | {"main1", "main2", "attack phase"}
)
"""Events that a log leaves out: they matter only to whoever asks for every clause."""


def hears(event: Event, viewer: int | None) -> bool:
    """Whether the viewer learns of the event at all: what a player was not offered is that player's own business.

    So is a clause that was only thought of, to work out what that player could do with hidden cards.
    """
    if event.kind == "rule":
        return event.known_to(viewer)
    return event.kind != "withheld" or viewer == EVERYTHING or (viewer is not None and event.player == viewer)


def clauses_cited(table: Table, edition: Edition | None = None) -> set[str]:
    """The clauses that the log of a table cites, by their numbers in an edition; in the one in force where none is given."""
    book = edition if edition is not None else table.edition
    return {number for rule in {event.rule for event in table.events} for number in book.numbers(rule)}


def event_data(table: Table, event: Event, viewer: int | None) -> dict[str, Any]:
    """An event as a dict: ``event`` and ``rule`` always (by the edition in force), everything else where it applies."""
    data: dict[str, Any] = {"event": event.kind, "rule": table.edition.cited(event.rule), "turn": event.turn}
    if event.player >= 0:
        data["player"] = "draw" if event.player > 1 else f"p{event.player + 1}"
    card = event.card
    if card is None and event.body is not None:
        card = event.body.top
    if card is not None and event.known_to(viewer):
        data["card"] = card.face.name
        data["id"] = card.face.id
        if viewer == EVERYTHING:
            data["uid"] = card.uid
    if event.amount:
        data["amount"] = event.amount
    if event.origin >= 0:
        data["from"] = table.zones[event.origin].label
    if event.target >= 0:
        data["to"] = table.zones[event.target].label
    if event.by is not None:
        data["by"] = event.by.top.face.name
    elif event.by_card is not None:
        data["by"] = event.by_card.face.name
    if event.by_player >= 0:
        data["by_player"] = f"p{event.by_player + 1}"
    if event.cause:
        data["cause"] = event.cause
    if event.note:
        data["note"] = event.note
    return data
