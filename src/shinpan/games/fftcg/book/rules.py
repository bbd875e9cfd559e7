"""What holds for Characters and players while an effect works, beyond numbers: prohibitions, permissions, replacements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.ops import Cond, Filter
from ....table.cards import Thing
from ..things.context import Ctx
from ..things.state import Cause, Character, Deed, FFTable, StackItem

if TYPE_CHECKING:
    from .costs import Costs


class By:
    """A kind of cause a text names: “by your opponent's Summons or abilities”."""

    def __init__(self, kinds: tuple[str, ...] = (), whose: int = -1, source: Filter | None = None) -> None:
        self.kinds = kinds
        """summon, ability, battle, rule, cost; none is any."""
        self.whose = whose
        """0 yours, 1 your opponent's, -1 anyone's."""
        self.source = source
        """What the source must be."""
        self.harmless = False
        """Only those that do not deal damage."""
        self.skill = ""
        """Only abilities of this kind: auto, action, special."""
        self.burst = False
        """Only EX Bursts."""

    def covers(self, c: Ctx, cause: Cause) -> bool:
        """Whether this cause is meant, seen from the player whose text it is."""
        if self.kinds and cause.kind not in self.kinds or self.harmless and cause.damage:
            return False
        if self.whose >= 0 and (cause.player == c.controller) != (self.whose == 0):
            return False
        if self.burst and not cause.burst:
            return False
        if self.skill and (cause.skill is None or cause.skill.kind != self.skill):
            return False
        if self.source is not None:
            thing: Thing | None = cause.body if cause.body is not None else cause.card
            if thing is None or not self.source.test(c, thing):
                return False
        return True


class NotOwnAbility(By):
    """Damage that a Character deals otherwise than because its own ability says so."""

    def covers(self, c: Ctx, cause: Cause) -> bool:
        return cause.kind in ("battle", "card") and not cause.own


class ByCharacter(By):
    """An ability of a Character: of a card that has the ability on the field, not as an EX Burst or in another zone."""

    def covers(self, c: Ctx, cause: Cause) -> bool:
        return cause.body is not None and By.covers(self, c, cause)


class ByIt(By):
    """The very Summon or ability that an effect has chosen on the stack."""

    def covers(self, c: Ctx, cause: Cause) -> bool:
        return any(isinstance(one, StackItem) and one.sid == cause.sid for one in c.it)


class Rule:
    """Something that holds for a Character or a player now."""

    def __init__(self, kind: str, c: Ctx) -> None:
        self.kind = kind
        self.c = c
        self.by: list[By] = []
        """Against which causes; none is any."""
        self.filter: Filter | None = None
        """About which things."""
        self.number = 0
        self.names: list[str] = []
        self.cond: Cond | None = None
        self.floor = 0
        """“It cannot become 0”: the least a cost can become by it."""
        self.costs: Costs | None = None
        """10.1.2.3, 10.1.3.1.3: what has to be paid."""
        self.goal = -1
        """Where a Summon that is cast because of it goes after use, or -1."""
        self.free = False
        """Whether what is cast because of it is cast without paying."""
        self.less = 0
        """By how much less it is cast."""
        self.any_element = False
        """Whether CP of any Element pays for it."""
        self.turnly = -1
        """Under which number its use is counted, where it is used once in a turn, or -1."""
        self.once = -1
        """The timestamp of the lasting effect that is used up by it, or -1."""

    def against(self, cause: Cause) -> bool:
        """Whether it holds against this cause."""
        if not self.by:
            return True
        return any(by.covers(self.c, cause) for by in self.by)

    def about(self, thing: Thing) -> bool:
        """Whether this thing is one it is about."""
        if self.cond is not None and not self.cond.holds(self.c):
            return False
        return self.filter is None or self.filter.test(self.c, thing)


class Replace(Rule):
    """11.12.5: something else happens instead. Waits for one kind of event."""

    def __init__(self, kind: str, c: Ctx, bits: int, key: int) -> None:
        super().__init__(kind, c)
        self.bits = bits
        self.key = key
        """11.12.5.5: which replacement effect this is; it applies to an event once."""
        self.optional = False

    def applies(self, t: FFTable, event: Deed) -> bool:
        """Whether it would replace this event."""
        raise NotImplementedError

    def apply(self, t: FFTable, event: Deed) -> None:
        """Changes the event that is about to happen."""
        raise NotImplementedError


def forbidden(body: Character, kind: str, cause: Cause) -> bool:
    """2.2: whether something forbids this to be done to the Character by this cause."""
    return any(rule.kind == kind and rule.against(cause) for rule in body.rules)


def forbidden_of(t: FFTable, player: int, kind: str, cause: Cause, thing: Thing | None = None) -> bool:
    """2.2: whether something forbids this to a player."""
    for rule in t.rules_of[player]:
        if rule.kind == kind and rule.against(cause) and (thing is None or rule.about(thing)):
            return True
    return False


def allowed_of(t: FFTable, player: int, kind: str, thing: Thing | None = None) -> bool:
    """Whether an effect lets a player do this."""
    return any(rule.kind == kind and (thing is None or rule.about(thing)) for rule in t.rules_of[player])
