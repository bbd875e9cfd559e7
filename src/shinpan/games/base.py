"""What a game offers to matches, scenarios, players and screens. One subclass per game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import yaml

from ..phrases.reading import Reader, Reading
from ..table.cards import Body, Card, Face
from ..table.decisions import Decision, Option
from ..table.edition import Edition
from ..table.events import Event, Reckoned, Sum
from ..table.table import Table
from .about import About
from .features import Features
from .judging import Judge
from .opening import Needs, Opening
from .script import Course
from .sheet import Place, Sheet
from .telling import told, worded, words_of

if TYPE_CHECKING:
    from .boards import Board

F = TypeVar("F", bound=Face)
T = TypeVar("T", bound=Table)
E = TypeVar("E", bound=Edition)


class CardError(Exception):
    """A card, deck, position or script that cannot be used; the message says what and where."""


@cache
def summaries_of(rulebook: Path, lang: str = "en") -> dict[str, str]:
    """Our one-line summaries of the clauses of a rule book; in another language from the file beside it, if there is one."""
    beside = rulebook.with_suffix(f".{lang}.yaml")
    if lang != "en" and not beside.exists():
        return summaries_of(rulebook)
    path = rulebook if lang == "en" else beside
    data = yaml.load(path.read_text("utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return {clause["id"]: clause["summary"] for clause in data["clauses"]} if lang == "en" else data


NO_SUCH: Final = {"ja": "{found}（{book}にはこの条文がない）", "zh": "{found}（{book}没有此条）"}
"""What is said of a clause that only another rule book has."""


@dataclass(frozen=True)
class Payment:
    """A cost that is being paid."""

    owed: Mapping[str, int]
    """What is still to be paid, by kind; ``any`` may be of every kind."""
    paid: Sequence[tuple[int, str, str, int]]
    """What was put in so far: a card's uid, how (``dull``, ``discard`` …), the kind and how much."""


@dataclass(frozen=True)
class Outlook:
    """What an answer costs and does, as far as everybody can work it out beforehand."""

    memory: int | None = None
    """The memory after it, for who is asked."""
    cost: int | None = None
    """What it costs now."""
    pays: Sequence[tuple[int, str, str, int]] = ()
    """What the referee would pay with: a card's uid, how, the kind and how much."""
    numbers: tuple[int, int] | None = None
    """Two numbers that will be compared: those of one's own side and of the other."""
    damage: tuple[int, int] | None = None
    """How much damage is dealt, and what is left then of whom it is dealt to."""


@dataclass
class Staged:
    """What is needed to show an event as it happens, besides what every event tells."""

    onto: Body | None = None
    """At whom it is aimed: the Digimon attacked, the attacker that is blocked, the unit that a skill hits."""
    player: int = -1
    """The player at whom it is aimed, if it is one."""
    others: Sequence[Body] = ()
    """Who does it too: a party."""
    sums: Sequence[Sum] = ()
    """Numbers with what they are made of."""
    place: str = ""
    """Where on its card the ability stands that acts, as the texts of cards are named."""
    number: int = 0
    """The how manieth there; 0 for all that stands there."""


