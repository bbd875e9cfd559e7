"""Plays random games among real decks and holds every choice and every move against what the card's explanation says.

    python tools/watch.py digimon --games 200 [--from SEED]
    python tools/watch.py fftcg --games 200

The explanation (``shinpan cards show``) is made from what runs, and people check it against the print; this checks that what
runs does it. It is read here as text, by itself, and asked of the facts that scenarios ask for: where every choice that a card
explains is understood here (kind, side, area, level, DP, cost, power, colours, elements, names, traits …), each option of its
choices must fit one of them.

It runs on pure Python. Exit code 1 where something does not fit; each case is printed once, with its seed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import oracle  # noqa: E402  (a tool)
from helpers import Audit, real_decks  # noqa: E402  (of the tests)
from shinpan.games.base import Game  # noqa: E402
from shinpan.library import game as game_of  # noqa: E402
from shinpan.library import pool  # noqa: E402
from shinpan.match.outcome import walk  # noqa: E402
from shinpan.table.cards import Face  # noqa: E402
from shinpan.table.decisions import Decision  # noqa: E402
from shinpan.table.table import Table  # noqa: E402

DECKS = "decks.json"
Test = Callable[["Seen"], bool]


@dataclass
class Seen:
    """One thing that is offered, as scenarios see it."""

    rules: Game
    table: Table
    uid: int
    chooser: int

    def __getitem__(self, key: str) -> Any:
        return self.rules.fact(self.table, self.uid, key)

    @property
    def face(self) -> Face:
        """What is printed on it."""
        return self.table.cards[self.uid].face


@dataclass
class Choice:
    """A choice that an explanation tells of, as far as it is understood."""

    words: str
    tests: list[Test] = field(default_factory=list)

    def fits(self, seen: Seen) -> bool:
        """Whether something may be chosen by it."""
        return all(test(seen) for test in self.tests)


# ------------------------------------------------------------------ reading an explanation

NAMES = r"(\[[^\]]*\](?:(?:, | or )\[[^\]]*\])*)"
COLOUR = r"(?:red|blue|yellow|green|black|purple|white)"
COLOURS = rf"({COLOUR}(?:(?:, | or ){COLOUR})*)"
ELEMENT = r"(?:Fire|Ice|Wind|Earth|Lightning|Water|Light|Dark)"
ELEMENTS = rf"({ELEMENT}(?:(?:, | or ){ELEMENT})*)"


def listed(words: str) -> list[str]:
    """The names of a list."""
    return re.findall(r"\[([^\]]*)\]", words) or re.split(r", | or ", words)


def at_most(key: str, n: str) -> Test:
    """A number that is there and not above this."""
    return lambda seen: seen[key] is not None and seen[key] <= int(n)


def at_least(key: str, n: str) -> Test:
    """A number that is there and not below this."""
    return lambda seen: seen[key] is not None and seen[key] >= int(n)


def equal(key: str, n: str) -> Test:
    """This very number."""
    return lambda seen: seen[key] == int(n)


QUOTED = r"has (?:“[^”]*”(?:, | or )?)+"


def lowered(words: str) -> list[str]:
    """Names and words in quotation marks, in small letters."""
    return [word.lower() for word in re.findall(r"\[([^\]]*)\]|“([^”]*)”", words) for word in word if word]


def called(seen: Seen) -> list[str]:
    """All names of a card, in small letters."""
    return [
        str(seen["name"]).lower(),
        *(str(name).lower() for list in ("also_names", "name_parts") for name in getattr(seen.face, list, [])),
    ]


ATOMS: dict[str, list[tuple[str, Callable[[re.Match[str]], Test]]]] = {
    "digimon": [
        (r"is Lv\.(\d+) or lower", lambda m: at_most("level", m[1])),
        (r"is Lv\.(\d+) or higher", lambda m: at_least("level", m[1])),
        (r"is Lv\.(\d+)", lambda m: equal("level", m[1])),
        (r"has (\d+) DP or less", lambda m: at_most("dp", m[1])),
        (r"has (\d+) DP or more", lambda m: at_least("dp", m[1])),
        (r"has a play cost of at most (\d+)", lambda m: at_most("cost", m[1])),
        (r"has a play cost of at least (\d+)", lambda m: at_least("cost", m[1])),
        (rf"is {COLOURS}", lambda m: lambda seen: bool(set(listed(m[1])) & set(seen["colors"]))),
        (rf"has the trait {NAMES}", lambda m: lambda seen: bool(set(listed(m[1])) & set(seen["traits"]))),
        (rf"has the name {NAMES}", lambda m: lambda seen: any(one in called(seen) for one in lowered(m[1]))),
        (QUOTED + r" in its name", lambda m: lambda seen: any(one in name for one in lowered(m[0]) for name in called(seen))),
        (
            QUOTED + r" in one of its traits",
            lambda m: lambda seen: any(one in trait.lower() for one in lowered(m[0]) for trait in seen["traits"]),
        ),
        (r"is suspended", lambda m: lambda seen: seen["suspended"] is True),
        (r"is unsuspended", lambda m: lambda seen: seen["suspended"] is False),
    ],
    "fftcg": [
        (r"has cost (\d+) or less", lambda m: at_most("cost", m[1])),
        (r"has cost (\d+) or more", lambda m: at_least("cost", m[1])),
        (r"has cost (\d+)", lambda m: equal("cost", m[1])),
        (r"has (?:power )?(\d+) power or less", lambda m: at_most("power", m[1])),
        (r"has (?:power )?(\d+) power or more", lambda m: at_least("power", m[1])),
        (rf"is {ELEMENTS}", lambda m: lambda seen: bool({one.lower() for one in listed(m[1])} & set(seen["elements"]))),
        (rf"has the Job {NAMES}", lambda m: lambda seen: bool(set(listed(m[1])) & set(seen["jobs"]))),
        (r"is dull", lambda m: lambda seen: seen["dull"] is True),
        (r"is active", lambda m: lambda seen: seen["dull"] is False),
    ],
}
"""What an explanation can ask of one thing."""


def side_of(seen: Seen) -> int:
    """On whose side something is."""
    return int(str(seen["zone"]).startswith("p2"))


PLACES: dict[str, list[tuple[str, Test]]] = {
    "digimon": [
        (r"among the cards this effect revealed or looked at", lambda seen: True),
        (r"in your opponent's battle area", lambda seen: seen["zone"] == f"p{2 - seen.chooser}.battle"),
        (r"in your battle area", lambda seen: seen["zone"] == f"p{seen.chooser + 1}.battle"),
        (r"in either player's battle area", lambda seen: str(seen["zone"]).endswith(".battle")),
        (r"in your hand or in your trash", lambda seen: seen["zone"] in zones(seen, "hand", "trash")),
        (r"in your hand", lambda seen: seen["zone"] in zones(seen, "hand")),
        (r"in your trash", lambda seen: seen["zone"] in zones(seen, "trash")),
    ],
    "fftcg": [
        (r"your opponent controls", lambda seen: seen["zone"] == f"p{2 - seen.chooser}.field"),
        (r"you control", lambda seen: seen["zone"] == f"p{seen.chooser + 1}.field"),
        (r"on the field", lambda seen: str(seen["zone"]).endswith(".field")),
        (r"in your Break Zone", lambda seen: seen["zone"] in zones(seen, "break")),
        (r"in your hand", lambda seen: seen["zone"] in zones(seen, "hand")),
    ],
}
"""Where an explanation can look for things. “You” is whoever chooses."""


def zones(seen: Seen, *names: str) -> list[str]:
    """Areas of the player who chooses."""
    return [f"p{seen.chooser + 1}.{name}" for name in names]


KINDS: dict[str, dict[str, Test]] = {
    "digimon": {
        "Digimon card": lambda seen: seen["kind"] == "digimon",
        "Tamer card": lambda seen: seen["kind"] == "tamer",
        "Option card": lambda seen: seen["kind"] == "option",
        "card": lambda seen: True,
    },
    "fftcg": {
        "Forward card": lambda seen: seen.face.kind == "forward",
        "Backup card": lambda seen: seen.face.kind == "backup",
        "Summon card": lambda seen: seen.face.kind == "summon",
        "Monster card": lambda seen: seen.face.kind == "monster",
        "Character": lambda seen: True,
        "Backup": lambda seen: seen.face.kind == "backup",
        "card": lambda seen: True,
    },
}
"""Kinds of things that do not change. What is a Digimon or a Forward for a while is left to the engine."""
OTHERS = {"digimon": ("Digimon", "Tamer"), "fftcg": ("Forward", "Monster")}


HARD = re.compile(
    "raise the|its colour|of different|together with|of the same|or card|among the cards under|it beat|chose|from the game"
)
"""What is said of several things together, or of others, is not understood here."""


def choices(name: str, lines: Sequence[str]) -> list[Choice] | None:
    """The choices of an explanation; None if one of them is not understood."""
    text = " ".join(line.strip() for line in lines)
    kinds = "|".join(sorted([*KINDS[name], *OTHERS[name]], key=len, reverse=True))
    places = "|".join(place for place, _ in PLACES[name])
    pattern = re.compile(
        rf"(?:\d+|up to \d+|any number of) (other )?({kinds})s? ({places})([^;:]*?)(?= \(you choose\)|\.(?:\s|$)|$)"
    )
    if HARD.search(text):
        return None
    found: list[Choice] = []
    for match in pattern.finditer(text):
        choice = Choice(match[0])
        choice.tests.append(KINDS[name].get(match[2], lambda seen: True))
        choice.tests += [test for place, test in PLACES[name] if re.fullmatch(place, match[3])]
        rest = re.sub(r"^,? ?(?:each of which|that) ", "", match[4]).strip()
        for part in re.split(r", | and ", rest) if rest else []:
            atoms = ((re.fullmatch(atom, part), make) for atom, make in ATOMS[name])
            test = next((make(atom) for atom, make in atoms if atom is not None), None)
            if test is None:
                return None
            choice.tests.append(test)
        found.append(choice)
    asked = r"\(you choose\)" if name == "digimon" else r"choose (?:up to )?\d|select|search|discard"
    said = len(re.findall(asked, text))
    return found if said == len(found) else None


# ------------------------------------------------------------------ watching


KEYWORDS = (
    "material",
    "xros",
    "decoy",
    "dna",
    "alliance",
    "overclock",
    "partition",
    "decode",
    "fragment",
    "raid",
    "order",
    "digisorption",
    "save",
    "cost",
    "payment",
    "discard",
)
"""Choices of keyword effects and of payments, which the explanation of a card does not tell of."""


class Watcher(Audit):
    """Both players: chooses by chance, and holds choices against explanations."""

    def __init__(self, rules: Game, seed: int) -> None:
        super().__init__(rules, seed, 0.0)
        self.known: dict[str, list[Choice] | None] = {}
        self.looked = self.skipped = 0
        self.wrong: list[str] = []

    def choose(self, table: object, decision: Decision) -> int:
        """Chooses by chance, after a look."""
        assert isinstance(table, Table)
        if decision.kind == "choose" and decision.source >= 0 and decision.about not in KEYWORDS:
            self.look(table, decision)
        return super().choose(table, decision)

    def look(self, table: Table, decision: Decision) -> None:
        """Holds what is offered against the explanation of the card that asks."""
        face = table.cards[decision.source].face
        if face.id not in self.known:
            self.known[face.id] = choices(self.rules.name, explained(self.rules, face))
        known = self.known[face.id]
        if not known or borrowed(table, decision.source):
            self.skipped += 1
            return
        for option in decision.options:
            uid = option.card if option.card >= 0 else top_of(table, option.body)
            if option.verb == "done" or uid < 0:
                continue
            self.looked += 1
            seen = Seen(self.rules, table, uid, table.cards[decision.source].owner)
            if not any(choice.fits(seen) for choice in known):
                facts = {"about": decision.about, "by": decision.player, "zone": seen["zone"]}
                self.wrong.append(f"{face.id} offers {seen.face.id} {facts}: none of {[choice.words for choice in known]}")


@cache
def explained(rules: Game, face: Face) -> list[str]:
    """What a card will do, in plain words; without what keywords mean."""
    return [line for line in rules.explain(face) if " means: " not in line]


def top_of(table: Table, body: int) -> int:
    """The card on top of a body."""
    found = table.bodies.get(body)
    top = getattr(found, "top", None) or getattr(found, "card", None)
    return top.uid if top is not None else -1


def borrowed(table: Table, uid: int) -> bool:
    """Whether a card may carry out effects that are not printed on it: those of cards under it, and those given to it."""
    card = table.cards[uid]
    body = card.host
    if body is None and table.kinds[card.zone % len(table.kinds)].name in ("trash", "break"):
        return True  # it was deleted, and what it inherited is carried out
    return body is not None and any(getattr(use, "granted", False) or use.uid != uid for use in getattr(body, "active", ()))


def main() -> int:
    """The program."""
    parser = argparse.ArgumentParser(description="holds random games among real decks against the explanations of their cards")
    parser.add_argument("game", choices=list(oracle.POOLS))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--from", type=int, default=0, dest="first")
    arguments = parser.parse_args()
    rules = game_of(arguments.game)
    files = [oracle.SHARED / path for path in oracle.POOLS[arguments.game]]
    pool(rules, files)
    decks, _ = real_decks(files, oracle.SHARED / arguments.game / DECKS, rules)
    told: Counter[str] = Counter()
    looked = skipped = 0
    for seed in range(arguments.first, arguments.first + arguments.games):
        table = rules.table([decks[seed % len(decks)].cards, decks[seed * 7 % len(decks)].cards], seed)
        watcher = Watcher(rules, seed)
        table.seats = [watcher, watcher]
        walk(table)
        looked, skipped = looked + watcher.looked, skipped + watcher.skipped
        for case in watcher.wrong:
            card = case.split(" offers ")[0]
            told[card] += 1
            if told[card] == 1:
                print(f"seed {seed}: {case}")
    seen = f"{looked} options looked at, {skipped} choices not understood"
    print(f"{arguments.games} games, {seen}, {len(told)} cards do not fit")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
