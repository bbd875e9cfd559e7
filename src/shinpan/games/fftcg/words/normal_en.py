"""FF-TCG card text as it is printed, brought to one form and cut into abilities and sentences.

What changes nothing in the meaning, and is all that is changed:

* white space, entities, full-width and typographic glyphs, capital letters at the start of a sentence; the markup
  and the Japanese icons of the official layout become the icons of our card files (:func:`printed`);
* names in one form: ``[Job (X)]``, ``Job X`` become ``[Job:X]``, and so ``[Name:X]`` (Card Name) and ``[Category:X]``;
  the name of the card at hand, which means the card itself (5.2.4.1), becomes ``[This]``;
* the name of a special ability, which stands before its 《S》, becomes ``[Special:X]``; ``EX BURST`` becomes ``[EX]``;
* the counters of a name are one piece, ``[Counter:Growth]``, and crystals in a row are one icon, 《CC》;
* ``his/her``, ``he or she`` … are ``their``, ``they``; ``cannot`` and the like have one spelling;
* reminder text in parentheses is left out (:func:`_reminders`); what stands in parentheses and carries a rule is part of
  its sentence (the least a cost can become) or a sentence of its own, and what is neither known stays where it is, unread;
* the actions to select from ("Select 1 of the 2 following actions.") stand as bullets ``・`` behind their ability,
  not in quotation marks on lines of their own, and what is printed behind them stands before them.

A line is an ability (11.5.3).
"""

from __future__ import annotations

import html
import re
from pathlib import Path

