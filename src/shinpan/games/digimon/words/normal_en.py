"""Digimon card text as it is printed, brought to one form and cut into effects and sentences.

What changes nothing in the meaning, and is all that is changed:

* white space, entities, full-width and typographic glyphs, capital letters at the start of a sentence;
* keyword brackets: ``<Blocker>``, ``<<Blocker>>`` and ``〈Blocker〉`` become ``＜Blocker＞``; the abbreviated
  ``Security A.``, ``cannot``, ``do not``, ``that's`` … and a keyword glued to its number are written as elsewhere;
* “or lower” and “or fewer” are “or less”, “or higher” and “or greater” are “or more”, and so before “than”;
* reminder text in parentheses is left out (:func:`_reminders`; parentheses inside keyword brackets are part of the
  keyword), and so are the same explanations of DNA digivolution, DigiXros and burst digivolution where older prints have
  no parentheses; a parenthesis that is no reminder stays in its sentence;
* “(other than …)” behind a name or trait stands before the words “in its name”, between commas;
* the line headings ``(Rule)`` and ``[Burst Digivolve: …]`` and a limit in parentheses get the form of the others;
* a bullet is ``・``;
* the facts of a token, which stand in parentheses after its name or after its sentence, stand behind the word Token as
  ``⟪Digimon/White/3000 DP/…⟫`` (they are no reminder: 4-18-1), also where older prints tell them as a sentence.

An effect begins on a new line, or where timing tags follow the end of a sentence.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping

from ....phrases.bounds import evened
from ....phrases.cutting import by_lines
from ....phrases.languages.en import cut, without_reminders
from .marks import tags

WHOLE = r'"[^"]*"|⟪[^⟫]*⟫|\[[^\]]*\]|＜[^＞]*＞|\bLv\.'
"""What full stops do not cut: quotations, the facts of tokens, names, keywords, and the short form of level."""
LIMITS: Mapping[str, int] = {
    "[Once Per Turn]": 1,
    "[Twice Per Turn]": 2,
    "[Thrice Per Turn]": 3,
    **{f"[{n} Times Per Turn]": n for n in range(4, 10)},
}
"""How often an effect works in a turn."""
TIMINGS = (*tags("en"), *(tag[1:-1] for tag in LIMITS))
"""The tags that say where, when and how often an effect works."""
HEADINGS = (
    "Rule",
    "Digivolve",
    "Burst Digivolve",
    "DNA Digivolve",
    "DNA Digivolution",
    "App Fusion",
    "Link",
    "Assembly",
    "DigiXros",
)
"""The tags that begin a line with a requirement or a rule."""

TAG = r"\[(?:" + "|".join(re.escape(t) for t in sorted(TIMINGS, key=len, reverse=True)) + r")\]"
HEADING = r"\[(?:" + "|".join(HEADINGS) + r")(?: ?-\d+)?\]"
EXPLAINS = re.compile(
    r"Digivolve unsuspended with|When you would play this card, you may place spec"
    r"|Each placed card red|At the end of the burst dig|On play, place from h|Reduce play cost per c"
)
"""How the explanations of special requirements begin that older prints give without parentheses."""
FACTS = r"\(((?:Digimon|Tamer|Option)/[^()]*)\)"
"""The facts of a token, as they are printed."""
TOLD = re.compile(
    r"\([^()]* Tokens are level (?P<level>\d+) (?P<color>\w+) Digimon with a memory cost of (?P<cost>\d+),\s+"
    r"(?P<dp>\d+) DP,\s+and "
    r"(?:are (?P<form>\w+) form,\s+(?P<type>\w+) type,\s+and (?P<attribute>\w+) attribute|(?P<traits>\w+/\w+/\w+) traits)\.?\)"
)
"""The same, told as a sentence."""
REMINDED = re.compile(rf"(?:＜[^＞]*＞|{HEADING}|(?m:^(?:DigiXros|Assembly) -\d))(?:(?!{TAG})[^\n])*$", re.I)
"""Before a reminder: a keyword or a requirement, with no other effect in between."""
RULED = re.compile(r"Trash all of (?:its|the) digivolution cards")
"""The reminder of a rule (4-5-8), not of a keyword."""
NAMES = r"\[[^\[\]]*\](?:(?:,|,? or|/) ?\[[^\[\]]*\])*"
PLACE = r" in (?:its|their|any of (?:its|their)|one of (?:its|their)) (?:names?|traits?)"
COLOR = r"(?i:red|blue|yellow|green|black|purple|white)"
PLAIN = r"(?:\[[^\]\n]*\]|[^.\n\[]|Lv\.)+?"
"""A requirement, up to the end of its sentence."""
THAN = r"(?: DP| level| (?:play|use) cost| digivolution cards)? than\b"
"""Behind the order of a comparison."""
GLYPHS = str.maketrans(
    {
        "\u00a0": " ",
        "\u3000": " ",
        "\u2009": " ",
        "\u200b": "",
        "，": ", ",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "‟": '"',
        "−": "-",
        "–": "-",
        "—": "-",
        "：": ":",
        "＋": "+",
        "…": "...",
        "〈": "＜",
        "〉": "＞",
        "《": "＜",
        "》": "＞",
        "•": "・",
        "●": "・",
        "（": "(",
        "）": ")",
        "\uff0e": ".",
        "／": "/",
    }
)


OWNER_LATE: bool = False
NAME: tuple[str, str] = ("[", "]")
"""The brackets of names and traits."""
NUMBERED: Mapping[str, str] = {"XrosTag": "DigiXros", "AssemblyTag": "Assembly"}
"""Tags with a number in them, such as ``[DigiXros -2]``."""
KINDS: Mapping[str, str] = {"Digimon": "Digimon", "Tamer": "Tamer", "Option": "Option"}
"""What a token is, and the node for it."""
COLORS: Mapping[str, str] = {color.lower(): color for color in ("Red", "Blue", "Yellow", "Green", "Black", "Purple", "White")}
"""The colours of a token, and the nodes for them."""
WORDS: Mapping[str, Mapping[str, int | str]] = {
    "LimitTag": LIMITS,
    "OrLess": {"less": "max", "more": "min"},
    "LessMore": {"less": "less", "more": "more"},
    "OneKind": {"Digimon": "Digimon", "Tamer": "Tamer", "card": "Card", "Option": "Option", "Token": "Token"},
    "ManyKind": {"Digimon": "Digimon", "Tamers": "Tamer", "cards": "Card", "Options": "Option"},
    "ManyKindOf": {"Tamers'": "Tamer", "cards'": "Card", "Options'": "Option"},
}
"""Single words that stand for a plain value: how often, what is the most or the least, what a text calls what it has named."""
FACT: re.Pattern[str] = re.compile(r"(?P<dp>\d{1,9}) DP|Cost (?P<cost>\d{1,9})|Lv\. ?(?P<level>\d{1,9})", re.IGNORECASE)
"""What a token's number is."""
FACTS_SAID: Mapping[str, str] = {"cost": "Cost {n}", "level": "Lv.{n}", "dp": "{n} DP"}
"""The same, as it is printed."""
TOKEN_FACTS: re.Pattern[str] = re.compile(r"([^\[＜]*?)(?:/ *([\[＜].*))?")
"""The facts of a token, and its effects."""
TOKEN_EFFECTS: re.Pattern[str] = re.compile(r"(?<=[.＞])/ *(?=[\[＜])")
"""What stands between two effects of a token."""


