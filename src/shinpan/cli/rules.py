"""``scenario run``, ``rules show`` and ``rules coverage``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ..games.base import CardError, summaries_of
from ..library import game as find_game
from ..library import game_names
from ..library.differences import between
from ..library.kept import kept_rows
from ..library.rows import LeftOut
from ..phrases.languages import LANGUAGES
from ..scenarios import Result, ScenarioError, coverage, find, run_each, run_file, show_clause
from .show import console, print_json, print_left_out, print_table

MISSING = 12
"""How many missing clauses are named in the table."""


def scenario_run(arguments: argparse.Namespace) -> int:
    """Runs scenarios: 0 if all pass, 1 if one fails, 2 if one cannot be run."""
    cards = [Path(path) for path in arguments.cards]
    if cards:
        kept_rows(cards, None, arguments.format)  # a file that cannot be read stops everything
    files = found(arguments.paths)
    left: list[LeftOut] = []
    count = {"pass": 0, "fail": 0, "error": 0}
    out = console()
    results: Iterable[Result]
    if arguments.edition:
        results = (run_file(path, cards, arguments.format, arguments.edition) for path in files)
    else:
        results = (result for path in files for result in run_each(path, cards, arguments.format))
    for result in results:
        count[result.result] += 1
        left += (row for row in result.left if row.card)  # a file of another game is for other scenarios
        if result.result == "error":
            for line in result.failed:
                print(f"shinpan: {' '.join(line.split())}", file=sys.stderr)
        if arguments.json:
            print_json(result.json(arguments.brief), None)
        else:
            told(out, result)
    print_left_out(left)
    if not arguments.json:
        out.print(f"{count['pass']} of {sum(count.values())} scenarios pass")
    return 2 if count["error"] else 1 if count["fail"] else 0


def told(out: Console, result: Result) -> None:
    """Prints what did not pass, and what there is to note."""
    word = f"[red]{result.result}[/]" if not result.passed else "[yellow]note[/]"
    by = f"  (by {result.edition})" if result.other else ""
    if not result.passed or result.notes:
        out.print(f"{word}  {escape(result.scenario)}" + (f"  {escape(result.title)}" if result.title else "") + by)
    for line in result.failed if result.result == "fail" else []:
        out.print(f"      {escape(line)}", soft_wrap=True)
    for line in result.notes:
        out.print(f"      note: {escape(line)}", soft_wrap=True)


def found(paths: list[str]) -> list[Path]:
    """The scenario files; at least one."""
    for path in paths:
        if not Path(path).exists():
            raise CardError(f"{path}: there is no such file or folder")
    files = find(paths)
    if not files:
        raise CardError(f"{paths[0]}: there are no scenarios (.yaml) in this folder")
    return files


def rules_show(arguments: argparse.Namespace) -> int:
    """Prints a clause and what stands on it."""
    refuse_untold(arguments.lang)
    standing = show_clause(arguments.game, arguments.clause)
    clause = standing.clause
    game = find_game(arguments.game)
    edition = game.book(arguments.game if arguments.game != game.name else "")
    said = summaries_of(game.rulebook(edition), arguments.lang).get(clause.id, clause.summary)
    if arguments.json:
        print_json({"game": game.name, "id": clause.id, **standing.json(), "summary": said})
        return 0
    out = console()
    out.print(f"[bold]{escape(clause.id)}[/]  {escape(said)}")
    out.print(f"  {clause.kind}, {'testable' if clause.testable else 'not testable'}")
    for what, lines in (("scenarios", standing.scenarios), ("code", standing.code), ("starter cards", standing.cards)):
        out.print(f"[bold]{what}[/]: {len(lines) or 'none'}")
        for line in lines:
            out.print(f"  {escape(line)}", soft_wrap=True)
    return 0


def refuse_untold(lang: str) -> None:
    """Summaries are there in some languages only; none is replaced by another."""
    if lang not in LANGUAGES:
        raise CardError(f"there are no summaries in {lang!r} (languages: {', '.join(LANGUAGES)})")


def rules_search(arguments: argparse.Namespace) -> int:
    """Prints the clauses whose summary, in some language, has all of some words."""
    game = find_game(arguments.game)
    edition = game.book(arguments.game if arguments.game != game.name else "")
    refuse_untold(arguments.lang)
    words = [word.casefold() for word in arguments.words]
    said = summaries_of(game.rulebook(edition), arguments.lang)
    found = {number: text for number, text in said.items() if all(word in text.casefold() for word in words)}
    if arguments.json:
        print_json({"game": game.name, "edition": edition.name, "lang": arguments.lang, "clauses": found})
        return 0
    out = console()
    for number, text in found.items():
        out.print(f"[bold]{escape(number)}[/]  {escape(text)}", soft_wrap=True)
    out.print(f"{len(found)} of {len(said)} clauses of {edition.name}")
    return 0


def rules_diff(arguments: argparse.Namespace) -> int:
    """Prints what two rule books decide differently, or a position that shows it."""
    game = find_game(arguments.first)
    first, second = (game.book(name if name != game.name else "") for name in (arguments.first, arguments.second))
    if first is second:
        raise CardError(f"{first.name} is one rule book: name two")
    rows = between(game, first, second)
    if arguments.position:
        row = next((row for row in rows if row.id == arguments.position), None)
        if row is None or not row.position:
            there = ", ".join(row.id for row in rows if row.position) or "none"
            raise CardError(
                f"there is no position {arguments.position!r} between {first.name} and {second.name} (there is: {there})"
            )
        for edition in (first, second):
            print(row.scenario(game, edition))
        return 0
    if arguments.json:
        print_json(
            {"game": game.name, "books": [first.name, second.name], "differences": [r.json(first, second) for r in rows]}
        )
        return 0
    out = console()
    for row in rows:
        out.print(f"[bold]{escape(row.topic)}[/]  [dim]{row.id}[/]")
        for edition in (first, second):
            saying = row.of(edition)
            cited = ", ".join(saying.clauses[edition.short]) if saying is not None else ""
            said = saying.says if saying is not None else "nothing"
            out.print(f"  {edition.name}{f' [cyan]{cited}[/]' if cited else ''}: {escape(said)}", soft_wrap=True)
    out.print(f"{len(rows)} differences between {first.name} and {second.name}")
    return 0


def rules_coverage(arguments: argparse.Namespace) -> int:
    """Runs the suite and prints which clauses it shows."""
    paths: list[str] = []
    if arguments.scenarios:
        if not Path(arguments.scenarios).is_dir():
            raise CardError(f"{arguments.scenarios}: there is no such folder of scenarios")
        paths = [arguments.scenarios]
    try:
        wanted = find_game(arguments.edition).book(arguments.edition) if arguments.edition else None
        games = game_names() if wanted is None else [find_game(arguments.edition).name]
        editions = coverage(games, paths)
        if wanted is not None:
            editions = {wanted.book: editions[wanted.book]}
    except ScenarioError as error:
        raise CardError(str(error)) from None
    if arguments.json:
        print_json({name: edition.json() for name, edition in editions.items()})
        return 0
    rows = []
    for name, edition in editions.items():
        missing = ", ".join(edition.missing[:MISSING]) + (" …" if len(edition.missing) > MISSING else "")
        rows.append((name, edition.testable, len(edition.shown), len(edition.cited), len(edition.failing), missing or "none"))
    print_table("", ("edition", "testable", "shown", "cited", "failing", "missing"), rows)
    return 0
