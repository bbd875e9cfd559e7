"""How Japanese card text is cut into tokens, sentences and verb forms."""

from __future__ import annotations

import re
import unicodedata

TOKEN = re.compile(r"「[^」]*」|『[^』]*』|\d+|[A-Za-z]+|\S")
OPEN, CLOSE = "「『(", "」』)"

SAME = {"全て": "すべて", "出来": "でき", "良い": "よい", "下さい": "ください", "つけ": "付け", "ついて": "付いて", "とき、": "時、"}
"""Spellings that mean the same, brought to one."""

MOODS = ("plain", "stem", "te", "may", "past", "neg", "ba", "would", "not")

ICHIDAN = set("見る得る出る着る捨てる与える付ける加える入れ替える入れる混ぜる受ける続ける減る増える伏せる替える変える控える調べる")
_ICHI = re.compile(r"(見|得|出|え|け|げ|せ|て|で|ね|べ|め|れ|い|き|じ|ち|に|び|み|り)る$")
_GODAN = {
    "く": ("き", "いて", "いた", "か", "け"),
    "ぐ": ("ぎ", "いで", "いだ", "が", "げ"),
    "す": ("し", "して", "した", "さ", "せ"),
    "う": ("い", "って", "った", "わ", "え"),
    "つ": ("ち", "って", "った", "た", "て"),
    "ぬ": ("に", "んで", "んだ", "な", "ね"),
    "ぶ": ("び", "んで", "んだ", "ば", "べ"),
    "む": ("み", "んで", "んだ", "ま", "め"),
    "る": ("り", "って", "った", "ら", "れ"),
}


def conjugate(verb: str, mood: str) -> tuple[str, ...]:
    """The forms of a verb that express a mood, the usual one first.

    >>> conjugate("引く", "may"), conjugate("捨てる", "stem"), conjugate("回復する", "past")
    (('引いてもよい', '引くことができる'), ('捨て',), ('回復した',))
    """
    if verb.endswith("する"):
        base = verb[:-2]
        stem, te, past, a, e = base + "し", base + "して", base + "した", base + "し", base + "すれ"
    elif _ICHI.search(verb) and verb not in ("なる", "授かる", "乗る", "戻る"):
        base = verb[:-1]
        stem, te, past, a, e = base, base + "て", base + "た", base, base + "れ"
    else:
        i, t, d, neg, eba = _GODAN[verb[-1]]
        base = verb[:-1]
        stem, te, past, a, e = base + i, base + t, base + d, base + neg, base + eba
    forms = {
        "plain": (verb,),
        "stem": (stem,),
        "te": (te,),
        "may": (te + "もよい", verb + "ことができる"),
        "past": (past,),
        "neg": (a + "ない",),
        "ba": (e + "ば",),
        "would": (verb,),
        "not": (a + "なかった",),
    }
    return forms[mood]


def normal(text: str) -> str:
    """Brings glyph and spelling variants that mean the same to one form."""
    text = unicodedata.normalize("NFKC", text)
    text = re.sub(r"\([^()]*\)", "", text)
    text = re.sub(r"[ \t　]+", "", text)
    text = re.sub(r"[“”‘’]", "", text)
    for old, new in SAME.items():
        text = text.replace(old, new)
    return text.strip()


def sentences(text: str) -> list[str]:
    """Cuts a normalised text at full stops that are not inside brackets."""
    found: list[str] = []
    depth = 0
    start = 0
    for i, ch in enumerate(text):
        if ch in OPEN:
            depth += 1
        elif ch in CLOSE:
            depth -= 1
        elif depth <= 0 and ch in "。\n":
            if text[start:i].strip():
                found.append(text[start:i].strip())
            start = i + 1
    if text[start:].strip():
        found.append(text[start:].strip())
    return found


def tokens(text: str) -> list[str]:
    """Brackets with their content, numbers and Latin words are one token, else every character is."""
    return TOKEN.findall(text)


def join(parts: list[str]) -> str:
    """A sentence from its pieces."""
    return "".join(parts)


def ended(sentence: str) -> str:
    """A sentence with its full stop."""
    return sentence + "。"


def together(found: list[str]) -> str:
    """A text from its sentences."""
    return "".join(found)
