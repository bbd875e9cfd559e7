"""What a card has in a rule book that does not know all that is printed on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....effects.abilities import Ability, Code
from ....effects.ops import Op
from ....table.cards import Face
from ..things.faces import NONE, WAYS, DigimonFace
from ..things.needs import ColorRule
from ..things.state import SECURITY, Effect
from .editions import DigimonEdition
from .keywords import Keyword

LINES: Final = {"link": "Link", "fusion": "App Fusion", "assembly": "Assembly"}
"""Special lines that not every book has."""
TIMES: Final = {"WhenLinking": "Link", "WhenMoving": "When Moving"}
"""Timings that not every book has."""
ICON: Final = "Security icon"
"""15-14-5: effects of face-up security cards."""
DUAL: Final = "DUAL"
"""4.2 4-6-1: cards with a Digimon side and an Option side."""
USE_REQ: Final = "Use Req."
"""4.2 16-42: what lets a player ignore the colour requirements of a card, as a keyword of its own."""
SAID: Final = {
    "When Moving": "[When Moving]",
    "Link": "a link requirement or [When Linking]",
    "App Fusion": "[App Fusion]",
    "Assembly": "[Assembly]",
    ICON: "an effect that works face up in the security stack",
    DUAL: "the two sides of a DUAL card",
}
"""What is no keyword effect, as it is named to players."""


def mark_of(effect: Effect) -> str:
    """What a book must know for this effect to be there; nothing if every book has it."""
    if effect.keyword:
        return effect.keyword
    program = effect.program
    if isinstance(program, Op) and isinstance(program, Keyword) and program.mark:
        return program.mark
    for timing in effect.timings:
        if timing in TIMES:
            return TIMES[timing]
    return ICON if effect.places == 1 << SECURITY else ""


def marks_of(face: DigimonFace) -> list[str]:
    """All that a book must know for a card to be whole in it."""
    found = [DUAL] if face.option is not None else []
    found += [LINES[line.kind] for line in face.special if line.kind in LINES]
    found += [USE_REQ for rule in face.used.ignore_colors if isinstance(rule, ColorRule) and rule.keyword]
    for effects in (face.effects, face.inherited_effects, face.link_effects, face.security_effects):
        for effect in effects:
            if isinstance(effect, Effect):
                found.append(mark_of(effect))
    return [mark for mark in dict.fromkeys(found) if mark]


def marks(face: DigimonFace) -> list[str]:
    """The same, worked out once for each card."""
    if face.marks is None:
        face.marks = marks_of(face)
    return face.marks


def newer(face: DigimonFace, book: DigimonEdition) -> list[str]:
    """What is printed on a card and unknown to a book."""
    return [mark for mark in marks(face) if mark in book.unknown]


def printed(face: DigimonFace, book: DigimonEdition) -> list[str]:
    """The same as it is printed, with what the card gives to others."""
    given = [mark for mark in sorted(book.unknown) if f"<{mark}" in face.words]
    return [SAID.get(mark, f"<{mark}>") for mark in dict.fromkeys(newer(face, book) + given)]


def told_newer(deck: Sequence[Face], book: DigimonEdition) -> list[str]:
    """Which cards of a deck have something printed that a book does not know."""
    found: list[str] = []
    for face in {face.id: face for face in deck}.values():
        assert isinstance(face, DigimonFace)
        shown = printed(face, book)
        if shown:
            does = "does" if len(shown) == 1 else "do"
            which = "is" if len(shown) == 1 else "are"
            it = "it" if len(shown) == 1 else "they"
            said = " and ".join(shown)
            found.append(
                f"{face.id} {face.name} prints {said}, which {which} newer than {book.name}: {it} {does} nothing there"
            )
    return found


def known(face: DigimonFace, book: DigimonEdition) -> DigimonFace:
    """A card as a book knows it: what is newer is not offered and does nothing."""
    if book.unknown.isdisjoint(marks(face)):
        return face
    if book.name not in face.older:
        face.older[book.name] = without(face, book)
    return face.older[book.name]


def without(face: DigimonFace, book: DigimonEdition) -> DigimonFace:
    """A copy of a card that lacks what a book does not know."""

    def kept(effects: list[Ability]) -> list[Ability]:
        return [effect for effect in effects if not isinstance(effect, Effect) or mark_of(effect) not in book.unknown]

    twin = face.twin()
    if face.option is not None and DUAL in book.unknown:
        return nothing(twin)
    twin.ignore_colors = [rule for rule in face.ignore_colors if not newer_rule(rule, book)]
    twin.effects = kept(face.effects)
    twin.inherited_effects = kept(face.inherited_effects)
    twin.link_effects = kept(face.link_effects)
    twin.security_effects = kept(face.security_effects)
    twin.loose_effects = kept(face.loose_effects)
    twin.loose_kinds = 0
    for effect in twin.loose_effects:
        assert isinstance(effect, Effect)
        twin.loose_kinds |= effect.kinds
    twin.special = [line for line in face.special if LINES.get(line.kind, "") not in book.unknown]
    twin.ways = 0
    for line in twin.special:
        twin.ways |= WAYS[line.kind]
    return twin


def newer_rule(rule: Code, book: DigimonEdition) -> bool:
    """Whether a card says of its colour requirements what a book does not know."""
    return isinstance(rule, ColorRule) and bool(rule.keyword) and rule.keyword in book.unknown


def nothing(twin: DigimonFace) -> DigimonFace:
    """A card of a kind that a book does not know: nothing can be done with it, and it does nothing."""
    twin.option, twin.arts, twin.cost = None, False, NONE
    twin.requirements, twin.special, twin.ways = [], [], 0
    twin.effects, twin.inherited_effects, twin.link_effects, twin.security_effects = [], [], [], []
    twin.loose_effects, twin.loose_kinds, twin.loose_parts, twin.all_kinds = [], 0, False, 0
    twin.main, twin.cost_changes, twin.ignore_colors, twin.tokens = None, [], [], []
    return twin
