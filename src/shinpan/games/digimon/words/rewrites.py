"""One form for what texts say in several ways, made before anything is built: rules, and the lines of a printed effect.

Rules that are about the shape of one meaning alone stand in the phrasebook files (``%rewrite``).
"""

from __future__ import annotations

from functools import reduce

from ....meaning.node import Node, Slot
from ....meaning.pieces import nodes, refuse, strings
from ....meaning.rewrite import Rewriting, each, made, replaced, rewriting
from .vocabulary import declarations, doing, schema, turns_of, words
from .words import is_card, kind_names

rules = rewriting(declarations()[1])
words.rewritten.update({("Act", "Place", "or"), ("Things", "EachFilter", "of")})

COST_VERBS = {"ReduceCost", "IncreaseCost", "SetCost", "ReduceCostBy", "SetCostCount"}
PAID_EVENTS = {"Played", "Digivolves", "DNADigivolves", "DigivolvedInto", "Used", "Linked"}
CONDITIONAL = ("While", "If")


def walk_here(node: Node) -> list[Node]:
    """A node and all below it, but not what is in quotation marks."""
    found = [node]
    for _, value in node.slots:
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Node) and item.kind not in ("Quoted", "Has", "Quote"):
                found += walk_here(item)
    return found


# ------------------------------------------------------------------ rules


@rules("Play")
def token(node: Node) -> Node | None:
    """4-18: a token that is played with the information the text gives it."""
    found: list[Node] = []
    for x in nodes(node.get("x")):
        of = x.get("of")
        told = {f.kind: f for f in nodes(of.get("f"))} if isinstance(of, Node) and of.kind == "Thing" else {}
        if "TokenFacts" in told and "Named" in told:
            facts = replaced(told["TokenFacts"].node("x"), name=strings(told["Named"].get("t"))[0])
            found.append(made("PlayToken", n=x.get("n"), facts=facts, as_=node.get("as")))
    if not found or len(found) != len(nodes(node.get("x"))):
        return None
    return reduce(lambda rest, one: made("And", a=one, b=rest), reversed(found))


@rules("Play")
def as_another_digimon(node: Node) -> Node | None:
    """“Play 1 digivolution card as another Digimon”: a Digimon card (Q900)."""
    sorts = nodes(node.get("x"))
    found = tuple(each(x, _of_digimon_cards) for x in sorts) if node.get("as") == Node("AnotherDigimon") else ()
    return replaced(node, x=found) if found and found != tuple(sorts) else None


def _of_digimon_cards(x: Node) -> Node:
    of = x.get("of")
    if x.kind != "Sel" or not isinstance(of, Node) or of.get("k") not in ((Node("Source"),), (Node("Card"),)):
        return x
    return replaced(x, of=replaced(of, k=(Node("DigimonCard"),)))


@rules("Play")
def token_or_card(node: Node) -> Node | None:
    """“Play 1 token or, from your hand, 1 card”: the one or the other."""
    x = nodes(node.get("x"))
    sorts = nodes(x[0].get("x")) if len(x) == 1 and x[0].kind == "OneOf" else []
    facts = [any(f.kind == "TokenFacts" for f in one.walk()) for one in sorts]
    if len(sorts) != 2 or sum(facts) != 1:
        return None
    ways = [token(way) or way for way in (replaced(node, x=(sort,)) for sort in sorts)]
    return made("Or", a=ways[0], b=ways[1])


@rules("Thing")
def cards_besides(node: Node) -> Node | None:
    """“Tamer cards and/or cards with …”: what is said of the cards is not said of the kind before them."""
    kinds, tests = nodes(node.get("k")), node.get("f")
    others = tuple(kind for kind in kinds if kind.kind != "Card")
    if not others or len(others) == len(kinds) or tests is None:
        return None
    return made("Either", a=made("Thing", k=others), b=made("Thing", f=tests, k=(Node("Card"),)))


@rules("Thing")
def cost_of_its_kind(node: Node) -> Node | None:
    """2-6, 2-7: the “cost” of an Option is its use cost, that of anything else its play cost."""
    kinds, tests = {kind.kind for kind in nodes(node.get("k"))}, nodes(node.get("f"))
    options = kinds & {"Option", "OptionCard"}
    if not kinds or "Card" in kinds or options and options != kinds:
        return None
    others = {"PlayOrUseCost"} if options else {"PlayOrUseCost", "UseCost"}
    found = tuple(Node("UseCost" if options else "Cost", test.slots) if test.kind in others else test for test in tests)
    return replaced(node, f=found) if found != tuple(tests) else None


@rules("Mod")
def deleted_later(node: Node) -> Node | None:
    """“… and is deleted at the end of the turn”: what else is said of it holds until then."""
    ends = [p for p in nodes(node.get("p")) if p.kind == "DeletedAt"]
    others = tuple(p for p in nodes(node.get("p")) if p.kind != "DeletedAt")
    if not ends:
        return None
    again = others and any(x.kind == "Sel" for x in nodes(node.get("x")))
    later = made("DeletedLater", x=(Node("It"),) if again else node.get("x"), t=ends[0].get("t"))
    return made("And", a=replaced(node, p=others), b=later) if others else later


@rules("Or")
def of_the_same(node: Node) -> Node | None:
    """“Delete this Digimon or place it under …”: both are said of the same thing."""
    a, b = node.node("a"), node.node("b")
    if b.get("x") != (Node("It"),) or not nodes(a.get("x")):
        return None
    return replaced(node, b=replaced(b, x=a.get("x")))


@rules("Trash")
def all_of_its_cards(node: Node) -> Node | None:
    """“Trash that Digimon's digivolution cards”: all of them, where no number is said."""
    x = tuple(
        replaced(one, n=Node("All"))
        if one.kind == "Sel" and not one.get("n") and not one.get("of") and is_sources(one)
        else one
        for one in nodes(node.get("x"))
    )
    return replaced(node, x=x) if x != tuple(nodes(node.get("x"))) else None


def is_sources(x: Node) -> bool:
    """Whether it is the digivolution cards of something named before."""
    zones = nodes(x.get("z"))
    return [zone.kind for zone in zones] == ["Sources"] and zones[0].node("x").kind == "That"


@rules("And")
def of_the_one_named(node: Node) -> Node | None:
    """“Unsuspend this Digimon, and it gains …”: what was named outright is “it”, whatever the trigger was about."""
    x, then = nodes(last_of(node.node("a")).get("x")), first_of(node.node("b"))
    if len(x) != 1 or then.get("x") not in ((Node("It"),), (Node("Them"),)) or not outright(x[0]):
        return None
    return replaced(node, b=with_first(node.node("b"), replaced(then, x=(x[0],))))


