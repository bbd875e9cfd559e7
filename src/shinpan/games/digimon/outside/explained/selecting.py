"""Tests of cards, places, selectors, counts and numbers in words."""

from __future__ import annotations

from typing import Any

from ....explained import HOW
from ....explaining import Explainer, bits, counted, listed, named
from ...things.faces import DIGIMON, EGG
from .vocabulary import (
    COLOR_BITS,
    DONE,
    OWNERS,
    SAYINGS,
    STATS,
    ZONES,
    Talk,
    chooses,
    described,
    kind_words,
    noun,
    predicates,
    tests_of,
)

SAYINGS.silent(
    "Pick",
    particular="follows from the test: it decides which clause is cited, and that in a hand nothing of a sort need be found",
)
SAYINGS.silent("Named", plain="the names again")
SAYINGS.silent("This", digimon="said by the word: a Digimon is meant while it is one")
SAYINGS.silent("Below", one="only makes one_host of what picks from it")
SAYINGS.silent(
    "Stacked", **dict.fromkeys(("count", "places", "filter", "extreme", "highest", "one_host", "bounds"), "of inner")
)
SAYINGS.silent("Taken", count="never looked at", places="never looked at", filter="never looked at", extreme="never set")
SAYINGS.silent("Taken", highest="never set", one_host="never set", bounds="never set")
SAYINGS.silent("SomeOf", places="never looked at", filter="never looked at", extreme="never set", highest="never set")
SAYINGS.silent("SomeOf", one_host="never set", bounds="never set")

# ------------------------------------------------------------------ tests of one card: “is red”, “has 4000 DP or less”

SAYINGS.templates(
    {
        "Numbered": "has the card number {id}",
        "Named": "has the name {names:names}",
        "LiesIn": "is in the {zones:areas}",
        "HasTiming": "has an effect with {timings:icons}",
        "HasAmount": "has <{keyword}> with exactly the number {amount}",
        "LevelKept": "has the level of what it digivolved from",
        "NameIncludes": "has a name that differs from those of {other:all} and has one of them in it",
        "SourceIs": "has {how:how} {n} among its digivolution cards that {filter}",
        "SameLevelInStack": "has {how:how} {n} cards of one and the same level in its stack",
        "SourcesTogether": "has {count:fits} of these together: {pick:many}",
    }
)


@SAYINGS.says("filters.Kinds")
def kinds(e: Explainer, x: Any) -> str:
    return f"is a {kind_words(x.mask, x.token, x.mask & (DIGIMON | EGG) in (0, DIGIMON | EGG))}"


COMPARED = {
    "Level": {"=": "is Lv.{n}", "<=": "is Lv.{n} or lower", ">=": "is Lv.{n} or higher"},
    "DP": {"=": "has exactly {n} DP", "<=": "has {n} DP or less", ">=": "has {n} DP or more"},
    "Sources": {"=": "has exactly {n} digivolution cards", "<=": "has {n} or fewer digivolution cards"},
}


@SAYINGS.says("filters.Number")
def number(e: Explainer, x: Any) -> str:
    n = e.say(x.value)
    forms = COMPARED.get(x.which, {}) if n.isdigit() else {}
    text = forms.get(x.how, f"has a {named(STATS, x.which)} of {named(HOW, x.how)} {{n}}").format(n=n)
    if x.how != "<=":
        e.unasked(x, "only a maximum is raised", "raises")
    elif x.raises:
        text += f" (a {named(STATS, x.raises)} maximum)" if x.raises != x.which else ""
    else:
        text += " (not raised by what raises maximums)"
    return text


@SAYINGS.says("filters.ColorCount")
def color_count(e: Explainer, x: Any) -> str:
    return f"has {named(HOW, x.how)} {counted(x.n, 'colour')}"


@SAYINGS.says("filters.Color")
def color(e: Explainer, x: Any) -> str:
    return f"is {'not ' if x.without else ''}{bits(x.mask, COLOR_BITS)}"


