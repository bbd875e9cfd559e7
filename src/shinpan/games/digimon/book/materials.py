"""7-2, 7-3: cards put under a card as it is played, by DigiXros and Assembly."""

from __future__ import annotations

from typing import Final

from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..things import facts
from ..things.context import Ctx
from ..things.faces import DIGIMON, DigimonFace
from ..things.moves import Origin, before_leaving, hold, lay, origin, overflow, take, take_apart
from ..things.needs import Material, MaterialLine
from ..things.state import BATTLE, HAND, LINK, NOWHERE, TRASH, UNDER, ZONES, Cause, DigimonTable, Happening, Stack
from .costs import lower
from .values import now


def fits(c: Ctx, entry: Material, thing: Thing) -> bool:
    """Whether a card can be placed for this entry."""
    return (
        facts.fits(entry.need, c, thing)
        or stands_for(entry, thing)
        or stands_in(c, entry, thing)
        or other_level(c, entry, thing)
    )


def stands_for(entry: Material, thing: Thing) -> bool:
    """15-15-8-1: whether a card says of itself that it can be placed by DigiXros in place of a named one."""
    return bool(entry.names) and facts.known(thing) and any(name in entry.names for name in facts.face_of(thing).xros_also)


def other_level(c: Ctx, entry: Material, thing: Thing) -> bool:
    """15-12-1: whether a card fits with the level it is treated as having for the card that is played."""
    face = facts.face_of(thing)
    if not face.levels_for or c.card is None:
        return False
    found = False
    for level, name in face.levels_for:
        if name in facts.names(c.card):
            printed = face.level
            face.level = level
            found = found or entry.need.test(c, thing)
            face.level = printed
    return found


def stands_in(c: Ctx, entry: Material, thing: Thing) -> bool:
    """15-15-8: whether an effect lets a card stand for a named one; never where the cards must differ (15-15-8-2)."""
    host = thing.host if isinstance(thing, Card) else None
    if not isinstance(host, Stack) or host.top is not thing or not any(rule.kind == "xros replace" for rule in host.rules):
        return False
    if entry.different:
        c.once("15-15-8-2")
        return False
    if entry.names:
        c.once("15-15-8-1")
    return bool(entry.names)


def explain_stand_ins(t: DigimonTable, player: int, card: Card, line: MaterialLine) -> None:
    """15-15-8-2: says which Digimon cannot stand for a card because the entry asks for different ones."""
    c = Ctx(t, player, None, card)
    for body in t.battle(player):
        assert isinstance(body, Stack)
        if any(rule.kind == "xros replace" for rule in body.rules):
            for entry in line.materials:
                if entry.different and not entry.need.test(c, body.top):
                    t.withhold("digixros", body.top.uid, "15-15-8-2", player)


def assign(c: Ctx, line: MaterialLine, chosen: list[Card]) -> list[int] | None:
    """7-2-2-5: for each chosen card the entry it stands for, or None if they do not all find a place."""
    room = [entry.count for entry in line.materials]
    result: list[int] = []

    def walk(i: int) -> bool:
        if i == len(chosen):
            return distinct(c.t, line, chosen, result)
        for index, entry in enumerate(line.materials):
            if room[index] > 0 and fits(c, entry, chosen[i]):
                room[index] -= 1
                result.append(index)
                if walk(i + 1):
                    return True
                result.pop()
                room[index] += 1
        return False

    return result if walk(0) else None


def distinct(t: DigimonTable, line: MaterialLine, chosen: list[Card], entries: list[int]) -> bool:
    """4-22: cards of an entry that asks for different ones differ."""
    for index, entry in enumerate(line.materials):
        if entry.different:
            same = [card for card, own in zip(chosen, entries) if own == index]
            names = [card.face.name if entry.different == "name" else card.face.id for card in same]
            keys = [t.keys.get(name, name) for name in names] if t.keys else names
            if len(set(keys)) < len(keys):
                return False
    return True


def candidates(t: DigimonTable, player: int, card: Card, event: Happening, xros: bool) -> list[Card]:
    """7-2-3-2, 7-3-3-2: cards that may be materials: hand and battle area, or the trash; and where effects add."""
    found: list[Card] = []
    if xros:
        found += [other for other in t.cards_in(player, HAND) if other is not card]
        for body in t.battle(player):
            assert isinstance(body, Stack)
            if not body.face.token:
                found.append(body.top)
    if not xros or event.also_from >> TRASH & 1:
        found += [other for other in t.cards_in(player, TRASH) if other is not card]
    if event.also_from >> UNDER & 1:
        for body in t.battle(player):
            assert isinstance(body, Stack)
            if not body.is_digimon:
                found += [other for other in body.under if other.face_up]
    return found


