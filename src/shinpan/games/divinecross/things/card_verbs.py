"""Instructions about cards: drawing, discarding, attaching, putting, revealing, searching (chapter 900)."""

from __future__ import annotations

from ....effects.context import Context
from ....effects.ops import Op, Select, Value
from ....effects.picking import look_away, look_through, pick, source_uid
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..book.continuous import now
from ..book.playing import play_card
from .actions import attach_assist, attach_energy, draw
from .areas import enter, free_standby, send, settle_order, take_over
from .causes import cause_of
from .filters import table_of
from .piles import discard, put, reveal, shuffle
from .selectors import ZoneCards
from .state import DECK, DISCARD, HAND, KO, MAIN, NO_ASSIST, NO_DEPLOY, NO_DISCARD, NO_DRAW, NO_ENERGY, STANDBY, Unit


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
