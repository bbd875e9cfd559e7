"""How Japanese card text is cut into tokens, sentences and verb forms."""

from __future__ import annotations

import re
import unicodedata

from ..bounds import Limits, evened

MOODS: tuple[str, ...] = ("plain", "stem", "te", "may", "past", "neg", "ba", "would", "not")
NUMBERS: tuple[str, ...] = ()
AHEAD = 3
SPACED: bool = False
STOP: str = "。"
QUOTE: tuple[str, str] = ("「", "」")
NAME: tuple[str, str] = ("『", "』")
LIMITS: Limits = Limits(longest=800, steps=16_000, each=32)
"""Japanese says in a character what takes three in English."""
JOINTS: frozenset[str] = frozenset("、・と")
"""What joins members to one list, whatever follows it."""
LABELLED = r"\[[A-Za-z]+(?::[^\[\]]*)?\]|《(?:[A-Za-z]+|\d+)》"
"""A name or an icon in the form that a game has for it in every language: one token."""
OFTEN = "自分|相手|カード|デッキ|コスト|手札"
"""Words that card texts are full of. No wording ends within one."""
TOKEN = re.compile(rf"⟪[^⟫]*⟫|「(?:[^「」]|「[^「」]*」)*」|『[^』]*』|{LABELLED}|\d+|[A-Za-z]+|{OFTEN}|\S")
BRACKETS = re.compile(r"(「(?:[^「」]|「[^「」]*」)*」|『[^』]*』)")
REMINDER = re.compile(r"(「(?:[^「」]|「[^「」]*」)*」|『[^』]*』)|[((][^()()]*[))]")
OPEN, CLOSE = "「『(⟪", "」』)⟫"

SAME = {
    "全て": "すべて",
    "全部": "すべて",
    "出来": "でき",
    "良い": "よい",
    "下さい": "ください",
    "つけ": "付け",
    "ついて": "付いて",
    "ついた": "付いた",
    "つく": "付く",
    "とき": "時",
    "限り": "かぎり",
    "他の": "ほかの",
    "かわりに": "代わりに",
    "替わりに": "代わりに",
    "又は": "または",
    "もしくは": "または",
    "且つ": "かつ",
    "及び": "および",
    "あなた": "自分",
    "自身の": "自分の",
    "ぶん": "分",
    "メインユニット": "メイン・ユニット",
    "メインエリア": "メイン・エリア",
    "スタンバイユニット": "スタンバイ・ユニット",
    "スタンバイエリア": "スタンバイ・エリア",
    "たびに、": "たび、",
    "いちばん": "一番",
    "ランダム": "無作為",
    "ひとつ": "1つ",
    "ふたつ": "2つ",
    ",": "、",
    "対戦相手": "相手",
    "相手プレイヤー": "相手",
    "ディスカード": "捨て",
    "取りのぞ": "取り除",
    "とりのぞ": "取り除",
    "その代わりに": "代わりに",
    "ダメージずつ": "ダメージを",
    "ずつ": "",
    "各々": "それぞれ",
    "ユニットそれぞれ": "ユニットすべて",
    "それぞれに": "",
    "それぞれ": "",
    "持主": "持ち主",
    "場に出": "エリアに出",
    "そのHP": "そのユニットのHP",
    "そのエネルギー": "そのユニットのエネルギー",
    "その退却コスト": "そのユニットの退却コスト",
    "もどす": "戻す",
    "もどし": "戻し",
    "くわえ": "加え",
    "あたえ": "与え",
    "すてる": "捨てる",
    "えらぶ": "選ぶ",
    "えらび": "選び",
    "ひく": "引く",
}
"""Spellings that mean the same, brought to one. Names in brackets are left as they are."""
DIGITS = {"一": "1", "二": "2", "三": "3", "四": "4", "五": "5", "六": "6", "七": "7", "八": "8", "九": "9", "十": "10"}
NUMERAL = re.compile(r"[一二三四五六七八九十](?=[体枚つ個回度倍点])")

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

COPULA = {"": "だ", "plain": "", "no": "の", "stem": "で", "te": "で", "was": "だった", "neg": "でない"}
"""“Is”, behind a noun: not said before なら and 間, の before what it is said of."""
IRREGULAR = {
    "ある": {"neg": ("ない",), "not": ("なかった",), "was": ("あった",), "stem": ("あり", "あって")},
    "いる": {"was": ("いた",), "stem": ("おり", "いて")},
    "いた": {"plain": ("いた",), "stem": ("おり", "いて")},
}


