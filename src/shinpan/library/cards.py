"""Card files: lists of cards as printed, in one of the known layouts, merged by card number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ..games.base import CardError, Game
from ..games.fields import short
from ..games.layouts import Row
from ..phrases.lexicon import listed
from ..table.cards import Face
from .files import document
from .registry import game as find_game
from .registry import game_names
from .rows import OWN, LeftOut, Rows, layouts, rows_of

Called = dict[str, Any]
"""What a card is called in a language: its name and traits, and (``is``) the facts by which it is known again."""
Given = tuple[str, Row]
"""A row, and the file it is from."""
PARALLEL: Final = "parallel"
"""Which picture of a card a row is of, where a file has a row for each: they say the same, and one what another lacks."""
BESIDE: Final = ("must have", PARALLEL)
"""What an importer notes beside the fields of a card."""
APART: Final = ("copies", "block", PARALLEL)
"""Numbers in a row that do not tell which card it is."""
DUAL: Final = "dual"
"""A card with two sides, which a file that knows only one of them calls by another kind."""


@dataclass
class Merged:
    """The cards of one or more files, one row per card number."""

    rows: dict[str, Row] = field(default_factory=dict)
    origin: dict[str, str] = field(default_factory=dict)
    """The file each card first came from."""
    notes: list[str] = field(default_factory=list)
    """Contradictions between files, and rows that were left out."""
    left: list[LeftOut] = field(default_factory=list)
    """The rows that were left out, and files of other games."""
    foreign: bool = False
    """Whether no file has cards of this game."""
    called: dict[str, dict[str, Called]] = field(default_factory=dict)
    """What the cards of the files are called, by language and number; also in languages of which no row is taken."""

    def leave(self, left: LeftOut) -> None:
        """Notes that a row is left out."""
        self.left.append(left)
        self.notes.append(str(left))

    def unused(self, key: str) -> LeftOut | None:
        """The row of the card with this number or name that was left out, if there is one."""
        wanted = key.strip().lower()
        return next((left for left in self.left if wanted and wanted in (left.id.lower(), left.name.lower())), None)


def _lacking(value: object) -> bool:
    return value is None or value == "" or value == [] or value == {}


# ------------------------------------------------------------------ merging


Check = Callable[[Row], CardError | None]
"""Says what is wrong with a merged row; None: nothing."""


def check_for(game: Game, lang: str | None = None) -> Check:
    """The check of a game. It is about the fields: texts are not read."""

    def check(row: Row) -> CardError | None:
        lacking = next((key for key in row.get("must have", ()) if _lacking(row.get(key))), None)
        if lacking is not None:
            return CardError(f"{lacking} is missing")
        try:
            game.check(_printed(row, lang))
        except CardError as error:
            return error
        return None

    return check


def _printed(row: Row, lang: str | None) -> Row:
    """The fields of a card as a game wants them."""
    found = {key: value for key, value in row.items() if key not in BESIDE}
    return found if lang is None or not _lacking(row.get("lang")) else {**found, "lang": lang}


def merge(
    files: Iterable[tuple[str, Sequence[Row]]], lang: str | None = None, check: Check | None = None, usual: str = ""
) -> Merged:
    """Merges files by card number: later files fill what earlier ones lack, contradictions are noted.

    What ``check`` finds wrong is left out: of several rows of a card the one that is to blame, or else the card. A card that
    does not say its language is in the ``usual`` one: a row in another language fills nothing of it.

    >>> merged = merge([("a", [{"id": "T-1", "name": "Ember"}]), ("b", [{"id": "T-1", "hp": 300, "name": "Amber"}])])
    >>> merged.rows
    {'T-1': {'id': 'T-1', 'name': 'Ember', 'hp': 300}}
    >>> merged.notes
    ["b: card T-1: name is 'Amber', but 'Ember' in a"]
    """
    merged = Merged()
    cards: dict[str, list[Given]] = {}
    extra: list[Given] = []
    for where, rows in files:
        for row in rows:
            if lang is not None and not _lacking(row.get("lang")) and row["lang"] != lang:
                merged.leave(_left(where, row, f"it is in {short(row['lang'])}"))
            elif _lacking(row.get("name")):
                extra.append((where, row))
            else:
                cards.setdefault(row["id"], []).append((where, row))
    for where, row in extra:
        if row["id"] in cards:
            cards[row["id"]].append((where, row))
        else:
            merged.leave(_left(where, row, "it has no name and no other file has this card"))
    for identity, given in cards.items():
        _settle(merged, identity, given, check, lang or usual)
    return merged


def _left(where: str, row: Row, why: str) -> LeftOut:
    name = row.get("name")
    return LeftOut(where, f"card {row['id']}", why, row["id"], name if isinstance(name, str) else "")


def _settle(merged: Merged, identity: str, given: list[Given], check: Check | None, usual: str) -> None:
    """Puts the rows of a card together, without those that spoil it."""
    card, told = _combined(given, usual)
    wrong = check(card) if check is not None else None
    if wrong is not None and check is not None:
        kept = next((rows for rows in _fewer(given) if check(_combined(rows, usual)[0]) is None), None)
        why = str(wrong).removeprefix(f"card {identity}: ")
        if kept is None:
            merged.leave(_left(*given[0], why))
            return
        for where, row in given:
            if not any(row is other for _, other in kept):
                merged.leave(_left(where, row, why))
        given = kept
        card, told = _combined(given, usual)
    for note in told:
        if isinstance(note, LeftOut):
            merged.leave(note)
        else:
            merged.notes.append(note)
    merged.rows[identity] = {key: value for key, value in card.items() if key not in BESIDE}
    merged.origin[identity] = given[0][0]


def _fewer(given: list[Given]) -> Iterator[list[Given]]:
    """The rows of a card without one of them, the last first; then each alone."""
    if len(given) > 1:
        yield from ([*given[:place], *given[place + 1 :]] for place in reversed(range(len(given))))
    if len(given) > 2:
        yield from ([one] for one in given)


def _combined(given: Sequence[Given], usual: str = "") -> tuple[Row, list[str | LeftOut]]:
    """The rows of a card as one, and what is to be said of that."""
    given = sorted(given, key=lambda one: one[0] == given[0][0] and PARALLEL in one[1])
    origin, first = given[0]
    card, told = dict(first), list[str | LeftOut]()
    named = {origin: first}
    for where, row in given[1:]:
        if where in named and (PARALLEL in row or PARALLEL in named[where]):
            list(_fill(card, origin, where, row))  # in what one picture's row says otherwise, the base row is right
            continue
        if not _lacking(row.get("name")) and where in named:
            if row != named[where]:
                told.append(_left(where, row, "an earlier row of this file has the same number"))
            continue
        named.setdefault(where, row)
        theirs = row.get("lang") or (usual if not _lacking(row.get("name")) else "")
        own = card.get("lang") or usual
        if theirs and own and theirs != own:
            told.append(_left(where, row, f"it is in {short(theirs)}, and in {short(own)} in {origin}"))
            continue
        told += _fill(card, origin, where, row)
    for layout in layouts().values():
        if not layout.marks.isdisjoint(card):
            card = layout.finish(card)
    return card, told


def _fill(card: Row, origin: str, where: str, row: Row) -> Iterator[str]:
    """Fills what a card lacks from another row of it; what contradicts it is told."""
    keys = card.keys() | row.keys()
    worded = {key for layout in layouts().values() if not layout.marks.isdisjoint(keys) for key in layout.worded}
    for key, value in row.items():
        if _lacking(value) or key in BESIDE:
            continue
        if _lacking(card.get(key)):
            card[key] = value
        elif key == "kind" and DUAL in (card[key], value):
            card[key] = DUAL
        elif isinstance(value, dict) and isinstance(card[key], dict):
            part = {**card[key], "id": row["id"]}
            yield from _fill(part, origin, where, {**value, "id": row["id"]})
            card[key] = {name: said for name, said in part.items() if name != "id"}
        elif card[key] != value and key not in worded:
            place = "the same file" if origin == where else origin
            yield f"{where}: card {row['id']}: {key} is {short(value)}, but {short(card[key])} in {place}"


# ------------------------------------------------------------------ files


def faces(game: Game, merged: Merged, lang: str | None = None) -> dict[str, Face]:
    """The cards of merged rows, built for a game."""
    return {identity: built(game, merged, identity, lang) for identity in merged.rows}


def built(game: Game, merged: Merged, identity: str, lang: str | None = None) -> Face:
    """One card of merged rows, built for a game."""
    row = merged.rows[identity]
    data: Mapping[str, Any] = row if lang is None or not _lacking(row.get("lang")) else {**row, "lang": lang}
    return game.face(data, merged.origin[identity])


def read_rows(paths: Sequence[Path], lang: str | None = None, format: str | None = None, game: Game | None = None) -> Merged:
    """Reads card files (or folders of them) and merges them; for a game, only cards that it can use."""
    read = [rows_of(document(file), str(file), format) for path in paths for file in card_files(path)]
    foreign = [LeftOut(file.where, "", f"its cards are of {other}") for file in read if (other := _foreign(file, game, lang))]
    out = {left.where for left in foreign}
    own = [file for file in read if file.where not in out]
    check, usual = (check_for(game, lang), game.default_lang) if game is not None else (None, "")
    merged = merge([(file.where, file.rows) for file in own], lang, check, usual)
    for left in [*foreign, *(left for file in own for left in file.left)]:
        merged.leave(left)
    merged.foreign = not own
    if game is not None:
        for file in own:
            note_called(merged.called, file.rows, game, lang)
    return merged


def called_of(row: Row, game: Game) -> Called:
    """What a card is called, from its row."""
    facts = {key: value for key, value in row.items() if isinstance(value, int) and key not in APART or key == "kind"}
    words = {key: _words(row[key]) for key in game.word_fields if not _lacking(row.get(key))}
    return {**words, "is": {**facts, game.about.colours: sorted(map(str, listed(row.get(game.about.colours))))}}


def _words(value: object) -> str | list[str]:
    return listed(value) if isinstance(value, list) else str(value)


def note_called(called: dict[str, dict[str, Called]], rows: Iterable[Row], game: Game, lang: str | None) -> None:
    """Takes up what cards are called; of several rows of a card in one language the first counts."""
    for row in rows:
        if not isinstance(row.get("name"), str):
            continue
        own = str(row.get("lang") or lang or game.default_lang)
        one = called_of(row, game)
        called.setdefault(own, {}).setdefault(row["id"], one)
        abroad = row.get("abroad")
        for other, told in abroad.items() if isinstance(abroad, dict) else ():
            if isinstance(told, dict) and isinstance(told.get("name"), str) and other != own:
                words = {key: _words(told[key]) for key in game.word_fields if key in told}
                called.setdefault(str(other), {}).setdefault(row["id"], {**words, "is": one["is"]})


def _foreign(file: Rows, game: Game | None, lang: str | None) -> str | None:
    """The game whose cards are in a file, if that is another one."""
    if game is None:
        return None
    if file.layout is not OWN:
        return file.layout.game if file.layout.game != game.name else None
    check = check_for(game, lang)
    if not file.rows or any(check(row) is None for row in file.rows):
        return None
    other = game_of(file)
    return other if other != game.name else None


def game_of(file: Rows) -> str | None:
    """The game whose cards are in a file: that of its layout, or the one that can use most of them."""
    if file.layout.game:
        return file.layout.game
    used: Counter[str] = Counter()
    for name in game_names():
        check = check_for(find_game(name))
        used[name] = sum(check(row) is None for row in file.rows)
    best, count = used.most_common(1)[0]
    return best if count else None


def card_files(path: Path) -> list[Path]:
    """A card file, or all of a folder."""
    try:
        if not path.is_dir():
            return [path]
        found = sorted(file for file in path.iterdir() if file.suffix.lower() in (".yaml", ".yml", ".json"))
    except (OSError, ValueError) as error:
        raise CardError(f"{path}: cannot be read ({error})") from None
    if not found:
        raise CardError(f"{path}: there are no card files (.yaml, .json) in this folder")
    return found


def read_faces(
    game: Game, paths: Sequence[Path], lang: str | None = None, format: str | None = None
) -> tuple[dict[str, Face], list[str]]:
    """The cards of some files by number, and what was noted while merging them."""
    merged = read_rows(paths, lang, format, game)
    return faces(game, merged, lang), merged.notes


def stamp(file: Path) -> tuple[int, int]:
    """What changes when a file changes."""
    try:
        status = file.stat()
    except (OSError, ValueError):
        return -1, -1
    return status.st_mtime_ns, status.st_size
