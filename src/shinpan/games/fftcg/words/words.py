"""From meaning to something that runs, part 1: who, what, and how many.

One method per meaning node; a node without one cannot be carried out, and a card with such a node is not read.
"""

from __future__ import annotations

from ....effects.ops import Const, Filter, Select, Value
from ....meaning.build import Build, CannotRun
from ....meaning.node import Node, Slot
from ..book.fits import DifferentFit, SameFit, TotalFit
from ..book.targets import Fit
from ..things import filters, numbers, selectors
from ..things.faces import ALL_ELEMENTS, BACKUP, CHARACTER, FORWARD, MONSTER, SUMMON
from ..things.picks import ALL, ANY, EXACT, UP_TO, Pick, Several
from ..things.state import BACK_ATTACK, BRAVE, BREAK, DAMAGE, DECK, FIELD, FIRST_STRIKE, HAND, HASTE, REMOVED
from .vocabulary import schema, words

KIND_MASKS = {"Forward": FORWARD, "Backup": BACKUP, "Monster": MONSTER, "Summon": SUMMON, "Character": CHARACTER}
STACK_KINDS = {
    "AutoAbility": ["auto"],
    "ActionAbility": ["action"],
    "SpecialAbility": ["special"],
    "Ability": ["auto", "action", "special"],
}
ELEMENT_BITS = {"Fire": 1, "Ice": 2, "Wind": 4, "Earth": 8, "Lightning": 16, "Water": 32, "Light": 64, "Dark": 128}
KEYWORDS = {"Haste": HASTE, "Brave": BRAVE, "FirstStrike": FIRST_STRIKE, "BackAttack": BACK_ATTACK}
ZONE_OF = {"BreakZone": BREAK, "Hand": HAND, "Deck": DECK, "DamageZone": DAMAGE, "Removed": REMOVED, "Field": FIELD}
WHOSE = {"You": 0, "Opponent": 1, "They": 2, "Each": -1, "EachPlayer": -1, "Self": 4, "Owner": -1}
STATES = {
    "Active": "active",
    "Dull": "dull",
    "Damaged": "damaged",
    "Attacking": "attacking",
    "Blocking": "blocking",
    "Blocked": "blocked",
    "Frozen": "frozen",
    "FaceDown": "face down",
    "FaceUp": "face up",
    "Entered": "entered",
    "NotEntered": "not entered",
    "ThatAttacked": "attacked",
    "CanAttack": "can attack",
}
HOW = {"max": "<=", "min": ">=", "eq": "=", "less": "<", "more": ">"}
DIFFERING = {
    "Names": "name",
    "Elements": "element",
    "Costs": "cost",
    "Jobs": "job",
    "Categories": "category",
    "Powers": "power",
    "CardTypes": "kind",
    "Kinds": "kind",
}
DONE = {
    "Dull": ("dull",),
    "Discard": ("discard",),
    "RemoveFromGame": ("remove",),
    "Reveal": ("reveal",),
    "Break": ("break",),
    "PutBreak": ("put", "break"),
    "Return": ("return",),
    "Activate": ("activate",),
    "Add": ("add",),
    "Choose": ("choose", "select"),
    "Play": ("play",),
    "Search": ("search",),
    "Freeze": ("freeze",),
    "Cast": ("cast",),
}


def nodes(slot: Slot | None) -> list[Node]:
    """The nodes in a slot, one or several."""
    if slot is None:
        return []
    if isinstance(slot, Node):
        return [slot]
    if isinstance(slot, tuple):
        return [item for item in slot if isinstance(item, Node)]
    raise CannotRun(f"no node: {slot!r}")


def strings(slot: Slot | None) -> list[str]:
    """The strings in a slot, one or several."""
    if isinstance(slot, str):
        return [slot]
    if isinstance(slot, tuple):
        return [item for item in slot if isinstance(item, str)]
    raise CannotRun(f"no words: {slot!r}")


def only(node: Node, *names: str) -> None:
    """Every slot of a node must be one that is carried out: nothing is dropped in silence."""
    for name, _ in node.slots:
        if name not in names:
            raise CannotRun(f"{node.kind}.{name}")


