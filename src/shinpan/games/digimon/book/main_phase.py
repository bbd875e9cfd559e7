"""6-5: the actions of the main phase."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.ops import Op
from ....table.cards import Card
from ....table.decisions import Decision, Option
from ..things.context import Ctx
from ..things.faces import DIGIMON, NONE, OPTION, WAYS, DigimonFace
from ..things.joining import OptionalOp, Sentences
from ..things.needs import MaterialLine
from ..things.state import BATTLE, BREEDING, HAND, RULE, TRASH, ZONES, DigimonTable, Effect, Happening, Stack
from ..things.verbs import Do
from .attack import can_attack, declare, targets
from .costs import DIGIVOLVE, LINKING, changed, play_cost, use_cost
from .declaring import affordable
from .digivolution import DIGIVOLVING, digivolve, pay_besides, unbinding, ways
from .fusions import burst, burst_ways, dna, dna_lines, fuse, fusion_ways
from .keywords import Keyword
from .linking import link, link_ways
from .loops import note_action, note_choice
from .materials import explain_stand_ins
from .options import can_use, colors_met, use_option
from .playing import FULL, can_play, play
from .values import now
from .waiting import Waiting, carry_out, context_of, locked, settle, use_key

DNA: Final = WAYS["dna"]
BURST_OR_FUSION: Final = WAYS["burst"] | WAYS["fusion"]
LINKED: Final = WAYS["link"]


def main_phase(t: DigimonTable) -> None:
    """6-5-1: any number of actions, each when nothing is left to do; then the turn may be over."""
    player = t.turn_player
    while True:
        known = t.resume and t.offered_at == t.version and not (t.explain or t.recording)
        if t.resume:
            t.resume = False
        else:
            settle(t)
            if turn_is_over(t):
                t.cite("6-1-4-1", player=player)
                t.resume_phase = "main"
                t.phase = "end"
                return
        t.resolved = 0
        now(t)
        if known:  # a copy: nothing has changed since its model was asked
            options = t.offered
        else:
            t.whisper = player
            options = actions(t, player)
            t.whisper = -1
            t.offered = options
            t.offered_at = t.version
        t.cite("6-5-1", player=player)
        options = note_action(t, options)
        option = t.ask(Decision(player, "main", options, "6-5-1", free=True))
        note_choice(t, option)
        perform(t, player, option)
        t.record(Happening("action", "6-5-1", player))


def turn_is_over(t: DigimonTable) -> bool:
    """6-1-4-1: memory at 1 or more on the other side, or at what an effect says instead."""
    now(t)
    limit = 1
    for rule in t.rules_of[t.turn_player]:
        if rule.kind == "turn end":
            limit = rule.number
    return t.memory_of(t.turn_player) <= -limit


def perform(t: DigimonTable, player: int, option: Option) -> None:
    """Carries out a main-phase action."""
    verb = option.verb
    stack = t.stack(option.body)
    if verb == "pass":
        t.set_memory(player, -3, "6-5-1-7-1")
    elif verb == "play":
        t.cite("6-5-1-1-1", player=player)
        play(t, player, t.cards[option.card], RULE)
    elif verb == "use":
        t.cite("6-5-1-3-1", player=player)
        use_option(t, player, t.cards[option.card], RULE)
    elif verb == "digivolve":
        assert stack is not None
        t.cite("6-5-1-2-1", player=player)
        t.cite("8-1-2-6", player=player)
        if t.recording and len(ways(t, player, t.cards[option.card], stack)) > 1:
            t.cite("8-1-2-1", player=player)
        if not pay_besides(t, player, t.cards[option.card], stack, option.number):
            return
        digivolve(t, player, t.cards[option.card], stack, option.number, RULE)
    elif verb == "dna":
        t.cite("6-5-1-2-2", player=player)
        dna(t, player, t.cards[option.card], option.number, RULE)
    elif verb == "burst":
        assert stack is not None
        t.cite("6-5-1-2-3", player=player)
        burst(t, player, t.cards[option.card], stack, option.number, RULE)
    elif verb == "appfuse":
        assert stack is not None
        t.cite("6-5-1-2-4", player=player)
        fuse(t, player, t.cards[option.card], stack, option.number, RULE)
    elif verb == "link":
        assert stack is not None
        t.cite("6-5-1-4-1", player=player)
        link(t, player, t.cards[option.card], stack, option.number, RULE)
    elif verb == "attack":
        assert stack is not None
        t.cite("6-5-1-5-1", player=player)
        declare(t, stack, option.number, RULE)
    elif verb == "activate":
        t.cite("6-5-1-6-1", player=player)
        activate_main(t, player, option)


def activate_main(t: DigimonTable, player: int, option: Option) -> None:
    """15-8-4-2: an activation-type effect is declared and carried out."""
    for waiting in activations(t, player):
        effect = waiting.use.ability
        assert isinstance(effect, Effect)
        bid = waiting.stack.bid if waiting.stack is not None else -1
        if (
            waiting.use.uid == option.card
            and bid == option.body
            and effect.number == option.number
            and effect.name == option.name
        ):
            t.cite("15-8-4-1", player=player)
            t.cite("15-8-4-2", player=player)
            t.cite("15-16-7-1", player=player)
            c = context_of(t, waiting)
            c.declared = True
            zone = waiting.card.zone % ZONES
            if waiting.stack is None and zone == HAND:
                t.cite("15-14-2-1", player=player)
                t.record(Happening("revealed", "15-14-2-1", player, card=waiting.card))
                waiting.card.shown = 3
            elif waiting.stack is None and zone == TRASH:
                t.cite("15-14-3-1", player=player)
            elif waiting.stack is not None and zone == BREEDING:
                t.cite("15-14-4-1", player=player)
            c.begin()
            carry_out(t, effect, c)
            if waiting.card.ref == waiting.ref and zone == HAND and waiting.stack is None:
                waiting.card.shown = 0
            return
    raise AssertionError(f"not offered: {option}")


def activations(t: DigimonTable, player: int) -> list[Waiting]:
    """15-8-4: the [Main] effects that can be declared now."""
    found: list[Waiting] = []
    for zone in (BATTLE, BREEDING):
        for body in t.zones[player * ZONES + zone].bodies:
            assert isinstance(body, Stack)
            for use in body.active:
                effect = use.ability
                assert isinstance(effect, Effect)
                if not effect.main or not effect.turns & 1:
                    continue
                if zone == BREEDING and not effect.places >> BREEDING & 1:
                    continue
                if zone == BATTLE and effect.places and not effect.places >> BATTLE & 1:
                    continue
                if effect.delay and body.placed_turn == t.turn:
                    if t.explain:
                        t.withhold("activate", use.uid, "16-16-3", player)
                    continue
                consider(t, Waiting(use, body, t.cards[use.uid], player, []), found)
    for uid in t.loose:
        card = t.cards[uid]
        face = card.face
        assert isinstance(face, DigimonFace)
        if card.owner == player and card.host is None:
            for ability in face.effects if face.option is None else face.effects + face.option.effects:
                assert isinstance(ability, Effect)
                if (
                    ability.main
                    and ability.places
                    and card.zone % ZONES != BATTLE
                    and ability.places >> (card.zone % ZONES) & 1
                ):
                    consider(t, Waiting(Use(ability, uid, 0), None, card, player, []), found)
    return found


def consider(t: DigimonTable, waiting: Waiting, found: list[Waiting]) -> None:
    """15-8-4-3-1, 15-8-4-4-1: offered only if its conditions hold and its costs can be paid."""
    effect = waiting.use.ability
    assert isinstance(effect, Effect)
    if effect.limit and t.used.get(use_key(t, waiting.use, waiting.stack), 0) >= effect.limit:
        if t.explain:
            t.withhold("activate", waiting.use.uid, "15-14-1-2", waiting.player)
        return
    if locked(t, waiting.stack, effect, waiting.player, [], "Main"):
        if t.explain:
            t.withhold("activate", waiting.use.uid, "15-1-3", waiting.player)
        return
    program = effect.program
    c = context_of(t, waiting)
    c.declared = True
    if isinstance(program, Op) and (program.can(c) or effect.limit and idle(program)):
        found.append(waiting)
    elif t.explain:
        t.withhold("activate", waiting.use.uid, "15-8-4-3-1" if c.unmet else "15-8-4-4-1", waiting.player)


def idle(program: Op) -> bool:
    """15-8-4-2: whether it can be declared though it does nothing: what asks for nothing first (15-8-4-3, 15-8-4-4).

    Only one with a number of uses is offered then: any other would be as good as no action at all.
    """
    first = program.ops[0] if isinstance(program, Sentences) else program
    op = first.op if isinstance(first, OptionalOp) else None
    return isinstance(op, Do) and not isinstance(op, Keyword)


def actions(t: DigimonTable, player: int) -> list[Option]:
    """Everything the turn player can do now. Only legal actions are offered."""
    now(t)
    options: list[Option] = []
    stacks: list[Stack] = []
    for body in t.battle(player):
        assert isinstance(body, Stack)
        stacks.append(body)
    raised = t.breeding(player)
    if raised is not None:
        stacks.append(raised)
    for card in t.cards_in(player, HAND):
        face = card.face
        assert isinstance(face, DigimonFace)
        if face.category == DIGIMON or face.kind == "tamer":
            offer_play(t, player, card, face, options)
        if face.category == OPTION or face.option is not None:
            offer_use(t, player, card, options)
        if face.category == DIGIMON:
            offer_digivolve(t, player, card, face, stacks, options)
        if face.special:
            offer_links(t, player, card, stacks, options)
    for stack in stacks:
        if stack.in_battle:
            if stack.face.special:
                offer_links(t, player, stack.top, stacks, options)
            if can_attack(t, stack):
                for target in targets(t, stack):
                    options.append(Option("attack", stack.top.uid, stack.bid, target))
            elif t.explain and stack.is_digimon:
                rule = "7-1-2-1" if stack.played_turn == t.turn else "11-2-5" if not stack.suspended else "11-2-1"
                t.withhold("attack", stack.top.uid, rule, player)
    for waiting in activations(t, player):
        effect = waiting.use.ability
        assert isinstance(effect, Effect)
        bid = waiting.stack.bid if waiting.stack is not None else -1
        options.append(Option("activate", waiting.use.uid, bid, effect.number, effect.name))
    options.append(Option("pass"))
    return options


def offer_play(t: DigimonTable, player: int, card: Card, face: DigimonFace, options: list[Option]) -> None:
    """6-5-1-1-1: playing a Digimon or Tamer."""
    if face.cost == NONE or not can_play(t, player, card, RULE):
        if t.explain:
            t.withhold("play", card.uid, "7-1-1" if face.cost == NONE else "15-1-3", player)
    elif affordable(t, player, play_cost(t, player, card), "would play", card):
        options.append(Option("play", card.uid))
        if t.explain:
            for special in face.special:
                if isinstance(special, MaterialLine) and special.kind == "xros":
                    explain_stand_ins(t, player, card, special)


def offer_use(t: DigimonTable, player: int, card: Card, options: list[Option]) -> None:
    """6-5-1-3-1: using an option."""
    if not can_use(t, player, card, RULE):
        if t.explain:
            t.withhold("use", card.uid, "15-1-3", player)
    elif not colors_met(t, player, card):
        if t.explain:
            several = bin(asked_colors(card)).count("1") > 1
            t.withhold("use", card.uid, "4-19-3" if several else "4-19-2", player)
            if several:
                t.cite("2-4-3-2", player=player)
    elif affordable(t, player, use_cost(t, player, card), "would use", card):
        t.cite("4-19-1", player=player)
        options.append(Option("use", card.uid))


def asked_colors(card: Card) -> int:
    """4-19: the colours that using a card asks for."""
    face = card.face
    assert isinstance(face, DigimonFace)
    return face.used.asks or face.colors


def offer_digivolve(
    t: DigimonTable, player: int, card: Card, face: DigimonFace, stacks: list[Stack], options: list[Option]
) -> None:
    """6-5-1-2: digivolving, in all its ways."""
    fits = False
    known: Ctx | None = None
    if face.ways & DIGIVOLVING and not t.recording and unbinding(face):
        known = Ctx(t, player, None, card)
    for stack in stacks:
        for cost in ways(t, player, card, stack, FULL, known):
            fits = True
            if affordable(t, player, changed(t, player, card, DIGIVOLVE, cost, stack), "would digivolve", card, stack):
                options.append(Option("digivolve", card.uid, stack.bid, cost))
    if t.explain and not fits and face.requirements:
        t.withhold("digivolve", card.uid, "8-1-3-1", player)
    if not face.ways:
        return
    if face.ways & DNA:
        for index in dna_lines(t, player, card):
            options.append(Option("dna", card.uid, -1, index))
    if face.ways & BURST_OR_FUSION:
        for stack in stacks:
            for cost in burst_ways(t, player, card, stack):
                options.append(Option("burst", card.uid, stack.bid, cost))
            for cost in fusion_ways(t, player, card, stack):
                options.append(Option("appfuse", card.uid, stack.bid, cost))


def offer_links(t: DigimonTable, player: int, card: Card, stacks: list[Stack], options: list[Option]) -> None:
    """6-5-1-4-1: linking a card from the hand or the battle area."""
    face = card.face
    assert isinstance(face, DigimonFace)
    if not face.ways & LINKED:
        return
    for stack in stacks:
        if stack.in_battle:
            for cost in link_ways(t, player, card, stack):
                if affordable(t, player, changed(t, player, card, LINKING, cost), "would link", card, stack):
                    options.append(Option("link", card.uid, stack.bid, cost))