def outright(x: Node) -> bool:
    """Whether a reference names one and the same thing wherever it stands."""
    return x.kind == "Made" or x.kind == "This" and x.get("k") in ("Digimon", "Tamer")


def in_a_row(node: Node) -> list[Node]:
    """The instructions of a row."""
    return [*in_a_row(node.node("a")), *in_a_row(node.node("b"))] if node.kind == "And" else [node]


def last_of(node: Node) -> Node:
    """The last instruction of a row."""
    return last_of(node.node("b")) if node.kind == "And" else node


def first_of(node: Node) -> Node:
    """The first instruction of a row."""
    return first_of(node.node("a")) if node.kind == "And" else node


def with_first(node: Node, first: Node) -> Node:
    """A row with another first instruction."""
    return replaced(node, a=with_first(node.node("a"), first)) if node.kind == "And" else first


@rules("Sel")
def any_that_keep_to_it(node: Node) -> Node | None:
    """“Any of your opponent's Digimon with a total play cost of up to 15”: any number of them that together keep to it."""
    of = node.get("of")
    total = isinstance(of, Node) and any(f.kind in ("Total", "TotalVersus") for f in nodes(of.get("f")))
    return replaced(node, n=Node("AnyNumber")) if total and node.get("n") in (None, Node("AnyOf")) else None


@rules("Thing")
def all_its_colours(node: Node) -> Node | None:
    """“A 2-color blue and green Digimon”: with as many colours as are named it has them all."""
    tests = nodes(node.get("f"))
    many = [f.number("n") for f in tests if f.kind == "Colors" and f.get("is") == "eq"]
    found = [f for f in tests if f.kind == "Color" and many == [len(nodes(f.get("c")))]]
    if not found or many == [1]:
        return None
    apart = tuple(made("Color", c=(c,)) for f in found for c in nodes(f.get("c")))
    return replaced(node, f=(*(f for f in tests if f not in found), *apart))


@rules("Return", "Delete")
def same_as_the_chosen(node: Node) -> Node | None:
    """“The chosen Digimon and all Digimon with the same level”: as that one, not as each other."""
    x = nodes(node.get("x"))
    if len(x) < 2 or x[0].kind != "Made":
        return None
    found = (x[0], *(as_the_same(one, x[0]) for one in x[1:]))
    return replaced(node, x=found) if found != tuple(x) else None


def as_the_same(x: Node, other: Node) -> Node:
    """A selector whose “same” is that of something else."""
    of = x.get("of")
    if not isinstance(of, Node) or of.kind != "Thing":
        return x
    tests = tuple(made("SameAs", s=f.get("s"), x=other) if f.kind == "Same" else f for f in nodes(of.get("f")))
    return replaced(x, of=replaced(of, f=tests)) if tests else x


@rules("Thing")
def tokens_besides(node: Node) -> Node | None:
    """“Tokens or Digimon with the [A] trait”: a token is asked for nothing."""
    kinds, tests = nodes(node.get("k")), node.get("f")
    others = tuple(kind for kind in kinds if kind.kind != "Token")
    if not others or len(others) == len(kinds) or tests is None:
        return None
    return made("Either", a=made("Thing", k=(Node("Token"),)), b=made("Thing", f=tests, k=others))


@rules("Have")
def so_many_and_no_more(node: Node) -> Node | None:
    """“You have 3 security cards” is said of a stack of just 3; of other things so many are so many or more (4-23-1)."""
    x = tuple(
        replaced(one, n=made("Just", n=n.get("n")))
        if kind_names(one.get("of")) == {"SecurityCard"}
        and isinstance(n := one.get("n"), Node)
        and n.kind == "Exactly"
        and n.get("n")
        else one
        for one in nodes(node.get("x"))
    )
    return replaced(node, x=x) if x != tuple(nodes(node.get("x"))) else None


@rules("If")
def some_of_those_counted(node: Node) -> Node | None:
    """“If your opponent has 6 or more cards in their hand, they trash 1 of them”: of those cards."""
    counted = [x for c in nodes(node.get("c")) if c.kind in ("Have", "Exists") for x in nodes(c.get("x"))]
    if len(counted) != 1 or counted[0].kind != "Sel" or counted[0].get("z") is None:
        return None
    some = Rewriting()
    some("SomeOf")(lambda one: replaced(counted[0], n=one.get("n")) if one.get("x") == Node("Them") else None)
    do = some.apply(node.node("do"))
    return replaced(node, do=do) if do != node.node("do") else None


@rules("Effect")
def one_of_those_had(node: Node) -> Node | None:
    """“If you have a Digimon with …, place this card under that Digimon”: under one of those, where nothing else was named."""
    do = node.get("do")
    if not isinstance(do, Node) or do.kind != "If":
        return None
    had = nodes(do.get("c"))
    x = nodes(had[0].get("x")) if len(had) == 1 and had[0].kind in ("Have", "Exists") else []
    if len(x) != 1 or x[0].kind != "Sel" or x[0].get("n") != Node("One"):
        return None
    kinds = kind_names(x[0].get("of"))
    named = [one for one in walk_here(do.node("do")) if one.kind == "Sel" and kinds & kind_names(one.get("of"))]
    if named or not kinds:
        return None
    one = replaced(x[0], n=made("Exactly", n=1), o=had[0].get("o") or x[0].get("o"))
    single = made("Exactly", n=1)
    some = Rewriting()
    some("That")(lambda that: one if that.get("k") in kinds else None)
    some("SomeOf")(lambda of: one if of.get("n") == single and of.get("x") in [made("Those", k=k) for k in kinds] else None)
    then = some.apply(do.node("do"))
    return replaced(node, do=replaced(do, do=then)) if then != do.node("do") else None


@rules("Mod", "Each")
def counted_by_one(node: Node) -> Node | None:
    """“For each digivolution card of 1 of your Digimon”: its player chooses whose cards are counted.

    A maximum that is raised so allows all that any of them would: it is raised by the one with the most.
    """
    per = node.get("per")
    x = per.get("x") if isinstance(per, Node) and per.kind == "CountSources" else None
    if not isinstance(x, Node) or x.kind != "Sel" or x.get("n") != made("Exactly", n=1):
        return None
    if node.kind == "Each" and node.node("do").kind == "RaiseMax":
        return replaced(node, per=replaced(node.node("per"), x=replaced(x, n=None), most=1))
    refuse("cards under one of several, counted all the time", node.kind == "Mod" and node.get("d") is None)
    counted = replaced(node, per=replaced(node.node("per"), x=made("Made", k=Node("Card"), v=Node("Choose"))))
    return made("And", a=made("Choose", x=(x,)), b=counted)


