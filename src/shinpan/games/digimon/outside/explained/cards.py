"""A whole card in words: its ways into play and its effects, by place."""

from __future__ import annotations

from typing import Any

from .....effects.filters import AllOf
from ....explaining import Explainer, bits, flat, lines_of, listed, named, under
from ...book.keywords import Decoy, Overclock, PlayFromUnder, bit
from ...book.legality import COPIES
from ...things.faces import DigimonFace
from ...things.filters import Owned
from ...things.needs import ANY_NUMBER
from ...things.state import SECURITY, UNDER
from ...things.trigs import Pattern, Together
from ...words.marks import SIGNED
from .keywords import ALWAYS_ON
from .vocabulary import AREAS, COLOR_BITS, SAYINGS, Talk, described, icon

# ------------------------------------------------------------------ effects

SAYINGS.silent("state.Effect", number="its place among the printed effects", kinds="added up from its triggers")
SAYINGS.silent("state.Effect", loose="worked out from its places and triggers", base="set only while a game runs")
SAYINGS.silent("state.Effect", option="said by its place")
SAYINGS.silent("state.Effect", this_card="by which card an inherited effect on leaving is told")
SAYINGS.silent("state.Effect", reduces="what is counted on when a cost is declared; said by its program")
SAYINGS.silent("state.Effect", optional="said by its program", inherited="said by its place", linked="said by its place")
SAYINGS.silent("state.Effect", zone="never set in this game", cumulative="never set in this game")
SAYINGS.silent("state.Effect", recalls="said where what was done then is looked at", kind="said by its parts, triggers or icon")
SAYINGS.silent("state.Effect", trigger="never set in this game", replacement="never set in this game")
SAYINGS.silent("state.Effect", within="said by its program")

TURNS = {1: "in your turn", 2: "in your opponent's turn", 3: ""}
LIMITS = {1: "once per turn", 2: "twice per turn"}


def keyword_name(e: Explainer, effect: Any) -> str:
    """The name of a keyword effect that is given, with what is in its icon; nothing for any other effect."""
    x = e.look(effect)
    if not x.keyword or x.timings:
        return ""
    return note(e, x)


def note(e: Explainer, x: Any) -> str:
    """The name of a keyword effect; what it does is said once for the card."""
    name = f"<{x.keyword}{amount(x)}{asked(e, x)}>"
    does = doing(e, x)
    if e.notes.setdefault(name, does) != does:
        return f"{name} ({does})"
    return name


def amount(x: Any) -> str:
    """The number in an icon."""
    if not x.amount:
        return ""
    if x.keyword.endswith("+"):
        return f"{x.amount}"
    return f" {x.amount:+d}" if x.keyword in SIGNED else f" {x.amount}"


def asked(e: Explainer, x: Any) -> str:
    """The cards that are asked for in an icon, as what runs asks for them."""
    program = x.program
    if isinstance(program, Decoy):
        found = [described(e, e.look(trig).subject) for trig in x.trigs]
    elif isinstance(program, Overclock):
        found = [f"the trait {listed([f'[{trait}]' for trait in e.look(program).traits], 'or')}"]
    elif isinstance(program, PlayFromUnder):
        found = [described(e, need, False) for need in e.look(program).needs]
    else:
        return ""
    return f" ({' & '.join(found)})"


def doing(e: Explainer, x: Any) -> str:
    """What a keyword effect does."""
    with e.within(this="this Digimon"):
        rows = [when(e, x)]
        if x.keyword in ALWAYS_ON:
            rows.append(ALWAYS_ON[x.keyword].format(n=x.amount))
        rows.append("; ".join(flat(e.say(part)) for part in x.parts))
        if x.program is not None:
            rows.append(flat(e.say(x.program)))
    return ": ".join(row for row in rows if row)


def when(e: Explainer, x: Any) -> str:
    """When and where an effect works."""
    rows: list[str] = []
    if x.limit:
        rows.append(LIMITS.get(x.limit, f"{x.limit} times per turn"))
    turns = named(TURNS, x.turns)
    if turns:
        rows.append(turns)
    if x.places:
        areas = bits(x.places, AREAS)
        rows.append(f"while its card is in the {areas}{', face up' if x.places == 1 << SECURITY else ''}")
    if x.delay:
        rows.append("not in the turn its card was placed")
    if x.main:
        rows.append("at will in your main phase")
    if x.trigs:
        what = listed(triggers(e, x.trigs), "or")
        rows.append(f"right before {what} (it cuts in)" if x.would else f"when {what}")
    elif x.would:
        rows.append("cutting in")
    if x.replaces:
        rows.append("not while something else is being replaced")
    return ", ".join(rows)