class Game:
    """A game: how its cards are read, its table is laid, and its happenings are told."""

    home = Path()
    """The folder of the game, with its rule book, cards and decks."""
    name = ""
    editions: Sequence[Edition] = ()
    """The rule books it can be played by. Where none is named, the first is meant."""
    extended: Sequence[Edition] = ()
    """Rule books with mechanics on top that are newer than they are."""
    about = About("")
    verbs: Mapping[str, Collection[str]] = {}
    """What players do in a script, beside what they do in every game: verb -> its extra keys."""
    course = Course()
    """When the rules ask for what a script says."""
    formats: Sequence[str] = ("constructed",)
    """How the game may be played, the usual way first."""
    fields: Collection[str] = ()
    """Fields of a scenario that only this game has."""
    own_picks: Sequence[str] = ()
    """Extra keys of a step that only picks of their own answer: their options bear that name."""
    own_kinds: Sequence[str] = ()
    """Verbs that are only offered at a decision of their own: ``can`` and ``cannot`` are looked at there."""
    payments: Sequence[str] = ()
    """Extra keys of a step that name what it is paid with: where that cannot be paid, the step is not offered."""
    costs: Mapping[str, Collection[str]] = {}
    """Extra keys of a step that name what a cost takes -> what the choice is about, for one of them."""
    phases: Mapping[str, str] = {}
    """Other names of phases."""
    languages: Sequence[str] = ()
    """The languages in which its cards are read and every meaning can be printed."""
    begun: Sequence[str] = ()
    """Languages in which cards are read, and shown, as far as there are wordings."""
    text_fields: Sequence[str] = ("text",)
    """The fields of a card that hold texts which are read."""
    word_fields: Mapping[str, str] = {"name": "Name"}
    """The fields of a card that hold names and traits, and of which sort they are in texts."""
    asks_abroad = False
    """Whether its cards may say what they are called in other languages (``abroad``)."""
    default_lang = ""
    opening = Opening()
    """The hand it begins with."""

    # -------------------------------------------------------------- rule books

    @property
    def edition(self) -> str:
        """The name of the rule book that is meant where none is named."""
        return self.editions[0].name

    def book(self, name: str = "", beyond: Sequence[str] = ()) -> Edition:
        """The edition of that name, with the game in front or without; none is ever replaced by another.

        ``beyond`` names what is played on top of it that is newer than the book.
        """
        for edition in (*self.editions, *self.extended):
            if not name or name in (edition.name, edition.short):
                return self.going_beyond(edition, beyond) if beyond else edition
        there = ", ".join(edition.name for edition in (*self.editions, *self.extended))
        raise CardError(f"edition {name} of {self.name} is not part of this version (there is: {there})")

    def going_beyond(self, edition: Edition, beyond: Sequence[str]) -> Edition:
        """A rule book with these mechanics on top."""
        there = [more for more in self.extended if more.book == edition.book]
        known = list(dict.fromkeys(name for more in there for name in more.beyond))
        for name in beyond:
            if name not in known:
                what = f"there is: {', '.join(known)}" if known else "there is nothing"
                raise CardError(f"beyond: {name} is nothing that can be played on top of {edition.book} ({what})")
        return next(more for more in there if set(more.beyond) == set(beyond))

    def table_book(self, name: str = "") -> Edition:
        """The edition that is meant at a table where players sit down: as new as it gets, unless one is named."""
        if name:
            return self.book(name)
        own = [more for more in self.extended if more.book == self.edition]
        return max(own, key=lambda more: len(more.beyond)) if own else self.book()

    def offered(self) -> Sequence[Edition]:
        """The editions that players choose from: each book, and with all that can be played on top of it."""
        found: list[Edition] = []
        for edition in self.editions:
            more = [one for one in self.extended if one.book == edition.book]
            found += [*([max(more, key=lambda one: len(one.beyond))] if more else []), edition]
        return found

    def rulebook(self, edition: Edition | None = None) -> Path:
        """The file with the clauses of a rule book."""
        return self.home / "book" / f"rulebook-{(edition or self.book()).book.partition('-')[2]}.yaml"

    def summary(self, rule: str, edition: Edition | None = None, lang: str = "en") -> str:
        """A clause that the code cites, in our own words; nothing if there is no such clause."""
        if not rule:
            return ""
        book = edition or self.book()
        other, _, number = book.numbers(rule)[0].rpartition(":")
        if not other:
            return summaries_of(self.rulebook(book), lang).get(number, "")
        known = any(other == there.short for there in self.editions)
        found = summaries_of(self.rulebook(self.book(other)), lang).get(number, "") if known else ""
        return NO_SUCH.get(lang, "{found} ({book} has no such clause)").format(found=found, book=book.name).lstrip()

    # -------------------------------------------------------------- cards and decks

    def face(self, data: Mapping[str, Any], where: str = "") -> Face:
        """Builds a card from the fields of a card file. Raises CardError with one clear line."""
        raise NotImplementedError

    def check(self, data: Mapping[str, Any], where: str = "") -> None:
        """Raises the CardError that ``face`` would raise; where that can be, without reading the texts, which takes longer."""
        self.face(data, where)

    def data(self, face: Face) -> dict[str, Any]:
        """The fields a card file would give for this card: ``face(data(face))`` is the same card."""
        raise NotImplementedError

    def unread(self, face: Face) -> list[str]:
        """The sentences of a card that the engine does not understand or cannot carry out."""
        return list(face.unread)

    def sentences(self, face: Face) -> int:
        """How many sentences are printed on the card (reminder text does not count)."""
        raise NotImplementedError

    def readings(self, face: Face) -> Mapping[str, Reading]:
        """What the texts of a card are read as, by place."""
        return {}

    def reader(self, lang: str) -> Reader:
        """What reads the texts of cards in a language."""
        raise NotImplementedError

    def texts(self, face: Face, lang: str) -> dict[str, str]:
        """The card's texts in another language, by place (text, ex, skill name …)."""
        raise NotImplementedError

    def newest(self, face: Face) -> dict[str, str]:
        """The card's texts in its own language, by place, in the newest wording; where there is no other, as printed."""
        return self.texts(face, face.lang)

    def is_requirement(self, sentence: str, lang: str) -> bool:
        """Whether a sentence is a requirement line, which not all card files have."""
        return False

    def named_in(self, text: str, lang: str) -> list[str]:
        """The names and traits that a text names, in their order."""
        return []

    def printed(self, data: Mapping[str, Any]) -> dict[str, str]:
        """The texts of a card as a card file has them, by place; where that can be, without reading them."""
        face = self.face(data)
        return self.texts(face, face.lang)

    def plainly(self, line: str) -> str:
        """A line of an explanation with one way to say what means the same, where cards are compared."""
        return line

    def printings(self, langs: tuple[str, str]) -> Mapping[str, str]:
        """Cards whose printings or files differ in these two languages, each with the reason."""
        return {}

    def one_form(self) -> AbstractContextManager[None]:
        """Within this, cards are built so that what means the same is told alike, in whatever language it is said."""
        return nullcontext()

    def explain(self, face: Face) -> list[str]:
        """What the card will do, in plain English, line by line: made from what runs, not from what was read.

        A game whose cards do nothing of their own says nothing.
        """
        return []

    def blank(self) -> Face:
        """The blank of scenarios."""
        raise NotImplementedError

    def starter_cards(self) -> Path:
        """The card file that ships with the game."""
        return self.home / "cards" / "starter.yaml"

    def starter_decks(self) -> Path:
        """The folder of decks that ship with the game."""
        return self.home / "decks"

    def illegal(self, deck: Sequence[Face], edition: Edition | None = None) -> list[tuple[str, str]]:
        """Why a deck is not legal: (clause, message) pairs, none if it is."""
        raise NotImplementedError

    def newer(self, deck: Sequence[Face], edition: Edition | None = None) -> list[str]:
        """What is printed on cards of a deck that a rule book does not know yet, in words; it may be played all the same."""
        return []

    def needs(self, deck: Sequence[Face], edition: Edition | None = None) -> Needs:
        """What the cards of a deck ask for, and what of it the deck cannot give."""
        return Needs()

    # -------------------------------------------------------------- tables

    def table(self, decks: Sequence[Sequence[Face]], seed: int, edition: Edition | None = None) -> Table:
        """A table with both decks in their zones, top card first in the list, before set-up (which shuffles)."""
        raise NotImplementedError

    def position(
        self, spec: Mapping[str, Any], faces: Mapping[str, Face], seed: int, edition: Edition | None = None
    ) -> tuple[Table, dict[str, int]]:
        """A table set as a scenario says, and the aliases of its cards (alias -> uid)."""
        raise NotImplementedError

    def lays(self, table: Table) -> bool:
        """Whether a table is one of this game."""
        return False

    unlaid: Collection[str] = ()
    """Zones that a scenario cannot fill."""

    def sheet(self, edition: Edition | None = None, setup: bool = False) -> Sheet:
        """What a scenario by a rule book may say, before the game begins (``setup``) or later."""
        kinds = [kind for kind in self.table([[], []], 0, edition).kinds if kind.name not in self.unlaid]
        return Sheet(self.about.phases, [Place(kind.name, kind.field) for kind in kinds])

    def table_state(self, table: Table) -> dict[str, Any]:
        """What a scenario must say of a table beside turn, phase and players to lay it as it is."""
        return {}

    def player_state(self, table: Table, player: int) -> dict[str, Any]:
        """What a scenario must say of a player beside the zones."""
        return {}

    def card_state(self, table: Table, card: Card) -> dict[str, Any]:
        """What a scenario must say of a card in a pile beside its number."""
        return {}

    def body_state(self, table: Table, body: Body) -> dict[str, Any]:
        """What a scenario must say of a body beside its number. Other cards stand in it as they are, for their numbers."""
        return {}

    # -------------------------------------------------------------- scripts and expectations

    def matches(
        self,
        table: Table,
        decision: Decision,
        option: Option,
        verb: str,
        value: Any,
        extra: Mapping[str, Any],
        cards: Mapping[str, int],
    ) -> bool:
        """Whether this option is what a script step (verb, value, extra keys) names."""
        raise NotImplementedError

    def default(self, table: Table, decision: Decision) -> int:
        """The option a scenario takes when no step answers: decline, forced, or the first legal one."""
        raise NotImplementedError

    def settled(self, table: Table, decision: Decision) -> bool:
        """Whether nothing is pending and a player may act freely: where a scenario ends. A table may be copied at more."""
        return decision.free

    def rests(self, table: Table, decision: Decision) -> bool:
        """Whether a scenario that lets the game settle may go on here."""
        return self.settled(table, decision)

    def unfinished(self, table: Table, decision: Decision) -> bool:
        """Whether this is asked in the midst of what a player is doing: what a script looks at next waits until it is done."""
        return decision.about in self.own_picks

    def refused(self, table: Table, decision: Decision, verb: str, paying: bool) -> None:
        """A player tried what cannot be done here, perhaps with a payment: writes down what the book says of that."""

    def fact(self, table: Table, uid: int, key: str) -> Any:
        """What a scenario may expect of a card: ``fact(t, uid, "hp")``. Raises KeyError for unknown keys."""
        raise NotImplementedError

    def player_fact(self, table: Table, player: int, key: str) -> Any:
        """What a scenario may expect of a player: a zone (list of uids, top first) or a state."""
        raise NotImplementedError

    def table_fact(self, table: Table, key: str) -> Any:
        """What a scenario may expect of the game beside turn, phase and winner. Raises KeyError for unknown keys."""
        raise KeyError(key)

    # -------------------------------------------------------------- telling

    def view(self, table: Table, player: int | None, tags: bool = False) -> dict[str, Any]:
        """Everything this player (or a spectator) may see, built up from nothing.

        With ``tags`` every card that is listed, face down or not, has its ``uid``: for a server that puts names of its
        own in their place, never for a player's eyes.
        """
        raise NotImplementedError

    def places(self, table: Table, event: Event) -> tuple[str | None, str | None]:
        """From where to where a card went, where the event does not say it itself: a zone (``p1.hand``) or a body (``b7``).

        Everybody sees that, if not always which card it is.
        """
        return None, None

    def staged(self, table: Table, event: Event) -> Staged:
        """What else is needed to show an event as it happens; only what everybody may know, whoever knows its card."""
        staged = Staged()
        if isinstance(event, Reckoned):
            staged.onto = event.onto
            staged.sums = event.sums
        return staged

    def payment(self, table: Table, decision: Decision) -> Payment | None:
        """How far a payment is, if the decision is about one."""
        return None

    def usual(self, table: Table, decision: Decision) -> tuple[int, str] | None:
        """The one sensible answer to a question, and a word for what kind of answer it is; None where there are several."""
        return None

    def outlook(self, table: Table, decision: Decision, option: Option) -> Outlook | None:
        """What an option costs and does, where that can be told beforehand."""
        return None

    def printed_place(self, face: Face, ability: object) -> tuple[str, int] | None:
        """Where an ability is printed on a card: the place, and its number among those of this place, from 1."""
        return None

    def option_place(self, table: Table, option: Option) -> tuple[str, int] | None:
        """The same for the ability that an option uses."""
        return None

    def grounds(self, table: Table, player: int, verb: str, uid: int, rule: str) -> list[str]:
        """Facts of this table by which a clause forbids something, made by ``say``; only what the player may see."""
        return []

    def idle(self, table: Table) -> bool:
        """Whether players can do nothing but pass now, whatever they hold."""
        return False

    def tell(self, event: Event, player: int | None, lang: str = "en", edition: Edition | None = None) -> str:
        """One line of the log as a judge would say it, hiding what this viewer may not know; in one of ``TOLD_IN``.

        The clause is in front, by the number it has in that edition.
        """
        line = self.line(event, player, lang, edition)
        return f"[{(edition or self.book()).cited(event.rule)}] {line}" if line and event.rule else line

    def line(self, event: Event, player: int | None, lang: str = "en", edition: Edition | None = None) -> str:
        """The same without the clause in front."""
        raise NotImplementedError

    def followed(self, event: Event, edition: Edition | None = None, lang: str = "en") -> str:
        """The line for a clause that was followed where no card changed."""
        note = f" ({event.note})" if event.note else ""
        return f"{self.summary(event.rule, edition, lang) or 'the rule is followed'}{note}"

    def describe(self, table: Table, decision: Decision, option: Option, lang: str = "en") -> str:
        """An option in words, for the player who is asked."""
        raise NotImplementedError

    def worded(self, text: str, lang: str, edition: Edition | None = None) -> str:
        """A sentence that was made by ``say``, in one of the languages of ``TOLD_IN``, and by the clauses of an edition."""
        numbered = edition if edition is not None and edition.crosswalk is not None else None
        if lang == "en" and numbered is None:
            return text
        return worded(text, words_of(self.home, lang) if lang != "en" else {}, numbered)

    def card_name(self, card: Card) -> str:
        """The name shown for a card."""
        return card.face.name

    # -------------------------------------------------------------- players and terminals

    judge = Judge()
    """Who judges positions for players that look ahead."""
    features: type[Features] = Features
    """Who writes positions down as numbers for those who learn."""

    def board(self) -> type[Board]:
        """How the table is drawn in a terminal."""
        # What draws takes its time to load, and only a terminal needs it.
        from .boards import Board

        return Board


