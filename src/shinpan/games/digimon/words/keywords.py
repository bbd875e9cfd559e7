"""16-1: keyword effects: what the rows of keywords name, and lines of keywords."""

from __future__ import annotations

from ....effects.continuous import Part
from ....effects.ops import Filter, Op, Select
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node
from ....meaning.pieces import having, refuse
from ..book.keywords import Attacking, effect_of
from ..book.values import Change
from ..things import joining
from ..things import state as st
from ..things.abilities import DigiBurstCost
from ..things.state import Effect, Trig
from ..things.timings import Timing
from .builder import Builder
from .filtering import keyword_name
from .lines import dressed
from .marks import KEYWORDS
from .programs import program
from .vocabulary import doing, words

# ------------------------------------------------------------------ one keyword


def keyword_effect(
    b: Builder,
    kind: str,
    program: Op | None = None,
    trig: Trig | None = None,
    would: bool = False,
    amount: int = 0,
    **fields: object,
) -> Effect:
    """A keyword effect that is always on or triggers by itself: its operation, what it waits for, the number in its icon."""
    effect = having(effect_of(KEYWORDS[kind], program, trig, would, amount), **fields)
    b.all_kinds |= effect.kinds
    return effect


def while_attacking(effect: Effect, change: Change, scope: Select | None = None) -> Effect:
    """A keyword effect that changes something while its Digimon attacks."""
    effect.parts.append(Part(change, scope, Attacking()))
    return effect


def needed(needs: list[Filter | None]) -> list[Filter]:
    """The requirements in an icon, which must be there for it to do anything."""
    return [expect(need, Filter, "a keyword without its requirement") for need in needs]


# ------------------------------------------------------------------ lines


def keyword_line(b: Builder, place: list[int], timing: list[Timing], limit: int, k: list[Node]) -> list[Effect]:
    """Keywords printed as a line, with or without a timing before them."""
    if any(word.kind == "DigiBurst" for word in k):
        return [digi_burst(b, dressed(place, timing, limit), k[0].number("n"))]
    if all(one.turns for one in timing):
        refuse("a keyword at a place, or and more", b.rest, place)
        return [always(b, word, timing) for word in k]
    acts = [(word, b.make("Keyword", word, doing) if ("Keyword", word.kind) in doing.table else None) for word in k]
    if all(act is None for _, act in acts):
        raise CannotRun(f"{k[0].kind} at a timing")
    found: list[Effect] = []
    for word, act in acts:
        if act is None:
            found.append(always(b, word, []))
            continue
        effect = dressed(place, timing, limit)
        effect.program = joining.Sentences([act, program(b, b.rest, effect)]) if b.rest else act
        effect.name = f"{effect.name} <{keyword_name(word)}>".strip()
        alone = ("Keyword", word.kind) in words.table
        effect.keyword = "" if alone else keyword_name(word)
        found.append(b.close(effect))
    return found


def always(b: Builder, word: Node, turns: list[Timing]) -> Effect:
    """A keyword effect that the card has, in some turns or always."""
    effect = expect(b.make("Keyword", word), Effect)
    for timing in turns:
        effect.turns = timing.turns
    with b.within(reduces=effect.reduces):
        b.close(effect)
    effect.loose = effect.loose or bool(effect.places >> st.HAND & 1)
    return effect


def digi_burst(b: Builder, effect: Effect, n: int) -> Effect:
    """16-13: by trashing digivolution cards, what follows."""
    refuse("Digi-Burst without an effect", not b.rest)
    inner = program(b, [node.node("do") if node.kind == "Item" else node for node in b.rest], effect)
    effect.program = joining.ByOp([DigiBurstCost(n)], inner)
    effect.keyword = "Digi-Burst"
    effect.amount = n
    effect.name = f"{effect.name} <Digi-Burst {n}>".strip()
    return b.close(effect)
