"""Keeps the record of checked cards (``games/<game>/checked.txt``; :mod:`shinpan.library.checked`).

    python tools/checked.py dump GAME FOLDER          what wants looking at, text beside explanation, some fifty cards a file
    python tools/checked.py record GAME FOLDER DAY    enters the verdicts (FOLDER/*.verdict: a card number and ``ok`` a line)
    python tools/checked.py again GAME                marks the cards whose operations have changed since
    python tools/checked.py rulings GAME              counts the rulings that scenarios show on each card
    python tools/checked.py show GAME                 how many cards are checked, ruled, to be looked at again, not looked at

Who checks sees the printed text and what the engine will do, and not the code. ``dump`` writes an index of what was shown, so
that ``record`` enters only what is still built in the same way. Cards without a text have nothing to check and are entered
as they are. Cards are those of the pools in ../shared and the starter cards.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import oracle
from shinpan.games.base import Game
from shinpan.library.cards import Merged, built, read_rows
from shinpan.library.checked import Line, path_of, record, said_digest, text_digest, written
from shinpan.library.registry import game as game_of
from shinpan.table.cards import Face

SIZE = 26_000
"""So many characters are one file to read."""
PRINTED = re.compile(r"^(Traits: |.* means: |Requirement: digivolve from \w+ Lv\.\d for \d+\.$)")
"""Lines of an explanation that only repeat facts of the card."""
QUESTION = re.compile(r"q(\d+)")


@cache
def merged(game: Game) -> Merged:
    """The cards of the pool and the starter cards."""
    pool = [oracle.SHARED / name for name in oracle.POOLS.get(game.name, [])]
    return read_rows([*(path for path in pool if path.exists()), game.starter_cards()], game.languages[0], None, game)


def cards(game: Game) -> Iterator[tuple[str, Face]]:
    """The cards that are read in full."""
    for identity in merged(game).rows:
        face = built(game, merged(game), identity)
        if not game.unread(face):
            yield identity, face


Digests = tuple[str, str, str]
"""Of the text, of what was built, and of how that is explained."""


def digests(game: Game, face: Face) -> Digests:
    """What tells two cards apart."""
    return text_digest(game, face), oracle.digest(face).split()[0], said_digest(game, face)


def keep(game: Game, lines: dict[str, Line]) -> None:
    """Writes the record."""
    path_of(game).write_text(written(lines.values()), "utf-8")
    record.cache_clear()


def stands(line: Line | None, now: Digests) -> bool:
    """Whether a card is as it was when it was checked: as it is explained, every attribute that matters is said."""
    return line is not None and line.verdict == "checked" and (line.text, line.said) == (now[0], now[2])


def dump(game: Game, folder: Path) -> None:
    """Writes what wants looking at: cards that are not in the record, or not as they were."""
    folder.mkdir(parents=True, exist_ok=True)
    known, index, blocks = record(game), {}, {}
    for identity, face in cards(game):
        now = digests(game, face)
        if stands(known.get(identity), now):
            continue
        printed = [f"PRINTED {place}: {words.strip()}" for place, words in game.texts(face, face.lang).items()]
        shown = [f"  {line}" for line in game.explain(face) if not PRINTED.match(line)]
        index[identity] = [*now, bool(printed)]
        if printed:
            facts = {key: value for key, value in game.data(face).items() if key not in ("id", "text", "inherited", "security")}
            head = json.dumps(facts, ensure_ascii=False)
            key = "\n".join([*printed, "ENGINE:", *shown])
            blocks.setdefault(key, ([], head))[0].append(identity)
    (folder / "index.json").write_text(json.dumps(index), "utf-8")
    files: list[list[str]] = [[]]
    for key, (numbers, head) in blocks.items():
        if sum(map(len, files[-1])) > SIZE:
            files.append([])
        files[-1].append(f"=== {' '.join(numbers)} | {head}\n{key}\n")
    for number, file in enumerate(files):
        (folder / f"c{number:03d}.txt").write_text("\n".join(file), "utf-8")
    print(f"{len(index)} cards, {len(blocks)} different texts, {len(files)} files")


def enter(game: Game, folder: Path, day: str) -> None:
    """Enters the verdicts on what was dumped."""
    index: dict[str, list[Any]] = json.loads((folder / "index.json").read_text("utf-8"))
    right = {
        words[0]
        for file in folder.glob("*.verdict")
        for words in (row.split() for row in file.read_text("utf-8").splitlines())
        if words[1:2] == ["ok"]
    }
    together = [row.split(" | ")[0].split()[1:] for file in folder.glob("c*.txt") for row in heads(file)]
    right |= {number for numbers in together if right & set(numbers) for number in numbers}
    lines, entered = dict(record(game)), 0
    for identity, face in cards(game):
        text, ops, said = digests(game, face)
        shown = index.get(identity)
        if shown is None or (shown[0], shown[2]) != (text, said) or shown[3] and identity not in right:
            continue
        before = lines.get(identity)
        lines[identity] = Line(identity, text, ops, said, day, "checked", before.rulings if before is not None else 0)
        entered += 1
    keep(game, lines)
    print(f"{entered} cards entered")


def heads(file: Path) -> list[str]:
    """The first lines of the cards in a file."""
    return [row for row in file.read_text("utf-8").splitlines() if row.startswith("=== ")]


def again(game: Game) -> list[str]:
    """The cards of the record that are called checked and are not as they were."""
    found: list[str] = []
    known = record(game)
    here = merged(game).rows
    for identity, line in known.items():
        if line.verdict == "checked" and identity in here:
            if not stands(line, digests(game, built(game, merged(game), identity))):
                found.append(identity)
    return found


def mark(game: Game) -> None:
    """Marks the cards that want looking at again."""
    lines = dict(record(game))
    changed = again(game)
    for identity in changed:
        lines[identity] = replace(lines[identity], verdict="again")
    keep(game, lines)
    print(f"{len(changed)} cards are to be looked at again: {' '.join(changed[:40])}{' …' if len(changed) > 40 else ''}")


def rulings(game: Game) -> None:
    """Counts the official rulings that scenarios show on each card."""
    given = oracle.SHARED / game.name / "rulings.json"
    data = json.loads(given.read_text("utf-8"))
    shown = {
        int(found[1])
        for file in (oracle.TESTS / "rulings" / game.name).rglob("q*.yaml")
        if (found := QUESTION.match(file.name))
    }
    counts = Counter(number for number, rows in data.items() for row in rows if int(row["qno"][1:]) in shown)
    lines = {number: replace(line, rulings=counts[number]) for number, line in record(game).items()}
    keep(game, lines)
    ruled = sum(bool(line.rulings) for line in lines.values())
    print(f"{len(shown)} rulings shown, on {len(counts)} cards, {ruled} of them in the record")


def show(game: Game) -> None:
    """How many cards are how far."""
    known = record(game)
    states = Counter(known[identity].verdict if identity in known else "not looked at" for identity, _ in cards(game))
    ruled = sum(line.verdict == "checked" and line.rulings > 0 for line in known.values())
    print(", ".join(f"{number} {state}" for state, number in states.most_common()) + f"; {ruled} with a ruling")


def main(arguments: list[str]) -> int:
    """The program."""
    verb, name, *rest = arguments
    game = game_of(name)
    if verb == "dump":
        dump(game, Path(rest[0]))
    elif verb == "record":
        enter(game, Path(rest[0]), rest[1])
    else:
        {"again": mark, "rulings": rulings, "show": show}[verb](game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
