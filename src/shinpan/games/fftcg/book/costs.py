"""11.6.2, 11.7.1: what is paid to use an ability, and how it is paid together (11.6.10)."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Code
from ....effects.context import Made
from ....effects.ops import Select, Value
from ....effects.picking import asking
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..things.context import Ctx
from ..things.faces import BACKUP, FORWARD, FFFace
from ..things.moves import damage_player, discard, dull, lay_down, leave, may_leave, place_counters, remove_counters
from ..things.state import ACTION_AS_HASTE, BREAK, DECK, HAND, HASTE, REMOVED, SPECIAL_AS_HASTE, Cause, Character, Deed, FFTable
from .payment import Need, Produced, pay, payable
from .rules import forbidden
from .targets import Fit, named_by, option_of
from .values import now

STAYING: Final = ("counters", "place")
"""Costs that leave a Character free to be used for another one."""


class CostPick(Code):
    """A cost that takes cards or Characters: discard, put, dull, remove, return, reveal …"""

    def __init__(self, verb: str, select: Select, count: Value | None) -> None:
        self.verb = verb
        """discard, put, dull, remove, return, bottom, counters, place, reveal, activate, freeze."""
        self.select = select
        self.count = count
        """None: all there are."""
        self.counter = ""
        self.number: Value | None = None
        """How many counters."""
        self.up_to = False

    def candidates(self, c: Ctx, reserved: list[int]) -> list[Thing]:
        """What could be used for it: only what is the player's own (11.6.2.3), and what can be used so (11.6.2.4)."""
        found: list[Thing] = []
        for thing in self.select.find(c):
            if isinstance(thing, Character):
                if thing.uid in reserved and self.verb not in STAYING or not self.possible(c, thing):
                    continue
            elif isinstance(thing, Card):
                if thing.uid in reserved or thing.owner != c.actor:
                    continue
            found.append(thing)
        if len(found) > 1 and c.card is not None and any(thing is c.card for thing in found):
            found = [*[thing for thing in found if thing is not c.card], c.card]
        return found

    def possible(self, c: Ctx, body: Character) -> bool:
        """2.2, 11.6.2.3, 11.6.2.4: whether this Character can be used for the cost."""
        if body.controller != c.actor:
            return False
        why = Cause("cost", c.actor)
        if self.verb == "dull":
            return not body.dull and not forbidden(body, "dull", why)
        if self.verb == "activate":
            return body.dull
        if self.verb == "counters":
            assert self.number is not None
            have = sum(body.counters.values()) if not self.counter else body.counters.get(self.counter, 0)
            return have >= self.number.of(c)
        if self.verb == "put":
            return may_leave(c.t, body, BREAK, why, False)
        if self.verb == "remove":
            return may_leave(c.t, body, REMOVED, why, False)
        if self.verb == "return":
            return may_leave(c.t, body, HAND, why, False)
        return True

    def refused(self, c: Ctx) -> str:
        """The clause that keeps a Character the text names from being used: it is not the player's own, or it stays."""
        chapter = "11.7.2" if c.why.skill is not None and c.why.skill.kind == "special" else "11.6.2"
        clause = ""
        for thing in self.select.find(c):
            if isinstance(thing, Character) and not self.possible(c, thing):
                if thing.controller != c.actor:
                    clause = clause or chapter + ".3"
                elif self.verb in ("remove", "return"):
                    return chapter + ".4"
        return clause

    def want(self, c: Ctx, found: list[Thing]) -> int:
        """How many are to be taken. What a text names as a whole must all be taken, if it is the player's own."""
        if self.count is not None:
            return self.count.of(c)
        return sum(1 for thing in self.select.find(c) if not isinstance(thing, Character) or thing.controller == c.actor)

    def carry_out(self, c: Ctx, things: list[Thing]) -> None:
        """Does to the things what the cost says."""
        t = c.t
        why = Cause("cost", c.actor, c.body, c.card)
        bodies = [thing for thing in things if isinstance(thing, Character)]
        cards = [thing for thing in things if isinstance(thing, Card)]
        if self.verb == "discard":
            discard(t, cards, why)
        elif self.verb == "dull":
            dull(t, bodies, why)
        elif self.verb == "counters":
            assert self.number is not None
            for body in bodies:
                remove_counters(t, body, self.counter, self.number.of(c), why)
        elif self.verb == "place":
            assert self.number is not None
            for body in bodies:
                place_counters(t, body, self.counter, self.number.of(c), why)
        elif self.verb == "activate":
            for body in bodies:
                body.dull = False
        elif self.verb == "reveal":
            for card in cards:
                card.shown = 3
                event = Deed("reveal", "11.6.4", card.owner, card=card)
                t.happened(event)
        else:
            goal = {"put": BREAK, "remove": REMOVED, "return": HAND, "bottom": DECK}[self.verb]
            if bodies:
                leave(t, bodies, goal, why, "11.6.2.1", bottom=self.verb == "bottom")
            if cards:
                lay_down(t, cards, goal, why, "11.6.2.1", bottom=self.verb == "bottom")
        for thing in things:
            ref = thing.new_ref if isinstance(thing, Character) and not thing.alive else t.ref(thing)
            c.paid.append(Made(self.verb, thing, ref, c.actor))