def digixros(t: DigimonTable, player: int, card: Card, event: Happening) -> list[Card]:
    """7-2-3: just before the cost is paid, any number of the named cards go under it, each lowering the cost."""
    face = card.face
    assert isinstance(face, DigimonFace)
    line = next(special for special in face.special if isinstance(special, MaterialLine) and special.kind == "xros")
    now(t)
    c = Ctx(t, player, None, card)
    pool = [other for other in candidates(t, player, card, event, True) if any(fits(c, e, other) for e in line.materials)]
    if t.book.xros_digimon:
        pool = [other for other in pool if facts.category(other) & DIGIMON]
    if not pool:
        return []
    t.cite("7-2-3", player=player)
    t.cite("7-2-2-2", player=player)
    t.cite("7-2-3-1", player=player)
    t.cite("7-2-2-12", player=player)
    if event.why.is_effect:
        t.cite("7-2-2-13", player=player)
    chosen = choose(t, player, c, line, pool, "digixros", "7-2-3-2", 1, event.also_most or {}, owed(t, event, line.less))
    if not chosen:
        return []
    t.cite("7-2-2-3", player=player)
    t.cite("7-2-2-4", player=player)
    entries = assign(c, line, chosen)
    assert entries is not None
    held = gather(t, player, chosen, entries, "7-2-3-3")
    if held:
        t.cite("7-2-2-1", player=player)
        t.cite("7-2-2-8", player=player)
        t.cite("7-2-2-9", player=player)
        t.cite("7-2-2-10", player=player)
        lower(t, event, line.less * len(held))
        event.how = "xros"
        event.number = len(held)
    return held


def assembly(t: DigimonTable, player: int, card: Card, event: Happening) -> list[Card]:
    """7-3-3: just before the cost is paid, the whole number of named cards from the trash goes under it."""
    face = card.face
    assert isinstance(face, DigimonFace)
    line = next(special for special in face.special if isinstance(special, MaterialLine) and special.kind == "assembly")
    now(t)
    c = Ctx(t, player, None, card)
    pool = [other for other in candidates(t, player, card, event, False) if any(fits(c, e, other) for e in line.materials)]
    whole = sum(entry.count for entry in line.materials)
    if len(pool) < whole or not complete(c, line, pool, [], whole):
        t.cite("7-3-2-4", player=player)
        return []
    t.cite("7-3-3", player=player)
    t.cite("7-3-2-2", player=player)
    t.cite("7-3-2-4", player=player)
    t.cite("7-3-3-1", player=player)
    t.cite("7-3-2-9", player=player)
    if event.why.is_effect:
        t.cite("7-3-2-10", player=player)
    chosen = choose(t, player, c, line, pool, "assembly", "7-3-3-2", whole, {}, whole if owed(t, event, line.less) else 0)
    if not chosen:
        return []
    t.cite("7-3-2-3", player=player)
    t.cite("7-3-2-5", player=player)
    entries = assign(c, line, chosen)
    assert entries is not None
    held = gather(t, player, chosen, entries, "7-3-3-3")
    if held:
        t.cite("7-3-2-1", player=player)
        t.cite("7-3-2-6", player=player)
        lower(t, event, line.less)
        event.how = "assembly"
        event.number = len(held)
    return held


def complete(c: Ctx, line: MaterialLine, pool: list[Card], chosen: list[Card], whole: int) -> bool:
    """7-3-2-4: whether the chosen cards can be filled up to the whole number."""
    if assign(c, line, chosen) is None:
        return False
    if len(chosen) == whole:
        return True
    left = [card for card in pool if card not in chosen]
    for card in distinct_faces(left):
        if len(chosen) + len(left) < whole:
            break
        if complete(c, line, left, [*chosen, card], whole):
            return True
        left = [other for other in left if other.face.id != card.face.id]
    return False


def most(c: Ctx, line: MaterialLine, pool: list[Card]) -> int:
    """1-3-11-4: how many of these cards can be placed together at most."""
    n = min(len(pool), sum(takes(c, entry, pool) for entry in line.materials))
    while n > 0 and not complete(c, line, pool, [], n):
        n -= 1
    return n


def takes(c: Ctx, entry: Material, pool: list[Card]) -> int:
    """How many of these cards an entry takes at most: of different ones no more than there are."""
    if not entry.different:
        return entry.count
    kinds: set[str] = set()
    for card in pool:
        if fits(c, entry, card):
            kinds.add(card.face.name if entry.different == "name" else card.face.id)
    return min(entry.count, len(kinds))