def conjugate(verb: str, mood: str) -> tuple[str, ...]:
    """The forms of a verb that express a mood, the usual one first.

    >>> conjugate("引く", "may"), conjugate("捨てる", "stem"), conjugate("回復する", "past")
    (('引いてもよい', '引くことができる', '引いてよい', '引ける'), ('捨て',), ('回復した',))
    """
    if verb == COPULA[""]:
        return (COPULA[mood],)
    if verb in IRREGULAR and mood in IRREGULAR[verb]:
        return IRREGULAR[verb][mood]
    if verb.endswith("ない"):
        base = verb[:-2]
        zu = base[:-1] + "おらず" if base.endswith("い") else base + "ず"
        no = {
            "plain": (verb,),
            "stem": (base + "なく", zu) if base else ("なく",),
            "te": (base + "なくて",),
            "past": (base + "なかった",),
            "ba": (base + "なければ", base + "なかったら"),
            "zu": (base[:-1] + "せず" if base.endswith("し") else base + "ず",),
            "and": (base[:-1] + "せず" if base.endswith("し") else base + "ず",),
        }
        return no.get(mood, (verb,))
    if verb.endswith("い"):
        base = verb[:-1]
        is_so = {"plain": verb, "stem": base + "く", "te": base + "くて", "past": base + "かった", "ba": base + "ければ"}
        return (is_so.get(mood, verb),)
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
    if verb.endswith("いる"):
        stem = verb[:-2] + "おり"
    if verb.endswith("する"):
        can = verb[:-2] + "できる"
    elif te.startswith(verb[:-1] + "て") and stem == verb[:-1]:
        can = verb[:-1] + "られる"
    else:
        can = e + "る"
    made = (verb.removesuffix("させる") + "できる",) if verb.endswith("させる") else ()
    forms = {
        "plain": (verb,),
        "stem": (stem,),
        "te": (te,),
        "may": (te + "もよい", verb + "ことができる", te + "よい", can, *made),
        "past": (past,),
        "neg": (a + "ない",),
        "ba": (e + "ば", past + "ら"),
        "would": (verb,),
        "not": (a + "なかった",),
        "was": (te + "いた",),
        "and": (te, stem) if verb == "得る" else (stem, te),
    }
    return forms[mood]


def singular(value: object) -> bool:
    """Words are the same for one and for many."""
    return False


def normal(text: str) -> str:
    """Brings glyph and spelling variants that mean the same to one form."""
    text = evened(text.replace("｢", "「").replace("｣", "」"))
    text = REMINDER.sub(lambda match: match.group(1) or "", text)
    parts: list[str] = []
    for part in BRACKETS.split(text):
        if part[:1] == "「" and part[-1:] == "」" and ("。" in part or "｡" in part):
            parts.append("「" + normal(part[1:-1]) + "」")
        elif part[:1] in ("「", "『"):
            parts.append(part)
        else:
            parts.append(_plain(part))
    return "".join(parts).strip()


def _plain(text: str) -> str:
    text = unicodedata.normalize("NFKC", text)
    text = re.sub(r"[ \t　]+", "", text)
    text = re.sub(r"[“”‘’]", "", text)
    text = NUMERAL.sub(lambda match: DIGITS[match.group()], text)
    for old, new in SAME.items():
        text = text.replace(old, new)
    return text


def elided(text: str) -> str | None:
    """A wording without the particle of a noun that is left out, or None where that cannot be done."""
    if text[:1] not in ("は", "の", "が", "に", "を"):
        return None
    text = text[2:] if text[1:2] in ("は", "、") and text[0] in "にをは" else text[1:]
    return text.removeprefix("、")


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
    """Brackets with their content, numbers, Latin words and the commonest words are one token, else every character is."""
    return TOKEN.findall(text)


def join(parts: list[str]) -> str:
    """A sentence from its pieces."""
    return "".join(parts)


def polished(sentence: str) -> str:
    """A sentence as it is: Japanese has nothing to agree."""
    return sentence


def ended(sentence: str) -> str:
    """A sentence with its full stop."""
    return sentence + STOP


def together(found: list[str]) -> str:
    """A text from its sentences."""
    return "".join(found)
