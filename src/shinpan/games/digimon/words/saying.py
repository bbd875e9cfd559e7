"""Other forms of a meaning, for a language that says it in its own way: tried one after the other when it is printed.

A card that was read in English has the shape of its English sentence: “you have a Tamer”, “it gets”, “any of your Digimon”.
Japanese and Chinese say “there is a Tamer of yours”, “this Digimon”, “one of your Digimon”. The rules by which meanings are
brought to one form before they are built (:mod:`.rewrites`, :mod:`.alike`) take most of such differences away; the others
are here. Whether what is printed means the same is not decided here: who shows it reads it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from ....meaning.build import CannotRun
from ....meaning.node import Node, Slot
from ....meaning.pieces import nodes
from ....meaning.rewrite import RewriteError, inside, made, replaced
from ....phrases.book import ordered
from .alike import alike
from .rewrites import rules
from .selecting import placed

Way = Callable[[Node], Iterator[Node]]
Ways = dict[str, list[Way]]
rather: Ways = {}
"""Kind -> forms that are tried before the meaning as it is: newer wordings say them so."""
also: Ways = {}
"""Kind -> forms that are tried after it."""
english: Ways = {}
"""Kind -> forms that English sentences have, tried before it."""
MOST = 40
"""How many forms of one meaning are tried."""


def way(ways: Ways, *kinds: str) -> Callable[[Way], Way]:
    """Other forms of meanings of some kinds."""

    def add(function: Way) -> Way:
        for kind in kinds:
            ways.setdefault(kind, []).append(function)
        return function

    return add


def forms(node: Node) -> list[Node]:
    """All forms of a meaning, in the order in which they are tried."""
    found: list[Node] = []
    seen: set[Node] = set()
    _gather(node, found, seen, rather, also)
    with suppress(CannotRun, RewriteError):
        one = rules.apply(node)
        _gather(one, found, seen, rather, also)
        _gather(alike.apply(one), found, seen, rather, also)
    return found


def forms_in_english(node: Node) -> list[Node]:
    """The forms in which English says a meaning: its sentences are what the rules bring to one form."""
    found: list[Node] = []
    _gather(node, found, set(), english, {})
    return found


def forms_in(lang: str) -> Callable[[Node], list[Node]]:
    """The forms in which a language says a meaning."""
    return forms_in_english if lang == "en" else forms


def _gather(node: Node, found: list[Node], seen: set[Node], before: Ways, after: Ways) -> None:
    if node in seen or len(seen) > MOST:
        return
    seen.add(node)
    for function in before.get(node.kind, ()):
        for form in function(node):
            _gather(form, found, seen, before, after)
    found.append(node)
    for function in after.get(node.kind, ()):
        for form in function(node):
            _gather(form, found, seen, before, after)


CARD = (Node("Card"),)
ONE = Node("One")
DIGIMON = made("This", k="Digimon")


def security_of(x: Node, owner: Slot | None) -> Node:
    """“Your security cards” as cards in your security stack."""
    of = x.get("of")
    if not isinstance(of, Node) or of.kind != "Thing" or of.get("k") != (Node("SecurityCard"),):
        return x
    zone = made("Zone", o=x.get("o") or owner, p=(Node("Security"),))
    return replaced(x, o=None, z=(zone,), of=made("Thing", f=of.get("f")) if of.get("f") else None)


@way(also, "Have")
def there_is(node: Node) -> Iterator[Node]:
    """“You have a Tamer”: there is a Tamer of yours."""
    x, owner = node.get("x"), node.get("o")
    if not isinstance(x, Node) or x.kind != "Sel" or set(dict(node.slots)) != {"o", "x"}:
        return
    x = security_of(x, owner)
    number = x.get("n")
    if number is None:
        x = replaced(x, n=ONE)
    elif number == Node("Another"):
        x = other(x)
    elif isinstance(number, Node) and number.kind == "Exactly" and x.get("z") is not None:
        x = replaced(x, n=Node("Just", number.slots))
    if x.get("z") is None:
        x = replaced(x, o=owner)
    elif any(zone.kind == "Zone" and zone.get("o") != owner for zone in nodes(x.get("z"))):
        return
    yield made("Exists", x=x)


def other(x: Node) -> Node:
    """“Another Digimon” as one that is another."""
    of = x.get("of")
    if not isinstance(of, Node) or of.kind != "Thing":
        return x
    return replaced(x, n=ONE, of=replaced(of, f=(Node("Other"), *nodes(of.get("f")))))


@way(rather, "Sel")
def bare_cards(node: Node) -> Iterator[Node]:
    """“1 card in your hand”: one of the hand; nothing else is there."""
    of, number = node.get("of"), node.get("n")
    if isinstance(of, Node) and of.kind == "Thing" and of.get("k") == CARD and node.get("z") is not None:
        if of.get("f") is None:
            yield replaced(node, of=None)
    if isinstance(number, Node) and number.kind == "AnyExactly":
        yield replaced(node, n=Node("Exactly", number.slots))


@way(also, "Sel")
def so_many(node: Node) -> Iterator[Node]:
    """“Any of your Digimon”, “another Digimon”: one; “your security cards”: those in your security stack."""
    of, number = node.get("of"), node.get("n")
    if number == Node("AnyOf"):
        yield replaced(node, n=ONE)
        yield replaced(node, n=made("Exactly", n=1))
    if number == Node("Another"):
        yield other(node)
    if number is None and of is not None:
        yield replaced(node, n=ONE)
    if node.get("o") is not None and security_of(node, None) != node:
        yield security_of(node, None)
    if isinstance(of, Node) and of.kind == "Thing" and of.get("k") == CARD and of.get("f") is not None:
        yield replaced(node, of=replaced(of, k=None))


@way(rather, "On")
def one_of_them(node: Node) -> Iterator[Node]:
    """“When 1 of your Digimon is deleted”: when a Digimon of yours is."""
    found = tuple(replaced(x, n=ONE) if is_one(x) else x for x in nodes(node.get("x")))
    if found != node.get("x"):
        yield replaced(node, x=found)
    if node.get("x") == (DIGIMON,):
        for event in nodes(node.get("e")):
            if event.kind == "Attacks" and set(dict(event.slots)) == {"target"}:
                yield made("Attacking", target=event.get("target"))


def is_one(x: Node) -> bool:
    """Whether one thing is meant, whichever it is."""
    return x.kind == "Sel" and x.get("n") in (made("Exactly", n=1), Node("AnyOf"))


@way(rather, "Place")
def returned(node: Node) -> Iterator[Node]:
    """What is placed on a deck is returned to it."""
    to = node.get("to")
    zones = nodes(to.get("z")) if isinstance(to, Node) and to.kind == "EndOf" else []
    if [pile.kind for zone in zones for pile in nodes(zone.get("p"))] == ["Deck"]:
        yield Node("Return", node.slots)


EVENTS = {"Suspend": "Suspends", "Play": "Played", "Delete": "Deleted", "Trash": "Trashed", "Place": "Placed"}


@way(also, "EffectDoes")
def happens_by_effect(node: Node) -> Iterator[Node]:
    """“When an effect suspends a Digimon”: when a Digimon is suspended by an effect."""
    do = node.node("do")
    event = EVENTS.get(do.kind)
    sorts = nodes(do.get("x"))
    if event is None or not sorts:
        return
    others = {name: slot for name, slot in do.slots if name != "x"}
    cause = (made("ByEffects", s=node.get("by")),)
    yield made("On", x=tuple(sorts), e=(made(event, by=cause, **others),))


@way(also, "Said")
def is_so(node: Node) -> Iterator[Node]:
    """“It has 8000 DP or more”: its DP is 8000 or more."""
    found = tuple(Node("IsSo", p.slots) if p.kind == "HasSo" else p for p in nodes(node.get("p")))
    if found != node.get("p"):
        yield replaced(node, p=found)


@way(also, "Is")
def said_of_it(node: Node) -> Iterator[Node]:
    """“If it is a Tamer card”: if that card is one."""
    if node.get("x") == (Node("It"),) and set(dict(node.slots)) == {"x", "f"}:
        yield made("Said", x=(made("That", k="Card"),), p=(made("IsSo", f=node.get("f")),))


@way(also, "ThanStat")
def than_this(node: Node) -> Iterator[Node]:
    """“Less DP than this Digimon's”: as this Digimon."""
    if node.node("x").kind in ("ThisOf", "This"):
        yield made("Than", x=DIGIMON)