@SAYINGS.says("filters.NameHas")
def name_has(e: Explainer, x: Any) -> str:
    text = f"has {listed([f'“{part}”' for part in x.parts], 'or')} in its name"
    return text + (f" (other than {listed([f'[{one}]' for one in x.excepted])})" if x.excepted else "")


@SAYINGS.says("filters.Trait")
def trait(e: Explainer, x: Any) -> str:
    if len(x.traits) < 2:
        e.unasked(x, "all of one and any of one are the same", "every")
    return f"has the trait {listed([f'[{one}]' for one in x.traits], 'and' if x.every else 'or')}"


@SAYINGS.says("filters.TraitHas")
def trait_has(e: Explainer, x: Any) -> str:
    text = f"has {listed([f'“{part}”' for part in x.parts], 'or')} in one of its traits"
    return text + (f" (other than {listed([f'[{one}]' for one in x.excepted])})" if x.excepted else "")


@SAYINGS.says("filters.TextHas")
def text_has(e: Explainer, x: Any) -> str:
    return f"has {listed([f'“{word}”' for word in x.words], 'or')} in its text, name or traits"


@SAYINGS.says("AllOf")
def every(e: Explainer, x: Any) -> str:
    rows = [e.say(one) for part in x.filters for one in tests_of(e, part)]
    return predicates(rows)


@SAYINGS.says("AnyOf")
def any_filter(e: Explainer, x: Any) -> str:
    rows = [e.say(part) for part in x.filters]
    return rows[0] if len(rows) == 1 else listed([f"({row})" if " and " in row else row for row in rows], "or")


@SAYINGS.says("IsNot")
def not_filter(e: Explainer, x: Any) -> str:
    text = e.say(x.inner)
    for yes, no in (("is ", "is not "), ("has ", "does not have ")):
        plain = " or " not in text and " and " not in text
        if text.startswith(yes) and (plain or text.startswith("has the same name as any ")):
            return no + text.removeprefix(yes)
    if {type(one).__name__ for one in tests_of(e, x.inner)} == {"Kinds", "TextHas"}:
        return f"is other than {described(e, x.inner)}"
    return f"does not fit this: “{text}”"


@SAYINGS.says("filters.NotChosen")
def not_chosen(e: Explainer, x: Any) -> str:
    return "is other than what was chosen (if nothing was chosen, none is)"


@SAYINGS.says("filters.Other")
def other(e: Explainer, x: Any) -> str:
    return "is another one"


STATES = {
    "Suspended": "is suspended",
    "Unsuspended": "is unsuspended",
    "Attacking": "is attacking",
    "Linked": "has link cards",
    "HasLinks": "has link cards",
    "NoSources": "has no digivolution cards",
    "HasSources": "has digivolution cards",
    "FaceDownSources": "has face-down digivolution cards",
    "FaceUp": "is face up",
    "FaceDown": "is face down",
    "HasLevel": "has a level",
    "HasInherited": "has an inherited effect",
    "HasLinkEffects": "has a link effect",
    "NonEgg": "is no Digi-Egg card",
    "NotDigimon": "is no Digimon",
    "XrosRequirements": "has DigiXros requirements",
}


@SAYINGS.says("filters.InState")
def state(e: Explainer, x: Any) -> str:
    return named(STATES, x.which)


@SAYINGS.says("filters.Has")
def has(e: Explainer, x: Any) -> str:
    return f"has {listed([f'<{word}>' for word in x.keywords], 'or')}"


def when_seen(x: Any) -> str:
    """Whether something is looked at as it was."""
    return " (as it was when that happened)" if x.then else ""


@SAYINGS.says("filters.Versus")
def versus(e: Explainer, x: Any) -> str:
    mine, theirs = named(STATS, x.which), named(STATS, x.theirs)
    of = f"the {theirs} of {found(e, x.other, 'at least one ')}"
    more = f" {'plus' if x.by > 0 else 'minus'} {abs(x.by)}" if x.by else ""
    return f"has {mine} {named(HOW, x.how)} {of}{more}{when_seen(x)}"


@SAYINGS.says("filters.SameInformation")
def same_as(e: Explainer, x: Any) -> str:
    stat = named(STATS, x.which)
    others = found(e, x.other, "any ")
    if x.different:
        return f"shares no {stat} with {others}{when_seen(x)}"
    return f"has the same {stat} as {others}{when_seen(x)}"


