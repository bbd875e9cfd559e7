"""A game of its own room and the registry alone is read, played, judged, drawn, written down and offered like any other."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
import yaml
from rich.console import Console

from peaks import verbs
from peaks.game import HOME, NAMES, Peaks
from peaks.things import Peak, PeakTable
from shinpan.cli.terminal import Terminal
from shinpan.effects.context import Context
from shinpan.effects.ops import Op
from shinpan.games.base import Game
from shinpan.games.wording import Wording, meanings
from shinpan.library import clauses, game, game_names, parse_deck, read_cards, starter_deck, starter_decks, starter_faces
from shinpan.library.registry import forget, register
from shinpan.match import Match, play
from shinpan.meaning.schema import SchemaError
from shinpan.phrases.book import meaning
from shinpan.players import bot
from shinpan.scenarios import run_file

SCENARIOS = sorted((HOME / "scenarios").glob("*.yaml"))


@pytest.fixture
def peaks() -> Iterator[Game]:
    """The game, registered as long as a test needs it."""
    register(Peaks)
    yield game("peaks-1")
    forget("peaks")


def match_of(rules: Game, seed: int = 5) -> Match:
    return Match(rules, [starter_deck(rules, name).cards for name in ("low", "high")], seed=seed)


# ------------------------------------------------------------------ found


def test_it_is_found_and_forgotten(peaks: Game) -> None:
    assert "peaks" in game_names()
    assert starter_decks(peaks) == ("high", "low")
    forget("peaks")
    assert "peaks" not in game_names()


def shinpan(setting: str, *words: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, with a game that a setting names."""
    path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(HOME.parent))))
    environment = dict(os.environ) | {"SHINPAN_GAMES": setting, "PYTHONPATH": path}
    command = [sys.executable, "-m", "shinpan", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)


def test_a_setting_names_it_for_every_program() -> None:
    done = shinpan("peaks=peaks.game:Peaks", "scenario", "run", *map(str, SCENARIOS))
    assert done.returncode == 0, done.stderr
    assert shinpan("peaks=peaks.game:Peaks", "rules", "show", "peaks-1", "4.6").returncode == 0


@pytest.mark.parametrize("setting", ["peaks", "peaks=peaks.nowhere:Peaks", "peaks=peaks.game:Hills"])
def test_a_setting_that_names_no_game_is_one_line(setting: str) -> None:
    done = shinpan(setting, "cards", "show", "PK-1")
    assert done.returncode == 2
    assert done.stderr.startswith("shinpan: SHINPAN_GAMES: peaks=")
    assert done.stderr.count("\n") == 1


# ------------------------------------------------------------------ read


def test_its_phrasebook_is_a_page_of_two_languages() -> None:
    for lang in Peaks.languages:
        entries = {(entry.category, entry.line) for entry in Peaks.wording.reader(lang).book.entries}
        assert 20 <= len(entries) <= 25
    assert len((HOME / "words" / "peaks.pb").read_text("utf-8").splitlines()) < 130


def test_its_cards_mean_the_same_in_both_languages(peaks: Game) -> None:
    faces = [face for face in starter_faces(peaks).values() if face.text]
    assert len(faces) == 7
    for face in faces:
        other = "ja" if face.lang == "en" else "en"
        twin = peaks.face({**peaks.data(face), "lang": other, "text": peaks.texts(face, other)["text"]})
        assert not twin.unread
        assert twin.text != face.text
        assert meanings(Peaks.wording.read(twin)) == meanings(Peaks.wording.read(face))


def test_two_wordings_are_one_meaning_by_rewriting() -> None:
    texts = ("Topple 1 of your peaks.", "Choose 1 of your peaks, then topple it.")
    first, second = (meanings(Peaks.wording.reader("en").read(text)) for text in texts)
    assert first == second
    assert repr(first[0]) == "And(a=Choose(n=1, x=Peaks(o=Your)), b=Topple(x=It))"


def test_what_is_not_understood_or_not_carried_out_is_told(peaks: Game) -> None:
    row = {
        "id": "T",
        "name": "Fog",
        "kind": "peak",
        "text": "Draw 1 card. Hide this peak. Lift it by 1 for each of your peaks.",
    }
    assert peaks.unread(peaks.face(row)) == ["Hide this peak"]
    chosen = Peaks.wording.builder.make("Act", meanings(Peaks.wording.reader("en").read("Draw 2 cards."))[0])
    assert isinstance(chosen, verbs.Draw)


def test_its_cards_and_decks_are_read(peaks: Game) -> None:
    assert len(parse_deck("Peaks (10)\n6 PK-1\n4 Ridge", starter_faces(peaks)).cards) == 10
    assert [item.status for item in read_cards(peaks, [peaks.starter_cards()]).items] == ["full"] * 7


