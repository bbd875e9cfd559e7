"""Chapter 16: keyword effects."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.context import Context
from ....effects.ops import Cond, Filter, Op, Select
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..things import facts
from ..things.context import Ctx
from ..things.modifiers import DpChange, Fixed, KeywordChange, add_lasting
from ..things.moves import (
    can_suspend,
    delete,
    in_order,
    move_cards,
    origin,
    overflow,
    place,
    present,
    put_under,
    stack_under,
    strip_top,
    suspend,
    take,
)
from ..things.needs import DnaLine, MaterialLine
from ..things.selectors import ask_for
from ..things.state import (
    BATTLE,
    DECK,
    HAND,
    KIND_BITS,
    SECURITY,
    TRASH,
    ZONES,
    Cause,
    DigimonTable,
    Effect,
    Happening,
    Stack,
    Trig,
)
from ..things.trigs import Pattern
from ..things.verbs import Do
from .attack import PLAYER, can_attack, declare, switch_target, targets
from .costs import DIGIVOLVE, changed, lower, pay, summed
from .digivolution import digivolve, finish, ways
from .fusions import merge
from .playing import Payment, can_play, play
from .rules import affected, forbidden_of
from .values import now
from .waiting import Later, would

FREE: Final = Payment(free=True)


def stack_of(c: Ctx) -> Stack | None:
    """The Digimon with the keyword effect, if it is still there."""
    return c.stack if c.stack is not None and c.stack.alive else None


def ask(c: Ctx, rule: str) -> bool:
    """Whether the player wants an optional keyword effect."""
    return c.t.yes(c.actor, rule, c.card.uid if c.card is not None else -1)


class Keyword(Do):
    """What a keyword effect does. 15-9: optional ones ask first; 15-7: “by doing” ones must be possible to do anything."""

    rule = ""
    optional = False
    mark = ""
    """Its name, where not every rule book has it."""

    def declinable(self, c: Ctx) -> bool:
        """15-9-2: whether its player is asked first."""
        return self.optional

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        if self.mark in c.t.book.unknown:
            return False
        if self.declinable(c) and not c.declared:
            if not self.able(c):
                return False
            c.t.cite(self.rule, player=c.controller)
            if not ask(c, self.rule):
                return False
        c.begin()
        c.t.cite(self.rule, player=c.controller)
        return self.act(c)


def spare(c: Ctx, meant: Stack | None, kind: str = "would delete") -> bool:
    """15-8-5-2: the Digimon is kept from what was about to happen to it."""
    done = False
    for event in c.events:
        if event.kind == kind and (meant is None or event.body is meant):
            event.prevented = True
            done = True
    return done


class ArmorPurge(Keyword):
    """16-18: trash the top card instead of being deleted."""

    rule = "16-18-1"
    optional = True

    def able(self, c: Ctx) -> bool:
        stack = stack_of(c)
        return stack is not None and bool(stack.under)

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        if stack is None:
            return False
        c.t.cite("16-18-3", player=c.controller)
        top = stack.top
        event = strip_top(c.t, stack, c.why, "16-18-1")
        if event is None:
            return False
        c.t.moment([event])
        overflow(c.t, [top])
        return spare(c, stack)


class Evade(Keyword):
    """16-21: suspend instead of being deleted."""

    rule = "16-21-1"
    optional = True

    def able(self, c: Ctx) -> bool:
        stack = stack_of(c)
        return stack is not None and can_suspend(c.t, stack, c.why)

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        if stack is None or not suspend(c.t, [stack], "16-21-1", c.why):
            return False
        c.t.cite("16-21-3", player=c.controller)
        return spare(c, stack)


class Barrier(Keyword):
    """16-24: trash the top security card instead of being deleted in battle."""

    rule = "16-24-1"
    optional = True

    def able(self, c: Ctx) -> bool:
        return bool(c.t.cards_in(c.controller, SECURITY))

    def act(self, c: Ctx) -> bool:
        cards = c.t.cards_in(c.controller, SECURITY)
        if not cards:
            return False
        move_cards(c.t, [cards[-1]], TRASH, c.why, "16-24-1")
        c.t.cite("16-24-3", player=c.controller)
        return spare(c, c.stack)


class Fragment(Keyword):
    """16-36: trash digivolution cards instead of being deleted."""

    rule = "16-36-1"
    mark = "Fragment"
    optional = True

    def __init__(self, n: int) -> None:
        self.n = n

    def able(self, c: Ctx) -> bool:
        stack = stack_of(c)
        return stack is not None and len(stack.under) >= self.n

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        if stack is None or len(stack.under) < self.n:
            return False
        chosen = ask_for(c, list(stack.under), self.n, False, [], "fragment", False)
        move_cards(c.t, [x for x in chosen if isinstance(x, Card)], TRASH, c.why, "16-36-1")
        c.t.cite("16-36-3", player=c.controller)
        return spare(c, stack)


class Scapegoat(Keyword):
    """16-31: delete another own Digimon instead."""

    rule = "16-31-1"
    mark = "Scapegoat"
    optional = True

    def others(self, c: Ctx) -> list[Thing]:
        """The Digimon that can take its place."""
        return [x for x in c.t.battle(c.controller) if isinstance(x, Stack) and x.is_digimon and x is not c.stack]

    def able(self, c: Ctx) -> bool:
        return bool(self.others(c))

    def act(self, c: Ctx) -> bool:
        chosen = [x for x in ask_for(c, self.others(c), 1, False, [], "scapegoat", False) if isinstance(x, Stack)]
        if not chosen or not delete(c.t, chosen, c.why, "16-31-1"):
            return False
        c.t.cite("16-31-3", player=c.controller)
        return spare(c, c.stack)


class Decoy(Keyword):
    """16-17: be deleted in place of one other Digimon."""

    rule = "16-17-1"
    optional = True

    def able(self, c: Ctx) -> bool:
        return bool(self.others(c))

    def others(self, c: Ctx) -> list[Thing]:
        """The other Digimon that would be deleted."""
        stack = stack_of(c)
        if stack is None:
            return []
        return [e.body for e in c.events if e.body is not None and e.body.alive and not e.prevented and e.body is not stack]

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        meant = self.others(c)
        if stack is None or not delete(c.t, [stack], c.why, "16-17-1"):
            return False
        c.t.cite("16-17-3", player=c.controller)
        chosen = ask_for(c, meant, 1, False, [], "decoy", False)
        for event in c.events:
            if event.body in chosen:
                event.prevented = True
        return bool(chosen)


class Guard(Decoy):
    """4.2 16-45: be deleted in place of one other Digimon that would leave in any way."""

    rule = "4.2:16-45-1"
    mark = "Guard"

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        meant = self.others(c)
        if stack is None or not delete(c.t, [stack], c.why, "4.2:16-45-1"):
            return False
        c.t.cite("4.2:16-45-2", player=c.controller)
        c.t.cite("4.2:16-45-3", player=c.controller)
        chosen = ask_for(c, meant, 1, False, [], "guard", False)
        return bool(chosen) and isinstance(chosen[0], Stack) and spare(c, chosen[0], "would leave")


class Detach(Keyword):
    """4.2 16-46: trash a specified link card instead of leaving."""

    rule = "4.2:16-46-1"
    mark = "Detach"
    optional = True

    def __init__(self, needs: list[Filter]) -> None:
        self.needs = needs

    def fuel(self, c: Ctx) -> list[Thing]:
        """The link cards that can be trashed for it."""
        stack = stack_of(c)
        if stack is None:
            return []
        return [card for card in stack.links if all(need.test(c, card) for need in self.needs)]

    def able(self, c: Ctx) -> bool:
        return bool(self.fuel(c))

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        fuel = self.fuel(c)
        if stack is None or not fuel:
            return False
        c.t.cite("4.2:16-3", player=c.controller)
        chosen = [x for x in ask_for(c, fuel, 1, False, [], "detach", False) if isinstance(x, Card)]
        move_cards(c.t, chosen, TRASH, c.why, "4.2:16-46-1")
        c.t.cite("4.2:16-46-2", player=c.controller)
        c.t.cite("4.2:16-46-3", player=c.controller)
        return spare(c, stack, "would leave")


class Retaliation(Keyword):
    """16-12: delete the Digimon that survived the battle."""

    rule = "16-12-1"

    def act(self, c: Ctx) -> bool:
        c.t.cite("16-12-3", player=c.controller)
        for event in c.events:
            other = event.why.stack
            if other is not None and other.in_battle:
                return bool(delete(c.t, [other], c.why, "16-12-1"))
        return False


class Fortitude(Keyword):
    """16-26: play this card again without paying the cost."""

    rule = "16-26-1"

    def able(self, c: Ctx) -> bool:
        return True

    def act(self, c: Ctx) -> bool:
        c.t.cite("16-26-3", player=c.controller)
        c.t.cite_early("12-27-2", c.controller)
        effect = c.effect
        if effect is not None and effect.inherited and c.card is not None and not c.t.book.top_card_only:
            return c.card.host is None and play(c.t, c.controller, c.card, c.why, FREE) is not None
        for event in c.events:
            stack = event.body
            if isinstance(stack, Stack) and stack.top.ref == stack.new_ref and stack.top.host is None:
                return play(c.t, c.controller, stack.top, c.why, FREE) is not None
        return False


class Ascension(Keyword):
    """4.2 16-43: put this card on top of the security stack after it was deleted."""

    rule = "4.2:16-43-1"
    mark = "Ascension"
    optional = True

    def able(self, c: Ctx) -> bool:
        return left_card(c) is not None and not forbidden_of(c.t, c.controller, "add security", c.why)

    def act(self, c: Ctx) -> bool:
        card = left_card(c)
        if card is None:
            return False
        c.t.cite("4.2:16-43-2", player=c.controller)
        c.t.cite("4.2:16-43-3", player=c.controller)
        c.t.cite("3-1-3-5", player=c.controller)
        moved = move_cards(c.t, [card], SECURITY, c.why, "4.2:16-43-1")
        for one in moved:
            c.did_to("Place", one)
        return bool(moved)


def left_card(c: Ctx) -> Card | None:
    """15-3-3, 15-4-4-3: the card of a keyword effect that was deleted, if it still is where it went."""
    effect = c.effect
    if effect is not None and effect.inherited:
        card = c.card
        return card if card is not None and card.host is None and card.zone % ZONES == TRASH else None
    stack = c.stack
    if stack is None or stack.alive or stack.top.ref != stack.new_ref or stack.top.host is not None or stack.face.token:
        return None
    return stack.top


class Raid(Keyword):
    """16-22: turn the attack on the opponent's unsuspended Digimon with the highest DP."""

    rule = "16-22-1"
    optional = True

    def goals(self, c: Ctx) -> list[Thing]:
        """The Digimon it can be turned on."""
        now(c.t)
        fit = [x for x in c.t.battle(1 - c.controller) if isinstance(x, Stack) and x.is_digimon and not x.suspended]
        best = max((x.dp for x in fit), default=0)
        attack = c.t.attack
        return [x for x in fit if x.dp == best and attack is not None and attack.target != x.bid]

    def able(self, c: Ctx) -> bool:
        return stack_of(c) is not None and c.t.attack is not None and bool(self.goals(c))

    def act(self, c: Ctx) -> bool:
        goals = self.goals(c)
        if not goals:
            return False
        if len(goals) > 1:
            c.t.cite("16-22-5", player=c.controller)
        chosen = ask_for(c, goals, 1, False, [], "raid", False)[0]
        assert isinstance(chosen, Stack)
        return switch_target(c.t, chosen.bid, "16-22-1")


