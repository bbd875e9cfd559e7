"""Japanese FF-TCG card text as it is printed, brought to one form and cut into abilities and sentences.

What changes nothing in the meaning, and is all that is changed:

* white space, entities, full-width and half-width glyphs, dashes; ``全て``, ``かわりに`` and the like in one spelling;
* the icons are those of our card files: ``《火》`` becomes ``《F》``, and crystals in a row are one icon, ``《CC》``;
* names in one form: ``【ジョブ（X）】`` becomes ``[Job:X]``, and so ``[Name:X]`` (カード名) and ``[Category:X]``; the name of
  the card at hand, which means the card itself (5.2.4.1), becomes ``[This]``, and so does 自身 in an ability that is given;
* the name of a special ability, which stands before its 《S》, becomes ``[Special:X]``; ``EX BURST`` becomes ``[EX]``;
* the counters of a name are one piece, ``[Counter:X]``: what stands before カウンター without hiragana is the name;
* the parentheses of our own texts: reminders are left out, and what carries a rule is part of its sentence or a sentence of
  its own; whatever else stands in parentheses stays where it is, unread;
* the actions to select from stand as bullets ``・`` behind their ability, and what is printed behind them before them.

A line is an ability (11.5.3).
"""

from __future__ import annotations

import html
import re
import unicodedata

from ....phrases.bounds import evened
from ....phrases.cutting import by_lines
from ....phrases.languages.ja import sentences

ICONS = {"火": "F", "氷": "I", "風": "W", "土": "E", "雷": "L", "水": "A", "ダル": "Dull", "一般": "Generic"}
"""The icons as they are printed, and ours."""
PRINTED = {ours: printed for printed, ours in ICONS.items()}
LABELS = {"カード名": "Name", "ジョブ": "Job", "カテゴリ": "Category"}
CALLED = {ours: printed for printed, ours in LABELS.items()}
SAME = {
    "全て": "すべて",
    "かわりに": "代わりに",
    "ほかの": "他の",
    "出来": "でき",
    "一番": "1番",
    "限り": "かぎり",
}
"""Spellings that mean the same, brought to one; names are left as they are."""
SAID = (
    (r"\((CPコストを支払う代わりに)\)", r"\1"),
    (r"\((1000単位で切り(?:上げ|捨て)る)。?\)", r"。\1"),
)
"""Parentheses that carry a rule, as part of their sentence or as a sentence of its own."""
REMINDERS = (
    (r"割り振って与える。", r"1000単位で割り振ること"),
    (r"\d+つのグループに分ける", r"\w+が0体のグループがあってもよい"),
)
"""Reminders: what stands before them, and what they are. What they say is so without them."""
GIVEN = r"(?<=[^\n])「[^「」\n]*」"
"""An ability that is given: quoted, and not one of the actions to select from, which stand on lines of their own."""
OWN = r"自身|この(?:フォワード|キャラクター|バックアップ|モンスター|カード)"
"""The card that has a given ability, in its own words."""
MODES = re.compile(r"以下の?(?:\d+つ)?から[^。「]*。(?:[^。「\n]*。)*?(?=「)")
"""What stands before actions to select from."""
SCRIPTS = ("[一-鿿々]", "[ァ-ヶー]", "[A-Za-z0-9]")
QUOTED = r"「(?:[^「」]|「[^「」]*」)*」"


def normal(text: str, name: str = "") -> str:
    """A printed text in one form, one ability or bullet a line.

    >>> normal("火花がアタックしたとき、カードを１枚引く。\\n《火》：【ジョブ（騎士）】のフォワードを１体まで選ぶ。", "火花")
    '[This]がアタックしたとき、カードを1枚引く。\\n《F》:[Job:騎士]のフォワードを1体まで選ぶ。'
    """
    text = evened(_glyphs(html.unescape(text)))
    text = re.sub(r"《\s*([^》]*?)\s*》", lambda found: f"《{ICONS.get(found[1], found[1])}》", text)
    text = re.sub(r"【\s*(カード名|ジョブ|カテゴリ)\s*\((.*?)\)\s*】", lambda m: f"[{LABELS[m[1]]}:{m[2].strip()}]", text)
    text = re.sub(r"顕現\s*「([^「」]*)」", r"顕現[Name:\1]", text)
    text = re.sub(r"(?m)^[ \t]*EX[ \t]*(?:BURST|バースト)[ \t]*|(?<=--)[ \t]*EX[ \t]*(?:BURST|バースト)[ \t]*", "[EX]", text)
    text = "\n".join(_special(line.strip()) for line in text.split("\n"))
    text = _own(text, _glyphs(html.unescape(name)).strip())
    text = "".join(part if part.startswith("[") else _plain(part) for part in re.split(r"(\[[^\[\]]*\])", text))
    text = re.sub(r"([一-鿿々ァ-ヶーA-Za-z0-9]*)カウンター", r"[Counter:\1]", text)
    text = re.sub(r"(?:《C》)+", lambda m: f"《{'C' * (len(m[0]) // 3)}》", text)
    for old, new in SAID:
        text = re.sub(old, new, text)
    for before, words in REMINDERS:
        text = re.sub(rf"({before})\({words}。?\)", r"\1", text)
    text = re.sub(r"。。+", "。", text)
    lines = [part for line in text.split("\n") if line for part in _lines(line)]
    return re.sub(GIVEN, lambda found: re.sub(OWN, "[This]", found[0]), "\n".join(lines))


