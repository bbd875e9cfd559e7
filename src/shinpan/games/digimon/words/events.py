"""15-5: what a “when” waits for, as patterns of events."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from ....effects.ops import Const, Filter
from ....meaning.build import CannotRun, Vocabulary, expect
from ....meaning.node import Node, Slot
from ..book.keywords import BY_NODE, bit
from ..book.rules import By
from ..things import filters, selectors
from ..things import state as st
from ..things.conds import Digivolving, Fits
from ..things.state import Trig
from ..things.trigs import AnyTurnOf, Pattern
from .vocabulary import words
from .words import any_of, is_card, is_other, kind_names, nodes

if TYPE_CHECKING:
    from .clauses import Clauses

TIMINGS = {
    "StartOfYourTurn": ("turn start", 0),
    "StartOfOpponentsTurn": ("turn start", 1),
    "StartOfAllTurns": ("turn start", -1),
    "EndOfYourTurn": ("turn end", 0),
    "EndOfOpponentsTurn": ("turn end", 1),
    "EndOfAllTurns": ("turn end", -1),
    "StartOfYourMainPhase": ("main start", 0),
    "StartOfOpponentsMainPhase": ("main start", 1),
    "Counter": ("counter", 0),
}
OWN_TIMINGS = {
    "OnPlay": "played",
    "WhenDigivolving": "digivolved",
    "WhenAttacking": "attacked",
    "OnDeletion": "deleted",
    "WhenMoving": "moved out",
    "EndOfAttack": "attack end",
}
PHASES = {
    "YourMain": ("main", 0),
    "OpponentsMain": ("main", 1),
    "AnyMain": ("main", -1),
    "YourUnsuspend": ("unsuspend", 0),
    "OpponentsUnsuspend": ("unsuspend", 1),
    "AnyUnsuspend": ("unsuspend", -1),
}
WOULD = {
    "played": "would play",
    "used": "would use",
    "linked": "would link",
    "deleted": "would delete",
    "left": "would leave",
    "digivolved": "would digivolve",
}
"""What is about to happen, by what then happened."""
UNDERS = 1 << st.UNDER
FIELDS = 1 << st.BATTLE | 1 << st.BREEDING
HAND, DECK, TRASH, SECURITY = 1 << st.HAND, 1 << st.DECK, 1 << st.TRASH, 1 << st.SECURITY
GOALS = {"ToHand": HAND, "BattleArea": 1 << st.BATTLE}


def pattern(event: str, would: int = 0, **fields: Any) -> Pattern:
    """A pattern of events, with some of its fields."""
    trig = Pattern(bit(WOULD[event] if would else event))
    for name, value in fields.items():
        setattr(trig, name, value)
    return trig


def timing(kind: str) -> Trig | None:
    """The trigger of a timing icon."""
    if kind in OWN_TIMINGS:
        return pattern(OWN_TIMINGS[kind], this=True, own=kind == "OnDeletion", breeding=kind == "WhenMoving")
    if kind == "WhenLinking":
        return pattern("linked", this_card=True)
    return AnyTurnOf(bit(TIMINGS[kind][0]), TIMINGS[kind][1]) if kind in TIMINGS else None


# ------------------------------------------------------------------ to whom or what


def subject(b: Clauses, trig: Pattern, xs: list[Node]) -> Pattern:
    """Who or what it happens to."""
    if len(xs) == 1 and xs[0].kind == "This":
        cards = bit("moved", "used", "would play", "would use", "would digivolve", "linked")
        if xs[0].get("k") in ("Card", "Source") and trig.kinds & cards:
            trig.this_card = trig.own = True
        else:
            trig.this = True
            trig.own = bool(trig.kinds & bit("deleted", "left", "moved"))
        return trig
    trig.subject = any_of([b.tester(x) for x in xs])
    trig.breeding = any(inner.kind == "Breeding" for x in xs for inner in x.walk())
    if trig.kinds == bit("moved") and trig.about == "card":
        taken_from(b, trig, xs)
    return trig


def taken_from(b: Clauses, trig: Pattern, xs: list[Node]) -> None:
    """The areas in which the cards that are moved are said to be."""
    areas = [x.get("z") for x in xs if x.kind == "Sel" and x.get("z") is not None]
    if not areas:
        return
    if len(areas) < len(xs) or any(area != areas[0] for area in areas):
        raise CannotRun("cards of several areas moved")
    trig.places = b.place_mask(areas[0])
    trig.place_whose = b.place_whose(areas[0])
    from_host(b, trig, nodes(areas[0]))


def from_host(b: Clauses, trig: Pattern, zones: list[Node]) -> None:
    """Cards that come from under certain stacks."""
    for zone in zones:
        if zone.kind == "Sources":
            x = zone.node("x")
            trig.source = filters.Among(b.select(x), False) if x.kind == "This" else b.tester(x)


def kind_of(xs: list[Node]) -> int:
    """1 if the subject is a Digimon, 0 if it is a Tamer, -1 if not said."""
    for node in xs:
        if node.kind == "This":
            return {"Digimon": 1, "Tamer": 0}.get(str(node.get("k")), -1)
        names = kind_names(node.get("of")) & {"Digimon", "Tamer"}
        if len(names) == 1:
            return int("Digimon" in names)
    return -1


def about_cards(xs: list[Node]) -> bool:
    """Whether the subject is cards, not things on the field."""
    for node in xs:
        if node.kind == "This":
            return node.get("k") in ("Card", "Source")
        if node.kind == "Sel":
            return is_card(node.get("of")) or "Source" in kind_names(node.get("of"))
    return True


def goal(b: Clauses, trig: Pattern, to: Node) -> None:
    """Where a card goes."""
    if to.kind in ("Under", "Sources", "SourcesBottom", "SourcesTop", "SourcesAny"):
        trig.goals = UNDERS
        trig.onto = b.tester(to.node("x"))
    elif to.kind.startswith("Security"):
        trig.goals = SECURITY
    elif to.kind.startswith("Deck"):
        trig.goals = DECK
    elif to.kind in GOALS:
        trig.goals = GOALS[to.kind]
    else:
        raise CannotRun(f"a card that goes to {to.kind}")


def attack_target(b: Clauses, trig: Pattern, target: Node | None) -> Pattern:
    """11-2-7-6: what was chosen as the target at the declaration."""
    if target is not None:
        trig.to_player = int(target.kind == "Player")
        if not trig.to_player:
            trig.onto = b.tester(target.node("x"))
    return trig


def digivolving(
    b: Clauses, trig: Pattern, would: int, into: list[Node], z: list[Node], a: int | None, to_level: int | None
) -> None:
    """From which level to which, and where the card comes from."""
    zones = [*z, *(zone for one in into for zone in nodes(one.get("z")))]
    if zones:
        trig.places = b.place_mask(zones)
    if to_level is not None:
        level: Filter = filters.Number("Level", "=", Const(to_level))
        trig.card = level if trig.card is None else filters.Every([trig.card, level])
    if a is not None:
        if not would:
            raise CannotRun("digivolved from a level")
        trig.cond = Fits(Digivolving(), filters.Number("Level", "=", Const(a)))


# ------------------------------------------------------------------ events: what happens to something


def about(b: Clauses, trig: Pattern, by: list[By]) -> list[Pattern]:
    """An event of the subject, because of something."""
    trig.by = by
    return [subject(b, trig, b.subject)]


def soon(b: Clauses, trig: Pattern, by: list[By], would: int) -> list[Pattern]:
    """The same for an event that has no “would”."""
    if would:
        raise CannotRun("what would happen, before it does")
    return about(b, trig, by)


@words("Event", "Blocks")
def blocks(b: Clauses) -> list[Pattern]:
    return about(b, pattern("blocked"), [])


@words("Event", "Moves")
def moves(b: Clauses) -> list[Pattern]:
    return about(b, pattern("moved out"), [])


@words("Event", "TargetSwitched")
def target_switched(b: Clauses) -> list[Pattern]:
    return about(b, pattern("target"), [])


@words("Event", "Blocked")
def blocked(b: Clauses) -> list[Pattern]:
    return about(b, pattern("blocked", about="onto"), [])


@words("Event", "Checked")
def checked(b: Clauses) -> list[Pattern]:
    return about(b, pattern("checked", about="card"), [])


@words("Event", "Targeted")
def targeted(b: Clauses) -> list[Pattern]:
    trig = Pattern(bit("attacked", "target"))
    trig.about = "onto"
    return about(b, trig, [])


@words("Event", "Played")
def played(b: Clauses, by: list[By], z: list[Node], would: int = 0) -> list[Pattern]:
    trig = pattern("played", would, about="card" if would else "body")
    if z:
        trig.places = b.place_mask(z)
    return about(b, trig, by)


@words("Event", "Used")
def used(b: Clauses, would: int = 0) -> list[Pattern]:
    return about(b, pattern("used", would, about="card"), [])


@words("Event", "Deleted")
def deleted(b: Clauses, by: list[By], would: int = 0) -> list[Pattern]:
    return about(b, pattern("deleted", would), by)


@words("Event", "Leaves")
def leaves(b: Clauses, by: list[By], would: int = 0) -> list[Pattern]:
    return about(b, pattern("left", would, places=1 << st.BATTLE), by)


@words("Event", "Suspends")
def suspends(b: Clauses, by: list[By], would: int = 0) -> list[Pattern]:
    return soon(b, pattern("suspended"), by, would)


@words("Event", "Unsuspends")
def unsuspends(b: Clauses, by: list[By], would: int = 0, t: Node | None = None) -> list[Pattern]:
    trig = pattern("unsuspended")
    if t is not None:
        if t.kind not in PHASES:
            raise CannotRun(f"unsuspends in {t.kind}")
        trig.phase, trig.phase_whose = PHASES[t.kind]
    return soon(b, trig, by, would)


@words("Event", "Digivolves")
def digivolves(
    b: Clauses,
    into: list[Node],
    z: list[Node],
    by: list[By],
    would: int = 0,
    a: int | None = None,
    b_: int | None = None,
) -> list[Pattern]:
    return about(b, digivolution(b, would, into, z, a, b_, kind_of(b.subject)), by)


@words("Event", "DNADigivolves")
def dna_digivolves(b: Clauses, into: list[Node], would: int = 0) -> list[Pattern]:
    trig = digivolution(b, would, into, [], None, None, kind_of(b.subject))
    trig.how = "dna"
    return about(b, trig, [])


@words("Event", "DigivolvedInto")
def digivolved_into(b: Clauses, would: int = 0) -> list[Pattern]:
    return about(b, pattern("digivolved", would, about="card"), [])


def digivolution(
    b: Clauses, would: int, into: list[Node], z: list[Node], a: int | None, level: int | None, was: int
) -> Pattern:
    """Something digivolves, into something, from somewhere, from a level to another."""
    trig = pattern("digivolved", would)
    if not would:
        trig.was = was
    if len(into) == 1 and into[0].kind == "This":
        trig.this_card = True
    elif into:
        trig.card = any_of([b.tester(one) for one in into])
    digivolving(b, trig, would, into, z, a, level)
    return trig


@words("Event", "Returned")
def returned(b: Clauses, to: Node, by: list[By], z: list[Node], would: int = 0) -> list[Pattern]:
    goals = HAND if to.kind == "ToHand" else DECK
    cards = about_cards(b.subject)
    trig = pattern("moved", about="card", goals=goals) if cards else pattern("left", would, goals=goals)
    if z:
        trig.places = b.place_mask(z)
    return about(b, trig, by)


@words("Event", "ReturnedAny")
def returned_any(b: Clauses, would: int, by: list[By]) -> list[Pattern]:
    return about(b, pattern("left", would, goals=HAND | DECK), by)


@words("Event", "Trashed")
def trashed(b: Clauses, by: list[By], z: list[Node], would: int = 0) -> list[Pattern]:
    if would:
        raise CannotRun("would be trashed")
    if any(one.kind == "Sel" and one.get("z") is not None for one in b.subject):
        trig = moving(b, TRASH, b.subject)
        trig.by = by
        return [trig]
    trig = pattern("moved", about="card", goals=TRASH)
    if z:
        trig.places = b.place_mask(z)
        trig.place_whose = b.place_whose(z)
    elif not about_cards(b.subject):
        trig.places = FIELDS
    return about(b, trig, by)


@words("Event", "Placed")
def placed(b: Clauses, to: Node, by: list[By], z: list[Node], would: int = 0) -> list[Pattern]:
    trig = pattern("moved", about="card")
    goal(b, trig, to)
    if z:
        trig.places = b.place_mask(z)
        from_host(b, trig, z)
    return soon(b, trig, by, would)


@words("Event", "Linked")
def linked(b: Clauses, by: list[By], to: Node | None = None, would: int = 0) -> list[Pattern]:
    trig = pattern("linked", would)
    if to is not None:
        trig.about = "card"
        trig.onto = b.tester(to)
    return about(b, trig, by)


@words("Event", "Deletes")
def deletes(b: Clauses, x: Node) -> list[Pattern]:
    trig = pattern("deleted", subject=b.tester(x))
    if len(b.subject) == 1 and b.subject[0].kind == "This":
        trig.doer_this = True
    else:
        trig.doer = any_of([b.tester(one) for one in b.subject])
    return [trig]


@words("Event", "Activates")
def activates(b: Clauses, k: Node) -> list[Pattern]:
    if k.kind != "DigiBurst":
        raise CannotRun(f"activates {k.kind}")
    return about(b, pattern("digi-burst"), [])


@words("Event", "Added")
def added(b: Clauses, z: list[Node], by: list[By]) -> list[Pattern]:
    trig = pattern("moved", about="card", goals=b.place_mask(z), goal_whose=b.place_whose(z))
    return about(b, trig, by)


@words("Event", "Removed")
def removed(b: Clauses, z: list[Node], by: list[By]) -> list[Pattern]:
    trig = pattern("moved", about="card", places=b.place_mask(z), place_whose=b.place_whose(z))
    return about(b, trig, by)


@words("Event", "DeletesInBattle")
def deletes_in_battle(b: Clauses, x: Node) -> list[Pattern]:
    return about(b, pattern("battle won", onto=b.tester(x)), [])


@words("Event", "DeletesAndSurvives")
def deletes_and_survives(b: Clauses, x: Node) -> list[Pattern]:
    return about(b, pattern("battle won", onto=b.tester(x), survived=True), [])


@words("Event", "Checks")
def checks(b: Clauses, x: Node | None = None) -> list[Pattern]:
    trig = pattern("checked", about="onto")
    of = x.get("of") if x is not None else None
    if kind_names(of) - {"SecurityCard"}:
        trig.card = b.thing_filter(of, True)
    elif isinstance(of, Node):
        for f in nodes(of.get("f")):
            if f.kind not in ("FaceUp", "FaceDown"):
                raise CannotRun(f"checks {f.kind}")
            trig.face_up = int(f.kind == "FaceUp")
    return about(b, trig, [])


@words("Event", "Attacks")
def attacks(b: Clauses, target: Node | None = None, k: Node | None = None) -> list[Pattern]:
    trig = attack_target(b, pattern("attacked"), target)
    return about(b, trig, [By("effect", -1, 0, BY_NODE[k.kind])] if k is not None else [])


@words("Event", "PlayedOrDigivolvedInto")
def played_or_digivolved(b: Clauses, would: int) -> list[Pattern]:
    return played(b, [], [], would) + digivolved_into(b, would)


@words("Event", "DigivolvesOrLeaves")
def digivolves_or_leaves(b: Clauses, would: int) -> list[Pattern]:
    return digivolves(b, [], [], [], would) + leaves(b, [], would)


@words("Event", "DeletedOrReturned")
def deleted_or_returned(b: Clauses, would: int, by: list[By]) -> list[Pattern]:
    return deleted(b, by, would) + returned_any(b, would, [copy(one) for one in by])


# ------------------------------------------------------------------ deeds: what a player or an effect does

deeds = Vocabulary()
"""Instructions as something to wait for."""


def deed_subject(b: Clauses, trig: Pattern, xs: list[Node]) -> list[Pattern]:
    """The card a player plays or uses."""
    if len(xs) == 1 and xs[0].kind == "This":
        trig.this_card = trig.own = True
        if xs[0].get("z") is not None:
            trig.places = b.place_mask(xs[0].get("z"))
        return [trig]
    tests: list[Filter] = []
    for x in xs:
        if x.kind != "Sel":
            tests.append(b.tester(x))
            continue
        inner = b.thing_filter(x.get("of"))
        if b.whose(x.get("o")) >= 0:
            inner = filters.Every([filters.Owned(b.whose(x.get("o"))), inner])
        tests.append(filters.Every([filters.Other(), inner]) if is_other(x.get("n")) else inner)
    if tests:
        trig.subject = any_of(tests)
    return [trig]


@deeds("Act", "Play")
def plays(b: Clauses, x: list[Node]) -> list[Pattern]:
    trig = pattern("played", b.awaited, about="card" if b.awaited else "body", player=b.doer)
    deed_subject(b, trig, x)
    for item in x:
        if item.get("z") is not None:
            trig.places = b.place_mask(item.get("z"))
    return [trig]


@deeds("Act", "Use")
def uses(b: Clauses, x: list[Node]) -> list[Pattern]:
    return deed_subject(b, pattern("used", b.awaited, about="card", player=b.doer), x)


@deeds("Act", "Link")
def links(b: Clauses, x: list[Node]) -> list[Pattern]:
    return deed_subject(b, pattern("linked", b.awaited, about="card", player=b.doer), x)


@deeds("Act", "PlayOrUse")
def plays_or_uses(b: Clauses, x: Node) -> list[Pattern]:
    only_done(b, "PlayOrUse")
    return plays(b, [x]) + uses(b, [x])


@deeds("Act", "Digivolve")
def does_digivolve(b: Clauses, x: list[Node], into: list[Node], a: int | None = None, b_: int | None = None) -> list[Pattern]:
    trig = pattern("digivolved", b.awaited, player=b.doer)
    if len(into) == 1 and into[0].kind == "This":
        trig.this_card = True
    elif into:
        cards = [b.thing_filter(one.get("of"), True) if one.kind == "Sel" else b.tester(one) for one in into]
        trig.card = filters.AnyFilter(cards)
    digivolving(b, trig, b.awaited, into, [], a, b_)
    if x:
        if not b.awaited:
            trig.was = kind_of(x)
        subject(b, trig, x)
    return [trig]


@deeds("Act", "DNADigivolve")
def does_dna_digivolve(b: Clauses, x: list[Node], into: list[Node]) -> list[Pattern]:
    (trig,) = does_digivolve(b, x, into)
    trig.how = "dna"
    return [trig]


@deeds("Act", "Attack")
def does_attack(b: Clauses, x: list[Node], target: Node | None = None) -> list[Pattern]:
    trig = subject(b, pattern("attacked", player=b.doer), x)
    return [attack_target(b, trig, target)]


@deeds("Act", "Delete")
def does_delete(b: Clauses, x: list[Node]) -> list[Pattern]:
    return [subject(b, pattern("deleted", b.awaited), x)]


def only_done(b: Clauses, what: str) -> None:
    """Deeds that nobody waits for before they are done."""
    if b.awaited:
        raise CannotRun(f"would {what}")


@deeds("Act", "Suspend")
def does_suspend(b: Clauses, x: list[Node]) -> list[Pattern]:
    only_done(b, "Suspend")
    return [subject(b, pattern("suspended"), x)]


@deeds("Act", "Unsuspend")
def does_unsuspend(b: Clauses, x: list[Node]) -> list[Pattern]:
    only_done(b, "Unsuspend")
    return [subject(b, pattern("unsuspended"), x)]


@deeds("Act", "Or")
def does_either(b: Clauses, a: Node, b_: Node) -> list[Pattern]:
    only_done(b, "Or")
    return [trig for act in (a, b_) for trig in b.make("Act", act, deeds)]


@deeds("Act", "Flip")
def does_flip(b: Clauses, x: list[Node], face: Node) -> list[Pattern]:
    only_done(b, "Flip")
    trig = pattern("flipped", about="card", face_up=int(face.kind != "FaceDown"))
    sides = {b.whose(item.get("o")) for item in x}
    if len(sides) == 1 and min(sides) >= 0:
        trig.subject = filters.Owned(sides.pop())
    return [trig]


@deeds("Act", "Move")
def does_move(b: Clauses, x: list[Node]) -> list[Pattern]:
    only_done(b, "Move")
    trig = pattern("moved out", player=b.doer)
    for item in x:
        if item.get("z") is not None:
            trig.places |= b.place_mask(item.get("z"))
    subject(b, trig, x)
    trig.breeding = False
    return [trig]


@deeds("Act", "Draw")
def does_draw(b: Clauses) -> list[Pattern]:
    only_done(b, "Draw")
    return [pattern("moved", places=DECK, goals=HAND, player=b.doer)]


@deeds("Act", "Hatch")
def does_hatch(b: Clauses) -> list[Pattern]:
    only_done(b, "Hatch")
    return [pattern("hatched", player=b.doer, breeding=True)]


@deeds("Act", "Trash")
def does_trash(b: Clauses, x: list[Node]) -> list[Pattern]:
    trig = moving(b, TRASH, x)
    if b.awaited:
        trig.kinds = bit("would move")
    return [trig]


@deeds("Act", "Add", "Return", "Place")
def does_move_cards(b: Clauses, x: list[Node], to: Node | None = None) -> list[Pattern]:
    only_done(b, "move cards")
    return [moving(b, HAND | DECK, x, to)]


def moving(b: Clauses, goals: int, xs: list[Node], to: Node | None = None) -> Pattern:
    """Cards that move, by what is done to them."""
    trig = pattern("moved", about="card", goals=goals)
    if to is not None:
        goal(b, trig, to)
    tests: list[Filter] = []
    for x in xs:
        z, of = nodes(x.get("z")), x.get("of")
        if x.kind == "This":
            trig.this_card = trig.own = True
            if x.get("k") == "Source":
                trig.places = UNDERS
            if z:
                trig.places = b.place_mask(z)
                for zone in z:
                    if zone.kind in ("Sources", "Links") and zone.node("x").kind != "This":
                        trig.source = b.tester(zone.node("x"))
            return trig
        if x.kind in ("Top", "Bottom"):
            trig.places = 1 << b.make("Pile", nodes(x.get("p"))[0])
            trig.place_whose = b.whose(x.get("o"))
            return trig
        if x.kind == "TopOf":
            trig.places, trig.about = FIELDS, "host"
            trig.subject = b.tester(x.node("x"))
            return trig
        if x.kind != "Sel":
            raise CannotRun(f"moves {x.kind}")
        if z:
            trig.places, trig.place_whose = b.place_mask(z), b.place_whose(z)
            for zone in z:
                if zone.kind in ("Sources", "Links") and len(xs) == 1:
                    return from_under(b, trig, zone.node("x"), of)
        elif kind_names(of) & {"SecurityCard", "Source"}:
            trig.places = SECURITY if "SecurityCard" in kind_names(of) else UNDERS
            trig.place_whose = b.whose(x.get("o"))
            continue
        elif not is_card(of):
            trig.places = FIELDS
        if b.whose(x.get("o")) >= 0:
            tests.append(filters.Owned(b.whose(x.get("o"))))
        tests.append(b.thing_filter(of, True))
    if tests:
        trig.subject = tests[0] if len(tests) == 1 else filters.Every(tests) if len(xs) == 1 else filters.AnyFilter(tests)
    return trig


def from_under(b: Clauses, trig: Pattern, host: Node, of: Slot | None) -> Pattern:
    """Cards under, or linked to, something."""
    trig.about = "host"
    if host.kind == "This":
        trig.this = True
    else:
        trig.subject = b.tester(host)
    if of is not None:
        trig.card = b.thing_filter(of, True)
    return trig


# ------------------------------------------------------------------ triggers: a list of patterns, and whether they cut in

Waits = tuple[list[Trig], bool]


@words("Trigger", "On")
def on(b: Clauses, x: list[Node], e: list[Node]) -> Waits:
    with b.within(subject=x):
        found: list[Trig] = [trig for event in e for trig in b.make("Event", event)]
    return found, any(event.get("would") == 1 for event in e)


@words("Trigger", "OnHaving")
def on_having(b: Clauses, x: list[Node], f: list[Node], e: list[Node]) -> Waits:
    found, would = on(b, x, e)
    test = b.every(f)
    for trig in found:
        expect(trig, Pattern).cond = Fits(selectors.This(False), test)
    return found, would


def done(b: Clauses, do: Node, doer: int, early: bool, by: list[By]) -> Waits:
    """A deed of a player or an effect."""
    with b.within(doer=doer, awaited=int(early)):
        found: list[Pattern] = b.make("Act", do, deeds)
    for trig in found:
        if by:
            trig.by = by
    return [*found], early


@words("Trigger", "Does")
def does(b: Clauses, o: int, do: Node, by: list[By]) -> Waits:
    return done(b, do, max(-1, o), False, by)


@words("Trigger", "WouldDo")
def would_do(b: Clauses, o: int, do: Node) -> Waits:
    return done(b, do, max(-1, o), True, [])


@words("Trigger", "EffectDoes")
def effect_does(b: Clauses, by: list[By], do: Node) -> Waits:
    return done(b, do, -1, False, by or [By("effect")])


@words("Trigger", "EffectWould")
def effect_would(b: Clauses, by: list[By], do: Node) -> Waits:
    return done(b, do, -1, True, by or [By("effect")])


@words("Trigger", "EffectPlaysOrDigivolves")
def effect_plays_or_digivolves(b: Clauses, by: list[By], x: Node) -> Waits:
    trig = Pattern(bit("played", "digivolved"))
    trig.by = by or [By("effect")]
    trig.subject = b.tester(x)
    return [trig], False


@words("Trigger", "EffectRemoves")
def effect_removes(b: Clauses, by: list[By], x: Node) -> Waits:
    trig = pattern("left", 1, by=by or [By("effect")], goals=TRASH | HAND | DECK)
    return [subject(b, trig, [x])], True


@words("Trigger", "Attacking")
def attacking(b: Clauses, target: Node) -> Waits:
    return [attack_target(b, pattern("attacked", this=True), target)], False


@words("Trigger", "Using")
def using(b: Clauses, x: Node) -> Waits:
    return [*deed_subject(b, pattern("used", 1, about="card", player=0), [x])], True


@words("Trigger", "Playing")
def playing(b: Clauses, x: Node) -> Waits:
    return [*deed_subject(b, pattern("played", 1, about="card", player=0), [x])], True


@words("Trigger", "DigivolvingInto")
def digivolving_into(b: Clauses, into: list[Node], x: Node | None = None) -> Waits:
    trig = pattern("digivolved", 1)
    if x is not None:
        subject(b, trig, [x])
    else:
        trig.player = 0
    if len(into) == 1 and into[0].kind == "This":
        trig.this_card = True
    else:
        trig.card = filters.AnyFilter([b.thing_filter(one.get("of"), True) for one in into])
    digivolving(b, trig, 1, into, [], None, None)
    return [trig], True


words.cannot("Trigger", "DigivolvingByThis", why="the digivolution of an effect, while it is carried out")


@words("Trigger", "TargetChanged")
def target_changed(b: Clauses, x: Node | None = None) -> Waits:
    trig = pattern("target")
    return [subject(b, trig, [x]) if x is not None else trig], False


@words("Trigger", "SecurityChecked")
def security_checked(b: Clauses, o: int) -> Waits:
    return [pattern("checked", player=max(-1, o))], False


@words("Trigger", "SecurityRemoved")
def security_removed(b: Clauses, by: list[By] | None = None, z: list[Node] | None = None, o: int = -1) -> Waits:
    side = o if o >= 0 else b.place_whose(z)
    return [pattern("moved", about="card", places=SECURITY, place_whose=side, by=by or [])], False


@words("Trigger", "CardsAdded")
def cards_added(b: Clauses, z: list[Node], by: list[By], face: Node | None = None) -> Waits:
    trig = pattern("moved", about="card", goals=b.place_mask(z), goal_whose=b.place_whose(z), by=by)
    if face is not None:
        trig.face_up = int(face.kind == "FaceUp")
    return [trig], False


def host_event(b: Clauses, x: Node, by: list[By], about: str, places: int, goals: int) -> Waits:
    """Cards come under something, or leave it."""
    trig = subject(b, pattern("moved", about=about, places=places, goals=goals, by=by), [x])
    trig.own = False
    return [trig], False


@words("Trigger", "SourcesAdded")
def sources_added(b: Clauses, by: list[By], x: Node) -> Waits:
    return host_event(b, x, by, "onto", 0, UNDERS)


@words("Trigger", "SourcesTrashed")
def sources_trashed(b: Clauses, x: Node, by: list[By]) -> Waits:
    return host_event(b, x, by, "host", UNDERS, TRASH)


@words("Trigger", "LinksTrashed")
def links_trashed(b: Clauses, x: Node, by: list[By]) -> Waits:
    return host_event(b, x, by, "host", 1 << st.LINK, TRASH)


@words("Trigger", "DeckTrashed")
def deck_trashed(b: Clauses, o: int) -> Waits:
    return [pattern("moved", about="card", places=DECK, goals=TRASH, place_whose=max(-1, o))], False


@words("Trigger", "HandTrashed")
def hand_trashed(b: Clauses, o: int) -> Waits:
    return [pattern("moved", about="card", places=HAND, goals=TRASH, place_whose=max(-1, o))], False


@words("Trigger", "TrashedByDigiBurst")
def trashed_by_digi_burst(b: Clauses) -> Waits:
    by = [By("effect", -1, 0, "Digi-Burst")]
    return [pattern("moved", this_card=True, own=True, goals=TRASH, places=UNDERS, by=by)], False
