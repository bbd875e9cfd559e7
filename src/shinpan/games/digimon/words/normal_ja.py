"""Japanese Digimon card text as it is printed, brought to one form and cut into effects and sentences.

What changes nothing in the meaning, and is all that is changed:

* white space, full-width and half-width glyphs; ``全て`` and the like in one spelling; keyword brackets: ``≪ブロッカー≫``
  becomes ``《ブロッカー》``, and what stands in brackets within a keyword is in parentheses: ``《リカバリー+1(デッキ)》``;
* reminder text in parentheses behind a keyword or a heading is left out; a parenthesis that is no reminder stays;
* “AとB1枚ずつ” is “A1枚とB1枚”;
* the longer names of a keyword (``セキュリティアタック``) stay: they are wordings of their own.

An effect begins on a new line, where tags follow the end of a sentence or a keyword, and, before the first tag, with every
sentence that does not go on with what was said.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from ....phrases.bounds import evened
from ....phrases.cutting import by_lines, going_on
from ....phrases.languages.ja import STOP, sentences
from . import normal_en

OWNER_LATE: bool = True
NAME: tuple[str, str] = ("「", "」")
"""The brackets of names and traits."""
NUMBERED: Mapping[str, str] = {}
KINDS: Mapping[str, str] = {"デジモン": "Digimon", "テイマー": "Tamer", "オプション": "Option"}
"""What a token is, and the node for it."""
COLORS: Mapping[str, str] = {
    "赤": "Red",
    "青": "Blue",
    "黄": "Yellow",
    "緑": "Green",
    "黒": "Black",
    "紫": "Purple",
    "白": "White",
}
"""The colours of a token, and the nodes for them."""
WORDS: Mapping[str, Mapping[str, int | str]] = {name: {} for name in normal_en.WORDS}
"""Words of English that stand for a plain value: Japanese says them otherwise."""
FACT: re.Pattern[str] = re.compile(r"DP(?P<dp>\d{1,9})|(?P<cost>\d{1,9})コスト|Lv\.(?P<level>\d{1,9})")
"""What a token's number is."""
FACTS_SAID: Mapping[str, str] = {"cost": "{n}コスト", "level": "Lv.{n}", "dp": "DP{n}"}
"""The same, as it is printed."""
TOKEN_FACTS: re.Pattern[str] = re.compile(r"([^【《]*?)(?:/([【《].*))?")
"""The facts of a token, and its effects."""
TOKEN_EFFECTS: re.Pattern[str] = re.compile(r"(?<=[。》])/(?=[【《])")
"""What stands between two effects of a token."""