@way(also, "SecurityEnd")
def end_of_security(node: Node) -> Iterator[Node]:
    """The top or bottom of the security stack."""
    yield made("EndOf", at=node.get("at"), z=(made("Zone", o=Node("You"), p=(Node("Security"),)),))


@way(also, "EffectDidnt")
def none_was(node: Node) -> Iterator[Node]:
    """“If this effect did not delete”: if none was deleted by it."""
    if node.node("do").kind == "DidntAny":
        yield Node("NoneMade", node.node("do").slots)


@way(also, "Sel")
def same_level(node: Node) -> Iterator[Node]:
    """“2 cards with the same level”: as each other."""
    number, of = node.get("n"), node.get("of")
    several = isinstance(number, Node) and isinstance(number.get("n"), int) and number.number("n") > 1
    tests = nodes(of.get("f")) if isinstance(of, Node) and of.kind == "Thing" else []
    if isinstance(of, Node) and several and made("Same", s=Node("Level")) in tests:
        found = tuple(Node("SameLevel") if test.kind == "Same" else test for test in tests)
        yield replaced(node, of=replaced(of, f=found))


@way(rather, "DigivolveAs", "DNADigivolve")
def with_any(node: Node) -> Iterator[Node]:
    """“Treat 1 of your Tamers as …”, “with 1 of your other Digimon”: a Tamer, another Digimon of yours."""
    found = tuple(replaced(x, n=ONE) if is_one(x) else x for x in nodes(node.get("x")))
    if found != node.get("x"):
        yield replaced(node, x=found)


@way(rather, "UnderEnd", "SourcesBottom", "SourcesTop")
def the_one_named(node: Node) -> Iterator[Node]:
    """“Under 1 of your [X]”: under your [X]."""
    x = node.get("x")
    of = x.get("of") if isinstance(x, Node) and x.kind == "Sel" else None
    if isinstance(x, Node) and is_one(x) and isinstance(of, Node) and [name for name, _ in of.slots] == ["f"]:
        yield replaced(node, x=replaced(x, n=None))


