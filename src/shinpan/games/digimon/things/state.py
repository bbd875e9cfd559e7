"""Chapters 3 and 4: areas, stacks of cards, and the table of a Digimon game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....effects.abilities import Ability, ActiveBody, Use
from ....effects.state import EffectTable
from ....table.cards import Body, Card, Thing
from ....table.decisions import Decision, Option
from ....table.events import Event
from ....table.table import NOBODY
from ....table.zones import ZoneKind
from ..book.editions import DigimonEdition
from .faces import DIGIMON, EGG, NONE, DigimonFace

if TYPE_CHECKING:
    from ....effects.continuous import Instance
    from ....effects.ops import Cond, Select
    from ..book.loops import Snapshot
    from ..book.rules import Rule
    from ..book.waiting import Later, Waiting

DECK: Final = 0
EGGS: Final = 1
HAND: Final = 2
BREEDING: Final = 3
BATTLE: Final = 4
TRASH: Final = 5
SECURITY: Final = 6
REMOVED: Final = 7
ZONES: Final = 8
NOWHERE: Final = 16
"""9-1-4, 13-1-5, 15-15-3-2: a card that is being used, checked or revealed belongs to no area."""
UNDER: Final = 20
"""In place of an area: under a card."""
LINK: Final = 21
"""In place of an area: linked to a card."""

AREAS: Final = [
    ZoneKind("deck", "3-2-2", public=False, ordered=True, owner_sees=False),
    ZoneKind("eggs", "3-3-2", public=False, ordered=True, owner_sees=False),
    ZoneKind("hand", "3-5-3", public=False, ordered=False, owner_sees=True),
    ZoneKind("breeding", "3-4-2", public=True, ordered=False, owner_sees=True, field=True),
    ZoneKind("battle", "3-4-2", public=True, ordered=False, owner_sees=True, field=True),
    ZoneKind("trash", "3-6-3", public=True, ordered=False, owner_sees=True),
    ZoneKind("security", "3-7-2", public=False, ordered=True, owner_sees=False),
    ZoneKind("removed", "4-18-5", public=True, ordered=False, owner_sees=True),
]
SHARED: Final = [ZoneKind("nowhere", "9-1-4", public=True, ordered=True, owner_sees=True)]

MEMORY_MAX: Final = 10
WAYS_OUT: Final = ("no", "none", "done", "pass")
"""Options that decline."""

# What a card can be forbidden, as bits of Stack.flags.
NO_ATTACK: Final = 1
NO_BLOCK: Final = 2
NO_SUSPEND: Final = 4
NO_UNSUSPEND: Final = 8
NO_DIGIVOLVE: Final = 16
NO_ATTACK_PLAYER: Final = 32
NO_TARGET_SWITCH: Final = 64
NO_DE_DIGIVOLVE: Final = 128
NO_BE_ATTACKED: Final = 256
NO_BLOCKED: Final = 512
NO_BE_SUSPENDED: Final = 1024


class Effect(Ability):
    """An effect as printed: when it works, where, how often, and what it does."""

    def __init__(self, kind: str, name: str = "") -> None:
        super().__init__(kind, (), name)
        self.trigs: list[Trig] = []
        """15-5-1: any of these makes it trigger."""
        self.kinds = 0
        """Bit per kind of event it waits for."""
        self.would = False
        """15-8-5-1: immediate: it cuts in right before its cause."""
        self.places = 0
        """15-14-2 … 15-14-5: bit per area other than the battle area where it works."""
        self.turns = 3
        """15-16-8: 1 in its player's turn, 2 in the opponent's."""
        self.number = 0
        """Its place among the effects printed on the card, from 1."""
        self.keyword = ""
        """16-1: the keyword effect this is."""
        self.amount = 0
        """16-2: the number in the icon."""
        self.main = False
        """15-8-4: activated at will in the main phase."""
        self.inherited = False
        self.linked = False
        self.option = False
        """4.2 4-6-6-3: printed on the Option side of a DUAL card: an Option effect wherever the card is."""
        self.delay = False
        """16-16: by trashing its card, in a later turn."""
        self.timings: list[str] = []
        self.reduces = 0
        """1-3-11-3: by how much it can lower the cost it cuts in on."""
        self.loose = False
        """Whether it can trigger while its card is not on top of a stack."""
        self.base: Effect | None = None
        """The effect this is at a timing that was attached to it."""
        self.replaces = False
        """18-2-4: immediate, and does something in place of what is about to happen."""
        self.this_card = False
        """15-3-3: whether it speaks of its very card: inherited, it is then the effect of the card underneath."""
        self.recalls = False
        """15-8-3-8: whether it refers to what triggered it, which it then sees as it was."""
        self.within: list[KeywordWithin] = []
        """2-3-3-3: the keyword effects among what it does."""


class KeywordWithin:
    """2-3-3-3: a keyword effect in the midst of an effect, and the conditions under which it is there."""

    def __init__(self, keyword: str, conds: list[Cond]) -> None:
        self.keyword = keyword
        self.conds = conds


class Trig:
    """15-5: a trigger condition: one pattern of events. Games of words subclass it."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds
        self.own = False
        """4-13-2, 4-14-2: about this very card leaving: it stays triggered where the card goes."""
        self.this = False
        """About the stack the effect is on."""

    def met(self, t: DigimonTable, use: Use, stack: Stack | None, card: Card, player: int, event: Happening) -> bool:
        """Whether this event meets the condition, for the effect of this card (of that stack) of this player."""
        raise NotImplementedError

    def part(self, event: Happening) -> Thing | None:
        """What of the event the condition is about."""
        return event.body if event.body is not None else event.card


