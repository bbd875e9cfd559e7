"""Chapter 2: the information of a card or stack, wherever it is. A face-down card has none (4-5-9)."""

from __future__ import annotations

from typing import Final

from ....effects.context import Context
from ....effects.ops import Filter
from ....table.cards import Card, Thing
from .context import Ctx
from .faces import DIGIMON, NONE, OPTION, DigimonFace
from .state import DECK, NOWHERE, ZONES, Stack


def face_of(thing: Thing) -> DigimonFace:
    """What is printed on the card, or on the top card."""
    face = thing.top.face if isinstance(thing, Stack) else thing.face if isinstance(thing, Card) else None
    assert isinstance(face, DigimonFace)
    return face


def option_of(thing: Thing) -> DigimonFace | None:
    """4.2 4-6-1, 4-6-3: the Option side of a DUAL card, which it has everywhere but on the field."""
    if not isinstance(thing, Card):
        return None
    face = thing.face
    assert isinstance(face, DigimonFace)
    side = face.option
    if side is None:
        return None
    host = thing.host
    return None if isinstance(host, Stack) and host.top is thing else side


def fits(filter: Filter, c: Context, thing: Thing) -> bool:
    """Whether a thing is what a text asks for: a DUAL card may be so by one of its sides (4.2 4-6-5-2, 4-6-6-2)."""
    assert isinstance(c, Ctx)
    return by_side(filter, c, thing) if c.t.duals and isinstance(thing, Card) else filter.test(c, thing)


def by_side(filter: Filter, c: Ctx, card: Card) -> bool:
    """4.2 4-6-2: whether a DUAL card is what a text asks for, by the side that is meant or by any."""
    side = option_of(card)
    if side is None:
        return filter.test(c, card)
    if c.t.side != OPTION and filter.test(c, card):
        return True
    return c.t.side != DIGIMON and as_option(filter, c, card, side)


def as_option(filter: Filter, c: Ctx, card: Card, side: DigimonFace) -> bool:
    """4.2 4-6-6-2: whether the Option side of a DUAL card is what a text asks for."""
    whole = card.face
    card.face = side
    found = filter.test(c, card)
    card.face = whole
    if found and c.t.recording:
        c.once("4.2:4-6-6-2")
    return found


def known(thing: Thing) -> bool:
    """4-5-9: whether there is any information: not for a card face-down in a stack."""
    return not (isinstance(thing, Card) and thing.host is not None and not thing.face_up)


def owner_of(thing: Thing) -> int:
    """Whose it is: of a stack the player on whose side it stands, of a card under one too."""
    if isinstance(thing, Stack):
        return thing.controller
    assert isinstance(thing, Card)
    return thing.host.controller if thing.host is not None else thing.owner


def category(thing: Thing) -> int:
    """2-2, 4-2: what kind of card it is, or counts as."""
    return thing.category if isinstance(thing, Stack) else face_of(thing).category


def categories(thing: Thing) -> int:
    """All kinds of card it is: a DUAL card that is not on the field is of both (4.2 4-6-1)."""
    return category(thing) | (OPTION if option_of(thing) is not None else 0)


def names(thing: Thing) -> list[str]:
    """2-3-1: its names."""
    if isinstance(thing, Stack):
        return thing.names
    face = face_of(thing)
    if face.revealed_names and revealed(thing):
        return [face.name, *face.also_names, *face.revealed_names]
    return [face.name, *face.also_names] if face.also_names else [face.name]


def called(thing: Thing, plain: list[str]) -> bool:
    """2-3-1-2: whether one of its names is one of these, which are without what prints differ in."""
    if isinstance(thing, Stack):
        for name in thing.names:
            if plain_name(name) in plain:
                return True
        return False
    face = face_of(thing)
    if plain_name(face.name) in plain:
        return True
    for name in face.also_names:
        if plain_name(name) in plain:
            return True
    if face.revealed_names and revealed(thing):
        for name in face.revealed_names:
            if plain_name(name) in plain:
                return True
    return False


def revealed(thing: Thing) -> bool:
    """15-15-3: whether a card is revealed from a deck: it lies nowhere then, or is shown where it lies."""
    if not isinstance(thing, Card) or thing.host is not None:
        return False
    return thing.zone == NOWHERE or thing.zone % ZONES == DECK and thing.shown == 3


def levels(thing: Thing) -> list[int]:
    """2-9: its level, and one it also has while it is revealed from the deck."""
    face = face_of(thing)
    return [level(thing), face.revealed_level] if face.revealed_level and revealed(thing) else [level(thing)]


PLAIN: Final[dict[str, str]] = {}


def plain_name(name: str) -> str:
    """A name without what prints of it differ in."""
    known = PLAIN.get(name)
    if known is None:
        known = name.replace(":", "").replace(" ", "").lower()
        PLAIN[name] = known
    return known


def name_has(thing: Thing, part: str, excepted: list[str]) -> bool:
    """2-3-1-3: whether the words are anywhere in a name, other than the excepted ones."""
    low = part.lower()
    if any(low in name.lower() and name not in excepted for name in names(thing)):
        return True
    return part in (thing.name_parts if isinstance(thing, Stack) else face_of(thing).name_parts)


def traits(thing: Thing) -> list[str]:
    """2-3-2: its traits."""
    return thing.traits if isinstance(thing, Stack) else face_of(thing).traits


def colors(thing: Thing) -> int:
    """2-4: its colours."""
    return thing.colors if isinstance(thing, Stack) else face_of(thing).colors


def level(thing: Thing) -> int:
    """2-9: its level, NONE without one."""
    return thing.level if isinstance(thing, Stack) else face_of(thing).level


def level_kept(stack: Stack) -> bool:
    """Whether the top card has the level of the card right under it."""
    return bool(stack.under) and known(stack.under[0]) and face_of(stack).level == level(stack.under[0]) != NONE


def dp(thing: Thing) -> int:
    """2-5: its DP, NONE without."""
    if isinstance(thing, Stack):
        return max(0, thing.dp) if thing.dp != NONE else NONE
    return face_of(thing).dp


def cost(thing: Thing) -> int:
    """2-6, 2-7: its play or use cost, NONE without."""
    return thing.cost if isinstance(thing, Stack) else face_of(thing).cost


def sources(thing: Thing) -> list[Card]:
    """4-6: its digivolution cards."""
    return thing.under if isinstance(thing, Stack) else []


def stat(thing: Thing, which: str) -> int:
    """A number of a thing, by its word."""
    if which == "DP":
        return dp(thing)
    if which == "Level":
        return level(thing)
    if which == "OriginalDP":
        return thing.original_dp if isinstance(thing, Stack) else face_of(thing).dp
    if which in ("PlayCost", "UseCost", "Cost"):
        return NONE if which == "PlayCost" and face_of(thing).side else cost(thing)
    if which == "Sources":
        return len(sources(thing))
    if which == "Color":
        return colors(thing)
    raise AssertionError(which)
