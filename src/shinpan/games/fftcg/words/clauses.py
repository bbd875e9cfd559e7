"""From meaning to something that runs, part 2: conditions, triggers and causes."""

from __future__ import annotations

from ....effects.ops import Both, Cond, Const, Either, Filter, Value
from ....effects.ops import Not as NotCond
from ....meaning.build import CannotRun
from ....meaning.node import Node, Slot
from ..book.rules import By
from ..things import conds, filters, numbers, selectors
from ..things.state import ASIDE, BREAK, DAMAGE, DECK, FIELD, HAND, REMOVED
from ..things.trigs import Moment, Pattern
from .words import DIFFERING, DONE, HOW, STATES, ZONE_OF, Words, counter_name, mask_of, nodes, only, whose

SUMMON = ("summon",)
ABILITY = ("ability",)
EITHER = ("summon", "ability")
MOMENTS = {"EndOfTurn": "turn end", "BeginMain1": "main1", "BeginMain2": "main2", "BeginAttack": "attack phase"}
IS = {"AtLeast": ">=", "AtMost": "<=", "Exactly": "=", "More": ">", "Less": "<"}


def before(x: Node, state: str) -> Node:
    """15.1.1.1.1, 15.1.1.2.1: only what changes its state triggers, so what it was before goes without saying."""
    if x.kind == "ActiveThis" and state == "Active":
        return Node("This")
    if x.kind != "Sel":
        return x
    left = tuple(node for node in nodes(x.get("f")) if node.kind != state)
    return Node(x.kind, tuple((name, left if name == "f" else slot) for name, slot in x.slots if name != "f" or left))


PER_SIDE = {
    "Control",
    "NotControl",
    "ControlOnly",
    "HaveIn",
    "HandIs",
    "Received",
    "ReceivedThisTurn",
    "CrystalIs",
    "HasCast",
    "HasDrawn",
    "HasDiscarded",
}
"""Conditions that “either player” or “each player” must meet on their own."""


def of_side(node: Node, side: str) -> Node:
    """The same condition for one player; “they” inside it is that player."""
    slots: list[tuple[str, Slot]] = []
    for name, value in node.slots:
        if name == "o":
            slots.append((name, Node(side)))
        else:
            slots.append((name, theirs(value, side)))
    return Node(node.kind, tuple(slots))


def theirs(value: Slot, side: str) -> Slot:
    """A meaning in which “they” is a certain player."""
    if isinstance(value, Node):
        if value.kind == "They":
            return Node(side)
        return Node(value.kind, tuple((name, theirs(inner, side)) for name, inner in value.slots))
    return tuple(theirs(inner, side) for inner in value) if isinstance(value, tuple) else value