@rules("Choose")
def one_of_each_player(node: Node) -> Node | None:
    """“Choose 1 of both players' Digimon”: 1 of each player's."""
    x = tuple(
        replaced(one, o=Node("EachPlayer")) if one.kind == "Sel" and one.get("o") == Node("Anyone") else one
        for one in nodes(node.get("x"))
    )
    return replaced(node, x=x) if x != tuple(nodes(node.get("x"))) else None


@rules("Mod")
def of_either_sort(node: Node) -> Node | None:
    """“All of your tokens and all of your Digimon with [X] gain …”, all the time: what is both gains it once."""
    x = nodes(node.get("x"))
    if len(x) < 2 or node.get("d") is not None or any(one.kind != "Sel" or one.get("n") != Node("All") for one in x):
        return None
    if len({(one.get("o"), one.get("z")) for one in x}) > 1 or any(one.get("of") is None for one in x):
        return None
    of = reduce(lambda rest, one: made("Either", a=one.node("of"), b=rest), reversed(x[:-1]), x[-1].node("of"))
    return replaced(node, x=(replaced(x[0], of=of),))


@rules("Add")
def not_of_the_hand(node: Node) -> Node | None:
    """A card that is added to the hand is not in it: where no zone is named it is among the revealed ones."""
    x = tuple(
        replaced(one, z=(Node("Revealed"),)) if one.kind == "Sel" and one.get("z") is None and of_cards(one) else one
        for one in nodes(node.get("x"))
    )
    return replaced(node, x=x) if node.get("to") == Node("ToHand") and x != tuple(nodes(node.get("x"))) else None


def of_cards(x: Node) -> bool:
    """Whether cards are meant that are not known to be anywhere else."""
    return is_card(x.get("of")) and x.get("o") is None and not kind_names(x.get("of")) & {"SecurityCard", "Source", "LinkCard"}


@rules("Each", "Mod")
def for_each_of_them(node: Node) -> Node | None:
    """“For each card”, where no card is said to be anywhere, is for each of those that were handled."""
    per = node.get("per")
    if not isinstance(per, Node) or per.kind != "Count" or per.get("x") != made("Sel", of=made("Thing", k=(Node("Card"),))):
        return None
    return replaced(node, per=Node("CountIt"))


@rules("ActivateAsThis")
def of_that_card(node: Node) -> Node | None:
    """“Activate 1 of that Digimon's effects as an effect of this Digimon”: of the card that was put under it."""
    return replaced(node, x=made("That", k="Card")) if node.get("x") == made("That", k="Digimon") else None


HAPPENED = {"Deleted": "Delete", "Played": "Play", "Suspends": "Suspend"}


@rules("When")
def for_each_that_triggered(node: Node) -> Node | None:
    """“When Digimon are deleted, gain 1 memory for each Digimon”: for each of those."""
    do, on = node.node("do"), nodes(node.get("on"))
    per = do.get("per") if do.kind == "Each" else None
    if not isinstance(per, Node) or per.kind != "Count" or len(on) != 1 or on[0].kind != "On":
        return None
    events, x = nodes(on[0].get("e")), nodes(on[0].get("x"))
    bare = [made("Sel", of=made("Thing", k=of.get("k"))) for of in (one.get("of") for one in x) if isinstance(of, Node)]
    if len(events) != 1 or events[0].kind not in HAPPENED or per.get("x") not in bare:
        return None
    return replaced(node, do=replaced(do, per=made("CountMade", v=Node(HAPPENED[events[0].kind]))))


@rules("Each")
def less_for_each(node: Node) -> Node | None:
    """“Play 1 card with the cost reduced by 1 for each …”: the reduction is multiplied, not what is chosen."""
    do, per = node.node("do"), node.get("per")
    inner = do.node("do") if do.kind == "For" else do
    chosen = any(n.kind in ("Exactly", "UpTo") for x in nodes(inner.get("x")) if isinstance(n := x.get("n"), Node))
    if inner.kind in ("ReduceCost", "IncreaseCost") and chosen:
        less = replaced(inner, per=per)
        return replaced(do, do=less) if inner is not do else less
    pay = nodes(do.get("pay"))
    if not any(one.kind == "Reduced" for one in pay):
        return None
    each = (made("ReducedEach", n=one.get("n"), per=per) if one.kind == "Reduced" else one for one in pay)
    return replaced(do, pay=tuple(each))


@rules("Each")
def counted_by_what_is_chosen(node: Node) -> Node | None:
    """“… of 1 Digimon for each of that Digimon's colours”: it is chosen before it is counted."""
    do, that = node.node("do"), [inner for inner in node.node("per").walk() if inner.kind == "That"]
    ends = [x for x in nodes(do.get("x")) if x.kind in ("TopSource", "BottomSource") and x.node("x").kind == "Sel"]
    if not that or len(ends) != 1 or len(nodes(do.get("x"))) != 1:
        return None
    then = replaced(node, do=replaced(do, x=(replaced(ends[0], x=Node("It")),)))
    return made("And", a=made("Choose", x=(ends[0].node("x"),)), b=then)


@rules("CheaperPlay")
def when_it_is_played(node: Node) -> Node:
    """“Reduce the cost to play this card”: what is paid for it, when it is played; its play cost stays as it is."""
    less, x = made("ReduceCost", k=Node("PlayCost"), n=node.get("n")), nodes(node.get("x"))
    if len(x) != 1 or x[0].kind != "This":
        return replaced(less, x=node.get("x"))
    return made("When", on=(made("WouldDo", o=Node("You"), do=made("Play", x=node.get("x"))),), do=less)


@rules("Each")
def when_for_each(node: Node) -> Node | None:
    """“For each …, when you play this card, pay 1 less”: so much less, when it is played."""
    when = node.node("do")
    if when.kind != "When" or when.node("do").kind != "ReduceCost" or not changes_payment(when):
        return None
    return replaced(when, do=replaced(node, do=when.node("do")))


@rules("When")
def about_its_own(node: Node) -> Node | None:
    """“When this Digimon has … and an effect would delete it”: it is this Digimon."""
    own = [x for c in nodes(node.get("c")) for x in nodes(c.get("x"))]
    if not own or any(x.kind != "This" for x in own):
        return None
    on = tuple(replaced(one, x=own[0]) if one.get("x") == Node("It") else one for one in nodes(node.get("on")))
    return replaced(node, on=on) if on != tuple(nodes(node.get("on"))) else None


@rules("And")
def of_them_all(node: Node) -> Node | None:
    """“All of your Digimon get … and effects can't return them”: whatever fits meanwhile, in both halves."""
    a, b = node.node("a"), node.node("b")
    every = [x for x in nodes(a.get("x")) if x.kind == "Sel" and x.get("n") == Node("All")]
    if a.kind != "Mod" or b.kind != "EffectsCant" or len(every) != 1 or len(nodes(a.get("x"))) != 1:
        return None
    verbs = tuple(replaced(v, x=every[0]) if v.get("x") in (Node("It"), Node("Them")) else v for v in nodes(b.get("v")))
    return replaced(node, b=replaced(b, v=verbs)) if verbs != tuple(nodes(b.get("v"))) else None


