"""Reads a pool of cards and says how much was understood and what blocks the most cards.

python tools/read_pool.py ../shared/cards/digimon/en [--game digimon] [--top 40] [--problem two] [--find TEXT] [--card ID]
    [--unused] [--nodes]
"""

from __future__ import annotations

import argparse
import collections
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from shinpan.library import game
from shinpan.library.cards import read_rows
from shinpan.phrases.book import Book
from shinpan.phrases.parser import Parser
from shinpan.phrases.reading import Sentence
from shinpan.phrases.template import SlotPiece


def stuck(book: Book, sentence: Sentence, category: str) -> str:
    """Where the parser stopped."""
    parser = Parser(book, sentence.text)
    parser.readings(category)
    at = min(parser.furthest, len(parser.tokens) - 1)
    return " ".join(parser.tokens[max(0, at - 3) : at]) + " ▶ " + " ".join(parser.tokens[at : at + 3])


def category_of(sentence: Sentence, begins: bool, row: dict[str, Any]) -> str:
    """As what a sentence is read."""
    if sentence.text.startswith("・"):
        return "Bullet"
    if not begins:
        return "Next"
    return "SummonLine" if row.get("kind") == "summon" else "Line"


def print_nodes(book: Book, uses: collections.Counter[str]) -> None:
    """Every node kind by the categories it stands in, with its slots and what they hold."""
    where: dict[str, dict[str, set[str]]] = {}
    homes: dict[str, set[str]] = {}
    for entry in book.entries:
        slots = where.setdefault(entry.kind, {})
        homes.setdefault(entry.kind, set()).add(entry.category)
        for name, value in entry.const:
            slots.setdefault(name, set()).add(repr(value))
        for variant in entry.variants:
            for piece in variant.pieces:
                if isinstance(piece, SlotPiece):
                    slots.setdefault(piece.name.rstrip("0123456789"), set()).add(piece.category)
    for kind in sorted(where, key=lambda kind: (min(homes[kind]), kind)):
        shown = "; ".join(f"{name}: {' '.join(sorted(held))}" for name, held in sorted(where[kind].items()))
        print(f"{min(homes[kind]):14} {uses[kind]:6} {kind}({shown})")


def main() -> None:
    """Prints the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("paths", nargs="+", type=Path)
    arguments.add_argument("--top", type=int, default=40)
    arguments.add_argument("--problem", default="")
    arguments.add_argument("--find", default="")
    arguments.add_argument("--card", default="")
    arguments.add_argument("--unused", action="store_true")
    arguments.add_argument("--nodes", action="store_true")
    arguments.add_argument("--game", default="digimon", choices=("digimon", "fftcg"))
    given = arguments.parse_args()
    language = import_module(f"shinpan.games.{given.game}.words.language")
    merged = read_rows(given.paths, game=game(given.game))
    start = time.process_time()
    wall = time.perf_counter()
    the_reader = language.reader("en")
    built = time.process_time() - start
    full = sentences = read = 0
    bad: collections.Counter[str] = collections.Counter()
    alone: collections.Counter[str] = collections.Counter()
    problems: dict[str, tuple[Sentence, str]] = {}
    kinds: collections.Counter[str] = collections.Counter()
    used: set[int] = set()
    for identity, row in merged.rows.items():
        unread: set[str] = set()
        for reading in language.read_card(row).values():
            for number, sentence in enumerate(reading.sentences):
                sentences += 1
                category = category_of(sentence, number in reading.starts, row)
                if given.card == identity:
                    print(sentence.text, "\n    ", sentence.meaning or sentence.problem)
                if sentence.raw is not None:
                    read += 1
                    for node in sentence.raw.walk():
                        kinds[node.kind] += 1
                        if node.spelling:
                            used.add(node.spelling[0])
                else:
                    unread.add(sentence.text)
                    problems[sentence.text] = (sentence, category)
        if not unread:
            full += 1
        bad.update(unread)
        if len(unread) == 1:
            alone.update(unread)
    cards = len(merged.rows)
    spent = time.process_time() - start
    print(
        f"{full} of {cards} cards full ({100 * full / cards:.1f} %), "
        f"{read} of {sentences} sentences ({100 * read / sentences:.1f} %), "
        f"{spent:.1f} s of processor ({built:.1f} s book), {time.perf_counter() - wall:.1f} s by the clock, "
        f"{len(the_reader.book.entries)} entries"
    )
    count = collections.Counter(sentence.problem.split(":")[0].split("'")[0][:24] for sentence, _ in problems.values())
    print("problems:", dict(count.most_common(8)))
    if given.nodes:
        print_nodes(the_reader.book, kinds)
        return
    if given.unused:
        for entry in the_reader.book.entries:
            if entry.id not in used and entry.variants:
                print("unused", entry, entry.mood)
    if given.problem or given.find:
        shown = 0
        for text, (sentence, category) in sorted(problems.items(), key=lambda item: -alone[item[0]]):
            if given.problem in sentence.problem and given.find.lower() in text.lower() and shown < given.top:
                shown += 1
                print(f"{bad[text]} {alone[text]} {text}\n      {sentence.problem[:900]}")
                if sentence.problem == "not understood":
                    print("      ", stuck(the_reader.book, sentence, category))
        return
    groups: dict[str, list[str]] = collections.defaultdict(list)
    for text, (sentence, category) in problems.items():
        place = (
            stuck(the_reader.book, sentence, category) if sentence.problem == "not understood" else "! " + sentence.problem[:30]
        )
        groups[place].append(text)
    ranked = sorted(groups.items(), key=lambda item: -sum(2 * alone[t] + bad[t] for t in item[1]))
    for place, members in ranked[: given.top]:
        worst = max(members, key=lambda text: alone[text])
        print(f"{sum(alone[t] for t in members):4} {sum(bad[t] for t in members):4}  {place}\n             {worst[:230]}")


if __name__ == "__main__":
    main()