class Cause:
    """Why something is done: a rule, a battle, a cost, or an effect with its source (15-2)."""

    def __init__(
        self, kind: str, player: int = -1, category: int = 0, stack: Stack | None = None, card: Card | None = None
    ) -> None:
        self.kind = kind
        self.player = player
        self.category = category
        """15-2-1: what kind of card activated it."""
        self.stack = stack
        self.card = card
        self.keyword = ""
        self.security = False
        """15-16-10: the effect of a checked card."""
        self.hidden = False
        """Whether that card lay face down before it was checked."""

    @property
    def is_effect(self) -> bool:
        """Whether an effect does it."""
        return self.kind == "effect"


RULE: Final = Cause("rule")


NO_STACKS: Final[list[Stack]] = []
NO_CARDS: Final[list[Card]] = []
"""Shared by all events: whoever has something to say puts another list in its place."""


class Happening(Event):
    """Something that happens in a Digimon game, or is about to."""

    def __init__(
        self, kind: str, rule: str, player: int = -1, body: Body | None = None, card: Card | None = None, amount: int = 0
    ) -> None:
        super().__init__(kind, rule, player, body, card, amount)
        self.why = RULE
        self.place = -1
        """The area (or UNDER, LINK) a card came from."""
        self.lost = -1
        """15-15-3-3: the area that has one card fewer, also where the card had been revealed and so came from none."""
        self.place_player = -1
        self.goal = -1
        """The area (or UNDER, LINK) it went to."""
        self.goal_player = -1
        self.bottom = False
        """Whether it went to the bottom of a pile."""
        self.onto: Stack | None = None
        """The stack a card was put under, linked to or stacked on."""
        self.prevented = False
        """An immediate effect kept it from happening."""
        self.replaced = False
        """18-2-1: something else was done in its place."""
        self.cost = 0
        """What is to be paid, while that can still change."""
        self.price = 0
        """1-3-8: what that was before anything changed it."""
        self.locked = False
        """Costs that cannot be reduced."""
        self.others = NO_STACKS
        """Further stacks: the materials of a DNA digivolution."""
        self.number = 0
        """How many cards were put under by DigiXros or Assembly."""
        self.facing = True
        self.also_most: dict[int, int] | None = None
        """How many materials may be taken from a further area, where that is limited."""
        self.also_from = 0
        """Bit per further area from which materials may be taken (1-3-11-4)."""
        self.shown = 0
        """Who saw the card before it was shown to be played."""
        self.held = NO_CARDS
        """7-1-2-2: cards that an effect puts under the card that is about to be played."""
        self.kept = False
        """Whether what digivolved had the level of what it digivolved into."""
        self.how = ""
        """digivolve, dna, burst, fusion; xros, assembly."""
        self.bit = KIND_BITS.get(kind, 0)

    def as_told(self) -> Happening:
        """The event for the log: a stack that changes later is still told of as it was."""
        twin = Happening(self.kind, self.rule, self.player, as_it_is(self.body), self.card, self.amount)
        twin.ref = self.ref
        twin.origin = self.origin
        twin.target = self.target
        twin.by = as_it_is(self.by)
        twin.by_card = self.by_card
        twin.by_player = self.by_player
        twin.host = as_it_is(self.host)
        twin.cause = self.cause
        twin.seen = self.seen
        twin.note = self.note
        twin.why = self.why
        twin.place = self.place
        twin.place_player = self.place_player
        twin.goal = self.goal
        twin.goal_player = self.goal_player
        onto = as_it_is(self.onto)
        assert onto is None or isinstance(onto, Stack)
        twin.onto = onto
        twin.cost = self.cost
        twin.others = self.others
        twin.number = self.number
        twin.facing = self.facing
        twin.kept = self.kept
        twin.how = self.how
        return twin