class Clauses(Words):
    """Builds conditions and triggers."""

    # -------------------------------------------------------------- conditions

    def conditions(self, slot: Slot | None) -> Cond | None:
        """All conditions in a slot together."""
        found = [self.cond(node) for node in nodes(slot)]
        if not found:
            return None
        return found[0] if len(found) == 1 else Both(found)

    def cond(self, node: Node) -> Cond:
        """One condition."""
        player = node.get("o")
        if node.kind in PER_SIDE and isinstance(player, Node) and player.kind in ("Each", "EachPlayer"):
            sides = [self.cond(of_side(node, side)) for side in ("You", "Opponent")]
            return Either(sides) if player.kind == "Each" else Both(sides)
        if node.kind in PER_SIDE and isinstance(player, Node) and player.kind in ("You", "Opponent"):
            node = of_side(node, player.kind)
        method = getattr(self, "cond_" + node.kind, None)
        if method is None:
            raise CannotRun(f"condition {node.kind}")
        found = method(node)
        assert isinstance(found, Cond)
        return found

    def cond_Any(self, node: Node) -> Cond:
        return Either([self.cond(one) for one in nodes(node.get("c"))])

    def cond_Not(self, node: Node) -> Cond:
        return NotCond(self.cond(node.node("c")))

    def quantity(self, node: Node, owner: int, negated: bool = False) -> Cond:
        """So many things that a player controls or has."""
        if node.kind == "Both":
            return Both([self.quantity(part, owner) for part in nodes(node.get("of"))])
        if node.kind == "OneOf":
            return Either([self.quantity(part, owner) for part in nodes(node.get("of"))])
        if node.kind == "This":
            return conds.InZone(selectors.SelfAsWas(), FIELD, owner)
        if node.kind != "Sel":
            raise CannotRun(f"quantity {node.kind}")
        how, n = self.amount(node.get("n"))
        place = node.get("z")
        if place is None:
            found: selectors.Place = selectors.OnField(owner)
            if self.is_stacked(node):
                raise CannotRun("control of what is on the stack")
        else:
            found = self.place(node)
        select = selectors.Sel(found, self.tests(node))
        fit = self.fit(node)
        if fit is not None:
            if how != ">=" or negated:
                raise CannotRun("how many of the same or of different ones")
            return conds.Fitting(select, fit, n)
        if negated:
            return conds.There(select, "=", Const(0))
        return conds.There(select, how, n)

    def amount(self, slot: Slot | None) -> tuple[str, Value]:
        """How many a condition asks for."""
        if not isinstance(slot, Node):
            raise CannotRun(f"how many {slot!r}")
        kind = slot.kind
        if kind in ("A", "Another", "All", "Any"):
            return ">=", Const(1)
        if kind in ("AtLeast", "UpTo"):
            return ">=", self.value(slot.get("n"))
        if kind == "AtMost":
            return "<=", self.value(slot.get("n"))
        if kind == "Exactly":
            return "=" if slot.get("n") != 1 else ">=", self.value(slot.get("n"))
        if kind == "Just":
            return "=", self.value(slot.get("n"))
        if kind == "No":
            return "=", Const(0)
        raise CannotRun(f"how many {kind}")

    def cond_Control(self, node: Node) -> Cond:
        only(node, "o", "x")
        self.asked = node
        return self.quantity(node.node("x"), whose(node.get("o")))

    def cond_NotControl(self, node: Node) -> Cond:
        only(node, "o", "x")
        x = node.node("x")
        owner = whose(node.get("o"))
        if x.kind == "Sel" and isinstance(x.get("n"), Node) and x.node("n").kind in ("AtLeast",):
            return NotCond(self.quantity(x, owner))
        if x.kind == "OneOf":
            return NotCond(self.quantity(x, owner))
        return self.quantity(x, owner, negated=True)

    def cond_ControlOnly(self, node: Node) -> Cond:
        x = node.node("x")
        kinds = self.kinds(x)
        every = selectors.Sel(selectors.OnField(whose(node.get("o"))), [kinds] if kinds is not None else [])
        return conds.OnlyThere(every, filters.All(self.tests(x)))

    def cond_ControlMore(self, node: Node) -> Cond:
        only(node, "x", "o")
        return self.compare_sides(node.node("x"), "<" if node.get("o") == Node("You") else ">", Const(0))

    def cond_ControlSame(self, node: Node) -> Cond:
        only(node, "x")
        return self.compare_sides(node.node("x"), "=", Const(0))

    def cond_ControlFewer(self, node: Node) -> Cond:
        x = node.node("x")
        tests = self.tests(x)
        mine = numbers.Count(selectors.Sel(selectors.OnField(0), tests))
        theirs = numbers.Count(selectors.Sel(selectors.OnField(1), tests))
        return conds.Compared(mine, "<", theirs)

    def compare_sides(self, x: Node, how: str, more: Value) -> Cond:
        """Whether the opponent controls more of something than you."""
        tests = self.tests(x)
        mine = numbers.Count(selectors.Sel(selectors.OnField(0), tests))
        theirs = numbers.Count(selectors.Sel(selectors.OnField(1), tests))
        return conds.Compared(numbers.Arithmetic("less", theirs, mine), how, more)

    def cond_ControlMoreBy(self, node: Node) -> Cond:
        return self.compare_sides(node.node("x"), ">=", self.value(node.get("n")))

    def cond_ControlDifferent(self, node: Node) -> Cond:
        return self.cond_HaveDifferent(node)

    def cond_HaveDifferent(self, node: Node) -> Cond:
        count = numbers.Different(DIFFERING[node.node("s").kind], self.counted(node.node("x")))
        return conds.Compared(count, HOW[node.text("is")] if node.get("is") is not None else ">=", self.value(node.get("n")))

    def cond_HaveIn(self, node: Node) -> Cond:
        only(node, "o", "x")
        self.asked = node
        return self.quantity(node.node("x"), whose(node.get("o")))

    def cond_SameMore(self, node: Node) -> Cond:
        """“If you have 4 or more”: of what was asked for before."""
        asked = self.asked
        if asked is None or asked.node("x").kind != "Sel":
            raise CannotRun(f"condition {node.kind}")
        more = Node("AtLeast", (("n", node.number("n")),))
        slots = tuple((name, more if name == "n" else slot) for name, slot in asked.node("x").slots)
        return self.cond(Node(asked.kind, (("o", asked.node("o")), ("x", Node("Sel", slots)))))

    def cond_SameControl(self, node: Node) -> Cond:
        return self.cond_SameMore(node)

    def cond_PartyIs(self, node: Node) -> Cond:
        only(node, "n", "of")
        members = numbers.Count(selectors.Within(selectors.InBattle(False), self.tests(node.node("of"))))
        return conds.Compared(members, ">=", self.value(node.get("n")))

    def cond_PaidCrystals(self, node: Node) -> Cond:
        only(node, "o", "n")
        return conds.Compared(numbers.ThisTurn("crystals paid", whose(node.get("o"))), ">=", self.value(node.get("n")))

    def cond_There(self, node: Node) -> Cond:
        return self.quantity(node.node("x"), -1)

    def cond_HandIs(self, node: Node) -> Cond:
        only(node, "o", "is", "n")
        player = whose(node.get("o"))
        how = HOW[node.text("is")]
        return conds.Compared(numbers.HandSize(player), how, self.value(node.get("n")))

    def cond_HandMore(self, node: Node) -> Cond:
        only(node, "o")
        return conds.Compared(numbers.HandSize(1), "<" if node.get("o") == Node("You") else ">", numbers.HandSize(0))

    def cond_HandFewer(self, node: Node) -> Cond:
        return conds.Compared(numbers.HandSize(0), "<", numbers.HandSize(1))

    def cond_Received(self, node: Node) -> Cond:
        only(node, "o", "is", "n")
        player = whose(node.get("o"))
        how = HOW[node.text("is")]
        return conds.Compared(numbers.Points(player), how, self.value(node.get("n")))

    def cond_ReceivedVs(self, node: Node) -> Cond:
        player = whose(node.get("o"))
        how = ">" if node.text("is") == "more" else "<"
        return conds.Compared(numbers.Points(player), how, numbers.Points(1 - player))

    def cond_ReceivedThisTurn(self, node: Node) -> Cond:
        return conds.Happened("damage", whose(node.get("o")), ">=", 1)

    def cond_CrystalIs(self, node: Node) -> Cond:
        only(node, "o", "is", "n")
        return conds.Compared(numbers.Crystals(whose(node.get("o"))), HOW[node.text("is")], self.value(node.get("n")))

    def cond_TurnOf(self, node: Node) -> Cond:
        return conds.TurnOf(whose(node.get("o")))

    def cond_InField(self, node: Node) -> Cond:
        if node.get("x") == Node("It") and self.chose_spell():
            return conds.InZone(selectors.UserOf(), FIELD)
        return conds.InZone(self.ref(node.node("x"), was=True), FIELD)

    def cond_InZone(self, node: Node) -> Cond:
        only(node, "x", "z", "no")
        zone = node.node("z")
        if zone.kind == "Removed":
            found: Cond = conds.InZone(self.ref(node.node("x"), was=True), REMOVED)
        else:
            place = zone.node("p").kind
            if place not in ZONE_OF:
                raise CannotRun(f"zone {place}")
            found = conds.InZone(self.ref(node.node("x"), was=True), ZONE_OF[place], whose(zone.get("o")))
        return NotCond(found) if node.get("no") is not None else found

    def cond_Is(self, node: Node) -> Cond:
        only(node, "x", "s", "no")
        state = node.node("s").kind
        x = node.node("x")
        if state == "Same":
            shared = DIFFERING[node.node("s").node("s").kind]
            alike: Cond = conds.Compared(numbers.Different(shared, self.ref(x, was=True)), "=", Const(1))
            return NotCond(alike) if node.get("no") is not None else alike
        if state in STATES:
            test: Filter = filters.State(STATES[state])
        else:
            found = self.filter(node.node("s"))
            if found is None:
                raise CannotRun(f"state {state}")
            test = found
        cond: Cond = conds.Is(self.ref(x, was=True), test)
        return NotCond(cond) if node.get("no") is not None else cond

    def cond_IsA(self, node: Node) -> Cond:
        only(node, "x", "of", "no")
        of = node.node("of")
        cond: Cond = conds.Is(self.ref(node.node("x"), was=True), filters.All(self.tests(of)))
        return NotCond(cond) if node.get("no") is not None else cond

    def cond_HasState(self, node: Node) -> Cond:
        only(node, "x", "f", "no")
        tests = [self.filter(item) for item in nodes(node.get("f"))]
        test = filters.All([one for one in tests if one is not None])
        cond: Cond = conds.Is(self.ref(node.node("x"), was=True), test)
        return NotCond(cond) if node.get("no") is not None else cond

    def cond_DamageOnIs(self, node: Node) -> Cond:
        return conds.Compared(numbers.StatOf("damage", self.ref(node.node("x"), was=True)), ">=", self.value(node.get("n")))

    def cond_CountersAre(self, node: Node) -> Cond:
        only(node, "c", "is", "n", "x")
        count = numbers.CountersOn(counter_name(node.get("c")), self.ref(node.node("x"), was=True))
        return conds.Compared(count, HOW[node.text("is")], self.value(node.get("n")))

    def cond_ValueIs(self, node: Node) -> Cond:
        only(node, "a", "is", "b")
        how = node.get("is")
        if isinstance(how, Node):
            return conds.Compared(self.value(node.get("a")), IS[how.kind], self.value(node.get("b")))
        raise CannotRun(f"ValueIs {how!r}")

    def cond_HasCast(self, node: Node) -> Cond:
        only(node, "o", "x")
        x = node.node("x")
        if x.kind != "Sel":
            raise CannotRun(f"cast {x.kind}")
        how, n = self.amount(x.get("n"))
        return conds.Compared(numbers.CastThisTurn(whose(node.get("o")), filters.All(self.tests(x))), how, n)

    def cond_HasDrawn(self, node: Node) -> Cond:
        return conds.Compared(numbers.ThisTurn("drawn", whose(node.get("o"))), ">=", self.value(node.get("n")))

    def cond_HasDiscarded(self, node: Node) -> Cond:
        only(node, "o", "x", "by")
        x = node.node("x")
        how, n = self.amount(x.get("n"))
        if node.get("by") is not None:
            self.any_card(x)
            return conds.Compared(numbers.ThisTurn("made discard", 1 - whose(node.get("o"))), how, n)
        return conds.Compared(numbers.ThisTurn("discarded", whose(node.get("o"))), how, n)

    def any_card(self, x: Node) -> None:
        """Of what is only counted it must not matter what it is."""
        if x.kind != "Sel" or nodes(x.get("f")) or x.get("other") is not None or nodes(x.get("k")) != [Node("Card")]:
            raise CannotRun("so many of a kind this turn")

    def cond_HasDone(self, node: Node) -> Cond:
        only(node, "o", "v", "x")
        x = node.node("x")
        if node.node("v").kind != "Discard":
            raise CannotRun(f"HasDone {node.node('v').kind}")
        self.any_card(x)
        how, n = self.amount(x.get("n"))
        return conds.Compared(numbers.ThisTurn("discarded", whose(node.get("o"))), how, n)

    def cond_IsEven(self, node: Node) -> Cond:
        return conds.Compared(numbers.Arithmetic("modulo", self.value(node.get("a")), Const(2)), "=", Const(0))

    def cond_IsOdd(self, node: Node) -> Cond:
        return conds.Compared(numbers.Arithmetic("modulo", self.value(node.get("a")), Const(2)), "=", Const(1))

    def cond_DoneIs(self, node: Node) -> Cond:
        only(node, "v", "x")
        x = node.node("x")
        if x.kind != "Sel":
            raise CannotRun(f"DoneIs {x.kind}")
        done = DONE[node.node("v").kind]
        if node.node("v").kind == "Activate" and Node("Dull") in nodes(x.get("f")):
            done = ("turn active",)
            x = before(x, "Dull")
        count = numbers.Done(done, filters.All(self.tests(x)))
        how, n = self.amount(x.get("n"))
        return conds.Compared(count, how, n)

    def cond_On(self, node: Node) -> Cond:
        """How the event that triggered this came about."""
        return conds.EventIs(self.trigger(node))

    def cond_AttackedWith(self, node: Node) -> Cond:
        only(node, "x")
        x = node.node("x")
        how, n = self.amount(x.get("n"))
        return conds.AttackedThisTurn(filters.All(self.tests(x)), whose(x.get("o"), 0), how, n)

    def cond_AllDifferent(self, node: Node) -> Cond:
        select = self.ref(node.node("x"))
        return conds.Compared(numbers.Different(DIFFERING[node.node("s").kind], select), ">=", numbers.Count(select))

    def cond_PaidOnly(self, node: Node) -> Cond:
        self.asks_elements = True
        return conds.PaidElements(mask_of(node.get("e")), True)

    def cond_PaidIncluded(self, node: Node) -> Cond:
        self.asks_elements = True
        return conds.PaidElements(mask_of(node.get("e")), False)

    def cond_PaidDifferent(self, node: Node) -> Cond:
        self.asks_elements = True
        return conds.PaidDifferent(HOW[node.text("is")], node.number("n"))

    def cond_PaidExtra(self, node: Node) -> Cond:
        return conds.ThisCame("more")

    def cond_ByExBurst(self, node: Node) -> Cond:
        return conds.FromBurst()

    def cond_PaidBackups(self, node: Node) -> Cond:
        only(node, "x", "y")
        return conds.PaidByBackups(filters.All(self.tests(node.node("y"))))

    def cond_AllElement(self, node: Node) -> Cond:
        only(node, "x", "e")
        return conds.Is(self.ref(node.node("x")), filters.Element(mask_of(node.get("e"))))

    def cond_AllTag(self, node: Node) -> Cond:
        only(node, "x", "t")
        tests = [self.filter(tag) for tag in nodes(node.get("t"))]
        return conds.Is(self.ref(node.node("x")), filters.AnyOf([test for test in tests if test is not None]))

    def cond_WasCast(self, node: Node) -> Cond:
        return NotCond(conds.ThisCame("cast")) if node.get("no") is not None else conds.ThisCame("cast")

    def cond_Happened(self, node: Node) -> Cond:
        """Something that was done this turn."""
        only(node, "x", "e", "no")
        found: list[Cond] = []
        x = node.node("x")
        for event in nodes(node.get("e")):
            found.append(self.past(x, event))
        cond: Cond = found[0] if len(found) == 1 else Either(found)
        return NotCond(cond) if node.get("no") is not None else cond

    def past(self, x: Node, event: Node) -> Cond:
        """One thing that happened to such things this turn."""
        kind = event.kind
        if x.kind == "Sel":
            test: Filter = filters.All(self.tests(x))
            owner = whose(x.get("o"))
            how, n = self.amount(x.get("n"))
            if kind in ("Enters", "Entered"):
                only(event, "o", "by")
                by = event.get("by")
                if by is not None and by != Node("DueToWarp"):
                    raise CannotRun(f"past {kind} by {by}")
                side = whose(event.get("o")) if event.get("o") is not None else owner
                return conds.EnteredThisTurn(test, side, how, n, by is not None)
            if kind in ("Attacks", "Attacked"):
                only(event)
                return conds.AttackedThisTurn(test, owner, how, n)
            if kind in ("ToBreak", "PutBreak", "IntoBreak", "Broken", "Leaves", "ReturnedTo"):
                only(event, "to", "o", "of")
                side = whose(event.get("of")) if event.get("of") is not None else owner
                into = whose(event.get("o"))
                return conds.LeftThisTurn(test, side, kind, how, n, into)
            if kind in ("FormsParty", "FormsPartyAttacks"):
                only(event)
                return conds.PartyThisTurn(test, owner, how, n)
            if kind == "IsCast":
                only(event)
                return conds.Compared(numbers.CastThisTurn(owner, test), how, n)
        if x.kind in ("This", "It", "That"):
            if kind in ("Attacks", "Attacked"):
                return conds.Is(self.ref(x, was=True), filters.State("attacked"))
            if kind in ("Enters", "Entered"):
                return conds.Is(self.ref(x, was=True), filters.State("entered"))
            if kind in ("DealtDamage", "Damaged"):
                return conds.WasHit(self.ref(x, was=True))
        raise CannotRun(f"past {kind} of {x.kind}")

    # -------------------------------------------------------------- causes

    def sources(self, slot: Slot | None) -> list[By]:
        """“By your opponent's Summons or abilities”."""
        found: list[By] = []
        for node in nodes(slot):
            found += self.source(node)
        return found

    def source(self, node: Node) -> list[By]:
        """One kind of cause."""
        kind = node.kind
        owner = whose(node.get("o")) if node.get("o") is not None else -1
        if kind == "DueTo":
            return self.sources(node.get("by"))
        if kind == "SummonsOf":
            return [By(SUMMON, owner)]
        if kind == "AbilitiesOf":
            return [By(ABILITY, owner)]
        if kind == "BothOf":
            only(node, "o", "nodamage", "named", "shares")
            by = By(EITHER, owner)
            by.harmless = node.get("nodamage") is not None
            if node.get("named") is not None:
                by.source = filters.NamedElement()
            if node.get("shares") is not None:
                by.source = filters.SameAs("element", selectors.SelfAsWas())
            return [by]
        if kind == "AbilitiesOfThing":
            return [By(ABILITY, -1, self.one_of(node.node("x")))]
        if kind == "Battle":
            return [By(("battle",))]
        if kind == "AbilitiesOfKind":
            only(node, "k", "f", "o")
            return [By(ABILITY, owner, filters.All(self.tests(Node("What", tuple(s for s in node.slots if s[0] != "o")))))]
        if kind == "ExBursts":
            by = By(EITHER, owner)
            by.burst = True
            return [by]
        if kind in ("AutoAbilitiesOf", "ActionAbilitiesOf", "SpecialsOf"):
            by = By(ABILITY, owner)
            by.skill = {"AutoAbilitiesOf": "auto", "ActionAbilitiesOf": "action", "SpecialsOf": "special"}[kind]
            return [by]
        raise CannotRun(f"cause {kind}")

    # -------------------------------------------------------------- triggers

    def triggers(self, slot: Slot | None, turn: int = -1) -> list[Pattern]:
        """11.8.2: any of these."""
        found: list[Pattern] = []
        for node in nodes(slot):
            found += self.trigger(node)
        for pattern in found:
            if turn >= 0:
                pattern.turn_whose = turn
        if not found:
            raise CannotRun("no trigger")
        return found

    def trigger(self, node: Node) -> list[Pattern]:
        """One trigger, which may name several events."""
        kind = node.kind
        if kind in MOMENTS:
            only(node, "o")
            return [Moment(MOMENTS[kind], whose(node.get("o")) if node.get("o") is not None else -1)]
        if kind in ("On", "OnTurn", "OnFirst"):
            x = node.node("x")
            found: list[Pattern] = []
            for event in nodes(node.get("e")):
                if x.kind in ("You", "Opponent", "EachPlayer", "Each", "They"):
                    found += self.by_player(x, event)
                else:
                    found += self.of_thing(x, event)
            if kind == "OnFirst":
                for pattern in found:
                    if pattern.kind == "cast":
                        first = numbers.CastThisTurn(-2, pattern.test)
                        pattern.cond = conds.Compared(first, "=", Const(1))
                    else:
                        pattern.first = True
            return found
        if kind == "OnCounter":
            only(node, "c", "e", "x", "n")
            name = "counters" if node.node("e").kind == "CounterPlaced" else "counters off"
            pattern = self.subject(Pattern(name), node.node("x"))
            pattern.note = counter_name(node.get("c"))
            if node.get("n") is not None:
                raise CannotRun("OnCounter.n")
            return [pattern]
        raise CannotRun(f"trigger {kind}")

    def standing(self, x: Node) -> Node:
        """“The Forward …” where nothing was chosen: whatever is such a Forward."""
        if x.kind == "ChosenOf" and x.node("of").kind == "What":
            return Node("Sel", (*x.node("of").slots, ("n", Node("All"))))
        if x.kind == "Both":
            parts = [self.standing(part) for part in nodes(x.get("of"))]
            owner = parts[-1].get("o")
            for index, part in enumerate(parts):
                if owner is not None and part.kind == "Sel" and part.get("o") is None:
                    parts[index] = Node("Sel", (*part.slots, ("o", owner)))
            return Node("Both", (("of", tuple(parts)),))
        return x

    def subject(self, pattern: Pattern, x: Node) -> Pattern:
        """What the event must be about."""
        if x.kind == "ChosenOf" and not self.choices and x.node("of").kind == "What":
            x = Node("Sel", (*x.node("of").slots, ("n", Node("A"))))
        if x.kind in ("This", "ActiveThis"):
            pattern.this = True
            if x.kind == "ActiveThis":
                pattern.test = filters.State("active")
        elif x.kind == "Sel":
            tests = self.tests(x)
            if x.get("z") is not None:
                zone = x.node("z")
                if zone.kind != "Zone":
                    raise CannotRun(f"subject in {zone.kind}")
                pattern.place = ZONE_OF[zone.node("p").kind]
                pattern.whose = whose(zone.get("o"))
            if x.get("o") is not None:
                pattern.whose = whose(x.get("o"))
            pattern.test = filters.All(tests) if tests else None
            count = x.get("n")
            if isinstance(count, Node) and count.kind in ("AtLeast", "All"):
                if count.kind == "AtLeast" and count.get("n") not in (1, Node("Num", (("n", 1),))):
                    n = count.get("n")
                    if not isinstance(n, int):
                        raise CannotRun("so many at once")
                    if pattern.kind == "party":
                        pattern.members = n
                    else:
                        pattern.many = n
                pattern.together = True
            elif isinstance(count, Node) and count.kind == "Another":
                pattern.test = filters.All([*tests, filters.NotAmong(selectors.SelfAsWas())])
        elif x.kind == "OneOf":
            pattern.test = self.one_of(x)
        elif x.kind == "Party":
            pass
        elif x.kind == "Both":
            pattern.test = self.one_of(x)
        else:
            pattern.refs = self.ref(x, was=True)
        return pattern

    def of_thing(self, x: Node, event: Node) -> list[Pattern]:
        """An event of a thing."""
        method = getattr(self, "event_" + event.kind, None)
        if method is None:
            raise CannotRun(f"event {event.kind}")
        found = method(x, event)
        return found if isinstance(found, list) else [found]

    def plain(self, x: Node, kind: str, event: Node) -> Pattern:
        """An event with a cause at most."""
        only(event, "by")
        pattern = self.subject(Pattern(kind), x)
        if event.get("by") is not None:
            pattern.by = self.sources(event.get("by"))
        return pattern

    def event_Enters(self, x: Node, event: Node) -> Pattern:
        only(event, "o", "by", "how", "z", "no")
        pattern = self.subject(Pattern("enter"), x)
        if event.get("o") is not None:
            pattern.whose = whose(event.get("o"))
        by = event.get("by")
        if isinstance(by, Node) and by.kind == "DueToWarp":
            pattern.how = "warp"
        elif isinstance(by, Node) and by.kind == "DueToCast":
            pattern.how = "cast"
        elif by is not None:
            pattern.by = self.sources(by)
        if event.get("how") is not None:
            raise CannotRun("Enters.how")
        for slot in ("z", "no"):
            zone = event.get(slot)
            if zone is None:
                continue
            if not isinstance(zone, Node) or zone.kind != "Zone":
                raise CannotRun(f"Enters.{slot}")
            if slot == "no":
                pattern.not_place = ZONE_OF[zone.node("p").kind]
            else:
                pattern.place = ZONE_OF[zone.node("p").kind]
        return pattern

    def event_ToBreak(self, x: Node, event: Node) -> Pattern:
        only(event, "by", "o", "of")
        plain = Node(event.kind, tuple(slot for slot in event.slots if slot[0] == "by"))
        pattern = self.plain(x, "leave" if self.would else "put", plain)
        pattern.goal = BREAK
        if event.get("o") is not None:
            pattern.owner = whose(event.get("o"))
        if event.get("of") is not None:
            pattern.whose = whose(event.get("of"))
        return pattern

    def event_IntoBreak(self, x: Node, event: Node) -> list[Pattern]:
        only(event, "by", "o")
        plain = Node(event.kind, tuple(slot for slot in event.slots if slot[0] != "o"))
        found = [self.event_ToBreak(x, plain), self.plain(x, "to break", plain)]
        if event.get("o") is not None:
            for pattern in found:
                pattern.owner = whose(event.get("o"))
        return found

    def event_IntoBreakFrom(self, x: Node, event: Node) -> Pattern:
        only(event, "z")
        pattern = self.subject(Pattern("to break"), x)
        zone = event.node("z")
        if zone.kind != "Zone":
            raise CannotRun("IntoBreakFrom")
        place = zone.node("p").kind
        if place == "AnyZone":
            return pattern
        pattern.place = ZONE_OF[place]
        return pattern

    def event_Broken(self, x: Node, event: Node) -> Pattern:
        if self.would:
            pattern = self.plain(x, "leave", event)
            pattern.note = "broken"
            return pattern
        return self.plain(x, "broken", event)

    def event_BrokenBy(self, x: Node, event: Node) -> Pattern:
        only(event, "x")
        if self.would:
            raise CannotRun("BrokenBy as a replacement")
        return self.doer(self.subject(Pattern("broken"), x), event.node("x"))

    def event_BreaksOne(self, x: Node, event: Node) -> Pattern:
        return self.event_BrokenBy(event.node("x"), Node("BrokenBy", (("x", x),)))

    def event_Leaves(self, x: Node, event: Node) -> Pattern:
        return self.plain(x, "leave", event)

    def event_Attacks(self, x: Node, event: Node) -> Pattern:
        only(event)
        if x.kind == "Party":
            pattern = Pattern("party")
            pattern.whose = whose(x.get("o")) if x.get("o") is not None else 0
            pattern.together = True
            return pattern
        return self.subject(Pattern("attack"), x)

    def event_AttacksAlone(self, x: Node, event: Node) -> Pattern:
        only(event)
        pattern = self.subject(Pattern("attack"), x)
        pattern.alone = True
        return pattern

    def event_NotBlocked(self, x: Node, event: Node) -> Pattern:
        only(event)
        return self.subject(Pattern("not blocked"), x)

    def event_Blocks(self, x: Node, event: Node) -> Pattern:
        only(event, "x")
        pattern = self.subject(Pattern("block"), x)
        if event.get("x") is not None:
            pattern.other = self.one_of(event.node("x"))
        return pattern

    def event_IsBlocked(self, x: Node, event: Node) -> Pattern:
        only(event, "x")
        pattern = self.subject(Pattern("blocked"), x)
        if event.get("x") is not None:
            pattern.other = self.one_of(event.node("x"))
        return pattern

    def event_Chosen(self, x: Node, event: Node) -> Pattern:
        return self.plain(x, "chosen", event)

    def event_DealtDamage(self, x: Node, event: Node) -> Pattern:
        only(event, "by", "n", "is")
        pattern = self.subject(Pattern("damaged"), x)
        if event.get("by") is not None:
            pattern.by = self.sources(event.get("by"))
        how = event.get("is")
        n = event.get("n")
        if how == "battle":
            pattern.battle = 1
        elif how == "notbattle":
            pattern.battle = -1
        elif how == "dull":
            dull: Filter = filters.State("dull")
            pattern.test = dull if pattern.test is None else filters.All([pattern.test, dull])
        elif how == "less" and n is not None:
            value = self.value(n)
            if isinstance(value, Const):
                pattern.most = value.n - 1
            else:
                pattern.below = value
        elif n is not None and how in (None, "max", "eq"):
            value = self.value(n)
            if not isinstance(value, Const):
                raise CannotRun("DealtDamage.n")
            if how != "max":
                pattern.least = value.n
            if how is not None:
                pattern.most = value.n
        elif how is not None:
            raise CannotRun(f"DealtDamage.is {how!r}")
        return pattern

    def event_DealtDamageBy(self, x: Node, event: Node) -> Pattern:
        only(event, "x")
        pattern = self.subject(Pattern("damaged"), x)
        return self.doer(pattern, event.node("x"))

    def doer(self, pattern: Pattern, x: Node) -> Pattern:
        """What does it: the one who deals the damage."""
        if x.kind == "This":
            pattern.doer_this = True
        elif x.kind == "Sel" and self.is_stacked(x):
            pattern.by = [self.spell(x)]
        elif x.kind == "Sel":
            tests = self.tests(x)
            pattern.doer = filters.All(tests)
            if x.get("o") is not None:
                pattern.doer_whose = whose(x.get("o"))
        elif x.kind in ("OneOf", "Both"):
            pattern.doer = self.one_of(x)
        elif x.kind == "It" and self.chose_spell():
            raise CannotRun("damage of a chosen Summon")
        else:
            pattern.doer_refs = self.ref(x, was=True)
        return pattern

    def chose_spell(self) -> bool:
        """Whether what was chosen last lies on the stack (part 3)."""
        raise NotImplementedError

    def spell(self, x: Node) -> By:
        """“Your Fire Summon”, “your ability”: a cause."""
        names = {kind.kind for kind in nodes(x.get("k"))}
        if not names <= {"Summon", "Ability"} or x.get("other") is not None or x.get("a") is not None:
            raise CannotRun("such a Summon or ability")
        tests = [self.filter(item) for item in nodes(x.get("f"))]
        source = filters.All([test for test in tests if test is not None]) if tests else None
        kinds = tuple(kind for kind, name in (("summon", "Summon"), ("ability", "Ability")) if name in names)
        return By(kinds, whose(x.get("o")) if x.get("o") is not None else -1, source)

    def event_DealsDamage(self, x: Node, event: Node) -> Pattern | list[Pattern]:
        only(event, "to", "by", "is")
        parts = nodes(x.get("of")) if x.kind == "OneOf" else []
        if any(part.kind == "Sel" and self.is_stacked(part) for part in parts):
            found: list[Pattern] = []
            for part in parts:
                one = self.event_DealsDamage(part, event)
                found += one if isinstance(one, list) else [one]
            return found
        if x.kind == "Party":
            pattern = Pattern("party damage")
            pattern.whose = whose(x.get("o")) if x.get("o") is not None else 0
            return pattern
        pattern = Pattern("damaged")
        if event.get("to") is not None:
            self.subject(pattern, event.node("to"))
        if event.get("by") is not None:
            pattern.by = self.sources(event.get("by"))
        if event.get("is") is not None:
            pattern.battle = {"battle": 1, "notbattle": -1}[event.text("is")]
        return self.doer(pattern, x)

    def event_DealsBattleDamage(self, x: Node, event: Node) -> Pattern:
        pattern = self.event_DealsDamage(x, event)
        if isinstance(pattern, list):
            raise CannotRun("battle damage of Summons")
        pattern.battle = 1
        return pattern

    def event_DamagesPlayer(self, x: Node, event: Node) -> Pattern:
        only(event, "o")
        pattern = Pattern("player damage")
        pattern.whose = whose(event.get("o"))
        if x.kind == "Party":
            party = Pattern("party damage")
            party.whose = 0
            return party
        count = x.get("n")
        pattern.together = isinstance(count, Node) and count.kind == "AtLeast"
        return self.doer(pattern, x)

    def event_DamagesEither(self, x: Node, event: Node) -> list[Pattern]:
        only(event, "to")
        if x.kind == "Party":
            pattern = Pattern("party damage")
            pattern.whose = 0
            return [pattern]
        pattern = Pattern("damaged")
        self.subject(pattern, event.node("to"))
        player = Pattern("player damage")
        player.whose = 1
        return [self.doer(pattern, x), self.doer(player, x)]

    def event_DamagesAny(self, x: Node, event: Node) -> list[Pattern]:
        only(event, "to")
        pattern = self.subject(Pattern("damaged"), event.node("to"))
        return [self.doer(pattern, x), self.doer(Pattern("player damage"), x)]

    def event_IntoDeck(self, x: Node, event: Node) -> Pattern:
        only(event)
        pattern = self.subject(Pattern("leave"), x)
        pattern.goal = DECK
        return pattern

    def event_UsesAction(self, x: Node, event: Node) -> Pattern:
        only(event)
        pattern = self.subject(Pattern("used"), x)
        pattern.note = "action"
        return pattern

    def event_UsesSpecial(self, x: Node, event: Node) -> Pattern:
        only(event)
        pattern = self.subject(Pattern("used"), x)
        pattern.note = "special"
        return pattern

    def event_FormsParty(self, x: Node, event: Node) -> Pattern:
        return self.subject(Pattern("party"), x)

    def event_FormsPartyAttacks(self, x: Node, event: Node) -> Pattern:
        only(event, "x")
        pattern = self.subject(Pattern("party"), x)
        if x.kind == "Sel":
            pattern.together = True
        others = event.get("x")
        if isinstance(others, Node) and others.kind == "Both":
            pattern.also = [self.one_of(part) for part in nodes(others.get("of"))]
        elif isinstance(others, Node):
            pattern.other = self.one_of(others)
        return pattern

    def event_BecomesDull(self, x: Node, event: Node) -> Pattern:
        return self.plain(before(x, "Active"), "dulled", event)

    def event_BecomesActive(self, x: Node, event: Node) -> Pattern:
        return self.plain(before(x, "Dull"), "activated", event)

    def event_Frozen(self, x: Node, event: Node) -> Pattern:
        return self.plain(x, "frozen", event)

    def event_Discarded(self, x: Node, event: Node) -> Pattern:
        pattern = self.plain(x, "discard", event)
        return pattern

    def event_IntoDamage(self, x: Node, event: Node) -> Pattern:
        only(event, "z")
        pattern = self.subject(Pattern("to damage"), x)
        pattern.goal = DAMAGE
        zone = event.get("z")
        if isinstance(zone, Node) and zone.get("o") is not None:
            pattern.whose = whose(zone.get("o"))
        return pattern

    def event_AddedToHand(self, x: Node, event: Node) -> Pattern:
        only(event, "z", "by")
        pattern = self.subject(Pattern("to hand"), x)
        by = event.get("by")
        if isinstance(by, Node) and by.kind == "DueToSearch":
            pattern.place = ASIDE
        elif by is not None:
            pattern.by = self.sources(by)
        if event.get("z") is not None:
            pattern.place = ZONE_OF[event.node("z").node("p").kind]
        return pattern

    def event_RemovedFrom(self, x: Node, event: Node) -> Pattern:
        if not self.would:
            return self.plain(x, "to removed", event)
        pattern = self.plain(x, "leave", event)
        pattern.goal = REMOVED
        return pattern

    def event_ReturnedTo(self, x: Node, event: Node) -> Pattern:
        only(event, "by", "to")
        pattern = self.subject(Pattern("leave" if self.would else "to hand"), x)
        if event.get("by") is not None:
            pattern.by = self.sources(event.get("by"))
        pattern.place = FIELD
        if self.would:
            pattern.goal = HAND
        return pattern

    # -------------------------------------------------------------- events of players

    def by_player(self, x: Node, event: Node) -> list[Pattern]:
        """Something a player does."""
        method = getattr(self, "deed_" + event.kind, None)
        if method is None:
            raise CannotRun(f"deed {event.kind}")
        pattern = method(event)
        assert isinstance(pattern, Pattern)
        pattern.whose = whose(x)
        return [pattern]

    def deed_Casts(self, event: Node) -> Pattern:
        only(event, "x")
        pattern = Pattern("cast")
        x = event.node("x")
        pattern.test = self.card_test(x)
        return pattern

    def card_test(self, x: Node) -> Filter | None:
        """What a card that is cast, drawn or discarded must be."""
        if x.kind == "Sel":
            tests = self.tests(x)
            return filters.All(tests) if tests else None
        return self.one_of(x)

    def deed_NthCast(self, event: Node) -> Pattern:
        only(event, "n", "of")
        pattern = Pattern("cast")
        tests = self.tests(event.node("of"))
        pattern.test = filters.All(tests) if tests else None
        nth = event.node("n")
        pattern.cond = conds.Compared(numbers.CastThisTurn(-2, pattern.test), "=", self.value(nth.get("n")))
        return pattern

    def deed_Draws(self, event: Node) -> Pattern:
        only(event, "x")
        return Pattern("draw")

    def deed_Discards(self, event: Node) -> Pattern:
        only(event, "x", "by")
        pattern = Pattern("discard")
        x = event.node("x")
        pattern.test = self.card_test(x)
        count = x.get("n")
        if isinstance(count, Node) and count.kind == "AtLeast":
            if count.get("n") not in (1, Node("Num", (("n", 1),))):
                raise CannotRun("so many at once")
            pattern.together = True
        if event.get("by") is not None:
            pattern.by = self.sources(event.get("by"))
        return pattern

    def deed_Receives(self, event: Node) -> Pattern:
        only(event)
        pattern = Pattern("player damage")
        pattern.least = 1
        return pattern

    def deed_ReceivesNth(self, event: Node) -> Pattern:
        pattern = Pattern("player damage")
        pattern.least = 1
        nth = event.node("n")
        pattern.cond = conds.DamageReached(nth.number("n"))
        return pattern

    def deed_Plays(self, event: Node) -> Pattern:
        only(event, "x")
        pattern = Pattern("enter")
        pattern.test = self.card_test(event.node("x"))
        return pattern

    def deed_PlaysNotFrom(self, event: Node) -> Pattern:
        only(event, "x", "z")
        pattern = Pattern("enter")
        pattern.test = self.card_test(event.node("x"))
        pattern.not_place = HAND
        return pattern

    def deed_DrawsOutside(self, event: Node) -> Pattern:
        pattern = Pattern("draw")
        pattern.cond = NotCond(conds.InPhase(("draw",)))
        return pattern

    def deed_UsesEx(self, event: Node) -> Pattern:
        return Pattern("burst")

    def deed_Gains(self, event: Node) -> Pattern:
        return Pattern("crystal")

    def deed_Searches(self, event: Node) -> Pattern:
        pattern = Pattern("searched")
        pattern.together = True
        return pattern

    def deed_UsesAction(self, event: Node) -> Pattern:
        only(event)
        pattern = Pattern("used")
        pattern.note = "action"
        return pattern

    def deed_UsesSpecial(self, event: Node) -> Pattern:
        pattern = Pattern("used")
        pattern.note = "special"
        return pattern
