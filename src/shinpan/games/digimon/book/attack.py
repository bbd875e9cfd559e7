"""Chapters 11 to 14: attacks, blocking, checks and battles."""

from __future__ import annotations

from typing import Final

from ....effects.ops import Op
from ....table.cards import Card
from ....table.decisions import Decision, Option
from ....table.events import Reckoned, Share, Sum, added
from ..things import facts
from ..things.faces import DIGIMON, NONE, DigimonFace
from ..things.moves import Origin, allowed_to_leave, before_leaving, can_suspend, hold, lay, leave, suspend, take
from ..things.state import (
    HAND,
    NO_ATTACK,
    NO_ATTACK_PLAYER,
    NO_BE_ATTACKED,
    NO_BLOCK,
    NO_BLOCKED,
    NO_TARGET_SWITCH,
    NOWHERE,
    RULE,
    SECURITY,
    TRASH,
    Attack,
    Cause,
    DigimonTable,
    Effect,
    Happening,
    Stack,
)
from .options import activate_card
from .values import dp_shares, now, reset_stack
from .waiting import Waiting, activate, context_of, locked, settle, still_there, trigger

PLAYER: Final = -1
NOTHING: Final = -2


def can_attack(t: DigimonTable, stack: Stack, by_effect: bool = False, no_suspend: bool = False) -> bool:
    """11-2-1, 7-1-2-1: an own unsuspended Digimon with DP in the battle area that was not played this turn (or has Rush)."""
    if t.attack is not None:
        t.cite("11-2-4", player=stack.controller)
        return False
    if stack.controller != t.turn_player:
        t.cite("11-1-2", player=stack.controller)
        return False
    if not stack.in_battle:
        return False
    if not stack.is_digimon or stack.dp == NONE or stack.flags & NO_ATTACK:
        return False
    if not no_suspend and not can_suspend(t, stack, RULE):
        return False
    return by_effect or stack.played_turn != t.turn or "Rush" in stack.keywords


def targets(t: DigimonTable, stack: Stack, player: bool = True, unsuspended: bool = False) -> list[int]:
    """11-2-7-1: the player (-1), or a suspended Digimon of the opponent, as effects allow and forbid (15-1-3)."""
    found: list[int] = []
    only = [rule for rule in stack.rules if rule.kind == "only attack"]
    if player and not stack.flags & NO_ATTACK_PLAYER and not only:
        found.append(PLAYER)
    for body in t.battle(1 - stack.controller):
        assert isinstance(body, Stack)
        if not body.is_digimon:
            continue
        if body.flags & NO_BE_ATTACKED:
            t.cite("15-1-3", player=body.controller)
            continue
        if not body.suspended and not unsuspended:
            if not any(rule.kind == "attack unsuspended" and rule.about(body) for rule in stack.rules):
                continue
        if any(rule.kind == "attack" and rule.about(body) for rule in stack.rules):
            t.cite("15-1-3", player=body.controller)
            continue
        if all(rule.about(body) for rule in only):
            found.append(body.bid)
    return found


def declare(t: DigimonTable, attacker: Stack, target: int, why: Cause, no_suspend: bool = False) -> bool:
    """11-2-8-1: the attacker is suspended and the target chosen; what follows begins when nothing is left to do (11-1-4)."""
    player = attacker.controller
    if t.attack is not None:
        t.cite("11-2-4", player=player)
        return False
    t.cite("11-1-3", player=player)
    t.cite("11-2-2", player=player)
    t.cite("11-2-3", player=player)
    t.cite("11-2-8", player=player)
    goal = t.stack(target)
    if goal is None or goal.suspended:
        t.cite("11-2-7-1", player=player)
    if not no_suspend and not attacker.suspended:
        suspend(t, [attacker], "11-2-8-1")
    t.attack = Attack(attacker.bid, target, player)
    event = Happening("attacked", "11-2-8-1", player, body=attacker, amount=target)
    event.why = why
    event.onto = goal
    t.deeds[f"attacked {player}"] = t.deeds.get(f"attacked {player}", 0) + 1
    if not t.book.seen_at_counter:
        t.happened(event)
    else:
        before = t.waiting[:]
        later = t.later
        t.happened(event)
        t.attack.declared = event
        t.waiting = [waiting for waiting in t.waiting if waiting in before or waiting.player == player]
        t.later = [one for one in later if one in t.later or one.kept.controller != player]
    return True


