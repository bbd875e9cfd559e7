"""15-4: triggered effects wait, derived ones first; 15-8-5: immediate ones cut in; chapter 17: rule checks between effects."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.ops import Op
from ....table.cards import REF, Card
from ....table.decisions import Decision, Option
from ..things.context import NO_EVENTS, NO_PHOTOS, Ctx, Kept
from ..things.faces import DIGIMON, EGG, NONE, OPTION, TAMER, DigimonFace
from ..things.moves import Origin, allowed_to_leave, before_leaving, lay, leave, overflow, take_apart
from ..things.state import (
    BATTLE,
    BREEDING,
    HAND,
    KIND_BITS,
    LINK,
    NOWHERE,
    RULE,
    SECURITY,
    TRASH,
    UNDER,
    ZONES,
    Cause,
    DigimonTable,
    Effect,
    Happening,
    Stack,
    photo,
)
from ..things.timings import TIMINGS
from .linking import check_links
from .loops import note_loop
from .values import now, out_of_dp


class Waiting:
    """15-4-4-1: an effect that triggered, from its triggering until it is activated."""

    def __init__(self, use: Use, stack: Stack | None, card: Card, player: int, events: list[Happening]) -> None:
        self.use = use
        self.stack = stack
        """The stack it triggered on, or None for a card elsewhere."""
        self.zone = stack.zone if stack is not None else -1
        """4-15-5: where that stack stood."""
        self.card = card
        self.ref = card.ref
        """15-4-4-3: it can be activated only as long as its card is this card."""
        self.player = player
        self.events = events
        self.own = False
        """4-13-2: it triggered on its card's leaving and waits where the card went."""
        self.kept: Kept | None = None
        """18-1-1: the bindings of the effect that put this off."""
        self.unmet = False
        """15-8-5-5-2: whether its conditions have failed since it triggered."""
        self.declared = False
        """4.2 15-16-14-1: whether it is activated like a [Main] effect: what is to be done first must be possible, and done."""
        self.bound = False
        """4.2 1-3-11-3: whether its player must do what is to be done first."""
        self.photos = NO_PHOTOS
        """15-8-3-8: what its events were about, as it was then."""
        self.category = 0


class Later:
    """18-1: processing put off to a later moment. Immutable."""

    def __init__(self, effect: Effect, kept: Kept, kind: str, player: int, first: int, last: int) -> None:
        self.effect = effect
        self.kept = kept
        self.kind = kind
        """The event it waits for."""
        self.player = player
        """Whose event, -1 for anyone's."""
        self.first = first
        self.last = last
        self.lasts = False
        """Whether it stays after it was due."""
        self.attack = False
        """Whether it is about the attack under way only."""


# ------------------------------------------------------------------ triggering


def trigger(t: DigimonTable, events: list[Happening]) -> None:
    """15-4-2-1, 15-5-2: every effect whose trigger condition is met waits, once for all events of a moment."""
    bits = 0
    for event in events:
        bits |= event.bit
    if t.later:
        put_off(t, events)
    if not bits & t.kinds_watched:
        return
    now(t)
    noting = t.recording and t.book.early
    for zone in t.fields:
        for body in zone.bodies:
            assert isinstance(body, Stack)
            if body.kinds & bits:
                watch(t, body, events, bits, zone.index % ZONES)
            if noting:
                note_inherited(t, body, bits)
    for event in events:
        if event.kind == "left":
            stack = event.body
            assert isinstance(stack, Stack)
            if stack.kinds & bits:
                watch_leaving(t, stack, events)
    if t.loose:
        watch_loose(t, events, bits)


def in_turn(t: DigimonTable, effect: Effect, player: int) -> bool:
    """15-16-8-1: whether the effect can trigger and activate in this turn."""
    return bool(effect.turns & (1 if t.turn_player == player else 2))


def too_soon(t: DigimonTable, effect: Effect, stack: Stack) -> bool:
    """16-16-3: whether a Delay is in the turn in which its card was placed."""
    if effect.delay and stack.placed_turn == t.turn:
        t.cite("16-16-3", player=stack.controller)
        return True
    return False


