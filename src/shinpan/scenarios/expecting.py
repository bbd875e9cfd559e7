"""Expectations: what a scenario says must be true, compared with the table; and the table written out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ..games.base import Game
from ..match.telling import clauses_cited
from ..table.edition import Edition
from ..table.table import DRAW, Table
from .loading import PLAYERS, show
from .words import truth

ORDERED: Final = frozenset({"deck", "eggs", "security", "under"})
"""Where the order of expected cards counts."""
REFERENCES: Final = frozenset({"assist", "on"})
"""Facts that name a card."""
CARDS: Final = frozenset({"under", "links", "energy"})
"""Facts of a card that are cards."""
COMPARISON: Final = re.compile(r"^\s*(>=|<=|==|!=|=|>|<)\s*(-?\d+)\s*$")
TOKEN: Final = "token"
"""The card number of a token is this word and the token's name."""
FACTS: Final = [
    "damage",
    "hp",
    "energy",
    "assist",
    "stunned",
    "attributes",
    "skills",
    "dp",
    "power",
    "cost",
    "level",
    "suspended",
    "dull",
    "frozen",
    "under",
    "links",
    "counters",
    "face_down",
]
"""What is written out of a card on the field, where its game knows it."""


class Scope:
    """The table a scenario is played on, and the names it gives to cards."""

    def __init__(self, game: Game, table: Table, names: dict[str, int], book: Edition | None = None) -> None:
        self.game = game
        self.table = table
        self.names = names
        self.book = book or table.edition
        """The rule book by whose numbers the scenario speaks; not always the one it is played by."""

    def uids(self, name: object) -> list[int]:
        """The cards a name may mean: the one with that alias, or all with that card number, or all tokens of that name."""
        if not isinstance(name, str):
            return []
        if name in self.names:
            return [self.names[name]]
        wanted = self.game.blank().id if name == "blank" else name
        found = [card.uid for card in self.table.cards if card.face.id == wanted]
        return found or [card.uid for card in self.table.cards if card.face.id == f"{TOKEN} {name}"]

    def called(self, uid: int) -> str:
        """What a scenario calls a card: its alias, or its number."""
        for name, other in self.names.items():
            if other == uid:
                return name
        identity = self.table.cards[uid].face.id
        return "blank" if identity == self.game.blank().id else identity.removeprefix(f"{TOKEN} ")


def failures(scope: Scope, expect: Mapping[str, Any]) -> list[str]:
    """What is not as expected: ``memory: expected 2, got 1``."""
    found: list[str] = []
    for key, wanted in expect.items():
        try:
            problem = _compare(scope, key, wanted)
        except KeyError:
            problem = f"{key}: {scope.game.name} knows nothing of that name"
        if problem:
            found.append(problem)
    return found


def _compare(scope: Scope, key: str, wanted: Any) -> str:
    game, table = scope.game, scope.table
    if key == "cites":
        cited = clauses_cited(table, scope.book)
        missing = [clause for clause in ([wanted] if isinstance(wanted, str) else wanted) if clause not in cited]
        return f"cites: {', '.join(missing)} not in the log" if missing else ""
    if key == "winner":
        return _say(key, "none" if wanted is None else wanted, winner(table))
    if key == "turn":
        return _say(key, wanted, f"p{table.turn_player + 1}")
    if key == "phase":
        return _say(key, game.phases.get(str(wanted), wanted), phase(game, table))
    if "." not in key:
        return _say(key, wanted, game.table_fact(table, key))
    name, fact = key.rsplit(".", 1)
    if name in PLAYERS:
        got = game.player_fact(table, PLAYERS[name], fact)
        return _cards(scope, key, wanted, got, fact in ORDERED) if isinstance(got, list) else _say(key, wanted, got)
    uids = scope.uids(name)
    if len(uids) != 1:
        return f"{key}: {'no card is' if not uids else 'several cards are'} called {name}"
    if fact in ("has", "lacks"):
        return _keywords(key, fact, wanted, game.fact(table, uids[0], "has"))
    got = game.fact(table, uids[0], fact)
    if fact in CARDS and isinstance(got, list):
        return _cards(scope, key, wanted, got, fact in ORDERED)
    if fact in REFERENCES:
        held = [] if got is None or got == -1 else [got]
        if wanted is None or wanted == "none" or wanted is False:
            wanted = []
        return _cards(scope, key, wanted if isinstance(wanted, (list, bool)) else [wanted], held, False)
    if fact == "zone" and isinstance(wanted, str) and "." not in wanted:
        got = str(got).rsplit(".", 1)[-1]
    return _say(key, wanted, got)


def phase(game: Game, table: Table) -> str:
    """The phase by the name the contract gives it."""
    try:
        return str(game.table_fact(table, "phase"))
    except KeyError:
        return table.phase


def winner(table: Table) -> str:
    """``p1``, ``p2``, ``draw`` or ``none``."""
    if not table.over:
        return "none"
    return "draw" if table.winner == DRAW else f"p{table.winner + 1}"


def _say(key: str, wanted: Any, got: Any) -> str:
    return "" if fits(wanted, got) else f"{key}: expected {show(wanted)}, got {show(got)}"


