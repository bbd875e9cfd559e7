"""The instructions of Divine Cross texts, built on the actions of chapter 900."""

from __future__ import annotations

from ...effects.context import Context
from ...effects.continuous import Modifier
from ...effects.ops import Op, Select, Times, Value, look_away, look_through, pick, source_uid
from ...effects.triggers import Delay, Delayed
from ...table.cards import Card, Thing
from ...table.decisions import Decision, Option
from .actions import attach_assist, attach_energy, charge, draw, gain_ticket, janken, lose_ticket
from .areas import enter, free_standby, knock_out, send, settle_order, swap, take_over
from .causes import Cause, cause_of
from .continuous import now, skill_cost
from .main_phase import retreat
from .marks import damage, heal, stun, unstun
from .piles import discard, put, reveal, shuffle
from .playing import judge, play_card
from .selectors import ZoneCards, table_of
from .state import (
    DECK,
    DISCARD,
    HAND,
    KO,
    MAIN,
    NO_ASSIST,
    NO_CHARGE,
    NO_DEPLOY,
    NO_DISCARD,
    NO_DRAW,
    NO_ENERGY,
    NO_HEAL,
    NO_KO,
    NO_PLAYER_RETREAT,
    NO_PLAYER_SKILLS,
    NO_RETREAT,
    NO_SKILLS,
    NO_STUN,
    NO_SWAP,
    NO_TICKET,
    STANDBY,
    STUNNED_SKILLS,
    Change,
    Unit,
)


class Targets:
    """Who is meant: all a selector finds, or some of them that the player picks."""

    def __init__(self, select: Select, count: int = 0, up_to: bool = False) -> None:
        self.select = select
        self.count = count
        self.up_to = up_to

    def units(self, c: Context, about: str) -> list[Unit]:
        """The units meant, alive."""
        t = table_of(c)
        now(t)
        found: list[Thing] = [thing for thing in self.select.find(c) if isinstance(thing, Unit) and thing.alive]
        if about == "heal" and self.count:
            t.cite("915.3")
            found = [thing for thing in found if isinstance(thing, Unit) and thing.damage > 0]
        if self.count:
            t.cite("909.1")
            found = pick(c, c.controller, found, self.count, self.up_to, False, about, "909.1")
            c.it = found[:]
            c.count = len(found)
        elif not c.it and c.that is None:
            c.it = found[:]
        return [thing for thing in found if isinstance(thing, Unit)]

    def any(self, c: Context) -> bool:
        """Whether there is anyone (or enough) to mean."""
        now(table_of(c))
        found = [thing for thing in self.select.find(c) if isinstance(thing, Unit) and thing.alive]
        return self.up_to or len(found) >= max(1, self.count)


class Cards:
    """Which cards are meant: all a selector finds, or some that a player picks."""

    def __init__(self, select: Select, count: Value | None = None, up_to: bool = False, random: bool = False) -> None:
        self.select = select
        self.count = count
        self.up_to = up_to
        self.random = random

    def things(self, c: Context, about: str) -> list[Thing]:
        """The cards (or units) meant."""
        t = table_of(c)
        found = self.select.find(c)
        if self.count is None:
            return found
        want = self.count.of(c)
        if want <= 0:
            return []
        if self.random:
            left = found[:]
            some: list[Thing] = []
            while left and len(some) < want:
                some.append(left.pop(t.chance.below(len(left))))
            return some
        chooser = c.controller
        if found and isinstance(found[0], Card) and found[0].host is None:
            zone = t.zones[found[0].zone]
            if zone.kind.name == "hand" and about != "choose":
                chooser = zone.owner
        return pick(c, chooser, found, want, self.up_to, self.select.hidden(c), about, "909.1")

    def wanted(self, c: Context) -> int:
        """How many are asked for; -1 for whatever there is."""
        return -1 if self.count is None else self.count.of(c)

    def enough(self, c: Context) -> bool:
        """Whether as many are there as are asked for."""
        found = self.select.find(c)
        if self.count is None:
            return bool(found)
        return self.up_to or len(found) >= self.count.of(c)


