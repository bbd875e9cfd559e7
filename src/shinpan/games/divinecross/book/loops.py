"""1101: loops. A position that comes back is a loop; who can stop it decides how often it runs."""

from __future__ import annotations

from typing import Final

from ....table.decisions import Decision, Option
from ....table.table import DRAW
from ..things.state import NO_KO, DivineCrossTable, Unit
from ..things.triggers import Pending

LONG: Final = 100
"""Turns after which repeated positions are looked for even while cards are drawn."""
LIMIT: Final = 2000
"""Steps of one rule check after which even a loop that changes numbers counts as endless."""


def position(t: DivineCrossTable) -> str:
    """The whole position as text, hidden cards included. Two equal texts are the same position."""
    parts: list[str] = [t.phase, str(t.turn_player), str(t.ticket), str(t.charged), str(t.retreated), str(t.event_played)]
    for zone in t.zones:
        if zone.bodies:
            for body in zone.bodies:
                assert isinstance(body, Unit)
                assist = body.assist.uid if body.assist is not None else -1
                energy = sorted(card.uid for card in body.energy)
                # what cannot be KO'd can take damage for ever: more of it is no other position
                damage = min(body.damage, body.hp) if body.flags & NO_KO else body.damage
                parts.append(f"{zone.index}:{body.bid}.{damage}.{body.stunned}.{assist}.{energy}.{body.hp}.{body.attributes}")
        elif zone.kind.name == "hand":
            parts.append(f"{zone.index}:{sorted(card.uid for card in zone.cards)}")
        else:
            parts.append(f"{zone.index}:{[card.uid for card in zone.cards]}")
    parts.append(str(sorted(t.used.items())))
    parts.append(str([(pending.use.uid, pending.use.ability.name, pending.controller) for pending in t.pending]))
    parts.append(str([(len(lasting.parts), lasting.refs, lasting.last) for lasting in t.lasting]))
    return "|".join(parts)


def signature(t: DivineCrossTable) -> int:
    """A quick number for a position: equal positions have equal ones, and most others do not."""
    total = t.ticket + 7 * len(t.pending)
    for zone in t.zones:
        total = (total * 31 + len(zone.cards)) % 1000000007
        for body in zone.bodies:
            assert isinstance(body, Unit)
            total = (total * 31 + body.bid + 1000 * body.damage + len(body.energy) + (7 if body.stunned else 0)) % 1000000007
    return total


def about_to_play(t: DivineCrossTable, pending: Pending) -> bool:
    """Called before a triggered ability is played. A position that comes back is a loop; true if it was stopped.

    For an ability that is not optional only a signature is kept the first time, and the whole position the second.
    """
    key = (id(pending.use.ability), pending.use.uid)
    quick = signature(t)
    known = t.loop_marks.get(key)
    if known is None:
        t.loop_marks[key] = (quick, position(t) if pending.use.ability.optional else "")
        return False
    here = position(t) if known[0] == quick or t.checks > LIMIT else ""
    if (known[1] and known[1] == here) or t.checks > LIMIT:
        t.cite("1101.1")
        if not name_number(t):
            t.end(DRAW, "1101.1c", "loop")
        t.loop_marks = {}
        t.checks = 0
        return True
    t.loop_marks[key] = (quick, here)
    return False


def least_named(t: DivineCrossTable, able: list[int], rule: str) -> int:
    """Lets players name how often a loop is to run; who named the smaller number and so stops it."""
    smallest = 1 << 30
    who = able[0]
    for player in able:
        options = [Option("number", number=n) for n in range(1000)]
        named = t.ask(Decision(player, "number", options, rule, about="loop")).number
        if named < smallest:
            smallest = named
            who = player
    return who


def name_number(t: DivineCrossTable) -> bool:
    """1101.1a, 1101.1b: those who can stop the loop name a number; the smaller one counts. False if nobody can."""
    able = [
        player for player in (t.turn_player, 1 - t.turn_player) if t.deciders >> player & 1 and not t.refusing >> player & 1
    ]
    if not able:
        return False
    rule = "1101.1a" if len(able) == 1 else "1101.1b"
    t.cite(rule)
    who = least_named(t, able, rule)
    t.refusing |= 1 << who
    return True


def note_free_action(t: DivineCrossTable) -> None:
    """At a main-phase action: a position that comes back means the turn player can repeat a loop at will."""
    here = position(t)
    if here in t.seen_positions:
        index = t.seen_positions.index(here)
        option = t.seen_options[index]
        if option and option not in t.barred:
            t.cite("1101.1")
            t.cite("1101.1a", player=t.turn_player)
            options = [Option("number", number=n) for n in range(1000)]
            t.ask(Decision(t.turn_player, "number", options, "1101.1a", about="loop"))
            t.barred.append(option)
        t.seen_positions = t.seen_positions[: index + 1]
        t.seen_options = t.seen_options[:index]
    else:
        t.seen_positions.append(here)
        t.seen_options = t.seen_options[: len(t.seen_positions) - 1]


def note_choice(t: DivineCrossTable, option: Option) -> None:
    """Remembers what was done at the position just noted; anything else than a barred loop opens it again."""
    name = repr(option.key())
    t.seen_options.append(name)
    if t.barred and name not in t.barred:
        t.barred = []


def repeated_turns(t: DivineCrossTable) -> None:
    """1101 over whole turns: a position that comes back at the start of a turn is a loop of turns.

    If nobody had a choice in between, nobody can stop it: a draw. Otherwise those who had one name a number, and
    who named the smaller one may not make the same choices again.
    """
    here = position(t)
    seen = t.turn_marks.get(here)
    if seen is None:
        t.turn_marks[here] = len(t.turn_choices)
        return
    segment = [choice for choice in t.turn_choices[seen:] if choice[2] > 1]
    able = [player for player in (t.turn_player, 1 - t.turn_player) if any(choice[0] == player for choice in segment)]
    t.cite("1101.1")
    if not able:
        t.end(DRAW, "1101.1c", "loop")
    rule = "1101.1a" if len(able) == 1 else "1101.1b"
    t.cite(rule)
    who = least_named(t, able, rule)
    for player, made, _ in segment:
        if player == who:
            t.turn_barred[made] = True
    t.turn_marks = {here: 0}
    t.turn_choices = []


def watched_options(t: DivineCrossTable, options: list[Option]) -> list[Option]:
    """The options without those that would only repeat a loop of turns; there is always one left."""
    if not t.turn_barred:
        return options
    here = position(t)
    left = [option for option in options if here + repr(option.key()) not in t.turn_barred]
    return left if left else options[-1:]


def watch_choice(t: DivineCrossTable, player: int, option: Option, count: int) -> None:
    """Notes a choice at a free action while turns are watched."""
    t.turn_choices.append((player, position(t) + repr(option.key()), count))