def linked(requirement: str) -> str:
    """The requirement line of a link, with its heading.

    >>> linked("Lv.4: Cost 1")
    '[Link] Lv.4: Cost 1'
    """
    return requirement if requirement.startswith("[Link]") else f"[Link] {requirement}"


def is_tag(token: str) -> bool:
    """Whether a bracketed token is a tag of the game and not a name.

    >>> is_tag("[On Play]"), is_tag("[Emberfang]"), is_tag("[DigiXros -2]")
    (True, False, True)
    """
    return re.fullmatch(TAG + "|" + HEADING, token, re.I) is not None


def normal(text: str) -> str:
    """A printed text in one form, one effect or bullet a line.

    >>> normal("[On Play]Delete 1 Digimon.[Your Turn] <Blocker> (Reminder.)")
    '[On Play] Delete 1 Digimon.\\n[Your Turn] ＜Blocker＞'
    """
    text = evened(html.unescape(text.replace("<br>", "\n")).translate(GLYPHS))
    text = re.sub(r"[<＜]{1,2}Fragment ?[<＜(](\d+)[>＞)]{2,3}", r"＜Fragment (\1)＞", text)
    text = re.sub(r"<<?([^<>\n]*)>>?", r"＜\1＞", text)
    text = re.sub(r"<([^<>＞\n]*)＞", r"＜\1＞", text)
    text = re.sub(r"＜\s*([^＞]*?)\s*＞", lambda m: "＜" + m[1].replace("(", "⟨").replace(")", "⟩") + "＞", text)
    text = re.sub(r"\[[^\[\]\n]*\)[^\[\]\n]*\]", lambda m: m[0].replace("(", "⟨").replace(")", "⟩"), text)
    text = re.sub(r"\s*\(Rule\)\s*", "\n[Rule] ", text)
    text = re.sub(r"\(((?:Once|Twice) Per Turn)\)", r"[\1]", text, flags=re.I)
    text = _tokens(text)
    text = _reminders(text)
    text = evened(text.replace("⟨", "(").replace("⟩", ")"))
    text = _words(text)
    text = _lines(text)
    lines = (_headed(re.sub(r"[ \t]+", " ", line).strip()) for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def _headed(line: str) -> str:
    """A requirement with the heading it has in newer prints, and its cost behind it.

    >>> _headed("Digivolve: 3 from Lv.4 2-color w/green"), _headed("DNA Digivolution: 0 from red Lv.4 + blue Lv.4")
    ('[Digivolve] Lv.4 2-color green: Cost 3', '[DNA Digivolve] red Lv.4 + blue Lv.4: Cost 0')
    """
    line = re.sub(r"^\[DNA Digivolution\]", "[DNA Digivolve]", line)
    line = re.sub(r"^＜DNA Digivolution: ([^＞]*)＞$", r"DNA Digivolution: \1", line)
    line = re.sub(r"^DigiXros -(\d+): ", r"[DigiXros -\1] ", line)
    line = re.sub(rf"^Digivolve: (\d+) (?:from|if) ({PLAIN})$", r"[Digivolve] \2: Cost \1", line)
    line = re.sub(rf"^(?:DNA Digivolution:|\[DNA Digivolve\]) (\d+) from ({PLAIN})$", r"[DNA Digivolve] \2: Cost \1", line)
    line = re.sub(rf"^Burst Digivolve: (\d+) from ({PLAIN} to (?:the )?hand)\b", r"[Burst Digivolve] \2: Cost \1", line)
    line = re.sub(
        rf"^(\[Burst Digivolve\] {PLAIN}):? [Bb]y( returning {PLAIN})(?:, cost|: Cost) (?=\d)", r"\1 by\2: Cost ", line
    )
    return re.sub(rf"(\d-color) w/({COLOR}(?:/{COLOR})*)\b", r"\1 \2", line) if line.startswith("[Digivolve]") else line


def _reminders(text: str) -> str:
    """Leaves out what only reminds of a keyword or a rule; what else stands in parentheses stays.

    >>> _reminders("＜Rush＞ for the turn. (It may attack.) [On Play] Draw it (if you like).")
    '＜Rush＞ for the turn.  [On Play] Draw it (if you like).'
    >>> _reminders("with [Claw] in its name (other than [RedClaw])")
    'with [Claw], other than [RedClaw], in its name'
    """
    text = re.sub(rf"({NAMES}) \(other than ({NAMES})(?: traits?)?\)({PLACE})", r"\1, other than \2,\3", text)
    text = re.sub(rf"({NAMES})({PLACE})([^.()\n]*?) \(other than ({NAMES})(?: traits?)?\)", r"\1, other than \4,\2\3", text)
    text = re.sub(r"\(Once Per Turn\)", "[Once Per Turn]", text)
    return without_reminders(text, _reminds)


def _reminds(before: str, words: str) -> bool:
    """Whether what stands in parentheses only reminds of what stands before it."""
    return bool(not words[:1].islower() and REMINDED.search(before) or RULED.match(words))


def _tokens(text: str) -> str:
    """Puts the facts of a token behind the word."""
    text = TOLD.sub(_told, text)
    text = re.sub(rf"[ \t]*({FACTS})[ \t]*(Tokens?\b)", r" \3 \1", text)
    text = re.sub(rf"(\bTokens?)\b((?:(?!Token)[^.()\n])*)(\.?)[ \t]*{FACTS}", r"\1 ⟪\4⟫\2\3", text)
    return re.sub(r"⟪[^⟫]*⟫", lambda found: found[0].replace("\n", "/"), text)


def _told(found: re.Match[str]) -> str:
    traits = found["traits"] or f"{found['form']}/{found['attribute']}/{found['type']}"
    return f"(Digimon/Cost {found['cost']}/Lv.{found['level']}/{found['color'].title()}/{traits}/{found['dp']} DP)"


def _words(text: str) -> str:
    """Spacing and spelling inside a line."""
    text = (
        text.replace("Security A.", "Security Attack")
        .replace("＜S Attack", "＜Security Attack")
        .replace("・ ", "・")
        .replace("cannot", "can't")
        .replace("recycle bin", "trash")
    )
    text = re.sub(r"\b(do|does|did|is|are|was|were|has|have) not\b", r"\1n't", text)
    text = re.sub(r"\b(that|there)'(s|re)\b", lambda m: f"{m[1]} {'is' if m[2] == 's' else 'are'}", text)
    text = re.sub(r"\b([Aa])dd \+(?=\d)", r"\1dd ", text)
    text = re.sub(r"\bor (?:lower|fewer)\b|(?<=\d )and (?:lower|fewer|less)\b", "or less", text)
    text = re.sub(r"\bor (?:higher|greater)\b|(?<=\d )and (?:higher|greater|more)\b", "or more", text)
    text = re.sub(rf"\b(?:lower|fewer)(?={THAN})", "less", text)
    text = re.sub(rf"\b(?:higher|greater)(?={THAN})", "more", text)
    text = re.sub(r"De-?Digivolve\s*(\d)", r"De-Digivolve \1", text)
    text = re.sub(r"(＜[^＞]*?[a-z])([+-]\d)", r"\1 \2", text)
    text = re.sub(r"＞(?=[\w\[])", "＞ ", text)
    text = re.sub(r"(?<=[\w\]])＜", " ＜", text)
    text = re.sub(r"\[\s+", "[", text)
    text = re.sub(r"\s+\]", "]", text)
    text = re.sub(r"\bLv\. (?=\d)", "Lv.", text)
    text = re.sub(r"(?<=\d)DP", " DP", text)
    text = re.sub(r"[ \t]+([,.;:])(?!\d)", r"\1", text)
    text = re.sub(r"(?<=\w),(?=[A-Za-z\[＜])", ", ", text)
    text = re.sub(r"\[(Burst Digivolve: [^\[\]]*(?:\[[^\]]*\][^\[\]]*)*)\]", r"\1", text)
    text = re.sub(r"(?<=[A-Za-z,])[ \t]*\n\s*(?=[a-z])", " ", text)
    return re.sub(TAG, _tag, text, flags=re.I)


def _tag(found: re.Match[str]) -> str:
    word = found[0][1:-1].lower()
    return f"[{next((t for t in TIMINGS if t.lower() == word), found[0][1:-1])}]"


def _lines(text: str) -> str:
    """Puts every effect, bullet and requirement on a line of its own."""
    quotes: list[str] = []

    def hide(found: re.Match[str]) -> str:
        quotes.append(found[0])
        return f"⟦{len(quotes) - 1}⟧"

    text = re.sub(r'"[^"]*"|⟪[^⟫]*⟫', hide, text.replace("⟦", "⟦ "))  # a bracket of the text itself is none of ours
    text = re.sub(r"\s*・(?![^\[\]\n]*\])", "\n・", text)
    text = re.sub(r"＜Delay＞\.?[ \t\n]+(?=[A-Z])", "＜Delay＞\n・", text)
    text = re.sub(r"(: Cost \d+)\s*/\s*(?=[A-Z\[])", r"\1\n[Digivolve] ", text)
    text = text.replace("; if you do,", ". If you do,")
    text = re.sub(rf"(?<=[.:)＞⟧])\s*(?=(?:{TAG}\s*)+[A-Z＜\[\d])", "\n", text)
    text = re.sub(rf"(?<=[.)＞⟧])[ \t]*(?={HEADING})", "\n", text)
    text = re.sub(r"(: Cost \d+)\s*(?=[\[＜A-Z])", r"\1\n", text)
    text = re.sub(rf"(?m)^((?:Digivolve|DNA Digivolution|DigiXros -\d): .*?[\]a-z\d]) ?(?={TAG})", r"\1\n", text)
    after = r"You may|When |While |This |Treat |＜(?!Save)|DigiXros -\d"
    text = re.sub(rf"(?m)^((?:Digivolve|DNA Digivolution|DigiXros -\d): .*?[\]a-z＞]) ?(?={after})", r"\1\n", text)
    text = re.sub(
        r"(?<=[\w\]＞])\s+(?=When you would play this card, you may place spec|Digivolve unsuspended with)", "\n", text
    )
    text = re.sub(rf"(＜DNA Digivolution:[^＞]*＞|turn, trash this Digimon's top card)\s*(?={TAG}|＜)", r"\1\n", text)
    text = re.sub(r"＞\s+(?=Then,|When |If )", "＞. ", text)
    text = re.sub(rf"({TAG}|{HEADING})[ \t]*(?=\S)", r"\1 ", text)
    text = re.sub(r"(＜Delay＞,?|effects?:?|[Aa]ctivate|'s|\bthe|\ban?|\bor|\band|\bof|\bwith)\n(?=\[)", r"\1 ", text)
    text = re.sub(rf"({TAG}) ?\n(?={TAG})", r"\1 ", text)
    return re.sub(r"⟦(\d+)⟧", lambda found: quotes[int(found[1])], text)


def effects(text: str) -> list[list[str]]:
    """The sentences of each effect of a normalised text; a bullet is a sentence that begins with ``・``.

    >>> effects("[On Play] Draw it. Then, go.\\n＜Blocker＞")
    [['[On Play] Draw it', 'Then, go'], ['＜Blocker＞']]
    """
    return by_lines(text, lambda line: [part for part in cut(line, WHOLE, "a-z,") if not EXPLAINS.match(part)])


NEWER = [
    (re.compile(r"\b([Ll]evel \d+) or less\b"), r"\1 or lower"),
    (re.compile(r"\b([Ll]evel \d+) or more\b"), r"\1 or higher"),
    (re.compile(r"\b((?:[Rr]eveal|[Tt]rash)(?:ing)? the (?:top|bottom) (?:\d+ cards|card) of) the deck\b"), r"\1 your deck"),
    (re.compile(r"\b([Aa]ny number) (?!of\b)"), r"\1 of "),
    (
        re.compile(
            r"\b((?:[Pp]lay|[Uu]se|[Ll]ink|[Rr]eturn)(?:ing)? (?:(?! in your | from | into | and |[.,:]).)*)"
            r" in (your (?:hand|trash)\b)"
        ),
        r"\1 from \2",
    ),
]
"""How newer cards say what the phrasebook prints in one way for all."""


def shown(line: str) -> str:
    """A printed line as cards have it, with the words that newer cards choose.

    >>> shown("You may play 1 level 4 or less card in your hand. Reveal the top 3 cards of the deck.")
    'You may play 1 level 4 or lower card from your hand. Reveal the top 3 cards of your deck.'
    """
    for old, new in NEWER:
        line = old.sub(new, line)
    return line.replace("⟪", "(").replace("⟫", ")")
