"""The command line: what can be asked, and how errors are told."""

from __future__ import annotations

import argparse
import atexit
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import NoReturn, TypeAlias

from .. import __version__
from ..games.base import CardError
from ..library.registry import EDITIONS, USUAL, sources

Handler = Callable[[argparse.Namespace], int]
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        """Says what is wrong and leaves with exit code 2."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")


SEVERAL = [name for name, game in EDITIONS.items() if sum(game == other for other in EDITIONS.values()) > 1]
"""The rule books of games that have several."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit code: 0 done, 1 something did not pass, 2 bad input."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        try:
            arguments = parser().parse_args(argv)
        except SystemExit as leaving:
            return leaving.code if isinstance(leaving.code, int) else 0
        except CardError as error:
            return fail(error)
        code = run(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read our output has left. Python would complain once more while it shuts down.
        quiet_stdout()
        return 0
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130


def program() -> NoReturn:
    """The program ``shinpan``: leaves as soon as all is said and kept, without taking millions of small pieces apart first."""
    code = main()
    atexit._run_exitfuncs()
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def run(arguments: argparse.Namespace) -> int:
    """Runs a parsed command."""
    handler: Handler = arguments.handler
    try:
        return handler(arguments)
    except BrokenPipeError:
        raise
    except Exception as error:
        if isinstance(error, known_errors()):
            return fail(error)
        if os.environ.get("SHINPAN_DEBUG"):
            traceback.print_exc()
        hint = "please report it; SHINPAN_DEBUG=1 shows where"
        print(f"shinpan: this is a fault of the program: {type(error).__name__}: {flat(error)} ({hint})", file=sys.stderr)
        return 1


def known_errors() -> tuple[type[Exception], ...]:
    """The errors that whoever called us caused, and can mend."""
    # A match takes its time to load, and most commands need none.
    from ..match import MatchError

    return (CardError, MatchError, OSError)


def fail(error: object) -> int:
    """Says in one line what is wrong with the input."""
    print(f"shinpan: {flat(error)}", file=sys.stderr)
    return 2


def flat(error: object) -> str:
    """A message in one line."""
    return " ".join(str(error).split())


def quiet_stdout() -> None:
    """Sends what is still to be printed nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# ------------------------------------------------------------------ the commands
# Each is imported when it is called: the others, and what they need, would only make it start later.


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = Parser(
        prog="shinpan",
        description="A referee for trading card games: it reads cards as printed and runs the game by the rule book.",
        epilog=f"example:\n  shinpan play --game {USUAL} --deck ember",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"shinpan {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    _play(commands)
    _serve(commands)
    _scenario(commands)
    _cards(commands)
    _rules(commands)
    _simulate(commands)
    _analyse(commands)
    _train(commands)
    _bench(commands)
    return top


def _command(commands: Commands, name: str, help: str, example: str, handler: Handler | None) -> Parser:
    made = commands.add_parser(
        name,
        help=help,
        description=help[0].upper() + help[1:] + ".",
        epilog="example:\n  " + example,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    if handler is not None:
        made.set_defaults(handler=handler)
    return made


def _group(commands: Commands, name: str, help: str, example: str) -> Commands:
    made = _command(commands, name, help, example, None)
    return made.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)


def _json(command: Parser) -> None:
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")


def _game(command: Parser) -> None:
    command.add_argument("--game", default=USUAL, metavar="G", help=f"which game (default: {USUAL})")


def _edition(command: Parser, help: str) -> None:
    command.add_argument("--edition", metavar="E", help=f"{help}, like {SEVERAL[1]}")


def _files(command: Parser, option: str, help: str) -> None:
    """An option that takes several files and may be given several times: all of them count."""
    command.add_argument(option, nargs="+", action="extend", metavar="FILE", default=[], help=help)


def _play(commands: Commands) -> None:
    def handler(arguments: argparse.Namespace) -> int:
        from .play import play

        return play(arguments)

    example = f"shinpan play --game {USUAL} --deck ember --against greedy"
    command = _command(commands, "play", "play a game in the terminal", example, handler)
    _game(command)
    command.add_argument(
        "--deck",
        metavar="D",
        help="your deck: the name of a starter deck or a file (default: the first starter deck of the game)",
    )
    command.add_argument("--their-deck", metavar="D", help="the opponent's deck (default: another starter deck)")
    command.add_argument("--against", metavar="BOT", default="greedy", help="greedy (default), random, search or learned")
    _edition(command, "the rule book to play by (default: the game's first, with all that can be played on top of it)")
    command.add_argument("--hotseat", action="store_true", help="two people take turns at this terminal")
    command.add_argument("--seed", type=int, metavar="N", help="the same number makes the same shuffles")
    command.add_argument(
        "--lang",
        metavar="L",
        help="language of the log, the choices and (where they are known in it) the cards: en, ja or zh",
    )
    _files(command, "--cards", "card files with more cards for the decks")
    command.add_argument("--restrictions", metavar="FILE", help="list of banned and limited cards the decks must keep to")
    command.add_argument("--on", metavar="DAY", help="the day whose restrictions count (2026-04-04), of a list with days")
    command.add_argument("--load", metavar="FILE", help="go on with a saved game")


def _serve(commands: Commands) -> None:
    def handler(arguments: argparse.Namespace) -> int:
        from .serve import serve

        return serve(arguments)

    command = _command(commands, "serve", "the table in the browser", "shinpan serve --port 8321", handler)
    command.add_argument("--host", metavar="H", help="the address to listen at (default: 127.0.0.1, this computer only)")
    command.add_argument("--port", type=int, metavar="N", help="the port to listen at (default: 8321)")
    command.add_argument(
        "--database",
        metavar="URL",
        help="where games are kept: sqlite:///FILE or postgresql://HOST/NAME (default: a SQLite file in the state folder)",
    )
    _files(command, "--cards", "card files with more cards, of any game")
    _files(command, "--translations", "files with cards in other languages, for showing")
    _files(command, "--restrictions", "lists of banned and limited cards, for the deck builder")
    command.add_argument("--pictures", metavar="DIR or ZIP", help="folder or zip file of your own pictures: CARD-NUMBER.png")
    command.add_argument("--open", action="store_true", help="open a browser there, if this computer has one")
    command.add_argument("--base-url", metavar="URL", help="where the outside world finds the server, for links")


def _scenario(commands: Commands) -> None:
    def handler(arguments: argparse.Namespace) -> int:
        from .rules import scenario_run

        return scenario_run(arguments)

    example = f"shinpan scenario run tests/scenarios/{USUAL} --json"
    group = _group(commands, "scenario", "run scenarios: a table, a script, and what must be true", example)
    command = _command(group, "run", "run scenario files, or folders of them; exit code 0 only if all pass", example, handler)
    command.add_argument("paths", nargs="+", metavar="PATH", help="scenario files or folders")
    _files(command, "--cards", "card files the scenarios may use")
    command.add_argument("--format", metavar="F", help="layout of these card files (default: recognised by its fields)")
    _edition(command, "run them by this rule book instead of their own")
    command.add_argument("--brief", action="store_true", help="with --json: leave the log out")
    _json(command)


def _cards(commands: Commands) -> None:
    def read(arguments: argparse.Namespace) -> int:
        from .cards import cards_read

        return cards_read(arguments)

    def agree(arguments: argparse.Namespace) -> int:
        from .cards import cards_agree

        return cards_agree(arguments)

    def named(arguments: argparse.Namespace) -> int:
        from .cards import cards_names

        return cards_names(arguments)

    def show(arguments: argparse.Namespace) -> int:
        from .cards import cards_show

        return cards_show(arguments)

    def get(arguments: argparse.Namespace) -> int:
        from .fetch import cards_get

        return cards_get(arguments)

    example = f"shinpan cards read mycards.yaml --game {USUAL} --lang ja"
    group = _group(commands, "cards", "read card files, show cards and fetch a publisher's", example)
    command = _command(group, "read", "read card files and report what the engine understands", example, read)
    command.add_argument("paths", nargs="+", metavar="PATH", help="card files (YAML or JSON), merged by card number")
    _game(command)
    command.add_argument("--lang", metavar="L", help="language of the texts (default: the game's own)")
    command.add_argument("--format", metavar="F", help="layout of the files (default: recognised by their fields)")
    command.add_argument(
        "--transfer",
        action="store_true",
        help="leave one set out: how many of its cards stay full without the wordings that only they use",
    )
    _json(command)
    example = f"shinpan cards agree english.json japanese.json --game {USUAL} --langs en,ja"
    command = _command(group, "agree", "compare what cards that are read in two languages mean", example, agree)
    command.add_argument("paths", nargs="+", metavar="FILE", help="card files in both languages")
    _game(command)
    command.add_argument("--langs", metavar="A,B", required=True, help="the two languages, such as en,ja")
    command.add_argument("--format", metavar="F", help="layout of the files (default: recognised by their fields)")
    _json(command)
    example = f"shinpan cards names english.json japanese.json --game {USUAL} --langs ja,en"
    command = _command(
        group, "names", "which names and traits of two languages are the same, and which have no pair", example, named
    )
    command.add_argument("paths", nargs="*", metavar="FILE", help="card files to note first (what was read before is known)")
    _game(command)
    command.add_argument("--langs", metavar="A,B", required=True, help="the two languages, such as ja,en")
    command.add_argument("--format", metavar="F", help="layout of the files (default: recognised by their fields)")
    _json(command)
    example = "shinpan cards show SP1-001"
    command = _command(group, "show", "show a card: facts, printed text, meaning, and the text in each language", example, show)
    command.add_argument("id", metavar="ID", help="card number or name")
    command.add_argument("--game", metavar="G", help="which game (default: whichever has the card)")
    command.add_argument("--lang", metavar="L", help="show the text in this language only, beside what is printed")
    _files(command, "--cards", "card files to look in first")
    command.add_argument("--format", metavar="F", help="layout of these card files (default: recognised by its fields)")
    _json(command)
    listed = list(sources())
    example = f"shinpan cards get {listed[0]}"
    command = _command(group, "get", "fetch the cards of a game from its publisher, once, for this computer", example, get)
    command.add_argument("game", metavar="G", help=f"game whose publisher has an open card browser: {', '.join(listed)}")
    command.add_argument("--out", metavar="FILE", help="where to keep them (default: in the cache folder)")
    command.add_argument("--refresh", action="store_true", help="ask the publisher again")
    command.add_argument("--url", metavar="URL", help="another server that speaks the same language")
    _json(command)


def _rules(commands: Commands) -> None:
    def show(arguments: argparse.Namespace) -> int:
        from .rules import rules_show

        return rules_show(arguments)

    def coverage(arguments: argparse.Namespace) -> int:
        from .rules import rules_coverage

        return rules_coverage(arguments)

    def diff(arguments: argparse.Namespace) -> int:
        from .rules import rules_diff

        return rules_diff(arguments)

    def search(arguments: argparse.Namespace) -> int:
        from .rules import rules_search

        return rules_search(arguments)

    example = f"shinpan rules show {USUAL} 103.4"
    group = _group(commands, "rules", "the rule books, clause by clause", example)
    command = _command(group, "show", "what a clause says, in our own words, and what stands on it", example, show)
    command.add_argument("game", metavar="G", help="game or edition")
    command.add_argument("clause", metavar="CLAUSE", help="number of the clause")
    command.add_argument("--lang", default="en", metavar="L", help="language of the summary: en, ja or zh")
    _json(command)
    example = f"shinpan rules search {USUAL} damage deck"
    command = _command(group, "search", "the clauses whose summary has all of some words", example, search)
    command.add_argument("game", metavar="G", help="game or edition")
    command.add_argument("words", nargs="+", metavar="WORD", help="what to look for")
    command.add_argument("--lang", default="en", metavar="L", help="language of the summaries: en, ja or zh")
    _json(command)
    example = f"shinpan rules diff {SEVERAL[0]} {SEVERAL[1]}"
    command = _command(group, "diff", "what two rule books of a game decide differently", example, diff)
    command.add_argument("first", metavar="A", help=f"edition, like {SEVERAL[0]}")
    command.add_argument("second", metavar="B", help="another edition of the same game")
    command.add_argument(
        "--position", metavar="ID", help="print the position of this topic as a scenario, for each of the books"
    )
    _json(command)
    example = "shinpan rules coverage --json"
    command = _command(group, "coverage", "which clauses the scenarios show", example, coverage)
    command.add_argument("--scenarios", metavar="DIR", help="folder of scenarios (default: tests/scenarios)")
    command.add_argument("--edition", metavar="E", help=f"only this rule book, like {SEVERAL[1]}")
    _json(command)


def _analyse(commands: Commands) -> None:
    def handler(arguments: argparse.Namespace) -> int:
        from .analyse import analyse

        return analyse(arguments)

    example = "shinpan analyse game.json --seconds 0.5"
    command = _command(commands, "analyse", "where a saved game was lost, or what to do in a position of it", example, handler)
    command.add_argument("file", metavar="FILE", help="a saved game")
    command.add_argument("--at", type=int, metavar="N", help="only the decision after so many choices")
    command.add_argument("--seconds", type=float, default=0.2, metavar="S", help="thought for each decision, counted as work")
    command.add_argument("--lang", metavar="L", help="language: en, ja or zh")
    _json(command)


def _simulate(commands: Commands) -> None:
    def handler(arguments: argparse.Namespace) -> int:
        from .simulate import simulate

        return simulate(arguments)

    example = f"shinpan simulate --game {USUAL} --decks ember tide --games 1000 --report out.html"
    command = _command(commands, "simulate", "many games: decks and players against each other", example, handler)
    _game(command)
    command.add_argument(
        "--decks", nargs="+", metavar="D", default=[], help="decks: names of starter decks (default: all), files"
    )
    command.add_argument("--gauntlet", nargs="+", metavar="D", default=[], help="decks that each of the --decks meets instead")
    _files(command, "--cards", "card files with more cards for the decks")
    command.add_argument(
        "--players", nargs="+", metavar="P", default=["greedy"], help="one bot for all seats, or several to compare"
    )
    command.add_argument("--pairs", default="all", metavar="KIND", help="all (default), different or mirrors: which decks meet")
    count = command.add_mutually_exclusive_group()
    count.add_argument("--games", type=int, metavar="N", help="so many games in all, or a few more (default: 200)")
    count.add_argument("--each", type=int, metavar="N", help="so many games for each pair of decks")
    command.add_argument(
        "--decide", type=float, metavar="POINTS", help="stop once it is known who is better by more than so much"
    )
    command.add_argument("--seconds-per-move", type=float, default=0.0, metavar="S", help="how long search thinks, at most")
    lists = command.add_mutually_exclusive_group()
    lists.add_argument("--open-lists", action="store_true", help="bots know the other deck's list (else: the starter decks)")
    lists.add_argument("--study", nargs="+", metavar="D", default=[], help="decks the bots have met besides the starter decks")
    where = command.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, metavar="W", help="processes (default: one for each core)")
    where.add_argument("--on", choices=("ray",), help="play on a Ray cluster instead (the extra ray)")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="another number makes other games (default: 0)")
    _edition(command, "the rule book to play by")
    command.add_argument(
        "--out", metavar="FILE", help="keep every game there; the same command goes on with a run that was stopped"
    )
    command.add_argument("--report", metavar="FILE", help="write a report as one HTML file")
    command.add_argument("--csv", metavar="PATH", help="write the games as FILE.csv, or games, pairs and cards into a folder")
    command.add_argument("--parquet", metavar="PATH", help="the same as Parquet (the extra simulate)")
    command.add_argument("--progress", action="store_true", help="tell the progress where stderr is no terminal, too")
    _json(command)


def _train(commands: Commands) -> None:
    def handler(arguments: argparse.Namespace) -> int:
        from .train import train

        return train(arguments)

    example = f"shinpan train --game {USUAL} --out {USUAL}-run --games 400 --passes 6"
    command = _command(commands, "train", "teach the network of the player 'learned' (the extra train)", example, handler)
    _game(command)
    command.add_argument("--out", required=True, metavar="DIR", help="folder of the run; the same command goes on with it")
    command.add_argument("--teacher", default="search-regular", metavar="BOT", help="whose games are learned from first")
    command.add_argument("--games", type=int, default=400, metavar="N", help="games of the teacher (default: 400)")
    command.add_argument("--passes", type=int, default=6, metavar="N", help="how often they are gone through (default: 6)")
    command.add_argument("--rounds", type=int, default=0, metavar="N", help="rounds of self-play after that (default: 0)")
    command.add_argument("--round-games", type=int, default=64, metavar="N", help="games in one round (default: 64)")
    command.add_argument("--rate", type=float, default=1e-3, metavar="R", help="how fast it learns (default: 0.001)")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="another number learns from other games")
    command.add_argument("--threads", type=int, default=1, metavar="N", help="threads of torch (default: 1)")
    _edition(command, "the rule book to play by")


def _bench(commands: Commands) -> None:
    def handler(arguments: argparse.Namespace) -> int:
        from .bench import bench

        return bench(arguments)

    example = "shinpan bench --seconds 10 --json"
    command = _command(commands, "bench", "how fast games are played, on one core, by random players", example, handler)
    command.add_argument("--seconds", type=float, default=10.0, metavar="S", help="time for each game and for the yardstick")
    _files(command, "--cards", "card files with more cards for the decks")
    command.add_argument("--decks", metavar="PATH", help="folder or file of decks to draw from (default: the starter decks)")
    command.add_argument("--game", metavar="G", help="only this game")
    _edition(command, "the rule book to play by, with --game")
    _json(command)
