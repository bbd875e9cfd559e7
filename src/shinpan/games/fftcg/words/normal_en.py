"""FF-TCG card text as it is printed, brought to one form and cut into abilities and sentences.

What changes nothing in the meaning, and is all that is changed:

* white space, entities, full-width and typographic glyphs, capital letters at the start of a sentence; the markup
  and the Japanese icons of the official layout become the icons of our card files (:func:`printed`);
* names in one form: ``[Job (X)]``, ``Job X`` become ``[Job:X]``, and so ``[Name:X]`` (Card Name) and ``[Category:X]``;
  the name of the card at hand, which means the card itself (5.2.4.1), becomes ``[This]``;
* the name of a special ability, which stands before its 《S》, becomes ``[Special:X]``; ``EX BURST`` becomes ``[EX]``;
* the counters of a name are one piece, ``[Counter:Growth]``, and crystals in a row are one icon, 《CC》;
* ``his/her``, ``he or she`` … are ``their``, ``they``; ``cannot`` and the like have one spelling;
* reminder text in parentheses is left out; what parentheses say of the least a cost can become is no reminder;
* the actions to select from ("Select 1 of the 2 following actions.") stand as bullets ``・`` behind their ability,
  not in quotation marks on lines of their own, and what is printed behind them stands before them.

A line is an ability (11.5.3).
"""

from __future__ import annotations

import html
import re

from ....phrases.bounds import Refused, evened
from ....phrases.languages.en import cut

WHOLE = r'"[^"]*"|“[^”]*”|\[[^\]]*\]'
"""What full stops do not cut: quotations and names."""
ICONS = {
    "火": "F",
    "氷": "I",
    "風": "W",
    "土": "E",
    "雷": "L",
    "水": "A",
    "ダル": "Dull",
    "一般": "Generic",
    "dull": "Dull",
    "DULL": "Dull",
}
"""The icons of the official layout, and ours."""
ELEMENTS = ("Fire", "Ice", "Wind", "Earth", "Lightning", "Water", "Light", "Dark")
GLYPHS = str.maketrans(
    {
        "\u00a0": " ",
        "\u3000": " ",
        "\u2009": " ",
        "\u200b": "",
        "\r": "",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "‟": '"',
        "−": "-",
        "–": "-",
        "—": "--",
        "、": ", ",
        "：": ":",
        "＋": "+",
        "（": "(",
        "）": ")",
        "\uff0e": ".",
        "／": "/",
        "•": "・",
        "●": "・",
        **{chr(0xFF10 + n): str(n) for n in range(10)},
    }
)
KINDS = r"(?:Forward|Backup|Character|Monster|Summon)s?\b"
LABELS = {"card name": "Name", "job": "Job", "category": "Category"}
WORD = r"(?:(?:Dr|Mr|Mrs|St)\.|(?:l')?[A-Z0-9À-Ý][\wÀ-ž'\-]*(?::(?= \d))?)"
NO_NAME = rf"(?!{KINDS}|Card Name|Job\b|Category|Counter)"
LINK = r"(?:(?!in the (?:Break|Damage))(?:of|the|in|de|to|from)(?= (?:the )?[A-Z](?!ard Name|ategory)) (?:the )?)?"
ROUNDED = re.compile(r"\s*\((?:numbers are )?round(?:ed)? (up|down) to (?:the nearest|units of) 1000\)\.?")
BARE = re.compile(rf"\b(Card Name|Job|Category)s? ({NO_NAME}{WORD}(?: {NO_NAME}{LINK}{NO_NAME}{WORD}| \([A-Z0-9\- ]+\))*)")
"""A name without brackets: the words with capitals behind its label, up to the kind of card."""
RENAMED = (
    (r"\bhis/her\b|\bhis or her\b|\bher/his\b", "their"),
    (r"\b[Hh]e/she\b|\bhe or she\b", "they"),
    (r"\bhim/her\b|\bhim or her\b", "them"),
    (r"\bcan not\b|\bcan't\b", "cannot"),
    (r"\bdo not\b", "don't"),
    (r"\bdoes not\b", "doesn't"),
    (r"\bdid not\b", "didn't"),
    (r"\bis not\b", "isn't"),
    (r"\bare not\b", "aren't"),
    (r"\bhas not\b", "hasn't"),
    (r"\bhave not\b", "haven't"),
    (r"\bwas not\b", "wasn't"),
    (r"\bwill not\b", "won't"),
    (r"\byou've\b", "you have"),
    (r"\bit's\b", "it is"),
    (r"\bthey've\b", "they have"),
    (r"\bBreak zone\b|\bbreak zone\b", "Break Zone"),
    (r"\bfreeze\b", "Freeze"),
    (r"\bthey does\b", "they do"),
    (r"\bthey doesn't\b", "they don't"),
    (r"\bthey controls\b", "they control"),
    (r"\bthey has\b", "they have"),
    (r"\b[Aa]uto abilit", "auto-abilit"),
    (r"\[This\] ?'(?!s\b) ?", "[This]'s "),
    (r"\b([Ss]elect (?:up to )?\d) from the following\b(?! actions)", r"\1 of the following actions"),
    (r"\bfour cards\b", "4 cards"),
    (r"\b(Character|Forward|Backup|Monster|Summon) Card\b", r"\1 card"),
    (r"\[(Job|Name|Category):([^\]]*)\] or an? (?=\[)", r"[\1:\2] or "),
)
"""Spellings of one word."""


