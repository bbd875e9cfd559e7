"""Three public layouts of Digimon cards in other languages: llzzgl.json and shuufei.json (Japanese), mrtoy.json (Chinese).

``llzzgl`` has a row for every picture of a card: ``BT1-001_P2`` is the card BT1-001. Some base rows are empty and only a
parallel has the text, so all rows of a card are put together (``parallel``), the base row first. It says neither from which
level a card digivolves (always the one below) nor the requirement lines, and has the security effect of a Tamer among its
effects. A card whose only text is inherited has it twice.

``shuufei`` is an older transcription with the security effects; it says the level and the cost of a digivolution, in the
colours of the card. ``mrtoy`` is keyed by card number; a special requirement stands where the digivolution costs do.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from ...base import CardError
from ...layouts import Row
from ...shape import Shape, shaped
from .layouts import EVERY_COLOR, corrected

LLZZGL: Final = Shape(
    texts=(
        *("card_no", "card_name", "card_type", "color", "color2", "form", "attribute", "digimon_type"),
        *("digivolve_color1", "digivolve_color2", "effect", "inherited_effect", "security_effect"),
    ),
    numbers=("level", "cost", "dp", "digivolve_cost1", "digivolve_cost2"),
)
SHUUFEI: Final = Shape(
    texts=(
        *("no", "lv", "cardtype", "name", "color", "imgFileName", "form", "attribute", "type", "evolutionCost1"),
        *("evolutionCost2", "effect", "evolutionaryOriginEffect", "securityEffect"),
    ),
    numbers=("dp", "appearanceCost"),
)
MRTOY: Final = Shape(
    texts=(
        *("Serial", "ScName", "Type", "EvoCond", "Grade", "Attribute", "Effect", "EvoCoverEffect", "SecurityEffect"),
        "JapName",
    ),
    numbers=("Level", "Cost", "Cost1", "DP"),
    lists=("Color", "Class"),
)
KINDS: Final = {
    "デジモン": "digimon",
    "デジタマ": "egg",
    "テイマー": "tamer",
    "オプション": "option",
    "数码兽卡": "digimon",
    "数码蛋卡": "egg",
    "驯兽师卡": "tamer",
    "选项卡": "option",
}
COLORS: Final = {
    "赤": "red",
    "青": "blue",
    "黄": "yellow",
    "緑": "green",
    "黒": "black",
    "紫": "purple",
    "白": "white",
    "红": "red",
    "蓝": "blue",
    "绿": "green",
    "黑": "black",
}
EVERY: Final = "全"
"""Every colour at once."""
SECURITY: Final = re.compile(r"【(?:セキュリティ|安防)】.*?(?:。|$)(?=\s*(?:【|≪|《|\[|［|$))", re.S)
"""A security effect among other effects."""


def _word(value: object) -> str:
    """A name or a trait in the spelling that texts are brought to: full and half width."""
    return unicodedata.normalize("NFKC", str(value or "")).strip()


def _text(value: object) -> str:
    text = str(value or "").replace("<br>", "\n").strip()
    return "" if text in ("-", "－", "—") else text


def _colors(words: str) -> list[str]:
    """Colours in our own words, each once.

    >>> _colors("赤/黄"), _colors("black_red multicolor")
    (['red', 'yellow'], ['black', 'red'])
    """
    found: list[str] = []
    for word in re.findall(r"[a-z]+|\S", words.lower()):
        if word == EVERY:
            return list(EVERY_COLOR)
        color = COLORS.get(word, word if word in EVERY_COLOR else "")
        if color and color not in found:
            found.append(color)
    return found


def _card(number: str, name: str, kind: str, lang: str) -> Row:
    if kind not in KINDS:
        raise CardError(f"unknown kind {kind!r}")
    return {"id": number, "name": _word(name), "lang": lang, "kind": KINDS[kind]}


def _numbers(card: Row, level: int | None, cost: int | None, dp: int | None) -> None:
    """The numbers that a card of its kind has."""
    if level:
        card["level"] = level
    if card["kind"] != "egg" and cost is not None:
        card["cost"] = cost
    if card["kind"] != "egg" and cost is None:
        card["must have"] = ["cost"]
    if card["kind"] == "digimon" and dp is not None:
        card["dp"] = dp


def _traits(*fields: str | None) -> list[str]:
    """The traits in some fields, each of which may hold several."""
    return [_word(part) for field in fields for part in re.split(r"[/／、]", _text(field)) if part.strip(" -－")]


def _texts(card: Row, text: str, inherited: str, security: str) -> Row:
    """A card with its texts: those of a Digi-Egg are inherited, and a text that is given twice is one."""
    if card["kind"] == "egg":
        text, inherited = "", inherited or text
    if text and text == inherited:
        text = ""
    if card["kind"] in ("tamer", "option") and not security:
        parts = SECURITY.findall(text)
        text, security = SECURITY.sub("", text).strip(), "\n".join(parts)
    for place, value in (("text", text), ("inherited", inherited), ("security", security)):
        if value:
            card[place] = value
    return card


def llzzgl(row: Row) -> Row:
    """A row of llzzgl.json."""
    row = shaped(row, LLZZGL)
    number, _, parallel = row.get("card_no", "").partition("_")
    beside: Row = {"parallel": parallel} if parallel else {}
    if not row.get("card_type"):
        return {"id": number or None, "parallel": parallel or "none"}
    name = row.get("card_name", "").removeprefix(number).strip()
    card = _card(number, name, row["card_type"], "ja") | beside
    card["colors"] = _colors(row.get("color", "") + row.get("color2", ""))
    _numbers(card, row.get("level"), row.get("cost"), row.get("dp"))
    costs = [
        {"color": color, "level": row["level"] - 1, "cost": row[f"digivolve_cost{place}"]}
        for place in (1, 2)
        if f"digivolve_cost{place}" in row and "level" in row
        for color in _colors(row.get(f"digivolve_color{place}", ""))
    ]
    if costs and card["kind"] == "digimon":
        card["digivolve"] = costs
    traits = _traits(row.get("form"), row.get("attribute"), row.get("digimon_type"))
    if traits:
        card["traits"] = traits
    texts = (_text(row.get(key)) for key in ("effect", "inherited_effect", "security_effect"))
    return corrected(_texts(card, *texts), "llzzgl")


def shuufei(row: Row) -> Row:
    """A row of shuufei.json."""
    row = shaped(row, SHUUFEI)
    number = row.get("no", "")
    picture = row.get("imgFileName", "").partition(".")[0]
    beside: Row = {"parallel": picture} if picture and picture != number else {}
    card = _card(number, row.get("name", ""), row.get("cardtype", ""), "ja") | beside
    card["colors"] = _colors(row.get("color", ""))
    level = re.search(r"\d+", row.get("lv", ""))
    _numbers(card, int(level[0]) if level else None, row.get("appearanceCost"), row.get("dp"))
    ways = [re.fullmatch(r"Lv\.(\d+)から(\d+)", row.get(f"evolutionCost{place}", "")) for place in (1, 2)]
    colors = card["colors"] if sum(way is not None for way in ways) == 1 else []
    told = [(way, color) for way in ways if way for color in colors] or list(zip(filter(None, ways), card["colors"]))
    costs = [{"color": color, "level": int(way[1]), "cost": int(way[2])} for way, color in told]
    if costs and card["kind"] == "digimon":
        card["digivolve"] = costs
    traits = _traits(row.get("form"), row.get("attribute"), row.get("type"))
    if traits:
        card["traits"] = traits
    texts = (_text(row.get(key)) for key in ("effect", "evolutionaryOriginEffect", "securityEffect"))
    return corrected(_texts(card, *texts), "shuufei")


def mrtoy(row: Row) -> Row:
    """A row of mrtoy.json."""
    row = shaped(row, MRTOY)
    card = _card(row.get("Serial", ""), row.get("ScName", ""), row.get("Type", ""), "zh")
    card["colors"] = _colors("".join(map(str, row.get("Color", []))))
    _numbers(card, row.get("Level"), row.get("Cost"), row.get("DP"))
    condition = _text(row.get("EvoCond"))
    costs = [
        {"color": COLORS[color], "level": int(level), "cost": int(cost)}
        for color, level, cost in re.findall(r"(\S):(\d+)~(\d+);", condition)
        if color in COLORS
    ]
    if not costs and card["kind"] == "digimon" and row.get("Level", 0) > 2:
        costs = [{"color": color, "level": row["Level"] - 1, "cost": row.get("Cost1", 0)} for color in card["colors"]]
    if costs:
        card["digivolve"] = costs
    special = re.findall(r"『[^』]*』~\d+", condition)
    traits = _traits(row.get("Grade"), row.get("Attribute"), *map(str, row.get("Class", [])))
    if traits:
        card["traits"] = traits
    texts = [_text(row.get(key)) for key in ("Effect", "EvoCoverEffect", "SecurityEffect")]
    texts[0] = "\n".join([*special, texts[0]] if texts[0] else special)
    return _texts(card, *texts)


PARALLEL: Final = frozenset({"parallel"})
WORDED: Final = frozenset({"text", "inherited", "security", "traits", "digivolve", "name", "colors"})
