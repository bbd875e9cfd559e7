"""A phrasebook: entries that tie a meaning to its wordings, read from text files.

File format, one heading per category::

    @Act *                      (a category whose verbs take moods: those of the language)
    Draw
     ja {p:Whose}のデッキを{n:Num}枚<引く>
     en <draw> {n:Num} [n?card:cards]
    @Clause
    > Chain                     (any Chain is a Clause; ``>.many Chain``: in that mood only)
    %list Names Name ja "、" "と"  (one or more, kept as a tuple; ``", | or "``: between, before the last)
    %many Names Name ja "、"     (two or more)
    %row Steps Step en ", "     (two or more, whose order is kept)
    %rows Firsts Step en ", "   (one or more, whose order is kept)
    %order en Red Blue          (in which order a list is printed that has none: these kinds before others)
    @Noun #                     (a category with a number, in languages that have one: ``{x:Noun.one}``, ``{x:Noun.many}``)
    Card
     en <card>
    @Act do s                   (moods of its own, in every language; a wording without ``<`` is only of the first)
    @Act en:do,s                (moods of its own in one language; in others those of the language)
    Pair
     en.many two cards          (a wording of one mood)
     en.old a couple of cards   (a wording that is read but never printed)
     icon.ja 《二枚》            (no wording: what is shown for it; ``does.en``: what it does; :mod:`shinpan.games.marks`)
    %def T (時|場合)             (a piece of wording that templates use as $T)
    %words IN in|from|among     (words that mean the same here, at whatever place templates name $IN; ``the |a |``: or none;
                                 ``${IN}`` before a capital; ``<is/are>``: one word in both its numbers)
    %elide ItAct Act not Draw   (ItAct: the wordings of Act, but Draw's, without a first slot and its
                                 particle: what is left out is “it”; ``only`` instead of ``not``)

    %type … %node … %enum …     (which kinds of nodes there are: :mod:`shinpan.meaning.schema`)
    %rewrite LEFT -> RIGHT      (one form for what means the same: :mod:`shinpan.meaning.rewrite`)

Where a category with moods is named without one (``> Act``, ``{a:Act}``), the first is meant: a plain statement.
What is not in this language (a list or a mood that only others have) cannot be said in it; a number is no number there.

The first wording of a language is its newest and the one that is printed. A slot whose name
ends in a digit (``f2``) is the same slot of the meaning (``f``), found at another place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import product
from pathlib import Path

from ..meaning.node import Node, Slot
from ..meaning.schema import DECLARATIONS, Schema, SchemaError
from .bounds import ALONE, INSIDE, measured
from .declared import check
from .languages import LANGUAGES, language
from .lexicon import Words
from .template import BookError, ChoicePiece, SlotPiece, Variant, expand

ELIDED = ("Target", "Units", "CardThings")
"""What a text may leave out when it was just named."""


ONLY = "§"
"""The separator of a list of one."""
MOST = 50_000
"""Of so many places what can begin there is kept in mind."""
Run = tuple[str, ...]
"""Words one after the other, or their sorts."""
UNSAID = ["\0"]
"""A word that no text has: what stands for a word that was taken from a class."""


class Senseless(Exception):
    """A reading that the grammar allows but that cannot be meant."""


def is_number(token: str) -> bool:
    """Whether a token is a number that a card can say.

    >>> is_number("3000"), is_number("²"), is_number("9" * 5000)
    (True, False, False)
    """
    return token.isascii() and token.isdigit() and len(token) <= 9


class Lexical:
    """A category that is one token: a number, a quoted name. In a meaning, a word stands by its key (:mod:`.lexicon`)."""

    def __init__(
        self,
        name: str,
        test: Callable[[str], bool],
        value: Callable[[str], int | str],
        show: Callable[[int | str], str],
        words: Words | None = None,
    ) -> None:
        self.name = name
        self.test = test
        self.words = words
        self.value = value if words is None else lambda token: words.key(str(value(token)))
        self.show = show if words is None else lambda key: show(words.word(str(key)))

    def fits(self, value: Slot) -> bool:
        """Whether this value can be said as such a token."""
        return not isinstance(value, tuple) and self.test(self.show(value))  # type: ignore[arg-type]


class Nested(Lexical):
    """A category that is one token with a tree of its own in it, such as a text in quotation marks."""

    def __init__(self, name: str, kind: str) -> None:
        super().__init__(name, self.known, self.read, self.say)
        self.kind = kind
        """The kind of node that such a token means."""
        self.found: dict[str, tuple[Node | None, int]] = {}
        """What tokens mean, and what it took to find out."""

    def begun(self, token: str) -> bool:
        """Whether a token looks like one of these."""
        raise NotImplementedError

    def made(self, token: str) -> Node | None:
        """The meaning of a token, if it has one."""
        raise NotImplementedError

    def inside(self, token: str) -> str:
        """The text that is printed in a token, to be read as a text of its own."""
        raise NotImplementedError

    def say(self, value: int | str) -> str:
        """The token for a meaning."""
        raise NotImplementedError

    def known(self, token: str) -> bool:
        """Whether the token is one of these and can be read."""
        return self.begun(token) and self.node(token) is not None

    def node(self, token: str) -> Node | None:
        """What :meth:`made` makes of a token, made once."""
        with measured(ALONE) as meter:
            if token in self.found:
                node, cost = self.found[token]
                meter.charge(cost)
                return node
            before = meter.spent
            meter.depth += INSIDE
            node = self.made(token)
            meter.depth -= INSIDE
            if node is not None:
                node.said = token
            self.found[token] = node, meter.spent - before
            return node

    def read(self, token: str) -> int | str:
        """The meaning of a token that is known."""
        return self.node(token)  # type: ignore[return-value]

    def fits(self, value: Slot) -> bool:
        """Every such meaning can be said."""
        return isinstance(value, Node) and value.kind == self.kind


class Entry:
    """One meaning and its wordings."""

    def __init__(
        self, id: int, category: str, mood: str, kind: str, const: tuple[tuple[str, Slot], ...], line: int, file: str
    ) -> None:
        self.id = id
        self.category = category
        self.mood = mood
        self.kind = kind
        self.const = const
        self.line = line
        self.file = file
        self.variants: list[Variant] = []
        self.uses = 0

    def __repr__(self) -> str:
        return f"{self.kind} ({self.file}:{self.line})"


Place = tuple[str, int, Slot]
"""A slot of a meaning: its name, which slot of the wording fills it (-1: none), and what it always is otherwise."""


class Trie:
    """Wordings of a category, merged by their beginnings."""

    def __init__(self) -> None:
        self.literal: dict[str, Trie] = {}
        self.slots: list[tuple[str, Trie]] = []
        self.ends: list[tuple[Entry, int, tuple[Place, ...]]] = []

    def slot(self, category: str) -> Trie:
        """The branch for a slot of this category."""
        for name, branch in self.slots:
            if name == category:
                return branch
        branch = Trie()
        self.slots.append((category, branch))
        return branch


class Ahead:
    """What can begin where certain words follow."""

    def __init__(self, able: frozenset[str]) -> None:
        self.able = able
        """The categories that can."""
        self.near: dict[Trie, list[tuple[str, Trie]]] = {}
        """Those of the slots of a trie that can."""


class Items(tuple[Slot, ...]):
    """The items of a list, and by which list and separators they were printed (not part of the meaning)."""

    name = ""
    how = 0
    row = False
    _hash: int | None = None

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = super().__hash__()  # of each item, and asked again and again
        return self._hash


class ListRule:
    """A category that is one or more of another, kept as a tuple. A separator is a pair: between, before the last."""

    def __init__(
        self, element: str, separators: list[tuple[str, str]], tokens: list[tuple[list[str], list[str]]], least: int, row: bool
    ) -> None:
        self.element = element
        self.separators = separators
        self.single = separators[0][0] == ONLY
        self.tokens = tokens
        self.least = least
        self.row = row
        starts = {side[0] if side else "" for pair in tokens for side in pair}
        self.joins = frozenset() if "" in starts else frozenset(starts)
        """The words that separators begin with; none if one of the separators has no words."""


class Book:
    """The phrasebook of one game in one language, ready to read and to print."""

    def __init__(self, lang: str, lexical: list[Lexical]) -> None:
        self.lang = lang
        self.language = language(lang)
        self.lexical = {lex.name: lex for lex in lexical}
        self.entries: list[Entry] = []
        self.categories: dict[str, list[Entry]] = {}
        self.units: dict[str, list[str]] = {}
        self.lists: dict[str, ListRule] = {}
        self.moods: dict[str, tuple[str, ...]] = {}
        self.tries: dict[str, Trie] = {}
        self.begins: dict[Run, list[str]] = {}
        """What can begin with some words: as many as the language looks ahead, or fewer that are all of it."""
        self._known: dict[tuple[str, int], set[Run]] = {}
        self.words: set[str] = set()
        """The words among them."""
        self.sorts: dict[str, str] = {}
        """The sorts of words that were met."""
        self.seen: dict[Run, Ahead] = {}
        """What can begin where, by the sorts of the tokens that follow."""
        self.by_kind: dict[str, list[Entry]] = {}
        self.last: dict[str, list[str]] = {}
        self.choices: dict[str, list[list[str]]] = {}
        """Choices between literal pieces: category -> the tokens of each."""
        self.listed: set[str] = set()
        """Lists that there are in some language."""
        self.defs: dict[str, str] = {}
        self.elisions: list[tuple[str, str, bool, list[str]]] = []
        self.schema = Schema()
        """The kinds of nodes there are."""
        self.order: dict[str, int] = {}
        """Kinds that a list without an order of its own is printed in (``%order``); others come after them."""
        self.rewrites: list[str] = []
        """Rules that bring meanings to one form (:mod:`..meaning.rewrite`)."""
        self.apart: Callable[[Node], Iterable[Node]] | None = None
        """Other trees that mean what a node means, by which it is printed if they can be; the inverse of ``canon``.

        They are tried before the node itself, but for those that come after it where it is among them."""
        self.canon: Callable[[Node], Node] | None = None
        """Brings meanings that are the same but were put together differently to one form, or raises :class:`Senseless`."""

    def mean(self, raw: Node, meanings: Meanings | None = None) -> Node:
        """What a spelled tree means. ``meanings`` is what is known of its parts."""
        node = (meanings or Meanings()).node(raw)
        return self.canon(node) if self.canon is not None else node

    # ---------------------------------------------------------------- loading

    def load(self, *paths: Path) -> Book:
        """Reads phrasebook files, which may use each other's pieces and classes of words; then call :meth:`compile`."""
        for path in paths:
            for line in path.read_text("utf-8").splitlines():
                if line.startswith(("%def ", "%words ")):
                    which, name, text = line.rstrip("\n").split(" ", 2)
                    self.defs[name] = f"(={text})" if which == "%words" else self._defined(text)
        for path in paths:
            self._load(path)
        return self

    def _load(self, path: Path) -> None:
        category = ""
        current: list[Entry] = []
        for number, raw in enumerate(path.read_text("utf-8").splitlines(), 1):
            line = raw.rstrip()
            where = f"{path.name}:{number}"
            if not line.strip() or line.lstrip().startswith("#"):
                continue
            if line.startswith("@"):
                words = line[1:].split()
                category = words[0]
                if words[1:] or category not in self.moods:
                    self.moods[category] = self._headed(words[1:])
                for mood in self._moods(category):
                    self.categories.setdefault(_key(category, mood), [])
                current = []
            elif line.startswith(("%list ", "%many ", "%row ", "%rows ")):
                match = re.match(r"%(list|many|rows?) (\S+) (\S+) (\w+) (.*)", line)
                if not match:
                    raise BookError(f"{where}: a list needs a name, an element, a language and separators")
                which, name, element, lang, rest = match.groups()
                self.listed.add(name.partition("#")[0])
                if lang == self.lang:
                    found = [sep.partition("|") for sep in re.findall(r'"([^"]*)"', rest)]
                    seps = [(between, last if bar else between) for between, bar, last in found]
                    tokens = [(self._lower(a), self._lower(b)) for a, b in seps]
                    least = 1 if which in ("list", "rows") else 2
                    for form in self._numbers() if "#" in name else ("",):
                        key, part = (word.replace("#", f".{form}" if form else "") for word in (name, element))
                        self.lists[key] = ListRule(part, seps, tokens, least, which.startswith("row"))
            elif line.startswith(DECLARATIONS):
                try:
                    self.schema.declare(line)
                except SchemaError as error:
                    raise BookError(f"{where}: {error}") from None
            elif line.startswith("%order "):
                _, lang, *kinds = line.split()
                if lang == self.lang:
                    self.order |= {kind: len(self.order) + number for number, kind in enumerate(kinds)}
            elif line.startswith("%rewrite "):
                self.rewrites.append(line)
            elif line.startswith("%elide "):
                words = line.split()
                self.elisions.append((words[1], words[2], words[3] == "only", words[4:]))
            elif line.startswith(("%def ", "%words ")):
                continue
            elif line.startswith("%last "):
                words = line.split()
                self.last.setdefault(words[1], []).extend(words[2:])
            elif line.startswith(">"):
                words = line[1:].split()
                fixed_mood = words.pop(0)[1:] if words[0].startswith(".") else None
                for mood in self._moods(category) if fixed_mood is None else (fixed_mood,):
                    for unit in words:
                        base, _, fixed = unit.partition(".")
                        if base.endswith("*"):
                            base, fixed = base[:-1], mood
                        elif base.endswith("#"):
                            base = base[:-1]
                            fixed, *others = self._numbers()
                            self.units.setdefault(_key(category, mood), []).extend(_key(base, form) for form in others)
                        self.units.setdefault(_key(category, mood), []).append(_key(base, fixed))
            elif line[0] != " ":
                match = re.match(r"([A-Za-z0-9]+)(?:\[([^\]]*)\])?$", line)
                if not match or not category:
                    raise BookError(f"{where}: cannot read {line!r}")
                const: list[tuple[str, Slot]] = []
                for item in (match.group(2) or "").split(","):
                    if item:
                        key, _, value = item.partition("=")
                        const.append((key, _const(value)))
                current = []
                for mood in self._moods(category):
                    entry = Entry(len(self.entries), category, mood, match.group(1), tuple(const), number, path.name)
                    self.entries.append(entry)
                    self.categories[_key(category, mood)].append(entry)
                    current.append(entry)
            else:
                lang, _, template = line.strip().partition(" ")
                lang, _, only = lang.partition(".")
                if not current:
                    raise BookError(f"{where}: a wording without an entry")
                if lang == self.lang:
                    template = self._defined(template)
                    moody = "<" in template or "*}" in template
                    for entry in current:
                        if only and only != "old":
                            if entry.mood != only:
                                continue
                        elif not moody and entry.mood not in self.language.NUMBERS and entry.mood != self._moods(category)[0]:
                            continue
                        try:
                            entry.variants += expand(
                                template.strip(),
                                entry.mood,
                                self.language.conjugate,
                                not self.language.SPACED,
                                only == "old",
                                self.language.NUMBERS,
                                number,
                            )
                        except (BookError, ValueError, KeyError) as error:
                            raise BookError(f"{where}: {error}") from None

    def _headed(self, words: list[str]) -> tuple[str, ...]:
        """The moods of a category by what stands behind its name."""
        if words == ["#"]:
            return self._numbers()
        own = {lang: tuple(moods.split(",")) for lang, colon, moods in (word.partition(":") for word in words) if colon}
        if words == ["*"] or own:
            return own.get(self.lang, self.language.MOODS)
        return tuple(words) or ("",)

    def _joined(self, known: set[str]) -> dict[str, list[str]]:
        """What each category can be instead, without what only other languages have."""
        found: dict[str, list[str]] = {}
        for category, units in self.units.items():
            name = self._here(category)
            for unit in map(self._here, units):
                if unit in known and name is not None:
                    found.setdefault(name, []).append(unit)
                elif unit is not None and unit.partition(".")[0] not in self.listed:
                    raise BookError(f"unknown category {unit} under {category}")
        return {category: list(dict.fromkeys(units)) for category, units in found.items()}

    def _here(self, name: str) -> str | None:
        """A category with its mood, as it is called in this language; None if only others have that mood."""
        category, _, mood = name.partition(".")
        if not mood:
            return _key(category, self._first(category))
        if mood in self._moods(category):
            return name
        if any(mood in other.NUMBERS for other in LANGUAGES.values()) and not self.language.NUMBERS:
            return category
        return None if any(mood in other.MOODS for other in LANGUAGES.values()) else name

    def _first(self, category: str) -> str:
        """The mood of a category that is named without one. A number is always named."""
        first = self._moods(category)[0]
        return "" if first in self.language.NUMBERS else first

    def _stated(self, variant: Variant) -> Variant:
        """A wording in which every slot names a mood, where its category has moods."""
        bare = [piece for piece in variant.pieces if isinstance(piece, SlotPiece) and not piece.mood]
        if not any(self._first(piece.category) for piece in bare):
            return variant
        pieces = tuple(replace(p, mood=self._first(p.category)) if p in bare else p for p in variant.pieces)
        return replace(variant, pieces=pieces)

    def _numbers(self) -> tuple[str, ...]:
        """The forms of what has a number."""
        return self.language.NUMBERS or ("",)

    def _defined(self, template: str) -> str:
        return re.sub(r"\$(?:\{([A-Z]+)\}|([A-Z]+))", lambda found: self.defs[found[1] or found[2]], template)

    def _elide(self, entry: Entry, target: str) -> None:
        found: dict[str, list[Variant]] = {}
        for variant in entry.variants:
            pieces = variant.pieces
            if len(pieces) < 2 or not isinstance(pieces[0], SlotPiece) or isinstance(pieces[1], SlotPiece):
                continue
            slot, second = pieces[0], pieces[1]
            for text in (second,) if isinstance(second, str) else second.options:
                after = self.language.elided(text)
                if slot.category in ELIDED and after is not None:
                    rest = (after, *pieces[2:]) if after else pieces[2:]
                    if rest:
                        found.setdefault(slot.name, []).append(replace(variant, pieces=rest))
        for name, variants in found.items():
            const = (*entry.const, (name, Node("It")))
            made = Entry(len(self.entries), target, entry.mood, entry.kind, const, entry.line, entry.file)
            made.variants = variants
            self.entries.append(made)
            self.categories[_key(target, entry.mood)].append(made)

    def _lower(self, text: str) -> list[str]:
        return [token.lower() for token in self.language.tokens(text)]

    def _moods(self, category: str) -> tuple[str, ...]:
        return self.moods.get(category, ("",))

    def compile(self) -> Book:
        """Builds the tries and checks that every slot names a category, and that nothing undeclared is said."""
        for target, source, only, kinds in self.elisions:
            for mood in self._moods(source):
                for entry in self.categories[_key(source, mood)][:]:
                    if (entry.kind in kinds) == only:
                        self._elide(entry, target)
        known = set(self.categories) | set(self.lists) | set(self.lexical)
        for entry in self.entries:
            self.by_kind.setdefault(entry.kind, []).append(entry)
            entry.variants = [self._stated(variant) for variant in entry.variants]
            for variant in entry.variants:
                for piece in variant.pieces:
                    if isinstance(piece, SlotPiece) and _key(piece.category, piece.mood) not in known:
                        raise BookError(f"{entry.file}:{entry.line}: unknown category {_key(piece.category, piece.mood)}")
        self.units = self._joined(known)
        for category, entries in self.categories.items():
            root = Trie()
            for entry in entries:
                for index, variant in enumerate(entry.variants):
                    node = root
                    names: list[str] = []
                    for piece in variant.pieces:
                        if isinstance(piece, str):
                            for token in self.language.tokens(piece):
                                node = node.literal.setdefault(token.lower(), Trie())
                        elif isinstance(piece, ChoicePiece):
                            self._add_choice(piece)
                            node = node.slot(piece.category)
                            names.append(piece.name)
                        else:
                            node = node.slot(_key(piece.category, piece.mood))
                            names.append(piece.name)
                    places: list[Place] = [(name, place, 0) for place, name in enumerate(names)]
                    places += [(name, -1, value) for name, value in entry.const]
                    places.sort(key=lambda place: place[0])
                    node.ends.append((entry, index, tuple(places)))
            self.tries[category] = root
        self._not_by_itself()
        self._begun()
        check(self)
        return self

    def _add_choice(self, piece: ChoicePiece) -> None:
        """Makes a choice between literal pieces known; equal choices are one."""
        if piece.category not in self.choices:
            self.choices[piece.category] = [[token.lower() for token in self.language.tokens(text)] for text in piece.options]

    def _not_by_itself(self) -> None:
        """No category may begin with itself: the parser would find nothing there, and say nothing."""
        begins: dict[str, list[str]] = {name: [rule.element] for name, rule in self.lists.items()}
        for name, trie in self.tries.items():
            begins[name] = [*self.units.get(name, ()), *(slot for slot, _ in trie.slots)]
        done: set[str] = set()
        way: list[str] = []

        def follow(name: str) -> None:
            if name in way:
                raise BookError(f"{self.lang}: begins with itself: {' > '.join([*way[way.index(name) :], name])}")
            if name not in done:
                way.append(name)
                for inner in begins.get(name, ()):
                    follow(inner)
                way.pop()
                done.add(name)

        for name in begins:
            follow(name)

    def _begun(self) -> None:
        """Finds what each category can begin with (:attr:`begins`)."""
        deep = self.language.AHEAD
        for name in [*self.categories, *self.lists, *self.lexical, *self.choices]:
            for words in self._starts(name, deep):
                self.begins.setdefault(words, []).append(name)
        self.words = {word for words in self.begins for word in words}
        self._known.clear()

    def _starts(self, name: str, deep: int) -> set[Run]:
        """The first words of a category, so many; fewer are all of it."""
        known = self._known.get((name, deep))
        if known is not None:
            return known
        found: set[Run]
        if name in self.lexical:
            found = {("\0" + name,)}
        elif name in self.choices:
            found = {tuple(tokens[:deep]) for tokens in self.choices[name]}
        elif name in self.lists:
            rule = self.lists[name]
            found = set()
            longer = self._starts(rule.element, deep)
            betweens = {tuple(side) for pair in rule.tokens for side in pair}
            while longer:
                found |= longer
                joints = {(*words, *between) for words in longer if len(words) < deep for between in betweens}
                longer = {
                    (joint + more)[:deep]
                    for joint in joints
                    for more in (self._starts(rule.element, deep - len(joint)) if len(joint) < deep else {()})
                } - found
        else:
            found = self._starts_in(self.tries[name], deep).union(
                *(self._starts(unit, deep) for unit in self.units.get(name, ()))
            )
        self._known[name, deep] = found
        return found

    def _starts_in(self, trie: Trie, deep: int) -> set[Run]:
        if not deep:
            return {()}
        found: set[Run] = {()} if trie.ends else set()
        for word, branch in trie.literal.items():
            found |= {(word, *rest) for rest in self._starts_in(branch, deep - 1)}
        for name, branch in trie.slots:
            after: dict[int, set[Run]] = {}
            for words in self._starts(name, deep):
                left = deep - len(words)
                if left and left not in after:
                    after[left] = self._starts_in(branch, left)
                if left:
                    found |= {words + rest for rest in after[left]}
                else:
                    found.add(words)
        return found

    def sort(self, token: str) -> str:
        """As what a token can be met: the same for all words that no entry begins with, and for all names."""
        word = token.lower()
        here = [word] if word in self.words else []
        here += ["\0" + lex.name for lex in self.lexical.values() if lex.test(token)]
        sort = "\n".join(here) or "\0"
        if token == word and word in self.words and token.isalpha():
            self.sorts[token] = sort
        return sort

    def ahead(self, sorts: Run) -> Ahead:
        """What can begin where tokens of these sorts follow."""
        known = self.seen.get(sorts)
        if known is None:
            if len(self.seen) >= MOST:
                self.seen.clear()
            found: set[str] = set()
            for words in product(*[sort.split("\n") for sort in sorts]):
                for end in range(1, len(words) + 1):
                    found.update(self.begins.get(words[:end], ()))
            known = self.seen[sorts] = Ahead(frozenset(found))
        return known


