"""Chapters 6 and 7: zones, Characters, the stack, and the table of one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....effects.abilities import Ability, ActiveBody, Use
from ....effects.state import EffectTable
from ....table.cards import Body, Card, Thing
from ....table.decisions import Decision, Option
from ....table.events import Event
from ....table.zones import ZoneKind
from ..book.editions import FFEdition
from .faces import BACKUP, FORWARD, NONE, FFFace

if TYPE_CHECKING:
    from ....effects.context import Made
    from ....effects.continuous import Instance
    from ....effects.ops import Cond, Filter
    from ..book.casting import CastLater
    from ..book.costs import Costs
    from ..book.loops import Acted, Mark
    from ..book.rules import Rule
    from ..book.targets import StackEffect
    from ..book.waiting import DelayedAbility, Waiting
    from .context import Ctx, Kept

DECK: Final = 0
HAND: Final = 1
FIELD: Final = 2
DAMAGE: Final = 3
BREAK: Final = 4
REMOVED: Final = 5
LB: Final = 6
"""The LB deck, newer than the book: its face-down cards are for their owner only."""
ZONES: Final = 7
STACK: Final = 2 * ZONES
"""7.1: the stack belongs to both players."""
ASIDE: Final = STACK + 1
"""15.1.1.8.1: where a searched or revealed card lies until it is put somewhere."""

AREAS: Final = [
    ZoneKind("deck", "7.9.2", public=False, ordered=True, owner_sees=False),
    ZoneKind("hand", "7.11.2", public=False, ordered=False, owner_sees=True),
    ZoneKind("field", "7.7.2", public=True, ordered=False, owner_sees=True, field=True),
    ZoneKind("damage", "7.8.3", public=True, ordered=True, owner_sees=True),
    ZoneKind("break", "7.10.2", public=True, ordered=False, owner_sees=True),
    ZoneKind("removed", "7.13.2", public=True, ordered=False, owner_sees=True),
    ZoneKind("lb", "2.1", public=True, ordered=False, owner_sees=True),
]
SHARED: Final = [
    ZoneKind("stack", "7.12.2", public=True, ordered=True, owner_sees=True),
    ZoneKind("aside", "15.1.1.8.1", public=True, ordered=True, owner_sees=True),
]

HASTE: Final = 1
BRAVE: Final = 2
FIRST_STRIKE: Final = 4
BACK_ATTACK: Final = 8
PARTY_ANY: Final = 16
"""15.1.1.9.2: the party icon: it can form a party with Forwards of any Element."""

# What a Character cannot or must do, as bits of Character.flags.
NO_ATTACK: Final = 1
NO_BLOCK: Final = 2
NO_BLOCKED: Final = 4
MUST_ATTACK: Final = 8
MUST_BLOCK: Final = 16
MUST_BLOCKED: Final = 32
NO_ACTIVE_PHASE: Final = 64
NO_PARTY: Final = 128
ACTION_AS_HASTE: Final = 256
SPECIAL_AS_HASTE: Final = 512
"""It can use action abilities, or special abilities, with the dull icon as though it had Haste."""

KINDS_OF_EVENT: Final = [
    "enter",
    "leave",
    "put",
    "broken",
    "attack",
    "party",
    "block",
    "blocked",
    "chosen",
    "damaged",
    "player damage",
    "cast",
    "draw",
    "discard",
    "to break",
    "to hand",
    "to removed",
    "to damage",
    "turn end",
    "main1",
    "main2",
    "attack phase",
    "used",
    "dulled",
    "activated",
    "frozen",
    "counters",
    "counters off",
    "crystal",
    "control",
    "cancelled",
    "searched",
    "turn start",
    "burst",
    "did",
    "milled",
    "mode",
    "party damage",
    "not blocked",
    "primed",
    "primes into",
]
KIND_BITS: Final = {kind: 1 << index for index, kind in enumerate(KINDS_OF_EVENT)}


class Skill(Ability):
    """An ability as printed (11.5.2), the text of a Summon, or a Warp.

    ``kind`` is auto, action, special, field, summon, warp, limit or priming.
    """

    def __init__(self, kind: str, name: str = "") -> None:
        super().__init__(kind, (), name)
        self.number = 0
        """Its place among the abilities printed on the card, from 1."""
        self.trigs: list[Trig] = []
        self.kinds = 0
        """Bit per kind of event it waits for."""
        self.cond: Cond | None = None
        """11.8.13: the condition of a conditional auto-ability, checked twice."""
        self.state: Cond | None = None
        """11.8.18: an auto-ability without an event waits for this."""
        self.costs: Costs | None = None
        self.effect: StackEffect | None = None
        self.only: list[Cond] = []
        """When it can be used, or can trigger."""
        self.places = 0
        """Bit per zone beside the field where it works; 0: on the field only."""
        self.own = False
        """Whether it speaks of its very card leaving: it looks back at the field (11.8.16)."""
        self.damage = 0
        """15.2.6: the points of damage from which its card has it."""
        self.ex = False
        """11.10.1: an EX Burst."""
        self.keywords = 0
        """Keyword abilities it is, as bits."""
        self.both = False
        """Whether the opponent can also use it."""
        self.primes: Filter | None = None
        """Which card its Priming searches for."""
        self.text = ""


class Trig:
    """11.8.2: a trigger condition: one pattern of events. The words of a text subclass it."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.together = False
        """Whether several such events of one moment count as one."""
        self.many = 0
        """Only if there are so many such events at one moment."""
        self.points = False
        """Whether each point of damage of an event is one by itself."""

    def met(self, t: FFTable, skill: Skill, body: Character | None, card: Card, player: int, event: Deed) -> bool:
        """Whether this event sets the ability off, for the ability of this card of this player."""
        raise NotImplementedError

    def bound(self, c: Ctx, event: Deed) -> bool:
        """The same for a delayed ability, with the bindings of the effect that made it."""
        raise NotImplementedError


