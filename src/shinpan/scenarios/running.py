"""Running scenarios: the table is set, the script played, the expectations compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..games.base import CardError, Game
from ..library import game as find_game
from ..library import pool, starter_faces
from ..library.decks import Deck
from ..library.restrictions import Restrictions, restrictions_of
from ..library.rows import LeftOut
from ..match.telling import EVERYTHING, clauses_cited, event_data
from ..table.cards import Face
from ..table.table import Table
from .expecting import Scope, failures, state
from .loading import PLAYERS, Scenario, ScenarioError, find, read, show
from .script import Script


@dataclass
class Result:
    """What came of a scenario."""

    scenario: str
    result: str
    """``pass``, ``fail`` or ``error``."""
    failed: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """What is not wrong and yet worth knowing: a ``cannot`` where there was nothing to decide."""
    unread: list[str] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    log: list[dict[str, Any]] = field(default_factory=list)
    title: str = ""
    game: str = ""
    edition: str = ""
    other: bool = False
    """Played by another rule book than the scenario's own, because its ``editions`` names it."""
    rules: list[str] = field(default_factory=list)
    cited: set[str] = field(default_factory=set)
    left: list[LeftOut] = field(default_factory=list)
    """Rows of its card files that cannot be used."""

    @property
    def passed(self) -> bool:
        """Whether everything was as expected."""
        return self.result == "pass"

    def json(self, brief: bool = False) -> dict[str, Any]:
        """The result in the public shape; ``notes`` only where there are some, the log not if it is to be brief."""
        data: dict[str, Any] = {"scenario": self.scenario, "result": self.result, "failed": self.failed}
        if self.other:
            data["edition"] = self.edition
        if self.notes:
            data["notes"] = self.notes
        data |= {"unread": self.unread, "state": self.state}
        return data if brief else data | {"log": self.log}


def run_paths(paths: Iterable[str | Path], cards: Sequence[str | Path] = (), format: str | None = None) -> list[Result]:
    """Runs scenario files, and all scenarios in folders, each by all its books. ``cards`` are more card files at hand."""
    return [result for path in find(paths) for result in run_each(path, cards, format)]


def run_each(path: str | Path, cards: Sequence[str | Path] = (), format: str | None = None) -> list[Result]:
    """Runs one scenario file by its own rule book, and by each of the others that its ``editions`` names."""
    try:
        scenario = read(Path(path))
    except ScenarioError:
        return [run_file(path, cards, format)]
    return [run_file(path, cards, format, book, scenario) for book in ["", *scenario.editions]]


def run_file(
    path: str | Path,
    cards: Sequence[str | Path] = (),
    format: str | None = None,
    edition: str = "",
    scenario: Scenario | None = None,
) -> Result:
    """Runs one scenario file by a rule book, its own where none is named. Whatever goes wrong is in the result.

    ``scenario`` is what the file says, where it has been read already.
    """
    result = Result(str(path), "error", other=bool(edition))
    try:
        scenario = scenario or read(Path(path))
        result.title, result.game = scenario.title, scenario.game
        result.rules = scenario.editions.get(edition, []) if edition else scenario.rules
        run(scenario, result, [Path(file) for file in cards], format, edition)
    except ScenarioError as error:
        message = str(error)
        result.failed = [message if message.startswith(str(path)) else f"{path}: {message}"]
    except CardError as error:
        result.failed = [f"{path}: {error}"]
    except Exception as error:
        said = " ".join(str(error).split())
        result.failed = [f"{path}: the engine broke: {type(error).__name__}{': ' if said else ''}{said}"]
    return result


def run(scenario: Scenario, result: Result, cards: Sequence[Path] = (), format: str | None = None, edition: str = "") -> None:
    """Runs a scenario, by another rule book than its own if one is named, and fills in its result."""
    game = find_game(scenario.game)
    own = game.book(scenario.edition)
    book = game.book(edition) if edition else own
    result.edition = book.book
    faces = faces_of(game, scenario, cards, format, result.left)
    result.unread = [text for identity in sorted(faces) for text in game.unread(faces[identity])]

    def lay() -> Scope:
        table, names = game.position(scenario.spec, faces, scenario.seed, book)
        table.recording = True
        if "restrictions" in scenario.spec:
            restrict(table, restrictions_of(scenario.spec["restrictions"], "restrictions"))
        table.explain = True
        return Scope(game, table, dict(names), own)

    scope = lay()
    check_names(scenario, scope, faces)
    check_effects(scenario, scope, faces)
    script = Script(scenario, scope, lay)
    try:
        script.play()
        result.failed, result.notes = script.failed, script.notes
        if not script.broken:
            result.failed = script.failed + failures(scope, scenario.expect)
        result.result = "fail" if result.failed else "pass"
    finally:
        table = scope.table
        result.log = [event_data(table, event, EVERYTHING) for event in table.events]
        result.cited = clauses_cited(table)
        result.state = state(scope)