class Draw(Op):
    """904: draw cards."""

    def __init__(self, owner: list[int], count: Value, up_to: bool = False, to_hand: bool = False) -> None:
        self.owner = owner
        self.count = count
        self.up_to = up_to
        self.to_hand = to_hand

    def run(self, c: Context) -> bool:
        t = table_of(c)
        done = False
        for side in self.owner:
            player = c.controller if side == 0 else 1 - c.controller
            n = self.count.of(c)
            if self.to_hand:
                t.cite("904.3", player=player)
                n -= len(t.hand(player))
            if self.up_to:
                t.cite("1102.2", player=player)
                t.cite("104.5", player=player)
                options = [Option("number", number=i) for i in range(n, -1, -1)]
                n = t.ask(Decision(player, "number", options, "904.2", source=source_uid(c), about="draw")).number
            before = len(t.hand(player))
            done = draw(t, player, n, cause_of(c)) or done
            c.count = max(0, n)
            c.it = [card for card in t.hand(player)[before:]]
        return done or self.up_to

    def can(self, c: Context) -> bool:
        """1102.2: any number can be drawn, unless drawing is forbidden."""
        t = table_of(c)
        now(t)
        return not any(t.player_flags[c.controller if side == 0 else 1 - c.controller] & NO_DRAW for side in self.owner)


class Discard(Op):
    """910: discard cards from a hand or an area."""

    def __init__(self, cards: Cards, whole_hand: bool) -> None:
        self.cards = cards
        self.whole_hand = whole_hand

    def run(self, c: Context) -> bool:
        t = table_of(c)
        want = self.cards.wanted(c)
        things = self.cards.things(c, "discard")
        cards = [thing for thing in things if isinstance(thing, Card)]
        units = [thing for thing in things if isinstance(thing, Unit)]
        if units:
            send(t, units, DISCARD, [cause_of(c)] * len(units), "910.1", "moved")
        count = discard(t, cards, cause_of(c)) + len(units)
        c.it = [card for card in cards]
        c.count = count
        if self.whole_hand:
            t.cite("910.2")
            return True
        return self.cards.up_to or count >= want and count > 0

    def can(self, c: Context) -> bool:
        t = table_of(c)
        now(t)
        for thing in self.cards.select.find(c):
            if isinstance(thing, Card) and thing.host is None and t.player_flags[thing.owner] & NO_DISCARD:
                return False
        return self.whole_hand or self.cards.enough(c)


class Hurt(Op):
    """914: deal damage by an effect."""

    def __init__(self, targets: Targets, amount: Value) -> None:
        self.targets = targets
        self.amount = amount

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "damage")
        amount = self.amount.of(c)
        t.cite("914.5")
        if isinstance(self.amount, Times):
            t.cite("914.5a")
        if not units and any(isinstance(thing, Card) for thing in c.it):
            t.cite("914.6")
        done = bool(units)
        cause = cause_of(c)
        cause.kind = "effect"
        for unit in units:
            if not damage(t, unit, amount, cause):
                done = False
        return done

    def can(self, c: Context) -> bool:
        return self.targets.any(c)


class SetBase(Op):
    """704.6a-1: the base of an ``n×`` skill."""

    def __init__(self, amount: Value | None, count: Value | None) -> None:
        self.amount = amount
        self.count = count

    def run(self, c: Context) -> bool:
        t = table_of(c)
        if self.amount is not None:
            t.base = max(0, t.base) + self.amount.of(c)
        elif self.count is not None:
            t.base = max(0, t.base) + t.base_unit * self.count.of(c)
        t.cite("914.5")
        t.cite("914.5a")
        return True


