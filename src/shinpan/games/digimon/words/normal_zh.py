"""Chinese Digimon card text (simplified) as it is printed, brought to one form and cut into effects and sentences.

What changes nothing in the meaning, and is all that is changed:

* white space (not in names), full-width and half-width glyphs; keyword brackets: ``≪阻挡者≫`` and ``《阻挡者》``
  become ``＜阻挡者＞``, and what stands in brackets within one is in parentheses: ``＜恢复+1(卡组)＞``;
* most words for the same thing are those of the rule book: ``数码兽`` is ``数码宝贝``, ``对手`` is ``对方``, ``自己`` is
  ``我方`` (but a card is a ``卡``), ``1张或更多`` is ``1张以上``;
* a name is in ``「」`` and without the same name in Japanese behind it; an effect that is quoted is in ``“”``;
* reminder text in parentheses behind a keyword or a heading is left out, and so is that of a DNA digivolution or a DigiXros,
  which has none; a parenthesis that is no reminder stays;
* “我方的1张手牌” is “我方的手牌1张”, and so with security and digivolution cards;
* “将其中的…加入手牌，将1张…丢弃”: what is trashed is among them too, and that is said again;
* “A和B各1张” is “1张A和1张B”; “有红色的卡时”, after a sentence about what is among the digivolution cards, says where again;
* what was just named and is left out is said: “公开并加入手牌” is “公开，将其加入手牌”;
* whose things are stands before all that filters them: “名称包含「A」的，或我方的…” is “我方的名称包含「A」的，或…”;
* what the transcription remarks on a misprint (``※…误记…``) is no text of the card;
* that the digivolution cards of what has just left the battle area are trashed is the rule (4-5-8).

An effect begins on a new line, where tags follow the end of a sentence or a keyword, and, before the first tag, with every
sentence that does not go on with what was said.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from ....phrases.bounds import evened
from ....phrases.cutting import by_lines, going_on
from ....phrases.languages.zh import STOP, sentences
from . import normal_en

OWNER_LATE: bool = False
NAME: tuple[str, str] = ("「", "」")
"""The brackets of names and traits."""
NUMBERED: Mapping[str, str] = {}
KINDS: Mapping[str, str] = {"数码宝贝": "Digimon", "驯兽师": "Tamer", "选项": "Option"}
"""What a token is, and the node for it."""
COLORS: Mapping[str, str] = {
    "红": "Red",
    "蓝": "Blue",
    "黄": "Yellow",
    "绿": "Green",
    "黑": "Black",
    "紫": "Purple",
    "白": "White",
}
"""The colours of a token, and the nodes for them."""
WORDS: Mapping[str, Mapping[str, int | str]] = {name: {} for name in normal_en.WORDS}
"""Words of English that stand for a plain value: Chinese says them otherwise."""
FACT: re.Pattern[str] = re.compile(r"DP(?P<dp>\d{1,9})|(?:登场费用)?(?P<cost>\d{1,9})费?|Lv\.(?P<level>\d{1,9})")
"""What a token's number is."""
FACTS_SAID: Mapping[str, str] = {"cost": "{n}费", "level": "Lv.{n}", "dp": "DP{n}"}
"""The same, as it is printed."""
TOKEN_FACTS: re.Pattern[str] = re.compile(r"([^【＜]*?)(?:/([【＜].*))?")
"""The facts of a token, and its effects."""
TOKEN_EFFECTS: re.Pattern[str] = re.compile(r"(?<=[。＞])/(?=[【＜])")
"""What stands between two effects of a token."""