def printed(text: str) -> str:
    """A text of the official layout with our icons, one ability a line. What reading will refuse stays as it is.

    >>> printed(
    ...     "[[ex]]EX BURST[[/]] Draw it.[[br]] [[s]]Flare [[/]]《S》《火》《ダル》: Choose 1 [[i]]Job Knight[[/]] Forward."
    ... )
    'EX BURST Draw it.\\nFlare 《S》《F》《Dull》: Choose 1 [Job (Knight)] Forward.'
    """
    try:
        text = evened(html.unescape(text).translate(GLYPHS))
    except Refused:
        return text
    text = text.replace("\n", " ")
    text = re.sub(r"<br ?/?>|\[\[br\]\]|</p>\s*(?=<p>)", "\n", text)
    text = re.sub(r"</?p>", "", text)
    text = re.sub(r"\[\[i\]\]\s*(Job|Card Name|Category)\s*\[\[/\]\]\s*\[\[i\]\]\s*", r"[[i]]\1 ", text)
    text = re.sub(
        r"\[\[i\]\]\s*(Card [Nn]ame|Job|Category)s?\s+([^\[\]\n]*?)\s*\[\[/\]\]",
        lambda m: f" [{m[1].replace(' name', ' Name')} ({m[2].strip()})] ",
        text,
    )
    text = re.sub(r"\[\[ex\]\][ \t]*", "", text)
    text = re.sub(r"\[\[\w*/?\]\]", " ", text)
    text = icons(text).replace('""', '"')
    text = re.sub(r"\]\s+(?=[,.:)])", "]", text)
    text = re.sub(r"\[([^\[\]()]*\(.*?)([,.])\)\]", r"[\1)]\2", text)
    return "\n".join(line for line in (re.sub(r"[ \t]+", " ", line).strip() for line in text.split("\n")) if line)


def icons(text: str) -> str:
    """A text in which every icon is one of ours, and icons in a row are not apart.

    >>> icons("《火》 《1》《ダル》")
    '《F》《1》《Dull》'
    """
    text = re.sub(r"《\s*([^》]*?)\s*》", lambda found: f"《{ICONS.get(found[1], found[1])}》", text)
    return re.sub(r"》\s+(?=《)", "》", text)


