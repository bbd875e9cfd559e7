"""What a deck builder is told of a deck beside its legality: its shape, its chances, what it lacks, what is restricted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from ..games.base import CardError, Game
from ..library import Deck, game
from ..library.files import document
from ..library.restrictions import Restrictions, restrictions_of
from ..match.opening import MOST, chance, deal, drawn_from
from ..table.cards import Face
from ..table.edition import Edition
from .catalogue import Catalogue


def check(catalogue: Catalogue, name: str, text: str, edition: str, on: str = "", lists: Sequence[str] = ()) -> dict[str, Any]:
    """A list with all that a deck builder shows, or an error where it cannot be read. Only plain data goes in and out."""
    rules = game(name)
    book = rules.book(edition)
    try:
        deck = catalogue.parse(rules, text)
    except CardError as error:
        return {"error": str(error)}
    found = catalogue.checked(rules, deck, book)
    faces = {face.id: face for face in deck.cards}
    for row in found["cards"]:
        face = faces[row["id"]]
        row["unread"] = [] if row["trust"] else rules.unread(face)
        row["copies"] = face.copies
    paths = [Path(path) for path in lists]
    limited = restricted(paths, deck, date.fromisoformat(on) if on else date.today()) if paths else {}
    return {**found, **facts(rules, deck, book), **limited}


def hand(catalogue: Catalogue, name: str, text: str, edition: str, seed: int, redraw: bool) -> dict[str, Any]:
    """An opening hand of a list, dealt by the rules. Only plain data goes in and out."""
    rules = game(name)
    dealt = deal(rules, catalogue.parse(rules, text).cards, seed, rules.book(edition), redraw)
    return {"seed": seed, **asdict(dealt)}


def facts(rules: Game, deck: Deck, edition: Edition) -> dict[str, Any]:
    """The shape of a deck, and what its cards ask for; nothing for what is far too large to be one."""
    if len(deck.cards) > MOST or not deck.cards:
        return {}
    drawn = drawn_from(rules, deck.cards, edition)
    needs = rules.needs(deck.cards, edition)
    fields = dict.fromkeys(["kind", rules.about.curve, *rules.about.searched])
    charts = [chart(rules, deck.cards, drawn, field) for field in fields if field]
    return {
        "charts": [each for each in charts if each["columns"]],
        "opening": {"hand": rules.opening.hand, "redraw": rules.opening.redraw, "drawn": len(drawn)},
        "demands": [asdict(demand) for demand in needs.demands],
        "stuck": [{"id": identity, "why": why} for identity, why in needs.stuck],
        "bases": {identity: [{"id": base, "cost": cost} for base, cost in found] for identity, found in needs.bases.items()},
    }


def chart(rules: Game, deck: Sequence[Face], drawn: Sequence[Face], field: str) -> dict[str, Any]:
    """How many cards have each value of a field, by kind, and how likely one of them is in the opening hand."""
    values: dict[str, list[Face]] = {}
    for face in deck:
        value = face.kind if field == "kind" else rules.data(face).get(field)
        if value is not None:
            values.setdefault(str(value), []).append(face)
    there = {face.id for face in drawn}
    columns = []
    for value, faces in sorted(values.items(), key=lambda item: (len(item[0]), item[0]) if field != "kind" else (0, "")):
        wanted = {face.id for face in faces} & there
        odds = chance(rules.opening, drawn, wanted) if wanted and rules.opening.hand else None
        columns.append(
            {
                "value": value,
                "count": len(faces),
                "kinds": dict(Counter(face.kind for face in faces)),
                "chance": odds.first if odds else None,
                "redrawn": odds.redrawn if odds else None,
            }
        )
    return {"by": field, "columns": columns}


# ------------------------------------------------------------------ restriction lists


@cache
def listed(path: Path) -> Any:
    """What a restriction list says, read once."""
    return document(path)


def days_of(paths: Sequence[Path]) -> list[str]:
    """The days from which something changes, the newest first; none where the lists name no days."""
    found: set[str] = set()
    for path in paths:
        data = listed(path)
        events = data.get("events") if isinstance(data, dict) else None
        found |= {str(event.get("effectiveDate")) for event in events or ()}
    return sorted(found, reverse=True)


def in_force(paths: Sequence[Path], on: date) -> list[Restrictions]:
    """The lists as they are on a day."""
    found = []
    for path in paths:
        data = listed(path)
        found.append(restrictions_of(data, path.name, on if isinstance(data, dict) and "events" in data else None))
    return found


def restricted(paths: Sequence[Path], deck: Deck, on: date) -> dict[str, Any]:
    """Which cards of a deck may be played less often, and how it breaks the lists."""
    lists = in_force(paths, on)
    limits: dict[str, int] = {}
    for each in lists:
        for face in deck.cards:
            limit = each.limits.get(face.id.lower())
            if limit is not None:
                limits[face.id] = min(limit, limits.get(face.id, limit))
    return {"restricted": limits, "breaks": [line for each in lists for line in each.broken(deck)]}