class Alliance(Keyword):
    """16-23: suspend another Digimon to add its DP and a check for this attack."""

    rule = "16-23-1"
    optional = True

    def helpers(self, c: Ctx) -> list[Thing]:
        """The Digimon that can help."""
        return [
            x
            for x in c.t.battle(c.controller)
            if isinstance(x, Stack) and x.is_digimon and x is not c.stack and can_suspend(c.t, x, c.why)
        ]

    def able(self, c: Ctx) -> bool:
        return stack_of(c) is not None and bool(self.helpers(c))

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        chosen = ask_for(c, self.helpers(c), 1, False, [], "alliance", False)
        helper = chosen[0] if chosen else None
        if stack is None or not isinstance(helper, Stack) or not suspend(c.t, [helper], "16-23-1", c.why):
            return False
        now(c.t)
        c.t.cite("16-23-3", player=c.controller)
        c.t.cite("16-23-5", player=c.controller)
        c.t.cite("16-23-6", player=c.controller)
        bonus = [DpChange(Fixed(max(0, helper.dp)), 1), KeywordChange([security_attack(1)])]
        add_lasting(c, list(bonus), None, [c.t.ref(stack)], "ThisAttack", -1)
        return True


class Blitz(Keyword):
    """16-15: attack if the memory is on the opponent's side."""

    rule = "16-15-1"
    optional = True

    def goals(self, c: Ctx, stack: Stack) -> list[int]:
        """What it may attack, also unsuspended Digimon where a text allows that for this attack."""
        found = targets(c.t, stack)
        for rule in stack.rules:
            if rule.kind == "blitz unsuspended":
                for bid in targets(c.t, stack, True, True):
                    body = c.t.stack(bid)
                    if bid not in found and body is not None and rule.about(body):
                        found.append(bid)
        return found

    def able(self, c: Ctx) -> bool:
        stack = stack_of(c)
        now(c.t)
        if c.t.memory_of(1 - c.controller) < 1:
            c.t.cite("16-15-5", player=c.controller)
            return False
        return stack is not None and can_attack(c.t, stack) and bool(self.goals(c, stack))

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        if stack is None:
            return False
        c.t.cite("16-15-3", player=c.controller)
        c.t.cite("16-15-4", player=c.controller)
        return attack_with(c, stack, self.goals(c, stack), False)


