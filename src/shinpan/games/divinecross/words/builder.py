"""From meaning to something that runs: texts, sentence by sentence."""

from __future__ import annotations

from ....effects import conditions as joined
from ....effects import filters as tests
from ....effects import flow as steps
from ....effects import numbers, picking
from ....effects.abilities import Ability
from ....effects.flow import If, May, Seq
from ....effects.ops import Op
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node, Slot
from ..things import card_verbs, conditions, faces, filters, flow, modifiers, selectors, unit_verbs, verbs
from ..things import state as st
from ..things.flow import IfDone, Modes
from ..things.triggers import ANYONE, OPPONENT, YOU, Trigger
from . import acts, changes, timing
from . import words as asked
from .acts import GAME, lasting
from .vocabulary import is_change, words
from .words import Words


class Builder(Words):
    """Builds everything a text can say."""

    test: Op | None = None
    """What a rule by which skills fail throws for."""

    def op(self, node: Node) -> Op:
        """One instruction."""
        return lasting(self, node, GAME) if is_change(node.kind) else expect(self.make("Line", node), Op)

    def program(self, nodes: list[Node]) -> Op:
        """A text: its sentences in order, with what follows “if you do” tied to what came before."""
        for node in nodes:
            if node.kind == "DefineX":
                self.x = self.count(node.node("k"))
        nodes = [node for node in nodes if node.kind != "DefineX"]
        ops: list[Op] = []
        i = 0
        while i < len(nodes):
            node = nodes[i]
            if node.kind in ("IfDid", "IfNot") and ops:
                first = ops.pop()
                then = other = None
                while i < len(nodes) and nodes[i].kind in ("IfDid", "IfNot"):
                    if nodes[i].kind == "IfDid":
                        then = self.op(nodes[i].node("c"))
                    else:
                        other = self.op(nodes[i].node("c"))
                    i += 1
                ops.append(IfDone(first, then, other, "925.2" if isinstance(first, May) else "925.1"))
                continue
            if node.kind == "Otherwise":
                self.otherwise(ops, nodes[i - 1] if i else node, node)
            elif node.kind == "ModeHead":
                modes: list[Op] = []
                while i + 1 < len(nodes) and nodes[i + 1].kind in ("Mode", "QuotedTwo", "QuotedThree"):
                    i += 1
                    modes += self.modes(nodes[i])
                if len(modes) < 2:
                    raise CannotRun("a choice among fewer than two")
                ops.append(Modes(modes, 1, "909.1"))
            else:
                ops.append(self.op(node))
            i += 1
        return ops[0] if len(ops) == 1 else Seq(ops)

    def otherwise(self, ops: list[Op], before: Node, node: Node) -> None:
        """“Otherwise …”: after a throw, or after a condition."""
        while before.kind in ("Then", "Before"):
            before = before.node("c")
        if before.kind in ("Won", "Lost"):
            ops.append(verbs.IfWon(before.kind == "Lost", self.op(node.node("c"))))
        elif before.kind == "If":
            ops.pop()
            ops.append(If(self.condition(before.node("q")), self.op(before.node("c")), self.op(node.node("c"))))
        else:
            raise CannotRun("otherwise, after nothing that may not be so")

    def modes(self, node: Node) -> list[Op]:
        """What can be chosen of."""
        if node.kind == "Mode":
            return [self.op(node.node("c"))]
        return [quoted(self, node.node(name)) for name in ("a", "b", "c") if node.get(name) is not None]


def chain(node: Slot | None) -> list[Node]:
    """The sentences of a text in quotation marks."""
    found: list[Node] = []
    while isinstance(node, Node):
        found.append(node.node("first"))
        node = node.get("rest")
    return found


def quoted(b: Builder, a: Node) -> Op:
    """Instructions in quotation marks."""
    return b.program(chain(a))


words.cannot("Line", "UsableAny", "NotCumulative", "UsableStunned", "CopiesAny", "Usable", why="said of the card, not done")
words.cannot("Line", "UsableDo", "UsableWhile", "Copies", "DefineX", "ModeHead", "Mode", why="said of the card, not done")
words.cannot("Line", "QuotedTwo", "QuotedThree", "IfDid", "IfNot", "Otherwise", why="only after another sentence")
words.cannot("Source", "SkillD", "EffectD", "OppEffectD", "OppSkillD", "BySkill", "ByOppSkill", why="only of an event")
words.cannot("Moment", "NextEvent", "EventWithin", why="taken apart where a delayed trigger is made")
words.cannot("Source", "ByEffect", "ByOppEffect", "ByUnits", why="only of an event")
NAMES: dict[str, object] = {}
for module in (joined, tests, numbers, picking, steps, flow, conditions, faces, asked, changes, timing, acts):
    NAMES |= vars(module)
NAMES |= {"filters": filters, "conditions": conditions, "s": selectors, "s_": selectors, "st": st, "m": modifiers, "v": verbs}
NAMES |= {"card_verbs": card_verbs, "unit_verbs": unit_verbs, "DamageChange": modifiers.DamageChange, "DISCARD": st.DISCARD}
NAMES |= {"Trigger": Trigger, "YOU": YOU, "OPPONENT": OPPONENT, "ANYONE": ANYONE, "quoted": quoted, "Ability": Ability}
