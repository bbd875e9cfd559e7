"""Part 10: what is done to the game, to Digimon, to attacks and to cards."""

from __future__ import annotations

from collections.abc import Callable

from ....effects.ops import Op, Select
from ....meaning.build import CannotRun, expect
from ....meaning.node import Node
from ....meaning.pieces import joined, nodes, refuse
from ..book.keywords import MindLink
from ..things import card_verbs, game_verbs, joining, selectors, stack_verbs
from ..things import state as st
from ..things.abilities import Surplus, XrosMore
from ..things.selectors import Count, Pick
from ..things.verbs import Do
from .builder import Builder
from .things import keyword_name
from .vocabulary import doing
from .words import kind_names, parts_of

# ------------------------------------------------------------------ the game, Digimon


def delete(b: Builder, x: list[Node]) -> Op:
    """15-15-5: effects may raise a DP that is named, also one that “such” Digimon bring with them."""
    x = [b.such_as(one) if one.kind == "Such" else one for one in x]
    within = [inner for one in x for inner in one.walk()]
    numbered = any(inner.kind == "Dp" and inner.text("is") == "max" for inner in within)
    numbered = numbered or any(inner.kind == "Total" and inner.node("s").kind == "DP" for inner in within)
    return stack_verbs.DeleteOp(b.selects(x), numbered)


def de_digivolve(n: int, x: Select) -> Op:
    """16-3: where it means what was named before, only one of them."""
    if isinstance(x, selectors.Meant):
        x.one = True
    return stack_verbs.DeDigivolveOp(n, x)


def move(b: Builder, x: Select, z: list[Node]) -> Op:
    """Out of the breeding area, or to where it says."""
    piles = [pile for zone in z for pile in nodes(zone.get("p"))]
    return stack_verbs.MoveOp(x, b.make("Pile", piles[-1]) if piles else -1)


def use_keyword(b: Builder, k: Node, x: Node | None) -> Op:
    """16-1: what a keyword effect says is done now."""
    act = expect(b.make("Keyword", k, doing), Op)
    if x is not None and isinstance(act, MindLink):
        act.filter = b.tester(x)
    elif x is not None and x.kind not in ("This", "It"):
        raise CannotRun(f"{k.kind} of another")
    if isinstance(act, Do):
        act.icon = keyword_name(k)
    return act


def xros_places(b: Builder, z: list[Node]) -> int:
    """These places; under cards, only those under your Tamers can be meant."""
    for zone in z:
        if zone.kind == "Sources":
            x = zone.node("x")
            others = kind_names(x.get("of")) != {"Tamer"} or parts_of(x.get("of"), "f") or b.whose(x.get("o")) != 0
            refuse("cards for a DigiXros from under others than your Tamers", others)
            refuse("cards for a DigiXros from under only one of your Tamers", x.get("n"))
    return b.place_mask(z)


def xros_from(b: Builder, z: list[Node]) -> Op:
    """Cards from there too, for what is about to be played."""
    refuse("further cards for a DigiXros that is over", not b.would)
    return XrosMore(xros_places(b, z))


def xros_also(b: Builder, x: list[Node]) -> Op:
    """The same; with a number, at most so many from under cards or the trash."""
    refuse("further cards for a DigiXros that is over", not b.would)
    counts = [b.count(one.get("n")) for one in x]
    certain = [one for one in x if parts_of(one.get("of"), "f") or kind_names(one.get("of")) - {"Card"}]
    refuse("only certain cards from elsewhere for a DigiXros", certain)
    mask = xros_places(b, [zone for one in x for zone in nodes(one.get("z"))])
    if not any(counts):
        return XrosMore(mask)
    most: dict[int, int] = {}
    for one, count in zip(x, counts):
        if count is None or count.kind not in (selectors.EXACT, selectors.UP_TO):
            raise CannotRun("a DigiXros from elsewhere without a number")
        for zone in (st.TRASH, st.UNDER):
            if b.place_mask(one.get("z")) >> zone & 1:
                most[zone] = most.get(zone, 0) + count.n
    return XrosMore(mask, most)


# ------------------------------------------------------------------ attacks, and what would happen


def attack(b: Builder, target: list[str | Select | None] | None, x: Select, how: str | None) -> Op:
    """To attack the player, certain Digimon, or any."""
    goal, against = target or ("any", None)
    op = stack_verbs.AttackOp(x, goal, against, how == "NoSuspend")  # type: ignore[arg-type]
    b.attacks.append(op)
    return op


def attack_also(b: Builder, x: list[Node]) -> None:
    """What the attack just named may be against besides."""
    refuse("more targets of no attack", not b.attacks)
    b.attacks[-1].also = joined([b.hosts(one, 1) for one in x], selectors.OneOf)


def prevent(b: Builder, x: list[Node]) -> Op:
    """15-8-5-2: “it”, whatever was chosen meanwhile, is what it is about to happen to."""
    meant = all(one.kind in ("It", "Them", "That") for one in x)
    return game_verbs.PreventOp(None if meant else b.selects(x))


# ------------------------------------------------------------------ cards, and where they go

Goal = Callable[[Select, str, int | None], Op]
"""What is done with cards that go somewhere, by which verb, with which face (1 up, 0 down)."""


def pile(zone: int, end: str) -> Goal:
    """Into a pile."""
    return lambda select, verb, face: card_verbs.PutOp(select, zone, verb, end, face == 1)


def under(end: str, host: Select) -> Goal:
    """Under a card."""
    return lambda select, verb, face: card_verbs.UnderOp(select, host, end, face == 0)


def simply(make: Callable[..., Op], *more: object) -> Goal:
    """Somewhere where verb and face do not matter."""
    return lambda select, verb, face: make(select, *more)


def put(verb: str, x: Select, to: Goal | None, face: int | None = None) -> Op:
    """Cards and where they go."""
    if to is None:
        raise CannotRun(f"{verb} nowhere")
    return to(x, verb, face)


def surplus(zone: int, side: int, n: int, make: Callable[[Select], Op], up_to: bool = False) -> Op:
    """Something done to cards of a pile, until so many are left, or (``up_to``) to as many of them as one likes."""
    chosen: Select = Pick(Count(selectors.EXACT, 1), [selectors.Pile(side, zone)], None)
    ends = selectors.Ends(1, side, zone, False, None)
    ends.up_to = up_to
    return joining.EachOp(Surplus(zone, side, n), make(chosen if zone == st.HAND else ends))


def trash_down_to(n: int, o: int | None, p: int, up_to: bool = False) -> Op:
    """Trash cards until so many are left: one player, or both."""
    if o == -1 and p != st.HAND and not up_to:
        return card_verbs.TrimBoth(p, n)
    ops: list[Op] = [surplus(p, side, n, card_verbs.TrashOp, up_to) for side in ((0, 1) if o == -1 else (o or 0,))]
    return joined(ops, joining.AndOp)


def hand_down_to(n: int, to: Goal) -> Op:
    """The opponent returns cards in hand until so many are left."""
    return surplus(st.HAND, 1, n, lambda x: to(x, "Return", None))
