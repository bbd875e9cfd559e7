"""15-5: what a “when” waits for, as patterns of events."""

from __future__ import annotations

from typing import Any

from ....effects.filters import AllOf, AnyOf
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter
from ....meaning.node import Node, Slot
from ....meaning.pieces import having, joined, nodes, only, refuse
from ..book.keywords import bit
from ..book.rules import By
from ..things import filters
from ..things import state as st
from ..things.conds import Digivolving, Fits
from ..things.filters import MASKS
from ..things.state import Trig
from ..things.timings import TIMINGS, Timing
from ..things.trigs import Pattern
from .builder import Builder, Moment
from .vocabulary import deeds
from .words import about_this, is_card, is_other, kind_names, parts_of, together

WOULD = {"played": "play", "used": "use", "linked": "link", "deleted": "delete", "left": "leave", "digivolved": "digivolve"}
"""What can be waited for before it happens."""
ELSEWHERE = {"SecurityCard", "Source", "LinkCard"}
"""Kinds of cards whose name says where they are."""
UNDERS = 1 << st.UNDER
FIELDS = 1 << st.BATTLE | 1 << st.BREEDING
HAND, DECK, TRASH, SECURITY = 1 << st.HAND, 1 << st.DECK, 1 << st.TRASH, 1 << st.SECURITY


def pattern(event: str, would: int | None = 0, like: type[Pattern] = Pattern, **fields: Any) -> Pattern:
    """A pattern of events, with some of its fields; ``goal``, ``target`` and ``more`` are several fields at once."""
    refuse(f"{event}, before it happens", would and event not in WOULD)
    trig = like(bit(f"would {WOULD[event]}") if would else bit(*event.split(" or ")))
    for several in ("goal", "target", "more"):
        fields |= fields.pop(several, None) or {}
    return having(trig, **fields)


def timing(name: str, clause: str = "", trig: Trig | None = None, turns: int = 0, main: bool = False) -> Timing:
    """15-16: a timing, entered in the table of timings."""
    TIMINGS[name] = Timing(name, clause, trig, turns, main)
    return TIMINGS[name]


def names_of(timings: list[Timing]) -> list[str]:
    """Timings by their names."""
    return [timing.name for timing in timings]


# ------------------------------------------------------------------ to whom or what


def subject(b: Builder, trig: Pattern, xs: list[Node]) -> Pattern:
    """Who or what it happens to."""
    if about_this(xs):
        cards = bit("moved", "used", "would play", "would use", "would digivolve", "linked")
        if xs[0].get("k") in ("Card", "Source") and trig.kinds & cards:
            return having(trig, this_card=True, own=True, **(lay_in(b, trig, xs[0]) if trig.kinds == bit("moved") else {}))
        own = trig.about not in ("host", "onto") and bool(trig.kinds & bit("deleted", "left", "moved"))
        return having(trig, this=True, own=own)
    trig.subject = joined(b.testers(xs), AnyOf)
    trig.breeding = any(inner.kind == "Breeding" for x in xs for inner in x.walk())
    if trig.kinds == bit("moved") and trig.about == "card":
        taken_from(b, trig, xs)
    return trig


def lay_in(b: Builder, trig: Pattern, this: Node) -> dict[str, Any]:
    """Where “this card” is said to be when it moves, if the event does not say it."""
    zones = nodes(this.get("z"))
    if not zones or trig.places:
        return {}
    return {"places": b.place_mask(zones), "source": from_host(b, [zone for zone in zones if is_other_host(zone)])}


def taken_from(b: Builder, trig: Pattern, xs: list[Node]) -> None:
    """The areas in which the cards that are moved are said to be."""
    areas = [x.get("z") for x in xs if x.kind == "Sel" and x.get("z") is not None]
    if areas:
        refuse("cards of several areas moved", len(areas) < len(xs), any(area != areas[0] for area in areas))
        having(trig, **came_from(b, nodes(areas[0])))