from ....phrases.bounds import Refused, evened
from ....phrases.cutting import by_lines
from ....phrases.languages.en import cut, without_reminders
from ...marks import marks

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
ELEMENT = "|".join(ELEMENTS)
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
SAID = (
    (r"\(it cannot become (0|1 or less)\)", r"but cannot become \1"),
    (r"\((instead of paying the CP cost)\)", r"\1"),
    (r"(?<=for each )([^.()\n]*) \(up to (\d+) (?:Forward|Backup|Character|Monster)s\)", r"\1, up to \2"),
    (r"\b(selects?) (up to \d+ [^.()\n]*) \(select as many as possible\)", r"\1 as many as possible, \2"),
    (r"\((?:numbers are )?round(?:ed)? (up|down) to (?:the nearest|units of) 1000\)\.?", r". Round \1 to the nearest 1000."),
    (r"\(\[This\] (cannot search for \d+ cards?)\)", r". [This] \1"),
    (r"\(This cost is (reduced by \d+ for each [^().\n]*)\.\)", r"\1"),
    (r"\((This ability may only be used as an EX Burst)\.?\)", r"\1."),
    (
        r"\b(leaves the field due to your opponent's Summons or abilities)(, return \w+ to your hand instead\.)"
        r" \(\[This\] does not return to your hand if \w+ receives damage[^()]* or if \w+ power is reduced to 0\.\)",
        r"\1 that don't deal damage\2",
    ),
)
"""Parentheses that carry a rule, as part of their sentence or as a sentence of its own."""
KEYWORD = "|".join(rf"\b{mark.icons['en']}" for mark in marks(Path(__file__).parents[1]))
REMINDERS = (
    (
        KEYWORD,
        r"This Character can attack or use abilities|Attacking does not cause this Forward to dull"
        r"|If this Forward blocks or is blocked by a Forward|Like Summons and abilities, this card can be played during",
    ),
    (r"", r"Cards with 《LB》 cannot be included in your main deck"),
    (r"", r"Card Elements: "),
    (r"Damage (\d) -- [^\n]*", r"If you have received \1 points of damage or more, this Character has this ability"),
    (r"[Dd]ivide \d+ damage [^.\n]*\.?", r"Units? must be 1000"),
    (r"split [^.\n]*", r"damage must be in increments of 1000"),
    (r"into \d groups", r"You can make a group of 0 Forwards"),
    (r"[Pp]ut \d card from your hand into the Damage Zone", r"[Ii]ts EX Burst effect will not trigger"),
    (r"You can discard [^.\n]* cards from your hand to produce CP\.", r"(?:Light|Dark) cards produce 2 (?:Light|Dark) CP each"),
    (r"\b[Ii]f [^.\n]* in your Break Zone", r"before paying the cost for \[This\]"),
    (r"\bselects? 1 [^.()\n]* for (?:each|every) [^.()\n]*", r"select as many as possible"),
    (r"to produce 1 CP of any Element[^.\n]*\.?", r"You can dull \[This\] to pay|This can be in addition to dulling \[This\]"),
    (r"become the new target", r"The newly chosen (?:\w+) must be a valid choice"),
    (r"will not trigger any auto-abilities", r"this applies to their own abilities and abilities triggered by"),
    (r"When you reveal [^\n]* When you reveal [^\n]*", r"If you reveal \d or more cards of each Element, both effects"),
    (r"\bdeals damage [^.\n]*, the damage becomes 0 instead", r"this includes player damage"),
    (
        r"cannot be put into the Break Zone by your opponent's Summons or abilities",
        r"If \[This\] is broken, put it into the Break Zone",
    ),
)
"""Reminders: what stands before them, and how they begin. What they say is so without them."""
STAYS = "if [This] is not a Forward"
LASTS = re.compile(r"(?:This effect|These effects) (?:does|do)(?: not|n't) end at the end of the turn\.?(.*)", re.IGNORECASE)
"""The reminder of an effect that nothing ends (11.12.4.2), and what else it says."""
BARE = re.compile(rf"\b(Card Name|Job|Category)s? ({NO_NAME}{WORD}(?: {NO_NAME}{LINK}{NO_NAME}{WORD}| \([A-Z0-9\- ]+\))*)")
"""A name without brackets: the words with capitals behind its label, up to the kind of card."""
RENAMED = (
    (r"\bhis/her\b|\bhis or her\b|\bher/his\b", "their"),
    (r"\b[Hh]e/she\b|\bhe or she\b", "they"),
    (r"\bhim/her\b|\bhim or her\b", "them"),
    (r"\b(?:his|her) (?=(?:own )?(?:power|cost|abilit))|\bhis(?=[.,])", "its "),
    (r"\b(?:his|her) (?=(?:own )?(?:field|hand|deck|Break|Damage))", "their "),
    (r"\bhim\b", "it"),
    (r"\b(its|their) own\b", r"\1"),
    (r"\b([Ii])f it is possible\b", r"\1f possible"),
    (r"\b(you|they|your opponent) owns?\b", r"owned by \1"),
    (r"\b([Tt])hese (?=(?:\d )?(?:cards|Forwards|Characters|Backups|Monsters|Summons)\b)", r"\1hose "),
    (r"\battack twice\b", "attack 2 times"),
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
    (r"\b(?:Whenever|Each time|Every time) (?=.*,)", "When "),
    (r"\bwhenever (?=.*,)", "when "),
    (r"\btheir hands\b", "their hand"),
    (r"\bthe CP paid to (cast|play)\b", r"the cost paid to \1"),
    (r"\b(\d+) ((?:Forward|Backup|Monster|Character|Summon)s) or (more|less|fewer)\b", r"\1 or \3 \2"),
    (rf"\b({ELEMENT}) CP(?=,? (?:(?:or|and) )?(?:{ELEMENT}) CP)", r"\1"),
    (r"\b(you|they) don't have (?:an? |any )", r"\1 have no "),
    (r", if you do so, ", ". If you do so, "),
    (r"\b([Dd]ivide \d+ damage) (among|between) ([^.,\n]+?) equally\b", r"\1 equally \2 \3"),
    (r"\b(Character|Forward|Backup|Monster|Summon) Card\b", r"\1 card"),
    (r"\[(Job|Name|Category):([^\]]*)\] or an? (?=\[)", r"[\1:\2] or "),
    (r"\b(all the (?:Forward|Character|Backup|Monster)s)' power becomes?\b", r"the power of \1 becomes"),
    (r", (?=other than Multi-Element\b)", " "),
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
    return re.sub(r"》[ \t]+(?=《)", "》", text)


def normal(text: str, name: str = "") -> str:
    """A printed text in one form, one ability or bullet a line.

    >>> normal("When Ember attacks, draw 1 card.\\n[Job (Knight)] Forwards gain Haste.", "Ember")
    'When [This] attacks, draw 1 card.\\n[Job:Knight] Forwards gain Haste.'
    """
    if "[[" in text or "<" in text:
        text = printed(text)
    text = icons(evened(html.unescape(text).translate(GLYPHS)))
    text = re.sub(r"(?m)^[ \t]*((?:EX BURST )?(?:Damage \d+|Warp \d+|Limit Break)) ?-(?!-) ?", r"\1 -- ", text)
    text = "\n".join(_special(line.strip()) for line in re.sub(r"\n\s*(?=[a-z])", " ", text).split("\n"))
    text = _used(text)
    text = _tags(text)
    text = _own(text, name)
    text = re.sub(r"\[[^\]]*\]", lambda found: found[0].replace("(", "⟨").replace(")", "⟩"), text)
    text = _reminders(text)
    text = evened(text.replace("⟨", "(").replace("⟩", ")"))
    for old, new in RENAMED:
        text = re.sub(old, new, text)
    text = re.sub(r"(?<=[a-z] )'((?:[^'\n]|'s\b|s'(?= [A-Za-z]))+)'", r"“\1”", text)
    text = re.sub(r"\bEX BURST\b", "[EX]", text)
    text = re.sub(r"((?:(?<![.:] )\b(?!X )[A-Z][\w'\-]* ){0,8})\bCounters?\b", lambda m: f"[Counter:{m[1].strip()}]", text)
    text = re.sub(r"(?:《C》)+", lambda m: f"《{'C' * (len(m[0]) // 3)}》", text)
    text = _words(text)
    return "\n".join(_lines(text))


def _reminders(text: str) -> str:
    """Leaves out what only reminds of a keyword or a rule; what else stands in parentheses is said.

    >>> _reminders("Brave (Attacking does not cause this Forward to dull.)\\nDraw 1 card (if you like).")
    'Brave \\nDraw 1 card (if you like).'
    >>> _reminders("They select up to 2 Forwards (select as many as possible).")
    'They select as many as possible, up to 2 Forwards.'
    """
    for old, new in SAID:
        text = re.sub(r"\s*" + old if old.startswith(r"\(") else old, r" " * old.startswith(r"\(") + new, text)
    return without_reminders(text, _reminds)


def _reminds(before: str, words: str) -> bool:
    """Whether what stands in parentheses only reminds of what stands before it."""
    lasts = LASTS.fullmatch(words)
    if lasts is not None:
        sentence = re.split(r"[.:] ", re.sub(r'"[^"]*"', "it", before).rstrip(". \n"))[-1]
        known = not lasts[1] or lasts[1] == " This ability will not trigger if [This] is a Forward." and STAYS in before
        return known and not re.search(r"\bthis turn\b|\b[Uu]ntil\b", sentence)
    return any(re.search(f"(?:{start})[ \n]*⦅(?:{begin})", f"{before}⦅{words}") for start, begin in REMINDERS)


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


def _used(text: str) -> str:
    """A text in which special abilities of the card that were “used” are named as one piece.

    >>> _used("[Special:Flare] 《S》: Go.\\nIf Ember used Flare this turn, go.")
    '[Special:Flare] 《S》: Go.\\nIf Ember used [Special:Flare] this turn, go.'
    """
    names = "|".join(re.escape(name) for name in re.findall(r"\[Special:([^\]]*)\]", text))
    if not names:
        return text
    some = rf"(?<=\bused )(?:{names})(?: and (?:{names}))*(?= this turn)"
    return re.sub(some, lambda found: re.sub(names, lambda name: f"[Special:{name[0]}]", found[0]), text)


def _named(found: re.Match[str]) -> str:
    return found[1] + (f"[Special:{found[2].strip()}] " if found[2].strip() else "")


def abilities(text: str) -> list[list[str]]:
    """The sentences of each ability of a normalised text; the first of a bullet begins with ``・``.

    >>> abilities("When [This] attacks, draw it. Then, go.\\nHaste")
    [['When [This] attacks, draw it', 'Then, go'], ['Haste']]
    """
    return by_lines(text, lambda line: cut(line, WHOLE, "a-z,.:"))
