"""What a card will do, in plain words: made from the objects that run, never from its text or its meaning.

A game has a ``Sayings``: for each class of what is built, a wording. A wording is a template (``"draw {n:card}"``, where
``n`` is an attribute and ``card`` a way to say it) or a function. Nothing is passed over in silence: a class without a
wording is shown as it is, and an attribute that no wording looked at is listed at the end. What need not be said is
declared with its reason (``silent``); ``tests/explain`` holds that every class has a wording, that every attribute is
said or silent, and that a changed attribute changes the words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import BuiltinFunctionType, FunctionType, GetSetDescriptorType, MemberDescriptorType, MethodType
from typing import Any

PLAIN = (int, str, bool, float, bytes, type(None))
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")


NAMES: dict[type, tuple[str, ...]] = {}


def class_names(cls: type) -> tuple[str, ...]:
    """The data attributes a class declares, its bases' too, compiled or not; functions and properties are code."""
    if cls not in NAMES:
        found: set[str] = set()
        for base in cls.__mro__[:-1]:
            found.update(getattr(base, "__mypyc_attrs__", ()))
            for name, value in vars(base).items():
                native = isinstance(value, GetSetDescriptorType | MemberDescriptorType)
                code = callable(value) or isinstance(value, property | staticmethod | classmethod)
                if not name.startswith("__") and not native and not code:
                    found.add(name)
        NAMES[cls] = tuple(sorted(name for name in found if name not in ("__dict__", "__weakref__", "_abc_impl")))
    return NAMES[cls]


def attributes(thing: object) -> list[tuple[str, Any]]:
    """The attributes of an object with their values; one that was never set is left out."""
    names = {*class_names(type(thing)), *getattr(thing, "__dict__", ())}
    return [(name, getattr(thing, name)) for name in sorted(names) if hasattr(thing, name)]


def built(value: object) -> bool:
    """Whether this is something that was built of a text, and so has to be said."""
    return not isinstance(
        value, (*PLAIN, list, tuple, set, frozenset, dict, type, FunctionType, BuiltinFunctionType, MethodType)
    )


