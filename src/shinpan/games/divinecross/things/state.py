"""Chapter 300: zones, units, and the table of a Divine Cross game."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import ActiveBody, Use
from ....effects.context import Context
from ....effects.state import EffectTable
from ....table.cards import Body, Card
from ....table.decisions import Option
from ....table.edition import Edition
from ....table.events import Event
from ....table.zones import ZoneKind
from .faces import DivineCrossFace, PrintedSkill
from .triggers import Delayed, Pending, Trigger

DECK: Final = 0
HAND: Final = 1
MAIN: Final = 2
STANDBY: Final = 3
KO: Final = 4
DISCARD: Final = 5
RESOLUTION: Final = 12

KINDS: Final = [
    ZoneKind("deck", "304.2", public=False, ordered=True, owner_sees=False),
    ZoneKind("hand", "305.3", public=False, ordered=False, owner_sees=True),
    ZoneKind("main", "307.1", public=True, ordered=False, owner_sees=True, field=True),
    ZoneKind("standby", "308.1", public=True, ordered=False, owner_sees=True, field=True),
    ZoneKind("ko", "309.2", public=True, ordered=False, owner_sees=True),
    ZoneKind("discard", "310.2", public=True, ordered=True, owner_sees=True),
]
SHARED: Final = [ZoneKind("resolution", "311.3", public=True, ordered=True, owner_sees=True)]

STANDBY_AREAS: Final = 3
CLAUSES: Final = {"partial": "104.2"}

# what effects can forbid a unit, as bits
NO_SKILLS: Final = 1
NO_RETREAT: Final = 2
NO_SWAP: Final = 4
NO_STUN: Final = 8
NO_HEAL: Final = 16
NO_KO: Final = 32
NO_ASSIST: Final = 64
NO_ENERGY: Final = 128
NO_EX: Final = 256
NO_SKILL_DAMAGE: Final = 512
NO_EFFECT_DAMAGE: Final = 1024
STUNNED_SKILLS: Final = 2048
NO_RULE_DAMAGE: Final = 4096

# what effects can forbid a player, as bits
NO_PLAYER_RETREAT: Final = 1
NO_CHARGE: Final = 2
NO_EVENT: Final = 4
NO_ACTION: Final = 8
NO_ASSIST_PLAY: Final = 16
NO_DEPLOY: Final = 32
NO_PLAYER_EX: Final = 64
NO_PLAYER_SKILLS: Final = 128
NO_DRAW: Final = 256
NO_DISCARD: Final = 512
NO_SHUFFLE: Final = 1024
NO_TICKET: Final = 2048
TOP_OPEN: Final = 4096
"""The top card of the player's deck lies open."""


class SkillUse:
    """A skill a unit has now, and the card that carries it."""

    def __init__(self, skill: PrintedSkill, uid: int, granted: bool = False) -> None:
        self.skill = skill
        self.uid = uid
        self.granted = granted


class Unit(ActiveBody):
    """A unit in an area, with its energy, assist and markers. Facts without ``base`` are as they are now."""

    def __init__(self, bid: int, top: Card, controller: int) -> None:
        super().__init__(bid, top, controller)
        self.energy: list[Card] = []
        self.assist: Card | None = None
        self.damage = 0
        self.stunned = False
        self.base_skills: list[SkillUse] = []
        # computed
        self.name = top.face.name
        self.names: list[str] = [top.face.name]
        self.hp_set = -1
        self.retreat_set = -1
        self.attributes = 0
        self.advantage = 0
        self.hp = 0
        self.retreat = 0
        self.flags = 0
        self.cost_up = 0
        self.cost_down = 0
        self.named_cost: list[tuple[str, int]] = []
        self.skills: list[SkillUse] = []
        self.banned: list[str] = []
        self.assist_stamp = 0
        self.has_static = False
        self.hurt_by: list[Event] = []
        """Damage since the last rule processing (813.5a)."""

    @property
    def face(self) -> DivineCrossFace:
        """What is printed on the unit."""
        face = self.top.face
        assert isinstance(face, DivineCrossFace)
        return face

    def left(self) -> int:
        """921.1: HP less the damage taken."""
        return self.hp - self.damage

    def rebuild(self) -> None:
        """Collects the abilities and skills printed on the unit and its assist (801.1g-1)."""
        face = self.face
        uses = [Use(ability, self.top.uid, self.stamp) for ability in face.abilities]
        skills = [SkillUse(skill, self.top.uid) for skill in face.skills]
        if self.assist is not None:
            other = self.assist.face
            assert isinstance(other, DivineCrossFace)
            for ability in other.abilities:
                uses.append(Use(ability, self.assist.uid, self.assist_stamp))
            for skill in other.skills:
                skills.append(SkillUse(skill, self.assist.uid))
        self.uses = uses
        self.active = uses
        self.has_static = False
        for use in uses:
            if use.ability.parts:
                self.has_static = True
        self.base_skills = skills
        self.skills = skills