class Echo(Op):
    """A new keyword: lift this peak by so much for each card in hand."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, c: Context) -> bool:
        assert isinstance(c.source, Peak)
        hand = c.table.zone(c.controller, 1)
        c.source.lifted += self.n * len(hand.cards)
        return True


def test_a_keyword_is_a_declaration_an_operation_and_a_scenario(tmp_path: Path) -> None:
    shutil.copytree(HOME, tmp_path, dirs_exist_ok=True)
    declaration = "%node Line Echo(n: int) = Echo(n)\n@Sentence\nEcho\n en Echo {n:Num}\n ja こだま{n:Num}\n"
    (tmp_path / "words" / "zz-echo.pb").write_text(declaration, "utf-8")

    class WithEcho(Peaks):
        home = tmp_path
        wording = Wording(tmp_path / "words", {**NAMES, "Echo": Echo}, unbuilt=Peaks.wording.unbuilt)

    with pytest.raises(SchemaError, match=r"names Echo, which is no slot and not in the vocabulary"):
        Wording(tmp_path / "words", NAMES, unbuilt=Peaks.wording.unbuilt).builder  # noqa: B018
    scenario = tmp_path / "echo.yaml"
    scenario.write_text(
        "game: peaks\ncards: [{id: T, name: Bell, kind: peak, height: 1, text: Echo 2.}]\n"
        "p1: {hand: [T, PK-2, PK-2]}\nscript: [{p1: {raise: T}}]\nexpect: {p1.heights: 5}\n",
        "utf-8",
    )
    register(WithEcho)
    try:
        assert run_file(scenario).failed == []
        register(Peaks)
        assert run_file(scenario).unread, "without the declaration nobody understands it"
    finally:
        forget("peaks")


# ------------------------------------------------------------------ played


def test_it_is_played_by_bots_saved_and_loaded(peaks: Game) -> None:
    decks = [starter_deck(peaks, name).cards for name in ("low", "high")]
    for seed in range(4):
        outcome = play(peaks, decks, [bot("random", seed), bot("greedy", seed)], seed=seed)
        assert outcome.reason == "heights"
    match = match_of(peaks)
    match.choose(0)
    again = Match.load(json.loads(json.dumps(match.save())))
    assert again.game is peaks
    assert again.view(0) == match.view(0)


def test_a_bot_that_looks_ahead_beats_one_that_does_not(peaks: Game) -> None:
    deck = starter_deck(peaks, "low").cards
    won = [play(peaks, [deck, deck], [bot("random", seed), bot("greedy", seed)], seed=seed).winner for seed in range(10)]
    assert won.count(1) > won.count(0)


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: str(file.stem))
def test_its_scenarios_run(peaks: Game, file: Path) -> None:
    result = run_file(file)
    assert (result.failed, result.unread, result.result) == ([], [], "pass")


def test_its_scenarios_show_every_clause(peaks: Game) -> None:
    shown = {rule for file in SCENARIOS for rule in run_file(file).rules}
    assert shown == clauses(peaks).keys()


def test_a_scenario_is_refused_in_its_words(peaks: Game, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("game: peaks\nscript: [{p1: {charge: S}}]\n", "utf-8")
    assert "charge is not a verb of peaks" in run_file(file).failed[0]
    file.write_text("game: peaks\nmemory: 3\n", "utf-8")
    assert "unknown field memory" in run_file(file).failed[0]


def test_its_log_cites_clauses_in_both_languages(peaks: Game) -> None:
    match = match_of(peaks)
    match.choose(0)
    event = next(event for event in match.table.events if event.kind == "raised")
    name = event.card.face.name if event.card else ""
    assert peaks.tell(event, None) == f"[2.1] Player 1 raises {name}"
    assert peaks.tell(event, None, "ja") == f"[2.1] プレイヤー1が{name}を立てる"


def test_nobody_sees_more_than_the_rules_allow(peaks: Game) -> None:
    match = match_of(peaks)
    for viewer, own in ((0, 3), (1, 0), (None, 0)):
        assert len(match.view(viewer)["players"][0]["hand"]["cards"]) == own
        assert match.view(viewer)["players"][0]["deck"] == {"count": 7, "cards": []}
    drawn = [event for event in match.table.events if event.kind == "drawn" and event.player == 0]
    assert "draws a card" in peaks.tell(drawn[0], 1)


def test_the_way_of_a_sentence_is_told_as_it_is(peaks: Game) -> None:
    """The page that shows it, from the card file to the log."""
    page = (HOME.parents[1] / "docs" / "architecture.md").read_text("utf-8")
    way = re.sub(r"^ +", "", page.partition("## The way of a sentence")[2].partition("\n## ")[0], flags=re.M)
    face = starter_faces(peaks)["PK-4"]
    (sentence,) = Peaks.wording.read(face).sentences
    assert sentence.raw is not None
    card = next(line for line in peaks.starter_cards().read_text("utf-8").splitlines() if "PK-4" in line)
    for line in (card, repr(meaning(sentence.raw)), repr(sentence.meaning)):
        assert f"\n{line}\n" in way, line
    book = (HOME / "words" / "peaks.pb").read_text("utf-8")
    rules = re.findall(r"^%\w+ .*$", way, re.M)
    assert len(rules) == 4
    assert [rule for rule in rules if rule not in book.splitlines()] == []
    entries = re.findall(r"^(\w+(?:\[.*\])?) +en (.*)$", way, re.M)
    assert len(entries) == 5
    for kind, wording in entries:
        assert re.search(rf"^{re.escape(kind)}\n(?: .*\n)* en {re.escape(wording)}$", book, re.M), kind
    table, _ = peaks.position({"p1": {"hand": ["PK-4"]}, "p2": {"range": ["PK-2", "PK-3"]}}, starter_faces(peaks), 1)
    assert isinstance(table, PeakTable)
    table.recording = True
    table.raised(table.zone(0, 1).cards[0], 0)
    for lang in ("en", "ja"):
        assert f"\n{peaks.tell(table.events[-1], None, lang)}\n" in way


# ------------------------------------------------------------------ shown


def test_a_terminal_draws_it_zone_by_zone(peaks: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    out = StringIO()
    monkeypatch.setattr("builtins.input", lambda prompt="": "1")
    terminal = Terminal(match_of(peaks), "random", False, "en", Console(file=out, width=120, color_system=None))
    assert terminal.run() == 0
    text = out.getvalue()
    assert "range: 1  " in text
    assert "heights: " in text
    assert "(height 1)" in text
    assert "in turn" in text


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
    assert checked["curve"] == {"1": 10}
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
