"""Conditions, causes and triggers in words."""

from __future__ import annotations

from typing import Any

from ....explaining import Explainer, bits, bracket, listed, named
from ...things.state import BATTLE, BREEDING, KINDS_OF_EVENT, LINK, UNDER
from .selecting import extremes, limits, where
from .vocabulary import AREAS, DONE, OWNERS, PLAYERS, SAYINGS, Talk, described, kind_words, noun

SAYINGS.silent("Trig", kinds="which events it waits for: said by what happens", own="it stays triggered where its card goes")
SAYINGS.silent("Together", kinds="those of both parts")

# ------------------------------------------------------------------ conditions

SAYINGS.templates(
    {
        "keywords.Attacking": "this Digimon is attacking",
        "abilities.Battling": "this Digimon battles {filter:one}",
        "conds.Memory": "{whose:whose} memory is {how:how} {n}",
        "TurnOf": "it is {whose:whose} turn",
        "conds.Held": "the condition before did not hold",
        "conds.Gained": "the memory gained by this effect is {count:fits}",
        "conds.ValueFits": "{value} is {count:fits}",
    }
)


@SAYINGS.says("conds.Exists")
def exists(e: Explainer, x: Any) -> str:
    many = e.say(x.count, "fits")
    if type(x.select).__name__ != "Pick":
        return f"there is {many} of {e.say(x.select, 'all')}"
    look = e.look(x.select)
    e.unasked(look.count, "the condition has a number of its own")
    on_field = bool(look.places) and all(type(place).__name__ in ("Field", "SecurityBody") for place in look.places)
    one = many.endswith(" 1") or many == "no"
    word, asked = noun(e, look.filter, on_field, not one)
    verb = "is" if one else "are"
    e.unasked(look, "nothing is chosen", "one_host")
    return f"there {verb} {many} {word} {where(e, look.places)}{asked}{extremes(look)}{limits(e, look)}"


@SAYINGS.says("conds.Fits")
def fits(e: Explainer, x: Any) -> str:
    some = type(x.select).__name__ == "SomeOf"
    things = e.say(e.look(x.select).inner if some else x.select, "all")
    if some:
        e.unasked(x.select, "one of them is enough, whatever is said", "count")
    several = some or type(x.select).__name__ in ("Pick", "Union", "OneOf")
    asked = e.say(x.filter)
    if asked == "is face up" and things == "this card" and e.get("this") == "this checked card":
        asked = "was face up before it was checked"
    text = f"{'every one of ' if x.every else 'at least one of ' if several else ''}{things} {asked}"
    if not (some and things.startswith("it (")):
        talked(e, things)
    return text


def talked(e: Explainer, about: str) -> None:
    """What is “it” in what follows."""
    if isinstance(talk := e.get("talk"), Talk):
        talk.about, talk.under = about, False


EVENT_IS = {
    "dna": "it happened by DNA digivolution",
    "assembly": "it happened with Assembly",
    "xros": "it happened with DigiXros of at least {n} cards",
    "by effect": "an effect did it",
    "from": "it came from {places}",
    "digivolving from": "it digivolved into the card from {places}",
    "cause": "it happened {by}",
    "by of": "an effect of a card that {filter} did it",
}


@SAYINGS.says("conds.EventIs")
def event_is(e: Explainer, x: Any) -> str:
    words = {"n": x.n, "places": bits(x.places, AREAS), "by": causes(e, x.by), "filter": e.say(x.filter)}
    e.unasked(x, "not asked for this", *[name for name in words if f"{{{name}}}" not in EVENT_IS.get(x.what, "")])
    return named(EVENT_IS, x.what).format(**words)


@SAYINGS.says("conds.Did")
def did(e: Explainer, x: Any) -> str:
    verbs = listed([named(DONE, verb) for verb in x.verbs], "or")
    what = described(e, x.filter, True) if x.filter is not None else "a card"
    side = f" on {named(OWNERS, x.whose)} side" if x.whose != -1 else ""
    many = f" (at least {x.least} of them)" if x.least != 1 else ""
    but = " (its own card, trashed for <Delay>, is none)" if e.get("delay") and "Trash" in x.verbs else ""
    return f"this effect {'has not ' if x.negate else ''}{verbs} {what}{side}{many}{but}"


@SAYINGS.says("conds.Answered")
def answered(e: Explainer, x: Any) -> str:
    return "the part before was not done" if x.negate else "the part before was done"


