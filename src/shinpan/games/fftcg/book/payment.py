"""5.2.1.3, 11.2: paying CP: where it comes from, what may be left over, and what can still be paid.

A payment is legal when every CP of a Backup is used, and of the CP of discarded cards at most one is left over, or
one for each Element that has to be paid (5.2.1.3.1, 11.4.6.1.4).
"""

from __future__ import annotations

from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..things.faces import ALL_ELEMENTS, LIGHT_DARK, NAMES, FFFace, elements_in
from ..things.state import HAND, ZONES, Character, FFTable
from .values import now


class Need:
    """What has to be paid: so many CP, and of some Elements so many at least."""

    def __init__(self, total: int, elements: list[int]) -> None:
        self.elements = elements
        """One bit for each CP that must be of a certain Element."""
        self.total = max(total, len(elements))
        self.backups_only = False
        """Only CP of Backups may be used."""
        self.backup_elements = ALL_ELEMENTS
        """Only Backups of these Elements."""
        self.allowed = ALL_ELEMENTS
        """Only CP of these Elements."""
        self.no_backups = False

    def less(self, by: int) -> Need:
        """The same for so much less."""
        need = Need(max(0, self.total - by), self.elements)
        need.backups_only = self.backups_only
        need.backup_elements = self.backup_elements
        need.allowed = self.allowed
        need.no_backups = self.no_backups
        return need

    @property
    def generic(self) -> int:
        """How many CP may be of any Element."""
        return self.total - len(self.elements)

    def kinds(self) -> list[int]:
        """The Elements that have to be paid, each once."""
        found: list[int] = []
        for element in self.elements:
            if element not in found:
                found.append(element)
        return found

    def of(self, element: int) -> int:
        """How many CP of an Element have to be paid."""
        return self.elements.count(element)


class Source:
    """Something that can produce CP."""

    def __init__(self, kind: str, uid: int, bid: int, elements: int, amount: int) -> None:
        self.kind = kind
        """dull (a Backup), discard (a card), put (a Character that is put into the Break Zone for it)."""
        self.uid = uid
        self.bid = bid
        self.elements = elements
        self.amount = amount


class Produced:
    """CP that a source gives, of one Element."""

    def __init__(self, source: Source, element: int) -> None:
        self.source = source
        self.element = element


def sources(t: FFTable, player: int, need: Need, reserved: list[int], paying: Card | None = None) -> list[Source]:
    """What this player could produce CP with, sensible things first. ``reserved`` are cards (uid) used otherwise."""
    now(t)
    found: list[Source] = []
    if not need.no_backups:
        for body in t.field(player):
            assert isinstance(body, Character)
            if body.uid in reserved:
                continue
            if not body.dull and (body.is_backup or body.produces & 256):
                made = produced_by(t, body, paying) & need.allowed
                if made and (not need.backups_only or body.elements & need.backup_elements):
                    found.append(Source("dull", body.uid, body.bid, made, 1))
            if body.rules and any(rule.kind == "put for cp" for rule in body.rules):
                found.append(Source("put", body.uid, body.bid, need.allowed, 1))
    if not need.backups_only:
        light_dark = 0
        for rule in t.rules_of[player]:
            if rule.kind == "light dark cp":
                light_dark |= rule.number
        for card in t.cards_in(player, HAND):
            face = card.face
            assert isinstance(face, FFFace)
            if card.uid in reserved or face.elements & LIGHT_DARK & ~light_dark or not face.elements & need.allowed:
                continue
            found.append(Source("discard", card.uid, -1, face.elements & need.allowed, 2))
    return found


def produced_by(t: FFTable, body: Character, paying: Card | None) -> int:
    """The Elements of CP a Backup can give."""
    made = body.elements | (body.produces & ALL_ELEMENTS)
    if paying is not None:
        for rule in body.rules:
            if rule.kind == "produces for" and rule.about(paying):
                made |= rule.number
    return made


