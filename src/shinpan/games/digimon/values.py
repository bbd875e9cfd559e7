"""1-3-8, 2-5, 15-12: what a stack is now: the printed facts, then all changes added up."""

from __future__ import annotations

from typing import Final

from ...effects.abilities import ActiveBody
from ...effects.continuous import Computed, refresh
from ...effects.state import EffectTable
from .faces import NONE, DigimonFace
from .state import BATTLE, BREEDING, ZONES, DigimonTable, Stack


class StacksComputed(Computed):
    """How the general machinery sees stacks of cards."""

    layers = 3
    ability_layer = 1

    def reset(self, table: EffectTable) -> None:
        """Back to what is printed."""
        for stack in self.sources(table):
            assert isinstance(stack, Stack)
            reset_stack(stack)

    def sources(self, table: EffectTable) -> list[ActiveBody]:
        found: list[ActiveBody] = []
        for player in (0, 1):
            for zone in (BATTLE, BREEDING):
                for body in table.zones[player * ZONES + zone].bodies:
                    assert isinstance(body, Stack)
                    found.append(body)
        return found

    def snapshot(self, body: ActiveBody) -> object:
        assert isinstance(body, Stack)
        return (
            body.category,
            body.names,
            body.colors,
            body.level,
            body.dp,
            body.traits,
            body.keywords,
            body.flags,
            body.active,
        )

    def restore(self, body: ActiveBody, snapshot: object) -> None:
        assert isinstance(body, Stack) and isinstance(snapshot, tuple)
        (
            body.category,
            body.names,
            body.colors,
            body.level,
            body.dp,
            body.traits,
            body.keywords,
            body.flags,
            body.active,
        ) = snapshot


def reset_stack(stack: Stack) -> None:
    """The printed facts of the top card, and the DP of its links (4-2-5)."""
    face = stack.face
    stack.category = face.category
    stack.names = [face.name]
    stack.colors = face.colors
    stack.level = face.level
    stack.dp = face.dp
    stack.traits = face.traits
    stack.keywords = {}
    stack.flags = 0
    stack.active = stack.uses
    if stack.dp != NONE:
        for card in stack.links:
            link = card.face
            assert isinstance(link, DigimonFace)
            stack.dp += link.link_dp


COMPUTED: Final = StacksComputed()


def now(t: DigimonTable) -> None:
    """Brings all computed facts up to date."""
    if t.fresh != t.version:
        t.continuous = True
        refresh(t, COMPUTED)
