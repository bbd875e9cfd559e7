"""The header of a match, from which it is laid again: who plays with which cards, or the scenario it came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..games.base import Game
from ..library import game
from ..match import Match
from ..scenarios import Scenario, parse
from ..table.cards import Face
from ..table.edition import Edition
from ..table.table import Table as Laying


def head(match: Match) -> dict[str, Any]:
    """A match without its choices."""
    data = match.save()
    del data["choices"], data["fingerprints"]
    return data


def revive(rules: Game, header: dict[str, Any]) -> Match:
    """The match a header describes, at its beginning."""
    if "scenario" not in header:
        return Match.load({**header, "choices": []}, rules)
    scenario = parse(header["scenario"], "scenario")
    faces = {identity: rules.face(data, f"card {identity}") for identity, data in header["cards"].items()}
    return lay(rules, scenario, faces)


def laid_again(header: dict[str, Any]) -> Match:
    """The match a header describes, at its beginning and without a log."""
    if "scenario" not in header:
        return Match.load({**header, "choices": []}, quiet=True)
    return revive(game(parse(header["scenario"], "scenario").game), header).fork(quiet=True)


def lay(rules: Game, scenario: Scenario, faces: Mapping[str, Face]) -> Match:
    """The match of a scenario, at its beginning."""
    return Match(laid(rules, scenario.spec, faces), [[], []], seed=scenario.seed, edition=scenario.edition)


def laid(rules: Game, spec: Mapping[str, Any], faces: Mapping[str, Face]) -> Game:
    """The game, but its tables are laid as a scenario says."""

    class Laid(type(rules)):  # type: ignore[misc]
        """A game from a position on."""

        def table(self, decks: object, seed: int, edition: Edition | None = None) -> Laying:
            return rules.position(spec, faces, seed, edition)[0]

    made = Laid()
    assert isinstance(made, Game)
    return made
