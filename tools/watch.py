"""Plays random games among real decks and holds every choice and every move against what the card's explanation says.

    python tools/watch.py digimon --games 200 [--from SEED]
    python tools/watch.py fftcg --games 200

The explanation (``shinpan cards show``) is made from what runs, and people check it against the print; this checks that what
runs does it. It is read here as text, by itself, and asked of the facts that scenarios ask for: where every choice that a card
explains is understood here (kind, side, area, level, DP, cost, power, colours, elements, names, traits …), each option of its
choices must fit one of them. Every card that an effect moves must come from, and go to, a zone that the explanation of the
effect's card speaks of. And who plays a card while no text in the game says anything about costs pays what is printed on it.

It runs on pure Python. Exit code 1 where something does not fit; each case is printed once, with its seed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
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
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.plays: list[tuple[int, int, int]] = []
        """Cards that are played where nothing speaks of costs: when, which, and what is printed."""

    def choose(self, table: object, decision: Decision) -> int:
        """Chooses by chance, after a look."""
        assert isinstance(table, Table)
        if decision.kind == "choose" and decision.source >= 0 and decision.about not in KEYWORDS:
            self.look(table, decision)
        taken = super().choose(table, decision)
        option = decision.options[taken]
        if option.verb in ("play", "use", "cast") and option.card >= 0:
            face = table.cards[option.card].face
            around = [card.face for card in table.cards if card.host is not None]
            if not any(of_costs(self.rules, one) for one in (face, *around)):
                self.plays.append((len(table.events), option.card, getattr(face, "cost", 0)))
        return taken

    def look(self, table: Table, decision: Decision) -> None:
        """Holds what is offered against the explanation of the card that asks."""
        face = table.cards[decision.source].face
        if face.id not in self.known:
            self.known[face.id] = choices(self.rules.name, explained(self.rules, face))
        known = self.known[face.id]
        if not known or borrowed(table, decision.source):
            self.counts["choices not understood"] += 1
            return
        for option in decision.options:
            uid = option.card if option.card >= 0 else top_of(table, option.body)
            if option.verb == "done" or uid < 0:
                continue
            self.counts["options"] += 1
            seen = Seen(self.rules, table, uid, table.cards[decision.source].owner)
            if not any(choice.fits(seen) for choice in known):
                facts = {"about": decision.about, "by": decision.player, "zone": seen["zone"]}
                self.wrong.append(f"{face.id} offers {seen.face.id} {facts}: none of {[choice.words for choice in known]}")


ZONES: dict[str, dict[str, str]] = {
    "digimon": {
        "hand": r"hand|draw|<Draw|material|DigiXros|Assembly",
        "deck": r"deck|draw|reveal|Recovery|search",
        "trash": r"trash|delete|De-Digivolve|discard|Digi-Burst|use ",
        "security": r"security|Recovery",
        "under": r"under|digivolve|DigiXros|Assembly|material|stack",
        "link": r"link",
        "battle": r"play|digivolve|battle area|place|put|delete|return|stack|token|De-Digivolve|trash",
        "breeding": r"breeding|hatch|digivolve|delete|return|trash",
        "eggs": r"Digi-Egg|hatch|deck",
    },
    "fftcg": {
        "hand": r"hand|draw|discard|cast",
        "deck": r"deck|draw|search|reveal",
        "break": r"Break Zone|break|put|discard|damage|power|sacrifice",
        "field": r"field|play|put|break|return|damage|power|remove|control",
        "removed": r"remove|game",
        "damage": r"damage",
    },
}
"""The words by which an explanation speaks of a zone, also of what takes cards there by the rules."""
COSTS = re.compile(r"(?i)cost|pay|without meeting|less\b|CP")
DOERS = ("effect", "ability", "summon")
LEFT = {"digimon": 0, "fftcg": 1}
"""So much may be left over of what is paid with: a discarded card gives 2 CP."""


def moved(rules: Game, table: Table, looked: Counter[str]) -> Iterator[str]:
    """Every move by an effect from or to a zone that the explanation of its card does not speak of."""
    names = {number: kind.name for number, kind in enumerate(table.kinds)} | {20: "under", 21: "link"}
    for event in table.events:
        why = getattr(event, "why", None)
        card = getattr(why, "card", None)
        if (
            event.kind == "cast"
            or why is None
            or why.kind not in DOERS
            or card is None
            or getattr(why, "keyword", "")
            or borrowed(table, card.uid)
        ):
            continue
        said = " ".join(explained(rules, card.face))
        for zone in (names.get(getattr(event, "place", -1), ""), names.get(getattr(event, "goal", -1), "")):
            words = ZONES[rules.name].get(zone)
            looked["moves"] += words is not None
            if words is not None and not re.search(words, said):
                yield f"{card.face.id} {event.kind} {event.card.face.id if event.card else '?'}: it does not speak of {zone}"


def paid(rules: Game, table: Table, watcher: Watcher) -> Iterator[str]:
    """Every payment for a card that is not what is printed on it, where nothing in the game spoke of costs."""
    paying, done = ("memory", ("played", "used")) if rules.name == "digimon" else ("pay", ("cast",))
    for start, uid, cost in watcher.plays:
        sums = 0
        for event in table.events[start:]:
            if event.kind == paying:
                sums = abs(event.amount)
            if event.kind in done and event.card is not None and event.card.uid == uid:
                watcher.counts["payments"] += 1
                if not cost <= sums <= cost + LEFT[rules.name]:
                    yield f"{event.card.face.id} pays {sums}, printed is {cost}"
                break
            if event.kind in ("turn", "action") or event.kind == "casting" and event.card is not None and event.card.uid != uid:
                break


@cache
def of_costs(rules: Game, face: Face) -> bool:
    """Whether the explanation of a card says anything about costs, but for what is paid to digivolve."""
    return any(COSTS.search(line) for line in rules.explain(face) if not line.strip().startswith("Requirement: digivolve from"))


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
    looked: Counter[str] = Counter()
    for seed in range(arguments.first, arguments.first + arguments.games):
        table = rules.table([decks[seed % len(decks)].cards, decks[seed * 7 % len(decks)].cards], seed)
        watcher = Watcher(rules, seed)
        table.seats = [watcher, watcher]
        table.recording = True
        walk(table)
        watcher.wrong += [*moved(rules, table, watcher.counts), *paid(rules, table, watcher)]
        looked.update(watcher.counts)
        for case in watcher.wrong:
            card = case.split(" ")[0]
            told[card] += 1
            if told[card] == 1:
                print(f"seed {seed}: {case}")
    seen = ", ".join(f"{number} {what}" for what, number in sorted(looked.items()))
    print(f"{arguments.games} games, {seen}, {len(told)} cards do not fit")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