def attack_with(c: Ctx, stack: Stack, goals: list[int], no_suspend: bool) -> bool:
    """The player picks a target and the attack is declared."""
    if not goals:
        return False
    options = [Option("attack", stack.top.uid, stack.bid, target) for target in goals]
    uid = c.card.uid if c.card is not None else -1
    answer = c.t.ask(Decision(stack.controller, "attack", options, "11-2-7-1", False, uid, "target"))
    return declare(c.t, stack, answer.number, c.why, no_suspend)


class LateAttack(Keyword):
    """An attack that a keyword effect allows when the end of the turn comes."""

    optional = True

    def goals(self, c: Ctx) -> list[int]:
        """What it can attack."""
        raise NotImplementedError

    def able(self, c: Ctx) -> bool:
        return bool(self.goals(c))

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        return stack is not None and attack_with(c, stack, self.goals(c), False)


class Vortex(LateAttack):
    """16-32: attack an opponent's Digimon at the end of the turn."""

    rule = "16-32-1"
    mark = "Vortex"

    def goals(self, c: Ctx) -> list[int]:
        stack = stack_of(c)
        now(c.t)
        if stack is None or not can_attack(c.t, stack, True):
            return []
        player = any(rule.kind == "vortex player" for rule in stack.rules)
        return [target for target in targets(c.t, stack) if target != PLAYER or player]