def distinct_faces(cards: list[Card]) -> list[Card]:
    """One card of each face."""
    found: dict[str, Card] = {}
    for card in cards:
        found.setdefault(card.face.id, card)
    return list(found.values())


def choose(
    t: DigimonTable,
    player: int,
    c: Ctx,
    line: MaterialLine,
    pool: list[Card],
    kind: str,
    rule: str,
    least: int,
    bounds: dict[int, int],
    owed: int,
) -> list[Card]:
    """The materials, one by one, all before any is placed; a whole number where a part is not enough."""
    chosen: list[Card] = []
    t.cite(rule, player=player)
    whole = sum(entry.count for entry in line.materials)
    while len(chosen) < whole:
        options: list[Option] = []
        for card in pool:
            if card in chosen:
                continue
            more = [*chosen, card]
            if bounds and any(sum(1 for one in more if origin(t, one).place == place) > n for place, n in bounds.items()):
                continue
            if complete(c, line, pool, more, whole) if least > 1 else assign(c, line, more) is not None:
                host = card.host
                on_top = isinstance(host, Stack) and host.top is card
                options.append(Option("choose", card.uid, host.bid if on_top and host is not None else -1, name=kind))
        if not options:
            break
        if owed:
            needed = [option for option in options if complete(c, line, pool, [*chosen, t.cards[option.card]], owed)]
            options = needed if len(chosen) < owed else options
            if not options:
                break
        if len(chosen) >= owed and (least == 1 or not chosen):
            options.append(Option("done"))
        answer = t.ask(Decision(player, kind, options, rule, source=c.card.uid if c.card is not None else -1, about=kind))
        if answer.verb == "done":
            break
        chosen.append(t.cards[answer.card])
    return chosen


def owed(t: DigimonTable, event: Happening, less: int) -> int:
    """4.2 1-3-11-4: how many cards must be placed, each of which takes so much off, for the cost to be paid."""
    if not t.book.must_pay or event.locked or less <= 0:
        return 0
    n = 0
    while n < 50 and not t.can_pay(event.player, event.cost - less * n):
        n += 1
    if n:
        t.cite("1-3-11-4", player=event.player)
    return n


def gather(
    t: DigimonTable, player: int, chosen: list[Card], entries: list[int], rule: str, why: Cause | None = None
) -> list[Card]:
    """7-2-2-6, 7-2-2-7: the chosen cards are taken from where they are; the cards under a Digimon are trashed."""
    order = sorted(range(len(chosen)), key=lambda i: entries[i])
    held: list[Card] = []
    events: list[Happening] = []
    spilled: list[Card] = []
    why = why or Cause("cost", player)
    for card in chosen:
        if card.host is None and card.zone % ZONES == HAND and not why.is_effect:
            t.cite("7-2-2-6", player=player)
            card.shown = 3
            t.record(Happening("revealed", "7-2-2-6", player, card=card))
    for i in order:
        card = chosen[i]
        host = card.host
        if isinstance(host, Stack) and host.top is card:
            if not before_leaving(t, [host], why, rule, "placed", UNDER):
                continue
            t.cite("7-2-2-7" if not why.is_effect else "4-5-8", player=player)
            was = Origin(BATTLE, player, host)
            links = host.links
            for other in take_apart(t, host)[1:]:
                place = LINK if other in links else UNDER
                events.append(lay(t, other, TRASH, Origin(place, player, host), why, "4-5-8"))
                if place == UNDER:
                    spilled.append(other)
            gone = Happening("left", rule, player, body=host, card=card)
            gone.why, gone.place, gone.place_player, gone.goal = why, BATTLE, player, UNDER
            events.append(gone)
        else:
            was = origin(t, card)
            take(t, card)
        hold(t, card)
        moved = Happening("moved", rule, card.owner, card=card)
        moved.why, moved.place, moved.place_player, moved.host = why, was.place, was.player, was.host
        moved.goal, moved.goal_player = UNDER, player
        events.append(moved)
        held.append(card)
    if events:
        t.moment(events)
    if spilled:
        overflow(t, spilled)
    return held


DROPPED: Final = {"xros": "7-2-2-11", "assembly": "7-3-2-8"}
"""By which clause materials are trashed."""


def drop_materials(t: DigimonTable, held: list[Card], how: str) -> None:
    """7-2-2-11, 7-3-2-8: the card can no longer be played: what was put under it is trashed."""
    if not held:
        return
    events: list[Happening] = []
    for card in held:
        t.lift(card)
        rule = DROPPED.get(how, "4-5-8")
        events.append(lay(t, card, TRASH, Origin(NOWHERE, card.owner, None), Cause("rule"), rule))
    t.moment(events)
