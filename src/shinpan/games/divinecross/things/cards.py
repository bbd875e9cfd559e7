"""Card files of Divine Cross: from the printed fields to a face that plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....meaning.build import CannotRun
from ....meaning.node import Node
from ....phrases.printer import said
from ....phrases.reading import Reading
from ... import fields
from ...base import CardError
from ..words.language import reader
from ..words.texts import build_abilities, build_command, build_skill, define_base
from .faces import ATTRIBUTES, DivineCrossFace, PrintedSkill, attribute_names

LANGUAGES = ("ja", "en")
KINDS = ("unit", "event", "action", "assist")
FIELDS = {
    "id",
    "name",
    "kind",
    "text",
    "lang",
    "copies",
    "attributes",
    "hp",
    "advantage",
    "retreat",
    "skills",
    "ex",
    "back",
    "name_en",
}


def build_face(data: Mapping[str, Any], where: str = "") -> DivineCrossFace:
    """A face from the fields of a card file. Texts that cannot be read or run are listed on the face."""
    face = printed_face(data, where)
    _abilities(face)
    return face


def printed_face(data: Mapping[str, Any], where: str = "") -> DivineCrossFace:
    """A face with what is printed on the card, before its texts are read."""
    id = _text(fields.mapping(data, where), "id", where)
    where = f"{where}card {id}: "
    fields.only(data, FIELDS, where)
    kind = _text(data, "kind", where)
    fields.kind_among(kind, KINDS, where)
    lang = fields.language(data, LANGUAGES, where)
    text = fields.text(data, "text", where)
    copies = fields.number(data, "copies", where, 2)
    face = DivineCrossFace(id, _text(data, "name", where), kind, text, lang, copies)
    face.attributes = _attributes(data, "attributes", where)
    face.advantage = _attributes(data, "advantage", where)
    face.hp = fields.number(data, "hp", where, 0)
    if kind == "unit" and face.hp <= 0:
        raise CardError(f"{where}a unit needs hp, a number above 0")
    face.retreat = fields.number(data, "retreat", where, 0)
    face.back = fields.text(data, "back", where)
    face.name_en = fields.text(data, "name_en", where)
    for number, item in enumerate(fields.listed(data, "skills", where), 1):
        face.skills.append(_skill(item, f"{where}skill {number}: "))
    ex = data.get("ex")
    if ex is not None:
        if not isinstance(ex, Mapping) or any(key not in ("name", "text", "mark") for key in ex):
            raise CardError(f"{where}ex must be {{name, text}}")
        face.has_ex = True
        face.ex_name = fields.text(ex, "name", f"{where}ex: ")
        face.ex_text = fields.text(ex, "text", f"{where}ex: ")
    return face


def _text(data: Mapping[str, Any], key: str, where: str) -> str:
    value = data.get(key)
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= fields.LARGEST:
        return str(value)
    return fields.word(data, key, where)


def _attributes(data: Mapping[str, Any], key: str, where: str) -> int:
    value = data.get(key)
    if value is None:
        return 0
    items = fields.listed(data, key, where) if isinstance(value, list) else [value]
    mask = 0
    for item in items:
        if item is None:
            item = "none"
        mask |= fields.bit(item, ATTRIBUTES, f"{where}{key}: ")
    return mask


def _skill(item: Any, where: str) -> PrintedSkill:
    if not isinstance(item, Mapping):
        raise CardError(f"{where}must be a mapping with name, cost, damage, text")
    fields.only(item, ("name", "cost", "damage", "text"), where)
    name = fields.text(item, "name", where)
    cost = fields.number(item, "cost", where, 0)
    damage = item.get("damage")
    times = False
    amount = 0
    if isinstance(damage, str):
        digits = damage.strip().replace("x", "×").replace("X", "×")
        times = digits.endswith("×")
        whole = fields.whole(digits.rstrip("×"))
        if whole is None or not 0 <= whole <= fields.LARGEST:
            raise CardError(f'{where}damage must be a number or like "200×", not {fields.short(damage)}')
        amount = whole
    elif damage is not None:
        amount = fields.number(item, "damage", where, 0)
    return PrintedSkill(name, cost, amount, damage is not None, times, fields.text(item, "text", where))


def _meanings(face: DivineCrossFace, text: str) -> list[Node]:
    """Reads a text; what is not understood is kept on the face."""
    reading: Reading = reader(face.lang).read(text)
    face.unread += reading.unread
    return [sentence.meaning for sentence in reading.sentences if sentence.meaning is not None]


def _abilities(face: DivineCrossFace) -> None:
    for skill in face.skills:
        nodes = _meanings(face, skill.text)
        try:
            build_skill(skill, nodes)
        except CannotRun as error:
            face.unread.append(f"{skill.text} ({error})")
    places = [(face.ex_text, face.ex_name, "ex")]
    if face.kind in ("unit", "assist"):
        places.append((face.text, "", "text"))
    for text, name, group in places:
        nodes = _meanings(face, text)
        for node in nodes:
            if node.kind == "Copies":
                face.copies = node.number("n")
            elif node.kind == "CopiesAny":
                face.copies = 99
        defined, rest = define_base(nodes, face.attributes)
        if defined >= 0:
            face.defined = defined
        try:
            for ability in build_abilities(rest, name, group):
                (face.loose if ability.zone else face.abilities).append(ability)
        except CannotRun as error:
            face.unread.append(f"{text} ({error})")
    if face.kind in ("event", "action"):
        nodes = _meanings(face, face.text)
        try:
            face.command = build_command(nodes)
        except CannotRun as error:
            face.unread.append(f"{face.text} ({error})")


def meanings(face: DivineCrossFace) -> list[tuple[str, list[Node]]]:
    """The meaning of every text on a card, by place."""
    found: list[tuple[str, list[Node]]] = []
    for place, text in texts(face):
        reading = reader(face.lang).read(text)
        found.append((place, [sentence.meaning for sentence in reading.sentences if sentence.meaning is not None]))
    return found


def texts(face: DivineCrossFace) -> list[tuple[str, str]]:
    """The printed texts of a card, by place."""
    found: list[tuple[str, str]] = []
    for skill in face.skills:
        if skill.text:
            found.append((f"skill {skill.name}", skill.text))
    if face.ex_text:
        found.append((f"ex {face.ex_name}".strip(), face.ex_text))
    if face.text:
        found.append(("text", face.text))
    return found


def printed(face: DivineCrossFace) -> dict[str, str]:
    """The printed texts of a card; of two with one name the latter."""
    return dict(texts(face))


def readings(face: DivineCrossFace) -> dict[str, Reading]:
    """What every text of a card was read as, by place."""
    return {place: reader(face.lang).read(text) for place, text in printed(face).items()}


def sentences(face: DivineCrossFace) -> int:
    """How many sentences are printed on the card (reminders do not count)."""
    return sum(len(reader(face.lang).read(text).sentences) for _, text in texts(face))


def translated(face: DivineCrossFace, lang: str) -> dict[str, str]:
    """The texts of a card in another language, by place."""
    return {place: said(reader(lang).show, nodes) for place, nodes in meanings(face)}


def data_of(face: DivineCrossFace) -> dict[str, Any]:
    """The fields of a card file for a card."""
    found: dict[str, Any] = {"id": face.id, "name": face.name, "kind": face.kind, "lang": face.lang}
    found["attributes"] = attribute_names(face.attributes)
    if face.is_unit:
        found |= {"hp": face.hp, "advantage": attribute_names(face.advantage), "retreat": face.retreat}
    if face.skills:
        found["skills"] = []
        for skill in face.skills:
            item: dict[str, Any] = {"name": skill.name, "cost": skill.cost}
            if skill.has_damage:
                item["damage"] = f"{skill.damage}×" if skill.times else skill.damage
            if skill.text:
                item["text"] = skill.text
            found["skills"].append(item)
    if face.has_ex:
        found["ex"] = {"name": face.ex_name, "text": face.ex_text}
    if face.text:
        found["text"] = face.text
    if face.copies != 2:
        found["copies"] = face.copies
    if face.back:
        found["back"] = face.back
    if face.name_en:
        found["name_en"] = face.name_en
    return found
