"""What is derived from the marks that ``marks.pb`` declares: tags, and the names of keywords."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ...marks import icons, marks

HOME = Path(__file__).parents[1]
ICONS = tuple(icons(HOME, "en"))
"""What effects are called by in English: timings, later moments and keywords."""
SHOWN = {(mark.category, mark.kind): mark.icons["en"] for mark in marks(HOME) if "en" in mark.icons}
TIMINGS = {kind: icon for (category, kind), icon in SHOWN.items() if category in ("Timing", "AloneTiming")}
"""What is shown for timings, by kind."""
KEYWORDS = {kind: re.sub(r" ?\{n\}", "", icon[1:-1]) for (_, kind), icon in SHOWN.items() if icon.startswith("<")}
"""The names by which the game knows keywords, by kind: one that has none cannot be had or lost."""
SIGNED = {KEYWORDS[mark.kind] for mark in marks(HOME) if any("+{n:" in said for said in mark.wordings.get("en", ()))}
"""Keywords whose number is written with its sign."""
SPELLINGS = {
    wording[1:-1]: KEYWORDS[mark.kind]
    for mark in marks(HOME)
    for wording in mark.wordings.get("en", ())
    if mark.kind in KEYWORDS and re.fullmatch(r"＜[\w ]+＞", wording) and wording[1:-1] != KEYWORDS[mark.kind]
}
"""Other ways in which names of keywords are printed, and the name each stands for."""


def tags(lang: str) -> tuple[str, ...]:
    """The tags in square brackets that say where, when and how often an effect works, without the brackets."""
    said = (wording for mark in marks(HOME) for wording in mark.wordings.get(lang, ()))
    return tuple(dict.fromkeys(wording[1:-1] for wording in said if re.fullmatch(r"\[[^\[\]]*\]", wording)))


@cache
def _spelled(lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """How each keyword is printed in a language, whatever its numbers, and the name by which the game knows it."""
    found = [
        (wording, KEYWORDS[mark.kind])
        for mark in marks(HOME)
        if mark.kind in KEYWORDS
        for wording in mark.wordings.get(lang, ())
    ]
    told = [(re.split(r"\{[^{}]*\}", wording), name) for wording, name in found if wording[:1] in "《＜<"]
    return tuple((re.compile("[^《》＜＞]*".join(map(re.escape, parts))), name) for parts, name in told)


def keywords_in(text: str, lang: str) -> list[str]:
    """4-20: the keywords printed in a text of another language than English, as the game asks for them.

    >>> keywords_in("《ブロッカー》【登場時】このデジモンは《Sアタック+1》を得る。", "ja")
    ['<Security A.>', '<Blocker>']
    """
    return list(dict.fromkeys(f"<{name}>" for pattern, name in _spelled(lang) if pattern.search(text)))
