"""Card files of FF-TCG: from the printed fields to a face that plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...phrases.printer import said
from ..base import CardError
from .builder import build
from .faces import ELEMENTS, KINDS, NONE, FFFace, element_names
from .language import Text, read_card, reader
from .legality import COPIES
from .normal import spoken

LANGUAGES: Final = ("en",)
FIELDS: Final = frozenset(
    ["id", "name", "kind", "lang", "copies", "elements", "cost", "power", "jobs", "categories", "generic", "ex", "text"]
)
"""What a card may say."""


def build_face(data: Mapping[str, Any], where: str = "") -> FFFace:
    """A face from the fields of a card file. Texts that cannot be read or run are listed on the face."""
    if not isinstance(data, Mapping):
        raise CardError(f"{where}a card must be a mapping, not {type(data).__name__}")
    id = _word(data, "id", where)
    where = f"{where}card {id}: "
    unknown = [str(key) for key in data if key not in FIELDS]
    if unknown:
        raise CardError(f"{where}unknown field {unknown[0]!r}")
    kind = _word(data, "kind", where)
    if kind not in KINDS:
        raise CardError(f"{where}kind must be one of {', '.join(KINDS)}, not {kind!r}")
    lang = data.get("lang") or LANGUAGES[0]
    if lang not in LANGUAGES:
        raise CardError(f"{where}lang must be {' or '.join(LANGUAGES)}, not {lang!r}")
    copies = _number(data, "copies", where)
    face = FFFace(id, _word(data, "name", where), kind, _text(data, where), lang, COPIES if copies is None else copies)
    face.elements = _elements(data, where)
    cost, power = _number(data, "cost", where), _number(data, "power", where)
    if cost is None:
        raise CardError(f"{where}cost is missing (5.2.1.2)")
    if kind == "forward" and not power:
        raise CardError(f"{where}a forward needs power, a number above 0 (5.2.6.1)")
    if kind == "summon" and power:
        raise CardError(f"{where}a summon has no power (5.2.6.1)")
    face.cost, face.power = cost, power or NONE
    face.jobs = _words(data, "jobs", where)
    face.categories = _words(data, "categories", where)
    if kind == "summon" and face.jobs:
        raise CardError(f"{where}only characters have jobs (6.6.3)")
    face.generic = _flag(data, "generic", where)
    face.ex = _flag(data, "ex", where)
    read = readings(face)
    for text in read.values():
        face.unread += [spoken(sentence, face.name) for sentence in text.unread]
    build(face, read)
    return face


def _word(data: Mapping[str, Any], key: str, where: str) -> str:
    value = data.get(key)
    if isinstance(value, str) and value.strip():
        return value
    if value is None or value == "":
        raise CardError(f"{where}{key} is missing")
    raise CardError(f"{where}{key} must be a text, not {value!r}")


def _text(data: Mapping[str, Any], where: str) -> str:
    value = data.get("text")
    if value is None:
        return ""
    if not isinstance(value, str):
        raise CardError(f"{where}text must be a text, not {value!r}")
    return value


def _number(data: Mapping[str, Any], key: str, where: str) -> int | None:
    value = data.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise CardError(f"{where}{key} must be a whole number of 0 or more, not {value!r}")
    return value


def _flag(data: Mapping[str, Any], key: str, where: str) -> bool:
    value = data.get(key)
    if value is None:
        return False
    if not isinstance(value, bool):
        raise CardError(f"{where}{key} must be true or false, not {value!r}")
    return value


def _words(data: Mapping[str, Any], key: str, where: str) -> list[str]:
    value = data.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise CardError(f"{where}{key} must be a list, not {value!r}")
    for item in value:
        if not isinstance(item, str) or not item.strip():
            raise CardError(f"{where}{key}: {item!r} is not a text")
    return list(value)


def _elements(data: Mapping[str, Any], where: str) -> int:
    mask = 0
    for item in _words(data, "elements", where):
        if item not in ELEMENTS:
            raise CardError(f"{where}elements: {item!r} is not one of {', '.join(ELEMENTS)}")
        mask |= ELEMENTS[item]
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
    return read_card(data_of(face)) if face.text else {}


def sentences(face: FFFace) -> int:
    """How many sentences are printed on the card (reminders do not count)."""
    return sum(len(text.sentences) for text in readings(face).values())


def translated(face: FFFace, lang: str) -> dict[str, str]:
    """The texts of a card in another language, by place; nothing for one that was not read in full."""
    show = reader(lang).show
    return {place: said(show, text, face.name, face.kind) if text.full else "" for place, text in readings(face).items()}
