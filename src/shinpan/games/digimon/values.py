"""1-3-8, 2-5, 15-12: what a stack is now: the printed facts, then all changes added up."""

from __future__ import annotations

from typing import Final

from ...effects.abilities import Use
from ...effects.continuous import Instance, Modifier, Part
from ...table.cards import Card
from .context import Ctx
from .faces import DIGIMON, EGG, NONE, OPTION, TAMER, DigimonFace
from .rules import affected
from .state import BATTLE, BREEDING, ZONES, DigimonTable, Effect, Stack

LAYERS: Final = 5
INFORMATION: Final = 0
"""15-12: names, traits, colours, kinds, original DP."""
IMMUNITY: Final = 1
EFFECTS: Final = 2
"""15-13: effects that are given, keyword effects among them."""
NUMBERS: Final = 3
LATE: Final = 4
"""What depends on numbers."""


class Change(Modifier):
    """A change to stacks."""

    def __init__(self, layer: int) -> None:
        super().__init__(layer, 0, 0)

    def change(self, c: Ctx, stack: Stack) -> None:
        """Changes the computed facts of a stack."""

    def change_player(self, c: Ctx, player: int) -> None:
        """Changes what holds for a player."""


def reset_stack(stack: Stack) -> None:
    """The printed facts of the top card, and the DP of its links (4-2-5)."""
    face = stack.face
    stack.category = face.category
    if face.also_names:
        stack.names = [face.name, *face.also_names]
    else:
        stack.names = [face.name]
    stack.name_parts = []
    stack.colors = face.colors
    stack.level = face.level
    stack.cost = face.cost
    stack.dp = face.dp
    stack.traits = face.traits
    stack.flags = 0
    stack.rules = []
    stack.link_max = 1
    stack.active = stack.uses
    kinds = 0
    keywords: dict[str, int] = {}
    for use in stack.uses:
        effect = use.ability
        assert isinstance(effect, Effect)
        kinds |= effect.kinds
        if effect.keyword:
            keywords[effect.keyword] = keywords.get(effect.keyword, 0) + (effect.amount or 1)
            if effect.keyword == "Link +":
                stack.link_max += effect.amount
    stack.kinds = kinds
    stack.keywords = keywords
    if stack.dp != NONE and stack.links:
        for card in stack.links:
            link = card.face
            assert isinstance(link, DigimonFace)
            stack.dp += link.link_dp


def keyword_given(stack: Stack, effect: Effect) -> None:
    """A stack has a further keyword effect."""
    keywords = stack.keywords.copy()
    keywords[effect.keyword] = keywords.get(effect.keyword, 0) + (effect.amount or 1)
    stack.keywords = keywords


def instances_of(t: DigimonTable, stack: Stack) -> list[Instance]:
    """The parts of a stack's own continuous effects."""
    if stack.instances is None:
        found: list[Instance] = []
        for use in stack.uses:
            if use.ability.parts:
                found += parts_of(t, stack, use)
        stack.instances = found
    return stack.instances


def parts_of(t: DigimonTable, stack: Stack, use: Use) -> list[Instance]:
    """The parts of one continuous effect on a stack."""
    found: list[Instance] = []
    effect = use.ability
    assert isinstance(effect, Effect)
    c = Ctx(t, stack.controller, stack, t.cards[use.uid], use)
    c.stamp = use.stamp
    c.why.category = DIGIMON if effect.inherited or effect.linked else stack.face.category
    for part in effect.parts:
        assert isinstance(part, Part)
        found.append(Instance(part, c, use.stamp, None, use, stack))
    return found


def works(t: DigimonTable, instance: Instance) -> bool:
    """15-16-8, 3-4-5-4: whether a continuous effect works in this turn and this area."""
    body = instance.body
    use = instance.use
    if body is None or use is None:
        return True
    effect = use.ability
    assert isinstance(effect, Effect)
    mine = t.turn_player == body.controller
    if not effect.turns & (1 if mine else 2):
        return False
    area = body.zone % ZONES
    if area == BREEDING:
        return bool(effect.places >> BREEDING & 1)
    return effect.places == 0 or bool(effect.places >> BATTLE & 1)


