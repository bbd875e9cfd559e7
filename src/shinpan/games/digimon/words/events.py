"""15-5: what a “when” waits for, as patterns of events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....effects.filters import AllOf, AnyOf
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node, Slot
from ..book.keywords import bit
from ..book.rules import By
from ..things import filters, selectors
from ..things import state as st
from ..things.conds import Digivolving, Fits
from ..things.state import Trig
from ..things.timings import TIMINGS, Timing
from ..things.trigs import AnyTurnOf, Pattern
from .filtering import keyword_name
from .things import caused
from .vocabulary import deeds
from .words import any_of, is_card, is_other, kind_names, nodes, only

if TYPE_CHECKING:
    from .clauses import Clauses

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
GOALS = {"ToHand": HAND, "BattleArea": 1 << st.BATTLE, "Security": SECURITY, "Deck": DECK, "AnyDeck": DECK}


def pattern(event: str, would: int | None = 0, like: type[Pattern] = Pattern, **fields: Any) -> Pattern:
    """A pattern of events, with some of its fields; ``goal`` and ``more`` are several fields at once, None is none."""
    trig = like(bit(WOULD[event]) if would else bit(*event.split(" or ")))
    for name, value in fields.items():
        for field, inner in value.items() if isinstance(value, dict) else [(name, value)]:
            if inner is not None:
                setattr(trig, field, inner)
    return trig


def turn_of(event: str, whose: int) -> Trig:
    """A step of somebody's turn."""
    return AnyTurnOf(bit(event), whose)


def timing(name: str, clause: str = "", trig: Trig | None = None, turns: int = 0, main: bool = False) -> Timing:
    """15-16: a timing, entered in the table of timings."""
    TIMINGS[name] = Timing(name, clause, trig, turns, main)
    return TIMINGS[name]


def names_of(timings: list[Timing]) -> list[str]:
    """Timings by their names."""
    return [timing.name for timing in timings]


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
    trig.source = from_host(b, nodes(areas[0]))


def from_host(b: Clauses, zones: list[Node]) -> Filter | None:
    """The stacks that cards come from under, or are linked to."""
    found: list[Filter] = []
    for zone in zones:
        if zone.kind in ("Sources", "Links"):
            x = zone.node("x")
            found.append(filters.Among(b.select(x), False) if x.kind == "This" else b.tester(x))
    if found and len(found) < len(zones):
        raise CannotRun("cards from under something and from elsewhere")
    return any_of(found) if found else None


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


def goal_of(b: Clauses, to: Node) -> dict[str, Any]:
    """Where a card goes."""
    if to.kind in ("Under", "Sources", "SourcesBottom", "SourcesTop", "SourcesAny"):
        return {"goals": UNDERS, "onto": b.tester(to.node("x"))}
    for name, goals in GOALS.items():
        if to.kind.startswith(name):
            return {"goals": goals}
    raise CannotRun(f"a card that goes to {to.kind}")


def target_of(b: Clauses, target: Node | None) -> dict[str, Any]:
    """11-2-7-6: what was chosen as the target at the declaration."""
    if target is None:
        return {}
    return {"to_player": 1} if target.kind == "Player" else {"to_player": 0, "onto": b.tester(target.node("x"))}


def into_of(b: Clauses, into: list[Node], z: list[Node], level: int | None) -> dict[str, Any]:
    """What something digivolves into: a card, of a level, from somewhere."""
    found: dict[str, Any] = {}
    zones = [*z, *(zone for one in into for zone in nodes(one.get("z")))]
    if zones:
        found["places"] = b.place_mask(zones)
    if len(into) == 1 and into[0].kind == "This":
        found["this_card"] = True
    elif into:
        found["card"] = any_of([b.tester(one) for one in into])
    if level is not None:
        card, exact = found.get("card"), filters.Number("Level", "=", Const(level))
        found["card"] = exact if card is None else AllOf([card, exact])
    return found


def level_of(a: int | None, would: int | None) -> Cond | None:
    """The level from which something would digivolve."""
    if a is None:
        return None
    if not would:
        raise CannotRun("digivolved from a level")
    return Fits(Digivolving(), filters.Number("Level", "=", Const(a)))


# ------------------------------------------------------------------ events: what happens to the subject


def event(b: Clauses, name: str, would: int | None = 0, **fields: Any) -> list[Pattern]:
    """This happens to the subject, or would."""
    return [subject(b, pattern(name, would, **fields), b.subject)]


def never(would: int | None) -> int:
    """Nobody waits for this before it happens."""
    if would:
        raise CannotRun("what would happen, before it does")
    return 0


def was(b: Clauses, would: int | None) -> int | None:
    """Whether what digivolved was a Digimon or a Tamer."""
    return None if would else kind_of(b.subject)


