"""What a card says about itself (6.2, 8.1, 11.9.2): how it is cast and played, how it enters, and what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....effects.conditions import TurnOf
from ....effects.continuous import Part
from ....effects.filters import AllOf
from ....effects.numbers import Const
from ....effects.ops import Cond
from ....effects.picking import ThisBody
from ....meaning.node import Node
from ....meaning.pieces import flat, having, nodes, only, refuse, strings
from ..things import conds, filters, modifiers, selectors
from ..things.faces import LIGHT_DARK
from ..things.state import FIELD, REMOVED, ZONES
from ..things.trigs import Pattern
from .conditions import of_this, quantity
from .stating import for_player
from .vocabulary import THIS, rule
from .words import KIND_MASKS, Where, whose

if TYPE_CHECKING:
    from .builder import Builder

ALL_ZONES = (1 << ZONES) - 1
ANY_NUMBER = 10_000
"""8.1.2: as many copies as one likes."""
FURTHER = {"Name": "also_names", "Job": "jobs", "Category": "categories"}
"""What a card can be named besides, and where its face has that."""


# ------------------------------------------------------------------ how it is cast and played


def cast_as_summon(b: Builder, x: Node) -> modifiers.RuleFor | None:
    """15.2.5.2: it can be cast whenever its player has priority."""
    if x != THIS:
        return rule("back attack", filter=b.card_test(x))
    b.face.any_time.append(b.under if b.under is not None else TurnOf(-1))
    return None


def player_cannot(b: Builder, v: list[Node], o: int) -> list[Part]:
    """What a player cannot do; that this very card cannot be cast holds where it could be cast from."""
    if any(verb.kind == "Casts" and verb.get("x") == THIS for verb in v):
        b.skill.places |= ALL_ZONES & ~(1 << FIELD)
    return for_player(flat(b.make("PlayerVerb", verb) for verb in v), o)


def only_cast(b: Builder, x: Node, r: list[int | list[Cond]]) -> None:
    """It can only be cast so."""
    refuse("what can be cast once only", any(isinstance(one, int) for one in r))
    b.face.only += of_this(x, flat(r))


def only_play(b: Builder, x: Node, r: list[int | list[Cond]]) -> None:
    """It can only be cast so, and effects can only put it onto the field so."""
    only_cast(b, x, r)
    b.face.play_if += flat(r)


def must_control(b: Builder, x: list[Node]) -> None:
    """It can only be cast with such things on the field."""
    b.face.only += [quantity(b, one, 0) for one in x]


def cast_from(b: Builder, x: Node, z: Where) -> modifiers.RuleFor:
    """It can be cast from another zone."""
    place: int = of_this(x, 1 << z.pile)
    b.skill.places |= place
    return rule("cast from", filter=filters.FoundBy(selectors.Self()), number=Const(place))


def can_cast(b: Builder, x: Node) -> modifiers.CastFrom:
    """Such cards of a zone can be cast from there: of the Break Zone one's own, of those removed what this card removed."""
    refuse(f"casting {x.kind} from elsewhere", x.kind != "Sel")
    sort = b.sort(x)
    zone: Where | None = None if sort.z is None else b.make("Zone", sort.z)
    refuse("casting from such a zone", zone is None and not sort.has("RemovedBy"), zone is not None and zone.whose != 0)
    pile = REMOVED if zone is None else zone.pile
    whose_ = [] if zone is None else [filters.Whose(0, owned=True)]
    tests = AllOf([*b.tests(x), filters.InZones(1 << pile), *whose_])
    return having(modifiers.CastFrom(), filter=tests, number=Const(1 << pile))


def special_by(b: Builder, x: Node, y: Node) -> Part:
    """11.7.1: for the S icon other cards can be discarded than those of its own name."""
    own = y.kind == "Sel" and [item.get("t") for item in nodes(y.get("f"))] == [b.face.name] and not nodes(y.get("k"))
    refuse("instead of something else than a card of its own name", not own)
    return Part(rule("special with", filter=b.card_test(x)), ThisBody())


def no_both(b: Builder, x: list[Node]) -> modifiers.RuleFor:
    """Neither it nor those can be played while one of them is there: it says so itself of its own being played."""
    names = [*flat(strings(one.get("t")) for one in x if one.kind == "Name"), b.face.name]
    alone = conds.There(selectors.Sel(selectors.OnField(0), [filters.WithName(names)]), "=", Const(0))
    b.face.only.append(alone)
    b.face.play_if.append(alone)
    return rule("not both", names=names)


def many_light_dark(b: Builder, e: int) -> modifiers.RuleFor:
    """7.7.5: several Light or Dark Characters."""
    b.face.joins |= e
    return modifiers.LightDark(e)


def play_even_if(b: Builder, x: Node, e: int) -> None:
    """It joins other Light or Dark Characters."""
    b.face.joins |= of_this(x, e or LIGHT_DARK)


def note(b: Builder, x: Node, **facts: object) -> None:
    """What only the very card can say of itself, and always: how many copies a deck may hold (8.1.2), how it enters …"""
    refuse("what a card says of others, or of itself under a condition", x != THIS, b.under)
    having(b.face, **facts)


# ------------------------------------------------------------------ 11.9.2: how it enters, and what it is


def enter(b: Builder, x: Node, how: str) -> modifiers.Replacing | None:
    """It, or such a thing, enters dull or active."""
    if x == THIS:
        refuse("entering dull under a condition", b.under)
        b.face.enters = 1 if how == "dull" else 2
        return None
    refuse(f"entering dull of {x.kind}", x.kind != "Sel")
    pattern = having(Pattern("enter"), test=b.card_test(x), whose=whose(x.get("o")))
    return modifiers.Replacing(pattern, modifiers.EnterDull(how == "dull"))


def everywhere(b: Builder, sentence: Node) -> bool:
    """“Is also … in all situations”: a further name, job, category or card type of the very card, in every zone."""
    preds = nodes(sentence.get("p"))
    also = all(pred.kind in ("AlsoNamed", "AlsoKind") for pred in preds)
    if sentence.kind != "Mod" or sentence.get("x") != THIS or b.granted or not also:
        return False
    refuse("further names for a while", sentence.get("d"), sentence.get("per"))
    for kind in (kind for pred in preds for kind in nodes(pred.get("k"))):
        b.face.type |= KIND_MASKS[kind.kind]
    for tag in (tag for pred in preds for tag in nodes(pred.get("t"))):
        only(tag, *FURTHER)
        name = FURTHER[tag.kind]
        setattr(b.face, name, [*getattr(b.face, name), *strings(tag.get("t"))])
    return True
