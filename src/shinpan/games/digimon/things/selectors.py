"""15-10: who and what an effect is about: cards and stacks that are chosen, counted or meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from ....effects.abilities import Code
from ....effects.context import Context
from ....effects.ops import Filter, Select, Value
from ....effects.picking import Union, asking, option_of, picked
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..book.rules import affected
from ..book.values import now
from . import facts
from .context import Ctx
from .faces import DIGIMON, EGG, NONE, OPTION, TAMER, color_names
from .filters import informed, same
from .state import BREEDING, NOWHERE, ZONES, DigimonTable, Stack
from .state import DECK as IN_DECK
from .state import EGGS as IN_EGGS
from .state import HAND as IN_HAND
from .state import SECURITY as IN_SECURITY

EXACT: Final = 0
UP_TO: Final = 1
ALL: Final = 2
ANY: Final = 3
NO: Final = 4
LEAST: Final = 5
MOST: Final = 6
JUST: Final = 7
EACH: Final = 8
"""One of each that differs: as many as there can be together."""


class Count(Code):
    """How many of something."""

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n

    def fits(self, have: int) -> bool:
        """Whether a number of things is what a condition asks for (4-23-1: so many or more)."""
        if self.kind == NO:
            return have == 0
        if self.kind == MOST:
            return have <= self.n
        if self.kind == JUST or not self.n and self.kind == EXACT:
            return have == self.n
        if self.kind in (ALL, ANY, EACH):
            return have >= 1
        return have >= self.n


class Place(Code):
    """Where candidates are looked for."""

    def things(self, c: Ctx) -> list[Thing]:
        raise NotImplementedError


def sides(c: Ctx, whose: int) -> list[int]:
    """The players meant: 0 you, 1 your opponent, -1 both."""
    if whose < 0:
        return BOTH[c.controller]
    return ALONE[c.controller if whose == 0 else 1 - c.controller]


BOTH: Final = [[0, 1], [1, 0]]
ALONE: Final = [[0], [1]]


class Field(Place):
    """15-1-7: stacks in battle areas, or in breeding areas where a text names them (3-4-5-5)."""

    def __init__(self, whose: int, zones: list[int]) -> None:
        self.whose = whose
        self.zones = zones

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for player in sides(c, self.whose):
            for zone in self.zones:
                found += c.t.zones[player * ZONES + zone].bodies
        return found


def there(c: Ctx, cards: list[Card]) -> list[Card]:
    """4.2 15-15-3-1: those cards of a pile that can be referenced in it: not what another effect looks at."""
    if not c.t.revealed_from or not c.t.book.looked_leave:
        return cards
    return [card for card in cards if card.uid not in c.t.revealed_from or card.ref in c.looked_refs]


class Pile(Place):
    """Cards in a pile of a player."""

    def __init__(self, whose: int, zone: int, face_up: bool = False) -> None:
        self.whose = whose
        self.zone = zone
        self.face_up = face_up
        """3-7-4: only those that lie face up."""

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for player in sides(c, self.whose):
            cards = c.t.cards_in(player, self.zone)
            if self.face_up:
                cards = [card for card in cards if card.face_up]
            found += reversed(there(c, cards))
        if c.events and c.events[0].kind in DECLARING:
            shown = [event.card for event in c.events]
            found = [card for card in found if card not in shown]
        return found


DECLARING: Final = ("would play", "would digivolve", "would use", "would link")
"""7-1-3-1, 8-1-3-1, 9-1-9-1, 10-1-3-1: a card that was shown to be played, used or stacked is not at hand for anything else."""


class Below(Place):
    """4-6: cards under stacks."""

    def __init__(self, hosts: Select, one: bool) -> None:
        self.hosts = hosts
        self.one = one
        """Whether all must come from one and the same stack."""

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for host in self.hosts.find(c):
            if isinstance(host, Stack):
                found += host.under
        return found


class Linked(Place):
    """4-7: link cards of stacks."""

    def __init__(self, hosts: Select) -> None:
        self.hosts = hosts

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for host in self.hosts.find(c):
            if isinstance(host, Stack):
                found += host.links
        return found


class WholeStack(Place):
    """4-5-1: a card on the field with the cards under it."""

    def __init__(self, hosts: Select) -> None:
        self.hosts = hosts

    def things(self, c: Ctx) -> list[Thing]:
        found: list[Thing] = []
        for host in self.hosts.find(c):
            if isinstance(host, Stack):
                found += [host.top, *host.under]
        return found


class Revealed(Place):
    """The cards this effect revealed, looked at or searched."""

    def things(self, c: Ctx) -> list[Thing]:
        return list(c.rest())


class SecurityBody(Place):
    """4-4: the Security Digimon of a player."""

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def things(self, c: Ctx) -> list[Thing]:
        guard = c.t.security_body
        if guard is None or guard.controller not in sides(c, self.whose):
            return []
        return [guard]


COUNTED: Final = ("DP", "Level", "OriginalDP", "PlayCost", "UseCost", "Cost")
"""Numbers that a card can be without."""


class Bound(Code):
    """A limit on what is chosen together: a total, all different, all the same."""

    def __init__(self, kind: str, which: str, n: int = 0) -> None:
        self.kind = kind
        self.which = which
        self.n = n
        self.value: Value | None = None
        """The number, where it has to be counted."""
        self.shared = False
        """Whether what this effect chose before counts too."""

    def allows(self, c: Ctx, chosen: list[Thing], thing: Thing) -> bool:
        """Whether one more thing keeps to the limit. 2-9-2: one without such a number is not chosen by it."""
        if self.which in COUNTED and (not facts.known(thing) or facts.stat(thing, self.which) == NONE):
            return False
        if self.kind == "total":
            limit = (self.n if self.value is None else self.value.of(c)) + c.ups.get(self.which, 0) + c.ups.get("total", 0)
            before = [made.thing for made in c.made if made.verb == "Choose"] if self.shared else []
            return sum(max(0, facts.stat(other, self.which)) for other in [*before, *chosen, thing]) <= limit
        if self.kind == "different":
            if self.which in ("Color", "Name"):
                return differ([parts(c.t, self.which, other) for other in [*chosen, thing]], [])
            return all(not same(self.which, other, thing) for other in chosen)
        return all(same(self.which, other, thing) for other in chosen)


def parts(t: DigimonTable, which: str, thing: Thing) -> list[str]:
    """All colours or all names of a thing; a name that it has in several languages is one."""
    if which == "Color":
        return color_names(facts.colors(thing))
    names = facts.names(thing)
    return list(dict.fromkeys([t.keys.get(name, name) for name in names])) if t.keys else names


def differ(rows: list[list[str]], taken: list[str]) -> bool:
    """4-22-2: whether each can be looked at for a part of its information in which it differs from all the others."""
    taken = taken[:]
    several: list[list[str]] = []
    for row in rows:
        if len(row) != 1:
            several.append(row)
        elif row[0] in taken:
            return False
        else:
            taken.append(row[0])
    return not several or told_apart(several, taken)


def told_apart(rows: list[list[str]], taken: list[str]) -> bool:
    """The same for those of which each has several parts: one after the other."""
    if not rows:
        return True
    for part in rows[0]:
        if part not in taken and told_apart(rows[1:], [*taken, part]):
            return True
    return False


def most_together(c: Ctx, found: list[Thing], bounds: list[Bound]) -> int:
    """How many of these can be looked at together within the bounds, each in turn taken as the first."""
    if len(bounds) == 1 and bounds[0].kind == "different" and bounds[0].which in ("Color", "Name"):
        seen: list[str] = []
        for thing in found:
            row = parts(c.t, bounds[0].which, thing)
            if len(row) != 1:
                break
            if row[0] not in seen:
                seen.append(row[0])
        else:
            return len(seen)
    best = 0
    for start in found:
        chosen: list[Thing] = [start]
        for thing in found:
            if thing is not start and all(bound.allows(c, chosen, thing) for bound in bounds):
                chosen.append(thing)
        best = max(best, len(chosen))
    return best


class Pick(Select):
    """Things that fit, in some places, and how many of them."""

    def __init__(self, count: Count | None, places: list[Place], filter: Filter | None) -> None:
        self.count = count
        self.places = places
        self.filter = filter
        self.extreme = ""
        self.highest = False
        self.bounds: list[Bound] = []
        self.one_host = any(isinstance(place, Below) and place.one for place in places)
        self.particular = False
        """15-11-1-3-1, 15-11-2-3-1: whether it asks for more than a kind of card. In a hand it need not be found then."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        now(c.t)
        found: list[Thing] = []
        filter = self.filter
        duals = c.t.duals
        for place in self.places:
            for thing in place.things(c):
                if filter is None or (facts.fits(filter, c, thing) if duals else filter.test(c, thing)):
                    if thing not in found:
                        found.append(thing)
        if self.extreme and found:
            found = extreme(found, self.extreme, self.highest)
        return found

    def want(self, c: Ctx) -> tuple[int, bool, bool]:
        """How many are chosen: at most so many, whether fewer may be, whether it is all of them."""
        count = self.count
        if count is None:
            return 1 * c.times, False, False
        if count.kind == ALL:
            return 1 << 20, False, True
        if count.kind in (ANY, EACH):
            return 1 << 20, count.kind == ANY, False
        n = max(0, count.n + c.ups.get("Number", 0)) * c.times
        return n, count.kind == UP_TO, False


