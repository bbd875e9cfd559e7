"""Tests of one thing, places, selectors, what is taken, and numbers, in words."""

from __future__ import annotations

from typing import Any

from ....explained import HOW
from ....explaining import Explainer, bits, listed, named
from .vocabulary import (
    AREAS,
    ELEMENT_BITS,
    SAYINGS,
    WORD_BITS,
    ZONES,
    controlled,
    kind_words,
    noun,
    owner,
    player,
    predicates,
    selects,
    stack_kinds,
    tests_of,
)

SAYINGS.silent("Test", reads="which facts it depends on")
SAYINGS.silent("picks.Pick", fresh="what “it” means in what follows")
SAYINGS.silent("picks.Several", select="the selectors of its parts", how="those of its parts", count="those of its parts")
SAYINGS.silent("picks.Several", fit="never set", random="never set")

# ------------------------------------------------------------------ tests

SAYINGS.templates(
    {
        "NamedElement": "is of the Element named",
        "filters.Job": "has the Job {names:names}",
        "filters.WithName": "has the name {names:names}",
        "filters.Category": "is of Category {names:names}",
        "NamedWord": "has the {what} that was named",
        "WithEx": "has an EX Burst",
        "filters.HasJobs": "has at least {n} Jobs",
        "filters.NamedNumbers": "has as its cost one of the numbers named",
        "filters.NamedKind": "is of the card type named",
        "filters.OneTarget": "chose exactly one thing",
        "DamagedBy": "was dealt damage this turn by {by}",
        "PartyWith": "forms a party with {others} (or did when it left)",
        "FromSource": "comes from {source:one}",
        "filters.FoundBy": "is {select}",
    }
)


@SAYINGS.says("filters.CardTypes")
def kinds(e: Explainer, x: Any) -> str:
    return f"is a {kind_words(x.mask, True)}"


@SAYINGS.says("filters.StackKinds")
def on_stack(e: Explainer, x: Any) -> str:
    return f"is a {stack_kinds(x.kinds)} on the stack"


COMPARED = {"=": "has {stat} {n}", "<=": "has {stat} {n} or less", ">=": "has {stat} {n} or more"}


@SAYINGS.says("filters.CostOrPower")
def number(e: Explainer, x: Any) -> str:
    n = e.say(x.value)
    form = COMPARED.get(x.how) if n.isdigit() else None
    return (form or f"has {{stat}} {named(HOW, x.how)} {{n}}").format(
        stat=named({"cost": "cost", "power": "power"}, x.which), n=n
    )


@SAYINGS.says("filters.NumberIn")
def number_in(e: Explainer, x: Any) -> str:
    return f"has cost {listed([str(n) for n in x.numbers], 'or')}"


@SAYINGS.says("filters.Extreme")
def extreme(e: Explainer, x: Any) -> str:
    return f"has the {'highest' if x.highest else 'lowest'} {x.which} among {e.say(x.among, 'many')}"


@SAYINGS.says("filters.Element")
def element(e: Explainer, x: Any) -> str:
    return f"is {'not ' if x.without else ''}{bits(x.mask, ELEMENT_BITS)}"


@SAYINGS.says("filters.MultiElement")
def multi(e: Explainer, x: Any) -> str:
    return "has more than one Element" if x.multi else "has just one Element"


@SAYINGS.says("AllOf")
def all_(e: Explainer, x: Any) -> str:
    return predicates([e.say(one) for one in tests_of(e, x.filters)])


@SAYINGS.says("AnyOf")
def any_of(e: Explainer, x: Any) -> str:
    rows = [e.say(test) for test in x.filters]
    return rows[0] if len(rows) == 1 else listed([f"({row})" if " and " in row else row for row in rows], "or")


@SAYINGS.says("IsNot")
def not_(e: Explainer, x: Any) -> str:
    text = e.say(x.inner)
    for yes, no in (("is ", "is not "), ("has ", "does not have ")):
        if text.startswith(yes) and " or " not in text and " and " not in text:
            return no + text.removeprefix(yes)
    return f"does not fit this: “{text}”"


STATES = {
    "active": "is active",
    "dull": "is dull",
    "damaged": "has damage on it",
    "attacking": "is attacking",
    "blocking": "is blocking",
    "blocked": "is attacking and blocked",
    "in battle": "is in battle (is blocking, or is attacking and blocked, and the other is still there)",
    "frozen": "is frozen",
    "party": "forms a party",
    "entered": "entered the field this turn",
    "not entered": "did not enter the field this turn",
    "attacked": "attacked this turn",
    "hit": "was dealt damage this turn",
    "can attack": "can attack",
    "face down": "is face down",
    "face up": "is face up",
}