@SAYINGS.says("filters.Among")
def among(e: Explainer, x: Any) -> str:
    return f"is {'not ' if x.without else ''}{e.say(x.select, 'all')}"


@SAYINGS.says("filters.Owned")
def owned(e: Explainer, x: Any) -> str:
    return f"is on {named(OWNERS, x.whose)} side"


# ------------------------------------------------------------------ places


@SAYINGS.says("selectors.Field")
def field(e: Explainer, x: Any) -> str:
    return f"in {named(OWNERS, x.whose)} {listed([named(ZONES, zone) for zone in x.zones], 'or')}"


@SAYINGS.says("selectors.Pile")
def pile(e: Explainer, x: Any) -> str:
    return f"in {named(OWNERS, x.whose)} {named(ZONES, x.zone)}{', face up' if x.face_up else ''}"


@SAYINGS.says("selectors.Below")
def below(e: Explainer, x: Any) -> str:
    hosts = e.say(x.hosts, "all")
    one, only, asked = hosts.partition(", only if ")
    if only:
        return f"among the cards under {one} (only if {asked})"
    one, that, asked = hosts.partition(" that ")
    return f"among the cards under {one}" + (f" (a Digimon or Tamer that {asked})" if that else "")


SAYINGS.templates(
    {
        "selectors.Linked": "among the link cards of {hosts:all}",
        "selectors.WholeStack": "in the stack of {hosts:all} (its top card and the cards under it)",
        "selectors.Revealed": "among the cards this effect revealed or looked at",
        "selectors.SecurityBody": "that is {whose:whose} Security Digimon in battle",
        "selectors.RestOf": "the rest of the revealed cards",
        "selectors.HostOfThis": "the card this card lies under",
        "selectors.AttackerRef": "the attacking Digimon",
        "conds.Digivolving": "the Digimon about to digivolve",
        "selectors.Taken": "{inner:all} (chosen before)",
    }
)

ON_FIELD = ("Field", "SecurityBody")


def where(e: Explainer, places: list[Any]) -> str:
    """The places candidates are looked for in."""
    return listed([e.say(place) for place in places], "or") if places else ""


# ------------------------------------------------------------------ counts

NUMBERS = {
    0: "{n}",
    1: "up to {n}",
    2: "all",
    3: "any number of",
    4: "{n} (said as “no”)",
    5: "{n}",
    6: "{n}",
    7: "{n}",
    8: "as many as possible of the",
}
"""selectors.EXACT … EACH: how many are taken."""
FITS = {
    0: "at least {n}",
    1: "at least {n}",
    2: "at least 1",
    3: "at least 1",
    4: "no",
    5: "at least {n}",
    6: "at most {n}",
    7: "exactly {n}",
    8: "at least 1",
}
"""4-23-1: how many there must be."""


@SAYINGS.says("selectors.Count")
def count(e: Explainer, x: Any) -> str:
    return named(NUMBERS, x.kind).format(n=x.n)


@SAYINGS.way("fits")
def fits(e: Explainer, value: Any) -> str:
    """A count as a condition."""
    if value is None:
        return "at least 1"
    look = e.look(value)
    if look.kind in (2, 3, 4, 8):
        e.unasked(look, "none, or at least one", "n")
    if look.kind == 0 and not look.n:
        return "no"
    return named(FITS, look.kind).format(n=look.n)


@SAYINGS.says("selectors.Bound")
def bound(e: Explainer, x: Any) -> str:
    stat = named(STATS, x.which)
    if x.kind == "total":
        limit = e.say(x.value) if x.value is not None else str(x.n)
        shared = ", what this effect chose before counted in" if x.shared else ""
        if x.value is not None:
            e.unasked(x, "the number is counted", "n")
        return f"together with a {stat} of at most {limit}{shared}"
    e.unasked(x, "only a total has a number", "n", "value", "shared")
    if x.kind in ("different", "same"):
        return f"all of {'different' if x.kind == 'different' else 'the same'} {stat}{'s' if x.kind == 'different' else ''}"
    return f"«{x.kind}» {stat}"