class Cause:
    """Why something is done: a rule, a battle, a cost, a Summon or an ability with its source (6.4)."""

    def __init__(self, kind: str, player: int = -1, body: Character | None = None, card: Card | None = None) -> None:
        self.kind = kind
        """rule, battle, cost, summon or ability; card: what a card does because an ability says so (11.11.8)."""
        self.player = player
        self.body = body
        self.card = card
        self.skill: Skill | None = None
        self.sid = -1
        """The thing on the stack that does it."""
        self.burst = False
        """11.10: whether it is an EX Burst."""
        self.damage = False
        """12.4.5: whether it does it by the damage it dealt."""
        self.own = False
        """11.11.8: whether a card does it because its own ability says so."""
        self.party: list[Character] = []
        """15.1.1.9.8: the party that deals battle damage."""

    @property
    def is_effect(self) -> bool:
        """11.12.1: whether a Summon or an ability does it."""
        return self.kind in ("summon", "ability")


RULE: Final = Cause("rule")


NO_OTHERS: Final[list[Thing]] = []
NONE_APPLIED: Final[list[int]] = []
"""Shared by all events: whoever has something to say puts another list in its place."""


class Deed(Event):
    """Something that happens, or is about to."""

    def __init__(
        self, kind: str, rule: str, player: int = -1, body: Body | None = None, card: Card | None = None, amount: int = 0
    ) -> None:
        super().__init__(kind, rule, player, body, card, amount)
        self.why = RULE
        self.place = -1
        """The zone a card came from."""
        self.goal = -1
        """The zone it went to."""
        self.sid = -1
        """The thing on the stack it is about."""
        self.others = NO_OTHERS
        """What else took part: the party, the cards put with it."""
        self.item: StackItem | None = None
        self.how = ""
        """warp, cast, effect: how a Character came."""
        self.bit = KIND_BITS.get(kind, 0)
        self.prevented = False
        self.applied = NONE_APPLIED
        """11.12.5.5: replacement effects applied to it."""
        self.dull = False
        """Whether a Character enters dull."""
        self.controller = -1
        """6.2.4: under whose control a Character enters."""


