"""From the sentences of an ability, as they were read, to the one meaning that is built: selectors are flat, actions to select
from stand in their place, and pronouns are resolved."""

from __future__ import annotations

from ....meaning.node import Node, Slot
from ....meaning.rewrite import Rewriting, inside, made, replaced
from ....phrases.book import ordered
from .pronouns import Pronouns
from .sense import BEFORE, items, kinds, with_filters

BARE = frozenset({"Keywords", "Warp", "LimitBreak", "Priming"})
"""Lines without a full stop."""
IT = Node("It")
BEHIND = frozenset({"Cost", "Power", "CostAny"})
"""Filters that are printed behind the noun."""
TOGETHER = frozenset({"TotalCost", "Different", "Same"})
"""Filters that are about several things together."""
MOVES = ("Return", "Break", "PutBreak", "RemoveFromGame")
TURNED = frozenset({"Active", "Dull"})
ZONED = ("HaveIn", "Control", "Add", "Play", "RemoveFromGame", "Return")
"""Where a zone that is named once is that of all things before it."""
flat = Rewriting()
"""Owner, zone and exclusions of a selector are slots of their own."""
flat.keep = frozenset({"Quote"})


def shaped(sentences: list[Node]) -> Node:
    """One ability from its sentences."""
    first, *rest = sentences
    if first.kind in ("AtDamage", "Ex"):
        return replaced(first, of=shaped([first.node("of"), *rest]))
    if first.kind in BARE:
        return flat.apply(first)
    only = [*items(first, "once"), *(one for sentence in rest if sentence.kind == "Only" for one in items(sentence, "r"))]
    row = [first.node("do"), *(sentence for sentence in rest if sentence.kind != "Only")]
    row = told_apart(under_conditions([flat.apply(sentence) for sentence in with_modes(row)]))
    if first.kind != "Field":
        row = [spread(sentence) for sentence in row]
    head, row = each_its_condition(flat.apply(replaced(first, do=None, once=None)), row)
    pronouns = Pronouns(head)
    do = made("Sentences", of=tuple(pronouns.node(sentence) for sentence in row))
    return replaced(pronouns.trigger(), do=do, only=tuple(flat.apply(one) for one in only) or None)


# ---------------------------------------------------------------- actions to select from


def with_modes(row: list[Node]) -> list[Node]:
    """Sentences in which the actions to select from stand in the Modes that selects, and so do its upgrades."""
    bullets: list[list[Node]] = []
    plain: list[Node] = []
    for sentence in row:
        if sentence.kind == "Item":
            bullets.append([sentence.node("do")])
        else:
            (bullets[-1] if bullets else plain).append(sentence)
    where = next((n for n, sentence in enumerate(plain) if bullets and modes(sentence) is not None), None)
    if where is None:
        return row
    upgrades: list[Slot] = []
    kept = plain[: where + 1]
    for sentence in plain[where + 1 :]:
        better = modes(sentence)
        if sentence.kind == "If" and better is not None:
            upgrades.append(made("Upgrade", c=sentence.get("c"), n=better.get("n")))
        else:
            kept.append(sentence)
    of = tuple(made("Sentences", of=tuple(mode)) for mode in bullets)

    def filled(node: Node) -> Node:
        if node.kind not in ("Modes", "ModesAs"):
            return inside(node, filled)
        n = made(node.node("n").kind, c=node.get("c")) if node.kind == "ModesAs" else node.get("n")
        return made("Modes", n=n, of=of, upgrade=tuple(upgrades) or None)

    kept[where] = filled(kept[where])
    return kept


def modes(node: Node) -> Node | None:
    """The selection of actions in a sentence."""
    return next((inner for inner in node.walk() if inner.kind in ("Modes", "ModesAs")), None)


# ---------------------------------------------------------------- several sentences


def each_its_condition(head: Node, row: list[Node]) -> tuple[Node, list[Node]]:
    """“When …, if Fire CP was paid, A. If Ice CP was paid, B”: each condition is that of its own sentence.

    So it is with “if there is no counter on it, A. If there is one, B instead”, which could never be both.
    """
    others = [sentence for sentence in row[1:] if sentence.kind == "If"]
    again = {cond.kind for sentence in others for cond in items(sentence, "c")}
    replacing = any(sentence.node("do").kind == "Replace" for sentence in others)
    own = kinds(head, "c") == {"PaidIncluded"} == again and not replacing
    if not own and not (kinds(head, "c") == {"CountersAre"} == again and replacing):
        return head, row
    return replaced(head, c=None), [made("If", c=head.get("c"), do=row[0]), *row[1:]]


