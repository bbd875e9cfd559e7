"""Continuous effects: layers, dependency, timestamps.

A continuous effect is split into parts, one per layer. The parts that apply now are gathered,
ordered within each layer (an effect that depends on another comes after it, else the older
first), and applied to the printed facts. The game says what the layers are.
"""

from __future__ import annotations

from ..table.cards import Body, Card, Thing
from .abilities import ActiveBody, Code, Use
from .context import Context, Frozen
from .ops import Cond, Select
from .state import EffectTable


class Modifier(Code):
    """What a part changes. ``reads`` and ``writes`` are bit sets of facts, for dependency."""

    layer = 0

    def __init__(self, layer: int, reads: int, writes: int, overwrites: bool = False) -> None:
        self.layer = layer
        self.reads = reads
        self.writes = writes
        self.overwrites = overwrites

    def apply(self, c: Context, body: ActiveBody) -> None:
        """Changes the computed facts of a body."""

    def apply_card(self, c: Context, card: Card) -> None:
        """Changes the computed facts of a card that is not a body."""

    def apply_player(self, c: Context, player: int) -> None:
        """Changes the computed facts of a player."""

    def frozen(self, c: Context) -> Modifier:
        """The same with its numbers fixed as they are now (for effects that resolve once)."""
        return self


class Part(Code):
    """One part of a continuous ability: a change, to whom, and under which condition."""

    def __init__(self, modifier: Modifier, scope: Select | None, cond: Cond | None = None, player: int = -1) -> None:
        self.modifier = modifier
        self.scope = scope
        self.cond = cond
        self.player = player
        """For a change to players: 0 you, 1 the opponent, 2 both; -1 for a change to bodies."""


class Lasting:
    """A continuous effect made by an effect. Immutable, so that copies of a table share it."""

    def __init__(
        self,
        parts: list[Part],
        frozen: Frozen,
        refs: list[int],
        fixed: bool,
        stamp: int,
        first: int,
        last: int,
        watch: Cond | None,
    ) -> None:
        self.parts = parts
        self.frozen = frozen
        self.refs = refs
        """The bodies it was given to, where it was given to certain ones."""
        self.fixed = fixed
        self.stamp = stamp
        self.first = first
        self.last = last
        self.watch = watch
        """It ends for good when this stops being true."""
        self.excluded: list[int] = []

    def without(self, ref: int) -> Lasting:
        """The same effect, no longer applied to one body."""
        other = Lasting(
            self.parts,
            self.frozen,
            [r for r in self.refs if r != ref],
            self.fixed,
            self.stamp,
            self.first,
            self.last,
            self.watch,
        )
        other.excluded = [*self.excluded, ref]
        return other


class Instance:
    """A part that applies now."""

    def __init__(
        self, part: Part, c: Context, stamp: int, lasting: Lasting | None, use: Use | None, body: ActiveBody | None
    ) -> None:
        self.part = part
        self.c = c
        self.stamp = stamp
        self.lasting = lasting
        self.use = use
        self.body = body

    def bodies(self) -> list[Thing]:
        """Whom it applies to at this point of the calculation."""
        part = self.part
        lasting = self.lasting
        if lasting is not None:
            table = self.c.table
            if lasting.fixed:
                found: list[Thing] = []
                for ref in lasting.refs:
                    thing = table.thing(ref)
                    if isinstance(thing, Body) and thing.alive:
                        found.append(thing)
                return found
            if part.scope is None:
                return []
            return [thing for thing in part.scope.find(self.c) if table.ref(thing) not in lasting.excluded]
        return part.scope.find(self.c) if part.scope is not None else []

    def active(self) -> bool:
        """Whether its condition holds."""
        cond = self.part.cond
        return cond is None or cond.holds(self.c)


class Computed:
    """What a game must offer so that values can be computed."""

    layers = 5
    ability_layer = 2

    def reset(self, table: EffectTable) -> None:
        """Puts every body and player back to the printed facts."""
        raise NotImplementedError

    def sources(self, table: EffectTable) -> list[ActiveBody]:
        """The bodies whose continuous abilities may apply."""
        raise NotImplementedError

    def snapshot(self, body: ActiveBody) -> object:
        """Something comparable that stands for the computed facts of a body."""
        raise NotImplementedError

    def restore(self, body: ActiveBody, snapshot: object) -> None:
        """Puts the computed facts of a body back to a snapshot."""
        raise NotImplementedError

    def loose(self, table: EffectTable) -> list[tuple[Use, Card]]:
        """Continuous abilities that work outside the field."""
        return []


