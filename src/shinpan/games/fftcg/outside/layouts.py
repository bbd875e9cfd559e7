"""Two public layouts of FF-TCG cards: official-api.json and multi-element.json.

``official_api`` names one element of a card; ``multi_element`` tells all of a card that has several (``all elements``,
put in the place of the one by :func:`completed` when all files are merged).

The layout does not have the generic icon. On nearly all cards it stands on those whose job is Standard Unit, and so
this importer gives it to those; a card of that job without the icon, or with it and another job, would be a correction.
The number ``23-055C/15-058C`` is the row's own: a later print of the card 15-058C under a number of its own.
"""

from __future__ import annotations

import html
import re
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from ...layouts import Row
from ...shape import Shape, shaped
from ..words.normal_en import printed

OFFICIAL: Final = Shape(texts=("cardNumber", "name", "element", "type", "job", "category", "text"), numbers=("cost", "power"))
MULTI_ELEMENT: Final = Shape(texts=("code",), lists=("elements",))
KINDS: Final = ("forward", "backup", "summon", "monster")
GENERIC: Final = "Standard Unit"
"""The job of cards with the generic icon."""
CORRECTIONS: Final = Path(__file__).parents[1] / "words" / "corrections.yaml"
"""Errors of the data, by card number, each with its reason."""


@cache
def corrections() -> dict[str, list[Row]]:
    """The corrections of the data by card number: field, old, new, why."""
    data = yaml.safe_load(CORRECTIONS.read_text("utf-8")) or {}
    return {str(number): list(rows) for number, rows in data.items()}


def official_api(row: Row) -> Row:
    """A row of official-api.json."""
    row = shaped(row, OFFICIAL)
    kind, number = row.get("type", ""), row.get("cardNumber")
    kind = kind.lower() if kind.lower() in KINDS else kind
    result: Row = {
        "id": number,
        "name": _word(row.get("name")) or (None if kind in KINDS else number),
        "lang": "en",
        "kind": kind,
    }
    result["elements"] = [row["element"].lower()] if row.get("element") not in (None, "", "unknown") else []
    result["cost"] = row.get("cost")
    if row.get("power"):
        result["power"] = row["power"]
    jobs, categories = parts(row.get("job")), parts(row.get("category"))
    if jobs and kind != "summon":
        result["jobs"] = jobs
    if categories:
        result["categories"] = categories
    if GENERIC in jobs:
        result["generic"] = True
    result["text"] = corrected(printed(row.get("text", "")), str(number))
    if re.search(r"(?m)^EX BURST\b", result["text"]):
        result["ex"] = True
    return result


def multi_element(row: Row) -> Row:
    """A row of multi-element.json: all elements of a card."""
    row = shaped(row, MULTI_ELEMENT)
    return {"id": row.get("code"), "all elements": [element.lower() for element in row.get("elements", [])]}


def completed(row: Row) -> Row:
    """A merged row with all its elements."""
    elements = row.pop("all elements")
    return {**row, "elements": elements} if elements else row


def parts(value: object) -> list[str]:
    """The jobs or categories of a field.

    >>> parts("Knight/Holy Knight"), parts("DFF &middot; VI"), parts(None)
    (['Knight', 'Holy Knight'], ['DFF', 'VI'], [])
    """
    return [part for part in (part.strip() for part in re.split(r"[/·・]", _word(value))) if part]


def corrected(text: str, number: str) -> str:
    """A text with the known errors of the data corrected; what is right already stays."""
    for rule in corrections().get(number, ()):
        if rule["old"] not in rule["new"] or rule["new"] not in text:
            text = text.replace(rule["old"], rule["new"])
    return text


def _word(value: object) -> str:
    return re.sub(r"\s+", " ", html.unescape(str(value or ""))).strip()