def whose(slot: Slot | None, default: int = -1) -> int:
    """The player a slot names."""
    if slot is None:
        return default
    if isinstance(slot, Node) and slot.kind in WHOSE:
        return WHOSE[slot.kind]
    raise CannotRun(f"player {slot!r}")


def mask_of(slot: Slot | None) -> int:
    """The Elements in a slot, as bits."""
    mask = 0
    for node in nodes(slot):
        if node.kind == "AnyElement":
            return ALL_ELEMENTS
        if node.kind not in ELEMENT_BITS:
            raise CannotRun(f"Element {node.kind}")
        mask |= ELEMENT_BITS[node.kind]
    return mask


def counter_name(slot: Slot | None) -> str:
    """The name of a counter, empty for any."""
    if slot is None:
        return ""
    if isinstance(slot, str):
        return slot
    if isinstance(slot, Node):
        for _, value in slot.slots:
            if isinstance(value, str):
                return value
        return ""
    raise CannotRun(f"counter {slot!r}")


def without(node: Node, kind: str) -> Node:
    """A Sel or What without a filter."""
    left = tuple(item for item in nodes(node.get("f")) if item.kind != kind)
    return Node(node.kind, tuple((name, left if name == "f" else slot) for name, slot in node.slots if name != "f" or left))