def card_if(said: Node | int | None) -> str | None:
    """It is about the card, if something was said."""
    return "card" if said is not None else None


def test_if(b: Clauses, x: Node | None) -> Filter | None:
    """A test of one thing, if one was named."""
    return b.tester(x) if x is not None else None


def mask(b: Clauses, z: list[Node]) -> int | None:
    """Zones as bits, if any are named."""
    return b.place_mask(z) if z else None


def place_whose(b: Clauses, z: list[Node]) -> int:
    """Whose zones, if one side is named."""
    return b.place_whose(z)


def checked_card(b: Clauses, x: Node | None) -> dict[str, Any]:
    """Which card is checked."""
    of = x.get("of") if x is not None else None
    if kind_names(of) - {"SecurityCard"}:
        return {"card": b.thing_filter(of, True)}
    faces = nodes(of.get("f")) if isinstance(of, Node) else []
    for f in faces:
        only(f, "FaceUp", "FaceDown")
    return {"face_up": int(faces[-1].kind == "FaceUp")} if faces else {}


def in_phase(t: Node | None) -> dict[str, Any]:
    """In which phase it happens."""
    only(t, *PHASES)
    return {"phase": PHASES[t.kind][0], "phase_whose": PHASES[t.kind][1]} if t is not None else {}


def by_keyword(k: Node | None) -> list[By]:
    """By a keyword effect, if one is named."""
    return caused("effect", keyword=keyword_name(k)) if k is not None else []


def only_kinds(node: Node, *kinds: str) -> None:
    """Only this can be meant."""
    only(node, *kinds)


def returned(b: Clauses, to: Node, by: list[By], z: list[Node], would: int | None) -> list[Pattern]:
    """Cards, or things in play, are returned."""
    goal, places = goal_of(b, to), b.place_mask(z)
    if about_cards(b.subject):
        return event(b, "moved", about="card", goal=goal, places=places, by=by)
    return event(b, "left", would, goal=goal, places=places, by=by)


def trashed(b: Clauses, by: list[By], z: list[Node], would: int) -> list[Pattern]:
    """Cards, or things in play, are trashed."""
    if any(one.kind == "Sel" and one.get("z") is not None for one in b.subject):
        trig = moving(b, TRASH, b.subject)
        trig.by = by
        return [trig]
    places = b.place_mask(z) if z else 0 if about_cards(b.subject) else FIELDS
    more = {"by": by, "places": places, "place_whose": b.place_whose(z), "source": from_host(b, z)}
    return event(b, "moved", would, about="card", goals=TRASH, more=more)


def deletes(b: Clauses, x: Node) -> list[Pattern]:
    """The subject deletes something."""
    trig = pattern("deleted", subject=b.tester(x))
    if [one.kind for one in b.subject] == ["This"]:
        trig.doer_this = True
    else:
        trig.doer = any_of([b.tester(one) for one in b.subject])
    return [trig]


# ------------------------------------------------------------------ deeds: what a player or an effect does


def deed(b: Clauses, name: str, x: list[Node], **fields: Any) -> list[Pattern]:
    """Somebody does this to some things."""
    if b.awaited and name not in ("deleted", "attacked"):
        raise CannotRun(f"would: {name}")
    trig = pattern(name, b.awaited and name != "attacked", **fields)
    return [subject(b, trig, x) if x else trig]


def doer(b: Clauses) -> int:
    """Who does it."""
    return b.doer


def deeds_of(b: Clauses, act: Node) -> list[Pattern]:
    """An instruction as something to wait for."""
    found: list[Pattern] = b.make("Act", act, deeds)
    return found


def card_deed(b: Clauses, name: str, x: list[Node] | Node, about: str = "card") -> list[Pattern]:
    """A player plays, uses or links a card."""
    return deed_subject(b, pattern(name, b.awaited, about=about, player=b.doer), nodes(x))


def deed_subject(b: Clauses, trig: Pattern, xs: list[Node]) -> list[Pattern]:
    """The card a player plays or uses."""
    if [x.kind for x in xs] == ["This"]:
        trig.this_card = trig.own = True
        trig.places = b.place_mask(xs[0].get("z"))
        return [trig]
    tests: list[Filter] = []
    for x in xs:
        if x.kind != "Sel":
            tests.append(b.tester(x))
            continue
        inner = b.thing_filter(x.get("of"))
        if b.whose(x.get("o")) >= 0:
            inner = AllOf([filters.Owned(b.whose(x.get("o"))), inner])
        tests.append(AllOf([filters.Other(), inner]) if is_other(x.get("n")) else inner)
    if tests:
        trig.subject = any_of(tests)
    return [trig]


