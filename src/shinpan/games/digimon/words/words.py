"""What a builder knows while it builds, and how slots are filled: who, what and where texts are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....effects.conditions import Both
from ....effects.filters import AllOf, AnyOf
from ....effects.ops import Filter, Select
from ....effects.picking import Union
from ....meaning.build import Build, CannotRun, expect
from ....meaning.node import Node, Slot
from ....meaning.pieces import flat, joined, nodes, refuse
from ....meaning.rewrite import made
from ....meaning.schema import SlotType
from ..things import filters, selectors
from ..things import state as st
from ..things.faces import EGG
from ..things.filters import MASKS
from ..things.selectors import EXACT, LEAST, MOST, NO, Count
from .vocabulary import SET_FILTERS, schema, words

Places = list[selectors.Place]


class Words(Build):
    """Builds what texts are about."""

    def __init__(self) -> None:
        super().__init__(words, schema())
        self.side = -1
        """Whose things are meant where a text names nobody."""
        self.default: Places | None = None
        """The place of cards without a zone."""
        self.from_zones: list[Node] | None = None
        """Zones a clause names for everything in it."""
        self.each, self.either = -1, -1
        """Which player “each player” and “either player” is at the moment."""
        self.relative = False
        """Whether “your opponent” is the opponent of whoever the clause is about."""
        self.mutual = False
        """15-10-1-3-1: whether both players do it, each to their own."""
        self.such: Node | None = None
        """The last sort of card named, for “1 such card”."""
        self.asked: Node | None = None
        """What the last condition counted, for “if you have 3 or fewer”."""
        self.where: tuple[Node, ...] = ()
        """The zones that the last condition named, for “if there is a green card”."""
        self.stripped = False
        """Whether the last instruction was about all digivolution cards of one thing, which is “it” in what follows."""
        self.deed = ""
        """What the last instruction did, for “for each one”."""
        self.deeds: set[str] = set()
        """What the instructions of this effect do, as far as they have been built."""
        self.chosen: list[set[str]] = []
        """The kinds of what the instructions of this effect choose, as far as they have been built."""
        self.of_cards = False
        """Whether what is being built is said of cards rather than of things in play."""
        self.all_kinds = 0
        """What the keyword effects built so far wait for."""

    # -------------------------------------------------------------- slots

    def item(self, slot: SlotType, value: Slot) -> Any:
        """Things in a slot are on nobody's side but the one they name."""
        if isinstance(value, Node) and "Things" in slot.types and self.schema.find("Things", value.kind):
            return self.select(value)
        return super().item(slot, value)

    def several(self, slot: SlotType, items: list[Any]) -> Any:
        """Conditions hold together, things are meant together, colours are a set, causes one list."""
        if slot.types == ("Cond",):
            return joined(items, Both)
        if slot.types == ("Things",):
            return joined(items, Union)
        if slot.types == ("Color",):
            return sum(set(items))
        if slot.types == ("Cause",):
            return flat(items)
        return items

    # -------------------------------------------------------------- who and how many

    def whose(self, slot: Slot | None) -> int:
        """0 yours, 1 your opponent's, -1 anyone's or not said."""
        return max(-1, self.make("Who", slot)) if isinstance(slot, Node) else -1

    def sided(self, slot: Slot | None) -> int:
        """Whose, or whose things are meant here."""
        side = self.whose(slot)
        return side if side >= 0 else self.side

    def count(self, slot: Slot | None) -> Count | None:
        """How many; None where nothing is said."""
        return expect(self.make("Count", slot), Count) if isinstance(slot, Node) else None

    # -------------------------------------------------------------- tests

    def tests(self, slot: Slot | Sequence[Node] | None) -> list[Filter]:
        """All tests of a slot, without those about several things together."""
        return [self.make("Filter", node) for node in single_filters(slot)]

    def every(self, slot: Slot | Sequence[Node] | None) -> Filter:
        """All tests of a slot as one."""
        return together(self.tests(slot))

    def kinds_filter(self, slot: Slot | Sequence[Node] | None, cards: bool) -> Filter | None:
        """The test for kinds of cards; under a card a Tamer is a Tamer card."""
        kinds = [node.kind for node in nodes(slot)]
        if not kinds or {"Card", "Source", "LinkCard", "SecurityCard"} & set(kinds):
            return None
        mask = 0
        for kind in kinds:
            mask |= MASKS.get(kind, 0) & ~(EGG if cards and kind == "Digimon" else 0)
        return filters.Kinds(mask, "Token" in kinds)

    def what(self, x: Slot | None, cards: bool = False) -> Filter:
        """The test for “what” of a selector, of whoever and wherever."""
        of = x.get("of") if isinstance(x, Node) and x.kind == "Sel" else x
        if not isinstance(of, Node):
            return AllOf([])
        with self.within(cards=cards):
            return expect(self.make("What", of), Filter)

    cards = False
    """Whether “what” is cards, not things on the field."""

    def tester(self, node: Node, whose: int = -1) -> Filter:
        """A selector as a test of one thing, for triggers and prohibitions."""
        if node.kind == "Such":
            node = self.such_as(node)
        if node.kind == "OneOf":
            return AnyOf([self.tester(item, whose) for item in nodes(node.get("x"))])
        if node.kind != "Sel":
            return filters.Among(self.select(node), False)
        self.such = node
        with self.within(side=whose):
            side = self.sided(node.get("o"))
        of, count = node.get("of"), self.count(node.get("n"))
        many = count is not None and (count.kind in (EXACT, LEAST) and count.n > 1 or count.kind in (NO, MOST))
        refuse("so many things, where one is tested", many)
        owned = filters.Owned(side) if side >= 0 else None
        other = filters.Other() if is_other(node.get("n")) else None
        return together(owned, other, self.what(of), [self.limited(item, side, of) for item in set_filters(of)])

    def limited(self, item: Node, side: int, of: Slot | None) -> Filter:
        """A limit on several things together, as a test of one."""
        if item.kind == "SameLevel" or item.kind == "Same" and item.node("s").kind == "Level":
            return filters.LevelKept()
        refuse(f"one thing that is {item.kind}", item.kind != "Extreme")
        whole = selectors.Pick(None, [selectors.Field(side, [st.BATTLE])], self.what(of))
        return filters.Among(self.bounded(whole, [item]), False)

    def testers(self, x: list[Node]) -> list[Filter]:
        """A test for each of some selectors."""
        return [self.tester(one) for one in x]

    pick: selectors.Pick | None = None
    """What is being bounded."""

    @property
    def choice(self) -> selectors.Pick:
        """The choice that a limit on several things together is about."""
        if self.pick is None:
            raise CannotRun("a limit on several things together where one is meant")
        return self.pick

    def bounded(self, pick: selectors.Pick, of: Slot | Sequence[Node] | None) -> selectors.Pick:
        """A choice with all the limits its words set."""
        with self.within(pick=pick):
            for item in set_filters(of):
                self.make("Filter", item)
        return pick

    def single(self, node: Node) -> bool:
        """Whether a text says “1 of”: all must come from one and the same."""
        n = node.get("n")
        return node.kind == "Sel" and isinstance(n, Node) and n.kind in ("Exactly", "One") and n.get("n") in (None, 1)

    # -------------------------------------------------------------- places

    def places(self, slot: Slot | Sequence[Node] | None, whose: int) -> Places:
        """The places of a selector's zones."""
        with self.within(side=whose):
            return [place for node in nodes(slot) for place in self.make("Zone", node)]

    def place_mask(self, slot: Slot | Sequence[Node] | None) -> int:
        """Zones as bits."""
        mask = 0
        for node in nodes(slot):
            refuse(f"from {node.kind}", node.kind not in ("Zone", "Sources", "SourcesAny", "Links"))
            under = st.LINK if node.kind == "Links" else st.UNDER
            for zone in [self.make("Pile", pile) for pile in nodes(node.get("p"))] if node.kind == "Zone" else [under]:
                mask |= 1 << zone
        return mask

    def place_whose(self, slot: Slot | Sequence[Node] | None) -> int:
        """Whose zones, if one side is named."""
        sides = {self.whose(node.get("o")) for node in nodes(slot) if node.kind == "Zone"}
        return sides.pop() if len(sides) == 1 else -1

    def hosts(self, node: Node, whose: int = -1) -> Select:
        """Stacks whose cards are meant: all that fit, the choice is among their cards."""
        select = self.select(node, whose)
        if isinstance(select, selectors.Pick):
            select.count = None
        return select

    # -------------------------------------------------------------- things

    def select(self, node: Node, whose: int = -1, default: Places | None = None) -> Select:
        """A selector. ``whose`` is the side where the text names none, ``default`` the place of cards without a zone."""
        with self.within(side=whose, default=default):
            return expect(self.make("Things", node), Select)

    def selects(self, slot: Slot | Sequence[Node] | None, whose: int = -1, default: Places | None = None) -> Select:
        """A row of selectors, all of them."""
        return joined([self.select(node, whose, default) for node in nodes(slot)], Union)

    def here(self, node: Node) -> Select:
        """A selector inside another: on the same side, in the same place."""
        return self.select(node, self.side, self.default)

    def such_as(self, node: Node) -> Node:
        """“Such a card”: what was named before, with what is said anew; such a Digimon is in play, wherever the cards were."""
        before = self.such
        if before is not None and before.kind == "OneOf":
            found: list[Node] = []
            for self.such in nodes(before.get("x")):
                found.append(self.such_as(node))
            self.such = before
            return made("OneOf", x=tuple(found))
        of = before.get("of") if before is not None else None
        if before is None or not isinstance(of, Node) or of.kind != "Thing":
            raise CannotRun("Such")
        plain = node.get("k") == (Node("Card"),) and is_card(of)
        thing = made("Thing", f=of.get("f"), k=of.get("k") if plain else node.get("k"))
        kept = {name: before.get(name) for name in (("o", "z") if is_card(thing) else ("o",))}
        return made("Sel", of=thing, **{**kept, **dict(node.slots), "k": None})


