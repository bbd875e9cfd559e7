"""A game of its own room and the registry alone can be played, judged, drawn, written down and offered like any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
import yaml
from rich.console import Console

import shinpan.table.table as table_module
from shinpan.cli.terminal import Terminal
from shinpan.games.base import Game
from shinpan.library import game, game_names, parse_deck, read_cards, starter_deck, starter_decks, starter_faces
from shinpan.library.registry import forget, register
from shinpan.match import Match, play
from shinpan.players import bot
from shinpan.scenarios import run_file

if not str(table_module.__file__).endswith(".py"):
    pytest.skip("a game that is not compiled cannot sit at a compiled table", allow_module_level=True)

from peaks.game import Peaks


@pytest.fixture
def peaks() -> Iterator[Game]:
    """The game, registered as long as a test needs it."""
    register(Peaks)
    yield game("peaks-1")
    forget("peaks")


def match_of(rules: Game, seed: int = 5) -> Match:
    return Match(rules, [starter_deck(rules, name).cards for name in ("low", "high")], seed=seed)


def test_it_is_found_and_forgotten(peaks: Game) -> None:
    assert "peaks" in game_names()
    assert starter_decks(peaks) == ("high", "low")
    forget("peaks")
    assert "peaks" not in game_names()


def test_it_is_played_by_bots_saved_and_loaded(peaks: Game) -> None:
    decks = [starter_deck(peaks, name).cards for name in ("low", "high")]
    won = [play(peaks, decks, [bot("random", seed), bot("greedy", seed)], seed=seed).winner for seed in range(4)]
    assert 1 in won
    match = match_of(peaks)
    match.choose(0)
    again = Match.load(json.loads(json.dumps(match.save())))
    assert again.game is peaks
    assert again.view(0) == match.view(0)


def test_a_terminal_draws_it_zone_by_zone(peaks: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    out = StringIO()
    monkeypatch.setattr("builtins.input", lambda prompt="": "1")
    terminal = Terminal(match_of(peaks), "random", False, "en", Console(file=out, width=120, color_system=None))
    assert terminal.run() == 0
    text = out.getvalue()
    assert "range: 1  " in text
    assert "heights: " in text
    assert "turns_left: 7" in text
    assert "(height 2)" in text
    assert "in turn" in text


def test_its_scenarios_run(peaks: Game, tmp_path: Path) -> None:
    file = tmp_path / "raise.yaml"
    file.write_text(
        "title: A summit\ngame: peaks\np1: {hand: [{card: PK-3, as: S}], range: [PK-1]}\n"
        "script: [{p1: {raise: S}}]\nexpect: {p1.heights: 4, S.zone: p1.range}\n",
        "utf-8",
    )
    result = run_file(file)
    assert result.failed == []
    file.write_text("game: peaks\nscript: [{p1: {charge: S}}]\n", "utf-8")
    assert "charge is not a verb of peaks" in run_file(file).failed[0]
    file.write_text("game: peaks\nmemory: 3\n", "utf-8")
    assert "unknown field memory" in run_file(file).failed[0]


def test_its_cards_and_decks_are_read(peaks: Game) -> None:
    assert len(parse_deck("Peaks (10)\n6 PK-1\n4 Ridge", starter_faces(peaks)).cards) == 10
    report = read_cards(peaks, [peaks.starter_cards()])
    assert [item.status for item in report.items] == ["full"] * 3


def test_the_server_offers_shows_and_writes_it_down(peaks: Game) -> None:
    pytest.importorskip("fastapi", reason="the extra 'server' is not installed")
    from shinpan.server.api import GameFacts
    from shinpan.server.catalogue import Catalogue
    from shinpan.server.positions import position_yaml
    from shinpan.server.seeing import Sight

    catalogue = Catalogue([])
    facts = GameFacts(**catalogue.about("peaks"), bots=[])
    assert (facts.title, facts.curve, facts.searched, facts.kinds) == ("Peaks", "height", ["height"], ["peak"])
    checked = catalogue.checked(peaks, starter_deck(peaks, "low"))
    assert checked["legal"]
    assert checked["curve"] == {"1": 6, "2": 4}
    match = match_of(peaks)
    match.choose(0)
    decision = match.decision
    assert decision is not None
    sight = Sight(match, decision.player)
    assert [option["text"] for option in sight.decision(decision)["options"]][-1] == "rest"
    assert sight.view["players"][0]["range"][0]["ref"] == "b0"
    written = yaml.safe_load(position_yaml(match))
    table, _ = peaks.position(written, starter_faces(peaks), 1)
    assert peaks.view(table, None)["players"] == match.view(None)["players"]
