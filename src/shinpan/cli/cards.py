"""``cards read``, ``cards agree``, ``cards names`` and ``cards show``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from ..games.base import CardError, Game
from ..games.layouts import Row
from ..library import game as find_game
from ..library import game_names, read_cards
from ..library.agree import agree
from ..library.cards import Merged, read_rows
from ..library.checked import record, trust
from ..library.kept import kept_rows
from ..library.names import names
from ..library.report import with_transfer
from ..library.showing import facts_of, node_json
from ..library.transfer import Transfer
from ..library.translations import Translations
from ..meaning.node import Node
from ..table.cards import Face
from .show import console, print_json, print_left_out, print_table


def cards_read(arguments: argparse.Namespace) -> int:
    """Reads card files and prints what was understood."""
    game = find_game(arguments.game)
    paths = [Path(path) for path in arguments.paths]
    report = read_cards(game, paths, arguments.lang, arguments.format)
    if arguments.transfer:
        with_transfer(report, game, paths, arguments.format)
    for note in report.notes:
        print(f"note: {note}", file=sys.stderr)
    if arguments.json:
        print_json(report.json())
        return 0
    cards = len(report.items)
    print(f"{report.full} of {cards} cards full, {report.read} of {report.sentences} sentences read ({report.seconds:.2f} s)")
    if report.transfer is not None:
        print_transfer(report.transfer)
    blocking = report.blocking()
    if blocking:
        print()
        print_table("unread, worst first", ("alone blocks", "stands on", "sentence"), blocking)
        print()
        rest = [(item.id, item.status, len(item.unread)) for item in report.items if item.unread]
        print_table("", ("card", "status", "unread"), rest)
    return 0


def cards_agree(arguments: argparse.Namespace) -> int:
    """Compares what cards mean in two languages."""
    game = find_game(arguments.game)
    langs = [lang.strip() for lang in arguments.langs.split(",")]
    if len(langs) != 2:
        raise CardError(f"--langs names two languages, such as en,ja, not {arguments.langs!r}")
    found = agree(game, [Path(path) for path in arguments.paths], (langs[0], langs[1]), arguments.format)
    if arguments.json:
        print_json(found.json())
        return 0
    print(f"{found.same} of {found.both} cards that are full in {langs[0]} and {langs[1]} mean the same")
    out = console()
    if found.explained:
        print(f"{len(found.explained)} of the {len(found.differ)} others are explained: the printings or the files differ")
    for one in found.differ:
        out.print(f"\n[bold]{escape(one.id)}[/]")
        if one.id in found.explained:
            out.print(f"  [dim]{escape(found.explained[one.id])}[/]", soft_wrap=True)
        for lang, said in zip(langs, (one.a, one.b)):
            for line in said.split("\n"):
                out.print(f"  {lang}  {escape(line)}", soft_wrap=True)
    return 0


def trusted(game: Game, face: Face) -> str:
    """How far a card can be trusted, in a sentence."""
    how = trust(game, face)
    if how == "read":
        return "[bold]read[/]: understood in full, but nobody has checked it against its text yet"
    line = record(game)[face.id]
    ruled = f", and {line.rulings} official ruling(s) on it run as scenarios" if how == "ruled" else ""
    return f"[bold]{how}[/]: somebody compared its text with what the engine will do ({line.day}){ruled}"


def print_transfer(found: Transfer) -> None:
    """Prints what is understood of each set by what the others taught."""
    print(f"{found.full.total()} of {found.cards.total()} cards full with their own set left out")
    print(f"{found.used} wordings in use, {found.single} of them for one card only")
    print()
    rows = [(name, number, found.full[name], f"{found.full[name] / number:.0%}") for name, number in found.cards.items()]
    print_table("each set left out", ("set", "cards", "full", ""), rows)


# ------------------------------------------------------------------ cards show


def cards_show(arguments: argparse.Namespace) -> int:
    """Prints everything about one card."""
    files = [Path(path) for path in arguments.cards]
    game, row = found_row(arguments.game, arguments.id, files, arguments.format)
    row = names(game).row(row)
    face = game.face(row)
    printed = game.texts(face, face.lang)
    unread = game.unread(face)
    meanings = game.readings(face)
    called = names_in(game, row, face)
    rendered = in_languages(game, face)
    translated = {lang: shown for lang, shown in Translations(game).card(face.id).items() if lang != face.lang}
    if arguments.lang:
        known = dict.fromkeys([face.lang, *rendered, *translated])
        if arguments.lang not in known:
            raise CardError(f"card {face.id} has no text in {arguments.lang!r} (languages: {', '.join(known)})")
        rendered = {lang: texts for lang, texts in rendered.items() if lang == arguments.lang}
        translated = {lang: shown for lang, shown in translated.items() if lang == arguments.lang}
    status = "full" if not unread else "none" if len(unread) >= game.sentences(face) else "partial"
    if arguments.json:
        print_json(
            {
                "game": game.name,
                "facts": facts_of(row),
                "names": called,
                "printed": printed,
                "status": status,
                "trust": trust(game, face),
                "unread": unread,
                "explain": game.explain(face),
                "meaning": {
                    place: [node_json(s.meaning) if s.meaning is not None else None for s in reading.sentences]
                    for place, reading in meanings.items()
                },
                "texts": rendered,
                "translations": translated,
            }
        )
        return 0
    out = console()
    others = [name for lang, name in called.items() if lang != face.lang and name != row.get("name")]
    title = f"[bold]{escape(str(row['id']))}  {escape(str(row.get('name', '')))}[/]"
    out.print(title + (f"  ({escape(' / '.join(dict.fromkeys(others)))})" if others else ""))
    for key, value in facts_of(row).items():
        if key not in ("id", "name", "name_en"):
            out.print(f"  {key}: {escape(fact(value))}")
    for place, text in printed.items():
        out.print(f"\n[bold]{escape(place)}[/], as printed ({face.lang}):\n  {escape(text)}")
        out.print("[dim]meaning:[/]")
        for sentence in meanings[place].sentences:
            if sentence.meaning is None:
                out.print(f"  [red]not read[/]: {escape(sentence.text)} ({escape(sentence.problem)})")
            else:
                for line in indented(sentence.meaning):
                    out.print("  " + escape(line))
    explained = game.explain(face)
    if explained:
        out.print("\n[bold]what the engine will do[/]:")
        for line in explained:
            out.print("  " + escape(line))
    if unread:
        out.print(f"\n[red]{status}[/]: what is not read is not played")
    else:
        out.print(f"\n{trusted(game, face)}")
    for lang, texts in rendered.items():
        print_rendered(out, row, lang, texts, called.get(lang, ""))
    for lang, shown in translated.items():
        out.print(f"\n[bold]in {lang}[/] (a translation made for showing, not read by the engine):")
        if shown["name"]:
            out.print(f"  {escape(shown['name'])}")
        for printed_label, label in shown["labels"].items():
            out.print(f"  {escape(printed_label)} = {escape(label)}")
        for place, text in shown["texts"].items():
            out.print(f"  {escape(place)}: {escape(text)}")
    return 0


def names_in(game: Game, row: Row, face: Face) -> dict[str, str]:
    """What a card is called, by language."""
    called = {key.removeprefix("name_"): str(name) for key, name in row.items() if key.startswith("name_") and name}
    called |= {lang: str(there["name"]) for lang, there in names(game).abroad(row, face.lang).items() if there.get("name")}
    return {face.lang: str(row.get("name", "")), **called}


def in_languages(game: Game, face: Face) -> dict[str, dict[str, str | None]]:
    """The texts of a card that is understood, in every language of the game; None where a wording is missing."""
    if game.unread(face):
        return {}
    return {
        lang: {place: text or None for place, text in game.texts(face, lang).items()} for lang in (*game.languages, *game.begun)
    }


def print_rendered(out: Console, row: Row, lang: str, texts: dict[str, str | None], name: str) -> None:
    """A card in a language, as the engine words it; what it cannot word is said to be missing, never given in part."""
    if not texts and not name:
        return
    out.print(f"\n[bold]in {lang}[/]:" + (f" {escape(name)}" if name else ""))
    there = (row.get("abroad") or {}).get(lang, {})
    for key, value in there.items():
        if key not in ("name", "words", "parts"):
            out.print(f"  {key}: {escape(fact(value))}")
    for place, text in texts.items():
        out.print(
            f"  {escape(place)}: " + (escape(text) if text else f"[dim](there is no wording in {lang} for all of it yet)[/]")
        )


def cards_names(arguments: argparse.Namespace) -> int:
    """Prints what is known of the names and traits of two languages, and which of them have no pair."""
    game = find_game(arguments.game)
    kept_rows([Path(path) for path in arguments.paths], None, arguments.format, game)
    known = names(game)
    langs = [lang.strip() for lang in arguments.langs.split(",")]
    if len(langs) != 2 or langs[0] == langs[1]:
        raise CardError(f"--langs names two languages, such as ja,en, not {arguments.langs!r}")
    for lang in langs:
        if lang not in known.languages:
            raise CardError(f"no names of {game.name} cards are known in {lang!r} (languages: {', '.join(known.languages)})")
    pairs = {sort: dict(words.keys) for sort, words in known.words(langs[0], langs[1]).items()}
    alone = known.unpaired(langs[0], langs[1])
    if arguments.json:
        cards = {lang: len(known.cards(lang)) for lang in langs}
        print_json({"game": game.name, "langs": langs, "cards": cards, "pairs": pairs, "unpaired": alone})
        return 0
    for lang in langs:
        print(f"{len(known.cards(lang))} cards known in {lang}")
    for sort, words in pairs.items():
        print(f"{len(words)} words of the sort {sort} have a pair")
    print(f"{len(alone)} names and traits of {langs[0]} have no pair in {langs[1]}" + (":" if alone else ""))
    for word in alone:
        print(f"  {word}")
    return 0


def found_row(name: str | None, key: str, paths: list[Path], format: str | None) -> tuple[Game, Row]:
    """A card in the given files, or among the starter cards: of one game, or of whichever has it where none is named."""
    games = [find_game(one) for one in ([name] if name else game_names())]
    given = [(game, kept_rows(paths, None, format, game)) for game in games]
    starter = [(game, read_rows([game.starter_cards()])) for game in games]
    for game, merged in given + starter:
        found = in_rows(game, merged, key)
        if found is not None:
            print_left_out([row for one, rows in given for row in rows.left if one is game and (name or row.card)])
            return game, found
    for _, merged in given:
        left = merged.unused(key)
        if left is not None:
            raise CardError(str(left))
    of = f"a {games[0].name} card" if name else "a card"
    raise CardError(f"unknown card {key!r}: neither number nor name of {of} at hand (--cards FILE gives more)")


def in_rows(game: Game, merged: Merged, key: str) -> Row | None:
    """A row by card number or name."""
    wanted = key.strip().lower()
    for identity, row in merged.rows.items():
        if identity.lower() == wanted:
            return row
    for identity, row in merged.rows.items():
        if wanted in identity.lower().split("/"):
            return row
    named = [row for row in merged.rows.values() if wanted in (str(row.get("name")).lower(), str(row.get("name_en")).lower())]
    if not named:
        lang = game.default_lang
        known = names(game)
        named = [r for r in merged.rows.values() if wanted in map(str.lower, known.of(r, str(r.get("lang") or lang)).values())]
    if len(named) > 1:
        raise CardError(f"{key!r} is the name of several cards: {', '.join(row['id'] for row in named)}")
    return named[0] if named else None


def fact(value: object) -> str:
    """A fact in words.

    >>> fact([{"name": "Spark", "cost": 0}]), fact([]), fact(["red", "blue"])
    ('name Spark, cost 0', '-', 'red, blue')
    """
    if isinstance(value, dict):
        return ", ".join(f"{key} {item}" for key, item in value.items())
    if isinstance(value, list):
        mark = "; " if any(isinstance(item, dict) for item in value) else ", "
        return mark.join(fact(item) for item in value) or "-"
    return str(value)


def indented(node: Node, depth: int = 0, label: str = "") -> list[str]:
    """A meaning, one node a line, indented.

    >>> indented(Node("If", (("cond", Node("Won")), ("then", Node("Draw", (("n", 2),))))))
    ['If', '  cond: Won', '  then: Draw (n 2)']
    """
    small = [f"{name} {value}" for name, value in node.slots if isinstance(value, (int, str))]
    lines = ["  " * depth + label + node.kind + (f" ({', '.join(small)})" if small else "")]
    for name, value in node.slots:
        if isinstance(value, Node):
            lines += indented(value, depth + 1, f"{name}: ")
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Node):
                    lines += indented(item, depth + 1, f"{name}: ")
                else:
                    lines.append("  " * (depth + 1) + f"{name}: {item}")
    return lines
