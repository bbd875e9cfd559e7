"""The cards and decks at hand: what ships with the games, and the card files the server was given."""

from __future__ import annotations

import json
import re
from collections import ChainMap, Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..games.base import CardError, Game, summaries_of
from ..games.layouts import Row
from ..games.marks import bare, icons, keywords, marks
from ..library import Deck, clauses, game, game_names, parse_deck, pool, starter_deck, starter_decks, starter_faces
from ..library.cards import Merged, card_files, game_of, read_rows
from ..library.checked import trust
from ..library.files import document
from ..library.kept import KEPT, LARGE, kept_rows, state_of
from ..library.names import names as library_names
from ..library.pools import Pool
from ..library.rows import LeftOut, rows_of
from ..library.showing import facts_of, node_json
from ..library.translations import Shown, Translations, read_translations, worded
from ..library.verdicts import load, write
from ..phrases.cache import folder
from ..phrases.languages import LANGUAGES
from ..phrases.lexicon import listed
from ..scenarios.coverage import cited_by
from ..table.cards import Face
from ..table.edition import Edition

PAGE = 60
DECK_BYTES = 20_000


class Catalogue:
    """All cards by game, and what they say in other languages."""

    def __init__(self, files: Sequence[Path], translations: Sequence[Path] = ()) -> None:
        self.files: dict[str, list[Path]] = {name: [] for name in game_names()}
        self.unclaimed: list[LeftOut] = []
        """Files in which there is nothing for any game."""
        self._sort([file for path in files for file in card_files(path)])
        self._pools: dict[str, Pool] = {}
        self._rows: dict[str, Merged] = {}
        self._words: dict[tuple[str, str], str] = {}
        """All that is written on a card, by game and number."""
        self._official: dict[tuple[str, str], Mapping[str, Row]] = {}
        """The rows of the card files in each language, by game and language."""
        self._given = read_translations(translations)
        self._translations: dict[str, Translations] = {}

    def _sort(self, files: Sequence[Path]) -> None:
        """Gives each file to the game whose cards are in it. What was found is kept as long as the files stay as they are."""
        place = folder()
        large = place is not None and sum(file.stat().st_size for file in files if file.is_file()) >= LARGE
        name = blake2b(json.dumps([str(file) for file in files]).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
        path = place / f"sorted-{name}.json" if large and place is not None else None
        state = f"{state_of(files, None)} {' '.join(self.files)}" if path is not None else ""
        known: Any = load(path, state) if path is not None else None
        try:
            if known is None:
                raise KeyError(name)
            for game_name, numbers in known["files"].items():
                self.files[game_name] = [files[number] for number in numbers]
            self.unclaimed = [LeftOut(**left) for left in known["unclaimed"]]
            return
        except (TypeError, KeyError, IndexError):
            self.files = {game_name: [] for game_name in self.files}
        self._sort_anew(files)
        if path is not None:
            told = {game_name: [files.index(file) for file in given] for game_name, given in self.files.items()}
            write(path, state, {"files": told, "unclaimed": [asdict(left) for left in self.unclaimed]}, "sorted-*.json", KEPT)

    def _sort_anew(self, files: Sequence[Path]) -> None:
        """A file that only adds to cards goes to the games that have them."""
        read = {file: rows_of(document(file), str(file)) for file in files}
        owner = {file: game_of(rows) for file, rows in read.items()}
        numbers = {file: {row["id"] for row in rows.rows} for file, rows in read.items()}
        known: dict[str, set[str]] = {name: set() for name in self.files}
        for file, name in owner.items():
            if name is not None:
                known[name] |= numbers[file]
        for file, name in owner.items():
            claiming = [name] if name is not None else [other for other in known if numbers[file] & known[other]]
            for one in claiming:
                self.files[one].append(file)
            if not claiming:
                self.unclaimed.append(LeftOut(str(file), "", "its cards are of no game that is known here"))
                self.unclaimed += read[file].left

    def left(self) -> list[LeftOut]:
        """The rows of the card files that cannot be used."""
        found = list(self.unclaimed)
        for name in self.files:
            known = self.pool(game(name))
            if known is not None:
                found += known.merged.left
        return found

    def faces(self, rules: Game) -> Mapping[str, Face]:
        """The cards of a game by number."""
        starters, known = starter_faces(rules), self.pool(rules)
        return starters if known is None else ChainMap(known, starters)  # type: ignore[arg-type]  # nothing is put into it

    def pool(self, rules: Game) -> Pool | None:
        """The cards of the files there are for a game; as they were when the server began."""
        if rules.name not in self._pools and self.files[rules.name]:
            self._pools[rules.name] = pool(rules, self.files[rules.name])
        return self._pools.get(rules.name)

    def rows(self, rules: Game) -> Merged:
        """The cards of a game as their files give them."""
        if rules.name not in self._rows:
            merged = read_rows([rules.starter_cards()])
            known = self.pool(rules)
            if known is not None:
                more = known.merged
                merged = Merged({**merged.rows, **more.rows}, {**merged.origin, **more.origin}, more.notes)
            self._rows[rules.name] = merged
        return self._rows[rules.name]

    def translations(self, rules: Game) -> Translations:
        """The cards and decks of a game in other languages."""
        if rules.name not in self._translations:
            self._translations[rules.name] = Translations(rules, self._given)
        return self._translations[rules.name]

    def given(self, rules: Game, row: Row) -> dict[str, Shown]:
        """A card as it is shown in other languages: what was translated, and what it is called where that is known."""
        found = dict(self.translations(rules).card(str(row["id"])))
        for lang, called in abroad(rules, row).items():
            before = found.get(lang, NOTHING)
            labels = {**called["labels"], **before["labels"]}
            found[lang] = Shown(name=before["name"] or called["name"], texts=before["texts"], labels=labels)
        return found

    def about(self, name: str) -> dict[str, Any]:
        """What a client must know of a game, with its decks in the languages there are."""
        known, translations = about(name), self.translations(game(name))
        decks = []
        for deck in known["decks"]:
            titled = {lang: translations.deck(deck["name"], lang) for lang in translations.languages}
            titles = {lang: words["title"] for lang, words in titled.items() if words["title"]}
            plans = {lang: words["plan"] for lang, words in titled.items() if words["plan"]}
            decks.append({**deck, "titles": titles, "plans": plans})
        languages = list(dict.fromkeys([*known["languages"], *translations.languages]))
        return {**known, "languages": languages, "decks": decks}

    # -------------------------------------------------------------- decks

    def deck(self, rules: Game, text: str, edition: Edition | None = None) -> Deck:
        """A deck: the name of a starter deck, or a list as players paste it. It must be legal and read in full."""
        name = text.strip()
        if name in starter_decks(rules):
            return starter_deck(rules, name)
        deck = self.parse(rules, text)
        problems = self.problems(rules, deck, edition)
        if problems:
            more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
            clause = f" ({problems[0]['clause']})" if problems[0]["clause"] else ""
            raise CardError(f"deck: not legal: {problems[0]['text']}{clause}{more}")
        return deck

    def parse(self, rules: Game, text: str) -> Deck:
        """A deck as it was pasted, legal or not."""
        if len(text) > DECK_BYTES:
            raise CardError("deck: this is too long for a deck")
        return parse_deck(text, self.faces(rules))

    def problems(self, rules: Game, deck: Deck, edition: Edition | None = None) -> list[dict[str, str]]:
        """Why a deck may not be played by an edition, or by what is usual at the table, each with its clause."""
        found = [
            {"clause": clause, "text": message} for clause, message in rules.illegal(deck.cards, edition or rules.table_book())
        ]
        for face in {face.id: face for face in deck.cards}.values():
            if rules.unread(face):
                found.append({"clause": "", "text": f"card {face.id} has text the engine does not understand"})
        return found

    def checked(self, rules: Game, deck: Deck, edition: Edition | None = None) -> dict[str, Any]:
        """A deck with what a deck builder shows."""
        counts = deck.counts()
        faces = {face.id: face for face in deck.cards}
        curve: Counter[str] = Counter()
        colours: Counter[str] = Counter()
        kinds: Counter[str] = Counter()
        for face in deck.cards:
            data = rules.data(face)
            kinds[face.kind] += 1
            value = data.get(rules.about.curve)
            if face.kind not in rules.about.curveless:
                curve[str(value) if isinstance(value, int) else "-"] += 1
            for colour in data.get(rules.about.colours) or []:
                colours[str(colour)] += 1
        problems = self.problems(rules, deck, edition)
        rows = self.rows(rules).rows
        return {
            "cards": [
                {
                    "id": identity,
                    "name": faces[identity].name,
                    "names": names_of(faces[identity].lang, rows[identity], self.given(rules, rows[identity])),
                    "kind": faces[identity].kind,
                    "count": count,
                    "trust": trust(rules, faces[identity]),
                }
                for identity, count in counts.items()
            ],
            "count": len(deck.cards),
            "legal": not problems,
            "problems": problems,
            "notes": rules.newer(deck.cards, edition),
            "curve": dict(sorted(curve.items(), key=lambda item: (len(item[0]), item[0]))),
            "colours": dict(colours),
            "kinds": dict(kinds),
            "text": "\n".join(f"{count} {identity} {faces[identity].name}" for identity, count in counts.items()),
        }

    # -------------------------------------------------------------- cards

    def search(
        self, rules: Game, q: str, kind: str, colour: str, cost: int | None, level: int | None, page: int
    ) -> tuple[int, list[dict[str, Any]]]:
        """How many cards fit, and one page of them."""
        words = q.lower().split()
        found = []
        for identity, row in self.rows(rules).rows.items():
            if kind and row.get("kind") != kind:
                continue
            if colour and colour not in (row.get(rules.about.colours) or []):
                continue
            if cost is not None and row.get("cost") != cost:
                continue
            if level is not None and row.get("level") != level:
                continue
            if words:
                text = self._words.get((rules.name, identity))
                if text is None:
                    text = " ".join(strings([row, *self.given(rules, row).values()])).lower()
                    self._words[rules.name, identity] = text
                if not all(word in text for word in words):
                    continue
            found.append(identity)
        return len(found), [self.short(rules, identity) for identity in found[page * PAGE : (page + 1) * PAGE]]

    def short(self, rules: Game, identity: str) -> dict[str, Any]:
        """A card as a list shows it."""
        face = self.faces(rules)[identity]
        row = self.rows(rules).rows[identity]
        printed = rules.texts(face, face.lang)
        given = self.given(rules, row)
        return {
            **facts_of(row),
            "texts": in_languages(face.lang, printed, {}, given),
            "names": names_of(face.lang, row, given),
            "labels": labels_of(face.lang, given),
            "lang": face.lang,
            "status": status(rules, face),
            "trust": trust(rules, face),
        }

    def card(self, rules: Game, identity: str) -> dict[str, Any]:
        """Everything about a card."""
        merged = self.rows(rules)
        if identity not in merged.rows:
            raise CardError(f"unknown card {identity!r}")
        row = merged.rows[identity]
        return everything(rules, self.faces(rules)[identity], row, self.given(rules, row), self.official(rules, row))

    def official(self, rules: Game, row: Row) -> dict[str, dict[str, str]]:
        """The texts of a card in other languages, as they are printed there: from card files that have it by its number."""
        own = str(row.get("lang") or rules.default_lang)
        found: dict[str, dict[str, str]] = {}
        for lang in library_names(rules).of(row, own) if self.files[rules.name] else ():
            if lang in (*rules.languages, *rules.begun):
                if (rules.name, lang) not in self._official:
                    self._official[rules.name, lang] = kept_rows(self.files[rules.name], lang, None, rules).rows
                other = self._official[rules.name, lang].get(str(row["id"]))
                if other is not None and other.get("lang") == lang:
                    found[lang] = rules.printed(other)
        return found


def abroad(rules: Game, row: Row) -> dict[str, Shown]:
    """What a card and what is printed on it is called in other languages, as far as card files have told."""
    own = str(row.get("lang") or rules.default_lang)
    known, found = library_names(rules), {}
    for lang, called in known.abroad(row, own).items():
        labels: dict[str, str] = {}
        for field in rules.word_fields:
            for word in listed(row.get(field)) if isinstance(row.get(field), list) else ():
                other = known.word(word, own, lang)
                if other is not None:
                    labels[word] = other
        found[lang] = Shown(name=str(called.get("name") or ""), texts={}, labels=labels)
    return found


def everything(
    rules: Game,
    face: Face,
    row: Row,
    given: Mapping[str, Shown],
    official: Mapping[str, Mapping[str, str]] | None = None,
) -> dict[str, Any]:
    """Everything about a card: its facts, what its texts were read as and will do, and how they read in other languages."""
    official = {lang: texts for lang, texts in (official or {}).items() if texts and lang != face.lang}
    given = dict(given)
    for lang, texts in official.items():
        before = given.get(lang, NOTHING)
        given[lang] = Shown(name=before["name"], texts={**texts, **before["texts"]}, labels=before["labels"])
    printed = rules.texts(face, face.lang)
    unread = list(rules.unread(face))
    worded_in = [
        lang
        for lang in (*rules.languages, *rules.begun)
        if not unread and lang != face.lang and not printed.keys() <= official.get(lang, {}).keys()
    ]
    rendered = {lang: rules.texts(face, lang) for lang in worded_in}
    shown = in_languages(face.lang, printed, rendered, given)
    return {
        "game": rules.name,
        "facts": facts_of(row),
        "lang": face.lang,
        "printed": printed,
        "status": status(rules, face),
        "trust": trust(rules, face),
        "unread": unread,
        "explain": rules.explain(face),
        "meaning": {
            place: [node_json(part.meaning) if part.meaning is not None else None for part in reading.sentences]
            for place, reading in rules.readings(face).items()
        },
        "texts": shown,
        "names": names_of(face.lang, row, given),
        "labels": labels_of(face.lang, given),
        "translated": [lang for lang, one in given.items() if lang not in (face.lang, *official) and one["texts"]],
        "official": list(official),
        "unworded": unworded(face.lang, rendered, given),
    }


Texts = Mapping[str, str]
NOTHING = Shown(name="", texts={}, labels={})


def in_languages(
    lang: str, printed: Texts, rendered: Mapping[str, Texts], given: Mapping[str, Shown]
) -> dict[str, dict[str, str]]:
    """The texts of a card by language: as printed, as the engine words them, and over that as they were translated.

    A language in which the card has nothing is left out; what lacks in one that it has is as printed (:func:`unworded`).

    >>> card = Shown(name="", texts={"text": "抽2张。"}, labels={})
    >>> in_languages("ja", {"text": "2枚引く。", "ex 灯": "勝つ。"}, {"en": {"text": "Draw 2.", "ex 灯": ""}}, {"zh": card})[
    ...     "en"
    ... ]
    {'text': 'Draw 2.', 'ex 灯': '勝つ。'}
    >>> in_languages("ja", {"text": "2枚引く。", "ex 灯": "勝つ。"}, {}, {"zh": card})
    {'ja': {'text': '2枚引く。', 'ex 灯': '勝つ。'}, 'zh': {'text': '抽2张。', 'ex 灯': '勝つ。'}}
    """
    found = {lang: dict(printed)}
    for other in dict.fromkeys([*rendered, *given]):
        own = given.get(other, Shown(name="", texts={}, labels={}))
        texts = {place: text for place, text in own["texts"].items() if place in printed}
        base = {place: worded(text, own["labels"]) for place, text in rendered.get(other, {}).items() if text}
        if other != lang and (base or texts or not printed):
            found[other] = {**printed, **base, **texts}
    return found


def unworded(lang: str, rendered: Mapping[str, Texts], given: Mapping[str, Shown]) -> dict[str, list[str]]:
    """The places of a card that have no text in a language yet, by language: they are shown as printed.

    >>> unworded("en", {"ja": {"text": "1枚引く。", "security": ""}}, {})
    {'ja': ['security']}
    """
    found = {}
    for other, texts in rendered.items():
        places = [place for place, text in texts.items() if not text and not given.get(other, NOTHING)["texts"].get(place)]
        if places and other != lang:
            found[other] = places
    return found


def names_of(lang: str, row: Mapping[str, Any], given: Mapping[str, Shown]) -> dict[str, str]:
    """The names of a card by language.

    >>> names_of("ja", {"name": "灯", "name_en": "Lantern"}, {"zh": Shown(name="灯笼", texts={}, labels={})})
    {'en': 'Lantern', 'zh': '灯笼', 'ja': '灯'}
    """
    names = {key.removeprefix("name_"): str(value) for key, value in row.items() if key.startswith("name_") and value}
    names |= {other: shown["name"] for other, shown in given.items() if shown["name"]}
    return {**names, lang: str(row["name"])}


def labels_of(lang: str, given: Mapping[str, Shown]) -> dict[str, dict[str, str]]:
    """The names of a card's skills and the like by language, each by what is printed."""
    return {other: shown["labels"] for other, shown in given.items() if shown["labels"] and other != lang}


def status(rules: Game, face: Face) -> str:
    """How much of a card the engine understands: full, partial or none."""
    unread = rules.unread(face)
    return "full" if not unread else "none" if len(unread) >= rules.sentences(face) else "partial"


def strings(value: object) -> list[str]:
    """All texts in a row."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for item in value.values() for text in strings(item)]
    if isinstance(value, list):
        return [text for item in value for text in strings(item)]
    return []


@cache
def about(name: str) -> dict[str, Any]:
    """What a client must know of a game to draw it: decks, kinds of cards, phases and zones."""
    rules = game(name)
    decks = [starter_deck(rules, deck) for deck in starter_decks(rules)]
    table = rules.table([decks[0].cards, decks[1].cards], 0)
    zones = [
        {
            "name": kind.name,
            "public": kind.public,
            "ordered": kind.ordered,
            "owner_sees": kind.owner_sees,
            "field": kind.field,
            "shared": shared,
        }
        for kinds, shared in ((table.kinds, False), (table.shared, True))
        for kind in kinds
    ]
    rows = read_rows([rules.starter_cards()]).rows.values()
    told = rules.about
    return {
        "name": name,
        "title": told.title or name,
        "edition": rules.table_book().name,
        "editions": [{"name": edition.name, "title": edition.title} for edition in rules.offered()],
        "languages": list(rules.languages),
        "worded": [*rules.languages, *rules.begun],
        "decks": [
            {
                "name": deck.name,
                "title": deck.title,
                "plan": deck.plan,
                "cards": deck.counts(),
                "text": "\n".join(f"{count} {identity}" for identity, count in deck.counts().items()),
            }
            for deck in decks
        ],
        "cards": len(rows),
        "kinds": sorted({str(row.get("kind")) for row in rows}),
        "colours": sorted({str(colour) for row in rows for colour in row.get(told.colours) or []}),
        "phases": list(told.phases),
        "curve": told.curve,
        "searched": list(told.searched),
        "zones": zones,
        "keywords": {lang: dict(keywords(rules.home, lang)) for lang in LANGUAGES if lang != "en"},
        "icons": {lang: dict(icons(rules.home, lang)) for lang in LANGUAGES if lang != "en"},
        "meanings": meanings(rules),
    }


def meanings(rules: Game) -> dict[str, dict[str, Any]]:
    """What keywords do, in our own words, with the clause: those to which the usual rule book gives a heading of their own."""
    book = clauses(rules)
    does = {
        bare(mark.icons["en"]).removesuffix(" +"): mark.does for mark in marks(rules.home) if mark.does and "en" in mark.icons
    }
    first: dict[str, str] = {}
    numbers: dict[str, str] = {}
    """The clause of each heading that says what its keyword does."""
    for clause in book.values():
        if clause.kind == "keyword":
            heading = re.sub(r"[-.]\d+$", "", clause.id)
            first.setdefault(heading, clause.summary)
            numbers.setdefault(heading, clause.id)
    others = {lang: summaries_of(rules.rulebook(), lang) for lang in LANGUAGES if lang != "en"}
    found: dict[str, dict[str, Any]] = {}
    for clause in book.values():
        if clause.kind == "heading" and clause.id in first:
            name, *former = (bare(part).removesuffix(" +X").rstrip() for part in re.split(r" \(formerly |\)", clause.summary))
            said = does.get(name, "").replace("{n}", "n") or first[clause.id]
            for each in (name, *former):
                if each:
                    told = {lang: summary for lang, said_in in others.items() if (summary := said_in.get(numbers[clause.id]))}
                    text = f"{said[:1].upper()}{said[1:].rstrip('.')}."
                    found[each] = {"text": text, "texts": told, "clause": clause.id}
    return found


@cache
def citing(name: str) -> dict[str, list[str]]:
    """The starter cards of a game by the clauses that their abilities cite."""
    found: dict[str, list[str]] = {}
    for identity, face in starter_faces(game(name)).items():
        for clause in cited_by(face):
            found.setdefault(clause, []).append(f"{identity} {face.name}")
    return found
