"""15-8-2, 15-12, 15-13: what continuous effects and effects that last change."""

from __future__ import annotations

from ...effects.abilities import Use
from ...effects.continuous import Lasting, Modifier, Part
from ...effects.context import Context
from ...effects.ops import Filter, Select, Value
from ...table.cards import Thing
from . import facts
from .context import Ctx, Kept
from .faces import DIGIMON, NONE
from .rules import By, Rule, forbidden
from .selectors import Pick, Several, choose, possible
from .state import DigimonTable, Effect, Stack
from .values import EFFECTS, IMMUNITY, INFORMATION, LATE, NUMBERS, Change, keyword_given
from .verbs import Do


class Fixed(Value):
    """A number that was counted once."""

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, c: Context) -> int:
        return self.n


class DpChange(Change):
    """DP up or down (2-5-3: not for a card without DP)."""

    def __init__(self, value: Value, sign: int, late: bool = False) -> None:
        super().__init__(LATE if late else NUMBERS)
        self.value = value
        self.sign = sign

    def change(self, c: Ctx, stack: Stack) -> None:
        if stack.dp == NONE:
            return
        if self.sign < 0 and stack.rules and forbidden(stack, "dp", c.why):
            return
        stack.dp += self.sign * self.value.of(c)

    def frozen(self, c: Context) -> Modifier:
        assert isinstance(c, Ctx)
        return DpChange(Fixed(self.value.of(c) * c.times), self.sign)


class KeywordChange(Change):
    """Gains keyword effects or other effects (15-13)."""

    def __init__(self, effects: list[Effect], late: bool = False) -> None:
        super().__init__(LATE if late else EFFECTS)
        self.effects = effects

    def change(self, c: Ctx, stack: Stack) -> None:
        stamp = c.stamp
        more = [Use(effect, stack.top.uid, stamp, True) for effect in self.effects]
        stack.active = stack.active + more
        for effect in self.effects:
            stack.kinds |= effect.kinds
            if effect.keyword:
                keyword_given(stack, effect)
                if effect.keyword == "Link +":
                    stack.link_max += effect.amount


class KeywordLoss(Change):
    """Loses a keyword effect."""

    def __init__(self, keyword: str) -> None:
        super().__init__(LATE)
        self.keyword = keyword

    def change(self, c: Ctx, stack: Stack) -> None:
        if self.keyword in stack.keywords:
            stack.keywords = {key: n for key, n in stack.keywords.items() if key != self.keyword}
        kept: list[Use] = []
        for use in stack.active:
            effect = use.ability
            if not (isinstance(effect, Effect) and effect.keyword == self.keyword):
                kept.append(use)
        stack.active = kept


class ChecksChange(Change):
    """The number of checks, without being a keyword effect."""

    def __init__(self, value: Value) -> None:
        super().__init__(NUMBERS)
        self.value = value

    def change(self, c: Ctx, stack: Stack) -> None:
        keywords = stack.keywords.copy()
        keywords["checks"] = keywords.get("checks", 0) + self.value.of(c)
        stack.keywords = keywords


class FlagChange(Change):
    """Something it cannot do."""

    def __init__(self, bits: int, late: bool = False) -> None:
        super().__init__(LATE if late else NUMBERS)
        self.bits = bits

    def change(self, c: Ctx, stack: Stack) -> None:
        stack.flags |= self.bits


class RuleChange(Change):
    """Something that holds for it: an immunity, a prohibition, a permission."""

    def __init__(self, kind: str, by: list[By], filter: Filter | None = None, number: int = 0) -> None:
        super().__init__(IMMUNITY if kind == "unaffected" else NUMBERS)
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
            stack.names = stack.names + self.words
        elif self.which == "name part":
            stack.name_parts = stack.name_parts + self.words
        elif self.which == "trait":
            stack.traits = stack.traits + self.words
        elif self.which == "color":
            stack.colors |= self.mask
        elif self.which == "colors":
            stack.colors = self.mask
        elif self.which == "source colors":
            for card in stack.under:
                if facts.known(card):
                    stack.colors |= facts.colors(card)


