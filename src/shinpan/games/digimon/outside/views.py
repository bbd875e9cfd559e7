"""What each player may see, built up from nothing (3-1-2, 3-1-3-2, 4-5-10)."""

from __future__ import annotations

from typing import Any

from ....table.cards import Body, Card
from ....table.events import Event
from ...base import Staged
from ...telling import area
from ..book.abroad import in_print
from ..book.values import now
from ..things.faces import NONE, DigimonFace, color_names
from ..things.state import (
    BATTLE,
    BREEDING,
    DECK,
    EGGS,
    HAND,
    LINK,
    REMOVED,
    SECURITY,
    TRASH,
    UNDER,
    ZONES,
    DigimonTable,
    Happening,
    Stack,
)
from ..words.marks import SIGNED
from .script import or_none, table_fact

PILES = {"deck": DECK, "eggs": EGGS, "security": SECURITY, "hand": HAND, "trash": TRASH, "removed": REMOVED}
FIELD = {"battle": BATTLE, "breeding": BREEDING}


def tag(card: Card, tags: bool) -> dict[str, Any]:
    """Which physical card it is, where that is asked for."""
    return {"uid": card.uid} if tags else {}


def card_view(card: Card, tags: bool) -> dict[str, Any]:
    """A card whose face the viewer may see."""
    face = card.face
    assert isinstance(face, DigimonFace)
    found: dict[str, Any] = {
        **tag(card, tags),
        "card": face.id,
        "name": face.name,
        "kind": face.kind,
        "colors": color_names(face.colors),
        "level": or_none(face.level),
        "cost": or_none(face.used.cost),
        "dp": or_none(face.dp),
    }
    if face.option is not None:
        found["option"] = {"name": face.option.name, "colors": color_names(face.option.asks)}
    return found


def keyword_words(keywords: dict[str, int]) -> list[str]:
    """Keyword effects as they are printed.

    >>> keyword_words({"Blocker": 1, "Security A.": -1, "Link +": 2})
    ['Blocker', 'Security A. -1', 'Link +2']
    """
    return [f"{name.removesuffix(' +')} {n:+d}" if name in SIGNED else name for name, n in keywords.items()]


def stack_view(t: DigimonTable, stack: Stack, viewer: int | None, tags: bool) -> dict[str, Any]:
    """A stack with what lies under it and its links. 4-5-10: only its owner sees a card that lies face down."""
    if not may_see(t, stack.top, viewer):
        return {"hidden": True, "stack": stack.bid, **tag(stack.top, tags)}
    return {
        **card_view(stack.top, tags),
        "stack": stack.bid,
        "name": stack.names[0],
        "names": in_print(t, stack.names, []),
        "colors": color_names(stack.colors),
        "level": or_none(stack.level),
        "dp": None if stack.dp == NONE else max(0, stack.dp),
        "traits": in_print(t, stack.traits, stack.face.traits_abroad),
        "keywords": keyword_words(stack.keywords),
        "suspended": stack.suspended,
        "played_this_turn": stack.played_turn == t.turn,
        "under": [covered_view(t, card, viewer, tags) for card in stack.under],
        "links": [covered_view(t, card, viewer, tags) for card in stack.links],
    }


def covered_view(t: DigimonTable, card: Card, viewer: int | None, tags: bool) -> dict[str, Any]:
    """A card under or beside another one."""
    if not may_see(t, card, viewer):
        return {"hidden": True, **tag(card, tags)}
    return {**card_view(card, tags), "face_down": True} if not card.face_up else card_view(card, tags)


def may_see(t: DigimonTable, card: Card, viewer: int | None) -> bool:
    """Whether the viewer may see a card; a spectator sees what both players see."""
    if viewer is None:
        return t.sees(0, card) and t.sees(1, card)
    return t.sees(viewer, card)


def pile_view(t: DigimonTable, player: int, kind: int, viewer: int | None, tags: bool) -> dict[str, Any]:
    """How many cards lie there (3-1-3-2), and those the viewer may see; in a stack with their place from the top."""
    zone = t.zones[player * ZONES + kind]
    seen: list[dict[str, Any]] = []
    for position, card in enumerate(reversed(zone.cards), 1):
        if may_see(t, card, viewer):
            found = card_view(card, tags)
            if zone.kind.ordered:
                found["position"] = position
            seen.append(found)
    if not zone.kind.ordered:
        seen.sort(key=lambda item: str(item["card"]))
    return {"count": len(zone.cards), "cards": seen}


def attack_view(t: DigimonTable) -> dict[str, Any] | None:
    """The attack under way: which stack attacks which, or the player."""
    if t.attack is None:
        return None
    target = t.attack.target
    return {"attacker": t.attack.attacker, "target": "player" if target == -1 else target if target >= 0 else None}


def view(t: DigimonTable, viewer: int | None, tags: bool = False) -> dict[str, Any]:
    """The table as this player sees it. The memory is counted from the first seat, as in scenarios."""
    now(t)
    sides: list[dict[str, Any]] = []
    for player in (0, 1):
        side: dict[str, Any] = {name: pile_view(t, player, kind, viewer, tags) for name, kind in PILES.items()}
        for name, kind in FIELD.items():
            bodies = t.zones[player * ZONES + kind].bodies
            side[name] = [stack_view(t, stack, viewer, tags) for stack in bodies if isinstance(stack, Stack)]
        sides.append(side)
    return {
        "game": "digimon",
        "viewer": viewer,
        "turn": t.turn,
        "turn_player": t.turn_player,
        "phase": table_fact(t, "phase"),
        "memory": t.memory,
        "attack": attack_view(t),
        "nowhere": [card_view(card, tags) for card in reversed(t.zones[-1].cards) if may_see(t, card, viewer)],
        "over": t.over,
        "winner": t.winner if t.over else None,
        "players": sides,
    }


def places(t: DigimonTable, event: Event) -> tuple[str | None, str | None]:
    """From where to where the card of an event went: an area, or the stack that it was or belonged to."""
    if not isinstance(event, Happening):
        return None, None
    return (
        place(t, event.place, event.place_player, event.host or event.body),
        place(t, event.goal, event.goal_player, event.onto if event.goal in (UNDER, LINK) else None),
    )


def staged(t: DigimonTable, event: Event, found: Staged) -> Staged:
    """At whom an attack, a block or a check is aimed, and where on its card the effect stands that is carried out."""
    if not isinstance(event, Happening):
        return found
    found.onto = event.onto
    if event.kind in ("attacked", "target") and event.onto is None:
        found.player = 1 - event.player
    elif event.kind == "checked":
        found.player = event.player
    elif event.kind == "effect":
        found.place, _, number = event.how.rpartition(" ")
        found.number = int(number or 0)
    return found


def place(t: DigimonTable, number: int, player: int, stack: Body | None) -> str | None:
    """An area, or the stack for what lies under or is linked to it."""
    if number in (UNDER, LINK):
        return None if stack is None else f"b{stack.bid}"
    return area(t, number, player, ZONES, stack)