class Engage(LateAttack):
    """4.2 16-44: attack at the end of the turn, whatever an attack may be made on."""

    rule = "4.2:16-44-1"
    mark = "Engage"

    def goals(self, c: Ctx) -> list[int]:
        stack = stack_of(c)
        now(c.t)
        if stack is None or not can_attack(c.t, stack):
            return []
        return targets(c.t, stack)

    def act(self, c: Ctx) -> bool:
        c.t.cite("4.2:16-44-2", player=c.controller)
        c.t.cite("4.2:16-44-3", player=c.controller)
        return super().act(c)


class Execute(LateAttack):
    """16-37: attack at the end of the turn, also unsuspended Digimon; it is deleted at the end of that attack."""

    rule = "16-37-1"
    mark = "Execute"

    def goals(self, c: Ctx) -> list[int]:
        stack = stack_of(c)
        now(c.t)
        if stack is None or not can_attack(c.t, stack):
            return []
        return targets(c.t, stack, True, True)

    def act(self, c: Ctx) -> bool:
        if not super().act(c):
            return False
        kept = c.frozen()
        later = Later(EXECUTED, kept, "attack end", -1, c.t.turn, c.t.turn)
        later.attack = True
        c.t.later.append(later)
        return True


class Executed(Keyword):
    """16-37-4: the deletion at the end of that attack."""

    rule = "16-37-4"

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        return stack is not None and bool(delete(c.t, [stack], c.why, "16-37-4"))