def _const(value: str) -> Slot:
    """What an entry says of a slot without a word for it: ``@Node``, ``*Node`` (the one item of a list), a number, a word."""
    if value[0] in "@*":
        return Node(value[1:]) if value[0] == "@" else (Node(value[1:]),)
    return int(value) if value.lstrip("-").isdigit() else value


def _key(category: str, mood: str) -> str:
    return f"{category}.{mood}" if mood else category


class Meanings:
    """What spelled trees mean: numbered slots joined, lists put in one order, spelling forgotten; each part is asked once."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[Slot, Slot]] = {}
        """By identity, each with the part itself, so that it stays what it is."""

    def node(self, raw: Node) -> Node:
        """What a spelled tree means."""
        known = self.known.get(id(raw))
        if known is not None:
            found = known[1]
            assert isinstance(found, Node)
            return found
        merged: dict[str, list[Slot]] = {}
        rows: set[str] = set()
        for name, value in raw.slots:
            if name[0] == "?":
                continue
            name = name.rstrip("0123456789")
            merged.setdefault(name, []).append(self.slot(value))
            if isinstance(value, Items) and value.row:
                rows.add(name)
        slots: list[tuple[str, Slot]] = []
        for name in sorted(merged):
            values = merged[name]
            if len(values) == 1:
                slots.append((name, values[0]))
            else:
                items: list[Slot] = []
                for value in values:
                    items += value if isinstance(value, tuple) else (value,)
                slots.append((name, tuple(items) if name in rows else ordered(items)))
        found = Node(raw.kind, tuple(slots))
        self.known[id(raw)] = raw, found
        return found

    def slot(self, value: Slot) -> Slot:
        """What stands in a slot of a meaning, for what stands there in a spelled tree."""
        if isinstance(value, Node):
            return self.node(value)
        if isinstance(value, tuple):
            known = self.known.get(id(value))
            if known is not None:
                return known[1]
            items = [self.slot(item) for item in value]
            found = tuple(items) if isinstance(value, Items) and value.row else ordered(items)
            self.known[id(value)] = value, found
            return found
        return value


def meaning(raw: Node) -> Node:
    """What a spelled tree means."""
    return Meanings().node(raw)


def ordered(items: list[Slot]) -> tuple[Slot, ...]:
    """A set of items, as the tuple that always stands for it."""
    if len(items) > 1:
        kinds = {item.kind for item in items if isinstance(item, Node)}
        if len(kinds) == len(items):
            items.sort(key=lambda item: item.kind if isinstance(item, Node) else "")
        else:
            items.sort(key=repr)
    return tuple(items)
