"""Decks: lists of cards by number or name, as files or as players paste them."""

from __future__ import annotations

import re
import unicodedata
from collections import ChainMap, Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from ..games.base import CardError, Game
from ..games.fields import short
from ..table.cards import Face
from ..table.edition import Edition
from .cards import read_rows
from .files import parse, text_of
from .names import Names, names, shipped
from .pools import Pool, pool
from .registry import about, game_names
from .restrictions import Restrictions
from .rows import LeftOut, kind_of

LONGEST: Final = 500
"""Characters of a line that may name a card."""
LINE: Final = re.compile(
    r"^(?:[(\[]?(\d+)[)\]]?\s*(?:[x×*]|[枚张張])?\s+|[(\[]?(\d+)[)\]]?(?:[x×*]|[枚张張])\s*)?(.+?)"
    r"(?:(?:(?:\s+|(?<=[)\]]))[x×*]|×)\s*(\d+)[枚张張]?)?$"
)
"""``2 SP1-001``, ``2x Name``, ``(2) Name``, ``2枚 Name``, ``Name x2``, ``Name×2``, ``SP1-001``."""
COUNT_LAST: Final = re.compile(r"^(.*\S)[\s,;:|]+[(\[]?(\d{1,3})(?:[x×*]|[枚张張])?[)\]]?$")
"""``SP1-001 2``, ``Name, 2``, ``Name (2)``, ``SP1-001 2x``, ``Name 2枚``."""
BETWEEN: Final = re.compile(r"[\s()\[\]{},;:|\"]+")
"""What stands between a card's name and its number."""
COLUMNS: Final = re.compile(r"\s*[,;|\t]\s*")
"""Between the columns of a table: ``2,SP1-001,Name``."""
HEADING: Final = (
    r"^\W*(?:\d+\s+)?(?:main|side|メイン|サイド|主|副)?\s*(?:deck|decklist|total|cards?|デッキ|デッキリスト|合計|卡组|牌组|合计|{words})"
    r"(?:\s*(?:deck|cards?|list|デッキ|カード|卡组|牌组|卡))?\W*\d*\W*(?:cards?|枚|张|張)?\W*$"
)
"""``Main Deck (50)``, ``-- Digi-Eggs --``, ``デジモン：30枚``, ``Total: 50``; with the words of all games."""
TITLES: Final = frozenset(
    ["quantity", "qty", "count", "amount", "copies", "code", "number", "id", "card", "name", "set", "serial", "element", "type"]
)
"""What stands above the columns of a table."""
LABEL: Final = re.compile(
    r"^(?:(?:deck ?)?name|deck|title|author|player|creator|format|event|date|url|link)\s*[:=]\s*\S|^https?://", re.I
)
"""``Name: my deck``: about the deck, not in it."""
DASH: Final = re.compile(r"(?<=\w)[\u2010-\u2013\u2212](?=\w)")
"""A dash as text processors write it, where a card number has its hyphen."""
BARE: Final = re.compile(r"(?:\d+|re)-\d{3}[a-z]")
"""A card number that ends with a letter for how rare the card is, which many lists leave out."""
CREDIT: Final = re.compile(r"exported from\b", re.IGNORECASE)
"""Where some deck builders say in a list of cards that it is theirs."""
VARIANT: Final = re.compile(r"[_-](?:p\d+|errata|alt\d*|aa|fl|foil|fa)$", re.IGNORECASE)
"""Another picture of the same card: ``XX1-001_P1``."""
COUNTS: Final = ("quantity", "count", "qty", "amount", "copies", "n")
NUMBERS: Final = ("serial_number", "code", "number", "id", "card")
"""The fields of an entry ``{code: 1-001H, quantity: 3}`` of a list."""
MOST: Final = 1000
"""More cards than this in a deck is a slip of the pen."""
NAMED: Final = 10
"""How many lines that cannot be read are named."""


@dataclass
class Deck:
    """A list of cards to play with."""

    name: str
    cards: list[Face]
    title: str = ""
    plan: str = ""

    def counts(self) -> dict[str, int]:
        """How many copies of each card number."""
        return dict(Counter(face.id for face in self.cards))


def legality(game: Game, deck: Deck, restrictions: Restrictions | None = None, edition: Edition | None = None) -> list[str]:
    """Why a deck may not be played by an edition, each reason with its clause; nothing if it may."""
    problems = [f"{message} ({clause})" if clause else message for clause, message in game.illegal(deck.cards, edition)]
    return problems + (restrictions.broken(deck) if restrictions is not None else [])


# ------------------------------------------------------------------ what ships with a game


class Starters(dict[str, Face]):
    """The cards that ship with a game, by number."""

    def __init__(self, game: Game, faces: Mapping[str, Face]) -> None:
        super().__init__(faces)
        self.game = game