def spread(node: Node) -> Node:
    """What an effect says of things with one duration: “it cannot attack, and it cannot block this turn” is both this turn."""
    if node.kind == "Quote":
        return node
    found = inside(node, spread)
    a, b = found.get("a"), found.get("b")
    if found.kind != "And" or not (isinstance(a, Node) and isinstance(b, Node) and a.kind == b.kind == "Mod"):
        return found
    duration = a.get("d") or b.get("d")
    return replaced(found, a=replaced(a, d=duration), b=replaced(b, d=duration))


def told_apart(row: list[Node]) -> list[Node]:
    """Sentences in which what is said of several chosen things is told apart.

    Things that are to be played or added to the hand are all in the zone that is named last; of a Forward and a Backup
    nobody dulls both and moves both, but the one and the other.
    """
    found = row[:]
    for number, (sentence, then) in enumerate(zip(row, row[1:])):
        what = sentence.get("x")
        if sentence.kind == "Choose" and isinstance(what, Node) and what.kind == "Both":
            if then.kind in ("Play", "Add") and then.get("x") == IT:
                found[number] = replaced(sentence, x=same_zone(what))
            elif each_its_own(what, then):
                first, second = then.node("a"), then.node("b")
                found[number + 1] = replaced(then, a=replaced(first, x=Node("First")), b=replaced(second, x=Node("Second")))
    return found


def each_its_own(chosen: Node, then: Node) -> bool:
    """Whether a clause turns or moves the one and moves the other of two things of different kinds."""
    parts = items(chosen, "of")
    if then.kind != "And" or len(parts) != 2 or parts[0].get("k") == parts[1].get("k"):
        return False
    first, second = then.node("a"), then.node("b")
    handled = first.kind in ("Dull", "Activate", "Freeze", "DullFreeze", *MOVES) and first.get("x") == IT
    return handled and second.kind in MOVES and second.get("x") == IT


def under_conditions(row: list[Node]) -> list[Node]:
    """Sentences in which what is done to a thing that was only selected under a condition is under that condition too."""
    found: list[Node] = []
    for sentence in row:
        last = found[-1] if found else None
        if last is not None and last.kind == "If" and goes_on(last.node("do"), sentence):
            found[-1] = replaced(last, do=made("And", a=last.node("do"), b=sentence))
        else:
            found.append(sentence)
    return found


def goes_on(done: Node, sentence: Node) -> bool:
    """“If …, search for a Summon and remove it from the game. Then, cast it”: it is what was selected or found."""
    if sentence.kind == "Then":
        return about_it(sentence.node("do")) and any(inner.kind == "Search" for inner in done.walk())
    while done.kind in ("By", "And"):
        done = done.node("do" if done.kind == "By" else "b")
    return about_it(sentence) and done.kind in ("Select", "Search")


def about_it(node: Node) -> bool:
    """Whether a sentence is about “it”."""
    return node.kind not in ("If", "Then", "Only") and node.get("x") == IT


# ---------------------------------------------------------------- flat selectors


@flat("Quote")
def quote(node: Node) -> Node:
    """The abilities in quotation marks."""
    return replaced(node, of=tuple(shaped(items(one, "of")) if one.kind == "Sentences" else one for one in items(node, "of")))


@flat("SelAs")
def as_many(node: Node) -> Node:
    """As many as there are of something else."""
    return made("Sel", n=made(node.node("n").kind, c=node.get("c")), of=node.get("of"))


@flat("SelDrawn")
def as_many_as_drawn(node: Node) -> Node:
    """As many cards of the hand as were just drawn."""
    of = with_filters(node.node("of"), *items(node, "f"))
    return made("Sel", n=Node("SameNumber"), of=what(of) or of)


@flat("YourCards")
def your_cards(node: Node) -> Node:
    """All your cards of a sort."""
    return made("Sel", n=Node("All"), of=replaced(node.node("of"), o=Node("You")))


@flat("Sel")
def sel(node: Node) -> Node | None:
    """So many things; one that is “the same” is the same as what was named before."""
    of = node.get("of")
    if not isinstance(of, Node):
        return None
    found = replaced(of, n=node.get("n"))
    if node.node("n") in (Node("A"), made("Exactly", n=1), made("UpTo", n=1)):
        same = [made("SameAs", s=item.get("s"), x=IT) if item.kind == "Same" else item for item in items(found, "f")]
        found = replaced(found, f=ordered([*same]) or None)
    return Node("Sel", found.slots)


