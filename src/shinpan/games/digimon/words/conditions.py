"""15-5, 15-6: conditions."""

from __future__ import annotations

from ....effects.ops import Cond, Either, Filter, Not, Value
from ....meaning.build import CannotRun, Is, Via
from ....meaning.node import Node, Slot
from ..book.rules import By
from ..things import conds, filters, selectors
from ..things import state as st
from ..things.conds import Exists, Fits, Talking
from ..things.faces import DIGIMON
from ..things.filters import MASKS
from ..things.selectors import Count
from .vocabulary import HOW, words
from .words import Words, kind_names, met, nodes, only

yours = Via(lambda o: max(0, o), "o")
"""A player, you where nobody is named."""
BY_COUNT = {selectors.MOST: "<="}


words.rows(
    "Cond",
    GainedMemory=(conds.Gained, "n"),
    Assembling=(conds.EventIs, Is("assembly")),
    DNADigivolving=(conds.EventIs, Is("dna")),
    DigiXrosing=(lambda n: conds.EventIs("xros", n.n if n is not None else 1), "n"),
    Turn=(conds.TurnOf, yours),
    DuringAttack=(conds.AttackOn, None, False, None),
    YouDid=(conds.Answered, False),
    YouDidnt=(conds.Answered, True),
    NotSo=conds.Held,
    EffectDidAny=(lambda v: conds.Did([v], None, -1, False), "v"),
    NoneMade=(lambda v: conds.Did([v], None, -1, True), "v"),
    Added=(lambda: conds.Did(["Add"], None, -1, False),),
    DigivolvedByThis=(lambda: conds.Did(["Digivolve", "DNADigivolve"], None, -1, False),),
    TotalCards=(lambda p, n: conds.ValueFits(selectors.PileSize(p, -1, 1), n), "p", "n"),
    SourceColors=(lambda x, n: conds.ValueFits(conds.ColorsOf(x, 1, True), n), "x", "n"),
    SameLevelStack=(lambda x, n: conds.ValueFits(conds.SameLevels(x, 1), n), "x", "n"),
    Empty=(lambda: Exists(selectors.Pick(None, [selectors.Field(0, [st.BREEDING])], None), Count(selectors.NO, 0)),),
)


@words("Cond", "AnyCond")
def any_cond(b: Words, c: list[Node]) -> Cond:
    return Either([b.make("Cond", item) for item in c])


# ------------------------------------------------------------------ what there is


def exists(b: Words, node: Node, whose: int) -> Cond:
    """So many such things there are."""
    if node.kind == "OneOf":
        return Either([exists(b, item, whose) for item in nodes(node.get("x"))])
    apart = each_apart(node)
    if apart:
        return Either([exists(b, item, whose) for item in apart])
    select = b.select(node, whose)
    return Exists(select, select.count if isinstance(select, selectors.Pick) else None)


def each_apart(node: Node) -> list[Node]:
    """“In either … or …”: the same thing in each place on its own."""
    found: list[Node] = []
    for zone in nodes(node.get("z")):
        if zone.get("each") is not None:
            for pile in nodes(zone.get("p")):
                slots = tuple((name, (pile,) if name == "p" else value) for name, value in zone.slots if name != "each")
                own: Slot = (Node(zone.kind, slots),)
                found.append(Node(node.kind, tuple((name, own if name == "z" else value) for name, value in node.slots)))
    return found


@words("Cond", "Have")
def have(b: Words, o: Node, x: list[Node]) -> Cond:
    if o.kind == "Either" and b.either < 0:
        found: list[Cond] = []
        for either in (0, 1):
            with b.within(either=either, relative=True):
                found.append(met([exists(b, item, either) for item in x]))
        return Either(found)
    return met([exists(b, item, b.whose(o)) for item in x])


@words("Cond", "Exists")
def there_is(b: Words, x: Node) -> Cond:
    return exists(b, x, -1)


def counted_again(b: Words, n: Count, whose: int) -> Cond:
    """So many of what was named just before."""
    if b.such is None:
        raise CannotRun("so many of what was named before, and nothing was")
    if b.such.kind == "Memory":
        return conds.Memory(max(0, whose), BY_COUNT.get(n.kind, ">="), n.n)
    select = b.hosts(b.such, whose)
    return Exists(select, n)


@words("Cond", "HaveCount")
def have_count(b: Words, o: int, n: Count) -> Cond:
    return counted_again(b, n, o)


@words("Cond", "ExistsCount")
def exists_count(b: Words, n: Count) -> Cond:
    return counted_again(b, n, -1)


@words("Cond", "Memory")
def memory(b: Words, is_: str, o: int, n: int) -> Cond:
    b.such = Node("Memory")
    return conds.Memory(max(0, o), HOW[is_], n)


def so_many(b: Words, things: Node, places: list[selectors.Place]) -> Cond:
    """So many such cards are in these places."""
    count, of = b.count(things.get("n")), things.get("of")
    return Exists(b.bounded(selectors.Pick(count, places, b.thing_filter(of, True)), of), count)