def _glyphs(text: str) -> str:
    """A text with one glyph for what looks alike."""
    text = unicodedata.normalize("NFKC", text).replace("−", "-").replace("•", "・").replace("●", "・")
    return re.sub(r"[ \t]*(?:[―—–─]+|--|-(?=[ \t]))[ \t]*", "--", text)


def _special(line: str) -> str:
    """A line whose special ability has its name as one piece.

    >>> _special("焦土の街道 《S》《F》:それをブレイクする。")
    '[Special:焦土の街道]《S》《F》:それをブレイクする。'
    """
    return re.sub(r"^((?:\[EX\]|Damage ?\d+--)*)([^《\[「。:]+?)[ \t]*(?=(?:《[^》]*》)*《S》[^。]*:)", r"\1[Special:\2]", line)


def _own(text: str, name: str) -> str:
    """A text in which the card's own name is ``[This]``, where it is not part of another word.

    >>> _own("猫が猫又を選ぶ。[Name:猫]", "猫")
    '[This]が猫又を選ぶ。[Name:猫]'
    """
    for own in sorted({name, re.sub(r" ?(?:\([^()]*\)|\[[^\[\]]*\])$", "", name)} - {""}, key=len, reverse=True):
        before, after = _script(own[0]), _script(own[-1])
        found = re.compile(f"(?<!{before})(?<!{before}・){re.escape(own)}(?!・?{after})")
        pieces = re.split(r"(\[(?:Name|Job|Category|Special):[^\[\]]*\]|\[This\])", text)
        text = "".join(part if number % 2 else found.sub("[This]", part) for number, part in enumerate(pieces))
    return text


def _script(letter: str) -> str:
    """The letters of which a word goes on if it ends or begins with this one: nothing tells where one of hiragana ends."""
    return next((script for script in SCRIPTS if re.match(script, letter)), "[^\\s\\S]")


def _plain(text: str) -> str:
    """What is no name, without space and in one spelling."""
    text = re.sub(r"[ \t]+", "", text)
    for old, new in SAME.items():
        text = text.replace(old, new)
    return text


def _lines(line: str) -> list[str]:
    """An ability and its bullets, each on a line of its own.

    >>> _lines("以下の2つから1つを選択する。「カードを1枚引く。」「それをダルにする。」")
    ['以下の2つから1つを選択する。', '・カードを1枚引く。', '・それをダルにする。']
    """
    if re.fullmatch(rf"(?:{QUOTED})+", line):
        return _modes(line)
    found = MODES.search(line)
    if found is None:
        return [line]
    run = re.compile(rf"(?:{QUOTED})+").match(line, found.end())
    if run is None or re.match(r"[^。]", line[run.end() :]) and line[run.end()] in "をはがのに":
        return [line]
    return [line[: found.end()] + line[run.end() :], *_modes(run[0])]


def _modes(text: str) -> list[str]:
    """Actions in quotation marks as bullets; a quoted ability in one of them stays in its marks."""
    return ["・" + part[1:-1] for part in re.findall(QUOTED, text)]


def spoken(text: str, name: str) -> str:
    """A normalised text as it is printed on a card of that name.

    >>> spoken("[EX][This]がアタックしたとき、《CC》を得る。", "火花")
    'EX BURST 火花がアタックしたとき、《C》《C》を得る。'
    """
    text = re.sub(GIVEN, lambda found: found[0].replace("[This]", "自身"), text)
    text = text.replace("[This]", name or "[This]").replace("[EX]", "EX BURST ")
    text = re.sub(r"《(C+)》", lambda m: "《C》" * len(m[1]), text)
    text = re.sub(r"《([^》]*)》", lambda m: f"《{PRINTED.get(m[1], m[1])}》", text)
    text = re.sub(r"\[Counter:([^\]]*)\]", r"\1カウンター", text)
    text = re.sub(r"\[Special:([^\]]*)\]", r"\1 ", text)
    text = re.sub(r"\[(Name|Job|Category):([^\]]*)\]", lambda m: f"【{CALLED[m[1]]}（{m[2]}）】", text)
    text = re.sub(r"(?m)^(Damage|デジョン|LimitBreak|顕現)([^-\n]{0,40}?)--", _headed, text)
    return text.replace("(", "（").replace(")", "）").replace(":", "：")


def _headed(found: re.Match[str]) -> str:
    """The head of a line, with the space that is printed in it."""
    head = found[1].replace("LimitBreak", "Limit Break")
    return f"{head}{' ' if found[2] else ''}{found[2]} -- "


def abilities(text: str) -> list[list[str]]:
    """The sentences of each ability of a normalised text; the first of a bullet begins with ``・``.

    >>> abilities("[This]がアタックしたとき、カードを1枚引く。その後、手札を1枚捨てる。\\nデジョン2--《A》")
    [['[This]がアタックしたとき、カードを1枚引く', 'その後、手札を1枚捨てる'], ['デジョン2--《A》']]
    """
    return by_lines(text, sentences)
