"""Restriction lists: cards that may be played less often than the rules say, not at all, or not together.

Our own layout is ``{banned: [card numbers], limited: {card number: n}, pairs: [[card number, card number]], blocks: [n]}``;
``blocks`` are the block icons that may be played. A publisher's list of changes is one too:
``{events: [{cardId, status, count, effectiveDate, action}]}``; what is in force on a day are the changes up to that day. Cards
that it bans as a pair from the same day on are a pair.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..games.base import CardError
from ..games.fields import short
from .files import document
from .rows import kind_of

if TYPE_CHECKING:
    from .decks import Deck

PAIR: Final = "banned_pair"
STATES: Final = ("banned", "restricted", PAIR)
ACTIONS: Final = ("restrict", "lift")
OWN: Final = "{banned: [card numbers], limited: {card number: n}, pairs: [[card number, card number]], blocks: [n]}"


@dataclass
class Restrictions:
    """What a deck must keep to besides the rules."""

    limits: dict[str, int] = field(default_factory=dict)
    """Card number in small letters -> how many copies; 0 is none."""
    pairs: list[tuple[str, str]] = field(default_factory=list)
    """Card numbers in small letters that may not be in one deck."""
    blocks: list[int] = field(default_factory=list)
    """The block icons that may be played; none says nothing of them."""
    notes: list[str] = field(default_factory=list)
    """What of the list cannot be kept to."""

    def broken(self, deck: Deck) -> list[str]:
        """How a deck breaks the list."""
        found: list[str] = []
        faces = {face.id: face for face in deck.cards}
        for face in faces.values():
            limit = self.limits.get(face.id.lower())
            count = deck.counts()[face.id]
            if limit == 0:
                found.append(f"{face.id} {face.name} is banned by the restriction list")
            elif limit is not None and count > limit:
                copies = "copy" if limit == 1 else "copies"
                found.append(
                    f"at most {limit} {copies} of {face.id} {face.name} by the restriction list, this deck has {count}"
                )
        for block in sorted({getattr(face, "block", 0) for face in deck.cards} - {*self.blocks}) if self.blocks else ():
            face = next(face for face in deck.cards if getattr(face, "block", 0) == block)
            icon = f"the block icon {block}" if block else "no block icon"
            allowed = ", ".join(map(str, self.blocks))
            found.append(f"{face.id} {face.name} has {icon}, and only {allowed} may be played by the restriction list")
        here = {face.id.lower(): face for face in faces.values()}
        for one, other in self.pairs:
            if one in here and other in here:
                found.append(
                    f"{here[one].id} {here[one].name} and {here[other].id} {here[other].name} may not be in one deck"
                    " by the restriction list"
                )
        return found


def read_restrictions(path: Path, on: date | None = None) -> Restrictions:
    """A restriction list in a YAML or JSON file, as it is in force on a day (default: with all changes that it names)."""
    return restrictions_of(document(path), str(path), on)


def restrictions_of(data: object, where: str, on: date | None = None) -> Restrictions:
    """A restriction list from what a file says.

    >>> restrictions_of({"banned": ["T-1"], "limited": {"T-2": 1}}, "list").limits
    {'t-1': 0, 't-2': 1}
    """
    if not isinstance(data, dict) or not data:
        raise CardError(f"{where}: a restriction list is {OWN}, not {kind_of(data)}")
    if "events" in data:
        return in_force(data["events"], where, on)
    for key in data:
        if key not in ("banned", "limited", "pairs", "blocks"):
            raise CardError(f"{where}: unknown field {short(key)} (there are: banned, limited, pairs, blocks)")
    if on is not None:
        raise CardError(f"{where}: this list names no days, so it cannot be asked for one")
    banned, limited, pairs = data.get("banned") or [], data.get("limited") or {}, data.get("pairs") or []
    if not isinstance(banned, list):
        raise CardError(f"{where}: banned must be a list of card numbers, not {kind_of(banned)}")
    if not isinstance(limited, dict):
        raise CardError(f"{where}: limited must be card numbers with how many, not {kind_of(limited)}")
    if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
        raise CardError(f"{where}: pairs must be a list of two card numbers each, not {short(pairs)}")
    blocks = data.get("blocks") or []
    if not isinstance(blocks, list) or not all(type(block) is int and block > 0 for block in blocks):
        raise CardError(f"{where}: blocks must be a list of the numbers of block icons, not {short(blocks)}")
    found = Restrictions(blocks=blocks)
    for identity in [*banned, *limited]:
        key = _number(identity, where)
        if key in found.limits:
            raise CardError(f"{where}: card {identity} is listed twice")
        found.limits[key] = _count(limited.get(identity, 0), identity, where)
    found.pairs = [(_number(one, where), _number(other, where)) for one, other in pairs]
    return found


def in_force(events: object, where: str, on: date | None) -> Restrictions:
    """What the changes of a list add up to on a day."""
    if not isinstance(events, list) or not all(isinstance(event, Mapping) for event in events):
        raise CardError(f"{where}: events must be a list of changes, not {kind_of(events)}")
    found = Restrictions()
    together: dict[str, list[str]] = {}
    for event in sorted(events, key=lambda event: str(event.get("effectiveDate"))):
        identity = event.get("cardId")
        key = _number(identity, where)
        day, state, action = _day(event, where), event.get("status"), event.get("action", "restrict")
        if state not in STATES or action not in ACTIONS:
            raise CardError(f"{where}: card {identity}: {short(action)} to {short(state)} is no change that is known here")
        if on is not None and day > on:
            continue
        if action == "lift":
            found.limits.pop(key, None)
            together = {since: [one for one in cards if one != key] for since, cards in together.items()}
        elif state == PAIR:
            together.setdefault(day.isoformat(), []).append(key)
        else:
            found.limits[key] = 0 if state == "banned" else _count(event.get("count", 1), identity, where)
    for since, cards in together.items():
        if len(cards) == 1:
            found.notes.append(f"{where}: card {cards[0].upper()} is banned with another since {since}, which is not named")
        found.pairs += [(one, other) for number, one in enumerate(cards) for other in cards[number + 1 :]]
    return found


def _number(identity: object, where: str) -> str:
    if not isinstance(identity, str) or not identity.strip():
        raise CardError(f"{where}: a card is named by its number (text), not {short(identity)}")
    return identity.lower()


def _count(count: object, identity: object, where: str) -> int:
    if isinstance(count, bool) or not isinstance(count, int) or count < 0:
        raise CardError(f"{where}: card {identity}: how many must be a number of 0 or more, not {short(count)}")
    return count


def _day(event: Mapping[str, Any], where: str) -> date:
    try:
        return date.fromisoformat(str(event.get("effectiveDate")))
    except ValueError:
        said = short(event.get("effectiveDate"))
        raise CardError(f"{where}: card {event.get('cardId')}: the day must be like 2026-04-04, not {said}") from None
