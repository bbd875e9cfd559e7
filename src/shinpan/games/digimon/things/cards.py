"""Card files of the Digimon Card Game: from the printed fields to a face that plays."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, Final

from ....meaning.node import Node, Slot
from ....phrases.printer import Unprintable, said
from ... import fields
from ...base import CardError
from ..book.legality import COPIES
from ..words.language import Text, read_card, reader
from ..words.normal import NORMALS
from ..words.texts import build, build_sides
from .faces import COLORS, DIGIMON, KINDS, NONE, Abroad, DigimonFace, Requirement, color_names

LANGUAGES: Final = ("en",)
"""The languages in which every meaning has its wording."""
BEGUN: Final = tuple(lang for lang in NORMALS if lang not in LANGUAGES)
"""Those of which some wordings are written."""
OUTSIDE: Final = {"token": DIGIMON, "index": 0}
"""1-4-4, 1-4-5: cards that belong to no deck, and what they are on the field."""
FIELDS: Final = frozenset(
    ["id", "name", "kind", "lang", "copies", "colors", "level", "cost", "dp", "digivolve", "traits"]
    + ["text", "inherited", "security", "overflow", "link", "also", "option", "arts", "block", "abroad"]
)
"""What a card may say; ``also`` is the other transcription of its texts, which merging two public files leaves, ``abroad``
what it is called in other languages."""
DUAL: Final = "dual"
"""4.2 4-6-1: the kind of a card that is a Digimon card and an Option card."""
PLACES: Final = ("text", "inherited", "security")


def build_face(data: Mapping[str, Any], where: str = "") -> DigimonFace:
    """A face from the fields of a card file. Texts that cannot be read or run are listed on the face."""
    face = printed_face(data, where)
    row = chosen(data, where, face.lang)
    face.text, face.inherited, face.security = (row.get(place, "") for place in PLACES)
    if face.link_requirement or face.link_text:
        row["link"] = {"requirement": face.link_requirement, "text": face.link_text}
    read = read_card(row, face.lang)
    for text in read.values():
        face.unread += text.unread
    build(face, read)
    if face.option is not None:
        read = read_card({"text": face.option.text}, face.lang)
        for text in read.values():
            face.unread += text.unread
        build_sides(face, face.option, read)
    return face


def printed_face(data: Mapping[str, Any], where: str = "") -> DigimonFace:
    """A face with what is printed on the card, before its texts are read."""
    id = fields.word(fields.mapping(data, where), "id", where)
    where = f"{where}card {id}: "
    fields.only(data, FIELDS, where)
    kind = fields.word(data, "kind", where)
    fields.kind_among(kind, [*KINDS, *OUTSIDE], where)
    lang = fields.language(data, (*LANGUAGES, *BEGUN), where)
    copies = fields.number(data, "copies", where, COPIES)
    title = fields.word(data, "name", where)
    text = fields.text(data, "text", where)
    face = DigimonFace(id, without_ace(title), kind if kind in KINDS else "digimon", text, lang, copies)
    face.title = title
    if kind in OUTSIDE:
        face.kind, face.category, face.token = kind, OUTSIDE[kind], kind == "token"
    for item in fields.listed(data, "colors", where):
        face.colors |= fields.bit(item, COLORS, f"{where}colors: ")
    face.level = fields.number(data, "level", where, NONE)
    face.cost = fields.number(data, "cost", where, NONE)
    face.dp = fields.number(data, "dp", where, NONE)
    face.overflow = fields.number(data, "overflow", where, 0)
    face.block = fields.number(data, "block", where, 0)
    face.traits = fields.words(data, "traits", where)
    face.requirements = _requirements(data, where)
    face.inherited = fields.text(data, "inherited", where)
    face.security = fields.text(data, "security", where)
    face.abroad = _abroad(data, where, lang)
    _also(data, where)
    _link(face, data, where)
    _option(face, data, where)
    return face


def without_ace(title: str) -> str:
    """2-3-1-4: a name without the ACE behind it, which Japanese cards print without a space.

    >>> without_ace("Emberwing ACE"), without_ace("火翼ACE"), without_ace("ACE"), without_ace("GRIMACE")
    ('Emberwing', '火翼', 'ACE', 'GRIMACE')
    """
    found = re.fullmatch(r"(.*[^A-Za-z])ACE", title)
    return found[1].rstrip() if found and found[1].strip() else title


def _abroad(data: Mapping[str, Any], where: str, own: str) -> dict[str, Abroad]:
    """What a card is called in other languages: ``{ja: {name: …, traits: […], words: {…}, parts: {…}}}``, all optional."""
    value = data.get("abroad")
    if value is None:
        return {}
    found: dict[str, Abroad] = {}
    if not isinstance(value, Mapping):
        raise CardError(f"{where}abroad must be what the card is called by language, not {fields.short(value)}")
    for lang, told in value.items():
        here = f"{where}abroad: {lang}: "
        if not isinstance(told, Mapping) or not all(isinstance(told.get(key) or {}, Mapping) for key in ("words", "parts")):
            raise CardError(f"{here}must be {{name, traits, words, parts}}, not {fields.short(told)}")
        fields.only(told, ("name", "traits", "words", "parts"), here)
        said, parts = (
            {str(word): fields.text(told[key], word, f"{here}{key}: ") for word in told.get(key) or {}}
            for key in ("words", "parts")
        )
        if lang != own:
            name = without_ace(fields.text(told, "name", here))
            found[str(lang)] = Abroad(name, fields.words(told, "traits", here), said, parts)
    return found


def _also(data: Mapping[str, Any], where: str) -> Mapping[str, Any]:
    """The other transcription of a card's texts."""
    also = data.get("also") or {}
    if not isinstance(also, Mapping):
        raise CardError(f"{where}also must be a mapping of texts, not {fields.short(also)}")
    fields.only(also, PLACES, f"{where}also: ")
    for place in PLACES:
        fields.text(also, place, f"{where}also: ")
    return also