def normal(text: str, name: str = "") -> str:
    """A printed text in one form, one ability or bullet a line.

    >>> normal("When Ember attacks, draw 1 card. (Reminder.)\\n[Job (Knight)] Forwards gain Haste.", "Ember")
    'When [This] attacks, draw 1 card.\\n[Job:Knight] Forwards gain Haste.'
    """
    if "[[" in text or "<" in text:
        text = printed(text)
    text = icons(evened(html.unescape(text).translate(GLYPHS)))
    text = re.sub(r"(?m)^[ \t]*((?:EX BURST )?(?:Damage \d+|Warp \d+|Limit Break)) ?-(?!-) ?", r"\1 -- ", text)
    text = "\n".join(_special(line.strip()) for line in re.sub(r"\n\s*(?=[a-z])", " ", text).split("\n"))
    text = _tags(text)
    text = _own(text, name)
    text = re.sub(r"\[[^\]]*\]", lambda found: found[0].replace("(", "⟨").replace(")", "⟩"), text)
    text = re.sub(r"\s*\(it cannot become (0|1 or less)\)", r" but cannot become \1", text)
    text = ROUNDED.sub(r". Round \1 to the nearest 1000.", text)
    for _ in range(2):
        text = re.sub(r"[ \t]*\((?!This cost is )[^()]*\)", " ", text)
    text = evened(text.replace("⟨", "(").replace("⟩", ")"))
    for old, new in RENAMED:
        text = re.sub(old, new, text)
    text = re.sub(r"(?<=[a-z] )'((?:[^'\n]|'s\b|s'(?= [A-Za-z]))+)'", r"“\1”", text)
    text = re.sub(r"\bEX BURST\b", "[EX]", text)
    text = re.sub(r"((?:(?<![.:] )\b(?!X )[A-Z][\w'\-]* ){0,8})\bCounters?\b", lambda m: f"[Counter:{m[1].strip()}]", text)
    text = re.sub(r"(?:《C》)+", lambda m: f"《{'C' * (len(m[0]) // 3)}》", text)
    text = _words(text)
    return "\n".join(_lines(text))


def spoken(text: str, name: str) -> str:
    """A normalised text as it is printed on a card of that name.

    >>> spoken("[This] gains 《CC》 for each [Job:Knight].", "Ember")
    'Ember gains 《C》《C》 for each Job Knight.'
    """
    text = text.replace("[This]", name or "[This]").replace("[EX]", "EX BURST")
    text = re.sub(r"《(C+)》", lambda m: "《C》" * len(m[1]), text)
    text = re.sub(
        r"(\d+) \[Counter:([^\]]*)\]", lambda m: f"{m[1]} {m[2]} Counter{'' if m[1] == '1' else 's'}".replace("  ", " "), text
    )
    text = re.sub(r"\[Counter:([^\]]*)\]", lambda m: f"{m[1]} Counter".strip(), text)
    text = re.sub(r"\[Special:([^\]]*)\]", r"\1", text)
    text = re.sub(r" but cannot become (0|1 or less)\b", r" (it cannot become \1)", text)
    return re.sub(r"\[(Name|Job|Category):([^\]]*)\]", lambda m: f"{'Card Name' if m[1] == 'Name' else m[1]} {m[2]}", text)


def _tags(text: str) -> str:
    """Names with their labels as one piece."""
    text = re.sub(r'\bPriming "([^"]*)"', r"Priming [Name:\1]", text)
    text = re.sub(
        r"\b(?:([Ww]hen) )?((?!When|[Oo]r)[A-Z][\w'\-]*(?: [A-Z][\w'\-]*){0,7}(?: \([^()]*\))?) primes into",
        lambda m: f"{m[1] + ' ' if m[1] else ''}[Name:{m[2]}] primes into",
        text,
    )
    text = re.sub(r"\[(Card [Nn]ame|Job|Category)s? \(?(.*?)\)?\](?!\w)", _bracketed, text)
    pieces = re.split(r"(\[[^\]]*\])", text)
    for number in range(0, len(pieces), 2):
        pieces[number] = BARE.sub(_bare, pieces[number])
    return "".join(pieces)


def _bracketed(found: re.Match[str]) -> str:
    """A name in brackets; brackets around several names are none."""
    if re.search(r"\b(?:Card Name|Job|Category) ", found[2]):
        return f"{found[1]} {found[2]}"
    return _tag(found[1], found[2])


def _bare(found: re.Match[str]) -> str:
    name = found[2]
    end = ""
    while name and name[-1] in ".,":
        end = name[-1] + end
        name = name[:-1]
    if name.endswith("'s"):
        name, end = name[:-2], "'s" + end
    return _tag(found[1], name) + end


def _tag(label: str, name: str) -> str:
    if name.count("(") > name.count(")"):
        name += ")"
    return f"[{LABELS[label.lower()]}:{name.strip()}]"