@way(rather, "Under", "SourcesAdded", "SourcesTrashed", "TargetChanged")
def any_of_yours(node: Node) -> Iterator[Node]:
    """“Under 1 of your Tamers”: under a Tamer of yours."""
    x = node.get("x")
    if isinstance(x, Node) and x.kind == "Sel" and (is_one(x) or x.get("n") == ONE):
        yield replaced(node, x=replaced(x, n=None))
        yield replaced(node, x=replaced(x, n=ONE))


@way(rather, "Sel")
def cards_under_any(node: Node) -> Iterator[Node]:
    """“1 of the digivolution cards of 1 of your Digimon”: one of those of your Digimon; of several cards all are of one."""
    if node.get("n") not in (ONE, made("Exactly", n=1), made("AnyExactly", n=1)):
        return
    zones = tuple(_of_any(zone) if zone.kind == "Sources" else zone for zone in nodes(node.get("z")))
    if zones and zones != node.get("z"):
        yield replaced(node, z=zones)


def _of_any(zone: Node) -> Node:
    x = zone.get("x")
    return replaced(zone, x=replaced(x, n=None)) if isinstance(x, Node) and is_one(x) else zone


@way(rather, "Mod")
def all_of_them(node: Node) -> Iterator[Node]:
    """“Your Digimon get +1000 DP”: all of them."""
    found = tuple(
        replaced(x, n=Node("All")) if x.kind == "Sel" and not x.get("n") and x.get("o") else x for x in nodes(node.get("x"))
    )
    if found != node.get("x"):
        yield replaced(node, x=found)


@way(rather, "OneOf", "WouldDo")
def in_one(node: Node) -> Iterator[Node]:
    """“1 Tamer card or 1 card with …” of the same place: one card of either sort.

    “When you would play this card”: when it would be played.
    """
    with suppress(CannotRun, RewriteError):
        one = alike.apply(rules.apply(node))
        if one != node:
            yield one


COSTS = {"Used": "UseCost", "Use": "UseCost", "Played": "PlayCost", "Play": "PlayCost", "Digivolves": "DigivolutionCost"}
"""What is paid for what would happen."""


@way(rather, "When")
def which_cost(node: Node) -> Iterator[Node]:
    """“When this card would be used, reduce the cost”: its use cost; who pays less for what happens pays before it does."""
    on, do = nodes(node.get("on")), node.get("do")
    if len(on) != 1 or not isinstance(do, Node):
        return
    events = {one.kind for one in on[0].walk() if one.kind in COSTS}
    kinds = {COSTS[event] for event in events}
    if len(kinds) == 1:
        kind = Node(kinds.pop())
        found = _with_cost(do, kind)
        if found != do:
            yield replaced(node, do=found)
    if on[0].kind == "On" and any(one.kind in ("ReduceCost", "ChangeCost") for one in do.walk()):
        before = tuple(
            replaced(one, would=1) if one.kind in COSTS and not one.get("would") else one for one in nodes(on[0].get("e"))
        )
        if before != on[0].get("e"):
            yield replaced(node, on=(replaced(on[0], e=before),))


def _with_cost(node: Node, kind: Node) -> Node:
    """A deed in which “the cost” is a cost of a kind."""
    if node.kind in ("ReduceCost", "ChangeCost", "IncreaseCost") and node.get("k") == Node("AnyCost"):
        return replaced(node, k=kind)
    return (
        inside(node, lambda inner: _with_cost(inner, kind)) if node.kind in ("If", "By", "May", "And", "Each", "Then") else node
    )


@way(rather, "Said", "Has")
def among_cards_under(node: Node) -> Iterator[Node]:
    """“If this Digimon has [X] in its digivolution cards”: if [X] is among them."""
    x, parts = nodes(node.get("x")), nodes(node.get("p")) if node.kind == "Said" else [node]
    if len(x) != 1 or len(parts) != 1 or x[0].kind not in ("This", "That", "ThisOf"):
        return
    tests = nodes(parts[0].get("f"))
    if parts[0].kind in ("HasSo", "Has") and len(tests) == 1 and tests[0].kind == "SourceIs":
        yield made("In", x=tests[0].get("x"), z=(made("Sources", x=x[0]),))


@way(also, "On")
def pile_trashed(node: Node) -> Iterator[Node]:
    """“When a card in your deck is trashed”: when your deck is."""
    events, x = nodes(node.get("e")), nodes(node.get("x"))
    if len(events) != 1 or events[0].kind != "Trashed" or len(x) != 1 or x[0].kind != "Sel":
        return
    of, zones = x[0].get("of"), nodes(events[0].get("z") or x[0].get("z"))
    if of is not None and of != made("Thing", k=CARD) or len(zones) != 1 or zones[0].kind != "Zone":
        return
    trashed = made("PileTrashed", o=zones[0].get("o"), p=nodes(zones[0].get("p"))[0])
    by = events[0].get("by")
    yield made("Happens", by=by, e=trashed) if by is not None else trashed


@way(rather, "AnyOf")
def plain_alternatives(node: Node) -> Iterator[Node]:
    """“That is black or that has …”: black or with …, as one row of filters."""
    found = tuple(_bare(test) for test in nodes(node.get("f")))
    if found and found != node.get("f"):
        yield replaced(node, f=found)


def _bare(test: Node) -> Node:
    tests = nodes(test.get("f")) if test.kind == "That" else []
    return tests[0] if len(tests) == 1 else test