@rules("PlayEither")
def play_either(node: Node) -> Node:
    """“Play 1 … if … or 1 … if … from your hand”: the one or the other, each under its condition."""
    ways: list[Node] = []
    about = [x for c in nodes(node.get("c")) for x in nodes(c.get("x"))]
    for x, c in (("x", "c"), ("y", "e")):
        play = made("Play", x=(replaced(node.node(x), z=node.get("z")),), pay=node.get("pay"))
        same = len(about) == 1
        conds = (replaced(c, x=tuple(about)) if same and c.get("x") == (Node("It"),) else c for c in nodes(node.get(c)))
        ways.append(made("If", c=tuple(conds), do=play))
    return made("Or", a=ways[0], b=ways[1])


@rules("DeleteDownTo")
def down_to(node: Node) -> Node:
    """“Delete your opponent's Digimon until they have as many as …”: as many as there are too many."""
    x = nodes(node.get("x"))
    refuse("several sorts, until there are so many", len(x) != 1 or x[0].kind != "Sel")
    one = replaced(x[0], n=made("Exactly", n=1))
    return made("Each", per=made("CountOver", x=x[0], y=node.get("y")), do=made("Delete", x=(one,)))


@rules("TrashSame")
def as_many_as(node: Node) -> Node:
    """“Trash cards in the hand equal to the number of …”: one for each."""
    zone = made("Zone", o=node.get("o"), p=node.get("p"))
    card = made("Sel", n=made("Exactly", n=1), of=made("Thing", k=(Node("Card"),)), z=(zone,))
    return made("Each", per=node.get("per"), do=made("Trash", x=(card,)))


@rules("EffectsCantEither")
def each_of_these(node: Node) -> Node:
    """“Effects can't delete or trash it”: neither of these."""
    verbs = tuple(made(u.kind, x=node.get("x")) for u in nodes(node.get("u")))
    return made("EffectsCant", by=node.get("by"), v=verbs)


@rules("And")
def effects_on_the_same(node: Node) -> Node | None:
    """“This Digimon can't digivolve and effects can't delete it”: it is the Digimon named outright."""
    x, b = nodes(last_of(node.node("a")).get("x")), node.node("b")
    if b.kind != "EffectsCant" or len(x) != 1 or not outright(x[0]):
        return None
    verbs = tuple(replaced(v, x=x[0]) if v.get("x") in (Node("It"), Node("Them")) else v for v in nodes(b.get("v")))
    return replaced(node, b=replaced(b, v=verbs)) if verbs != tuple(nodes(b.get("v"))) else None


@rules("For")
def for_so_long(node: Node) -> Node:
    """“…, for the turn”: how long what is said holds."""
    inner = node.node("do")
    if inner.kind == "Each":
        return replaced(inner, do=for_so_long(made("For", do=inner.get("do"), d=node.get("d"))))
    refuse(f"how long {inner.kind} holds, said twice", inner.get("d") is not None)
    return replaced(inner, d=node.get("d"))


@rules("Paid")
def paid_so(node: Node) -> Node:
    """“…, without paying the cost”: how what is said is paid."""
    inner = node.node("do")
    if all(one.kind == "PlayToken" for one in in_a_row(inner)) and node.get("pay") == (Node("Free"),):
        return inner
    if inner.kind == "Or":
        return replaced(inner, **{way: paid_so(replaced(node, do=inner.get(way))) for way in "ab"})
    kind = schema().find("Act", inner.kind)
    refuse(f"how {inner.kind} is paid", kind is None or "pay" not in kind.slots, inner.get("pay") is not None)
    return replaced(inner, pay=node.get("pay"))


@rules("EveryN")
def for_every_so_many(node: Node) -> Node:
    """“For every 2 …”: whatever can be counted one by one."""
    inner = node.node("c")
    kind = schema().find("Counted", inner.kind)
    refuse(f"every so many of {inner.kind}", kind is None or "n" not in kind.slots)
    return replaced(inner, n=node.get("n"))


RIVALS = {("Fewer", False): "less", ("More", False): "more", ("More", True): "min", ("Fewer", True): "max"}


@rules("Rivals")
def against_the_other(node: Node) -> Node:
    """So many against the other player, of some kinds or cards in a pile; or against digivolution cards."""
    kind = "Against" if node.get("k") is not None else "AgainstSources" if node.get("x") is not None else "AgainstPile"
    order, equal = node.node("h"), node.node("h").kind == "OrEqual"
    order = order.node("h") if equal else order
    return made(kind, is_=RIVALS[order.kind, equal], **{name: node.get(name) for name in "okpxf"})


@rules("WasDone", "WasntDone")
def how_it_was_done(node: Node) -> Node:
    """How the event that is looked at came about: from where, by what, by whose effect."""
    deed, x, how = node.node("v").kind, node.get("x"), nodes(node.get("c"))
    refuse("several things about what was done", len(how) > 1)
    kind, said = how[0].kind, dict(how[0].slots)
    if (cause := named_cause(how[0])) is not None:
        kind, said = "ByNamed", {"y": made("Sel", of=made("Thing", f=(made("Named", t=cause.get("t")),)))}
    if node.kind == "WasntDone":
        refuse(f"that something was not done so ({kind})", kind != "ByNamed")
        return made("NotMadeBy", x=x, v=node.get("v"), **said)
    if deed == "Play" and said == {"by": (made("ByEffects", s=Node("Effects")),)}:
        return made("PlayedByEffect", x=x)
    found = {("Play", "FromZone"): "PlayedFrom", ("Play", "ByNamed"): "PlayedByOf", ("Delete", "ByCause"): "DeletedBy"}
    refuse(f"how something was done ({deed}, {kind})", (deed, kind) not in found)
    return made(found[deed, kind], x=x, **said)


def named_cause(how: Node) -> Node | None:
    """The effects of cards with a name, where nothing else is the cause."""
    causes = nodes(how.get("by"))
    found = [cause.node("s") for cause in causes if cause.kind == "ByEffects" and cause.node("s").kind == "NamedEffects"]
    return found[0] if len(causes) == len(found) == 1 else None


SAID = {"IsSo": "Is", "IsNotSo": "IsNot", "HasSo": "Has", "HasNotSo": "HasNot"}