def photo(stack: Stack) -> Stack:
    """15-8-3-8: a stack as it is now, for effects that look back at it."""
    twin = Stack(stack.bid, stack.top, stack.controller)
    twin.zone = stack.zone
    twin.under = stack.under[:]
    twin.links = stack.links[:]
    twin.suspended = stack.suspended
    twin.by_effect = stack.by_effect
    twin.category = stack.category
    twin.names = stack.names
    twin.name_parts = stack.name_parts
    twin.colors = stack.colors
    twin.level = stack.level
    twin.cost = stack.cost
    twin.dp = stack.dp
    twin.original_dp = stack.original_dp
    twin.traits = stack.traits
    twin.keywords = stack.keywords
    return twin


def as_it_is(body: Body | None) -> Body | None:
    """A stack as it is now; one that has left does not change any more."""
    return photo(body) if isinstance(body, Stack) and body.alive else body


KINDS_OF_EVENT: Final = [
    "moved",
    "played",
    "digivolved",
    "deleted",
    "left",
    "attacked",
    "attack end",
    "blocked",
    "suspended",
    "unsuspended",
    "linked",
    "used",
    "checked",
    "battle end",
    "battle won",
    "target",
    "turn start",
    "turn end",
    "main start",
    "moved out",
    "counter",
    "digi-burst",
    "check over",
    "would delete",
    "would leave",
    "would play",
    "would digivolve",
    "would use",
    "would link",
    "would move",
    "hatched",
    "flipped",
    "would attack",
]
KIND_BITS: Final = {kind: 1 << index for index, kind in enumerate(KINDS_OF_EVENT)}


NO_WORDS: Final[list[str]] = []
NO_KEYWORDS: Final[dict[str, int]] = {}
NO_RULES: Final[list[Rule]] = []
"""Shared by all stacks to which nothing is added; whoever adds makes a list of its own."""


