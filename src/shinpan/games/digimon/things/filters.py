"""Tests of one thing: what a selector asks of cards and stacks."""

from __future__ import annotations

from typing import Final

from ....effects.conditions import compare
from ....effects.context import Context
from ....effects.continuous import Part
from ....effects.filters import AllOf
from ....effects.ops import Filter, Select, Value
from ....table.cards import Card, Thing
from ..book.costs import cost_now
from ..book.values import Change
from . import facts
from .context import Ctx
from .faces import DIGIMON, EGG, NONE, OPTION, TAMER
from .state import ZONES, DigimonTable, Effect, Stack


class Kinds(Filter):
    """Digimon, Tamer, Digimon card …: any of these kinds of card."""

    def __init__(self, mask: int, token: bool = False) -> None:
        self.mask = mask
        self.token = token

    def test(self, c: Context, thing: Thing) -> bool:
        if self.token and facts.face_of(thing).token:
            return True
        if not self.mask or not facts.known(thing):
            return False
        found = facts.category(thing) & self.mask
        if found == OPTION and isinstance(thing, Stack) and not thing.by_effect:
            assert isinstance(c, Ctx)
            return not c.t.book.placed_options
        return bool(found)


class Number(Filter):
    """A level, DP, cost or number of digivolution cards compared with a number."""

    def __init__(self, which: str, how: str, value: Value, raises: str = "") -> None:
        self.which = which
        self.how = how
        self.value = value
        self.raises = raises
        """Whether a text may raise this maximum: the word it is raised by."""

    def test(self, c: Context, thing: Thing) -> bool:
        if not facts.known(thing):
            return False
        have = facts.stat(thing, self.which)
        if have == NONE:
            return False
        assert isinstance(c, Ctx)
        if self.which in ("PlayCost", "UseCost", "Cost"):
            if isinstance(thing, Card):
                have = cost_now(c.t, thing)
            for event in c.events:
                if event.kind == "used" and event.card is thing:
                    have = event.cost
        limit = self.value.of(c)
        if self.raises and c.ups and self.how == "<=":
            limit += c.ups.get(self.raises, 0)
        if compare(have, self.how, limit):
            return True
        if self.which != "Level":
            return False
        also = facts.face_of(thing).revealed_level
        return also != 0 and facts.revealed(thing) and compare(also, self.how, limit)


class ColorCount(Filter):
    """How many colours it has."""

    def __init__(self, how: str, n: int) -> None:
        self.how = how
        self.n = n

    def test(self, c: Context, thing: Thing) -> bool:
        return facts.known(thing) and compare(bin(facts.colors(thing)).count("1"), self.how, self.n)


class Color(Filter):
    """Any of these colours (2-4-3-1), or none of them."""

    def __init__(self, mask: int, without: bool = False) -> None:
        self.mask = mask
        self.without = without

    def test(self, c: Context, thing: Thing) -> bool:
        return facts.known(thing) and bool(facts.colors(thing) & self.mask) != self.without


class Named(Filter):
    """2-3-1-2: exactly one of these names (prints differ in capitals, colons and spaces)."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.plain = [facts.plain_name(name) for name in names]

    def test(self, c: Context, thing: Thing) -> bool:
        return facts.known(thing) and facts.called(thing, self.plain)


class Numbered(Filter):
    """A certain card number."""

    def __init__(self, id: str) -> None:
        self.id = id

    def test(self, c: Context, thing: Thing) -> bool:
        return facts.known(thing) and self.id in facts.face_of(thing).numbers


class LiesIn(Filter):
    """Lies in this area."""

    def __init__(self, zones: int) -> None:
        self.zones = zones

    def test(self, c: Context, thing: Thing) -> bool:
        return isinstance(thing, Card) and thing.host is None and bool(self.zones >> (thing.zone % ZONES) & 1)


NO_NAMES: Final[list[str]] = []


class NameHas(Filter):
    """2-3-1-3: one of these words in a name of it, other than the excepted ones."""

    def __init__(self, parts: list[str], excepted: list[str]) -> None:
        self.parts = parts
        self.excepted = excepted

    def test(self, c: Context, thing: Thing) -> bool:
        return facts.known(thing) and any(facts.name_has(thing, part, self.excepted) for part in self.parts)


class Trait(Filter):
    """2-3-2-3: one of these traits exactly, or all of them."""

    def __init__(self, traits: list[str], every: bool = False) -> None:
        self.traits = traits
        self.every = every

    def test(self, c: Context, thing: Thing) -> bool:
        if not facts.known(thing):
            return False
        have = facts.traits(thing)
        if self.every:
            return all(trait in have for trait in self.traits)
        return any(trait in have for trait in self.traits)


class TraitHas(Filter):
    """2-3-2-4: a trait that contains one of these words, other than the excepted ones."""

    def __init__(self, parts: list[str], excepted: list[str]) -> None:
        self.parts = parts
        self.excepted = excepted

    def test(self, c: Context, thing: Thing) -> bool:
        if not facts.known(thing):
            return False
        for trait in facts.traits(thing):
            if trait not in self.excepted and any(part in trait for part in self.parts):
                return True
        return False


class TextHas(Filter):
    """4-20: one of these words or icons anywhere in what is written on it (2-3): its text, its names, its traits."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def test(self, c: Context, thing: Thing) -> bool:
        if not facts.known(thing):
            return False
        face = facts.face_of(thing)
        assert isinstance(c, Ctx)
        book = c.t.book
        words = face.words if book.text_with_traits else face.fewer_words
        named = thing.top if book.text_is_printed and isinstance(thing, Stack) else thing
        if any(word in words for word in self.words) or any(facts.name_has(named, word, NO_NAMES) for word in self.words):
            return True
        for trait in facts.traits(named) if book.text_with_traits else ():
            if any(word in trait for word in self.words):
                return True
        if c.t.recording and any(word.strip("<>＜＞") in face.text for word in self.words):
            c.once("2-12-1")
        return False