def passed_by(c: Ctx, select: Select) -> bool:
    """3-4-5: whether a card in a breeding area would have been meant, had the text named that area."""
    if not isinstance(select, Pick):
        return False
    for place in select.places:
        if isinstance(place, Field) and BREEDING not in place.zones:
            for player in sides(c, place.whose):
                raised = c.t.breeding(player)
                if raised is not None and (select.filter is None or select.filter.test(c, raised)):
                    return True
    return False


class Taken(Pick):
    """Chosen beforehand: the same things again."""

    def __init__(self, inner: Select) -> None:
        super().__init__(None, [], None)
        self.inner = inner

    def find(self, c: Context) -> list[Thing]:
        return self.inner.find(c)


def extreme(found: list[Thing], which: str, highest: bool) -> list[Thing]:
    """Those with the highest or lowest number among all."""
    rated = [(facts.stat(thing, which), thing) for thing in found]
    rated = [pair for pair in rated if pair[0] != NONE]
    if not rated:
        return []
    best = max(value for value, _ in rated) if highest else min(value for value, _ in rated)
    return [thing for value, thing in rated if value == best]


class OneOf(Select):
    """One of several sorts of things: the candidates of all."""

    def __init__(self, picks: list[Select]) -> None:
        self.picks = picks

    def find(self, c: Context) -> list[Thing]:
        found: list[Thing] = []
        for pick in self.picks:
            for thing in pick.find(c):
                if thing not in found:
                    found.append(thing)
        return found