class Stack(ActiveBody):
    """What stands in an area as one: a top card, the cards under it, and link cards (4-5, 4-7)."""

    def __init__(self, bid: int, top: Card, controller: int) -> None:
        super().__init__(bid, top, controller)
        self.under: list[Card] = []
        """4-6: digivolution cards, the topmost first."""
        self.links: list[Card] = []
        self.suspended = False
        self.played_turn = -1
        """7-1-2-1: the turn in which it was played."""
        self.placed_turn = -1
        """16-16-3: the turn in which its card was put into the battle area."""
        self.by_effect = False
        """17-1-3-3: an option that an effect put here stays."""
        # computed
        self.category = 0
        self.names = NO_WORDS
        self.name_parts = NO_WORDS
        self.colors = 0
        self.level = NONE
        self.cost = NONE
        self.dp = NONE
        self.original_dp = NONE
        """15-12: its DP before anything is added to it."""
        self.changed = 0
        """15-12-2-3: bit per information that an effect has changed."""
        self.traits = NO_WORDS
        self.keywords = NO_KEYWORDS
        self.flags = 0
        self.rules = NO_RULES
        """What holds for it beyond numbers and bits: immunities, limits, permissions."""
        self.link_max = 1
        self.kinds = 0
        """Bit per kind of event that one of its effects waits for."""
        self.touched = True
        """Whether anything has changed it since it was last what its cards make it."""
        self.base_names = NO_WORDS
        self.base_kinds = 0
        self.base_keywords = NO_KEYWORDS
        self.base_link_max = 1
        self.base_dp = NONE
        self.instances: list[Instance] | None = None
        """Parts of its continuous effects, as long as its cards stay the same."""
        self.added = 0
        """1-3-8: how many changes of its DP were added up."""
        self.told = 0
        """How many of them the log has told of; -1 that it has no DP to be changed (2-5-3)."""

    @property
    def face(self) -> DigimonFace:
        """What is printed on the top card."""
        face = self.top.face
        assert isinstance(face, DigimonFace)
        return face

    @property
    def is_digimon(self) -> bool:
        """4-2: Digimon cards and Digi-Eggs in an area are Digimon."""
        return bool(self.category & (DIGIMON | EGG))

    @property
    def in_battle(self) -> bool:
        """Whether it stands in a battle area."""
        return self.alive and self.zone % ZONES == BATTLE

    def rebuild(self) -> None:
        """Collects the effects printed on the top card, inherited from the cards under it, and of its links (4-2-4, 4-2-6).

        15-3-1: only a Digimon gains inherited effects.
        """
        face = self.face
        uses = [Use(ability, self.top.uid, self.stamp) for ability in face.effects] if self.top.face_up else []
        for card in self.under if face.category & (DIGIMON | EGG) else ():
            if card.face_up:
                below = card.face
                assert isinstance(below, DigimonFace)
                for ability in below.inherited_effects:
                    uses.append(Use(ability, card.uid, self.stamp))
        for card in self.links:
            linked = card.face
            assert isinstance(linked, DigimonFace)
            for ability in linked.link_effects:
                uses.append(Use(ability, card.uid, self.stamp))
        self.uses = uses
        self.active = uses
        self.instances = None
        self.add_up()

    def add_up(self) -> None:
        """What its cards make it, before anything changes it: kept, because it is asked for all the time."""
        face = self.face
        self.base_names = [face.name, *face.also_names]
        kinds = 0
        link_max = 1
        keywords: dict[str, int] = {}
        for use in self.uses:
            effect = use.ability
            assert isinstance(effect, Effect)
            kinds |= effect.kinds
            if effect.keyword:
                keywords[effect.keyword] = keywords.get(effect.keyword, 0) + (effect.amount or 1)
                if effect.keyword == "Link +":
                    link_max += effect.amount
        self.base_kinds = kinds
        self.base_link_max = link_max
        self.base_keywords = keywords
        dp = face.dp
        if dp != NONE:
            for card in self.links:
                link = card.face
                assert isinstance(link, DigimonFace)
                dp += link.link_dp
        self.base_dp = dp

    def cards(self) -> list[Card]:
        """All its cards: the top one, those under it, its links."""
        return [self.top, *self.under, *self.links]


