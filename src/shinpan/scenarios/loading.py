"""Scenario files: found, read, and checked for everything that can be wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from ..games.base import CardError, Game
from ..library import game as find_game
from ..library.files import Loader as Fast
from ..library.files import too_deep
from .words import FIELDS, UNTIL, truth, verbs

PLAYERS: Final = {"p1": 0, "p2": 1}
MOST: Final = 100
"""More blanks than this in one place is a slip of the pen."""


class ScenarioError(Exception):
    """A scenario that cannot be run. The message says in one line what is wrong, and where."""


class Loader(Fast):  # type: ignore[misc, valid-type]
    """YAML where only true and false are true and false: ``ON`` and ``NO`` may be names of cards."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in rules if tag not in ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")]
    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_TRUE_FALSE = re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$")
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", _TRUE_FALSE, list("tTfF"))


@dataclass
class Step:
    """One step of a script."""

    number: int
    kind: str
    """``do``, ``can``, ``cannot``, ``check`` or ``settle``."""
    player: int = -1
    verb: str = ""
    value: Any = True
    extra: dict[str, Any] = field(default_factory=dict)
    at: str = ""
    tokens: list[str] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)
    line: int = 0
    """Where it stands in its file; 0 if that is not known."""

    def __str__(self) -> str:
        place = f"step {self.number}, line {self.line}" if self.line else f"step {self.number}"
        if self.kind in ("check", "settle"):
            return f"{place} ({self.kind})"
        said = self.verb if self.value is True else f"{self.verb} {show(self.value)}"
        for key, value in self.extra.items():
            said += f", {key} {show(value)}"
        assertion = "" if self.kind == "do" else f"{self.kind} "
        return f"{place} (p{self.player + 1}: {assertion}{said})"


@dataclass
class Scenario:
    """A scenario file, checked."""

    path: str
    title: str
    game: str
    edition: str
    rules: list[str]
    editions: dict[str, list[str]]
    """The other rule books it is played by with the same outcome, and the clauses of each that it shows."""
    inline: list[dict[str, Any]]
    files: list[Path]
    spec: dict[str, Any]
    """The whole file, for the game to set the table from."""
    script: list[Step]
    expect: dict[str, Any]
    until: str
    seed: int


def show(value: object) -> str:
    """A value as a scenario would write it.

    >>> show(["A", "B"]), show(True), show({"A": 1})
    ('[A, B]', 'true', '{A: 1}')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(show(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {show(item)}" for key, item in value.items()) + "}"
    return "none" if value is None else str(value)


def find(paths: Iterable[str | Path]) -> list[Path]:
    """The scenario files among some files and folders; in folders, lists of cards are passed over."""
    found: list[Path] = []
    for given in paths:
        path = Path(given)
        if path.is_dir():
            files = sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml") and file.is_file())
            found.extend(file for file in files if not _is_list(file))
        else:
            found.append(path)
    return found


def _is_list(path: Path) -> bool:
    """Whether a YAML file is a list (a card file), going by its first lines."""
    try:
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith(("#", "---")):
                return line.startswith(("- ", "-\n", "[")) or line.strip() == "-"
    except (OSError, UnicodeDecodeError):
        pass
    return False


def read(path: Path) -> Scenario:
    """Reads a scenario file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise ScenarioError(f"{path}: no such file") from None
    except IsADirectoryError:
        raise ScenarioError(f"{path}: this is a folder") from None
    except UnicodeDecodeError:
        raise ScenarioError(f"{path}: this is not a text file in UTF-8") from None
    except (OSError, ValueError) as error:
        raise ScenarioError(f"{path}: cannot be read ({' '.join(str(error).split())})") from None
    return parse(text, str(path))


