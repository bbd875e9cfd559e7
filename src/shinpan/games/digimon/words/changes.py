"""15-8-2, 15-11 to 15-13: what holds for a while or all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....effects.conditions import Both
from ....effects.continuous import Part
from ....effects.filters import AllOf
from ....effects.ops import Cond, Filter, Select, Value
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node
from ..book.rules import By
from ..book.values import EFFECTS, LATE, NUMBERS, Change
from ..things import filters, modifiers, selectors
from ..things import state as st
from ..things.abilities import Battling
from ..things.modifiers import FlagChange, RuleChange
from ..things.state import Effect, Trig
from ..things.timings import Timing
from .events import names_of
from .filtering import counted, keyword_name
from .vocabulary import cannot, words
from .words import nodes, only

if TYPE_CHECKING:
    from .clauses import Clauses

SIDES = {0: 0, 1: 1}
"""Whom a rule for players is about: 2 is both."""
words.cannot("Pred", "LoseEffects", why="nobody has taught the engine this change")
words.cannot("Pred", "CostOf", "AlsoXros", "TreatLevelFor", why="only a rule of the card itself")


def rule(name: str, by: list[By] | None = None, test: Filter | None = None, n: int = 0, **fields: Any) -> RuleChange:
    """A rule about something."""
    change = RuleChange(name, by or [], test, n)
    for field, value in fields.items():
        setattr(change, field, value)
    return change


# ------------------------------------------------------------------ predicates: the changes each makes


def amount(b: Clauses, n: int) -> Value:
    """A number, or so much for each."""
    return b.amount(n, b.per)


def gain(b: Clauses, k: list[Node]) -> list[Change]:
    """Keyword effects, effects in quotation marks, effects of others, colours."""
    found: list[Change] = []
    given: list[Effect] = []
    for one in k:
        made = b.make("Grant", one)
        if b.per is not None and counted(made):
            found.append(modifiers.KeywordTimes(made, b.per))
        elif isinstance(made, Change):
            found.append(made)
        else:
            given += made if isinstance(made, list) else [made]
    return [*found, modifiers.KeywordChange(given)] if given else found


def in_quotes(b: Clauses, e: Node) -> list[Effect]:
    """15-13: effects in quotation marks."""
    return b.quoted(e)


def gain_once(b: Clauses, k: list[Node]) -> list[Change]:
    """What is gained beside a number that grows: once, not for each."""
    with b.within(per=None):
        return gain(b, k)


def lose(k: list[Node]) -> list[Change]:
    """Keyword effects that are lost."""
    return [modifiers.KeywordLoss(keyword_name(word)) for word in k]


def also_colors_of(x: Node | None, n: int | None) -> list[Change]:
    """The colours of its digivolution cards."""
    only(x, "It", "This")
    if n:
        raise CannotRun("some of the colours of its digivolution cards")
    return [modifiers.Information("source colors", [])]


def only_security(t: list[Node]) -> list[By]:
    """Of the cards that are checked only security effects are kept from activating."""
    for one in t:
        only(one, "Security")
    return []


def cant(b: Clauses, v: list[Node]) -> list[Change]:
    """What something cannot do, and what cannot be done to it."""
    return [change for verb in v for change in b.make("Verb", verb, cannot)]


def leave(b: Clauses, by: list[Node]) -> Change:
    """It cannot leave the battle area, or only by deletion."""
    deletion = any(one.kind.endswith("ByDeletion") for one in by)
    return RuleChange("leave but deleted" if deletion else "leave", b.by(tuple(by)))


def unsuspend_in(t: Node) -> Change:
    """It does not unsuspend in somebody's unsuspend phase."""
    whose = {"Opponents": 1, "Your": 0, "Owners": 2}
    return rule("unsuspend phase", n=next((n for name, n in whose.items() if t.kind.startswith(name)), -1))


def certain(b: Clauses, x: Node) -> Filter | None:
    """The cards a prohibition is about, and where they are."""
    if x.kind != "Sel":
        return None
    test = b.thing_filter(x.get("of"), True)
    return AllOf([test, filters.LiesIn(b.place_mask(x.get("z")))]) if x.get("z") is not None else test