TOKEN = r"(「[^」]*」)\(((?:デジモン|テイマー|オプション)・(?:[^()]|\([^()]*\))*)\)の?(?:トークン)?"
TAG = r"(?:【[^】]*】|\[(?:ターンに\d回|手札|トラッシュ|育成|セキュリティ)\])"
NOTES = (
    (r"※(?:カード名|名称)に(「[^「」]*」)を持つカードとしても扱う", r"〈ルール〉名称:\1としても扱う"),
    (r"※(タイプ|属性|形態)に(「[^「」]*」)を持つカードとしても扱う", r"〈ルール〉特徴:\1\2を持つ"),
    (r"※名称:(「[^「」]*」)特徴:(「[^「」]*」)としても扱う", r"〈ルール〉名称:\1としても扱う〈ルール〉特徴:\2を持つ"),
)
"""What rule lines were called before they had a name: notes, and what they are now."""
HEADING = r"(?:〈ルール〉|\[(?:進化|ジョグレス|デジクロス|アセンブリ|バースト進化|アプ合体|リンク)[^\]]*\])"
GOES_ON = re.compile(
    r"[^。]*ごとに、?この効果|その|それ|この効果|残り|残った|以下|また、|ただし|加えた|そうし|選んだ|自分は|相手は|消滅した|次の"
)
"""How a sentence begins that goes on with what was said before it."""
SAME: Mapping[str, str] = {
    "全て": "すべて",
    "全部": "すべて",
    "無し": "なし",
    "無い": "ない",
    "カード名に": "名称に",
    "自分と相手の": "お互いの",
    "た時、": "たとき、",
    "セキリィティ": "セキュリティ",
    "Lv,": "Lv.",
    "ほかの": "他の",
    "1番上": "上",
    "1番下": "下",
    "一番上": "上",
    "一番下": "下",
    "を、": "を",
    "は、": "は",
}
"""Spellings that mean the same, brought to one; names are left as they are."""
FIRST = r"(?P<first>[^。、・】\]「」]*(?:「[^」]*」[^。、】\]「」]*)*?(?:の|持つ|含む|持つ、|含む、))?"
"""What is said of each of several things, before the first of them."""
EACH_LEVEL = re.compile(
    rf"{FIRST}(?P<levels>(?:(?:Lv\.\d+|[赤青黄緑黒紫白])と)+(?:Lv\.\d+|[赤青黄緑黒紫白]))の(?P<what>[^。、]*?)(?P<n>\d+[体枚])ずつ"
)
EACH = r"「[^」]*」(?:のトークン⟪\d+⟫)?"
EACH_NAME = re.compile(
    rf"(?P<all>この(?:デジモン|テイマー|カード)と)?"
    rf"(?P<first>[^。、・】\]「」]*の)?(?P<names>(?:{EACH}と)+{EACH})(?P<n>\d+[体枚])ずつ"
)
REQUIREMENTS = [
    (re.compile(old), new)
    for old, new in (
        (r"登場するとき、手札/バトルエリアからこのカードの下に置ける。?1枚ごとに、?登場コストをマイナスする。?", "\n"),
        (r"指定の(?:デジモン|カード)2(?:体|枚)を重ね、アクティブで進化する。?", "\n"),
        (r"(?:^|(?<=\n))\[?進化\]?: ?『?(.+?)』?から(\d{1,2})", "[進化]\\1:コスト\\2\n"),
        (r"《ジョグレス:(.+?)から(\d{1,2})》", "\n[ジョグレス]\\1:コスト\\2\n"),
        (r"(?:^|(?<=\n))ジョグレス:(.+?)から(\d{1,2})", "[ジョグレス]\\1:コスト\\2\n"),
        (r"(?<!\[)(デジクロス|アセンブリ)(-\d):([^\n]*?)(?=\n|$)", "\n[\\1\\2]\\3\n"),
    )
]
"""Requirement lines in older forms, and what explains them."""
START = r"(?<![^、。】\]\nは])"
CARD = r"(?:デジモン|テイマー|オプション)カード"
SIDE = r"(?:自分|相手|お互い)の"
TOLD = [
    (re.compile(old), new)
    for old, new in (
        (rf"(その中の|から、)([^。、]*?)({CARD})と({CARD})(\d+枚)ずつ", r"\1\2\3\5と\2\4\5"),
        (r"(その中の|から、)([^。、]+?)と([^。、と]+?)(\d+)枚ずつ", r"\1\2\4枚と\3\4枚"),
        (rf"{START}([^、。】\]]*{SIDE})(デジモン|テイマー)と(デジモン|テイマー)(\d+体)ずつ", r"\1\2\4と\1\3\4"),
        (rf"{START}([^、。】\]]*の(?:デジモン|テイマー))と([^、。】\]]*)(\d+体)ずつ", r"\1\3と\2\3"),
        (r"ときに支払う", "とき、支払う"),
        (r"(\d[体枚])につき、?", r"\1ごとに、"),
        (r"ごとに(?=[^、])", "ごとに、"),
        (rf"{START}([^、。】\]\n]*?(?:\d体|すべて|デジモン)を)([^、。]*ごとに、)(《退化\d》|DP[+-]\d+)", r"\2\1\3"),
        (rf"{START}([^、。】\]\n]*?進化元を)([^、。]*ごとに、)((?:選んで|[上下]から)\d+枚破棄する)", r"\2\1\3"),
        (r"([裏表]向き)の進化元を([上下])から(\d+枚)", r"進化元を\2から\1\3"),
        (r"([^、。】\]]*?の(?:進化元|下))に([^、。]*?)が((?:[^、。]*で)?)置かれたとき", r"\2が\3\1に置かれたとき"),
        (
            rf"({SIDE}(?:トラッシュ|手札|デジモンの進化元|セキュリティ))から、?([^、。]*?デジモン)が((?:[^、。]*で)?)登場したとき",
            r"\2が\3\1から登場したとき",
        ),
        (r"(?<!ごと)に、(?=特徴|名称|「|Lv\.を無視|進化条件|コストを|支払う)", "に"),
        (r"(進化元|セキュリティ|手札|トラッシュ)枚数", r"\1の枚数"),
        (rf"{START}([^、。】\]]*デジモン)に([^、。]*カード)がリンクしたとき", r"\2が\1にリンクしたとき"),
        (r"のDPが0になって", "がDPが0になって"),
        (r"このデジモンが([^、。]*で消滅していた)", r"\1"),
        (r"】効果と(?=【)", "】"),
        (r"自分は(?=《\d+ドロー》|《リカバリー|メモリー)", ""),
        (r"(この効果で[^、。]*)は((?:自分の|相手の)?ターン終了時)に(手札|デッキの[上下])に戻る", r"\2、\1を\3に戻す"),
        (r"のDPはマイナスされ", "はDPをマイナスされ"),
        (r"自分の(デジモン|テイマー)か相手の\1", r"自分か相手の\1"),
        (r"(?<=[るい])間か、", "か、"),
        (r"(デッキ|セキュリティ)の上のカードを", r"\1の上から1枚"),
        (r"オープンし(?=手札)", "オープンし、"),
        (r"お互いはそれぞれ", "お互いは"),
        (r"(手札の[^、。]*?(?:の|持つ|含む|ある))自分の((?:デジモン|テイマー|オプション)カード)", r"\1\2"),
        (r"が進化元から((?:相手の|自分の)?(?:(?:デジモン|テイマー|オプション)の)?効果で)破棄", r"が\1進化元から破棄"),
        (r"の、(?=(?:自分|相手)の(?!デジモンか)|自分か相手の|特徴|名称)", "の"),
    )
]
"""What is told in another order, or shorter, and means the same."""
NAMES = re.compile(r"(「(?:[^「」]|「[^「」]*」)*」)")


