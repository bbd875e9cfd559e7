"""The public API of matches, and how it answers misuse."""

from __future__ import annotations

import copy
import gc
import json
import threading
from collections.abc import Callable
from typing import Any

import pytest
from greenlet import greenlet

from shinpan.games.base import Game
from shinpan.library import game, starter_deck, starter_decks
from shinpan.match import BadSave, GameIsOver, IllegalChoice, Match, MatchError
from shinpan.match.resting import NEVER, YOUNG
from shinpan.table.cards import Face
from shinpan.table.decisions import Decision, Option, Seat

RULES = game("divinecross")


def decks(rules: Game = RULES) -> list[list[Face]]:
    return [starter_deck(rules, "ember").cards, starter_deck(rules, "tide").cards]


def new(seed: int = 7, **options: Any) -> Match:
    return Match(RULES, decks(), seed=seed, **options)


def to_free_action(match: Match, after: int = 0) -> Match:
    """Goes on until someone may act freely, at least that many choices later."""
    made = 0
    while match.decision is not None and (made < after or not match.decision.free):
        match.choose(len(match.decision.options) - 1 if match.decision.free else 0)
        made += 1
    assert match.decision is not None
    return match


def test_a_match_stands_at_a_decision() -> None:
    match = new()
    assert isinstance(match.decision, Decision)
    assert match.outcome is None
    assert match.choices == []
    assert match.names == ["Player 1", "Player 2"]


def test_choose_takes_an_option_or_its_number() -> None:
    one, other = new(), new()
    assert one.decision is not None
    one.choose(one.decision.options[-1])
    assert other.decision is not None
    other.choose(len(other.decision.options) - 1)
    assert one.choices == other.choices
    assert one.view(0) == other.view(0)


@pytest.mark.parametrize("choice", [-1, 99, Option("fly"), True])
def test_illegal_choices_are_refused_and_change_nothing(choice: Any) -> None:
    match = new()
    before = match.view(0)
    with pytest.raises(IllegalChoice):
        match.choose(choice)
    assert match.view(0) == before
    match.choose(0)


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    match = new()
    match.concede(0)
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.winner == 1
    assert match.outcome.rule == "103.4"
    with pytest.raises(GameIsOver):
        match.choose(0)
    with pytest.raises(GameIsOver):
        match.concede(1)


def test_even_the_end_can_be_taken_back() -> None:
    match = to_free_action(new())
    before = match.view(0)
    match.concede(1)
    match.undo()
    assert match.view(0) == before
    assert match.outcome is None
    match.choose(0)


@pytest.mark.parametrize("n", [0, -1, 5])
def test_more_than_was_done_cannot_be_taken_back(n: int) -> None:
    with pytest.raises(MatchError, match="cannot be taken back"):
        new().undo(n)


def test_there_are_two_players() -> None:
    with pytest.raises(MatchError, match="two decks"):
        Match(RULES, decks()[:1])
    with pytest.raises(MatchError, match="two players"):
        Match(RULES, decks(), names=["A"])
    with pytest.raises(MatchError, match="no player 2"):
        new().concede(2)


def test_a_quiet_match_keeps_no_log() -> None:
    match = to_free_action(new(quiet=True))
    assert match.events(0) == []
    loud = to_free_action(new())
    assert loud.events(0)
    copy = loud.fork(quiet=True)
    copy.choose(0)
    assert copy.events(0) == []


def test_events_carry_clauses_and_hide_cards() -> None:
    match = to_free_action(new())
    drawn = {player: [e for e in match.events(player) if e["event"] == "drew" and e.get("player") == "p1"] for player in (0, 1)}
    assert len(drawn[0]) == len(drawn[1]) >= 5
    assert all("card" in event for event in drawn[0])
    assert not any("card" in event or "id" in event for event in drawn[1])
    assert all(event["rule"] for event in drawn[1])
    assert not any(e["event"] == "withheld" and e["player"] == "p1" for e in match.events(1))
    assert not any(e["event"] == "withheld" for e in match.events(None))