class Heal(Op):
    """915: heal HP; amount None heals all."""

    def __init__(self, targets: Targets, amount: Value | None) -> None:
        self.targets = targets
        self.amount = amount

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "heal")
        done = bool(units)
        for unit in units:
            if not heal(t, unit, -1 if self.amount is None else self.amount.of(c)):
                done = False
        return done

    def can(self, c: Context) -> bool:
        now(table_of(c))
        return any(isinstance(u, Unit) and u.damage > 0 and not u.flags & NO_HEAL for u in self.targets.select.find(c))


class Stun(Op):
    """918: stun units, or take the stun marker off."""

    def __init__(self, targets: Targets, on: bool) -> None:
        self.targets = targets
        self.on = on

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "stun")
        done = bool(units)
        for unit in units:
            ok = stun(t, unit, cause_of(c)) if self.on else unstun(t, unit)
            done = done and ok
        return done

    def can(self, c: Context) -> bool:
        if not self.targets.any(c):
            return False
        for unit in self.targets.select.find(c):
            if isinstance(unit, Unit) and (not unit.flags & NO_STUN and not unit.stunned if self.on else unit.stunned):
                return True
        return False


class ClearMarkers(Op):
    """907.5: take all markers off."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "heal")
        for unit in units:
            if unit.damage:
                heal(t, unit, -1)
            unstun(t, unit)
        return bool(units)


class KnockOut(Op):
    """908: KO units."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        units = self.targets.units(c, "ko")
        c.it = [unit for unit in units]
        cause = cause_of(c)
        cause.kind = "effect"
        return knock_out(table_of(c), units, cause) == len(units) and bool(units)

    def can(self, c: Context) -> bool:
        return self.targets.any(c) and any(isinstance(u, Unit) and not u.flags & NO_KO for u in self.targets.select.find(c))


class Swap(Op):
    """912: main unit and a standby unit change places."""

    def __init__(self, targets: Targets, other: Select) -> None:
        self.targets = targets
        self.other = other

    def run(self, c: Context) -> bool:
        t = table_of(c)
        units = self.targets.units(c, "swap")
        now(t)
        done = False
        for unit in units:
            for other in self.other.find(c):
                if isinstance(other, Unit) and other is not unit and other.controller == unit.controller:
                    done = swap(t, unit, other, cause_of(c))
                    break
        return done

    def can(self, c: Context) -> bool:
        if not self.targets.any(c):
            return False
        able = [u for u in self.targets.select.find(c) if isinstance(u, Unit) and not u.flags & NO_SWAP]
        return bool(able) and any(isinstance(u, Unit) and not u.flags & NO_SWAP for u in self.other.find(c))


class Retreat(Op):
    """913: a unit is made to retreat, paying its cost."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        done = False
        for unit in self.targets.units(c, "retreat"):
            player = unit.controller
            units = t.standby(player)
            if t.main(player) is not unit or not units or len(unit.energy) < unit.retreat:
                t.cite("913.1d", player=player)
                continue
            options = [Option("choose", body.top.uid, body.bid) for body in units]
            body = t.bodies[t.ask(Decision(player, "choose", options, "913.1a", source=source_uid(c))).body]
            assert isinstance(body, Unit)
            done = retreat(t, player, body)
        return done

    def can(self, c: Context) -> bool:
        t = table_of(c)
        now(t)
        for unit in self.targets.select.find(c):
            if isinstance(unit, Unit) and t.standby(unit.controller) and len(unit.energy) >= unit.retreat:
                if not unit.flags & (NO_RETREAT | NO_SWAP) and not t.player_flags[unit.controller] & NO_PLAYER_RETREAT:
                    return True
        return False


class Charge(Op):
    """906: charge a unit."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        done = False
        for unit in self.targets.units(c, "charge"):
            hand: list[Thing] = [card for card in t.hand(c.controller)]
            chosen = pick(c, c.controller, hand, 1, False, False, "charge", "906.1")
            t.cite("906.1", player=c.controller)
            for card in chosen:
                if isinstance(card, Card):
                    done = charge(t, c.controller, card, unit, cause_of(c), "906.1")
        return done

    def can(self, c: Context) -> bool:
        t = table_of(c)
        if not self.targets.any(c) or not t.hand(c.controller) or t.player_flags[c.controller] & NO_CHARGE:
            return False
        return any(isinstance(u, Unit) and not u.flags & NO_ENERGY for u in self.targets.select.find(c))