def chosen(data: Mapping[str, Any], where: str, lang: str) -> dict[str, Any]:
    """The texts of a card by place; of two transcriptions the second only if it alone is understood in full."""
    also = _also(data, where)
    found: dict[str, Any] = {}
    for place in PLACES:
        text, other = fields.text(data, place, where), fields.text(also, place, where)
        if text:
            found[place] = other if other and _better(reader(lang).read(text), reader(lang).read(other)) else text
    return found


def _better(first: Text, second: Text) -> bool:
    """Whether only the second of two transcriptions is understood in full, and it lacks no effect that the first has."""
    return not first.full and second.full and len(second.starts) >= len(first.starts)


def _requirements(data: Mapping[str, Any], where: str) -> list[Requirement]:
    found: list[Requirement] = []
    for number, item in enumerate(fields.listed(data, "digivolve", where), 1):
        here = f"{where}digivolve {number}: "
        if not isinstance(item, Mapping) or any(key not in ("color", "level", "cost") for key in item):
            raise CardError(f"{here}must be {{color, level, cost}}, not {fields.short(item)}")
        for key in ("color", "level", "cost"):
            if item.get(key) is None:
                raise CardError(f"{here}{key} is missing")
        color = fields.bit(item["color"], COLORS, here)
        found.append(Requirement(color, fields.number(item, "level", here, NONE), fields.number(item, "cost", here, NONE)))
    return found


def _link(face: DigimonFace, data: Mapping[str, Any], where: str) -> None:
    value = data.get("link")
    if value is None:
        return
    if not isinstance(value, Mapping) or any(key not in ("requirement", "dp", "text") for key in value):
        raise CardError(f"{where}link must be {{requirement, dp, text}}, not {fields.short(value)}")
    face.link_requirement = fields.text(value, "requirement", f"{where}link: ")
    face.link_text = fields.text(value, "text", f"{where}link: ")
    face.link_dp = fields.number(value, "dp", f"{where}link: ", 0)


def _option(face: DigimonFace, data: Mapping[str, Any], where: str) -> None:
    """4.2 4-6-4: the Option side of a DUAL card. It has the cost, which is a use cost, and the traits of both sides."""
    value = data.get("option")
    arts = data.get("arts")
    if face.kind != DUAL:
        if value is not None or arts is not None:
            raise CardError(f"{where}only a dual card has an Option side and Arts Digivolve")
        return
    if value is None:
        value = {}
    if not isinstance(value, Mapping) or any(key not in ("name", "colors", "text") for key in value):
        raise CardError(f"{where}option must be {{name, colors, text}}, not {fields.short(value)}")
    if arts is not None and not isinstance(arts, bool):
        raise CardError(f"{where}arts must be true or false, not {fields.short(arts)}")
    here = f"{where}option: "
    side = DigimonFace(
        face.id, fields.text(value, "name", here), "option", fields.text(value, "text", here), face.lang, face.copies
    )
    for item in fields.listed(value, "colors", here):
        side.asks |= fields.bit(item, COLORS, f"{here}colors: ")
    side.colors = face.colors
    side.asks = side.asks or face.colors
    side.cost, side.traits, side.side = face.cost, face.traits, True
    face.cost = NONE
    face.option, face.arts = side, arts is not False


def data_of(face: DigimonFace) -> dict[str, Any]:
    """The fields of a card file for a card."""
    found: dict[str, Any] = {"id": face.id, "name": face.title, "kind": face.kind, "lang": face.lang}
    found["colors"] = color_names(face.colors)
    for key, value in (("level", face.level), ("cost", face.used.cost), ("dp", face.dp)):
        if value != NONE:
            found[key] = value
    if face.requirements:
        found["digivolve"] = [
            {"color": color_names(item.colors)[0], "level": item.level, "cost": item.cost} for item in face.requirements
        ]
    traits = [trait for trait in face.traits if trait not in face.traits_abroad]
    if traits:
        found["traits"] = traits
    for place, text in (("text", face.text), ("inherited", face.inherited), ("security", face.security)):
        if text:
            found[place] = text
    if face.overflow:
        found["overflow"] = face.overflow
    link = {"requirement": face.link_requirement, "dp": face.link_dp, "text": face.link_text}
    if any(link.values()):
        found["link"] = {key: value for key, value in link.items() if value}
    if face.copies != COPIES:
        found["copies"] = face.copies
    if face.block:
        found["block"] = face.block
    if face.option is not None:
        found["option"] = option_of(face.option)
        if not face.arts:
            found["arts"] = False
    if face.abroad:
        found["abroad"] = {lang: abroad_of(there) for lang, there in face.abroad.items()}
    return found


