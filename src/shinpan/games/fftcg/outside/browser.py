"""The rows that the publisher of FF-TCG sends to its own card browser, as ``shinpan cards get fftcg`` keeps them.

Older replies write the names of fields with capitals (``Name_EN``) and the elements in one text (``火/水``); newer ones
use small letters and lists. Unlike the file ``official-api.json``, made from such replies, they tell all the elements of
a card, whether it has the generic icon (``multicard``) and whether it has an EX Burst (``ex_burst``).
"""

from __future__ import annotations

import re
from html import unescape
from typing import Final

from ...base import CardError
from ...fields import short, whole
from ...layouts import Row
from ...shape import EMPTY, Shape, shaped
from ..words.normal_en import printed
from .layouts import KINDS, corrected, parts

SQUARE_ENIX: Final = Shape(texts=("code", "name_en", "type_en", "text_en"))

ELEMENTS: Final = {
    "火": "fire", "氷": "ice", "風": "wind", "土": "earth", "雷": "lightning", "水": "water", "光": "light", "闇": "dark",
    "darkness": "dark",
}  # fmt: skip
YES: Final = ("○", "◯", "1", "true", "yes")


def fits(row: Row) -> bool:
    """Whether a row is laid out like this.

    >>> fits({"Code": "1-001H", "Name_EN": "A", "Type_EN": "Forward"}), fits({"id": "1-001H", "name": "A"})
    (True, False)
    """
    return {"code", "name_en", "type_en"} <= {key.lower() for key in row}


def square_enix(row: Row) -> Row:
    """A row of the publisher's card browser."""
    told = {key.lower(): value for key, value in row.items()}
    texts = shaped(told, SQUARE_ENIX)
    number, type = _word(texts.get("code")), _word(texts.get("type_en"))
    kind = type.lower()
    text = corrected(printed(_word(texts.get("text_en"))), number)
    name = " ".join(unescape(_word(texts.get("name_en"))).split())
    result: Row = {"id": number or None, "name": name or (None if kind in KINDS else number), "lang": "en"}
    result["kind"] = kind if kind in KINDS else type
    result["elements"] = [ELEMENTS.get(name.lower(), name.lower()) for name in listed(told.get("element"))]
    result["cost"] = amount(told.get("cost"))
    if amount(told.get("power")):
        result["power"] = amount(told["power"])
    if kind != "summon":
        result["jobs"] = listed(told.get("job_en"))
    result["categories"] = [*dict.fromkeys([*listed(told.get("category_1")), *listed(told.get("category_2"))])]
    if _yes(told.get("multicard")):
        result["generic"] = True
    if _yes(told.get("ex_burst")) and ("EX BURST" not in text or re.search(r"(?m)^EX BURST\b", text)):
        result["ex"] = True
    result["text"] = text
    return {key: value for key, value in result.items() if key in ("id", "name", "kind", "lang") or value not in (None, "", [])}


def listed(value: object) -> list[str]:
    """Several names in one field, as a list or with a slash or a dot between them.

    >>> listed("DFF &middot; VI"), listed(["火", "水"]), listed("Knight/King"), listed("―")
    (['DFF', 'VI'], ['火', '水'], ['Knight', 'King'], [])
    """
    if isinstance(value, list):
        return [name for item in value for name in listed(item)]
    _plain(value)
    return [name for name in parts(value) if name not in EMPTY]


def amount(value: object) -> object:
    """A number of a row, which may be a text; None where there is none. What is no number is left as it is.

    >>> amount("7000"), amount(" 9 000 "), amount("―"), amount(3), amount("lots")
    (7000, 9000, None, 3, 'lots')
    """
    if value is None or isinstance(value, str) and value.strip() in EMPTY:
        return None
    number = whole(re.sub(r"\s", "", value) if isinstance(value, str) else value)
    return value if number is None else number


def _word(value: object) -> str:
    text = str(value).strip()
    return "" if text in EMPTY else text


def _yes(value: object) -> bool:
    _plain(value)
    return str(value).strip().lower() in YES


def _plain(value: object) -> None:
    """A word, a number or nothing: a field that holds more than that is not understood."""
    if isinstance(value, dict | list):
        raise CardError(f"{short(value)} is not a text")
