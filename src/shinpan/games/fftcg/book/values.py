"""11.12.4: what a Character is now: the printed facts, then continuous effects layer by layer."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import ActiveBody, Use
from ....effects.context import Context
from ....effects.continuous import Computed, Instance, Modifier, Part, ordered
from ....effects.picking import ThisBody
from ....table.events import Share, Sum, added
from ..things.context import Ctx
from ..things.faces import FFFace
from ..things.state import FIELD, ZONES, Character, FFTable, Skill, out_of_battle
from .rules import Rule

CONTROL: Final = 0
TEXT: Final = 1
TYPE: Final = 2
GENERAL: Final = 3
POWER: Final = 4
LATE: Final = 5
"""General effects that ask for a power: they can only be known after it."""
LAYERS: Final = 6

# Facts that changes read and write, for dependency (11.12.4.12).
R_KIND: Final = 1
R_JOB: Final = 2
R_ELEMENT: Final = 4
R_NAME: Final = 8
R_COST: Final = 16
R_POWER: Final = 32
R_WORDS: Final = 64
R_SKILLS: Final = 128

NO_RULES: list[Rule] = []
"""Shared by all Characters for which no rule holds; whoever adds makes a list of its own."""


class Change(Modifier):
    """A change to Characters or players."""

    def __init__(self, layer: int, reads: int = 0, writes: int = 0) -> None:
        super().__init__(layer, reads, writes)

    def change(self, c: Ctx, body: Character) -> None:
        """Changes the computed facts of a Character."""

    def apply(self, c: Context, body: ActiveBody) -> None:
        """The same, where the shared order of effects tries it out."""
        assert isinstance(c, Ctx) and isinstance(body, Character)
        self.change(c, body)

    def change_player(self, c: Ctx, player: int) -> None:
        """Changes what holds for a player."""

    def adds(self, c: Ctx, body: Character) -> int:
        """What it adds to the power of a Character, for the log."""
        return 0

    def told(self, c: Ctx, body: Character) -> list[tuple[str, int, str]]:
        """What a log says of it when it begins: changed, set, gained or lost; how much; which number or keyword."""
        return []


def reset(body: Character) -> None:
    """The printed facts of the card."""
    face = body.face
    body.touched = False
    body.kinds = face.type
    body.names = [face.name, *face.also_names] if face.also_names else [face.name]
    if body.under:
        body.names = all_names(body)
    body.elements = face.elements
    body.jobs = face.jobs
    body.categories = face.categories
    body.cost = face.cost
    body.power = face.power if face.kind == "forward" else -1
    body.base_power = body.power
    body.flags = 0
    body.extra_attacks = 0
    body.produces = 0
    body.rules = NO_RULES
    body.active = body.uses
    body.bits = face.kinds
    body.words = face.keywords
    body.watches = False
    body.silenced = 0
    for use in body.uses:
        skill = use.ability
        assert isinstance(skill, Skill)
        if skill.state is not None:
            body.watches = True


def all_names(body: Character) -> list[str]:
    """A Character that was primed has the names of all its cards, the top card's first."""
    found = body.names
    for card in body.under:
        face = card.face
        assert isinstance(face, FFFace)
        found = [*found, *(name for name in (face.name, *face.also_names) if name not in found)]
    return found


def has_damage(t: FFTable, skill: Skill, player: int) -> bool:
    """15.2.6.2: whether the damage its player received is enough for the ability to be there."""
    return not skill.damage or t.damage_of(player) >= skill.damage


def parts_of(t: FFTable, body: Character, use: Use) -> list[Instance]:
    """The parts of one field ability on a Character."""
    found: list[Instance] = []
    c = Ctx(t, body.controller, body, t.cards[use.uid], use)
    c.stamp = use.stamp
    for part in use.ability.parts:
        assert isinstance(part, Part)
        found.append(Instance(part, c, use.stamp, None, use, body))
    return found


def instances_of(t: FFTable, body: Character) -> list[Instance]:
    """The parts of a Character's own field abilities."""
    if body.instances is None:
        found: list[Instance] = []
        for use in body.uses:
            if use.ability.parts:
                found += parts_of(t, body, use)
        body.instances = found
    return body.instances


def now(t: FFTable) -> None:
    """Brings all computed facts up to date."""
    if t.fresh != t.version:
        refresh(t)