def alternatives(things: Node) -> list[Node]:
    """What one of is meant."""
    return nodes(things.get("x")) if things.kind == "OneOf" else [things]


def some(found: list[Cond]) -> Cond:
    """One of some conditions."""
    return found[0] if len(found) == 1 else Either(found)


@words("Cond", "In")
def is_in(b: Words, x: Node, z: list[Node]) -> Cond:
    inner = some([so_many(b, one, b.places(z, -1)) for one in alternatives(x)])
    b.such = alternatives(x)[-1]
    for zone in z:
        if zone.kind == "Sources" and zone.node("x").kind in ("This", "It", "That"):
            return Talking(inner, b.select(zone.node("x")))
    return inner


@words("Cond", "InEach")
def in_each(b: Words, t: list[str], z: list[Node]) -> Cond:
    places = b.places(z, -1)
    return met([Exists(selectors.Pick(None, places, filters.Named([name])), None) for name in t])


@words("Cond", "InSources")
def in_sources(b: Words, x: Node, q: Node) -> Cond:
    return Talking(so_many(b, q, [selectors.Below(b.hosts(x), False)]), b.select(x))


@words("Cond", "SourcesInclude")
def sources_include(b: Words, x: Node, q: Node) -> Cond:
    return some([so_many(b, one, [selectors.Below(b.hosts(x), False)]) for one in alternatives(q)])


@words("Cond", "FaceUpIn")
def face_up_in(b: Words, x: Node, z: list[Node]) -> Cond:
    test = filters.Every([b.tester(x), filters.State("FaceUp")])
    return Exists(selectors.Pick(None, b.places(z, 0), test), None)


@words("Cond", "AllAre")
def all_are(b: Words, o: int, of: Node, f: list[Node]) -> Cond:
    pick = selectors.Pick(None, [selectors.Field(o, [st.BATTLE])], b.thing_filter(of))
    return Fits(pick, b.every(f), True)


# ------------------------------------------------------------------ what something is


def fits(b: Words, x: list[Node], f: list[Node], tests: Filter) -> Cond:
    """The subject of a condition passes tests."""
    stacked = any(one.kind in ("HasSources", "NoSources", "HasLinks") for one in f)
    if stacked and len(x) == 1 and x[0].kind == "This":
        return Fits(selectors.This(False), tests)
    return Fits(b.selects(x), tests)


@words("Cond", "Has", "Is", "Was")
def is_so(b: Words, x: list[Node], f: list[Node]) -> Cond:
    return fits(b, x, f, b.every(f))


@words("Cond", "HasNot", "IsNot")
def is_not_so(b: Words, x: Node, f: list[Node]) -> Cond:
    return fits(b, [x], f, filters.NotFilter(b.every(f)))


@words("Cond", "HasOrIs", "IsOrHas")
def one_or_other(b: Words, x: list[Node], f: list[Node], s: list[Node]) -> Cond:
    return fits(b, x, f, filters.AnyFilter([b.every(f), b.every(s)]))


@words("Cond", "HasAndIs", "IsAndHas")
def one_and_other(b: Words, x: list[Node], f: list[Node], s: list[Node]) -> Cond:
    return fits(b, x, f, filters.Every([b.every(f), b.every(s)]))


@words("Cond", "HasOrFrom")
def has_or_from(b: Words, x: list[Node], f: list[Node], z: list[Node]) -> Cond:
    return Either([fits(b, x, f, b.every(f)), came_from(b, z)])


@words("Cond", "DigivolvedInto")
def digivolved_into(b: Words, x: list[Node], into: list[Node]) -> Cond:
    return Fits(b.selects(x), filters.AnyFilter([b.tester(one) for one in into]))


# ------------------------------------------------------------------ what happened


def event_is(what: str, test: Filter | None = None) -> conds.EventIs:
    """Something about the event that is looked at."""
    cond = conds.EventIs(what)
    cond.filter = test
    return cond


@words("Cond", "PlayedByEffect")
def played_by_effect(b: Words, x: Node | None = None) -> Cond:
    only(x, "It", "This", "That")
    return conds.EventIs("by effect")


@words("Cond", "PlayedFrom")
def played_from(b: Words, z: list[Node], x: Node | None = None) -> Cond:
    only(x, "It", "This", "That")
    return came_from(b, z)


@words("Cond", "DigivolvingFrom")
def came_from(b: Words, z: list[Node]) -> Cond:
    cond = conds.EventIs("from")
    cond.places = b.place_mask(z)
    return cond


@words("Cond", "NotMadeBy")
def not_made_by(b: Words, x: Node, v: Node, y: Node) -> Cond:
    only(x, "It", "This", "That")
    only(v, "Trash")
    return Not(event_is("by of", b.thing_filter(y.get("of"))))


@words("Cond", "PlayedByOf")
def played_by_of(b: Words, x: Node, y: Node) -> Cond:
    only(x, "It", "This", "That")
    return event_is("by of", b.tester(y))


@words("Cond", "DeletedBy")
def deleted_by(b: Words, by: list[By], x: Node | None = None) -> Cond:
    only(x, "It", "This", "That")
    cond = conds.EventIs("cause")
    cond.by = by
    return cond