def go_on(t: DigimonTable) -> None:
    """11-1-3, 11-1-5: counter timing, block timing, whether it succeeds, end of attack; none is left out."""
    attack = t.attack
    assert attack is not None
    attack.running = True
    player = attack.player
    t.cite("11-1-4", player=player)
    if attacker_of(t) is None:
        t.cite("11-1-5", player=player)
    if not attack.ended:
        counter(t)
        settle(t)
    if not attack.ended:
        block(t)
        settle(t)
    if not attack.ended:
        succeed(t)
        settle(t)
    if not attack.ended:
        pierce(t)
        settle(t)
    attacker = attacker_of(t)
    end = Happening("attack end", "11-6-1", player, body=attacker if attacker is not None else t.gone.get(attack.attacker))
    t.happened(end)
    settle(t)
    t.cite("11-6-2", player=player)
    t.attack = None
    if t.until_attack:
        stamps = t.until_attack
        t.lasting = [lasting for lasting in t.lasting if lasting.stamp not in stamps]
        t.until_attack = []
    t.later = [later for later in t.later if not later.attack]
    t.version += 1


def attacker_of(t: DigimonTable) -> Stack | None:
    """The attacking Digimon, if it is still there."""
    if t.attack is None:
        return None
    stack = t.stack(t.attack.attacker)
    now(t)
    return stack if stack is not None and stack.in_battle and stack.is_digimon else None


def counter(t: DigimonTable) -> None:
    """11-3: the other player's [Counter] effects trigger; one of them can be activated (11-3-2)."""
    attack = t.attack
    assert attack is not None
    player = 1 - attack.player
    t.cite("11-3-1", player=player)
    if attack.declared is not None:
        seen_attacking(t, attack.declared)
    before = t.waiting
    t.waiting = []
    t.happened(Happening("counter", "11-3-1", player))
    mine = [waiting for waiting in t.waiting if is_counter(waiting) and waiting.player == player]
    t.waiting = before + [waiting for waiting in t.waiting if waiting not in mine]
    if t.book.counters_activated:
        for waiting in mine:
            waiting.declared = True
    t.whisper = player
    able = [waiting for waiting in mine if still_there(t, waiting) and could(t, waiting)]
    if len(able) < len(mine):
        t.cite_early("4-16-3", player)
    t.whisper = -1
    if not able and not (t.thorough and t.cards_in(player, HAND)):
        return
    options = []
    for index, waiting in enumerate(able):
        effect = waiting.use.ability
        options.append(Option("counter", waiting.use.uid, index, effect.number if isinstance(effect, Effect) else 0))
    options.append(Option("pass"))
    decision = Decision(player, "counter", options, "11-3-1")
    decision.always = t.thorough
    answer = t.ask(decision)
    if answer.verb == "counter":
        attack.countered = True
        t.cite("11-3-2", player=player)
        activate(t, able[answer.body])


def seen_attacking(t: DigimonTable, event: Happening) -> None:
    """en-1.0 and zh-1.2 9-2-1-4-1: what the other player has for an attack triggers now, and comes before [Counter]."""
    before = t.waiting[:]
    trigger(t, [event])
    t.waiting = [waiting for waiting in t.waiting if waiting in before or waiting.player != event.player]
    settle(t)


def is_counter(waiting: Waiting) -> bool:
    """Whether a waiting effect is a [Counter] effect."""
    effect = waiting.use.ability
    return isinstance(effect, Effect) and "Counter" in effect.timings


def could(t: DigimonTable, waiting: Waiting) -> bool:
    """Whether a waiting effect could do anything now."""
    program = waiting.use.ability.program
    return isinstance(program, Op) and program.can(context_of(t, waiting))