def parse(text: str, path: str) -> Scenario:
    """Reads the text of a scenario; ``path`` names it in errors and is where its card files are looked for."""
    try:
        if too_deep(text):
            raise RecursionError
        data, lines = loaded(text)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        where = f"line {mark.line + 1}: " if mark is not None else ""
        problem = getattr(error, "problem", None) or str(error)
        raise ScenarioError(f"{path}: not valid YAML: {where}{' '.join(problem.split())}") from None
    except RecursionError:
        raise ScenarioError(f"{path}: not valid YAML: nested too deeply") from None
    except ValueError as error:
        raise ScenarioError(f"{path}: not valid YAML: {' '.join(str(error).split())}") from None
    try:
        scenario = check(data, path)
    except ScenarioError as error:
        raise ScenarioError(f"{path}: {error}") from None
    for step, line in zip(scenario.script, lines):
        step.line = line
    return scenario


def loaded(text: str) -> tuple[object, list[int]]:
    """What a YAML text says, and the lines on which the steps of its script begin."""
    loader = Loader(text)
    try:
        node = loader.get_single_node()
        lines: list[int] = []
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                if key.value == "script" and isinstance(value, yaml.SequenceNode):
                    lines = [step.start_mark.line + 1 for step in value.value]
        return None if node is None else loader.construct_document(node), lines
    finally:
        loader.dispose()


def check(data: object, path: str) -> Scenario:
    """A scenario from what its file says."""
    if not isinstance(data, dict):
        raise ScenarioError("a scenario is a set of fields (title, game, script …)")
    name = data.get("game")
    if not isinstance(name, str):
        raise ScenarioError("the field game is missing" if name is None else "game must be the name of a game")
    try:
        game = find_game(name)
    except CardError as error:
        raise ScenarioError(str(error)) from None
    for key in data:
        if key not in FIELDS and key not in game.fields:
            raise ScenarioError(f"unknown field {show(key)}")
    title = data.get("title", Path(path).stem)
    if not isinstance(title, str):
        raise ScenarioError("title must be text")
    inline, files = _cards(data.get("cards") or [], path)
    until = data.get("until", "settled")
    if until not in UNTIL:
        raise ScenarioError(f"until must be one of {', '.join(UNTIL)}, not {show(until)}")
    seed = data.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ScenarioError(f"seed must be a whole number, not {show(seed)}")
    spec = dict(data)
    if spec.setdefault("turn", "p1") not in PLAYERS:
        raise ScenarioError(f"turn must be p1 or p2, not {show(spec['turn'])}")
    if not isinstance(spec.setdefault("phase", "main"), str):
        raise ScenarioError(f"phase must be a word, not {show(spec['phase'])}")
    if data.get("format", game.formats[0]) not in game.formats:
        raise ScenarioError(f"format must be {' or '.join(game.formats)} in {name}, not {show(data['format'])}")
    for key in ("janken", "coin"):
        outcomes = spec.get(key, [])
        if not isinstance(outcomes, list) or any(outcome not in ("p1", "p2", "draw") for outcome in outcomes):
            raise ScenarioError(f"{key} must be a list of p1 and p2, not {show(outcomes)}")
    spec["first_turn"] = truth(spec.get("first_turn", False))
    if not isinstance(spec["first_turn"], bool):
        raise ScenarioError(f"first_turn must be true or false, not {show(spec['first_turn'])}")
    if "restrictions" in spec and spec["phase"] != "setup":
        raise ScenarioError("restrictions are for decks: they stand with phase: setup")
    for key in PLAYERS:
        spec[key] = _player(spec.get(key) or {}, key)
    script = data.get("script") or []
    if not isinstance(script, list):
        raise ScenarioError("script must be a list of steps")
    steps = [_step(number, step, game) for number, step in enumerate(script, 1)]
    expect = data.get("expect") or {}
    edition = _beyond(data.get("beyond") or [], edition_name(data.get("edition", ""), "edition"), game)
    return Scenario(
        path,
        title,
        name,
        edition,
        clauses(data.get("rules") or [], "rules"),
        _editions(data.get("editions") or {}, edition or game.edition, game),
        inline,
        files,
        spec,
        steps,
        _expect(expect, "expect"),
        until,
        seed,
    )