@dataclass(frozen=True)
class Parts(Generic[F, T, E]):
    """What the modules of a game do, each for the faces and tables of that game; ``Game`` says what each is for."""

    editions: Sequence[E]
    face: type[F]
    table: type[T]
    blank: F
    build_face: Callable[[Mapping[str, Any], str], F]
    printed_face: Callable[[Mapping[str, Any], str], F]
    """A card with all that is printed on it, whose texts are not read yet."""
    data_of: Callable[[F], dict[str, Any]]
    sentences: Callable[[F], int]
    readings: Callable[[F], Mapping[str, Reading]]
    reader: Callable[[str], Reader]
    texts: Callable[[F], dict[str, str]]
    translated: Callable[[F, str], dict[str, str]]
    explain: Callable[[F], list[str]]
    illegal: Callable[[Sequence[Face]], list[tuple[str, str]]]
    """Why a deck is not legal, by the clauses of the base."""
    new_table: Callable[[Sequence[Sequence[Face]], int, E], T]
    scenario_table: Callable[[Mapping[str, Any], Mapping[str, Face], int, E], tuple[T, dict[str, int]]]
    matches: Callable[[T, Decision, Option, str, Any, Mapping[str, Any], Mapping[str, int]], bool]
    default: Callable[[T, Decision], int]
    fact: Callable[[T, int, str], Any]
    player_fact: Callable[[T, int, str], Any]
    table_fact: Callable[[T, str], Any]
    view: Callable[[T, int | None, bool], dict[str, Any]]
    tell: Callable[[Event, int | None], str]
    endings: Mapping[str, str]
    """How a game can end, in words."""
    describe: Callable[[T, Decision, Option], str]