class Tally:
    """CP already produced, against what is needed."""

    def __init__(self, need: Need, given: list[Produced]) -> None:
        self.need = need
        self.backups: dict[int, int] = {}
        self.cards: dict[int, int] = {}
        for one in given:
            side = self.cards if one.source.kind == "discard" else self.backups
            side[one.element] = side.get(one.element, 0) + one.source.amount

    def missing(self) -> int:
        """An Element of which CP is still missing, or 0."""
        for element in self.need.kinds():
            if self.backups.get(element, 0) + self.cards.get(element, 0) < self.need.of(element):
                return element
        return 0

    def idle(self) -> int:
        """CP of Backups that is not for a certain Element."""
        total = 0
        for element, n in self.backups.items():
            total += max(0, n - self.need.of(element))
        return total

    def free(self) -> int:
        """CP that is not for a certain Element (when no Element is missing)."""
        total = 0
        for element in (1, 2, 4, 8, 16, 32, 64, 128):
            have = self.backups.get(element, 0) + self.cards.get(element, 0)
            total += have - min(have, self.need.of(element))
        return total

    def legal(self) -> bool:
        """5.2.1.3.1: paid in full, and nothing left over but what may be."""
        if self.missing() or self.idle() > self.need.generic:
            return False
        over = self.free() - self.need.generic
        if over < 0:
            return False
        if over <= 1:
            return True
        able = 0
        for element in self.need.kinds():
            have = self.backups.get(element, 0) + self.cards.get(element, 0) - self.need.of(element)
            spare = have - max(0, self.backups.get(element, 0) - self.need.of(element))
            if spare > 0:
                able += 1
        return able >= over


class Paying(Decision):
    """11.2.1: what to produce CP with next, and how far the payment is."""

    def __init__(self, player: int, options: list[Option], rule: str, source: int, need: Need, given: list[Produced]) -> None:
        super().__init__(player, "pay", options, rule, False, source, "cp")
        self.need = need
        self.given = given
        self.left: list[Source] = []
        """What could still be used, in the order in which the referee would."""
        self.every = False
        """Whether it matters to the card of which Elements the CP are."""

    def owed(self) -> dict[str, int]:
        """The CP that are still to be paid, by the name of their Element; ``any`` may be of every Element."""
        tally = Tally(self.need, self.given)
        found: dict[str, int] = {}
        for element in self.need.kinds():
            lacking = self.need.of(element) - tally.backups.get(element, 0) - tally.cards.get(element, 0)
            if lacking > 0:
                found[NAMES[element]] = lacking
        generic = self.need.generic - tally.free()
        if generic > 0:
            found["any"] = generic
        return found


def complete(need: Need, given: list[Produced], left: list[Source]) -> list[Produced] | None:
    """How the rest can be paid from what is left, or None. The whole payment is then legal."""
    tally = Tally(need, given)
    element = tally.missing()
    if element:
        tried: list[tuple[str, int]] = []
        for source in left:
            if source.elements & element and (source.kind, source.elements) not in tried:
                tried.append((source.kind, source.elements))
                rest = [other for other in left if other is not source]
                found = complete(need, [*given, Produced(source, element)], rest)
                if found is not None:
                    return found
        return None
    if tally.idle() > need.generic:
        return None
    lacking = need.generic - tally.free()
    if lacking <= 0:
        return given if tally.legal() else None
    more = given[:]
    for source in left:
        if lacking > 0 and source.amount == 1:
            more.append(Produced(source, elements_in(source.elements)[0]))
            lacking -= 1
    for source in left:
        if lacking > 0 and source.amount == 2:
            more.append(Produced(source, elements_in(source.elements)[0]))
            lacking -= 2
    return more if lacking <= 0 else None