def edition_name(value: object, where: str) -> str:
    """The name of a rule book; ``4.2`` without quotes is a number and means the same."""
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        raise ScenarioError(f"{where} must be text, not {show(value)}")
    return str(value)


def _beyond(value: object, edition: str, game: Game) -> str:
    """The edition of a scenario that is played with mechanics newer than its rule book."""
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ScenarioError(f"beyond must be a list of names, not {show(value)}")
    try:
        return game.book(edition, value).name if value else edition
    except CardError as error:
        raise ScenarioError(str(error)) from None


def _editions(value: object, own: str, game: Game) -> dict[str, list[str]]:
    """The other rule books that a scenario names, by their short names, each with its clauses."""
    if not isinstance(value, dict):
        raise ScenarioError(f"editions must be rule books with their clauses, not {show(value)}")
    found: dict[str, list[str]] = {}
    for key, rules in value.items():
        try:
            book = game.book(edition_name(key, "editions"))
            same = book is game.book(own)
        except CardError as error:
            raise ScenarioError(f"editions: {error}") from None
        if same or book.short in found:
            raise ScenarioError(f"editions: {book.short} is named twice" + (", it is the scenario's own" if same else ""))
        found[book.short] = clauses(rules or [], f"editions: {book.short}")
    return found


def clauses(value: object, where: str) -> list[str]:
    """A list of clause numbers. 11.10 without quotes is the number 11.1, so numbers are refused."""
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list):
        raise ScenarioError(f"{where} must be a list of clause numbers, not {show(value)}")
    for clause in value:
        if not isinstance(clause, str):
            raise ScenarioError(f'{where}: the clause number {show(clause)} must be in quotes: "{show(clause)}"')
    return list(value)


def _cards(value: object, path: str) -> tuple[list[dict[str, Any]], list[Path]]:
    """Inline cards and card files."""
    if isinstance(value, str):
        value = [value]
    if not isinstance(value, list):
        raise ScenarioError(f"cards must be a list of cards or card files, not {show(value)}")
    inline: list[dict[str, Any]] = []
    files: list[Path] = []
    for number, entry in enumerate(value, 1):
        if isinstance(entry, str):
            files.append(Path(path).parent / entry)
        elif isinstance(entry, dict):
            identity = entry.get("id")
            if not isinstance(identity, str):
                what = "has no id" if identity is None else f"has the id {show(identity)}, which must be text (in quotes)"
                raise ScenarioError(f"cards: card {number} {what}")
            if any(identity == other["id"] and entry.get("lang") == other.get("lang") for other in inline):
                raise ScenarioError(f"cards: the id {identity} is given twice")
            inline.append(entry)
        else:
            raise ScenarioError(f"cards: entry {number} is neither a card nor a card file: {show(entry)}")
    return inline, files


def _player(value: object, where: str) -> dict[str, Any]:
    """What a player has. Its zones are checked by the game; here only the shape, and yes and no."""
    if not isinstance(value, dict):
        raise ScenarioError(f"{where} must be a set of zones, not {show(value)}")
    for key, item in value.items():
        if not isinstance(key, str):
            raise ScenarioError(f"{where}: {show(key)} is not a zone")
        _counts(item, f"{where}.{key}")
    return {key: _states(item) for key, item in value.items()}


def _counts(value: Any, where: str) -> None:
    """A number stands for that many blanks, wherever cards are listed."""
    if isinstance(value, int) and not isinstance(value, bool) and not 0 <= value <= MOST:
        raise ScenarioError(f"{where}: there can be 0 to {MOST} blanks, not {value}")
    if isinstance(value, list):
        for item in value:
            _counts(item, where)
    elif isinstance(value, dict):
        for key in ("energy", "under", "links"):
            _counts(value.get(key), f"{where}: {key}")


