"""15-8-2, 15-11 to 15-13: what holds for a while or all the time."""

from __future__ import annotations

from ....effects.conditions import Both
from ....effects.continuous import Part
from ....effects.filters import AllOf
from ....effects.ops import Cond, Filter, Value
from ....meaning.build import expect
from ....meaning.node import Node
from ....meaning.pieces import flat, having, nodes, only, refuse
from ..book.rules import By
from ..book.values import EFFECTS, LATE, NUMBERS, Change
from ..things import filters, modifiers
from ..things.abilities import Battling
from ..things.modifiers import RuleChange
from ..things.state import Effect, Trig
from ..things.timings import Timing
from .builder import Builder, kinds_of
from .events import names_of
from .filtering import counted, keyword_name
from .vocabulary import cannot


def rule(name: str, by: list[By] | None = None, test: Filter | None = None, n: int = 0, **fields: object) -> RuleChange:
    """A rule about something."""
    return having(RuleChange(name, by or [], test, n), **fields)


# ------------------------------------------------------------------ predicates: the changes each makes


def gain(b: Builder, k: list[Node], per: Value | None) -> list[Change]:
    """Keyword effects (some of them for each), effects in quotation marks, effects of others, colours."""
    found: list[Change] = []
    given: list[Effect] = []
    for one in k:
        made = b.make("Grant", one)
        if per is not None and counted(made):
            found.append(modifiers.KeywordTimes(made, per))
        elif isinstance(made, Change):
            found.append(made)
        else:
            given += flat([made])
    return [*found, modifiers.KeywordChange(given)] if given else found


def lose(k: list[Node]) -> list[Change]:
    """Keyword effects that are lost."""
    return [modifiers.KeywordLoss(keyword_name(word)) for word in k]


def also_colors_of(x: Node | None, n: int | None) -> list[Change]:
    """The colours of its digivolution cards."""
    only(x, "It", "This")
    refuse("some of the colours of its digivolution cards", n)
    return [modifiers.Information("source colors", [])]


def only_security(t: list[Node]) -> list[By]:
    """Of the cards that are checked only security effects are kept from activating."""
    for one in t:
        only(one, "Security")
    return []


def cant(b: Builder, v: list[Node]) -> list[Change]:
    """What something cannot do, and what cannot be done to it."""
    return [change for verb in v for change in b.make("Verb", verb, cannot)]


def leaving(by: list[Node]) -> str:
    """The rule by which it cannot leave the battle area, or only by deletion."""
    return "leave but deleted" if any(one.kind.endswith("ByDeletion") for one in by) else "leave"


def certain(b: Builder, x: Node) -> Filter | None:
    """The cards a prohibition is about, and where they are."""
    if x.kind != "Sel":
        return None
    test = b.thing_filter(x.get("of"), True)
    return AllOf([test, filters.LiesIn(b.place_mask(x.get("z")))]) if x.get("z") is not None else test


def play_or_move(b: Builder, x: Node) -> list[Change]:
    """Such cards cannot be played, by effects neither, nor moved out of the breeding area."""
    test = certain(b, x)
    return [rule("play", test=test), rule("play by effect", test=test), rule("move", test=b.tester(x))]


def kept_cards(b: Builder, x: Node) -> tuple[Change, Node]:
    """Effects cannot trash it, or its digivolution cards."""
    zones = nodes(x.get("z"))
    if len(zones) == 1 and zones[0].kind == "Sources":
        return rule("trash source", by=b.causes, test=b.thing_filter(x.get("of"), True)), zones[0].node("x")
    return RuleChange("trashed", b.causes), x


# ------------------------------------------------------------------ statements: continuous effects as parts


def mod(b: Builder, x: list[Node], p: list[Node], per: Node | None, vs: Node | None) -> list[Part]:
    """Predicates that hold for something, perhaps for each, perhaps while it battles another."""
    value = b.make("Counted", per) if per is not None else None
    cond: Cond | None = b.while_
    if vs is not None:
        refuse("while another is battling", any(one.kind != "This" for one in x))
        battling: Cond = Battling(b.tester(vs))
        cond = battling if cond is None else Both([cond, battling])
    found: list[Part] = []
    for predicate in p:
        for change in b.changes(predicate, value):
            for one in x:
                counted = nodes(per.get("x")) if per is not None else [one]
                own = one.kind == "It" and all(inner.kind == "This" for inner in counted)
                found.append(Part(change, None if own else b.scope(one), cond))
                if change.layer in (EFFECTS, NUMBERS) and any(inner.kind in ("Dp", "DP") for inner in one.walk()):
                    change.layer = LATE
    return found


def side_of(b: Builder, by: list[Node]) -> int:
    """Whose effects a prohibition is about: 2 anyone's."""
    sides = {b.whose(source.get("o")) for source in by}
    return sides.pop() if sides in ({0}, {1}) else 2


def effects_cannot_play(b: Builder, v: list[Node]) -> list[Change]:
    """What effects of a player cannot play, and from where."""
    found: list[Change] = []
    for x in (verb.node("x") for verb in v):
        there = filters.LiesIn(b.place_mask(x.get("z"))) if x.get("z") is not None else None
        found.append(rule("play by effect", by=b.causes, test=AllOf(flat([b.thing_filter(x.get("of"), True), there]))))
    return found


def attach_timing(b: Builder, t: list[Timing], of: list[Timing]) -> Change:
    """Effects with some timings have others too."""
    trigs = [expect(timing.trig, Trig, f"the timing {timing.name}") for timing in t]
    b.all_kinds |= kinds_of(trigs)
    return modifiers.AttachTiming(names_of(of), names_of(t), trigs)