def executed() -> Effect:
    """The pending processing of Execute."""
    effect = Effect("triggered", "<Execute>")
    effect.program = Executed()
    return effect


EXECUTED: Final = executed()


class Overclock(Keyword):
    """16-33: delete a token or a named Digimon to attack the player without suspending."""

    rule = "16-33-1"
    mark = "Overclock"
    optional = True

    def __init__(self, traits: list[str]) -> None:
        self.traits = traits

    def fuel(self, c: Ctx) -> list[Thing]:
        """What can be deleted for it."""
        found: list[Thing] = []
        for x in c.t.battle(c.controller):
            if isinstance(x, Stack) and x is not c.stack and x.is_digimon:
                if x.face.token or any(trait in x.traits for trait in self.traits):
                    found.append(x)
        return found

    def able(self, c: Ctx) -> bool:
        return stack_of(c) is not None and bool(self.fuel(c))

    def act(self, c: Ctx) -> bool:
        chosen = [x for x in ask_for(c, self.fuel(c), 1, False, [], "overclock", False) if isinstance(x, Stack)]
        if not chosen or not delete(c.t, chosen, c.why, "16-33-1"):
            return False
        c.t.cite("16-33-3", player=c.controller)
        stack = stack_of(c)
        now(c.t)
        if stack is None or not can_attack(c.t, stack, False, True):
            c.t.cite("15-7-5", player=c.controller)
            return False
        goals = [target for target in targets(c.t, stack) if target == PLAYER]
        return attack_with(c, stack, goals, True)


class Save(Keyword):
    """16-19: put this card under one of your Tamers."""

    rule = "16-19-1"
    optional = True

    def tamers(self, c: Ctx) -> list[Thing]:
        """The Tamers it can go under."""
        return [x for x in c.t.battle(c.controller) if isinstance(x, Stack) and not x.is_digimon and x.category & 4]

    def card(self, c: Ctx) -> Card | None:
        """This card, where it lies now."""
        stack = c.stack
        effect = c.effect
        inherited = effect is not None and effect.inherited and not c.t.book.top_card_only
        if inherited and stack is not None and not stack.alive:
            return c.card
        card = stack.top if stack is not None else c.card
        if card is None or stack is not None and not stack.alive and card.ref != stack.new_ref:
            return None
        return card

    def able(self, c: Ctx) -> bool:
        return self.card(c) is not None and bool(self.tamers(c))

    def act(self, c: Ctx) -> bool:
        card = self.card(c)
        chosen = ask_for(c, self.tamers(c), 1, False, [], "save", False)
        if card is None or not chosen or not isinstance(chosen[0], Stack):
            return False
        c.t.cite_early("12-20-4", c.controller, "en-1.0")
        c.t.cite_early("12-20-3", c.controller, "zh-1.2")
        if isinstance(card.host, Stack):
            return stack_under(c.t, card.host, chosen[0], c.why, "16-19-1")
        return bool(put_under(c.t, [card], chosen[0], c.why, "16-19-1"))


class MaterialSave(Keyword):
    """16-20: put digivolution cards named in its DigiXros requirements under a Tamer before its deletion."""

    rule = "16-20-1"
    optional = True

    def __init__(self, n: int) -> None:
        self.n = n

    def cards(self, c: Ctx) -> list[Thing]:
        """The cards it can save."""
        stack = stack_of(c)
        if stack is None:
            return []
        inner = Ctx(c.t, c.controller, None, stack.top)
        found: list[Thing] = []
        for line in stack.face.special:
            if isinstance(line, MaterialLine) and line.kind == "xros":
                for card in stack.under:
                    if facts.known(card) and any(facts.fits(entry.need, inner, card) for entry in line.materials):
                        found.append(card)
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.cards(c)) and bool(Save().tamers(c))

    def act(self, c: Ctx) -> bool:
        cards = self.cards(c)
        if not cards:
            return False
        c.t.cite("16-20-3", player=c.controller)
        chosen = [x for x in ask_for(c, cards, self.n, False, [], "material", False) if isinstance(x, Card)]
        if len(chosen) > 1:
            c.t.cite("16-20-5", player=c.controller)
            chosen = in_order(c.t, c.controller, chosen, "16-20-5")
        tamers = ask_for(c, Save().tamers(c), 1, False, [], "save", False)
        if not tamers or not isinstance(tamers[0], Stack):
            return False
        c.t.cite("16-20-6", player=c.controller)
        c.t.cite("16-20-7", player=c.controller)
        return bool(put_under(c.t, chosen, tamers[0], c.why, "16-20-1"))