@way(also, "Need")
def needs_together(node: Node) -> Iterator[Node]:
    """“Lv.4 w/ [X] trait”: a level and a trait, both filters."""
    without = (made("Without", f=node.get("no")),) if node.get("no") is not None else ()
    if node.get("w") is not None or without:
        yield made("Need", f=ordered([*nodes(node.get("f")), *nodes(node.get("w")), *without]))


@way(also, "Paid")
def paid_for(node: Node) -> Iterator[Node]:
    """“Play it without paying the cost”: how it is paid is said of what is done."""
    do = node.node("do")
    if do.get("pay") is None:
        yield replaced(do, pay=node.get("pay"))


@way(rather, "Ending")
def one_card(node: Node) -> Iterator[Node]:
    """One card from the top is the top card."""
    if node.get("n") == 1:
        yield replaced(node, n=None)


@way(also, "Thing")
def cards_there(node: Node) -> Iterator[Node]:
    """“Digivolution cards” of a stack are the cards in it; of those that have a level, the Digimon cards."""
    if node.get("k") == (Node("Source"),):
        kinds = ("DigimonCard", "Card") if any(test.kind == "Level" for test in nodes(node.get("f"))) else ("Card",)
        for kind in kinds:
            yield replaced(node, k=(Node(kind),))


@way(also, "Sources")
def of_the_card_itself(node: Node) -> Iterator[Node]:
    """“The digivolution cards of this card”: of this Digimon."""
    if node.get("x") == made("This", k="Card"):
        yield replaced(node, x=DIGIMON)


@way(also, "And")
def worth_together(node: Node) -> Iterator[Node]:
    """“Choose any number whose total DP is 4000 or less and delete them”: Digimon worth 4000 DP."""
    a, b = node.node("a"), node.node("b")
    x = nodes(a.get("x"))
    if a.kind != "Choose" or len(x) != 1 or b.get("x") != (Node("Them"),):
        return
    for total in worth(x[0]):
        yield replaced(b, x=(total,))


@way(also, "Sel")
def worth(node: Node) -> Iterator[Node]:
    """“Any number of Digimon with a total DP of up to 4000”: Digimon worth 4000 DP."""
    of = node.get("of")
    if not isinstance(of, Node) or of.kind != "Thing" or node.get("n") not in (None, Node("AnyNumber"), Node("AnyOf")):
        return
    totals = [test for test in nodes(of.get("f")) if test.kind == "Total"]
    if len(totals) == 1 and set(dict(totals[0].slots)) == {"n", "s"}:
        rest = tuple(test for test in nodes(of.get("f")) if test.kind != "Total")
        inner = replaced(node, n=None, of=replaced(of, f=rest or None))
        yield made("Worth", n=totals[0].get("n"), s=totals[0].get("s"), x=inner)


@way(also, "Sel")
def of_either(node: Node) -> Iterator[Node]:
    """“A Tamer card” of the hand is one of its cards."""
    if node.get("n") == ONE and node.get("z") is not None:
        yield replaced(node, n=made("Exactly", n=1))


@way(also, "Sel", "Exists")
def face_up_security(node: Node) -> Iterator[Node]:
    """“Your face-up security cards”."""
    of, zones = node.get("of"), nodes(node.get("z"))
    if node.kind != "Sel" or not isinstance(of, Node) or of.kind != "Thing" or len(zones) != 1:
        return
    tests = nodes(of.get("f"))
    if nodes(zones[0].get("p")) == [Node("Security")] and Node("FaceUp") in tests:
        rest = tuple(test for test in tests if test != Node("FaceUp"))
        kind = None if of.get("k") == CARD and not rest else of.get("k")
        what = made("Thing", f=rest or None, k=kind) if rest or kind else None
        yield replaced(node, of=what, z=(replaced(zones[0], p=(Node("FaceUpSecurity"),)),))


@way(also, "InWhere", "FaceUpIn")
def there_face_up(node: Node) -> Iterator[Node]:
    """“If [X] is face up in your security stack”."""
    where = node.get("w") if node.kind == "InWhere" else node
    x = node.get("x")
    if not isinstance(where, Node) or not isinstance(x, Node) or x.kind != "Sel":
        return
    zones = nodes(where.get("z"))
    if where.kind in ("FaceIn", "FaceUpIn") and len(zones) == 1 and nodes(zones[0].get("p")) == [Node("Security")]:
        zone = replaced(zones[0], p=(Node("FaceUpSecurity"),))
        yield made("Exists", x=replaced(x, n=x.get("n") or ONE, z=(zone,)))


BE = {"Delete": "BeDeleted", "Return": "BeReturned", "ReduceDp": "DpReduced", "Suspend": "BeSuspended", "Trash": "BeTrashed"}


@way(also, "EffectsCant")
def cannot_be(node: Node) -> Iterator[Node]:
    """“Your opponent's effects can't delete this Digimon”: it cannot be deleted by them."""
    verbs = nodes(node.get("v"))
    things = {x for verb in verbs for x in nodes(verb.get("x")) if x != Node("It")}
    if len(things) != 1 or any(set(dict(verb.slots)) - {"x", "k"} for verb in verbs):
        return
    preds: list[Node] = []
    bans: list[Node] = []
    for verb in verbs:
        if verb.kind in BE and verb.get("k") is None:
            bans.append(made(BE[verb.kind], by=node.get("by")))
        elif verb.kind == "Affect":
            preds.append(made("Unaffected", by=node.get("by")))
        elif verb.kind == "AffectWith":
            preds.append(made("Unaffected", by=(made("KwEffects", k=verb.get("k")),)))
        else:
            return
    if bans:
        preds.insert(0, made("Cant", v=tuple(sorted(bans, key=repr))))
    yield made("Mod", x=tuple(things), p=tuple(sorted(preds, key=repr)), d=node.get("d"))