class Attach(Op):
    """905: attach cards to a unit, as energy or as an assist."""

    def __init__(self, cards: Cards, targets: Targets, energy: bool) -> None:
        self.cards = cards
        self.targets = targets
        self.energy = energy

    def run(self, c: Context) -> bool:
        t = table_of(c)
        it = c.it
        units = self.targets.units(c, "attach")
        if self.targets.count:
            c.it = it
        done = False
        want = self.cards.wanted(c)
        count = 0
        for unit in units[:1]:
            for card in self.cards.things(c, "attach"):
                if isinstance(card, Card):
                    if self.energy:
                        ok = attach_energy(t, card, unit, cause_of(c))
                    else:
                        ok = card.face.kind == "assist" and attach_assist(t, card, unit, cause_of(c))
                    if ok:
                        count += 1
            done = count > 0 and (want < 0 or count >= want)
        c.count = count
        return done

    def can(self, c: Context) -> bool:
        if not self.targets.any(c) or not self.cards.enough(c):
            return False
        flag = NO_ENERGY if self.energy else NO_ASSIST
        return any(isinstance(u, Unit) and not u.flags & flag for u in self.targets.select.find(c))


class Put(Op):
    """302, 920: put cards or units into a zone."""

    def __init__(self, cards: Cards, place: str, expected: Value | None = None) -> None:
        self.cards = cards
        self.place = place
        self.expected = expected

    def run(self, c: Context) -> bool:
        t = table_of(c)
        things = self.cards.things(c, "put")
        cause = cause_of(c)
        cards = [thing for thing in things if isinstance(thing, Card)]
        units = [thing for thing in things if isinstance(thing, Unit) and thing.alive]
        if self.place in ("Standby", "OppStandby", "Main"):
            return self.deploy(c, cards, units)
        zone = {"Hand": HAND, "Discards": DISCARD, "KOs": KO}.get(self.place, DECK)
        bottom = self.place == "DeckBottom"
        rule = "920.1" if zone == KO else "302.5"
        want = self.expected.of(c) if self.expected is not None else self.cards.wanted(c)
        count = 0
        if units:
            count += send(t, units, zone, [cause] * len(units), rule, "returned" if zone == HAND else "moved", bottom)
        if cards:
            tops = [card for card in cards if t.zones[card.zone].kind.name == "deck"]
            if len(tops) == len(cards) and zone == DISCARD:
                t.cite("304.3")
                for card in cards:
                    put(t, [card], zone, cause, rule, bottom)
                count += len(cards)
            elif self.place == "Deck":
                for card in cards:
                    count += put(t, [card], zone, cause, rule, bottom)
            else:
                count += put(t, cards, zone, cause, rule, bottom)
        if zone == KO and want > count:
            count += self.shortage(c, want - count)
        c.count = count
        moved: list[Thing] = [card for card in cards]
        moved += [c.table.cards[unit.top.uid] for unit in units]
        c.it = moved
        return count > 0 and (want < 0 or count >= want)

    def shortage(self, c: Context, missing: int) -> int:
        """920.2: what is missing comes from the deck, then the hand, then the discard pile."""
        t = table_of(c)
        t.cite("920.2", player=c.controller)
        count = 0
        cause = cause_of(c)
        while missing and t.deck(c.controller):
            put(t, [t.deck(c.controller)[-1]], KO, cause, "920.2")
            missing -= 1
            count += 1
        for zone in (HAND, DISCARD):
            if missing:
                pool: list[Thing] = [card for card in t.zones[c.controller * 6 + zone].cards]
                chosen = pick(c, c.controller, pool, missing, False, False, "put", "920.2")
                cards = [card for card in chosen if isinstance(card, Card)]
                put(t, cards, KO, cause, "920.2")
                missing -= len(cards)
                count += len(cards)
        return count

    def deploy(self, c: Context, cards: list[Card], units: list[Unit]) -> bool:
        """306.7: cards come into a player's area under that player's control."""
        t = table_of(c)
        done = False
        if cards and t.player_flags[c.controller] & NO_DEPLOY:
            t.cite("104.4", player=c.controller)
            cards = []
        came: list[Unit] = []
        player = 1 - c.controller if self.place == "OppStandby" else c.controller
        for unit in units:
            done = take_over(t, unit, player, cause_of(c), "306.7")
        for card in cards:
            if card.face.kind != "unit":
                continue
            if self.place == "Main" and t.main(player) is None:
                came.append(enter(t, card, player, MAIN, "306.7"))
                done = True
            elif free_standby(t, player) > 0:
                came.append(enter(t, card, player, STANDBY, "603.1"))
                done = True
            else:
                t.cite("104.2", player=player)
                done = False
        if len(came) > 1:
            settle_order(t, came)
        return done

    def can(self, c: Context) -> bool:
        if self.place == "Standby" and free_standby(table_of(c), c.controller) <= 0:
            return False
        return self.cards.enough(c)