class PlayFromUnder(Keyword):
    """16-28, 16-35: play digivolution cards as this Digimon leaves: Partition and Decode."""

    optional = True

    def __init__(self, rule: str, needs: list[Filter]) -> None:
        self.rule = rule
        self.needs = needs

    def choices(self, c: Ctx, need: Filter, without: list[Thing]) -> list[Thing]:
        """The digivolution cards that fit and can be played."""
        stack = stack_of(c)
        if stack is None:
            return []
        found: list[Thing] = []
        for card in stack.under:
            if card not in without and facts.known(card) and need.test(c, card) and can_play(c.t, c.controller, card, c.why):
                found.append(card)
        return found

    def able(self, c: Ctx) -> bool:
        if len(self.needs) == 1:
            return bool(self.choices(c, self.needs[0], []))
        for card in self.choices(c, self.needs[0], []):
            if self.choices(c, self.needs[1], [card]):
                return True
        return False

    def act(self, c: Ctx) -> bool:
        chosen: list[Thing] = []
        for index, need in enumerate(self.needs):
            fit = self.choices(c, need, chosen)
            if index == 0 and len(self.needs) == 2:
                fit = [card for card in fit if self.choices(c, self.needs[1], [card])]
            chosen += ask_for(c, fit, 1, False, [], "play", False)
        if len(self.needs) > 1:
            c.t.cite("16-28-5", player=c.controller)
            c.t.cite("16-28-6", player=c.controller)
        events: list[Happening] = []
        for card in chosen:
            if isinstance(card, Card):
                play(c.t, c.controller, card, c.why, FREE, together=events)
        if events:
            c.t.moment(events)
        return bool(events)


class Digisorption(Keyword):
    """16-9: suspend a Digimon to lower the digivolution cost."""

    rule = "16-9-1"
    optional = True

    def __init__(self, n: int) -> None:
        self.n = n

    def declinable(self, c: Ctx) -> bool:
        return not c.bound

    def helpers(self, c: Ctx) -> list[Thing]:
        """The Digimon that can be suspended for it."""
        return [x for x in c.t.battle(c.controller) if isinstance(x, Stack) and x.is_digimon and can_suspend(c.t, x, c.why)]

    def able(self, c: Ctx) -> bool:
        return bool(self.helpers(c))

    def act(self, c: Ctx) -> bool:
        chosen = [x for x in ask_for(c, self.helpers(c), 1, False, [], "digisorption", False) if isinstance(x, Stack)]
        if not chosen or not suspend(c.t, chosen, "16-9-1", c.why):
            return False
        c.t.cite("16-9-3", player=c.controller)
        for event in c.events:
            if not event.locked:
                lower(c.t, event, self.n)
            if event.body in chosen:
                c.t.cite("16-9-5", player=c.controller)
        return True


class Training(Keyword):
    """16-40: suspend it to put the top card of the deck face-down under it."""

    rule = "16-40-1"
    mark = "Training"

    def able(self, c: Ctx) -> bool:
        stack = stack_of(c)
        return stack is not None and can_suspend(c.t, stack, c.why)

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        if stack is None or not suspend(c.t, [stack], "16-40-3", c.why):
            return False
        cards = present(c.t, c.controller, DECK)
        if not cards:
            return False
        return bool(put_under(c.t, [cards[-1]], stack, c.why, "16-40-1", False, True))