def fits(wanted: Any, got: Any) -> bool:
    """Whether a value is as expected. Lists of words have no order, a list may be counted, a number compared.

    >>> fits(">= 2", 3), fits(2, ["red", "blue"]), fits(["red", "blue"], ["blue", "red"]), fits("yes", True)
    (True, True, True, True)
    >>> fits({"Charge": 2, "Rust": 0}, {"Charge": 2}), fits({"Charge": 2}, {"Charge": 2, "Rust": 1})
    (True, False)
    """
    if isinstance(got, bool):
        return truth(wanted) is got
    if isinstance(wanted, bool):
        return bool(got) is wanted
    if isinstance(got, (list, tuple)):
        if isinstance(wanted, list):
            return sorted(map(str, wanted)) == sorted(map(str, got))
        if isinstance(wanted, int) or (isinstance(wanted, str) and COMPARISON.match(wanted)):
            return fits(wanted, len(got))
        return len(got) == 1 and str(got[0]) == str(wanted)
    if isinstance(got, dict):
        if not isinstance(wanted, dict):
            return fits(wanted, sum(got.values()))
        return all(fits(wanted.get(key, 0), got.get(key, 0)) for key in {*wanted, *got})
    if isinstance(got, int):
        if isinstance(wanted, int):
            return wanted == got
        found = COMPARISON.match(wanted) if isinstance(wanted, str) else None
        return found is not None and _holds(got, found[1], int(found[2]))
    if got is None:
        return wanted is None or wanted == "none"
    return str(wanted) == str(got)


def _holds(got: int, how: str, wanted: int) -> bool:
    if how in ("=", "=="):
        return got == wanted
    if how == "!=":
        return got != wanted
    if how.startswith(">"):
        return got > wanted or (how == ">=" and got == wanted)
    return got < wanted or (how == "<=" and got == wanted)


def _keywords(key: str, fact: str, wanted: Any, got: Any) -> str:
    words = [wanted] if isinstance(wanted, str) else list(wanted)
    held = {str(word).lower() for word in got}
    wrong = [word for word in words if (str(word).strip("<>＜＞《》 ").lower() in held) != (fact == "has")]
    return f"{key}: expected {show(words)}, got {show(sorted(held))}" if wrong else ""


def _cards(scope: Scope, key: str, wanted: Any, got: list[int], ordered: bool) -> str:
    """Compares cards with a number, or with a list of aliases, card numbers, and numbers of blanks."""
    if isinstance(wanted, str) and not COMPARISON.match(wanted):
        wanted = [wanted]
    if not isinstance(wanted, list):
        return _say(key, wanted, len(got))
    items: list[Any] = []
    for item in wanted:
        if isinstance(item, int) and not isinstance(item, bool):
            items.extend(["blank"] * item)
        else:
            items.append(item["card"] if isinstance(item, dict) and "card" in item else item)
    if len(items) == len(got) and (_in_order(scope, items, got) if ordered else _in_any_order(scope, items, got)):
        return ""
    return f"{key}: expected {show(wanted)}, got {show([scope.called(uid) for uid in got])}"


def _in_order(scope: Scope, items: list[Any], got: list[int]) -> bool:
    return all(uid in scope.uids(item) for item, uid in zip(items, got))


def _in_any_order(scope: Scope, items: list[Any], got: list[int]) -> bool:
    left = list(got)
    # Aliases first: a card number may stand for a card that another item names.
    for item in sorted(items, key=lambda item: not isinstance(item, str) or item not in scope.names):
        fitting = [uid for uid in scope.uids(item) if uid in left]
        if not fitting:
            return False
        left.remove(fitting[0])
    return True


def state(scope: Scope) -> dict[str, Any]:
    """The whole table as plain data, hidden cards and all."""
    game, table = scope.game, scope.table
    data: dict[str, Any] = {
        "turn": f"p{table.turn_player + 1}",
        "turn_number": table.turn,
        "phase": phase(game, table),
        "winner": winner(table),
        **game.table_state(table),
    }
    for player in (0, 1):
        zones: dict[str, Any] = {}
        for index, kind in enumerate(table.kinds):
            zone = table.zone(player, index)
            if kind.field:
                zones[kind.name] = [_body(scope, body.top.uid) for body in zone.bodies]
            else:
                zones[kind.name] = [scope.called(card.uid) for card in reversed(zone.cards)]
        data[f"p{player + 1}"] = zones
    for zone in table.zones[2 * len(table.kinds) :]:
        data[zone.kind.name] = [scope.called(card.uid) for card in reversed(zone.cards)]
    return data


def _body(scope: Scope, uid: int) -> dict[str, Any]:
    card = scope.table.cards[uid]
    data: dict[str, Any] = {"card": card.face.id, "name": card.face.name}
    if scope.called(uid) != card.face.id:
        data["as"] = scope.called(uid)
    for fact in FACTS:
        try:
            value = scope.game.fact(scope.table, uid, fact)
        except KeyError:
            continue
        if fact in CARDS and isinstance(value, list):
            value = [scope.called(other) for other in value]
        elif fact in REFERENCES:
            value = scope.called(value) if isinstance(value, int) and value >= 0 else None
        data[fact] = value
    return data
