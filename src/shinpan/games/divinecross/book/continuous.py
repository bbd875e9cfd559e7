"""809: what units are now, in five layers; 919: raising before lowering."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import ActiveBody, Use
from ....effects.continuous import Computed, refresh
from ....effects.state import EffectTable
from ....table.cards import Card
from ..things.faces import DivineCrossFace
from ..things.state import MAIN, STANDBY, DivineCrossTable, SkillUse, Unit

LAYER_IDENTITY: Final = 0
"""809.1b: kind, name, attribute, advantage gained or lost."""
LAYER_ABILITY: Final = 1
"""809.1c: abilities gained or lost."""
LAYER_OTHER: Final = 2
"""809.1d: other information that is not a number."""
LAYER_NUMBER: Final = 3
"""809.1e: numbers that are set or raised."""
LAYER_LOWER: Final = 4
"""809.1e, 919: numbers that are lowered, after those that are raised."""

FACT_ATTRIBUTE: Final = 1
FACT_ADVANTAGE: Final = 2
FACT_NAME: Final = 4
FACT_ABILITY: Final = 8
FACT_HP: Final = 16
FACT_COST: Final = 32
FACT_RETREAT: Final = 64
FACT_FLAG: Final = 128

Snapshot = tuple[int, int, list[str], int, int, int, list[Use], list[SkillUse]]


class UnitsComputed(Computed):
    """How the general machinery sees Divine Cross units."""

    layers = 5
    ability_layer = LAYER_ABILITY

    def reset(self, table: EffectTable) -> None:
        """809.1a: back to what is printed and to what cards define of themselves."""
        assert isinstance(table, DivineCrossTable)
        for zone in (MAIN, STANDBY, 6 + MAIN, 6 + STANDBY):
            for body in table.zones[zone].bodies:
                assert isinstance(body, Unit)
                reset_unit(body)
        table.player_flags = [0, 0]
        if table.cards_now:
            table.cards_now = {}

    def sources(self, table: EffectTable) -> list[ActiveBody]:
        found: list[ActiveBody] = []
        for zone in (MAIN, STANDBY, 6 + MAIN, 6 + STANDBY):
            for body in table.zones[zone].bodies:
                assert isinstance(body, Unit)
                if body.top.face_up:
                    found.append(body)
        return found

    def snapshot(self, body: ActiveBody) -> object:
        assert isinstance(body, Unit)
        return (body.attributes, body.advantage, body.names, body.hp, body.retreat, body.flags, body.active, body.skills)

    def restore(self, body: ActiveBody, snapshot: object) -> None:
        assert isinstance(body, Unit) and isinstance(snapshot, tuple)
        body.attributes, body.advantage, body.names, body.hp, body.retreat, body.flags, body.active, body.skills = snapshot

    def loose(self, table: EffectTable) -> list[tuple[Use, Card]]:
        assert isinstance(table, DivineCrossTable)
        found: list[tuple[Use, Card]] = []
        for card in table.loose_cards:
            if card.host is not None:
                continue
            zone = table.zones[card.zone].kind.name
            face = card.face
            assert isinstance(face, DivineCrossFace)
            for ability in face.loose:
                if ability.parts and ability.zone == zone:
                    found.append((Use(ability, card.uid, 0), card))
        return found


def reset_unit(unit: Unit) -> None:
    """Back to the printed facts."""
    face = unit.face
    unit.names = [face.name]
    unit.name = face.name
    unit.attributes = face.attributes if face.defined < 0 else face.defined
    unit.advantage = face.advantage
    unit.hp = face.hp
    unit.retreat = face.retreat
    unit.hp_set = -1
    unit.retreat_set = -1
    unit.flags = 0
    unit.active = unit.uses
    unit.skills = unit.base_skills
    if unit.cost_up or unit.cost_down or unit.named_cost or unit.banned:
        unit.cost_up = 0
        unit.cost_down = 0
        unit.named_cost = []
        unit.banned = []


COMPUTED: Final = UnitsComputed()


def now(t: DivineCrossTable) -> None:
    """Brings all computed facts up to date."""
    if t.fresh == t.version:
        return
    if t.lasting or t.loose_cards or _any_static(t):
        t.continuous = True
        refresh(t, COMPUTED)
        if t.lasting and drop_ended(t):
            refresh(t, COMPUTED)
        t.dirty = True
        for zone in (MAIN, STANDBY, 6 + MAIN, 6 + STANDBY):
            for body in t.zones[zone].bodies:
                assert isinstance(body, Unit)
                if body.retreat < 0:
                    t.cite("919.2c", player=body.controller)
                    body.retreat = 0
        if t.recording:
            tell_layers(t)
    else:
        t.fresh = t.version
        t.instances = []
        if t.dirty:
            COMPUTED.reset(t)
            t.dirty = False


def drop_ended(t: DivineCrossTable) -> bool:
    """An effect that lasts as long as something is true ends for good when it is not."""
    ended = [x for x in t.lasting if x.watch is not None and not x.watch.holds(x.frozen.thaw(t))]
    if not ended:
        return False
    t.lasting = [lasting for lasting in t.lasting if lasting not in ended]
    return True


def tell_layers(t: DivineCrossTable) -> None:
    """Cites the clauses behind the computed values, once for every new set of effects."""
    found = t.ordering()
    told = " ".join(found)
    if told != t.layers_told:
        t.layers_told = told
        for rule in found:
            t.cite(rule)


def _any_static(t: DivineCrossTable) -> bool:
    for zone in (MAIN, STANDBY, 6 + MAIN, 6 + STANDBY):
        for body in t.zones[zone].bodies:
            assert isinstance(body, Unit)
            if body.has_static:
                return True
    return False


def attributes_of(t: DivineCrossTable, card: Card) -> int:
    """The attributes of a card wherever it is. Energy has no information (306.6a)."""
    if card.host is not None:
        unit = card.host
        assert isinstance(unit, Unit)
        if unit.top is card:
            return unit.attributes
        if card is not unit.assist:
            return 0
    if card.uid in t.kept:
        return t.kept[card.uid]
    if card.uid in t.cards_now:
        return t.cards_now[card.uid]
    face = card.face
    assert isinstance(face, DivineCrossFace)
    return face.attributes if face.defined < 0 else face.defined


def skill_cost(unit: Unit, use: SkillUse) -> int:
    """919.1: what a skill costs now; raised first, then lowered, never below 0."""
    cost = use.skill.cost + unit.cost_up
    down = unit.cost_down
    for name, change in unit.named_cost:
        if name == use.skill.name:
            if change > 0:
                cost += change
            else:
                down -= change
    return max(0, cost - down)