def linked(requirement: str) -> str:
    """The requirement line of a link, with its heading."""
    return requirement if requirement.startswith("[リンク]") else f"[リンク]{requirement}"


def is_tag(token: str) -> bool:
    """Names and traits have brackets of their own in Japanese."""
    return False


def normal(text: str) -> str:
    """A printed text in one form, one effect or bullet a line.

    >>> normal("≪ブロッカー≫（説明）【登場時】［ターンに1回］相手のデジモン1体を消滅させる。その後、メモリー＋1。")
    '《ブロッカー》\\n【登場時】[ターンに1回]相手のデジモン1体を消滅させる。その後、メモリー+1。'
    """
    text = evened(unicodedata.normalize("NFKC", text.replace("<br>", "\n").replace("（", "(").replace("）", ")")))
    text = "".join(part if _is_name(part) else re.sub(r"[ \t\u3000]+", "", part) for part in NAMES.split(text))
    text = text.replace("−", "-").replace("―", "-").replace("<ルール>", "〈ルール〉").replace("〈リンク〉", "[リンク]")
    for old, new in NOTES:
        text = re.sub(old, new, text)
    text = re.sub(r"≪([^≪≫]*)≫", _keyword, text)
    text = re.sub(r"\{(手札|トラッシュ|育成|セキュリティ)\}", r"[\1]", text)
    facts: list[str] = []
    text = re.sub(TOKEN, lambda found: _token(found, facts), text)
    text = _requirements(text)
    text = re.sub(r"(?<=[》〉\]])\((?:[^()]|\([^()]*\))*\)", "", text)
    text = re.sub(r"(\[手札\]【[^】]*】《[^》]*》)(?=《)", r"\1\n", text)  # what works in the hand says nothing of the rest
    text = "".join(part if _is_name(part) else _plain(part) for part in NAMES.split(text))
    text = _told_apart(text)
    text = re.sub(rf"(?<=[。》])(?={TAG})", "\n", text)
    text = re.sub(r"(?<=。)(?=(?:《[^》]*》)+(?:\n|$|【))", "\n", text)
    text = re.sub(r"(?<=[。》:])(?=・)", "\n", text)
    text = re.sub(rf"(?<!^)(?<!\n)(?={HEADING})", "\n", text)
    text = "\n".join(line for line in (_lines(line.strip()) for line in text.split("\n")) if line)
    return re.sub(r"⟪(\d+)⟫", lambda found: f"⟪{facts[int(found[1])]}⟫", text)