def plays(b: Clauses, x: list[Node] | Node) -> list[Pattern]:
    """A player plays a card from somewhere."""
    (trig,) = card_deed(b, "played", x, "card" if b.awaited else "body")
    for item in nodes(x):
        if item.get("z") is not None:
            trig.places = b.place_mask(item.get("z"))
            trig.source = from_host(b, nodes(item.get("z")))
    return [trig]


def digivolves(b: Clauses, x: list[Node], into: list[Node], a: int | None, level: int | None, how: str = "") -> list[Pattern]:
    """A player digivolves something into a card."""
    trig = pattern("digivolved", b.awaited, player=b.doer, how=how, more=into_of(b, into, [], level))
    trig.cond = level_of(a, b.awaited)
    if x:
        if not b.awaited:
            trig.was = kind_of(x)
        subject(b, trig, x)
    return [trig]


def flips(b: Clauses, x: list[Node], face: Node) -> list[Pattern]:
    """A card is turned over."""
    sides = {b.whose(item.get("o")) for item in x}
    owned = filters.Owned(sides.pop()) if len(sides) == 1 and min(sides) >= 0 else None
    return [pattern("flipped", about="card", face_up=int(face.kind != "FaceDown"), subject=owned)]


def moves(b: Clauses, x: list[Node]) -> list[Pattern]:
    """A player moves something out of the breeding area."""
    trig = pattern("moved out", player=b.doer)
    for item in x:
        trig.places |= b.place_mask(item.get("z"))
    subject(b, trig, x)
    trig.breeding = False
    return [trig]


def trashes(b: Clauses, x: list[Node]) -> list[Pattern]:
    """Cards are trashed, or would be."""
    trig = moving(b, TRASH, x)
    if b.awaited:
        trig.kinds = bit("would move")
    return [trig]


def moving(b: Clauses, goals: int, xs: list[Node], to: Node | None = None) -> Pattern:
    """Cards that move, by what is done to them."""
    trig = pattern("moved", about="card", goal=goal_of(b, to) if to is not None else {"goals": goals})
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
        trig.subject = tests[0] if len(tests) == 1 else AllOf(tests) if len(xs) == 1 else AnyOf(tests)
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


def wait(b: Clauses, name: str, would: int = 0, x: list[Node] | Node | None = None, **fields: Any) -> Waits:
    """This happens, or would, to some things."""
    trig = pattern(name, would, **fields)
    return [subject(b, trig, nodes(x)) if x else trig], bool(would)


def done(b: Clauses, do: Node, doer: int, awaited: int, by: list[By]) -> Waits:
    """A deed of a player or an effect."""
    with b.within(doer=max(-1, doer), awaited=awaited):
        found = deeds_of(b, do)
    for trig in found:
        if by:
            trig.by = by
    return [*found], bool(awaited)


def before(b: Clauses, name: str, x: Node) -> Waits:
    """Before you play or use a card."""
    return [*deed_subject(b, pattern(name, 1, about="card", player=0), [x])], True


def of_host(b: Clauses, x: Node, by: list[By], about: str, places: int, goals: int) -> Waits:
    """Cards come under something, or leave it."""
    trig = subject(b, pattern("moved", about=about, places=places, goals=goals, by=by), [x])
    trig.own = False
    return [trig], False


def on(b: Clauses, x: list[Node], e: list[Node]) -> Waits:
    """One of some events happens to something."""
    with b.within(subject=x):
        found: list[Trig] = [trig for happening in e for trig in b.make("Event", happening)]
    return found, any(happening.get("would") == 1 for happening in e)


def on_having(b: Clauses, x: list[Node], f: list[Node], e: list[Node]) -> Waits:
    """The same while this has something."""
    found, would = on(b, x, e)
    test = b.every(f)
    for trig in found:
        expect(trig, Pattern).cond = Fits(selectors.This(False), test)
    return found, would


def digivolving_into(b: Clauses, into: list[Node], x: Node | None) -> Waits:
    """Something would digivolve into a card."""
    trig = pattern("digivolved", 1, player=0 if x is None else None)
    if x is not None:
        subject(b, trig, [x])
    if [one.kind for one in into] == ["This"]:
        trig.this_card = True
    else:
        trig.card = AnyOf([b.thing_filter(one.get("of"), True) for one in into])
    trig.places = b.place_mask([zone for one in into for zone in nodes(one.get("z"))])
    return [trig], True


def whose_or(b: Clauses, o: int | None, z: list[Node]) -> int:
    """A player, or whose zones these are."""
    return b.place_whose(z) if o is None or o < 0 else o


def face_up(face: Node | None) -> int | None:
    """Which way up, if it is said."""
    return int(face.kind == "FaceUp") if face is not None else None
