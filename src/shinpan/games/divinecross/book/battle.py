"""Chapter 700: the battle phase, step by step."""

from __future__ import annotations

from ....effects.abilities import Ability, Use
from ....effects.context import Context
from ....effects.ops import Op
from ....table.decisions import Decision, Option
from ....table.events import Event, Reckoned, Share, Sum
from ..things.causes import Cause
from ..things.marks import changed_by, damage
from ..things.modifiers import damage_changes, forbids_abilities
from ..things.piles import hide_revealed
from ..things.state import NO_PLAYER_SKILLS, NO_SKILLS, STUNNED_SKILLS, DivineCrossTable, SkillChange, SkillUse, Unit
from .continuous import now, skill_cost
from .loops import watch_choice, watched_options
from .playing import judge
from .rules import rule_check


def battle_phase(t: DivineCrossTable) -> None:
    """504.1, 702: the battle phase begins, except in the first turn of the game."""
    player = t.turn_player
    if t.first_turn:
        t.cite("504.1", "no battle phase in the first turn", player=player)
        t.phase = "end"
        return
    t.cite("504.1", player=player)
    t.cite("701.1", player=player)
    t.happened(Event("battle start", "702.1", player))
    rule_check(t, "702.2")
    t.phase = "end" if t.turn_ending else "skill"


def skill_step(t: DivineCrossTable) -> None:
    """703: the turn player declares a skill of the main unit, or none."""
    player = t.turn_player
    t.resume = False
    unit = t.main(player)
    options: list[Option] = []
    if unit is not None:
        now(t)
        options = usable(t, player, unit)
    options.append(Option("pass"))
    if t.turn_marks:
        options = watched_options(t, options)
    t.cite("703.1", player=player)
    option = t.ask(Decision(player, "skill", options, "703.1", free=True))
    if t.turn_marks:
        watch_choice(t, player, option, len(options))
    if option.verb == "pass" or unit is None:
        t.record(Event("no skill", "703.1", player))
        battle_end(t)
        return
    use = unit.skills[option.number]
    event = Event("declared", "703.1", player, body=unit, card=t.cards[use.uid])
    event.note = use.skill.name
    t.happened(event)
    t.cite("703.2", player=player)
    t.skill_player = player
    t.skill_name = use.skill.name
    if judge(t, player, unit, use, use.skill.name):
        t.cite("703.2a", player=player)
        damage_step(t, player, unit, use)
    else:
        t.cite("703.2b", player=player)
        t.cite("917.2a", player=player)
    t.skill_player = -1
    t.changes = []
    battle_end(t)


def usable(t: DivineCrossTable, player: int, unit: Unit) -> list[Option]:
    """703.1a: own or an assist's skill, paid by energy, not forbidden; 703.1b: not while stunned (but 922)."""
    options: list[Option] = []
    barred = bool(t.player_flags[player] & NO_PLAYER_SKILLS or unit.flags & NO_SKILLS or forbids_abilities(t, player, unit))
    for i, use in enumerate(unit.skills):
        skill = use.skill
        if skill.effect.activated is not None:
            continue
        if barred or skill.name in unit.banned:
            if t.explain:
                t.withhold("skill", use.uid, "703.1a", player)
                t.withhold("skill", use.uid, "703.1a-3", player)
        elif unit.stunned and not skill.effect.even_stunned and not unit.flags & STUNNED_SKILLS:
            if t.explain:
                t.withhold("skill", use.uid, "703.1b", player)
        elif skill_cost(unit, use) > len(unit.energy):
            if t.explain:
                t.withhold("skill", use.uid, "703.1a", player)
                t.withhold("skill", use.uid, "703.1a-2", player)
                t.withhold("skill", use.uid, "209.2", player)
        else:
            options.append(Option("skill", use.uid, unit.bid, i, skill.name))
    if t.explain:
        for body in t.standby(player):
            if isinstance(body, Unit) and body.skills:
                t.withhold("skill", body.top.uid, "703.1a", player)
                t.withhold("skill", body.top.uid, "703.1a-1", player)
    return options


def run_text(t: DivineCrossTable, player: int, unit: Unit, use: SkillUse, abilities: list[Ability], c: Context) -> None:
    """Carries out parts of a skill's text, in the order they are printed."""
    for ability in abilities:
        program = ability.program
        if program is not None:
            assert isinstance(program, Op)
            program.run(c)