# ------------------------------------------------------------------ references


class This(Select):
    """The card with this effect: as a stack while it is on the field, else as the card it has become (3-1-3-1)."""

    def __init__(self, card: bool, filter: Filter | None = None, without: bool = False) -> None:
        self.card = card
        self.filter = filter
        self.without = without
        self.digimon = False
        """4-2: whether it is “this Digimon”: not what has become a Tamer alone."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        found = self.here(c)
        if self.filter is not None:
            found = [thing for thing in found if facts.fits(self.filter, c, thing) != self.without]
        return found

    def here(self, c: Ctx) -> list[Thing]:
        """The thing itself."""
        stack = c.stack
        card = c.card
        if not self.card and stack is not None:
            if stack.alive:
                return [stack] if not self.digimon or stack.is_digimon else []
            return [stack] if c.events or c.card_ref >= 0 else []
        if card is None:
            return []
        host = card.host
        if isinstance(host, Stack) and host.alive:
            return [host] if host.top is card else [card]
        if card.ref == c.card_ref or stack is not None and stack.new_ref == card.ref:
            return [card]
        return []


class Meant(Select):
    """What was last chosen or talked of; before that, what the trigger was about, or this card where nothing triggered it."""

    def __init__(self, kind: str = "", other: bool = False) -> None:
        self.kind = kind
        self.other = other
        """“That Digimon”: of two in the trigger, never the one whose effect this is."""
        self.chosen = False
        """Whether this effect said before what is chosen: then it is that or nothing, never what the trigger was about."""
        self.card = False
        """Whether cards can be meant that are not in play."""
        self.one = False
        """15-5-2: whether one of several that met the trigger together is meant, which its player chooses."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        if self.kind:
            found = self.of_kind(c)
            if found:
                return found
        if c.named:
            return c.named[:]
        if c.it:
            return [*c.hosts] if self.in_play(c) else c.it[:]
        if c.hosts and not self.card:
            return [*c.hosts]
        return [] if self.chosen else [thing if self.card else above(thing) for thing in c.subjects(self.other)]

    def in_play(self, c: Ctx) -> bool:
        """Whether it is not the cards that were handled, but what they lay under or were put under."""
        return not self.card and bool(c.hosts) and all(isinstance(thing, Card) for thing in c.it)

    def of_kind(self, c: Ctx) -> list[Thing]:
        """“That Digimon”: the last that was talked of, chosen, in the trigger or done something to, and is one.

        The Digimon whose effect it is would be called “this Digimon”.
        """
        handled: list[Thing] = [host for host in c.hosts if host is not c.stack] if self.in_play(c) else c.it
        told = [] if self.other and c.named == [c.stack] else c.named
        for group in (told, handled):
            if group and all(of_kind(thing, self.kind) for thing in group):
                return group[:]
        if not self.chosen:
            found = [thing for thing in c.subjects(self.other) if thing is not c.stack or not c.about_this()]
            if found and all(of_kind(thing, self.kind) for thing in found):
                return found
            found = declared(c)
            if found and all(of_kind(thing, self.kind) for thing in found):
                return found
        for made in reversed(c.made):
            if of_kind(made.thing, self.kind):
                return [made.thing]
        return []


def above(thing: Thing) -> Thing:
    """What is in play: a thing itself, or what a card lies under."""
    host = thing.host if isinstance(thing, Card) else None
    return host if isinstance(host, Stack) and host.alive and host.top is not thing else thing