@SAYINGS.says("conds.AttackOn")
def attack_on(e: Explainer, x: Any) -> str:
    by = f" by {e.say(x.who, 'all')}" if x.who is not None else ""
    on = " on the player" if x.player else f" on {described(e, x.filter)}" if x.filter is not None else ""
    return f"an attack{by}{on} is under way"


@SAYINGS.says("conds.Deeds")
def deeds(e: Explainer, x: Any) -> str:
    return f"{named(PLAYERS, x.whose)} has {'not ' if x.negate else ''}{x.what} this turn"


@SAYINGS.says("modifiers.StillThere")
def still_there(e: Explainer, x: Any) -> str:
    return "the card of this effect is still there"


@SAYINGS.says("conds.Talking")
def talking(e: Explainer, x: Any) -> str:
    text, about = e.say(x.inner), e.say(x.about, "all")
    talked(e, about)
    return text


# ------------------------------------------------------------------ causes

CAUSES = {"effect": "effect", "battle": "battle", "rule": "rule", "cost": "cost", "any": "anything"}


@SAYINGS.says("rules.By")
def by(e: Explainer, x: Any) -> str:
    kind = named(CAUSES, x.kind)
    if x.kind == "effect":
        owner = "" if x.whose == -1 else named(OWNERS, x.whose) + " "
        kinds = f"{kind_words(x.categories, False, True)} " if x.categories else ""
        icon = f"<{x.keyword}> " if x.keyword else ""
        security = "[Security] " if x.security else ""
        of = f" of {listed([f'[{name}]' for name in x.names], 'or')}" if x.names else ""
        text = f"{owner}{security}{icon}{kinds}effects{of}"
    else:
        owner = f" ({named(OWNERS, x.whose)})" if x.whose != -1 else ""
        extra = [word for word in (str(x.categories or ""), x.keyword, "security" if x.security else "") if word]
        text = {"battle": "battle", "rule": "the rules"}.get(x.kind, kind) + owner + (f" {extra}" if extra else "")
    return f"other than by {text}" if x.inverse else f"by {text}"


def causes(e: Explainer, row: list[Any]) -> str:
    """Any of several causes, or none of them."""
    if len(row) > 1 and any(one.inverse for one in row):
        said = [e.say(one).removeprefix("other than ") for one in row]
        return f"other than {listed(said, 'or')}"
    return listed([e.say(one) for one in row], "or") if row else ""


SAYINGS.ways["causes"] = causes

# ------------------------------------------------------------------ triggers

HAPPENS = {
    "moved": "{x} goes{from}{to}",
    "played": "{x} is played{from}",
    "digivolved": "{x} digivolves{from}",
    "deleted": "{x} is deleted{from}",
    "left": "{x} leaves the field{from}{to}",
    "attacked": "{x} attacks{from}",
    "attack end": "an attack of {x} ends{from}",
    "blocked": "{x} blocks{from}",
    "suspended": "{x} becomes suspended{from}",
    "unsuspended": "{x} becomes unsuspended{from}",
    "linked": "{x} gets a link card{from}",
    "used": "{x} is used{from}",
    "checked": "{x} checks a security card{from}",
    "battle end": "a battle of {x} ends{from}",
    "battle won": "{x} deletes another in battle{from}",
    "target": "the target of an attack by {x} changes{from}",
    "turn start": "a turn starts",
    "turn end": "a turn ends",
    "main start": "a main phase starts",
    "moved out": "{x} moves between areas{from}{to}",
    "counter": "counter timing comes",
    "digi-burst": "{x} uses <Digi-Burst>{from}",
    "check over": "a check by {x} is over{from}",
    "would delete": "{x} would be deleted{from}",
    "would leave": "{x} would leave the battle area{from}{to}",
    "would play": "{x} would be played{from}",
    "would digivolve": "{x} would digivolve{from}",
    "would use": "{x} would be used{from}",
    "would link": "{x} would get a link card{from}",
    "would move": "{x} would be trashed from under a card by an effect{from}{to}",
    "hatched": "{x} hatches{from}",
    "flipped": "{x} is turned over{from}",
    "would attack": "{x} would attack{from}",
}
"""What happens, by the kind of event; {x} is its body, or its card where it has none."""
PARTS = {
    "card": {
        "digivolved": "something digivolves into {x}{from}",
        "would digivolve": "something would digivolve into {x}{from}",
        "played": "{x} is played{from}",
        "linked": "{x} becomes a link card{from}",
        "would link": "{x} would become a link card{from}",
        "checked": "{x} is checked as a security card{from}",
        "moved": "{x} goes{from}{to}",
        "used": "{x} is used{from}",
        "left": "{x} leaves the field{from}{to}",
        "deleted": "{x} is deleted{from}",
        "would play": "{x} would be played{from}",
        "would use": "{x} would be used{from}",
        "would move": "{x} would be trashed from under a card by an effect{from}{to}",
        "flipped": "{x} is turned over{from}",
    },
    "onto": {
        "moved": "a card goes{from} under {x}{to}",
        "attacked": "{x} is attacked{from}",
        "battle won": "{x} is deleted by another in battle{from}",
        "checked": "{x} checks a security card{from}",
        "linked": "{x} gets a link card{from}",
        "target": "an attack is turned on {x}{from}",
        "blocked": "{x} is blocked{from}",
    },
    "top": {"moved": "the top card of {x} goes{from}{to}"},
    "host": {
        "moved": "a card goes from under {x}{from}{to}",
        "would move": "a card would be trashed from under {x} by an effect{from}{to}",
    },
}
"""What happens, where another part of the event is meant than its body."""
HOWS = {
    "dna": "DNA digivolution",
    "xros": "DigiXros",
    "assembly": "Assembly",
    "burst": "Burst Digivolve",
    "fusion": "App Fusion",
}


