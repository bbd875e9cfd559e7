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
    use("digimon", "ja", Lexicon({"Name": Words({"シンダー": "Cinder"}), "Trait": Words({"火種": "Ember"})}))
    yield
    use("digimon", "ja", EMPTY)


def told(text: str, lang: str) -> list[str]:
    """What a card with this text will do."""
    kind = {"text": text, "lang": lang}
    rules = game("digimon")
    face = rules.face({**CARD, **kind}, "here")
    (reading,) = cards.readings(face).values()  # type: ignore[arg-type]
    assert reading.full, reading.unread
    return rules.explain(face)


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