def came_from(b: Builder, z: list[Node]) -> dict[str, Any]:
    """The areas something comes from, whose they are, and from under what."""
    return {"places": b.place_mask(z), "place_whose": b.place_whose(z), "source": from_host(b, z)}


def from_host(b: Builder, zones: list[Node]) -> Filter | None:
    """The stacks that cards come from under, or are linked to; digivolution cards are those of Digimon (4-6)."""
    hosts = [zone for zone in zones if zone.kind in ("Sources", "SourcesAny", "Links")]
    refuse("cards from under something and from elsewhere", hosts and len(hosts) < len(zones))
    tests = [filters.Kinds(MASKS["Digimon"]) if zone.kind == "SourcesAny" else b.tester(zone.node("x")) for zone in hosts]
    return joined(tests, AnyOf) if tests else None


def is_other_host(zone: Node) -> bool:
    """Whether cards are under something, and not just under the card whose effect it is."""
    return zone.kind == "SourcesAny" or zone.kind in ("Sources", "Links") and zone.node("x").kind != "This"


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


def waited_for(b: Builder, type: str, node: Node | None) -> Any:
    """Where a card goes, what is attacked (11-2-7-6: at the declaration) or what is done, as something to wait for."""
    return b.make(type, node, deeds) if node is not None else {}


def into_of(b: Builder, into: list[Node], z: list[Node], level: int | None) -> dict[str, Any]:
    """What something digivolves into: a card, of a level, from somewhere."""
    zones = [*z, *(zone for one in into for zone in nodes(one.get("z")))]
    exact = filters.Number("Level", "=", Const(level)) if level is not None else None
    named = joined(b.testers(into), AnyOf) if into and not about_this(into) else None
    card = together(named, exact) if named or exact else None
    return {"places": b.place_mask(zones), "this_card": about_this(into), "card": card}


def level_of(a: int | None, would: int | None) -> Cond | None:
    """The level from which something would digivolve."""
    refuse("digivolved from a level", a is not None and not would)
    return None if a is None else Fits(Digivolving(), filters.Number("Level", "=", Const(a)))


# ------------------------------------------------------------------ what happens


def event(b: Builder, name: str, would: int | None = 0, x: list[Node] | Node | None = None, **fields: Any) -> list[Pattern]:
    """This happens, or would, to some things: those that are named, or the subject."""
    b.early = b.early or bool(would)
    xs = nodes(x) or b.subject
    trig = pattern(name, would, **fields)
    return [subject(b, trig, xs) if xs else trig]


def was(b: Builder, would: int | None) -> int | None:
    """Whether what digivolved was a Digimon or a Tamer."""
    return None if would else kind_of(b.subject)


def checked_card(b: Builder, x: Node | None) -> dict[str, Any]:
    """Which card is checked."""
    of = x.get("of") if x is not None else None
    if kind_names(of) - {"SecurityCard"}:
        return {"card": b.what(of, True)}
    faces = nodes(of.get("f")) if isinstance(of, Node) else []
    for f in faces:
        only(f, "FaceUp", "FaceDown")
    return {"face_up": int(faces[-1].kind == "FaceUp")} if faces else {}


def in_phase(t: Moment | None) -> dict[str, Any]:
    """In which phase it happens."""
    if t is None:
        return {}
    refuse("in the next phase, or its owner's", t.skip, t.whose == 2)
    return {"phase": t.event, "phase_whose": t.whose}


def linked(b: Builder, to: Node | None, by: list[By], would: int | None) -> list[Pattern]:
    """A card is linked; or a Digimon gets linked to a card, which becomes its link card."""
    if to is None:
        return event(b, "linked", would, by=by)
    if not about_cards(b.subject):
        return event(b, "linked", would, about="onto", card=b.tester(to), by=by)
    return event(b, "linked", would, about="card", onto=b.tester(to), by=by)