def together(*tests: Filter | list[Filter] | None) -> Filter:
    """All of some tests, of those that are there."""
    found: list[Filter] = flat(tests)
    return joined(found, AllOf)


def about_this(slot: Slot | list[Node] | None) -> bool:
    """Whether this card alone is meant."""
    return [x.kind for x in nodes(slot)] == ["This"]


def is_other(slot: Slot | None, *kinds: str) -> bool:
    """Whether a count says “another”."""
    return isinstance(slot, Node) and slot.kind in ("Another", *kinds)


def parts_of(slot: Slot | None, name: str) -> list[Node]:
    """What stands in a slot of a “what”, or of both where it is either of two."""
    if not isinstance(slot, Node):
        return []
    if slot.kind == "Either":
        return parts_of(slot.get("a"), name) + parts_of(slot.get("b"), name)
    return nodes(slot.get(name))


def single_filters(slot: Slot | Sequence[Node] | None) -> list[Node]:
    """The filters that are about one thing."""
    return [node for node in nodes(slot) if node.kind not in SET_FILTERS and node.kind != "OnField"]


def set_filters(slot: Slot | Sequence[Node] | None) -> list[Node]:
    """The filters that are about several things together."""
    found = parts_of(slot, "f") if isinstance(slot, Node) else nodes(slot)
    return [node for node in found if node.kind in SET_FILTERS]


def kind_names(slot: Slot | None) -> set[str]:
    """The kinds a selector names."""
    return {node.kind for node in parts_of(slot, "k")}


def is_card(slot: Slot | None) -> bool:
    """Whether a selector names cards, not things on the field."""
    kinds = kind_names(slot)
    return not kinds or any(kind.endswith("Card") for kind in kinds)
