"""Chinese sentences mean what the English ones mean: each pair is read apart, built, and explained alike.

The Chinese is written as cards and the Chinese rule book write it, not from what the English was read as; both sets of words
(``数码兽`` and ``数码宝贝``, ``对手`` and ``对方``) are read. Chinese is not one of the languages the game offers yet; what is
here must stay as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from shinpan.games.digimon.things import cards
from shinpan.games.digimon.words.normal import normal_of
from shinpan.library import game
from shinpan.phrases.lexicon import EMPTY, Lexicon, Words, use

PAIRS = {
    "delete": ("[On Play] Delete 4 of your opponent's Digimon.", "【登场时】将对手的4只数码兽消灭。"),
    "the words of the rule book": (
        "[On Play] Suspend 4 of your opponent's Digimon.",
        "【登场时】将对方4只数码宝贝转换为休息状态。",
    ),
    "filters behind how many": (
        "[When Attacking] [Once Per Turn] Delete 1 of your opponent's Digimon with 3500 DP or less.",
        "【攻击时】［1回合1次］将对手的1只DP3500以下的数码兽消灭。",
    ),
    "filters before how many": (
        "[When Moving] Until the end of your opponent's turn, up to 4 of their suspended Digimon get -1700 DP.",
        "【移动时】直到下一次对手的回合结束为止，对手的处于休眠状态的至多4只数码兽DP-1700。",
    ),
    "all, behind": (
        "[On Play] Suspend all of your opponent's Digimon with 3500 DP or less.",
        "【登场时】将对手的DP3500以下的数码兽全部休眠。",
    ),
    "level": (
        "[When Moving] Return 4 of your opponent's level 4 or lower Digimon to the hand.",
        "【移动时】将对手的4只Lv.4以下的数码兽返回手牌。将那只数码兽持有的进化源丢弃。",
    ),
    "search": (
        "[On Play] Reveal the top 7 cards of your deck. Add 1 card with the [Ember] trait among them to the hand. "
        "Return the rest to the bottom of the deck.",
        "【登场时】将自己卡组最上方的7张卡公开。将其中的1张特征中持有「火种（火種）」的卡加入手牌。将余下的卡按任意顺序返回卡组最下方。",
    ),
    "one of each": (
        "[On Play] Reveal the top 7 cards of your deck. Add 1 card with the [Ember] trait and 1 [Cinder] among them to the "
        "hand. Trash the rest.",
        "【登场时】将自己卡组最上方的7张卡公开。将其中的特征中持有「火种」的卡和「余烬」各1张加入手牌。将余下的卡丢弃。",
    ),
    "among them too": (
        "[On Play] Reveal the top 7 cards of your deck. "
        "Add 1 Tamer card among them to the hand and trash 1 red card among them.",
        "【登场时】将自己卡组最上方的7张卡公开。将其中的1张驯兽师卡加入手牌，将1张红色的卡丢弃。",
    ),
    "a cost": (
        "[When Moving] By trashing 4 cards in your hand, ＜Draw 4＞.",
        "【移动时】你可以通过将自己的4张手牌丢弃来≪抽4张卡≫。",
    ),
    "a cost, and then something lasts": (
        "[When Moving] By trashing 4 cards in your hand, this Digimon gets +1700 DP for the turn.",
        "【移动时】你可以通过将自己的4张手牌丢弃来使这个回合中，这只数码兽DP+1700。",
    ),
    "costs in their order": (
        "[When Attacking] By revealing 4 green cards in your hand and returning them to the top of the deck, gain 7 memory.",
        "【攻击时】你可以通过从自己的手牌中将4张绿色的卡公开并返回卡组最上方来使内存值+7。",
    ),
    "play for free": (
        "[On Play] You may play 1 [Cinder] from your hand or trash without paying the cost.",
        "【登场时】你可以不支付费用来从自己的手牌或废弃区中将1张「余烬（シンダー）」登场。",
    ),
    "play suspended": (
        "[On Play] You may play 4 [Cinder] from your trash suspended without paying the cost.",
        "【登场时】你可以不支付费用来从自己的废弃区中将4张「余烬」以休眠状态登场。",
    ),
    "DP for a while": (
        "[Main] 1 of your opponent's Digimon gets -3700 DP for the turn. Then, place this card in the battle area.",
        "【主要】这个回合中，对手的1只数码兽DP-3700。之后，将这张卡放置到战斗区域。",
    ),
    "a keyword is given": (
        "[On Play] Until the end of your opponent's turn, 5 of their Digimon gain ＜Security A. -4＞.",
        "【登场时】直到下一次对手的回合结束为止，给予对手的5只数码兽≪安防攻击-4≫（这只数码兽判定的安防卡张数-4）。",
    ),
    "two things hold": (
        "[When Attacking] For the turn, 4 of your Digimon get +1700 DP and gain ＜Piercing＞.",
        "【攻击时】这个回合中，自己的4只数码兽DP+1700，且获得≪贯通≫。",
    ),
    "keywords": ("＜Blocker＞", "≪阻挡者≫（对手的数码兽攻击时，你可以将其休眠）"),
    "both names of a keyword": ("＜Retaliation＞ ＜Reboot＞", "≪同行≫≪重启≫"),
    "recovery": ("[On Deletion] ＜Recovery +5 (Deck)＞.", "【消灭时】≪复原+5《卡组》≫（从自己的卡组最上方放到安防区）。"),
    "recovery, newer": ("[On Deletion] ＜Recovery +5 (Deck)＞.", "【消灭时】《恢复+5〈卡组〉》。"),
    "digivolution cards": (
        "[When Attacking] Trash the bottom 4 digivolution cards of 1 of your opponent's Digimon.",
        "【攻击时】将对手的1只数码兽的最下方的4张进化源丢弃。",
    ),
    "de-digivolve": ("[On Play] ＜De-Digivolve 5＞ 4 of your opponent's Digimon.", "【登场时】将对手的4只数码兽≪退化5≫。"),
    "memory": (
        "[Start of Your Turn] If you have 1 memory or less, set your memory to 7.",
        "【自己的回合开始时】内存值在1以下时，变为7。",
    ),
    "a trigger": (
        "[Your Turn] When an opponent's Digimon attacks, gain 7 memory.",
        "【自己的回合】对手的数码兽攻击时，内存值+7。",
    ),
    "by an effect": (
        "[Your Turn] When one of your other Digimon is played by an effect, gain 7 memory.",
        "【自己的回合】自己的其他数码兽由于效果登场时，内存值+7。",
    ),
    "removed from security": (
        "[Your Turn] When your opponent's security stack is removed from, gain 7 memory.",
        "【自己的回合】对手的安防卡减少时，内存值+7。",
    ),
    "battle": (
        "[Your Turn] When this Digimon deletes an opponent's Digimon in battle and survives, gain 7 memory.",
        "【自己的回合】这只数码兽进行战斗且仅有对手的数码兽被消灭时，内存值+7。",
    ),
    "a trigger and a condition": (
        "[Your Turn] When an opponent's Digimon attacks, if you have 7 or more security cards, unsuspend this Digimon.",
        "【自己的回合】对手的数码兽攻击时，如果自己的安防卡有7张以上，将这只数码兽激活。",
    ),
    "while": (
        "[All Turns] While this Digimon has the [Ember] trait, this Digimon gets +1700 DP.",
        "【双方的回合】这只数码兽特征中持有「火种」的期间，这只数码兽DP+1700。",
    ),
    "while you have": (
        "[All Turns] While you have a red Tamer, this Digimon gains ＜Jamming＞.",
        "【双方的回合】自己有红色的驯兽师在场的期间，这只数码兽获得≪干扰≫。",
    ),
    "none": (
        "[When Moving] If your opponent has no Digimon with digivolution cards, ＜Draw 4＞.",
        "【移动时】对手没有持有进化源的数码兽时，≪抽4张卡≫。",
    ),
    "one filter or the other": (
        "[On Play] If you have a Digimon with the [Ember] trait or [Cinder] in its name, gain 7 memory.",
        "【登场时】自己有特征中持有「火种」或名称包含「余烬」的数码兽时，内存值+7。",
    ),
    "under it": (
        "[On Play] If a red card is in this Digimon's digivolution cards, gain 7 memory.",
        "【登场时】这只数码兽的进化源中有红色的卡时，内存值+7。",
    ),
    "under it, again": (
        "[On Play] If a red card is in this Digimon's digivolution cards, gain 7 memory. "
        "If a blue card is in this Digimon's digivolution cards, ＜Draw 4＞.",
        "【登场时】这只数码兽的进化源中有红色的卡时，内存值+7。有蓝色的卡时，≪抽4张卡≫。",
    ),
    "for each": (
        "[Your Turn] For each of your opponent's suspended Digimon, this Digimon gets +700 DP.",
        "【自己的回合】对手的处于休眠状态的数码兽每有1只，这只数码兽DP+700。",
    ),
    "for every so many": (
        "[On Play] For every 7 cards in your trash, gain 7 memory.",
        "【登场时】自己的废弃区中的卡每有7张，内存值+7。",
    ),
    "this Tamer": (
        "[Main] By suspending this Tamer, gain 7 memory.",
        "【主要】你可以通过将这名驯兽师休眠来使内存值+7。",
    ),
    "security digimon": (
        "[Your Turn] All of your opponent's Security Digimon get -2700 DP.",
        "【自己的回合】对手的全部安防数码兽DP-2700。",
    ),
    "cannot": (
        "[On Play] Until the end of your opponent's turn, 4 of their Digimon can't attack or block.",
        "【登场时】直到下一次对手的回合结束为止，对手的4只数码兽不能进行攻击和阻挡。",
    ),
    "is not": (
        "[Opponent's Turn] All of your red Tamers can't be deleted by your opponent's effects.",
        "【对手的回合】自己的红色的驯兽师全部不会由于对手的效果被消灭。",
    ),
    "attacks these too": (
        "[Your Turn] This Digimon may also attack an opponent's unsuspended Digimon with 3500 DP or less.",
        "【自己的回合】这只数码兽也可以攻击对手的处于激活状态的DP3500以下的数码兽。",
    ),
    "a bullet": ("[Main] ＜Delay＞ ・Gain 7 memory.", "【主要】≪延迟≫（这个效果在放置这张卡的回合不能发动）\n・内存值+7。"),
    "a burst": (
        "[Main] ＜Digi-Burst 4＞ ・Gain 7 memory.",
        "【主要】≪数码爆裂4≫（你可以通过选择进化源并丢弃来发动下述的效果）\n・内存值+7。",
    ),
    "the main effect": ("[Counter] Activate this card's [Main] effect.", "【反击】发动这张卡的【主要】效果。"),
    "a quoted effect": (
        '[On Play] Until the end of your opponent\'s turn, 1 of their Digimon gains "[On Deletion] Lose 7 memory."',
        "【登场时】直到下一次对手的回合结束为止，给予对手的1只数码兽「【消灭时】内存值-7。」的效果。",
    ),
    "digivolve": (
        "[When Attacking] This Digimon may digivolve into a Digimon card with the [Ember] trait in your hand for its "
        "digivolution cost.",
        "【攻击时】这只数码兽可以通过支付费用来进化为手牌中的特征中持有「火种」的数码兽卡。",
    ),
    "what it costs": (
        "[Your Turn] When this Digimon would digivolve into [Cinder] in your hand, reduce the digivolution cost by 7.",
        "【自己的回合】这只数码兽将要进化为手牌中的「余烬」时，所需支付的进化费用-7。",
    ),
    "colours": (
        "While you have a Digimon with the [Ember] trait, you may ignore this card's color requirements.",
        "自己有特征中持有「火种」的数码兽的期间，你可以无视颜色条件使用这张卡。",
    ),
    "together at most": (
        "[Main] Choose any number of your opponent's Digimon whose DP adds up to 7700 or less and delete them.",
        "【主要】选择对手的DP合计7700以下的数码兽，将选择的数码兽全部消灭。",
    ),
    "compared with this": (
        "[When Attacking] Delete 4 of your opponent's Digimon with as much or less DP as this Digimon.",
        "【攻击时】将对手的4只DP在这只数码兽以下的数码兽消灭。",
    ),
    "instead": (
        "[Main] Delete 1 of your opponent's Digimon with 3500 DP or less. "
        "If you have a red Tamer, delete 1 of your opponent's Digimon with 7500 DP or less instead.",
        "【主要】将对手的1只DP3500以下的数码兽消灭。自己有红色的驯兽师在场时，改为将对手的1只DP7500以下的数码兽消灭。",
    ),
    "choose effects": (
        "[Main] Activate 1 of the effects below: ・Gain 7 memory. ・＜Draw 4＞.",
        "【主要】从以下效果中选择1项发动。\n・内存值+7。\n・≪抽4张卡≫。",
    ),
    "the opponent": ("[On Deletion] Your opponent trashes 4 cards in their hand.", "【消灭时】对手将4张对手自己的手牌丢弃。"),
    "DigiXros": (
        "[DigiXros -4] [Cinder] x [Hearth]",
        "⎧〖数码合体-4〗「余烬」x「炉灶」\n将要登场时，你可以从手牌中放置。每有1张减少登场费用⎭",
    ),
    "DNA digivolution": (
        "[DNA Digivolve] Red Lv.4 + Black Lv.4: Cost 7",
        "≪联展：红色Lv.4+黑色Lv.4 进化费用7≫将指定的2只数码兽叠放，激活并进化",
    ),
    "before it leaves": (
        "[All Turns] When this Digimon would leave the battle area, by trashing 4 cards in your hand, "
        "prevent it from leaving the battle area.",
        "【双方的回合】这只数码兽将要离开战斗区域时，你可以通过将自己的4张手牌丢弃来使这只数码兽不离开战斗区域。",
    ),
}
UNREAD = (
    "【登场时】将对手的1只数码兽擦干净。",
    "【登场时】将对手的1只数码兽（如果可以）消灭。",
    "【登场时】将对手的1只数码兽消灭之前，想一想。",
    "【登场时】将1张红色的卡登场。",
    "【登场时】将自己卡组最上方的7张卡公开。将其中的特征中持有「火种」的数码兽卡和驯兽师卡各4张加入手牌。",
)
"""What nobody has written a wording for is listed, never taken for something else; nor is what could mean two things, such as
a card of nobody knows where, or a trait that one or both must have."""
CARD: dict[str, Any] = {"id": "T-1", "name": "Test", "kind": "digimon", "colors": ["red"], "level": 4, "cost": 4, "dp": 4000}


@pytest.fixture(autouse=True)
def _words() -> Iterator[None]:
    """A lexicon of the words that are used here."""
    names = Words({"余烬": "Cinder", "炉灶": "Hearth"})
    use("digimon", "zh", Lexicon({"Name": names, "Trait": Words({"火种": "Ember"})}))
    yield
    use("digimon", "zh", EMPTY)


def told(text: str, lang: str) -> list[str]:
    """What a card with this text will do."""
    rules = game("digimon")
    face = rules.face({**CARD, "text": text, "lang": lang}, "here")
    (reading,) = cards.readings(face).values()  # type: ignore[arg-type]
    assert reading.full, reading.unread
    return rules.explain(face)


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_both_mean_the_same(pair: tuple[str, str]) -> None:
    english, chinese = (told(text, lang) for text, lang in zip(pair, ("en", "zh"), strict=True))
    assert english == chinese


@pytest.mark.parametrize("text", UNREAD)
def test_what_is_not_understood_is_listed(text: str) -> None:
    face = game("digimon").face({**CARD, "text": text, "lang": "zh"}, "here")
    (reading,) = cards.readings(face).values()  # type: ignore[arg-type]
    assert not reading.full and reading.unread


def test_that_digivolution_cards_are_trashed_is_only_left_out_where_it_is_the_rule() -> None:
    normal = normal_of("zh").normal
    assert normal("将对手的1只数码兽返回手牌。将那只数码兽持有的进化源丢弃。").count("进化源") == 0
    assert normal("将对手的1只数码兽休眠。将那只数码兽持有的进化源丢弃。").count("进化源") == 1


def test_nothing_is_printed_in_it_yet() -> None:
    assert "zh" in game("digimon").begun and "zh" not in game("digimon").languages