@cache
def starter_faces(game: Game) -> Mapping[str, Face]:
    """The cards that ship with a game, by number."""
    merged = read_rows([game.starter_cards()], game=game)
    known = Names(game, None)
    return Starters(game, {number: game.face(known.row(row), merged.origin[number]) for number, row in merged.rows.items()})


def faces_with(game: Game, files: Sequence[Path]) -> Mapping[str, Face]:
    """The starter cards of a game, and over them those of card files, each built when it is first asked for."""
    starters = Starters(game, starter_faces(game))
    if not files:
        return starters
    return ChainMap(pool(game, files), starters)  # type: ignore[arg-type]  # nothing is ever put into it


@cache
def starter_decks(game: Game) -> tuple[str, ...]:
    """The names of the decks that ship with a game."""
    return tuple(sorted(path.stem for path in game.starter_decks().glob("*.yaml")))


@cache
def starter_deck(game: Game, name: str) -> Deck:
    """A deck that ships with the game."""
    if name not in starter_decks(game):
        raise CardError(f"unknown deck {name!r} (there is: {', '.join(starter_decks(game))}; or give a file)")
    return _read(game, game.starter_decks() / f"{name}.yaml", starter_faces(game))


# ------------------------------------------------------------------ reading


def read_deck(game: Game, name: str, faces: Mapping[str, Face] | None = None) -> Deck:
    """A starter deck by name, or the deck in a file. ``faces`` are the cards it may use (default: the starter cards).

    Of a file with several decks one is named behind a ``#``: ``decks.json#its-id``.
    """
    if faces is None and name in starter_decks(game):
        return starter_deck(game, name)
    path, one = Path(name), ""
    if not _exists(path) and "#" in name:
        file, _, one = name.rpartition("#")
        path = Path(file)
    if not _exists(path):
        if name not in starter_decks(game):
            raise CardError(f"{short(name, 80)} is neither a starter deck ({', '.join(starter_decks(game))}) nor a file")
        path, one = game.starter_decks() / f"{name}.yaml", ""
    return _read(game, path, faces if faces is not None else starter_faces(game), one)


def read_decks(path: Path, faces: Mapping[str, Face]) -> list[Deck]:
    """All decks of a file: one, or a list of them."""
    text = text_of(path)
    data = _data(text, path)
    if data is None:
        return [parse_deck(text, faces, str(path), path.stem)]
    if is_collection(data):
        assert isinstance(data, list)
        return [deck_of(item, f"{path}: deck {number}", faces, title_of(item, number)) for number, item in enumerate(data, 1)]
    return [deck_of(data, str(path), faces, path.stem)]


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _data(text: str, path: Path) -> object:
    """What a YAML or JSON file says; None for a list as players paste it."""
    suffix = path.suffix.lower()
    if suffix in (".yaml", ".yml", ".json"):
        return parse(text, str(path), suffix == ".json")
    return None


def _read(game: Game, path: Path, faces: Mapping[str, Face], one: str = "") -> Deck:
    text = text_of(path)
    if path.suffix.lower() not in (".yaml", ".yml", ".json"):
        return parse_deck(text, faces, str(path), path.stem)
    data = _data(text, path)
    if not is_collection(data):
        return deck_of(data, str(path), faces, path.stem)
    assert isinstance(data, list)
    for number, item in enumerate(data, 1):
        if one and one in (title_of(item, number), str(item.get("name")), str(number)):
            return deck_of(item, f"{path}: deck {number}", faces, title_of(item, number))
    if one:
        raise CardError(f"{path}: there is no deck {short(one)} among its {len(data)} decks")
    raise CardError(f"{path}: there are {len(data)} decks in this file: name one, as in {path.name}#{title_of(data[0], 1)}")


def is_collection(data: object) -> bool:
    """Whether a file holds several decks, not one.

    >>> is_collection([{"name": "A", "main": {}}]), is_collection(["T-1", "T-1"]), is_collection({"cards": {}})
    (True, False, False)
    >>> is_collection([{"code": "T-1", "quantity": 3}])
    False
    """
    if not isinstance(data, list) or not data or not all(isinstance(item, dict) for item in data):
        return False
    return any("main" in item or "cards" in item for item in data) or not any(set(COUNTS) & item.keys() for item in data)


def title_of(item: object, number: int) -> str:
    """What a deck of a collection is called: its id, its name, or its number."""
    assert isinstance(item, dict)
    return str(item.get("id") or item.get("name") or number)


