"""15-4: triggered effects wait, derived ones first; 15-8-5: immediate ones cut in; chapter 17: rule checks between effects."""

from __future__ import annotations

from typing import Final

from ...effects.abilities import Use
from ...effects.ops import Op
from ...table.cards import REF, Card
from ...table.decisions import Decision, Option
from .context import Ctx, Kept
from .faces import DIGIMON, EGG, NONE, OPTION, TAMER, DigimonFace
from .linking import check_links
from .loops import note_loop
from .moves import Origin, delete, lay, take_apart
from .state import (
    BATTLE,
    BREEDING,
    HAND,
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
)
from .values import now


class Waiting:
    """15-4-4-1: an effect that triggered, from its triggering until it is activated."""

    def __init__(self, use: Use, stack: Stack | None, card: Card, player: int, events: list[Happening]) -> None:
        self.use = use
        self.stack = stack
        """The stack it triggered on, or None for a card elsewhere."""
        self.card = card
        self.ref = card.ref
        """15-4-4-3: it can be activated only as long as its card is this card."""
        self.player = player
        self.events = events
        self.own = False
        """4-13-2: it triggered on its card's leaving and waits where the card went."""
        self.kept: Kept | None = None
        """18-1-1: the bindings of the effect that put this off."""
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
    for player in (0, 1):
        for zone in (BATTLE, BREEDING):
            for body in t.zones[player * ZONES + zone].bodies:
                assert isinstance(body, Stack)
                if body.kinds & bits:
                    watch(t, body, events, zone)
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


def watch(t: DigimonTable, stack: Stack, events: list[Happening], zone: int) -> None:
    """Lets the effects of one stack look at what happens. 3-4-5-4: in breeding only those that say so."""
    for use in stack.active:
        effect = use.ability
        assert isinstance(effect, Effect)
        if not effect.kinds or effect.would:
            continue
        if zone == BREEDING:
            if not effect.places >> BREEDING & 1:
                if t.recording and effect.trigs and any(trig.kinds & event.bit for trig in effect.trigs for event in events):
                    t.cite("3-4-5-4", player=stack.controller)
                continue
        elif effect.places and not effect.places >> BATTLE & 1:
            continue
        if not in_turn(t, effect, stack.controller):
            continue
        met = meeting(t, use, effect, stack, t.cards[use.uid], stack.controller, events, False)
        if met:
            wait(t, use, stack, t.cards[use.uid], stack.controller, met)


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
    found: list[Happening] = []
    for event in events:
        for trig in effect.trigs:
            if trig.kinds & event.bit and trig.own >= own and trig.met(t, use, stack, card, player, event):
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
                waiting.card = stack.top
                waiting.ref = stack.top.ref


def watch_loose(t: DigimonTable, events: list[Happening], bits: int) -> None:
    """15-14: effects of cards in the hand, trash or security, and of cards about their own moving."""
    for uid in t.loose:
        card = t.cards[uid]
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
            elif on_top:
                continue
            use = Use(effect, uid, 0)
            met = meeting(t, use, effect, None, card, card.owner, events, not effect.places)
            if met:
                if not effect.places:
                    t.cite("4-14-2", player=card.owner)
                wait(t, use, None, card, card.owner, met)


def use_key(t: DigimonTable, use: Use, stack: Stack | None) -> int:
    """15-14-1-3, 15-14-1-4: uses are counted for each card and effect, anew when it becomes a new card."""
    if use.granted and stack is not None:
        return hash((stack.bid, id(use.ability), use.stamp))
    return hash((t.cards[use.uid].ref, id(use.ability)))