def returned(b: Builder, to: Node, by: list[By], z: list[Node], would: int | None) -> list[Pattern]:
    """Cards, or things in play, are returned."""
    goal = waited_for(b, "To", to)
    if about_cards(b.subject):
        refuse("cards returned, before it happens", would)
        return event(b, "moved", about="card", goal=goal, more=came_from(b, z), by=by)
    return event(b, "left", would, goal=goal, more=came_from(b, z), by=by)


def trashed(b: Builder, by: list[By], z: list[Node], would: int | None) -> list[Pattern]:
    """Cards, or things in play, are trashed."""
    if any(one.kind == "Sel" and (one.get("z") is not None or kind_names(one.get("of")) & ELSEWHERE) for one in b.subject):
        refuse("trashed, before it happens", would)
        return [having(moving(b, TRASH, b.subject), by=by)]
    places = b.place_mask(z) if z else 0 if about_cards(b.subject) else FIELDS
    return event(b, "moved", would, about="card", goals=TRASH, by=by, more={**came_from(b, z), "places": places})


def deletes(b: Builder, x: Node) -> list[Pattern]:
    """The subject deletes something."""
    if about_this(b.subject):
        return [pattern("deleted", subject=b.tester(x), doer_this=True)]
    return [pattern("deleted", subject=b.tester(x), doer=joined(b.testers(b.subject), AnyOf))]


# ------------------------------------------------------------------ deeds: what a player or an effect does


def card_deed(b: Builder, name: str, would: int, doer: int, x: list[Node] | Node, about: str = "card") -> list[Pattern]:
    """A player plays, uses or links a card."""
    b.early = b.early or bool(would)
    trig = pattern(name, would, about=about, player=doer)
    if about_this(x):
        return [having(trig, this_card=True, own=True, places=b.place_mask(nodes(x)[0].get("z")))]
    tests = [deed_test(b, one) for one in nodes(x)]
    return [having(trig, subject=joined(tests, AnyOf) if tests else None)]


def deed_test(b: Builder, x: Node) -> Filter:
    """The card a player plays or uses."""
    if x.kind != "Sel":
        return b.tester(x)
    test = b.what(x.get("of"))
    if b.whose(x.get("o")) >= 0:
        test = AllOf([filters.Owned(b.whose(x.get("o"))), test])
    return AllOf([filters.Other(), test]) if is_other(x.get("n")) else test


def plays(b: Builder, x: list[Node] | Node) -> list[Pattern]:
    """A player plays a card from somewhere."""
    (trig,) = card_deed(b, "played", b.awaited, b.doer, x, "card" if b.awaited else "body")
    for item in nodes(x):
        if item.get("z") is not None:
            having(trig, **came_from(b, nodes(item.get("z"))))
    return [trig]


def digivolves(b: Builder, x: list[Node], into: list[Node], a: int | None, level: int | None, how: str = "") -> list[Pattern]:
    """A player digivolves something into a card."""
    more = {"cond": level_of(a, b.awaited), "was": None if b.awaited else kind_of(x), **into_of(b, into, [], level)}
    return event(b, "digivolved", b.awaited, x, player=b.doer, how=how, more=more)


def owned(b: Builder, x: list[Node]) -> Filter | None:
    """Things of one player, if they are all of one."""
    sides = {b.whose(item.get("o")) for item in x}
    return filters.Owned(sides.pop()) if len(sides) == 1 and min(sides) >= 0 else None


def moves(b: Builder, x: list[Node]) -> list[Pattern]:
    """A player moves something out of the breeding area."""
    places = b.place_mask([zone for item in x for zone in nodes(item.get("z"))]) or 1 << st.BREEDING
    found = event(b, "moved out", 0, x, player=b.doer, places=places, goals=1 << st.BATTLE)
    return [having(trig, breeding=False) for trig in found]


def trashes(b: Builder, x: list[Node]) -> list[Pattern]:
    """A player's effects trash cards, or would."""
    by = [By("effect", b.doer)] if b.doer >= 0 else None
    return [having(moving(b, TRASH, x), kinds=bit("would move") if b.awaited else None, by=by)]