class Other(Filter):
    """Not this card; where this card could not be meant, not the one the effect has just spoken of."""

    def test(self, c: Context, thing: Thing) -> bool:
        assert isinstance(c, Ctx)
        if isinstance(thing, Stack):
            if thing is c.stack or thing.top is c.card:
                return False
            if c.stack is not None and thing.controller == c.stack.controller and thing.category & c.stack.category:
                return True
            if not c.activated:
                return True
            return thing not in c.it and not any(event.body is thing or event.onto is thing for event in c.events)
        return thing is not c.card and (c.stack is None or thing is not c.stack.top)


class NotChosen(Filter):
    """Other than what this effect chose; where it chose nothing there are no others."""

    def test(self, c: Context, thing: Thing) -> bool:
        return bool(c.it) and thing not in c.it


class InState(Filter):
    """Suspended, unsuspended, attacking, face up, linked …"""

    def __init__(self, which: str) -> None:
        self.which = which

    def test(self, c: Context, thing: Thing) -> bool:
        assert isinstance(c, Ctx)
        which = self.which
        if isinstance(thing, Card):
            if which == "FaceUp":
                return thing.face_up and not (c.why.hidden and thing is c.card)
            if which == "FaceDown":
                return not thing.face_up
            if which == "HasLevel":
                return facts.level(thing) != NONE
            if which == "HasInherited":
                return facts.known(thing) and bool(facts.face_of(thing).inherited)
            if which == "HasLinkEffects":
                return facts.known(thing) and bool(facts.face_of(thing).link_text)
            if which == "NonEgg":
                return not facts.face_of(thing).category & EGG
            if which == "NotDigimon":
                return not facts.category(thing) & DIGIMON
            if which == "XrosRequirements":
                return any(special.kind == "xros" for special in facts.face_of(thing).special)
            return which in ("NoSources", "Unsuspended")
        assert isinstance(thing, Stack)
        if which == "Suspended":
            return thing.suspended
        if which == "Unsuspended":
            return not thing.suspended
        if which == "Attacking":
            attack = c.t.attack
            return attack is not None and attack.attacker == thing.bid
        if which in ("Linked", "HasLinks"):
            return bool(thing.links)
        if which == "NoSources":
            return not thing.under
        if which == "HasSources":
            return bool(thing.under)
        if which == "FaceDownSources":
            return any(not card.face_up for card in thing.under)
        if which == "FaceUp":
            return True
        if which == "HasLevel":
            return thing.level != NONE
        if which == "HasInherited":
            return bool(thing.face.inherited)
        if which == "HasLinkEffects":
            return bool(thing.face.link_text)
        if which == "NonEgg":
            return not thing.face.category & EGG
        if which == "NotDigimon":
            return not thing.is_digimon
        if which == "XrosRequirements":
            return any(special.kind == "xros" for special in thing.face.special)
        return False


def anything(filter: Filter | None) -> bool:
    """Whether a text asks for nothing in particular: just a card."""
    return filter is None or isinstance(filter, AllOf) and all(anything(part) for part in filter.filters)


def informed(filter: Filter | None) -> bool:
    """Whether a test asks for information of the card itself, be it its kind."""
    if isinstance(filter, AllOf):
        return any(informed(part) for part in filter.filters)
    if isinstance(filter, Kinds):
        return filter.mask != MASKS["Card"]
    return filter is not None and not isinstance(filter, Other | Owned | NotChosen | Among)