def refresh(t: DigimonTable) -> None:
    """Computes what every stack is now."""
    t.fresh = t.version
    t.rules_of[0] = []
    t.rules_of[1] = []
    stacks: list[Stack] = []
    found: list[Instance] = []
    for player in (0, 1):
        for zone in (BATTLE, BREEDING):
            for body in t.zones[player * ZONES + zone].bodies:
                assert isinstance(body, Stack)
                stacks.append(body)
                reset_stack(body)
                own = instances_of(t, body)
                if own:
                    found += own
    if t.security_body is not None:
        reset_stack(t.security_body)
    for uid in t.loose:
        card = t.cards[uid]
        face = card.face
        assert isinstance(face, DigimonFace)
        if card.host is None:
            for effect in face.effects:
                if effect.parts and isinstance(effect, Effect) and effect.places and card.zone % ZONES < 8 and effect.places >> (card.zone % ZONES) & 1:
                    c = Ctx(t, card.owner, None, card, Use(effect, uid, 0))
                    c.why.category = face.category
                    if effect.turns & (1 if t.turn_player == card.owner else 2):
                        for part in effect.parts:
                            assert isinstance(part, Part)
                            found.append(Instance(part, c, 0, None, None, None))
    turn = t.turn
    for lasting in t.lasting:
        if lasting.first <= turn <= lasting.last:
            thawed = lasting.frozen.thaw(t)
            thawed.stamp = lasting.stamp
            for part in lasting.parts:
                found.append(Instance(part, thawed, lasting.stamp, lasting, None, None))
    t.instances = found
    if not found:
        return
    apply_all(t, found, stacks)


def apply_all(t: DigimonTable, found: list[Instance], stacks: list[Stack]) -> None:
    """Applies all changes, layer by layer; effects that are given join in when they are."""
    for layer in range(LAYERS):
        here = [instance for instance in found if instance.part.modifier.layer == layer]
        if not here:
            continue
        if len(here) > 1:
            here.sort(key=_stamp)
        for instance in here:
            apply_one(t, instance)
        if layer == EFFECTS:
            for stack in stacks:
                if len(stack.active) > len(stack.uses):
                    for use in stack.active:
                        if use.granted and use.ability.parts:
                            more = parts_of(t, stack, use)
                            found = found + more
                            for instance in more:
                                if instance.part.modifier.layer <= EFFECTS:
                                    apply_one(t, instance)


def _stamp(instance: Instance) -> int:
    return instance.stamp


def apply_one(t: DigimonTable, instance: Instance) -> None:
    """Applies one part to all it is about."""
    if instance.lasting is None and not works(t, instance):
        return
    c = instance.c
    assert isinstance(c, Ctx)
    if not instance.active():
        return
    part = instance.part
    modifier = part.modifier
    assert isinstance(modifier, Change)
    if part.player >= 0:
        if part.player != 1:
            modifier.change_player(c, c.controller)
        if part.player != 0:
            modifier.change_player(c, 1 - c.controller)
        return
    if part.scope is None and instance.lasting is None:
        stack = c.stack
        if stack is not None and stack.alive and affected(stack, c.why):
            modifier.change(c, stack)
        return
    for thing in instance.bodies():
        if isinstance(thing, Stack) and affected(thing, c.why):
            modifier.change(c, thing)


def now(t: DigimonTable) -> None:
    """Brings all computed facts up to date."""
    if t.fresh != t.version:
        refresh(t)


def category_of(thing: Card | Stack) -> int:
    """What kind of card it is (2-2), or counts as."""
    if isinstance(thing, Stack):
        return thing.category
    face = thing.face
    assert isinstance(face, DigimonFace)
    return face.category


BODY: Final = EGG | DIGIMON | TAMER | OPTION