def gather(table: EffectTable, game: Computed, extra: dict[int, list[Use]]) -> list[Instance]:
    """All parts that may apply now."""
    found: list[Instance] = []
    for body in game.sources(table):
        uses = body.uses
        if extra and body.bid in extra:
            uses = uses + extra[body.bid]
        for use in uses:
            parts = use.ability.parts
            if parts:
                c = Context(table, body.controller, body, table.cards[use.uid], use)
                c.stamp = use.stamp
                for part in parts:
                    if isinstance(part, Part):
                        found.append(Instance(part, c, use.stamp, None, use, body))
    for use, card in game.loose(table):
        c = Context(table, card.owner, None, card, use)
        for part in use.ability.parts:
            if isinstance(part, Part):
                found.append(Instance(part, c, use.stamp, None, None, None))
    turn = table.turn
    for lasting in table.lasting:
        if lasting.first <= turn <= lasting.last:
            c = lasting.frozen.thaw(table)
            c.stamp = lasting.stamp
            for part in lasting.parts:
                found.append(Instance(part, c, lasting.stamp, lasting, None, None))
    return found


def refresh(table: EffectTable, game: Computed) -> None:
    """Computes what every body is now."""
    table.fresh = table.version
    game.reset(table)
    if not table.continuous and not table.lasting:
        table.instances = []
        return
    extra: dict[int, list[Use]] = {}
    for _ in range(4):
        found = gather(table, game, extra)
        table.instances = found
        if not found:
            return
        table.instances = _apply(table, game, found)
        if not table.flux:
            return
        more: dict[int, list[Use]] = {}
        for body in game.sources(table):
            gained = [use for use in body.active if use.granted and use.ability.parts]
            if gained:
                more[body.bid] = gained
        if _same(more, extra):
            return
        extra = more
        game.reset(table)


def _same(a: dict[int, list[Use]], b: dict[int, list[Use]]) -> bool:
    if len(a) != len(b):
        return False
    for key, uses in a.items():
        if key not in b or [use.ability for use in uses] != [use.ability for use in b[key]]:
            return False
    return True


def _apply(table: EffectTable, game: Computed, found: list[Instance]) -> list[Instance]:
    """Applies the parts layer by layer; returns those whose abilities were still there when their turn came."""
    flux = table.flux
    kept = found
    for layer in range(game.layers):
        here = [instance for instance in found if instance.part.modifier.layer == layer]
        if not here:
            continue
        if flux and layer > game.ability_layer:
            lost = [i for i in here if i.use is not None and i.body is not None and not _has(i.body, i.use)]
            if lost:
                kept = [i for i in kept if i not in lost]
                here = [i for i in here if i not in lost]
        if len(here) > 1:
            here.sort(key=_stamp)
            here = ordered(here, game)
        for instance in here:
            apply_one(instance)
    return kept


def _has(body: ActiveBody, use: Use) -> bool:
    for other in body.active:
        if other.ability is use.ability and other.uid == use.uid:
            return True
    return False


def _stamp(instance: Instance) -> int:
    return instance.stamp


def apply_one(instance: Instance) -> None:
    """Applies one part."""
    if not instance.active():
        return
    part = instance.part
    c = instance.c
    if part.player >= 0:
        if part.player != 1:
            part.modifier.apply_player(c, c.controller)
        if part.player != 0:
            part.modifier.apply_player(c, 1 - c.controller)
        return
    for body in instance.bodies():
        if isinstance(body, ActiveBody):
            part.modifier.apply(c, body)
        elif isinstance(body, Card):
            part.modifier.apply_card(c, body)


def ordered(here: list[Instance], game: Computed) -> list[Instance]:
    """Puts the parts of one layer in order: what depends on another part comes after it."""
    tangled = False
    for a in here:
        for b in here:
            if a is not b and a.part.modifier.writes & b.part.modifier.reads:
                tangled = True
    if not tangled:
        return here
    result: list[Instance] = []
    left = here[:]
    while left:
        chosen = left[0]
        for candidate in left:
            if not any(_depends(candidate, other, game) for other in left if other is not candidate):
                chosen = candidate
                break
        left.remove(chosen)
        result.append(chosen)
    return result


def _depends(b: Instance, a: Instance, game: Computed) -> bool:
    """Whether applying ``a`` first changes what ``b`` does or to whom (and not the other way round)."""
    return _influenced(b, a, game) and not _influenced(a, b, game)


def _influenced(b: Instance, a: Instance, game: Computed) -> bool:
    if not a.part.modifier.writes & b.part.modifier.reads:
        return False
    table = a.c.table
    before = (b.active(), [table.ref(t) for t in b.bodies()])
    touched = [body for body in a.bodies() if isinstance(body, ActiveBody)]
    saved = [(body, game.snapshot(body)) for body in touched]
    apply_one(a)
    after = (b.active(), [table.ref(t) for t in b.bodies()])
    for body, snapshot in saved:
        game.restore(body, snapshot)
    return before != after