def block(t: DigimonTable) -> None:
    """12-1: the other player may make a Digimon with Blocker the target."""
    attack = t.attack
    assert attack is not None
    attacker = attacker_of(t)
    player = 1 - attack.player
    t.cite("11-4-1", player=player)
    if attacker is None:
        t.cite("12-1-6", player=player)
        return
    now(t)
    collision = "Collision" in attacker.keywords
    options: list[Option] = []
    for body in t.battle(player):
        assert isinstance(body, Stack)
        if body.is_digimon and "Blocker" in body.keywords and can_block(t, attacker, body):
            options.append(Option("block", body.top.uid, body.bid))
    if not options:
        return
    if collision:
        t.cite("16-29-1", player=player)
        t.cite("16-29-3", player=player)
        t.cite("16-29-4", player=player)
    else:
        options.append(Option("pass"))
    answer = t.ask(Decision(player, "block", options, "12-1-7"))
    if answer.verb == "block":
        stack = t.stack(answer.body)
        assert stack is not None
        t.cite("12-1-1", player=player)
        t.cite("12-1-2", player=player)
        t.cite("12-1-3", player=player)
        t.cite("12-1-7", player=player)
        suspend(t, [stack], "12-1-7-1")
        attack.target = stack.bid
        attack.blocked = True
        event = Happening("blocked", "12-1-7-1", player, body=stack)
        event.onto = attacker
        switched = Happening("target", "11-2-7-2", attack.player, body=attacker)
        switched.onto = stack
        t.moment([event, switched])


def can_block(t: DigimonTable, attacker: Stack, body: Stack) -> bool:
    """12-1-4, 12-1-5: a Digimon that can be suspended and is not the target already, unless an effect forbids it."""
    attack = t.attack
    assert attack is not None
    if body.bid == attack.target:
        t.cite("12-1-5", player=body.controller)
        return False
    if not can_suspend(t, body, RULE):
        t.cite("12-1-4", player=body.controller)
        return False
    if body.flags & NO_BLOCK or attacker.flags & (NO_BLOCKED | NO_TARGET_SWITCH):
        t.cite("15-1-3", player=body.controller)
        return False
    for rule in attacker.rules:
        if rule.kind == "blocked" and rule.about(body):
            t.cite("15-1-3", player=body.controller)
            return False
    for rule in body.rules:
        if rule.kind == "block" and rule.about(attacker):
            t.cite("15-1-3", player=body.controller)
            return False
    return True


def switch_target(t: DigimonTable, target: int, rule: str = "11-2-7-2") -> bool:
    """11-2-7: an effect changes the target of the attack under way."""
    attack = t.attack
    if attack is None:
        return False
    attacker = attacker_of(t)
    if attacker is None:
        t.cite("11-2-7-4", player=attack.player)
        return False
    if attack.target == target:
        t.cite("11-2-7-3", player=attack.player)
        return False
    now(t)
    if attacker.flags & NO_TARGET_SWITCH:
        t.cite("15-1-3", player=attack.player)
        return False
    attack.target = target
    t.cite("11-2-7-5", player=attack.player)
    event = Happening("target", rule, attack.player, body=attacker, amount=target)
    event.onto = t.stack(target)
    t.happened(event)
    return True


def succeed(t: DigimonTable) -> None:
    """11-5: the attack succeeds against the player or a Digimon, or against nothing."""
    attack = t.attack
    assert attack is not None
    attacker = attacker_of(t)
    player = attack.player
    t.cite("11-5-1", player=player)
    if attacker is None:
        t.cite("11-2-7-4", player=player)
        t.cite("11-5-1-4", player=player)
        return
    now(t)
    if attack.target != PLAYER:
        defender = t.stack(attack.target)
        if defender is None or not defender.in_battle or not defender.is_digimon:
            t.cite("11-2-6", player=player)
            t.cite("11-5-1-4", player=player)
            return
        t.cite("11-5-1-3", player=player)
        t.cite("11-5-1-3-1", player=player)
        battle(t, attacker, defender)
        return
    if not t.cards_in(1 - player, SECURITY):
        t.cite("11-5-1-2", player=player)
        if check_count(attacker) > 0:
            t.cite("1-2-1", player=player)
            t.cite("1-2-3-1", player=player)
            t.end(player, "11-5-1-2-1", "attack")
        else:
            t.cite("11-5-1-2-1", player=player)
        return
    t.cite("11-5-1-1", player=player)
    t.cite("11-5-1-1-1", player=player)
    checks(t, attacker)


