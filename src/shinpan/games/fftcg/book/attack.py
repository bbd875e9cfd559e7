"""Chapter 10: the Attack Phase step by step, parties (15.1.1.9) and First Strike (15.2.3)."""

from __future__ import annotations

from ....table.decisions import Decision, Option
from ....table.events import Reckoned
from ..things.context import Ctx
from ..things.moves import Blow, damage_player, deal, dull, power_of
from ..things.state import (
    BRAVE,
    FIRST_STRIKE,
    HASTE,
    MUST_ATTACK,
    MUST_BLOCK,
    MUST_BLOCKED,
    NO_ATTACK,
    NO_BLOCK,
    NO_BLOCKED,
    NO_PARTY,
    PARTY_ANY,
    RULE,
    Attack,
    Cause,
    Character,
    Deed,
    FFTable,
)
from .costs import Costs, arrange, carry_out
from .costs import able as can_pay
from .priority import open_window
from .processes import rule_processes
from .values import now, power_of_now

# ------------------------------------------------------------------ attacking


def why_not_attack(t: FFTable, body: Character) -> str:
    """10.1.2.1.1, 10.1.2.1.2: the clause that keeps a Forward from attacking, or nothing."""
    if body.dull:
        return "10.1.2.1.1"
    if body.since == t.turn and not body.words & HASTE:
        return "10.1.2.1.1"
    if body.attacks > body.extra_attacks:
        return "10.1.2.1.2"
    if body.flags & NO_ATTACK or any(rule.kind == "attack" for rule in body.rules):
        return "10.1.2.1.2"
    if any(rule.kind == "attack" and rule.about(body) for rule in t.rules_of[body.controller]):
        return "10.1.2.1.2"
    declared = t.counted("attacks", body.controller)
    if any(rule.kind == "attack limit" and declared >= rule.number for rule in t.rules_of[body.controller]):
        return "10.1.2.1.2"
    return ""


def attackers(t: FFTable) -> list[Character]:
    """The Forwards that could attack alone, so far as they can be paid for."""
    now(t)
    found: list[Character] = []
    player = t.turn_player
    for body in t.field(player):
        assert isinstance(body, Character)
        if not body.is_forward:
            continue
        clause = why_not_attack(t, body)
        if not clause and not affordable(t, [body], "attack cost"):
            clause = "10.1.2.1.2"
        if clause:
            if t.explain:
                t.withhold("attack", body.uid, clause, player)
                if clause == "10.1.2.1.2" and body.attacks <= body.extra_attacks:
                    t.cite("2.2", player=player)
            continue
        found.append(body)
    return found


def cost_of(bodies: list[Character], kind: str) -> Costs:
    """10.1.2.3, 10.1.3.1.3: all that is asked for these Forwards to attack or to block, as it is fixed now."""
    total = Costs()
    for body in bodies:
        for rule in body.rules:
            if rule.kind == kind and rule.costs is not None:
                total.generic += rule.costs.generic
                if rule.costs.amount is not None:
                    total.generic += rule.costs.amount.of(rule.c)
                total.elements = total.elements + rule.costs.elements
                total.crystals += rule.costs.crystals
                total.picks = total.picks + rule.costs.picks
                total.damage += rule.costs.damage
    return total


def affordable(t: FFTable, bodies: list[Character], kind: str) -> bool:
    """Whether what is asked for these Forwards can be paid."""
    costs = cost_of(bodies, kind)
    return costs.free or can_pay(t, payer(t, bodies[0]), costs, 0, [body.uid for body in bodies])


def payer(t: FFTable, body: Character) -> Ctx:
    """Who pays for a Forward: its player."""
    return Ctx(t, body.controller, body, body.top)


def pay_for(t: FFTable, bodies: list[Character], kind: str, rule: str) -> None:
    """10.1.2.3, 10.1.3.1.3: what is asked is fixed, declared and paid."""
    costs = cost_of(bodies, kind)
    if costs.free:
        return
    c = payer(t, bodies[0])
    plan = arrange(t, c, costs, 0, [body.uid for body in bodies], rule)
    carry_out(t, c, costs, plan, rule)


def attack_preparation(t: FFTable) -> None:
    """10.1.1: what waits for the Attack Phase goes onto the stack; then priority."""
    t.begin("attack")
    t.cite("10.1", player=t.turn_player)
    t.announce(Deed("attack phase", "10.1.1.1", t.turn_player))
    t.cite("10.1.1.2", player=t.turn_player)
    open_window(t, "declare")