def watch(t: DigimonTable, stack: Stack, events: list[Happening], bits: int, zone: int) -> None:
    """Lets the effects of one stack look at what happens. 3-4-5-4: in breeding only those that say so."""
    for use in stack.active:
        effect = use.ability
        assert isinstance(effect, Effect)
        if effect.would or not effect.kinds & bits and not (t.recording and effect.kinds):
            continue
        if zone == BREEDING:
            if not effect.places >> BREEDING & 1:
                if t.recording and effect.trigs and any(trig.kinds & event.bit for trig in effect.trigs for event in events):
                    t.cite("3-4-5-4", player=stack.controller)
                continue
        elif effect.places and not effect.places >> BATTLE & 1:
            continue
        if not in_turn(t, effect, stack.controller) or too_soon(t, effect, stack):
            continue
        met = meeting(t, use, effect, stack, t.cards[use.uid], stack.controller, events, False)
        if met:
            if t.recording and arrived(t.cards[use.uid], effect, met):
                t.cite("15-5-3", player=stack.controller)
            wait(t, use, stack, t.cards[use.uid], stack.controller, met)
        elif t.recording and missed(effect, stack, events):
            t.cite("15-8-3-4", player=stack.controller)


ARRIVALS: Final = KIND_BITS["played"] | KIND_BITS["digivolved"] | KIND_BITS["linked"]
"""The events by which a card comes to where its effects work."""


def arrived(card: Card, effect: Effect, events: list[Happening]) -> bool:
    """15-5-3: whether the event that brought the card here is the one its effect waits for."""
    return any(event.card is card for event in events) and not any(TIMINGS[name].kinds & ARRIVALS for name in effect.timings)


def missed(effect: Effect, stack: Stack, events: list[Happening]) -> bool:
    """15-8-3-4: whether the like of what the effect waits for happened to its card, but not as it says."""
    return any(effect.kinds & event.bit and event.body is stack for event in events)


def meeting(
    t: DigimonTable,
    use: Use,
    effect: Effect,
    stack: Stack | None,
    card: Card,
    player: int,
    events: list[Happening],
    own: bool,
) -> list[Happening]:
    """The events that meet one of the trigger conditions."""
    found = NO_EVENTS
    for event in events:
        bit = event.bit
        for trig in effect.trigs:
            if trig.kinds & bit and (trig.own or not own) and trig.met(t, use, stack, card, player, event):
                if found is NO_EVENTS:
                    found = [event]
                else:
                    found.append(event)
                break
    return found


def watch_leaving(t: DigimonTable, stack: Stack, events: list[Happening]) -> None:
    """4-13-2, 15-8-3-5: effects on a card's own leaving trigger in the area it left and wait in its next one."""
    breeding = stack.zone % ZONES == BREEDING
    for use in stack.active:
        effect = use.ability
        assert isinstance(effect, Effect)
        if not effect.kinds or effect.would or not in_turn(t, effect, stack.controller):
            continue
        if breeding and not effect.places >> BREEDING & 1:
            t.cite("3-4-5-4", player=stack.controller)
            continue
        card = t.cards[use.uid]
        met = meeting(t, use, effect, stack, card, stack.controller, events, True)
        if met:
            t.cite("15-8-3-5", player=stack.controller)
            t.cite("4-13-2", player=stack.controller)
            waiting = wait(t, use, stack, card, stack.controller, met)
            if waiting is not None:
                waiting.own = True
                kept = effect.keyword in ("Save", "Fortitude", "Ascension") and not t.book.top_card_only
                if effect.inherited and (effect.this_card or kept):
                    t.cite("15-3-3", player=stack.controller)
                else:
                    waiting.card = stack.top
                waiting.ref = waiting.card.ref


def watch_loose(t: DigimonTable, events: list[Happening], bits: int) -> None:
    """15-14: effects of cards in the hand, trash or security, and of cards about their own moving.

    A card that left as the top of a stack was looked at in the area it left (:func:`watch_leaving`).
    """
    cards = t.cards
    for uid in t.loose:
        card = cards[uid]
        face = card.face
        assert isinstance(face, DigimonFace)
        if not face.loose_kinds & bits:
            continue
        host = card.host
        on_top = isinstance(host, Stack) and host.alive and host.top is card
        for effect in face.loose_effects:
            assert isinstance(effect, Effect)
            if not effect.kinds & bits or effect.would or not in_turn(t, effect, card.owner):
                continue
            if effect.places:
                if host is not None or not effect.places >> (card.zone % ZONES) & 1 or card.zone == NOWHERE:
                    continue
                if card.zone % ZONES == SECURITY and not card.face_up:
                    continue
            elif on_top or effect in face.effects and left_as_top(events, card):
                continue
            use = Use(effect, uid, 0)
            before = t.hush(card)
            met = meeting(t, use, effect, None, card, card.owner, events, not effect.places)
            if met:
                if not effect.places:
                    t.cite("4-14-2", player=card.owner)
                wait(t, use, None, card, card.owner, met)
            t.whisper = before