def checks(t: DigimonTable, attacker: Stack) -> None:
    """13-1: checks one after the other, as long as the Digimon has some left to make (13-1-7-5)."""
    player = attacker.controller
    t.cite("13-1-1", player=player)
    t.cite("13-1-3", player=player)
    if t.attack is not None:
        t.attack.checked = True
    if t.book.one_check:
        t.cite("4.2:13-1-2", player=player)
    done = 0
    while attacker.in_battle and t.cards_in(1 - player, SECURITY):
        now(t)
        if done >= check_count(attacker):
            break
        if done:
            t.cite("13-1-7-5", player=player)
        check(t, attacker)
        done += 1
        if t.attack is not None and t.attack.ended:
            break
    if not attacker.in_battle:
        t.cite("13-1-4", player=player)


def pierce(t: DigimonTable) -> None:
    """16-6: a Digimon with Piercing that deleted the Digimon it attacked checks, just before the end of attack."""
    attack = t.attack
    assert attack is not None
    attacker = attacker_of(t)
    if not attack.pierced:
        return
    now(t)
    t.cite("16-6-4", player=attack.player)
    if attacker is None:
        t.cite("16-6-7", player=attack.player)
    elif "Piercing" not in attacker.keywords and not t.book.piercing_stays:
        t.cite("15-4-4-4", player=attack.player)
    elif attack.checked and t.book.one_check:
        t.cite("4.2:13-1-2", player=attack.player)
    elif not t.cards_in(1 - attack.player, SECURITY):
        t.cite("16-6-6", player=attack.player)
    else:
        t.cite("16-6-1", player=attack.player)
        t.cite("16-6-3", player=attack.player)
        if attacker.keywords.get("Piercing", 0) > 1:
            t.cite("16-6-5", player=attack.player)
        checks(t, attacker)


def check_count(stack: Stack) -> int:
    """4-2-9, 16-3-4: one check, more or fewer by Security Attack, never below 0."""
    return max(0, 1 + stack.keywords.get("Security A.", 0) + stack.keywords.get("checks", 0))


def check(t: DigimonTable, attacker: Stack) -> None:
    """13-1-7: show the top security card, carry out its security effect, battle it if it is a Digimon, trash it."""
    player = attacker.controller
    owner = 1 - player
    card = t.cards_in(owner, SECURITY)[-1]
    was_up = card.face_up
    take(t, card)
    hold(t, card)
    t.cite("13-1-2", player=player)
    t.cite("13-1-5", player=player)
    t.cite("13-1-7", player=player)
    face = card.face
    assert isinstance(face, DigimonFace)
    checked = Happening("checked", "13-1-7-1-1", owner, body=attacker, card=card)
    checked.onto = attacker
    checked.facing = was_up
    gone = Happening("moved", "13-1-5", card.owner, card=card)
    gone.place, gone.place_player, gone.goal = SECURITY, owner, NOWHERE
    if face.category == DIGIMON:
        t.cite("4-4-1", player=owner)
        t.cite("13-1-6", player=owner)
        guard = Stack(t.next_bid, card, owner)
        t.next_bid += 1
        guard.zone = NOWHERE
        guard.add_up()
        reset_stack(guard)
        t.security_body = guard
    t.version += 1
    now(t)
    before = t.waiting
    t.waiting = []
    t.moment([checked, gone])
    security_effects(t, attacker, card, not was_up)
    t.waiting = before + t.waiting
    t.cite("13-1-7-2-1", player=player)
    settle(t)
    here = t.security_body
    now(t)
    if here is not None and here.top is card and card.zone == NOWHERE and attacker.in_battle and attacker.is_digimon:
        t.cite("13-1-7-3-1", player=player)
        battle(t, attacker, here)
        settle(t)
    else:
        t.cite("13-1-7-3-2", player=player)
    t.security_body = None
    t.version += 1
    if card.zone == NOWHERE and card.host is None:
        t.lift(card)
        t.moment([lay(t, card, TRASH, Origin(NOWHERE, owner, None), RULE, "13-1-7-4")])
    settle(t)


def security_effects(t: DigimonTable, attacker: Stack, card: Card, hidden: bool) -> None:
    """15-16-10: the [Security] effects of a checked card activate at once, before what triggered with them."""
    face = card.face
    assert isinstance(face, DigimonFace)
    owner = card.owner
    if not face.security_effects:
        return
    for rule in attacker.rules:
        if rule.kind == "no security effects" and rule.about(card):
            t.cite("15-1-3", player=owner)
            return
    for effect in face.security_effects:
        assert isinstance(effect, Effect)
        if locked(t, None, effect, owner, []):
            t.cite("15-1-3", player=owner)
            continue
        t.cite("15-16-10-1", player=owner)
        t.cite("15-16-10-2", player=owner)
        if face.kind == "digimon":
            t.cite_early("4-11-4", owner)
        activate_card(t, owner, card, effect, security=True, hidden=hidden)


