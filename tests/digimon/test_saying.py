"""Cards that were read in one language, shown in another: in the newest wording, and only if it does the same there."""

import pytest

from shinpan.games.digimon.words.language import reader
from shinpan.games.digimon.words.saying import forms_in, resolved
from shinpan.library.registry import game
from shinpan.meaning.node import Node
from shinpan.phrases.lexicon import Lexicon, Words, parts

RULES = game("digimon")

SHOWN = [
    (
        "[On Play] If you have a Tamer, delete 1 of your opponent's Digimon with 4000 DP or less.",
        "【登場時】自分のテイマーがいるなら、DP4000以下の相手のデジモン1体を消滅させる。",
        "【登场时】我方有驯兽师在场时，将对方的1只DP4000以下的数码宝贝消灭。",
    ),
    (
        "[Your Turn] While this Digimon has the [Ember] trait, it gets +2000 DP.",
        "【自分のターン】このデジモンが特徴に「Ember」を持つ間、このデジモンをDP+2000。",
        "【我方的回合】此数码宝贝特征中持有「Ember」的期间，此数码宝贝的DP+2000。",
    ),
    (
        "[All Turns] [Once Per Turn] When any of your other Digimon are deleted, ＜Draw 1＞.",
        "【お互いのターン】[ターンに1回]他の自分のデジモンが消滅したとき、《1ドロー》。",
        "【双方的回合】[每回合1次]我方的其他数码宝贝被消灭时，《抽1张卡》。",
    ),
    (
        "[On Deletion] You may play 1 level 4 or lower red Digimon card from your trash without paying the cost.",
        "【消滅時】自分のトラッシュから、赤のLv.4以下のデジモンカード1枚をコストを支払わずに登場できる。",
        "【消灭时】你可以不支付费用来将我方的废弃区中的1张红色的Lv.4以下的数码宝贝卡登场。",
    ),
    (
        "[When Attacking] By trashing 1 card in your hand, 1 of your opponent's Digimon gains ＜Security A. -1＞ "
        "until your opponent's turn ends.",
        "【アタック時】自分の手札を1枚破棄することで、相手のターン終了まで、相手のデジモン1体に《Sアタック-1》を与える。",
        "【攻击时】你可以通过将我方的手牌1张丢弃来使直到下一次对方的回合结束为止，对方的1只数码宝贝获得《S攻击-1》。",
    ),
    (
        "[When Digivolving] Trash the top card of your opponent's security stack. Then, you may unsuspend this Digimon.",
        "【進化時】相手のセキュリティを上から1枚破棄する。その後、このデジモンをアクティブにできる。",
        "【进化时】将对方的安防区的最上方的1张卡丢弃。此后，你可以将此数码宝贝激活。",
    ),
    (
        "[When Attacking] If this Digimon has [Cinder] in its digivolution cards and you have 3 or fewer security cards, "
        "＜Recovery +1 (Deck)＞.",
        "【アタック時】このデジモンの進化元に「Cinder」があり、自分のセキュリティが3枚以下なら、《リカバリー+1(デッキ)》。",
        "【攻击时】此数码宝贝持有的进化源中有「Cinder」，我方的安防区在3张以下时，《恢复+1(卡组)》。",
    ),
    (
        "[On Play] Suspend 1 of your opponent's Digimon. Then, this Digimon may attack.",
        "【登場時】相手のデジモン1体をレストさせる。その後、このデジモンでアタックできる。",
        "【登场时】将对方的1只数码宝贝休眠。此后，此数码宝贝可以攻击。",
    ),
    (
        "[Your Turn] When an effect suspends any of your Digimon, gain 1 memory.",
        "【自分のターン】自分のデジモンが効果でレストしたとき、メモリー+1。",
        "【我方的回合】我方的数码宝贝由于效果休眠时，内存值+1。",
    ),
]
SHOWN += [
    (
        "[On Play] You may play 1 [Ashling] from your hand with the play cost reduced by 3.",
        "【登場時】自分の手札から、「Ashling」1枚を支払うコスト-3で登場できる。",
        "【登场时】你可以所需支付的费用-3来将我方的手牌中的1张「Ashling」登场。",
    ),
    (
        "[Rule] Trait: Has the [Ember] type.",
        "〈ルール〉特徴:「Ember」を持つ。",
        "〈规则〉特征：持有「Ember」。",
    ),
    (
        "[Digivolve] Lv.4 w/[Ash] in name or w/[Ember] trait: Cost 3",
        "[進化]名称に「Ash」を含むか特徴に「Ember」を持つLv.4:コスト3",
        "[进化]名称中包含「Ash」的或特征中持有「Ember」的Lv.4：费用3",
    ),
    (
        "[Your Turn] [Once Per Turn] When an attack target is switched, ＜Draw 1＞.",
        "【自分のターン】[ターンに1回]アタックの対象が変更されたとき、《1ドロー》。",
        "【我方的回合】[每回合1次]攻击对象被变更时，《抽1张卡》。",
    ),
]
FROM_CHINESE = [
    (
        "【攻击时】对方有不持有进化源的数码宝贝时，内存值+1。",
        "[When Attacking] If your opponent has a Digimon with no digivolution cards, gain 1 memory.",
        "【アタック時】進化元を持たない相手のデジモンがいるなら、メモリー+1。",
    ),
    (
        "【攻击时】如果此数码宝贝处于休息状态，《抽1张卡》。",
        "[When Attacking] If this Digimon is suspended, ＜Draw 1＞.",
        "【アタック時】このデジモンがレスト状態なら、《1ドロー》。",
    ),
    (
        "【我方的回合】此数码宝贝是「灰烬」的期间，此数码宝贝获得《速攻》。",
        "[Your Turn] While this Digimon is [灰烬], this Digimon gains ＜Rush＞.",
        "【自分のターン】このデジモンが「灰烬」の間、このデジモンは《速攻》を得る。",
    ),
]
ONE_WAY = [
    (
        "[Main] 1 of your Digimon gets +2000 DP and ＜Rush＞ for the turn.",
        "【メイン】ターン終了まで、自分のデジモン1体をDP+2000し、《速攻》を与える。",
        "【主要】本回合中，我方的1只数码宝贝的DP+2000，且获得《速攻》。",
    ),
]
"""What Japanese says in two ways, of which English knows the newer."""
NEWEST = [
    "【登場時】自分のテイマーがいるなら、DP4000以下の相手のデジモン1体を消滅させる。",
    "【進化時】自分のデッキの上から3枚オープンする。その中の特徴に「残り火」を持つカード1枚を手札に加える。残りはデッキの下に戻す。",
    "【自分のターン】このデジモンが特徴に「残り火」を持つ間、このデジモンをDP+2000。",
    "【アタック時】ターン終了まで、相手のデジモン1体をDP-3000。",
    "【アタック時】自分の手札を1枚破棄することで、相手のターン終了まで、相手のデジモン1体に《Sアタック-1》を与える。",
    "【お互いのターン】他の自分のデジモンすべては《ブロッカー》を得る。",
    "【消滅時】自分のトラッシュから、赤のLv.4以下のデジモンカード1枚をコストを支払わずに登場できる。",
    "【進化時】相手のセキュリティを上から1枚破棄する。その後、このデジモンをアクティブにできる。",
    "【自分のターン開始時】メモリーが2以下なら、3にする。",
    "【登場時】相手のデジモン/テイマー1体をレストさせる。",
    "【アタック時】このデジモンに「残り火」の記述があるなら、《1ドロー》。",
]


