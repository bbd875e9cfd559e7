"""Logs and options in other languages: every sentence that a game can say has its pattern there, and no word stays English."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from string import Formatter

import pytest

from shinpan.games import telling
from shinpan.games.base import Game
from shinpan.games.marks import icons
from shinpan.games.telling import TOLD_IN, Said, say, worded, words_of
from shinpan.library import game, game_names, starter_deck, starter_decks
from shinpan.match import Match

OTHERS = [lang for lang in TOLD_IN if lang != "en"]
SEEDS = 4
MOST = 400
ENGLISH = re.compile(r"[A-Za-z]{2,}")
ALIKE = re.compile(r"\{\w*\}|(?<![A-Za-z])(?:KO|HP|DP|CP|EX|LB|DNA|Lv|BURST|ACE)(?![A-Za-z])")
"""What is the same in every language: places for names, and abbreviations that players use."""


def home_of(name: str) -> Path:
    """The folder of a game."""
    return Path(str(importlib.import_module(f"shinpan.games.{name}").__file__)).parent


def said_in(path: Path) -> set[str]:
    """The patterns in the source of a module: what is said, what a variable ``pattern`` is given, and dicts of sentences."""
    found: set[str] = set()

    def constants(node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.IfExp):
            yield from constants(node.body)
            yield from constants(node.orelse)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value

    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
            found.update(constants(node.args[0]))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "pattern":
            found.update(constants(node.value))
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict) and node.col_offset == 0:
            found.update(text for value in node.value.values for text in constants(value))
        elif isinstance(node, ast.DictComp) and isinstance(node.generators[0].iter, ast.Tuple):
            found.update(text for value in node.generators[0].iter.elts for text in constants(value))
    return found


def wordy(pattern: str) -> bool:
    """Whether a pattern has words, and so must be told in other languages; one of signs alone may be."""
    return ENGLISH.search(re.sub(r"\{\w*\}", "", pattern)) is not None


GAMES = Path(str(telling.__file__)).parent
SHARED = said_in(GAMES / "telling.py") | said_in(GAMES.parent / "server" / "seeing.py")
"""What is said whatever the game is."""


def patterns(text: object) -> Iterator[str]:
    """The patterns a sentence was made by."""
    if isinstance(text, Said):
        yield text.pattern
        for part in text.parts.values():
            yield from patterns(part)


def fields(pattern: str) -> set[str]:
    """What is put into a pattern."""
    return {name for _, name, _, _ in Formatter().parse(pattern) if name is not None}


def test_a_sentence_is_made_again_in_another_language() -> None:
    words = {"{who} draws {card}": "{card} <- {who}", "Player {n}": "P{n}", "a card": "?"}
    said = say("{who} draws {card}", who=say("Player {n}", n=2), card=say("a card"))
    assert (said, worded(said, words)) == ("Player 2 draws a card", "? <- P2")
    assert worded(say("{who} draws {card}", who="A", card="a card"), words) == "a card <- A", "names are no words"
    assert worded("plain", {"plain": "no"}) == "plain"


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", game_names())
def test_every_sentence_has_its_pattern(name: str, lang: str) -> None:
    home = home_of(name)
    words, shared = words_of(home, lang), words_of(GAMES, lang)
    wanted = said_in(home / "outside" / "telling.py") | said_in(home / "outside" / "answering.py") | SHARED
    wanted |= set(icons(home, "en"))
    assert sorted(filter(wordy, wanted - set(words))) == [], "not told in this language"
    assert sorted(set(words) - wanted) == [], "nobody says this"
    assert sorted(set(shared) - SHARED) == [], "only this game says this"
    for english, pattern in words.items():
        assert fields(pattern) == fields(english), english
        assert not ENGLISH.search(ALIKE.sub("", pattern)), pattern


def spoken(rules: Game, seed: int) -> Iterator[tuple[str, Match]]:
    """Everything that is said in a random game: lines of the log for all viewers, options, and why something is none."""
    dice = Random(seed)
    names = starter_decks(rules)
    decks = [starter_deck(rules, dice.choice(names)).cards for _ in range(2)]
    match = Match(rules, decks, seed=seed)
    for _ in range(MOST):
        decision = match.decision
        if decision is None:
            break
        for option in decision.options:
            yield rules.describe(match.table, decision, option), match
        for verb, uid, rule in decision.withheld:
            for fact in rules.grounds(match.table, decision.player, verb, uid, rule):
                yield fact, match
        match.choose(dice.randrange(len(decision.options)))
    for event in match.table.events:
        if event.kind not in ("rule", "withheld"):
            for viewer in (None, 0, 1):
                yield rules.line(event, viewer), match


@pytest.mark.parametrize("name", game_names())
def test_nothing_else_is_said_in_games(name: str) -> None:
    rules, home = game(name), home_of(name)
    words = {lang: words_of(home, lang) for lang in OTHERS}
    unsaid: set[str] = set()
    said = 0
    for seed in range(SEEDS):
        for text, match in spoken(rules, seed):
            if not text or text.isdigit():
                continue
            names = {card.face.name for card in match.table.cards}
            if not isinstance(text, Said):
                unsaid |= {text} - names
                continue
            said += 1
            for pattern in patterns(text):
                if wordy(pattern):
                    unsaid |= {pattern for lang in OTHERS if pattern not in words[lang]}
            for lang in OTHERS:
                assert worded(text, words[lang]) != text or text in names or not ENGLISH.search(text)
    assert sorted(unsaid) == []
    assert said > 500