@SAYINGS.says("filters.State")
def state(e: Explainer, x: Any) -> str:
    return named(STATES, x.state)


@SAYINGS.says("filters.WithWord")
def with_word(e: Explainer, x: Any) -> str:
    return f"has {bits(x.bit, WORD_BITS)}"


@SAYINGS.says("filters.WithSkill")
def with_skill(e: Explainer, x: Any) -> str:
    names = {"warp": "Warp", "special": "a special ability", "action": "an action ability", "auto": "an auto-ability"}
    return f"has {named(names | {'field': 'a field ability'}, x.kind)}"


@SAYINGS.says("filters.WithCounter")
def with_counter(e: Explainer, x: Any) -> str:
    return f"has {named(HOW, x.how)} {x.n} {x.name + ' ' if x.name else ''}counters on it"


@SAYINGS.says("filters.SameAs")
def same_as(e: Explainer, x: Any) -> str:
    what = e.say(x.what, "shared")
    return f"{'shares no' if x.different else 'shares a'} {what} with {e.say(x.other)}"


@SAYINGS.says("filters.NotAmong")
def not_among(e: Explainer, x: Any) -> str:
    return f"is not {e.say(x.others)}"


@SAYINGS.says("filters.Generic")
def generic(e: Explainer, x: Any) -> str:
    return f"has {'the' if x.generic else 'no'} generic icon"


@SAYINGS.says("filters.Whose")
def whose(e: Explainer, x: Any) -> str:
    names = {0: "you", 1: "your opponent"}
    return f"is {'owned' if x.owned else 'controlled'} by {named(names, x.whose)}"


@SAYINGS.says("filters.InZones")
def in_zones(e: Explainer, x: Any) -> str:
    return f"is in the {bits(x.zones, AREAS)}"


@SAYINGS.says("filters.ThatChooses")
def that_chooses(e: Explainer, x: Any) -> str:
    return f"chose {'one thing only, which' if x.only else 'something that'} {e.say(x.what)}"


@SAYINGS.says("filters.PutThisTurn")
def left_this_turn(e: Explainer, x: Any) -> str:
    side = "the" if x.whose == -1 else owner(e, x.whose)
    return f"was put from {side} field into the Break Zone this turn"


# ------------------------------------------------------------------ places

ON_FIELD = ("OnField",)


def own(e: Explainer, whose: int) -> int:
    """Whose thing is meant: 11.6.2.3, 11.7.2.3: a cost is paid with what is one's own."""
    return 4 if whose == -1 and e.get("own", False) else whose


@SAYINGS.says("selectors.OnField")
def on_field(e: Explainer, x: Any) -> str:
    return controlled(e, own(e, x.whose))


@SAYINGS.says("selectors.InPile")
def in_pile(e: Explainer, x: Any) -> str:
    return f"in {owner(e, own(e, x.whose))} {named(ZONES, x.zone)}"


@SAYINGS.says("selectors.OnStack")
def stacked(e: Explainer, x: Any) -> str:
    return "on the stack" + ("" if x.whose == -1 else f" of {player(e, x.whose)}")


@SAYINGS.says("selectors.TopOf")
def top_of(e: Explainer, x: Any) -> str:
    whose = "each player's" if x.whose == -1 else owner(e, x.whose)
    return f"among the top {e.say(x.n)} of {whose} deck"


@SAYINGS.says("selectors.BottomOf")
def bottom_of(e: Explainer, x: Any) -> str:
    return f"among the bottom {x.n} of {owner(e, x.whose)} deck"


@SAYINGS.says("selectors.Many")
def many_places(e: Explainer, x: Any) -> str:
    return listed([e.say(place) for place in x.places], "or")


SAYINGS.templates({"selectors.Shown": "among the cards this effect revealed, looked at or found (else chose)"})


@SAYINGS.says("filters.BattlesWith")
def battles_with(e: Explainer, x: Any) -> str:
    others = e.say(x.others)
    one = f"a {others.removeprefix('each ')}" if others.startswith("each ") else others
    return f"{'blocks' if x.blocks else 'is blocked by'} {one}"


# ------------------------------------------------------------------ selectors


class Meant:
    """What “it” is where it is said."""

    def __init__(self, around: Meant | None = None) -> None:
        self.label: str = around.label if around is not None else ""
        self.chosen: bool = around is not None and around.chosen
        """Whether something was chosen: then what is only taken is not “it”."""
        self.spell = False
        """Whether what was chosen lies on the stack: what is done to it then, but for cancelling, is done to its Character."""
        self.clear = True
        """Whether nothing else was spoken of since."""