def declare(t: FFTable) -> None:
    """10.1.2: one Forward, a party, or no attack."""
    t.resume = False
    player = t.turn_player
    able = attackers(t)
    due = [body for body in able if body.flags & MUST_ATTACK and not body.attacks]
    forced = [body for body in due if cost_of([body], "attack cost").free]
    options = [Option("attack", body.uid, body.bid) for body in able]
    if not forced:
        options.append(Option("pass"))
    elif t.explain:
        t.withhold("pass", -1, "10.1.2.1.3", player)
    option = t.ask(Decision(player, "attack", options, "10.1.2.1", free=True))
    if option.verb == "pass":
        t.cite("10.1.2.7", player=player)
        t.cite("10.1.4.6", player=player)
        t.step = "main2"
        return
    if forced:
        t.cite("10.1.2.1.3", player=player)
    first = t.character(option.body)
    assert first is not None
    members = [first]
    while True:
        more: list[Character] = []
        for body in able:
            if body not in members and can_join(t, members, body) and affordable(t, [*members, body], "attack cost"):
                more.append(body)
        if not more:
            break
        options = [Option("choose", body.uid, body.bid) for body in more]
        options.append(Option("done"))
        answer = t.ask(Decision(player, "party", options, "10.1.2.1", False, first.uid, "party"))
        if answer.verb == "done":
            break
        joined = t.character(answer.body)
        assert joined is not None
        members.append(joined)
    begin(t, members)


def can_join(t: FFTable, members: list[Character], body: Character) -> bool:
    """10.1.2.1, 15.1.1.9.2: all of a party share an Element, or have what lets them join others."""
    everyone = [*members, body]
    if any(one.flags & NO_PARTY for one in everyone):
        return False
    if all(one.words & PARTY_ANY for one in everyone):
        return True
    bound = [one for one in everyone if not one.words & PARTY_ANY]
    shared = 255
    for one in bound:
        shared &= one.elements
    if shared:
        return True
    return any(party_with(one, [other for other in everyone if other is not one]) for one in everyone)


def party_with(body: Character, others: list[Character]) -> bool:
    """Whether a text lets this Forward form a party with all of these."""
    for rule in body.rules:
        if rule.kind == "party" and all(rule.about(other) for other in others):
            return True
    return False


def begin(t: FFTable, members: list[Character]) -> None:
    """10.1.2.2 to 10.1.2.6: they are dulled (15.2.1: not with Brave), costs are paid, abilities trigger."""
    player = t.turn_player
    t.cite("10.1.2.1", player=player)
    if len(members) > 1:
        for rule in ("15.1.1.9.1", "15.1.1.9.2", "15.1.1.9.3", "15.1.1.9.4"):
            t.cite(rule, player=player)
    t.hold()
    turned = [body for body in members if not body.words & BRAVE]
    if len(turned) < len(members):
        t.cite("15.2.1.2", player=player)
    dull(t, turned, RULE, "10.1.2.2")
    pay_for(t, members, "attack cost", "10.1.2.3")
    t.attack = Attack(player, [body.bid for body in members])
    t.cite("10.1.2.4", player=player)
    events: list[Deed] = []
    for body in members:
        body.attacks += 1
        event = Deed("attack", "10.1.2.2", player, body, body.top)
        event.others = [other for other in members if other is not body]
        events.append(event)
    t.count("attacks", player, 1)
    if len(members) > 1:
        t.partied += [body.bid for body in members]
        for body in members:
            event = Deed("party", "15.1.1.9.1", player, body, body.top, len(members))
            event.others = [other for other in members if other is not body]
            events.append(event)
    t.moment(events)
    t.release()
    t.cite("10.1.2.5", player=player)
    t.cite("10.1.2.6", player=player)
    open_window(t, "block")


def members_of(t: FFTable) -> list[Character]:
    """The Forwards still attacking: on the field, and still Forwards (10.1.3.2.1)."""
    found: list[Character] = []
    now(t)
    if t.attack is not None:
        for bid in t.attack.members:
            body = t.character(bid)
            if body is not None and body.is_forward:
                found.append(body)
    return found


def blocker_of(t: FFTable) -> Character | None:
    """The Forward still blocking, if there is one."""
    now(t)
    body = t.character(t.attack.blocker) if t.attack is not None else None
    return body if body is not None and body.is_forward else None


# ------------------------------------------------------------------ blocking


def why_not_block(t: FFTable, body: Character, members: list[Character]) -> str:
    """10.1.3.1.1, 10.1.3.1.2: the clause that keeps a Forward from blocking, or nothing."""
    if body.dull:
        return "10.1.3.1.1"
    if body.flags & NO_BLOCK or any(rule.kind == "block" and not rule.filter for rule in body.rules):
        return "10.1.3.1.2"
    if any(rule.kind == "block" and rule.about(body) for rule in t.rules_of[body.controller]):
        return "10.1.3.1.2"
    for attacker in members:
        if blockable(t, attacker, body):
            return ""
    return "10.1.3.1.2"