class FitPick(CostPick):
    """A cost that takes things that are together what a text asks for: of different Elements, of different card types …"""

    def __init__(self, verb: str, select: Select, count: Value | None, fit: Fit) -> None:
        super().__init__(verb, select, count)
        self.fit = fit


class Costs(Code):
    """All that stands before the colon, or what an effect asks to be paid."""

    def __init__(self) -> None:
        self.generic = 0
        self.elements: list[int] = []
        self.x = 0
        """4.5: how many times 《X》 is among it."""
        self.crystals = 0
        self.dull = False
        """The dull icon."""
        self.special = False
        """11.7.1: the S icon: a card of the same name is discarded."""
        self.picks: list[CostPick] = []
        self.damage = 0
        """Points of damage the player takes."""
        self.backups_only = False
        self.backup_elements = 255
        self.allowed = 255
        """Only CP of these Elements may be used."""
        self.amount: Value | None = None
        """11.6.7: CP read from a card's information, fixed when it is declared."""
        self.most_x: Value | None = None
        """The most that may be paid as X."""

    def need(self, c: Ctx, x: int) -> Need:
        """The CP to be paid."""
        total = self.generic + len(self.elements) + x * self.x
        if self.amount is not None:
            total += self.amount.of(c)
        if c.body is not None and c.body.rules:
            total += self.surcharge(c, c.body)
        need = Need(total, self.elements)
        need.backups_only = self.backups_only
        need.backup_elements = self.backup_elements
        need.allowed = self.allowed
        return need

    def surcharge(self, c: Ctx, body: Character) -> int:
        """11.6.9, 11.7.9: CP that other texts add to what the ability costs."""
        skill = c.why.skill
        if skill is None or skill.costs is not self:
            return 0
        return sum(rule.number for rule in body.rules if rule.kind == "use cost" and skill.kind in rule.names)

    @property
    def free(self) -> bool:
        """Whether nothing has to be paid at all."""
        return not (
            self.generic
            or self.elements
            or self.x
            or self.crystals
            or self.dull
            or self.special
            or self.picks
            or self.damage
            or self.amount is not None
        )


class CostsOfElement(Costs):
    """A cost of which all CP that is paid as X must be of one Element."""

    def __init__(self, x_element: int) -> None:
        super().__init__()
        self.x_element = x_element

    def need(self, c: Ctx, x: int) -> Need:
        need = super().need(c, x)
        made = Need(need.total, [*need.elements, *[self.x_element] * (x * self.x)])
        made.backups_only = need.backups_only
        made.backup_elements = need.backup_elements
        made.allowed = need.allowed
        return made


