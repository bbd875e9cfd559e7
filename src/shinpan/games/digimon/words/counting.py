"""What is counted “for each”, and because of what something happens."""

from __future__ import annotations

from ....effects.ops import Value
from ....meaning.build import CannotRun, Or
from ....meaning.node import Node
from ..book.keywords import BY_NODE
from ..book.rules import By
from ..things import conds, filters, selectors
from ..things import state as st
from ..things.faces import DIGIMON, EGG, OPTION, TAMER
from .vocabulary import words
from .words import Words

# ------------------------------------------------------------------ counting

words.rows(
    "Counted",
    Count=(selectors.HowMany, "x", Or("n", 1)),
    CountTotal=(lambda p, n: selectors.PileSize(p, -1, n), "p", "n"),
    CountSourceColors=(conds.ColorsOf, "x", 1, True),
    CountLevels=(conds.LevelsOf, "x"),
    CountSameLevel=(conds.SameLevels, "x", Or("n", 1)),
    CountIt=(lambda: selectors.HowMany(selectors.It(), 1),),
    CountBoth=(conds.SumOf, "a", "b"),
)


@words("Counted", "CountSources")
def count_sources(b: Words, x: Node, f: list[Node], n: int = 1) -> Value:
    select = b.select(x)
    tests = b.filters(f)
    return conds.SourceCounts(select, n, filters.Every(tests) if tests else None)


@words("Counted", "CountMade")
def count_made(b: Words, v: str, z: list[Node], o: int = -1, n: int = 1) -> Value:
    if z and b.place_mask(z) != {"Add": 1 << st.HAND, "Place": 1 << st.UNDER}.get(v):
        raise CannotRun(f"what this effect did ({v}), by where it was")
    return conds.MadeCount(v, n, o)


@words("Counted", "CountColors")
def count_colors(b: Words, z: list[Node], n: int = 1, x: Node | None = None) -> Value:
    return conds.ColorsOf(b.select(x) if x is not None else selectors.Pick(None, b.places(z, -1), None), n)


# ------------------------------------------------------------------ causes


def caused(kind: str, inverse: bool = False) -> list[By]:
    """One cause."""
    by = By(kind)
    by.inverse = inverse
    return [by]


words.rows(
    "Cause",
    InBattle=(lambda: caused("battle"),),
    NotInBattle=(lambda: caused("battle", True),),
    DpZero=(lambda: caused("rule"),),
    ByDeletion=(list,),
    NotByDeletion=(list,),
)
words.values("CauseKind", Digimon=DIGIMON | EGG, Tamer=TAMER, Option=OPTION, Security=0)


@words("Cause", "ByThis")
def by_this(b: Words) -> list[By]:
    by = By("effect", 0)
    by.this = True
    return [by]


@words("Cause", "ByEffects")
def by_effects(b: Words, s: list[By]) -> list[By]:
    return s or [By("effect")]


@words("Cause", "NotByEffects")
def not_by_effects(b: Words, s: list[By]) -> list[By]:
    found = s or [By("effect")]
    if len(found) != 1:
        raise CannotRun("not by effects of several")
    found[0].inverse = True
    return found


@words("Cause", "Effects")
def effects(b: Words, o: int = -1, of: Node | None = None) -> list[By]:
    by = By("effect", max(-1, o), b.make("CauseKind", of) if of is not None else 0)
    by.security = of is not None and of.kind == "Security"
    return [by]


@words("Cause", "KwEffects")
def keyword_effects(b: Words, k: Node, o: int = -1) -> list[By]:
    return [By("effect", max(-1, o), 0, BY_NODE.get(k.kind, k.kind))]
