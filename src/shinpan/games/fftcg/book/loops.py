"""Chapter 13: endless loops. A position that comes back is a loop; who can stop it decides how often it runs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....effects.abilities import Use
from ....effects.sums import MASK, joined, mixed
from ....table.cards import Card
from ....table.decisions import Decision, Option
from ....table.table import DRAW
from ..things.faces import FFFace
from ..things.state import LB, ZONES, Character, FFTable, StackItem, card_of
from .waiting import use_key

LIMIT: Final = 200
"""Auto-abilities in one chain after which even a loop that changes numbers counts as endless."""
RETURNS: Final = 3
"""So often a position must come back before the game is a draw: players who could act have seen it by then."""
ROUNDS: Final = 20
"""So often a player can do the same in a turn before it counts as a loop, even if it changes something each time."""
WAYS_OUT: Final = ("no", "done", "none", "pass")

Choice = tuple[int, int, Option, bool]
"""A player, the question that was put, what was chosen, and whether it could have been declined."""


class Snapshot:
    """Everything the further course depends on. Cards count, not what they were before they came back (7.4).

    Which cards lie where is kept as a sum (``effects/sums.py``): the order of hands and Break Zones does not count.
    """

    def __init__(self, t: FFTable) -> None:
        self.phase = t.phase
        self.step = t.step
        self.priority = t.priority
        self.crystals = t.crystals.copy()
        self.rules = [len(t.rules_of[0]), len(t.rules_of[1])]
        self.later = [id(later.skill) for later in t.later]
        self.lasting = sum(1 for lasting in t.lasting if not lasting.refs or any(is_there(t, ref) for ref in lasting.refs))
        self.cards: i64 = 0
        cards: i64 = 0
        self.bodies: list[list[int]] = []
        self.counters: list[dict[str, int]] = []
        for zone in t.zones:
            for body in zone.bodies:
                assert isinstance(body, Character)
                self.keep(t, body)
            if zone.kind.ordered:
                for card in zone.cards:
                    cards = joined(cards, card.uid)
            else:
                pile: i64 = 0
                for card in zone.cards:
                    pile += mixed(card.uid)
                cards = joined(cards, pile & MASK)
            cards = joined(cards, -2)
        self.cards = cards
        self.stack = [stacked(t, item) for item in t.stack]
        self.attack: list[int] = []
        attack = t.attack
        if attack is not None:
            self.attack = [t.bodies[bid].uid for bid in attack.members if bid in t.bodies]
            self.attack.append(t.bodies[attack.blocker].uid if attack.blocker in t.bodies else -1)
            self.attack.append(attack.blocked)
        self.loose: list[tuple[int, int]] = []
        if t.used:
            for uid in t.loose:
                uses = loose_uses(t, t.cards[uid])
                if uses:
                    self.loose.append((uid, uses))
        self.turned: list[int] = []
        if t.limits:
            self.turned = [card.uid for player in (0, 1) for card in t.cards_in(player, LB) if card.face_up]

    def keep(self, t: FFTable, body: Character) -> None:
        """Notes what a Character is now."""
        facts = [body.zone, body.uid, body.dull, body.frozen, body.damage, body.power, body.words, body.flags, body.kinds]
        facts += [body.elements, body.attacks, body.since == t.turn, len(body.active), len(body.rules)]
        for use in body.active:
            if use.ability.limit:
                facts.append(t.used.get(use_key(t, use, body), 0))
        self.bodies.append(facts)
        self.counters.append(body.counters.copy())

    def same(self, other: Snapshot) -> bool:
        """Whether two positions are the same."""
        if self.stack != other.stack or self.phase != other.phase or self.priority != other.priority:
            return False
        if self.bodies != other.bodies or self.counters != other.counters or self.attack != other.attack:
            return False
        if self.crystals != other.crystals or self.rules != other.rules or self.later != other.later:
            return False
        if self.turned != other.turned:
            return False
        if self.step != other.step or self.loose != other.loose or self.lasting != other.lasting:
            return False
        return self.cards == other.cards


def is_there(t: FFTable, ref: int) -> bool:
    """Whether what a lasting effect is about has not gone."""
    return -1 - ref in t.bodies if ref < 0 else t.thing(ref) is not None


def stacked(t: FFTable, item: StackItem) -> list[int]:
    """What lies on the stack, and which cards it chose."""
    facts = [item.uid, id(item.use.ability), item.controller]
    for _, refs in item.chosen:
        for ref in refs:
            thing = t.thing(ref)
            facts.append(card_of(thing, t).uid if thing is not None else -1)
    return facts


def loose_uses(t: FFTable, card: Card) -> int:
    """How often the abilities of a card that work off the field were used this turn."""
    if card.host is not None or card.zone >= 2 * ZONES or not t.used:
        return 0
    face = card.face
    assert isinstance(face, FFFace)
    return sum(t.used.get(use_key(t, Use(skill, card.uid, 0), None), 0) for skill in face.skills if skill.limit)


class Mark:
    """A position in which an auto-ability was resolved."""

    def __init__(self, position: Snapshot, since: int) -> None:
        self.position = position
        self.since = since
        """How many choices of the chain came before it."""
        self.returns = 0
        """How often it has come back."""

    def copy(self) -> Mark:
        """The same for a copied table."""
        twin = Mark(self.position, self.since)
        twin.returns = self.returns
        return twin


# ------------------------------------------------------------------ chains of auto-abilities


def chain_over(t: FFTable) -> None:
    """A player acted, or a step ended: what follows is no longer the same chain."""
    if t.marks or t.loop_barred:
        t.marks = {}
        t.loop_choices = []
        t.loop_barred = []
        t.loop_replayed = []
        t.loop_rounds = 0
        t.loop_from = 0
        t.resolved = 0


def note_loop(t: FFTable, item: StackItem) -> None:
    """13.1: called before something is resolved: where the same ability meets the same position again, a loop goes on."""
    if item.kind != "auto" or t.loop_rounds > 0:
        return
    key = (item.uid, id(item.use.ability))
    here = Snapshot(t)
    known = t.marks.get(key)
    if known is None:
        t.marks[key] = [Mark(here, len(t.loop_choices))]
    else:
        for mark in known:
            if mark.position.same(here):
                mark.returns += 1
                come_back(t, mark)
                return
        known.append(Mark(here, len(t.loop_choices)))
    t.resolved += 1
    if t.resolved >= LIMIT:
        leave_loop(t, t.loop_choices[t.loop_from :], True)
        t.loop_from = len(t.loop_choices)
        t.resolved = 0
    elif t.resolved == LIMIT // 2:
        t.loop_from = len(t.loop_choices)


def come_back(t: FFTable, mark: Mark) -> None:
    """The position is there again: what was chosen since says who can stop it."""
    choices = open_choices(t, t.loop_choices[mark.since :])
    if choices or mark.returns >= RETURNS:
        leave_loop(t, choices, False)
        t.loop_choices = []
        t.marks = {}
        t.resolved = 0
        t.loop_from = 0


def open_choices(t: FFTable, choices: list[Choice]) -> list[Choice]:
    """The choices that might be made otherwise: not those for which nothing else is left."""
    return [choice for choice in choices if not any(alike(choice, other) for other in t.loop_barred)]


def leave_loop(t: FFTable, choices: list[Choice], growing: bool) -> None:
    """13.1 to 13.3: a draw if nobody can stop it; else who can names a number, and whoever named the smaller one stops it."""
    t.cite("13.1")
    choices = open_choices(t, choices)
    able = [player for player in (t.turn_player, 1 - t.turn_player) if any(choice[0] == player for choice in choices)]
    if not able:
        t.end(DRAW, "13.1", "loop")
    rule = "13.2" if len(able) == 1 else "13.3"
    who = able[0]
    smallest = -1
    for player in able:
        t.cite(rule, player=player)
        named = name_number(t, player, rule)
        if smallest < 0 or named < smallest:
            smallest = named
            who = player
    own = [choice for choice in choices if choice[0] == who]
    ways: list[Choice] = []
    for choice in [choice for choice in own if choice[3]] or own:
        if not any(alike(choice, other) for other in ways):
            ways.append(choice)
    t.loop_barred = t.loop_barred + ways
    t.loop_replayed = [choice for choice in choices if not any(alike(choice, way) for way in ways)]
    t.loop_rounds = smallest if growing else 0


def name_number(t: FFTable, player: int, rule: str) -> int:
    """A player who can stop the loop says how often it runs."""
    options = [Option("number", number=n) for n in range(1000)]
    return t.ask(Decision(player, "number", options, rule, about="loop")).number


def same(a: Option, b: Option) -> bool:
    """Whether two options are about the same, also if a card has come back as a new one."""
    return a.verb == b.verb and a.card == b.card and a.number == b.number and a.name == b.name


def alike(a: Choice, b: Choice) -> bool:
    """Whether the same player chose the same for the same question."""
    return a[0] == b[0] and a[1] == b[1] and same(a[2], b[2])


def question(t: FFTable, decision: Decision) -> int:
    """Which question it is: of which ability, and what for."""
    item = t.item(t.resolving) if t.resolving >= 0 else None
    source = (item.uid, id(item.use.ability)) if item is not None else (-1, 0)
    return hash((source, decision.kind, decision.rule, decision.source, decision.about))


def steer(t: FFTable, decision: Decision) -> None:
    """13.2, 13.3: the loop goes on as it did until the player who stops it comes to a choice: that is not made again."""
    player, key = decision.player, question(t, decision)
    barred = [choice for choice in t.loop_barred if choice[0] == player and choice[1] == key]
    left = [option for option in decision.options if not any(same(choice[2], option) for choice in barred)]
    if left and len(left) < len(decision.options):
        if t.loop_rounds > 0:
            if barred[0] is t.loop_barred[0]:
                t.loop_rounds -= 1
            decision.options = [next(option for option in decision.options if option not in left)]
            return
        t.loop_replayed = []
        decision.options = left
        return
    for choice in t.loop_replayed:
        if choice[0] == player and choice[1] == key:
            for option in decision.options:
                if same(choice[2], option):
                    decision.options = [option]
                    return


def note_answer(t: FFTable, decision: Decision, option: Option) -> None:
    """Remembers a choice in the course of a chain, in case it is part of a loop."""
    if decision.about != "loop" and option.verb not in WAYS_OUT:
        optional = any(other.verb in WAYS_OUT for other in decision.options)
        t.loop_choices.append((decision.player, question(t, decision), option, optional))


# ------------------------------------------------------------------ what players do of their own accord


class Acted:
    """What a player did, and in which position."""

    def __init__(self, key: int, position: Snapshot, version: int, player: int, option: Option) -> None:
        self.key = key
        self.position = position
        self.version = version
        self.player = player
        self.option = option


def key_of(t: FFTable) -> int:
    """A first look at a position: different positions mostly differ in it."""
    facts = [t.priority, len(t.stack), t.crystals[0], t.crystals[1]]
    for zone in t.zones:
        facts.append(len(zone.cards))
        for body in zone.bodies:
            assert isinstance(body, Character)
            facts.append(body.dull)
    return hash(tuple(facts))


def note_action(t: FFTable, player: int, options: list[Option]) -> list[Option]:
    """13.2, 13.3: a position that comes back by what players do is a loop of theirs: who ends it cannot do that again there."""
    if len(options) == 1 or not t.acted:
        return options
    if t.worn:
        options = [option for option in options if act_of(player, option) not in t.worn]
    key = key_of(t)
    here: Snapshot | None = None
    barred: list[Option] = []
    for index, acted in enumerate(t.acted):
        if acted.key != key or acted.player != player or acted.version == t.version:
            continue
        if here is None:
            here = Snapshot(t)
        if acted.position.same(here):
            if index not in t.ended:
                end_actions(t, index)
            if t.ended[index] != t.version:
                barred.append(acted.option)
    if not barred:
        return options
    return [option for option in options if not any(same(option, other) for other in barred)]


def end_actions(t: FFTable, index: int) -> None:
    """13.2, 13.3: who acted in the loop names how often; whoever named the smaller number does not do it again."""
    t.cite("13.1")
    firsts: dict[int, int] = {}
    for place in range(index, len(t.acted)):
        firsts.setdefault(t.acted[place].player, place)
    rule = "13.2" if len(firsts) == 1 else "13.3"
    smallest = -1
    who = -1
    for player in (t.turn_player, 1 - t.turn_player):
        if player in firsts:
            t.cite(rule, player=player)
            named = name_number(t, player, rule)
            if smallest < 0 or named < smallest:
                smallest = named
                who = player
    for player, place in firsts.items():
        t.ended[place] = -1 if player == who else t.version


def note_choice(t: FFTable, player: int, option: Option) -> bool:
    """Remembers what a player does, and in which position. Whether it is done: not once more than the player said (13.2)."""
    act = act_of(player, option)
    count = t.repeats.get(act, 0) + 1
    t.repeats[act] = count
    if count > ROUNDS:
        if act not in t.rounds:
            t.cite("13.1")
            t.cite("13.2", player=player)
            t.rounds[act] = name_number(t, player, "13.2")
        left = t.rounds[act]
        if not left:
            t.worn.append(act)
            return False
        t.rounds[act] = left - 1
    if count >= ROUNDS and t.rounds.get(act, -1) == 0:
        t.worn.append(act)
    t.acted.append(Acted(key_of(t), Snapshot(t), t.version, player, option))
    return True


def act_of(player: int, option: Option) -> tuple[int, int, int, str]:
    """What a player does, whatever comes of it."""
    return player, option.card, option.number, option.verb


def note_turn(t: FFTable) -> None:
    """A new turn: what was done in the last one cannot come back; a loop that was ended is not begun again (13.2)."""
    t.acted = []
    t.ended = {}
    t.repeats = {}
    t.worn = []
    for act in t.rounds:
        t.rounds[act] = 0