def strength(stack: Stack, other: Stack, iceclad: bool) -> int:
    """14-2-1, 16-34: what is compared in a battle."""
    return len(stack.under) if iceclad else stack.dp


def dp_of(t: DigimonTable, stack: Stack) -> Sum:
    """A DP with what it is made of: printed, links (4-2-5), and what adds to it now, for the log."""
    shares = [Share(facts.face_of(card).link_dp, card) for card in stack.links if facts.face_of(card).link_dp]
    return added("DP", stack.dp, stack.face.dp, shares + dp_shares(t, stack), stack)


def battle(t: DigimonTable, a: Stack, b: Stack) -> None:
    """14-2: the higher DP wins, the loser is deleted; both if they are equal."""
    now(t)
    t.cite("14-1")
    t.cite("14-2")
    secure = b.zone == NOWHERE
    t.battling = [a.bid, b.bid]
    t.version += 1
    now(t)
    iceclad = not secure and ("Iceclad" in a.keywords or "Iceclad" in b.keywords)
    left, right = strength(a, b, iceclad), strength(b, a, iceclad)
    t.cite("16-34-4" if iceclad else "14-2-1", player=a.controller)
    if iceclad:
        t.cite("16-34-1", player=a.controller)
        t.cite("16-34-3", player=a.controller)
    if t.recording:
        told = Reckoned("battle", "16-34-4" if iceclad else "14-2-1", a.controller, a, [])
        told.onto = b
        told.sums = [Sum("cards", left, [], a), Sum("cards", right, [], b)] if iceclad else [dp_of(t, a), dp_of(t, b)]
        t.record(told)
    losers: list[Stack] = []
    if left <= right:
        losers.append(a)
    if right <= left:
        losers.append(b)
    if len(losers) == 2:
        t.cite("16-34-4-3" if iceclad else "14-2-1-3")
    else:
        t.cite("16-34-4-1" if iceclad else "14-2-1-1")
        t.cite("16-34-4-2" if iceclad else "14-2-1-2")
    if secure:
        if b in losers:
            t.cite("14-2-3", player=b.controller)
        if a in losers:
            if "Jamming" in a.keywords:
                t.cite("16-8-1", player=a.controller)
            else:
                fall(t, [a], a, b)
    else:
        fall(t, losers, a, b)
    t.cite("14-2-4")
    settle(t)
    t.battling = []
    if t.until_battle:
        stamps = t.until_battle
        t.lasting = [lasting for lasting in t.lasting if lasting.stamp not in stamps]
        t.until_battle = []
    end = Happening("battle end", "14-2-5", a.controller, body=a)
    end.onto = b
    t.happened(end)
    settle(t)


def fall(t: DigimonTable, losers: list[Stack], a: Stack, b: Stack) -> None:
    """14-2-2: those that lost are deleted at once and together; Piercing and the like see it."""
    t.cite("14-2-2")
    why = Cause("battle", -1, 0, a, None)
    pairs = {a.bid: b, b.bid: a}
    why.stack = pairs[losers[0].bid] if len(losers) == 1 else None
    doomed = before_leaving(t, allowed_to_leave(t, losers, why, "deleted"), why, "14-2-2", "deleted", TRASH)
    if len(doomed) == 1:
        why.stack = pairs[doomed[0].bid]
    dead = leave(t, doomed, TRASH, why, "14-2-2", "deleted")
    events: list[Happening] = []
    for stack in dead:
        won = Happening("battle won", "14-2-2", pairs[stack.bid].controller, body=pairs[stack.bid])
        won.onto = stack
        won.facing = pairs[stack.bid].alive
        events.append(won)
    if events:
        attack = t.attack
        now(t)
        if attack is not None and b in dead and attack.attacker == a.bid and "Piercing" in a.keywords:
            t.cite("16-6-2", player=a.controller)
            attack.pierced = True
        t.moment(events)