@way(also, "DigivolvingByThis")
def so_digivolved(node: Node) -> Iterator[Node]:
    """“When digivolving so”, whatever does."""
    yield Node("DigivolvingByThis")


@way(also, "OnHaving")
def with_what_it_has(node: Node) -> Iterator[Node]:
    """“When this Digimon with [X] in its name would be deleted”."""
    if node.get("x") == (DIGIMON,):
        yield made("On", e=node.get("e"), x=(made("ThisWith", f=node.get("f")),))


@way(also, "ThanStat")
def than_that(node: Node) -> Iterator[Node]:
    """“Than the level of the card placed”: than that card."""
    yield made("Than", x=node.get("x"))


@way(also, "When")
def stays(node: Node) -> Iterator[Node]:
    """“It doesn't leave”: what would happen is prevented."""
    on = nodes(node.get("on"))
    events = {
        one.kind for trigger in on for one in trigger.walk() if one.kind in ("Deleted", "Leaves", "Returned", "ReturnedAny")
    }
    if events:
        word = "deletion" if events == {"Deleted"} else "leaving"
        found = _prevented(node.node("do"), made("Prevent", e=word))
        if found != node.get("do"):
            yield replaced(node, do=found)


def _prevented(node: Node, prevent: Node) -> Node:
    if node.kind == "Stay":
        return prevent
    return inside(node, lambda inner: _prevented(inner, prevent)) if node.kind in ("If", "By", "May", "And", "Then") else node


@way(also, "WasMade")
def so_many_made(node: Node) -> Iterator[Node]:
    """“If 3 or more cards were returned”: if three or more were."""
    x = node.get("x")
    if isinstance(x, Node) and x.kind == "Sel" and x.get("of") == made("Thing", k=CARD):
        yield replaced(node, x=replaced(x, of=None))


@way(also, "WouldDo")
def into_this(node: Node) -> Iterator[Node]:
    """“When you would digivolve into this card”."""
    do = node.node("do")
    if do.kind == "Digivolve" and set(dict(do.slots)) == {"into"}:
        yield made("DigivolvingInto", into=do.get("into"))


@way(also, "If", "While")
def each_condition(node: Node) -> Iterator[Node]:
    """“If you have A and B”: if you have A, and B."""
    found: list[Node] = []
    for cond in nodes(node.get("c")):
        x = nodes(cond.get("x"))
        several = cond.kind == "Have" and isinstance(cond.get("x"), tuple) and len(x) > 1
        found += [replaced(cond, x=one) for one in x] if several else [cond]
    if tuple(found) != node.get("c"):
        yield replaced(node, c=tuple(found))


@way(also, "From")
def from_there(node: Node) -> Iterator[Node]:
    """“Among them, add 1 card and place 1”: each of them of that place."""
    if set(dict(node.slots)) <= {"do", "z", "pay"}:
        yield _from(node.node("do"), node.get("z"), node.get("pay"))


def _from(do: Node, zone: Slot | None, pay: Slot | None) -> Node:
    if do.kind in ("And", "May", "Then", "Or"):
        return inside(do, lambda inner: _from(inner, zone, pay))
    if zone is None or do.get("x") is None:
        return do
    found = replaced(do, x=tuple(placed(x, zone) for x in nodes(do.get("x"))))
    return replaced(found, pay=pay) if pay is not None and found.get("pay") is None else found


@way(also, "Deletes", "DeletesAndSurvives", "DeletesInBattle", "CanAttackUnsuspended", "BeBlocked", "AttackX")
def any_of_that_sort(node: Node) -> Iterator[Node]:
    """“Deletes 1 of your opponent's Digimon”: a Digimon of the opponent's."""
    x = node.get("x")
    if isinstance(x, Node) and x.kind == "Sel" and x.get("n") != ONE:
        yield replaced(node, x=replaced(x, n=ONE))


@way(also, "PhaseOf")
def in_the_phase(node: Node) -> Iterator[Node]:
    """“In your main phase”, where the effect is one of your turn."""
    if node.get("w") != Node("Anyones"):
        yield replaced(node, w=Node("Anyones"))


# ------------------------------------------------------------------ as English says it


@way(english, "Play", "Use", "Link")
def without_paying(node: Node) -> Iterator[Node]:
    """“Play it without paying the cost”."""
    if node.get("pay") is not None:
        yield made("Paid", do=replaced(node, pay=None), pay=node.get("pay"))


@way(english, "Digivolve", "DNADigivolve")
def digivolving(node: Node) -> Iterator[Node]:
    """“1 of your Digimon may digivolve into …”, “digivolve 1 of your Digimon into …”."""
    x, into, pay = node.get("x"), node.get("into"), node.get("pay")
    if set(dict(node.slots)) - {"x", "into", "pay"} or x is None:
        return
    itself = made("SelfInto", v=Node(node.kind), into=into)
    yield made("SelfDo", x=x, do=made("Paid", do=itself, pay=pay) if pay is not None else itself)
    other = made("DigivolveBy", v=Node(node.kind), into=into, x=x)
    yield made("Paid", do=other, pay=pay) if pay is not None else other