def damage_step(t: DivineCrossTable, player: int, unit: Unit, use: SkillUse) -> None:
    """704: the skill is used."""
    skill = use.skill
    effect = skill.effect
    event = Event("skill use", "704.1", player, body=unit, card=t.cards[use.uid])
    event.note = skill.name
    t.happened(event)
    t.cite("704.2", player=1 - player)
    rule_check(t, "704.3")
    c = Context(t, player, unit, t.cards[use.uid], Use(Ability("skill", (), skill.name), use.uid, 0))
    c.cause = "effect"
    c.skill = skill.name
    if effect.before:
        t.cite("704.4", player=player)
        run_text(t, player, unit, use, effect.before, c)
        hide_revealed(t)
    rule_check(t, "704.5")
    if skill.has_damage:
        skill_damage(t, player, unit, use, c)
    else:
        t.cite("704.6a-2", player=player)
    if effect.damage:
        t.cite("704.7", player=player)
        run_text(t, player, unit, use, effect.damage, c)
    if effect.rest:
        t.cite("704.8", player=player)
        run_text(t, player, unit, use, effect.rest, c)
    hide_revealed(t)
    rule_check(t, "704.9")
    event = Event("skill used", "704.10", player, body=unit, card=t.cards[use.uid])
    event.note = skill.name
    t.happened(event)
    t.cite("704.11", player=1 - player)
    rule_check(t, "704.12")


def skill_damage(t: DivineCrossTable, player: int, unit: Unit, use: SkillUse, c: Context) -> None:
    """704.6: base, changes (own, then the opponent's), advantage, damage."""
    skill = use.skill
    t.cite("704.6", player=player)
    t.cite("704.6a", player=player)
    amount = skill.damage
    if skill.times:
        t.cite("704.6a-1", player=player)
        t.base = -1
        t.base_unit = skill.damage
        run_text(t, player, unit, use, skill.effect.base, c)
        amount = max(0, t.base)
        t.base_unit = 0
        if amount == 0:
            return
    if skill.effect.change:
        run_text(t, player, unit, use, skill.effect.change, c)
    target = t.main(1 - player)
    changes = t.changes + damage_changes(t, unit, target, skill.name)
    t.changes = []
    shares = [Share(amount, None, "printed")]
    if changes:
        t.cite("704.6b", player=player)
        for side, rule in ((player, "704.6b-1"), (1 - player, "704.6b-2")):
            mine = [change for change in changes if change.controller == side]
            if mine:
                t.cite(rule, player=side)
                amount = changed(t, player, amount, mine, shares)
    t.cite("704.6c", player=player)
    if target is None:
        return
    if target.attributes & unit.advantage:
        t.cite("704.6c-1", player=player)
        amount *= 2
        shares.append(Share(2, None, "advantage"))
    t.cite("704.6d", player=player)
    if t.recording:
        told = Reckoned("reckoned", "704.6d", player, unit, [Sum("damage", max(0, amount), shares, unit)])
        told.onto = target
        told.note = skill.name
        t.record(told)
    damage(t, target, amount, Cause("skill", player, unit, t.cards[use.uid]), "704.6d")


def changed(t: DivineCrossTable, player: int, amount: int, changes: list[SkillChange], shares: list[Share]) -> int:
    """704.6b-3: the turn player applies the changes of one side in any order (asked only where it matters)."""
    left = changes[:]
    plain = all(change.how in ("up", "down") for change in left)
    while left:
        chosen = left[0]
        if not plain and len(left) > 1:
            t.cite("704.6b-3", player=player)
            options = [Option("order", change.uid, number=i) for i, change in enumerate(left)]
            chosen = left[t.ask(Decision(player, "order", options, "704.6b-3", about="damage")).number]
        elif len(changes) > 1:
            t.cite("704.6b-3", player=player)
        left.remove(chosen)
        t.cite("914.3")
        amount = changed_by(chosen, amount)
        if t.recording:
            n = -chosen.amount if chosen.how == "down" else chosen.amount
            shares.append(Share(n, t.cards[chosen.uid], "up" if chosen.how == "down" else chosen.how))
    return amount


def battle_end(t: DivineCrossTable) -> None:
    """705: the battle phase ends."""
    t.happened(Event("battle end", "705.1", t.turn_player))
    rule_check(t, "705.2")
    t.phase = "end"
