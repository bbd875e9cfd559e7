"""From meaning to something that runs, part 1: counts, filters, selectors, places, causes."""

from __future__ import annotations

from ....effects.ops import Filter, Select, Value
from ....meaning.build import Build, CannotRun, expect
from ....meaning.node import Node, Slot
from ..book.keywords import BY_NODE
from ..book.rules import By
from ..things import conds, filters, selectors
from ..things import state as st
from ..things.faces import COLORS, DIGIMON, EGG, OPTION, TAMER
from ..things.filters import MASKS
from ..things.selectors import ALL, ANY, EXACT, LEAST, MOST, NO, UP_TO, Count
from .filtering import SET_FILTERS
from .vocabulary import schema, words

ZONE_OF = {
    "Hand": st.HAND,
    "Trash": st.TRASH,
    "Deck": st.DECK,
    "Security": st.SECURITY,
    "FaceUpSecurity": st.SECURITY,
    "EggDeck": st.EGGS,
    "Breeding": st.BREEDING,
    "Battle": st.BATTLE,
}


def nodes(slot: Slot | None) -> list[Node]:
    """The nodes of a slot that is one or several."""
    if slot is None:
        return []
    if isinstance(slot, Node):
        return [slot]
    assert isinstance(slot, tuple), slot
    return [item for item in slot if isinstance(item, Node)]


def words_of(slot: Slot | None) -> list[str]:
    """The strings of a slot that is one or several."""
    if slot is None:
        return []
    if isinstance(slot, str):
        return [slot]
    assert isinstance(slot, tuple), slot
    return [item for item in slot if isinstance(item, str)]


def colors_of(slot: Slot | None) -> int:
    """The colours of a slot as bits."""
    mask = 0
    for node in nodes(slot):
        mask |= COLORS[node.kind.lower()]
    return mask


def whose_of(slot: Slot | None) -> int:
    """0 yours, 1 your opponent's, -1 anyone's or not said."""
    if not isinstance(slot, Node):
        return -1
    return {"You": 0, "Opponent": 1}.get(slot.kind, -1)


def sided(node: Node, before: str, after: str) -> Node:
    """The same meaning with one player in place of another word for players."""
    slots: list[tuple[str, Slot]] = []
    for name, value in node.slots:
        if isinstance(value, Node):
            value = Node(after) if name == "o" and value.kind == before else sided(value, before, after)
        elif isinstance(value, tuple):
            value = tuple(sided(item, before, after) if isinstance(item, Node) else item for item in value)
        slots.append((name, value))
    return Node(node.kind, tuple(slots))


