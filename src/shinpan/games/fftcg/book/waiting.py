"""11.8: auto-abilities trigger and wait; 11.1.4: they go onto the stack when a player would get priority."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....table.cards import Card, Thing
from ....table.decisions import Decision, Option
from ..things.context import Ctx, Kept
from ..things.faces import FFFace
from ..things.state import FIELD, KIND_BITS, STACK, ZONES, Character, Deed, FFTable, Skill, StackItem
from .processes import rule_processes
from .targets import StackEffect
from .values import has_damage, now


def look_over(t: FFTable) -> None:
    """Looks at all cards of a game: which abilities work off the field, and what any ability waits for."""
    loose: list[int] = []
    watched = 0
    for card in t.cards:
        face = card.face
        assert isinstance(face, FFFace)
        if face.loose:
            loose.append(card.uid)
        watched |= face.kinds
    t.loose = loose
    t.watched = watched


class Waiting:
    """An auto-ability that triggered and is not on the stack yet."""

    def __init__(self, use: Use, body: Character | None, card: Card, player: int, deed: Deed | None) -> None:
        self.use = use
        self.body = body
        self.card = card
        self.player = player
        self.deed = deed
        self.kept: Kept | None = None
        """11.8.17: the bindings of the effect that made a delayed one."""
        self.state = False
        """11.8.18: whether it waits for a state and not for an event."""

    @property
    def skill(self) -> Skill:
        """The ability."""
        skill = self.use.ability
        assert isinstance(skill, Skill)
        return skill


class DelayedAbility:
    """11.8.17: a delayed auto-ability. Immutable."""

    def __init__(self, skill: Skill, kept: Kept, first: int, last: int) -> None:
        self.skill = skill
        self.kept = kept
        self.first = first
        """The first turn in which it can trigger."""
        self.last = last
        self.lasts = False
        """11.8.17.2: whether it stays after it triggered, as long as its time runs."""
        self.stamp = 0


# ------------------------------------------------------------------ triggering


def trigger(t: FFTable, events: list[Deed]) -> None:
    """11.8.6: every auto-ability whose event happened triggers, once for each such event."""
    bits = 0
    for event in events:
        bits |= event.bit
    if bits & ENTER and any(event.kind == "enter" and unheard(t, event) for event in events):
        events = [event for event in events if event.kind != "enter" or not unheard(t, event)]
        bits = 0
        for event in events:
            bits |= event.bit
    if t.later and bits:
        put_off(t, events)
    if not bits & t.watched:
        return
    now(t)
    for player in (0, 1):
        for body in t.zones[player * ZONES + FIELD].bodies:
            assert isinstance(body, Character)
            if body.bits & bits:
                watch(t, body, events)
    for event in events:
        if event.kind == "leave":
            left = event.body
            assert isinstance(left, Character)
            if left.bits & bits:
                watch(t, left, events)
    if t.loose:
        watch_loose(t, events, bits)


ENTER: Final = KIND_BITS["enter"]


def unheard(t: FFTable, event: Deed) -> bool:
    """2.2: whether a text keeps a Character that enters from setting off auto-abilities."""
    body = event.body
    if body is None or not any(rule.kind == "quiet enter" for rules in t.rules_of for rule in rules):
        return False
    now(t)
    return any(rule.kind == "quiet enter" and rule.about(body) for rules in t.rules_of for rule in rules)


def watch(t: FFTable, body: Character, events: list[Deed]) -> None:
    """Lets the auto-abilities of one Character look at what happens."""
    for use in body.active:
        skill = use.ability
        assert isinstance(skill, Skill)
        if skill.kinds and not (skill.places and not skill.own) and has_damage(t, skill, body.controller):
            look(t, use, skill, body, body.top, body.controller, events)


def watch_loose(t: FFTable, events: list[Deed], bits: int) -> None:
    """11.8.16: auto-abilities of cards that are not on the field."""
    for uid in t.loose:
        card = t.cards[uid]
        if card.host is not None or card.zone >= 2 * ZONES:
            continue
        face = card.face
        assert isinstance(face, FFFace)
        if not face.kinds & bits:
            continue
        for skill in face.skills:
            if skill.kinds & bits and skill.places >> (card.zone % ZONES) & 1 and has_damage(t, skill, card.owner):
                look(t, Use(skill, uid, 0), skill, None, card, card.owner, events)


def look(t: FFTable, use: Use, skill: Skill, body: Character | None, card: Card, player: int, events: list[Deed]) -> None:
    """One ability looks at the events of a moment."""
    for event in events:
        if not event.bit & skill.kinds:
            continue
        for trig in skill.trigs:
            if trig.kinds & event.bit and trig.met(t, skill, body, card, player, event):
                if trig.many and sum(1 for one in events if trig.met(t, skill, body, card, player, one)) < trig.many:
                    continue
                for _ in range(event.amount if trig.points else 1):
                    wait(t, use, body, card, player, event)
                if trig.together:
                    return
                break


def use_key(t: FFTable, use: Use, body: Character | None) -> int:
    """Uses are counted for each ability of each Character, anew when it is a new card (7.4)."""
    if body is not None:
        return hash((body.bid, id(use.ability)))
    return hash((t.cards[use.uid].ref, id(use.ability)))


def context(t: FFTable, waiting: Waiting) -> Ctx:
    """What an auto-ability knows."""
    if waiting.kept is not None:
        c = waiting.kept.thaw(t)
        c.use = waiting.use
        c.why.skill = waiting.skill
    else:
        c = Ctx(t, waiting.player, waiting.body, waiting.card, waiting.use)
        c.why.skill = waiting.skill
        if waiting.body is not None:
            c.x = waiting.body.x
    if waiting.deed is not None:
        c.deed = waiting.deed
        if waiting.kept is None or not c.it:
            c.that = subject(waiting.deed)
        c.count = waiting.deed.amount
    return c


def subject(deed: Deed) -> Thing | None:
    """What an event is about."""
    if deed.item is not None and deed.kind != "chosen":
        return deed.item
    return deed.body if deed.body is not None else deed.card


def wait(t: FFTable, use: Use, body: Character | None, card: Card, player: int, event: Deed | None) -> Waiting | None:
    """11.8.7: it triggers; nothing happens until a player would get priority."""
    skill = use.ability
    assert isinstance(skill, Skill)
    waiting = Waiting(use, body, card, player, event)
    if skill.cond is not None or skill.only:
        c = context(t, waiting)
        if skill.cond is not None:
            t.cite("11.8.13", player=player)
            if not skill.cond.holds(c):
                return None
        for cond in skill.only:
            if not cond.holds(c):
                return None
    if skill.limit:
        key = use_key(t, use, body)
        if t.used.get(key, 0) >= skill.limit:
            return None
        t.used[key] = t.used.get(key, 0) + 1
    if t.recording:
        t.cite("11.8.3", skill.name, player)
        t.cite("11.8.6", player=player)
        if event is not None and event.kind == "enter":
            t.cite("11.8.16.2.1", player=player)
    t.waiting.append(waiting)
    return waiting


def put_off(t: FFTable, events: list[Deed]) -> None:
    """11.8.17.1: delayed auto-abilities see events from when they were made on."""
    for later in t.later[:]:
        if not later.first <= t.turn <= later.last:
            continue
        skill = later.skill
        for event in events:
            if not event.bit & skill.kinds:
                continue
            c = later.kept.thaw(t)
            body = c.body
            card = c.card if c.card is not None else t.cards[0]
            if not any(trig.bound(c, event) for trig in skill.trigs):
                continue
            waiting = Waiting(Use(skill, card.uid, 0, True), body, card, later.kept.controller, event)
            waiting.kept = later.kept
            t.cite("11.8.17.1", player=later.kept.controller)
            t.waiting.append(waiting)
            t.cite("11.8.17.2", player=later.kept.controller)
            if not later.lasts:
                t.later = [other for other in t.later if other is not later]
                break


def state_triggers(t: FFTable) -> bool:
    """11.8.18: abilities that wait for a state trigger as soon as it is there, and not again before they left the stack."""
    found = False
    now(t)
    for player in (t.turn_player, 1 - t.turn_player):
        for body in t.field(player)[:]:
            assert isinstance(body, Character)
            if not body.watches:
                continue
            for use in body.active:
                skill = use.ability
                assert isinstance(skill, Skill)
                key = use_key(t, use, body)
                if skill.state is None or key in t.states or not has_damage(t, skill, player):
                    continue
                waiting = Waiting(use, body, body.top, player, None)
                c = context(t, waiting)
                if skill.state.holds(c):
                    waiting.state = True
                    t.states.append(key)
                    t.cite("11.8.18", player=player)
                    t.waiting.append(waiting)
                    found = True
    return found


# ------------------------------------------------------------------ onto the stack


def settle(t: FFTable) -> None:
    """11.1.3, 11.1.4, 11.8.7, 12.3: rule processes, then waiting auto-abilities onto the stack, until neither is left."""
    while True:
        while rule_processes(t) or state_triggers(t):
            pass
        if not t.waiting:
            return
        waiting = t.waiting
        t.waiting = []
        if t.recording:
            t.cite("11.1.4", player=t.turn_player)
        for player in (t.turn_player, 1 - t.turn_player):
            mine = [one for one in waiting if one.player == player]
            if mine and t.recording:
                t.cite("11.8.7", player=player)
                t.cite("11.8.5", player=player)
            while mine:
                chosen = mine[0]
                if len(mine) > 1:
                    options = [
                        Option(
                            "resolve", one.card.uid, one.body.bid if one.body is not None else -1, index, str(one.skill.number)
                        )
                        for index, one in enumerate(mine)
                    ]
                    chosen = mine[t.ask(Decision(player, "resolve", options, "11.8.7")).number]
                elif t.explain:
                    t.forced.append(Option("resolve", chosen.card.uid, name=str(chosen.skill.number)))
                mine = [one for one in mine if one is not chosen]
                put_on_stack(t, chosen)


def put_on_stack(t: FFTable, waiting: Waiting) -> None:
    """11.8.8 to 11.8.12: what is chosen is chosen now; without anything to choose it is gone at once (11.8.4)."""
    skill = waiting.skill
    effect = skill.effect
    assert effect is not None
    c = context(t, waiting)
    if effect.picks or effect.modes is not None:
        now(t)
        item = StackItem(t.next_sid, "auto", c.controller, waiting.use, waiting.card.uid)
        c.why.sid = item.sid
        if not effect.able(c):
            t.cite("11.8.4" if effect.picks else "11.8.10.2", player=c.controller)
            t.cite("11.8.9", player=c.controller)
            forget_state(t, waiting.use, waiting.body)
            return
        if t.recording and cast_just_now(waiting):
            declared_by_character(t, c, effect)
        effect.declare(c, "11.8.9", "11.8.10")
    push(t, c, "auto", waiting.use, waiting.card, waiting.state)


def cast_just_now(waiting: Waiting) -> bool:
    """Whether it is about its own Character entering the field because it was cast (11.4.8)."""
    deed = waiting.deed
    return deed is not None and deed.kind == "enter" and deed.how == "cast" and deed.body is waiting.body


def declared_by_character(t: FFTable, c: Ctx, effect: StackEffect) -> None:
    """11.4.3, 11.4.5: what a Character that is cast lets its player select or share out is declared as it enters."""
    if effect.modes is not None:
        t.cite("11.4.3", player=c.controller)
    if any(pick.shared is not None for pick in effect.picks):
        t.cite("11.4.5", player=c.controller)


def push(t: FFTable, c: Ctx, kind: str, use: Use, card: Card, state: bool = False) -> StackItem:
    """7.12.3: on top of what lies there."""
    item = StackItem(t.next_sid, kind, c.controller, use, card.uid)
    t.next_sid += 1
    c.why.sid = item.sid
    c.why.kind = "summon" if kind == "summon" else "ability"
    item.kept = c.frozen()
    own = choices_of(item, c)
    item.chosen = [(number, refs) for number, refs in item.kept.groups if number in own]
    item.modes = c.modes
    item.x = c.x
    item.state = state
    t.stack.append(item)
    event = Deed("stacked", "7.12.3", c.controller, c.body, card)
    event.item = item
    event.note = kind
    event.target = STACK
    t.happened(event)
    if t.recording:
        t.cite("6.4.2", player=c.controller)
    chosen_events(t, c, item)
    return item


def choices_of(item: StackItem, c: Ctx) -> list[int]:
    """The choices this very thing makes: a delayed ability knows what its maker chose, but does not choose it anew."""
    effect = item.skill.effect
    return [pick.number for pick in effect.all_picks(c.modes)] if effect is not None else []


def chosen_events(t: FFTable, c: Ctx, item: StackItem) -> None:
    """Characters that were chosen: abilities may wait for that."""
    events: list[Deed] = []
    for number in choices_of(item, c):
        for thing in c.groups.get(number, []):
            if isinstance(thing, Character):
                event = Deed("chosen", "11.3.3", thing.controller, thing, thing.top)
                event.why = c.why
                event.item = item
                event.sid = item.sid
                event.by_player = c.controller
                event.by = c.body
                event.by_card = c.card
                events.append(event)
            elif isinstance(thing, Card):
                event = Deed("chosen", "11.3.3", thing.owner, None, thing)
                event.why = c.why
                event.item = item
                event.by_player = c.controller
                events.append(event)
    if events:
        t.moment(events)


def forget_state(t: FFTable, use: Use, body: Character | None) -> None:
    """11.8.18: an ability that waits for a state can trigger again once it has left the stack."""
    key = use_key(t, use, body)
    if key in t.states:
        t.states.remove(key)