class MindLink(Keyword):
    """16-27: put this Tamer under a Digimon that has no Tamer card among its digivolution cards."""

    rule = "16-27-1"

    def __init__(self, filter: Filter | None) -> None:
        self.filter = filter

    def declinable(self, c: Ctx) -> bool:
        if c.t.book.mind_link_optional:
            c.t.cite_early("12-28-4", c.controller)
        return c.t.book.mind_link_optional

    def hosts(self, c: Ctx) -> list[Thing]:
        """The Digimon it can be linked with."""
        found: list[Thing] = []
        for x in c.t.battle(c.controller):
            if isinstance(x, Stack) and x.is_digimon and x is not c.stack and not x.face.token:
                if self.filter is None or self.filter.test(c, x):
                    if not any(facts.known(card) and facts.category(card) & 4 for card in x.under):
                        found.append(x)
        return found

    def able(self, c: Ctx) -> bool:
        return stack_of(c) is not None and bool(self.hosts(c))

    def act(self, c: Ctx) -> bool:
        stack = stack_of(c)
        chosen = ask_for(c, self.hosts(c), 1, False, [], "mind link", False)
        c.t.cite("16-27-3", player=c.controller)
        if stack is None or not chosen or not isinstance(chosen[0], Stack):
            return False
        return stack_under(c.t, stack, chosen[0], c.why, "16-27-1")