def face(text, lang):
    row = {"id": "T-1", "name": "Test", "kind": "digimon", "colors": ["red"], "level": 5, "cost": 5, "dp": 5000}
    found = RULES.face(row | {"text": text, "lang": lang})
    assert not found.unread
    return found


@pytest.mark.parametrize(("english", "japanese", "chinese"), SHOWN + ONE_WAY)
def test_a_card_is_shown_in_the_other_languages(english, japanese, chinese):
    card = face(english, "en")
    assert RULES.texts(card, "ja")["text"] == japanese
    assert RULES.texts(card, "zh")["text"] == chinese
    assert RULES.texts(face(japanese, "ja"), "zh")["text"] == chinese


@pytest.mark.parametrize("japanese", [japanese for _, japanese, _ in SHOWN])
def test_what_was_read_in_japanese_is_shown_in_english_and_back(japanese):
    shown = RULES.texts(face(japanese, "ja"), "en")["text"]
    assert shown and RULES.texts(face(shown, "en"), "ja")["text"] == japanese


@pytest.mark.parametrize(("chinese", "english", "japanese"), FROM_CHINESE)
def test_what_was_read_in_chinese_is_shown_in_the_others(chinese, english, japanese):
    card = face(chinese, "zh")
    assert RULES.texts(card, "en")["text"] == english
    assert RULES.texts(card, "ja")["text"] == japanese


