"""A scenario that is being written: what it says, where each part of it stands in the text, and what is wrong with it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import yaml

from ..games.base import CardError, Game
from ..library import game
from ..library.files import too_deep, yaml_problem
from ..library.names import names
from ..match import Match, MatchError
from ..scenarios import ScenarioError, parse
from ..scenarios.loading import Loader, Scenario
from ..scenarios.running import faces_of
from ..table.cards import Face
from .catalogue import abroad, everything
from .seeing import is_told

SIDES = ("p1", "p2")
MOST_NOTES = 6
_PLACE = re.compile(r"(p[12])\.(\w+)")
_STEP = re.compile(r"step (\d+)")
_LINE = re.compile(r"line (\d+)")
_WORD = re.compile(r"(?:unknown field |edition |beyond: )?([\w]+)")

Revive = Callable[[Game, dict[str, Any]], Match]
"""Lays the match a header describes."""


class Trouble(Exception):
    """What is wrong with a scenario, and where: the line, and the part (``p1.battle``), as far as that is known."""

    def __init__(self, text: str, line: int | None = None, part: str = "") -> None:
        super().__init__(text)
        self.text = " ".join(text.removeprefix("scenario: ").split())
        self.line = line
        self.part = part

    def json(self) -> dict[str, Any]:
        """As it is sent."""
        return {"text": self.text, "line": self.line, "part": self.part}


class Text:
    """The text of a scenario as YAML: what it says, and where each part stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.data: Any = None
        self.block = True
        """Whether its parts stand below each other, so that one can be written anew without the others."""
        self.parts: dict[str, tuple[int, int, int]] = {}
        """By name (``script``, ``p1``, ``p1.battle``): where it begins and ends in the text, and its line."""
        self.steps: list[int] = []
        """The lines on which the steps of the script begin."""
        try:
            if too_deep(text):
                raise Trouble("not valid YAML: nested too deeply")
            self._read()
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            raise Trouble(f"not valid YAML: {yaml_problem(error)}", mark.line + 1 if mark is not None else None) from None
        except (RecursionError, ValueError) as error:
            raise Trouble(f"not valid YAML: {' '.join(str(error).split())}") from None

    def _read(self) -> None:
        if any(isinstance(token, yaml.AliasToken) for token in yaml.scan(self.text, Loader)):
            raise Trouble("write everything out: references to other parts (*name) are not taken here")
        loader = Loader(self.text)
        try:
            node = loader.get_single_node()
            if node is None:
                return
            self._find(node, "")
            self.data = loader.construct_document(node)
        finally:
            loader.dispose()
        json.dumps(plain(self.data), allow_nan=False)

    def _find(self, node: yaml.Node, above: str) -> None:
        """Notes where the parts of a mapping stand."""
        if not isinstance(node, yaml.MappingNode):
            return
        if node.flow_style and not above:
            self.block = False
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                continue
            name = f"{above}{key.value}"
            self.parts[name] = (key.start_mark.index, end_of(self.text, value, key), key.start_mark.line + 1)
            if not above and key.value in SIDES:
                if not (isinstance(value, yaml.MappingNode) and value.flow_style):
                    self._find(value, f"{key.value}.")
            elif name == "script" and isinstance(value, yaml.SequenceNode):
                self.steps = [step.start_mark.line + 1 for step in value.value]

    def json(self) -> dict[str, Any]:
        """As it is sent: places are counted as a browser counts, in UTF-16."""
        wide = [index for index, char in enumerate(self.text) if ord(char) > 0xFFFF]

        def browser(index: int) -> int:
            return index + sum(1 for each in wide if each < index)

        return {
            "data": plain(self.data),
            "block": self.block,
            "parts": {name: [browser(start), browser(end)] for name, (start, end, _) in self.parts.items()},
        }

    def trouble(self, error: Exception) -> Trouble:
        """An error with its place in the text."""
        said = str(error).removeprefix("scenario: ")
        if found := _STEP.match(said):
            number = int(found.group(1))
            return Trouble(said, self.steps[number - 1] if number <= len(self.steps) else None, "script")
        if found := _PLACE.match(said):
            part = found.group(0)
            side = found.group(1)
            _, _, line = self.parts.get(part) or self.parts.get(side) or (0, 0, 0)
            return Trouble(said, line or None, part)
        if found := _LINE.search(said):
            return Trouble(said, int(found.group(1)))
        word = _WORD.match(said)
        part = word.group(1) if word is not None else ""
        if part == "card":
            part = "cards"
        if part not in self.parts:
            part = next((name for name in ("edition", "beyond") if said.startswith(name) and name in self.parts), "")
        return Trouble(said, self.parts[part][2] if part else None, part)