@rules("Said", "SaidAny")
def said_of_a_subject(node: Node) -> Node:
    """One thing said of a subject, or all or any of several."""
    parts, x = nodes(node.get("p")), node.get("x")
    if len(parts) == 1:
        return part_of_it(x, parts[0])
    if all(part.kind in ("IsSo", "HasSo") for part in parts):
        kind = "IsAny" if node.kind == "SaidAny" else "IsAll"
        return made(kind, x=x, f=tuple(made("That", f=part.get("f")) for part in parts))
    refuse("several things that must all be so", node.kind == "Said")
    return made("AnyCond", c=tuple(part_of_it(x, part) for part in parts))


def part_of_it(x: Slot | None, part: Node) -> Node:
    """One thing said of a subject, as a condition."""
    if part.kind != "WasFrom":
        one = x[0] if isinstance(x, tuple) and part.kind in ("IsNotSo", "HasNotSo") else x
        refuse("several subjects that are not so", one is not x and isinstance(x, tuple) and len(x) > 1)
        return made(SAID[part.kind], x=one, f=part.get("f"))
    refuse("where something else came from", any(one.kind not in ("This", "It", "That") for one in nodes(x)))
    return made("DigivolvingFrom", z=part.get("z"))


@rules("SelfDo")
def done_by_its_subject(node: Node) -> Node:
    """“This Digimon unsuspends and gains …”: the subject of the first instruction is “it” in the next."""
    return said_of(node.node("do"), node.get("x"))


def said_of(do: Node, x: Slot | None) -> Node:
    """An instruction with its subject; a card is linked to it."""
    if do.kind == "And":
        return replaced(do, a=said_of(do.node("a"), x), b=said_of(do.node("b"), (Node("It"),)))
    if do.kind == "SelfMod":
        return made("Mod", x=x, p=do.get("p"), d=do.get("d"))
    if do.kind == "Battle":
        refuse("several that battle", len(nodes(x)) != 1)
        return replaced(do, x=nodes(x)[0])
    return replaced(do, to=x) if do.kind == "Link" else replaced(do, x=x)


@rules("Worth")
def worth(node: Node) -> Node:
    """“Up to 10 play cost's total worth of …”: any number of them that together keep to it."""
    total = made("Total", n=node.get("n"), s=node.get("s"))
    return replaced(tested(node.node("x"), [total]), n=Node("AnyNumber"))


@rules("WorthOf")
def worth_of(node: Node) -> Node:
    """“Up to its play cost's total worth of …”: any number of them that together keep to that of something else."""
    total = made("TotalVersus", s=node.get("s"), x=node.get("y"), y=node.get("s"))
    return replaced(tested(node.node("x"), [total]), n=Node("AnyNumber"))


ENDS = {"AtTop": "Top", "AtBottom": "Bottom", "AtEither": "TopOrBottom"}


def so_many(node: Node) -> tuple[Slot | None, Slot | None]:
    """How many cards at an end are meant, and which."""
    cards = node.node("c")
    return cards.get("n"), cards.get("f")


@rules("PileEnd")
def end_of_a_pile(node: Node) -> Node:
    """So many cards at an end of a pile."""
    end = ENDS[node.node("at").kind]
    whose = {"o": node.get("o"), "p": node.get("p")}
    n, f = so_many(node)
    if end == "TopOrBottom":
        refuse("some of the cards at either end", n not in (None, 1), f is not None, node.get("up") is not None)
        return made(end, **whose)
    refuse("up to so many of certain cards at an end", f is not None and node.get("up") is not None)
    return made(end + "UpTo" if node.get("up") is not None else end, n=n or 1, f=f, **whose)


@rules("SourceEnd")
def end_of_a_stack(node: Node) -> Node:
    """So many digivolution cards at an end of a stack."""
    end, (n, f) = ENDS[node.node("at").kind], so_many(node)
    refuse("the digivolution cards at either end", end == "TopOrBottom")
    refuse("up to so many of certain cards at an end", f is not None and node.get("up") is not None)
    refuse("so many or more of certain cards at an end", f is not None and node.get("least") is not None)
    kind = end + ("SourceUpTo" if node.get("up") is not None else "SourceLeast" if node.get("least") is not None else "Source")
    return made(kind, n=n or 1, f=f, x=node.get("x"))


@rules("EachFilter")
def of_each(node: Node) -> Node | None:
    """“1 blue and 1 green card with …”: what is said of the last is said of both."""
    if node.get("of") is None:
        return None
    of = node.node("of")
    rest = Node(node.kind, tuple(slot for slot in node.slots if slot[0] != "of"))
    return replaced(rest, k=of.get("k"), **({"f": of.get("f")} if of.get("f") is not None else {}))


@rules("ThisOf")
def this_of_a_sort(node: Node) -> Node:
    """“This Digimon's”, “this … trait Digimon's”: the card with the effect, while it is such a thing."""
    of = node.node("of")
    kinds, f = [kind.kind for kind in nodes(of.get("k"))], of.get("f")
    refuse("this, of a sort that only Digimon can be said to be", of.kind != "Thing" or kinds != ["Digimon"] and f is not None)
    refuse("this, of several kinds", kinds not in (["Digimon"], ["Tamer"]))
    return made("This", k=kinds[0]) if f is None else made("ThisWith", f=f)


@rules("OrFilter")
def one_or_another(node: Node) -> Node:
    """“1 … trait or 1 yellow card”: a card that is the one, or one that is the other."""
    pairs = (node.get("n"), node.get("a")), (node.get("m"), node.get("b"))
    things = tuple(made("Sel", n=n, of=made("Thing", f=f, k=node.get("k")), z=node.get("z")) for n, f in pairs)
    return made("OneOf", x=things)


@rules("Being")
def what_is_done(node: Node) -> Node:
    """“Is suspended”, “becomes suspended”, “suspends”: the same event."""
    return node.node("e")


@rules("Upon")
def done_to_something(node: Node) -> Node:
    """“Deletes a Digimon”: an event with what it is done to."""
    return replaced(node.node("e"), x=node.get("x"))


@rules("Numbered")
def so_many_of_those(node: Node) -> Node:
    """“2 cards under …”: so many of what is told with its place."""
    return replaced(node.node("x"), n=node.get("n"))


@rules("Would")
def about_to_happen(node: Node) -> Node:
    """“Would be played or digivolved into”: one event, or any of some, just before it."""
    for event in nodes(node.get("e")):
        kind = schema().find("Event", event.kind)
        refuse(f"{event.kind}, before it happens", kind is None or "would" not in kind.slots)
    events = tuple(replaced(event, would=1) for event in nodes(node.get("e")))
    return events[0] if len(events) == 1 else made("AnyEvent", e=events)