def of_kind(thing: Thing, kind: str) -> bool:
    """Whether “that Digimon”, “that Tamer” or “that card” can mean a thing. What is not in play is only a card."""
    if kind == "Card":
        return isinstance(thing, Card)
    host = thing.host if isinstance(thing, Card) else None
    if isinstance(thing, Card) and not kind.endswith("Card") and not (isinstance(host, Stack) and host.top is thing):
        return False
    return bool(facts.categories(thing) & REFERRED.get(kind, 15))


def declared(c: Ctx) -> list[Thing]:
    """8-1-3-1: “that card” of a Digimon that would digivolve into it."""
    return [event.card for event in c.events if event.kind in DECLARING and event.card is not None]


VERB_EVENTS: Final = {
    "Play": "played",
    "Delete": "deleted",
    "Digivolve": "digivolved",
    "DNADigivolve": "digivolved",
    "Suspend": "suspended",
    "Return": "left",
    "Trash": "moved",
    "Place": "moved",
    "Add": "moved",
    "Link": "linked",
}


REFERRED: Final = {
    "Digimon": DIGIMON | EGG,
    "Tamer": TAMER,
    "Option": OPTION,
    "DigimonOrTamer": DIGIMON | EGG | TAMER,
    "Token": DIGIMON | EGG | TAMER,
    "DigimonCard": DIGIMON,
    "TamerCard": TAMER,
}


class MadeThings(Select):
    """What this effect did something to; where it does no such thing, what was done in its trigger."""

    def __init__(self, verb: str, mask: int = 0, whose: int = -1, own: bool = True) -> None:
        self.verb = verb
        self.mask = mask
        self.whose = whose
        self.own = own
        """Whether this effect itself does it."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        found: list[Thing] = []
        verbs = ("Digivolve", "DNADigivolve") if self.verb == "Digivolve" else (self.verb,)
        for made in c.made:
            if made.verb in verbs and (self.whose < 0 or (made.player == c.controller) == (self.whose == 0)):
                if made.thing not in found:
                    found.append(made.thing)
        if not self.own and not found:
            kind = VERB_EVENTS.get(self.verb, "")
            for event in c.events:
                if event.kind == kind:
                    thing = c.subject(event)
                    if thing is not None and thing not in found:
                        found.append(thing)
        if self.mask:
            found = [thing for thing in found if facts.categories(thing) & self.mask]
        return found


class RestOf(Select):
    """The revealed cards that were not taken."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        return list(c.rest())


class HostOfThis(Select):
    """What this card lies under."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        host = c.card.host if c.card is not None else None
        return [host] if isinstance(host, Stack) and host.alive and host.top is not c.card else []


class AttackerRef(Select):
    """The attacking Digimon."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        attack = c.t.attack
        stack = c.t.stack(attack.attacker) if attack is not None else None
        return [stack] if stack is not None else []


class SomeOf(Pick):
    """Some of what is meant by a reference."""

    def __init__(self, count: Count, inner: Select) -> None:
        super().__init__(count, [], None)
        self.inner = inner

    def find(self, c: Context) -> list[Thing]:
        return [thing for thing in self.inner.find(c) if not isinstance(thing, Stack) or thing.alive]


# ------------------------------------------------------------------ ends of piles and stacks


class Ends(Select):
    """The top (or bottom) cards of a pile."""

    def __init__(self, n: int, whose: int, zone: int, bottom: bool, filter: Filter | None) -> None:
        self.n = n
        self.whose = whose
        self.zone = zone
        self.bottom = bottom
        self.filter = filter
        self.up_to = False
        self.keep = 0
        """How many must be left."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        found: list[Thing] = []
        for player in sides(c, self.whose):
            cards = there(c, c.t.cards_in(player, self.zone))
            row = cards[self.keep :] if self.bottom else cards[self.keep :][::-1]
            if self.filter is not None:
                row = [card for card in row if facts.fits(self.filter, c, card)]
            row = row[: max(0, self.n + c.ups.get("Number", 0)) * c.times]
            found += row[: how_many(c, len(row))] if self.up_to else row
        return found


def how_many(c: Ctx, most: int, least: int = 1) -> int:
    """15-10-2-2: “up to” so many cards from an end, or so many or more: how many of them."""
    if c.trying or most <= least:
        return most
    options = [Option("number", number=n) for n in range(most, least - 1, -1)]
    uid = asking(c)
    c.t.cite("15-10-2-2", player=c.actor)
    return c.t.ask(Decision(c.actor, "number", options, "15-10-2-2", False, uid, "up to")).number


class SourceEnds(Select):
    """The top (or bottom) digivolution cards of each of some stacks."""

    def __init__(self, n: int, hosts: Select, bottom: bool, filter: Filter | None) -> None:
        self.n = n
        self.hosts = hosts
        self.bottom = bottom
        self.filter = filter
        self.up_to = False
        self.least = False
        """Whether it is so many or more, as its player likes."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        found: list[Thing] = []
        if c.times > 1 and not c.trying:
            c.once("15-15-7-3" if self.bottom else "15-15-7-2")
        for host in chosen_hosts(c, self.hosts):
            row = host.under[::-1] if self.bottom else host.under[:]
            if self.filter is not None:
                row = [card for card in row if facts.fits(self.filter, c, card)]
            if self.least:
                found += row[: how_many(c, len(row), self.n)]
                continue
            row = row[: self.n * c.times]
            found += row[: how_many(c, len(row))] if self.up_to else row
        return found

    def most(self, c: Ctx) -> int:
        """How many such cards the stack with the most of them has."""
        trying = c.trying
        c.trying = True
        rows = [
            [card for card in host.under if self.filter is None or facts.fits(self.filter, c, card)]
            for host in chosen_hosts(c, self.hosts)
        ]
        c.trying = trying
        return max((len(row) for row in rows), default=0)