def _is_name(part: str) -> bool:
    """Whether it is a name in its brackets, and not a quoted effect."""
    return part.startswith("「") and "。" not in part


def _keyword(found: re.Match[str]) -> str:
    """A keyword in its brackets; what stands in brackets within it is in parentheses, several of them one list."""
    return "《" + found[1].replace("》《", "/").replace("《", "(").replace("》", ")") + "》"


def shown(line: str) -> str:
    """A printed line as cards have it: a token with its facts before the word.

    >>> shown("「ヒノコ」のトークン⟪デジモン/赤/DP3000/《速攻》⟫1体を登場させる")
    '「ヒノコ」(デジモン・赤・DP3000・《速攻》)トークン1体を登場させる'
    """

    def told(found: re.Match[str]) -> str:
        facts, at = found[2], re.search("[【《]", found[2])
        end = at.start() if at else len(facts)
        rest = re.sub(r"(?<=[。》])/(?=[【《])", "・", facts[end:])
        return f"{found[1]}({facts[:end].replace('/', '・')}{rest})トークン"

    return re.sub(r"(「[^」]*」)のトークン⟪([^⟫]*)⟫", told, line).replace("⟪", "(").replace("⟫", ")")


def _token(found: re.Match[str], facts: list[str]) -> str:
    """A token with its facts behind it: ``「X」のトークン⟪デジモン/白/DP3000⟫``; they are no text of the card."""
    facts.append(found[2].replace("・", "/"))
    return f"{found[1]}のトークン⟪{len(facts) - 1}⟫"


def _plain(text: str) -> str:
    for old, new in SAME.items():
        text = text.replace(old, new)
    return text


def _requirements(text: str) -> str:
    """Requirement lines as they are printed now, each a line, without the explanation behind them.

    >>> _requirements("進化:「オルガ」から2《貫通》")
    '[進化]「オルガ」:コスト2\\n《貫通》'
    """
    for old, new in REQUIREMENTS:
        text = old.sub(new, text)
    return re.sub(r"\n{2,}", "\n", text).strip("\n")


def _told_apart(text: str) -> str:
    """“One each” told one by one, and what is counted or caused before what is done."""
    text = EACH_NAME.sub(_each_name, EACH_LEVEL.sub(_each, text))
    for old, new in TOLD:
        text = old.sub(new, text)
    return text


def _each_name(found: re.Match[str]) -> str:
    """“「A」と「B」1枚ずつ”: the same of names and tokens."""
    told = "と".join(f"{found['first'] or ''}{name}{found['n']}" for name in re.findall(EACH, found["names"]))
    return f"{found['all'] or ''}{told}"


def _each(found: re.Match[str]) -> str:
    """“Lv.4とLv.6の相手のデジモン1体ずつ”: one of each, told one by one."""
    levels = found["levels"].split("と")
    return "と".join(f"{found['first'] or ''}{level}の{found['what']}{found['n']}" for level in levels)


def _lines(line: str) -> str:
    """Sentences before the first tag, each an effect of its own unless it goes on with the one before it."""
    if not line or re.match(rf"{TAG}|・|{HEADING}|[「《]", line):
        return re.sub(r"^((?:《[^》]*》)+)(?=\S)(?!し|する|を|の|で|か|、|に|効果)", r"\1\n", line)
    return going_on(sentences(line), GOES_ON, STOP)


def effects(text: str) -> list[list[str]]:
    """The sentences of each effect of a normalised text; a bullet is a sentence that begins with ``・``.

    >>> effects("【登場時】メモリー+1。その後、《1ドロー》。")
    [['【登場時】メモリー+1', 'その後、《1ドロー》']]
    """
    return by_lines(text, sentences)