def left_as_top(events: list[Happening], card: Card) -> bool:
    """Whether a card left as the top of a stack."""
    for event in events:
        body = event.body
        if isinstance(body, Stack) and not body.alive and body.top.uid == card.uid:
            return True
    return False


def use_key(t: DigimonTable, use: Use, stack: Stack | None) -> int:
    """15-14-1-3, 15-14-1-4: uses are counted for each card and effect, anew when it becomes a new card."""
    effect = use.ability
    if isinstance(effect, Effect) and effect.base is not None:
        effect = effect.base
    if use.granted and stack is not None:
        return hash((stack.bid, id(effect), use.stamp, use.giver))
    return hash((t.cards[use.uid].ref, id(effect)))


def wait(t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, events: list[Happening]) -> Waiting | None:
    """15-4-4-1: the effect waits, unless its uses of the turn are spent (15-14-1-2)."""
    limit = use.ability.limit
    if limit and t.used.get(use_key(t, use, stack), 0) >= limit:
        t.cite("15-14-1-2", player=player)
        return None
    if t.recording:
        t.cite("15-4-2-1", use.ability.name, player)
        t.cite("15-8-3-3", player=player)
        if t.in_effect:
            t.cite("15-4-2-2", player=player)
            t.cite("15-8-3-2", player=player)
        if waits(t, use, stack):
            t.cite("15-4-2-4", player=player)
        if len(events) > 1:
            t.cite("15-5-2", player=player)
        if t.book.early:
            note_trigger(t, use, player)
        timings = use.ability.timings if isinstance(use.ability, Effect) else []
        for name in timings:
            if TIMINGS[name].clause:
                t.cite(TIMINGS[name].clause, player=player)
            if TIMINGS[name].turns:
                t.cite("15-8-3-1", player=player)
    waiting = Waiting(use, stack, card, player, events)
    if isinstance(use.ability, Effect) and use.ability.recalls:
        waiting.photos = photos(events)
    if t.book.trigger_needs_condition and not conditions_hold(t, waiting):
        return None
    t.waiting.append(waiting)
    return waiting


def note_trigger(t: DigimonTable, use: Use, player: int) -> None:
    """en-1.0 and zh-1.2 10-4-7-3: an effect of certain turns has triggered; or one of a card underneath."""
    effect = use.ability
    assert isinstance(effect, Effect)
    if effect.turns != 3:
        t.cite_early("10-4-7-3", player)
    if effect.inherited:
        t.cite_early("4-4-2", player, "en-1.0")
        t.cite_early("8-1-2-5", player, "en-1.0")
        t.cite_early("4-3-3", player, "zh-1.2")


def note_inherited(t: DigimonTable, stack: Stack, bits: int) -> None:
    """en-1.0 4-4-4, 4-4-5: inherited effects that do not trigger: on top, or under what is no Digimon."""
    rows = [("4-4-4", stack.top)]
    if not stack.is_digimon:
        rows += [("4-4-5", card) for card in stack.under]
    for number, card in rows:
        face = card.face
        assert isinstance(face, DigimonFace)
        for effect in face.inherited_effects:
            if isinstance(effect, Effect) and effect.kinds & bits:
                t.cite_early(number, stack.controller, "en-1.0")


def waits(t: DigimonTable, use: Use, stack: Stack | None) -> bool:
    """15-4-2-4: whether this very effect is waiting already."""
    for batch in [t.waiting, *t.batches]:
        for other in batch:
            if other.use.ability is use.ability and other.use.uid == use.uid and other.stack is stack:
                return True
    return False


def photos(events: list[Happening]) -> dict[int, Stack]:
    """15-8-3-8: what the events were about, as it is at this moment."""
    found: dict[int, Stack] = {}
    for event in events:
        body = event.body
        if isinstance(body, Stack) and body.alive:
            found[body.bid] = photo(body)
    return found