class StackTop(Select):
    """The top cards of a stack, as cards; a card alone is no stack (4-5-2)."""

    def __init__(self, hosts: Select, n: int = 1) -> None:
        self.hosts = hosts
        self.n = n

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        found: list[Thing] = []
        for host in chosen_hosts(c, Stacked(self.hosts) if isinstance(self.hosts, Pick) else self.hosts):
            found += [host.top, *host.under][: min(self.n * c.times, len(host.under))]
        return found


class Stacked(Pick):
    """4-5-2: of the things a selector finds, those with cards under them."""

    def __init__(self, inner: Pick) -> None:
        super().__init__(inner.count, [], None)
        self.inner = inner
        self.bounds = inner.bounds
        self.particular = inner.particular

    def find(self, c: Context) -> list[Thing]:
        return [thing for thing in self.inner.find(c) if isinstance(thing, Stack) and thing.under]

    def want(self, c: Ctx) -> tuple[int, bool, bool]:
        return self.inner.want(c)


def chosen_hosts(c: Ctx, hosts: Select) -> list[Stack]:
    """The stacks a text means: chosen now if it says how many, else all that are meant."""
    if (
        isinstance(hosts, Pick)
        and not isinstance(hosts, Taken)
        and hosts.count is not None
        and hosts.count.kind != ALL
        and not c.trying
    ):
        times = c.times
        c.times = 1
        things = choose(c, hosts, "choose")
        c.times = times
    else:
        things = hosts.find(c)
    return [thing for thing in things if isinstance(thing, Stack)]


# ------------------------------------------------------------------ choosing


def choose(c: Ctx, select: Select, about: str) -> list[Thing]:
    """15-10-2: the things an effect is carried out on: chosen by the player who does it, or all that are meant.

    Of several sorts those that were named before come first: what is chosen now would be “that card” else.
    """
    if isinstance(select, Union):
        everything: list[Thing] = []
        parts = sorted(select.parts, key=lambda part: isinstance(part, Pick | OneOf))
        for index, part in enumerate(parts):
            taken = [*everything, *needed(c, part, parts[index + 1 :], everything)]
            everything += [thing for thing in choose_apart(c, part, about, taken) if thing not in everything]
        c.mean(everything[:], hosts_of(everything))
        return everything
    return choose_apart(c, select, about, [])


def needed(c: Ctx, part: Select, later: list[Select], taken: list[Thing]) -> list[Thing]:
    """15-7-3: where all has to be done, what is left for the sorts that come later, as they have nothing else."""

    def suffice(without: list[Thing]) -> bool:
        return each_its_own(c, later, lambda thing: thing not in without)

    if not c.paying or not later or not isinstance(part, Pick) or not suffice(taken):
        return []
    return [thing for thing in candidates(c, part) if not suffice([*taken, thing])]