def _states(value: Any) -> Any:
    """The cards of a zone, with ``yes`` and ``no`` in their states read as true and false."""
    if isinstance(value, list):
        return [_states(item) for item in value]
    if isinstance(value, dict):
        return {key: item if key in ("card", "as") else _states(item) for key, item in value.items()}
    return truth(value) if isinstance(value, str) and value.islower() else value


def _expect(value: object, where: str) -> dict[str, Any]:
    """An expectation: keys are words or ``X.word``."""
    if not isinstance(value, dict):
        raise ScenarioError(f"{where} must be a set of expectations, not {show(value)}")
    for key, wanted in value.items():
        if not isinstance(key, str):
            raise ScenarioError(f"{where}: {show(key)} is not something to expect")
        if key == "cites":
            clauses(wanted, f"{where}: cites")
        elif key == "winner" and wanted not in ("p1", "p2", "draw", "none", None):
            raise ScenarioError(f"{where}: winner must be p1, p2, draw or none, not {show(wanted)}")
    return dict(value)


def _step(number: int, step: object, game: Game) -> Step:
    """One step of the script."""
    where = f"step {number}"
    if step == "settle":
        return Step(number, "settle")
    if not isinstance(step, dict) or not step:
        raise ScenarioError(f"{where}: a step is p1: …, p2: …, check: … or settle, not {show(step)}")
    if len(step) != 1:
        raise ScenarioError(f"{where}: one thing at a time, not {show(list(step))}")
    ((key, value),) = step.items()
    if key == "settle":
        return Step(number, "settle")
    if key == "check":
        return Step(number, "check", expect=_expect(value, f"{where}: check"))
    if key not in PLAYERS:
        raise ScenarioError(f"{where}: {show(key)} is neither p1 nor p2, check or settle")
    player = PLAYERS[key]
    if isinstance(value, dict) and ("can" in value or "cannot" in value):
        kind = "can" if "can" in value else "cannot"
        rest = {k: v for k, v in value.items() if k != kind}
        at = rest.pop("at", "")
        if rest:
            raise ScenarioError(f"{where}: {kind} does not go with {show(list(rest))}")
        inner = value[kind]
        if isinstance(inner, dict) and "at" in inner:
            at = inner["at"]
            inner = {k: v for k, v in inner.items() if k != "at"}
        if not isinstance(at, str):
            raise ScenarioError(f"{where}: at must be a word, not {show(at)}")
        made = _action(number, player, inner, where, game)
        made.kind, made.at = kind, at
        return made
    return _action(number, player, value, where, game)


def _action(number: int, player: int, value: object, where: str, game: Game) -> Step:
    """What a player does or answers."""
    known = verbs(game)
    if isinstance(value, bool):
        value = "yes" if value else "no"
    if isinstance(value, str):
        value = {value: True}
    if not isinstance(value, dict) or not value:
        raise ScenarioError(f"{where}: {show(value)} is not something a player does")
    words: Mapping[str, Any] = {("yes" if k is True else "no" if k is False else k): v for k, v in value.items()}
    tokens = words.get("as_token", [])
    tokens = [tokens] if isinstance(tokens, str) else tokens
    if not isinstance(tokens, list) or not all(isinstance(token, str) for token in tokens):
        raise ScenarioError(f"{where}: as_token must be a name, not {show(tokens)}")
    words = {k: v for k, v in words.items() if k != "as_token"}
    for verb, extras in known.items():
        # The verb is the word whose extra keys are all the other words: `burst` and `cost` are both.
        if verb in words and all(k in extras for k in words if k != verb):
            extra = {k: v for k, v in words.items() if k != verb}
            return Step(number, "do", player, verb, words[verb], extra, tokens=list(tokens))
    strange = [word for word in words if word not in known and not any(word in extras for extras in known.values())]
    if strange:
        raise ScenarioError(f"{where}: {show(strange[0])} is not a verb of {game.name}")
    raise ScenarioError(f"{where}: {show(dict(words))} does not go together")