@words("Cond", "AttackingTarget")
def attacking(b: Words, x: list[Node], target: Node) -> Cond:
    select = b.selects(x)
    if target.kind == "Player":
        return conds.AttackOn(select, True, None)
    return conds.AttackOn(select, False, b.tester(target.node("x")))


# ------------------------------------------------------------------ what this effect did


def did(b: Words, do: Node, negate: bool) -> Cond:
    """What this effect did (or did not)."""
    if do.kind == "DidntAny":
        return conds.Did([do.node("v").kind], None, -1, negate)
    x = nodes(do.get("x"))
    sel = x[0] if len(x) == 1 and x[0].kind == "Sel" else None
    test: Filter | None = None
    if sel is not None:
        test = b.thing_filter(sel.get("of"))
    elif x:
        test = filters.Among(b.select(x[0]), False)
    verb = ["Digivolve", "DNADigivolve"] if do.kind == "Digivolve" else [do.kind]
    found = conds.Did(verb, test, b.whose(sel.get("o")) if sel is not None else -1, negate)
    count = b.count(sel.get("n")) if sel is not None else None
    if count is not None and count.kind not in (selectors.NO, selectors.MOST):
        found.least = max(1, count.n)
    return found


@words("Cond", "EffectDid")
def effect_did(b: Words, do: Node) -> Cond:
    return did(b, do, False)


@words("Cond", "EffectDidnt")
def effect_did_not(b: Words, do: Node) -> Cond:
    return did(b, do, True)


def made_so_many(b: Words, x: Node, verb: str, negate: bool) -> Cond:
    """So many of some sort this effect did something to, or not."""
    sel = x.kind == "Sel"
    test = b.thing_filter(x.get("of"), verb == "Place") if sel else filters.Among(b.select(x), False)
    found = conds.Did([verb], test, b.whose(x.get("o")), negate)
    count = b.count(x.get("n")) if sel else None
    if count is not None:
        if count.kind not in (selectors.EXACT, selectors.LEAST):
            raise CannotRun("how many this effect did something to")
        found.least = max(1, count.n)
    return found


@words("Cond", "EffectPlaced")
def effect_placed(b: Words, x: Node) -> Cond:
    return made_so_many(b, x, "Place", False)


@words("Cond", "WasMade")
def was_made(b: Words, v: str, x: Node) -> Cond:
    return made_so_many(b, x, v, False)


@words("Cond", "NotMade")
def was_not_made(b: Words, x: Node, v: str) -> Cond:
    return made_so_many(b, x, v, True)


DEEDS = {"Attack": "attacked", "Play": "played", "Use": "used", "Digivolve": "digivolved"}
PLAIN = {"Attack": {"Digimon"}, "Use": {"Option", "OptionCard"}, "Digivolve": {"Digimon"}}


@words("Cond", "PlayerDidnt")
def player_did_not(b: Words, o: int, do: Node) -> Cond:
    for x in nodes(do.get("x")):
        of = x.get("of")
        if isinstance(of, Node) and (of.get("f") is not None or kind_names(of) - PLAIN.get(do.kind, set())):
            raise CannotRun("a player did not do something with certain cards")
    if do.kind not in DEEDS:
        raise CannotRun(f"a player did not {do.kind}")
    return conds.Deeds(DEEDS[do.kind], max(-1, o), True)


# ------------------------------------------------------------------ numbers of both players


def against(how: str) -> tuple[object, ...]:
    """A number of a player's things against the other's."""

    def compare(o: int, k: list[str]) -> Cond:
        side = max(0, o)
        return conds.Compared(stacks_of(side, k), how, stacks_of(1 - side, k))

    return (compare, "o", "k")


def stacks_of(whose: int, kinds: list[str]) -> Value:
    """How many of some kinds a player has."""
    mask = 0
    for kind in kinds:
        mask |= MASKS[kind]
    return conds.Stacks(whose, mask or DIGIMON)


def security(how: str, o: int) -> Cond:
    """A player's security against the other's."""
    side = max(0, o)
    return conds.Compared(selectors.PileSize([st.SECURITY], side, 1), how, selectors.PileSize([st.SECURITY], 1 - side, 1))


words.names("CardKind", *MASKS, "Token")
words.rows(
    "Cond",
    MoreThan=against(">"),
    FewerThan=against("<"),
    AsMany=against(">="),
    AsManyOrFewer=against("<="),
    FewerSecurity=(lambda o: security("<", o), "o"),
    MoreSecurity=(lambda o: security(">", o), "o"),
    SecurityVersus=(lambda how: security(HOW[how], 0), "is"),
)


@words("Cond", "TotalColors")
def total_colors(b: Words, n: Count, x: Node | None = None, o: int = -1, k: list[Node] | None = None) -> Cond:
    if x is not None:
        return conds.ValueFits(conds.ColorsOf(b.select(x), 1), n)
    pick = selectors.Pick(None, [selectors.Field(o, [st.BATTLE])], b.kinds_filter(k, False))
    return conds.ValueFits(conds.ColorsOf(pick, 1), n)