def wait(t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, events: list[Happening]) -> Waiting | None:
    """15-4-4-1: the effect waits, unless its uses of the turn are spent (15-14-1-2)."""
    limit = use.ability.limit
    if limit and t.used.get(use_key(t, use, stack), 0) >= limit:
        t.cite("15-14-1-2", player=player)
        return None
    if t.recording:
        t.cite("15-4-2-1", use.ability.name, player)
        if t.in_effect:
            t.cite("15-4-2-2", player=player)
        if len(events) > 1:
            t.cite("15-5-2", player=player)
        timings = use.ability.timings if isinstance(use.ability, Effect) else []
        for timing in timings:
            if timing in TIMING_RULES:
                t.cite(TIMING_RULES[timing], player=player)
    waiting = Waiting(use, stack, card, player, events)
    t.waiting.append(waiting)
    return waiting


TIMING_RULES: Final = {
    "OnPlay": "15-16-2-1",
    "WhenDigivolving": "15-16-3-1",
    "OnDeletion": "15-16-4-1",
    "WhenAttacking": "15-16-5-1",
    "WhenLinking": "15-16-6-1",
    "YourTurn": "15-16-8-1",
    "OpponentsTurn": "15-16-8-1",
    "AllTurns": "15-16-9-1",
    "StartOfYourTurn": "15-16-11-1",
    "StartOfOpponentsTurn": "15-16-11-2",
    "EndOfYourTurn": "15-16-12-1",
    "EndOfOpponentsTurn": "15-16-12-2",
    "EndOfAllTurns": "15-16-12-3",
    "StartOfYourMainPhase": "15-16-13-1",
    "StartOfOpponentsMainPhase": "15-16-13-2",
    "Counter": "15-16-14-1",
    "EndOfAttack": "15-16-15-1",
    "WhenMoving": "15-16-16-1",
}


def put_off(t: DigimonTable, events: list[Happening]) -> None:
    """18-1-1: what was put off to this moment now waits like an effect triggered here."""
    due: list[Later] = []
    for later in t.later:
        for event in events:
            if event.kind == later.kind and later.first <= t.turn <= later.last and (later.player < 0 or event.player == later.player):
                due.append(later)
                t.cite("18-1-1", player=later.kept.controller)
                card = t.cards[later.kept.card] if later.kept.card >= 0 else t.cards[0]
                waiting = Waiting(Use(later.effect, card.uid, 0), None, card, later.kept.controller, [event])
                waiting.kept = later.kept
                t.waiting.append(waiting)
                break
    if due:
        t.later = [later for later in t.later if later not in due or later.lasts]


# ------------------------------------------------------------------ carrying out


def settle(t: DigimonTable) -> None:
    """15-4-3, 15-4-5: rule check, then one waiting effect after the other; then an attack that was declared goes on."""
    from .attack import go_on

    while True:
        rule_check(t)
        if t.waiting:
            batch = t.waiting
            t.waiting = []
            resolve_batch(t, batch)
        elif t.attack is not None and not t.attack.running:
            go_on(t)
        else:
            return


def resolve_batch(t: DigimonTable, batch: list[Waiting]) -> None:
    """15-4-3-5: the turn player's effects one by one, then the other player's; derived ones cut in (15-4-5-2)."""
    if len(batch) > 1:
        t.cite("15-4-3-2")
        t.cite("18-1-2")
    while batch:
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
        activate(t, chosen)
        note_loop(t, chosen)
        rule_check(t)
        if t.waiting:
            t.cite("15-4-5-2")
            if batch and all(waiting.player != t.turn_player for waiting in t.waiting) and batch[0].player == t.turn_player:
                t.cite("15-4-5-3")
            derived = t.waiting
            t.waiting = []
            resolve_batch(t, derived)