class SkillChange:
    """One change to the damage of a skill. ``how`` is one of up, down, times, half, set."""

    def __init__(self, how: str, amount: int, controller: int, uid: int) -> None:
        self.how = how
        self.amount = amount
        self.controller = controller
        self.uid = uid


class DivineCrossTable(EffectTable):
    """The table of one game."""

    def __init__(self, seed: int, edition: Edition) -> None:
        super().__init__(KINDS, SHARED, seed, edition)
        self.clauses = CLAUSES
        self.pending: list[Pending] = []
        self.delayed: list[Delayed] = []
        self.guarding = False
        """Whether any replacement effect may exist in this game."""
        self.applied: list[int] = []
        """Replacement effects already applied to the event under way."""
        self.ticket = -1
        """Who holds the winning ticket (106)."""
        self.charged = False
        self.retreated = False
        self.event_played = False
        self.first_turn = True
        self.must_replace = [False, False]
        """1002.2: players who could not bring in a main unit."""
        self.player_flags = [0, 0]
        self.cards_now: dict[int, int] = {}
        """Attributes of cards outside the areas that effects changed."""
        self.kept: dict[int, int] = {}
        """804.2a-1: attributes a card keeps while it resolves."""
        self.layers_told = ""
        self.shuffling = False
        self.loose_cards: list[Card] = []
        """Cards with abilities that work outside the areas (802.3)."""
        self.orphans: list[Card] = []
        """Cards left in an area by a unit that is gone (1005)."""
        self.orphan_hosts: dict[int, Unit] = {}
        self.turn_ending = False
        """An effect said that the turn ends."""
        self.turn_marks: dict[str, int] = {}
        """Positions at the start of turns, where turns might repeat, and how many choices had been noted."""
        self.turn_choices: list[tuple[int, str, int]] = []
        """(player, position and option, number of options) at free actions since turns are watched."""
        self.turn_barred: dict[str, bool] = {}
        self.hurt: list[Unit] = []
        """Units damaged since the last rule processing."""
        self.leaving: list[Unit] = []
        """Units that left in the very moment now being told: they still watch it."""
        self.revealed: list[Card] = []
        self.discard_order = False
        """Whether any card of this game looks at the order of a discard pile."""
        self.changes: list[SkillChange] = []
        """Changes to the damage of the skill under way (704.6b)."""
        self.skill_player = -1
        self.skill_name = ""
        self.setup_done = False
        self.skill_failing = False
        self.base = -1
        """704.6a-1: the base of an ``n×`` skill while it is worked out."""
        self.base_unit = 0
        self.loop_marks: dict[tuple[int, int], tuple[int, str]] = {}
        self.main_actions = 0
        self.loops = False
        """Whether repeated positions are looked for at free actions."""
        self.dirty = False
        self.checks = 0
        self.barred: list[str] = []
        """Options that would only repeat a loop (1101.1)."""
        self.offered: list[Option] = []
        """What could be done at the last free action of a main phase, and at which version."""
        self.offered_at = -1
        self.seen_positions: list[str] = []
        self.seen_options: list[str] = []

    def main(self, player: int) -> Unit | None:
        """The player's main unit (307.2)."""
        bodies = self.zones[player * 6 + MAIN].bodies
        if bodies:
            unit = bodies[0]
            assert isinstance(unit, Unit)
            return unit
        return None

    def sees(self, player: int, card: Card) -> bool:
        """May this player see the face of this card now? The top of a deck may lie open (but 911.2)."""
        if super().sees(player, card):
            return True
        if self.player_flags[card.owner] & TOP_OPEN and not self.shuffling:
            deck = self.zones[card.owner * 6 + DECK].cards
            return bool(deck) and deck[-1] is card
        return False

    def passed_over(self) -> None:
        """306.6a: whatever card lies as energy, it is no unit and cannot be chosen as one."""
        for body in self.bodies.values():
            if isinstance(body, Unit) and body.energy:
                self.cite("306.6a", player=body.controller)
                return

    def standby(self, player: int) -> list[Body]:
        """The player's standby units (308.2)."""
        return self.zones[player * 6 + STANDBY].bodies

    def hand(self, player: int) -> list[Card]:
        """The cards in the player's hand."""
        return self.zones[player * 6 + HAND].cards

    def deck(self, player: int) -> list[Card]:
        """The player's deck, top card last."""
        return self.zones[player * 6 + DECK].cards

    def units(self, player: int) -> list[Body]:
        """All the player's units, main unit first."""
        return self.zones[player * 6 + MAIN].bodies + self.zones[player * 6 + STANDBY].bodies

    # ---------------------------------------------------------------- triggers (807)

    def react(self, event: Event) -> None:
        """807.2: every triggered ability whose condition this event meets counts up by one."""
        for zone in (MAIN, STANDBY, 6 + MAIN, 6 + STANDBY):
            for body in self.zones[zone].bodies:
                assert isinstance(body, Unit)
                if body.active:
                    self.watch(body, event)
        for unit in self.leaving:
            self.watch(unit, event)
        if self.loose_cards:
            self.react_loose(event)
        if self.delayed:
            self.react_delayed(event)

    def watch(self, unit: Unit, event: Event) -> None:
        """Lets one unit's triggered abilities look at an event."""
        if not unit.top.face_up:
            return
        for use in unit.active:
            trigger = use.ability.trigger
            if trigger is None:
                continue
            assert isinstance(trigger, Trigger)
            if trigger.kind == event.kind:
                c = Context(self, unit.controller, unit, self.cards[use.uid], use, event)
                if trigger.matches(c, event):
                    self.count_up(use, unit, unit.controller, event)

    def count_up(self, use: Use, unit: Unit | None, controller: int, event: Event | None) -> None:
        """One more trigger count, unless the power says it does not accumulate."""
        if not use.ability.cumulative:
            for other in self.pending:
                if (
                    other.controller == controller
                    and other.use.ability.name == use.ability.name
                    and not other.use.ability.cumulative
                ):
                    self.cite("807.2", "does not accumulate")
                    return
        self.cite("807.1", use.ability.name)
        self.cite("807.2", use.ability.name)
        self.pending.append(Pending(use, unit, controller, event))

    def react_loose(self, event: Event) -> None:
        """802.3: abilities that work in another zone."""
        for card in self.loose_cards:
            zone = self.zones[card.zone].kind.name if card.host is None else "area"
            face = card.face
            assert isinstance(face, DivineCrossFace)
            for ability in face.loose:
                trigger = ability.trigger
                if trigger is None or (ability.zone and ability.zone != zone):
                    continue
                assert isinstance(trigger, Trigger)
                if trigger.kind == event.kind:
                    use = Use(ability, card.uid, 0)
                    c = Context(self, card.owner, None, card, use, event)
                    if trigger.matches(c, event):
                        self.cite("802.3")
                        self.count_up(use, None, card.owner, event)

    def react_delayed(self, event: Event) -> None:
        """807.6: a delayed trigger answers the next such event, once."""
        for delayed in self.delayed[:]:
            trigger = delayed.ability.trigger
            assert isinstance(trigger, Trigger)
            if trigger.kind != event.kind or not delayed.from_turn <= self.turn <= delayed.to_turn:
                continue
            c = delayed.frozen.thaw(self, event)
            if trigger.matches(c, event):
                if delayed.once:
                    self.delayed.remove(delayed)
                self.cite("807.6")
                source = c.source
                assert source is None or isinstance(source, Unit)
                pending = Pending(delayed.use, source, c.controller, event, delayed.frozen)
                self.pending.append(pending)

    # ---------------------------------------------------------------- copies

    def copy_body(self, body: Body, cards: list[Card]) -> Body:
        """A copy of a unit among the copied cards."""
        assert isinstance(body, Unit)
        twin = Unit(body.bid, cards[body.top.uid], body.controller)
        twin.top.host = twin
        twin.zone = body.zone
        twin.stamp = body.stamp
        if body.energy:
            for card in body.energy:
                other = cards[card.uid]
                other.host = twin
                twin.energy.append(other)
        if body.assist is not None:
            twin.assist = cards[body.assist.uid]
            twin.assist.host = twin
            twin.assist_stamp = body.assist_stamp
        twin.damage = body.damage
        twin.stunned = body.stunned
        twin.uses = body.uses
        twin.active = body.active
        twin.base_skills = body.base_skills
        twin.has_static = body.has_static
        twin.skills = body.skills
        twin.name = body.name
        twin.names = body.names
        twin.attributes = body.attributes
        twin.advantage = body.advantage
        twin.hp = body.hp
        twin.retreat = body.retreat
        twin.flags = body.flags
        twin.cost_up = body.cost_up
        twin.cost_down = body.cost_down
        twin.named_cost = body.named_cost
        twin.banned = body.banned
        return twin

    def fork(self) -> DivineCrossTable:
        """An independent copy, to go on from the free action this table stands at."""
        other = self.empty()
        self.copy_effects_into(other)
        if self.delayed:
            other.delayed = self.delayed.copy()
        other.guarding = self.guarding
        other.ticket = self.ticket
        other.charged = self.charged
        other.retreated = self.retreated
        other.event_played = self.event_played
        other.first_turn = self.first_turn
        other.player_flags = self.player_flags.copy()
        if self.cards_now:
            other.cards_now = self.cards_now.copy()
        if self.loose_cards:
            other.loose_cards = [other.cards[card.uid] for card in self.loose_cards]
        other.discard_order = self.discard_order
        if self.turn_marks:
            other.turn_marks = self.turn_marks.copy()
            other.turn_choices = self.turn_choices.copy()
            other.turn_barred = self.turn_barred.copy()
        other.dirty = True
        other.layers_told = self.layers_told
        other.loops = self.loops
        other.main_actions = self.main_actions
        other.setup_done = self.setup_done
        if self.barred:
            other.barred = self.barred.copy()
        if self.seen_positions:
            other.seen_positions = self.seen_positions.copy()
        if self.seen_options:
            other.seen_options = self.seen_options.copy()
        if self.offered_at == self.version:
            other.offered = self.offered
            other.offered_at = self.version
        return other

    # -------------------------------------------------------------- what the book says (book/table.py)

    def ordering(self) -> list[str]:
        """The clauses by which the effects that apply now were ordered and applied."""
        raise NotImplementedError

    def run(self) -> None:
        """Walks the phases until the game is over."""
        raise NotImplementedError

    def empty(self) -> DivineCrossTable:
        """Another table, for a copy."""
        raise NotImplementedError

    def concede(self, player: int) -> None:
        """103.4: a player may leave at any time; nothing can replace it."""
        self.end(1 - player, "103.4", "concede")
