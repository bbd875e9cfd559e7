"""A report of a card that does not do what it says: a scenario file with its text, a position, and room for what should happen.

It is written for whoever asks and kept nowhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import yaml

from ..games.base import CardError, Game
from ..library import starter_faces
from ..match import Match
from ..table.cards import Card, Face
from ..table.edition import Edition
from .positions import plain

SHOULD = "What should happen: (write it here)\nWhat happens instead: (write it here)\n"
HIDDEN = "Cards that you could not see are blanks. Effects that last and what was already done this turn are not part of it.\n"
Sees = Callable[[Card], bool]


def report_yaml(rules: Game, face: Face, match: Match | None = None, viewer: int | None = None) -> tuple[str, bool]:
    """The file, and whether its position is that of the match: where nothing is half done there, and it can be laid again.

    ``viewer`` is the player who may see it; None for one who plays both sides.
    """
    used = {face.id: face}
    found = seen(rules, match, viewer, used) if match is not None else None
    position = found or least(rules, face)
    starter = starter_faces(rules)
    data: dict[str, Any] = {"title": f"{face.id} {face.name}: (what is wrong?)", "game": rules.name}
    data["note"] = SHOULD + (HIDDEN if found else "")
    inline = [plain(rules.data(each)) for each in used.values() if starter.get(each.id) is not each and each.id != "blank"]
    if inline:
        data["cards"] = inline
    data |= position
    head = [f"A report of {face.id} {face.name}. Fill in what should happen, then: shinpan scenario run THIS-FILE"]
    head += [
        f"as printed, {place}: {line}" for place, text in rules.texts(face, face.lang).items() for line in text.splitlines()
    ]
    head += [f"not understood: {sentence}" for sentence in rules.unread(face)]
    head += [f"the engine: {line}" for line in rules.explain(face)]
    return "\n".join(
        [
            *(f"# {' '.join(line.split())}" for line in head),
            dumped(data),
            "# What the players do, one step after the other, as in",
            "#   - p1: {play: NAME OF A CARD}",
            "script: []",
            "# What must be true then, as in",
            "#   p1.hand: 2",
            "expect: {}",
            "",
        ]
    ), found is not None


def dumped(data: object) -> str:
    """Data as a YAML file has it, texts of several lines as such."""
    return yaml.dump(data, Dumper=Dumper, allow_unicode=True, sort_keys=False, width=120, default_flow_style=None).rstrip("\n")


class Dumper(yaml.SafeDumper):
    """Writes texts of several lines line by line."""


def _text(dumper: yaml.SafeDumper, value: str) -> yaml.ScalarNode:
    return dumper.represent_scalar("tag:yaml.org,2002:str", value, style="|" if value.endswith("\n") else None)


Dumper.add_representer(str, _text)


# ------------------------------------------------------------------ positions


def least(rules: Game, face: Face) -> dict[str, Any]:
    """The card in the hand and wherever else it can lie on the field, blanks in the other places; nothing more."""
    fields = [kind.name for kind in rules.table([[face], [face]], 0).kinds if kind.field]
    faces = {face.id: face}
    mine: dict[str, Any] = {}
    theirs: dict[str, Any] = {}
    for zone in fields:
        fitting = [card for card in (face.id, "blank") if laid(rules, {"p1": {**mine, zone: [card]}, "p2": {}}, faces)]
        mine |= {zone: fitting[:1]} if fitting else {}
        theirs |= {zone: ["blank"]} if laid(rules, {"p1": {}, "p2": {**theirs, zone: ["blank"]}}, faces) else {}
    return {"p1": {**mine, "hand": [face.id]}, "p2": theirs}


def laid(rules: Game, position: dict[str, Any], faces: dict[str, Face], edition: Edition | None = None) -> bool:
    """Whether a position can be laid."""
    try:
        rules.position(position, faces, 0, edition)
    except (CardError, AssertionError):
        return False
    return True


def seen(rules: Game, match: Match, viewer: int | None, used: dict[str, Face]) -> dict[str, Any] | None:
    """The position of a match as a player sees it, where nothing is half done; what is hidden is a blank."""
    table, decision = match.table, match.decision
    if decision is None or not rules.settled(table, decision):
        return None

    def sees(card: Card) -> bool:
        return viewer is None or table.sees(viewer, card)

    book = match.edition
    data: dict[str, Any] = {}
    if book.book != rules.edition:
        data["edition"] = book.book.partition("-")[2]
    if book.beyond:
        data["beyond"] = list(book.beyond)
    data["turn"] = f"p{table.turn_player + 1}"
    data["phase"] = str(rules.table_fact(table, "phase"))
    if getattr(table, "first_turn", table.turn == 1):
        data["first_turn"] = True
    data |= rules.table_state(table)
    new = dict(used)
    data |= {f"p{player + 1}": side(match, player, sees, new) for player in (0, 1)}
    if not laid(rules, data, new, book):
        return None
    used |= new
    return data


def side(match: Match, player: int, sees: Sees, used: dict[str, Face]) -> dict[str, Any]:
    """The zones of a player, top cards first; of a pile in which nothing is seen, how many there are."""
    table, rules = match.table, match.game
    found: dict[str, Any] = {}
    for index, kind in enumerate(table.kinds):
        zone = table.zone(player, index)
        if kind.name in rules.unlaid:
            continue
        if kind.field:
            found[kind.name] = [named({"card": body.top, **rules.body_state(table, body)}, sees, used) for body in zone.bodies]
        elif not any(map(sees, zone.cards)):
            found[kind.name] = len(zone.cards)
        else:
            shown = ({"card": card, **(rules.card_state(table, card) if sees(card) else {})} for card in reversed(zone.cards))
            found[kind.name] = [named(each, sees, used) for each in shown]
    return found | rules.player_state(table, player)


def named(value: Any, sees: Sees, used: dict[str, Face]) -> Any:
    """What is said of a card, with numbers for cards; one of which nothing else is said is its number alone."""
    if isinstance(value, Card):
        if not sees(value):
            return "blank"
        used[value.face.id] = value.face
        return value.face.id
    if isinstance(value, dict):
        said = {key: named(item, sees, used) for key, item in value.items()}
        return said["card"] if list(said) == ["card"] else said
    if isinstance(value, list):
        return [named(item, sees, used) for item in value]
    return value
