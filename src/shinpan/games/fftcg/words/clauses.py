"""What a builder reads besides: conditions, triggers, and what events are about."""

from __future__ import annotations

from ....effects.conditions import Both, Either
from ....effects.filters import AllOf
from ....effects.numbers import Const
from ....effects.ops import Cond, Value
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node, Slot
from ..things import conds, filters, selectors
from ..things.state import FIELD
from ..things.trigs import Pattern
from . import events, things
from .vocabulary import THIS
from .words import Sort, Where, Words, nodes, whose


class Clauses(Words):
    """Builds conditions and triggers."""

    def conditions(self, slot: Slot | None) -> Cond | None:
        """All conditions in a slot together."""
        found = [expect(self.make("Cond", node), Cond) for node in nodes(slot)]
        return None if not found else found[0] if len(found) == 1 else Both(found)

    def quantity(self, x: Node, owner: int, negated: bool = False, asked: tuple[str, Value] | None = None) -> Cond:
        """So many things that a player controls or has; ``asked``: how many, if not as many as the text says of them."""
        if x.kind == "Both":
            return Both([self.quantity(part, owner) for part in nodes(x.get("of"))])
        if x.kind == "OneOf":
            return Either([self.quantity(part, owner) for part in nodes(x.get("of"))])
        if x.kind == "This":
            return conds.InZone(selectors.SelfAsWas(), FIELD, owner)
        sort = self.sort(x)
        if sort.z is None and sort.stacked:
            raise CannotRun("control of what is on the stack")
        how, n = asked or self.amount(sort.n)
        place = selectors.OnField(owner) if sort.z is None else things.place(self, sort)
        select = selectors.Sel(place, self.sorted(sort))
        fit = self.fit(sort)
        if fit is None:
            return conds.There(select, "=", Const(0)) if negated else conds.There(select, how, n)
        if how != ">=" or negated:
            raise CannotRun("how many of the same or of different ones")
        return conds.Fitting(select, fit, n)

    # -------------------------------------------------------------- what events are about

    def triggers(self, slot: Slot | None, turn: int = -1) -> list[Pattern]:
        """11.8.2: any of these."""
        found: list[Pattern] = [pattern for node in nodes(slot) for pattern in self.make("Trigger", node)]
        if not found:
            raise CannotRun("no trigger")
        for pattern in found:
            pattern.turn_whose = max(turn, pattern.turn_whose)
        return found

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

    def subject(self, pattern: Pattern, x: Node, implied: str = "") -> Pattern:
        """What the event must be about. What changes its state was in another before (15.1.1.1.1): that is ``implied``."""
        if x.kind in ("This", "ActiveThis"):
            pattern.this = True
            if x.kind == "ActiveThis" and implied != "Active":
                pattern.test = filters.State("active")
        elif x.kind == "Sel":
            self.such(pattern, self.sort(x).without(implied))
        elif x.kind == "ChosenOf" and not self.choices:
            self.such(pattern, self.sort(x.node("of")).without(implied))
        elif x.kind in ("OneOf", "Both"):
            pattern.test = self.one_of(x)
        elif x.kind != "Party":
            pattern.refs = self.as_was(x)
        return pattern

    def such(self, pattern: Pattern, sort: Sort) -> None:
        """The event is about a thing of a sort, or so many at once."""
        tests = self.sorted(sort)
        if sort.z is not None:
            where: Where = self.make("Zone", sort.z)
            pattern.place = where.pile
            pattern.whose = -1 if where.whose is None else where.whose
        if sort.o is not None:
            pattern.whose = whose(sort.o)
        if sort.counted("Another"):
            tests.append(filters.NotAmong(selectors.SelfAsWas()))
        pattern.test = AllOf(tests) if tests else None
        pattern.together = sort.counted("AtLeast", "All")
        if sort.n is not None and sort.counted("AtLeast"):
            least = sort.n.number("n")
            if least > 1 and pattern.kind == "party":
                pattern.members = least
            elif least > 1:
                pattern.many = least

    def doer(self, pattern: Pattern, x: Node) -> Pattern:
        """What does it: the one who deals the damage."""
        if x == THIS:
            pattern.doer_this = True
        elif x.kind == "Sel" and self.sort(x).stacked:
            pattern.by = events.spell(self, self.sort(x))
        elif x.kind == "Sel":
            pattern.doer = self.all_of(x)
            pattern.doer_whose = whose(self.sort(x).o)
        elif x.kind in ("OneOf", "Both"):
            pattern.doer = self.one_of(x)
        elif x.kind == "It" and self.chose_spell():
            raise CannotRun("damage of a chosen Summon")
        else:
            pattern.doer_refs = self.as_was(x)
        return pattern

    def chose_spell(self) -> bool:
        """Whether what was chosen last lies on the stack."""
        select = self.picks[-1].select if self.picks else None
        return isinstance(select, selectors.Sel) and isinstance(select.place, selectors.OnStack)