def blockable(t: FFTable, attacker: Character, body: Character) -> bool:
    """Whether this Forward can block that attacker. 15.1.1.9.6: one of a party that can be blocked is enough."""
    if attacker.flags & NO_BLOCKED:
        return False
    if any(rule.kind == "blocked" and rule.about(body) for rule in attacker.rules):
        return False
    return not any(rule.kind == "block" and rule.filter is not None and rule.about(attacker) for rule in body.rules)


def has_to_block(body: Character, members: list[Character]) -> bool:
    """10.1.3.1.3: whether a text says that this Forward must block, or must block one of these attackers."""
    if body.flags & MUST_BLOCK:
        return True
    return any(rule.kind == "must block" and any(rule.about(attacker) for attacker in members) for rule in body.rules)


def block(t: FFTable) -> None:
    """10.1.3: the other player names one blocker or none."""
    members = members_of(t)
    if not members:
        t.cite("10.1.3.3", player=t.turn_player)
        t.step = "attack over"
        return
    now(t)
    attack = t.attack
    assert attack is not None
    player = 1 - t.turn_player
    able: list[Character] = []
    for body in t.field(player):
        assert isinstance(body, Character)
        if not body.is_forward:
            continue
        clause = why_not_block(t, body, members)
        if not clause and not affordable(t, [body], "block cost"):
            clause = "10.1.3.1.3"
        if clause:
            if t.explain:
                t.withhold("block", body.uid, clause, player)
                if clause == "10.1.3.1.2":
                    t.cite("2.2", player=player)
                if clause == "10.1.3.1.2" and attack.party:
                    t.cite("15.1.1.9.6", player=player)
            continue
        able.append(body)
    if able and attack.party:
        t.cite("15.1.1.9.6", player=player)
    forced = [body for body in able if has_to_block(body, members) and cost_of([body], "block cost").free]
    if forced:
        able = forced
    must = bool(forced)
    if not must and any(attacker.flags & MUST_BLOCKED for attacker in members):
        must = any(cost_of([body], "block cost").free for body in able)
    options = [Option("block", body.uid, body.bid) for body in able]
    if not must or not options:
        options.append(Option("pass"))
    else:
        t.cite("10.1.3.1.3", player=player)
        if t.explain:
            t.withhold("pass", -1, "10.1.3.1.3", player)
    option = t.ask(Decision(player, "block", options, "10.1.3.1"))
    t.cite("10.1.3.1", player=player)
    if option.verb == "block":
        chosen = t.character(option.body)
        assert chosen is not None
        pay_for(t, [chosen], "block cost", "10.1.3.1.3")
        attack.blocker = chosen.bid
        attack.blocked = True
        t.cite("10.1.3.2", player=player)
        t.cite("10.1.3.2.1", player=player)
        if attack.party:
            t.cite("10.1.3.4", player=player)
        events: list[Deed] = []
        event = Deed("block", "10.1.3.2", player, chosen, chosen.top)
        event.others = list(members)
        events.append(event)
        for attacker in members:
            event = Deed("blocked", "10.1.3.2", attacker.controller, attacker, attacker.top)
            event.others = [chosen]
            event.by = chosen
            events.append(event)
        t.moment(events)
    else:
        t.moment([Deed("not blocked", "10.1.3.1", attacker.controller, attacker, attacker.top) for attacker in members])
    t.cite("10.1.3.5", player=player)
    t.cite("10.1.3.6", player=t.turn_player)
    open_window(t, "damage")


# ------------------------------------------------------------------ damage


def damage(t: FFTable) -> None:
    """10.1.4: a point of damage to the player, or the Forwards deal damage to each other."""
    attack = t.attack
    assert attack is not None
    members = members_of(t)
    now(t)
    if not attack.blocked:
        if members:
            unblocked(t, members)
    else:
        blocker = blocker_of(t)
        if blocker is not None and members:
            battle(t, members, blocker)
        else:
            t.cite("10.1.3.3", player=t.turn_player)
    t.cite("10.1.4.3", player=t.turn_player)
    t.cite("10.1.4.4", player=t.turn_player)
    open_window(t, "attack over")


def unblocked(t: FFTable, members: list[Character]) -> None:
    """10.1.4.1: one point of damage, also from a party."""
    player = t.turn_player
    why = Cause("battle", player, members[0], members[0].top)
    t.cite("10.1.4.1", player=1 - player)
    t.hold()
    taken = damage_player(t, 1 - player, 1, why, members[0], "10.1.4.1")
    if taken:
        for body in members[1:]:
            event = Deed("player damage", "", 1 - player, amount=0)
            event.by = body
            event.why = Cause("battle", player, body, body.top)
            event.by_player = player
            event.note = "party"
            t.happened(event)
        if len(members) > 1:
            party_hit(t, members, "player")
    t.release()