def put_off(t: DigimonTable, events: list[Happening]) -> None:
    """18-1-1: what was put off to this moment now waits like an effect triggered here."""
    due: list[Later] = []
    for later in t.later:
        if later.effect.trigs:
            if not later.effect.would:
                waiting = watching(t, later, events)
                if waiting is not None:
                    due.append(later)
                    t.waiting.append(waiting)
            continue
        for event in events:
            if (
                event.kind == later.kind
                and later.first <= t.turn <= later.last
                and (later.player < 0 or event.player == later.player)
            ):
                due.append(later)
                t.cite("18-1-1", player=later.kept.controller)
                if event.kind == "turn end" and later.player == 1 - later.kept.controller:
                    t.cite_early("6-7-5", later.kept.controller)
                card = t.cards[later.kept.card] if later.kept.card >= 0 else t.cards[0]
                waiting = Waiting(Use(later.effect, card.uid, 0), None, card, later.kept.controller, [event])
                waiting.kept = later.kept
                t.waiting.append(waiting)
                break
    if due:
        t.later = [later for later in t.later if later not in due or later.lasts]


def watching(t: DigimonTable, later: Later, events: list[Happening]) -> Waiting | None:
    """15-13: an effect that an effect before made to wait for something, if these events are what it waits for."""
    if not later.first <= t.turn <= later.last:
        return None
    kept = later.kept
    card = t.cards[kept.card] if kept.card >= 0 else t.cards[0]
    body = kept.body(t)
    use = Use(later.effect, card.uid, 0)
    met = meeting(t, use, later.effect, body if isinstance(body, Stack) else None, card, kept.controller, events, False)
    if not met:
        return None
    waiting = Waiting(use, None, card, kept.controller, met)
    waiting.kept = kept
    return waiting


# ------------------------------------------------------------------ carrying out


def settle(t: DigimonTable) -> None:
    """15-4-3, 15-4-5: rule check, then one waiting effect after the other; then an attack that was declared goes on."""
    while True:
        joined_check(t)
        if t.waiting:
            batch = t.waiting
            t.waiting = []
            resolve_batch(t, batch)
        elif t.attack is not None and not t.attack.running:
            t.go_on()
        else:
            return


def joined_check(t: DigimonTable) -> None:
    """15-4-3-3: what a rule check triggers joins the effects that have triggered at that point."""
    before = len(t.waiting)
    rule_check(t)
    if before and len(t.waiting) > before:
        t.cite("15-4-3-3")


def resolve_batch(t: DigimonTable, batch: list[Waiting]) -> None:
    """15-4-3-5: the turn player's effects one by one, then the other player's; derived ones cut in (15-4-5-2)."""
    floor = len(t.batches)
    open_batch(t, batch)
    while len(t.batches) > floor:
        batch = t.batches[-1]
        if not batch:
            t.batches.pop()
            continue
        player = t.turn_player
        mine = [waiting for waiting in batch if waiting.player == player]
        if mine:
            t.cite("15-4-3-5-1", player=player)
        else:
            player = 1 - player
            mine = batch
            t.cite("15-4-3-5-2", player=player)
        chosen = choose_waiting(t, player, mine)
        batch.remove(chosen)
        note_loop(t, chosen)
        activate(t, chosen)
        joined_check(t)
        if t.waiting:
            t.cite("15-4-5-2")
            if t.recording and any(waiting.player != t.turn_player for waiting in t.waiting):
                if any(waiting.player == t.turn_player for older in t.batches for waiting in older):
                    t.cite("15-4-5-3")
            derived = t.waiting
            t.waiting = []
            if not batch:
                t.batches.pop()
            open_batch(t, derived)


def open_batch(t: DigimonTable, batch: list[Waiting]) -> None:
    """15-4-3-2: effects that triggered together are the next to be activated."""
    t.batches.append(batch)
    if t.recording and len(batch) > 1:
        t.cite("15-4-3-2")
        t.cite("15-4-3-5")
        if any(waiting.kept is not None for waiting in batch):
            t.cite("18-1-2")


def choose_waiting(t: DigimonTable, player: int, mine: list[Waiting]) -> Waiting:
    """15-4-3-4: the next one is chosen each time; identical ones are not told apart."""
    if len(mine) == 1:
        if t.explain:
            only = mine[0].use.ability
            number = only.number if isinstance(only, Effect) else 0
            t.forced.append(Option("resolve", mine[0].use.uid, number=number, name=only.name))
        return mine[0]
    t.cite("15-4-2-3", player=player)
    t.cite("15-4-4-2", player=player)
    t.cite("15-4-3-4", player=player)
    options: list[Option] = []
    for index, waiting in enumerate(mine):
        effect = waiting.use.ability
        number = effect.number if isinstance(effect, Effect) else 0
        options.append(Option("resolve", waiting.use.uid, index, number, effect.name))
    answer = t.ask(Decision(player, "resolve", options, "15-4-3-4"))
    return mine[answer.body]