def puts(b: Builder, x: list[Node], to: Node | None) -> list[Pattern]:
    """A player adds, returns or places cards: by an effect, or into an area of that player."""
    trig = moving(b, HAND | DECK, x, to)
    field = trig.goals == 1 << st.BATTLE
    by = [By("effect", b.doer)] if b.doer >= 0 and not field else None
    return [having(trig, by=by, goal_whose=b.doer if field else None)]


def moving(b: Builder, goals: int, xs: list[Node], to: Node | None = None) -> Pattern:
    """Cards that move, by what is done to them."""
    trig = pattern("moved", about="card", goal=waited_for(b, "To", to) or {"goals": goals})
    tests: list[Filter] = []
    for x in xs:
        z, of = nodes(x.get("z")), x.get("of")
        if x.kind == "This":
            hosts = [zone for zone in z if is_other_host(zone)]
            places = b.place_mask(z) if z else UNDERS if x.get("k") == "Source" else None
            below = filters.Kinds(MASKS["Digimon"]) if x.get("k") == "Source" and not z else from_host(b, hosts)
            return having(trig, this_card=True, own=True, places=places, source=below)
        if x.kind in ("Top", "Bottom"):
            return having(trig, places=1 << b.make("Pile", x.node("p")), place_whose=b.whose(x.get("o")))
        if x.kind == "TopOf":
            return having(trig, places=FIELDS, about="host", subject=b.tester(x.node("x")))
        refuse(f"moves {x.kind}", x.kind != "Sel")
        if z:
            trig.places, trig.place_whose = b.place_mask(z), b.place_whose(z)
            for zone in z:
                if zone.kind in ("Sources", "Links") and len(xs) == 1:
                    return from_under(b, trig, zone.node("x"), of)
        elif kind_names(of) & ELSEWHERE:
            (kind,) = kind_names(of)
            trig.places = {"SecurityCard": SECURITY, "Source": UNDERS, "LinkCard": 1 << st.LINK}[kind]
            trig.place_whose = b.whose(x.get("o"))
            trig.source = filters.Kinds(MASKS["Digimon"]) if kind == "Source" else None
            tests += b.tests(parts_of(of, "f"))
            continue
        elif not is_card(of):
            trig.places = FIELDS
        if b.whose(x.get("o")) >= 0:
            tests.append(filters.Owned(b.whose(x.get("o"))))
        tests.append(b.what(of, True))
    if tests:
        trig.subject = tests[0] if len(tests) == 1 else AllOf(tests) if len(xs) == 1 else AnyOf(tests)
    return trig


def from_under(b: Builder, trig: Pattern, host: Node, of: Slot | None) -> Pattern:
    """Cards under, or linked to, something."""
    this = host.kind == "This"
    card = b.what(of, True) if of is not None else None
    return having(trig, about="host", this=this, subject=None if this else b.tester(host), card=card)


# ------------------------------------------------------------------ triggers


def done(b: Builder, do: Node, doer: int, awaits: int, by: list[By]) -> list[Pattern]:
    """A deed of a player or an effect."""
    with b.within(doer=max(-1, doer), awaited=awaits):
        found: list[Pattern] = waited_for(b, "Act", do)
    b.early = b.early or bool(awaits)
    return [having(trig, by=by or None) for trig in found]


def on(b: Builder, x: list[Node], e: list[Node], cond: Cond | None = None) -> list[Pattern]:
    """One of some events happens to something, perhaps while something holds."""
    b.early = b.early or any(happening.get("would") == 1 for happening in e)
    with b.within(subject=x):
        return [having(trig, cond=cond) for happening in e for trig in b.make("Event", happening)]


def digivolving_into(b: Builder, into: list[Node], x: Node | None) -> list[Pattern]:
    """Something would digivolve into a card."""
    places = b.place_mask([zone for one in into for zone in nodes(one.get("z"))])
    this = about_this(into)
    card = None if this else AnyOf([b.what(one.get("of"), True) for one in into])
    return event(b, "digivolved", 1, x, player=None if x else 0, places=places, this_card=this, card=card)
