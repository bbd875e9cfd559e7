"""The fields of a card in a card file: what every game checks alike. What is wrong is a CardError that says where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .base import CardError


def mapping(data: Any, where: str) -> Mapping[str, Any]:
    """A card is a mapping of fields."""
    if not isinstance(data, Mapping):
        raise CardError(f"{where}a card must be a mapping, not {type(data).__name__}")
    return data


def only(data: Mapping[str, Any], fields: Collection[str], where: str) -> None:
    """No field beside those that there are."""
    unknown = [str(key) for key in data if key not in fields]
    if unknown:
        raise CardError(f"{where}unknown field {unknown[0]!r}")


def kind_among(kind: str, kinds: Collection[str], where: str) -> None:
    """One of the kinds of cards that there are."""
    if kind not in kinds:
        raise CardError(f"{where}kind must be one of {', '.join(kinds)}, not {kind!r}")


def language(data: Mapping[str, Any], languages: Sequence[str], where: str) -> str:
    """The language of a card, the first if it does not say."""
    lang = data.get("lang") or languages[0]
    if lang not in languages:
        raise CardError(f"{where}lang must be {' or '.join(languages)}, not {lang!r}")
    return str(lang)


def word(data: Mapping[str, Any], key: str, where: str) -> str:
    """A text that must be there."""
    value = data.get(key)
    if isinstance(value, str) and value.strip():
        return value
    if value is None or value == "":
        raise CardError(f"{where}{key} is missing")
    raise CardError(f"{where}{key} must be a text, not {value!r}")


def text(data: Mapping[str, Any], key: str, where: str) -> str:
    """A text, empty if it is not there."""
    value = data.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise CardError(f"{where}{key} must be a text, not {value!r}")
    return value


def number(data: Mapping[str, Any], key: str, where: str, default: int) -> int:
    """A whole number of 0 or more, or the default if it is not there."""
    value = data.get(key)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise CardError(f"{where}{key} must be a whole number of 0 or more, not {value!r}")
    return value


def flag(data: Mapping[str, Any], key: str, where: str) -> bool:
    """True or false, false if it is not there."""
    value = data.get(key)
    if value is None:
        return False
    if not isinstance(value, bool):
        raise CardError(f"{where}{key} must be true or false, not {value!r}")
    return value


def listed(data: Mapping[str, Any], key: str, where: str) -> list[Any]:
    """A list, empty if it is not there."""
    value = data.get(key)
    if value is None:
        return []
    if not isinstance(value, list):
        raise CardError(f"{where}{key} must be a list, not {value!r}")
    return value


def words(data: Mapping[str, Any], key: str, where: str) -> list[str]:
    """A list of texts, empty if it is not there."""
    found = listed(data, key, where)
    for item in found:
        if not isinstance(item, str) or not item.strip():
            raise CardError(f"{where}{key}: {item!r} is not a text")
    return list(found)


def bit(value: Any, bits: Mapping[str, int], where: str) -> int:
    """The bit of a word of a set, such as a colour."""
    if not isinstance(value, str) or value not in bits:
        raise CardError(f"{where}{value!r} is not one of {', '.join(bits)}")
    return bits[value]