OFF_FIELD = ("moved", "would play", "would use", "used", "flipped", "would move")


def pattern_words(e: Explainer, x: Any) -> str:
    """One pattern of events."""
    kinds = [kind for index, kind in enumerate(KINDS_OF_EVENT) if x.kinds >> index & 1]
    about = x.about
    own = "this card" if about == "card" else str(e.get("this", "this card"))
    on_field = about in ("onto", "host") or about == "body" and any(kind not in OFF_FIELD for kind in kinds)
    meant = [own] if x.this else ["this very card"] if x.this_card else []
    if x.this and x.this_card:
        meant.append("(with this very card)")
    asked = ""
    if x.subject is not None and not meant:
        meant.append(described(e, x.subject, on_field))
    elif x.subject is not None:
        asked = f", where the card it happens to {e.say(x.subject)}"
    subject = " ".join(meant) if meant else "any card"
    came = ""
    if x.places or x.place_whose != -1:
        came += f" from {areas(x.places, x.place_whose)}"
    if x.source is not None:
        came += f" from under {described(e, x.source)}"
    to = ""
    end = {1: "the bottom of ", 0: "the top of "}.get(x.bottom, "")
    if x.goals or x.goal_whose != -1:
        to += f" to {end}{areas(x.goals, x.goal_whose)}"
    else:
        e.unasked(x, "only what goes to a pile goes to an end of it", "bottom")
    if about == "onto" and kinds == ["moved"] and x.goals == 1 << UNDER and x.goal_whose == -1:
        to = ""
    part = "card" if about == "body" and x.this_card and not x.this else about
    if about == "host" and kinds == ["moved"] and x.places == 1 << BATTLE | 1 << BREEDING and x.place_whose == -1:
        came, part, subject = "", "top", subject.replace(f"a card that is {own}", own)
    forms = PARTS.get(part, {}) if part != "body" else HAPPENS
    rows = []
    for kind in kinds:
        form = forms.get(kind) or f"«{kind}: {about}» {{x}}{{from}}{{to}}"
        text = form.replace("{x}", subject).replace("{from}", came)
        rows.append(text.replace("{to}", to) if "{to}" in form else text + to)
    text = listed(rows, "or") if rows else f"«events {x.kinds:#x}»"
    return text + asked + further(e, x, kinds)


def areas(mask: int, whose: int) -> str:
    """Areas a card comes from or goes to."""
    owner = named(OWNERS, whose) if whose != -1 else "a"
    if not mask:
        return f"{owner} side" if whose != -1 else "anywhere"
    places = {bit: f"{owner} {name}" for bit, name in AREAS.items()}
    side = f" on {owner} side" if whose != -1 else ""
    places |= {1 << UNDER: f"under a card{side}", 1 << LINK: f"beside a card{side}, as a link card"}
    return bits(mask, places)


CARD_PART = {
    "digivolved": "the card digivolved into",
    "would digivolve": "the card to digivolve into",
    "linked": "the link card",
    "would link": "the card to be linked",
    "checked": "the checked card",
}
"""What the card of an event is, where its body is another thing."""
ONTO_PART = {
    "attacked": "the Digimon attacked",
    "battle won": "the Digimon it deleted",
    "moved": "the card it goes under",
    "linked": "the Digimon it is linked to",
    "target": "the new target",
    "blocked": "the attacker",
    "checked": "the attacker",
    "would link": "nothing (no such event is directed at anything)",
}
"""What an event is directed at."""
DOERS = {"played", "digivolved", "used", "attacked", "attack end", "linked", "target", "hatched", "digi-burst", "blocked"}
DOERS |= {"turn start", "turn end", "main start", "would play", "would digivolve", "would use", "would link"}
"""Events whose player is who does it; of others it is whose card it is."""