def still_there(t: DigimonTable, waiting: Waiting) -> bool:
    """15-4-4-3, 15-4-4-4: whether a waiting effect can still be activated."""
    if waiting.kept is not None:
        return True
    stack = waiting.stack
    given = waiting.use.granted and stack is not None and not waiting.own
    if waiting.card.ref != waiting.ref and not given:
        t.cite("15-4-4-3", player=waiting.player)
        return False
    if stack is None or waiting.own:
        return True
    if not stack.alive:
        t.cite("15-4-4-3", player=waiting.player)
        return False
    if stack.zone != waiting.zone:
        t.cite("4-15-5", player=waiting.player)
        return False
    now(t)
    use = waiting.use
    for other in stack.active:
        if other is use:
            return True
        if other.ability is use.ability and other.granted == use.granted:
            if other.uid == use.uid if not given else other.stamp == use.stamp and other.giver == use.giver:
                return True
    effect = use.ability
    base = effect.base if isinstance(effect, Effect) else None
    kept = base is not None and any(other.ability is base for other in stack.active)
    t.cite("15-4-4-5" if kept else "15-4-4-4", player=waiting.player)
    return False


def context_of(t: DigimonTable, waiting: Waiting) -> Ctx:
    """The bindings with which a waiting effect begins."""
    use = waiting.use
    if waiting.kept is not None:
        c = waiting.kept.thaw(t)
        c.use = use
        c.events = waiting.events
        return c
    stack = waiting.stack
    effect = use.ability
    assert isinstance(effect, Effect)
    c = Ctx(t, waiting.player, stack, t.cards[use.uid], use)
    c.events = waiting.events
    c.photos = waiting.photos
    c.declared = waiting.declared
    if waiting.own:
        c.card_ref = t.cards[use.uid].ref
    if effect.limit:
        c.key = use_key(t, use, stack)
    if effect.inherited or effect.linked:
        c.why.category = DIGIMON
    elif effect.option:
        c.why.category = OPTION
    elif stack is not None:
        c.why.category = stack.category or stack.face.category
    else:
        face = t.cards[use.uid].face
        assert isinstance(face, DigimonFace)
        c.why.category = face.category
    c.why.keyword = effect.keyword
    return c


def activate(t: DigimonTable, waiting: Waiting) -> bool:
    """15-4-1-1: the effect is carried out, if its card is still the same and still has it."""
    if not still_there(t, waiting):
        return False
    effect = waiting.use.ability
    assert isinstance(effect, Effect)
    c = context_of(t, waiting)
    c.bound = waiting.bound
    if c.key and t.used.get(c.key, 0) >= effect.limit:
        t.cite("15-14-1-2", player=waiting.player)
        return False
    if locked(t, waiting.stack, effect, waiting.player, waiting.events):
        t.cite("15-1-3", player=waiting.player)
        return False
    if t.recording and t.memory_of(t.turn_player) >= 0 and any(event.kind == "turn end" for event in waiting.events):
        t.cite("15-8-3-6", player=waiting.player)
    if effect.places >> HAND & 1 and waiting.stack is None and waiting.card.zone % ZONES == HAND:
        t.cite("15-14-2-1", player=waiting.player)
        t.record(Happening("revealed", "15-14-2-1", waiting.player, card=waiting.card))
        waiting.card.shown = 3
    if t.recording and waiting.stack is None and effect.places:
        zone = waiting.card.zone % ZONES
        if zone == TRASH:
            t.cite("15-14-3-1", player=waiting.player)
        elif zone == SECURITY:
            t.cite("15-14-5-1", player=waiting.player)
    elif t.recording and waiting.stack is not None and waiting.stack.zone % ZONES == BREEDING:
        t.cite("15-14-4-1", player=waiting.player)
    if effect.limit and not t.book.failure_counts and fails(effect, c):
        t.cite("zh-1.2:10-5-3", player=waiting.player)
        c.key = 0
    carry_out(t, effect, c)
    if waiting.stack is None and waiting.card.ref == waiting.ref and waiting.card.zone % ZONES == HAND:
        waiting.card.shown = 0
    return c.activated


def fails(effect: Effect, c: Ctx) -> bool:
    """zh-1.2 10-5-1: whether there is nothing an effect could be about as it is activated."""
    program = effect.program
    return isinstance(program, Op) and not program.finds(c)