@rules("Happens")
def how_it_happens(node: Node) -> Node:
    """By what something happens, from where, into what: of whatever can be said to happen so."""
    said: dict[str, Slot | None] = {"by": node.get("by")}
    for one in nodes(node.get("c")):
        refuse(f"{one.kind}, said twice", any(said.get(name) is not None for name, _ in one.slots))
        said |= dict(one.slots)
    inner = node.node("e")
    if inner.kind == "AnyEvent":
        return replaced(inner, e=tuple(happening(event, said) for event in nodes(inner.get("e"))))
    return happening(inner, said)


def happening(inner: Node, said: dict[str, Slot | None]) -> Node:
    """An event, or a trigger, with what is said of how it happens."""
    kind = schema().find("Event", inner.kind) or schema().find("Trigger", inner.kind)
    for name, value in said.items():
        unknown = kind is None or name not in kind.slots
        refuse(f"{inner.kind}, with {name}", value is not None and (unknown or inner.get(name) is not None))
    return replaced(inner, **{name: value for name, value in said.items() if value is not None})


@rules("On", "OnHaving")
def any_of_the_events(node: Node) -> Node | None:
    """Events that are said with one “would” are events of the trigger."""
    if all(event.kind != "AnyEvent" for event in nodes(node.get("e"))):
        return None
    found = [nodes(event.get("e")) if event.kind == "AnyEvent" else [event] for event in nodes(node.get("e"))]
    return replaced(node, e=tuple(event for events in found for event in events))


@rules("Cmp")
def compared(node: Node) -> Node:
    """A number against that of something (of this Digimon, where nothing is named), another of it, or how many there are."""
    stat = node.node("s")
    ref = node.node("r") if node.get("r") is not None else made("Than", x=made("This", k="Digimon"))
    if ref.kind == "ThanTotal":
        return made("VersusTotal", s=stat, is_=node.get("is"), p=ref.get("p"))
    if ref.kind == "ThanCount":
        return made("VersusCount", s=stat, is_=node.get("is"), x=ref.get("x"))
    if ref.kind == "Than" or ref.get("y") == stat:
        return made("Versus", s=stat, is_=node.get("is"), x=ref.get("x"))
    return made("VersusStat", s=stat, is_=node.get("is"), x=ref.get("x"), y=ref.get("y"))


REFERENCES = ("It", "Them", "That", "Those")


@rules("When")
def named_by_the_first(node: Node) -> Node | None:
    """“When your opponent's Digimon digivolve or effects place cards under them”: the subject of the trigger before."""
    found: list[Node] = []
    for trigger in nodes(node.get("on")):
        x = nodes(trigger.get("x"))
        before = [one for earlier in found for one in nodes(earlier.get("x"))]
        if found and before and x and all(one.kind in REFERENCES for one in x):
            trigger = replaced(trigger, x=tuple(before) if isinstance(trigger.get("x"), tuple) else before[0])
        found.append(trigger)
    return replaced(node, on=tuple(found))


@rules("Sel")
def named_in_a_comparison(node: Node) -> None:
    """What a comparison names is chosen with nothing, so that nothing else can be said of it."""
    of = node.get("of")
    tests = nodes(of.get("f")) if isinstance(of, Node) else []
    others = [test.get("x") for test in tests if test.kind in ("SameAs", "DifferentFrom", "Versus", "VersusStat")]
    hosts = [zone.get("x") for zone in nodes(node.get("z"))]
    named = any(isinstance(x, Node) and x.kind == "Sel" for x in others)
    meant = any(isinstance(x, Node) and x.kind in REFERENCES for x in hosts)
    refuse("cards of something that only a comparison names", named and meant)


@rules("Next")
def before_payment(node: Node) -> Node | None:
    """15-8-5: the trigger of what changes what is paid comes before the payment, however it is worded."""
    if not changes_payment(node.node("do")):
        return None
    return replaced(node, on=tuple(early(trigger) for trigger in nodes(node.get("on"))))


@rules("Lasting")
def lasting_payment(node: Node) -> Node | None:
    """The same of a “when” that works for a while."""
    inner = node.node("do")
    return replaced(node, do=before_payment(inner) or inner) if inner.kind == "When" else None


def changes_payment(node: Node) -> bool:
    """Whether a clause changes the very cost of what triggered it, not something that comes later."""
    if node.kind in COST_VERBS:
        return node.get("d") is None
    if node.kind in ("XrosAlso", "XrosFrom", "AddSelfToXros"):
        return True
    if node.kind in ("Next", "Lasting", "At"):
        return False
    inner = (node.get(name) for name in ("do", "a", "b"))
    return any(changes_payment(one) for one in inner if isinstance(one, Node))


def early(trigger: Node) -> Node:
    """The same trigger, just before it."""
    if trigger.kind == "Does":
        return Node("WouldDo", tuple(pair for pair in trigger.slots if pair[0] != "by"))
    if trigger.kind not in ("On", "OnHaving"):
        return trigger
    events = (replaced(e, would=1) if e.kind in PAID_EVENTS else e for e in nodes(trigger.get("e")))
    return replaced(trigger, e=tuple(events))


# ------------------------------------------------------------------ the lines of a printed effect


def lines_of(sentences: list[Node], place: str) -> list[list[Node]]:
    """One printed effect as its lines: each a head and the sentences that go on from it."""
    for told in (gained_again, attack_told, told_together, told_apart, restrained, raised):
        sentences = told(sentences)
    return [finished(line, place) for line in apart(sentences)]


def gained_again(sentences: list[Node]) -> list[Node]:
    """“3 of your opponent's Digimon gain it instead”: what the sentence before gives; “play it”, of a token: that token."""
    found: list[Node] = []
    for node in sentences:
        before = walk_here(found[-1]) if found else []
        given = [one for inner in before if inner.kind == "Mod" for one in nodes(inner.get("p")) if one.kind == "Gain"]
        tokens = [inner for inner in before if inner.kind == "PlayToken"]
        found.append(meant_again(given, tokens).apply(node))
    return found


def meant_again(given: list[Node], tokens: list[Node]) -> Rewriting:
    """What is gained, and the token that is played, by a sentence that only calls it “it”."""
    again = Rewriting()

    def gained(node: Node) -> Node | None:
        return replaced(node, p=tuple(given)) if given and node.get("p") == (Node("GainIt"),) else None

    def played(node: Node) -> Node | None:
        token = len(tokens) == 1 and node.get("x") == (Node("It"),) and node.get("as") is not None
        return replaced(tokens[0], as_=node.get("as")) if token else None

    again("Mod")(gained)
    again("Play")(played)
    return again


def attack_told(sentences: list[Node]) -> list[Node]:
    """“It can attack your opponent's Digimon. This effect allows …”: an attack that its player may make."""
    found: list[Node] = []
    for node in sentences:
        before = found[-1].node("do") if found and found[-1].kind == "Then" else found[-1] if found else None
        p = nodes(before.get("p")) if before is not None and before.kind == "Mod" and before.get("d") is None else []
        if node.kind == "AttackAlso" and before is not None and [one.kind for one in p] == ["CanAttackUnsuspended"]:
            target = made("TargetOf", x=p[0].get("x"))
            found[-1] = made("May", do=made("Attack", x=before.get("x"), target=target))
        found.append(node)
    return found