def may_dull(body: Character, t: FFTable, special: bool) -> str:
    """11.6.2.2: the clause that keeps a Character from being dulled for its own ability, or nothing."""
    if body.dull or forbidden(body, "dull", Cause("cost", body.controller)):
        return "11.6.2.1"
    latest = t.turn if t.turn_player == body.controller else t.turn - 1
    haste = body.words & HASTE or body.flags & (SPECIAL_AS_HASTE if special else ACTION_AS_HASTE)
    if body.since >= latest and body.kinds & (FORWARD | BACKUP) and not haste:
        return "11.6.2.2"
    return ""


def same_name(t: FFTable, c: Ctx, reserved: list[int]) -> list[Card]:
    """11.7.1: the cards in the hand that have the same name."""
    names = c.body.names if c.body is not None else [c.card.face.name] if c.card is not None else []
    found: list[Card] = []
    for card in t.cards_in(c.actor, HAND):
        face = card.face
        assert isinstance(face, FFFace)
        if card.uid not in reserved and (face.name in names or any(name in names for name in face.also_names)):
            found.append(card)
    for rule in c.body.rules if c.body is not None else []:
        if rule.kind == "special with":
            for card in t.cards_in(c.actor, HAND):
                if card.uid not in reserved and card not in found and rule.about(card):
                    found.append(card)
    return found


SPARING: Final = {"special free": "nothing", "special crystal": "crystal"}
"""Rules that let a Character pay otherwise for the S icon, and what is then paid."""


def spared(t: FFTable, c: Ctx, costs: Costs) -> list[str]:
    """In which other ways the S icon can be paid now."""
    rules = c.body.rules if c.body is not None else []
    found = list(dict.fromkeys(SPARING[rule.kind] for rule in rules if rule.kind in SPARING))
    return [way for way in found if way != "crystal" or t.crystals[c.actor] > costs.crystals]


def able(t: FFTable, c: Ctx, costs: Costs, x: int, reserved: list[int]) -> bool:
    """Whether all of it can be paid together."""
    if costs.crystals > t.crystals[c.actor]:
        return False
    if costs.dull and (c.body is None or may_dull(c.body, t, costs.special)):
        return False
    if costs.special and spared(t, c, costs) and rest_able(t, c, costs, x, reserved, 0):
        return True
    if costs.special:
        return any(rest_able(t, c, costs, x, [*reserved, card.uid], 0) for card in same_name(t, c, reserved))
    return rest_able(t, c, costs, x, reserved, 0)


def dulled(c: Ctx, costs: Costs) -> list[int]:
    """What the dull icon takes: it gives no CP and is not dulled twice, but it may leave the field for the same cost."""
    return [c.body.uid] if costs.dull and c.body is not None else []


def why_unable(c: Ctx, costs: Costs) -> str:
    """Which clause keeps one of the costs from being paid with what is there, or nothing."""
    for pick in costs.picks:
        found = pick.candidates(c, [])
        if pick.want(c, found) > len(found):
            return pick.refused(c)
    return ""


def rest_able(t: FFTable, c: Ctx, costs: Costs, x: int, reserved: list[int], index: int) -> bool:
    """Whether the costs from this one on can be paid without what is reserved."""
    if index == len(costs.picks):
        return payable(t, c.actor, costs.need(c, x), [*reserved, *dulled(c, costs)])
    pick = costs.picks[index]
    found = pick.candidates(c, [*reserved, *dulled(c, costs)] if pick.verb == "dull" else reserved)
    want = pick.want(c, found)
    if want > len(found):
        return False
    if pick.up_to or want == 0:
        return rest_able(t, c, costs, x, reserved, index + 1)
    if isinstance(pick, FitPick):
        return fits(t, c, costs, x, reserved, index, [], found, want)
    return any_of(t, c, costs, x, reserved, index, [uid_of(thing, t) for thing in found], want)