def test_english_chooses_the_words_of_newer_cards():
    card = face(
        "【消滅時】自分の手札から、Lv.4以下のデジモンカード1枚をコストを支払わずに登場できる。",
        "ja",
    )
    assert RULES.texts(card, "en")["text"] == (
        "[On Deletion] You may play 1 level 4 or lower Digimon card from your hand without paying the cost."
    )


def test_parts_of_traits_are_those_of_the_language_or_nothing_is_shown():
    text = "[Your Turn] When this Digimon would digivolve into a card with [Fin]/[Gill] in one of its traits, gain 1 memory."
    row = {"id": "T-1", "name": "Test", "kind": "digimon", "colors": ["red"], "level": 5, "cost": 5, "dp": 5000, "text": text}
    known = RULES.face(row | {"abroad": {"ja": {"parts": {"Fin/Gill": "鰭", "Fin": "背鰭"}}}})
    assert "特徴に「鰭」を含む" in RULES.texts(known, "ja")["text"]
    half = RULES.face(row | {"abroad": {"ja": {"words": {"Fin": "鰭型"}, "parts": {"Fin": "背鰭"}}}})
    assert RULES.texts(half, "ja") == {"text": ""}


@pytest.mark.parametrize("text", NEWEST)
def test_the_newest_wording_is_printed(text):
    assert RULES.newest(face(text, "ja"))["text"] == text


def test_older_wordings_are_printed_in_the_newest():
    card = face("【アタック時】自分のセキュリティが3枚以上のとき、このターンの間、このデジモンのDPを+1000する。", "ja")
    assert RULES.newest(card)["text"] == (
        "【アタック時】自分のセキュリティが3枚以上なら、ターン終了まで、このデジモンをDP+1000。"
    )


def test_what_would_do_something_else_is_not_shown(monkeypatch):
    from shinpan.games.digimon import game as module

    card = face(SHOWN[0][0], "en")
    other = "【登場時】自分のテイマーがいるなら、DP5000以下の相手のデジモン1体を消滅させる。"
    monkeypatch.setattr(module, "reworded", lambda *_: {"text": other})
    assert RULES.texts(card, "ja") == {"text": ""}


def test_what_it_is():
    this, it = Node("This", (("k", "Digimon"),)), (Node("It"),)
    said = Node("Said", (("p", (Node("IsSo"),)), ("x", (this,))))
    held = Node("While", (("c", (said,)), ("do", Node("Mod", (("p", ()), ("x", it))))))
    assert resolved([held])[0].node("do").get("x") == (this,)
    # what is placed under something is not what it is placed under
    tamer = Node("This", (("k", "Tamer"),))
    on = Node("On", (("e", ()), ("x", (this,))))
    place = Node("Place", (("to", Node("Under", (("x", Node("It")),))), ("x", (tamer,))))
    found = resolved([Node("When", (("do", place), ("on", (on,))))])[0]
    assert found.node("do").node("to").get("x") == this


def test_forms_end():
    one = Node("Sel", (("n", Node("One")), ("o", Node("You")), ("of", Node("Thing", (("k", (Node("Digimon"),)),)))))
    for lang in ("en", "ja", "zh"):
        assert one in forms_in(lang)(one)


def test_words_that_only_texts_name_are_paired():
    known = Lexicon({"Name": Words({"ホタル": "Firefly"})})
    texts = [(["Firefly", "fly"], ["ホタル", "タル"]), (["moth"], ["ガ"]), (["moth"], ["ガ"])]
    found = parts(known, texts, lambda key, word: False).of("Part").keys
    assert found == {"ガ": "moth"}  # one card alone does not count, unless the same cards have both words in their names
    assert parts(known, texts, lambda key, word: True).of("Part").keys == {"ガ": "moth", "タル": "fly"}


def test_the_reader_prints_its_own_language_as_it_is_read():
    text = "[Main] This Digimon may attack."
    assert reader("en").show_effects(reader("en").read(text).effects()) == text
