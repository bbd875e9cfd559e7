"""The fields of a card in a card file: what every game checks alike. What is wrong is a CardError that says where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from .base import CardError

LARGEST: Final = 1_000_000
"""A larger number is on no card."""
MANY: Final = 200
"""More entries than this has no list of a card."""


def short(value: object, limit: int = 40) -> str:
    """A value as it is shown in an error: in one line, and not all of a long one.

    >>> short("x" * 99)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..."
    >>> short({"a": [1, 2]})
    "{'a': [1, 2]}"
    """
    if isinstance(value, int) and abs(value) > 10**limit:
        return "a huge number"
    if isinstance(value, str):
        value = value[: limit + 1]
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return "something huge"
    return text if len(text) <= limit else text[: limit - 3] + "..."


def whole(value: object) -> int | None:
    """A whole number, also one that a file has as a text or with a decimal point; None for anything else.

    >>> whole(3), whole("3"), whole(" 7000 "), whole(3.0), whole("-1")
    (3, 3, 7000, 3, -1)
    >>> whole(True), whole("3 or 4"), whole(2.5), whole("³"), whole("")
    (None, None, None, None, None)
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        return int(value) if value.is_integer() and abs(value) <= LARGEST else None
    if isinstance(value, str):
        text = value.strip()
        digits = text.removeprefix("-")
        return int(text) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else None
    return None


def mapping(data: Any, where: str) -> Mapping[str, Any]:
    """A card is a mapping of fields."""
    if not isinstance(data, Mapping):
        raise CardError(f"{where}a card must be a mapping, not {type(data).__name__}")
    return data


def only(data: Mapping[str, Any], fields: Collection[str], where: str) -> None:
    """No field beside those that there are."""
    unknown = [str(key) for key in data if key not in fields]
    if unknown:
        raise CardError(f"{where}unknown field {short(unknown[0])}")


def kind_among(kind: str, kinds: Collection[str], where: str) -> None:
    """One of the kinds of cards that there are."""
    if kind not in kinds:
        raise CardError(f"{where}kind must be one of {', '.join(kinds)}, not {short(kind)}")


def language(data: Mapping[str, Any], languages: Sequence[str], where: str) -> str:
    """The language of a card, the first if it does not say."""
    lang = data.get("lang") or languages[0]
    if not isinstance(lang, str) or lang not in languages:
        raise CardError(f"{where}lang must be {' or '.join(languages)}, not {short(lang)}")
    return lang


def word(data: Mapping[str, Any], key: str, where: str) -> str:
    """A text that must be there."""
    value = data.get(key)
    if isinstance(value, str) and value.strip():
        return text(data, key, where)
    if value is None or isinstance(value, str):
        raise CardError(f"{where}{key} is missing")
    raise CardError(f"{where}{key} must be a text, not {short(value)}")


def text(data: Mapping[str, Any], key: str, where: str) -> str:
    """A text, empty if it is not there."""
    value = data.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise CardError(f"{where}{key} must be a text, not {short(value)}")
    return value


def number(data: Mapping[str, Any], key: str, where: str, default: int) -> int:
    """A whole number of 0 or more, or the default if it is not there."""
    value = data.get(key)
    if value is None:
        return default
    found = whole(value)
    if found is None or found < 0:
        raise CardError(f"{where}{key} must be a whole number of 0 or more, not {short(value)}")
    if found > LARGEST:
        raise CardError(f"{where}{key} is larger than any number of a card: {short(value)}")
    return found


def flag(data: Mapping[str, Any], key: str, where: str) -> bool:
    """True or false, false if it is not there."""
    value = data.get(key)
    if value is None:
        return False
    if not isinstance(value, bool):
        raise CardError(f"{where}{key} must be true or false, not {short(value)}")
    return value


def listed(data: Mapping[str, Any], key: str, where: str) -> list[Any]:
    """A list, empty if it is not there."""
    value = data.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise CardError(f"{where}{key} must be a list, not {short(value)}")
    if len(value) > MANY:
        raise CardError(f"{where}{key} is longer than any list of a card ({len(value)} entries)")
    return value


def words(data: Mapping[str, Any], key: str, where: str) -> list[str]:
    """A list of texts, empty if it is not there."""
    found = listed(data, key, where)
    for item in found:
        if not isinstance(item, str) or not item.strip():
            raise CardError(f"{where}{key}: {short(item)} is not a text")
    return list(found)


def bit(value: Any, bits: Mapping[str, int], where: str) -> int:
    """The bit of a word of a set, such as a colour."""
    if not isinstance(value, str) or value not in bits:
        raise CardError(f"{where}{short(value)} is not one of {', '.join(bits)}")
    return bits[value]