def inner(value: object) -> Iterator[object]:
    """The built objects in a value: itself, or what a list or mapping holds."""
    if isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from inner(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from inner(item)
    elif built(value):
        yield value


class Seen:
    """An object as a wording sees it: it is written down which attributes were looked at."""

    def __init__(self, thing: object, read: set[str]) -> None:
        self.__dict__["_thing"] = thing
        self.__dict__["_read"] = read

    def __getattr__(self, name: str) -> Any:
        self.__dict__["_read"].add(name)
        return getattr(self.__dict__["_thing"], name)


Says = Callable[["Explainer", Any], str]
Way = Callable[["Explainer", Any], str]


class Sayings:
    """The wordings of a game: by the name of a class, or by ``module.Class`` where a game has two of that name."""

    def __init__(self, *others: Sayings) -> None:
        self.wordings: dict[str, str | Says] = {}
        self.quiet: dict[str, dict[str, str]] = {}
        """Attributes that are not said, by class (its subclasses too), each with the reason."""
        self.ways: dict[str, Way] = {}
        """How attributes are put in words, by the name a template uses."""
        for other in others:
            self.wordings |= other.wordings
            self.quiet |= other.quiet
            self.ways |= other.ways

    def templates(self, wordings: dict[str, str]) -> None:
        """Wordings that are templates."""
        self.wordings |= wordings

    def says(self, *names: str) -> Callable[[Says], Says]:
        """A wording that is a function, for these classes."""

        def keep(says: Says) -> Says:
            for name in names:
                self.wordings[name] = says
            return says

        return keep

    def way(self, name: str) -> Callable[[Way], Way]:
        """A way to say an attribute."""

        def keep(way: Way) -> Way:
            self.ways[name] = way
            return way

        return keep

    def silent(self, cls: str, **reasons: str) -> None:
        """Attributes of a class that are not said, and why."""
        self.quiet.setdefault(cls, {}).update(reasons)

    def wording(self, cls: type) -> str | Says | None:
        """How objects of a class are said. Never that of a base class: a subclass does something else."""
        module = cls.__module__.rpartition(".")[2]
        return self.wordings.get(f"{module}.{cls.__name__}", self.wordings.get(cls.__name__))

    def silent_in(self, cls: type) -> dict[str, str]:
        """What is not said of objects of a class, and why."""
        found: dict[str, str] = {}
        for base in reversed(cls.__mro__):
            module = base.__module__.rpartition(".")[2]
            found |= self.quiet.get(base.__name__, {})
            found |= self.quiet.get(f"{module}.{base.__name__}", {})
        return found


class Explainer:
    """Says what one card will do."""

    def __init__(self, sayings: Sayings) -> None:
        self.sayings = sayings
        self.met: dict[int, tuple[object, set[str]]] = {}
        """Everything that was said, with the attributes that were looked at."""
        self.scope: dict[str, Any] = {}
        """What holds around what is said now: who acts, what “this” is."""
        self.above: list[int] = []
        self.idle: dict[tuple[int, str], str] = {}
        """Attributes that decide nothing where they stand, and why: a number of things that is never asked for."""
        self.notes: dict[str, str] = {}
        """What keywords do, said once for a card."""

    def unasked(self, thing: object, reason: str, *names: str) -> None:
        """Something that is there but decides nothing where it stands, whole or these attributes of it."""
        thing = thing.__dict__["_thing"] if isinstance(thing, Seen) else thing
        if not built(thing):
            return
        view = self.look(thing)
        for name, value in attributes(thing):
            if not names or name in names:
                getattr(view, name)
                self.idle[id(thing), name] = reason
                for one in inner(value):
                    self.unasked(one, reason)

    def look(self, thing: object) -> Any:
        """An object whose attributes the caller says."""
        _, read = self.met.setdefault(id(thing), (thing, set()))
        return Seen(thing, read)

    def say(self, value: Any, way: str = "") -> str:
        """Anything in words: an object by its wording, a list joined by “and”."""
        if way:
            return self.sayings.ways[way](self, value)
        if value is None:
            return "nothing"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, PLAIN):
            return str(value)
        if isinstance(value, list | tuple):
            return listed([self.say(item) for item in value])
        return self.worded(value)

    def worded(self, thing: object) -> str:
        """An object by its wording; without one, as it is."""
        if id(thing) in self.above:
            return f"(the same {type(thing).__name__} as above)"
        wording = self.sayings.wording(type(thing))
        self.above.append(id(thing))
        try:
            if wording is None:
                return self.structure(thing)
            view = self.look(thing)
            if isinstance(wording, str):
                return SLOT.sub(lambda slot: self.say(getattr(view, slot[1]), slot[2] or ""), wording)
            return wording(self, view)
        finally:
            self.above.pop()

    def structure(self, thing: object) -> str:
        """An object without a wording: its class and attributes."""
        view = self.look(thing)
        quiet = self.sayings.silent_in(type(thing))
        found = [f"{name}={flat(self.raw(getattr(view, name)))}" for name, _ in attributes(thing) if name not in quiet]
        return f"{type(thing).__name__}({', '.join(found)})"

    def raw(self, value: Any) -> str:
        """A value as it is."""
        if isinstance(value, PLAIN):
            return repr(value)
        if isinstance(value, list | tuple):
            return f"[{', '.join(self.raw(item) for item in value)}]"
        return self.say(value) if built(value) else repr(value)

    @contextmanager
    def within(self, **scope: Any) -> Iterator[None]:
        """While something is said inside of something else."""
        before = self.scope
        self.scope = {**before, **scope}
        try:
            yield
        finally:
            self.scope = before

    def get(self, name: str, default: Any = "") -> Any:
        """What holds around here."""
        return self.scope.get(name, default)

    def unsaid(self) -> list[str]:
        """Attributes that no wording looked at and that are not declared silent, of all that was said."""
        found: list[str] = []
        for thing, read in self.met.values():
            quiet = self.sayings.silent_in(type(thing))
            for name, value in attributes(thing):
                if name not in read and name not in quiet and not empty(value):
                    found.append(f"{type(thing).__name__}.{name}={value!r}")
        return list(dict.fromkeys(found))

    def unmet(self, root: object) -> list[str]:
        """Built objects below one that no wording spoke of, by their classes."""
        found: list[str] = []
        walked: set[int] = set()
        rows: list[tuple[str, object]] = [("", root)]
        while rows:
            path, thing = rows.pop()
            if id(thing) in walked:
                continue
            walked.add(id(thing))
            if id(thing) not in self.met:
                found.append(path)
                continue
            quiet = self.sayings.silent_in(type(thing))
            for name, value in attributes(thing):
                if name not in quiet:
                    rows += [(f"{type(thing).__name__}.{name}: {type(one).__name__}", one) for one in inner(value)]
        return found