class Reveal(Op):
    """903: show cards to everyone, or look at them alone."""

    def __init__(self, cards: Cards, everyone: bool) -> None:
        self.cards = cards
        self.everyone = everyone

    def run(self, c: Context) -> bool:
        t = table_of(c)
        cards = [thing for thing in self.cards.things(c, "choose") if isinstance(thing, Card)]
        want = self.cards.wanted(c)
        c.it = [card for card in cards]
        c.looked = cards
        c.count = len(cards)
        if self.everyone:
            reveal(t, cards)
        else:
            for card in cards:
                card.shown |= 1 << c.controller
                t.revealed.append(card)
        return bool(cards) and (want < 0 or len(cards) >= want)

    def can(self, c: Context) -> bool:
        return self.cards.enough(c)


class Shuffle(Op):
    """911: shuffle decks."""

    def __init__(self, owner: list[int]) -> None:
        self.owner = owner

    def run(self, c: Context) -> bool:
        done = True
        for side in self.owner:
            done = shuffle(table_of(c), c.controller if side == 0 else 1 - c.controller) and done
        return done


class ShuffleThenPut(Op):
    """911.2a: shuffle and put the found cards in place as one act."""

    def __init__(self, first: Op, then: Op) -> None:
        self.first = first
        self.then = then

    def run(self, c: Context) -> bool:
        t = table_of(c)
        t.cite("911.2a")
        done = self.first.run(c)
        t.shuffling = True
        done = self.then.run(c) and done
        t.shuffling = False
        return done


class Search(Op):
    """909.2: look through a deck for cards; they become “it”. Not finding any is always allowed."""

    def __init__(self, cards: ZoneCards, count: Value, up_to: bool) -> None:
        self.cards = cards
        self.count = count
        self.up_to = up_to

    def run(self, c: Context) -> bool:
        t = table_of(c)
        t.cite("909.2", player=c.controller)
        want = self.count.of(c)
        found = self.cards.find(c)
        anything = not self.cards.filters and self.cards.kind in ("", "Any")
        looked = look_through(c, c.controller, self.cards)
        c.it = pick(c, c.controller, found, want, self.up_to, not anything, "search", "909.2")
        look_away(c.controller, looked)
        c.looked = []
        c.count = len(c.it)
        return len(c.it) >= want or self.up_to

    def picks(self) -> bool:
        return True