def choose_waiting(t: DigimonTable, player: int, mine: list[Waiting]) -> Waiting:
    """15-4-3-4: the next one is chosen each time; identical ones are not told apart."""
    if len(mine) == 1:
        return mine[0]
    t.cite("15-4-2-3", player=player)
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
    if waiting.card.ref != waiting.ref:
        t.cite("15-4-4-3", player=waiting.player)
        return False
    stack = waiting.stack
    if stack is None or waiting.own:
        return True
    if not stack.alive:
        t.cite("15-4-4-3", player=waiting.player)
        return False
    now(t)
    use = waiting.use
    for other in stack.active:
        if other is use or other.ability is use.ability and other.uid == use.uid and other.granted == use.granted:
            return True
    t.cite("15-4-4-4", player=waiting.player)
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
    if waiting.own:
        c.card_ref = t.cards[use.uid].ref
    if effect.limit:
        c.key = use_key(t, use, stack)
    if effect.inherited or effect.linked:
        c.why.category = DIGIMON
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
    if c.key and t.used.get(c.key, 0) >= effect.limit:
        t.cite("15-14-1-2", player=waiting.player)
        return False
    if effect.places >> HAND & 1 and waiting.stack is None and waiting.card.zone % ZONES == HAND:
        t.cite("15-14-2-1", player=waiting.player)
    if t.recording and waiting.stack is None and effect.places:
        zone = waiting.card.zone % ZONES
        if zone == TRASH:
            t.cite("15-14-3-1", player=waiting.player)
        elif zone == SECURITY:
            t.cite("15-14-5-1", player=waiting.player)
    elif t.recording and waiting.stack is not None and waiting.stack.zone % ZONES == BREEDING:
        t.cite("15-14-4-1", player=waiting.player)
    carry_out(t, effect, c)
    return c.activated


def carry_out(t: DigimonTable, effect: Effect, c: Ctx) -> None:
    """15-1-2: the processes of an effect in the order they are written; what was revealed goes back after it."""
    program = effect.program
    if program is None:
        return
    assert isinstance(program, Op)
    if t.recording:
        event = Happening("effect", "15-4-1-1", c.controller, card=c.card)
        event.note = effect.name
        t.record(event)
    t.in_effect += 1
    program.run(c)
    t.in_effect -= 1
    put_back(t, c)
    t.resolved += 1


def put_back(t: DigimonTable, c: Ctx) -> None:
    """15-15-3-5, 15-15-4-6: cards still revealed when an effect is over return where they came from."""
    for ref in reversed(c.looked_refs):
        card = t.cards[ref % REF]
        if card.ref == ref:
            card.shown = 0
            if card.zone == NOWHERE and card.uid in t.revealed_from:
                zone = t.zones[t.revealed_from.pop(card.uid)]
                t.lift(card)
                card.zone = zone.index
                zone.cards.append(card)
                card.face_up = zone.kind.public


# ------------------------------------------------------------------ immediate effects


def would(t: DigimonTable, events: list[Happening]) -> None:
    """15-8-5: immediate effects cut in right before their cause and may change it; each once per cause (15-8-5-4)."""
    bits = 0
    for event in events:
        bits |= event.bit
    if not bits & t.kinds_watched:
        return
    now(t)
    found: list[Waiting] = []
    for player in (0, 1):
        for zone in (BATTLE, BREEDING):
            for body in t.zones[player * ZONES + zone].bodies:
                assert isinstance(body, Stack)
                if body.kinds & bits:
                    gather(t, body, zone, events, found)
    for uid in t.loose:
        card = t.cards[uid]
        face = card.face
        assert isinstance(face, DigimonFace)
        if face.loose_kinds & bits and not (isinstance(card.host, Stack) and card.host.top is card):
            for effect in face.loose_effects:
                assert isinstance(effect, Effect)
                if effect.would and effect.kinds & bits and in_turn(t, effect, card.owner):
                    if effect.places and (card.host is not None or card.zone == NOWHERE or not effect.places >> (card.zone % ZONES) & 1):
                        continue
                    use = Use(effect, uid, 0)
                    met = meeting(t, use, effect, None, card, card.owner, events, False)
                    if met:
                        found.append(Waiting(use, None, card, card.owner, met))
    if not found:
        return
    t.cutting += 1
    if t.cutting == 1:
        t.cut = []
    cut_in(t, found)
    t.cutting -= 1
    if t.cutting == 0:
        t.cut = []
    now(t)