def told_together(sentences: list[Node]) -> list[Node]:
    """“If they have 4 or more colors”, after the colours of several together were counted: of those together."""
    found: list[Node] = []
    counted: Node | None = None
    for node in sentences:
        conds = [c for inner in walk_here(node) if inner.kind == "If" for c in nodes(inner.get("c"))]
        if node.kind == "If" and counted is not None:
            node = replaced(node, c=tuple(of_those(c, counted) for c in nodes(node.get("c"))))
        counted = next((c.node("x") for c in conds if c.kind == "TotalColors" and c.get("x") is not None), counted)
        found.append(node)
    return found


def of_those(cond: Node, counted: Node) -> Node:
    """How many colours “they” have, as how many those have together that were counted before."""
    tests = nodes(cond.get("f"))
    if cond.kind != "Has" or cond.get("x") != (Node("Them"),) or [f.kind for f in tests] != ["Colors"]:
        return cond
    kind = {"min": "AtLeast", "max": "AtMost", "eq": "Just"}[tests[0].text("is")]
    return made("TotalColors", x=counted, n=made(kind, n=tests[0].get("n")))


def told_apart(sentences: list[Node]) -> list[Node]:
    """“If this effect didn't trash”, after “by trashing …, your opponent may trash …”: if the opponent did not."""
    found: list[Node] = []
    for node in sentences:
        verbs = twice_done(found[-1]) if found else set()
        if node.kind == "If" and verbs:
            node = replaced(node, c=tuple(not_theirs(c, verbs) for c in nodes(node.get("c"))))
        found.append(node)
    return found


def twice_done(node: Node) -> set[str]:
    """What a sentence has both its player do, as a cost, and the opponent."""
    inner = [one for one in walk_here(node) if one.kind == "By"]
    costs = {one.kind for by in inner for cost in nodes(by.get("cost")) for one in walk_here(cost)}
    theirs = {one.kind for by in inner for o in walk_here(by.node("do")) if o.kind == "Opponent" for one in walk_here(o)}
    return costs & theirs & {"Trash", "Delete", "Return", "Suspend", "Place"}


def not_theirs(cond: Node, verbs: set[str]) -> Node:
    """That this effect did not do something, as that it was not done to a card of the opponent."""
    do = cond.get("do") if cond.kind == "EffectDidnt" else cond
    if not isinstance(do, Node) or do.kind not in ("DidntAny", "NoneMade") or do.node("v").kind not in verbs:
        return cond
    card = made("Sel", n=Node("One"), o=Node("Opponent"), of=made("Thing", k=(Node("Card"),)))
    return made("NotMade", x=card, v=do.node("v"))


def restrained(sentences: list[Node]) -> list[Node]:
    """What a later sentence forbids this effect is a limit of the choice it is about."""
    found: list[Node] = []
    for node in sentences:
        if node.kind == "EffectCant":
            kind = node.node("do").kind
            limits = [limit for x in nodes(node.node("do").get("x")) for limit in limits_of(x)]
        elif node.kind == "MustTotal":
            kind = "Choose"
            limits = [made("Total", n=node.get("n"), s=node.get("s"), shared=1)]
        elif node.kind == "SecurityBelow":
            recovered = any(inner.kind == "Recovery" for before in found for inner in walk_here(before))
            refuse("a limit of the security stack, and no <Recovery>", not recovered)
            found = [fewer_than(node.number("n"), before) for before in found]
            continue
        else:
            found.append(node)
            continue
        kinds = {kind, "PlayToken"} if kind == "Play" else {kind}
        said = any(inner.kind in kinds for before in found for inner in walk_here(before))
        refuse(f"a limit of {kind}, which is not said before", not said)
        found = [limited(kind, limits).apply(before) for before in found]
    return found


def fewer_than(n: int, sentence: Node) -> Node:
    """A sentence whose <Recovery> leaves fewer than so many security cards."""
    below = Rewriting()
    below("Recovery")(lambda node: replaced(node, most=n - 1) if node.get("most") is None else None)
    return below.apply(sentence)


MAXIMUMS = {
    "DP": {"Dp", "Total", "DeleteTotal", "ReturnTotal"},
    "Level": {"Level", "Total", "DeleteTotal", "ReturnTotal"},
    "PlayCost": {"Cost", "PlayOrUseCost", "PlayTotal", "Total", "DeleteTotal", "ReturnTotal"},
    "UseCost": {"UseCost", "PlayOrUseCost"},
    "Number": {"Sel", "Top", "Bottom", "TopUpTo"},
    "DpReduction": {"DpDown", "DpDownGain"},
}
"""Where a maximum of an effect stands, by what it is a maximum of."""


def raised(sentences: list[Node]) -> list[Node]:
    """15-15-5: what a sentence adds to a maximum is added where that maximum is: in the last sentence before that has one."""
    found: list[Node] = []
    waiting: list[Node] = []
    for node in sentences:
        stat = raised_stat(node)
        if stat is None:
            for one in waiting[:]:
                higher = with_raised(node, raised_stat(one) or "", one)
                if higher is not None:
                    node = higher
                    waiting.remove(one)
            found.append(node)
            continue
        for index in reversed(range(len(found))):
            higher = with_raised(found[index], stat, node)
            if higher is not None:
                found[index] = higher
                break
        else:
            waiting.append(node)
    refuse("a maximum that this effect does not name", any(not continuously(node) for node in waiting))
    return [*found, *waiting]


def continuously(node: Node) -> bool:
    """Whether a sentence raises the maximum of more than this one effect."""
    return any(inner.kind == "DpDeletionMax" for inner in walk_here(node))


def raised_stat(node: Node) -> str | None:
    """What a sentence raises or lowers the maximum of, if that is all it does."""
    if node.kind in ("Each", "If") or node.kind == "Effect" and node.get("timing") is None:
        return raised_stat(node.node("do"))
    if node.kind not in ("RaiseMax", "LowerMax"):
        return None
    m = node.node("m")
    return m.node("s").kind if m.kind == "ThisMax" else "DpReduction" if m.kind == "DpReduction" else "DP"


