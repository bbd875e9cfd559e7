"""Nothing printed is dropped: the content words of a text against those of its meaning, printed anew.

    python tools/content.py [GAME …]           the sentences whose meaning lacks a word of the text, or has one more
    python tools/content.py record [GAME …]    writes tests/oracle/content-GAME.txt

Every word of a text is in a wording that was read; but a wording may pass over a word (“1 (Digimon|card)”), and then the
meaning does not have it. So each sentence is printed from its meaning in the newest wording, and both are compared by what
matters: names, numbers, kinds of cards, colours, owners, areas, “exactly”, “other” and the like. What says the same in two
ways is brought to one first (``SAME``). What is left is in the recorded list, by digests of the sentences;
``tests/test_content.py`` holds that none is added to it unseen. Without ``record`` only what is new is printed.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import oracle
from shinpan.games.base import Game
from shinpan.library.cards import built, read_rows
from shinpan.library.checked import digest
from shinpan.library.registry import game as game_of
from shinpan.phrases.printer import Unprintable

KEPT = oracle.KEPT
WORDS = (
    "digimon tamer option token digi-egg card opponent hand deck trash security breeding exactly other suspended unsuspended"
    " top bottom red blue yellow green black purple white lowest highest same different level dp cost link forward backup"
    " monster summon character dull active frozen fire ice wind earth lightning water light dark random owner element power"
    " counter attacking blocking party battle_area face_up face_down break_zone damage_zone"
)
"""The words that matter, besides names, icons and numbers."""
WORD = re.compile(
    r"\[[^\]]*\]|＜[^＞]*＞|《[^》]*》|\d+|\b(?:" + "|".join(WORDS.split()).replace("_", " ") + r")\b", re.IGNORECASE
)
THINGS = "digimon|tamer|option|token|digi-egg|card|forward|backup|monster|summon|character|deck|hand|owner|opponent"
BEGUN = r"\d|any|all|the|this|that|up|cards?\b|it\b|them\b|one|both|your (?:opponent's )?(?:top|bottom)"
SAME: dict[str, list[tuple[str, str]]] = {
    "": [
        (r"\b(?:an?|one|another|any) of (?=your|their|them|those|these|its)", "1 of "),
        (r"\banother\b", "other"),
        (r"\bface-(up|down)\b", r"face \1"),
        (rf"\b({THINGS})(?:s'|'s|s)\b", r"\1"),
    ],
    "digimon": [
        (r"\brecycle bin\b", "trash"),
        (r"\bLv\.(?=\d)", "level "),
        (r"\[(?:Digivolve|DNA Digivol\w+|Burst Digivolve|Rule)\]", " "),
        (r"＜DNA Digivolution:([^＞]*)＞", r"\1"),
        (r"＜Ice Clad＞", "＜Iceclad＞"),
        (r"\b(?:draw|draws) (?:1 card|the top card)(?: (?:from|of) (?:your|their) decks?)?", "＜Draw 1＞"),
        (r"\b(?:one|1) of your (?=effects|Digimon's effects)", "your "),
        (r"\bfrom the breeding area to the battle area\b", "from the breeding area"),
        (r"\[(?:DigiXros|Assembly) -(\d)\]", r" \1 "),
        (r"\b(?:memory|play|digivolution|use|link) costs?\b|\bcosts\b", "cost"),
        (r"\blevels\b", "level"),
        (r"\bmulti-?color(?:ed)?\b", "2 or more colors"),
        (r"\b(?:un)?suspends?\b|\b(?:un)?suspending\b|\b(?:becomes?|is|are) (?:un)?suspended\b", " "),
        (rf"\btrash(?:es|ing|ed)\b|\btrash (?={BEGUN})", " "),
        (r"\boutside of\b", "other than in"),
    ],
    "fftcg": [
        (r"\bthe rest of the card\b", "the other card"),
        (r"\bthis (?:forward|character)\b", "[this]"),
        (r"\b(element|cost)s\b", r"\1"),
        (r"\bon the same turn\b", " "),
        (r"(?<!all )(?<!all of )\b(?:that|the) (?:forward|summon|character)\b", "it"),
        (r"\bcharacter card\b", "character"),
        (r"\bthe same (?:power )?as\b", "equal to"),
    ],
}
"""What says the same, by game: brought to one form in both."""


def content(text: str, name: str) -> Counter[str]:
    """The words of a sentence that matter."""
    for old, new in (*SAME[""], *SAME.get(name, [])):
        text = re.sub(old, new, text, flags=re.IGNORECASE)
    return Counter(word.lower() for word in WORD.findall(text))


def sentences(game: Game, every: int = 1) -> Iterator[tuple[str, str, str]]:
    """Every different sentence of the pool: a card it is on, the sentence, and its meaning printed anew.

    ``every`` takes one card in so many.
    """
    reader = game.reader("en")
    merged = read_rows([oracle.SHARED / path for path in oracle.POOLS[game.name]], "en", None, game)
    seen: set[str] = set()
    for identity in list(merged.rows)[::every]:
        face = built(game, merged, identity, "en")
        if game.unread(face):
            continue
        for reading in game.readings(face).values():
            for number, sentence in enumerate(reading.sentences):
                if sentence.meaning is None or sentence.text in seen:
                    continue
                seen.add(sentence.text)
                first = "Line" if number in reading.starts else "Next"
                for category in ("Bullet" if sentence.text.startswith("・") else first, "SummonLine"):
                    try:
                        yield identity, sentence.text, reader.printer.sentence(sentence.meaning, category, False)
                        break
                    except (Unprintable, KeyError):
                        continue


@dataclass(frozen=True)
class Difference:
    """A sentence whose meaning lacks a word (-) or has one that is not printed (+)."""

    sentence: str
    """A digest of it: no text of a card is kept."""
    card: str
    """A card that it is on."""
    words: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.sentence} {self.card} {' '.join(self.words)}"


def differences(game: Game, every: int = 1) -> list[Difference]:
    """The sentences of the pool whose words that matter are not those of their meaning."""
    found: list[Difference] = []
    for identity, text, anew in sentences(game, every):
        a, b = content(text, game.name), content(anew, game.name)
        words = sorted([f"-{word}" for word in a if word not in b] + [f"+{word}" for word in b if word not in a])
        if words:
            found.append(Difference(digest([text]), identity, tuple(word.replace(" ", "_") for word in words)))
    return found


def kept(name: str) -> Path:
    """The recorded list of a game."""
    return KEPT / f"content-{name}.txt"


def looked_at(name: str) -> set[tuple[str, tuple[str, ...]]]:
    """The sentences of the recorded list, with their words."""
    rows = (row.split() for row in kept(name).read_text("utf-8").splitlines())
    return {(sentence, tuple(words)) for sentence, _, *words in rows}


def main(arguments: list[str]) -> int:
    """The program."""
    recording = arguments[:1] == ["record"]
    for name in arguments[recording:] or list(oracle.POOLS):
        found = sorted(differences(game_of(name)), key=lambda one: one.card)
        if recording:
            kept(name).write_text("".join(f"{one}\n" for one in found), "utf-8")
        else:
            known = looked_at(name) if kept(name).exists() else set()
            for one in found:
                if (one.sentence, one.words) not in known:
                    print(one)
        print(f"{name}: {len(found)} sentences differ", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