class Ticket(Op):
    """926: gain or lose the winning ticket."""

    def __init__(self, gain: bool) -> None:
        self.gain = gain

    def run(self, c: Context) -> bool:
        t = table_of(c)
        return gain_ticket(t, c.controller, cause_of(c)) if self.gain else lose_ticket(t, c.controller, "106.1")

    def can(self, c: Context) -> bool:
        t = table_of(c)
        if self.gain:
            return t.ticket != c.controller and not t.player_flags[c.controller] & NO_TICKET
        return t.ticket == c.controller


class Janken(Op):
    """916: throw, once or several times; wins and losses are remembered."""

    def __init__(self, times: Value) -> None:
        self.times = times

    def run(self, c: Context) -> bool:
        t = table_of(c)
        n = self.times.of(c)
        c.wins = 0
        c.losses = 0
        for _ in range(n):
            if janken(t, c.controller) == c.controller:
                c.wins += 1
            else:
                c.losses += 1
        c.count = c.wins
        return n > 0


class IfWon(Op):
    """What follows if the throw was won (or lost)."""

    def __init__(self, won: bool, op: Op) -> None:
        self.won = won
        self.op = op

    def run(self, c: Context) -> bool:
        if (c.wins > 0) == self.won:
            return self.op.run(c)
        return False

    def can(self, c: Context) -> bool:
        return self.op.can(c)


class ChangeDamage(Op):
    """914.3: the damage of the skill under way is raised, lowered, multiplied, halved or set."""

    def __init__(self, how: str, amount: Value | None) -> None:
        self.how = how
        self.amount = amount

    def run(self, c: Context) -> bool:
        t = table_of(c)
        n = self.amount.of(c) if self.amount is not None else 0
        if self.how in ("up", "down") and n <= 0:
            return False
        t.changes.append(Change(self.how, n, c.controller, source_uid(c)))
        return True


class Fail(Op):
    """917: the skill being judged fails."""

    def run(self, c: Context) -> bool:
        table_of(c).skill_failing = True
        return True


class UseSkill(Op):
    """A skill of a unit is used by an effect: it is judged and goes through the whole damage step."""

    def __init__(self, targets: Targets) -> None:
        self.targets = targets

    def run(self, c: Context) -> bool:
        from .battle import damage_step

        t = table_of(c)
        for unit in self.targets.units(c, "skill"):
            if unit.flags & NO_SKILLS or t.player_flags[unit.controller] & NO_PLAYER_SKILLS:
                t.cite("104.4", player=unit.controller)
                continue
            options = [
                Option("skill", use.uid, unit.bid, i, use.skill.name)
                for i, use in enumerate(unit.skills)
                if use.skill.effect.activated is None
                and use.skill.name not in unit.banned
                and skill_cost(unit, use) <= len(unit.energy)
                and (not unit.stunned or use.skill.effect.even_stunned or unit.flags & STUNNED_SKILLS)
            ]
            if not options:
                return False
            answer = t.ask(Decision(c.controller, "mode", options, "703.1", source=source_uid(c)))
            use = unit.skills[answer.number]
            if judge(t, c.controller, unit, use, use.skill.name):
                damage_step(t, c.controller, unit, use)
            return True
        return False