def end_of(text: str, node: yaml.Node, key: yaml.Node) -> int:
    """Where what belongs to a node ends: YAML counts the empty lines and remarks behind a block to it."""
    if isinstance(node, yaml.MappingNode) and not node.flow_style and node.value:
        last, value = node.value[-1]
        return end_of(text, value, last)
    if isinstance(node, yaml.SequenceNode) and not node.flow_style and node.value:
        return end_of(text, node.value[-1], node.value[-1])
    end: int = node.end_mark.index
    while end > node.start_mark.index and text[end - 1] in " \t\r\n":
        end -= 1
    after = text.find(":", key.end_mark.index)
    return max(end, after + 1 if node.start_mark.index == node.end_mark.index and after >= 0 else end)


def plain(value: Any) -> Any:
    """What YAML says, as JSON can say it."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise ValueError(f"a {type(value).__name__} is nothing that a scenario says")


def study(text: str, files: Mapping[str, Sequence[Path]], revive: Revive, lang: str = "en") -> dict[str, Any]:
    """Everything an editor must know of a scenario. What is wrong with it is part of the answer.

    ``files`` are the card files of each game that are at hand.
    """
    answer: dict[str, Any] = {"game": None, "sheet": None, "data": None, "block": False, "parts": {}, "cards": []}
    answer |= {"edition": "", "title": "", "problem": None, "notes": [], "decides": None, "known": []}
    try:
        read = Text(text)
        answer |= read.json()
        try:
            _laid(read, text, files, revive, answer, lang)
        except (ScenarioError, CardError, MatchError) as error:
            raise read.trouble(error) from None
    except Trouble as trouble:
        answer["problem"] = trouble.json()
    return answer


def _laid(
    read: Text, text: str, files: Mapping[str, Sequence[Path]], revive: Revive, answer: dict[str, Any], lang: str
) -> None:
    """Lays the scenario, and notes on the way what is known so far."""
    named = read.data.get("game") if isinstance(read.data, dict) else None
    if isinstance(named, str):
        rules = game(named)
        answer |= {"game": rules.name, "sheet": asdict(rules.sheet())}
    scenario = parse(text, "scenario")
    if scenario.files:
        raise CardError("cards: they must be written in the scenario itself, not named by a file")
    rules = game(scenario.game)
    book = rules.book(scenario.edition)
    setup = scenario.spec["phase"] == "setup"
    answer |= {"sheet": asdict(rules.sheet(book, setup)), "edition": book.name, "title": scenario.title}
    faces = faces_of(rules, scenario, files.get(rules.name, ()), None)
    inline = [row["id"] for row in scenario.inline]
    answer["cards"] = [own(rules, faces[identity]) for identity in dict.fromkeys(inline) if identity in faces]
    answer["known"] = sorted(identity for identity in faces if identity not in inline)
    match = revive(rules, header_of(rules, scenario, faces, text))
    events = [event for event in match.table.events if is_told(event) and event.kind != "rule"]
    lines = [line for event in events[:MOST_NOTES] if (line := rules.line(event, None, lang, match.edition))]
    answer["notes"] = lines if not setup else []
    answer["decides"] = match.decision.player if match.decision is not None else None


def own(rules: Game, face: Face) -> dict[str, Any]:
    """A card that a scenario brings with it."""
    row = names(rules).row(rules.data(face))
    return everything(rules, rules.face(row) if "abroad" in row else face, row, abroad(rules, row))


def header_of(rules: Game, scenario: Scenario, faces: Mapping[str, Face], text: str) -> dict[str, Any]:
    """What is kept of a table that is laid by a scenario."""
    return {"scenario": text, "cards": {identity: rules.data(face) for identity, face in faces.items()}}