@SAYINGS.says("selectors.It")
def it(e: Explainer, x: Any) -> str:
    meant = e.get("it", None)
    return f"it ({meant.label})" if meant is not None and meant.label and not meant.clear else "it"


@SAYINGS.says("selectors.ItOnField")
def it_on_field(e: Explainer, x: Any) -> str:
    meant = e.get("it", None)
    shown = meant is not None and meant.chosen and meant.label in ("what was revealed", "what was found", "what was shuffled")
    return "it (what was chosen)" if shown else it(e, x)


@SAYINGS.says("selectors.That", "selectors.ThatAsWas")
def that(e: Explainer, x: Any) -> str:
    last = "; as it last was, if it has left" if type(x._thing).__name__ == "ThatAsWas" else ""
    return str(e.get("that")) or f"that card (of what set this off{last})"


SAYINGS.templates(
    {
        "ThisBody": "this Character",
        "selectors.Self": "this card",
        "selectors.SelfAsWas": "this card (or as it last was)",
        "selectors.NamedBefore": "what was chosen or selected before, else this card",
        "selectors.Group": "what was chosen (choice {number})",
        "selectors.Chosen": "everything that was chosen",
        "selectors.ChosenOrIt": "what was chosen",
        "selectors.RevealedOrIt": "what was revealed",
        "selectors.Rest": "the other cards (revealed, else chosen, and not taken)",
        "selectors.OtherOne": "the other one",
        "selectors.MadeBy": "what this effect {verbs:verbs}",
        "selectors.MadeNow": "what this effect {verbs:verbs}",
        "selectors.EventOthers": "the other side of what set this off",
        "selectors.Opposed": "the Forward that blocks or is blocked by this card now",
        "selectors.Damager": "what did that (dealt the damage, or chose)",
        "selectors.Counterpart": "the other Forward of what set this off",
        "selectors.SourceItem": "the Summon or ability spoken of",
        "selectors.UserOf": "the Character whose ability it is",
        "selectors.Subject": "the very card this is about",
        "selectors.RemovedByThis": "what this Character's abilities removed from the game (not moved since)",
        "selectors.OtherGroups": "the groups that were not selected",
        "selectors.PaidCards": "the cards discarded for CP to cast this card",
        "selectors.PaidOrMade": "what the cost or this effect {verbs:verbs}",
        "selectors.PutOther": "what (but this card) the cost or this effect {verbs:verbs}",
    }
)


@SAYINGS.says("selectors.RemovedCards")
def removed_cards(e: Explainer, x: Any) -> str:
    return f"what this effect or its cost removed from the game{'' if x.own else ' (else what this Character removed)'}"


def sel_words(e: Explainer, x: Any, word: str, many: bool) -> str:
    """Things in a place that pass tests."""
    here = type(x.place).__name__ in ON_FIELD
    with e.within(own=False):
        thing, asked = noun(e, x.tests, here, many)
    return f"{word}{thing} {e.say(x.place)}{asked}"


@SAYINGS.says("selectors.Sel")
def sel(e: Explainer, x: Any) -> str:
    return sel_words(e, x, "each ", False)


@SAYINGS.way("many")
def many_of(e: Explainer, value: Any) -> str:
    """What a selector finds, to be counted."""
    if type(value).__name__ == "Sel":
        return sel_words(e, e.look(value), "", True)
    return e.say(value)


@SAYINGS.says("selectors.Within")
def within(e: Explainer, x: Any) -> str:
    return f"{e.say(x.of)}, only if it {predicates([e.say(one) for one in tests_of(e, x.tests)])}"


@SAYINGS.says("selectors.Lead")
def lead(e: Explainer, x: Any) -> str:
    return f"{'the others' if x.others else 'the first one'} chosen (choice {x.number})"


@SAYINGS.says("selectors.InBattle")
def in_battle(e: Explainer, x: Any) -> str:
    return "the blocking Forward" if x.blocking else "the attacking Forwards"


# ------------------------------------------------------------------ what is taken

EXACT, UP_TO, ALL, ANY = 0, 1, 2, 3


def some(e: Explainer, select: Any, amount: str, many: bool) -> str:
    """So many of what a selector finds."""
    if type(select).__name__ == "Sel":
        return sel_words(e, e.look(select), f"{amount} ", many)
    if type(select).__name__ == "Union":
        return listed([some(e, part, amount if not i else "or", many) for i, part in enumerate(e.look(select).parts)], "")
    return e.say(select) if amount == "1" and type(select).__name__ == "Self" else f"{amount} of {e.say(select)}"