def triggers(e: Explainer, trigs: list[Any]) -> list[str]:
    """What an effect waits for, one by one; the last says so if what causes it is asked of it alone."""
    before = [e.say(trig) for trig in trigs[:-1]]
    alone = bool(before) and not any(isinstance(trig, Pattern) and trig.by for trig in trigs[:-1])
    with e.within(alone=alone):
        return [*before, e.say(trigs[-1])]


def about_this(trig: Any) -> bool:
    """Whether a trigger is about the card or Digimon the effect is on."""
    if isinstance(trig, Together):
        return about_this(trig.b)
    return isinstance(trig, Pattern) and (trig.this or trig.this_card and not into_this(trig))


def of_card(trig: Any) -> bool:
    """Whether what happens is about this card wherever it is, not about what it is in play."""
    return isinstance(trig, Pattern) and trig.this_card and not trig.this


def into_this(trig: Any) -> bool:
    """Whether something else digivolves into this card, which is what such a trigger is about."""
    return bool(trig.about == "body" and trig.kinds & (bit("digivolved") | bit("would digivolve")))


def about_other(trig: Any) -> str:
    """What else “it” is, where something in play is meant."""
    if isinstance(trig, Pattern) and into_this(trig):
        return "the one that digivolves"
    placed = isinstance(trig, Pattern) and trig.about == "card" and trig.goals == 1 << UNDER
    return "the one that card is under" if placed else "what triggered it"


def of_a_side(x: Any) -> bool:
    """Whether a filter is of all that a player has, so that something can happen to several of them at once."""
    return isinstance(x, Owned) or isinstance(x, AllOf) and any(of_a_side(part) for part in x.filters)


def effect_words(e: Explainer, effect: Any) -> str:
    """An effect: its icons, when it works, and what it does."""
    x = e.look(effect)
    if x.keyword and not x.timings:
        return note(e, x)
    icons = "".join(icon(timing) for timing in x.timings)
    if x.keyword:
        icons += f"<{x.keyword}{amount(x)}>"
    head = when(e, x)
    own = str(e.get("this", "this card"))
    about = {("this card" if of_card(trig) else own) if about_this(trig) else about_other(trig) for trig in x.trigs} or {own}
    several = any(of_a_side(trig.subject) for trig in x.trigs if isinstance(trig, Pattern))
    with e.within(talk=Talk(about.pop() if len(about) == 1 else "what triggered it"), several=several):
        rows: list[str] = [e.say(part) for part in x.parts]
        if x.program is not None:
            rows.append(e.say(x.program))
    body = "\n".join(rows) if rows else "nothing else"
    lead = " ".join(word for word in (icons, head) if word)
    return under(lead, body) if lead else body


@SAYINGS.says("state.Effect")
def effect(e: Explainer, x: Any) -> str:
    return effect_words(e, x._thing)


# ------------------------------------------------------------------ lines of requirements

SAYINGS.silent("Special", kind="said by its line")
SAYINGS.silent("MaterialLine", cost="never asked")
SAYINGS.templates(
    {
        "faces.Requirement": "digivolve from {colors:colors} Lv.{level} for {cost}",
        "needs.BurstLine": "Burst Digivolve from {need:one}, for {cost}, by returning to the hand {tamer:one} "
        "of yours; its top card is trashed at the end of that turn",
        "needs.LinkLine": "link to {need:one} for {cost}",
    }
)


@SAYINGS.says("needs.DigivolveLine")
def digivolve_line(e: Explainer, x: Any) -> str:
    text = f"digivolve from {described(e, x.need)} for {x.cost}"
    if x.cond is not None:
        text += f", if {e.say(x.cond)}"
    if x.ignoring:
        text += ", ignoring digivolution requirements (not in the breeding area)"
    if x.as_digimon:
        text += ", which counts as a Digimon for this"
    if x.costs:
        text += f", by also doing this: {'; '.join(e.say(cost) for cost in x.costs)}"
    return text


@SAYINGS.says("needs.DnaLine")
def dna_line(e: Explainer, x: Any) -> str:
    return f"DNA digivolve from {' with '.join(described(e, need) for need in x.needs)} for {x.cost}"