def refresh(t: FFTable) -> None:
    """Computes what every Character is now."""
    t.fresh = t.version
    t.rules_of[0] = []
    t.rules_of[1] = []
    if t.lasting or t.modified:
        settle_control(t)
    bodies: list[Character] = []
    found: list[Instance] = []
    for player in (0, 1):
        for body in t.zones[player * ZONES + FIELD].bodies:
            assert isinstance(body, Character)
            bodies.append(body)
            if body.touched:
                reset(body)
            own = instances_of(t, body)
            if own:
                found += own
    for uid in t.loose:
        found += loose_parts(t, uid)
    turn = t.turn
    for lasting in t.lasting:
        if lasting.first <= turn <= lasting.last and (lasting.watch is None or lasting.watch.holds(lasting.frozen.thaw(t))):
            thawed = lasting.frozen.thaw(t)
            assert isinstance(thawed, Ctx)
            thawed.stamp = lasting.stamp
            for part in lasting.parts:
                if part.modifier.layer != CONTROL:
                    found.append(Instance(part, thawed, lasting.stamp, lasting, None, None))
    t.instances = found
    if found:
        apply_all(t, found, bodies)


def loose_parts(t: FFTable, uid: int) -> list[Instance]:
    """11.9.1: field abilities that say they work elsewhere."""
    card = t.cards[uid]
    face = card.face
    assert isinstance(face, FFFace)
    if card.host is not None or card.zone >= 2 * ZONES:
        return []
    found: list[Instance] = []
    for skill in face.skills:
        if skill.places >> (card.zone % ZONES) & 1 and skill.parts:
            use = Use(skill, uid, 0)
            c = Ctx(t, card.owner, None, card, use)
            for part in skill.parts:
                assert isinstance(part, Part)
                found.append(Instance(part, c, 0, None, None, None))
    return found


class ControlChange(Change):
    """6.2.6: somebody gains control of Characters."""

    def __init__(self) -> None:
        super().__init__(CONTROL)


def settle_control(t: FFTable) -> None:
    """11.12.4.6 (1): who controls each Character now; the newest effect decides."""
    wanted: dict[int, int] = {}
    turn = t.turn
    control = False
    for lasting in t.lasting:
        if isinstance(lasting.parts[0].modifier, ControlChange):
            control = True
            if lasting.first <= turn <= lasting.last and (lasting.watch is None or lasting.watch.holds(lasting.frozen.thaw(t))):
                for ref in lasting.refs:
                    wanted[-1 - ref] = lasting.frozen.controller
    if not control and not t.modified:
        return
    t.modified = control
    for player in (0, 1):
        for body in t.zones[player * ZONES + FIELD].bodies[:]:
            assert isinstance(body, Character)
            owner = wanted.get(body.bid, body.base_controller)
            if owner != body.controller:
                take_control(t, body, owner)


def take_control(t: FFTable, body: Character, player: int) -> None:
    """6.2.6: the Character changes sides; it does not enter the field (6.2.6.1)."""
    t.zones[body.zone].bodies.remove(body)
    body.controller = player
    zone = t.zones[player * ZONES + FIELD]
    body.zone = zone.index
    body.top.zone = zone.index
    for card in body.under:
        card.zone = zone.index
    zone.bodies.append(body)
    body.since = t.turn
    body.instances = None
    body.touched = True
    if t.attack is not None and (body.bid in t.attack.members or t.attack.blocker == body.bid):
        out_of_battle(t, body)
    t.control.append(body.bid)


def power_of_now(t: FFTable, body: Character) -> Sum:
    """A power with what it is made of now, each part with its card where everybody sees that; for the log."""
    found: list[Share] = []
    recording, t.recording = t.recording, False
    for instance in t.instances:
        modifier = instance.part.modifier
        c = instance.c
        if not isinstance(modifier, Change) or not isinstance(c, Ctx) or modifier.layer != POWER or not instance.active():
            continue
        if (instance.lasting is None and not works(t, instance)) or not any(thing is body for thing in instance.bodies()):
            continue
        amount = modifier.adds(c, body)
        known = c.card is not None and (instance.lasting is not None or t.seen_mask(c.card) == 3)
        if amount:
            found.append(Share(amount, c.card if known else None))
    t.recording = recording
    return added("power", max(0, body.power), max(0, body.face.power), found, body)


