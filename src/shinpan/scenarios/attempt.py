"""A step of a script being carried out: which option it names, and what of it is still to be asked for."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any, Final

from ..table.decisions import NONE, Decision, Option
from .expecting import Scope
from .loading import Step
from .words import ANSWERS

DECLINE: Final = frozenset({"no", "done", "decline", "skip", "none"})
"""Options that decline."""
NOBODY: Final = "\0"
"""The alias of no card."""
PICKS: Final = frozenset({"choose", "order", "resolve", "mode", "assign"})
"""Verbs whose list is answered one by one."""
AMOUNT: Final = "assign"
"""An option that is a card with an amount: naming the card is not enough."""
PAYING: Final = "pay"
"""The kind of decision that asks what CP are paid with."""
COST: Final = "cost"
"""The kind of decision that asks what a cost takes."""

Ahead = Callable[[int], bool]
"""Whether, after this option, the player's next choice is the one the step names."""


class Attempt:
    """A step on its way. ``left`` are picks not yet asked for, ``carried`` are extra keys not yet asked for."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.begun = False
        listed = step.verb in PICKS and isinstance(step.value, list | dict)
        self.left: list[Any] = spread(step.value) if listed else [step.value]
        self.declines = step.verb == "no" or (listed and not self.left)
        self.carried: list[tuple[str, Any]] = []
        self.told = {key: given for key, given in step.extra.items() if isinstance(given, dict)}
        """Extra keys that say more of the cards of other keys."""

    def go_on_from(self, other: Attempt) -> None:
        """Goes on where another attempt of the same step stands."""
        self.begun = other.begun
        self.left = list(other.left)
        self.carried = list(other.carried)

    @property
    def complete(self) -> bool:
        """Whether all of the step has been asked for."""
        return self.begun and not self.left and not self.carried

    def answer(self, scope: Scope, decision: Decision, ahead: Ahead) -> int | None:
        """The option this step names here, if it names one. What it answers is taken off the step."""
        step = self.step
        if step.verb == "concede":
            self.begun, self.left = True, []
            return -1 - step.player
        if decision.player != step.player:
            return None
        if not self.begun:
            return self.begin(scope, decision, ahead)
        if decision.free:
            return None
        for key, value in self.carried:
            index = find(scope, decision, key, value, self.told, loose=key not in scope.game.own_picks)
            if index is not None:
                self.carried.remove((key, value))
                return index
        return self.pick(scope, decision)

    def begin(self, scope: Scope, decision: Decision, ahead: Ahead) -> int | None:
        """The first option the step names."""
        step = self.step
        if self.declines:
            declining = DECLINE if decision.free or decision.kind == PAYING else DECLINE | {"pass"}
            return self.only([i for i, option in enumerate(decision.options) if option.verb in declining])
        if step.verb == "yes":
            plain = [i for i, option in enumerate(decision.options) if option.verb == "yes"]
            taking = [i for i, option in enumerate(decision.options) if option.verb not in DECLINE]
            optional = len(taking) < len(decision.options)
            return self.only(plain or (taking if optional and len(taking) == 1 else []))
        index = self.pick(scope, decision) if step.verb in PICKS else self.do(scope, decision)
        if index is None and decision.kind == "yesno":
            for i, option in enumerate(decision.options):
                if option.verb == "yes" and ahead(i):
                    return i
        return index

    def only(self, found: list[int]) -> int | None:
        """The step is one answer: takes it."""
        if not found:
            return None
        self.begun, self.left = True, []
        return found[0]

    def pick(self, scope: Scope, decision: Decision) -> int | None:
        """The next of the picks; in an order the next one only, otherwise any that is offered."""
        for item in self.left[:1] if self.step.verb == "order" else self.left:
            index = find(scope, decision, self.step.verb, item, {} if self.begun else self.step.extra, loose=True)
            if index is not None:
                self.left.remove(item)
                if not self.begun:
                    self.begun = True
                    self.carry(scope, decision, index, item)
                return index
        return None

    def do(self, scope: Scope, decision: Decision) -> int | None:
        """What the player does, with its extra keys as far as they are part of the option."""
        step = self.step
        loose = step.verb in ANSWERS
        index = find(scope, decision, step.verb, step.value, step.extra, loose)
        rest: list[Any] = []
        value = step.value
        if index is None and isinstance(value, list) and value:
            rest, value = value[1:], value[0]
            index = find(scope, decision, step.verb, value, step.extra, loose)
        if index is None:
            return self.other_end(scope, decision)
        self.begun, self.left = True, rest
        self.carry(scope, decision, index, value)
        return index

    def other_end(self, scope: Scope, decision: Decision) -> int | None:
        """Where an effect that does this asks first for what an extra key names: the step's own card comes later."""
        step = self.step
        if decision.free or decision.about != step.verb:
            return None
        named = [(key, item) for key, given in step.extra.items() for item in (given if isinstance(given, list) else [given])]
        for key, item in named:
            index = find(scope, decision, key, item, {}, loose=False)
            if index is not None:
                self.begun, self.left = True, [step.value]
                self.carried = [other for other in named if other != (key, item)]
                return index
        return None

    def carry(self, scope: Scope, decision: Decision, index: int, value: Any) -> None:
        """Keeps the extra keys that this option leaves open: those the game would take with any value."""
        named = [item for given in self.step.extra.values() if not isinstance(given, dict) for item in spread(given)]
        for key, given in self.step.extra.items():
            bogus = {**self.step.extra, key: NOBODY}
            if fits(scope, decision, decision.options[index], self.step.verb, value, bogus):
                items = spread(given)
                if key in self.told:
                    items = [item for item in items if not any(name in named for name in item)]
                self.carried.extend((key, item) for item in items)
        order = list(scope.game.payments)
        self.carried.sort(key=lambda entry: order.index(entry[0]) if entry[0] in order else -1)