@SAYINGS.says("needs.FusionLine")
def fusion_line(e: Explainer, x: Any) -> str:
    return f"App Fusion for {x.cost} from a Digimon and its link card, two different ones of: " + "; ".join(
        e.say(name) for name in x.names
    )


@SAYINGS.says("needs.Material")
def material(e: Explainer, x: Any) -> str:
    need = described(e, x.need, False)
    many = f"any number of: {need}" if x.count == ANY_NUMBER else f"{x.count} × {need}" if x.count != 1 else need
    differ = f" (all of different {x.different}s)" if x.different else ""
    return many + differ + (f" (another may stand for {listed([f'[{name}]' for name in x.names], 'or')})" if x.names else "")


@SAYINGS.says("needs.MaterialLine")
def material_line(e: Explainer, x: Any) -> str:
    rows = "; ".join(e.say(entry) for entry in x.materials)
    if x.kind == "xros":
        return f"DigiXros: when played, any of these from your hand or battle area go under it, each for {x.less} less: {rows}"
    if x.kind == "assembly":
        return f"Assembly: when played, all of these from your trash go under it for {x.less} less: {rows}"
    return f"«{x.kind}» {x.less} less: {rows}"


@SAYINGS.says("needs.ColorRule")
def color_rule(e: Explainer, x: Any) -> str:
    cond = f"if {e.say(x.cond)}, " if x.cond is not None else ""
    cond = f"<{x.keyword}> {cond}" if x.keyword else cond
    if not x.colors:
        return f"{cond}it can be used without meeting its colour requirements"
    return f"{cond}its colour requirements are also met by {bits(x.colors, COLOR_BITS)}"


KINDS_OF_COST = {1: "play cost", 2: "digivolution cost", 4: "use cost", 8: "link cost"}


@SAYINGS.says("costs.CostChange")
def cost_change(e: Explainer, x: Any) -> str:
    cond = f"if {e.say(x.cond)}, " if x.cond is not None else ""
    return f"{cond}its own {bits(x.kinds, KINDS_OF_COST, 'and')} changes by {e.say(x.amount)}"


# ------------------------------------------------------------------ cards

PRINTED = "what is printed is shown as it is"
SAYINGS.silent("Face", id=PRINTED, name=PRINTED, kind=PRINTED, text=PRINTED, lang=PRINTED)
SAYINGS.silent("Face", unread="listed as what is not understood")
SAYINGS.silent("DigimonFace", title=PRINTED, category=PRINTED, colors=PRINTED, level=PRINTED, cost=PRINTED, dp=PRINTED)
SAYINGS.silent("DigimonFace", inherited=PRINTED, security=PRINTED, link_requirement=PRINTED, link_text=PRINTED)
SAYINGS.silent("DigimonFace", block=PRINTED)
SAYINGS.silent(
    "DigimonFace",
    words="everything written on it",
    fewer_words="a part of that",
    token=PRINTED,
    ways="kinds of its requirement lines",
)
SAYINGS.silent("DigimonFace", loose_effects="some of its effects again", loose_kinds="what those wait for")
SAYINGS.silent("DigimonFace", loose_parts="whether one of those is continuous", all_kinds="what any of its effects waits for")
SAYINGS.silent("DigimonFace", tokens="said where they are played")
SAYINGS.silent(
    "DigimonFace",
    marks="what its rule book must know",
    older="itself in other rule books",
    abroad="what it is called in other languages",
    traits_abroad="its traits in them, at a table of several languages",
)
SAYINGS.silent("DigimonFace", side="said by the card whose Option side it is")
SAYINGS.silent(
    "TokenFace",
    copies="never in a deck",
    category="said as a token",
    token="said as a token",
    loose_effects="some of its effects again",
)


def given(e: Explainer, effect: Any) -> str:
    """An effect that is given: a keyword by its name, another one quoted."""
    name = keyword_name(e, effect)
    if name:
        return name
    with e.within(this="this Digimon", given=True):
        return f"“{flat(effect_words(e, effect))}”"


def token_words(e: Explainer, face: Any) -> str:
    """A token with all it is."""
    x = e.look(face)
    rows = [f"[{x.name}]"]
    if x.colors:
        rows.append(bits(x.colors, COLOR_BITS, "and"))
    if x.level != -1:
        rows.append(f"Lv.{x.level}")
    if x.cost != -1:
        rows.append(f"play cost {x.cost}")
    if x.dp != -1:
        rows.append(f"{x.dp} DP")
    if x.traits:
        rows.append(f"traits {listed([f'[{trait}]' for trait in x.traits])}")
    with e.within(this="this token"):
        rows += [given(e, one) for one in x.effects]
    return ", ".join(rows)