def test_saves_are_plain_and_complete() -> None:
    match = to_free_action(new(names=["Aya", "Ben"]))
    data = json.loads(json.dumps(match.save()))
    loaded = Match.load(data)
    assert loaded.names == ["Aya", "Ben"]
    assert loaded.save() == data
    assert loaded.view(1) == match.view(1)


def test_a_broken_engine_leaves_the_match_where_it_was() -> None:
    match = to_free_action(new())
    made, before = len(match.choices), match.view(0)
    seat = match.table.seats[0]

    class Broken(Seat):
        def choose(self, table: object, decision: Decision) -> int:
            raise RuntimeError("broken")

    match.table.seats = [Broken(), Broken()]
    assert match.decision is not None
    with pytest.raises(RuntimeError, match="broken"):
        match.choose(len(match.decision.options) - 1)
    assert match.table.seats[0] is not seat
    assert len(match.choices) == made
    assert match.view(0) == before
    match.choose(0)


def test_a_dropped_match_leaves_nothing_behind(capfd: pytest.CaptureFixture[str]) -> None:
    gc.collect()
    before = sum(isinstance(thing, greenlet) for thing in gc.get_objects())
    for seed in range(20):
        to_free_action(new(seed))
    gc.collect()
    assert sum(isinstance(thing, greenlet) for thing in gc.get_objects()) <= before
    assert capfd.readouterr() == ("", "")


def test_a_match_may_move_to_another_thread() -> None:
    match = to_free_action(new())
    twin = match.fork()
    errors: list[BaseException] = []

    def work() -> None:
        try:
            match.choose(0)
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert not errors
    twin.choose(0)
    if match.decision is not None:
        match.choose(0)
        twin.choose(0)
    assert match.view(0) == twin.view(0)
    assert match.events(0) == twin.events(0)


def without(key: str) -> Callable[[dict[str, Any]], Any]:
    return lambda data: {k: v for k, v in data.items() if k != key}


def with_(key: str, value: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda data: {**data, key: value}


def broken_card(data: dict[str, Any]) -> Any:
    data = copy.deepcopy(data)
    next(iter(data["cards"].values()))["hp"] = "many"
    return data


def renamed_card(data: dict[str, Any]) -> Any:
    data = copy.deepcopy(data)
    next(iter(data["cards"].values()))["id"] = "ZZ-9"
    return data


BAD: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    ("not an object", lambda data: [data], "must be an object"),
    ("nothing", lambda data: None, "must be an object"),
    ("no format", without("format"), "no format number"),
    ("format as text", with_("format", "1"), "no format number"),
    ("newer format", with_("format", 2), "format 2 is not known"),
    ("no game", without("game"), "game must be"),
    ("unknown game", with_("game", "chess"), "unknown game 'chess'"),
    ("another game", with_("game", "fftcg"), "is not the edition played here (fftcg-"),
    ("other edition", with_("edition", "0.9"), "edition '0.9'"),
    ("no seed", without("seed"), "seed must be"),
    ("seed as text", with_("seed", "7"), "seed must be"),
    ("seed as truth", with_("seed", True), "seed must be"),
    ("no names", without("names"), "names must be"),
    ("one name", with_("names", ["A"]), "names must be"),
    ("names not text", with_("names", [1, 2]), "names must be text"),
    ("no decks", without("decks"), "decks must be"),
    ("three decks", lambda data: {**data, "decks": data["decks"] + data["decks"][:1]}, "decks must be"),
    ("deck not a list", with_("decks", ["A", "B"]), "deck 1 must be"),
    ("empty deck", lambda data: {**data, "decks": [data["decks"][0], []]}, "deck 2 must be"),
    ("unknown card", lambda data: {**data, "decks": [data["decks"][0], ["ZZ-9"]]}, "'ZZ-9'"),
    ("no cards", without("cards"), "cards must be"),
    ("cards not an object", with_("cards", []), "cards must be"),
    ("card not an object", lambda data: {**data, "cards": dict.fromkeys(data["cards"], 3)}, "must be an object with fields"),
    ("card that cannot be", broken_card, "hp"),
    ("card under a wrong number", renamed_card, "calls itself 'ZZ-9'"),
    ("no choices", without("choices"), "choices must be"),
    ("choices not a list", with_("choices", 3), "choices must be"),
    ("choice not a number", with_("choices", [0, "x"]), "choice 2 must be"),
    ("choice as truth", with_("choices", [True]), "choice 1 must be"),
    ("illegal choice", lambda data: {**data, "choices": [*data["choices"], 999]}, "is 999, but there were"),
    ("negative choice", with_("choices", [-7]), "choice 1 is -7"),
    ("choices after the end", with_("choices", [-1, 0]), "over after 1 choices"),
]