@SAYINGS.says("picks.Pick")
def pick(e: Explainer, x: Any) -> str:
    how = x.how
    if how == ALL:
        e.unasked(x, "all are taken", "count", "fit", "random")
        if type(x.select).__name__ == "Sel":
            return sel_words(e, e.look(x.select), "all ", True)
        return e.say(x.select)
    n = "1" if x.count is None else e.say(x.count)
    amount = {EXACT: n, UP_TO: f"up to {n}", ANY: "any number of"}.get(how, f"«{how}» {n}")
    if how == ANY:
        e.unasked(x, "any number", "count")
    text = some(e, x.select, amount, amount != "1")
    fit = f", {e.say(x.fit)}" if x.fit is not None else ""
    return f"{text}{fit} {'at random' if x.random else selects(e)}"


@SAYINGS.says("picks.Several")
def several(e: Explainer, x: Any) -> str:
    return listed([e.say(part) for part in x.parts])


SAYINGS.templates(
    {
        "fits.DifferentFit": "no two sharing a {what:shared}",
        "fits.SameFit": "all sharing a {what:shared}",
        "fits.TotalFit": "with a total {which} of at most {most}",
    }
)

# ------------------------------------------------------------------ numbers

SAYINGS.templates(
    {
        "numbers.X": "X",
        "numbers.Depends": "{then} if {cond}, else {other}",
        "numbers.Points": "the points of damage {whose:player} have received",
        "numbers.HandSize": "the number of cards in {whose:owner} hand",
        "numbers.Crystals": "{whose:owner} crystals",
        "ThatMany": "as many as were handled before",
        "numbers.DeedAmount": "the amount of what set this off",
        "numbers.Different": "the number of different {what:shared}s among {select:many}",
        "numbers.ElementsPaid": "the number of different Elements of CP paid for this",
    }
)


@SAYINGS.says("numbers.StatOf")
def stat_of(e: Explainer, x: Any) -> str:
    how = named({"sum": "the total", "highest": "the highest", "lowest": "the lowest"}, x.how)
    return f"{how} {x.which} of {e.say(x.select, 'many')}"


@SAYINGS.says("numbers.PutAway")
def put_this_turn(e: Explainer, x: Any) -> str:
    side = "the" if x.whose == -1 else owner(e, x.whose)
    return f"the number of things put from {side} field into the Break Zone this turn, each of which {e.say(x.test)}"


@SAYINGS.says("numbers.CountersOn")
def counters_on(e: Explainer, x: Any) -> str:
    return f"the number of {x.name + ' ' if x.name else ''}counters on {e.say(x.select)}"


@SAYINGS.says("numbers.Arithmetic")
def arithmetic(e: Explainer, x: Any) -> str:
    signs = {"plus": "+", "less": "−", "times": "×", "each": "÷ (whole times)", "modulo": "modulo", "divide": "÷"}
    signs["least"] = "but no more than"
    text = f"{e.say(x.left)} {named(signs, x.how)} {e.say(x.right)}"
    if x.how == "divide":
        return f"{text} (rounded {'up' if x.up else 'down'}{'' if x.unit == 1 else f' to units of {x.unit}'})"
    e.unasked(x, "only a quotient is rounded", "up", "unit")
    return f"({text})"


THIS_TURN = {
    "made discard": "cards others had to discard by effects",
    "discarded": "cards discarded",
    "drawn": "cards drawn",
    "crystals paid": "crystals paid",
    "damage": "points of damage received",
    "cast": "cards cast",
    "entered": "Characters entered",
    "attacks": "attacks",
}


@SAYINGS.says("numbers.ThisTurn")
def this_turn(e: Explainer, x: Any) -> str:
    return f"the number of {named(THIS_TURN, x.what)} this turn (of {player(e, x.whose)})"


@SAYINGS.says("numbers.CastThisTurn")
def cast_this_turn(e: Explainer, x: Any) -> str:
    who = "the player of what set this off" if x.whose == -2 else player(e, x.whose)
    thing, asked = noun(e, x.test, False, True)
    return f"the number of {thing}{asked} {who} cast this turn"


@SAYINGS.says("numbers.Done")
def done(e: Explainer, x: Any) -> str:
    thing, asked = noun(e, x.test, True, True)
    first = " (of what was done before this ability, if any was)" if e.get("after", False) else ""
    return f"the number of {thing}{asked} that this effect or its cost {e.say(x.verbs, 'verbs')}{first}"


@SAYINGS.says("numbers.DoneOf")
def done_of(e: Explainer, x: Any) -> str:
    return f"{done(e, x)} (of {player(e, x.whose)})"
