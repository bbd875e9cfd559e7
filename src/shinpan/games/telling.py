"""The log and options in words: what every game says alike."""

from __future__ import annotations

from collections.abc import Mapping

from ..table.cards import Body, Card
from ..table.decisions import Option
from ..table.events import Event
from ..table.table import Table


def told(event: Event, viewer: int | None, summaries: Mapping[str, str], endings: Mapping[str, str]) -> str:
    """The line for a clause that was followed, for what is not offered, and for the end of the game; else nothing."""
    if event.kind == "rule":
        note = f" ({event.note})" if event.note else ""
        return f"[{event.rule}] {summaries.get(event.rule, 'the rule is followed')}{note}"
    if event.kind == "withheld":
        what = f" {event.card.face.name}" if event.card is not None and event.known_to(viewer) else ""
        return f"[{event.rule}] not offered: {event.note}{what}"
    if event.kind == "over":
        result = "the game is a draw" if event.player > 1 else f"Player {event.player + 1} wins the game"
        return mark(event, f"{result}: {endings.get(event.note, event.note)}")
    return ""


def plain(event: Event, name: str) -> str:
    """The line for an event without a line of its own: its kind, and the card or player it is about."""
    who = f"Player {event.player + 1}" if event.player >= 0 else ""
    text = ": ".join(part for part in (event.kind, name or who) if part)
    return mark(event, text + (f" ({event.note})" if event.note else ""))


def mark(event: Event, text: str) -> str:
    """A line with its clause in front."""
    return f"[{event.rule}] {text}" if event.rule else text


def subject(event: Event, viewer: int | None) -> str:
    """What an event is about, as far as the viewer may know; what stands on the field everybody knows."""
    if event.body is not None and (event.card is None or not event.known_to(viewer)):
        return event.body.top.face.name
    if event.card is None:
        return ""
    return event.card.face.name if event.known_to(viewer) else "a card"


# ------------------------------------------------------------------ options


def chosen(option: Option) -> str:
    """An option that is about no card, such as a number or the end of a choice; nothing for any other."""
    if option.verb in ("done", "none"):
        return "no more" if option.verb == "done" else "choose none"
    if option.verb == "number":
        return str(option.number)
    if option.verb == "mode":
        return f"option {option.number}: {option.name}" if option.name else f"option {option.number}"
    return ""


def known_name(t: Table, player: int, card: Card) -> str:
    """A card's name, if this player may see it."""
    return card.face.name if t.sees(player, card) else "a face-down card"


def area(table: Table, number: int, player: int, zones: int, body: Body | None) -> str | None:
    """An area of a player as an event names it: the zone, or the body a card was if that has left the field."""
    if number < 0:
        return None
    zone = table.zones[number if number >= 2 * zones else player * zones + number]
    return f"b{body.bid}" if zone.kind.field and body is not None and body.bid not in table.bodies else zone.label