def restrict(table: Table, restrictions: Restrictions) -> None:
    """Decks that break a restriction list are not legal."""
    for player, name in enumerate(PLAYERS):
        if restrictions.broken(Deck(name, [card.face for card in table.cards if card.owner == player])):
            table.legal[player] = False


def faces_of(
    game: Game, scenario: Scenario, cards: Sequence[Path], format: str | None, left: list[LeftOut] | None = None
) -> Mapping[str, Face]:
    """The cards of a scenario by number: its own, and those it names of its card files, those given, and the starter cards.

    Rows of card files that cannot be used are put into ``left``; to name such a card is an error.
    """
    left = left if left is not None else []
    wanted = {identity for player in PLAYERS for identity in ids(scenario.spec[player])}
    faces: dict[str, Face] = {}
    for files, layout in ((cards, format), (scenario.files, None)):
        if files:
            found = pool(game, files, layout)
            left += found.merged.left
            faces.update({identity: found[identity] for identity in sorted(wanted) if identity in found})
    chosen: dict[str, dict[str, Any]] = {}
    for card in scenario.inline:
        # One number in two languages: the wording of the game's own language counts.
        if card["id"] not in chosen or card.get("lang", game.default_lang) == game.default_lang:
            chosen[card["id"]] = card
    for identity, card in chosen.items():
        faces[identity] = game.face(card, f"card {identity}")
    if not wanted <= faces.keys() | {"blank"}:
        starter = starter_faces(game)
        faces = {identity: starter[identity] for identity in wanted if identity in starter} | faces
    for row in left:
        if row.id in wanted - faces.keys():
            raise CardError(f"{row.card}: left out of its file, {row.why}")
    return faces


def ids(value: Any) -> Iterable[str]:
    """The card numbers in the zones of a player."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from ids(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key != "as":
                yield from ids(item)


def check_names(scenario: Scenario, scope: Scope, faces: Mapping[str, Face]) -> None:
    """Every card that is expected to be somewhere must exist, and a token needs a name of its own."""
    for step in scenario.script:
        for token in step.tokens:
            if token in scope.names or token in PLAYERS:
                raise ScenarioError(f"{step}: as_token: the alias {token} is not a new name")
    known = scope.names.keys() | {token for step in scenario.script for token in step.tokens} | PLAYERS.keys() | faces.keys()
    known |= {token.name for face in faces.values() for token in getattr(face, "tokens", ())}
    places = [("expect", scenario.expect)] + [
        (f"step {s.number}: check", s.expect) for s in scenario.script if s.kind == "check"
    ]
    for where, expect in places:
        for key in expect:
            if "." in key and key.rsplit(".", 1)[0] not in known:
                raise ScenarioError(f"{where}: {show(key)}: no card is called {key.rsplit('.', 1)[0]}")


def check_effects(scenario: Scenario, scope: Scope, faces: Mapping[str, Face]) -> None:
    """The number of an effect to be resolved must be one that a card here has.

    It need not be the named card: the effect may be inherited or given. Where a text is not read it is not known.
    """
    game = scope.game
    numbered = [step for step in scenario.script if step.verb == "resolve" and isinstance(step.extra.get("effect"), int)]
    every = [*faces.values(), *(token for face in faces.values() for token in getattr(face, "tokens", ()))]
    if not numbered or any(game.unread(face) for face in every):
        return
    most = max((effects_of(game, face) for face in every), default=0)
    for step in numbered:
        number = step.extra["effect"]
        if not 1 <= number <= most:
            raise ScenarioError(f"{step}: {show(step.value)} has no effect {number}")


def effects_of(game: Game, face: Face) -> int:
    """The greatest number that an effect of a card has: they are counted in each of its texts."""
    return max((len(reading.starts or reading.sentences) for reading in game.readings(face).values()), default=0)