@way(english, "DigivolveAs")
def as_if(node: Node) -> Iterator[Node]:
    """“Digivolve into this card as if the Tamer is …”."""
    do = made("DigivolveBy", v=Node("Digivolve"), into=node.get("into"), x=node.get("x"))
    yield made("AsIf", do=do, of=node.get("of"), pay=node.get("pay"))


@way(english, "Attack")
def attacks_itself(node: Node) -> Iterator[Node]:
    """“This Digimon may attack”."""
    if node.get("x") is not None:
        yield made("SelfDo", x=node.get("x"), do=replaced(node, x=None))


@way(also, "Exists")
@way(english, "Exists")
def you_have(node: Node) -> Iterator[Node]:
    """“You have a Tamer”, “you have 3 or fewer security cards”."""
    x = node.get("x")
    if not isinstance(x, Node) or x.kind != "Sel" or set(dict(node.slots)) != {"x"}:
        return
    number, zones, of = x.get("n"), nodes(x.get("z")), x.get("of")
    if isinstance(number, Node) and number.kind == "Just":
        x = replaced(x, n=Node("Exactly", number.slots))
    if x.get("o") is not None:
        yield made("Have", o=x.get("o"), x=replaced(x, o=None))
    elif len(zones) == 1 and zones[0].kind == "Zone":
        if nodes(zones[0].get("p")) == [Node("Security")] and of is None:
            yield made("Have", o=zones[0].get("o"), x=replaced(x, z=None, of=made("Thing", k=(Node("SecurityCard"),))))
        yield made("Have", o=zones[0].get("o"), x=x if of is not None else replaced(x, of=made("Thing", k=CARD)))


@way(english, "In")
def in_where(node: Node) -> Iterator[Node]:
    """“[X] is in this Digimon's digivolution cards”."""
    yield made("InWhere", x=node.get("x"), w=made("Within", z=node.get("z")))


@way(english, "Sel")
def cards_of(node: Node) -> Iterator[Node]:
    """“1 card in your hand”; “another Digimon”."""
    of = node.get("of")
    if of is None and node.get("z") is not None:
        yield replaced(node, of=made("Thing", k=CARD))
    if isinstance(of, Node) and of.kind == "Thing" and of.get("k") is None and Node("FaceUp") not in nodes(of.get("f")):
        if not any(test.kind == "Named" for test in nodes(of.get("f"))):
            yield replaced(node, of=replaced(of, k=CARD))


HAPPENS = ("Played", "Suspends", "Unsuspends", "Deleted", "Trashed", "Linked", "Used", "Returned", "Placed")
"""What is said to happen to something in the passive."""
DIGIVOLVES = {"Digivolves": "Digivolve", "DNADigivolves": "DNADigivolve"}
CAUSES = {"by": ("ByCause", "by"), "into": ("Into", "into"), "z": ("FromZone", "z"), "t": ("InPhase", "t")}


@way(english, *HAPPENS, *DIGIVOLVES, "Leaves", "DeletesInBattle")
def happens(node: Node) -> Iterator[Node]:
    """“Is played by an effect”, “would digivolve into …”."""
    slots = dict(node.slots)
    if node.kind == "DeletesInBattle":
        yield made("Happens", c=(made("ByCause", by=(Node("InBattle"),)),), e=made("Upon", e=Node("Deletes"), x=node.get("x")))
        return
    if set(slots) - {"would", *CAUSES}:
        return
    found = Node("Leaves")
    if node.kind in DIGIVOLVES:
        found = made("EventOf", v=Node(DIGIVOLVES[node.kind]))
    elif node.kind != "Leaves":
        found = made("Being", e=Node(node.kind))
    if slots.get("would"):
        found = made("Would", e=(found,))
    causes = tuple(made(kind, **{slot: slots[name]}) for name, (kind, slot) in CAUSES.items() if name in slots)
    yield made("Happens", c=causes, e=found) if causes else found


@way(english, "On")
def any_of_yours_does(node: Node) -> Iterator[Node]:
    """“When any of your Digimon …”, “when another of your Digimon …”, “when 1 of your Digimon …”."""
    x = nodes(node.get("x"))
    if len(x) == 1 and x[0].kind == "Sel" and x[0].get("n") == ONE and x[0].get("o") is not None:
        for number in (Node("AnyOf"), made("Exactly", n=1), None):
            yield replaced(node, x=(replaced(x[0], n=number),))


@way(english, "ReduceCost", "IncreaseCost")
def changes_cost(node: Node) -> Iterator[Node]:
    """“Reduce the cost by 1”."""
    yield made("ChangeCost", v=Node("Lower" if node.kind == "ReduceCost" else "Raise"), **dict(node.slots))


@way(english, "Sources", "UnderEnd", "Under", "SourcesAny", "SourcesTop", "SourcesBottom", "SourceEnd")
def whose_cards(node: Node) -> Iterator[Node]:
    """“This Digimon's digivolution cards”."""
    if node.get("x") == DIGIMON:
        yield replaced(node, x=made("ThisOf", of=made("Thing", k=(Node("Digimon"),))))


