"""Things that are meant or picked: the text's own body, “it”, what several selectors find; how a player picks."""

from __future__ import annotations

from ..table.cards import Body, Card, Thing
from ..table.decisions import NONE, Decision, Option
from .context import Context
from .ops import Op, Select, Value


class ThisBody(Select):
    """The body the text stands on, alive or as it last was."""

    def find(self, c: Context) -> list[Thing]:
        return [c.source] if c.source is not None else []


class Union(Select):
    """All that several selectors find, each thing once."""

    def __init__(self, parts: list[Select]) -> None:
        self.parts = parts

    def find(self, c: Context) -> list[Thing]:
        found: list[Thing] = []
        for part in self.parts:
            for thing in part.find(c):
                if thing not in found:
                    found.append(thing)
        return found


class Picked(Select):
    """What the text last picked: “it”, “those”."""

    def find(self, c: Context) -> list[Thing]:
        if c.it:
            return c.it[:]
        return [c.that] if c.that is not None else []


def asking(c: Context) -> int:
    """The card whose text asks, for the player who is asked. The table remembers which of its abilities it is."""
    c.table.asker = c.use
    return c.card.uid if c.card is not None else NONE


def option_of(thing: Thing) -> Option:
    """The option that stands for a body or a card."""
    if isinstance(thing, Body):
        return Option("choose", thing.top.uid, thing.bid)
    assert isinstance(thing, Card)
    return Option("choose", thing.uid)


def picked(left: list[Thing], answer: Option) -> Thing:
    """The body or card an option stands for."""
    for thing in left:
        if isinstance(thing, Body):
            if thing.bid == answer.body:
                return thing
        elif isinstance(thing, Card) and answer.body < 0 and thing.uid == answer.card:
            return thing
    raise AssertionError(answer)


class Choose(Op):
    """Pick things. They become “it”."""

    def __init__(self, select: Select, count: Value, up_to: bool, about: str, rule: str, hidden_rule: str) -> None:
        self.select = select
        self.count = count
        self.up_to = up_to
        self.about = about
        self.rule = rule
        self.hidden_rule = hidden_rule

    def run(self, c: Context) -> bool:
        want = self.count.of(c)
        if want <= 0:
            c.it = []
            return False
        candidates = self.select.find(c)
        hidden = self.select.hidden(c)
        looked = look_through(c, c.controller, self.select)
        if c.table.recording:
            c.table.passed_over()
        c.table.cite(self.hidden_rule if hidden or looked else self.rule)
        c.it = pick(c, c.controller, candidates, want, self.up_to, hidden, self.about, self.rule)
        look_away(c.controller, looked)
        c.count = len(c.it)
        return len(c.it) == want or self.up_to

    def can(self, c: Context) -> bool:
        return self.up_to or len(self.select.find(c)) >= self.count.of(c)

    def picks(self) -> bool:
        return True


def source_uid(c: Context) -> int:
    """The card whose text asks, for the player who is asked."""
    uid = asking(c)
    return c.source.top.uid if c.card is None and c.source is not None else uid


def pick(
    c: Context, player: int, candidates: list[Thing], want: int, up_to: bool, may_fail: bool, about: str, rule: str
) -> list[Thing]:
    """Lets a player pick things one by one. A player who alone can see the cards need not find any."""
    table = c.table
    left = candidates[:]
    chosen: list[Thing] = []
    if len(left) < want and not up_to:
        table.cite(table.clauses.get("partial", ""), player=player)
    if len(left) <= want and not up_to and not may_fail:
        if table.explain:
            table.forced += [option_of(thing) for thing in left]
        return left
    for _ in range(want):
        if not left:
            break
        options = [option_of(thing) for thing in left]
        if up_to or may_fail:
            options.append(Option("done" if up_to else "none"))
        answer = table.ask(Decision(player, "choose", options, rule, False, source_uid(c), about))
        if answer.card < 0:
            break
        thing = picked(left, answer)
        chosen.append(thing)
        left.remove(thing)
    return chosen


def look_through(c: Context, player: int, select: Select) -> list[Card]:
    """Shows a player the hidden zone in which to choose; the cards that were not visible before."""
    looked = [card for card in select.looks(c) if not c.table.sees(player, card)]
    for card in looked:
        card.shown |= 1 << player
    return looked


def look_away(player: int, looked: list[Card]) -> None:
    """The choice is made: what was hidden is hidden again."""
    for card in looked:
        card.shown &= ~(1 << player)
