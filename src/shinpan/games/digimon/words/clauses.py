"""From meaning to something that runs, part 2: conditions, requirements, triggers, changes."""

from __future__ import annotations

from ....effects.continuous import Part
from ....effects.ops import Both, Cond, Const, Either, Filter, Not, Select, Value
from ....meaning.build import CannotRun
from ....meaning.node import Node, Slot
from ..book.keywords import BY_NODE, bit, keyword
from ..book.rules import By
from ..book.values import EFFECTS, LATE, NUMBERS, Change
from ..things import conds, filters, modifiers, selectors
from ..things import state as st
from ..things.abilities import Battling, StackCost
from ..things.conds import Digivolving, Exists, Fits, Product, Talking
from ..things.faces import DIGIMON, EGG, TAMER
from ..things.selectors import Count
from ..things.state import Effect, Trig
from ..things.trigs import AnyTurnOf, Pattern
from .vocabulary import HOW
from .words import ZONE_OF, Words, colors_of, nodes, sided, whose_of, words_of

FLAGS = {
    "Attack": st.NO_ATTACK,
    "AttackPlayer": st.NO_ATTACK_PLAYER,
    "Block": st.NO_BLOCK,
    "Suspend": st.NO_SUSPEND,
    "Unsuspend": st.NO_UNSUSPEND,
    "Digivolve": st.NO_DIGIVOLVE,
    "BeAttacked": st.NO_BE_ATTACKED,
    "BeUnsuspended": st.NO_BE_UNSUSPENDED,
    "TargetSwitched": st.NO_TARGET_SWITCH,
    "BeDeDigivolved": st.NO_DE_DIGIVOLVE,
}
RULES = {
    "BeDeleted": "deleted",
    "Leave": "leave",
    "BeReturned": "returned",
    "BeReturnedHand": "returned to hand",
    "BeReturnedDeck": "returned to deck",
    "BeTrashed": "trashed",
    "BeSuspended": "suspended",
    "DpReduced": "dp",
    "BeAffected": "unaffected",
}
EFFECT_RULES = {
    "Delete": "deleted",
    "Return": "returned",
    "ReturnToHand": "returned to hand",
    "ReturnToDeck": "returned to deck",
    "ReduceDp": "dp",
    "Affect": "unaffected",
    "Suspend": "suspended",
    "Unsuspend": "unsuspended",
    "TrashStack": "trash stack",
    "Trash": "trashed",
}
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
UNDERS = 1 << st.UNDER
PILES = 1 << st.HAND | 1 << st.DECK | 1 << st.TRASH | 1 << st.SECURITY | 1 << st.EGGS | 1 << st.UNDER | 1 << st.LINK
FIELDS = 1 << st.BATTLE | 1 << st.BREEDING