def empty(value: object) -> bool:
    """A value that says nothing: none, no, 0, no words, no list."""
    return (
        value is None
        or value is False
        or value == ""
        or type(value) is int
        and value == 0
        or isinstance(value, list | tuple | dict | set)
        and not value
    )


# ------------------------------------------------------------------ words


def listed(words: Iterable[str], last: str = "and") -> str:
    """Several things in one phrase.

    >>> listed(["a", "b", "c"]), listed(["a", "b"], "or"), listed([])
    ('a, b and c', 'a or b', 'nothing')
    """
    row = [word for word in words if word]
    if len(row) < 2:
        return row[0] if row else "nothing"
    return f"{', '.join(row[:-1])} {last} {row[-1]}"


OR = re.compile(r" or (?!less|more|lower|higher|fewer)")


def split(text: str) -> bool:
    """Whether a phrase offers several things, so that it needs brackets among others.

    >>> split("is red or blue"), split("has 3000 DP or less")
    (True, False)
    """
    return bool(OR.search(text))


def bracket(text: str) -> str:
    """A phrase with “and” or “or” in it, in brackets."""
    return f"({text})" if " and " in text or split(text) else text


def counted(n: int, word: str, many: str = "") -> str:
    """A number of things.

    >>> counted(1, "card"), counted(2, "card"), counted(2, "Digimon", "Digimon")
    ('1 card', '2 cards', '2 Digimon')
    """
    return f"{n} {word if n == 1 else many or word + 's'}"


def bits(mask: int, names: dict[int, str], last: str = "or") -> str:
    """The members of a bit set; a bit without a name is shown as it is."""
    found = [name for bit, name in names.items() if (mask & bit) == bit]
    known = 0
    for bit in names:
        known |= bit
    if mask & ~known:
        found.append(f"bit {mask & ~known:#x}")
    return listed(found, last)


def named(table: dict[Any, str], value: Any) -> str:
    """A word of a table; a value that is not in it is shown as it is."""
    return table.get(value, f"«{value}»")


def steps(rows: Sequence[str]) -> str:
    """Several instructions as a list, one alone as it is; a list in a list goes on with it."""
    rows = [row for row in rows if row]
    if len(rows) == 1:
        return rows[0]
    return "\n".join(row if row.startswith("- ") else "- " + row.replace("\n", "\n  ") for row in rows)


def under(head: str, body: str) -> str:
    """What stands under a heading: on the same line, or below it where it has several lines."""
    return f"{head}:\n" + "\n".join("  " + line for line in body.split("\n")) if "\n" in body else f"{head}: {body}"


def flat(text: str) -> str:
    """Several lines as one, for where a list cannot stand.

    >>> flat("do this:\\n  - draw\\n  - discard")
    'do this: draw; discard'
    """
    lines = [line.strip().removeprefix("- ") for line in text.split("\n")]
    return re.sub(r":; ", ": ", "; ".join(lines))


def numbered(text: str) -> str:
    """What was written as one or several, as the number before it says.

    >>> numbered("place 1 EXP counter(s), draw 2 card(s)")
    'place 1 EXP counter, draw 2 cards'
    """
    return re.sub(r"(?<![\w.-])1 ((?:\S+ )?\w+)\(s\)", r"1 \1", text).replace("(s)", "s")


def sentence(text: str) -> str:
    """A paragraph that begins with a capital letter and whose lines end with full stops."""
    text = numbered(text)
    lines = (text[:1].upper() + text[1:]).split("\n")
    return "\n".join(line if line.endswith((":", ".")) else line + "." for line in lines)


def lines_of(text: str) -> list[str]:
    """A paragraph as its lines."""
    return [line for line in sentence(text).split("\n") if line.strip()]