def conditional(stack: Stack) -> list[str]:
    """2-3-3-3: the keyword effects a stack's own effects give under conditions."""
    found: list[str] = []
    for use in stack.uses:
        for part in use.ability.parts:
            if isinstance(part, Part) and part.cond is not None and isinstance(part.modifier, Change):
                found += part.modifier.gives()
    return found


def keywords_in_effects(t: DigimonTable, stack: Stack) -> list[str]:
    """2-3-3-3: the keyword effects that longer effects of a stack do, where their conditions hold now."""
    found: list[str] = []
    for use in stack.active:
        effect = use.ability
        if isinstance(effect, Effect) and effect.within:
            c = Ctx(t, stack.controller, stack, t.cards[use.uid], use)
            c.it = [stack]
            for one in effect.within:
                if all(cond.holds(c) for cond in one.conds):
                    found.append(one.keyword)
    return found


class Has(Filter):
    """Has one of these keyword effects (16-1)."""

    def __init__(self, keywords: list[str]) -> None:
        self.keywords = keywords

    def test(self, c: Context, thing: Thing) -> bool:
        if isinstance(thing, Stack):
            if any(keyword in thing.keywords for keyword in self.keywords):
                return True
            assert isinstance(c, Ctx)
            if any(keyword in self.keywords for keyword in keywords_in_effects(c.t, thing)):
                return True
            if c.t.recording and c.t.in_effect and any(keyword in conditional(thing) for keyword in self.keywords):
                c.once("2-3-3-3")
            return False
        if not facts.known(thing):
            return False
        for effect in facts.face_of(thing).effects:
            if isinstance(effect, Effect):
                if effect.keyword in self.keywords:
                    return True
                if any(one.keyword in self.keywords and not one.conds for one in effect.within):
                    return True
        return False


class HasAmount(Filter):
    """Has a keyword effect with this very number in its icon: several are not added up to one (16-3-3, 16-39-3)."""

    def __init__(self, keyword: str, amount: int) -> None:
        self.keyword = keyword
        self.amount = amount

    def test(self, c: Context, thing: Thing) -> bool:
        if isinstance(thing, Stack):
            for use in thing.active:
                effect = use.ability
                if isinstance(effect, Effect) and effect.keyword == self.keyword and effect.amount == self.amount:
                    return True
            return False
        if not facts.known(thing):
            return False
        for effect in facts.face_of(thing).effects:
            if isinstance(effect, Effect) and effect.keyword == self.keyword and effect.amount == self.amount:
                return True
        return False


class HasTiming(Filter):
    """Has an effect with one of these timings."""

    def __init__(self, timings: list[str]) -> None:
        self.timings = timings

    def test(self, c: Context, thing: Thing) -> bool:
        effects = [use.ability for use in thing.active] if isinstance(thing, Stack) else facts.face_of(thing).effects
        for effect in effects:
            if isinstance(effect, Effect) and any(timing in effect.timings for timing in self.timings):
                return True
        return False


class LevelKept(Filter):
    """Digivolved into the level it had: the card below the top one has the same, or had when it digivolved."""

    def test(self, c: Context, thing: Thing) -> bool:
        host = thing.host if isinstance(thing, Card) else thing
        if not isinstance(host, Stack):
            return False
        told = [x for x in c.events if x.kind == "digivolved" and x.body is host] if isinstance(c, Ctx) else []
        return any(x.kept for x in told) if told else facts.level_kept(host)


class SourceIs(Filter):
    """Has at least so many such cards among its digivolution cards (4-6-2)."""

    def __init__(self, filter: Filter, how: str, n: int) -> None:
        self.filter = filter
        self.how = how
        self.n = n

    def test(self, c: Context, thing: Thing) -> bool:
        found = sum(1 for card in facts.sources(thing) if facts.fits(self.filter, c, card))
        return compare(found, self.how, self.n)


class SameLevelInStack(Filter):
    """Has so many cards of one and the same level in its stack (4-5-1: the card on top is one of them)."""

    def __init__(self, how: str, n: int) -> None:
        self.how = how
        self.n = n

    def test(self, c: Context, thing: Thing) -> bool:
        return compare(max(level_counts(thing), default=0), self.how, self.n)


def level_counts(thing: Thing) -> list[int]:
    """How many cards of each level are in a stack."""
    counts: dict[int, int] = {}
    top: list[Thing] = [thing]
    for card in top + facts.sources(thing):
        value = facts.level(card) if facts.known(card) else NONE
        if value != NONE:
            counts[value] = counts.get(value, 0) + 1
    return list(counts.values())