def play_or_move(b: Clauses, x: Node) -> list[Change]:
    """Such cards cannot be played, by effects neither, nor moved out of the breeding area."""
    test = certain(b, x)
    return [rule("play", test=test), rule("play by effect", test=test), rule("move", test=b.tester(x))]


def kept_from(b: Clauses, name: str, x: Node) -> tuple[Change, Node]:
    """Effects cannot do this to something."""
    return RuleChange(name, b.causes), x


def kept_cards(b: Clauses, x: Node) -> tuple[Change, Node]:
    """Effects cannot trash it, or its digivolution cards."""
    zones = nodes(x.get("z"))
    if len(zones) == 1 and zones[0].kind == "Sources":
        return rule("trash source", by=b.causes, test=b.thing_filter(x.get("of"), True)), zones[0].node("x")
    return RuleChange("trashed", b.causes), x


def kept_stacked(x: Node, k: Node | None) -> tuple[Change, Node]:
    """Effects cannot de-digivolve it."""
    only(k, "DeDigivolve", "DeDigivolveEffects")
    return FlagChange(st.NO_DE_DIGIVOLVE), x


# ------------------------------------------------------------------ statements: continuous effects as parts


def scope(b: Clauses, node: Node) -> Select | None:
    """Whom a continuous effect is about; None for the card itself."""
    if node.kind == "This" and node.get("k") != "Source":
        return None
    select = b.select(node)
    if isinstance(select, selectors.Pick) and select.count is not None and select.count.kind != selectors.ALL:
        raise CannotRun("a continuous effect that chooses")
    return select


def player_if(x: Node | None, o: int | None) -> int | None:
    """A player, where no things are named."""
    return None if x is not None else SIDES.get(-1 if o is None else o, 2)


def mod(b: Clauses, x: list[Node], p: list[Node], per: Node | None, vs: Node | None) -> list[Part]:
    """Predicates that hold for something, perhaps for each, perhaps while it battles another."""
    value = b.counting(per) if per is not None else None
    cond: Cond | None = b.while_
    if vs is not None:
        if any(one.kind != "This" for one in x):
            raise CannotRun("while another is battling")
        battling: Cond = Battling(b.tester(vs))
        cond = battling if cond is None else Both([cond, battling])
    found: list[Part] = []
    for predicate in p:
        for change in b.changes(predicate, value):
            for one in x:
                counted = nodes(per.get("x")) if per is not None else [one]
                own = one.kind == "It" and all(inner.kind == "This" for inner in counted)
                found.append(Part(change, None if own else scope(b, one), cond))
                if change.layer in (EFFECTS, NUMBERS) and any(inner.kind in ("Dp", "DP") for inner in one.walk()):
                    change.layer = LATE
    return found


def side_of(b: Clauses, by: list[Node]) -> int:
    """Whose effects a prohibition is about: 2 anyone's."""
    sides = {b.whose(source.get("o")) for source in by}
    return SIDES.get(sides.pop(), 2) if len(sides) == 1 else 2


def effects_cannot_play(b: Clauses, by: list[Node], v: list[Node]) -> list[Change]:
    """What effects of a player cannot play, and from where."""
    causes = b.by(tuple(by))
    found: list[Change] = []
    for verb in v:
        x = verb.node("x")
        tests = [b.thing_filter(x.get("of"), True)]
        if x.get("z") is not None:
            tests.append(filters.LiesIn(b.place_mask(x.get("z"))))
        found.append(rule("play by effect", by=causes, test=AllOf(tests)))
    return found


def attach_timing(b: Clauses, t: list[Timing], of: list[Timing]) -> Change:
    """Effects with some timings have others too."""
    trigs = [expect(timing.trig, Trig, f"the timing {timing.name}") for timing in t]
    for trig in trigs:
        b.all_kinds |= trig.kinds
    return modifiers.AttachTiming(names_of(of), names_of(t), trigs)