def locked(t: DigimonTable, stack: Stack | None, effect: Effect, player: int, events: list[Happening], at: str = "") -> bool:
    """15-1-3, 15-4-1-1: whether something keeps an effect from being activated at its timing, or ``at`` one."""
    rules = t.rules_of[player]
    if stack is not None and stack.rules:
        rules = stack.rules + rules
    for rule in rules:
        if rule.kind == "activate":
            for name in rule.names:
                if name in effect.timings and (not at or name == at):
                    kinds = TIMINGS[name].kinds
                    if not kinds or not events or any(event.bit & kinds for event in events):
                        return True
    return False


def printed_at(effect: Effect) -> str:
    """Where an effect stands on its card, for the log: the part of the card, and the how manieth effect there it is."""
    if effect.option:
        return f"option text {effect.number}"
    part = "inherited" if effect.inherited else "link" if effect.linked else "text"
    return f"{'security' if effect.timings == ['Security'] and part == 'text' else part} {effect.number}"


def carry_out(t: DigimonTable, effect: Effect, c: Ctx) -> None:
    """15-1-2: the processes of an effect in the order they are written; what was revealed goes back after it."""
    program = effect.program
    if program is None:
        return
    assert isinstance(program, Op)
    if t.recording:
        event = Happening("effect", "15-4-1-1", c.controller, card=c.card)
        event.note = effect.name
        event.body = c.stack
        event.how = printed_at(effect)
        t.record(event)
    before = t.effect_key
    t.effect_key = hash((c.card.uid if c.card is not None else -1, id(effect)))
    t.in_effect += 1
    program.run(c)
    t.in_effect -= 1
    t.effect_key = before
    if c.card is not None and c.card.ref != c.card_ref:
        t.cite_newest("15-4-1-2", c.controller)
    put_back(t, c)
    t.resolved += 1


def put_back(t: DigimonTable, c: Ctx) -> None:
    """15-15-3-5, 15-15-4-6: cards still revealed when an effect is over return where they came from."""
    if t.closed:
        t.closed = {zone: pair for zone, pair in t.closed.items() if pair[0] is not c.why}
    if c.looked_refs and c.looking:
        t.cite("15-15-4-6", player=c.controller)
    for ref in reversed(c.looked_refs):
        card = t.cards[ref % REF]
        if card.ref == ref:
            card.shown = 3 if card.zone % ZONES == SECURITY and card.face_up else 0
            back = t.revealed_from.pop(card.uid, -1)
            if card.zone == NOWHERE and back >= 0:
                zone = t.zones[back]
                t.lift(card)
                card.zone = zone.index
                zone.cards.append(card)
                card.face_up = zone.kind.public


# ------------------------------------------------------------------ immediate effects


DECLARATIONS: Final = ("would play", "would digivolve", "would use", "would link")
"""7-1-2-2, 8-1-2-5, 9-1-6, 10-1-2-3: what is cut in on between the showing of a card and the payment."""


def would(t: DigimonTable, events: list[Happening]) -> None:
    """15-8-5: immediate effects cut in right before their cause and may change it; each once per cause (15-8-5-4)."""
    found = immediate(t, events)
    if not found:
        return
    if t.recording:
        for event in events:
            if event.kind in DECLARATIONS:
                t.cite(event.rule, player=event.player)
    for waiting in found:
        if waiting.kept is not None:
            t.later = [later for later in t.later if later.lasts or later.kept is not waiting.kept]
    t.cutting += 1
    if t.cutting == 1:
        t.cut = []
    cut_in(t, found)
    t.cutting -= 1
    if t.cutting == 0:
        t.cut = []
    now(t)