def abroad_of(there: Abroad) -> dict[str, Any]:
    """What a card is called in another language as a card file has it."""
    found = {"name": there.name, "traits": list(there.traits), "words": dict(there.words), "parts": dict(there.parts)}
    return {key: value for key, value in found.items() if value}


def option_of(side: DigimonFace) -> dict[str, Any]:
    """The Option side of a DUAL card as a card file has it."""
    found = {"name": side.name, "colors": color_names(side.asks), "text": side.text}
    return {key: value for key, value in found.items() if value}


def texts(face: DigimonFace) -> dict[str, str]:
    """The printed texts of a card, by place."""
    found = {"text": face.text, "inherited": face.inherited, "security": face.security}
    found |= {"link requirement": face.link_requirement, "link text": face.link_text}
    if face.option is not None:
        found["option text"] = face.option.text
    return {place: text for place, text in found.items() if text}


def with_texts(row: Mapping[str, Any], texts: Mapping[str, str], places: Collection[str], lang: str) -> dict[str, Any]:
    """The row of a card with these texts, in some places only, of a language."""
    found = {key: value for key, value in row.items() if key not in ("text", "inherited", "security", "abroad")}
    found |= {place: texts[place] for place in ("text", "inherited", "security") if place in places and place in texts}
    if "link" in found:
        link = {key: value for key, value in found["link"].items() if key == "dp"}
        found["link"] = link | {key: texts[f"link {key}"] for key in ("requirement", "text") if f"link {key}" in places}
    if "option" in found:
        found["option"] = found["option"] | ({"text": texts["option text"]} if "option text" in places else {})
        if "option text" not in places:
            found["option"].pop("text", None)
    return found | {"lang": lang}


def readings(face: DigimonFace) -> dict[str, Text]:
    """What every text of a card was read as, by place."""
    return {place: reader(face.lang).read(text) for place, text in texts(face).items()}


def sentences(face: DigimonFace) -> int:
    """How many sentences are printed on the card (reminders do not count)."""
    return sum(len(text.sentences) for text in readings(face).values())


def reworded(face: DigimonFace, lang: str, there: Abroad | None = None) -> dict[str, str]:
    """The texts of a card in the newest wording of a language, by place; nothing where a wording or a word is missing."""

    def show(text: Text) -> str:
        return reader(lang).translate([in_words(effect, there) for effect in text.effects()])

    return {place: said(show, text) if text.full else "" for place, text in readings(face).items()}


def translated(face: DigimonFace, lang: str) -> dict[str, str]:
    """The texts of a card in another language, by place; nothing for one that was not read in full, or has no wording there.

    Names and traits are those of that language where the card knows them (``abroad``), else as printed; a part of traits
    must be known, for another part would tell other cards.
    """
    return reworded(face, lang, face.abroad.get(lang))


def in_words(node: Node, there: Abroad | None) -> Node:
    """A meaning with the names and traits of another language.

    >>> in_words(Node("Named", (("t", ("Ashling",)),)), Abroad("", [], {"Ashling": "灰の子"}, {}))
    Named(t=('灰の子',))
    """
    if there is None:
        return node

    def other(slot: Slot) -> Slot:
        if isinstance(slot, Node):
            return in_words(slot, there)
        if isinstance(slot, tuple):
            found = tuple(other(item) for item in slot)
            return found if found != slot else slot
        return there.words.get(slot, slot) if isinstance(slot, str) else slot

    if node.kind in PARTS:
        return Node(node.kind, tuple((name, part_of(slot, there)) for name, slot in node.slots))
    slots = tuple((name, other(slot)) for name, slot in node.slots)
    return Node(node.kind, slots) if slots != node.slots else node


PARTS: Final = frozenset({"TraitHas"})
"""Meanings whose words are parts of traits."""
BESIDE: Final = "/"
"""What stands between several of them, as ``parts`` of a card has them."""


def part_of(slot: Slot, there: Abroad) -> Slot:
    """Parts of traits in another language; raises :class:`Unprintable` where none tell the same traits."""
    words = [str(item) for item in slot] if isinstance(slot, tuple) else []
    found = there.parts.get(BESIDE.join(sorted(set(words))))
    if found is None:
        raise Unprintable(f"no parts of traits there are {words!r} here")
    return tuple(found.split(BESIDE))