def party_hit(t: FFTable, members: list[Character], whom: str) -> None:
    """15.1.1.9.10: a party dealt damage, to the player it attacks or to the Forward that blocks it."""
    event = Deed("party damage", "15.1.1.9.10", members[0].controller, members[0], members[0].top)
    event.others = list(members)
    event.note = whom
    t.happened(event)


def strikes_first(bodies: list[Character]) -> bool:
    """15.2.3.2, 15.2.3.4: in a party First Strike works only if all have it."""
    return all(body.words & FIRST_STRIKE for body in bodies)


def battle(t: FFTable, members: list[Character], blocker: Character) -> None:
    """10.1.4.2, 15.2.3.2: battle damage, that of First Strike before the rest."""
    first = strikes_first(members)
    back = strikes_first([blocker])
    if len(members) > 1 and not first and any(body.words & FIRST_STRIKE for body in members):
        t.cite("15.1.1.9.7", player=t.turn_player)
        t.cite("15.2.3.4", player=t.turn_player)
    t.cite("10.1.4.2", player=t.turn_player)
    if first == back:
        t.hold()
        exchange(t, members, blocker, True, True)
        t.release()
        return
    t.cite("15.2.3.2", player=t.turn_player)
    held = t.waiting
    exchange(t, members, blocker, first, back)
    t.cite("15.2.3.3", player=t.turn_player)
    while rule_processes(t):
        pass
    t.waiting = held + [one for one in t.waiting if not any(one is other for other in held)]
    now(t)
    left = members_of(t)
    rest = blocker_of(t)
    if left and rest is not None:
        exchange(t, left, rest, not first, not back)


def exchange(t: FFTable, members: list[Character], blocker: Character, attack: bool, back: bool) -> None:
    """One round of battle damage, dealt at the same time."""
    if t.recording:
        told = Reckoned("battle", "10.1.4.2", members[0].controller, members[0], [])
        told.onto = blocker
        told.sums = [power_of_now(t, body) for body in [*members, blocker]]
        told.note = "" if attack and back else "attackers" if attack else "blocker"
        t.record(told)
    blows: list[Blow] = []
    if back:
        shares = assign(t, members, blocker)
        for body, amount in zip(members, shares):
            blows.append(Blow(body, amount, blocker, Cause("battle", blocker.controller, blocker, blocker.top)))
    if attack:
        for body in members:
            if not any(rule.kind == "no battle damage" for rule in body.rules):
                why = Cause("battle", body.controller, body, body.top)
                if len(members) > 1:
                    why.party = members
                blows.append(Blow(blocker, power_of(body), body, why))
        if len(members) > 1:
            t.cite("15.1.1.9.8", player=t.turn_player)
    if any(rule.kind == "no battle damage" for rule in blocker.rules):
        blows = [blow for blow in blows if blow.source is not blocker]
    dealt = deal(t, blows, "10.1.4.2")
    if dealt and attack and len(members) > 1:
        party_hit(t, members, "forward")


def assign(t: FFTable, members: list[Character], blocker: Character) -> list[int]:
    """10.1.4.2.1: the blocker's damage is shared out among a party, in thousands."""
    left = power_of(blocker)
    if len(members) == 1:
        return [left]
    t.cite("10.1.4.2.1", player=blocker.controller)
    shares: list[int] = []
    for body in members[:-1]:
        steps = [n for n in range(0, left + 1, 1000)]
        options = [Option("assign", body.uid, body.bid, n) for n in reversed(steps)]
        n = t.ask(Decision(blocker.controller, "assign", options, "10.1.4.2.1", False, blocker.uid)).number
        shares.append(n)
        left -= n
    shares.append(left)
    if t.explain:
        t.forced.append(Option("assign", members[-1].uid, members[-1].bid, left))
    return shares


def attack_over(t: FFTable) -> None:
    """10.1.4.5, 10.1.4.6: a party is dissolved; another attack may follow."""
    attack = t.attack
    if attack is not None and attack.party:
        t.cite("10.1.4.5", player=t.turn_player)
        t.cite("15.1.1.9.9", player=t.turn_player)
    t.attack = None
    t.version += 1
    t.cite("10.1.4.6", player=t.turn_player)
    t.step = "declare"


def is_attacking(t: FFTable, body: Character) -> bool:
    """10.1.2.4: whether the Forward is attacking."""
    return t.attack is not None and body.bid in t.attack.members


def is_blocking(t: FFTable, body: Character) -> bool:
    """10.1.3.2: whether the Forward is blocking."""
    return t.attack is not None and body.bid == t.attack.blocker


def is_in_battle(t: FFTable, body: Character) -> bool:
    """10.1.3.2.1: whether the Forward attacks or blocks and one is there that it fights: an attack alone is no battle yet."""
    if is_blocking(t, body):
        return t.attack is not None and any(bid in t.bodies for bid in t.attack.members)
    return is_attacking(t, body) and t.attack is not None and t.attack.blocker in t.bodies