def immediate(t: DigimonTable, events: list[Happening]) -> list[Waiting]:
    """15-8-5-1: the immediate effects that what is about to happen sets off."""
    found: list[Waiting] = []
    bits = 0
    for event in events:
        bits |= event.bit
    if not bits & t.kinds_watched:
        return found
    now(t)
    for field in t.fields:
        for body in field.bodies:
            assert isinstance(body, Stack)
            if body.kinds & bits:
                gather(t, body, field.index % ZONES, events, bits, found)
    cards = t.cards
    for uid in t.loose:
        card = cards[uid]
        face = card.face
        assert isinstance(face, DigimonFace)
        if face.loose_kinds & bits and not (isinstance(card.host, Stack) and card.host.top is card):
            for effect in face.loose_effects:
                assert isinstance(effect, Effect)
                if effect.would and effect.kinds & bits and in_turn(t, effect, card.owner):
                    if effect.places and (
                        card.host is not None or card.zone == NOWHERE or not effect.places >> (card.zone % ZONES) & 1
                    ):
                        continue
                    if effect.places and card.zone % ZONES == SECURITY and not card.face_up:
                        continue
                    use = Use(effect, uid, 0)
                    before = t.hush(card)
                    met = meeting(t, use, effect, None, card, card.owner, events, False)
                    if met:
                        waiting = Waiting(use, None, card, card.owner, met)
                        if not t.book.trigger_needs_condition or conditions_hold(t, waiting):
                            found.append(waiting)
                    t.whisper = before
    for later in t.later:
        if later.effect.would and later.effect.kinds & bits:
            held = watching(t, later, events)
            if held is not None:
                found.append(held)
    return found


def gather(t: DigimonTable, stack: Stack, zone: int, events: list[Happening], bits: int, found: list[Waiting]) -> None:
    """The immediate effects of a stack that these events set off."""
    for use in stack.active:
        effect = use.ability
        assert isinstance(effect, Effect)
        if not effect.would or not effect.kinds & bits and not (t.recording and effect.kinds):
            continue
        if zone == BREEDING and not effect.places >> BREEDING & 1:
            continue
        if zone == BATTLE and effect.places and not effect.places >> BATTLE & 1:
            continue
        if not in_turn(t, effect, stack.controller) or too_soon(t, effect, stack):
            continue
        met = meeting(t, use, effect, stack, t.cards[use.uid], stack.controller, events, False)
        if not met:
            continue
        if effect.replaces and t.replacing:
            t.cite("18-2-4", player=stack.controller)
            continue
        if effect.limit and t.used.get(use_key(t, use, stack), 0) >= effect.limit:
            t.cite("15-14-1-2", player=stack.controller)
            continue
        if effect.keyword in t.book.single and any(has_it(other, stack, effect.keyword) for other in found):
            t.cite_early(t.book.single[effect.keyword], stack.controller)
            continue
        waiting = Waiting(use, stack, t.cards[use.uid], stack.controller, met)
        if not t.book.trigger_needs_condition or conditions_hold(t, waiting):
            found.append(waiting)


def has_it(waiting: Waiting, stack: Stack, keyword: str) -> bool:
    """Whether it is this keyword effect of that stack: where copies count as one, the others are left out."""
    effect = waiting.use.ability
    return waiting.stack is stack and isinstance(effect, Effect) and effect.keyword == keyword


def conditions_hold(t: DigimonTable, waiting: Waiting) -> bool:
    """en-1.0 10-2-1: whether one of an effect's conditions holds as it would trigger, if it has any."""
    program = waiting.use.ability.program
    if not isinstance(program, Op) or program.open(context_of(t, waiting)):
        return True
    t.cite("en-1.0:10-2-1", player=waiting.player)
    if waiting.use.ability.limit:
        t.cite("en-1.0:4-15-8", player=waiting.player)
    return False


def cut_in(t: DigimonTable, found: list[Waiting]) -> None:
    """15-4-3-5 among immediate effects only (15-8-5-3): the turn player's first; one whose condition fails may come later."""
    if t.recording:
        t.cite("15-8-5-1", player=found[0].player)
        if len(found) > 1 or t.waiting or any(t.batches):
            t.cite("15-8-5-3", player=found[0].player)
    noted = False
    while found:
        chosen: Waiting | None = None
        for player in (t.turn_player, 1 - t.turn_player):
            mine = [waiting for waiting in found if waiting.player == player and ready(t, waiting)]
            if mine:
                chosen = choose_waiting(t, player, mine)
                break
        if chosen is None:
            return
        found.remove(chosen)
        key = cut_key(t, chosen)
        if key in t.cut and not chosen.use.ability.cumulative:
            t.cite("15-8-5-4", player=chosen.player)
            continue
        if t.book.must_pay and chosen.events and chosen.events[0].kind in DECLARATIONS and t.owed(chosen, found):
            chosen.bound = True
        t.cut.append(key)
        if not t.in_effect and not noted:
            note_loop(t, chosen)
            noted = True
        if activate(t, chosen):
            t.cite("15-8-5-2", player=chosen.player)
        else:
            t.cut.remove(key)
        now(t)


