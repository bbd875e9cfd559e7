"""Card files of FF-TCG: from the printed fields to a face that plays."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ....phrases.printer import said
from ... import fields
from ...base import CardError
from ..book.legality import COPIES
from ..words.builder import build
from ..words.language import Text, read_card, reader
from ..words.normal import NORMALS, normal_of
from .faces import ELEMENTS, KINDS, NONE, FFFace, element_names

LANGUAGES: Final = ("en",)
"""What texts are read and printed in."""
BEGUN: Final = tuple(lang for lang in NORMALS if lang not in LANGUAGES)
"""What texts are read in as far as its wordings are written."""
FIELDS: Final = frozenset(
    ["id", "name", "kind", "lang", "copies", "elements", "cost", "power", "jobs", "categories", "generic", "ex", "text"]
)
"""What a card may say."""
LIMIT_BREAK: Final = re.compile(r"(?m)^\s*Limit Break ?(?:--?|[―—]+) ?(\d+)\s*$")
"""A line that makes a card one of the LB deck, even if the rest of it is not read."""


def build_face(data: Mapping[str, Any], where: str = "") -> FFFace:
    """A face from the fields of a card file. Texts that cannot be read or run are listed on the face."""
    face = printed_face(data, where)
    read = readings(face)
    for text in read.values():
        face.unread += [normal_of(face.lang).spoken(sentence, face.name) for sentence in text.unread]
    build(face, read)
    return face


def printed_face(data: Mapping[str, Any], where: str = "") -> FFFace:
    """A face with what is printed on the card, before its text is read."""
    id = fields.word(fields.mapping(data, where), "id", where)
    where = f"{where}card {id}: "
    fields.only(data, FIELDS, where)
    kind = fields.word(data, "kind", where)
    fields.kind_among(kind, KINDS, where)
    lang = fields.language(data, (*LANGUAGES, *BEGUN), where)
    copies = fields.number(data, "copies", where, COPIES)
    face = FFFace(id, fields.word(data, "name", where), kind, fields.text(data, "text", where), lang, copies)
    face.elements = _elements(data, where)
    cost, power = fields.number(data, "cost", where, NONE), fields.number(data, "power", where, 0)
    if cost == NONE:
        raise CardError(f"{where}cost is missing (5.2.1.2)")
    if kind == "forward" and not power:
        raise CardError(f"{where}a forward needs power, a number above 0 (5.2.6.1)")
    if kind == "summon" and power:
        raise CardError(f"{where}a summon has no power (5.2.6.1)")
    face.cost, face.power = cost, power or NONE
    face.jobs = fields.words(data, "jobs", where)
    face.categories = fields.words(data, "categories", where)
    if kind == "summon" and face.jobs:
        raise CardError(f"{where}only characters have jobs (6.6.3)")
    face.generic = fields.flag(data, "generic", where)
    face.ex = fields.flag(data, "ex", where)
    limit = LIMIT_BREAK.search(face.text)
    face.limit = int(limit[1]) if limit is not None else NONE
    return face


def _elements(data: Mapping[str, Any], where: str) -> int:
    mask = 0
    for item in fields.words(data, "elements", where):
        mask |= fields.bit(item, ELEMENTS, f"{where}elements: ")
    if not mask:
        raise CardError(f"{where}elements is missing: every card has at least one (5.2.1.1)")
    return mask


def data_of(face: FFFace) -> dict[str, Any]:
    """The fields of a card file for a card."""
    found: dict[str, Any] = {"id": face.id, "name": face.name, "kind": face.kind, "lang": face.lang}
    found["elements"] = element_names(face.elements)
    found["cost"] = face.cost
    if face.power != NONE:
        found["power"] = face.power
    for key, value in (("jobs", face.jobs), ("categories", face.categories)):
        if value:
            found[key] = list(value)
    for key, flag in (("generic", face.generic), ("ex", face.ex)):
        if flag:
            found[key] = True
    if face.text:
        found["text"] = face.text
    if face.copies != COPIES:
        found["copies"] = face.copies
    return found


def texts(face: FFFace) -> dict[str, str]:
    """The printed texts of a card, by place."""
    return {"text": face.text} if face.text else {}


def readings(face: FFFace) -> dict[str, Text]:
    """What the text of a card was read as, by place."""
    return read_card(data_of(face), face.lang) if face.text else {}


def sentences(face: FFFace) -> int:
    """How many sentences are printed on the card (reminders do not count)."""
    return sum(len(text.sentences) for text in readings(face).values())


def translated(face: FFFace, lang: str) -> dict[str, str]:
    """The texts of a card in another language, by place; nothing for one that was not read in full."""
    show = reader(lang).show
    return {place: said(show, text, face.name, face.kind) if text.full else "" for place, text in readings(face).items()}
