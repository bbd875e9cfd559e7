"""Instructions about Characters, cards, players and the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.continuous import Part
from ....effects.filters import AllOf
from ....effects.ops import Op, Value
from ....effects.picking import Union
from ....meaning.build import Absent, Ask, CannotRun, Is, Or, Via
from ....meaning.node import Node
from ..things import card_verbs, character_verbs, filters, flow, modifiers, selectors, verbs
from ..things.card_verbs import Discard, Return, Reveal
from ..things.picks import ALL, Pick
from ..things.state import DECK, FIELD, HAND, REMOVED
from .vocabulary import THIS, refuse, times, words
from .words import Words, nodes

if TYPE_CHECKING:
    from .builder import Builder


def at_random(b: Builder, x: Node) -> Pick:
    """Cards of the hand, at random."""
    pick = b.pick(x, HAND)
    pick.random = True
    return pick


def lasting(change: type[modifiers.PowerDouble] | type[modifiers.PowerHalf]) -> object:
    """An effect that changes power for a while."""
    return lambda x, d: modifiers.MakeLasting([Part(change(), None)], x, d)


on_field, in_hand, random = Ask(Words.on_field, "x"), Ask(lambda b, x: b.pick(x, HAND), "x"), Ask(at_random, "x")
doer = Ask(Words.ref, "by")
for_good = Or("d", "Game")

words.rows(
    "Act",
    Break=(character_verbs.Break, on_field),
    Dull=(character_verbs.Dull, on_field),
    Activate=(character_verbs.Activate, on_field),
    Freeze=(character_verbs.Freeze, on_field),
    DullFreeze=(lambda x: flow.OneAndOther([character_verbs.Dull(x), character_verbs.Freeze(x)]), on_field),
    Damage=(lambda n, x, by: character_verbs.Damage(x, n, by), "n", on_field, doer),
    DamagePlayer=(character_verbs.DamagePlayer, "o", Via(times, "n", "c"), doer),
    DividedEqually=(character_verbs.EqualDamage, "x", "n"),
    RemoveDamage=(character_verbs.NegateDamage, "x"),
    RemoveFromBattle=(character_verbs.OutOfBattle, "x"),
    PlaceCounters=(character_verbs.PlaceCounters, "x", "c", Via(times, "n", "per")),
    GiveControl=(lambda x: modifiers.TakeControl(x, "Game", give=True), on_field),
    Double=(lasting(modifiers.PowerDouble), "x", for_good),
    Halve=(lasting(modifiers.PowerHalf), "x", for_good),
    Cancel=(verbs.Cancel, Via(lambda x: x or Pick(selectors.SourceItem()), "x")),
    CancelChoosing=(verbs.CancelChoosing, "x"),
    GainCrystals=(verbs.GainCrystals, "n"),
    LoseCrystals=(verbs.LoseCrystals, "n"),
    ExtraTurn=verbs.ExtraTurn,
    UseAgain=verbs.UseAgain,
    WinGame=(verbs.EndGame, True),
    LoseGame=(verbs.EndGame, False),
    Draw=(card_verbs.Draw, "n"),
    DrawUntil=(card_verbs.DrawTo, "n"),
    Discard=(Discard, in_hand),
    DiscardRandom=(Discard, random),
    DiscardTo=(card_verbs.DiscardTo, "n"),
    PutBreak=(card_verbs.PutBreak, "x"),
    PutDamage=(card_verbs.ToDamage, in_hand),
    Add=(card_verbs.Add, "x"),
    Shuffle=(lambda x: card_verbs.Shuffle() if x is None else card_verbs.ShuffleThese(x), "x"),
    ShufflePut=(Return, "x", Is("deck")),
    RemoveRandom=(card_verbs.RemoveFromGame, random),
    RemoveAfterUse=(card_verbs.AfterUse, REMOVED),
    ReturnAfterUse=(card_verbs.AfterUse, HAND),
    Reveal=(Reveal, in_hand, True),
    RevealRandom=(Reveal, random, True),
    Look=(Reveal, in_hand, False),
    Search=(card_verbs.Search, Ask(lambda b, x: b.pick(x, DECK), "x"), None),
    CanCast=(modifiers.AllowCast, "x", for_good, Absent("pay")),
    CanCastOwned=(modifiers.AllowCast, "x", for_good, Absent("pay")),
)
words.cannot("Act", "SkipPhase", "Retarget", "CastAgain", "Turn", "ActivateEx", "DrawUpTo", why="nobody has taught us that")
words.cannot("Act", "SourceCant", "ExCannot", "SpecialBy", "ManyNames", "CrystalForS", "CanCastOnce", why="such a rule")

# ------------------------------------------------------------------ Characters


@words("Act", "DividedDamage")
def divided_damage(b: Builder, x: Pick, n: Value) -> Op:
    made = character_verbs.DividedDamage(x, n)
    chosen = b.picks[-1] if b.picks else None
    if chosen is not None and chosen.number in b.choices and chosen.shared is None:
        chosen.shared = made.amount
        made.choice = chosen
    return made


@words("Act", "Fight")
def fight(b: Builder, x: Node) -> Op:
    if x.kind == "Sel" and b.choices:
        return character_verbs.Fight(Pick(Union([selectors.Group(number) for number in b.choices])))
    return character_verbs.Fight(b.pick(x))


@words("Act", "RemoveCounters")
def remove_counters(b: Builder, x: Pick, c: str, n: Value | tuple[int, Value | None], per: Value | None) -> Op:
    if isinstance(n, tuple):
        refuse("any number of counters, or all of them for each of something", n[0] != ALL, per)
        return character_verbs.RemoveCounters(x, c, None)
    return character_verbs.RemoveCounters(x, c, times(n, per))


@words("Act", "GainControl")
def gain_control(b: Builder, x: Node, d: str = "Game") -> Op:
    chosen = x == THIS and b.choices  # “this Forward” is the one that was chosen
    return modifiers.TakeControl(Pick(selectors.ItOnField()) if chosen else b.on_field(x), d)


@words("Act", "NoTrigger")
def no_trigger(b: Builder, x: Node, d: str | None) -> Op:
    refuse("abilities that do not trigger for a while", d, x.kind not in ("It", "That", "PlayedThing"))
    return verbs.Silently()


# ------------------------------------------------------------------ cards

words.values("To", Hand=("hand", 0), DeckTop=("top", 0), DeckBottom=("bottom", 0), Deck=("deck", 0))
words.values("To", DeckTopOrBottom=("either", 0), DeckTopAndBottom=("sort", 0))
words.rows("To", DeckUnder=(lambda n: ("under", n), "n"))
words.values("RemoveHow", FaceDownly=True, FaceUply=False)
words.values("PlayHow", PlayFree=(False, 0), PlayControl=(False, 0), PlayDull=(True, 0))
words.values("PlayHow", PlayOpponent=(False, 1), PlayOwner=(False, 3))
words.cannot("PlayHow", "PlayActive", "PlayUntil", why="playing in such a way")
words.values("Pay", Free=("free", None), AnyCp=("any element", None))
words.rows("Pay", PayReduced=(lambda n: ("reduced", n), "n"))


@words("Act", "Return")
def give_back(b: Builder, to: tuple[str, int], x: Node) -> Op:
    """Cards without a zone are those of the hand."""
    cards = x.kind == "Sel" and x.get("z") is None and x.get("o") is None and nodes(x.get("k")) == [Node("Card")]
    return Return(b.pick(x, HAND if cards else FIELD), *to)


@words("Act", "SelectDiscard")
def select_discard(b: Builder, x: Node) -> Op:
    pick = b.pick(x, HAND)
    if not isinstance(pick.select, selectors.Sel):
        raise CannotRun("selecting such cards in the opponent's hand")
    return Discard(Pick(selectors.Sel(selectors.InPile(1, HAND), pick.select.tests), pick.how, pick.count))


@words("Act", "RevealUntil")
def reveal_until(b: Builder, x: Node) -> Op:
    refuse(f"revealing until {x.kind}", x.kind != "Sel")
    _, n = b.amount(x.get("n"))
    return card_verbs.RevealUntil(AllOf(b.tests(x)), n)


@words("Act", "RemoveFromGame")
def remove(b: Builder, how: bool | None, d: str | None, x: Pick) -> Op:
    refuse("removing from the game for a while", d not in (None, "WhileThis"))
    return card_verbs.RemoveFromGame(x, d is not None, bool(how))


@words("Act", "Play")
def play(b: Builder, x: Node, how: list[tuple[bool, int]]) -> card_verbs.Play:
    return card_verbs.Play(b.pick(x, HAND), any(dull for dull, _ in how), sum(whose for _, whose in how))


@words("Act", "PlayFrom")
def play_from(b: Builder, x: Node, how: list[tuple[bool, int]], z: Node) -> Op:
    made = play(b, x, how)
    made.what = Pick(selectors.Within(made.what.select, [filters.InZones(1 << b.pile(z))]))
    return made


@words("Act", "Cast", "CastOwned")
def cast(b: Builder, pay: tuple[str, Value | None] | None, x: Node) -> Op:
    """Also “as though you owned it”: the player who casts it controls it (6.2.3)."""
    return card_verbs.Cast(b.pick(x, HAND), *(pay or ("normal", None)))