@flat("What")
def what(node: Node) -> Node | None:
    """A thing with its filters, owner, zone and exclusions apart."""
    if not kinds(node, "f") & {"Of", "In", "OtherThan", "PutFromField", "PutThere"}:
        return replaced(node, f=ordered([*items(node, "f")])) if len(items(node, "f")) > 1 else None
    filters: list[Slot] = []
    other: list[Slot] = [*items(node, "other")]
    slots = {"o": node.get("o"), "z": node.get("z")}
    for item in items(node, "f"):
        if item.kind in ("Of", "In"):
            slots |= dict(item.slots)
        elif item.kind == "OtherThan":
            for one in exceptions(item.node("x")):
                (filters if one.kind in ("NotElement", "NotCost") else other).append(one)
        else:
            filters.append(item)
            if item.kind in ("PutFromField", "PutThere"):
                slots["z"] = slots["z"] or item.get("z")
    return replaced(node, f=ordered(filters) or None, other=tuple(other) or None, **slots)


def exceptions(node: Node) -> list[Node]:
    """What a thing must not be."""
    if node.kind == "Excepts":
        return [one for part in items(node, "x") for one in exceptions(part)]
    if node.kind in ("ExceptElement", "ExceptCost"):
        return [Node("Not" + node.kind.removeprefix("Except"), node.slots)]
    return [node.node("of") if node.kind == "ExceptWhat" else node]


@flat("OneOf")
def one_of(node: Node) -> Node:
    """“A Fire Forward or a [Job:A] Forward you control”: what stands behind the last is said of all, unless one has its own."""
    *before, last = items(node, "of")
    behind = [item for item in items(last, "f") if item.kind in BEHIND]
    own = ("o", "z", "other")
    if any(one.kind != "Sel" or kinds(one, "f") & BEHIND or any(one.get(name) for name in own) for one in [*before]):
        return node
    shared = {name: last.get(name) for name in own}
    all_alike = [replaced(one, f=ordered([*items(one, "f"), *behind]) or None, **shared) for one in before]
    return replaced(node, of=(*all_alike, last))


@flat("Both")
def both(node: Node) -> Node:
    """“1 Forward and 1 Backup opponent controls”: both are the opponent's, unless the words tell two of a kind apart."""
    *before, last = items(node, "of")
    owner = last.get("o") if last.kind == "Sel" and last.get("z") is None else None
    if owner is None or any(one.kind != "Sel" or one.get("o") or one.get("z") or same_sort(one, last) for one in before):
        return node
    return replaced(node, of=(*(replaced(one, o=owner) for one in before), last))


def same_sort(one: Node, other: Node) -> bool:
    """Whether nothing but whose they are tells two things apart."""
    return one.get("k") == other.get("k") and one.get("f") == other.get("f")


@flat("Either")
def either(node: Node) -> Node:
    """Several sorts of things, which share owner, zone and exclusions; unless one has an owner and another its own zone."""
    things = turned(items(node, "a"))
    shared: dict[str, Slot | None] = {}
    placed = [thing.get("o") is not None or "RemovedState" in kinds(thing, "f") for thing in things if thing.get("z") is None]
    apart = any(placed)
    for name in ("o", "z") if not apart or all(thing.get("z") is None for thing in things) else ():
        said = {thing.get(name) for thing in things} - {None}
        shared[name] = said.pop() if len(said) == 1 else None
    things = alike(things)
    if all(thing.get("other") is None for thing in things[:-1]):
        shared["other"] = things[-1].get("other")
    together = [item for item in items(things[-1], "f") if item.kind in TOGETHER]
    bare = [replaced(thing, **{name: None for name, value in shared.items() if value is not None}) for thing in things]
    if together:
        bare[-1] = replaced(bare[-1], f=ordered([item for item in items(bare[-1], "f") if item not in together]) or None)
    return made("What", a=tuple(bare), f=tuple(together) or None, **shared)


def turned(things: list[Node]) -> list[Node]:
    """“3 active Fire Forwards or Fire Backups” are all active."""
    first, *others = things
    state = [item for item in items(first, "f") if item.kind in TURNED]
    if not state or any(thing.get("k") is None or kinds(thing, "f") & TURNED for thing in others):
        return things
    return [first, *(replaced(thing, f=ordered([*items(thing, "f"), *state])) for thing in others)]


