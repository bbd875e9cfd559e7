"""Paying CP against a list of all payments there are, made here from the rule alone (5.2.1.3, 5.2.1.3.1, 11.4.6.1.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from shinpan.games.fftcg.book.payment import Need, Produced, Source, Tally, complete, pay, payable, sources
from shinpan.games.fftcg.game import FFTCG
from shinpan.games.fftcg.things.faces import ELEMENTS, NAMES, elements_in
from shinpan.games.fftcg.things.state import FFTable
from shinpan.table.decisions import Decision, Seat

GAME = FFTCG()
FIRE, ICE = ELEMENTS["fire"], ELEMENTS["ice"]
Paid = frozenset[tuple[str, int, int]]
"""A payment: for each thing used what was done with it, its card and the Element of its CP."""


# ------------------------------------------------------------------ the rule, by trying everything


def allowed(need: Need, left_over: tuple[int, ...]) -> bool:
    """What may be left over: one CP, or one for each Element that has to be paid, of that Element."""
    return len(left_over) <= 1 or all(element in need.elements and left_over.count(element) == 1 for element in left_over)


def is_legal(need: Need, given: list[Produced]) -> bool:
    """Whether some way of leaving CP of discarded cards over pays exactly what has to be paid."""
    of_cards = [one.element for one in given if one.source.kind == "discard" for _ in range(one.source.amount)]
    every = Counter(of_cards) + Counter(one.element for one in given if one.source.kind != "discard")
    over = every.total() - need.total
    if over < 0:
        return False
    for left_over in set(combinations(sorted(of_cards), over)):
        used = every - Counter(left_over)
        if allowed(need, left_over) and all(used[element] >= n for element, n in Counter(need.elements).items()):
            return True
    return False


def payments(need: Need, found: list[Source]) -> Iterator[list[Produced]]:
    """Every legal payment."""
    for size in range(len(found) + 1):
        for some in combinations(found, size):
            for elements in product(*(elements_in(source.elements) for source in some)):
                given = [Produced(source, element) for source, element in zip(some, elements, strict=True)]
                if is_legal(need, given):
                    yield given


def key(given: list[Produced]) -> Paid:
    """What tells payments apart."""
    return frozenset((one.source.kind, one.source.uid, one.element) for one in given)


# ------------------------------------------------------------------ by chance


def some_elements(dice: Random, most: int = 3) -> int:
    """One Element, sometimes more, of four."""
    return sum(dice.sample((1, 2, 4, 8), dice.choice((1,) * 3 + tuple(range(2, most + 1)))))


def some_need(dice: Random, most: int = 5) -> Need:
    """A cost: up to three CP of certain Elements, some of them perhaps the same, and some of any."""
    elements = [dice.choice((1, 2, 4)) for _ in range(dice.choice((0, 1, 1, 1, 2, 2, 3)))]
    if dice.random() < 0.5:
        elements = sorted(set(elements))
    return Need(max(1, len(elements) + dice.choice((0, 0, 1, 2, 3, most))), elements)


def some_sources(dice: Random) -> list[Source]:
    """Up to four Backups and four cards of the hand."""
    backups = [Source("dull", uid, uid, some_elements(dice), 1) for uid in range(dice.randrange(5))]
    return backups + [Source("discard", uid, -1, some_elements(dice), 2) for uid in range(10, 10 + dice.randrange(5))]


@pytest.mark.parametrize("seed", range(8))
def test_what_is_legal(seed: int) -> None:
    dice = Random(seed)
    seen: Counter[bool] = Counter()
    for _ in range(400):
        need, found = some_need(dice), some_sources(dice)
        some = dice.sample(found, dice.randint(0, len(found)))
        given = [Produced(source, dice.choice(elements_in(source.elements))) for source in some]
        legal = is_legal(need, given)
        seen[legal] += 1
        told = f"{need.total} of {need.elements}: {sorted(key(given))}"
        assert Tally(need, given).legal() == legal, told
    assert min(seen[True], seen[False]) > 10


@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_completed(seed: int) -> None:
    """From any beginning the engine finds a legal end if there is one, and only then."""
    dice = Random(seed + 100)
    seen: Counter[bool] = Counter()
    for _ in range(150):
        need, found = some_need(dice), some_sources(dice)[:6]
        begun = dice.sample(found, min(len(found), dice.choice((0, 0, 1, 1, 2))))
        given = [Produced(source, dice.choice(elements_in(source.elements))) for source in begun]
        left = [source for source in found if source not in begun]
        ends = [one for one in payments(need, found) if key(given) <= key(one)]
        reached = complete(need, given, left)
        seen[bool(ends)] += 1
        told = f"{need.total} of {need.elements}: {sorted(key(given))} with {[(one.kind, one.elements) for one in left]}"
        assert (reached is not None) == bool(ends), told
        if reached is not None:
            assert is_legal(need, reached), told
            assert key(given) <= key(reached), told
    assert min(seen[True], seen[False]) > 5


# ------------------------------------------------------------------ step by step at a table


class Asked(Exception):
    """The script has no answer to this question."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision


class Scripted(Seat):
    """Answers as told, then stops."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers

    def choose(self, table: object, decision: Decision) -> int:
        if not self.answers:
            raise Asked(decision)
        return self.answers.pop(0)


def table_of(dice: Random) -> FFTable:
    """A table where player 1 has some Backups and some cards."""
    rows: list[dict[str, Any]] = []
    for number in range(dice.randrange(4)):
        rows.append({"id": f"B-{number}", "kind": "backup", "cost": 2})
    for number in range(dice.randint(1, 3)):
        rows.append({"id": f"H-{number}", "kind": dice.choice(("forward", "summon")), "cost": dice.randrange(1, 8)})
    for row in rows:
        row["name"] = f"Sample {row['id']}"
        row["elements"] = [NAMES[element] for element in elements_in(some_elements(dice))]
        if row["kind"] == "forward":
            row["power"] = 5000
        if row["id"].startswith("H") and dice.random() < 0.15:
            row["elements"] = [dice.choice(("light", "dark"))]
    faces = {str(row["id"]): GAME.face(row) for row in rows}
    field = [{"card": one, "dull": dice.random() < 0.2} for one in faces if one.startswith("B")]
    hand = [one for one in faces if one.startswith("H")]
    table, _ = GAME.position({"p1": {"field": field, "hand": hand}}, faces, 1)
    assert isinstance(table, FFTable)
    return table


def walks(table: FFTable, need: Need) -> Iterator[tuple[list[str], list[Produced]]]:
    """Every way to answer the questions of a payment, and the payment it comes to."""
    begun: list[list[int]] = [[]]
    while begun:
        answers = begun.pop()
        table.seats = [Scripted(answers[:]), Scripted([])]
        try:
            given = pay(table, 0, need, [], "11.2.1", -1)
        except Asked as asked:
            options = asked.decision.options
            assert len({option.key() for option in options}) == len(options) > 1
            begun += [[*answers, index] for index in range(len(options))]
            continue
        yield [str(answer) for answer in answers], given


@pytest.mark.parametrize("seed", range(8))
def test_a_payment_step_by_step(seed: int) -> None:
    """Whatever is answered, the payment is legal; and every legal payment that takes nothing in vain can be made."""
    dice = Random(seed + 200)
    seen: Counter[bool] = Counter()
    for _ in range(20):
        table, need = table_of(dice), some_need(dice, 1)
        if dice.random() < 0.2:
            need.backups_only = True
        elif dice.random() < 0.1:
            need.no_backups = True
        found = sources(table, 0, need, [])
        every = {key(given) for given in payments(need, found)}
        seen[bool(every)] += 1
        told = f"{need.total} of {need.elements} with {[(one.kind, one.elements) for one in found]}"
        assert payable(table, 0, need, []) == bool(every), told
        if not every:
            continue
        made: set[Paid] = set()
        for answers, given in walks(table, need):
            assert is_legal(need, given), f"{told}: {answers}"
            made.add(key(given))
        assert made <= every
        frugal = {one for one in every if not any(other < one for other in every)}
        missing = {things(one) for one in frugal} - {things(one) for one in made}
        assert not missing, f"{told}: nobody can pay {missing}"
    assert min(seen[True], seen[False]) > 1


def things(paid: Paid) -> frozenset[tuple[str, int]]:
    """What was used, whatever Element was named for it."""
    return frozenset((kind, uid) for kind, uid, _ in paid)


# ------------------------------------------------------------------ what counts as something to pay with


def laid(rows: list[dict[str, Any]], **zones: Any) -> FFTable:
    faces = {str(row["id"]): GAME.face(row | {"name": f"Sample {row['id']}"}) for row in rows}
    table, _ = GAME.position({"p1": zones}, faces, 1)
    assert isinstance(table, FFTable)
    return table


def offered(table: FFTable, need: Need, reserved: list[int] | None = None) -> list[tuple[str, int, int]]:
    return sorted((one.kind, one.elements, one.amount) for one in sources(table, 0, need, reserved or []))


STORE = {"id": "B", "kind": "backup", "elements": ["fire"], "cost": 2}
BOTH = {"id": "M", "kind": "forward", "elements": ["fire", "ice"], "cost": 2, "power": 5000}
DAWN = {"id": "L", "kind": "summon", "elements": ["light"], "cost": 2}
DUSK = {"id": "D", "kind": "backup", "elements": ["dark"], "cost": 2}


def test_what_gives_cp() -> None:
    """5.2.1.3: active Backups one, cards of the hand two; Light and Dark cards are not discarded for it."""
    rows = [STORE, BOTH, DAWN, DUSK]
    table = laid(rows, field=["B", {"card": "B", "dull": True}, "M", "D"], hand=["M", "L", "D"])
    dark = ELEMENTS["dark"]
    assert offered(table, Need(1, [])) == [("discard", FIRE | ICE, 2), ("dull", FIRE, 1), ("dull", dark, 1)]
    backups_only = Need(1, [])
    backups_only.backups_only = True
    assert offered(table, backups_only) == [("dull", FIRE, 1), ("dull", dark, 1)]
    backups_only.backup_elements = dark
    assert offered(table, backups_only) == [("dull", dark, 1)]
    cards_only = Need(1, [])
    cards_only.no_backups = True
    assert offered(table, cards_only) == [("discard", FIRE | ICE, 2)]
    every = [card.uid for card in table.cards]
    assert offered(table, Need(1, []), every) == []


def test_a_cost_of_several_elements_is_at_least_one_cp_each() -> None:
    """11.4.6.1.2: also where the cost has become less than that."""
    assert Need(1, [FIRE, ICE]).total == 2
    assert Need(4, [FIRE, ICE]).generic == 2


ASKING = (
    "When Counter enters the field, if the cost to cast Counter was paid with CP of 3 or more different Elements, draw 1 card."
)


@pytest.mark.parametrize(("text", "named"), [("", {"fire", "ice"}), (ASKING, {"fire", "ice", "wind"})])
def test_every_element_can_be_named_where_a_text_asks_for_it(text: str, named: set[str]) -> None:
    """11.2.1.1: of a card of several Elements any may be named; where it makes no difference not all are offered."""
    rows = [{"id": "T", "kind": "forward", "elements": ["fire"], "cost": 3, "power": 5000, "text": text}]
    rows.append({"id": "H", "kind": "forward", "elements": ["fire", "ice", "wind"], "cost": 3, "power": 5000})
    faces = {str(row["id"]): GAME.face(row | {"name": {"T": "Counter", "H": "Trine"}[str(row["id"])]}) for row in rows}
    assert not GAME.unread(faces["T"])
    table, names = GAME.position({"p1": {"hand": [{"card": "T", "as": "T"}, "H", "H", "H"]}}, faces, 1)
    assert isinstance(table, FFTable)
    table.seats = [Scripted([]), Scripted([])]
    with pytest.raises(Asked) as asked:
        pay(table, 0, Need(3, [FIRE]), [names["T"]], "11.2.1", names["T"], table.cards[names["T"]])
    assert {option.name for option in asked.value.decision.options if option.verb == "discard"} == named