@way(english, "SourcesAdded", "SecurityRemoved", "SecurityAdded", "CardsAdded")
def by_one_cause(node: Node) -> Iterator[Node]:
    """What an effect does, told of one cause."""
    by = node.get("by")
    if isinstance(by, tuple) and len(by) == 1:
        yield replaced(node, by=by[0])


@way(english, "Than")
def than_its_stat(node: Node) -> Iterator[Node]:
    """“As much DP as this Digimon”."""
    if node.get("x") == DIGIMON:
        yield replaced(node, x=made("ThisOf", of=made("Thing", k=(Node("Digimon"),))))


@way(also, "Have")
@way(english, "Have")
def have_one(node: Node) -> Iterator[Node]:
    """“You have a Tamer”, of one sort, as Chinese lists them."""
    x = node.get("x")
    if isinstance(x, tuple) and len(x) == 1:
        yield replaced(node, x=x[0])


STATES = frozenset({"Suspended", "Unsuspended", "Is", "Level", "Color", "Colors", "Dp", "Named", "AnyOf"})
"""What something is rather than has."""


@way(also, "Has", "Is")
@way(english, "Has", "Is")
def said_of(node: Node) -> Iterator[Node]:
    """“This Digimon is suspended”, “has <Jamming>”: it is or has so."""
    if not set(dict(node.slots)) <= {"x", "f"} or node.get("x") in (None, (Node("It"),)):
        return
    own = tuple(nodes(node.get("f")))
    is_so = node.kind == "Is" or all(test.kind in STATES for test in own)
    for tests in dict.fromkeys((own, tuple(map(_itself, own)))):
        for kind in ("IsSo", "HasSo") if is_so else ("HasSo", "IsSo"):
            yield made("Said", x=node.get("x"), p=(made(kind, f=tests),))


def _itself(test: Node) -> Node:
    """“Is [X]”, of a name: named so."""
    x = test.get("x") if test.kind == "Is" else None
    of = x.get("of") if isinstance(x, Node) and set(dict(x.slots)) == {"of"} else None
    tests = nodes(of.get("f")) if isinstance(of, Node) and set(dict(of.slots)) == {"f"} else []
    return tests[0] if len(tests) == 1 and tests[0].kind == "Named" else test


@way(also, "In", "SourceIs")
def one_among(node: Node) -> Iterator[Node]:
    """“If there is a [X] in this Digimon's digivolution cards”: if [X] is there."""
    x = node.get("x")
    if isinstance(x, Node) and x.kind == "Sel" and x.get("n") == ONE:
        yield replaced(node, x=replaced(x, n=None))


@way(english, "Need")
def level_with(node: Node) -> Iterator[Node]:
    """“Lv.4 w/[X] trait”, where another language says all of it in one row."""
    tests = nodes(node.get("f"))
    before = tuple(test for test in tests if test.kind in ("Level", "Color", "Named"))
    behind = tuple(test for test in tests if test not in before)
    if before and behind and node.get("w") is None:
        yield made("Need", f=before, w=behind)


@way(english, "Said")
def has_so(node: Node) -> Iterator[Node]:
    """“This Digimon has 2 or more colors”."""
    found = tuple(Node("HasSo", p.slots) if p.kind == "IsSo" else p for p in nodes(node.get("p")))
    if found != node.get("p"):
        yield replaced(node, p=found)


@way(also, "Mod")
def raised_and_given(node: Node) -> Iterator[Node]:
    """“Gets +2000 DP and <Rush>”: gets the one, and gains the other."""
    found: list[Node] = []
    for pred in nodes(node.get("p")):
        if pred.kind in ("DpUpGain", "DpDownGain"):
            found += [made(pred.kind.removesuffix("Gain"), n=pred.get("n")), made("Gain", k=pred.get("k"))]
        else:
            found.append(pred)
    if len(found) > len(nodes(node.get("p"))):
        yield replaced(node, p=tuple(found))


@way(also, "DpReduced")
@way(english, "DpReduced")
def reduced_by(node: Node) -> Iterator[Node]:
    """“Your opponent's effects can't reduce its DP”: what reduces it is an effect anyway."""
    found = tuple(one.node("s") if one.kind == "ByEffects" else one for one in nodes(node.get("by")))
    if found and found != node.get("by"):
        yield replaced(node, by=found)


@way(english, "Sel")
def one_of_yours(node: Node) -> Iterator[Node]:
    """“1 of your Tamers”, “your [X]”, where another language says a Tamer of yours."""
    of, number = node.get("of"), node.get("n")
    if node.get("o") is None or not isinstance(of, Node):
        return
    if number == ONE:
        yield replaced(node, n=made("Exactly", n=1))
        yield replaced(node, n=Node("AnyOf"))
        yield replaced(node, n=None)
    elif number is None and of.get("k") is None:
        yield replaced(node, n=made("Exactly", n=1))


@way(also, "This")
def this_card_under(node: Node) -> Iterator[Node]:
    """“This digivolution card”: this card, among digivolution cards."""
    if node == made("This", k="Source"):
        yield made("This", k="Card", z=(Node("SourcesAny"),))
    elif node == made("This", k="Card", z=(Node("SourcesAny"),)):
        yield made("This", k="Source")