class Attack:
    """Chapter 11: the attack under way."""

    def __init__(self, attacker: int, target: int, player: int) -> None:
        self.attacker = attacker
        self.player = player
        self.target = target
        """The body attacked, -1 for the player, -2 for nothing (8-2-2-1-4)."""
        self.declared: Happening | None = None
        """Its declaration, where the other player's effects see it later."""
        self.running = False
        """Whether its timings after the declaration have begun."""
        self.countered = False
        self.checked = False
        """Whether its security check has been made."""
        self.blocked = False
        self.ended = False
        """15-15-1-1: an effect brought it to its end."""
        self.pierced = False
        self.execute = False
        self.no_suspend = False


def in_hand(card: Card) -> bool:
    """3-5-3: whether a card is in a hand, so that only its owner may know what it could do."""
    return card.host is None and card.zone % ZONES == HAND and card.zone != NOWHERE


class DigimonTable(EffectTable):
    """The table of one game."""

    def __init__(self, seed: int, book: DigimonEdition) -> None:
        super().__init__(AREAS, SHARED, seed, book)
        self.book: Final = book
        """The rule book in force, with what it decides."""
        self.memory = 0
        """1-4-2: the gauge, seen from the first player: negative is on the other side."""
        self.first_turn = True
        self.attack: Attack | None = None
        self.resume_phase = ""
        """6-6-4: the phase to go on in if the turn does not end after all."""
        self.waiting: list[Waiting] = []
        """15-4-4: effects that triggered and wait."""
        self.later: list[Later] = []
        """18-1: pending processing."""
        self.checked = -1
        """The version at which a rule check last found nothing to do."""
        self.loose: list[int] = []
        """Cards with effects that can trigger while they are not on top of a stack."""
        self.kinds_watched = 0
        """Bit per kind of event that some effect of this game waits for."""
        self.cut: list[int] = []
        """15-8-5-4: immediate effects activated since the first cause was cut in on."""
        self.cutting = 0
        self.fields: Final = [self.zones[player * ZONES + zone] for player in (0, 1) for zone in (BATTLE, BREEDING)]
        """The zones in which stacks stand, in the order in which they are looked through."""
        self.rules_of: list[list[Rule]] = [[], []]
        """Computed: what holds for each player."""
        self.deeds: dict[str, int] = {}
        """How often something happened this turn that a text may ask for later."""
        self.until_attack: list[int] = []
        """Stamps of lasting effects that end with the attack."""
        self.until_battle: list[int] = []
        self.untold: list[object] = []
        """Effects that have begun to last and of which the log has not told yet; empty whenever somebody is asked."""
        self.battling: list[int] = []
        """Bodies in the battle under way."""
        self.security_body: Stack | None = None
        """4-4: the Security Digimon in the battle or check under way."""
        self.in_effect = 0
        """How deep effects are being carried out now (17-1-2-2)."""
        self.nested: list[tuple[int, int]] = []
        """15-15-9: effects being carried out because another one activates them; none is activated within itself."""
        self.revealed_from: dict[int, int] = {}
        """15-15-3: cards an effect has revealed, and the zone they count as coming from."""
        self.resolved = 0
        """How many effects were carried out since the last free action, for loops (18-3)."""
        self.marks: dict[tuple[int, int], list[tuple[Snapshot, int]]] = {}
        """The positions at which effects of this chain were activated, and how many choices had been made until then."""
        self.loop_choices: list[tuple[int, int, Option, bool]] = []
        """The choices made in this chain in the course of effects."""
        self.loop_from = 0
        self.barred: list[tuple[int, int, Option, bool]] = []
        """18-3-3: choices that are not made again in this chain."""
        self.replayed: list[tuple[int, int, Option, bool]] = []
        """18-3-3-3: the choices that keep a loop going until it is stopped."""
        self.effect_key = 0
        """Which effect is being carried out."""
        self.here = 0
        """The place of the free action under way among those of this turn."""
        self.snapshot: Snapshot | None = None
        self.seen_actions: list[tuple[Snapshot, int, Option]] = []
        """The positions of this turn's free actions, and what was done there."""
        self.barred_actions: list[tuple[int, Option]] = []
        """18-3-3: actions that would only repeat a loop."""
        self.turn_stamp = 0
        """The timestamp at which this turn began."""
        self.batches: list[list[Waiting]] = []
        """15-4-4: the effects that triggered together and still wait, the oldest first."""
        self.spent: list[tuple[int, int, int]] = []
        """While recording: the limited effects used this turn, with their card and its reference then."""
        self.at_work: dict[tuple[int, int, int], list[int]] = {}
        """While recording: the continuous effects that work, and on what."""
        self.working: dict[tuple[int, int, int], list[int]] = {}
        """The same while it is being computed."""
        self.standing: list[int] = []
        """While recording: the stacks there were when that was noted."""
        self.unmoved: list[tuple[int, int]] = []
        """While recording: lasting effects and the stacks they do not affect now."""
        self.picked_by: dict[int, Select] = {}
        """While recording: how the targets of a lasting effect were chosen."""
        self.closed: dict[int, tuple[Cause, str]] = {}
        """Areas that are revealed or looked at as a whole, by what, and the clause that closes them."""
        self.replacing = 0
        """18-2-4: how deep in what is done in place of something else."""
        self.as_digimon = -1
        """15-12-1-4: the stack that counts as a Digimon while it digivolves."""
        self.as_level = NONE
        """The level it counts as then."""
        self.langs: list[str] = []
        """The languages of the cards, where there are several (book/abroad.py)."""
        self.abroad: dict[str, list[str]] = {}
        """Names and traits by what they are called in the other languages; nothing at a table of one language."""
        self.keys: dict[str, str] = {}
        """The one word that stands for a name in all of them."""
        self.spoken: dict[int, DigimonFace] = {}
        """Cards with what they are called in all languages, by those that were brought."""
        self.spoken_for: list[DigimonFace] = []
        """Those, so that they stay."""
        self.duals = False
        """Whether there are DUAL cards in this game (4.2 4-6-1)."""
        self.side = 0
        """4.2 4-6-2: the side by which a DUAL card is meant just now: DIGIMON, OPTION, or 0 for either."""
        self.offered: list[Option] = []
        """What could be done at the last free action of a main phase, and at which version."""
        self.offered_at = -1
        self.whisper = -1
        """While what a player could do with hidden cards is worked out: that player, who alone hears of it (3-1-2)."""
        self.memory_floor = -1
        """TurnEnd rules: the memory at which the turn ends, where an effect changes it."""

    def cite(self, rule: str, note: str = "", player: int = NOBODY) -> None:
        """Writes down that a clause was followed; to one player alone while it is about what only that player sees."""
        super().cite(rule, note, player)
        if self.whisper >= 0 and self.recording and rule:
            self.events[-1].seen = 1 << self.whisper

    def cite_early(self, number: str, player: int = NOBODY, book: str = "") -> None:
        """Writes down that a clause was followed that en-1.0 and zh-1.2 have by the same number, or one of them alone."""
        if self.recording and self.book.early and book in ("", self.book.short):
            self.cite(f"{self.book.short}:{number}", player=player)

    def cite_newest(self, number: str, player: int = NOBODY) -> None:
        """Writes down that a clause was followed that only 4.2 has."""
        if self.recording and self.book.newest:
            self.cite(f"{self.book.short}:{number}", player=player)

    def hush(self, card: Card) -> int:
        """Lets only its owner hear of what is worked out about a card in a hand (3-5-3): to whom it was whispered before."""
        before = self.whisper
        if in_hand(card):
            self.whisper = card.owner
        return before

    def record(self, event: Event) -> None:
        """Writes an event into the log, as it is now."""
        if self.recording:
            super().record(event.as_told() if isinstance(event, Happening) else event)

    def elsewhere(self, words: list[str]) -> list[str]:
        """Names or traits as they are in the other languages of the table."""
        found: list[str] = []
        if self.abroad:
            for word in words:
                for other in self.abroad.get(word, NO_WORDS):
                    if other not in words and other not in found:
                        found.append(other)
        return found

    def in_all(self, words: list[str]) -> list[str]:
        """Names or traits in all languages of the table."""
        return words + self.elsewhere(words) if self.abroad else words

    def memory_of(self, player: int) -> int:
        """4-1-2: the memory as this player counts it."""
        return self.memory if player == 0 else -self.memory

    def move_memory(self, player: int, amount: int, rule: str) -> None:
        """4-1-4: move the counter towards a player (or away, if negative), at most to 10 (1-4-2-2)."""
        if amount == 0:
            return
        now = self.memory_of(player) + amount
        if not -MEMORY_MAX <= now <= MEMORY_MAX:
            self.cite("1-4-2-2", player=player)
            now = max(-MEMORY_MAX, min(MEMORY_MAX, now))
        self.memory = now if player == 0 else -now
        self.version += 1
        self.record(Happening("memory", rule, player, amount=amount))

    def set_memory(self, player: int, amount: int, rule: str) -> None:
        """Set the counter to a number on a player's side."""
        self.move_memory(player, amount - self.memory_of(player), rule)

    def can_pay(self, player: int, cost: int) -> bool:
        """1-3-11-1, 1-4-2-2: the gauge ends at 10 on the other side."""
        return self.memory_of(player) - cost >= -MEMORY_MAX

    def battle(self, player: int) -> list[Body]:
        """The player's cards in the battle area."""
        return self.zones[player * ZONES + BATTLE].bodies

    def breeding(self, player: int) -> Stack | None:
        """The player's Digimon in the breeding area."""
        bodies = self.zones[player * ZONES + BREEDING].bodies
        if bodies:
            stack = bodies[-1]
            assert isinstance(stack, Stack)
            return stack
        return None

    def full(self, player: int) -> bool:
        """3-4-5-2: whether nothing more can be put into a breeding area; in some books only a Digimon fills it."""
        stack = self.breeding(player)
        return stack is not None and (self.book.breeding_holds_cards or stack.is_digimon)

    def cards_in(self, player: int, zone: int) -> list[Card]:
        """The cards of a pile, top card last."""
        return self.zones[player * ZONES + zone].cards

    def stack(self, bid: int) -> Stack | None:
        """A stack that is still there."""
        body = self.bodies.get(bid)
        return body if isinstance(body, Stack) else None

    def react(self, event: Event) -> None:
        """15-4-2: effects trigger whenever their condition is met."""
        assert isinstance(event, Happening)
        self.trigger([event])

    def moment(self, events: list[Happening]) -> None:
        """Things that happen at the same moment: an effect triggers once for all of them (15-5-2)."""
        self.version += 1
        if self.recording:
            for event in events:
                self.record(event)
        self.trigger(events)

    def ask(self, decision: Decision) -> Option:
        """Puts a question to its player. 18-3: choices in the course of effects are noted, in case they are part of a loop."""
        if not self.in_effect or decision.free or len(decision.options) == 1:
            return super().ask(decision)
        if self.barred:
            self.steer(decision)
        option = super().ask(decision)
        if len(decision.options) > 1 and option.verb not in WAYS_OUT:
            optional = any(other.verb in WAYS_OUT for other in decision.options)
            self.loop_choices.append((decision.player, self.effect_key, option, optional))
        return option

    # -------------------------------------------------------------- what the book says (book/table.py)

    def trigger(self, events: list[Happening]) -> None:
        """Effects trigger on what has happened."""
        raise NotImplementedError

    def would(self, events: list[Happening]) -> None:
        """Effects cut in before something happens."""
        raise NotImplementedError

    def owed(self, chosen: object, others: object) -> bool:
        """4.2 1-3-11-3: whether what cuts in must be done for the cost of the declaration, whatever the others still do."""
        raise NotImplementedError

    def go_on(self) -> None:
        """An attack that was declared goes on."""
        raise NotImplementedError

    def note_work(self, found: list[Instance], at_work: dict[tuple[int, int, int], list[int]]) -> None:
        """What works now is compared with what worked before."""
        raise NotImplementedError

    def steer(self, decision: Decision) -> None:
        """A choice that would repeat a loop is not offered."""
        raise NotImplementedError

    def run(self) -> None:
        """Walks the phases until the game is over."""
        raise NotImplementedError

    def empty(self) -> DigimonTable:
        """Another table, for a copy."""
        raise NotImplementedError

    def concede(self, player: int) -> None:
        """1-2-4, 1-2-5: a player may give up at any time; nothing triggers on it."""
        self.cite("1-2-5", player=player)
        self.end(1 - player, "1-2-4", "concede")

    def end(self, winner: int, rule: str, why: str) -> None:
        """1-2-2: the game is over as soon as somebody has won or lost."""
        self.cite("1-2-2", player=winner)
        super().end(winner, rule, why)

    def rest(self) -> None:
        """What stacks have of their effects holds the table, too."""
        super().rest()
        self.rules_of = [[], []]
        for body in self.bodies.values():
            assert isinstance(body, Stack)
            body.instances = None
            if body.rules:
                body.rules = NO_RULES
                body.touched = True

    def copy_body(self, body: Body, cards: list[Card]) -> Body:
        """A copy of a stack among the copied cards."""
        assert isinstance(body, Stack)
        twin = Stack(body.bid, cards[body.top.uid], body.controller)
        twin.zone = body.zone
        twin.stamp = body.stamp
        twin.under = [cards[card.uid] for card in body.under]
        twin.links = [cards[card.uid] for card in body.links]
        for card in twin.cards():
            card.host = twin
        twin.suspended = body.suspended
        twin.played_turn = body.played_turn
        twin.placed_turn = body.placed_turn
        twin.by_effect = body.by_effect
        twin.uses = body.uses
        twin.active = body.active
        twin.category = body.category
        twin.names = body.names
        twin.name_parts = body.name_parts
        twin.colors = body.colors
        twin.level = body.level
        twin.cost = body.cost
        twin.dp = body.dp
        twin.original_dp = body.original_dp
        twin.traits = body.traits
        twin.keywords = body.keywords
        twin.flags = body.flags
        twin.kinds = body.kinds
        twin.base_names = body.base_names
        twin.base_kinds = body.base_kinds
        twin.base_keywords = body.base_keywords
        twin.base_link_max = body.base_link_max
        twin.base_dp = body.base_dp
        twin.link_max = body.link_max
        twin.changed = body.changed
        twin.added = body.added
        twin.told = body.told
        return twin

    def fork(self) -> DigimonTable:
        """An independent copy, to go on from the free action this table stands at."""
        other = self.empty()
        self.copy_effects_into(other)
        other.memory = self.memory
        other.duals = self.duals
        other.langs, other.abroad, other.keys = self.langs, self.abroad, self.keys
        other.spoken, other.spoken_for = self.spoken, self.spoken_for
        other.first_turn = self.first_turn
        other.resume_phase = self.resume_phase
        if self.later:
            other.later = self.later.copy()
        other.loose = self.loose
        other.kinds_watched = self.kinds_watched
        if self.deeds:
            other.deeds = self.deeds.copy()
        if self.seen_actions:
            other.seen_actions = self.seen_actions.copy()
        if self.barred_actions:
            other.barred_actions = self.barred_actions.copy()
        other.turn_stamp = self.turn_stamp
        if self.spent:
            other.spent = self.spent.copy()
        if self.at_work:
            other.at_work = self.at_work.copy()
        other.standing = self.standing
        if self.unmoved:
            other.unmoved = self.unmoved.copy()
        if self.picked_by:
            other.picked_by = self.picked_by.copy()
        if self.offered_at == self.version:
            other.offered = self.offered
            other.offered_at = self.version
        return other