def alike(things: list[Node]) -> list[Node]:
    """“A Wind Character or Earth Character of cost 5 or less”: what is behind the last of two of a kind is said of both."""
    *before, last = things
    if last.get("k") is None and any("OfNamed" in kinds(thing, "f") for thing in before):
        last = replaced(last, k=things[0].get("k"))  # “Forwards with the named Job and [Job:A]” are all Forwards
    behind = [item for item in items(last, "f") if item.kind in BEHIND]
    apart = any(thing.get("k") != last.get("k") or kinds(thing, "f") - BEFORE for thing in before)
    if not behind or apart or last.get("k") is None:
        return [*before, last]
    return [*(replaced(thing, f=ordered([*items(thing, "f"), *behind])) for thing in before), last]


def same_zone(node: Node) -> Node:
    """Things of which only the last has a zone are all in it."""
    things = items(node, "of")
    zone = things[-1].get("z")
    if zone is None or any(thing.get("z") or thing.get("o") or "OnField" in kinds(thing, "f") for thing in things[:-1]):
        return node
    return replaced(node, of=tuple(replaced(thing, z=zone) if thing.kind == "Sel" else thing for thing in things))


@flat(*ZONED)
def zoned(node: Node) -> Node | None:
    """What is done to several things of one zone."""
    x = node.get("x")
    return replaced(node, x=same_zone(x)) if isinstance(x, Node) and x.kind == "Both" else None


# ---------------------------------------------------------------- other clauses


@flat("On")
def while_dull(node: Node) -> Node:
    """“If it deals damage or is dealt damage while dull”: either while dull."""
    if not any(event.kind == "DealtDamage" and event.get("is") == "dull" for event in items(node, "e")):
        return replaced(node, e=ordered([*items(node, "e")]))
    return replaced(node, e=tuple(replaced(one, is_="dull") if one.kind == "DealsDamage" else one for one in items(node, "e")))


@flat("Auto")
def waiting(node: Node) -> Node:
    """What an ability waits for, in one order."""
    return replaced(node, t=ordered([*items(node, "t")]))


@flat("When", "Instead")
def timed(node: Node) -> Node:
    """“… this turn” of an event is how long it is waited for."""
    on, events = node.get("on"), items(node, "on")
    if not any(event.kind == "OnTurn" for event in events):
        return node
    plain = tuple(event.node("t") if event.kind == "OnTurn" else event for event in events)
    return replaced(node, on=plain if isinstance(on, tuple) else plain[0], d=Node("Turn"))


@flat("Lasting")
def lasting(node: Node) -> Node:
    """A duration before several clauses covers all of them."""
    do, duration = node.node("do"), node.get("d")
    if do.kind != "And":
        return replaced(do, d=duration)
    a, b = (lasting(made("Lasting", do=do.get(name), d=duration)) for name in ("a", "b"))
    return replaced(do, a=a, b=b)


@flat("PerMod")
def for_each(node: Node) -> Node:
    """“For each Backup you control, it gains …”: what is said of it, so many times."""
    return replaced(node.node("do"), per=node.get("per"))


@flat("Possible", "TheDamage")
def plainly(node: Node) -> Node:
    """What is done; that it must be possible goes without saying, and so does what it is done to."""
    return node.node("do")


@flat("Harm")
def how_much(node: Node) -> Node:
    """How much damage it is; “equal to its” is its power."""
    n = node.node("n")
    return Node("PowerOf", n.slots) if n.kind == "ItsStat" else n


@flat("AtRandom", "AfterUse")
def in_a_way(node: Node) -> Node:
    """What is done at random, or to the card that was used when its use is over."""
    do, way = node.node("do"), "Random" if node.kind == "AtRandom" else "AfterUse"
    return Node(do.kind.removesuffix("FromGame") + way, do.slots)


@flat("UnderThose")
def under(node: Node) -> Node:
    """Under so many cards from the top of a deck."""
    return made("DeckUnder", n=node.node("x").get("n"))


@flat("NextDamageTo", "AllDamageTo", "NoReducingTo")
def dealt_to(node: Node) -> Node:
    """Damage with what it is dealt to, and by what."""
    slots = {**dict(node.slots), **dict(node.node("to").slots)}
    return Node(node.kind.removesuffix("To"), tuple(sorted(slot for slot in slots.items() if slot[0] != "to")))


