"""Wordings that were read wrongly until the same cards in another language were laid beside them, and what is told alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shinpan.games.digimon.outside.printings import printings
from shinpan.games.digimon.things import cards
from shinpan.library import game
from shinpan.library.agree import agree
from shinpan.phrases.lexicon import EMPTY, Lexicon, Words, use

SHARED = Path(__file__).parents[3] / "shared" / "cards" / "digimon"
FILES = {"ja": ("ja/llzzgl.json", "ja/shuufei.json"), "zh": ("zh/mrtoy.json",)}

CARD: dict[str, Any] = {"id": "T-1", "name": "Test", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 5, "dp": 4000}
SAID = {
    "one effect of one card": (
        "[On Play] Activate 1 of your [Cinder]'s [When Attacking] effects.",
        "activate 1 [When Attacking] effect of 1 card in your battle area that has the name [Cinder]",
    ),
    "every effect of a card": (
        "[On Play] Activate the [When Attacking] effects of 1 of your [Cinder].",
        "activate every [When Attacking] effect of 1 card in your battle area that has the name [Cinder]",
    ),
    "what is paid, not the play cost": (
        "While your opponent has a Digimon with 7000 DP or more, reduce the memory cost to play this card from your hand by 4.",
        "right before this very card would be played from your hand, where you do it (it cuts in): if there is at least 1 "
        "Digimon in your opponent's battle area that has 7000 DP or more: reduce the cost that is being paid by 4",
    ),
    "what is paid, for each": (
        "For every 7 cards in your trash, reduce the memory cost when playing this card from your hand by 2.",
        "right before this very card would be played from your hand, where you do it (it cuts in): with its numbers multiplied "
        "by the number of cards in your trash (for every 7 of them): reduce the cost that is being paid by 2",
    ),
    "to be deleted is not to be trashed": (
        "[All Turns] When an effect would delete this Digimon or return it to its owner's hand or deck, by trashing 4 cards in "
        "your hand, prevent it from leaving play.",
        "right before this Digimon would be deleted, where it happens by effects or this Digimon would leave the battle area "
        "to a deck or a hand, where it happens by effects (it cuts in)",
    ),
    "removed, wherever to": (
        "[All Turns] When an effect would remove this Digimon from the battle area, by trashing 4 cards in your hand, prevent "
        "that removal.",
        "right before this Digimon would leave the battle area from a battle area, where it happens by effects (it cuts in)",
    ),
    "digivolution cards are a Digimon's": (
        "When effects trash this card from digivolution cards, gain 3 memory.",
        "when this very card goes from under a card from under a Digimon to a trash, where it happens by effects",
    ),
    "the card, wherever it is": (
        "When one of your effects trashes this card in your hand, you may place it under 1 of your red Digimon as its bottom "
        "digivolution card.",
        "place it (this card) under 1 Digimon in your battle area that is red",
    ),
}


def told(text: str, **facts: Any) -> str:
    """What a card with this text will do."""
    face = game("digimon").face({**CARD, **facts, "text": text, "lang": "en"}, "here")
    (reading,) = cards.readings(face).values()  # type: ignore[arg-type]
    assert reading.full, reading.unread
    return "\n".join(game("digimon").explain(face))


@pytest.mark.parametrize(("text", "says"), SAID.values(), ids=SAID)
def test_what_the_second_witness_found(text: str, says: str) -> None:
    assert says in told(text)


def test_for_each_of_what_has_no_number_is_not_dropped() -> None:
    text = "[Your Turn] This Digimon can't be blocked for each of your Tamers."
    assert game("digimon").unread(game("digimon").face({**CARD, "text": text, "lang": "en"}))
    assert "for each of" not in told("[Your Turn] This Digimon can't be blocked.")
    assert "number of" in told("[Your Turn] This Digimon gets +2000 DP for each of your Tamers.")


# ------------------------------------------------------------------ what two languages say in their own ways

SAME = {
    "whose it is, said once": (
        "[On Play] Return 3 [Cinder] from your trash or your Digimon's digivolution cards to the bottom of the deck.",
        "ja",
        "【登場時】自分のトラッシュかデジモンの進化元から、「シンダー」3枚をデッキの下に戻す。",
    ),
    "this one, once": (
        "[Main] By placing this Digimon and 1 [Cinder] and 1 [Ash] from your trash as the bottom digivolution cards of 1 of "
        "your "
        "[Soot], gain 3 memory.",
        "ja",
        "【メイン】このデジモンと自分のトラッシュの「シンダー」と「灰」1枚ずつを自分の「すす」1体の進化元の下に置くことで、メモリー+3。",
    ),
    "every one of them": (
        "[On Play] Reveal the top 4 cards of your deck. If all of the revealed cards are blue, gain 2 memory. Return the "
        "rest to the "
        "bottom of the deck.",
        "ja",
        "【登場時】自分のデッキの上から4枚オープンする。オープンしたカードが全て青のカードのとき、メモリーを+2する。残りはデッキの下に戻す。",
    ),
    "one of two colours": (
        "[On Play] Return 1 level 5 or lower 2-color Digimon card that is blue or green from your trash to the hand.",
        "ja",
        "【登場時】自分のトラッシュから、青/緑を含む2色のLv.5以下のデジモンカード1枚を手札に戻す。",
    ),
    "one cause of both": (
        "[All Turns] When an effect would delete this Digimon or return it to its owner's hand or deck, by trashing 3 cards "
        "in your "
        "hand, prevent it from leaving play.",
        "ja",
        "【お互いのターン】このデジモンが効果で消滅するときか、手札、デッキに戻るとき、自分の手札3枚を破棄することで、"
        "消滅せず、手札、デッキに戻らない。",
    ),
    "none of the same level": (
        "[On Play] You may play 3 [Ember] trait Digimon cards from your trash without paying the costs. This effect can't "
        "play cards "
        "of the same level.",
        "ja",
        "【登場時】自分のトラッシュから、特徴に「火種」を持つデジモンカード3枚をコストを支払わずに登場できる。"
        "この効果では、Lv.の同じカードは登場できない。",
    ),
    "one of those that are there": (
        "[Hand] [Main] If you have a Digimon with [Cinder] in its name, you may pay 2 memory to place this card under that "
        "Digimon "
        "as its bottom digivolution card.",
        "ja",
        "[手札]【メイン】名称に「シンダー」を含む自分のデジモンがいるとき、2コスト支払うことで、"
        "このカードをそのデジモン1体の進化元の下に置く。",
    ),
    "the opponent did not": (
        "[On Play] By trashing 2 cards in your hand, your opponent may trash their top security card. If this effect didn't "
        "trash, "
        "gain 3 memory.",
        "ja",
        "【登場時】自分の手札2枚を破棄することで、相手は自身のセキュリティを上から1枚破棄できる。"
        "この効果で破棄しなかったなら、メモリー+3。",
    ),
    "of either sort, once": (
        "[All Turns] All of your Tokens and Digimon with the [Ember] trait gain ＜Jamming＞.",
        "ja",
        "【お互いのターン】自分のトークン全てと特徴に「火種」を持つ自分のデジモン全ては≪ジャミング≫を得る。",
    ),
    "not at will": (
        "[Your Turn] When one of your Digimon would digivolve into a Digimon card with [Cinder] in its name, by suspending "
        "this "
        "Digimon, reduce the digivolution cost by 2.",
        "ja",
        "【メイン】自分のデジモンが名称に「シンダー」を含むデジモンカードに進化するとき、"
        "このデジモンをレストさせることで、支払う進化コスト-2。",
    ),
    "one change, and two": (
        "[On Play] 1 of your opponent's Digimon gains ＜Security Attack -1＞ and gets -7000 DP until the end of your "
        "opponent's turn.",
        "ja",
        "【登場時】相手のターン終了まで、相手のデジモン1体をDP-7000し、そのデジモンは≪Sアタック-1≫を得る。",
    ),
    "the one revealed card": (
        "[On Play] Reveal the top card of your deck. If it's a blue card, add it to the hand. Otherwise, place it at the "
        "bottom of your "
        "deck.",
        "ja",
        "【登場時】自分のデッキの上から1枚オープンする。それが青のカードなら、手札に加える。残りはデッキの下に戻す。",
    ),
    "the other ones": (
        "[On Play] Suspend all other Digimon.",
        "ja",
        "【登場時】このデジモン以外のデジモン全てをレストさせる。",
    ),
    "who has it, and what there is": (
        "[On Play] If you have [Cinder] or a Tamer with the [Ember] trait, gain 3 memory.",
        "ja",
        "【登場時】自分の「シンダー」か特徴に「火種」を持つ自分のテイマーがいるなら、メモリー+3。",
    ),
    "a cause that counts for both": (
        "[On Play] Until the end of your opponent's turn, your opponent's effects can't delete this Digimon or return it to "
        "its "
        "owner's hand or deck.",
        "zh",
        "【登场时】直到对方的回合结束为止，此数码宝贝不会由于对方的效果被消灭，不会被返回手牌或卡组。",
    ),
    "done by you": (
        "[Your Turn] When you trash a digivolution card of 1 of your opponent's Digimon, gain 3 memory.",
        "zh",
        "【我方的回合】将对方的数码宝贝的进化源丢弃时，内存值+3。",
    ),
    "what is paid": (
        "For every 7 cards in your trash, reduce the memory cost when playing this card from your hand by 2.",
        "zh",
        "我方的废弃区中的卡每有7张，手牌中的此卡将要登场时所需支付的登场费用-2。",
    ),
}
OTHERWISE = {
    "two of them, not one": (
        "[On Play] 1 of your opponent's Digimon gets -7000 DP for the turn. Then, 1 of their Digimon gains ＜Security Attack "
        "-1＞ for "
        "the turn.",
        "ja",
        "【登場時】このターンの間、相手のデジモン1体をDP-7000し、そのデジモンは≪Sアタック-1≫を得る。",
    ),
    "one for longer": (
        "[On Play] 1 of your opponent's Digimon gets -7000 DP for the turn and gains ＜Security Attack -1＞ until the end of "
        "your "
        "opponent's turn.",
        "ja",
        "【登場時】このターンの間、相手のデジモン1体をDP-7000し、そのデジモンは≪Sアタック-1≫を得る。",
    ),
    "the next turn, from the opponent's": (
        "[On Deletion] Until the end of your opponent's next turn, 1 of your Digimon gets +7000 DP.",
        "ja",
        "【消滅時】相手のターン終了まで、自分のデジモン1体をDP+7000。",
    ),
    "what is asked for": (
        "[On Play] If you have [Cinder] and a Tamer with the [Ember] trait, gain 3 memory.",
        "ja",
        "【登場時】自分の「シンダー」か特徴に「火種」を持つ自分のテイマーがいるなら、メモリー+3。",
    ),
    "by whom": (
        "[Your Turn] When one of your opponent's digivolution cards is trashed, gain 3 memory.",
        "zh",
        "【我方的回合】将对方的数码宝贝的进化源丢弃时，内存值+3。",
    ),
}
"""What is told otherwise, because it is something else."""


@pytest.fixture
def words() -> Iterator[None]:
    """A lexicon of the words that are used here."""
    names = {"シンダー": "Cinder", "灰": "Ash", "すす": "Soot"}
    use("digimon", "ja", Lexicon({"Name": Words(names), "Trait": Words({"火種": "Ember"})}))
    yield
    use("digimon", "ja", EMPTY)


def plain(text: str, lang: str) -> list[str]:
    """What a card with this text will do, as it is compared."""
    rules = game("digimon")
    with rules.one_form():
        face = rules.face({**CARD, "text": text, "lang": lang}, "here")
    assert not rules.unread(face)
    return [
        rules.plainly(line.replace("\0", "\n")) for line in "\n".join(rules.explain(face)).replace("\n ", "\0 ").split("\n")
    ]


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize(("english", "lang", "other"), SAME.values(), ids=SAME)
def test_what_plays_the_same_is_told_alike(english: str, lang: str, other: str) -> None:
    assert plain(english, "en") == plain(other, lang)


@pytest.mark.usefixtures("words")
@pytest.mark.parametrize(("english", "lang", "other"), OTHERWISE.values(), ids=OTHERWISE)
def test_what_plays_otherwise_is_not(english: str, lang: str, other: str) -> None:
    assert plain(english, "en") != plain(other, lang)


def test_a_card_by_its_number() -> None:
    text = "When this card is trashed from your deck, if it wasn't trashed by [EX2-039 Cinder]'s effect, you may ＜Draw 1＞."
    assert "has the card number EX2-039" in told(text)
    face = game("digimon").face(
        {**CARD, "text": "このカードが「EX2-039 シンダー」の効果以外でデッキから破棄されたとき、≪1ドロー≫。", "lang": "ja"},
        "here",
    )
    assert "other than by effects of [EX2-039 シンダー]" in "\n".join(game("digimon").explain(face))


# ------------------------------------------------------------------ the differences that are listed


@pytest.mark.parametrize("lang", FILES)
def test_every_difference_that_is_explained_is_still_there(lang: str) -> None:
    files = [SHARED / name for name in ("en/aegis.json", "en/tcg-lab.json", *FILES[lang])]
    if not all(file.exists() for file in files):
        pytest.skip("needs the public card files in ../shared")
    listed = printings(("en", lang))
    found = agree(game("digimon"), files, ("en", lang), only=listed)
    gone = [number for number in listed if number not in {one.id for one in found.differ}]
    assert [one for one in gone if agree(game("digimon"), files, ("en", lang), only=[one]).same] == [], "no differences now"
    assert found.explained == {one.id: listed[one.id] for one in found.differ}
