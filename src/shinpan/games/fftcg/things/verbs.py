"""15.1: instructions about the game itself: selecting and naming, crystals and costs, the stack, turns."""

from __future__ import annotations

import string
from typing import Final

from ....effects.ops import Filter, Select, Value
from ....effects.picking import asking
from ....table.cards import Thing
from ....table.decisions import Decision, Option
from ..book.costs import Costs, able, arrange, carry_out
from ..book.stack import cancel, thawed
from ..book.targets import pick
from ..book.waiting import chosen_events, push
from . import facts
from .context import Ctx
from .faces import ELEMENTS, KINDS
from .moves import gain_crystals
from .picks import Do, OnThings, Pick
from .state import FFTable, StackItem

X_MOST: Final = 30
"""More is never asked for."""
LETTERS: Final = string.ascii_letters + string.digits + " '-./()&"
"""What a word that is named is spelled with."""
LONGEST: Final = 40
"""No word that is named is longer."""

# ------------------------------------------------------------------ selecting and naming


class Select_(OnThings):
    """11.11.5.1: selected while it is carried out; it becomes “it”."""

    verb = "select"

    def do(self, c: Ctx) -> bool:
        things = self.what.take(c, "select")
        c.it = things
        c.count = len(things)
        for thing in things:
            c.did_to("select", thing)
        return bool(things)


