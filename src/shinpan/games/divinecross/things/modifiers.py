"""What continuous effects change: one class per kind of change, with its layer (809.1)."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Ability, ActiveBody, Use
from ....effects.context import Context
from ....effects.continuous import Instance, Modifier, Part
from ....effects.numbers import Const
from ....effects.ops import Filter, Op, Select, Value
from ....table.cards import Card, Thing
from ..book.continuous import (
    FACT_ABILITY,
    FACT_ADVANTAGE,
    FACT_ATTRIBUTE,
    FACT_COST,
    FACT_FLAG,
    FACT_HP,
    FACT_NAME,
    FACT_RETREAT,
    LAYER_ABILITY,
    LAYER_IDENTITY,
    LAYER_LOWER,
    LAYER_NUMBER,
    LAYER_OTHER,
    attributes_of,
    now,
    skill_cost,
)
from .faces import DivineCrossFace
from .state import DivineCrossTable, SkillChange, SkillUse, Unit


def _unit(body: ActiveBody) -> Unit:
    assert isinstance(body, Unit)
    return body


class Attributes(Modifier):
    """Attributes or advantages gained, lost or replaced. ``how`` is add, remove or set."""

    def __init__(self, how: str, mask: int, advantage: bool = False) -> None:
        fact = FACT_ADVANTAGE if advantage else FACT_ATTRIBUTE
        super().__init__(LAYER_OTHER if how == "set" else LAYER_IDENTITY, 0, fact, how == "set")
        self.how = how
        self.mask = mask
        self.advantage = advantage

    def _new(self, old: int) -> int:
        if self.how == "add":
            return old | self.mask
        if self.how == "remove":
            return old & ~self.mask
        return self.mask

    def apply(self, c: Context, body: ActiveBody) -> None:
        unit = _unit(body)
        if self.advantage:
            unit.advantage = self._new(unit.advantage)
        else:
            unit.attributes = self._new(unit.attributes)

    def apply_card(self, c: Context, card: Card) -> None:
        t = c.table
        assert isinstance(t, DivineCrossTable)
        t.cards_now[card.uid] = self._new(attributes_of(t, card))


class NameChange(Modifier):
    """A name gained or replaced."""

    def __init__(self, name: str, only: bool) -> None:
        super().__init__(LAYER_OTHER if only else LAYER_IDENTITY, 0, FACT_NAME, only)
        self.name = name
        self.only = only

    def apply(self, c: Context, body: ActiveBody) -> None:
        unit = _unit(body)
        if self.only:
            unit.name = self.name
            unit.names = [self.name]
        else:
            unit.names = [*unit.names, self.name]


class NumberChange(Modifier):
    """A number raised, lowered or set: hp, retreat or cost (919)."""

    def __init__(self, what: str, how: str, value: Value, skill: str = "") -> None:
        fact = FACT_HP if what == "hp" else FACT_RETREAT if what == "retreat" else FACT_COST
        super().__init__(LAYER_LOWER if how == "down" else LAYER_NUMBER, 0, fact, how == "set")
        self.what = what
        self.how = how
        self.value = value
        self.skill = skill

    def apply(self, c: Context, body: ActiveBody) -> None:
        unit = _unit(body)
        n = self.value.of(c)
        if self.what == "hp":
            if self.how == "up":
                unit.hp += n
            elif self.how == "set":
                unit.hp = n
                unit.hp_set = c.stamp
            elif c.stamp >= unit.hp_set:
                unit.hp -= n
        elif self.what == "retreat":
            if self.how == "up":
                unit.retreat += n
            elif self.how == "set":
                unit.retreat = n
                unit.retreat_set = c.stamp
            elif c.stamp >= unit.retreat_set:
                unit.retreat -= n
        elif self.skill:
            unit.named_cost = [*unit.named_cost, (self.skill, n if self.how == "up" else -n)]
        elif self.how == "up":
            unit.cost_up += n
        else:
            unit.cost_down += n

    def frozen(self, c: Context) -> Modifier:
        return NumberChange(self.what, self.how, Const(self.value.of(c)), self.skill)


class Flag(Modifier):
    """Something a unit cannot do or undergo."""

    def __init__(self, mask: int) -> None:
        super().__init__(LAYER_OTHER, 0, FACT_FLAG)
        self.mask = mask

    def apply(self, c: Context, body: ActiveBody) -> None:
        _unit(body).flags |= self.mask


class PlayerFlag(Modifier):
    """Something a player cannot do."""

    def __init__(self, mask: int) -> None:
        super().__init__(LAYER_OTHER, 0, FACT_FLAG)
        self.mask = mask

    def apply_player(self, c: Context, player: int) -> None:
        t = c.table
        assert isinstance(t, DivineCrossTable)
        t.player_flags[player] |= self.mask


class Ban(Modifier):
    """A skill (or EX power) of that name cannot be used (902)."""

    def __init__(self, name: str) -> None:
        super().__init__(LAYER_OTHER, 0, FACT_FLAG)
        self.name = name

    def apply(self, c: Context, body: ActiveBody) -> None:
        unit = _unit(body)
        unit.banned = [*unit.banned, self.name]


class BanCost(Modifier):
    """Skills of a cost or more cannot be used; looked at when costs are settled."""

    def __init__(self, minimum: int) -> None:
        super().__init__(LAYER_LOWER, 0, FACT_FLAG)
        self.minimum = minimum

    def apply(self, c: Context, body: ActiveBody) -> None:
        unit = _unit(body)
        names = [use.skill.name for use in unit.skills if skill_cost(unit, use) >= self.minimum]
        unit.banned = unit.banned + names


class ChosenAttribute(Modifier):
    """The attribute a player named is gained, or replaces the others."""

    def __init__(self, how: str) -> None:
        super().__init__(LAYER_OTHER if how == "set" else LAYER_IDENTITY, 0, FACT_ATTRIBUTE, how == "set")
        self.how = how

    def frozen(self, c: Context) -> Modifier:
        return Attributes(self.how, c.count)


class AbilityBan(Modifier):
    """A player cannot play abilities of certain units."""

    def __init__(self, whose: int, units: Filter) -> None:
        super().__init__(LAYER_OTHER, 0, FACT_FLAG)
        self.whose = whose
        self.units = units


class DamageChange(Modifier):
    """Changes the damage a unit deals or takes with skills (704.6b)."""

    def __init__(
        self, deals: bool, how: str, value: Value, skill: str = "", any_damage: bool = False, other: Select | None = None
    ) -> None:
        super().__init__(LAYER_NUMBER, 0, 0)
        self.deals = deals
        self.how = how
        self.value = value
        self.skill = skill
        self.any_damage = any_damage
        """Whether it also changes the damage of effects."""
        self.other = other
        """Only damage to (or from) these units."""

    def frozen(self, c: Context) -> Modifier:
        return DamageChange(self.deals, self.how, Const(self.value.of(c)), self.skill, self.any_damage, self.other)


class DamageShield(Modifier):
    """No damage from certain cards, by their effects or by anything."""

    def __init__(self, source: Filter, effects_only: bool, skills_only: bool = False) -> None:
        super().__init__(LAYER_OTHER, 0, 0)
        self.source = source
        self.effects_only = effects_only
        self.skills_only = skills_only


class FailRule(Modifier):
    """Skills fail: always, or if a test made when they are judged says so (917.1)."""

    def __init__(self, whose: int, test: Op | None, minimum: int, name: str) -> None:
        super().__init__(LAYER_OTHER, 0, 0)
        self.whose = whose
        """0: own skills, 1: the opponent's, 2: anyone's; -1: skills of the units the part applies to."""
        self.test = test
        self.minimum = minimum
        self.name = name

    def covers(self, instance: Instance, unit: Unit, name: str, cost: int) -> bool:
        """Whether this applies to a skill of that unit."""
        if self.name and self.name != name:
            return False
        if cost < self.minimum:
            return False
        if self.whose >= 0:
            return self.whose == 2 or (unit.controller == instance.c.controller) == (self.whose == 0)
        return any(thing is unit for thing in instance.bodies())

    def fails(self, c: Context) -> bool:
        """Carries out the test."""
        assert self.test is not None
        t = c.table
        assert isinstance(t, DivineCrossTable)
        t.skill_failing = False
        self.test.run(c)
        failing = t.skill_failing
        t.skill_failing = False
        return failing


class GrantAbility(Modifier):
    """Gives a unit an ability printed in another text."""

    def __init__(self, abilities: list[Ability]) -> None:
        super().__init__(LAYER_ABILITY, 0, FACT_ABILITY)
        self.abilities = abilities

    def apply(self, c: Context, body: ActiveBody) -> None:
        body.active = body.active + [Use(ability, body.top.uid, c.stamp, True) for ability in self.abilities]


class GrantSkills(Modifier):
    """Gives a unit the skills of other units."""

    def __init__(self, units: Select) -> None:
        super().__init__(LAYER_ABILITY, 0, FACT_ABILITY)
        self.units = units

    def apply(self, c: Context, body: ActiveBody) -> None:
        unit = _unit(body)
        more: list[SkillUse] = []
        for other in self.units.find(c):
            if isinstance(other, Unit) and other is not unit:
                more += [SkillUse(use.skill, use.uid, True) for use in other.base_skills]
        unit.skills = unit.skills + more


class Lose(Modifier):
    """Takes away EX powers, skills, one skill, or all abilities."""

    def __init__(self, what: str, name: str = "") -> None:
        super().__init__(LAYER_ABILITY, 0, FACT_ABILITY)
        self.what = what
        self.name = name

    def apply(self, c: Context, body: ActiveBody) -> None:
        unit = _unit(body)
        if self.what in ("ex", "all"):
            unit.active = [use for use in unit.active if self.what == "ex" and use.ability.group != "ex"]
        if self.what in ("skills", "all"):
            unit.skills = []
        elif self.what == "skill":
            unit.skills = [use for use in unit.skills if use.skill.name != self.name]


def told_of(c: Context, modifier: Modifier) -> list[tuple[str, int, str]]:
    """What the log says of a change that begins: changed, set, gained or lost; how much; which number or ability."""
    if isinstance(modifier, NumberChange):
        n = modifier.value.of(c)
        if modifier.how == "set":
            return [("set", n, modifier.what)]
        return [("changed", n if modifier.how == "up" else -n, modifier.what)] if n else []
    if isinstance(modifier, DamageChange):
        what = "damage dealt" if modifier.deals else "damage taken"
        n = modifier.value.of(c)
        if modifier.how in ("up", "down"):
            return [("changed", n if modifier.how == "up" else -n, what)] if n else []
        return [({"times": "multiplied", "half": "halved"}.get(modifier.how, modifier.how), n, what)]
    if isinstance(modifier, GrantAbility):
        return [("gained", 0, ability.name) for ability in modifier.abilities]
    if isinstance(modifier, Lose):
        return [("lost", 0, modifier.name or modifier.what)]
    return []


def damage_changes(t: DivineCrossTable, attacker: Unit, target: Unit | None, skill: str) -> list[SkillChange]:
    """704.6b: the continuous changes that apply to this damage."""
    now(t)
    found: list[SkillChange] = []
    for instance in t.instances:
        modifier = instance.part.modifier
        if not isinstance(modifier, DamageChange) or (modifier.skill and modifier.skill != skill):
            continue
        unit = attacker if modifier.deals else target
        if unit is None or not instance.active() or not any(thing is unit for thing in instance.bodies()):
            continue
        counterpart = target if modifier.deals else attacker
        if modifier.other is not None and not any(thing is counterpart for thing in modifier.other.find(instance.c)):
            continue
        uid = instance.c.card.uid if instance.c.card is not None else attacker.top.uid
        found.append(SkillChange(modifier.how, modifier.value.of(instance.c), instance.c.controller, uid))
    return found


def any_damage_changes(t: DivineCrossTable, by: Unit | None, target: Unit) -> list[SkillChange]:
    """Changes to whatever damage a unit deals or takes, for the damage of effects."""
    found: list[SkillChange] = []
    for instance in t.instances:
        modifier = instance.part.modifier
        if isinstance(modifier, DamageChange) and modifier.any_damage and instance.active():
            unit = by if modifier.deals else target
            if unit is not None and any(thing is unit for thing in instance.bodies()):
                found.append(SkillChange(modifier.how, modifier.value.of(instance.c), instance.c.controller, 0))
    return found


def shields_damage(t: DivineCrossTable, unit: Unit, by: Unit | None, card: Card | None, kind: str) -> bool:
    """Whether an effect keeps damage of this source off the unit (813)."""
    source: Thing | None = by if by is not None and (card is None or card is by.top) else card
    if source is None:
        return False
    for instance in t.instances:
        modifier = instance.part.modifier
        if isinstance(modifier, DamageShield) and instance.active() and any(thing is unit for thing in instance.bodies()):
            if (
                (kind == "effect" or not modifier.effects_only)
                and (kind == "skill" or not modifier.skills_only)
                and modifier.source.test(instance.c, source)
            ):
                return True
    return False


def forbids_abilities(t: DivineCrossTable, player: int, unit: ActiveBody) -> bool:
    """Whether an effect keeps the player from playing abilities of this unit."""
    for instance in t.instances:
        modifier = instance.part.modifier
        if isinstance(modifier, AbilityBan) and instance.active():
            mine = instance.c.controller == player
            if (modifier.whose == 2 or mine == (modifier.whose == 0)) and modifier.units.test(instance.c, unit):
                return True
    return False


def clash(first: Unit, second: Unit) -> bool:
    """Whether the order of two units' continuous abilities can matter: both replace or touch the same facts."""
    for use in first.uses:
        for part in use.ability.parts:
            for other_use in second.uses:
                for other in other_use.ability.parts:
                    if isinstance(part, Part) and isinstance(other, Part) and _clash(part.modifier, other.modifier):
                        return True
    return False