class BlastDigivolve(Keyword):
    """16-25: digivolve into this card in the hand without paying the cost."""

    rule = "16-25-1"
    optional = True

    def hosts(self, c: Ctx) -> list[Thing]:
        """16-25-4: own Digimon in the battle area that can digivolve into it."""
        card = c.card
        now(c.t)
        if card is None:
            return []
        found: list[Thing] = []
        for x in c.t.battle(c.controller):
            if isinstance(x, Stack) and x.is_digimon and affected(x, c.why) and ways(c.t, c.controller, card, x):
                found.append(x)
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.hosts(c))

    def run(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        c.begin()
        c.t.cite("16-25-1", player=c.controller)
        c.t.cite("16-25-3", player=c.controller)
        c.t.cite("16-25-4", player=c.controller)
        return self.act(c)

    def act(self, c: Ctx) -> bool:
        card = c.card
        chosen = ask_for(c, self.hosts(c), 1, False, [], "digivolve", False)
        if card is None or not chosen or not isinstance(chosen[0], Stack):
            return False
        cost = ways(c.t, c.controller, card, chosen[0])[0]
        return digivolve(c.t, c.controller, card, chosen[0], cost, c.why, FREE)


class BlastDna(Keyword):
    """16-30: DNA digivolve with a Digimon and a card in the hand."""

    rule = "16-30-1"
    mark = "Blast DNA Digivolve"

    def __init__(self, needs: list[Filter]) -> None:
        self.needs = needs

    def lines(self, c: Ctx) -> list[DnaLine]:
        """16-30-5: the DNA requirements of the card."""
        card = c.card
        return [x for x in facts.face_of(card).special if isinstance(x, DnaLine)] if card is not None else []

    def pairs(self, c: Ctx) -> list[tuple[Stack, Card, DnaLine, bool]]:
        """Every Digimon and hand card that fit, with the requirement and whether the Digimon is its upper part."""
        found: list[tuple[Stack, Card, DnaLine, bool]] = []
        now(c.t)
        for line in self.lines(c):
            cost = 0
            if c.card is not None and not c.t.book.blast_dna_free:
                cost = changed(c.t, c.controller, c.card, DIGIVOLVE, line.cost)
            if not c.t.can_pay(c.controller, cost):
                continue
            for x in c.t.battle(c.controller):
                if not isinstance(x, Stack) or not x.is_digimon or not affected(x, c.why) or x.face.token:
                    continue
                for card in c.t.cards_in(c.controller, HAND):
                    if card is c.card:
                        continue
                    for i, j in ((0, 1), (1, 0)):
                        if self.needs[i].test(c, x) and self.needs[j].test(c, card):
                            for upper in (True, False):
                                first, second = (x, card) if upper else (card, x)
                                if line.needs[0].test(c, first) and line.needs[1].test(c, second):
                                    found.append((x, card, line, upper))
        return found

    def able(self, c: Ctx) -> bool:
        return bool(self.pairs(c))

    def act(self, c: Ctx) -> bool:
        pairs = self.pairs(c)
        top = c.card
        if not pairs or top is None:
            return False
        t = c.t
        for rule in ("16-30-3", "16-30-4", "16-30-5", "16-30-6"):
            t.cite(rule, player=c.controller)
        stacks: list[Thing] = []
        for x, _, _, _ in pairs:
            if x not in stacks:
                stacks.append(x)
        stack = ask_for(c, stacks, 1, False, [], "dna", False)[0]
        cards: list[Thing] = []
        for x, card, _, _ in pairs:
            if x is stack and card not in cards:
                cards.append(card)
        below = ask_for(c, cards, 1, False, [], "dna", False)[0]
        line, upper = next((line, upper) for x, card, line, upper in pairs if x is stack and card is below)
        assert isinstance(stack, Stack) and isinstance(below, Card)
        t.record(Happening("revealed", "16-30-6", c.controller, card=below))
        below.shown = 3
        event = Happening("would digivolve", "8-2-2-5", c.controller, body=stack, card=top)
        event.why = c.why
        event.how = "dna"
        event.others = [stack]
        was = origin(t, top)
        event.place, event.place_player, event.host = was.place, was.player, was.host
        free = t.book.blast_dna_free
        event.cost = 0 if free else summed(t, c.controller, top, DIGIVOLVE, line.cost, stack)
        event.price = line.cost
        event.locked = free
        would(t, [event])
        paid = free or t.can_pay(c.controller, event.cost)
        if event.prevented or not stack.alive or below.zone % ZONES != HAND or not paid:
            if below.zone % ZONES == HAND:
                below.shown = 0
            return False
        if free:
            t.cite("8-2-3-2", "without paying the cost", c.controller)
        else:
            pay(t, c.controller, max(0, event.cost), "8-2-3-2")
        take(t, below)
        other = place(t, below, c.controller, BATTLE, "8-2-3-3")
        made = merge(t, c.controller, top, [stack, other] if upper else [other, stack], c.why)
        finish(t, c.controller, made, top, c.why, event, True, "dna")
        c.did_to("DNADigivolve", made)
        return True


# ------------------------------------------------------------------ effects


def bit(*kinds: str) -> int:
    """The events of these kinds."""
    total = 0
    for kind in kinds:
        total |= KIND_BITS[kind]
    return total


def effect_of(name: str, program: Op | None, trig: Trig | None, would: bool = False, amount: int = 0) -> Effect:
    """A keyword effect with its trigger condition."""
    effect = Effect("triggered" if trig is not None else "keyword", f"<{name}>")
    effect.keyword = name
    effect.amount = amount
    effect.program = program
    effect.would = would
    if trig is not None:
        effect.trigs = [trig]
        effect.kinds = trig.kinds
    return effect


def security_attack(n: int) -> Effect:
    """16-3: more or fewer checks."""
    return effect_of("Security A.", None, None, amount=n)


class Topmost(Select):
    """4.2 16-47-1: the topmost digivolution card of those that are specified."""

    def __init__(self, needs: list[Filter]) -> None:
        self.needs = needs

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        if c.stack is not None:
            for card in c.stack.under:
                if facts.known(card) and all(need.test(c, card) for need in self.needs):
                    return [card]
        return []


class Attacking(Cond):
    """While this Digimon attacks."""

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        attack = c.t.attack
        return attack is not None and c.stack is not None and attack.attacker == c.stack.bid


class AloneInBattle(Pattern):
    """A deletion in battle that the other Digimon survived."""

    def met(self, t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, event: Happening) -> bool:
        return event.why.stack is not None and Pattern.met(self, t, use, stack, card, player, event)


class WithSources(Pattern):
    """A deletion of a Digimon with digivolution cards."""

    def met(self, t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, event: Happening) -> bool:
        return (
            isinstance(event.body, Stack) and bool(event.body.under) and Pattern.met(self, t, use, stack, card, player, event)
        )


class OtherOwn(Pattern):
    """Another Digimon than this one that would leave."""

    def met(self, t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, event: Happening) -> bool:
        body = event.body
        if not isinstance(body, Stack) or body is stack or not body.is_digimon:
            return False
        return Pattern.met(self, t, use, stack, card, player, event)


class LeavesBut(Pattern):
    """A Digimon that would leave other than in battle (or by its player's effects)."""

    def __init__(self, kinds: int) -> None:
        super().__init__(kinds)
        self.partition = False

    def met(self, t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, event: Happening) -> bool:
        why: Cause = event.why
        if why.kind == "battle" or self.partition and why.is_effect and why.player == player:
            return False
        return Pattern.met(self, t, use, stack, card, player, event)
