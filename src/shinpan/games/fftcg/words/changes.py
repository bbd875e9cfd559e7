"""What is said of Characters: what they gain and lose, what they can, cannot and must do; and what players cannot do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....effects.filters import IsNot
from ....effects.ops import Filter, Value
from ....meaning.build import Absent, Ask, B, Is, Via
from ....meaning.node import Node
from ..book.costs import Costs
from ..book.values import Change
from ..things import modifiers
from ..things import state as st
from ..things.faces import ALL_ELEMENTS
from .clauses import Clauses
from .costs import for_each
from .vocabulary import duties, flat, losses, refuse, rule, times, tolls, words
from .words import KIND_MASKS, Words, strings

if TYPE_CHECKING:
    from .builder import Builder

Gained = list[int | Change | list[Change]]
TAGS = {"Job": "job", "Name": "name", "Category": "category"}
BODY_RULES = {"BeChosen": "chosen", "BeBroken": "break", "BecomeDull": "dull", "BeReturned": "return", "BePut": "put"}
BODY_RULES |= {"BeRemoved": "remove", "LeaveField": "leave", "BeActivated": "activate"}
such = Ask(Words.one_of, "x")
same = (lambda found: found), "v"


def about(kind: str, flag: int = 0) -> Callable[[Filter | None], Change]:
    """A rule about such things, or a plain flag where none are named."""
    return lambda test: modifiers.Flags(flag) if test is None and flag else rule(kind, filter=test)


def use(*kinds: str) -> tuple[object, ...]:
    """The abilities of these kinds cannot be used; none is all."""
    return (lambda names: rule("use", names=names), Is(list(kinds)))


# ------------------------------------------------------------------ gained and lost


def gained(g: Gained) -> list[Change]:
    """What is gained; keywords come as bits."""
    return flat(modifiers.Words(one, True) if isinstance(one, int) else one for one in g)


def power(b: Builder, n: Value, sign: int) -> Change:
    """More or less power, for each of something."""
    return modifiers.PowerChange(times(n, b.times), sign)


def becomes(kind: int, power: Value | None, g: Gained) -> list[Change]:
    """“Becomes a Forward with 7000 power and Haste.”"""
    return [modifiers.Kind(kind), *([] if power is None else [modifiers.PowerSet(power)]), *gained(g)]


words.rows("Grant", Granted=(flat, "q"), **dict.fromkeys(("Plus", "PlusPower", "PlusX"), (power, B, "n", 1)))
losses.rows("Grant", **dict.fromkeys(("Plus", "PlusPower", "PlusX"), (power, B, "n", -1)))
words.cannot("Grant", "AllAbilities", "AllSpecials", "LostAbilities", why="abilities that are gained")
losses.rows("Grant", AllAbilities=modifiers.Silence, AllSpecials=(modifiers.Silence, Is(("special",))))
kind = Ask(lambda b, k: KIND_MASKS[k.kind], "k")
tags = (lambda found: found), Ask(lambda b, t: [modifiers.Tags(TAGS[tag.kind], strings(tag.get("t"))) for tag in t], "t")
words.rows(
    "Pred",
    Gain=(gained, "g"),
    Lose=(flat, "g"),
    Becomes=(becomes, kind, "power", "g"),
    AlsoKind=(modifiers.Kind, kind),
    GainTag=tags,
    AlsoNamed=tags,
    PowerIs=(modifiers.PowerSet, "n"),
    PowerDouble=modifiers.PowerDouble,
    ElementIs=(modifiers.Elements, "e", Via(bool, "also")),
    ElementsOf=(modifiers.ElementsOf, Ask(Words.ref, "x"), "e"),
    ElementNamed=(modifiers.Elements, 0, False),
    JobNamed=(modifiers.Tags, Is("job"), []),
    Produces=(modifiers.Produces, "e"),
    ProducesAny=(modifiers.Produces, ALL_ELEMENTS),
)
words.cannot("Pred", "ElementJobNamed", "AllElements", "AllJobs", "TagIs", why="becoming such a thing")
words.cannot("Pred", "EntersDull", "EntersActive", "EntersWith", why="how a Character enters, among other things")
words.cannot("Pred", "CanOnly", "GainChoice", why="a condition or a choice, among other things")

# ------------------------------------------------------------------ what it cannot, must and can do


@words("Pred", "OnlyBlockedBy")
def only_blocked_by(b: Builder, x: Node) -> Change:
    made = rule("blocked", filter=IsNot(b.one_of(x)))
    made.relative = True
    return made


@words("Verb", "BeBlocked")
def be_blocked(b: Builder, x: Node | None = None) -> Change:
    if x is not None and x.kind == "Except":
        return rule("blocked", filter=IsNot(b.one_of(x.node("x"))))
    return modifiers.Flags(st.NO_BLOCKED) if x is None else rule("blocked", filter=b.one_of(x))


@words("Pred", "CantUnless")
def cannot_unless(b: Builder, k: Costs, v: list[modifiers.RuleFor]) -> list[modifiers.RuleFor]:
    """10.1.2.3, 10.1.3.1.3: what has to be paid to attack or to block."""
    refuse("an attack or block paid with an icon", k.x, k.dull, k.special)
    for made in v:
        made.costs = for_each(k, b.times if made is v[0] else None)
    return v


@words("Pred", "NoActivate")
def no_activate(b: Builder, p: Node) -> Change:
    next = p.kind in ("NextActive", "OpponentNextActive")
    return modifiers.SkipActive() if next else modifiers.Flags(st.NO_ACTIVE_PHASE)


words.rows(
    "Pred",
    Cant=same,
    Must=same,
    MustEach=same,
    Can=same,
    PowerCant=(lambda v, by: [rule(kind, by) for kinds in v for kind in kinds], "v", "by"),
)
words.rows(
    "Verb",
    **{name: (rule, Is(kind), "by") for name, kind in BODY_RULES.items()},
    BeFrozen=(rule, Is("freeze")),
    Attack=(modifiers.Flags, st.NO_ATTACK),
    FormParty=(modifiers.Flags, st.NO_PARTY),
    Block=(about("block", st.NO_BLOCK), such),
    UseAbilities=use(),
    UseSpecials=use("special"),
    UseActions=use("action"),
    UseUsables=use("action", "special"),
    GainWord=(modifiers.NoWords, "k"),
    GainPower=(rule, Is("power up")),
    LosePower=(rule, Is("power down")),
)
words.cannot("Verb", "GainWords", "BePlayed", "BeCast", "BeDamaged", why="what cannot be done to such a thing")
words.cannot("Verb", "Except", why="an exception of nothing")
words.values("PowerVerb", Decreased=["power down"], Increased=["power up"], Changed=["power up", "power down"])
tolls.rows("Verb", Attack=(rule, Is("attack cost")), Block=(rule, Is("block cost"), Absent("x")))
duties.rows(
    "Verb",
    Attack=(modifiers.Flags, st.MUST_ATTACK),
    Block=(about("must block", st.MUST_BLOCK), such),
    BeBlocked=(modifiers.Flags, st.MUST_BLOCKED, Absent("x")),
)
words.rows(
    "CanVerb",
    AttackTimes=(lambda n: modifiers.Attacks(n - 1, False), "n"),
    AttackAgain=(modifiers.Attacks, 1, True),
    UseAsHaste=(modifiers.Flags, st.DULL_AS_HASTE),
)


@words("CanVerb", "PartyAny")
def party_any(b: Builder, x: Node) -> Change:
    if x.kind == "Sel" and x.get("f") is None and x.get("a") is None:
        return modifiers.Words(st.PARTY_ANY, True)
    return rule("party", filter=b.one_of(x))


words.rows(
    "PlayerVerb",
    Search=(rule, Is("search")),
    Casts=(about("cast"), Ask(Clauses.card_test, "x")),
    Plays=(rule, Is("enter"), "by", Ask(Clauses.card_test, "x")),
    UseSpecials=use("special"),
)
words.cannot("PlayerVerb", "UseEx", "Draws", "Blocks", "Attacks", "UseAbilitiesOf", why="what players cannot do")
