"""What a builder knows besides, while it builds conditions, triggers, requirements and changes."""

from __future__ import annotations

from collections.abc import Sequence

from ....effects import ops
from ....effects.continuous import Part
from ....effects.ops import Cond, Const, Filter, Select, Value
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node, Slot
from ....meaning.rows import add_rows
from ..book.keywords import keyword
from ..book.rules import By
from ..book.values import Change
from ..things import abilities, conds, faces, filters, modifiers, selectors
from ..things import state as st
from ..things.conds import Product
from ..things.state import Effect, Trig
from . import changes, conditions, events, filtering, requirements, things, vocabulary
from . import words as asked
from .vocabulary import cannot, deeds, effects_cannot, players_cannot, schema, statements, words
from .words import Words, met, nodes

FAMILIES = (vocabulary, asked, things, filtering, conditions, events, requirements, changes)
"""The modules whose functions rows may name, the later ones first; and what else they name."""
NAMES: dict[str, object] = {"filters": filters, "selectors": selectors, "conds": conds, "modifiers": modifiers, "st": st}
for module in FAMILIES:
    NAMES |= vars(module)
for module, names in (
    (selectors, ("Count", "EXACT", "UP_TO", "ALL", "ANY", "NO", "LEAST", "MOST")),
    (faces, ("DIGIMON", "EGG", "TAMER", "OPTION")),
    (filters, ("Named", "ColorCount")),
    (modifiers, ("Information",)),
    (abilities, ("StackCost",)),
    (ops, ("Not", "Const")),
):
    NAMES |= {name: getattr(module, name) for name in names}
add_rows(
    schema(),
    {
        "": words,
        "deeds": deeds,
        "cannot": cannot,
        "players_cannot": players_cannot,
        "effects_cannot": effects_cannot,
        "statements": statements,
    },
    NAMES,
)


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

    def did(self, node: Node, negate: bool) -> Cond:
        """What this effect did (or did not)."""
        return conditions.did(self, node.node("do"), negate)

    def timing(self, kind: str) -> Trig | None:
        """The trigger of a timing icon."""
        return events.timing(kind)

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

    def parts(self, node: Node, cond: Cond | None) -> list[Part]:
        """A continuous change as parts, with its condition."""
        with self.within(while_=cond):
            return expect(self.make("Act", node, statements), list)

    def player_cant(self, node: Node) -> list[Change]:
        """What players cannot do."""
        return [change for verb in nodes(node.get("v")) for change in self.make("Verb", verb, players_cannot)]

    def effects_cant(self, node: Node) -> list[tuple[Change, Node]]:
        """What effects cannot do to something."""
        with self.within(causes=self.by(node.get("by"))):
            return [self.make("Verb", verb, effects_cannot) for verb in nodes(node.get("v"))]

    def effects_cant_play(self, node: Node) -> list[Change]:
        """What effects of a player cannot play, and from where."""
        return changes.effects_cannot_play(self, nodes(node.get("by")), nodes(node.get("v")))

    def side_of_effects(self, node: Node) -> int:
        """Whose effects a prohibition is about."""
        return changes.side_of(self, nodes(node.get("by")))

    def scope(self, node: Node) -> Select | None:
        """Whom a continuous effect is about; None for the card itself."""
        return changes.scope(self, node)

    def amount(self, n: int, per: Value | None) -> Value:
        """A number, or so much for each."""
        return Const(n) if per is None else Product(n, per)

    def keyword(self, node: Node) -> Effect:
        """A keyword effect that is always on or triggers by itself."""
        needs = [self.need(inner) for inner in (node.get("f"), node.get("a"), node.get("b")) if isinstance(inner, Node)]
        n, t = node.get("n"), node.get("t")
        words = [word for word in (t if isinstance(t, tuple) else (t,)) if isinstance(word, str)]
        effect = keyword(node.kind, n if isinstance(n, int) else 0, needs, words)
        if effect is None:
            raise CannotRun(f"keyword {node.kind}")
        self.all_kinds |= effect.kinds
        return effect

    def quoted(self, node: Node) -> list[Effect]:
        """Effects in quotation marks."""
        raise NotImplementedError