def deck_of(data: object, where: str, faces: Mapping[str, Face], name: str = "deck") -> Deck:
    """A deck from what a YAML or JSON file says.

    ``{cards: {id: n}}``, ``{cards: [ids]}``, ``{main: …, eggs: …, lb: …}`` with the same in each part, or a list of ids.
    """
    title, plan = "", ""
    parts = [data]
    if isinstance(data, dict):
        if "cards" in data:
            parts = [data["cards"]]
        elif "main" in data:
            parts = [data["main"], *(data[part] for part in ("eggs", "lb") if data.get(part))]
        else:
            raise CardError(f"{where}: a deck needs the field cards (or main, with eggs or lb)")
        title, plan = str(data.get("name_en") or data.get("name") or ""), str(data.get("plan") or "")
    deck = Deck(name, [], title, plan)
    finder = Finder(faces)
    for part in parts:
        deck.cards.extend(_cards(part, finder, where))
    if not deck.cards:
        raise CardError(f"{where}: there are no cards in this deck")
    return deck


def _cards(cards: object, finder: Finder, where: str) -> list[Face]:
    """The cards of a list of ids, or of ids with counts."""
    found: list[Face] = []
    if isinstance(cards, dict):
        for identity, count in cards.items():
            face = finder.find(identity, where)
            if isinstance(count, bool) or not isinstance(count, int) or not 0 < count <= MOST:
                raise CardError(f"{where}: card {identity}: how many must be a number from 1 on, not {short(count)}")
            found.extend([face] * count)
    elif isinstance(cards, list):
        for number, identity in enumerate(cards):
            if number == 0 and isinstance(identity, str) and CREDIT.match(identity):
                continue
            count, identity = _entry(identity)
            face = finder.find(identity, where)
            if isinstance(count, bool) or not isinstance(count, int) or not 0 < count <= MOST:
                raise CardError(f"{where}: card {identity}: how many must be a number from 1 on, not {short(count)}")
            found.extend([face] * count)
    else:
        raise CardError(f"{where}: the cards of a deck are card numbers with counts, or a list of them, not {kind_of(cards)}")
    return found


def _entry(item: object) -> tuple[object, object]:
    """How many of which card an entry of a list says: a card number, or fields as deck builders send them."""
    if not isinstance(item, dict):
        return 1, item
    count = next((item[key] for key in COUNTS if key in item), 1)
    card = item["card"] if isinstance(item.get("card"), dict) else item
    return count, next((card[key] for key in NUMBERS if key in card), item)


def parse_deck(text: str, faces: Mapping[str, Face], where: str = "deck", name: str = "deck") -> Deck:
    """A deck as players paste it: one card a line, with how many of it; or a JSON list of card numbers.

    Lines that start with ``#`` or ``//``, headings (``Main Deck (50)``, ``Digi-Eggs:``) and what is said about the deck
    (``Author: …``) are passed over. All lines that cannot be read are named together.
    """
    if re.match(r'\s*(?:\[\s*[\[{"\]]|\{\s*["}])', text):
        return deck_of(parse(text, where, True), where, faces, name)
    deck = Deck(name, [])
    finder = Finder(faces)
    faults: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        if len(raw) > LONGEST:
            faults.append(f"line {number}: this is no card: it has {len(raw)} characters, at most {LONGEST} are read")
            continue
        line = DASH.sub("-", re.sub(r"\s#.*$", "", unicodedata.normalize("NFKC", raw)).strip().strip("\ufeff"))
        if not line or line.startswith(("#", "//")) or line.endswith((":", "：")):
            continue
        count, card = _line(line, finder)
        if _aside(line) and not finder.knows(line) and not finder.knows(card):
            continue
        if not 0 < count <= MOST:
            faults.append(f"line {number}: how many must be a number from 1 on, not {count}")
            continue
        try:
            deck.cards.extend([finder.find(card, f"line {number}")] * count)
        except CardError as error:
            faults.append(str(error))
    if faults:
        more = [f"and {len(faults) - NAMED} more"] if len(faults) > NAMED else []
        raise CardError(f"{where}: {'; '.join([*faults[:NAMED], *more])}")
    if not deck.cards:
        raise CardError(f"{where}: there are no cards in this deck")
    return deck


def heading() -> re.Pattern[str]:
    """What a line looks like that stands above cards."""
    return _heading(tuple(word for name in game_names() for word in about(name).headings))