def fits(
    t: FFTable, c: Ctx, costs: Costs, x: int, reserved: list[int], index: int, taken: list[Thing], left: list[Thing], want: int
) -> bool:
    """Whether what was taken can be filled up to so many that fit together, and the rest can be paid."""
    pick = costs.picks[index]
    assert isinstance(pick, FitPick)
    if len(taken) >= want:
        return rest_able(t, c, costs, x, [*reserved, *[uid_of(thing, t) for thing in taken]], index + 1)
    for place, thing in enumerate(left):
        if pick.fit.allows(c, taken, thing):
            if fits(t, c, costs, x, reserved, index, [*taken, thing], left[place + 1 :], want):
                return True
    return False


def goes_on(
    t: FFTable,
    c: Ctx,
    costs: Costs,
    x: int,
    reserved: list[int],
    index: int,
    taken: list[Thing],
    thing: Thing,
    left: list[Thing],
    want: int,
) -> bool:
    """Whether this thing fits what was taken, and the payment can be completed with it."""
    pick = costs.picks[index]
    others = [other for other in left if other is not thing]
    fit = isinstance(pick, FitPick) and pick.fit.allows(c, taken, thing)
    return fit and fits(t, c, costs, x, reserved, index, [*taken, thing], others, want)


def any_of(t: FFTable, c: Ctx, costs: Costs, x: int, reserved: list[int], index: int, uids: list[int], want: int) -> bool:
    """Whether some choice of so many leaves the rest payable."""
    if want == 0:
        return rest_able(t, c, costs, x, reserved, index + 1)
    if index == len(costs.picks) - 1 and costs.need(c, x).total == 0:
        return len(uids) >= want
    for place, uid in enumerate(uids):
        if len(uids) - place < want:
            return False
        taken = reserved if costs.picks[index].verb in STAYING else [*reserved, uid]
        if any_of(t, c, costs, x, taken, index, uids[place + 1 :], want - 1):
            return True
    return False


def uid_of(thing: Thing, t: FFTable) -> int:
    """The physical card of a thing that pays."""
    if isinstance(thing, Character):
        return thing.uid
    assert isinstance(thing, Card)
    return thing.uid


class PaymentPlan:
    """A payment that was put together and is carried out at once."""

    def __init__(self) -> None:
        self.produced: list[Produced] = []
        self.taken: list[tuple[CostPick, list[Thing]]] = []
        self.same: Card | None = None
        self.instead = ""
        """What is paid for the S icon instead of a card of the same name: nothing, or a crystal."""


def ask_cost(t: FFTable, decision: Decision) -> Option:
    """Asks what a cost takes. What is taken without asking is noted with the name of the cost, for scenarios."""
    options = decision.options
    if len(options) != 1:
        return t.ask(decision)
    if t.explain:
        only = options[0]
        t.forced.append(Option(only.verb, only.card, only.body, only.number, only.name or decision.about))
    return options[0]