class PlayIt(Op):
    """804: a card is played by an effect."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def run(self, c: Context) -> bool:
        t = table_of(c)
        done = False
        for card in self.cards.things(c, "choose"):
            if isinstance(card, Card) and card.face.kind != "unit" and card.zone >= 0:
                done = play_card(t, c.controller, card)
        return done

    def can(self, c: Context) -> bool:
        return self.cards.enough(c)


class MoveCards(Op):
    """Energy or an assist goes from one unit to another."""

    def __init__(self, cards: Cards, targets: Targets) -> None:
        self.cards = cards
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        want = self.cards.wanted(c)
        chosen = [thing for thing in self.cards.things(c, "energy") if isinstance(thing, Card)]
        moved = 0
        for unit in self.targets.units(c, "attach")[:1]:
            for card in chosen:
                host = card.host
                assist = isinstance(host, Unit) and host.assist is card
                if host is unit:
                    continue
                ok = attach_assist(t, card, unit, cause_of(c)) if assist else attach_energy(t, card, unit, cause_of(c))
                if ok:
                    moved += 1
        c.count = moved
        return moved > 0 and (self.cards.up_to or want < 0 or moved >= want)

    def can(self, c: Context) -> bool:
        return self.targets.any(c) and self.cards.enough(c)


class MoveDamage(Op):
    """Damage markers go from one unit to another."""

    def __init__(self, source: Select, amount: Value, targets: Targets) -> None:
        self.source = source
        self.amount = amount
        self.targets = targets

    def run(self, c: Context) -> bool:
        t = table_of(c)
        want = self.amount.of(c)
        for unit in self.source.find(c):
            if isinstance(unit, Unit) and unit.alive and unit.damage > 0:
                some = min(want, unit.damage)
                if heal(t, unit, some):
                    for other in self.targets.units(c, "damage")[:1]:
                        damage(t, other, some, cause_of(c))
                return some == want
        return False


class PickRandom(Op):
    """Cards taken at random become “it”."""

    def __init__(self, select: Select, count: Value) -> None:
        self.cards = Cards(select, count, random=True)

    def run(self, c: Context) -> bool:
        c.it = self.cards.things(c, "choose")
        c.count = len(c.it)
        return c.count >= self.cards.wanted(c) and c.count > 0


class TakeAll(Op):
    """All of something become “it”."""

    def __init__(self, select: Select) -> None:
        self.select = select

    def run(self, c: Context) -> bool:
        c.it = self.select.find(c)
        c.count = len(c.it)
        return c.count > 0


class NameAttribute(Op):
    """An attribute is named: red, green, blue or neutral."""

    def run(self, c: Context) -> bool:
        options = [Option("mode", number=n) for n in (1, 2, 3, 4)]
        answer = table_of(c).ask(Decision(c.controller, "mode", options, "204.2", source=source_uid(c), about="attribute"))
        c.count = 1 << (answer.number - 1)
        return True


class AsTurnPlayer(Op):
    """What the turn player (or the other one) does."""

    def __init__(self, op: Op, turn: bool) -> None:
        self.op = op
        self.turn = turn

    def run(self, c: Context) -> bool:
        me = c.controller
        c.controller = c.table.turn_player if self.turn else 1 - c.table.turn_player
        done = self.op.run(c)
        c.controller = me
        return done


class ShuffleMoved(Op):
    """911: the decks into which cards were just put are shuffled."""

    def run(self, c: Context) -> bool:
        t = table_of(c)
        owners = {thing.owner for thing in c.it if isinstance(thing, Card)} or {c.controller}
        done = True
        for player in (t.turn_player, 1 - t.turn_player):
            if player in owners:
                done = shuffle(t, player) and done
        return done


class Forget(Op):
    """A replacement effect for the next time only is used up."""

    def __init__(self, modifier: Modifier) -> None:
        self.modifier = modifier

    def run(self, c: Context) -> bool:
        t = c.table
        for lasting in t.lasting:
            if any(part.modifier is self.modifier for part in lasting.parts):
                t.lasting = [other for other in t.lasting if other is not lasting]
                t.version += 1
                return True
        return False


class ChangeThat(Op):
    """810: damage about to be dealt becomes another amount. ``how`` is down, half or set."""

    def __init__(self, how: str, amount: Value) -> None:
        self.how = how
        self.amount = amount

    def run(self, c: Context) -> bool:
        event = c.event
        if event is None or not isinstance(event.body, Unit):
            return False
        n = self.amount.of(c)
        left = event.amount - n if self.how == "down" else event.amount // 2 if self.how == "half" else n
        by = event.by
        if left > 0:
            cause = Cause(event.cause, event.by_player, by if isinstance(by, Unit) else None, event.by_card)
            damage(table_of(c), event.body, left, cause, event.rule)
        return True


class DelayWithin(Op):
    """A delayed trigger that listens in certain turns only."""

    def __init__(self, delay: Delay, first: Value, last: Value) -> None:
        self.delay = delay
        self.first = first
        self.last = last

    def run(self, c: Context) -> bool:
        t = c.table
        t.cite("807.6")
        made = Delayed(self.delay.ability, c.frozen(), not self.delay.lasts, self.first.of(c), self.last.of(c))
        t.delayed.append(made)
        t.version += 1
        return True


class EndGame(Op):
    """A text that wins or loses the game."""

    def __init__(self, wins: bool) -> None:
        self.wins = wins

    def run(self, c: Context) -> bool:
        c.table.end(c.controller if self.wins else 1 - c.controller, "104.1", "card")
        return True


class NameNumber(Op):
    """104.5: a number is chosen: whole and not below zero."""

    def run(self, c: Context) -> bool:
        t = table_of(c)
        t.cite("104.5", player=c.controller)
        options = [Option("number", number=n) for n in range(1000)]
        c.count = t.ask(Decision(c.controller, "number", options, "104.5", source=source_uid(c))).number
        return True


class Everyone(Op):
    """Each player does it, the turn player first."""

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, c: Context) -> bool:
        me = c.controller
        done = True
        for player in (c.table.turn_player, 1 - c.table.turn_player):
            c.controller = player
            done = self.op.run(c) and done
        c.controller = me
        return done


class OnTopic(Op):
    """“For these units: …”: they are “it” while the rest runs."""

    def __init__(self, targets: Targets, op: Op) -> None:
        self.targets = targets
        self.op = op

    def run(self, c: Context) -> bool:
        c.it = [unit for unit in self.targets.units(c, "choose")]
        return self.op.run(c)


class EndTheTurn(Op):
    """The turn ends when this is over."""

    def run(self, c: Context) -> bool:
        table_of(c).turn_ending = True
        return True


class ChooseHurt(Op):
    """915.3: choose units to heal: only damaged ones can be chosen."""

    def __init__(self, select: Select, count: Value, up_to: bool) -> None:
        self.select = select
        self.count = count
        self.up_to = up_to

    def candidates(self, c: Context) -> list[Thing]:
        """The damaged ones."""
        return [thing for thing in self.select.find(c) if isinstance(thing, Unit) and thing.damage > 0]

    def run(self, c: Context) -> bool:
        t = table_of(c)
        want = self.count.of(c)
        t.cite("909.1")
        t.cite("915.3", player=c.controller)
        c.it = pick(c, c.controller, self.candidates(c), want, self.up_to, False, "heal", "915.3")
        c.count = len(c.it)
        return len(c.it) == want or self.up_to

    def can(self, c: Context) -> bool:
        return self.up_to or len(self.candidates(c)) >= self.count.of(c)

    def picks(self) -> bool:
        return True


FOREVER = 1 << 30


class TurnValue(Value):
    """A turn number counted from now: the next turn of a player, or this one."""

    def __init__(self, which: str) -> None:
        self.which = which

    def of(self, c: Context) -> int:
        t = c.table
        mine = t.turn_player == c.controller
        if self.which == "this":
            return t.turn
        if self.which == "now":
            return 0
        if self.which == "opp":
            return t.turn + 1 if mine else t.turn + 2
        if self.which == "before own":
            return t.turn + 1 if mine else t.turn
        if self.which == "before opp":
            return t.turn if mine else t.turn + 1
        if self.which == "own":
            return t.turn + 2 if mine else t.turn + 1
        return FOREVER