def _clash(a: Modifier, b: Modifier) -> bool:
    return a.layer == b.layer and bool(a.writes & b.writes) and (a.overwrites or b.overwrites)


def face_of(card: Card) -> DivineCrossFace:
    """The printed face."""
    face = card.face
    assert isinstance(face, DivineCrossFace)
    return face


NUMBER_CLAUSES: Final = {"cost": "919.1", "retreat": "919.2", "hp": "919.3"}
LAYER_CLAUSES: Final = ("809.1b", "809.1c", "809.1d", "809.1e", "809.1e")


def shows(t: DivineCrossTable, instance: Instance) -> bool:
    """Whether everyone can see that an effect applies to something; what it does to hidden cards is not told."""
    return any(not isinstance(thing, Card) or t.seen_mask(thing) == 3 for thing in instance.bodies())


def clauses(t: DivineCrossTable) -> list[str]:
    """The clauses by which the effects that apply now were ordered and applied."""
    found: list[str] = []
    here = [i for i in t.instances if i.part.modifier.writes and i.active() and (i.part.player >= 0 or shows(t, i))]
    if not here:
        return found
    found += ["809.1", "809.1a"]
    by_layer: dict[int, list[Instance]] = {}
    for instance in here:
        by_layer.setdefault(min(instance.part.modifier.layer, LAYER_NUMBER), []).append(instance)
    for layer in sorted(by_layer):
        found.append(LAYER_CLAUSES[layer])
        same = by_layer[layer]
        for i, a in enumerate(same):
            for b in same[i + 1 :]:
                if a.part.modifier.writes & b.part.modifier.writes or a.part.modifier.reads & b.part.modifier.writes:
                    found += ["809.3", "809.3b"]
                    if a.lasting is None or b.lasting is None:
                        found.append("809.3b-1")
                    if a.lasting is not None or b.lasting is not None:
                        found.append("809.3b-2")
                if a.part.modifier.reads & b.part.modifier.writes or b.part.modifier.reads & a.part.modifier.writes:
                    found.append("809.3a")
    sources: dict[int, set[int]] = {}
    numbers: dict[str, set[str]] = {}
    for instance in here:
        modifier = instance.part.modifier
        key = id(instance.use.ability) if instance.use is not None else id(instance.lasting)
        sources.setdefault(key, set()).add(min(modifier.layer, LAYER_NUMBER))
        if instance.lasting is not None and not instance.lasting.fixed:
            found.append("809.3b-3")
        if modifier.overwrites:
            found.append("809.5")
        if isinstance(modifier, NumberChange) and modifier.how != "set":
            numbers.setdefault(modifier.what, set()).add(modifier.how)
            rule = NUMBER_CLAUSES[modifier.what]
            found += [rule, rule + "b"]
    if any(len(layers) > 1 for layers in sources.values()):
        found.append("809.2")
    for what, hows in numbers.items():
        if len(hows) > 1:
            found.append(NUMBER_CLAUSES[what] + "a")
    for unit in t.bodies.values():
        if (
            isinstance(unit, Unit)
            and unit.cost_down
            and any(use.skill.cost + unit.cost_up < unit.cost_down for use in unit.skills)
        ):
            found.append("919.1c")
    return sorted(set(found))