# ------------------------------------------------------------------ selectors


def extremes(x: Any) -> str:
    """Only those with the highest or lowest number."""
    return f", of these only with the {'highest' if x.highest else 'lowest'} {named(STATS, x.extreme)}" if x.extreme else ""


def limits(e: Explainer, x: Any) -> str:
    """What is asked of all together."""
    return "".join(f", {e.say(one)}" for one in x.bounds)


def number_word(e: Explainer, value: Any) -> tuple[str, bool, bool]:
    """How many are taken, whether that is more than one, and whether somebody chooses."""
    if value is None:
        return "1", False, True
    look = e.look(value)
    kind, n = look.kind, look.n
    if kind in (2, 3, 8):
        e.unasked(look, "all or any number are taken", "n")
    return named(NUMBERS, kind).format(n=n), kind in (2, 3, 8) or n != 1, kind != 2


@SAYINGS.says("selectors.Stacked")
def stacked(e: Explainer, x: Any) -> str:
    return f"{e.say(x.inner)}, those with cards under them"


@SAYINGS.says("selectors.Pick")
def pick(e: Explainer, x: Any) -> str:
    on_field = bool(x.places) and all(type(place).__name__ in ON_FIELD for place in x.places)
    how_many, many, chosen = number_word(e, x.count)
    word, asked = noun(e, x.filter, on_field, many)
    text = f"{how_many} {word} {where(e, x.places)}{asked}{extremes(x)}{limits(e, x)}"
    if isinstance(talk := e.get("talk"), Talk) and (chosen or x.one_host):
        talk.under = bool(x.places) and all(type(place).__name__ == "Below" for place in x.places)
    if isinstance(talk, Talk):
        talk.every = not (chosen or x.one_host)
    if x.one_host:
        text += ", all from under the same card"
    return text + (f" {chooses(e)}" if chosen or x.one_host else "")


def found(e: Explainer, value: Any, word: str = "each ", many: bool = False) -> str:
    """What a selector finds, with nothing chosen; how many a text would choose is not asked for."""
    name = type(value).__name__
    if name == "Pick":
        x = e.look(value)
        on_field = bool(x.places) and all(type(place).__name__ in ON_FIELD for place in x.places)
        thing, asked = noun(e, x.filter, on_field, many)
        e.unasked(x.count, "all that are found are meant")
        e.unasked(x, "all that are found are meant", "one_host")
        if not many:
            e.unasked(x, "nothing is chosen together", "bounds")
        text = f"{word}{thing} {where(e, x.places)}{asked}{extremes(x)}"
        return text + (limits(e, x) if many else "")
    if name in ("Union", "OneOf"):
        parts = e.look(value).parts if name == "Union" else e.look(value).picks
        return listed([found(e, part, word, many) for part in parts], "and" if many else "or")
    return e.say(value)


@SAYINGS.way("all")
def all_of(e: Explainer, value: Any) -> str:
    """All that a selector finds, with nothing chosen: “each Digimon in your battle area that is red”."""
    return found(e, value)


@SAYINGS.way("any")
def any_of(e: Explainer, value: Any) -> str:
    """The same, where one of them is enough: “any Digimon in your battle area that is red”."""
    return found(e, value, "any ")


@SAYINGS.way("any one")
def any_one_of(e: Explainer, value: Any) -> str:
    """The same, where “any” could be taken for all of them."""
    return found(e, value, "any 1 ")


@SAYINGS.way("many")
def many_of(e: Explainer, value: Any) -> str:
    """The same, to be counted: “Digimon in your battle area, each of which is red”."""
    return found(e, value, "", True)


@SAYINGS.way("hosts")
def hosts(e: Explainer, value: Any) -> str:
    """Stacks that are chosen where a text says how many, and are all that are meant otherwise."""
    if type(value).__name__ == "Pick" and e.look(value).count is None:
        return all_of(e, value)
    return e.say(value)


