"""1-3-8, 2-5, 15-12: what a stack is now: the printed facts, then all changes added up."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.continuous import Instance, Modifier, Part
from ....effects.ops import Select
from ....table.events import Event, Share
from ..things.context import Ctx, Kept
from ..things.faces import DIGIMON, NONE, OPTION, DigimonFace
from ..things.state import BATTLE, BREEDING, NO_RULES, SECURITY, ZONES, DigimonTable, Effect, Stack
from .rules import affected

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
        self.original = False
        """15-12-2: whether it changes what the card is by itself; what is added (15-12-1) is added to that."""

    def change(self, c: Ctx, stack: Stack) -> None:
        """Changes the computed facts of a stack."""

    def change_player(self, c: Ctx, player: int) -> None:
        """Changes what holds for a player."""

    def gives(self) -> list[str]:
        """The keyword effects it gives."""
        return []

    def multiplied(self) -> bool:
        """15-15-7: whether “for each” multiplies a number of its own, and so not how many cards it is for."""
        return False

    def adds(self, c: Ctx, stack: Stack) -> int:
        """What it adds to the DP of a stack, for the log."""
        return 0

    def told(self, c: Ctx, stack: Stack) -> list[tuple[str, int, str]]:
        """What a log says of it when it begins: changed, gained or lost; how much; which number or keyword."""
        return []


def reset_stack(stack: Stack) -> None:
    """The printed facts of the top card, and the DP of its links (4-2-5)."""
    face = stack.face
    stack.touched = False
    stack.category = face.category
    stack.names = stack.base_names
    stack.name_parts = face.name_parts
    stack.colors = face.colors
    stack.level = face.level
    stack.cost = face.cost
    stack.dp = stack.base_dp
    stack.original_dp = face.dp
    stack.changed = 0
    stack.traits = face.traits
    stack.flags = 0
    stack.rules = NO_RULES
    stack.link_max = stack.base_link_max
    stack.added = 0
    stack.active = stack.uses
    stack.kinds = stack.base_kinds
    stack.keywords = stack.base_keywords


def out_of_dp(t: DigimonTable) -> list[Stack]:
    """The Digimon in the battle areas whose DP is 0."""
    now(t)
    found: list[Stack] = []
    for player in (0, 1):
        for body in t.battle(player):
            assert isinstance(body, Stack)
            if body.is_digimon and body.dp != NONE and body.dp <= 0:
                found.append(body)
    return found


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
    c.it = [stack]
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
    if t.rules_of[0]:
        t.rules_of[0] = []
    if t.rules_of[1]:
        t.rules_of[1] = []
    found: list[Instance] = []
    for zone in t.fields:
        for body in zone.bodies:
            assert isinstance(body, Stack)
            if body.touched:
                reset_stack(body)
            if body.bid == t.as_digimon:
                body.touched = True
                body.category |= DIGIMON
                if t.as_level != NONE:
                    body.level = t.as_level
            own = body.instances
            if own is None:
                own = instances_of(t, body)
            if own:
                found.extend(own)
    if t.security_body is not None:
        reset_stack(t.security_body)
    for uid in t.loose:
        card = t.cards[uid]
        face = card.face
        assert isinstance(face, DigimonFace)
        if face.loose_parts and card.host is None and (card.zone % ZONES != SECURITY or card.face_up):
            for effect in face.effects if face.option is None else face.effects + face.option.effects:
                if (
                    effect.parts
                    and isinstance(effect, Effect)
                    and effect.places
                    and card.zone % ZONES < 8
                    and effect.places >> (card.zone % ZONES) & 1
                ):
                    c = Ctx(t, card.owner, None, card, Use(effect, uid, 0))
                    c.why.category = OPTION if effect.option else face.category
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
    if t.recording:
        note_all(t, found)
        if t.untold:
            tell_changes(t)
    elif found:
        apply_all(t, found)


class Untold:
    """An effect that has begun to last, for the log."""

    def __init__(self, c: Ctx, changes: list[Modifier], scope: Select | None, refs: list[int]) -> None:
        self.c = c
        self.changes = changes
        self.scope = scope
        self.refs = refs


def tell_changes(t: DigimonTable) -> None:
    """15-13-1: tells what effects that have begun to last make of each stack they are on.

    Only when everything has been worked out anew: a log must not change when that is done.
    """
    waiting = t.untold
    t.untold = []
    t.recording = False
    said: list[tuple[Untold, Stack, tuple[str, int, str]]] = []
    for one in waiting:
        assert isinstance(one, Untold)
        things = one.scope.find(one.c) if one.scope is not None else [t.thing(ref) for ref in one.refs]
        for stack in things:
            if isinstance(stack, Stack) and stack.alive and affected(stack, one.c.why):
                for change in one.changes:
                    if isinstance(change, Change):
                        said += [(one, stack, words) for words in change.told(one.c, stack)]
    t.recording = True
    for one, stack, (kind, amount, note) in said:
        event = Event(kind, "15-13-1", stack.controller, stack, stack.top, amount)
        event.note = note
        event.by_card = one.c.card
        t.record(event)


def note_all(t: DigimonTable, found: list[Instance]) -> None:
    """Applies all changes and says which of them are new, have ended or have found another target."""
    t.working = {}
    unmoved = t.unmoved
    t.unmoved = []
    apply_all(t, found)
    for stamp, bid in unmoved:
        for key, bids in t.working.items():
            if key[2] == stamp and bid in bids:
                t.cite("15-15-6-2", player=t.bodies[bid].controller)
                break
    for pair in t.unmoved:
        if pair not in unmoved and pair[1] in t.bodies:
            t.cite("15-15-6-1" if pair[0] >= 0 else "15-1-3", player=t.bodies[pair[1]].controller)
    t.note_work(found, t.working)
    tell_sums(t)


def dp_shares(t: DigimonTable, stack: Stack) -> list[Share]:
    """What adds to the DP of a stack now, each with the card whose effect it is where everybody sees that; for the log."""
    found: list[Share] = []
    for instance in t.instances:
        modifier = instance.part.modifier
        c = instance.c
        if isinstance(modifier, Change) and isinstance(c, Ctx) and stack.bid in t.working.get(key_of(instance), []):
            amount = modifier.adds(c, stack)
            known = c.card is not None and (instance.lasting is not None or t.seen_mask(c.card) == 3)
            if amount:
                found.append(Share(amount, c.card if known else None))
    return found


def key_of(instance: Instance) -> tuple[int, int, int]:
    """What tells one part of a continuous effect from all others."""
    use = instance.use
    body = instance.body
    return id(instance.part), use.uid if use is not None else -1, body.bid if body is not None else instance.stamp


def tell_sums(t: DigimonTable) -> None:
    """1-3-8: tells once of each DP for which several changes were added up."""
    for zone in t.fields:
        for stack in zone.bodies:
            assert isinstance(stack, Stack)
            if stack.added > 1 and stack.added > stack.told:
                t.cite("1-3-8", player=stack.controller)
                stack.told = stack.added


def apply_all(t: DigimonTable, found: list[Instance]) -> None:
    """Applies all changes, layer by layer; effects that are given join in when they are."""
    if not found:
        return
    layers = layers_of(found)
    for layer in range(LAYERS):
        if layers >> layer & 1:
            apply_layer(t, found, layer)
        if layer == EFFECTS:
            for zone in t.fields:
                for stack in zone.bodies:
                    assert isinstance(stack, Stack)
                    if len(stack.active) > len(stack.uses):
                        for use in stack.active:
                            if use.granted and use.ability.parts:
                                more = parts_of(t, stack, use)
                                found = found + more
                                layers |= layers_of(more)
                                for instance in more:
                                    if instance.part.modifier.layer <= EFFECTS:
                                        apply_one(t, instance)


def layers_of(found: list[Instance]) -> int:
    """Bit per layer in which there is something to apply."""
    layers = 0
    for instance in found:
        layers |= 1 << instance.part.modifier.layer
    return layers


def apply_layer(t: DigimonTable, found: list[Instance], layer: int) -> None:
    """Applies the changes of one layer, the oldest first."""
    here: list[Instance] = []
    for instance in found:
        if instance.part.modifier.layer == layer:
            here.append(instance)
    if len(here) > 1:
        stamps: list[int] = []
        last = 0
        ordered = True
        for instance in here:
            stamp = _stamp(instance)
            if stamps and stamp < last:
                ordered = False
            last = stamp
            stamps.append(stamp)
        if not ordered:
            in_order(here, stamps)
    for instance in here:
        apply_one(t, instance)


def in_order(here: list[Instance], stamps: list[int]) -> None:
    """Puts changes into the order of their timestamps; those with the same one stay as they are."""
    for i in range(1, len(here)):
        instance, stamp = here[i], stamps[i]
        j = i
        while j > 0 and stamps[j - 1] > stamp:
            here[j], stamps[j] = here[j - 1], stamps[j - 1]
            j -= 1
        here[j], stamps[j] = instance, stamp


ORIGINALS: Final = 1 << 40
PERSISTENT: Final = 1 << 39


def _stamp(instance: Instance) -> int:
    """15-8-2-5: since when it works: an effect of certain turns since such a turn began, if its card was there before.

    15-12-2: what changes the information of a card itself goes before all that adds to it. 4.2 15-12-1-3, 15-12-2-3:
    what a persistent effect makes of it goes after all that only lasts for a time.
    """
    modifier = instance.part.modifier
    shift = 0
    if isinstance(modifier, Change) and modifier.layer == INFORMATION:
        if instance.lasting is None:
            c = instance.c
            assert isinstance(c, Ctx)
            if c.t.book.persistent_wins:
                shift = PERSISTENT
        if modifier.original:
            return instance.stamp + shift - ORIGINALS
    use = instance.use
    if use is not None and isinstance(use.ability, Effect) and use.ability.turns != 3:
        c = instance.c
        assert isinstance(c, Ctx)
        return max(instance.stamp, c.t.turn_stamp) + shift
    return instance.stamp + shift


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
    if t.recording:
        t.working[key_of(instance)] = []
    if part.player >= 0:
        if part.player != 1:
            modifier.change_player(c, c.controller)
        if part.player != 0:
            modifier.change_player(c, 1 - c.controller)
        return
    if part.scope is None and instance.lasting is None:
        stack = c.stack
        if stack is not None and stack.alive and affected(stack, c.why):
            stack.touched = True
            modifier.change(c, stack)
            if t.recording:
                t.working[key_of(instance)] = [stack.bid]
        return
    kept = instance.lasting.frozen if instance.lasting is not None else None
    for thing in instance.bodies():
        if isinstance(thing, Stack) and isinstance(kept, Kept) and not kept.reaches(thing):
            continue
        if isinstance(thing, Stack) and affected(thing, c.why):
            thing.touched = True
            modifier.change(c, thing)
            if t.recording:
                t.working[key_of(instance)].append(thing.bid)
        elif isinstance(thing, Stack) and instance.lasting is not None and t.recording:
            t.unmoved.append((instance.stamp, thing.bid))


def now(t: DigimonTable) -> None:
    """Brings all computed facts up to date."""
    if t.fresh != t.version:
        refresh(t)