class Versus(Filter):
    """A number compared with that of another thing."""

    def __init__(self, which: str, how: str, other: Select, theirs: str = "") -> None:
        self.which = which
        self.how = how
        self.other = other
        self.theirs = theirs or which
        """Which number of the other thing."""
        self.then = False
        """15-8-3-8: whether the other is named by what triggered the effect."""
        self.by = 0
        """By how much that number is raised first."""

    def test(self, c: Context, thing: Thing) -> bool:
        have = facts.stat(thing, self.which)
        if have == NONE:
            return False
        for other in self.other.find(c):
            if not self.then and out_of_sight(c, other):
                continue
            value = facts.stat(seen(c, other) if self.then else other, self.theirs)
            if value != NONE and compare(have, self.how, value + self.by):
                return True
        return False


def seen(c: Context, thing: Thing) -> Thing:
    """15-8-3-8: what the trigger was about, as it was then; anything else as it is."""
    assert isinstance(c, Ctx)
    if any(made.thing is thing for made in c.made):
        return thing  # 15-8-3-9-3: this effect did it, after it had triggered
    if c.photos and isinstance(thing, Stack) and thing.bid in c.photos:
        c.once("15-8-3-8")
        return c.photos[thing.bid]
    if c.t.recording and isinstance(thing, Stack) and not thing.alive and any(event.body is thing for event in c.events):
        c.once("15-8-3-8")
    return thing


def out_of_sight(c: Context, thing: Thing) -> bool:
    """15-8-3-7: whether what the trigger was about has left since: there is nothing to compare with then.

    What triggered by leaving, or left by this very effect, is seen as it last was.
    """
    assert isinstance(c, Ctx)
    if not isinstance(thing, Stack) or thing.alive or any(made.thing is thing for made in c.made):
        return False
    about = [event for event in c.events if event.body is thing or event.onto is thing]
    gone = bool(about) and not any(event.kind in ("deleted", "left") for event in about)
    if gone:
        c.once("15-8-3-7")
    return gone


class SameInformation(Filter):
    """The same name, colour, level or number as another thing; or different."""

    def __init__(self, which: str, other: Select, different: bool) -> None:
        self.which = which
        self.other = other
        self.different = different
        self.then = False
        """15-8-3-8: whether the other is named by what triggered the effect."""

    def test(self, c: Context, thing: Thing) -> bool:
        others = self.other.find(c)
        if self.then:
            others = [seen(c, other) for other in others]
        else:
            others = [other for other in others if not out_of_sight(c, other)]
        if self.different:
            return all(not same(self.which, thing, other) for other in others)
        return any(same(self.which, thing, other) for other in others)


def same(which: str, a: Thing, b: Thing) -> bool:
    """Whether two things agree in some information."""
    if which == "Name":
        return any(name in facts.names(b) for name in facts.names(a))
    if which == "Color":
        return bool(facts.colors(a) & facts.colors(b))
    if which == "Level":
        return any(level != NONE and level in facts.levels(b) for level in facts.levels(a))
    if which == "Number":
        return any(number in facts.face_of(b).numbers for number in facts.face_of(a).numbers)
    raise AssertionError(which)


class NameIncludes(Filter):
    """2-3-1-3: a name with that of another thing in it, which is not that name itself."""

    def __init__(self, other: Select) -> None:
        self.other = other

    def test(self, c: Context, thing: Thing) -> bool:
        others = [name.lower() for other in self.other.find(c) for name in facts.names(other)]
        own = [name.lower() for name in facts.names(thing)]
        return facts.known(thing) and not set(own) & set(others) and any(part in name for name in own for part in others)


class Among(Filter):
    """Is one of the things a selector finds; or is not."""

    def __init__(self, select: Select, without: bool) -> None:
        self.select = select
        self.without = without

    def test(self, c: Context, thing: Thing) -> bool:
        for other in self.select.find(c):
            if (
                other is thing
                or isinstance(other, Stack)
                and other.top is thing
                or isinstance(thing, Stack)
                and thing.top is other
            ):
                return not self.without
        return self.without


class Owned(Filter):
    """Stands on your side, or on your opponent's."""

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def test(self, c: Context, thing: Thing) -> bool:
        return (facts.owner_of(thing) == c.controller) == (self.whose == 0)


MASKS: Final = {
    "Digimon": DIGIMON | EGG,
    "Tamer": TAMER,
    "Option": OPTION,
    "DigimonCard": DIGIMON,
    "TamerCard": TAMER,
    "OptionCard": OPTION,
    "EggCard": EGG,
    "SecurityDigimon": DIGIMON,
    "SecurityCard": DIGIMON | EGG | TAMER | OPTION,
    "Card": DIGIMON | EGG | TAMER | OPTION,
    "Source": DIGIMON | EGG | TAMER | OPTION,
    "LinkCard": DIGIMON | EGG | TAMER | OPTION,
}