TAG = r"(?:【[^】]*】|\[(?:每回合\d次|手牌|废弃区|养成|安防)\])"
HEADING = r"(?:〈规则〉|〈合步〉|\[(?:数码合体|组装|爆裂进化|链接|进化)[^\]]*\])"
GOES_ON = re.compile(r"此后|该|这样|此效果|余下|将余下|将其中|其中|但是|然后|通过此效果|没有|如果|若|那|每有|被")
"""How a sentence begins that goes on with what was said before it."""
SAME: Mapping[str, str] = {
    "数码兽": "数码宝贝",
    "代币": "替代卡",
    "联展": "合步",
    "育成": "养成",
    "养成区域": "养成区",
    "战斗区域": "战斗区",
    "废弃区域": "废弃区",
    "安防区域": "安防区",
    "对手": "对方",
    "自己": "我方",
    "对方我方的": "对方自身的",
    "他我方": "对方自身",
    "所有者": "持有者",
    "这只数码宝贝": "此数码宝贝",
    "那只数码宝贝": "该数码宝贝",
    "这名驯兽师": "此驯兽师",
    "那名驯兽师": "该驯兽师",
    "这张": "此",
    "那张": "该",
    "这个效果": "此效果",
    "这个回合": "本回合",
    "休眠状态": "休息状态",
    "激活状态": "活跃状态",
    "之后，": "此后，",
    "背面表示": "背面朝上",
    "正面表示": "正面朝上",
    "対象": "对象",
    "切洗": "洗切",
    "卡名": "名称",
    "卡片": "卡",
    "卡牌": "卡",
    "只(名)": "只",
}
"""Words that mean the same, brought to one, each after those above it; names are left as they are."""
NAMES = re.compile(r"(「[^「」]*」)")
SPACE = re.compile(r"[\x00-\x09\x0b-\x20\u3000]+")
"""White space and control characters, but for the ends of lines."""
GLOSS = re.compile(r"\([^()]*\)$")
LEFT = re.compile(r"(?:消灭|返回手牌|返回卡组(?:最上方|最下方)|安防区(?:最上方|最下方)(?:或最下方)?)(?:来[^。]*)?。$")
"""How a sentence ends by which, or by the cost of which, something leaves the battle area."""
SOURCES = re.compile(r"(?<=。)将(?:该数码宝贝|通过此效果返回手牌的数码宝贝)(?:持有)?的进化源丢弃。")


SHARED = r"[^，。]*的数码宝贝卡和(?:驯兽师卡|选项卡)各"
"""What filters the first may be meant to filter both: that is not said, and not read."""
THING = r"((?:「[^」]*」|[^，。和「」])+?)(?<=[卡师」])"
EACH = re.compile(rf"(将其中的|从[^，。]{{1,20}}?将|手牌中的)(?!{SHARED}){THING}和{THING}各(\d+张)")
"""Things of which there are so many each."""
UNDER_TOO = re.compile(r"此数码宝贝的进化源中有[^，。]*?时，[^。]*。(?=有[^，。]*时，)")
"""A sentence about the digivolution cards of this Digimon, before one that goes on with them."""


def linked(requirement: str) -> str:
    """The requirement line of a link, with its heading."""
    return requirement if requirement.startswith("[链接]") else f"[链接]{requirement}"


def is_tag(token: str) -> bool:
    """Names and traits have brackets of their own in Chinese."""
    return False


def normal(text: str) -> str:
    """A printed text in one form, one effect or bullet a line.

    >>> normal("≪阻挡者≫（说明）【登场时】［1回合1次］将对手的1只数码兽消灭。之后，内存值＋1。")
    '＜阻挡者＞\\n【登场时】[每回合1次]将对方的1只数码宝贝消灭。此后，内存值+1。'
    """
    text = evened(unicodedata.normalize("NFKC", text.replace("<br>", "\n").replace("\r", "")))
    text = re.sub(r"『([^『』]*)』~(\d+)", r"[进化]\1:费用\2", text)
    text = re.sub(r"[≪<]([^≪≫<>]*)[≫>]", _keyword, text)
    text = re.sub(r"《((?:[^《》]|《[^《》]*》)*)》", _keyword, text)
    text = re.sub(r"[〔{](手牌|废弃区|养成|育成|安防)[〕}]", r"[\1]", text)
    text = re.sub(r"\[(?:1回合|每回合)(\d)次\]", r"[每回合\1次]", text)
    text = re.sub(r"⎧〖([^〗]*)〗([^\n]*)\n将要登场时[^⎭]*⎭", r"[\1]\2", text).replace("〖", "[").replace("〗", "]")
    text = _quoted(re.sub(r"\n※[^\n]*误记[^\n]*", "", text))
    text = "".join(_name(part) if part.startswith("「") else _plain(part) for part in NAMES.split(text))
    text = re.sub(r"＜合步：([^＜＞]*)＞将指定的2只数码宝贝叠放，激活并进化。?", r"〈合步〉\1", text)
    text = re.sub(r"(「[^」]*」)\(((?:数码宝贝|驯兽师|选项)・(?:[^()]|\([^()]*\))*)\)替代卡", _token, text)
    text = re.sub(r"(?<=[＞〉\]])\((?:[^()]|\([^()]*\))*\)", "", text)
    text = SOURCES.sub(lambda found: "" if LEFT.search(text[: found.start()]) else found[0], text)
    text = re.sub(r"(\d+[张只名]?)或更[多高]", r"\1以上", re.sub(r"(\d+[张只名]?)或更[少低]", r"\1以下", text))
    text = re.sub(r"(?<!上方)(?<!下方)的((?:至多|最多)?\d+张)(手牌|安防卡|进化源)", r"的\2\1", text)
    text = re.sub(r"(\d+张)((?:对方自身|此数码宝贝|我方|对方)的(?:手牌|进化源|安防卡))", r"\2\1", text)
    text = EACH.sub(r"\1\4\2和\4\3", text.replace("从中将", "将其中的"))
    text = re.sub(r"(公开)并(?=返回|加入)|(，)(?=加入手牌)", r"\1，将其", text)
    text = text.replace("可以不支付费用登场", "可以不支付费用来将其登场")
    text = re.sub(r"((?:名称|特征)[^，。「」]*「[^」]*」)的，或我方的(?=[^，。]*?数码宝贝)", r"我方的\1的，或", text)
    text = UNDER_TOO.sub(r"\g<0>此数码宝贝的进化源中", text)
    text = re.sub(r"(将其中的[^。]*?，(?:且|并)?(?:不支付费用来)?将)(?=(?:至多)?\d+张)", r"\1其中的", text)
    text = re.sub(rf"^((?:{TAG})+(?:＜[^＞]*＞)+)(?=[^，。效和或、＜\n])", r"\1。", text, flags=re.M)
    text = re.sub(rf"(?<=[。＞])(?={TAG})", "\n", text)
    text = re.sub(rf"(?<!^)(?<!\n)(?=・(?!\w{{1,4}}・)|{HEADING})", "\n", text)
    return "\n".join(line for line in (_lines(line.strip()) for line in text.split("\n")) if line)