@SAYINGS.says("selectors.OneOf")
def one_of(e: Explainer, x: Any) -> str:
    return f"one choice {chooses(e)} among: {'; or '.join(e.say(part) for part in x.picks)}"


@SAYINGS.says("selectors.This")
def this(e: Explainer, x: Any) -> str:
    text = "this card" if x.card else str(e.get("this", "this card"))
    if x.filter is None:
        return text + (" («without» nothing)" if x.without else "")
    return f"{text}, only if it {'does not fit: ' if x.without else ''}{e.say(x.filter)}"


IT_KINDS = {
    "": "it",
    "Digimon": "that Digimon",
    "Tamer": "that Tamer",
    "Option": "that Option",
    "Card": "that card",
    "DigimonCard": "that Digimon card",
    "TamerCard": "that Tamer card",
    "DigimonOrTamer": "that Digimon or Tamer",
    "Token": "that token",
}


@SAYINGS.says("selectors.Meant")
def it(e: Explainer, x: Any) -> str:
    text = named(IT_KINDS, x.kind)
    talk = e.get("talk", Talk(""))
    if x.chosen and x.kind == "Card" and talk.under and not x.card:
        text += " (the card named last)"
    elif x.chosen:
        if talk.under and not x.card:
            host = "the one it is about to happen to" if e.get("prevented") else "the one those cards are or were under"
            text += f" ({host})"
        elif talk.every and not x.kind:
            text = "those just meant"
        else:
            text += " (what was chosen)"
    elif not x.kind and talk.about not in ("", text):
        text += f" ({talk.about})"
    if x.other:
        text += " (the other one, if this one took part in the trigger)" if not x.kind else " (not this one)"
    return text + (f" (1 of several {chooses(e)})" if x.one else "")


SAYINGS.silent("IfOp", names="said with “it” in what follows")
SAYINGS.silent("OptionalOp", names="said with “it” in what follows")
SAYINGS.silent("Meant", card="whether cards or what they are under is meant is said with it")


@SAYINGS.says("selectors.MadeThings")
def made(e: Explainer, x: Any) -> str:
    kind = kind_words(x.mask, False, True) if x.mask else "cards"
    side = f" on {named(OWNERS, x.whose)} side" if x.whose != -1 else ""
    return f"the {kind}{side} this effect{'' if x.own else chr(39) + 's trigger'} {named(DONE, x.verb)}"


@SAYINGS.says("selectors.SomeOf")
def some_of(e: Explainer, x: Any) -> str:
    how_many, _, chosen = number_word(e, x.count)
    return f"{how_many} of {e.say(x.inner, 'all')}{f' {chooses(e)}' if chosen else ''}"


@SAYINGS.says("selectors.Ends")
def ends(e: Explainer, x: Any) -> str:
    fit = f" (passing over others: only a card that {e.say(x.filter)})" if x.filter is not None else ""
    most = "up to " if x.up_to else ""
    end = "bottom" if x.bottom else "top"
    many = f"{most}{counted(x.n, 'card')}" if x.n != 1 or most else "card"
    each = "each player's" if x.whose == -1 else named(OWNERS, x.whose)
    left = f", with {x.keep} or more left" if x.keep else ""
    if x.keep:
        e.unasked(x, "any number are taken", "n", "up_to")
        many = "cards (any number)"
    return f"the {end} {many} of {each} {named(ZONES, x.zone)}{fit}{left}"


@SAYINGS.says("selectors.SourceEnds")
def source_ends(e: Explainer, x: Any) -> str:
    fit = f", of those that {e.say(x.filter)}" if x.filter is not None else ""
    most = "up to " if x.up_to else ""
    end = "bottom" if x.bottom else "top"
    if x.least:
        most = "at least "
    return f"the {end} {most}{counted(x.n, 'card')} under {e.say(x.hosts, 'hosts')}{fit}"


@SAYINGS.says("selectors.StackTop")
def top_of(e: Explainer, x: Any) -> str:
    many = "card" if x.n == 1 else f"{x.n} cards"
    kept = "only with a card under it" if x.n == 1 else "never its last card"
    return f"the top {many} of the stack of {e.say(x.hosts, 'hosts')} ({kept})"
