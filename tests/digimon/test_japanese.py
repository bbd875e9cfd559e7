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
    "two things that must hold": (
        "[Your Turn] While this Digimon has the [Ember] trait and your opponent has 4 or more Digimon, this Digimon gets "
        "+7000 DP.",
        "【自分のターン】このデジモンが特徴に「火種」を持ち、相手のデジモンが4体以上いる間、このデジモンをDP+7000。",
    ),
    "two things, told by nouns": (
        "[On Play] If it's your opponent's turn and this Digimon is suspended, gain 4 memory.",
        "【登場時】相手のターンで、このデジモンがレスト状態なら、メモリー+4。",
    ),
    "by what before from where": (
        "When this card is trashed from your hand by an effect, ＜Draw 4＞.",
        "このカードが効果で手札から破棄されたとき、≪4ドロー≫。",
    ),
    "from where before by what": (
        "When this card is trashed from your hand by an effect, ＜Draw 4＞.",
        "このカードが手札から効果で破棄されたとき、≪4ドロー≫。",
    ),
    "what would happen": (
        "[All Turns] When this Digimon would be returned to the hand by an opponent's effect, gain 4 memory.",
        "【お互いのターン】このデジモンが相手の効果で手札に戻るとき、メモリー+4。",
    ),
    "either player's pile": (
        "[On Play] If you have 7 or more cards in your trash or your opponent has 7 or more cards in their trash, ＜Draw 4＞.",
        "【登場時】自分か相手のトラッシュが7枚以上なら、≪4ドロー≫。",
    ),
    "the hand of who acts": (
        "[On Play] Your opponent may trash 4 Option cards in their hand.",
        "【登場時】相手は手札のオプションカード4枚を破棄できる。",
    ),
    "a hand that effects discard": (
        "[Your Turn] When one of your effects trashes a card in your hand, gain 4 memory.",
        "【自分のターン】自分の効果で自分の手札が破棄されたとき、メモリー+4。",
    ),
    "a trait in part or whole": (
        "[On Play] Delete 4 of your opponent's Digimon with [Fire] in any of its traits or the [Ember] trait.",
        "【登場時】特徴に「火」を含むか「火種」を持つ相手のデジモン4体を消滅させる。",
    ),
    "either of two levels": (
        "[On Play] Delete 4 of your opponent's level 3 or level 7 Digimon.",
        "【登場時】Lv.3かLv.7の相手のデジモン4体を消滅させる。",
    ),
    "bans with more to come": (
        "[On Play] Until the end of your opponent's turn, 4 of their Digimon can't attack, block or activate "
        "[When Digivolving] effects.",
        "【登場時】相手のターン終了まで、相手のデジモン4体はアタックできず、ブロックできず、【進化時】効果は発揮しない。",
    ),
    "how long, and for each of what": (
        "[When Attacking] For the turn, this Digimon gets +4000 DP for each of your Tamers.",
        "【アタック時】ターン終了まで、自分のテイマー1体ごとに、このデジモンをDP+4000。",
    ),
    "for each of what, and how long": (
        "[When Attacking] For the turn, this Digimon gets +4000 DP for each of your Tamers.",
        "【アタック時】自分のテイマー1体ごとに、ターン終了まで、このデジモンをDP+4000。",
    ),
    "of what, and how long": (
        "[On Play] Until the end of your opponent's turn, 4 of your Digimon gain ＜Blocker＞.",
        "【登場時】自分のデジモン4体は相手のターン終了まで、≪ブロッカー≫を得る。",
    ),
    "a keyword may be given": (
        "[On Play] 1 of your Digimon may gain ＜Blocker＞ for the turn.",
        "【登場時】ターン終了まで、自分のデジモン1体に≪ブロッカー≫を与えることができる。",
    ),
    "one of two names": (
        "[Your Turn] When this Digimon would digivolve into [Cinder] or [Cinder Wisp], reduce the digivolution cost by 4.",
        "【自分のターン】このデジモンが「シンダー」か「シンダーウィスプ」に進化するとき、支払う進化コスト-4。",
    ),
    "no more than this one's": (
        "[On Play] Delete 4 of your opponent's Digimon with as much or more DP than this Digimon.",
        "【登場時】このデジモンのDP以上の相手のデジモン4体を消滅させる。",
    ),
    "the attacker": (
        "[Opponent's Turn] When an opponent's Digimon attacks, the attacking Digimon gets -4000 DP for the turn.",
        "【相手のターン】相手のデジモンがアタックしたとき、ターン終了まで、アタックしたデジモンをDP-4000。",
    ),
    "the most of all": (
        "[On Play] Delete 1 of your opponent's Digimon with the lowest level.",
        "【登場時】Lv.が最も低い相手のデジモン1体を消滅させる。",
    ),
    "what was done by this effect": (
        "[On Play] You may play 4 [Cinder] from your hand without paying the cost. If this effect played, ＜Draw 4＞.",
        "【登場時】自分の手札から、「シンダー」4枚をコストを支払わずに登場できる。この効果で登場させたなら、≪4ドロー≫。",
    ),
    "for each that was trashed": (
        "[On Play] By trashing up to 4 cards in your hand, gain 1 memory for each card trashed by this effect.",
        "【登場時】自分の手札4枚までを破棄することで、破棄した1枚ごとに、メモリー+1。",
    ),
    "so much in all": (
        "[On Play] Return up to 7 play cost's total worth of your opponent's Digimon to the hand.",
        "【登場時】登場コストの合計が7以下になるように相手のデジモンを選び、選んだデジモンすべてを手札に戻す。",
    ),
    "under one or the other": (
        "[On Play] You may place 1 card from your hand as this Digimon's bottom digivolution card or under 1 of your Tamers.",
        "【登場時】自分の手札1枚をこのデジモンの進化元の下か自分のテイマー1体の下に置ける。",
    ),
    "back to any deck": (
        "[Your Turn] When an opponent's Digimon is returned to the deck by an effect, gain 4 memory.",
        "【自分のターン】相手のデジモンが効果でデッキに戻ったとき、メモリー+4。",
    ),
    "of the card that is named": (
        "[When Attacking] This Digimon may digivolve into a blue [Cinder] in your hand without paying the cost.",
        "【アタック時】このデジモンを手札の青の「シンダー」にコストを支払わずに進化できる。",
    ),
    "a security stack that grows": (
        "[All Turns] When a card is added to a security stack, gain 4 memory.",
        "【お互いのターン】セキュリティが増えたとき、メモリー+4。",
    ),
    "for each, its own": (
        "[All Turns] All of your Digimon with the [Ember] trait get +4000 DP for each of their face-down digivolution cards.",
        "【お互いのターン】そのデジモンの裏向きの進化元1枚ごとに、特徴に「火種」を持つ自分のデジモンすべてをDP+4000。",
    ),
    "deleted by what": (
        "[On Deletion] If this Digimon was deleted other than in battle, ＜Draw 4＞.",
        "【消滅時】このデジモンがバトル以外で消滅していたなら、≪4ドロー≫。",
    ),
}
UNREAD = (
    "【登場時】相手のデジモン1体をきれいにする。",
    "【登場時】相手のデジモン1体を（できれば）消滅させる。",
    "【登場時】相手のデジモン1体を消滅させる前に、考える。",
    "【お互いのターン】自分のデジモンが効果でアタックしたとき、メモリー+4。",
    "【お互いのターン】相手のデジモンがアタックするとき、メモリー+4。",
    "【登場時】自分のデジモンの進化元が7枚以上なら、メモリー+4。",
)
"""What nobody has written a wording for is listed, never taken for something else: neither a cause of what has none, nor what
would happen and is not known before it does, nor cards counted under one of several."""
CARD: dict[str, Any] = {"id": "T-1", "name": "Test", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 4, "dp": 4000}


@pytest.fixture(autouse=True)
def _words() -> Iterator[None]:
    """A lexicon of the words that are used here."""
    use(
        "digimon",
        "ja",
        Lexicon(
            {
                "Name": Words({"シンダー": "Cinder", "シンダーウィスプ": "Cinder Wisp"}),
                "Trait": Words({"火種": "Ember", "火": "Fire"}),
            }
        ),
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


def test_a_name_in_two_spellings_is_one_name() -> None:
    use("digimon", "ja", Lexicon({"Name": Words({"シンダー": "Cinder", "シンダー・ゼロ": "Cinder"})}))
    one, other = (told(f"【登場時】自分の「{name}」4体をレストさせる。", "ja") for name in ("シンダー", "シンダー・ゼロ"))
    assert one == other and "Cinder" in one[0]


def test_nothing_is_printed_in_it_yet() -> None:
    assert "ja" in game("digimon").begun and "ja" not in game("digimon").languages
