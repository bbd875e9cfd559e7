"""18-3: endless loops. A position that comes back is a loop; who can stop it decides how often it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ....effects.sums import MASK, joined, mixed
from ....table.decisions import Decision, Option
from ....table.table import DRAW
from ..things.state import DigimonTable, Stack

if TYPE_CHECKING:
    from .waiting import Waiting

LIMIT: Final = 400
"""Effects in one chain after which even a loop that changes numbers counts as endless."""

Choice = tuple[int, int, Option, bool]
"""A player, the effect in whose course the choice was made, what was chosen, and whether it could have been declined."""


NO_USES: Final[dict[int, int]] = {}


class Snapshot:
    """Everything the further course depends on. Taken all the time, compared rarely: so as cheap as can be.

    Which cards lie where is kept as a sum (``effects/sums.py``).
    """

    def __init__(self, t: DigimonTable) -> None:
        self.memory = t.memory
        self.phase = t.phase
        self.turn = t.turn
        self.later = len(t.later)
        self.used = t.used.copy() if t.used else NO_USES
        self.keywords: list[dict[str, int]] = []
        self.cards: i64 = 0
        cards: i64 = 0
        for zone in t.zones:
            if zone.bodies:
                for body in zone.bodies:
                    assert isinstance(body, Stack)
                    cards = self.keep(body, cards)
            elif zone.kind.ordered:
                for card in zone.cards:
                    cards = joined(cards, card.uid * 2 + 1 if card.face_up else card.uid * 2)
            else:
                pile: i64 = 0
                for card in zone.cards:
                    pile += mixed(card.uid * 2 + 1 if card.face_up else card.uid * 2)
                cards = joined(cards, pile & MASK)
            cards = joined(cards, -2)
        self.cards = cards
        self.waiting: list[tuple[int, int]] = []
        for waiting in t.waiting:
            self.waiting.append((waiting.use.uid, id(waiting.use.ability)))
        for batch in t.batches:
            for waiting in batch:
                self.waiting.append((waiting.use.uid, id(waiting.use.ability)))
        self.attack: list[int] = []
        attack = t.attack
        if attack is not None:
            self.attack = [attack.attacker, attack.target, attack.running, attack.countered, attack.blocked, attack.ended]
        self.lasting = [(lasting.refs, lasting.last, len(lasting.parts)) for lasting in t.lasting]

    def keep(self, body: Stack, cards: i64) -> i64:
        """Notes what a stack is now: the sum with all that."""
        cards = joined(cards, body.zone)
        cards = joined(cards, body.top.uid * 2 + 1 if body.suspended else body.top.uid * 2)
        cards = joined(cards, body.dp)
        cards = joined(cards, body.flags)
        cards = joined(cards, body.played_turn)
        for card in body.under:
            cards = joined(cards, card.uid * 2 + 1 if card.face_up else card.uid * 2)
        cards = joined(cards, -1)
        for card in body.links:
            cards = joined(cards, card.uid)
        self.keywords.append(body.keywords)
        return joined(cards, -1)

    def same(self, other: Snapshot) -> bool:
        """Whether two positions are the same. The order of hands and trashes does not count, nor a lasting effect twice."""
        if self.memory != other.memory or self.phase != other.phase or self.turn != other.turn or self.later != other.later:
            return False
        if self.cards != other.cards or self.attack != other.attack or self.used != other.used:
            return False
        if self.waiting != other.waiting or self.keywords != other.keywords:
            return False
        return all(one in other.lasting for one in self.lasting) and all(one in self.lasting for one in other.lasting)


def note_loop(t: DigimonTable, chosen: Waiting) -> None:
    """Called before an effect is activated: where the same effect meets the same position again, a loop goes on (18-3-1)."""
    key = (chosen.use.uid, id(chosen.use.ability))
    here = Snapshot(t)
    known = t.marks.get(key)
    if known is None:
        t.marks[key] = [(here, len(t.loop_choices))]
    else:
        for mark, since in known:
            if mark.same(here):
                leave_loop(t, t.loop_choices[since:])
                t.loop_choices = []
                t.marks = {key: [(here, 0)]}
                return
        known.append((here, len(t.loop_choices)))
    if t.resolved >= LIMIT:
        leave_loop(t, t.loop_choices[t.loop_from :])
        t.loop_choices = []
        t.marks = {}
        t.loop_from = 0
        t.resolved = 0
    elif t.resolved == LIMIT // 2:
        t.loop_from = len(t.loop_choices)


def leave_loop(t: DigimonTable, choices: list[Choice]) -> None:
    """18-3-2, 18-3-3: a draw if nobody can stop it; else those who can name a number, and who named the smaller one stops."""
    t.cite("18-3-1")
    able = [player for player in (t.turn_player, 1 - t.turn_player) if any(choice[0] == player for choice in choices)]
    if not able:
        t.end(DRAW, "18-3-2", "loop")
    t.cite("18-3-3")
    who = able[0]
    smallest = -1
    for player in able:
        named = name_number(t, player)
        if smallest < 0 or named < smallest:
            smallest = named
            who = player
    t.cite("18-3-3-3", player=who)
    own = [choice for choice in choices if choice[0] == who]
    ways = [choice for choice in own if choice[3]] or own
    t.barred = t.barred + ways
    t.replayed = [choice for choice in choices if choice not in ways]


def name_number(t: DigimonTable, player: int) -> int:
    """18-3-3-1, 18-3-3-2: a player who can stop the loop says how often it runs."""
    rule = "18-3-3-1" if player == t.turn_player else "18-3-3-2"
    t.cite(rule, player=player)
    if t.book.numbers_from:
        t.cite_early("1-3-5", player)
    options = [Option("number", number=n) for n in range(t.book.numbers_from, 1000)]
    return t.ask(Decision(player, "number", options, rule, about="loop")).number


def same(a: Option, b: Option) -> bool:
    """Whether two options are about the same, also if a card has come back as a new stack."""
    return a.verb == b.verb and a.card == b.card and a.number == b.number and a.name == b.name


def steer(t: DigimonTable, decision: Decision) -> None:
    """18-3-3-3: the loop goes on as it did until the player who stops it comes to a choice: that is not made again (18-3-3)."""
    player, key = decision.player, t.effect_key
    left: list[Option] = []
    for option in decision.options:
        if not any(choice[0] == player and choice[1] == key and same(choice[2], option) for choice in t.barred):
            left.append(option)
    if left and len(left) < len(decision.options):
        t.cite("18-3-3", player=player)
        t.replayed = []
        decision.options = left
        return
    for choice in t.replayed:
        if choice[0] == player and choice[1] == key:
            for option in decision.options:
                if same(choice[2], option):
                    decision.options = [option]
                    return


def note_action(t: DigimonTable, options: list[Option]) -> list[Option]:
    """A free action: no chain of effects goes on. A position that comes back in a main phase is a loop of its player."""
    t.marks = {}
    t.loop_choices = []
    t.loop_from = 0
    t.barred = []
    t.replayed = []
    here = Snapshot(t)
    t.here = len(t.seen_actions)
    for index, (mark, version, again) in enumerate(t.seen_actions):
        if version != t.version and mark.same(here):
            t.here = index
            if not any(where == index and same(option, again) for where, option in t.barred_actions):
                t.cite("18-3-1")
                t.barred_actions.append((index, again))
                if not unbarred(t, options):
                    t.end(DRAW, "18-3-2", "loop")
                t.cite("18-3-3")
                name_number(t, t.turn_player)
                t.cite("18-3-3-3", player=t.turn_player)
            break
    t.snapshot = here
    return unbarred(t, options) if t.barred_actions else options


def unbarred(t: DigimonTable, options: list[Option]) -> list[Option]:
    """18-3-3: what can be done at this position without beginning a loop again."""
    barred = [option for where, option in t.barred_actions if where == t.here]
    return [option for option in options if not any(same(option, other) and option.body == other.body for other in barred)]


def note_choice(t: DigimonTable, option: Option) -> None:
    """Remembers what was done at the position of the free action just noted."""
    assert t.snapshot is not None
    if t.here < len(t.seen_actions):
        t.seen_actions[t.here] = (t.snapshot, t.version, option)
    else:
        t.seen_actions.append((t.snapshot, t.version, option))