@pytest.mark.parametrize(
    ("spoil", "message"), [(spoil, message) for _, spoil, message in BAD], ids=[name for name, _, _ in BAD]
)
def test_bad_saves_get_one_clear_line(spoil: Callable[[dict[str, Any]], Any], message: str) -> None:
    match = to_free_action(new())
    with pytest.raises(BadSave) as caught:
        Match.load(spoil(match.save()))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_save_of_another_version_that_does_not_replay_says_so() -> None:
    data = new().save() | {"engine": "0.0.0", "choices": [999]}
    with pytest.raises(BadSave, match=r"written by version 0\.0\.0"):
        Match.load(data)


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize("name", ["divinecross", "digimon", "fftcg"])
def test_a_copy_in_the_midst_of_an_action_stays_there_whatever_the_match_does(name: str, quiet: bool) -> None:
    rules = game(name)
    lists = [starter_deck(rules, deck).cards for deck in sorted(starter_decks(rules))[:2]]
    match = Match(rules, lists, seed=5, quiet=quiet)
    kept: list[tuple[Match, dict[str, Any], list[str], list[int], str]] = []
    for number in range(120):
        decision = match.decision
        if decision is None:
            break
        if not decision.free and number % 3 == 0:
            copied = match.fork().fork() if number % 2 else match.fork()
            kept.append((copied, match.view(0), [repr(x) for x in decision.options], match.choices, match.fingerprint()))
        match.choose(number * 7 % len(decision.options))
    assert kept
    for copied, view, options, choices, mark in kept:
        assert copied.decision is not None
        assert [repr(option) for option in copied.decision.options] == options
        assert copied.view(0) == view and copied.choices == choices and copied.fingerprint() == mark
        copied.choose(0)
        assert copied.choices == [*choices, 0]
        copied.undo()
        assert copied.view(0) == view and copied.fingerprint() == mark


def test_the_copy_of_a_match_that_goes_back_keeps_its_log() -> None:
    match = new()
    for number in range(40):
        if match.decision is None:
            break
        match.choose(number % len(match.decision.options))
    log = match.log()
    match.thin(recent=1, apart=1000)
    silent = match.fork(quiet=True)
    silent.undo(3)
    assert silent.log() == []
    assert match.log() == log
    match.undo(3)
    assert match.log() == log[: len(match.log())] and match.log()


class Noting(Seat):
    """A bot that notes how the collector is set while it thinks."""

    def __init__(self) -> None:
        self.seen: tuple[int, int, int] = (0, 0, 0)

    def choose(self, table: object, decision: Decision) -> int:
        self.seen = gc.get_threshold()
        if decision.kind == "none":
            raise LookupError("nothing to choose")
        return 0


def test_while_a_bot_thinks_the_collector_looks_at_young_objects_only() -> None:
    before = gc.get_threshold()
    match, bot = new(), Noting()
    match.ask(bot)
    assert bot.seen == (YOUNG, NEVER, NEVER)
    assert gc.get_threshold() == before
    assert match.decision is not None
    match.decision.kind = "none"
    with pytest.raises(LookupError):
        match.ask(bot)
    assert gc.get_threshold() == before