def spared(need: Need, given: list[Produced], rest: list[Produced]) -> list[Produced]:
    """A payment without what it does not need.

    Cards that are discarded for it give two CP: where one of them is left over, a Backup that was to give it stays active.
    """
    kept = rest[:]
    for one in reversed(rest[len(given) :]):
        if one.source.kind != "discard":
            fewer = [other for other in kept if other is not one]
            if Tally(need, fewer).legal():
                kept = fewer
    return kept


def payable(t: FFTable, player: int, need: Need, reserved: list[int], paying: Card | None = None) -> bool:
    """Whether the player can pay this at all."""
    if need.total <= 0:
        return True
    found = sources(t, player, need, reserved, paying)
    if sum(source.amount for source in found) < need.total:
        return False
    if not need.elements:
        return True
    return complete(need, [], in_order(t, player, found, need)) is not None


def in_order(t: FFTable, player: int, found: list[Source], need: Need) -> list[Source]:
    """The order in which things are used when the engine pays: Backups first, then cards that are least missed."""
    wanted = 0
    for element in need.elements:
        wanted |= element
    ranked: list[tuple[int, int, Source]] = []
    for index, source in enumerate(found):
        breadth = bin(source.elements).count("1")
        if source.kind == "dull":
            rank = breadth * 2 + (1 if source.elements & wanted else 0)
        elif source.kind == "discard":
            rank = 100 + worth(t, player, t.cards[source.uid])
        else:
            rank = 1000
        ranked.append((rank, index, source))
    ranked.sort(key=_rank)
    return [source for _, _, source in ranked]


def _rank(entry: tuple[int, int, Source]) -> tuple[int, int]:
    return entry[0], entry[1]


def worth(t: FFTable, player: int, card: Card) -> int:
    """How much a card in the hand would be missed: one that cannot come onto the field now least."""
    face = card.face
    assert isinstance(face, FFFace)
    if not face.generic and face.kind != "summon":
        for body in t.zones[player * ZONES + 2].bodies:
            if body.top.face.name == face.name:
                return 0
    return 10 + max(0, 8 - abs(face.cost - 3))


def pay(
    t: FFTable, player: int, need: Need, reserved: list[int], rule: str, source: int, paying: Card | None = None
) -> list[Produced]:
    """Lets the player pay step by step; only what can still become a legal payment is offered. Nothing is moved yet."""
    given: list[Produced] = []
    if need.total <= 0:
        return given
    left = in_order(t, player, sources(t, player, need, reserved, paying), need)
    face = paying.face if paying is not None else None
    every = isinstance(face, FFFace) and face.asks_elements
    while not Tally(need, given).legal():
        options: list[Option] = [Option("auto")]
        for one in left:
            for element in elements_in(one.elements) if every else choices(one, need):
                if complete(need, [*given, Produced(one, element)], [other for other in left if other is not one]) is not None:
                    options.append(Option(one.kind, one.uid, one.bid, name=NAMES[element]))
        assert len(options) > 1, "a payment that cannot be made was begun"
        if len(options) == 2:
            answer = options[1]
            if t.explain:
                t.forced.append(answer)
        else:
            question = Paying(player, options, rule, source, need, given[:])
            question.left = left
            question.every = every
            answer = t.ask(question)
        if answer.verb == "auto":
            rest = complete(need, given, left)
            assert rest is not None
            return rest
        for one in left:
            if one.kind == answer.verb and one.uid == answer.card:
                break
        element = next(bit for bit, name in NAMES.items() if name == answer.name)
        given.append(Produced(one, element))
        left = [other for other in left if other is not one]
    return given


def choices(source: Source, need: Need) -> list[int]:
    """11.2.1.1: the Elements worth naming: those that are asked for, and one that stands for any other."""
    wanted = [element for element in elements_in(source.elements) if element in need.elements]
    others = [element for element in elements_in(source.elements) if element not in need.elements]
    if source.elements == ALL_ELEMENTS:
        return wanted + others[:1]
    return wanted + (others if not wanted else others[:1])