def choose_apart(c: Ctx, select: Select, about: str, taken: list[Thing]) -> list[Thing]:
    """The same for one selector, without what was taken already (15-10-2-3)."""
    if isinstance(select, OneOf):
        found = [thing for thing in select.find(c) if thing not in taken]
        if not looked_for(c, select, found):
            return []
        first = select.picks[0]
        n, up_to, _ = first.want(c) if isinstance(first, Pick) else (1, False, False)
        wants = [pick.want(c) for pick in select.picks if isinstance(pick, Pick)]
        if any(want[:2] != (n, up_to) for want in wants):
            return remember(c, ask_either(c, [pick for pick in select.picks if isinstance(pick, Pick)], taken, about))
        return remember(c, ask_for(c, found, n, up_to, [], about, False))
    found = [thing for thing in select.find(c) if thing not in taken]
    if isinstance(select, Meant) and select.one and len(found) > 1 and found != c.it and found != c.named:
        return remember(c, ask_for(c, found, 1, False, [], about, False))
    if not isinstance(select, Pick) or isinstance(select, Taken):
        return found
    n, up_to, everything = select.want(c)
    if select.particular:
        c.once("15-11-2-3-1" if everything else "15-11-1-3-1")
    if c.t.recording and passed_by(c, select):
        c.once("3-4-5-3" if everything else "3-4-5-5")
    if everything:
        hosts: list[Thing] = []
        if select.one_host:
            hosts = ask_for(c, single_hosts(c, select), 1, False, [], about, False)
            found = [thing for thing in found if isinstance(thing, Card) and thing.host in hosts]
        c.t.cite("15-10-2-4-1", player=c.actor)
        c.t.cite("15-11-2-1", player=c.actor)
        remember(c, found)
        if hosts and not found:
            c.hosts = [host for host in hosts if isinstance(host, Stack)]
        return found
    if not looked_for(c, select, found):
        return []
    if c.t.book.security_from_top and about not in ("reveal", "flip") and blind(select):
        c.t.cite_early("3-8-2", c.actor)
        found = found[:n]
    bounds = select.bounds
    return remember(c, ask_for(c, found, n, up_to, bounds, about, select.one_host))


def blind(select: Pick) -> bool:
    """Whether cards of a security stack are meant and nothing is asked of them."""
    if informed(select.filter) or select.extreme:
        return False
    piles = [place for place in select.places if isinstance(place, Pile) and place.zone == IN_SECURITY and not place.face_up]
    return bool(piles) and len(piles) == len(select.places)


def looked_for(c: Ctx, select: Select, found: list[Thing]) -> bool:
    """Whether one of these things is chosen: a card of some sort in the hand need not be (3-5-3), if its player likes."""
    picks = select.picks if isinstance(select, OneOf) else [select]
    if not found or c.optional or not all(isinstance(pick, Pick) and asks_for_some(c, pick) for pick in picks):
        return True
    if not all(unshown(c, thing) for thing in found):
        return True
    c.t.cite_early("10-3-5", c.actor)
    return c.t.yes(c.actor, "15-9-2-2", asking(c))


def asks_for_some(c: Ctx, pick: Pick) -> bool:
    """Whether a text asks for cards of some sort; where who searches need not find, a kind of card is one."""
    return pick.particular or c.t.book.may_not_find and informed(pick.filter)


def unshown(c: Ctx, thing: Thing) -> bool:
    """Whether only its owner knows a card: nobody can ask for one of a sort, so that it need not be chosen."""
    if not isinstance(thing, Card) or thing.host is not None or thing.zone == NOWHERE:
        return False
    zone = thing.zone % ZONES
    if zone == IN_HAND and thing.owner == c.actor:
        return True
    return c.t.book.may_not_find and zone in HIDDEN and thing.shown != 3


HIDDEN: Final = (IN_DECK, IN_EGGS, IN_SECURITY)
"""Areas in which cards lie face down for everybody."""


def hosts_of(things: list[Thing]) -> list[Stack]:
    """The stacks these cards are under or beside, each once."""
    hosts: list[Stack] = []
    for thing in things:
        host = thing.host if isinstance(thing, Card) else None
        if isinstance(host, Stack) and host not in hosts:
            hosts.append(host)
    return hosts


def below(things: list[Thing], host: Stack) -> list[Thing]:
    """Those of these cards that are under or beside this stack."""
    return [thing for thing in things if isinstance(thing, Card) and thing.host is host]


def single_hosts(c: Ctx, select: Pick) -> list[Thing]:
    """15-10-2-1: of “all digivolution cards of 1 Digimon” the Digimon of which one is chosen, also one that has none."""
    found: list[Thing] = []
    for place in select.places:
        if isinstance(place, Below):
            found += [host for host in place.hosts.find(c) if isinstance(host, Stack) and host not in found]
    return found or [*hosts_of(select.find(c))]


def all_of_one(select: Select) -> bool:
    """Whether it is all cards under one stack that is chosen."""
    return isinstance(select, Pick) and select.one_host and select.count is not None and select.count.kind == ALL


def remember(c: Ctx, things: list[Thing]) -> list[Thing]:
    """What was chosen is “it” from here on."""
    c.mean(things, hosts_of(things))
    for thing in things:
        c.did_to("Choose", thing)
        if c.t.recording and c.t.book.early:
            note_choice(c, thing)
        if c.t.recording and isinstance(thing, Stack) and not affected(thing, c.why):
            c.once("15-15-6-3")
    return things


def note_choice(c: Ctx, thing: Thing) -> None:
    """en-1.0 and zh-1.2 10-3-7, 4-19-2-6: a card of a deck is looked at to be chosen; a token is meant like any other."""
    if isinstance(thing, Card) and thing.host is None and thing.zone != NOWHERE and thing.zone % ZONES == IN_DECK:
        c.t.cite_early("10-3-7", c.actor)
    if isinstance(thing, Stack) and thing.face.token:
        c.t.cite_early("4-19-2-6", thing.controller)