def _keyword(found: re.Match[str]) -> str:
    """A keyword in its brackets; what stands in brackets within it is in parentheses, several of them one list."""
    inside = re.sub("[《〈]", "(", found[1].replace("》《", "/"))
    return "＜" + re.sub("[》〉]", ")", inside) + "＞"


def _quoted(text: str) -> str:
    """A text in which effects are quoted in ``“”`` and names in ``「」``, whichever marks are printed.

    >>> _quoted("获得「【消灭时】将「甲」返回。」的效果"), _quoted("此卡的名称也当作“甲”")
    ('获得“【消灭时】将「甲」返回。”的效果', '此卡的名称也当作「甲」')
    """
    text = re.sub(r"“([^“”。【】]*)”", r"「\1」", text)
    return re.sub(r"「((?:[^「」]|「[^「」]*」)*[。【](?:[^「」]|「[^「」]*」)*)」", r"“\1”", text)


def _name(part: str) -> str:
    """A name, without its Japanese."""
    return "「" + GLOSS.sub("", part[1:-1]).strip() + "」"


def _token(found: re.Match[str]) -> str:
    """A token with its facts behind it: ``「X」替代卡⟪数码宝贝/白/DP3000⟫``."""
    facts = [fact.removesuffix("色") if fact.removesuffix("色") in COLORS else fact for fact in found[2].split("・")]
    return f"{found[1]}替代卡⟪{'/'.join(facts)}⟫"


def _plain(text: str) -> str:
    """What stands outside of names: without space, and with one word for one thing."""
    text = SPACE.sub("", text).replace("−", "-").replace("―", "-").replace(",", "，").replace(":", "：")
    for old, new in SAME.items():
        text = text.replace(old, new)
    return text


def _lines(line: str) -> str:
    """Sentences before the first tag, each an effect of its own unless it goes on with the one before it."""
    if not line or re.match(rf"{TAG}|・|{HEADING}|[「＜]", line):
        return re.sub(r"^((?:＜[^＞]*＞)+)(?=[^，。效、和或＜])", r"\1\n", line)
    return going_on(sentences(line), GOES_ON, STOP)


def effects(text: str) -> list[list[str]]:
    """The sentences of each effect of a normalised text; a bullet is a sentence that begins with ``・``.

    >>> effects("【登场时】内存值+1。此后，＜抽1张卡＞。")
    [['【登场时】内存值+1', '此后，＜抽1张卡＞']]
    """
    return by_lines(text, sentences)


def shown(line: str) -> str:
    """A printed line as cards have it: a token with its facts before the word.

    >>> shown("将1只「萤火」替代卡⟪数码宝贝/红/DP3000/＜速攻＞⟫登场")
    '将1只「萤火」(数码宝贝・红・DP3000・《速攻》)替代卡登场'
    """

    def told(found: re.Match[str]) -> str:
        facts, at = found[2], re.search("[【＜]", found[2])
        end = at.start() if at else len(facts)
        return f"{found[1]}({facts[:end].replace('/', '・')}{TOKEN_EFFECTS.sub('・', facts[end:])})替代卡"

    line = re.sub(r"(「[^」]*」)替代卡⟪([^⟫]*)⟫", told, line)
    return line.translate({ord("⟪"): "(", ord("⟫"): ")", ord("＜"): "《", ord("＞"): "》"})