def arrange(
    t: FFTable, c: Ctx, costs: Costs, x: int, reserved: list[int], rule: str, paying: Card | None = None
) -> PaymentPlan:
    """11.6.9: the player says how everything is paid; nothing is moved yet."""
    plan = PaymentPlan()
    source = asking(c)
    now(t)
    if costs.special:
        cards = [card for card in same_name(t, c, reserved) if rest_able(t, c, costs, x, [*reserved, card.uid], 0)]
        options = [option_of(t, card) for card in cards]
        if rest_able(t, c, costs, x, reserved, 0):
            ways = spared(t, c, costs)
            options += [Option("mode", number=index + 1, name=way) for index, way in enumerate(ways)]
        answer = ask_cost(t, Decision(c.actor, "cost", options, "11.7.1", False, source, "special"))
        if answer.verb == "mode":
            plan.instead = answer.name
        else:
            plan.same = t.cards[answer.card]
            reserved = [*reserved, answer.card]
    for index, pick in enumerate(costs.picks):
        found = pick.candidates(c, [*reserved, *dulled(c, costs)] if pick.verb == "dull" else reserved)
        want = pick.want(c, found)
        if t.explain:
            t.cite(pick.refused(c), player=c.actor)
        taken: list[Thing] = []
        while len(taken) < want:
            left = [thing for thing in found if not any(thing is other for other in taken)]
            if isinstance(pick, FitPick):
                able_ = [thing for thing in left if goes_on(t, c, costs, x, reserved, index, taken, thing, left, want)]
            elif len(left) > want - len(taken) or pick.up_to:
                able_ = [
                    thing
                    for thing in left
                    if any_of(
                        t,
                        c,
                        costs,
                        x,
                        reserved if pick.verb in STAYING else [*reserved, uid_of(thing, t)],
                        index,
                        [uid_of(other, t) for other in left if other is not thing],
                        max(0, want - len(taken) - 1) if not pick.up_to else 0,
                    )
                ]
            else:
                able_ = left
            options = [option_of(t, thing) for thing in able_]
            if pick.up_to:
                options.append(Option("done"))
            answer = ask_cost(t, Decision(c.actor, "cost", options, rule, False, source, pick.verb))
            if answer.verb == "done":
                break
            for thing in able_:
                if named_by(thing, answer):
                    break
            taken.append(thing)
            if pick.verb not in STAYING:
                reserved = [*reserved, uid_of(thing, t)]
        plan.taken.append((pick, taken))
    plan.produced = pay(t, c.actor, costs.need(c, x), [*reserved, *dulled(c, costs)], rule, source, paying)
    return plan


def carry_out(t: FFTable, c: Ctx, costs: Costs, plan: PaymentPlan, rule: str) -> None:
    """11.6.10: everything is paid at the same time."""
    t.hold()
    t.cite(rule, player=c.actor)
    why = Cause("cost", c.actor, c.body, c.card)
    crystals = costs.crystals + (plan.instead == "crystal")
    if crystals:
        t.crystals[c.actor] -= crystals
        t.count("crystals paid", c.actor, crystals)
        t.happened(Deed("pay crystals", "6.8.1", c.actor, amount=crystals))
    if costs.special and c.body is not None:
        gone = [rule.once for rule in c.body.rules if rule.kind == "special free"]
        t.lasting = [lasting for lasting in t.lasting if lasting.stamp not in gone] if gone else t.lasting
        t.version += 1
    if costs.dull and c.body is not None:
        dull(t, [c.body], why, "11.6.2.1")
    if plan.same is not None:
        discard(t, [plan.same], why, "11.7.1")
        c.paid.append(Made("special", plan.same, plan.same.ref, c.actor))
    produce(t, c.actor, plan.produced, c)
    for pick, things in plan.taken:
        pick.carry_out(c, things)
    if costs.damage:
        damage_player(t, c.actor, costs.damage, why, c.body)
    t.release()


def produce(t: FFTable, player: int, produced: list[Produced], c: Ctx | None = None) -> int:
    """11.2.1.1: Backups are dulled and cards discarded for CP. The Elements paid, as bits."""
    why = Cause("cost", player)
    paid = 0
    backups: list[Character] = []
    cards: list[Card] = []
    for one in produced:
        paid |= one.element
        source = one.source
        body = t.character(source.bid)
        if source.kind == "dull" and body is not None:
            backups.append(body)
        elif source.kind == "put" and body is not None:
            leave(t, [body], BREAK, why, "11.2.1.1")
        else:
            cards.append(t.cards[source.uid])
    if backups:
        dull(t, backups, why, "11.2.1.1")
        for body in backups:
            if c is not None:
                c.paid.append(Made("backup", body, t.ref(body), player))
    if cards:
        discard(t, cards, why, "11.2.1.1")
        for card in cards:
            if c is not None:
                c.paid.append(Made("cp", card, card.ref, player))
    if produced:
        t.cite("5.2.1.3.1", player=player)
        t.record(Deed("pay", "11.2.1", player, amount=sum(one.source.amount for one in produced)))
    return paid
