"""15-8-2, 15-11 to 15-13: what holds for a while or all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....effects.continuous import Part
from ....effects.ops import Both, Cond, Const, Select, Value
from ....meaning.build import CannotRun, Is, Vocabulary
from ....meaning.node import Node
from ..book.keywords import BY_NODE
from ..book.rules import By
from ..book.values import EFFECTS, LATE, NUMBERS, Change
from ..things import filters, modifiers, selectors
from ..things import state as st
from ..things.abilities import Battling, StackCost
from ..things.faces import OPTION, TAMER
from ..things.modifiers import FlagChange, RuleChange
from ..things.state import Effect, Trig
from .events import timing
from .vocabulary import words
from .words import nodes, only

if TYPE_CHECKING:
    from .clauses import Clauses

SIDES = {0: 0, 1: 1}
"""Whom a rule for players is about: 2 is both."""


def rule(name: str, **fields: Any) -> RuleChange:
    """A rule about something."""
    change = RuleChange(name, fields.pop("by", []), fields.pop("test", None), fields.pop("n", 0))
    for field, value in fields.items():
        setattr(change, field, value)
    return change


# ------------------------------------------------------------------ predicates: the changes each makes


def amount(b: Clauses, n: int) -> Value:
    """A number, or so much for each."""
    return b.amount(n, b.per)


@words("Pred", "DpUp")
def dp_up(b: Clauses, n: int) -> list[Change]:
    return [modifiers.DpChange(amount(b, n), 1)]


@words("Pred", "DpDown")
def dp_down(b: Clauses, n: int) -> list[Change]:
    return [modifiers.DpChange(amount(b, n), -1)]


@words("Pred", "DpUpGain")
def dp_up_gain(b: Clauses, n: int, k: list[Node]) -> list[Change]:
    return dp_up(b, n) + only_gain(b, k)


@words("Pred", "DpDownGain")
def dp_down_gain(b: Clauses, n: int, k: list[Node]) -> list[Change]:
    return dp_down(b, n) + only_gain(b, k)


def only_gain(b: Clauses, k: list[Node]) -> list[Change]:
    """What is gained beside a number that grows: once, not for each."""
    with b.within(per=None):
        return gain(b, k)


@words("Pred", "DpDeletionUp")
def dp_deletion_up(b: Clauses, n: int) -> list[Change]:
    return [rule("dp deletion", value=amount(b, n))]


@words("Pred", "ChecksUp")
def checks_up(b: Clauses, n: int) -> list[Change]:
    return [modifiers.ChecksChange(amount(b, n))]


@words("Pred", "Gain")
def gain(b: Clauses, k: list[Node]) -> list[Change]:
    found: list[Change] = []
    given: list[Effect] = []
    for one in k:
        if one.kind == "Quoted":
            given += b.quoted(one.node("e"))
        elif one.kind == "AllEffectsOf":
            found.append(modifiers.GiveEffectsOf(b.select(one.node("x")), [t.kind for t in nodes(one.get("t"))]))
        elif one.kind == "ColorGain":
            mask = sum({b.make("Color", color) for color in nodes(one.get("c"))})
            found.append(modifiers.Information("color", [], mask))
        elif b.per is not None and one.kind in ("SecurityAttackUp", "SecurityAttackDown"):
            found.append(modifiers.KeywordTimes(b.keyword(one), b.per))
        else:
            given.append(b.keyword(one))
    if given:
        found.append(modifiers.KeywordChange(given))
    return found


def one(make: Any, *arguments: Any) -> tuple[Any, ...]:
    """A row of a predicate that is one change."""
    return (lambda *given: [make(*given)], *arguments)


words.rows(
    "Pred",
    Unaffected=(lambda by: [RuleChange("unaffected", by or [By("effect")])], "by"),
    AlsoNamed=one(modifiers.Information, Is("name"), "t"),
    AlsoNameHas=one(modifiers.Information, Is("name part"), "t"),
    AlsoTrait=one(modifiers.Information, Is("trait"), "t"),
    AlsoColor=one(modifiers.Information, Is("color"), [], "c"),
    TreatDigimon=one(modifiers.AsDigimon, "n"),
    TreatDigimonFixed=(lambda n: [modifiers.AsDigimon(n), FlagChange(st.NO_DIGIVOLVE)], "n"),
    OriginalDp=one(modifiers.OriginalDp, "n"),
    DpIs=one(modifiers.DpIs, "n"),
    MustAttack=one(FlagChange, st.MUST_ATTACK),
    TreatFor=(lambda n, t, u: [rule("dna as", test=filters.Named([u]), n=n, words=[t])], "n", "t", "u"),
)


@words("Pred", "AlsoColorsOf")
def also_colors_of(b: Clauses, x: Node | None = None, n: int = 0) -> list[Change]:
    only(x, "It", "This")
    if n:
        raise CannotRun("some of the colours of its digivolution cards")
    return [modifiers.Information("source colors", [])]


@words("Pred", "NoSecurityEffects")
def no_security_effects(b: Clauses, t: list[Node]) -> list[Change]:
    only_security(t)
    return [RuleChange("no security effects", [], filters.Kinds(OPTION))]


def only_security(t: list[Node]) -> None:
    """Of the cards that are checked only security effects are kept from activating."""
    for one in t:
        only(one, "Security")


@words("Pred", "Lose")
def lose(b: Clauses, k: list[Node]) -> list[Change]:
    if any(word.kind not in BY_NODE for word in k):
        raise CannotRun("loses a keyword effect the engine does not know")
    return [modifiers.KeywordLoss(BY_NODE[word.kind]) for word in k]


@words("Pred", "CanAttackUnsuspended")
def can_attack_unsuspended(b: Clauses, x: Node) -> list[Change]:
    return [rule("attack unsuspended", test=b.tester(x))]


@words("Pred", "OnlyAttack")
def only_attack(b: Clauses, x: Node) -> list[Change]:
    return [rule("only attack", test=b.tester(x))]


@words("Pred", "OnlyDigivolveInto")
def only_digivolve_into(b: Clauses, x: Node) -> list[Change]:
    return [rule("only digivolve", test=b.thing_filter(x.get("of"), True))]


@words("Pred", "Cant")
def cant(b: Clauses, v: list[Node]) -> list[Change]:
    return [change for verb in v for change in b.make("Verb", verb, cannot_be)]


words.cannot("Pred", "LoseEffects", "CostOf", "AlsoXros", "TreatLevelFor", why="nobody has taught the engine this change")

# ------------------------------------------------------------------ what something cannot do, or what cannot be done to it

cannot_be = Vocabulary()
cannot_be.rows(
    "Verb",
    **{
        verb: one(FlagChange, flag)
        for verb, flag in {
            "Attack": st.NO_ATTACK,
            "AttackPlayer": st.NO_ATTACK_PLAYER,
            "Block": st.NO_BLOCK,
            "Suspend": st.NO_SUSPEND,
            "Unsuspend": st.NO_UNSUSPEND,
            "Digivolve": st.NO_DIGIVOLVE,
            "BeAttacked": st.NO_BE_ATTACKED,
            "BeUnsuspended": st.NO_BE_UNSUSPENDED,
            "TargetSwitched": st.NO_TARGET_SWITCH,
            "BeDeDigivolved": st.NO_DE_DIGIVOLVE,
        }.items()
    },
    **{
        verb: one(RuleChange, Is(name), "by")
        for verb, name in {
            "BeDeleted": "deleted",
            "BeReturned": "returned",
            "BeReturnedHand": "returned to hand",
            "BeReturnedDeck": "returned to deck",
            "BeTrashed": "trashed",
            "BeSuspended": "suspended",
            "DpReduced": "dp",
            "BeAffected": "unaffected",
        }.items()
    },
    Move=one(RuleChange, Is("move"), []),
    BeLinked=one(RuleChange, Is("link"), []),
    SuspendExcept=(lambda: [RuleChange("suspended", [By("effect")]), FlagChange(st.NO_BLOCK)],),
    DigivolveTo=(lambda n: [rule("digivolve", test=filters.Number("Level", "=", Const(n)))], "n"),
)


@cannot_be("Verb", "Leave")
def leave(b: Clauses, by: list[Node]) -> list[Change]:
    deletion = any(one.kind.endswith("ByDeletion") for one in by)
    return [RuleChange("leave but deleted" if deletion else "leave", b.by(tuple(by)))]


@cannot_be("Verb", "DigivolveInto")
def digivolve_into(b: Clauses, x: Node) -> list[Change]:
    return [rule("digivolve", test=b.thing_filter(x.get("of"), True))]


@cannot_be("Verb", "BeBlocked")
def be_blocked(b: Clauses, x: Node | None = None) -> list[Change]:
    return [rule("blocked", test=b.tester(x) if x is not None else None)]


@cannot_be("Verb", "AttackX")
def attack_certain(b: Clauses, x: Node) -> list[Change]:
    return [rule("attack", test=b.tester(x))]


@cannot_be("Verb", "BlockX")
def block_certain(b: Clauses, x: Node) -> list[Change]:
    return [rule("block", test=b.tester(x))]


@cannot_be("Verb", "UnsuspendIn")
def unsuspend_in(b: Clauses, t: Node) -> list[Change]:
    whose = {"Opponents": 1, "Your": 0, "Owners": 2}
    return [rule("unsuspend phase", n=next((n for name, n in whose.items() if t.kind.startswith(name)), -1))]


@cannot_be("Verb", "ActivateTiming")
def activate_timing(b: Clauses, t: list[Node]) -> list[Change]:
    return [rule("activate", words=[one.kind for one in t])]


# ------------------------------------------------------------------ what players cannot do

players_cannot = Vocabulary()
PAID = {"PlayCost": 1, "DigivolutionCost": 2, "UseCost": 4, "LinkCost": 8, "PlayOrDigivolutionCost": 3}
players_cannot.rows(
    "Verb",
    GainMemory=(lambda: [RuleChange("gain memory", [By("effect")])],),
    GainMemoryBy=(lambda by: [RuleChange("gain memory", by or [By("effect")])], "by"),
    IgnoreRequirements=one(RuleChange, Is("ignore requirements"), []),
    DrawByEffects=(lambda: [RuleChange("draw", [By("effect")])],),
)


@players_cannot("Verb", "GainMemoryExcept")
def gain_memory_except(b: Clauses) -> list[Change]:
    by = By("effect", -1, TAMER)
    by.inverse = True
    return [RuleChange("gain memory", [by])]


@players_cannot("Verb", "ReduceCosts")
def reduce_costs(b: Clauses, k: Node) -> list[Change]:
    return [rule("reduce costs", n=PAID.get(k.kind, 15))]


def certain(b: Clauses, x: Node) -> Any:
    """The cards a prohibition is about, and where they are."""
    if x.kind != "Sel":
        return None
    test = b.thing_filter(x.get("of"), True)
    return filters.Every([test, filters.InZone(b.place_mask(x.get("z")))]) if x.get("z") is not None else test


@players_cannot("Verb", "Play")
def play(b: Clauses, x: Node) -> list[Change]:
    return [rule("play", test=certain(b, x))]


@players_cannot("Verb", "PlayByEffects")
def play_by_effects(b: Clauses, x: Node) -> list[Change]:
    return [rule("play by effect", test=certain(b, x))]


@players_cannot("Verb", "Use")
def use(b: Clauses, x: Node) -> list[Change]:
    return [rule("use", test=certain(b, x))]


@players_cannot("Verb", "PlayOrMove")
def play_or_move(b: Clauses, x: Node) -> list[Change]:
    test = certain(b, x)
    return [rule("play", test=test), rule("play by effect", test=test), rule("move", test=b.tester(x))]


# ------------------------------------------------------------------ what effects cannot do to something

effects_cannot = Vocabulary()
"""A change, and what it is about."""


def kept_from(name: str) -> Any:
    """Effects cannot do this to something."""

    def row(b: Clauses, x: Node) -> tuple[Change, Node]:
        return RuleChange(name, list(b.causes)), x

    return row


for verb, name in {
    "Delete": "deleted",
    "Return": "returned",
    "ReturnToHand": "returned to hand",
    "ReturnToDeck": "returned to deck",
    "ReduceDp": "dp",
    "Affect": "unaffected",
    "Suspend": "suspended",
    "Unsuspend": "unsuspended",
    "TrashStack": "trash stack",
}.items():
    effects_cannot("Verb", verb)(kept_from(name))


@effects_cannot("Verb", "Trash")
def trash(b: Clauses, x: Node) -> tuple[Change, Node]:
    zones = nodes(x.get("z"))
    if len(zones) == 1 and zones[0].kind == "Sources":
        return rule("trash source", by=b.causes, test=b.thing_filter(x.get("of"), True)), zones[0].node("x")
    return RuleChange("trashed", b.causes), x


@effects_cannot("Verb", "AffectWith")
def affect_with(b: Clauses, x: Node, k: Node) -> tuple[Change, Node]:
    if k.kind not in ("DeDigivolve", "DeDigivolveEffects"):
        raise CannotRun(f"cannot be affected by {k.kind}")
    return FlagChange(st.NO_DE_DIGIVOLVE), x


@effects_cannot("Verb", "DeDigivolve")
def de_digivolve(b: Clauses, x: Node) -> tuple[Change, Node]:
    return FlagChange(st.NO_DE_DIGIVOLVE), x


# ------------------------------------------------------------------ statements: continuous effects as parts

statements = Vocabulary()
"""Instructions that say what holds, as parts of a continuous effect under the condition ``b.while_``."""


def scope(b: Clauses, node: Node) -> Select | None:
    """Whom a continuous effect is about; None for the card itself."""
    if node.kind == "This" and node.get("k") != "Source":
        return None
    select = b.select(node)
    if isinstance(select, selectors.Pick) and select.count is not None and select.count.kind != selectors.ALL:
        raise CannotRun("a continuous effect that chooses")
    return select


def part(b: Clauses, change: Change, x: Node | None = None, who: int | None = None) -> Part:
    """A change of something, or of a player."""
    about = scope(b, x) if x is not None else None
    return Part(change, about, b.while_) if who is None else Part(change, about, b.while_, who)


@statements("Act", "Mod")
def mod(b: Clauses, x: list[Node], p: list[Node], per: Node | None = None, vs: Node | None = None) -> list[Part]:
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


@statements("Act", "PlayerCant")
def player_cannot(b: Clauses, x: int, v: list[Node]) -> list[Part]:
    return [part(b, change, None, SIDES.get(x, 2)) for verb in v for change in b.make("Verb", verb, players_cannot)]


@statements("Act", "CostUp")
def cost_up(b: Clauses, x: Node, n: int) -> list[Part]:
    return [part(b, StackCost(Const(n)), x)]


@statements("Act", "SecurityLocked")
def security_locked(b: Clauses, by: list[By]) -> list[Part]:
    return [part(b, RuleChange("add security", by), None, 2)]


@statements("Act", "TreatLevel")
def treat_level(b: Clauses, x: Node, y: Node, n: int) -> list[Part]:
    return [part(b, rule("dna as", test=b.thing_filter(x.get("of"), True), n=n), y)]


@statements("Act", "CheckedLocked")
def checked_locked(b: Clauses, t: list[Node], x: Node) -> list[Part]:
    only_security(t)
    return [part(b, rule("no security effects"), x)]


@statements("Act", "EffectsCant")
def effects_cant(b: Clauses, by: list[Node], v: list[Node]) -> list[Part]:
    if all(verb.kind == "Play" for verb in v):
        return [part(b, change, None, side_of(b, by)) for change in effects_cannot_play(b, by, v)]
    with b.within(causes=b.by(tuple(by))):
        found: list[tuple[Change, Node]] = [b.make("Verb", verb, effects_cannot) for verb in v]
    return [part(b, change, x) for change, x in found]


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
            tests.append(filters.InZone(b.place_mask(x.get("z"))))
        found.append(rule("play by effect", by=causes, test=filters.Every(tests)))
    return found


@statements("Act", "TargetLocked")
def target_locked(b: Clauses, x: Node) -> list[Part]:
    return [part(b, FlagChange(st.NO_TARGET_SWITCH), x)]


@statements("Act", "DpLocked")
def dp_locked(b: Clauses, x: Node, by: list[By]) -> list[Part]:
    return [part(b, RuleChange("dp", by), x)]


@statements("Act", "OriginalDpSet")
def original_dp_set(b: Clauses, x: list[Node], n: int) -> list[Part]:
    return [part(b, modifiers.OriginalDp(n), one) for one in x]


@statements("Act", "AttachTiming")
def attach_timing(b: Clauses, t: list[Node], x: Node, of: list[Node]) -> list[Part]:
    trigs: list[Trig] = []
    for one in t:
        trig = timing(one.kind)
        if trig is None:
            raise CannotRun(f"attach {one.kind}")
        trigs.append(trig)
        b.all_kinds |= trig.kinds
    return [part(b, modifiers.AttachTiming([one.kind for one in of], [one.kind for one in t], trigs), x)]


@statements("Act", "TurnEndAt")
def turn_end_at(b: Clauses, n: int) -> list[Part]:
    return [part(b, rule("turn end", n=n), None, 0)]


@statements("Act", "TimingLocked")
def timing_locked(b: Clauses, t: list[Node], x: Node | None = None, o: int = -1) -> list[Part]:
    change = rule("activate", words=[one.kind for one in t])
    return [part(b, change, x) if x is not None else part(b, change, None, SIDES.get(o, 2))]