THIS = {
    "digimon": "this Digimon",
    "dual": "this Digimon",
    "egg": "this Digimon",
    "tamer": "this Tamer",
    "option": "this Option",
}


def side_words(e: Explainer, x: Any) -> list[str]:
    """4.2 4-6-6: the Option side of a DUAL card, line by line."""
    side = e.look(x.option)
    name = f"[{side.name}]" if side.name else "no name in the data"
    cost = side.cost if side.cost != -1 else "none"
    same = ", with the same traits" if side.copies == x.copies and side.traits else ""
    rows = [f"Option side: {name}, use cost {cost}, asks for {bits(side.asks, COLOR_BITS, 'and')}{same}"]
    for one in side.cost_changes:
        rows.append(under("Option side, cost", e.say(one)))
    for one in side.ignore_colors:
        rows.append(under("Option side, colours", e.say(one)))
    with e.within(this="this Option"):
        if side.main is not None:
            rows.append(under("Option side, when used", effect_words(e, side.main)))
        for one in side.effects:
            rows.append(under("Option side, effect", effect_words(e, one)))
    if x.arts:
        what = "a card on your field may digivolve into it without paying the cost, instead of trashing it"
        rows.append(f"Arts Digivolve: after it was used, {what}")
    return rows


def explain(face: DigimonFace, e: Explainer | None = None) -> list[str]:
    """Everything a card will do, line by line."""
    e = e or Explainer(SAYINGS)
    x = e.look(face)
    own = THIS.get(face.kind, "this card")
    rows: list[str] = []
    for one in x.requirements:
        rows.append(under("requirement", e.say(one)))
    for one in x.special:
        rows.append(under("requirement", e.say(one)))
    for one in x.cost_changes:
        rows.append(under("cost", e.say(one)))
    for one in x.ignore_colors:
        rows.append(under("colours", e.say(one)))
    if x.traits:
        rows.append(f"traits: {listed([f'[{trait}]' for trait in x.traits])}")
    if x.copies != COPIES:
        rows.append(f"deck: up to {x.copies} copies")
    if x.also_names:
        rows.append(f"name: it also has the name {listed([f'[{name}]' for name in x.also_names])}")
    if x.name_parts:
        rows.append(f"name: it also has {listed([f'“{part}”' for part in x.name_parts])} in its name")
    if x.also_numbers:
        rows.append(f"number: it also has the card number {listed(x.also_numbers)}")
    if x.xros_also:
        rows.append(f"DigiXros: it may stand for {listed([f'[{name}]' for name in x.xros_also], 'or')}")
    if x.revealed_names:
        names = listed([f"[{name}]" for name in x.revealed_names])
        rows.append(f"name: while it is revealed from the deck, it also has the name {names}")
    if x.revealed_level:
        rows.append(f"level: while it is revealed from the deck, it also is Lv.{x.revealed_level}")
    for level, name in x.levels_for:
        rows.append(f"Assembly: for [{name}] it also counts as Lv.{level}")
    with e.within(this=own):
        if x.main is not None:
            rows.append(under("when used", effect_words(e, x.main)))
        for one in x.effects:
            rows.append(under("effect", effect_words(e, one)))
    with e.within(this="this Digimon"):
        for one in x.inherited_effects:
            rows.append(under("inherited effect (as a digivolution card)", effect_words(e, one)))
        for one in x.link_effects:
            rows.append(under("link effect (as a link card)", effect_words(e, one)))
    if x.link_dp:
        rows.append(f"as a link card: the Digimon it is linked to gets {x.link_dp:+d} DP")
    if x.option is not None:
        rows += side_words(e, x)
    with e.within(this="this checked card"):
        for one in x.security_effects:
            rows.append(under("security effect (when it is checked)", effect_words(e, one)))
    if x.overflow:
        rows.append(f"<Overflow -{x.overflow}>: when it leaves the field for another place, lose {x.overflow} memory")
    rows += [f"{name} means: {text}" for name, text in e.notes.items()]
    found = [line for row in rows for line in lines_of(row)]
    left = e.unsaid()
    return [*found, f"Not said above: {'; '.join(left)}."] if left else found