def with_raised(node: Node, stat: str, by: Node) -> Node | None:
    """A sentence with a maximum of it raised where it stands; None if it has none."""
    for name in ("do", "b", "a"):
        inner = node.get(name)
        if isinstance(inner, Node):
            higher = with_raised(inner, stat, by)
            if higher is not None:
                return replaced(node, **{name: higher})
    for cost in nodes(node.get("cost")):
        higher = with_raised(cost, stat, by)
        if higher is not None:
            return replaced(node, cost=tuple(higher if one is cost else one for one in nodes(node.get("cost"))))
    if any(node.get(name) is not None for name in ("do", "b", "a")):
        return None
    within = (inner for inner in walk_here(node) if inner.kind in MAXIMUMS[stat])
    has = any(limits(inner, stat) for inner in within)
    return made("Raised", do=node, by=by) if has else None


def limits(node: Node, stat: str) -> bool:
    """Whether a filter or a choice sets a maximum of that sort."""
    if node.get("s") is not None:
        return node.node("s").kind == stat
    return node.get("is") in (None, "max") and (node.kind != "Sel" or node.get("n") is not None)


def limited(kind: str, limits: list[Node]) -> Rewriting:
    """Further tests on everything that one verb is about."""
    limiting = Rewriting()
    limiting(kind)(lambda node: replaced(node, x=tuple(tested(x, limits) for x in nodes(node.get("x")))))
    if kind == "Play":
        limiting("PlayToken")(lambda node: replaced(node, f=tuple(limits)) if node.get("f") is None else None)
    return limiting


def limits_of(x: Node) -> list[Node]:
    """“This effect can't play …” as tests of what it may play."""
    refuse("a limit of an effect that is not a sort of card", x.kind != "Sel", x.get("of") is None)
    of = x.node("of")
    same = [made("Different", s=f.get("s")) for f in nodes(of.get("f")) if f.kind == "Same"]
    same += [made("Different", s=Node("Level")) for f in nodes(of.get("f")) if f.kind == "SameLevel"]
    return same or [made("Without", f=(made("Is", x=made("Sel", of=of)),))]


INNER = {"OneOf": ["x"], "Sel": ["of"], "Either": ["a", "b"]}
"""Where what is selected stands."""


def tested(x: Node, limits: list[Node]) -> Node:
    """A selector, or what it selects, with further tests."""
    if x.kind == "Thing":
        return replaced(x, f=(*nodes(x.get("f")), *(limit for limit in limits if limit not in nodes(x.get("f")))))
    refuse(f"a limit on {x.kind}", x.kind not in INNER)
    return replaced(
        x, **{name: each(value, lambda one: tested(one, limits)) for name, value in x.slots if name in INNER[x.kind]}
    )


def apart(sentences: list[Node]) -> list[list[Node]]:
    """The lines of a chain: keywords and rules about the card itself stand on their own wherever they are printed."""
    lines: list[list[Node]] = []
    line: list[Node] = []
    timed: Node | None = None
    for node in sentences:
        if timed is not None:
            node, timed = replaced(timed, do=node), None
        elif color_rule(node.node("do") if node.kind == "Effect" else node):
            lines.append([made("Effect", do=node.get("do") if node.kind == "Effect" else node)])
            timed = node if node.get("timing") is not None else None
            continue
        if line and (node.kind == "KeywordEffect" and not acted(line[0], node) or rule_line(line[0], node)):
            lines.append(line)
            line = []
        if not line and node.kind in ("When", "While", "If", "Each", "ReduceCost", "May", "Mod"):
            node = made("Effect", do=node)
        line.append(node)
    return [*lines, line] if line else lines


def acted(head: Node, node: Node) -> bool:
    """Whether a keyword after other sentences is something to do, not something the card has."""
    timed = head.kind == "Effect" and head.get("timing") is not None
    return timed and all(("Keyword", k.kind) in doing.table for k in nodes(node.get("k")))


def color_rule(node: Node) -> bool:
    """Whether a sentence is about this card's colour requirements."""
    return color_rule(node.node("do")) if node.kind in CONDITIONAL else node.kind in ("IgnoreColors", "ColorsMet")


def rule_line(head: Node, node: Node) -> bool:
    """Whether a sentence after one without a timing is a rule of its own."""
    if head.kind in ("CopiesRule", "RevealedName", "RevealedLevel"):
        return True
    if head.kind != "Effect" or head.get("timing") is not None or head.get("place") is not None:
        return False
    inner = head.node("do")
    while inner.kind in ("While", "If", "May"):
        inner = inner.node("do")
    return inner.kind in ("Digivolve", "DigivolveAs", "Mod") and node.kind in ("Each", "ReduceCost", "When")


def finished(line: list[Node], place: str) -> list[Node]:
    """A line whose head says all that its place and its kind imply."""
    head, *rest = line
    if head.kind != "Effect":
        return line
    if place == "security" and head.get("timing") is None:
        head = replaced(head, timing=(Node("Security"),))
    do = head.node("do")
    if is_when(do):
        return [replaced(head, do=paid_early(left_behind(do) if place == "text" else do)), *rest]
    if all(turns_of(timing) for timing in nodes(head.get("timing"))):
        return [replaced(head, do=about_itself(do)), *(about_itself(node) for node in rest)]
    return [head, *rest]


def is_when(do: Node) -> bool:
    """Whether a clause names a trigger."""
    return do.kind == "When" or do.kind in CONDITIONAL and do.node("do").kind == "When"


def left_behind(do: Node) -> Node:
    """“When this Digimon digivolves into …”, on its top card: just before it, while the effect is still its own."""
    if not is_when(do):
        return do
    on = tuple(
        early(trigger)
        if trigger.kind == "On" and trigger.get("x") == (made("This", k="Digimon"),) and into_another(trigger)
        else trigger
        for trigger in nodes(do.get("on"))
    )
    return replaced(do, do=left_behind(do.node("do")), **({"on": on} if on else {}))


def into_another(trigger: Node) -> bool:
    """Whether something digivolves into a card other than this."""
    return all(
        event.kind in ("Digivolves", "DNADigivolves")
        and nodes(event.get("into"))
        and all(x.kind != "This" for x in nodes(event.get("into")))
        for event in nodes(trigger.get("e"))
    )


def paid_early(do: Node) -> Node:
    """The “when” of a whole effect, before the payment that it changes."""
    if not is_when(do):
        return do
    do = before_payment(do) or do if do.kind == "When" else do
    return replaced(do, do=paid_early(do.node("do")))


def about_itself(node: Node) -> Node:
    """“While this Digimon …, it …”: the same change, of this card."""
    if node.kind == "And":
        return replaced(node, a=about_itself(node.node("a")), b=about_itself(node.node("b")))
    if node.kind not in CONDITIONAL:
        return node
    inner = about_itself(node.node("do"))
    own = all(x.kind == "This" for c in nodes(node.get("c")) for x in nodes(c.get("x")))
    if own and inner.kind == "Mod" and inner.get("x") == (Node("It"),):
        inner = replaced(inner, x=(made("This", k="Digimon"),))
    return replaced(node, do=inner)