class Words(Build):
    """Builds what texts are about."""

    def __init__(self) -> None:
        super().__init__(words, schema())
        self.such: Node | None = None
        """The last sort of card named, for “1 such card”."""
        self.all_kinds = 0
        """What the keyword effects built so far wait for."""
        self.from_zones: Slot | None = None
        """Zones a clause names for everything in it."""

    # -------------------------------------------------------------- counts

    def count(self, slot: Slot | None) -> Count | None:
        """How many; None where nothing is said."""
        if not isinstance(slot, Node):
            return None
        kind = slot.kind
        if kind in ("One", "Another", "AnyOf"):
            return Count(EXACT, 1)
        if kind in ("Exactly", "AnyExactly"):
            return Count(EXACT, slot.number("n"))
        if kind == "UpTo":
            return Count(UP_TO, slot.number("n"))
        if kind == "AtLeast":
            return Count(LEAST, slot.number("n"))
        if kind == "AtMost":
            return Count(MOST, slot.number("n"))
        if kind == "All":
            return Count(ALL, 0)
        if kind == "AnyNumber":
            return Count(ANY, 0)
        if kind in ("No", "NoOther"):
            return Count(NO, 0)
        raise CannotRun(kind)

    # -------------------------------------------------------------- filters

    def filter(self, node: Node) -> Filter:
        """One test."""
        return expect(self.make("Filter", node), Filter)

    def nodes(self, slot: Slot | None) -> list[Node]:
        """The nodes of a slot that is one or several."""
        return nodes(slot)

    def filters(self, slot: Slot | None) -> list[Filter]:
        """All tests of a slot, without those about several things together."""
        return [self.filter(node) for node in nodes(slot) if node.kind not in SET_FILTERS and node.kind != "OnField"]

    def every(self, slot: Slot | None) -> Filter:
        """All tests of a slot as one."""
        found = self.filters(slot)
        return found[0] if len(found) == 1 else filters.Every(found)

    # -------------------------------------------------------------- things

    def kinds_filter(self, slot: Slot | None, cards: bool) -> Filter | None:
        """The test for kinds of cards; under a card a Tamer is a Tamer card."""
        mask = 0
        token = False
        for node in nodes(slot):
            if node.kind == "Token":
                token = True
            elif node.kind in ("Card", "Source", "LinkCard", "SecurityCard"):
                return None
            else:
                mask |= MASKS[node.kind] & ~(EGG if cards and node.kind == "Digimon" else 0)
        if not mask and not token:
            return None
        return filters.Kinds(mask, token)

    def thing_filter(self, slot: Slot | None, cards: bool = False) -> Filter:
        """The test for “what” of a selector."""
        if not isinstance(slot, Node):
            return filters.Every([])
        if slot.kind == "Either":
            return filters.AnyFilter([self.thing_filter(slot.get("a"), cards), self.thing_filter(slot.get("b"), cards)])
        if slot.kind != "Thing":
            raise CannotRun(slot.kind)
        found = self.filters(slot.get("f"))
        kinds = self.kinds_filter(slot.get("k"), cards)
        if kinds is not None:
            found = [kinds, *found]
        return found[0] if len(found) == 1 else filters.Every(found)

    def tester(self, node: Node, whose: int = -1) -> Filter:
        """A selector as a test of one thing, for triggers and prohibitions."""
        if node.kind == "OneOf":
            return filters.AnyFilter([self.tester(item, whose) for item in nodes(node.get("x"))])
        if node.kind == "Such":
            node = self.such_as(node)
        if node.kind == "Sel":
            self.such = node
        else:
            return filters.Among(self.select(node), False)
        side = whose_of(node.get("o"))
        side = side if side >= 0 else whose
        found: list[Filter] = []
        if side >= 0:
            found.append(filters.Owned(side))
        n = node.get("n")
        if isinstance(n, Node) and n.kind == "Another":
            found.append(filters.Other())
        found.append(self.thing_filter(node.get("of")))
        for item in self.set_filters(node.get("of")):
            if item.kind == "SameLevel" or item.kind == "Same" and item.node("s").kind == "Level":
                found.append(filters.LevelKept())
                continue
            if item.kind != "Extreme":
                raise CannotRun(f"one thing that is {item.kind}")
            whole = selectors.Pick(None, [selectors.Field(side, [st.BATTLE])], self.thing_filter(node.get("of")))
            self.bound(whole, item)
            found.append(filters.Among(whole, False))
        return found[0] if len(found) == 1 else filters.Every(found)

    def on_field(self, slot: Slot | None) -> bool:
        """3-4-4: whether a text says “on the field”, which is both areas."""
        if not isinstance(slot, Node):
            return False
        if slot.kind == "Either":
            return self.on_field(slot.get("a")) or self.on_field(slot.get("b"))
        return any(node.kind == "OnField" for node in nodes(slot.get("f")))

    def set_filters(self, slot: Slot | None) -> list[Node]:
        """The filters that are about several things together."""
        if not isinstance(slot, Node):
            return []
        if slot.kind == "Either":
            return self.set_filters(slot.get("a")) + self.set_filters(slot.get("b"))
        return [node for node in nodes(slot.get("f")) if node.kind in SET_FILTERS]

    # -------------------------------------------------------------- places

    def places(self, slot: Slot | None, whose: int) -> list[selectors.Place]:
        """The places of a selector's zones."""
        found: list[selectors.Place] = []
        for node in nodes(slot):
            kind = node.kind
            if kind == "Zone":
                side = whose_of(node.get("o"))
                o = node.get("o")
                if isinstance(o, Node) and o.kind == "Theirs":
                    side = whose
                for pile in nodes(node.get("p")):
                    zone = ZONE_OF[pile.kind]
                    if zone in (st.BATTLE, st.BREEDING):
                        found.append(selectors.Field(side, [zone]))
                    else:
                        found.append(selectors.Pile(side, zone, pile.kind == "FaceUpSecurity"))
            elif kind == "Sources":
                x = node.node("x")
                found.append(selectors.Below(self.hosts(x, whose), self.one(x)))
            elif kind == "SourcesAny":
                found.append(selectors.Below(selectors.Pick(None, [selectors.Field(whose, [st.BATTLE])], None), False))
            elif kind == "Links":
                found.append(selectors.Linked(self.hosts(node.node("x"), whose)))
            elif kind == "Stack":
                found.append(selectors.WholeStack(self.hosts(node.node("x"), whose)))
            elif kind == "Revealed":
                found.append(selectors.Shown())
            else:
                raise CannotRun(f"zone {kind}")
        return found

    def one(self, node: Node) -> bool:
        """Whether a text says “1 of”: all must come from one and the same."""
        n = node.get("n")
        return node.kind == "Sel" and isinstance(n, Node) and n.kind in ("Exactly", "One") and (n.get("n") in (None, 1))

    def hosts(self, node: Node, whose: int = -1) -> Select:
        """Stacks whose cards are meant: all that fit, the choice is among their cards."""
        select = self.select(node, whose)
        if isinstance(select, selectors.Pick):
            select.count = None
        return select

    # -------------------------------------------------------------- selectors

    def select(self, node: Node, whose: int = -1, default: list[selectors.Place] | None = None) -> Select:
        """A selector. ``whose`` is the side where the text names none, ``default`` the place of cards without a zone."""
        method = getattr(self, "select_" + node.kind, None)
        if method is None:
            raise CannotRun(f"select {node.kind}")
        result = method(node, whose, default)
        assert isinstance(result, Select)
        return result

    def selects(self, slot: Slot | None, whose: int = -1, default: list[selectors.Place] | None = None) -> Select:
        """A row of selectors, all of them."""
        found = [self.select(node, whose, default) for node in nodes(slot)]
        return found[0] if len(found) == 1 else selectors.Several(found)

    def select_Sel(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        of = node.get("of")
        o = node.get("o")
        if isinstance(o, Node) and o.kind == "EachPlayer":
            return selectors.Several(
                [self.select(sided(node, "EachPlayer", who), whose, default) for who in ("You", "Opponent")]
            )
        side = whose_of(node.get("o"))
        side = side if side >= 0 else whose
        kinds = self.kind_names(of)
        zones = node.get("z") if node.get("z") is not None else self.from_zones if self.is_card(of) else None
        cards = True
        if zones is not None:
            places = self.places(zones, side)
            cards = not any(isinstance(place, selectors.Field) for place in places)
            for place in places:
                if isinstance(place, selectors.Field) and side >= 0:
                    place.whose = side
        elif "SecurityDigimon" in kinds:
            places = [selectors.Guard(side)]
        elif "SecurityCard" in kinds:
            places = [selectors.Pile(side, st.SECURITY)]
        elif "Source" in kinds:
            hosts = selectors.Pick(None, [selectors.Field(side, [st.BATTLE])], None)
            places = [selectors.Below(hosts, False)]
        elif default is not None and self.is_card(of):
            places = default
        else:
            places = [selectors.Field(side, [st.BATTLE, st.BREEDING] if self.on_field(of) else [st.BATTLE])]
            cards = False
        found: list[Filter] = []
        n = node.get("n")
        if isinstance(n, Node) and n.kind in ("Another", "NoOther"):
            found.append(filters.Other())
        found.append(self.thing_filter(of, cards))
        if side >= 0 and any(isinstance(place, selectors.Shown) for place in places):
            found.append(filters.Owned(side))
        pick = selectors.Pick(self.count(n), places, found[0] if len(found) == 1 else filters.Every(found))
        pick.particular = bool(self.filters(of.get("f"))) if isinstance(of, Node) and of.kind == "Thing" else False
        for item in self.set_filters(of):
            self.bound(pick, item)
        self.such = node
        return pick

    def bound(self, pick: selectors.Pick, item: Node) -> None:
        """A limit on several things together."""
        if item.kind == "Extreme":
            pick.extreme = item.node("s").kind
            pick.highest = item.text("is") == "highest"
        elif item.kind == "Total":
            total = selectors.Bound("total", item.node("s").kind, item.number("n"))
            total.shared = item.get("shared") is not None
            pick.bounds.append(total)
        elif item.kind == "TotalVersus":
            limit = selectors.Bound("total", item.node("s").kind)
            limit.value = conds.StatOf(self.hosts(item.node("x")), item.node("y").kind)
            pick.bounds.append(limit)
        elif item.kind == "Different":
            pick.bounds.append(selectors.Bound("different", item.node("s").kind))
        elif item.kind == "Same" and pick.count is not None and pick.count.kind == selectors.EXACT and pick.count.n == 1:
            same = filters.SameAs(item.node("s").kind, selectors.It(), False)
            pick.filter = same if pick.filter is None else filters.Every([pick.filter, same])
        elif item.kind == "Same":
            pick.bounds.append(selectors.Bound("same", item.node("s").kind))
        elif item.kind == "SameLevel":
            pick.bounds.append(selectors.Bound("same", "Level"))

    def kind_names(self, slot: Slot | None) -> set[str]:
        """The kinds a selector names."""
        if not isinstance(slot, Node):
            return set()
        if slot.kind == "Either":
            return self.kind_names(slot.get("a")) | self.kind_names(slot.get("b"))
        return {node.kind for node in nodes(slot.get("k"))}

    def is_card(self, slot: Slot | None) -> bool:
        """Whether a selector names cards, not things on the field."""
        kinds = self.kind_names(slot)
        return not kinds or any(kind.endswith("Card") for kind in kinds)

    def select_OneOf(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return selectors.OneOf([self.select(item, whose, default) for item in nodes(node.get("x"))])

    def select_This(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return selectors.This(node.get("k") in ("Card", "Option", "Source", None))

    def select_ThisWith(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return selectors.This(False, self.every(node.get("f")))

    def select_ThisWithout(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return selectors.This(False, self.every(node.get("f")), True)

    def select_It(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return selectors.It()

    def select_That(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        k = node.get("k")
        return selectors.It(k if isinstance(k, str) else "", True)

    def select_Them(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        k = node.get("k")
        found = selectors.It(k if isinstance(k, str) else "")
        found.one = False
        return found

    select_Those = select_Them

    def select_SomeOf(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        count = self.count(node.get("n"))
        assert count is not None
        return selectors.SomeOf(count, self.select(node.node("x"), whose, default))

    def select_Such(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return self.select(self.such_as(node), whose, default)

    def such_as(self, node: Node) -> Node:
        """“Such a card”: what was named before, with what is said anew."""
        before = self.such
        if before is None:
            raise CannotRun("Such")
        of = before.get("of")
        if not isinstance(of, Node) or of.kind != "Thing":
            raise CannotRun("Such")
        slots: list[tuple[str, Slot]] = []
        f = of.get("f")
        if f is not None:
            slots.append(("f", f))
        k = node.get("k")
        if k is not None:
            slots.append(("k", k))
        again: list[tuple[str, Slot]] = [("of", Node("Thing", tuple(slots)))]
        for name in ("n", "o", "z"):
            value = node.get(name) if node.get(name) is not None else before.get(name) if name != "n" else None
            if value is not None:
                again.append((name, value))
        return Node("Sel", tuple(again))

    def select_Revealed(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return selectors.RestOf()

    select_Rest = select_Revealed

    def select_Made(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        verb = node.node("v").kind
        k = node.get("k")
        mask = MASKS.get(k.kind, 0) if isinstance(k, Node) and k.kind in ("Digimon", "Tamer", "Option") else 0
        return selectors.MadeThings(verb, mask, whose_of(node.get("o")))

    def select_Attacker(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return selectors.AttackerRef()

    def select_EachOf(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        count = self.count(node.get("n"))
        zones = node.get("z") if node.get("z") is not None else self.from_zones
        places = self.places(zones, whose) if zones is not None else default or [selectors.Field(whose, [st.BATTLE])]
        return selectors.Several([selectors.Pick(count, places, filters.Named([name])) for name in words_of(node.get("t"))])

    def select_EachKind(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        field: list[selectors.Place] = [selectors.Field(whose, [st.BATTLE])]
        places = self.places(node.get("z"), whose) if node.get("z") is not None else field
        pick = selectors.Pick(Count(ANY, 0), places, self.thing_filter(node.get("of"), True))
        for item in self.set_filters(node.get("of")):
            self.bound(pick, item)
        return pick

    def select_EachFilter(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        side = whose_of(node.get("o"))
        side = side if side >= 0 else whose
        zones = node.get("z") if node.get("z") is not None else self.from_zones
        kinds = self.kinds_filter(node.get("k"), zones is not None)
        picks: list[Select] = []
        for count, slot in (("n", "a"), ("m", "b"), ("p", "c")):
            if node.get(slot) is None:
                continue
            found = self.filters(node.get(slot)) + self.filters(node.get("f"))
            if kinds is not None:
                found.append(kinds)
            field: list[selectors.Place] = [selectors.Field(side, [st.BATTLE])]
            places = self.places(zones, side) if zones is not None else field
            pick = selectors.Pick(self.count(node.get(count)), places, filters.Every(found))
            for item in [*nodes(node.get(slot)), *nodes(node.get("f"))]:
                if item.kind in SET_FILTERS:
                    self.bound(pick, item)
            picks.append(pick)
        return selectors.Several(picks)

    def select_EachThing(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        found: list[Select] = []
        for of in nodes(node.get("x")):
            slots = [("n", node.get("n")), ("o", node.get("o")), ("of", of), ("z", node.get("z"))]
            one = Node("Sel", tuple((name, value) for name, value in slots if value is not None))
            found.append(self.select(one, whose, default))
        return selectors.Several(found)

    # -------------------------------------------------------------- ends

    def ends(self, node: Node, bottom: bool, whose: int) -> Select:
        piles = nodes(node.get("p"))
        if len(piles) != 1 or piles[0].kind not in ZONE_OF:
            raise CannotRun(node.kind)
        side = whose_of(node.get("o"))
        o = node.get("o")
        if isinstance(o, Node) and o.kind not in ("You", "Opponent", "Anyone"):
            side = whose
        n = node.get("n")
        tests = self.filters(node.get("f"))
        one = filters.Every(tests) if tests else None
        return selectors.Ends(n if isinstance(n, int) else 1, side, ZONE_OF[piles[0].kind], bottom, one)

    def select_Top(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return self.ends(node, False, whose)

    def select_Bottom(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return self.ends(node, True, whose)

    def select_TopUpTo(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        select = self.ends(node, False, whose)
        assert isinstance(select, selectors.Ends)
        select.up_to = True
        return select

    def select_TopSourceUpTo(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        select = self.source_ends(node, False)
        select.up_to = True
        return select

    def select_BottomSourceUpTo(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        select = self.source_ends(node, True)
        select.up_to = True
        return select

    def select_TopSource(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return self.source_ends(node, False)

    def select_BottomSource(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return self.source_ends(node, True)

    def source_ends(self, node: Node, bottom: bool) -> selectors.SourceEnds:
        n = node.get("n")
        tests = self.filters(node.get("f"))
        one = filters.Every(tests) if tests else None
        return selectors.SourceEnds(n if isinstance(n, int) else 1, self.select(node.node("x")), bottom, one)

    def select_TopOf(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        n = node.get("n")
        return selectors.TopOf(self.select(node.node("x")), n if isinstance(n, int) else 1)

    def select_ZoneAll(self, node: Node, whose: int, default: list[selectors.Place] | None) -> Select:
        return selectors.Pick(Count(ALL, 0), self.places(node.get("z"), whose), None)

    # -------------------------------------------------------------- causes

    def by(self, slot: Slot | None) -> list[By]:
        """The causes a text names."""
        found: list[By] = []
        for node in nodes(slot):
            found += self.one_by(node)
        return found

    def one_by(self, node: Node) -> list[By]:
        kind = node.kind
        if kind in ("ByEffects", "NotByEffects"):
            inner = [by for source in nodes(node.get("s")) for by in self.one_by(source)] or [By("effect")]
            if kind == "NotByEffects":
                if len(inner) != 1:
                    raise CannotRun(kind)
                inner[0].inverse = True
            return inner
        if kind == "Effects":
            mask = 0
            security = False
            for of in nodes(node.get("of")):
                if of.kind == "Security":
                    security = True
                else:
                    mask |= {"Digimon": DIGIMON | EGG, "Tamer": TAMER, "Option": OPTION, "OptionCard": OPTION}[of.kind]
            by = By("effect", whose_of(node.get("o")), mask)
            by.security = security
            return [by]
        if kind == "KwEffects":
            names = [BY_NODE.get(k.kind, k.kind) for k in nodes(node.get("k"))]
            return [By("effect", whose_of(node.get("o")), 0, name) for name in names]
        if kind == "InBattle":
            return [By("battle")]
        if kind == "NotInBattle":
            by = By("battle")
            by.inverse = True
            return [by]
        if kind == "ByThis":
            by = By("effect", 0)
            by.this = True
            return [by]
        if kind == "DpZero":
            return [By("rule")]
        if kind in ("ByDeletion", "NotByDeletion"):
            return []
        raise CannotRun(f"by {kind}")

    # -------------------------------------------------------------- counting

    def counting(self, node: Node) -> Value:
        """What is counted “for each”."""
        kind = node.kind
        n = node.get("n")
        per = n if isinstance(n, int) else 1
        if kind == "Count":
            return selectors.HowMany(self.select(node.node("x")), per)
        if kind == "CountSources":
            tests = self.filters(node.get("f"))
            return conds.SourceCounts(self.select(node.node("x")), per, filters.Every(tests) if tests else None)
        if kind == "CountTotal":
            zones = [ZONE_OF[pile.kind] for pile in nodes(node.get("p"))]
            return selectors.PileSize(zones, -1, per)
        if kind == "CountColors":
            x = node.get("x")
            if isinstance(x, Node):
                return conds.ColorsOf(self.select(x), per)
            return conds.ColorsOf(selectors.Pick(None, self.places(node.get("z"), -1), None), per)
        if kind == "CountSourceColors":
            return conds.ColorsOf(self.select(node.node("x")), 1, True)
        if kind == "CountLevels":
            return conds.LevelsOf(self.select(node.node("x")))
        if kind == "CountSameLevel":
            return conds.SameLevels(self.select(node.node("x")), per)
        if kind == "CountMade":
            return conds.MadeCount(node.node("v").kind, per, whose_of(node.get("o")))
        if kind == "CountIt":
            return selectors.HowMany(selectors.It(), 1)
        if kind == "CountBoth":
            return conds.SumOf(self.counting(node.node("a")), self.counting(node.node("b")))
        raise CannotRun(f"count {kind}")

    def stacks_of(self, whose: int, slot: Slot | None) -> Value:
        """How many of some kinds a player has."""
        mask = 0
        for node in nodes(slot):
            mask |= MASKS[node.kind]
        return conds.Stacks(whose, mask or DIGIMON)