@flat("VerbBy")
def verb_by(node: Node) -> Node:
    """What is not done by certain things: “be broken” and by whom."""
    return replaced(node.node("v"), by=node.get("by"))


USES = {"Ability": "UseAbilities", "ActionAbility": "UseActions", "SpecialAbility": "UseSpecials"}


@flat("Use")
def use(node: Node) -> Node:
    """Which abilities are not used."""
    found = kinds(node, "v")
    return Node("UseUsables" if len(found) > 1 else USES[found.pop()])


ENDS = {
    "ThisTurn": "Turn",
    "YourTurn": "EndOfYourTurn",
    "YourNextTurn": "EndOfYourNextTurn",
    "OpponentsTurn": "EndOfOpponentsTurn",
    "OpponentsNextTurn": "EndOfOpponentsTurn",
}
"""The durations up to the end of a turn."""


@flat("TurnOfOne")
def turn(node: Node) -> Node:
    """A turn of one player, or the next of them."""
    whose = {"You": "Your", "Opponent": "Opponents"}.get(node.node("o").kind, "EndOf")
    return Node(whose + ("NextTurn" if node.get("next") else "Turn"))


@flat("UntilEnd", "During")
def turns(node: Node) -> Node:
    """Until the end of a turn, or during one."""
    when = node.node("t")
    return when if node.kind == "During" and when.kind != "ThisTurn" else Node(ENDS.get(when.kind, when.kind))


@flat("OfStat")
def of_stat(node: Node) -> Node:
    """“With power greater than its”: its power."""
    stat, n = node.node("s").kind, node.node("n")
    return made(stat, is_=node.get("is"), n=Node(stat + "Of", n.slots) if n.kind == "ItsStat" else n)


@flat("While")
def turn_of(node: Node) -> Node:
    """“During your turn, if …, … instead”: the turn is that of the event."""
    do, whose = node.node("do"), node.get("whose")
    return replaced(do, whose=whose) if do.kind == "Instead" and whose is not None and node.get("c") is None else node


@flat("PossSel")
def owner(node: Node) -> Node:
    """Whose it is."""
    return node.node("x")


@flat("Becomes")
def becomes(node: Node) -> Node:
    """“Becomes a Forward with 7000 power and Haste”: the power is not a gain."""
    gains = items(node, "g")
    power = next((gain.get("n") for gain in gains if gain.kind == "Plus"), node.get("power"))
    return replaced(node, power=power, g=tuple(gain for gain in gains if gain.kind != "Plus") or None)


# ---------------------------------------------------------------- what is put together of what it is and of more that is said


@flat("StatOf")
def stat_of(node: Node) -> Node:
    """Its power, its cost."""
    return made("PowerOf" if node.node("s").kind == "Power" else "CostOf", x=node.get("x"))


@flat("SuchCause")
def such_cause(node: Node) -> Node:
    """“Your opponent's Summons or abilities that don't deal damage”: a cause of which more is said."""
    return replaced(node.node("of"), **{name: value for name, value in node.slots if name != "of"})


@flat("FirstTime")
def first_time(node: Node) -> Node:
    """“… for the first time in that turn”."""
    return Node("OnFirst", node.node("t").slots)


@flat("Be")
def happening(node: Node) -> Node:
    """What happens, without its “is”."""
    return node.node("e")


@flat("Caused")
def because(node: Node) -> Node:
    """What happens, with its cause."""
    event, by = node.node("e"), node.node("by")
    if event.kind == "DiscardedFrom":
        event = Node("Discarded")
    return replaced(event, by=by.get("by") if event.kind == "DealtDamage" and by.kind == "DueTo" else by)


@flat("WhileDull")
def when_dull(node: Node) -> Node:
    """What happens to a thing that is dull."""
    return replaced(node.node("e"), is_="dull")


@flat("EntersField")
def enters(node: Node) -> Node:
    """Whose field it enters, and from where."""
    whence = node.get("w")
    came = {} if not isinstance(whence, Node) else {"z" if whence.kind == "From" else "no": whence.get("z")}
    return made("Enters", o=node.node("f").get("o"), **came)


@flat("PutInBreak")
def from_field(node: Node) -> Node:
    """From whose field it is put into whose Break Zone."""
    return made("ToBreak", of=node.node("f").get("o"), o=node.node("b").get("o"))