def ask_for(
    c: Ctx, candidates: list[Thing], n: int, up_to: bool, bounds: list[Bound], about: str, one_host: bool
) -> list[Thing]:
    """15-10-2-1, 15-10-2-2: the player picks one by one, as many as possible, or fewer where “up to” is said."""
    t = c.t
    player = c.actor
    if t.recording:
        t.cite("15-10-2-2" if up_to else "15-10-2-1", player=player)
        t.cite("15-11-1-1", player=player)
    left = candidates[:]
    chosen: list[Thing] = []
    if n <= 0:
        t.cite("1-3-4", player=player)
        return chosen
    if len(left) < n < 1 << 20 and not up_to:
        t.cite("1-3-2", player=player)
        if left and not c.optional:
            c.once("15-1-5")
    if len(left) <= n and not up_to and not bounds and not one_host:
        if t.explain:
            t.forced += [option_of(thing) for thing in left]
        return left
    uid = asking(c)
    hosts = hosts_of(left) if one_host and t.explain else []
    if c.paying and not up_to:
        hosts = [host for host in hosts if together_so_many(c, below(left, host), n, bounds, False)] or hosts
    if len(hosts) == 1:
        t.forced.append(option_of(hosts[0]))
    while left and len(chosen) < n:
        fit = [thing for thing in left if all(bound.allows(c, chosen, thing) for bound in bounds)]
        if one_host and chosen:
            host = chosen[0].host if isinstance(chosen[0], Card) else None
            fit = [thing for thing in fit if isinstance(thing, Card) and thing.host is host]
        if not up_to and n < 1 << 20 and (bounds or one_host and c.paying):
            whole = [thing for thing in fit if completes(c, left, n, bounds, one_host, [*chosen, thing])]
            fit = whole or fit
        if not fit:
            break
        options = [option_of(thing) for thing in fit]
        if chosen and up_to:
            options.append(Option("done"))
        elif not chosen:
            t.cite("1-3-6", player=player)
            if len(hosts) > 1:
                options += [option_of(host) for host in hosts]
        answer = t.ask(Decision(player, "choose", options, "15-10-2-1", False, uid, about))
        if answer.verb == "done":
            break
        if answer.body >= 0 and any(host.bid == answer.body for host in hosts):
            hosts = [host for host in hosts if host.bid == answer.body]
            left = [thing for thing in left if isinstance(thing, Card) and thing.host is hosts[0]]
            continue
        thing = picked(fit, answer)
        chosen.append(thing)
        left.remove(thing)
    t.cite("15-10-2-3", player=player)
    return chosen


def completes(c: Ctx, left: list[Thing], n: int, bounds: list[Bound], one_host: bool, chosen: list[Thing]) -> bool:
    """15-10-2-1: whether, with these chosen, as many as asked for can still be chosen."""
    rest = [thing for thing in left if thing not in chosen]
    return together_so_many(c, rest, n, bounds, one_host, chosen)


def ask_either(c: Ctx, picks: list[Pick], taken: list[Thing], about: str) -> list[Thing]:
    """15-10-2-1: so many of one sort or so many of another, never of both: one by one, as long as they are all of one sort."""
    t = c.t
    sorts = [(pick.want(c), [thing for thing in pick.find(c) if thing not in taken]) for pick in picks]
    chosen: list[Thing] = []
    t.cite("15-10-2-1", player=c.actor)
    while True:
        fit = [(want, found) for want, found in sorts if all(thing in found for thing in chosen) and len(chosen) < want[0]]
        more: list[Thing] = []
        for _, found in fit:
            more += [thing for thing in found if thing not in chosen and thing not in more]
        if not more:
            return chosen
        options = [option_of(thing) for thing in more]
        over = [want for want, found in sorts if all(thing in found for thing in chosen)]
        if chosen and any(len(chosen) == want[0] or want[1] for want in over):
            options.append(Option("done"))
        answer = t.ask(Decision(c.actor, "choose", options, "15-10-2-1", False, asking(c), about))
        if answer.verb == "done":
            return chosen
        chosen.append(picked(more, answer))


def candidates(c: Ctx, select: Select) -> list[Thing]:
    """The things that could be chosen, without anything being asked."""
    trying = c.trying
    c.trying = True
    found = select.find(c)
    c.trying = trying
    return found


def possible(c: Ctx, select: Select) -> int:
    """How many things could be chosen."""
    return len(candidates(c, select))