def further(e: Explainer, x: Any, kinds: list[str]) -> str:
    """What else is asked of an event."""
    rows: list[str] = []
    if x.card is not None:
        rows.append(f"{listed(dict.fromkeys(CARD_PART.get(kind, 'the card') for kind in kinds), 'or')} {e.say(x.card)}")
    if x.onto is not None:
        parts = dict.fromkeys(ONTO_PART.get(kind, f"«onto of {kind}»") for kind in kinds)
        rows.append(f"{listed(parts, 'or')} {e.say(x.onto)}")
    if x.by:
        rows.append(f"{'only this last' if e.get('alone') else 'it'} happens {causes(e, x.by)}")
    if x.player != -1:
        does = listed(dict.fromkeys("do it" if kind in DOERS else "own it" for kind in kinds), "or")
        rows.append(
            f"you {does}"
            if x.player == 0
            else f"{named(PLAYERS, x.player)} {does.replace('do', 'does').replace('own', 'owns')}"
        )
    if x.how:
        rows.append(f"it is {named(HOWS, x.how)}")
    if x.was != -1:
        rows.append(named({1: "what digivolved was a Digimon", 0: "what digivolved was no Digimon"}, x.was))
    if x.survived:
        rows.append("it survived")
    if x.to_player != -1:
        rows.append(named({1: "the player is attacked", 0: "a Digimon is attacked"}, x.to_player))
    if x.face_up != -1:
        rows.append(named({1: "it is face up", 0: "it is face down"}, x.face_up))
    if x.doer_this:
        rows.append(f"{e.get('this', 'this card')} did it")
    if x.doer is not None:
        rows.append(f"what did it {e.say(x.doer)}")
    if x.phase:
        owner = f"{named(OWNERS, x.phase_whose)} " if x.phase_whose != -1 else "a "
        rows.append(f"it is in {owner}{x.phase} phase")
    elif x.phase_whose != -1:
        rows.append(f"«phase of {named(OWNERS, x.phase_whose)}»")
    if x.mine:
        rows.append("the effect of this very card did it")
    if x.cond is not None:
        rows.append(e.say(x.cond))
    text = f", where {listed([bracket(row) for row in rows]) if len(rows) > 1 else rows[0]}" if rows else ""
    return text + (" (in the breeding area too)" if x.breeding else "")


@SAYINGS.says("trigs.Pattern")
def pattern(e: Explainer, x: Any) -> str:
    return pattern_words(e, x)


@SAYINGS.says("keywords.AloneInBattle")
def alone_in_battle(e: Explainer, x: Any) -> str:
    return pattern_words(e, x) + ", and the other Digimon of the battle is not"


@SAYINGS.says("keywords.WithSources")
def with_sources(e: Explainer, x: Any) -> str:
    return pattern_words(e, x) + ", having had digivolution cards"


@SAYINGS.says("keywords.OtherOwn")
def other_own(e: Explainer, x: Any) -> str:
    return pattern_words(e, x) + ", being another Digimon than this one"


@SAYINGS.says("keywords.LeavesBut")
def leaves_but(e: Explainer, x: Any) -> str:
    return pattern_words(e, x) + (", other than in battle or by your effects" if x.partition else ", other than in battle")


@SAYINGS.says("trigs.Together")
def together(e: Explainer, x: Any) -> str:
    return f"{e.say(x.a)}, and in the same event {e.say(x.b)}"


@SAYINGS.says("trigs.AnyTurnOf")
def any_turn_of(e: Explainer, x: Any) -> str:
    owner = "any" if x.whose == -1 else named(OWNERS, x.whose)
    rows = {"turn start": "{} turn starts", "turn end": "{} turn ends", "main start": "{} main phase starts"}
    rows |= {"counter": "{} counter timing comes (in an attack of the other player)"}
    kinds = [kind for index, kind in enumerate(KINDS_OF_EVENT) if x.kinds >> index & 1]
    return listed([rows.get(kind, f"«{kind}» {{}}").format(owner) for kind in kinds], "or")


@SAYINGS.says("trigs.MetBy")
def met_by(e: Explainer, x: Any) -> str:
    return f"this triggered because {listed([e.say(trig) for trig in x.trigs], 'or')}"