def _own(text: str, name: str) -> str:
    """A text in which the card's own name is ``[This]``, where it is not part of another name or the name of an element."""
    name = html.unescape(name).translate(GLYPHS).strip()
    names = {name, re.sub(r" ?\([^()]*\)$", "", name)} - {""}
    for own in sorted((own for own in names if len(own) <= len(text)), key=len, reverse=True):
        pattern = rf"(?<![\w\-]){re.escape(own)}(?![\w])(?!-\w)"
        if " " in own:
            pattern = "(?i)" + pattern
        if own in ELEMENTS:
            others = "|".join(ELEMENTS)
            pattern += rf"(?! (?:CP|{KINDS}|cards?\b|Element)| (?:or|and) (?:{others}|\[)| \[|, (?:{others})\b)"
            pattern += rf"(?<!(?:or|of) {own})"
        pieces = re.split(r"(\[[^\]]*\])", text)
        for number in range(0, len(pieces), 2):
            pieces[number] = re.sub(pattern, "[This]", pieces[number])
        text = "".join(pieces)
    return text


def _words(text: str) -> str:
    """Spacing inside a line."""
    text = re.sub(r"[ \t]+", " ", text)
    text = re.sub(r" ([,.;:])(?!\d)", r"\1", text)
    text = re.sub(r"\](?=[A-Za-z0-9])", "] ", text)
    text = re.sub(r"(?<=[A-Za-z0-9])\[", " [", text)
    text = re.sub(r"》(?=[A-Za-z0-9\[])", "》 ", text)
    text = re.sub(r"(?<=[A-Za-z0-9])《", " 《", text)
    text = re.sub(r"--(?=\S)", "-- ", text)
    text = re.sub(r"(?<=\S)--", " --", text)
    return re.sub(r"\. +\"(?=$|\n| [a-z])", '."', text)


def _lines(text: str) -> list[str]:
    """Every ability and bullet on a line of its own."""
    found: list[str] = []
    for raw in text.split("\n"):
        line = raw.strip()
        if not line:
            continue
        if line[0] == '"' and found:
            found += _modes(line)
            continue
        head, _, tail = line.partition(" following actions")
        start = tail.find('"')
        if start < 0 or not tail.rstrip().endswith('"') and "following" in tail:
            found.append(line)
            continue
        end = tail.rfind('"') + 1
        rest = (tail[:start].rstrip() + " " + tail[end:].strip()).strip()
        found.append(f"{head} following actions{rest if rest[:1] in '.,:' else ' ' + rest}")
        found += _modes(tail[start:end])
    return found


def _modes(text: str) -> list[str]:
    """Actions in quotation marks as bullets; a quoted ability in one of them stays in its marks.

    >>> _modes('"Draw it." "It gains "Go." until then."')
    ['・Draw it.', '・It gains "Go." until then.']
    """
    return ["・" + part.strip() for part in re.split(r'(?<=[.!])"\s+"(?=[A-Z\[《])', text.strip()[1:-1])]


def _special(line: str) -> str:
    """A line whose special ability has its name as one piece.

    >>> _special("Flare 《S》《F》: Break it.")
    '[Special:Flare] 《S》《F》: Break it.'
    """
    return re.sub(r"^((?:EX BURST |Damage \d -- ?)*)([^《\[\"]*?)[ \t]*(?=(?:《[^》]*》)*《S》[^.]*:)", _named, line)


def _named(found: re.Match[str]) -> str:
    return found[1] + (f"[Special:{found[2].strip()}] " if found[2].strip() else "")


def abilities(text: str) -> list[list[str]]:
    """The sentences of each ability of a normalised text; the first of a bullet begins with ``・``.

    >>> abilities("When [This] attacks, draw it. Then, go.\\nHaste")
    [['When [This] attacks, draw it', 'Then, go'], ['Haste']]
    """
    found: list[list[str]] = []
    for line in text.split("\n"):
        sentences = cut(line, WHOLE, "a-z,.:")
        if line.startswith("・") and found:
            found[-1] += sentences
        elif sentences:
            found.append(sentences)
    return found