class AsDigimon(Change):
    """15-12-1-1: also treated as a Digimon with this DP."""

    def __init__(self, dp: int) -> None:
        super().__init__(INFORMATION)
        self.dp = dp

    def change(self, c: Ctx, stack: Stack) -> None:
        c.t.cite("15-12-1-4", player=stack.controller)
        stack.category |= DIGIMON
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
        links = 0
        for card in stack.links:
            links += facts.face_of(card).link_dp
        stack.dp = self.dp + links


class LevelAs(Change):
    """Treated as having another level."""

    def __init__(self, level: int) -> None:
        super().__init__(INFORMATION)
        self.level = level

    def change(self, c: Ctx, stack: Stack) -> None:
        stack.level = self.level


class LastOp(Do):
    """A change that lasts for a while: to certain cards, or to all that fit while it lasts (15-11)."""

    def __init__(self, changes: list[Change], select: Select | None, until: str, player: int = -1) -> None:
        self.changes = changes
        self.select = select
        self.until = until
        self.player = player

    def able(self, c: Ctx) -> bool:
        return self.select is None or possible(c, self.select) > 0

    def act(self, c: Ctx) -> bool:
        t = c.t
        refs: list[int] = []
        scope: Select | None = None
        if self.select is not None:
            if is_all(self.select):
                scope = self.select
                t.cite("15-11-2-1", player=c.controller)
                t.cite("15-11-2-2", player=c.controller)
                c.it = self.select.find(c)
                c.named = []
            else:
                things = choose(c, self.select, "target")
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
        add_lasting(c, self.changes, scope, refs, self.until, self.player)
        return True


def is_all(select: Select) -> bool:
    """15-10-2-4-1: whether a text chooses no targets but means all that fit."""
    if isinstance(select, Several):
        return all(is_all(part) for part in select.picks) and bool(select.picks)
    return isinstance(select, Pick) and select.count is not None and select.count.kind == 2


def add_lasting(c: Ctx, changes: list[Change], scope: Select | None, refs: list[int], until: str, player: int) -> None:
    """Puts a lasting effect on the table."""
    t = c.t
    kept = c.frozen()
    assert isinstance(kept, Kept)
    parts = [Part(change.frozen(c), scope, None, player) for change in changes]
    stamp = t.tick()
    last = last_turn(t, c.controller, until)
    t.lasting.append(Lasting(parts, kept, refs, scope is None and player < 0, stamp, t.turn, last, None))
    if until == "ThisAttack":
        t.until_attack.append(stamp)
    elif until == "ThisBattle":
        t.until_battle.append(stamp)
    t.version += 1
    t.cite("15-13-1", player=c.controller)


def last_turn(t: DigimonTable, player: int, until: str) -> int:
    """The turn at whose end a lasting effect is over."""
    mine = t.turn_player == player
    if until in ("ThisTurn", "ThisAttack", "ThisBattle", ""):
        return t.turn
    if until == "OpponentsTurnEnd":
        return t.turn + 1 if mine else t.turn
    if until == "OpponentsNextTurnEnd":
        return t.turn + 1 if mine else t.turn + 2
    if until == "YourTurnEnd":
        return t.turn if mine else t.turn + 1
    if until == "YourNextTurnEnd":
        return t.turn + 2 if mine else t.turn + 1
    if until == "OpponentsUnsuspend":
        return t.turn + 1 if mine else t.turn + 2
    if until == "Game":
        return 1 << 30
    raise AssertionError(until)


class GiveEffectsOf(Change):
    """Gains all effects of other cards: those of some of its digivolution cards."""

    def __init__(self, select: Select) -> None:
        super().__init__(EFFECTS)
        self.select = select

    def change(self, c: Ctx, stack: Stack) -> None:
        more: list[Use] = []
        for thing in self.select.find(c):
            for effect in facts.face_of(thing).effects:
                assert isinstance(effect, Effect)
                more.append(Use(effect, stack.top.uid, c.stamp, True))
                stack.kinds |= effect.kinds
                if effect.keyword:
                    keyword_given(stack, effect)
        stack.active = stack.active + more


def static_effect(parts: list[Part], name: str) -> Effect:
    """A continuous effect made of parts."""
    effect = Effect("static", name)
    for part in parts:
        effect.parts.append(part)
    return effect


class ThisStack(Select):
    """The stack an effect is on."""

    def find(self, c: Context) -> list[Thing]:
        assert isinstance(c, Ctx)
        return [c.stack] if c.stack is not None and c.stack.alive else []