def enough(c: Ctx, select: Select, fit: Callable[[Thing], bool] | None = None) -> bool:
    """15-7-3: whether as many as asked for can be chosen together (at least one for “up to”), of those that are fit."""
    if isinstance(select, Union):
        return all(enough(c, part, fit) for part in select.parts) and each_its_own(c, select.parts, fit)
    found = candidates(c, select)
    if fit is not None:
        found = [thing for thing in found if fit(thing)]
    if isinstance(select, OneOf):
        wants = [pick.want(c) for pick in select.picks if isinstance(pick, Pick)]
        if len(wants) == len(select.picks) and all(want == wants[0] for want in wants):
            n, up_to, everything = wants[0]
            return len(found) >= (1 if up_to or everything or n >= 1 << 20 else n)
        return any(enough(c, pick, fit) for pick in select.picks)
    if isinstance(select, Pick) and not isinstance(select, Taken):
        n, up_to, everything = select.want(c)
        if all_of_one(select):
            return bool(single_hosts(c, select))
        if everything or up_to or select.count is not None and select.count.kind == EACH:
            return len(found) >= 1
        return together_so_many(c, found, n, select.bounds, select.one_host)
    if isinstance(select, Ends):
        return len(found) >= (1 if select.keep else select.n * c.times)
    if isinstance(select, SourceEnds) and not select.up_to:
        return select.most(c) >= select.n * c.times
    return len(found) >= 1


def each_its_own(c: Ctx, sorts: list[Select], fit: Callable[[Thing], bool] | None) -> bool:
    """15-10-2-3: whether the sorts of a text can all be found without one thing standing for two of them."""
    places: list[list[Thing]] = []
    for part in sorts:
        if isinstance(part, Pick) and not isinstance(part, Taken):
            n, up_to, everything = part.want(c)
            if not up_to and not everything and n < 1 << 20:
                places += [[thing for thing in candidates(c, part) if fit is None or fit(thing)]] * n
    held: dict[int, int] = {}

    def seat(place: int, tried: set[int]) -> bool:
        for thing in places[place]:
            if id(thing) not in tried:
                tried.add(id(thing))
                if id(thing) not in held or seat(held[id(thing)], tried):
                    held[id(thing)] = place
                    return True
        return False

    return all(seat(place, set()) for place in range(len(places)))


def together_so_many(
    c: Ctx, found: list[Thing], n: int, bounds: list[Bound], one_host: bool, chosen: list[Thing] | None = None
) -> bool:
    """Whether so many of these can be chosen together, within the bounds and under one card where a text says so."""
    chosen = chosen or []
    if len(chosen) >= n:
        return True
    if len(chosen) + len(found) < n:
        return False
    if one_host:
        hosts = hosts_of(chosen) or hosts_of(found)
        return any(together_so_many(c, below(found, host), n, bounds, False, chosen) for host in hosts)
    if not bounds:
        return True
    fit = [thing for thing in found if all(bound.allows(c, chosen, thing) for bound in bounds)]
    if any(bound.kind == "total" for bound in bounds):
        fit.sort(key=lambda thing: max(facts.stat(thing, bounds[0].which), 0))
    seen: list[object] = []
    for index, thing in enumerate(fit):
        if len(chosen) + len(fit) - index < n:
            return False
        sort = [
            sorted(parts(c.t, b.which, thing)) if b.which in ("Color", "Name") else facts.stat(thing, b.which) for b in bounds
        ]
        if sort not in seen:
            seen.append(sort)
            if together_so_many(c, fit[index + 1 :], n, bounds, False, [*chosen, thing]):
                return True
    return False


# ------------------------------------------------------------------ numbers


class HowMany(Value):
    """How many things there are, for each so many of them."""

    def __init__(self, select: Select, per: int) -> None:
        self.select = select
        self.per = per

    def of(self, c: Context) -> int:
        read_now(c)
        assert isinstance(c, Ctx)
        return together(c, self.select) // self.per


def together(c: Ctx, select: Select) -> int:
    """How many things there are: under one card, or all different or the same, where a text asks for that (4-22)."""
    found = select.find(c)
    if isinstance(select, Pick) and select.one_host:
        return max(Counter(id(thing.host) for thing in found if isinstance(thing, Card)).values(), default=0)
    if not isinstance(select, Pick) or not select.bounds:
        return len(found)
    return most_together(c, found, select.bounds)


def read_now(c: Context) -> None:
    """15-8-3-7: a triggered effect reads a number when it needs it."""
    assert isinstance(c, Ctx)
    if c.t.recording and c.events:
        c.once("15-8-3-7")


class PileSize(Value):
    """How many cards are in piles, hidden ones too (3-1-3-2)."""

    def __init__(self, zones: list[int], whose: int, per: int) -> None:
        self.zones = zones
        self.whose = whose
        self.per = per

    def of(self, c: Context) -> int:
        assert isinstance(c, Ctx)
        read_now(c)
        total = 0
        for player in sides(c, self.whose):
            for zone in self.zones:
                total += len(c.t.cards_in(player, zone))
        return total // self.per
