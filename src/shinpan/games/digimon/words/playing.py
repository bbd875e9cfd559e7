"""Part 6 and 8: cards that effects play, use, digivolve into and link, and how they are paid; tokens."""

from __future__ import annotations

from typing import Any, NamedTuple

from ....effects.numbers import Const
from ....effects.ops import Filter, Op, Select, Value
from ....effects.picking import Union
from ....meaning.node import Node
from ....meaning.pieces import having, nodes, only, refuse
from ..book.costs import KIND_OF
from ..book.keywords import bit
from ..book.playing import Payment
from ..things import card_verbs, filters, game_verbs, joining, modifiers, play_verbs, selectors
from ..things import state as st
from ..things.abilities import StackCost, Token, TokenFace
from ..things.conds import Product
from ..things.filters import MASKS
from ..things.selectors import Count
from .builder import Builder, numbered
from .words import about_this, kind_names

PLAY, DIGIVOLVE, USE, LINK, ANY_COST = 1, 2, 4, 8, 15
Terms = dict[str, Any]
"""What a text says of how something is paid, as fields of a payment."""


def terms(**fields: object) -> Terms:
    """One thing that is said."""
    return fields


def payment(b: Builder, pay: list[Terms], kind: int) -> Payment:
    """How an instruction is paid: as it says, or as the clause around it says."""
    how = Payment()
    how.kind = kind
    for name, value in (pair for said in pay or b.pay for pair in said.items()):
        setattr(how, name, list(value) if name == "discounts" else value)
    b.paid.append(how)
    return how


# ------------------------------------------------------------------ playing


class Manner(NamedTuple):
    """To which area something is played, whether suspended, and on whose side."""

    zone: int = st.BATTLE
    suspended: bool = False
    side: int = 0


def play(b: Builder, pay: list[Terms], x: list[Node], manner: Manner) -> Op:
    """6-2: cards of the hand, or from where it says."""
    how = payment(b, pay, PLAY)
    token = any(one.kind == "Sel" and "Token" in kind_names(one.get("of")) for one in x)
    refuse("a token without its information, or a card played to the other side", manner.side or token)
    breeding = about_this(x) and any(inner.kind == "Breeding" for inner in x[0].walk())
    return play_verbs.PlayOp(b.selects(x, -1, b.hand()), how, st.BREEDING if breeding else manner.zone, manner.suspended)


def play_or_use(x: Select, how: Payment) -> Op:
    """As the player likes."""
    return joining.OrOp([play_verbs.PlayOp(x, how), play_verbs.UseOp(x, how)])


def return_or_play(x: Select, how: Payment) -> Op:
    """To the hand, or into play, as the player likes."""
    return joining.OrOp([card_verbs.PutOp(x, st.HAND, "Return", "top"), play_verbs.PlayOp(x, how)])


def play_token(b: Builder, n: Count | None, face: TokenFace, manner: Manner, test: Filter | None) -> Op:
    """4-18: tokens from outside the game, perhaps only if they pass a test."""
    if face not in b.face.tokens:
        b.face.tokens.append(face)
    return having(Token(face, n.n if n is not None else 1, manner.suspended, manner.side), filter=test)


def token_face(b: Builder, name: str, k: Node, c: int, t: list[str], e: Node | None, **numbers: int | None) -> TokenFace:
    """4-18: the information a text gives a token."""
    only(k, "Digimon")
    face = having(TokenFace(name), colors=c, traits=t, **numbers)
    if e is not None:
        with b.within(face=face):
            face.effects = list(b.quoted(e))
        b.face.all_kinds |= face.all_kinds
        numbered(face)
    return face


# ------------------------------------------------------------------ digivolving


def digivolve_as(b: Builder, how: Payment, of: Node, x: Select, into: Select) -> Op:
    """8-1: a Tamer that counts as a Digimon."""
    how.as_level, how.as_colors = counts_as(b, of)
    return play_verbs.DigivolveOp(x, into, how)


def counts_as(b: Builder, of: Node) -> tuple[int, int]:
    """8-1: the level and colours a Tamer counts as having."""
    said = {f.kind: f for f in nodes(of.get("f"))}
    exact = "Level" in said and said["Level"].text("is") == "eq"
    refuse("as if it were a Digimon without a level, or more than that", said.keys() - {"Level", "Color"}, not exact)
    colors = nodes(said["Color"].get("c")) if "Color" in said else []
    return said["Level"].number("n"), sum({b.make("Color", color) for color in colors})


def dna_digivolve(x: Select, into: Select, how: Payment) -> Op:
    """8-2: two of the same sort, or one of each of two sorts."""
    return play_verbs.DnaOp(x.parts if isinstance(x, Union) else [x], into, how)


# ------------------------------------------------------------------ what is being paid


def link(x: Select, to: Select | None, how: Payment) -> Op:
    """10-1: to any of your Digimon where none is named."""
    anyone = selectors.Pick(Count(selectors.EXACT, 1), [selectors.Field(0, [st.BATTLE])], filters.Kinds(MASKS["Digimon"]))
    return play_verbs.LinkOp(x, to or anyone, how)


def paying(b: Builder, value: Value, x: Node | None = None) -> Value:
    """A number that is about what is being paid."""
    refuse("a cost that is not being paid", not b.would, x is not None and x.kind != "This")
    return value


def change_cost(b: Builder, sign: int, k: int | None, n: int, x: list[Node], d: str | None, per: Value | None = None) -> Op:
    """Of what is being paid; or for a while, of things in play."""
    if b.would or not x or about_this(x):
        refuse("so much for each off the cost of one that is chosen while it is paid", per is not None)
        others = [k for event, kind in KIND_OF.items() if k is not None and b.awaits & bit(event) and not k & kind]
        refuse("one cost of an effect that waits for others too", others)
        b.reduces += n if sign < 0 else 0
        return game_verbs.CostOp(paying(b, Const(n)), sign)
    refuse("another cost than that to play, for a while", k != PLAY)
    return modifiers.LastOp([StackCost(Const(sign * n) if per is None else Product(sign * n, per))], b.selects(x), b.until(d))
