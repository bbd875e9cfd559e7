"""Chapter 600: the actions of the main phase."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.context import Context
from ....effects.ops import Cond
from ....table.decisions import Decision, Option
from ....table.events import Event
from ..things.actions import charge
from ..things.areas import enter, swap
from ..things.causes import Cause
from ..things.faces import DivineCrossFace
from ..things.modifiers import forbids_abilities
from ..things.piles import discard
from ..things.state import (
    NO_ACTION,
    NO_ASSIST_PLAY,
    NO_CHARGE,
    NO_DEPLOY,
    NO_ENERGY,
    NO_EVENT,
    NO_EX,
    NO_PLAYER_EX,
    NO_PLAYER_RETREAT,
    NO_RETREAT,
    NO_SWAP,
    STANDBY,
    STANDBY_AREAS,
    DivineCrossTable,
    Unit,
)
from .continuous import now
from .loops import note_choice, note_free_action, watch_choice, watched_options
from .playing import assist_targets, play_activated, play_card, use_key
from .rules import rule_check

END: Final = Option("end")


def main_phase(t: DivineCrossTable) -> None:
    """503.2 to 503.4: rule check, an action, and again, until the player ends the phase."""
    player = t.turn_player
    while True:
        known = t.resume and t.offered_at == t.version and not (t.explain or t.recording)
        if t.resume:
            t.resume = False
        else:
            rule_check(t, "503.2")
            if t.turn_ending:
                t.phase = "end"
                return
            t.main_actions += 1
            if t.loops or t.main_actions > 30:
                note_free_action(t)
        if known:  # a copy: nothing has changed since its model was asked
            now(t)
            options = t.offered
        else:
            options = actions(t, player)
            t.offered = options
            t.offered_at = t.version
        if t.turn_marks:
            options = watched_options(t, options)
        t.cite("503.3", player=player)
        option = t.ask(Decision(player, "main", options, "503.3", free=True))
        if t.turn_marks:
            watch_choice(t, player, option, len(options))
        if t.loops or t.main_actions > 30:
            note_choice(t, option)
        verb = option.verb
        if verb == "end":
            t.cite("607.1", player=player)
            t.cite("503.4", player=player)
            t.record(Event("main over", "503.3f", player))
            t.phase = "battle"
            return
        if verb == "charge":
            charge_action(t, player, option)
        elif verb == "deploy":
            t.cite("503.3b", player=player)
            t.cite("603.1", player=player)
            enter(t, t.cards[option.card], player, STANDBY, "603.1")
        elif verb == "play":
            t.cite("503.3c", player=player)
            t.cite("604.1", player=player)
            play_card(t, player, t.cards[option.card])
        elif verb == "retreat":
            retreat_action(t, player, option)
        else:
            ex_action(t, player, option)


def actions(t: DivineCrossTable, player: int) -> list[Option]:
    """601: everything the turn player can do now. Only legal actions are offered."""
    now(t)
    options: list[Option] = []
    flags = t.player_flags[player]
    hand = t.hand(player)
    units = t.units(player)
    if hand and not t.charged and not flags & NO_CHARGE:
        for body in units:
            assert isinstance(body, Unit)
            if not body.flags & NO_ENERGY:
                for card in hand:
                    options.append(Option("charge", card.uid))
                break
    room = len(t.standby(player)) < STANDBY_AREAS and not flags & NO_DEPLOY
    can_assist = 0
    for card in hand:
        kind = card.face.kind
        if kind == "unit":
            if room:
                options.append(Option("deploy", card.uid))
        elif kind == "event":
            if not t.event_played and not flags & NO_EVENT:
                options.append(Option("play", card.uid))
        elif kind == "action":
            if not flags & NO_ACTION:
                options.append(Option("play", card.uid))
        elif not flags & NO_ASSIST_PLAY:
            if can_assist == 0:
                can_assist = 1 if assist_targets(t, player) else -1
            if can_assist > 0:
                options.append(Option("play", card.uid))
    main = t.main(player)
    if main is not None and not t.retreated and not flags & NO_PLAYER_RETREAT:
        if len(main.energy) >= main.retreat and not main.flags & (NO_RETREAT | NO_SWAP):
            for body in t.standby(player):
                assert isinstance(body, Unit)
                if not body.flags & NO_SWAP:
                    options.append(Option("retreat", body.top.uid, body.bid))
    if not flags & NO_PLAYER_EX:
        for body in units:
            assert isinstance(body, Unit)
            for i, use in enumerate(body.active):
                if use.ability.kind == "activated" and can_use(t, player, body, use):
                    options.append(Option("ex", use.uid, body.bid, i, use.ability.name))
            if not body.stunned and not body.flags & 1:
                for i, skill in enumerate(body.skills):
                    activated = skill.skill.effect.activated
                    if activated is not None and can_use(t, player, body, Use(activated, skill.uid, 0)):
                        options.append(Option("skill", skill.uid, body.bid, i, skill.skill.name))
        if t.loose_cards:
            loose_actions(t, player, options)
    if t.barred:
        options = [option for option in options if repr(option.key()) not in t.barred]
    options.append(END)
    if t.explain:
        explain(t, player)
    return options


def can_use(t: DivineCrossTable, player: int, unit: Unit, use: Use) -> bool:
    """606, 802.2a, 803.1: may this activated ability be played now?"""
    if unit.stunned or unit.flags & NO_EX or use.ability.name in unit.banned:
        return False
    limit = use.ability.limit
    if limit and t.used and t.used.get(use_key(t, unit, use), 0) >= limit:
        return False
    if forbids_abilities(t, player, unit):
        return False
    condition = use.ability.replacement
    if isinstance(condition, Cond):
        return condition.holds(Context(t, player, unit, t.cards[use.uid], use))
    return True


def loose_actions(t: DivineCrossTable, player: int, options: list[Option]) -> None:
    """802.3: activated abilities of cards outside the areas."""
    for card in t.loose_cards:
        if card.owner != player or card.host is not None:
            continue
        zone = t.zones[card.zone].kind.name
        face = card.face
        assert isinstance(face, DivineCrossFace)
        for i, ability in enumerate(face.loose):
            if ability.kind == "activated" and ability.zone == zone:
                key = use_key(t, None, Use(ability, card.uid, 0))
                if not ability.limit or t.used.get(key, 0) < ability.limit:
                    options.append(Option("ex", card.uid, -1, i, ability.name))


def charge_action(t: DivineCrossTable, player: int, option: Option) -> None:
    """602: a card from hand becomes energy of an own unit; once a turn."""
    t.cite("503.3a", player=player)
    t.cite("602.1", player=player)
    card = t.cards[option.card]
    choices: list[Option] = []
    for body in t.units(player):
        assert isinstance(body, Unit)
        if not body.flags & NO_ENERGY:
            choices.append(Option("to", body.top.uid, body.bid))
    answer = t.ask(Decision(player, "to", choices, "602.1", source=card.uid, about="charge"))
    unit = t.bodies[answer.body]
    assert isinstance(unit, Unit)
    t.charged = True
    t.cite("906.1", player=player)
    charge(t, player, card, unit, Cause("rule", player), "602.1")


def retreat_action(t: DivineCrossTable, player: int, option: Option) -> None:
    """605: pay the retreat cost in energy, then main and standby unit change places; once a turn."""
    t.cite("503.3d", player=player)
    t.cite("605.1", player=player)
    t.retreated = True
    unit = t.bodies[option.body]
    assert isinstance(unit, Unit)
    retreat(t, player, unit)


def retreat(t: DivineCrossTable, player: int, unit: Unit) -> bool:
    """913: choose, pay, swap; all of it or nothing."""
    main = t.main(player)
    now(t)
    if main is None or len(main.energy) < main.retreat:
        t.cite("913.1d", player=player)
        return False
    if t.player_flags[player] & NO_PLAYER_RETREAT or main.flags & (NO_RETREAT | NO_SWAP) or unit.flags & NO_SWAP:
        t.cite("104.4", player=player)
        t.cite("913.1d", player=player)
        return False
    t.cite("913.1", player=player)
    t.cite("913.1a", player=player)
    t.cite("913.1b", player=player)
    left = main.energy[:]
    if main.retreat:
        paid = []
        for _ in range(main.retreat):
            options = [Option("choose", card.uid) for card in left]
            card = t.cards[t.ask(Decision(player, "choose", options, "913.1b", about="retreat")).card]
            left.remove(card)
            paid.append(card)
        discard(t, paid, Cause("rule", player), "913.1b")
    t.cite("913.1c", player=player)
    if swap(t, main, unit, Cause("rule", player), "912.1"):
        t.happened(Event("retreated", "605.1", player, body=main))
    return True


def ex_action(t: DivineCrossTable, player: int, option: Option) -> None:
    """606: an activated ability is played."""
    t.cite("503.3e", player=player)
    t.cite("606.1", player=player)
    if option.body < 0:
        face = t.cards[option.card].face
        assert isinstance(face, DivineCrossFace)
        use = Use(face.loose[option.number], option.card, 0)
        play_activated(t, player, None, use, use_key(t, None, use))
        return
    unit = t.bodies[option.body]
    assert isinstance(unit, Unit)
    if option.verb == "skill":
        skill = unit.skills[option.number]
        activated = skill.skill.effect.activated
        assert activated is not None
        use = Use(activated, skill.uid, 0)
    else:
        use = unit.active[option.number]
    play_activated(t, player, unit, use, use_key(t, unit, use))


def explain(t: DivineCrossTable, player: int) -> None:
    """Says which clause withholds what the player might expect to be able to do."""
    flags = t.player_flags[player]
    hand = t.hand(player)
    main = t.main(player)
    if t.charged:
        t.withhold("charge", -1, "602.2", player)
        for card in hand:
            t.withhold("charge", card.uid, "602.2", player)
    elif flags & NO_CHARGE:
        t.withhold("charge", -1, "104.4", player)
        for card in hand:
            t.withhold("charge", card.uid, "104.4", player)
    full = len(t.standby(player)) >= STANDBY_AREAS
    targets = assist_targets(t, player)
    for card in hand:
        kind = card.face.kind
        if kind == "unit":
            if full:
                t.withhold("deploy", card.uid, "603.2", player)
            elif flags & NO_DEPLOY:
                t.withhold("deploy", card.uid, "104.4", player)
        elif kind == "event":
            if t.event_played:
                t.withhold("play", card.uid, "604.3", player)
                t.withhold("play", card.uid, "803.2", player)
                t.withhold("play", card.uid, "803.1", player)
            elif flags & NO_EVENT:
                t.withhold("play", card.uid, "104.4", player)
        elif kind == "action":
            if flags & NO_ACTION:
                t.withhold("play", card.uid, "104.4", player)
        elif flags & NO_ASSIST_PLAY:
            t.withhold("play", card.uid, "104.4", player)
        elif not targets:
            t.withhold("play", card.uid, "804.2b", player)
            t.withhold("play", card.uid, "804.2b-1", player)
    if main is not None:
        explain_retreat(t, player, main)
    for body in t.units(player):
        assert isinstance(body, Unit)
        if any(skill.skill.effect.activated is None for skill in body.skills):
            t.withhold("skill", body.top.uid, "703.1", player)
        for use in body.active:
            if use.ability.kind != "activated" or can_use(t, player, body, use):
                continue
            if body.stunned:
                t.withhold("ex", use.uid, "802.2a", player)
            elif (
                use.ability.name in body.banned
                or body.flags & NO_EX
                or flags & NO_PLAYER_EX
                or forbids_abilities(t, player, body)
            ):
                t.withhold("ex", use.uid, "104.4", player)
            else:
                t.withhold("ex", use.uid, "803.1", player)


def explain_retreat(t: DivineCrossTable, player: int, main: Unit) -> None:
    """Says which clauses withhold a retreat: of the main unit, and of each standby unit that could take its place."""
    standby = t.standby(player)
    if t.retreated:
        rules = ["605.2"]
    elif t.player_flags[player] & NO_PLAYER_RETREAT or main.flags & (NO_RETREAT | NO_SWAP):
        rules = ["104.4"]
    elif not standby or len(main.energy) < main.retreat:
        rules = ["605.3", "913.1d"]
    else:
        rules = []
        for body in standby:
            if isinstance(body, Unit) and body.flags & NO_SWAP:
                t.withhold("retreat", body.top.uid, "104.4", player)
    for body in [main, *standby]:
        for rule in rules:
            t.withhold("retreat", body.top.uid, rule, player)