@flat("GoesToBreak")
def to_break(node: Node) -> Node:
    """Into whose Break Zone it is put."""
    return made("IntoBreak", o=node.node("b").get("o"))


@flat("Harmed", "Harms")
def harm(node: Node) -> Node:
    """What damage it is dealt, or deals."""
    damage = node.node("d")
    if damage.get("so") is not None:
        damage = replaced(damage, so=None, is_="max" if damage.node("so").kind == "AtMost" else None)
    if node.kind == "Harms" and damage.get("is") == "battle":
        return made("DealsBattleDamage", to=node.get("to"))
    kind = "DealtDamage" if node.kind == "Harmed" else "DealsDamage"
    return Node(kind, replaced(damage, to=node.get("to")).slots)


@flat("OutsideDraw")
def outside(node: Node) -> Node:
    """Cards that are drawn at another time."""
    return Node("DrawsOutside", node.node("e").slots)


@flat("ReceivesOne")
def point(node: Node) -> Node:
    """Any point of damage, or the fifth."""
    which = node.node("q")
    return Node("ReceivesPoint") if which.kind == "AnyOne" else made("ReceivesNth", n=which)


@flat("ThatNth")
def ordinal(node: Node) -> Node:
    """The nth."""
    return node.node("n")


@flat("PlaysNotFrom")
def not_from(node: Node) -> Node | None:
    """From which zone it is not played."""
    return replaced(node, w=None, z=node.node("w").get("z")) if node.get("w") is not None else None


BEGIN = {"Turn": "BeginTurn", "AttackPhase": "BeginAttack"}
END = {"Turn": "EndOfTurn", "AttackPhase": "EndOfAttack", "Battle": "EndOfBattle"}


@flat("BeginOf", "EndOf")
def moment(node: Node) -> Node:
    """The beginning or the end of a turn or of a phase, and whose."""
    whose = node.node("w").slots if node.get("w") is not None else ()
    span = node.node("p")
    kind = (BEGIN if node.kind == "BeginOf" else END).get(span.kind)
    if span.kind == "MainOf" and node.kind == "BeginOf" and span.get("n") in (1, 2):
        kind = f"BeginMain{span.get('n')}"
        whose = (*whose, ("turn", 1)) if span.get("turn") else whose
    return node if kind is None else Node(kind, whose)


@flat("DuringTurn")
def during(node: Node) -> Node:
    """In whose turn or Attack Phase."""
    kind = {"Turn": "TurnOf", "AttackPhase": "AttackPhaseOf"}.get(node.node("p").kind)
    return node if kind is None else Node(kind, node.node("w").slots)


@flat("NextOf")
def next_one(node: Node) -> Node:
    """The next of those turns."""
    return replaced(node.node("w"), next=1)


@flat("Turned")
def becomes_so(node: Node) -> Node:
    """It becomes active or dull."""
    return Node("BecomesActive" if node.node("s").kind == "Active" else "BecomesDull")


@flat("PaidHow")
def paid(node: Node) -> Node:
    """With which CP the cost of a card was paid."""
    how = node.node("k")
    if how.kind == "PaidOnly" and how.get("k") is not None:
        how = how.node("k")
    kind = {"OfElements": "PaidOnly", "OfBackups": "PaidBackups"}.get(how.kind, how.kind)
    return Node(kind, replaced(how, x=node.get("x")).slots)


@flat("OnlyPayFor")
def only_pay_for(node: Node) -> Node:
    """With which CP alone something is paid for: this ability, or a card."""
    only = node.node("p")
    backups = only.node("k").get("y") if only.get("k") is not None else None
    return replaced(only, k=None, y=backups, x=node.get("x"))


@flat("DealtBy")
def dealt_by(node: Node) -> Node:
    """Damage with what deals it."""
    return replaced(node.node("do"), by=node.get("by"))


THINGS = {
    "Discard": "Discarded",
    "PutBreak": "PutThing",
    "Reveal": "RevealedThing",
    "Add": "AddedThing",
    "RemoveFromGame": "RemovedCards",
}
"""What things are called that this ability, or its cost, did something to."""


@flat("DoneThing")
def done_thing(node: Node) -> Node:
    """“The Forward discarded this way”."""
    return Node(THINGS[node.node("v").kind])


@flat("WithPart")
def with_part(node: Node) -> Node:
    """“With Haste”, “with an EX Burst”: what is had."""
    return node.node("f")