class GameOf(Game, Generic[F, T, E]):
    """A game put together from the parts that its modules are."""

    parts: Parts[F, T, E]

    def __init_subclass__(cls) -> None:
        if "parts" in vars(cls):
            cls.editions = tuple(edition for edition in cls.parts.editions if not edition.beyond)
            cls.extended = tuple(edition for edition in cls.parts.editions if edition.beyond)

    def own_book(self, edition: Edition | None) -> E:
        """An edition, which must be one of this game; the first where none is given."""
        for own in self.parts.editions:
            if edition is None or own is edition:
                return own
        raise CardError(f"{edition.name if edition is not None else 'none'} is no edition of {self.name}")

    def own_face(self, face: Face) -> F:
        """A card, which must be one of this game."""
        assert isinstance(face, self.parts.face)
        return face

    def lays(self, table: Table) -> bool:
        return isinstance(table, self.parts.table)

    def own_table(self, table: Table) -> T:
        """A table, which must be one of this game."""
        assert isinstance(table, self.parts.table)
        return table

    def face(self, data: Mapping[str, Any], where: str = "") -> Face:
        return self.parts.build_face(data, where + ": " if where and not where.startswith("card ") else "")

    def check(self, data: Mapping[str, Any], where: str = "") -> None:
        self.parts.printed_face(data, where + ": " if where and not where.startswith("card ") else "")

    def printed(self, data: Mapping[str, Any]) -> dict[str, str]:
        return self.parts.texts(self.parts.printed_face(data, ""))

    def data(self, face: Face) -> dict[str, Any]:
        return self.parts.data_of(self.own_face(face))

    def sentences(self, face: Face) -> int:
        return self.parts.sentences(self.own_face(face))

    def readings(self, face: Face) -> Mapping[str, Reading]:
        return self.parts.readings(self.own_face(face))

    def reader(self, lang: str) -> Reader:
        return self.parts.reader(lang)

    def texts(self, face: Face, lang: str) -> dict[str, str]:
        own = self.own_face(face)
        return self.parts.texts(own) if lang == own.lang else self.parts.translated(own, lang)

    def explain(self, face: Face) -> list[str]:
        return self.parts.explain(self.own_face(face))

    def blank(self) -> Face:
        return self.parts.blank

    def illegal(self, deck: Sequence[Face], edition: Edition | None = None) -> list[tuple[str, str]]:
        book = self.own_book(edition)
        return [(book.cited(rule), message) for rule, message in self.parts.illegal(deck)]

    def table(self, decks: Sequence[Sequence[Face]], seed: int, edition: Edition | None = None) -> Table:
        return self.parts.new_table(decks, seed, self.own_book(edition))

    def position(
        self, spec: Mapping[str, Any], faces: Mapping[str, Face], seed: int, edition: Edition | None = None
    ) -> tuple[Table, dict[str, int]]:
        return self.parts.scenario_table(spec, faces, seed, self.own_book(edition))

    def matches(
        self,
        table: Table,
        decision: Decision,
        option: Option,
        verb: str,
        value: Any,
        extra: Mapping[str, Any],
        cards: Mapping[str, int],
    ) -> bool:
        return self.parts.matches(self.own_table(table), decision, option, verb, value, extra, cards)

    def default(self, table: Table, decision: Decision) -> int:
        return self.parts.default(self.own_table(table), decision)

    def fact(self, table: Table, uid: int, key: str) -> Any:
        return self.parts.fact(self.own_table(table), uid, key)

    def player_fact(self, table: Table, player: int, key: str) -> Any:
        return self.parts.player_fact(self.own_table(table), player, key)

    def table_fact(self, table: Table, key: str) -> Any:
        return self.parts.table_fact(self.own_table(table), key)

    def view(self, table: Table, player: int | None, tags: bool = False) -> dict[str, Any]:
        return self.parts.view(self.own_table(table), player, tags)

    def line(self, event: Event, player: int | None, lang: str = "en", edition: Edition | None = None) -> str:
        if event.kind == "rule":
            return self.followed(event, edition, lang)
        return self.worded(told(event, player, self.parts.endings) or self.parts.tell(event, player), lang)

    def describe(self, table: Table, decision: Decision, option: Option, lang: str = "en") -> str:
        return self.worded(self.parts.describe(self.own_table(table), decision, option), lang, table.edition)