class Character(ActiveBody):
    """A Character on the field: one card, and what has happened to it there."""

    def __init__(self, bid: int, top: Card, controller: int) -> None:
        super().__init__(bid, top, controller)
        self.base_controller = controller
        """6.2.5: who put it onto the field."""
        self.under: list[Card] = []
        """The cards on which its Priming put the top card, the lowest first."""
        self.dull = False
        self.frozen = False
        self.damage = 0
        self.damaged_by: list[Cause] = []
        """12.4.5: what dealt the damage since rule processes were last checked."""
        self.counters: dict[str, int] = {}
        self.since = -1
        """10.1.2.1.1: the turn in which it came under its player's control."""
        self.entered = -1
        """The turn in which it entered the field."""
        self.attacks = 0
        """How often it attacked this turn."""
        self.hurt_by: list[int] = []
        """Characters (bid) that dealt damage to it this turn."""
        self.hit = 0
        """How much damage it was dealt this turn."""
        self.x = 0
        """4.5: the value of X when it was cast."""
        self.how = ""
        """Whether it was cast, or put onto the field by an effect or a Warp."""
        self.paid = 0
        """Elements of the CP paid to cast it, as bits."""
        self.way = ""
        """Which of its ways of payment was taken."""
        self.payment: list[Made] = []
        """What the CP to cast it came from."""
        self.silenced = 0
        # computed
        self.kinds = 0
        self.names: list[str] = []
        self.elements = 0
        self.jobs: list[str] = []
        self.categories: list[str] = []
        self.cost = 0
        self.power = NONE
        self.base_power = NONE
        """11.3.10: the power before anything is added to it."""
        self.words = 0
        self.flags = 0
        self.extra_attacks = 0
        self.produces = 0
        """Elements of CP it can produce beside its own, as bits."""
        self.rules: list[Rule] = []
        self.bits = 0
        """Bit per kind of event that one of its abilities waits for."""
        self.touched = True
        """Whether anything has changed it since it was last what its card makes it."""
        self.instances: list[Instance] | None = None
        """Parts of its field abilities."""
        self.watches = False
        """Whether it has an auto-ability that waits for a state (11.8.18)."""

    @property
    def face(self) -> FFFace:
        """What is printed on its card."""
        face = self.top.face
        assert isinstance(face, FFFace)
        return face

    @property
    def is_forward(self) -> bool:
        """Whether it is a Forward now."""
        return bool(self.kinds & FORWARD)

    @property
    def is_backup(self) -> bool:
        """Whether it is a Backup now."""
        return bool(self.kinds & BACKUP)

    def rebuild(self) -> None:
        """Collects its printed abilities."""
        self.uses = [Use(skill, self.top.uid, self.stamp) for skill in self.face.skills]
        self.active = self.uses
        self.instances = None
        self.touched = True


class StackItem(Thing):
    """7.12.1: a Summon or an ability on the stack. Immutable once it lies there."""

    def __init__(self, sid: int, kind: str, controller: int, use: Use, uid: int) -> None:
        self.sid = sid
        self.kind = kind
        """summon, auto, action or special."""
        self.controller = controller
        self.use = use
        self.uid = uid
        """The card it comes from."""
        self.kept: Kept | None = None
        self.chosen: list[tuple[int, list[int]]] = []
        """What was chosen: (number of the choice, references)."""
        self.modes: list[int] = []
        self.x = 0
        self.state = False
        """11.8.18: whether it came from a state."""
        self.goal = BREAK
        """11.11.10: where a Summon goes after it has been resolved."""

    def of(self, uid: int) -> StackItem:
        """The same, coming from another card."""
        twin = StackItem(self.sid, self.kind, self.controller, self.use, uid)
        twin.kept = self.kept
        twin.chosen = self.chosen
        twin.modes = self.modes
        twin.x = self.x
        twin.state = self.state
        twin.goal = self.goal
        return twin

    @property
    def skill(self) -> Skill:
        """The ability or text it is."""
        skill = self.use.ability
        assert isinstance(skill, Skill)
        return skill