def works(t: FFTable, instance: Instance) -> bool:
    """Whether a field ability works now: its card has it, and the damage is there (15.2.6.2)."""
    body = instance.body
    use = instance.use
    if body is None or use is None:
        return True
    assert isinstance(body, Character)
    skill = use.ability
    assert isinstance(skill, Skill)
    if skill.damage and t.damage_of(body.controller) < skill.damage:
        return False
    return not body.silenced or body.silenced < use.stamp and use.granted


def is_own(instance: Instance) -> bool:
    """11.12.4.7: whether it changes the very card whose ability it is."""
    return instance.lasting is None and isinstance(instance.part.scope, ThisBody)


class Facts(Computed):
    """What is tried out to find which effect depends on which."""

    layers = LAYERS
    ability_layer = TEXT

    def snapshot(self, body: ActiveBody) -> object:
        """The facts that one change may alter for another."""
        assert isinstance(body, Character)
        return (
            body.kinds,
            body.names,
            body.elements,
            body.jobs,
            body.cost,
            body.power,
            body.base_power,
            body.words,
            body.active,
            body.flags,
            body.rules,
            body.extra_attacks,
            body.bits,
            body.produces,
            body.silenced,
        )

    def restore(self, body: ActiveBody, snapshot: object) -> None:
        """Puts those facts back."""
        assert isinstance(body, Character) and isinstance(snapshot, tuple)
        body.kinds = snapshot[0]
        body.names = snapshot[1]
        body.elements = snapshot[2]
        body.jobs = snapshot[3]
        body.cost = snapshot[4]
        body.power = snapshot[5]
        body.base_power = snapshot[6]
        body.words = snapshot[7]
        body.active = snapshot[8]
        body.flags = snapshot[9]
        body.rules = snapshot[10]
        body.extra_attacks = snapshot[11]
        body.bits = snapshot[12]
        body.produces = snapshot[13]
        body.silenced = snapshot[14]


FACTS: Final = Facts()


def apply_all(t: FFTable, found: list[Instance], bodies: list[Character]) -> None:
    """11.12.4.6: layer by layer; within one own changes first (11.12.4.7), then by dependency and timestamp (11.12.4.13)."""
    several = 1 if t.modified else 0
    layers: list[list[Instance]] = [[], [], [], [], [], []]
    for instance in found:
        layers[instance.part.modifier.layer].append(instance)
    for layer in range(LAYERS):
        here = layers[layer]
        if not here:
            continue
        several += 1
        if len(here) > 1:
            own = [instance for instance in here if is_own(instance)]
            rest = [instance for instance in here if not is_own(instance)]
            here = in_order(t, own) + in_order(t, rest)
            if t.recording and own and rest:
                once(t, "11.12.4.7")
        for instance in here:
            apply_one(t, instance)
        if layer == GENERAL:
            for body in bodies:
                if len(body.active) > len(body.uses) or body.silenced:
                    for use in body.active:
                        if use.granted and use.ability.parts:
                            for instance in parts_of(t, body, use):
                                if instance.part.modifier.layer <= GENERAL:
                                    apply_one(t, instance)
                                else:
                                    layers[instance.part.modifier.layer].append(instance)
    if several > 1 and t.recording:
        once(t, "11.12.4.6")


def once(t: FFTable, rule: str) -> None:
    """Says once that continuous effects were put in an order; it holds all the time."""
    if rule not in t.told:
        t.told.append(rule)
        t.cite(rule)


def in_order(t: FFTable, here: list[Instance]) -> list[Instance]:
    """11.12.4.13: what depends on another comes after it; else the older first."""
    if len(here) < 2:
        return here
    here.sort(key=_stamp)
    done = ordered(here, FACTS)
    if t.recording:
        once(t, "11.12.4.13")
    return done


def _stamp(instance: Instance) -> int:
    return instance.stamp


def apply_one(t: FFTable, instance: Instance) -> None:
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
    if t.recording and instance.use is not None:
        once(t, "11.12.4.4")
    for thing in instance.bodies():
        if isinstance(thing, Character) and thing.alive:
            if t.recording and instance.use is not None and thing.stamp > instance.stamp:
                once(t, "11.12.4.5")
            thing.touched = True
            modifier.change(c, thing)
