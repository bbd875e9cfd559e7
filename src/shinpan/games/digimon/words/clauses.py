"""What a builder knows besides, while it builds conditions, triggers, requirements and changes."""

from __future__ import annotations

from collections.abc import Sequence

from ....effects.numbers import Const
from ....effects.ops import Cond, Filter, Select, Value
from ....meaning.build import expect
from ....meaning.node import Node, Slot
from ..book.rules import By
from ..book.values import Change
from ..things.conds import Product
from ..things.state import Effect, Trig
from . import changes
from .words import Words, met, nodes


class Clauses(Words):
    """Builds conditions, triggers and changes."""

    subject: list[Node]
    """What the events being built happen to."""
    doer = -1
    """Who does the deeds being built."""
    awaited = 0
    """Whether they are waited for before they are done."""
    per: Value | None = None
    """What changes are counted by."""
    causes: list[By]
    """Because of what something cannot be done."""
    while_: Cond | None = None
    """Under which condition the statements being built hold."""

    def __init__(self) -> None:
        super().__init__()
        self.subject = []
        self.causes = []

    def cond(self, slot: Slot | Sequence[Node] | None) -> Cond:
        """All conditions of a slot."""
        return met([expect(self.make("Cond", node), Cond) for node in nodes(slot)])

    def need(self, node: Node) -> Filter:
        """What a card must be, for the special lines (2-3-6-3)."""
        return expect(self.make("Req", node), Filter)

    def with_filter(self, node: Node) -> Filter:
        """A further description in a requirement."""
        return expect(self.make("ReqWith", node), Filter)

    def triggers(self, slot: Slot | Sequence[Node] | None) -> tuple[list[Trig], bool]:
        """The trigger conditions of a “when”, and whether they cut in before their cause."""
        found: list[Trig] = []
        would = False
        for node in nodes(slot):
            trigs, early = self.make("Trigger", node)
            found += trigs
            would = would or early
        return found, would

    def changes(self, node: Node, per: Value | None) -> list[Change]:
        """The changes one predicate makes."""
        with self.within(per=per):
            return expect(self.make("Pred", node), list)

    def scope(self, node: Node) -> Select | None:
        """Whom a continuous effect is about; None for the card itself."""
        return changes.scope(self, node)

    def amount(self, n: int, per: Value | None) -> Value:
        """A number, or so much for each."""
        return Const(n) if per is None else Product(n, per)

    def quoted(self, node: Node) -> list[Effect]:
        """Effects in quotation marks."""
        raise NotImplementedError
