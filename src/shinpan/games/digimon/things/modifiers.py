"""15-8-2, 15-12, 15-13: what continuous effects and effects that last change."""

from __future__ import annotations

from typing import Final

from ....effects.abilities import Use
from ....effects.context import Context
from ....effects.continuous import Lasting, Modifier, Part
from ....effects.numbers import Const
from ....effects.ops import Cond, Filter, Select, Value
from ....effects.picking import Union
from ....table.cards import Card
from ..book.rules import By, Rule, forbidden
from ..book.values import EFFECTS, IMMUNITY, INFORMATION, LATE, NUMBERS, Change, Untold, keyword_given, now
from . import facts
from .context import Ctx
from .faces import DIGIMON, NONE
from .selectors import Pick, choose, passed_by, possible
from .state import DigimonTable, Effect, Stack, Trig
from .verbs import Do


class Fixed(Value):
    """A number that was counted once."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, c: Context) -> int:
        return self.n


def value_for(c: Ctx, value: Value, stack: Stack) -> int:
    """A number that may count something of the very card it is for: “for each of its digivolution cards”."""
    if isinstance(value, Fixed | Const):
        return value.of(c)
    named = c.named
    c.named = [stack]
    n = value.of(c)
    c.named = named
    return n


class DpChange(Change):
    """DP up or down (2-5-3: not for a card without DP)."""

    def __init__(self, value: Value, sign: int, late: bool = False) -> None:
        super().__init__(LATE if late else NUMBERS)
        self.value = value
        self.sign = sign

    def change(self, c: Ctx, stack: Stack) -> None:
        if stack.dp == NONE:
            if stack.told == 0 and c.t.recording:
                c.t.cite("2-5-3", player=stack.controller)
                stack.told = -1
            return
        if self.sign < 0 and stack.rules and forbidden(stack, "dp", c.why):
            if c.t.recording:
                c.t.unmoved.append((-1 - c.stamp, stack.bid))
            return
        stack.dp += self.sign * value_for(c, self.value, stack)
        stack.added += 1

    def frozen(self, c: Context) -> Modifier:
        assert isinstance(c, Ctx)
        more = c.ups.get("DP reduction", 0) if self.sign < 0 else 0
        return DpChange(Fixed((self.value.of(c) + more) * c.times), self.sign)

    def multiplied(self) -> bool:
        return True

    def adds(self, c: Ctx, stack: Stack) -> int:
        if stack.dp == NONE or self.sign < 0 and stack.rules and forbidden(stack, "dp", c.why):
            return 0
        return self.sign * value_for(c, self.value, stack)

    def told(self, c: Ctx, stack: Stack) -> list[tuple[str, int, str]]:
        n = self.adds(c, stack)
        return [("changed", n, "DP")] if n else []


def giver_of(c: Ctx) -> int:
    """15-14-1-3: the card whose effect gives another one."""
    return c.card.uid + 1 if c.card is not None else 0


class KeywordChange(Change):
    """Gains keyword effects or other effects (15-13)."""

    def __init__(self, effects: list[Effect], late: bool = False) -> None:
        super().__init__(LATE if late else EFFECTS)
        self.effects = effects

    def change(self, c: Ctx, stack: Stack) -> None:
        stamp = c.stamp
        giver = giver_of(c)
        unknown = c.t.book.unknown
        given = self.effects
        for effect in given:
            if effect.keyword and effect.keyword in unknown:
                given = [effect for effect in given if effect.keyword not in unknown]
                break
        more = [Use(effect, stack.top.uid, stamp, True, giver) for effect in given]
        stack.active = stack.active + more
        for effect in given:
            stack.kinds |= effect.kinds
            if effect.keyword:
                keyword_given(stack, effect)
                if effect.keyword == "Link +":
                    stack.link_max += effect.amount

    def gives(self) -> list[str]:
        return [effect.keyword for effect in self.effects]

    def told(self, c: Ctx, stack: Stack) -> list[tuple[str, int, str]]:
        unknown = c.t.book.unknown
        given = [effect for effect in self.effects if effect.keyword not in unknown]
        return [("gained", effect.amount, effect.keyword) for effect in given if effect.keyword]


class KeywordLoss(Change):
    """15-8-2-5: loses a keyword effect; one that is given later is there again."""

    def __init__(self, keyword: str) -> None:
        super().__init__(EFFECTS)
        self.keyword = keyword

    def change(self, c: Ctx, stack: Stack) -> None:
        if self.keyword in stack.keywords:
            stack.keywords = {key: n for key, n in stack.keywords.items() if key != self.keyword}
        kept: list[Use] = []
        for use in stack.active:
            effect = use.ability
            if not (isinstance(effect, Effect) and effect.keyword == self.keyword):
                kept.append(use)
            elif use.granted:
                c.t.cite("15-8-2-5", player=stack.controller)
        stack.active = kept

    def told(self, c: Ctx, stack: Stack) -> list[tuple[str, int, str]]:
        return [("lost", 0, self.keyword)] if self.keyword in stack.keywords else []


class ChecksChange(Change):
    """The number of checks, without being a keyword effect."""

    def __init__(self, value: Value) -> None:
        super().__init__(NUMBERS)
        self.value = value

    def change(self, c: Ctx, stack: Stack) -> None:
        keywords = stack.keywords.copy()
        keywords["checks"] = keywords.get("checks", 0) + value_for(c, self.value, stack)
        stack.keywords = keywords

    def frozen(self, c: Context) -> Modifier:
        assert isinstance(c, Ctx)
        return ChecksChange(Fixed(self.value.of(c) * c.times))

    def multiplied(self) -> bool:
        return True

    def told(self, c: Ctx, stack: Stack) -> list[tuple[str, int, str]]:
        n = value_for(c, self.value, stack)
        return [("changed", n, "checks")] if n else []


class KeywordTimes(Change):
    """Gains a keyword effect once for each of something: so many of them, which add up (16-3-3)."""

    def __init__(self, effect: Effect, value: Value) -> None:
        super().__init__(EFFECTS)
        self.effect = effect
        self.value = value

    def change(self, c: Ctx, stack: Stack) -> None:
        n = value_for(c, self.value, stack)
        if n > 0:
            KeywordChange([self.effect] * n).change(c, stack)

    def frozen(self, c: Context) -> Modifier:
        assert isinstance(c, Ctx)
        return KeywordTimes(self.effect, Fixed(self.value.of(c) * c.times))

    def multiplied(self) -> bool:
        return True

    def told(self, c: Ctx, stack: Stack) -> list[tuple[str, int, str]]:
        n = value_for(c, self.value, stack)
        return KeywordChange([self.effect] * n).told(c, stack) if n > 0 else []


CHECKS_KEYWORD: Final = "Security A."


class SecurityFlip(Change):
    """16-3: what would lower its checks as a keyword effect raises them."""

    def __init__(self) -> None:
        super().__init__(LATE)

    def change(self, c: Ctx, stack: Stack) -> None:
        uses: list[Use] = []
        for use in stack.active:
            effect = use.ability
            if isinstance(effect, Effect) and effect.keyword == CHECKS_KEYWORD and effect.amount < 0:
                keywords = stack.keywords.copy()
                keywords[CHECKS_KEYWORD] = keywords.get(CHECKS_KEYWORD, 0) - 2 * effect.amount
                stack.keywords = keywords
                raised = Effect(effect.kind, effect.name)
                raised.keyword, raised.amount = CHECKS_KEYWORD, -effect.amount
                use = Use(raised, use.uid, use.stamp, use.granted, use.giver)
            uses.append(use)
        stack.active = uses


class FlagChange(Change):
    """Something it cannot do."""

    def __init__(self, bits: int, late: bool = False) -> None:
        super().__init__(LATE if late else NUMBERS)
        self.bits = bits

    def change(self, c: Ctx, stack: Stack) -> None:
        stack.flags |= self.bits


LAYERS: Final = {"unaffected": IMMUNITY, "dp": EFFECTS}
"""Rules that say what else changes it: they are looked at before that."""


class RuleChange(Change):
    """Something that holds for it: an immunity, a prohibition, a permission."""

    def __init__(self, kind: str, by: list[By], filter: Filter | None = None, number: int = 0) -> None:
        super().__init__(LAYERS.get(kind, NUMBERS))
        self.kind = kind
        self.by = by
        self.filter = filter
        self.number = number
        self.value: Value | None = None
        self.words: list[str] = []

    def rule(self, c: Ctx) -> Rule:
        """The rule as it holds now."""
        rule = Rule(self.kind, c)
        rule.by = self.by
        rule.filter = self.filter
        rule.number = self.number
        rule.names = self.words
        if self.value is not None:
            rule.value = self.value.of(c)
        return rule

    def change(self, c: Ctx, stack: Stack) -> None:
        stack.rules = [*stack.rules, self.rule(c)]

    def change_player(self, c: Ctx, player: int) -> None:
        c.t.rules_of[player].append(self.rule(c))


class Information(Change):
    """15-12-1: names, traits, colours it has in addition."""

    def __init__(self, which: str, words: list[str], mask: int = 0) -> None:
        super().__init__(INFORMATION)
        self.which = which
        self.words = words
        self.mask = mask

    def change(self, c: Ctx, stack: Stack) -> None:
        if self.which == "name":
            stack.names = stack.names + c.t.in_all(self.words)
        elif self.which == "name part":
            stack.name_parts = stack.name_parts + c.t.in_all(self.words)
        elif self.which == "trait":
            stack.traits = stack.traits + c.t.in_all(self.words)
        elif self.which == "color":
            stack.colors |= self.mask
        elif self.which == "colors":
            stack.colors = self.mask
        elif self.which == "source colors":
            for card in stack.under:
                if facts.known(card):
                    stack.colors |= facts.colors(card)


class NamesLike(Change):
    """15-12-1: has the names of other cards in addition."""

    def __init__(self, select: Select) -> None:
        super().__init__(INFORMATION)
        self.select = select

    def change(self, c: Ctx, stack: Stack) -> None:
        named = c.named
        c.named = [stack]
        found = [thing for thing in self.select.find(c) if facts.known(thing)]
        c.named = named
        stack.names = stack.names + [name for thing in found for name in facts.names(thing)]


class ColorsLike(Change):
    """15-12-1: has the colours of other cards in addition, as they are when that is said."""

    def __init__(self, select: Select) -> None:
        super().__init__(INFORMATION)
        self.select = select

    def change(self, c: Ctx, stack: Stack) -> None:
        for thing in self.select.find(c):
            if facts.known(thing):
                stack.colors |= facts.colors(thing)

    def frozen(self, c: Context) -> Modifier:
        mask = 0
        for thing in self.select.find(c):
            if facts.known(thing):
                mask |= facts.colors(thing)
        return Information("color", [], mask)


def inherit(stack: Stack) -> None:
    """15-3-1: a card that has become a Digimon gains the inherited effects of the cards under it."""
    for card in stack.under:
        if card.face_up:
            for effect in facts.face_of(card).inherited_effects:
                assert isinstance(effect, Effect)
                stack.active = [*stack.active, Use(effect, card.uid, stack.stamp, True, card.uid + 1)]
                stack.kinds |= effect.kinds
                if effect.keyword:
                    keyword_given(stack, effect)
                    if effect.keyword == "Link +":
                        stack.link_max += effect.amount


class AsDigimon(Change):
    """15-12-1-1: also treated as a Digimon with this DP."""

    def __init__(self, dp: int) -> None:
        super().__init__(INFORMATION)
        self.dp = dp

    def change(self, c: Ctx, stack: Stack) -> None:
        c.t.cite("15-12-1-4", player=stack.controller)
        if not stack.is_digimon:
            inherit(stack)
        stack.category |= DIGIMON
        if stack.dp != NONE:
            c.t.cite("15-12-1-3", player=stack.controller)
        if stack.face.dp == NONE:
            stack.original_dp = self.dp
        stack.dp = self.dp


class OriginalDp(Change):
    """15-12-2: another original DP; not for a card without DP (15-12-2-2)."""

    def __init__(self, dp: int) -> None:
        super().__init__(INFORMATION)
        self.dp = dp

    def change(self, c: Ctx, stack: Stack) -> None:
        if stack.face.dp == NONE and stack.dp == NONE:
            c.t.cite("15-12-2-2", player=stack.controller)
            return
        overwritten(c, stack, CHANGED_DP)
        stack.original_dp = self.dp
        stack.dp = self.dp + link_dp(stack)


CHANGED_DP: Final = 1
CHANGED_NAME: Final = 2
CHANGED_COLOR: Final = 4
TREATED_DP: Final = 8


def overwritten(c: Ctx, stack: Stack, bit: int) -> None:
    """15-12-2-3: of several changes of the same information the last one counts."""
    if stack.changed & bit:
        c.t.cite("15-12-2-3", player=stack.controller)
    stack.changed |= bit


def link_dp(stack: Stack) -> int:
    """4-2-5: the DP its links add."""
    total = 0
    for card in stack.links:
        total += facts.face_of(card).link_dp
    return total


class DpIs(Change):
    """15-12-1: treated as having this DP, in place of its own (15-12-1-3)."""

    def __init__(self, dp: int) -> None:
        super().__init__(INFORMATION)
        self.dp = dp

    def change(self, c: Ctx, stack: Stack) -> None:
        if stack.dp != NONE:
            c.t.cite("15-12-1-3", player=stack.controller)
        if stack.changed & TREATED_DP and stack.dp != self.dp + link_dp(stack):
            c.t.cite("15-8-2-5", player=stack.controller)
        stack.changed |= TREATED_DP
        if stack.face.dp == NONE:
            stack.original_dp = self.dp
        stack.dp = self.dp + link_dp(stack)


class NameIs(Change):
    """15-12-2: another original name, in place of those that a rule of the card gives it too; what an effect adds stays."""

    def __init__(self, name: str) -> None:
        super().__init__(INFORMATION)
        self.original = True
        self.name = name

    def change(self, c: Ctx, stack: Stack) -> None:
        overwritten(c, stack, CHANGED_NAME)
        stack.names = c.t.in_all([self.name])
        stack.name_parts = []


class ColorsAre(Change):
    """15-12-2: other colours; not for a card without colours (15-12-2-2)."""

    def __init__(self, mask: int) -> None:
        super().__init__(INFORMATION)
        self.original = True
        self.mask = mask

    def change(self, c: Ctx, stack: Stack) -> None:
        if not stack.face.colors:
            c.t.cite("15-12-2-2", player=stack.controller)
            return
        overwritten(c, stack, CHANGED_COLOR)
        stack.colors = self.mask


class AttachTiming(Change):
    """Effects of a timing have another timing too (15-4-4-5: they can lose it again)."""

    def __init__(self, of: list[str], timings: list[str], trigs: list[Trig]) -> None:
        super().__init__(EFFECTS)
        self.of = of
        self.timings = timings
        self.trigs = trigs
        self.made: dict[int, Effect] = {}

    def change(self, c: Ctx, stack: Stack) -> None:
        more: list[Use] = []
        for use in stack.active:
            effect = use.ability
            if isinstance(effect, Effect) and effect.base is None and any(timing in effect.timings for timing in self.of):
                twin = self.retimed(effect)
                stack.kinds |= twin.kinds
                more.append(Use(twin, use.uid, use.stamp, use.granted, use.giver))
        stack.active = stack.active + more

    def retimed(self, effect: Effect) -> Effect:
        """The same effect at the other timing."""
        key = id(effect)
        if key not in self.made:
            twin = Effect(effect.kind, effect.name)
            twin.base = effect
            twin.trigs = self.trigs
            for trig in self.trigs:
                twin.kinds |= trig.kinds
            twin.timings = self.timings
            twin.limit = effect.limit
            twin.program = effect.program
            twin.places = effect.places
            twin.number = effect.number
            twin.keyword = effect.keyword
            twin.amount = effect.amount
            twin.inherited = effect.inherited
            twin.linked = effect.linked
            twin.recalls = effect.recalls
            twin.within = effect.within
            self.made[key] = twin
        return self.made[key]


class LastOp(Do):
    """A change that lasts for a while: to certain cards, or to all that fit while it lasts (15-11)."""

    def __init__(self, changes: list[Change], select: Select | None, until: str, player: int = -1) -> None:
        self.changes = changes
        self.select = select
        self.until = until
        self.player = player

    def able(self, c: Ctx) -> bool:
        return self.select is None or possible(c, self.select) > 0

    def finds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        return self.able(c)

    def act(self, c: Ctx) -> bool:
        t = c.t
        refs: list[int] = []
        scope: Select | None = None
        picked: Select | None = None
        if self.select is not None:
            if is_all(self.select):
                scope = self.select
                t.cite("15-11-2-1", player=c.controller)
                t.cite("15-11-2-2", player=c.controller)
                if t.recording and passed_by(c, scope):
                    c.once("3-4-5-3")
                c.mean(self.select.find(c))
            else:
                picked = self.select if t.recording and isinstance(self.select, Pick) and self.select.particular else None
                times = c.times
                if any(change.multiplied() for change in self.changes):
                    c.times = 1
                things = choose(c, self.select, "target")
                c.times = times
                if not things:
                    return False
                for thing in things:
                    if isinstance(thing, Stack) and thing.alive:
                        refs.append(t.ref(thing))
                        t.cite("15-15-2-1", player=c.controller)
                        if thing.rules and forbidden(thing, "unaffected", c.why):
                            t.cite("15-15-6-3", player=thing.controller)
                if not refs:
                    return False
        if refs and not t.book.dp_waits and any(isinstance(change, DpChange) for change in self.changes):
            refs = self.without_dp(c, refs)
            if not refs:
                return True
        stamp = add_lasting(c, self.changes, scope, refs, self.until, self.player)
        if picked is not None:
            t.picked_by[stamp] = picked
        return True

    def without_dp(self, c: Ctx, refs: list[int]) -> list[int]:
        """2-5-3: nothing is added to the DP of a card that has none, not later either; those are left that have some."""
        now(c.t)
        bare: list[int] = []
        for ref in refs:
            thing = c.t.thing(ref)
            if isinstance(thing, Stack) and thing.dp == NONE:
                bare.append(ref)
        if not bare or any(change.layer == INFORMATION for change in self.changes):
            return refs
        c.once("2-5-3")
        rest = [change for change in self.changes if not isinstance(change, DpChange)]
        if rest:
            add_lasting(c, rest, None, bare, self.until, self.player)
        return [ref for ref in refs if ref not in bare]


def is_all(select: Select) -> bool:
    """15-10-2-4-1: whether a text chooses no targets but means all that fit."""
    if isinstance(select, Union):
        return all(is_all(part) for part in select.parts) and bool(select.parts)
    return isinstance(select, Pick) and select.count is not None and select.count.kind == 2


class StillThere(Cond):
    """Whether the card whose effect it is has stayed in its stack."""

    def holds(self, c: Context) -> bool:
        assert isinstance(c, Ctx)
        card = c.card
        return card is None or card.ref == c.card_ref and isinstance(card.host, Stack)


def add_lasting(c: Ctx, changes: list[Change], scope: Select | None, refs: list[int], until: str, player: int) -> int:
    """Puts a lasting effect on the table; its timestamp."""
    t = c.t
    kept = c.frozen()
    while_there = StillThere() if until == "ThisTurnWith" else None
    parts = [Part(change.frozen(c), scope, while_there, player) for change in changes]
    stamp = t.tick()
    last = last_turn(t, c.controller, until)
    if until == "OwnersUnsuspend":
        owners = [thing.controller for thing in map(t.thing, refs) if isinstance(thing, Stack)]
        last = max(last_turn(t, owner, "YourNextTurnEnd") for owner in owners)
    t.lasting.append(Lasting(parts, kept, refs, scope is None and player < 0, stamp, t.turn, last, None))
    if until == "ThisAttack":
        t.until_attack.append(stamp)
    elif until == "ThisBattle":
        t.until_battle.append(stamp)
    t.version += 1
    t.cite("15-13-1", player=c.controller)
    if t.recording and player < 0:
        t.untold.append(Untold(c, [part.modifier for part in parts], scope, refs))
    return stamp


def last_turn(t: DigimonTable, player: int, until: str) -> int:
    """The turn at whose end a lasting effect is over."""
    mine = t.turn_player == player
    if until in ("ThisTurn", "ThisTurnWith", "ThisAttack", "ThisBattle", ""):
        return t.turn
    if until in ("OpponentsTurnEnd", "OpponentsNextTurnEnd"):
        return t.turn + 1 if mine else t.turn
    if until == "YourTurnEnd":
        return t.turn if mine else t.turn + 1
    if until == "YourNextTurnEnd":
        return t.turn + 2 if mine else t.turn + 1
    if until == "OpponentsUnsuspend":
        return t.turn + 1 if mine else t.turn + 2
    if until == "OwnersUnsuspend":
        return t.turn + 2
    if until == "Game":
        return 1 << 30
    raise AssertionError(until)


GIVERS: Final = 1 << 12


class GiveEffectsOf(Change):
    """Gains all effects of other cards: those of some of its digivolution cards."""

    def __init__(self, select: Select, timings: list[str] | None = None, but: str = "") -> None:
        super().__init__(EFFECTS)
        self.select = select
        self.timings = timings or []
        """Only effects with one of these timings, if any is named."""
        self.but = but
        """A keyword effect that is not gained."""

    def change(self, c: Ctx, stack: Stack) -> None:
        more: list[Use] = []
        for thing in self.select.find(c):
            for effect in facts.face_of(thing).effects:
                assert isinstance(effect, Effect)
                if self.timings and not any(timing in effect.timings for timing in self.timings):
                    continue
                if self.but and effect.keyword == self.but:
                    continue
                uid = thing.uid if isinstance(thing, Card) else stack.top.uid
                more.append(Use(effect, stack.top.uid, c.stamp, True, giver_of(c) * GIVERS + uid))
                stack.kinds |= effect.kinds
                if effect.keyword:
                    keyword_given(stack, effect)
        stack.active = stack.active + more
