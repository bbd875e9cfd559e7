"""The rows that the publisher of FF-TCG sends to its own card browser, as ``shinpan cards get fftcg`` keeps them.

Older replies write the names of fields with capitals (``Name_EN``) and the elements in one text (``火/水``); newer ones
use small letters and lists. Unlike the file ``official-api.json``, made from such replies, they tell all the elements of
a card, whether it has the generic icon (``multicard``) and whether it has an EX Burst (``ex_burst``).
"""

from __future__ import annotations

import re
from html import unescape
from typing import Any, Final

from ...games.fftcg.words.normal import printed
from .fftcg import KINDS, corrected, parts

Row = dict[str, Any]

ELEMENTS: Final = {
    "火": "fire", "氷": "ice", "風": "wind", "土": "earth", "雷": "lightning", "水": "water", "光": "light", "闇": "dark",
    "darkness": "dark",
}  # fmt: skip
YES: Final = ("○", "◯", "1", "true", "yes")
NONE: Final = ("", "-", "―", "－", "—", "–", "None")
"""How a field is left empty."""


def fits(row: Row) -> bool:
    """Whether a row is laid out like this.

    >>> fits({"Code": "1-001H", "Name_EN": "A", "Type_EN": "Forward"}), fits({"id": "1-001H", "name": "A"})
    (True, False)
    """
    return {"code", "name_en", "type_en"} <= {key.lower() for key in row}


def square_enix(row: Row) -> Row:
    """A row of the publisher's card browser."""
    told = {key.lower(): value for key, value in row.items()}
    number, type = _word(told.get("code")), _word(told.get("type_en"))
    kind = type.lower()
    text = corrected(printed(_word(told.get("text_en"))), number)
    name = " ".join(unescape(_word(told.get("name_en"))).split())
    result: Row = {"id": number or None, "name": name or (None if kind in KINDS else number), "lang": "en"}
    result["kind"] = kind if kind in KINDS else ""
    if kind not in KINDS:
        result["other kind"] = type or "unknown"
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
    return [name for name in parts(value) if name not in NONE]


def amount(value: object) -> int | None:
    """A number of a row, which may be a text.

    >>> amount("7000"), amount(" 9 000 "), amount("―"), amount(3)
    (7000, 9000, None, 3)
    """
    digits = re.sub(r"\s", "", _word(value))
    return int(digits) if digits.isdecimal() else None


def _word(value: object) -> str:
    text = str(value).strip()
    return "" if text in NONE else text


def _yes(value: object) -> bool:
    return str(value).strip().lower() in YES
