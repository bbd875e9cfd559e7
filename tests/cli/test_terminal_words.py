"""What the terminal says in Japanese and Chinese: every sentence has its pattern there, with the same parts."""

from __future__ import annotations

import ast
import io
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from rich.console import Console

import shinpan
from shinpan.cli.terminal import HELP, QUESTIONS, Terminal
from shinpan.games.boards import terminal_words
from shinpan.library import game, game_names, starter_deck, starter_decks, starter_faces
from shinpan.match import Match

SOURCES = Path(str(shinpan.__file__)).parent
FILES = ["games/boards.py", "cli/terminal.py", "cli/look.py", "cli/play.py"]


def said(path: Path) -> Iterator[str]:
    """The patterns that a module says."""

    def constants(node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.IfExp):
            yield from constants(node.body)
            yield from constants(node.orelse)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value

    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "say":
                yield from constants(node.args[0])


def wanted() -> set[str]:
    """All that the terminal says, and the words of the games that it shows."""
    found = {HELP, *QUESTIONS.values()}
    for file in [*FILES, *(f"games/{name}/outside/board.py" for name in game_names())]:
        found.update(said(SOURCES / file))
    for name in game_names():
        rules = game(name)
        found.update(rules.about.phases, rules.board().questions.values(), rules.about.facts or ())
        for face in starter_faces(rules).values():
            found.update([face.kind, *map(str, rules.data(face).get(rules.about.colours) or ())])
    return found


def fields(pattern: str) -> set[str]:
    """What is put into a pattern."""
    return {name for _, name, _, _ in Formatter().parse(pattern) if name is not None}


@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_every_sentence_has_its_pattern(lang: str) -> None:
    words = terminal_words(lang)
    assert sorted(wanted() - set(words)) == []
    for english, pattern in words.items():
        assert fields(pattern) == fields(english), english


@pytest.mark.parametrize(("lang", "help"), [("ja", "選択肢の番号"), ("zh", "请输入选项编号")])
@pytest.mark.parametrize("name", ["digimon", "fftcg", "divinecross"])
def test_a_sitting_in_another_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, lang: str, help: str
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    rules = game(name)
    decks = [starter_deck(rules, deck).cards for deck in starter_decks(rules)[:2]]
    out = io.StringIO()
    match = Match(rules, decks, seed=7, names=["あなた", "Random"])
    terminal = Terminal(match, "random", False, lang, Console(file=out, width=160, color_system=None))
    lines = iter(["help", "look hand", "why", "log", "nonsense", "1", "1", "1", "1", "undo", "quit"])
    monkeypatch.setattr(terminal, "read", lambda prompt: next(lines))
    assert terminal.run() == 0
    shown = out.getvalue()
    assert help in shown and terminal.say("Taken back.") in shown
    for english in ("choose", "Type the number", "hand:", "battle:", "phase", "is kept"):
        assert english not in shown, english
