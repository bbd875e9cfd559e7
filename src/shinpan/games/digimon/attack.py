"""Chapters 11 to 14: attacks, blocking, checks and battles."""

from __future__ import annotations

from ...effects.abilities import Use
from ...effects.context import Context
from ...effects.ops import Op
from ...table.cards import Card
from ...table.decisions import Decision, Option
from ...table.events import Event
from .faces import NONE, DigimonFace
from .moves import delete, suspend, to_pile
from .state import NOWHERE, SECURITY, TRASH, Attack, DigimonTable, Stack
from .values import now
from .waiting import settle


def can_attack(t: DigimonTable, stack: Stack) -> bool:
    """11-2-1, 7-1-2-1: an own unsuspended Digimon with DP that was not played this turn (or has Rush)."""
    if not stack.is_digimon or stack.suspended or stack.dp == NONE:
        return False
    return stack.played_turn != t.turn or "Rush" in stack.keywords


def targets(t: DigimonTable, stack: Stack) -> list[int]:
    """11-2-7-1: the player (-1), or a suspended Digimon of the opponent."""
    found = [-1]
    for body in t.battle(1 - stack.controller):
        assert isinstance(body, Stack)
        if body.is_digimon and body.suspended:
            found.append(body.bid)
    return found


def attack(t: DigimonTable, attacker: Stack, target: int) -> None:
    """11-1-3: declaration, counter timing, block timing, whether it succeeds, end of attack."""
    player = attacker.controller
    t.cite("11-1-3", player=player)
    suspend(t, attacker, "11-2-8-1")
    t.attack = Attack(attacker.bid, target)
    event = Event("attacked", "11-2-8-1", player, body=attacker, amount=target)
    t.happened(event)
    settle(t)
    t.cite("11-3-1", player=1 - player)
    settle(t)
    block(t)
    settle(t)
    succeed(t)
    settle(t)
    t.happened(Event("attack end", "11-6-1", player, body=attacker))
    settle(t)
    t.attack = None


def attacker_of(t: DigimonTable) -> Stack | None:
    """The attacking Digimon, if it is still there."""
    if t.attack is None:
        return None
    stack = t.bodies.get(t.attack.attacker)
    assert stack is None or isinstance(stack, Stack)
    return stack


def block(t: DigimonTable) -> None:
    """12-1: the other player may make a Digimon with Blocker the target."""
    assert t.attack is not None
    attacker = attacker_of(t)
    if attacker is None:
        t.cite("12-1-6")
        return
    player = 1 - attacker.controller
    now(t)
    t.cite("11-4-1", player=player)
    options: list[Option] = []
    for body in t.battle(player):
        assert isinstance(body, Stack)
        if "Blocker" in body.keywords and not body.suspended and body.bid != t.attack.target:
            options.append(Option("block", body.top.uid, body.bid))
    if not options:
        return
    options.append(Option("pass"))
    answer = t.ask(Decision(player, "block", options, "12-1-7"))
    if answer.verb == "block":
        stack = t.bodies[answer.body]
        assert isinstance(stack, Stack)
        suspend(t, stack, "12-1-7-1")
        t.attack.target = stack.bid
        t.attack.blocked = True
        t.happened(Event("blocked", "12-1-7-1", player, body=stack))


def succeed(t: DigimonTable) -> None:
    """11-5: the attack succeeds against the player or a Digimon, or against nothing."""
    assert t.attack is not None
    attacker = attacker_of(t)
    if attacker is None:
        t.cite("11-5-1-4")
        return
    now(t)
    player = attacker.controller
    if t.attack.target >= 0:
        defender = t.bodies.get(t.attack.target)
        if defender is None:
            t.cite("11-5-1-4", player=player)
            return
        assert isinstance(defender, Stack)
        t.cite("11-5-1-3-1", player=player)
        battle(t, attacker, defender)
        return
    checks = check_count(attacker)
    if not t.cards_in(1 - player, SECURITY):
        t.cite("11-5-1-2", player=player)
        if checks > 0:
            t.end(player, "11-5-1-2-1", "attack")
        return
    t.cite("11-5-1-1-1", player=player)
    done = 0
    while attacker.alive and done < check_count(attacker) and t.cards_in(1 - player, SECURITY):
        check(t, attacker)
        done += 1
        now(t)


def check_count(stack: Stack) -> int:
    """4-2-9, 16-3-4: one check, more or fewer by Security Attack, never below 0."""
    return max(0, 1 + stack.keywords.get("Security A.", 0))


def check(t: DigimonTable, attacker: Stack) -> None:
    """13-1-7: show the top security card, carry out its security effect, battle it if it is a Digimon, trash it."""
    player = attacker.controller
    card = t.cards_in(1 - player, SECURITY)[-1]
    t.lift(card)
    t.lay(card, t.zones[NOWHERE])
    t.happened(Event("checked", "13-1-7-1-1", 1 - player, card=card))
    face = card.face
    assert isinstance(face, DigimonFace)
    for ability in face.security_effects:
        program = ability.program
        if program is not None:
            assert isinstance(program, Op)
            t.cite("15-16-10-2", player=1 - player)
            program.run(Context(t, 1 - player, None, card, Use(ability, card.uid, 0)))
    settle(t)
    if face.kind == "digimon" and card.zone == NOWHERE and attacker.alive:
        t.cite("13-1-7-3-1", player=player)
        security_battle(t, attacker, card)
        settle(t)
    if card.zone == NOWHERE:
        t.lift(card)
        to_pile(t, card, TRASH, "13-1-7-4", kind="trashed")


def battle(t: DigimonTable, a: Stack, b: Stack) -> None:
    """14-2: the higher DP wins, the loser is deleted; both if they are equal."""
    t.cite("14-2-1")
    losers: list[Stack] = []
    if a.dp <= b.dp:
        losers.append(a)
    if b.dp <= a.dp:
        losers.append(b)
    t.cite("14-2-1-3" if len(losers) == 2 else "14-2-1-1")
    delete(t, losers, "battle", None, "14-2-2")
    settle(t)
    t.happened(Event("battle end", "14-2-5", a.controller, body=a))
    settle(t)


def security_battle(t: DigimonTable, attacker: Stack, card: Card) -> None:
    """14-2-3: a Security Digimon that loses is not deleted."""
    face = card.face
    assert isinstance(face, DigimonFace)
    now(t)
    if attacker.dp <= face.dp:
        if "Jamming" in attacker.keywords:
            t.cite("16-8-1", player=attacker.controller)
        else:
            delete(t, [attacker], "battle", None, "14-2-2")
    else:
        t.cite("14-2-3", player=card.owner)
    settle(t)
    t.happened(Event("battle end", "14-2-5", attacker.controller, body=attacker, card=card))