def used_by(body: Character, name: str) -> str:
    """Under which words it is counted that a Character uses its special ability of a name."""
    return f"used {name} of {body.bid}"


class Attack:
    """10.1: the attack under way. Immutable but for who is still in it."""

    def __init__(self, player: int, members: list[int]) -> None:
        self.player = player
        self.members = members
        """Attacking Forwards (bid)."""
        self.left: list[int] = []
        """Those that left while they formed a party."""
        self.party = len(members) > 1
        self.blocker = -1
        self.blocked = False

    def copy(self) -> Attack:
        """The same attack for a copied table."""
        twin = Attack(self.player, self.members.copy())
        twin.left = self.left
        twin.party = self.party
        twin.blocker = self.blocker
        twin.blocked = self.blocked
        return twin


STACK_REF: Final = 1 << 50
"""References to things on the stack begin here."""


class FFTable(EffectTable):
    """The table of one game."""

    def __init__(self, seed: int, book: FFEdition) -> None:
        super().__init__(AREAS, SHARED, seed, book)
        self.book: Final = book
        self.limits: Final = book.limit_break
        """Whether cards with Limit Break are played."""
        self.strays: list[int] = []
        """Cards with Limit Break (uid) that came where they do not stay."""
        self.damage_limit = 7
        """3.1.1: 7 in constructed games, 6 in limited ones."""
        self.crystals = [0, 0]
        self.stack: list[StackItem] = []
        """7.12.3: the newest last."""
        self.next_sid = 0
        self.window = False
        """Whether players may act: a priority window is open."""
        self.priority = 0
        self.passes = 0
        self.step = ""
        """What comes when the window closes."""
        self.quiet = False
        """9.5.1.1, 15.2.3.3: priority without the use of Summons and abilities."""
        self.attack: Attack | None = None
        self.waiting: list[Waiting] = []
        """11.8.7: auto-abilities that triggered and are not on the stack yet."""
        self.later: list[DelayedAbility] = []
        """11.8.17: delayed auto-abilities."""
        self.lost = [0, 0]
        """Who tried to draw from an empty deck (1, 12.4.2), or took damage with one (2, 12.4.3)."""
        self.watched = 0
        """Bit per kind of event that some ability of this game waits for."""
        self.loose: list[int] = []
        """Cards with abilities that work off the field."""
        self.rules_of: list[list[Rule]] = [[], []]
        """Computed: what holds for each player."""
        self.checked = -1
        """The version at which rule processes last found nothing to do."""
        self.offered: list[list[Option]] = [[], []]
        """What each player could do when it was last worked out, and at which version and in which situation."""
        self.offered_at = [-1, -1]
        self.offered_in = ["", ""]
        self.deeds: dict[str, int] = {}
        """How often something happened this turn that a text may ask for."""
        self.entered: list[int] = []
        """References of what entered the field this turn."""
        self.left: list[tuple[int, int, bool]] = []
        """This turn: which Characters left the field (bid), for where, and whether they were broken."""
        self.partied: list[int] = []
        """This turn: Forwards that formed a party (bid)."""
        self.casts: list[tuple[int, int]] = []
        """This turn: who cast which card (uid)."""
        self.states: list[int] = []
        """11.8.18: abilities waiting for a state that are waiting or on the stack."""
        self.holding = 0
        """How deep in something that happens at one moment."""
        self.held: list[Deed] = []
        self.resolved = 0
        """How many auto-abilities were resolved in this chain, for loops (13)."""
        self.marks: dict[tuple[int, int], list[Mark]] = {}
        """The positions of this chain, by the ability that was resolved there."""
        self.loop_choices: list[tuple[int, int, Option, bool]] = []
        """What was chosen in this chain."""
        self.loop_from = 0
        """Where the later half of a long chain began, in the choices."""
        self.loop_barred: list[tuple[int, int, Option, bool]] = []
        """13.2, 13.3: choices that would only repeat the loop."""
        self.loop_replayed: list[tuple[int, int, Option, bool]] = []
        """The other choices of the loop, until it is left."""
        self.loop_rounds = 0
        """How often a loop that changes numbers is still to run."""
        self.acted: list[Acted] = []
        """What players did this turn, and in which position."""
        self.ended: dict[int, int] = {}
        """13.2, 13.3: which of these only repeat a loop that was ended, and until which version each may be done once more."""
        self.repeats: dict[tuple[int, int, int, str], int] = {}
        """How often a player did the same this turn: player, card, number, verb."""
        self.rounds: dict[tuple[int, int, int, str], int] = {}
        """13.2: how often what was repeated without end may still be done, as its player said."""
        self.worn: list[tuple[int, int, int, str]] = []
        """13.2: what was repeated as often as its player said, and is not done again this turn."""
        self.extra_turns: list[int] = []
        self.modified = False
        """Whether an effect has changed who controls a Character."""
        self.control: list[int] = []
        """Characters that changed sides and of which the log has not told."""
        self.terms: CastLater | None = None
        """The terms of what an effect lets a player cast, while that is looked at or cast."""
        self.casting: list[Rule] | None = None
        """What is said of the cost of the Summon being cast, as known before it went onto the stack as a new card (7.4)."""
        self.cast_after: list[CastLater] = []
        """11.3.11, 11.4.1.1: cards to be cast right after the effect under way."""
        self.warping: dict[int, tuple[int, int]] = {}
        """15.2.7: removed cards with Warp counters: uid -> (reference, counters)."""
        self.resolving = -1
        """The thing being resolved (sid)."""
        self.phase_asked = False
        """Whether something on this table has asked which phase it is."""
        self.searched: list[int] = []
        """15.1.1.8.1: the cards laid aside that a search found."""
        self.removed_until: dict[int, tuple[int, int]] = {}
        """Cards removed for as long as a Character is on the field: uid -> (reference of the card, bid)."""
        self.removed_by: dict[int, tuple[int, int]] = {}
        """Cards a Character removed from the game: uid -> (reference of the card, bid)."""
        self.told: list[str] = []
        """Clauses about the order of continuous effects that were cited this turn."""

    # -------------------------------------------------------------- looking up

    def ref(self, thing: Thing) -> int:
        """A number that keeps pointing at this object, and only as long as it is this object."""
        if isinstance(thing, StackItem):
            return STACK_REF + thing.sid
        return super().ref(thing)

    def thing(self, ref: int) -> Thing | None:
        """What a kept reference points at."""
        if ref >= STACK_REF:
            return self.item(ref - STACK_REF)
        return super().thing(ref)

    def item(self, sid: int) -> StackItem | None:
        """What is still on the stack."""
        for item in self.stack:
            if item.sid == sid:
                return item
        return None

    def field(self, player: int) -> list[Body]:
        """7.7.1: the player's Characters."""
        return self.zones[player * ZONES + FIELD].bodies

    def character(self, bid: int) -> Character | None:
        """A Character that is still there."""
        body = self.bodies.get(bid)
        return body if isinstance(body, Character) else None

    def cards_in(self, player: int, zone: int) -> list[Card]:
        """The cards of a pile, top card last."""
        return self.zones[player * ZONES + zone].cards

    def damage_of(self, player: int) -> int:
        """How many points of damage a player has received."""
        return len(self.zones[player * ZONES + DAMAGE].cards)

    # -------------------------------------------------------------- happening

    def react(self, event: Event) -> None:
        """11.8.3: auto-abilities trigger by themselves."""
        assert isinstance(event, Deed)
        if self.holding:
            self.held.append(event)
        else:
            self.trigger([event])
            if self.strays:
                self.go_home()

    def announce(self, event: Deed) -> None:
        """A phase or step begins: abilities may wait for it, but nothing on the table has changed."""
        self.record(event)
        self.react(event)

    def moment(self, events: list[Deed]) -> None:
        """Things that happen at the same time."""
        self.version += 1
        if self.recording:
            for event in events:
                self.record(event)
        if self.holding:
            self.held += events
        else:
            self.trigger(events)
            if self.strays:
                self.go_home()

    def hold(self) -> None:
        """From here on what happens is one moment."""
        self.holding += 1

    def release(self) -> None:
        """The moment is over: abilities see all of it."""
        self.holding -= 1
        if not self.holding and self.held:
            events = self.held
            self.held = []
            self.trigger(events)
            if self.strays:
                self.go_home()

    def count(self, what: str, player: int, n: int = 1) -> None:
        """Remembers for this turn that a player did something."""
        key = f"{what}{player}"
        self.deeds[key] = self.deeds.get(key, 0) + n

    def counted(self, what: str, player: int) -> int:
        """How often a player did that this turn."""
        return self.deeds.get(f"{what}{player}", 0)

    def begin(self, phase: str) -> None:
        """9: another phase: where something holds in some phases only, all is looked at anew."""
        self.phase = phase
        if self.phase_asked:
            self.version += 1

    def ask(self, decision: Decision) -> Option:
        """Puts a question to its player. 13: choices in a chain of auto-abilities are noted: they may be part of a loop."""
        if not self.marks and not self.loop_barred or decision.free or len(decision.options) == 1:
            return super().ask(decision)
        if self.loop_barred:
            self.steer(decision)
        option = super().ask(decision)
        if len(decision.options) > 1:
            self.note_answer(decision, option)
        return option

    # -------------------------------------------------------------- what the book says (book/table.py)

    def trigger(self, events: list[Deed]) -> None:
        """Abilities trigger on what has happened."""
        raise NotImplementedError

    def go_home(self) -> None:
        """Cards with Limit Break go back to their deck."""
        raise NotImplementedError

    def offer_burst(self, card: Card, player: int) -> None:
        """A card with EX Burst became damage."""
        raise NotImplementedError

    def steer(self, decision: Decision) -> None:
        """A choice that would repeat a loop is not offered."""
        raise NotImplementedError

    def note_answer(self, decision: Decision, option: Option) -> None:
        """An answer may be part of a loop."""
        raise NotImplementedError

    def run(self) -> None:
        """Walks the phases until the game is over."""
        raise NotImplementedError

    def empty(self) -> FFTable:
        """Another table, for a copy."""
        raise NotImplementedError

    def concede(self, player: int) -> None:
        """2.1: a player may concede at any time, whatever a card says."""
        self.end(1 - player, "2.1", "concede")

    # -------------------------------------------------------------- copying

    def rest(self) -> None:
        """What Characters have of their abilities holds the table, too."""
        super().rest()
        self.rules_of = [[], []]
        for body in self.bodies.values():
            assert isinstance(body, Character)
            body.instances = None
            if body.rules:
                body.rules = []
                body.touched = True

    def copy_body(self, body: Body, cards: list[Card]) -> Body:
        """A copy of a Character among the copied cards."""
        assert isinstance(body, Character)
        twin = Character(body.bid, cards[body.top.uid], body.controller)
        twin.top.host = twin
        twin.base_controller = body.base_controller
        if body.under:
            twin.under = [cards[card.uid] for card in body.under]
            for card in twin.under:
                card.host = twin
        twin.zone = body.zone
        twin.stamp = body.stamp
        twin.dull = body.dull
        twin.frozen = body.frozen
        twin.damage = body.damage
        twin.damaged_by = body.damaged_by
        twin.counters = body.counters.copy() if body.counters else {}
        twin.since = body.since
        twin.entered = body.entered
        twin.attacks = body.attacks
        twin.hurt_by = body.hurt_by
        twin.hit = body.hit
        twin.x = body.x
        twin.how = body.how
        twin.paid = body.paid
        twin.way = body.way
        twin.payment = body.payment
        twin.uses = body.uses
        twin.active = body.active
        twin.kinds = body.kinds
        twin.names = body.names
        twin.elements = body.elements
        twin.jobs = body.jobs
        twin.categories = body.categories
        twin.cost = body.cost
        twin.power = body.power
        twin.base_power = body.base_power
        twin.words = body.words
        twin.flags = body.flags
        twin.bits = body.bits
        twin.watches = body.watches
        return twin

    def fork(self) -> FFTable:
        """An independent copy, to go on from the priority or attack decision this table stands at."""
        other = self.empty()
        self.copy_effects_into(other)
        other.damage_limit = self.damage_limit
        other.crystals = self.crystals.copy()
        if self.stack:
            other.stack = self.stack.copy()
        other.next_sid = self.next_sid
        other.window = self.window
        other.priority = self.priority
        other.passes = self.passes
        other.step = self.step
        other.quiet = self.quiet
        other.attack = self.attack.copy() if self.attack is not None else None
        if self.later:
            other.later = self.later.copy()
        other.lost = self.lost.copy()
        other.watched = self.watched
        other.loose = self.loose
        if self.deeds:
            other.deeds = self.deeds.copy()
        if self.entered:
            other.entered = self.entered.copy()
        if self.casts:
            other.casts = self.casts.copy()
        if self.left:
            other.left = self.left.copy()
        if self.partied:
            other.partied = self.partied.copy()
        if self.states:
            other.states = self.states.copy()
        other.resolved = self.resolved
        for key, marks in self.marks.items():
            other.marks[key] = [mark.copy() for mark in marks]
        if self.loop_choices:
            other.loop_choices = self.loop_choices.copy()
        other.loop_from = self.loop_from
        other.loop_barred = self.loop_barred
        other.loop_replayed = self.loop_replayed
        other.loop_rounds = self.loop_rounds
        if self.acted:
            other.acted = self.acted.copy()
        if self.ended:
            other.ended = self.ended.copy()
        if self.repeats:
            other.repeats = self.repeats.copy()
        if self.rounds:
            other.rounds = self.rounds.copy()
        if self.worn:
            other.worn = self.worn.copy()
        if self.extra_turns:
            other.extra_turns = self.extra_turns.copy()
        other.modified = self.modified
        other.phase_asked = self.phase_asked
        if self.searched:
            other.searched = self.searched.copy()
        if self.removed_until:
            other.removed_until = self.removed_until.copy()
        if self.warping:
            other.warping = self.warping.copy()
        if self.removed_by:
            other.removed_by = self.removed_by.copy()
        if self.told:
            other.told = self.told.copy()
        for player in (0, 1):
            if self.offered_at[player] == self.version:
                other.offered[player] = self.offered[player]
                other.offered_at[player] = self.version
                other.offered_in[player] = self.offered_in[player]
        return other


def card_of(thing: Thing, t: FFTable) -> Card:
    """The physical card of a thing."""
    if isinstance(thing, Character):
        return thing.top
    if isinstance(thing, StackItem):
        return t.cards[thing.uid]
    assert isinstance(thing, Card)
    return thing


def out_of_battle(t: FFTable, body: Character) -> None:
    """10.1.3.2.1, 15.1.1.9.5: a Forward that left or changed sides is no longer in the battle."""
    attack = t.attack
    if attack is None:
        return
    if body.bid in attack.members:
        attack.members = [bid for bid in attack.members if bid != body.bid]
        if attack.party:
            attack.left = [*attack.left, body.bid]
        t.cite("10.1.3.3", player=body.controller)
        t.cite("10.1.3.2.1", player=body.controller)
        if attack.party and len(attack.members) <= 1:
            attack.party = False
            t.cite("15.1.1.9.5", player=attack.player)
    if attack.blocker == body.bid:
        attack.blocker = -1
        t.cite("10.1.3.3", player=body.controller)
        t.cite("10.1.3.2.1", player=body.controller)