class Words(Build):
    """Builds selectors, filters and numbers."""

    def __init__(self) -> None:
        super().__init__(words, schema())
        self.choices: list[int] = []
        self.led = -1
        """The choice of several things of which the first is dealt with on its own."""
        """The numbers of the choices of the sentence that last chose."""
        self.would = False
        """Whether a replacement is being built: its event has not happened yet."""
        self.asked: Node | None = None
        """The last condition about how many things a player controls or has."""
        self.asks_elements = False
        """Whether the text asks of which Elements the CP was that paid for the card."""

    # -------------------------------------------------------------- filters

    def tests(self, node: Node, stack: bool = False) -> list[Filter]:
        """What a Sel or What asks of one thing, apart from where it is."""
        found: list[Filter] = []
        alternatives = nodes(node.get("a"))
        if alternatives:
            found.append(filters.AnyOf([filters.All(self.tests(one)) for one in alternatives]))
        kinds = self.kinds(node, stack)
        if kinds is not None:
            found.append(kinds)
        for item in nodes(node.get("f")):
            test = self.extreme(item, node) if item.kind == "Extreme" else self.filter(item)
            if test is not None:
                found.append(test)
        if node.get("other") is not None:
            for item in nodes(node.get("other")):
                found.append(self.except_for(item))
        if node.kind == "What" and node.get("o") is not None:
            found.append(filters.Whose(whose(node.get("o"))))
        if node.kind == "What" and node.get("z") is not None:
            zone = node.node("z")
            if zone.kind != "Zone":
                raise CannotRun(f"What.z {zone.kind}")
            found.append(filters.InZones(1 << ZONE_OF[zone.node("p").kind]))
        only(node, "a", "k", "f", "other", "o", "z", "n")
        return found

    def kinds(self, node: Node, stack: bool = False) -> Filter | None:
        """The card types asked for."""
        mask = 0
        stacked: list[str] = []
        for kind in nodes(node.get("k")):
            if kind.kind in STACK_KINDS:
                stacked += STACK_KINDS[kind.kind]
            elif kind.kind == "Summon" and stack:
                stacked.append("summon")
            elif kind.kind in KIND_MASKS:
                mask |= KIND_MASKS[kind.kind]
            elif kind.kind != "Card":
                raise CannotRun(f"kind {kind.kind}")
        if stacked:
            return filters.StackKinds(stacked)
        return filters.Kinds(mask) if mask else None

    def except_for(self, node: Node) -> Filter:
        """“Other than …”."""
        if node.kind == "What":
            return filters.Not(filters.All(self.tests(node)))
        if node.kind == "Sel":
            return filters.Not(filters.All(self.tests(node)))
        return filters.NotAmong(self.ref(node))

    def filter(self, node: Node) -> Filter | None:
        """One filter; None for one that speaks of the chosen things together."""
        kind = node.kind
        if kind in STATES:
            return filters.State(STATES[kind])
        method = getattr(self, "filter_" + kind, None)
        if method is None:
            raise CannotRun(f"filter {kind}")
        found = method(node)
        assert found is None or isinstance(found, Filter)
        return found

    def filter_Cost(self, node: Node) -> Filter:
        only(node, "is", "n")
        return filters.Number("cost", HOW[node.text("is")], self.value(node.get("n")))

    def filter_Power(self, node: Node) -> Filter:
        only(node, "is", "n")
        return filters.Number("power", HOW[node.text("is")], self.value(node.get("n")))

    def filter_CostAny(self, node: Node) -> Filter:
        numbers_ = node.get("n")
        if not isinstance(numbers_, tuple):
            raise CannotRun("CostAny")
        values = [n if isinstance(n, int) else n.number("n") for n in numbers_ if isinstance(n, int | Node)]
        return filters.NumberIn(values)

    def filter_NotCost(self, node: Node) -> Filter:
        return filters.Number("cost", "!=", self.value(node.get("n")))

    def extreme(self, node: Node, of: Node) -> Filter:
        """The highest or lowest of all such things: those of the same sort, player and zone."""
        only(node, "is", "s")
        which = "cost" if node.node("s").kind == "Cost" else "power"
        rest = tuple(item for item in nodes(of.get("f")) if item.kind != "Extreme")
        slots = tuple((name, rest if name == "f" else slot) for name, slot in of.slots if name != "f" or rest)
        among = selectors.Sel(self.place(of), self.tests(Node("Sel", slots)))
        return filters.Extreme(which, node.text("is") == "highest", among)

    def filter_Element(self, node: Node) -> Filter:
        return filters.Element(mask_of(node.get("e")))

    def filter_NotElement(self, node: Node) -> Filter:
        return filters.Element(mask_of(node.get("e")), without=True)

    def filter_MultiElement(self, node: Node) -> Filter:
        return filters.MultiElement()

    def filter_Job(self, node: Node) -> Filter:
        return filters.Job(strings(node.get("t")))

    def filter_Name(self, node: Node) -> Filter:
        return filters.Named(strings(node.get("t")))

    def filter_Category(self, node: Node) -> Filter:
        return filters.Category(strings(node.get("t")))

    def filter_AnyOf(self, node: Node) -> Filter:
        found = [self.filter(item) for item in nodes(node.get("f"))]
        return filters.AnyOf([test for test in found if test is not None])

    def filter_Other(self, node: Node) -> Filter:
        return filters.NotAmong(selectors.SelfAsWas())

    def filter_WithWord(self, node: Node) -> Filter:
        bits = 0
        for word in nodes(node.get("k")):
            bits |= KEYWORDS[word.kind]
        return filters.WithWord(bits)

    def filter_WithEx(self, node: Node) -> Filter:
        return filters.WithEx()

    def filter_WithSpecial(self, node: Node) -> Filter:
        return filters.WithSkill("special")

    def filter_HasSpecial(self, node: Node) -> Filter:
        return filters.WithSkill("special")

    def filter_WithCounter(self, node: Node) -> Filter:
        only(node, "c", "n")
        n = node.get("n")
        return filters.WithCounter(counter_name(node.get("c")), ">=", n if isinstance(n, int) else 1)

    def filter_SameAs(self, node: Node) -> Filter:
        only(node, "s", "x")
        return filters.SameAs(DIFFERING[node.node("s").kind], self.ref(node.node("x")))

    def filter_DifferentFrom(self, node: Node) -> Filter:
        only(node, "s", "x")
        return filters.SameAs(DIFFERING[node.node("s").kind], self.ref(node.node("x")), different=True)

    def filter_Different(self, node: Node) -> None:
        return None

    def filter_Same(self, node: Node) -> None:
        return None

    def filter_InParty(self, node: Node) -> Filter:
        only(node, "x")
        x = node.get("x")
        return filters.PartyWith(self.ref(x, was=True)) if isinstance(x, Node) else filters.State("party")

    def filter_InThatParty(self, node: Node) -> Filter:
        return filters.State("party")

    def filter_DamagedBy(self, node: Node) -> Filter:
        return filters.DamagedBy(self.ref(node.node("x")))

    def filter_Generic(self, node: Node) -> Filter:
        return filters.Generic(True)

    def filter_NotGeneric(self, node: Node) -> Filter:
        return filters.Generic(False)

    def filter_Owned(self, node: Node) -> Filter:
        return filters.Whose(whose(node.get("o")), owned=True)

    def filter_OfPlayer(self, node: Node) -> Filter:
        return filters.Whose(whose(node.get("o")))

    def filter_RemovedState(self, node: Node) -> Filter:
        return filters.InZones(1 << REMOVED)

    def filter_ThatChooses(self, node: Node) -> Filter:
        return filters.ThatChooses(self.one_of(node.node("x")), False)

    def filter_ThatChoosesOnly(self, node: Node) -> Filter:
        return filters.ThatChooses(self.one_of(node.node("x")), True)

    def filter_WithWords(self, node: Node) -> Filter:
        return filters.AnyOf([filters.WithWord(KEYWORDS[word.kind]) for word in nodes(node.get("k"))])

    def filter_DamagedThisTurn(self, node: Node) -> Filter:
        return filters.State("hit")

    def filter_AttackingOrBlocking(self, node: Node) -> Filter:
        return filters.AnyOf([filters.State("attacking"), filters.State("blocking")])

    def filter_WithUsable(self, node: Node) -> Filter:
        return filters.AnyOf([filters.WithSkill("special"), filters.WithSkill("action")])

    def filter_WithoutWord(self, node: Node) -> Filter:
        return filters.Not(self.filter_WithWord(node))

    def filter_WithWarp(self, node: Node) -> Filter:
        return filters.WithSkill("warp")

    def filter_ForwardToo(self, node: Node) -> Filter:
        return filters.Kinds(FORWARD)

    def filter_NotMulti(self, node: Node) -> Filter:
        return filters.MultiElement(False)

    def filter_CostMore(self, node: Node) -> Filter:
        return self.cost_beside(node, "plus")

    def filter_CostFewer(self, node: Node) -> Filter:
        return self.cost_beside(node, "less")

    def cost_beside(self, node: Node, how: str) -> Filter:
        """So much more or less than something else costs."""
        only(node, "n", "x")
        other = numbers.StatOf("cost", self.ref(node.node("x"), was=True))
        return filters.Number("cost", "=", numbers.Arithmetic(how, other, self.value(node.get("n"))))

    def filter_RemovedBy(self, node: Node) -> Filter:
        return filters.OneOf(selectors.RemovedByThis())

    def filter_RemovedByIt(self, node: Node) -> Filter:
        return filters.OneOf(selectors.RemovedByThis())

    def filter_OfNamed(self, node: Node) -> Filter:
        kind = node.node("s").kind
        if kind == "Costs":
            return filters.Number("cost", "=", numbers.X())
        if kind == "Elements":
            return filters.NamedElement()
        if kind in ("Jobs", "Names"):
            return filters.NamedWord("job" if kind == "Jobs" else "name")
        raise CannotRun(f"OfNamed {kind}")

    def filter_BlockingX(self, node: Node) -> Filter:
        return filters.BattlesWith(self.ref(node.node("x")))

    def filter_TriggeredFrom(self, node: Node) -> Filter:
        return filters.FromSource(self.one_of(node.node("x")))

    def filter_PutFromField(self, node: Node) -> Filter:
        only(node, "z", "of")
        return filters.LeftThisTurn(whose(node.get("of")))

    def filter_PutThere(self, node: Node) -> Filter:
        return filters.LeftThisTurn()

    def filter_TotalCost(self, node: Node) -> None:
        return None

    def filter_OnField(self, node: Node) -> Filter:
        return filters.InZones(1 << FIELD)

    def filter_BlockedBy(self, node: Node) -> Filter:
        return filters.BattlesWith(self.ref(node.node("x")))

    def one_of(self, node: Node) -> Filter:
        """A test whether a thing is such a thing, or the one referred to."""
        if node.kind == "Sel":
            found = self.tests(node)
            if node.get("o") is not None:
                found.append(filters.Whose(whose(node.get("o"))))
            return filters.All(found)
        if node.kind in ("OneOf", "Both"):
            return filters.AnyOf([self.one_of(part) for part in nodes(node.get("of"))])
        return filters.OneOf(self.ref(node, was=True))

    # -------------------------------------------------------------- selectors

    def place(self, node: Node, default: int = FIELD) -> selectors.Place:
        """Where the things of a Sel are."""
        zone = node.get("z")
        owner = node.get("o")
        if zone is None:
            if default == FIELD:
                if self.is_stacked(node):
                    return selectors.OnStack(whose(owner))
                for item in nodes(node.get("f")):
                    if item.kind in ("RemovedState", "RemovedBy", "RemovedByIt"):
                        return selectors.InPile(whose(owner), REMOVED)
                    if item.kind in ("PutFromField", "PutThere"):
                        return self.zone(item.node("z"), owner)
                return selectors.OnField(whose(owner))
            return selectors.InPile(whose(owner, 4), default)
        if not isinstance(zone, Node):
            raise CannotRun(f"zone {zone!r}")
        return self.zone(zone, owner)

    def zone(self, zone: Node, owner: Slot | None = None) -> selectors.Place:
        """A place a text names."""
        if zone.kind == "Among":
            return selectors.Shown()
        if zone.kind == "Removed":
            return selectors.InPile(whose(owner), REMOVED)
        if zone.kind != "Zone":
            raise CannotRun(f"zone {zone.kind}")
        only(zone, "o", "p")
        place = zone.node("p").kind
        player = whose(zone.get("o") if zone.get("o") is not None else owner)
        if place == "Field":
            return selectors.OnField(player)
        if place not in ZONE_OF:
            raise CannotRun(f"zone {place}")
        return selectors.InPile(player, ZONE_OF[place])

    def is_stacked(self, node: Node) -> bool:
        """Whether a Sel is about what lies on the stack."""
        kinds = [kind.kind for kind in nodes(node.get("k"))]
        return bool(kinds) and all(kind in STACK_KINDS or kind == "Summon" for kind in kinds)

    def sel(self, node: Node, default: int = FIELD) -> Select:
        """All things a Sel finds."""
        if node.kind != "Sel":
            return self.ref(node)
        stack = node.get("z") is None and default == FIELD and self.is_stacked(node)
        tests = self.tests(node, stack)
        count = node.get("n")
        if isinstance(count, Node) and count.kind == "Another":
            tests.append(filters.NotAmong(selectors.Union([selectors.It(), selectors.SelfAsWas()])))
        if isinstance(count, Node) and count.kind == "All" and Node("Other") in nodes(node.get("f")):
            tests = [*self.tests(without(node, "Other"), stack), filters.NotAmong(selectors.NamedBefore())]
        return selectors.Sel(self.place(node, default), tests)

    def pick(self, node: Node, default: int = FIELD) -> Pick:
        """Things that are taken when an instruction is carried out."""
        if node.kind == "Both":
            parts = nodes(node.get("of"))
            if any(self.counts(part) for part in parts):
                return self.fresh(Several([self.pick(part, default) for part in parts]))
            return Pick(self.ref(node))
        if node.kind == "OneOf":
            parts = nodes(node.get("of"))
            if not all(part.kind == "Sel" for part in parts):
                raise CannotRun("OneOf of references")
            how, count = self.count(parts[0].get("n"))
            union = selectors.Union([self.sel(part, default) for part in parts])
            return self.fresh(Pick(union, how, count))
        if node.kind == "SomeOf":
            how, count = self.count(node.get("n"))
            return self.fresh(Pick(self.ref(node.node("x")), how, count))
        if node.kind in ("Top", "Bottom"):
            return self.fresh(Pick(self.ref(node)))
        if node.kind != "Sel":
            return Pick(self.ref(node))
        how, count = self.count(node.get("n"))
        found = self.fresh(Pick(self.sel(node, default), how, count))
        found.fit = self.fit(node)
        return found

    def counts(self, node: Node) -> bool:
        """Whether so many of a sort are taken, and not all or the only one."""
        return node.kind == "Sel" and node.get("n") is not None and node.node("n").kind not in ("All", "A")

    def on_field(self, node: Node) -> Pick:
        """Characters an instruction is about: “it” is then never a card that was only revealed."""
        return Pick(selectors.ItOnField()) if node.kind == "It" else self.pick(node)

    def fresh(self, pick: Pick) -> Pick:
        """Marks what was not named before."""
        pick.fresh = True
        return pick

    def fit(self, node: Node) -> Fit | None:
        """What the things taken must be together."""
        for item in nodes(node.get("f")):
            if item.kind == "Different":
                return DifferentFit(DIFFERING[item.node("s").kind])
            if item.kind == "TotalCost":
                return TotalFit("cost", self.value(item.get("n")))
            if item.kind == "Same":
                return SameFit(DIFFERING[item.node("s").kind])
        return None

    def count(self, slot: Slot | None) -> tuple[int, Value | None]:
        """How many are taken."""
        if slot is None:
            return ALL, None
        if not isinstance(slot, Node):
            raise CannotRun(f"count {slot!r}")
        kind = slot.kind
        if kind in ("A", "Another"):
            return EXACT, Const(1)
        if kind == "All":
            return ALL, None
        if kind == "Any":
            return ANY, None
        if kind == "Exactly":
            return EXACT, self.value(slot.get("n"))
        if kind == "UpTo":
            return UP_TO, self.value(slot.get("n"))
        if kind == "ExactlyX":
            return EXACT, numbers.X()
        if kind == "UpToX":
            return UP_TO, numbers.X()
        if kind == "SameNumber":
            return EXACT, self.countable(slot.node("c")) if slot.get("c") is not None else numbers.ThatMany()
        if kind == "UpToSame":
            return UP_TO, self.countable(slot.node("c")) if slot.get("c") is not None else numbers.ThatMany()
        raise CannotRun(f"count {kind}")

    def ref(self, node: Node, was: bool = False) -> Select:
        """What a reference points at; ``was``: as it last was, if it has left."""
        kind = node.kind
        if kind == "Sel":
            return self.sel(node)
        if kind in ("This", "ActiveThis"):
            return selectors.SelfAsWas() if was else selectors.Self()
        if kind == "It":
            return selectors.It()
        if kind == "That":
            return selectors.ThatAsWas() if was else selectors.That()
        method = getattr(self, "ref_" + kind, None)
        if method is None:
            raise CannotRun(f"reference {kind}")
        found = method(node)
        assert isinstance(found, Select)
        return found

    def ref_ThisIn(self, node: Node) -> Select:
        return selectors.Within(selectors.Self(), [filters.InZones(1 << ZONE_OF[node.node("z").node("p").kind])])

    def ref_OtherGroups(self, node: Node) -> Select:
        only(node, "of")
        return selectors.Within(selectors.OtherGroups(), self.tests(node.node("of")))

    def ref_TheChosen(self, node: Node) -> Select:
        return selectors.ChosenOrIt()

    def ref_TheRevealed(self, node: Node) -> Select:
        return selectors.RevealedOrIt()

    def ref_First(self, node: Node) -> Select:
        if not self.choices:
            raise CannotRun("First without a choice")
        if len(self.choices) == 1:
            self.led = self.choices[0]
            return selectors.Lead(self.led, False)
        return selectors.Group(self.choices[0])

    def ref_Second(self, node: Node) -> Select:
        if len(self.choices) < 2:
            raise CannotRun("Second without two choices")
        return selectors.Group(self.choices[1])

    def ref_ChosenOf(self, node: Node) -> Select:
        of = node.node("of")
        tests = self.tests(of)
        return selectors.Within(selectors.Chosen(), tests)

    def ref_Rest(self, node: Node) -> Select:
        return selectors.Rest()

    def ref_Revealed(self, node: Node) -> Select:
        return selectors.Sel(selectors.Shown(), [])

    def ref_RemovedCards(self, node: Node) -> Select:
        return selectors.RemovedByThis()

    def ref_RemovedByThis(self, node: Node) -> Select:
        return selectors.RemovedByThis()

    def ref_Attacker(self, node: Node) -> Select:
        return selectors.InBattle(False)

    def ref_Blocker(self, node: Node) -> Select:
        return selectors.InBattle(True)

    def ref_Opposed(self, node: Node) -> Select:
        return selectors.EventOthers()

    def ref_BlockedOne(self, node: Node) -> Select:
        return selectors.InBattle(False)

    def ref_Party(self, node: Node) -> Select:
        return selectors.InBattle(False)

    def ref_Damager(self, node: Node) -> Select:
        return selectors.Damager()

    def ref_Counterpart(self, node: Node) -> Select:
        return selectors.Counterpart()

    def ref_Source(self, node: Node) -> Select:
        return selectors.SourceItem()

    def ref_Itself(self, node: Node) -> Select:
        return selectors.Subject()

    def ref_Discarded(self, node: Node) -> Select:
        return selectors.PaidOrMade(("discard",))

    def ref_PutThing(self, node: Node) -> Select:
        return selectors.PutThing(("put", "break"))

    def ref_EnteredThing(self, node: Node) -> Select:
        return selectors.ThatAsWas()

    def ref_AddedThing(self, node: Node) -> Select:
        return selectors.MadeBy(("add",))

    def ref_Other(self, node: Node) -> Select:
        if self.led in self.choices:
            return selectors.Lead(self.led, True)
        return selectors.OtherOne()

    def ref_PlayedThing(self, node: Node) -> Select:
        return selectors.MadeBy(("play",))

    def ref_BrokenThing(self, node: Node) -> Select:
        return selectors.PaidOrMade(("break", "put"))

    def ref_Both(self, node: Node) -> Select:
        return selectors.Union([self.ref(part) for part in nodes(node.get("of"))])

    def ref_Top(self, node: Node) -> Select:
        return selectors.Sel(selectors.TopOf(self.deck_of(node), Const(node.number("n"))), [])

    def ref_TopX(self, node: Node) -> Select:
        return selectors.Sel(selectors.TopOf(self.deck_of(node), numbers.X()), [])

    def ref_TopAs(self, node: Node) -> Select:
        return selectors.Sel(selectors.TopOf(self.deck_of(node), self.countable(node.node("c"))), [])

    def ref_RevealedThing(self, node: Node) -> Select:
        return selectors.PaidOrMade(("reveal",))

    def ref_SourceCard(self, node: Node) -> Select:
        return selectors.Damager()

    def ref_Bottom(self, node: Node) -> Select:
        return selectors.Sel(selectors.BottomOf(self.deck_of(node), node.number("n")), [])

    def ref_Whole(self, node: Node) -> Select:
        zone = node.node("z")
        if zone.kind != "Zone":
            raise CannotRun(f"Whole {zone.kind}")
        owner = whose(zone.get("o"), 4)
        return selectors.Sel(selectors.InPile(owner, ZONE_OF[zone.node("p").kind]), [])

    def deck_of(self, node: Node) -> int:
        """Whose deck."""
        zone = node.node("z")
        return whose(zone.get("o"), 4)

    # -------------------------------------------------------------- numbers

    def value(self, slot: Slot | None) -> Value:
        """A number of a text."""
        if isinstance(slot, int):
            return Const(slot)
        if not isinstance(slot, Node):
            raise CannotRun(f"number {slot!r}")
        method = getattr(self, "value_" + slot.kind, None)
        if method is None:
            raise CannotRun(f"number {slot.kind}")
        found = method(slot)
        assert isinstance(found, Value)
        return found

    def value_Num(self, node: Node) -> Value:
        return Const(node.number("n"))

    def value_X(self, node: Node) -> Value:
        return numbers.X()

    def value_PaidX(self, node: Node) -> Value:
        return numbers.X()

    def value_Count(self, node: Node) -> Value:
        return self.countable(node.node("c"))

    def value_PowerOf(self, node: Node) -> Value:
        return numbers.StatOf("power", self.stat_ref(node.node("x")))

    def value_CostOf(self, node: Node) -> Value:
        return numbers.StatOf("cost", self.stat_ref(node.node("x")))

    def stat_ref(self, node: Node) -> Select:
        """6.4.2: a thing whose number is read, as it last was if it has left."""
        return self.ref(node, was=True)

    def value_DamageOn(self, node: Node) -> Value:
        x = node.get("x")
        return numbers.StatOf("damage", self.stat_ref(x) if isinstance(x, Node) else selectors.It())

    def value_Half(self, node: Node) -> Value:
        return numbers.Arithmetic("divide", self.value(node.get("v")), Const(2))

    def value_Minus(self, node: Node) -> Value:
        return numbers.Arithmetic("less", self.value(node.get("v")), self.value(node.get("w")))

    def value_Sum(self, node: Node) -> Value:
        return numbers.Arithmetic("plus", self.value(node.get("v")), self.value(node.get("w")))

    def value_Per(self, node: Node) -> Value:
        return numbers.Arithmetic("times", self.value(node.get("n")), self.countable(node.node("c")))

    def value_MinusPer(self, node: Node) -> Value:
        less = numbers.Arithmetic("times", self.value(node.get("n")), self.countable(node.node("c")))
        return numbers.Arithmetic("less", self.value(node.get("m")), less)

    def value_PlusPer(self, node: Node) -> Value:
        more = numbers.Arithmetic("times", self.value(node.get("n")), self.countable(node.node("c")))
        return numbers.Arithmetic("plus", self.value(node.get("m")), more)

    def value_Highest(self, node: Node) -> Value:
        return numbers.StatOf(self.stat(node), self.counted(node.node("c")), "highest")

    def value_Lowest(self, node: Node) -> Value:
        return numbers.StatOf(self.stat(node), self.counted(node.node("c")), "lowest")

    def value_Total(self, node: Node) -> Value:
        return numbers.StatOf(self.stat(node), self.counted(node.node("c")), "sum")

    def stat(self, node: Node) -> str:
        """cost or power."""
        kind = node.node("s").kind
        return {"Cost": "cost", "Power": "power", "CostStat": "cost", "PowerStat": "power"}[kind]

    def value_ThatMany(self, node: Node) -> Value:
        return numbers.ThatMany()

    def value_ThatDamage(self, node: Node) -> Value:
        return numbers.EventAmount()

    def counted(self, node: Node) -> Select:
        """Things that are counted or added up."""
        return self.sel(node)

    def countable(self, node: Node) -> Value:
        """How many of something there are."""
        if node.kind in ("Sel", "What"):
            return numbers.Count(
                self.sel(node) if node.kind == "Sel" else selectors.Sel(selectors.OnField(-1), self.tests(node))
            )
        method = getattr(self, "count_" + node.kind, None)
        if method is None:
            if node.kind in ("It", "That", "Both"):
                return numbers.Count(self.ref(node))
            raise CannotRun(f"count of {node.kind}")
        found = method(node)
        assert isinstance(found, Value)
        return found

    def count_PointsOf(self, node: Node) -> Value:
        return numbers.Points(whose(node.get("o")))

    def count_CountersOn(self, node: Node) -> Value:
        return numbers.CountersOn(counter_name(node.get("c")), self.ref(node.node("x"), was=True))

    def count_CastThisTurn(self, node: Node) -> Value:
        return numbers.CastThisTurn(whose(node.get("o")), filters.All(self.tests(node.node("of"))))

    def count_PaidX(self, node: Node) -> Value:
        return numbers.X()

    def count_DrawnThisTurn(self, node: Node) -> Value:
        return numbers.ThisTurn("drawn", whose(node.get("o")))

    def count_DiscardedThisTurn(self, node: Node) -> Value:
        return numbers.ThisTurn("discarded", whose(node.get("o")))

    def count_CrystalsOf(self, node: Node) -> Value:
        return numbers.Crystals(whose(node.get("o")))

    def count_DifferentOf(self, node: Node) -> Value:
        return numbers.Different(DIFFERING[node.node("s").kind], self.counted(node.node("x")))

    def count_DoneByThis(self, node: Node) -> Value:
        of = node.node("of")
        return numbers.Done(DONE[node.node("v").kind], filters.All(self.tests(of)))

    def count_CountedCards(self, node: Node) -> Value:
        return numbers.Done(DONE[node.node("v").kind])

    def count_Every(self, node: Node) -> Value:
        of = node.node("of")
        things = numbers.Count(selectors.Sel(self.place(of), self.tests(Node("Sel", of.slots))))
        return numbers.Arithmetic("each", things, Const(node.number("n")))

    def count_EveryCounters(self, node: Node) -> Value:
        return numbers.Arithmetic("each", self.count_CountersOn(node), Const(node.number("n")))

    def count_EveryPoints(self, node: Node) -> Value:
        return numbers.Arithmetic("each", numbers.Points(whose(node.get("o"))), Const(node.number("n")))

    def count_PaidElements(self, node: Node) -> Value:
        self.asks_elements = True
        return numbers.PaidElements()

    def count_CpCost(self, node: Node) -> Value:
        return numbers.StatOf("cost", self.ref(node.node("x"), was=True))