class ChoseAll(Do):
    """What the several choices of one sentence chose is what follows is about."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def do(self, c: Ctx) -> bool:
        c.it = [thing for number in self.numbers for thing in c.groups.get(number, [])]
        c.count = len(c.it)
        return bool(c.it)


class SelectEach(Do):
    """11.11.6: each player selects, the turn player first; what was selected is dealt with at the same time."""

    def __init__(self, what: Pick) -> None:
        self.what = what

    def do(self, c: Ctx) -> bool:
        found: list[Thing] = []
        c.t.cite("6.1.4")
        c.t.cite("11.11.6")
        actor = c.actor
        they = c.they
        for player in (c.t.turn_player, 1 - c.t.turn_player):
            c.actor = player
            c.they = player
            found += self.what.take(c, "select", "11.11.6")
        c.actor = actor
        c.they = they
        c.it = found
        c.count = len(found)
        return bool(found)


class Divide(Do):
    """15.1.1.11.2: everything is put into one of so many groups; 15.1.1.11.3: a group may be empty."""

    def __init__(self, what: Pick, n: Value) -> None:
        self.what = what
        self.n = n

    def do(self, c: Ctx) -> bool:
        t = c.t
        left = self.what.take(c, "group")
        c.divided = []
        c.kept_group = -1
        t.cite("15.1.1.11.1", player=c.actor)
        for _ in range(self.n.of(c) - 1):
            group = pick(c, c.actor, left, len(left), True, "group", "15.1.1.11.2")
            left = [thing for thing in left if not any(thing is other for other in group)]
            c.divided.append(group)
        c.divided.append(left)
        t.cite("15.1.1.11.2", player=c.actor)
        if not all(c.divided):
            t.cite("15.1.1.11.3", player=c.actor)
        c.count = len(c.divided)
        return True


class SelectGroup(Do):
    """A player selects one of the groups; it becomes “it”."""

    def do(self, c: Ctx) -> bool:
        if not c.divided:
            return False
        options = [Option("mode", number=index + 1) for index in range(len(c.divided))]
        source = asking(c)
        c.kept_group = c.t.ask(Decision(c.actor, "mode", options, "11.11.5.1", False, source, "group")).number - 1
        c.it = c.divided[c.kept_group][:]
        c.count = len(c.it)
        return True

    def possible(self, c: Ctx) -> bool:
        return bool(c.divided)


class NameElement(Do):
    """Name an Element."""

    def __init__(self, without: int) -> None:
        self.without = without

    def do(self, c: Ctx) -> bool:
        options = [Option("choose", name=name) for name, bit in ELEMENTS.items() if not bit & self.without]
        source = asking(c)
        name = c.t.ask(Decision(c.actor, "choose", options, "11.11.5.1", False, source, "element")).name
        c.elements = ELEMENTS[name]
        c.word = name
        return True


class NameWord(Do):
    """Name a job or a card name, whichever the player likes.

    Those on the player's own cards and on what they can see are offered as such. Any other is spelled out, so that the
    offer tells nothing of hidden cards.
    """

    def __init__(self, what: str) -> None:
        self.what = what

    def do(self, c: Ctx) -> bool:
        things: list[Thing] = [*c.t.bodies.values()]
        things += [card for card in c.t.cards if card.owner == c.actor or c.t.sees(c.actor, card)]
        words = {word for thing in things for word in self.read(c.t, thing) if word}
        options = [Option("choose", name=word) for word in sorted(words)]
        options.append(Option("mode", number=1, name="another"))
        chosen = c.t.ask(Decision(c.actor, "choose", options, "11.11.5.1", False, asking(c), self.what))
        c.word = self.spelled(c) if chosen.verb == "mode" else chosen.name
        return True

    def read(self, t: FFTable, thing: Thing) -> list[str]:
        """The words of that sort a thing has."""
        return facts.jobs(thing, t) if self.what == "job" else facts.names(thing, t)

    def spelled(self, c: Ctx) -> str:
        """A word letter by letter."""
        letters = [Option("choose", name=letter) for letter in LETTERS]
        word = ""
        while len(word) < LONGEST:
            options = [Option("done"), *letters] if word.strip() else letters
            letter = c.t.ask(Decision(c.actor, "choose", options, "11.11.5.1", False, asking(c), self.what))
            if letter.verb == "done":
                break
            word += letter.name
        return word.strip()


class NameJobOrElement(Do):
    """Name a job or an Element, whichever the player likes."""

    def do(self, c: Ctx) -> bool:
        options = [Option("mode", number=1, name="job"), Option("mode", number=2, name="element")]
        source = asking(c)
        which = c.t.ask(Decision(c.actor, "mode", options, "11.11.5.1", False, source, "job or element")).name
        c.elements = 0
        c.word = ""
        if which == "job":
            return NameWord("job").do(c)
        NameElement(0).do(c)
        c.word = ""
        return True


class NameKind(Do):
    """Name a card type."""

    def do(self, c: Ctx) -> bool:
        options = [Option("choose", name=name) for name in KINDS]
        source = asking(c)
        c.word = c.t.ask(Decision(c.actor, "choose", options, "11.11.5.1", False, source, "card type")).name
        return True


class NameNumber(Do):
    """Name a number."""

    def do(self, c: Ctx) -> bool:
        options = [Option("number", number=n) for n in range(21)]
        source = asking(c)
        c.x = c.t.ask(Decision(c.actor, "number", options, "4.1", False, source, "name")).number
        c.numbers = [*c.numbers, c.x]
        return True


# ------------------------------------------------------------------ crystals and costs


class GainCrystals(Do):
    """6.8.1: gain crystals."""

    def __init__(self, amount: Value) -> None:
        self.amount = amount

    def do(self, c: Ctx) -> bool:
        gain_crystals(c.t, c.actor, self.amount.of(c), c.why)
        return True


class LoseCrystals(Do):
    """Lose crystals."""

    def __init__(self, amount: Value | None) -> None:
        self.amount = amount

    def do(self, c: Ctx) -> bool:
        have = c.t.crystals[c.actor]
        n = min(have, self.amount.of(c) if self.amount is not None else have)
        c.t.crystals[c.actor] -= n
        c.t.version += 1
        c.count = n
        return n > 0


class PayCost(Do):
    """Pay something while the effect is carried out: “pay 《1》”, “discard 1 card” as the price of what follows."""

    def __init__(self, costs: Costs) -> None:
        self.costs = costs

    def possible(self, c: Ctx) -> bool:
        before = c.actor
        able_ = able(c.t, c, self.costs, 0, [])
        c.actor = before
        return able_

    def do(self, c: Ctx) -> bool:
        x = 0
        if not self.possible(c):
            return False
        if self.costs.x:
            most = 0
            limit = self.costs.most_x.of(c) if self.costs.most_x is not None else X_MOST
            while most < limit and able(c.t, c, self.costs, most + 1, []):
                most += 1
            options = [Option("number", number=n) for n in range(most + 1)]
            source = asking(c)
            x = c.t.ask(Decision(c.actor, "number", options, "11.8.11", False, source, "x")).number
            c.x = x
            c.t.cite("11.8.11", player=c.actor)
        if self.costs.amount is not None:
            c.t.cite("11.8.8", player=c.actor)
        plan = arrange(c.t, c, self.costs, x, [], "11.2.1")
        carry_out(c.t, c, self.costs, plan, "11.2.1")
        return True


# ------------------------------------------------------------------ the stack


class Cancel(OnThings):
    """The effect of a Summon or ability on the stack does not come about."""

    verb = "cancel"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        done: list[Thing] = []
        for thing in things:
            if isinstance(thing, StackItem):
                if thing.sid == -2 or forbidden_cancel(c, thing):
                    c.t.cite("2.2", player=c.controller)
                    continue
                cancel(c.t, thing, c)
                done.append(thing)
        c.count = len(done)
        return bool(done)


def forbidden_cancel(c: Ctx, item: StackItem) -> bool:
    """2.2: whether its effect cannot be cancelled."""
    return any(rule.kind == "cancel" and rule.against(c.why) and rule.about(item) for rule in c.t.rules_of[item.controller])


class CancelChoosing(OnThings):
    """Everything on the stack that chose it is cancelled."""

    verb = "cancel"

    def apply(self, c: Ctx, things: list[Thing]) -> bool:
        refs = [c.t.ref(thing) for thing in things]
        done = False
        for item in c.t.stack[:]:
            if any(ref in refs for _, chosen in item.chosen for ref in chosen) and not forbidden_cancel(c, item):
                cancel(c.t, item, c)
                done = True
        return done


class Retarget(Do):
    """What a Summon or ability on the stack chose becomes another thing that it could have chosen."""

    def __init__(self, to: Select | None, test: Filter | None) -> None:
        self.to = to
        """Only this thing."""
        self.test = test
        """Only such a thing."""

    def others(self, c: Ctx, item: StackItem) -> tuple[int, list[Thing]]:
        """The number of its only choice, and what it could have chosen otherwise."""
        chosen = [(number, ref) for number, refs in item.chosen for ref in refs]
        if len(chosen) != 1 or item.skill.effect is None:
            return -1, []
        number, ref = chosen[0]
        old = c.t.thing(ref)
        inner = thawed(c.t, item)
        found: list[Thing] = []
        for pick_op in item.skill.effect.all_picks(item.modes):
            if pick_op.number == number:
                found = [thing for thing in pick_op.candidates(inner) if thing is not old]
        if self.to is not None:
            only = self.to.find(c)
            found = [thing for thing in found if any(thing is other for other in only)]
        return number, [thing for thing in found if self.test is None or self.test.test(c, thing)]

    def possible(self, c: Ctx) -> bool:
        return any(isinstance(item, StackItem) and self.others(c, item)[1] for item in c.it)

    def do(self, c: Ctx) -> bool:
        done = False
        for item in c.it:
            number, found = self.others(c, item) if isinstance(item, StackItem) else (-1, [])
            taken = pick(c, c.actor, found, 1, False, "target", "11.11.5.1") if found else []
            if taken and isinstance(item, StackItem):
                turn_to(c.t, item, number, taken)
                done = True
        return done


def turn_to(t: FFTable, item: StackItem, number: int, things: list[Thing]) -> None:
    """Puts the same Summon or ability in its place on the stack, with another thing chosen."""
    inner = thawed(t, item)
    inner.groups[number] = things
    twin = StackItem(item.sid, item.kind, item.controller, item.use, item.uid)
    twin.kept = inner.frozen()
    twin.chosen = [(number, [t.ref(thing) for thing in things])]
    twin.modes = item.modes
    twin.x = item.x
    twin.state = item.state
    twin.goal = item.goal
    t.stack = [twin if other is item else other for other in t.stack]
    t.version += 1
    chosen_events(t, inner, twin)


class Silently(Do):
    """What was just put onto the field does not set off its auto-abilities."""

    def do(self, c: Ctx) -> bool:
        played = [made.thing for made in c.made if made.verb == "play"]
        c.t.waiting = [one for one in c.t.waiting if not any(one.body is body for body in played)]
        return True


class UseAgain(Do):
    """The same effect once more, without paying."""

    def do(self, c: Ctx) -> bool:
        skill = c.ability
        if skill is None or skill.effect is None:
            return False
        effect = skill.effect
        again = Ctx(c.t, c.controller, c.body, c.card, c.use)
        again.why.skill = skill
        if not effect.able(again):
            return False
        effect.declare(again, "11.7.5", "11.7.6")
        assert c.use is not None and c.card is not None
        push(c.t, again, skill.kind, c.use, c.card)
        return True


# ------------------------------------------------------------------ the game


class ExtraTurn(Do):
    """9: one more turn after this one."""

    def do(self, c: Ctx) -> bool:
        c.t.extra_turns.append(c.actor)
        return True


class EndGame(Do):
    """A player wins or loses the game."""

    def __init__(self, wins: bool) -> None:
        self.wins = wins

    def do(self, c: Ctx) -> bool:
        c.t.end(c.actor if self.wins else 1 - c.actor, "2.1", "effect")
        return True