@way(also, "Mat")
def of_such(node: Node) -> Iterator[Node]:
    """“2 Digimon cards with the [X] trait”, as what is required of them."""
    of = node.get("of")
    if isinstance(of, Node) and of.kind == "Thing" and set(dict(node.slots)) <= {"n", "of"}:
        yield replaced(node, of=None, f=made("NeedThing", of=of))


@way(also, "Is")
def is_as_has(node: Node) -> Iterator[Node]:
    """“This Digimon is suspended”: Chinese says it as what it has."""
    if set(dict(node.slots)) == {"x", "f"} and node.get("x") != (Node("It"),):
        yield Node("Has", node.slots)


@way(also, "Thing")
def plain_things(node: Node) -> Iterator[Node]:
    """“A [X] Token”, whose facts say that it is one."""
    tests = nodes(node.get("f"))
    if any(test.kind == "TokenFacts" for test in tests):
        yield replaced(node, k=None if node.get("k") else (Node("Token"),))


@way(also, "On")
def you_would_play(node: Node) -> Iterator[Node]:
    """“When this card would be played”: when you would play it."""
    if nodes(node.get("x")) == [made("This", k="Card")] and nodes(node.get("e")) == [made("Played", would=1)]:
        yield made("WouldDo", do=made("Play", x=node.get("x")), o=Node("You"))


@way(also, "Mat")
def so_many_of(node: Node) -> Iterator[Node]:
    """“2 cards with the [X] trait”: so many things of a sort."""
    need = node.get("f")
    if isinstance(need, Node) and need.kind == "NeedThing":
        yield replaced(node, f=None, of=need.get("of"))


@way(also, "Without")
def of_none(node: Node) -> Iterator[Node]:
    """“Without the same name as any of your Tamers”: as all of them, one by one."""
    yield from _without(node, Node("AnyOf"), Node("All"))


@way(english, "Without")
def of_any(node: Node) -> Iterator[Node]:
    """“Without the same name as any of your Tamers”, “as the cards in your trash”."""
    yield from _without(node, Node("All"), Node("AnyOf"))
    yield from _without(node, Node("All"), None)


def _without(node: Node, number: Node, other: Node | None) -> Iterator[Node]:
    """The same with another number of what it is compared to."""
    found = tuple(
        replaced(test, x=replaced(x, n=other))
        if test.kind == "SameAs" and isinstance(x := test.get("x"), Node) and x.get("n") == number
        else test
        for test in nodes(node.get("f"))
    )
    if found != node.get("f"):
        yield replaced(node, f=found)


# ------------------------------------------------------------------ what “it” is

ORDER = {
    "When": ("on", "do"),
    "If": ("c", "do"),
    "While": ("c", "do"),
    "By": ("cost", "do"),
    "And": ("a", "b"),
    "On": ("x", "e"),
}
"""In which order the parts of a meaning are said, where that is not the order of its slots."""
APART = frozenset({"Quote", "Quoted", "Facts", "Or"})
"""What is a text of its own, or where it is not known which part was done."""
KINDS = {
    "Digimon": "Digimon",
    "Tamer": "Tamer",
    "DigimonCard": "Card",
    "TamerCard": "Card",
    "OptionCard": "Card",
    "Card": "Card",
}


def resolved(sentences: list[Node]) -> list[Node]:
    """The sentences of an effect with “it” replaced by what it is: this Digimon, or that one which was named last."""
    found: list[Node] = []
    last: Node | None = None
    for sentence in sentences:
        sentence, last = _resolved(sentence, last)
        found.append(sentence)
    return found


def _resolved(node: Node, last: Node | None) -> tuple[Node, Node | None]:
    if node.kind == "It":
        return last or node, last
    if node.kind == "ItMod" and last is not None:
        node = made("Mod", x=(last,), **dict(node.slots))
    if node.kind in APART or not node.slots:
        return node, last
    slots = dict(node.slots)
    order = ORDER.get(node.kind, ())
    for name in (*order, *(name for name in slots if name not in order)):
        value = slots.get(name)
        inner = last
        if isinstance(value, Node):
            slots[name], inner = _resolved(value, last)
        elif isinstance(value, tuple):
            items: list[Slot] = []
            for item in value:
                if isinstance(item, Node):
                    item, inner = _resolved(item, inner)
                items.append(item)
            slots[name] = tuple(items)
        if name in ("do", "a", "b", "c", "on"):
            last = inner
    found = Node(node.kind, tuple((name, slots[name]) for name, _ in node.slots), node.spelling)
    return found, last if node.kind == "Count" else _named(node.get("x"), last)


def _named(value: Slot | None, last: Node | None) -> Node | None:
    """What “it” is after this was named."""
    found = nodes(value)
    if len(found) != 1:
        return None if found else last
    x = found[0]
    if x.kind == "This":
        return replaced(x, z=None) if x.get("k") is not None else None
    if x.kind in ("It", "Them"):
        return last
    if x.kind == "That":
        return x
    of = x.get("of")
    one = x.get("n") in (ONE, made("Exactly", n=1), Node("AnyOf"), Node("Another"))
    if x.kind != "Sel" or not one or not isinstance(of, Node) or of.kind != "Thing":
        return None
    kinds = {KINDS.get(kind.kind, "") for kind in nodes(of.get("k"))}
    return made("That", k=kinds.pop()) if len(kinds) == 1 and kinds != {""} else None
