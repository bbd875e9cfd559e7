"""Japanese sentences mean what the English ones mean: each pair is read apart, built, and explained alike.

The Japanese is written as the cards and the Japanese rule book write it, not from what the English was read as. What it means
is compared after building: two trees may differ in how they were put together and still do the same. Japanese is not one of
the languages the game offers yet (not every meaning has its wording); what is here must stay as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from shinpan.games.digimon.things import cards
from shinpan.library import game
from shinpan.phrases.lexicon import EMPTY, Lexicon, Words, use

PAIRS = {
    "delete": ("[On Play] Delete 4 of your opponent's Digimon.", "【登場時】相手のデジモン4体を消滅させる。"),
    "filters before whose": (
        "[When Attacking] [Once Per Turn] Delete 1 of your opponent's Digimon with 3500 DP or less.",
        "【アタック時】［ターンに1回］DP3500以下の相手のデジモン1体を消滅させる。",
    ),
    "level": (
        "[When Moving] Return 4 of your opponent's level 4 or lower Digimon to the hand.",
        "【移動時】Lv.4以下の相手のデジモン4体を手札に戻す。",
    ),
    "search": (
        "[On Play] Reveal the top 3 cards of your deck. Add 1 card with the [Ember] trait among them to the hand. "
        "Return the rest to the bottom of the deck.",
        "【登場時】自分のデッキの上から3枚オープンする。"
        "その中の特徴に「火種」を持つカード1枚を手札に加える。残りはデッキの下に戻す。",
    ),
    "two kinds at once": (
        "[On Play] Reveal the top 4 cards of your deck. Add 1 card with the [Ember] trait and 1 Tamer card among them to the "
        "hand. Return the rest to the bottom of the deck.",
        "【登場時】自分のデッキの上から4枚オープンする。"
        "その中の特徴に「火種」を持つカード1枚とテイマーカード1枚を手札に加える。残りはデッキの下に戻す。",
    ),
    "a cost": (
        "[When Moving] By trashing 4 cards in your hand, ＜Draw 4＞.",
        "【移動時】自分の手札4枚を破棄することで、≪4ドロー≫。",
    ),
    "play for free": (
        "[On Play] You may play 1 [Cinder] from your hand without paying the cost.",
        "【登場時】自分の手札から、「シンダー」1枚をコストを支払わずに登場できる。",
    ),
    "DP for a while": (
        "[Main] 1 of your opponent's Digimon gets -3000 DP for the turn. Then, place this card in the battle area.",
        "【メイン】ターン終了まで、相手のデジモン1体をDP-3000。その後、このカードをバトルエリアに置く。",
    ),
    "the older words for it": (
        "[When Attacking] 1 of your Digimon gets +2000 DP for the turn.",
        "【アタック時】このターンの間、自分のデジモン1体のDPを+2000する。",
    ),
    "a keyword is given": (
        "[On Play] Until the end of your opponent's turn, 5 of their Digimon gain ＜Security A. -4＞.",
        "【登場時】相手のターン終了まで、相手のデジモン5体に≪Sアタック-4≫を与える。",
    ),
    "keywords": ("＜Blocker＞", "≪ブロッカー≫（相手のデジモンがアタックしたとき、アタックの対象をこのデジモンにできる）"),
    "recovery": ("[On Deletion] ＜Recovery +5 (Deck)＞.", "【消滅時】≪リカバリー+5《デッキ》≫。"),
    "digivolution cards": (
        "[When Attacking] Trash the bottom 2 digivolution cards of 1 of your opponent's Digimon.",
        "【アタック時】相手のデジモン1体の進化元を下から2枚破棄する。",
    ),
    "de-digivolve": ("[On Play] ＜De-Digivolve 5＞ 4 of your opponent's Digimon.", "【登場時】相手のデジモン4体を≪退化5≫。"),
    "memory": (
        "[Start of Your Turn] If you have 1 memory or less, set your memory to 7.",
        "【自分のターン開始時】メモリーが1以下なら、7にする。",
    ),
    "a trigger": (
        "[Your Turn] When an opponent's Digimon attacks, gain 1 memory.",
        "【自分のターン】相手のデジモンがアタックしたとき、メモリー+1。",
    ),
    "removed from security": (
        "[Your Turn] When your opponent's security stack is removed from, gain 1 memory.",
        "【自分のターン】相手のセキュリティが減ったとき、メモリー+1。",
    ),
    "while": (
        "[All Turns] While this Digimon has the [Ember] trait, this Digimon gets +1000 DP.",
        "【お互いのターン】このデジモンが特徴に「火種」を持つ間、このデジモンをDP+1000。",
    ),
    "for each": (
        "[Your Turn] For each of your opponent's suspended Digimon, this Digimon gets +700 DP.",
        "【自分のターン】レスト状態の相手のデジモン1体ごとに、このデジモンをDP+700。",
    ),
    "suspend": ("[On Play] Suspend 5 of your opponent's Digimon.", "【登場時】相手のデジモン5体をレストさせる。"),
    "this Tamer": (
        "[Main] By suspending this Tamer, gain 1 memory.",
        "【メイン】このテイマーをレストさせることで、メモリー+1。",
    ),
    "security digimon": (
        "[Your Turn] All of your opponent's Security Digimon get -2700 DP.",
        "【自分のターン】相手のセキュリティデジモン全てをDP-2700。",
    ),
    "cannot": (
        "[On Play] 1 of your opponent's Digimon can't attack or block until the end of their turn.",
        "【登場時】相手のターン終了まで、相手のデジモン1体はアタックとブロックができない。",
    ),
    "the cause before who it happens to": (
        "[Your Turn] When one of your Digimon is played by an effect, gain 7 memory.",
        "【自分のターン】効果で自分のデジモンが登場したとき、メモリー+7。",
    ),
    "costs in their order": (
        "[Main] By suspending this Tamer and trashing 4 cards in your hand, gain 7 memory.",
        "【メイン】このテイマーをレストさせ、自分の手札4枚を破棄することで、メモリー+7。",
    ),
    "two conditions": (
        "[On Play] If this Digimon has the [Ember] trait and your opponent has 7 or more Digimon, gain 7 memory.",
        "【登場時】このデジモンが特徴に「火種」を持ち、相手のデジモンが7体以上いるなら、メモリー+7。",
    ),
    "a bullet": ("[Main] ＜Delay＞ ・Gain 7 memory.", "【メイン】≪ディレイ≫・メモリー+7。"),
    "the main effect": (
        "[Counter] Activate this card's [Main] effect.",
        "【カウンター】このカードの【メイン】効果を発揮する。",
    ),
    "a quoted effect": (
        '[On Play] Until the end of your opponent\'s turn, 1 of their Digimon gains "[On Deletion] Lose 7 memory."',
        "【登場時】相手のターン終了まで、相手のデジモン1体に「【消滅時】メモリー-7。」の効果を与える。",
    ),
    "what is said of both": (
        "[On Play] Reveal the top 5 cards of your deck. Add 1 Digimon card with the [Ember] trait and 1 Tamer card with the "
        "[Ember] trait among them to the hand. Return the rest to the bottom of the deck.",
        "【登場時】自分のデッキの上から5枚オープンする。その中の特徴に「火種」を持つデジモンカードとテイマーカード1枚ずつを"
        "手札に加える。残りはデッキの下に戻す。",
    ),
    "one of each level": (
        "[On Play] Delete 1 of your opponent's level 3 Digimon and 1 of their level 7 Digimon.",
        "【登場時】Lv.3とLv.7の相手のデジモン1体ずつを消滅させる。",
    ),
    "prevented, this once": (
        "[All Turns] When this Digimon would be deleted, by trashing 4 cards in your hand, prevent that deletion.",
        "【お互いのターン】このデジモンが消滅するとき、自分の手札4枚を破棄することで、このデジモンは消滅しない。",
    ),
    "a cause of both": (
        "[When Moving] Until the end of your opponent's turn, this Digimon can't be deleted by your opponent's effects, and "
        "can't have its DP reduced by your opponent's effects.",
        "【移動時】相手のターン終了まで、このデジモンは相手の効果で消滅せず、DPをマイナスされない。",
    ),
    "so much for each of their colours": (
        "[Your Turn] This Digimon gets +7000 DP for each of its digivolution card colors.",
        "【自分のターン】このデジモンの進化元の色1色ごとに、このデジモンをDP+7000。",
    ),
    "a token": (
        "[On Play] Play 1 [Cinder Wisp] Token (Digimon/Red/7000 DP/＜Rush＞).",
        "【登場時】「シンダーウィスプ」（デジモン・赤・DP7000・≪速攻≫）トークン1体を登場させる。",
    ),
    "a look, and then perhaps": (
        "[On Play] Look at your security stack. You may add 1 card among them to the hand.",
        "【登場時】自分のセキュリティをすべて確認する。その中のカード1枚を手札に加えられる。",
    ),
    "an option in the battle area": (
        "[When Attacking] By trashing 1 of your Options in the battle area, gain 4 memory.",
        "【アタック時】バトルエリアの自分のオプションカード1枚を破棄することで、メモリー+4。",
    ),
    "either of two deeds": (
        "[On Play] Suspend 4 of your opponent's Digimon or gain 4 memory.",
        "【登場時】相手のデジモン4体をレストさせるか、メモリー+4。",
    ),
    "a requirement": (
        "[Digivolve] [Cinder]: Cost 4\n[On Play] ＜Draw 4＞.",
        "［進化］「シンダー」：コスト4\n【登場時】≪4ドロー≫。",
    ),
    "DNA": (
        "[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 3\n[On Play] ＜Draw 4＞.",
        "［ジョグレス］赤Lv.4＋青Lv.4：コスト3\n【登場時】≪4ドロー≫。",
    ),
    "until the next turn ends": (
        "[Main] Until the end of your opponent's next turn, 1 of your Digimon gets +7000 DP.",
        "【メイン】次の相手のターン終了時まで、自分のデジモン1体をDP+7000。",
    ),
    "exactly so many": (
        "[On Play] If you have exactly 4 security cards, ＜Draw 4＞.",
        "【登場時】自分のセキュリティが4枚なら、≪4ドロー≫。",
    ),
}
UNREAD = (
    "【登場時】相手のデジモン1体をきれいにする。",
    "【登場時】相手のデジモン1体を（できれば）消滅させる。",
    "【登場時】相手のデジモン1体を消滅させる前に、考える。",
)
"""What nobody has written a wording for is listed, never taken for something else."""
CARD: dict[str, Any] = {"id": "T-1", "name": "Test", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 4, "dp": 4000}


@pytest.fixture(autouse=True)
def _words() -> Iterator[None]:
    """A lexicon of the words that are used here."""
    use(
        "digimon",
        "ja",
        Lexicon({"Name": Words({"シンダー": "Cinder", "シンダーウィスプ": "Cinder Wisp"}), "Trait": Words({"火種": "Ember"})}),
    )
    yield
    use("digimon", "ja", EMPTY)


def told(text: str, lang: str) -> list[str]:
    """What a card with this text will do."""
    kind = {"text": text, "lang": lang}
    rules = game("digimon")
    with rules.one_form():
        face = rules.face({**CARD, **kind}, "here")
    (reading,) = cards.readings(face).values()  # type: ignore[arg-type]
    assert reading.full, reading.unread
    return [rules.plainly(line) for line in rules.explain(face)]


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_both_mean_the_same(pair: tuple[str, str]) -> None:
    english, japanese = (told(text, lang) for text, lang in zip(pair, ("en", "ja"), strict=True))
    assert english == japanese


@pytest.mark.parametrize("text", UNREAD)
def test_what_is_not_understood_is_listed(text: str) -> None:
    face = game("digimon").face({**CARD, "text": text, "lang": "ja"}, "here")
    (reading,) = cards.readings(face).values()  # type: ignore[arg-type]
    assert not reading.full and reading.unread


def test_nothing_is_printed_in_it_yet() -> None:
    assert "ja" in game("digimon").begun and "ja" not in game("digimon").languages