def cut_key(t: DigimonTable, waiting: Waiting) -> int:
    """15-8-5-4: which effect this is; one that was put off twice is two."""
    key = use_key(t, waiting.use, waiting.stack)
    return key if waiting.kept is None else hash((key, id(waiting.kept)))


def ready(t: DigimonTable, waiting: Waiting) -> bool:
    """15-8-5-5: whether an immediate effect can be activated now: once per cause, and its conditions hold."""
    key = cut_key(t, waiting)
    if key in t.cut:
        t.cite("15-8-5-4", player=waiting.player)
        return False
    program = waiting.use.ability.program
    if isinstance(program, Op):
        c = context_of(t, waiting)
        if program.can(c):
            if waiting.unmet:
                t.cite("15-8-5-5-2", player=waiting.player)
            return True
        if c.unmet:
            waiting.unmet = True
            t.cite("15-8-5-5-1", player=waiting.player)
    return False


# ------------------------------------------------------------------ rule checks


def in_order(t: DigimonTable) -> bool:
    """17-1-3: whether the rules certainly order nothing; a look at everything that finds nothing amiss most of the time."""
    for zone in t.fields:
        raised = zone.index % ZONES == BREEDING
        for body in zone.bodies:
            assert isinstance(body, Stack)
            if body.links or not body.top.face_up:
                return False
            category = body.category
            if category & (DIGIMON | EGG):
                if not raised and body.dp <= 0:
                    return False
            elif raised or not category & TAMER:
                return False
    return True


def rule_check(t: DigimonTable) -> None:
    """17-1-3: what the rules order, all at once, until there is nothing left."""
    while t.checked != t.version:
        now(t)
        if in_order(t):
            t.checked = t.version
            return
        linked = False
        doomed: list[Stack] = []
        stray: list[tuple[Stack, str]] = []
        for player in (0, 1):
            for body in t.battle(player):
                assert isinstance(body, Stack)
                category = body.category
                if body.links:
                    linked = True
                if not body.top.face_up:
                    stray.append((body, "17-1-3-5"))
                elif category & (DIGIMON | EGG):
                    if body.dp == NONE:
                        stray.append((body, "17-1-3-2"))
                    elif body.dp <= 0:
                        doomed.append(body)
                elif category & OPTION and not category & TAMER and not body.by_effect and t.book.strays:
                    stray.append((body, "17-1-3-3"))
            raised = t.breeding(player)
            if raised is not None:
                if raised.links:
                    linked = True
                if not raised.top.face_up:
                    stray.append((raised, "17-1-3-5"))
                elif not raised.category & (DIGIMON | EGG) and not raised.by_effect and t.book.strays:
                    stray.append((raised, "17-1-3-4"))
        links = linked and check_links(t)
        if not doomed and not stray and not links:
            t.checked = t.version
            return
        t.cite("17-1-1")
        t.cite("17-1-3")
        version = t.version
        leaving: list[Stack] = []
        for stack, rule in stray:
            t.cite(rule, player=stack.controller)
            if rule == "17-1-3-2" and t.book.dp_less_leave:
                leaving.append(stack)
            else:
                cease(t, stack, rule)
        if leaving:
            why = Cause("rule")
            leave(t, before_leaving(t, leaving, why, "17-1-3-2", "trashed", TRASH), TRASH, why, "17-1-3-2")
            if t.version == version and not doomed and not links:
                return
        if doomed:
            t.cite("17-1-3-1", player=doomed[0].controller)
            before = t.version
            why = Cause("rule")
            gone = before_leaving(t, allowed_to_leave(t, doomed, why, "deleted"), why, "17-1-3-1", "deleted", TRASH)
            if t.recording and any(stack not in doomed for stack in out_of_dp(t)):
                t.cite("17-1-2")
                t.cite("17-1-2-1")
            leave(t, gone, TRASH, why, "17-1-3-1", "deleted")
            if t.version == before and not stray and not links:
                return


def cease(t: DigimonTable, stack: Stack, rule: str) -> None:
    """17-1-3: the card ceases to be in any area and is trashed; nothing sees it leave."""
    links = stack.links
    cards = take_apart(t, stack)
    events = []
    for card in cards:
        place = LINK if card in links else UNDER
        events.append(lay(t, card, TRASH, Origin(NOWHERE if card is stack.top else place, stack.controller, None), RULE, rule))
    stack.new_ref = stack.top.ref
    t.moment(events)
    overflow(t, [card for card in cards if card not in links])
