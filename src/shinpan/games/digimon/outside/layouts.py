"""Two public layouts of Digimon cards: aegis.json and tcg-lab.json.

``aegis`` keeps effect, inherited and security text apart; ``tcg_lab`` adds the special requirement lines
(``alt_effect``). A row of ours may carry ``special``: such lines, put on top of ``text`` by :func:`finished`
when all files are merged, unless the text has them already. ``also`` keeps the other transcription of a text:
it says the same, often in a newer wording. ``must have`` names what every card of its kind has printed on it and a
row may lack: some file must say it.

A dual card (rule book 4.2) has a Digimon side and an Option side: its cost is the use cost, and what stands in the
field of the inherited effect is the text of the Option side.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from ...layouts import Row
from ...shape import Shape, shaped
from ..words.normal_en import TAG

AEGIS: Final = Shape(
    texts=(
        *("cardId", "nameEn", "effectText", "inheritedEffectText", "securityEffectText", "linkRequirement", "linkEffect"),
        *("dualEffect", "optionEffect"),
    ),
    numbers=("level", "playCost", "dp", "overflowMemory", "linkDp", "maxCountInDeck"),
    lists=("kinds", "colors", "forms", "attributes", "types", "optionColorRequirements"),
    tables={"evoCosts": Shape(texts=("color",), numbers=("level", "memoryCost"))},
    flags=("isDualCard",),
)
TCG_LAB: Final = Shape(
    texts=(
        *("card_id", "name", "color", "color2", "type", "form", "attribute", "evolution_color"),
        *("main_effect", "source_effect", "alt_effect"),
    ),
    numbers=("level", "dp", "play_cost", "evolution_cost", "evolution_level"),
    lists=("digi_types",),
)
KINDS: Final = {"Digimon": "digimon", "DigiEgg": "egg", "Digi-Egg": "egg", "Tamer": "tamer", "Option": "option", "Dual": "dual"}
APPMON: Final = "Appmon"
"""The form of the cards whose first type is an app name."""
APP_NAME: Final = " (App Name)"
"""What is printed after an app name; aegis.json mostly leaves it out."""
COSTING: Final = ("digimon", "tamer", "option", "dual")
"""The kinds of cards that have a cost."""
EVERY_COLOR: Final = ("red", "blue", "yellow", "green", "black", "purple", "white")
"""What tcg-lab calls ``All``."""
CORRECTIONS: Final = Path(__file__).parents[1] / "words" / "corrections.yaml"
"""Errors of the data, by card number, each with its reason."""
EVERY: Final = "every card"
"""In place of a card number: an error that was made on many cards."""
DAMAGE: Final = re.compile(
    r"\bgains?(?: and)?\s*(?:\.|\(|\bfor the\b|\buntil\b|\band\b)"
    r"|,\s*\.|,\s*$|\band\s*\.|\bTrigger\s*\."
    r"|(?:\]|,|\bThen,)\s*(?:on )?1 of your opponent's (?:[\w ]+ )?Digimon\s*(?:\.|\(|\n|$)"
    rf"|{TAG}\s*(?:\.|\n|with\b|$)"
    r"|\bWhen\s+(?:suspends|deletes)\b|\bcards? with\s+(?:or|and)\b"
)
"""The holes that a lost keyword leaves."""
SLIPS: Final = (
    ("xD7", r"(?<![\w])xD7(?!\w)", "x"),
    ("Lv.e", r"(?i)\b(de-)?digivoLv\.e", lambda found: found[0].replace("Lv.", "lv")),
    ("trait trait", r"\btrait(?:\s+trait)+\b", "trait"),
    (". with ", r"\.\s+(?=with [\w\[])", " "),
    ("in ", r"(in name|in traits|in text)(?=[A-Z])", "\\1\n"),
    ("to hand", r"(to hand)(?=[A-Z])", "\\1\n"),
    ("have don't", r"\byou have don't have\b", "you don't have"),
    ("in its name in", r"\b(in its name)(?: in its name)+", r"\1"),
    ("it's digi", r"\bit's digivolution cards\b", "its digivolution cards"),
    ("|", r"(?<=[\[\w])\|(?=\w[^\[\]]*\])", "]/["),
)
"""Slips that a conversion made in many rows: a mark by which to notice it, what to look for, and what was meant."""
HOLE: Final = re.compile(r"((?:^|[\n\],]|\bgains?|\bgets?|\band|\btrigger|Then,|: Cost \d+|^[^<＜]*\w\.)\s*)\.?\s*\(")
"""A reminder where its keyword should stand."""
LOST: Final = (
    (r"Draw (\d) cards?\b[^()]*", r"<Draw \1>"),
    (r"This Digimon checks (\d) additional[^()]*", r"<Security Attack +\1>"),
    (r"This Digimon checks (\d) fewer[^()]*", r"<Security Attack -\1>"),
    (r"Place the top card of your deck on top[^()]*", "<Recovery +1 (Deck)>"),
    (r"Place the top (\d) cards of your deck on top[^()]*", r"<Recovery +\1 (Deck)>"),
    (r"At blocker timing[^()]*", "<Blocker>"),
    (r"This Digimon can't be deleted in battles? against[^()]*", "<Jamming>"),
    (r"This Digimon can attack the turn it[^()]*", "<Rush>"),
    (r"When this Digimon attacks and deletes[^()]*", "<Piercing>"),
    (r"Unsuspend this Digimon during[^()]*", "<Reboot>"),
    (r"When this Digimon is deleted after losing[^()]*", "<Retaliation>"),
    (r"When this Digimon would be deleted in battle, by trashing[^()]*", "<Barrier>"),
    (r"Your Digimon may digivolve into this card[^()]*", "<Blast Digivolve>"),
    (r"This Digimon can block[^()]*", "<Blocker>"),
    (r"When this Digimon would be deleted, you may trash the top[^()]*", "<Armor Purge>"),
    (r"When this Digimon would be deleted, you may suspend it[^()]*", "<Evade>"),
    (r"When this Digimon would be deleted, you may place (\d) cards[^()]*", r"<Material Save \1>"),
)
"""How reminders begin whose keyword some transcriptions lost: where nothing stands before one, the keyword is put back."""


def restored(text: str) -> str:
    """Puts back a keyword of which only the reminder is left.

    >>> restored("[On Play] (Draw 1 card from somewhere.)")
    '[On Play] <Draw 1>'
    >>> restored("<Draw 1> (Draw 1 card from somewhere.)")
    '<Draw 1> (Draw 1 card from somewhere.)'
    """
    if HOLE.search(text):
        for reminder, keyword in LOST:
            text = re.sub(HOLE.pattern + reminder + r"\)", r"\g<1>" + keyword.replace("\\1", "\\2"), text)
    return text


@cache
def corrections() -> dict[str, list[Row]]:
    """The corrections of the data by card number: field, old, new, why."""
    if not CORRECTIONS.exists():
        return {}
    data = yaml.safe_load(CORRECTIONS.read_text("utf-8")) or {}
    return {str(number): list(rows) for number, rows in data.items()}


def corrected(row: Row, layout: str) -> Row:
    """A row with the known errors of its file corrected, also in its spare texts."""
    for rule in (*corrections().get(EVERY, ()), *corrections().get(str(row.get("id")), ())):
        value = row.get(rule["field"])
        if rule.get("layout", layout) != layout:
            continue
        spare = row.get("spare") or {}
        if "from" in rule:
            if row.get("parallel") != rule["from"]:
                row.pop(rule["field"], None)
            continue
        if "to" in rule:
            for texts in (row, spare):
                text = texts.pop(rule["field"], None)
                if text and not texts.get(rule["to"]):
                    texts[rule["to"]] = text
            continue
        if rule["old"] and isinstance(spare.get(rule["field"]), str):
            spare[rule["field"]] = spare[rule["field"]].replace(rule["old"], rule["new"])
        if value is None and rule["old"] is None:
            row[rule["field"]] = rule["new"]
        elif isinstance(value, str):
            row[rule["field"]] = value.replace(rule["old"], rule["new"])
        elif isinstance(value, list):
            renamed = (rule["new"] if item == rule["old"] else item for item in value)
            row[rule["field"]] = [item for item in renamed if item]
    return row


def _text(value: object) -> str:
    """A text of a row; letters with accents that a conversion left as ``xE9`` are mended."""
    text = re.sub(
        r"(?<=[A-Za-z])x([C-F][0-9A-F])(?![0-9A-F])",
        lambda found: chr(int(found[1], 16)),
        str(value or "").replace("\u00a0", " ").strip(),
    )
    for mark, slip, right in SLIPS:
        if mark in text:
            text = re.sub(slip, right, text)
    return "" if text in ("-", "－") else text


def aegis(row: Row) -> Row:
    """A row of aegis.json."""
    row = shaped(row, AEGIS)
    kinds = row.get("kinds") or [""]
    dual = row.get("isDualCard") or len(kinds) > 1 and set(kinds) <= {"Digimon", "Option"}
    kind = "dual" if dual else KINDS.get(kinds[0], kinds[0])
    result: Row = {"id": row.get("cardId"), "name": _text(row.get("nameEn")) or None, "lang": "en", "kind": kind}
    result["colors"] = _colors(row.get("colors", []))
    if row.get("level"):
        result["level"] = row["level"]
    if kind != "egg" and row.get("playCost", -1) >= 0:
        result["cost"] = row["playCost"]
    if kind in COSTING and "playCost" not in row:
        result["must have"] = ["cost"]
    if kind in ("digimon", "dual") and "dp" in row:
        result["dp"] = row["dp"]
    costs = [
        {"color": cost.get("color", "").lower() or None, "level": cost.get("level"), "cost": cost.get("memoryCost")}
        for cost in row.get("evoCosts", [])
    ]
    if costs:
        result["digivolve"] = costs
    traits = [*row.get("forms", []), *row.get("attributes", []), *app_named(row.get("forms", []), row.get("types", []))]
    if traits:
        result["traits"] = traits
    for ours, theirs in (("text", "effectText"), ("inherited", "inheritedEffectText"), ("security", "securityEffectText")):
        if _text(row.get(theirs)):
            result[ours] = restored(_text(row[theirs]))
    if row.get("overflowMemory"):
        result["overflow"] = row["overflowMemory"]
    link = {
        "requirement": _text(row.get("linkRequirement")),
        "dp": row.get("linkDp"),
        "text": restored(_text(row.get("linkEffect"))),
    }
    if link["dp"] or link["text"] or link["requirement"]:
        result["link"] = {key: value for key, value in link.items() if value}
    if row.get("maxCountInDeck", 4) != 4:
        result["copies"] = row["maxCountInDeck"]
    if kind == "dual":
        side: Row = {"name": _text(row.get("dualEffect")), "text": restored(_text(row.get("optionEffect")))}
        side["colors"] = _colors(row.get("optionColorRequirements", []))
        result["option"] = {key: value for key, value in side.items() if value}
    return corrected(result, "aegis")


def app_named(forms: list[str], types: list[str]) -> list[str]:
    """The types of a card; the first type of an Appmon is its app name, printed with a mark that tells it from an attribute.

    >>> app_named(["Sup.", "Appmon"], ["Waiting", "Hero"]), app_named(["Champion"], ["Waiting"])
    (['Waiting (App Name)', 'Hero'], ['Waiting'])
    """
    if APPMON not in forms or not types or types[0].endswith(APP_NAME):
        return types
    return [types[0] + APP_NAME, *types[1:]]


def tcg_lab(row: Row) -> Row:
    """A row of tcg-lab.json. Its own texts are ``spare``: they fill what no other file has."""
    row = shaped(row, TCG_LAB)
    kind = KINDS.get(row.get("type", ""), row.get("type", ""))
    result: Row = {"id": row.get("card_id"), "name": row.get("name"), "lang": "en", "kind": kind}
    result["colors"] = _colors(row[key] for key in ("color", "color2") if row.get(key))
    if row.get("level"):
        result["level"] = row["level"]
    if kind != "egg" and "play_cost" in row:
        result["cost"] = row["play_cost"]
    if kind in COSTING and "play_cost" not in row:
        result["must have"] = ["cost"]
    if kind in ("digimon", "dual") and "dp" in row:
        result["dp"] = row["dp"]
    traits = [row[key] for key in ("form", "attribute") if row.get(key)] + row.get("digi_types", [])
    if traits:
        result["traits"] = traits
    if "evolution_cost" in row and row.get("evolution_level") and row.get("evolution_color"):
        color = row["evolution_color"].lower()
        result["digivolve"] = [
            {"color": one, "level": row["evolution_level"], "cost": row["evolution_cost"]}
            for one in (EVERY_COLOR if color == "all" else [color])
        ]
    main, source = _text(row.get("main_effect")), _text(row.get("source_effect"))
    spare: Row = {}
    for part in re.split(r"\n?(?=(?:Inherited|Security) Effect\b)", main):
        heading = re.match(r"(Inherited|Security) Effect\s*", part)
        field = {"Inherited": "inherited", "Security": "security"}[heading[1]] if heading else "text"
        spare[field] = _text(part[heading.end() :] if heading else part)
    if kind == "dual":
        result["side"] = {"text": use_requirement(source)} if source else {}
    elif source and "Overflow" not in source:
        found = re.match(r"(Inherited|Security) Effect\s*", source)
        place = "security" if kind in ("option", "tamer") and source.startswith(("Security", "[Security]")) else "inherited"
        spare.setdefault(place, source[found.end() :] if found else source)
    if kind == "egg" and "text" in spare:
        spare = {"inherited": spare["text"]}
    if spare.get("inherited", "").startswith("[Security]"):
        spare["security"] = spare.pop("inherited")
    result["spare"] = {key: value for key, value in spare.items() if value and not value.startswith(("|", "Card Effect"))}
    special = special_lines(_text(row.get("alt_effect")))
    if special:
        result["special"] = special
    return corrected(result, "tcg-lab")


def use_requirement(text: str) -> str:
    """The Option side of a dual card with the icon that this file writes out as a line.

    >>> use_requirement("Use Requirement: Glow/Night Sky trait\\n[Main] <Draw 1>.")
    '<Use Req. ([Glow]/[Night Sky] trait)>\\n[Main] <Draw 1>.'
    >>> use_requirement("Use Requirement: [Glow] in text")
    '<Use Req. ([Glow] in text)>'
    """

    def icon(found: re.Match[str]) -> str:
        names = "/".join(f"[{name.strip(' []')}]" for name in re.split(r"/|\bor\b", found[1]))
        return f"<Use Req. ({names} {found[2]})>"

    return re.sub(r"(?m)^Use Requirements?: *(.+?) +(traits?|in (?:its )?text|in (?:its )?name)\.?$", icon, text)


def _colors(words: Iterable[str]) -> list[str]:
    """Colours in our own words, each once."""
    return list(dict.fromkeys(word.strip().lower() for word in words))


def damaged(text: str) -> bool:
    """Whether a keyword was lost from a text and left a hole in its grammar.

    >>> damaged("[On Play] This Digimon gains for the turn."), damaged("[On Play] <Draw 1>.")
    (True, False)
    """
    return DAMAGE.search(text) is not None


def special_lines(text: str) -> list[str]:
    """The requirement lines of an ``alt_effect``, without the explanations printed below them.

    >>> special_lines("DigiXros Requirements [DigiXros -2] [A] x [B]\\nAn explanation.")
    ['[DigiXros -2] [A] x [B]']
    """
    text = text.replace("\u00a0", " ")
    text = re.sub(r"(?:DigiXros|Assembly|DNA Digivolution|Digivolution) Requirements?\s*", "", text)
    parts = re.split(r"\n|(?<=\d)\s+(?=\[(?:Digivolve|DNA Digivolve|App Fusion)\])", text)
    return [part.strip() for part in parts if re.match(r"\[(?:Digivolve|DNA|DigiXros|Assembly|Burst|App Fusion)", part.strip())]


def finished(row: Row) -> Row:
    """A merged row in the fields of CONTRACT.md: special lines on top of the text, spare texts where there is no other.

    A security effect that has another timing, beside one in the text, is an inherited effect in the wrong field. What one
    file calls a dual card is one, also where another knows one side of it only.
    """
    special, spare = row.pop("special", []), row.pop("spare", {})
    side = row.pop("side", None)
    if side is not None:
        row["kind"], row["option"] = "dual", {**side, **(row.get("option") or {})}
    also: Row = {}
    for key, value in spare.items():
        if not row.get(key) and not row.get("link") or damaged(row.get(key) or "") and not damaged(value):
            row[key] = value
        elif row.get(key):
            also[key] = value
    row["text"] = _with_special(row.get("text") or "", special)
    if re.match(r"\[(?!Security\])", row.get("security") or "") and "[Security]" in row["text"]:
        row.setdefault("inherited", row["security"])
        del row["security"]
    if also.get("text"):
        also["text"] = _with_special(also["text"], [*special, *_own_special(row["text"])])
    if not row["text"]:
        del row["text"]
    if also:
        row["also"] = also
    return row


def _with_special(text: str, special: list[str]) -> str:
    missing = [line for line in special if not _has(text, line)]
    return "\n".join([*missing, text] if text else missing)


def _own_special(text: str) -> list[str]:
    """The requirement and rule lines of a text."""
    lines = re.split(r"\n+|(?<=: Cost \d) ?(?=[\[<＜])", text)
    return [
        line.strip() for line in lines if re.match(r"\[(?:Digivolve|DNA|DigiXros|Assembly|Burst|App Fusion|Rule)", line.strip())
    ]


def _has(text: str, line: str) -> bool:
    """Whether a text already has the requirement of this line, in whatever wording."""
    if line.startswith("[Digivolve]"):
        return _plain(line) in _plain(text) or re.search(r"(?m)^Digivolve: \d", text) is not None or "[Digivolve]" in text
    word = re.match(r"\[([A-Za-z ]+)", line)
    heading = word[1].strip() if word else line
    heading = {"DNA Digivolve": r"DNA Digiv", "Burst Digivolve": "Burst Digivolve"}.get(heading, heading)
    return (
        re.search(rf"[\[<＜]?{heading}[^\n]*(?:\[|Lv)", text) is not None and re.search(rf"(?m)^\W*{heading}", text) is not None
    )


def _plain(text: str) -> str:
    return "".join(re.findall(r"\w", text)).lower()