class Clauses(Words):
    """Builds conditions, triggers and changes."""

    # -------------------------------------------------------------- requirements

    def need(self, node: Node) -> Filter:
        """What a card must be, for the special lines (2-3-6-3)."""
        kind = node.kind
        found: list[Filter] = []
        if kind == "ReqOr":
            return filters.AnyFilter([self.need(item) for item in nodes(node.get("x"))])
        if kind == "ReqName":
            found.append(filters.Named(words_of(node.get("t"))))
        elif kind == "ReqNameHas":
            found.append(filters.NameHas(words_of(node.get("t"))))
        elif kind == "ReqText":
            found.append(filters.TextHas(words_of(node.get("t"))))
        elif kind == "ReqTrait":
            found.append(filters.Trait(words_of(node.get("t"))))
        elif kind in ("ReqLevel", "ReqLevelName", "ReqLevelCost"):
            how = node.get("is")
            found.append(filters.Number("Level", HOW[how] if isinstance(how, str) else "=", Const(node.number("n"))))
            if kind == "ReqLevelName":
                found.append(filters.Named(words_of(node.get("t"))))
            if kind == "ReqLevelCost":
                found.append(filters.Number("PlayCost", ">=", Const(node.number("m"))))
        elif kind in ("ReqColor", "ReqColorName"):
            found.append(filters.Color(colors_of(node.get("c"))))
            if isinstance(node.get("n"), int):
                found.append(filters.Number("Level", "=", Const(node.number("n"))))
            if kind == "ReqColorName":
                found.append(filters.Named(words_of(node.get("t"))))
        elif kind in ("ReqColorCount", "ReqColors"):
            found.append(filters.ColorCount("=", node.number("m")))
            if kind == "ReqColors":
                found.append(filters.Number("Level", "=", Const(node.number("n"))))
                if node.get("c") is not None:
                    found.append(filters.Color(colors_of(node.get("c"))))
        elif kind == "ReqUnder":
            found.append(filters.Named(words_of(node.get("t"))))
            found.append(filters.SourceIs(filters.Trait(words_of(node.get("u"))), ">=", node.number("n")))
        elif kind == "ReqSource":
            found.append(filters.Named(words_of(node.get("t"))))
            found.append(filters.SourceIs(filters.Named(words_of(node.get("u"))), ">=", 1))
        elif kind == "ReqCost":
            found.append(filters.Number("PlayCost", HOW[node.text("is")], Const(node.number("m"))))
            if node.get("t") is not None:
                found.append(filters.Named(words_of(node.get("t"))))
        elif kind == "ReqColorCountName":
            found.append(filters.ColorCount("=", node.number("m")))
            found.append(filters.Named(words_of(node.get("t"))))
        elif kind == "ReqAll":
            found.append(filters.Kinds(DIGIMON | EGG))
        elif kind != "ReqWith":
            raise CannotRun(kind)
        w = nodes(node.get("w"))
        if w:
            found.append(filters.AnyFilter([self.with_filter(item) for item in w]))
        for item in nodes(node.get("no")):
            found.append(filters.NotFilter(self.with_filter(item)))
        return found[0] if len(found) == 1 else filters.Every(found)

    def with_filter(self, node: Node) -> Filter:
        """A further description in a requirement."""
        if node.kind == "SourceNamed":
            return filters.SourceIs(filters.Named(words_of(node.get("t"))), ">=", 1)
        return self.filter(node)

    # -------------------------------------------------------------- conditions

    def cond(self, slot: Slot | None) -> Cond:
        """All conditions of a slot."""
        found = [self.one_cond(node) for node in nodes(slot)]
        return found[0] if len(found) == 1 else Both(found)

    def one_cond(self, node: Node) -> Cond:
        method = getattr(self, "cond_" + node.kind, None)
        if method is None:
            raise CannotRun(f"condition {node.kind}")
        result = method(node)
        assert isinstance(result, Cond)
        return result

    def cond_AnyCond(self, node: Node) -> Cond:
        return Either([self.one_cond(item) for item in nodes(node.get("c"))])

    def exists(self, node: Node, whose: int) -> Cond:
        """So many such things there are."""
        if node.kind == "OneOf":
            return Either([self.exists(item, whose) for item in nodes(node.get("x"))])
        apart = self.each_apart(node)
        if apart:
            return Either([self.exists(item, whose) for item in apart])
        select = self.select(node, whose)
        count = select.count if isinstance(select, selectors.Pick) else None
        return Exists(select, count)

    def each_apart(self, node: Node) -> list[Node]:
        """“In either … or …”: the same thing in each place on its own."""
        found: list[Node] = []
        for zone in nodes(node.get("z")):
            if zone.get("each") is not None:
                for pile in nodes(zone.get("p")):
                    slots = tuple((name, (pile,) if name == "p" else value) for name, value in zone.slots if name != "each")
                    own: Slot = (Node(zone.kind, slots),)
                    found.append(Node(node.kind, tuple((name, own if name == "z" else value) for name, value in node.slots)))
        return found

    def cond_Have(self, node: Node) -> Cond:
        o = node.get("o")
        if isinstance(o, Node) and o.kind == "Either":
            theirs = sided(node, "Opponent", "Theirs")
            return Either([self.cond_Have(sided(theirs, "Either", who)) for who in ("You", "Opponent")])
        whose = whose_of(o)
        found = [self.exists(item, whose) for item in nodes(node.get("x"))]
        return found[0] if len(found) == 1 else Both(found)

    def cond_Exists(self, node: Node) -> Cond:
        found = [self.exists(item, -1) for item in nodes(node.get("x"))]
        return found[0] if len(found) == 1 else Both(found)

    def counted_again(self, node: Node, whose: int) -> Cond:
        """So many of what was named just before."""
        if self.such is None:
            raise CannotRun(node.kind)
        if self.such.kind == "Memory":
            count = self.count(node.get("n"))
            assert count is not None
            return conds.Memory(max(0, whose), "<=" if count.kind == selectors.MOST else ">=", count.n)
        select = self.select(self.such, whose)
        count = self.count(node.get("n"))
        if isinstance(select, selectors.Pick):
            select.count = None
        return Exists(select, count)

    def cond_HaveCount(self, node: Node) -> Cond:
        return self.counted_again(node, whose_of(node.get("o")))

    def cond_ExistsCount(self, node: Node) -> Cond:
        return self.counted_again(node, -1)

    def cond_In(self, node: Node) -> Cond:
        found: list[Cond] = []
        for item in nodes(node.get("x")):
            items = nodes(item.get("x")) if item.kind == "OneOf" else [item]
            any_of: list[Cond] = []
            for one in items:
                count = self.count(one.get("n"))
                places = self.places(node.get("z"), -1)
                pick = selectors.Pick(count, places, self.thing_filter(one.get("of"), True))
                for item in self.set_filters(one.get("of")):
                    self.bound(pick, item)
                any_of.append(Exists(pick, count))
                self.such = one
            found.append(any_of[0] if len(any_of) == 1 else Either(any_of))
        inner = found[0] if len(found) == 1 else Both(found)
        host = self.host_of(node.get("z"))
        return inner if host is None else Talking(inner, host)

    def host_of(self, slot: Slot | None) -> Select | None:
        """The thing whose digivolution cards a condition is about: “it” in what follows."""
        for node in nodes(slot):
            if node.kind == "Sources" and node.node("x").kind in ("This", "It", "That"):
                return self.select(node.node("x"))
        return None

    def cond_InEach(self, node: Node) -> Cond:
        places = self.places(node.get("z"), -1)
        names = words_of(node.get("t"))
        return Both([Exists(selectors.Pick(None, places, filters.Named([name])), None) for name in names])

    def cond_InSources(self, node: Node) -> Cond:
        q = node.node("q")
        count = self.count(q.get("n"))
        pick = selectors.Pick(count, [selectors.Below(self.hosts(node.node("x")), False)], self.thing_filter(q.get("of"), True))
        for item in self.set_filters(q.get("of")):
            self.bound(pick, item)
        return Talking(Exists(pick, count), self.select(node.node("x")))

    def cond_SourcesInclude(self, node: Node) -> Cond:
        found: list[Cond] = []
        q = node.node("q")
        for one in nodes(q.get("x")) if q.kind == "OneOf" else [q]:
            count = self.count(one.get("n"))
            below = selectors.Below(self.hosts(node.node("x")), False)
            pick = selectors.Pick(count, [below], self.thing_filter(one.get("of"), True))
            for item in self.set_filters(one.get("of")):
                self.bound(pick, item)
            found.append(Exists(pick, count))
        return found[0] if len(found) == 1 else Either(found)

    def cond_GainedMemory(self, node: Node) -> Cond:
        count = self.count(node.get("n"))
        assert count is not None
        return conds.Gained(count)

    def cond_Assembling(self, node: Node) -> Cond:
        return conds.EventIs("assembly")

    def cond_NotMadeBy(self, node: Node) -> Cond:
        cond = conds.EventIs("by of")
        cond.filter = self.thing_filter(node.node("y").get("of"))
        return Not(cond)

    def cond_MoreThan(self, node: Node) -> Cond:
        return self.against(node, ">")

    def cond_Memory(self, node: Node) -> Cond:
        self.such = node
        return conds.Memory(max(0, whose_of(node.get("o"))), HOW[node.text("is")], node.number("n"))

    def fits(self, node: Node, tests: Filter) -> Cond:
        """The subject of a condition passes tests."""
        xs = nodes(node.get("x"))
        stacked = any(f.kind in ("HasSources", "NoSources", "HasLinks") for f in nodes(node.get("f")))
        if stacked and len(xs) == 1 and xs[0].kind == "This":
            return Fits(selectors.This(False), tests)
        return Fits(self.selects(node.get("x")), tests)

    def has_filters(self, node: Node) -> Filter:
        found = self.filters(node.get("f"))
        ks = nodes(node.get("k"))
        if ks:
            found.append(filters.Has([BY_NODE.get(k.kind, k.kind) for k in ks]))
        return found[0] if len(found) == 1 else filters.Every(found)

    def cond_Has(self, node: Node) -> Cond:
        return self.fits(node, self.has_filters(node))

    cond_Is = cond_Has
    cond_Was = cond_Has

    def cond_HasNot(self, node: Node) -> Cond:
        return self.fits(node, filters.NotFilter(self.has_filters(node)))

    cond_IsNot = cond_HasNot

    def cond_HasOrIs(self, node: Node) -> Cond:
        return self.fits(node, filters.AnyFilter([self.every(node.get("f")), self.every(node.get("s"))]))

    cond_IsOrHas = cond_HasOrIs

    def cond_HasAndIs(self, node: Node) -> Cond:
        return self.fits(node, filters.Every([self.every(node.get("f")), self.every(node.get("s"))]))

    cond_IsAndHas = cond_HasAndIs

    def cond_HasOrFrom(self, node: Node) -> Cond:
        return Either([self.fits(node, self.every(node.get("f"))), self.came_from(node.get("z"))])

    def came_from(self, slot: Slot | None) -> Cond:
        """The event came from one of these places."""
        cond = conds.EventIs("from")
        cond.places = self.place_mask(slot)
        return cond

    def place_mask(self, slot: Slot | None) -> int:
        """Zones as bits."""
        mask = 0
        for node in nodes(slot):
            if node.kind == "Zone":
                for pile in nodes(node.get("p")):
                    mask |= 1 << ZONE_OF[pile.kind]
            elif node.kind in ("Sources", "SourcesAny"):
                mask |= 1 << st.UNDER
            elif node.kind == "Links":
                mask |= 1 << st.LINK
            else:
                raise CannotRun(f"from {node.kind}")
        return mask

    def place_whose(self, slot: Slot | None) -> int:
        """Whose zones, if one side is named."""
        sides = {whose_of(node.get("o")) for node in nodes(slot) if node.kind == "Zone"}
        return sides.pop() if len(sides) == 1 else -1

    def cond_FaceUpIn(self, node: Node) -> Cond:
        test = filters.Every([self.tester(node.node("x")), filters.State("FaceUp")])
        pick = selectors.Pick(None, self.places(node.get("z"), 0), test)
        return Exists(pick, None)

    def cond_Turn(self, node: Node) -> Cond:
        return conds.TurnOf(max(0, whose_of(node.get("o"))))

    def cond_DuringAttack(self, node: Node) -> Cond:
        return conds.AttackOn(None, False, None)

    def cond_AttackingTarget(self, node: Node) -> Cond:
        target = node.node("target")
        if target.kind == "Player":
            return conds.AttackOn(self.selects(node.get("x")), True, None)
        return conds.AttackOn(self.selects(node.get("x")), False, self.tester(target.node("x")))

    def cond_Empty(self, node: Node) -> Cond:
        return Exists(selectors.Pick(None, [selectors.Field(0, [st.BREEDING])], None), Count(selectors.NO, 0))

    def cond_DNADigivolving(self, node: Node) -> Cond:
        return conds.EventIs("dna")

    def cond_DigiXrosing(self, node: Node) -> Cond:
        count = self.count(node.get("n"))
        return conds.EventIs("xros", count.n if count is not None else 1)

    def cond_PlayedByEffect(self, node: Node) -> Cond:
        return conds.EventIs("by effect")

    def cond_PlayedFrom(self, node: Node) -> Cond:
        return self.came_from(node.get("z"))

    def cond_PlayedByOf(self, node: Node) -> Cond:
        cond = conds.EventIs("by of")
        cond.filter = self.tester(node.node("y"))
        return cond

    def cond_DigivolvingFrom(self, node: Node) -> Cond:
        return self.came_from(node.get("z"))

    def cond_DeletedBy(self, node: Node) -> Cond:
        cond = conds.EventIs("cause")
        cond.by = self.by(node.get("by"))
        return cond

    def cond_YouDid(self, node: Node) -> Cond:
        return conds.Answered(False)

    def cond_YouDidnt(self, node: Node) -> Cond:
        return conds.Answered(True)

    def cond_NotSo(self, node: Node) -> Cond:
        return conds.Held()

    def did(self, node: Node, negate: bool) -> Cond:
        """What this effect did (or did not)."""
        do = node.node("do")
        if do.kind == "DidntAny":
            return conds.Did([do.node("v").kind], None, -1, negate)
        x = nodes(do.get("x"))
        whose = -1
        test: Filter | None = None
        if len(x) == 1 and x[0].kind == "Sel":
            whose = whose_of(x[0].get("o"))
            test = self.thing_filter(x[0].get("of"))
        elif x:
            test = filters.Among(self.select(x[0]), False)
        verb = {"Digivolve": ["Digivolve", "DNADigivolve"]}.get(do.kind, [do.kind])
        found = conds.Did(verb, test, whose, negate)
        count = self.count(x[0].get("n")) if len(x) == 1 and x[0].kind == "Sel" else None
        if count is not None and count.kind not in (selectors.NO, selectors.MOST):
            found.least = max(1, count.n)
        return found

    def cond_EffectDid(self, node: Node) -> Cond:
        return self.did(node, False)

    def cond_EffectDidnt(self, node: Node) -> Cond:
        return self.did(node, True)

    def cond_EffectDidAny(self, node: Node) -> Cond:
        return conds.Did([node.node("v").kind], None, -1, False)

    def cond_NoneMade(self, node: Node) -> Cond:
        return conds.Did([node.node("v").kind], None, -1, True)

    def cond_EffectPlaced(self, node: Node) -> Cond:
        return self.made_so_many(node.node("x"), "Place", False)

    def made_so_many(self, x: Node, verb: str, negate: bool) -> Cond:
        """So many of some sort this effect did something to, or not."""
        test = self.thing_filter(x.get("of"), verb == "Place") if x.kind == "Sel" else filters.Among(self.select(x), False)
        found = conds.Did([verb], test, whose_of(x.get("o")), negate)
        count = self.count(x.get("n")) if x.kind == "Sel" else None
        if count is not None and count.kind in (selectors.EXACT, selectors.LEAST):
            found.least = max(1, count.n)
        elif count is not None:
            raise CannotRun("how many this effect did something to")
        return found

    def cond_Added(self, node: Node) -> Cond:
        return conds.Did(["Add"], None, -1, False)

    def cond_DigivolvedByThis(self, node: Node) -> Cond:
        return conds.Did(["Digivolve", "DNADigivolve"], None, -1, False)

    def cond_WasMade(self, node: Node) -> Cond:
        return self.made_so_many(node.node("x"), node.node("v").kind, False)

    def cond_NotMade(self, node: Node) -> Cond:
        return self.made_so_many(node.node("x"), node.node("v").kind, True)

    def cond_PlayerDidnt(self, node: Node) -> Cond:
        do = node.node("do")
        verb = {"Attack": "attacked", "Play": "played", "Use": "used", "Digivolve": "digivolved"}.get(do.kind)
        plain = {"Attack": {"Digimon"}, "Use": {"Option", "OptionCard"}, "Digivolve": {"Digimon"}}.get(do.kind, set())
        for x in nodes(do.get("x")):
            of = x.get("of")
            if isinstance(of, Node) and (of.get("f") is not None or self.kind_names(of) - plain):
                raise CannotRun("PlayerDidnt")
        if verb is None:
            raise CannotRun("PlayerDidnt")
        return conds.Deeds(verb, whose_of(node.get("o")), True)

    def against(self, node: Node, how: str) -> Cond:
        """A number of yours against your opponent's."""
        side = max(0, whose_of(node.get("o")))
        k = node.get("k")
        return conds.Compared(self.stacks_of(side, k), how, self.stacks_of(1 - side, k))

    def cond_FewerThan(self, node: Node) -> Cond:
        return self.against(node, "<")

    def cond_AsMany(self, node: Node) -> Cond:
        return self.against(node, ">=")

    def cond_AsManyOrFewer(self, node: Node) -> Cond:
        return self.against(node, "<=")

    def security(self, node: Node, how: str) -> Cond:
        side = max(0, whose_of(node.get("o")))
        mine: Value = selectors.PileSize([st.SECURITY], side, 1)
        theirs: Value = selectors.PileSize([st.SECURITY], 1 - side, 1)
        return conds.Compared(mine, how, theirs)

    def cond_FewerSecurity(self, node: Node) -> Cond:
        return self.security(node, "<")

    def cond_MoreSecurity(self, node: Node) -> Cond:
        return self.security(node, ">")

    def cond_SecurityVersus(self, node: Node) -> Cond:
        return self.security(node, HOW[node.text("is")])

    def cond_TotalCards(self, node: Node) -> Cond:
        count = self.count(node.get("n"))
        assert count is not None
        return conds.ValueFits(selectors.PileSize([ZONE_OF[p.kind] for p in nodes(node.get("p"))], -1, 1), count)

    def cond_TotalColors(self, node: Node) -> Cond:
        count = self.count(node.get("n"))
        assert count is not None
        x = node.get("x")
        if isinstance(x, Node):
            return conds.ValueFits(conds.ColorsOf(self.select(x), 1), count)
        kinds = self.kinds_filter(node.get("k"), False)
        pick = selectors.Pick(None, [selectors.Field(whose_of(node.get("o")), [st.BATTLE])], kinds)
        return conds.ValueFits(conds.ColorsOf(pick, 1), count)

    def cond_SourceColors(self, node: Node) -> Cond:
        count = self.count(node.get("n"))
        assert count is not None
        return conds.ValueFits(conds.ColorsOf(self.select(node.node("x")), 1, True), count)

    def cond_SameLevelStack(self, node: Node) -> Cond:
        count = self.count(node.get("n"))
        assert count is not None
        return conds.ValueFits(conds.SameLevels(self.select(node.node("x")), 1), count)

    def cond_AllAre(self, node: Node) -> Cond:
        pick = selectors.Pick(None, [selectors.Field(whose_of(node.get("o")), [st.BATTLE])], self.thing_filter(node.get("of")))
        return Fits(pick, self.every(node.get("f")), True)

    def cond_DigivolvedInto(self, node: Node) -> Cond:
        return Fits(self.selects(node.get("x")), filters.AnyFilter([self.tester(one) for one in nodes(node.get("into"))]))

    # -------------------------------------------------------------- triggers

    def timing(self, kind: str) -> Trig | None:
        """The trigger of a timing icon."""
        if kind in OWN_TIMINGS:
            trig = Pattern(bit(OWN_TIMINGS[kind]))
            trig.this = True
            trig.own = kind == "OnDeletion"
            trig.breeding = kind in ("WhenMoving",)
            return trig
        if kind == "WhenLinking":
            trig = Pattern(bit("linked"))
            trig.this_card = True
            return trig
        if kind in TIMINGS:
            name, whose = TIMINGS[kind]
            return AnyTurnOf(bit(name), whose)
        return None

    def triggers(self, slot: Slot | None) -> tuple[list[Trig], bool]:
        """The trigger conditions of a “when”, and whether they cut in before their cause."""
        found: list[Trig] = []
        would = False
        for node in nodes(slot):
            method = getattr(self, "on_" + node.kind, None)
            if method is None:
                raise CannotRun(f"trigger {node.kind}")
            trigs, early = method(node)
            found += trigs
            would = would or early
        return found, would

    def subject(self, trig: Pattern, slot: Slot | None) -> None:
        """Who or what it happens to."""
        xs = nodes(slot)
        if len(xs) == 1 and xs[0].kind in ("This",):
            k = xs[0].get("k")
            if k in ("Card", "Source") and trig.kinds & bit(
                "moved", "used", "would play", "would use", "would digivolve", "linked"
            ):
                trig.this_card = True
                trig.own = True
                return
            trig.this = True
            trig.own = bool(trig.kinds & bit("deleted", "left", "moved"))
            return
        tests = [self.tester(x) for x in xs]
        trig.subject = tests[0] if len(tests) == 1 else filters.AnyFilter(tests)
        trig.breeding = any(self.names_breeding(x) for x in xs)
        if trig.kinds == bit("moved") and trig.about == "card":
            self.taken_from(trig, xs)

    def taken_from(self, trig: Pattern, xs: list[Node]) -> None:
        """The areas in which the cards that are moved are said to be."""
        areas = [x.get("z") for x in xs if x.kind == "Sel" and x.get("z") is not None]
        if not areas:
            return
        if len(areas) < len(xs) or len(areas) > 1 and any(area != areas[0] for area in areas):
            raise CannotRun("cards of several areas moved")
        trig.places = self.place_mask(areas[0])
        trig.place_whose = self.place_whose(areas[0])
        self.from_host(trig, areas[0])

    def names_breeding(self, node: Node) -> bool:
        """Whether a text names the breeding area."""
        return any(inner.kind == "Breeding" for inner in node.walk())

    def on_On(self, node: Node) -> tuple[list[Trig], bool]:
        found: list[Trig] = []
        would = False
        for event in nodes(node.get("e")):
            early = event.get("would") == 1
            would = would or early
            for trig in self.event(event, node.get("x"), early):
                found.append(trig)
        return found, would

    def on_OnHaving(self, node: Node) -> tuple[list[Trig], bool]:
        found, would = self.on_On(node)
        test = self.every(node.get("f"))
        for trig in found:
            assert isinstance(trig, Pattern)
            trig.cond = Fits(selectors.This(False), test)
        return found, would

    def kind_of(self, slot: Slot | None) -> int:
        """1 if the subject is a Digimon, 0 if it is a Tamer, -1 if not said."""
        for node in nodes(slot):
            if node.kind == "This":
                return {"Digimon": 1, "Tamer": 0}.get(str(node.get("k")), -1)
            names = self.kind_names(node.get("of"))
            if "Digimon" in names and "Tamer" not in names:
                return 1
            if "Tamer" in names and "Digimon" not in names:
                return 0
        return -1

    def event(self, event: Node, x: Slot | None, would: bool) -> list[Pattern]:
        """The patterns of one event that happens to x."""
        kind = event.kind
        plain = {
            "Attacks": "attacked",
            "Blocks": "blocked",
            "Blocked": "blocked",
            "Suspends": "suspended",
            "Unsuspends": "unsuspended",
            "Moves": "moved out",
            "DeletesInBattle": "battle won",
            "DeletesAndSurvives": "battle won",
            "TargetSwitched": "target",
            "Checks": "checked",
        }
        if kind in ("PlayedOrDigivolvedInto", "DigivolvesOrLeaves", "DeletedOrReturned"):
            return self.double_event(event, x)
        if kind == "Played":
            trig = Pattern(bit("would play" if would else "played"))
            if would:
                trig.about = "card"
        elif kind == "Deleted":
            trig = Pattern(bit("would delete" if would else "deleted"))
        elif kind == "Leaves":
            trig = Pattern(bit("would leave" if would else "left"))
            trig.places = 1 << st.BATTLE
        elif kind in ("Digivolves", "DNADigivolves", "DigivolvedInto"):
            trig = Pattern(bit("would digivolve" if would else "digivolved"))
            if kind == "DigivolvedInto":
                trig.about = "card"
            elif not would:
                trig.was = self.kind_of(x)
            if kind == "DNADigivolves":
                trig.how = "dna"
            into = nodes(event.get("into"))
            if len(into) == 1 and into[0].kind == "This":
                trig.this_card = True
            elif into:
                tests = [self.tester(one) for one in into]
                trig.card = tests[0] if len(tests) == 1 else filters.AnyFilter(tests)
            self.digivolving(trig, event, would)
        elif kind == "Returned":
            trig = Pattern(bit("would leave" if would else "left"))
            to = event.get("to")
            goal = to.kind if isinstance(to, Node) else ""
            trig.goals = 1 << st.HAND if goal == "ToHand" else 1 << st.DECK if goal else 1 << st.HAND | 1 << st.DECK
            if self.about_cards(x):
                trig = Pattern(bit("moved"))
                trig.about = "card"
                trig.goals = 1 << st.HAND if goal == "ToHand" else 1 << st.DECK
            if event.get("z") is not None:
                trig.places = self.place_mask(event.get("z"))
        elif kind == "ReturnedAny":
            trig = Pattern(bit("would leave"))
            trig.goals = 1 << st.HAND | 1 << st.DECK
        elif kind == "Trashed" and not would and any(one.kind == "Sel" and one.get("z") is not None for one in nodes(x)):
            trig = self.moving(Node("Trash", (("x", x or ()),)))
            trig.by = self.by(event.get("by"))
            return [trig]
        elif kind == "Trashed":
            trig = Pattern(bit("moved"))
            trig.about = "card"
            trig.goals = 1 << st.TRASH
            if would:
                raise CannotRun("would be trashed")
            if event.get("z") is not None:
                trig.places = self.place_mask(event.get("z"))
                trig.place_whose = self.place_whose(event.get("z"))
            elif not self.about_cards(x):
                trig.places = FIELDS
        elif kind == "Placed":
            trig = Pattern(bit("moved"))
            trig.about = "card"
            to = event.node("to")
            if to.kind in ("Under", "Sources", "SourcesBottom", "SourcesTop", "SourcesAny"):
                trig.goals = UNDERS
                trig.onto = self.tester(to.node("x"))
            elif to.kind.startswith("Security"):
                trig.goals = 1 << st.SECURITY
            elif to.kind.startswith("Deck"):
                trig.goals = 1 << st.DECK
            elif to.kind == "BattleArea":
                trig.goals = 1 << st.BATTLE
            else:
                raise CannotRun(f"placed {to.kind}")
            if event.get("z") is not None:
                trig.places = self.place_mask(event.get("z"))
                self.from_host(trig, event.get("z"))
        elif kind == "Linked":
            trig = Pattern(bit("would link" if would else "linked"))
            to = event.get("to")
            if isinstance(to, Node):
                trig.about = "card"
                trig.onto = self.tester(to)
        elif kind == "Used":
            trig = Pattern(bit("would use" if would else "used"))
            trig.about = "card"
        elif kind == "Deletes":
            trig = Pattern(bit("deleted"))
            trig.subject = self.tester(event.node("x"))
            xs = nodes(x)
            if len(xs) == 1 and xs[0].kind == "This":
                trig.doer_this = True
            else:
                tests = [self.tester(one) for one in xs]
                trig.doer = tests[0] if len(tests) == 1 else filters.AnyFilter(tests)
            return [trig]
        elif kind == "Activates":
            if event.node("k").kind != "DigiBurst":
                raise CannotRun(f"activates {event.node('k').kind}")
            trig = Pattern(bit("digi-burst"))
        elif kind == "Targeted":
            trig = Pattern(bit("attacked", "target"))
            trig.about = "onto"
        elif kind == "Checked":
            trig = Pattern(bit("checked"))
            trig.about = "card"
        elif kind in ("Added", "Removed"):
            trig = Pattern(bit("moved"))
            trig.about = "card"
            mask, side = self.place_mask(event.get("z")), self.place_whose(event.get("z"))
            if kind == "Added":
                trig.goals, trig.goal_whose = mask, side
            else:
                trig.places, trig.place_whose = mask, side
        elif kind in plain:
            trig = Pattern(bit(plain[kind]))
            if kind == "Blocked":
                trig.about = "onto"
            if kind in ("DeletesInBattle", "DeletesAndSurvives"):
                trig.onto = self.tester(event.node("x"))
                trig.survived = kind == "DeletesAndSurvives"
            if kind == "Checks":
                trig.about = "onto"
                card = event.get("x")
                if isinstance(card, Node) and self.kind_names(card.get("of")) - {"SecurityCard"}:
                    trig.card = self.thing_filter(card.get("of"), True)
                elif isinstance(card, Node) and isinstance(card.get("of"), Node):
                    for f in nodes(card.node("of").get("f")):
                        if f.kind not in ("FaceUp", "FaceDown"):
                            raise CannotRun(f"checks {f.kind}")
                        trig.face_up = int(f.kind == "FaceUp")
            if kind == "Attacks":
                self.attack_target(trig, event.get("target"))
                if isinstance(event.get("k"), Node):
                    trig.by = [By("effect", -1, 0, BY_NODE[event.node("k").kind])]
                    self.subject(trig, x)
                    return [trig]
            if kind == "Unsuspends" and isinstance(event.get("t"), Node):
                trig.phase, trig.phase_whose = PHASES[event.node("t").kind]
        else:
            raise CannotRun(f"event {kind}")
        trig.by = self.by(event.get("by"))
        if kind == "Played" and event.get("z") is not None:
            trig.places = self.place_mask(event.get("z"))
        self.subject(trig, x)
        return [trig]

    def from_host(self, trig: Pattern, slot: Slot | None) -> None:
        """Cards that come from under certain stacks."""
        for zone in nodes(slot):
            if zone.kind == "Sources":
                x = zone.node("x")
                trig.source = filters.Among(self.select(x), False) if x.kind == "This" else self.tester(x)

    def digivolving(self, trig: Pattern, node: Node, would: bool) -> None:
        """From which level to which, and where the card comes from."""
        zones = [*nodes(node.get("z")), *(zone for one in nodes(node.get("into")) for zone in nodes(one.get("z")))]
        if zones:
            trig.places = self.place_mask(tuple(zones))
        if isinstance(node.get("b"), int):
            level = filters.Number("Level", "=", Const(node.number("b")))
            trig.card = level if trig.card is None else filters.Every([trig.card, level])
        if isinstance(node.get("a"), int):
            if not would:
                raise CannotRun("digivolved from a level")
            trig.cond = Fits(Digivolving(), filters.Number("Level", "=", Const(node.number("a"))))

    def double_event(self, event: Node, x: Slot | None) -> list[Pattern]:
        """One of two events that are named together."""
        by = event.get("by")
        slots: tuple[tuple[str, Slot], ...] = (("would", 1), *((("by", by),) if by is not None else ()))
        pairs = {
            "PlayedOrDigivolvedInto": ("Played", "DigivolvedInto"),
            "DigivolvesOrLeaves": ("Digivolves", "Leaves"),
            "DeletedOrReturned": ("Deleted", "ReturnedAny"),
        }
        found: list[Pattern] = []
        for name in pairs[event.kind]:
            found += self.event(Node(name, slots), x, True)
        return found

    def about_cards(self, slot: Slot | None) -> bool:
        """Whether the subject is cards, not things on the field."""
        for node in nodes(slot):
            if node.kind == "This":
                return node.get("k") in ("Card", "Source")
            if node.kind == "Sel":
                return self.is_card(node.get("of")) or "Source" in self.kind_names(node.get("of"))
        return True

    def attack_target(self, trig: Pattern, slot: Slot | None) -> None:
        """11-2-7-6: what was chosen as the target at the declaration."""
        if not isinstance(slot, Node):
            return
        if slot.kind == "Player":
            trig.to_player = 1
        else:
            trig.to_player = 0
            trig.onto = self.tester(slot.node("x"))

    def on_Does(self, node: Node) -> tuple[list[Trig], bool]:
        trigs = self.deed(node.node("do"), whose_of(node.get("o")), False)
        for trig in trigs:
            trig.by = self.by(node.get("by"))
        return list(trigs), False

    def on_WouldDo(self, node: Node) -> tuple[list[Trig], bool]:
        return list(self.deed(node.node("do"), whose_of(node.get("o")), True)), True

    def deed(self, do: Node, whose: int, would: bool) -> list[Pattern]:
        """What a player does, as a pattern."""
        kind = do.kind
        x = do.get("x")
        if kind == "Play":
            trig = Pattern(bit("would play" if would else "played"))
            trig.about = "card" if would else "body"
            trig.player = whose
            self.deed_subject(trig, x)
            for item in nodes(x):
                if item.get("z") is not None:
                    trig.places = self.place_mask(item.get("z"))
            return [trig]
        if kind in ("Digivolve", "DNADigivolve"):
            trig = Pattern(bit("would digivolve" if would else "digivolved"))
            trig.player = whose
            if kind == "DNADigivolve":
                trig.how = "dna"
            into = nodes(do.get("into"))
            if len(into) == 1 and into[0].kind == "This":
                trig.this_card = True
            elif into:
                cards = [self.thing_filter(one.get("of"), True) if one.kind == "Sel" else self.tester(one) for one in into]
                trig.card = filters.AnyFilter(cards)
            self.digivolving(trig, do, would)
            if x is not None and nodes(x):
                if not would:
                    trig.was = self.kind_of(x)
                self.subject(trig, x)
            return [trig]
        if kind == "Use":
            trig = Pattern(bit("would use" if would else "used"))
            trig.about = "card"
            trig.player = whose
            self.deed_subject(trig, x)
            return [trig]
        if kind == "Attack":
            trig = Pattern(bit("attacked"))
            trig.player = whose
            self.subject(trig, x)
            self.attack_target(trig, do.get("target"))
            return [trig]
        if kind == "Link":
            trig = Pattern(bit("would link" if would else "linked"))
            trig.about = "card"
            trig.player = whose
            self.deed_subject(trig, x)
            return [trig]
        if would and kind == "Delete":
            trig = Pattern(bit("would delete"))
            self.subject(trig, x)
            return [trig]
        if would and kind == "Trash":
            trig = self.moving(do)
            trig.kinds = bit("would move")
            return [trig]
        if would:
            raise CannotRun(f"would {kind}")
        if kind == "PlayOrUse":
            slots = tuple(pair for pair in do.slots if pair[0] == "x")
            return [*self.deed(Node("Play", slots), whose, False), *self.deed(Node("Use", slots), whose, False)]
        if kind == "Flip":
            trig = Pattern(bit("flipped"))
            trig.about = "card"
            face = do.get("face")
            trig.face_up = int(not (isinstance(face, Node) and face.kind == "FaceDown"))
            sides = {whose_of(item.get("o")) for item in nodes(x)}
            if len(sides) == 1 and min(sides) >= 0:
                trig.subject = filters.Owned(sides.pop())
            return [trig]
        if kind == "Or":
            return [*self.deed(do.node("a"), whose, False), *self.deed(do.node("b"), whose, False)]
        if kind == "Move":
            trig = Pattern(bit("moved out"))
            trig.player = whose
            for item in nodes(x):
                if item.get("z") is not None:
                    trig.places |= self.place_mask(item.get("z"))
            self.subject(trig, x)
            trig.breeding = False
            return [trig]
        if kind in ("Delete", "Suspend", "Unsuspend"):
            trig = Pattern(bit({"Delete": "deleted", "Suspend": "suspended", "Unsuspend": "unsuspended"}[kind]))
            self.subject(trig, x)
            return [trig]
        if kind in ("Trash", "Add", "Return", "Place"):
            return [self.moving(do)]
        if kind == "Draw":
            trig = Pattern(bit("moved"))
            trig.places = 1 << st.DECK
            trig.goals = 1 << st.HAND
            trig.player = whose
            return [trig]
        if kind == "Hatch":
            trig = Pattern(bit("hatched"))
            trig.player = whose
            trig.breeding = True
            return [trig]
        raise CannotRun(f"does {kind}")

    def deed_subject(self, trig: Pattern, slot: Slot | None) -> None:
        """The card a player plays or uses."""
        xs = nodes(slot)
        if len(xs) == 1 and xs[0].kind == "This":
            trig.this_card = True
            trig.own = True
            if xs[0].get("z") is not None:
                trig.places = self.place_mask(xs[0].get("z"))
            return
        tests: list[Filter] = []
        for x in xs:
            if x.kind == "Sel":
                n = x.get("n")
                inner = self.thing_filter(x.get("of"))
                if whose_of(x.get("o")) >= 0:
                    inner = filters.Every([filters.Owned(whose_of(x.get("o"))), inner])
                tests.append(filters.Every([filters.Other(), inner]) if isinstance(n, Node) and n.kind == "Another" else inner)
            else:
                tests.append(self.tester(x))
        if tests:
            trig.subject = tests[0] if len(tests) == 1 else filters.AnyFilter(tests)

    def moving(self, do: Node) -> Pattern:
        """Cards that move, by what is done to them."""
        trig = Pattern(bit("moved"))
        trig.about = "card"
        xs = nodes(do.get("x"))
        if do.kind == "Trash":
            trig.goals = 1 << st.TRASH
        else:
            to = do.get("to")
            name = to.kind if isinstance(to, Node) else "ToHand" if do.kind == "Add" else ""
            if name == "ToHand":
                trig.goals = 1 << st.HAND
            elif name.startswith("Deck"):
                trig.goals = 1 << st.DECK
            elif name.startswith("Security"):
                trig.goals = 1 << st.SECURITY
            elif isinstance(to, Node) and name in ("Under", "Sources", "SourcesBottom", "SourcesTop", "SourcesAny"):
                trig.goals = UNDERS
                trig.onto = self.tester(to.node("x"))
            elif name == "BattleArea":
                trig.goals = 1 << st.BATTLE
            elif name:
                raise CannotRun(f"moves {name}")
            else:
                trig.goals = 1 << st.HAND | 1 << st.DECK
        tests: list[Filter] = []
        for x in xs:
            if x.kind == "This":
                trig.this_card = True
                trig.own = True
                if x.get("k") == "Source":
                    trig.places = 1 << st.UNDER
                if x.get("z") is not None:
                    trig.places = self.place_mask(x.get("z"))
                    for zone in nodes(x.get("z")):
                        if zone.kind in ("Sources", "Links") and zone.node("x").kind != "This":
                            trig.source = self.tester(zone.node("x"))
                return trig
            if x.kind in ("Top", "Bottom"):
                piles = nodes(x.get("p"))
                trig.places = 1 << ZONE_OF[piles[0].kind]
                trig.place_whose = whose_of(x.get("o"))
                return trig
            if x.kind == "TopOf":
                trig.places = FIELDS
                trig.about = "host"
                trig.subject = self.tester(x.node("x"))
                return trig
            if x.kind != "Sel":
                raise CannotRun(f"moves {x.kind}")
            z = x.get("z")
            if z is not None:
                trig.places = self.place_mask(z)
                trig.place_whose = self.place_whose(z)
                for zone in nodes(z):
                    if zone.kind in ("Sources", "Links") and len(xs) == 1:
                        trig.about = "host"
                        trig.subject = self.tester(zone.node("x")) if zone.node("x").kind != "This" else None
                        if zone.node("x").kind == "This":
                            trig.this = True
                        if x.get("of") is not None:
                            trig.card = self.thing_filter(x.get("of"), True)
                        return trig
            elif "SecurityCard" in self.kind_names(x.get("of")):
                trig.places = 1 << st.SECURITY
                trig.place_whose = whose_of(x.get("o"))
                continue
            elif "Source" in self.kind_names(x.get("of")):
                trig.places = 1 << st.UNDER
                trig.place_whose = whose_of(x.get("o"))
                continue
            elif not self.is_card(x.get("of")):
                trig.places = FIELDS
            if whose_of(x.get("o")) >= 0:
                tests.append(filters.Owned(whose_of(x.get("o"))))
            tests.append(self.thing_filter(x.get("of"), True))
        if tests:
            trig.subject = tests[0] if len(tests) == 1 else filters.Every(tests) if len(xs) == 1 else filters.AnyFilter(tests)
        return trig

    def on_EffectWould(self, node: Node) -> tuple[list[Trig], bool]:
        by = [one for source in nodes(node.get("by")) for one in self.one_by(source)]
        trigs = self.deed(node.node("do"), -1, True)
        for trig in trigs:
            trig.by = by or [By("effect")]
        return list(trigs), True

    def on_HandTrashed(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("moved"))
        trig.about = "card"
        trig.places = 1 << st.HAND
        trig.goals = 1 << st.TRASH
        trig.place_whose = whose_of(node.get("o"))
        return [trig], False

    def on_LinksTrashed(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("moved"))
        trig.about = "host"
        trig.places = 1 << st.LINK
        trig.goals = 1 << st.TRASH
        trig.by = self.by(node.get("by"))
        self.subject(trig, (node.node("x"),))
        trig.own = False
        return [trig], False

    def on_Using(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("would use"))
        trig.about = "card"
        trig.player = 0
        self.deed_subject(trig, (node.node("x"),))
        return [trig], True

    def on_EffectDoes(self, node: Node) -> tuple[list[Trig], bool]:
        by = [one for source in nodes(node.get("by")) for one in self.one_by(source)]
        trigs = self.deed(node.node("do"), -1, False)
        for trig in trigs:
            trig.by = by or [By("effect")]
        return list(trigs), False

    def on_EffectPlaysOrDigivolves(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("played", "digivolved"))
        trig.by = [one for source in nodes(node.get("by")) for one in self.one_by(source)] or [By("effect")]
        trig.subject = self.tester(node.node("x"))
        return [trig], False

    def on_EffectRemoves(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("would leave"))
        trig.by = [one for source in nodes(node.get("by")) for one in self.one_by(source)] or [By("effect")]
        trig.goals = 1 << st.TRASH | 1 << st.HAND | 1 << st.DECK
        self.subject(trig, (node.node("x"),))
        return [trig], True

    def on_Attacking(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("attacked"))
        trig.this = True
        self.attack_target(trig, node.get("target"))
        return [trig], False

    def on_Playing(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("would play"))
        trig.about = "card"
        trig.player = 0
        self.deed_subject(trig, (node.node("x"),))
        return [trig], True

    def on_DigivolvingInto(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("would digivolve"))
        if node.get("x") is not None:
            self.subject(trig, (node.node("x"),))
        else:
            trig.player = 0
        into = nodes(node.get("into"))
        if len(into) == 1 and into[0].kind == "This":
            trig.this_card = True
        else:
            trig.card = filters.AnyFilter([self.thing_filter(one.get("of"), True) for one in into])
        self.digivolving(trig, node, True)
        return [trig], True

    def on_DigivolvingByThis(self, node: Node) -> tuple[list[Trig], bool]:
        raise CannotRun("DigivolvingByThis")

    def on_TargetChanged(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("target"))
        if node.get("x") is not None:
            self.subject(trig, (node.node("x"),))
        return [trig], False

    def on_SecurityChecked(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("checked"))
        trig.player = whose_of(node.get("o"))
        return [trig], False

    def on_SecurityRemoved(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("moved"))
        trig.about = "card"
        trig.places = 1 << st.SECURITY
        side = whose_of(node.get("o"))
        trig.place_whose = side if side >= 0 else self.place_whose(node.get("z"))
        trig.by = [one for source in nodes(node.get("by")) for one in self.one_by(source)]
        return [trig], False

    def on_CardsAdded(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("moved"))
        trig.about = "card"
        trig.goals = self.place_mask(node.get("z"))
        face = node.get("face")
        if isinstance(face, Node):
            trig.face_up = int(face.kind == "FaceUp")
        trig.goal_whose = self.place_whose(node.get("z"))
        trig.by = [one for source in nodes(node.get("by")) for one in self.one_by(source)]
        return [trig], False

    def on_SourcesAdded(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("moved"))
        trig.about = "onto"
        trig.goals = UNDERS
        trig.by = [one for source in nodes(node.get("by")) for one in self.one_by(source)]
        self.subject(trig, (node.node("x"),))
        trig.own = False
        return [trig], False

    def on_SourcesTrashed(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("moved"))
        trig.about = "host"
        trig.places = 1 << st.UNDER
        trig.goals = 1 << st.TRASH
        trig.by = self.by(node.get("by"))
        self.subject(trig, (node.node("x"),))
        trig.own = False
        return [trig], False

    def on_DeckTrashed(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("moved"))
        trig.about = "card"
        trig.places = 1 << st.DECK
        trig.goals = 1 << st.TRASH
        trig.place_whose = whose_of(node.get("o"))
        return [trig], False

    def on_TrashedByDigiBurst(self, node: Node) -> tuple[list[Trig], bool]:
        trig = Pattern(bit("moved"))
        trig.this_card = True
        trig.own = True
        trig.goals = 1 << st.TRASH
        trig.places = 1 << st.UNDER
        trig.by = [By("effect", -1, 0, "Digi-Burst")]
        return [trig], False

    # -------------------------------------------------------------- changes

    def changes(self, node: Node, per: Value | None) -> list[Change]:
        """The changes one predicate makes."""
        method = getattr(self, "change_" + node.kind, None)
        if method is None:
            raise CannotRun(f"change {node.kind}")
        found = method(node, per)
        assert isinstance(found, list)
        return found

    def amount(self, n: int, per: Value | None) -> Value:
        return Const(n) if per is None else Product(n, per)

    def change_DpUp(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.DpChange(self.amount(node.number("n"), per), 1)]

    def change_DpDown(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.DpChange(self.amount(node.number("n"), per), -1)]

    def change_DpUpGain(self, node: Node, per: Value | None) -> list[Change]:
        return self.change_DpUp(node, per) + self.change_Gain(node, None)

    def change_DpDownGain(self, node: Node, per: Value | None) -> list[Change]:
        return self.change_DpDown(node, per) + self.change_Gain(node, None)

    def change_Gain(self, node: Node, per: Value | None) -> list[Change]:
        found: list[Change] = []
        given: list[Effect] = []
        for k in nodes(node.get("k")):
            if k.kind == "Quoted":
                given += self.quoted(k.node("e"))
            elif k.kind == "AllEffectsOf":
                found.append(modifiers.GiveEffectsOf(self.select(k.node("x")), [timing.kind for timing in nodes(k.get("t"))]))
            elif k.kind == "ColorGain":
                found.append(modifiers.Information("color", [], colors_of(k.get("c"))))
            elif per is not None and k.kind in ("SecurityAttackUp", "SecurityAttackDown"):
                found.append(modifiers.KeywordTimes(self.keyword(k), per))
            else:
                given.append(self.keyword(k))
        if given:
            found.append(modifiers.KeywordChange(given))
        return found

    def keyword(self, node: Node) -> Effect:
        """A keyword effect that is always on or triggers by itself."""
        n = node.get("n")
        needs: list[Filter] = []
        for slot in ("f", "a", "b"):
            inner = node.get(slot)
            if isinstance(inner, Node):
                needs.append(self.need(inner))
        effect = keyword(node.kind, n if isinstance(n, int) else 0, needs, words_of(node.get("t")))
        if effect is None:
            raise CannotRun(f"keyword {node.kind}")
        self.all_kinds |= effect.kinds
        return effect

    def quoted(self, node: Node) -> list[Effect]:
        """Effects in quotation marks."""
        raise NotImplementedError

    def change_Lose(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.KeywordLoss(BY_NODE[k.kind]) for k in nodes(node.get("k"))]

    def change_Unaffected(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.RuleChange("unaffected", self.by(node.get("by")) or [By("effect")])]

    def change_Cant(self, node: Node, per: Value | None) -> list[Change]:
        found: list[Change] = []
        for verb in nodes(node.get("v")):
            kind = verb.kind
            if kind in FLAGS:
                found.append(modifiers.FlagChange(FLAGS[kind]))
            elif kind == "Leave" and any(by.kind.endswith("ByDeletion") for by in nodes(verb.get("by"))):
                found.append(modifiers.RuleChange("leave but deleted", self.by(verb.get("by"))))
            elif kind in RULES:
                found.append(modifiers.RuleChange(RULES[kind], self.by(verb.get("by"))))
            elif kind == "DigivolveTo":
                found.append(modifiers.RuleChange("digivolve", [], filters.Number("Level", "=", Const(verb.number("n")))))
            elif kind == "DigivolveInto":
                into = verb.node("x")
                found.append(modifiers.RuleChange("digivolve", [], self.thing_filter(into.get("of"), True)))
            elif kind == "Move":
                found.append(modifiers.RuleChange("move", []))
            elif kind == "BeLinked":
                found.append(modifiers.RuleChange("link", []))
            elif kind == "SuspendExcept":
                found.append(modifiers.RuleChange("suspended", [By("effect")]))
                found.append(modifiers.FlagChange(st.NO_BLOCK))
            elif kind == "BeBlocked":
                x = verb.get("x")
                found.append(modifiers.RuleChange("blocked", [], self.tester(x) if isinstance(x, Node) else None))
            elif kind == "AttackX":
                found.append(modifiers.RuleChange("attack", [], self.tester(verb.node("x"))))
            elif kind == "BlockX":
                found.append(modifiers.RuleChange("block", [], self.tester(verb.node("x"))))
            elif kind == "UnsuspendIn":
                phase = verb.node("t").kind
                whose = {"Opponents": 1, "Your": 0, "Owners": 2}
                number = next((n for name, n in whose.items() if phase.startswith(name)), -1)
                found.append(modifiers.RuleChange("unsuspend phase", [], None, number))
            elif kind == "ActivateTiming":
                change = modifiers.RuleChange("activate", [])
                change.words = [timing.kind for timing in nodes(verb.get("t"))]
                found.append(change)
            else:
                raise CannotRun(f"can't {kind}")
        return found

    def change_TreatFor(self, node: Node, per: Value | None) -> list[Change]:
        change = modifiers.RuleChange("dna as", [], filters.Named([node.text("u")]), node.number("n"))
        change.words = [node.text("t")]
        return [change]

    def change_AlsoNamed(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.Information("name", words_of(node.get("t")))]

    def change_AlsoNameHas(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.Information("name part", words_of(node.get("t")))]

    def change_AlsoTrait(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.Information("trait", words_of(node.get("t")))]

    def change_AlsoColor(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.Information("color", [], colors_of(node.get("c")))]

    def change_AlsoColorsOf(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.Information("source colors", [])]

    def change_TreatDigimon(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.AsDigimon(node.number("n"))]

    def change_TreatDigimonFixed(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.AsDigimon(node.number("n")), modifiers.FlagChange(st.NO_DIGIVOLVE)]

    def change_CanAttackUnsuspended(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.RuleChange("attack unsuspended", [], self.tester(node.node("x")))]

    def change_OnlyAttack(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.RuleChange("only attack", [], self.tester(node.node("x")))]

    def change_OnlyDigivolveInto(self, node: Node, per: Value | None) -> list[Change]:
        x = node.node("x")
        return [modifiers.RuleChange("only digivolve", [], self.thing_filter(x.get("of"), True))]

    def change_NoSecurityEffects(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.RuleChange("no security effects", [], filters.Kinds(8))]

    def change_OriginalDp(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.OriginalDp(node.number("n"))]

    def change_DpIs(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.DpIs(node.number("n"))]

    def change_DpDeletionUp(self, node: Node, per: Value | None) -> list[Change]:
        change = modifiers.RuleChange("dp deletion", [])
        change.value = self.amount(node.number("n"), per)
        return [change]

    def change_ChecksUp(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.ChecksChange(self.amount(node.number("n"), per))]

    def change_MustAttack(self, node: Node, per: Value | None) -> list[Change]:
        return [modifiers.FlagChange(st.MUST_ATTACK)]

    def parts(self, node: Node, cond: Cond | None) -> list[Part]:
        """A continuous change as parts, with its condition."""
        kind = node.kind
        if kind == "Mod":
            per = node.get("per")
            value = self.counting(per) if isinstance(per, Node) else None
            found: list[Part] = []
            vs = node.get("vs")
            if isinstance(vs, Node):
                if any(x.kind != "This" for x in nodes(node.get("x"))):
                    raise CannotRun("while another is battling")
                battling: Cond = Battling(self.tester(vs))
                cond = battling if cond is None else Both([cond, battling])
            for p in nodes(node.get("p")):
                for change in self.changes(p, value):
                    for x in nodes(node.get("x")):
                        about = nodes(per.get("x")) if isinstance(per, Node) else [x]
                        own = x.kind == "It" and all(inner.kind == "This" for inner in about)
                        part = Part(change, None if own else self.scope(x), cond)
                        if change.layer in (EFFECTS, NUMBERS) and any(inner.kind in ("Dp", "DP") for inner in x.walk()):
                            change.layer = LATE
                        found.append(part)
            return found
        if kind == "PlayerCant":
            who = {0: 0, 1: 1, -1: 2}[whose_of(node.get("x"))]
            return [Part(change, None, cond, who) for change in self.player_cant(node)]
        if kind == "CostUp":
            return [Part(StackCost(Const(node.number("n"))), self.scope(x), cond) for x in nodes(node.get("x"))]
        if kind == "SecurityLocked":
            return [Part(modifiers.RuleChange("add security", self.by(node.get("by"))), None, cond, 2)]
        if kind == "TreatLevel":
            x = node.node("x")
            level = modifiers.RuleChange("dna as", [], self.thing_filter(x.get("of"), True), node.number("n"))
            return [Part(level, self.scope(node.node("y")), cond)]
        if kind == "CheckedLocked":
            return [Part(modifiers.RuleChange("no security effects", []), self.scope(node.node("x")), cond)]
        if kind == "EffectsCant" and all(verb.kind == "Play" for verb in nodes(node.get("v"))):
            return [Part(change, None, cond, self.side_of_effects(node)) for change in self.effects_cant_play(node)]
        if kind == "EffectsCant":
            return [Part(change, self.scope(x), cond) for change, x in self.effects_cant(node)]
        if kind == "TargetLocked":
            return [Part(modifiers.FlagChange(st.NO_TARGET_SWITCH), self.scope(node.node("x")), cond)]
        if kind == "DpLocked":
            change = modifiers.RuleChange("dp", self.by(node.get("by")))
            return [Part(change, self.scope(node.node("x")), cond)]
        if kind == "OriginalDpSet":
            return [Part(modifiers.OriginalDp(node.number("n")), self.scope(x), cond) for x in nodes(node.get("x"))]
        if kind == "AttachTiming":
            timings = [timing.kind for timing in nodes(node.get("t"))]
            trigs: list[Trig] = []
            for timing in timings:
                trig = self.timing(timing)
                if trig is None:
                    raise CannotRun(f"attach {timing}")
                trigs.append(trig)
                self.all_kinds |= trig.kinds
            of = [timing.kind for timing in nodes(node.get("of"))]
            return [Part(modifiers.AttachTiming(of, timings, trigs), self.scope(node.node("x")), cond)]
        if kind == "TurnEndAt":
            return [Part(modifiers.RuleChange("turn end", [], None, node.number("n")), None, cond, 0)]
        if kind == "TimingLocked":
            change = modifiers.RuleChange("activate", [])
            change.words = [timing.kind for timing in nodes(node.get("t"))]
            if node.get("x") is None:
                return [Part(change, None, cond, {0: 0, 1: 1, -1: 2}[whose_of(node.get("o"))])]
            return [Part(change, self.scope(node.node("x")), cond)]
        raise CannotRun(f"continuous {kind}")

    def side_of_effects(self, node: Node) -> int:
        """Whose effects a prohibition is about."""
        sides = {whose_of(source.get("o")) for source in nodes(node.get("by"))}
        return {0: 0, 1: 1, -1: 2}[sides.pop()] if len(sides) == 1 else 2

    def effects_cant_play(self, node: Node) -> list[Change]:
        """What effects of a player cannot play, and from where."""
        by = self.by(node.get("by"))
        found: list[Change] = []
        for verb in nodes(node.get("v")):
            x = verb.node("x")
            tests = [self.thing_filter(x.get("of"), True)]
            if x.get("z") is not None:
                tests.append(filters.InZone(self.place_mask(x.get("z"))))
            found.append(modifiers.RuleChange("play by effect", by, filters.Every(tests)))
        return found

    def scope(self, node: Node) -> Select | None:
        """Whom a continuous effect is about; None for the card itself."""
        if node.kind == "This" and node.get("k") != "Source":
            return None
        select = self.select(node)
        if isinstance(select, selectors.Pick) and select.count is not None and select.count.kind not in (selectors.ALL,):
            raise CannotRun("a continuous effect that chooses")
        return select

    def player_cant(self, node: Node) -> list[Change]:
        """What players cannot do."""
        found: list[Change] = []
        for verb in nodes(node.get("v")):
            kind = verb.kind
            x = verb.get("x")
            test = self.thing_filter(x.get("of"), True) if isinstance(x, Node) and x.kind == "Sel" else None
            if isinstance(x, Node) and x.kind == "Sel" and x.get("z") is not None and test is not None:
                test = filters.Every([test, filters.InZone(self.place_mask(x.get("z")))])
            if kind == "GainMemory":
                found.append(modifiers.RuleChange("gain memory", [By("effect")]))
            elif kind == "GainMemoryExcept":
                by = By("effect", -1, TAMER)
                by.inverse = True
                found.append(modifiers.RuleChange("gain memory", [by]))
            elif kind == "PlayByEffects":
                found.append(modifiers.RuleChange("play by effect", [], test))
            elif kind == "Play":
                found.append(modifiers.RuleChange("play", [], test))
            elif kind == "Use":
                found.append(modifiers.RuleChange("use", [], test))
            elif kind == "ReduceCosts":
                k = verb.get("k")
                kinds = {"PlayCost": 1, "DigivolutionCost": 2, "UseCost": 4, "LinkCost": 8}
                mask = kinds.get(k.kind if isinstance(k, Node) else "", 15)
                if isinstance(k, Node) and k.kind == "PlayOrDigivolutionCost":
                    mask = 3
                found.append(modifiers.RuleChange("reduce costs", [], None, mask))
            elif kind == "GainMemoryBy":
                found.append(modifiers.RuleChange("gain memory", self.by(verb.get("by")) or [By("effect")]))
            elif kind == "IgnoreRequirements":
                found.append(modifiers.RuleChange("ignore requirements", []))
            elif kind == "PlayOrMove":
                found.append(modifiers.RuleChange("play", [], test))
                found.append(modifiers.RuleChange("play by effect", [], test))
                found.append(modifiers.RuleChange("move", [], self.tester(x) if isinstance(x, Node) else None))
            elif kind == "DrawByEffects":
                found.append(modifiers.RuleChange("draw", [By("effect")]))
            else:
                raise CannotRun(f"player can't {kind}")
        return found

    def effects_cant(self, node: Node) -> list[tuple[Change, Node]]:
        """What effects cannot do to something."""
        by = self.by(node.get("by"))
        found: list[tuple[Change, Node]] = []
        for verb in nodes(node.get("v")):
            x = nodes(verb.get("x"))
            if len(x) != 1:
                raise CannotRun("EffectsCant")
            zones = nodes(x[0].get("z"))
            if verb.kind == "Trash" and len(zones) == 1 and zones[0].kind == "Sources":
                kept = modifiers.RuleChange("trash source", by, self.thing_filter(x[0].get("of"), True))
                found.append((kept, zones[0].node("x")))
                continue
            if verb.kind in ("AffectWith", "DeDigivolve"):
                change: Change = modifiers.FlagChange(st.NO_DE_DIGIVOLVE)
            elif verb.kind in EFFECT_RULES:
                change = modifiers.RuleChange(EFFECT_RULES[verb.kind], by)
            else:
                raise CannotRun(f"effects can't {verb.kind}")
            found.append((change, x[0]))
        return found