def spread(value: Any) -> list[Any]:
    """What a step names, one by one.

    >>> spread(["A", "B"]), spread("A"), spread({"A": 1000, "B": 2000})
    (['A', 'B'], ['A'], [{'A': 1000}, {'B': 2000}])
    """
    if isinstance(value, dict):
        return [{key: item} for key, item in value.items()]
    return list(value) if isinstance(value, list) else [value]


def fits(scope: Scope, decision: Decision, option: Option, verb: str, value: Any, extra: dict[str, Any]) -> bool:
    """Asks the game whether the option is meant, for every card a card number may stand for."""
    names: dict[str, int] = {NOBODY: -99, **scope.names}
    numbers = [name for name in [value, *extra.values()] if isinstance(name, str) and name not in names and scope.uids(name)]
    for uids in product(*[scope.uids(name) for name in numbers]):
        meant = names | dict(zip(numbers, uids, strict=True))
        if scope.game.matches(scope.table, decision, option, verb, value, extra, meant):
            return True
    return bool(numbers) and scope.game.matches(scope.table, decision, option, verb, value, extra, names)


def find(scope: Scope, decision: Decision, verb: str, value: Any, extra: dict[str, Any], loose: bool) -> int | None:
    """The index of the option that is meant. ``loose``: an option that is this card will do, whatever it is called.

    The number of an effect tells two of one card apart; where only one of them waits, that one is meant.
    """
    for index, option in enumerate(decision.options):
        if fits(scope, decision, option, verb, value, extra):
            return index
    if not loose or decision.free or decision.kind == PAYING:
        return None
    if verb == "resolve" and "effect" in extra:
        own = [index for index, option in enumerate(decision.options) if option.card in scope.uids(value)]
        return own[0] if len(own) == 1 else None
    if isinstance(value, str):
        uids = scope.uids(value)
        for index, option in enumerate(decision.options):
            if option.verb == AMOUNT or option.card == decision.source != NONE and option.body != NONE:
                continue  # an amount, or what the card that asks is put on
            if (option.card != NONE and option.card in uids) or (option.name and option.name == value):
                return index
    if isinstance(value, int) and not isinstance(value, bool):
        for index, option in enumerate(decision.options):
            if option.verb == verb and option.number == value:
                return index
    return None


def effect_number(option: Option) -> int:
    """Which effect of its card is next with this option, as printed; 0 if it has no number: it may have been given.

    >>> effect_number(Option("resolve", 3, number=0, name="2")), effect_number(Option("resolve", 3, number=2, name="[On Play]"))
    (2, 2)
    """
    if option.name.isdecimal():
        return int(option.name)
    return max(0, option.number) if option.name else 0


def kinds_of(decision: Decision, index: int) -> list[int]:
    """The options that pay with the same as this one, of which it may matter what for: CP of one Element or another."""
    one = decision.options[index]
    if decision.kind != PAYING:
        return [index]
    options = enumerate(decision.options)
    return [i for i, other in options if (other.verb, other.card, other.body) == (one.verb, one.card, one.body)]


def listed(scope: Scope, decision: Decision) -> str:
    """The options of a decision in the words of a script, each once."""
    return ", ".join(dict.fromkeys(worded(scope, option) for option in decision.options))


def worded(scope: Scope, option: Option) -> str:
    """An option in the words of a script."""
    parts = [option.verb]
    effect = effect_number(option) if option.verb == "resolve" else 0
    if effect:
        return f"{option.verb} {scope.called(option.card)}, effect {effect}"
    if option.name:
        parts.append(option.name)
    if option.card != NONE:
        parts.append(scope.called(option.card))
    elif option.number != NONE:
        parts.append(str(option.number))
    return " ".join(parts)