@cache
def _heading(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(HEADING.format(words="|".join(f"{re.escape(word)}s?" for word in words)), re.IGNORECASE)


def _aside(line: str) -> bool:
    """Whether a line looks as if it were about the deck, not a card of it."""
    if heading().match(line) or CREDIT.match(line) or LABEL.match(line):
        return True
    columns = COLUMNS.split(line)
    return len(columns) > 1 and all(set(column.lower().split()) <= TITLES for column in columns)


def _line(line: str, finder: Finder) -> tuple[int, str]:
    """How many of which card a line says."""
    columns = COLUMNS.split(line)
    numbers = [column for column in columns if re.fullmatch(r"\d{1,3}", column)]
    if len(columns) > 1 and (len(numbers) == 1 or columns[0] in numbers) and not finder.knows(line):
        columns.remove(numbers[0])
        return int(numbers[0]), " ".join(columns)
    found = LINE.match(line)
    assert found is not None
    count, card = found[1] or found[2] or found[4], found[3].strip()
    last = COUNT_LAST.match(card)
    if not count and last is not None and not finder.knows(card) and not finder.titled(card):
        count, card = last[2], last[1]
    return int((count or "1")[:6]), card


class Finder:
    """Finds cards by number or name, whatever the case of the letters. Only cards that are found are built.

    A number like ``23-055C/15-058C`` is that of a later print of a card and, behind it, that of the card: either finds it.
    """

    def __init__(self, faces: Mapping[str, Face]) -> None:
        self.faces = faces
        self.numbers = {number.lower(): number for number in faces}
        for number in faces:
            for part in number.lower().split("/"):
                self.numbers.setdefault(part, number)

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """The numbers of the cards by name."""
        found: dict[str, list[str]] = {}
        for number in self.faces:
            for name in names_of(self.faces, number):
                found.setdefault(plain(name), []).append(number)
        return found

    @cached_property
    def bare(self) -> dict[str, set[str]]:
        """The numbers of the cards by what is before the letter at their end."""
        found: dict[str, set[str]] = {}
        for key, number in self.numbers.items():
            if BARE.fullmatch(key):
                found.setdefault(key[:-1], set()).add(number)
        return found

    def knows(self, key: str) -> bool:
        """Whether this is, as it stands, the number or name of a card."""
        return plain(key) in self.numbers or plain(key) in self.names

    def titled(self, text: str) -> bool:
        """Whether this is the number and the name of a card and nothing else: a number at its end is part of the name."""
        number = self._numbered(plain(text))
        if number is None:
            return False
        rest = [word for word in BETWEEN.split(plain(text)) if word and self._numbered(word) != number]
        return any(rest == [word for word in BETWEEN.split(plain(name)) if word] for name in names_of(self.faces, number))

    def find(self, key: object, where: str) -> Face:
        """The card with that number or name; ``Name (NUMBER)`` and ``NUMBER Name`` are understood too."""
        if not isinstance(key, str):
            raise CardError(f"{where}: a card is named by its number (text), not {short(key)}")
        wanted = plain(key)
        number = self.numbers.get(wanted) or self._numbered(wanted)
        if number is not None:
            return self.faces[number]
        named = self.names.get(wanted, [])
        if len(named) == 1 or named and set.intersection(*(set(number.lower().split("/")) for number in named)):
            return self.faces[named[0]]
        if named:
            more = f" and {len(named) - 8} more" if len(named) > 8 else ""
            raise CardError(f"{where}: {key!r} is the name of several cards: {', '.join(named[:8])}{more}")
        left = left_out(self.faces, key)
        raise CardError(f"{where}: unknown card {short(key)}{f' (left out of its file: {left.why})' if left else ''}")

    def _numbered(self, wanted: str) -> str | None:
        """The number of the card whose number is somewhere in a text."""
        words = [VARIANT.sub("", word) for word in [wanted, *BETWEEN.split(wanted)]]
        for part in (part for word in words for part in (word, *word.split("/"))):
            if part in self.numbers and any(c.isdigit() for c in part):
                return self.numbers[part]
        for word in words:
            if len(self.bare.get(word, ())) == 1:
                return next(iter(self.bare[word]))
        return None


def left_out(faces: Mapping[str, Face], key: str) -> LeftOut | None:
    """The row of a card that cannot be used, if a card file has one."""
    if isinstance(faces, ChainMap):
        return next((left for part in faces.maps if (left := left_out(part, key))), None)
    return faces.merged.unused(key) if isinstance(faces, Pool) else None


def names_of(faces: Mapping[str, Face], number: str) -> set[str]:
    """The names of a card; a card of a pool is not built for it."""
    if isinstance(faces, ChainMap):
        return names_of(next(part for part in faces.maps if number in part), number)
    if isinstance(faces, Pool):
        row = faces.merged.rows[number]
        lang = str(row.get("lang") or faces.game.default_lang)
        told = [row.get("name"), row.get("name_en"), *names(faces.game).of(row, lang).values()]
    else:
        face = faces[number]
        told = [face.name, getattr(face, "name_en", "")]
        if isinstance(faces, Starters):
            told += [cards[number]["name"] for cards in shipped(faces.game).values() if number in cards]
    return {str(name) for name in told if name}


def plain(text: str) -> str:
    """A name or number as it is looked for: letters of one case and width.

    >>> plain("Ｘ抗体"), plain("Emberkit")
    ('x抗体', 'emberkit')
    """
    return unicodedata.normalize("NFKC", text).strip().lower()