def reductions(t: DigimonTable, event: Happening) -> int:
    """1-3-11-3: by how much immediate effects could lower the cost of what is to be declared."""
    if not event.bit & t.kinds_watched:
        return 0
    now(t)
    total = 0
    found: list[Waiting] = []
    for body in [*t.battle(event.player), t.breeding(event.player)]:
        if isinstance(body, Stack) and body.kinds & event.bit:
            gather(t, body, body.zone % ZONES, [event], found)
    for waiting in found:
        effect = waiting.use.ability
        assert isinstance(effect, Effect)
        if effect.reduces and ready(t, waiting):
            total += effect.reduces
    return total


def gather(t: DigimonTable, stack: Stack, zone: int, events: list[Happening], found: list[Waiting]) -> None:
    """The immediate effects of a stack that these events set off."""
    for use in stack.active:
        effect = use.ability
        assert isinstance(effect, Effect)
        if not effect.would or not effect.kinds:
            continue
        if zone == BREEDING and not effect.places >> BREEDING & 1:
            continue
        if zone == BATTLE and effect.places and not effect.places >> BATTLE & 1:
            continue
        if not in_turn(t, effect, stack.controller):
            continue
        met = meeting(t, use, effect, stack, t.cards[use.uid], stack.controller, events, False)
        if not met:
            continue
        if effect.limit and t.used.get(use_key(t, use, stack), 0) >= effect.limit:
            t.cite("15-14-1-2", player=stack.controller)
            continue
        found.append(Waiting(use, stack, t.cards[use.uid], stack.controller, met))


def cut_in(t: DigimonTable, found: list[Waiting]) -> None:
    """15-4-3-5 among immediate effects only (15-8-5-3): the turn player's first; one whose condition fails may come later."""
    if t.recording:
        t.cite("15-8-5-1", player=found[0].player)
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
        key = use_key(t, chosen.use, chosen.stack)
        if key in t.cut and not chosen.use.ability.cumulative:
            t.cite("15-8-5-4", player=chosen.player)
            continue
        if activate(t, chosen):
            t.cut.append(key)
        now(t)


def ready(t: DigimonTable, waiting: Waiting) -> bool:
    """15-8-5-5: whether an immediate effect can be activated now: once per cause, and its conditions hold."""
    key = use_key(t, waiting.use, waiting.stack)
    if key in t.cut:
        t.cite("15-8-5-4", player=waiting.player)
        return False
    program = waiting.use.ability.program
    if isinstance(program, Op):
        return program.can(context_of(t, waiting))
    return False


# ------------------------------------------------------------------ rule checks


def rule_check(t: DigimonTable) -> None:
    """17-1-3: what the rules order, all at once, until there is nothing left."""
    while True:
        now(t)
        doomed: list[Stack] = []
        stray: list[tuple[Stack, str]] = []
        for player in (0, 1):
            for body in t.battle(player):
                assert isinstance(body, Stack)
                category = body.category
                if category & (DIGIMON | EGG):
                    if body.dp == NONE:
                        stray.append((body, "17-1-3-2"))
                    elif body.dp <= 0:
                        doomed.append(body)
                elif category & OPTION and not category & TAMER and not body.by_effect:
                    stray.append((body, "17-1-3-3"))
            raised = t.breeding(player)
            if raised is not None and not raised.category & (DIGIMON | EGG) and not raised.by_effect:
                stray.append((raised, "17-1-3-4"))
        links = check_links(t)
        if not doomed and not stray and not links:
            return
        t.cite("17-1-1")
        for stack, rule in stray:
            t.cite(rule, player=stack.controller)
            cease(t, stack, rule)
        if doomed:
            t.cite("17-1-3-1", player=doomed[0].controller)
            before = t.version
            delete(t, doomed, Cause("rule"), "17-1-3-1")
            if t.version == before and not stray and not links:
                return
            now(t)
            if not stray and not links and all(stack.alive and stack.dp <= 0 for stack in doomed):
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

